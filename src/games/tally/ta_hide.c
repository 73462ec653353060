/*
 * ta_hide.c: what others may know, and deals that fit it (section 5 of the
 * rules).
 */
#include "ta.h"

static bool hidden_from(const struct ta_state *t, rum_seat viewer,
                        rum_seat seat)
{
    return viewer != RUM_ALL && viewer != seat && !t->open[seat];
}

void ta_hide(void *copy, rum_seat viewer)
{
    struct ta_state *t = copy;

    for (rum_seat i = 0; i < t->head.seats; i++) {
        if (hidden_from(t, viewer, i))
            t->secret[i] = 0;
    }
}

/* A seat whose secret is hidden is not bust (TA-2.3), so the longer its row
 * the fewer numbers it can hold. */
void ta_imagine(void *copy, rum_seat viewer, struct rum_rng *rng)
{
    struct ta_state *t = copy;

    for (rum_seat i = 0; i < t->head.seats; i++) {
        if (!hidden_from(t, viewer, i))
            continue;
        int most = TA_LIMIT - t->shown[i];
        if (most > TA_FACES)
            most = TA_FACES;
        t->secret[i] = (uint8_t)(1 + rum_rng_below(rng, (uint32_t)most));
    }
}
