/*
 * ta_why.c: why a thing of the scene cannot be chosen now.
 */
#include "ta.h"

#include <rumpus/scene.h>

void ta_why_not(const void *seen, rum_seat viewer, const char *id,
                struct rum_line *out)
{
    const struct ta_state *t = seen;
    int seat = id[1] - '0';

    if (id[0] == 'p' && seat != viewer) {
        RUM_SAY(out->text, "That pawn is {%d's}", seat);
        out->clause = t->out[seat] ? TA(2, 4) : TA(2, 1);
    } else if (id[0] == 's' && id[1] >= '0' && id[1] <= '9') {
        RUM_SAY(out->text, "The die says how far a pawn goes");
        out->clause = TA(2, 1);
    }
}
