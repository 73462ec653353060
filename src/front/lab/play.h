/*
 * play.h: one worker of a run, who plays one game after the other.
 */
#ifndef LAB_PLAY_H
#define LAB_PLAY_H

#include "guests.h"

struct player {
    const struct lab_run *run;
    const atomic_bool *stop;
    void *state, *seen;
    struct lab_notes *notes; /* NULL: nobody keeps a tally */
    struct rum_bot *bot[RUM_MAX_SEATS][RUM_MAX_SEATS]; /* [level][seat] */
    const char *role[RUM_MAX_SEATS]; /* of the game just played; never NULL */
    struct lab_guests guests;        /* of the game being played */
    int failed; /* the level of the program that failed in it; -1: none */
    struct rum_err_text why;
    void (*played)(void *context,
                   rum_action act); /* each; NULL: nobody hears */
    void *context;
    double thought[RUM_MAX_SEATS];
    uint64_t chosen[RUM_MAX_SEATS];
};

void player_init(struct player *p, const struct lab_run *run,
                 const atomic_bool *stop);
void player_finish(struct player *p);

/* Play game i into the record (but for its outcome and roles, which are the
 * caller's to write). LAB_OPEN: told to stop. */
enum lab_outcome player_play(struct player *p, size_t i,
                             struct lab_record *record);

#endif
