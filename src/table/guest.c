/*
 * guest.c: who is at a table, and the scenes they are sent.
 *
 * A guest is sent a scene when it changed for them and never otherwise: the
 * number and the time of messages would tell of secret decisions.
 */
#include "ask.h"

#include <stdlib.h>
#include <string.h>

#define TAKEN 8 /* lines of what would be taken back */

/* ---- coming and going ---- */

uint16_t rum_guest_seats(const struct rum_guest *g)
{
    return g->sits ? rum_table_holds(g->table, g->person) : g->seats;
}

/* Whoever gave their seat up sees what everybody does. */
static void check_eyes(struct rum_guest *g)
{
    uint16_t seats = rum_guest_seats(g);

    if (g->as >= 0 && seats & RUM_BIT(g->as))
        return;
    g->as = RUM_NOBODY;
    for (rum_seat i = RUM_MAX_SEATS - 1; i >= 0; i--) {
        if (seats & RUM_BIT(i))
            g->as = i;
    }
}

void rum_guest_join(struct rum_guest *g, struct rum_table *t, int person)
{
    rum_seat actor = rum_match_actor(t->match);

    rum_guest_leave(g);
    g->table = t;
    g->person = person;
    g->sits = true;
    g->version = 0;
    g->as = RUM_NOBODY;
    check_eyes(g);
    /* Who holds several begins with the one to act, if nobody could have
     * seen another hand before. */
    if (actor >= 0 && rum_guest_seats(g) & RUM_BIT(actor))
        g->as = actor;
    g->next = t->guests;
    t->guests = g;
    rum_table_come(t, person);
}

void rum_guest_leave(struct rum_guest *g)
{
    struct rum_table *t = g->table;

    g->table = NULL;
    if (!t || !g->sits)
        return;
    g->sits = false;
    for (struct rum_guest **at = &t->guests; *at; at = &(*at)->next) {
        if (*at == g) {
            *at = g->next;
            break;
        }
    }
    rum_table_go(t, g->person);
}

void table_part(struct rum_table *t, int person)
{
    for (struct rum_guest *g = t->guests; g; g = g->next) {
        if (g->person == person)
            g->person = RUM_STRANGER;
    }
}

bool rum_table_attended(const struct rum_table *t)
{
    return t->guests;
}

/* ---- what the match cannot know ---- */

/* Who is there. Whether a bot is at it is told by the scene this guest is
 * sent, which may not say how far a question has come. */
static void put_people(struct rum_json *j, const struct rum_table *t,
                       rum_seat asked)
{
    int seats = rum_match_seats(t->match);

    rum_json_open(j, "who", '[');
    for (int i = 0; i < seats; i++)
        rum_json_str(j, NULL, table_who(&t->chair[i].sitter));
    rum_json_close(j, ']');
    rum_json_open(j, "here", '[');
    for (int i = 0; i < seats; i++)
        rum_json_bool(j, NULL, rum_table_here(t, (rum_seat)i));
    rum_json_close(j, ']');
    rum_json_open(j, "stood_in", '[');
    for (int i = 0; i < seats; i++)
        rum_json_bool(j, NULL, t->chair[i].stood_in);
    rum_json_close(j, ']');
    rum_json_bool(j, "thinking", table_bot_decides(t, asked));
}

/* What would be taken back, as far as this guest has read of it. */
static void put_taken(struct rum_json *j, const struct rum_guest *g, size_t to)
{
    struct rum_match *m = g->table->match;
    size_t from = rum_match_log_before(m, g->as, to);
    size_t lines = rum_match_log_size(m, g->as);
    struct rum_scene *scene = g->wire->scene;

    rum_scene_clear(scene);
    rum_match_log(m, g->as, lines > from + TAKEN ? lines - TAKEN : from, scene);
    rum_json_open(j, "takes", '[');
    for (size_t i = 0; i < scene->log.n; i++)
        rum_json_str(j, NULL, scene->log.v[i].text);
    rum_json_close(j, ']');
}

