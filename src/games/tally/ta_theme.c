/*
 * ta_theme.c: what the kinds of things in Tally look like.
 */
#include "ta.h"

#include <rumpus/scene.h>

static const struct rum_look looks[] = {
    {.kind = "space", .title = "Space", .colour = "#efe6d2", .glyph = "."},
    {.kind = "beyond", .title = "Past 21", .colour = "#e2b8a8", .glyph = "x"},
    {.kind = "pawn",
     .title = "Pawn",
     .colour = "#33658a",
     .glyph = "P",
     .svg = "<circle cx='50' cy='28' r='18' fill='currentColor'/>"
            "<path d='M22 90 L38 44 h24 L78 90 Z' fill='currentColor'/>"},
    {.kind = "number",
     .title = "Secret number",
     .colour = "#7a4e9a",
     .glyph = "#",
     .svg = "<path d='M38 15 L30 85 M70 15 L62 85 M18 38 H86 M14 62 H82' "
            "stroke='currentColor' stroke-width='8' fill='none'/>"},
    {.kind = "die",
     .title = "Die",
     .colour = "#4a4a4a",
     .glyph = "d",
     .svg = "<rect x='14' y='14' width='72' height='72' rx='14' fill='none' "
            "stroke='currentColor' stroke-width='8'/>"
            "<circle cx='34' cy='34' r='8' fill='currentColor'/>"
            "<circle cx='50' cy='50' r='8' fill='currentColor'/>"
            "<circle cx='66' cy='66' r='8' fill='currentColor'/>"},
    {.kind = NULL},
};

const struct rum_theme ta_theme = {
    .accent = "#7a4e9a",
    .ground = "#f6f1e6",
    .seats = {"#33658a", "#c8553d", "#588157", "#b5838d", "#e09f3e", "#5c4d7d"},
    .look = looks,
};
