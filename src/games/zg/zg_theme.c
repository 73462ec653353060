/*
 * zg_theme.c: what figures, gear and terrain look like. All drawings are ours.
 */
#include "zg.h"

#include <rumpus/scene.h>

/* C17 promises 4095 bytes to a literal; GCC and Clang have no such limit. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#define INK    "#20242c"
#define RED    "#d64545"
#define BLUE   "#4078c0"
#define GREEN  "#3f9f5f"
#define GOLD   "#c9962c"
#define STEEL  "#9aa4b2"
#define STROKE " stroke='" INK "' stroke-width='4' stroke-linejoin='round'"

/* A suited figure: legs, body, arms and a visor; what makes it a Cestus or an
 * Armada goes on top. */
#define SUIT                                                                   \
    "<path d='M38 62 L32 94 H46 L50 70 L54 94 H68 L62 62 Z' "                  \
    "fill='currentColor'" STROKE "/>"                                          \
    "<path d='M32 34 H68 L64 66 H36 Z' fill='currentColor'" STROKE "/>"        \
    "<path d='M42 42 H58 L56 54 H44 Z' fill='#fff' opacity='.35'/>"            \
    "<circle cx='50' cy='20' r='13' fill='currentColor'" STROKE "/>"           \
    "<path d='M40 19 H60 V24 H40 Z' fill='#dff3ff'" STROKE "/>"

#define CESTUS                                                                 \
    SUIT "<path d='M30 36 L14 50 L20 64' fill='none' stroke='" INK             \
         "' stroke-width='10'/><rect x='8' y='56' width='22' height='20' "     \
         "rx='4' fill='#f2c9a0'" STROKE "/>"                                   \
         "<path d='M70 36 L84 52' fill='none' stroke='" INK                    \
         "' stroke-width='10'/><circle cx='85' cy='60' r='12' "                \
         "fill='#e7e9ee'" STROKE                                               \
         "/><path d='M85 48 V72 M73 60 H97' stroke='" INK                      \
         "' stroke-width='3'/>"

#define ARMADA                                                                 \
    SUIT "<path d='M30 38 L16 58' fill='none' stroke='" INK                    \
         "' stroke-width='10'/><path d='M8 54 H44 V64 H22 L18 76 H8 Z' "       \
         "fill='#c6d2e4'" STROKE "/>"                                          \
         "<rect x='66' y='26' width='20' height='18' rx='3' "                  \
         "fill='#c6d2e4'" STROKE "/><circle cx='72' cy='35' r='3' fill='" INK  \
         "'/><circle cx='80' cy='35' r='3' fill='" INK "'/>"

#define VANGUARD                                                               \
    "<path d='M34 40 L4 18 L14 48 L34 58 Z' fill='#cfe8d6'" STROKE "/>"        \
    "<path d='M66 40 L96 18 L86 48 L66 58 Z' fill='#cfe8d6'" STROKE "/>" SUIT  \
    "<path d='M66 46 H88 V66 L77 78 L66 66 Z' fill='#eef7f0'" STROKE "/>"

#define TEMPEST                                                                \
    SUIT "<path d='M70 38 C88 44 78 58 90 62 C98 66 88 78 94 84' fill='none' " \
         "stroke='" INK "' stroke-width='5'/>"                                 \
         "<path d='M30 38 L14 54 M14 54 L4 50 M14 54 L6 60 M14 54 L12 66' "    \
         "fill='none' stroke='" INK "' stroke-width='6'/>"                     \
         "<path d='M40 8 L50 -2 L60 8' fill='none' stroke='" INK               \
         "' stroke-width='4'/>"

/* ---- gear, one picture a part ---- */

#define HAND                                                                   \
    "<path d='M26 88 V50 L20 34 L30 28 L38 44 V16 H48 V42 V12 H58 V42 V16 "    \
    "H68 V46 V26 H78 V62 L68 88 Z' fill='currentColor'" STROKE "/>"
#define ARM                                                                    \
    "<path d='M30 10 H66 L72 40 L62 92 H38 L28 40 Z' "                         \
    "fill='currentColor'" STROKE                                               \
    "/><path d='M32 30 H68 M34 50 H66 M37 70 H63' stroke='" INK                \
    "' stroke-width='4'/>"
#define FRONT                                                                  \
    "<path d='M18 18 L50 10 L82 18 L76 64 L50 92 L24 64 Z' "                   \
    "fill='currentColor'" STROKE "/><circle cx='50' cy='44' r='14' "           \
    "fill='#fff' opacity='.5'/>"
