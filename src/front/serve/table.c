/*
 * table.c: laying tables, keeping them on disk, finding them again.
 */
#include "table.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "log.h"

#define MAX_TABLES   512  /* in memory; the others are on disk */
#define MOST_MILLIS  1000 /* a bot's budget for a decision, */
#define LEAST_MILLIS 250  /* and what is left of it in the end */
#define CEILING      5000 /* milliseconds or iterations asked for a bot */
#define PRUNE_EVERY  3600000
#define HURRY        60000
#define GRACE        120000

/* ---- the disk ---- */

static void settle(struct table *t, bool good)
{
    struct hub *hub = t->hub;

    if (!good)
        log_event("write-failed", "table=%s", t->id);
    hub->tally.failed += !good;
    hub->failing = !good;
    table_wake(t);
    rum_table_settle(t->table, good);
    table_tend(t);
}

static void head_written(void *context, bool good)
{
    struct table *t = context;

    t->laid = good;
    t->hub->tally.created += good;
    settle(t, good);
}

static void line_written(void *context, bool good)
{
    struct table *t = context;

    t->lines += good;
    t->hub->tally.lines += good;
    settle(t, good);
    if (!t->newcomer.key[0])
        return;
    /* It could not be, or whoever sat down is gone before they were told. */
    if (good)
        secret_wipe(table_sat(t)->key);
    else
        secret_wipe(t->newcomer.key);
}

static struct store_row link_row(const struct table *t, const struct link *l,
                                 uint16_t seats)
{
    return (struct store_row){STORE_LINK,
                              {{t->id, 0}, {l->hash, 0}, {NULL, seats}}};
}

/* All links as they are when the newcomer has the seat that they take: who
 * gave it up once has a link that opens less. */
static size_t put_links(const struct table *t, struct store_row *row)
{
    size_t n = 0;

    for (int i = 0; i < t->links; i++)
        row[n++] = link_row(t, &t->link[i],
                            rum_table_holds(t->table, t->link[i].person));
    row[n++] = link_row(t, &t->newcomer, RUM_BIT(t->newcomer_seat));
    return n;
}

/* The lines so far are the head of the recording; each that follows is a row
 * of its own. */
static enum rum_err take_line(struct rum_sink *sink, const char *line, size_t n)
{
    struct table *t = (struct table *)sink;
    struct store_row row[2 + RUM_MAX_PEOPLE];
    struct rum_text text = {0};

    if (!t->laid) {
        rum_text_add(&t->head, line, n);
        return RUM_OK;
    }
    rum_text_add(&text, line, n - 1);
    t->touched = uv_now(t->hub->loop);
    row[0] = (struct store_row){STORE_LINE,
                                {{t->id, 0}, {NULL, t->lines}, {text.s, 0}}};
    size_t rows = 1 + (t->newcomer.key[0] ? put_links(t, row + 1) : 0);
    store_write(t->hub->store, row, rows, line_written, t);
    rum_text_finish(&text);
    return RUM_EPENDING;
}

/* The time is only for listings; the rules have no clock. */
static enum rum_err store_head(struct rum_sink *sink)
{
    struct table *t = (struct table *)sink;
    const char *game = rum_match_game(rum_table_match(t->table))->id;
    struct store_row row[2 + RUM_MAX_PEOPLE];
    struct rum_text kept = {0};
    size_t n = 0;

    rum_table_keep(t->table, &kept);
    t->kept = rum_table_kept(t->table);
    row[n++] = (struct store_row){
        STORE_TABLE,
        {{t->id, 0}, {game, 0}, {t->head.s, 0}, {NULL, time(NULL)}}};
    row[n++] = (struct store_row){STORE_KEPT, {{t->id, 0}, {kept.s, 0}}};
    for (int i = 0; i < t->links; i++)
        row[n++] = link_row(t, &t->link[i],
                            rum_table_holds(t->table, t->link[i].person));
    store_write(t->hub->store, row, n, head_written, t);
    rum_text_finish(&kept);
    rum_text_finish(&t->head);
    return RUM_EPENDING;
}

/* Clocks and the like are written after the line they belong to. A moment of
 * them may be lost with the machine: nobody loses more than that. */
