/*
 * c4_fields.c: the members of the state that programs learn from, for
 * learn.h.
 */
#include "c4.h"

#define EACH_BITS(member, n, says)                                             \
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct c4_state, member, 1, 2, n, 1, true,  \
                   says)

const struct rum_field c4_fields[C4_FIELDS] = {
    EACH_BITS(discs, 7 * C4_COLUMNS,
              "1 for each cell with a disc of this seat, 7 * column + row from "
              "the bottom; row 6 is always empty"),
};
