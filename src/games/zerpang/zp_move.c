/*
 * zp_move.c: the Movement Phase: which piece goes, step by step, or which
 * ability replaces it all.
 */
#include "zp.h"

/* ---- choosing: MOVE_PICK ---- */

/* What may be chosen, by op; pieces as masks of own pieces. */
struct pick {
    uint64_t move; /* bit m: the group of mask m */
    int leap, balloon, flank, everywhere;
};

/* A question is put by the public tests of ZP-21, and its list is made by a
 * look at the hand: the same rules, read in two ways. */
enum reading { PUBLIC, HAND };

static bool pays(const struct zp_state *z, int seat, int cost, enum reading how)
{
    return how == HAND ? zp_can_pay(z, seat, cost)
                       : zp_could_pay(z, seat, cost);
}

static bool uses(const struct zp_state *z, int seat, int effect,
                 enum reading how)
{
    return how == HAND ? zp_can_use(z, seat, effect)
                       : zp_could_use(z, seat, effect);
}

static int on_board(const struct zp_state *z, int seat)
{
    int mask = 0;

    for (int i = 0; i < ZP_OWN; i++)
        mask |= zp_on_board(z, seat * ZP_OWN + i) << i;
    return mask;
}

/* Of these own pieces, those that can make a step alone. */
static int movable(const struct zp_state *z, int seat, int mask)
{
    for (int i = 0; i < ZP_OWN; i++) {
        if (mask >> i & 1 && !zp_can_step(z, seat * ZP_OWN + i))
            mask &= ~(1 << i);
    }
    return mask;
}

/* Groups of own pieces that may make the main move. */
static uint64_t movers(const struct zp_state *z, int seat, int here)
{
    int free = here & ~z->turn.second; /* ZP-13.10 */
    uint64_t out = 0;

    if (z->turn.moved)
        return 0;
    if (z->class[seat] == ZP_ROBOT)
        return zp_groups(z, seat, free);
    for (int m = movable(z, seat, free); m; m &= m - 1)
        out |= (uint64_t)1 << (m & -m);
    return out;
}

/* Pieces standing on their own Gates. */
static int gate_keepers(const struct zp_state *z, int seat, int mask)
{
    for (int i = 0; i < ZP_OWN; i++) {
        if (mask >> i & 1 &&
            !zp_has(zp_gates[z->home[seat]], z->pos[seat * ZP_OWN + i]))
            mask &= ~(1 << i);
    }
    return mask;
}

static struct pick look(const struct zp_state *z, enum reading how)
{
    int seat = z->active, here = on_board(z, seat), class = z->class[seat];
    int others = here & ~z->turn.moved;
    struct pick p = {.move = movers(z, seat, here)};

    if (others && uses(z, seat, ZP_EFFECT_FLANK, how))
        p.flank = movable(z, seat, others);
    if (others && uses(z, seat, ZP_EFFECT_EVERYWHERE, how))
        p.everywhere = zp_joiners(z, seat, others);
    if (z->turn.began || !here)
        return p;
    /* Where they may land is the same for all pieces of a seat. */
    if (class == ZP_NINJA && pays(z, seat, z->opt.leap_cost, how) &&
        zp_any(zp_landings(z, seat * ZP_OWN)))
        p.leap = gate_keepers(z, seat, here);
    if (class == ZP_ALIEN && pays(z, seat, z->opt.balloon_cost, how) &&
        zp_any(zp_landings(z, seat * ZP_OWN)))
        p.balloon = here;
    return p;
}

/* ZP-15.5: the spaces from which a Pirate cannot drive a piece. */
static bool on_goal(const struct zp_state *z, int piece)
{
    int ground = zp_ground[z->pos[piece]];

    switch (z->class[zp_owner(piece)]) {
    case ZP_NINJA:
        return ground == ZP_HOUSE;
    case ZP_PIRATE:
        return ground == ZP_X;
    case ZP_GUNSLINGER:
        return ground == ZP_HOUSE || ground == ZP_X;
    case ZP_ROBOT:
        return ground == ZP_TREASURE;
    default:
        return false;
    }
}

