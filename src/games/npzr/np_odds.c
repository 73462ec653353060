/*
 * np_odds.c: of 100 games, how many are won where a hint's search expects
 * 0, 2.5, 5 ... 100 %.
 *
 * Made by `rumpus lab calibrate npzr --games 40000 --seed 1 --fit`.
 */
#include "np.h"

const struct rum_odds np_odds[] = {
    {2, /* 123004 positions */
     {15, 15, 15, 15, 15, 15, 15, 15, 18, 18, 18, 25, 29, 31,
      35, 39, 43, 46, 48, 48, 50, 50, 53, 53, 57, 60, 64, 68,
      70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 95, 99}},
    {0},
};
