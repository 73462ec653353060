/*
 * wire.c: taking a message apart, finding its row, giving one answer.
 *
 * Every message of every road comes through rum_guest_say(), is parsed there
 * once, and is answered by the function of its row: begin.c (new games),
 * play.c (deciding and taking back), look.c (what only shows), people.c (who
 * sits here, hints), claim.c (a seat without its link), facts.c (games,
 * options, rules) and teach.c (lessons); the host's own.
 */
#include <rumpus/wire.h>

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ask.h"

/* Of an answer's text, for the next one: that to 'join' is large, and a server
 * has thousands of guests. */
#define KEPT_ROOM 4096

static const struct rum_command base[] = {
    {"legal", ask_legal, RUM_MAY_GUESTS, "words"},
    {"play", ask_play, RUM_MAY_GUESTS, "code n"},
    {"view", ask_view, RUM_MAY_GUESTS, "as"},
    {"observe", ask_observe, RUM_MAY_GUESTS, "as"},
    {"layout", ask_layout, RUM_MAY_GUESTS, ""},
    {"preview", ask_preview, RUM_MAY_GUESTS, "code"},
    {"why", ask_why, RUM_MAY_GUESTS, "on"},
    {"replay", ask_replay, RUM_MAY_GUESTS, "at as"},
    {"story", rum_ask_story, RUM_MAY_GUESTS, ""},
    {"save", ask_save, RUM_MAY_GUESTS, ""},
    {"undo", ask_undo, RUM_MAY_PLAYERS, "as to"},
    {"consent", ask_consent, RUM_MAY_PLAYERS, "yes"},
    {"withdraw", ask_withdraw, RUM_MAY_GUESTS, ""},
    {"claim", ask_claim, RUM_MAY_GUESTS, "seat"},
    {"admit", ask_admit, RUM_MAY_PLAYERS, "yes"},
    {"look", ask_look, RUM_MAY_PLAYERS, "as"},
    {"name", ask_name, RUM_MAY_PLAYERS, "name as"},
    {"seat", ask_seat, RUM_MAY_PLAYERS, "seat who"},
    {"resign", ask_resign, RUM_MAY_PLAYERS, "as"},
    {"draw", ask_draw, RUM_MAY_PLAYERS, "as"},
    {"say", ask_say, RUM_MAY_GUESTS, "text name as"},
    {"rematch", rum_ask_rematch, RUM_MAY_PLAYERS, RUM_REMATCH_MEMBERS},
    {"hint", rum_ask_hint, RUM_MAY_PLAYERS, ""},
    {"hurry", ask_hurry, RUM_MAY_PLAYERS, ""},
    {"new", ask_new, RUM_MAY_BEGIN, "game seed preset options names"},
    {"load", ask_load, RUM_MAY_BEGIN, "recording"},
    {"state", ask_state, RUM_MAY_TESTERS, ""},
    {"bot", ask_bot, RUM_MAY_TESTERS, "level iterations millis seed"},
    {"redo", ask_redo, RUM_MAY_TESTERS, ""},
    {"jump", ask_jump, RUM_MAY_TESTERS, "to"},
    {"rules", ask_rules, RUM_MAY_ANYBODY, "clause game words"},
    {"games", ask_games, RUM_MAY_ANYBODY, "full"},
    {"options", ask_options, RUM_MAY_ANYBODY, "game"},
    {"lessons", ask_lessons, RUM_MAY_ANYBODY, "game"},
    {"lesson", ask_lesson, RUM_MAY_ANYBODY, "game name step at code skip full"},
    {"version", ask_version, RUM_MAY_ANYBODY, ""},
    {0},
};

struct rum_wire *rum_wire_create(const struct rum_command *rows, void *host)
{
    struct rum_wire *w = rum_alloc(sizeof(*w));

    w->rows = rows;
    w->host = host;
    w->scene = rum_scene_create();
    return w;
}

void rum_wire_destroy(struct rum_wire *w)
{
    if (!w)
        return;
    rum_json_finish(&w->doc);
    rum_scene_destroy(w->scene);
    rum_text_finish(&w->text);
    rum_text_finish(&w->scenes);
    free(w);
}

bool rum_ask_wrong(struct rum_ask *q, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    vsnprintf(q->error, sizeof(q->error), format, args);
    va_end(args);
    return false;
}

/* ---- finding the row ---- */

