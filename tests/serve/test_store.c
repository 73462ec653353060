/*
 * test_store.c: what the disk gives back, and what it says when it cannot.
 */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <sqlite3.h>

#include <rumpus/text.h>

#include "kit.h"
#include "secret.h"
#include "store.h"

#define PAGE  4096
#define LINES 1000

/* A store in a folder of its own. */
struct place {
    char folder[32], path[64];
    uv_loop_t loop;
    struct store *store;
    struct rum_err_text why;
    int heads, links, lines; /* what was read */
    char hash[SECRET_HASH_SIZE];
    char id[3][8]; /* of tables that were listed */
    int ids;
    enum store_err err; /* STORE_ERRORS: not yet */
    char detail[120];
};

static void begin(struct place *p)
{
    *p = (struct place){.folder = "/tmp/rumpus-store-XXXXXX"};
    CHECK(mkdtemp(p->folder));
    snprintf(p->path, sizeof(p->path), "%s/tables.db", p->folder);
    uv_loop_init(&p->loop);
}

static void open_store(struct place *p)
{
    CHECK_INT(store_create(p->path, "", &p->loop, &p->store, &p->why), RUM_OK);
}

static void close_store(struct place *p)
{
    store_destroy(p->store);
    p->store = NULL;
    uv_run(&p->loop, UV_RUN_DEFAULT);
}

static void finish(struct place *p)
{
    static const char *const names[] = {"", "-lock", "-wal", "-shm"};
    char name[80];

    close_store(p);
    for (int i = 0; i < 4; i++) {
        snprintf(name, sizeof(name), "%s%s", p->path, names[i]);
        unlink(name);
    }
    CHECK_INT(rmdir(p->folder), 0);
    uv_loop_close(&p->loop);
}

static void done(void *context, enum store_err err, const char *detail)
{
    struct place *p = context;

    p->err = err;
    snprintf(p->detail, sizeof(p->detail), "%s", detail);
}

static enum store_err wait_for(struct place *p)
{
    while (p->err == STORE_ERRORS)
        uv_run(&p->loop, UV_RUN_ONCE);
    return p->err;
}

static enum store_err try_row(struct place *p, struct store_row row)
{
    p->err = STORE_ERRORS;
    store_write(p->store, &row, 1, done, p);
    return wait_for(p);
}

static bool write_row(struct place *p, struct store_row row)
{
    return try_row(p, row) == STORE_OK;
}

static bool write_head(struct place *p, const char *id)
{
    return write_row(p, (struct store_row){
                            STORE_TABLE, {{id, 0}, {"npzr", 0}, {"head", 0}}});
}

static struct store_row line_of(const char *id, int n)
{
    return (struct store_row){STORE_LINE,
                              {{id, 0}, {NULL, n}, {"play 0 1234567890", 0}}};
}

static bool write_line(struct place *p, const char *id, int n)
{
    return write_row(p, line_of(id, n));
}

static void count(void *context, enum store_kind kind, const char *const *text)
{
    struct place *p = context;

    p->heads += kind == STORE_TABLE;
    p->lines += kind == STORE_LINE;
    if (kind == STORE_LINK) {
        p->links++;
        snprintf(p->hash, sizeof(p->hash), "%s", text[1]);
    }
}

static enum store_err read_back(struct place *p, const char *id)
{
    p->heads = p->links = p->lines = 0;
    p->err = STORE_ERRORS;
    store_read(p->store, id, false, count, done, p);
    return wait_for(p);
}

/* Change the file behind the store's back. */
static void change(struct place *p, const char *sql)
{
    sqlite3 *db;
    char *error = NULL;

    CHECK_INT(sqlite3_open(p->path, &db), SQLITE_OK);
    sqlite3_exec(db, sql, NULL, NULL, &error);
    CHECK_STR(error ? error : "", "");
    sqlite3_close(db);
}

