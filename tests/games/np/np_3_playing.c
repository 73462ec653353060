/*
 * np_3_playing.c: NP-3, playing a card.
 */
#include "np_test.h"

RULE("NP-3.1", a_card_goes_into_the_pile_of_its_position)
{
    static const int cards[] = {Zh, Zt, Zl};
    static const char *const after[] = {"NZ/N/P", "N/NZ/P", "N/N/PZ"};

    for (int i = 0; i < 3; i++) {
        struct np_state s;
        position(&s, "");
        hand(&s, 0, "Zh Zt Zl Nh");
        unsigned a = stack(&s, 0, "N/N/P");
        PLAY(&s, cards[i], ON(a));
        CHECK_STACK(&s, a, after[i]);
    }
}

RULE("NP-3.2", it_may_start_a_new_stack_however_many_there_are)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Zh wn");
    for (int i = 0; i < 40; i++) {
        static const char *const piles[] = {"N/-/-", "-/N/-", "-/-/N", "P/-/-",
                                            "-/P/-", "-/-/P", "-/Z/-", "-/-/Z",
                                            "R/-/-", "-/R/-"};
        CHECK_INT(stack(&s, 0, piles[i % 10]), i);
    }

    PLAY(&s, Zh, NP_NEW_OWN);

    CHECK_STACK(&s, 40, "Z/-/-");
    CHECK_INT(np_owner(&s, 40), 0);
}

RULE("NP-3.3", it_may_go_on_any_own_stack_matching_or_not)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Zl Nh");
    unsigned empty = stack(&s, 0, "Z/-/-"), match = stack(&s, 0, "-/-/Z");
    unsigned other = stack(&s, 0, "-/-/N");

    PLAY(&s, Zl);
    LEGAL(&s, ON(empty), ON(match), ON(other), NP_NEW_OWN);
    struct np_state t = s;
    PLAY(&t, ON(empty));
    CHECK_STACK(&t, empty, "Z/-/Z");
    t = s;
    PLAY(&t, ON(match));
    CHECK_STACK(&t, match, "-/-/ZZ");
    t = s;
    PLAY(&t, ON(other));
    CHECK_STACK(&t, other, "-/-/NZ");
}

RULE("NP-3.4", it_may_go_on_the_others_stacks_in_the_same_way)
{
    struct np_state s;
    struct rum_trace trace;
    position(&s, "");
    hand(&s, 0, "Zl Nh");
    unsigned theirs = stack(&s, 1, "-/N/N");

    KIT_PLAY(&np_game, &s, &trace, Zl, ON(theirs));

    CHECK_STACK(&s, theirs, "-/N/NZ");
    CHECK_INT(np_owner(&s, theirs), 1);
    const struct rum_event *e = kit_event(&trace, NP_EV_PLAY, 0);
    CHECK_INT(e->clause, NP(3, 4));
    CHECK_INT(e->subject, Zl);
    CHECK_INT(e->arg[3], 1);
    CHECK_INT(e->arg[4], Nl); /* what it covers */
}

TEST(a_play_is_reported_once_and_whole)
{
    struct np_state s;
    struct rum_trace trace;
    position(&s, "");
    hand(&s, 0, "wl Nh Zt");

    KIT_PLAY(&np_game, &s, &trace, Wl, NP_NEW_OWN, AS(Pl));

    CHECK_INT(trace.n, 1);
    const struct rum_event *e = &trace.event[0];
    static const int16_t args[8] = {54, Pl, 0, 0, -1, 1, 0, 0};
    CHECK_INT(e->kind, NP_EV_PLAY);
    CHECK_INT(e->seat, 0);
    CHECK_INT(e->clause, NP(3, 2));
    CHECK_INT(e->subject, Wl);
    CHECK(e->reveals);
    for (int i = 0; i < 8; i++)
        CHECK_INT(e->arg[i], args[i]);
}

RULE("NP-3.5", no_new_stack_on_the_other_side)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Zl wn Nh");
    stack(&s, 1, "-/N/N");

    PLAY(&s, Zl);
    CHECK(!OPEN(&s, NP_NEW_OPP));
    PLAY(&s, NP_NEW_OWN, Wn);
    CHECK(!OPEN(&s, NP_NEW_OPP));
    CHECK_TRAPS(np_game.apply(&s, NP_NEW_OPP, NULL));
}

RULE("NP-3.6", only_tops_count)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    unsigned a = stack(&s, 0, "-/N/NZ"); /* Ninja legs are covered */

    PLAY(&s, Nh, ON(a));

    CHECK_STACK(&s, a, "N/N/NZ");
    CHECK_INT(s.count[0][NINJA], 0);
    CHECK_INT(s.moves, 0);
}

RULE("NP-3.6", covered_cards_stay_and_count_again_when_uncovered)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    unsigned a = stack(&s, 0, "N/N/NZ");
    stack(&s, 1, "P/-/-");
    earn(&s, 1);

    PLAY(&s, pick(&s, a, LEGS, 0), NP_NEW_OWN);

    CHECK_INT(s.count[0][NINJA], 1);
}

RULE("NP-3.7", every_card_can_always_be_played)
{
    for (unsigned kind = 0; kind < NP_KINDS; kind++) {
        struct np_state s;
        position(&s, "");
        unsigned theirs = stack(&s, 1, "P/Z/R");
        for (unsigned i = 0; i < s.deck_size; i++) {
            if (np_kind(s.deck[i]) == kind) {
                hand_card(&s, 0, s.deck[i]);
                break;
            }
        }
        PLAY(&s, (int)kind);
        LEGAL(&s, ON(theirs), NP_NEW_OWN);
    }
}
