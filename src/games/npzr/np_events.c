/*
 * np_events.c: what the events of this game and their numbers are called.
 *
 * Cards, faces and slots are the numbers of section 2 of the rules; `from` is
 * a pile and whose it was, (seat * 56 + slot) * 3 + position; `covers` and
 * `uncovers` are faces, -1: none.
 */
#include "np.h"

const struct rum_event_kind np_events[NP_EVENTS] = {
    {NP_EV_DRAW, "draw", {"left", NULL, NULL, NULL, "card"}},
    {NP_EV_PLAY, "play", {"card", "face", "slot", "owner", "covers", "new"}},
    {NP_EV_LIFT, "lift", {"card", "face", "slot", "owner", "was_top"}},
    {NP_EV_MOVE,
     "move",
     {"card", "face", "slot", "owner", "covers", "new", "from", "uncovers"}},
    {NP_EV_NAME, "name", {"card", "face", "slot", "owner", "was"}},
    {NP_EV_SCORE,
     "score",
     {"slot", "cards", "player", "times", "chain", "reached"}},
    {NP_EV_LOST, "lost", {"moves"}},
    {NP_EV_DECLINE, "decline", {"moves"}},
    {NP_EV_END, "end", {"left", "regular"}},
    {NP_EV_REFILL, "refill", {"cards"}},
    {NP_EV_SWEEP, "sweep", {"cards"}},
    {NP_EV_DRY, "dry", {NULL}},
    {NP_EV_SKIP, "skip", {NULL}},
    {NP_EV_OVER, "over", {"characters0", "characters1", "stacks0", "stacks1"}},
};

const struct rum_figure np_figures[] = {
    {NP_EV_SCORE, NULL, NULL, "characters built", "shelf"},
    {NP_EV_PLAY, NULL, NULL, "cards played", "ww"},
    {NP_EV_MOVE, NULL, NULL, "parts moved", "zl"},
    {NP_EV_DRAW, NULL, NULL, "cards drawn", "deck"},
    {0},
};
