/*
 * chance.h: how rng.c asks for draws that somebody has chosen.
 *
 * A generator whose counter is RNG_CHOSEN makes no words of its own: whenever
 * one is needed, chance_word() gives it. No seed comes so far: it would take
 * 2^32 - 1 blocks.
 */
#ifndef RUMPUS_CORE_CHANCE_H
#define RUMPUS_CORE_CHANCE_H

#include <stdint.h>

#include <rumpus/rng.h>

#define RNG_CHOSEN UINT32_MAX

/* A word from which rum_rng_below(rng, n) makes the chosen outcome. */
uint32_t chance_word(struct rum_rng *rng, uint32_t n);

#endif
