/*
 * zg_4_pulse.c: ZG-4, turns and pulses.
 */
#include "zg_position.h"

RULE("ZG-4.1", a_turn_plays_all_cards_one_by_one_in_any_order)
{
    struct zg_state s;

    duel(&s, QUIET, "a1", "l10");
    hold(&s, 0, FEET | BIT(ZG_LARM));
    CHECK_LEGAL(&zg_game, &s, ZG_LARM, ZG_LFOOT, ZG_RFOOT);
    KIT_PLAY(&zg_game, &s, NULL, ZG_RFOOT, GO("a2"), ZG_M_DONE);
    CHECK_LEGAL(&zg_game, &s, ZG_LARM, ZG_LFOOT);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LARM, GO("a1"));
    /* The last card is not asked for. */
    CHECK_INT(s.phase, ZG_P_MOVE);
    CHECK_INT(s.pulse.card, ZG_LFOOT);
    KIT_PLAY(&zg_game, &s, NULL, GO("a3"), ZG_M_DONE);
    CHECK_INT(s.head.to_act, 1);
    CHECK_INT(s.seat[0].hand_n, 0);
    CHECK_INT(s.seat[0].deck, ZG_GEAR);
}

RULE("ZG-4.2", moving_and_attacking_may_be_left_but_not_the_pulse)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    KIT_PLAY(&zg_game, &s, NULL, ZG_LHAND);
    CHECK(kit_is_legal(&zg_game, &s, ZG_M_DONE));
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK(kit_is_legal(&zg_game, &s, ZG_A_NONE));
    KIT_PLAY(&zg_game, &s, NULL, ZG_A_NONE);
    CHECK_INT(s.seat[0].hand_n, 2); /* spent all the same */
    CHECK_INT(s.seat[0].cell, cell("e4"));
}

RULE("ZG-4.3", the_move_comes_before_the_attack)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "g4");
    KIT_PLAY(&zg_game, &s, NULL, ZG_LHAND);
    CHECK_INT(s.phase, ZG_P_MOVE);
    KIT_PLAY(&zg_game, &s, NULL, GO("f4"));
    CHECK_INT(s.phase, ZG_P_ATTACK);
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    CHECK_INT(s.phase, ZG_P_CARD); /* no move after it */
    CHECK_INT(s.seat[0].hand_n, 2);
}

RULE("ZG-4.4", a_card_goes_back_when_its_pulse_is_over)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, QUIET, "e4", "f4");
    strike(&s, &t, ZG_LHAND, END_B, ZG_RARM, 1); /* a miss or not */
    CHECK(!(s.seat[0].hand & BIT(ZG_LHAND)));
    CHECK(s.seat[0].deck & BIT(ZG_LHAND));
    CHECK_INT(kit_events(&t, ZG_EV_RETURN), 1);
    CHECK_INT(kit_event(&t, ZG_EV_RETURN, 0)->arg[4], ZG_LHAND);
}

RULE("ZG-4.5", turns_go_in_impulse_order_and_then_a_round_begins)
{
    struct zg_state s;

    position(&s, "players=3 " QUIET " arena=library");
    place(&s, 0, "a1", ZG_STAND);
    place(&s, 1, "f10", ZG_STAND);
    place(&s, 2, "l1", ZG_STAND);
    turn(&s, 1); /* 1, 2, 0 */
    for (int k = 0; k < 3; k++) {
        int seat = (1 + k) % 3;
        for (int i = 0; i < 3; i++)
            hold(&s, i, i == seat ? 7 : s.seat[i].hand);
        while (s.head.to_act == seat && s.phase != ZG_P_HAND)
            zg_game.apply(&s, zg_game.fallback(&s), NULL);
        if (k < 2)
            CHECK_INT(s.head.to_act, (seat + 1) % 3);
    }
    CHECK_INT(s.phase, ZG_P_HAND);
    CHECK_INT(s.head.turn, 3);
    CHECK_INT(s.head.to_act, 0);
}

