/*
 * store.h: tables on disk, written by a thread of its own.
 *
 * The loop never waits for the disk: it hands over a write and is told when it
 * is safe. Writes that come in while one is under way are committed together.
 * Reading happens on the loop, as it is short and rare.
 */
#ifndef SERVE_STORE_H
#define SERVE_STORE_H

#include <stdbool.h>
#include <stdint.h>
#include <uv.h>

#include <rumpus/err.h>

struct store;

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

/* A value to write: text when `s` is not NULL. */
struct store_value {
    const char *s;
    int64_t n;
};

struct store_row {
    enum store_kind kind;
    struct store_value value[4];
};

/* Called on the loop: true once it is on disk, false when it cannot be. */
typedef void store_done(void *context, bool good);

/* RUM_EIO: the file cannot be opened, or is not ours. RUM_EBUSY: another server
 * has it. */
enum rum_err store_create(const char *path, uv_loop_t *loop, struct store **out,
                          struct rum_err_text *why);
/* Writes what is waiting, then closes; no store_done is called any more. */
void store_destroy(struct store *store);

/* Write some rows, all of them or none; the values are copied. */
void store_write(struct store *store, const struct store_row *row, size_t count,
                 store_done *done, void *context);

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

/* Read a table back: `each` gets what was written, kind by kind, in order.
 * RUM_ENOTHING: there is no such table. RUM_EFORMAT: it is damaged: what is
 * left of it stays where it is. RUM_EIO: it cannot be read now. */
typedef void store_each(void *context, enum store_kind kind,
                        const char *const *text);
enum rum_err store_read(struct store *store, const char *id, store_each *each,
                        void *context);

/* The tables made before a time at which nothing was ever done; not more than a
 * thousand at once. */
typedef void store_each_id(void *context, const char *id);
void store_empty(struct store *store, int64_t before, store_each_id *each,
                 void *context);

#endif
