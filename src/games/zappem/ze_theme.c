/*
 * ze_theme.c: what zones, Items and people look like: a moon under a big sky.
 * The drawings are in art/; astronauts wear the colour of their seat.
 */
#include "ze.h"

#include <rumpus/scene.h>

#define YELLOW "#d9a50b"
#define GREEN  "#3f9f5f"
#define BLUE   "#4078c0"
#define RED    "#c8413b"
#define BLACK  "#5a4a6a"
#define VIOLET "#9b4fe0"

static const struct rum_look looks[] = {
    {"lit", "lit zone", "#efe6c4", "o", .art = "lit dust"},
    {"dark", "dark zone", "#3b3350", ".", .art = "dark crater"},
    {"zone.lit", "Zone card of a lit zone", "#8d7fd0", "zo", .art = "zaps-lit"},
    {"zone.dark", "Zone card of a dark zone", "#5d5391", "z.",
     .art = "zaps-dark"},
    {"used", "used zone", "#8e89a0", "x", .art = "used"},
    {"health", "Health", RED, "#", .art = "heart"},
    {"spare", "a Heart the villain holds", RED, "+", .art = "spare"},
    {"power", "Power Blaster", "#e07b39", "Po",
     .about = "The Power Blaster hits everybody on the next two zones in one "
              "straight line, along a row or a column.",
     .art = "power"},
    {"proton", "Proton Blaster", "#b5179e", "Pr",
     .about = "The Proton Blaster hits everybody on the next two zones in one "
              "diagonal line.",
     .art = "proton"},
    {"emp", "EMP Blaster", "#d4a017", "Em",
     .about =
         "The EMP Blaster hits everybody whom your zap reaches, friends too.",
     .art = "emp"},
    {"heart", "Heart", "#e0475b", "He",
     .about =
         "A Heart gives you Health in your turn, or brings you back when you "
         "are down.",
     .art = "heart"},
    {"shield", "Shield", "#4aa3df", "Sh",
     .about = "A Shield blocks one hit: you are asked when you are hit.",
     .art = "shield"},
    {"night", "Night Vision", "#2a9d8f", "Nv",
     .about =
         "Night Vision shows you an enemy's Zone cards, and you may exchange "
         "one of them for one of yours.",
     .art = "night"},
    {"power.gone", "Power Blaster that somebody holds", "#e07b39", "po",
     .art = "ghost-power"},
    {"proton.gone", "Proton Blaster that somebody holds", "#b5179e", "pr",
     .art = "ghost-proton"},
    {"emp.gone", "EMP Blaster that somebody holds", "#d4a017", "em",
     .art = "ghost-emp"},
    {"heart.gone", "Heart that somebody holds", "#e0475b", "he",
     .art = "ghost-heart"},
    {"shield.gone", "Shield that somebody holds", "#4aa3df", "sh",
     .art = "ghost-shield"},
    {"night.gone", "Night Vision that somebody holds", "#2a9d8f", "nv",
     .art = "ghost-night"},
    {"dark.power", "dark zone of a Power Blaster", "#3b3350", ".",
     .art = "dark crater ghost-power"},
    {"dark.proton", "dark zone of a Proton Blaster", "#3b3350", ".",
     .art = "dark crater ghost-proton"},
    {"dark.emp", "dark zone of an EMP Blaster", "#3b3350", ".",
     .art = "dark crater ghost-emp"},
    {"dark.heart", "dark zone of a Heart", "#3b3350", ".",
     .art = "dark crater ghost-heart"},
    {"dark.shield", "dark zone of a Shield", "#3b3350", ".",
     .art = "dark crater ghost-shield"},
    {"dark.night", "dark zone of a Night Vision", "#3b3350", ".",
     .art = "dark crater ghost-night"},
    {"commander", "Commander", YELLOW, "C", .art = "commander"},
    {"gunner", "Gunner", GREEN, "G", .art = "gunner"},
    {"medic", "Medic", BLUE, "M", .art = "medic"},
    {"redshirt", "Redshirt", RED, "R", .art = "redshirt"},
    {"villain", "Villain", VIOLET, "V", .art = "villain"},
    {"yellow", "Yellow", YELLOW, "Y", .art = "astronaut"},
    {"green", "Green", GREEN, "G", .art = "astronaut"},
    {"blue", "Blue", BLUE, "B", .art = "astronaut"},
    {"red", "Red", RED, "R", .art = "astronaut"},
    {"black", "Black", BLACK, "K", .art = "astronaut"},
    {0},
};

extern const struct rum_art ze_art[];
extern const char *const ze_css;

const struct rum_theme ze_theme = {
    .accent = "#6a41bd",
    .ground = "#241d3c",
    .seats = {YELLOW, GREEN, BLUE, RED, BLACK},
    .look = looks,
    .art = ze_art,
    .css = &ze_css,
};
