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

enum store_write {
    STORE_TABLE, /* id, game, head of the recording, time */
    STORE_SEAT,  /* id, seat, who, name */
    STORE_LINK,  /* id, key, mask of seats */
    STORE_LINE,  /* id, number, line of the recording */
    STORE_WRITES,
};

/* A value to write: text when `s` is not NULL. */
struct store_value {
    const char *s;
    int64_t n;
};

/* Called on the loop: true once it is on disk, false when it cannot be. */
typedef void store_done(void *context, bool good);

/* RUM_EIO: the file cannot be opened, or is not ours. */
enum rum_err store_create(const char *path, uv_loop_t *loop, struct store **out,
                          struct rum_err_text *why);
/* Writes what is waiting, then closes; no store_done is called any more. */
void store_destroy(struct store *store);

/* Up to four values, copied. */
void store_write(struct store *store, enum store_write what,
                 const struct store_value *value, int count, store_done *done,
                 void *context);

/* Read a table back: `row` gets what was written, kind by kind, in order.
 * RUM_ENOTHING: there is no such table. */
typedef void store_row(void *context, enum store_write what,
                       const char *const *text);
enum rum_err store_read(struct store *store, const char *id, store_row *row,
                        void *context);

/* The table a key opens, into id[16]; false: none. */
bool store_find_key(struct store *store, const char *key, char *id);

#endif
