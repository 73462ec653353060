/*
 * outside.c: what programs that learn need of an installed library, in words
 * that C and C++ both read: outside GAME
 *
 * A batch of random games shows observations and masks, and a device without
 * a card plays whole games.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/batch.h>
#include <rumpus/device.h>
#include <rumpus/learn.h>
#include <rumpus/version.h>

#define GAMES 32
#define STEPS 200

/* How many games ended in so many steps; -1: something is not as it should. */
static int learn(const struct rum_game *game)
{
    struct rum_batch_options opt;
    struct rum_batch_view view;
    struct rum_batch *batch;
    struct rum_err_text why;
    rum_action actions[GAMES];
    uint8_t end[GAMES];
    size_t size = rum_learn_size(game), codes = rum_learn_codes(game);
    int ended = 0;

    memset(&opt, 0, sizeof(opt));
    opt.game = game;
    opt.games = GAMES;
    if (rum_batch_create(&opt, &batch, &why) < 0)
        return -1;
    memset(&view, 0, sizeof(view));
    view.end = end;
    view.observation = (int16_t *)calloc(GAMES * size, sizeof(int16_t));
    view.mask = (uint8_t *)calloc(GAMES * codes, 1);
    rum_batch_look(batch, &view);
    for (int i = 0; i < STEPS && ended >= 0; i++) {
        rum_batch_sample(batch, actions);
        for (size_t k = 0; k < GAMES; k++) {
            if (!view.mask[k * codes + actions[k]])
                ended = -1;
        }
        if (ended < 0 || rum_batch_step(batch, actions, &view, NULL) < 0)
            break;
        for (size_t k = 0; k < GAMES; k++)
            ended += end[k] == RUM_BATCH_OVER;
    }
    free(view.observation);
    free(view.mask);
    rum_batch_destroy(batch);
    return ended;
}

/* One number of whole games; 0: they could not be played. */
static uint64_t play(const struct rum_game *game)
{
    struct rum_device_options opt;
    struct rum_device_record records[GAMES];
    struct rum_device_job job;
    struct rum_options options;
    struct rum_device *device;
    struct rum_err_text why;
    uint64_t digest = 0;

    memset(&opt, 0, sizeof(opt));
    opt.game = game;
    opt.kind = RUM_DEVICE_PROCESSOR;
    memset(&job, 0, sizeof(job));
    rum_options_init(&options, game);
    job.options = &options;
    job.games = GAMES;
    if (rum_device_open(&opt, &device, &why) < 0)
        return 0;
    if (rum_device_play(device, &job, records, NULL, &why) == RUM_OK)
        digest = rum_device_digest(records, GAMES);
    rum_device_close(device);
    return digest;
}

int main(int argc, char **argv)
{
    const struct rum_game *game = rum_game_find(argc > 1 ? argv[1] : "");

    if (!game || rum_version() != RUM_VERSION)
        return 2;
    int ended = learn(game);
    uint64_t digest = play(game);
    printf("%s: %d games ended, %016llx\n", game->title, ended,
           (unsigned long long)digest);
    return ended > 0 && digest ? 0 : 1;
}
