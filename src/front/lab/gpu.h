/*
 * gpu.h: a run whose games a graphics card plays; the rest of the lab then
 * reads what came of them as if it had played them itself.
 */
#ifndef LAB_GPU_H
#define LAB_GPU_H

#include "run.h"

#define LAB_GPU_MOST 1000000 /* games: their ends are kept in memory */

struct lab_gpu;

/* Play all games of the run, the cast being level k in seat k. NULL, and why
 * was said. */
struct lab_gpu *lab_gpu_play(const struct lab_run *run);
void lab_gpu_finish(struct lab_gpu *gpu);

/* "NVIDIA H200", and the seconds that it took. */
const char *lab_gpu_name(const struct lab_gpu *gpu);
double lab_gpu_seconds(const struct lab_gpu *gpu);

/* How game i went: its counts into the record, its end into `state`. */
enum lab_outcome lab_gpu_game(const struct lab_gpu *gpu, size_t i,
                              struct lab_record *record, void *state);

#endif
