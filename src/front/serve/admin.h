/*
 * admin.h: `rumpus admin`: looking after the database of tables.
 *
 * Everything here may be done while a server has the database: SQLite lets
 * others read, and a table is added in one transaction.
 */
#ifndef SERVE_ADMIN_H
#define SERVE_ADMIN_H

#include <sqlite3.h>

#include <rumpus/err.h>
#include <rumpus/text.h>

/* archive.c: a table as one JSON object, with all that is kept of it. It holds
 * the seed. RUM_ENOTHING: there is no such table. */
enum rum_err archive_write(sqlite3 *db, const char *id, struct rum_text *out,
                           struct rum_err_text *why);
/* Put it back as it was, links included. RUM_EFORMAT; RUM_EBUSY: there is one
 * of that id already; RUM_EIO. */
enum rum_err archive_read(sqlite3 *db, const char *text, size_t n,
                          struct rum_text *id, struct rum_err_text *why);

#endif
