/*
 * lesson.h: learning a game by playing it.
 *
 * A lesson is a dealt game with steps. A step says something, points at things
 * of the scene, and waits: for one of some actions, or only to be read. Then
 * follows what is written, mostly the others' answers, and the next step. The
 * lessons of a game are text files beside its rules,
 * src/games/<id>/lessons/NAME.lesson; docs/LESSONS.md is their format.
 *
 * A run is a learner's place in a lesson: a match and a number of a step. It
 * is passive. Whoever owns the match (a terminal, a table on a server) asks
 * what comes next and plays it:
 *
 *     while (rum_lesson_next(&run, &act))     what is written
 *         rum_match_play(run.match, act);
 *     ... show the step, let the learner choose `act` ...
 *     if (rum_lesson_allows(&run, act, &why) == RUM_OK)
 *         rum_match_play(run.match, act), rum_lesson_follow(&run);
 *
 * or calls the functions of the second half, which play themselves.
 *
 * Threads: lessons are constant; a run belongs to the thread of its match.
 */
#ifndef RUMPUS_LESSON_H
#define RUMPUS_LESSON_H

#include <rumpus/api.h>
#include <rumpus/match.h>

RUM_API_BEGIN

/* Some actions, as data. */
struct rum_lesson_actions {
    const rum_action *v;
    size_t n;
};

/* One step: what it says, points at and waits for. */
struct rum_lesson_step {
    const char *title;         /* what to do or to know: "Put the legs under" */
    const char *text;          /* a sentence or a few, why */
    const char *const *points; /* ids of the learner's scene, NULL-terminated */
    const char *const *rules;  /* clauses it teaches, NULL-terminated */
    struct rum_lesson_actions wants; /* any of them; none: it is only read */
    const char *no; /* said when something else is tried, or NULL */
    struct rum_lesson_actions then; /* what is played afterwards, of whoever is
                                       asked */
};

/* A lesson: how it is dealt, and its steps. */
struct rum_lesson {
    const char *game, *name;   /* "npzr", "first" */
    const char *title, *about; /* for a list: a line, a sentence */
    const char *preset;
    const char *const *options;       /* "players=2", ...; NULL-terminated */
    const char *seed;                 /* as rum_seed_parse() takes it */
    rum_seat you;                     /* the learner's seat */
    const char *seat[RUM_MAX_SEATS];  /* names of the others; NULL: the usual */
    struct rum_lesson_actions before; /* played before the first step */
    const struct rum_lesson_step *step;
    size_t steps;
};

/* The lessons of a game by its id, the first to be taken first; how many. */
size_t rum_lessons(const char *game, const struct rum_lesson **out);
/* A lesson by its name; NULL for a name: the first. NULL: there is none. */
const struct rum_lesson *rum_lesson_find(const char *game, const char *name);

/* A step by its title, as pictures of how-to pages name it: "first#roll-again"
 * is the step "Roll again." of the lesson `first`. False: there is none. */
bool rum_lesson_place(const char *game, const char *where,
                      const struct rum_lesson **lesson, size_t *step);

/* ---- a run ---- */

/* A learner's place in a lesson. */
struct rum_lesson_run {
    const struct rum_lesson *lesson;
    struct rum_match *match; /* the caller's */
    size_t step;             /* lesson->steps: it is over */
};

/* Deal the game of a lesson, the others named. RUM_EOPTION: it cannot be dealt
 * like that any more (the conformance suite would have said so). */
enum rum_err rum_lesson_deal(const struct rum_lesson *lesson,
                             struct rum_match **out, struct rum_err_text *why);

/* The step that is shown, or NULL: the lesson is over. */
const struct rum_lesson_step *rum_lesson_step(const struct rum_lesson_run *run);

/* Is something written to be played before the step begins, and what? */
bool rum_lesson_next(const struct rum_lesson_run *run, rum_action *out);

/* May the learner do this now? RUM_EILLEGAL: not in this game; RUM_ENOTHING:
 * not in this lesson. `why` says so kindly. */
enum rum_err rum_lesson_allows(const struct rum_lesson_run *run, rum_action act,
                               struct rum_err_text *why);

/* An action was played: go to the next step if this one is done. */
void rum_lesson_follow(struct rum_lesson_run *run);

/* How long the match is when this step begins. */
size_t rum_lesson_length(const struct rum_lesson *lesson, size_t step);

/* ---- playing it; a match whose sink may refuse is played by its owner ---- */

/* Play what is written up to the step. */
void rum_lesson_catch_up(struct rum_lesson_run *run);
/* The learner's action, and what follows. As rum_lesson_allows(). */
enum rum_err rum_lesson_play(struct rum_lesson_run *run, rum_action act,
                             struct rum_err_text *why);
/* A step that is only read was read. RUM_ENOTHING: it waits for an action, and
 * `why` says which; or the lesson is over. */
enum rum_err rum_lesson_read(struct rum_lesson_run *run,
                             struct rum_err_text *why);
/* Let the step be done: the first of its actions. RUM_ENOTHING: it is over. */
enum rum_err rum_lesson_skip(struct rum_lesson_run *run);
/* To the step before. RUM_ENOTHING: this is the first. */
enum rum_err rum_lesson_back(struct rum_lesson_run *run);
/* From the beginning to this step, as if skipped: to come back where one left.
 * A step too far is the end. */
void rum_lesson_go_to(struct rum_lesson_run *run, size_t step);

/* As a JSON object: a lesson for a list; the step of a run (text, points,
 * allowed codes, which of how many), or its end. */
void rum_lesson_write(const struct rum_lesson *lesson, const char *name,
                      struct rum_json *out);
void rum_lesson_write_step(const struct rum_lesson_run *run, const char *name,
                           struct rum_json *out);

RUM_API_END

#endif
