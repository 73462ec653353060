/*
 * np_events.c: the events by name.
 */
#include "np_test.h"

TEST(every_kind_of_event_has_its_row)
{
    CHECK_INT(np_game.event_count, NP_EVENTS);
    for (int i = 0; i < NP_EVENTS; i++) {
        CHECK_INT(np_game.events[i].kind, i);
        CHECK(np_game.events[i].name[0]);
    }
}

TEST(subjects_are_kinds_and_then_characters)
{
    int n = 0;

    while (np_game.subjects[n])
        n++;
    CHECK_INT(n, NP_KINDS + NP_CHARACTERS);
    CHECK_STR(np_game.subjects[Zl], "Zombie legs");
    CHECK_STR(np_game.subjects[Ww], "Wild Wild");
    CHECK_STR(np_game.subjects[NP_SUBJECT_CHARACTER + ZOMBIE], "Zombie");
}

TEST(a_move_names_the_pile_it_came_from)
{
    struct np_state s;
    struct rum_trace trace;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "P/P/PwwZ"), b = stack(&s, 1, "-/R/-");
    earn(&s, 2);

    KIT_PLAY(&np_game, &s, &trace, pick(&s, a, LEGS, 0), ON(b), AS(Rh));
    const struct rum_event *e = kit_event(&trace, NP_EV_MOVE, 0);
    CHECK_INT(e->arg[6], a * 3 + LEGS);
    CHECK_INT(e->arg[7], Pl); /* and what it uncovered there */
    CHECK_INT(e->clause, NP(5, 2));
}

RULE("NP-6.4", only_the_name_changes)
{
    struct np_state s;
    struct rum_trace trace;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "P/-/PwlZ");
    earn(&s, 1);

    KIT_PLAY(&np_game, &s, &trace, pick(&s, a, LEGS, 0), ON(a), AS(Rl));

    CHECK_INT(kit_events(&trace, NP_EV_MOVE), 0);
    const struct rum_event *e = kit_event(&trace, NP_EV_NAME, 0);
    CHECK_INT(e->clause, NP(6, 4));
    CHECK_INT(e->arg[1], Rl);
    CHECK_INT(e->arg[4], Zl); /* what it was */
}
