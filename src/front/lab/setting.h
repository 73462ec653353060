/*
 * setting.h: what the lab's commands play: game, options, seed, how many, on
 * how many threads.
 */
#ifndef LAB_SETTING_H
#define LAB_SETTING_H

#include <rumpus/bot.h>

#include "../common/deal.h"

/* A command's own flags follow: enum { MINE = LAB_FLAGS, ... }. */
enum { LAB_JSON = DEAL_FLAGS, LAB_GAMES, LAB_THREADS, LAB_RESUME, LAB_FLAGS };

#define LAB_JSON_FLAG [LAB_JSON] = {"json", NULL, "the same as one JSON object"}
#define LAB_PLAY_FLAG_LIST                                                     \
    DEAL_FLAG_LIST, LAB_JSON_FLAG,                                             \
        [LAB_GAMES] = {"games", "N", "how many are played; usually 1000"},     \
        [LAB_THREADS] = {"threads", "N",                                       \
                         "how many play at once; usually as many as there "    \
                         "are cores; results do not depend on it"}
#define LAB_FLAG_LIST                                                          \
    LAB_PLAY_FLAG_LIST, [LAB_RESUME] = {                                       \
                            "resume", "FILE",                                  \
                            "keep games in FILE as they end, and go on with "  \
                            "those that are there"}

/* For commands in which programs play, too. */
#define LAB_THINK_FLAG                                                         \
    {                                                                          \
        "think", "SECONDS",                                                    \
            "what a program may take for a decision; usually 10"               \
    }
#define LAB_THINK_USUAL 10 /* seconds */

struct lab_journal;

/* Who plays: a bot, or a program in its place. */
struct lab_who {
    struct rum_bot_options bot;
    const char *program; /* a command; NULL: the bot */
};

#define LAB_NAME 256 /* bytes of what somebody is called */

struct lab_setting {
    struct deal deal;
    const struct rum_game *game;
    struct rum_options options; /* as the first deal resolved them */
    struct rum_seed seed;
    uint64_t games, threads;
    bool json;
    long think;                  /* seconds a program may take for a decision */
    int seats;                   /* of the first deal */
    const char *resume;          /* where games are kept, or NULL */
    struct lab_journal *journal; /* the same, once it is open */
};

#define LAB_MOST_GAMES   10000000
#define LAB_MOST_THREADS 1024

/* Unless something else is said: 1000 games on all cores with a seed of the
 * system's. */
void lab_setting_init(struct lab_setting *setting,
                      const struct cli_usage *usage);

/* Take a word or one of the flags above. CLI_USAGE, and why was said. */
int lab_setting_take(struct lab_setting *setting, int arg, const char *value);

/* After the last of them: is there a game, and does it accept the options?
 * Opens the file games are kept in, which may bring a seed, and fills in the
 * rest. CLI_READY; or an exit code, and why was said. */
int lab_setting_done(struct lab_setting *setting);
void lab_setting_finish(struct lab_setting *setting);

/* Deal a game; these options, the setting's or a variant of them, have been
 * dealt before. */
void lab_deal(const struct lab_setting *setting,
              const struct rum_options *options, struct rum_seed seed,
              void *state);

/* A bot with its budget: "easy:200". CLI_USAGE, and why was said. */
int lab_take_level(const struct lab_setting *setting, const char *text,
                   struct lab_who *out);
/* The same, or a program: "cmd:./mybot". */
int lab_take_who(const struct lab_setting *setting, const char *text,
                 struct lab_who *out);
int lab_take_think(struct lab_setting *setting, const char *value);

/* "easy", "hard:2000", "hard:100ms", "cmd:./mybot". */
void lab_who_name(const struct lab_who *who, char out[LAB_NAME]);

/* Give every word of "a,b,c" to `take`, until one is not CLI_DONE. */
int lab_each_word(const char *list,
                  int (*take)(void *context, const char *word), void *context);

/* Add "rumpus lab COMMAND GAME ..." with what makes the same run again. */
void lab_setting_command(const struct lab_setting *setting, const char *command,
                         struct rum_text *out);

/* Add " --FLAG WORD", as a shell takes it. */
void lab_command_word(struct rum_text *out, const char *flag, const char *word);

#endif
