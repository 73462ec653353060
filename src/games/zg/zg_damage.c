/*
 * zg_damage.c: what strikes do: locks, slag, stuns, throws, falls, terrain
 * (ZG-12.5 to ZG-14).
 */
#include "zg.h"

/* ---- strikes on a card ---- */

static void lock(struct zg_state *s, struct rum_trace *trace)
{
    const struct zg_test *test = &s->test;
    int seat = zg_turn_seat(s);
    struct zg_seat *p = &s->seat[seat];

    p->lock_seat = test->foe;
    p->lock_slot = test->target;
    /* A locked card that is struck again is where it was. */
    p->lock_hand = test->source == ZG_FROM_HAND ||
                   (test->source == ZG_FROM_LOCK && test->lock_hand);
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, ZG_EV_LOCK, (rum_seat)seat, ZG(12, 5));
        e->subject = s->seat[test->foe].card[test->target];
        e->arg[0] = test->foe;
        e->arg[1] = test->target;
    }
}

static void slag(struct zg_state *s, int seat, int slot,
                 struct rum_trace *trace)
{
    struct zg_seat *p = &s->seat[seat];
    uint16_t bit = zg_bit(slot);
    bool vital = zg_vital(s, seat, slot);

    if (p->hand & bit) {
        p->hand &= (uint16_t)~bit;
        p->hand_n--;
        p->pulses = (uint8_t)(p->pulses - (p->flame ? 2 : 1));
    } else {
        p->deck &= (uint16_t)~bit;
        p->deck_n--;
    }
    p->slag |= bit;
    for (int i = 0; i < s->head.seats; i++) {
        if (s->seat[i].lock_seat == seat && s->seat[i].lock_slot == slot)
            zg_unlock(&s->seat[i]);
    }
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, ZG_EV_SLAG, (rum_seat)seat, ZG(12, 6));
        e->subject = p->card[slot];
        e->arg[0] = (int16_t)slot;
    }
    if (vital)
        zg_defeat(s, seat, slot == ZG_BODY ? ZG_O_ULSTER : ZG_O_GEAR, trace);
}

/* After slag or sacrifice: stun, and again. */
static void aftermath(struct zg_state *s, struct rum_trace *trace)
{
    struct zg_test *test = &s->test;
    struct zg_seat *foe = &s->seat[test->foe];
    const struct zg_card *card = zg_card_of(s, zg_turn_seat(s), s->pulse.card);

    if (foe->alive && (test->strikes >= 4 || (card->powerups & ZG_STUN))) {
        foe->stunned = true;
        if (trace)
            rum_trace_add(trace, ZG_EV_STUNNED, (rum_seat)test->foe,
                          test->strikes >= 4 ? ZG(12, 8) : ZG(15, 4));
    }
    if (foe->alive && test->strikes >= 3)
        zg_test_again(s, trace);
    else
        zg_test_over(s, trace);
}

void zg_save(struct zg_state *s, rum_action act, struct rum_trace *trace)
{
    int seat = s->test.foe;
    struct zg_seat *p = &s->seat[seat];

    if (!act) {
        slag(s, seat, s->test.target, trace);
    } else {
        p->has_char = false;
        if (trace) {
            struct rum_event *e =
                rum_trace_add(trace, ZG_EV_SAVED, (rum_seat)seat, ZG(16, 4));
            e->subject = p->card[s->test.target];
            e->arg[0] = s->test.target;
        }
    }
    aftermath(s, trace);
}

static void say_strikes(const struct zg_state *s, struct rum_trace *trace)
{
    const struct zg_test *test = &s->test;

    if (!trace)
        return;
    struct rum_event *e = rum_trace_add(trace, ZG_EV_STRIKES,
                                        (rum_seat)zg_turn_seat(s), ZG(12, 1));
    e->subject = (uint16_t)(ZG_SUBJECT_STRIKES + test->strikes);
    e->arg[0] = (int16_t)(test->aim == ZG_AIM_PIECE ? -1 : test->foe);
    e->arg[1] = test->strikes;
    e->arg[2] = test->aim;
}

void zg_damage(struct zg_state *s, struct rum_trace *trace)
{
    struct zg_test *test = &s->test;

    s->last = zg_test_shown(s);
    say_strikes(s, trace);
    if (test->aim == ZG_AIM_PIECE) {
        zg_hit_piece(s, test->strikes, trace);
        zg_test_over(s, trace);
    } else if (test->aim == ZG_AIM_LANDING) {
        if (test->strikes)
            zg_throw(s, zg_turn_seat(s), test->foe, test->strikes, trace);
        if (!zg_over(s))
            zg_land(s, trace);
    } else if (test->strikes >= 2) {
        if (s->seat[test->foe].has_char) {
            zg_ask(s, ZG_P_SAVE, test->foe);
        } else {
            slag(s, test->foe, test->target, trace);
            aftermath(s, trace);
        }
    } else {
        if (test->strikes == 1)
            lock(s, trace);
        zg_test_over(s, trace);
    }
}

/* ---- throws ---- */

struct throw
{
    uint8_t from, to;
    bool down, out;
    uint8_t stop;
};

/* ZG-13.6: how far a figure must have been thrown before what stops it knocks
 * it down. */
#define BEFORE_FIGURE  1
#define BEFORE_BARRIER 2