/* Is `name` one of the words of `list`? */
static bool listed(const char *list, const char *name)
{
    size_t n = strlen(name);

    for (const char *s = list; *s;) {
        size_t word = strcspn(s, " ");
        if (word == n && memcmp(s, name, n) == 0)
            return true;
        s += word + strspn(s + word, " ");
    }
    return false;
}

/* A misspelt member would change the meaning without a word: refuse it. */
static bool check_members(struct rum_ask *q, const struct rum_command *row)
{
    for (const struct rum_json_value *m = q->in->first; m; m = m->next) {
        if (strcmp(m->name, "cmd") != 0 && strcmp(m->name, "id") != 0 &&
            !listed(row->members, m->name))
            return rum_ask_wrong(q, "'%s' takes no '%.40s'; it takes %s",
                                 row->name, m->name,
                                 *row->members ? row->members : "nothing");
    }
    return true;
}

static const struct rum_command *find_in(const struct rum_command *rows,
                                         const char *name)
{
    for (; rows && rows->name; rows++) {
        if (strcmp(rows->name, name) == 0)
            return rows;
    }
    return NULL;
}

static void list_rows(struct rum_ask *q, const struct rum_command *rows)
{
    for (; rows && rows->name; rows++) {
        if (rows->who < RUM_MAY_TESTERS || q->guest->tester)
            RUM_SAY(q->error, ", %s", rows->name);
    }
}

static const struct rum_command *find(struct rum_ask *q, const char *name)
{
    const struct rum_command *own = q->guest->wire->rows;
    const struct rum_command *row = find_in(own, name);

    if (!row)
        row = find_in(base, name);
    if (!row) {
        rum_ask_wrong(q, "there is no cmd '%.40s'; there are", name);
        size_t n = strlen(q->error);
        list_rows(q, own);
        list_rows(q, base);
        q->error[n] = ' ';
        memmove(q->error + n, q->error + n + 1, strlen(q->error + n));
    }
    return row;
}

static bool check_right(struct rum_ask *q, const struct rum_command *row)
{
    if (row->who >= RUM_MAY_TESTERS && !q->guest->tester)
        return rum_ask_wrong(q, "'%s' is for testers", row->name);
    if (row->who == RUM_MAY_ANYBODY || row->who == RUM_MAY_BEGIN)
        return true;
    if (!q->table)
        return rum_ask_wrong(q, q->guest->tester
                                    ? "there is no match; 'new' or 'load' "
                                      "begins one"
                                    : "'join' a table first");
    if (row->who == RUM_MAY_PLAYERS && !q->guest->tester &&
        !rum_guest_seats(q->guest))
        return rum_ask_wrong(q, "'%s' is for who sits at this table",
                             row->name);
    return true;
}

static bool run(struct rum_ask *q, const char *cmd)
{
    if (!cmd && !rum_ask_text(q, "cmd", true, &cmd))
        return false;
    if (q->guest->elsewhere && q->guest->elsewhere(q->guest, cmd)) {
        q->later = true;
        return true;
    }
    const struct rum_command *row = find(q, cmd);

    return row && check_members(q, row) && check_right(q, row) &&
           row->answer(q);
}

/* ---- answering ---- */

static bool read_id(const struct rum_json_value *v, struct id *id)
{
    *id = (struct id){.kind = v ? v->kind : RUM_JSON_NULL};
    if (v && v->kind == RUM_JSON_INT)
        id->n = v->n;
    else if (v && v->kind == RUM_JSON_TEXT && v->size < sizeof(id->text))
        memcpy(id->text, v->text, v->size + 1);
    else
        id->kind = RUM_JSON_NULL;
    return !v || id->kind != RUM_JSON_NULL;
}

/* Run `work` inside the object of an answer; what it says when it fails is the
 * answer instead. */
static void answer(struct rum_ask *q, const struct id *id,
                   bool (*work)(struct rum_ask *q, const void *how),
                   const void *how)
{
    struct rum_guest *g = q->guest;
    struct rum_text *out = &g->out;

    rum_text_clear(out);
    q->out = (struct rum_json){.out = out};
    rum_json_open(&q->out, NULL, '{');
    if (id->kind == RUM_JSON_INT)
        rum_json_int(&q->out, "id", id->n);
    else if (id->kind == RUM_JSON_TEXT)
        rum_json_str(&q->out, "id", id->text);
    struct rum_json after_id = q->out;
    size_t start = out->n;
    rum_json_bool(&q->out, "ok", true);
    g->good = work(q, how);
    if (!g->good) {
        /* Off with whatever it had begun to say. */
        out->n = start;
        q->out = after_id;
        rum_json_bool(&q->out, "ok", false);
        rum_json_str(&q->out, "error", q->error);
    }
    rum_json_close(&q->out, '}');
    if (!q->later)
        g->send(g, out->s, out->n);
    if (out->cap > KEPT_ROOM)
        rum_text_finish(out);
}

