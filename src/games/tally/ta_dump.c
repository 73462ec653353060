/*
 * ta_dump.c: the whole state as JSON, so that an outside referee can check
 * every transition.
 */
#include "ta.h"

#include <rumpus/text.h>

static void flags(struct rum_json *j, const char *name, const bool *v, int n)
{
    rum_json_open(j, name, '[');
    for (int i = 0; i < n; i++)
        rum_json_bool(j, NULL, v[i]);
    rum_json_close(j, ']');
}

void ta_dump(const void *state, struct rum_json *out)
{
    const struct ta_state *t = state;
    int n = t->head.seats;

    rum_json_str(out, "phase",
                 t->head.to_act == RUM_NOBODY ? "over" : "roll_or_stand");
    rum_json_int(out, "to_act", t->head.to_act);
    rum_json_int(out, "turn", t->head.turn);
    rum_json_int(out, "first", t->first);
    rum_json_u8s(out, "secret", t->secret, (size_t)n);
    rum_json_u8s(out, "shown", t->shown, (size_t)n);
    flags(out, "out", t->out, n);
    flags(out, "open", t->open, n);
}
