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

/* A command that looks on: take the arguments, begin (which fills in `l`, or
 * says why not and returns an exit code), show and ask until the end or until
 * the person leaves, and free everything. The exit code. */
int look_command(struct look *l, const struct cli_usage *usage, int argc,
                 char **argv,
                 int (*take)(void *context, int arg, const char *value),
                 int (*begin)(void *context), void *context);

#endif
