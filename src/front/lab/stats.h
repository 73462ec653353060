/*
 * stats.h: the little statistics the lab needs.
 */
#ifndef LAB_STATS_H
#define LAB_STATS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A share of wins with its 95 % interval. */
struct lab_share {
    double share, low, high;
};

/* Games, and the sixtieths of wins in them. */
struct lab_count {
    uint64_t games, points;
};

static inline void lab_count(struct lab_count *c, uint64_t points)
{
    c->games++;
    c->points += points;
}

/*
 * Wilson's interval for `sixtieths` of wins in n games. A shared win counts as
 * its part of one; the spread of such results is smaller than that of won and
 * lost, so the interval is never too narrow. Of no games: 0 to 1.
 */
struct lab_share lab_wilson(uint64_t sixtieths, uint64_t n);

/* The share of one count. */
struct lab_share lab_share_of(struct lab_count count);

/* The same, so wide that of `many` such intervals all are right together in
 * 95 % of cases (Bonferroni): for picking out of a table what stands out. */
struct lab_share lab_share_among(struct lab_count count, int many);

/* How likely is it that two shares differ by as much as these do, or more, if
 * they were the same? */
double lab_chance(struct lab_count a, struct lab_count b);

/* What one deal adds to a mean: a sum and how many it is of. A role may be
 * dealt twice or not at all. */
struct lab_part {
    double x, n;
};

/* How much more `b` is than `a`, with its 95 % interval. */
struct lab_difference {
    double a, b; /* the two means */
    double by, low, high;
    bool clear; /* zero lies outside of an interval that is so wide that of
                   `many` differences all are right together */
};

/*
 * Deal i was played both ways and gave a[i] and b[i]. What deals have in common
 * cancels out in pairs, so this sees smaller differences than two separate
 * runs would. Differences that are the same in all pairs get an interval of
 * one deal in n all the same. What there was none of is NAN.
 */
struct lab_difference lab_differ(const struct lab_part *a,
                                 const struct lab_part *b, size_t n, int many);

struct lab_spread {
    uint64_t n;
    double mean, q1, median, q3;
    uint32_t min, max;
};

/* Sorts v. Quartiles lie between neighbours where they fall between them (as
 * in R's default and in spreadsheets). */
struct lab_spread lab_spread(uint32_t *v, size_t n);

#endif
