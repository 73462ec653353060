/*
 * zg_5_move.c: ZG-5.1 to 5.18, walking, climbing, dropping, flying.
 */
#include "zg_position.h"

/* Seat 0 with a card in play that gives so many half-points. */
static void moving(struct zg_state *s, const char *options, const char *where,
                   int slot, int budget)
{
    position(s, options);
    place(s, 0, where, ZG_STAND);
    place(s, 1, "l1", ZG_STAND);
    hold(s, 0, BIT(slot));
    plays(s, 0, slot);
    if (budget)
        s->pulse.budget = (uint8_t)budget;
}

RULE("ZG-5.1 ZG-5.2", one_travels_up_to_the_move_of_the_card)
{
    struct zg_state s;

    moving(&s, QUIET, "a1", ZG_LHAND, 0); /* Move 3 */
    CHECK_INT(s.pulse.budget, 6);
    CHECK_INT(cost(&s, "b1"), 2);
    CHECK_INT(cost(&s, "d1"), 6);
    CHECK(kit_is_legal(&zg_game, &s, GO("b1"))); /* less than the maximum */
    CHECK(kit_is_legal(&zg_game, &s, GO("d1")));
    CHECK(!kit_is_legal(&zg_game, &s, GO("e1")));
    CHECK(!kit_is_legal(&zg_game, &s, GO("a1")));
    CHECK_INT(cost(&s, "b2"), 3);
    CHECK_INT(cost(&s, "b3"), 5); /* a diagonal and a straight step */
    KIT_PLAY(&zg_game, &s, NULL, GO("b3"));
    CHECK_INT(s.seat[0].cell, cell("b3"));
}

RULE("ZG-5.3 ZG-5.4 ZG-5.5", height_costs_what_it_should)
{
    struct zg_state s;
    uint8_t next;

    position(&s, "arena=skyline " QUIET);
    /* h2 (6) from g2 (0) eastwards: way 0; and back: way 2. */
    CHECK_INT(zg_step(&s, cell("g2"), 0, false, &next), 8);
    CHECK_INT(next, cell("h2"));
    CHECK_INT(zg_step(&s, cell("h2"), 2, false, &next), 8); /* crawl */
    CHECK_INT(zg_step(&s, cell("h2"), 2, true, &next), 2);  /* soft */
    CHECK_INT(zg_step(&s, cell("a2"), 0, false, &next), 4); /* up 2 */
    CHECK_INT(zg_step(&s, cell("b2"), 2, false, &next), 2); /* hop 2 */
    CHECK_INT(zg_step(&s, cell("b5"), 2, false, &next), 5); /* crawl 3 */
    CHECK_INT(zg_step(&s, cell("b6"), 2, false, &next), 2); /* hop 1 */
    CHECK_INT(zg_step(&s, cell("a6"), 0, false, &next), 3); /* up 1 */
    CHECK_INT(zg_step(&s, cell("a1"), 0, false, &next), 2); /* level */
    CHECK_INT(zg_step(&s, cell("a1"), 2, false, &next), 255);
    CHECK_INT(zg_step(&s, cell("a1"), 3, false, &next), 255);
    CHECK_INT(zg_step(&s, cell("l10"), 0, false, &next), 255);
    CHECK_INT(zg_step(&s, cell("l10"), 1, false, &next), 255);
}

