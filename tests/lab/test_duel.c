/*
 * test_duel.c: bots change sides fairly.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "capture.h"
#include "kit.h"

static double real(json_t *json, const char *name)
{
    json_t *value = json_object_get(json, name);
    CHECK(json_is_number(value));
    return json_number_value(value);
}

/* The same deal and the same bots in the same seats, only called A and B the
 * other way round: whatever A wins in one game B wins in the other. Any slip
 * in mirroring would show. */
TEST(a_bot_is_exactly_as_strong_as_itself)
{
    static const struct {
        const char *line;
        int sides;
    } duel[] = {
        {"lab duel connect4 --a random --b random --games 500 --json", 2},
        {"lab duel tally --a easy --b easy --games 500 --json", 2},
        {"lab duel tally --option players=3 --a easy --b easy --games 300 "
         "--json",
         3},
        {"lab duel tally --option players=5 --a random --b random --games 500 "
         "--json",
         5},
    };

    for (size_t i = 0; i < sizeof(duel) / sizeof(*duel); i++) {
        json_t *json = capture_json(duel[i].line);
        double fair = 1.0 / duel[i].sides, share = real(json, "share");
        CHECK(share > fair - 1e-5 && share < fair + 1e-5);
        CHECK(real(json, "fair") > fair - 1e-5);
        CHECK(real(json, "fair") < fair + 1e-5);
        json_t *sides = json_object_get(json, "sides");
        CHECK_INT(json_array_size(sides), duel[i].sides);
        double games = real(json, "games") / duel[i].sides;
        for (int k = 0; k < duel[i].sides; k++)
            CHECK(real(json_array_get(sides, (size_t)k), "games") == games);
        json_decref(json);
    }
}

TEST(the_stronger_bot_wins_whichever_letter_it_has)
{
    json_t *one =
        capture_json("lab duel connect4 --a easy --b random --games 200 "
                     "--seed 1 --json");
    json_t *two =
        capture_json("lab duel connect4 --a random --b easy --games 200 "
                     "--seed 1 --json");
    CHECK(real(one, "low") > 0.9);
    CHECK(real(two, "high") < 0.1);
    json_decref(one);
    json_decref(two);
}

TEST(a_role_can_be_kept)
{
    json_t *json = capture_json("lab duel connect4 --a random --b random "
                                "--games 100 --as yellow --json");
    json_t *sides = json_object_get(json, "sides");
    CHECK(real(json_array_get(sides, 0), "games") == 0);
    CHECK(real(json_array_get(sides, 1), "games") == 100);
    json_decref(json);

    char *text;
    CHECK_INT(capture("lab duel connect4 --a random --b random --games 10 "
                      "--as Wizard",
                      &text),
              1);
    CHECK_HAS(text, "nobody has the role 'Wizard'");
    free(text);
}

TEST(a_clear_result_stops_early)
{
    json_t *json =
        capture_json("lab duel connect4 --a easy --b random --games 100000 "
                     "--stop-above 60% --json");
    CHECK(real(json, "games") < 1000);
    CHECK(real(json, "low") > 0.6);
    CHECK_STR(json_string_value(json_object_get(json, "reached")), "above");
    json_decref(json);

    json = capture_json("lab duel connect4 --a random --b easy --games 100000 "
                        "--stop-below 0.4 --stop-above 0.6 --json");
    CHECK(real(json, "games") < 1000);
    CHECK(real(json, "high") < 0.4);
    CHECK_STR(json_string_value(json_object_get(json, "reached")), "below");
    json_decref(json);

    json = capture_json("lab duel connect4 --a random --b random --games 200 "
                        "--stop-above 0.9 --json");
    CHECK(real(json, "games") == 200);
    CHECK(json_is_null(json_object_get(json, "reached")));
    json_decref(json);
}

TEST(budgets_are_taken_and_shown)
{
    char *text;
    CHECK_INT(
        capture("lab duel tally --a easy:40 --b rank-best --games 20", &text),
        0);
    CHECK_HAS(text, "easy:40 against rank-best");
    free(text);
}

TEST(a_program_can_be_either_of_the_two)
{
    struct script plays;
    char line[300];

    script_write(&plays, "", SCRIPT_STANDS);
    snprintf(line, sizeof(line),
             "lab duel tally --a cmd:%s --b easy --games 20 --seed 1 --json",
             plays.path);
    json_t *one = capture_json(line);
    snprintf(line, sizeof(line),
             "lab duel tally --a easy --b cmd:%s --games 20 --seed 1 --json",
             plays.path);
    json_t *two = capture_json(line);
    CHECK_STR(json_string_value(json_object_get(one, "a")) + 4, plays.path);
    CHECK(real(one, "share") + real(two, "share") > 0.999);
    CHECK(real(one, "share") + real(two, "share") < 1.001);
    CHECK(real(one, "share") < 0.5);
    CHECK_INT(json_array_size(json_object_get(one, "failures")), 0);
    CHECK(real(one, "a_ms") > 0);
    json_decref(one);
    json_decref(two);
    script_remove(&plays);
}

TEST(what_a_program_lost_by_failing_is_told)
{
    struct script dies;
    char line[300], *text;

    script_write(&dies,
                 "read -r hello\n"
                 "case $hello in *'\"seat\":0'*) exit 3;; esac\n",
                 SCRIPT_STANDS);
    snprintf(line, sizeof(line),
             "lab duel tally --a easy --b cmd:%s --games 6 --seed 1",
             dies.path);
    CHECK_INT(capture(line, &text), 0);
    CHECK_HAS(text, "lost 3 games by failing: it ended with exit code 3.");
    free(text);
    script_remove(&dies);

    script_write(&dies, "exit 3\n", "");
    snprintf(line, sizeof(line), "lab duel tally --a cmd:%s --b easy",
             dies.path);
    CHECK_INT(capture(line, &text), 1);
    CHECK_HAS(text, "failed in every game: it ended with exit code 3");
    CHECK(!strstr(text, "interval"));
    free(text);
    script_remove(&dies);
}
