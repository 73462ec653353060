/*
 * c4_4_procedure.c: action codes, and what is public.
 */
#include "c4.h"
#include "kit.h"

extern const struct rum_game c4_game;

RULE("C4-4.1", an_action_is_its_column)
{
    for (int column = 0; column < C4_COLUMNS; column++) {
        struct c4_state c;
        kit_deal(&c4_game, &c, 7, "");
        KIT_PLAY(&c4_game, &c, NULL, column);
        CHECK(c.discs[0] == c4_bit(column, 0));
    }
}

RULE("C4-4.2", every_viewer_sees_every_disc)
{
    struct c4_state c, seen;
    kit_deal(&c4_game, &c, 7, "");
    KIT_PLAY(&c4_game, &c, NULL, 3, 3, 4);

    for (int viewer = RUM_ALL; viewer < 2; viewer++) {
        rum_game_hide(&c4_game, &c, (rum_seat)viewer, &seen);
        CHECK(seen.discs[0] == c.discs[0] && seen.discs[1] == c.discs[1]);
    }
}

RULE("C4-4.2", nothing_is_left_to_chance)
{
    struct c4_state c;
    kit_deal(&c4_game, &c, 7, "");
    struct rum_rng before = c.head.rng;

    KIT_PLAY(&c4_game, &c, NULL, 0, 1, 2, 3, 4, 5, 6);

    CHECK_BYTES(&c.head.rng, &before, sizeof(before));
}

TEST(the_state_of_a_wrong_board_does_not_pass_the_check)
{
    struct c4_state c;
    const char *what;
    kit_deal(&c4_game, &c, 7, "");
    KIT_PLAY(&c4_game, &c, NULL, 3, 3, 4);
    CHECK(c4_game.check(&c, &what));

    struct c4_state bad = c;
    bad.discs[0] |= c4_bit(0, 2);
    CHECK(!c4_game.check(&bad, &what));
    CHECK_HAS(what, "air");
    bad = c;
    bad.discs[1] |= c4_bit(3, 0);
    CHECK(!c4_game.check(&bad, &what));
    CHECK_HAS(what, "two discs");
    bad = c;
    bad.head.to_act = 0;
    CHECK(!c4_game.check(&bad, &what));
    CHECK_HAS(what, "wrong seat");
    bad = c;
    bad.discs[0] |= c4_bit(0, 0);
    CHECK(!c4_game.check(&bad, &what));
    CHECK_HAS(what, "out of turn");
}