static void store_kept(struct table *t)
{
    struct rum_text text = {0};

    if (!t->laid || t->kept == rum_table_kept(t->table))
        return;
    t->kept = rum_table_kept(t->table);
    rum_table_keep(t->table, &text);
    store_write(t->hub->store,
                &(struct store_row){STORE_KEPT, {{t->id, 0}, {text.s, 0}}}, 1,
                NULL, NULL);
    rum_text_finish(&text);
}

/* ---- in memory ---- */

static void free_handle(uv_handle_t *handle)
{
    free(handle);
}

static void destroy(struct table *t)
{
    table_forget(t);
    rum_table_destroy(t->table);
    rum_text_finish(&t->head);
    uv_close((uv_handle_t *)t->timer, free_handle);
    free(t);
}

static bool idle(const struct table *t)
{
    struct rum_next next = rum_table_next(t->table);

    return t->laid && !rum_table_attended(t->table) && !t->thoughts &&
           next.what != RUM_WAITS_DISK && next.deadline == RUM_NEVER;
}

/* Tables nobody sits at go back to disk when there are many. */
static void make_room(struct hub *hub)
{
    while (hub->count >= MAX_TABLES) {
        struct table **oldest = NULL;
        for (struct table **t = &hub->tables; *t; t = &(*t)->next) {
            if (idle(*t) && (!oldest || (*t)->touched < (*oldest)->touched))
                oldest = t;
        }
        if (!oldest)
            return;
        struct table *gone = *oldest;
        *oldest = gone->next;
        hub->count--;
        destroy(gone);
    }
}

bool table_room(struct hub *hub)
{
    make_room(hub);
    return hub->count < MAX_TABLES;
}

static void remove_table(struct table *t)
{
    for (struct table **at = &t->hub->tables; *at; at = &(*at)->next) {
        if (*at == t) {
            *at = t->next;
            t->hub->count--;
            break;
        }
    }
    destroy(t);
}

static struct table *new_table(struct hub *hub)
{
    struct table *t = rum_alloc(sizeof(*t));

    t->sink = (struct rum_sink){.write = take_line, .ready = store_head};
    t->hub = hub;
    t->touched = uv_now(hub->loop);
    t->timer = rum_alloc(sizeof(*t->timer));
    uv_timer_init(hub->loop, t->timer);
    t->timer->data = t;
    return t;
}

static void add_table(struct table *t)
{
    t->next = t->hub->tables;
    t->hub->tables = t;
    t->hub->count++;
}

/* ---- time ---- */

void table_wake(struct table *t)
{
    rum_table_tick(t->table, uv_now(t->hub->loop));
}

static void on_timer(uv_timer_t *timer)
{
    struct table *t = timer->data;

    table_wake(t);
    table_tend(t);
}

void table_tend(struct table *t)
{
    if (!t->laid && rum_table_next(t->table).what != RUM_WAITS_DISK) {
        remove_table(t); /* the disk did not take it */
        return;
    }
    rum_table_publish(t->table);
    store_kept(t);
    table_think(t);
    uint64_t deadline = rum_table_next(t->table).deadline;
    uint64_t now = uv_now(t->hub->loop);
    if (deadline == RUM_NEVER)
        uv_timer_stop(t->timer);
    else
        uv_timer_start(t->timer, on_timer, deadline > now ? deadline - now : 0,
                       0);
}

/* ---- laying a table ---- */

static void new_link(struct link *l)
{
    secret_word(l->key, SECRET_SIZE - 1);
    secret_hash(l->key, l->hash);
}

/* One link for each person, in the order of their seats. */
static void add_links(struct table *t)
{
    uint16_t linked = 0;

    for (int i = 0; i < rum_match_seats(rum_table_match(t->table)); i++) {
        int person = rum_table_holder(t->table, (rum_seat)i);
        if (person == RUM_STRANGER || linked & RUM_BIT(i))
            continue;
        linked |= rum_table_holds(t->table, person);
        struct link *l = &t->link[t->links++];
        new_link(l);
        l->person = person;
    }
}

struct table *table_lay(struct hub *hub, struct rum_table *laid)
{
    struct table *t = new_table(hub);

    t->table = laid;
    secret_word(t->id, TABLE_ID_SIZE - 1);
    add_links(t);
    add_table(t);
    return t;
}

