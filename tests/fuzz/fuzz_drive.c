/*
 * fuzz_drive.c: anything at all, sent over the wire.
 *
 * The first byte says who is speaking, the rest are lines. Whatever comes, each
 * line gets one answer that is one line of JSON with "ok" in it, and a line
 * that was refused has changed nothing.
 */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/match.h>

#include "../../src/front/wire/wire.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static struct rum_match *new_match(void)
{
    struct rum_options opt;
    struct rum_match *m;
    struct rum_err_text why;
    const struct rum_game *game = rum_game_find("tally");

    rum_options_init(&opt, game);
    enum rum_err err =
        rum_match_create(game, &opt, (struct rum_seed){{1, 2, 3, 4}}, &m, &why);
    RUM_ASSERT(err == RUM_OK);
    return m;
}

/* Bots may be asked to think for a minute: that is no bug, only slow. */
static bool is_slow(const char *line, size_t n)
{
    return memmem(line, n, "iterations", 10) || memmem(line, n, "millis", 6) ||
           memmem(line, n, "\\u", 2);
}

static void check(const struct rum_text *out)
{
    json_error_t e;
    json_t *answer = json_loadb(out->s, out->n, 0, &e);

    RUM_ASSERT(json_is_boolean(json_object_get(answer, "ok")));
    RUM_ASSERT(json_is_true(json_object_get(answer, "ok")) ||
               json_is_string(json_object_get(answer, "error")));
    RUM_ASSERT(memchr(out->s, '\n', out->n) == out->s + out->n - 1);
    json_decref(answer);
}

static void dump(struct wire *w, struct rum_text *out)
{
    static const struct wire_asker tester = {.tester = true};
    static const char state[] = "{\"cmd\":\"state\"}";

    rum_text_clear(out);
    wire_answer(w, tester, state, strlen(state), out);
}

/* `state` is what it was before and what it is afterwards. */
static void say(struct wire *w, struct wire_asker who, const char *line,
                size_t n, struct rum_text *state)
{
    struct rum_text after = {0}, out = {0};

    wire_answer(w, who, line, n, &out);
    check(&out);
    dump(w, &after);
    if (strstr(out.s, "\"ok\":false"))
        RUM_ASSERT(strcmp(state->s, after.s) == 0);
    rum_text_finish(state);
    *state = after;
    rum_text_finish(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *s = (const char *)data;
    const char *end = s + size;
    struct wire_asker who = {0};

    if (size == 0)
        return 0;
    switch (*s++) {
    case '0':
        who.seats = RUM_BIT(0);
        break;
    case '1':
        who.seats = RUM_BIT(1);
        break;
    case 's':
        break;
    default:
        who.tester = true;
    }
    struct rum_match *m = who.tester ? NULL : new_match();
    struct wire *w = wire_create(m);
    struct rum_text state = {0};
    dump(w, &state);
    while (s < end) {
        const char *stop = memchr(s, '\n', (size_t)(end - s));
        size_t n = stop ? (size_t)(stop - s) : (size_t)(end - s);
        if (!is_slow(s, n))
            say(w, who, s, n, &state);
        s += n + (stop != NULL);
    }
    rum_text_finish(&state);
    wire_destroy(w);
    rum_match_destroy(m);
    return 0;
}
