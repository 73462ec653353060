/*
 * mb_turn.c: the order of things: the turn, the end step, the endphase and
 * the end (MB-2, MB-9.4, MB-16, MB-19, MB-20), and with it the two entries
 * that everything goes through, legal and apply.
 */
#include "mb.h"

#include <string.h>

#define IDLE_TURNS 4 /* MB-19.4 */

/* ---- from one turn to the next ---- */

static void over(struct mb_state *s, uint16_t clause, struct rum_trace *trace)
{
    s->phase = MB_AT_OVER;
    s->head.to_act = RUM_NOBODY;
    if (trace) {
        struct rum_event *e = rum_trace_add(trace, MB_EV_OVER, s->seat, clause);
        e->arg[0] = s->human_count;
        e->arg[1] = s->zombie_count;
        e->reveals = true; /* after the game all hands are open */
    }
}

void mb_begin_turn(struct mb_state *s, struct rum_trace *trace)
{
    s->head.to_act = s->seat;
    s->head.turn++;
    s->acted = false;
    s->again = false;
    s->phase = MB_AT_MAIN;
    mb_draw(s, &s->deck, MB_TURN_START, MB(2, 1), trace);
}

/* MB-9.4: a stop token lives through the turn after the one it came in. */
static void lift_stop(struct mb_state *s, struct rum_trace *trace)
{
    if (trace && s->stop[0] != MB_NONE) {
        struct rum_event *e =
            rum_trace_add(trace, MB_EV_LIFT, s->seat, MB(9, 4));
        e->subject = MB_RED;
        e->arg[0] = s->stop[0];
    }
    s->stop[0] = s->stop[1];
    s->stop[1] = MB_NONE;
}

static void end_turn(struct mb_state *s, struct rum_trace *trace)
{
    lift_stop(s, trace);
    s->idle = s->acted ? 0 : s->idle + 1;
    if (s->idle == IDLE_TURNS) {
        over(s, MB(19, 4), trace);
        return;
    }
    if (!s->again)
        s->seat = (rum_seat)((s->seat + 1) % 4); /* MB-1.10 */
    mb_begin_turn(s, trace);
}

static bool must_discard(const struct mb_state *s)
{
    return s->hand_limit && mb_hand_size(s, s->seat) > s->hand_limit;
}

/* MB-2.10: after "end the turn" or Black, and after each discard. */
static void leave_turn(struct mb_state *s, struct rum_trace *trace)
{
    if (must_discard(s))
        s->phase = MB_AT_DISCARD;
    else
        end_turn(s, trace);
}

void mb_card_done(struct mb_state *s, struct rum_trace *trace)
{
    s->pending = MB_AT_NOTHING;
    s->area = -1;
    s->blue = false;
    s->steps = s->moved = 0;
    s->current = MB_NONE;
    s->direction = -1;
    memset(s->used, 0, sizeof(s->used));
    s->to_build = s->built = 0;
    if (s->human_count == 0)
        over(s, MB(20, 4), trace);
    else
        s->phase = MB_AT_END;
}

static void skip(struct mb_state *s, struct rum_trace *trace)
{
    if (s->deck.left) {
        s->acted = true; /* MB-19.4: it draws a card */
        mb_draw(s, &s->deck, MB_BY_SKIP, MB(2, 2), trace);
    } else if (trace) {
        rum_trace_add(trace, MB_EV_PASS, s->seat, MB(19, 3))->arg[0] = s->idle;
    }
    s->phase = MB_AT_END;
}

static void play_black(struct mb_state *s, struct rum_trace *trace)
{
    mb_spend(s, MB_BLACK);
    s->acted = true;
    s->again = true;
    if (trace)
        rum_trace_add(trace, MB_EV_BLACK, s->seat, MB(16, 1))->subject =
            MB_BLACK;
    leave_turn(s, trace);
}

static void discard(struct mb_state *s, enum mb_card card,
                    struct rum_trace *trace)
{
    mb_spend(s, card);
    if (trace)
        rum_trace_add(trace, MB_EV_DISCARD, s->seat, MB(2, 7))->subject = card;
    leave_turn(s, trace);
}

/* ---- what is open ---- */

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
    struct list list = {.out = out, .max = MB_MAX_ACTIONS};

    list_all(state, &list);
    return list.n;
}

/* ---- deciding ---- */

