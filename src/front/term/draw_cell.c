/*
 * draw_cell.c: one cell of a board in three to five columns.
 */
#include "draw_parts.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void add(char *out, size_t size, int room, const char *text)
{
    if (text && utf8_columns(out) + utf8_columns(text) <= room)
        snprintf(out + strlen(out), size - strlen(out), "%s", text);
}

/* What lies on it, from the first to the last; if that is too much, what lies
 * on top and a '+'. */
static void add_items(const struct draw *d, const struct rum_item **items,
                      size_t n, int room, char *out, size_t size,
                      struct style *style)
{
    int columns = 0;

    for (size_t i = 0; i < n; i++)
        columns += utf8_columns(items[i]->text);
    for (size_t i = 0; i < n; i++) {
        if (!items[i]->text[0] || (columns > room && i + 1 < n))
            continue;
        if (style->colour < 0 && !style->attr)
            *style = draw_item_style(d, items[i]);
        add(out, size, room, items[i]->text);
    }
    if (columns > room)
        add(out, size, room, "+");
    style->attr |= BOLD;
}

static bool on_hexes(const struct draw *d, const char *area)
{
    const struct rum_scene *parts[] = {d->scene, d->scene->layout};

    for (int p = 0; p < 2 && parts[p]; p++) {
        for (size_t i = 0; i < parts[p]->areas.n; i++) {
            if (strcmp(parts[p]->areas.v[i].id, area) == 0)
                return draw_kind(&parts[p]->areas.v[i])->hexes;
        }
    }
    return false;
}

/* A line passes where one could go, but hides no danger. */
static char mark_of(const struct draw *d, const struct rum_cell *cell,
                    const struct rum_item **items, size_t n)
{
    char sign = 0;

    for (size_t i = 0; i < n && !sign; i++)
        sign = draw_mark(d, items[i]->id);
    if (!sign)
        sign = draw_mark(d, cell->id);
    if ((!sign || sign == '+') &&
        draw_on_line(d, cell, on_hexes(d, cell->area)))
        sign = '*';
    return sign;
}

/* Its owner's colour, or its region's, or its kind's. */
static struct style bare_style(const struct draw *d,
                               const struct rum_cell *cell)
{
    const struct rum_scene *parts[] = {d->scene, d->scene->layout};
    struct style style = draw_seat_style(d, cell->owner);

    for (int p = 0; p < 2 && parts[p] && cell->region; p++) {
        for (size_t i = 0; i < parts[p]->regions.n; i++) {
            const struct rum_region *r = &parts[p]->regions.v[i];
            if (style.colour < 0 && strcmp(r->id, cell->region) == 0)
                style = draw_colour(d, r->colour);
        }
    }
    return style.colour < 0 ? draw_colour(d, cell->kind) : style;
}

int draw_cell_text(const struct draw *d, const struct rum_cell *cell, int room,
                   char *out, size_t size, struct style *style)
{
    size_t n;
    const struct rum_item **items = draw_items(d, cell->id, &n);
    char height[8] = "", mark[2] = "";
    bool bare;

    out[0] = '\0';
    *style = PLAIN;
    mark[0] = mark_of(d, cell, items, n);
    add_items(d, items, n, room, out, size, style);
    bare = !out[0];
    if (bare) {
        add(out, size, room, cell->text[0] ? cell->text : ".");
        *style = bare_style(d, cell);
        style->attr = cell->lit ? BOLD : cell->crossed ? DIM : 0;
    }
    /* Behind a figure, but not behind a number that it would change. */
    if (!bare && !isdigit((unsigned char)out[strlen(out) - 1]) &&
        cell->height > 0 && cell->height < 100)
        snprintf(height, sizeof(height), "%d", cell->height);
    add(out, size, room, height);
    int columns = utf8_columns(out);
    if (bare && cell->crossed)
        add(out, size, room, "'");
    add(out, size, room, mark);
    free(items);
    return columns;
}

bool draw_cell_target(const struct draw *d, const struct rum_cell *cell)
{
    size_t n;
    bool target = draw_is_target(d, cell->id);
    const struct rum_item **items = draw_items(d, cell->id, &n);

    for (size_t i = 0; i < n && !target; i++)
        target = draw_is_target(d, items[i]->id);
    free(items);
    return target;
}

void draw_cell(const struct draw *d, const struct rum_cell *cell, int x, int y,
               int pitch, struct canvas *out)
{
    char text[32];
    struct style style;

    int main = draw_cell_text(d, cell, pitch < 4 ? pitch : 4, text,
                              sizeof(text), &style);
    int columns = utf8_columns(text);
    int from = x + (pitch - main) / 2;
    if (from + columns > x + pitch)
        from = x + pitch - columns;
    bool target = draw_cell_target(d, cell);
    if (target)
        style.attr |= BOLD | REVERSE;
    canvas_put(out, from, y, style, text);
    if (!target)
        return;
    /* A bracket may stand in the gap of a neighbour, but covers nothing. */
    style.attr = BOLD;
    style.colour = -1;
    if (canvas_blank(out, from - 1, y))
        canvas_put(out, from - 1, y, style, "[");
    if (canvas_blank(out, from + columns, y))
        canvas_put(out, from + columns, y, style, "]");
}
