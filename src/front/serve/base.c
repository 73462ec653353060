/*
 * base.c: the file of the database: whose it is, its format, and opening it.
 */
#include "base.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <rumpus/scene.h>

#include "secret.h"

#define LONGEST 4096

/* How many lines a table has is counted beside them, by the database itself:
 * lines that are lost are missed, and two histories of one table cannot be. */
static const char schema[] =
    "CREATE TABLE IF NOT EXISTS tables(id TEXT PRIMARY KEY, game TEXT NOT NULL,"
    " head TEXT NOT NULL, made INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS links(id TEXT NOT NULL, hash TEXT NOT NULL,"
    " seats INTEGER NOT NULL, PRIMARY KEY(id, hash)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS kept(id TEXT PRIMARY KEY, text TEXT NOT NULL)"
    " WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS lines(id TEXT NOT NULL, n INTEGER NOT NULL,"
    " line TEXT NOT NULL, PRIMARY KEY(id, n)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS counts(id TEXT PRIMARY KEY,"
    " lines INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE TRIGGER IF NOT EXISTS count_table AFTER INSERT ON tables BEGIN"
    " INSERT INTO counts(id, lines) VALUES(NEW.id, 0); END;"
    "CREATE TRIGGER IF NOT EXISTS count_line AFTER INSERT ON lines BEGIN"
    " SELECT RAISE(ABORT, 'a line out of turn') WHERE NOT EXISTS"
    " (SELECT 1 FROM counts WHERE id = NEW.id AND lines = NEW.n);"
    " UPDATE counts SET lines = lines + 1 WHERE id = NEW.id; END;"
    "CREATE TRIGGER IF NOT EXISTS forget_table AFTER DELETE ON tables BEGIN"
    " DELETE FROM links WHERE id = OLD.id; DELETE FROM kept WHERE id = OLD.id;"
    " DELETE FROM lines WHERE id = OLD.id; DELETE FROM counts WHERE id ="
    " OLD.id; END;"
    "PRAGMA user_version=4";

/* Format 1 had names in a table of their own; now they stand in the recording,
 * like everything that is said of seats. */
static const char from_1[] =
    "BEGIN;"
    "UPDATE tables SET head = head || (SELECT group_concat('seat ' || seat ||"
    " ' ' || who || ' ' || name || char(10), '') FROM seats WHERE seats.id ="
    " tables.id) WHERE id IN (SELECT id FROM seats);"
    "DROP TABLE seats; PRAGMA user_version=2; COMMIT";

/* Format 2 had the keys of links in clear, and no counts. */
static const char from_2[] =
    "BEGIN;"
    "UPDATE links SET key = key_hash(key);"
    "ALTER TABLE links RENAME COLUMN key TO hash;"
    "CREATE TABLE counts(id TEXT PRIMARY KEY, lines INTEGER NOT NULL)"
    " WITHOUT ROWID;"
    "INSERT INTO counts SELECT id, (SELECT count(*) FROM lines WHERE lines.id ="
    " tables.id) FROM tables;"
    "PRAGMA user_version=3; COMMIT;"
    "VACUUM"; /* nothing of the keys stays behind */

/* In format 3 a key opened seats at one table only; it stays with its person
 * for a rematch, which is a table of its own. */
static const char from_3[] =
    "BEGIN;"
    "CREATE TABLE linked(id TEXT NOT NULL, hash TEXT NOT NULL, seats INTEGER"
    " NOT NULL, PRIMARY KEY(id, hash)) WITHOUT ROWID;"
    "INSERT INTO linked SELECT id, hash, seats FROM links;"
    "DROP TRIGGER IF EXISTS forget_table;" /* names it; the schema has it */
    "DROP TABLE links; ALTER TABLE linked RENAME TO links;"
    "PRAGMA user_version=4; COMMIT";

static bool run(struct base *b, const char *sql)
{
    return sqlite3_exec(b->writer, sql, NULL, NULL, NULL) == SQLITE_OK;
}

int base_format(sqlite3 *db)
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

/* ---- whose it is ---- */

static enum rum_err system_error(const char *path, struct rum_err_text *why)
{
    RUM_SAY(why->text, "cannot open the database %.150s: %s", path,
            strerror(errno));
    return RUM_EIO;
}

