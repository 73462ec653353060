/*
 * zp_judge_rank.c: quick weights for every decision, after section 10 of the
 * rules: what a sensible player would look at first. They know the actor's own
 * hand and what is public, so they work on hidden copies too.
 */
#include "zp.h"

#define TOP 4000 /* an action one can hardly do better than */

struct view {
    const struct zp_state *z;
    int seat, class;
    const uint8_t *hand;
    struct zp_plan plan; /* of the actor; only where pieces move */
    int means;           /* points the actor could spend */
    int need, eager;     /* in a combat: points to lead, and to spend on it */
    bool help;           /* in a combat: as a bystander */
    int grudge;          /* then: against the side that leads */
};

/* How dearly a card is kept: its use beyond its points. */
static int keep(const struct view *v, int kind)
{
    static const uint8_t loved[ZP_KINDS] = {0, 1, 4, 4, 5, 1, 6,
                                            3, 5, 3, 3, 4, 5, 6};

    if (v->class == ZP_ZOMBIE || v->class == ZP_ALIEN || v->class == ZP_ELF)
        return zp_value[v->class][kind];
    return loved[kind];
}

/* ---- paying ---- */

static int rank_pay(const struct view *v, int op, int kind)
{
    int owed = v->z->pay.cost - v->z->pay.paid;

    if (op == ZP_PAY_CLOUD)
        return 3000; /* gone at the next refill */
    int value = zp_value[v->class][kind];
    int over = value > owed ? value - owed : 0;
    int short_of = value < owed ? owed - value : 0;
    /* A later step of the same move can use what is over. */
    bool lost = v->z->frame[v->z->depth - 2].kind != ZP_F_MOVE;
    return 1500 - 250 * over * (lost ? 2 : 1) - 40 * short_of -
           90 * keep(v, kind);
}

/* As little over as can be; several sets are better than a waste. */
static int rank_set(int type, int cost)
{
    int over = zp_set_value[type] - cost;

    return 2000 - (over > 0 ? 60 * over : 0);
}

static int rank_set_card(const struct view *v, int kind)
{
    /* The Gunslinger keeps threes and what can take two values. */
    int rare = zp_ninjutsu[kind] != zp_pillage[kind] ? 3 : 0;

    return 1000 + 20 * v->hand[kind] - 60 * keep(v, kind) - 80 * rare;
}

/* ---- Entrance ---- */

static int rank_entrance(const struct view *v, int op, int arg)
{
    static const uint8_t wanted[ZP_CLASSES] = {4, 4, 5, 4, 5, 6, 0};
    const struct zp_state *z = v->z;
    int out = zp_count(z->own[v->seat]), cost = zp_entry_cost(z, v->seat);
    int want = wanted[v->class];

    if (z->head.seats == 2 && z->opt.duel_goal == 6)
        want = 6;
    if (op == ZP_PASS)
        return 300;
    int weight = 100;
    if (out < want)
        weight = 5 * cost <= 3 * v->means ? 800 : 200;
    if (cost == 0)
        weight = 1500;
    if (op == ZP_RECRUITS)
        weight = out < want && cost > 1 ? 900 : 150;
    /* Rings make a Zombie strong and a Carrier worth nothing against one. */
    int rings = zp_enter_rings(arg);
    return weight + (v->class == ZP_ZOMBIE ? 40 * rings : -20 * (rings > 0));
}

/* ---- Movement ---- */

/* Would this seat's piece have to fight on this space, and is it likely to
 * come off worst? Below 0: better not. */
static int brawl(const struct view *v, int space, int from)
{
    const struct zp_state *z = v->z;
    struct zp_set near = zp_and(zp_near[space], zp_enemies(z, v->seat));
    int worst = 99, rings;

    if (!zp_any(near))
        return 0;
    struct zp_set friends = zp_and(zp_near[space], z->own[v->seat]);
    if (from < ZP_SPACES)
        friends = zp_less(friends, zp_only(from));
    int mine =
        1 + zp_count(friends) + v->means * 7 / 10 + (v->class == ZP_ZOMBIE);
    while (zp_any(near)) {
        int foe = z->piece_at[zp_take(&near)], owner = zp_owner(foe);
        int his = zp_strength(z, foe, v->seat, &rings) + rings +
                  z->hand_n[owner] * 9 / 10;
        if (zp_has(zp_gates[z->home[owner]], z->pos[foe]))
            his += 5;
        if (mine - his < worst)
            worst = mine - his;
    }
    return worst > 0 ? worst : worst - 1;
}

