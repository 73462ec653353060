/*
 * table.h: people, bots and programs round a match.
 *
 * A table is a passive machine: it has no threads, no sockets and no clock. A
 * host (the terminal, `drive`, the server, a page's worker) owns one, tells it
 * the time, and does the waiting it is asked for:
 *
 *     for (;;) {
 *         rum_table_tick(t, now);
 *         struct rum_next next = rum_table_next(t);
 *         switch (next.what) {
 *         case RUM_WAITS_PERSON:  rum_table_play(t, next.seat, ask(next.seat));
 *         case RUM_WAITS_BOT:     th = rum_table_think(t);
 *                                 rum_thought_run(th);       any thread
 *                                 rum_table_thought(t, th);  plays it
 *                                 rum_thought_destroy(th);
 *         case RUM_WAITS_DISK:    until rum_table_settle(t, written)
 *         case RUM_WAITS_NOBODY:  the game is over
 *         ...
 *
 * and comes back at next.deadline at the latest. Whatever changes the match
 * goes through the table; for looking there is rum_table_match(). Times are
 * milliseconds on any clock that does not go backwards.
 *
 * Changes return RUM_OK; RUM_EPENDING (it is on its way to the disk and has
 * not happened yet: rum_table_settle() will say); RUM_EIO (it could not be
 * written and did not happen); RUM_EBUSY (something else is on its way).
 *
 * Threads: a table belongs to one thread at a time; different tables share
 * nothing. rum_thought_run() alone may run on another thread meanwhile.
 */
#ifndef RUMPUS_TABLE_H
#define RUMPUS_TABLE_H

#include <rumpus/api.h>
#include <rumpus/bot.h>
#include <rumpus/match.h>

RUM_API_BEGIN

struct rum_table;

/* People at a table: each holds at least a seat. */
#define RUM_MAX_PEOPLE RUM_MAX_SEATS
#define RUM_STRANGER   (-1) /* a person who holds no seat here */
/* A time that does not come. */
#define RUM_NEVER      UINT64_MAX

/* ---- who sits where ---- */

/* What sits on a seat. */
enum rum_sits {
    RUM_SITS_UNSAID, /* nobody has said yet */
    RUM_SITS_OPEN,   /* free for whoever comes */
    RUM_SITS_PERSON,
    RUM_SITS_BOT,
    RUM_SITS_PROGRAM,
};

/* Who sits on a seat. */
struct rum_sitter {
    enum rum_sits kind;
    char name[32];       /* "": the table finds one */
    char bot[32];        /* "hard:5000", as rum_bot_parse() takes it */
    const char *command; /* of a program; borrowed */
};

/*
 * Take "1=easy", "1=hard:5000" or "1=hard:100ms" (a budget), "0=human",
 * "2=open" or "2=cmd:./mybot"; a name stands before the equals sign:
 * "1:Bob=hard:5000". RUM_EFORMAT, and `why` says what was expected.
 */
enum rum_err rum_sitter_parse(const char *text, rum_seat *seat,
                              struct rum_sitter *out, struct rum_err_text *why);
/* Only what stands behind the equals sign; the name stays as it is. */
enum rum_err rum_sitter_who(const char *who, struct rum_sitter *out,
                            struct rum_err_text *why);

/* ---- what was agreed on before ---- */

/* How time is counted. */
enum rum_clock {
    RUM_CLOCK_NONE,
    RUM_CLOCK_DECISION, /* `time` for each decision */
    RUM_CLOCK_BANK,     /* `time` for all of them, `increment` back for each */
};

/* What people agreed on before; times are milliseconds. */
struct rum_table_rules {
    enum rum_clock clock;
    uint32_t time, increment;
    uint32_t limit; /* playing time of the whole game, for games whose rules
                       have a use for it; 0: none */
    uint32_t hurry; /* length of a countdown anybody may start; 0: nobody */
    uint32_t grace; /* away so long: a bot stands in; 0: never */
    uint32_t pace;  /* a bot's decision takes no less */
    /* What a bot that can be given time gets for a decision: `most`, less the
     * longer people have waited, `least` in the end; 0: the level's own. */
    uint32_t most, least;
    /* Of a budget somebody asks for a bot, which then has `most` of time as
     * well; 0: they may ask for anything. */
    uint32_t ceiling;
    char stand_in[32]; /* who plays for people who are away; "": easy */
    bool repeatable;   /* bots draw from the seed of the match */
};

/* The playing time by which a match goes unless something else is agreed on,
 * in milliseconds; 0: its rules have no use for one. */
uint32_t rum_table_limit(const struct rum_match *match);

/* The table owns the match from now on. `rules` may be NULL: no clocks. All
 * seats are as the recording has them, except that no program is started:
 * rum_table_begin() or rum_table_seat() comes next for a new game. */
