/*
 * random.c: players who do not look ahead at all.
 *
 * `random` takes any open action. `rank` takes each as often as the game's own
 * quick weights say, and `rank-best` the heaviest: they show what the weights
 * are worth on their own, which is what playouts of stronger bots rest on.
 */
#include <string.h>

#include "mind.h"

static rum_action choose_random(struct rum_bot *bot, const void *hidden,
                                rum_seat seat, const rum_action *open, size_t n,
                                struct rum_advice *advice)
{
    (void)hidden;
    (void)seat;
    (void)advice;
    return open[rum_rng_below(&bot->rng, (uint32_t)n)];
}

/* The weights are defined on whole states, so imagine one. */
static void weigh(struct rum_bot *bot, const void *hidden, rum_seat seat,
                  const rum_action *open, size_t n, uint16_t *prior)
{
    memcpy(bot->deal, hidden, bot->game->state_size);
    rum_game_imagine(bot->game, bot->deal, seat, &bot->rng);
    bot->game->rank(bot->deal, open, n, prior);
}

static rum_action choose_rank(struct rum_bot *bot, const void *hidden,
                              rum_seat seat, const rum_action *open, size_t n,
                              struct rum_advice *advice)
{
    uint16_t prior[RUM_MAX_ACTIONS];
    uint32_t sum = 0;

    weigh(bot, hidden, seat, open, n, prior);
    for (size_t i = 0; i < n; i++)
        sum += prior[i];
    uint32_t at = rum_rng_below(&bot->rng, sum);
    size_t i = 0;
    while (at >= prior[i])
        at -= prior[i++];
    advice->work = 1;
    return open[i];
}

static rum_action choose_rank_best(struct rum_bot *bot, const void *hidden,
                                   rum_seat seat, const rum_action *open,
                                   size_t n, struct rum_advice *advice)
{
    uint16_t prior[RUM_MAX_ACTIONS];

    weigh(bot, hidden, seat, open, n, prior);
    advice->work = 1;
    return open[bot_heaviest(prior, n)];
}

const struct level bot_random = {
    .name = "random",
    .choose = choose_random,
};

const struct level bot_rank = {
    .name = "rank",
    .choose = choose_rank,
};

const struct level bot_rank_best = {
    .name = "rank-best",
    .choose = choose_rank_best,
};
