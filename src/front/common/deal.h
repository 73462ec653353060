/*
 * deal.h: the arguments that say which game is dealt and how, alike for every
 * command that deals one: GAME, --players, --preset, --option, --seed.
 */
#ifndef COMMON_DEAL_H
#define COMMON_DEAL_H

#include <rumpus/match.h>

#include "cli.h"

/* A command's own flags follow: enum { MINE = DEAL_FLAGS, ... }. */
enum { DEAL_PLAYERS, DEAL_PRESET, DEAL_OPTION, DEAL_SEED, DEAL_FLAGS };

#define DEAL_FLAG_LIST                                                         \
    [DEAL_PLAYERS] = {"players", "N", "how many play"},                        \
    [DEAL_PRESET] = {"preset", "NAME",                                         \
                     "a named set of options; 'rumpus games GAME' lists "      \
                     "them; usually book"},                                    \
    [DEAL_OPTION] = {"option", "K=V",                                          \
                     "an option of the game; 'rumpus games GAME' lists them; " \
                     "wins over the preset"},                                  \
    [DEAL_SEED] = {"seed", "N",                                                \
                   "the same chance again: 0 to 2^53-1, or 32 hex digits"}

#define DEAL_MOST_PAIRS 64

struct deal {
    const struct cli_usage *usage; /* of the command, for errors */
    const struct rum_game *game;   /* NULL: none was named */
    const char *players, *preset;
    const char *pair[DEAL_MOST_PAIRS]; /* "name=value" */
    size_t pairs;
    int least; /* seats that other arguments speak of; 0: none */
    struct rum_seed seed;
    bool seeded;
};

/* A seed of the system's, and nothing said yet. */
void deal_init(struct deal *deal, const struct cli_usage *usage);

/* Take a word or one of the flags above. CLI_USAGE, and why was said. */
int deal_take(struct deal *deal, int arg, const char *value);

/* What was said, as options of the game: the preset first, whatever the order
 * was. CLI_USAGE, and why was said. */
int deal_options(const struct deal *deal, struct rum_options *out);

/* Another argument speaks of this seat, so that there must be one. */
void deal_needs_seat(struct deal *deal, rum_seat seat);

#endif
