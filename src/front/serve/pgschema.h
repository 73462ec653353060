/*
 * pgschema.h: what of ours is in a PostgreSQL database.
 */
#ifndef SERVE_PGSCHEMA_H
#define SERVE_PGSCHEMA_H

#include <libpq-fe.h>

#include <rumpus/err.h>

#include "secret.h"

/* Make it or check it. `secret` is what only nodes of this database know.
 * RUM_EIO: it is not ours, or of a newer program. */
enum rum_err pg_make_schema(PGconn *c, char secret[SECRET_SIZE],
                            struct rum_err_text *why);

#endif
