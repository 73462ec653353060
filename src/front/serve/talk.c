/*
 * talk.c: what guests say, and what they are told.
 *
 * The messages of docs/WIRE.md go to the wire; here are those that concern the
 * table: who sits where, taking back by consent, hints, and the scene that is
 * sent whenever it changed for a guest.
 */
#include "table.h"

#include <stdio.h>
#include <string.h>

#define NO_ACTION UINT16_MAX /* no game has such a code */

/* ---- answering ---- */

static struct rum_json begin(struct guest *g, const json_t *message, bool good)
{
    const json_t *id = json_object_get(message, "id");

    rum_text_clear(&g->out);
    struct rum_json j = {.out = &g->out};
    rum_json_open(&j, NULL, '{');
    if (json_is_integer(id))
        rum_json_int(&j, "id", json_integer_value(id));
    rum_json_bool(&j, "ok", good);
    return j;
}

static void finish(struct guest *g, struct rum_json *j)
{
    rum_json_close(j, '}');
    g->send(g, g->out.s, g->out.n);
}

static void refuse(struct guest *g, const json_t *message, const char *error)
{
    struct rum_json j = begin(g, message, false);
    rum_json_str(&j, "error", error);
    finish(g, &j);
}

static void agree(struct guest *g, const json_t *message)
{
    struct rum_json j = begin(g, message, true);
    finish(g, &j);
}

/* ---- scenes ---- */

static uint64_t hash(const char *s, size_t n)
{
    uint64_t h = 0xcbf29ce484222325u;

    while (n-- > 0)
        h = (h ^ (uint8_t)*s++) * 0x100000001b3u;
    return h;
}

static bool connected(const struct table *t, int seat)
{
    for (const struct guest *g = t->guests; g; g = g->next) {
        if (g->seats & 1u << seat)
            return true;
    }
    return false;
}

/* Who is there and who is thinking: the part of a scene the match cannot
 * know. Whether a bot is at it is told by the scene this guest is sent, which
 * may not say how far a question has come; the scene is in the hub already. */
static void put_table(struct rum_json *j, const struct table *t,
                      const struct guest *g)
{
    rum_seat actor = rum_match_actor(t->match);

    rum_json_open(j, "table", '{');
    rum_json_open(j, "who", '[');
    for (int i = 0; i < rum_match_seats(t->match); i++)
        rum_json_str(j, NULL, t->level[i][0] ? t->level[i] : "human");
    rum_json_close(j, ']');
    rum_json_open(j, "here", '[');
    for (int i = 0; i < rum_match_seats(t->match); i++)
        rum_json_bool(j, NULL, t->level[i][0] || connected(t, i));
    rum_json_close(j, ']');
    rum_seat asked = t->hub->scene->actor;
    rum_json_bool(j, "thinking", asked >= 0 && t->level[asked][0]);
    if (t->undo_by >= 0) {
        rum_json_int(j, "undo_by", t->undo_by);
        rum_json_bool(j, "undo_asks_you", t->undo_wanted & g->seats);
    }
    /* Another of his seats is to act, and what it holds is another matter. */
    if (actor >= 0 && actor != g->as && g->seats & 1u << actor) {
        rum_json_int(j, "next", actor);
        rum_json_bool(j, "curtain",
                      g->as >= 0 &&
                          rum_match_hands_differ(t->match, g->as, actor));
    }
    rum_json_close(j, '}');
}

static void put_scene(struct rum_json *j, struct table *t)
{
    rum_json_open(j, "scene", '{');
    rum_scene_write(t->hub->scene, j);
    rum_json_close(j, '}');
}

void guest_update(struct guest *g)
{
    struct table *t = g->table;
    struct rum_text *body = &t->hub->text;

    if (t->writing)
        return; /* what is not on disk has not happened */
    rum_text_clear(body);
    struct rum_json j = {.out = body, .comma = true};
    rum_json_int(&j, "as", g->as);
    rum_match_view(t->match, g->as, t->hub->scene);
    put_table(&j, t, g);
    put_scene(&j, t);
    uint64_t now = hash(body->s, body->n);
    if (g->version > 0 && now == g->last)
        return; /* nothing changed for him: even that it is later is a hint */
    g->last = now;
    t->told = uv_now(t->hub->loop);
    rum_text_clear(&g->out);
    rum_text_printf(&g->out, "{\"event\":\"scene\",\"version\":%u%s}",
                    ++g->version, body->s);
    g->send(g, g->out.s, g->out.n);
}

/* ---- coming and going ---- */

void guest_join(struct guest *g, struct table *t, uint8_t seats)
{
    rum_seat actor = rum_match_actor(t->match);

    g->table = t;
    g->seats = seats;
    g->version = 0;
    g->as = RUM_NOBODY;
    for (rum_seat i = RUM_MAX_SEATS - 1; i >= 0; i--) {
        if (seats & 1u << i)
            g->as = i;
    }
    /* Who holds several begins with the one to act, if nobody could have
     * seen another hand before. */
    if (actor >= 0 && seats & 1u << actor)
        g->as = actor;
    g->next = t->guests;
    t->guests = g;
    t->touched = t->decided = uv_now(t->hub->loop);
}

