/*
 * relic.h: a table of other rules than this program plays.
 *
 * It cannot be played again, so nobody knows how it stands; but every line of a
 * recording ends with a sentence for people. Those are told: all of them once
 * the game was over, else to each person what they themselves did, as a
 * sentence may name what others must not know.
 */
#ifndef SERVE_RELIC_H
#define SERVE_RELIC_H

#include <rumpus/match.h>
#include <rumpus/text.h>

struct relic_step {
    char *text;     /* "Ann: plays Wild Ninja" */
    bool open;      /* everybody may read it */
    uint16_t seats; /* else who holds all of these */
};

struct relic {
    char game[32];
    int rules; /* its version */
    bool over;
    char name[RUM_MAX_SEATS][32];
    int seats;
    struct relic_step *step;
    size_t steps, room;
};

/* One line of its recording. */
void relic_take(struct relic *r, const char *line, size_t n);
void relic_finish(struct relic *r);
/* What somebody who holds these seats may read: members of an open object. */
void relic_put(const struct relic *r, uint16_t seats, struct rum_json *out);

#endif
