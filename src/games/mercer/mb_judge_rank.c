/*
 * mb_judge_rank.c: quick weights of the open actions, for playouts and for the
 * order in which a bot looks at them. Zombies look for the largest catch of
 * the next steps, humans for the move or token that saves most.
 */
#include "mb_judge.h"

#define LOOK    2  /* steps that zombies look ahead */
#define A_HUMAN 12 /* the weight of one human caught */
#define SAVED   40 /* thousandths of a human that add 1 to a weight */

/* The position, and what zombies reach if humans are to decide. */
struct sight {
    const struct mb_state *s;
    struct mb_reach reach;
};

/* ---- what zombies can catch ---- */

/* Most humans that n zombies on `from` can turn in `steps`. Squares look as
 * they do now even when the way leads back to them: this is a glance. */
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
        int caught = turned;
        if (steps > 1 && !mb_has_stop(s, to))
            caught += best_catch(s, to, go + turned + s->zombies[to], blue,
                                 steps - 1);
        if (caught > best)
            best = caught;
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
        int caught = best_start(s, i, blue, steps);
        if (caught > best)
            best = caught;
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

/* ---- what humans can save ---- */

static int worth(const struct sight *see, int square, int humans)
{
    return mb_stack_worth(see->s, &see->reach, true, square, humans);
}

static int saved_by_hiding(const struct sight *see, int square)
{
    int h = see->s->humans[square];

    return 1000 * h - worth(see, square, h);
}

static int saved_by_step(const struct sight *see, int from, int to)
{
    int h = see->s->humans[from], there = see->s->humans[to];

    return worth(see, to, h + there) - worth(see, to, there) -
           worth(see, from, h);
}

static int saved_by_stack(const struct sight *see, int from)
{
    const struct mb_state *s = see->s;
    int best = -5000; /* less than any step costs */

    for (unsigned left = mb_steps(s, from, true, s->humans[from]); left;
         left &= left - 1) {
        int saved =
            saved_by_step(see, from, from + mb_toward[__builtin_ctz(left)]);
        if (saved > best)
            best = saved;
    }
    return best;
}

/* The most that one Green, or one hide token, saves. */
static int most_saved(const struct sight *see, bool by_hiding)
{
    int best = 0;

    for (int i = 0; i < MB_SQUARES; i++) {
        if (!see->s->humans[i] || (!by_hiding && mb_has_stop(see->s, i)))
            continue;
        int saved =
            by_hiding ? saved_by_hiding(see, i) : saved_by_stack(see, i);
        if (saved > best)
            best = saved;
    }
    return best;
}

/* ---- plays ---- */

/* A play is weighed by what it brings less what its cards would bring another
 * time. */
static int rank_zombie_play(const struct mb_state *s, int action)
{
    switch (action) {
    case MB_PLAY_GREEN:
        return 4 + A_HUMAN * best_move(s, false, 1);
    case MB_PLAY_GREEN_BLUE:
        return A_HUMAN * best_move(s, true, 1) - 7;
    case MB_PLAY_GREEN_YELLOW:
        return A_HUMAN * best_move(s, false, 2) - 5;
    case MB_PLAY_GREEN_BOTH:
        return A_HUMAN * best_move(s, true, 2) - 14;
    case MB_PLAY_PURPLE:
        return A_HUMAN * best_blast(s) - 40;
    case MB_PLAY_WHITE:
        return 20;
    default:
        return 2;
    }
}

static int rank_human_play(const struct sight *see, int action)
{
    switch (action) {
    case MB_PLAY_GREEN:
        return most_saved(see, false) / SAVED - 10;
    case MB_PLAY_YELLOW:
        return most_saved(see, true) / SAVED - 30;
    case MB_PLAY_RED:
        return A_HUMAN / 2 * best_move(see->s, true, 2);
    case MB_PLAY_WHITE:
        return 60;
    case MB_PLAY_PURPLE:
        return 6;
    default:
        return 3;
    }
}

