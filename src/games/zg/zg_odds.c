/*
 * zg_odds.c: of 100 games, how many are won where a hint's search expects
 * 0, 5, 10 ... 100 %.
 *
 * Made by `rumpus lab calibrate zg --games 1200 --seed 1 --fit` when that still
 * pooled bins of positions.
 */
#include "zg.h"

const struct rum_odds zg_odds[] = {
    {2, /* 2604 positions */
     {8,  8,  8,  8,  8,  12, 15, 20, 28, 30, 49,
      63, 68, 78, 83, 86, 89, 92, 94, 94, 94}},
    {3, /* 1322 positions */
     {16, 16, 16, 17, 23, 29, 31, 34, 43, 47, 51,
      55, 61, 65, 68, 71, 73, 74, 74, 74, 74}},
    {4, /* 1655 positions */
     {10, 10, 11, 16, 19, 27, 30, 31, 35, 44, 55,
      60, 65, 69, 73, 76, 76, 76, 76, 76, 76}},
    {0},
};
