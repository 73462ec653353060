/*
 * setup.h: the arguments that describe a match, for `play` and `watch`.
 */
#ifndef CLI_SETUP_H
#define CLI_SETUP_H

#include <rumpus/match.h>

#include "cli.h"
#include "players.h"

enum {
    SETUP_SEAT,
    SETUP_PLAYERS,
    SETUP_OPTION,
    SETUP_SEED,
    SETUP_THINK,
    SETUP_PLAIN,
    SETUP_FLAGS,
};

#define SETUP_FLAG_LIST                                                        \
    [SETUP_SEAT] =                                                             \
        {"seat", "N=WHO",                                                      \
         "who sits there: human, human:NAME (one name twice is one "           \
         "person), a bot (random, easy, ...), or cmd:COMMAND, a "              \
         "program; once for each seat"},                                       \
    [SETUP_PLAYERS] = {"players", "N", "how many play"},                       \
    [SETUP_OPTION] = {"option", "K=V",                                         \
                      "an option of the game; 'rumpus games GAME' lists "      \
                      "them"},                                                 \
    [SETUP_SEED] = {"seed", "N",                                               \
                    "the same chance again: 0 to 2^53-1, or 32 hex digits"},   \
    [SETUP_THINK] = {"think", "SECONDS",                                       \
                     "what a program may take for a decision; usually 10"},    \
    [SETUP_PLAIN] = {"plain", NULL, "no colour, no pager, nothing redrawn"}

#define SETUP_MAX_PAIRS 64

struct setup {
    const struct rum_game *game;
    struct players players;
    const char *pair[SETUP_MAX_PAIRS]; /* "name=value" */
    size_t options;
    const char *count; /* of --players */
    struct rum_seed seed;
    bool seeded;
};

void setup_init(struct setup *s);

/* Take a word or one of the flags above. CLI_USAGE, and why was said. */
int setup_take(struct setup *s, const struct cli_usage *usage, int arg,
               const char *value);

/* Deal. CLI_USAGE, and why was said. */
int setup_create(struct setup *s, const struct cli_usage *usage,
                 struct rum_match **out);

#endif
