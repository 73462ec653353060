/*
 * batch.c: many games side by side. A game is touched by one thread in a step
 * and draws from nothing but its own chance, so threads change nothing.
 */
#include <rumpus/batch.h>

#include <stdlib.h>
#include <string.h>

#include <rumpus/learn.h>
#include <rumpus/text.h>

#include "gpu_batch.h"
#include "place.h"
#include "pool.h"

#define TOGETHER 64 /* games that a thread takes at a time */

struct rum_batch {
    const struct rum_game *game;
    struct places places;
    struct pool *pool;
    struct gpu_batch *card; /* NULL: the processor plays */
};

/* ---- all games on the processor ---- */

/* What one call does to them. */
struct job {
    struct rum_batch *batch;
    const rum_action *actions; /* NULL: only look */
    const struct rum_batch_view *view;
};

static void work(void *arg, size_t part)
{
    _Alignas(8) char seen[RUM_MAX_STATE];
    struct job *job = arg;
    const struct rum_game *game = job->batch->game;
    const struct places *p = &job->batch->places;
    size_t first = part * TOGETHER;
    size_t end = first + TOGETHER < p->games ? first + TOGETHER : p->games;

    if (job->view->mask)
        memset(job->view->mask + first * game->codes, 0,
               (end - first) * game->codes);
    for (size_t i = first; i < end; i++) {
        if (job->actions)
            place_step(game, p, i, job->actions[i], job->view);
        place_show(game, p, i, seen, job->view);
    }
}

static void work_all(struct job *job)
{
    size_t games = job->batch->places.games;

    pool_run(job->batch->pool, work, job, (games + TOGETHER - 1) / TOGETHER);
}

static enum rum_err deal_all(struct rum_batch *b, struct rum_err_text *why)
{
    struct places *p = &b->places;
    struct rum_why refused = {0};

    p->states = rum_alloc(p->stride * p->games);
    p->legal = rum_alloc(b->game->max_actions * sizeof(rum_action) * p->games);
    p->place = rum_alloc(sizeof(*p->place) * p->games);
    for (size_t i = 0; i < p->games; i++) {
        if (place_begin(b->game, p, i, &refused) < 0) {
            rum_why_say(&refused, b->game, why);
            return RUM_EOPTION;
        }
    }
    return RUM_OK;
}

/* ---- either ---- */

enum rum_err rum_batch_create(const struct rum_batch_options *opt,
                              struct rum_batch **out, struct rum_err_text *why)
{
    RUM_WHY(why);
    const struct rum_game *game = opt->game;
    struct rum_batch *b = rum_alloc(sizeof(*b));
    struct places *p = &b->places;

    RUM_ASSERT(opt->games > 0);
    b->game = game;
    if (opt->options)
        p->options = *opt->options;
    else
        rum_options_init(&p->options, game);
    p->seed = opt->seed;
    p->games = opt->games;
    p->limit = opt->limit;
    p->seats = p->options.value[0].n;
    p->observation = rum_learn_size(game);
    p->stride = (game->state_size + 63) / 64 * 64;
    enum rum_err err = opt->device == RUM_DEVICE_GPU
                           ? gpu_batch_open(opt, p, &b->card, why)
                           : deal_all(b, why);
    if (err < 0) {
        rum_batch_destroy(b);
        return err;
    }
    if (!b->card)
        b->pool = pool_create(opt->threads);
    *out = b;
    return RUM_OK;
}

void rum_batch_destroy(struct rum_batch *b)
{
    if (!b)
        return;
    gpu_batch_close(b->card);
    pool_destroy(b->pool);
    free(b->places.states);
    free(b->places.legal);
    free(b->places.place);
    free(b);
}

size_t rum_batch_games(const struct rum_batch *b)
{
    return b->places.games;
}

int rum_batch_seats(const struct rum_batch *b)
{
    return b->places.seats;
}

const void *rum_batch_state(const struct rum_batch *b, size_t i)
{
    RUM_ASSERT(i < b->places.games);
    return b->card ? gpu_batch_state(b->card, i) : place_state(&b->places, i);
}

void rum_batch_look(struct rum_batch *b, const struct rum_batch_view *view)
{
    struct job job = {.batch = b, .view = view};
    const int nothing[RUM_MAX_SEATS] = {0};

    if (b->card) {
        gpu_batch_look(b->card, view);
        return;
    }
    for (size_t i = 0; i < b->places.games; i++)
        place_tell(&b->places, i, RUM_BATCH_ON, nothing, view);
    work_all(&job);
}

void rum_batch_sample(struct rum_batch *b, rum_action *out)
{
    if (b->card) {
        gpu_batch_sample(b->card, out);
        return;
    }
    for (size_t i = 0; i < b->places.games; i++)
        out[i] = place_sample(b->game, &b->places, i);
}

enum rum_err rum_batch_step(struct rum_batch *b, const rum_action *actions,
                            const struct rum_batch_view *view, size_t *which)
{
    struct job job = {.batch = b, .actions = actions, .view = view};

    if (b->card)
        return gpu_batch_step(b->card, actions, view, which);
    for (size_t i = 0; i < b->places.games; i++) {
        if (!place_allows(b->game, &b->places, i, actions[i])) {
            if (which)
                *which = i;
            return RUM_EILLEGAL;
        }
    }
    work_all(&job);
    return RUM_OK;
}
