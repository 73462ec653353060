/*
 * mb_events.c: what the events of this game and their numbers are called.
 *
 * Squares, edges, actions and colours (as bits) are numbered as in the rules;
 * `reason` is an enum mb_reason.
 */
#include "mb.h"

const struct rum_event_kind mb_events[MB_EVENTS] = {
    {MB_EV_PLACE, "place", {"square", "zombies"}},
    {MB_EV_DEAL, "deal", {NULL}},
    {MB_EV_DRAW, "draw", {"reason", "special"}},
    {MB_EV_PASS, "pass", {"idle"}},
    {MB_EV_TRADE, "trade", {"own", "rainbows"}},
    {MB_EV_PLAY, "play", {"action", "rainbows"}},
    {MB_EV_STEP, "step", {"from", "to", "moved", "stayed", "turned", "steps"}},
    {MB_EV_WALL, "wall", {"edge", "more"}},
    {MB_EV_HIDE, "hide", {"square"}},
    {MB_EV_STOP, "stop", {"square"}},
    {MB_EV_WHITE, "white", {"square", "tokens"}},
    {MB_EV_BLAST, "blast", {"square", "turned"}},
    {MB_EV_BLACK, "black", {NULL}},
    {MB_EV_DISCARD, "discard", {NULL}},
    {MB_EV_LIFT, "lift", {"square"}},
    {MB_EV_ENDPHASE, "endphase", {NULL}},
    {MB_EV_OVER, "over", {"humans", "zombies"}},
};

const struct rum_figure mb_figures[] = {
    {MB_EV_STEP, "turned", NULL, "people turned", "zombie"},
    {MB_EV_BLAST, "turned", NULL, "turned by a blast", "card.purple"},
    {MB_EV_WALL, NULL, NULL, "walls built", "wall"},
    {MB_EV_HIDE, NULL, NULL, "places to hide", "hide"},
    {MB_EV_PLAY, NULL, NULL, "cards played", "cards", .effort = true},
    {0},
};
