/*
 * ask.h: a message being answered, for the files of this folder.
 *
 * A command reads its members, checks them, changes the match if all is well,
 * and only then writes its answer. It returns false after wire_wrong(), and
 * then nothing was changed.
 */
#ifndef WIRE_ASK_H
#define WIRE_ASK_H

#include <jansson.h>

#include "wire.h"

struct wire {
    struct rum_match *match;
    bool own; /* created by `new` or `load` */
    struct rum_scene *scene;
};

struct ask {
    struct wire *wire;
    struct wire_asker who;
    const json_t *in;
    struct rum_json out; /* inside the answer's object */
    char error[400];
};

/* Say what is wrong; returns false. */
bool wire_wrong(struct ask *q, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Say that somebody else is to act, and who, unless that is not told. */
bool wire_not_asked(struct ask *q);

/* The members of a message. Each returns false after wire_wrong() when the
 * member has the wrong type or range; one that is not there leaves *out as it
 * is, or is wrong if `needed`. */
bool ask_int(struct ask *q, const char *name, bool needed, int64_t min,
             int64_t max, int64_t *out);
bool ask_text(struct ask *q, const char *name, bool needed, const char **out);
bool ask_flag(struct ask *q, const char *name, bool *out);
bool ask_seed(struct ask *q, const char *name, struct rum_seed *out);

/* Is there a match? wire_wrong() if not. */
bool ask_match(struct ask *q);
/* The seat to act, if the asker decides for it; else wire_wrong(). */
bool ask_actor(struct ask *q, rum_seat *actor);

typedef bool ask_command(struct ask *q);

/* table.c */
ask_command ask_new, ask_load, ask_save, ask_legal, ask_play, ask_undo,
    ask_redo, ask_jump;
/* advice.c */
ask_command ask_bot;
/* look.c */
ask_command ask_view, ask_layout, ask_state, ask_preview, ask_games,
    ask_options, ask_rules, ask_version;

#endif
