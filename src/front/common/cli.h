/*
 * cli.h: what the commands of `rumpus` share: arguments, errors, exit codes,
 * output.
 *
 * A command is a function that takes its own argv (argv[0] is its name) and
 * returns an exit code. It writes with cli_write() or cli_print(), and says
 * what is wrong with cli_error() or cli_misuse(); main() ends with
 * cli_finish(), so that output that was lost is never silent.
 */
#ifndef COMMON_CLI_H
#define COMMON_CLI_H

#include <stdbool.h>
#include <stddef.h>

#include <rumpus/game.h>
#include <rumpus/text.h>

enum { CLI_DONE = 0, CLI_FAILED = 1, CLI_USAGE = 2 };

/* ---- commands ---- */

struct cli_command {
    const char *name, *summary;
    int (*run)(int argc, char **argv);
};

/* Commands that begin alike: those of `rumpus`, those of `rumpus lab`. */
struct cli_group {
    const char *name;                  /* "" or "lab" */
    const char *about;                 /* the first line of its help */
    const struct cli_command *command; /* ended by a NULL name */
};

/* Run the command that argv[1] names, or show help: `--help`, `-h`, `help`,
 * `help COMMAND`. */
int cli_dispatch(const struct cli_group *group, int argc, char **argv);

/* ---- arguments ---- */

struct cli_flag {
    const char *name;  /* "seed", written --seed */
    const char *value; /* "N" when it takes one, else NULL */
    const char *help;
};

struct cli_usage {
    const char *command;          /* "play", "lab sim" */
    const char *line;             /* "GAME [options]" */
    const char *about;            /* paragraphs above the flags */
    const struct cli_flag *flags; /* ended by a NULL name */
    const char *examples;         /* below the flags, or NULL */
};

struct cli_args {
    const struct cli_usage *usage;
    int argc, at;
    char **argv;
    const char *value; /* of the word or flag just met */
    bool words_only;   /* after "--" */
};

/* What cli_next() met, when it is no flag (those are 0, 1, ... in order). */
enum { CLI_END = -1, CLI_WORD = -2, CLI_BAD = -3, CLI_HELPED = -4 };

struct cli_args cli_begin(const struct cli_usage *usage, int argc, char **argv);

/* The next flag or word. CLI_BAD: an error was said, return CLI_USAGE.
 * CLI_HELPED: --help was answered, return CLI_DONE. */
int cli_next(struct cli_args *args);

/* Give every flag and word to `take`, which returns CLI_DONE or, after saying
 * what is wrong, an exit code. CLI_READY: go on; anything else is the exit
 * code of the command. */
enum { CLI_READY = -1 };
int cli_parse(const struct cli_usage *usage, int argc, char **argv,
              int (*take)(void *context, int arg, const char *value),
              void *context);

/* Say what is wrong with the arguments and where help is; CLI_USAGE. */
int cli_misuse(const struct cli_usage *usage, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* For a word that no argument is left for; CLI_USAGE. */
int cli_too_many(const struct cli_usage *usage, const char *word);

/* "rumpus: ..." on stderr; CLI_FAILED. */
int cli_error(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* A whole number in min..max; false for anything else. */
bool cli_number(const char *text, long min, long max, long *out);

/* The same for the value of --flag; CLI_USAGE, and why was said. */
int cli_take_number(const struct cli_usage *usage, const char *flag,
                    const char *text, long min, long max, long *out);

/* The name nearest to `word`, near enough to be a slip of it; or NULL. */
const char *cli_nearest(const char *word, const char *const *names);

/* A game by its id or tag; NULL, and an error was said. */
const struct rum_game *cli_find_game(const struct cli_usage *usage,
                                     const char *id);

/* ---- output ---- */

/* Write to stdout at once. False: it was lost, now or before. */
bool cli_write(const char *s, size_t n);
/* The same for a whole text, which is empty afterwards. */
bool cli_print(struct rum_text *text);

/* At the very end: has everything that was printed arrived? If not, say so.
 * Returns the exit code of the program. */
int cli_finish(int code);

#endif