RULE("ZG-5.6", diagonal_steps_are_level_and_not_past_corners)
{
    struct zg_state s;
    uint8_t next;

    position(&s, "arena=library " QUIET);
    /* Ways: 4 south-east, 5 north-east, 6 south-west, 7 north-west. */
    CHECK_INT(zg_step(&s, cell("a1"), 4, false, &next), 3);
    CHECK_INT(next, cell("b2"));
    CHECK_INT(zg_step(&s, cell("e4"), 4, false, &next), 255); /* up 3 */
    CHECK_INT(zg_step(&s, cell("e4"), 5, false, &next), 4);   /* up 1 */
    CHECK_INT(next, cell("f3"));
    CHECK_INT(zg_step(&s, cell("f3"), 6, false, &next), 3);   /* down 1 */
    CHECK_INT(zg_step(&s, cell("b1"), 4, false, &next), 255); /* up 2 */
    CHECK_INT(zg_step(&s, cell("c2"), 7, false, &next), 255); /* down 2 */
    /* h3 to i4 passes i3 (4): too high. b4 to c3? up 2. d4 to c5: free. */
    CHECK_INT(zg_step(&s, cell("h3"), 4, false, &next), 255);
    CHECK_INT(zg_step(&s, cell("d4"), 6, false, &next), 3);
    /* A side one half-card higher does not hinder: c4 to b5 (1) past b4 (0)
     * and c5 (0); a6 (2) to b5 (1) past a5 (1) and b6 (2). */
    CHECK_INT(zg_step(&s, cell("c4"), 6, false, &next), 4);
    CHECK_INT(zg_step(&s, cell("a6"), 5, false, &next), 3);
    s.height[cell("b6")] = 3; /* max(2, 1) + 1 */
    CHECK_INT(zg_step(&s, cell("a6"), 5, false, &next), 3);
    s.height[cell("b6")] = 4;
    CHECK_INT(zg_step(&s, cell("a6"), 5, false, &next), 255);
    s.height[cell("b6")] = ZG_VOID;
    CHECK_INT(zg_step(&s, cell("a6"), 5, false, &next), 3);
    s.height[cell("b6")] = 2;
    s.height[cell("a5")] = 4;
    CHECK_INT(zg_step(&s, cell("a6"), 5, false, &next), 255);
}

RULE("ZG-5.7", figures_void_and_the_edge_are_in_the_way)
{
    struct zg_state s;

    position(&s, "arena=crucible players=3 " QUIET);
    place(&s, 0, "e6", ZG_STAND);
    place(&s, 1, "e7", ZG_STAND);
    place(&s, 2, "a1", ZG_STAND);
    hold(&s, 0, BIT(ZG_LFOOT));
    plays(&s, 0, ZG_LFOOT);
    CHECK(!kit_is_legal(&zg_game, &s, GO("e7")));
    CHECK(!kit_is_legal(&zg_game, &s, GO("f6")));
    CHECK_INT(cost(&s, "d7"), 3);
    CHECK_INT(cost(&s, "e8"), 255); /* through the figure it would be 6 */
    CHECK_INT(cost(&s, "f7"), 255);
    place(&s, 1, "l12", ZG_STAND);
    CHECK_INT(cost(&s, "e8"), 6);
}

RULE("ZG-5.8", one_displacement_a_pulse_by_the_cheapest_path)
{
    struct zg_state s;

    moving(&s, QUIET, "a1", ZG_LFOOT, 0); /* 8 half-points */
    KIT_PLAY(&zg_game, &s, NULL, GO("a2"));
    CHECK_INT(s.pulse.budget, 6);
    CHECK_INT(count_open(&s, ZG_M_GO), 0); /* only stances now */
    CHECK(kit_is_legal(&zg_game, &s, STANCE(ZG_KNEEL)));
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_INT(s.seat[0].cell, cell("a2"));
}

RULE("ZG-5.9", it_ends_in_the_cell_it_was_sent_to)
{
    struct zg_state s;
    struct rum_trace t = {0};

    moving(&s, QUIET, "e4", ZG_LFOOT, 0);
    KIT_PLAY(&zg_game, &s, &t, GO("b4"));
    const struct rum_event *e = kit_event(&t, ZG_EV_TRAVEL, 0);
    CHECK_INT(e->arg[0], ZG_T_WALK);
    CHECK_INT(e->arg[1], cell("e4"));
    CHECK_INT(e->arg[2], cell("b4"));
    CHECK_INT(s.seat[0].stance, ZG_STAND);
}

