/*
 * gpu.c: see gpu.h.
 */
#include "gpu.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/device.h>

struct lab_gpu {
    const struct rum_game *game;
    struct rum_device_record *record;
    char *state; /* as the games ended */
    char name[128];
    double seconds;
};

/* Who of those that can sit on a card? */
static bool find_level(const char *name, uint8_t *out)
{
    static const char *const level[] = {
        [RUM_DEVICE_RANDOM] = "random", [RUM_DEVICE_RANK] = "rank"};

    for (size_t i = 0; i < sizeof(level) / sizeof(*level); i++) {
        if (strcmp(level[i], name) == 0) {
            *out = (uint8_t)i;
            return true;
        }
    }
    return false;
}

static bool cast(const struct lab_run *run, struct rum_device_job *job)
{
    char name[LAB_NAME];

    for (int i = 0; i < run->levels; i++) {
        const struct lab_who *who = &run->level[i];
        if (who->program || !find_level(who->bot.level, &job->level[i])) {
            lab_who_name(who, name);
            cli_error("on a card play 'random' and 'rank', not '%s'", name);
            return false;
        }
    }
    return true;
}

struct lab_gpu *lab_gpu_play(const struct lab_run *run)
{
    const struct lab_setting *setting = run->setting;
    struct rum_device_options opt = {.game = setting->game,
                                     .kind = RUM_DEVICE_GPU};
    struct rum_device_job job = {.options = &setting->options,
                                 .seed = setting->seed,
                                 .games = (uint32_t)setting->games};
    struct rum_device *device;
    struct rum_err_text why;

    if (!cast(run, &job))
        return NULL;
    if (rum_device_open(&opt, &device, &why) < 0) {
        cli_error("%s", why.text);
        return NULL;
    }
    struct lab_gpu *gpu = rum_alloc(sizeof(*gpu));
    gpu->game = setting->game;
    gpu->record = rum_alloc(setting->games * sizeof(*gpu->record));
    gpu->state = rum_alloc(setting->games * setting->game->state_size);
    enum rum_err err =
        rum_device_play(device, &job, gpu->record, gpu->state, &why);
    snprintf(gpu->name, sizeof(gpu->name), "%s", rum_device_name(device));
    gpu->seconds = rum_device_seconds(device);
    rum_device_close(device);
    if (err < 0) {
        cli_error("%s", why.text);
        lab_gpu_finish(gpu);
        return NULL;
    }
    return gpu;
}

void lab_gpu_finish(struct lab_gpu *gpu)
{
    if (!gpu)
        return;
    free(gpu->record);
    free(gpu->state);
    free(gpu);
}

const char *lab_gpu_name(const struct lab_gpu *gpu)
{
    return gpu->name;
}

double lab_gpu_seconds(const struct lab_gpu *gpu)
{
    return gpu->seconds;
}

enum lab_outcome lab_gpu_game(const struct lab_gpu *gpu, size_t i,
                              struct lab_record *record, void *state)
{
    const struct rum_device_record *r = &gpu->record[i];
    size_t size = gpu->game->state_size;

    record->decisions = r->decisions;
    record->choices = r->choices;
    record->offered = r->offered;
    record->widest = r->widest;
    memcpy(state, gpu->state + size * i, size);
    return rum_head(state)->to_act == RUM_NOBODY ? LAB_PLAYED : LAB_STUCK;
}
