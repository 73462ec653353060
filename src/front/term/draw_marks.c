/*
 * draw_marks.c: what is pointed out on the table, one sign a cell.
 */
#include "draw_parts.h"

#include <stdlib.h>
#include <string.h>

/* Shown always, or while the action pointed at, or one of its targets, is. */
static bool shown(const struct draw *d, const struct rum_mark *m)
{
    const struct rum_scene *s = d->scene;
    size_t at = d->opt.pointed;
    const struct rum_scene_action *a =
        at > 0 && at <= s->actions.n ? &s->actions.v[at - 1] : NULL;
    bool on = false;

    if (!m->item && m->action < 0)
        return true;
    if (!a || (m->action >= 0 && m->action != a->code))
        return false;
    for (int i = 0; i < a->targets && m->item; i++)
        on = on || strcmp(a->on[i], m->item) == 0;
    return !m->item || on;
}

/* ---- lines ---- */

/* The cell of this id, or the one under the item of this id. */
static const struct rum_cell *cell_of(const struct draw *d, const char *id)
{
    const struct rum_scene *parts[] = {d->scene, d->scene->layout};

    for (size_t i = 0; i < d->scene->items.n; i++) {
        const struct rum_item *item = &d->scene->items.v[i];
        if (item->id && strcmp(item->id, id) == 0)
            id = item->at;
    }
    for (int p = 0; p < 2 && parts[p]; p++) {
        for (size_t i = 0; i < parts[p]->cells.n; i++) {
            if (strcmp(parts[p]->cells.v[i].id, id) == 0)
                return &parts[p]->cells.v[i];
        }
    }
    return NULL;
}

static int largest(int a, int b, int c)
{
    int most = abs(a) > abs(b) ? abs(a) : abs(b);

    return abs(c) > most ? abs(c) : most;
}

/* n / d to the nearest whole number, for d > 0. */
static int nearest(int n, int d)
{
    int twice = 2 * n + d;

    return twice >= 0 ? twice / (2 * d) : -((2 * d - 1 - twice) / (2 * d));
}

/* Does the line pass here between its ends? As many steps as cells lie on it,
 * each rounded to the nearest cell; of a hexagon's three coordinates the one
 * that was rounded most gives way. */
static bool passes(const struct rum_cell *from, const struct rum_cell *to,
                   const struct rum_cell *here, bool hex)
{
    int dx = to->x - from->x, dy = to->y - from->y;
    int steps = largest(dx, dy, hex ? dx + dy : 0);

    for (int i = 1; i < steps; i++) {
        int x = from->x * steps + dx * i, y = from->y * steps + dy * i;
        int nx = nearest(x, steps), ny = nearest(y, steps);
        int nz = nearest(-x - y, steps);
        int off_x = abs(nx * steps - x), off_y = abs(ny * steps - y);
        int off_z = abs(nz * steps + x + y);
        if (hex && off_x > off_y && off_x > off_z)
            nx = -ny - nz;
        else if (hex && off_y > off_z)
            ny = -nx - nz;
        if (nx == here->x && ny == here->y)
            return true;
    }
    return false;
}

bool draw_on_line(const struct draw *d, const struct rum_cell *cell, bool hex)
{
    for (size_t i = 0; i < d->scene->marks.n; i++) {
        const struct rum_mark *m = &d->scene->marks.v[i];
        if (m->kind != RUM_LINE || !m->from || !shown(d, m))
            continue;
        const struct rum_cell *from = cell_of(d, m->from);
        const struct rum_cell *to = cell_of(d, m->on);
        if (from && to && strcmp(from->area, cell->area) == 0 &&
            strcmp(to->area, cell->area) == 0 && passes(from, to, cell, hex))
            return true;
    }
    return false;
}

/* ---- signs ---- */

char draw_mark(const struct draw *d, const char *id)
{
    char sign = 0;

    for (size_t i = 0; id && i < d->scene->marks.n; i++) {
        const struct rum_mark *m = &d->scene->marks.v[i];
        if (strcmp(m->on, id) != 0 || !shown(d, m))
            continue;
        if (m->kind == RUM_THREAT)
            return '!';
        /* Where a line ends is plain to see; where one would end is not. */
        if (m->kind == RUM_LINE && d->opt.pointed)
            sign = '*';
        else if (m->kind == RUM_COVER && sign != '*')
            sign = '^';
        else if (m->kind == RUM_REACH && !sign)
            sign = '+';
    }
    return sign;
}

/* ---- in words ---- */

static const char *title_of(const struct draw *d, const char *id)
{
    for (size_t i = 0; i < d->scene->items.n; i++) {
        const struct rum_item *item = &d->scene->items.v[i];
        if (item->id && strcmp(item->id, id) == 0 && item->title)
            return item->title;
    }
    return id;
}

void draw_notes(const struct rum_scene *scene, const struct draw_options *opt,
                struct rum_text *out)
{
    static const struct {
        enum rum_mark_kind kind;
        const char *words;
    } say[] = {{RUM_REACH, "+ in reach:"},
               {RUM_LINE, "* in line:"},
               {RUM_THREAT, "! danger:"}};
    struct draw d;
    struct canvas c;

    draw_init(&d, scene, opt);
    canvas_init(&c, d.opt.width, d.opt.utf8);
    for (size_t k = 0; k < sizeof(say) / sizeof(say[0]); k++) {
        struct flow f = {&c, 2, d.opt.width, 0, c.rows};
        int n = 0;
        for (size_t i = 0; i < scene->marks.n; i++) {
            const struct rum_mark *m = &scene->marks.v[i];
            char text[160] = "";
            if (m->kind != say[k].kind || !shown(&d, m))
                continue;
            if (n++ == 0)
                flow_add(&f, 0, (struct style){-1, BOLD}, say[k].words);
            RUM_SAY(text, "%s", title_of(&d, m->on));
            if (m->note && m->note[0])
                RUM_SAY(text, " (%s)", m->note);
            flow_add(&f, n == 1 ? 1 : 2, PLAIN, text);
        }
    }
    if (c.rows == 0)
        canvas_put(&c, 0, 0, PLAIN, "Nothing on the table is marked for it.");
    canvas_write(&c, d.opt.colour, out);
    canvas_finish(&c);
}
