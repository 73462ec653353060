/*
 * cli.h: what the commands of `rumpus` share: arguments, words, exit codes.
 *
 * A command is a function that takes its own argv (argv[0] is its name) and
 * returns an exit code. It writes to stdout through stdio and says what is
 * wrong with cli_error(); main() flushes stdout and notices when that fails.
 */
#ifndef CLI_H
#define CLI_H

#include <stdbool.h>
#include <stddef.h>

#include <rumpus/match.h>

enum { CLI_DONE = 0, CLI_FAILED = 1, CLI_USAGE = 2 };

struct cli_command {
    const char *name, *summary;
    int (*run)(int argc, char **argv);
};

int cli_play(int argc, char **argv);
int cli_watch(int argc, char **argv);
int cli_replay(int argc, char **argv);
int cli_games(int argc, char **argv);
int cli_rules(int argc, char **argv);
int cli_drive(int argc, char **argv);

/* ---- arguments ---- */

struct cli_flag {
    const char *name;  /* "seed", written --seed */
    const char *value; /* "N" when it takes one, else NULL */
    const char *help;
};

struct cli_usage {
    const char *command;          /* "play" */
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

/* Say what is wrong with the arguments and where help is; CLI_USAGE. */
int cli_misuse(const struct cli_usage *usage, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* "rumpus: ..." on stderr; CLI_FAILED. */
int cli_error(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* A whole number in min..max; false for anything else. */
bool cli_number(const char *text, long min, long max, long *out);

/* The name nearest to `word`, near enough to be a slip of it; or NULL. */
const char *cli_nearest(const char *word, const char *const *names);

/* A game by its id or tag; NULL, and an error was said. */
const struct rum_game *cli_find_game(const struct cli_usage *usage,
                                     const char *id);

/* ---- words on a screen ---- */

int cli_width(void);  /* columns to fill: at most 100 */
int cli_height(void); /* rows of the terminal */
bool cli_colour(void);
void cli_set_plain(void); /* --plain: no colour, no pager, ASCII where it can */
bool cli_plain(void);

enum cli_style { CLI_NORMAL, CLI_BOLD, CLI_DIM, CLI_GOOD, CLI_DANGER };

/* Add `text` in a style; the same text when there is no colour. */
void cli_styled(struct rum_text *out, enum cli_style style, const char *text);

/* Add `text` broken at spaces to `width` columns, the first line begun at
 * column `first`, the others indented by `indent`. Ends with a newline.
 * Control characters come out as '?'. */
void cli_wrap(struct rum_text *out, const char *text, int first, int indent,
              int width);

/* Markdown as the rules use it: headings, lists, paragraphs, tables. */
void cli_markdown(struct rum_text *out, const char *text, int width);

/* Write to stdout, through a pager where that helps. */
void cli_page(const struct rum_text *text);

#endif
