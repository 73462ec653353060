/*
 * bare.h: Connect Four without any interface: what the machine could do.
 */
#ifndef LAB_BARE_H
#define LAB_BARE_H

#include <stdint.h>

/* A cheap generator for measuring with: splitmix64. */
static inline uint64_t bare_next(uint64_t *seed)
{
    uint64_t z = *seed += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* 0..n-1 */
static inline uint32_t bare_below(uint64_t *seed, uint32_t n)
{
    return (uint32_t)((bare_next(seed) >> 32) * n >> 32);
}

struct bare_result {
    uint64_t games, moves, wins;
};

/* Play so many random games. */
struct bare_result bare_play(uint64_t *seed, uint64_t games);

#endif
