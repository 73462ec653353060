/*
 * args.c: reading the arguments of a command, alike for all of them.
 */
#include "cli.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/scene.h>

#include "words.h"

struct cli_args cli_begin(const struct cli_usage *usage, int argc, char **argv)
{
    return (struct cli_args){
        .usage = usage, .argc = argc, .at = 1, .argv = argv};
}

static void print_help(const struct cli_usage *usage)
{
    struct rum_text out = {0};
    int width = cli_width();

    rum_text_printf(&out, "usage: rumpus %s%s%s\n\n", usage->command,
                    *usage->line ? " " : "", usage->line);
    cli_wrap(&out, usage->about, 0, 0, width);
    rum_text_puts(&out, "\n");
    for (const struct cli_flag *f = usage->flags; f->name; f++) {
        char left[40];
        snprintf(left, sizeof(left), "  --%s%s%s", f->name, f->value ? " " : "",
                 f->value ? f->value : "");
        rum_text_printf(&out, "%-21s ", left);
        cli_wrap(&out, f->help, 22, 22, width);
    }
    rum_text_puts(&out, "  --help              this page\n");
    if (usage->examples)
        rum_text_printf(&out, "\n%s", usage->examples);
    cli_print(&out);
    rum_text_finish(&out);
}

int cli_misuse(const struct cli_usage *usage, const char *format, ...)
{
    va_list args;

    fflush(stdout);
    fprintf(stderr, "rumpus %s: ", usage->command);
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fprintf(stderr, "\nTry 'rumpus %s --help'.\n", usage->command);
    return CLI_USAGE;
}

int cli_too_many(const struct cli_usage *usage, const char *word)
{
    return cli_misuse(usage, "'%s' is one word too many", word);
}

int cli_error(const char *format, ...)
{
    va_list args;

    fflush(stdout);
    fputs("rumpus: ", stderr);
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
    return CLI_FAILED;
}

static const char *nearest_flag(const struct cli_usage *usage, const char *name)
{
    const char *names[32];
    int n = 0;

    for (const struct cli_flag *f = usage->flags; f->name && n < 30; f++)
        names[n++] = f->name;
    names[n++] = "help";
    names[n] = NULL;
    return cli_nearest(name, names);
}

static int unknown_flag(struct cli_args *a, const char *name)
{
    const char *near = nearest_flag(a->usage, name);

    if (near)
        cli_misuse(a->usage, "there is no --%s; do you mean --%s?", name, near);
    else
        cli_misuse(a->usage, "there is no --%s", name);
    return CLI_BAD;
}

/* The value of a flag: behind "=", or the next argument. */
static int take_flag(struct cli_args *a, int i, const char *equals)
{
    const struct cli_flag *f = &a->usage->flags[i];

    if (!f->value && equals) {
        cli_misuse(a->usage, "--%s takes no value", f->name);
        return CLI_BAD;
    }
    if (f->value && !equals && a->at == a->argc) {
        cli_misuse(a->usage, "--%s needs a value: --%s %s", f->name, f->name,
                   f->value);
        return CLI_BAD;
    }
    a->value = !f->value ? NULL : equals ? equals + 1 : a->argv[a->at++];
    return i;
}

int cli_next(struct cli_args *a)
{
    char name[40] = "";

    if (a->at == a->argc)
        return CLI_END;
    const char *arg = a->argv[a->at++];
    if (!a->words_only && strcmp(arg, "--") == 0) {
        a->words_only = true;
        return cli_next(a);
    }
    /* A lone "-" and negative numbers are words. */
    if (a->words_only || arg[0] != '-' ||
        strspn(arg, "-0123456789.") == strlen(arg)) {
        a->value = arg;
        return CLI_WORD;
    }
    if (strcmp(arg, "-h") == 0)
        arg = "--help";
    if (arg[1] != '-') {
        unknown_flag(a, arg + 1);
        return CLI_BAD;
    }
    const char *equals = strchr(arg, '=');
    rum_say(name, sizeof(name), "%.*s",
            (int)(equals ? equals - arg - 2 : (long)strlen(arg + 2)), arg + 2);
    if (strcmp(name, "help") == 0) {
        print_help(a->usage);
        return CLI_HELPED;
    }
    for (int i = 0; a->usage->flags[i].name; i++) {
        if (strcmp(a->usage->flags[i].name, name) == 0)
            return take_flag(a, i, equals);
    }
    return unknown_flag(a, name);
}

