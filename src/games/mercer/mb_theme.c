/*
 * mb_theme.c: what the things of Mercer Base look like: an arctic base in
 * blue-grey, people in orange parkas, zombies in a sick green.
 */
#include "mb.h"

#include <rumpus/scene.h>

#define HUMAN_COLOUR  "#e07b2f"
#define ZOMBIE_COLOUR "#5f8f3a"

/* A hooded figure with goggles. */
#define HUMAN_SVG                                                              \
    "<path d='M18 94 C18 62 32 52 50 52 C68 52 82 62 82 94 Z' "                \
    "fill='currentColor'/>"                                                    \
    "<circle cx='50' cy='33' r='25' fill='currentColor'/>"                     \
    "<ellipse cx='50' cy='36' rx='16' ry='18' fill='#fff3e4'/>"                \
    "<rect x='33' y='27' width='34' height='12' rx='6' fill='#24323d'/>"       \
    "<path d='M43 46 q7 5 14 0' stroke='#24323d' stroke-width='3' "            \
    "fill='none' stroke-linecap='round'/>"                                     \
    "<path d='M50 60 V92' stroke='#fff3e4' stroke-width='4'/>"

/* Leaning, arms forward, one eye larger than the other. */
#define ZOMBIE_SVG                                                             \
    "<path d='M26 95 C26 66 36 54 54 54 C70 54 78 66 78 95 Z' "                \
    "fill='currentColor'/>"                                                    \
    "<path d='M60 64 H90 M56 76 H86' stroke='currentColor' "                   \
    "stroke-width='9' stroke-linecap='round'/>"                                \
    "<path d='M26 34 C26 14 40 6 53 8 C70 10 78 24 74 40 C72 52 60 58 48 57 "  \
    "C34 56 26 48 26 34 Z' fill='currentColor'/>"                              \
    "<circle cx='42' cy='32' r='8' fill='#f2f6e4'/>"                           \
    "<circle cx='62' cy='30' r='5' fill='#f2f6e4'/>"                           \
    "<circle cx='43' cy='33' r='3' fill='#8b1a1a'/>"                           \
    "<circle cx='62' cy='30' r='2' fill='#8b1a1a'/>"                           \
    "<path d='M40 47 l5 -4 l5 4 l5 -4 l5 4' stroke='#20300f' "                 \
    "stroke-width='3' fill='none'/>"

#define WALL_SVG                                                               \
    "<rect x='6' y='26' width='88' height='48' rx='4' fill='currentColor'/>"   \
    "<path d='M6 42 H94 M6 58 H94 M30 26 V42 M62 26 V42 M46 42 V58 "           \
    "M78 42 V58 M30 58 V74 M62 58 V74' stroke='#c9d8e2' stroke-width='3'/>"

/* An eye crossed out. */
#define HIDE_SVG                                                               \
    "<circle cx='50' cy='50' r='42' fill='none' stroke='currentColor' "        \
    "stroke-width='9'/>"                                                       \
    "<path d='M20 50 Q50 22 80 50 Q50 78 20 50 Z' fill='none' "                \
    "stroke='currentColor' stroke-width='6'/>"                                 \
    "<circle cx='50' cy='50' r='9' fill='currentColor'/>"                      \
    "<path d='M22 78 L78 22' stroke='currentColor' stroke-width='8'/>"

#define STOP_SVG                                                               \
    "<path d='M32 8 H68 L92 32 V68 L68 92 H32 L8 68 V32 Z' "                   \
    "fill='currentColor'/>"                                                    \
    "<rect x='24' y='43' width='52' height='14' rx='4' fill='#fff'/>"

/* Two chevrons: one more step. */
#define GREEN_SVG                                                              \
    "<path d='M20 22 L48 50 L20 78 M52 22 L80 50 L52 78' fill='none' "         \
    "stroke='currentColor' stroke-width='12' stroke-linejoin='round' "         \
    "stroke-linecap='round'/>"

/* A card: draw one. */
#define YELLOW_SVG                                                             \
    "<rect x='30' y='14' width='44' height='62' rx='6' fill='none' "           \
    "stroke='currentColor' stroke-width='7' transform='rotate(8 52 45)'/>"     \
    "<path d='M50 34 V62 M36 48 H64' stroke='currentColor' "                   \
    "stroke-width='8' stroke-linecap='round' transform='rotate(8 52 45)'/>"

/* A boot, for moving. */
#define BOOT_SVG                                                               \
    "<path d='M36 10 H62 V52 C76 54 90 62 90 78 H30 V66 C34 58 36 52 36 40 "   \
    "Z' "                                                                      \
    "fill='currentColor'/>"                                                    \
    "<path d='M26 84 H92' stroke='currentColor' stroke-width='8' "             \
    "stroke-linecap='round'/>"                                                 \
    "<path d='M36 24 H62' stroke='#fff' stroke-width='5'/>"

