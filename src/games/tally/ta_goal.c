/*
 * ta_goal.c: how a seat wins and how far it is (TA-3.2).
 */
#include "ta.h"

#include <rumpus/scene.h>

/* Could this turn take the seat to the limit exactly, as far as the viewer
 * knows? */
static bool may_be_at_limit(const struct ta_state *t, rum_seat seat)
{
    int room = TA_LIMIT - ta_total(t, seat); /* a hidden secret counts 0 */
    int most = t->secret[seat] == 0 ? 2 * TA_FACES : TA_FACES;

    return !t->out[seat] && room > 0 && room <= most;
}

/* Only whoever knows the secret can say how far the seat is. */
void ta_goal(const void *seen, rum_seat viewer, rum_seat seat,
             struct rum_goal *out)
{
    const struct ta_state *t = seen;
    int total = ta_total(t, seat);

    (void)viewer;
    RUM_SAY(out->text, "Come nearest to %d without passing it", TA_LIMIT);
    out->clause = TA(3, 2);
    if (t->secret[seat] == 0) {
        RUM_SAY(out->missing, "%d in dice on a secret number", t->shown[seat]);
    } else if (total > TA_LIMIT) {
        RUM_SAY(out->missing, "bust");
    } else {
        out->done = (uint16_t)total;
        out->of = TA_LIMIT;
        out->unit = "points";
        if (total < TA_LIMIT)
            RUM_SAY(out->missing, "%d below %d", TA_LIMIT - total, TA_LIMIT);
    }
    out->near = t->head.to_act != RUM_NOBODY && may_be_at_limit(t, seat);
}
