/*
 * zg_events.c: what the events of this game and their numbers are called.
 *
 * Cells, slots, stances, pieces and codes are the numbers of the rules; ends
 * are 0 A, 1 B; `augments` and `bolsters` are sets of enum zg_extra; kinds of
 * travel, sources, stops and reasons are the enums of zg.h.
 */
#include "zg.h"

const struct rum_event_kind zg_events[ZG_EVENTS] = {
    {ZG_EV_DRAFT, "draft", {"slot", "figure", "spent"}},
    {ZG_EV_ROUND, "round", {"round"}},
    {ZG_EV_FLAME, "flame", {"announced"}},
    {ZG_EV_HAND, "hand", {NULL, NULL, NULL, NULL, "slots"}},
    {ZG_EV_IMPULSE, "impulse", {"number"}},
    {ZG_EV_TIE, "tie", {"number"}},
    {ZG_EV_PLACE, "place", {"cell"}},
    {ZG_EV_POSE, "pose", {"stance"}},
    {ZG_EV_TURN, "turn", {"cards"}},
    {ZG_EV_LOSE, "lose", {"to_deck", NULL, NULL, NULL, "slot"}},
    {ZG_EV_PICK, "pick", {NULL, NULL, NULL, NULL, "slot"}},
    {ZG_EV_TRAVEL, "travel", {"kind", "from", "to", "takeoff"}},
    {ZG_EV_ADD, "add", {NULL, NULL, NULL, NULL, "slot"}},
    {ZG_EV_STANCE, "stance", {"stance"}},
    {ZG_EV_ATTACK,
     "attack",
     {"foe", "code", "sneak", NULL, "slot", "augments"}},
    {ZG_EV_POWER, "power", {"character"}},
    {ZG_EV_COVERED, "covered", {"foe", "slot"}},
    {ZG_EV_DRAW, "draw", {"source"}},
    {ZG_EV_UNBRACED, "unbraced", {NULL}},
    {ZG_EV_EXAMINE, "examine", {NULL, NULL, NULL, NULL, "slot"}},
    {ZG_EV_SCAN, "scan", {"foe", NULL, NULL, NULL, "slot", "end"}},
    {ZG_EV_TEST,
     "test",
     {"foe", "slot", "end", "target", "facing", "matches", "strikes"}},
    {ZG_EV_AUGMENTED, "augmented", {"augments"}},
    {ZG_EV_BOLSTERED, "bolstered", {"bolsters"}},
    {ZG_EV_RESPIN, "respin", {"card", "end", "strikes"}},
    {ZG_EV_BOLSTER, "bolster", {"pair"}},
    {ZG_EV_AUGMENT, "augment", {"pair"}},
    {ZG_EV_STRIKES, "strikes", {"foe", "strikes", "aim"}},
    {ZG_EV_LOCK, "lock", {"foe", "slot"}},
    {ZG_EV_SLAG, "slag", {"slot"}},
    {ZG_EV_SAVED, "saved", {"slot"}},
    {ZG_EV_STUNNED, "stunned", {NULL}},
    {ZG_EV_AGAIN, "again", {"foe"}},
    {ZG_EV_THROWN, "thrown", {"from", "to", "down", "stop"}},
    {ZG_EV_HIT, "hit", {"piece", "strikes", "mass"}},
    {ZG_EV_COLLAPSE, "collapse", {"piece"}},
    {ZG_EV_FELL, "fell", {"cell", "down"}},
    {ZG_EV_LANDED, "landed", {"from", "to"}},
    {ZG_EV_RETURN, "return", {"to_deck", NULL, NULL, NULL, "slot"}},
    {ZG_EV_OUT, "out", {"why"}},
    {ZG_EV_LIMIT, "limit", {"round"}},
};

const struct rum_figure zg_figures[] = {
    {ZG_EV_STRIKES, "strikes", NULL, "strikes", "mark-x"},
    {ZG_EV_SLAG, NULL, NULL, "parts lost", "body"},
    {ZG_EV_ATTACK, NULL, NULL, "attacks", "hand"},
    {ZG_EV_TRAVEL, NULL, NULL, "moves", "foot"},
    {0},
};
