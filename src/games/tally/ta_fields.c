/*
 * ta_fields.c: the members of the state that programs learn from, for
 * learn.h.
 */
#include "ta.h"

/* By seat: n numbers each. */
#define EACH(member, n, most)                                                  \
    RUM_FIELD_ROWS(RUM_FIELD_NUMBER, struct ta_state, member, 1,               \
                   RUM_MAX_SEATS, n, most, true)
#define SEAT(member)                                                           \
    RUM_FIELD_LIST(RUM_FIELD_SEAT, struct ta_state, member, 1, 0)

const struct rum_field ta_fields[TA_FIELDS] = {
    EACH(secret, 1, TA_FACES),
    EACH(shown, 1, TA_SPACES),
    EACH(out, 1, 1),
    EACH(open, 1, 1),
    SEAT(first),
};
