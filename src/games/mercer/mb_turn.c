/*
 * mb_turn.c: the order of things: the turn, the end step, the endphase and
 * the end (MB-2, MB-9.4, MB-16, MB-19, MB-20).
 */
#include "mb.h"

#include <string.h>

#define IDLE_TURNS 4 /* MB-19.4 */

/* ---- from one turn to the next ---- */

static void over(struct mb_state *s, uint16_t clause, struct rum_trace *trace)
{
    s->phase = MB_AT_OVER;
    s->head.to_act = RUM_NOBODY;
    if (trace) {
        struct rum_event *e = rum_trace_add(trace, MB_EV_OVER, s->seat, clause);
        e->arg[0] = s->human_count;
        e->arg[1] = s->zombie_count;
        e->reveals = true; /* after the game all hands are open */
    }
}

void mb_begin_turn(struct mb_state *s, struct rum_trace *trace)
{
    s->head.to_act = s->seat;
    s->head.turn++;
    s->acted = false;
    s->again = false;
    s->phase = MB_AT_MAIN;
    mb_draw(s, &s->deck, MB_TURN_START, MB(2, 1), trace);
}

/* MB-9.4: a stop token lives through the turn after the one it came in. */
static void lift_stop(struct mb_state *s, struct rum_trace *trace)
{
    if (trace && s->stop[0] != MB_NONE) {
        struct rum_event *e =
            rum_trace_add(trace, MB_EV_LIFT, s->seat, MB(9, 4));
        e->subject = MB_RED;
        e->arg[0] = s->stop[0];
    }
    s->stop[0] = s->stop[1];
    s->stop[1] = MB_NONE;
}

static void end_turn(struct mb_state *s, struct rum_trace *trace)
{
    lift_stop(s, trace);
    s->idle = s->acted ? 0 : s->idle + 1;
    if (s->idle == IDLE_TURNS) {
        over(s, MB(19, 4), trace);
        return;
    }
    if (!s->again)
        s->seat = (rum_seat)((s->seat + 1) % 4); /* MB-1.10 */
    mb_begin_turn(s, trace);
}

static bool must_discard(const struct mb_state *s)
{
    return s->hand_limit && mb_hand_size(s, s->seat) > s->hand_limit;
}

/* MB-2.10: after "end the turn" or Black, and after each discard. */
void mb_leave_turn(struct mb_state *s, struct rum_trace *trace)
{
    if (must_discard(s))
        s->phase = MB_AT_DISCARD;
    else
        end_turn(s, trace);
}

void mb_card_done(struct mb_state *s, struct rum_trace *trace)
{
    s->pending = MB_AT_NOTHING;
    s->area = -1;
    s->blue = false;
    s->steps = s->moved = 0;
    s->current = MB_NONE;
    s->direction = -1;
    memset(s->used, 0, sizeof(s->used));
    s->to_build = s->built = 0;
    if (s->human_count == 0)
        over(s, MB(20, 4), trace);
    else
        s->phase = MB_AT_END;
}

void mb_skip(struct mb_state *s, struct rum_trace *trace)
{
    if (s->deck.left) {
        s->acted = true; /* MB-19.4: it draws a card */
        mb_draw(s, &s->deck, MB_BY_SKIP, MB(2, 2), trace);
    } else if (trace) {
        rum_trace_add(trace, MB_EV_PASS, s->seat, MB(19, 3))->arg[0] = s->idle;
    }
    s->phase = MB_AT_END;
}

void mb_play_black(struct mb_state *s, struct rum_trace *trace)
{
    mb_spend(s, MB_BLACK);
    s->acted = true;
    s->again = true;
    if (trace)
        rum_trace_add(trace, MB_EV_BLACK, s->seat, MB(16, 1))->subject =
            MB_BLACK;
    mb_leave_turn(s, trace);
}

void mb_discard(struct mb_state *s, enum mb_card card, struct rum_trace *trace)
{
    mb_spend(s, card);
    if (trace)
        rum_trace_add(trace, MB_EV_DISCARD, s->seat, MB(2, 7))->subject = card;
    mb_leave_turn(s, trace);
}

/* ---- the end ---- */

void mb_score(const void *state, int *out)
{
    const struct mb_state *s = state;
    int humans = 0, zombies = 0;

    if (s->phase == MB_AT_OVER) { /* MB-20.6 */
        if (s->human_count != s->zombie_count)
            humans = s->human_count > s->zombie_count ? 60 : 0;
        else
            humans = s->tie_to_humans ? 60 : 30; /* MB-20.3 */
        zombies = 60 - humans;
    }
    for (rum_seat seat = 0; seat < 4; seat++)
        out[seat] = mb_is_human(seat) ? humans : zombies;
}
