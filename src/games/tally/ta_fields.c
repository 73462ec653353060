/*
 * ta_fields.c: the members of the state that programs learn from, for
 * learn.h.
 */
#include "ta.h"

/* By seat: n numbers each. */
#define EACH(member, n, most, says)                                            \
    RUM_FIELD_ROWS(RUM_FIELD_NUMBER, struct ta_state, member, 1,               \
                   RUM_MAX_SEATS, n, most, true, says)
#define SEAT(member, says)                                                     \
    RUM_FIELD_LIST(RUM_FIELD_SEAT, struct ta_state, member, 1, 0, says)

const struct rum_field ta_fields[TA_FIELDS] = {
    EACH(secret, 1, TA_FACES,
         "the secret number of each seat, 1 to 6; 0: hidden"),
    EACH(shown, 1, TA_SPACES, "the sum of each seat's open dice"),
    EACH(out, 1, 1, "1 if the seat stands or is bust, and has no more turns"),
    EACH(open, 1, 1, "1 if the seat's secret is turned up"),
    SEAT(first, "the seat that began"),
};
