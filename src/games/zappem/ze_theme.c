/*
 * ze_theme.c: what the planet, its visitors and their things look like.
 */
#include "ze.h"

#include <rumpus/scene.h>

/* C17 promises 4095 bytes to a literal; GCC and Clang have no such limit. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#define INK    "#1b1630"
#define YELLOW "#d9a50b"
#define GREEN  "#3f9f5f"
#define BLUE   "#4078c0"
#define RED    "#c8413b"
#define BLACK  "#5a4a6a"

#define DRAWN(shapes)                                                          \
    "<g stroke='" INK "' stroke-width='4' stroke-linejoin='round' "            \
    "stroke-linecap='round'>" shapes "</g>"

/* ---- the ground ---- */

#define DISC                                                                   \
    "<circle cx='50' cy='50' r='44' fill='#efe6c4'/>"                          \
    "<path d='M50 6 A44 44 0 0 1 94 50 A44 44 0 0 1 50 94 A58 58 0 0 0 50 6 "  \
    "Z' fill='#d9cb9c'/>"                                                      \
    "<circle cx='34' cy='36' r='6' fill='#d9cb9c'/>"                           \
    "<circle cx='56' cy='66' r='4' fill='#d9cb9c'/>"

#define CRATER                                                                 \
    "<ellipse cx='50' cy='52' rx='44' ry='40' fill='#4b4168'/>"                \
    "<ellipse cx='50' cy='56' rx='36' ry='31' fill='#2a2342'/>"                \
    "<path d='M16 50 A36 31 0 0 1 84 50 A40 26 0 0 0 16 50 Z' "                \
    "fill='#1b1630'/>"                                                         \
    "<path d='M10 44 A44 40 0 0 1 40 13' fill='none' stroke='#7d72a3' "        \
    "stroke-width='4' stroke-linecap='round'/>"

/* ---- pawns: a suit in the seat's colour, and what tells them apart ---- */

#define SUIT(chest)                                                            \
    DRAWN("<path d='M22 96 C22 70 32 58 50 58 C68 58 78 70 78 96 Z' "          \
          "fill='currentColor'/>"                                              \
          "<circle cx='50' cy='34' r='28' fill='#f4f1ea'/>"                    \
          "<path d='M28 34 C28 22 38 17 50 17 C62 17 72 22 72 34 C72 46 62 "   \
          "50 50 50 C38 50 28 46 28 34 Z' fill='#24405f'/>"                    \
          "<path d='M36 28 C39 24 44 22 48 22' fill='none' stroke='#bfe3ff' "  \
          "stroke-width='5'/>" chest)

#define STAR                                                                   \
    "<path d='M50 64 L54 74 L65 75 L57 82 L59 93 L50 87 L41 93 L43 82 L35 75 " \
    "L46 74 Z' fill='#fff3b0' stroke-width='3'/>"
#define CROSSHAIR                                                              \
    "<circle cx='50' cy='78' r='11' fill='#eafbe9' stroke-width='3'/>"         \
    "<path d='M50 62 V94 M34 78 H66' fill='none' stroke-width='3'/>"
#define CROSS                                                                  \
    "<path d='M45 65 H55 V73 H63 V83 H55 V91 H45 V83 H37 V73 H45 Z' "          \
    "fill='#fff' stroke-width='3'/>"
#define CHEVRON                                                                \
    "<path d='M36 84 L50 70 L64 84' fill='none' stroke='#fff' "                \
    "stroke-width='7'/>"

#define ALIEN                                                                  \
    DRAWN(                                                                     \
        "<path d='M30 96 C30 80 38 72 50 72 C62 72 70 80 70 96 Z' "            \
        "fill='#2b2238'/>"                                                     \
        "<path d='M30 18 L22 4 M70 18 L78 4' fill='none' stroke='#7fd13b' "    \
        "stroke-width='6'/>"                                                   \
        "<circle cx='21' cy='6' r='5' fill='#7fd13b'/>"                        \
        "<circle cx='79' cy='6' r='5' fill='#7fd13b'/>"                        \
        "<path d='M50 10 C74 10 86 26 82 46 C79 64 62 80 50 80 C38 80 21 "     \
        "64 18 46 C14 26 26 10 50 10 Z' fill='#7fd13b'/>"                      \
        "<path d='M26 38 C36 36 46 44 46 54 C36 56 26 50 26 38 Z M74 38 C64 "  \
        "36 54 44 54 54 C64 56 74 50 74 38 Z' fill='#2b2238'/>"                \
        "<path d='M36 66 C44 72 56 72 64 66' fill='none' "                     \
        "stroke-width='5'/>"                                                   \
        "<circle cx='34' cy='44' r='3' fill='#fff' stroke='none'/>"            \
        "<circle cx='64' cy='44' r='3' fill='#fff' stroke='none'/>")

/* ---- Items ---- */

#define GUN(barrel)                                                            \
    DRAWN("<path d='M14 40 H62 V58 H46 L40 84 H22 L28 58 H14 Z' "              \
          "fill='currentColor'/>" barrel)

#define POWER_GUN                                                              \
    GUN("<path d='M62 44 H94 M62 54 H94' fill='none' stroke='#ffd166' "        \
        "stroke-width='6'/>"                                                   \
        "<path d='M84 34 L98 49 L84 64' fill='none' stroke='#ffd166' "         \
        "stroke-width='6'/>")
