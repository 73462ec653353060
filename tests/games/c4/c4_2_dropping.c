/*
 * c4_2_dropping.c: a disc goes into a column and falls.
 */
#include "c4.h"
#include "kit.h"

extern const struct rum_game c4_game;

RULE("C4-2.1", a_full_column_is_not_offered)
{
    struct c4_state c;
    kit_deal(&c4_game, &c, 7, "");

    KIT_PLAY(&c4_game, &c, NULL, 2, 2, 2, 2, 2, 2);

    CHECK_LEGAL(&c4_game, &c, 0, 1, 3, 4, 5, 6);
    CHECK_TRAPS(c4_game.apply(&c, 2, NULL));
}

RULE("C4-2.2", a_disc_rests_on_the_lowest_free_cell)
{
    struct c4_state c;
    struct rum_trace trace = {0};
    kit_deal(&c4_game, &c, 7, "");

    KIT_PLAY(&c4_game, &c, &trace, 3, 3, 6);

    CHECK(c.discs[0] == (c4_bit(3, 0) | c4_bit(6, 0)));
    CHECK(c.discs[1] == c4_bit(3, 1));
    CHECK_INT(kit_events(&trace, C4_EV_DROP), 3);
    CHECK_INT(kit_event(&trace, C4_EV_DROP, 1)->arg[0], 3);
    CHECK_INT(kit_event(&trace, C4_EV_DROP, 1)->arg[1], 1);
}

RULE("C4-2.3", the_players_take_turns)
{
    struct c4_state c;
    kit_deal(&c4_game, &c, 7, "");

    for (int i = 0; i < 6; i++) {
        CHECK_INT(c.head.to_act, i % 2);
        CHECK_INT(c.head.turn, i + 1);
        KIT_PLAY(&c4_game, &c, NULL, 2 * (i % 3));
    }
}
