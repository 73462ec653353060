/*
 * mb_judge_catch.c: what zombies can catch, at a glance: this step, the next
 * one, and what a step brings near.
 */
#include "mb_judge.h"

#define CATCH 900 /* a human caught: it was not quite safe before */
#define NEXT  100 /* a human brought within one step */
#define AFTER 80  /* within two */

void mb_catch_look(struct mb_sight *see)
{
    const struct mb_reach *r = &see->reach;

    mb_board_ways(see->s, &see->ways);
    mb_reach_find(see->s, &see->ways, 2, &see->reach);
    mb_prey_find(see->s, &see->prey);
    for (int h = 1; h < MB_FULL; h++) {
        const struct mb_flood *f = &r->flood[r->upto[MB_FULL - h]];
        struct mb_set one = see->prey.stack[h], two = one;
        mb_spread(&see->ways, &one, &see->beside[h]);
        for (int i = 0; i < 3; i++) {
            one.word[i] &= ~f->reach[f->last < 1 ? f->last : 1].word[i];
            two.word[i] &= ~f->reach[f->last].word[i];
        }
        mb_spread(&see->ways, &one, &see->fresh[h]);
        mb_spread(&see->ways, &two, &see->far[h]);
        mb_spread(&see->ways, &see->far[h], &see->far[h]);
    }
}

/* The largest stack next to a square that n can take. */
static int beside(const struct mb_sight *see, int square, int n)
{
    int h = MB_FULL - n;

    while (h > 0 && !mb_set_has(&see->beside[h], square))
        h--;
    return h > 0 ? h : 0;
}

/* What n zombies would have in view there. */
static int prospect(const struct mb_sight *see, int square, int n)
{
    int best = 0;

    for (int h = MB_FULL - n; h > 0; h--) {
        int worth = mb_set_has(&see->fresh[h], square) ? NEXT * h
                    : mb_set_has(&see->far[h], square) ? AFTER * h
                                                       : 0;
        if (worth > best)
            best = worth;
    }
    return best;
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

/* Those who stay can strike elsewhere, and five who go are stuck. */
int mb_catch_leaving(const struct mb_sight *see, int from, int to, int stay)
{
    const struct mb_state *s = see->s;
    int stack = s->zombies[from] - stay + s->humans[to];
    int worth = stack < MB_FULL ? NEXT / 2 : 0;

    if (stay)
        worth += mb_catch_best(see, from, stay, false, 1) / 4;
    return worth;
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
