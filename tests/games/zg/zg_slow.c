/*
 * zg_slow.c: lines of sight once more, as section 2.3 writes them: every cell
 * of the bounding box, every fraction compared in full, nothing left out and
 * nothing shared with zg_sight.c. Slow, and easy to believe.
 */
#include "zg_position.h"

struct fraction {
    long n, d; /* d > 0 */
};

static bool less(struct fraction a, struct fraction b)
{
    return a.n * b.d < b.n * a.d;
}

static struct fraction larger(struct fraction a, struct fraction b)
{
    return less(a, b) ? b : a;
}

static struct fraction smaller(struct fraction a, struct fraction b)
{
    return less(b, a) ? b : a;
}

/* z of the line at fraction t is below `top`. */
static bool below(const int from[3], const int to[3], struct fraction t,
                  int top)
{
    return from[2] * t.d + (to[2] - from[2]) * t.n < top * t.d;
}

static bool cell_blocks(const struct zg_state *s, int x, int y,
                        const int from[3], const int to[3])
{
    int height = s->height[ZG_STRIDE * y + x];
    int top = height == ZG_VOID ? 0 : 4 * height, at[2] = {x, y};
    struct fraction lo = {0, 1}, hi = {1, 1};

    if (top <= 0)
        return false;
    for (int axis = 0; axis < 2; axis++) {
        int d = to[axis] - from[axis];
        int a = 8 * at[axis] - from[axis], b = a + 8;
        if (d == 0) {
            if (!(a < 0 && 0 < b))
                return false;
            continue;
        }
        struct fraction enter = {d > 0 ? a : -b, d > 0 ? d : -d};
        struct fraction leave = {d > 0 ? b : -a, d > 0 ? d : -d};
        lo = larger(lo, enter);
        hi = smaller(hi, leave);
    }
    if (!less(lo, hi))
        return false;
    return below(from, to, lo, top) || below(from, to, hi, top);
}

/* `skip`: a piece that is not in its own way, or ZG_NONE. */
static bool clear(const struct zg_state *s, const int from[3], const int to[3],
                  int skip)
{
    for (int y = 0; y < s->h; y++) {
        for (int x = 0; x < s->w; x++) {
            int lowest_x = from[0] < to[0] ? from[0] : to[0];
            int lowest_y = from[1] < to[1] ? from[1] : to[1];
            int highest_x = from[0] + to[0] - lowest_x;
            int highest_y = from[1] + to[1] - lowest_y;
            if (x < lowest_x / 8 || x > highest_x / 8 || y < lowest_y / 8 ||
                y > highest_y / 8)
                continue;
            if (skip != ZG_NONE && s->cover[ZG_STRIDE * y + x] == skip)
                continue;
            if (cell_blocks(s, x, y, from, to))
                return false;
        }
    }
    return true;
}

static void octant(int dx, int dy, int u[2])
{
    int ax = dx < 0 ? -dx : dx, ay = dy < 0 ? -dy : dy;
    int sx = dx < 0 ? -1 : dx > 0, sy = dy < 0 ? -1 : dy > 0;

    u[0] = sx;
    u[1] = sy;
    if (ax > 2 * ay)
        u[1] = 0;
    else if (ay > 2 * ax)
        u[0] = 0;
}

static int ground(const struct zg_state *s, int where)
{
    return s->height[where] == ZG_VOID ? 0 : 4 * s->height[where];
}

static void eye(const struct zg_state *s, int where, int pose, int out[3])
{
    static const int height[] = {9, 6, 1};

    out[0] = 8 * (where % 16) + 4;
    out[1] = 8 * (where / 16) + 4;
    out[2] = ground(s, where) + height[pose];
}

uint16_t slow_visible(const struct zg_state *s, int from, int pose, int to,
                      int to_pose)
{
    /* slot, z of the three poses, side straight and diagonal */
    static const int points[9][5] = {
        {6, 3, 1, -3, -2}, {6, 3, 1, 3, 2}, {8, 5, 1, -2, -1},
        {8, 5, 1, 2, 1},   {6, 3, 1, 0, 0}, {8, 5, 1, 0, 0},
        {1, 1, 1, -1, -1}, {1, 1, 1, 1, 1}, {9, 6, 1, 0, 0},
    };
    int e[3], u[2];
    uint16_t seen = 0;

    eye(s, from, pose, e);
    octant(from % 16 - to % 16, from / 16 - to / 16, u);
    for (int i = 0; i < 9; i++) {
        int side = points[i][u[0] && u[1] ? 4 : 3];
        int p[3] = {8 * (to % 16) + 4 + side * -u[1],
                    8 * (to / 16) + 4 + side * u[0],
                    ground(s, to) + points[i][to_pose]};
        if (clear(s, e, p, ZG_NONE))
            seen |= (uint16_t)(1 << i);
    }
    return seen;
}

bool slow_sees_piece(const struct zg_state *s, int from, int pose, int where)
{
    int e[3],
        p[3] = {8 * (where % 16) + 4, 8 * (where / 16) + 4, ground(s, where)};

    eye(s, from, pose, e);
    return clear(s, e, p, s->cover[where]);
}
