/*
 * mb_judge_catch.c: what zombies can catch, at a glance: this step, the next
 * one, and what a step brings near.
 */
#include "mb_judge.h"

#include <string.h>

#define CATCH 900 /* a human caught: it was not quite safe before */
#define NEXT  60  /* a human brought within one step */
#define AFTER 40  /* within two */

static int pitched(int square)
{
    return MB_PITCH * (square / MB_WIDTH + 2) + square % MB_WIDTH + 2;
}

/* Add up, for every square, all that lies at most `radius` steps away. Walls
 * are overlooked: this is for a first idea of where to go. Margins gather
 * nothing of use. */
static void gather(uint8_t *field, int radius)
{
    uint8_t sum[MB_PITCH * MB_PITCH];

    for (int along = 1; along <= MB_PITCH; along += MB_PITCH - 1) {
        int margin = radius * along;
        memcpy(sum, field, sizeof(sum));
        for (int by = 1; by <= radius; by++) {
            for (int i = margin; i < MB_PITCH * MB_PITCH - margin; i++)
                sum[i] += field[i - by * along] + field[i + by * along];
        }
        memcpy(field, sum, sizeof(sum));
    }
}

/* Those of the prey whom a flood has not reached in so many steps. */
static void scatter(const struct mb_sight *see, int steps, uint8_t *field)
{
    const struct mb_reach *r = &see->reach;

    memset(field, 0, MB_PITCH * MB_PITCH);
    for (int h = 1; h < MB_FULL; h++) {
        const struct mb_flood *f = &r->flood[r->upto[MB_FULL - h]];
        const struct mb_set *known =
            &f->reach[steps < f->last ? steps : f->last];
        for (int i = 0; i < 3; i++) {
            uint64_t left = see->prey.stack[h].word[i] & ~known->word[i];
            for (; left; left &= left - 1) {
                int bit = __builtin_ctzll(left);
                field[MB_PITCH * (4 * i + bit / 16 + 2) + bit % 16 + 2] =
                    (uint8_t)h;
            }
        }
    }
    gather(field, steps);
}

void mb_catch_find(struct mb_sight *see)
{
    mb_board_ways(see->s, &see->ways);
    mb_reach_find(see->s, &see->ways, 2, &see->reach);
    mb_prey_find(see->s, &see->prey);
    for (int h = 1; h < MB_FULL; h++)
        mb_spread(&see->ways, &see->prey.stack[h], &see->beside[h]);
    scatter(see, 1, see->fresh);
    scatter(see, 2, see->far);
}

/* The largest stack next to a square that n can take. */
static int beside(const struct mb_sight *see, int square, int n)
{
    int h = MB_FULL - n;

    while (h > 0 && !mb_set_has(&see->beside[h], square))
        h--;
    return h > 0 ? h : 0;
}

/* What n zombies would come near to there. */
static int prospect(const struct mb_sight *see, int square, int n)
{
    int at = pitched(square);

    return n < MB_FULL ? NEXT * see->fresh[at] + AFTER * see->far[at] : 0;
}

int mb_catch_step(const struct mb_sight *see, int from, int to, int n,
                  bool blue, int steps)
{
    const struct mb_state *s = see->s;
    int turned = mb_has_hide(s, to) ? 0 : s->humans[to];
    int room = MB_FULL - s->zombies[to] - turned;

    if (blue && n > room)
        n = room;
    if (n < 1 || n > room)
        return -1;
    int stack = n + turned + s->zombies[to];
    int caught = turned;
    if (s->ground[to] & MB_GROUND_GREEN && !mb_is_used(s, to))
        steps++;
    if (steps > 0 && !mb_has_stop(s, to))
        caught += beside(see, to, blue ? 1 : stack);
    int worth = CATCH * caught;
    /* Those who leave prey behind for a better view lose as much. */
    if (caught || !beside(see, from, n))
        worth += prospect(see, to, stack);
    return worth;
}

int mb_catch_best(const struct mb_sight *see, int from, int n, bool blue,
                  int steps)
{
    int best = -1;

    for (unsigned left = see->s->open[from]; left; left &= left - 1) {
        int to = from + mb_toward[__builtin_ctz(left)];
        int worth = mb_catch_step(see, from, to, n, blue, steps - 1);
        if (worth > best)
            best = worth;
    }
    return best;
}

/* Two stacks threaten more than one, and five who go are stuck. */
int mb_catch_leaving(const struct mb_sight *see, int from, int to, int stay)
{
    const struct mb_state *s = see->s;
    int turned = mb_has_hide(s, to) ? 0 : s->humans[to];
    int stack = s->zombies[from] - stay + turned + s->zombies[to];
    int worth = NEXT * (2 * beside(see, to, stack) + (stack < MB_FULL));

    if (stay)
        worth += NEXT * (2 * beside(see, from, stay) + 1);
    return worth;
}

int mb_catch_staying(const struct mb_sight *see, int square)
{
    return NEXT * (2 * beside(see, square, see->s->zombies[square]) + 1);
}

int mb_catch_any(const struct mb_sight *see, bool blue, int steps)
{
    const struct mb_state *s = see->s;
    int best = -1;

    for (int i = 0; i < MB_SQUARES; i++) {
        if (!s->zombies[i] || mb_has_stop(s, i))
            continue;
        int worth = mb_catch_best(see, i, s->zombies[i], blue, steps);
        if (worth > best)
            best = worth;
    }
    return best;
}

int mb_catch_blast(const struct mb_sight *see)
{
    const struct mb_state *s = see->s;
    int best = 0;

    for (int i = 0; i < MB_SQUARES; i++) {
        int turned = s->zombies[i] ? mb_blast(s, i) : 0;
        if (turned > best)
            best = turned;
    }
    return CATCH * best;
}
