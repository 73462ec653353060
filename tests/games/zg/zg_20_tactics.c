/*
 * zg_20_tactics.c: ZG-20, the book's tactics, each of which can be left out;
 * example E31.
 */
#include "zg_position.h"

#include <stdio.h>

#define NO_TACTICS                                                             \
    "high_ground=off sneak=off jumps=off falling=off knockdown=off dash=off "  \
    "flameout=off stances=off "

RULE("ZG-20.1", every_tactic_is_on_unless_it_is_left_out)
{
    static const char *const names[] = {"high_ground", "sneak",     "jumps",
                                        "falling",     "knockdown", "dash",
                                        "flameout",    "stances"};
    struct zg_state s;

    for (int off = -1; off < 8; off++) {
        char options[32] = "";
        if (off >= 0)
            snprintf(options, sizeof(options), "%s=off", names[off]);
        kit_deal(&zg_game, &s, 1, options);
        const bool on[] = {s.high_ground, s.sneak, s.jumps,    s.falling,
                           s.knockdown,   s.dash,  s.flameout, s.stances};
        for (int i = 0; i < 8; i++)
            CHECK_INT(on[i], i != off);
    }
}

RULE("ZG-20.2 ZG-8.8", without_high_ground_nothing_from_above_is_augmented)
{
    struct zg_state s;

    duel(&s, "high_ground=off " QUIET, "i2", "g2"); /* E11 */
    CHECK_INT(zg_augments(&s, 0, zg_card_of(&s, 0, ZG_RHAND), 1), 0);
    place(&s, 0, "c2", ZG_STAND);
    place(&s, 1, "b2", ZG_STAND);
    CHECK_INT(zg_augments(&s, 0, zg_card_of(&s, 0, ZG_LHAND), 1), 0);
    CHECK_INT(zg_augments(&s, 0, zg_card_of(&s, 0, ZG_LARM), 1), ZG_X_CARD);
    s.pulse.pounce = 4; /* jumped down: ZG-8.9 */
    CHECK_INT(zg_augments(&s, 0, zg_card_of(&s, 0, ZG_LHAND), 1), 0);
}

RULE("ZG-20.2 ZG-5.22", without_high_ground_the_cells_of_leaps_are_plain)
{
    struct zg_state s;

    for (int off = 0; off < 2; off++) {
        duel(&s, off ? "high_ground=off " QUIET : QUIET, "f5", "d4"); /* E7 */
        hold(&s, 0, BIT(ZG_LHAND));
        plays(&s, 0, ZG_LHAND);
        s.pulse.budget = 4;
        CHECK_INT(kit_is_legal(&zg_game, &s, LEAP("e4")), !off);
        CHECK_INT(kit_is_legal(&zg_game, &s, GO("e4")), off);
        CHECK_INT(cost(&s, "e4"), 4);
        CHECK(kit_is_legal(&zg_game, &s, DROP("f4"))); /* that is falling */
    }
}

RULE("ZG-20.3", without_sneak_every_attack_is_announced_and_examined)
{
    struct zg_state s;

    for (int stance = ZG_STAND; stance <= ZG_ATTACK; stance += ZG_ATTACK) {
        struct rum_trace t = {0};
        duel(&s, "sneak=off figures=CV half_turn=off flameout=off", "e4", "f4");
        place(&s, 0, "e4", stance);
        attacks(&s, 0, ZG_LHAND);
        s.first_attack = false;
        s.pulse.unseen_by = 2;
        CHANCE(&s, from(s.seat[1].deck, ZG_BODY), SPIN_A);
        KIT_PLAY(&zg_game, &s, &t, DECK(1), END_A);
        CHECK(!s.test.sneak);
        CHECK_INT(kit_event(&t, ZG_EV_ATTACK, 0)->known_to, RUM_EVERYONE);
        CHECK_INT(kit_event(&t, ZG_EV_EXAMINE, 0)->arg[4], ZG_BODY);
    }
    /* From cover. */
    duel(&s, "sneak=off " QUIET, "b4", "b7");
    CHECK(!zg_sneaks(&s, 0, ZG_RHAND, 1));
}

