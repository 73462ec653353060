/*
 * zg_3_impulse.c: ZG-3, who goes first, and where figures begin.
 */
#include "zg_position.h"

/* Both have chosen: Impulse is announced. */
static void choose(struct zg_state *s, struct rum_trace *t, int a, int b)
{
    KIT_PLAY(&zg_game, s, t, a, b);
}

RULE("ZG-3.1 ZG-3.2", three_digits_and_the_higher_goes_first)
{
    struct zg_state s, seen;
    struct rum_trace t = {0};

    /* E1: LFOOT 8, RARM 6, BODY 6 against LFOOT 8, RARM 7, BODY 5 */
    int mask = BIT(ZG_LFOOT) | BIT(ZG_RARM) | BIT(ZG_BODY);
    kit_deal(&zg_game, &s, 1, "flameout=off");
    choose(&s, &t, mask, mask);
    CHECK_INT(s.seat[0].impulse, 866);
    CHECK_INT(s.seat[1].impulse, 875);
    CHECK_INT(kit_event(&t, ZG_EV_IMPULSE, 0)->arg[0], 866);
    CHECK_INT(kit_event(&t, ZG_EV_IMPULSE, 1)->arg[0], 875);
    CHECK_INT(s.order[0], 1);
    CHECK_INT(s.order[1], 0);
    CHECK_INT(s.head.to_act, 1);
    rum_game_hide(&zg_game, &s, 0, &seen); /* announced, not shown */
    CHECK_INT(seen.seat[1].impulse, 875);
    CHECK_INT(seen.seat[1].hand, ZG_UNKNOWN);
}

RULE("ZG-3.1", the_numbers_are_written_from_highest_to_lowest)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1, "figures=CT");
    CHECK_INT(zg_impulse(&s, 0, BIT(ZG_FRONT) | BIT(ZG_LARM) | BIT(ZG_LFOOT)),
              832);
    CHECK_INT(zg_impulse(&s, 0, BIT(ZG_LFOOT) | BIT(ZG_RFOOT) | BIT(ZG_BACK)),
              887);
    CHECK_INT(zg_impulse(&s, 1, FEET | BIT(ZG_FRONT)), 992);
}

/* Armada against Armada, the same hand: a tie. */
#define SAME (BIT(ZG_LFOOT) | BIT(ZG_RARM) | BIT(ZG_BODY))
/* The deck is then LHAND 5, RHAND 6, LARM 2, FRONT 4, BACK 3, RFOOT 8. */

RULE("ZG-3.3 ZG-3.8", tied_players_draw_a_number_in_seat_order)
{
    struct zg_state s;
    struct rum_trace t = {0};

    kit_deal(&zg_game, &s, 1, "flameout=off figures=AA");
    KIT_PLAY(&zg_game, &s, NULL, SAME);
    CHANCE(&s, {6, 0}, {6, 4}); /* 5 against 3 */
    KIT_PLAY(&zg_game, &s, &t, SAME);
    CHECK_INT(kit_events(&t, ZG_EV_TIE), 2);
    CHECK_INT(kit_event(&t, ZG_EV_TIE, 0)->seat, 0);
    CHECK_INT(kit_event(&t, ZG_EV_TIE, 0)->arg[0], 5);
    CHECK_INT(kit_event(&t, ZG_EV_TIE, 1)->arg[0], 3);
    CHECK_INT(s.order[0], 0);
    CHECK_INT(s.seat[0].deck_n, 6); /* the card is back */

    kit_deal(&zg_game, &s, 1, "flameout=off figures=AA");
    KIT_PLAY(&zg_game, &s, NULL, SAME);
    CHANCE(&s, {6, 4}, {6, 0});
    KIT_PLAY(&zg_game, &s, NULL, SAME);
    CHECK_INT(s.order[0], 1);
}

RULE("ZG-3.3 ZG-3.8", those_still_tied_draw_again)
{
    struct zg_state s;
    struct rum_trace t = {0};

    kit_deal(&zg_game, &s, 1, "flameout=off figures=AA");
    KIT_PLAY(&zg_game, &s, NULL, SAME);
    CHANCE(&s, {6, 1}, {6, 1}, {6, 3}, {6, 1});
    KIT_PLAY(&zg_game, &s, &t, SAME);
    CHECK_INT(kit_events(&t, ZG_EV_TIE), 4);
    CHECK_INT(s.order[0], 1); /* 4 against 6 */
}

