/*
 * zp_theme.c: what the kinds of things in zerpang! look like.
 *
 * Class symbols are busts on a disc, as pawns wear them; cards have a symbol
 * that says what they do, the two sides of a Specialty card sharing one.
 */
#include "zp_tell.h"

/* Light parts of a symbol, and dark ones: on any seat's colour. */
#define PALE "fill='#fdf6e3'"
#define DARK "fill='#1d1f2b'"
/* A zone gives a card, so there is one on it. */
#define ZONE(key, name, hue, digit)                                            \
    {                                                                          \
        .kind = key, .title = name, .colour = hue, .glyph = digit,             \
        .svg =                                                                 \
            "<rect x='33' y='26' width='34' height='48' rx='6' fill='none' "   \
            "stroke='currentColor' stroke-width='5'/>"                         \
            "<path d='M50 39v22M39 50h22' stroke='currentColor' "              \
            "stroke-width='5'/>"                                               \
    }
#define DISC "<circle cx='50' cy='50' r='46' fill='currentColor'/>"
#define LINE                                                                   \
    "fill='none' stroke='currentColor' stroke-width='8' "                      \
    "stroke-linecap='round' stroke-linejoin='round'"

const char *const zp_theme_card_text[ZP_KINDS] = {
    "1",    "2",    "Weap", "Sped", "Save", "Pass", "Drw2",
    "Recr", "Retr", "2nd",  "Clmp", "Yild", "Doom", "Deny"};

const uint16_t zp_theme_card_clause[ZP_KINDS] = {
    ZP(5, 1),   ZP(5, 1),   ZP(13, 8),  ZP(13, 7), ZP(13, 1),
    ZP(13, 3),  ZP(13, 4),  ZP(13, 5),  ZP(13, 9), ZP(13, 10),
    ZP(13, 12), ZP(13, 14), ZP(13, 16), ZP(13, 18)};

const char *const zp_theme_card_help[2][ZP_KINDS] = {
    {"1 point", "2 points", "+3 in combat", "2 free spaces, or 4 for 1 point",
     "a defeated piece goes to a Gate", "use one Pillage side",
     "draw two cards", "a piece enters free", "leave a combat",
     "a second piece joins a friend", "combat one against one",
     "cards spent count double", "attacker and neighbours fall",
     "undo another's card"},
    {"1 point", "2 points", "+2 in combat", "2 free spaces",
     "a defeated piece goes to a Gate", "use one Ninjutsu side",
     "draw two cards", "a piece enters free", "leave a combat",
     "a second piece moves one space", "all your pieces are connected",
     "two cards for each zone", "a player loses a turn",
     "take another's draw"}};