void guest_leave(struct guest *g)
{
    struct table *t = g->table;

    if (!t)
        return;
    guest_forget(g);
    for (struct guest **at = &t->guests; *at; at = &(*at)->next) {
        if (*at == g) {
            *at = g->next;
            break;
        }
    }
    if (t->asker == g)
        t->asker = NULL;
    g->table = NULL;
    rum_text_finish(&g->out);
}

static void join(struct hub *hub, struct guest *g, const json_t *message)
{
    const char *id = json_string_value(json_object_get(message, "table"));
    const char *key = json_string_value(json_object_get(message, "key"));
    const char *have = json_string_value(json_object_get(message, "have"));

    struct table *t =
        id && strlen(id) < TABLE_ID_SIZE ? table_find(hub, id) : NULL;
    if (!t) {
        refuse(g, message, "there is no such table");
        return;
    }
    uint8_t seats = key ? table_seats_of(t, key) : 0;
    if (key && !seats) {
        refuse(g, message, "this link opens no seat at this table");
        return;
    }
    guest_leave(g);
    guest_join(g, t, seats);

    struct rum_text fixed = {0};
    struct rum_json f = {.out = &fixed, .comma = true};
    rum_json_open(&f, "layout", '{');
    rum_scene_write_layout(rum_match_layout(t->match), &f);
    rum_json_close(&f, '}');
    rum_json_open(&f, "theme", '{');
    rum_theme_write(rum_match_game(t->match)->theme, &f);
    rum_json_close(&f, '}');
    char stamp[20];
    snprintf(stamp, sizeof(stamp), "%016llx",
             (unsigned long long)hash(fixed.s, fixed.n));

    struct rum_json j = begin(g, message, true);
    rum_json_str(&j, "table", t->id);
    rum_json_str(&j, "game", rum_match_game(t->match)->id);
    rum_json_str(&j, "title", rum_match_game(t->match)->title);
    rum_json_open(&j, "seats", '[');
    for (int i = 0; i < rum_match_seats(t->match); i++) {
        if (seats & 1u << i)
            rum_json_int(&j, NULL, i);
    }
    rum_json_close(&j, ']');
    rum_json_str(&j, "hash", stamp);
    if (!have || strcmp(have, stamp) != 0)
        rum_text_puts(&g->out, fixed.s);
    rum_text_finish(&fixed);
    finish(g, &j);
    table_publish(t);
}

/* ---- messages of the table ---- */

/* The seat a message speaks for: "as", or the one to act if he holds it. */
static bool speaks_for(const struct guest *g, const json_t *message,
                       rum_seat *out)
{
    const json_t *as = json_object_get(message, "as");
    rum_seat actor = rum_match_actor(g->table->match);
    json_int_t seat = json_is_integer(as) ? json_integer_value(as)
                      : actor >= 0 && g->seats & 1u << actor ? actor
                                                             : g->as;

    if (seat < 0 || seat >= RUM_MAX_SEATS || !(g->seats & 1u << seat))
        return false;
    *out = (rum_seat)seat;
    return true;
}

static void look(struct guest *g, const json_t *message)
{
    rum_seat seat;

    if (!speaks_for(g, message, &seat)) {
        refuse(g, message, "'as' must be a seat you hold");
        return;
    }
    g->as = seat;
    agree(g, message);
    guest_update(g);
}

static void rename_seats(struct guest *g, const json_t *message)
{
    const char *name = json_string_value(json_object_get(message, "name"));
    rum_seat seat;

    if (!name || !*name || strlen(name) > 31 ||
        !speaks_for(g, message, &seat)) {
        refuse(g, message,
               "'name' must be a text of 1 to 31 bytes, 'as' a seat "
               "you hold");
        return;
    }
    struct table *t = g->table;
    rum_match_name(t->match, seat, name, NULL);
    store_write(
        t->hub->store, STORE_SEAT,
        (struct store_value[]){{t->id, 0},
                               {NULL, seat},
                               {rum_match_seat_who(t->match, seat), 0},
                               {rum_match_seat_name(t->match, seat), 0}},
        4, NULL, NULL);
    agree(g, message);
    table_publish(t);
}

static void play(struct guest *g, const char *line, size_t n)
{
    struct table *t = g->table;
    rum_action act = NO_ACTION;

    rum_text_clear(&t->answer);
    struct wire_asker who = {.seats = g->seats, .chosen = &act};
    wire_answer(t->wire, who, line, n, &t->answer);
    if (act == NO_ACTION)
        g->send(g, t->answer.s, t->answer.n);
    else
        table_play(t, act, g);
}

/* ---- taking back ---- */

/* Seats of people who do not share the asker's link. */
static uint8_t others(const struct table *t, uint8_t mine)
{
    uint8_t mask = 0;

    for (int i = 0; i < rum_match_seats(t->match); i++) {
        if (!t->level[i][0] && !(mine & 1u << i))
            mask |= (uint8_t)(1u << i);
    }
    return mask;
}

