/*
 * table.h (serve): the tables of the server and the guests at them.
 *
 * What happens at a table is the table library's (rumpus/table.h, wire.h); here
 * is what makes it a server: tables have ids and links, lie on disk and come
 * back from there, their bots think on worker threads, and a timer brings the
 * loop back when a table wants it. Nothing here knows how messages travel: a
 * guest has a function for that.
 *
 * An action counts, and is answered, once its line is on disk: the sink of a
 * table hands it to the writer and says that it is pending.
 *
 * Where several nodes share a store each table is at one of them, its home.
 * Guests who ask another one for it are passed on to there (relay.h), so that
 * all that is said at a table is said in one place.
 */
#ifndef SERVE_TABLE_H
#define SERVE_TABLE_H

#include <rumpus/wire.h>

#include "limit.h"
#include "secret.h"
#include "store.h"

#define TABLE_ID_SIZE 11 /* ten letters */
#define MAX_ORIGINS   4
#define NODE_SIZE     128 /* of a node's address */

struct hub;
struct table;
struct load;
struct relay;

/* Why guests must go; close codes of WebSocket. Pages come back by themselves,
 * through a proxy perhaps to another node. */
enum farewell {
    FAREWELL_RESTART = 1012, /* this server stops, or has lost the table */
    FAREWELL_LATER = 1013,   /* just now it cannot be */
};

struct guest {
    struct rum_guest guest; /* first: rows are given it */
    struct hub *hub;
    struct peer *peer; /* where they come from */
    struct table *at;  /* the table it is at, or NULL */
    bool limited;      /* the last refusal was for asking too often */

    /* What they say now: */
    const char *cmd; /* by other means; NULL: the message says it */
    const char *line;
    size_t line_size;
    bool joins; /* it is a wish to join */

    /* A message that waits for tables to come from disk; those that follow it
     * must not be taken in before ready() is called. */
    int loads; /* how many it waits for */
    struct rum_text held;
    char held_cmd[32]; /* "": the message says it */
    bool held_joins;
    bool again;      /* it is being answered; nothing more is read */
    const char *why; /* what became of the last one, in words: */
    enum store_err missed;
    const struct load *relic; /* what was read is of other rules, while it is
                                 answered; or NULL */
    void (*ready)(struct guest *g); /* or NULL */

    char away[NODE_SIZE]; /* the home of what they wait for; "": here */
    struct relay *relay;  /* to that node, or NULL */
    int calls;            /* that it did not answer */
    bool passed_on;       /* another node has sent them here */
    /* They must go, and are told nothing more; NULL: an answer will do. */
    void (*dismiss)(struct guest *g, enum farewell code, const char *why);
};

/* Of each person: the one they sat down with, and one for who lost it. */
#define MAX_LINKS (2 * RUM_MAX_PEOPLE)

struct link {
    char key[SECRET_SIZE]; /* until it was given out; then "" */
    char hash[SECRET_HASH_SIZE];
    int person;
};

struct table {
    struct rum_sink sink;        /* first: the sink of its recording */
    struct table *next;          /* whose id has the same hash */
    struct table *older, *newer; /* in the order they were last in use */
    struct hub *hub;
    char id[TABLE_ID_SIZE];
    struct rum_table *table;
    struct link link[MAX_LINKS];
    int links;
    struct link newcomer; /* is being written with the seat it takes: */
    rum_seat newcomer_seat;
    struct link admitted;       /* is being written for who was let in */
    char before[TABLE_ID_SIZE]; /* whose rematch it is, until it is laid */
    struct rum_text head;       /* of the recording, until it is on disk */
    bool laid;                  /* it is */
    bool lost; /* it is not ours any more, and goes as soon as it can */
    bool copy; /* is at home elsewhere: only to be looked at, for a while */
    uint64_t copied;   /* when */
    int64_t lines;     /* of the recording after its head */
    uint32_t kept;     /* rum_table_kept() of what was written */
    int thoughts;      /* under way */
    uv_timer_t *timer; /* closed by the loop after the table is gone */
};

/* What has happened since the start. */
struct tally {
    uint64_t created, lines, failed, damaged, hints, thoughts, refused, cut_off;
    uint64_t think_ms;
};

#define HUB_SLOTS 4096

