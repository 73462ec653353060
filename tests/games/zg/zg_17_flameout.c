/*
 * zg_17_flameout.c: ZG-17, flameout and countdown.
 */
#include "zg_position.h"

RULE("ZG-17.1", flameout_is_announced_before_hands_in_seat_order)
{
    struct zg_state s, seen;
    struct rum_trace t = {0};

    kit_deal(&zg_game, &s, 1, "players=3");
    CHECK_INT(s.phase, ZG_P_FLAME);
    CHECK_LEGAL(&zg_game, &s, 0, 1);
    KIT_PLAY(&zg_game, &s, &t, 1);
    CHECK_INT(s.head.to_act, 1);
    CHECK_INT(kit_events(&t, ZG_EV_FLAME), 1);
    rum_game_hide(&zg_game, &s, 2, &seen);
    CHECK(seen.seat[0].flame);
    KIT_PLAY(&zg_game, &s, &t, 0, 1); /* several may */
    CHECK(s.seat[2].flame && !s.seat[1].flame);
    CHECK_INT(s.phase, ZG_P_HAND);
    kit_deal(&zg_game, &s, 1, "flameout=off");
    CHECK_INT(s.phase, ZG_P_HAND);
}

RULE("ZG-17.2 ZG-4.4", each_card_is_played_twice)
{
    struct zg_state s;

    duel(&s, "half_turn=off character=off", "a1", "l10");
    s.seat[0].flame = true;
    hold(&s, 0, FEET | BIT(ZG_LARM));
    turn(&s, 0);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LARM, ZG_M_DONE);
    CHECK_INT(s.seat[0].hand_n, 3);
    CHECK_INT(s.seat[0].pulses, 5);
    CHECK_LEGAL(&zg_game, &s, ZG_LARM, ZG_LFOOT, ZG_RFOOT); /* any order */
    KIT_PLAY(&zg_game, &s, NULL, ZG_LFOOT, ZG_M_DONE, ZG_LARM, ZG_M_DONE);
    CHECK_INT(s.seat[0].hand_n, 2); /* back after the second use */
    CHECK(s.seat[0].deck & BIT(ZG_LARM));
    CHECK_INT(s.seat[0].once, BIT(ZG_LFOOT));
    KIT_PLAY(&zg_game, &s, NULL, ZG_LFOOT, ZG_M_DONE, ZG_M_DONE);
    CHECK_INT(s.seat[0].hand_n, 1);
    CHECK_INT(s.seat[0].pulses, 1);
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_INT(s.head.to_act, 1); /* six actions */
}

/* The last pulse of a round of which seat 0 announced flameout. */
static void last_pulse(struct zg_state *s, const char *options)
{
    position(s, options);
    for (int i = 0; i < s->head.seats; i++) {
        place(s, i, (const char *[]){"a1", "l10", "a10", "l1"}[i], ZG_STAND);
        hold(s, i, 0);
    }
    hold(s, 0, BIT(ZG_LARM));
    plays(s, 0, ZG_LARM);
    s->seat[0].flame = true;
    s->seat[0].once = BIT(ZG_LARM);
    s->seat[0].pulses = 1;
}

RULE("ZG-17.3 ZG-18.3", without_a_defeated_foe_one_is_out)
{
    struct zg_state s;
    struct rum_trace t = {0};

    last_pulse(&s, "half_turn=off character=off"); /* E16 */
    KIT_PLAY(&zg_game, &s, &t, ZG_M_DONE);
    CHECK_OVER(&zg_game, &s);
    CHECK_SCORE(&zg_game, &s, 0, 60);
    CHECK_INT(kit_event(&t, ZG_EV_OUT, 0)->arg[0], ZG_O_FLAMEOUT);
}

RULE("ZG-17.3", a_foe_defeated_by_anyone_this_round_saves_it)
{
    struct zg_state s;

    last_pulse(&s, "players=3 half_turn=off character=off arena=library");
    s.seat[2].alive = false;
    s.seat[2].cell = ZG_NONE;
    hold(&s, 2, 0);
    s.fallen = 4;
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK(s.seat[0].alive);
    CHECK_INT(s.phase, ZG_P_FLAME); /* the next round */
    CHECK_INT(s.fallen, 0);
    CHECK(!s.seat[0].flame);
    /* A teammate that fell is no foe. */
    last_pulse(&s, "players=4 teams=2v2 half_turn=off character=off "
                   "arena=library");
    s.seat[2].alive = false;
    s.seat[2].cell = ZG_NONE;
    hold(&s, 2, 0);
    s.fallen = 4;
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK(!s.seat[0].alive);
    CHECK_SCORE(&zg_game, &s, 0, 60, 0, 60);
}

RULE("ZG-17.4", when_the_clock_runs_out_the_harmless_action_is_played)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1, "");
    CHECK_INT(zg_game.fallback(&s), 0); /* FLAME */
    KIT_PLAY(&zg_game, &s, NULL, 0, 0);
    CHECK_INT(zg_game.fallback(&s), 7); /* HAND: the lowest mask */
    KIT_PLAY(&zg_game, &s, NULL, 7, 0x1c0);
    CHECK_INT(s.phase, ZG_P_PLACE);
    CHECK_INT(zg_game.fallback(&s), 0); /* the first cell */
    KIT_PLAY(&zg_game, &s, NULL, 0);
    CHECK_INT(zg_game.fallback(&s), 0); /* POSE */
    duel(&s, "flameout=off", "e4", "f4");
    CHECK_INT(zg_game.fallback(&s), ZG_LHAND); /* CARD */
    KIT_PLAY(&zg_game, &s, NULL, ZG_LHAND);
    CHECK_INT(zg_game.fallback(&s), 0); /* MOVE */
    KIT_PLAY(&zg_game, &s, NULL, 0);
    CHECK_INT(zg_game.fallback(&s), 0); /* ATTACK */
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    CHECK_INT(zg_game.fallback(&s), 0); /* END */
    /* SAVE: only what would be the end. */
    s.test.target = ZG_BACK;
    zg_ask(&s, ZG_P_SAVE, 1);
    CHECK_INT(zg_game.fallback(&s), 0);
    s.test.target = ZG_BODY;
    CHECK_INT(zg_game.fallback(&s), 1);
    slagged(&s, 1, 0x3f & ~BIT(ZG_BACK));
    s.test.target = ZG_BACK;
    CHECK_INT(zg_game.fallback(&s), 0); /* four left: three stay */
    slagged(&s, 1, BIT(ZG_LFOOT));
    CHECK_INT(zg_game.fallback(&s), 1);
}

RULE("ZG-17.4", the_countdown_is_no_option_and_fallbacks_end_the_turn)
{
    struct zg_state s;

    for (int i = 0; i < zg_game.option_count; i++)
        CHECK(!strstr(zg_game.options[i].name, "count") ||
              i == ZG_OPT_ULSTER); /* ulster_counts */
    CHECK(zg_game.time == NULL);
    /* Played for whoever is slow until the turn has passed on. */
    duel(&s, "", "e4", "f4");
    int n = 0;
    while (s.head.to_act == 0 && n++ < 20)
        zg_game.apply(&s, zg_game.fallback(&s), NULL);
    CHECK_INT(s.head.to_act, 1);
    CHECK_INT(s.seat[0].hand_n, 0);
    /* A defender's answer too. */
    duel(&s, "figures=CV flameout=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BODY), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    CHECK_INT(s.phase, ZG_P_BRACE);
    CHECK_INT(zg_game.fallback(&s), 0);
}
