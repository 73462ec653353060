/*
 * keep.c: what of a table outlives its host beside the recording.
 *
 * The rules of the table, what is left on the clocks, who has been here, what
 * was said, whether the game was opened or brought from elsewhere, the score
 * of the games before and where the next one is. They are no history, only how
 * things stand, so they are one line of JSON that is replaced, not lines of the
 * recording: a recording stays the same game whoever waited how long over it.
 */
#include "table.h"

#include <rumpus/json.h>

#include "rules.h"

uint32_t rum_table_kept(const struct rum_table *t)
{
    return t->kept;
}

void rum_table_keep(const struct rum_table *t, struct rum_text *out)
{
    struct rum_json j = {.out = out};
    uint16_t came = 0, expected = 0;

    for (int i = 0; i < RUM_MAX_PEOPLE; i++) {
        came |= t->person[i].came ? t->person[i].seats : 0;
        expected |= t->person[i].expected ? t->person[i].seats : 0;
    }
    rum_json_open(&j, NULL, '{');
    rules_put(&j, &t->rules);
    rum_json_open(&j, "left", '[');
    for (int i = 0; i < rum_match_seats(t->match); i++)
        rum_json_int(&j, NULL, (int64_t)t->chair[i].left);
    rum_json_close(&j, ']');
    rum_json_int(&j, "came", came);
    rum_json_int(&j, "expected", expected);
    rum_json_int(&j, "played", (int64_t)t->played);
    rum_json_bool(&j, "called", t->called);
    rum_json_bool(&j, "opened", t->opened);
    rum_json_bool(&j, "over", rum_match_actor(t->match) == RUM_NOBODY);
    rum_json_str(&j, "rematch", t->rematch);
    rum_json_int(&j, "games", t->games);
    rum_json_open(&j, "score", '[');
    for (int i = 0; i < rum_match_seats(t->match); i++)
        rum_json_int(&j, NULL, t->score[i]);
    rum_json_close(&j, ']');
    table_put_talk(&j, t, true);
    rum_json_bool(&j, "brought", t->brought);
    rum_json_close(&j, '}');
}

static bool number(const struct rum_json_value *v, int64_t max)
{
    return v && v->kind == RUM_JSON_INT && v->n >= 0 && v->n <= max;
}

/* Tables of an older format are not of a series. */
static void restore_series(struct rum_table *t, const struct rum_json_value *in)
{
    const struct rum_json_value *games = rum_json_member(in, "games");
    const struct rum_json_value *score = rum_json_member(in, "score");
    const char *rematch = rum_json_text(rum_json_member(in, "rematch"));
    int i = 0;

    if (rematch)
        RUM_SAY(t->rematch, "%s", rematch);
    if (number(games, INT32_MAX))
        t->games = (int)games->n;
    for (const struct rum_json_value *v = score ? score->first : NULL;
         v && i < RUM_MAX_SEATS && number(v, INT32_MAX); v = v->next)
        t->score[i++] = (int)v->n;
}

static bool restore(struct rum_table *t, const struct rum_json_value *in,
                    struct rum_err_text *why)
{
    const struct rum_json_value *left = rum_json_member(in, "left");
    const struct rum_json_value *came = rum_json_member(in, "came");
    const struct rum_json_value *expected = rum_json_member(in, "expected");
    const struct rum_json_value *opened = rum_json_member(in, "opened");
    const struct rum_json_value *played = rum_json_member(in, "played");
    int seats = rum_match_seats(t->match);

    RUM_SAY(why->text, "expected what rum_table_keep() writes");
    if (!left || left->kind != RUM_JSON_LIST || left->size != (size_t)seats ||
        !number(came, UINT16_MAX) || !opened || opened->kind != RUM_JSON_BOOL)
        return false;
    int i = 0;
    for (const struct rum_json_value *v = left->first; v; v = v->next, i++) {
        if (!number(v, INT64_MAX))
            return false;
        t->chair[i].left = (uint64_t)v->n;
    }
    for (int k = 0; k < RUM_MAX_PEOPLE; k++) {
        struct person *p = &t->person[k];
        p->came = p->seats & came->n;
        p->expected = number(expected, UINT16_MAX) && p->seats & expected->n;
    }
    t->opened = opened->n;
    if (number(played, INT64_MAX))
        t->played = (uint64_t)played->n;
    t->called = rum_json_is_true(rum_json_member(in, "called"));
    restore_series(t, in);
    table_restore_talk(t, rum_json_member(in, "talk"));
    t->brought = rum_json_is_true(rum_json_member(in, "brought"));
    return true;
}

bool rum_table_was_over(const char *text, size_t n)
{
    struct rum_json_doc doc = {0};
    struct rum_err_text why;
    const struct rum_json_value *in = rum_json_read(&doc, text, n, &why);
    bool over = rum_json_is_true(rum_json_member(in, "over"));

    rum_json_finish(&doc);
    return over;
}

enum rum_err rum_table_restore(struct rum_table *t, const char *text, size_t n,
                               struct rum_err_text *why)
{
    RUM_WHY(why);
    struct rum_json_doc doc = {0};
    struct rum_table_rules rules = t->rules;

    why->text[0] = '\0';
    const struct rum_json_value *in = rum_json_read(&doc, text, n, why);
    bool good = in && rules_read(in, &rules, why);
    if (good) {
        t->rules = rules;
        good = restore(t, in, why);
    }
    rum_json_finish(&doc);
    return good ? RUM_OK : RUM_EFORMAT;
}
