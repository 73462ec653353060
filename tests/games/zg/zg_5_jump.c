/*
 * zg_5_jump.c: ZG-5.15 and 5.22 to 5.26, long jumps and leaps.
 */
#include "zg_position.h"

/* E22: Vanguard with three Z-G cards at the chasm. */
static void long_jump(struct zg_state *s, const char *more)
{
    char options[120] = "arena=two_tables figures=VC half_turn=off "
                        "character=off ";

    strcat(options, more);
    position(s, options);
    place(s, 0, "e5", ZG_STAND);
    place(s, 1, "l1", ZG_STAND);
    hold(s, 0, FEET | BIT(ZG_BACK));
    plays(s, 0, ZG_LFOOT);
}

RULE("ZG-5.15 ZG-5.26", zg_cards_of_the_hand_may_be_added_to_a_jump)
{
    struct zg_state s;
    struct rum_trace t = {0};

    long_jump(&s, "flameout=off");
    CHECK_INT(s.pulse.budget, 6);
    CHECK(kit_is_legal(&zg_game, &s, ADD(ZG_RFOOT)));
    CHECK(kit_is_legal(&zg_game, &s, ADD(ZG_BACK)));
    CHECK(!kit_is_legal(&zg_game, &s, ADD(ZG_LFOOT))); /* the card itself */
    KIT_PLAY(&zg_game, &s, &t, ADD(ZG_RFOOT));
    CHECK_INT(s.pulse.budget, 12);
    CHECK_INT(s.seat[0].hand, BIT(ZG_LFOOT) | BIT(ZG_BACK));
    CHECK(s.seat[0].deck & BIT(ZG_RFOOT));
    CHECK_INT(s.seat[0].pulses, 2);
    CHECK(!kit_is_legal(&zg_game, &s, ADD(ZG_RFOOT)));
    /* Everybody learns that one was added, not which. */
    const struct rum_event *e = kit_event(&t, ZG_EV_ADD, 0);
    CHECK_INT(e->known_to, RUM_BIT(0));
    CHECK_INT(e->seen_by, RUM_EVERYONE);
    CHECK_INT(e->arg[4], ZG_RFOOT);
    struct zg_state seen;
    rum_game_hide(&zg_game, &s, 1, &seen);
    CHECK_INT(seen.pulse.added_n, 1);
    CHECK_INT(seen.pulse.added, ZG_UNKNOWN);
}

RULE("ZG-5.15 ZG-5.23", added_cards_raise_the_ceiling_by_their_move)
{
    struct zg_state s;
    struct zg_reach r;

    long_jump(&s, "flameout=off"); /* from 4: Thruster 6 */
    zg_reach_find(&s, &r);
    CHECK_INT(r.ceiling, 10);
    KIT_PLAY(&zg_game, &s, NULL, ADD(ZG_RFOOT));
    zg_reach_find(&s, &r);
    CHECK_INT(r.ceiling, 16);
    KIT_PLAY(&zg_game, &s, NULL, ADD(ZG_BACK));
    zg_reach_find(&s, &r);
    CHECK_INT(r.ceiling, 24);
}

RULE("ZG-5.15", only_from_stand_and_before_travel)
{
    struct zg_state s;

    long_jump(&s, "flameout=off");
    place(&s, 0, "e5", ZG_DEFENSE);
    CHECK_INT(count_open(&s, ZG_M_ADD), 0);
    place(&s, 0, "e5", ZG_STAND);
    CHECK_INT(count_open(&s, ZG_M_ADD), 2);
    s.pulse.budget = 12;
    KIT_PLAY(&zg_game, &s, NULL, GO("e6"));
    CHECK_INT(count_open(&s, ZG_M_ADD), 0);
    /* And not with an action card that has no Z-G. */
    hold(&s, 0, BIT(ZG_LHAND) | FEET);
    plays(&s, 0, ZG_LHAND);
    CHECK_INT(count_open(&s, ZG_M_ADD), 0);
    /* Nor may a card without Z-G be added. */
    hold(&s, 0, BIT(ZG_LHAND) | BIT(ZG_LFOOT));
    plays(&s, 0, ZG_LFOOT);
    CHECK_INT(count_open(&s, ZG_M_ADD), 0);
}

RULE("ZG-5.26", the_pooled_move_may_buy_a_stance_and_need_not_be_flown)
{
    struct zg_state s;

    long_jump(&s, "flameout=off");
    KIT_PLAY(&zg_game, &s, NULL, ADD(ZG_RFOOT), GO("e4"));
    CHECK_INT(s.pulse.budget, 10);
    CHECK(kit_is_legal(&zg_game, &s, STANCE(ZG_KNEEL)));
    long_jump(&s, "flameout=off"); /* ruling 45 */
    KIT_PLAY(&zg_game, &s, NULL, ADD(ZG_RFOOT), ADD(ZG_BACK), ZG_M_DONE,
             ZG_A_NONE);
    CHECK_INT(s.seat[0].hand_n, 0);
    CHECK_INT(s.head.to_act, 1);
}

