/*
 * table.c: laying tables, and keeping them on disk while they are played.
 */
#include "table.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "handle.h"
#include "log.h"

/* ---- the disk ---- */

static void settle(struct table *t, enum store_err err, const char *detail)
{
    struct hub *hub = t->hub;

    if (err)
        log_event("write-failed", "table=%s why=%s detail=\"%s\"", t->id,
                  store_err_name(err), detail);
    hub->tally.failed += err != STORE_OK;
    bool moved = err == STORE_CONFLICT || err == STORE_LOST;
    hub->failing = moved ? STORE_OK : err;
    /* Somebody else has written, or nobody knows what is written: who comes
     * back sees what is there. */
    if (moved && !t->lost)
        hub_lose(t, "this table has moved");
    table_wake(t);
    rum_table_settle(t->table, !err);
    table_tend(t);
}

static void head_written(void *context, enum store_err err, const char *detail)
{
    struct table *t = context;

    t->laid = !err;
    t->hub->tally.created += !err;
    settle(t, err, detail);
}

static void line_written(void *context, enum store_err err, const char *detail)
{
    struct table *t = context;

    bool stays = !err && !t->lost; /* else it may go with this */

    t->lines += !err;
    t->hub->tally.lines += !err;
    if (!stays)
        secret_wipe(t->newcomer.key);
    settle(t, err, detail);
    /* Whoever sat down is gone before they were told. */
    if (stays && t->newcomer.key[0])
        secret_wipe(table_sat(t)->key);
}

static struct store_row link_row(const struct table *t, const struct link *l,
                                 uint16_t seats)
{
    return (struct store_row){STORE_LINK,
                              {{t->id, 0}, {l->hash, 0}, {NULL, seats}}};
}

/* The seats a link opens. */
static uint16_t opens(const struct table *t, const struct link *l)
{
    return rum_table_holds(t->table, l->person);
}

/* All links as they are when the newcomer has the seat that they take: who
 * gave it up once has a link that opens less. */
static size_t put_links(const struct table *t, struct store_row *row)
{
    size_t n = 0;

    for (int i = 0; i < t->links; i++)
        row[n++] = link_row(t, &t->link[i], opens(t, &t->link[i]));
    row[n++] = link_row(t, &t->newcomer, RUM_BIT(t->newcomer_seat));
    return n;
}

/* The lines so far are the head of the recording; each that follows is a row
 * of its own. */
static enum rum_err take_line(struct rum_sink *sink, const char *line, size_t n)
{
    struct table *t = (struct table *)sink;
    struct store_row row[2 + MAX_LINKS];
    struct rum_text text = {0};

    if (!t->laid) {
        rum_text_add(&t->head, line, n);
        return RUM_OK;
    }
    if (t->lost)
        return RUM_EIO;
    rum_text_add(&text, line, n - 1);
    hub_touch(t);
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
    struct store_row row[2 + MAX_LINKS];
    struct rum_text kept = {0};
    size_t n = 0;

    rum_table_keep(t->table, &kept);
    t->kept = rum_table_kept(t->table);
    row[n++] = (struct store_row){
        STORE_TABLE,
        {{t->id, 0}, {game, 0}, {t->head.s, 0}, {NULL, time(NULL)}}};
    row[n++] = (struct store_row){STORE_KEPT, {{t->id, 0}, {kept.s, 0}}};
    for (int i = 0; i < t->links; i++)
        row[n++] = link_row(t, &t->link[i], opens(t, &t->link[i]));
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

    if (!t->laid || t->lost || t->kept == rum_table_kept(t->table))
        return;
    t->kept = rum_table_kept(t->table);
    rum_table_keep(t->table, &text);
    store_write(t->hub->store,
                &(struct store_row){STORE_KEPT, {{t->id, 0}, {text.s, 0}}}, 1,
                NULL, NULL);
    rum_text_finish(&text);
}

/* ---- in memory ---- */

void table_destroy(struct table *t)
{
    table_forget(t);
    rum_table_destroy(t->table);
    rum_text_finish(&t->head);
    handle_close(t->timer);
    free(t);
}

bool table_idle(const struct table *t)
{
    struct rum_next next = rum_table_next(t->table);

    return t->laid && !rum_table_attended(t->table) && !t->thoughts &&
           next.what != RUM_WAITS_DISK && !t->admitted.key[0];
}

struct table *table_new(struct hub *hub)
{
    struct table *t = rum_alloc(sizeof(*t));

    t->sink = (struct rum_sink){.write = take_line, .ready = store_head};
    t->hub = hub;
    t->timer = rum_alloc(sizeof(*t->timer));
    uv_timer_init(hub->loop, t->timer);
    t->timer->data = t;
    return t;
}

/* ---- links ---- */

static void new_link(struct link *l)
{
    secret_word(l->key, SECRET_SIZE - 1);
    secret_hash(l->key, l->hash);
}

/* The place of a link that opens nothing any more, or a new one: there are
 * never more people than seats, and each has at most two. */
