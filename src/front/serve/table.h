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
 */
#ifndef SERVE_TABLE_H
#define SERVE_TABLE_H

#include <rumpus/wire.h>

#include "limit.h"
#include "secret.h"
#include "store.h"

#define TABLE_ID_SIZE 11 /* ten letters */
#define MAX_ORIGINS   4

struct hub;
struct table;

struct guest {
    struct rum_guest guest; /* first: rows are given it */
    struct hub *hub;
    struct peer *peer; /* where they come from */
    struct table *at;  /* the table it is at, or NULL */
};

struct link {
    char key[SECRET_SIZE]; /* until it was given out; then "" */
    char hash[SECRET_HASH_SIZE];
    int person;
};

struct table {
    struct rum_sink sink; /* first: the sink of its recording */
    struct table *next;
    struct hub *hub;
    char id[TABLE_ID_SIZE];
    struct rum_table *table;
    struct link link[RUM_MAX_PEOPLE];
    int links;
    struct link newcomer; /* is being written with the seat it takes: */
    rum_seat newcomer_seat;
    struct rum_text head; /* of the recording, until it is on disk */
    bool laid;            /* it is */
    int64_t lines;        /* of the recording after its head */
    uint32_t kept;        /* rum_table_kept() of what was written */
    int thoughts;         /* under way */
    uv_timer_t *timer;    /* closed by the loop after the table is gone */
    uint64_t touched;     /* uv_now() of the last sign of life */
};

/* What has happened since the start. */
struct tally {
    uint64_t created, lines, failed, damaged, hints, thoughts, refused, cut_off;
    uint64_t think_ms;
};

struct hub {
    uv_loop_t *loop;
    struct store *store;
    struct rum_wire *wire;
    struct limits *limits;
    struct tally tally;
    bool failing; /* the disk did not take what it was last given */
    struct table *tables;
    size_t count;
    struct thinker *thinkers; /* thoughts under way */
    uv_timer_t *prune;        /* or NULL; closed by the loop */
    uint32_t prune_days;
    struct rum_table_rules rules; /* of every table, unless it says more */
    /* Where others find this server, as "http://192.168.1.5:8317"; none: only
     * this machine does. */
    char origin[MAX_ORIGINS][128];
    int origins;
};

/* `pace`: least milliseconds of a bot's decision; `guests`: of one address. */
enum rum_err hub_init(struct hub *hub, uv_loop_t *loop, const char *path,
                      uint32_t pace, int guests, struct rum_err_text *why);
void hub_finish(struct hub *hub);
/* Forget tables at which nothing was ever done, made so many days ago: now, and
 * from time to time. */
void hub_prune(struct hub *hub, uint32_t days);

/* ---- tables ---- */

/* Put a table that was just laid on disk; it is found once it is there. */
struct table *table_lay(struct hub *hub, struct rum_table *laid);
/* RUM_EPENDING: it is on its way. */
enum rum_err table_store(struct table *t);
/* A table by its id, from memory or disk; NULL, and `why`: there is none, it
 * cannot be read, or whoever asks has asked too often. */
struct table *table_find(struct hub *hub, struct peer *peer, const char *id,
                         const char **why);
/* Is there room for one more in memory? */
bool table_room(struct hub *hub);
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
 * where the message says it itself. */
void guest_take(struct guest *g, const char *cmd, const char *line, size_t n);
void guest_finish(struct guest *g);

#endif
