/*
 * lab.c: `rumpus lab`, which hands over to its commands.
 */
#include "lab.h"

#include "../common/cli.h"
#include "ranks.h"

static const struct cli_command commands[] = {
    {"balance", "is it fair? one report, several levels", lab_balance},
    {"compare", "two ways to play the same deals", lab_compare},
    {"sweep", "an option over several values", lab_sweep},
    {"sim", "many games: who wins, how long, how they end", lab_sim},
    {"ladder", "bots and programs on one scale", lab_ladder},
    {"duel", "one bot against another, sides swapped", lab_duel},
    {"calibrate", "do hints keep their word?", lab_calibrate},
    {0},
};

static const struct cli_group lab = {
    .name = "lab",
    .about = "Many games at once, with figures.",
    .command = commands,
};

int lab_main(int argc, char **argv)
{
    int code = lab_ranks_start();

    if (code != CLI_READY)
        return code;
    return lab_ranks_finish(cli_dispatch(&lab, argc, argv));
}
