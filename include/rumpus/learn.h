/*
 * learn.h: any game as programs that learn want it: numbered actions with a
 * mask of the legal ones, and an observation of fixed size.
 *
 * An observation is made of the viewer's hidden copy alone, so it is the same
 * for all states that the viewer cannot tell apart. It opens with four numbers
 * every game has (viewer, seats, actor, head.turn); the fields that the game
 * lists follow. Seats are counted from the viewer, so that one policy can play
 * all.
 *
 * batch.h steps thousands of games at once.
 *
 * Threads: any, at any time, on states nobody changes meanwhile.
 */
#ifndef RUMPUS_LEARN_H
#define RUMPUS_LEARN_H

#include <rumpus/api.h>
#include <rumpus/game.h>

RUM_API_BEGIN

struct rum_text;

/* A field as it lies in an observation: rows of numbers from `low` to `high`.
 * Negative: -1 none or not known, -2 not known. */
struct rum_learn_field {
    const char *name;
    const char *help; /* what it means: a phrase for people */
    size_t at;        /* its first number */
    size_t rows, columns;
    int low, high;
    bool by_seat; /* row 0 is the viewer's */
};

/* How many fields there are, and one of them. */
size_t rum_learn_fields(const struct rum_game *game);
struct rum_learn_field rum_learn_field(const struct rum_game *game, size_t i);

/* Numbers in an observation, for any options. */
size_t rum_learn_size(const struct rum_game *game);

/* game->codes, for languages that read no headers. */
size_t rum_learn_codes(const struct rum_game *game);

/* Sixtieths of a win for each seat, 0 while the game is on. */
void rum_learn_returns(const struct rum_game *game, const void *state,
                       int16_t *out);

/* The seat to act; RUM_NOBODY: the game is over. */
rum_seat rum_learn_actor(const void *state);

/* Play an action on a state of one's own, a true or an imagined one.
 * RUM_EILLEGAL: it is not open; RUM_EOVER. */
enum rum_err rum_learn_play(const struct rum_game *game, void *state,
                            rum_action act);

/* What a seat sees: rum_learn_size() numbers. */
void rum_learn_observe(const struct rum_game *game, const void *state,
                       rum_seat seat, int16_t *out);

/* 1 for each code that is open to the seat to act, 0 for the others:
 * game->codes bytes. How many are open. */
size_t rum_learn_mask(const struct rum_game *game, const void *state,
                      uint8_t *out);

/* The observation as text: "phase=2 hand=3,17,-1 ...". It remembers of the past
 * what the state does. */
void rum_learn_information(const struct rum_game *game, const void *state,
                           rum_seat seat, struct rum_text *out);

/* What a seat hears of a step, as short as can be: "3,,1283,17,,2;5,1" is kind,
 * seat, clause, subject and numbers of each event, without its zeros.
 * What it heard, saw and did, step by step, is all that it knows. */
void rum_learn_heard(const struct rum_trace *events, rum_seat seat,
                     struct rum_text *out);

RUM_API_END

#endif