static struct rum_ask new_ask(struct rum_guest *g, struct rum_table *t)
{
    return (struct rum_ask){.guest = g,
                            .host = g->wire->host,
                            .table = t,
                            .match = t ? t->match : NULL,
                            .scene = g->wire->scene,
                            .seat = RUM_NOBODY};
}

static bool refuse(struct rum_ask *q, const void *error)
{
    return rum_ask_wrong(q, "%s", (const char *)error);
}

void rum_guest_refuse(struct rum_guest *g, const char *error)
{
    struct rum_ask q = new_ask(g, g->table);
    struct id none = {.kind = RUM_JSON_NULL};

    answer(&q, &none, refuse, error);
}

static bool run_command(struct rum_ask *q, const void *cmd)
{
    return run(q, cmd);
}

void rum_guest_do(struct rum_guest *g, const char *cmd, const char *line,
                  size_t n)
{
    struct rum_ask q = new_ask(g, g->table);
    struct rum_err_text why;
    struct id id;

    q.in = rum_json_read(&g->wire->doc, line, n, &why);
    bool known = read_id(rum_json_member(q.in, "id"), &id);
    char error[sizeof(why.text) + 20];
    snprintf(error, sizeof(error), "not JSON: %s", why.text);
    if (!q.in)
        answer(&q, &id, refuse, error);
    else if (q.in->kind != RUM_JSON_OBJECT)
        answer(&q, &id, refuse,
               "a message is an object such as {\"cmd\":\"legal\"}");
    else if (!known)
        answer(&q, &id, refuse,
               "'id' must be a whole number, or a text of at most 64 bytes");
    else
        answer(&q, &id, run_command, cmd);
}

void rum_guest_say(struct rum_guest *g, const char *line, size_t n)
{
    rum_guest_do(g, NULL, line, n);
}

/* ---- answers that wait for the disk ---- */

static void unlink_later(struct later *l)
{
    for (struct later **at = &l->guest->waits; *at; at = &(*at)->next) {
        if (*at == l) {
            *at = l->next;
            break;
        }
    }
    l->guest = NULL;
}

static bool finish_later(struct rum_ask *q, const void *how)
{
    const struct later *l = how;

    return l->finish ? l->finish(q)
                     : rum_ask_wrong(q, "the disk did not take it, so nothing "
                                        "has changed");
}

static void settled(struct rum_table *t, bool written)
{
    struct later *l = t->later;
    struct rum_guest *g = l ? l->guest : NULL;

    if (!g)
        return;
    struct rum_ask q = new_ask(g, t);
    q.told = l->told;
    q.seat = l->seat;
    if (!written)
        l->finish = NULL;
    unlink_later(l);
    answer(&q, &l->id, finish_later, l);
}

bool rum_guest_waits(const struct rum_guest *g, const struct rum_table *t)
{
    return t->later && t->later->guest == g;
}

static bool later(struct rum_ask *q, struct rum_table *t, rum_answer *finish)
{
    if (!t->later)
        t->later = rum_alloc(sizeof(*t->later));
    struct later *l = t->later;
    RUM_ASSERT(!l->guest);
    *l = (struct later){.next = q->guest->waits,
                        .guest = q->guest,
                        .finish = finish,
                        .told = q->told,
                        .seat = q->seat};
    read_id(rum_json_member(q->in, "id"), &l->id);
    q->guest->waits = l;
    t->on_settled = settled;
    q->later = true;
    return true;
}

bool rum_ask_changed(struct rum_ask *q, struct rum_table *t, enum rum_err err,
                     rum_answer *finish)
{
    switch (err) {
    case RUM_OK:
        return finish(q);
    case RUM_EPENDING:
        return later(q, t, finish);
    case RUM_EBUSY:
        return rum_ask_wrong(q, "wait: the last action is still being written");
    default:
        return rum_ask_wrong(q, "the recording could not be written, so "
                                "nothing has changed");
    }
}

void rum_guest_finish(struct rum_guest *g)
{
    struct rum_table *own = g->own ? g->table : NULL;

    while (g->waits) {
        struct later *l = g->waits;
        g->waits = l->next;
        l->guest = NULL; /* nobody waits for it */
    }
    rum_guest_leave(g);
    rum_text_finish(&g->out);
    rum_table_destroy(own);
}
