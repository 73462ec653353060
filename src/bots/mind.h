/*
 * mind.h: what the levels of bots share inside this folder.
 *
 * A level is a row of the table in bot.c. It keeps what it needs between
 * decisions in a mind of its own, made once, so that choosing allocates
 * nothing.
 */
#ifndef BOTS_MIND_H
#define BOTS_MIND_H

#include <rumpus/bot.h>

struct level {
    const char *name;
    bool iterations; /* takes a budget of positions or iterations */
    bool millis;     /* takes a time limit */

    /* NULL: it has no mind. */
    void *(*create)(const struct rum_game *game,
                    const struct rum_bot_options *opt);
    void (*destroy)(void *mind);
    /* Forget what was learned: another match begins. NULL: it learns nothing.
     */
    void (*reset)(void *mind, struct rum_seed seed);

    /* One of at least two open actions. `advice` is never NULL, and `best` is
     * filled in by the caller. */
    rum_action (*choose)(struct rum_bot *bot, const void *hidden, rum_seat seat,
                         const rum_action *open, size_t n,
                         struct rum_advice *advice);
    /* The same as a part, for levels whose work is worth sharing; else NULL. */
    void (*part)(struct rum_bot *bot, const void *hidden, rum_seat seat,
                 rum_action before, const rum_action *open, size_t n,
                 struct rum_part *out);
};

struct rum_bot {
    const struct rum_game *game;
    const struct level *level;
    struct rum_rng rng;
    void *mind;
    void *deal; /* room for one state */
};

extern const struct level bot_random, bot_rank, bot_rank_best, bot_gentle,
    bot_easy, bot_medium, bot_hard;

/* The first of the n actions with the largest weight. */
size_t bot_heaviest(const uint16_t *prior, size_t n);

/* One of the n actions: mostly the heaviest, now and then by lot, so that
 * playing on is sensible, but never twice the same. */
size_t bot_by_weight(struct rum_rng *rng, const uint16_t *prior, size_t n);

/* Add what each seat can expect, 0..1, so many times: the points after the
 * end, else the appraisal. */
void bot_judge(const struct rum_game *game, const void *state, float weight,
               float value[RUM_MAX_SEATS]);

/* What an `easy` bot thinks of each of the n open actions, 0..6000. */
void bot_easy_judge(struct rum_bot *bot, const void *hidden, rum_seat seat,
                    const rum_action *open, size_t n, int *value);

#endif
