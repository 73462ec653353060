/*
 * store.c: where tables are kept: jobs handed from the loop to the threads of
 * an engine, and back.
 */
#include "store.h"

#include <stdlib.h>
#include <string.h>

#include <rumpus/scene.h>
#include <rumpus/text.h>

#include "engine.h"
#include "handle.h"

#define BEAT 1000000000u /* nanoseconds */

struct queue {
    struct job *first, **end;
};

/* A thread, and what waits for it. */
struct worker {
    struct store *store;
    uv_thread_t thread;
    uv_cond_t wake;
    struct queue waiting;
};

struct store {
    const struct engine *engine;
    void *base;
    struct worker writer, reader;
    uv_mutex_t lock;
    uv_async_t *async; /* closed by the loop after the store is gone */
    struct queue done;
    bool stop;
    int session, told_session; /* what the engine says; the watcher knows */
    store_watch *watch;        /* or NULL */
    void *watcher;
    uint64_t handed; /* writes so far */
    struct store_times times;
};

const char *store_err_name(enum store_err err)
{
    static const char *const names[STORE_ERRORS] = {
        "ok",      "nothing", "conflict", "busy",      "full",
        "damaged", "failed",  "lost",     "elsewhere",
    };

    return names[err];
}

/* ---- jobs ---- */

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

static struct job *take_one(struct queue *q)
{
    struct job *one = q->first;

    q->first = one->next;
    if (!q->first)
        q->end = NULL;
    one->next = NULL;
    return one;
}

static char *copy_text(const char *s)
{
    size_t n = strlen(s) + 1;
    return memcpy(rum_alloc(n), s, n);
}

static void free_job(struct job *job)
{
    for (size_t i = 0; i < job->count; i++) {
        for (int k = 0; k < STORE_VALUES; k++)
            free((char *)(uintptr_t)job->row[i].value[k].s);
    }
    free(job->row);
    free(job->id);
    free(job);
}

/* ---- the threads ---- */

/* Something to do, or the time for a sign of life has come. */
static void wait_for_work(struct worker *w)
{
    struct store *st = w->store;

    while (!w->waiting.first && !st->stop) {
        if (w != &st->writer || !st->engine->beat)
            uv_cond_wait(&w->wake, &st->lock);
        else if (uv_cond_timedwait(&w->wake, &st->lock, BEAT) == UV_ETIMEDOUT)
            return;
    }
}

static void work(struct worker *w, void (*run)(struct store *, struct job *),
                 bool together)
{
    struct store *st = w->store;

    uv_mutex_lock(&st->lock);
    for (;;) {
        wait_for_work(w);
        if (!w->waiting.first && st->stop)
            break;
        struct job *batch = together || !w->waiting.first
                                ? take_all(&w->waiting)
                                : take_one(&w->waiting);
        uv_mutex_unlock(&st->lock);
        run(st, batch);
        uv_mutex_lock(&st->lock);
        if (!st->stop && (batch || st->session != st->told_session))
            uv_async_send(st->async);
        while (batch) {
            struct job *next = batch->next;
            push(&st->done, batch);
            batch = next;
        }
    }
    uv_mutex_unlock(&st->lock);
}

static void write_all(struct store *st, struct job *first)
{
    if (first)
        st->engine->write(st->base, first);
    else
        st->engine->beat(st->base);
    if (st->engine->session) {
        int session = st->engine->session(st->base);
        uv_mutex_lock(&st->lock);
        st->session = session;
        uv_mutex_unlock(&st->lock);
    }
}

static void write_until_stopped(void *arg)
{
    work(arg, write_all, true);
}

/* What nobody will hear of any more is not read. */
static void read_one(struct store *st, struct job *job)
{
    uv_mutex_lock(&st->lock);
    bool stop = st->stop;
    uv_mutex_unlock(&st->lock);
    if (!stop)
        st->engine->read(st->base, job);
}

static void read_until_stopped(void *arg)
{
    work(arg, read_one, false);
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
    struct job *job = take_all(&st->done);
    bool changed = st->session != st->told_session;
    bool reachable = st->session != 0;
    st->told_session = st->session;
    uv_mutex_unlock(&st->lock);
    /* First: what was lost is not refused to anybody. */
    if (changed && st->watch)
        st->watch(st->watcher, reachable);
    while (job) {
        struct job *next = job->next;
        if (job->row)
            count_time(&st->times, uv_hrtime() - job->begun);
        if (job->done)
            job->done(job->context, job->err, job->detail);
        free_job(job);
        job = next;
    }
}

