/*
 * gpu_batch.c: see gpu_batch.h. States stay on the card; actions go there in
 * every call, and what the caller wants to see comes back.
 */
#include "gpu_batch.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/text.h>

#include "gpu.h"
#include "place.h"

#define BLOCK 128 /* threads */

/* What a view can hold, and what the card needs besides. */
enum {
    ACTOR,
    OBSERVATION,
    MASK,
    END,
    POINTS,
    LENGTH,
    VIEWS,
    STATES = VIEWS,
    LEGAL,
    PLACES,
    ACTIONS,
    WRONG,
    JOB,
    MEMORIES
};

struct gpu_batch {
    struct gpu *gpu;
    struct place_job job; /* as it is on the card */
    gpu_memory memory[MEMORIES];
    size_t bytes[MEMORIES];
    char *state; /* that was fetched last */
    int failed;  /* what the driver said first */
};

/* ---- memory ---- */

static void measure(struct gpu_batch *b)
{
    const struct rum_game *game = b->gpu->game;
    const struct places *p = &b->job.places;
    size_t row[MEMORIES] = {
        [ACTOR] = sizeof(*b->job.view.actor),
        [OBSERVATION] = p->observation * sizeof(*b->job.view.observation),
        [MASK] = game->codes,
        [END] = sizeof(*b->job.view.end),
        [POINTS] = (size_t)p->seats * sizeof(*b->job.view.points),
        [LENGTH] = sizeof(*b->job.view.length),
        [STATES] = p->stride,
        [LEGAL] = game->max_actions * sizeof(*p->legal),
        [PLACES] = sizeof(*p->place),
        [ACTIONS] = sizeof(*b->job.actions),
    };

    for (int i = 0; i < MEMORIES; i++)
        b->bytes[i] = row[i] * p->games;
    b->bytes[WRONG] = sizeof(*b->job.wrong);
    b->bytes[JOB] = sizeof(b->job);
}

static void *at(const struct gpu_batch *b, int which)
{
    return (void *)(uintptr_t)b->memory[which];
}

/* Take what is not there yet. */
static void need(struct gpu_batch *b, int which)
{
    if (!b->failed && !b->memory[which])
        b->failed = b->gpu->driver.take(&b->memory[which], b->bytes[which]);
}

/* Between the host and the card. */
static void send(struct gpu_batch *b, int which, const void *from)
{
    if (!b->failed)
        b->failed = b->gpu->driver.copy(b->memory[which], (uintptr_t)from,
                                        b->bytes[which]);
}

static void fetch(struct gpu_batch *b, int which, void *to)
{
    if (!b->failed)
        b->failed = b->gpu->driver.copy((uintptr_t)to, b->memory[which],
                                        b->bytes[which]);
}

static void fill(struct gpu_batch *b, int which, unsigned char byte)
{
    if (!b->failed)
        b->failed =
            b->gpu->driver.fill(b->memory[which], byte, b->bytes[which]);
}

/* ---- calls ---- */

static void call(struct gpu_batch *b, enum place_call what)
{
    uint32_t argument = what;
    void *arguments[] = {&b->memory[JOB], &argument};
    unsigned blocks = (unsigned)((b->job.places.games + BLOCK - 1) / BLOCK);

    if (!b->failed)
        b->failed =
            b->gpu->driver.launch(b->gpu->kernel[GPU_BATCH], blocks, 1, 1,
                                  BLOCK, 1, 1, 0, NULL, arguments, NULL);
}

/* The caller's arrays, in the order of the numbers above. */
static void list(const struct rum_batch_view *v, void *out[VIEWS])
{
    void *all[VIEWS] = {v->actor, v->observation, v->mask,
                        v->end,   v->points,      v->length};

    memcpy(out, all, sizeof(all));
}

/* What is wanted has its place on the card, and the card knows. */
static void prepare(struct gpu_batch *b, const struct rum_batch_view *view)
{
    void *wanted[VIEWS], *there[VIEWS] = {0};

    list(view, wanted);
    for (int i = 0; i < VIEWS; i++) {
        if (wanted[i]) {
            need(b, i);
            there[i] = at(b, i);
        }
    }
    if (wanted[MASK])
        fill(b, MASK, 0);
    b->job.view = (struct rum_batch_view){
        .actor = there[ACTOR],
        .observation = there[OBSERVATION],
        .mask = there[MASK],
        .end = there[END],
        .points = there[POINTS],
        .length = there[LENGTH],
    };
    send(b, JOB, &b->job);
}

