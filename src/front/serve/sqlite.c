/*
 * sqlite.c: tables in a file.
 */
#include <stdlib.h>
#include <string.h>

#include <rumpus/scene.h>
#include <rumpus/text.h>

#include "base.h"
#include "engine.h"

#define MAX_READ 5

static const char *const write_sql[STORE_KINDS] = {
    [STORE_TABLE] = "INSERT INTO tables(id, game, head, made) VALUES(?,?,?,?)",
    [STORE_LINK] = ("INSERT INTO links(id, hash, seats) VALUES(?,?,?)"
                    " ON CONFLICT(id, hash) DO UPDATE SET seats ="
                    " excluded.seats"),
    [STORE_KEPT] = ("INSERT INTO kept(id, text) VALUES(?,?)"
                    " ON CONFLICT(id) DO UPDATE SET text = excluded.text"),
    [STORE_LINE] = "INSERT INTO lines(id, n, line) VALUES(?,?,?)",
    [STORE_FORGET] = ("DELETE FROM tables WHERE id=? AND EXISTS (SELECT 1 FROM"
                      " counts WHERE counts.id = tables.id AND lines = 0)"),
};

static const char *const read_sql[STORE_READ] = {
    [STORE_TABLE] = ("SELECT id, game, head, made, (SELECT lines FROM counts"
                     " WHERE counts.id = tables.id) FROM tables WHERE id=?"),
    [STORE_LINK] = ("SELECT id, hash, seats FROM links WHERE id=?"
                    " AND seats > 0 ORDER BY seats"),
    [STORE_KEPT] = "SELECT id, text FROM kept WHERE id=?",
    [STORE_LINE] = "SELECT id, n, line FROM lines WHERE id=? ORDER BY n",
};

/* A game that was begun elsewhere has what was played in its head. */
static const char empty_sql[] =
    "SELECT tables.id FROM tables, counts WHERE tables.id = counts.id"
    " AND lines = 0 AND instr(head, char(10) || 'play ') = 0"
    " AND made < ? LIMIT 1000";

struct file {
    struct base base;
    sqlite3_stmt *write[STORE_KINDS], *read[STORE_READ], *empty;
};

/* ---- what went wrong ---- */

static enum store_err meaning(int code)
{
    switch (code & 0xff) {
    case SQLITE_OK:
    case SQLITE_ROW:
    case SQLITE_DONE:
        return STORE_OK;
    case SQLITE_CONSTRAINT:
        return STORE_CONFLICT;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return STORE_BUSY;
    case SQLITE_FULL:
        return STORE_FULL;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return STORE_DAMAGED;
    default:
        return STORE_FAILED;
    }
}

static void fail(struct job *job, sqlite3 *db)
{
    job->detail[0] = '\0';
    RUM_SAY(job->detail, "%s", sqlite3_errmsg(db));
    job->err = meaning(sqlite3_errcode(db));
}

/* ---- writing ---- */

static bool run(struct file *f, const char *sql)
{
    return sqlite3_exec(f->base.writer, sql, NULL, NULL, NULL) == SQLITE_OK;
}

static bool write_row(struct file *f, struct job *job,
                      const struct store_row *row)
{
    sqlite3_stmt *s = f->write[row->kind];

    for (int i = 0; i < sqlite3_bind_parameter_count(s); i++) {
        const struct store_value *v = &row->value[i];
        if (v->s)
            sqlite3_bind_text(s, i + 1, v->s, -1, SQLITE_STATIC);
        else
            sqlite3_bind_int64(s, i + 1, v->n);
    }
    bool good = sqlite3_step(s) == SQLITE_DONE;
    if (!good)
        fail(job, f->base.writer);
    sqlite3_reset(s);
    sqlite3_clear_bindings(s);
    return good;
}

static void write_job(struct file *f, struct job *job)
{
    bool good = run(f, "SAVEPOINT job");

    job->err = STORE_OK;
    if (!good)
        fail(job, f->base.writer);
    for (size_t i = 0; i < job->count && good; i++)
        good = write_row(f, job, &job->row[i]);
    if (!good)
        run(f, "ROLLBACK TO job");
    if (!run(f, "RELEASE job") && good)
        fail(job, f->base.writer);
}

static void fail_all(struct job *first, const struct job *how)
{
    for (struct job *j = first; j; j = j->next) {
        j->err = how->err;
        memcpy(j->detail, how->detail, sizeof(j->detail));
    }
}

/* Nobody would ever read what is written to a file that was moved away. */
static bool still_there(const struct file *f, struct job *how)
{
    if (base_is_there(&f->base))
        return true;
    *how = (struct job){.err = STORE_FAILED,
                        .detail = "the file was moved or deleted"};
    return false;
}

