/*
 * postgres.c: tables in a database that several nodes share.
 *
 * Two lines: one that writes and holds the lock of this node's number, one
 * that reads. What is written rests on the lock, which goes with the line: if
 * it breaks, this node is nobody's home any more, and another line has another
 * number. pgschema.c has what the database does about that.
 */
#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/game.h>
#include <rumpus/scene.h>
#include <rumpus/text.h>

#include "engine.h"
#include "pgline.h"
#include "pgschema.h"

#define MAX_VALUES (STORE_VALUES + 1)
#define MAX_PAUSE  4000 /* ms between two tries to get back */

/* The last value of each is the number of this node. */
static const struct {
    const char *sql;
    int values;
} write_sql[STORE_KINDS] = {
    [STORE_TABLE] = {"WITH t AS (INSERT INTO tables(id, game, head, made)"
                     " VALUES($1, $2, $3, $4) RETURNING id) INSERT INTO"
                     " counts(id, lines, home) SELECT id, 0, $5::integer FROM"
                     " t",
                     5},
    [STORE_LINK] = {"INSERT INTO links(id, hash, seats) SELECT $1, $2,"
                    " $3::integer FROM counts WHERE id = $1 AND home ="
                    " $4::integer ON CONFLICT(id, hash) DO UPDATE SET seats ="
                    " excluded.seats",
                    4},
    [STORE_KEPT] = {"INSERT INTO kept(id, text) SELECT $1, $2 FROM counts WHERE"
                    " id = $1 AND home = $3::integer ON CONFLICT(id) DO UPDATE"
                    " SET text = excluded.text",
                    3},
    [STORE_LINE] = {"SELECT rumpus_append($1, $2, $3, $4)", 4},
    [STORE_FORGET] = {"SELECT rumpus_forget($1, $2)", 2},
};

static const char *const read_sql[STORE_READ] = {
    [STORE_TABLE] = ("SELECT id, game, head, made, (SELECT lines FROM counts"
                     " WHERE counts.id = tables.id) FROM tables WHERE id = $1"),
    [STORE_LINK] = ("SELECT id, hash, seats FROM links WHERE id = $1"
                    " AND seats > 0 ORDER BY seats"),
    [STORE_KEPT] = "SELECT id, text FROM kept WHERE id = $1",
    [STORE_LINE] = "SELECT id, n, line FROM lines WHERE id = $1 ORDER BY n",
};

static const char empty_sql[] =
    "SELECT id FROM tables JOIN counts USING(id) WHERE lines = 0"
    " AND position(E'\\nplay ' in head) = 0 AND made < $1 LIMIT 1000";

/* What a session is told first. The server ends it when it hears nothing for
 * so long, and with it the lock: then the node is cut off from it. */
static const char *const session_sql[] = {
    "SET synchronous_commit = on",
    "SET idle_session_timeout = 3000",
    "SET idle_in_transaction_session_timeout = 3000",
    "SET tcp_user_timeout = 3000",
    "DELETE FROM nodes WHERE rumpus_gone(number)",
};

struct shared {
    char *url, address[128];
    char secret[SECRET_SIZE];
    char plays[1024]; /* " npzr:1 zg:3 ": games, and versions of their rules */
    PGconn *writer, *reader;
    atomic_int number; /* of this node; 0: it has none */
    uint64_t again;    /* when to try to get back, and how long it was put */
    uint32_t pause;    /* off, in milliseconds */
};

/* ---- the session ---- */

static void end_session(struct shared *s)
{
    PQfinish(s->writer);
    s->writer = NULL;
    s->number = 0;
}

static bool prepare(PGconn *c)
{
    bool good = true;

    for (int i = 0; good && i < STORE_KINDS; i++) {
        bool end = false;
        char name[8];
        snprintf(name, sizeof(name), "%d", i);
        good = PQsendPrepare(c, name, write_sql[i].sql, 0, NULL);
        while (good && !end) {
            PGresult *r = pg_next(c, &end);
            good = end || (r && pg_is_good(r));
            PQclear(r);
        }
    }
    return good;
}

