/*
 * main.c: the program `rumpus`; each command is one entry of a table.
 */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "../lab/lab.h"
#include "../serve/serve.h"
#include "cli.h"

static const struct cli_command commands[] = {
    {"play", "play a game at this terminal", cli_play},
    {"watch", "watch bots play, step by step", cli_watch},
    {"replay", "look at a recorded game", cli_replay},
    {"games", "which games there are, and their options", cli_games},
    {"rules", "how a game is played; its clauses by number or words",
     cli_rules},
    {"serve", "the page for browsers, with tables for friends and bots",
     serve_main},
    {"lab", "many games at once: who wins, how long, which bot is stronger",
     lab_main},
    {"bench", "how fast the rules are on this machine", bench_main},
    {"drive", "talk to a match in lines of JSON, for programs", cli_drive},
    {0},
};

static void print_help(FILE *to)
{
    fputs("Rumpus is a tabletop: games for people, bots and designers.\n\n"
          "usage: rumpus COMMAND [...]\n\n",
          to);
    for (const struct cli_command *c = commands; c->name; c++)
        fprintf(to, "  %-8s %s\n", c->name, c->summary);
    fputs("\n'rumpus COMMAND --help' says more.\n", to);
}

static int unknown(const char *name)
{
    const char *names[sizeof(commands) / sizeof(commands[0])];
    int n = 0;

    for (const struct cli_command *c = commands; c->name; c++)
        names[n++] = c->name;
    names[n] = NULL;
    const char *near = cli_nearest(name, names);
    cli_error("there is no command '%s'%s%s%s", name,
              near ? "; do you mean '" : "", near ? near : "",
              near ? "'?" : "");
    fputs("Try 'rumpus --help'.\n", stderr);
    return CLI_USAGE;
}

static int run(int argc, char **argv)
{
    if (argc < 2) {
        print_help(stderr);
        return CLI_USAGE;
    }
    const char *name = argv[1];
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0 ||
        strcmp(name, "help") == 0) {
        print_help(stdout);
        return CLI_DONE;
    }
    if (strcmp(name, "--version") == 0) {
        puts("rumpus " RUMPUS_VERSION);
        return CLI_DONE;
    }
    for (const struct cli_command *c = commands; c->name; c++) {
        if (strcmp(c->name, name) == 0)
            return c->run(argc - 1, argv + 1);
    }
    return unknown(name);
}

int main(int argc, char **argv)
{
    /* A reader that goes away, or a file at its limit, is a failed write like
     * any other: noticed here or where it matters, and the recording is closed
     * in good order. */
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);
    int code = run(argc, argv);
    bool failed = ferror(stdout);
    errno = 0;
    failed = fflush(stdout) != 0 || failed;
    if (!failed)
        return code;
    /* `rumpus games | head -1` is no mishap worth words. */
    if (errno != EPIPE && errno != 0)
        cli_error("cannot write the output: %s", strerror(errno));
    return code == CLI_DONE ? CLI_FAILED : code;
}