RULE("ZG-20.3 ZG-6.5 ZG-6.6", attack_and_defense_keep_the_rest_without_sneak)
{
    struct zg_state s;

    duel(&s, "sneak=off " QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_RARM) | BIT(ZG_LARM)); /* Snatch */
    place(&s, 1, "f4", ZG_DEFENSE);
    attacks(&s, 0, ZG_RARM);
    CHECK(!kit_is_legal(&zg_game, &s, HAND(1)));
    place(&s, 0, "e4", ZG_ATTACK);
    CHECK(kit_is_legal(&zg_game, &s, HAND(1)));
    plays(&s, 0, ZG_LARM);
    CHECK_INT(cost(&s, "e3"), 2);
    CHECK_INT(cost(&s, "e2"), 255); /* travel 1 */
}

RULE("ZG-20.4", without_jumps_a_flight_crosses_no_void)
{
    struct zg_state s;

    /* E21: from e6 in Crucible 44 cells, 41 without; h7, h8 and i6 lie behind
     * the pit. */
    for (int off = 0; off < 2; off++) {
        duel(&s,
             off ? "jumps=off arena=crucible figures=VC " QUIET
                 : "arena=crucible figures=VC " QUIET,
             "e6", "l1");
        hold(&s, 0, BIT(ZG_BACK));
        plays(&s, 0, ZG_BACK);
        CHECK_INT(s.pulse.budget, 8);
        CHECK_INT(count_open(&s, ZG_M_GO), off ? 41 : 44);
        CHECK_INT(kit_is_legal(&zg_game, &s, GO("h7")), !off);
        CHECK_INT(kit_is_legal(&zg_game, &s, GO("h8")), !off);
        CHECK_INT(kit_is_legal(&zg_game, &s, GO("i6")), !off);
    }
}

RULE("ZG-20.4 ZG-5.15", without_jumps_no_card_is_added)
{
    struct zg_state s;

    /* E22, ruling 55: the chasm has a floor, and a Z-G card flies. */
    duel(&s, "jumps=off arena=two_tables figures=VC " QUIET, "e5", "l1");
    hold(&s, 0, FEET | BIT(ZG_BACK));
    plays(&s, 0, ZG_LFOOT);
    CHECK_INT(count_open(&s, ZG_M_ADD), 0);
    CHECK(kit_is_legal(&zg_game, &s, ZG_M_FIRST));
    CHECK_INT(cost(&s, "h5"), 6);
}

RULE("ZG-20.5 ZG-5.10 ZG-5.11", without_falling_everybody_crawls)
{
    struct zg_state s;

    for (int flyer = 0; flyer < 2; flyer++) {
        duel(&s, "falling=off " QUIET, "f5", "l1"); /* E7 */
        hold(&s, 0, BIT(ZG_LHAND) | (flyer ? BIT(ZG_BACK) : 0));
        plays(&s, 0, ZG_LHAND);
        s.pulse.budget = 4;
        CHECK(!kit_is_legal(&zg_game, &s, DROP("f4")));
        CHECK(!kit_is_legal(&zg_game, &s, GO("f4")));
        s.pulse.budget = 5;
        CHECK(kit_is_legal(&zg_game, &s, GO("f4")));
        CHECK_INT(cost(&s, "f4"), 5);
    }
}

RULE("ZG-20.5 ZG-5.19", without_falling_nobody_lands_on_a_foe)
{
    struct zg_state s;

    for (int off = 0; off < 2; off++) {
        duel(&s, off ? "falling=off " QUIET : QUIET, "i2", "h2"); /* E24 */
        plays(&s, 0, ZG_LHAND);
        CHECK_INT(kit_is_legal(&zg_game, &s, LAND("h2")), !off);
    }
}

RULE("ZG-20.5 ZG-5.24", without_falling_a_leap_is_a_hop_of_one_card)
{
    struct zg_state s;

    /* From f5 (3) to f4 (0) with a Z-G card in hand; from e5 (2) to e4 (0). */
    for (int off = 0; off < 2; off++) {
        duel(&s, off ? "falling=off " QUIET : QUIET, "f5", "e3");
        hold(&s, 0, BIT(ZG_LHAND) | BIT(ZG_BACK));
        plays(&s, 0, ZG_LHAND);
        s.pulse.budget = 4;
        CHECK_INT(kit_is_legal(&zg_game, &s, LEAP("f4")), !off);
        CHECK(kit_is_legal(&zg_game, &s, LEAP("e4")));
    }
}

