/*
 * forecast.c: what everybody can expect, as one pair of eyes judges it.
 *
 * No search: many deals that fit what the eyes see are played on by the game's
 * quick weights. Half of the verdict is the appraisal some way on, half is who
 * won in the end. Each alone is too sure of itself, in different ways;
 * docs/BOTS.md has the figures.
 */
#include <stdlib.h>
#include <string.h>

#include <rumpus/text.h>

#include "mind.h"

#define NEAR 50   /* decisions on, at the next settled state: the appraisal */
#define FAR  2000 /* by then it is judged as it is */

size_t bot_by_weight(struct rum_rng *rng, const uint16_t *prior, size_t n)
{
    uint32_t sum = 0;

    if (rum_rng_next(rng) & 3)
        return bot_heaviest(prior, n);
    for (size_t i = 0; i < n; i++)
        sum += prior[i];
    uint32_t at = rum_rng_below(rng, sum ? sum : 1);
    for (size_t i = 0; i < n; i++) {
        if (at < prior[i])
            return i;
        at -= prior[i];
    }
    return n - 1;
}

void bot_judge(const struct rum_game *game, const void *state, float weight,
               float value[RUM_MAX_SEATS])
{
    const struct rum_head *head = rum_head(state);
    int points[RUM_MAX_SEATS] = {0};

    if (head->to_act == RUM_NOBODY)
        game->score(state, points);
    for (int i = 0; i < head->seats; i++) {
        int v = head->to_act == RUM_NOBODY ? points[i] * 100
                                           : game->appraise(state, (rum_seat)i);
        value[i] += weight * (float)v / 6000;
    }
}

static void play_on(const struct rum_game *game, void *state,
                    struct rum_rng *rng, float value[RUM_MAX_SEATS])
{
    rum_action open[RUM_MAX_ACTIONS];
    uint16_t prior[RUM_MAX_ACTIONS];
    float rest = 1;

    for (int i = 0; i < FAR && rum_head(state)->to_act != RUM_NOBODY; i++) {
        if (i >= NEAR && rest == 1 && game->settled(state)) {
            rest = 0.5f;
            bot_judge(game, state, 0.5f, value);
        }
        size_t n = game->legal(state, open), k = 0;
        if (n > 1) {
            game->rank(state, open, n, prior);
            k = bot_by_weight(rng, prior, n);
        }
        game->apply(state, open[k], NULL);
    }
    bot_judge(game, state, rest, value);
}

void rum_forecast(const struct rum_game *game, const void *hidden,
                  rum_seat viewer, struct rum_rng *rng, uint32_t deals,
                  int out[RUM_MAX_SEATS])
{
    float value[RUM_MAX_SEATS] = {0};
    void *state = rum_alloc(game->state_size);

    for (uint32_t i = 0; i < deals; i++) {
        memcpy(state, hidden, game->state_size);
        rum_game_imagine(game, state, viewer, rng);
        play_on(game, state, rng, value);
    }
    for (int i = 0; i < RUM_MAX_SEATS; i++)
        out[i] = (int)(value[i] * 6000 / (float)deals);
    free(state);
}
