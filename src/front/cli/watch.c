/*
 * watch.c: the command `watch`: bots play, people look on.
 */
#include "../common/cli.h"
#include "commands.h"
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
    struct look look;
    struct setup setup;
    const char *as, *record;
};

static int take(void *context, int arg, const char *value)
{
    struct wishes *wishes = context;

    switch (arg) {
    case AS:
        wishes->as = value;
        return CLI_DONE;
    case FAST:
        wishes->look.fast = true;
        return CLI_DONE;
    case DELAY:
        return cli_take_number(&usage, "delay", value, 0, 60000,
                               &wishes->look.delay);
    case RECORD:
        wishes->record = value;
        return CLI_DONE;
    default:
        return setup_take(&wishes->setup, arg, value);
    }
}

static int begin(void *context)
{
    struct wishes *wishes = context;
    struct session *s = &wishes->look.s;
    struct rum_match *match;
    struct rum_err_text why;

    int code = setup_create(&wishes->setup, &match);
    if (code == CLI_DONE)
        code = session_begin(s, match, &wishes->setup, false, false);
    if (code != CLI_DONE)
        return code;
    if (session_people(s) > 0)
        return cli_misuse(&usage, "people play with 'rumpus play'");
    code = look_as(&wishes->look, &usage, wishes->as);
    if (code == CLI_DONE && wishes->record &&
        rum_match_record(s->match, wishes->record, false, &why) < 0)
        code = cli_error("%s", why.text);
    return code;
}

int cli_watch(int argc, char **argv)
{
    struct wishes wishes = {.look = {.delay = -1}};

    setup_init(&wishes.setup, &usage);
    return look_command(&wishes.look, &usage, argc, argv, take, begin, &wishes);
}
