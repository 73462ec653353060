/*
 * choose.h: which of the offered actions a person means.
 */
#ifndef CLI_CHOOSE_H
#define CLI_CHOOSE_H

#include <rumpus/scene.h>

/* How many actions the typed text fits, best way of fitting first: a number
 * of the list (from 1); the brief form; its beginning; words that all begin
 * words of the brief form or the sentence. Their indices go to `out`, which
 * has room for RUM_MAX_ACTIONS. */
size_t choose(const struct rum_scene *scene, const char *typed, uint16_t *out);

/* Only by number or by the whole brief form: what comes before commands. */
size_t choose_exactly(const struct rum_scene *scene, const char *typed,
                      uint16_t *out);

/* Does every word of the typed text begin a word of the name or the text? */
bool choose_fits(const char *name, const char *text, const char *typed);

#endif
