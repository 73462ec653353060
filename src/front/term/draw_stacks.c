/*
 * draw_stacks.c: stacks side by side, a row for each kind of slot. What does
 * not fit beside goes below, as another band.
 */
#include "draw_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_ROWS  16
#define MAX_LABEL 24

struct table {
    const struct rum_group **group;
    size_t groups;
    const char *row[MAX_ROWS]; /* titles of slots, from the top */
    int rows;
    int label; /* columns of the titles */
    bool notes;
};

static void add_row(struct table *t, const char *title)
{
    for (int i = 0; i < t->rows; i++) {
        if (strcmp(t->row[i], title) == 0)
            return;
    }
    if (t->rows < MAX_ROWS)
        t->row[t->rows++] = title;
}

static void find_rows(const struct draw *d, struct table *t)
{
    const struct rum_scene *parts[] = {d->scene->layout, d->scene};

    for (size_t g = 0; g < t->groups; g++) {
        for (int p = 0; p < 2; p++) {
            for (size_t i = 0; parts[p] && i < parts[p]->slots.n; i++) {
                const struct rum_slot *s = &parts[p]->slots.v[i];
                if (strcmp(s->group, t->group[g]->id) == 0)
                    add_row(t, s->title ? s->title : "");
            }
        }
    }
}

/* The card on top and how many it covers: "Zom+2"; of a target "[Zom+2]". */
static void slot_text(const struct draw *d, const struct rum_slot *slot,
                      char *out, size_t size, struct style *style)
{
    size_t n;
    const struct rum_item **items = draw_items(d, slot->id, &n);
    bool target = draw_is_target(d, slot->id);
    char covered[24] = "", mark[2] = "";

    *style = (struct style){-1, n > 0 ? 0 : DIM};
    mark[0] = draw_mark(d, slot->id);
    for (size_t i = 0; i < n; i++) {
        target = target || draw_is_target(d, items[i]->id);
        if (!mark[0])
            mark[0] = draw_mark(d, items[i]->id);
    }
    if (n > 1)
        snprintf(covered, sizeof(covered), "+%zu", n - 1);
    const char *top = n > 0 ? items[n - 1]->text : "--";
    if (n > 0 && !top[0])
        top = items[n - 1]->title ? items[n - 1]->title : "?";
    if (n > 0)
        *style = draw_item_style(d, items[n - 1]);
    snprintf(out, size, "%s%s%s%s%s", target ? "[" : " ", top, covered, mark,
             target ? "]" : "");
    if (target)
        style->attr |= BOLD;
    free(items);
}

static void title_text(const struct draw *d, const struct rum_group *g,
                       char *out, size_t size)
{
    const char *title = g->title ? g->title : g->id;
    bool target = draw_is_target(d, g->id);

    snprintf(out, size, "%s%s%s%s%s%s", target ? "[" : " ", g->ghost ? "(" : "",
             title, g->ghost ? ")" : "", draw_tone_sign(g->tone),
             target ? "]" : "");
}

static int group_width(const struct draw *d, const struct table *t,
                       const struct rum_group *g)
{
    char text[128];
    struct style style;

    title_text(d, g, text, sizeof(text));
    int most = utf8_columns(text);
    for (int r = 0; r < t->rows; r++) {
        const struct rum_slot *slot = draw_slot(d, g->id, t->row[r]);
        if (!slot)
            continue;
        slot_text(d, slot, text, sizeof(text), &style);
        if (utf8_columns(text) > most)
            most = utf8_columns(text);
    }
    if (t->notes && g->note && utf8_columns(g->note) + 1 > most)
        most = utf8_columns(g->note) + 1;
    return most < 8 ? 10 : most + 2;
}

static void put_group(const struct draw *d, const struct table *t,
                      const struct rum_group *g, int x, int y,
                      struct canvas *out)
{
    char text[128];
    struct style style = draw_tone(g->tone);

    title_text(d, g, text, sizeof(text));
    style.attr |= draw_is_target(d, g->id) ? BOLD : 0;
    canvas_put(out, x, y, style, text);
    for (int r = 0; r < t->rows; r++) {
        const struct rum_slot *slot = draw_slot(d, g->id, t->row[r]);
        if (!slot)
            continue;
        slot_text(d, slot, text, sizeof(text), &style);
        canvas_put(out, x, y + 1 + r, style, text);
    }
    if (t->notes && g->note)
        canvas_put(out, x + 1, y + 1 + t->rows, draw_tone(g->tone), g->note);
}

static void put_labels(const struct draw *d, const struct rum_area *area,
                       const struct table *t, int y, struct canvas *out)
{
    char title[96];

    draw_title(d, area, title, sizeof(title));
    canvas_cut(out, 0, y, t->label - 1, (struct style){-1, BOLD}, title);
    for (int r = 0; r < t->rows; r++)
        canvas_put(out, 2, y + 1 + r, (struct style){-1, DIM}, t->row[r]);
}

/* The widest title of any area of stacks, so that their columns align. */
static int label_width(const struct draw *d, const struct table *t)
{
    size_t n;
    int most = 2;
    const struct rum_area **areas = draw_areas(d, &n);

    for (size_t i = 0; i < n; i++) {
        char title[96];
        if (draw_kind(areas[i])->lines != draw_stacks)
            continue;
        draw_title(d, areas[i], title, sizeof(title));
        if (utf8_columns(title) + 2 > most)
            most = utf8_columns(title) + 2;
    }
    free(areas);
    if (most > MAX_LABEL)
        most = MAX_LABEL;
    for (int r = 0; r < t->rows; r++) {
        if (utf8_columns(t->row[r]) + 4 > most)
            most = utf8_columns(t->row[r]) + 4;
    }
    return most;
}

void draw_stacks(const struct draw *d, const struct rum_area *area,
                 struct canvas *out)
{
    struct table t = {0};
    int y = out->rows;

    t.group = draw_groups(d, area->id, &t.groups);
    find_rows(d, &t);
    t.label = label_width(d, &t);
    for (size_t g = 0; g < t.groups && !d->compact; g++)
        t.notes = t.notes || (t.group[g]->note && t.group[g]->note[0]);
    put_labels(d, area, &t, y, out);
    int x = t.label;
    if (t.groups == 0)
        canvas_put(out, x, y, (struct style){-1, DIM}, "none");
    for (size_t g = 0; g < t.groups; g++) {
        int width = group_width(d, &t, t.group[g]);
        if (x + width - 2 > out->width && x > t.label) {
            x = t.label;
            y += t.rows + 1 + (t.notes ? 1 : 0);
            put_labels(d, area, &t, y, out);
        }
        put_group(d, &t, t.group[g], x, y, out);
        x += width;
    }
    free(t.group);
}