struct rum_table *rum_table_create(struct rum_match *match,
                                   const struct rum_table_rules *rules,
                                   uint64_t now);
/* With its match, when no guest is at it. NULL does nothing. */
void rum_table_destroy(struct rum_table *t);

/* What the table is made of, until it is destroyed. */
struct rum_match *rum_table_match(const struct rum_table *t);
const struct rum_table_rules *rum_table_rules(const struct rum_table *t);
const struct rum_sitter *rum_table_sitter(const struct rum_table *t,
                                          rum_seat seat);

/*
 * Seat everybody before the game begins: those of `sitter` (one a seat), and
 * where nothing was said whoever the recording names if `recorded`, else a
 * person on the first seat if `person` and easy bots on the others (gentle
 * ones in a first game, by the preset `first`). Everybody
 * gets a name of their own; people given the same name are one person, who
 * holds all those seats. RUM_EFORMAT: a seat the game does not have.
 */
enum rum_err rum_table_begin(struct rum_table *t,
                             const struct rum_sitter sitter[RUM_MAX_SEATS],
                             bool recorded, bool person,
                             struct rum_err_text *why);

/* Put somebody else on a seat: a person who comes, a bot for one who left, a
 * bot for a program that failed. An empty name keeps the old one. */
enum rum_err rum_table_seat(struct rum_table *t, rum_seat seat,
                            const struct rum_sitter *sitter);
/* Somebody who comes takes an open seat; without a name they get the seat's.
 * RUM_ENOTHING: it is not open (any more). */
enum rum_err rum_table_sit(struct rum_table *t, rum_seat seat,
                           const char *name);
/* Another name; a number is added when somebody has it already. RUM_EFORMAT:
 * nothing is left of it without blanks and control characters. */
enum rum_err rum_table_rename(struct rum_table *t, rum_seat seat,
                              const char *name);

/* ---- people ---- */

/* Give these seats (RUM_BIT each) to one person, old or new: the number of
 * that person. Whoever held them holds them no more. */
int rum_table_hold(struct rum_table *t, uint16_t seats);
/* The seats a person holds; 0: there is no such person. */
uint16_t rum_table_holds(const struct rum_table *t, int person);
/* Who holds a seat, or RUM_STRANGER. */
int rum_table_holder(const struct rum_table *t, rum_seat seat);
/* How many people there are. */
int rum_table_people(const struct rum_table *t);

/* A person comes (once more: several windows count) or goes. Who comes back
 * gets the seat back from the bot that stood in. */
void rum_table_come(struct rum_table *t, int person);
void rum_table_go(struct rum_table *t, int person);
/* Somebody is there to decide for the seat: bots always are. */
bool rum_table_here(const struct rum_table *t, rum_seat seat);
/* Since when not; RUM_NEVER: they are here, or have never been. */
uint64_t rum_table_away(const struct rum_table *t, rum_seat seat);
/* A bot stands in for the person of this seat. */
bool rum_table_stood_in(const struct rum_table *t, rum_seat seat);

/* May somebody who holds these seats see the table as `viewer` does?
 * Everything is shown after the end. */
bool rum_table_may_view(const struct rum_table *t, uint16_t seats,
                        rum_seat viewer);
/* What was hidden has been shown to somebody after the end (the recording,
 * everybody's cards): from now on nothing is taken back while other people
 * hold seats. */
void rum_table_open(struct rum_table *t);

/* ---- time ---- */

/* What a table waits for. */
enum rum_waits {
    RUM_WAITS_NOBODY,  /* the game is over */
    RUM_WAITS_PERSON,  /* for the person of `seat` */
    RUM_WAITS_OPEN,    /* for somebody to take `seat` */
    RUM_WAITS_BOT,     /* for a thought, or for the time it is due */
    RUM_WAITS_PROGRAM, /* for the program on `seat` */
    RUM_WAITS_DISK,    /* for rum_table_settle() */
};

/* What a table waits for, and until when. */
struct rum_next {
    enum rum_waits what;
    rum_seat seat;
    uint64_t deadline; /* of the next rum_table_tick(), or RUM_NEVER */
};

/* It is `now`. Plays what is due: a bot's decision that was too quick, the
 * harmless action for whom time has run out; lets bots stand in. */
void rum_table_tick(struct rum_table *t, uint64_t now);
/* What is waited for now. */
struct rum_next rum_table_next(const struct rum_table *t);
/* Clocks stand still while the host has stopped them. */
void rum_table_stop(struct rum_table *t, bool stopped);
/* What a seat has left on its clock; RUM_NEVER: it has none. */
uint64_t rum_table_left(const struct rum_table *t, rum_seat seat);
/* What is left of the playing time; RUM_NEVER: there is no limit, or the game
 * has no use for it. */