RULE("ZG-3.3", with_an_empty_deck_one_draws_from_the_hand)
{
    struct zg_state s;
    struct rum_trace t = {0};

    kit_deal(&zg_game, &s, 1, "flameout=off figures=AA");
    for (int i = 0; i < 2; i++) {
        s.seat[i].slag = ZG_GEAR & ~SAME;
        s.seat[i].start = s.seat[i].deck = SAME;
        s.seat[i].deck_n = 3;
    }
    CHANCE(&s, {3, 2}, {3, 0}); /* BODY 5, RARM 7 */
    zg_game.apply(&s, SAME, &t);
    CHECK_INT(kit_event(&t, ZG_EV_TIE, 0)->arg[0], 5);
    CHECK_INT(kit_event(&t, ZG_EV_TIE, 1)->arg[0], 7);
    CHECK_INT(s.order[0], 1);
    CHECK_INT(s.seat[0].ties, 0); /* nothing about the deck was learnt */
}

RULE("ZG-3.8", groups_are_settled_from_the_highest_down)
{
    struct zg_state s;
    struct rum_trace t = {0};

    /* Seats 0 and 2 have 875, seats 1 and 3 652: RHAND 6, LHAND 5, LARM 2. */
    int low = HANDS | BIT(ZG_LARM);
    kit_deal(&zg_game, &s, 1, "players=4 flameout=off figures=AAAA");
    KIT_PLAY(&zg_game, &s, NULL, SAME, low, SAME);
    CHANCE(&s, {6, 4}, {6, 0}, {6, 0}, {6, 1});
    KIT_PLAY(&zg_game, &s, &t, low);
    CHECK_INT(kit_event(&t, ZG_EV_TIE, 0)->seat, 0);
    CHECK_INT(kit_event(&t, ZG_EV_TIE, 1)->seat, 2);
    CHECK_INT(kit_event(&t, ZG_EV_TIE, 2)->seat, 1);
    CHECK_INT(kit_event(&t, ZG_EV_TIE, 3)->seat, 3);
    CHECK_INT(s.order[0], 2);
    CHECK_INT(s.order[1], 0);
    /* Decks of `low`: RARM 7, FRONT 4 ... */
    CHECK_INT(s.order[2], 1);
    CHECK_INT(s.order[3], 3);
}

RULE("ZG-3.8", equal_numbers_form_a_smaller_group_settled_before_the_next)
{
    struct zg_state s;
    struct rum_trace t = {0};

    kit_deal(&zg_game, &s, 1, "players=4 flameout=off figures=AAAA");
    KIT_PLAY(&zg_game, &s, NULL, SAME, SAME, SAME);
    /* 5, 8, 5, 8: first 1 and 3 draw again (2, 4), then 0 and 2 (6, 3). */
    CHANCE(&s, {6, 0}, {6, 5}, {6, 0}, {6, 5}, {6, 2}, {6, 3}, {6, 1}, {6, 4});
    KIT_PLAY(&zg_game, &s, &t, SAME);
    CHECK_INT(kit_events(&t, ZG_EV_TIE), 8);
    CHECK_INT(s.order[0], 3);
    CHECK_INT(s.order[1], 1);
    CHECK_INT(s.order[2], 0);
    CHECK_INT(s.order[3], 2);
}

RULE("ZG-3.8 ZG-3.3", after_twenty_draws_a_coin_decides)
{
    struct zg_state s;
    struct rum_trace t = {0};
    int first[2] = {0};

    for (uint64_t seed = 0; seed < 200; seed++) {
        kit_deal(&zg_game, &s, seed, "flameout=off figures=AA");
        /* Only Footgear in both decks: always 8 against 8. */
        for (int i = 0; i < 2; i++) {
            s.seat[i].slag =
                BIT(ZG_LHAND) | BIT(ZG_RHAND) | BIT(ZG_LARM) | BIT(ZG_RARM);
            s.seat[i].start = s.seat[i].deck = ZG_GEAR & ~s.seat[i].slag;
            s.seat[i].deck_n = 5;
        }
        t.n = 0;
        KIT_PLAY(&zg_game, &s, &t, 0x130, 0x130);
        CHECK_INT(kit_events(&t, ZG_EV_TIE), 40);
        CHECK(s.order[0] != s.order[1]);
        first[s.order[0]]++;
    }
    CHECK(first[0] > 60 && first[1] > 60);
}

RULE("ZG-3.8", three_who_stay_equal_are_put_in_any_order)
{
    struct zg_state s;
    int seen[3][3] = {{0}}; /* by first and last */

    for (uint64_t seed = 0; seed < 300; seed++) {
        kit_deal(&zg_game, &s, seed, "players=3 flameout=off figures=AAA");
        for (int i = 0; i < 3; i++) {
            s.seat[i].slag = HANDS | BIT(ZG_LARM) | BIT(ZG_RARM);
            s.seat[i].start = s.seat[i].deck = ZG_GEAR & ~s.seat[i].slag;
            s.seat[i].deck_n = 5;
        }
        KIT_PLAY(&zg_game, &s, NULL, 0x130, 0x130, 0x130);
        CHECK_INT(BIT(s.order[0]) | BIT(s.order[1]) | BIT(s.order[2]), 7);
        seen[s.order[0]][s.order[2]]++;
    }
    for (int i = 0; i < 9; i++)
        CHECK(i % 4 == 0 || seen[i / 3][i % 3] > 25);
}