static struct link *free_link(struct table *t)
{
    for (int i = 0; i < t->links; i++) {
        if (!opens(t, &t->link[i]))
            return &t->link[i];
    }
    RUM_ASSERT(t->links < MAX_LINKS);
    return &t->link[t->links++];
}

/* The link that a person was given when they had lost theirs, or NULL. */
static struct link *second_link(struct table *t, int person)
{
    int n = 0;

    for (int i = 0; i < t->links; i++) {
        if (t->link[i].person == person && ++n == 2)
            return &t->link[i];
    }
    return NULL;
}

static void admission_written(void *context, enum store_err err,
                              const char *detail)
{
    struct table *t = context;
    bool stays = !err && !t->lost && opens(t, &t->admitted);

    if (err)
        log_event("write-failed", "table=%s why=%s detail=\"%s\"", t->id,
                  store_err_name(err), detail);
    t->hub->tally.failed += err != STORE_OK;
    table_wake(t);
    if (stays) {
        struct link *l = second_link(t, t->admitted.person);
        l = l ? l : free_link(t);
        *l = t->admitted;
        secret_wipe(l->key);
    }
    rum_table_admitted(t->table, stays ? t->admitted.key : NULL);
    secret_wipe(t->admitted.key);
    table_tend(t);
}

/* Somebody was let in without a link: they get one, and the one that was made
 * so before it opens nothing any more. */
static void admit(struct table *t)
{
    struct store_row row[2];
    size_t n = 0;
    rum_seat seat;

    if (t->admitted.key[0] || !rum_table_admits(t->table, &seat))
        return;
    new_link(&t->admitted);
    t->admitted.person = rum_table_holder(t->table, seat);
    const struct link *old = second_link(t, t->admitted.person);
    row[n++] = link_row(t, &t->admitted, opens(t, &t->admitted));
    if (old)
        row[n++] = link_row(t, old, 0);
    store_write(t->hub->store, row, n, admission_written, t);
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

/* A rematch was agreed on: it is a table of its own, which the same links
 * open. */
static void lay_rematch(struct table *t)
{
    struct rum_table *laid = rum_table_follow(t->table);

    if (!laid)
        return;
    /* Making room may cost a table at which nobody is: not this one. */
    if (!rum_table_attended(t->table) || !hub_room(t->hub)) {
        rum_table_destroy(laid); /* they may wish again */
        rum_table_followed(t->table, "");
        return;
    }
    struct table *next = table_new(t->hub);
    next->table = laid;
    secret_word(next->id, TABLE_ID_SIZE - 1);
    RUM_SAY(next->before, "%s", t->id);
    memcpy(next->link, t->link, sizeof(next->link));
    next->links = t->links;
    hub_add(next);
    table_store(next);
}

/* Whoever is at the table before is told. */
static void tell_rematch(struct table *t)
{
    struct table *before = hub_find(t->hub, t->before);

    t->before[0] = '\0';
    if (!before || !before->laid)
        return;
    table_wake(before);
    rum_table_followed(before->table, t->laid ? t->id : "");
    table_tend(before);
}

void table_tend(struct table *t)
{
    if (t->lost) {
        if (!rum_table_attended(t->table) && !t->admitted.key[0] &&
            rum_table_next(t->table).what != RUM_WAITS_DISK)
            hub_remove(t);
        return;
    }
    if (!t->laid && rum_table_next(t->table).what != RUM_WAITS_DISK) {
        if (t->before[0])
            tell_rematch(t);
        hub_remove(t); /* the disk did not take it */
        return;
    }
    if (t->laid && t->before[0])
        tell_rematch(t);
    lay_rematch(t);
    admit(t);
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
    struct table *t = table_new(hub);

    t->table = laid;
    secret_word(t->id, TABLE_ID_SIZE - 1);
    add_links(t);
    hub_add(t);
    return t;
}

enum rum_err table_store(struct table *t)
{
    return rum_table_record(t->table, &t->sink, false);
}

/* ---- sitting down ---- */

enum rum_err table_sit(struct table *t, rum_seat seat, const char *name)
{
    /* First, so that strangers do not learn when something is being written. */
    if (rum_table_sitter(t->table, seat)->kind != RUM_SITS_OPEN)
        return RUM_ENOTHING;
    if (rum_match_pending(rum_table_match(t->table)))
        return RUM_EBUSY;
    /* Another person may get the number of one who holds nothing now. */
    for (int i = 0; i < t->links; i++) {
        if (!opens(t, &t->link[i]))
            t->link[i].person = RUM_STRANGER;
    }
    if (!opens(t, &t->admitted))
        t->admitted.person = RUM_STRANGER;
    new_link(&t->newcomer);
    t->newcomer_seat = seat;
    enum rum_err err = rum_table_sit(t->table, seat, name);
    if (err != RUM_OK && err != RUM_EPENDING)
        secret_wipe(t->newcomer.key);
    return err;
}

struct link *table_sat(struct table *t)
{
    struct link *l = free_link(t);

    *l = t->newcomer;
    l->person = rum_table_holder(t->table, t->newcomer_seat);
    secret_wipe(t->newcomer.key);
    return l;
}

/* ---- keys ---- */

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