RULE("ZG-5.10", a_hard_drop_knocks_down)
{
    struct zg_state s;

    moving(&s, QUIET, "f5", ZG_LHAND, 4); /* E7 */
    CHECK(kit_is_legal(&zg_game, &s, DROP("f4")));
    CHECK(!kit_is_legal(&zg_game, &s, GO("f4")));
    KIT_PLAY(&zg_game, &s, NULL, DROP("f4"));
    CHECK_INT(s.seat[0].stance, ZG_DOWN);
    CHECK_INT(s.seat[0].cell, cell("f4"));
    CHECK_INT(s.pulse.budget, 2);
    CHECK_INT(s.pulse.travel, ZG_T_DROP);

    /* With enough Move one crawls instead, and no drop is offered. */
    moving(&s, QUIET, "f5", ZG_LHAND, 5);
    CHECK(kit_is_legal(&zg_game, &s, GO("f4")));
    CHECK(!kit_is_legal(&zg_game, &s, DROP("f4")));
    /* A drop after a walk: e6, e5 or f5 first. */
    moving(&s, QUIET, "f6", ZG_LHAND, 4);
    CHECK(kit_is_legal(&zg_game, &s, DROP("f4")));
    moving(&s, QUIET, "f6", ZG_LHAND, 3);
    CHECK(!kit_is_legal(&zg_game, &s, DROP("f4")));
}

RULE("ZG-5.10 ZG-5.11", with_a_zg_card_in_hand_every_drop_is_soft)
{
    struct zg_state s;

    moving(&s, QUIET, "f5", ZG_LHAND, 4);
    hold(&s, 0, BIT(ZG_LHAND) | BIT(ZG_BACK)); /* Jump Rig */
    s.pulse.budget = 4;
    CHECK(kit_is_legal(&zg_game, &s, GO("f4")));
    CHECK(!kit_is_legal(&zg_game, &s, DROP("f4")));
    CHECK_INT(cost(&s, "f4"), 2);
    CHECK_INT(cost(&s, "f3"), 255); /* 2 and 3 */
    s.pulse.budget = 5;
    CHECK_INT(cost(&s, "f3"), 5); /* soft in mid-path */
    KIT_PLAY(&zg_game, &s, NULL, GO("f4"));
    CHECK_INT(s.seat[0].stance, ZG_STAND);
    /* In the deck it does not count. */
    hold(&s, 0, BIT(ZG_LHAND));
    place(&s, 0, "f5", ZG_STAND);
    plays(&s, 0, ZG_LHAND);
    s.pulse.budget = 4;
    CHECK(!kit_is_legal(&zg_game, &s, GO("f4")));
}

RULE("ZG-5.12", an_unfinished_climb_is_not_offered)
{
    struct zg_state s;

    moving(&s, QUIET, "h2", ZG_LHAND, 5); /* i2 is 4 half-cards up: 6 */
    CHECK(!kit_is_legal(&zg_game, &s, GO("i2")));
    CHECK_INT(cost(&s, "i2"), 255);
    moving(&s, QUIET, "h2", ZG_LHAND, 6);
    CHECK(kit_is_legal(&zg_game, &s, GO("i2")));
}

RULE("ZG-5.13", a_zg_card_flies_over_everything_below_its_ceiling)
{
    struct zg_state s;

    position(&s, "arena=two_tables " QUIET);
    place(&s, 0, "e5", ZG_STAND);
    place(&s, 1, "f5", ZG_STAND);
    hold(&s, 0, BIT(ZG_BACK));
    plays(&s, 0, ZG_BACK); /* Jump Rig, Move 4: 8 half-points, ceiling 12 */
    CHECK_INT(cost(&s, "h5"), 6); /* over the chasm and over a figure */
    CHECK_INT(cost(&s, "f4"), 3); /* diagonal, 4 down */
    CHECK_INT(cost(&s, "d6"), 3); /* diagonal, 4 up */
    CHECK(!kit_is_legal(&zg_game, &s, GO("f5")));
    KIT_PLAY(&zg_game, &s, NULL, GO("h5"));
    CHECK_INT(s.pulse.travel, ZG_T_FLIGHT);
    CHECK_INT(s.pulse.budget, 2);

    /* Crucible: over the pit. */
    position(&s, "arena=crucible " QUIET);
    place(&s, 0, "e6", ZG_STAND);
    place(&s, 1, "a1", ZG_STAND);
    hold(&s, 0, BIT(ZG_BACK));
    plays(&s, 0, ZG_BACK);
    CHECK_INT(cost(&s, "h6"), 6);
    CHECK(kit_is_legal(&zg_game, &s, GO("h6")));
}