TEST(lines_come_back_in_order_and_none_out_of_turn)
{
    struct place p;

    begin(&p);
    open_store(&p);
    CHECK(write_head(&p, "one"));
    CHECK(write_line(&p, "one", 0));
    CHECK_INT(try_row(&p, line_of("one", 0)),
              STORE_CONFLICT);        /* another history */
    CHECK(!write_line(&p, "one", 2)); /* a gap */
    CHECK(write_line(&p, "one", 1));
    CHECK(!write_line(&p, "two", 0)); /* no such table */
    CHECK_INT(read_back(&p, "one"), STORE_OK);
    CHECK_INT(p.lines, 2);
    CHECK_INT(read_back(&p, "two"), STORE_NOTHING);
    finish(&p);
}

TEST(rows_written_together_are_there_together_or_not_at_all)
{
    struct place p;
    const struct store_row good[] = {line_of("one", 0), line_of("one", 1)},
                           bad[] = {line_of("one", 2), line_of("one", 4)};

    begin(&p);
    open_store(&p);
    CHECK(write_head(&p, "one"));
    p.err = STORE_ERRORS;
    store_write(p.store, good, 2, done, &p);
    CHECK_INT(wait_for(&p), STORE_OK);
    p.err = STORE_ERRORS;
    store_write(p.store, bad, 2, done, &p);
    CHECK_INT(wait_for(&p), STORE_CONFLICT);
    CHECK_INT(read_back(&p, "one"), STORE_OK);
    CHECK_INT(p.lines, 2);
    finish(&p);
}

TEST(what_is_locked_is_busy_and_goes_on_later)
{
    struct place p;
    sqlite3 *db;

    begin(&p);
    open_store(&p);
    CHECK(write_head(&p, "one"));
    CHECK_INT(sqlite3_open(p.path, &db), SQLITE_OK);
    CHECK_INT(sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL), 0);
    CHECK_INT(try_row(&p, line_of("one", 0)), STORE_BUSY);
    CHECK_INT(read_back(&p, "one"), STORE_OK); /* it can still be read */
    sqlite3_close(db);
    CHECK(write_line(&p, "one", 0));
    finish(&p);
}

TEST(a_disk_that_takes_no_more_keeps_what_it_has)
{
    struct place p;
    struct rlimit before, small;
    int n = 0;

    begin(&p);
    open_store(&p);
    CHECK(write_head(&p, "one"));
    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before);
    small = before;
    small.rlim_cur = 150000;
    setrlimit(RLIMIT_FSIZE, &small);
    while (try_row(&p, line_of("one", n)) == STORE_OK && n < LINES)
        n++;
    /* SQLite says full of ENOSPC, and that it failed of EFBIG. */
    CHECK_INT(p.err, STORE_FAILED);
    CHECK(n > 0);
    setrlimit(RLIMIT_FSIZE, &before);
    CHECK(write_line(&p, "one", n)); /* there is room again */
    CHECK_INT(read_back(&p, "one"), STORE_OK);
    CHECK_INT(p.lines, n + 1);
    finish(&p);
}

static ssize_t refuse(int fd, const void *bytes, size_t n, off_t at)
{
    (void)fd, (void)bytes, (void)n, (void)at;
    errno = EROFS;
    return -1;
}

/* From now on every write of SQLite is refused, as by a file system that turned
 * read-only; or none any more. */
static void let_write(bool may)
{
    static const char *const names[] = {"pwrite", "pwrite64"};
    sqlite3_vfs *vfs = sqlite3_vfs_find(NULL);

    for (int i = 0; i < 2; i++)
        vfs->xSetSystemCall(vfs, names[i],
                            may ? NULL : (sqlite3_syscall_ptr)refuse);
}

TEST(a_disk_that_turns_read_only_refuses_and_goes_on_later)
{
    struct place p;

    begin(&p);
    open_store(&p);
    CHECK(write_head(&p, "one"));
    CHECK(write_line(&p, "one", 0));
    let_write(false);
    CHECK_INT(try_row(&p, line_of("one", 1)), STORE_FAILED);
    CHECK(p.detail[0]);
    CHECK_INT(read_back(&p, "one"), STORE_OK);
    CHECK_INT(p.lines, 1);
    let_write(true);
    CHECK(write_line(&p, "one", 1));
    CHECK_INT(read_back(&p, "one"), STORE_OK);
    CHECK_INT(p.lines, 2);
    finish(&p);
}

