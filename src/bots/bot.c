/*
 * bot.c: the levels of bots, and what all of them have in common.
 *
 * To add a level, write its file after the pattern of easy.c and give it a
 * row here.
 */
#include <rumpus/bot.h>

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/scene.h>
#include <rumpus/text.h>

#include "mind.h"

#define MOST_ITERATIONS 100000000

/* Weakest first, those that are in no menu too. */
static const struct level *const levels[] = {
    &bot_random, &bot_rank,   &bot_rank_best, &bot_gentle,
    &bot_easy,   &bot_medium, &bot_hard,
};

#define LEVELS (sizeof(levels) / sizeof(*levels))

const char *const *rum_bot_levels(void)
{
    static const char *const menu[] = {"random", "gentle", "easy",
                                       "medium", "hard",   NULL};
    return menu;
}

static const struct level *find(const char *name, size_t length)
{
    for (size_t i = 0; i < LEVELS; i++) {
        if (strlen(levels[i]->name) == length &&
            memcmp(levels[i]->name, name, length) == 0)
            return levels[i];
    }
    return NULL;
}

/* "2000", "100ms" or both, "2000:100ms", into *opt; false: it is neither. */
static bool parse_budget(const char *text, struct rum_bot_options *opt)
{
    char *end;

    for (;; text = end + 1) {
        if (!isdigit((unsigned char)*text))
            return false;
        unsigned long n = strtoul(text, &end, 10);
        if (n == 0 || n > MOST_ITERATIONS)
            return false;
        bool time = strncmp(end, "ms", 2) == 0;
        uint32_t *budget = time ? &opt->millis : &opt->iterations;
        if (*budget)
            return false;
        *budget = (uint32_t)n;
        end += time ? 2 : 0;
        if (*end != ':')
            return !*end;
    }
}

enum rum_err rum_bot_parse(const char *text, struct rum_bot_options *out,
                           struct rum_err_text *why)
{
    RUM_WHY(why);
    size_t length = strcspn(text, ":");
    const struct level *level = find(text, length);

    why->text[0] = '\0';
    if (!level) {
        RUM_SAY(why->text, "there is no bot '%.40s'; there are ", text);
        for (size_t i = 0; i < LEVELS; i++)
            RUM_SAY(why->text, "%s%s", i ? ", " : "", levels[i]->name);
        return RUM_EOPTION;
    }
    *out = (struct rum_bot_options){.level = level->name};
    if (!text[length])
        return RUM_OK;
    if (!parse_budget(text + length + 1, out)) {
        RUM_SAY(why->text,
                "a bot's budget is a number of iterations (%s:500), a time "
                "(%s:100ms) or both (%s:500:100ms), not '%.40s'",
                level->name, level->name, level->name, text + length + 1);
        return RUM_EOPTION;
    }
    if ((out->iterations && !level->iterations) ||
        (out->millis && !level->millis)) {
        RUM_SAY(why->text, "the bot '%s' takes no %s", level->name,
                out->millis ? "time limit" : "budget of iterations");
        return RUM_EOPTION;
    }
    return RUM_OK;
}

struct rum_bot *rum_bot_create(const struct rum_game *game,
                               const struct rum_bot_options *opt)
{
    const struct level *level = find(opt->level, strlen(opt->level));

    if (!level)
        return NULL;
    struct rum_bot *bot = rum_alloc(sizeof(*bot));
    bot->game = game;
    bot->level = level;
    bot->deal = rum_alloc(game->state_size);
    if (level->create)
        bot->mind = level->create(game, opt);
    rum_bot_reseed(bot, opt->seed);
    return bot;
}

void rum_bot_destroy(struct rum_bot *bot)
{
    if (!bot)
        return;
    if (bot->level->destroy)
        bot->level->destroy(bot->mind);
    free(bot->deal);
    free(bot);
}

void rum_bot_reseed(struct rum_bot *bot, struct rum_seed seed)
{
    rum_rng_init(&bot->rng, seed);
    if (bot->level->reset)
        bot->level->reset(bot->mind, seed);
}

rum_action rum_bot_choose(struct rum_bot *bot, const void *hidden,
                          rum_seat seat, struct rum_advice *advice)
{
    rum_action open[RUM_MAX_ACTIONS];
    struct rum_advice unasked;
    size_t n = bot->game->legal(hidden, open);

    RUM_ASSERT(rum_head(hidden)->to_act == seat && n > 0);
    if (!advice)
        advice = &unasked;
    *advice = (struct rum_advice){.value = -1, .second_value = -1};
    advice->best = n == 1
                       ? open[0]
                       : bot->level->choose(bot, hidden, seat, open, n, advice);
    return advice->best;
}

bool rum_bot_shares(const char *level)
{
    const struct level *l = find(level, strlen(level));

    return l && l->part;
}

void rum_bot_part(struct rum_bot *bot, const void *hidden, rum_seat seat,
                  rum_action before, struct rum_part *out)
{
    rum_action open[RUM_MAX_ACTIONS];
    size_t n = bot->game->legal(hidden, open);

    out->n = 0;
    if (n == 1 || !bot->level->part) {
        rum_bot_choose(bot, hidden, seat, &out->advice);
        return;
    }
    RUM_ASSERT(rum_head(hidden)->to_act == seat);
    out->advice = (struct rum_advice){.value = -1, .second_value = -1};
    bot->level->part(bot, hidden, seat, before, open, n, out);
}

size_t bot_heaviest(const uint16_t *prior, size_t n)
{
    size_t best = 0;
    for (size_t i = 1; i < n; i++) {
        if (prior[i] > prior[best])
            best = i;
    }
    return best;
}
