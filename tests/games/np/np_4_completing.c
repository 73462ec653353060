/*
 * np_4_completing.c: NP-4, completing a stack.
 */
#include "np_test.h"

RULE("NP-4.1", complete_when_the_three_tops_agree)
{
    for (unsigned c = 0; c < NP_CHARACTERS; c++) {
        static const char *const piles[] = {"-/N/N", "P/-/P", "Z/Z/-", "-/R/R"};
        static const int cards[] = {Nh, Pt, Zl, Rh};
        struct np_state s;
        position(&s, "");
        hand(&s, 0, "Nh Pt Zl Rh");
        unsigned a = stack(&s, 0, piles[c]);
        stack(&s, 1, "Z/-/-");
        PLAY(&s, cards[c], ON(a));
        CHECK_INT(s.count[0][c], 1);
        CHECK_STACK(&s, a, "");
    }
}

RULE("NP-4.1", not_with_two_of_three_or_an_empty_pile)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    unsigned mixed = stack(&s, 0, "-/N/P"), two = stack(&s, 0, "-/N/-");
    struct np_state t = s;

    PLAY(&s, Nh, ON(mixed));
    CHECK_STACK(&s, mixed, "N/N/P");
    PLAY(&t, Nh, ON(two));
    CHECK_STACK(&t, two, "N/N/-");
    CHECK_INT(s.moves + t.moves, 0);
}

RULE("NP-4.2", completion_is_automatic_after_each_play)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "wh Nh Zt");
    unsigned a = stack(&s, 0, "-/P/P");
    stack(&s, 1, "Z/-/-");

    PLAY(&s, Wh, ON(a), AS(Ph));

    CHECK_INT(s.count[0][PIRATE], 1);
    CHECK_INT(s.phase, NP_D4_PICK); /* nobody was asked whether to score */
}

RULE("NP-4.2", never_between_lifting_and_placing)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned b = stack(&s, 0, "P/P/PZ");
    earn(&s, 1);

    KIT_PLAY(&np_game, &s, NULL, pick(&s, b, LEGS, 0));

    CHECK_STACK(&s, b, "P/P/P"); /* would be complete, but is in mid-air */
    CHECK_INT(s.count[0][PIRATE], 0);
    check_sound(&s, __FILE__, __LINE__);
}

RULE("NP-4.3", all_cards_of_all_piles_are_put_aside)
{
    struct np_state s;
    struct rum_trace trace;
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    unsigned a = stack(&s, 0, "ZR/PN/ZPN");
    stack(&s, 1, "Z/-/-");

    KIT_PLAY(&np_game, &s, &trace, Nh, ON(a));

    CHECK_INT(__builtin_popcountll(s.scored[0]), 8);
    CHECK_INT(s.scored[1], 0);
    CHECK_INT(s.laid & s.scored[0], 0);
    CHECK_INT(s.count[0][NINJA], 1);
    const struct rum_event *e = kit_event(&trace, NP_EV_SCORE, 0);
    CHECK_INT(e->seat, 0);
    CHECK_INT(e->subject, NP_SUBJECT_CHARACTER + NINJA);
    CHECK_INT(e->arg[1], 8);
    CHECK_INT(e->clause, NP(4, 3));
    check_sound(&s, __FILE__, __LINE__);
}

RULE("NP-4.4", the_owner_scores_and_the_player_in_turn_moves)
{
    struct np_state s;
    struct rum_trace trace;
    position(&s, "");
    hand(&s, 0, "Rl Zt");
    unsigned theirs = stack(&s, 1, "R/R/-");
    stack(&s, 0, "N/-/-");

    KIT_PLAY(&np_game, &s, &trace, Rl, ON(theirs));

    CHECK_INT(s.count[1][ROBOT], 1);
    CHECK_INT(s.count[0][ROBOT], 0);
    CHECK_INT(__builtin_popcountll(s.scored[1]), 3);
    CHECK_INT(s.scored[0], 0);
    CHECK_INT(s.head.to_act, 0);
    CHECK_INT(s.phase, NP_D4_PICK);
    CHECK_INT(s.moves, 1);
    CHECK_INT(kit_event(&trace, NP_EV_SCORE, 0)->clause, NP(4, 4));
    CHECK_INT(kit_event(&trace, NP_EV_SCORE, 0)->arg[2], 0);
}

RULE("NP-4.5", a_repeat_earns_a_move_but_does_not_win)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    counts(&s, 0, "N P Z");
    unsigned a = stack(&s, 0, "-/N/N");
    stack(&s, 1, "Z/-/-");

    PLAY(&s, Nh, ON(a));

    CHECK_INT(s.count[0][NINJA], 2);
    CHECK_INT(s.moves, 1);
    CHECK_INT(s.phase, NP_D4_PICK);
    CHECK_SCORE(&np_game, &s, 0, 0);
}

RULE("NP-4.6", the_slot_becomes_free)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt wt");
    unsigned a = stack(&s, 0, "-/N/N"), b = stack(&s, 1, "Z/-/-");

    PLAY(&s, Nh, ON(a));
    CHECK_INT(np_all_stacks(&s), np_bit(b));
    PLAY(&s, NP_DECLINE, Wt, NP_NEW_OWN, AS(Rt));
    CHECK_STACK(&s, a, "-/wtR/-"); /* taken again */
}
