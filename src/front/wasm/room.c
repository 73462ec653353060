/*
 * room.c: laying tables, keeping them, joining them.
 *
 * An action counts, and is answered, once its line is kept: the sink of a
 * table hands it to host_store() and says that it is pending.
 */
#include "room.h"

#include <stdlib.h>
#include <string.h>

#include <rumpus/system.h>

#include "module.h"

#define ID_SIZE  11 /* ten letters */
#define KEY      "here"
#define MOST     1000 /* a bot's milliseconds for a decision, */
#define LEAST    250  /* and what is left of it in the end */
#define PACE     120  /* a bot's decision takes no less */
#define HURRY    60000
#define MAX_MINE 50

struct place {
    struct rum_sink sink; /* first: the sink of its recording */
    struct place *next;
    char id[ID_SIZE];
    struct rum_table *table;
    struct rum_text head;             /* of the recording, until it is kept */
    bool laid;                        /* it is */
    uint32_t lines;                   /* of the recording after its head */
    uint32_t kept;                    /* rum_table_kept() of what was kept */
    rum_action before[RUM_MAX_SEATS]; /* what its bots decided last */
    char rematch_of[ID_SIZE];         /* whose it is, until it is laid */
};

static struct place *places;

static const struct rum_table_rules rules = {
    .hurry = HURRY, .pace = PACE, .most = MOST, .least = LEAST};

static uint64_t now(void)
{
    return rum_system_micros() / 1000;
}

/* ---- keeping ---- */

static void store(struct place *p, int number, const char *s, size_t n)
{
    host_store(p, p->id, strlen(p->id), number, s, n);
}

static enum rum_err take_line(struct rum_sink *sink, const char *line, size_t n)
{
    struct place *p = (struct place *)sink;

    if (!p->laid) {
        rum_text_add(&p->head, line, n);
        return RUM_OK;
    }
    store(p, (int)p->lines + 1, line, n);
    return RUM_EPENDING;
}

static void store_kept(struct place *p)
{
    struct rum_text text = {0};

    p->kept = rum_table_kept(p->table);
    rum_table_keep(p->table, &text);
    store(p, STORE_KEPT, text.s, text.n);
    rum_text_finish(&text);
}

static enum rum_err store_head(struct rum_sink *sink)
{
    struct place *p = (struct place *)sink;

    store_kept(p);
    store(p, STORE_HEAD, p->head.s, p->head.n);
    rum_text_finish(&p->head);
    return RUM_EPENDING;
}

/* ---- tables in memory ---- */

static struct place *add_place(const char *id)
{
    struct place *p = rum_alloc(sizeof(*p));

    p->sink = (struct rum_sink){.write = take_line, .ready = store_head};
    RUM_SAY(p->id, "%s", id);
    p->next = places;
    places = p;
    return p;
}

static void remove_place(struct place *p)
{
    struct place **at = &places;

    while (*at != p)
        at = &(*at)->next;
    *at = p->next;
    think_forget(p);
    rum_table_destroy(p->table);
    rum_text_finish(&p->head);
    free(p);
}

static struct place *find(const char *id)
{
    for (struct place *p = places; p; p = p->next) {
        if (p->laid && strcmp(p->id, id) == 0)
            return p;
    }
    return NULL;
}

/* Letters and digits without those that look alike: 5 bits each. */
static void random_id(char out[ID_SIZE])
{
    static const char letters[] = "abcdefghjkmnpqrstuvwxyz023456789";
    uint8_t bytes[ID_SIZE - 1];

    rum_system_random(bytes, sizeof(bytes));
    for (size_t i = 0; i < sizeof(bytes); i++)
        out[i] = letters[bytes[i] % 32];
    out[ID_SIZE - 1] = '\0';
}

