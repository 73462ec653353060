/*
 * compile.c: the rows of a balance report, from what all levels played.
 */
#include "balance.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/clause.h>

/* The clauses that the code of games names; made by tools/rules.py. */
extern const char *const lab_told[];

static struct balance_row *add_row(struct balance *b, enum balance_by by)
{
    RUM_ASSERT(b->rows < BALANCE_ROWS);
    struct balance_row *row = &b->row[b->rows++];
    *row = (struct balance_row){.by = by};
    return row;
}

static struct balance_row *row_of_role(struct balance *b, const char *role)
{
    for (int i = 0; i < b->rows; i++) {
        if (b->row[i].by == BY_ROLE && strcmp(b->row[i].role, role) == 0)
            return &b->row[i];
    }
    struct balance_row *row = add_row(b, BY_ROLE);
    row->role = role;
    return row;
}

static int by_role(const void *a, const void *b)
{
    return strcmp(((const struct balance_row *)a)->role,
                  ((const struct balance_row *)b)->role);
}

static void find_roles(struct balance *b)
{
    for (int k = 0; k < b->played; k++) {
        const struct lab_summary *s = &b->level[k].summary;
        for (int i = 0; i < s->roles; i++) {
            int role = s->order[i];
            row_of_role(b, b->level[k].run.role[role])->count[k] =
                s->role[role];
        }
    }
    qsort(b->row, (size_t)b->rows, sizeof(*b->row), by_role);
}

static bool is_echo(const struct balance *b, const struct balance_row *other)
{
    for (int i = 0; i < b->rows; i++) {
        const struct balance_row *row = &b->row[i];
        if (row->by == BY_ROLE &&
            memcmp(row->count, other->count, sizeof(row->count)) == 0)
            return true;
    }
    return false;
}

static void find_seats(struct balance *b)
{
    for (int i = 0; i < b->setting.seats; i++) {
        struct balance_row *row = add_row(b, BY_SEAT);
        row->seat = i;
        for (int k = 0; k < b->played; k++)
            row->count[k] = b->level[k].summary.seat[i];
        row->echo = is_echo(b, row);
    }
    struct balance_row *first = add_row(b, BY_FIRST);
    for (int k = 0; k < b->played; k++)
        first->count[k] = b->level[k].summary.first;
    first->echo = is_echo(b, first);
}

double balance_winners(const struct lab_tally *tally, const struct lab_use *use)
{
    return tally->seats.points
               ? (double)use->seats.points / (double)tally->seats.points
               : 0;
}

double balance_losers(const struct lab_tally *tally, const struct lab_use *use)
{
    uint64_t lost = 60 * tally->seats.games - tally->seats.points;
    uint64_t with = 60 * use->seats.games - use->seats.points;

    return lost ? (double)with / (double)lost : 0;
}

/* How far the share of wins of those who had it lies from that of all who had
 * not: the clearest of the levels. What only winners ever have is the win
 * itself and tells nothing. */
static double weight_of(const struct balance *b, uint8_t kind, size_t subject)
{
    double most = 0;
    bool lost = false;

    for (int k = 0; k < b->played; k++) {
        const struct lab_tally *tally = &b->level[k].tally;
        const struct lab_use *use = lab_tally_use(tally, kind, subject);
        struct lab_count without = {
            .games = tally->seats.games - use->seats.games,
            .points = tally->seats.points - use->seats.points,
        };
        double weight = -log(lab_chance(use->seats, without) + 1e-300);
        if (weight > most)
            most = weight;
        lost |= use->seats.points < 60 * use->seats.games;
    }
    return lost ? most : 0;
}

static bool comes_up(const struct balance *b, uint8_t kind, size_t subject)
{
    for (int k = 0; k < b->played; k++) {
        if (lab_tally_use(&b->level[k].tally, kind, subject)->times > 0)
            return true;
    }
    return false;
}

/* Equal weights keep the order of the game's own lists. */
static int by_weight(const void *a, const void *b)
{
    const struct balance_use *x = a, *y = b;

    if (x->weight != y->weight)
        return x->weight < y->weight ? 1 : -1;
    if (x->subject != y->subject)
        return x->subject < y->subject ? -1 : 1;
    return x->kind < y->kind ? -1 : 1;
}

static void find_uses(struct balance *b)
{
    const struct rum_game *game = b->setting.game;
    size_t subjects = b->level[0].tally.subjects;

    b->use = rum_alloc((subjects * game->event_count + 1) * sizeof(*b->use));
    for (int i = 0; i < game->event_count; i++) {
        for (size_t subject = 0; subject < subjects; subject++) {
            uint8_t kind = game->events[i].kind;
            if (!comes_up(b, kind, subject))
                continue;
            b->use[b->uses++] = (struct balance_use){
                .kind = &game->events[i],
                .subject = subject,
                .weight = weight_of(b, kind, subject),
            };
        }
    }
    qsort(b->use, b->uses, sizeof(*b->use), by_weight);
}

