/*
 * zp_board.h: sets of spaces, and the 91 spaces of section 2.1.
 */
#ifndef ZP_BOARD_H
#define ZP_BOARD_H

#include <stdbool.h>
#include <stdint.h>

#define ZP_SPACES 91
#define ZP_NONE   255 /* no space, piece, seat or kind; unknown card */

/* ---- sets of spaces ---- */

/* One bit a space. Two words and not __int128, whose shifts need a library
 * call on 32-bit machines. */
struct zp_set {
    uint64_t lo, hi; /* spaces 0..63 and 64..90 */
};

static inline bool zp_has(struct zp_set a, int space)
{
    return (space < 64 ? a.lo >> space : a.hi >> (space - 64)) & 1;
}

static inline struct zp_set zp_only(int space)
{
    return space < 64 ? (struct zp_set){(uint64_t)1 << space, 0}
                      : (struct zp_set){0, (uint64_t)1 << (space - 64)};
}

static inline struct zp_set zp_and(struct zp_set a, struct zp_set b)
{
    return (struct zp_set){a.lo & b.lo, a.hi & b.hi};
}

static inline struct zp_set zp_or(struct zp_set a, struct zp_set b)
{
    return (struct zp_set){a.lo | b.lo, a.hi | b.hi};
}

/* a without b */
static inline struct zp_set zp_less(struct zp_set a, struct zp_set b)
{
    return (struct zp_set){a.lo & ~b.lo, a.hi & ~b.hi};
}

static inline bool zp_any(struct zp_set a)
{
    return (a.lo | a.hi) != 0;
}

static inline bool zp_meet(struct zp_set a, struct zp_set b)
{
    return ((a.lo & b.lo) | (a.hi & b.hi)) != 0;
}

/* Both words at once, by adding up neighbouring bits, pairs and fours: where
 * there is no instruction for it the compiler calls a library, twice. */
static inline int zp_count(struct zp_set a)
{
    const uint64_t ones = 0x5555555555555555u, twos = 0x3333333333333333u;
    const uint64_t fours = 0x0f0f0f0f0f0f0f0fu, eights = 0x0101010101010101u;
    uint64_t lo = a.lo - (a.lo >> 1 & ones), hi = a.hi - (a.hi >> 1 & ones);
    uint64_t both = (lo & twos) + (lo >> 2 & twos) + (hi & twos) +
                    (hi >> 2 & twos); /* up to 8 in a four */

    both = (both & fours) + (both >> 4 & fours);
    return (int)(both * eights >> 56);
}

/* How many bits of a small mask are set: eight at most. */
static inline int zp_ones(int mask)
{
    unsigned m = (unsigned)mask;

    m -= m >> 1 & 0x55;
    m = (m & 0x33) + (m >> 2 & 0x33);
    return (int)((m + (m >> 4)) & 15);
}

/* Take the lowest space out of a set that has one. */
static inline int zp_take(struct zp_set *a)
{
    int space;

    if (a->lo) {
        space = __builtin_ctzll(a->lo);
        a->lo &= a->lo - 1;
    } else {
        space = 64 + __builtin_ctzll(a->hi);
        a->hi &= a->hi - 1;
    }
    return space;
}

/* ---- the board: section 2.1 ---- */

enum zp_ground { ZP_PLAIN, ZP_TREASURE, ZP_X, ZP_HOUSE, ZP_GATE, ZP_ZONE };

#define ZP_MIDDLE 45 /* the Buried Treasure */

extern const uint8_t zp_next[ZP_SPACES][6]; /* by direction, or ZP_NONE */
extern const struct zp_set zp_near[ZP_SPACES];
extern const uint8_t zp_ground[ZP_SPACES]; /* enum zp_ground */
extern const uint8_t zp_zone[ZP_SPACES];   /* 0..5 or ZP_NONE */
extern const uint8_t zp_gate[6][2];        /* by home */
extern const struct zp_set zp_board, zp_houses, zp_xs, zp_zones[6], zp_gates[6];
extern const struct zp_set zp_triangles[2][2]; /* of Ninjas, of Pirates */
extern const struct zp_set zp_lines[3];        /* of Gunslingers */
extern const int8_t zp_q[ZP_SPACES], zp_r[ZP_SPACES]; /* axial coordinates */

/* Steps between two spaces of an empty board. */
static inline int zp_far(int a, int b)
{
    int q = zp_q[a] - zp_q[b], r = zp_r[a] - zp_r[b];
    int x = q < 0 ? -q : q, y = r < 0 ? -r : r, w = q + r < 0 ? -q - r : q + r;

    return x > y ? (x > w ? x : w) : (y > w ? y : w);
}

#endif
