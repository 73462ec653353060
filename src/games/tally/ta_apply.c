/*
 * ta_apply.c: rolling, standing and the end (TA-2, TA-3).
 */
#include "ta.h"

/* ---- TA-3: the end ---- */

/* The best total that is not bust; 0 when there is none. */
static int best_total(const struct ta_state *t)
{
    int best = 0;

    for (rum_seat i = 0; i < t->head.seats; i++) {
        if (!ta_bust(t, i) && ta_total(t, i) > best)
            best = ta_total(t, i);
    }
    return best;
}

/* TA-3.2 */
int ta_winners(const struct ta_state *t, bool *won)
{
    int best = best_total(t), n = 0;

    for (rum_seat i = 0; i < t->head.seats; i++) {
        won[i] = best == 0 || ta_total(t, i) == best;
        n += won[i];
    }
    return n;
}

static void end(struct ta_state *t, struct rum_trace *trace)
{
    bool won[RUM_MAX_SEATS];

    for (rum_seat i = 0; i < t->head.seats; i++) {
        if (!t->open[i] && trace) {
            struct rum_event *e = rum_trace_add(trace, TA_EV_TURN, i, TA(3, 1));
            e->arg[0] = t->secret[i];
            e->arg[1] = (int16_t)ta_total(t, i);
            e->reveals = true;
        }
        t->open[i] = true;
    }
    int n = ta_winners(t, won);
    for (rum_seat i = 0; trace && i < t->head.seats; i++) {
        if (!won[i])
            continue;
        struct rum_event *e = rum_trace_add(trace, TA_EV_WIN, i, TA(3, 2));
        e->arg[0] = (int16_t)best_total(t);
        e->arg[1] = (int16_t)n;
    }
}

/* TA-3.3: all who still play stand. */
void ta_time(void *state, struct rum_trace *trace)
{
    struct ta_state *t = state;

    RUM_ASSERT(t->head.to_act != RUM_NOBODY);
    if (trace)
        rum_trace_add(trace, TA_EV_TIME, RUM_NOBODY, TA(3, 3));
    for (rum_seat i = 0; i < t->head.seats; i++)
        t->out[i] = true;
    t->head.to_act = RUM_NOBODY;
    end(t, trace);
}

void ta_score(const void *state, int *out)
{
    const struct ta_state *t = state;
    bool won[RUM_MAX_SEATS];
    int n = ta_winners(t, won);

    for (rum_seat i = 0; i < t->head.seats; i++)
        out[i] = t->head.to_act == RUM_NOBODY && won[i] ? 60 / n : 0;
}

/* ---- TA-2: turns ---- */

static void next_turn(struct ta_state *t, struct rum_trace *trace)
{
    rum_seat actor = t->head.to_act;

    t->head.turn++;
    /* The actor comes last in its own search: when everyone else is out, TA-2.4
     * lets the one seat left keep rolling for as long as it dares. */
    for (int i = 1; i <= t->head.seats; i++) {
        rum_seat seat = (rum_seat)((actor + i) % t->head.seats);
        if (!t->out[seat]) {
            t->head.to_act = seat;
            return;
        }
    }
    t->head.to_act = RUM_NOBODY;
    end(t, trace);
}

static void roll(struct ta_state *t, struct rum_trace *trace)
{
    rum_seat seat = t->head.to_act;
    uint8_t die = (uint8_t)(1 + rum_rng_below(&t->head.rng, TA_FACES));

    t->shown[seat] = (uint8_t)(t->shown[seat] + die);
    if (trace) {
        struct rum_event *e = rum_trace_add(trace, TA_EV_ROLL, seat, TA(2, 1));
        e->subject = (uint16_t)(die - 1);
        e->arg[0] = die;
        e->arg[1] = t->shown[seat];
    }
    if (!ta_bust(t, seat))
        return;
    t->out[seat] = t->open[seat] = true; /* TA-2.3 */
    if (trace) {
        struct rum_event *e = rum_trace_add(trace, TA_EV_BUST, seat, TA(2, 3));
        e->arg[0] = t->secret[seat];
        e->arg[1] = (int16_t)ta_total(t, seat);
        e->reveals = true;
    }
}

static void stand(struct ta_state *t, struct rum_trace *trace)
{
    rum_seat seat = t->head.to_act;

    t->out[seat] = true;
    if (trace) {
        struct rum_event *e = rum_trace_add(trace, TA_EV_STAND, seat, TA(2, 4));
        e->arg[4] = (int16_t)ta_total(t, seat);
        e->known_to = RUM_BIT(seat);
    }
}

void ta_apply(void *state, rum_action act, struct rum_trace *trace)
{
    struct ta_state *t = state;

    RUM_ASSERT(t->head.to_act != RUM_NOBODY && act <= TA_STAND);
    if (act == TA_ROLL)
        roll(t, trace);
    else
        stand(t, trace);
    next_turn(t, trace);
}
