/*
 * zp_fights.c: the Combat Phase: who fights whom, one combat after another,
 * until no two enemies stand side by side (ZP-8.1 to 8.3, 8.13 to 8.16).
 */
#include "zp.h"

enum { FIGHTS_AGGRESSOR, FIGHTS_DEFENDER };

/* The spaces of enemies this piece came to: those it is the Aggressor of. */
static struct zp_set foes(const struct zp_state *z, int piece)
{
    struct zp_set near =
        zp_and(zp_near[z->pos[piece]], zp_enemies(z, zp_owner(piece)));
    struct zp_set out = near;

    while (zp_any(near)) {
        int space = zp_take(&near);
        if (z->stamp[z->piece_at[space]] > z->stamp[piece])
            out = zp_less(out, zp_only(space));
    }
    return out;
}

/* A seat's waiting Aggressors, as a mask of own pieces. */
static int aggressors(const struct zp_state *z, int seat)
{
    struct zp_set own = z->own[seat];
    int mask = 0;

    while (zp_any(own)) {
        int piece = z->piece_at[zp_take(&own)];
        if (zp_any(foes(z, piece)))
            mask |= 1 << piece % ZP_OWN;
    }
    return mask;
}

/* A seat's pieces that this Aggressor came to. */
static int threatened(const struct zp_state *z, int seat, int aggressor)
{
    struct zp_set near = zp_and(foes(z, aggressor), z->own[seat]);
    int mask = 0;

    while (zp_any(near))
        mask |= 1 << z->piece_at[zp_take(&near)] % ZP_OWN;
    return mask;
}

bool zp_adjacent_enemies(const struct zp_state *z)
{
    for (int s = 0; s < z->head.seats; s++) {
        if (zp_meet(zp_spread(z->own[s]), zp_enemies(z, s)))
            return true;
    }
    return false;
}

/* Every piece in contact is Aggressor or Defender of a pair, so once there are
 * no Aggressors left there is no contact. */
static void find_aggressor(struct zp_state *z, struct rum_trace *trace)
{
    int s = z->active;

    for (int i = 0; i < z->head.seats; i++, s = zp_left(z, s)) {
        int mask = aggressors(z, s);
        if (mask & (mask - 1))
            zp_ask(z, s, ZP_ASK_AGG_ORDER);
        else if (mask)
            zp_order_answer(z, ZP_AGGRESSOR,
                            s * ZP_OWN + __builtin_ctz((unsigned)mask), trace);
        if (mask)
            return;
    }
    zp_pop(z);
}

static void find_defender(struct zp_state *z, struct rum_trace *trace)
{
    int aggressor = z->combat.piece[ZP_AGG];
    int s = zp_left(z, zp_owner(aggressor));

    for (;; s = zp_left(z, s)) {
        int mask = threatened(z, s, aggressor);
        if (mask & (mask - 1))
            zp_ask(z, s, ZP_ASK_DEF_ORDER);
        else if (mask)
            zp_order_answer(z, ZP_DEFENDER,
                            s * ZP_OWN + __builtin_ctz((unsigned)mask), trace);
        if (mask)
            return;
    }
}

void zp_fights_run(struct zp_state *z, struct rum_trace *trace)
{
    if (zp_top(z)->at == FIGHTS_AGGRESSOR)
        find_aggressor(z, trace);
    else
        find_defender(z, trace);
}

size_t zp_order_legal(const struct zp_state *z, rum_action *out)
{
    int seat = z->head.to_act;
    bool agg = z->ask == ZP_ASK_AGG_ORDER;
    int mask = agg ? aggressors(z, seat)
                   : threatened(z, seat, z->combat.piece[ZP_AGG]);
    size_t n = 0;

    for (; mask; mask &= mask - 1)
        out[n++] = ZP_ACT(agg ? ZP_AGGRESSOR : ZP_DEFENDER,
                          seat * ZP_OWN + __builtin_ctz((unsigned)mask));
    return n;
}

void zp_order_answer(struct zp_state *z, int op, int piece,
                     struct rum_trace *trace)
{
    (void)op;
    if (zp_top(z)->at == FIGHTS_AGGRESSOR) {
        z->combat.piece[ZP_AGG] = (uint8_t)piece;
        zp_top(z)->at = FIGHTS_DEFENDER;
        return;
    }
    zp_push(z, FIGHTS_AGGRESSOR, ZP_F_COMBAT);
    zp_combat_begin(z, z->combat.piece[ZP_AGG], piece, trace);
}