int cli_parse(const struct cli_usage *usage, int argc, char **argv,
              int (*take)(void *context, int arg, const char *value),
              void *context)
{
    struct cli_args args = cli_begin(usage, argc, argv);

    for (int arg; (arg = cli_next(&args)) != CLI_END;) {
        if (arg == CLI_HELPED)
            return CLI_DONE;
        if (arg == CLI_BAD)
            return CLI_USAGE;
        int code = take(context, arg, args.value);
        if (code != CLI_DONE)
            return code;
    }
    return CLI_READY;
}

bool cli_number(const char *text, long min, long max, long *out)
{
    char *end;

    if (strspn(text, "-0123456789") != strlen(text) || !*text)
        return false;
    errno = 0;
    long n = strtol(text, &end, 10);
    if (errno || *end || n < min || n > max)
        return false;
    *out = n;
    return true;
}

int cli_take_number(const struct cli_usage *usage, const char *flag,
                    const char *text, long min, long max, long *out)
{
    if (cli_number(text, min, max, out))
        return CLI_DONE;
    return cli_misuse(usage, "--%s takes %ld to %ld, not '%s'", flag, min, max,
                      text);
}

/* Letters to add, drop, change or swap with a neighbour to get from a to b. */
static int distance(const char *a, const char *b)
{
    enum { MOST = 24 };
    int d[MOST + 1][MOST + 1];
    int la = (int)strlen(a), lb = (int)strlen(b);

    if (la > MOST || lb > MOST)
        return MOST;
    for (int i = 0; i <= la; i++) {
        for (int k = 0; k <= lb; k++) {
            if (i == 0 || k == 0) {
                d[i][k] = i + k;
                continue;
            }
            int best = d[i - 1][k - 1] + (a[i - 1] != b[k - 1]);
            if (d[i - 1][k] + 1 < best)
                best = d[i - 1][k] + 1;
            if (d[i][k - 1] + 1 < best)
                best = d[i][k - 1] + 1;
            if (i > 1 && k > 1 && a[i - 1] == b[k - 2] &&
                a[i - 2] == b[k - 1] && d[i - 2][k - 2] + 1 < best)
                best = d[i - 2][k - 2] + 1;
            d[i][k] = best;
        }
    }
    return d[la][lb];
}

const char *cli_nearest(const char *word, const char *const *names)
{
    const char *best = NULL;
    int least = 0;

    for (; *names; names++) {
        size_t n = strlen(word);
        bool begins = n >= 2 && strncmp(*names, word, n) == 0;
        int d = begins ? 0 : distance(word, *names);
        /* One slip in a short word, two in a long one. */
        if (d <= (strlen(*names) > 4 ? 2 : 1) && d < (int)n &&
            (!best || d < least)) {
            best = *names;
            least = d;
        }
    }
    return best;
}

const struct rum_game *cli_find_game(const struct cli_usage *usage,
                                     const char *id)
{
    const struct rum_game *game = rum_game_find(id);
    const char *names[64];
    int n = 0;

    if (game)
        return game;
    struct rum_text list = {0};
    for (const struct rum_game *const *g = rum_games(); *g && n < 63; g++) {
        rum_text_printf(&list, "%s%s", n ? ", " : "", (*g)->id);
        names[n++] = (*g)->id;
    }
    names[n] = NULL;
    const char *near = cli_nearest(id, names);
    if (near)
        cli_misuse(usage, "there is no game '%s'; do you mean %s?", id, near);
    else
        cli_misuse(usage, "there is no game '%s'; there are %s", id,
                   n ? list.s : "none");
    rum_text_finish(&list);
    return NULL;
}
