/*
 * test_kernel.c: what a card runs, run on the processor: kernel.c with the
 * rules of one game (TEST_GAME). It plays what the plain loop plays.
 */
#include "kit.h"

#include <stdlib.h>

#include <rumpus/text.h>

#include "card_run.h"
#include "lane.h"

/* More games than lanes; several launches. */
enum {
    SLOTS = GPU_THREADS / CARD_WARP * GPU_WIDTH,
    GAMES = SLOTS + SLOTS / 4,
    STEPS = 150
};

struct run {
    struct lane_job job;
    struct lane lanes[SLOTS];
};

static void deal(void *context)
{
    rum_gpu_deal(&((struct run *)context)->job);
}

static void make_words(void *context)
{
    rum_gpu_words(&((struct run *)context)->job);
}

static void play_random(void *context)
{
    struct run *run = context;

    rum_gpu_random(&run->job, run->lanes);
}

static void play_any(void *context)
{
    struct run *run = context;

    rum_gpu_play(&run->job, run->lanes);
}

static void close_all(void *context)
{
    rum_gpu_close(&((struct run *)context)->job);
}

/* As gpu.c does it. */
static void play(const struct rum_game *game, void (*kernel)(void *context),
                 struct run *run)
{
    uint32_t next = 0, on = 1, blocks = (GAMES + SLOTS - 1) / SLOTS;
    struct lane_job *job = &run->job;

    job->stride = (game->state_size + 15) / 16 * 16;
    job->states = rum_alloc(GAMES * job->stride);
    job->seeds = rum_alloc(GAMES * RUM_MAX_SEATS * sizeof(*job->seeds));
    job->words =
        rum_alloc(GAMES * RUM_MAX_SEATS * GPU_AHEAD * sizeof(*job->words));
    job->next = &next;
    job->on = &on;
    memset(run->lanes, 0xfe, sizeof(run->lanes));
    card_run(deal, run, blocks, GPU_THREADS);
    card_run(make_words, run,
             GAMES * RUM_MAX_SEATS * GPU_AHEAD / 16 / GPU_THREADS + 1,
             GPU_THREADS);
    while (on) {
        on = 0;
        card_run(kernel, run, 1, GPU_THREADS);
    }
    card_run(close_all, run, blocks, GPU_THREADS);
    free(job->seeds);
    free(job->words);
}

static void compare(uint8_t level, void (*kernel)(void *context))
{
    const struct rum_game *game = rum_game_find(TEST_GAME);
    struct rum_device_options opt = {.game = game};
    struct rum_options options;
    struct rum_device_job what = {
        .options = &options, .seed = kit_seed(3), .first = 5, .games = GAMES};
    struct rum_device_record record[GAMES], theirs[GAMES] = {0};
    struct run *run = rum_alloc(sizeof(*run));
    char *states = rum_alloc(GAMES * game->state_size);
    struct rum_device *device;
    struct rum_err_text why;

    rum_options_init(&options, game);
    if (*TEST_OPTION)
        CHECK_INT(rum_options_parse(&options, game, TEST_OPTION, &why), RUM_OK);
    memset(what.level, level, sizeof(what.level));
    CHECK_INT(rum_device_open(&opt, &device, &why), RUM_OK);
    CHECK_INT(rum_device_play(device, &what, record, states, &why), RUM_OK);
    run->job = (struct lane_job){.options = options,
                                 .seed = what.seed,
                                 .first = what.first,
                                 .games = GAMES,
                                 .steps = STEPS,
                                 .records = theirs};
    memcpy(run->job.level, what.level, sizeof(what.level));
    play(game, kernel, run);
    CHECK(rum_device_digest(record, GAMES) == rum_device_digest(theirs, GAMES));
    for (size_t i = 0; i < GAMES; i++) {
        CHECK(record[i].digest == theirs[i].digest);
        CHECK_INT(record[i].decisions, theirs[i].decisions);
        CHECK_INT(record[i].choices, theirs[i].choices);
        CHECK_INT(record[i].offered, theirs[i].offered);
        CHECK_INT(record[i].widest, theirs[i].widest);
        CHECK_INT(record[i].first, theirs[i].first);
        CHECK_INT(memcmp(states + i * game->state_size,
                         run->job.states + i * run->job.stride,
                         game->state_size),
                  0);
    }
    rum_device_close(device);
    free(run->job.states);
    free(run);
    free(states);
}

TEST(a_block_plays_at_random_what_the_plain_loop_plays)
{
    CHECK_INT(rum_gpu_shape[0], GPU_THREADS);
    CHECK_INT(rum_gpu_shape[2], GPU_WIDTH);
    compare(RUM_DEVICE_RANDOM, play_random);
}

TEST(a_block_plays_by_weights_what_the_plain_loop_plays)
{
    compare(RUM_DEVICE_RANK, play_any);
}