static void slide(const struct zg_state *s, int seat, int ux, int uy, int cells,
                  struct throw *throw)
{
    for (int moved = 0; moved < cells; moved++) {
        int x = zg_x(throw->to) + ux, y = zg_y(throw->to) + uy;
        int next = ZG_STRIDE * y + x;
        if (!zg_inside(s, x, y) || s->height[next] == ZG_VOID) {
            throw->stop = ZG_S_EDGE; /* ZG-13.5 */
            throw->out = s->fall;
            throw->down = moved >= BEFORE_BARRIER && !s->fall;
            return;
        }
        int drop = s->height[throw->to] - s->height[next];
        if (drop < 0) { /* whoever stands on it */
            throw->stop = ZG_S_BARRIER;
            throw->down = moved >= BEFORE_BARRIER;
            return;
        }
        if (zg_figure_at(s, next) >= 0) {
            bool ledge = drop >= 2; /* ZG-13.7: stops at the edge, unhurt */
            throw->stop = ZG_S_FIGURE;
            throw->down = moved >= BEFORE_FIGURE && !ledge;
            return;
        }
        throw->to = (uint8_t)next;
        if (drop >= 2) {
            throw->stop = ZG_S_LEDGE;
            throw->down = !zg_flyer_in_hand(s, seat);
            return;
        }
    }
}

void zg_throw(struct zg_state *s, int seat, int foe, int cells,
              struct rum_trace *trace)
{
    struct zg_seat *p = &s->seat[foe];
    int from = s->seat[seat].cell, ux, uy;

    if (!p->alive || (p->stance == ZG_KNEEL && cells < 3))
        return;
    struct throw throw = {.from = p->cell, .to = p->cell};
    zg_octant(zg_x(p->cell) - zg_x(from), zg_y(p->cell) - zg_y(from), &ux, &uy);
    slide(s, foe, ux, uy, cells, &throw);
    throw.down &= s->knockdown; /* ZG-20.6 */
    p->cell = throw.to;
    if (throw.down)
        p->stance = ZG_DOWN;
    /* Whether it lands on its feet shows a Z-G card, or that there is none. */
    bool shows = throw.stop == ZG_S_LEDGE && s->knockdown;
    if (shows)
        zg_note_flyer(s, foe, !throw.down);
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, ZG_EV_THROWN, (rum_seat)foe, ZG(13, 1));
        e->subject = (uint16_t)(ZG_SUBJECT_STOP + throw.stop);
        e->arg[ZG_THROWN_FROM] = throw.from;
        e->arg[ZG_THROWN_TO] = throw.to;
        e->arg[ZG_THROWN_DOWN] = throw.down;
        e->arg[ZG_THROWN_STOP] = throw.stop;
        e->reveals = shows;
    }
    if (throw.out)
        zg_defeat(s, foe, ZG_O_FALL, trace);
    else
        zg_renew_sight(s, foe);
}

/* ---- terrain ---- */

/* ZG-14.4, 20.5: the figures on a piece that is gone fall with it. */
static void fall_with(struct zg_state *s, const struct zg_piece *piece,
                      struct rum_trace *trace)
{
    bool deep = s->falling && piece->top - piece->base > 2;

    for (int i = 0; i < s->head.seats; i++) {
        struct zg_seat *p = &s->seat[i];
        if (!p->alive || s->cover[p->cell] != piece - s->piece)
            continue;
        bool down = deep && !zg_flyer_in_hand(s, i);
        if (deep)
            zg_note_flyer(s, i, !down);
        if (down)
            p->stance = ZG_DOWN;
        if (trace) {
            struct rum_event *e =
                rum_trace_add(trace, ZG_EV_FELL, (rum_seat)i, ZG(14, 4));
            e->arg[0] = p->cell;
            e->arg[1] = down;
            e->reveals = deep;
        }
    }
}

static void collapse(struct zg_state *s, struct zg_piece *piece,
                     struct rum_trace *trace)
{
    piece->gone = true;
    if (trace) {
        struct rum_event *e = rum_trace_add(
            trace, ZG_EV_COLLAPSE, (rum_seat)zg_turn_seat(s), ZG(14, 4));
        e->subject = (uint16_t)(ZG_SUBJECT_PIECE + (piece - s->piece));
        e->arg[0] = (int16_t)(piece - s->piece);
    }
    fall_with(s, piece, trace);
    for (int y = 0; y < piece->d; y++) {
        for (int x = 0; x < piece->w; x++) {
            int cell = piece->cell + ZG_STRIDE * y + x;
            s->height[cell] = s->base[cell];
            s->cover[cell] = ZG_NONE;
        }
    }
    zg_renew_sight(s, -1);
}

void zg_hit_piece(struct zg_state *s, int strikes, struct rum_trace *trace)
{
    struct zg_piece *piece = &s->piece[s->test.piece];

    piece->hits = (uint8_t)(piece->hits + strikes);
    if (trace) {
        struct rum_event *e = rum_trace_add(
            trace, ZG_EV_HIT, (rum_seat)zg_turn_seat(s), ZG(14, 2));
        e->subject = (uint16_t)(ZG_SUBJECT_PIECE + s->test.piece);
        e->arg[0] = s->test.piece;
        e->arg[1] = piece->hits;
        e->arg[2] = piece->mass;
    }
    if (piece->hits >= piece->mass)
        collapse(s, piece, trace);
}