bool room_restore(const char *id, size_t lines, const char *text, size_t n,
                  const char *kept, size_t kept_n)
{
    struct rum_match *match;
    struct rum_err_text why;
    uint16_t seats = 0;

    if (find(id))
        return true;
    if (rum_match_load(text, n, NULL, &match, &why))
        return false;
    struct place *p = add_place(id);
    p->table = rum_table_create(match, &rules, now());
    p->laid = true;
    p->lines = (uint32_t)lines;
    for (rum_seat i = 0; i < rum_match_seats(match); i++) {
        if (rum_table_sitter(p->table, i)->kind == RUM_SITS_PERSON)
            seats |= (uint16_t)RUM_BIT(i);
    }
    if (seats)
        rum_table_hold(p->table, seats);
    if (kept_n > 0 && rum_table_restore(p->table, kept, kept_n, &why)) {
        remove_place(p);
        return false;
    }
    p->kept = rum_table_kept(p->table);
    enum rum_err err = rum_table_record(p->table, &p->sink, true);
    RUM_ASSERT(err == RUM_OK);
    return true;
}

void room_settle(struct place *p, bool kept)
{
    rum_table_tick(p->table, now());
    if (p->laid)
        p->lines += kept;
    p->laid = p->laid || kept;
    rum_table_settle(p->table, kept);
    struct place *before = p->rematch_of[0] ? find(p->rematch_of) : NULL;
    if (before)
        rum_table_followed(before->table, p->laid ? p->id : "");
    p->rematch_of[0] = '\0';
    if (!p->laid)
        remove_place(p);
}

void room_clear(void)
{
    while (places)
        remove_place(places);
}

/* ---- time ---- */

void room_heed(struct place *p, struct rum_thought *th, bool shared)
{
    if (shared)
        p->before[th->seat] = th->best;
    rum_table_tick(p->table, now());
    rum_table_heed(p->table, th);
    rum_table_publish(p->table);
}

/* A rematch that was agreed on is a table of its own. */
static void lay_rematch(const struct place *p)
{
    struct rum_table *laid = rum_table_follow(p->table);
    char id[ID_SIZE];

    if (!laid)
        return;
    random_id(id);
    struct place *next = add_place(id);
    next->table = laid;
    RUM_SAY(next->rematch_of, "%s", p->id);
    rum_table_record(laid, &next->sink, false);
}

/* Bots think elsewhere; the story of a finished game is made here, part by
 * part. True: there is more of it. */
static bool think(struct place *p)
{
    struct rum_thought *th;

    while (rum_table_attended(p->table) && (th = rum_table_think(p->table))) {
        if (th->seat != RUM_NOBODY) {
            think_elsewhere(th, p, p->id, p->before[th->seat]);
            continue;
        }
        rum_thought_run(th);
        room_heed(p, th, false);
        rum_thought_destroy(th);
        return !rum_table_told(p->table);
    }
    return false;
}

double room_tend(void)
{
    uint64_t soonest = RUM_NEVER, at = now();

    for (struct place *p = places; p; p = p->next) {
        rum_table_tick(p->table, at);
        lay_rematch(p);
        rum_table_publish(p->table);
        if (p->laid && p->kept != rum_table_kept(p->table))
            store_kept(p);
    }
    for (struct place *p = places; p; p = p->next) {
        uint64_t deadline = think(p) ? at : rum_table_next(p->table).deadline;
        soonest = deadline < soonest ? deadline : soonest;
    }
    if (soonest == RUM_NEVER)
        return -1;
    return soonest > at ? (double)(soonest - at) : 0;
}

/* ---- rows ---- */

/* Whoever is at this screen, or RUM_STRANGER: only bots play. */
static int person_here(const struct place *p)
{
    int person = RUM_STRANGER;

    for (rum_seat i = 0; i < rum_match_seats(rum_table_match(p->table)); i++) {
        if (person == RUM_STRANGER)
            person = rum_table_holder(p->table, i);
    }
    return person;
}

static uint16_t seats_here(const struct place *p)
{
    return rum_table_holds(p->table, person_here(p));
}

static void put_link(struct rum_ask *q, const struct place *p)
{
    uint16_t seats = seats_here(p);

    if (!seats)
        return;
    rum_json_open(&q->out, NULL, '{');
    rum_json_str(&q->out, "key", KEY);
    rum_put_seats(&q->out, seats);
    rum_json_close(&q->out, '}');
}

static bool put_created(struct rum_ask *q)
{
    struct place *p = places;

    while (p->table != q->table)
        p = p->next;
    rum_json_str(&q->out, "table", p->id);
    rum_json_open(&q->out, "links", '[');
    put_link(q, p);
    rum_json_close(&q->out, ']');
    return true;
}

