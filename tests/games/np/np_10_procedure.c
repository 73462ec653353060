/*
 * np_10_procedure.c: NP-10, the procedure recordings depend on.
 */
#include "np_test.h"

#include <stdlib.h>

RULE("NP-10.1", the_limit_comes_before_the_refill)
{
    struct np_state s;
    position(&s, "turn_limit=50");
    hand(&s, 0, "Nh Nt");
    hand(&s, 1, "Zh");
    scored(&s, 0, "Pl Pt Ph");
    scatter(&s);
    s.head.turn = 50;

    PLAY(&s, Nh, NP_NEW_OWN, NP_END);

    CHECK_INT(s.ending, NP(9, 6));
    CHECK_INT(s.deck_size, 0); /* (1) before (2) */
}

RULE("NP-10.1", the_refill_comes_before_the_stalemate)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    scored(&s, 0, "Pl");
    scatter(&s);

    PLAY(&s, Nh, NP_NEW_OWN);

    CHECK_INT(s.head.to_act, 1); /* (2) before (3) */
    CHECK_INT(s.head.turn, 2);
    LEGAL(&s, Pl);
}

RULE("NP-10.1", covered_cards_are_swept_at_the_start_only_with_dry_sweep)
{
    for (int sweep = 0; sweep < 2; sweep++) {
        struct np_state s;
        position(&s, sweep ? "dry=sweep" : "");
        hand(&s, 0, "Nh Nt");
        hand(&s, 1, "Zh");
        unsigned a = stack(&s, 1, "-/-/PR");
        scatter(&s);

        PLAY(&s, Nh, NP_NEW_OWN, NP_END);

        CHECK_STACK(&s, a, sweep ? "-/-/R" : "-/-/PR");
        CHECK_INT(s.hand_size[1], sweep ? 2 : 1);
    }
}

RULE("NP-10.1", a_turn_begins_with_a_clean_slate)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Nt");
    hand(&s, 1, "Zh");
    PLAY(&s, Nh, NP_NEW_OWN);
    CHECK(s.regular_played && s.any_played);

    PLAY(&s, NP_END);

    CHECK(!s.regular_played && !s.any_played);
    CHECK_INT(s.head.turn, 2);
    s.moves = 3; /* whatever was left over */
    np_start_turn(&s, NULL);
    CHECK_INT(s.moves, 0);
}

RULE("NP-10.1", an_empty_hand_draws_and_plays)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Nt");
    next_cards(&s, "Zl");

    PLAY(&s, Nh, NP_NEW_OWN, NP_END);

    CHECK_INT(s.head.to_act, 1);
    LEGAL(&s, Zl);
}

RULE("NP-10.2", the_copy_longest_in_the_hand_is_played)
{
    struct np_state s;
    position(&s, "");
    hand_card(&s, 0, 27);
    hand_card(&s, 0, 5);
    hand_card(&s, 0, 24);
    hand_card(&s, 0, 26);

    PLAY(&s, Zh);
    CHECK_INT(s.held, 27);
    CHECK_INT(s.hand[0][0], 5);
    CHECK_INT(s.hand[0][1], 24);
    CHECK_INT(s.hand[0][2], 26);
    CHECK_INT(s.hand[0][3], NP_NONE);
}

RULE("NP-10.2", a_drawn_card_is_the_newest)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Nt");
    hand_card(&s, 1, 27);
    next_cards(&s, "Zh"); /* the lowest copy, 24 */

    PLAY(&s, Nh, NP_NEW_OWN, NP_END, Zh);

    CHECK_INT(s.held, 27);
    CHECK_INT(s.hand[1][0], 24);
}

RULE("NP-10.3", an_empty_hand_ends_the_turn_by_itself)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh wn");
    hand(&s, 1, "Zh");

    PLAY(&s, Wn, NP_NEW_OWN, AS(Nt));
    CHECK_INT(s.head.to_act, 0);
    PLAY(&s, Nh, NP_NEW_OWN);
    CHECK_INT(s.head.to_act, 1);
    CHECK_INT(s.head.turn, 2);
}

