/*
 * archive.c: a table taken out of the database, and put back.
 *
 *     {"rumpus_table":1,"id":"…","game":"npzr","made":1700000000,"head":"…",
 *      "kept":"{…}","links":[{"hash":"…","seats":1},…],"lines":["play …",…]}
 */
#include "admin.h"

#include <stdlib.h>
#include <string.h>

#include <rumpus/json.h>
#include <rumpus/match.h>

#include "base.h"

#define LARGEST (64u << 20) /* bytes of an archive */

static enum rum_err complain(sqlite3 *db, struct rum_err_text *why)
{
    why->text[0] = '\0';
    RUM_SAY(why->text, "%s", sqlite3_errmsg(db));
    return RUM_EIO;
}

/* ---- out ---- */

/* Give each row of a question about a table to `put`. */
static bool each_row(sqlite3 *db, const char *sql, const char *id,
                     void (*put)(struct rum_json *j, sqlite3_stmt *s),
                     struct rum_json *j)
{
    sqlite3_stmt *s;
    int step = SQLITE_ERROR;

    if (sqlite3_prepare_v2(db, sql, -1, &s, NULL) != SQLITE_OK)
        return false;
    sqlite3_bind_text(s, 1, id, -1, SQLITE_STATIC);
    while ((step = sqlite3_step(s)) == SQLITE_ROW)
        put(j, s);
    sqlite3_finalize(s);
    return step == SQLITE_DONE;
}

static const char *column(sqlite3_stmt *s, int i)
{
    return (const char *)sqlite3_column_text(s, i);
}

static void put_table(struct rum_json *j, sqlite3_stmt *s)
{
    rum_json_str(j, "id", column(s, 0));
    rum_json_str(j, "game", column(s, 1));
    rum_json_int(j, "made", sqlite3_column_int64(s, 2));
    rum_json_str(j, "head", column(s, 3));
    rum_json_str(j, "kept", column(s, 4));
}

static void put_link(struct rum_json *j, sqlite3_stmt *s)
{
    rum_json_open(j, NULL, '{');
    rum_json_str(j, "hash", column(s, 0));
    rum_json_int(j, "seats", sqlite3_column_int64(s, 1));
    rum_json_close(j, '}');
}

static void put_line(struct rum_json *j, sqlite3_stmt *s)
{
    rum_json_str(j, NULL, column(s, 0));
}

enum rum_err archive_write(sqlite3 *db, const char *id, struct rum_text *out,
                           struct rum_err_text *why)
{
    struct rum_json j = {.out = out};
    size_t begun;

    rum_json_open(&j, NULL, '{');
    rum_json_int(&j, "rumpus_table", 1);
    begun = out->n;
    /* One moment of it, whatever a server writes meanwhile. */
    bool good =
        sqlite3_exec(db, "BEGIN", NULL, NULL, NULL) == SQLITE_OK &&
        each_row(db,
                 "SELECT id, game, made, head, (SELECT text FROM kept WHERE "
                 "kept.id = tables.id) FROM tables WHERE id=?",
                 id, put_table, &j);
    bool found = good && out->n > begun;
    rum_json_open(&j, "links", '[');
    good = good && each_row(db,
                            "SELECT hash, seats FROM links WHERE id=? AND "
                            "seats > 0 ORDER BY seats",
                            id, put_link, &j);
    rum_json_close(&j, ']');
    rum_json_open(&j, "lines", '[');
    good = good && each_row(db, "SELECT line FROM lines WHERE id=? ORDER BY n",
                            id, put_line, &j);
    rum_json_close(&j, ']');
    rum_json_close(&j, '}');
    rum_text_puts(out, "\n");
    enum rum_err err = good ? RUM_OK : complain(db, why);
    sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
    if (good && !found) {
        why->text[0] = '\0';
        RUM_SAY(why->text, "there is no table '%.20s'", id);
        return RUM_ENOTHING;
    }
    return err;
}

/* ---- and back ---- */

static const char *text_of(const struct rum_json_value *in, const char *name)
{
    return rum_json_text(rum_json_member(in, name));
}

static int64_t number_of(const struct rum_json_value *in, const char *name)
{
    const struct rum_json_value *v = rum_json_member(in, name);
    return v && v->kind == RUM_JSON_INT ? v->n : -1;
}

static const struct rum_json_value *list_of(const struct rum_json_value *in,
                                            const char *name)
{
    const struct rum_json_value *v = rum_json_member(in, name);
    return v && v->kind == RUM_JSON_LIST ? v : NULL;
}

/* Is it a game that can be played on? The same reader says so that will read
 * it from the database. Of other rules it is kept, as any other table is. */
static bool plays(const struct rum_json_value *in, struct rum_err_text *why)
{
    struct rum_text all = {0};
    struct rum_match *m = NULL;

    rum_text_puts(&all, text_of(in, "head"));
    for (const struct rum_json_value *v = list_of(in, "lines")->first; v;
         v = v->next)
        rum_text_printf(&all, "%s\n", v->text);
    enum rum_err err = rum_match_load(all.s, all.n, NULL, &m, why);
    rum_text_finish(&all);
    if (!err)
        rum_match_destroy(m);
    return err == RUM_OK || err == RUM_EVERSION;
}

