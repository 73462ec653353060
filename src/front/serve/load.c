/*
 * load.c: tables coming back from disk.
 *
 * The recording is read and played again on a thread of the store's; what
 * comes of it is set up on the loop. Whoever asks for the same table meanwhile
 * waits for the same load.
 */
#include "table.h"

#include <stdlib.h>
#include <string.h>

#include "log.h"

struct load {
    struct load *next;
    struct hub *hub;
    char id[TABLE_ID_SIZE];
    struct guest **guest; /* who wait for it; NULL: one that has left */
    size_t guests;

    /* the thread's, until it is done */
    struct link link[RUM_MAX_PEOPLE];
    int links;
    int64_t lines;
    struct rum_reader *reader;
    struct rum_match *match;
    uint16_t seats[RUM_MAX_PEOPLE]; /* of each link */
    struct rum_text kept;
    enum rum_err err;
    struct rum_err_text why;
};

static void read_lines(struct load *r, const char *text)
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
    struct load *r = context;

    switch (kind) {
    case STORE_TABLE:
        read_lines(r, text[2]);
        break;
    case STORE_LINK:
        if (r->links < RUM_MAX_PEOPLE) {
            r->seats[r->links] = (uint16_t)atoi(text[2]);
            RUM_SAY(r->link[r->links].hash, "%s", text[1]);
            r->links++;
        }
        break;
    case STORE_KEPT:
        rum_text_puts(&r->kept, text[1]);
        break;
    case STORE_LINE:
        read_lines(r, text[2]);
        r->lines++;
        break;
    default:
        break;
    }
}

/* ---- what came of it ---- */

static const char *what_is_wrong(enum store_err stored, enum rum_err recorded)
{
    if (stored == STORE_NOTHING)
        return "there is no such table";
    if (stored && stored != STORE_DAMAGED)
        return "this table cannot be read just now; try again later";
    if (!stored && recorded == RUM_EVERSION)
        return "this table was played by rules of another version";
    return "this table is damaged on disk; what is left of it is kept there";
}

/* The people of the links, what was kept of the clocks, and on it goes. */
static struct table *set_up(struct load *r)
{
    struct hub *hub = r->hub;
    struct table *t = table_new(hub);

    RUM_SAY(t->id, "%s", r->id);
    t->table = rum_table_create(r->match, &hub->rules, uv_now(hub->loop));
    uint16_t people = 0; /* the rest was given up */
    for (rum_seat i = 0; i < rum_match_seats(r->match); i++) {
        if (rum_table_sitter(t->table, i)->kind == RUM_SITS_PERSON)
            people |= RUM_BIT(i);
    }
    r->match = NULL;
    t->laid = true;
    t->lines = r->lines;
    t->links = r->links;
    memcpy(t->link, r->link, sizeof(t->link));
    for (int i = 0; i < t->links; i++) {
        uint16_t seats = r->seats[i] & people;
        t->link[i].person =
            seats ? rum_table_hold(t->table, seats) : RUM_STRANGER;
    }
    if (r->kept.n > 0)
        r->err = rum_table_restore(t->table, r->kept.s, r->kept.n, &r->why);
    if (r->err) {
        table_destroy(t);
        return NULL;
    }
    t->kept = rum_table_kept(t->table);
    enum rum_err err = rum_table_record(t->table, &t->sink, true);
    RUM_ASSERT(err == RUM_OK);
    return t;
}

static void free_load(struct load *r)
{
    rum_reader_destroy(r->reader);
    rum_match_destroy(r->match);
    rum_text_finish(&r->kept);
    free(r->guest);
    free(r);
}

static void take_from_list(struct load *r)
{
    struct load **at = &r->hub->loads;

    while (*at != r)
        at = &(*at)->next;
    *at = r->next;
    r->hub->loading--;
}

static void answer_all(const struct load *r, const char *why)
{
    for (size_t i = 0; i < r->guests; i++) {
        struct guest *g = r->guest[i];
        if (!g)
            continue;
        g->why = why;
        if (--g->loads == 0)
            guest_answer(g);
    }
}

static void loaded(void *context, enum store_err err, const char *detail)
{
    struct load *r = context;
    struct table *t = NULL;
    const char *why = NULL;

    take_from_list(r);
    if (!err && !r->err)
        r->err = rum_reader_finish(r->reader, &r->match, &r->why);
    if (!err && !r->err)
        t = set_up(r);
    if (t) {
        hub_add(t);
    } else {
        why = what_is_wrong(err, r->err);
        if (err != STORE_NOTHING) {
            r->hub->tally.damaged++;
            log_event("unreadable", "table=%s why=\"%s\" detail=\"%s\"", r->id,
                      why, r->err ? r->why.text : detail);
        }
    }
    answer_all(r, why);
    free_load(r);
}

/* ---- asking for it ---- */

static struct load *load_of(struct hub *hub, const char *id)
{
    struct load *r = hub->loads;

    while (r && strcmp(r->id, id) != 0)
        r = r->next;
    if (r)
        return r;
    r = rum_alloc(sizeof(*r));
    r->hub = hub;
    RUM_SAY(r->id, "%s", id);
    r->reader = rum_reader_create();
    r->next = hub->loads;
    hub->loads = r;
    hub->loading++;
    store_read(hub->store, id, 0, read_row, loaded, r);
    return r;
}

static void wait_for(struct guest *g, struct load *r)
{
    for (size_t i = 0; i < r->guests; i++) {
        if (r->guest[i] == g)
            return;
    }
    r->guest = rum_realloc(r->guest, (r->guests + 1) * sizeof(*r->guest));
    r->guest[r->guests++] = g;
    g->loads++;
}

struct table *table_find(struct guest *g, const char *id, const char **why)
{
    struct hub *hub = g->hub;

    *why = what_is_wrong(STORE_NOTHING, RUM_OK);
    /* Memory and disk compare the same letters, all of them. */
    if (strlen(id) != TABLE_ID_SIZE - 1)
        return NULL;
    struct table *t = hub_find(hub, id);
    if (t)
        return t->laid ? t : NULL;
    if (g->again) {
        if (g->why)
            *why = g->why;
        return NULL;
    }
    if (!limit_take(hub->limits, g->peer, LIMIT_LOADS, uv_now(hub->loop)) ||
        !hub_room(hub)) {
        *why = "there is too much going on just now; try again later";
        g->limited = true;
        return NULL;
    }
    wait_for(g, load_of(hub, id));
    *why = NULL;
    return NULL;
}

void loads_leave(struct guest *g)
{
    for (struct load *r = g->loads ? g->hub->loads : NULL; r; r = r->next) {
        for (size_t i = 0; i < r->guests; i++) {
            if (r->guest[i] == g)
                r->guest[i] = NULL;
        }
    }
    g->loads = 0;
}

void loads_drop(struct hub *hub)
{
    while (hub->loads) {
        struct load *r = hub->loads;
        hub->loads = r->next;
        free_load(r);
    }
}
