/*
 * c4_scene.c: the board of Connect Four as a grid, and its look.
 */
#include "c4.h"

#define DISC                                                                   \
    "<circle cx='50' cy='50' r='42' fill='currentColor'/>"                     \
    "<circle cx='50' cy='50' r='30' fill='none' stroke='#0003' "               \
    "stroke-width='5'/>"

static const struct rum_look look[] = {
    {"cell", "cell", "#2456a6", " .",
     "<circle cx='50' cy='50' r='42' fill='#0d1f3f'/>"},
    {"red", "red disc", "#d8352a", "X", DISC},
    {"yellow", "yellow disc", "#e8b71a", "O", DISC},
    {NULL},
};

const struct rum_theme c4_theme = {
    .accent = "#e8b71a",
    .ground = "#12305f",
    .seats = {"#d8352a", "#e8b71a"},
    .look = look,
};

void c4_layout(const void *seen, struct rum_scene *out)
{
    (void)seen;
    for (int column = 0; column < C4_COLUMNS; column++) {
        for (int row = 0; row < C4_ROWS; row++) {
            const char *id = rum_scene_str(out, "%c%d", 'a' + column, row + 1);
            struct rum_cell *cell =
                rum_scene_cell(out, "board", id, column, C4_ROWS - 1 - row);
            cell->kind = "cell";
            cell->title = id;
        }
    }
}

void c4_view(const void *seen, rum_seat viewer, struct rum_scene *out)
{
    const struct c4_state *c = seen;

    (void)viewer;
    struct rum_area *board = rum_scene_area(out, "board", RUM_GRID, RUM_BOARD,
                                            RUM_NOBODY, "The board");
    board->columns = "a b c d e f g";
    board->rows = "6 5 4 3 2 1";
    board->clause = C4(1, 1);
    for (int i = 0; i < 7 * C4_COLUMNS; i++) {
        uint64_t cell = (uint64_t)1 << i;
        if (!(c4_taken(c) & cell))
            continue;
        rum_seat owner = c->discs[0] & cell ? 0 : 1;
        const char *at = rum_scene_str(out, "%c%d", 'a' + i / 7, i % 7 + 1);
        struct rum_item *disc =
            rum_scene_item(out, rum_scene_str(out, "disc-%s", at),
                           owner ? "yellow" : "red", at, 0);
        disc->owner = owner;
        disc->title = owner ? "yellow disc" : "red disc";
        disc->text = owner ? "O" : "X";
    }
    for (int i = 0; i < 2; i++) {
        out->seat[i].role = i ? "Yellow" : "Red";
        out->seat[i].colour = c4_theme.seats[i];
        rum_seat_counter(
            &out->seat[i], "discs",
            rum_scene_str(out, "%d", __builtin_popcountll(c->discs[i])));
    }
}
