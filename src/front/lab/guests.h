/*
 * guests.h: programs that play in a run. They talk to a match at a table, as
 * they would anywhere else; it is played along beside the state of the run.
 */
#ifndef LAB_GUESTS_H
#define LAB_GUESTS_H

#include <rumpus/program.h>

#include "run.h"

struct lab_guests {
    struct rum_table *table; /* NULL: no program plays in this game */
    struct rum_program *program[RUM_MAX_SEATS];
};

/* A game was dealt and cast: start the programs in it. False: one did not
 * start, and `seat` and `why` say which. */
bool lab_guests_come(struct lab_guests *g, const struct lab_run *run,
                     const struct rum_options *options, struct rum_seed seed,
                     const struct lab_record *record, rum_seat *seat,
                     struct rum_err_text *why);

/* Ask the program of a seat. False: it failed, and `why` says how. */
bool lab_guests_choose(struct lab_guests *g, const struct lab_run *run,
                       rum_seat seat, rum_action *out,
                       struct rum_err_text *why);

/* This was played, by whomever. */
void lab_guests_hear(struct lab_guests *g, rum_action act);

/* The game is over, one way or another. */
void lab_guests_go(struct lab_guests *g);

#endif