static void write_jobs(void *base, struct job *first)
{
    struct file *f = base;
    struct job how = {0};

    if (!still_there(f, &how)) {
        fail_all(first, &how);
        return;
    }
    if (!run(f, "BEGIN IMMEDIATE")) {
        fail(&how, f->base.writer);
        fail_all(first, &how);
        return;
    }
    for (struct job *j = first; j; j = j->next)
        write_job(f, j);
    if (!run(f, "COMMIT")) {
        fail(&how, f->base.writer);
        run(f, "ROLLBACK");
        fail_all(first, &how);
    }
}

/* ---- reading ---- */

/* What was found of a table so far. */
struct finding {
    bool head;
    int64_t expected, lines; /* of its recording; the next line */
};

/* One row, which must be the next one. */
static bool found_row(struct finding *f, enum store_kind kind, sqlite3_stmt *s)
{
    if (kind == STORE_TABLE) {
        f->head = true;
        f->expected = sqlite3_column_type(s, 4) == SQLITE_INTEGER
                          ? sqlite3_column_int64(s, 4)
                          : -1;
    }
    return kind != STORE_LINE || sqlite3_column_int64(s, 1) == f->lines++;
}

/* Anything but the end is an error, and no error is the end. */
static bool read_rows(struct file *f, struct job *job, enum store_kind kind,
                      sqlite3_stmt *s, struct finding *found)
{
    bool good = true;
    int step;

    while ((step = sqlite3_step(s)) == SQLITE_ROW &&
           (good = found_row(found, kind, s))) {
        const char *text[MAX_READ] = {NULL};
        for (int k = 0; k < sqlite3_column_count(s); k++)
            text[k] = (const char *)sqlite3_column_text(s, k);
        job->each(job->context, kind, text);
    }
    if (!good) {
        job->err = STORE_DAMAGED;
        RUM_SAY(job->detail, "line %lld is missing",
                (long long)found->lines - 1);
    } else if (step != SQLITE_DONE) {
        fail(job, f->base.reader);
    }
    sqlite3_reset(s);
    return job->err == STORE_OK;
}

static void read_table(struct file *f, struct job *job)
{
    struct finding found = {0};

    for (enum store_kind kind = 0; kind < STORE_READ; kind++) {
        sqlite3_stmt *s = f->read[kind];
        sqlite3_bind_text(s, 1, job->id, -1, SQLITE_STATIC);
        if (!read_rows(f, job, kind, s, &found))
            return;
    }
    if (!found.head && !found.lines) {
        job->err = STORE_NOTHING;
    } else if (!found.head || found.lines != found.expected) {
        job->err = STORE_DAMAGED;
        RUM_SAY(job->detail, "%lld lines of %lld", (long long)found.lines,
                (long long)found.expected);
    }
}

/* What is read is of one moment, whatever is written meanwhile. */
static void read_job(void *base, struct job *job)
{
    struct file *f = base;

    job->err = STORE_OK;
    if (sqlite3_exec(f->base.reader, "BEGIN", NULL, NULL, NULL) != SQLITE_OK) {
        fail(job, f->base.reader);
        return;
    }
    if (job->id) {
        read_table(f, job);
    } else {
        sqlite3_bind_int64(f->empty, 1, job->before);
        read_rows(f, job, STORE_TABLE, f->empty, &(struct finding){0});
    }
    sqlite3_exec(f->base.reader, "COMMIT", NULL, NULL, NULL);
}

/* ---- opening and closing ---- */

static bool prepare_one(sqlite3 *db, const char *sql, sqlite3_stmt **out)
{
    return sqlite3_prepare_v2(db, sql, -1, out, NULL) == SQLITE_OK;
}

static bool prepare(struct file *f)
{
    bool good = prepare_one(f->base.reader, empty_sql, &f->empty);

    for (int i = 0; i < STORE_KINDS; i++)
        good = good && prepare_one(f->base.writer, write_sql[i], &f->write[i]);
    for (int i = 0; i < STORE_READ; i++)
        good = good && prepare_one(f->base.reader, read_sql[i], &f->read[i]);
    return good;
}

static void close_file(void *base)
{
    struct file *f = base;

    for (int i = 0; i < STORE_KINDS; i++)
        sqlite3_finalize(f->write[i]);
    for (int i = 0; i < STORE_READ; i++)
        sqlite3_finalize(f->read[i]);
    sqlite3_finalize(f->empty);
    base_close(&f->base);
    free(f);
}

static enum rum_err open_file(const char *path, const char *address,
                              void **base, struct rum_err_text *why)
{
    struct file *f = rum_alloc(sizeof(*f));
    (void)address;
    enum rum_err err = base_open(&f->base, path, why);

    if (!err && !prepare(f)) {
        RUM_SAY(why->text, "the database %.150s has other tables than ours",
                path);
        err = RUM_EIO;
    }
    if (err)
        close_file(f);
    else
        *base = f;
    return err;
}

const struct engine sqlite_engine = {
    .open = open_file,
    .close = close_file,
    .write = write_jobs,
    .read = read_job,
};
