/*
 * session.h: a table at this terminal, for play.c, turn.c, obey.c, wishes.c
 * and whoever looks on (look.c).
 */
#ifndef CLI_SESSION_H
#define CLI_SESSION_H

#include <rumpus/lesson.h>
#include <rumpus/table.h>

#include "setup.h"

struct rum_program;

struct session {
    struct rum_table *table; /* NULL: a replay, nobody decides; or a lesson */
    struct rum_lesson_run *lesson; /* which says what may be played; or NULL */
    struct rum_match *match;       /* the table's, for looking at */
    struct rum_program *program[RUM_MAX_SEATS];
    unsigned millis;         /* what a program may take for a decision */
    struct rum_scene *scene; /* of the decision at hand */
    struct rum_text out;     /* not yet written */
    rum_seat watcher;        /* with whose eyes: a seat, RUM_NOBODY, RUM_ALL */
    size_t told[RUM_MAX_SEATS + 1]; /* log lines shown to each seat, and last
                                       to whoever else looks */
    bool left;                      /* quit, end of input, or worse */
    bool lost;                      /* nobody reads the output any more */
    bool again;                     /* left for one more game */
};

/* ---- session.c ---- */

/* Lay a table for the match, which the session owns from now on, seat those
 * the setup names and start their programs. `recorded`: others sit as the
 * recording has them; `person`: seat 0 is a person's unless something else was
 * said. CLI_USAGE, and why was said. */
int session_begin(struct session *s, struct rum_match *match,
                  const struct setup *setup, bool recorded, bool person);
/* The same for a game that is resumed and goes on in its recording. What the
 * setup says of seats is a change, and is recorded. An exit code. */
int session_resume(struct session *s, struct rum_match *match,
                   const struct setup *setup, const char *path);
/* One more game of the same people, everybody one seat further: the old one is
 * cleared away. */
void session_follow(struct session *s);
/* Look at a match at which nobody sits. */
void session_begin_replay(struct session *s, struct rum_match *match);
/* Learn: the match is the session's from now on, the run the caller's. */
void session_begin_lesson(struct session *s, struct rum_lesson_run *run);
void session_finish(struct session *s);

/* Write out what has gathered; s->lost when nobody takes it. */
void session_flush(struct session *s);
/* Say something at once, wrapped. */
void session_say(struct session *s, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* How many people there are. */
int session_people(const struct session *s);
bool session_is_person(const struct session *s, rum_seat seat);
/* RUM_NOBODY: there is none. */
rum_seat session_first_person(const struct session *s);
/* Do both seats belong to one person? */
bool session_same(const struct session *s, rum_seat a, rum_seat b);
/* Tell the table what time it is. */
void session_tick(struct session *s);

/* A program did not decide: say so, and let an easy bot take its seat. */
void session_replace_program(struct session *s, rum_seat seat,
                             const struct rum_err_text *why);

/* ---- turn.c ---- */

/* One decision of whoever is to act. */
void session_turn(struct session *s);
/* Show the watcher what they have not been told yet. */
void session_tell(struct session *s);
/* All of it counts as told. */
void session_skip(struct session *s);
/* Play an action of the person to act; false, and why was said. */
bool session_play(struct session *s, rum_action act);
/* Let a bot think. False: Ctrl-C came first, and the thought is no longer the
 * caller's. */
bool session_think(struct rum_thought *thought);
/* Draw the table and the offered actions on a screen of which so many lines
 * are taken. */
void session_draw(struct session *s, int taken);

/* ---- obey.c, wishes.c ---- */

/* What a line that a person typed came to. */
enum obeyed {
    OBEYED_ASK_AGAIN, /* nothing changed */
    OBEYED_REDRAW,    /* the table should be drawn again */
    OBEYED_MOVED,     /* the match went on, or back */
    OBEYED_LEAVE,
};

/* Do what a person typed at the decision of s->scene. */
enum obeyed session_obey(struct session *s, const char *typed);

/* Show, and ask until the match has moved or somebody leaves (turn.c). */
void session_ask(struct session *s, void (*show)(struct session *s),
                 enum obeyed (*ask_once)(struct session *s));

/* Take back the latest decision of the person at the keyboard, or take back
 * the taking back. */
enum obeyed session_undo(struct session *s);
enum obeyed session_redo(struct session *s);
/* Give the game up, offer a draw to the others, ask for one more game. */
enum obeyed session_resign(struct session *s);
enum obeyed session_offer_draw(struct session *s);
enum obeyed session_rematch(struct session *s);

#endif
