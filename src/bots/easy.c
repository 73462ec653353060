/*
 * easy.c: a greedy player. It looks for the play after which the game's own
 * appraisal likes its position best, and no further.
 *
 * A play is every decision up to the next settled state: which card, onto
 * which stack, as which face. The bot imagines a few deals of what it cannot
 * see, and tries its own decisions in all of them side by side; decisions of
 * others in between are answered by the heaviest of the game's quick weights.
 *
 * Side by side, because a player decides once and not once a deal: of the
 * deals in which it would be offered the same actions it takes the one action
 * that is best on average. A search of one deal after the other would know
 * every die and card to come, and gamble as if it did.
 *
 * The work is bounded by a budget of actions tried. While it lasts, all
 * actions are tried; where it would not, the heaviest ones; and when it is
 * spent, the heaviest one only, for so many steps that a long list costs a few
 * times the budget at worst. A play not settled by then is judged as it is.
 */
#include <stdlib.h>
#include <string.h>

#include <rumpus/text.h>

#include "mind.h"
#include "quick.h"

#define TRIES 700 /* actions of one decision, over all deals, by default */
#define DEALS 16  /* at most */
#define DEPTH                                                                  \
    10           /* decisions of one play that are searched; the rest follow   \
                    the weights */
#define STEPS 60 /* a play that is not settled by then is judged as it is */

/* The states of one depth, one a deal, and the actions tried there. */
struct row {
    uint8_t *state[DEALS];
    rum_action open[RUM_MAX_ACTIONS];
    uint16_t prior[RUM_MAX_ACTIONS];
};

/* Some of the deals. */
struct group {
    int n;
    uint8_t deal[DEALS];
};

struct easy {
    const struct rum_game *game;
    rum_seat seat;
    uint32_t budget;
    uint32_t tried; /* in this decision */
    int steps;      /* that follow the weights, for each action and deal */
    uint8_t *states;
    struct row row[DEPTH + 1];
};

static void *create(const struct rum_game *game,
                    const struct rum_bot_options *opt)
{
    struct easy *e = rum_alloc(sizeof(*e));
    size_t size = (game->state_size + 15) & ~(size_t)15;

    e->game = game;
    e->budget = opt->iterations    ? opt->iterations
                : game->easy_tries ? game->easy_tries
                                   : TRIES;
    e->states = rum_alloc(size * DEALS * (DEPTH + 1));
    for (int i = 0; i <= DEPTH; i++) {
        for (int k = 0; k < DEALS; k++)
            e->row[i].state[k] = e->states + size * (size_t)(i * DEALS + k);
    }
    return e;
}

static void destroy(void *mind)
{
    struct easy *e = mind;

    free(e->states);
    free(e);
}

static bool play_is_done(const struct easy *e, const void *state)
{
    return rum_head(state)->to_act == RUM_NOBODY || e->game->settled(state);
}

static int value_of(const struct easy *e, const void *state)
{
    if (rum_head(state)->to_act == RUM_NOBODY) {
        int points[RUM_MAX_SEATS] = {0};
        e->game->score(state, points);
        return points[e->seat] * 100;
    }
    return e->game->appraise(state, e->seat);
}

/* Answer a decision, whoever's it is, by weight. */
static void answer(struct easy *e, void *state)
{
    rum_action open[RUM_MAX_ACTIONS];
    uint16_t prior[RUM_MAX_ACTIONS];
    size_t n = e->game->legal(state, open), best = 0;

    if (n > 1) {
        e->game->rank(state, open, n, prior);
        best = bot_heaviest(prior, n);
    }
    e->game->apply(state, open[best], NULL);
    e->tried++;
}

/* Follow the weights to the end of the play. */
static int finish_play(struct easy *e, void *state)
{
    for (int i = 0; i < e->steps && !play_is_done(e, state); i++)
        answer(e, state);
    return value_of(e, state);
}

/* Past the decisions of others. False: the play is done, or it never comes
 * back to the seat. */
static bool reach_own_decision(struct easy *e, void *state)
{
    for (int i = 0; i < e->steps; i++) {
        if (play_is_done(e, state))
            return false;
        if (rum_head(state)->to_act == e->seat)
            return true;
        answer(e, state);
    }
    return false;
}

