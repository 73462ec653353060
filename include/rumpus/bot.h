/*
 * bot.h: players who are not people. They know only game.h.
 *
 * A bot is given the hidden copy of its seat and nothing else, so it cannot
 * peek; what it plays depends on that copy, its seed and its budget.
 *
 * Threads: a bot belongs to one thread at a time; different bots may think at
 * once. rum_bot_levels() and rum_bot_parse() may be called from anywhere.
 */
#ifndef RUMPUS_BOT_H
#define RUMPUS_BOT_H

#include <rumpus/api.h>
#include <rumpus/game.h>

RUM_API_BEGIN

struct rum_bot;

/* Who is to play, and how much it may think. */
struct rum_bot_options {
    const char *level; /* one of rum_bot_levels() */
    struct rum_seed seed;
    uint32_t iterations; /* 0: the level's own */
    uint32_t millis;     /* 0: no limit; a bot with one is not repeatable */
    uint32_t threads;    /* 0: one */
    uint32_t part;       /* 0: all of them; n: the work of the n-th alone */
};

/* What a bot thinks of a decision. */
struct rum_advice {
    rum_action best, second;
    bool has_second;
    int value; /* expected score x 100 of `best`, 0..6000; -1 unknown */
    int second_value;
    uint32_t work; /* positions or iterations looked at */
};

/* "random", "gentle", ... NULL-terminated, weakest first. */
const char *const *rum_bot_levels(void);

/* Take "easy", "hard:2000" (iterations), "hard:100ms" or "hard:2000:100ms" (as
 * many as fit). Levels that are in no menu are taken too. RUM_EOPTION, and
 * `why` says what would be allowed. */
enum rum_err rum_bot_parse(const char *text, struct rum_bot_options *out,
                           struct rum_err_text *why);

/* A new bot, or NULL when there is no such level. One bot serves one seat of
 * one match at a time. */
struct rum_bot *rum_bot_create(const struct rum_game *game,
                               const struct rum_bot_options *opt);
/* NULL does nothing. */
void rum_bot_destroy(struct rum_bot *bot);

/* Begin anew for another match, as if created with this seed. */
void rum_bot_reseed(struct rum_bot *bot, struct rum_seed seed);

/* Choose for `seat`, who is to act in `hidden` (made by rum_game_hide). */
rum_action rum_bot_choose(struct rum_bot *bot, const void *hidden,
                          rum_seat seat, struct rum_advice *advice);

/*
 * A decision shared among bots that have no memory in common, such as the
 * workers of a browser: created alike but for `part`, each does its part, and
 * the sum of the parts is what one bot with as many threads would choose.
 */
struct rum_part {
    struct rum_advice advice; /* all there is to know if n is 0 */
    uint32_t n;               /* actions looked at */
    /* What came of one action. */
    struct rum_part_action {
        double visits, sum;
        int judged; /* by the greedy player */
        rum_action act;
    } action[RUM_MAX_ACTIONS];
};

/* False: a part would be the whole, or too little to be of use. */
bool rum_bot_shares(const char *level);
/* `before` is what the parts of the last decision that had any came to. */
void rum_bot_part(struct rum_bot *bot, const void *hidden, rum_seat seat,
                  rum_action before, struct rum_part *out);
/* All parts of one decision, in their order, at least one. */
rum_action rum_bot_sum(const struct rum_part *part, size_t n,
                       struct rum_advice *advice);

/*
 * What every seat can expect, x 100: 0..6000, as somebody who sees `hidden`
 * (rum_game_hide() for `viewer`) judges it: so many deals that fit it are
 * played to the end. For looking back at a game, not for choosing.
 */
void rum_forecast(const struct rum_game *game, const void *hidden,
                  rum_seat viewer, struct rum_rng *rng, uint32_t deals,
                  int out[RUM_MAX_SEATS]);

/*
 * A chance that keeps its word, for hints. The estimate is what a search of a
 * fixed size expects for `seat`, who is to act in `hidden`: 0..6000, or -1
 * where there is no choice. The odds are how often such positions were won,
 * in percent, by the game's table for so many seats; -1: it has none. `rumpus
 * lab calibrate` makes the table and checks it (docs/BOTS.md).
 */
int rum_bot_estimate(const struct rum_game *game, const void *hidden,
                     rum_seat seat, struct rum_seed seed);
int rum_bot_odds(const struct rum_game *game, int seats, int estimate);

RUM_API_END

#endif
