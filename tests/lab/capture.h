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

#endif