/* Past the hands of round 1: seat 1 is first to place. */
static void placing(struct zg_state *s, const char *options)
{
    int mask = BIT(ZG_LFOOT) | BIT(ZG_RARM) | BIT(ZG_BODY);

    kit_deal(&zg_game, s, 1, options);
    choose(s, NULL, mask, mask);
    CHECK_INT(s->phase, ZG_P_PLACE);
    CHECK_INT(s->head.to_act, 1);
}

RULE("ZG-3.4 ZG-3.9", figures_are_placed_in_impulse_order_on_free_ground)
{
    struct zg_state s;
    rum_action open[RUM_MAX_ACTIONS];

    placing(&s, "flameout=off");
    CHECK_INT(zg_game.legal(&s, open), 120);
    placing(&s, "flameout=off arena=crucible");
    CHECK_INT(zg_game.legal(&s, open), 140); /* four cells are void */
    CHECK(!kit_is_legal(&zg_game, &s, cell("f6")));
    KIT_PLAY(&zg_game, &s, NULL, cell("e5"), ZG_STAND);
    CHECK_INT(s.seat[1].cell, cell("e5"));
    CHECK_INT(s.head.to_act, 0);
    CHECK_INT(s.phase, ZG_P_PLACE);
    CHECK(!kit_is_legal(&zg_game, &s, cell("e5")));
    CHECK(kit_is_legal(&zg_game, &s, cell("e6")));
}

RULE("ZG-3.5", nobody_starts_more_than_seven_cards_from_a_foe)
{
    struct zg_state s;

    placing(&s, "flameout=off");
    KIT_PLAY(&zg_game, &s, NULL, cell("a1"), ZG_STAND);
    CHECK(kit_is_legal(&zg_game, &s, cell("h3"))); /* E18 */
    CHECK(!kit_is_legal(&zg_game, &s, cell("h4")));
    CHECK(kit_is_legal(&zg_game, &s, cell("h1")));
    CHECK(!kit_is_legal(&zg_game, &s, cell("i1")));
    CHECK(kit_is_legal(&zg_game, &s, cell("f6")));
    CHECK(!kit_is_legal(&zg_game, &s, cell("g7")));
}

RULE("ZG-3.5", one_foe_within_seven_is_enough)
{
    struct zg_state s;

    position(&s, "players=3 flameout=off arena=library");
    place(&s, 0, "a1", ZG_STAND);
    place(&s, 1, "h1", ZG_STAND);
    zg_ask(&s, ZG_P_PLACE, 2);
    s.seat[2].cell = ZG_NONE;
    CHECK(kit_is_legal(&zg_game, &s, cell("l1")));
    CHECK(kit_is_legal(&zg_game, &s, cell("a8")));
    CHECK(!kit_is_legal(&zg_game, &s, cell("l10")));
}

RULE("ZG-3.6", the_figure_takes_any_stance_for_nothing)
{
    struct zg_state s;

    placing(&s, "flameout=off");
    KIT_PLAY(&zg_game, &s, NULL, cell("e5"));
    CHECK_INT(s.head.to_act, 1);
    CHECK_LEGAL(&zg_game, &s, 0, 1, 2, 3, 4);
    KIT_PLAY(&zg_game, &s, NULL, ZG_DEFENSE);
    CHECK_INT(s.seat[1].stance, ZG_DEFENSE);
}

RULE("ZG-3.7", then_the_highest_impulse_takes_the_first_turn)
{
    struct zg_state s;

    placing(&s, "flameout=off");
    KIT_PLAY(&zg_game, &s, NULL, cell("e4"), ZG_STAND, cell("h4"), ZG_STAND);
    CHECK_INT(s.phase, ZG_P_CARD);
    CHECK_INT(s.head.to_act, 1);
    CHECK_INT(s.sees[0][1], ZG_GEAR); /* they look at each other */

    /* A later round has no placing. */
    zg_round_begin(&s, NULL);
    KIT_PLAY(&zg_game, &s, NULL, 7, 7);
    CHECK_INT(s.phase, ZG_P_CARD);
}

RULE("ZG-3.9", a_teammate_is_no_foe_to_be_near)
{
    struct zg_state s;
    rum_action open[RUM_MAX_ACTIONS];

    position(&s, "players=4 teams=2v2 flameout=off");
    for (int i = 0; i < 4; i++)
        s.seat[i].cell = ZG_NONE;
    place(&s, 0, "a1", ZG_STAND);
    zg_ask(&s, ZG_P_PLACE, 2);
    CHECK_INT(zg_game.legal(&s, open), 139); /* anywhere */
    zg_ask(&s, ZG_P_PLACE, 1);
    CHECK(zg_game.legal(&s, open) < 80);
}
