/*
 * pgline.c: one line to a PostgreSQL database, on which nothing waits for ever.
 */
#include "pgline.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <uv.h>

#include <rumpus/scene.h>

/* That a table is there already is no news. */
static void say_nothing(void *context, const PGresult *r)
{
    (void)context;
    (void)r;
}

PGconn *pg_open(const char *url, char *why, size_t size)
{
    /* What stands in the address goes before what stands here. */
    static const char *const name[] = {"connect_timeout",  "tcp_user_timeout",
                                       "application_name", "client_encoding",
                                       "dbname",           NULL};
    const char *const value[] = {"2", "3000", "rumpus", "UTF8", url, NULL};
    PGconn *c = PQconnectdbParams(name, value, 1);

    PQsetNoticeReceiver(c, say_nothing, NULL);
    if (PQstatus(c) == CONNECTION_OK && PQsetnonblocking(c, 1) == 0)
        return c;
    rum_say(why, size, "%.*s", (int)strcspn(PQerrorMessage(c), "\n"),
            PQerrorMessage(c));
    PQfinish(c);
    return NULL;
}

/* Until a result can be taken without waiting. */
static bool wait_for(PGconn *c)
{
    uint64_t end = uv_hrtime() / 1000000 + PG_PATIENCE;

    for (;;) {
        int unsent = PQflush(c);
        if (unsent < 0 || PQsocket(c) < 0)
            return false;
        if (!PQisBusy(c))
            return true;
        uint64_t now = uv_hrtime() / 1000000;
        struct pollfd fd = {.fd = PQsocket(c),
                            .events = (short)(POLLIN | (unsent ? POLLOUT : 0))};
        if (now >= end)
            return false;
        int ready = poll(&fd, 1, (int)(end - now));
        if (ready < 0 && errno != EINTR)
            return false;
        if (ready > 0 && fd.revents & (POLLIN | POLLERR | POLLHUP) &&
            !PQconsumeInput(c))
            return false;
    }
}

PGresult *pg_next(PGconn *c, bool *end)
{
    *end = false;
    if (!wait_for(c))
        return NULL;
    PGresult *r = PQgetResult(c);
    *end = !r;
    if (r && PQstatus(c) != CONNECTION_OK) {
        PQclear(r);
        r = NULL;
    }
    return r;
}

PGresult *pg_ask(PGconn *c, const char *sql, int n, const char *const *value)
{
    PGresult *answer = NULL;
    bool end = false;

    if (!PQsendQueryParams(c, sql, n, NULL, value, NULL, NULL, 0))
        return NULL;
    for (;;) {
        PGresult *r = pg_next(c, &end);
        if (!r)
            break;
        PQclear(answer);
        answer = r;
    }
    if (end)
        return answer;
    PQclear(answer);
    return NULL;
}

bool pg_run(PGconn *c, const char *sql)
{
    PGresult *r = pg_ask(c, sql, 0, NULL);
    bool good = r && pg_is_good(r);

    PQclear(r);
    return good;
}

bool pg_is_good(const PGresult *r)
{
    ExecStatusType status = PQresultStatus(r);

    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

enum store_err pg_meaning(const PGresult *r)
{
    /* The beginning of a code of SQL says of which kind it is. */
    static const struct {
        const char *code;
        enum store_err err;
    } meaning[] = {
        {"23505", STORE_CONFLICT}, {"53100", STORE_FULL},    {"53", STORE_BUSY},
        {"40", STORE_BUSY},        {"55", STORE_BUSY},       {"57", STORE_BUSY},
        {"XX001", STORE_DAMAGED},  {"XX002", STORE_DAMAGED},
    };
    if (!r)
        return STORE_LOST;
    if (pg_is_good(r))
        return STORE_OK;
    const char *code = PQresultErrorField(r, PG_DIAG_SQLSTATE);
    for (size_t i = 0; code && i < sizeof(meaning) / sizeof(*meaning); i++) {
        if (strncmp(code, meaning[i].code, strlen(meaning[i].code)) == 0)
            return meaning[i].err;
    }
    return STORE_FAILED;
}

void pg_fail(struct job *job, const PGresult *r)
{
    const char *words = r ? PQresultErrorField(r, PG_DIAG_MESSAGE_PRIMARY)
                          : "the line to the database broke";

    job->err = pg_meaning(r);
    job->detail[0] = '\0';
    RUM_SAY(job->detail, "%s", words ? words : "");
}