#define PROTON_GUN                                                             \
    GUN("<path d='M62 40 L90 12 M66 50 L96 20' fill='none' stroke='#ff9df0' "  \
        "stroke-width='6'/>"                                                   \
        "<circle cx='82' cy='60' r='8' fill='#ff9df0'/>"                       \
        "<ellipse cx='82' cy='60' rx='15' ry='6' fill='none' "                 \
        "stroke='#ff9df0' stroke-width='3'/>")
#define EMP_BOMB                                                               \
    DRAWN("<circle cx='50' cy='50' r='42' fill='none' stroke='#ffe08a' "       \
          "stroke-width='4' stroke-dasharray='8 9'/>"                          \
          "<circle cx='50' cy='50' r='28' fill='currentColor'/>"               \
          "<path d='M55 28 L38 54 H50 L45 74 L64 45 H51 Z' fill='#fff3b0' "    \
          "stroke-width='3'/>")
#define HEART_SHAPE                                                            \
    DRAWN("<path d='M50 88 C20 64 10 48 10 34 C10 20 20 12 31 12 C40 12 47 "   \
          "17 50 25 C53 17 60 12 69 12 C80 12 90 20 90 34 C90 48 80 64 50 88 " \
          "Z' fill='currentColor'/>"                                           \
          "<path d='M24 32 C25 26 29 23 34 23' fill='none' stroke='#ffd7d7' "  \
          "stroke-width='6'/>")
#define SHIELD_SHAPE                                                           \
    DRAWN("<path d='M50 8 C62 16 76 18 88 18 C90 52 78 78 50 94 C22 78 10 52 " \
          "12 18 C24 18 38 16 50 8 Z' fill='currentColor'/>"                   \
          "<path d='M50 20 C58 25 68 28 77 28 C77 52 69 70 50 82 Z' "          \
          "fill='#d8f0ff' stroke='none'/>")
#define GOGGLES                                                                \
    DRAWN("<path d='M4 44 H96' fill='none' stroke-width='8'/>"                 \
          "<rect x='8' y='28' width='84' height='42' rx='18' "                 \
          "fill='currentColor'/>"                                              \
          "<circle cx='30' cy='49' r='15' fill='#b7ffd8'/>"                    \
          "<circle cx='70' cy='49' r='15' fill='#b7ffd8'/>"                    \
          "<circle cx='30' cy='49' r='6' fill='" INK "' stroke='none'/>"       \
          "<circle cx='70' cy='49' r='6' fill='" INK "' stroke='none'/>")

/* ---- cards ---- */

#define CARD(ground)                                                           \
    "<rect x='4' y='4' width='92' height='92' rx='12' fill='#2f2750' "         \
    "stroke='#8d7fd0' stroke-width='4'/>"                                      \
    "<svg x='28' y='28' width='44' height='44' viewBox='0 0 100 100'>" ground  \
    "</svg>"

#define HEALTH_CARD                                                            \
    "<rect x='16' y='6' width='68' height='88' rx='10' fill='currentColor' "   \
    "stroke='" INK "' stroke-width='4'/>"                                      \
    "<path d='M22 54 H38 L44 36 L54 70 L62 46 L66 54 H78' fill='none' "        \
    "stroke='#fff' stroke-width='5' stroke-linejoin='round'/>"

static const struct rum_look looks[] = {
    {"lit", "lit zone", "#efe6c4", "o", DISC},
    {"dark", "dark zone", "#3b3350", ".", CRATER},
    {"zone.lit", "Zone card of a lit zone", "#8d7fd0", "zo", CARD(DISC)},
    {"zone.dark", "Zone card of a dark zone", "#5d5391", "z.", CARD(CRATER)},
    {"health", "Health", RED, "#", HEALTH_CARD},
    {"power", "Power Blaster", "#e07b39", "Po", POWER_GUN},
    {"proton", "Proton Blaster", "#b5179e", "Pr", PROTON_GUN},
    {"emp", "EMP Blaster", "#d4a017", "Em", EMP_BOMB},
    {"heart", "Heart", "#e0475b", "He", HEART_SHAPE},
    {"shield", "Shield", "#4aa3df", "Sh", SHIELD_SHAPE},
    {"night", "Night Vision", "#2a9d8f", "Nv", GOGGLES},
    {"commander", "Commander", YELLOW, "C", SUIT(STAR)},
    {"gunner", "Gunner", GREEN, "G", SUIT(CROSSHAIR)},
    {"medic", "Medic", BLUE, "M", SUIT(CROSS)},
    {"redshirt", "Redshirt", RED, "R", SUIT(CHEVRON)},
    {"villain", "Villain", BLACK, "V", ALIEN},
    {"yellow", "Yellow", YELLOW, "Y", SUIT("")},
    {"green", "Green", GREEN, "G", SUIT("")},
    {"blue", "Blue", BLUE, "B", SUIT("")},
    {"red", "Red", RED, "R", SUIT("")},
    {"black", "Black", BLACK, "K", SUIT("")},
    {NULL, NULL, NULL, NULL, NULL},
};

extern const struct rum_art ze_art[];

const struct rum_theme ze_theme = {
    .accent = "#ff5fa8",
    .ground = "#241d3c",
    .seats = {YELLOW, GREEN, BLUE, RED, BLACK},
    .look = looks,
    .art = ze_art,
};
