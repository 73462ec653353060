/*
 * prune.c: forgetting tables at which nothing was ever done.
 */
#include "table.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "handle.h"
#include "log.h"

#define EVERY 3600000 /* ms */
#define MOST  1000    /* at once */

struct pruner {
    struct hub *hub;
    uv_timer_t *timer; /* closed by the loop after it is gone */
    uint32_t days;
    bool under_way;
    size_t n, left; /* ids; of them, those that are still being forgotten */
    char id[MOST][TABLE_ID_SIZE];
};

/* On a thread of the store's. */
static void take_id(void *context, enum store_kind kind,
                    const char *const *text)
{
    struct pruner *p = context;

    (void)kind;
    if (p->n < MOST) {
        char *id = p->id[p->n++];
        id[0] = '\0';
        rum_say(id, TABLE_ID_SIZE, "%s", text[0]);
    }
}

static void forgotten(void *context, enum store_err err, const char *detail)
{
    struct pruner *p = context;

    if (err)
        log_event("prune-failed", "why=%s detail=\"%s\"", store_err_name(err),
                  detail);
    if (--p->left == 0)
        p->under_way = false;
}

/* Not those in memory or on their way there: somebody may be about to begin.
 * Until they are gone nobody can have them. */
static void forget(void *context, enum store_err err, const char *detail)
{
    struct pruner *p = context;
    size_t n = 0;

    if (err)
        log_event("prune-failed", "why=%s detail=\"%s\"", store_err_name(err),
                  detail);
    for (size_t i = 0; i < p->n; i++) {
        if (!hub_find(p->hub, p->id[i]) && !load_is_under_way(p->hub, p->id[i]))
            memmove(p->id[n++], p->id[i], TABLE_ID_SIZE);
    }
    p->n = p->left = n;
    p->under_way = n > 0;
    for (size_t i = 0; i < n; i++)
        store_write(p->hub->store,
                    &(struct store_row){STORE_FORGET, {{p->id[i], 0}}}, 1,
                    forgotten, p);
}

bool pruner_has(const struct pruner *p, const char *id)
{
    for (size_t i = 0; p && p->left && i < p->n; i++) {
        if (strcmp(p->id[i], id) == 0)
            return true;
    }
    return false;
}

static void prune(uv_timer_t *timer)
{
    struct pruner *p = timer->data;

    if (p->under_way)
        return;
    p->under_way = true;
    p->n = 0;
    store_empty(p->hub->store, time(NULL) - (int64_t)p->days * 86400, take_id,
                forget, p);
}

void hub_prune(struct hub *hub, uint32_t days)
{
    struct pruner *p = rum_alloc(sizeof(*p));

    p->hub = hub;
    p->days = days;
    p->timer = rum_alloc(sizeof(*p->timer));
    uv_timer_init(hub->loop, p->timer);
    p->timer->data = p;
    uv_timer_start(p->timer, prune, 0, EVERY);
    hub->pruner = p;
}

void pruner_destroy(struct pruner *p)
{
    if (!p)
        return;
    handle_close(p->timer);
    free(p);
}
