/*
 * line.c: see line.h.
 */
#include "line.h"

#include <stdlib.h>
#include <string.h>

/* ---- reading ---- */

void line_init(struct line *line, const struct lab_run *run)
{
    const struct lab_tally *tally = run->tally;

    *line = (struct line){0};
    if (!tally)
        return;
    line->sums.cell = rum_alloc((tally->kinds * tally->subjects + 1) *
                                sizeof(*line->sums.cell));
    line->sums.clause = rum_alloc(LAB_CLAUSES * sizeof(*line->sums.clause));
    line->sums.pick = rum_alloc(LAB_CLAUSES * sizeof(*line->sums.pick));
}

void line_finish(struct line *line)
{
    free(line->sums.cell);
    free(line->sums.clause);
    free(line->sums.pick);
}

/* A line of numbers, read from left to right. */
struct numbers {
    const char *at;
    bool bad;
};

static uint32_t next(struct numbers *in, uint32_t most)
{
    char *end;
    unsigned long n = strtoul(in->at, &end, 10);

    if (end == in->at || n > most)
        in->bad = true;
    in->at = end;
    return in->bad ? 0 : (uint32_t)n;
}

static void read_seats(struct numbers *in, const struct lab_run *run, int roles,
                       struct lab_record *r)
{
    uint32_t last = roles > 0 ? (uint32_t)roles - 1 : 0;

    for (int i = 0; i < RUM_MAX_SEATS; i++) {
        r->points[i] = (uint8_t)next(in, 60);
        r->side[i] = (uint8_t)next(in, RUM_MAX_SEATS - 1);
        r->role[i] = (uint8_t)next(in, last);
        r->level[i] = (uint8_t)next(in, (uint32_t)run->levels - 1);
    }
}

static void read_record(struct numbers *in, const struct lab_run *run,
                        int roles, struct lab_record *r)
{
    r->outcome = (uint8_t)next(in, LAB_STUCK);
    r->seats = (uint8_t)next(in, RUM_MAX_SEATS);
    r->first = (int8_t)next(in, RUM_MAX_SEATS - 1);
    r->turns = (uint16_t)next(in, UINT16_MAX);
    r->end = (uint16_t)next(in, LAB_CLAUSES - 1);
    r->widest = (uint16_t)next(in, UINT16_MAX);
    r->decisions = next(in, UINT32_MAX);
    r->offered = next(in, UINT32_MAX);
    r->choices = next(in, UINT32_MAX);
    r->changes = (uint16_t)next(in, UINT16_MAX);
    r->lowest = (uint16_t)next(in, UINT16_MAX);
    r->decided = next(in, UINT32_MAX);
    read_seats(in, run, roles, r);
}

static void read_sums(struct numbers *in, const struct lab_tally *tally,
                      struct lab_sums *sums)
{
    uint32_t uses = (uint32_t)(tally->kinds * tally->subjects);

    RUM_ASSERT(sums->cell && sums->clause && sums->pick);
    sums->cells = next(in, uses);
    for (size_t i = 0; i < sums->cells && !in->bad; i++) {
        sums->cell[i].use = next(in, uses - 1);
        sums->cell[i].times = next(in, UINT32_MAX);
        sums->cell[i].seats = (uint8_t)next(in, UINT8_MAX);
    }
    sums->clauses = next(in, LAB_CLAUSES - 1);
    for (size_t i = 0; i < sums->clauses && !in->bad; i++)
        sums->clause[i] = (uint16_t)next(in, LAB_CLAUSES - 1);
    sums->picks = next(in, LAB_CLAUSES - 1);
    for (size_t i = 0; i < sums->picks && !in->bad; i++) {
        sums->pick[i].clause = (uint16_t)next(in, LAB_CLAUSES - 1);
        sums->pick[i].offered = next(in, UINT32_MAX);
        sums->pick[i].taken = next(in, sums->pick[i].offered);
    }
}

bool line_take(struct line *line, const char *text, const struct lab_run *run,
               int roles)
{
    struct numbers in = {.at = text};
    struct lab_record *r = &line->record;

    *r = (struct lab_record){0};
    line->game = next(&in, LAB_MOST_GAMES - 1);
    read_record(&in, run, roles, r);
    line->tallied = run->tally && r->outcome == LAB_PLAYED;
    if (line->tallied)
        read_sums(&in, run->tally, &line->sums);
    return !in.bad && strcmp(in.at, " .") == 0 && r->outcome != LAB_OPEN &&
           r->first < r->seats && line->game < run->setting->games;
}

bool line_take_failure(const char *text, const struct lab_run *run,
                       size_t *game, int *level, const char **why)
{
    struct numbers in = {.at = text};

    *game = next(&in, LAB_MOST_GAMES - 1);
    *level = (int)next(&in, (uint32_t)run->levels - 1);
    *why = in.at + (*in.at == ' ');
    return !in.bad;
}

/* ---- writing ---- */

static void put_sums(const struct lab_sums *sums, struct rum_text *out)
{
    rum_text_printf(out, " %zu", sums->cells);
    for (size_t i = 0; i < sums->cells; i++)
        rum_text_printf(out, " %u %u %u", sums->cell[i].use,
                        sums->cell[i].times, sums->cell[i].seats);
    rum_text_printf(out, " %zu", sums->clauses);
    for (size_t i = 0; i < sums->clauses; i++)
        rum_text_printf(out, " %u", sums->clause[i]);
    rum_text_printf(out, " %zu", sums->picks);
    for (size_t i = 0; i < sums->picks; i++)
        rum_text_printf(out, " %u %u %u", sums->pick[i].clause,
                        sums->pick[i].offered, sums->pick[i].taken);
}

void line_put(struct rum_text *out, size_t game, enum lab_outcome outcome,
              const struct lab_record *r, const struct lab_sums *sums)
{
    rum_text_printf(out, "%zu %d %u %d %u %u %u %u %u %u %u %u %u", game,
                    outcome, r->seats, r->first, r->turns, r->end, r->widest,
                    r->decisions, r->offered, r->choices, r->changes, r->lowest,
                    r->decided);
    for (int i = 0; i < RUM_MAX_SEATS; i++)
        rum_text_printf(out, " %u %u %u %u", r->points[i], r->side[i],
                        r->role[i], r->level[i]);
    if (sums)
        put_sums(sums, out);
    rum_text_puts(out, " .");
}
