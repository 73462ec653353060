/*
 * trial.h: variants of a game on the same deals, for `lab compare` and `lab
 * sweep`.
 *
 * Deal k is played once with each variant, by bots that draw from the same
 * seeds, one variant after the other: an interrupted trial has whole deals to
 * tell of, and what deals have in common cancels out.
 */
#ifndef LAB_TRIAL_H
#define LAB_TRIAL_H

#include "report.h"

#define TRIAL_VARIANTS 12
#define TRIAL_ROWS     400

struct trial_variant {
    char *text;  /* as it was said: "hand=7 dry=sweep" */
    char *words; /* the same, cut into words: the deal points into it */
    struct lab_setting setting;
};

enum trial_by {
    TRIAL_ROLE,
    TRIAL_SEAT,
    TRIAL_FIRST,
    TRIAL_DRAWS,
    TRIAL_END,
    TRIAL_TURNS,
    TRIAL_DECISIONS,
    TRIAL_MINUTES,
};

/* Something measured in every game. */
struct trial_row {
    enum trial_by by;
    int number; /* of the role in the run, of the seat, of the clause */
    struct lab_difference than_first[TRIAL_VARIANTS]; /* [0] is unused */
};

struct trial {
    struct lab_setting setting; /* what all variants have in common */
    struct lab_who all;         /* in every seat */
    struct trial_variant variant[TRIAL_VARIANTS];
    int variants;
    bool csv;
    struct rum_options options[TRIAL_VARIANTS];
    struct lab_run run;
    struct lab_summary summary;
    uint64_t deals; /* played with all variants */
    struct trial_row row[TRIAL_ROWS];
    int rows;
};

/* Flags of both commands; a command's own follow. */
enum { TRIAL_ALL = LAB_FLAGS, TRIAL_THINK, TRIAL_CSV, TRIAL_FLAGS };

#define TRIAL_FLAG_LIST                                                        \
    LAB_FLAG_LIST,                                                             \
        [TRIAL_ALL] = {"all", "WHO",                                           \
                       "the bot in every seat, or cmd:COMMAND, a program; "    \
                       "usually easy"},                                        \
        [TRIAL_THINK] = LAB_THINK_FLAG,                                        \
        [TRIAL_CSV] = {"csv", NULL, "the same as one table for a spreadsheet"}

struct trial *trial_create(const struct cli_usage *usage);
void trial_destroy(struct trial *t);
int trial_take(struct trial *t, int arg, const char *value);

/* One more variant: options and presets, "hand=7 dry=sweep", "balanced".
 * CLI_USAGE, and why was said. */
int trial_add(struct trial *t, const char *text);

/* After the last argument: are all variants playable? CLI_READY, or CLI_USAGE,
 * and why was said. */
int trial_done(struct trial *t);

/* Play, and find the differences. */
void trial_play(struct trial *t);

/* Print: `people` writes the figures for a terminal; JSON or CSV where that was
 * asked for. `command` is the line that makes it again; what the common flags
 * of trials say is added to it. An exit code. */
int trial_report(const struct trial *t, struct rum_text *command,
                 void (*people)(const struct trial *t, struct rum_text *out));

/* For the writers. */
bool trial_is_share(const struct trial_row *row);
void trial_name(const struct trial *t, const struct trial_row *row,
                struct rum_text *out);
double trial_mean(const struct trial_row *row, int variant);
/* "51.2 %" or "33.1"; `sign` for differences: "+4.2", "-3.1". */
void trial_value(const struct trial_row *row, double value, bool sign,
                 char *out, size_t size);
/* A sentence: in what does this variant, called `name`, differ from the first
 * one? Ends with a newline. */
void trial_say(const struct trial *t, int variant, const char *name,
               struct rum_text *out);

#endif
