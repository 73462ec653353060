/*
 * draw_kinds.c: how each kind of area is drawn. A new kind is a row here and
 * the functions it names.
 */
#include "draw_parts.h"

static const struct draw_kind kinds[] = {
    [RUM_HEX] = {.where = DRAW_BOARD,
                 .width = draw_hex_width,
                 .lines = draw_hex,
                 .hexes = true},
    [RUM_GRID] = {.where = DRAW_BOARD,
                  .width = draw_grid_width,
                  .lines = draw_grid},
    [RUM_STACKS] = {.where = DRAW_BELOW, .lines = draw_stacks},
    [RUM_CARDS] = {.where = DRAW_RUNNING,
                   .lines = draw_hand,
                   .run = draw_cards_run},
    [RUM_PILE] = {.where = DRAW_RUNNING,
                  .lines = draw_brief_lines,
                  .words = draw_pile_words},
    [RUM_TRACK] = {.where = DRAW_RUNNING,
                   .lines = draw_brief_lines,
                   .words = draw_track_words,
                   .bare_note = true},
    [RUM_COMPARE] = {.where = DRAW_CONTEST, .lines = draw_compare},
};

const struct draw_kind *draw_kind(const struct rum_area *area)
{
    RUM_ASSERT(area->kind < sizeof(kinds) / sizeof(*kinds));
    return &kinds[area->kind];
}
