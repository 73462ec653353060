/*
 * match.h (core): a match from the inside, for match.c, history.c, view.c and
 * record.c.
 */
#ifndef CORE_MATCH_H
#define CORE_MATCH_H

#include <sys/types.h>

#include <rumpus/match.h>

#include "names.h"

#define SNAPSHOT_EVERY 64
#define VIEWERS        (RUM_MAX_SEATS + 2) /* seats, a spectator, RUM_ALL */

/* One action of the history. */
struct step {
    rum_action act;
    rum_seat seat;
    uint32_t nth; /* how often its seat had decided before */
    bool chance;  /* the rng moved */
    bool reveals; /* somebody learned something hidden */
    uint64_t digest;
};

/* A sentence of the log; viewers who read the same words share it. */
struct entry {
    uint32_t move;    /* after how many actions */
    uint16_t viewers; /* bit viewer_index() */
    uint16_t clause;
    enum rum_tone tone;
    rum_seat seat;
    char *text; /* with placeholders */
};

struct moves {
    struct rum_move *v;
    size_t n, cap;
};

struct rum_match {
    const struct rum_game *game;
    struct rum_options options;
    struct rum_seed seed;
    char name[RUM_MAX_SEATS][RUM_NAME_SIZE];
    char who[RUM_MAX_SEATS][RUM_NAME_SIZE];

    void *state, *before; /* now; scratch to restore */
    char *seen;           /* a hidden copy for each viewer_index() */
    rum_action legal[RUM_MAX_ACTIONS];
    size_t legal_count;

    struct step *step;
    size_t length, total, step_cap; /* played; with what can be redone */
    void **snapshot;                /* [i]: after i * SNAPSHOT_EVERY actions */
    size_t snapshots, snapshot_cap;

    struct rum_trace trace; /* of the last action */
    struct entry *log;
    size_t entries, log_cap;
    struct moves moves[VIEWERS]; /* of the last action each viewer noticed */

    struct rum_scene *layout;
    int file;       /* the recording; -1: none */
    off_t file_end; /* after its last whole line */
};

static inline int viewer_index(rum_seat viewer)
{
    return viewer >= 0            ? viewer
           : viewer == RUM_NOBODY ? RUM_MAX_SEATS
                                  : RUM_MAX_SEATS + 1;
}

static inline rum_seat index_viewer(int i)
{
    return (rum_seat)(i < RUM_MAX_SEATS    ? i
                      : i == RUM_MAX_SEATS ? RUM_NOBODY
                                           : RUM_ALL);
}

/* view.c: the state as this viewer sees it, until the next call. */
const void *match_seen(struct rum_match *m, rum_seat viewer);
/* Put names into a sentence for this viewer. */
void match_names(const struct rum_match *m, rum_seat viewer, const char *in,
                 char *out, size_t size);

/* log.c: turn the trace of the action just played into sentences. */
void match_tell(struct rum_match *m);
/* Forget the sentences after `length` actions. */
void match_untell(struct rum_match *m, size_t length);

/* record.c: append a line; false when the system refused, and the file is as
 * it was. Does nothing without a recording. */
bool record_play(struct rum_match *m, const struct step *step,
                 const char *sentence);
bool record_undo(struct rum_match *m, size_t length);
bool record_seat(struct rum_match *m, rum_seat seat);
/* The sentence of an action as its actor reads it. */
void record_sentence(struct rum_match *m, rum_action act, char *out,
                     size_t size);

#endif
