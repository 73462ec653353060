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
#include "relic.h"

#define COPIED 1000 /* ms */

struct load {
    struct load *next;
    struct hub *hub;
    char id[TABLE_ID_SIZE];
    bool look;            /* it need not be at home here */
    uint64_t epoch;       /* the hub's when it was begun */
    struct guest **guest; /* who wait for it; NULL: one that has left */
    size_t guests;

    /* the thread's, until it is done */
    struct link link[MAX_LINKS];
    int links;
    int64_t lines;
    struct rum_reader *reader;
    struct rum_match *match;
    uint16_t seats[MAX_LINKS]; /* of each link */
    struct rum_text kept;
    struct relic relic;
    enum rum_err err;
    struct rum_err_text why;
};

/* One of its first lines says of which rules it is. */
static void read_lines(struct load *r, const char *text)
{
    while (*text) {
        size_t n = strcspn(text, "\n");
        if (!r->err)
            r->err = rum_reader_line(r->reader, text, n, &r->why);
        if (!r->relic.rules || r->err == RUM_EVERSION)
            relic_take(&r->relic, text, n);
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
        if (r->links < MAX_LINKS && atoi(text[2])) {
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
    if (stored && stored != STORE_DAMAGED && stored != STORE_ELSEWHERE)
        return "this table cannot be read just now; try again later";
    if (stored != STORE_DAMAGED && recorded == RUM_EVERSION)
        return "this game was played by other rules than this server plays; "
               "how it went can still be read";
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
    return t;
}

/* It is at home here. */
static struct table *settle_down(struct load *r)
{
    struct table *t = set_up(r);

    if (!t)
        return NULL;
    enum rum_err err = rum_table_record(t->table, &t->sink, true);
    RUM_ASSERT(err == RUM_OK);
    hub_add(t);
    return t;
}

/* It is at home elsewhere and goes on there. */
static struct table *keep_copy(struct load *r)
{
    struct table *old = hub_look(r->hub, r->id), *t = set_up(r);

    if (!t)
        return NULL;
    if (old)
        hub_remove(old);
    t->copy = true;
    t->copied = uv_now(r->hub->loop);
    hub_add(t);
    return t;
}

static void free_load(struct load *r)
{
    relic_finish(&r->relic);
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

static void answer_all(const struct load *r, enum store_err err,
                       const char *why, const char *home)
{
    for (size_t i = 0; i < r->guests; i++) {
        struct guest *g = r->guest[i];
        if (!g)
            continue;
        g->why = why;
        g->missed = err;
        g->relic = r->err == RUM_EVERSION ? r : NULL;
        g->away[0] = '\0';
        if (err == STORE_ELSEWHERE && !r->look)
            RUM_SAY(g->away, "%s", home);
        if (--g->loads == 0)
            guest_answer(g);
        g->relic = NULL;
    }
}

/* What was read, if it is of use; NULL, and why not. */
static struct table *take_in(struct load *r, enum store_err err,
                             const char *detail, const char **why)
{
    struct table *t = hub_find(r->hub, r->id);

    if (t || (err == STORE_ELSEWHERE && !r->look))
        return t; /* somebody else has had it read; or it goes on there */
    bool whole = !err || err == STORE_ELSEWHERE;
    if (whole && r->err == RUM_EVERSION && r->kept.n > 0 &&
        rum_table_was_over(r->kept.s, r->kept.n))
        r->relic.over = true;
    if (whole && !r->err)
        r->err = rum_reader_finish(r->reader, &r->match, &r->why);
    if (whole && !r->err)
        t = err ? keep_copy(r) : settle_down(r);
    if (t)
        return t;
    *why = what_is_wrong(err, r->err);
    r->hub->tally.damaged +=
        err == STORE_DAMAGED || (whole && r->err != RUM_EVERSION);
    if (err != STORE_NOTHING) {
        log_event("unreadable", "table=%s why=\"%s\" detail=\"%s\"", r->id,
                  *why, r->err ? r->why.text : detail);
    }
    return NULL;
}

static void loaded(void *context, enum store_err err, const char *detail)
{
    struct load *r = context;
    const char *why = NULL;

    take_from_list(r);
    /* What was read before the database was lost may be old by now. */
    if (r->hub->closed || r->epoch != r->hub->epoch)
        err = STORE_BUSY;
    take_in(r, err, detail, &why);
    answer_all(r, err, why, detail);
    free_load(r);
}

bool load_put_relic(const struct load *r, const char *key, struct rum_json *out)
{
    char hash[SECRET_HASH_SIZE];
    uint16_t seats = 0;

    if (key)
        secret_hash(key, hash);
    for (int i = 0; key && i < r->links; i++) {
        if (secret_same(r->link[i].hash, hash))
            seats = r->seats[i];
    }
    if (key && !seats)
        return false;
    relic_put(&r->relic, seats, out);
    return true;
}

/* ---- asking for it ---- */

bool load_is_under_way(const struct hub *hub, const char *id)
{
    const struct load *r = hub->loads;

    while (r && strcmp(r->id, id) != 0)
        r = r->next;
    return r;
}

static struct load *load_of(struct hub *hub, const char *id, bool look)
{
    struct load *r = hub->loads;

    while (r && (strcmp(r->id, id) != 0 || r->look != look ||
                 r->epoch != hub->epoch))
        r = r->next;
    if (r)
        return r;
    r = rum_alloc(sizeof(*r));
    r->hub = hub;
    r->look = look;
    r->epoch = hub->epoch;
    RUM_SAY(r->id, "%s", id);
    r->reader = rum_reader_create();
    r->next = hub->loads;
    hub->loads = r;
    hub->loading++;
    store_read(hub->store, id, look, read_row, loaded, r);
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

/* A copy is as good as new for so long. */
static bool is_fresh(const struct guest *g, const struct table *t)
{
    return !t->copy || g->again || uv_now(g->hub->loop) < t->copied + COPIED;
}

struct table *table_find(struct guest *g, const char *id, bool look,
                         const char **why)
{
    struct hub *hub = g->hub;

    *why = what_is_wrong(STORE_NOTHING, RUM_OK);
    /* Memory and disk compare the same letters, all of them. */
    if (strlen(id) != TABLE_ID_SIZE - 1 || pruner_has(hub->pruner, id))
        return NULL;
    struct table *t = look ? hub_look(hub, id) : hub_find(hub, id);
    if (t && is_fresh(g, t))
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
    wait_for(g, load_of(hub, id, look));
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
