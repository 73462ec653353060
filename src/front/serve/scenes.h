/*
 * scenes.h: scenes written by hand, for whoever draws.
 */
#ifndef SERVE_SCENES_H
#define SERVE_SCENES_H

#include <stdbool.h>

#include <rumpus/text.h>

/* Answer a path with JSON from the folder (NULL: there is none); false: there
 * is nothing there. */
bool scenes_answer(const char *folder, const char *path, struct rum_text *out);

#endif
