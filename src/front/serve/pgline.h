/*
 * pgline.h: one line to a PostgreSQL database, on which nothing waits for ever.
 *
 * A line on which the answer takes too long is broken: the other end may be
 * gone without a word. Whoever owns it closes it then and opens another.
 */
#ifndef SERVE_PGLINE_H
#define SERVE_PGLINE_H

#include <libpq-fe.h>
#include <stdbool.h>
#include <stddef.h>

#include "engine.h"

#define PG_PATIENCE 2500 /* ms for an answer */

/* NULL, and why. */
PGconn *pg_open(const char *url, char *why, size_t size);

/* One statement with values as text. NULL: the line is broken. */
PGresult *pg_ask(PGconn *c, const char *sql, int n, const char *const *value);
/* The same, where nothing but success is of interest. */
bool pg_run(PGconn *c, const char *sql);

/* The next result of a pipeline; NULL: the line is broken. *end: that was the
 * last one of a statement, and there is none. */
PGresult *pg_next(PGconn *c, bool *end);

bool pg_is_good(const PGresult *r);
/* What the answer means; STORE_LOST for NULL. */
enum store_err pg_meaning(const PGresult *r);
/* Say of a job that this is what became of it. */
void pg_fail(struct job *job, const PGresult *r);

#endif
