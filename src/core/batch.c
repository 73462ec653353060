/*
 * batch.c: many games side by side. A game is touched by one thread in a step
 * and draws from nothing but its own chance, so threads change nothing.
 */
#include <rumpus/batch.h>

#include <stdlib.h>
#include <string.h>

#include <rumpus/learn.h>
#include <rumpus/text.h>

#include "pool.h"

#define TOGETHER 64 /* games that a thread takes at a time */

/* What belongs to one game besides its state. */
struct place {
    struct rum_rng chance; /* for rum_batch_sample() */
    uint32_t dealt;        /* games so far, this one included */
    uint32_t length;       /* decisions in this one */
    uint16_t open;         /* legal actions now */
};

struct rum_batch {
    const struct rum_game *game;
    struct rum_options options;
    struct rum_seed seed;
    struct pool *pool;
    size_t games, observation;
    int seats;
    uint32_t limit;
    size_t stride; /* from state to state */
    char *states;
    rum_action *legal; /* [games][max_actions] */
    struct place *place;
};

/* What one call does to all games. */
struct job {
    struct rum_batch *batch;
    const rum_action *actions; /* NULL: only look */
    const struct rum_batch_view *view;
};

static char *state_of(const struct rum_batch *b, size_t i)
{
    return b->states + b->stride * i;
}

static rum_action *legal_of(const struct rum_batch *b, size_t i)
{
    return b->legal + (size_t)b->game->max_actions * i;
}

/* ---- one game ---- */

/* Which game of the batch it is and which of that place make its seed. Seeds
 * that were written as numbers have nothing in these words, so that batches
 * with other numbers play other games. */
static struct rum_seed seed_of(const struct rum_batch *b, size_t i, uint32_t n)
{
    struct rum_rng rng;
    struct rum_seed seed = b->seed;

    seed.word[0] ^= (uint32_t)i;
    seed.word[1] ^= n;
    rum_rng_init(&rng, seed);
    return rum_rng_seed(&rng);
}

static enum rum_err deal(struct rum_batch *b, size_t i, struct rum_why *why)
{
    struct place *p = &b->place[i];
    struct rum_options opt = b->options;

    p->length = 0;
    enum rum_err err = rum_game_setup(b->game, state_of(b, i), &opt,
                                      seed_of(b, i, ++p->dealt), why);
    if (err == RUM_OK)
        p->open = (uint16_t)b->game->legal(state_of(b, i), legal_of(b, i));
    return err;
}

static void play(struct rum_batch *b, size_t i, rum_action act,
                 const struct rum_batch_view *view)
{
    struct place *p = &b->place[i];
    char *state = state_of(b, i);
    int points[RUM_MAX_SEATS] = {0};
    struct rum_why why;
    enum rum_batch_end end = RUM_BATCH_ON;

    b->game->apply(state, act, NULL);
    p->length++;
    if (rum_head(state)->to_act == RUM_NOBODY)
        end = RUM_BATCH_OVER;
    else if (b->limit && p->length >= b->limit)
        end = RUM_BATCH_CUT;
    if (end == RUM_BATCH_OVER)
        b->game->score(state, points);
    if (view->end)
        view->end[i] = (uint8_t)end;
    if (view->length)
        view->length[i] = p->length;
    if (view->points) {
        int16_t *out = view->points + i * (size_t)b->seats;
        for (int seat = 0; seat < b->seats; seat++)
            out[seat] = (int16_t)points[seat];
    }
    if (end == RUM_BATCH_ON)
        p->open = (uint16_t)b->game->legal(state, legal_of(b, i));
    else /* these options were taken before */
        RUM_ASSERT(deal(b, i, &why) == RUM_OK);
}

static void show(const struct rum_batch *b, size_t i,
                 const struct rum_batch_view *view)
{
    const char *state = state_of(b, i);
    rum_seat actor = rum_head(state)->to_act;

    if (view->actor)
        view->actor[i] = actor;
    if (view->observation)
        rum_learn_observe(b->game, state, actor,
                          view->observation + i * b->observation);
    if (view->mask) {
        uint8_t *mask = view->mask + i * b->game->codes;
        const rum_action *legal = legal_of(b, i);
        memset(mask, 0, b->game->codes);
        for (size_t k = 0; k < b->place[i].open; k++)
            mask[legal[k]] = 1;
    }
}

