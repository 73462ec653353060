/*
 * quick.h: choices of players who do not look ahead, for random.c and for
 * games on a card. Freestanding, like the rules.
 */
#ifndef BOTS_QUICK_H
#define BOTS_QUICK_H

#include <rumpus/game.h>

/* Any of the n open actions: its index. */
static inline size_t quick_random(struct rum_rng *rng, size_t n)
{
    return rum_rng_below(rng, (uint32_t)n);
}

/* The weights are defined on whole states, so fill the hidden copy in. */
static inline void quick_weigh(const struct rum_game *game, void *hidden,
                               rum_seat seat, struct rum_rng *rng,
                               const rum_action *open, size_t n,
                               uint16_t *prior)
{
    rum_game_imagine(game, hidden, seat, rng);
    game->rank(hidden, open, n, prior);
}

/* Each as often as the game's weights say. The hidden copy is used up. */
static inline size_t quick_rank(const struct rum_game *game, void *hidden,
                                rum_seat seat, struct rum_rng *rng,
                                const rum_action *open, size_t n)
{
    uint16_t prior[RUM_MAX_ACTIONS];
    uint32_t sum = 0;
    size_t i = 0;

    quick_weigh(game, hidden, seat, rng, open, n, prior);
    for (size_t k = 0; k < n; k++)
        sum += prior[k];
    uint32_t at = rum_rng_below(rng, sum);
    while (at >= prior[i])
        at -= prior[i++];
    return i;
}

#endif
