/*
 * setup.h: the arguments that describe a match, for `play` and `watch`.
 */
#ifndef CLI_SETUP_H
#define CLI_SETUP_H

#include <rumpus/match.h>

#include "../common/deal.h"
#include "players.h"

enum { SETUP_SEAT = DEAL_FLAGS, SETUP_THINK, SETUP_PLAIN, SETUP_FLAGS };

#define SETUP_FLAG_LIST                                                        \
    DEAL_FLAG_LIST,                                                            \
        [SETUP_SEAT] =                                                         \
            {"seat", "N=WHO",                                                  \
             "who sits there: human, human:NAME (one name twice is one "       \
             "person), a bot (random, easy, ...), or cmd:COMMAND, a "          \
             "program; once for each seat"},                                   \
        [SETUP_THINK] =                                                        \
            {"think", "SECONDS",                                               \
             "what a program may take for a decision; usually 10"},            \
        [SETUP_PLAIN] = {"plain", NULL,                                        \
                         "no colour, no pager, nothing redrawn"}

struct setup {
    struct deal deal;
    struct players players;
};

void setup_init(struct setup *s, const struct cli_usage *usage);

/* Take a word or one of the flags above. CLI_USAGE, and why was said. */
int setup_take(struct setup *s, int arg, const char *value);

/* Deal. CLI_USAGE, and why was said. */
int setup_create(const struct setup *s, struct rum_match **out);

#endif
