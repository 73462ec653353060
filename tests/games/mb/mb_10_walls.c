/* MB-10: building walls. */
#include "mb_position.h"

RULE("MB-10.1 MB-12.1", a_wall_goes_where_none_stands)
{
    struct mb_state s;

    position(&s, 1, "B");
    play(&s, "B @0");
    CHECK(!offered(&s, "A2|B2"));
    CHECK(offered(&s, "A1|B1"));
    CHECK(connected(&s, "A1", "B1"));
    play(&s, "A1|B1");
    CHECK(mb_has_wall(&s, edge("A1|B1")));
    CHECK(!connected(&s, "A1", "B1"));
    CHECK_INT(s.walls_left, 33);
    CHECK_INT(s.head.to_act, 2);
}

RULE("MB-10.2", walls_may_seal_anybody_in)
{
    struct mb_state s;

    position(&s, 1, "P");
    zombies(&s, "A1", 1);
    play(&s, "P @0 A1|B1 @0 A1/A2 @8 L11/L12");
    CHECK_INT(s.open[sq("A1")], 0);
    hold(&s, 2, "G");
    turn_to(&s, 2);
    CHECK_STR(open_now(&s), "skip"); /* the only zombie is locked in */
}

RULE("MB-10.3", there_are_seventy_walls)
{
    struct mb_state s;

    position(&s, 1, "BP");
    CHECK(offered(&s, "B"));
    for (int e = 0; s.walls_left > 1; e++) {
        if (!mb_has_wall(&s, e)) {
            mb_set_wall(&s, e);
            s.walls_left--;
        }
    }
    mb_board_open(&s);
    play(&s, "B @8 I12|J12");
    CHECK_INT(s.walls_left, 0);
    turn_to(&s, 1);
    hold(&s, 1, "BPN");
    CHECK(!offered(&s, "B"));
    CHECK(!offered(&s, "P"));
}
