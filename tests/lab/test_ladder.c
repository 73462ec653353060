/*
 * test_ladder.c: ratings agree with what is known of them, and a program that
 * fails loses.
 */
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "capture.h"
#include "elo.h"
#include "kit.h"

#define CHECK_ABOUT(is, should, by) CHECK(fabs((is) - (should)) < (by))

TEST(three_wins_of_four_are_191_elo)
{
    struct elo_meeting m = {0, 1, 2, 100000, 75000};
    struct elo_rating r[2];

    elo_rate(&m, 1, 2, r);
    CHECK_ABOUT(r[0].elo - r[1].elo, 400 * log10(3), 0.05);
    CHECK_ABOUT(r[0].elo + r[1].elo, 2 * ELO_MEAN, 1e-6);
}

TEST(a_fair_share_of_many_sides_is_no_difference)
{
    struct elo_meeting m[] = {{0, 1, 4, 1000, 250}, {1, 0, 4, 1000, 250}};
    struct elo_rating r[2];

    elo_rate(m, 2, 2, r);
    CHECK_ABOUT(r[0].elo, ELO_MEAN, 1e-6);
    CHECK_ABOUT(r[1].elo, ELO_MEAN, 1e-6);
}

/* Of n even games between two, each is off by 400 / ln 10 / sqrt(n). */
TEST(an_interval_is_as_wide_as_theory_has_it)
{
    struct elo_meeting m = {0, 1, 2, 10000, 5000};
    struct elo_rating r[2];

    elo_rate(&m, 1, 2, r);
    CHECK_ABOUT(r[0].high - r[0].elo, 1.95996 * 173.7178 / 100, 0.01);
    CHECK_ABOUT(r[0].elo - r[0].low, 1.95996 * 173.7178 / 100, 0.01);
}

TEST(whoever_wins_all_games_is_rated_all_the_same)
{
    struct elo_meeting m[] = {
        {0, 1, 2, 500, 500}, {1, 2, 2, 500, 500}, {0, 2, 2, 500, 500}};
    struct elo_rating r[3];

    elo_rate(m, 3, 3, r);
    CHECK(isfinite(r[0].elo) && isfinite(r[2].low));
    CHECK(r[0].low > r[1].high && r[1].low > r[2].high);
    elo_rate(NULL, 0, 2, r); /* nothing was played */
    CHECK_ABOUT(r[0].elo, ELO_MEAN, 1e-6);
}

static json_t *player(json_t *json, size_t i)
{
    return json_array_get(json_object_get(json, "players"), i);
}

static const char *name_of(json_t *player)
{
    return json_string_value(json_object_get(player, "name"));
}

TEST(a_ladder_puts_the_stronger_first)
{
    json_t *json = capture_json("lab ladder connect4 --games 60 --seed 1 "
                                "--levels random,easy --json");
    CHECK_STR(name_of(player(json, 0)), "easy");
    CHECK_STR(name_of(player(json, 1)), "random");
    CHECK_INT(json_array_size(json_object_get(json, "meetings")), 1);
    json_decref(json);
}

TEST(a_ladder_is_the_same_on_any_number_of_threads)
{
    char *one = capture_figures("lab ladder tally --players 3 --games 60 "
                                "--seed 1 --json --threads 1");
    char *four = capture_figures("lab ladder tally --players 3 --games 60 "
                                 "--seed 1 --json --threads 4");
    CHECK_STR(four, one);
    free(one);
    free(four);
}

/* Stands at once, with nothing but its secret number; dies in seat 0. */
static const char half[] = "read -r hello\n"
                           "case $hello in *'\"seat\":0'*) exit 3;; esac\n";

TEST(a_program_plays_and_one_that_fails_loses_and_is_named)
{
    struct script plays, dies;
    char line[400];

    script_write(&plays, "", SCRIPT_STANDS);
    script_write(&dies, half, SCRIPT_STANDS);
    snprintf(line, sizeof(line),
             "lab ladder tally --games 4 --seed 1 --levels easy "
             "--with cmd:%s --with cmd:%s --json",
             plays.path, dies.path);
    json_t *json = capture_json(line);
    json_t *last = player(json, 2);
    CHECK_STR(name_of(player(json, 0)), "easy");
    CHECK_STR(name_of(last) + strlen("cmd:"), dies.path);
    CHECK_INT(json_integer_value(json_object_get(last, "failed")), 4);
    CHECK_STR(json_string_value(json_object_get(last, "why")),
              "it ended with exit code 3");
    CHECK_INT(json_integer_value(json_object_get(player(json, 1), "failed")),
              0);
    json_decref(json);
    script_remove(&plays);
    script_remove(&dies);
}

TEST(a_program_that_never_plays_is_an_error)
{
    char *text;

    signal(SIGPIPE, SIG_IGN); /* as the program does */
    CHECK_INT(capture("lab ladder tally --games 100000 --seed 1 --levels easy "
                      "--with cmd:/nowhere/bot",
                      &text),
              1);
    CHECK_HAS(text, "cmd:/nowhere/bot failed in every game: it could not be "
                    "started");
    CHECK(!strstr(text, "lead") && !strstr(text, "Elo"));
    free(text);
}

TEST(wrong_ladders_are_refused)
{
    static const char *const wrong[][2] = {
        {"lab ladder tally --levels easy", "two at least"},
        {"lab ladder tally --levels easy,easy", "easy takes part twice"},
        {"lab ladder tally --levels easy,wizard", "no bot 'wizard'"},
        {"lab ladder tally --with ./mybot", "--with cmd:./mybot"},
        {"lab ladder tally --think 0", "--think takes"},
    };

    for (size_t i = 0; i < sizeof(wrong) / sizeof(*wrong); i++) {
        char *text;
        CHECK_INT(capture(wrong[i][0], &text), 2);
        CHECK_HAS(text, wrong[i][1]);
        free(text);
    }
}