static bool hunter(const struct view *v)
{
    return v->class == ZP_ZOMBIE || v->class == ZP_ALIEN;
}

/* What it is worth to stop here rather than elsewhere. */
static int stop_value(const struct view *v, int piece, int space)
{
    const struct zp_state *z = v->z;
    int target = v->plan.target[piece % ZP_OWN];
    int fight = brawl(v, space, z->pos[piece]), value = 400;

    if (target != ZP_NONE)
        value -= 30 * zp_far(space, target);
    if (space == target)
        value += 300;
    if (zp_zone[space] != ZP_NONE &&
        !zp_meet(z->own[v->seat], zp_zones[zp_zone[space]]))
        value += 30;
    if (zp_has(z->rings, space) && v->class == ZP_ZOMBIE)
        value += z->ring[piece] < 2 ? 200 : 0;
    else if (zp_has(z->rings, space)) /* a Carrier keeps it from Zombies */
        value += z->ring[piece] ? 20 : -40;
    if (fight < 0)
        value -= 150 - 8 * fight;
    else if (fight > 0 && hunter(v))
        value += 150 + 10 * fight;
    else if (fight > 0)
        value -= 20;
    return value > 1 ? value : 1;
}

static int rank_move(const struct view *v, int mask)
{
    int best = 0, gain = 0;

    for (int i = 0; i < ZP_OWN; i++) {
        if (!(mask >> i & 1))
            continue;
        int piece = v->seat * ZP_OWN + i, at = v->z->pos[piece];
        int target = v->plan.target[i];
        int d = target == ZP_NONE ? 0 : zp_far(at, target);
        gain += d > 0 ? 60 + 20 * (d < 6 ? d : 6) : -250;
        best = d > 0 && (best == 0 || d < best) ? d : best;
    }
    if (!best)
        return 20;
    /* Near ones first; a Robot takes along whoever has a way to go. */
    return gain + 700 - 60 * (best < 8 ? best : 8);
}

static int rank_drive(const struct view *v, int piece)
{
    const struct zp_state *z = v->z;
    int whole, done = zp_progress(z, zp_owner(piece), &whole);

    return 40 + 200 * done / whole;
}

static int rank_pick(const struct view *v, int op, int arg)
{
    const struct zp_state *z = v->z;
    int piece = v->seat * ZP_OWN + arg, target, d;

    switch (op) {
    case ZP_PASS:
        return z->turn.began ? 400 : 60;
    case ZP_MOVE:
        return rank_move(v, arg);
    case ZP_SCOUNDREL:
        return rank_drive(v, arg);
    case ZP_LEAP:
        target = v->plan.target[arg];
        d = target == ZP_NONE ? 0 : zp_far(z->pos[piece], target);
        return d > 4 ? 900 + 20 * d : 40;
    case ZP_BALLOON:
        return v->means >= z->opt.balloon_cost + 3 ? 900 : 100;
    default: /* second pieces */
        target = v->plan.target[arg];
        d = target == ZP_NONE ? 0 : zp_far(z->pos[piece], target);
        return d == 1 ? 900 : d > 1 && op == ZP_EVERYWHERE ? 300 : 80;
    }
}