/* The options that would be others. */
static void put_proposed(struct rum_json *j, const struct rum_table *t)
{
    const struct rum_game *game = rum_match_game(t->match);
    char is[RUM_MAX_TEXT], would[RUM_MAX_TEXT];

    rum_json_open(j, "options", '{');
    for (size_t i = 0; i < game->option_count; i++) {
        rum_options_format(rum_match_options(t->match), game, i, is,
                           sizeof(is));
        rum_options_format(rum_match_options(t->proposed), game, i, would,
                           sizeof(would));
        if (strcmp(is, would) != 0)
            rum_json_str(j, game->options[i].name, would);
    }
    rum_json_close(j, '}');
}

static void put_wish(struct rum_json *j, const struct rum_guest *g,
                     const struct rum_wish *wish)
{
    static const char *const words[] = {
        [RUM_WISH_UNDO] = "undo",
        [RUM_WISH_REMATCH] = "rematch",
    };
    uint16_t seats = rum_guest_seats(g);

    rum_json_open(j, "wish", '{');
    rum_json_str(j, "what", words[wish->what]);
    rum_json_int(j, "by", wish->by);
    rum_json_bool(j, "yours", seats & RUM_BIT(wish->by));
    rum_json_bool(j, "asks_you", wish->asked & seats);
    if (wish->what == RUM_WISH_UNDO)
        put_taken(j, g, wish->to);
    if (wish->what == RUM_WISH_REMATCH)
        put_proposed(j, g->table);
    rum_json_close(j, '}');
}

/* The games of the series that are over, and where the next one is. */
static void put_series(struct rum_json *j, const struct rum_table *t)
{
    if (rum_table_games(t)) {
        rum_json_int(j, "games", rum_table_games(t));
        rum_json_open(j, "score", '[');
        for (int i = 0; i < rum_match_seats(t->match); i++)
            rum_json_int(j, NULL, rum_table_score(t, (rum_seat)i));
        rum_json_close(j, ']');
    }
    if (t->rematch[0])
        rum_json_str(j, "rematch", t->rematch);
}

static void put_table(struct rum_json *j, const struct rum_guest *g)
{
    struct rum_table *t = g->table;
    rum_seat actor = rum_match_actor(t->match);
    uint16_t seats = rum_guest_seats(g);

    rum_json_open(j, "table", '{');
    put_people(j, t, rum_match_actor_seen(t->match, g->as));
    put_series(j, t);
    if (rum_table_wish(t))
        put_wish(j, g, rum_table_wish(t));
    if (t->hurried != RUM_NEVER)
        rum_json_bool(j, "hurried", true);
    /* Another of their seats is to act, and what it holds is another matter. */
    if (actor >= 0 && actor != g->as && seats & RUM_BIT(actor)) {
        rum_json_int(j, "next", actor);
        rum_json_bool(j, "curtain",
                      g->as >= 0 &&
                          rum_match_hands_differ(t->match, g->as, actor));
    }
    rum_json_close(j, '}');
}

/* What is left on the clocks, in milliseconds. While it is a secret who is
 * asked, only one's own are told. */
static void put_clocks(struct rum_json *j, const struct rum_guest *g,
                       bool veiled)
{
    const struct rum_table *t = g->table;

    uint64_t limit = rum_table_time_left(t);
    if (t->rules.clock == RUM_CLOCK_NONE && t->hurried == RUM_NEVER &&
        limit == RUM_NEVER)
        return;
    rum_json_open(j, "clock", '{');
    if (limit != RUM_NEVER)
        rum_json_int(j, "limit", (int64_t)limit);
    if (t->hurried != RUM_NEVER)
        rum_json_int(j, "hurry",
                     t->hurried > t->now ? (int64_t)(t->hurried - t->now) : 0);
    rum_json_open(j, "left", '[');
    for (int i = 0; i < rum_match_seats(t->match); i++) {
        uint64_t left = rum_table_left(t, (rum_seat)i);
        if (left == RUM_NEVER || (veiled && !(rum_guest_seats(g) & RUM_BIT(i))))
            rum_json_null(j, NULL);
        else
            rum_json_int(j, NULL, (int64_t)left);
    }
    rum_json_close(j, ']');
    rum_json_close(j, '}');
}

