/*
 * verdict.c: what the figures of a balance report mean, in sentences.
 *
 * Of twenty rows one lies outside its 95 % interval by chance alone, so rows
 * are picked out by wider intervals: all of them together are right in 95 % of
 * reports. And what is certain may still be small: under five points nobody at
 * a table would notice.
 */
#include "balance.h"

#include <math.h>
#include <string.h>

#include "../common/words.h"

#define NOTICED    0.05 /* of a share */
#define MOST_RIFTS 8
#define MOST_NAMED 6

const char *balance_by_word(enum balance_by by)
{
    static const char *const word[] = {
        [BY_ROLE] = "role", [BY_SEAT] = "seat", [BY_FIRST] = "first"};
    return word[by];
}

void balance_name(const struct balance_row *row, struct rum_text *out)
{
    switch (row->by) {
    case BY_ROLE:
        rum_text_puts(out, row->role);
        break;
    case BY_SEAT:
        rum_text_printf(out, "seat %d", row->seat);
        break;
    default:
        rum_text_puts(out, "who decides first");
    }
}

static int rows_judged(const struct balance *b)
{
    int n = 0;

    for (int i = 0; i < b->rows; i++)
        n += !b->row[i].echo;
    return n;
}

/* Where sides differ in size and one of them wins more, so do all its seats:
 * seats are measured by what they win on average. */
static double fair_share(const struct balance *b, const struct balance_row *row,
                         int level)
{
    const struct lab_summary *s = &b->level[level].summary;
    struct lab_count all = {0};

    if (row->by != BY_SEAT)
        return b->fair;
    for (int i = 0; i < RUM_MAX_SEATS; i++) {
        all.games += s->seat[i].games;
        all.points += s->seat[i].points;
    }
    return lab_share_of(all).share;
}

int balance_lean(const struct balance *b, const struct balance_row *row,
                 int level)
{
    struct lab_share share = lab_share_among(row->count[level], rows_judged(b));
    double fair = fair_share(b, row, level);

    return share.low > fair ? 1 : share.high < fair ? -1 : 0;
}

static double distance(const struct balance *b, const struct balance_row *row,
                       int level)
{
    return fabs(lab_share_of(row->count[level]).share -
                fair_share(b, row, level));
}

/* The rows of a level that stand out, the farthest first. */
static int outliers(const struct balance *b, int level,
                    const struct balance_row **out)
{
    int n = 0;

    for (int i = 0; i < b->rows; i++) {
        const struct balance_row *row = &b->row[i];
        if (row->echo || balance_lean(b, row, level) == 0)
            continue;
        int k = n++;
        for (;
             k > 0 && distance(b, row, level) > distance(b, out[k - 1], level);
             k--)
            out[k] = out[k - 1];
        out[k] = row;
    }
    return n;
}

/* 0: nothing stands out; 1: by little; 2: so that people notice. */
static int severity(const struct balance *b, int level)
{
    const struct balance_row *out[BALANCE_ROWS];

    if (outliers(b, level, out) == 0)
        return 0;
    return distance(b, out[0], level) < NOTICED ? 1 : 2;
}

bool balance_is_even(const struct balance *b)
{
    for (int k = 0; k < b->played; k++) {
        if (severity(b, k) == 2)
            return false;
    }
    return b->played > 0;
}

size_t balance_rifts(const struct balance *b, struct balance_rift *out,
                     size_t most)
{
    int pairs = rows_judged(b) * b->played * (b->played - 1) / 2;
    size_t n = 0;

    for (int i = 0; i < b->rows && n < most; i++) {
        const struct balance_row *row = &b->row[i];
        struct balance_rift widest = {.row = row};
        double gap = NOTICED;
        for (int x = 0; x < b->played && !row->echo; x++) {
            for (int y = 0; y < b->played; y++) {
                double by = lab_share_of(row->count[x]).share -
                            lab_share_of(row->count[y]).share;
                if (by < gap ||
                    lab_chance(row->count[x], row->count[y]) > 0.05 / pairs)
                    continue;
                gap = by;
                widest.a = x;
                widest.b = y;
            }
        }
        if (widest.a != widest.b)
            out[n++] = widest;
    }
    return n;
}

