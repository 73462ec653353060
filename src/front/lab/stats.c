/*
 * stats.c: see stats.h.
 */
#include "stats.h"

#include <math.h>
#include <stdlib.h>

#define Z 1.959963984540054 /* 95 % of a normal distribution, both sides */

struct lab_share lab_wilson(uint64_t sixtieths, uint64_t n)
{
    if (n == 0)
        return (struct lab_share){0, 0, 1};
    double games = (double)n;
    double p = (double)sixtieths / (60 * games);
    double zz = Z * Z / games;
    double middle = (p + zz / 2) / (1 + zz);
    double half = Z * sqrt(p * (1 - p) / games + zz / (4 * games)) / (1 + zz);

    /* Exact at the ends, where rounding would leave a trace. */
    return (struct lab_share){
        .share = p,
        .low = sixtieths == 0 ? 0 : middle - half,
        .high = sixtieths == 60 * n ? 1 : middle + half,
    };
}

static int by_size(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

static double quantile(const uint32_t *v, size_t n, double q)
{
    double at = q * (double)(n - 1);
    size_t below = (size_t)at;
    size_t above = below + 1 < n ? below + 1 : below;

    return v[below] + (at - (double)below) * ((double)v[above] - v[below]);
}

struct lab_spread lab_spread(uint32_t *v, size_t n)
{
    uint64_t sum = 0;

    if (n == 0)
        return (struct lab_spread){0};
    qsort(v, n, sizeof(*v), by_size);
    for (size_t i = 0; i < n; i++)
        sum += v[i];
    return (struct lab_spread){
        .n = n,
        .mean = (double)sum / (double)n,
        .q1 = quantile(v, n, 0.25),
        .median = quantile(v, n, 0.5),
        .q3 = quantile(v, n, 0.75),
        .min = v[0],
        .max = v[n - 1],
    };
}
