/*
 * mb_odds.c: of 100 games, how many are won where a hint's search expects
 * 0, 2.5, 5 ... 100 %.
 *
 * Made by `rumpus lab calibrate mercer --games 4400 --seed 1 --fit`.
 */
#include "mb.h"

const struct rum_odds mb_odds[] = {
    {4, /* 19913 positions */
     {1,  1,  1,  1,  1,  6,  20, 36, 36, 36, 36, 36, 36, 36,
      36, 36, 36, 36, 36, 36, 36, 36, 43, 43, 49, 56, 56, 58,
      59, 59, 61, 61, 67, 67, 76, 84, 89, 94, 99, 99, 99}},
    {0},
};
