/*
 * wire.h: the one protocol: one JSON object in, one out. docs/WIRE.md lists
 * the messages.
 *
 * Whoever speaks to a table is a guest: a tester on the pipes of `drive`, a
 * program on a seat, a socket of the server, the page in front of its worker.
 * What a guest says goes through one table of rows, whose names, rights and
 * members are checked alike on every road; a host adds rows of its own. What a
 * guest may know follows from the seats they hold. An answer is sent at once,
 * or when the disk has taken what it is the answer to.
 *
 *     struct rum_wire *wire = rum_wire_create(rows, host);
 *     struct rum_guest guest = {.wire = wire, .send = send};
 *     rum_guest_join(&guest, table, person);     or a row of the host's does
 *     rum_guest_say(&guest, line, n);            -> send()
 *     rum_table_publish(table);                  -> send() where scenes changed
 *     rum_guest_finish(&guest);
 *
 * Threads: a wire, its guests and their tables belong to one thread at a time.
 */
#ifndef RUMPUS_WIRE_H
#define RUMPUS_WIRE_H

#include <rumpus/api.h>
#include <rumpus/json.h>
#include <rumpus/table.h>
#include <rumpus/text.h>

RUM_API_BEGIN

/* Raised when a message changes its meaning. */
#define RUM_WIRE_VERSION 2

struct rum_wire;
struct rum_ask;

/* ---- rows ---- */

/* Answer a message: read its members, check them, change the table, then write
 * the answer into q->out. False after rum_ask_wrong(), and then nothing was
 * changed. */
typedef bool rum_answer(struct rum_ask *q);

/* Who may send a message. */
enum rum_may {
    RUM_MAY_ANYBODY, /* no table is needed */
    RUM_MAY_GUESTS,  /* whoever is at a table, spectators too */
    RUM_MAY_PLAYERS, /* who holds a seat there */
    RUM_MAY_TESTERS, /* who may do everything at a table */
    RUM_MAY_BEGIN,   /* testers who have no table yet as well */
};

/* A row: a message, its members, and who answers it. */
struct rum_command {
    const char *name; /* NULL ends a list */
    rum_answer *answer;
    enum rum_may who;
    const char *members; /* besides cmd and id, separated by blanks */
};

/* The protocol with rows of the host's own; `rows` may be NULL. What the host
 * calls `host` is q->host in its rows. */
struct rum_wire *rum_wire_create(const struct rum_command *rows, void *host);
/* When no guest uses it any more. NULL does nothing. */
void rum_wire_destroy(struct rum_wire *w);

/* ---- guests ---- */

/* Whoever speaks to a table. Fill in the upper part. */
struct rum_guest {
    struct rum_wire *wire;
    /* One message for them, without a newline; gone when it returns. */
    void (*send)(struct rum_guest *g, const char *text, size_t n);
    /* Does somebody else answer what they say now? It is asked of every command
     * before anything else is looked at, and then nothing is sent. NULL: no. */
    bool (*elsewhere)(struct rum_guest *g, const char *cmd);
    bool tester;
    uint16_t seats; /* of a program, which is no person; else 0 */

    /* the wire's */
    struct rum_table *table; /* NULL: not at one */
    struct rum_guest *next;
    struct later *waits; /* answers that wait for the disk */
    bool own;            /* a tester's own table */
    bool sits;           /* is sent scenes */
    bool good;           /* the answer being sent is no refusal */
    bool listens;        /* waits for the story */
    bool late;           /* came when all was over, and has no seat */
    int person;
    rum_seat as; /* whose scene they are sent */
    /* What they were last sent: */
    uint32_t version; /* 0: nothing */
    rum_seat sent_as;
    uint32_t sent_match; /* the match's version */
    uint32_t heard[2];   /* how much of the talk: of players, of spectators */
    uint64_t talk_full;  /* they have said as much as they may, until then */
    struct rum_text out;
};

/* Take in one message, anything at all, and answer it. */
void rum_guest_say(struct rum_guest *g, const char *line, size_t n);
/* The same for a message that says by other means which command it is. */
void rum_guest_do(struct rum_guest *g, const char *cmd, const char *line,
                  size_t n);
/* A refusal of something that was no message. */
void rum_guest_refuse(struct rum_guest *g, const char *error);

/* Do they wait for this table's disk to be answered? */
bool rum_guest_waits(const struct rum_guest *g, const struct rum_table *t);

/* Sit down as a person (RUM_STRANGER: as a spectator); scenes are sent from
 * now on. A guest is at one table at a time. */
void rum_guest_join(struct rum_guest *g, struct rum_table *t, int person);
/* Stand up; nothing is sent from now on. */
void rum_guest_leave(struct rum_guest *g);
/* Leave, and free what the guest has; a tester's own table too. */
void rum_guest_finish(struct rum_guest *g);
/* The seats they decide for. */
uint16_t rum_guest_seats(const struct rum_guest *g);

