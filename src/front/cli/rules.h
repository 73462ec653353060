/*
 * rules.h: clauses as text, for the command `rules` and for questions in play.
 */
#ifndef CLI_RULES_H
#define CLI_RULES_H

#include <rumpus/game.h>
#include <rumpus/text.h>

/* How to play, with pictures. */
void cli_put_howto(struct rum_text *out, const struct rum_game *game,
                   int width);

/* The clause or chapter asked for ("NP-3.1", "3.1", "3"). False: there is
 * none. */
bool cli_put_rule(struct rum_text *out, const struct rum_game *game,
                  const char *asked, int width);

/* The clauses in which all the words occur; how many there were. */
size_t cli_put_rules_with(struct rum_text *out, const struct rum_game *game,
                          const char *const *words, size_t n, int width);

#endif
