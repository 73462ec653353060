/*
 * mb_judge.h: what the files that judge positions share: mb_judge_reach.c,
 * mb_judge.c and mb_judge_rank.c.
 */
#ifndef MB_JUDGE_H
#define MB_JUDGE_H

#include "mb.h"

#define MB_FARTHEST     12 /* steps looked ahead */
#define MB_OUT_OF_REACH 99

/* reach[n]: squares at most n steps away; after the last nothing is new. */
struct mb_flood {
    int last;
    struct mb_set reach[MB_FARTHEST + 1];
};

/* What zombie stacks of at most so many tokens can reach. */
struct mb_reach {
    struct mb_flood flood[MB_FULL];
    uint8_t upto[MB_FULL + 1]; /* which of them */
};

/* The squares one step away from a set, and the set. */
void mb_spread(const struct mb_ways *ways, const struct mb_set *set,
               struct mb_set *to);
void mb_reach_find(const struct mb_state *s, const struct mb_ways *ways,
                   struct mb_reach *out);
/* Steps until zombies can take so many humans there, if not hidden. */
int mb_reach_steps(const struct mb_reach *r, int square, int humans);

/* Stacks that can be turned, by size: stack[h] holds the squares of h humans
 * without a hide token. */
struct mb_prey {
    struct mb_set stack[MB_FULL + 1];
};

void mb_prey_find(const struct mb_state *s, struct mb_prey *out);

/* What so many humans on a square are worth to a side, in thousandths of a
 * human: each the chance that it will live. */
int mb_stack_worth(const struct mb_state *s, const struct mb_reach *r,
                   bool human, int square, int humans);

#endif
