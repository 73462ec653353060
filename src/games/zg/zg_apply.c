/*
 * zg_apply.c: one action, and on to the next decision.
 *
 * A decision belongs to a phase, and each phase to a file. A list of one
 * action is never asked but played at once (section 4.2).
 */
#include "zg.h"

static void answer(struct zg_state *s, rum_action act, struct rum_trace *trace)
{
    switch (s->phase) {
    case ZG_P_DRAFT:
        zg_draft(s, act, trace);
        break;
    case ZG_P_MOVE:
        zg_move(s, act, trace);
        break;
    case ZG_P_ATTACK:
        zg_attack(s, act, trace);
        break;
    case ZG_P_STUN:
    case ZG_P_CARD:
        zg_turn_answer(s, act, trace);
        break;
    default:
        if (s->phase < ZG_P_STUN)
            zg_round_answer(s, act, trace);
        else
            zg_test_answer(s, act, trace);
    }
}

void zg_apply(void *state, rum_action act, struct rum_trace *trace)
{
    struct zg_state *s = state;
    rum_action open[ZG_MAX_ACTION];

    RUM_ASSERT(s->phase < ZG_P_OVER);
    answer(s, act, trace);
    while (zg_list(s, open, 2) == 1)
        answer(s, open[0], trace);
}
