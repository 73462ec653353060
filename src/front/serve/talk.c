/*
 * talk.c: what the server adds to the protocol: tables are laid, joined by
 * their links, sat down at, and listed for whoever holds links.
 */
#include "table.h"

#include <string.h>

#include "relay.h"

#define MAX_MINE 50

static struct hub *hub_of(const struct rum_ask *q)
{
    return q->host;
}

static struct guest *guest_of(const struct rum_ask *q)
{
    return (struct guest *)q->guest;
}

static bool may(struct rum_ask *q, enum limit_what what, const char *things)
{
    struct hub *hub = hub_of(q);

    if (limit_take(hub->limits, guest_of(q)->peer, what, uv_now(hub->loop)))
        return true;
    hub->tally.refused++;
    guest_of(q)->limited = true;
    return rum_ask_wrong(q, "too many %s from where you are; wait a moment",
                         things);
}

/* ---- create ---- */

/* The table that is waited for stays until the disk has answered. */
static void tell_later(struct rum_ask *q, struct table *t)
{
    q->told = (size_t)t;
}

static struct table *told_of(const struct rum_ask *q)
{
    return (struct table *)q->told;
}

static bool put_created(struct rum_ask *q)
{
    struct table *t = told_of(q);

    rum_json_str(&q->out, "table", t->id);
    rum_json_open(&q->out, "links", '[');
    for (int i = 0; i < t->links; i++) {
        rum_json_open(&q->out, NULL, '{');
        rum_json_str(&q->out, "key", t->link[i].key);
        secret_wipe(t->link[i].key);
        rum_put_seats(&q->out, rum_table_holds(t->table, t->link[i].person));
        rum_json_close(&q->out, '}');
    }
    rum_json_close(&q->out, ']');
    return true;
}

/* Room for one more table? */
static bool may_lay(struct rum_ask *q)
{
    if (!may(q, LIMIT_TABLES, "tables"))
        return false;
    return hub_room(hub_of(q)) ||
           rum_ask_wrong(q, "there are too many games just now; try again "
                            "later");
}

static bool lay(struct rum_ask *q, struct rum_table *laid)
{
    struct table *t = table_lay(hub_of(q), laid);

    tell_later(q, t);
    q->table = laid;
    return rum_ask_changed(q, laid, table_store(t), put_created);
}

static bool ask_create(struct rum_ask *q)
{
    struct hub *hub = hub_of(q);
    struct rum_table *laid;

    return may_lay(q) &&
           rum_ask_create(q, &hub->rules, uv_now(hub->loop), &laid) &&
           lay(q, laid);
}

/* Go on from a moment of a finished game, at a table of its own. */
static bool ask_branch(struct rum_ask *q)
{
    struct hub *hub = hub_of(q);
    struct rum_table *laid;

    return may_lay(q) &&
           rum_ask_branch(q, &hub->rules, uv_now(hub->loop), &laid) &&
           lay(q, laid);
}

/* ---- join ---- */

/* The person a key stands for; without a key, a spectator. */
static bool ask_person(struct rum_ask *q, const struct table *t, int *person)
{
    const char *key = NULL;

    *person = RUM_STRANGER;
    if (!rum_ask_text(q, "key", false, &key))
        return false;
    if (key)
        *person = table_person(t, key);
    return !key || rum_table_holds(t->table, *person) ||
           rum_ask_wrong(q, "this link opens no seat at this table");
}

/* The answer comes later; guest_take() sees why. */
static bool wait_for_disk(struct rum_ask *q)
{
    q->later = true;
    return true;
}

/* The table that is asked for, only to `look` at it. NULL: `answer` is what to
 * return, now or when the disk has been read. */
static struct table *find_asked(struct rum_ask *q, bool look, bool *answer)
{
    struct guest *g = guest_of(q);
    const char *id = NULL, *why;

    *answer = false;
    if (!rum_ask_text(q, "table", true, &id))
        return NULL;
    struct table *t = table_find(g, id, look, &why);
    if (t)
        return t;
    if (why && g->again && g->missed == STORE_BUSY && g->dismiss) {
        /* A page that is refused gives up; one that is cut off comes back. */
        g->dismiss(g, FAREWELL_LATER, why);
        why = NULL;
    }
    *answer = why ? rum_ask_wrong(q, "%s", why) : wait_for_disk(q);
    return NULL;
}