/* ---- scenes ---- */

static uint64_t hash(const char *s, size_t n)
{
    uint64_t h = 0xcbf29ce484222325u;

    while (n-- > 0)
        h = (h ^ (uint8_t)*s++) * 0x100000001b3u;
    return h;
}

/* The scene of one viewer as JSON: made once, however many look that way. */
struct seen {
    bool made, veiled;
    size_t at, n; /* in the wire's text */
};

static void see(struct rum_guest *g, struct seen *s)
{
    struct rum_wire *w = g->wire;
    struct rum_json j = {.out = &w->scenes};

    if (s->made)
        return;
    rum_match_view(g->table->match, g->as, w->scene);
    s->made = true;
    s->veiled = w->scene->veiled;
    s->at = w->scenes.n;
    rum_json_open(&j, "scene", '{');
    rum_scene_write(w->scene, &j);
    rum_json_close(&j, '}');
    s->n = w->scenes.n - s->at;
}

static void update(struct rum_guest *g, struct seen *s)
{
    struct rum_wire *w = g->wire;
    struct rum_table *t = g->table;
    uint32_t match = rum_match_version(t->match, g->as);

    rum_text_clear(&w->text);
    struct rum_json j = {.out = &w->text, .comma = true};
    rum_json_int(&j, "as", g->as);
    put_table(&j, g);
    uint64_t now = hash(w->text.s, w->text.n);
    if (g->version > 0 && now == g->last && match == g->last_match)
        return; /* nothing changed for them: even that it is later is a hint */
    see(g, s);
    put_clocks(&j, g, s->veiled);
    g->last = now;
    g->last_match = match;
    t->seen_at = t->now;
    rum_text_clear(&g->out);
    rum_text_printf(&g->out, "{\"event\":\"scene\",\"version\":%u%s,",
                    ++g->version, w->text.s);
    rum_text_add(&g->out, w->scenes.s + s->at, s->n);
    rum_text_puts(&g->out, "}");
    g->send(g, g->out.s, g->out.n);
}

void rum_table_publish(struct rum_table *t)
{
    struct seen cache[RUM_MAX_SEATS + 1] = {0};
    struct rum_guest *next;

    if (!t->guests)
        return;
    rum_text_clear(&t->guests->wire->scenes);
    for (struct rum_guest *g = t->guests; g; g = next) {
        next = g->next;
        check_eyes(g);
        update(g, &cache[g->as >= 0 ? g->as : RUM_MAX_SEATS]);
    }
}

/* ---- hints ---- */

void put_advice(struct rum_json *j, const struct rum_advice *advice)
{
    if (advice->value >= 0)
        rum_json_int(j, "value", advice->value);
    if (advice->has_second) {
        rum_json_int(j, "second", advice->second);
        rum_json_int(j, "second_value", advice->second_value);
    }
}

void rum_table_heed(struct rum_table *t, struct rum_thought *th)
{
    enum rum_err err = rum_table_thought(t, th);

    if (th->person == RUM_STRANGER || err != RUM_OK)
        return;
    for (struct rum_guest *g = t->guests; g; g = g->next) {
        if (g->person != th->person)
            continue;
        rum_text_clear(&g->out);
        struct rum_json j = {.out = &g->out};
        rum_json_open(&j, NULL, '{');
        rum_json_str(&j, "event", "hint");
        rum_json_int(&j, "code", th->best);
        put_advice(&j, &th->advice);
        rum_json_close(&j, '}');
        g->send(g, g->out.s, g->out.n);
    }
}
