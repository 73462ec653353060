/*
 * look.c: the commands that only show: scenes, states, rules, options.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include <rumpus/clause.h>

#include "ask.h"

/* ---- parts of answers ---- */

void wire_put_game(struct rum_json *j, const struct rum_game *game)
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
    if (!words)
        return;
    rum_json_open(j, name, '[');
    for (; *words; words++)
        rum_json_str(j, NULL, *words);
    rum_json_close(j, ']');
}

void wire_put_option_list(struct rum_json *j, const struct rum_game *game)
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
        put_words(j, "words", o->words);
        put_words(j, "choices", o->choices);
        if (o->kind == RUM_OPT_INT)
            rum_json_int(j, "min", o->min);
        if (o->kind == RUM_OPT_INT || o->kind == RUM_OPT_TEXT)
            rum_json_int(j, "max", o->max);
        rum_json_str(j, "default", o->standard);
        rum_json_str(j, "help", o->help);
        rum_json_bool(j, "expert", o->expert);
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
}

void wire_put_options(struct rum_json *j, const struct rum_match *match)
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

static const char *const tones[] = {
    [RUM_PLAIN] = "plain",
    [RUM_GOOD] = "good",
    [RUM_WINS] = "wins",
    [RUM_DANGER] = "danger",
};

static void put_offer(struct rum_json *j, const char *tag, rum_action code,
                      const struct rum_offer *o)
{
    const struct rum_clause *c = rum_clause_number(tag, o->clause);

    rum_json_open(j, NULL, '{');
    rum_json_int(j, "code", code);
    rum_json_str(j, "text", o->text);
    rum_json_str(j, "brief", o->brief);
    rum_json_str(j, "clause", c ? c->id : NULL);
    rum_json_open(j, "on", '[');
    for (int i = 0; i < o->targets; i++)
        rum_json_str(j, NULL, o->on[i]);
    rum_json_close(j, ']');
    if (o->note[0])
        rum_json_str(j, "note", o->note);
    if (o->tone != RUM_PLAIN)
        rum_json_str(j, "tone", tones[o->tone]);
    if (o->any)
        rum_json_bool(j, "any", true);
    if (o->quiet)
        rum_json_bool(j, "quiet", true);
    if (o->pass)
        rum_json_bool(j, "pass", true);
    rum_json_close(j, '}');
}

void wire_put_actions(struct rum_json *j, struct rum_match *match)
{
    rum_seat actor = rum_match_actor(match);
    const char *tag = rum_match_game(match)->tag;
    const rum_action *actions;
    size_t n = rum_match_legal(match, &actions);
    struct rum_offer offer;

    rum_json_open(j, "actions", '[');
    for (size_t i = 0; i < n; i++) {
        rum_match_describe(match, actor, actions[i], &offer);
        put_offer(j, tag, actions[i], &offer);
    }
    rum_json_close(j, ']');
}