static int rank_step(const struct view *v, int op, int arg)
{
    const struct zp_state *z = v->z;
    const struct zp_move *m = &z->move;
    bool own = m->owner == v->seat;
    int i = __builtin_ctz((unsigned)m->mask), piece = m->owner * ZP_OWN + i;
    int at = z->pos[piece], target = own ? v->plan.target[i] : ZP_NONE;
    int cost = zp_step_cost(z) - m->pool;

    if (!own) /* somebody else's piece: away, and no further than need be */
        return op == ZP_PASS ? 600 : 300 - 100 * (cost > 0);
    if (op == ZP_PASS)
        return stop_value(v, piece, at) + (at == target ? 800 : 0);
    int d = target == ZP_NONE ? 0 : zp_far(at, target);
    if (op == ZP_SPEEDS)
        return d >= 3 && cost > 0 ? 500 : 30;
    int to = zp_next[at][arg], value = stop_value(v, piece, to);
    if (at == target)
        return 60;
    /* Spend about half of what one has, all of it to get there. */
    bool beyond = cost > 0 && d > v->means;
    if (beyond)
        value -= 30 + 60 * (cost > v->means / 2);
    if (target != ZP_NONE && zp_far(to, target) < d)
        value += beyond ? 60 : 250;
    return value;
}

static int rank_dest(const struct view *v, int space)
{
    const struct zp_state *z = v->z;
    bool landing = z->frame[z->depth - 1].kind == ZP_F_TURN;
    int piece = landing ? z->turn.piece
                : z->play.effect == ZP_EFFECT_RETREAT
                    ? z->combat.piece[z->play.side]
                    : z->play.target;
    int value = stop_value(v, piece, space);

    if (landing && v->class == ZP_ALIEN) {
        int fight = brawl(v, space, z->pos[piece]);
        value = fight > 0 ? 500 + 40 * fight : 100;
        struct zp_set near = zp_and(zp_near[space], zp_enemies(z, v->seat));
        value -= 60 * (zp_count(near) - 1);
        while (zp_any(near)) {
            int owner = zp_owner(z->piece_at[zp_take(&near)]);
            value += zp_held(z, v->seat, owner) ? 0 : 150;
        }
    }
    return value;
}

/* ---- combat ---- */

/* What a piece is worth fighting for, in points. */
static int stake(const struct zp_state *z, int piece, int seat)
{
    struct zp_set goal[3];
    int owner = zp_owner(piece), goals = zp_goals(z, owner, goal);
    int value = 3, whole;
    bool placed = false;

    for (int i = 0; i < goals; i++)
        placed |= zp_has(goal[i], z->pos[piece]);
    if (placed)
        value = 7;
    /* How near its owner is to winning matters only here. */
    if (placed || owner != seat) {
        bool near = 3 * zp_progress(z, owner, &whole) >= 2 * whole;
        value += near ? 4 * placed + 3 * (owner != seat) : 0;
    }
    return value + (z->class[owner] == ZP_ZOMBIE ? 2 * z->ring[piece] : 0);
}

/* Points the actor would spend on this combat. */
static int appetite(const struct view *v)
{
    const struct zp_state *z = v->z;
    const struct zp_combat *c = &z->combat;
    int side = c->side;
    int mine = stake(z, c->piece[side], v->seat);
    int his = stake(z, c->piece[!side], v->seat);

    if (hunter(v))
        his += 4;
    return mine > his ? mine + his / 2 : his + mine / 2;
}

/* How much a play adds to the side that is asked. */
static int raise_of(const struct view *v, int op, int arg)
{
    const struct zp_state *z = v->z;
    const struct zp_combat *c = &z->combat;
    int side = c->side;

    switch (op) {
    case ZP_SET:
        return zp_set_value[arg];
    case ZP_POINTS:
        if (c->resource[side] && arg >= ZP_SPECIALTY)
            return 2 * zp_ninjutsu[arg];
        return zp_value[v->class][arg];
    case ZP_CLOUD:
        return arg;
    default:
        break;
    }
    struct zp_rating own = {0}, his = {0};
    if (arg == ZP_EFFECT_HONOR || arg == ZP_EFFECT_CANNON)
        own = zp_rating_of(z, side);
    if (arg == ZP_EFFECT_HONOR)
        his = zp_rating_of(z, !side);
    switch (arg) {
    case ZP_EFFECT_WEAPON2:
        return 2;
    case ZP_EFFECT_WEAPON3:
        return 3;
    case ZP_EFFECT_HONOR:
        return his.pieces + his.rings - own.pieces - own.rings;
    case ZP_EFFECT_CANNON:
        return zp_count(z->own[c->seat[side]]) - own.pieces;
    case ZP_EFFECT_RESOURCE:
        return c->gain[side];
    default:
        return 0;
    }
}

