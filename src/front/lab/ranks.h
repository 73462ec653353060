/*
 * ranks.h: a run spread over processes: `mpirun -n 4 rumpus lab ...`.
 *
 * Every rank carries out the same command and plays its part of the games of
 * each run; what came of them goes as lines (line.h) to rank 0, which alone
 * has the whole, keeps it and reports. The others print nothing. As figures
 * are made from records in order, they do not depend on who played what.
 *
 * MPI itself is in a module beside the program (mpi.c), loaded only under
 * mpirun: a program that everybody runs should not need it.
 */
#ifndef LAB_RANKS_H
#define LAB_RANKS_H

#include "run.h"

/* What the module provides, but for memory; all of it for one thread, the
 * first. Nothing waits for another rank but finish(). */
struct lab_link {
    void *(*alloc)(size_t size); /* the program's */
    int rank, ranks;
    /* The bytes are copied. They leave in the course of later calls. */
    void (*send)(int to, const char *bytes, int n);
    /* A whole message with room for a byte more, from whom and how long; good
     * until the next call. NULL: there is none yet. */
    char *(*receive)(int *from, int *n);
    /* Is anything on its way, out or in? Then call again soon. */
    bool (*busy)(void);
    void (*finish)(void);
};
/* The one symbol of the module. False: MPI cannot be started. */
#define LAB_LINK_START "rumpus_link_start"
typedef bool lab_link_start(struct lab_link *link);

/* Before anything is printed. CLI_READY; or CLI_FAILED, and why was said. */
int lab_ranks_start(void);
/* The exit code is that of this process; rank 0's is what counts. */
int lab_ranks_finish(int code);

int lab_rank(void);  /* 0 without MPI */
int lab_ranks(void); /* 1 without MPI */
/* Threads of a rank, if nobody says how many: the cores it may use, shared
 * with the ranks beside it. */
uint64_t lab_ranks_threads(void);

/* Rank 0 says whether all is well, and the seed; the others learn it. */
bool lab_ranks_agree(bool well, struct rum_seed *seed);

/* mpirun has told us to end: another rank died, or somebody pressed Ctrl-C.
 * From then on nobody is talked to. */
bool lab_ranks_broken(void);

/* A message is on its way, out or in: look again soon. */
bool lab_ranks_busy(void);

/* ---- a run ---- */

/* Rank 0 says which games there are already; the others leave them out. */
void lab_ranks_begin(struct lab_run *run);

/* Send lines to rank 0; told to stop? (Others.) */
bool lab_ranks_report(struct rum_text *lines);
/* All of them have been sent: learn how the run ended. */
void lab_ranks_done(struct lab_run *run);

/* The next line that came from a rank, good until the next call, or NULL; a
 * rank that is done adds what it spent. (Rank 0.) */
const char *lab_ranks_hear(struct lab_run *run, int *from);
bool lab_ranks_all_done(void);
void lab_ranks_stop(void);
/* Say how the run ended. */
void lab_ranks_end(const struct lab_run *run);

#endif
