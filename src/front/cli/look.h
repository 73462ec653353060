/*
 * look.h: looking on at a match, for `watch` and `replay`.
 *
 * Both show the table after each action and wait for a key; a replay can go
 * back as well, as its actions are all there.
 */
#ifndef CLI_LOOK_H
#define CLI_LOOK_H

#include "session.h"

struct look {
    struct session s;
    bool replay;
    long ahead; /* actions to go before the next question */
    bool fast;  /* the log alone, to the end */
    long delay; /* milliseconds between actions; -1: ask each time */
};

/* "0", "spectator", "all"; false for anything else. */
bool look_viewer(const char *text, int seats, rum_seat *out);

/* Show and ask until the end, or until the person leaves. */
void look_on(struct look *l);

/* Free everything; the exit code. */
int look_finish(struct look *l, int code);

#endif
