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

#include "secret.h"
#include "store.h"

#define TABLE_ID_SIZE 11 /* ten letters */

struct hub;
struct table;

struct guest {
    struct rum_guest guest; /* first: rows are given it */
    struct hub *hub;
    struct table *at; /* the table it is at, or NULL */
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
    struct rum_text head; /* of the recording, until it is on disk */
    bool laid;            /* it is */
    int64_t lines;        /* of the recording after its head */
    uint32_t kept;        /* rum_table_kept() of what was written */
    int thoughts;         /* under way */
    uv_timer_t *timer;    /* closed by the loop after the table is gone */
    uint64_t touched;     /* uv_now() of the last sign of life */
};

struct hub {
    uv_loop_t *loop;
    struct store *store;
    struct rum_wire *wire;
    struct table *tables;
    size_t count;
    struct thinker *thinkers;     /* thoughts under way */
    struct rum_table_rules rules; /* of every table, unless it says more */
};

/* `pace`: least milliseconds of a bot's decision. */
enum rum_err hub_init(struct hub *hub, uv_loop_t *loop, const char *path,
                      uint32_t pace, struct rum_err_text *why);
void hub_finish(struct hub *hub);

/* ---- tables ---- */

/* Put a table that was just laid on disk; it is found once it is there. */
struct table *table_lay(struct hub *hub, struct rum_table *laid);
/* RUM_EPENDING: it is on its way. */
enum rum_err table_store(struct table *t);
/* A table by its id, from memory or disk; NULL, and `why`: there is none, or it
 * cannot be read. */
struct table *table_find(struct hub *hub, const char *id, const char **why);
/* Whom a link makes somebody: a person, or RUM_STRANGER. */
int table_person(const struct table *t, const char *key);
/* It is now. Before anything is said to a table. */
void table_wake(struct table *t);
/* Send what changed, let bots think, come back in time. After everything. */
void table_tend(struct table *t);

/* think.c */
void table_think(struct table *t);
void table_forget(struct table *t);

/* ---- guests: talk.c ---- */

extern const struct rum_command talk_commands[];

void guest_init(struct guest *g, struct hub *hub,
                void (*send)(struct rum_guest *g, const char *text, size_t n));
/* Take in one message and answer it, now or once it is on disk. `cmd` is NULL
 * where the message says it itself. */
void guest_take(struct guest *g, const char *cmd, const char *line, size_t n);
void guest_finish(struct guest *g);

#endif
