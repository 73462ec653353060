/*
 * c4_dump.c: the whole state of Connect Four for testers.
 */
#include "c4.h"

#include <rumpus/text.h>

void c4_dump(const void *state, struct rum_json *out)
{
    const struct c4_state *c = state;

    /* Columns from left to right, each from the bottom up. */
    rum_json_open(out, "columns", '[');
    for (int column = 0; column < C4_COLUMNS; column++) {
        char discs[C4_ROWS + 1] = "";
        for (int row = 0; row < C4_ROWS; row++) {
            uint64_t cell = c4_bit(column, row);
            if (c4_taken(c) & cell)
                discs[row] = c->discs[0] & cell ? '0' : '1';
        }
        rum_json_str(out, NULL, discs);
    }
    rum_json_close(out, ']');
}
