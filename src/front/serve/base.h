/*
 * base.h: the file of the database: whose it is, its format, and opening it.
 *
 * One server has it at a time. It and what SQLite keeps beside it are for this
 * user alone. Files of older formats are brought up to date when they are
 * opened, in one transaction.
 */
#ifndef SERVE_BASE_H
#define SERVE_BASE_H

#include <sqlite3.h>
#include <stdbool.h>
#include <sys/types.h>

#include <rumpus/err.h>

struct base {
    sqlite3 *writer, *reader;
    char *path;
    dev_t device; /* which file it was that was opened */
    ino_t inode;
    int lock; /* held while it is open */
};

#define BASE_FORMAT 4 /* PRAGMA user_version of the file */
int base_format(sqlite3 *db);

/* RUM_EBUSY: another server has it, and `why` says which. RUM_EIO: it cannot
 * be opened, or is not ours. base_close() in either case. */
enum rum_err base_open(struct base *b, const char *path,
                       struct rum_err_text *why);
void base_close(struct base *b);
/* Is the file still where it was, and the same? SQLite would not notice. */
bool base_is_there(const struct base *b);

#endif
