/*
 * hub.c: the tables in memory, found by their ids; the oldest go back to disk.
 */
#include "table.h"

#include <stdlib.h>
#include <string.h>

#include "hash.h"
#include "log.h"

#define MOST_MILLIS  1000 /* a bot's budget for a decision, */
#define LEAST_MILLIS 250  /* and what is left of it in the end */
#define CEILING      5000 /* milliseconds or iterations asked for a bot */
#define HURRY        60000
#define GRACE        120000

/* ---- by id ---- */

static struct table **slot_of(struct hub *hub, const char *id)
{
    return &hub->slot[hash_text(id) % HUB_SLOTS];
}

static struct table *find(const struct hub *hub, const char *id, bool copy)
{
    struct table *t = hub->slot[hash_text(id) % HUB_SLOTS];

    while (t && (strcmp(t->id, id) != 0 || t->lost || t->copy != copy))
        t = t->next;
    return t;
}

struct table *hub_find(const struct hub *hub, const char *id)
{
    return find(hub, id, false);
}

struct table *hub_look(const struct hub *hub, const char *id)
{
    struct table *t = find(hub, id, false);

    return t ? t : find(hub, id, true);
}

/* ---- by age ---- */

static void put_last(struct table *t)
{
    struct hub *hub = t->hub;

    t->older = hub->newest;
    t->newer = NULL;
    *(t->older ? &t->older->newer : &hub->oldest) = t;
    hub->newest = t;
}

static void take_out(struct table *t)
{
    struct hub *hub = t->hub;

    *(t->older ? &t->older->newer : &hub->oldest) = t->newer;
    *(t->newer ? &t->newer->older : &hub->newest) = t->older;
}

void hub_touch(struct table *t)
{
    take_out(t);
    put_last(t);
}

void hub_add(struct table *t)
{
    struct table **slot = slot_of(t->hub, t->id);

    t->next = *slot;
    *slot = t;
    put_last(t);
    t->hub->count++;
}

void hub_remove(struct table *t)
{
    struct table **at = slot_of(t->hub, t->id);

    while (*at != t)
        at = &(*at)->next;
    *at = t->next;
    take_out(t);
    t->hub->count--;
    table_destroy(t);
}

void hub_lose(struct table *t, const char *why)
{
    struct hub *hub = t->hub;

    t->lost = true;
    hub->dismiss(hub, t, FAREWELL_RESTART, why);
    table_tend(t);
}

void hub_close(struct hub *hub, const char *why)
{
    hub->closed = why;
    hub->dismiss(hub, NULL, FAREWELL_RESTART, why);
}

/* Another node may have become the home of any table. A server that stops goes
 * on stopping. */
static void store_changed(void *context, bool reachable)
{
    static const char lost[] = "the database is out of reach";
    struct hub *hub = context;
    const char *why = hub->closed ? hub->closed : lost;
    struct table *next;

    hub->epoch++;
    log_event("database", "reachable=%s", reachable ? "yes" : "no");
    hub_close(hub, why);
    for (struct table *t = hub->oldest; t; t = next) {
        next = t->newer;
        t->lost = true;
        table_tend(t);
    }
    if (reachable && why == lost)
        hub->closed = NULL;
}

/* Whatever is met on the way is in use, and so not old. */
bool hub_room(struct hub *hub)
{
    for (size_t tries = hub->count;
         hub->count + hub->loading >= hub->most && tries > 0; tries--) {
        struct table *t = hub->oldest;
        if (table_idle(t))
            hub_remove(t);
        else
            hub_touch(t);
    }
    return hub->count + hub->loading < hub->most;
}

/* ---- beginning and end ---- */

enum rum_err hub_init(struct hub *hub, uv_loop_t *loop,
                      const struct hub_options *opt, struct rum_err_text *why)
{
    hub->loop = loop;
    hub->most = opt->tables;
    hub->rules = (struct rum_table_rules){.hurry = HURRY,
                                          .grace = GRACE,
                                          .pace = opt->pace,
                                          .most = MOST_MILLIS,
                                          .least = LEAST_MILLIS,
                                          .ceiling = CEILING};
    enum rum_err err =
        store_create(opt->where, opt->address, loop, &hub->store, why);
    if (err)
        return err;
    store_watch_by(hub->store, store_changed, hub);
    hub->wire = rum_wire_create(talk_commands, hub);
    hub->limits = limits_create(opt->guests, opt->tables);
    return RUM_OK;
}

void hub_finish(struct hub *hub)
{
    thinkers_cancel(hub);
    /* What is being written gets to the disk; nobody is told any more. */
    store_destroy(hub->store);
    loads_drop(hub);
    while (hub->oldest)
        hub_remove(hub->oldest);
    pruner_destroy(hub->pruner);
    rum_wire_destroy(hub->wire);
    limits_destroy(hub->limits);
}
