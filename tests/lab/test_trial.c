/*
 * test_trial.c: variants are played on the same deals, and what differs is
 * found.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "capture.h"
#include "kit.h"

static json_t *variant(json_t *json, size_t i)
{
    return json_array_get(json_object_get(json, "variants"), i);
}

static json_t *measure(json_t *variant, const char *name)
{
    json_t *list = json_object_get(variant, "measures");

    for (size_t i = 0; i < json_array_size(list); i++) {
        json_t *each = json_array_get(list, i);
        if (strcmp(json_string_value(json_object_get(each, "name")), name) == 0)
            return each;
    }
    CHECK_STR(name, "a measure");
    return NULL;
}

static double value(json_t *measure, const char *name)
{
    json_t *v = json_object_get(measure, name);
    CHECK(json_is_number(v));
    return json_number_value(v);
}

static bool differs(json_t *measure)
{
    return json_is_true(json_object_get(measure, "differs"));
}

/* Who rolls at random does better with a 6 than with a 1, and a game in which
 * the other has a 1 is none the longer for it. */
TEST(a_planted_difference_is_found_where_it_is)
{
    json_t *json = capture_json("lab compare tally --option first=0 --all "
                                "random --a secrets=31 --b secrets=36 "
                                "--games 600 --seed 5 --json");
    json_t *b = variant(json, 1);

    CHECK(json_is_true(json_object_get(b, "differs")));
    CHECK(differs(measure(b, "won by seat 1")));
    CHECK(value(measure(b, "won by seat 1"), "low") > 0);
    CHECK(differs(measure(b, "won by seat 0")));
    CHECK(value(measure(b, "won by seat 0"), "high") < 0);
    json_decref(json);
}

/* What is said twice over is no change: the same deals, the same games. */
TEST(the_same_way_makes_no_difference)
{
    json_t *json = capture_json("lab compare tally --players 3 --all rank "
                                "--a first=random --b players=3 --games 200 "
                                "--seed 5 --json");
    json_t *b = variant(json, 1);

    CHECK(json_is_false(json_object_get(b, "differs")));
    CHECK(value(measure(b, "won by seat 0"), "difference") == 0);
    CHECK(value(measure(b, "turns"), "high") == 0);
    json_decref(json);

    char *text;
    CHECK_INT(capture("lab compare tally --b first=random --games 20", &text),
              0);
    CHECK_HAS(text, "B makes no difference: every deal went alike.");
    free(text);
}

/* A sweep plays the deals that a single run of each value does. */
TEST(a_sweep_agrees_with_single_runs)
{
    json_t *json = capture_json("lab sweep tally --over players=2,3,4 --all "
                                "rank --games 150 --seed 6 --json");

    for (int players = 2; players <= 4; players++) {
        char line[120];
        snprintf(line, sizeof(line),
                 "lab sim tally --players %d --all rank --games 150 --seed 6 "
                 "--json",
                 players);
        json_t *sim = capture_json(line);
        json_t *v = variant(json, (size_t)players - 2);
        json_t *seats = json_object_get(sim, "seats");
        CHECK(value(measure(v, "turns"), "value") ==
              value(json_object_get(sim, "turns"), "mean"));
        for (int i = 0; i < players; i++) {
            char name[20];
            snprintf(name, sizeof(name), "won by seat %d", i);
            CHECK(value(measure(v, name), "value") ==
                  value(json_array_get(seats, (size_t)i), "share"));
        }
        json_decref(sim);
    }
    /* Nobody sits there among two. */
    CHECK(json_is_null(
        json_object_get(measure(variant(json, 0), "won by seat 3"), "value")));
    CHECK(differs(measure(variant(json, 2), "turns")));
    json_decref(json);
}

TEST(trials_are_the_same_on_any_number_of_threads)
{
    char *one = capture_figures("lab sweep tally --over first=0,1,random "
                                "--games 100 --seed 4 --json --threads 1");
    char *five = capture_figures("lab sweep tally --over first=0,1,random "
                                 "--games 100 --seed 4 --json --threads 5");
    CHECK_STR(five, one);
    free(one);
    free(five);
}

TEST(a_trial_is_told_to_people_and_to_spreadsheets)
{
    char *text;
    CHECK_INT(capture("lab sweep tally --over preset=book,crowd --all rank "
                      "--games 60 --seed 1",
                      &text),
              0);
    CHECK_HAS(text, "rumpus lab sweep tally --games 60 --seed 1 --over "
                    "preset=book,crowd --all rank\n\npreset=crowd differs: ");
    CHECK_HAS(text, "      book       crowd");
    free(text);

    CHECK_INT(capture("lab sweep tally --over secrets=1,2/2,1 --all rank "
                      "--games 60 --seed 1 --csv",
                      &text),
              0);
    CHECK_HAS(text,
              "variant,by,name,value,difference,low,high,differs,deals\n");
    CHECK_HAS(text, "\n\"secrets=2,1\",seat,won by seat 0,");
    free(text);
}

TEST(wrong_trials_are_refused)
{
    static const char *const wrong[][2] = {
        {"lab compare tally", "what is the second way?"},
        {"lab compare tally --b dry=1", "no option 'dry'"},
        {"lab compare tally --b grand", "no preset 'grand'"},
        {"lab compare tally --b first=9", "first"},
        {"lab sweep tally", "--over hand=5,6,7"},
        {"lab sweep tally --over first", "--over hand=5,6,7"},
        {"lab sweep tally --over first=1", "two values at least"},
        {"lab sweep tally --over first=0,9", "first"},
        {"lab sweep tally --over first=0,1,0,1,0,1,0,1,0,1,0,1,0", "more than"},
        {"lab sweep tally --over first=0,1 --games 9000000", "at most"},
        {"lab sweep tally --over first=0,1 --json --csv", "not both"},
    };

    for (size_t i = 0; i < sizeof(wrong) / sizeof(*wrong); i++) {
        char *text;
        CHECK_INT(capture(wrong[i][0], &text), 2);
        CHECK_HAS(text, wrong[i][1]);
        free(text);
    }
}
