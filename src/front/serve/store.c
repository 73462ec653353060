/*
 * store.c: tables on disk, written by a thread of its own.
 */
#include "store.h"

#include <stdlib.h>
#include <string.h>

#include <rumpus/scene.h>
#include <rumpus/text.h>

#include "base.h"

#define MAX_VALUES 4 /* to write */
#define MAX_READ   5

static const char *const write_sql[STORE_KINDS] = {
    [STORE_TABLE] = "INSERT INTO tables(id, game, head, made) VALUES(?,?,?,?)",
    [STORE_LINK] = ("INSERT INTO links(id, hash, seats) VALUES(?,?,?)"
                    " ON CONFLICT(id, hash) DO UPDATE SET seats ="
                    " excluded.seats"),
    [STORE_KEPT] = ("INSERT INTO kept(id, text) VALUES(?,?)"
                    " ON CONFLICT(id) DO UPDATE SET text = excluded.text"),
    [STORE_LINE] = "INSERT INTO lines(id, n, line) VALUES(?,?,?)",
    [STORE_FORGET] = "DELETE FROM tables WHERE id=?",
};

static const char *const read_sql[STORE_READ] = {
    [STORE_TABLE] = ("SELECT id, game, head, made, (SELECT lines FROM counts"
                     " WHERE counts.id = tables.id) FROM tables WHERE id=?"),
    [STORE_LINK] = ("SELECT id, hash, seats FROM links WHERE id=?"
                    " AND seats > 0 ORDER BY seats"),
    [STORE_KEPT] = "SELECT id, text FROM kept WHERE id=?",
    [STORE_LINE] = "SELECT id, n, line FROM lines WHERE id=? ORDER BY n",
};

struct job {
    struct job *next;
    struct store_row *row; /* texts owned */
    size_t count;
    store_done *done;
    void *context;
    uint64_t begun; /* uv_hrtime() */
    bool good;
};

struct queue {
    struct job *first, **end;
};

struct store {
    struct base base;
    sqlite3_stmt *write[STORE_KINDS], *read[STORE_READ];
    uv_thread_t thread;
    uv_mutex_t lock;
    uv_cond_t wake;
    uv_async_t *async; /* closed by the loop after the store is gone */
    struct queue waiting, written;
    bool stop;
    uint64_t handed; /* jobs so far */
    struct store_times times;
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
    return sqlite3_exec(st->base.writer, sql, NULL, NULL, NULL) == SQLITE_OK;
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

const struct store_bucket store_bucket[STORE_BUCKETS] = {
    {"0.002", 2000000}, {"0.005", 5000000}, {"0.02", 20000000},
    {"0.05", 50000000}, {"0.2", 200000000}, {"1", 1000000000},
};

static void count_time(struct store_times *times, uint64_t nanos)
{
    times->count++;
    times->seconds += (double)nanos / 1e9;
    for (int i = 0; i < STORE_BUCKETS; i++)
        times->within[i] += nanos <= store_bucket[i].nanos;
}

struct store_times store_times(const struct store *st)
{
    return st->times;
}

uint64_t store_waiting(const struct store *st)
{
    return st->handed - st->times.count;
}

static void tell_done(uv_async_t *async)
{
    struct store *st = async->data;

    uv_mutex_lock(&st->lock);
    struct job *job = take_all(&st->written);
    uv_mutex_unlock(&st->lock);
    while (job) {
        struct job *next = job->next;
        count_time(&st->times, uv_hrtime() - job->begun);
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
    job->begun = uv_hrtime();
    st->handed++;
    for (size_t i = 0; i < count; i++)
        copy_row(&job->row[i], &row[i]);
    uv_mutex_lock(&st->lock);
    push(&st->waiting, job);
    uv_cond_signal(&st->wake);
    uv_mutex_unlock(&st->lock);
}

/* What was found of a table so far. */
struct finding {
    bool head;
    int64_t expected, lines; /* of its recording */
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
static enum rum_err read_kind(struct store *st, enum store_kind kind,
                              const char *id, struct finding *f,
                              store_each *each, void *context)
{
    sqlite3_stmt *s = st->read[kind];
    bool good = true;
    int step;

    sqlite3_bind_text(s, 1, id, -1, SQLITE_STATIC);
    while ((step = sqlite3_step(s)) == SQLITE_ROW &&
           (good = found_row(f, kind, s))) {
        const char *text[MAX_READ] = {NULL};
        for (int k = 0; k < sqlite3_column_count(s); k++)
            text[k] = (const char *)sqlite3_column_text(s, k);
        each(context, kind, text);
    }
    sqlite3_reset(s);
    if (!good || step == SQLITE_CORRUPT || step == SQLITE_NOTADB)
        return RUM_EFORMAT;
    return step == SQLITE_DONE ? RUM_OK : RUM_EIO;
}

enum rum_err store_read(struct store *st, const char *id, store_each *each,
                        void *context)
{
    struct finding f = {0};
    enum rum_err err = RUM_OK;

    for (int kind = 0; kind < STORE_READ && !err; kind++)
        err = read_kind(st, (enum store_kind)kind, id, &f, each, context);
    if (err)
        return err;
    if (!f.head)
        return f.lines ? RUM_EFORMAT : RUM_ENOTHING;
    return f.lines == f.expected ? RUM_OK : RUM_EFORMAT;
}

void store_empty(struct store *st, int64_t before, store_each_id *each,
                 void *context)
{
    sqlite3_stmt *s;

    if (sqlite3_prepare_v2(st->base.reader,
                           "SELECT tables.id FROM tables, counts"
                           " WHERE tables.id = counts.id AND lines = 0"
                           " AND made < ? LIMIT 1000",
                           -1, &s, NULL) != SQLITE_OK)
        return;
    sqlite3_bind_int64(s, 1, before);
    while (sqlite3_step(s) == SQLITE_ROW)
        each(context, (const char *)sqlite3_column_text(s, 0));
    sqlite3_finalize(s);
}

/* ---- opening and closing ---- */

static bool prepare(struct store *st)
{
    bool good = true;

    for (int i = 0; i < STORE_KINDS; i++)
        good = good && sqlite3_prepare_v2(st->base.writer, write_sql[i], -1,
                                          &st->write[i], NULL) == SQLITE_OK;
    for (int i = 0; i < STORE_READ; i++)
        good = good && sqlite3_prepare_v2(st->base.reader, read_sql[i], -1,
                                          &st->read[i], NULL) == SQLITE_OK;
    return good;
}

static void close_files(struct store *st)
{
    for (int i = 0; i < STORE_KINDS; i++)
        sqlite3_finalize(st->write[i]);
    for (int i = 0; i < STORE_READ; i++)
        sqlite3_finalize(st->read[i]);
    base_close(&st->base);
}

enum rum_err store_create(const char *path, uv_loop_t *loop, struct store **out,
                          struct rum_err_text *why)
{
    struct store *st = rum_alloc(sizeof(*st));

    why->text[0] = '\0';
    enum rum_err err = base_open(&st->base, path, why);
    if (!err && !prepare(st)) {
        RUM_SAY(why->text, "the database %.150s has other tables than ours",
                path);
        err = RUM_EIO;
    }
    if (err) {
        close_files(st);
        free(st);
        return err;
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
