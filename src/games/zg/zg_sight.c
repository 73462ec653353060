/*
 * zg_sight.c: range, touch, lines of sight and cover (ZG-7, section 2.3).
 *
 * Everything is exact: points lie on a lattice of eighths of a card, and a
 * line is compared with the terrain by cross-multiplied fractions. The slow
 * and obvious form of it is in tests/games/zg/zg_slow.c; the two must agree.
 */
#include "zg.h"

#define E       8 /* eighths in a cell */
#define HALF    4 /* eighths in a half-card of height */
#define HEIGHTS 3

/* By pose: standing, kneeling, flat. */
static const uint8_t top_of[HEIGHTS] = {10, 7, 2};
static const uint8_t eye_of[HEIGHTS] = {9, 6, 1};

/* By slot; the HEAD has the place of the Ulster. */
static const uint8_t point_z[ZG_SLOTS][HEIGHTS] = {
    {6, 3, 1}, {6, 3, 1}, {8, 5, 1}, {8, 5, 1}, {6, 3, 1},
    {8, 5, 1}, {1, 1, 1}, {1, 1, 1}, {9, 6, 1},
};
static const int8_t point_side[ZG_SLOTS][2] = {
    {-3, -2}, {3, 2},   {-2, -1}, {2, 1}, {0, 0},
    {0, 0},   {-1, -1}, {1, 1},   {0, 0},
};

static int size_of(int n)
{
    return n < 0 ? -n : n;
}

static int sign_of(int n)
{
    return (n > 0) - (n < 0);
}

void zg_octant(int dx, int dy, int *ux, int *uy)
{
    *ux = size_of(dy) > 2 * size_of(dx) ? 0 : sign_of(dx);
    *uy = size_of(dx) > 2 * size_of(dy) ? 0 : sign_of(dy);
}

bool zg_in_range(int a, int b, int range)
{
    int dx = zg_x(a) - zg_x(b), dy = zg_y(a) - zg_y(b);

    return 4 * (dx * dx + dy * dy) <= (2 * range + 1) * (2 * range + 1);
}

/* Of a cell with floor; void counts as floor 0. */
static int ground(const struct zg_state *s, int cell)
{
    return s->height[cell] == ZG_VOID ? 0 : HALF * s->height[cell];
}

bool zg_touch(const struct zg_state *s, int a, int pose_a, int b, int pose_b)
{
    int dx = size_of(zg_x(a) - zg_x(b)), dy = size_of(zg_y(a) - zg_y(b));
    int za = ground(s, a), zb = ground(s, b);

    return dx <= 1 && dy <= 1 && dx + dy > 0 && za <= zb + top_of[pose_b] &&
           zb <= za + top_of[pose_a];
}

bool zg_above_head(const struct zg_state *s, int a, int b, int pose_b)
{
    return ground(s, a) >= ground(s, b) + top_of[pose_b];
}

bool zg_beside_piece(const struct zg_state *s, int a, int pose, int cell)
{
    const struct zg_piece *piece = &s->piece[s->cover[cell]];
    int z = ground(s, a);

    return size_of(zg_x(a) - zg_x(cell)) <= 1 &&
           size_of(zg_y(a) - zg_y(cell)) <= 1 &&
           HALF * piece->base <= z + top_of[pose] && HALF * piece->top >= z;
}

static struct zg_point eye(const struct zg_state *s, int cell, int pose)
{
    return (struct zg_point){.x = E * zg_x(cell) + E / 2,
                             .y = E * zg_y(cell) + E / 2,
                             .z = ground(s, cell) + eye_of[pose]};
}

struct zg_point zg_body_point(const struct zg_state *s, int from, int cell,
                              int pose, int point)
{
    int ux, uy;

    zg_octant(zg_x(from) - zg_x(cell), zg_y(from) - zg_y(cell), &ux, &uy);
    int side = point_side[point][ux && uy];
    return (struct zg_point){.x = E * zg_x(cell) + E / 2 - side * uy,
                             .y = E * zg_y(cell) + E / 2 + side * ux,
                             .z = ground(s, cell) + point_z[point][pose]};
}

/* The part of a line over one cell, as fractions of the line. */
struct stretch {
    int lo, lo_of, hi, hi_of;
};

/* Narrow the stretch to where the line is between a and a + 8 on one axis;
 * false when nothing is left. */
static bool narrow(struct stretch *t, int d, int a)
{
    if (d == 0)
        return a < 0 && a + E > 0;
    int lo = d > 0 ? a : -(a + E), hi = lo + E, of = size_of(d);
    if (lo * t->lo_of > t->lo * of) {
        t->lo = lo;
        t->lo_of = of;
    }
    if (hi * t->hi_of < t->hi * of) {
        t->hi = hi;
        t->hi_of = of;
    }
    return t->lo * t->hi_of < t->hi * t->lo_of;
}