/* Keep of the n actions the `width` heaviest, ascending by weight rank. */
static void keep_heaviest(rum_action *open, uint16_t *prior, size_t n,
                          size_t width)
{
    for (size_t i = 0; i < width; i++) {
        size_t best = i + bot_heaviest(prior + i, n - i);
        rum_action action = open[best];
        uint16_t weight = prior[best];
        open[best] = open[i];
        prior[best] = prior[i];
        open[i] = action;
        prior[i] = weight;
    }
}

static int64_t search(struct easy *e, int depth, const struct group *all,
                      int64_t budget);

/* The sum over the group of what one action leads to. */
static int64_t try_action(struct easy *e, int depth, const struct group *group,
                          rum_action act, int64_t budget)
{
    for (int i = 0; i < group->n; i++) {
        int deal = group->deal[i];
        void *next = e->row[depth + 1].state[deal];
        memcpy(next, e->row[depth].state[deal], e->game->state_size);
        e->game->apply(next, act, NULL);
    }
    e->tried += (uint32_t)group->n;
    return search(e, depth + 1, group, budget - group->n);
}

/* The best of the n actions of this row, open in all deals of the group. */
static int64_t best_action(struct easy *e, int depth, const struct group *group,
                           size_t n, int64_t budget)
{
    struct row *row = &e->row[depth];
    size_t width = n;
    int64_t best = -1, end = (int64_t)e->tried + budget;

    if (budget < (int64_t)n * group->n) {
        width = budget < group->n ? 1 : (size_t)(budget / group->n);
        e->game->rank(row->state[group->deal[0]], row->open, n, row->prior);
        keep_heaviest(row->open, row->prior, n, width);
    }
    for (size_t i = 0; i < width; i++) {
        int64_t share = (end - (int64_t)e->tried) / (int64_t)(width - i);
        int64_t sum = try_action(e, depth, group, row->open[i], share);
        if (sum > best)
            best = sum;
    }
    return best;
}

/* Take from `rest` the deals that offer the same actions as its first one,
 * which are left in the row. */
static size_t take_alike(struct easy *e, int depth, struct group *rest,
                         struct group *alike)
{
    struct row *row = &e->row[depth];
    rum_action open[RUM_MAX_ACTIONS];
    size_t n = e->game->legal(row->state[rest->deal[0]], row->open);
    int left = 0;

    alike->n = 0;
    alike->deal[alike->n++] = rest->deal[0];
    for (int i = 1; i < rest->n; i++) {
        size_t count = e->game->legal(row->state[rest->deal[i]], open);
        if (count == n && memcmp(open, row->open, n * sizeof(*open)) == 0)
            alike->deal[alike->n++] = rest->deal[i];
        else
            rest->deal[left++] = rest->deal[i];
    }
    rest->n = left;
    return n;
}

/* The sum of values over the deals whose states stand in the row. */
static int64_t search(struct easy *e, int depth, const struct group *all,
                      int64_t budget)
{
    struct row *row = &e->row[depth];
    struct group rest = {0}, alike;
    int64_t sum = 0;

    for (int i = 0; i < all->n; i++) {
        void *state = row->state[all->deal[i]];
        if (!reach_own_decision(e, state))
            sum += value_of(e, state);
        else if (depth == DEPTH || budget < all->n)
            sum += finish_play(e, state);
        else
            rest.deal[rest.n++] = all->deal[i];
    }
    while (rest.n > 0) {
        int deals = rest.n;
        size_t n = take_alike(e, depth, &rest, &alike);
        sum += best_action(e, depth, &alike, n, budget * alike.n / deals);
        budget -= budget * alike.n / deals;
    }
    return sum;
}

/* Many deals where few actions are open, few where many are; likewise steps,
 * and as many for the last action as for the first. */
static void imagine(struct easy *e, struct rum_bot *bot, const void *hidden,
                    size_t n, struct group *all)
{
    size_t deals = e->budget / (16 * n);

    deals = deals < 2 ? 2 : deals > DEALS ? DEALS : deals;
    size_t steps = 8 * (size_t)e->budget / (n * deals);
    e->steps = steps < 8 ? 8 : steps > STEPS ? STEPS : (int)steps;
    all->n = (int)deals;
    for (int i = 0; i < all->n; i++) {
        all->deal[i] = (uint8_t)i;
        memcpy(e->row[0].state[i], hidden, e->game->state_size);
        rum_game_imagine(e->game, e->row[0].state[i], e->seat, &bot->rng);
    }
}

