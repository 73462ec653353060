/*
 * think.c: bots on worker threads.
 *
 * Whatever there is to think about at a table, moves and hints alike, comes
 * from rum_table_think() and goes back to rum_table_heed(). Bots think only
 * while somebody is there to see it.
 */
#include "table.h"

#include <stdlib.h>

struct thinker {
    uv_work_t work;
    struct thinker *next;
    struct hub *hub;
    struct table *table; /* NULL: it is gone */
    struct rum_thought *thought;
    uint64_t took; /* milliseconds */
};

static void think(uv_work_t *work)
{
    struct thinker *th = work->data;
    uint64_t begun = uv_hrtime();

    rum_thought_run(th->thought);
    th->took = (uv_hrtime() - begun) / 1000000;
}

static void thought(uv_work_t *work, int status)
{
    struct thinker *th = work->data;
    struct table *t = th->table;

    for (struct thinker **at = &th->hub->thinkers; *at; at = &(*at)->next) {
        if (*at == th) {
            *at = th->next;
            break;
        }
    }
    th->hub->tally.thoughts += status == 0;
    th->hub->tally.think_ms += th->took;
    if (t && status == 0) {
        t->thoughts--;
        table_wake(t);
        rum_table_heed(t->table, th->thought);
    }
    rum_thought_destroy(th->thought);
    free(th);
    if (t && status == 0)
        table_tend(t);
}

void table_think(struct table *t)
{
    struct rum_thought *next;

    while (rum_table_attended(t->table) && (next = rum_table_think(t->table))) {
        struct thinker *th = rum_alloc(sizeof(*th));
        th->work.data = th;
        th->hub = t->hub;
        th->table = t;
        th->thought = next;
        th->next = t->hub->thinkers;
        t->hub->thinkers = th;
        t->thoughts++;
        uv_queue_work(t->hub->loop, &th->work, think, thought);
    }
}

void table_forget(struct table *t)
{
    for (struct thinker *th = t->hub->thinkers; th; th = th->next) {
        if (th->table == t)
            th->table = NULL;
    }
}

void thinkers_cancel(struct hub *hub)
{
    for (struct thinker *th = hub->thinkers; th; th = th->next)
        uv_cancel((uv_req_t *)&th->work); /* unless it is at it */
}
