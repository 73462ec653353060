/*
 * zp_tell_names.c: what things are called, in sentences and as ids.
 */
#include "zp_tell.h"

const char *const zp_zone_name[6] = {"Dunes",  "Foundry", "Bazaar",
                                     "Lagoon", "Orchard", "Quarry"};
const char *const zp_colour_name[ZP_SEATS] = {"Red",    "Blue",   "Green",
                                              "Yellow", "Purple", "White"};
const char zp_colour_letter[ZP_SEATS] = {'R', 'B', 'G', 'Y', 'P', 'W'};
const char *const zp_direction[6] = {"E", "SE", "SW", "W", "NW", "NE"};
const char *const zp_direction_word[6] = {"east", "south-east", "south-west",
                                          "west", "north-west", "north-east"};
const char *const zp_kind_key[ZP_KINDS] = {
    "one",     "two",     "weapon", "speed", "save",  "passport", "draw2",
    "recruit", "retreat", "second", "clump", "yield", "doom",     "deny"};
const char *const zp_class_key[ZP_CLASSES] = {
    "ninja", "pirate", "zombie", "robot", "gunslinger", "alien", "elf"};

static const char *const side[2][ZP_KINDS] = {
    {"One", "Two", "Killing Katana", "Geta of Speed", "Roll with the Punch",
     "Amazing Disguise", "Fortune's Favor", "Deployment", "Smoke Bomb",
     "They're Everywhere", "Honor Bound", "Resourcefulness", "Self Sacrifice",
     "Mystic Binding"},
    {"One", "Two", "Sabre of Yarr", "Full Sails", "Jury Rig",
     "Foreign Training", "Treasure Everywhere", "New Crew",
     "Tactically Advance Backwards", "Flanking Maneuver", "Cannoneer",
     "Plunder", "Keel Haul", "Blockade"}};

/* For classes that use both sides, or none. */
static const char *const both[ZP_KINDS] = {"One",
                                           "Two",
                                           "Katana / Sabre",
                                           "Geta / Full Sails",
                                           "Punch / Rig",
                                           "Disguise / Training",
                                           "Favor / Treasure",
                                           "Deployment / New Crew",
                                           "Smoke Bomb / Backwards",
                                           "Everywhere / Flanking",
                                           "Honor / Cannoneer",
                                           "Resources / Plunder",
                                           "Sacrifice / Keel Haul",
                                           "Binding / Blockade"};

const char *zp_card_name(int kind, int class)
{
    return class <= ZP_PIRATE ? side[class][kind] : both[kind];
}

const char *zp_side_name(int kind, int of)
{
    /* Where the name on the card is too long for one line of it. */
    static const char *const brief[2][ZP_KINDS] = {
        [0] = {[ZP_WEAPON] = "Katana",
               [ZP_SPEED] = "Geta",
               [ZP_SAVE] = "Punch",
               [ZP_PASSPORT] = "Disguise",
               [ZP_DRAW2] = "Favor",
               [ZP_SECOND] = "Everywhere",
               [ZP_YIELD] = "Resources",
               [ZP_DOOM] = "Sacrifice"},
        [1] = {[ZP_WEAPON] = "Sabre",
               [ZP_SAVE] = "Rig",
               [ZP_PASSPORT] = "Training",
               [ZP_DRAW2] = "Treasure",
               [ZP_RETREAT] = "Backwards",
               [ZP_SECOND] = "Flanking"}};

    return brief[of][kind] ? brief[of][kind] : side[of][kind];
}

const char *zp_side_in_full(int kind, int of)
{
    /* But for epithets, for which no card is wide enough. */
    static const char *const bare[2][ZP_KINDS] = {
        [0] = {[ZP_WEAPON] = "Katana",
               [ZP_SPEED] = "Geta",
               [ZP_PASSPORT] = "Disguise"},
        [1] = {[ZP_WEAPON] = "Sabre",
               [ZP_RETREAT] = "Advance Backwards",
               [ZP_SECOND] = "Flanking"}};

    return bare[of][kind] ? bare[of][kind] : side[of][kind];
}