TEST(what_is_written_to_a_deleted_file_is_refused)
{
    struct place p;
    char away[80];

    begin(&p);
    open_store(&p);
    CHECK(write_head(&p, "one"));
    snprintf(away, sizeof(away), "%s.away", p.path);
    CHECK_INT(rename(p.path, away), 0);
    CHECK_INT(try_row(&p, line_of("one", 0)), STORE_FAILED);
    CHECK_HAS(p.detail, "moved or deleted");
    CHECK_INT(rename(away, p.path), 0);
    CHECK(write_line(&p, "one", 0));
    finish(&p);
}

TEST(a_line_that_is_lost_is_missed)
{
    struct place p;

    begin(&p);
    open_store(&p);
    CHECK(write_head(&p, "one") && write_line(&p, "one", 0));
    CHECK(write_line(&p, "one", 1));
    change(&p, "DELETE FROM lines WHERE n = 1");
    CHECK_INT(read_back(&p, "one"), STORE_DAMAGED);
    CHECK(!write_line(&p, "one", 1)); /* nothing is put in its place */
    change(&p, "UPDATE tables SET id = 'other'");
    CHECK_INT(read_back(&p, "one"), STORE_DAMAGED);
    finish(&p);
}

/* Overwrite one page that holds lines with zeros. */
static void zero_a_page(struct place *p)
{
    static const unsigned char zeros[PAGE];
    unsigned char page[PAGE];
    FILE *f = fopen(p->path, "r+b");
    bool done = false;

    CHECK(f);
    for (long at = PAGE; !done; at += PAGE) {
        CHECK_INT(fseek(f, at, SEEK_SET), 0);
        CHECK_INT(fread(page, 1, PAGE, f), PAGE);
        /* A leaf of many lines of the table "long". */
        if (page[0] == 10 && memmem(page, PAGE, "long", 4) &&
            memmem(page, PAGE, "play 0 1234567890", 17)) {
            CHECK_INT(fseek(f, at, SEEK_SET), 0);
            CHECK_INT(fwrite(zeros, 1, PAGE, f), PAGE);
            done = true;
        }
    }
    fclose(f);
}

TEST(a_damaged_page_is_no_end)
{
    struct place p;

    begin(&p);
    open_store(&p);
    CHECK(write_head(&p, "long"));
    for (int i = 0; i < LINES - 1; i++)
        store_write(
            p.store,
            &(struct store_row){
                STORE_LINE, {{"long", 0}, {NULL, i}, {"play 0 1234567890", 0}}},
            1, NULL, NULL);
    CHECK(write_line(&p, "long", LINES - 1));
    CHECK(write_head(&p, "well") && write_line(&p, "well", 0));
    CHECK_INT(read_back(&p, "long"), STORE_OK);
    CHECK_INT(p.lines, LINES);
    close_store(&p);
    zero_a_page(&p);
    open_store(&p);
    CHECK_INT(read_back(&p, "long"), STORE_DAMAGED);
    CHECK_INT(read_back(&p, "well"),
              STORE_OK); /* the others are as they were */
    CHECK(write_line(&p, "well", 1));
    finish(&p);
}

TEST(a_second_server_is_refused_by_the_number_of_the_first)
{
    struct place p;
    struct store *second = NULL;
    char pid[32];

    begin(&p);
    open_store(&p);
    snprintf(pid, sizeof(pid), "process %ld", (long)getpid());
    CHECK_INT(store_create(p.path, "", &p.loop, &second, &p.why), RUM_EBUSY);
    CHECK_HAS(p.why.text, pid);
    finish(&p);
}

static void take_id(void *context, enum store_kind kind,
                    const char *const *text)
{
    struct place *p = context;

    (void)kind;
    if (p->ids < 3)
        snprintf(p->id[p->ids++], sizeof(p->id[0]), "%s", text[0]);
}

