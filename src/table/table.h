/*
 * table.h (table): a table from the inside, for the files of this folder.
 *
 * The machine (table.c, sitter.c, time.c, wish.c, undo.c, giveup.c, rematch.c,
 * talk.c, think.c, keep.c) knows nothing of messages; wire.c and the files of
 * rows build on it.
 */
#ifndef TABLE_TABLE_H
#define TABLE_TABLE_H

#include <rumpus/table.h>

#define RETRY_AFTER 1000 /* ms after a write that failed */

/* What is on its way to the disk. */
enum change {
    CHANGE_NONE,
    CHANGE_PLAY,
    CHANGE_BACK,
    CHANGE_SEAT,
    CHANGE_SINK,
    CHANGE_TIME,
    CHANGE_END,
};

struct rum_guest;
struct rum_story;
struct rum_json;
struct rum_json_value;
struct later;

struct person {
    uint16_t seats; /* 0: nobody */
    uint16_t windows;
    bool came;       /* has been here */
    bool expected;   /* comes from the game before, and is not here yet */
    bool undone;     /* something was taken back while they were away, */
    rum_seat undoer; /* by this seat; until they decide again */
    uint64_t away_since;
};

struct chair {
    struct rum_sitter sitter;
    bool stood_in;
    struct rum_bot *bot; /* NULL: it thinks, or is not there yet */
    struct rum_bot_options opt;
    uint64_t left; /* on the clock */
};

/* What the guests who look as one viewer were last told. */
struct shown {
    uint32_t version; /* counts what was new; 0: nothing yet */
    uint32_t match;   /* the match's version, */
    uint64_t table;   /* and a hash of what is the table's */
};

/* Somebody without a link who says that a seat is theirs. */
struct claim {
    struct rum_guest *guest; /* NULL: nobody does */
    rum_seat seat, by;       /* by: whose person let them in, or not */
    bool granted, writing;   /* they did; and the host makes a link */
    uint64_t peace;          /* until then nobody is asked again */
};

#define TALK_LINES 20

struct said {
    uint32_t n;    /* in the order in which they were said; 0: none */
    rum_seat seat; /* RUM_NOBODY: somebody who watches */
    bool old;      /* was told to all when the game before was over */
    char name[32], text[RUM_TALK_BYTES + 1];
};

/* The last lines of those who play, or watch. */
struct shelf {
    struct said line[TALK_LINES];
    uint32_t said; /* in all */
    uint64_t full; /* table_paced() */
};

struct rum_table {
    struct rum_match *match;
    struct rum_table_rules rules;
    uint64_t now;
    bool stopped, opened;
    bool brought;    /* the game was begun elsewhere */
    uint64_t played; /* playing time, while the host counted it */
    bool called;     /* it was over, and the rules were told */
    struct chair chair[RUM_MAX_SEATS];
    struct person person[RUM_MAX_PEOPLE];
    uint64_t position; /* counts changes of the match; never 0 */

    enum change change;
    rum_seat change_seat;
    struct rum_sitter change_sitter;

    struct rum_wish wish; /* by RUM_NOBODY: none */
    rum_seat takes_back;  /* as soon as the disk has answered */
    struct claim claim;
    struct rum_match *proposed; /* the rematch it wishes for, or NULL */
    bool agreed, laying;        /* on that; and the host is at it */
    char rematch[16];           /* its table, in the host's words; "": none */
    int games;                  /* before this one, of these people */
    bool drew, by_lot;          /* rum_table_begins() knows whether */
    int score[RUM_MAX_SEATS];   /* of those, in sixtieths of a win */
    uint64_t hurried;           /* RUM_NEVER: nobody is */
    uint16_t late;              /* seats whose time was up, untold so far; */
    bool late_secret;           /* to nobody but themselves */
    uint64_t retry;             /* nothing is tried by itself before */
    uint64_t chosen_at;         /* a person's last decision, or coming */
    uint64_t seen_at;           /* when guests last saw something new */

    uint64_t thinking; /* the position a bot thinks about; 0: none */
    bool decided;      /* a bot has: */
    rum_action decision;
    uint64_t due;
    uint8_t hints, hints_asked; /* people who wait for one; not begun yet */
    uint32_t kept;
    struct shelf talk[2]; /* who plays, who watches */
    uint32_t said;        /* lines on both */

