/*
 * admin.h: `rumpus admin`: looking after the database of tables.
 *
 * Everything here may be done while a server has the database: SQLite lets
 * others read, and a table is added in one transaction. To PostgreSQL it goes
 * as one more node, which plays nothing.
 */
#ifndef SERVE_ADMIN_H
#define SERVE_ADMIN_H

#include <sqlite3.h>

#include <rumpus/err.h>
#include <rumpus/json.h>
#include <rumpus/text.h>

#include "store.h"

/* archive.c: a table as one JSON object, with all that is kept of it. It holds
 * the seed. RUM_ENOTHING: there is no such table. */
enum rum_err archive_write(sqlite3 *db, const char *id, struct rum_text *out,
                           struct rum_err_text *why);
/* Such an object, taken apart. */
struct archive {
    struct rum_json_doc doc;
    const char *id;
    struct store_row *row;
    size_t rows;
};
/* RUM_EFORMAT. archive_finish() in either case. */
enum rum_err archive_take(struct archive *a, const char *text, size_t n,
                          struct rum_err_text *why);
void archive_finish(struct archive *a);
/* Put it back as it was, links included. RUM_EBUSY: there is one of that id
 * already; RUM_EIO. */
enum rum_err archive_put(const struct archive *a, sqlite3 *db,
                         struct rum_err_text *why);
/* RUM_EBUSY, and that it is so. */
enum rum_err archive_complain(const struct archive *a,
                              struct rum_err_text *why);

/* elsewhere.c: the same with a store that nodes share. */
enum rum_err elsewhere_write(const char *url, const char *id,
                             struct rum_text *out, struct rum_err_text *why);
enum rum_err elsewhere_put(const char *url, const struct archive *a,
                           struct rum_err_text *why);

#endif
