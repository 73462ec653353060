/*
 * chance.c: chance made explicit.
 *
 * The rules draw in the middle of an action and cannot be stopped there. So an
 * action is played again from its beginning for each draw that is chosen, on a
 * scratch copy: the outcomes so far are given to it, and the first draw that
 * has none yet is the next node. What the copy came to is thrown away until no
 * draw is left. It costs an action for each draw, and actions are cheap.
 *
 * The copy's generator knows where the outcomes are: see chance.h beside this
 * file. It holds a pointer as long as the action is played, and is wiped then.
 */
#include "chance.h"

#include <stdlib.h>
#include <string.h>

#include <rumpus/chance.h>
#include <rumpus/text.h>

#define POINTER 2 /* where it lies in the block, behind the word drawn */

struct rum_chance {
    const struct rum_game *game;
    struct rum_options options;
    bool dealt, asked; /* asked: the step below has a draw without outcome */
    rum_action act;    /* ... of this action; of the deal if it is not dealt */
    uint32_t outcomes; /* of that draw */
    uint8_t *given;    /* the outcomes of its draws so far */
    size_t n, cap;
    _Alignas(8) char state[RUM_MAX_STATE];
    struct rum_trace trace; /* of the action, once nothing is asked */
};

/* A step being played. */
struct script {
    struct rum_chance *chance;
    struct rum_rng *rest; /* chooses what is not given; NULL: nobody does */
    size_t at;            /* draws so far */
    uint32_t outcomes;    /* of the first that nobody chose; 0: none */
    struct rum_rng blind; /* for those after it: what comes of them does not
                             count, but rules may try until something fits */
};

static void give(struct rum_chance *c, uint32_t outcome)
{
    if (c->n == c->cap) {
        c->cap = c->cap ? 2 * c->cap : 64;
        c->given = rum_realloc(c->given, c->cap);
    }
    c->given[c->n++] = (uint8_t)outcome;
}

/* The smallest word of those that mean this outcome and are not thrown away:
 * see rum_rng_below(). */
static uint32_t word_of(uint32_t outcome, uint32_t n)
{
    uint64_t first = ((uint64_t)outcome << 32) + (-n % n);

    return (uint32_t)((first + n - 1) / n);
}

uint32_t chance_word(struct rum_rng *rng, uint32_t n)
{
    struct script *script;
    uint32_t outcome = 0;

    RUM_ASSERT(n > 0 && n <= RUM_MAX_OUTCOMES); /* rules draw no bare words */
    memcpy(&script, rng->block + POINTER, sizeof(script));
    struct rum_chance *c = script->chance;
    if (script->at < c->n) {
        outcome = c->given[script->at++];
    } else if (script->rest) {
        outcome = rum_rng_below(script->rest, n);
        give(c, outcome);
        script->at++;
    } else {
        if (!script->outcomes)
            script->outcomes = n;
        outcome = rum_rng_below(&script->blind, n);
    }
    return word_of(outcome, n);
}

/* Play the step with the outcomes there are, and keep what it comes to if no
 * draw is left. RUM_EOPTION: it was the deal, and `why` says what is wrong. */
static enum rum_err step(struct rum_chance *c, struct rum_rng *rest,
                         struct rum_why *why)
{
    _Alignas(8) char copy[RUM_MAX_STATE];
    struct script script = {.chance = c, .rest = rest}, *at = &script;
    struct rum_rng rng = {.counter = RNG_CHOSEN};
    struct rum_head *head = (struct rum_head *)copy;

    memcpy(rng.block + POINTER, &at, sizeof(at));
    if (c->dealt) {
        memcpy(copy, c->state, c->game->state_size);
    } else {
        memset(copy, 0, c->game->state_size);
        head->seats = (uint8_t)c->options.value[0].n;
    }
    head->rng = rng;
    if (c->dealt) {
        c->trace.n = 0;
        c->game->apply(copy, c->act, &c->trace);
    } else {
        struct rum_options options = c->options;
        enum rum_err err = c->game->setup(copy, &options, why);
        if (err < 0)
            return err;
    }
    c->outcomes = script.outcomes;
    c->asked = script.outcomes > 0;
    if (c->asked) {
        c->trace.n = 0;
    } else {
        memset(&head->rng, 0, sizeof(head->rng));
        memcpy(c->state, copy, c->game->state_size);
        c->dealt = true;
        c->n = 0;
    }
    return RUM_OK;
}

enum rum_err rum_chance_create(const struct rum_game *game,
                               const struct rum_options *opt,
                               struct rum_chance **out,
                               struct rum_err_text *why)
{
    RUM_WHY(why);
    struct rum_chance *c = rum_alloc(sizeof(*c));
    struct rum_why refused = {0};

    c->game = game;
    c->options = *opt;
    enum rum_err err = step(c, NULL, &refused);
    if (err < 0) {
        rum_why_say(&refused, game, why);
        rum_chance_destroy(c);
        return err;
    }
    *out = c;
    return RUM_OK;
}

struct rum_chance *rum_chance_copy(const struct rum_chance *c)
{
    struct rum_chance *copy = rum_alloc(sizeof(*copy));

    *copy = *c;
    copy->given = NULL;
    copy->n = copy->cap = 0;
    for (size_t i = 0; i < c->n; i++)
        give(copy, c->given[i]);
    return copy;
}

void rum_chance_destroy(struct rum_chance *c)
{
    if (!c)
        return;
    free(c->given);
    free(c);
}

uint32_t rum_chance_outcomes(const struct rum_chance *c)
{
    return c->asked ? c->outcomes : 0;
}

void rum_chance_choose(struct rum_chance *c, uint32_t outcome)
{
    RUM_ASSERT(c->asked && outcome < c->outcomes);
    give(c, outcome);
    step(c, NULL, &(struct rum_why){0});
}

void rum_chance_draw(struct rum_chance *c, struct rum_rng *rng)
{
    if (c->asked)
        step(c, rng, &(struct rum_why){0});
}

int rum_chance_seats(const struct rum_chance *c)
{
    return c->options.value[0].n;
}

rum_seat rum_chance_actor(const struct rum_chance *c)
{
    return c->asked ? RUM_NOBODY : rum_head(c->state)->to_act;
}

bool rum_chance_over(const struct rum_chance *c)
{
    return !c->asked && rum_chance_actor(c) == RUM_NOBODY;
}

enum rum_err rum_chance_play(struct rum_chance *c, rum_action act)
{
    rum_action open[RUM_MAX_ACTIONS];
    size_t n = c->asked ? 0 : c->game->legal(c->state, open);

    if (c->asked)
        return RUM_EBUSY;
    if (n == 0)
        return RUM_EOVER;
    for (size_t i = 0; i < n; i++) {
        if (open[i] != act)
            continue;
        c->act = act;
        return step(c, NULL, &(struct rum_why){0});
    }
    return RUM_EILLEGAL;
}

const struct rum_trace *rum_chance_events(const struct rum_chance *c)
{
    return &c->trace;
}

const void *rum_chance_state(const struct rum_chance *c)
{
    return c->dealt ? c->state : NULL;
}
