/*
 * rng.c: ChaCha8 as a generator of random words.
 *
 * Freestanding like the rules that draw from it.
 */
#include <rumpus/rng.h>

#include <string.h>

#include <rumpus/err.h>

#include "chance.h"

static inline uint32_t rotate(uint32_t v, int by)
{
    return v << by | v >> (32 - by);
}

static inline void quarter(uint32_t x[16], int a, int b, int c, int d)
{
    x[a] += x[b];
    x[d] = rotate(x[d] ^ x[a], 16);
    x[c] += x[d];
    x[b] = rotate(x[b] ^ x[c], 12);
    x[a] += x[b];
    x[d] = rotate(x[d] ^ x[a], 8);
    x[c] += x[d];
    x[b] = rotate(x[b] ^ x[c], 7);
}

/* `n` is what the next word is for: rum_rng_below(rng, n), or 0. */
static void make_words(struct rum_rng *rng, uint32_t n)
{
#if __STDC_HOSTED__ /* rules by themselves know no chosen draws */
    if (rng->counter == RNG_CHOSEN) {
        rng->block[0] = chance_word(rng, n);
        rng->left = 1;
        return;
    }
#else
    (void)n;
#endif
    /* "expand 16-byte k", the key twice, a counter, no nonce. */
    const uint32_t in[16] = {
        0x61707865,
        0x3120646e,
        0x79622d36,
        0x6b206574,
        rng->key.word[0],
        rng->key.word[1],
        rng->key.word[2],
        rng->key.word[3],
        rng->key.word[0],
        rng->key.word[1],
        rng->key.word[2],
        rng->key.word[3],
        rng->counter,
        0,
        0,
        0,
    };
    uint32_t x[16];

    /* Every index is written out, so that x stays in registers on a graphics
     * card too, where loops are left as they are. */
    memcpy(x, in, sizeof(x));
    for (int round = 0; round < 8; round += 2) {
        quarter(x, 0, 4, 8, 12);
        quarter(x, 1, 5, 9, 13);
        quarter(x, 2, 6, 10, 14);
        quarter(x, 3, 7, 11, 15);
        quarter(x, 0, 5, 10, 15);
        quarter(x, 1, 6, 11, 12);
        quarter(x, 2, 7, 8, 13);
        quarter(x, 3, 4, 9, 14);
    }
#pragma GCC unroll 16
    for (int i = 0; i < 16; i++)
        rng->block[i] = x[i] + in[i];
    rng->counter++;
    rng->left = 16;
}

void rum_rng_init(struct rum_rng *rng, struct rum_seed seed)
{
    *rng = (struct rum_rng){.key = seed};
}

static inline uint32_t next_for(struct rum_rng *rng, uint32_t n)
{
    if (rng->left == 0)
        make_words(rng, n);
    return rng->block[--rng->left];
}

uint32_t rum_rng_next(struct rum_rng *rng)
{
    return next_for(rng, 0);
}

uint32_t rum_rng_below(struct rum_rng *rng, uint32_t n)
{
    RUM_ASSERT(n > 0);

    /* The high half of a 32x32 product is uniform once the few low halves
     * that would fall short of a whole turn are thrown away. */
    uint64_t wide = (uint64_t)next_for(rng, n) * n;
    if ((uint32_t)wide < n) {
        uint32_t floor = -n % n;
        while ((uint32_t)wide < floor)
            wide = (uint64_t)next_for(rng, n) * n;
    }
    return (uint32_t)(wide >> 32);
}

void rum_rng_shuffle8(struct rum_rng *rng, uint8_t *v, size_t n)
{
    for (size_t i = n; i > 1; i--) {
        size_t j = rum_rng_below(rng, (uint32_t)i);
        uint8_t swap = v[i - 1];
        v[i - 1] = v[j];
        v[j] = swap;
    }
}

struct rum_seed rum_rng_seed(struct rum_rng *rng)
{
    struct rum_seed seed;
    for (int i = 0; i < 4; i++)
        seed.word[i] = rum_rng_next(rng);
    return seed;
}

void rum_rng_game(struct rum_seed run, uint64_t i, struct rum_seed *out,
                  size_t n)
{
    struct rum_rng rng;

    run.word[0] ^= (uint32_t)i;
    run.word[1] ^= (uint32_t)(i >> 32);
    rum_rng_init(&rng, run);
    for (size_t k = 0; k < n; k++)
        out[k] = rum_rng_seed(&rng);
}
