/*
 * draw_legend.c: what the signs on the boards mean.
 */
#include "draw_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool same(const char *a, const char *b)
{
    return a && b && strcmp(a, b) == 0;
}

/* "0/1/2 Resource Zone": a kind of cell with all its texts. */
static void put_kind(const struct rum_cell **cells, size_t n, size_t first,
                     const char *title, struct flow *f)
{
    char text[128] = "";

    for (size_t i = first; i < n; i++) {
        if (!same(cells[i]->kind, cells[first]->kind))
            continue;
        bool told = false;
        for (size_t k = first; k < i && !told; k++)
            told = same(cells[k]->kind, cells[i]->kind) &&
                   same(cells[k]->text, cells[i]->text);
        if (!told && strlen(text) < 40)
            rum_say(text, sizeof(text), "%s%s", text[0] ? "/" : "",
                    cells[i]->text[0] ? cells[i]->text : ".");
    }
    rum_say(text, sizeof(text), " %s", title);
    flow_add(f, 3, PLAIN, text);
}

static void put_cells(const struct draw *d, const struct rum_area *area,
                      struct flow *f)
{
    size_t n;
    const struct rum_cell **cells = draw_cells(d, area->id, &n);

    for (size_t i = 0; i < n; i++) {
        const struct rum_look *look = draw_look(d, cells[i]->kind);
        bool told = !look || !look->title;
        for (size_t k = 0; k < i && !told; k++)
            told = same(cells[k]->kind, cells[i]->kind);
        if (!told)
            put_kind(cells, n, i, look->title, f);
    }
    free(cells);
}

static bool is_cell(const struct draw *d, const char *id)
{
    const struct rum_scene *parts[] = {d->scene, d->scene->layout};

    for (int p = 0; p < 2 && parts[p]; p++) {
        for (size_t i = 0; i < parts[p]->cells.n; i++) {
            if (same(parts[p]->cells.v[i].id, id))
                return true;
        }
    }
    return false;
}

/* Kinds of things that stand on cells, by their glyphs. */
static void put_items(const struct draw *d, struct flow *f)
{
    const struct rum_scene *s = d->scene;

    for (size_t i = 0; i < s->items.n; i++) {
        const struct rum_item *item = &s->items.v[i];
        const struct rum_look *look = draw_look(d, item->kind);
        char text[96];
        bool told =
            !look || !look->glyph || !look->title || !is_cell(d, item->at);
        for (size_t k = 0; k < i && !told; k++)
            told = same(s->items.v[k].kind, item->kind) &&
                   is_cell(d, s->items.v[k].at);
        if (told)
            continue;
        snprintf(text, sizeof(text), "%s %s", look->glyph, look->title);
        flow_add(f, 3, PLAIN, text);
    }
}

void draw_legend(const struct rum_scene *scene, const struct draw_options *opt,
                 struct rum_text *out)
{
    static const char *const signs[] = {
        "[x] can be chosen", "x! in danger", "x+ in reach",  "x^ covered",
        "x' used up",        "x/ turned",    "x* on a line",
    };
    struct draw d;
    struct canvas c;
    size_t n;

    draw_init(&d, scene, opt);
    canvas_init(&c, d.opt.width, d.opt.utf8);
    struct flow f = {&c, 0, d.opt.width, 0, 0};
    const struct rum_area **areas = draw_areas(&d, &n);
    for (size_t i = 0; i < n; i++) {
        if (draw_kind(areas[i])->where == DRAW_BOARD)
            put_cells(&d, areas[i], &f);
    }
    free(areas);
    put_items(&d, &f);
    if (scene->edges.n + (scene->layout ? scene->layout->edges.n : 0) > 0)
        flow_add(&f, 3, PLAIN,
                 "# and _ or === walls, & both, : and - lines to choose");
    for (size_t i = 0; i < sizeof(signs) / sizeof(signs[0]); i++)
        flow_add(&f, 3, PLAIN, signs[i]);
    canvas_write(&c, d.opt.colour, out);
    canvas_finish(&c);
}
