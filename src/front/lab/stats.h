/*
 * stats.h: the little statistics the lab needs.
 */
#ifndef LAB_STATS_H
#define LAB_STATS_H

#include <stddef.h>
#include <stdint.h>

/* A share of wins with its 95 % interval. */
struct lab_share {
    double share, low, high;
};

/*
 * Wilson's interval for `sixtieths` of wins in n games. A shared win counts as
 * its part of one; the spread of such results is smaller than that of won and
 * lost, so the interval is never too narrow. Of no games: 0 to 1.
 */
struct lab_share lab_wilson(uint64_t sixtieths, uint64_t n);

struct lab_spread {
    uint64_t n;
    double mean, q1, median, q3;
    uint32_t min, max;
};

/* Sorts v. Quartiles lie between neighbours where they fall between them (as
 * in R's default and in spreadsheets). */
struct lab_spread lab_spread(uint32_t *v, size_t n);

#endif
