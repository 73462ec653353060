/*
 * odds.c: a chance of winning that keeps its word.
 *
 * What a search expects is good for comparing actions, not for betting: it is
 * part appraisal, part playout, and knows nothing of who plays on. So a game
 * has a table of how often positions with such an expectation were won.
 */
#include <rumpus/bot.h>

/* Small enough to measure ten thousand positions, and the same everywhere:
 * what was measured is what is shown. */
#define LEVEL "medium"

int rum_bot_estimate(const struct rum_game *game, const void *hidden,
                     rum_seat seat, struct rum_seed seed)
{
    struct rum_bot_options opt = {.level = LEVEL, .seed = seed};
    struct rum_bot *bot = rum_bot_create(game, &opt);
    struct rum_advice advice;

    rum_bot_choose(bot, hidden, seat, &advice);
    rum_bot_destroy(bot);
    return advice.value;
}

int rum_bot_odds(const struct rum_game *game, int seats, int estimate)
{
    const int step = 6000 / (RUM_ODDS - 1);
    const struct rum_odds *odds = game->odds;

    while (odds && odds->seats && odds->seats != seats)
        odds++;
    if (!odds || !odds->seats || estimate < 0)
        return -1;
    RUM_ASSERT(estimate <= 6000);
    int i = estimate / step, rest = estimate % step;
    if (rest == 0)
        return odds->won[i];
    return (odds->won[i] * (step - rest) + odds->won[i + 1] * rest + step / 2) /
           step;
}
