/*
 * draw_cards.c: hands, piles and tracks.
 *
 * A card that exactly one action can be played on shows that action's number;
 * one with several stands in brackets.
 */
#include "draw_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_LAMPS 16 /* a longer track is told in figures */

struct words {
    char s[256];
};

static bool hidden(const struct rum_item *item)
{
    return !item->id && !item->kind;
}

/* How many hidden cards begin here. */
static size_t hidden_run(const struct rum_item **items, size_t n)
{
    size_t run = 0;

    while (run < n && hidden(items[run]))
        run++;
    return run;
}

bool draw_all_hidden(const struct draw *d, const struct rum_area *area)
{
    size_t n;
    const struct rum_item **items = draw_items(d, area->id, &n);
    bool all = hidden_run(items, n) == n;

    free(items);
    return all;
}

static const char *name_of(const struct rum_item *item)
{
    return item->title && item->title[0] ? item->title
           : item->text[0]               ? item->text
                                         : "?";
}

/* ---- in running text: "home R4 R5 R6" ---- */

static void brief_item(const struct draw *d, const struct rum_item *item,
                       struct flow *out)
{
    struct words w = {""};
    struct style style = draw_item_style(d, item);
    bool target = draw_is_target(d, item->id);
    char mark = draw_mark(d, item->id);

    RUM_SAY(w.s, "%s%s%s",
            target        ? "["
            : item->faded ? "("
                          : "",
            item->raised ? ">" : "",
            item->text[0] ? item->text : name_of(item));
    if (item->tilted)
        RUM_SAY(w.s, "/");
    if (item->count > 1 && !item->text[0])
        RUM_SAY(w.s, " x%d", item->count);
    for (int i = 0; i < item->badges; i++)
        RUM_SAY(w.s, "%s%s", i ? "," : ":", item->badge[i].text);
    if (mark)
        RUM_SAY(w.s, "%c", mark);
    RUM_SAY(w.s, "%s", target ? "]" : item->faded ? ")" : "");
    if (target)
        style.attr |= BOLD;
    flow_add(out, 1, style, w.s);
}

/* Alike but for their numbers, and none of them of interest now. */
static bool alike(const struct draw *d, const struct rum_item **items, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const struct rum_item *a = items[0], *b = items[i];
        if (hidden(b) || b->owner < 0 || b->owner != a->owner || b->badges ||
            b->tilted || b->faded || b->raised ||
            strcmp(a->kind, b->kind) != 0 || a->face.corner ||
            draw_is_target(d, b->id) || draw_mark(d, b->id))
            return false;
    }
    return n > 2;
}

void draw_cards_run(const struct draw *d, const struct rum_area *area,
                    struct flow *out)
{
    size_t n;
    const struct rum_item **items = draw_items(d, area->id, &n);

    if (n == 0)
        flow_add(out, 1, (struct style){-1, DIM}, "-");
    if (n > 0 &&
        (hidden_run(items, n) == n || (d->compact && alike(d, items, n)))) {
        struct words w = {""};
        RUM_SAY(w.s, "%zu", n);
        flow_add(out, 1, draw_item_style(d, items[0]), w.s);
        n = 0;
    }
    for (size_t i = 0; i < n;) {
        size_t run = hidden_run(items + i, n - i);
        if (run > 0) {
            struct words w = {""};
            RUM_SAY(w.s, "%zu face down", run);
            flow_add(out, 1, PLAIN, w.s);
            i += run;
        } else {
            brief_item(d, items[i++], out);
        }
    }
    free(items);
}

void draw_pile_words(const struct draw *d, const struct rum_area *area,
                     char *out, size_t size)
{
    size_t n;
    const struct rum_item **items = draw_items(d, area->id, &n);

    rum_say(out, size, "%d", area->count >= 0 ? area->count : (int)n);
    if (n > 0 && !hidden(items[n - 1]))
        rum_say(out, size, " (%s)",
                d->compact && items[n - 1]->text[0] ? items[n - 1]->text
                                                    : name_of(items[n - 1]));
    free(items);
}

