/*
 * lane.h: games played one after the other by one thread of many. This source
 * is what a card runs (kernel.c) and the loop on the processor (device.c).
 *
 * Games are dealt, played and closed in three passes over all of them, so that
 * threads side by side do the same. In the second pass a lane takes a game,
 * plays it to its end, and takes the next that nobody has.
 *
 * Freestanding, like the rules.
 */
#ifndef DEVICE_LANE_H
#define DEVICE_LANE_H

#include <string.h>

#include <rumpus/device.h>

#include "../bots/quick.h"

#define LANE_NONE UINT32_MAX

/* What all lanes share. Pointers are into the device's memory. */
struct lane_job {
    struct rum_options options;
    struct rum_seed seed;
    uint64_t first;
    uint32_t games;
    uint32_t steps; /* decisions of a lane in one launch */
    uint8_t level[RUM_MAX_SEATS];
    size_t stride;          /* from state to state */
    char *states;           /* [games] */
    struct rum_seed *seeds; /* [games][RUM_MAX_SEATS] */
    struct rum_device_record *records;
    uint32_t *next; /* the first game that nobody has taken */
    uint32_t *on;   /* lanes that have not come to the end */
};

/* What a lane keeps from launch to launch. */
struct lane {
    uint32_t game; /* LANE_NONE: none is left; else job->games or more: it has
                      none and takes one */
    struct rum_rng rng[RUM_MAX_SEATS];
};

/* Add one; what it was before. */
static inline uint32_t lane_count_up(uint32_t *n)
{
#ifdef __NVPTX__
    return (uint32_t)__nvvm_atom_add_gen_i((int *)n, 1);
#else
    return (*n)++;
#endif
}

static inline char *lane_state(const struct lane_job *job, uint32_t i)
{
    return job->states + job->stride * i;
}

/* ---- the first pass ---- */

static inline void lane_deal(const struct rum_game *game,
                             const struct lane_job *job, uint32_t i)
{
    struct rum_seed seed[1 + RUM_MAX_SEATS];
    struct rum_options opt;
    struct rum_why why;
    char *state = lane_state(job, i);

    memcpy(&opt, &job->options, sizeof(opt));
    rum_rng_game(job->seed, job->first + i, seed, 1 + RUM_MAX_SEATS);
    /* These options were taken before. */
    RUM_ASSERT(rum_game_setup(game, state, &opt, seed[0], &why) == RUM_OK);
    for (int k = 0; k < RUM_MAX_SEATS; k++)
        job->seeds[(size_t)i * RUM_MAX_SEATS + (size_t)k] = seed[1 + k];
    job->records[i] =
        (struct rum_device_record){.first = rum_head(state)->to_act};
}

/* ---- the second ---- */

/* Has it no game, though there may be more? */
static inline bool lane_is_free(const struct lane_job *job,
                                const struct lane *l)
{
    return l->game != LANE_NONE && l->game >= job->games;
}

/* The next game that nobody has. */
static inline void lane_take(const struct lane_job *job, struct lane *l)
{
    uint32_t i = lane_count_up(job->next);

    l->game = i < job->games ? i : LANE_NONE;
    if (l->game == LANE_NONE)
        return;
    for (int k = 0; k < RUM_MAX_SEATS; k++)
        rum_rng_init(&l->rng[k],
                     job->seeds[(size_t)i * RUM_MAX_SEATS + (size_t)k]);
}

static inline bool lane_over(const char *state,
                             const struct rum_device_record *r)
{
    return rum_head(state)->to_act == RUM_NOBODY ||
           r->decisions == RUM_DEVICE_LIMIT;
}

/* What the seat to act does. `seen`: room for a hidden copy; NULL: all seats
 * are random. */
static inline rum_action lane_choose(const struct rum_game *game,
                                     const struct lane_job *job, struct lane *l,
                                     const char *state, char *seen,
                                     struct rum_device_record *r)
{
    rum_action open[RUM_MAX_ACTIONS];
    rum_seat actor = rum_head(state)->to_act;
    size_t n = game->legal(state, open), at = 0;

    if (n > 1) {
        if (!seen || job->level[actor] == RUM_DEVICE_RANDOM) {
            at = quick_random(&l->rng[actor], n);
        } else {
            rum_game_hide(game, state, actor, seen);
            at = quick_rank(game, seen, actor, &l->rng[actor], open, n);
        }
    }
    r->decisions++;
    r->choices += n > 1;
    r->offered += (uint32_t)n;
    if (n > r->widest)
        r->widest = (uint16_t)n;
    return open[at];
}

/* ---- the third ---- */

static inline void lane_close(const struct rum_game *game,
                              const struct lane_job *job, uint32_t i)
{
    const char *state = lane_state(job, i);
    struct rum_device_record *r = &job->records[i];
    int points[RUM_MAX_SEATS] = {0};

    game->score(state, points);
    for (int k = 0; k < RUM_MAX_SEATS; k++)
        r->points[k] = (uint8_t)points[k];
    r->turns = rum_head(state)->turn;
    r->digest = rum_game_digest(game, state);
}

#endif