uint64_t rum_table_time_left(const struct rum_table *t);
/* Start a countdown for whoever is to decide. RUM_ENOTHING: nobody is waited
 * for, the rules allow none, or one is running. */
enum rum_err rum_table_hurry(struct rum_table *t);
uint64_t rum_table_hurried(const struct rum_table *t); /* its end, RUM_NEVER */
/* What was pending is on disk, or was refused there. */
void rum_table_settle(struct rum_table *t, bool written);

/* ---- deciding ---- */

/* The scene of a viewer, as rum_match_view() has it. Among bots a lone answer
 * betrays nothing to anybody, so there it is `quiet` in any case. */
void rum_table_view(struct rum_table *t, rum_seat viewer,
                    struct rum_scene *out);

/* A seat's decision. RUM_EILLEGAL: another seat is to act, or the action is
 * not open. RUM_EOVER. */
enum rum_err rum_table_play(struct rum_table *t, rum_seat seat, rum_action act);
/* The game's harmless action for the seat to act. RUM_EOVER. */
enum rum_err rum_table_fallback(struct rum_table *t);

/* What somebody wishes and the others are asked about. */
enum rum_wished {
    RUM_WISH_UNDO,
    RUM_WISH_REMATCH, /* with other options */
    RUM_WISH_DRAW,
    RUM_WISH_RESIGN, /* of a side of several people */
};

/* A wish that the others are asked about. */
struct rum_wish {
    enum rum_wished what;
    rum_seat by;
    uint16_t asked; /* seats whose people have not answered yet */
    size_t to;      /* UNDO: how many actions would be left */
};

/*
 * Take back the latest intention of a seat, as rum_match_undo_intent() finds
 * it. At once where it is free or nobody else is here to ask: bots consent,
 * and nobody waits for people who are away. Else the others are asked: RUM_OK,
 * and rum_table_wish() is not NULL. While the disk is busy it waits for it, and
 * takes back what is being written too. RUM_ENOTHING: there is none.
 * RUM_EILLEGAL: the game was opened, so it stands. RUM_EBUSY: somebody else
 * wishes something.
 */
enum rum_err rum_table_undo(struct rum_table *t, rum_seat seat);
/* What somebody wishes now; NULL: nobody wishes anything. */
const struct rum_wish *rum_table_wish(const struct rum_table *t);
/* A person's answer to it; the last one asked carries it out. RUM_ENOTHING:
 * they were not asked. */
enum rum_err rum_table_consent(struct rum_table *t, int person, bool yes);
/* The wish is withdrawn. RUM_ENOTHING: it is not this person's. */
enum rum_err rum_table_withdraw(struct rum_table *t, int person);
/* Bring back what was taken back, up to a person's next choice. */
enum rum_err rum_table_redo(struct rum_table *t);

/* ---- giving up ---- */

/*
 * A seat resigns: with two sides the match is over, as soon as the people of
 * its side who are here agree; with more a bot takes the seat for good. Or it
 * offers a draw to the others, who must all be people and here. RUM_EOVER.
 * RUM_EILLEGAL: this game knows no draw. RUM_ENOTHING: nobody could agree.
 * RUM_EBUSY: or another wish is open.
 */
enum rum_err rum_table_resign(struct rum_table *t, rum_seat seat);
enum rum_err rum_table_draw(struct rum_table *t, rum_seat seat);

/* ---- one more ---- */

/*
 * After the end somebody wishes for one more game of the same people. With the
 * same options (`match` is NULL) it is agreed on at once, as everybody is free
 * to come along; for other options those who are here are asked. The table
 * owns `match` unless it is refused: RUM_EILLEGAL: the game is on, or they
 * hold no seat. RUM_ENOTHING: there is a rematch already. RUM_EBUSY: another
 * wish is open.
 */
enum rum_err rum_table_rematch(struct rum_table *t, int person,
                               struct rum_match *match);
/* Who decides first, and whether that was drawn by lot: with the same options
 * it could have been somebody else. */
rum_seat rum_table_begins(struct rum_table *t, bool *by_lot);
/* As it would be dealt, while it is wished for; or NULL. */
const struct rum_match *rum_table_proposed(const struct rum_table *t);
/* The table of the rematch that was agreed on, for the host to lay: everybody
 * sits one further, people keep their numbers. NULL: none; once only. */
struct rum_table *rum_table_follow(struct rum_table *t);
/* It is laid and has this name: at most 15 bytes. "": it could not be laid. */
void rum_table_followed(struct rum_table *t, const char *id);
/* What a seat has won in all the games of the series that are over, in
 * sixtieths of a win, whichever seat it was then; how many those are. */
