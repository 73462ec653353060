/*
 * device.h: thousands of whole games at once, on a graphics card.
 *
 *     struct rum_device_options opt = {.game = game, .kind = RUM_DEVICE_GPU};
 *     rum_device_open(&opt, &device, &why);
 *     rum_device_play(device, &job, records, states, &why);
 *     rum_device_close(device);
 *
 * The rules of a game run on the card as they are, one thread a game; what is
 * played is what the processor would play, and RUM_DEVICE_PROCESSOR plays it
 * with the same code on the caller's thread. The card's driver is looked for
 * when a device is opened, so nothing needs to be there where there is none.
 * Rules for a card are files, <tag>.ptx, made by `make gpu`.
 *
 * Threads: a device belongs to one thread at a time.
 */
#ifndef RUMPUS_DEVICE_H
#define RUMPUS_DEVICE_H

#include <rumpus/api.h>
#include <rumpus/game.h>

RUM_API_BEGIN

struct rum_device;

/* On what to play. */
enum rum_device_kind { RUM_DEVICE_PROCESSOR, RUM_DEVICE_GPU };

/* Who can sit in a game on a device: the bots of these names. */
enum rum_device_level { RUM_DEVICE_RANDOM, RUM_DEVICE_RANK };

/* Which game a device plays, and on what. */
struct rum_device_options {
    const struct rum_game *game;
    enum rum_device_kind kind;
    const char *folder; /* where <tag>.ptx is; NULL: what RUMPUS_GPU says in
                           the environment, else gpu/ beside the program, else
                           where it was installed */
};

/* What to play: games `first`, `first` + 1, ... of a run. Game i draws all from
 * rum_rng_game(seed, i): its own seed, then that of the bot in each seat. */
struct rum_device_job {
    const struct rum_options *options;
    struct rum_seed seed;
    uint64_t first;
    uint32_t games;
    uint8_t level[RUM_MAX_SEATS]; /* enum rum_device_level, by seat */
};

/* What came of a game. */
struct rum_device_record {
    uint64_t digest;    /* rum_game_digest() of its end */
    uint32_t decisions; /* RUM_DEVICE_LIMIT: it was broken off there */
    uint32_t choices;   /* decisions with more than one action */
    uint32_t offered;   /* actions offered in all decisions */
    uint16_t widest;    /* the most offered in one */
    uint16_t turns;
    int8_t first; /* the seat that decided first */
    uint8_t points[RUM_MAX_SEATS];
};

/* Decisions after which a game is broken off. */
#define RUM_DEVICE_LIMIT 1000000

/* Find a device and give it the game. RUM_ENOTHING: there is no card, no
 * driver, or no rules for it; RUM_EIO: the driver refuses. `why` says what was
 * looked for. */
enum rum_err rum_device_open(const struct rum_device_options *opt,
                             struct rum_device **out, struct rum_err_text *why);
/* NULL does nothing. */
void rum_device_close(struct rum_device *d);

/* "NVIDIA H200", until the device is closed. */
const char *rum_device_name(const struct rum_device *d);

/* Play. `records` has room for job->games; `states`, unless it is NULL, for as
 * many states as they end, game->state_size bytes each. RUM_EOPTION: the game
 * refuses the options; RUM_EIO: the card failed, or has too little memory. */
enum rum_err rum_device_play(struct rum_device *d,
                             const struct rum_device_job *job,
                             struct rum_device_record *records, void *states,
                             struct rum_err_text *why);

/* Seconds that the device took for the last play, without copying. */
double rum_device_seconds(const struct rum_device *d);

/* All records of a run in one number. */
uint64_t rum_device_digest(const struct rum_device_record *records, size_t n);

RUM_API_END

#endif
