/*
 * canvas.c: see canvas.h.
 */
#include "canvas.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/err.h>

#include "../common/utf8.h"

void canvas_init(struct canvas *c, int width, bool utf8)
{
    *c = (struct canvas){.width = width > 0 ? width : 1, .utf8 = utf8};
}

void canvas_finish(struct canvas *c)
{
    free(c->glyph);
    *c = (struct canvas){0};
}

static struct glyph *at(const struct canvas *c, int x, int y)
{
    return &c->glyph[(size_t)y * (size_t)c->width + (size_t)x];
}

static void make_rows(struct canvas *c, int rows)
{
    if (rows > c->cap) {
        int cap = rows < 16 ? 16 : rows * 2;
        size_t row = (size_t)c->width * sizeof(*c->glyph);
        c->glyph = rum_realloc(c->glyph, (size_t)cap * row);
        memset(at(c, 0, c->cap), 0, (size_t)(cap - c->cap) * row);
        c->cap = cap;
    }
    if (rows > c->rows)
        c->rows = rows;
}

/* One column of ASCII for what games like to write. */
static const char *plain(const char *s)
{
    static const char *const pairs[][2] = {
        {"–", "-"},  {"—", "-"}, {"’", "'"}, {"‘", "'"}, {"“", "\""},
        {"”", "\""}, {"…", "~"}, {"·", "."}, {"×", "x"}, {"→", ">"},
        {"←", "<"},  {"•", "*"}, {"★", "*"}, {"½", "+"}, {"Ø", "0"},
    };

    for (size_t i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++) {
        if (strcmp(pairs[i][0], s) == 0)
            return pairs[i][1];
    }
    return "?";
}

/* Take the next character of *text into `s`; returns its columns. */
static int next(const struct canvas *c, const char **text, char s[8])
{
    struct utf8_char is = utf8_first(*text);

    memcpy(s, *text, is.bytes);
    s[is.bytes] = '\0';
    *text += is.bytes;
    if (is.steers)
        strcpy(s, "?");
    if (is.steers || c->utf8 || is.bytes == 1 || is.columns == 0)
        return is.columns;
    const char *other = plain(s);
    for (int i = 0; i < is.columns; i++)
        s[i] = *other;
    s[is.columns] = '\0';
    return is.columns;
}

int canvas_put(struct canvas *c, int x, int y, struct style style,
               const char *text)
{
    int from = x;
    char s[8];

    if (y < 0 || x < 0 || !text)
        return 0;
    make_rows(c, y + 1);
    while (*text) {
        int columns = next(c, &text, s);
        if (columns == 0 && x > from && c->utf8) {
            struct glyph *g = at(c, x - 1, y);
            if (strlen(g->s) + strlen(s) < sizeof(g->s))
                strcat(g->s, s);
        }
        if (columns == 0)
            continue;
        if (x + columns > c->width)
            break;
        struct glyph *g = at(c, x, y);
        *g = (struct glyph){.style = style};
        if (strcmp(s, " ") != 0 || style.attr & (REVERSE | UNDERLINE))
            strcpy(g->s, s);
        if (columns == 2) {
            /* Without UTF-8 both halves are ASCII and stand in one glyph. */
            at(c, x + 1, y)[0] = (struct glyph){.behind = true, .style = style};
        }
        x += columns;
    }
    return x - from;
}

int canvas_cut(struct canvas *c, int x, int y, int columns, struct style style,
               const char *text)
{
    struct canvas part;

    if (!text || columns <= 0)
        return 0;
    int all = utf8_columns(text);
    canvas_init(&part, columns, c->utf8);
    int n = canvas_put(&part, 0, 0, style, text);
    if (all > columns) {
        canvas_put(&part, columns - 1, 0, style, "~");
        n = columns;
    }
    canvas_lay(c, x, y, &part);
    canvas_finish(&part);
    return n;
}

bool canvas_blank(const struct canvas *c, int x, int y)
{
    if (x < 0 || y < 0 || x >= c->width || y >= c->rows)
        return true;
    const struct glyph *g = at(c, x, y);
    return !g->s[0] && !g->behind;
}

bool canvas_is(const struct canvas *c, int x, int y, char what)
{
    return x >= 0 && y >= 0 && x < c->width && y < c->rows &&
           at(c, x, y)->s[0] == what && !at(c, x, y)->s[1];
}

void canvas_mark(struct canvas *c, int x, int y, uint8_t attr)
{
    if (x >= 0 && y >= 0 && x < c->width && y < c->rows)
        at(c, x, y)->style.attr |= attr;
}