TEST(old_tables_are_forgotten_where_nothing_was_done)
{
    struct place p;

    begin(&p);
    open_store(&p);
    CHECK(write_head(&p, "begun") && write_line(&p, "begun", 0));
    CHECK(write_head(&p, "empty") && write_head(&p, "young"));
    CHECK(write_row(
        &p,
        (struct store_row){
            STORE_TABLE,
            {{"brought", 0}, {"npzr", 0}, {"head\nplay 0 1234567890\n", 0}}}));
    CHECK(write_row(&p, (struct store_row){
                            STORE_LINK, {{"empty", 0}, {"h", 0}, {NULL, 1}}}));
    change(&p, "UPDATE tables SET made = 100; UPDATE tables SET made = 200 "
               "WHERE id = 'young'");
    p.err = STORE_ERRORS;
    store_empty(p.store, 150, take_id, done, &p);
    CHECK_INT(wait_for(&p), STORE_OK);
    CHECK_INT(p.ids, 1);
    CHECK_STR(p.id[0], "empty");
    CHECK(write_row(&p, (struct store_row){STORE_FORGET, {{p.id[0], 0}}}));
    CHECK_INT(read_back(&p, "empty"), STORE_NOTHING);
    CHECK_INT(p.links, 0);
    CHECK_INT(read_back(&p, "young"), STORE_OK);
    CHECK_INT(read_back(&p, "begun"), STORE_OK);
    finish(&p);
}

static bool write_link(struct place *p, const char *id, int seats)
{
    return write_row(
        p, (struct store_row){STORE_LINK, {{id, 0}, {"h", 0}, {NULL, seats}}});
}

TEST(a_key_opens_seats_at_several_tables_until_it_opens_none)
{
    struct place p;

    begin(&p);
    open_store(&p);
    CHECK(write_head(&p, "one") && write_head(&p, "two"));
    CHECK(write_link(&p, "one", 1) && write_link(&p, "two", 2));
    CHECK_INT(read_back(&p, "one"), RUM_OK);
    CHECK_INT(p.links, 1);
    CHECK(write_link(&p, "one", 0));
    CHECK_INT(read_back(&p, "one"), RUM_OK);
    CHECK_INT(p.links, 0);
    CHECK_INT(read_back(&p, "two"), RUM_OK);
    CHECK_INT(p.links, 1);
    finish(&p);
}

static unsigned mode_of(const struct place *p, const char *beside)
{
    char name[80];
    struct stat st = {0};

    snprintf(name, sizeof(name), "%s%s", p->path, beside);
    CHECK_INT(stat(name, &st), 0);
    return st.st_mode & 0777;
}

static bool file_has(const struct place *p, const char *beside,
                     const char *word)
{
    char name[80], *bytes = NULL;
    size_t size = 0;
    int c;

    snprintf(name, sizeof(name), "%s%s", p->path, beside);
    FILE *f = fopen(name, "rb"), *copy = open_memstream(&bytes, &size);
    while (f && (c = getc(f)) != EOF)
        putc(c, copy);
    if (f)
        fclose(f);
    fclose(copy);
    bool found = memmem(bytes, size, word, strlen(word));
    free(bytes);
    return found;
}

TEST(keys_of_an_older_format_are_hashed_and_files_made_private)
{
    static const char key[] = "abcdefghjkmnpqrstuvwxyz023";
    struct place p;
    char hash[SECRET_HASH_SIZE];

    begin(&p);
    change(&p,
           "CREATE TABLE tables(id TEXT PRIMARY KEY, game TEXT NOT NULL, head "
           "TEXT NOT NULL, made INTEGER NOT NULL) WITHOUT ROWID;"
           "CREATE TABLE links(key TEXT PRIMARY KEY, id TEXT NOT NULL, seats "
           "INTEGER NOT NULL) WITHOUT ROWID;"
           "CREATE INDEX links_of ON links(id);"
           "CREATE TABLE lines(id TEXT NOT NULL, n INTEGER NOT NULL, line TEXT "
           "NOT NULL, PRIMARY KEY(id, n)) WITHOUT ROWID;"
           "INSERT INTO tables VALUES('old', 'npzr', 'head', 5);"
           "INSERT INTO links VALUES('abcdefghjkmnpqrstuvwxyz023', 'old', 1);"
           "INSERT INTO lines VALUES('old', 0, 'play 0'), ('old', 1, 'play 1');"
           "PRAGMA user_version=2");
    CHECK(file_has(&p, "", key));
    CHECK_INT(chmod(p.path, 0644), 0);
    open_store(&p);
    CHECK_INT(read_back(&p, "old"), STORE_OK);
    CHECK_INT(p.lines, 2);
    CHECK_INT(p.links, 1);
    secret_hash(key, hash);
    CHECK_STR(p.hash, hash);
    CHECK(write_line(&p, "old", 2));
    CHECK_INT(mode_of(&p, ""), 0600);
    CHECK_INT(mode_of(&p, "-wal"), 0600);
    CHECK_INT(mode_of(&p, "-shm"), 0600);
    CHECK_INT(mode_of(&p, "-lock"), 0600);
    CHECK(!file_has(&p, "-wal", key));
    close_store(&p);
    CHECK(!file_has(&p, "", key));
    open_store(&p); /* and once more, as it is now */
    CHECK_INT(read_back(&p, "old"), STORE_OK);
    CHECK_STR(p.hash, hash);
    finish(&p);
}

