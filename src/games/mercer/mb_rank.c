/*
 * mb_rank.c: quick weights of the open actions, for playouts and for the
 * order in which a bot looks at them. Only what can be seen at a glance:
 * who could be taken, who is in danger, what fills a stack.
 */
#include "mb.h"

#define LOOK 2 /* steps that zombies look ahead */

/* ---- zombies ---- */

/* Most humans that n zombies on `from` can turn in `steps`, with the square
 * they come from left out of account. */
static int best_catch(const struct mb_state *s, int from, int n, bool blue,
                      int steps)
{
    int best = 0;

    for (unsigned left = s->open[from]; left; left &= left - 1) {
        int to = from + mb_toward[__builtin_ctz(left)];
        int go = n;
        while (blue && go > 1 && !mb_may_enter(s, to, false, go))
            go--;
        if (!mb_may_enter(s, to, false, go))
            continue;
        int turned = mb_has_hide(s, to) ? 0 : s->humans[to];
        int catch = turned;
        if (steps > 1 && !mb_has_stop(s, to))
            catch += best_catch(s, to, go + turned + s->zombies[to], blue,
                                steps - 1);
        /* The way back leads over a square that still looks as it did. */
        if (catch > best)
            best = catch;
    }
    return best;
}

static int best_start(const struct mb_state *s, int square, bool blue,
                      int steps)
{
    return best_catch(s, square, s->zombies[square], blue,
                      steps < LOOK ? steps : LOOK);
}

static int best_move(const struct mb_state *s, bool blue, int steps)
{
    int best = 0;

    for (int i = 0; i < MB_SQUARES; i++) {
        if (!s->zombies[i] || mb_has_stop(s, i))
            continue;
        int catch = best_start(s, i, blue, steps);
        if (catch > best)
            best = catch;
    }
    return best;
}

static int best_blast(const struct mb_state *s)
{
    int best = 0;

    for (int i = 0; i < MB_SQUARES; i++) {
        if (s->zombies[i] && mb_blast(s, i) > best)
            best = mb_blast(s, i);
    }
    return best;
}

static int rank_zombie_play(const struct mb_state *s, int action)
{
    switch (action) {
    case MB_PLAY_GREEN:
        return 4 + 12 * best_move(s, false, 1);
    case MB_PLAY_GREEN_BLUE:
        return 1 + 12 * best_move(s, true, 1) - 8;
    case MB_PLAY_GREEN_YELLOW:
        return 2 + 12 * best_move(s, false, 2) - 7;
    case MB_PLAY_GREEN_BOTH:
        return 1 + 12 * best_move(s, true, 2) - 15;
    case MB_PLAY_PURPLE:
        return 12 * best_blast(s) - 40;
    case MB_PLAY_WHITE:
        return 20;
    default:
        return 2;
    }
}

/* ---- humans ---- */

/* How many zombies' stacks could take the humans there with a plain Green. */
static int takers(const struct mb_state *s, int square, int humans)
{
    int n = 0;

    for (unsigned left = s->open[square]; left; left &= left - 1) {
        int from = square + mb_toward[__builtin_ctz(left)];
        n += s->zombies[from] && s->zombies[from] + humans <= MB_FULL &&
             !mb_has_stop(s, from);
    }
    return n;
}

static int in_danger(const struct mb_state *s, int square)
{
    int h = s->humans[square];

    return h && !mb_has_hide(s, square) && takers(s, square, h) ? h : 0;
}

static int most_in_danger(const struct mb_state *s)
{
    int most = 0;

    for (int i = 0; i < MB_SQUARES; i++) {
        int h = in_danger(s, i);
        if (h > most)
            most = h;
    }
    return most;
}

static int rank_human_play(const struct mb_state *s, int action)
{
    switch (action) {
    case MB_PLAY_GREEN:
        return 8 + 6 * most_in_danger(s);
    case MB_PLAY_YELLOW:
        return 1 + 10 * most_in_danger(s);
    case MB_PLAY_RED:
        return 1 + 6 * most_in_danger(s);
    case MB_PLAY_WHITE:
        return 60;
    case MB_PLAY_PURPLE:
        return 6;
    default:
        return 3;
    }
}

/* ---- places ---- */

/* n humans on `to`: a full stack is safe from all but Purple. */
static int rank_refuge(const struct mb_state *s, int to, int n)
{
    int h = s->humans[to] + n;

    if (mb_has_hide(s, to))
        return 40;
    if (h == MB_FULL)
        return 50;
    return takers(s, to, h) ? 1 : 8 + 2 * s->humans[to];
}

/* A wall is as good as the danger it keeps off: humans on one side, zombies on
 * the other. */
static int rank_wall(const struct mb_state *s, int edge)
{
    int a = mb_edge_first(edge), b = mb_edge_second(edge);
    int gain = 1;

    if (s->zombies[a] && s->humans[b] && s->humans[b] < MB_FULL)
        gain += 6 * s->humans[b];
    if (s->zombies[b] && s->humans[a] && s->humans[a] < MB_FULL)
        gain += 6 * s->humans[a];
    if (s->humans[a] + s->humans[b])
        gain += takers(s, a, s->humans[a]) + takers(s, b, s->humans[b]);
    return gain;
}

static int rank_white(const struct mb_state *s, int square)
{
    int zombies = 0, humans = 0;

    for (unsigned left = s->open[square]; left; left &= left - 1) {
        int to = square + mb_toward[__builtin_ctz(left)];
        zombies += s->zombies[to];
        if (!mb_has_hide(s, to) && s->humans[to] < MB_FULL)
            humans += s->humans[to];
    }
    if (!mb_is_human(s->seat))
        return 1 + 6 * humans + (s->zombies[square] == 0);
    return zombies ? 1 : 10;
}

