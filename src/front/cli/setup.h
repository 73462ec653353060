/*
 * setup.h: the arguments that say what is played and by whom, for `play`,
 * `resume` and `watch`.
 */
#ifndef CLI_SETUP_H
#define CLI_SETUP_H

#include <rumpus/table.h>

#include "../common/deal.h"

enum { SETUP_SEAT = DEAL_FLAGS, SETUP_THINK, SETUP_PLAIN, SETUP_FLAGS };

#define SETUP_SEAT_FLAG                                                        \
    {                                                                          \
        "seat", "N=WHO",                                                       \
            "who sits there: human, a bot (random, easy, ...) with a budget "  \
            "if you like (hard:5000), or cmd:COMMAND, a program; once for "    \
            "each seat. A name stands before the equals sign: 0:Ann=human; "   \
            "one name twice is one person"                                     \
    }
#define SETUP_THINK_FLAG                                                       \
    {                                                                          \
        "think", "SECONDS",                                                    \
            "what a program may take for a decision; usually 10"               \
    }
#define SETUP_PLAIN_FLAG                                                       \
    {                                                                          \
        "plain", NULL, "no colour, no pager, nothing redrawn"                  \
    }
#define SETUP_FLAG_LIST                                                        \
    DEAL_FLAG_LIST, [SETUP_SEAT] = SETUP_SEAT_FLAG,                            \
                    [SETUP_THINK] = SETUP_THINK_FLAG,                          \
                    [SETUP_PLAIN] = SETUP_PLAIN_FLAG

struct setup {
    struct deal deal;
    struct rum_sitter sitter[RUM_MAX_SEATS];
    unsigned millis; /* what a program may take for a decision */
};

void setup_init(struct setup *s, const struct cli_usage *usage);

/* Take a word or one of the flags above. CLI_USAGE, and why was said. */
int setup_take(struct setup *s, int arg, const char *value);

/* Deal. CLI_USAGE, and why was said. */
int setup_create(const struct setup *s, struct rum_match **out);

#endif