TEST(tables_of_format_3_keep_their_links_and_keys_open_more_seats)
{
    struct place p;

    begin(&p);
    change(&p,
           "CREATE TABLE tables(id TEXT PRIMARY KEY, game TEXT NOT NULL, head "
           "TEXT NOT NULL, made INTEGER NOT NULL) WITHOUT ROWID;"
           "CREATE TABLE links(hash TEXT PRIMARY KEY, id TEXT NOT NULL, seats "
           "INTEGER NOT NULL) WITHOUT ROWID;"
           "CREATE INDEX links_of ON links(id);"
           "CREATE TABLE lines(id TEXT NOT NULL, n INTEGER NOT NULL, line TEXT "
           "NOT NULL, PRIMARY KEY(id, n)) WITHOUT ROWID;"
           "CREATE TABLE counts(id TEXT PRIMARY KEY, lines INTEGER NOT NULL) "
           "WITHOUT ROWID;"
           "CREATE TRIGGER forget_table AFTER DELETE ON tables BEGIN"
           " DELETE FROM links WHERE id = OLD.id; END;"
           "INSERT INTO tables VALUES('old', 'npzr', 'head', 5);"
           "INSERT INTO links VALUES('h', 'old', 1), ('i', 'old', 2);"
           "INSERT INTO lines VALUES('old', 0, 'play 0'), ('old', 1, 'play 1');"
           "INSERT INTO counts VALUES('old', 2);"
           "PRAGMA user_version=3");
    open_store(&p);
    CHECK_INT(read_back(&p, "old"), STORE_OK);
    CHECK_INT(p.lines, 2);
    CHECK_INT(p.links, 2);
    CHECK(write_line(&p, "old", 2));
    /* The key of the rematch is the one of the old table. */
    CHECK(write_head(&p, "rematch") && write_link(&p, "rematch", 2));
    close_store(&p);
    open_store(&p);
    CHECK_INT(read_back(&p, "old"), STORE_OK);
    CHECK_INT(p.lines, 3);
    CHECK_INT(p.links, 2);
    CHECK_INT(read_back(&p, "rematch"), STORE_OK);
    CHECK_INT(p.links, 1);
    finish(&p);
}

TEST(where_tables_are_is_said_without_a_password)
{
    static const char *const where[][2] = {
        {"postgresql://host/db", "postgresql://host/db"},
        {"postgres://host/db", "postgresql://host/db"},
        {"postgresql://ann:secret@host:5432/db", "postgresql://host:5432/db"},
        {"postgresql://ann:a?b@c@host/db?x=y", "postgresql://host/db"},
        {"postgresql://host/db?password=a@b", "postgresql://host/db"},
        {"postgresql:///db?host=/run&password=a@b", "postgresql:///db"},
        {"/home/ann@home/a?b.db", "/home/ann@home/a?b.db"},
    };
    char out[80];

    for (size_t i = 0; i < sizeof(where) / sizeof(*where); i++) {
        store_describe(where[i][0], out, sizeof(out));
        CHECK_STR(out, where[i][1]);
    }
}
