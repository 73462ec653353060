/*
 * ta_judge.c: who is winning, for bots, and what does no harm.
 */
#include "ta.h"

bool ta_settled(const void *state)
{
    (void)state; /* every action is a whole turn */
    return true;
}

/* Faces of the die that do not bust a seat that still plays, 0..6. */
static int safe_faces(const struct ta_state *t, rum_seat seat)
{
    int room = TA_LIMIT - ta_total(t, seat);
    return room > TA_FACES ? TA_FACES : room;
}

/* How much a total is worth in the race, growing fast towards 21; a seat that
 * still plays will get past 17 or so before it stops. */
static int promise(const struct ta_state *t, rum_seat seat)
{
    int total = ta_total(t, seat);

    if (ta_bust(t, seat))
        return 0;
    if (!t->out[seat] && total < 17)
        total = 17;
    return total * total * total;
}

int ta_appraise(const void *state, rum_seat seat)
{
    const struct ta_state *t = state;
    int points[RUM_MAX_SEATS], all = 0;

    if (t->head.to_act == RUM_NOBODY) {
        ta_score(t, points);
        return points[seat] * 100;
    }
    for (rum_seat i = 0; i < t->head.seats; i++)
        all += promise(t, i);
    RUM_ASSERT(all > 0); /* whoever is to act is not bust */
    return (int)((int64_t)promise(t, seat) * 6000 / all);
}

void ta_rank(const void *state, const rum_action *actions, size_t n,
             uint16_t *prior)
{
    const struct ta_state *t = state;
    int safe = safe_faces(t, t->head.to_act);

    for (size_t i = 0; i < n; i++) {
        prior[i] = actions[i] == TA_ROLL
                       ? (uint16_t)(1 + 2 * safe)
                       : (uint16_t)(1 + 2 * (TA_FACES - safe));
    }
}

rum_action ta_fallback(const void *state)
{
    (void)state;
    return TA_STAND;
}
