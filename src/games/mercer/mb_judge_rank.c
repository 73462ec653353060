/*
 * mb_judge_rank.c: quick weights of the open actions, for playouts and for the
 * order in which a bot looks at them. Zombies look for the largest catch of
 * the next steps, humans for the move or token that saves most; both weigh it
 * against what the cards would bring another time, as mb_judge.c does.
 */
#include "mb_judge.h"

#define UNIT 40 /* thousandths of a human that add 1 to a weight */

/* ---- plays ---- */

static int price(const struct mb_sight *see, enum mb_card card)
{
    return mb_price(see->s, mb_is_human(see->s->seat), card);
}

static int gain_of_zombie_play(const struct mb_sight *see, int action)
{
    int green = price(see, MB_GREEN);

    switch (action) {
    case MB_PLAY_GREEN:
        return mb_catch_any(see, false, 1) - green;
    case MB_PLAY_GREEN_BLUE:
        return mb_catch_any(see, true, 1) - green - price(see, MB_BLUE);
    case MB_PLAY_GREEN_YELLOW:
        return mb_catch_any(see, false, 2) - green - price(see, MB_YELLOW);
    case MB_PLAY_GREEN_BOTH:
        return mb_catch_any(see, true, 2) - green - price(see, MB_BLUE) -
               price(see, MB_YELLOW);
    case MB_PLAY_PURPLE:
        return mb_catch_blast(see) - price(see, MB_PURPLE);
    case MB_PLAY_WHITE:
        return 1200 - price(see, MB_WHITE);
    default:
        return 100 - price(see, MB_RED);
    }
}

static int gain_of_human_play(const struct mb_sight *see, int action)
{
    const struct mb_state *s = see->s;

    switch (action) {
    case MB_PLAY_GREEN:
        return mb_danger_left(s, mb_save_by_any(see, false)) -
               price(see, MB_GREEN);
    case MB_PLAY_YELLOW:
        return mb_danger_left(s, mb_save_by_any(see, true)) -
               price(see, MB_YELLOW);
    case MB_PLAY_RED:
        return 400 - price(see, MB_RED);
    case MB_PLAY_WHITE:
        return 460 * s->white_humans - price(see, MB_WHITE);
    case MB_PLAY_PURPLE:
        return 300 * s->purple_walls - price(see, MB_PURPLE);
    default:
        return 400 - price(see, MB_BLUE);
    }
}

/* A skip draws a card, of no use to a full hand. */
static int gain_of_skip(const struct mb_sight *see)
{
    const struct mb_state *s = see->s;
    bool full = s->hand_limit && mb_hand_size(s, s->seat) >= s->hand_limit;

    return full ? 0 : price(see, MB_GREEN);
}

static int rank_trade(const struct mb_state *s, int colour)
{
    /* Three Greens are kept for moving. */
    if (colour == MB_GREEN && s->hand[s->seat][MB_GREEN] < 4)
        return 8;
    return mb_rainbows(s, MB_TRADE + colour) > 1 ? 2 : 60;
}

static int rank_discard(int card)
{
    static const uint8_t weight[MB_CARDS] = {10, 8, 6, 12, 2, 1, 1, 1};
    return weight[card];
}

/* ---- places ---- */

static int gain_of_white(const struct mb_sight *see, int square)
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
        return 200 * prey + UNIT * !s->zombies[square];
    /* One Purple should not take two fives. */
    return 4 * (mb_save_worth(see, square, MB_FULL) - 4500) - 200 * fives;
}

static int gain_of_stop(const struct mb_sight *see, int square)
{
    const struct mb_state *s = see->s;

    if (!mb_is_human(s->seat))
        return s->humans[square] < MB_FULL ? 80 * s->humans[square] : 0;
    if (!s->zombies[square])
        return 0;
    return 80 + mb_catch_best(see, square, s->zombies[square], true, 2);
}

static int gain_of_place(const struct mb_sight *see, enum mb_phase phase,
                         int place)
{
    const struct mb_state *s = see->s;

    switch (phase) {
    case MB_AT_PLACE:
        return mb_catch_best(see, place, s->zombie_start, false, 2);
    case MB_AT_WALL:
        return mb_save_by_wall(see, place);
    case MB_AT_HIDE:
        return mb_save_by_hiding(see, place);
    case MB_AT_STOPTOK:
        return gain_of_stop(see, place);
    case MB_AT_WHITE:
        return gain_of_white(see, place);
    case MB_AT_BLAST:
        return MB_HUMAN * mb_blast(s, place);
    default: /* STACK */
        if (mb_is_human(s->seat))
            return mb_save_by_stack(see, place);
        return mb_catch_best(see, place, s->zombies[place], s->blue, s->steps);
    }
}

