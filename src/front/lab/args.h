/*
 * args.h: what the lab's commands have in common on the command line.
 */
#ifndef LAB_ARGS_H
#define LAB_ARGS_H

#include <rumpus/bot.h>
#include <rumpus/match.h>

struct lab_args {
    int argc;
    char **argv;
    int at;              /* the next word */
    const char *command; /* "lab sim": for messages */
};

/* The value of `--name value` or `--name=value` if the next word is that
 * option, and move on; a missing value is said and leaves *bad set. */
const char *lab_take(struct lab_args *args, const char *name, bool *bad);
/* The same for a plain `--name`. */
bool lab_flag(struct lab_args *args, const char *name);

/* Say what is wrong on stderr; returns 2, the exit code of wrong usage. */
int lab_usage(const struct lab_args *args, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* A whole number from min to max; false and said otherwise. */
bool lab_number(const struct lab_args *args, const char *name, const char *text,
                uint64_t min, uint64_t max, uint64_t *out);

/* A bot with its budget: "easy:200"; false and said otherwise. */
bool lab_level(const struct lab_args *args, const char *text,
               struct rum_bot_options *out);

/* What every command that plays games takes. */
struct lab_setting {
    const struct rum_game *game;
    struct rum_options options;
    struct rum_seed seed;
    uint64_t games;
    uint64_t threads;
    bool json;
    int seats; /* of the first deal */
};

#define LAB_MOST_GAMES   10000000
#define LAB_MOST_THREADS 1024

/* The presets: 1000 games on all cores with a seed of the system's. */
void lab_setting_init(struct lab_setting *setting);

/* Take the next word if it is one of these: GAME --option --seed --json.
 * Options of the game come after its name. 1: taken, 0: not one of them,
 * -1: wrong, and said. */
int lab_setting_take(struct lab_setting *setting, struct lab_args *args);
/* The same, and --games and --threads. */
int lab_many_take(struct lab_setting *setting, struct lab_args *args);

/* After the last word: is there a game, and does it accept the options?
 * Fills in `seats`. False: wrong, and said. */
bool lab_setting_done(struct lab_setting *setting, const struct lab_args *args);

#endif