static void act(struct mb_state *s, int action, struct rum_trace *trace)
{
    if (action >= MB_LEAVE) {
        RUM_ASSERT(s->phase == MB_AT_LEAVE);
        mb_step(s, s->direction, action - MB_LEAVE, trace);
    } else if (action >= MB_STEP) {
        RUM_ASSERT(s->phase == MB_AT_STEP);
        mb_choose_direction(s, action - MB_STEP, trace);
    } else if (action >= MB_EDGE) {
        RUM_ASSERT(s->phase == MB_AT_WALL);
        mb_choose(s, action - MB_EDGE, trace);
    } else if (action >= MB_SQUARE) {
        RUM_ASSERT(s->phase != MB_AT_WALL);
        mb_choose(s, action - MB_SQUARE, trace);
    } else if (action >= MB_AREA) {
        RUM_ASSERT(s->phase == MB_AT_AREA);
        mb_choose_area(s, action - MB_AREA);
    } else if (action >= MB_DISCARD) {
        RUM_ASSERT(s->phase == MB_AT_DISCARD);
        discard(s, (enum mb_card)(action - MB_DISCARD), trace);
    } else if (action >= MB_PLAY_GREEN) {
        RUM_ASSERT(s->phase == MB_AT_MAIN);
        mb_play(s, action, trace);
    } else if (action >= MB_TRADE) {
        RUM_ASSERT(s->phase == MB_AT_MAIN || s->phase == MB_AT_END);
        mb_trade(s, action - MB_TRADE, trace); /* and the phase stays */
    } else if (action == MB_STOP) {
        RUM_ASSERT(s->phase == MB_AT_STEP && s->moved);
        mb_card_done(s, trace);
    } else if (action == MB_SKIP) {
        RUM_ASSERT(s->phase == MB_AT_MAIN);
        skip(s, trace);
    } else {
        RUM_ASSERT(s->phase == MB_AT_END && action <= MB_AGAIN);
        if (action == MB_AGAIN)
            play_black(s, trace);
        else
            leave_turn(s, trace);
    }
}

static int only_action(const struct mb_state *s)
{
    rum_action two[2];
    struct list list = {.out = two, .max = 2};

    list_all(s, &list);
    RUM_ASSERT(list.n <= list.max);
    return list.n == 1 ? two[0] : -1;
}

/* The answer to a point that is not asked, or -1. Public facts only: an END
 * with nothing but "end the turn" is asked, since not asking would tell the
 * others that the seat holds no Black and no set. */
static int automatic(const struct mb_state *s)
{
    switch (s->phase) {
    case MB_AT_PLACE:
    case MB_AT_DISCARD:
    case MB_AT_OVER:
        return -1;
    case MB_AT_MAIN: /* MB-19.5 */
        return s->deck.left || mb_hand_size(s, s->seat) ? -1 : MB_SKIP;
    case MB_AT_END:
        if (s->special[s->seat] ||
            (s->regular[s->seat] >= 3 && s->specials.left))
            return -1;
        return MB_END;
    case MB_AT_STEP: /* MB-5.6: later steps may be declined */
        return s->moved ? -1 : only_action(s);
    default:
        return only_action(s);
    }
}

void mb_apply(void *state, rum_action action, struct rum_trace *trace)
{
    struct mb_state *s = state;

    for (int next = action; next >= 0; next = automatic(s))
        act(s, next, trace);
}

/* ---- the end ---- */

void mb_score(const void *state, int *out)
{
    const struct mb_state *s = state;
    int humans = 0, zombies = 0;

    if (s->phase == MB_AT_OVER) { /* MB-20.6 */
        if (s->human_count != s->zombie_count)
            humans = s->human_count > s->zombie_count ? 60 : 0;
        else
            humans = s->tie_to_humans ? 60 : 30; /* MB-20.3 */
        zombies = 60 - humans;
    }
    for (rum_seat seat = 0; seat < 4; seat++)
        out[seat] = mb_is_human(seat) ? humans : zombies;
}

/* Skip, end, stop moving, or else the first; of a full hand what it has most
 * of. */
rum_action mb_fallback(const void *state)
{
    const struct mb_state *s = state;
    rum_action list[MB_MAX_ACTIONS];

    mb_legal(s, list);
    rum_action best = list[0];
    if (s->phase == MB_AT_DISCARD) {
        for (int c = 0; c < MB_CARDS; c++) {
            if (s->hand[s->seat][c] > s->hand[s->seat][best - MB_DISCARD])
                best = (rum_action)(MB_DISCARD + c);
        }
    }
    return best;
}
