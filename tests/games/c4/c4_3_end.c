/*
 * c4_3_end.c: four in a line, or a full board.
 */
#include "c4.h"
#include "kit.h"

extern const struct rum_game c4_game;

/* Four from (column, row), each `right` and `up` of the one before. */
static uint64_t line(int column, int row, int right, int up)
{
    uint64_t cells = 0;
    for (int i = 0; i < 4; i++)
        cells |= c4_bit(column + i * right, row + i * up);
    return cells;
}

RULE("C4-3.1", every_line_of_the_board_wins_and_only_those)
{
    static const int way[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    int lines = 0;

    for (int column = 0; column < C4_COLUMNS; column++) {
        for (int row = 0; row < C4_ROWS; row++) {
            for (int i = 0; i < 4; i++) {
                int far = column + 3 * way[i][0], top = row + 3 * way[i][1];
                if (far >= C4_COLUMNS || top >= C4_ROWS || top < 0)
                    continue;
                uint64_t cells = line(column, row, way[i][0], way[i][1]);
                CHECK(c4_four(cells));
                lines++;
                /* Any three of them only threaten the fourth. */
                for (uint64_t rest = cells; rest; rest &= rest - 1) {
                    uint64_t cell = rest & -rest;
                    CHECK(!c4_four(cells & ~cell));
                    CHECK(c4_threats(cells & ~cell, 0) & cell);
                    CHECK(!(c4_threats(cells & ~cell, cell) & cell));
                }
            }
        }
    }
    CHECK_INT(lines, 69);
}

RULE("C4-3.1", lines_do_not_wrap_round_the_edge)
{
    CHECK(!c4_four(c4_bit(0, 4) | c4_bit(0, 5) | c4_bit(1, 0) | c4_bit(1, 1)));
    CHECK(!c4_four(c4_bit(0, 3) | c4_bit(0, 4) | c4_bit(0, 5) | c4_bit(1, 0)));
    CHECK(!c4_four(c4_bit(3, 2) | c4_bit(4, 1) | c4_bit(5, 0) | c4_bit(5, 5)));
    CHECK(c4_threats(c4_bit(0, 3) | c4_bit(0, 4) | c4_bit(0, 5), 0) ==
          c4_bit(0, 2));
}

RULE("C4-3.1 C4-3.3", four_in_a_line_ends_the_game_at_once)
{
    struct c4_state c;
    struct rum_trace trace = {0};
    kit_deal(&c4_game, &c, 7, "");
    KIT_PLAY(&c4_game, &c, NULL, 0, 6, 1, 6, 2, 6);
    CHECK_SCORE(&c4_game, &c, 0, 0);

    KIT_PLAY(&c4_game, &c, &trace, 3);

    CHECK_OVER(&c4_game, &c);
    CHECK_SCORE(&c4_game, &c, 60, 0);
    CHECK_INT(kit_event(&trace, C4_EV_FOUR, 0)->seat, 0);
}

/* Rows of three alike: nobody gets a line. */
static const int draw[] = {0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 2, 3,
                           2, 3, 2, 3, 3, 2, 3, 2, 3, 2, 4, 5, 4, 5,
                           4, 5, 5, 4, 5, 4, 5, 4, 6, 6, 6, 6, 6, 6};

RULE("C4-3.2 C4-3.3", a_full_board_without_a_line_is_a_draw)
{
    struct c4_state c;
    struct rum_trace trace = {0};
    kit_deal(&c4_game, &c, 7, "");

    kit_play(&c4_game, &c, &trace, draw, 42, __FILE__, __LINE__);

    CHECK_OVER(&c4_game, &c);
    CHECK_SCORE(&c4_game, &c, 30, 30);
    CHECK_INT(kit_events(&trace, C4_EV_FULL), 1);
    CHECK_INT(kit_events(&trace, C4_EV_FOUR), 0);
}

RULE("C4-3.1", a_line_with_the_last_disc_wins)
{
    struct c4_state c;
    kit_deal(&c4_game, &c, 7, "");
    kit_play(&c4_game, &c, NULL, draw, 41, __FILE__, __LINE__);
    /* Seat 1's three at the right, below the last free cell. */
    uint64_t three = c4_bit(6, 2) | c4_bit(6, 3) | c4_bit(6, 4);
    c.discs[1] |= three;
    c.discs[0] &= ~three;

    KIT_PLAY(&c4_game, &c, NULL, 6);

    CHECK_SCORE(&c4_game, &c, 0, 60);
}
