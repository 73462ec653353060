/*
 * elsewhere.c: a table taken out of a store that nodes share, and put back.
 */
#include "admin.h"

#include <stdlib.h>

#include <rumpus/scene.h>

/* A store for one question, and what came of it. */
struct question {
    uv_loop_t loop;
    struct store *store;
    bool answered;
    enum store_err err;
    struct rum_err_text *why;
    struct rum_text links, lines; /* of an archive, as lists without brackets */
    struct rum_json table;
};

static enum rum_err begin(struct question *q, const char *url,
                          struct rum_err_text *why)
{
    *q = (struct question){.why = why};
    uv_loop_init(&q->loop);
    return store_create(url, "", &q->loop, &q->store, why);
}

static void done(void *context, enum store_err err, const char *detail)
{
    struct question *q = context;

    q->answered = true;
    q->err = err;
    q->why->text[0] = '\0';
    RUM_SAY(q->why->text, "%s: %s", store_err_name(err), detail);
}

static void finish(struct question *q)
{
    while (q->store && !q->answered)
        uv_run(&q->loop, UV_RUN_ONCE);
    store_destroy(q->store);
    uv_run(&q->loop, UV_RUN_DEFAULT);
    uv_loop_close(&q->loop);
}

/* ---- out ---- */

static void take_row(void *context, enum store_kind kind,
                     const char *const *text)
{
    struct question *q = context;
    struct rum_json link = {.out = &q->links, .comma = q->links.n > 0};
    struct rum_json line = {.out = &q->lines, .comma = q->lines.n > 0};

    switch (kind) {
    case STORE_TABLE:
        rum_json_str(&q->table, "id", text[0]);
        rum_json_str(&q->table, "game", text[1]);
        rum_json_int(&q->table, "made", atoll(text[3]));
        rum_json_str(&q->table, "head", text[2]);
        break;
    case STORE_LINK:
        rum_json_open(&link, NULL, '{');
        rum_json_str(&link, "hash", text[1]);
        rum_json_int(&link, "seats", atoll(text[2]));
        rum_json_close(&link, '}');
        break;
    case STORE_KEPT:
        rum_json_str(&q->table, "kept", text[1]);
        break;
    default:
        rum_json_str(&line, NULL, text[2]);
        break;
    }
}

enum rum_err elsewhere_write(const char *url, const char *id,
                             struct rum_text *out, struct rum_err_text *why)
{
    struct question q;
    enum rum_err err = begin(&q, url, why);

    if (err)
        return err;
    q.table = (struct rum_json){.out = out};
    rum_json_open(&q.table, NULL, '{');
    rum_json_int(&q.table, "rumpus_table", 1);
    store_read(q.store, id, true, take_row, done, &q);
    finish(&q);
    rum_text_printf(out, ",\"links\":[%s],\"lines\":[%s]}\n",
                    q.links.n ? q.links.s : "", q.lines.n ? q.lines.s : "");
    rum_text_finish(&q.links);
    rum_text_finish(&q.lines);
    if (q.err == STORE_NOTHING) {
        why->text[0] = '\0';
        RUM_SAY(why->text, "there is no table '%.20s'", id);
        return RUM_ENOTHING;
    }
    return q.err && q.err != STORE_ELSEWHERE ? RUM_EIO : RUM_OK;
}

/* ---- and back ---- */

enum rum_err elsewhere_put(const char *url, const struct archive *a,
                           struct rum_err_text *why)
{
    struct question q;
    enum rum_err err = begin(&q, url, why);

    if (err)
        return err;
    store_write(q.store, a->row, a->rows, done, &q);
    finish(&q);
    if (q.err == STORE_CONFLICT)
        return archive_complain(a, why);
    return q.err ? RUM_EIO : RUM_OK;
}