RULE("NP-10.4", ending_without_a_regular_card_shows_wilds)
{
    struct np_state s;
    struct rum_trace trace;
    position(&s, "");
    hand(&s, 0, "wn wh wl");
    hand(&s, 1, "Zh");

    KIT_PLAY(&np_game, &s, &trace, Wn, NP_NEW_OWN, AS(Nt), NP_END);

    CHECK_INT(kit_event(&trace, NP_EV_END, 0)->clause, NP(10, 4));
    CHECK(kit_event(&trace, NP_EV_END, 0)->reveals);
    CHECK_INT(s.sure_wilds[1], 2);
    CHECK_INT(s.sure_wilds[0], 0);
}

RULE("NP-10.4", ending_after_a_regular_card_shows_nothing)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh wh wl");
    hand(&s, 1, "Zh");

    PLAY(&s, Nh, NP_NEW_OWN, NP_END);

    CHECK_INT(s.sure_wilds[1], 0);
}

RULE("NP-10.5", pick_lowers_moves_and_completion_raises_them)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "P/P/-"), b = stack(&s, 1, "-/Z/P");
    earn(&s, 3);

    PLAY(&s, pick(&s, b, LEGS, 0));
    CHECK_INT(s.moves, 2);
    PLAY(&s, ON(a));
    CHECK_INT(s.moves, 3);
    PLAY(&s, NP_DECLINE);
    CHECK_INT(s.moves, 0);
}

RULE("NP-10.6", a_new_stack_takes_the_lowest_free_slot)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "N/-/-"), b = stack(&s, 1, "-/P/P");
    unsigned c = stack(&s, 0, "Z/-/-");
    earn(&s, 2);

    /* The slot of the stack that vanished in the air is free ... */
    PLAY(&s, pick(&s, a, HEAD, 0), NP_NEW_OPP);
    CHECK_STACK(&s, a, "N/-/-");
    CHECK_INT(np_owner(&s, a), 1);
    PLAY(&s, pick(&s, c, HEAD, 0), NP_NEW_OPP);
    CHECK_STACK(&s, c, "Z/-/-");
    CHECK_STACK(&s, b, "-/P/P");
}

RULE("NP-10.6", the_slot_of_a_stack_about_to_be_completed_is_not_free)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "P/P/PZ"), b = stack(&s, 1, "R/-/-");
    earn(&s, 1);

    PLAY(&s, pick(&s, a, LEGS, 0), NP_NEW_OWN);

    CHECK_INT(s.count[0][PIRATE], 1);
    CHECK_STACK(&s, a, ""); /* not taken by the new stack */
    CHECK_STACK(&s, b + 1, "-/-/Z");
}

RULE("NP-10.6", stacks_are_scored_by_slot_from_the_lowest)
{
    for (int up = 0; up < 2; up++) {
        struct np_state s;
        struct rum_trace trace;
        position(&s, "");
        hand(&s, 0, "Nh");
        unsigned low = stack(&s, 0, up ? "P/P/PZ" : "Z/Z/-");
        unsigned high = stack(&s, 0, up ? "Z/Z/-" : "P/P/PZ");
        unsigned source = up ? low : high, target = up ? high : low;
        stack(&s, 1, "R/-/-");
        earn(&s, 1);

        KIT_PLAY(&np_game, &s, &trace, pick(&s, source, LEGS, 0), ON(target));

        CHECK_INT(kit_event(&trace, NP_EV_SCORE, 0)->arg[0], low);
        CHECK_INT(kit_event(&trace, NP_EV_SCORE, 1)->arg[0], high);
    }
}

RULE("NP-10.7", single_actions_are_asked)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Nt");
    hand(&s, 1, "wl");

    PLAY(&s, Nh);
    LEGAL(&s, NP_NEW_OWN); /* D2 with one action */
    PLAY(&s, NP_NEW_OWN);
    LEGAL(&s, NP_END); /* D1 with one action */
    CHECK_INT(s.head.to_act, 0);
}