/* Is it more than the actor can do, or wants to? */
static bool hopeless(const struct view *v)
{
    return v->need > v->means || v->need > v->eager ||
           (v->help && 2 * v->need > v->means + 1);
}

static int rank_raise(const struct view *v, int op, int arg)
{
    int need = v->need, gives = raise_of(v, op, arg);

    if (op == ZP_EFFECT && arg == ZP_EFFECT_RETREAT)
        return v->help ? 5 : hopeless(v) ? 900 : 60;
    if (op == ZP_EFFECT && arg == ZP_EFFECT_SACRIFICE)
        return 30;
    if (v->z->combat.opening || gives <= 0)
        return 5;
    int over = gives > need ? gives - need : 0;
    int kind = op == ZP_POINTS   ? arg
               : op == ZP_EFFECT ? zp_effect_kind(arg)
                                 : 0;
    int weight = 900 - 60 * over - 25 * keep(v, kind);
    if (gives < need)
        weight = 500 + 20 * gives - 25 * keep(v, kind);
    if (op == ZP_CLOUD && gives <= need)
        weight += 100;
    return hopeless(v) ? 40 : weight;
}

/* Whom would a bystander rather see lose? Above 0: the side that leads. */
static int grudge(const struct view *v)
{
    static const uint8_t prize[ZP_CLASSES] = {[ZP_ZOMBIE] = 2, [ZP_ALIEN] = 3};
    const struct zp_state *z = v->z;
    int side = z->combat.side, foe = z->combat.seat[!side], whole, w2;
    int his = zp_progress(z, foe, &whole);
    int own = zp_progress(z, z->combat.seat[side], &w2);

    /* In twelfths of a goal, with the ring or the piece that a win brings. */
    return 12 * his / whole + prize[z->class[foe]] - 12 * own / w2;
}

static int rank_combat(const struct view *v, int op, int arg)
{
    switch (op) {
    case ZP_PASS:
        return v->help ? 500 : 1000;
    case ZP_CONCEDE:
        return 200;
    case ZP_SLIP:
        return v->z->combat.opening ? 5 : 300;
    case ZP_HOLD:
        return hopeless(v) ? 400 : 100;
    default:
        if (v->help && v->grudge < 5)
            return 20;
        return rank_raise(v, op, arg);
    }
}

/* ---- the rest ---- */

static int rank_bind(const struct view *v)
{
    const struct zp_play *p = &v->z->play;
    bool against = p->chain % 2 == 0 ? p->seat != v->seat : p->seat == v->seat;

    if (!against)
        return 5;
    if (p->seat == v->seat)
        return 300;
    switch (p->effect) {
    case ZP_EFFECT_SACRIFICE:
    case ZP_EFFECT_BLOCKADE:
        return 700;
    case ZP_EFFECT_KEELHAUL:
        return p->target == v->seat ? 900 : 100;
    default:
        return v->z->combat.on && p->effect < ZP_COMBAT_EFFECTS &&
                       v->z->combat.seat[!p->side] == v->seat
                   ? 500
                   : 60;
    }
}

static int rank_draw(int arg)
{
    switch (arg) {
    case ZP_DRAW_NOW:
        return 300;
    case ZP_DRAW_SALVAGE:
        return 400;
    case ZP_DRAW_TWO:
    case ZP_DRAW_PLUNDER:
        return 900;
    default:
        return 20; /* an abducted piece is worth more than two cards */
    }
}

static int rank_keelhaul(const struct view *v, int op, int seat)
{
    int whole, done;

    if (op == ZP_PASS)
        return 300;
    done = zp_progress(v->z, seat, &whole);
    return 2 * done >= whole ? 400 + 300 * done / whole : 150;
}

