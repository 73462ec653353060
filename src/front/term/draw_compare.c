/*
 * draw_compare.c: two sides against each other, a colon between them.
 *
 *     Combat at H6 (ties go to the Defender)
 *     Red 3 attacks  4 : 2  Blue 1
 *       pieces       2 : 2
 *       cards        2 : 0
 *     Blue 1: needs 2 more
 *
 * Where that is too wide, a line a side: "Blue 1: 2, needs 2 more".
 */
#include "draw_parts.h"

#include <stdio.h>
#include <string.h>

struct match_up {
    const struct rum_side *side[2];
    int label, value; /* columns of what stands before the colon */
};

static const char *or_empty(const char *s)
{
    return s ? s : "";
}

static const char *value_of(const struct rum_row *row, int side)
{
    return row->value[side] ? row->value[side]
           : row->pip[side] ? row->pip[side]->letter
                            : "";
}

static void survey(const struct draw *d, const char *area, struct match_up *m)
{
    const struct rum_scene *s = d->scene;
    int n = 0;

    *m = (struct match_up){.value = 1};
    for (size_t i = 0; i < s->sides.n && n < 2; i++) {
        if (strcmp(s->sides.v[i].area, area) == 0)
            m->side[n++] = &s->sides.v[i];
    }
    for (int i = 0; i < n; i++) {
        int columns = utf8_columns(or_empty(m->side[i]->sum));
        if (columns > m->value)
            m->value = columns;
    }
    for (size_t i = 0; i < s->rows.n; i++) {
        const struct rum_row *r = &s->rows.v[i];
        if (strcmp(r->area, area) != 0)
            continue;
        if (utf8_columns(or_empty(r->label)) + 2 > m->label)
            m->label = utf8_columns(or_empty(r->label)) + 2;
        if (utf8_columns(value_of(r, 0)) > m->value)
            m->value = utf8_columns(value_of(r, 0));
    }
}

/* "Blue 1: 2, needs 2 more" */
static void put_side(const struct draw *d, const struct rum_side *side,
                     bool with_sum, struct canvas *out)
{
    struct flow f = {out, 2, out->width, 0, out->rows};
    struct style style = draw_seat_style(d, side->owner);
    bool sum = with_sum && side->sum && side->sum[0];
    bool note = side->note && side->note[0];

    style.attr = BOLD;
    if (!with_sum)
        style = draw_tone(side->tone);
    flow_add(&f, 0, style, or_empty(side->title));
    if (sum || note)
        flow_add(&f, 0, style, ":");
    if (sum)
        flow_add(&f, 1, style, side->sum);
    if (sum && note)
        flow_add(&f, 0, style, ",");
    if (note)
        flow_add(&f, 1, draw_tone(side->tone), side->note);
}

/* Who against whom, with the sums if there are any. False: that was too long
 * for one line, so all is said already. */
static bool put_sides(const struct draw *d, struct match_up *m,
                      struct canvas *out)
{
    const struct rum_side *l = m->side[0], *r = m->side[1];
    int left = utf8_columns(or_empty(l->title));
    int right = utf8_columns(or_empty(r->title));
    int y = out->rows;
    struct style style[2] = {draw_seat_style(d, l->owner),
                             draw_seat_style(d, r->owner)};

    style[0].attr = style[1].attr = BOLD;
    if (left + right + 2 * m->value + 7 > out->width) {
        put_side(d, l, true, out);
        put_side(d, r, true, out);
        return false;
    }
    if (left > m->label)
        m->label = left;
    canvas_put(out, 0, y, style[0], or_empty(l->title));
    int x = m->label + 2 + m->value;
    const char *sum = or_empty(l->sum);
    canvas_put(out, x - utf8_columns(sum), y, style[0], sum);
    canvas_put(out, x + 1, y, PLAIN, ":");
    x += 3;
    x += canvas_put(out, x, y, style[1], or_empty(r->sum));
    canvas_put(out, x + (r->sum ? 2 : 0), y, style[1], or_empty(r->title));
    return true;
}

/* "Bp R Bp | Ra Gp Rw": what a side could bring. */
static void put_pips(const struct draw *d, const struct rum_side *side,
                     struct canvas *out)
{
    struct flow f = {out, 2, out->width, 2, out->rows};

    for (int i = 0; i < side->pips; i++) {
        const struct rum_pip *p = &side->pip[i];
        if (i > 0 && p->row != side->pip[i - 1].row)
            flow_add(&f, 1, PLAIN, "|");
        flow_add(&f, i > 0, draw_colour(d, p->colour), p->letter);
    }
}

static void put_row(const struct draw *d, const struct match_up *m,
                    const struct rum_row *r, struct canvas *out)
{
    int y = out->rows;
    int x = m->label + 2 + m->value;
    struct style style[2];

    for (int i = 0; i < 2; i++) {
        style[i] = r->pip[i] ? draw_colour(d, r->pip[i]->colour) : PLAIN;
        if (r->pip[i] && r->pip[i]->tone == RUM_WINS)
            style[i].attr = BOLD;
    }
    canvas_put(out, 2, y, PLAIN, or_empty(r->label));
    canvas_put(out, x - utf8_columns(value_of(r, 0)), y, style[0],
               value_of(r, 0));
    canvas_put(out, x + 1, y, PLAIN, ":");
    x += 3;
    x += canvas_put(out, x, y, style[1], value_of(r, 1));
    if (r->outcome) {
        struct flow f = {out, x + 2, out->width, x + 2, y};
        flow_add(&f, 0, draw_tone(r->tone), r->outcome);
    }
}

/* Rows that are only figures, one after the other: "pieces 2:2  cards 2:0". */
static bool put_figures(const struct draw *d, const char *area,
                        struct canvas *out)
{
    struct flow f = {out, 2, out->width, 2, out->rows};

    for (size_t i = 0; i < d->scene->rows.n; i++) {
        const struct rum_row *r = &d->scene->rows.v[i];
        if (strcmp(r->area, area) == 0 &&
            (r->outcome || r->pip[0] || r->pip[1]))
            return false;
    }
    for (size_t i = 0; i < d->scene->rows.n; i++) {
        const struct rum_row *r = &d->scene->rows.v[i];
        char text[96];
        if (strcmp(r->area, area) != 0)
            continue;
        snprintf(text, sizeof(text), "%s %s:%s", or_empty(r->label),
                 value_of(r, 0), value_of(r, 1));
        flow_add(&f, 2, draw_tone(r->tone), text);
    }
    return true;
}

void draw_compare(const struct draw *d, const struct rum_area *area,
                  struct canvas *out)
{
    struct match_up m;
    struct flow f = {out, 2, out->width, 0, out->rows};

    survey(d, area->id, &m);
    flow_add(&f, 0, (struct style){-1, BOLD}, or_empty(area->title));
    if (area->note && area->note[0]) {
        char note[128];
        snprintf(note, sizeof(note), "(%s)", area->note);
        flow_add(&f, 1, PLAIN, note);
    }
    if (!m.side[1])
        return;
    bool notes = put_sides(d, &m, out);
    for (int i = 0; i < 2; i++) {
        if (m.side[i]->pips)
            put_pips(d, m.side[i], out);
    }
    bool figures = d->compact && put_figures(d, area->id, out);
    for (size_t i = 0; !figures && i < d->scene->rows.n; i++) {
        if (strcmp(d->scene->rows.v[i].area, area->id) == 0)
            put_row(d, &m, &d->scene->rows.v[i], out);
    }
    for (int i = 0; i < 2 && notes; i++) {
        if (m.side[i]->note && m.side[i]->note[0])
            put_side(d, m.side[i], false, out);
    }
}