enum rum_err table_store(struct table *t)
{
    return rum_table_record(t->table, &t->sink, false);
}

/* ---- sitting down ---- */

enum rum_err table_sit(struct table *t, rum_seat seat, const char *name)
{
    if (rum_match_pending(rum_table_match(t->table)))
        return RUM_EBUSY;
    /* Another person may get the number of one who holds nothing now. */
    for (int i = 0; i < t->links; i++) {
        if (!rum_table_holds(t->table, t->link[i].person))
            t->link[i].person = RUM_STRANGER;
    }
    new_link(&t->newcomer);
    t->newcomer_seat = seat;
    enum rum_err err = rum_table_sit(t->table, seat, name);
    if (err != RUM_OK && err != RUM_EPENDING)
        secret_wipe(t->newcomer.key);
    return err;
}

/* The place of a link that opens nothing any more, or a new one: there are
 * never more people than seats. */
static struct link *free_link(struct table *t)
{
    for (int i = 0; i < t->links; i++) {
        if (!rum_table_holds(t->table, t->link[i].person))
            return &t->link[i];
    }
    RUM_ASSERT(t->links < RUM_MAX_PEOPLE);
    return &t->link[t->links++];
}

struct link *table_sat(struct table *t)
{
    struct link *l = free_link(t);

    *l = t->newcomer;
    l->person = rum_table_holder(t->table, t->newcomer_seat);
    secret_wipe(t->newcomer.key);
    return l;
}

/* ---- finding it again ---- */

/* A table coming back from disk. */
struct reading {
    struct table *table;
    struct rum_reader *reader;
    struct rum_match *match;
    uint16_t seats[RUM_MAX_PEOPLE]; /* of each link */
    struct rum_text kept;
    enum rum_err err;
    struct rum_err_text why;
};

static void read_lines(struct reading *r, const char *text)
{
    while (*text && !r->err) {
        size_t n = strcspn(text, "\n");
        r->err = rum_reader_line(r->reader, text, n, &r->why);
        text += n + (text[n] != '\0');
    }
}

static void read_row(void *context, enum store_kind kind,
                     const char *const *text)
{
    struct reading *r = context;
    struct table *t = r->table;

    switch (kind) {
    case STORE_TABLE:
        read_lines(r, text[2]);
        break;
    case STORE_LINK:
        if (t->links < RUM_MAX_PEOPLE) {
            r->seats[t->links] = (uint16_t)atoi(text[2]);
            RUM_SAY(t->link[t->links].hash, "%s", text[1]);
            t->links++;
        }
        break;
    case STORE_KEPT:
        rum_text_puts(&r->kept, text[1]);
        break;
    case STORE_LINE:
        read_lines(r, text[2]);
        t->lines++;
        break;
    default:
        break;
    }
}

/* The people of the links, what was kept of the clocks, and on it goes. */
static void set_up(struct reading *r)
{
    struct table *t = r->table;
    struct hub *hub = t->hub;

    t->table = rum_table_create(r->match, &hub->rules, uv_now(hub->loop));
    t->laid = true;
    uint16_t people = 0; /* the rest was given up */
    for (rum_seat i = 0; i < rum_match_seats(r->match); i++) {
        if (rum_table_sitter(t->table, i)->kind == RUM_SITS_PERSON)
            people |= RUM_BIT(i);
    }
    for (int i = 0; i < t->links; i++) {
        uint16_t seats = r->seats[i] & people;
        t->link[i].person =
            seats ? rum_table_hold(t->table, seats) : RUM_STRANGER;
    }
    if (r->kept.n > 0)
        r->err = rum_table_restore(t->table, r->kept.s, r->kept.n, &r->why);
    t->kept = rum_table_kept(t->table);
    enum rum_err err = rum_table_record(t->table, &t->sink, true);
    RUM_ASSERT(err == RUM_OK);
}

static const char *what_is_wrong(enum rum_err stored, enum rum_err recorded)
{
    if (stored == RUM_ENOTHING)
        return "there is no such table";
    if (stored == RUM_EIO)
        return "this table cannot be read just now; try again later";
    if (recorded == RUM_EVERSION)
        return "this table was played by rules of another version";
    return "this table is damaged on disk; what is left of it is kept there";
}

