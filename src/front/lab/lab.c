/*
 * lab.c: `rumpus lab`, which hands over to its commands.
 */
#include "lab.h"

#include <stdio.h>
#include <string.h>

#include "sim.h"

static const char help[] =
    "rumpus lab sim GAME ...    many games: who wins, how long, how they end\n"
    "rumpus lab duel GAME ...   one bot against another, sides swapped\n"
    "\n"
    "Each says more with --help.\n";

static const struct {
    const char *name, *whole;
    int (*run)(struct lab_args *args);
} commands[] = {
    {"sim", "lab sim", sim_main},
    {"duel", "lab duel", duel_main},
};

int lab_main(int argc, char **argv)
{
    if (argc < 2) {
        fputs(help, stderr);
        return 2;
    }
    if (strcmp(argv[1], "--help") == 0) {
        fputs(help, stdout);
        return 0;
    }
    for (size_t i = 0; i < sizeof(commands) / sizeof(*commands); i++) {
        if (strcmp(argv[1], commands[i].name) == 0) {
            struct lab_args args = {.argc = argc,
                                    .argv = argv,
                                    .at = 2,
                                    .command = commands[i].whole};
            return commands[i].run(&args);
        }
    }
    fprintf(stderr, "rumpus lab: there is no '%.40s'\n%s", argv[1], help);
    return 2;
}
