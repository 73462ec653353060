/*
 * lineups.c: who wins against whom, and in which company, for a balance
 * report: roles by pairs, and the line-ups that were dealt.
 */
#include "balance.h"

#include <stdlib.h>
#include <string.h>

/* Fewer roles are told by their own shares. */
#define MANY_ROLES 4

/* The row of a role of a run's own numbering. */
static int row_of(const struct balance *b, const char *role)
{
    for (int i = 0; i < b->roles; i++) {
        if (strcmp(b->row[i].role, role) == 0)
            return i;
    }
    RUM_ASSERT(!*role);
    return -1;
}

struct lab_count *balance_meeting(const struct balance *b, int level, int row,
                                  int against)
{
    size_t n = (size_t)b->roles;

    return &b->level[level].meeting[(size_t)row * n + (size_t)against];
}

static void count_meetings(struct balance *b, int k)
{
    const struct lab_run *run = &b->level[k].run;
    int row[LAB_MOST_ROLES] = {0};

    for (int i = 0; i < run->roles; i++)
        row[i] = row_of(b, run->role[i]);
    for (size_t g = 0; g < run->games; g++) {
        const struct lab_record *r = &run->record[g];
        for (int i = 0; r->outcome == LAB_PLAYED && i < r->seats; i++) {
            for (int o = 0; o < r->seats; o++) {
                int mine = row[r->role[i]], theirs = row[r->role[o]];
                if (r->side[o] != r->side[i] && mine >= 0 && theirs >= 0)
                    lab_count(balance_meeting(b, k, mine, theirs),
                              r->points[i]);
            }
        }
    }
}

/* ---- line-ups ---- */

/* The roles of a game by name, with the points of each. */
static struct balance_lineup lineup_of(const struct lab_run *run,
                                       const struct lab_record *r)
{
    struct balance_lineup l = {.seats = r->seats};

    for (int i = 0; i < r->seats; i++) {
        const char *role = run->role[r->role[i]];
        int k = i;
        for (; k > 0 && strcmp(role, l.role[k - 1]) < 0; k--) {
            l.role[k] = l.role[k - 1];
            l.points[k] = l.points[k - 1];
        }
        l.role[k] = role;
        l.points[k] = r->points[i];
    }
    return l;
}

static int by_roles(const void *a, const void *b)
{
    const struct balance_lineup *x = a, *y = b;

    for (int i = 0; i < x->seats && i < y->seats; i++) {
        int order = strcmp(x->role[i], y->role[i]);
        if (order)
            return order;
    }
    return x->seats - y->seats;
}

static int by_games(const void *a, const void *b)
{
    const struct balance_lineup *x = a, *y = b;

    if (x->games != y->games)
        return x->games < y->games ? 1 : -1;
    return by_roles(a, b);
}

/* Every game is a line-up of its own; then those that are alike are added. */
static void find_lineups(struct balance_level *level)
{
    const struct lab_run *run = &level->run;
    struct balance_lineup *l = rum_alloc((run->games + 1) * sizeof(*l));
    size_t n = 0, kept = 0;

    for (size_t g = 0; g < run->games; g++) {
        if (run->record[g].outcome != LAB_PLAYED)
            continue;
        l[n] = lineup_of(run, &run->record[g]);
        l[n++].games = 1;
    }
    qsort(l, n, sizeof(*l), by_roles);
    for (size_t i = 0; i < n; i++) {
        if (kept && by_roles(&l[kept - 1], &l[i]) == 0) {
            l[kept - 1].games++;
            for (int k = 0; k < l[i].seats; k++)
                l[kept - 1].points[k] += l[i].points[k];
        } else {
            l[kept++] = l[i];
        }
    }
    qsort(l, kept, sizeof(*l), by_games);
    level->lineup = l;
    level->lineups = kept;
}

void balance_find_lineups(struct balance *b)
{
    size_t pairs = (size_t)b->roles * (size_t)b->roles;

    for (int k = 0; k < b->played; k++) {
        b->level[k].meeting =
            rum_alloc((pairs + 1) * sizeof(*b->level[k].meeting));
        count_meetings(b, k);
        find_lineups(&b->level[k]);
    }
}

bool balance_has_meetings(const struct balance *b)
{
    return b->roles >= MANY_ROLES;
}

bool balance_has_lineups(const struct balance *b)
{
    return b->played > 0 && b->roles > 0 && b->level[0].lineups > 1;
}

void balance_say_lineup(const struct balance_lineup *l, struct rum_text *out)
{
    for (int i = 0; i < l->seats; i++) {
        uint64_t points = l->points[i];
        /* A role that is there twice is told once. */
        while (i + 1 < l->seats && strcmp(l->role[i], l->role[i + 1]) == 0)
            points += l->points[++i];
        rum_text_printf(out, "%s%s %.0f %%", out->n ? ", " : "", l->role[i],
                        100 * (double)points / (60 * (double)l->games));
    }
}
