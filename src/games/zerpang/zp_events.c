/*
 * zp_events.c: what the events of this game, their numbers and their subjects
 * are called.
 *
 * Pieces, spaces, seats and kinds of cards are the numbers of section 2 of the
 * rules; a place is a space, or beyond them one of enum zp_place. A side is 0,
 * the Aggressor's, or 1; -1 where a play is in no combat. Drawn cards travel
 * three to a number, as 1..14 in four bits each. An `effect` is a subject.
 */
#include "zp.h"

#define RATINGS "side", "aggressor", "defender", "helps", "for", "leads"

const struct rum_event_kind zp_events[ZP_EVENTS] = {
    {ZP_EV_CLASS, "class", {NULL}},
    {ZP_EV_START, "start", {NULL}},
    {ZP_EV_TURN, "turn", {"round"}},
    {ZP_EV_SKIP, "skip", {NULL}},
    {ZP_EV_ENTER, "enter", {"piece", "from", "to"}},
    {ZP_EV_PAY, "pay", {"points"}},
    {ZP_EV_CLOUD, "cloud", {"points"}},
    {ZP_EV_SET, "set", {"type", "points", "side"}},
    {ZP_EV_SET_CARD, "set_card", {"value"}},
    {ZP_EV_SURPLUS, "surplus", {"points"}},
    {ZP_EV_STEP, "step", {"piece", "from", "to", "points"}},
    {ZP_EV_STOP, "stop", {"piece", "space"}},
    {ZP_EV_PLACE, "place", {"piece", "from", "to"}},
    {ZP_EV_ABILITY, "ability", {"piece"}},
    {ZP_EV_RING, "ring", {"piece", "space", "rings"}},
    {ZP_EV_CLEANSE, "cleanse", {"piece", "rings"}},
    {ZP_EV_INFECT, "infect", {"space"}},
    {ZP_EV_COMBAT,
     "combat",
     {"aggressor", "defender", "aggressor_rating", "defender_rating"}},
    {ZP_EV_POINTS, "points", {"points", RATINGS}},
    {ZP_EV_BOOST, "boost", {"points", RATINGS}},
    {ZP_EV_EFFECT, "effect", {"target", "side", "lent"}},
    {ZP_EV_REFUSE, "refuse", {"helper"}},
    {ZP_EV_ACCEPT, "accept", {"helper"}},
    {ZP_EV_BIND, "bind", {"whose", "bindings", "effect"}},
    {ZP_EV_NEGATED, "negated", {NULL}},
    {ZP_EV_RATING, "rating", {"points", RATINGS}},
    {ZP_EV_HOLD, "hold", {"side"}},
    {ZP_EV_OPENING, "opening", {NULL}},
    {ZP_EV_CONCEDE, "concede", {"chosen", "piece"}},
    {ZP_EV_SLIP, "slip", {"piece"}},
    {ZP_EV_STEAL, "steal", {"victim", "cards"}},
    {ZP_EV_DEFEAT, "defeat", {"piece", "space", "winner", "called"}},
    {ZP_EV_HOMEWARD, "homeward", {"piece"}},
    {ZP_EV_ABDUCT, "abduct", {"piece"}},
    {ZP_EV_FREE, "free", {"piece", "alien"}},
    {ZP_EV_UPLOAD, "upload", {"piece", "space"}},
    {ZP_EV_DRAWS,
     "draws",
     {"cards", NULL, NULL, NULL, "kinds_1_3", "kinds_4_6", "kinds_7_9",
      "kinds_10_12"}},
    {ZP_EV_SHUFFLE, "shuffle", {"cards"}},
    {ZP_EV_SALVAGE, "salvage", {NULL}},
    {ZP_EV_DISCARD, "discard", {NULL}},
    {ZP_EV_SKIPPED, "skipped", {"by"}},
    {ZP_EV_ROUND, "round", {"round"}},
    {ZP_EV_FORCED, "forced", {NULL}},
    {ZP_EV_WIN, "win", {NULL}},
    {ZP_EV_DRAW, "draw", {"round"}},
};

const struct rum_figure zp_figures[] = {
    {ZP_EV_DEFEAT, NULL, "winner", "fights won", "weapon"},
    {ZP_EV_DEFEAT, NULL, NULL, "pieces lost", "retreat"},
    {ZP_EV_UPLOAD, NULL, NULL, "uploads", "cloud"},
    {ZP_EV_STEAL, "cards", NULL, "cards stolen", "treasure"},
    {ZP_EV_COMBAT, NULL, NULL, "fights begun", "clump"},
    {ZP_EV_STEP, NULL, NULL, "steps", "speed"},
    {0},
};

const char *const zp_subjects[ZP_SUBJECTS + 1] = {
    /* cards that are spent, stolen or discarded */
    "One card", "Two card", "weapon card", "speed card", "save card",
    "passport card", "draw-two card", "recruit card", "retreat card",
    "second-piece card", "clump card", "yield card", "doom card", "deny card",
    /* effects */
    "Sabre of Yarr (+2)", "Killing Katana (+3)", "Honor Bound", "Cannoneer",
    "Resourcefulness", "retreat", "Self Sacrifice", "save", "recruit",
    "Full Sails", "Geta of Speed (2)", "Geta of Speed (4)", "Flanking Maneuver",
    "They're Everywhere", "draw two", "Plunder", "Blockade", "Mystic Binding",
    "Keel Haul",
    /* abilities */
    "Leap Across the Heavens", "Dirty Rotten Scoundrel", "Weather Balloons",
    /* classes */
    "Ninja", "Pirate", "Zombie", "Robot", "Gunslinger", "Alien", "Elf", NULL};
