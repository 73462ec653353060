/*
 * conform_facts.c: what must hold of a game before anything is dealt.
 */
#include "conform.h"

#include <string.h>

#include <rumpus/clause.h>
#include <rumpus/lesson.h>

static bool said(const char *s)
{
    return s && *s;
}

static bool is_colour(const char *s)
{
    return s && s[0] == '#' && strlen(s) == 7 &&
           strspn(s + 1, "0123456789abcdefABCDEF") == 6;
}

static bool sizes(struct conform *c)
{
    const struct rum_game *g = c->game;

    if (!said(g->id) || !said(g->title) || !said(g->pitch) || !g->minutes)
        return fail(c, "id, title, pitch or minutes is missing");
    if (!said(g->tag) || strlen(g->tag) != 2)
        return fail(c, "the tag '%s' is not two letters", g->tag);
    if (g->rules_version < 1)
        return fail(c, "rules_version begins at 1");
    if (g->min_seats < 1 || g->max_seats < g->min_seats ||
        g->max_seats > RUM_MAX_SEATS)
        return fail(c, "%d to %d seats are not 1 to %d", g->min_seats,
                    g->max_seats, RUM_MAX_SEATS);
    if (g->max_actions < 1 || g->max_actions > RUM_MAX_ACTIONS)
        return fail(c, "max_actions %d is not 1 to %d", g->max_actions,
                    RUM_MAX_ACTIONS);
    if (g->state_size < sizeof(struct rum_head) ||
        g->state_size > RUM_MAX_STATE)
        return fail(c, "state_size %zu is not up to %d", g->state_size,
                    RUM_MAX_STATE);
    return true;
}

static bool entries(struct conform *c)
{
    const struct rum_game *g = c->game;

    if (!g->setup || !g->legal || !g->apply || !g->score || !g->check ||
        !g->hide || !g->imagine || !g->settled || !g->appraise || !g->rank ||
        !g->fallback || !g->role)
        return fail(c, "an entry of the rules is missing");
    return true;
}

/* A game may be played before it can be read; but that is not enough. */
static bool words(struct conform *c)
{
    const struct rum_game *g = c->game;

    c->wordless = !g->describe || !g->tell || !g->prompt || !g->view ||
                  !g->dump || !g->theme;
    return !c->wordless ||
           fail(c, "an entry for words and pictures is missing; only the rules "
                   "are looked at");
}

static bool options(struct conform *c)
{
    const struct rum_game *g = c->game;
    int texts = 0;

    if (g->option_count < 1 || g->option_count > RUM_MAX_OPTIONS)
        return fail(c, "%d options are not 1 to %d", g->option_count,
                    RUM_MAX_OPTIONS);
    if (strcmp(g->options[0].name, "players") != 0 ||
        g->options[0].kind != RUM_OPT_INT || g->options[0].words ||
        g->options[0].min != g->min_seats || g->options[0].max != g->max_seats)
        return fail(c, "options[0] is not players from %d to %d", g->min_seats,
                    g->max_seats);
    for (int i = 0; i < g->option_count; i++) {
        const struct rum_option *o = &g->options[i];
        if (!said(o->name) || !said(o->help) || !o->standard)
            return fail(c, "option %d has no name, standard or help", i);
        if (o->kind == RUM_OPT_WORD && !o->words)
            return fail(c, "option %s has no words", o->name);
        if (o->kind == RUM_OPT_LIST && !o->choices)
            return fail(c, "option %s has no choices", o->name);
        if (o->kind == RUM_OPT_INT && o->min > o->max)
            return fail(c, "option %s has an empty range", o->name);
        if (o->tuning && (o->kind != RUM_OPT_INT || o->expert))
            return fail(c, "option %s is tuned and no number, or for experts",
                        o->name);
        texts += o->kind == RUM_OPT_TEXT;
        for (int k = 0; k < i; k++) {
            if (strcmp(g->options[k].name, o->name) == 0)
                return fail(c, "two options are named %s", o->name);
        }
    }
    return texts <= 1 || fail(c, "more than one option is a text");
}