/* The lock goes with the process, however it ends; the number in the file is
 * only for people. */
static enum rum_err take_lock(struct base *b, const char *path,
                              struct rum_err_text *why)
{
    char name[LONGEST] = "", pid[24] = "";

    RUM_SAY(name, "%s-lock", path);
    b->lock = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (b->lock < 0)
        return system_error(path, why);
    if (flock(b->lock, LOCK_EX | LOCK_NB) < 0) {
        if (pread(b->lock, pid, sizeof(pid) - 1, 0) < 0)
            pid[0] = '\0';
        RUM_SAY(why->text,
                "another server has the database %.150s: process %ld", path,
                strtol(pid, NULL, 10));
        return RUM_EBUSY;
    }
    RUM_SAY(pid, "%ld\n", (long)getpid());
    if (ftruncate(b->lock, 0) < 0 ||
        pwrite(b->lock, pid, strlen(pid), 0) != (ssize_t)strlen(pid))
        return system_error(path, why);
    return RUM_OK;
}

/* SQLite gives what it keeps beside the file the rights of the file. */
static enum rum_err make_private(struct base *b, const char *path,
                                 struct rum_err_text *why)
{
    static const char *const beside[] = {"-wal", "-shm"};
    int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    struct stat st = {0};
    bool good = fd >= 0 && fchmod(fd, 0600) == 0 && fstat(fd, &st) == 0;

    b->device = st.st_dev;
    b->inode = st.st_ino;
    for (int i = 0; i < 2 && good; i++) {
        char name[LONGEST] = "";
        RUM_SAY(name, "%s%s", path, beside[i]);
        good = chmod(name, 0600) == 0 || errno == ENOENT;
    }
    enum rum_err err = good ? RUM_OK : system_error(path, why);
    if (fd >= 0)
        close(fd);
    return err;
}

/* ---- opening and closing ---- */

static void key_hash(sqlite3_context *context, int n, sqlite3_value **value)
{
    char hash[SECRET_HASH_SIZE];

    (void)n;
    secret_hash((const char *)sqlite3_value_text(value[0]), hash);
    sqlite3_result_text(context, hash, -1, SQLITE_TRANSIENT);
}

static bool bring_up_to_date(struct base *b, int version)
{
    return (version != 1 || run(b, from_1)) &&
           (version < 1 || version > 2 ||
            (sqlite3_create_function(b->writer, "key_hash", 1, SQLITE_UTF8,
                                     NULL, key_hash, NULL, NULL) == SQLITE_OK &&
             run(b, from_2))) &&
           (version < 1 || version > 3 || run(b, from_3)) && run(b, schema) &&
           run(b, "PRAGMA wal_checkpoint(TRUNCATE)");
}

enum rum_err base_open(struct base *b, const char *path,
                       struct rum_err_text *why)
{
    *b = (struct base){.lock = -1, .path = strdup(path)};
    why->text[0] = '\0';
    enum rum_err err = take_lock(b, path, why);
    if (!err)
        err = make_private(b, path, why);
    if (err)
        return err;
    if (sqlite3_open(path, &b->writer) == SQLITE_OK &&
        run(b, "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
               "PRAGMA busy_timeout=1000; PRAGMA secure_delete=ON")) {
        int version = base_format(b->writer);
        if (version < 0 || version > BASE_FORMAT) {
            RUM_SAY(why->text,
                    "%.150s has format %d; this program reads format %d", path,
                    version, BASE_FORMAT);
            return RUM_EIO;
        }
        if (bring_up_to_date(b, version) &&
            sqlite3_open_v2(path, &b->reader, SQLITE_OPEN_READONLY, NULL) ==
                SQLITE_OK)
            return RUM_OK;
    }
    RUM_SAY(why->text, "cannot open the database %.150s: %s", path,
            sqlite3_errmsg(b->reader ? b->reader : b->writer));
    return RUM_EIO;
}

void base_close(struct base *b)
{
    sqlite3_close(b->reader);
    sqlite3_close(b->writer);
    if (b->lock >= 0)
        close(b->lock);
    free(b->path);
}

bool base_is_there(const struct base *b)
{
    struct stat st;

    return stat(b->path, &st) == 0 && st.st_dev == b->device &&
           st.st_ino == b->inode;
}
