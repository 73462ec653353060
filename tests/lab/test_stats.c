/*
 * test_stats.c: intervals and quartiles against values worked out by hand or
 * found in books.
 */
#include <math.h>

#include <rumpus/rng.h>

#include "kit.h"
#include "stats.h"

#define CHECK_NEAR(is, should) CHECK(fabs((is) - (should)) < 5e-5)

TEST(wilson_agrees_with_tables)
{
    struct lab_share half = lab_wilson(60 * 5, 10);
    CHECK_NEAR(half.share, 0.5);
    CHECK_NEAR(half.low, 0.23659);
    CHECK_NEAR(half.high, 0.76341);

    struct lab_share many = lab_wilson(60 * 950, 1000);
    CHECK_NEAR(many.low, 0.93469);
    CHECK_NEAR(many.high, 0.96186);
}

TEST(wilson_stays_within_nothing_and_all)
{
    struct lab_share none = lab_wilson(0, 10);
    CHECK(none.low == 0);
    CHECK_NEAR(none.high, 0.27753);

    struct lab_share all = lab_wilson(600, 10);
    CHECK(all.high == 1);
    CHECK_NEAR(all.low, 0.72247);

    struct lab_share no_games = lab_wilson(0, 0);
    CHECK(no_games.low == 0 && no_games.high == 1);
}

TEST(shared_wins_count_by_their_part)
{
    CHECK_NEAR(lab_wilson(30 + 20, 2).share, 50.0 / 120);
}

TEST(picking_out_of_many_takes_wider_intervals)
{
    struct lab_count count = {100, 60 * 50};
    struct lab_share one = lab_share_among(count, 1);
    struct lab_share ten = lab_share_among(count, 10);

    CHECK_NEAR(one.low, lab_share_of(count).low);
    CHECK_NEAR(one.high, lab_share_of(count).high);
    /* z = 2.80703 for 0.5 % on both sides together. */
    CHECK_NEAR(ten.low, 0.36488);
    CHECK_NEAR(ten.high, 0.63512);
}

TEST(the_chance_of_a_difference_agrees_with_tables)
{
    struct lab_count half = {100, 60 * 50}, more = {100, 60 * 60};

    CHECK_NEAR(lab_chance(half, more), 0.15519); /* z = 1.42134 */
    CHECK_NEAR(lab_chance(more, half), 0.15519);
    CHECK_NEAR(lab_chance(half, half), 1);
    CHECK_NEAR(lab_chance(half, (struct lab_count){0, 0}), 1);
}

/* Deals are won with one chance by A and another by B, and often for the same
 * reason: by luck of the deal. How many of `times` trials see a difference? */
static int alarms(double a, double b, size_t deals, int times, int many,
                  uint32_t seed)
{
    struct lab_part one[2000], two[2000];
    struct rum_rng rng;
    int n = 0;

    rum_rng_init(&rng, (struct rum_seed){.word = {seed}});
    for (int i = 0; i < times; i++) {
        for (size_t k = 0; k < deals; k++) {
            double luck = rum_rng_below(&rng, 10000) / 1e4;
            double other = rum_rng_below(&rng, 10000) / 1e4;
            bool same = rum_rng_below(&rng, 10) < 8;
            one[k] = (struct lab_part){luck < a, 1};
            two[k] = (struct lab_part){(same ? luck : other) < b, 1};
        }
        n += lab_differ(one, two, deals, many).clear;
    }
    return n;
}

TEST(where_there_is_no_difference_few_trials_see_one)
{
    int n = alarms(0.4, 0.4, 400, 1000, 1, 1);
    CHECK(n >= 30 && n <= 70); /* 5 % of a thousand, give or take three sigma */
    CHECK(alarms(0.1, 0.1, 400, 1000, 1, 2) <= 70);
    CHECK(alarms(0.4, 0.4, 400, 1000, 20, 3) <= 10);
}

TEST(a_difference_is_seen)
{
    CHECK(alarms(0.40, 0.46, 400, 200, 1, 4) > 160);
    CHECK(alarms(0.46, 0.40, 400, 200, 1, 5) > 160);
}

TEST(three_points_are_seen_among_the_rows_of_a_report)
{
    CHECK(alarms(0.40, 0.43, 2000, 1000, 5, 6) > 850);
    CHECK(alarms(0.40, 0.40, 2000, 1000, 5, 7) <= 70 / 5);
}

TEST(a_difference_of_pairs_agrees_with_a_hand)
{
    /* Differences 1, 0, 1, 0: mean 0.5, deviation 0.57735, error 0.288675. */
    struct lab_part a[] = {{0, 1}, {1, 1}, {0, 1}, {0, 1}};
    struct lab_part b[] = {{1, 1}, {1, 1}, {1, 1}, {0, 1}};
    struct lab_difference d = lab_differ(a, b, 4, 1);

    CHECK_NEAR(d.a, 0.25);
    CHECK_NEAR(d.b, 0.75);
    CHECK_NEAR(d.by, 0.5);
    CHECK_NEAR(d.low, 0.5 - 1.95996 * 0.288675);
    CHECK_NEAR(d.high, 0.5 + 1.95996 * 0.288675);
    CHECK(!d.clear);

    d = lab_differ(a, a, 4, 1);
    CHECK(d.by == 0 && d.low == 0 && d.high == 0 && !d.clear);

    struct lab_part none[] = {{0, 0}, {0, 0}, {0, 0}, {0, 0}};
    d = lab_differ(a, none, 4, 1);
    CHECK(isnan(d.b) && isnan(d.low) && !d.clear);
}

TEST(quartiles_lie_between_neighbours)
{
    uint32_t v[] = {4, 1, 3, 2};
    struct lab_spread s = lab_spread(v, 4);
    CHECK_NEAR(s.mean, 2.5);
    CHECK_NEAR(s.q1, 1.75);
    CHECK_NEAR(s.median, 2.5);
    CHECK_NEAR(s.q3, 3.25);
    CHECK_INT(s.min, 1);
    CHECK_INT(s.max, 4);

    uint32_t odd[] = {9, 7, 1, 3, 5};
    s = lab_spread(odd, 5);
    CHECK_NEAR(s.q1, 3);
    CHECK_NEAR(s.median, 5);
    CHECK_NEAR(s.q3, 7);
}

TEST(one_value_or_none_is_a_spread_too)
{
    uint32_t v[] = {7};
    struct lab_spread s = lab_spread(v, 1);
    CHECK_NEAR(s.q1, 7);
    CHECK_NEAR(s.q3, 7);
    CHECK_INT(lab_spread(v, 0).n, 0);
}
