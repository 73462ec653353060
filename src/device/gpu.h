/*
 * gpu.h: a graphics card with the rules of one game on it.
 */
#ifndef DEVICE_GPU_H
#define DEVICE_GPU_H

#include <rumpus/device.h>

struct gpu;

/* As rum_device_open(). */
enum rum_err gpu_open(const struct rum_device_options *opt, struct gpu **out,
                      struct rum_err_text *why);
void gpu_close(struct gpu *g);
const char *gpu_name(const struct gpu *g);

/* As rum_device_play(), but no more games than a card's memory takes. */
enum rum_err gpu_play(struct gpu *g, const struct rum_device_job *job,
                      struct rum_device_record *records, void *states,
                      double *seconds, struct rum_err_text *why);

#endif
