/*
 * rng.h: the only source of chance in the rules.
 *
 * ChaCha with 8 rounds and a 128-bit key: whoever has seen any number of draws
 * still cannot compute the next one. It is a plain struct inside the state, so
 * copying a state copies its future, and hiding a state must wipe it.
 *
 * Threads: any, each with a generator of its own.
 */
#ifndef RUMPUS_RNG_H
#define RUMPUS_RNG_H

#include <stddef.h>
#include <stdint.h>

#include <rumpus/api.h>

RUM_API_BEGIN

/* 128 bits from which all chance of a game follows. */
struct rum_seed {
    uint32_t word[4];
};

/* A generator; copying it copies its future. */
struct rum_rng {
    struct rum_seed key;
    uint32_t counter; /* blocks made so far */
    uint32_t left;    /* words of the block not yet handed out */
    uint32_t block[16];
};

/* Begin at the first word of this seed. */
void rum_rng_init(struct rum_rng *rng, struct rum_seed seed);

/* The next 32 bits. */
uint32_t rum_rng_next(struct rum_rng *rng);

/* Uniform in 0..n-1, n at least 1. One is drawn even for n = 1, so that the
 * number of draws follows from the rules and not from the cards. */
uint32_t rum_rng_below(struct rum_rng *rng, uint32_t n);

/* Fisher-Yates, from the last element down. */
void rum_rng_shuffle8(struct rum_rng *rng, uint8_t *v, size_t n);

/* A seed drawn from another generator. */
struct rum_seed rum_rng_seed(struct rum_rng *rng);

/* The seeds of game i of a run: one for the game, then one for the bot in each
 * seat, n in all. Seeds that people type leave the words empty in which i is
 * told, so runs of different seeds share no games. */
void rum_rng_game(struct rum_seed run, uint64_t i, struct rum_seed *out,
                  size_t n);

RUM_API_END

#endif