RULE("ZG-20.5 ZG-14.4", without_falling_a_collapse_hurts_nobody)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, "falling=off arena=two_tables figures=AV " QUIET, "e1", "f3");
    s.test.piece = 2; /* E15 */
    zg_hit_piece(&s, 4, &t);
    CHECK(s.piece[2].gone);
    CHECK_INT(s.seat[1].stance, ZG_STAND);
    CHECK_INT(s.height[cell("f3")], 0);
    /* So nothing is learnt about the hand. */
    CHECK(!kit_event(&t, ZG_EV_FELL, 0)->reveals);
    CHECK(!s.seat[1].soft);
    CHECK_INT(s.seat[1].out, 0);
}

RULE("ZG-20.6 ZG-13.6 ZG-13.7", without_knockdown_throws_only_move_and_stop)
{
    static const struct {
        const char *from, *foe, *to;
        int cells;
    } rows[] = {
        {"e6", "f6", "i6", 4}, /* off a ledge, which ends the throw */
        {"i4", "j4", "l4", 3}, /* the wall */
        {"e1", "e2", "e4", 3}, /* a barrier */
        {"a4", "b4", "c4", 3}, /* the third figure */
    };
    struct zg_state s;
    struct rum_trace t = {0};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        position(&s,
                 "knockdown=off players=3 arena=library figures=CVA " QUIET);
        place(&s, 0, rows[i].from, ZG_STAND);
        place(&s, 1, rows[i].foe, ZG_STAND);
        place(&s, 2, "d4", ZG_STAND);
        t.n = 0;
        zg_throw(&s, 0, 1, rows[i].cells, &t);
        CHECK_INT(s.seat[1].cell, cell(rows[i].to));
        CHECK_INT(s.seat[1].stance, ZG_STAND);
        CHECK_INT(kit_event(&t, ZG_EV_THROWN, 0)->arg[2], 0);
        /* A ledge tells nothing about Z-G cards either. */
        CHECK(!kit_event(&t, ZG_EV_THROWN, 0)->reveals);
        CHECK(!s.seat[1].soft);
        CHECK_INT(s.seat[1].out, 0);
    }
    /* Over an open edge it is out all the same. */
    duel(&s, "knockdown=off arena=crucible " QUIET, "d6", "e6");
    zg_throw(&s, 0, 1, 1, NULL);
    CHECK_OVER(&zg_game, &s);
}

RULE("ZG-20.6", throws_follow_knockdown_and_drops_follow_falling)
{
    struct zg_state s;

    /* Ruling 54: off a ledge without falling: knocked down; a Z-G card saves.
     */
    duel(&s, "falling=off figures=CV " QUIET, "e6", "f6");
    zg_throw(&s, 0, 1, 3, NULL);
    CHECK_INT(s.seat[1].stance, ZG_DOWN);
    duel(&s, "falling=off figures=CV " QUIET, "e6", "f6");
    hold(&s, 1, BIT(ZG_BACK));
    zg_throw(&s, 0, 1, 3, NULL);
    CHECK_INT(s.seat[1].stance, ZG_STAND);
    CHECK(s.seat[1].soft);
    /* A hard drop and a collapse without knockdown: on one's back. */
    duel(&s, "knockdown=off " QUIET, "f5", "l10");
    plays(&s, 0, ZG_LHAND);
    s.pulse.budget = 2;
    KIT_PLAY(&zg_game, &s, NULL, DROP("f4"));
    CHECK_INT(s.seat[0].stance, ZG_DOWN);
    duel(&s, "knockdown=off arena=two_tables " QUIET, "e1", "f3");
    s.test.piece = 2;
    zg_hit_piece(&s, 4, NULL);
    CHECK_INT(s.seat[1].stance, ZG_DOWN);
}