void draw_track_words(const struct draw *d, const struct rum_area *area,
                      char *out, size_t size)
{
    size_t n, lit = 0;
    const struct rum_cell **cells = draw_cells(d, area->id, &n);
    bool texts = false;

    for (size_t i = 0; i < n; i++) {
        lit += cells[i]->lit;
        texts = texts || cells[i]->text[0];
    }
    for (size_t i = 0; i < n && n <= MAX_LAMPS; i++) {
        const struct rum_cell *c = cells[i];
        const char *s = c->lit && c->text[0] ? c->text
                        : c->lit             ? "#"
                        : c->crossed         ? "x"
                                             : ".";
        rum_say(out, size, texts ? "[%s]" : "%s", s);
    }
    if (n > MAX_LAMPS && !area->note)
        rum_say(out, size, "%zu of %zu", lit, n);
    free(cells);
}

void draw_brief(const struct draw *d, const struct rum_area *area,
                struct flow *out)
{
    const struct draw_kind *kind = draw_kind(area);
    struct words title = {""}, content = {""}, note = {""};
    bool target = draw_is_target(d, area->id);

    RUM_SAY(title.s, target ? "[%s]" : "%s",
            area->title ? area->title : area->id);
    if (kind->words)
        kind->words(d, area, content.s, sizeof(content.s));
    else
        RUM_SAY(content.s, "...."); /* room for the first card */
    flow_need(out, 2, utf8_columns(title.s) + 1 + utf8_columns(content.s));
    flow_add(out, 2, (struct style){-1, target ? BOLD : DIM}, title.s);
    if (kind->words)
        flow_add(out, 1, (struct style){-1, BOLD}, content.s);
    else
        kind->run(d, area, out);
    if (area->note && area->note[0] &&
        !(d->compact && kind->run && draw_all_hidden(d, area))) {
        RUM_SAY(note.s, kind->bare_note ? "%s" : "(%s)", area->note);
        flow_add(out, 1, PLAIN, note.s);
    }
}

void draw_brief_lines(const struct draw *d, const struct rum_area *area,
                      struct canvas *out)
{
    struct flow f = {out, 2, out->width, 0, out->rows};

    draw_brief(d, area, &f);
}

/* ---- in full ---- */

/* "Bp R Bp | Ra Gp Rw" */
static void add_pips(struct words *w, const struct rum_face *face, bool tight)
{
    for (int i = 0; i < face->pips; i++) {
        const struct rum_pip *p = &face->pip[i];
        bool next_row = i > 0 && p->row != face->pip[i - 1].row;
        RUM_SAY(w->s, "%s%s",
                next_row ? tight ? "|" : " | "
                : i > 0  ? " "
                         : "",
                p->letter);
    }
}

/* "3 Pirate legs" or "[Killing Katana]": the part that may be cut. */
static void add_name(const struct draw *d, const struct rum_item *item,
                     struct words *w)
{
    size_t number = 0;
    int offers = draw_offers(d, item->id, &number);

    if (offers == 1)
        RUM_SAY(w->s, "%zu ", number);
    RUM_SAY(w->s, "%s%s%s",
            offers > 1    ? "["
            : item->faded ? "("
                          : "",
            item->raised ? ">" : "", name_of(item));
    if (item->count > 1)
        RUM_SAY(w->s, " x%d", item->count);
    RUM_SAY(w->s, "%s", offers > 1 ? "]" : item->faded ? ")" : "");
    for (int i = 0; i < item->badges; i++)
        RUM_SAY(w->s, " {%s}", item->badge[i].text);
    if (item->tilted && item->badges == 0)
        RUM_SAY(w->s, " {/}");
    if (draw_mark(d, item->id))
        RUM_SAY(w->s, "%c", draw_mark(d, item->id));
}

