/*
 * wire.c: taking a message apart, finding its command, giving one answer.
 *
 * The commands are in table.c (they play) and look.c (they only show).
 */
#include "wire.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ask.h"

/* Who may use a command. */
enum { ANYBODY, TESTERS };

static const struct command {
    const char *name;
    ask_command *answer;
    int who;
    const char *members; /* besides cmd and id, separated by blanks */
} commands[] = {
    {"legal", ask_legal, ANYBODY, "words"},
    {"play", ask_play, ANYBODY, "code n"},
    {"view", ask_view, ANYBODY, "as"},
    {"state", ask_state, TESTERS, ""},
    {"new", ask_new, TESTERS, "game seed options names"},
    {"bot", ask_bot, TESTERS, "level iterations millis seed"},
    {"undo", ask_undo, ANYBODY, "to"},
    {"redo", ask_redo, TESTERS, ""},
    {"jump", ask_jump, TESTERS, "to"},
    {"save", ask_save, ANYBODY, ""},
    {"load", ask_load, TESTERS, "recording"},
    {"layout", ask_layout, ANYBODY, ""},
    {"preview", ask_preview, ANYBODY, "code"},
    {"rules", ask_rules, ANYBODY, "clause game words"},
    {"games", ask_games, ANYBODY, ""},
    {"options", ask_options, ANYBODY, "game"},
    {"version", ask_version, ANYBODY, ""},
};

#define COMMANDS (sizeof(commands) / sizeof(*commands))

struct wire *wire_create(struct rum_match *match)
{
    struct wire *w = rum_alloc(sizeof(*w));
    w->match = match;
    w->scene = rum_scene_create();
    return w;
}

void wire_destroy(struct wire *w)
{
    if (!w)
        return;
    if (w->own)
        rum_match_destroy(w->match);
    rum_scene_destroy(w->scene);
    free(w);
}

bool wire_wrong(struct ask *q, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    vsnprintf(q->error, sizeof(q->error), format, args);
    va_end(args);
    return false;
}

bool ask_match(struct ask *q)
{
    return q->wire->match || wire_wrong(q, "there is no match; 'new' or 'load' "
                                           "begins one");
}

/* ---- members ---- */

static bool missing(struct ask *q, const char *name)
{
    return wire_wrong(q, "'%s' is missing", name);
}

bool ask_int(struct ask *q, const char *name, bool needed, int64_t min,
             int64_t max, int64_t *out)
{
    const json_t *v = json_object_get(q->in, name);

    if (!v)
        return !needed || missing(q, name);
    if (!json_is_integer(v) || json_integer_value(v) < min ||
        json_integer_value(v) > max)
        return wire_wrong(q, "'%s' must be a whole number, %lld to %lld", name,
                          (long long)min, (long long)max);
    *out = json_integer_value(v);
    return true;
}

bool ask_text(struct ask *q, const char *name, bool needed, const char **out)
{
    const json_t *v = json_object_get(q->in, name);

    if (!v)
        return !needed || missing(q, name);
    if (!json_is_string(v))
        return wire_wrong(q, "'%s' must be a string", name);
    *out = json_string_value(v);
    return true;
}

bool ask_flag(struct ask *q, const char *name, bool *out)
{
    const json_t *v = json_object_get(q->in, name);

    if (v && !json_is_boolean(v))
        return wire_wrong(q, "'%s' must be true or false", name);
    if (v)
        *out = json_is_true(v);
    return true;
}

bool ask_seed(struct ask *q, const char *name, struct rum_seed *out)
{
    const json_t *v = json_object_get(q->in, name);
    char digits[24] = "";

    if (!v)
        return true;
    if (json_is_integer(v))
        snprintf(digits, sizeof(digits), "%lld",
                 (long long)json_integer_value(v));
    const char *text = json_is_string(v) ? json_string_value(v) : digits;
    if (rum_seed_parse(text, out) < 0)
        return wire_wrong(
            q, "'%s' must be a number, 0 to 2^53-1, or 32 hex digits", name);
    return true;
}

/* ---- taking a message apart ---- */