/* Does terrain of height `top` in cell (x, y) rise above the line there? */
static bool rises(struct zg_point from, struct zg_point to, int x, int y,
                  int top)
{
    struct stretch t = {0, 1, 1, 1};

    if (!narrow(&t, to.x - from.x, E * x - from.x) ||
        !narrow(&t, to.y - from.y, E * y - from.y))
        return false;
    int dz = to.z - from.z, below = top - from.z;
    return dz * t.lo < below * t.lo_of || dz * t.hi < below * t.hi_of;
}

/*
 * The lines from an eye to a body end within the two cells' bounding box, so
 * only terrain in it can block, and only what rises above the lower end. A
 * cell that none of the nine can touch is passed over: with (cx, cy) and
 * (dx, dy) counted from the eye's cell, the middle line leaves the cell aside
 * when |dx cy - dy cx| is at least (|dx| + |dy|) / 2, and the body points stray
 * from the middle by 3/8 of a cell at most, which is less than what is added.
 */
uint16_t zg_visible(const struct zg_state *s, int from, int pose, int to,
                    int to_pose)
{
    struct zg_point e = eye(s, from, pose), point[ZG_SLOTS];
    uint16_t seen = ZG_GEAR;
    int fx = zg_x(from), fy = zg_y(from);
    int dx = zg_x(to) - fx, dy = zg_y(to) - fy;
    int sx = dx < 0 ? -1 : 1, sy = dy < 0 ? -1 : 1;
    int low = ground(s, to) + 1, band = size_of(dx) + size_of(dy);
    bool ready = false;

    if (e.z < low)
        low = e.z;
    for (int cy = 0; size_of(cy) <= size_of(dy); cy += sy) {
        for (int cx = 0; size_of(cx) <= size_of(dx); cx += sx) {
            int top = ground(s, ZG_STRIDE * (fy + cy) + fx + cx);
            if (top <= low || 2 * size_of(dx * cy - dy * cx) >
                                  band + size_of(cx) + size_of(cy))
                continue;
            for (int i = 0; i < ZG_SLOTS && !ready; i++)
                point[i] = zg_body_point(s, from, to, to_pose, i);
            ready = true;
            for (int i = 0; i < ZG_SLOTS; i++) {
                if ((seen & zg_bit(i)) &&
                    rises(e, point[i], fx + cx, fy + cy, top))
                    seen &= (uint16_t)~zg_bit(i);
            }
            if (!seen)
                return 0;
        }
    }
    return seen;
}

bool zg_sees_piece(const struct zg_state *s, int from, int pose, int cell)
{
    struct zg_point e = eye(s, from, pose);
    struct zg_point to = {.x = E * zg_x(cell) + E / 2,
                          .y = E * zg_y(cell) + E / 2,
                          .z = ground(s, cell)};
    int fx = zg_x(from), fy = zg_y(from);
    int dx = zg_x(cell) - fx, dy = zg_y(cell) - fy;
    int sx = dx < 0 ? -1 : 1, sy = dy < 0 ? -1 : 1;
    int low = e.z < to.z ? e.z : to.z, band = size_of(dx) + size_of(dy);

    for (int cy = 0; size_of(cy) <= size_of(dy); cy += sy) {
        for (int cx = 0; size_of(cx) <= size_of(dx); cx += sx) {
            int between = ZG_STRIDE * (fy + cy) + fx + cx;
            int top = ground(s, between);
            if (top <= low || s->cover[between] == s->cover[cell] ||
                2 * size_of(dx * cy - dy * cx) >= band)
                continue;
            if (rises(e, to, fx + cx, fy + cy, top))
                return false;
        }
    }
    return true;
}

static void renew_one(struct zg_state *s, int seat, int other)
{
    const struct zg_seat *a = &s->seat[seat], *b = &s->seat[other];

    s->sees[seat][other] =
        !a->alive || !b->alive || a->cell == ZG_NONE || b->cell == ZG_NONE
            ? 0
            : zg_visible(s, a->cell, zg_pose(a->stance), b->cell,
                         zg_pose(b->stance));
}

void zg_renew_sight(struct zg_state *s, int seat)
{
    for (int a = 0; a < s->head.seats; a++) {
        for (int b = 0; b < s->head.seats; b++) {
            if (a != b && (seat < 0 || a == seat || b == seat))
                renew_one(s, a, b);
        }
    }
}
