/*
 * np_2_turn.c: NP-2, the turn.
 */
#include "np_test.h"

RULE("NP-2.1", players_alternate_and_each_turn_begins_with_a_draw)
{
    struct np_state s;
    kit_deal(&np_game, &s, 3, "first=0");

    for (int turn = 1; turn <= 6; turn++) {
        unsigned seat = (unsigned)(turn - 1) % 2;
        CHECK_INT(s.head.turn, turn);
        CHECK_INT(s.head.to_act, seat);
        CHECK_INT(s.hand_size[seat], 6);
        CHECK_INT(s.deck_size, 46 - turn);
        rum_action open[RUM_MAX_ACTIONS];
        np_game.legal(&s, open); /* the lowest is a regular kind */
        PLAY(&s, open[0], NP_NEW_OWN, NP_END);
    }
}

RULE("NP-2.2", the_draw_is_not_a_decision)
{
    struct np_state s;
    struct rum_trace trace;
    position(&s, "");
    hand(&s, 0, "Nh Nt");
    hand(&s, 1, "Zh");
    next_cards(&s, "Rl Pl");

    KIT_PLAY(&np_game, &s, &trace, Nh, NP_NEW_OWN, NP_END);

    const struct rum_event *draw = kit_event(&trace, NP_EV_DRAW, 0);
    CHECK_INT(draw->seat, 1);
    CHECK_INT(draw->clause, NP(2, 2));
    CHECK_INT(holds(&s, 1, Rl), 1);
    CHECK_INT(s.deck[s.deck_size], NP_NONE); /* it lies there no longer */
    CHECK_INT(s.phase, NP_D1_CARD);
    LEGAL(&s, Zh, Rl);
}

RULE("NP-2.3", exactly_one_regular_card_is_played)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt wl");

    LEGAL(&s, Nh, Zt, Wl); /* no END before it */
    PLAY(&s, Zt, NP_NEW_OWN);
    LEGAL(&s, Wl, NP_END); /* and no second one */
}

RULE("NP-2.3", it_may_be_the_card_just_drawn)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Nt");
    hand(&s, 1, "Zh");
    next_cards(&s, "Rl");
    PLAY(&s, Nh, NP_NEW_OWN, NP_END);

    PLAY(&s, Rl, NP_NEW_OWN);

    CHECK_STACK(&s, 1, "-/-/R");
    CHECK_INT(holds(&s, 1, Zh), 1);
}

RULE("NP-2.4", any_number_of_wilds_come_on_top)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh wn wh wl ww");

    PLAY(&s, Wn, NP_NEW_OWN, AS(Nl), Wh, NP_NEW_OWN, AS(Ph));
    PLAY(&s, Wl, NP_NEW_OWN, AS(Rl), Ww, NP_NEW_OWN, AS(Zt));
    LEGAL(&s, Nh);
    PLAY(&s, Nh, NP_NEW_OWN);

    CHECK_INT(s.hand_size[0], 0);
    CHECK_INT(s.head.to_act, 1);
}

RULE("NP-2.5", wilds_go_before_and_after_the_regular_card)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt wn wh");

    PLAY(&s, Wh, NP_NEW_OWN, AS(Ph));
    LEGAL(&s, Nh, Zt, Wn);
    PLAY(&s, Nh, NP_NEW_OWN);
    LEGAL(&s, Wn, NP_END);
    PLAY(&s, Wn, NP_NEW_OWN, AS(Nt));
    LEGAL(&s, NP_END);
}

RULE("NP-2.6", without_a_regular_card_one_wild_is_the_duty)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "wn wh wl");

    LEGAL(&s, Wn, Wh, Wl);
    PLAY(&s, Wh, NP_NEW_OWN, AS(Ph));
    LEGAL(&s, Wn, Wl, NP_END); /* stop, or play further wilds */
}

RULE("NP-2.7", who_has_no_card_skips_the_turn)
{
    struct np_state s;
    struct rum_trace trace;
    position(&s, "");
    hand(&s, 0, "Nh Nt Zl");
    scatter(&s);
    PLAY(&s, Nh, NP_NEW_OWN);

    /* Nothing is covered, so seat 1 draws nothing and holds nothing. */
    KIT_PLAY(&np_game, &s, &trace, NP_END);

    CHECK_INT(kit_event(&trace, NP_EV_SKIP, 0)->seat, 1);
    CHECK_INT(kit_events(&trace, NP_EV_SKIP), 1);
    CHECK_INT(s.head.to_act, 0);
    CHECK_INT(s.head.turn, 3);
    CHECK(!s.regular_played);
    LEGAL(&s, Nt, Zl);
}

RULE("NP-2.8", a_wild_is_not_replaced)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt Zl wn wh");
    hand(&s, 1, "Zh Zt");
    next_cards(&s, "Rl Pl");

    PLAY(&s, Wn, NP_NEW_OWN, AS(Nl), Wh, NP_NEW_OWN, AS(Ph));
    PLAY(&s, Nh, NP_NEW_OWN, NP_END);
    CHECK_INT(s.hand_size[0], 2);
    PLAY(&s, Zh, NP_NEW_OWN, NP_END);
    CHECK_INT(s.hand_size[0], 3); /* one drawn, as always */
}

RULE("NP-2.9", a_hand_is_never_larger_than_one_card_more_than_dealt)
{
    struct np_state s;
    kit_deal(&np_game, &s, 1, "first=0 hand=7");
    CHECK_INT(s.hand_size[0], 8);
    PLAY(&s, NP_CARD + np_kind(s.hand[0][0]), NP_NEW_OWN);
    CHECK_INT(s.hand_size[0], 7);

    /* There is no hand limit but that: nobody discards. */
    position(&s, "hand=3");
    hand(&s, 0, "Nh Nt Nl Zh");
    hand(&s, 1, "Ph Pt Pl");
    PLAY(&s, Nh, NP_NEW_OWN, NP_END);
    CHECK_INT(s.hand_size[1], 4);
}

RULE("NP-2.10", the_turn_ends_when_the_player_says_so)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt wn");
    hand(&s, 1, "Zh");

    CHECK(!OPEN(&s, NP_END)); /* the duty is not met */
    PLAY(&s, Nh, NP_NEW_OWN);
    CHECK_INT(s.head.to_act, 0); /* not by itself */
    PLAY(&s, NP_END);
    CHECK_INT(s.head.to_act, 1);
}

RULE("NP-2.10", not_while_a_move_is_pending)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    unsigned a = stack(&s, 0, "-/N/N");
    stack(&s, 1, "Z/-/-");

    PLAY(&s, Nh, ON(a));
    CHECK_INT(s.moves, 1);
    CHECK(!OPEN(&s, NP_END));
}