size_t wire_put_log(struct rum_json *j, struct rum_match *match,
                    rum_seat viewer, size_t skip)
{
    struct rum_scene *lines = rum_scene_create();

    rum_match_log(match, viewer, skip, lines);
    size_t n = lines->log.n;
    rum_json_open(j, "log", '[');
    for (size_t i = 0; i < n; i++) {
        const struct rum_scene_line *l = &lines->log.v[i];
        rum_json_open(j, NULL, '{');
        if (l->seat >= 0)
            rum_json_int(j, "seat", l->seat);
        rum_json_str(j, "text", l->text);
        rum_json_str(j, "clause", l->clause);
        if (l->tone != RUM_PLAIN)
            rum_json_str(j, "tone", tones[l->tone]);
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
    rum_scene_destroy(lines);
    return skip + n;
}

/* ---- looking at the match ---- */

/* With whose eyes a seat's holder looks when he does not say. */
static rum_seat own_eyes(const struct ask *q)
{
    rum_seat actor = rum_match_actor(q->wire->match);

    if (q->who.tester)
        return RUM_ALL;
    if (actor >= 0 && (q->who.seats & RUM_BIT(actor)))
        return actor;
    for (int i = 0; i < rum_match_seats(q->wire->match); i++) {
        if (q->who.seats & RUM_BIT(i))
            return (rum_seat)i;
    }
    return RUM_NOBODY;
}

static bool ask_viewer(struct ask *q, rum_seat *out)
{
    const json_t *as = json_object_get(q->in, "as");
    const char *word = json_string_value(as);
    int seats = rum_match_seats(q->wire->match);
    bool over = rum_match_actor(q->wire->match) == RUM_NOBODY;

    *out = own_eyes(q);
    if (!as)
        return true;
    if (word && strcmp(word, "spectator") == 0) {
        *out = RUM_NOBODY;
        return true;
    }
    if (word && strcmp(word, "all") == 0) {
        *out = RUM_ALL;
        return q->who.tester || over ||
               wire_wrong(q, "everything is shown after the end");
    }
    if (!json_is_integer(as) || json_integer_value(as) < 0 ||
        json_integer_value(as) >= seats)
        return wire_wrong(q,
                          "'as' must be a seat, 0 to %d, \"spectator\" or "
                          "\"all\"",
                          seats - 1);
    *out = (rum_seat)json_integer_value(as);
    return q->who.tester || (q->who.seats & RUM_BIT(*out)) ||
           wire_wrong(q, "seat %d is not yours", *out);
}

bool ask_view(struct ask *q)
{
    rum_seat viewer;

    if (!ask_match(q) || !ask_viewer(q, &viewer))
        return false;
    rum_match_view(q->wire->match, viewer, q->wire->scene);
    rum_json_open(&q->out, "scene", '{');
    rum_scene_write(q->wire->scene, &q->out);
    rum_json_close(&q->out, '}');
    return true;
}

bool ask_layout(struct ask *q)
{
    if (!ask_match(q))
        return false;
    struct rum_match *m = q->wire->match;
    rum_json_str(&q->out, "hash", rum_match_layout(m)->layout_hash);
    rum_json_open(&q->out, "layout", '{');
    rum_scene_write_layout(rum_match_layout(m), &q->out);
    rum_json_close(&q->out, '}');
    rum_json_open(&q->out, "theme", '{');
    rum_theme_write(rum_match_game(m)->theme, &q->out);
    rum_json_close(&q->out, '}');
    return true;
}

bool ask_state(struct ask *q)
{
    if (!ask_match(q))
        return false;
    const struct rum_head *head = rum_match_state(q->wire->match);
    const struct rum_rng *rng = &head->rng;

    rum_json_open(&q->out, "state", '{');
    rum_match_game(q->wire->match)->dump(head, &q->out);
    rum_json_close(&q->out, '}');
    rum_json_int(&q->out, "drawn", (int64_t)rng->counter * 16 - rng->left);
    return true;
}

bool ask_preview(struct ask *q)
{
    int64_t code = 0;

    if (!ask_match(q) || !ask_int(q, "code", true, 0, UINT16_MAX, &code))
        return false;
    struct rum_match *m = q->wire->match;
    rum_seat actor = rum_match_actor(m);
    if (actor >= 0 && !q->who.tester && !(q->who.seats & RUM_BIT(actor)))
        return wire_not_asked(q);
    if (rum_match_preview(m, (rum_action)code, q->wire->scene) < 0)
        return wire_wrong(q, "code %d is not open now", (int)code);
    rum_json_open(&q->out, "scene", '{');
    rum_scene_write(q->wire->scene, &q->out);
    rum_json_close(&q->out, '}');
    return true;
}

/* ---- games, options, rules ---- */

static bool find_game(struct ask *q, const struct rum_game **out)
{
    const char *id = NULL;

    if (!ask_text(q, "game", false, &id))
        return false;
    *out = id               ? rum_game_find(id)
           : q->wire->match ? rum_match_game(q->wire->match)
                            : NULL;
    if (*out)
        return true;
    return id ? wire_wrong(q, "there is no game '%.40s'; 'games' lists them",
                           id)
              : wire_wrong(q, "'game' is missing and there is no match");
}

bool ask_version(struct ask *q)
{
    rum_json_str(&q->out, "program", "rumpus");
    rum_json_str(&q->out, "version", RUMPUS_VERSION);
    rum_json_int(&q->out, "wire", WIRE_VERSION);
    return true;
}

bool ask_games(struct ask *q)
{
    rum_json_open(&q->out, "games", '[');
    for (const struct rum_game *const *g = rum_games(); *g; g++) {
        rum_json_open(&q->out, NULL, '{');
        wire_put_game(&q->out, *g);
        rum_json_close(&q->out, '}');
    }
    rum_json_close(&q->out, ']');
    return true;
}

bool ask_options(struct ask *q)
{
    const struct rum_game *game = NULL;

    if (!find_game(q, &game))
        return false;
    rum_json_str(&q->out, "game", game->id);
    if (json_object_get(q->in, "game"))
        wire_put_option_list(&q->out, game);
    else
        wire_put_options(&q->out, q->wire->match);
    return true;
}

static void put_clause(struct ask *q, const struct rum_clause *c)
{
    rum_json_open(&q->out, NULL, '{');
    rum_json_str(&q->out, "clause", c->id);
    rum_json_str(&q->out, "text", c->text);
    rum_json_close(&q->out, '}');
}

/* Do all the words, separated by blanks, occur in the text? */
static bool has_words(const char *text, const char *words)
{
    char word[64];

    while (*words) {
        size_t n = strcspn(words, " ");
        if (n >= sizeof(word))
            return false;
        memcpy(word, words, n);
        word[n] = '\0';
        if (!strcasestr(text, word))
            return false;
        words += n + strspn(words + n, " ");
    }
    return true;
}

bool ask_rules(struct ask *q)
{
    const struct rum_game *game = NULL;
    const char *id = NULL, *words = NULL;

    if (!ask_text(q, "clause", false, &id) ||
        !ask_text(q, "words", false, &words))
        return false;
    if (id) {
        const struct rum_clause *c = rum_clause_find(id);
        if (!c)
            return wire_wrong(q, "there is no clause '%.20s'", id);
        rum_json_str(&q->out, "clause", c->id);
        rum_json_str(&q->out, "text", c->text);
        return true;
    }
    if (!find_game(q, &game))
        return false;
    const struct rum_rules *rules = rum_rules_of(game->tag);
    rum_json_str(&q->out, "game", game->id);
    if (rules && !words)
        rum_json_str(&q->out, "howto", rules->howto);
    rum_json_open(&q->out, "clauses", '[');
    for (size_t i = 0; rules && i < rules->clauses; i++) {
        if (!words || has_words(rules->clause[i].text, words))
            put_clause(q, &rules->clause[i]);
    }
    rum_json_close(&q->out, ']');
    return true;
}
