/*
 * np_5_moves.c: NP-5, moves.
 */
#include "np_test.h"

RULE("NP-5.1", each_completed_stack_earns_a_move)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt Zl");
    unsigned a = stack(&s, 0, "-/N/N");
    unsigned b = stack(&s, 1, "Z/-/-");

    PLAY(&s, Nh, ON(a));
    CHECK_INT(s.moves, 1);
    /* It does not replace the play: they may still end the turn or play wilds,
     * but the regular card has been played. */
    PLAY(&s, pick(&s, b, HEAD, 0), NP_NEW_OWN);
    CHECK_INT(s.moves, 0);
    LEGAL(&s, NP_END);
}

RULE("NP-5.2", any_card_of_either_side_goes_anywhere)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "N/P/-"), b = stack(&s, 1, "-/Z/R");
    unsigned c = stack(&s, 1, "-/-/P");
    earn(&s, 1);

    LEGAL(&s, pick(&s, a, HEAD, 0), pick(&s, a, TORSO, 0), pick(&s, c, LEGS, 0),
          pick(&s, b, TORSO, 0), pick(&s, b, LEGS, 0), NP_DECLINE);
    PLAY(&s, pick(&s, b, LEGS, 0));
    LEGAL(&s, ON(a), ON(c), NP_NEW_OWN, NP_NEW_OPP);
    PLAY(&s, ON(a));
    CHECK_STACK(&s, a, "N/P/R");
    CHECK_STACK(&s, b, "-/Z/-");
}

RULE("NP-5.3", covered_cards_may_be_taken_and_the_pile_closes_up)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "-/-/NPZR");
    earn(&s, 2);

    PLAY(&s, pick(&s, a, LEGS, 2), NP_NEW_OWN); /* the Pirate */
    CHECK_STACK(&s, a, "-/-/NZR");
    PLAY(&s, pick(&s, a, LEGS, 2), NP_NEW_OPP); /* the Ninja at the bottom */
    CHECK_STACK(&s, a, "-/-/ZR");
}

RULE("NP-5.3", only_tops_with_movable_top)
{
    struct np_state s;
    position(&s, "movable=top");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "-/-/NPZR"), b = stack(&s, 1, "P/-/-");
    earn(&s, 1);

    LEGAL(&s, pick(&s, b, HEAD, 0), pick(&s, a, LEGS, 0), NP_DECLINE);
    CHECK_TRAPS(np_game.apply(&s, (rum_action)pick(&s, a, LEGS, 1), NULL));
}

RULE("NP-5.4", the_card_goes_on_top_of_its_pile_or_starts_a_stack)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "N/-/-"), b = stack(&s, 1, "PZ/-/-");
    unsigned c = stack(&s, 1, "-/-/P");
    earn(&s, 3);

    PLAY(&s, pick(&s, a, HEAD, 0), ON(b));
    CHECK_STACK(&s, b, "PZN/-/-");
    PLAY(&s, pick(&s, b, HEAD, 0), NP_NEW_OPP);
    CHECK_STACK(&s, a, "N/-/-"); /* the lowest free slot, but now of seat 1 */
    CHECK_INT(np_owner(&s, a), 1);
    PLAY(&s, pick(&s, b, HEAD, 0), NP_NEW_OWN);
    CHECK_STACK(&s, 3, "Z/-/-");
    CHECK_INT(np_owner(&s, 3), 0);
    CHECK_STACK(&s, c, "-/-/P");
}

RULE("NP-5.5", a_stack_vanishes_with_its_only_card)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 1, "N/-/-"), b = stack(&s, 0, "-/P/-");
    earn(&s, 1);

    KIT_PLAY(&np_game, &s, NULL, pick(&s, a, HEAD, 0));
    CHECK_STACK(&s, a, "");
    CHECK(s.from.was_single);
    /* Back on its own side it is a new stack, and changes nothing. */
    LEGAL(&s, ON(b), NP_NEW_OWN);
    PLAY(&s, NP_NEW_OWN);
    CHECK_INT(np_owner(&s, a), 0);
}

