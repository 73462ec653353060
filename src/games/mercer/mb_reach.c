/*
 * mb_reach.c: how many steps away from each human stack the danger stands.
 *
 * The board is flooded from the zombies, a row of twelve squares at a time,
 * once for the stacks of at most one zombie, of at most two, and so on: h
 * humans can be taken by 5 - h zombies or fewer (MB-5.3).
 */
#include "mb.h"

#include <string.h>

#define FARTHEST 12 /* steps looked ahead */

/* Squares as rows of bits, with an empty row on either side. */
struct rows {
    uint16_t row[MB_WIDTH + 2];
};

/* reach[n]: squares at most n steps away; after the last nothing is new. */
struct flood {
    int last;
    struct rows reach[FARTHEST + 1];
};

static void put(struct rows *r, int square)
{
    r->row[square / MB_WIDTH + 1] |= (uint16_t)(1 << square % MB_WIDTH);
}

static bool holds(const struct rows *r, int square)
{
    return r->row[square / MB_WIDTH + 1] >> square % MB_WIDTH & 1;
}

/* One step more in all directions; false: nothing new. */
static bool spread(const struct mb_ways *w, const struct rows *from,
                   struct rows *to)
{
    unsigned fresh = 0;

    to->row[0] = to->row[MB_WIDTH + 1] = 0;
    for (int y = 0; y < MB_WIDTH; y++) {
        unsigned here = from->row[y + 1], all = here;
        unsigned over = from->row[y], under = from->row[y + 2];

        all |= (here & w->row[MB_E][y]) << 1 | (here & w->row[MB_W][y]) >> 1;
        if (over)
            all |= (over & w->row[MB_S][y - 1]) |
                   (over & w->row[MB_SE][y - 1]) << 1 |
                   (over & w->row[MB_SW][y - 1]) >> 1;
        if (under)
            all |= (under & w->row[MB_N][y + 1]) |
                   (under & w->row[MB_NE][y + 1]) << 1 |
                   (under & w->row[MB_NW][y + 1]) >> 1;
        to->row[y + 1] = (uint16_t)all;
        fresh |= all ^ here;
    }
    return fresh;
}

/* Those under a stop token start one step later. */
static void flood(const struct mb_ways *ways, const struct rows *free,
                  const struct rows *held, struct flood *out)
{
    bool more = true;

    out->reach[0] = *free;
    for (out->last = 0; more && out->last < FARTHEST; out->last++) {
        struct rows *next = &out->reach[out->last + 1];
        more = spread(ways, &out->reach[out->last], next);
        for (int y = 1; out->last == 0 && y <= MB_WIDTH; y++) {
            more |= held->row[y] & ~next->row[y];
            next->row[y] |= held->row[y];
        }
    }
}

static int steps_in(const struct flood *f, int square)
{
    for (int d = 0; d <= f->last; d++) {
        if (holds(&f->reach[d], square))
            return d;
    }
    return MB_OUT_OF_REACH;
}

/* A stack too large to take them needs a Blue: that counts as a step. Five
 * humans fall to Purple alone, whoever comes near (MB-18.4). */
static int steps_to(const struct flood *const *upto, int square, int humans)
{
    int any = steps_in(upto[MB_FULL], square);

    if (humans == MB_FULL)
        return any;
    int small = steps_in(upto[MB_FULL - humans], square);
    return small <= any ? small : any + (any < MB_OUT_OF_REACH);
}

void mb_danger(const struct mb_state *s, uint8_t *steps)
{
    struct rows free = {0}, held = {0};
    struct flood room[MB_FULL];
    const struct flood *upto[MB_FULL + 1] = {0};
    uint8_t zombies[MB_FULL + 1][MB_SQUARES], n[MB_FULL + 1] = {0};
    struct mb_ways ways;

    mb_board_ways(s, &ways);
    for (int i = 0; i < MB_SQUARES; i++) {
        int size = s->zombies[i];
        zombies[size][n[size]] = (uint8_t)i;
        n[size] += size > 0;
    }
    for (int size = 1; size <= MB_FULL; size++) {
        for (int i = 0; i < n[size]; i++)
            put(mb_has_stop(s, zombies[size][i]) ? &held : &free,
                zombies[size][i]);
        /* Where there are none of this size the last flood serves again. */
        if (n[size] || size == 1)
            flood(&ways, &free, &held, &room[size - 1]);
        upto[size] = n[size] || size == 1 ? &room[size - 1] : upto[size - 1];
    }
    for (int i = 0; i < MB_SQUARES; i++) {
        steps[i] = 0;
        if (s->humans[i] && !mb_has_hide(s, i))
            steps[i] = (uint8_t)steps_to(upto, i, s->humans[i]);
    }
}
