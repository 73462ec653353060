/*
 * capture.h: run a command of the lab and keep what it printed.
 */
#ifndef TESTS_LAB_CAPTURE_H
#define TESTS_LAB_CAPTURE_H

#include <jansson.h>

/* Run "lab sim tally --games 10" and return its exit code; *out is what it
 * wrote to stdout and stderr together. free() it. */
int capture(const char *line, char **out);

/* The same for a command that succeeds and prints JSON; json_decref() it. */
json_t *capture_json(const char *line);

/* The JSON without what depends on the clock, as text. free() it. */
char *capture_figures(const char *line);

/* A program as a file, since the words of a captured line have no spaces: two
 * pieces of a shell script. */
struct script {
    char folder[32], path[40];
};
void script_write(struct script *s, const char *first, const char *then);
void script_remove(const struct script *s);

/* Plays Tally: stands at once, with nothing but its secret number. */
#define SCRIPT_STANDS                                                          \
    "while read -r line; do\n"                                                 \
    "  case $line in *'\"tell\":\"decide\"'*)\n"                               \
    "    code=${line##*'\"code\":'}\n"                                         \
    "    echo \"{\\\"cmd\\\":\\\"play\\\",\\\"code\\\":${code%%,*}}\"\n"       \
    "    read -r _;;\n"                                                        \
    "  esac\n"                                                                 \
    "done\n"

#endif
