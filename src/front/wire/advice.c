/*
 * advice.c: the command `bot`: what a bot would do here.
 */
#include <stdlib.h>

#include <rumpus/bot.h>

#include "ask.h"

/* More would keep a table waiting for minutes. */
#define MAX_ITERATIONS 1000000
#define MAX_MILLIS     60000

static bool no_such_level(struct ask *q, const char *level)
{
    wire_wrong(q, "there is no level '%.40s'; there are ", level);
    for (const char *const *l = rum_bot_levels(); *l; l++)
        RUM_SAY(q->error, "%s%s", l == rum_bot_levels() ? "" : ", ", *l);
    return false;
}

bool ask_bot(struct ask *q)
{
    struct rum_bot_options opt = {.level = "easy"};
    int64_t iterations = 0, millis = 0;
    rum_seat actor;

    if (!ask_actor(q, &actor) || !ask_text(q, "level", false, &opt.level) ||
        !ask_int(q, "iterations", false, 1, MAX_ITERATIONS, &iterations) ||
        !ask_int(q, "millis", false, 1, MAX_MILLIS, &millis) ||
        !ask_seed(q, "seed", &opt.seed))
        return false;
    opt.iterations = (uint32_t)iterations;
    opt.millis = (uint32_t)millis;
    const struct rum_game *game = rum_match_game(q->wire->match);
    struct rum_bot *bot = rum_bot_create(game, &opt);
    if (!bot)
        return no_such_level(q, opt.level);

    struct rum_advice advice = {.value = -1};
    void *hidden = rum_alloc(game->state_size);
    rum_game_hide(game, rum_match_state(q->wire->match), actor, hidden);
    rum_action code = rum_bot_choose(bot, hidden, actor, &advice);
    free(hidden);
    rum_bot_destroy(bot);

    rum_json_int(&q->out, "actor", actor);
    rum_json_int(&q->out, "code", code);
    if (advice.value >= 0)
        rum_json_int(&q->out, "value", advice.value);
    if (advice.has_second) {
        rum_json_int(&q->out, "second", advice.second);
        rum_json_int(&q->out, "second_value", advice.second_value);
    }
    rum_json_int(&q->out, "work", advice.work);
    return true;
}