static bool drivable(const struct zp_state *z, int piece)
{
    return zp_on_board(z, piece) && z->barred[z->active] != piece &&
           !on_goal(z, piece) && zp_can_step(z, piece);
}

/* Write the Scoundrel's victims; only count to one when `out` is NULL. */
static size_t victims(const struct zp_state *z, rum_action *out)
{
    struct zp_set enemies = zp_enemies(z, z->active);
    size_t n = 0;

    if (z->class[z->active] != ZP_PIRATE || z->turn.began || !zp_any(enemies))
        return 0;
    for (int p = 0; p < z->head.seats * ZP_OWN; p++) {
        if (zp_owner(p) == z->active || !drivable(z, p))
            continue;
        if (!out)
            return 1;
        out[n++] = ZP_ACT(ZP_SCOUNDREL, p);
    }
    return n;
}

/* Is a main move open? Of a group that can go, the foremost piece can go
 * alone. */
static bool may_move(const struct zp_state *z, int seat)
{
    return !z->turn.moved &&
           movable(z, seat, on_board(z, seat) & ~z->turn.second);
}

/* Is anything else? */
static bool may_act(const struct zp_state *z)
{
    struct pick p = look(z, PUBLIC);

    return p.leap || p.balloon || p.flank || p.everywhere ||
           (zp_could_pay(z, z->active, z->opt.scoundrel_cost) &&
            victims(z, NULL));
}

void zp_pick_run(struct zp_state *z)
{
    if (may_move(z, z->active) || may_act(z))
        zp_ask(z, z->active, ZP_ASK_MOVE_PICK);
    else
        zp_top(z)->at = ZP_T_COMBAT;
}

static size_t write_mask(int op, int mask, rum_action *out)
{
    size_t n = 0;

    for (; mask; mask &= mask - 1)
        out[n++] = ZP_ACT(op, __builtin_ctz((unsigned)mask));
    return n;
}

size_t zp_pick_legal(const struct zp_state *z, rum_action *out)
{
    struct pick p = look(z, HAND);
    size_t n = 0;

    out[n++] = ZP_ACT(ZP_PASS, 0);
    for (uint64_t m = p.move; m; m &= m - 1)
        out[n++] = ZP_ACT(ZP_MOVE, __builtin_ctzll(m));
    n += write_mask(ZP_LEAP, p.leap, out + n);
    if (z->class[z->active] == ZP_PIRATE &&
        zp_can_pay(z, z->active, z->opt.scoundrel_cost))
        n += victims(z, out + n);
    n += write_mask(ZP_BALLOON, p.balloon, out + n);
    n += write_mask(ZP_FLANK, p.flank, out + n);
    n += write_mask(ZP_EVERYWHERE, p.everywhere, out + n);
    return n;
}

void zp_pick_answer(struct zp_state *z, int op, int arg,
                    struct rum_trace *trace)
{
    int seat = z->active, piece = seat * ZP_OWN + arg;

    if (op == ZP_PASS) {
        zp_top(z)->at = ZP_T_COMBAT;
        return;
    }
    z->turn.acted = z->turn.began = true;
    switch (op) {
    case ZP_MOVE:
        z->turn.moved = (uint8_t)arg;
        zp_move_begin(z, ZP_T_PICK, seat, seat, arg, 1);
        break;
    case ZP_FLANK:
        zp_announce(z, ZP_T_PICK, seat, ZP_EFFECT_FLANK, piece, trace);
        break;
    case ZP_EVERYWHERE:
        zp_announce(z, ZP_T_PICK, seat, ZP_EFFECT_EVERYWHERE, piece, trace);
        break;
    case ZP_SCOUNDREL:
        z->victim[seat] = z->turn.piece = (uint8_t)arg;
        zp_tell(trace, ZP_EV_ABILITY, seat, ZP(15, 2), zp_of_ability(op), arg,
                0, 0, 0);
        zp_owe(z, ZP_T_DRIVE, seat, z->opt.scoundrel_cost);
        break;
    default: /* leap, balloon */
        z->turn.piece = (uint8_t)piece;
        zp_tell(trace, ZP_EV_ABILITY, seat,
                op == ZP_LEAP ? ZP(14, 2) : ZP(19, 2), zp_of_ability(op), piece,
                0, 0, 0);
        zp_owe(z, ZP_T_LAND, seat,
               op == ZP_LEAP ? z->opt.leap_cost : z->opt.balloon_cost);
        break;
    }
}

