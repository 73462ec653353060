/*
 * balance.h: what `rumpus lab balance` finds out, for the writers of its
 * reports: text, JSON, CSV and HTML say the same in four ways.
 */
#ifndef LAB_BALANCE_H
#define LAB_BALANCE_H

#include <rumpus/clause.h>

#include "report.h"

#define BALANCE_LEVELS 6
#define BALANCE_ROWS   (LAB_MOST_ROLES + RUM_MAX_SEATS + 1)
#define BALANCE_SHORT  20 /* rows of use in a short report */

enum balance_by { BY_ROLE, BY_SEAT, BY_FIRST, BALANCE_GROUPS };

/* A share of wins that is looked at, at each level. */
struct balance_row {
    enum balance_by by;
    const char *role;
    int seat;
    bool echo; /* the same games and wins as a role: says nothing new */
    struct lab_count count[BALANCE_LEVELS];
};

struct balance_level {
    struct rum_bot_options bot;
    char name[64];
    struct lab_run run;
    struct lab_summary summary;
    struct lab_tally tally;
};

/* Events of a kind about a subject, at all levels. */
struct balance_use {
    const struct rum_event_kind *kind;
    size_t subject;
    double weight; /* how much winners and losers differ, in units of chance */
};

struct balance {
    struct lab_setting setting;
    struct balance_level level[BALANCE_LEVELS];
    int levels;
    int played; /* levels with games: the others an interrupt left out */
    double fair;
    struct balance_row row[BALANCE_ROWS];
    int rows;
    struct balance_use *use; /* the largest difference first */
    size_t uses;
    bool csv, full;
    const char *html; /* the file, or NULL */
};

/* ---- finding: once all levels have played ---- */

void balance_compile(struct balance *b);
void balance_finish(struct balance *b);

/* ---- judging ---- */

/* Does this row lie above (1) or below (-1) its fair share, by more than the
 * chance of picking it out of so many rows? */
int balance_lean(const struct balance *b, const struct balance_row *row,
                 int level);

/* Two levels that say something different of a row: NULL when there are none.
 * `a` is the level where it wins more. */
struct balance_rift {
    const struct balance_row *row;
    int a, b;
};
size_t balance_rifts(const struct balance *b, struct balance_rift *out,
                     size_t most);

/* The verdict: a sentence for all, one for each level, one for where levels
 * disagree. Lines end with a newline. */
void balance_judge(const struct balance *b, struct rum_text *out);
bool balance_is_even(const struct balance *b);

/* "seat 2", "who decides first", "Elf" */
void balance_name(const struct balance_row *row, struct rum_text *out);
const char *balance_by_word(enum balance_by by); /* "role" */

/* The part of all seats that won (or lost) which had such an event. */
double balance_winners(const struct lab_tally *tally,
                       const struct lab_use *use);
double balance_losers(const struct lab_tally *tally, const struct lab_use *use);

/* Came up at some level. */
bool balance_subject_seen(const struct balance *b, size_t subject);
/* The clauses that could be told of and were not; how many. `out` has room for
 * BALANCE_CLAUSES; `all` is how many could be. */
#define BALANCE_CLAUSES 1000
size_t balance_untold(const struct balance *b, const struct rum_clause **out,
                      size_t *all);

/* Go through the clauses by which games ended, `next` from 0; false: that was
 * all. NULL comes last, if some ended by none. */
bool balance_next_end(const struct balance *b, size_t *next,
                      const struct rum_clause **clause);

/* The part of all games of a level that ended by it. */
double balance_ended(const struct balance *b, int level,
                     const struct rum_clause *clause);

/* What is measured of the course of games, ended by a NULL name. */
struct balance_measure {
    const char *name;
    size_t offset; /* of a spread in struct lab_summary */
    double scale;
};
extern const struct balance_measure balance_course[];

const struct lab_spread *balance_spread(const struct balance *b, int level,
                                        size_t offset);
double balance_comebacks(const struct lab_summary *s); /* a part of all wins */

/* The line that makes the report again. */
void balance_command(const struct balance *b, struct rum_text *out);

/* ---- writing ---- */

void balance_print(const struct balance *b, struct rum_text *out);
void balance_json(const struct balance *b, struct rum_text *out);
void balance_csv(const struct balance *b, struct rum_text *out);
void balance_html(const struct balance *b, struct rum_text *out);

#endif
