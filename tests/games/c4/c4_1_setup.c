/*
 * c4_1_setup.c: how a game of Connect Four begins.
 */
#include "c4.h"
#include "kit.h"

extern const struct rum_game c4_game;

RULE("C4-1.1", the_board_is_empty_and_seat_0_begins)
{
    struct c4_state c;
    kit_deal(&c4_game, &c, 7, "");

    CHECK_INT(c.head.seats, 2);
    CHECK_INT(c.head.to_act, 0);
    CHECK(c4_taken(&c) == 0);
    CHECK_LEGAL(&c4_game, &c, 0, 1, 2, 3, 4, 5, 6);
}

TEST(three_players_are_refused)
{
    struct rum_options opt;
    struct rum_err_text why;

    rum_options_init(&opt, &c4_game);
    CHECK_INT(rum_options_parse(&opt, &c4_game, "players=3", &why),
              RUM_EOPTION);
}
