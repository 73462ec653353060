/*
 * np_theme.c: what cards and characters look like. The drawings are in art/,
 * each part in a square of 100 by 100: necks are 20 wide and waists 40, so
 * that any head fits any torso and any torso any legs.
 */
#include "np.h"

#include <rumpus/scene.h>

#define NINJA  "#2b3a67"
#define PIRATE "#c8332b"
#define ZOMBIE "#6fa33f"
#define ROBOT  "#7c93a5"
#define GOLD   "#e0a21b"
#define PAPER  "#fffdf7"

#define WILD_ABOUT                                                             \
    "An extra card: you may play it besides your regular one, and say what "   \
    "it is."

static const struct rum_look looks[] = {
    {"nh", "Ninja head", NINJA, "Nh", .art = "ninja-head"},
    {"nt", "Ninja torso", NINJA, "Nt", .art = "ninja-torso"},
    {"nl", "Ninja legs", NINJA, "Nl", .art = "ninja-legs"},
    {"ph", "Pirate head", PIRATE, "Ph", .art = "pirate-head"},
    {"pt", "Pirate torso", PIRATE, "Pt", .art = "pirate-torso"},
    {"pl", "Pirate legs", PIRATE, "Pl", .art = "pirate-legs"},
    {"zh", "Zombie head", ZOMBIE, "Zh", .art = "zombie-head"},
    {"zt", "Zombie torso", ZOMBIE, "Zt", .art = "zombie-torso"},
    {"zl", "Zombie legs", ZOMBIE, "Zl", .art = "zombie-legs"},
    {"rh", "Robot head", ROBOT, "Rh", .art = "robot-head"},
    {"rt", "Robot torso", ROBOT, "Rt", .art = "robot-torso"},
    {"rl", "Robot legs", ROBOT, "Rl", .art = "robot-legs"},
    {"wn", "Wild Ninja", GOLD, "*N", .art = "wild-ninja wild",
     .about = WILD_ABOUT},
    {"wp", "Wild Pirate", GOLD, "*P", .art = "wild-pirate wild",
     .about = WILD_ABOUT},
    {"wz", "Wild Zombie", GOLD, "*Z", .art = "wild-zombie wild",
     .about = WILD_ABOUT},
    {"wr", "Wild Robot", GOLD, "*R", .art = "wild-robot wild",
     .about = WILD_ABOUT},
    {"wh", "Wild Head", GOLD, "*h", .art = "wild-head wild",
     .about = WILD_ABOUT},
    {"wt", "Wild Torso", GOLD, "*t", .art = "wild-torso wild",
     .about = WILD_ABOUT},
    {"wl", "Wild Legs", GOLD, "*l", .art = "wild-legs wild",
     .about = WILD_ABOUT},
    {"ww", "Wild Wild", GOLD, "**", .art = "wild-wild wild",
     .about = WILD_ABOUT},
    /* What has been scored. */
    {"ninja", "Ninja", NINJA, "N", .art = "ninja"},
    {"pirate", "Pirate", PIRATE, "P", .art = "pirate"},
    {"zombie", "Zombie", ZOMBIE, "Z", .art = "zombie"},
    {"robot", "Robot", ROBOT, "R", .art = "robot"},
    /* On a card, beside what it is. */
    {"head", "head", PAPER, "h", .art = "sign sign-head"},
    {"torso", "torso", PAPER, "t", .art = "sign sign-torso"},
    {"legs", "legs", PAPER, "l", .art = "sign sign-legs"},
    {"whole", "any part", PAPER, "*",
     .art = "sign sign-head sign-torso sign-legs"},
    /* What is told in numbers of a whole game. */
    {"shelf", "a shelf of characters", PAPER, "s", .art = "shelf"},
    {"deck", "the deck", PAPER, "d", .art = "deck"},
    /* Who plays: in the colour of their seat. */
    {"child-1", "a player with a cap", PAPER, "1", .art = "child-1"},
    {"child-2", "a player with bunches", PAPER, "2", .art = "child-2"},
    {0},
};

extern const struct rum_art np_art[];
extern const char *const np_css;

const struct rum_theme np_theme = {
    .accent = "#d9541c",
    .ground = "#fff3dc",
    .seats = {"#1f78c8", "#d1495b"},
    .look = looks,
    .art = np_art,
    .css = &np_css,
};
