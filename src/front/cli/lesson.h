/*
 * lesson.h: a step of a lesson on the screen, for `lesson`.
 */
#ifndef CLI_LESSON_H
#define CLI_LESSON_H

#include "session.h"

/* The words of the step, and the table below them. */
void lesson_show(struct session *s);

/* What the step waits for, as a prompt: "[4 or 5, ? = help] > " */
void lesson_prompt(const struct session *s, char *out, size_t size);

#endif