static struct table *read_table(struct hub *hub, const char *id,
                                const char **why)
{
    struct reading r = {.table = new_table(hub), .reader = rum_reader_create()};

    RUM_SAY(r.table->id, "%s", id);
    enum rum_err err = store_read(hub->store, id, read_row, &r);
    if (!err && !r.err)
        r.err = rum_reader_finish(r.reader, &r.match, &r.why);
    if (!err && !r.err)
        set_up(&r);
    rum_reader_destroy(r.reader);
    rum_text_finish(&r.kept);
    if (!err && !r.err)
        return r.table;
    *why = what_is_wrong(err, r.err);
    if (err != RUM_ENOTHING) {
        hub->tally.damaged++;
        log_event("unreadable", "table=%s why=\"%s\" detail=\"%s\"", id, *why,
                  r.err ? r.why.text : "");
    }
    destroy(r.table);
    return NULL;
}

struct table *table_find(struct hub *hub, struct peer *peer, const char *id,
                         const char **why)
{
    *why = what_is_wrong(RUM_ENOTHING, RUM_OK);
    /* Memory and disk compare the same letters, all of them. */
    if (strlen(id) != TABLE_ID_SIZE - 1)
        return NULL;
    for (struct table *t = hub->tables; t; t = t->next) {
        if (strcmp(t->id, id) == 0)
            return t->laid ? t : NULL;
    }
    if (!limit_take(hub->limits, peer, LIMIT_LOADS, uv_now(hub->loop)) ||
        !table_room(hub)) {
        *why = "there is too much going on just now; try again later";
        return NULL;
    }
    struct table *t = read_table(hub, id, why);
    if (t)
        add_table(t);
    return t;
}

int table_person(const struct table *t, const char *key)
{
    char hash[SECRET_HASH_SIZE];

    secret_hash(key, hash);
    for (int i = 0; i < t->links; i++) {
        if (secret_same(t->link[i].hash, hash))
            return t->link[i].person;
    }
    return RUM_STRANGER;
}

/* ---- the hub ---- */

enum rum_err hub_init(struct hub *hub, uv_loop_t *loop, const char *path,
                      uint32_t pace, int guests, struct rum_err_text *why)
{
    *hub = (struct hub){.loop = loop,
                        .rules = {.hurry = HURRY,
                                  .grace = GRACE,
                                  .pace = pace,
                                  .most = MOST_MILLIS,
                                  .least = LEAST_MILLIS,
                                  .ceiling = CEILING}};
    enum rum_err err = store_create(path, loop, &hub->store, why);
    if (err)
        return err;
    hub->wire = rum_wire_create(talk_commands, hub);
    hub->limits = limits_create(guests);
    return RUM_OK;
}

/* Not those in memory: somebody may be about to begin. */
static void prune_one(void *context, const char *id)
{
    struct hub *hub = context;

    for (struct table *t = hub->tables; t; t = t->next) {
        if (strcmp(t->id, id) == 0)
            return;
    }
    store_write(hub->store, &(struct store_row){STORE_FORGET, {{id, 0}}}, 1,
                NULL, NULL);
}

static void prune(uv_timer_t *timer)
{
    struct hub *hub = timer->data;

    store_empty(hub->store, time(NULL) - (int64_t)hub->prune_days * 86400,
                prune_one, hub);
}

void hub_prune(struct hub *hub, uint32_t days)
{
    hub->prune_days = days;
    hub->prune = rum_alloc(sizeof(*hub->prune));
    uv_timer_init(hub->loop, hub->prune);
    hub->prune->data = hub;
    uv_timer_start(hub->prune, prune, 0, PRUNE_EVERY);
}

void hub_finish(struct hub *hub)
{
    thinkers_cancel(hub);
    if (hub->prune)
        uv_close((uv_handle_t *)hub->prune, free_handle);
    /* What is being written gets to the disk; nobody is told any more. */
    store_destroy(hub->store);
    while (hub->tables) {
        struct table *t = hub->tables;
        hub->tables = t->next;
        destroy(t);
    }
    rum_wire_destroy(hub->wire);
    limits_destroy(hub->limits);
}
