/*
 * zp_defeat.c: what becomes of defeated pieces, in the order of ZP-10.4; for
 * Self Sacrifice once for the whole lot, each step in the order of the list.
 */
#include "zp.h"

enum { DEFEAT_SAVE, DEFEAT_FATE, DEFEAT_RELEASE };

static void add_pieces(struct zp_state *z, struct zp_set spaces)
{
    struct zp_defeat *d = &z->defeat;
    int mask = 0, seat = 0;

    while (zp_any(spaces)) {
        int piece = z->piece_at[zp_take(&spaces)];
        seat = zp_owner(piece);
        mask |= 1 << piece % ZP_OWN;
    }
    for (; mask; mask &= mask - 1)
        d->piece[d->n++] =
            (uint8_t)(seat * ZP_OWN + __builtin_ctz((unsigned)mask));
}

/* ZP-13.16: the attacking piece, its owner's others, then owners clockwise. */
static void list_pieces(struct zp_state *z)
{
    const struct zp_combat *c = &z->combat;
    struct zp_defeat *d = &z->defeat;

    *d = (struct zp_defeat){.n = 1};
    d->piece[0] = c->piece[c->loser];
    if (c->outcome != ZP_SACRIFICED)
        return;
    d->piece[0] = c->piece[ZP_AGG];
    struct zp_set near = zp_near[z->pos[d->piece[0]]];
    int s = c->seat[ZP_AGG];
    for (int i = 0; i < z->head.seats; i++, s = zp_left(z, s))
        add_pieces(z, zp_and(near, z->own[s]));
}

/* Steps 1 and 2: off the board, a ring lost, a ring left. */
static void lift_all(struct zp_state *z, struct rum_trace *trace)
{
    const struct zp_combat *c = &z->combat;
    const struct zp_defeat *d = &z->defeat;
    bool lost = c->outcome == ZP_LOST;
    int at[2] = {z->pos[c->piece[ZP_AGG]], z->pos[c->piece[ZP_DEF]]};
    bool infected = false;

    for (int i = 0; i < 2; i++)
        infected |= z->ring[c->piece[i]] || z->class[c->seat[i]] == ZP_ZOMBIE;
    for (int i = 0; i < d->n; i++) {
        int piece = d->piece[i];
        zp_tell(trace, ZP_EV_DEFEAT, zp_owner(piece), ZP(10, 1), -1, piece,
                z->pos[piece], lost ? c->seat[!c->loser] : c->seat[ZP_AGG],
                c->called && lost);
        zp_lift(z, piece, ZP_LIFTED);
        if (!z->ring[piece])
            continue;
        z->ring[piece]--;
        z->supply++;
        zp_tell(trace, ZP_EV_CLEANSE, zp_owner(piece), ZP(16, 7), -1, piece,
                z->ring[piece], 0, 0);
    }
    for (int i = 0; i < 2 && infected; i++) {
        if ((lost && i != c->loser) || !z->supply || zp_has(z->rings, at[i]))
            continue;
        z->supply--;
        z->rings = zp_or(z->rings, zp_only(at[i]));
        zp_tell(trace, ZP_EV_INFECT, c->seat[i], ZP(16, 2), -1, at[i], 0, 0, 0);
    }
}

void zp_set_free(struct zp_state *z, int piece, uint16_t clause,
                 struct rum_trace *trace)
{
    int alien = z->pos[piece] - ZP_ABDUCTED;

    RUM_ASSERT(alien >= 0 && alien < ZP_SEATS);
    z->pos[piece] = ZP_HOME;
    zp_tell(trace, ZP_EV_FREE, zp_owner(piece), clause, -1, piece, alien, 0, 0);
}

/* Step 3: an Alien piece was beaten by somebody (ZP-19.5). */
static void free_held(struct zp_state *z, struct rum_trace *trace)
{
    const struct zp_combat *c = &z->combat;
    const struct zp_defeat *d = &z->defeat;
    int winner = c->outcome == ZP_LOST ? c->seat[!c->loser] : c->seat[ZP_AGG];

    for (int i = 0; i < d->n; i++) {
        int alien = zp_owner(d->piece[i]);
        if (z->class[alien] != ZP_ALIEN)
            continue;
        int held = zp_held(z, alien, winner);
        for (; held; held &= held - 1)
            zp_set_free(z, winner * ZP_OWN + __builtin_ctz((unsigned)held),
                        ZP(19, 5), trace);
    }
}

void zp_defeat_begin(struct zp_state *z, struct rum_trace *trace)
{
    list_pieces(z);
    lift_all(z, trace);
    free_held(z, trace);
}

/* ---- step 4: SAVE ---- */

static void saved(struct zp_state *z, struct rum_trace *trace)
{
    struct zp_defeat *d = &z->defeat;
    int piece = d->piece[d->i], seat = zp_owner(piece);
    int space = zp_gate[z->home[seat]][z->play.target];

    d->saved = false;
    d->first = ++d->i;
    zp_tell(trace, ZP_EV_PLACE, seat, ZP(13, 1), zp_of_effect(ZP_EFFECT_SAVE),
            piece, ZP_LIFTED, space, 0);
    zp_place(z, piece, space, trace);
}

