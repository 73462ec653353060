/*
 * mb_judge_reach.c: how many steps away from a square the danger stands.
 *
 * The board is flooded from the zombies, four rows of squares at a time, once
 * for the stacks of one zombie, once for those of two at most, and so on: h
 * humans can be taken by 5 - h zombies or fewer (MB-5.3).
 */
#include "mb_judge.h"

#include <string.h>

static inline void spread(const struct mb_ways *ways, const struct mb_set *set,
                          struct mb_set *to)
{
    const struct mb_set *from = ways->from;
    uint64_t up[3], down[3];

    for (int i = 0; i < 3; i++) {
        uint64_t here = set->word[i];
        up[i] = (here & from[MB_N].word[i]) |
                (here & from[MB_NE].word[i]) << 1 |
                (here & from[MB_NW].word[i]) >> 1;
        down[i] = (here & from[MB_S].word[i]) |
                  (here & from[MB_SE].word[i]) << 1 |
                  (here & from[MB_SW].word[i]) >> 1;
        to->word[i] = here | (here & from[MB_E].word[i]) << 1 |
                      (here & from[MB_W].word[i]) >> 1;
    }
    to->word[0] |= down[0] << 16 | up[0] >> 16 | up[1] << 48;
    to->word[1] |= down[1] << 16 | down[0] >> 48 | up[1] >> 16 | up[2] << 48;
    to->word[2] |= down[2] << 16 | down[1] >> 48 | up[2] >> 16;
}

void mb_spread(const struct mb_ways *ways, const struct mb_set *set,
               struct mb_set *to)
{
    spread(ways, set, to);
}

/* Those under a stop token start one step later. */
static void flood(const struct mb_ways *ways, const struct mb_set *free,
                  const struct mb_set *held, int farthest, struct mb_flood *out)
{
    bool more = true;

    out->reach[0] = *free;
    for (out->last = 0; more && out->last < farthest; out->last++) {
        const struct mb_set *set = &out->reach[out->last];
        struct mb_set *next = &out->reach[out->last + 1];
        spread(ways, set, next);
        for (int i = 0; out->last == 0 && i < 3; i++)
            next->word[i] |= held->word[i];
        more = (next->word[0] ^ set->word[0]) | (next->word[1] ^ set->word[1]) |
               (next->word[2] ^ set->word[2]);
    }
}

/* The squares of stacks, by size: eight squares looked at in one go, as most
 * are empty. */
void mb_sort_stacks(const uint8_t *stacks, struct mb_set by[MB_FULL + 1])
{
    memset(by, 0, (MB_FULL + 1) * sizeof(*by));
    for (int i = 0; i < MB_SQUARES; i += 8) {
        uint64_t eight;
        memcpy(&eight, stacks + i, sizeof(eight));
        if (!eight)
            continue;
        for (int k = i; k < i + 8; k++) {
            if (stacks[k])
                mb_set_add(&by[stacks[k]], k);
        }
    }
}

void mb_prey_find(const struct mb_state *s, struct mb_prey *out)
{
    struct mb_set hidden = {{0}};

    mb_sort_stacks(s->humans, out->stack);
    for (int i = 0; i < MB_SQUARES; i += 8) {
        uint64_t eight;
        memcpy(&eight, s->ground + i, sizeof(eight));
        if (!(eight & MB_GROUND_HIDE * UINT64_C(0x0101010101010101)))
            continue;
        for (int k = i; k < i + 8; k++) {
            if (mb_has_hide(s, k))
                mb_set_add(&hidden, k);
        }
    }
    for (int h = 1; h <= MB_FULL; h++) {
        for (int i = 0; i < 3; i++)
            out->stack[h].word[i] &= ~hidden.word[i];
    }
}

void mb_reach_from(const struct mb_state *s,
                   const struct mb_set zombies[MB_FULL + 1],
                   const struct mb_ways *ways, int farthest,
                   struct mb_reach *out)
{
    struct mb_set stopped = {{0}};
    struct mb_set free = {{0}}, held = {{0}};

    for (int i = 0; i < 2; i++) {
        if (s->stop[i] != MB_NONE)
            mb_set_add(&stopped, s->stop[i]);
    }
    out->upto[0] = 0;
    for (int size = 1; size <= MB_FULL; size++) {
        for (int i = 0; i < 3; i++) {
            free.word[i] |= zombies[size].word[i] & ~stopped.word[i];
            held.word[i] |= zombies[size].word[i] & stopped.word[i];
        }
        /* Where there are none of this size the last flood serves again. */
        out->upto[size] = out->upto[size - 1];
        if (mb_set_any(&zombies[size]) || size == 1) {
            out->upto[size] = (uint8_t)(size - 1);
            flood(ways, &free, &held, farthest, &out->flood[size - 1]);
        }
    }
}

void mb_reach_find(const struct mb_state *s, const struct mb_ways *ways,
                   int farthest, struct mb_reach *out)
{
    struct mb_set zombies[MB_FULL + 1];

    mb_sort_stacks(s->zombies, zombies);
    mb_reach_from(s, zombies, ways, farthest, out);
}

static int steps_in(const struct mb_flood *f, int square)
{
    for (int d = 0; d <= f->last; d++) {
        if (mb_set_has(&f->reach[d], square))
            return d;
    }
    return MB_OUT_OF_REACH;
}

/* A stack too large to take them needs a Blue: that counts as a step. Five
 * humans fall to Purple alone, whoever comes near (MB-18.4). */
int mb_reach_steps(const struct mb_reach *r, int square, int humans)
{
    int any = steps_in(&r->flood[r->upto[MB_FULL]], square);

    if (humans == MB_FULL || any == MB_OUT_OF_REACH)
        return any;
    int small = steps_in(&r->flood[r->upto[MB_FULL - humans]], square);
    return small <= any ? small : any + 1;
}
