/*
 * zp_combat.c: one combat, an auction: the side that is behind must raise its
 * rating, find help, or lose (section 4.4).
 */
#include "zp.h"

enum { COMBAT_START, COMBAT_LOOP, COMBAT_HOLD, COMBAT_CALL, COMBAT_OVER };

/* ---- ratings ---- */

int zp_worth(const struct zp_state *z, int piece, int against)
{
    static const uint8_t mutation[4] = {1, 2, 3, 3}; /* ZP-16.6 */
    int seat = zp_owner(piece);

    if (z->dizzy[seat] >> piece % ZP_OWN & 1)
        return 0;
    if (z->class[seat] == ZP_ZOMBIE)
        return mutation[z->ring[piece]];
    return z->ring[piece] && z->class[against] == ZP_ZOMBIE ? 0 : 1;
}

static int worth_of(const struct zp_state *z, struct zp_set spaces, int seat,
                    int against)
{
    int sum = 0;

    spaces = zp_and(spaces, z->own[seat]);
    if (z->class[seat] != ZP_ZOMBIE && z->class[against] != ZP_ZOMBIE &&
        !z->dizzy[seat])
        return zp_count(spaces);
    while (zp_any(spaces))
        sum += zp_worth(z, z->piece_at[zp_take(&spaces)], against);
    return sum;
}

/* The chain a piece stands in; a Zombie's runs through free rings too. */
static struct zp_set chain(const struct zp_state *z, int piece)
{
    int seat = zp_owner(piece);
    struct zp_set links = z->own[seat], all = zp_only(z->pos[piece]);
    struct zp_set edge = all;

    if (z->class[seat] == ZP_ZOMBIE)
        links = zp_or(links, zp_less(z->rings, z->full)); /* ZP-16.3 */
    links = zp_less(links, all);
    while (zp_any(edge)) {
        struct zp_set more = zp_and(zp_near[zp_take(&edge)], links);
        if (!zp_any(more))
            continue;
        links = zp_less(links, more);
        all = zp_or(all, more);
        edge = zp_or(edge, more);
    }
    return all;
}

int zp_strength(const struct zp_state *z, int piece, int against, int *rings)
{
    struct zp_set all = chain(z, piece);

    *rings = zp_count(zp_less(all, z->own[zp_owner(piece)]));
    return worth_of(z, all, zp_owner(piece), against);
}

struct zp_rating zp_rating_of(const struct zp_state *z, int side)
{
    const struct zp_combat *c = &z->combat;
    int piece = c->piece[side], seat = c->seat[side], foe = c->seat[!side];
    struct zp_rating r = {.points = c->points[side],
                          .weapons = c->bonus[side],
                          .cloud = c->cloud[side],
                          .doubled = c->resource[side] ? c->gain[side] : 0};

    if (c->honor)
        r.pieces = zp_worth(z, piece, foe); /* ZP-13.12 */
    else
        r.pieces = zp_strength(z, piece, foe, &r.rings);
    if (c->cannon[side] && !c->honor)
        r.pieces = worth_of(z, zp_board, seat, foe); /* ZP-13.13 */
    if (zp_has(zp_gates[z->home[seat]], z->pos[piece]))
        r.gate = z->opt.gate_bonus; /* ZP-8.5 */
    return r;
}

int zp_rating(const struct zp_state *z, int side)
{
    struct zp_rating r = zp_rating_of(z, side);

    return r.pieces + r.rings + r.gate + r.points + r.weapons + r.cloud +
           r.doubled;
}

/* How far the Aggressor is ahead; ties are the Defender's unless the Aggressor
 * is a Zombie (ZP-8.7, 16.11), so above 0 the Zombie leads. */
static int lead(const struct zp_state *z)
{
    bool zombie = z->class[z->combat.seat[ZP_AGG]] == ZP_ZOMBIE;

    return zp_rating(z, ZP_AGG) - zp_rating(z, ZP_DEF) + zombie;
}

int zp_behind(const struct zp_state *z)
{
    return lead(z) > 0 ? ZP_DEF : ZP_AGG;
}

int zp_needs(const struct zp_state *z, int side)
{
    return side == ZP_AGG ? 1 - lead(z) : lead(z);
}

