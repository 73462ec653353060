/*
 * test_balance.c: the balance report says of games whose balance is known what
 * is known, alike in all its forms.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <rumpus/match.h>
#include <rumpus/text.h>

#include "capture.h"
#include "kit.h"
#include "template.h"

static const char *word(json_t *json, const char *name)
{
    const char *s = json_string_value(json_object_get(json, name));
    CHECK(s != NULL);
    return s;
}

static double number(json_t *json, const char *name)
{
    json_t *value = json_object_get(json, name);
    CHECK(json_is_number(value));
    return json_number_value(value);
}

static json_t *level(json_t *json, size_t i)
{
    return json_array_get(json_object_get(json, "levels"), i);
}

/* The entry of an array whose `key` is `name`; NULL: there is none. */
static json_t *entry(json_t *list, const char *key, const char *name)
{
    for (size_t i = 0; i < json_array_size(list); i++) {
        json_t *each = json_array_get(list, i);
        if (strcmp(word(each, key), name) == 0)
            return each;
    }
    return NULL;
}

static json_t *wins(json_t *level, const char *name)
{
    json_t *row = entry(json_object_get(level, "wins"), "name", name);
    CHECK(row != NULL);
    return row;
}

/* Both hold a 3, so that seats differ by nothing. */
TEST(an_even_game_is_called_balanced)
{
    json_t *json = capture_json("lab balance tally --option secrets=33 "
                                "--levels rank --games 400 --seed 1 --json");
    CHECK_STR(word(wins(level(json, 0), "seat 0"), "lean"), "fair");
    CHECK_STR(word(wins(level(json, 0), "seat 1"), "lean"), "fair");
    CHECK_INT(strncmp(word(json, "verdict"), "Balanced", 8), 0);
    CHECK(json_is_true(json_object_get(json, "balanced")));
    json_decref(json);
}

/* Of two who roll and stand at random, whoever holds a 6 is ahead of a 1. */
TEST(what_stands_out_is_named)
{
    json_t *json = capture_json("lab balance tally --option secrets=61 "
                                "--levels random --games 400 --seed 1 --json");
    CHECK_STR(word(wins(level(json, 0), "seat 0"), "lean"), "above");
    CHECK_STR(word(wins(level(json, 0), "seat 1"), "lean"), "below");
    CHECK_INT(strncmp(word(json, "verdict"), "Not balanced", 12), 0);
    CHECK_HAS(word(json, "verdict"), "won by seat 0 in ");
    CHECK_HAS(word(json, "verdict"), "50.0 % would be fair");
    CHECK(json_is_false(json_object_get(json, "balanced")));
    json_decref(json);
}

/* Whoever begins in Connect Four has an edge among those who play at random;
 * among bots that look ahead it is everything. */
TEST(levels_that_disagree_are_named)
{
    json_t *json = capture_json("lab balance connect4 --levels random,easy "
                                "--games 100 --seed 2 --json");
    json_t *rift = entry(json_object_get(json, "disagree"), "name", "Red");
    CHECK(rift != NULL);
    CHECK_STR(word(rift, "more"), "easy");
    CHECK_STR(word(rift, "less"), "random");
    CHECK_HAS(word(json, "verdict"), "the levels disagree");
    CHECK_HAS(word(json, "verdict"), "Among easy: all games went the same way");
    json_decref(json);

    json = capture_json("lab balance connect4 --levels random,rank "
                        "--games 2 --seed 2 --json");
    CHECK_INT(json_array_size(json_object_get(json, "disagree")), 0);
    json_decref(json);
}

/* Every decision of Connect Four is one drop into one column. */
TEST(every_use_is_counted_once)
{
    json_t *json = capture_json("lab balance connect4 --levels random "
                                "--games 300 --seed 3 --json");
    json_t *one = level(json, 0), *uses = json_object_get(one, "uses");
    double drops = 0,
           all = 300 * number(json_object_get(one, "decisions"), "mean");

    for (size_t i = 0; i < json_array_size(uses); i++) {
        json_t *use = json_array_get(uses, i);
        if (strcmp(word(use, "event"), "drop") != 0)
            continue;
        drops += number(use, "times");
        CHECK(number(use, "winners") > 0.5 && number(use, "winners") <= 1);
        CHECK(number(use, "losers") > 0.5 && number(use, "losers") <= 1);
        CHECK(number(use, "seats") <= 600);
    }
    CHECK(drops > all - 1 && drops < all + 1);
    json_decref(json);
}

