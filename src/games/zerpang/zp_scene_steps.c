/*
 * zp_scene_steps.c: where who moves now could go, as marks: which steps lead
 * to a fight, and what the spaces beyond the next one would cost.
 */
#include "zp_tell.h"

#define AHEAD 3 /* steps, the next one included */

/* Where each of those who go would stand after some steps, by its number. */
struct way {
    uint8_t at[ZP_OWN], steps;
};

static bool go_on(const struct zp_state *z, const struct way *from,
                  int direction, struct zp_set shut, struct way *out)
{
    *out = *from;
    out->steps++;
    for (int mask = z->move.mask; mask; mask &= mask - 1) {
        int i = __builtin_ctz((unsigned)mask);
        int next = zp_next[from->at[i]][direction];
        if (next == ZP_NONE || zp_has(shut, next))
            return false;
        out->at[i] = (uint8_t)next;
    }
    return true;
}

static struct zp_set stood_on(const struct zp_state *z, const struct way *way)
{
    struct zp_set spaces = {0, 0};

    for (int mask = z->move.mask; mask; mask &= mask - 1)
        spaces = zp_or(spaces, zp_only(way->at[__builtin_ctz((unsigned)mask)]));
    return spaces;
}

static struct rum_mark *mark(struct rum_scene *out, enum rum_mark_kind kind,
                             int space)
{
    return rum_scene_mark(out, kind,
                          rum_scene_str(out, "%s", zp_cell_id(space).s));
}

/* If one of those who go stopped there, it would fight: on the space that is
 * chosen, and on those next to an enemy. */
static void mark_threats(const struct zp_state *z, const struct way *way,
                         int chosen, struct rum_scene *out)
{
    struct zp_set enemies = zp_enemies(z, z->move.owner);
    struct zp_set onto = stood_on(z, way);

    if (!zp_meet(zp_spread(onto), enemies))
        return;
    while (zp_any(onto)) {
        int to = zp_take(&onto);
        if (to == chosen || zp_meet(zp_near[to], enemies))
            mark(out, RUM_THREAT, to)->note = "combat";
    }
}

bool zp_uploads_on(const struct zp_state *z, int space)
{
    const struct zp_move *m = &z->move;

    return space == ZP_MIDDLE && m->seat == m->owner &&
           z->class[m->owner] == ZP_ROBOT;
}

/* A space further on than the next: all that the way there would cost. */
static void mark_later(const struct zp_state *z, const struct way *way,
                       int chosen, struct rum_scene *out)
{
    int cost = zp_way_cost(z, way->steps), pool = z->move.pool;
    struct rum_mark *later = mark(out, RUM_LATER, chosen);

    later->note = cost == 0      ? "free"
                  : cost <= pool ? "paid"
                                 : rum_scene_str(out, "%d pt", cost - pool);
    if (zp_uploads_on(z, chosen))
        later->ghost = "cloud";
    if (zp_meet(zp_spread(stood_on(z, way)), zp_enemies(z, z->move.owner)))
        mark(out, RUM_THREAT, chosen);
}

/* From the nearest to the farthest, each space that the first of those who go
 * could reach once, as far as the viewer's own points would do. */
void zp_mark_steps(const struct zp_state *z, rum_seat viewer,
                   struct rum_scene *out)
{
    const struct zp_move *m = &z->move;
    struct way way[ZP_SPACES];
    int n = 1, leader = m->mask ? __builtin_ctz(m->mask) : 0;

    if (z->ask != ZP_ASK_STEP || viewer != z->head.to_act)
        return;
    memset(&way[0], 0, sizeof(way[0]));
    for (int mask = m->mask; mask; mask &= mask - 1) {
        int i = __builtin_ctz((unsigned)mask);
        way[0].at[i] = z->pos[m->owner * ZP_OWN + i];
    }
    struct zp_set shut =
        zp_less(zp_or(z->full, z->closed[m->owner]), stood_on(z, &way[0]));
    struct zp_set seen = zp_only(way[0].at[leader]);
    for (int i = 0; i < n && way[i].steps < AHEAD; i++) {
        for (int d = 0; d < 6; d++) {
            struct way *next = &way[n];
            if (!go_on(z, &way[i], d, shut, next))
                continue;
            int chosen = next->at[leader];
            int owed = zp_way_cost(z, next->steps) - m->pool;
            if (zp_has(seen, chosen) || !zp_can_pay(z, m->seat, owed))
                continue;
            seen = zp_or(seen, zp_only(chosen));
            if (next->steps == 1)
                mark_threats(z, next, chosen, out);
            else if (z->piece_at[chosen] == ZP_NONE)
                mark_later(z, next, chosen, out);
            n++;
        }
    }
}
