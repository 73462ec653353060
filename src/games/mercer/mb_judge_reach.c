/*
 * mb_judge_reach.c: how many steps away from a square the danger stands.
 *
 * The board is flooded from the zombies, a row of twelve squares at a time,
 * once for the stacks of one zombie, once for those of two at most, and so
 * on: h humans can be taken by 5 - h zombies or fewer (MB-5.3).
 */
#include "mb_judge.h"

static void put(struct mb_rows *r, int square)
{
    r->row[square / MB_WIDTH + 1] |= (uint16_t)(1 << square % MB_WIDTH);
}

static bool holds(const struct mb_rows *r, int square)
{
    return r->row[square / MB_WIDTH + 1] >> square % MB_WIDTH & 1;
}

/* One step more in all directions; false: nothing new. Written so that a
 * compiler can do many rows at once. */
static bool spread(const struct mb_ways *ways, const struct mb_rows *set,
                   struct mb_rows *to)
{
    const struct mb_rows *from = ways->from;
    unsigned fresh = 0;

    *to = *set;
    for (int y = 1; y <= MB_WIDTH; y++) {
        uint16_t here = set->row[y];
        uint16_t over = set->row[y - 1], under = set->row[y + 1];
        uint16_t south = over & from[MB_S].row[y - 1];
        uint16_t north = under & from[MB_N].row[y + 1];
        uint16_t east = (uint16_t)((here & from[MB_E].row[y]) |
                                   (over & from[MB_SE].row[y - 1]) |
                                   (under & from[MB_NE].row[y + 1]));
        uint16_t west = (uint16_t)((here & from[MB_W].row[y]) |
                                   (over & from[MB_SW].row[y - 1]) |
                                   (under & from[MB_NW].row[y + 1]));
        to->row[y] = (uint16_t)(here | south | north | east << 1 | west >> 1);
    }
    for (int y = 1; y <= MB_WIDTH; y++)
        fresh |= to->row[y] ^ set->row[y];
    return fresh;
}

/* Those under a stop token start one step later. */
static void flood(const struct mb_ways *ways, const struct mb_rows *free,
                  const struct mb_rows *held, struct mb_flood *out)
{
    bool more = true;

    out->reach[0] = *free;
    for (out->last = 0; more && out->last < MB_FARTHEST; out->last++) {
        struct mb_rows *next = &out->reach[out->last + 1];
        more = spread(ways, &out->reach[out->last], next);
        for (int y = 1; out->last == 0 && y <= MB_WIDTH; y++) {
            more |= held->row[y] & ~next->row[y];
            next->row[y] |= held->row[y];
        }
    }
}

void mb_reach_find(const struct mb_state *s, struct mb_reach *out)
{
    struct mb_rows free = {0}, held = {0};
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
        out->upto[size] = out->upto[size - 1];
        if (n[size] || size == 1) {
            out->upto[size] = (uint8_t)(size - 1);
            flood(&ways, &free, &held, &out->flood[size - 1]);
        }
    }
}

static int steps_in(const struct mb_flood *f, int square)
{
    for (int d = 0; d <= f->last; d++) {
        if (holds(&f->reach[d], square))
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
