/*
 * gpu.h: a graphics card with the rules of one game on it.
 */
#ifndef DEVICE_GPU_H
#define DEVICE_GPU_H

#include <rumpus/device.h>

#include "driver.h"

/* What kernel.c and kernel_batch.c have for the host to start. */
enum gpu_kernel_number {
    GPU_DEAL,
    GPU_WORDS,
    GPU_RANDOM,
    GPU_PLAY,
    GPU_CLOSE,
    GPU_BATCH,
    GPU_KERNELS
};

struct gpu {
    const struct rum_game *game;
    struct driver driver;
    char name[128];
    int device, processors, room; /* bytes that a block can have */
    bool retained;
    void *module;
    uint32_t warp_room, width; /* of a warp: bytes, lanes */
    uint32_t threads, slots;   /* of a block: that work, that are played */
    uint32_t block_room;       /* bytes */
    uint32_t ahead;            /* words of a bot's chance that are made first */
    gpu_kernel kernel[GPU_KERNELS];
};

/* As rum_device_open(). */
enum rum_err gpu_open(const struct rum_device_options *opt, struct gpu **out,
                      struct rum_err_text *why);
void gpu_close(struct gpu *g);
const char *gpu_name(const struct gpu *g);

/* Say in `why` what the card cannot do, and why. RUM_EIO. */
enum rum_err gpu_refused(const struct gpu *g, int code, const char *what,
                         struct rum_err_text *why);

/* As rum_device_play(), but no more games than a card's memory takes. */
enum rum_err gpu_play(const struct gpu *g, const struct rum_device_job *job,
                      struct rum_device_record *records, void *states,
                      double *seconds, struct rum_err_text *why);

#endif
