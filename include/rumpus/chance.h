/*
 * chance.h: a game in which somebody chooses what chance does, for programs
 * that search over it, and for referees.
 *
 * All chance in the rules comes in draws: one of n outcomes, each as likely as
 * the others (a coin, a die, one card of a shuffle). The deal and every action
 * make as many as the rules ask for, one after the other; between them stands
 * a node of chance, as it would in a tree:
 *
 *     rum_chance_create(game, &options, &c, &why);
 *     while (!rum_chance_over(c)) {
 *         uint32_t n = rum_chance_outcomes(c);
 *         if (n)                              chance: 1/n each
 *             rum_chance_choose(c, ...);
 *         else                                the seat to act
 *             rum_chance_play(c, ...);
 *     }
 *
 * Decks are shuffled when the rules say so, which for most games is before
 * anything else: then the deal is a long row of nodes, and a card drawn later
 * is none. Drawing every outcome from a generator with a match's seed plays
 * that match: rum_chance_draw().
 *
 * Threads: a game of this kind belongs to one thread at a time; different ones
 * share nothing.
 */
#ifndef RUMPUS_CHANCE_H
#define RUMPUS_CHANCE_H

#include <rumpus/api.h>
#include <rumpus/game.h>

RUM_API_BEGIN

struct rum_chance;

/* No draw has more outcomes. */
#define RUM_MAX_OUTCOMES 256

/* Begin to deal: chance comes first, if the game has any. RUM_EOPTION: the game
 * refuses these options, `why` says which. */
enum rum_err rum_chance_create(const struct rum_game *game,
                               const struct rum_options *opt,
                               struct rum_chance **out,
                               struct rum_err_text *why);
/* Another one that stands where this one does, to be played on differently. */
struct rum_chance *rum_chance_copy(const struct rum_chance *c);
/* NULL does nothing. */
void rum_chance_destroy(struct rum_chance *c);

/* How many outcomes the draw has that comes next; 0: a seat is to act, or the
 * game is over. */
uint32_t rum_chance_outcomes(const struct rum_chance *c);
/* Let the draw that comes next have this outcome, below the number of them. */
void rum_chance_choose(struct rum_chance *c, uint32_t outcome);
/* Let `rng` choose, draw by draw, until none is left. A generator that began
 * with the seed of a match gives what that match was given. */
void rum_chance_draw(struct rum_chance *c, struct rum_rng *rng);

/* How many seats there are. */
int rum_chance_seats(const struct rum_chance *c);
/* The seat to act; RUM_NOBODY: chance is to choose, or the game is over. */
rum_seat rum_chance_actor(const struct rum_chance *c);
/* Is the game over? */
bool rum_chance_over(const struct rum_chance *c);
/* The seat to act plays an action. RUM_EILLEGAL: it is not open; RUM_EOVER.
 * While chance is to choose nobody may play: RUM_EBUSY. */
enum rum_err rum_chance_play(struct rum_chance *c, rum_action act);

/* The events of the action played last, until the next call that changes it;
 * none while chance is to choose, and of the deal. */
const struct rum_trace *rum_chance_events(const struct rum_chance *c);

/* The true state, until the next call that changes it; while chance is to
 * choose, as it was before the action; NULL: it is not dealt yet. Its rng is
 * wiped, as it foretells nothing. */
const void *rum_chance_state(const struct rum_chance *c);

RUM_API_END

#endif