/* ---- leaps and balloons ---- */

struct zp_set zp_landings(const struct zp_state *z, int piece)
{
    int seat = zp_owner(piece);
    struct zp_set open = zp_open(z, seat);

    if (z->class[seat] == ZP_NINJA)
        return zp_less(open, zp_houses);
    return zp_and(open, zp_spread(zp_enemies(z, seat)));
}

void zp_land_run(struct zp_state *z, struct rum_trace *trace)
{
    struct zp_set spaces = zp_landings(z, z->turn.piece);

    if (zp_count(spaces) > 1)
        zp_ask(z, z->active, ZP_ASK_DEST);
    else
        zp_land(z, zp_take(&spaces), trace);
}

void zp_land(struct zp_state *z, int space, struct rum_trace *trace)
{
    int piece = z->turn.piece, seat = zp_owner(piece);
    bool leap = z->class[seat] == ZP_NINJA;

    zp_tell(trace, ZP_EV_PLACE, seat, leap ? ZP(14, 2) : ZP(19, 2),
            zp_of_ability(leap ? ZP_LEAP : ZP_BALLOON), piece, z->pos[piece],
            space, 0);
    zp_place(z, piece, space, trace);
    if (leap)
        z->dizzy[seat] |= (uint8_t)(1u << piece % ZP_OWN);
    zp_top(z)->at = ZP_T_COMBAT;
    zp_test_goals(z, trace);
}

/* ---- a move, step by step ---- */

void zp_move_begin(struct zp_state *z, int then, int seat, int owner, int mask,
                   int rate)
{
    zp_push(z, then, ZP_F_MOVE);
    z->move = (struct zp_move){.seat = (uint8_t)seat,
                               .owner = (uint8_t)owner,
                               .mask = (uint8_t)mask,
                               .rate = (uint8_t)rate};
}

/* The one piece of a move that is no group. */
static int mover(const struct zp_state *z)
{
    return z->move.owner * ZP_OWN + __builtin_ctz((unsigned)z->move.mask);
}

/* ZP-7.6: how many first steps are free. */
static int gratis_steps(const struct zp_state *z)
{
    const struct zp_move *m = &z->move;

    return m->seat == m->owner && z->class[m->owner] == ZP_ZOMBIE &&
                   z->ring[mover(z)] == ZP_MUTATED
               ? 2
               : 1;
}

static bool gratis(const struct zp_state *z)
{
    return z->move.steps < gratis_steps(z);
}

int zp_step_cost(const struct zp_state *z)
{
    if (gratis(z) || z->move.free)
        return 0;
    return z->move.rate * zp_ones(z->move.mask);
}

int zp_way_cost(const struct zp_state *z, int steps)
{
    const struct zp_move *m = &z->move;
    int first = gratis_steps(z) - m->steps;
    int paid = steps - (first > 0 ? first : 0) - m->free;

    return paid > 0 ? paid * m->rate * zp_ones(m->mask) : 0;
}

/* Fresh points the next step takes, and whether they can be had. */
static bool affordable(const struct zp_state *z, enum reading how)
{
    return pays(z, z->move.seat, zp_step_cost(z) - z->move.pool, how);
}

/* ZP-15.6, 17.5: only for a single piece of one's own. */
static bool may_speed(const struct zp_state *z)
{
    const struct zp_move *m = &z->move;

    return m->seat == m->owner && !(m->mask & (m->mask - 1));
}

static bool could_speed(const struct zp_state *z)
{
    return may_speed(z) && (zp_could_use(z, z->move.seat, ZP_EFFECT_SAILS) ||
                            zp_could_use(z, z->move.seat, ZP_EFFECT_GETA2) ||
                            zp_could_use(z, z->move.seat, ZP_EFFECT_GETA4));
}