RULE("NP-10.8", the_full_view_lists_hands_and_deck_in_order)
{
    struct np_state s;
    position(&s, "");
    hand_card(&s, 0, 27);
    hand_card(&s, 0, 5);
    hand_card(&s, 0, 24);
    hand_card(&s, 1, 50);
    next_cards(&s, "Rl wn Ph");

    char *json = kit_dump(&np_game, &s);
    CHECK_HAS(json, "\"hands\":[[27,5,24],[50]]");
    CHECK_HAS(json, "\"deck\":[44,48,12,");
    free(json);
}

/* ---- NP-10.9: what reveals ---- */

/* Play one action and count the events that reveal. */
static int revealing(struct np_state *s, int code)
{
    static struct rum_trace trace;
    int n = 0;

    trace.n = 0;
    CHECK(OPEN(s, code));
    np_game.apply(s, (rum_action)code, &trace);
    for (int i = 0; i < trace.n; i++)
        n += trace.event[i].reveals;
    return n;
}

RULE("NP-10.9", placing_a_card_from_the_hand_reveals)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh wl");
    hand(&s, 1, "Zh");

    CHECK_INT(revealing(&s, Wl), 0); /* D1 and D2 before it do not */
    CHECK_INT(revealing(&s, NP_NEW_OWN), 0);
    CHECK_INT(revealing(&s, AS(Pl)), 1);
    CHECK_INT(revealing(&s, Nh), 0);
}

RULE("NP-10.9", drawing_and_a_new_deck_reveal)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Nt");
    hand(&s, 1, "Zh");
    PLAY(&s, Nh, NP_NEW_OWN);
    CHECK_INT(revealing(&s, NP_END), 1); /* the card drawn */

    for (int sweep = 0; sweep < 2; sweep++) {
        position(&s, sweep ? "dry=sweep" : "");
        hand(&s, 0, "Nh Nt");
        hand(&s, 1, "Zh");
        if (sweep)
            stack(&s, 1, "-/-/PR");
        else
            scored(&s, 1, "Pl");
        scatter(&s);
        PLAY(&s, Nh, NP_NEW_OWN);
        CHECK_INT(revealing(&s, NP_END), 2);
    }
}

RULE("NP-10.9 NP-10.4", an_end_without_a_regular_card_reveals_by_itself)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "wn wl");
    hand(&s, 1, "Zh");
    scatter(&s); /* nothing to draw */
    PLAY(&s, Wn, NP_NEW_OWN, AS(Nt));
    CHECK_INT(revealing(&s, NP_END), 1);

    position(&s, "");
    hand(&s, 0, "Nh wl");
    hand(&s, 1, "Zh");
    scatter(&s);
    PLAY(&s, Nh, NP_NEW_OWN);
    CHECK_INT(revealing(&s, NP_END), 0); /* the rest may be anything */
}

RULE("NP-10.9", a_move_and_giving_it_up_reveal_nothing)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    hand(&s, 1, "Zh");
    unsigned a = stack(&s, 1, "Z/-/wlP");
    earn(&s, 3);

    CHECK_INT(revealing(&s, pick(&s, a, LEGS, 0)), 0);
    CHECK_INT(revealing(&s, NP_NEW_OWN), 0);
    CHECK_INT(revealing(&s, AS(Rl)), 0);
    CHECK_INT(revealing(&s, NP_DECLINE), 0);
}

/* A turn that ends by itself has no cards to show: only a card drawn after it
 * reveals. */
RULE("NP-10.9 NP-10.3", giving_up_a_move_with_an_empty_hand_reveals_the_draw)
{
    for (int dry = 0; dry < 2; dry++) {
        struct np_state s;
        position(&s, "");
        hand(&s, 1, "Zh");
        stack(&s, 1, "R/-/-");
        if (dry)
            scatter(&s);
        earn(&s, 1);
        s.regular_played = false; /* the last card was a wild one */
        CHECK_INT(revealing(&s, NP_DECLINE), dry ? 0 : 1);
        CHECK_INT(s.head.to_act, 1);
    }
}