struct hub {
    uv_loop_t *loop;
    struct store *store;
    struct rum_wire *wire;
    struct limits *limits;
    struct tally tally;
    enum store_err failing; /* what the disk said last, if it was no */
    const char *closed;     /* why nobody may come in; NULL: they may */
    uint64_t epoch;         /* how often the database was lost or came back */
    /* Let all guests go, or those at one table; net.c. */
    void (*dismiss)(struct hub *hub, const struct table *at, enum farewell code,
                    const char *why);
    void *net; /* of whoever carries messages */
    struct table *slot[HUB_SLOTS];
    struct table *oldest, *newest;
    size_t count, most; /* tables in memory */
    struct load *loads; /* on their way from disk */
    size_t loading;
    struct thinker *thinkers;     /* thoughts under way */
    struct pruner *pruner;        /* or NULL */
    struct rum_table_rules rules; /* of every table, unless it says more */
    /* Where others find this server, as "http://192.168.1.5:8317"; none: only
     * this machine does. */
    char origin[MAX_ORIGINS][128];
    int origins;
};

struct hub_options {
    const char *where;   /* tables are kept */
    const char *address; /* of this node, for others */
    uint32_t pace;       /* least milliseconds of a bot's decision */
    int guests;          /* most of one address */
    size_t tables;       /* most in memory */
};
enum rum_err hub_init(struct hub *hub, uv_loop_t *loop,
                      const struct hub_options *opt, struct rum_err_text *why);
void hub_finish(struct hub *hub);
/* prune.c: forget tables at which nothing was ever done, made so many days
 * ago: now, and from time to time. Once. */
void hub_prune(struct hub *hub, uint32_t days);
void pruner_destroy(struct pruner *p);
/* Is this table being forgotten? */
bool pruner_has(const struct pruner *p, const char *id);

/* ---- tables in memory: hub.c ---- */

/* The table of this id, whole or being laid; NULL: it is not in memory. */
struct table *hub_find(const struct hub *hub, const char *id);
/* The same for looking only: it may be a copy. */
struct table *hub_look(const struct hub *hub, const char *id);
void hub_add(struct table *t);
void hub_remove(struct table *t); /* and destroy it */
/* It is not ours any more: its guests must go, and then it goes. */
void hub_lose(struct table *t, const char *why);
/* Nobody comes in any more, and all must go. */
void hub_close(struct hub *hub, const char *why);
/* There was a sign of life. */
void hub_touch(struct table *t);
/* Is there room for one more? Tables nobody is at go back to disk for it. */
bool hub_room(struct hub *hub);

/* ---- tables: table.c ---- */

struct table *table_new(struct hub *hub);
void table_destroy(struct table *t);
/* Put a table that was just laid on disk; it is found once it is there. */
struct table *table_lay(struct hub *hub, struct rum_table *laid);
/* RUM_EPENDING: it is on its way. */
enum rum_err table_store(struct table *t);
/* Nothing is lost when it is taken from memory. */
bool table_idle(const struct table *t);
/* Whom a link makes somebody: a person, or RUM_STRANGER. */
int table_person(const struct table *t, const char *key);
/* Somebody takes an open seat and gets a link of their own: both are on disk
 * or neither is. As rum_table_sit(); table_sat() when it is done. */
enum rum_err table_sit(struct table *t, rum_seat seat, const char *name);
/* The link of whoever has just sat down, with its key. */
struct link *table_sat(struct table *t);
/* It is now. Before anything is said to a table. */
void table_wake(struct table *t);
/* Send what changed, let bots think, come back in time. After everything. */
void table_tend(struct table *t);

/* load.c: a table by its id, for a message of a guest, only to be looked at if
 * `look`. NULL, and `why`: there is none, it cannot be read, or they have asked
 * too often. NULL, and `why` is NULL: it is on its way from disk, and the
 * message is answered again after it; or passed on, if its home is elsewhere.
 */
struct table *table_find(struct guest *g, const char *id, bool look,
                         const char **why);
/* A table of other rules, for the guest who is answered: what may be read of it
 * by a key, or without one (NULL), as members of an open object. False: the key
 * opens nothing there. */
bool load_put_relic(const struct load *r, const char *key,
                    struct rum_json *out);
bool load_is_under_way(const struct hub *hub, const char *id);
/* They wait for nothing any more. */
void loads_leave(struct guest *g);
/* Of all that were on their way: the store is gone. */
void loads_drop(struct hub *hub);

/* think.c */
void table_think(struct table *t);
void table_forget(struct table *t);
/* What nobody has begun to think about is not begun any more. */
void thinkers_cancel(struct hub *hub);

/* ---- guests: talk.c ---- */

extern const struct rum_command talk_commands[];

void guest_init(struct guest *g, struct hub *hub, struct peer *peer,
                void (*send)(struct rum_guest *g, const char *text, size_t n));
/* Take in one message and answer it, now or once it is on disk. `cmd` is NULL
 * where the message says it itself. While g->loads is not 0 it waits, and the
 * next one must not be taken in. */
void guest_take(struct guest *g, const char *cmd, const char *line, size_t n);
/* What it waited for has come, or will not. */
void guest_answer(struct guest *g);
void guest_finish(struct guest *g);

#endif