RULE("ZG-5.13 ZG-5.14", the_ceiling_is_start_height_and_twice_the_move)
{
    struct zg_state s;

    moving(&s, "arena=skyline figures=VC " QUIET, "d6", ZG_LFOOT, 0);
    /* Thruster, Move 3: from 0 up to 6. */
    CHECK(kit_is_legal(&zg_game, &s, GO("d8")));
    CHECK(!kit_is_legal(&zg_game, &s, GO("d5"))); /* 8 */
    CHECK(!kit_is_legal(&zg_game, &s, GO("e5")));
    s.pulse.budget = 12;
    CHECK(!kit_is_legal(&zg_game, &s, GO("d5")));
    place(&s, 0, "e6", ZG_STAND); /* height 2: ceiling 8 */
    s.pulse.start = s.seat[0].cell;
    s.pulse.budget = 6;
    CHECK(kit_is_legal(&zg_game, &s, GO("e5")));
}

RULE("ZG-5.14", a_flight_ends_on_free_solid_ground)
{
    struct zg_state s;

    position(&s, "arena=crucible " QUIET);
    place(&s, 0, "e6", ZG_STAND);
    place(&s, 1, "h6", ZG_STAND);
    hold(&s, 0, BIT(ZG_BACK));
    plays(&s, 0, ZG_BACK);
    CHECK(!kit_is_legal(&zg_game, &s, GO("f6"))); /* void */
    CHECK(!kit_is_legal(&zg_game, &s, GO("g7")));
    CHECK(!kit_is_legal(&zg_game, &s, GO("h6"))); /* a figure */
    CHECK(kit_is_legal(&zg_game, &s, GO("i6")));
}

RULE("ZG-5.16", a_zg_landing_is_soft)
{
    struct zg_state s;

    moving(&s, "arena=skyline figures=VC " QUIET, "d5", ZG_LFOOT, 0);
    KIT_PLAY(&zg_game, &s, NULL, GO("d4")); /* eight half-cards down */
    CHECK_INT(s.seat[0].stance, ZG_STAND);
    /* Nothing is landed on: a foe's cell is no destination of any kind. */
    moving(&s, "arena=skyline figures=VC " QUIET, "d5", ZG_LFOOT, 0);
    place(&s, 1, "d4", ZG_STAND);
    CHECK_INT(count_open(&s, ZG_M_LAND), 0);
    CHECK(!kit_is_legal(&zg_game, &s, GO("d4")));
}

RULE("ZG-5.17 ZG-5.27 ZG-4.3", a_zg_card_may_attack_first)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_BACK) | FEET);
    plays(&s, 0, ZG_BACK);
    CHECK(kit_is_legal(&zg_game, &s, ZG_M_FIRST));
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_FIRST);
    CHECK_INT(s.phase, ZG_P_ATTACK);
    CHECK(!kit_is_legal(&zg_game, &s, ZG_A_NONE));
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_B);
    CHECK_INT(s.phase, ZG_P_MOVE);
    CHECK_INT(s.pulse.budget, 8);
    CHECK(!kit_is_legal(&zg_game, &s, ZG_M_FIRST));
    CHECK(kit_is_legal(&zg_game, &s, GO("b4")));
    KIT_PLAY(&zg_game, &s, NULL, GO("b4"));
    /* No second attack: the pulse is over. */
    CHECK_INT(s.phase, ZG_P_CARD);
    CHECK_INT(s.seat[0].hand_n, 2);
}