/* jansson recurses into brackets; so deep nobody needs to go. */
static bool too_deep(const char *s, size_t n)
{
    int depth = 0;
    bool quoted = false;

    for (size_t i = 0; i < n; i++) {
        if (quoted) {
            if (s[i] == '\\')
                i++;
            else if (s[i] == '"')
                quoted = false;
        } else if (s[i] == '"') {
            quoted = true;
        } else if (s[i] == '{' || s[i] == '[') {
            if (++depth > WIRE_MAX_DEPTH)
                return true;
        } else if (s[i] == '}' || s[i] == ']') {
            depth--;
        }
    }
    return false;
}

static json_t *parse(struct ask *q, const char *line, size_t n)
{
    json_error_t e;

    if (n > WIRE_MAX_LINE) {
        wire_wrong(q, "a message is at most %d bytes long", WIRE_MAX_LINE);
        return NULL;
    }
    if (too_deep(line, n)) {
        wire_wrong(q, "brackets are nested more than %d deep", WIRE_MAX_DEPTH);
        return NULL;
    }
    json_t *in = json_loadb(line, n, JSON_REJECT_DUPLICATES, &e);
    if (!in) {
        wire_wrong(q, "not JSON: %s at byte %d", e.text, e.position);
    } else if (!json_is_object(in)) {
        json_decref(in);
        in = NULL;
        wire_wrong(q, "a message is an object such as {\"cmd\":\"legal\"}");
    }
    return in;
}

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
static bool check_members(struct ask *q, const struct command *c)
{
    for (void *at = json_object_iter((json_t *)(uintptr_t)q->in); at;
         at = json_object_iter_next((json_t *)(uintptr_t)q->in, at)) {
        const char *name = json_object_iter_key(at);
        if (strcmp(name, "cmd") != 0 && strcmp(name, "id") != 0 &&
            !listed(c->members, name))
            return wire_wrong(q, "'%s' takes no '%.40s'; it takes %s", c->name,
                              name, *c->members ? c->members : "nothing");
    }
    return true;
}

static const struct command *find(struct ask *q, const char *name)
{
    for (size_t i = 0; i < COMMANDS; i++) {
        if (strcmp(commands[i].name, name) == 0)
            return &commands[i];
    }
    wire_wrong(q, "there is no cmd '%.40s'; there are ", name);
    for (size_t i = 0; i < COMMANDS; i++)
        RUM_SAY(q->error, "%s%s", i ? ", " : "", commands[i].name);
    return NULL;
}

static bool run(struct ask *q)
{
    const char *name = NULL;

    if (!ask_text(q, "cmd", true, &name))
        return false;
    const struct command *c = find(q, name);
    if (!c || !check_members(q, c))
        return false;
    if (c->who == TESTERS && !q->who.tester)
        return wire_wrong(q, "'%s' is for testers", name);
    return c->answer(q);
}

/* Many messages are under way on a WebSocket: `id` says what is answered. */
static bool put_id(struct rum_json *j, const json_t *id)
{
    if (json_is_integer(id))
        rum_json_int(j, "id", json_integer_value(id));
    else if (json_is_string(id) && json_string_length(id) <= 64)
        rum_json_str(j, "id", json_string_value(id));
    else
        return !id;
    return true;
}

static void put_error(struct rum_json *j, const char *error)
{
    rum_json_bool(j, "ok", false);
    rum_json_str(j, "error", error);
}

void wire_refuse(struct rum_text *out, const char *error)
{
    struct rum_json j = {.out = out};

    rum_json_open(&j, NULL, '{');
    put_error(&j, error);
    rum_json_close(&j, '}');
    rum_text_add(out, "\n", 1);
}

void wire_answer(struct wire *w, struct wire_asker who, const char *line,
                 size_t n, struct rum_text *out)
{
    struct ask q = {.wire = w, .who = who, .out = {.out = out}};
    json_t *in = parse(&q, line, n);
    const json_t *id = json_object_get(in, "id");
    bool good = in != NULL;

    q.in = in;
    rum_json_open(&q.out, NULL, '{');
    if (!put_id(&q.out, id))
        good = wire_wrong(&q, "'id' must be a whole number, or a string of at "
                              "most 64 bytes");
    struct rum_json after_id = q.out;
    size_t start = out->n;
    rum_json_bool(&q.out, "ok", true);
    if (!good || !run(&q)) {
        /* Off with whatever it had begun to say. */
        out->n = start;
        q.out = after_id;
        put_error(&q.out, q.error);
    }
    rum_json_close(&q.out, '}');
    rum_text_add(out, "\n", 1);
    json_decref(in);
}
