/*
 * mb_move.c: one stack, step by step (MB-4 to MB-7, MB-11 to MB-13), and the
 * turning of humans.
 */
#include "mb.h"

/* ---- what is allowed ---- */

bool mb_may_enter(const struct mb_state *s, int to, bool human, int n)
{
    bool hide = mb_has_hide(s, to);

    if (human) /* MB-5.5, MB-8.4 */
        return s->humans[to] + n <= MB_FULL && (hide || !s->zombies[to]);
    /* MB-5.3: those about to be turned count; MB-8.3: hidden ones do not. */
    return s->zombies[to] + n + (hide ? 0 : s->humans[to]) <= MB_FULL;
}

unsigned mb_steps(const struct mb_state *s, int from, bool human, int n)
{
    unsigned steps = 0;

    for (unsigned left = s->open[from]; left; left &= left - 1) {
        int d = __builtin_ctz(left);
        if (mb_may_enter(s, from + mb_toward[d], human, n))
            steps |= 1u << d;
    }
    return steps;
}

/* With Blue a direction is open if a single token may go there (MB-12.4). */
unsigned mb_open_steps(const struct mb_state *s)
{
    return mb_steps(s, s->current, mb_is_human(s->seat),
                    s->blue ? 1 : mb_own(s)[s->current]);
}

/* n tokens on `from` may step somewhere. The first direction that is open will
 * do: most stacks have one, and squares are asked by the hundred. */
static bool may_step(const struct mb_state *s, int from, bool human, int n)
{
    for (unsigned left = s->open[from]; left; left &= left - 1) {
        if (mb_may_enter(s, from + mb_toward[__builtin_ctz(left)], human, n))
            return true;
    }
    return false;
}

bool mb_may_start(const struct mb_state *s, int square, bool blue)
{
    int n = mb_own(s)[square];

    return n && !mb_has_stop(s, square) &&
           may_step(s, square, mb_is_human(s->seat), blue ? 1 : n);
}

bool mb_any_may_start(const struct mb_state *s, bool blue)
{
    for (int square = 0; square < MB_SQUARES; square++) {
        if (mb_may_start(s, square, blue))
            return true;
    }
    return false;
}

bool mb_may_leave(const struct mb_state *s, int k)
{
    int n = s->zombies[s->current];

    return k < n &&
           mb_may_enter(s, s->current + mb_toward[s->direction], false, n - k);
}

int mb_blast(const struct mb_state *s, int square)
{
    int turned = 0;

    for (unsigned left = s->open[square]; left; left &= left - 1) {
        int to = square + mb_toward[__builtin_ctz(left)];
        if (!mb_has_hide(s, to))
            turned += s->humans[to];
    }
    return turned;
}

/* ---- what happens ---- */

void mb_turn_over(struct mb_state *s, int square)
{
    s->zombies[square] += s->humans[square];
    s->zombie_count += s->humans[square];
    s->human_count -= s->humans[square];
    s->humans[square] = 0;
}

void mb_start_move(struct mb_state *s, int square)
{
    s->current = (uint8_t)square;
    s->phase = MB_AT_STEP;
}

void mb_choose_direction(struct mb_state *s, int d, struct rum_trace *trace)
{
    RUM_ASSERT(mb_open_steps(s) >> d & 1);
    if (s->blue && s->zombies[s->current] > 1) {
        s->direction = (int8_t)d;
        s->phase = MB_AT_LEAVE;
    } else {
        mb_step(s, d, 0, trace);
    }
}

/* Coloured squares work once a card each (MB-6.2, MB-6.3). */
static bool use_colour(struct mb_state *s, int square)
{
    bool fresh = !mb_is_used(s, square);

    s->used[square / 8] |= (uint8_t)(1 << square % 8);
    return fresh;
}

static void land(struct mb_state *s, struct rum_trace *trace)
{
    int colour = s->ground[s->current] & (MB_GROUND_GREEN | MB_GROUND_YELLOW);

    if (colour && use_colour(s, s->current)) {
        if (colour == MB_GROUND_GREEN)
            s->steps++; /* MB-6.1 */
        else
            mb_draw(s, &s->deck, MB_BY_SQUARE, MB(6, 3), trace);
    }
    /* A step is always legal: back to the square just left. */
    if (s->steps && !mb_has_stop(s, s->current))
        s->phase = MB_AT_STEP;
    else
        mb_card_done(s, trace); /* MB-5.7, MB-9.2 */
}

void mb_step(struct mb_state *s, int d, int stay, struct rum_trace *trace)
{
    bool human = mb_is_human(s->seat);
    uint8_t *own = human ? s->humans : s->zombies;
    int from = s->current, to = from + mb_toward[d];
    int n = own[from] - stay, turned = 0;

    RUM_ASSERT(n > 0 && mb_may_enter(s, to, human, n));
    own[from] = (uint8_t)stay;
    own[to] += (uint8_t)n;
    s->current = (uint8_t)to;
    s->direction = -1;
    s->steps--;
    s->moved++;
    if (!human && !mb_has_hide(s, to)) { /* MB-7.1, MB-7.3 */
        turned = s->humans[to];
        mb_turn_over(s, to);
    }
    if (trace) {
        struct rum_event *e = rum_trace_add(trace, MB_EV_STEP, s->seat,
                                            turned ? MB(7, 1) : MB(11, 1));
        e->subject = MB_GREEN;
        e->arg[0] = (int16_t)from;
        e->arg[1] = (int16_t)to;
        e->arg[2] = (int16_t)n;
        e->arg[3] = (int16_t)stay;
        e->arg[4] = (int16_t)turned;
        e->arg[5] = s->steps;
    }
    land(s, trace);
}