RULE("ZG-5.27", attack_first_only_as_the_first_choice_and_with_a_target)
{
    struct zg_state s;

    /* No foe, no terrain: a1 of Two Tables with a hand-to-hand card. */
    position(&s, "arena=crucible " QUIET);
    place(&s, 0, "a5", ZG_STAND);
    place(&s, 1, "l12", ZG_STAND);
    hold(&s, 0, BIT(ZG_BACK));
    plays(&s, 0, ZG_BACK);
    CHECK(!kit_is_legal(&zg_game, &s, ZG_M_FIRST));
    /* Terrain is a target too. */
    place(&s, 0, "a6", ZG_STAND);
    CHECK(kit_is_legal(&zg_game, &s, ZG_M_FIRST));
    /* Not after standing up. */
    place(&s, 0, "a6", ZG_KNEEL);
    CHECK(kit_is_legal(&zg_game, &s, ZG_M_FIRST));
    KIT_PLAY(&zg_game, &s, NULL, STANCE(ZG_STAND));
    CHECK(!kit_is_legal(&zg_game, &s, ZG_M_FIRST));
    /* Not with a card that has no Z-G. */
    hold(&s, 0, BIT(ZG_LHAND));
    plays(&s, 0, ZG_LHAND);
    CHECK(!kit_is_legal(&zg_game, &s, ZG_M_FIRST));
}

RULE("ZG-5.18", flights_obey_the_limits_of_stances)
{
    struct zg_state s;

    moving(&s, QUIET, "e4", ZG_BACK, 0);
    place(&s, 0, "e4", ZG_ATTACK);
    CHECK_INT(count_open(&s, ZG_M_GO), 8); /* the eight neighbours */
    CHECK(kit_is_legal(&zg_game, &s, GO("f5")));
    CHECK(!kit_is_legal(&zg_game, &s, GO("c4")));
    place(&s, 0, "e4", ZG_KNEEL);
    CHECK_INT(count_open(&s, ZG_M_GO), 0);
}

RULE("ZG-5.21", the_second_like_footgear_of_a_turn_dashes)
{
    struct zg_state s;

    duel(&s, QUIET, "a1", "l10");
    hold(&s, 0, FEET | BIT(ZG_LHAND));
    turn(&s, 0);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LFOOT);
    CHECK_INT(s.pulse.budget, 8);
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE, ZG_RFOOT);
    CHECK_INT(s.pulse.budget, 14); /* E14 */
    CHECK(s.seat[0].dashed);

    /* In the order right, other, left too. */
    hold(&s, 0, FEET | BIT(ZG_LARM));
    turn(&s, 0);
    s.seat[0].feet = 0;
    s.seat[0].dashed = false;
    KIT_PLAY(&zg_game, &s, NULL, ZG_RFOOT, ZG_M_DONE, ZG_LARM, ZG_M_DONE);
    CHECK_INT(s.pulse.budget, 14);
}

RULE("ZG-5.21", dash_needs_two_of_a_kind_played_this_turn)
{
    struct zg_state s;

    duel(&s, QUIET, "a1", "l10");
    hold(&s, 0, FEET | BIT(ZG_LARM));
    s.seat[0].feet = BIT(ZG_LFOOT);
    CHECK_INT(zg_budget(&s, 0, ZG_RFOOT), 14);
    CHECK_INT(zg_budget(&s, 0, ZG_LFOOT), 8); /* the same one again */
    CHECK_INT(zg_budget(&s, 0, ZG_LARM), 6);
    s.seat[0].dashed = true; /* once per turn */
    CHECK_INT(zg_budget(&s, 0, ZG_RFOOT), 8);
    s.seat[0].dashed = false;
    s.seat[0].card[ZG_RFOOT] = 9 * ZG_VANGUARD + ZG_RFOOT;
    CHECK_INT(zg_budget(&s, 0, ZG_RFOOT), 6); /* another type */

    /* A card lost to stun does not count. */
    duel(&s, QUIET, "a1", "l10");
    hold(&s, 0, FEET | BIT(ZG_LARM));
    turn(&s, 0);
    s.seat[0].stunned = true;
    zg_ask(&s, ZG_P_STUN, 0);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LFOOT, ZG_RFOOT);
    CHECK_INT(s.pulse.budget, 8);
}

RULE("ZG-5.21", a_new_round_begins_without_footgear_played)
{
    struct zg_state s;

    duel(&s, QUIET, "a1", "l10");
    s.seat[1].feet = FEET;
    s.seat[1].dashed = true;
    zg_round_begin(&s, NULL);
    CHECK_INT(s.seat[1].feet, 0);
    CHECK(!s.seat[1].dashed);
}