static void bring_back(struct gpu_batch *b, const struct rum_batch_view *view)
{
    void *wanted[VIEWS];

    list(view, wanted);
    for (int i = 0; i < VIEWS; i++) {
        if (wanted[i])
            fetch(b, i, wanted[i]);
    }
}

void gpu_batch_look(struct gpu_batch *b, const struct rum_batch_view *view)
{
    prepare(b, view);
    call(b, PLACE_LOOK);
    bring_back(b, view);
}

void gpu_batch_sample(struct gpu_batch *b, rum_action *out)
{
    call(b, PLACE_SAMPLE);
    fetch(b, ACTIONS, out);
}

enum rum_err gpu_batch_step(struct gpu_batch *b, const rum_action *actions,
                            const struct rum_batch_view *view, size_t *which)
{
    uint32_t wrong = UINT32_MAX;

    send(b, ACTIONS, actions);
    fill(b, WRONG, 0xff);
    prepare(b, view);
    call(b, PLACE_CHECK);
    call(b, PLACE_STEP);
    fetch(b, WRONG, &wrong);
    if (!b->failed && wrong != UINT32_MAX) {
        if (which)
            *which = wrong;
        return RUM_EILLEGAL;
    }
    bring_back(b, view);
    return b->failed ? RUM_EIO : RUM_OK;
}

const void *gpu_batch_state(struct gpu_batch *b, size_t i)
{
    const struct places *p = &b->job.places;

    if (!b->failed)
        b->failed = b->gpu->driver.copy((uintptr_t)b->state,
                                        b->memory[STATES] + p->stride * i,
                                        b->gpu->game->state_size);
    return b->state;
}

/* ---- the whole ---- */

/* On a true state, before threads take the options as good. */
static enum rum_err try_options(struct gpu_batch *b, struct rum_err_text *why)
{
    const struct rum_game *game = b->gpu->game;
    struct rum_options opt = b->job.places.options;
    struct rum_why refused;

    if (rum_game_setup(game, b->state, &opt, b->job.places.seed, &refused) ==
        RUM_OK)
        return RUM_OK;
    rum_why_say(&refused, game, why);
    return RUM_EOPTION;
}

static enum rum_err begin(struct gpu_batch *b, struct rum_err_text *why)
{
    struct places *p = &b->job.places;

    measure(b);
    for (int i = STATES; i < MEMORIES; i++)
        need(b, i);
    p->states = at(b, STATES);
    p->legal = at(b, LEGAL);
    p->place = at(b, PLACES);
    b->job.actions = at(b, ACTIONS);
    b->job.wrong = at(b, WRONG);
    send(b, JOB, &b->job);
    call(b, PLACE_BEGIN);
    if (!b->failed)
        b->failed = b->gpu->driver.wait();
    return b->failed ? gpu_refused(b->gpu, b->failed, "deal", why) : RUM_OK;
}

enum rum_err gpu_batch_open(const struct rum_batch_options *opt,
                            const struct places *places, struct gpu_batch **out,
                            struct rum_err_text *why)
{
    struct rum_device_options device = {
        .game = opt->game, .kind = RUM_DEVICE_GPU, .folder = opt->folder};
    struct gpu_batch *b = rum_alloc(sizeof(*b));

    b->job.places = *places;
    b->state = rum_alloc(opt->game->state_size);
    enum rum_err err = gpu_open(&device, &b->gpu, why);
    if (err == RUM_OK)
        err = try_options(b, why);
    if (err == RUM_OK)
        err = begin(b, why);
    if (err < 0) {
        gpu_batch_close(b);
        return err;
    }
    *out = b;
    return RUM_OK;
}

void gpu_batch_close(struct gpu_batch *b)
{
    if (!b)
        return;
    for (int i = 0; i < MEMORIES; i++) {
        if (b->memory[i])
            b->gpu->driver.give(b->memory[i]);
    }
    gpu_close(b->gpu);
    free(b->state);
    free(b);
}