RULE("ZG-4.6", a_card_is_public_when_announced_or_flipped)
{
    struct zg_state s, seen;

    /* Used for its Move only. */
    duel(&s, QUIET, "a1", "l10");
    KIT_PLAY(&zg_game, &s, NULL, ZG_LHAND, GO("b1"));
    CHECK_INT(s.seat[0].shown, 0);
    CHECK_INT(s.seat[0].back, 0);

    /* In play, and not announced. */
    duel(&s, QUIET, "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    rum_game_hide(&zg_game, &s, 1, &seen);
    CHECK_INT(seen.pulse.card, ZG_NONE);
    /* Announced: END. */
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    rum_game_hide(&zg_game, &s, 1, &seen);
    CHECK_INT(seen.pulse.card, ZG_LHAND);
    CHECK_INT(s.seat[0].shown, BIT(ZG_LHAND));

    /* A sneak attack: only the flip shows it. */
    duel(&s, "flameout=off character=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    s.first_attack = false;
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    CHECK_INT(s.phase, ZG_P_FLIP);
    rum_game_hide(&zg_game, &s, 1, &seen);
    CHECK_INT(seen.pulse.card, ZG_NONE);
    KIT_PLAY(&zg_game, &s, NULL, 0);
    CHECK_INT(s.seat[0].shown, BIT(ZG_LHAND));
}

RULE("ZG-4.6", a_sneak_attack_that_fails_on_cover_shows_no_card)
{
    struct zg_state s;

    duel(&s, QUIET, "b4", "b7"); /* E9 */
    hold(&s, 0, BIT(ZG_RHAND) | FEET);
    attacks(&s, 0, ZG_RHAND); /* range 4 */
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT));
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    CHECK_INT(s.phase, ZG_P_CARD);
    CHECK_INT(s.seat[0].shown, 0);
    CHECK_INT(s.seat[0].back, 0);
    CHECK_INT(s.seat[0].blind, 1);
}

RULE("ZG-4.7", a_defeated_player_takes_no_more_turns)
{
    struct zg_state s;

    position(&s, "players=3 " QUIET " arena=library figures=CAA");
    place(&s, 0, "e4", ZG_STAND);
    place(&s, 1, "f4", ZG_STAND);
    place(&s, 2, "l10", ZG_STAND);
    slagged(&s, 1, 0x0f);
    hold(&s, 1, FEET | BIT(ZG_BACK));
    hold(&s, 0, BIT(ZG_LHAND));
    attacks(&s, 0, ZG_LHAND);
    /* Gauntlet A on Reaction Armor A: 2 strikes, four cards left. */
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    CHECK(s.seat[1].alive);
    slagged(&s, 1, BIT(ZG_BACK));
    place(&s, 1, "f4", ZG_STAND);
    hold(&s, 1, FEET);
    hold(&s, 0, BIT(ZG_LHAND));
    s.seat[1].deck = BIT(ZG_BODY);
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, {1, 0}, SPIN_B);
    zg_defeat(&s, 1, ZG_O_GEAR, NULL);
    CHECK_INT(s.seat[1].hand_n, 0);
    CHECK_INT(s.seat[1].deck_n, 0);
    CHECK(!zg_over(&s));
    zg_ask(&s, ZG_P_ATTACK, 0);
    KIT_PLAY(&zg_game, &s, NULL, ZG_A_NONE);
    CHECK_INT(s.head.to_act, 2); /* not 1 */
}

RULE("ZG-4.8", an_empty_hand_still_has_a_turn)
{
    struct zg_state s;

    position(&s, "players=3 flameout=off half_turn=off arena=library");
    place(&s, 0, "a1", ZG_STAND);
    place(&s, 1, "f10", ZG_STAND);
    place(&s, 2, "l1", ZG_STAND);
    hold(&s, 0, BIT(ZG_LHAND));
    hold(&s, 1, 0);
    turn(&s, 0);
    s.seat[1].stunned = true;
    s.seat[1].used = BIT(ZG_FRONT);
    s.seat[1].used_before = BIT(ZG_BACK);
    s.seat[2].char_used = true;
    plays(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_INT(s.head.to_act, 2); /* seat 1 played nothing */
    CHECK_INT(s.seat[1].used_before, BIT(ZG_FRONT));
    CHECK_INT(s.seat[1].used, 0);
    CHECK(s.seat[1].stunned);
    CHECK(!s.seat[2].char_used); /* refreshed */
}