#define BACK                                                                   \
    "<rect x='22' y='12' width='56' height='52' rx='8' "                       \
    "fill='currentColor'" STROKE                                               \
    "/><path d='M30 64 L26 92 H42 L40 64 M60 64 L58 92 H74 L70 64' "           \
    "fill='#ffb454'" STROKE "/>"
#define FOOT                                                                   \
    "<path d='M34 10 H60 V56 L88 70 V88 H22 V66 Z' fill='currentColor'" STROKE \
    "/><path d='M22 78 H88' stroke='" INK "' stroke-width='4'/>"
#define BODY                                                                   \
    "<path d='M50 6 L88 22 V52 C88 74 70 88 50 96 C30 88 12 74 12 52 V22 Z' "  \
    "fill='currentColor'" STROKE "/><path d='M50 26 L57 44 L76 45 L61 57 "     \
    "L66 76 L50 65 L34 76 L39 57 L24 45 L43 44 Z' fill='#fff'/>"

#define FLOOR(shade)                                                           \
    "<rect width='100' height='100' fill='" shade "'/>"                        \
    "<rect x='1' y='1' width='98' height='98' fill='none' stroke='#0002' "     \
    "stroke-width='2'/>"
#define BOOK(shade)                                                            \
    "<rect width='100' height='100' fill='" shade "'/>"                        \
    "<path d='M6 6 H94 V94 H6 Z' fill='none' stroke='#0004' "                  \
    "stroke-width='6'/><path d='M18 14 V86' stroke='#fff6' stroke-width='4'/>"

static const struct rum_look looks[] = {
    {"cestus", "Cestus, a merc", RED, "C", CESTUS},
    {"armada", "Armada, an ensign", BLUE, "A", ARMADA},
    {"vanguard", "Vanguard, a trooper", GREEN, "V", VANGUARD},
    {"tempest", "Tempest, a rogue", GOLD, "T", TEMPEST},
    {"hand", "Handgear", STEEL, "H", HAND},
    {"arm", "Armgear", STEEL, "A", ARM},
    {"front", "Frontgear", STEEL, "F", FRONT},
    {"back", "Backgear", STEEL, "B", BACK},
    {"foot", "Footgear", STEEL, "f", FOOT},
    {"body", "Ulster", "#b48ad6", "U", BODY},
    {"red", "red dot", "#d33c3c", "R", NULL},
    {"green", "green dot", "#2f9a4e", "G", NULL},
    {"blue", "blue dot", "#3a6fd0", "B", NULL},
    {"slag", "slagged", "#777777", "-", NULL},
    {"piece", "terrain", "#8a6a45", "#", NULL},
    {"dent", "damaged terrain", "#b0402a", "x",
     "<path d='M50 4 L60 34 L92 24 L70 50 L96 70 L62 68 L56 98 L42 68 L8 80 "
     "L28 52 L4 34 L38 34 Z' fill='currentColor' opacity='.8'" STROKE "/>"},
    {"floor", "table, 0 high", "#e9e2d3", ".", FLOOR("#e9e2d3")},
    {"h1", "half a card high", "#d9c7a4", "1", BOOK("#d9c7a4")},
    {"h2", "1 card high", "#c9ab7b", "2", BOOK("#c9ab7b")},
    {"h3", "1½ cards high", "#b8925c", "3", BOOK("#b8925c")},
    {"h4", "2 cards high", "#a67b48", "4", BOOK("#a67b48")},
    {"h5", "2½ cards high", "#94683a", "5", BOOK("#94683a")},
    {"h6", "3 cards high", "#80562f", "6", BOOK("#80562f")},
    {"h7", "3½ cards high", "#6f4927", "7", BOOK("#6f4927")},
    {"h8", "4 cards high", "#5d3c20", "8", BOOK("#5d3c20")},
    {"h9", "4½ cards high", "#4b301a", "9", BOOK("#4b301a")},
    {"void", "void", "#15161b", "~",
     "<rect width='100' height='100' fill='#15161b'/><path d='M0 30 L30 0 M0 "
     "70 L70 0 M0 100 L100 0 M30 100 L100 30 M70 100 L100 70' stroke='#333a48' "
     "stroke-width='5'/>"},
    {NULL, NULL, NULL, NULL, NULL},
};

extern const struct rum_art zg_art[];

const struct rum_theme zg_theme = {
    .accent = "#d64545",
    .ground = "#2b3040",
    .seats = {RED, BLUE, GREEN, GOLD},
    .look = looks,
    .art = zg_art,
};