/* ---- all of them ---- */

static size_t parts(const struct rum_batch *b)
{
    return (b->games + TOGETHER - 1) / TOGETHER;
}

static size_t end_of(const struct rum_batch *b, size_t part)
{
    size_t end = (part + 1) * TOGETHER;
    return end < b->games ? end : b->games;
}

static void work(void *arg, size_t part)
{
    struct job *job = arg;
    struct rum_batch *b = job->batch;

    for (size_t i = part * TOGETHER; i < end_of(b, part); i++) {
        if (job->actions)
            play(b, i, job->actions[i], job->view);
        show(b, i, job->view);
    }
}

enum rum_err rum_batch_create(const struct rum_batch_options *opt,
                              struct rum_batch **out, struct rum_err_text *why)
{
    const struct rum_game *game = opt->game;
    struct rum_batch *b = rum_alloc(sizeof(*b));
    struct rum_why refused = {0};

    RUM_ASSERT(opt->games > 0);
    b->game = game;
    if (opt->options)
        b->options = *opt->options;
    else
        rum_options_init(&b->options, game);
    b->seed = opt->seed;
    b->games = opt->games;
    b->limit = opt->limit;
    b->seats = b->options.value[0].n;
    b->observation = rum_learn_size(game);
    b->stride = (game->state_size + 63) / 64 * 64;
    b->states = rum_alloc(b->stride * b->games);
    b->legal = rum_alloc(game->max_actions * sizeof(rum_action) * b->games);
    b->place = rum_alloc(sizeof(*b->place) * b->games);
    for (size_t i = 0; i < b->games; i++) {
        if (deal(b, i, &refused) < 0) {
            rum_why_say(&refused, game, why);
            rum_batch_destroy(b);
            return RUM_EOPTION;
        }
        rum_rng_init(&b->place[i].chance, seed_of(b, i, 0));
    }
    b->pool = pool_create(opt->threads);
    *out = b;
    return RUM_OK;
}

void rum_batch_destroy(struct rum_batch *b)
{
    if (!b)
        return;
    pool_destroy(b->pool);
    free(b->states);
    free(b->legal);
    free(b->place);
    free(b);
}

size_t rum_batch_games(const struct rum_batch *b)
{
    return b->games;
}

int rum_batch_seats(const struct rum_batch *b)
{
    return b->seats;
}

const void *rum_batch_state(const struct rum_batch *b, size_t i)
{
    RUM_ASSERT(i < b->games);
    return state_of(b, i);
}

void rum_batch_look(struct rum_batch *b, const struct rum_batch_view *view)
{
    struct job job = {.batch = b, .view = view};

    for (size_t i = 0; i < b->games; i++) {
        if (view->end)
            view->end[i] = RUM_BATCH_ON;
        if (view->length)
            view->length[i] = b->place[i].length;
    }
    if (view->points)
        memset(view->points, 0,
               b->games * (size_t)b->seats * sizeof(*view->points));
    pool_run(b->pool, work, &job, parts(b));
}

void rum_batch_sample(struct rum_batch *b, rum_action *out)
{
    for (size_t i = 0; i < b->games; i++)
        out[i] = legal_of(
            b, i)[rum_rng_below(&b->place[i].chance, b->place[i].open)];
}

/* The list is ascending. */
static bool is_open(const struct rum_batch *b, size_t i, rum_action act)
{
    const rum_action *legal = legal_of(b, i);
    size_t low = 0, high = b->place[i].open;

    while (low < high) {
        size_t middle = (low + high) / 2;
        if (legal[middle] < act)
            low = middle + 1;
        else
            high = middle;
    }
    return low < b->place[i].open && legal[low] == act;
}

enum rum_err rum_batch_step(struct rum_batch *b, const rum_action *actions,
                            const struct rum_batch_view *view, size_t *which)
{
    struct job job = {.batch = b, .actions = actions, .view = view};

    for (size_t i = 0; i < b->games; i++) {
        if (!is_open(b, i, actions[i])) {
            if (which)
                *which = i;
            return RUM_EILLEGAL;
        }
    }
    pool_run(b->pool, work, &job, parts(b));
    return RUM_OK;
}