static bool is_archive(const struct rum_json_value *in,
                       struct rum_err_text *why)
{
    const char *id = text_of(in, "id");
    const struct rum_json_value *links = list_of(in, "links"),
                                *lines = list_of(in, "lines");
    bool good = number_of(in, "rumpus_table") == 1 && id && strlen(id) == 10 &&
                text_of(in, "game") && text_of(in, "head") &&
                number_of(in, "made") >= 0 && links && lines;

    for (const struct rum_json_value *v = good ? links->first : NULL; v;
         v = v->next)
        good = good && text_of(v, "hash") && number_of(v, "seats") >= 0;
    for (const struct rum_json_value *v = good ? lines->first : NULL; v;
         v = v->next)
        good = good && v->kind == RUM_JSON_TEXT;
    if (!good) {
        why->text[0] = '\0';
        RUM_SAY(why->text, "this is not what 'rumpus admin export' writes");
    }
    return good && plays(in, why);
}

/* As the rows of a store; the texts are the archive's. */
static void make_rows(struct archive *a, const struct rum_json_value *in)
{
    const struct rum_json_value *links = list_of(in, "links"),
                                *lines = list_of(in, "lines");
    const char *id = text_of(in, "id"), *kept = text_of(in, "kept");
    struct store_row *row =
        rum_alloc((2 + links->size + lines->size) * sizeof(*row));
    int64_t n = 0;

    a->id = id;
    a->row = row;
    *row++ = (struct store_row){STORE_TABLE,
                                {{id, 0},
                                 {text_of(in, "game"), 0},
                                 {text_of(in, "head"), 0},
                                 {NULL, number_of(in, "made")}}};
    if (kept)
        *row++ = (struct store_row){STORE_KEPT, {{id, 0}, {kept, 0}}};
    for (const struct rum_json_value *v = links->first; v; v = v->next)
        *row++ = (struct store_row){
            STORE_LINK,
            {{id, 0}, {text_of(v, "hash"), 0}, {NULL, number_of(v, "seats")}}};
    for (const struct rum_json_value *v = lines->first; v; v = v->next)
        *row++ = (struct store_row){STORE_LINE,
                                    {{id, 0}, {NULL, n++}, {v->text, 0}}};
    a->rows = (size_t)(row - a->row);
}

enum rum_err archive_take(struct archive *a, const char *text, size_t n,
                          struct rum_err_text *why)
{
    *a = (struct archive){.doc = {.limit = LARGEST}};
    why->text[0] = '\0';
    const struct rum_json_value *in = rum_json_read(&a->doc, text, n, why);
    if (!in || !is_archive(in, why))
        return RUM_EFORMAT;
    make_rows(a, in);
    return RUM_OK;
}

void archive_finish(struct archive *a)
{
    rum_json_finish(&a->doc);
    free(a->row);
}

static bool put_row(sqlite3 *db, const struct store_row *row)
{
    static const char *const sql[STORE_READ] = {
        [STORE_TABLE] =
            "INSERT INTO tables(id, game, head, made) VALUES(?,?,?,?)",
        [STORE_LINK] = "INSERT INTO links(id, hash, seats) VALUES(?,?,?)",
        [STORE_KEPT] = "INSERT INTO kept(id, text) VALUES(?,?)",
        [STORE_LINE] = "INSERT INTO lines(id, n, line) VALUES(?,?,?)",
    };
    sqlite3_stmt *s;

    if (sqlite3_prepare_v2(db, sql[row->kind], -1, &s, NULL) != SQLITE_OK)
        return false;
    for (int i = 0; i < sqlite3_bind_parameter_count(s); i++) {
        if (row->value[i].s)
            sqlite3_bind_text(s, i + 1, row->value[i].s, -1, SQLITE_STATIC);
        else
            sqlite3_bind_int64(s, i + 1, row->value[i].n);
    }
    bool good = sqlite3_step(s) == SQLITE_DONE;
    sqlite3_finalize(s);
    return good;
}

enum rum_err archive_complain(const struct archive *a, struct rum_err_text *why)
{
    why->text[0] = '\0';
    RUM_SAY(why->text, "there is a table '%s' already", a->id);
    return RUM_EBUSY;
}

enum rum_err archive_put(const struct archive *a, sqlite3 *db,
                         struct rum_err_text *why)
{
    bool good =
        sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL) == SQLITE_OK;

    for (size_t i = 0; good && i < a->rows; i++)
        good = put_row(db, &a->row[i]);
    if (good && sqlite3_exec(db, "COMMIT", NULL, NULL, NULL) == SQLITE_OK)
        return RUM_OK;
    enum rum_err err = sqlite3_errcode(db) == SQLITE_CONSTRAINT
                           ? archive_complain(a, why)
                           : complain(db, why);
    sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
    return err;
}