RULE("ZG-5.26", cards_may_be_added_after_attacking_first)
{
    struct zg_state s;

    long_jump(&s, "flameout=off");
    place(&s, 1, "e4", ZG_STAND);
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_FIRST);
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    CHECK_INT(s.phase, ZG_P_MOVE);
    CHECK(kit_is_legal(&zg_game, &s, ADD(ZG_BACK)));
}

RULE("ZG-5.26", dash_counts_only_for_the_action_card)
{
    struct zg_state s;

    long_jump(&s, "flameout=off");
    s.seat[0].feet = BIT(ZG_LFOOT); /* as if the left one had been played */
    plays(&s, 0, ZG_BACK);
    KIT_PLAY(&zg_game, &s, NULL, ADD(ZG_RFOOT));
    CHECK_INT(s.pulse.budget, 14); /* 8 and 6, no dash */
    /* An added foot is no foot played. */
    CHECK_INT(s.seat[0].feet, BIT(ZG_LFOOT));
}

RULE("ZG-5.26 ZG-17.2", under_flameout_an_added_card_spends_one_use)
{
    struct zg_state s;

    long_jump(&s, "flameout=on");
    s.seat[0].flame = true;
    hold(&s, 0, FEET | BIT(ZG_BACK));
    plays(&s, 0, ZG_LFOOT);
    CHECK_INT(s.seat[0].pulses, 6);
    KIT_PLAY(&zg_game, &s, NULL, ADD(ZG_RFOOT));
    CHECK_INT(s.seat[0].hand_n, 3); /* it stays for its second use */
    CHECK_INT(s.seat[0].once, BIT(ZG_RFOOT));
    CHECK_INT(s.seat[0].pulses, 5);
    CHECK(!kit_is_legal(&zg_game, &s, ADD(ZG_RFOOT))); /* once per pulse */
    CHECK(kit_is_legal(&zg_game, &s, ADD(ZG_BACK)));
}

RULE("ZG-5.23", travel_with_a_zg_card_is_always_a_flight)
{
    struct zg_state s;

    position(&s, QUIET);
    place(&s, 0, "f5", ZG_STAND); /* 3 half-cards up */
    place(&s, 1, "e3", ZG_STAND);
    hold(&s, 0, BIT(ZG_BACK));
    plays(&s, 0, ZG_BACK);
    CHECK_INT(count_open(&s, ZG_M_LEAP), 0);
    CHECK_INT(count_open(&s, ZG_M_DROP), 0);
    CHECK_INT(count_open(&s, ZG_M_LAND), 0);
    CHECK(!kit_is_legal(&zg_game, &s, GO("f5")));
    struct rum_trace t = {0};
    KIT_PLAY(&zg_game, &s, &t, GO("f4"));
    CHECK_INT(kit_event(&t, ZG_EV_TRAVEL, 0)->arg[0], ZG_T_FLIGHT);
}

RULE("ZG-5.23", dash_and_standing_up_change_distance_not_height)
{
    struct zg_state s;

    /* E23 */
    position(&s, "arena=skyline figures=VC " QUIET);
    place(&s, 0, "d6", ZG_STAND);
    place(&s, 1, "l1", ZG_STAND);
    hold(&s, 0, BIT(ZG_RFOOT));
    plays(&s, 0, ZG_RFOOT);
    CHECK_INT(count_open(&s, ZG_M_GO), 23);
    CHECK(kit_is_legal(&zg_game, &s, GO("d8")));
    CHECK(kit_is_legal(&zg_game, &s, GO("d9")));
    CHECK(kit_is_legal(&zg_game, &s, GO("e8")));
    s.seat[0].feet = BIT(ZG_LFOOT);
    plays(&s, 0, ZG_RFOOT);
    CHECK_INT(s.pulse.budget, 12);
    CHECK_INT(count_open(&s, ZG_M_GO), 74);
    CHECK(kit_is_legal(&zg_game, &s, GO("e9")));
    CHECK(kit_is_legal(&zg_game, &s, GO("h3")));
    CHECK(!kit_is_legal(&zg_game, &s, GO("d5")));
    CHECK(!kit_is_legal(&zg_game, &s, GO("h6")));
    place(&s, 0, "d6", ZG_DOWN);
    KIT_PLAY(&zg_game, &s, NULL, STANCE(ZG_STAND));
    CHECK_INT(s.pulse.budget, 6);
    CHECK_INT(count_open(&s, ZG_M_GO), 23);
}

