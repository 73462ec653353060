/*
 * draw_lists.c: what is asked, what can be done, what was said.
 */
#include "draw_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- actions ---- */

static void action_text(const struct draw *d, size_t i, char *out, size_t size)
{
    const struct rum_scene_action *a = &d->scene->actions.v[i];
    bool note = a->note && a->note[0] && !strstr(a->text, a->note);

    snprintf(out, size, "%3zu%-1s %s%s%s%s", i + 1, draw_tone_sign(a->tone),
             a->text, note ? " (" : "", note ? a->note : "", note ? ")" : "");
}

/* What a person would type, one after the other; false: one has no word. */
static bool put_words(const struct draw *d, struct canvas *out)
{
    struct flow f = {out, 2, out->width, 2, out->rows};

    for (size_t i = 0; i < d->scene->actions.n; i++) {
        const struct rum_scene_action *a = &d->scene->actions.v[i];
        bool note = a->note && a->note[0];
        char text[96];
        if (!a->brief || !a->brief[0])
            return false;
        snprintf(text, sizeof(text), "%zu%s %s%s%s%s", i + 1,
                 draw_tone_sign(a->tone), a->brief, note ? " (" : "",
                 note ? a->note : "", note ? ")" : "");
        flow_add(&f, 3, draw_tone(a->tone), text);
    }
    return true;
}

/* The widest of the entries from..to-1. */
static int widest(const struct draw *d, size_t from, size_t to)
{
    int most = 0;

    for (size_t i = from; i < to; i++) {
        char text[320];
        action_text(d, i, text, sizeof(text));
        if (utf8_columns(text) > most)
            most = utf8_columns(text);
    }
    return most;
}

/* Columns of entries beside each other, read downwards, as many as fit. */
static size_t rows_of_columns(const struct draw *d, size_t from, size_t to)
{
    size_t n = to - from;

    for (size_t columns = 5; columns > 1; columns--) {
        size_t rows = (n + columns - 1) / columns;
        int width = 0;
        for (size_t i = from; i < to; i += rows)
            width += widest(d, i, i + rows < to ? i + rows : to) + 2;
        if (rows < n && width - 2 <= d->opt.width)
            return rows;
    }
    return n;
}

/* In columns if they fit side by side, else one below the other: whole, or
 * `cut` to a line each. */
static void put_actions(const struct draw *d, size_t from, size_t to, bool cut,
                        struct canvas *out)
{
    size_t rows = rows_of_columns(d, from, to);
    int x = 0, y = out->rows;

    for (size_t i = from; i < to; i++) {
        char text[320];
        struct style style = draw_tone(d->scene->actions.v[i].tone);
        action_text(d, i, text, sizeof(text));
        if (rows == to - from) {
            struct flow f = {out, 5, out->width, 0, out->rows};
            if (cut)
                canvas_cut(out, 0, out->rows, out->width, style, text);
            else
                flow_add(&f, 0, style, text);
            continue;
        }
        size_t row = (i - from) % rows;
        if (row == 0 && i > from)
            x += widest(d, i - rows, i) + 2;
        canvas_put(out, x, y + (int)row, style, text);
    }
}

/* How many lines entries from..to-1 would take. */
static int rows_for(const struct draw *d, size_t from, size_t to, bool cut)
{
    struct canvas c;

    canvas_init(&c, d->opt.width, d->opt.utf8);
    put_actions(d, from, to, cut, &c);
    int rows = c.rows;
    canvas_finish(&c);
    return rows;
}

/* Sentences from `from` on, and a line that says there are more. */
static size_t put_page(const struct draw *d, size_t from, int rows,
                       struct canvas *out)
{
    size_t n = d->scene->actions.n, to = n;
    bool part = from > 0 || (rows > 0 && rows_for(d, from, to, false) > rows);

    while (part && rows > 0 && to > from + 1 &&
           rows_for(d, from, to, false) > rows - 1)
        to--;
    put_actions(d, from, to, false, out);
    char told[96];
    snprintf(told, sizeof(told), "%zu to %zu of %zu%s", from + 1, to, n,
             to < n ? "; 'more' for others" : "");
    if (part)
        canvas_put(out, 5, out->rows, (struct style){-1, DIM}, told);
    return to < n ? to + 1 : 0;
}

/* The first view when whole sentences take too many lines: sentences cut to
 * a line each, or the words to type. False: neither fits. */