void zp_tell_rating(struct zp_state *z, int kind, int seat, int subject, int a,
                    int side, uint16_t clause, struct rum_trace *trace)
{
    if (!trace)
        return;
    zp_tell(trace, kind, seat, clause, subject, a, side, zp_rating(z, ZP_AGG),
            zp_rating(z, ZP_DEF));
    struct rum_event *e = &trace->event[trace->n - 1];
    e->arg[4] = seat != z->combat.seat[side];
    e->arg[5] = z->combat.seat[side];
    e->arg[6] = zp_behind(z) != side;
}

/* ---- who may do what ---- */

bool zp_could_raise(const struct zp_state *z, int seat)
{
    if (z->class[seat] == ZP_GUNSLINGER)
        return z->hand_n[seat] >= 2;
    return z->hand_n[seat] || z->cloud[seat];
}

bool zp_may_slip(const struct zp_state *z, int seat)
{
    return z->class[seat] == ZP_NINJA && !(z->combat.played >> seat & 1);
}

bool zp_may_help(const struct zp_state *z, int seat, int side)
{
    const struct zp_combat *c = &z->combat;
    int foe = c->seat[!side];

    return z->opt.assist != ZP_ASSIST_OFF && !c->honor &&
           seat != c->seat[side] && seat != foe && zp_could_raise(z, seat) &&
           !(z->class[foe] == ZP_ALIEN && zp_held(z, foe, seat)); /* ZP-9.9 */
}

bool zp_may_hold(const struct zp_state *z, int side)
{
    if (z->combat.stale[side])
        return false;
    for (int s = 0; s < z->head.seats; s++) {
        if (zp_may_help(z, s, side))
            return true;
    }
    return false;
}

/* ZP-12.7 and 12.8, for the side that is asked. */
static bool sensible(const struct zp_state *z, int effect)
{
    const struct zp_combat *c = &z->combat;
    int side = c->side;

    switch (effect) {
    case ZP_EFFECT_HONOR:
        return !c->honor;
    case ZP_EFFECT_CANNON:
        return !c->honor && !c->cannon[side];
    case ZP_EFFECT_RESOURCE:
        return !c->resource[side];
    case ZP_EFFECT_RETREAT:
        return zp_any(zp_retreats(z, c->piece[side]));
    case ZP_EFFECT_SACRIFICE:
        return side == ZP_AGG;
    default:
        return true;
    }
}

static size_t raises(const struct zp_state *z, int seat, rum_action *out)
{
    const struct zp_combat *c = &z->combat;
    bool gun = z->class[seat] == ZP_GUNSLINGER;
    int types = gun ? zp_sets(z->hand[seat]) : 0;
    int refused = seat == c->seat[c->side] ? 0 : c->refused[seat];
    size_t n = 0;

    for (; types; types &= types - 1)
        out[n++] = ZP_ACT(ZP_SET, __builtin_ctz((unsigned)types));
    for (int k = 0; k < ZP_KINDS && !gun; k++) {
        if (z->hand[seat][k])
            out[n++] = ZP_ACT(ZP_POINTS, k);
    }
    for (int i = 1; i <= z->cloud[seat]; i++)
        out[n++] = ZP_ACT(ZP_CLOUD, i);
    if (z->ask == ZP_ASK_LAST_CALL)
        return n; /* ZP-9.12: points alone */
    for (int effect = 0; effect < ZP_COMBAT_EFFECTS; effect++) {
        if (z->hand[seat][zp_effect_kind(effect)] && !(refused >> effect & 1) &&
            zp_can_use(z, seat, effect) && sensible(z, effect))
            out[n++] = ZP_ACT(ZP_EFFECT, effect);
    }
    return n;
}

size_t zp_combat_legal(const struct zp_state *z, rum_action *out)
{
    const struct zp_combat *c = &z->combat;
    int seat = z->head.to_act;
    bool principal = z->ask == ZP_ASK_COMBAT;
    size_t n = 0;

    if (!principal || c->opening)
        out[n++] = ZP_ACT(ZP_PASS, 0);
    n += raises(z, seat, out + n);
    if (!principal)
        return n;
    if (zp_may_slip(z, seat))
        out[n++] = ZP_ACT(ZP_SLIP, 0);
    if (!c->opening) {
        out[n++] = ZP_ACT(ZP_CONCEDE, 0);
        if (zp_may_hold(z, c->side))
            out[n++] = ZP_ACT(ZP_HOLD, 0);
    }
    return n;
}

/* ---- the course of a combat ---- */

