/*
 * replay.c: the command `replay`: a recorded game, forwards and back.
 */
#include <string.h>

#include "cli.h"
#include "input.h"
#include "look.h"

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
    const char *file, *as;
    long at;
};

static int take(struct look *l, struct wishes *wishes, int arg,
                const char *value)
{
    switch (arg) {
    case AS:
        wishes->as = value;
        return CLI_DONE;
    case AT:
        if (!cli_number(value, 0, 1000000, &wishes->at))
            return cli_misuse(&usage, "--at takes a number, not '%s'", value);
        return CLI_DONE;
    case LOG:
        l->fast = true;
        return CLI_DONE;
    case PLAIN:
        cli_set_plain();
        return CLI_DONE;
    default:
        if (wishes->file)
            return cli_misuse(&usage, "one file at a time");
        wishes->file = value;
        return CLI_DONE;
    }
}

/* "You rolls a 4" is nobody's English. */
static void rename_you(struct rum_match *m)
{
    char name[16] = "";

    for (int i = 0; i < rum_match_seats(m); i++) {
        if (strcmp(rum_match_seat_name(m, (rum_seat)i), "You") != 0)
            continue;
        RUM_SAY(name, "Player %d", i + 1);
        rum_match_name(m, (rum_seat)i, name, NULL);
    }
}

static int begin(struct look *l, const struct wishes *wishes)
{
    struct session *s = &l->s;
    struct rum_err_text why;
    bool cut;

    if (!wishes->file)
        return cli_misuse(&usage, "which file?");
    if (rum_match_open(wishes->file, &cut, &s->match, &why) < 0)
        return cli_error("%s", why.text);
    rename_you(s->match);
    s->watcher = RUM_ALL;
    if (wishes->as &&
        !look_viewer(wishes->as, rum_match_seats(s->match), &s->watcher))
        return cli_misuse(&usage,
                          "--as takes a seat, 'spectator' or 'all', not '%s'",
                          wishes->as);
    if ((size_t)wishes->at > rum_match_length(s->match))
        return cli_error("%s has %zu actions, so there is no --at %ld",
                         wishes->file, rum_match_length(s->match), wishes->at);
    rum_match_jump(s->match, (size_t)wishes->at);
    session_skip(s);
    return CLI_DONE;
}

int cli_replay(int argc, char **argv)
{
    struct cli_args args = cli_begin(&usage, argc, argv);
    struct look l = {.replay = true, .delay = -1};
    struct wishes wishes = {0};

    for (int a; (a = cli_next(&args)) != CLI_END;) {
        if (a == CLI_HELPED)
            return CLI_DONE;
        if (a == CLI_BAD || take(&l, &wishes, a, args.value) != CLI_DONE)
            return CLI_USAGE;
    }
    input_catch_stop();
    int code = begin(&l, &wishes);
    if (code == CLI_DONE)
        look_on(&l);
    return look_finish(&l, code);
}
