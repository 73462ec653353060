/*
 * stats.c: see stats.h.
 */
#include "stats.h"

#include <math.h>
#include <stdlib.h>

#define Z 1.959963984540054 /* 95 % of a normal distribution, both sides */

static struct lab_share wilson(uint64_t sixtieths, uint64_t n, double z)
{
    if (n == 0)
        return (struct lab_share){0, 0, 1};
    double games = (double)n;
    double p = (double)sixtieths / (60 * games);
    double zz = z * z / games;
    double middle = (p + zz / 2) / (1 + zz);
    double half = z * sqrt(p * (1 - p) / games + zz / (4 * games)) / (1 + zz);

    /* Exact at the ends, where rounding would leave a trace. */
    return (struct lab_share){
        .share = p,
        .low = sixtieths == 0 ? 0 : middle - half,
        .high = sixtieths == 60 * n ? 1 : middle + half,
    };
}

struct lab_share lab_wilson(uint64_t sixtieths, uint64_t n)
{
    return wilson(sixtieths, n, Z);
}

struct lab_share lab_share_of(struct lab_count count)
{
    return lab_wilson(count.points, count.games);
}

/* How far from the middle of a normal distribution does only this part lie,
 * both sides together? Halving is slow and exact, and nobody is in a hurry. */
static double far_out(double part)
{
    double low = 0, high = 40;

    for (int i = 0; i < 60; i++) {
        double middle = (low + high) / 2;
        if (erfc(middle / sqrt(2)) > part)
            low = middle;
        else
            high = middle;
    }
    return low;
}

struct lab_share lab_share_among(struct lab_count count, int many)
{
    return wilson(count.points, count.games, far_out(0.05 / many));
}

double lab_chance(struct lab_count a, struct lab_count b)
{
    if (a.games == 0 || b.games == 0)
        return 1;
    double n = (double)a.games, m = (double)b.games;
    double p = (double)a.points / 60 / n, q = (double)b.points / 60 / m;
    double both = (p * n + q * m) / (n + m);
    double spread = sqrt(both * (1 - both) * (1 / n + 1 / m));
    return spread > 0 ? erfc(fabs(p - q) / spread / sqrt(2)) : 1;
}

static struct lab_part sum(const struct lab_part *v, size_t n)
{
    struct lab_part all = {0, 0};

    for (size_t i = 0; i < n; i++) {
        all.x += v[i].x;
        all.n += v[i].n;
    }
    return all;
}

struct lab_difference lab_differ(const struct lab_part *a,
                                 const struct lab_part *b, size_t n, int many)
{
    struct lab_part one = sum(a, n), two = sum(b, n);
    struct lab_difference d = {0};
    double squares = 0, pairs = (double)n;

    d.a = one.n > 0 ? one.x / one.n : NAN;
    d.b = two.n > 0 ? two.x / two.n : NAN;
    d.by = d.b - d.a;
    if (!isfinite(d.by) || n < 2) {
        d.low = d.high = NAN;
        return d;
    }
    /* How far each pair moves the difference of the two means (the linear part
     * of a ratio). */
    for (size_t i = 0; i < n; i++) {
        double pull = (b[i].x - d.b * b[i].n) * pairs / two.n -
                      (a[i].x - d.a * a[i].n) * pairs / one.n;
        squares += pull * pull;
    }
    double error = sqrt(squares / pairs / (pairs - 1));
    if (error < fabs(d.by) / pairs)
        error = fabs(d.by) / pairs;
    d.low = d.by - Z * error;
    d.high = d.by + Z * error;
    d.clear = fabs(d.by) > far_out(0.05 / many) * error;
    return d;
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