static void say_overall(const struct balance *b, size_t rifts,
                        struct rum_text *out)
{
    int worst = 0, best = 2;

    for (int k = 0; k < b->played; k++) {
        int s = severity(b, k);
        worst = s > worst ? s : worst;
        best = s < best ? s : best;
    }
    rum_text_puts(out, worst == 2 && best < 2
                           ? "It depends on who plays: balanced at one level, "
                             "not at another"
                       : worst == 2 ? "Not balanced"
                       : worst == 1 ? "Balanced but for differences too small "
                                      "to notice at a table"
                                    : "Balanced, as far as these games tell");
    const char *also = worst == 2 ? "; and the levels disagree.\n"
                                  : "; but the levels disagree.\n";
    rum_text_puts(out, rifts ? also : ".\n");
}

/* Bots that leave nothing to chance in a game without any play one game over
 * and over: the intervals, which take games for independent, mean nothing. */
static bool is_one_game(const struct lab_summary *s)
{
    bool alike = s->decisions.min == s->decisions.max &&
                 s->turns.min == s->turns.max && s->ends == 1;

    if (s->played < 2)
        return false;
    for (int i = 0; i < RUM_MAX_SEATS; i++)
        alike &= s->seat[i].points % (60 * s->played) == 0;
    return alike;
}

static void say_level(const struct balance *b, int level, struct rum_text *out)
{
    const struct balance_row *row[BALANCE_ROWS];
    const struct balance_level *l = &b->level[level];
    int n = outliers(b, level, row);

    rum_text_printf(out, "Among %s: ", l->name);
    if (is_one_game(&l->summary))
        rum_text_puts(out, "all games went the same way, as if one had been "
                           "played over and over, so the figures say little; ");
    if (n == 0) {
        uint64_t half = (uint64_t)(60 * b->fair * (double)l->summary.played);
        struct lab_share fair = lab_share_among(
            (struct lab_count){l->summary.played, half}, rows_judged(b));
        rum_text_printf(out,
                        "nothing lies off its fair share of %.1f %%; a "
                        "difference of %.0f points would show.\n",
                        100 * b->fair, ceil(100 * (fair.high - fair.low) / 2));
        return;
    }
    for (int i = 0; i < n && i < MOST_NAMED; i++) {
        rum_text_puts(out, i ? ", by " : "won by ");
        balance_name(row[i], out);
        rum_text_printf(out, " in %.1f %%",
                        100 * lab_share_of(row[i]->count[level]).share);
    }
    if (n > MOST_NAMED)
        rum_text_printf(out, ", and %d more stand out", n - MOST_NAMED);
    rum_text_printf(out, " of games; %.1f %% would be fair.\n", 100 * b->fair);
}

static void say_rifts(const struct balance *b, const struct balance_rift *rift,
                      size_t n, struct rum_text *out)
{
    rum_text_puts(out, "The levels disagree: ");
    for (size_t i = 0; i < n; i++) {
        const struct lab_count *count = rift[i].row->count;
        rum_text_puts(out, i ? "; by " : "won by ");
        balance_name(rift[i].row, out);
        rum_text_printf(out, " in %.1f %% among %s and %.1f %% among %s",
                        100 * lab_share_of(count[rift[i].a]).share,
                        b->level[rift[i].a].name,
                        100 * lab_share_of(count[rift[i].b]).share,
                        b->level[rift[i].b].name);
    }
    rum_text_puts(out, ". What wins depends on how well it is played, so "
                       "neither is the last word: ask a stronger level, or "
                       "people, before a rule is changed.\n");
}

void balance_judge(const struct balance *b, struct rum_text *out)
{
    struct balance_rift rift[MOST_RIFTS];
    size_t rifts = balance_rifts(b, rift, MOST_RIFTS);

    if (b->played == 0) {
        rum_text_puts(out, "No game was finished, so there is no verdict.\n");
        return;
    }
    say_overall(b, rifts, out);
    for (int k = 0; k < b->played; k++)
        say_level(b, k, out);
    if (rifts)
        say_rifts(b, rift, rifts, out);
}