void zp_combat_begin(struct zp_state *z, int aggressor, int defender,
                     struct rum_trace *trace)
{
    z->combat = (struct zp_combat){
        .on = true,
        .piece = {(uint8_t)aggressor, (uint8_t)defender},
        .seat = {(uint8_t)zp_owner(aggressor), (uint8_t)zp_owner(defender)},
    };
    if (trace)
        zp_tell(trace, ZP_EV_COMBAT, zp_owner(aggressor), ZP(8, 3), -1,
                aggressor, defender, zp_rating(z, ZP_AGG),
                zp_rating(z, ZP_DEF));
}

static void lose(struct zp_state *z, int side)
{
    z->combat.outcome = ZP_LOST;
    z->combat.loser = (uint8_t)side;
}

void zp_combat_played(struct zp_state *z)
{
    z->combat.stale[ZP_AGG] = z->combat.stale[ZP_DEF] = false;
    z->combat.helped = true;
}

void zp_combat_card(struct zp_state *z, int side, int kind, int value)
{
    struct zp_combat *c = &z->combat;
    int twice = 2 * zp_ninjutsu[kind];

    c->spent[side][kind]++;
    if (kind >= ZP_SPECIALTY && twice > value) /* ZP-13.14 */
        c->gain[side] = (uint16_t)(c->gain[side] + twice - value);
}

static void play_points(struct zp_state *z, int seat, int kind,
                        struct rum_trace *trace)
{
    int side = z->combat.side, value = zp_value[z->class[seat]][kind];

    zp_spend(z, seat, kind);
    zp_combat_card(z, side, kind, value);
    z->combat.points[side] = (uint16_t)(z->combat.points[side] + value);
    zp_combat_played(z);
    zp_tell_rating(z, ZP_EV_POINTS, seat, kind, value, side, ZP(8, 10), trace);
}

static void play_cloud(struct zp_state *z, int seat, int n,
                       struct rum_trace *trace)
{
    int side = z->combat.side;

    RUM_ASSERT(z->cloud[seat] >= n);
    z->cloud[seat] = (uint8_t)(z->cloud[seat] - n);
    z->combat.cloud[side] = (uint8_t)(z->combat.cloud[side] + n);
    zp_combat_played(z);
    zp_tell_rating(z, ZP_EV_BOOST, seat, -1, n, side, ZP(17, 7), trace);
}

/* Helpers are asked from the principal's left on. */
static void ask_helpers(struct zp_state *z, int at)
{
    struct zp_combat *c = &z->combat;

    c->helped = c->called = false;
    c->helper = (uint8_t)zp_left(z, c->seat[c->side]);
    zp_top(z)->at = (uint8_t)at;
}

bool zp_last_call(const struct zp_state *z, int side)
{
    return z->opt.assist == ZP_ASSIST_ANY &&
           (!z->combat.stale[side] ||
            zp_could_raise(z, z->combat.seat[side])); /* ZP-9.13 */
}

/* ZP-9.12: no combat is lost before the others were asked. */
static void give_up(struct zp_state *z)
{
    int side = z->combat.side;

    if (zp_last_call(z, side))
        ask_helpers(z, COMBAT_CALL);
    else
        lose(z, side);
}

/* What the principal can do beside playing. */
static void decide(struct zp_state *z, int op, struct rum_trace *trace)
{
    struct zp_combat *c = &z->combat;
    int side = c->side, seat = c->seat[side];

    switch (op) {
    case ZP_PASS:
        zp_tell(trace, ZP_EV_OPENING, seat, ZP(8, 9), -1, 0, 0, 0, 0);
        break;
    case ZP_SLIP:
        zp_tell(trace, ZP_EV_SLIP, seat, ZP(14, 5), -1, c->piece[side], 0, 0,
                0);
        zp_steal(z, seat, c->seat[!side], ZP(14, 5), trace);
        lose(z, side);
        break;
    case ZP_CONCEDE:
        zp_tell(trace, ZP_EV_CONCEDE, seat, ZP(8, 11), -1, 1, c->piece[side], 0,
                0);
        give_up(z);
        break;
    default: /* HOLD */
        zp_tell(trace, ZP_EV_HOLD, seat, ZP(9, 3), -1, side, 0, 0, 0);
        ask_helpers(z, COMBAT_HOLD);
        break;
    }
}

void zp_combat_answer(struct zp_state *z, int op, int arg,
                      struct rum_trace *trace)
{
    struct zp_combat *c = &z->combat;
    int at = zp_top(z)->at;
    bool principal = at != COMBAT_HOLD && at != COMBAT_CALL;
    int seat = principal ? c->seat[c->side] : c->helper;