/* A number of our own, and its lock before anybody can see it. */
static bool take_number(struct shared *s)
{
    PGresult *r =
        pg_ask(s->writer,
               "WITH n AS (INSERT INTO nodes(address, plays) VALUES($1, $2)"
               " RETURNING number) SELECT number, pg_advisory_lock(7317,"
               " number) FROM n",
               2, (const char *const[]){s->address, s->plays});
    bool good = r && pg_is_good(r) && PQntuples(r) == 1;

    if (good)
        s->number = atoi(PQgetvalue(r, 0, 0));
    PQclear(r);
    return good;
}

static bool begin_session(struct shared *s, struct rum_err_text *why)
{
    why->text[0] = '\0';
    s->writer = pg_open(s->url, why->text, sizeof(why->text));
    bool good =
        s->writer &&
        (s->secret[0] || pg_make_schema(s->writer, s->secret, why) == RUM_OK);
    for (size_t i = 0; good && i < sizeof(session_sql) / sizeof(*session_sql);
         i++)
        good = pg_run(s->writer, session_sql[i]);
    good = good && prepare(s->writer) && take_number(s);
    if (good)
        return true;
    if (!why->text[0])
        RUM_SAY(why->text, "cannot use the database: %s",
                PQerrorMessage(s->writer));
    end_session(s);
    return false;
}

/* The way back, not too often. */
static bool have_session(struct shared *s)
{
    struct rum_err_text why;
    uint64_t now = uv_hrtime() / 1000000;

    if (s->writer)
        return true;
    if (now < s->again)
        return false;
    if (begin_session(s, &why)) {
        s->pause = 0;
        return true;
    }
    s->pause = s->pause ? 2 * s->pause : 250;
    if (s->pause > MAX_PAUSE)
        s->pause = MAX_PAUSE;
    s->again = uv_hrtime() / 1000000 + s->pause;
    return false;
}

static void beat(void *base)
{
    struct shared *s = base;

    if (have_session(s) && !pg_run(s->writer, "SELECT 1"))
        end_session(s);
}

static int session(void *base)
{
    struct shared *s = base;
    return s->number;
}

static const char *secret(void *base)
{
    struct shared *s = base;
    return s->secret;
}

/* ---- writing ---- */

static bool send_row(struct shared *s, const struct store_row *row)
{
    int n = write_sql[row->kind].values;
    char text[MAX_VALUES][24], name[8];
    const char *value[MAX_VALUES];

    for (int i = 0; i < n; i++) {
        const struct store_value *v = &row->value[i];
        bool node = i == n - 1;
        value[i] = !node && v->s ? v->s : text[i];
        snprintf(text[i], sizeof(text[i]), "%" PRId64,
                 node ? (int64_t)s->number : v->n);
    }
    snprintf(name, sizeof(name), "%d", row->kind);
    return PQsendQueryPrepared(s->writer, name, n, value, NULL, NULL, 0);
}

static bool send_command(PGconn *c, const char *sql)
{
    return PQsendQueryParams(c, sql, 0, NULL, NULL, NULL, NULL, 0);
}

/* Everything at once, as one transaction. */
static bool send_jobs(struct shared *s, const struct job *first)
{
    bool good =
        PQenterPipelineMode(s->writer) && send_command(s->writer, "BEGIN");

    for (const struct job *j = first; good && j; j = j->next) {
        if (j->err != STORE_OK)
            continue; /* has failed already */
        for (size_t i = 0; good && i < j->count; i++)
            good = send_row(s, &j->row[i]);
    }
    return good && send_command(s->writer, "COMMIT") &&
           PQpipelineSync(s->writer);
}

/* The answer to one statement. False: the line is broken. Of a statement that
 * failed `job` is told, unless one before it did. */
static bool take_answer(PGconn *c, struct job *job, bool *failed)
{
    bool end;
    PGresult *r = pg_next(c, &end);

    if (!r)
        return false;
    if (!pg_is_good(r) && !*failed) {
        *failed = true;
        pg_fail(job, r);
    }
    PQclear(r);
    r = pg_next(c, &end); /* the end of this statement */
    PQclear(r);
    return end;
}