/* ---- leaps ---- */

RULE("ZG-5.22 ZG-5.24", a_hop_of_two_beside_a_foe_below_may_be_a_leap)
{
    struct zg_state s;

    position(&s, QUIET);
    place(&s, 0, "c2", ZG_STAND); /* height 2 */
    place(&s, 1, "a1", ZG_STAND);
    hold(&s, 0, BIT(ZG_LHAND));
    plays(&s, 0, ZG_LHAND); /* hand-to-hand, 6 half-points */
    /* b1 and b2 are beside a1; b2 is one hop from c2. */
    CHECK(kit_is_legal(&zg_game, &s, LEAP("b2")));
    CHECK(!kit_is_legal(&zg_game, &s, GO("b2")));   /* no dearer: only leap */
    CHECK(!kit_is_legal(&zg_game, &s, LEAP("b1"))); /* not by a hop */
    CHECK(kit_is_legal(&zg_game, &s, GO("b1")));
    CHECK(!kit_is_legal(&zg_game, &s, LEAP("b3"))); /* no foe beside it */
    CHECK(kit_is_legal(&zg_game, &s, GO("b3")));
    KIT_PLAY(&zg_game, &s, NULL, LEAP("b2"));
    CHECK_INT(s.pulse.pounce, 2);
    CHECK_INT(s.seat[0].stance, ZG_STAND);
    CHECK_INT(s.pulse.budget, 4);
    CHECK_INT(s.pulse.travel, ZG_T_LEAP);
}

RULE("ZG-5.22", a_dearer_leap_is_offered_beside_the_plain_move)
{
    struct zg_state s;

    /* From b3 (0) one can walk to b2 for 2, or climb c3 and leap. */
    position(&s, QUIET);
    place(&s, 0, "b3", ZG_STAND);
    place(&s, 1, "a1", ZG_STAND);
    hold(&s, 0, BIT(ZG_LFOOT));
    plays(&s, 0, ZG_LFOOT); /* 8: c3 4, c2 6, b2 8 */
    CHECK(kit_is_legal(&zg_game, &s, GO("b2")));
    CHECK(kit_is_legal(&zg_game, &s, LEAP("b2")));
    s.pulse.budget = 7;
    CHECK(!kit_is_legal(&zg_game, &s, LEAP("b2")));
    s.pulse.budget = 8;
    KIT_PLAY(&zg_game, &s, NULL, LEAP("b2"));
    CHECK_INT(s.pulse.pounce, 2);
}

RULE("ZG-5.22", no_leap_at_a_teammate_or_oneself)
{
    struct zg_state s;

    /* Down from d4 to e4: a foe as high as the take-off, a teammate below. */
    position(&s, "players=4 teams=2v2 arena=library " QUIET);
    place(&s, 0, "d4", ZG_STAND);
    place(&s, 2, "f4", ZG_STAND);
    place(&s, 1, "e3", ZG_STAND);
    place(&s, 3, "l10", ZG_STAND);
    s.height[cell("d4")] = s.height[cell("e3")] = 2;
    s.height[cell("e4")] = s.height[cell("f4")] = 0;
    hold(&s, 0, BIT(ZG_LHAND));
    plays(&s, 0, ZG_LHAND);
    CHECK(kit_is_legal(&zg_game, &s, GO("e4")));
    CHECK(!kit_is_legal(&zg_game, &s, LEAP("e4")));
    place(&s, 1, "f5", ZG_STAND); /* now a foe is */
    s.height[cell("f5")] = 0;
    CHECK(kit_is_legal(&zg_game, &s, LEAP("e4")));
}

RULE("ZG-5.22", no_leap_with_a_ranged_card_or_at_a_foe_as_high)
{
    struct zg_state s;

    position(&s, QUIET);
    place(&s, 0, "c2", ZG_STAND);
    place(&s, 1, "a1", ZG_STAND);
    hold(&s, 0, BIT(ZG_RHAND));
    plays(&s, 0, ZG_RHAND);
    CHECK_INT(count_open(&s, ZG_M_LEAP), 0);
    hold(&s, 0, BIT(ZG_FRONT)); /* a zone is not hand-to-hand */
    plays(&s, 0, ZG_FRONT);
    CHECK_INT(count_open(&s, ZG_M_LEAP), 0);
    hold(&s, 0, BIT(ZG_LHAND));
    plays(&s, 0, ZG_LHAND);
    s.height[cell("a1")] = 1; /* only one half-card below the take-off */
    CHECK_INT(count_open(&s, ZG_M_LEAP), 0);
    s.height[cell("a1")] = 0;
    CHECK_INT(count_open(&s, ZG_M_LEAP), 1);
}