int rum_table_score(const struct rum_table *t, rum_seat seat);
int rum_table_games(const struct rum_table *t);

/* ---- talking ---- */

/* Of one line of talk. */
#define RUM_TALK_BYTES 200

/* Say something, as a seat or (RUM_NOBODY) as somebody of this name who
 * watches: players hear those when the game is over. The last lines are kept.
 * RUM_EFORMAT: nothing is left of it, or it is too long. RUM_EBUSY: too much
 * is being said. */
enum rum_err rum_table_say(struct rum_table *t, rum_seat seat, const char *name,
                           const char *text);

/* ---- thinking ---- */

struct rum_story;

/* What a hint rests on, as clauses of a sentence; names as in scene.h. */
struct rum_hint {
    int odds;        /* of 100 such positions so many are won; -1: nobody has
                        measured it */
    char chance[64]; /* the same in words, or how it stands; may be empty */
    char why[360]; /* what the advised action brings, or how it did when it was
                      tried out: "it wins the game"; may be empty */
};

/*
 * A decision for a bot to think about, or a part of the story of a finished
 * game. It holds its own hidden copies, so it runs on any thread while the
 * table goes on, and outlives the table. A host whose bots live elsewhere gives
 * `hidden` of a decision to a bot as `opt` says there, and fills in `best` and
 * `advice`, instead of running it.
 */
struct rum_thought {
    rum_seat seat; /* RUM_NOBODY: of the story */
    int person;    /* who asked for a hint; RUM_STRANGER: the bot of the seat */
    rum_action best;
    struct rum_advice advice;
    struct rum_hint hint; /* after rum_thought_explain() */

    const struct rum_game *game;
    struct rum_bot_options opt;
    void *hidden;

    /* the table's */
    struct rum_bot *bot; /* NULL: it is created when the thought is run */
    struct rum_story *story;
    bool explained;
    uint64_t position, begun, due;
};

/* What is to be thought about now: the decision of a bot, or a hint or a story
 * that somebody asked for; NULL: nothing (more). */
struct rum_thought *rum_table_think(struct rum_table *t);
/* Think, on any thread. */
void rum_thought_run(struct rum_thought *th);
/* It was run, and somebody wants to know what it rests on. Any thread; hints
 * that people asked for are explained by rum_thought_run() already. */
void rum_thought_explain(struct rum_thought *th);
/* It was run: play the bot's decision, now or when it is due. Of a hint, that
 * its person may ask again; `best` and `advice` are for the caller to tell.
 * RUM_ENOTHING: the table has moved on, nobody wants to know. Of RUM_EIO the
 * decision is kept and tried again by a later tick or rum_table_again(). */
enum rum_err rum_table_thought(struct rum_table *t, struct rum_thought *th);
/* Try again to play a decision that could not be written. */
enum rum_err rum_table_again(struct rum_table *t);
/* NULL does nothing. */
void rum_thought_destroy(struct rum_thought *th);

/* Let the strongest bot think for the person who is to decide. RUM_EILLEGAL:
 * they do not decide now. RUM_EBUSY: they are waiting for one already. */
enum rum_err rum_table_hint(struct rum_table *t, int person);
/* What a bot would do for the seat to act: the caller runs it, reads it and
 * destroys it; the table is not concerned. NULL: the game is over, or there
 * is no such level. */
struct rum_thought *rum_table_advise(struct rum_table *t,
                                     const struct rum_bot_options *bot);

/* Have the story of a finished game made, by rum_table_think(); RUM_OK: it is
 * there. RUM_EPENDING: it takes a few thoughts. RUM_EILLEGAL: the game is on,
 * and nobody may have it. wire.h tells it. */
enum rum_err rum_table_story(struct rum_table *t);
/* Is the story there? */
bool rum_table_told(const struct rum_table *t);

/* ---- what outlives the host ---- */

/* Record to a sink from now on: as rum_match_record_to(). */
enum rum_err rum_table_record(struct rum_table *t, struct rum_sink *sink,
                              bool there);

/*
 * Seats and names stand in the recording. Clocks, rules of the table and who
 * has been here are no history: the host keeps them beside it, as one line
 * that is replaced. rum_table_kept() counts the changes to it.
 */
uint32_t rum_table_kept(const struct rum_table *t);
/* The line to keep. */
void rum_table_keep(const struct rum_table *t, struct rum_text *out);
/* Was the game over? For who cannot play it, as its rules are others now. */
bool rum_table_was_over(const char *text, size_t n);
/* Take it back, right after creation. RUM_EFORMAT. */
enum rum_err rum_table_restore(struct rum_table *t, const char *text, size_t n,
                               struct rum_err_text *why);

RUM_API_END

#endif