/* Is every one of these drawings there? */
static bool drawn(const struct rum_theme *t, const char *names)
{
    char name[64];

    for (size_t n; names && *names; names += n + strspn(names + n, " ")) {
        n = strcspn(names, " ");
        if (n >= sizeof(name))
            return false;
        memcpy(name, names, n);
        name[n] = '\0';
        if (!rum_theme_art(t, name))
            return false;
    }
    return true;
}

static bool theme(struct conform *c)
{
    const struct rum_theme *t = c->game->theme;

    if (!t || !is_colour(t->accent) || !is_colour(t->ground))
        return fail(c, "the theme lacks a colour");
    for (const struct rum_game *const *g = rum_games(); *g; g++) {
        if (*g == c->game && !rum_theme_art(t, "lobby"))
            return fail(c, "the theme has no art for the lobby");
    }
    for (int i = 0; i < c->game->max_seats; i++) {
        if (!is_colour(t->seats[i]))
            return fail(c, "the theme has no colour for seat %d", i);
    }
    for (const struct rum_look *l = t->look; l && l->kind; l++) {
        if (!said(l->title) || !is_colour(l->colour) || !said(l->glyph) ||
            rum_text_characters(l->glyph) > 2)
            return fail(c,
                        "kind '%s' of the theme lacks a title, colour or "
                        "glyph of two characters",
                        l->kind);
        if (!drawn(t, l->art))
            return fail(c, "kind '%s' needs art '%s', which is not there",
                        l->kind, l->art);
        for (const struct rum_look *k = t->look; k < l; k++) {
            if (strcmp(k->kind, l->kind) == 0)
                return fail(c, "the theme has two kinds '%s'", l->kind);
        }
    }
    return true;
}

bool conform_clause(struct conform *c, uint16_t number)
{
    if (c->clauses[number])
        return true;
    if (!rum_clause_number(c->game->tag, number))
        return false;
    c->clauses[number] = true;
    return true;
}

/* Pictures of the page for beginners are steps of lessons that exist. */
static bool pictures(struct conform *c, const char *page)
{
    while ((page = strstr(page, "]("))) {
        const struct rum_lesson *lesson;
        char where[100];
        size_t step, n = strcspn(page + 2, " )");
        if (n >= sizeof(where))
            return fail(c, "a picture of the page 'How to play' is too long");
        memcpy(where, page + 2, n);
        where[n] = '\0';
        if (!rum_lesson_place(c->game->id, where, &lesson, &step))
            return fail(c,
                        "rules/%s.md shows '%s', which is no step of a "
                        "lesson (docs/LESSONS.md)",
                        c->game->tag, where);
        page += 2;
    }
    return true;
}

/* A page for people: no marks of where a rule comes from, no options as one
 * types them. */
static bool howto(struct conform *c, const char *page)
{
    static const char *const banned[] = {"[book",   "[ruling", "[house",
                                         "[found",  "[design", "=random",
                                         "section "};

    if (!said(page))
        return fail(c, "rules/%s.md has no page 'How to play'", c->game->tag);
    for (size_t i = 0; i < sizeof(banned) / sizeof(*banned); i++) {
        if (strstr(page, banned[i]))
            return fail(c, "How to play %s says '%s'", c->game->id, banned[i]);
    }
    return pictures(c, page);
}

/* More promise, no fewer wins; nothing is certain. */
static bool odds(struct conform *c)
{
    for (const struct rum_odds *o = c->game->odds; o && o->seats; o++) {
        for (int i = 0; i < RUM_ODDS; i++) {
            if (o->won[i] < 1 || o->won[i] > 99 ||
                (i > 0 && o->won[i] < o->won[i - 1]))
                return fail(c, "the odds for %d seats fall or leave 1..99",
                            o->seats);
        }
    }
    return true;
}

bool conform_facts(struct conform *c)
{
    const struct rum_rules *rules;

    c->playable = sizes(c) && entries(c) && options(c) && conform_tables(c);
    if (!c->playable || !words(c) || !theme(c) || !odds(c))
        return false;
    rules = rum_rules_of(c->game->tag);
    if (!rules || rules->clauses == 0)
        return fail(c, "there are no rules for the tag %s", c->game->tag);
    return howto(c, rules->howto);
}
