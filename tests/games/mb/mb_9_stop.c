/* MB-9: stop tokens. */
#include "mb_position.h"

RULE("MB-9.1 MB-14.1", a_stop_token_goes_anywhere_but_on_another)
{
    for (rum_seat seat = 0; seat < 2; seat++) {
        struct mb_state s;
        position(&s, seat, "R");
        stop_token(&s, "B1");
        play(&s, "R @0");
        CHECK(offered(&s, "A1"));
        CHECK(offered(&s, "D1"));
        CHECK(!offered(&s, "B1"));
        play(&s, "A1");
        CHECK(mb_has_stop(&s, sq("A1")));
    }
}

/* Rulings 12 and 13. */
RULE("MB-9.2 MB-11.2", nobody_leaves_a_stop_square)
{
    struct mb_state s;

    position(&s, 0, "G");
    zombies(&s, "C1", 1);
    zombies(&s, "A1", 1);
    zombies(&s, "L12", 1);
    stop_token(&s, "C1");
    play(&s, "G");
    CHECK_STR(open_now(&s), "A1 L12");
    position(&s, 1, "G");
    stop_token(&s, "D1");
    play(&s, "G");
    CHECK(!offered(&s, "D1"));
    position(&s, 0, "GB");
    zombies(&s, "C1", 2);
    stop_token(&s, "C1");
    CHECK_STR(open_now(&s), "skip");
}

/* Example 9, ruling 11. */
RULE("MB-9.2 MB-9.7", a_movement_that_enters_ends_there)
{
    struct mb_state s;

    position(&s, 1, "G");
    stop_token(&s, "F6");
    play(&s, "G E5 se");
    CHECK_INT(humans_on(&s, "F6"), 2);
    CHECK_INT(s.head.to_act, 2);

    position(&s, 1, "G"); /* a yellow square under it still gives its card */
    stop_token(&s, "G7");
    play(&s, "G H8 nw");
    CHECK_INT(s.regular[1], 1);
}

RULE("MB-9.3", no_wall_rises_beside_a_stop_square)
{
    struct mb_state s;

    position(&s, 1, "B");
    stop_token(&s, "B5"); /* walled to the west already */
    play(&s, "B @3");
    CHECK(!offered(&s, "B5|C5"));
    CHECK(!offered(&s, "B5/B6"));
    CHECK(offered(&s, "C5|D5"));
    CHECK(offered(&s, "A5/A6"));
    position(&s, 1, "B");
    stop_token(&s, "B5");
    play(&s, "B @0");
    CHECK(!offered(&s, "B4/B5"));
    CHECK(offered(&s, "A4/A5"));
}

RULE("MB-9.4", a_stop_token_lasts_through_the_next_turn)
{
    struct mb_state s;
    struct rum_trace trace = {0};

    position(&s, 1, "R");
    play(&s, "R @8 L12");
    CHECK_INT(s.head.to_act, 2);
    CHECK(mb_has_stop(&s, sq("L12")));
    hold(&s, 2, "GGG");
    play(&s, "skip");
    CHECK(mb_has_stop(&s, sq("L12")));
    play_traced(&s, "end", &trace);
    CHECK_INT(s.head.to_act, 3);
    CHECK(!mb_has_stop(&s, sq("L12")));
    CHECK_INT(kit_events(&trace, MB_EV_LIFT), 1);
    CHECK_INT(kit_event(&trace, MB_EV_LIFT, 0)->arg[0], sq("L12"));
}

RULE("MB-9.5", two_stop_tokens_at_most)
{
    struct mb_state s;

    position(&s, 1, "RRRR");
    hold(&s, 2, "RRRR");
    hold(&s, 3, "RRRR");
    play(&s, "R @8 L12 end");
    CHECK_INT(s.stop[0], sq("L12"));
    play(&s, "R @8 K12");
    CHECK(mb_has_stop(&s, sq("L12")) && mb_has_stop(&s, sq("K12")));
    play(&s, "end");
    CHECK(!mb_has_stop(&s, sq("L12")) && mb_has_stop(&s, sq("K12")));
    play(&s, "R @8 J12 end");
    CHECK(!mb_has_stop(&s, sq("K12")) && mb_has_stop(&s, sq("J12")));
}

/* Example 12, ruling 15. */
RULE("MB-9.6 MB-16.4", a_stop_against_me_ends_with_my_first_turn)
{
    struct mb_state s;

    position(&s, 1, "RGGG");
    s.head.turn = 2;
    zombies(&s, "E1", 3);
    zombies(&s, "L10", 1);
    hold(&s, 2, "GGK");
    play(&s, "R @1 E1 end");
    CHECK_INT(s.head.turn, 3);
    CHECK_INT(s.head.to_act, 2);
    CHECK(!mb_may_choose(&s, MB_AT_WALL, edge("E1|F1")));
    hold(&s, 2, "GGK");
    play(&s, "G"); /* L10 is the only stack */
    CHECK_INT(s.current, sq("L10"));
    play(&s, "n");
    CHECK_INT(zombies_on(&s, "L9"), 3);
    play(&s, "black");
    CHECK_INT(s.head.turn, 4);
    CHECK_INT(s.head.to_act, 2);
    CHECK(!mb_has_stop(&s, sq("E1")));
    hold(&s, 2, "G");
    play(&s, "G");
    CHECK_STR(open_now(&s), "E1 L9");
}

/* Ruling 14. */
RULE("MB-9.6 MB-9.3", my_own_stop_is_used_up_by_my_extra_turn)
{
    struct mb_state s;

    position(&s, 1, "RKB");
    play(&s, "R @0 A1 black");
    CHECK_INT(s.head.to_act, 1);
    CHECK(mb_has_stop(&s, sq("A1")));
    hold(&s, 1, "BGG");
    play(&s, "B @0");
    CHECK(!offered(&s, "A1|B1"));
    play(&s, "B1|C1");
    CHECK(!mb_has_stop(&s, sq("A1")));
}

RULE("MB-9.7", a_stop_token_hinders_nothing_else)
{
    struct mb_state s;

    position(&s, 0, "G"); /* capture */
    zombies(&s, "C1", 1);
    stop_token(&s, "D1");
    play(&s, "G e");
    CHECK_INT(zombies_on(&s, "D1"), 3);
    position(&s, 0, "P"); /* Purple, from it and onto it */
    zombies(&s, "C1", 1);
    stop_token(&s, "C1");
    s.stop[1] = (uint8_t)sq("D1");
    play(&s, "P");
    CHECK_INT(zombies_on(&s, "D1"), 2);
    position(&s, 1, "WY"); /* White and hide */
    stop_token(&s, "A1");
    play(&s, "W @0");
    CHECK(offered(&s, "A1"));
    position(&s, 1, "Y");
    stop_token(&s, "A1");
    play(&s, "Y @0");
    CHECK(offered(&s, "A1"));
}