/* Is somebody expected who is not at this screen? */
static bool expects_others(const struct rum_table *t)
{
    bool open = rum_table_people(t) > 1;

    for (rum_seat i = 0; i < rum_match_seats(rum_table_match(t)); i++)
        open = open || rum_table_sitter(t, i)->kind == RUM_SITS_OPEN;
    return open;
}

static bool lay(struct rum_ask *q, struct rum_table *laid)
{
    char id[ID_SIZE];

    if (expects_others(laid)) {
        rum_table_destroy(laid);
        return rum_ask_wrong(q, "friends far away need a server (rumpus "
                                "serve); here you play with bots, or with "
                                "several people at this screen");
    }
    random_id(id);
    struct place *p = add_place(id);
    p->table = laid;
    q->table = laid;
    return rum_ask_changed(q, laid, rum_table_record(laid, &p->sink, false),
                           put_created);
}

static bool ask_create(struct rum_ask *q)
{
    struct rum_table *laid;

    return rum_ask_create(q, &rules, now(), &laid) && lay(q, laid);
}

static bool ask_branch(struct rum_ask *q)
{
    struct rum_table *laid;

    return rum_ask_branch(q, &rules, now(), &laid) && lay(q, laid);
}

static bool ask_join(struct rum_ask *q)
{
    const char *id = NULL, *key = NULL;

    if (!rum_ask_text(q, "table", true, &id) ||
        !rum_ask_text(q, "key", false, &key))
        return false;
    struct place *p = find(id);
    if (!p)
        return rum_ask_wrong(q, "there is no such table in this browser");
    if (key && (strcmp(key, KEY) != 0 || !seats_here(p)))
        return rum_ask_wrong(q, "this link opens no seat at this table");
    rum_table_tick(p->table, now());
    rum_guest_join(q->guest, p->table, key ? person_here(p) : RUM_STRANGER);
    q->table = p->table;
    q->match = rum_table_match(p->table);
    rum_json_str(&q->out, "table", p->id);
    rum_ask_put_joined(q);
    return true;
}

static bool ask_mine(struct rum_ask *q)
{
    const struct rum_json_value *list = rum_json_member(q->in, "links");

    if (!list || list->kind != RUM_JSON_LIST || list->size > MAX_MINE)
        return rum_ask_wrong(q, "'links' must be a list of at most %d",
                             MAX_MINE);
    rum_json_open(&q->out, "tables", '[');
    for (const struct rum_json_value *v = list->first; v; v = v->next) {
        const char *id = rum_json_text(rum_json_member(v, "table"));
        const char *key = rum_json_text(rum_json_member(v, "key"));
        struct place *p = id && key && strcmp(key, KEY) == 0 ? find(id) : NULL;
        uint16_t seats = p ? seats_here(p) : 0;
        if (seats)
            rum_ask_put_mine(q, p->table, p->id, KEY, seats);
    }
    rum_json_close(&q->out, ']');
    return true;
}

/* All who sit here share this screen and this browser's memory, where the
 * recording lies anyway: it is theirs at any time. */
static bool ask_save(struct rum_ask *q)
{
    struct rum_text text = {0};

    if (!rum_guest_seats(q->guest) && rum_match_actor(q->match) != RUM_NOBODY)
        return rum_ask_wrong(q, "who only watches gets the recording after "
                                "the end");
    rum_match_save(q->match, &text);
    rum_json_str(&q->out, "recording", text.s);
    rum_text_finish(&text);
    return true;
}

static const struct rum_command commands[] = {
    {"create", ask_create, RUM_MAY_ANYBODY, RUM_CREATE_MEMBERS},
    {"branch", ask_branch, RUM_MAY_GUESTS, RUM_BRANCH_MEMBERS},
    {"join", ask_join, RUM_MAY_ANYBODY, "table key"},
    {"mine", ask_mine, RUM_MAY_ANYBODY, "links"},
    {"save", ask_save, RUM_MAY_GUESTS, ""},
    {0},
};

struct rum_wire *room_wire(void)
{
    static struct rum_wire *wire;

    if (!wire)
        wire = rum_wire_create(commands, NULL);
    return wire;
}
