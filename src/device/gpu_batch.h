/*
 * gpu_batch.h: a batch whose games lie on a graphics card.
 */
#ifndef DEVICE_GPU_BATCH_H
#define DEVICE_GPU_BATCH_H

#include <rumpus/batch.h>

struct gpu_batch;
struct places;

/* As rum_batch_create(): `places` says what is to be played, but for where. */
enum rum_err gpu_batch_open(const struct rum_batch_options *opt,
                            const struct places *places, struct gpu_batch **out,
                            struct rum_err_text *why);
void gpu_batch_close(struct gpu_batch *b);

/* As the functions of batch.h. When the card fails, what they write is
 * undefined, and all steps from then on return RUM_EIO. */
const void *gpu_batch_state(struct gpu_batch *b, size_t i);
void gpu_batch_look(struct gpu_batch *b, const struct rum_batch_view *view);
void gpu_batch_sample(struct gpu_batch *b, rum_action *out);
enum rum_err gpu_batch_step(struct gpu_batch *b, const rum_action *actions,
                            const struct rum_batch_view *view, size_t *which);

#endif
