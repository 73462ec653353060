/*
 * card.h: what kernel.c takes from a card: who a thread is, and how those of a
 * block meet. Elsewhere than on a card these are functions of whoever runs the
 * kernels: tests/device/card.c.
 *
 * A block is up to CARD_BLOCK threads, which share a room of memory that is as
 * fast as a cache; 32 of them are a warp, and go through the code together.
 */
#ifndef DEVICE_CARD_H
#define DEVICE_CARD_H

#include <stdbool.h>
#include <stdint.h>

#define CARD_BLOCK 1024
#define CARD_WARP  32

#ifdef __NVPTX__

#define CARD_SHARED __attribute__((address_space(3)))
#define ALL         0xffffffffu

/* As large as the host says when it starts a kernel. */
extern CARD_SHARED uint64_t card_room[];

static inline uint32_t card_thread(void)
{
    return (uint32_t)__nvvm_read_ptx_sreg_tid_x();
}

static inline uint32_t card_threads(void)
{
    return (uint32_t)__nvvm_read_ptx_sreg_ntid_x();
}

static inline uint32_t card_block(void)
{
    return (uint32_t)__nvvm_read_ptx_sreg_ctaid_x();
}

/* The threads of the block, or of the warp, wait for each other. */
static inline void card_meet(void)
{
    __nvvm_barrier_sync(0);
}

static inline void card_meet_warp(void)
{
    __nvvm_bar_warp_sync(ALL);
}

/* Which threads of the warp say so, a bit each. */
static inline uint32_t card_vote(bool yes)
{
    return __nvvm_vote_ballot_sync(ALL, yes);
}

/* Add one; what it was before. */
static inline uint32_t card_count_up(uint32_t *n)
{
    return (uint32_t)__nvvm_atom_add_gen_i((int *)n, 1);
}

/* Make it this if it is more. */
static inline void card_least(uint32_t *n, uint32_t value)
{
    __nvvm_atom_min_gen_ui(n, value);
}

#undef ALL

#else

#define CARD_SHARED

extern uint64_t card_room[];

uint32_t card_thread(void);
uint32_t card_threads(void);
uint32_t card_block(void);
void card_meet(void);
void card_meet_warp(void);
uint32_t card_vote(bool yes);
uint32_t card_count_up(uint32_t *n);
void card_least(uint32_t *n, uint32_t value);

#endif

#endif