static int gain_of_near_walls(const struct mb_sight *see, int square)
{
    int x = square % MB_WIDTH, y = square / MB_WIDTH;
    int edge[2] = {11 * y + x, MB_UPRIGHT + square};
    int best = 0;

    for (int i = x == MB_WIDTH - 1; i < 2 - (y == MB_WIDTH - 1); i++) {
        int gain = mb_save_by_wall_about(see, edge[i]);
        if (gain > best && mb_may_choose(see->s, MB_AT_WALL, edge[i]))
            best = gain;
    }
    return best;
}

/* An area is worth what its best place is. */
static int gain_of_area(const struct mb_sight *see, int area)
{
    const struct mb_state *s = see->s;
    int first = area / 3 * 4 * MB_WIDTH + area % 3 * 4;
    int best = 0;

    for (int i = 0; i < 16; i++) {
        int square = first + i / 4 * MB_WIDTH + i % 4, gain = 0;
        if (s->pending == MB_AT_WALL)
            gain = gain_of_near_walls(see, square);
        else if (mb_may_choose(s, s->pending, square))
            gain = gain_of_place(see, s->pending, square);
        if (gain > best)
            best = gain;
    }
    return best;
}

/* ---- steps ---- */

static int gain_of_step(const struct mb_sight *see, int d)
{
    const struct mb_state *s = see->s;
    int from = s->current, to = from + mb_toward[d];
    bool yellow = (s->ground[to] & MB_GROUND_YELLOW) && !mb_is_used(s, to);
    int drawn = yellow ? price(see, MB_GREEN) : 0;

    if (mb_is_human(s->seat))
        return mb_save_by_step(see, from, to) + drawn +
               (s->ground[to] & MB_GROUND_GREEN ? 3 * UNIT : 0);
    return mb_catch_step(see, from, to, s->zombies[from], s->blue,
                         s->steps - 1) +
           drawn;
}

/* ---- all of them ---- */

static int gain_of(const struct mb_sight *see, int action)
{
    const struct mb_state *s = see->s;

    if (action >= MB_LEAVE)
        return mb_catch_leaving(see, s->current,
                                s->current + mb_toward[s->direction],
                                action - MB_LEAVE);
    if (action >= MB_STEP)
        return gain_of_step(see, action - MB_STEP);
    if (action >= MB_EDGE)
        return gain_of_place(see, MB_AT_WALL, action - MB_EDGE);
    if (action >= MB_SQUARE)
        return gain_of_place(see, s->phase, action - MB_SQUARE);
    if (action >= MB_AREA)
        return gain_of_area(see, action - MB_AREA);
    if (action >= MB_PLAY_GREEN)
        return mb_is_human(s->seat) ? gain_of_human_play(see, action)
                                    : gain_of_zombie_play(see, action);
    if (action == MB_SKIP)
        return gain_of_skip(see);
    /* Stop; humans and builders go on if it is of any use. */
    return s->phase == MB_AT_STEP && !mb_is_human(s->seat)
               ? mb_catch_staying(see, s->current)
               : 0;
}

static int weigh(const struct mb_sight *see, int action)
{
    if (action == MB_END)
        return 10;
    if (action == MB_AGAIN)
        return 50;
    if (action >= MB_TRADE && action < MB_PLAY_GREEN)
        return rank_trade(see->s, action - MB_TRADE);
    if (action >= MB_DISCARD && action < MB_AREA)
        return rank_discard(action - MB_DISCARD);
    return 8 + gain_of(see, action) / UNIT;
}

static void find_sight(struct mb_sight *see)
{
    const struct mb_state *s = see->s;
    int phase = s->phase == MB_AT_AREA ? s->pending : s->phase;

    if (phase == MB_AT_END || phase == MB_AT_DISCARD)
        return;
    if (phase == MB_AT_WALL)
        mb_save_find_near(see);
    else if (!mb_is_human(s->seat) || phase == MB_AT_STOPTOK)
        mb_catch_find(see);
    else
        mb_save_find(see);
}

void mb_rank(const void *state, const rum_action *actions, size_t n,
             uint16_t *prior)
{
    struct mb_sight see;

    see.s = state;
    find_sight(&see);
    for (size_t i = 0; i < n; i++) {
        int weight = weigh(&see, actions[i]);
        prior[i] = (uint16_t)(weight < 1 ? 1 : weight);
    }
}