static bool ask_join(struct rum_ask *q)
{
    struct guest *g = guest_of(q);
    bool answer;
    int person;
    struct table *t = find_asked(q, false, &answer);

    if (!t)
        return answer;
    if (!ask_person(q, t, &person))
        return false;
    table_wake(t);
    rum_guest_join(q->guest, t->table, person);
    g->at = t;
    hub_touch(t);
    q->table = t->table;
    q->match = rum_table_match(t->table);
    rum_json_str(&q->out, "table", t->id);
    rum_ask_put_joined(q);
    return true;
}

/* ---- sit ---- */

static bool put_sat(struct rum_ask *q)
{
    struct table *t = told_of(q);
    struct link *l = table_sat(t);

    rum_json_str(&q->out, "key", l->key);
    secret_wipe(l->key);
    rum_put_seats(&q->out, rum_table_holds(t->table, l->person));
    return true;
}

/* Whoever comes takes an open seat. */
static bool ask_sit(struct rum_ask *q)
{
    const char *name = "";
    int64_t seat = 0;
    bool answer;

    if (!rum_ask_text(q, "name", false, &name))
        return false;
    struct table *t = find_asked(q, false, &answer);
    if (!t)
        return answer;
    q->table = t->table;
    q->match = rum_table_match(t->table);
    if (!rum_ask_int(q, "seat", true, 0, rum_match_seats(q->match) - 1, &seat))
        return false;
    if (strlen(name) > 31)
        return rum_ask_wrong(q, "'name' must be a text of at most 31 bytes");
    tell_later(q, t);
    enum rum_err err = table_sit(t, (rum_seat)seat, name);
    return err == RUM_ENOTHING
               ? rum_ask_wrong(q, "this seat is not open any more")
               : rum_ask_changed(q, t->table, err, put_sat);
}

/* ---- shared ---- */

/* Is there such a table? For its page: share.c has the rest. */
static bool ask_shared(struct rum_ask *q)
{
    bool answer;
    struct table *t = find_asked(q, true, &answer);

    if (!t) /* what is of other rules has a page as well: it is told there */
        return answer || guest_of(q)->relic;
    rum_json_bool(&q->out, "over",
                  rum_match_actor(rum_table_match(t->table)) == RUM_NOBODY);
    return true;
}

/* ---- told ---- */

/* How a game of other rules went, as far as they may know. */
static bool ask_told(struct rum_ask *q)
{
    struct guest *g = guest_of(q);
    const char *key = NULL;
    bool answer;

    if (!rum_ask_text(q, "key", false, &key))
        return false;
    bool goes_on = find_asked(q, true, &answer);
    /* Elsewhere it is at home only where it can be played. */
    if (goes_on || (g->relic && g->missed == STORE_ELSEWHERE))
        return rum_ask_wrong(q, "this game goes on: 'join' it");
    if (!g->relic)
        return answer;
    return load_put_relic(g->relic, key, &q->out) ||
           rum_ask_wrong(q, "this link opens no seat at this table");
}

/* ---- where ---- */

/* The addresses under which others find this server. */
static bool ask_where(struct rum_ask *q)
{
    const struct hub *hub = hub_of(q);

    rum_json_open(&q->out, "origins", '[');
    for (int i = 0; i < hub->origins; i++)
        rum_json_str(&q->out, NULL, hub->origin[i]);
    rum_json_close(&q->out, ']');
    return true;
}

/* ---- mine ---- */

/* All of them are asked for before any is waited for. */
static void find_all(struct guest *g, const struct rum_json_value *list)
{
    for (const struct rum_json_value *v = list->first; v; v = v->next) {
        const char *id = rum_json_text(rum_json_member(v, "table")), *why;
        if (id)
            table_find(g, id, true, &why);
    }
}

/* How the tables of these links stand; links that open nothing are left out.
 */
static bool ask_mine(struct rum_ask *q)
{
    const struct rum_json_value *list = rum_json_member(q->in, "links");
    struct guest *g = guest_of(q);

    if (!list || list->kind != RUM_JSON_LIST || list->size > MAX_MINE)
        return rum_ask_wrong(q, "'links' must be a list of at most %d",
                             MAX_MINE);
    find_all(g, list);
    if (g->loads)
        return wait_for_disk(q);
    rum_json_open(&q->out, "tables", '[');
    for (const struct rum_json_value *v = list->first; v; v = v->next) {
        const char *id = rum_json_text(rum_json_member(v, "table"));
        const char *key = rum_json_text(rum_json_member(v, "key"));
        struct table *t = id ? hub_look(g->hub, id) : NULL;
        uint16_t seats = t && t->laid && key
                             ? rum_table_holds(t->table, table_person(t, key))
                             : 0;
        if (seats)
            rum_ask_put_mine(q, t->table, t->id, key, seats);
    }
    rum_json_close(&q->out, ']');
    return true;
}