static int rank_trade(const struct mb_state *s, int colour)
{
    /* Humans keep three Greens for running. */
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

/* ---- places ---- */

/* A wall is as good as the danger it keeps off. */
static int kept_off(const struct mb_state *s, int zombies, int humans)
{
    int h = s->humans[humans];

    return s->zombies[zombies] && h < MB_FULL && !mb_has_hide(s, humans)
               ? A_HUMAN / 2 * h
               : 0;
}

static int rank_wall(const struct sight *see, int edge)
{
    const struct mb_state *s = see->s;
    int a = mb_edge_first(edge), b = mb_edge_second(edge);
    int near =
        mb_reach_steps(&see->reach, a, 1) + mb_reach_steps(&see->reach, b, 1);

    return 1 + kept_off(s, a, b) + kept_off(s, b, a) +
           (near < 6 ? 6 - near : 0);
}

static int rank_white(const struct sight *see, int square)
{
    const struct mb_state *s = see->s;
    int prey = 0, fives = 0;

    for (unsigned left = s->open[square]; left; left &= left - 1) {
        int to = square + mb_toward[__builtin_ctz(left)];
        if (mb_has_hide(s, to))
            continue;
        fives += s->humans[to] == MB_FULL;
        prey += s->humans[to] < MB_FULL ? s->humans[to] : 0;
    }
    if (!mb_is_human(s->seat))
        return 1 + A_HUMAN / 2 * prey + !s->zombies[square];
    /* One Purple should not take two fives. */
    return (worth(see, square, MB_FULL) - 4500) / 10 - 5 * fives;
}

static int rank_place(const struct sight *see, enum mb_phase phase, int place)
{
    const struct mb_state *s = see->s;
    bool human = mb_is_human(s->seat);

    switch (phase) {
    case MB_AT_PLACE:
        return 1 + A_HUMAN * best_catch(s, place, s->zombie_start, false, LOOK);
    case MB_AT_WALL:
        return rank_wall(see, place);
    case MB_AT_HIDE:
        return saved_by_hiding(see, place) / SAVED;
    case MB_AT_STOPTOK:
        if (human)
            return A_HUMAN * best_start(s, place, true, LOOK) +
                   2 * (s->zombies[place] > 0);
        return s->humans[place] < MB_FULL ? 2 * s->humans[place] : 1;
    case MB_AT_WHITE:
        return rank_white(see, place);
    case MB_AT_BLAST:
        return A_HUMAN * mb_blast(s, place);
    default: /* STACK */
        if (human)
            return 4 + saved_by_stack(see, place) / SAVED;
        return 2 + A_HUMAN * best_start(s, place, s->blue, s->steps);
    }
}

/* An area is worth what its best place is. */
static int rank_area(const struct sight *see, int area)
{
    const struct mb_state *s = see->s;
    bool walls = s->pending == MB_AT_WALL;
    int best = 1;

    for (int i = 0; i < (walls ? MB_EDGES : MB_SQUARES); i++) {
        if (mb_area_of(walls ? mb_edge_first(i) : i) != area ||
            !mb_may_choose(s, s->pending, i))
            continue;
        int weight = rank_place(see, s->pending, i);
        if (weight > best)
            best = weight;
    }
    return best;
}

/* ---- steps ---- */

static int rank_zombie_step(const struct mb_state *s, int to, int more)
{
    int n = s->zombies[s->current];

    while (n > 1 && !mb_may_enter(s, to, false, n))
        n--; /* with Blue */
    int turned = mb_has_hide(s, to) ? 0 : s->humans[to];
    int stack = n + turned + s->zombies[to];
    int weight = 2 + (A_HUMAN + 2) * turned;
    if (more)
        return weight + A_HUMAN * best_catch(s, to, stack, s->blue, 1);
    /* A place to go on from next time. */
    return weight + 2 * best_catch(s, to, stack, false, 1);
}

static int rank_step(const struct sight *see, int d)
{
    const struct mb_state *s = see->s;
    int to = s->current + mb_toward[d];
    bool green = s->ground[to] & MB_GROUND_GREEN;
    bool yellow = (s->ground[to] & MB_GROUND_YELLOW) && s->deck.left;
    int colour = 3 * green + 12 * yellow;

    if (mb_is_human(s->seat))
        return 4 + saved_by_step(see, s->current, to) / SAVED + colour;
    return rank_zombie_step(s, to, s->steps - 1 + green) + colour;
}

static int rank_stop(const struct mb_state *s)
{
    return s->built ? 2 : 5;
}

/* Those who stay can strike elsewhere. */
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

static int weigh(const struct sight *see, int action)
{
    const struct mb_state *s = see->s;

    if (action >= MB_LEAVE)
        return rank_leave(s, action - MB_LEAVE);
    if (action >= MB_STEP)
        return rank_step(see, action - MB_STEP);
    if (action >= MB_EDGE)
        return rank_place(see, MB_AT_WALL, action - MB_EDGE);
    if (action >= MB_SQUARE)
        return rank_place(see, s->phase, action - MB_SQUARE);
    if (action >= MB_AREA)
        return rank_area(see, action - MB_AREA);
    if (action >= MB_DISCARD)
        return rank_discard(action - MB_DISCARD);
    if (action >= MB_PLAY_GREEN)
        return mb_is_human(s->seat) ? rank_human_play(see, action)
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
    const struct mb_state *s = state;
    struct sight see;

    see.s = s;
    if (mb_is_human(s->seat)) {
        struct mb_ways ways;
        mb_board_ways(s, &ways);
        mb_reach_find(s, &ways, &see.reach);
    }
    for (size_t i = 0; i < n; i++) {
        int weight = weigh(&see, actions[i]);
        prior[i] = (uint16_t)(weight < 1 ? 1 : weight);
    }
}