RULE("NP-5.6", a_move_that_completes_earns_another)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Zt");
    unsigned a = stack(&s, 0, "-/N/N"), b = stack(&s, 0, "P/P/-");
    unsigned c = stack(&s, 0, "Z/-/Z"), d = stack(&s, 1, "NR/-/P");
    unsigned e = stack(&s, 1, "-/RZ/-");
    earn(&s, 1);

    PLAY(&s, pick(&s, d, LEGS, 0), ON(b));
    CHECK_INT(s.moves, 1);
    PLAY(&s, pick(&s, d, HEAD, 1), ON(a));
    CHECK_INT(s.moves, 1);
    PLAY(&s, pick(&s, e, TORSO, 0), ON(c));
    CHECK_INT(s.moves, 1);
    CHECK_INT(np_progress(&s, 0), 3);
}

RULE("NP-5.7", a_move_may_complete_source_and_target)
{
    struct np_state s;
    struct rum_trace trace;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned b = stack(&s, 0, "P/P/PZ"), d = stack(&s, 0, "Z/Z/-");
    stack(&s, 1, "R/-/-");
    earn(&s, 1);

    KIT_PLAY(&np_game, &s, &trace, pick(&s, b, LEGS, 0), ON(d));

    CHECK_INT(kit_events(&trace, NP_EV_SCORE), 2);
    CHECK_INT(s.count[0][PIRATE], 1);
    CHECK_INT(s.count[0][ZOMBIE], 1);
    CHECK_INT(s.moves, 2);
}

RULE("NP-5.8", completing_the_others_stack_by_a_move)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned b = stack(&s, 1, "P/P/PZ"), d = stack(&s, 1, "R/R/-");
    unsigned e = stack(&s, 0, "-/-/R");
    earn(&s, 2);

    PLAY(&s, pick(&s, e, LEGS, 0), ON(d)); /* by placing */
    CHECK_INT(s.count[1][ROBOT], 1);
    CHECK_INT(s.moves, 2);
    PLAY(&s, pick(&s, b, LEGS, 0), NP_NEW_OWN); /* by uncovering */
    CHECK_INT(s.count[1][PIRATE], 1);
    CHECK_INT(s.moves, 2);
    CHECK_INT(np_stacks_scored(&s, 0), 0);
}

RULE("NP-5.9", moves_come_before_the_next_card_and_may_be_declined)
{
    struct np_state s;
    struct rum_trace trace;
    position(&s, "");
    hand(&s, 0, "Nh wn Zt");
    unsigned a = stack(&s, 0, "-/N/N"), b = stack(&s, 1, "Z/-/-");

    PLAY(&s, Nh, ON(a));
    LEGAL(&s, pick(&s, b, HEAD, 0), NP_DECLINE); /* no card, no END */
    s.moves = 2;
    KIT_PLAY(&np_game, &s, &trace, NP_DECLINE);
    CHECK_INT(s.moves, 0); /* all of them */
    CHECK_INT(kit_event(&trace, NP_EV_DECLINE, 0)->arg[0], 2);
    LEGAL(&s, Wn, NP_END);
}

RULE("NP-5.10", with_nothing_on_the_table_moves_are_lost)
{
    struct np_state s;
    struct rum_trace trace;
    position(&s, "");
    hand(&s, 0, "Nh Zt wn");
    unsigned a = stack(&s, 0, "-/N/N");

    KIT_PLAY(&np_game, &s, &trace, Nh, ON(a));

    CHECK_INT(s.moves, 0);
    CHECK_INT(kit_event(&trace, NP_EV_LOST, 0)->arg[0], 1);
    LEGAL(&s, Wn, NP_END);
}

RULE("NP-5.11", a_regular_top_does_not_go_back_on_its_stack)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "N/P/Z"), b = stack(&s, 1, "R/-/-");
    earn(&s, 1);

    PLAY(&s, pick(&s, a, TORSO, 0));
    LEGAL(&s, ON(b), NP_NEW_OWN, NP_NEW_OPP);
    CHECK_TRAPS(np_game.apply(&s, ON(a), NULL));
}

RULE("NP-5.11", a_covered_card_may_go_back_and_comes_to_the_top)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "N/PZR/-");
    earn(&s, 1);

    PLAY(&s, pick(&s, a, TORSO, 2));
    LEGAL(&s, ON(a), NP_NEW_OWN, NP_NEW_OPP);
    PLAY(&s, ON(a));
    CHECK_STACK(&s, a, "N/ZRP/-");
}