void canvas_lay(struct canvas *c, int x, int y, const struct canvas *part)
{
    RUM_ASSERT(x >= 0 && y >= 0);
    make_rows(c, y + part->rows);
    for (int row = 0; row < part->rows; row++) {
        for (int column = 0; column < part->width; column++) {
            const struct glyph *g = at(part, column, row);
            bool blank = !g->s[0] && !g->behind;
            if (!blank && x + column < c->width)
                *at(c, x + column, y + row) = *g;
        }
    }
}

static bool same(struct style a, struct style b)
{
    return a.colour == b.colour && a.attr == b.attr;
}

static void write_style(struct style style, struct rum_text *out)
{
    rum_text_puts(out, "\x1b[0");
    if (style.attr & BOLD)
        rum_text_puts(out, ";1");
    if (style.attr & DIM)
        rum_text_puts(out, ";2");
    if (style.attr & UNDERLINE)
        rum_text_puts(out, ";4");
    if (style.attr & REVERSE)
        rum_text_puts(out, ";7");
    if (style.colour >= 0)
        rum_text_printf(out, ";38;5;%d", style.colour);
    rum_text_puts(out, "m");
}

static void write_row(const struct canvas *c, int y, bool colour,
                      struct rum_text *out)
{
    struct style now = PLAIN;
    int end = c->width;

    while (end > 0 && canvas_blank(c, end - 1, y))
        end--;
    for (int x = 0; x < end; x++) {
        const struct glyph *g = at(c, x, y);
        if (g->behind)
            continue;
        struct style style = g->s[0] ? g->style : PLAIN;
        if (colour && !same(style, now)) {
            write_style(style, out);
            now = style;
        }
        rum_text_puts(out, g->s[0] ? g->s : " ");
    }
    if (!same(now, PLAIN))
        rum_text_puts(out, "\x1b[0m");
    rum_text_puts(out, "\n");
}

void canvas_write(const struct canvas *c, bool colour, struct rum_text *out)
{
    for (int y = 0; y < c->rows; y++)
        write_row(c, y, colour, out);
}

/* ---- flow ---- */

static void new_line(struct flow *f)
{
    f->x = f->left;
    f->y++;
}

/* A text longer than a whole line, word by word. */
static void add_words(struct flow *f, struct style style, const char *text)
{
    while (*text) {
        size_t n = strcspn(text, " ");
        char word[256];
        snprintf(word, sizeof(word), "%.*s", (int)(n < 255 ? n : 255), text);
        if (f->x + utf8_columns(word) > f->right && f->x > f->left)
            new_line(f);
        f->x += canvas_cut(f->canvas, f->x, f->y, f->right - f->x, style, word);
        text += n;
        if (*text == ' ') {
            f->x++;
            text++;
        }
    }
}

void flow_add(struct flow *f, int gap, struct style style, const char *text)
{
    int columns = utf8_columns(text);
    bool fresh = f->x <= f->left;

    if (columns == 0)
        return;
    if (!fresh)
        f->x += gap;
    if (f->x + columns <= f->right) {
        f->x += canvas_put(f->canvas, f->x, f->y, style, text);
        return;
    }
    if (!fresh && columns <= f->right - f->left) {
        new_line(f);
        f->x += canvas_put(f->canvas, f->x, f->y, style, text);
        return;
    }
    add_words(f, style, text);
}

void flow_need(struct flow *f, int gap, int columns)
{
    if (f->x > f->left && f->x + gap + columns > f->right)
        new_line(f);
}

/* ---- colours ---- */

static int hex(const char *s)
{
    char two[3] = {s[0], s[1], '\0'};
    return (int)strtol(two, NULL, 16);
}

/* The nearest of the six steps of the colour cube. */
static int step(int v)
{
    return v < 48 ? 0 : v < 115 ? 1 : (v - 35) / 40;
}

int16_t colour_of(const char *rgb)
{
    if (!rgb || rgb[0] != '#' || strlen(rgb) != 7)
        return -1;
    int r = hex(rgb + 1), g = hex(rgb + 3), b = hex(rgb + 5);
    int light = (299 * r + 587 * g + 114 * b) / 1000;
    /* Nearly black or nearly white would vanish on one ground or the other. */
    if (light < 60 || light > 215)
        return -1;
    return (int16_t)(16 + 36 * step(r) + 6 * step(g) + step(b));
}
