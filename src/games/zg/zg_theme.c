/*
 * zg_theme.c: what figures, gear and terrain look like: a living-room floor
 * with books and boxes. The drawings are in art/; a figure is put together
 * from the parts it still has (zg_scene.c).
 */
#include "zg.h"

#include <rumpus/scene.h>

#define RED   "#d64545"
#define BLUE  "#4078c0"
#define GREEN "#3f9f5f"
#define GOLD  "#c9962c"
#define STEEL "#9aa4b2"

#define GEAR                                                                   \
    "Move with it, then attack. The corner numbers of your three "             \
    "cards are your Impulse: the highest acts first."

static const struct rum_look looks[] = {
    {"cestus", "Cestus, a merc", RED, "C", .art = "cestus"},
    {"armada", "Armada, an ensign", BLUE, "A", .art = "armada"},
    {"vanguard", "Vanguard, a trooper", GREEN, "V", .art = "vanguard"},
    {"tempest", "Tempest, a rogue", GOLD, "T", .art = "tempest"},
    {"hand", "Handgear", STEEL, "H", .about = GEAR, .art = "gear-hand"},
    {"arm", "Armgear", STEEL, "A", .about = GEAR, .art = "gear-arm"},
    {"front", "Frontgear", STEEL, "F", .about = GEAR, .art = "gear-front"},
    {"back", "Backgear", STEEL, "B", .about = GEAR, .art = "gear-back"},
    {"foot", "Footgear", STEEL, "f", .about = GEAR, .art = "gear-foot"},
    {"body", "Ulster", "#b48ad6", "U",
     .about = "Body armor: whoever loses it is out. " GEAR, .art = "gear-body"},
    {"foe-cestus", "Ulster of a Cestus", RED, "C", .art = "gear-body"},
    {"foe-armada", "Ulster of an Armada", BLUE, "A", .art = "gear-body"},
    {"foe-vanguard", "Ulster of a Vanguard", GREEN, "V", .art = "gear-body"},
    {"foe-tempest", "Ulster of a Tempest", GOLD, "T", .art = "gear-body"},
    {"red", "red dot", "#d33c3c", "R"},
    {"green", "green dot", "#2f9a4e", "G"},
    {"blue", "blue dot", "#3a6fd0", "B"},
    {"mark-w", "weak point", STEEL, "w", .art = "dot-weak"},
    {"mark-a", "armor", STEEL, "a", .art = "dot-armor"},
    {"mark-A", "double armor", STEEL, "A", .art = "dot-armor-2"},
    {"mark-p", "piercing", STEEL, "p", .art = "dot-pierce"},
    {"mark-P", "double piercing", STEEL, "P", .art = "dot-pierce-2"},
    {"mark-x", "explosive", STEEL, "x", .art = "dot-explode"},
    {"slag", "slagged", "#777777", "-"},
    {"piece", "terrain", "#8a6a45", "#"},
    {"dent", "damaged terrain", "#b0402a", "x", .art = "dent"},
    {"floor", "table, 0 high", "#e9e2d3", "."},
    {"woven", "table, 0 high", "#e9e2d3", ".", .art = "motif"},
    {"h1", "half a card high", "#d9c7a4", "1"},
    {"h2", "1 card high", "#c9ab7b", "2"},
    {"h3", "1½ cards high", "#b8925c", "3"},
    {"h4", "2 cards high", "#a67b48", "4"},
    {"h5", "2½ cards high", "#94683a", "5"},
    {"h6", "3 cards high", "#80562f", "6"},
    {"h7", "3½ cards high", "#6f4927", "7"},
    {"h8", "4 cards high", "#5d3c20", "8"},
    {"h9", "4½ cards high", "#4b301a", "9"},
    {"void", "void", "#15161b", "~"},
    /* What stands on the floor: low and high. */
    {"book-star", "book", "#d2453c", "b", .art = "book emblem-star"},
    {"book-moon", "book", "#d2453c", "b", .art = "book emblem-moon"},
    {"book-map", "book", "#d2453c", "b", .art = "book emblem-map"},
    {"box", "box", "#d9a866", "B", .art = "box"},
    {"hole", "hole in the rug", "#15161b", "~", .art = "hole"},
    /* Stances that a base says. */
    {"worn-kne", "kneels", STEEL, "k", .art = "worn-kneel"},
    {"worn-att", "poised", STEEL, "!", .art = "worn-attack"},
    {"worn-def", "guards", STEEL, "=", .art = "worn-guard"},
    /* Stances to choose from. */
    {"pose-stand", "Stand", STEEL, "s", .art = "pose-stand"},
    {"pose-kneel", "Kneel", STEEL, "k", .art = "pose-kneel"},
    {"pose-attack", "Attack stance", STEEL, "!", .art = "pose-attack"},
    {"pose-defense", "Defense stance", STEEL, "=", .art = "pose-defense"},
    {"pose-prone", "Prone", STEEL, "_", .art = "pose-prone"},
    {0},
};

/* The drawing of each card of zg_cards, in its order; boots come in pairs. */
const char *const zg_gear_art[ZG_CARDS] = {
    "gear-gauntlet",    "gear-rivet-gun",      "gear-ripsaw",
    "gear-grapple",     "gear-firefight",      "gear-jump-rig",
    "gear-stomper",     "gear-stomper",        "gear-brawler",
    "gear-pulse-rifle", "gear-cutlass",        "gear-missile-rack",
    "gear-rangefinder", "gear-reaction-armor", "gear-magnetron",
    "gear-maneuvering", "gear-maneuvering",    "gear-command",
    "gear-carbine",     "gear-shock-baton",    "gear-grenade",
    "gear-shield",      "gear-scout-array",    "gear-spacewing",
    "gear-thruster",    "gear-thruster",       "gear-reflex",
    "gear-chainwhip",   "gear-scattergun",     "gear-talon",
    "gear-jammer",      "gear-mirror-plate",   "gear-glider",
    "gear-sprint",      "gear-sprint",         "gear-rogue",
};

extern const struct rum_art zg_art[];
extern const char *const zg_css;

const struct rum_theme zg_theme = {
    .accent = "#b83350",
    .ground = "#2b3040",
    .seats = {RED, BLUE, GREEN, GOLD},
    .look = looks,
    .art = zg_art,
    .css = &zg_css,
};