static bool put_first(const struct draw *d, int rows, struct canvas *out)
{
    size_t n = d->scene->actions.n;
    bool cut = rows_for(d, 0, n, true) <= rows;

    if (cut)
        put_actions(d, 0, n, true, out);
    else if (!put_words(d, out))
        return false;
    if (out->rows < rows)
        canvas_put(out, 5, out->rows, (struct style){-1, DIM},
                   "'more' says it in full");
    return out->rows <= rows;
}

/* Page 0 is the first view; page 1 + i has sentences from action i on. */
size_t draw_actions(const struct rum_scene *scene,
                    const struct draw_options *opt, int rows,
                    struct rum_text *out)
{
    struct draw d;
    struct canvas c;
    size_t next = 1, n = scene->actions.n;

    draw_init(&d, scene, opt);
    if (n == 0)
        return 0;
    canvas_init(&c, d.opt.width, d.opt.utf8);
    size_t from = opt->page > 0 && opt->page <= n ? opt->page - 1 : 0;
    bool whole =
        opt->page > 0 || rows <= 0 || rows_for(&d, 0, n, false) <= rows;
    if (whole || !put_first(&d, rows, &c)) {
        canvas_finish(&c);
        canvas_init(&c, d.opt.width, d.opt.utf8);
        next = put_page(&d, from, rows, &c);
    }
    canvas_write(&c, d.opt.colour, out);
    canvas_finish(&c);
    return next;
}

/* ---- prompt and log ---- */

/* The clause behind a sentence; where lines are few it takes none. */
static void cite(const struct draw *d, const char *clause, struct flow *f)
{
    char cited[24];

    if (!clause || !clause[0])
        return;
    snprintf(cited, sizeof(cited), "[%s]", clause);
    if (d->compact && f->x + 2 + utf8_columns(cited) > f->right)
        return;
    flow_add(f, 2, (struct style){-1, DIM}, cited);
}

static void put_prompt(const struct draw *d, struct canvas *out)
{
    const struct rum_scene *s = d->scene;
    const char *text = s->over ? s->result : s->prompt;
    const char *clause = s->over ? s->result_clause : s->prompt_clause;
    struct flow f = {out, 2, out->width, 0, out->rows};

    if (!text || !text[0])
        return;
    flow_add(&f, 0, (struct style){-1, BOLD}, text);
    cite(d, clause, &f);
}

void draw_prompt(const struct rum_scene *scene, const struct draw_options *opt,
                 struct rum_text *out)
{
    struct draw d;
    struct canvas c;

    draw_init(&d, scene, opt);
    canvas_init(&c, d.opt.width, d.opt.utf8);
    put_prompt(&d, &c);
    canvas_write(&c, d.opt.colour, out);
    canvas_finish(&c);
}

/* One line of the log with its clause at the end. */
static void put_log_line(const struct draw *d,
                         const struct rum_scene_line *line, struct canvas *out)
{
    struct flow f = {out, 4, out->width, 2, out->rows};
    struct style style = draw_tone(line->tone);
    const char *sign = draw_tone_sign(line->tone);

    canvas_put(out, 0, f.y, style, sign[0] ? sign : "-");
    flow_add(&f, 0, style, line->text);
    cite(d, line->clause, &f);
}

void draw_put_log(const struct draw *d, int rows, struct canvas *out)
{
    const struct rum_scene *s = d->scene;
    size_t from = s->log.n;
    int top = out->rows;

    for (int used = 0; from > 0; from--) {
        struct canvas c;
        canvas_init(&c, out->width, out->utf8);
        put_log_line(d, &s->log.v[from - 1], &c);
        used += c.rows;
        canvas_finish(&c);
        if (used > rows && from < s->log.n)
            break;
    }
    for (size_t i = from; i < s->log.n; i++)
        put_log_line(d, &s->log.v[i], out);
    if (out->rows > top + rows)
        out->rows = top + rows; /* the end of a very long line */
}

void draw_log(const struct rum_scene *scene, const struct draw_options *opt,
              int rows, struct rum_text *out)
{
    struct draw d;
    struct canvas c;

    draw_init(&d, scene, opt);
    canvas_init(&c, d.opt.width, d.opt.utf8);
    draw_put_log(&d, rows, &c);
    canvas_write(&c, d.opt.colour, out);
    canvas_finish(&c);
}
