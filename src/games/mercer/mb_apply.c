/*
 * mb_apply.c: one action, and the answers that are not asked.
 */
#include "mb.h"

static void act(struct mb_state *s, int action, struct rum_trace *trace)
{
    if (action >= MB_LEAVE) {
        RUM_ASSERT(s->phase == MB_AT_LEAVE);
        mb_step(s, s->direction, action - MB_LEAVE, trace);
    } else if (action >= MB_STEP) {
        RUM_ASSERT(s->phase == MB_AT_STEP);
        mb_choose_direction(s, action - MB_STEP, trace);
    } else if (action >= MB_EDGE) {
        RUM_ASSERT(s->phase == MB_AT_WALL);
        mb_choose(s, action - MB_EDGE, trace);
    } else if (action >= MB_SQUARE) {
        RUM_ASSERT(s->phase != MB_AT_WALL);
        mb_choose(s, action - MB_SQUARE, trace);
    } else if (action >= MB_AREA) {
        RUM_ASSERT(s->phase == MB_AT_AREA);
        mb_choose_area(s, action - MB_AREA);
    } else if (action >= MB_DISCARD) {
        RUM_ASSERT(s->phase == MB_AT_DISCARD);
        mb_discard(s, (enum mb_card)(action - MB_DISCARD), trace);
    } else if (action >= MB_PLAY_GREEN) {
        RUM_ASSERT(s->phase == MB_AT_MAIN);
        mb_play(s, action, trace);
    } else if (action >= MB_TRADE) {
        RUM_ASSERT(s->phase == MB_AT_MAIN || s->phase == MB_AT_END);
        mb_trade(s, action - MB_TRADE, trace); /* and the phase stays */
    } else if (action == MB_STOP) {
        RUM_ASSERT(s->phase == MB_AT_STEP && s->moved);
        mb_card_done(s, trace);
    } else if (action == MB_SKIP) {
        RUM_ASSERT(s->phase == MB_AT_MAIN);
        mb_skip(s, trace);
    } else {
        RUM_ASSERT(s->phase == MB_AT_END && action <= MB_AGAIN);
        if (action == MB_AGAIN)
            mb_play_black(s, trace);
        else
            mb_leave_turn(s, trace);
    }
}

/* The answer to a point that is not asked, or -1. Public facts only: an END
 * with nothing but "end the turn" is asked, since not asking would tell the
 * others that the seat holds no Black and no set. */
static int automatic(const struct mb_state *s)
{
    switch (s->phase) {
    case MB_AT_PLACE:
    case MB_AT_DISCARD:
    case MB_AT_OVER:
        return -1;
    case MB_AT_MAIN: /* MB-19.5 */
        return s->deck.left || mb_hand_size(s, s->seat) ? -1 : MB_SKIP;
    case MB_AT_END:
        if (s->special[s->seat] ||
            (s->regular[s->seat] >= 3 && s->specials.left))
            return -1;
        return MB_END;
    case MB_AT_STEP: /* MB-5.6: later steps may be declined */
        return s->moved ? -1 : mb_only_action(s);
    default:
        return mb_only_action(s);
    }
}

void mb_apply(void *state, rum_action action, struct rum_trace *trace)
{
    struct mb_state *s = state;

    for (int next = action; next >= 0; next = automatic(s))
        act(s, next, trace);
}
