/*
 * mb_judge.h: what the files that judge positions share: mb_judge_reach.c,
 * mb_judge.c, mb_judge_catch.c, mb_judge_save.c and mb_judge_rank.c.
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

/* The squares at most one step away from a set. */
void mb_spread(const struct mb_ways *ways, const struct mb_set *set,
               struct mb_set *to);
/* The squares of stacks, by size. */
void mb_sort_stacks(const uint8_t *stacks, struct mb_set by[MB_FULL + 1]);
/* Floods of at most `farthest` steps. */
void mb_reach_find(const struct mb_state *s, const struct mb_ways *ways,
                   int farthest, struct mb_reach *out);
/* The same where the zombies have been sorted. */
void mb_reach_from(const struct mb_state *s,
                   const struct mb_set zombies[MB_FULL + 1],
                   const struct mb_ways *ways, int farthest,
                   struct mb_reach *out);
/* Steps until zombies can take so many humans there, if not hidden. */
int mb_reach_steps(const struct mb_reach *r, int square, int humans);

/* Stacks that can be turned, by size: stack[h] holds the squares of h humans
 * without a hide token. */
struct mb_prey {
    struct mb_set stack[MB_FULL + 1];
};

void mb_prey_find(const struct mb_state *s, struct mb_prey *out);

/* All values are thousandths of a human. */
#define MB_HUMAN 1000

/* The chance that one of so many humans together lives, with danger so many
 * steps away, as a side sees it. */
int mb_chance_to_live(bool human, int humans, int steps);
/* How many of them will die. */
int mb_prey_who_die(const struct mb_prey *prey, const struct mb_reach *r,
                    bool human);
/* Danger melts to a third as the deck runs out. */
int mb_danger_left(const struct mb_state *s, int value);
/* What a card is worth to a side now. */
int mb_price(const struct mb_state *s, bool human, enum mb_card card);

#define MB_PITCH 16

/* What ranking looks at; filled in as far as the decision needs it. */
struct mb_sight {
    const struct mb_state *s;
    struct mb_ways ways;
    struct mb_prey prey;
    struct mb_reach reach;
    /* For zombies: squares next to stacks of so many; and by square, how many
     * humans are a step away whom nobody threatens yet, or two steps. Their
     * rows are MB_PITCH long, with a margin on all sides. */
    struct mb_set beside[MB_FULL];
    uint8_t fresh[MB_PITCH * MB_PITCH], far[MB_PITCH * MB_PITCH];
    /* For humans: what so many on a square are worth. */
    bool has_worth;
    int16_t worth[MB_FULL + 1][MB_SQUARES];
    /* For walls: the zombies by size, those who die if nothing is built, and
     * squares next to prey. */
    struct mb_set zombies[MB_FULL + 1], near_prey;
    int dead;
};

/* ---- mb_judge_catch.c: what zombies can catch ---- */

void mb_catch_find(struct mb_sight *see);
/* The worth of the best movement of n zombies on a square. */
int mb_catch_best(const struct mb_sight *see, int from, int n, bool blue,
                  int steps);
/* The worth of a step, `steps` still to come after it. */
int mb_catch_step(const struct mb_sight *see, int from, int to, int n,
                  bool blue, int steps);
/* The worth of leaving so many behind. */
int mb_catch_leaving(const struct mb_sight *see, int from, int to, int stay);
/* The worth of stopping there. */
int mb_catch_staying(const struct mb_sight *see, int square);
int mb_catch_any(const struct mb_sight *see, bool blue, int steps);
int mb_catch_blast(const struct mb_sight *see);

/* ---- mb_judge_save.c: what humans can save ---- */

void mb_save_find(struct mb_sight *see);
int mb_save_worth(const struct mb_sight *see, int square, int humans);
int mb_save_by_hiding(const struct mb_sight *see, int square);
int mb_save_by_step(const struct mb_sight *see, int from, int to);
int mb_save_by_stack(const struct mb_sight *see, int from);
int mb_save_by_any(const struct mb_sight *see, bool hiding);
/* What a wall keeps off in the next few steps, after looking at those. */
void mb_save_find_near(struct mb_sight *see);
int mb_save_by_wall(const struct mb_sight *see, int edge);
/* The same at a glance: where zombies and humans meet. */
int mb_save_by_wall_about(const struct mb_sight *see, int edge);

#endif
