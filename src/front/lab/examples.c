/*
 * examples.c: games of a balance report that are worth a look, played once
 * more and written as recordings.
 */
#include "balance.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <rumpus/match.h>

#include "play.h"

/* ---- which ---- */

/* Is x a better example than y? Equals leave it to the first. */
static bool longer(const struct lab_record *x, const struct lab_record *y)
{
    return x->decisions > y->decisions;
}

static bool closer(const struct lab_record *x, const struct lab_record *y)
{
    if (x->changes != y->changes)
        return x->changes > y->changes;
    return (uint64_t)x->decided * y->decisions >
           (uint64_t)y->decided * x->decisions;
}

static bool comes_back_farther(const struct lab_record *x,
                               const struct lab_record *y)
{
    return x->lowest < y->lowest;
}

static const struct {
    const char *name, *about;
    bool (*better)(const struct lab_record *x, const struct lab_record *y);
} kinds[BALANCE_EXAMPLES] = {
    {"longest", "the longest game", longer},
    {"closest", "the closest: the lead changed most often", closer},
    {"comeback", "the largest comeback: its winner once had least hope",
     comes_back_farther},
};

static bool is_example(const struct balance *b, size_t game)
{
    for (int i = 0; i < b->examples; i++) {
        if (b->example[i].game == game)
            return true;
    }
    return false;
}

/* The best of a kind that is no example yet. */
static bool find(const struct balance *b, const struct lab_run *run, int kind,
                 size_t *out)
{
    bool any = false;

    for (size_t i = 0; i < run->games; i++) {
        const struct lab_record *r = &run->record[i];
        if (r->outcome != LAB_PLAYED || is_example(b, i))
            continue;
        if (!any || kinds[kind].better(r, &run->record[*out]))
            *out = i;
        any = true;
    }
    return any;
}

/* ---- once more ---- */

static void hear(void *context, rum_action act)
{
    struct rum_match *match = context;

    RUM_ASSERT(rum_match_play(match, act) == RUM_OK);
}

/* The same game move by move; false where it went otherwise, as with bots that
 * think by the clock. */
static bool play_again(const struct balance *b, struct balance_level *level,
                       struct balance_example *e)
{
    struct lab_run run = level->run;
    atomic_bool stop = false;
    struct player p;
    struct lab_record record = {0};
    struct rum_err_text why;
    struct rum_match *match;
    char name[32];

    if (rum_match_create(b->setting.game, &b->setting.options,
                         lab_run_seed(&run, e->game), &match, &why) != RUM_OK)
        return false;
    for (rum_seat i = 0; i < rum_match_seats(match); i++) {
        snprintf(name, sizeof(name), "Player %d", i + 1);
        rum_match_name(match, i, name, level->name);
    }
    run.tally = NULL;
    player_init(&p, &run, &stop);
    p.played = hear;
    p.context = match;
    player_play(&p, e->game, &record);
    player_finish(&p);
    bool same = record.decisions == level->run.record[e->game].decisions &&
                rum_match_actor(match) == RUM_NOBODY;
    if (same)
        rum_match_save(match, &e->recording);
    rum_match_destroy(match);
    return same;
}

void balance_find_examples(struct balance *b)
{
    if (b->played == 0)
        return;
    struct balance_level *level = &b->level[b->played - 1];
    for (int kind = 0; kind < BALANCE_EXAMPLES; kind++) {
        struct balance_example *e = &b->example[b->examples];
        if (!find(b, &level->run, kind, &e->game))
            continue;
        e->name = kinds[kind].name;
        e->about = kinds[kind].about;
        if (play_again(b, level, e))
            b->examples++;
    }
}

bool balance_make_folder(const char *folder)
{
    bool made = mkdir(folder, 0777) == 0 || errno == EEXIST;

    if (!made)
        cli_error("cannot make %s: %s", folder, strerror(errno));
    return made;
}

int balance_write_examples(const struct balance *b, const char *folder)
{
    int code = CLI_DONE;

    for (int i = 0; i < b->examples && code == CLI_DONE; i++) {
        char path[1024];
        snprintf(path, sizeof(path), "%s/%s-%s.rumpus", folder,
                 b->setting.game->id, b->example[i].name);
        code = lab_write_file(path, &b->example[i].recording);
    }
    return code;
}