TEST(what_nobody_uses_is_listed)
{
    json_t *json = capture_json("lab balance connect4 --levels easy --games 1 "
                                "--seed 3 --json");
    json_t *never = json_object_get(json, "never_used");
    json_t *uses = json_object_get(level(json, 0), "uses");
    size_t columns = json_array_size(never);

    for (size_t i = 0; i < json_array_size(never); i++)
        CHECK(!entry(uses, "subject",
                     json_string_value(json_array_get(never, i))));
    for (size_t i = 0; i < json_array_size(uses); i++)
        columns += strcmp(word(json_array_get(uses, i), "event"), "drop") == 0;
    CHECK_INT(columns, 7);
    CHECK(json_array_size(never) > 0);
    json_decref(json);
}

TEST(clauses_that_came_up_are_not_listed)
{
    json_t *json = capture_json("lab balance tally --levels random --games 200 "
                                "--seed 3 --json");
    json_t *never = json_object_get(json, "clauses_never");

    for (size_t i = 0; i < json_array_size(never); i++) {
        const char *id = json_string_value(json_array_get(never, i));
        CHECK(strcmp(id, "TA-2.3") != 0); /* somebody was bust */
        CHECK(strcmp(id, "TA-3.2") != 0); /* every game ends by it */
    }
    CHECK(number(json, "clauses_named") > (double)json_array_size(never));
    json_decref(json);
}

/* TA-3.3 speaks of a clock, and nobody has one here. */
TEST(clauses_that_did_not_come_up_are_listed)
{
    json_t *json = capture_json("lab balance tally --levels random --games 200 "
                                "--seed 3 --json");
    json_t *never = json_object_get(json, "clauses_never");
    bool clock = false;

    for (size_t i = 0; i < json_array_size(never); i++) {
        const char *id = json_string_value(json_array_get(never, i));
        clock |= strcmp(id, "TA-3.3") == 0;
    }
    CHECK(clock);
    json_decref(json);
}

TEST(a_game_is_decided_within_itself)
{
    json_t *json = capture_json("lab balance connect4 --levels random "
                                "--games 300 --seed 3 --json");
    json_t *one = level(json, 0);
    json_t *decided = json_object_get(one, "decided_per_mille");

    CHECK(number(decided, "min") > 0);
    CHECK(number(decided, "max") <= 1000);
    CHECK(number(json_object_get(one, "lead_changes"), "max") > 0);
    CHECK(number(one, "comebacks") <= number(one, "won"));
    CHECK(number(one, "won") + number(one, "draws") == 300);
    json_decref(json);
}

TEST(the_balance_is_the_same_on_any_number_of_threads)
{
    static const char *const threads[3] = {"1", "2", "5"};
    char *figures[3], line[200];

    for (int k = 0; k < 3; k++) {
        snprintf(line, sizeof(line),
                 "lab balance tally --players 4 --games 200 --seed 4 --json "
                 "--threads %s",
                 threads[k]);
        figures[k] = capture_figures(line);
    }
    CHECK_STR(figures[1], figures[0]);
    CHECK_STR(figures[2], figures[0]);
    for (int k = 0; k < 3; k++)
        free(figures[k]);
}

TEST(the_report_opens_with_its_verdict)
{
    char *text;
    CHECK_INT(capture("lab balance tally --games 40 --seed 3 --full", &text),
              0);
    CHECK_HAS(text, "rumpus lab balance tally --games 40 --seed 3 --levels "
                    "rank,easy\n\nBalanced");
    CHECK_HAS(text, "TA-3.2");
    CHECK_HAS(text, "roll: 6");
    CHECK_HAS(text, "Never used: nothing");
    free(text);
}

/* Fields of a line, those in quotes as one. */
static int fields(const char *line, size_t n)
{
    int commas = 0;
    bool quoted = false;

    for (size_t i = 0; i < n; i++) {
        quoted ^= line[i] == '"';
        commas += line[i] == ',' && !quoted;
    }
    return commas + 1;
}

TEST(the_table_has_as_many_fields_in_every_line)
{
    char *text;
    CHECK_INT(capture("lab balance tally --games 40 --seed 3 --csv", &text), 0);
    for (const char *line = text; *line; line = strchr(line, '\n') + 1)
        CHECK_INT(fields(line, strcspn(line, "\n")), 8);
    CHECK_HAS(text, "\nrank,seat,seat 0,share,");
    CHECK_HAS(text, "\neasy,course,\"minutes, estimated\",mean,");
    free(text);
}