static const struct rum_look looks[] = {
    /* the board */
    {.kind = "plain", .title = "Space", .colour = "#d9d2c3", .glyph = "."},
    {.kind = "treasure",
     .title = "Buried Treasure",
     .colour = "#c9971c",
     .glyph = "$",
     .svg = "<path d='M18 48 q0-24 32-24 t32 24 z' fill='currentColor'/>"
            "<rect x='18' y='50' width='64' height='30' rx='4' "
            "fill='currentColor'/>"
            "<rect x='43' y='44' width='14' height='20' rx='3' " PALE "/>"
            "<circle cx='50' cy='54' r='4' " DARK "/>"},
    {.kind = "x",
     .title = "X",
     .colour = "#b3261e",
     .glyph = "X",
     .svg = "<path d='M24 26 L76 74 M75 24 L25 76' fill='none' "
            "stroke='currentColor' stroke-width='15' "
            "stroke-linecap='round'/>"},
    {.kind = "house",
     .title = "Great House",
     .colour = "#6a4c93",
     .glyph = "H",
     .svg = "<path d='M10 44 Q50 4 90 44 L80 48 Q50 22 20 48 Z' "
            "fill='currentColor'/>"
            "<path d='M26 48 h48 v34 h-16 v-20 h-16 v20 h-16 z' "
            "fill='currentColor'/>"},
    {.kind = "gate",
     .title = "Gate (+5)",
     .colour = "#8d8271",
     .glyph = "=",
     .svg = "<path d='M18 86 V48 a32 32 0 0 1 64 0 V86 h-16 V50 a16 16 0 0 0 "
            "-32 0 V86 Z' fill='currentColor'/>"},
    ZONE("zone0", "Dunes: a card", "#e3c15b", "0"),
    ZONE("zone1", "Foundry: a card", "#cf6a6a", "1"),
    ZONE("zone2", "Bazaar: a card", "#a98bd1", "2"),
    ZONE("zone3", "Lagoon: a card", "#63b5b0", "3"),
    ZONE("zone4", "Orchard: a card", "#84b86b", "4"),
    ZONE("zone5", "Quarry: a card", "#e39a55", "5"),
    {.kind = "home",
     .title = "Home Base",
     .colour = "#5a5f73",
     .glyph = "^",
     .svg = "<rect x='12' y='22' width='76' height='56' rx='18' fill='none' "
            "stroke='currentColor' stroke-width='8'/>"},
    {.kind = "ring",
     .title = "Infection Ring",
     .colour = "#4d9d2f",
     .glyph = "o",
     .svg = "<circle cx='50' cy='50' r='30' fill='none' "
            "stroke='currentColor' stroke-width='11'/>"
            "<circle cx='50' cy='50' r='38' fill='none' "
            "stroke='currentColor' stroke-width='3' "
            "stroke-dasharray='5 9'/>"},
    {.kind = "lamp", .title = "Time", .colour = "#c9971c", .glyph = "*"},
    {.kind = "pawn",
     .title = "Piece",
     .colour = "#5a5f73",
     .glyph = "P",
     .svg = DISC "<circle cx='50' cy='40' r='14' " PALE "/>"
                 "<path d='M28 76 q22-32 44 0 z' " PALE "/>"},

    /* the classes */
    {.kind = "ninja",
     .title = "Ninja",
     .colour = "#30343f",
     .glyph = "N",
     .svg = DISC
     "<path d='M24 56 a26 28 0 0 1 52 0 q0 26-26 26 t-26-26 z' " DARK "/>"
     "<path d='M30 48 q20-10 40 0 l-2 12 q-18 6-36 0 z' " PALE "/>"
     "<path d='M35 51 l11 4 M65 51 l-11 4' stroke='#1d1f2b' "
     "stroke-width='5' stroke-linecap='round'/>"
     "<path d='M74 42 l16-10 -6 14 8 6 -16 -2 z' " DARK "/>"},
    {.kind = "pirate",
     .title = "Pirate",
     .colour = "#7a1f1f",
     .glyph = "P",
     .svg = DISC "<path d='M16 46 q34-44 68 0 q-34-12-68 0 z' " DARK "/>"
                 "<path d='M30 46 h40 v16 q0 20-20 20 t-20-20 z' " PALE "/>"
                 "<path d='M28 48 l44 6' stroke='#1d1f2b' stroke-width='4'/>"
                 "<ellipse cx='41' cy='55' rx='8' ry='7' " DARK "/>"
                 "<circle cx='60' cy='57' r='4' " DARK "/>"
                 "<path d='M36 70 q14 10 28 0 l-4 12 h-20 z' " DARK "/>"
                 "<path d='M46 30 l8 8 m0-8 l-8 8' stroke='#fdf6e3' "
                 "stroke-width='3'/>"},
    {.kind = "zombie",
     .title = "Zombie",
     .colour = "#4d7d3a",
     .glyph = "Z",
     .svg = DISC
     "<path d='M28 34 l8-10 6 6 10-8 8 8 10-4 4 12 v22 q0 24-24 24 t-22-24 z' "
     "fill='#a9c48c'/>"
     "<circle cx='40' cy='48' r='8' " PALE "/>"
     "<circle cx='62' cy='50' r='6' " PALE "/>"
     "<circle cx='41' cy='49' r='3' " DARK "/>"
     "<circle cx='61' cy='50' r='2' " DARK "/>"
     "<path d='M36 68 l6-4 5 5 6-5 5 5 6-4' fill='none' stroke='#1d1f2b' "
     "stroke-width='4' stroke-linejoin='round'/>"
     "<path d='M56 28 l8 10 M64 28 l-8 10' stroke='#7a1f1f' "
     "stroke-width='3'/>"},
    {.kind = "robot",
     .title = "Robot",
     .colour = "#4f6d8f",
     .glyph = "R",
     .svg = DISC
     "<path d='M50 12 v14' stroke='#fdf6e3' stroke-width='4'/>"
     "<circle cx='50' cy='13' r='5' " PALE "/>"
     "<rect x='24' y='28' width='52' height='42' rx='8' fill='#c7d3df'/>"
     "<rect x='18' y='42' width='6' height='16' rx='3' fill='#c7d3df'/>"
     "<rect x='76' y='42' width='6' height='16' rx='3' fill='#c7d3df'/>"
     "<rect x='32' y='38' width='14' height='10' rx='3' " DARK "/>"
     "<rect x='54' y='38' width='14' height='10' rx='3' " DARK "/>"
     "<path d='M34 60 h32 M42 56 v8 M50 56 v8 M58 56 v8' stroke='#1d1f2b' "
     "stroke-width='3'/>"
     "<path d='M38 76 h24 l4 10 h-32 z' fill='#c7d3df'/>"},
    {.kind = "gunslinger",
     .title = "Gunslinger",
     .colour = "#8a5a2b",
     .glyph = "G",
     .svg = DISC
     "<path d='M8 44 q42 12 84 0 q-6 10-20 11 h-44 q-14-1-20-11 z' "
     "fill='#5b3a1a'/>"
     "<path d='M30 46 q2-28 14-26 q6 4 12 0 q12-2 14 26 z' "
     "fill='#5b3a1a'/>"
     "<path d='M32 54 h36 v8 q0 20-18 20 t-18-20 z' " PALE "/>"
     "<path d='M28 66 h44 l-8 16 -14 8 -14-8 z' fill='#7a1f1f'/>"
     "<path d='M38 58 h8 M54 58 h8' stroke='#1d1f2b' stroke-width='4'/>"},
    {.kind = "alien",
     .title = "Alien",
     .colour = "#3f8f86",
     .glyph = "A",
     .svg = DISC "<path d='M20 44 q0-28 30-28 t30 28 q0 20-18 38 q-12 10-24 0 "
                 "q-18-18-18-38 "
                 "z' fill='#bfe3cf'/>"
                 "<path d='M28 44 q16 0 18 18 q-16 0-18-18 z' " DARK "/>"
                 "<path d='M72 44 q-16 0-18 18 q16 0 18-18 z' " DARK "/>"
                 "<path d='M44 76 h12' stroke='#1d1f2b' stroke-width='3' "
                 "stroke-linecap='round'/>"},
    {.kind = "elf",
     .title = "Elf",
     .colour = "#2f6b4f",
     .glyph = "E",
     .svg = DISC
     "<path d='M8 40 q16-2 22 10 l-2 16 q-14-6-20-26 z' fill='#f0d9b8'/>"
     "<path d='M92 40 q-16-2-22 10 l2 16 q14-6 20-26 z' fill='#f0d9b8'/>"
     "<path d='M28 46 q0-22 22-22 t22 22 v12 q0 24-22 24 t-22-24 z' "
     "fill='#f0d9b8'/>"
     "<path d='M24 44 q4-26 26-26 t26 26 q-10-12-26-12 t-26 12 z' "
     "fill='#d9b44a'/>"
     "<path d='M38 54 q4-5 8 0 M54 54 q4-5 8 0' fill='none' stroke='#1d1f2b' "
     "stroke-width='3'/>"
     "<path d='M42 68 q8 6 16 0' fill='none' stroke='#1d1f2b' "
     "stroke-width='3'/>"
     "<path d='M50 20 l5 7 -5 7 -5-7 z' fill='#63b5b0'/>"},
    {.kind = "class",
     .title = "Class card",
     .colour = "#3a3352",
     .glyph = "C",
     .svg = "<rect x='16' y='8' width='68' height='84' rx='10' " LINE "/>"},

    /* the cards */
    {.kind = "one",
     .title = "One",
     .colour = "#8f8f8f",
     .glyph = "1",
     .svg = "<circle cx='50' cy='50' r='20' fill='currentColor'/>"},
    {.kind = "two",
     .title = "Two",
     .colour = "#6f6f6f",
     .glyph = "2",
     .svg = "<circle cx='30' cy='50' r='18' fill='currentColor'/>"
            "<circle cx='70' cy='50' r='18' fill='currentColor'/>"},
    {.kind = "weapon",
     .title = "Katana / Sabre",
     .colour = "#9c2f2f",
     .glyph = "W",
     .svg = "<path d='M18 82 Q56 60 84 16 Q66 70 26 88 Z' "
            "fill='currentColor'/>"
            "<path d='M20 62 L40 82 M14 88 L26 76' " LINE "/>"},
    {.kind = "speed",
     .title = "Geta / Full Sails",
     .colour = "#2c6fa8",
     .glyph = "S",
     .svg = "<path d='M48 12 V72 M52 16 Q86 36 82 66 H52 Z M44 28 Q20 44 22 66 "
            "H44 Z' fill='currentColor'/>"
            "<path d='M14 78 Q50 96 86 78' " LINE "/>"},
    {.kind = "save",
     .title = "Roll with the Punch / Jury Rig",
     .colour = "#3c8d5a",
     .glyph = "V",
     .svg = "<path d='M50 10 L84 24 V50 Q84 78 50 92 Q16 78 16 50 V24 Z' "
            "fill='currentColor'/>"
            "<path d='M50 32 V66 M34 50 H66' stroke='#fdf6e3' "
            "stroke-width='10'/>"},
    {.kind = "passport",
     .title = "Disguise / Foreign Training",
     .colour = "#7b5ea7",
     .glyph = "M",
     .svg = "<path d='M12 30 Q50 18 88 30 Q86 72 62 72 Q54 72 50 60 Q46 72 38 "
            "72 Q14 72 12 30 Z' fill='currentColor'/>"
            "<ellipse cx='32' cy='44' rx='10' ry='7' " PALE "/>"
            "<ellipse cx='68' cy='44' rx='10' ry='7' " PALE "/>"},
    {.kind = "draw2",
     .title = "Fortune's Favor / Treasure Everywhere",
     .colour = "#b8860b",
     .glyph = "D",
     .svg = "<rect x='18' y='16' width='40' height='58' rx='6' " LINE "/>"
            "<rect x='42' y='28' width='40' height='58' rx='6' "
            "fill='currentColor'/>"
            "<path d='M62 42 v30 M47 57 h30' stroke='#fdf6e3' "
            "stroke-width='7'/>"},
    {.kind = "recruit",
     .title = "Deployment / New Crew",
     .colour = "#4a7c59",
     .glyph = "+",
     .svg = "<circle cx='40' cy='32' r='16' fill='currentColor'/>"
            "<path d='M10 86 Q12 52 40 52 T70 86 Z' fill='currentColor'/>"
            "<path d='M78 24 v32 M62 40 h32' " LINE "/>"},
    {.kind = "retreat",
     .title = "Smoke Bomb / Advance Backwards",
     .colour = "#5f6b7a",
     .glyph = "<",
     .svg =
         "<path d='M40 20 L14 48 L40 76 M16 48 H58 Q86 48 86 76' " LINE "/>"},
    {.kind = "second",
     .title = "They're Everywhere / Flanking",
     .colour = "#a1622a",
     .glyph = "&",
     .svg = "<circle cx='30' cy='64' r='16' fill='currentColor'/>"
            "<circle cx='72' cy='30' r='16' " LINE "/>"
            "<path d='M44 52 L58 42' " LINE "/>"},
    {.kind = "clump",
     .title = "Honor Bound / Cannoneer",
     .colour = "#446688",
     .glyph = "%",
     .svg = "<circle cx='50' cy='26' r='15' fill='currentColor'/>"
            "<circle cx='26' cy='68' r='15' fill='currentColor'/>"
            "<circle cx='74' cy='68' r='15' fill='currentColor'/>"
            "<path d='M50 26 L26 68 H74 Z' " LINE "/>"},
    {.kind = "yield",
     .title = "Resourcefulness / Plunder",
     .colour = "#8c7a1f",
     .glyph = "Y",
     .svg = "<path d='M34 30 Q50 22 66 30 Q92 84 50 88 Q8 84 34 30 Z' "
            "fill='currentColor'/>"
            "<path d='M36 14 Q50 24 64 14 L60 26 H40 Z' fill='currentColor'/>"
            "<path d='M40 60 h20 M50 50 v20' stroke='#fdf6e3' "
            "stroke-width='7'/>"},
    {.kind = "doom",
     .title = "Self Sacrifice / Keel Haul",
     .colour = "#4b1d3f",
     .glyph = "!",
     .svg = "<path d='M18 46 a32 30 0 0 1 64 0 q0 16-12 22 v16 h-40 v-16 "
            "q-12-6-12-22 z' fill='currentColor'/>"
            "<circle cx='37' cy='48' r='9' " PALE "/>"
            "<circle cx='63' cy='48' r='9' " PALE "/>"
            "<path d='M42 70 v14 M50 70 v14 M58 70 v14' stroke='#fdf6e3' "
            "stroke-width='4'/>"},
    {.kind = "deny",
     .title = "Mystic Binding / Blockade",
     .colour = "#1f3a5f",
     .glyph = "#",
     .svg = "<circle cx='50' cy='50' r='36' " LINE "/>"
            "<path d='M25 25 L75 75' " LINE "/>"
            "<path d='M50 30 v40 M30 50 h40' stroke='currentColor' "
            "stroke-width='3'/>"},
    {.kind = NULL},
};

extern const struct rum_art zp_art[];

const struct rum_theme zp_theme = {
    .accent = "#b3261e",
    .ground = "#f3ecdc",
    .seats = {"#c23b3b", "#2c6fa8", "#3c8d5a", "#c9a227", "#7b4fa3", "#a7adb8"},
    .look = looks,
    .art = zp_art,
};
