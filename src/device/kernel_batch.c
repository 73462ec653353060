/*
 * kernel_batch.c: what a card runs for a batch: place.h with the rules of one
 * game, compiled by tools/gpu. A thread is a game.
 */
#include "card.h"
#include "place.h"

#include GPU_HEADER

extern const struct rum_game GPU_GAME;

static void look(const struct place_job *job, uint32_t i)
{
    _Alignas(8) char seen[sizeof(struct GPU_STATE)];

    place_show(&GPU_GAME, &job->places, i, seen, &job->view);
}

void rum_gpu_batch(const struct place_job *job, uint32_t call)
{
    uint32_t i = card_block() * card_threads() + card_thread();
    const int nothing[RUM_MAX_SEATS] = {0};
    struct rum_why why;

    if (i >= job->places.games)
        return;
    switch (call) {
    case PLACE_BEGIN: /* these options were taken before */
        RUM_ASSERT(place_begin(&GPU_GAME, &job->places, i, &why) == RUM_OK);
        break;
    case PLACE_LOOK:
        place_tell(&job->places, i, RUM_BATCH_ON, nothing, &job->view);
        look(job, i);
        break;
    case PLACE_SAMPLE:
        job->actions[i] = place_sample(&GPU_GAME, &job->places, i);
        break;
    case PLACE_CHECK:
        if (!place_allows(&GPU_GAME, &job->places, i, job->actions[i]))
            card_least(job->wrong, i);
        break;
    default:
        if (*job->wrong != UINT32_MAX)
            return;
        place_step(&GPU_GAME, &job->places, i, job->actions[i], &job->view);
        look(job, i);
    }
}
