/*
 * journal.c: see journal.h.
 */
#include "journal.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <rumpus/match.h>

#include "../common/words.h"
#include "line.h"
#include "report.h"

#define MAGIC "rumpus-lab 1 "

struct lab_journal {
    char *path;
    FILE *file;
    int runs; /* in the file */
    int mine; /* the number of the run being played */
    bool lost;
    char *role[LAB_MOST_ROLES]; /* words that came from the file */
    int roles;
};

/* ---- opening ---- */

static void say_not_ours(const struct lab_journal *j)
{
    cli_error("%s is no file that a run of the lab keeps games in", j->path);
}

/* Cut off what a killed run left of its last line. */
static bool mend(FILE *file)
{
    long whole = 0;
    int c;

    rewind(file);
    for (long at = 1; (c = getc(file)) != EOF; at++) {
        if (c == '\n')
            whole = at;
    }
    return !ferror(file) && ftruncate(fileno(file), whole) == 0;
}

static bool write_line(struct lab_journal *j, const struct rum_text *line)
{
    if (j->lost)
        return false;
    if (fwrite(line->s, 1, line->n, j->file) == line->n && fflush(j->file) == 0)
        return true;
    j->lost = true;
    cli_error("cannot keep games in %s: %s", j->path, strerror(errno));
    return false;
}

/* The first line: its seed, or ours into an empty file. */
static bool agree_on_seed(struct lab_journal *j, bool seeded,
                          struct rum_seed *seed)
{
    char line[80] = "", text[33];
    struct rum_seed theirs;

    rewind(j->file);
    if (!fgets(line, sizeof(line), j->file)) {
        struct rum_text first = {0};
        rum_seed_format(*seed, text);
        rum_text_printf(&first, MAGIC "%s\n", text);
        fseek(j->file, 0, SEEK_END);
        bool written = write_line(j, &first);
        rum_text_finish(&first);
        return written;
    }
    line[strcspn(line, "\n")] = '\0';
    if (strncmp(line, MAGIC, strlen(MAGIC)) != 0 ||
        rum_seed_parse(line + strlen(MAGIC), &theirs) < 0) {
        say_not_ours(j);
        return false;
    }
    if (seeded && memcmp(&theirs, seed, sizeof(theirs)) != 0) {
        cli_error("the games in %s have another seed: %s", j->path,
                  line + strlen(MAGIC));
        return false;
    }
    *seed = theirs;
    return true;
}

/* Nothing is cut from a file that is somebody else's. */
static bool is_ours(const struct lab_journal *j)
{
    char start[sizeof(MAGIC)] = "";
    struct stat about;

    if (fstat(fileno(j->file), &about) < 0 || !S_ISREG(about.st_mode))
        return false;
    rewind(j->file);
    size_t n = fread(start, 1, sizeof(MAGIC) - 1, j->file);
    return memcmp(start, MAGIC, n) == 0;
}

struct lab_journal *lab_journal_open(const char *path, bool seeded,
                                     struct rum_seed *seed)
{
    struct lab_journal *j = rum_alloc(sizeof(*j));
    bool good = false;

    j->path = strdup(path);
    j->file = fopen(path, "a+");
    if (!j->file)
        cli_error("cannot open %s: %s", path, strerror(errno));
    else if (flock(fileno(j->file), LOCK_EX | LOCK_NB) < 0)
        cli_error("another run keeps its games in %s", path);
    else if (!is_ours(j))
        say_not_ours(j);
    else if (!mend(j->file))
        cli_error("cannot read %s: %s", path, strerror(errno));
    else
        good = agree_on_seed(j, seeded, seed);
    if (good)
        return j;
    lab_journal_close(j);
    return NULL;
}

void lab_journal_close(struct lab_journal *j)
{
    if (!j)
        return;
    if (j->file)
        fclose(j->file);
    for (int i = 0; i < j->roles; i++)
        free(j->role[i]);
    free(j->path);
    free(j);
}

bool lab_journal_lost(const struct lab_journal *j)
{
    return j && j->lost;
}

/* ---- reading ---- */

/* All that a game depends on but for the seed, as one line. */
static void put_identity(const struct lab_run *run, struct rum_text *out)
{
    const struct lab_setting *setting = run->setting;
    char value[RUM_MAX_TEXT], name[LAB_NAME];

    rum_text_printf(out, "%s %u %s %s", setting->game->id,
                    setting->game->rules_version, run->what,
                    run->detail ? run->detail : "-");
    for (int v = 0; v < (run->variant ? run->variants : 1); v++) {
        const struct rum_options *options =
            run->variant ? &run->variant[v] : &setting->options;
        for (size_t i = 0; i < setting->game->option_count; i++) {
            rum_options_format(options, setting->game, i, value, sizeof(value));
            rum_text_printf(out, " %s", value);
        }
    }
    for (int i = 0; i < run->levels; i++) {
        lab_who_name(&run->level[i], name);
        rum_text_printf(out, " %s",
                        run->level[i].program ? run->level[i].program : name);
    }
    for (size_t i = 0; i < out->n; i++) {
        if ((unsigned char)out->s[i] < ' ')
            out->s[i] = ' ';
    }
}