static bool take_sync(PGconn *c)
{
    bool end;
    PGresult *r = pg_next(c, &end);
    bool good = r && PQresultStatus(r) == PGRES_PIPELINE_SYNC;

    PQclear(r);
    return good && PQexitPipelineMode(c);
}

/* All answers. *failed: nothing was written; a job that is to blame for it by
 * itself says so, else `how` does. */
static bool take_answers(PGconn *c, struct job *first, struct job *how,
                         bool *failed)
{
    bool good = take_answer(c, how, failed);

    for (struct job *j = first; good && j; j = j->next) {
        if (j->err != STORE_OK)
            continue;
        for (size_t i = 0; good && i < j->count; i++)
            good = take_answer(c, j, failed);
    }
    good = good && take_answer(c, how, failed) && take_sync(c);
    if (good && PQtransactionStatus(c) != PQTRANS_IDLE)
        good = pg_run(c, "ROLLBACK");
    return good;
}

/* Of those that have not failed already. */
static void fail_rest(struct job *first, enum store_err err, const char *detail)
{
    for (struct job *j = first; j; j = j->next) {
        if (j->err != STORE_OK)
            continue;
        j->err = err;
        j->detail[0] = '\0';
        RUM_SAY(j->detail, "%s", detail);
    }
}

/* Without a job that fails by itself the others are written once more. */
static void write_jobs(void *base, struct job *first)
{
    struct shared *s = base;
    struct job how = {.err = STORE_OK};
    bool failed = true;

    for (struct job *j = first; j; j = j->next)
        j->err = STORE_OK;
    if (!have_session(s)) {
        fail_rest(first, STORE_BUSY, "the database is out of reach");
        return;
    }
    while (failed && !how.err) {
        failed = false;
        if (!send_jobs(s, first) ||
            !take_answers(s->writer, first, &how, &failed)) {
            fail_rest(first, STORE_LOST, "the line to the database broke");
            end_session(s);
            return;
        }
    }
    if (how.err)
        fail_rest(first, how.err, how.detail);
}

/* ---- reading ---- */

/* What was found of a table so far. */
struct finding {
    int64_t expected, lines; /* of its recording; the next line */
    bool head;
};

/* One row, which must be the next one. */
static bool found_row(struct finding *f, enum store_kind kind,
                      const char *const *text)
{
    if (kind == STORE_TABLE) {
        f->head = true;
        f->expected = text[4] ? atoll(text[4]) : -1;
    }
    return kind != STORE_LINE || atoll(text[1]) == f->lines++;
}

static bool give_rows(struct job *job, enum store_kind kind, const PGresult *r,
                      struct finding *found)
{
    for (int i = 0; i < PQntuples(r); i++) {
        const char *text[MAX_VALUES] = {NULL};
        for (int k = 0; k < PQnfields(r) && k < MAX_VALUES; k++)
            text[k] = PQgetisnull(r, i, k) ? NULL : PQgetvalue(r, i, k);
        if (!found_row(found, kind, text)) {
            job->err = STORE_DAMAGED;
            RUM_SAY(job->detail, "line %" PRId64 " is missing",
                    found->lines - 1);
            return false;
        }
        job->each(job->context, kind, text);
    }
    return true;
}

/* A reading that breaks has changed nothing: it may be tried again. */
static bool read_rows(struct shared *s, struct job *job, enum store_kind kind,
                      const char *sql, const char *value, struct finding *found)
{
    PGresult *r = pg_ask(s->reader, sql, 1, &value);
    bool good = r && pg_is_good(r);

    if (good)
        good = give_rows(job, kind, r, found);
    else
        pg_fail(job, r);
    if (job->err == STORE_LOST)
        job->err = STORE_BUSY;
    PQclear(r);
    return good;
}

