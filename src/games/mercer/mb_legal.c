/*
 * mb_legal.c: what is open to the seat to act (section 4 of the rules).
 */
#include "mb.h"

/* Actions found so far, up to `max`: finding out whether there is only one
 * need not find them all. */
struct list {
    rum_action *out;
    size_t n, max;
};

static void add(struct list *list, int action)
{
    if (list->n < list->max)
        list->out[list->n++] = (rum_action)action;
}

static void list_trades(const struct mb_state *s, struct list *list)
{
    for (int c = MB_GREEN; c <= MB_RAINBOW; c++) {
        if (mb_may_trade(s, c))
            add(list, MB_TRADE + c);
    }
}

static void list_main(const struct mb_state *s, struct list *list)
{
    add(list, MB_SKIP); /* MB-2.4 */
    list_trades(s, list);
    for (int action = MB_PLAY_GREEN; action <= MB_PLAY_WHITE; action++) {
        if (mb_may_play(s, action))
            add(list, action);
    }
}

static void list_steps(const struct mb_state *s, struct list *list)
{
    if (s->moved)
        add(list, MB_STOP); /* MB-5.6 */
    for (unsigned left = mb_open_steps(s); left; left &= left - 1)
        add(list, MB_STEP + __builtin_ctz(left));
}

static void list_areas(const struct mb_state *s, struct list *list)
{
    for (int area = 0; area < MB_AREAS; area++) {
        if (mb_area_open(s, s->pending, area))
            add(list, MB_AREA + area);
    }
}

static void list_board(const struct mb_state *s, struct list *list)
{
    for (int i = 0; i < MB_SQUARES && list->n < list->max; i++) {
        if (mb_may_choose(s, s->phase, i))
            add(list, MB_SQUARE + i);
    }
}

static void list_area_squares(const struct mb_state *s, struct list *list)
{
    int first = s->area / 3 * 4 * MB_WIDTH + s->area % 3 * 4;

    for (int i = 0; i < 16; i++) {
        int square = first + i / 4 * MB_WIDTH + i % 4;
        if (mb_may_choose(s, s->phase, square))
            add(list, MB_SQUARE + square);
    }
}

static void list_area_edges(const struct mb_state *s, struct list *list)
{
    int left = s->area % 3 * 4, top = s->area / 3 * 4;

    for (int y = top; y < top + 4; y++) {
        for (int x = left; x < left + 4 && x < MB_WIDTH - 1; x++) {
            if (mb_may_choose(s, MB_AT_WALL, 11 * y + x))
                add(list, MB_EDGE + 11 * y + x);
        }
    }
    for (int y = top; y < top + 4 && y < MB_WIDTH - 1; y++) {
        for (int x = left; x < left + 4; x++) {
            int edge = MB_UPRIGHT + MB_WIDTH * y + x;
            if (mb_may_choose(s, MB_AT_WALL, edge))
                add(list, MB_EDGE + edge);
        }
    }
}

static void list_all(const struct mb_state *s, struct list *list)
{
    switch (s->phase) {
    case MB_AT_MAIN:
        list_main(s, list);
        break;
    case MB_AT_STEP:
        list_steps(s, list);
        break;
    case MB_AT_LEAVE:
        for (int k = 0; k < MB_FULL; k++) {
            if (mb_may_leave(s, k))
                add(list, MB_LEAVE + k);
        }
        break;
    case MB_AT_AREA:
        list_areas(s, list);
        break;
    case MB_AT_WALL:
        list_area_edges(s, list);
        break;
    case MB_AT_END:
        add(list, MB_END);
        if (s->hand[s->seat][MB_BLACK])
            add(list, MB_AGAIN);
        list_trades(s, list);
        break;
    case MB_AT_DISCARD:
        for (int c = 0; c < MB_CARDS; c++) {
            if (s->hand[s->seat][c])
                add(list, MB_DISCARD + c);
        }
        break;
    case MB_AT_OVER:
        break;
    default:
        if (s->area >= 0)
            list_area_squares(s, list);
        else
            list_board(s, list);
    }
}

size_t mb_legal(const void *state, rum_action *out)
{
    struct list list;

    /* Member by member: of an initialiser a card's compiler copies a constant,
     * and overwrites its part with another kind of access. */
    list.out = out;
    list.n = 0;
    list.max = MB_MAX_ACTIONS;
    list_all(state, &list);
    return list.n;
}

int mb_only_action(const struct mb_state *s)
{
    rum_action two[2] = {0};
    struct list list = {.out = two, .max = 2};

    list_all(s, &list);
    RUM_ASSERT(list.n <= list.max);
    return list.n == 1 ? two[0] : -1;
}
