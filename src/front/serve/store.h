/*
 * store.h: where tables are kept, whatever that is.
 *
 * The loop never waits for it: it hands over a write or a wish to read and is
 * told when it is done. Writes that come in while one is under way are
 * committed together. What is read is taken in on a thread of the store's, so
 * that playing a long recording again does not hold up the loop.
 *
 * sqlite.c keeps tables in a file, which one server has at a time; postgres.c
 * in a database that several share, and then a server is one node of many: each
 * table has one home, the node that may write it, and whoever asks another node
 * for it is told where that is. engine.h is what a kind of store must do.
 */
#ifndef SERVE_STORE_H
#define SERVE_STORE_H

#include <stdbool.h>
#include <stdint.h>
#include <uv.h>

#include <rumpus/err.h>

struct store;

enum store_err {
    STORE_OK,
    STORE_NOTHING,   /* there is no such table */
    STORE_CONFLICT,  /* something else stands there already */
    STORE_BUSY,      /* somebody else has it, or it is out of reach: later */
    STORE_FULL,      /* there is no room */
    STORE_DAMAGED,   /* it was lost or changed; what is left stays as it is */
    STORE_FAILED,    /* anything else: read only, gone, broken */
    STORE_LOST,      /* the line to the database broke before it answered: it is
                        written, or it is not */
    STORE_ELSEWHERE, /* another node is the table's home; `detail` is its
                        address */
    STORE_ERRORS,
};
/* "conflict": for logs. */
const char *store_err_name(enum store_err err);

enum store_kind {
    STORE_TABLE,               /* id, game, head of the recording, time */
    STORE_LINK,                /* id, hash of the key, mask of seats: the
                                  mask of a link that is there is replaced */
    STORE_KEPT,                /* id, what a table keeps beside its recording */
    STORE_LINE,                /* id, number, line of the recording */
    STORE_READ,                /* those above are read back */
    STORE_FORGET = STORE_READ, /* id: the table and all that is its */
    STORE_KINDS,
};

#define STORE_VALUES 4 /* of a row */

/* A value to write: text when `s` is not NULL. */
struct store_value {
    const char *s;
    int64_t n;
};

struct store_row {
    enum store_kind kind;
    struct store_value value[STORE_VALUES];
};

/* `where` is a file, or postgresql://...; other nodes find this one at
 * `address`. RUM_EIO: it cannot be opened, or is not ours. RUM_EBUSY: another
 * server has it. */
enum rum_err store_create(const char *where, const char *address,
                          uv_loop_t *loop, struct store **out,
                          struct rum_err_text *why);
/* Is it one that nodes share? */
bool store_is_shared(const char *where);
/* Where it is, for people: no password. */
void store_describe(const char *where, char *out, size_t size);
/* Writes what is waiting, then closes; nobody is told any more. */
void store_destroy(struct store *store);

/* Called on the loop: on disk, or why not, which `detail` tells people. */
typedef void store_done(void *context, enum store_err err, const char *detail);
/* Write some rows, all of them or none; the values are copied. `done` may be
 * NULL. */
void store_write(struct store *store, const struct store_row *row, size_t count,
                 store_done *done, void *context);

/* Called on a thread of the store's: one row, kind by kind, in order. */
typedef void store_each(void *context, enum store_kind kind,
                        const char *const *text);
/* Read a table back and become its home, unless another node is. Then nothing
 * is read; with `look` it is, to be looked at only. STORE_ELSEWHERE in either
 * case. `done` follows on the loop. */
void store_read(struct store *store, const char *id, bool look,
                store_each *each, store_done *done, void *context);
/* The tables made before a time at which nothing was ever done, as rows of
 * which only the id is there; not more than a thousand at once. */
void store_empty(struct store *store, int64_t before, store_each *each,
                 store_done *done, void *context);

/* Called on the loop when the database is out of reach, or in reach again. In
 * either case this node is no table's home any more. Never for a file. */
typedef void store_watch(void *context, bool reachable);
void store_watch_by(struct store *store, store_watch *watch, void *context);
/* What only nodes of this store know; "": there are no others. */
const char *store_secret(const struct store *store);

/* How long writes took from store_write() to their store_done. */
#define STORE_BUCKETS 6
extern const struct store_bucket {
    const char *name; /* "0.005" */
    uint64_t nanos;
} store_bucket[STORE_BUCKETS];
struct store_times {
    uint64_t count, within[STORE_BUCKETS];
    double seconds;
};
struct store_times store_times(const struct store *store);
/* Writes that are not done. */
uint64_t store_waiting(const struct store *store);

#endif
