/*
 * test_sim.c: many games give the same figures for a seed, whoever plays them.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "capture.h"
#include "kit.h"

static json_t *member(json_t *json, const char *name)
{
    json_t *value = json_object_get(json, name);
    CHECK(value != NULL);
    return value;
}

TEST(the_number_of_threads_changes_nothing)
{
    static const char *const lines[] = {
        "lab sim tally --games 500 --all easy --option players=5 --seed 4 "
        "--json --threads ",
        "lab duel connect4 --a easy --b rank --games 600 --seed 4 "
        "--stop-above 0.6 --json --threads ",
    };

    for (int i = 0; i < 2; i++) {
        char line[300];
        char *figures[3];
        static const char *const threads[3] = {"1", "2", "7"};
        for (int k = 0; k < 3; k++) {
            snprintf(line, sizeof(line), "%s%s", lines[i], threads[k]);
            figures[k] = capture_figures(line);
        }
        CHECK_STR(figures[1], figures[0]);
        CHECK_STR(figures[2], figures[0]);
        for (int k = 0; k < 3; k++)
            free(figures[k]);
    }
}

TEST(another_seed_plays_other_games)
{
    char *one = capture_figures("lab sim tally --games 200 --seed 1 --json");
    char *two = capture_figures("lab sim tally --games 200 --seed 2 --json");
    char *again = capture_figures("lab sim tally --games 200 --seed 1 --json");

    CHECK_STR(again, one);
    CHECK(strcmp(one, two) != 0);
    free(one);
    free(two);
    free(again);
}

TEST(shares_of_all_seats_make_up_every_game)
{
    json_t *json = capture_json("lab sim tally --games 400 --option players=4 "
                                "--seat 0=random --seat 3=easy:50 --seed 3 "
                                "--json");
    json_t *seats = member(json, "seats"), *ends = member(json, "ends");
    double sum = 0;
    json_int_t ended = 0;

    CHECK_INT(json_array_size(seats), 4);
    for (size_t i = 0; i < 4; i++)
        sum += json_real_value(member(json_array_get(seats, i), "share"));
    CHECK(sum > 0.9999 && sum < 1.0001);
    CHECK_STR(json_string_value(member(json_array_get(seats, 0), "level")),
              "random");
    CHECK_STR(json_string_value(member(json_array_get(seats, 1), "level")),
              "easy");
    CHECK_STR(json_string_value(member(json_array_get(seats, 3), "level")),
              "easy:50");
    for (size_t i = 0; i < json_array_size(ends); i++)
        ended += json_integer_value(member(json_array_get(ends, i), "games"));
    CHECK_INT(ended, 400);
    CHECK_INT(json_integer_value(member(json, "games")), 400);
    json_decref(json);
}

TEST(the_course_of_connect_four_is_as_everybody_knows_it)
{
    json_t *json = capture_json(
        "lab sim connect4 --all random --games 4000 --seed 5 --json");
    json_t *turns = member(json, "turns");
    double mean = json_real_value(member(turns, "mean"));
    double first = json_real_value(member(member(json, "first"), "share"));

    CHECK(mean > 21.0 && mean < 21.8);
    CHECK(first > 0.53 && first < 0.58);
    CHECK_INT(json_integer_value(member(turns, "min")), 7);
    CHECK_INT(json_integer_value(member(member(json, "branching"), "max")), 7);
    json_decref(json);
}

TEST(a_table_for_people_says_the_same)
{
    char *text;
    CHECK_INT(capture("lab sim tally --games 50 --seed 3", &text), 0);
    CHECK_HAS(text, "Tally: 50 games, easy, easy");
    CHECK_HAS(text, "95 % interval");
    CHECK_HAS(text, "quartiles");
    CHECK_HAS(text, "ended by   100.0 %  TA-3.2");
    free(text);
}

TEST(a_spreadsheet_gets_a_line_for_each_game)
{
    char *text;
    int lines = 0;

    CHECK_INT(
        capture("lab sim tally --all rank --games 30 --seed 3 --csv", &text),
        0);
    CHECK_HAS(text, "game,seed,end,turns,decisions,choices,offered,first,"
                    "role0,side0,won0,role1,side1,won1\n0,");
    CHECK_HAS(text, "\n29,");
    for (const char *line = text; *line; line = strchr(line, '\n') + 1) {
        double first, second;
        int fields = 0;
        for (const char *at = line; *at != '\n'; at++)
            fields += *at == ',';
        CHECK_INT(fields, 13);
        if (lines++ == 0)
            continue;
        CHECK_INT(sscanf(line,
                         "%*d,%*[0-9a-f],TA-3.2,%*d,%*d,%*d,%*d,%*d,"
                         "%*[a-z],0,%lf,%*[a-z],1,%lf",
                         &first, &second),
                  2);
        CHECK(first + second == 1);
    }
    CHECK_INT(lines, 31);
    free(text);
}

TEST(wrong_lines_are_refused_with_a_reason)
{
    static const char *const wrong[][2] = {
        {"lab", "usage: rumpus lab"},
        {"lab dance", "no command 'dance'"},
        {"lab sim", "which game?"},
        {"lab sim chess", "no game 'chess'"},
        {"lab sim tally connect4", "one game at a time"},
        {"lab sim tally --games 0", "--games takes"},
        {"lab sim tally --games many", "--games takes"},
        {"lab sim tally --games", "needs a value"},
        {"lab sim tally --threads 0", "--threads takes"},
        {"lab sim tally --seed x", "--seed takes"},
        {"lab sim tally --all wizard", "no bot 'wizard'"},
        {"lab sim tally --players 2 --seat 2=easy", "no seat 2"},
        {"lab sim tally --seat easy", "a seat is said as"},
        {"lab sim tally --seat 0=human",
         "the lab plays with bots and programs"},
        {"lab sim tally --all cmd:", "a program is said as cmd:./mybot"},
        {"lab calibrate tally --all cmd:./mybot", "a bot and not a program"},
        {"lab sim tally --option colour=red", "no option 'colour'"},
        {"lab sim tally --option first=1 --option first=5", "option first"},
        {"lab sim tally --players 9", "2 to 6, not '9'"},
        {"lab sim tally --preset grand", "no preset 'grand'"},
        {"lab sim tally --game 3", "do you mean --games?"},
        {"lab smi", "do you mean 'sim'?"},
        {"lab duel tally --a easy", "name both bots"},
        {"lab duel tally --a easy --b random --stop-above 2",
         "--stop-above takes a share"},
        {"lab duel tally --a easy --b random --stop-below x",
         "--stop-below takes a share"},
        {"lab balance tally --levels rank,rank", "names rank twice"},
        {"lab balance tally --levels rank,wizard", "no bot 'wizard'"},
        {"lab balance tally --levels rank,", "no bot ''"},
        {"lab balance tally --json --csv", "not both"},
        {"lab sim tally --json --csv", "not both"},
        {"bench tally --seconds 0", "--seconds takes"},
        {"bench tally --games 5", "there is no --games"},
    };

    for (size_t i = 0; i < sizeof(wrong) / sizeof(*wrong); i++) {
        char *text;
        CHECK_INT(capture(wrong[i][0], &text), 2);
        CHECK_HAS(text, wrong[i][1]);
        free(text);
    }
}

TEST(help_is_no_mistake)
{
    static const char *const lines[] = {
        "lab --help",       "lab balance --help", "lab compare --help",
        "lab sweep --help", "lab ladder --help",  "lab sim --help",
        "lab duel --help",  "bench --help"};
    for (size_t i = 0; i < sizeof(lines) / sizeof(*lines); i++) {
        char *text;
        CHECK_INT(capture(lines[i], &text), 0);
        CHECK_HAS(text, "rumpus ");
        free(text);
    }
}

/* Does the process handle SIGINT by now? */
static bool is_catching(pid_t process)
{
    char path[64], line[200];
    unsigned long long caught = 0;

    snprintf(path, sizeof(path), "/proc/%d/status", (int)process);
    FILE *file = fopen(path, "r");
    while (file && fgets(line, sizeof(line), file))
        sscanf(line, "SigCgt: %llx", &caught);
    if (file)
        fclose(file);
    return caught >> (SIGINT - 1) & 1;
}

/* Ctrl-C in the middle of ten million games. */
TEST(an_interrupted_run_shows_what_it_has)
{
    pid_t parent = getpid();
    pid_t child = fork();
    if (child == 0) {
        while (!is_catching(parent))
            usleep(1000);
        usleep(100000);
        kill(parent, SIGINT);
        _exit(0);
    }
    char *text;
    int code = capture("lab sim connect4 --all random --games 10000000", &text);
    waitpid(child, NULL, 0);

    CHECK_INT(code, 1);
    CHECK_HAS(text, "Interrupted after");
    CHECK_HAS(text, "of 10000000 games");
    CHECK_HAS(text, "ended by");
    free(text);
}
