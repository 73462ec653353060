/*
 * zp_pieces.c: pieces, spaces and rings: where things are and where they may
 * go. Whose turn it is does not matter here.
 */
#include "zp.h"

/* Arrival numbers are compared only, so before the counter runs over they are
 * given anew in the same order. */
static void renumber(struct zp_state *z)
{
    uint16_t rank[ZP_PIECES];

    for (int p = 0; p < ZP_PIECES; p++) {
        rank[p] = z->stamp[p] ? 1 : 0;
        for (int o = 0; o < ZP_PIECES; o++)
            rank[p] = (uint16_t)(rank[p] +
                                 (z->stamp[o] && z->stamp[o] < z->stamp[p]));
    }
    for (int p = 0; p < ZP_PIECES; p++)
        z->stamp[p] = rank[p];
    z->clock = ZP_PIECES;
}

static void pick_up(struct zp_state *z, int piece, int space,
                    struct rum_trace *trace)
{
    bool zombie = z->class[zp_owner(piece)] == ZP_ZOMBIE;

    if (zombie && z->ring[piece] == ZP_MUTATED)
        return; /* ZP-16.6; a Carrier takes them all */
    z->rings = zp_less(z->rings, zp_only(space));
    z->ring[piece]++;
    zp_tell(trace, ZP_EV_RING, zp_owner(piece), zombie ? ZP(16, 6) : ZP(16, 4),
            -1, piece, space, z->ring[piece], 0);
    if (zombie)
        zp_test_rings(z, trace);
}

void zp_leave(struct zp_state *z, int piece)
{
    int space = z->pos[piece];
    struct zp_set here = zp_only(space);

    RUM_ASSERT(space < ZP_SPACES);
    z->piece_at[space] = ZP_NONE;
    z->full = zp_less(z->full, here);
    z->own[zp_owner(piece)] = zp_less(z->own[zp_owner(piece)], here);
    z->pos[piece] = ZP_LIFTED;
}

void zp_place(struct zp_state *z, int piece, int space, struct rum_trace *trace)
{
    struct zp_set here = zp_only(space);

    if (zp_on_board(z, piece))
        zp_leave(z, piece);
    RUM_ASSERT(z->piece_at[space] == ZP_NONE);
    z->pos[piece] = (uint8_t)space;
    z->piece_at[space] = (uint8_t)piece;
    z->full = zp_or(z->full, here);
    z->own[zp_owner(piece)] = zp_or(z->own[zp_owner(piece)], here);
    if (z->clock == UINT16_MAX)
        renumber(z);
    z->stamp[piece] = ++z->clock;
    if (zp_has(z->rings, space))
        pick_up(z, piece, space, trace);
}

void zp_lift(struct zp_state *z, int piece, int where)
{
    zp_leave(z, piece);
    z->pos[piece] = (uint8_t)where;
    z->dizzy[zp_owner(piece)] &= (uint8_t) ~(1u << piece % ZP_OWN); /* 14.3 */
}

bool zp_gate_open(const struct zp_state *z, int seat, int gate)
{
    return z->piece_at[zp_gate[z->home[seat]][gate]] == ZP_NONE;
}

/* Own pieces in a place, as a mask. */
static int pieces_in(const struct zp_state *z, int seat, int place)
{
    int mask = 0;

    for (int i = 0; i < ZP_OWN; i++)
        mask |= (z->pos[seat * ZP_OWN + i] == place) << i;
    return mask;
}

int zp_at_home(const struct zp_state *z, int seat)
{
    return pieces_in(z, seat, ZP_HOME);
}

int zp_uploads(const struct zp_state *z, int seat)
{
    return zp_ones(pieces_in(z, seat, ZP_UPLOADED));
}

int zp_held(const struct zp_state *z, int alien, int owner)
{
    return pieces_in(z, owner, ZP_ABDUCTED + alien);
}

