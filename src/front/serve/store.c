/*
 * store.c: tables on disk, written by a thread of its own.
 */
#include "store.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/scene.h>
#include <rumpus/text.h>

#define MAX_VALUES 4
#define FORMAT     2 /* PRAGMA user_version of the file */

static const char schema[] =
    "CREATE TABLE IF NOT EXISTS tables(id TEXT PRIMARY KEY, game TEXT NOT NULL,"
    " head TEXT NOT NULL, made INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS links(key TEXT PRIMARY KEY, id TEXT NOT NULL,"
    " seats INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE INDEX IF NOT EXISTS links_of ON links(id);"
    "CREATE TABLE IF NOT EXISTS kept(id TEXT PRIMARY KEY, text TEXT NOT NULL)"
    " WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS lines(id TEXT NOT NULL, n INTEGER NOT NULL,"
    " line TEXT NOT NULL, PRIMARY KEY(id, n)) WITHOUT ROWID;"
    "PRAGMA user_version=2";

/* Format 1 had names in a table of their own; now they stand in the recording,
 * like everything that is said of seats. */
static const char from_1[] =
    "BEGIN;"
    "UPDATE tables SET head = head || (SELECT group_concat('seat ' || seat ||"
    " ' ' || who || ' ' || name || char(10), '') FROM seats WHERE seats.id ="
    " tables.id) WHERE id IN (SELECT id FROM seats);"
    "DROP TABLE seats; PRAGMA user_version=2; COMMIT";

static const char *const write_sql[STORE_KINDS] = {
    [STORE_TABLE] = "INSERT INTO tables(id, game, head, made) VALUES(?,?,?,?)",
    [STORE_LINK] = "INSERT INTO links(id, key, seats) VALUES(?,?,?)",
    [STORE_KEPT] = ("INSERT INTO kept(id, text) VALUES(?,?)"
                    " ON CONFLICT(id) DO UPDATE SET text = excluded.text"),
    [STORE_LINE] = "INSERT INTO lines(id, n, line) VALUES(?,?,?)",
};

static const char *const read_sql[STORE_KINDS] = {
    [STORE_TABLE] = "SELECT id, game, head, made FROM tables WHERE id=?",
    [STORE_LINK] = "SELECT id, key, seats FROM links WHERE id=? ORDER BY seats",
    [STORE_KEPT] = "SELECT id, text FROM kept WHERE id=?",
    [STORE_LINE] = "SELECT id, n, line FROM lines WHERE id=? ORDER BY n",
};

struct job {
    struct job *next;
    struct store_row *row; /* texts owned */
    size_t count;
    store_done *done;
    void *context;
    bool good;
};

struct queue {
    struct job *first, **end;
};

struct store {
    sqlite3 *writer, *reader;
    sqlite3_stmt *write[STORE_KINDS], *read[STORE_KINDS];
    uv_thread_t thread;
    uv_mutex_t lock;
    uv_cond_t wake;
    uv_async_t *async; /* closed by the loop after the store is gone */
    struct queue waiting, written;
    bool stop;
};

static void push(struct queue *q, struct job *job)
{
    if (!q->end)
        q->end = &q->first;
    job->next = NULL;
    *q->end = job;
    q->end = &job->next;
}

static struct job *take_all(struct queue *q)
{
    struct job *all = q->first;
    q->first = NULL;
    q->end = NULL;
    return all;
}

static void free_job(struct job *job)
{
    for (size_t i = 0; i < job->count; i++) {
        for (int k = 0; k < MAX_VALUES; k++)
            free((char *)(uintptr_t)job->row[i].value[k].s);
    }
    free(job->row);
    free(job);
}

/* ---- the thread ---- */

static bool run(struct store *st, const char *sql)
{
    return sqlite3_exec(st->writer, sql, NULL, NULL, NULL) == SQLITE_OK;
}

static bool write_row(struct store *st, const struct store_row *row)
{
    sqlite3_stmt *s = st->write[row->kind];

    for (int i = 0; i < sqlite3_bind_parameter_count(s); i++) {
        const struct store_value *v = &row->value[i];
        if (v->s)
            sqlite3_bind_text(s, i + 1, v->s, -1, SQLITE_STATIC);
        else
            sqlite3_bind_int64(s, i + 1, v->n);
    }
    bool good = sqlite3_step(s) == SQLITE_DONE;
    sqlite3_reset(s);
    sqlite3_clear_bindings(s);
    return good;
}

static bool write_job(struct store *st, const struct job *job)
{
    bool good = run(st, "SAVEPOINT job");

    for (size_t i = 0; i < job->count && good; i++)
        good = write_row(st, &job->row[i]);
    if (!good)
        run(st, "ROLLBACK TO job");
    return run(st, "RELEASE job") && good;
}

/* A batch is safe together or not at all; a job that fails alone (a key that
 * exists already) does not take the others with it. */
static void write_batch(struct store *st, struct job *first)
{
    bool good = run(st, "BEGIN");

    for (struct job *j = first; j; j = j->next)
        j->good = good && write_job(st, j);
    if (good && !run(st, "COMMIT")) {
        run(st, "ROLLBACK");
        good = false;
    }
    for (struct job *j = first; j && !good; j = j->next)
        j->good = false;
}

static void write_until_stopped(void *arg)
{
    struct store *st = arg;

    uv_mutex_lock(&st->lock);
    for (;;) {
        while (!st->waiting.first && !st->stop)
            uv_cond_wait(&st->wake, &st->lock);
        struct job *batch = take_all(&st->waiting);
        if (!batch)
            break;
        uv_mutex_unlock(&st->lock);
        write_batch(st, batch);
        uv_mutex_lock(&st->lock);
        while (batch) {
            struct job *next = batch->next;
            push(&st->written, batch);
            batch = next;
        }
        if (!st->stop)
            uv_async_send(st->async);
    }
    uv_mutex_unlock(&st->lock);
}

