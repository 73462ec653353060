/*
 * facts.c: the rows that need no table: games, options, rules.
 */
#include "ask.h"

#include <string.h>

#include <rumpus/clause.h>

#include "rules.h"

bool ask_version(struct rum_ask *q)
{
    rum_json_str(&q->out, "program", "rumpus");
    rum_json_str(&q->out, "version", RUMPUS_VERSION);
    rum_json_int(&q->out, "wire", RUM_WIRE_VERSION);
    return true;
}

static void put_levels(struct rum_json *j)
{
    rum_json_open(j, "levels", '[');
    for (const char *const *level = rum_bot_levels(); *level; level++)
        rum_json_str(j, NULL, *level);
    rum_json_close(j, ']');
}

/* The playing time of a game whose rules have a use for it. */
static void put_limit(struct rum_json *j, const struct rum_game *game)
{
    if (!game->time_minutes)
        return;
    rum_json_open(j, "limit", '{');
    rum_json_int(j, "time", game->time_minutes * 60);
    if (game->timed_by)
        rum_json_str(j, "option", game->timed_by);
    rum_json_close(j, '}');
}

bool ask_games(struct rum_ask *q)
{
    bool full = false;

    if (!rum_ask_flag(q, "full", &full))
        return false;
    rum_json_open(&q->out, "games", '[');
    for (const struct rum_game *const *g = rum_games(); *g; g++) {
        rum_json_open(&q->out, NULL, '{');
        rum_put_game(&q->out, *g);
        if (full) {
            rum_put_presets(&q->out, *g);
            rum_put_option_list(&q->out, *g);
            rules_put_clocks(&q->out, *g);
            put_limit(&q->out, *g);
            rum_json_str(&q->out, "accent", (*g)->theme->accent);
            rum_json_str(&q->out, "ground", (*g)->theme->ground);
            rum_json_str(&q->out, "picture",
                         rum_theme_art((*g)->theme, "lobby"));
        }
        rum_json_close(&q->out, '}');
    }
    rum_json_close(&q->out, ']');
    if (full)
        put_levels(&q->out);
    return true;
}

bool ask_options(struct rum_ask *q)
{
    const struct rum_game *game = NULL;

    if (!ask_game(q, &game))
        return false;
    rum_json_str(&q->out, "game", game->id);
    if (rum_json_member(q->in, "game")) {
        rum_put_presets(&q->out, game);
        rum_put_option_list(&q->out, game);
    } else {
        rum_put_options(&q->out, q->match);
    }
    return true;
}

/* ---- rules ---- */

/* Where it comes from: "book", "ruling", "house", ... */
static void put_sources(struct rum_json *j, uint8_t sources)
{
    static const char *const words[] = {"book", "found", "ruling", "house",
                                        "design"};

    rum_json_open(j, "by", '[');
    for (size_t i = 0; i < sizeof(words) / sizeof(*words); i++) {
        if (sources & 1u << i)
            rum_json_str(j, NULL, words[i]);
    }
    rum_json_close(j, ']');
}

static void put_clause(struct rum_json *j, const struct rum_clause *c)
{
    rum_json_str(j, "clause", c->id);
    rum_json_int(j, "chapter", c->number / 100);
    rum_json_str(j, "text", c->text);
    put_sources(j, c->sources);
    if (c->sources & RUM_BY_US)
        rum_json_str(j, "book", c->book);
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

static void put_rules(struct rum_json *j, const struct rum_rules *rules,
                      const char *words)
{
    if (!words) {
        rum_json_str(j, "howto", rules->howto);
        rum_json_open(j, "chapters", '[');
        for (size_t i = 0; i < rules->chapters; i++)
            rum_json_str(j, NULL, rules->chapter[i]);
        rum_json_close(j, ']');
    }
    rum_json_open(j, "clauses", '[');
    for (size_t i = 0; i < rules->clauses; i++) {
        if (words && !has_words(rules->clause[i].text, words))
            continue;
        rum_json_open(j, NULL, '{');
        put_clause(j, &rules->clause[i]);
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
}

bool ask_rules(struct rum_ask *q)
{
    const struct rum_game *game = NULL;
    const char *id = NULL, *words = NULL;

    if (!rum_ask_text(q, "clause", false, &id) ||
        !rum_ask_text(q, "words", false, &words))
        return false;
    if (id) {
        const struct rum_clause *c = rum_clause_find(id);
        if (!c)
            return rum_ask_wrong(q, "there is no clause '%.20s'", id);
        put_clause(&q->out, c);
        return true;
    }
    if (!ask_game(q, &game))
        return false;
    const struct rum_rules *rules = rum_rules_of(game->tag);
    rum_json_str(&q->out, "game", game->id);
    if (rules)
        put_rules(&q->out, rules, words);
    return true;
}