static void note(struct rum_advice *advice, rum_action act, int value,
                 bool best)
{
    if (best) {
        advice->second = advice->best;
        advice->second_value = advice->value;
        advice->has_second = advice->value >= 0;
        advice->best = act;
        advice->value = value;
    } else if (!advice->has_second || value > advice->second_value) {
        advice->second = act;
        advice->second_value = value;
        advice->has_second = true;
    }
}

void bot_easy_judge(struct rum_bot *bot, const void *hidden, rum_seat seat,
                    const rum_action *open, size_t n, int *value)
{
    struct easy *e = bot->mind;
    struct group all;

    e->seat = seat;
    e->tried = 0;
    imagine(e, bot, hidden, n, &all);
    for (size_t i = 0; i < n; i++) {
        int64_t share =
            ((int64_t)e->budget - (int64_t)e->tried) / (int64_t)(n - i);
        value[i] = (int)(try_action(e, 0, &all, open[i], share) / all.n);
    }
}

static rum_action choose(struct rum_bot *bot, const void *hidden, rum_seat seat,
                         const rum_action *open, size_t n,
                         struct rum_advice *advice)
{
    const struct easy *e = bot->mind;
    int value[RUM_MAX_ACTIONS], best = -1;
    uint32_t ties = 0;

    bot_easy_judge(bot, hidden, seat, open, n, value);
    for (size_t i = 0; i < n; i++) {
        /* Every action as good as the best so far takes its place with the
         * chance that makes all of them equally likely in the end. */
        ties = value[i] > best ? 1 : value[i] == best ? ties + 1 : ties;
        bool wins = value[i] > best ||
                    (value[i] == best && rum_rng_below(&bot->rng, ties) == 0);
        note(advice, open[i], value[i], wins);
        if (wins)
            best = value[i];
    }
    advice->work = e->tried;
    return advice->best;
}

const struct level bot_easy = {
    .name = "easy",
    .iterations = true,
    .create = create,
    .destroy = destroy,
    .choose = choose,
};

/* Something other than the harmless action, by weight, where a play begins. */
static rum_action rather(struct rum_bot *bot, const void *hidden, rum_seat seat,
                         const rum_action *open, size_t n, rum_action chosen)
{
    uint16_t prior[RUM_MAX_ACTIONS];
    uint32_t sum = 0;
    size_t i = 0;

    memcpy(bot->deal, hidden, bot->game->state_size);
    quick_weigh(bot->game, bot->deal, seat, &bot->rng, open, n, prior);
    if (chosen != bot->game->fallback(bot->deal) ||
        !bot->game->settled(bot->deal))
        return chosen;
    for (size_t k = 0; k < n; k++) {
        if (open[k] == chosen)
            prior[k] = 0;
        sum += prior[k];
    }
    if (!sum)
        return chosen;
    uint32_t at = rum_rng_below(&bot->rng, sum);
    while (at >= prior[i])
        at -= prior[i++];
    return open[i];
}

/* For learners: looks at every other decision only, and goes by the quick
 * weights in the others. So it plays sensibly, and leaves openings. And it
 * rather does something than nothing: from somebody who saves up for later, as
 * good players of Mercer Base do, nobody learns a game. */
static rum_action choose_gentle(struct rum_bot *bot, const void *hidden,
                                rum_seat seat, const rum_action *open, size_t n,
                                struct rum_advice *advice)
{
    const struct level *by =
        rum_rng_below(&bot->rng, 2) ? &bot_easy : &bot_rank;
    rum_action chosen = by->choose(bot, hidden, seat, open, n, advice);

    return n > 1 && rum_rng_below(&bot->rng, 2)
               ? rather(bot, hidden, seat, open, n, chosen)
               : chosen;
}

const struct level bot_gentle = {
    .name = "gentle",
    .create = create,
    .destroy = destroy,
    .choose = choose_gentle,
};