/* ---- the loop ---- */

static void tell_done(uv_async_t *async)
{
    struct store *st = async->data;

    uv_mutex_lock(&st->lock);
    struct job *job = take_all(&st->written);
    uv_mutex_unlock(&st->lock);
    while (job) {
        struct job *next = job->next;
        if (job->done)
            job->done(job->context, job->good);
        free_job(job);
        job = next;
    }
}

static void copy_row(struct store_row *to, const struct store_row *from)
{
    *to = *from;
    for (int i = 0; i < MAX_VALUES; i++) {
        if (from->value[i].s) {
            size_t n = strlen(from->value[i].s) + 1;
            to->value[i].s = memcpy(rum_alloc(n), from->value[i].s, n);
        }
    }
}

void store_write(struct store *st, const struct store_row *row, size_t count,
                 store_done *done, void *context)
{
    struct job *job = rum_alloc(sizeof(*job));

    job->row = rum_alloc(count * sizeof(*job->row));
    job->count = count;
    job->done = done;
    job->context = context;
    for (size_t i = 0; i < count; i++)
        copy_row(&job->row[i], &row[i]);
    uv_mutex_lock(&st->lock);
    push(&st->waiting, job);
    uv_cond_signal(&st->wake);
    uv_mutex_unlock(&st->lock);
}

enum rum_err store_read(struct store *st, const char *id, store_each *each,
                        void *context)
{
    bool found = false;

    for (int kind = 0; kind < STORE_KINDS; kind++) {
        sqlite3_stmt *s = st->read[kind];
        sqlite3_bind_text(s, 1, id, -1, SQLITE_STATIC);
        while (sqlite3_step(s) == SQLITE_ROW) {
            const char *text[MAX_VALUES] = {NULL};
            for (int k = 0; k < sqlite3_column_count(s); k++)
                text[k] = (const char *)sqlite3_column_text(s, k);
            found = true;
            each(context, (enum store_kind)kind, text);
        }
        sqlite3_reset(s);
    }
    return found ? RUM_OK : RUM_ENOTHING;
}

/* ---- opening and closing ---- */

static bool prepare(struct store *st)
{
    bool good = true;

    for (int i = 0; i < STORE_KINDS; i++)
        good = good &&
               sqlite3_prepare_v2(st->writer, write_sql[i], -1, &st->write[i],
                                  NULL) == SQLITE_OK &&
               sqlite3_prepare_v2(st->reader, read_sql[i], -1, &st->read[i],
                                  NULL) == SQLITE_OK;
    return good;
}

static int version_of(sqlite3 *db)
{
    sqlite3_stmt *s;
    int version = -1;

    if (sqlite3_prepare_v2(db, "PRAGMA user_version", -1, &s, NULL) ==
            SQLITE_OK &&
        sqlite3_step(s) == SQLITE_ROW)
        version = sqlite3_column_int(s, 0);
    sqlite3_finalize(s);
    return version;
}

static bool open_files(struct store *st, const char *path,
                       struct rum_err_text *why)
{
    if (sqlite3_open(path, &st->writer) == SQLITE_OK &&
        run(st, "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA "
                "busy_timeout=3000")) {
        int version = version_of(st->writer);
        if (version < 0 || version > FORMAT) {
            RUM_SAY(why->text,
                    "%.150s has format %d; this program reads format %d", path,
                    version, FORMAT);
            return false;
        }
        if ((version != 1 || run(st, from_1)) && run(st, schema) &&
            sqlite3_open_v2(path, &st->reader, SQLITE_OPEN_READONLY, NULL) ==
                SQLITE_OK &&
            prepare(st))
            return true;
    }
    RUM_SAY(why->text, "cannot open the database %.150s: %s", path,
            sqlite3_errmsg(st->reader ? st->reader : st->writer));
    return false;
}

static void close_files(struct store *st)
{
    for (int i = 0; i < STORE_KINDS; i++) {
        sqlite3_finalize(st->write[i]);
        sqlite3_finalize(st->read[i]);
    }
    sqlite3_close(st->reader);
    sqlite3_close(st->writer);
}

enum rum_err store_create(const char *path, uv_loop_t *loop, struct store **out,
                          struct rum_err_text *why)
{
    struct store *st = rum_alloc(sizeof(*st));

    why->text[0] = '\0';
    if (!open_files(st, path, why)) {
        close_files(st);
        free(st);
        return RUM_EIO;
    }
    uv_mutex_init(&st->lock);
    uv_cond_init(&st->wake);
    st->async = rum_alloc(sizeof(*st->async));
    uv_async_init(loop, st->async, tell_done);
    st->async->data = st;
    uv_thread_create(&st->thread, write_until_stopped, st);
    *out = st;
    return RUM_OK;
}

static void free_handle(uv_handle_t *handle)
{
    free(handle);
}

void store_destroy(struct store *st)
{
    if (!st)
        return;
    uv_mutex_lock(&st->lock);
    st->stop = true;
    uv_cond_signal(&st->wake);
    uv_mutex_unlock(&st->lock);
    uv_thread_join(&st->thread);
    for (struct job *j = take_all(&st->written); j;) {
        struct job *next = j->next;
        free_job(j);
        j = next;
    }
    uv_close((uv_handle_t *)st->async, free_handle);
    uv_mutex_destroy(&st->lock);
    uv_cond_destroy(&st->wake);
    close_files(st);
    free(st);
}
