/*
 * lesson.h: a step of a lesson on the screen, for `lesson`.
 */
#ifndef CLI_LESSON_H
#define CLI_LESSON_H

#include <rumpus/lesson.h>

#include "session.h"

/* The words of the step, and the table below them. */
void lesson_show(struct session *s);

/* What the step waits for, as a prompt: "[4 or 5, ? = help] > " */
void lesson_prompt(const struct session *s, char *out, size_t size);

/* The step where the learner left; 0: at the beginning, or done. */
size_t lesson_place(const struct rum_lesson *lesson);
bool lesson_done(const struct rum_lesson *lesson);

/* Keep where the learner is, and say how to go on. */
void lesson_keep(struct session *s);

#endif
