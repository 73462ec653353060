/*
 * admin.c: `rumpus admin`: which tables there are, a copy of the database, one
 * table out of it and back.
 */
#include "admin.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <rumpus/scene.h>

#include "../common/cli.h"
#include "../common/folders.h"
#include "base.h"
#include "serve.h"

/* The first flag of every command, and the second, which has a value or not. */
enum { DATA, JSON, STORE = JSON };

#define DATA_FLAG                                                              \
    {                                                                          \
        "data", "FILE",                                                        \
            "the database of tables (~/.local/share/rumpus/tables.db)"         \
    }
#define STORE_FLAG                                                             \
    {                                                                          \
        "store", "URL", "tables in PostgreSQL instead: postgresql://HOST/NAME" \
    }

struct wishes {
    const struct cli_usage *usage;
    const char *data, *store, *word;
    bool json, wants_word;
    char path[4096];
};

static int take(void *context, int arg, const char *value)
{
    struct wishes *w = context;

    if (arg == DATA)
        w->data = value;
    else if (arg == STORE && value)
        w->store = value;
    else if (arg == JSON)
        w->json = true;
    else if (w->wants_word && !w->word)
        w->word = value;
    else
        return cli_too_many(w->usage, value);
    return CLI_DONE;
}

/* The database, which must be there and of this program's format. */
static sqlite3 *open_base(struct wishes *w, int flags)
{
    struct rum_err_text why = {""};
    sqlite3 *db = NULL;

    if (w->data)
        RUM_SAY(w->path, "%s", w->data);
    else if (folders_data("tables.db", w->path, sizeof(w->path), &why) < 0)
        cli_error("%s", why.text);
    if (why.text[0])
        return NULL;
    if (sqlite3_open_v2(w->path, &db, flags, NULL) != SQLITE_OK)
        cli_error("cannot open %s: %s", w->path, sqlite3_errmsg(db));
    else if (base_format(db) != BASE_FORMAT)
        cli_error("%s has format %d, not %d; 'rumpus serve' brings older ones "
                  "up to date",
                  w->path, base_format(db), BASE_FORMAT);
    else if (sqlite3_busy_timeout(db, 5000) == SQLITE_OK)
        return db;
    sqlite3_close(db);
    return NULL;
}

/* CLI_READY: *db is open, or w->store says where else it is. */
static int begin(struct wishes *w, int argc, char **argv, int flags,
                 const char *missing, sqlite3 **db)
{
    w->wants_word = missing;
    int code = cli_parse(w->usage, argc, argv, take, w);
    if (code != CLI_READY)
        return code;
    if (missing && !w->word)
        return cli_misuse(w->usage, "%s", missing);
    if (w->store && (w->data || !store_is_shared(w->store)))
        return cli_misuse(w->usage, "--store takes postgresql://HOST/NAME, and "
                                    "excludes --data");
    *db = w->store ? NULL : open_base(w, flags);
    return *db || w->store ? CLI_READY : CLI_FAILED;
}

/* ---- list ---- */

static void put_listed(struct rum_text *out, struct rum_json *j,
                       sqlite3_stmt *s)
{
    const char *id = (const char *)sqlite3_column_text(s, 0);
    const char *game = (const char *)sqlite3_column_text(s, 1);
    time_t made = (time_t)sqlite3_column_int64(s, 2);
    char day[32] = "";
    struct tm utc;

    if (j) {
        rum_json_open(j, NULL, '{');
        rum_json_str(j, "table", id);
        rum_json_str(j, "game", game);
        rum_json_int(j, "made", made);
        rum_json_int(j, "lines", sqlite3_column_int64(s, 3));
        rum_json_close(j, '}');
        return;
    }
    strftime(day, sizeof(day), "%Y-%m-%d %H:%M", gmtime_r(&made, &utc));
    rum_text_printf(out, "%s  %-8s  %s UTC  %6lld lines\n", id, game, day,
                    (long long)sqlite3_column_int64(s, 3));
}

static int admin_list(int argc, char **argv)
{
    static const struct cli_flag flags[] = {
        DATA_FLAG, {"json", NULL, "as one JSON object"}, {0}};
    static const struct cli_usage usage = {
        .command = "admin list",
        .line = "[options]",
        .about = "Which tables there are, the oldest first.",
        .flags = flags};
    struct wishes w = {.usage = &usage};
    struct rum_text out = {0};
    struct rum_json j = {.out = &out};
    sqlite3 *db = NULL;
    sqlite3_stmt *s;

    int code = begin(&w, argc, argv, SQLITE_OPEN_READONLY, NULL, &db);
    if (code != CLI_READY)
        return code;
    sqlite3_prepare_v2(db,
                       "SELECT id, game, made, (SELECT lines FROM counts WHERE "
                       "counts.id = tables.id) FROM tables ORDER BY made, id",
                       -1, &s, NULL);
    if (w.json) {
        rum_json_open(&j, NULL, '{');
        rum_json_open(&j, "tables", '[');
    }
    int step;
    while ((step = sqlite3_step(s)) == SQLITE_ROW)
        put_listed(&out, w.json ? &j : NULL, s);
    if (w.json) {
        rum_json_close(&j, ']');
        rum_json_close(&j, '}');
        rum_text_puts(&out, "\n");
    }
    code = step == SQLITE_DONE
               ? CLI_DONE
               : cli_error("cannot read %s: %s", w.path, sqlite3_errmsg(db));
    sqlite3_finalize(s);
    cli_print(&out);
    rum_text_finish(&out);
    sqlite3_close(db);
    return code;
}