static void stop(struct zp_state *z, struct rum_trace *trace)
{
    struct zp_move *m = &z->move;

    for (int i = 0; i < ZP_OWN && trace; i++) {
        int piece = m->owner * ZP_OWN + i;
        if (m->mask >> i & 1)
            zp_tell(trace, ZP_EV_STOP, m->owner, ZP(7, 3), -1, piece,
                    z->pos[piece], 0, 0);
    }
    if (m->pool)
        zp_tell(trace, ZP_EV_SURPLUS, m->seat, ZP(5, 5), -1, m->pool, 0, 0, 0);
    zp_pop(z);
    zp_test_goals(z, trace);
}

/* All members leave their spaces before any arrives: ZP-17.4. */
static void step(struct zp_state *z, struct rum_trace *trace)
{
    struct zp_move *m = &z->move;
    int from[ZP_OWN], first = m->owner * ZP_OWN;
    int cost = zp_step_cost(z);

    if (!gratis(z) && m->free)
        m->free--;
    m->pool = (uint8_t)(m->pool - cost);
    for (int i = 0; i < ZP_OWN; i++) {
        if (m->mask >> i & 1) {
            from[i] = z->pos[first + i];
            zp_leave(z, first + i);
        }
    }
    for (int i = 0; i < ZP_OWN; i++) {
        if (!(m->mask >> i & 1))
            continue;
        int to = zp_next[from[i]][m->direction];
        zp_tell(trace, ZP_EV_STEP, m->owner, ZP(7, 2), -1, first + i, from[i],
                to, cost ? m->rate : 0);
        zp_place(z, first + i, to, trace);
    }
    if (m->steps < UINT8_MAX)
        m->steps++;
}

enum { MOVE_ASK, MOVE_STEP };

void zp_move_run(struct zp_state *z, struct rum_trace *trace)
{
    struct zp_move *m = &z->move;

    if (zp_top(z)->at == MOVE_STEP) { /* it is paid for now */
        zp_top(z)->at = MOVE_ASK;
        step(z, trace);
        return;
    }
    if (m->steps == 0 || (zp_steps(z, m->owner, m->mask) &&
                          (affordable(z, PUBLIC) || could_speed(z))))
        zp_ask(z, m->seat, ZP_ASK_STEP);
    else
        stop(z, trace);
}

size_t zp_step_legal(const struct zp_state *z, rum_action *out)
{
    size_t n = 0;

    if (z->ask == ZP_ASK_FLANK_STEP)
        return write_mask(
            ZP_STEP, zp_steps(z, z->play.seat, 1 << z->play.target % ZP_OWN),
            out);

    int seat = z->move.seat, open = zp_steps(z, z->move.owner, z->move.mask);
    if (z->move.steps)
        out[n++] = ZP_ACT(ZP_PASS, 0);
    if (affordable(z, HAND))
        n += write_mask(ZP_STEP, open, out + n);
    if (open && may_speed(z) && z->hand[seat][ZP_SPEED]) {
        for (int i = 0; i < 3; i++) {
            if (zp_can_use(z, seat, ZP_EFFECT_SAILS + i))
                out[n++] = ZP_ACT(ZP_SPEEDS, i);
        }
    }
    return n;
}

void zp_step_answer(struct zp_state *z, int op, int arg,
                    struct rum_trace *trace)
{
    if (op == ZP_PASS) {
        stop(z, trace);
        return;
    }
    if (op == ZP_SPEEDS) {
        zp_announce(z, MOVE_ASK, z->move.seat, ZP_EFFECT_SAILS + arg, mover(z),
                    trace);
        return;
    }
    int need = zp_step_cost(z) - z->move.pool;
    z->move.direction = (uint8_t)arg;
    if (need > 0) {
        /* The pool and the payment together make up the cost. */
        zp_owe(z, MOVE_STEP, z->move.seat, need);
        z->move.pool = (uint8_t)(z->move.pool + need);
    } else {
        step(z, trace);
    }
}