RULE("ZG-20.7 ZG-5.21", without_dash_the_second_foot_is_as_the_first)
{
    struct zg_state s;

    duel(&s, "dash=off figures=AC " QUIET, "a1", "l10"); /* E14 */
    hold(&s, 0, FEET | BIT(ZG_RHAND));
    turn(&s, 0);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LFOOT, ZG_M_DONE, ZG_RHAND, ZG_M_DONE);
    CHECK_INT(s.pulse.card, ZG_RFOOT);
    CHECK_INT(s.pulse.budget, 8);
    CHECK(!s.seat[0].dashed);
}

RULE("ZG-20.7 ZG-4.6", without_dash_a_long_flight_is_not_footgear)
{
    struct zg_state s;

    /* Four cells: the Spacewing's Move. A Thruster has 3, or 6 in a Dash. */
    for (int off = 0; off < 2; off++) {
        duel(&s, off ? "dash=off figures=VC " QUIET : "figures=VC " QUIET, "a4",
             "l10");
        hold(&s, 0, FEET | BIT(ZG_BACK));
        plays(&s, 0, ZG_BACK);
        KIT_PLAY(&zg_game, &s, NULL, GO("e4"));
        CHECK_INT(s.pulse.maybe, BIT(ZG_BACK) | (off ? 0 : FEET));
    }
}

RULE("ZG-20.8 ZG-17.1", without_flameout_nobody_is_asked)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1, "");
    CHECK_INT(s.phase, ZG_P_FLAME);
    kit_deal(&zg_game, &s, 1, "flameout=off");
    CHECK_INT(s.phase, ZG_P_HAND);
    zg_round_begin(&s, NULL);
    CHECK_INT(s.phase, ZG_P_HAND);
}

RULE("ZG-20.9", without_stances_figures_begin_in_stand)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1, "stances=off flameout=off");
    KIT_PLAY(&zg_game, &s, NULL, 7, 7);
    CHECK_INT(s.phase, ZG_P_PLACE);
    KIT_PLAY(&zg_game, &s, NULL, cell("e4"));
    CHECK_INT(s.phase, ZG_P_PLACE); /* the other's: POSE was forced */
    KIT_PLAY(&zg_game, &s, NULL, cell("h4"));
    CHECK_INT(s.phase, ZG_P_CARD);
    CHECK_INT(s.seat[0].stance, ZG_STAND);
    CHECK_INT(s.seat[1].stance, ZG_STAND);
}

RULE("ZG-20.9 ZG-13.8", without_stances_one_may_only_stand_up)
{
    struct zg_state s;

    duel(&s, "stances=off figures=AC " QUIET, "a1", "l10");
    hold(&s, 0, FEET | BIT(ZG_RHAND));
    plays(&s, 0, ZG_LFOOT);
    CHECK_INT(count_open(&s, ZG_M_STANCE), 0);
    place(&s, 0, "a1", ZG_DOWN);
    CHECK_LEGAL(&zg_game, &s, ZG_M_DONE, STANCE(ZG_STAND));
}

RULE("ZG-20.1 ZG-20.6", without_any_tactic_nobody_ever_lies_down)
{
    struct rum_rng rng;
    rum_action open[RUM_MAX_ACTIONS];
    struct zg_state s;
    size_t n;

    rum_rng_init(&rng, kit_seed(20));
    for (uint64_t game = 0; game < 6; game++) {
        kit_deal(&zg_game, &s, game,
                 game & 1 ? NO_TACTICS "players=3" : NO_TACTICS);
        while ((n = zg_game.legal(&s, open)) > 0) {
            struct rum_trace t = {0};
            zg_game.apply(&s, open[rum_rng_below(&rng, (uint32_t)n)], &t);
            for (int i = 0; i < t.n; i++) {
                const struct rum_event *e = &t.event[i];
                if (e->kind == ZG_EV_ATTACK)
                    CHECK_INT(e->arg[2], 0);
                if (e->kind == ZG_EV_TRAVEL)
                    CHECK(e->arg[0] <= ZG_T_FLIGHT);
            }
            for (int i = 0; i < s.head.seats; i++)
                CHECK_INT(s.seat[i].stance, ZG_STAND);
        }
    }
}
