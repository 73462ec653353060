/*
 * device.c: whole games on a card, or by the same source on the processor.
 */
#include <rumpus/device.h>

#include <stdlib.h>
#include <string.h>

#include <rumpus/system.h>
#include <rumpus/text.h>

#include "gpu.h"
#include "lane.h"

#define TOGETHER 262144 /* games that are played at once: a few 100 MB */

struct rum_device {
    const struct rum_game *game;
    struct gpu *gpu; /* NULL: the processor */
    double seconds;
};

enum rum_err rum_device_open(const struct rum_device_options *opt,
                             struct rum_device **out, struct rum_err_text *why)
{
    RUM_WHY(why);
    struct rum_device *d = rum_alloc(sizeof(*d));
    enum rum_err err = RUM_OK;

    d->game = opt->game;
    if (opt->kind == RUM_DEVICE_GPU)
        err = gpu_open(opt, &d->gpu, why);
    if (err < 0) {
        free(d);
        return err;
    }
    *out = d;
    return RUM_OK;
}

void rum_device_close(struct rum_device *d)
{
    if (!d)
        return;
    gpu_close(d->gpu);
    free(d);
}

const char *rum_device_name(const struct rum_device *d)
{
    return d->gpu ? gpu_name(d->gpu) : "processor";
}

double rum_device_seconds(const struct rum_device *d)
{
    return d->seconds;
}

/* ---- the processor ---- */

static void play_one(const struct rum_game *game, const struct lane_job *job,
                     char *state)
{
    _Alignas(8) char seen[RUM_MAX_STATE];
    rum_action open[RUM_MAX_ACTIONS];
    struct rum_rng rng[RUM_MAX_SEATS];
    struct rum_device_record *r = job->records;

    lane_deal(game, job, 0, state);
    for (int k = 0; k < RUM_MAX_SEATS; k++)
        rum_rng_init(&rng[k], job->seeds[k]);
    while (!lane_over(state, r)) {
        rum_seat actor = rum_head(state)->to_act;
        size_t n = lane_list(game, state, r, open), at = 0;
        if (n > 1)
            at = lane_choose(game, job, state, seen, &rng[actor], open, n);
        game->apply(state, open[at], NULL);
    }
    lane_close(game, job, 0, state);
}

static void play_here(struct rum_device *d, const struct rum_device_job *what,
                      struct rum_device_record *records, char *states)
{
    size_t size = d->game->state_size;
    _Alignas(8) char state[RUM_MAX_STATE];
    struct rum_seed seed[RUM_MAX_SEATS];
    struct lane_job job = {.options = *what->options,
                           .seed = what->seed,
                           .games = 1,
                           .seeds = seed};

    memcpy(job.level, what->level, sizeof(job.level));
    for (uint32_t i = 0; i < what->games; i++) {
        job.first = what->first + i;
        job.records = &records[i];
        play_one(d->game, &job, state);
        if (states)
            memcpy(states + size * i, state, size);
    }
}

/* ---- either ---- */

/* On a true state, before lanes take the options as good. */
static enum rum_err try_options(const struct rum_game *game,
                                const struct rum_device_job *job,
                                struct rum_err_text *why)
{
    _Alignas(8) char state[RUM_MAX_STATE];
    struct rum_options opt = *job->options;
    struct rum_why refused;

    if (rum_game_setup(game, state, &opt, job->seed, &refused) == RUM_OK)
        return RUM_OK;
    rum_why_say(&refused, game, why);
    return RUM_EOPTION;
}

enum rum_err rum_device_play(struct rum_device *d,
                             const struct rum_device_job *job,
                             struct rum_device_record *records, void *states,
                             struct rum_err_text *why)
{
    RUM_WHY(why);
    enum rum_err err = try_options(d->game, job, why);
    struct rum_device_job part = *job;

    d->seconds = 0;
    if (err == RUM_OK && !d->gpu) {
        double begun = rum_system_seconds();
        play_here(d, job, records, states);
        d->seconds = rum_system_seconds() - begun;
        return RUM_OK;
    }
    for (uint32_t done = 0; err == RUM_OK && done < job->games;
         done += part.games) {
        part.first = job->first + done;
        part.games =
            job->games - done < TOGETHER ? job->games - done : TOGETHER;
        err = gpu_play(d->gpu, &part, records + done,
                       states ? (char *)states + d->game->state_size * done
                              : NULL,
                       &d->seconds, why);
    }
    return err;
}

uint64_t rum_device_digest(const struct rum_device_record *records, size_t n)
{
    uint64_t h = 0;

    for (size_t i = 0; i < n; i++) {
        h = (h ^ records[i].digest ^ records[i].decisions) *
            UINT64_C(0x9e3779b97f4a7c15);
        h ^= h >> 29;
    }
    return h;
}
