/*
 * match.h (core): a match from the inside.
 *
 *     match.c    creating one, its facts
 *     change.c   playing, undoing, naming: in two phases, by way of the sink
 *     history.c  the list of steps, and going to any point of it
 *     log.c      what was said; view.c: what a viewer sees; since.c: has missed
 *     record.c   the lines of a recording; reader.c: reading them
 *     sink.c     where they go: memory; file.c: files
 */
#ifndef CORE_MATCH_H
#define CORE_MATCH_H

#include <rumpus/match.h>

#include "names.h"

#define SNAPSHOT_EVERY 64
#define VIEWERS        (RUM_MAX_SEATS + 2) /* seats, a spectator, RUM_ALL */

/* One step of the history. */
enum step_kind { STEP_ACTION, STEP_TIME, STEP_RESIGN, STEP_DRAW };

struct step {
    enum step_kind kind;
    rum_action act;   /* ACTION; RESIGN: the seat */
    rum_seat seat;    /* who decided; RUM_NOBODY: no ACTION */
    uint32_t nth;     /* how often its seat had decided before */
    uint16_t turn;    /* in which it was decided */
    bool begins;      /* an intention of its seat began with it */
    bool lone;        /* there was one answer */
    bool quiet;       /* and everybody knows that */
    bool chance;      /* the rng moved, or it was nobody's decision */
    bool reveals;     /* somebody learned something hidden */
    bool ends;        /* the game was over after it */
    uint16_t noticed; /* for whom anything changed: bit viewer_index() */
    uint64_t digest;
};

/* A sentence of the log; viewers who read the same words share it. */
struct entry {
    uint32_t move;    /* after how many actions */
    uint16_t viewers; /* bit viewer_index() */
    uint16_t clause;
    enum rum_tone tone;
    rum_seat seat;
    uint16_t
        moved;   /* so much had moved before these viewers when it was said */
    char *text;  /* with placeholders */
    char *plain; /* the same without codes; NULL: it has none */
    char *gain;  /* what it brought; NULL: nothing is said of that */
};

struct moves {
    struct rum_move *v;
    size_t n, cap;
};

/*
 * A change that was asked for. It is worked out beside the match, its line
 * goes to the sink, and only then it counts.
 */
enum change_kind {
    CHANGE_NONE,
    CHANGE_STEP,
    CHANGE_REDO, /* a step that was undone; those after it stay */
    CHANGE_UNDO,
    CHANGE_SEAT,
    CHANGE_SINK,
};

struct change {
    enum change_kind kind;
    struct step step; /* STEP, REDO: the state after it is in m->next */
    size_t length;    /* UNDO: to so many steps */
    rum_seat seat;    /* SEAT, with: */
    char name[RUM_NAME_SIZE], who[RUM_NAME_SIZE];
    struct rum_sink *sink; /* SINK: the one to come */
};

struct rum_match {
    const struct rum_game *game;
    struct rum_options options;
    struct rum_seed seed;
    char name[RUM_MAX_SEATS][RUM_NAME_SIZE];
    char who[RUM_MAX_SEATS][RUM_NAME_SIZE];

    void *state, *next; /* now; after the change in hand */
    char *seen, *old;   /* a hidden copy for each viewer_index(); scratch */
    uint16_t fresh;     /* which of `seen` are of this state */
    rum_action legal[RUM_MAX_ACTIONS];
    size_t legal_count;

    struct step *step;
    size_t length, total, step_cap; /* played; with what can be redone */
    void **snapshot;                /* [i]: after i * SNAPSHOT_EVERY actions */
    size_t snapshots, snapshot_cap;

    struct rum_trace *trace, *next_trace; /* of the last action; of `next` */
    struct entry *log;
    size_t entries, log_cap;
    struct moves moves[VIEWERS]; /* of the last step each viewer noticed */
    uint32_t version[VIEWERS];   /* changes each viewer noticed */

    struct rum_scene *layout;
    struct rum_sink *sink; /* where the recording goes, or NULL */
    struct change change;  /* waits for the sink */
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

static inline uint16_t viewer_bit(rum_seat viewer)
{
    return (uint16_t)(1u << viewer_index(viewer));
}

#define ALL_VIEWERS ((uint16_t)((1u << VIEWERS) - 1))

/* The step that ended the match before its rules did, or NULL. */
static inline const struct step *match_end(const struct rum_match *m)
{
    const struct step *last = m->length ? &m->step[m->length - 1] : NULL;

    return last && last->kind >= STEP_RESIGN ? last : NULL;
}
/* view.c: how it ended. */
void match_say_end(const struct rum_match *m, char *out, size_t size);

/* view.c: the state as this viewer sees it, until it changes. */
const void *match_seen(struct rum_match *m, rum_seat viewer);
/* Put names into a sentence for this viewer. */
void match_names(const struct rum_match *m, rum_seat viewer, const char *in,
                 char *out, size_t size);

/* A sentence of the log, the viewer's `number`th; and something that moves. */
void match_show_line(struct rum_match *m, rum_seat viewer,
                     const struct entry *e, size_t number,
                     struct rum_scene *out);
void match_show_move(const struct rum_move *from, struct rum_scene *out);

/* log.c: turn the trace of the step just played into moves and sentences; a
 * step played again has its sentences. `noticed`: who sees a difference; those
 * who only read or see moves of it are added. */
uint16_t match_tell(struct rum_match *m, uint16_t noticed, bool again);
/* Forget the sentences after `length` actions. */
void match_untell(struct rum_match *m, size_t length);

/* history.c: something changed for these viewers: what they saw moving is
 * over, and their versions count it. */
void match_notice(struct rum_match *m, uint16_t viewers);

/* match.c: a name as it is kept. */
void match_keep_name(char *out, const char *in);
/* A word: no blanks. */
void match_keep_who(char *out, const char *in);

/* history.c: what follows from the state. */
void match_refresh(struct rum_match *m);
/* Keep the state if this point of the history is one to start from. */
void match_snapshot(struct rum_match *m);
/* Play one step on a state; `trace` may be NULL. */
void match_apply(const struct rum_game *game, void *state, const struct step *s,
                 struct rum_trace *trace);
/* Play the list again up to `length`. */
void match_go_to(struct rum_match *m, size_t length);
/* Add a step that has been played; what could be redone is gone. */
void match_add_step(struct rum_match *m, const struct step *s);

/* change.c: one step, as the functions of match.h take it. */
enum rum_err match_step(struct rum_match *m, enum step_kind kind,
                        rum_action act);

/* record.c: the line of a change that has not happened yet. */
void record_line(struct rum_match *m, const struct change *c,
                 struct rum_text *out);

#endif