/* What the page shows is tested in a browser: web/test/lab.test.mjs. */
TEST(the_page_has_the_figures)
{
    char path[] = "/tmp/rumpus-balance-XXXXXX", line[200], *text;
    int fd = mkstemp(path);
    const char *figures, *end;

    CHECK(fd >= 0);
    close(fd);
    snprintf(line, sizeof(line),
             "lab balance tally --games 40 --seed 3 --html %s", path);
    CHECK_INT(capture(line, &text), lab_template_size == 0);
    if (lab_template_size == 0) {
        CHECK_HAS(text, "this program was built without its page");
        free(text);
        unlink(path);
        return;
    }
    free(text);
    FILE *file = fopen(path, "r");
    char *page = rum_alloc(1 << 20);
    CHECK(fread(page, 1, (1 << 20) - 1, file) > 1000);
    fclose(file);
    unlink(path);
    figures = strstr(page, "<script type=\"application/json\"");
    CHECK(figures != NULL);
    figures = strchr(figures, '{');
    /* Nothing in them ends the element they stand in. */
    end = strchr(figures, '<');
    CHECK_INT(strncmp(end, "</script>", 9), 0);
    json_t *json = json_loadb(figures, (size_t)(end - figures), 0, NULL);
    CHECK(json != NULL);
    CHECK_INT(strncmp(word(json, "verdict"), "Balanced", 8), 0);
    CHECK_STR(word(json, "command"),
              "rumpus lab balance tally --games 40 --seed 3 "
              "--levels rank,easy");
    CHECK_INT(json_array_size(json_object_get(json, "recordings")), 3);
    json_decref(json);
    CHECK_HAS(page, "</html>\n");
    free(page);
}

TEST(a_page_that_cannot_be_written_is_an_error)
{
    char *text;
    CHECK_INT(capture("lab balance tally --games 10 --html /dev/full", &text),
              1);
    if (lab_template_size > 0)
        CHECK_HAS(text, "cannot write all of /dev/full");
    free(text);
}

TEST(a_page_that_has_no_folder_is_told_before_the_games)
{
    char *text;
    CHECK_INT(capture("lab balance tally --games 1000000 --levels easy:5000 "
                      "--examples /nowhere/x",
                      &text),
              1);
    CHECK_HAS(text, "cannot make /nowhere/x: No such file or directory");
    free(text);
    if (lab_template_size == 0)
        return;
    CHECK_INT(capture("lab balance tally --games 1000000 --levels easy:5000 "
                      "--html /nowhere/x.html",
                      &text),
              1);
    CHECK_HAS(text, "cannot write /nowhere/x.html: No such file or directory");
    free(text);
}

/* Games of each length, and when they were decided, add up to all of them. */
TEST(lengths_are_counted)
{
    json_t *json = capture_json("lab balance npzr --levels rank --games 60 "
                                "--seed 2 --json");
    json_t *list = json_object_get(level(json, 0), "lengths"), *pair;
    json_int_t games = 0, turns = 0, won = 0;
    size_t i;

    json_array_foreach(list, i, pair)
    {
        json_int_t n = json_integer_value(json_array_get(pair, 1));
        games += n;
        turns += n * json_integer_value(json_array_get(pair, 0));
    }
    CHECK_INT(games, 60);
    double mean = number(json_object_get(level(json, 0), "turns"), "mean");
    CHECK_INT(turns, (json_int_t)(60 * mean + 0.5));
    json_array_foreach(json_object_get(level(json, 0), "decided_at"), i, pair)
    {
        CHECK(json_integer_value(json_array_get(pair, 0)) <= 100);
        won += json_integer_value(json_array_get(pair, 1));
    }
    CHECK_INT(won, (json_int_t)number(level(json, 0), "won"));
    json_decref(json);
}