bool zp_could_save(const struct zp_state *z, int i)
{
    int seat = zp_owner(z->defeat.piece[i]);

    return (zp_gate_open(z, seat, 0) || zp_gate_open(z, seat, 1)) &&
           zp_could_use(z, seat, ZP_EFFECT_SAVE);
}

static void save_run(struct zp_state *z, struct rum_trace *trace)
{
    struct zp_defeat *d = &z->defeat;

    if (d->saved) {
        saved(z, trace);
        return;
    }
    for (; d->i < d->n; d->i++) {
        if (zp_could_save(z, d->i)) {
            zp_ask(z, zp_owner(d->piece[d->i]), ZP_ASK_SAVE);
            return;
        }
    }
    zp_top(z)->at = DEFEAT_FATE;
}

void zp_save_answer(struct zp_state *z, int op, int gate,
                    struct rum_trace *trace)
{
    struct zp_defeat *d = &z->defeat;

    if (op == ZP_PASS) {
        d->i++;
        return;
    }
    d->first = d->i; /* all have seen whose turn it was */
    /* negated, it is asked again: ZP-10.6 */
    zp_announce(z, DEFEAT_SAVE, zp_owner(d->piece[d->i]), ZP_EFFECT_SAVE, gate,
                trace);
}

/* ---- steps 5 and 6 ---- */

static void fate_run(struct zp_state *z, struct rum_trace *trace)
{
    const struct zp_combat *c = &z->combat;
    const struct zp_defeat *d = &z->defeat;
    int winner = c->seat[!c->loser];
    bool lights = c->outcome == ZP_LOST && z->class[winner] == ZP_ALIEN;

    for (int i = 0; i < d->n; i++) {
        int piece = d->piece[i];
        if (z->pos[piece] != ZP_LIFTED)
            continue;
        if (lights && zp_in_base(z, winner) < ZP_OWN) {
            z->pos[piece] = (uint8_t)(ZP_ABDUCTED + winner);
            zp_tell(trace, ZP_EV_ABDUCT, winner, ZP(19, 3), -1, piece, 0, 0, 0);
        } else {
            z->pos[piece] = ZP_HOME;
            zp_tell(trace, ZP_EV_HOMEWARD, zp_owner(piece), ZP(10, 1), -1,
                    piece, 0, 0, 0);
        }
    }
    zp_top(z)->at = DEFEAT_RELEASE;
}

/* The pieces an Alien holds; returns how many. */
static int abducted(const struct zp_state *z, int alien, uint8_t *out)
{
    int n = 0;

    for (int p = 0; p < z->head.seats * ZP_OWN; p++) {
        if (z->pos[p] == ZP_ABDUCTED + alien)
            out[n++] = (uint8_t)p;
    }
    return n;
}

/* ZP-19.7 */
static void release_run(struct zp_state *z, struct rum_trace *trace)
{
    uint8_t held[ZP_PIECES];

    for (int s = 0; s < z->head.seats; s++) {
        if (z->class[s] != ZP_ALIEN || zp_in_base(z, s) <= ZP_OWN)
            continue;
        if (abducted(z, s, held) > 1)
            zp_ask(z, s, ZP_ASK_RELEASE);
        else
            zp_release_answer(z, ZP_RELEASE, held[0], trace);
        return;
    }
    z->defeat = (struct zp_defeat){0};
    zp_pop(z);
}

void zp_release_answer(struct zp_state *z, int op, int piece,
                       struct rum_trace *trace)
{
    (void)op;
    zp_set_free(z, piece, ZP(19, 7), trace);
}

void zp_defeat_run(struct zp_state *z, struct rum_trace *trace)
{
    switch (zp_top(z)->at) {
    case DEFEAT_SAVE:
        save_run(z, trace);
        break;
    case DEFEAT_FATE:
        fate_run(z, trace);
        break;
    default:
        release_run(z, trace);
        break;
    }
}

size_t zp_defeat_legal(const struct zp_state *z, rum_action *out)
{
    int seat = z->head.to_act;
    size_t n = 0;

    if (z->ask == ZP_ASK_SAVE) {
        bool can = zp_can_use(z, seat, ZP_EFFECT_SAVE);
        out[n++] = ZP_ACT(ZP_PASS, 0);
        for (int gate = 0; gate < 2; gate++) {
            if (can && zp_gate_open(z, seat, gate))
                out[n++] = ZP_ACT(ZP_SAVES, gate);
        }
        return n;
    }
    uint8_t held[ZP_PIECES];
    int holds = abducted(z, seat, held);
    for (int i = 0; i < holds; i++)
        out[n++] = ZP_ACT(ZP_RELEASE, held[i]);
    return n;
}
