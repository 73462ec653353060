/*
 * np_theme.c: what cards and characters look like.
 *
 * The drawings are in np_theme_parts.h; wilds and the lobby's picture are put
 * together from them, each part in a small svg of its own so that necks and
 * waists are cut off at the seam.
 */
#include "np.h"

#include <rumpus/scene.h>

#include "np_theme_parts.h"

/* C17 promises 4095 bytes to a literal; GCC and Clang have no such limit, and
 * the picture below is longer. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#define INK    "#1c1a27"
#define NINJA  "#2b3a67"
#define PIRATE "#c8332b"
#define ZOMBIE "#6fa33f"
#define ROBOT  "#7c93a5"
#define GOLD   "#e0a21b"

/* A part as a square picture inside another one. */
#define PART(x, y, size, part)                                                 \
    "<svg x='" x "' y='" y "' width='" size "' height='" size                  \
    "' viewBox='0 0 100 100'>" part "</svg>"

/* A wild card: a golden frame and the lightning of a fast card (NP-2.4). */
#define WILD(inside)                                                           \
    "<rect x='3' y='3' width='94' height='94' rx='14' fill='#fff3c9' "         \
    "stroke='" GOLD "' stroke-width='6'/>" inside                              \
    "<path d='M84 62 L68 82 H78 L74 97 L92 76 H81 Z' fill='#ffd23f' "          \
    "stroke='" INK "' stroke-width='3' stroke-linejoin='round'/>"

#define WILD_CHARACTER(head, torso, legs)                                      \
    WILD(PART("35", "5", "30", head) PART("35", "35", "30", torso)             \
             PART("35", "65", "30", legs))

#define WILD_POSITION(a, b, c, d)                                              \
    WILD(PART("10", "10", "39", a) PART("51", "10", "39", b)                   \
             PART("10", "51", "39", c) PART("51", "51", "39", d))

static const struct rum_look looks[] = {
    {"nh", "Ninja head", NINJA, "Nh", NINJA_HEAD},
    {"nt", "Ninja torso", NINJA, "Nt", NINJA_TORSO},
    {"nl", "Ninja legs", NINJA, "Nl", NINJA_LEGS},
    {"ph", "Pirate head", PIRATE, "Ph", PIRATE_HEAD},
    {"pt", "Pirate torso", PIRATE, "Pt", PIRATE_TORSO},
    {"pl", "Pirate legs", PIRATE, "Pl", PIRATE_LEGS},
    {"zh", "Zombie head", ZOMBIE, "Zh", ZOMBIE_HEAD},
    {"zt", "Zombie torso", ZOMBIE, "Zt", ZOMBIE_TORSO},
    {"zl", "Zombie legs", ZOMBIE, "Zl", ZOMBIE_LEGS},
    {"rh", "Robot head", ROBOT, "Rh", ROBOT_HEAD},
    {"rt", "Robot torso", ROBOT, "Rt", ROBOT_TORSO},
    {"rl", "Robot legs", ROBOT, "Rl", ROBOT_LEGS},
    {"wn", "Wild Ninja", GOLD, "*N",
     WILD_CHARACTER(NINJA_HEAD, NINJA_TORSO, NINJA_LEGS)},
    {"wp", "Wild Pirate", GOLD, "*P",
     WILD_CHARACTER(PIRATE_HEAD, PIRATE_TORSO, PIRATE_LEGS)},
    {"wz", "Wild Zombie", GOLD, "*Z",
     WILD_CHARACTER(ZOMBIE_HEAD, ZOMBIE_TORSO, ZOMBIE_LEGS)},
    {"wr", "Wild Robot", GOLD, "*R",
     WILD_CHARACTER(ROBOT_HEAD, ROBOT_TORSO, ROBOT_LEGS)},
    {"wh", "Wild Head", GOLD, "*h",
     WILD_POSITION(NINJA_HEAD, PIRATE_HEAD, ZOMBIE_HEAD, ROBOT_HEAD)},
    {"wt", "Wild Torso", GOLD, "*t",
     WILD_POSITION(NINJA_TORSO, PIRATE_TORSO, ZOMBIE_TORSO, ROBOT_TORSO)},
    {"wl", "Wild Legs", GOLD, "*l",
     WILD_POSITION(NINJA_LEGS, PIRATE_LEGS, ZOMBIE_LEGS, ROBOT_LEGS)},
    {"ww", "Wild Wild", GOLD, "**",
     WILD("<path d='M50 6 L61 36 L94 38 L68 58 L77 90 L50 72 L23 90 L32 58 "
          "L6 38 L39 36 Z' fill='#ff7a3d' stroke='" INK
          "' stroke-width='4' stroke-linejoin='round'/>"
          "<path d='M41 42 C41 30 60 30 60 42 C60 50 50 49 50 58' fill='none' "
          "stroke='#fff' stroke-width='8' stroke-linecap='round'/>"
          "<circle cx='50' cy='69' r='5' fill='#fff'/>")},
    /* The score boards' lamps. */
    {"ninja", "Ninja", NINJA, "N", NINJA_HEAD},
    {"pirate", "Pirate", PIRATE, "P", PIRATE_HEAD},
    {"zombie", "Zombie", ZOMBIE, "Z", ZOMBIE_HEAD},
    {"robot", "Robot", ROBOT, "R", ROBOT_HEAD},
    {NULL, NULL, NULL, NULL, NULL},
};

/* A figure of the lobby's picture, three parts of 56 high. */
#define FIGURE(x, head, torso, legs)                                           \
    PART(x, "7", "56", head)                                                   \
    PART(x, "63", "56", torso) PART(x, "119", "56", legs)

const struct rum_theme np_theme = {
    .accent = PIRATE,
    .ground = "#fff3dc",
    .picture = "<rect width='80' height='180' fill='#ffcf56'/>"
               "<rect x='80' width='80' height='180' fill='#8fd3c1'/>"
               "<rect x='160' width='80' height='180' fill='#f7a072'/>"
               "<rect x='240' width='80' height='180' fill='#a9b8ea'/>"
               "<path d='M0 168 H320 V180 H0 Z' fill='" INK "' "
               "fill-opacity='.25'/>" //
    FIGURE("12", PIRATE_HEAD, ROBOT_TORSO, NINJA_LEGS)
        FIGURE("92", ZOMBIE_HEAD, NINJA_TORSO, ROBOT_LEGS)
            FIGURE("172", NINJA_HEAD, ZOMBIE_TORSO, PIRATE_LEGS)
                FIGURE("252", ROBOT_HEAD, PIRATE_TORSO, ZOMBIE_LEGS),
    .seats = {"#1f78c8", "#d1495b"},
    .look = looks,
};
