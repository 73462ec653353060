/* MB-8: hide tokens. */
#include "mb_position.h"

RULE("MB-8.1 MB-13.1", a_hide_token_goes_anywhere_but_on_another)
{
    struct mb_state s;

    position(&s, 1, "Y");
    zombies(&s, "A1", 2);
    hide_token(&s, "B1");
    play(&s, "Y @0");
    CHECK(offered(&s, "A1")); /* zombies */
    CHECK(offered(&s, "C1")); /* empty */
    CHECK(offered(&s, "D1")); /* humans */
    CHECK(!offered(&s, "B1"));
    play(&s, "A1");
    CHECK(mb_has_hide(&s, sq("A1")));
    CHECK_INT(zombies_on(&s, "A1"), 2);
    CHECK_INT(s.head.to_act, 2);
}

RULE("MB-8.2 MB-18.4", purple_does_not_reach_the_hidden)
{
    struct mb_state s;

    position(&s, 0, "P");
    zombies(&s, "C1", 1);
    hide_token(&s, "D1");
    CHECK(offered(&s, "skip"));
    CHECK(!offered(&s, "P"));
    humans(&s, "C2", 1);
    play(&s, "P");
    CHECK_INT(zombies_on(&s, "C2"), 1);
    CHECK_INT(humans_on(&s, "D1"), 2);
}

/* Example 10, ruling 27. */
RULE("MB-8.3 MB-8.4 MB-4.1", zombies_enter_as_if_nobody_were_hidden)
{
    struct mb_state s;

    position(&s, 0, "G");
    hide_token(&s, "H5");
    zombies(&s, "I5", 5);
    play(&s, "G");
    CHECK_STR(open_now(&s), "n e se sw w");
    play(&s, "w");
    CHECK_INT(humans_on(&s, "H5"), 2);
    CHECK_INT(zombies_on(&s, "H5"), 5);
    CHECK_INT(s.human_count, 72);
    zombies(&s, "I5", 1); /* no further zombie may enter */
    hold(&s, 0, "G");
    turn_to(&s, 0);
    play(&s, "G I5");
    CHECK(!offered(&s, "w"));

    position(&s, 1, "G");
    hide_token(&s, "H5");
    mixed(&s, "H5", 2, 5);
    play(&s, "G H4");
    struct mb_state t = s;
    play(&t, "s");
    CHECK_INT(humans_on(&t, "H5"), 4);
    humans(&s, "H4", 4);
    CHECK(!offered(&s, "s"));
    humans(&s, "H4", 3);
    CHECK(offered(&s, "s"));
    play(&s, "s");
    CHECK_INT(humans_on(&s, "H5"), 5);
}

/* Rulings 25 and 26. */
RULE("MB-8.4", humans_leave_a_hide_square_by_the_normal_rules)
{
    struct mb_state s;

    position(&s, 1, "G");
    no_humans(&s);
    hide_token(&s, "H5");
    mixed(&s, "H5", 2, 3);
    zombies(&s, "H4", 1);
    play(&s, "G");
    CHECK(!offered(&s, "n"));
    play(&s, "e");
    CHECK_INT(humans_on(&s, "I5"), 2);
    CHECK_INT(zombies_on(&s, "H5"), 3);
    hold(&s, 2, "G"); /* and can be taken there */
    turn_to(&s, 2);
    play(&s, "G H5 e");
    CHECK_INT(zombies_on(&s, "I5"), 5);
}

RULE("MB-8.5", a_hide_token_stays_to_the_end)
{
    struct mb_state s;

    position(&s, 1, "Y");
    play(&s, "Y @4 E5");
    for (int i = 0; i < 40; i++) {
        while (s.phase != MB_AT_MAIN)
            play(&s, s.phase == MB_AT_END ? "end" : "dG");
        hold(&s, s.seat, "G");
        play(&s, "skip");
        CHECK(mb_has_hide(&s, sq("E5")));
    }
}