/* ---- backup ---- */

static int admin_backup(int argc, char **argv)
{
    static const struct cli_flag flags[] = {DATA_FLAG, {0}};
    static const struct cli_usage usage = {
        .command = "admin backup",
        .line = "FILE [options]",
        .about = "Copy the database as it is at this moment, also while a "
                 "server runs. FILE must not exist; it holds everybody's "
                 "cards, and is for you alone.",
        .flags = flags};
    struct wishes w = {.usage = &usage};
    sqlite3 *db = NULL;
    sqlite3_stmt *s;

    int code = begin(&w, argc, argv, SQLITE_OPEN_READONLY,
                     "a backup needs the name of a new file", &db);
    if (code != CLI_READY)
        return code;
    umask(077);
    if (access(w.word, F_OK) == 0) {
        code = cli_error("%s is there already", w.word);
    } else {
        sqlite3_prepare_v2(db, "VACUUM INTO ?", -1, &s, NULL);
        sqlite3_bind_text(s, 1, w.word, -1, SQLITE_STATIC);
        code =
            sqlite3_step(s) == SQLITE_DONE
                ? CLI_DONE
                : cli_error("cannot write %s: %s", w.word, sqlite3_errmsg(db));
        sqlite3_finalize(s);
    }
    sqlite3_close(db);
    return code;
}

/* ---- export and import ---- */

static int admin_export(int argc, char **argv)
{
    static const struct cli_flag flags[] = {DATA_FLAG, STORE_FLAG, {0}};
    static const struct cli_usage usage = {
        .command = "admin export",
        .line = "TABLE [options]",
        .about = "Write a table to standard output, with all that is kept of "
                 "it: 'admin import' puts it back. It holds every card to "
                 "come.",
        .flags = flags};
    struct wishes w = {.usage = &usage};
    struct rum_text out = {0};
    struct rum_err_text why;
    sqlite3 *db = NULL;

    int code = begin(&w, argc, argv, SQLITE_OPEN_READONLY,
                     "which table? 'admin list' names them", &db);
    if (code != CLI_READY)
        return code;
    code = CLI_DONE;
    if ((w.store ? elsewhere_write(w.store, w.word, &out, &why)
                 : archive_write(db, w.word, &out, &why)) < 0)
        code = cli_error("%s", why.text);
    else
        cli_print(&out);
    rum_text_finish(&out);
    sqlite3_close(db);
    return code;
}

static bool read_whole(const char *path, struct rum_text *out)
{
    FILE *f = strcmp(path, "-") == 0 ? stdin : fopen(path, "r");
    char bytes[8192];
    size_t n;

    if (!f)
        return false;
    while ((n = fread(bytes, 1, sizeof(bytes), f)) > 0)
        rum_text_add(out, bytes, n);
    bool good = !ferror(f);
    if (f != stdin)
        fclose(f);
    return good && out->n > 0;
}

static int admin_import(int argc, char **argv)
{
    static const struct cli_flag flags[] = {DATA_FLAG, STORE_FLAG, {0}};
    static const struct cli_usage usage = {
        .command = "admin import",
        .line = "FILE [options]",
        .about = "Put a table back that 'admin export' has written, under its "
                 "old id and with its old links; - is standard input. A server "
                 "that runs finds it.",
        .flags = flags};
    struct wishes w = {.usage = &usage};
    struct rum_text text = {0}, out = {0};
    struct archive archive = {0};
    struct rum_err_text why;
    sqlite3 *db = NULL;

    int code = begin(&w, argc, argv, SQLITE_OPEN_READWRITE,
                     "which file? - is standard input", &db);
    if (code != CLI_READY)
        return code;
    code = CLI_DONE;
    if (!read_whole(w.word, &text)) {
        code = cli_error("cannot read %s", w.word);
    } else if (archive_take(&archive, text.s, text.n, &why) < 0 ||
               (w.store ? elsewhere_put(w.store, &archive, &why)
                        : archive_put(&archive, db, &why)) < 0) {
        code = cli_error("%s", why.text);
    } else {
        rum_text_printf(&out, "%s\n", archive.id);
        cli_print(&out);
    }
    archive_finish(&archive);
    rum_text_finish(&text);
    rum_text_finish(&out);
    sqlite3_close(db);
    return code;
}

static const struct cli_command commands[] = {
    {"list", "which tables there are", admin_list},
    {"backup", "a copy of all of them, while the server runs", admin_backup},
    {"export", "one table, as a file", admin_export},
    {"import", "put one back", admin_import},
    {0},
};

static const struct cli_group admin = {
    .name = "admin",
    .about = "Look after the tables of a server.",
    .command = commands,
};

int admin_main(int argc, char **argv)
{
    return cli_dispatch(&admin, argc, argv);
}