static int rank_place(const struct mb_state *s, enum mb_phase phase, int place)
{
    switch (phase) {
    case MB_AT_PLACE:
        return 1 + 10 * best_catch(s, place, s->zombie_start, false, LOOK);
    case MB_AT_WALL:
        return rank_wall(s, place);
    case MB_AT_HIDE:
        return 1 + s->humans[place] * (s->humans[place] < MB_FULL) +
               12 * in_danger(s, place);
    case MB_AT_STOPTOK:
        if (mb_is_human(s->seat))
            return 1 + (s->zombies[place]
                            ? 2 + 12 * best_start(s, place, true, LOOK)
                            : 0);
        return 1 + 6 * in_danger(s, place);
    case MB_AT_WHITE:
        return rank_white(s, place);
    case MB_AT_BLAST:
        return 1 + 10 * mb_blast(s, place);
    default: /* STACK */
        if (mb_is_human(s->seat))
            return 2 + 12 * in_danger(s, place);
        return 2 + 12 * best_start(s, place, s->blue, s->steps);
    }
}

/* An area is worth what its best place is. */
static int rank_area(const struct mb_state *s, int area)
{
    int first = area / 3 * 4 * MB_WIDTH + area % 3 * 4, best = 1;

    for (int i = 0; i < 32; i++) {
        int square = first + i % 16 / 4 * MB_WIDTH + i % 4, place = square;
        if (s->pending == MB_AT_WALL) {
            bool upright = i < 16;
            if (upright ? square % MB_WIDTH == MB_WIDTH - 1
                        : square / MB_WIDTH == MB_WIDTH - 1)
                continue;
            place = upright ? square / MB_WIDTH * 11 + square % MB_WIDTH
                            : MB_UPRIGHT + square;
        } else if (i >= 16) {
            break;
        }
        if (!mb_may_choose(s, s->pending, place))
            continue;
        int weight = rank_place(s, s->pending, place);
        if (weight > best)
            best = weight;
    }
    return best;
}

/* ---- steps ---- */

static int rank_step(const struct mb_state *s, int d)
{
    int from = s->current, to = from + mb_toward[d];
    bool colour = s->ground[to] & (MB_GROUND_GREEN | MB_GROUND_YELLOW);
    int more = s->steps - 1 + (colour && s->ground[to] & MB_GROUND_GREEN);
    int n = mb_own(s)[from];

    if (mb_is_human(s->seat))
        return rank_refuge(s, to, n) + 4 * colour;
    while (n > 1 && !mb_may_enter(s, to, false, n))
        n--;
    int turned = mb_has_hide(s, to) ? 0 : s->humans[to];
    int stack = n + turned + s->zombies[to];
    int weight = 2 + 14 * turned + 3 * colour;
    if (more)
        weight += 12 * best_catch(s, to, stack, s->blue, 1);
    else /* a place to go on from next time */
        weight += 2 * best_catch(s, to, stack, false, 1);
    return weight;
}

/* Going on is right if something is to be had; humans stop where it is safe. */
static int rank_stop(const struct mb_state *s)
{
    int h = s->humans[s->current];

    if (s->built)
        return 2;
    if (!mb_is_human(s->seat))
        return 6;
    return takers(s, s->current, h) && h < MB_FULL ? 1 : h == MB_FULL ? 60 : 8;
}

/* Those who go are as many as fit; those who stay can strike elsewhere. */
static int rank_leave(const struct mb_state *s, int k)
{
    int go = s->zombies[s->current] - k;
    int to = s->current + mb_toward[s->direction];
    int weight = 4 + (go + s->humans[to] < MB_FULL);

    if (k)
        weight += 3 * best_catch(s, s->current, k, false, 1);
    return weight;
}

/* ---- all of them ---- */

static int rank_trade(const struct mb_state *s, int colour)
{
    /* Humans keep three Greens for running, and Yellows for hiding. */
    if (mb_is_human(s->seat) && colour == MB_GREEN &&
        s->hand[s->seat][MB_GREEN] < 4)
        return 8;
    return mb_rainbows(s, MB_TRADE + colour) > 1 ? 2 : 40;
}

static int rank_discard(int card)
{
    static const uint8_t weight[MB_CARDS] = {10, 8, 6, 12, 2, 1, 1, 1};
    return weight[card];
}

static int weigh(const struct mb_state *s, int action)
{
    if (action >= MB_LEAVE)
        return rank_leave(s, action - MB_LEAVE);
    if (action >= MB_STEP)
        return rank_step(s, action - MB_STEP);
    if (action >= MB_EDGE)
        return rank_place(s, MB_AT_WALL, action - MB_EDGE);
    if (action >= MB_SQUARE)
        return rank_place(s, s->phase, action - MB_SQUARE);
    if (action >= MB_AREA)
        return rank_area(s, action - MB_AREA);
    if (action >= MB_DISCARD)
        return rank_discard(action - MB_DISCARD);
    if (action >= MB_PLAY_GREEN)
        return mb_is_human(s->seat) ? rank_human_play(s, action)
                                    : rank_zombie_play(s, action);
    if (action >= MB_TRADE)
        return rank_trade(s, action - MB_TRADE);
    if (action == MB_STOP)
        return rank_stop(s);
    if (action == MB_SKIP)
        return s->deck.left ? 6 : 1;
    return 10; /* end, Black */
}

void mb_rank(const void *state, const rum_action *actions, size_t n,
             uint16_t *prior)
{
    for (size_t i = 0; i < n; i++) {
        int weight = weigh(state, actions[i]);
        prior[i] = (uint16_t)(weight < 1 ? 1 : weight);
    }
}