static void do_undo(struct table *t, rum_seat seat, struct guest *asker)
{
    size_t length;

    if (rum_match_undo_point(t->match, seat, &length) == RUM_OK)
        table_undo(t, length, asker);
}

static void undo(struct guest *g, const json_t *message)
{
    struct table *t = g->table;
    rum_seat seat;
    size_t length;

    if (!speaks_for(g, message, &seat)) {
        refuse(g, message, "only who sits here can take back");
        return;
    }
    if (rum_match_undo_point(t->match, seat, &length) != RUM_OK) {
        refuse(g, message, "you have not decided anything yet");
        return;
    }
    struct rum_json j = begin(g, message, true);
    rum_json_close(&j, '}');
    rum_text_clear(&t->answer);
    rum_text_add(&t->answer, g->out.s, g->out.n);
    t->undo_wanted = others(t, g->seats);
    if (rum_match_undo_free(t->match, seat) || !t->undo_wanted) {
        do_undo(t, seat, g);
        return;
    }
    t->undo_by = seat;
    g->send(g, t->answer.s, t->answer.n);
    table_publish(t);
}

static void consent(struct guest *g, const json_t *message)
{
    struct table *t = g->table;

    if (t->undo_by < 0 || !(t->undo_wanted & g->seats)) {
        refuse(g, message, "nobody asks you for anything");
        return;
    }
    agree(g, message);
    if (!json_is_true(json_object_get(message, "yes"))) {
        t->undo_by = RUM_NOBODY;
    } else {
        t->undo_wanted &= (uint8_t)~g->seats;
        if (!t->undo_wanted) {
            do_undo(t, t->undo_by, NULL);
            return;
        }
    }
    table_publish(t);
}

static void hint(struct guest *g, const json_t *message)
{
    rum_seat seat;

    if (!speaks_for(g, message, &seat) ||
        seat != rum_match_actor(g->table->match))
        refuse(g, message, "a hint is for whoever is to decide");
    else if (!table_hint(g->table, g, seat))
        refuse(g, message, "a hint is being thought of already");
    else
        agree(g, message);
}

/* ---- after the end ---- */

static void replay(struct guest *g, const json_t *message)
{
    struct table *t = g->table;
    const json_t *as = json_object_get(message, "as");
    json_int_t at = json_integer_value(json_object_get(message, "at"));
    rum_seat viewer = RUM_NOBODY;
    size_t length = rum_match_length(t->match);

    if (rum_match_actor(t->match) != RUM_NOBODY) {
        refuse(g, message, "a replay is for after the end");
        return;
    }
    if (json_is_integer(as) && json_integer_value(as) >= 0 &&
        json_integer_value(as) < rum_match_seats(t->match))
        viewer = (rum_seat)json_integer_value(as);
    else if (json_is_string(as) && strcmp(json_string_value(as), "all") == 0)
        viewer = RUM_ALL;
    if (at < 0 || (size_t)at > length) {
        refuse(g, message, "'at' must be one of the actions played");
        return;
    }
    rum_match_jump(t->match, (size_t)at);
    struct rum_json j = begin(g, message, true);
    rum_json_int(&j, "at", at);
    rum_json_int(&j, "length", (int64_t)length);
    rum_match_view(t->match, viewer, t->hub->scene);
    put_scene(&j, t);
    rum_match_jump(t->match, length);
    finish(g, &j);
}

/* ---- */

/* While an action is on its way to the disk, whatever would show or change
 * the match has to wait; it is a matter of milliseconds. */
static bool must_wait(const struct guest *g)
{
    return g->table->writing;
}

void guest_take(struct hub *hub, struct guest *g, const char *line, size_t n)
{
    static const struct {
        const char *cmd;
        void (*take)(struct guest *g, const json_t *message);
    } own[] = {
        {"look", look}, {"name", rename_seats}, {"undo", undo},
        {"hint", hint}, {"consent", consent},   {"replay", replay},
    };
    json_error_t e;
    json_t *message = json_loadb(line, n, JSON_REJECT_DUPLICATES, &e);
    const char *cmd = json_string_value(json_object_get(message, "cmd"));
    size_t i = 0, owns = sizeof(own) / sizeof(*own);

    while (cmd && i < owns && strcmp(own[i].cmd, cmd) != 0)
        i++;
    if (!cmd) {
        refuse(g, message, "a message is an object such as {\"cmd\":\"join\"}");
    } else if (strcmp(cmd, "join") == 0) {
        join(hub, g, message);
    } else if (!g->table) {
        refuse(g, message, "'join' a table first");
    } else if (must_wait(g)) {
        refuse(g, message, "wait: the last action is still being written");
    } else if (strcmp(cmd, "play") == 0) {
        play(g, line, n);
    } else if (i < owns) {
        own[i].take(g, message);
    } else {
        rum_text_clear(&g->out);
        struct wire_asker who = {.seats = g->seats};
        wire_answer(g->table->wire, who, line, n, &g->out);
        g->send(g, g->out.s, g->out.n);
    }
    json_decref(message);
}
