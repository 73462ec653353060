/*
 * summary.c: see summary.h. Everything is counted in whole numbers, and the
 * records are read in order.
 */
#include "summary.h"

#include <stdlib.h>
#include <string.h>

static void count_end(struct lab_summary *s, uint16_t clause)
{
    int i = 0;

    while (i < s->ends && s->end[i].clause != clause)
        i++;
    if (i == s->ends) {
        RUM_ASSERT(s->ends < LAB_MOST_ENDS);
        s->end[s->ends++].clause = clause;
    }
    s->end[i].games++;
}

/* Seats of one side win together, so a role or level that several of them
 * have is counted once: the games are what is independent. */
static bool counted_before(const uint8_t *what, const struct lab_record *r,
                           int seat)
{
    for (int i = 0; i < seat; i++) {
        if (what[i] == what[seat] && r->side[i] == r->side[seat])
            return true;
    }
    return false;
}

static void count_game(const struct lab_record *r, struct lab_summary *s)
{
    uint8_t most = 0;

    for (int i = 0; i < r->seats; i++) {
        uint8_t points = r->points[i], level = r->level[i];
        most = points > most ? points : most;
        if (r->side[i] >= s->sides)
            s->sides = r->side[i] + 1;
        lab_count(&s->seat[i], points);
        if (!counted_before(r->role, r, i)) {
            lab_count(&s->role[r->role[i]], points);
            lab_count(&s->role_of[level][r->role[i]], points);
        }
        if (!counted_before(r->level, r, i)) {
            lab_count(&s->level[level], points);
            lab_count(&s->side_of[level][r->side[i]], points);
        }
    }
    s->draws += most < 60;
    lab_count(&s->first, r->points[r->first]);
    count_end(s, r->end);
    s->widest = r->widest > s->widest ? r->widest : s->widest;
}

static void measure_lengths(const struct lab_run *run, size_t n,
                            struct lab_summary *s)
{
    uint32_t *turns = rum_alloc(n * sizeof(*turns));
    uint32_t *decisions = rum_alloc(n * sizeof(*decisions));
    uint32_t *chosen = rum_alloc(n * sizeof(*chosen));
    uint64_t offered = 0, choices = 0, all = 0;
    size_t k = 0;

    for (size_t i = 0; i < n; i++) {
        const struct lab_record *r = &run->record[i];
        if (r->outcome != LAB_PLAYED)
            continue;
        if (k == 0 || r->decisions > run->record[s->longest].decisions)
            s->longest = i;
        turns[k] = r->turns;
        chosen[k] = r->choices;
        decisions[k++] = r->decisions;
        offered += r->offered;
        choices += r->choices;
        all += r->decisions;
    }
    s->turns = lab_spread(turns, k);
    s->decisions = lab_spread(decisions, k);
    s->choices = lab_spread(chosen, k);
    if (all > 0)
        s->branching = (double)offered / (double)all;
    if (choices > 0)
        s->choice_branching =
            (double)(offered - (all - choices)) / (double)choices;
    free(turns);
    free(decisions);
    free(chosen);
}

/* Who was ahead, and since when. */
static void measure_leads(const struct lab_run *run, size_t n,
                          struct lab_summary *s)
{
    uint32_t *changes = rum_alloc((n + 1) * sizeof(*changes));
    uint32_t *decided = rum_alloc((n + 1) * sizeof(*decided));
    size_t k = 0;

    for (size_t i = 0; i < n; i++) {
        const struct lab_record *r = &run->record[i];
        if (r->outcome != LAB_PLAYED)
            continue;
        changes[k++] = r->changes;
        if (r->decided == 0) /* nobody won alone */
            continue;
        decided[s->won++] = (uint32_t)(1000ull * r->decided /
                                       (r->decisions ? r->decisions : 1));
        s->comebacks += 2 * r->lowest * s->sides <= 6000;
    }
    s->changes = lab_spread(changes, k);
    s->decided = lab_spread(decided, s->won);
    free(changes);
    free(decided);
}

static void sort_ends(struct lab_summary *s)
{
    for (int i = 0; i < s->ends; i++) {
        for (int k = i; k > 0 && s->end[k].games > s->end[k - 1].games; k--) {
            uint16_t clause = s->end[k].clause;
            uint64_t games = s->end[k].games;
            s->end[k] = s->end[k - 1];
            s->end[k - 1].clause = clause;
            s->end[k - 1].games = games;
        }
    }
}

static void sort_roles(const struct lab_run *run, struct lab_summary *s)
{
    for (int i = 0; i < run->roles; i++) {
        if (s->role[i].games == 0 || !*run->role[i])
            continue;
        int k = s->roles++;
        for (; k > 0 && strcmp(run->role[i], run->role[s->order[k - 1]]) < 0;
             k--)
            s->order[k] = s->order[k - 1];
        s->order[k] = i;
    }
}

uint64_t lab_ended(const struct lab_summary *s, uint16_t clause)
{
    for (int i = 0; i < s->ends; i++) {
        if (s->end[i].clause == clause)
            return s->end[i].games;
    }
    return 0;
}

void lab_summarise(const struct lab_run *run, size_t n, struct lab_summary *out)
{
    *out = (struct lab_summary){0};
    for (size_t i = 0; i < n; i++) {
        const struct lab_record *r = &run->record[i];
        switch ((enum lab_outcome)r->outcome) {
        case LAB_OPEN:
            break;
        case LAB_PLAYED:
            out->played++;
            count_game(r, out);
            break;
        case LAB_SKIPPED:
            out->skipped++;
            break;
        case LAB_STUCK:
            if (out->stuck++ == 0)
                out->stuck_game = i;
            break;
        }
    }
    measure_lengths(run, n, out);
    if (run->tally)
        measure_leads(run, n, out);
    sort_ends(out);
    sort_roles(run, out);
}