#define BLUE_SVG                                                               \
    "<path d='M12 70 H52 V30 H88' fill='none' stroke='currentColor' "          \
    "stroke-width='14' stroke-linejoin='round'/>"                              \
    "<circle cx='24' cy='38' r='9' fill='currentColor'/>"                      \
    "<circle cx='72' cy='66' r='9' fill='currentColor'/>"

#define RAINBOW_SVG                                                            \
    "<path d='M12 76 A38 38 0 0 1 88 76' fill='none' stroke='#3f9b4f' "        \
    "stroke-width='9'/>"                                                       \
    "<path d='M22 76 A28 28 0 0 1 78 76' fill='none' stroke='#2f6fb5' "        \
    "stroke-width='9'/>"                                                       \
    "<path d='M32 76 A18 18 0 0 1 68 76' fill='none' stroke='#d9a514' "        \
    "stroke-width='9'/>"                                                       \
    "<path d='M42 76 A8 8 0 0 1 58 76' fill='none' stroke='#c23b3b' "          \
    "stroke-width='9'/>"

/* Eight strokes outward. */
#define PURPLE_SVG                                                             \
    "<circle cx='50' cy='50' r='12' fill='currentColor'/>"                     \
    "<path d='M50 8 V28 M50 72 V92 M8 50 H28 M72 50 H92 M20 20 L35 35 "        \
    "M65 65 L80 80 M80 20 L65 35 M35 65 L20 80' stroke='currentColor' "        \
    "stroke-width='9' stroke-linecap='round'/>"

/* A snowflake. */
#define WHITE_SVG                                                              \
    "<path d='M50 8 V92 M14 29 L86 71 M86 29 L14 71 M40 16 L50 26 L60 16 "     \
    "M40 84 L50 74 L60 84' fill='none' stroke='currentColor' "                 \
    "stroke-width='8' stroke-linecap='round'/>"

/* Round again. */
#define BLACK_SVG                                                              \
    "<path d='M80 50 A30 30 0 1 1 66 25' fill='none' stroke='currentColor' "   \
    "stroke-width='11' stroke-linecap='round'/>"                               \
    "<path d='M60 6 L86 22 L60 40 Z' fill='currentColor'/>"

static const struct rum_look looks[] = {
    {.kind = "floor", .title = "Floor", .colour = "#e4edf3", .glyph = "."},
    {.kind = "green",
     .title = "Green square: one more step",
     .colour = "#3f9b4f",
     .glyph = "g",
     .svg = GREEN_SVG},
    {.kind = "yellow",
     .title = "Yellow square: draw a card",
     .colour = "#c99a10",
     .glyph = "y",
     .svg = YELLOW_SVG},
    {.kind = "wall",
     .title = "Wall",
     .colour = "#33424e",
     .glyph = "#",
     .svg = WALL_SVG},
    {.kind = "human",
     .title = "Humans",
     .colour = HUMAN_COLOUR,
     .glyph = "H",
     .svg = HUMAN_SVG},
    {.kind = "zombie",
     .title = "Zombies",
     .colour = ZOMBIE_COLOUR,
     .glyph = "Z",
     .svg = ZOMBIE_SVG},
    {.kind = "hide",
     .title = "Hide token",
     .colour = "#d9a514",
     .glyph = "*",
     .svg = HIDE_SVG},
    {.kind = "stop",
     .title = "Stop token",
     .colour = "#c23b3b",
     .glyph = "!",
     .svg = STOP_SVG},
    {.kind = "lamp", .title = "Idle turn", .colour = "#c23b3b", .glyph = "o"},
    {.kind = "card.green",
     .title = "Green",
     .colour = "#3f9b4f",
     .glyph = "G",
     .svg = BOOT_SVG},
    {.kind = "card.blue",
     .title = "Blue",
     .colour = "#2f6fb5",
     .glyph = "B",
     .svg = BLUE_SVG},
    {.kind = "card.yellow",
     .title = "Yellow",
     .colour = "#c99a10",
     .glyph = "Y",
     .svg = HIDE_SVG},
    {.kind = "card.red",
     .title = "Red",
     .colour = "#c23b3b",
     .glyph = "R",
     .svg = STOP_SVG},
    {.kind = "card.rainbow",
     .title = "Rainbow",
     .colour = "#7a6a8f",
     .glyph = "N",
     .svg = RAINBOW_SVG},
    {.kind = "card.purple",
     .title = "Purple",
     .colour = "#7b3fa0",
     .glyph = "P",
     .svg = PURPLE_SVG},
    {.kind = "card.white",
     .title = "White",
     .colour = "#8aa3b5",
     .glyph = "W",
     .svg = WHITE_SVG},
    {.kind = "card.black",
     .title = "Black",
     .colour = "#22262a",
     .glyph = "K",
     .svg = BLACK_SVG},
    {.kind = NULL},
};

/* A domed base in the snow at night, one window lit, something coming. */
extern const struct rum_art mb_art[];

const struct rum_theme mb_theme = {
    .accent = HUMAN_COLOUR,
    .ground = "#eef4f8",
    .seats = {"#5f8f3a", "#e07b2f", "#3b6b4a", "#b3522a"},
    .look = looks,
    .art = mb_art,
};
