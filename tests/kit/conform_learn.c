/*
 * conform_learn.c: what programs learn from is as the game's fields promise.
 */
#include "conform.h"

#include <stdlib.h>

#include <rumpus/learn.h>

static bool in_range(struct conform *c, const struct rum_learn_field *f,
                     const int16_t *seen)
{
    for (size_t k = 0; k < f->rows * f->columns; k++) {
        int v = seen[f->at + k];
        if (v < f->low || v > f->high)
            return fail(c, "field %s is %d, not %d to %d", f->name, v, f->low,
                        f->high);
    }
    return true;
}

bool conform_learn(struct conform *c)
{
    int16_t *seen = malloc(rum_learn_size(c->game) * sizeof(*seen));
    bool fine = true;

    for (rum_seat seat = 0; fine && seat < rum_head(c->state)->seats; seat++) {
        rum_learn_observe(c->game, c->state, seat, seen);
        for (size_t i = 0; fine && i < rum_learn_fields(c->game); i++) {
            struct rum_learn_field f = rum_learn_field(c->game, i);
            fine = in_range(c, &f, seen);
        }
    }
    free(seen);
    return fine;
}