/* Send every guest the scene if it changed for them. After every change, and
 * after every answer. */
void rum_table_publish(struct rum_table *t);
/* A thought was run: rum_table_thought(), and whoever asked for a hint or the
 * story is told. */
void rum_table_heed(struct rum_table *t, struct rum_thought *th);
/* Somebody without a link was let in to a seat: the host makes them a link that
 * opens what its person holds, and hands over the key once it is kept; NULL: it
 * could not be. They get it if they are still there and that person is not. */
bool rum_table_admits(struct rum_table *t, rum_seat *seat);
void rum_table_admitted(struct rum_table *t, const char *key);
/* Is anybody at the table? */
bool rum_table_attended(const struct rum_table *t);

/* ---- for rows ---- */

/* A message that is being answered. */
struct rum_ask {
    struct rum_guest *guest;
    void *host;
    struct rum_table *table; /* of the guest; NULL: none */
    struct rum_match *match; /* of the table */
    const struct rum_json_value *in;
    struct rum_json out;     /* inside the answer's object */
    struct rum_scene *scene; /* scratch */
    bool later;
    size_t told; /* for the row and what finishes it */
    rum_seat seat;
    char error[512];
};

/* Say what is wrong; returns false. */
bool rum_ask_wrong(struct rum_ask *q, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* The members of a message. Each returns false after rum_ask_wrong() when the
 * member has the wrong type or range; one that is not there leaves *out as it
 * is, or is wrong if `needed`. */
bool rum_ask_int(struct rum_ask *q, const char *name, bool needed, int64_t min,
                 int64_t max, int64_t *out);
bool rum_ask_text(struct rum_ask *q, const char *name, bool needed,
                  const char **out);
bool rum_ask_flag(struct rum_ask *q, const char *name, bool *out);
bool rum_ask_seed(struct rum_ask *q, const char *name, struct rum_seed *out);

/*
 * What a change of table `t` came to: `finish` writes the rest of the answer,
 * now or once the change is on disk; with RUM_EIO and RUM_EBUSY the answer is
 * a refusal. For other errors the row has words of its own.
 */
bool rum_ask_changed(struct rum_ask *q, struct rum_table *t, enum rum_err err,
                     rum_answer *finish);

/* Lay a table as a message of these members wishes; `rules` is what the host
 * gives besides. The recording has not begun. How long the text of a game that
 * is brought may be is the host's matter: reading takes no longer than that. */
#define RUM_CREATE_MEMBERS                                                     \
    "game preset options recording seats names together clock time increment " \
    "limit hurry grace stand_in"
bool rum_ask_create(struct rum_ask *q, const struct rum_table_rules *rules,
                    uint64_t now, struct rum_table **out);
/* Lay a table that begins as the finished game of the guest's own table did,
 * up to some moment. */
#define RUM_BRANCH_MEMBERS "at seats names together"
bool rum_ask_branch(struct rum_ask *q, const struct rum_table_rules *rules,
                    uint64_t now, struct rum_table **out);
/* The members of the answer to who has joined: game, title, seats, rules,
 * two_sides, draws, begins, by_lot, said, layout, theme. */
void rum_ask_put_joined(struct rum_ask *q);
/* How a table stands for who holds these seats by this key: an object in the
 * list of somebody's tables. */
void rum_ask_put_mine(struct rum_ask *q, const struct rum_table *t,
                      const char *id, const char *key, uint16_t seats);

/* The rows `hint`, `story` and `rematch`, for a host that allows only so many.
 */
bool rum_ask_hint(struct rum_ask *q);
bool rum_ask_story(struct rum_ask *q);
#define RUM_REMATCH_MEMBERS "preset options"
bool rum_ask_rematch(struct rum_ask *q);

/* ---- parts of answers, for other writers of the same words ---- */

/* Members of an open object: id, title, tag, pitch, ... */
void rum_put_game(struct rum_json *j, const struct rum_game *game);
/* "presets":[{"name":...,"about":...,"values":[...]},...] */
void rum_put_presets(struct rum_json *j, const struct rum_game *game);
/* "options":[{"name":...},...] */
void rum_put_option_list(struct rum_json *j, const struct rum_game *game);
/* "options":{"players":2,...} of a match */
void rum_put_options(struct rum_json *j, const struct rum_match *match);
/* "actions":[{"code":3,"text":...},...] for the seat to act */
void rum_put_actions(struct rum_json *j, struct rum_match *match);
/* "log":[{"seat":0,"text":...,"clause":...},...]: what the viewer was told
 * after their first `skip` lines; how many lines they have now. */
size_t rum_put_log(struct rum_json *j, struct rum_match *match, rum_seat viewer,
                   size_t skip);
/* "seats":[0,2] */
void rum_put_seats(struct rum_json *j, uint16_t seats);

RUM_API_END

#endif
