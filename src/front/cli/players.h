/*
 * players.h: who sits where: people at this keyboard, bots, programs.
 */
#ifndef CLI_PLAYERS_H
#define CLI_PLAYERS_H

#include <rumpus/bot.h>
#include <rumpus/match.h>

#include "../wire/program.h"

enum player_kind { PLAYER_UNSAID, PLAYER_HUMAN, PLAYER_BOT, PLAYER_PROGRAM };

struct player {
    enum player_kind kind;
    char name[32];       /* empty: to be given one */
    char level[16];      /* of a bot */
    const char *command; /* of a program */
    struct rum_bot *bot;
    struct program *program;
};

struct players {
    struct player seat[RUM_MAX_SEATS];
    int said;        /* one more than the highest seat named by a --seat */
    unsigned millis; /* what a program may take for a decision */
};

/* Take "human", "human:Ann", "easy", "easy:Bob" or "cmd:./mybot" for a seat;
 * false for anything else. */
bool players_say(struct players *p, int seat, const char *who);
/* What a --seat takes, and that it is not this. */
void players_explain(const char *text, struct rum_err_text *why);

/* Seats nobody spoke of: as the match's recording has them if `as_recorded`
 * (never a program: a file must not start one), else `first` for seat 0 and
 * easy bots for the others. Then name everybody, wake the bots and start the
 * programs. RUM_EFORMAT: a seat the match does not have, or a program that
 * cannot be started. */
enum rum_err players_sit(struct players *p, struct rum_match *m,
                         bool as_recorded, enum player_kind first,
                         struct rum_err_text *why);

/* Do both seats belong to one person? Those given the same name do: one can
 * run a whole side. */
bool players_same(const struct players *p, rum_seat a, rum_seat b);
/* How many people there are. */
int players_humans(const struct players *p);
/* RUM_NOBODY: there is none. */
rum_seat players_first_human(const struct players *p);
bool players_is_human(const struct players *p, rum_seat seat);

/* Let the bot or program of the seat to act choose. When a program fails,
 * `trouble` says so, the harmless action is chosen, and an easy bot has taken
 * its place; else `trouble` is empty. */
rum_action players_choose(struct players *p, struct rum_match *m,
                          struct rum_err_text *trouble);

void players_finish(struct players *p);

#endif