    struct rum_story *story; /* of a finished game, as far as it is made */
    bool story_asked;        /* somebody wants to hear it */
    bool story_begun;        /* a part of it is being made */

    /* the wire's */
    struct rum_guest *guests;
    struct shown shown[RUM_MAX_SEATS + 1]; /* the last: spectators */
    struct later *later;    /* the answer to what is on its way, or NULL */
    struct rum_match *film; /* to jump about in, for replays */
    void (*on_settled)(struct rum_table *t, bool written);
};

/* table.c */
bool table_is_person(const struct rum_table *t, rum_seat seat);
/* The bot of the seat decides: its own, or one that stands in. */
bool table_bot_decides(const struct rum_table *t, rum_seat seat);
/* The person of the seat has not come over from the game before, and no bot
 * plays for them yet. */
bool table_is_expected(const struct rum_table *t, rum_seat seat);
/* Seats of people who are here and do not belong to `person`. */
uint16_t table_others(const struct rum_table *t, int person);
/* Nobody else is here, nor can anybody come, who would draw conclusions. */
bool table_among_bots(const struct rum_table *t, rum_seat seat);
/* Follow up a change of the match: `err` is what it returned. */
enum rum_err table_changed(struct rum_table *t, enum change change,
                           rum_seat seat, enum rum_err err);

/* sitter.c: what the recording calls a sitter, and back. */
const char *table_who(const struct rum_sitter *s);
void table_recorded(const char *who, struct rum_sitter *out);

/* time.c: a decision was made, a clock begins. */
void table_restart_clock(struct rum_table *t, rum_seat decided);
void table_init_clocks(struct rum_table *t);

/* undo.c */
enum rum_err table_go_back(struct rum_table *t, rum_seat seat, size_t to);
/* Carry out what was pressed while the disk was busy. */
void table_take_back(struct rum_table *t);

/* wish.c */
rum_seat table_first_seat(uint16_t seats);
/* Ask those it names; at once where there are none. */
enum rum_err table_wish(struct rum_table *t, const struct rum_wish *wish);
/* Carry out a wish that nobody has to be asked about any more. */
enum rum_err table_carry_out(struct rum_table *t);
void table_end_wish(struct rum_table *t);
/* Over, and not about to be taken back: what is hidden may be shown. */
bool table_is_over(const struct rum_table *t);
void table_drop_person(struct rum_table *t, int person);

/* talk.c: may one more go through a door that lets one in each `pause`
 * milliseconds, and `at_once` who waited for it? *full is 0 in the beginning.
 */
bool table_paced(uint64_t *full, uint64_t now, uint64_t pause, int at_once);
/* Does somebody who watches, or not, hear those who watch, or play? */
bool table_hears(const struct rum_table *t, bool watches, bool watchers);
/* How many lines of those they have heard of. */
uint32_t table_heard_of(const struct rum_table *t, bool watches, bool watchers);
/* "talk":[{"n":..,"seat":..,"name":..,"text":..},...] */
void table_put_talk(struct rum_json *j, const struct rum_table *t,
                    bool watches);
void table_restore_talk(struct rum_table *t, const struct rum_json_value *list);
/* The person of `by` let somebody in: they say so, for all to read. */
void table_note_admitted(struct rum_table *t, rum_seat by, rum_seat seat);
/* To the rematch, where everybody sits one further. */
void table_carry_talk(const struct rum_table *t, struct rum_table *next);

/* claim.c: it ends when the person of the seat is back, or the guest gone. */
void table_end_claim(struct rum_table *t);
void table_check_claim(struct rum_table *t);
void table_drop_claim(struct rum_table *t, const struct rum_guest *g);

/* guest.c: somebody who claimed a seat gets their key, or NULL: nothing. */
void table_tell_admitted(struct rum_guest *g, rum_seat seat, const char *key);
/* The guests who were this person are spectators now. */
void table_part(struct rum_table *t, int person);
/* The other players hear that this person has said no. */
void table_tell_refused(struct rum_table *t, const struct rum_wish *wish,
                        int person);

/* think.c: the bot of a seat is another from now on. */
void table_dismiss(struct rum_table *t, rum_seat seat);

#endif
