/*
 * fuzz_drive.c: anything at all, sent over the wire.
 *
 * The first byte says who is speaking, the rest are lines. Whatever comes, each
 * line gets one answer that is one line of JSON with "ok" in it, and a line
 * that was refused has changed nothing.
 */
#include <stdlib.h>
#include <string.h>

#include <rumpus/wire.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static struct rum_text said;
static int answers;

static void hear(struct rum_guest *g, const char *text, size_t n)
{
    (void)g;
    rum_text_clear(&said);
    rum_text_add(&said, text, n);
    answers++;
}

static struct rum_table *new_table(void)
{
    struct rum_sitter people[RUM_MAX_SEATS] = {{.kind = RUM_SITS_PERSON},
                                               {.kind = RUM_SITS_PERSON}};
    const struct rum_game *game = rum_game_find("tally");
    struct rum_options opt;
    struct rum_err_text why;
    struct rum_match *m;

    rum_options_init(&opt, game);
    enum rum_err err =
        rum_match_create(game, &opt, (struct rum_seed){{1, 2, 3, 4}}, &m, &why);
    RUM_ASSERT(err == RUM_OK);
    struct rum_table *t = rum_table_create(m, NULL, 0);
    err = rum_table_begin(t, people, false, true, &why);
    RUM_ASSERT(err == RUM_OK);
    return t;
}

/* Bots may be asked to think for a minute: that is no bug, only slow. */
static bool is_slow(const char *line, size_t n)
{
    return memmem(line, n, "iterations", 10) || memmem(line, n, "millis", 6) ||
           memmem(line, n, "hard", 4) || memmem(line, n, "\\u", 2);
}

static void check(void)
{
    struct rum_json_doc doc = {.limit = 16 << 20};
    struct rum_err_text why;
    const struct rum_json_value *v = rum_json_read(&doc, said.s, said.n, &why);
    const struct rum_json_value *ok = rum_json_member(v, "ok");

    RUM_ASSERT(answers == 1 && !memchr(said.s, '\n', said.n));
    RUM_ASSERT(ok && ok->kind == RUM_JSON_BOOL);
    RUM_ASSERT(ok->n || rum_json_text(rum_json_member(v, "error")));
    rum_json_finish(&doc);
}

/* Everything there is to know of a table, as a tester reads it. */
static void dump(const struct rum_guest *g, struct rum_text *out)
{
    static const char state[] = "{\"cmd\":\"state\"}";
    struct rum_guest tester = {
        .wire = g->wire, .send = hear, .tester = true, .table = g->table};

    rum_guest_say(&tester, state, strlen(state));
    rum_text_clear(out);
    rum_text_add(out, said.s, said.n);
    rum_text_finish(&tester.out);
}

/* `state` is what it was before and what it is afterwards. */
static void say(struct rum_guest *g, const char *line, size_t n,
                struct rum_text *state)
{
    struct rum_text after = {0};

    answers = 0;
    rum_guest_say(g, line, n);
    check();
    bool refused = !g->good;
    dump(g, &after);
    if (refused)
        RUM_ASSERT(strcmp(state->s, after.s) == 0);
    rum_text_finish(state);
    *state = after;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *s = (const char *)data;
    const char *end = s + size;

    if (size == 0)
        return 0;
    char who = *s++;
    bool guest = who == '0' || who == '1' || who == 's';
    struct rum_guest g = {
        .wire = rum_wire_create(NULL, NULL), .send = hear, .tester = !guest};
    struct rum_table *t = guest ? new_table() : NULL;
    struct rum_text state = {0};
    if (guest)
        rum_guest_join(&g, t,
                       who == 's' ? RUM_STRANGER
                                  : rum_table_holder(t, (rum_seat)(who - '0')));
    dump(&g, &state);
    while (s < end) {
        const char *stop = memchr(s, '\n', (size_t)(end - s));
        size_t n = stop ? (size_t)(stop - s) : (size_t)(end - s);
        if (!is_slow(s, n))
            say(&g, s, n, &state);
        s += n + (stop != NULL);
    }
    rum_text_finish(&state);
    rum_guest_finish(&g);
    rum_table_destroy(t);
    rum_wire_destroy(g.wire);
    return 0;
}
