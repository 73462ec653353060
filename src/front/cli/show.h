/*
 * show.h: a scene as lines of text: the table, the log, the list of actions.
 */
#ifndef CLI_SHOW_H
#define CLI_SHOW_H

#include <rumpus/match.h>

/* A picture of a how-to page: where (lesson.h), and which parts of the table:
 * "board hand". Nothing when there is no such position. */
void show_picture(const struct rum_game *game, const char *where,
                  const char *parts, struct rum_text *out);

/* The table in at most `height` lines where it can. */
void show_table(const struct rum_scene *scene, int height,
                struct rum_text *out);

/* The table with the marks of one action, and these in words. */
void show_look(const struct rum_scene *scene, size_t index, int height,
               struct rum_text *out);

/* How everybody wins, how far they are, and the clause that says so. */
void show_goals(const struct rum_scene *scene, struct rum_text *out);

/* What the signs of the table mean. */
void show_legend(const struct rum_scene *scene, struct rum_text *out);

/* The actions, numbered from 1, in at most `height` lines where that can be:
 * in words, else in columns. */
void show_actions(const struct rum_scene *scene, int height,
                  struct rum_text *out);

/* Those of the n indices, each on a line of its own. */
void show_some_actions(const struct rum_scene *scene, const uint16_t *index,
                       size_t n, struct rum_text *out);

/* What the viewer was told after their first `skip` lines, with clauses if
 * wanted; how many lines they have now. */
size_t show_log(struct rum_match *m, rum_seat viewer, size_t skip, bool clauses,
                struct rum_text *out);

/* How it ended: the sentence, and everybody's share of the win. */
void show_result(const struct rum_scene *scene, struct rum_text *out);

/* The options of the match, as they were resolved. */
void show_options(const struct rum_match *m, struct rum_text *out);

#endif
