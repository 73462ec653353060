/*
 * batch.h: thousands of games of one kind, stepped together on all cores.
 *
 *     rum_batch_create(&opt, &batch, &why);
 *     rum_batch_look(batch, &view);           who is to act, what they see
 *     for (;;) {
 *         ... choose one open action of each game, view.actor[i]'s ...
 *         rum_batch_step(batch, actions, &view, &which);
 *     }
 *
 * A game that ends gives its points, and the next one is dealt in its place in
 * the same call. What happens follows from the seed and the actions; it is the
 * same for any number of threads, and on a graphics card.
 *
 * Threads: a batch belongs to one thread at a time and has threads of its own,
 * which sleep between calls. They do not survive a fork().
 */
#ifndef RUMPUS_BATCH_H
#define RUMPUS_BATCH_H

#include <rumpus/api.h>
#include <rumpus/device.h>
#include <rumpus/game.h>

RUM_API_BEGIN

struct rum_batch;

/* What to play, and with how many. */
struct rum_batch_options {
    const struct rum_game *game;
    const struct rum_options *options; /* NULL: as the book says */
    size_t games;                      /* at least 1 */
    struct rum_seed seed;
    unsigned threads; /* 0: one a processor */
    uint32_t limit;   /* a game is cut off after so many decisions; 0: never */
    enum rum_device_kind device; /* RUM_DEVICE_GPU: a graphics card plays, and
                                    `threads` means nothing */
    const char *folder;          /* of rules for the card: see device.h */
};

/* What became of a game in a step. */
enum rum_batch_end {
    RUM_BATCH_ON,
    RUM_BATCH_OVER, /* the step ended a game, by its rules */
    RUM_BATCH_CUT,  /* ... by the limit; it has no points */
};

/* Arrays of the caller, one row a game; NULL: not wanted. All but `end`,
 * `points` and `length` show the game that is to be played on, newly dealt
 * where one has ended. */
struct rum_batch_view {
    int8_t *actor;        /* [games] */
    int16_t *observation; /* [games][rum_learn_size()], as the actor sees it */
    uint8_t *mask;        /* [games][game->codes] */
    uint8_t *end;         /* [games]: enum rum_batch_end */
    int16_t *points;      /* [games][seats]: sixtieths of a win; 0 while on */
    uint32_t *length;     /* [games]: decisions of the game that ended, or so
                             far */
};

/* Deal all games. RUM_EOPTION: the game refuses these options; RUM_ENOTHING:
 * there is no card, no driver, or no rules for it; RUM_EIO: the card fails, or
 * has too little memory. `why` says which. */
enum rum_err rum_batch_create(const struct rum_batch_options *opt,
                              struct rum_batch **out, struct rum_err_text *why);
/* NULL does nothing. */
void rum_batch_destroy(struct rum_batch *b);

/* How many games are stepped together. */
size_t rum_batch_games(const struct rum_batch *b);
/* How many seats each of them has. */
int rum_batch_seats(const struct rum_batch *b);
/* The true state of game i, until the next step. */
const void *rum_batch_state(const struct rum_batch *b, size_t i);

/* The games as they stand. */
void rum_batch_look(struct rum_batch *b, const struct rum_batch_view *view);

/* One open action for each game, drawn evenly from the batch's own chance. */
void rum_batch_sample(struct rum_batch *b, rum_action *out);

/* Play one action in each game. RUM_EILLEGAL: one of them is not open; no game
 * was touched, and *which (if not NULL) is the first that was wrong. RUM_EIO:
 * the card has failed, now or in a call before, and the batch is lost. */
enum rum_err rum_batch_step(struct rum_batch *b, const rum_action *actions,
                            const struct rum_batch_view *view, size_t *which);

RUM_API_END

#endif
