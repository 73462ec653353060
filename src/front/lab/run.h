/*
 * run.h: many games at once, the same whatever the number of threads.
 *
 * Game i of a run draws everything from the run's seed and i: its own seed and
 * that of the bot in each seat. Workers take games in any order and note what
 * came of them in records; everything else is made from the records in order.
 */
#ifndef LAB_RUN_H
#define LAB_RUN_H

#include <stdatomic.h>

#include "notes.h"
#include "setting.h"

#define LAB_MOST_ROLES 256

enum lab_outcome {
    LAB_OPEN,    /* not played, or broken off */
    LAB_PLAYED,  /* to its end */
    LAB_SKIPPED, /* nobody could be cast */
    LAB_STUCK,   /* no end in sight: a bug in the rules */
};

/* What came of one game. */
struct lab_record {
    _Atomic uint8_t outcome; /* enum lab_outcome, written last */
    int8_t first;            /* the seat that decided first */
    uint8_t seats;
    uint8_t points[RUM_MAX_SEATS];
    uint8_t side[RUM_MAX_SEATS];
    uint8_t role[RUM_MAX_SEATS];  /* index into the run's roles */
    uint8_t level[RUM_MAX_SEATS]; /* index into the run's levels */
    uint16_t turns;
    uint16_t end; /* the clause that says how it ended; 0: none */
    uint16_t widest;
    uint32_t decisions, offered; /* actions offered in all decisions */
    uint32_t choices;            /* decisions with more than one action */

    /* Only where there is a tally: by what the game thinks of positions. */
    uint16_t changes; /* of the lead */
    uint16_t lowest;  /* the winner's worst expected score x 100; 6000 where
                         nobody won alone */
    uint32_t decided; /* the decision after which the winner led to the end */
};

/* A program that ended, fell silent or talked nonsense. */
struct lab_failure {
    uint64_t games; /* it lost by that */
    size_t first;   /* of them, and what was wrong there */
    struct rum_err_text why;
};

struct lab_gpu;

struct lab_run {
    const struct lab_setting *setting;
    const char *what, *detail; /* the command, and what else tells this run
                                  from others of the setting; may be NULL */
    struct lab_who level[RUM_MAX_SEATS];
    int levels;
    int per_seed; /* so many games in a row share a seed: mirrored, or the
                     same deal with other options */
    const struct rum_options *variant; /* played in turn; NULL: the options of
                                          the setting */
    int variants;

    /* Which level sits where in game i, freshly dealt. False: skip it. */
    bool (*cast)(const struct lab_run *run, size_t i, const void *state,
                 struct lab_record *record);
    /* Look at the first n games, in steps of `look`: are they enough? NULL:
     * play them all. */
    bool (*enough)(const struct lab_run *run, size_t n);
    size_t look;
    /* In game i somebody has a choice to make, here. NULL: nobody looks. */
    void (*watch)(const struct lab_run *run, size_t i, const void *state);
    const void *context;     /* for the three above */
    struct lab_tally *tally; /* of all that happens; NULL: it costs time */
    struct lab_gpu *gpu;     /* who has played already; NULL: nobody */

    /* ---- what came of it ---- */
    struct lab_record *record; /* setting->games of them */
    size_t games;              /* the first so many count */
    bool interrupted;          /* by Ctrl-C: not all of them were played */
    bool lost; /* games could not be written to the file they are kept in */
    const char *role[LAB_MOST_ROLES];
    int roles;
    double seconds;                            /* by the clock on the wall */
    double thought[RUM_MAX_SEATS];             /* seconds, by level */
    uint64_t chosen[RUM_MAX_SEATS];            /* choices made, by level */
    struct lab_failure failure[RUM_MAX_SEATS]; /* of programs, by level */
};

/* Plays; a bar on stderr shows how far when that is a terminal. */
void lab_run_play(struct lab_run *run);
void lab_run_finish(struct lab_run *run);

/* A program failed in this game; of all of them the reason of the first is
 * kept, whoever plays it. */
void lab_run_failed(struct lab_run *run, int level, size_t game,
                    const char *why);

/* A cast of one level in all seats. */
bool lab_cast_one(const struct lab_run *run, size_t i, const void *state,
                  struct lab_record *record);

/* The seed of game i, to play it again elsewhere. */
struct rum_seed lab_run_seed(const struct lab_run *run, size_t i);

/* How many sides a game of the setting has. */
int lab_sides(const struct lab_setting *setting);

#endif
