/*
 * bare.c: random games of Connect Four in the plainest fast way: two words,
 * a list of open columns, one drop, one look for a line. No state to hide, no
 * events, no table of functions. bench.c measures every game against it.
 */
#include "bare.h"

#include <stdbool.h>

/* Bit 7 * column + row; row 6 stays empty. */
#define FLOOR ((uint64_t)0x40810204081)
#define TOPS  (FLOOR << 5)

static bool four(uint64_t discs)
{
    uint64_t upright = discs & discs >> 1, level = discs & discs >> 7;
    uint64_t down = discs & discs >> 6, up = discs & discs >> 8;

    return ((upright & upright >> 2) | (level & level >> 14) |
            (down & down >> 12) | (up & up >> 16)) != 0;
}

struct bare_result bare_play(uint64_t *seed, uint64_t games)
{
    struct bare_result sum = {.games = games};

    for (uint64_t i = 0; i < games; i++) {
        uint64_t mine = 0, theirs = 0, taken;
        for (;;) {
            int open[7], n = 0;
            taken = mine | theirs;
            for (int column = 0; column < 7; column++) {
                open[n] = column;
                n += (taken >> (7 * column + 5) & 1) == 0;
            }
            int column = open[bare_below(seed, (uint32_t)n)];
            uint64_t cell = (taken + ((uint64_t)1 << 7 * column)) &
                            (uint64_t)0x3f << 7 * column;
            mine |= cell;
            sum.moves++;
            if (four(mine)) {
                sum.wins++;
                break;
            }
            if (((taken | cell) & TOPS) == TOPS)
                break;
            uint64_t swap = mine;
            mine = theirs;
            theirs = swap;
        }
    }
    return sum;
}
