/*
 * zg_2_hand.c: ZG-2, hand, deck and slag heap.
 */
#include "zg_position.h"

RULE("ZG-2.1", each_picks_three_unslagged_cards)
{
    struct zg_state s;
    rum_action open[RUM_MAX_ACTIONS];

    kit_deal(&zg_game, &s, 1, "flameout=off");
    CHECK_INT(s.phase, ZG_P_HAND);
    CHECK_INT(zg_game.legal(&s, open), 84);
    CHECK_INT(open[0], 7);
    CHECK_INT(open[83], 0x1c0);
    for (int i = 0; i < 84; i++)
        CHECK_INT(zg_count(open[i]), 3);

    s.seat[0].slag = BIT(ZG_LHAND) | BIT(ZG_BACK);
    s.seat[0].deck &= (uint16_t)~s.seat[0].slag;
    CHECK_INT(zg_game.legal(&s, open), 35);
    for (int i = 0; i < 35; i++)
        CHECK(!(open[i] & s.seat[0].slag));
}

RULE("ZG-2.1", hands_follow_the_flameouts_of_all)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1, "players=3");
    for (int i = 0; i < 3; i++) {
        CHECK_INT(s.phase, ZG_P_FLAME);
        CHECK_INT(s.head.to_act, i);
        KIT_PLAY(&zg_game, &s, NULL, 0);
    }
    CHECK_INT(s.phase, ZG_P_HAND);
    CHECK_INT(s.head.to_act, 0);
}

RULE("ZG-2.1", exactly_three_cards_left_are_not_asked_for)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1, "flameout=off");
    s.seat[1].slag = 0x3f;
    s.seat[1].deck = 0x1c0;
    s.seat[1].deck_n = 3;
    KIT_PLAY(&zg_game, &s, NULL, 7);
    CHECK_INT(s.seat[1].hand, 0x1c0);
    CHECK_INT(s.seat[1].deck_n, 0);
    CHECK_INT(s.phase, ZG_P_PLACE);
}

RULE("ZG-2.2", the_hand_is_its_owners_and_its_size_everybodys)
{
    struct zg_state s, seen;

    kit_deal(&zg_game, &s, 1, "flameout=off");
    KIT_PLAY(&zg_game, &s, NULL, 7);
    rum_game_hide(&zg_game, &s, 1, &seen);
    CHECK_INT(seen.seat[0].hand, ZG_UNKNOWN);
    CHECK_INT(seen.seat[0].hand_n, 3);
    rum_game_hide(&zg_game, &s, RUM_NOBODY, &seen);
    CHECK_INT(seen.seat[0].hand, ZG_UNKNOWN);
    rum_game_hide(&zg_game, &s, 0, &seen);
    CHECK_INT(seen.seat[0].hand, 7);
}

RULE("ZG-2.3", the_rest_is_the_deck)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1, "flameout=off");
    KIT_PLAY(&zg_game, &s, NULL, 0x111);
    CHECK_INT(s.seat[0].deck, ZG_GEAR & ~0x111);
    CHECK_INT(s.seat[0].deck_n, 6);
}

RULE("ZG-2.4", any_card_of_the_deck_is_drawn_alike)
{
    struct zg_state s, copy;
    int drawn[ZG_SLOTS] = {0};

    duel(&s, QUIET, "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    for (uint64_t i = 0; i < 600; i++) {
        struct rum_trace t = {0};
        memcpy(&copy, &s, sizeof(s));
        rum_rng_init(&copy.head.rng, kit_seed(i));
        KIT_PLAY(&zg_game, &copy, &t, DECK(1), END_A);
        drawn[kit_event(&t, ZG_EV_TEST, 0)->arg[ZG_TEST_TARGET]]++;
    }
    for (int i = 0; i < ZG_SLOTS; i++) {
        if (s.seat[1].deck & BIT(i))
            CHECK(drawn[i] > 60 && drawn[i] < 140);
        else
            CHECK_INT(drawn[i], 0);
    }
}

RULE("ZG-2.4 ZG-4.4", a_card_that_comes_back_can_be_drawn_at_once)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_LHAND) | BIT(ZG_RHAND) | BIT(ZG_LARM));
    attacks(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, NULL, ZG_A_NONE);
    CHECK(s.seat[0].deck & BIT(ZG_LHAND));
    /* Its own terrain test draws from that deck now. */
    attacks(&s, 0, ZG_RHAND);
    struct rum_trace t = {0};
    CHANCE(&s, from(s.seat[0].deck, ZG_LHAND), SPIN_A);
    KIT_PLAY(&zg_game, &s, &t, PIECE('F'), END_A);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 0)->arg[ZG_TEST_TARGET], ZG_LHAND);
}

RULE("ZG-2.5", from_an_empty_deck_one_draws_from_the_hand)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, QUIET, "e4", "f4");
    slagged(&s, 1, 0x3f);
    hold(&s, 1, 0x1c0);
    attacks(&s, 0, ZG_LHAND);
    CHECK_INT(s.seat[1].deck_n, 0);
    CHECK(!kit_is_legal(&zg_game, &s, DECK(1)));
    CHANCE(&s, from(0x1c0, ZG_RFOOT), SPIN_A);
    KIT_PLAY(&zg_game, &s, &t, HAND(1), END_A);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 0)->arg[ZG_TEST_TARGET], ZG_RFOOT);
}

RULE("ZG-2.6", slag_is_out_of_the_game_and_public)
{
    struct zg_state s, seen;
    rum_action open[RUM_MAX_ACTIONS];

    duel(&s, QUIET, "e4", "f4");
    strike(&s, NULL, ZG_LHAND, END_A, ZG_BACK, 1); /* 2 strikes */
    CHECK_INT(s.seat[1].slag, BIT(ZG_BACK));
    CHECK_INT(s.seat[1].deck_n, 5);
    rum_game_hide(&zg_game, &s, 0, &seen);
    CHECK_INT(seen.seat[1].slag, BIT(ZG_BACK));
    zg_round_begin(&s, NULL);
    CHECK_INT(s.seat[1].deck, ZG_GEAR & ~BIT(ZG_BACK));
    KIT_PLAY(&zg_game, &s, NULL, 7);
    size_t n = zg_game.legal(&s, open);
    CHECK_INT(n, 56);
    for (size_t i = 0; i < n; i++)
        CHECK(!(open[i] & BIT(ZG_BACK)));
}
