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
    uint32_t *words;        /* [games][seats][]: the first of each bot */
    struct rum_device_record *records;
    uint32_t *next; /* the first game that nobody has taken */
    uint32_t *on;   /* lanes that have not come to the end */
};

/* What a lane keeps from launch to launch. */
struct lane {
    struct rum_device_record record;
    uint32_t game; /* LANE_NONE: none is left; else job->games or more: it has
                      none and takes one */
    uint32_t drawn[RUM_MAX_SEATS]; /* by each bot: words of its chance */
    rum_action act;                /* that was chosen */
};

/* Bytes of a block's room for one lane, with a state of this size: an odd
 * number of double words, so that neighbours lie in different banks. */
#define LANE_STATE(size) (((size) + 7) / 8 * 8)
#define LANE_ROOM(size)  ((LANE_STATE(size) + sizeof(struct lane)) / 8 * 8 | 8)

/* ---- the first pass ---- */

static inline void lane_deal(const struct rum_game *game,
                             const struct lane_job *job, uint32_t i,
                             char *state)
{
    struct rum_seed seed[1 + RUM_MAX_SEATS];
    struct rum_options opt;
    struct rum_why why;

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

static inline bool lane_over(const char *state,
                             const struct rum_device_record *r)
{
    return rum_head(state)->to_act == RUM_NOBODY ||
           r->decisions == RUM_DEVICE_LIMIT;
}

/* What is open, which is noted; how many. */
static inline size_t lane_list(const struct rum_game *game, const char *state,
                               struct rum_device_record *r, rum_action *open)
{
    size_t n = game->legal(state, open);

    r->decisions++;
    r->choices += n > 1;
    r->offered += (uint32_t)n;
    if (n > r->widest)
        r->widest = (uint16_t)n;
    return n;
}

/* Which of them the seat to act takes. `seen`: room for a hidden copy; NULL:
 * all seats are random. */
static inline size_t lane_choose(const struct rum_game *game,
                                 const struct lane_job *job, const char *state,
                                 char *seen, struct rum_rng *rng,
                                 const rum_action *open, size_t n)
{
    rum_seat actor = rum_head(state)->to_act;

    if (!seen || job->level[actor] == RUM_DEVICE_RANDOM)
        return quick_random(rng, n);
    rum_game_hide(game, state, actor, seen);
    return quick_rank(game, seen, actor, rng, open, n);
}

/* ---- the third ---- */

static inline void lane_close(const struct rum_game *game,
                              const struct lane_job *job, uint32_t i,
                              const char *state)
{
    struct rum_device_record *r = &job->records[i];
    int points[RUM_MAX_SEATS] = {0};

    game->score(state, points);
    for (int k = 0; k < RUM_MAX_SEATS; k++)
        r->points[k] = (uint8_t)points[k];
    r->turns = rum_head(state)->turn;
    r->digest = rum_game_digest(game, state);
}

/* ---- kernel.c: what a card is asked to run ---- */

void rum_gpu_deal(const struct lane_job *job);
void rum_gpu_words(const struct lane_job *job);
void rum_gpu_close(const struct lane_job *job);
void rum_gpu_random(const struct lane_job *job, struct lane *lanes);
void rum_gpu_play(const struct lane_job *job, struct lane *lanes);

/* What the host asks: threads of a block, bytes of its room for each warp, how
 * many lanes a warp has, and how many words each bot. */
extern const uint32_t rum_gpu_shape[4];

#endif
