/*
 * ta_test.h: where the tests of Tally begin.
 */
#ifndef TESTS_TA_TEST_H
#define TESTS_TA_TEST_H

#include "kit.h"
#include "ta.h"

/* Two seats, seat 0 to act, nobody near 21: they hold 3 and 5. */
static inline void position(struct ta_state *t)
{
    kit_deal(&ta_game, t, 7, "players=2 first=0 secrets=35");
}

#endif
