/*
 * balance.h: what `rumpus lab balance` finds out, for the writers of its
 * reports: text, JSON, CSV and HTML say the same in four ways.
 */
#ifndef LAB_BALANCE_H
#define LAB_BALANCE_H

#include <rumpus/clause.h>

#include "report.h"

#define BALANCE_LEVELS   6
#define BALANCE_ROWS     (LAB_MOST_ROLES + RUM_MAX_SEATS + 1)
#define BALANCE_SHORT    20 /* rows of use in a short report */
#define BALANCE_EXAMPLES 3

enum balance_by { BY_ROLE, BY_SEAT, BY_FIRST, BALANCE_GROUPS };

/* A share of wins that is looked at, at each level. */
struct balance_row {
    enum balance_by by;
    const char *role;
    int seat;
    bool echo; /* the same games and wins as a role: says nothing new */
    struct lab_count count[BALANCE_LEVELS];
};

/* Roles that sat at a table together, by name. */
struct balance_lineup {
    const char *role[RUM_MAX_SEATS];
    uint64_t points[RUM_MAX_SEATS]; /* sixtieths of wins, of each */
    int seats;
    uint64_t games;
};

struct balance_level {
    struct lab_who who;
    char name[LAB_NAME];
    struct lab_run run;
    struct lab_summary summary;
    struct lab_tally tally;
    struct lab_count *meeting;     /* see balance_meeting() */
    struct balance_lineup *lineup; /* the most frequent first */
    size_t lineups;
};

/* A level against the next one, on every side of each deal. */
struct balance_skill {
    struct lab_setting setting; /* with fewer games */
    struct lab_run run;
    struct lab_summary summary;
    bool played;
    double same,
        chance;         /* pairs of games of a deal that the same side won, a
                           part of all: found, and if the deal did not matter */
    double luck, skill; /* 0: none, 1: it decides everything */
};

/* A game that is worth a look. */
struct balance_example {
    const char *name, *about;
    size_t game;
    struct rum_text recording;
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
    struct balance_row row[BALANCE_ROWS]; /* roles first */
    int rows, roles;
    struct balance_skill skill[BALANCE_LEVELS];
    struct balance_example example[BALANCE_EXAMPLES];
    int examples;
    struct balance_use *use; /* the largest difference first */
    size_t uses;
    bool csv, full;
    const char *html;   /* the file, or NULL */
    const char *folder; /* for examples, or NULL */
};

/* ---- finding: once all levels have played ---- */

void balance_compile(struct balance *b);
void balance_finish(struct balance *b);

/* lineups.c: wins of the role in one row where the role in another is an
 * opponent; and whether there is something to tell of pairs, of line-ups. */
void balance_find_lineups(struct balance *b);
struct lab_count *balance_meeting(const struct balance *b, int level, int row,
                                  int against);
bool balance_has_meetings(const struct balance *b);
bool balance_has_lineups(const struct balance *b);
/* "Alien 40 %, Elf 20 %" */
void balance_say_lineup(const struct balance_lineup *l, struct rum_text *out);

/* skill.c: play level k against the next; false: interrupted. What came of it
 * in two sentences, one a line. */
bool balance_play_skill(struct balance *b, int k);
void balance_find_skill(struct balance *b);
struct lab_count balance_skill_wins(const struct balance_skill *skill);
void balance_say_skill(const struct balance *b, int k, struct rum_text *out);

/* examples.c: of the last level. */
void balance_find_examples(struct balance *b);
bool balance_make_folder(const char *folder); /* false: why was said */
int balance_write_examples(const struct balance *b, const char *folder);

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

/* Choices of a clause that was open beside others in so many decisions that
 * were looked at, of all levels: was it taken always, or never? `out` has room
 * for BALANCE_CLAUSES. */
#define BALANCE_OFFERED 30
size_t balance_habits(const struct balance *b, bool always,
                      const struct rum_clause **out);
uint64_t balance_offered(const struct balance *b, uint16_t clause);

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
/* The members of that JSON, into an object that is open. */
void balance_write(const struct balance *b, struct rum_json *j);
void balance_csv(const struct balance *b, struct rum_text *out);
void balance_html(const struct balance *b, struct rum_text *out);

#endif
