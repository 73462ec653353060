/*
 * test_resume.c: a run that was broken off goes on as if it had not been.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include <rumpus/text.h>

#include "capture.h"
#include "kit.h"

static char path[] = "/tmp/rumpus-resume-XXXXXX";

/* A new name for a file that is not there. */
static void fresh_path(void)
{
    strcpy(strchr(path, '-') + strlen("-resume-"), "XXXXXX");
    int fd = mkstemp(path);
    CHECK(fd >= 0);
    close(fd);
    unlink(path);
}

/* The figures of a run that keeps its games; *kept is how many were there. */
static char *resumed(const char *line, int games, int *kept)
{
    char whole[300], *text;

    *kept = 0;
    snprintf(whole, sizeof(whole), "%s --games %d --json --resume %s", line,
             games, path);
    CHECK_INT(capture(whole, &text), 0);
    char *at = text;
    while (strncmp(at, "rumpus: ", 8) == 0) {
        int n = 0;
        sscanf(strstr(at, " has "), " has %d of", &n);
        *kept += n;
        at = strchr(at, '\n') + 1;
    }
    json_t *json = json_loads(at, 0, NULL);
    CHECK(json != NULL);
    json_object_del(json, "seconds");
    json_object_del(json, "a_ms");
    json_object_del(json, "b_ms");
    char *figures = json_dumps(json, JSON_COMPACT);
    json_decref(json);
    free(text);
    return figures;
}

/* What a killed run leaves: the file up to some byte. */
static void tear(long to)
{
    CHECK_INT(truncate(path, to), 0);
}

static long size_of_file(void)
{
    FILE *file = fopen(path, "r");
    CHECK(file != NULL);
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    fclose(file);
    return size;
}

TEST(a_run_that_was_broken_off_has_the_same_figures)
{
    static const char *const lines[] = {
        "lab sim tally --players 4 --all easy --seed 3 --threads 3",
        "lab balance tally --levels random,rank --seed 3",
        "lab sweep tally --over first=0,1,random --all rank --seed 3",
        "lab duel connect4 --a rank --b random --seed 3",
        "lab ladder tally --players 3 --seed 3",
    };

    for (size_t i = 0; i < sizeof(lines) / sizeof(*lines); i++) {
        char line[300];
        int kept;
        snprintf(line, sizeof(line), "%s --games 60 --json", lines[i]);
        char *whole = capture_figures(line);
        fresh_path();
        free(resumed(lines[i], 25, &kept));
        CHECK_INT(kept, 0);
        char *more = resumed(lines[i], 60, &kept);
        CHECK(kept >= 25);
        CHECK_STR(more, whole);
        free(more);
        for (int part = 1; part < 8; part++) {
            tear(size_of_file() * part / 8);
            char *again = resumed(lines[i], 60, &kept);
            CHECK_STR(again, whole);
            free(again);
        }
        CHECK(kept > 0);
        free(whole);
        unlink(path);
    }
}

TEST(without_a_seed_that_of_the_file_is_taken)
{
    int kept;
    fresh_path();
    char *one = resumed("lab sim tally --all rank", 30, &kept);
    char *two = resumed("lab sim tally --all rank", 30, &kept);
    CHECK_INT(kept, 30);
    CHECK_STR(two, one);
    free(one);
    free(two);
    unlink(path);
}

TEST(other_options_or_bots_are_another_run_in_the_same_file)
{
    int kept;
    fresh_path();
    free(resumed("lab sim tally --all rank", 10, &kept));
    free(resumed("lab sim tally --all random", 10, &kept));
    CHECK_INT(kept, 0);
    free(resumed("lab sim tally --all rank --option first=1", 10, &kept));
    CHECK_INT(kept, 0);
    free(resumed("lab balance tally --levels rank", 10, &kept));
    CHECK_INT(kept, 0);
    free(resumed("lab sim tally --all rank", 10, &kept));
    CHECK_INT(kept, 10);
    unlink(path);
}

/* Every other line of games is made nonsense of. */
TEST(lines_that_make_no_sense_are_played_again)
{
    int kept;
    fresh_path();
    char *whole =
        resumed("lab balance tally --levels rank --seed 1", 20, &kept);
    FILE *file = fopen(path, "r+");
    char line[4096];
    for (long at = 0; fgets(line, sizeof(line), file); at = ftell(file)) {
        if (strncmp(line, "game 0 ", 7) != 0 || line[7] % 2)
            continue;
        fseek(file, at + (long)strlen(line) - 12, SEEK_SET);
        fputs("99999999", file);
        fseek(file, at + (long)strlen(line), SEEK_SET);
    }
    fclose(file);
    char *again =
        resumed("lab balance tally --levels rank --seed 1", 20, &kept);
    CHECK(kept > 0 && kept < 20);
    CHECK_STR(again, whole);
    free(whole);
    free(again);
    unlink(path);
}

static void check_refused(const char *line, const char *why)
{
    char whole[300], *text;

    snprintf(whole, sizeof(whole), "%s --resume %s", line, path);
    CHECK_INT(capture(whole, &text), 1);
    CHECK_HAS(text, why);
    free(text);
}

TEST(a_file_that_does_not_fit_is_refused_and_left_alone)
{
    int kept;
    fresh_path();
    free(resumed("lab sim tally --all rank --seed 1", 5, &kept));
    check_refused("lab sim tally --seed 2", "have another seed");
    unlink(path);

    FILE *file = fopen(path, "w");
    fputs("my letters\nwithout an end", file);
    fclose(file);
    check_refused("lab sim tally", "is no file that a run of the lab keeps");
    CHECK_INT(size_of_file(), 25);
    unlink(path);

    char *text;
    CHECK_INT(capture("lab sim tally --resume /dev/null", &text), 1);
    CHECK_HAS(text, "is no file that a run of the lab keeps");
    free(text);
    CHECK_INT(capture("lab sim tally --resume /nowhere/file", &text), 1);
    CHECK_HAS(text, "cannot open /nowhere/file");
    free(text);
}

/* No file may grow beyond some pages: as if the disk were full. */
TEST(a_full_disk_is_said_and_the_figures_are_there_all_the_same)
{
    struct rlimit was, small;
    char line[200], *text;

    fresh_path();
    getrlimit(RLIMIT_FSIZE, &was);
    small = was;
    small.rlim_cur = 20000;
    signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &small);
    snprintf(line, sizeof(line),
             "lab sim tally --all rank --games 1000 --seed 1 --resume %s",
             path);
    int code = capture(line, &text);
    setrlimit(RLIMIT_FSIZE, &was);
    signal(SIGXFSZ, SIG_DFL);
    CHECK_INT(code, 1);
    CHECK_HAS(text, "cannot keep games in");
    CHECK_HAS(text, "Tally: 1000 games");
    free(text);

    int kept;
    free(resumed("lab sim tally --all rank --seed 1", 1000, &kept));
    CHECK(kept > 50 && kept < 1000);
    unlink(path);
}
