/*
 * mb_judge_save.c: what humans can save, at a glance: by moving together or
 * away, by hiding, by a wall.
 */
#include "mb_judge.h"

#include <string.h>

#define FAR_STEPS  4 /* looked ahead; all that is farther away is alike */
#define NEAR_STEPS 2 /* that walls are judged by */

/* Where the flood does not come: cut off if it has ended, else too far. */
static int beyond(const struct mb_sight *see)
{
    const struct mb_reach *r = &see->reach;

    return r->flood[r->upto[MB_FULL]].last < FAR_STEPS ? MB_OUT_OF_REACH
                                                       : FAR_STEPS + 1;
}

/* What h humans are worth on every square, ring by ring as mb_reach_steps()
 * counts. */
static void fill_worth(struct mb_sight *see, int h)
{
    const struct mb_reach *r = &see->reach;
    const struct mb_flood *any = &r->flood[r->upto[MB_FULL]];
    const struct mb_flood *small =
        h == MB_FULL ? any : &r->flood[r->upto[MB_FULL - h]];
    int16_t safe = (int16_t)(h * mb_chance_to_live(true, h, beyond(see)));
    struct mb_set known = {{0}};

    for (int i = 0; i < MB_SQUARES; i++)
        see->worth[h][i] = safe;
    for (int d = 0; d <= any->last + 1; d++) {
        const struct mb_set *near =
            &small->reach[d < small->last ? d : small->last];
        const struct mb_set *too = &any->reach[d > 0 ? d - 1 : 0];
        int16_t worth = (int16_t)(h * mb_chance_to_live(true, h, d));
        for (int i = 0; i < 3; i++) {
            uint64_t ring = near->word[i] & ~known.word[i];
            if (d > 0)
                ring |= too->word[i] & ~known.word[i];
            known.word[i] |= ring;
            for (; ring; ring &= ring - 1) {
                int bit = __builtin_ctzll(ring);
                see->worth[h][MB_WIDTH * (4 * i + bit / 16) + bit % 16] = worth;
            }
        }
    }
}

/* Steps of one stack need no table. */
void mb_save_find(struct mb_sight *see)
{
    mb_board_ways(see->s, &see->ways);
    mb_reach_find(see->s, &see->ways, FAR_STEPS, &see->reach);
    see->has_worth =
        see->s->phase == MB_AT_MAIN || see->s->phase == MB_AT_STACK;
    for (int h = 1; see->has_worth && h <= MB_FULL; h++)
        fill_worth(see, h);
}

int mb_save_worth(const struct mb_sight *see, int square, int humans)
{
    if (!humans || mb_has_hide(see->s, square))
        return MB_HUMAN * humans;
    if (see->has_worth)
        return see->worth[humans][square];
    int steps = mb_reach_steps(&see->reach, square, humans);
    if (steps == MB_OUT_OF_REACH)
        steps = beyond(see);
    return humans * mb_chance_to_live(true, humans, steps);
}

int mb_save_by_hiding(const struct mb_sight *see, int square)
{
    int h = see->s->humans[square];

    return MB_HUMAN * h - mb_save_worth(see, square, h);
}

int mb_save_by_step(const struct mb_sight *see, int from, int to)
{
    int h = see->s->humans[from], there = see->s->humans[to];

    return mb_save_worth(see, to, h + there) - mb_save_worth(see, to, there) -
           mb_save_worth(see, from, h);
}

int mb_save_by_stack(const struct mb_sight *see, int from)
{
    const struct mb_state *s = see->s;
    int best = -MB_FULL * MB_HUMAN; /* less than any step costs */

    for (unsigned left = s->open[from]; left; left &= left - 1) {
        int to = from + mb_toward[__builtin_ctz(left)];
        if (!mb_may_enter(s, to, true, s->humans[from]))
            continue;
        int saved = mb_save_by_step(see, from, to);
        if (saved > best)
            best = saved;
    }
    return best;
}

int mb_save_by_any(const struct mb_sight *see, bool hiding)
{
    const struct mb_state *s = see->s;
    int best = 0;

    for (int i = 0; i < MB_SQUARES; i++) {
        /* Five and hidden ones are best left alone. */
        if (!s->humans[i] || mb_has_hide(s, i) ||
            (!hiding && (mb_has_stop(s, i) || s->humans[i] == MB_FULL)))
            continue;
        int saved =
            hiding ? mb_save_by_hiding(see, i) : mb_save_by_stack(see, i);
        if (saved > best)
            best = saved;
    }
    return best;
}

void mb_save_find_near(struct mb_sight *see)
{
    struct mb_set prey = {{0}};

    mb_board_ways(see->s, &see->ways);
    mb_sort_stacks(see->s->zombies, see->zombies);
    mb_reach_from(see->s, see->zombies, &see->ways, NEAR_STEPS, &see->reach);
    mb_prey_find(see->s, &see->prey);
    see->dead = mb_prey_who_die(&see->prey, &see->reach, true);
    for (int h = 1; h < MB_FULL; h++) {
        for (int i = 0; i < 3; i++)
            prey.word[i] |= see->prey.stack[h].word[i];
    }
    mb_spread(&see->ways, &prey, &see->near_prey);
}

static bool near_zombies(const struct mb_sight *see, int square)
{
    const struct mb_flood *any = &see->reach.flood[see->reach.upto[MB_FULL]];

    return mb_set_has(&any->reach[any->last < 1 ? any->last : 1], square);
}

/* Do zombies come near the one side, and is there prey near the other? */
static bool parts(const struct mb_sight *see, int a, int b)
{
    return near_zombies(see, a) && mb_set_has(&see->near_prey, b);
}

int mb_save_by_wall(const struct mb_sight *see, int edge)
{
    int a = mb_edge_first(edge), b = mb_edge_second(edge);
    struct mb_state walled;
    struct mb_ways ways;
    struct mb_reach reach;

    if (!parts(see, a, b) && !parts(see, b, a))
        return 0;
    memcpy(&walled, see->s, sizeof(walled));
    mb_set_wall(&walled, edge);
    mb_board_ways(&walled, &ways);
    mb_reach_from(&walled, see->zombies, &ways, NEAR_STEPS, &reach);
    return see->dead - mb_prey_who_die(&see->prey, &reach, true);
}

static int kept_off(const struct mb_sight *see, int from, int to)
{
    int h = mb_has_hide(see->s, to) ? 0 : see->s->humans[to];

    if (!h || h == MB_FULL || !near_zombies(see, from))
        return 0;
    return h * (see->s->zombies[from] ? 200 : 100);
}

int mb_save_by_wall_about(const struct mb_sight *see, int edge)
{
    int a = mb_edge_first(edge), b = mb_edge_second(edge);

    return kept_off(see, a, b) + kept_off(see, b, a);
}
