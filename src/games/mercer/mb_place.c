/*
 * mb_place.c: squares and lines: which may be chosen, and what is put there:
 * walls, hide and stop tokens, new tokens, Purple (MB-8 to MB-10, MB-17,
 * MB-18, MB-22).
 */
#include "mb.h"

/* ---- what is allowed ---- */

static bool may_place_zombies(const struct mb_state *s, int square)
{
    /* MB-1.7, MB-1.8, MB-1.11 */
    return mb_is_border(square) && !s->humans[square] &&
           s->zombies[square] + s->zombie_start <= MB_FULL;
}

static bool may_build(const struct mb_state *s, int edge)
{
    /* MB-10.1 */
    return !mb_has_wall(s, edge) && !mb_has_stop(s, mb_edge_first(edge)) &&
           !mb_has_stop(s, mb_edge_second(edge));
}

static bool may_place_white(const struct mb_state *s, int square)
{
    bool hide = mb_has_hide(s, square);

    if (mb_is_human(s->seat)) /* MB-17.1 */
        return !s->humans[square] && (hide || !s->zombies[square]);
    return mb_is_border(square) && s->zombies[square] < MB_FULL &&
           (hide || !s->humans[square]); /* MB-17.3 */
}

bool mb_may_choose(const struct mb_state *s, enum mb_phase phase, int place)
{
    switch (phase) {
    case MB_AT_PLACE:
        return may_place_zombies(s, place);
    case MB_AT_STACK:
        return mb_may_start(s, place, s->blue);
    case MB_AT_WALL:
        return may_build(s, place);
    case MB_AT_HIDE:
        return !mb_has_hide(s, place); /* MB-8.1 */
    case MB_AT_STOPTOK:
        return !mb_has_stop(s, place); /* MB-9.1 */
    case MB_AT_WHITE:
        return may_place_white(s, place);
    case MB_AT_BLAST:
        return s->zombies[place] && mb_blast(s, place); /* MB-18.5 */
    default:
        return false;
    }
}

/* MB-22.2. An edge belongs to the area of its first square. */
bool mb_area_open(const struct mb_state *s, enum mb_phase phase, int area)
{
    int left = area % 3 * 4, top = area / 3 * 4;

    for (int y = top; y < top + 4; y++) {
        for (int x = left; x < left + 4; x++) {
            int square = MB_WIDTH * y + x;
            if (phase != MB_AT_WALL) {
                if (mb_may_choose(s, phase, square))
                    return true;
                continue;
            }
            if (x < MB_WIDTH - 1 && may_build(s, 11 * y + x))
                return true;
            if (y < MB_WIDTH - 1 && may_build(s, MB_UPRIGHT + square))
                return true;
        }
    }
    return false;
}

bool mb_any_area(const struct mb_state *s, enum mb_phase phase)
{
    for (int area = 0; area < MB_AREAS; area++) {
        if (mb_area_open(s, phase, area))
            return true;
    }
    return false;
}

bool mb_any_square(const struct mb_state *s, enum mb_phase phase)
{
    for (int square = 0; square < MB_SQUARES; square++) {
        if (mb_may_choose(s, phase, square))
            return true;
    }
    return false;
}

int mb_walls_possible(const struct mb_state *s, int most)
{
    int n = 0;

    if (most > s->walls_left)
        most = s->walls_left; /* MB-10.3 */
    for (int edge = 0; edge < MB_EDGES && n < most; edge++)
        n += may_build(s, edge);
    return n;
}

int mb_white_humans(const struct mb_state *s)
{
    return s->tokens_left < s->white_humans ? s->tokens_left : s->white_humans;
}

/* ---- what happens ---- */

void mb_ask_area(struct mb_state *s, enum mb_phase then)
{
    s->pending = (uint8_t)then;
    s->area = -1;
    s->phase = MB_AT_AREA;
}

void mb_choose_area(struct mb_state *s, int area)
{
    RUM_ASSERT(mb_area_open(s, s->pending, area));
    s->phase = s->pending;
    s->pending = MB_AT_NOTHING;
    s->area = (int8_t)area;
}

