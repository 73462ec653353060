/*
 * markdown.c: the little Markdown our how-to-play pages are written in, for
 * terminals: headings, paragraphs, lists, tables and pictures; **bold**,
 * *slanted* and `as typed` within a line.
 */
#include "markdown.h"

#include <stdlib.h>
#include <string.h>

#include "utf8.h"
#include "words.h"

/* ---- a line with emphasis, wrapped ---- */

enum { BOLD = 1, SLANTED = 2, TYPED = 4 };

struct writer {
    struct rum_text *out;
    int at, indent, width;
    unsigned style;
    bool begun;  /* there is a word on this line */
    bool colour; /* else marks fall away */
};

/* The bytes of a mark of emphasis at s, and what it turns on or off; 0: it is
 * a plain character. */
static size_t mark_at(const char *s, size_t n, unsigned style, unsigned *mark)
{
    if (*s == '`') {
        *mark = TYPED;
        return 1;
    }
    if (*s != '*' || style & TYPED)
        return 0;
    *mark = n > 1 && s[1] == '*' ? BOLD : SLANTED;
    return *mark == BOLD ? 2 : 1;
}

static void put_style(const struct writer *w)
{
    if (w->colour && w->style & BOLD)
        rum_text_puts(w->out, "\033[1m");
    if (w->colour && w->style & SLANTED)
        rum_text_puts(w->out, "\033[4m");
}

static void end_style(const struct writer *w)
{
    if (w->colour && w->style & (BOLD | SLANTED))
        rum_text_puts(w->out, "\033[0m");
}

/* A word with its marks; how many columns. Only measured unless `write`. */
static int put_word(struct writer *w, const char *s, size_t n, bool write)
{
    unsigned before = w->style, mark;
    int columns = 0;

    for (size_t i = 0; i < n;) {
        size_t skip = mark_at(s + i, n - i, w->style, &mark);
        if (skip > 0) {
            if (write)
                end_style(w);
            w->style ^= mark;
            if (write)
                put_style(w);
            i += skip;
            continue;
        }
        struct utf8_char c = utf8_first(s + i);
        if (write)
            cli_clean(w->out, s + i, c.bytes);
        columns += c.columns;
        i += c.bytes;
    }
    if (!write)
        w->style = before;
    return columns;
}

static void new_line(struct writer *w)
{
    end_style(w);
    rum_text_printf(w->out, "\n%*s", w->indent, "");
    put_style(w);
    w->at = w->indent;
    w->begun = false;
}

static void put_words(struct writer *w, const char *s, size_t n)
{
    for (size_t i = 0; i < n;) {
        size_t spaces = 0, word = 0;
        while (i + spaces < n && s[i + spaces] == ' ')
            spaces++;
        i += spaces;
        while (i + word < n && s[i + word] != ' ')
            word++;
        int wide = put_word(w, s + i, word, false);
        if (w->begun && w->at + (int)spaces + wide > w->width) {
            new_line(w);
        } else {
            rum_text_printf(w->out, "%*s", (int)spaces, "");
            w->at += (int)spaces;
        }
        w->at += put_word(w, s + i, word, true);
        w->begun = w->begun || word > 0;
        i += word;
    }
}

/* A paragraph or a list item, and the end of its line. */
static void put_paragraph(struct rum_text *out, const char *s, size_t n,
                          int indent, int width)
{
    struct writer w = {
        .out = out, .indent = indent, .width = width, .colour = cli_colour()};

    put_words(&w, s, n);
    end_style(&w);
    rum_text_puts(out, "\n");
}

/* ---- tables ---- */

#define MOST_COLUMNS 8
#define LEAST_COLUMN 6 /* however narrow the terminal */

struct cell {
    const char *s;
    size_t n;
};

