/*
 * look.h: looking on at a match, for `watch` and `replay`.
 *
 * Both show the table after each action and wait for a key; a replay can go
 * back as well, as its actions are all there.
 */
#ifndef CLI_LOOK_H
#define CLI_LOOK_H

#include "../common/cli.h"
#include "session.h"

struct look {
    struct session s;
    bool replay;
    long ahead; /* actions to go before the next question */
    bool fast;  /* the log alone, to the end */
    long delay; /* milliseconds between actions; -1: ask each time */
};

/* Look with these eyes: "0", "spectator", "all"; NULL means all. CLI_USAGE,
 * and why was said. */
int look_as(struct look *l, const struct cli_usage *usage, const char *as);

/* Show and ask until the end, or until the person leaves. */
void look_on(struct look *l);

/* Free everything; the exit code. */
int look_finish(struct look *l, int code);

#endif
