/*
 * random.c: players who do not look ahead at all.
 *
 * `random` takes any open action. `rank` takes each as often as the game's own
 * quick weights say, and `rank-best` the heaviest: they show what the weights
 * are worth on their own, which is what playouts of stronger bots rest on.
 */
#include <string.h>

#include "mind.h"
#include "quick.h"

static rum_action choose_random(struct rum_bot *bot, const void *hidden,
                                rum_seat seat, const rum_action *open, size_t n,
                                struct rum_advice *advice)
{
    (void)hidden;
    (void)seat;
    (void)advice;
    return open[quick_random(&bot->rng, n)];
}

static rum_action choose_rank(struct rum_bot *bot, const void *hidden,
                              rum_seat seat, const rum_action *open, size_t n,
                              struct rum_advice *advice)
{
    memcpy(bot->deal, hidden, bot->game->state_size);
    advice->work = 1;
    return open[quick_rank(bot->game, bot->deal, seat, &bot->rng, open, n)];
}

static rum_action choose_rank_best(struct rum_bot *bot, const void *hidden,
                                   rum_seat seat, const rum_action *open,
                                   size_t n, struct rum_advice *advice)
{
    uint16_t prior[RUM_MAX_ACTIONS];

    memcpy(bot->deal, hidden, bot->game->state_size);
    quick_weigh(bot->game, bot->deal, seat, &bot->rng, open, n, prior);
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
