/*
 * think.h: bots of the room think elsewhere.
 *
 * Whoever loaded the module has a copy of it in each of some workers. A thought
 * goes to them as an errand: flat bytes, which only a copy of this very module
 * can read. Each does its part, and the parts come back to be added up. Where
 * there are no workers nothing comes back, and it is thought about here.
 */
#ifndef WASM_THINK_H
#define WASM_THINK_H

#include <rumpus/table.h>

struct place;
struct errand_out;

/* Send off a thought of the place, by whose id its bots are known. `before` is
 * the last shared decision of the seat. */
void think_elsewhere(struct rum_thought *th, struct place *p, const char *id,
                     rum_action before);
/* The place is no more: what is still thought about there is dropped. */
void think_forget(const struct place *p);

/* A part of an errand, done in a worker: host_found() is told. */
void think_part(const void *errand, size_t n, uint32_t part, uint32_t parts);
/* All parts, in their order: room_heed() is told what they come to. None: it is
 * thought about here. */
void think_done(struct errand_out *out, const struct rum_part *part, size_t n);

#endif