static struct rum_event *tell_place(struct rum_trace *trace,
                                    const struct mb_state *s,
                                    enum mb_event kind, enum mb_card card,
                                    int place)
{
    struct rum_event *e =
        rum_trace_add(trace, (uint8_t)kind, s->seat,
                      mb_clause_of(card, mb_is_human(s->seat)));

    e->subject = card;
    e->arg[0] = (int16_t)place;
    return e;
}

static void build(struct mb_state *s, int edge, struct rum_trace *trace)
{
    bool purple = s->built + s->to_build > 1;

    mb_set_wall(s, edge);
    mb_board_open_near(s, edge);
    s->walls_left--;
    s->to_build--;
    s->built++;
    int more = mb_walls_possible(s, s->to_build);
    if (trace) {
        struct rum_event *e = tell_place(trace, s, MB_EV_WALL,
                                         purple ? MB_PURPLE : MB_BLUE, edge);
        e->clause = MB(10, 1);
        e->arg[1] = (int16_t)more;
    }
    if (more)
        mb_ask_area(s, MB_AT_WALL); /* MB-18.1, MB-22.3 */
    else
        mb_card_done(s, trace);
}

static void place_white(struct mb_state *s, int square, struct rum_trace *trace)
{
    int n = 1;

    if (mb_is_human(s->seat)) {
        n = mb_white_humans(s);
        s->humans[square] += (uint8_t)n;
        s->human_count += (uint8_t)n;
    } else {
        s->zombies[square]++;
        s->zombie_count++;
    }
    s->tokens_left -= (uint8_t)n;
    if (trace) {
        struct rum_event *e =
            tell_place(trace, s, MB_EV_WHITE, MB_WHITE, square);
        e->arg[1] = (int16_t)n;
    }
    mb_card_done(s, trace);
}

static void blast(struct mb_state *s, int square, struct rum_trace *trace)
{
    if (trace) {
        struct rum_event *e =
            tell_place(trace, s, MB_EV_BLAST, MB_PURPLE, square);
        e->arg[1] = (int16_t)mb_blast(s, square);
    }
    for (unsigned left = s->open[square]; left; left &= left - 1) {
        int to = square + mb_toward[__builtin_ctz(left)];
        if (!mb_has_hide(s, to))
            mb_turn_over(s, to);
    }
    mb_card_done(s, trace);
}

static void place_zombies(struct mb_state *s, int square,
                          struct rum_trace *trace)
{
    s->zombies[square] += s->zombie_start;
    s->zombie_count += s->zombie_start;
    s->tokens_left -= s->zombie_start;
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, MB_EV_PLACE, s->seat, MB(1, 7));
        e->arg[0] = (int16_t)square;
        e->arg[1] = s->zombie_start;
    }
    if (s->seat == 0) {
        s->seat = s->head.to_act = 2;
    } else {
        mb_deal(s, trace);
        s->seat = 0;
        mb_begin_turn(s, trace);
    }
}

void mb_choose(struct mb_state *s, int place, struct rum_trace *trace)
{
    RUM_ASSERT(mb_may_choose(s, s->phase, place));
    switch (s->phase) {
    case MB_AT_PLACE:
        place_zombies(s, place, trace);
        break;
    case MB_AT_STACK:
        mb_start_move(s, place);
        break;
    case MB_AT_WALL:
        build(s, place, trace);
        break;
    case MB_AT_HIDE:
        s->ground[place] |= MB_GROUND_HIDE;
        if (trace)
            tell_place(trace, s, MB_EV_HIDE, MB_YELLOW, place);
        mb_card_done(s, trace);
        break;
    case MB_AT_STOPTOK:
        s->stop[1] = (uint8_t)place;
        if (trace)
            tell_place(trace, s, MB_EV_STOP, MB_RED, place);
        mb_card_done(s, trace);
        break;
    case MB_AT_WHITE:
        place_white(s, place, trace);
        break;
    default:
        blast(s, place, trace);
    }
}
