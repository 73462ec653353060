/*
 * conform_tables.c: what a game says of itself by name: its presets, and the
 * kinds of its events with their numbers.
 */
#include "conform.h"

#include <ctype.h>
#include <string.h>

/* "was_top": a word of lower case letters, digits and underscores. */
static bool is_name(const char *s)
{
    if (!s || !islower((unsigned char)*s))
        return false;
    for (; *s; s++) {
        if (!islower((unsigned char)*s) && !isdigit((unsigned char)*s) &&
            *s != '_')
            return false;
    }
    return true;
}

static bool presets(struct conform *c)
{
    const struct rum_game *g = c->game;

    if (g->preset_count == 0 || strcmp(g->presets[0].name, "book") != 0 ||
        g->presets[0].values[0])
        return fail(c, "presets[0] is not 'book', without values");
    for (int i = 0; i < g->preset_count; i++) {
        const struct rum_preset *p = &g->presets[i];
        struct rum_options opt;
        struct rum_err_text why;
        if (!is_name(p->name) || !p->about || !*p->about)
            return fail(c, "preset %d has no name or does not say what it is",
                        i);
        for (int k = 0; k < i; k++) {
            if (strcmp(g->presets[k].name, p->name) == 0)
                return fail(c, "two presets are named %s", p->name);
        }
        rum_options_init(&opt, g);
        for (const char *const *v = p->values; *v; v++) {
            if (rum_options_parse(&opt, g, *v, &why) < 0)
                return fail(c, "preset %s: %s", p->name, why.text);
        }
    }
    return true;
}

static bool arg_names(struct conform *c, const struct rum_event_kind *kind)
{
    for (int i = 0; i < 8; i++) {
        if (!kind->arg[i])
            continue;
        if (!is_name(kind->arg[i]))
            return fail(c, "number %d of event %s is called '%s'", i,
                        kind->name, kind->arg[i]);
        for (int k = 0; k < i; k++) {
            if (kind->arg[k] && strcmp(kind->arg[k], kind->arg[i]) == 0)
                return fail(c, "two numbers of event %s are called %s",
                            kind->name, kind->arg[i]);
        }
    }
    return true;
}

static bool events(struct conform *c)
{
    const struct rum_game *g = c->game;

    for (int i = 0; i < g->event_count; i++) {
        const struct rum_event_kind *kind = &g->events[i];
        if (!is_name(kind->name))
            return fail(c, "event kind %d is called '%s'", kind->kind,
                        kind->name ? kind->name : "");
        for (int k = 0; k < i; k++) {
            if (g->events[k].kind == kind->kind ||
                strcmp(g->events[k].name, kind->name) == 0)
                return fail(c, "two events are of kind %d or called %s",
                            kind->kind, kind->name);
        }
        if (!arg_names(c, kind))
            return false;
    }
    return true;
}

static bool has_arg(const struct rum_event_kind *kind, const char *name)
{
    for (int i = 0; name && i < 8; i++) {
        if (kind->arg[i] && strcmp(kind->arg[i], name) == 0)
            return true;
    }
    return !name;
}

/* A figure counts an event that there is, by numbers that it has. */
static bool figures(struct conform *c)
{
    int n = 0;

    for (const struct rum_figure *f = c->game->figures; f && f->title; f++) {
        const struct rum_event_kind *kind = rum_event_kind_of(c->game, f->kind);
        if (!kind || !has_arg(kind, f->sum) || !has_arg(kind, f->whom))
            return fail(c, "the figure '%s' counts what no event has",
                        f->title);
        if (++n > 8)
            return fail(c, "there are more than 8 figures");
    }
    return true;
}

bool conform_tables(struct conform *c)
{
    return presets(c) && events(c) && figures(c);
}

bool conform_event(struct conform *c, const struct rum_event *e)
{
    const struct rum_event_kind *kind = rum_event_kind_of(c->game, e->kind);

    if (!kind)
        return fail(c, "an event of kind %d, which has no name", e->kind);
    for (int i = 0; i < 8; i++) {
        if (!kind->arg[i] && e->arg[i] != 0)
            return fail(c, "number %d of event %s is %d and has no name", i,
                        kind->name, e->arg[i]);
    }
    if (e->subject != RUM_UNKNOWN && !rum_event_subject(c->game, e))
        return fail(c, "event %s is about %d, which has no name", kind->name,
                    e->subject);
    return true;
}
