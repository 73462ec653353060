/*
 * np_7_winning.c: NP-7 and NP-8, winning and scores.
 */
#include "np_test.h"

RULE("NP-7.1", the_fourth_character_wins_at_once)
{
    struct np_state s;
    struct rum_trace trace;
    position(&s, "");
    hand(&s, 0, "Rl Zt");
    counts(&s, 0, "N P Z");
    unsigned a = stack(&s, 0, "R/R/-");
    stack(&s, 1, "Z/-/-");

    KIT_PLAY(&np_game, &s, &trace, Rl, ON(a));

    CHECK_OVER(&np_game, &s);
    CHECK_INT(s.head.to_act, RUM_NOBODY);
    CHECK_INT(s.moves, 0); /* the move it earned is not made */
    CHECK_SCORE(&np_game, &s, 60, 0);
    CHECK_INT(kit_event(&trace, NP_EV_OVER, 0)->seat, 0);
    CHECK_INT(kit_event(&trace, NP_EV_OVER, 0)->clause, NP(7, 1));
    check_sound(&s, __FILE__, __LINE__);
}

RULE("NP-7.1", three_characters_do_not_win)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Rl Zt");
    counts(&s, 0, "N P4");
    unsigned a = stack(&s, 0, "R/R/-");
    stack(&s, 1, "Z/-/-");

    PLAY(&s, Rl, ON(a));

    CHECK_INT(s.phase, NP_D4_PICK);
}

RULE("NP-7.2", also_when_the_other_completed_it)
{
    struct np_state s;
    struct rum_trace trace;
    position(&s, "");
    hand(&s, 0, "Rl Zt");
    counts(&s, 1, "N P Z");
    unsigned theirs = stack(&s, 1, "R/R/-");
    stack(&s, 0, "Z/-/-");

    KIT_PLAY(&np_game, &s, &trace, Rl, ON(theirs));

    CHECK_OVER(&np_game, &s);
    CHECK_SCORE(&np_game, &s, 0, 60);
    CHECK_INT(kit_event(&trace, NP_EV_OVER, 0)->clause, NP(7, 2));
}

RULE("NP-7.3", if_both_get_there_the_player_in_turn_wins)
{
    for (unsigned actor = 0; actor < 2; actor++) {
        struct np_state s;
        position(&s, "");
        hand(&s, 0, "Nh");
        hand(&s, 1, "Nh");
        counts(&s, actor, "N P Z");
        counts(&s, actor ^ 1, "N P R");
        unsigned b = stack(&s, actor, "R/R/RZ");
        unsigned d = stack(&s, actor ^ 1, "Z/Z/-");
        earn(&s, 1);
        s.head.to_act = (rum_seat)actor;

        PLAY(&s, pick(&s, b, LEGS, 0), ON(d));

        CHECK_INT(s.winner, actor);
        CHECK_INT(s.ending, NP(7, 3));
        CHECK_INT(np_progress(&s, actor ^ 1), 4);
    }
}

RULE("NP-8.1", only_whether_a_character_was_scored_matters)
{
    struct np_state s;
    position(&s, "");
    counts(&s, 0, "N3 P2 Z9");

    CHECK(!np_has_won(&s, 0));
    CHECK_INT(np_progress(&s, 0), 3);
    CHECK_INT(np_stacks_scored(&s, 0), 14); /* kept for NP-9.5 */
    counts(&s, 0, "R");
    CHECK(np_has_won(&s, 0));
}

RULE("NP-8.2", scored_piles_and_counts_are_public)
{
    struct np_state s, seen;
    position(&s, "");
    hand(&s, 0, "Nh");
    scored(&s, 0, "Nt Nl wh");
    scored(&s, 1, "Zh Zt Zl Zl");
    counts(&s, 0, "N2");
    counts(&s, 1, "Z P");

    for (rum_seat viewer = RUM_NOBODY; viewer < 2; viewer++) {
        rum_game_hide(&np_game, &s, viewer, &seen);
        CHECK_BYTES(seen.scored, s.scored, sizeof(s.scored));
        CHECK_BYTES(seen.count, s.count, sizeof(s.count));
    }
}

RULE("NP-8.3", sixtieths_of_a_win)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");

    CHECK_SCORE(&np_game, &s, 0, 0);
    np_finish(&s, 1, NP(7, 1), NULL);
    CHECK_SCORE(&np_game, &s, 0, 60);
    np_finish(&s, 0, NP(7, 1), NULL);
    CHECK_SCORE(&np_game, &s, 60, 0);
    np_finish(&s, NP_NONE, NP(9, 4), NULL);
    CHECK_SCORE(&np_game, &s, 30, 30);
    int out[3] = {7, 7, 7};
    np_game.score(&s, out);
    CHECK_INT(out[2], 7); /* two seats, and no more */
}