/* ---- rematch ---- */

static bool ask_rematch(struct rum_ask *q)
{
    return may(q, LIMIT_TABLES, "tables") && rum_ask_rematch(q);
}

/* ---- hint ---- */

static bool ask_hint(struct rum_ask *q)
{
    if (!may(q, LIMIT_HINTS, "hints"))
        return false;
    hub_of(q)->tally.hints++;
    return rum_ask_hint(q);
}

/* The story is made once for a table: only then it is a bot's work. */
static bool ask_story(struct rum_ask *q)
{
    return (rum_table_told(q->table) || may(q, LIMIT_HINTS, "stories")) &&
           rum_ask_story(q);
}

const struct rum_command talk_commands[] = {
    {"create", ask_create, RUM_MAY_ANYBODY, RUM_CREATE_MEMBERS},
    {"branch", ask_branch, RUM_MAY_GUESTS, RUM_BRANCH_MEMBERS},
    {"join", ask_join, RUM_MAY_ANYBODY, "table key"},
    {"sit", ask_sit, RUM_MAY_ANYBODY, "table seat name"},
    {"shared", ask_shared, RUM_MAY_ANYBODY, "table"},
    {"told", ask_told, RUM_MAY_ANYBODY, "table key"},
    {"where", ask_where, RUM_MAY_ANYBODY, ""},
    {"hint", ask_hint, RUM_MAY_PLAYERS, ""},
    {"rematch", ask_rematch, RUM_MAY_PLAYERS, RUM_REMATCH_MEMBERS},
    {"story", ask_story, RUM_MAY_GUESTS, ""},
    {"mine", ask_mine, RUM_MAY_ANYBODY, "links"},
    {0},
};

/* ---- guests ---- */

/* What is said at a table that is at home elsewhere goes there. */
static bool is_elsewhere(struct rum_guest *guest, const char *cmd)
{
    struct guest *g = (struct guest *)guest;

    g->joins = strcmp(cmd, "join") == 0;
    return g->relay && relay_takes(g, cmd);
}

void guest_init(struct guest *g, struct hub *hub, struct peer *peer,
                void (*send)(struct rum_guest *g, const char *text, size_t n))
{
    *g = (struct guest){
        .guest = {.wire = hub->wire, .send = send, .elsewhere = is_elsewhere},
        .hub = hub,
        .peer = peer};
}

static void take(struct guest *g, const char *cmd, const char *line, size_t n)
{
    struct table *before = g->at;

    g->limited = g->joins = false;
    g->cmd = cmd;
    g->line = line;
    g->line_size = n;
    if (before)
        table_wake(before);
    rum_guest_do(&g->guest, cmd, line, n);
    if (before)
        table_tend(before);
    if (g->at && g->at != before)
        table_tend(g->at);
}

void guest_take(struct guest *g, const char *cmd, const char *line, size_t n)
{
    take(g, cmd, line, n);
    if (!g->loads)
        return;
    g->held_joins = g->joins;
    rum_text_clear(&g->held);
    rum_text_add(&g->held, line, n);
    g->held_cmd[0] = '\0';
    RUM_SAY(g->held_cmd, "%s", cmd ? cmd : "");
}

/* Their table is at home elsewhere: they leave the one they are at, and what
 * they say goes there from now on. Nobody is sent back and forth. */
static void pass_on(struct guest *g, const char *cmd)
{
    struct table *t = g->at;

    if (g->passed_on) {
        g->dismiss(g, FAREWELL_RESTART, "this table has moved");
        return;
    }
    g->at = NULL;
    rum_guest_leave(&g->guest);
    if (t)
        table_tend(t);
    relay_begin(g, g->away, cmd);
}

void guest_answer(struct guest *g)
{
    const char *cmd = g->held_cmd[0] ? g->held_cmd : NULL;

    if (g->away[0]) {
        pass_on(g, cmd);
    } else {
        g->again = true;
        take(g, cmd, g->held.s, g->held.n);
        g->again = false;
    }
    g->away[0] = '\0';
    rum_text_finish(&g->held);
    if (g->ready)
        g->ready(g);
}

void guest_finish(struct guest *g)
{
    struct table *t = g->at;

    relay_end(g);
    loads_leave(g);
    rum_text_finish(&g->held);
    if (t)
        table_wake(t);
    rum_guest_finish(&g->guest);
    g->at = NULL;
    if (t)
        table_tend(t); /* the others see that they are gone */
}