RULE("NP-5.11", a_wild_top_needs_another_face_on_its_own_pile)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "N/wnN/Z"), b = stack(&s, 1, "R/-/-");
    earn(&s, 1);

    PLAY(&s, pick(&s, a, TORSO, 0));
    LEGAL(&s, ON(a), ON(b), NP_NEW_OWN, NP_NEW_OPP);
    struct np_state t = s;
    PLAY(&s, ON(a));
    LEGAL(&s, AS(Nh), AS(Nl));
    CHECK_TRAPS(np_game.apply(&s, AS(Nt), NULL));
    PLAY(&t, ON(b)); /* elsewhere it may be the same */
    LEGAL(&t, AS(Nh), AS(Nt), AS(Nl));
}

RULE("NP-5.11", a_single_card_does_not_become_the_same_stack_again)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned own = stack(&s, 0, "-/P/-"), other = stack(&s, 1, "-/R/-");
    unsigned wild = stack(&s, 1, "-/wtZ/-");
    earn(&s, 1);
    struct np_state t = s, u = s;

    PLAY(&s, pick(&s, own, TORSO, 0));
    LEGAL(&s, ON(other), ON(wild), NP_NEW_OPP);
    CHECK_TRAPS(np_game.apply(&s, NP_NEW_OWN, NULL));
    PLAY(&t, pick(&t, other, TORSO, 0));
    LEGAL(&t, ON(own), ON(wild), NP_NEW_OWN);
    CHECK_TRAPS(np_game.apply(&t, NP_NEW_OPP, NULL));
    PLAY(&u, pick(&u, wild, TORSO, 0), NP_NEW_OPP);
    LEGAL(&u, AS(Nt), AS(Pt), AS(Rt));
}

RULE("NP-5.11", a_freed_slot_is_no_way_back)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned wild = stack(&s, 0, "wnN/-/-"), b = stack(&s, 1, "R/-/-");
    earn(&s, 1);

    /* The wild on another stack may keep its face though it was single. */
    PLAY(&s, pick(&s, wild, HEAD, 0));
    LEGAL(&s, ON(b), NP_NEW_OWN, NP_NEW_OPP);
    PLAY(&s, ON(b));
    LEGAL(&s, AS(Nh), AS(Nt), AS(Nl));
}

TEST(a_move_is_reported_whole)
{
    struct np_state s;
    struct rum_trace trace;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 1, "PZ/-/-"), b = stack(&s, 0, "R/-/-");
    earn(&s, 2);

    KIT_PLAY(&np_game, &s, &trace, pick(&s, a, HEAD, 0), ON(b));
    static const int16_t lift[8] = {24, Zh, 0, 1, 1, 0, 0, 0};
    static const int16_t move[8] = {24, Zh, 1, 0, Rh, 0, NP_STACKS * 3, Ph};
    const struct rum_event *e = kit_event(&trace, NP_EV_LIFT, 0);
    CHECK_INT(e->subject, Zh);
    CHECK_INT(e->clause, NP(5, 3));
    for (int i = 0; i < 8; i++)
        CHECK_INT(e->arg[i], lift[i]);
    e = kit_event(&trace, NP_EV_MOVE, 0);
    CHECK_INT(e->subject, Zh);
    CHECK_INT(e->clause, NP(5, 2));
    CHECK(!e->reveals);
    for (int i = 0; i < 8; i++)
        CHECK_INT(e->arg[i], move[i]);

    /* A covered card uncovers nothing, nor does one that leaves a gap. */
    KIT_PLAY(&np_game, &s, &trace, pick(&s, b, HEAD, 1), NP_NEW_OPP);
    CHECK_INT(kit_event(&trace, NP_EV_LIFT, 0)->arg[4], 0);
    CHECK_INT(kit_event(&trace, NP_EV_MOVE, 0)->arg[7], -1);
    CHECK_INT(kit_event(&trace, NP_EV_MOVE, 0)->arg[4], -1);
    CHECK_INT(kit_event(&trace, NP_EV_MOVE, 0)->arg[5], 1);

    position(&s, "");
    hand(&s, 0, "Nh");
    a = stack(&s, 1, "Z/P/-");
    earn(&s, 1);
    KIT_PLAY(&np_game, &s, &trace, pick(&s, a, HEAD, 0), NP_NEW_OWN);
    CHECK_INT(kit_event(&trace, NP_EV_MOVE, 0)->arg[7], -1);
}