static void hand_over(struct worker *w, struct job *job)
{
    struct store *st = w->store;

    job->begun = uv_hrtime();
    uv_mutex_lock(&st->lock);
    push(&w->waiting, job);
    uv_cond_signal(&w->wake);
    uv_mutex_unlock(&st->lock);
}

void store_write(struct store *st, const struct store_row *row, size_t count,
                 store_done *done, void *context)
{
    struct job *job = rum_alloc(sizeof(*job));

    job->row = rum_alloc(count * sizeof(*job->row));
    job->count = count;
    job->done = done;
    job->context = context;
    for (size_t i = 0; i < count; i++) {
        job->row[i] = row[i];
        for (int k = 0; k < STORE_VALUES; k++) {
            if (row[i].value[k].s)
                job->row[i].value[k].s = copy_text(row[i].value[k].s);
        }
    }
    st->handed++;
    hand_over(&st->writer, job);
}

static void wish_to_read(struct store *st, const struct job *wish)
{
    struct job *job = rum_alloc(sizeof(*job));

    *job = *wish;
    hand_over(&st->reader, job);
}

void store_read(struct store *st, const char *id, bool look, store_each *each,
                store_done *done, void *context)
{
    wish_to_read(st, &(struct job){.id = copy_text(id),
                                   .look = look,
                                   .each = each,
                                   .done = done,
                                   .context = context});
}

void store_empty(struct store *st, int64_t before, store_each *each,
                 store_done *done, void *context)
{
    wish_to_read(st, &(struct job){.before = before,
                                   .each = each,
                                   .done = done,
                                   .context = context});
}

void store_watch_by(struct store *st, store_watch *watch, void *context)
{
    st->watch = watch;
    st->watcher = context;
}

const char *store_secret(const struct store *st)
{
    return st->engine->secret ? st->engine->secret(st->base) : "";
}

/* ---- opening and closing ---- */

bool store_is_shared(const char *where)
{
    return strncmp(where, "postgresql://", 13) == 0 ||
           strncmp(where, "postgres://", 11) == 0;
}

/* A password may stand before an @, and after the ? that follows it; there may
 * be an @ in it and, before the first @, a ? as well. */
void store_describe(const char *where, char *out, size_t size)
{
    out[0] = '\0';
    if (!store_is_shared(where)) {
        rum_say(out, size, "%s", where);
        return;
    }
    const char *place = strstr(where, "://") + 3;
    size_t first = strcspn(place, "@/");
    if (place[first] == '@')
        place += first + 1;
    size_t end = strcspn(place, "?"), begin = end;
    while (begin > 0 && place[begin - 1] != '@')
        begin--;
    rum_say(out, size, "postgresql://%.*s", (int)(end - begin), place + begin);
}

enum rum_err store_create(const char *where, const char *address,
                          uv_loop_t *loop, struct store **out,
                          struct rum_err_text *why)
{
    struct store *st = rum_alloc(sizeof(*st));

    why->text[0] = '\0';
    st->engine = store_is_shared(where) ? &postgres_engine : &sqlite_engine;
    enum rum_err err = st->engine->open(where, address, &st->base, why);
    if (err) {
        free(st);
        return err;
    }
    if (st->engine->session)
        st->session = st->told_session = st->engine->session(st->base);
    uv_mutex_init(&st->lock);
    st->writer.store = st->reader.store = st;
    uv_cond_init(&st->writer.wake);
    uv_cond_init(&st->reader.wake);
    st->async = rum_alloc(sizeof(*st->async));
    uv_async_init(loop, st->async, tell_done);
    st->async->data = st;
    uv_thread_create(&st->writer.thread, write_until_stopped, &st->writer);
    uv_thread_create(&st->reader.thread, read_until_stopped, &st->reader);
    *out = st;
    return RUM_OK;
}

static void end_worker(struct worker *w)
{
    uv_thread_join(&w->thread);
    uv_cond_destroy(&w->wake);
}

void store_destroy(struct store *st)
{
    if (!st)
        return;
    uv_mutex_lock(&st->lock);
    st->stop = true;
    uv_cond_signal(&st->writer.wake);
    uv_cond_signal(&st->reader.wake);
    uv_mutex_unlock(&st->lock);
    end_worker(&st->writer);
    end_worker(&st->reader);
    for (struct job *j = take_all(&st->done); j;) {
        struct job *next = j->next;
        free_job(j);
        j = next;
    }
    handle_close(st->async);
    uv_mutex_destroy(&st->lock);
    st->engine->close(st->base);
    free(st);
}
