/*
 * group.c: finding the command that a first word names.
 */
#include <stdio.h>
#include <string.h>

#include "cli.h"

#define MOST_COMMANDS 32
#define MOST_WORDS    8 /* behind `help` */

/* "rumpus", "rumpus lab" */
static void put_name(const struct cli_group *group, struct rum_text *out)
{
    rum_text_printf(out, "rumpus%s%s", *group->name ? " " : "", group->name);
}

static void put_help(const struct cli_group *group, struct rum_text *out)
{
    rum_text_printf(out, "%s\n\nusage: ", group->about);
    put_name(group, out);
    rum_text_puts(out, " COMMAND [...]\n\n");
    for (const struct cli_command *c = group->command; c->name; c++)
        rum_text_printf(out, "  %-9s  %s\n", c->name, c->summary);
    rum_text_puts(out, "\n'");
    put_name(group, out);
    rum_text_puts(out, " COMMAND --help' says more.\n");
}

static int show_help(const struct cli_group *group, bool asked)
{
    struct rum_text out = {0};

    put_help(group, &out);
    if (asked)
        cli_print(&out);
    else
        fputs(out.s, stderr);
    rum_text_finish(&out);
    return asked ? CLI_DONE : CLI_USAGE;
}

static int unknown(const struct cli_group *group, const char *name)
{
    const char *names[MOST_COMMANDS];
    struct rum_text whole = {0};
    int n = 0;

    for (const struct cli_command *c = group->command;
         c->name && n < MOST_COMMANDS - 1; c++)
        names[n++] = c->name;
    names[n] = NULL;
    const char *near = cli_nearest(name, names);
    put_name(group, &whole);
    fprintf(stderr, "%s: there is no command '%s'%s%s%s\nTry '%s --help'.\n",
            whole.s, name, near ? "; do you mean '" : "", near ? near : "",
            near ? "'?" : "", whole.s);
    rum_text_finish(&whole);
    return CLI_USAGE;
}

/* `help lab sim` is `lab sim --help`. */
static int help_on(const struct cli_group *group, int argc, char **argv)
{
    static char flag[] = "--help";
    char *words[MOST_WORDS + 3] = {argv[0]};
    int n = 1;

    for (int i = 2; i < argc && n <= MOST_WORDS; i++)
        words[n++] = argv[i];
    words[n++] = flag;
    return cli_dispatch(group, n, words);
}

int cli_dispatch(const struct cli_group *group, int argc, char **argv)
{
    if (argc < 2)
        return show_help(group, false);
    const char *name = argv[1];
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0)
        return show_help(group, true);
    if (strcmp(name, "help") == 0)
        return help_on(group, argc, argv);
    for (const struct cli_command *c = group->command; c->name; c++) {
        if (strcmp(c->name, name) == 0)
            return c->run(argc - 1, argv + 1);
    }
    return unknown(group, name);
}
