/*
 * put.c: parts of answers.
 */
#include "ask.h"

#include <string.h>

#include <rumpus/clause.h>

#include "rules.h"

/* ---- games and options ---- */

void rum_put_game(struct rum_json *j, const struct rum_game *game)
{
    rum_json_str(j, "id", game->id);
    rum_json_str(j, "title", game->title);
    rum_json_str(j, "tag", game->tag);
    rum_json_str(j, "pitch", game->pitch);
    rum_json_int(j, "min_seats", game->min_seats);
    rum_json_int(j, "max_seats", game->max_seats);
    rum_json_int(j, "minutes", game->minutes);
    rum_json_int(j, "rules_version", game->rules_version);
}

static void put_words(struct rum_json *j, const char *name,
                      const char *const *words)
{
    rum_json_open(j, name, '[');
    for (; words && *words; words++)
        rum_json_str(j, NULL, *words);
    rum_json_close(j, ']');
}

void rum_put_presets(struct rum_json *j, const struct rum_game *game)
{
    rum_json_open(j, "presets", '[');
    for (int i = 0; i < game->preset_count; i++) {
        rum_json_open(j, NULL, '{');
        rum_json_str(j, "name", game->presets[i].name);
        rum_json_str(j, "about", game->presets[i].about);
        put_words(j, "values", game->presets[i].values);
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
}

void rum_put_option_list(struct rum_json *j, const struct rum_game *game)
{
    static const char *const kinds[] = {
        [RUM_OPT_WORD] = "word",
        [RUM_OPT_INT] = "int",
        [RUM_OPT_LIST] = "list",
        [RUM_OPT_TEXT] = "text",
    };

    rum_json_open(j, "options", '[');
    for (int i = 0; i < game->option_count; i++) {
        const struct rum_option *o = &game->options[i];
        rum_json_open(j, NULL, '{');
        rum_json_str(j, "name", o->name);
        rum_json_str(j, "kind", kinds[o->kind]);
        if (o->words)
            put_words(j, "words", o->words);
        if (o->choices)
            put_words(j, "choices", o->choices);
        if (o->kind == RUM_OPT_INT)
            rum_json_int(j, "min", o->min);
        if (o->kind == RUM_OPT_INT || o->kind == RUM_OPT_TEXT)
            rum_json_int(j, "max", o->max);
        rum_json_str(j, "default", o->standard);
        rum_json_str(j, "help", o->help);
        rum_json_bool(j, "expert", o->expert);
        rum_json_bool(j, "tuning", o->tuning);
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
}

void rum_put_options(struct rum_json *j, const struct rum_match *match)
{
    const struct rum_game *game = rum_match_game(match);
    const struct rum_options *opt = rum_match_options(match);
    char value[RUM_MAX_TEXT];

    rum_json_open(j, "options", '{');
    for (size_t i = 0; i < game->option_count; i++) {
        const char *name = game->options[i].name;
        rum_options_format(opt, game, i, value, sizeof(value));
        /* What is written as a number goes out as one. */
        if (game->options[i].kind == RUM_OPT_INT &&
            strspn(value, "-0123456789") == strlen(value))
            rum_json_int(j, name, opt->value[i].n);
        else
            rum_json_str(j, name, value);
    }
    rum_json_close(j, '}');
}

void rum_put_seats(struct rum_json *j, uint16_t seats)
{
    rum_json_open(j, "seats", '[');
    for (int i = 0; i < RUM_MAX_SEATS; i++) {
        if (seats & RUM_BIT(i))
            rum_json_int(j, NULL, i);
    }
    rum_json_close(j, ']');
}

/* ---- actions, the log, events ---- */

void rum_put_actions(struct rum_json *j, struct rum_match *match)
{
    struct rum_scene *scene = rum_scene_create();

    rum_match_actions(match, scene);
    rum_scene_write_list(scene, "actions", j);
    rum_scene_destroy(scene);
}

size_t rum_put_log(struct rum_json *j, struct rum_match *match, rum_seat viewer,
                   size_t skip)
{
    struct rum_scene *lines = rum_scene_create();

    rum_match_log(match, viewer, skip, lines);
    size_t n = lines->log.n;
    rum_scene_write_list(lines, "log", j);
    rum_scene_destroy(lines);
    return skip + n;
}

void put_events(struct rum_json *j, struct rum_match *m, rum_seat viewer)
{
    const struct rum_trace *trace = rum_match_events(m);

    rum_json_open(j, "events", '[');
    for (int i = 0; i < trace->n; i++)
        rum_event_write(rum_match_game(m), &trace->event[i], viewer, j);
    rum_json_close(j, ']');
}

/* ---- where the match stands ---- */

/* How it ended, by the scene. */
static void put_result(struct rum_ask *q)
{
    rum_json_open(&q->out, "points", '[');
    for (int i = 0; i < q->scene->seats; i++)
        rum_json_int(&q->out, NULL, q->scene->points[i]);
    rum_json_close(&q->out, ']');
    rum_json_str(&q->out, "result", q->scene->result);
}

static void put_end(struct rum_ask *q)
{
    rum_match_view(q->match, RUM_NOBODY, q->scene);
    put_result(q);
    rum_json_str(&q->out, "clause", q->scene->result_clause);
}

void put_position(struct rum_ask *q)
{
    if (q->guest->table != q->table)
        return; /* they have gone to another table since */
    rum_seat actor = rum_match_actor_seen(q->match, ask_eyes(q));

    if (actor == RUM_NOBODY) {
        rum_json_null(&q->out, "actor");
        put_end(q);
    } else {
        rum_json_int(&q->out, "actor", actor);
        if (ask_holds(q, actor))
            rum_json_int(&q->out, "n", rum_match_decisions(q->match, actor));
    }
    if (q->guest->tester) {
        rum_json_int(&q->out, "length", (int64_t)rum_match_length(q->match));
        rum_json_int(&q->out, "future", (int64_t)rum_match_future(q->match));
    }
}

void put_scene(struct rum_ask *q)
{
    rum_json_open(&q->out, "scene", '{');
    rum_scene_write(q->scene, &q->out);
    rum_json_close(&q->out, '}');
}

void put_layout(struct rum_ask *q)
{
    rum_json_open(&q->out, "layout", '{');
    rum_scene_write_layout(rum_match_layout(q->match), &q->out);
    rum_json_close(&q->out, '}');
    rum_json_open(&q->out, "theme", '{');
    rum_theme_write(rum_match_game(q->match)->theme, &q->out);
    rum_json_close(&q->out, '}');
}

static void put_beginner(struct rum_ask *q)
{
    bool by_lot;

    rum_json_int(&q->out, "begins", rum_table_begins(q->table, &by_lot));
    rum_json_bool(&q->out, "by_lot", by_lot);
}

void rum_ask_put_joined(struct rum_ask *q)
{
    const struct rum_game *game = rum_match_game(q->match);

    rum_json_str(&q->out, "game", game->id);
    rum_json_str(&q->out, "title", game->title);
    rum_put_seats(&q->out, rum_guest_seats(q->guest));
    rum_json_open(&q->out, "rules", '{');
    rules_put(&q->out, rum_table_rules(q->table));
    rum_json_close(&q->out, '}');
    rum_json_bool(&q->out, "two_sides",
                  rum_match_sides(q->match, (int[RUM_MAX_SEATS]){0}) == 2);
    rum_json_bool(&q->out, "draws", game->draws);
    put_beginner(q);
    if (!q->guest->late)
        rum_json_int(&q->out, "said", q->table->said);
    put_layout(q);
}

/* Who sits there, and whom it waits for as far as these seats may know; once
 * it is over, how it ended. */
static void put_company(struct rum_ask *q, const struct rum_table *t,
                        uint16_t seats)
{
    struct rum_match *m = rum_table_match(t);
    rum_seat eyes = RUM_MAX_SEATS - 1;

    while (eyes > 0 && !(seats & RUM_BIT(eyes)))
        eyes--;
    rum_json_open(&q->out, "names", '[');
    for (int i = 0; i < q->scene->seats; i++)
        rum_json_str(&q->out, NULL, rum_match_seat_name(m, (rum_seat)i));
    rum_json_close(&q->out, ']');
    rum_json_open(&q->out, "who", '[');
    for (int i = 0; i < q->scene->seats; i++)
        rum_json_str(&q->out, NULL,
                     table_who(rum_table_sitter(t, (rum_seat)i)));
    rum_json_close(&q->out, ']');
    if (rum_match_actor(m) >= 0) {
        rum_json_int(&q->out, "waits_for", rum_match_actor_seen(m, eyes));
        return;
    }
    put_result(q);
}

void rum_ask_put_mine(struct rum_ask *q, const struct rum_table *t,
                      const char *id, const char *key, uint16_t seats)
{
    struct rum_match *m = rum_table_match(t);
    rum_seat actor = rum_match_actor(m);

    rum_match_view(m, RUM_NOBODY, q->scene);
    rum_json_open(&q->out, NULL, '{');
    rum_json_str(&q->out, "table", id);
    rum_json_str(&q->out, "key", key);
    rum_json_str(&q->out, "game", rum_match_game(m)->id);
    rum_put_seats(&q->out, seats);
    rum_json_int(&q->out, "turn", q->scene->turn);
    rum_json_bool(&q->out, "over", actor == RUM_NOBODY);
    if (t->brought)
        rum_json_bool(&q->out, "brought", true);
    rum_json_bool(&q->out, "yours", actor >= 0 && seats & RUM_BIT(actor));
    put_company(q, t, seats);
    rum_json_close(&q->out, '}');
}