static void read_table(struct shared *s, struct job *job)
{
    struct finding found = {0};

    for (enum store_kind kind = 0; kind < STORE_READ; kind++) {
        if (!read_rows(s, job, kind, read_sql[kind], job->id, &found))
            return;
    }
    if (!found.head && !found.lines) {
        job->err = STORE_NOTHING;
    } else if (!found.head || found.lines != found.expected) {
        job->err = STORE_DAMAGED;
        RUM_SAY(job->detail, "%" PRId64 " lines of %" PRId64, found.lines,
                found.expected);
    }
}

/* Nobody knows what the line would answer next. */
static void drop_reader(struct shared *s)
{
    PQfinish(s->reader);
    s->reader = NULL;
}

/* Become its home; STORE_ELSEWHERE, and the address of who is. */
static enum store_err claim(struct shared *s, struct job *job)
{
    char node[16];

    snprintf(node, sizeof(node), "%d", s->number);
    PGresult *r = pg_ask(s->reader, "SELECT * FROM rumpus_claim($1, $2)", 2,
                         (const char *const[]){job->id, node});
    enum store_err err = STORE_OK;
    if (!r || !pg_is_good(r)) {
        pg_fail(job, r);
        drop_reader(s);
        err = STORE_BUSY;
    } else if (PQntuples(r) == 1 && strcmp(PQgetvalue(r, 0, 0), node) != 0) {
        /* Without an address it has gone this moment. */
        err = PQgetisnull(r, 0, 1) ? STORE_BUSY : STORE_ELSEWHERE;
        RUM_SAY(job->detail, "%s", PQgetvalue(r, 0, 1));
    }
    PQclear(r);
    return err;
}

static bool have_reader(struct shared *s, struct job *job)
{
    if (PQstatus(s->reader) != CONNECTION_OK)
        drop_reader(s);
    if (s->number && !s->reader)
        s->reader = pg_open(s->url, job->detail, sizeof(job->detail));
    return s->number && s->reader;
}

static void read_empty(struct shared *s, struct job *job)
{
    char before[24];

    snprintf(before, sizeof(before), "%" PRId64, job->before);
    read_rows(s, job, STORE_TABLE, empty_sql, before, &(struct finding){0});
}

/* What is read is of one moment, whatever is written meanwhile. */
static void read_at_once(struct shared *s, struct job *job)
{
    bool good = pg_run(s->reader, "BEGIN ISOLATION LEVEL REPEATABLE READ");

    if (good)
        (job->id ? read_table : read_empty)(s, job);
    if (good && pg_run(s->reader, "COMMIT"))
        return;
    drop_reader(s);
    job->err = STORE_BUSY;
}

static void read_job(void *base, struct job *job)
{
    struct shared *s = base;

    job->err = STORE_BUSY;
    job->detail[0] = '\0';
    if (!have_reader(s, job))
        return;
    enum store_err home = job->id ? claim(s, job) : STORE_OK;
    job->err = home;
    if (home && !(home == STORE_ELSEWHERE && job->look))
        return;
    job->err = STORE_OK;
    read_at_once(s, job);
    if (!job->err)
        job->err = home;
}

/* ---- opening and closing ---- */

static void close_shared(void *base)
{
    struct shared *s = base;

    PQfinish(s->writer);
    PQfinish(s->reader);
    free(s->url);
    free(s);
}

static enum rum_err open_shared(const char *url, const char *address,
                                void **base, struct rum_err_text *why)
{
    struct shared *s = rum_alloc(sizeof(*s));

    s->url = strdup(url);
    RUM_SAY(s->address, "%s", address);
    /* Whoever cannot be called plays nothing. */
    for (const struct rum_game *const *g = rum_games(); *address && *g; g++)
        RUM_SAY(s->plays, " %s:%d ", (*g)->id, (*g)->rules_version);
    if (!begin_session(s, why)) {
        close_shared(s);
        return RUM_EIO;
    }
    *base = s;
    return RUM_OK;
}

const struct engine postgres_engine = {
    .open = open_shared,
    .close = close_shared,
    .write = write_jobs,
    .read = read_job,
    .beat = beat,
    .session = session,
    .secret = secret,
};