RULE("ZG-5.24", a_crawl_is_no_leap_but_a_soft_drop_is)
{
    struct zg_state s;

    position(&s, QUIET);
    place(&s, 0, "f5", ZG_STAND); /* 3 */
    place(&s, 1, "e3", ZG_STAND);
    hold(&s, 0, BIT(ZG_LFOOT));
    plays(&s, 0, ZG_LFOOT); /* 8: e4 by hops for 4 */
    CHECK(kit_is_legal(&zg_game, &s, LEAP("e4")));
    CHECK(!kit_is_legal(&zg_game, &s, LEAP("f4"))); /* a crawl of 5 */
    CHECK(kit_is_legal(&zg_game, &s, GO("f4")));
    hold(&s, 0, BIT(ZG_LFOOT) | BIT(ZG_BACK));
    plays(&s, 0, ZG_LFOOT);
    CHECK(kit_is_legal(&zg_game, &s, LEAP("f4")));
    KIT_PLAY(&zg_game, &s, NULL, LEAP("f4"));
    CHECK_INT(s.pulse.pounce, 3);
    CHECK_INT(s.seat[0].stance, ZG_STAND);
}

RULE("ZG-5.24", the_take_off_is_the_cheapest_then_the_highest)
{
    struct zg_state s;
    struct zg_reach r;
    uint8_t takeoff;

    position(&s, "arena=crucible " QUIET);
    /* d6 lies below d5 (4) only; e6 below e5 (2). */
    place(&s, 0, "e4", ZG_STAND); /* 4 */
    place(&s, 1, "d7", ZG_STAND);
    hold(&s, 0, BIT(ZG_LFOOT) | BIT(ZG_BACK)); /* soft */
    plays(&s, 0, ZG_LFOOT);
    zg_reach_find(&s, &r);
    CHECK_INT(r.cost[cell("e5")], 2);
    CHECK_INT(r.cost[cell("d5")], 3);
    CHECK_INT(zg_takeoff(&s, &r, 0, ZG_M_LEAP, cell("e6"), &takeoff), 4);
    CHECK_INT(takeoff, cell("e5"));
    CHECK_INT(zg_takeoff(&s, &r, 0, ZG_M_LEAP, cell("d6"), &takeoff), 5);
    CHECK_INT(takeoff, cell("d5"));

    /* Two ledges at the same cost: the higher one. */
    position(&s, "arena=crucible " QUIET);
    s.height[cell("b6")] = 3; /* above b5 and c6 and a6 ... */
    s.height[cell("c5")] = 5;
    place(&s, 0, "b6", ZG_STAND);
    place(&s, 1, "a4", ZG_STAND);
    hold(&s, 0, BIT(ZG_LFOOT) | BIT(ZG_BACK));
    plays(&s, 0, ZG_LFOOT);
    zg_reach_find(&s, &r);
    r.cost[cell("c5")] = 0; /* as near as b6 */
    CHECK_INT(zg_takeoff(&s, &r, 0, ZG_M_LEAP, cell("b5"), &takeoff), 2);
    CHECK_INT(takeoff, cell("c5"));
    s.height[cell("c5")] = 3; /* equal: the lower index */
    CHECK_INT(zg_takeoff(&s, &r, 0, ZG_M_LEAP, cell("b5"), &takeoff), 2);
    CHECK_INT(takeoff, cell("c5"));
    s.height[cell("c5")] = 2;
    zg_takeoff(&s, &r, 0, ZG_M_LEAP, cell("b5"), &takeoff);
    CHECK_INT(takeoff, cell("b6"));
}

RULE("ZG-5.24", the_start_cell_is_never_a_destination)
{
    struct zg_state s;

    /* Ruling 43: up to c2 and back down to b2 beside a foe. */
    position(&s, QUIET);
    place(&s, 0, "b2", ZG_STAND);
    place(&s, 1, "a1", ZG_STAND);
    hold(&s, 0, BIT(ZG_LFOOT));
    plays(&s, 0, ZG_LFOOT);
    CHECK(!kit_is_legal(&zg_game, &s, LEAP("b2")));
    CHECK(!kit_is_legal(&zg_game, &s, GO("b2")));
}

RULE("ZG-5.24", figures_beside_a_diagonal_step_do_not_hinder_it)
{
    struct zg_state s;

    position(&s, "players=3 arena=library " QUIET);
    place(&s, 0, "a1", ZG_STAND);
    place(&s, 1, "b1", ZG_STAND);
    place(&s, 2, "a2", ZG_STAND);
    hold(&s, 0, BIT(ZG_LHAND));
    plays(&s, 0, ZG_LHAND);
    CHECK_INT(cost(&s, "b2"), 3);
}
