/*
 * watch.c: the command `watch`: bots play, people look on.
 */
#include "cli.h"
#include "input.h"
#include "look.h"
#include "setup.h"

enum { AS = SETUP_FLAGS, FAST, DELAY, RECORD };

static const struct cli_flag flags[] = {
    SETUP_FLAG_LIST,
    [AS] = {"as", "WHO", "a seat, 'spectator' or 'all'; usually all"},
    [FAST] = {"fast", NULL, "only the log, as fast as they think"},
    [DELAY] = {"delay", "MS", "do not ask; wait so many milliseconds"},
    [RECORD] = {"record", "FILE", "record the game into this new file"},
    {0},
};

static const struct cli_usage usage = {
    .command = "watch",
    .line = "GAME [options]",
    .about = "Let bots play and look on: Enter shows the next action. Easy "
             "bots have all the seats unless --seat says otherwise.",
    .flags = flags,
    .examples = "  rumpus watch npzr --seat 0=easy --seat 1=random\n"
                "  rumpus watch npzr --fast --seed 7\n",
};

struct wishes {
    const char *as, *record;
};

static int take(struct look *l, struct setup *setup, struct wishes *wishes,
                int arg, const char *value)
{
    switch (arg) {
    case AS:
        wishes->as = value;
        return CLI_DONE;
    case FAST:
        l->fast = true;
        return CLI_DONE;
    case DELAY:
        if (!cli_number(value, 0, 60000, &l->delay))
            return cli_misuse(&usage,
                              "--delay takes 0 to 60000, not "
                              "'%s'",
                              value);
        return CLI_DONE;
    case RECORD:
        wishes->record = value;
        return CLI_DONE;
    default:
        return setup_take(setup, &usage, arg, value);
    }
}

static int begin(struct look *l, struct setup *setup,
                 const struct wishes *wishes)
{
    struct session *s = &l->s;
    struct rum_err_text why;

    if (!setup->game)
        return cli_misuse(&usage, "which game? 'rumpus games' lists "
                                  "them");
    if (players_humans(&setup->players) > 0)
        return cli_misuse(&usage, "people play with 'rumpus play'");
    int code = setup_create(setup, &usage, &s->match);
    if (code != CLI_DONE)
        return code;
    s->players = setup->players;
    if (players_sit(&s->players, s->match, false, PLAYER_BOT, &why) < 0)
        return cli_misuse(&usage, "%s", why.text);
    s->watcher = RUM_ALL;
    if (wishes->as &&
        !look_viewer(wishes->as, rum_match_seats(s->match), &s->watcher))
        return cli_misuse(&usage,
                          "--as takes a seat, 'spectator' or 'all', not '%s'",
                          wishes->as);
    if (wishes->record &&
        rum_match_record(s->match, wishes->record, false, &why) < 0)
        return cli_error("%s", why.text);
    return CLI_DONE;
}

int cli_watch(int argc, char **argv)
{
    struct cli_args args = cli_begin(&usage, argc, argv);
    struct look l = {.delay = -1};
    struct setup setup;
    struct wishes wishes = {0};

    setup_init(&setup);
    for (int a; (a = cli_next(&args)) != CLI_END;) {
        if (a == CLI_HELPED)
            return CLI_DONE;
        if (a == CLI_BAD ||
            take(&l, &setup, &wishes, a, args.value) != CLI_DONE)
            return CLI_USAGE;
    }
    input_catch_stop();
    int code = begin(&l, &setup, &wishes);
    if (code == CLI_DONE)
        look_on(&l);
    return look_finish(&l, code);
}
