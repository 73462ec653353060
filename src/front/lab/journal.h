/*
 * journal.h: games as they end, kept in a file, so that a run that was broken
 * off can go on where it was (--resume).
 *
 * The file is text, a line for each thing, and is only ever appended to:
 *
 *     rumpus-lab 1 SEED
 *     run 0 npzr 3 balance ... rank   what is played: game, options, bots
 *     role 0 first                    the words that games number
 *     game 0 17 ...                   a game of run 0, in numbers
 *     fail 0 17 1 it ended ...        why a program lost it
 *
 * A game depends on the seed, the run and its number alone, so those that are
 * there are as good as played, whatever the number of threads or games asked
 * for now. A line that is torn or makes no sense is passed over, and its game
 * is played again.
 */
#ifndef LAB_JOURNAL_H
#define LAB_JOURNAL_H

#include "run.h"

struct lab_journal;

/* Open or create it. The seed of a file that is there becomes ours, unless
 * `seeded`: then it must be the same. NULL, and why was said. */
struct lab_journal *lab_journal_open(const char *path, bool seeded,
                                     struct rum_seed *seed);
void lab_journal_close(
    struct lab_journal *j); /* NULL: nothing, here as below */

/* A run begins: take from the file what is there of it. How many games. */
size_t lab_journal_begin(struct lab_journal *j, struct lab_run *run);

/* One at a time: the run's threads take turns. `sums` is NULL where there is
 * no tally. */
void lab_journal_role(struct lab_journal *j, const char *role);
void lab_journal_failure(struct lab_journal *j, size_t game, int level,
                         const char *why);
void lab_journal_game(struct lab_journal *j, size_t game,
                      enum lab_outcome outcome, const struct lab_record *record,
                      const struct lab_sums *sums);

/* Something could not be written; it was said. */
bool lab_journal_lost(const struct lab_journal *j);

#endif
