/*
 * ze_odds.c: of 100 games, how many are won where a hint's search expects
 * 0, 5, 10 ... 100 %.
 *
 * Made by `rumpus lab calibrate zappem --games 4000 --seed 1 --fit` when that
 * still pooled bins of positions.
 */
#include "ze.h"

const struct rum_odds ze_odds[] = {
    {2, /* 1327 positions */
     {5,  5,  5,  6,  6,  9,  19, 25, 30, 43, 51,
      66, 73, 80, 88, 92, 93, 95, 96, 96, 96}},
    {3, /* 3241 positions */
     {6,  6,  8,  11, 16, 22, 29, 35, 40, 46, 50,
      52, 58, 67, 75, 81, 87, 92, 97, 97, 97}},
    {4, /* 3869 positions */
     {2,  2,  5,  9,  13, 18, 23, 33, 43, 46, 50,
      60, 65, 67, 77, 84, 89, 92, 95, 97, 97}},
    {5, /* 2100 positions */
     {1,  4,  10, 17, 26, 38, 42, 44, 45, 46, 48,
      50, 56, 65, 71, 74, 79, 85, 91, 94, 94}},
    {0},
};