int zp_in_base(const struct zp_state *z, int seat)
{
    int n = zp_ones(zp_at_home(z, seat));

    for (int p = 0; p < z->head.seats * ZP_OWN; p++)
        n += z->pos[p] == ZP_ABDUCTED + seat;
    return n;
}

int zp_rings_in_play(const struct zp_state *z)
{
    int n = ZP_RINGS - z->supply;

    for (int p = 0; p < z->head.seats * ZP_OWN; p++) {
        if (!zp_on_board(z, p))
            n -= z->ring[p];
    }
    return n;
}

int zp_entry_cost(const struct zp_state *z, int seat)
{
    int cost = zp_count(z->own[seat]);

    if (z->class[seat] == ZP_ROBOT)
        cost += zp_uploads(z, seat); /* ZP-17.9 */
    if (z->class[seat] == ZP_ZOMBIE)
        cost -= zp_rings_in_play(z); /* ZP-16.8 */
    return cost > 0 ? cost : 0;
}

int zp_zone_count(const struct zp_state *z, int seat)
{
    int n = 0;

    for (int k = 0; k < 6; k++)
        n += zp_meet(z->own[seat], zp_zones[k]);
    return n;
}

struct zp_set zp_spread(struct zp_set a)
{
    struct zp_set out = {0, 0};

    while (zp_any(a))
        out = zp_or(out, zp_near[zp_take(&a)]);
    return out;
}

bool zp_can_step(const struct zp_state *z, int piece)
{
    struct zp_set shut = zp_or(z->full, z->closed[zp_owner(piece)]);

    return zp_any(zp_less(zp_near[z->pos[piece]], shut));
}

int zp_steps(const struct zp_state *z, int seat, int mask)
{
    struct zp_set shut = zp_or(z->full, z->closed[seat]);
    int open = 63;

    for (int i = 0; i < ZP_OWN; i++) {
        if (mask >> i & 1)
            shut = zp_less(shut, zp_only(z->pos[seat * ZP_OWN + i]));
    }
    for (int i = 0; i < ZP_OWN; i++) {
        if (!(mask >> i & 1))
            continue;
        const uint8_t *next = zp_next[z->pos[seat * ZP_OWN + i]];
        for (int d = 0; d < 6; d++) {
            if (next[d] == ZP_NONE || zp_has(shut, next[d]))
                open &= ~(1 << d);
        }
    }
    return open;
}

/*
 * All subsets at once: bit m of a 64-bit word stands for the group of mask m,
 * with[i] has the bits of all groups that contain piece i. A piece that cannot
 * go in a direction strikes out every group it is in; one whose way is barred
 * by a friend strikes out those without the friend.
 */
uint64_t zp_groups(const struct zp_state *z, int seat, int among)
{
    static const uint64_t with[ZP_OWN] = {
        0xaaaaaaaaaaaaaaaau, 0xccccccccccccccccu, 0xf0f0f0f0f0f0f0f0u,
        0xff00ff00ff00ff00u, 0xffff0000ffff0000u, 0xffffffff00000000u};
    struct zp_set shut = zp_or(z->closed[seat], zp_enemies(z, seat));
    uint64_t any = 0, pool = ~(uint64_t)1; /* the empty group is none */

    for (int i = 0; i < ZP_OWN; i++) {
        if (!(among >> i & 1))
            pool &= ~with[i];
    }
    for (int d = 0; d < 6; d++) {
        uint64_t good = pool;
        for (int i = 0; i < ZP_OWN; i++) {
            if (!(among >> i & 1))
                continue;
            int to = zp_next[z->pos[seat * ZP_OWN + i]][d];
            if (to == ZP_NONE || zp_has(shut, to))
                good &= ~with[i];
            else if (z->piece_at[to] != ZP_NONE)
                good &= ~with[i] | with[z->piece_at[to] % ZP_OWN];
        }
        any |= good;
    }
    return any;
}
