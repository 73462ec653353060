/*
 * session.h: a match being played at this terminal, for play.c, turn.c and
 * obey.c.
 */
#ifndef CLI_SESSION_H
#define CLI_SESSION_H

#include <rumpus/match.h>

#include "players.h"

struct session {
    struct rum_match *match;
    struct players players;
    struct rum_scene *scene; /* of the decision at hand */
    struct rum_text out;     /* not yet written */
    rum_seat watcher;        /* with whose eyes: a seat, RUM_NOBODY, RUM_ALL */
    size_t told[RUM_MAX_SEATS + 1]; /* log lines shown to each seat, and last
                                       to whoever else looks */
    bool left;                      /* quit, end of input, or worse */
    bool lost;                      /* nobody reads the output any more */
};

/* What a line that a person typed came to. */
enum obeyed {
    OBEYED_ASK_AGAIN, /* nothing changed */
    OBEYED_REDRAW,    /* the table should be drawn again */
    OBEYED_MOVED,     /* the match went on, or back */
    OBEYED_LEAVE,
};

/* play.c: write out what has gathered; s->lost when nobody takes it. */
void session_flush(struct session *s);
/* Say something at once, wrapped. */
void session_say(struct session *s, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* turn.c: one decision of whoever is to act. */
void session_turn(struct session *s);
/* Show the watcher what he has not been told yet. */
void session_tell(struct session *s);
/* All of it counts as told. */
void session_skip(struct session *s);
/* Play an action; false, and why was said. */
bool session_play(struct session *s, rum_action act);
/* Draw the table and the offered actions. */
void session_draw(struct session *s);

/* obey.c: do what a person typed at the decision of s->scene. */
enum obeyed session_obey(struct session *s, const char *typed);

/* undo.c: take back the latest decision of the person at the keyboard, or take
 * back the taking back. */
enum obeyed session_undo(struct session *s);
enum obeyed session_redo(struct session *s);

#endif