    if (principal && (op == ZP_SET || op == ZP_POINTS || op == ZP_EFFECT))
        c->played |= (uint8_t)(1u << seat); /* ZP-14.5 */
    switch (op) {
    case ZP_SET:
        zp_set_begin(z, at, seat, arg, c->side, trace);
        break;
    case ZP_POINTS:
        play_points(z, seat, arg, trace);
        break;
    case ZP_CLOUD:
        play_cloud(z, seat, arg, trace);
        break;
    case ZP_EFFECT:
        zp_announce(z, at, seat, arg, 0, trace);
        break;
    default:
        if (principal)
            decide(z, op, trace);
        else /* a helper has had enough */
            c->helper = (uint8_t)zp_left(z, seat);
        break;
    }
}

/* ZP-9.3: helpers in order, each until they pass or the side leads. True when
 * one of them is asked. */
static bool ask_helper(struct zp_state *z, int what)
{
    struct zp_combat *c = &z->combat;

    if (zp_behind(z) != c->side)
        return false;
    for (; c->helper != c->seat[c->side];
         c->helper = (uint8_t)zp_left(z, c->helper)) {
        if (zp_may_help(z, c->helper, c->side)) {
            c->called = true;
            zp_ask(z, c->helper, what);
            return true;
        }
    }
    return false;
}

static void hold_run(struct zp_state *z)
{
    struct zp_combat *c = &z->combat;

    if (ask_helper(z, ZP_ASK_ASSIST))
        return;
    c->stale[c->side] = !c->helped;
    zp_top(z)->at = COMBAT_LOOP;
}

static void call_run(struct zp_state *z)
{
    struct zp_combat *c = &z->combat;

    if (ask_helper(z, ZP_ASK_LAST_CALL))
        return;
    if (c->helped)
        zp_top(z)->at = COMBAT_LOOP;
    else
        lose(z, c->side);
}

static void loop_run(struct zp_state *z, struct rum_trace *trace)
{
    struct zp_combat *c = &z->combat;
    int side = zp_behind(z), seat = c->seat[side];

    c->opening = c->called = false;
    c->side = (uint8_t)side;
    if (zp_could_raise(z, seat) || zp_may_slip(z, seat) ||
        zp_may_hold(z, side)) {
        zp_ask(z, seat, ZP_ASK_COMBAT);
        return;
    }
    zp_tell(trace, ZP_EV_CONCEDE, seat, ZP(8, 12), -1, 0, c->piece[side], 0,
            0); /* they could not go on */
    give_up(z);
}

static void start_run(struct zp_state *z)
{
    struct zp_combat *c = &z->combat;
    int seat = c->seat[ZP_AGG];

    zp_top(z)->at = COMBAT_LOOP;
    if (zp_behind(z) == ZP_DEF &&
        (zp_could_raise(z, seat) || zp_may_slip(z, seat))) {
        c->opening = true;
        c->side = ZP_AGG;
        zp_ask(z, seat, ZP_ASK_COMBAT);
    }
}

/* ZP-10.4, steps 7 and 8. */
static void over_run(struct zp_state *z, struct rum_trace *trace)
{
    zp_test_goals(z, trace);
    for (int k = 0; k < ZP_KINDS; k++) {
        z->discard[k] = (uint8_t)(z->discard[k] + z->combat.table[k]);
        z->discard_n = (uint8_t)(z->discard_n + z->combat.table[k]);
    }
    z->combat = (struct zp_combat){0};
    zp_pop(z);
}

void zp_combat_run(struct zp_state *z, struct rum_trace *trace)
{
    struct zp_combat *c = &z->combat;
    int at = zp_top(z)->at;

    if (c->outcome != ZP_OPEN && at != COMBAT_OVER) {
        zp_top(z)->at = COMBAT_OVER;
        if (c->outcome != ZP_RETREATED) {
            zp_push(z, COMBAT_OVER, ZP_F_DEFEAT);
            zp_defeat_begin(z, trace);
        }
        return;
    }
    switch (at) {
    case COMBAT_START:
        start_run(z);
        break;
    case COMBAT_LOOP:
        loop_run(z, trace);
        break;
    case COMBAT_HOLD:
        hold_run(z);
        break;
    case COMBAT_CALL:
        call_run(z);
        break;
    default:
        over_run(z, trace);
        break;
    }
}
