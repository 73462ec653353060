/*
 * ta_legal.c: what the seat to act may do (TA-2.1).
 */
#include "ta.h"

size_t ta_legal(const void *state, rum_action *out)
{
    if (rum_head(state)->to_act == RUM_NOBODY)
        return 0;
    out[0] = TA_ROLL;
    out[1] = TA_STAND;
    return 2;
}