/* The cells of a line "| a | b |"; how many. */
static int split_row(const char *s, size_t n, struct cell cell[MOST_COLUMNS])
{
    int cells = 0;

    for (size_t i = 1; i < n && cells < MOST_COLUMNS;) {
        size_t to = i;
        while (to < n && s[to] != '|')
            to++;
        if (to == n && i == to)
            break;
        struct cell *c = &cell[cells++];
        *c = (struct cell){s + i, to - i};
        for (; c->n > 0 && *c->s == ' '; c->s++)
            c->n--;
        while (c->n > 0 && c->s[c->n - 1] == ' ')
            c->n--;
        i = to + 1;
    }
    return cells;
}

static bool is_rule(const char *s, size_t n)
{
    return strspn(s, "|-: ") >= n;
}

/* How wide each column wants to be, then as wide as there is room for. */
static int measure(const char *s, size_t n, int width, int wide[MOST_COLUMNS])
{
    struct writer w = {0};
    int columns = 0;

    memset(wide, 0, MOST_COLUMNS * sizeof(*wide));
    for (size_t i = 0; i < n;) {
        size_t line = strcspn(s + i, "\n");
        struct cell cell[MOST_COLUMNS];
        int cells = is_rule(s + i, line) ? 0 : split_row(s + i, line, cell);
        for (int k = 0; k < cells; k++) {
            int c = put_word(&w, cell[k].s, cell[k].n, false);
            wide[k] = c > wide[k] ? c : wide[k];
        }
        columns = cells > columns ? cells : columns;
        i += line + 1;
    }
    for (;;) {
        int sum = 2 * (columns - 1), widest = 0;
        for (int k = 0; k < columns; k++) {
            sum += wide[k];
            widest = wide[k] > wide[widest] ? k : widest;
        }
        if (sum <= width || wide[widest] <= LEAST_COLUMN)
            return columns;
        wide[widest]--;
    }
}

/* The columns a line takes, escapes left out. */
static int shown(const char *s, size_t n)
{
    int columns = 0;

    for (size_t i = 0; i < n;) {
        if (s[i] == '\033') {
            while (i < n && s[i] != 'm')
                i++;
            i++;
            continue;
        }
        struct utf8_char c = utf8_first(s + i);
        columns += c.columns;
        i += c.bytes;
    }
    return columns;
}

/* One row: each cell wrapped in its column, side by side. */
static void put_row(struct rum_text *out, const struct cell *cell, int columns,
                    const int *wide, bool head)
{
    struct rum_text text[MOST_COLUMNS] = {{0}};
    const char *at[MOST_COLUMNS];
    bool more = true;

    for (int k = 0; k < columns; k++) {
        struct writer w = {.out = &text[k],
                           .width = wide[k],
                           .style = head ? BOLD : 0,
                           .colour = cli_colour()};
        put_style(&w);
        put_words(&w, cell[k].s, cell[k].n);
        end_style(&w);
        at[k] = text[k].s ? text[k].s : "";
    }
    while (more) {
        int owed = 0; /* blanks are due only when something follows them */
        more = false;
        for (int k = 0; k < columns; k++) {
            size_t n = strcspn(at[k], "\n");
            if (n > 0) {
                rum_text_printf(out, "%*s", owed, "");
                rum_text_add(out, at[k], n);
                owed = 0;
            }
            owed += wide[k] - shown(at[k], n) + 2;
            at[k] += n + (at[k][n] == '\n');
            more = more || *at[k];
        }
        rum_text_puts(out, "\n");
    }
    for (int k = 0; k < columns; k++)
        rum_text_finish(&text[k]);
}

static void put_table(struct rum_text *out, const char *s, size_t n, int width)
{
    int wide[MOST_COLUMNS];
    int columns = measure(s, n, width, wide);
    bool head = true;

    for (size_t i = 0; i < n;) {
        size_t line = strcspn(s + i, "\n");
        struct cell cell[MOST_COLUMNS] = {{"", 0}};
        if (is_rule(s + i, line)) {
            for (int k = 0; k < columns; k++) {
                for (int c = 0; c < wide[k]; c++)
                    rum_text_puts(out, "-");
                rum_text_puts(out, k + 1 < columns ? "  " : "\n");
            }
        } else {
            for (int k = split_row(s + i, line, cell); k < columns; k++)
                cell[k] = (struct cell){"", 0};
            put_row(out, cell, columns, wide, head);
            head = false;
        }
        i += line + 1;
    }
}