TEST(roles_meet_and_lineups_add_up)
{
    json_t *json = capture_json("lab balance zerpang --players 3 --levels rank "
                                "--games 30 --seed 2 --json");
    json_t *level = json_array_get(json_object_get(json, "levels"), 0);
    json_t *meetings = json_object_get(level, "meetings"), *one;
    json_t *lineups = json_object_get(level, "lineups");
    json_int_t games = 0, pairs = 0;
    size_t i;

    CHECK(json_array_size(lineups) > 5);
    json_array_foreach(lineups, i, one)
    {
        double sum = 0;
        json_t *roles = json_object_get(one, "roles"), *role;
        size_t k;
        json_array_foreach(roles, k, role) sum +=
            json_number_value(json_object_get(role, "share"));
        CHECK_INT(json_array_size(roles), 3);
        CHECK(sum > 0.999 && sum < 1.001);
        games += json_integer_value(json_object_get(one, "games"));
    }
    CHECK_INT(games, 30);
    json_array_foreach(meetings, i, one) pairs +=
        json_integer_value(json_object_get(one, "games"));
    CHECK_INT(pairs, 30 * 3 * 2); /* everybody meets the two others */
    json_decref(json);
}

TEST(seats_of_a_larger_side_that_wins_more_do_not_stand_out)
{
    /* Three astronauts against a villain, who wins one game of three. */
    json_t *json = capture_json("lab balance zappem --levels easy --games 150 "
                                "--seed 1 --json");
    json_t *level = json_array_get(json_object_get(json, "levels"), 0), *one;
    size_t i;

    json_array_foreach(json_object_get(level, "wins"), i, one)
    {
        if (strcmp(word(one, "by"), "seat") == 0)
            CHECK_STR(word(one, "lean"), "fair");
        if (strcmp(word(one, "name"), "villain") == 0)
            CHECK_STR(word(one, "lean"), "below");
    }
    json_decref(json);
}

TEST(luck_and_skill_are_told_of_neighbouring_levels)
{
    json_t *json = capture_json("lab balance npzr --levels random,rank --games "
                                "100 --seed 2 --json");
    json_t *skill = json_object_get(json, "skill");

    CHECK_INT(json_array_size(skill), 1);
    json_t *one = json_array_get(skill, 0);
    CHECK_STR(json_string_value(json_object_get(one, "level")), "rank");
    CHECK_STR(json_string_value(json_object_get(one, "against")), "random");
    CHECK_INT(json_integer_value(json_object_get(one, "games")), 24);
    CHECK(json_number_value(json_object_get(one, "share")) > 0.8);
    CHECK(json_number_value(json_object_get(one, "skill")) > 0.6);
    double chance = json_number_value(json_object_get(one, "same_by_chance"));
    CHECK(chance > 0.45 && chance < 0.55);
    json_decref(json);
}

TEST(choices_are_counted_where_there_were_others)
{
    json_t *json = capture_json("lab balance tally --levels random --games 200 "
                                "--seed 2 --json");
    json_t *level = json_array_get(json_object_get(json, "levels"), 0), *one;
    size_t i;
    json_int_t offered = 0, taken = 0;

    json_array_foreach(json_object_get(level, "choices_looked_at"), i, one)
    {
        offered += json_integer_value(json_object_get(one, "offered"));
        taken += json_integer_value(json_object_get(one, "taken"));
    }
    CHECK(taken > 20);
    CHECK_INT(offered, 2 * taken); /* roll or stand, and one of them is taken */
    CHECK_INT(json_array_size(json_object_get(json, "never_taken")), 0);
    json_decref(json);
}

TEST(examples_are_recordings_that_play)
{
    static const char *const names[] = {"longest", "closest", "comeback"};
    char folder[] = "/tmp/rumpus-examples-XXXXXX", line[200], *text;
    size_t longest = 0;

    CHECK(mkdtemp(folder) != NULL);
    snprintf(line, sizeof(line),
             "lab balance npzr --levels rank --games 30 --seed 2 --examples %s",
             folder);
    CHECK_INT(capture(line, &text), 0);
    for (int i = 0; i < 3; i++) {
        char path[300];
        struct rum_match *match;
        struct rum_err_text why;
        bool cut;
        snprintf(path, sizeof(path), "%s/npzr-%s.rumpus", folder, names[i]);
        CHECK_HAS(text, path);
        CHECK_INT(rum_match_open(path, &cut, &match, &why), RUM_OK);
        CHECK_INT(rum_match_actor(match), RUM_NOBODY);
        size_t length = rum_match_length(match);
        CHECK(i == 0 || length <= longest);
        longest = i ? longest : length;
        rum_match_destroy(match);
        unlink(path);
    }
    rmdir(folder);
    free(text);
}

TEST(a_folder_that_cannot_be_made_is_an_error)
{
    char *text;
    CHECK_INT(capture("lab balance tally --games 10 --levels random "
                      "--examples /dev/null/x",
                      &text),
              1);
    CHECK_HAS(text, "cannot make /dev/null/x");
    free(text);
}
