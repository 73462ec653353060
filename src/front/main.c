/*
 * main.c: the program `rumpus`; each command is one entry of a table.
 */
#include <fcntl.h>
#include <signal.h>
#include <string.h>

#include "cli/commands.h"
#include "common/cli.h"
#include "lab/lab.h"
#include "serve/serve.h"

static const struct cli_command commands[] = {
    {"play", "play a game at this terminal", cli_play},
    {"resume", "go on with a recorded game", cli_resume},
    {"list", "which games are recorded on this machine", cli_list},
    {"watch", "watch bots play, step by step", cli_watch},
    {"replay", "look at a recorded game", cli_replay},
    {"games", "which games there are, their presets and options", cli_games},
    {"rules", "how a game is played; its clauses by number or words",
     cli_rules},
    {"lessons", "which lessons there are", cli_lessons},
    {"lesson", "learn a game by playing it, step by step", cli_lesson},
    {"serve", "the page for browsers, with tables for friends and bots",
     serve_main},
    {"admin", "look after the tables of a server", admin_main},
    {"lab", "many games at once: who wins, how long, which bot is stronger",
     lab_main},
    {"bench", "how fast the rules are on this machine", bench_main},
    {"drive", "talk to a match in lines of JSON, for programs", cli_drive},
    {0},
};

static const struct cli_group rumpus = {
    .name = "",
    .about = "Rumpus is a tabletop: games for people, bots and designers.",
    .command = commands,
};

static int run(int argc, char **argv)
{
    if (argc > 1 &&
        (strcmp(argv[1], "--version") == 0 || strcmp(argv[1], "-V") == 0)) {
        static const char version[] = "rumpus " RUMPUS_VERSION "\n";
        cli_write(version, sizeof(version) - 1);
        return CLI_DONE;
    }
    return cli_dispatch(&rumpus, argc, argv);
}

/* Somebody may start the program with these closed. The next file opened
 * would take their place, and be read as input or written over with words; so
 * something takes it that can be neither read nor written. */
static void hold_standard_files(void)
{
    for (int file = 0; file <= 2; file++) {
        if (fcntl(file, F_GETFD) < 0)
            open("/dev/null", file == 0 ? O_WRONLY : O_RDONLY);
    }
}

int main(int argc, char **argv)
{
    hold_standard_files();
    /* A reader that goes away, or a file at its limit, is a failed write like
     * any other: noticed by cli_finish() or where it matters, and the
     * recording is closed in good order. */
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);
    return cli_finish(run(argc, argv));
}