/* ---- blocks ---- */

/* How far a list item's text is indented; 0: the line is no item. */
static int item_indent(const char *s)
{
    int spaces = (int)strspn(s, " ");
    int digits = (int)strspn(s + spaces, "0123456789");

    s += spaces;
    if (digits > 0 && s[digits] == '.' && s[digits + 1] == ' ')
        return spaces + digits + 2;
    if ((s[0] == '-' || s[0] == '*') && s[1] == ' ')
        return spaces + 2;
    return 0;
}

static bool begins_block(const char *s)
{
    return *s == '\n' || !*s || *s == '#' || *s == '|' ||
           strncmp(s, "![", 2) == 0 || strncmp(s, "<!--", 4) == 0 ||
           item_indent(s) > 0;
}

static void put_heading(struct rum_text *out, const char *s, size_t n)
{
    struct rum_text title = {0};
    size_t skip = strspn(s, "# ");

    cli_clean(&title, s + skip, n > skip ? n - skip : 0);
    cli_styled(out, CLI_BOLD, title.s ? title.s : "");
    rum_text_puts(out, "\n");
    rum_text_finish(&title);
}

/* "![caption](where "what")" */
static void put_picture(struct rum_text *out, const char *s, size_t n,
                        int width, const struct cli_pictures *pictures)
{
    struct rum_text caption = {0}, where = {0}, what = {0};
    size_t to = 2;

    while (to < n && s[to] != ']')
        to++;
    rum_text_add(&caption, s + 2, to - 2);
    size_t from = to + 2 < n ? to + 2 : n;
    size_t word = strcspn(s + from, " )\n");
    rum_text_add(&where, s + from, word);
    from += word;
    if (strncmp(s + from, " \"", 2) == 0)
        rum_text_add(&what, s + from + 2, strcspn(s + from + 2, "\"\n"));
    if (pictures)
        pictures->put(pictures->context, out, where.s, what.s ? what.s : "");
    put_paragraph(out, caption.s, caption.n, 0, width);
    rum_text_finish(&caption);
    rum_text_finish(&where);
    rum_text_finish(&what);
}

/* Lines up to the next block, as one. */
static size_t join(const char *s, struct rum_text *out)
{
    size_t n = 0;

    do {
        size_t line = strcspn(s + n, "\n");
        size_t skip = n > 0 ? strspn(s + n, " ") : 0;
        if (n > 0)
            rum_text_puts(out, " ");
        rum_text_add(out, s + n + skip, line - skip);
        n += line + (s[n + line] == '\n');
    } while (!begins_block(s + n));
    return n;
}

void cli_markdown(struct rum_text *out, const char *text, int width,
                  const struct cli_pictures *pictures)
{
    struct rum_text block = {0};

    while (*text) {
        size_t n = strcspn(text, "\n");
        size_t line = n + (text[n] == '\n');
        if (n == 0) {
            rum_text_puts(out, "\n");
        } else if (strncmp(text, "<!--", 4) == 0) {
            /* which clauses were told: for rules.c */
        } else if (*text == '#') {
            put_heading(out, text, n);
        } else if (strncmp(text, "![", 2) == 0) {
            put_picture(out, text, n, width, pictures);
        } else if (*text == '|') {
            for (n = line; text[n] == '|';) {
                size_t next = strcspn(text + n, "\n");
                n += next + (text[n + next] == '\n');
            }
            line = n;
            put_table(out, text, text[n - 1] == '\n' ? n - 1 : n, width);
        } else {
            int indent = item_indent(text);
            rum_text_clear(&block);
            line = join(text, &block);
            put_paragraph(out, block.s, block.n, indent, width);
        }
        text += line;
    }
    rum_text_finish(&block);
}
