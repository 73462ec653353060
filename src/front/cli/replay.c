/*
 * replay.c: the command `replay`: a recorded game, forwards and back.
 */
#include "../common/cli.h"
#include "../common/words.h"
#include "commands.h"
#include "look.h"
#include "record.h"

enum { AS, AT, LOG, PLAIN };

static const struct cli_flag flags[] = {
    [AS] = {"as", "WHO", "a seat, 'spectator' or 'all'; usually all"},
    [AT] = {"at", "N", "begin after action N"},
    [LOG] = {"log", NULL, "print the whole log and the last table"},
    [PLAIN] = {"plain", NULL, "no colour, nothing redrawn"},
    {0},
};

static const struct cli_usage usage = {
    .command = "replay",
    .line = "FILE [options]",
    .about = "Look at a recorded game, step by step, forwards and back, with "
             "the eyes of any seat.",
    .flags = flags,
};

struct wishes {
    struct look look;
    const char *file, *as;
    long at;
};

static int take(void *context, int arg, const char *value)
{
    struct wishes *wishes = context;

    switch (arg) {
    case AS:
        wishes->as = value;
        return CLI_DONE;
    case AT:
        return cli_take_number(&usage, "at", value, 0, 1000000, &wishes->at);
    case LOG:
        wishes->look.fast = true;
        return CLI_DONE;
    case PLAIN:
        cli_set_plain();
        return CLI_DONE;
    default:
        if (wishes->file)
            return cli_too_many(&usage, value);
        wishes->file = value;
        return CLI_DONE;
    }
}

static int begin(void *context)
{
    struct wishes *wishes = context;
    struct session *s = &wishes->look.s;
    struct rum_match *match;
    struct rum_err_text why;

    if (!wishes->file)
        return cli_misuse(&usage, "which file?");
    if (record_open(wishes->file, &match, &why) < 0)
        return cli_error("%s", why.text);
    session_begin_replay(s, match);
    int code = look_as(&wishes->look, &usage, wishes->as);
    if (code != CLI_DONE)
        return code;
    if ((size_t)wishes->at > rum_match_length(s->match))
        return cli_error("%s has %zu actions, so there is no --at %ld",
                         wishes->file, rum_match_length(s->match), wishes->at);
    rum_match_jump(s->match, (size_t)wishes->at);
    session_skip(s);
    return CLI_DONE;
}

int cli_replay(int argc, char **argv)
{
    struct wishes wishes = {.look = {.replay = true, .delay = -1}};

    return look_command(&wishes.look, &usage, argc, argv, take, begin, &wishes);
}
