/*
 * line.h: what came of a game as a line of numbers: for the file that games
 * are kept in (journal.h), and for the rank that gathers them (ranks.h).
 */
#ifndef LAB_LINE_H
#define LAB_LINE_H

#include "run.h"

/* `sums` is NULL where there is no tally. No newline. */
void line_put(struct rum_text *out, size_t game, enum lab_outcome outcome,
              const struct lab_record *r, const struct lab_sums *sums);

/* A line that was read. */
struct line {
    size_t game;
    struct lab_record record;
    struct lab_sums sums;
    bool tallied; /* there are sums */
};

void line_init(struct line *line, const struct lab_run *run);
void line_finish(struct line *line);

/* False: it is torn or makes no sense. `roles` is how many words of roles came
 * before it. */
bool line_take(struct line *line, const char *text, const struct lab_run *run,
               int roles);

/* "17 1 it ended ...": the game, the level that lost it, and why. */
bool line_take_failure(const char *text, const struct lab_run *run,
                       size_t *game, int *level, const char **why);

#endif
