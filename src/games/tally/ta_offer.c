/*
 * ta_offer.c: the open actions in words, with what a person clicks.
 */
#include "ta.h"

#include <rumpus/scene.h>

void ta_describe(const void *seen, rum_seat viewer, rum_action act,
                 struct rum_offer *out)
{
    const struct ta_state *t = seen;
    rum_seat seat = t->head.to_act;
    bool known = t->secret[seat] != 0;

    (void)viewer;
    if (act == TA_ROLL) {
        int deadly = ta_total(t, seat) + TA_FACES - TA_LIMIT;
        RUM_SAY(out->text, "Roll the die");
        RUM_SAY(out->brief, "roll");
        out->clause = TA(2, 1);
        rum_offer_on(out, "die");
        if (known && deadly > 0) {
            RUM_SAY(out->text, " (%d of 6 go past %d)", deadly, TA_LIMIT);
            RUM_SAY(out->note, "%d/6 bust", deadly);
            out->tone = RUM_DANGER;
        }
    } else {
        RUM_SAY(out->text, "Stand");
        RUM_SAY(out->brief, "stand");
        out->clause = TA(2, 4);
        rum_offer_on(out, "p%d", seat);
        if (known) {
            RUM_SAY(out->text, " on %d", ta_total(t, seat));
            RUM_SAY(out->note, "%d", ta_total(t, seat));
        }
    }
}