bool balance_subject_seen(const struct balance *b, size_t subject)
{
    for (size_t i = 0; i < b->uses; i++) {
        if (b->use[i].subject == subject)
            return true;
    }
    return false;
}

static bool clause_seen(const struct balance *b, uint16_t clause)
{
    for (int k = 0; k < b->played; k++) {
        if (b->level[k].tally.clause[clause] > 0)
            return true;
    }
    return false;
}

size_t balance_untold(const struct balance *b, const struct rum_clause **out,
                      size_t *all)
{
    const char *tag = b->setting.game->tag;
    size_t n = 0;

    *all = 0;
    for (size_t i = 0; lab_told[i]; i++) {
        const struct rum_clause *clause = rum_clause_find(lab_told[i]);
        if (!clause || clause != rum_clause_number(tag, clause->number))
            continue; /* another game's */
        RUM_ASSERT(*all < BALANCE_CLAUSES);
        ++*all;
        if (!clause_seen(b, clause->number))
            out[n++] = clause;
    }
    return n;
}

uint64_t balance_offered(const struct balance *b, uint16_t clause)
{
    uint64_t n = 0;

    for (int k = 0; k < b->played; k++)
        n += b->level[k].tally.pick[clause].offered;
    return n;
}

static uint64_t taken(const struct balance *b, uint16_t clause)
{
    uint64_t n = 0;

    for (int k = 0; k < b->played; k++)
        n += b->level[k].tally.pick[clause].taken;
    return n;
}

size_t balance_habits(const struct balance *b, bool always,
                      const struct rum_clause **out)
{
    const struct rum_rules *rules = rum_rules_of(b->setting.game->tag);
    size_t n = 0;

    for (size_t i = 0; i < rules->clauses && n < BALANCE_CLAUSES; i++) {
        uint16_t clause = rules->clause[i].number;
        uint64_t offered = balance_offered(b, clause);
        if (offered >= BALANCE_OFFERED &&
            taken(b, clause) == (always ? offered : 0))
            out[n++] = &rules->clause[i];
    }
    return n;
}

static uint64_t ended(const struct balance *b, int level,
                      const struct rum_clause *clause)
{
    return lab_ended(&b->level[level].summary, clause ? clause->number : 0);
}

bool balance_next_end(const struct balance *b, size_t *next,
                      const struct rum_clause **clause)
{
    const struct rum_rules *rules = rum_rules_of(b->setting.game->tag);

    for (; *next <= rules->clauses; ++*next) {
        *clause = *next < rules->clauses ? &rules->clause[*next] : NULL;
        for (int k = 0; k < b->played; k++) {
            if (ended(b, k, *clause) > 0) {
                ++*next;
                return true;
            }
        }
    }
    return false;
}

double balance_ended(const struct balance *b, int level,
                     const struct rum_clause *clause)
{
    return (double)ended(b, level, clause) /
           (double)b->level[level].summary.played;
}

const struct balance_measure balance_course[] = {
    {"turns", offsetof(struct lab_summary, turns), 1},
    {"decisions", offsetof(struct lab_summary, decisions), 1},
    {"minutes, estimated", offsetof(struct lab_summary, choices),
     LAB_PACE / 60.0},
    {"changes of the lead", offsetof(struct lab_summary, changes), 1},
    {"decided at % of the game", offsetof(struct lab_summary, decided), 0.1},
    {0},
};

const struct lab_spread *balance_spread(const struct balance *b, int level,
                                        size_t offset)
{
    const char *summary = (const char *)&b->level[level].summary;

    return (const struct lab_spread *)(const void *)(summary + offset);
}

double balance_comebacks(const struct lab_summary *s)
{
    return s->won ? (double)s->comebacks / (double)s->won : 0;
}

void balance_compile(struct balance *b)
{
    int sides = 0;

    for (int k = 0; k < b->played; k++) {
        if (b->level[k].summary.sides > sides)
            sides = b->level[k].summary.sides;
    }
    b->fair = sides ? 1.0 / sides : 0;
    find_roles(b);
    b->roles = b->rows;
    find_seats(b);
    find_uses(b);
    balance_find_lineups(b);
    balance_find_skill(b);
}

void balance_finish(struct balance *b)
{
    for (int k = 0; k < b->levels; k++) {
        lab_run_finish(&b->level[k].run);
        lab_tally_finish(&b->level[k].tally);
        free(b->level[k].meeting);
        free(b->level[k].lineup);
        lab_run_finish(&b->skill[k].run);
    }
    for (int i = 0; i < BALANCE_EXAMPLES; i++)
        rum_text_finish(&b->example[i].recording);
    free(b->use);
}