static void add_rest(const struct draw *d, const struct rum_item *item,
                     bool lines, struct words *w)
{
    const struct rum_face *face = &item->face;
    int n = lines ? face->lines : 0;
    const char *corner = face->corner;

    if (corner || n > 0) {
        RUM_SAY(w->s, " (%s", corner ? corner : "");
        for (int i = 0; i < n; i++)
            RUM_SAY(w->s, "%s%s", i || corner ? "; " : "", face->line[i]);
        RUM_SAY(w->s, ")");
    }
    if (face->pips > 0) {
        RUM_SAY(w->s, d->compact ? " " : "  ");
        add_pips(w, face, d->compact);
    }
}

static struct style entry_style(const struct draw *d,
                                const struct rum_item *item)
{
    struct style style = {-1, 0};

    if (item->kind)
        style = draw_item_style(d, item);
    if (draw_is_target(d, item->id))
        style.attr |= BOLD;
    return style;
}

/* Cards with dots: in columns, their names cut rather than their dots. */
static void put_table(const struct draw *d, const struct rum_item **items,
                      size_t n, int left, int y, struct canvas *out)
{
    struct words rest[2] = {{""}, {""}};
    int most = 0;

    for (size_t i = 0; i < n; i++) {
        rest[0].s[0] = '\0';
        add_rest(d, items[i], false, &rest[0]);
        int columns = utf8_columns(rest[0].s);
        if (columns > most)
            most = columns;
    }
    int room = out->width - left;
    int columns = room / (most + 12) > 1 ? room / (most + 12) : 1;
    int width = room / columns;
    for (size_t i = 0; i < n; i++) {
        struct words name = {""};
        int x = left + (int)(i % (size_t)columns) * width;
        int row = y + (int)(i / (size_t)columns);
        rest[1].s[0] = '\0';
        add_name(d, items[i], &name);
        add_rest(d, items[i], false, &rest[1]);
        struct style style = entry_style(d, items[i]);
        x += canvas_cut(out, x, row, width - 1 - utf8_columns(rest[1].s), style,
                        name.s);
        canvas_put(out, x, row, PLAIN, rest[1].s);
    }
}

static int total(const struct draw *d, const struct rum_item **items, size_t n,
                 bool lines)
{
    int columns = 0;

    for (size_t i = 0; i < n; i++) {
        struct words w = {""};
        add_name(d, items[i], &w);
        add_rest(d, items[i], lines, &w);
        columns += utf8_columns(w.s) + 3;
    }
    return columns;
}

static void put_line(const struct draw *d, const struct rum_item **items,
                     size_t n, int left, int y, struct canvas *out)
{
    struct flow f = {out, left, out->width, left, y};
    bool lines =
        !d->compact || total(d, items, n, true) <= 2 * (out->width - left);

    for (size_t i = 0; i < n;) {
        struct words w = {""};
        size_t run = hidden_run(items + i, n - i);
        if (run > 0) {
            RUM_SAY(w.s, "%zu face down", run);
            flow_add(&f, 3, PLAIN, w.s);
            i += run;
            continue;
        }
        add_name(d, items[i], &w);
        add_rest(d, items[i], lines, &w);
        flow_add(&f, 3, entry_style(d, items[i]), w.s);
        i++;
    }
    if (n == 0)
        flow_add(&f, 0, (struct style){-1, DIM}, "none");
}

void draw_hand(const struct draw *d, const struct rum_area *area,
               struct canvas *out)
{
    size_t n;
    int y = out->rows, pips = 0;
    const struct rum_item **items = draw_items(d, area->id, &n);

    for (size_t i = 0; i < n; i++)
        pips += items[i]->face.pips;
    char title[96];
    if (area->owner == d->scene->viewer)
        snprintf(title, sizeof(title), "%s",
                 area->title ? area->title : area->id);
    else
        draw_title(d, area, title, sizeof(title));
    RUM_SAY(title, ": ");
    int left = canvas_put(out, 0, y, (struct style){-1, BOLD}, title);
    if (pips > 0)
        put_table(d, items, n, left, y, out);
    else
        put_line(d, items, n, left, y, out);
    free(items);
}