const char *zp_effect_name(const struct zp_state *z, int seat, int effect)
{
    static const char *const name[ZP_EFFECTS] = {
        [ZP_EFFECT_WEAPON2] = "Sabre of Yarr",
        [ZP_EFFECT_WEAPON3] = "Killing Katana",
        [ZP_EFFECT_HONOR] = "Honor Bound",
        [ZP_EFFECT_CANNON] = "Cannoneer",
        [ZP_EFFECT_RESOURCE] = "Resourcefulness",
        [ZP_EFFECT_SACRIFICE] = "Self Sacrifice",
        [ZP_EFFECT_SAILS] = "Full Sails",
        [ZP_EFFECT_GETA2] = "Geta of Speed",
        [ZP_EFFECT_GETA4] = "Geta of Speed",
        [ZP_EFFECT_FLANK] = "Flanking Maneuver",
        [ZP_EFFECT_EVERYWHERE] = "They're Everywhere",
        [ZP_EFFECT_PLUNDER] = "Plunder",
        [ZP_EFFECT_BLOCKADE] = "Blockade",
        [ZP_EFFECT_BIND] = "Mystic Binding",
        [ZP_EFFECT_KEELHAUL] = "Keel Haul",
    };

    /* Twins are called as on the side one uses. */
    if (!name[effect])
        return side[z->class[seat] == ZP_PIRATE][zp_effect_kind(effect)];
    return name[effect];
}

const char *zp_set_name(int type)
{
    static const char *const name[ZP_SETS] = {
        "a pair of ones",    "a pair of twos", "a pair of threes",
        "a pair of fours",   "three ones",     "three twos",
        "three threes",      "three fours",    "the straight 1-2-3",
        "the straight 2-3-4"};

    return name[type];
}

/* ---- places and pieces ---- */

static int row_start(int row)
{
    static const uint8_t start[11] = {0, 6, 13, 21, 30, 40, 51, 61, 70, 78, 85};

    return start[row];
}

struct zp_name zp_space_name(int space)
{
    struct zp_name n = {""};
    int row = zp_r[space] + 5;

    RUM_SAY(n.s, "%c%d", 'A' + row, space - row_start(row) + 1);
    return n;
}

struct zp_name zp_place_name(int space)
{
    static const char *const kind[] = {
        [ZP_PLAIN] = "",     [ZP_TREASURE] = "Treasure ",
        [ZP_X] = "X ",       [ZP_HOUSE] = "Great House ",
        [ZP_GATE] = "Gate ", [ZP_ZONE] = ""};
    struct zp_name n = {""};

    if (space < ZP_SPACES)
        RUM_SAY(n.s, "%s%s", kind[zp_ground[space]], zp_space_name(space).s);
    else
        RUM_SAY(n.s, "the Home Base");
    return n;
}

struct zp_name zp_piece_name(int piece)
{
    struct zp_name n = {""};

    RUM_SAY(n.s, "%s %d", zp_colour_name[zp_owner(piece)], piece % ZP_OWN + 1);
    return n;
}

struct zp_name zp_piece_said(const struct zp_state *z,
                             const struct rum_line *out, int piece)
{
    struct zp_name n = {""};
    int owner = zp_owner(piece);

    if (!out->plain)
        return zp_piece_name(piece);
    RUM_SAY(n.s, "{%d's} %s", owner, zp_class_name[z->class[owner]]);
    return n;
}

const char *zp_comma(int i, int n)
{
    return i == 0 ? "" : i == n - 1 ? " and " : ", ";
}

static struct zp_name count(int n, const char *what)
{
    struct zp_name out = {""};

    RUM_SAY(out.s, "%d %s%s", n, what, n == 1 ? "" : "s");
    return out;
}

struct zp_name zp_points(int n)
{
    return count(n, "point");
}

struct zp_name zp_ring_count(int n)
{
    return count(n, "ring");
}

struct zp_name zp_card_count(int n)
{
    return count(n, "card");
}

struct zp_name zp_draw_size(const struct zp_state *z)
{
    int n = zp_draw_count(z) + zp_refill_count(z);
    int left = z->deck_n + z->discard_n;

    return zp_card_count(n < left ? n : left);
}

struct zp_name zp_a_card(int kind, int class)
{
    struct zp_name out = {""};

    RUM_SAY(out.s, "%s%s", kind < ZP_SPECIALTY ? "a " : "",
            zp_card_name(kind, class));
    return out;
}

struct zp_id zp_cell_id(int space)
{
    struct zp_id id = {""};
    int row = zp_r[space] + 5;

    RUM_SAY(id.s, "%c%d", 'a' + row, space - row_start(row) + 1);
    return id;
}

struct zp_id zp_piece_id(int piece)
{
    struct zp_id id = {""};

    RUM_SAY(id.s, "p%d.%d", zp_owner(piece), piece % ZP_OWN + 1);
    return id;
}

struct zp_id zp_card_id(int seat, int kind)
{
    struct zp_id id = {""};

    RUM_SAY(id.s, "c%d.%s", seat, zp_kind_key[kind]);
    return id;
}

struct zp_id zp_hand_id(int seat)
{
    struct zp_id id = {""};

    RUM_SAY(id.s, "hand%d", seat);
    return id;
}

struct zp_id zp_base_id(int seat)
{
    struct zp_id id = {""};

    RUM_SAY(id.s, "base%d", seat);
    return id;
}
