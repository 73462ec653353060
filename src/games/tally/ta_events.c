/*
 * ta_events.c: what the events of this game and their numbers are called.
 */
#include "ta.h"

/* The total of a seat that stands is its own secret, so it is not among the
 * first four. In TA_EV_WIN the total is 0 when all are bust. */
const struct rum_event_kind ta_events[TA_EVENTS] = {
    {TA_EV_ROLL, "roll", {"die", "sum"}},
    {TA_EV_STAND, "stand", {[4] = "total"}},
    {TA_EV_BUST, "bust", {"number", "total"}},
    {TA_EV_TURN, "turn", {"number", "total"}},
    {TA_EV_WIN, "win", {"total", "sharers"}},
    {TA_EV_TIME, "time", {NULL}},
};

const struct rum_figure ta_figures[] = {
    {TA_EV_ROLL, NULL, NULL, "rolls"},
    {TA_EV_BUST, "total", NULL, "points lost"},
    {0},
};