/* Lines of one run, as they are read. */
struct reader {
    struct lab_journal *journal;
    struct lab_run *run;
    struct line line; /* the last game */
    size_t kept;
    /* A failure counts once its game follows. */
    bool failed;
    size_t failed_game;
    int failed_level;
    char why[256];
};

static void take_game(struct reader *rd, const char *text)
{
    struct lab_run *run = rd->run;
    struct line *line = &rd->line;

    if (!line_take(line, text, run, run->roles) ||
        run->record[line->game].outcome != LAB_OPEN)
        return;
    run->record[line->game] = line->record;
    rd->kept++;
    if (line->tallied)
        lab_tally_add(run->tally, &line->sums, &line->record);
    if (rd->failed && rd->failed_game == line->game)
        lab_run_failed(run, rd->failed_level, line->game, rd->why);
    rd->failed = false;
}

static void take_failure(struct reader *rd, const char *line)
{
    const char *why;

    rd->failed = line_take_failure(line, rd->run, &rd->failed_game,
                                   &rd->failed_level, &why);
    snprintf(rd->why, sizeof(rd->why), "%s", why);
}

static void take_role(struct lab_journal *j, const char *word,
                      struct lab_run *run)
{
    if (j->roles == LAB_MOST_ROLES || run->roles == LAB_MOST_ROLES)
        return;
    j->role[j->roles] = strdup(word);
    run->role[run->roles++] = j->role[j->roles++];
}

/* What follows "KIND N " of a line, if it is of this kind and run. */
static const char *of_mine(const struct lab_journal *j, const char *line,
                           const char *kind)
{
    char start[40];

    snprintf(start, sizeof(start), "%s %d ", kind, j->mine);
    return strncmp(line, start, strlen(start)) == 0 ? line + strlen(start)
                                                    : NULL;
}

static void take_line(struct reader *rd, const char *line, const char *identity)
{
    struct lab_journal *j = rd->journal;
    const char *rest;
    int number, words = 0;

    if (sscanf(line, "run %d %n", &number, &words) == 1 && words) {
        j->runs++;
        if (strcmp(line + words, identity) == 0)
            j->mine = number;
    } else if (j->mine < 0) {
        return;
    } else if ((rest = of_mine(j, line, "role"))) {
        take_role(j, rest, rd->run);
    } else if ((rest = of_mine(j, line, "fail"))) {
        take_failure(rd, rest);
    } else if ((rest = of_mine(j, line, "game"))) {
        take_game(rd, rest);
    }
}

static size_t take_lines(struct lab_journal *j, struct lab_run *run,
                         const char *identity)
{
    struct reader rd = {.journal = j, .run = run};
    size_t cap = 0;
    char *line = NULL;

    line_init(&rd.line, run);
    rewind(j->file);
    for (ssize_t n; (n = getline(&line, &cap, j->file)) > 0;) {
        line[n - 1] = '\0';
        take_line(&rd, line, identity);
    }
    free(line);
    line_finish(&rd.line);
    return rd.kept;
}

size_t lab_journal_begin(struct lab_journal *j, struct lab_run *run)
{
    struct rum_text identity = {0}, line = {0};

    if (!j)
        return 0;
    j->runs = 0;
    j->mine = -1;
    put_identity(run, &identity);
    size_t kept = take_lines(j, run, identity.s);
    fseek(j->file, 0, SEEK_END);
    if (j->mine < 0) {
        j->mine = j->runs;
        rum_text_printf(&line, "run %d %s\n", j->mine, identity.s);
        write_line(j, &line);
    } else {
        fprintf(stderr, "rumpus: %s has %zu of %" PRIu64 " games already\n",
                j->path, kept, run->setting->games);
    }
    rum_text_finish(&identity);
    rum_text_finish(&line);
    return kept;
}

/* ---- writing ---- */

void lab_journal_role(struct lab_journal *j, const char *role)
{
    struct rum_text line = {0};

    if (!j)
        return;
    rum_text_printf(&line, "role %d %s\n", j->mine, role);
    write_line(j, &line);
    rum_text_finish(&line);
}

void lab_journal_failure(struct lab_journal *j, size_t game, int level,
                         const char *why)
{
    struct rum_text line = {0};

    if (!j)
        return;
    rum_text_printf(&line, "fail %d %zu %d %s\n", j->mine, game, level, why);
    write_line(j, &line);
    rum_text_finish(&line);
}

void lab_journal_game(struct lab_journal *j, size_t game,
                      enum lab_outcome outcome, const struct lab_record *record,
                      const struct lab_sums *sums)
{
    struct rum_text line = {0};

    if (!j)
        return;
    rum_text_printf(&line, "game %d ", j->mine);
    line_put(&line, game, outcome, record, sums);
    rum_text_puts(&line, "\n");
    write_line(j, &line);
    rum_text_finish(&line);
}