static int rank_blockade(const struct view *v, int op)
{
    int n = zp_draw_count(v->z) + zp_refill_count(v->z);

    return op == ZP_PASS ? 300 : n >= 3 ? 200 * n : 100;
}

static int rank_release(const struct view *v, int piece)
{
    int held = zp_held(v->z, v->seat, zp_owner(piece));

    return 100 + 200 * zp_ones(held);
}

static int weigh(const struct view *v, int op, int arg)
{
    static const uint8_t classes[ZP_CLASSES] = {24, 22, 16, 24, 34, 18, 20};

    switch (v->z->ask) {
    case ZP_ASK_CLASS:
        return classes[arg];
    case ZP_ASK_ENTRANCE:
        return rank_entrance(v, op, arg);
    case ZP_ASK_PAY:
        return rank_pay(v, op, arg);
    case ZP_ASK_SET:
        return rank_set(arg, v->z->pay.cost - v->z->pay.paid);
    case ZP_ASK_SET_CARD:
        return rank_set_card(v, arg);
    case ZP_ASK_MOVE_PICK:
        return rank_pick(v, op, arg);
    case ZP_ASK_STEP:
        return rank_step(v, op, arg);
    case ZP_ASK_FLANK_STEP:
        return stop_value(v, v->z->play.target,
                          zp_next[v->z->pos[v->z->play.target]][arg]);
    case ZP_ASK_DEST:
        return rank_dest(v, arg);
    case ZP_ASK_COMBAT:
    case ZP_ASK_ASSIST:
    case ZP_ASK_LAST_CALL:
        return rank_combat(v, op, arg);
    case ZP_ASK_ACCEPT:
        return op == ZP_ACCEPT ? 900 : 100;
    case ZP_ASK_REACT:
        return op == ZP_PASS ? 300 : rank_bind(v);
    case ZP_ASK_SAVE:
        return op == ZP_PASS ? 100 : 900;
    case ZP_ASK_RELEASE:
        return rank_release(v, arg);
    case ZP_ASK_UPLOAD:
        return op == ZP_UPLOAD ? TOP : 1;
    case ZP_ASK_DRAW:
        return rank_draw(arg);
    case ZP_ASK_BLOCKADE:
        return rank_blockade(v, op);
    case ZP_ASK_DISCARD:
        return 500 - 60 * keep(v, arg) - 40 * zp_value[v->class][arg];
    case ZP_ASK_KEELHAUL:
        return rank_keelhaul(v, op, arg);
    default: /* the order of combats */
        return 100;
    }
}

/* What all actions of a list have in common is looked at once. */
static struct view look(const struct zp_state *z)
{
    struct view v = {.z = z, .seat = z->head.to_act};

    if (z->ask == ZP_ASK_CLASS)
        return v;
    v.class = z->class[v.seat];
    v.hand = z->hand[v.seat];
    switch (z->ask) {
    case ZP_ASK_MOVE_PICK:
    case ZP_ASK_STEP:
    case ZP_ASK_FLANK_STEP:
    case ZP_ASK_DEST:
        zp_plan_of(z, v.seat, &v.plan);
        v.means = zp_means(z, v.seat);
        break;
    case ZP_ASK_ENTRANCE:
        v.means = zp_means(z, v.seat);
        break;
    case ZP_ASK_COMBAT:
    case ZP_ASK_ASSIST:
    case ZP_ASK_LAST_CALL:
        v.means = zp_means(z, v.seat);
        v.need = zp_needs(z, z->combat.side);
        v.eager = appetite(&v);
        v.help = z->ask != ZP_ASK_COMBAT;
        v.grudge = v.help ? grudge(&v) : 0;
        break;
    default:
        break;
    }
    return v;
}

void zp_rank(const void *state, const rum_action *actions, size_t n,
             uint16_t *prior)
{
    const struct view v = look(state);

    for (size_t i = 0; i < n; i++) {
        int w = weigh(&v, actions[i] / 128, actions[i] % 128);
        prior[i] = (uint16_t)(w < 1 ? 1 : w > TOP ? TOP : w);
    }
}
