/*
 * zg_victory.c: who is out, who has won, and the points (ZG-18).
 */
#include "zg.h"

int zg_gear_left(const struct zg_state *s, int seat)
{
    uint16_t gear = zg_unslagged(&s->seat[seat]);

    if (!s->ulster_counts)
        gear &= (uint16_t)~zg_bit(ZG_BODY);
    return zg_count(gear);
}

bool zg_vital(const struct zg_state *s, int seat, int slot)
{
    return slot == ZG_BODY || zg_gear_left(s, seat) - 1 < s->last_gear;
}

/* Off the table: without asking whether that decides the game. */
void zg_remove(struct zg_state *s, int seat, enum zg_end why,
               struct rum_trace *trace)
{
    static const uint16_t clause[] = {
        [ZG_O_ULSTER] = ZG(18, 1),
        [ZG_O_GEAR] = ZG(18, 2),
        [ZG_O_FALL] = ZG(18, 3),
        [ZG_O_FLAMEOUT] = ZG(17, 3),
    };
    struct zg_seat *p = &s->seat[seat];

    p->alive = p->stunned = false;
    p->cell = ZG_NONE;
    p->hand = p->deck = p->once = 0;
    p->hand_n = p->deck_n = p->pulses = 0;
    zg_unlock(p);
    for (int i = 0; i < s->head.seats; i++) {
        if (s->seat[i].lock_seat == seat)
            zg_unlock(&s->seat[i]);
        s->sees[i][seat] = s->sees[seat][i] = 0;
    }
    s->fallen |= (uint8_t)(1u << seat);
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, ZG_EV_OUT, (rum_seat)seat, clause[why]);
        e->subject = (uint16_t)(ZG_SUBJECT_OUT + why);
        e->arg[0] = (int16_t)why;
    }
}

/* The seats still in, by side. */
static uint8_t living(const struct zg_state *s)
{
    unsigned set = 0;

    for (int i = 0; i < s->head.seats; i++)
        set |= (unsigned)s->seat[i].alive << i;
    return (uint8_t)set;
}

static bool one_side(const struct zg_state *s, unsigned set)
{
    return s->teams ? !(set & 5) || !(set & 10) : (set & (set - 1)) == 0;
}

void zg_finish(struct zg_state *s, unsigned winners, uint16_t clause)
{
    s->winners = (uint8_t)winners;
    s->ended_by = clause;
    s->pulse.budget = 0; /* the card in play is open; this never was */
    s->pulse.added = 0;
    s->pulse.first = false;
    zg_ask(s, ZG_P_OVER, RUM_NOBODY);
}

void zg_verdict(struct zg_state *s, unsigned before)
{
    unsigned set = living(s);

    if (!one_side(s, set))
        return;
    if (set == 0) /* ZG-18.6: together */
        zg_finish(s, s->teams ? 15 : before, ZG(18, 6));
    else if (s->teams)
        zg_finish(s, set & 5 ? 5 : 10, ZG(18, 5));
    else
        zg_finish(s, set, ZG(18, 5));
}

void zg_defeat(struct zg_state *s, int seat, enum zg_end why,
               struct rum_trace *trace)
{
    unsigned before = living(s);

    zg_remove(s, seat, why, trace);
    zg_verdict(s, before);
}

void zg_score(const void *state, int *out)
{
    const struct zg_state *s = state;
    int sides = zg_count(s->winners);

    if (s->teams)
        sides = sides == 4 ? 2 : 1; /* ZG-18.8 */
    for (int i = 0; i < s->head.seats; i++)
        out[i] = s->winners & (1u << i) ? 60 / sides : 0;
}
