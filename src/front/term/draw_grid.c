/*
 * draw_grid.c: boards of squares, with walls on the lines between them.
 *
 * Where lines are short, a wall to the east is a '#' behind the square and one
 * to the south underlines it. Where there is room for two lines a row, walls
 * are drawn between the squares. A line that is only a target is dotted.
 */
#include "draw_parts.h"

#include <stdlib.h>

#define GOOD_COLUMN 36
#define REST        14 /* lines that hands, log and actions want, and the names */

struct board {
    const struct rum_area *area;
    const struct rum_cell **cell;
    const struct rum_edge **edge;
    size_t cells, edges;
    int left, top, columns, rows; /* extent in cells */
    int label, pitch;
    bool open;   /* two lines a row */
    bool dotted; /* lines that can be chosen are shown; not when nearly all
                    can, which would say nothing */
};

static bool few_targets(const struct draw *d, const struct board *b)
{
    size_t targets = 0;

    for (size_t i = 0; i < b->edges; i++)
        targets += draw_is_target(d, b->edge[i]->id);
    return targets <= b->edges / 2;
}

static bool has_walls(const struct board *b)
{
    return b->edges > 0;
}

/* The widest text of a cell, without marks, for which there may be no room. */
static int widest(const struct draw *d, const struct board *b)
{
    int most = 1;

    for (size_t i = 0; i < b->cells; i++) {
        char text[32];
        struct style style;
        int columns =
            draw_cell_text(d, b->cell[i], 4, text, sizeof(text), &style);
        if (columns > most)
            most = columns;
    }
    return most;
}

/*
 * Five columns a square if a good column fits beside the board, else four if
 * there are lines enough for a narrow one, else three; but never so few that
 * texts are lost or walls have no place. What happens to lie there now should
 * not decide it: the board would change its width from turn to turn.
 */
static void choose_pitch(const struct draw *d, struct board *b)
{
    int least = widest(d, b) + (has_walls(b) ? 1 : 0);
    int room = d->opt.width - b->label;
    int beside = d->compact ? GOOD_COLUMN : LEAST_COLUMN;

    b->pitch = room - 5 * b->columns >= GOOD_COLUMN ? 5
               : room - 4 * b->columns >= beside    ? 4
                                                    : 3;
    if (has_walls(b) && b->pitch < 4)
        b->pitch = 4;
    if (b->pitch < least)
        b->pitch = least;
}

static void survey(const struct draw *d, const struct rum_area *area,
                   struct board *b)
{
    int right = 0, bottom = 0;

    *b = (struct board){.area = area};
    b->cell = draw_cells(d, area->id, &b->cells);
    b->edge = draw_edges(d, area->id, &b->edges);
    for (size_t i = 0; i < b->cells; i++) {
        const struct rum_cell *c = b->cell[i];
        if (i == 0 || c->x < b->left)
            b->left = c->x;
        if (i == 0 || c->x > right)
            right = c->x;
        if (i == 0 || c->y < b->top)
            b->top = c->y;
        if (i == 0 || c->y > bottom)
            bottom = c->y;
    }
    if (b->cells > 0) {
        b->columns = right - b->left + 1;
        b->rows = bottom - b->top + 1;
    }
    b->label = area->rows ? 3 : 0;
    b->open = has_walls(b) &&
              (d->opt.height <= 0 || 2 * b->rows + REST <= d->opt.height);
    b->dotted = few_targets(d, b);
    choose_pitch(d, b);
}

static void leave(struct board *b)
{
    free(b->cell);
    free(b->edge);
}

int draw_grid_width(const struct draw *d, const struct rum_area *area)
{
    struct board b;

    survey(d, area, &b);
    int width = b.label + b.columns * b.pitch + (b.open ? 1 : 0);
    leave(&b);
    return width;
}

static int column_at(const struct board *b, int x)
{
    return b->label + (x - b->left) * b->pitch + (b->open ? 1 : 0);
}

static int row_at(const struct board *b, int y)
{
    int first = b->area->columns ? 1 : 0;
    return first + (y - b->top) * (b->open ? 2 : 1) + (b->open ? 1 : 0);
}

static void put_names(const struct board *b, struct canvas *out)
{
    const struct style dim = {-1, DIM};
    char name[16];

    for (int x = 0; x < b->columns; x++) {
        draw_name(b->area->columns, x, name, sizeof(name));
        int off = (b->pitch - utf8_columns(name)) / 2;
        canvas_put(out, column_at(b, b->left + x) + off, 0, dim, name);
    }
    for (int y = 0; y < b->rows; y++) {
        draw_name(b->area->rows, y, name, sizeof(name));
        canvas_put(out, 2 - utf8_columns(name), row_at(b, b->top + y), dim,
                   name);
    }
}

/* The line below a square stands in its blanks. If it has none, in the place
 * of a closing bracket, or behind it, where '&' is a wall to the east too. */
static void underline(const struct board *b, int x, int y, struct style style,
                      const char *sign, struct canvas *out)
{
    int gap = b->pitch - 1, blanks = 0;

    for (int i = 0; i < gap; i++) {
        bool blank = canvas_blank(out, x + i, y);
        if (blank)
            canvas_put(out, x + i, y, style, sign);
        else if (*sign == '_')
            canvas_mark(out, x + i, y, BOLD | UNDERLINE);
        blanks += blank;
    }
    for (int i = gap; i > 0 && blanks == 0; i--) {
        if (canvas_is(out, x + i, y, ']')) {
            canvas_put(out, x + i, y, style, sign);
            return;
        }
    }
    if (blanks == 0 && canvas_blank(out, x + gap, y))
        canvas_put(out, x + gap, y, style, sign);
    else if (blanks == 0 && canvas_is(out, x + gap, y, '#'))
        canvas_put(out, x + gap, y, style, "&");
}

/* A wall or a line to choose. Between squares that stand close together one to
 * the south underlines; on an open board it has a row of its own. */
static void put_edge(const struct draw *d, const struct board *b,
                     const struct rum_edge *e, struct canvas *out)
{
    bool target = b->dotted && draw_is_target(d, e->id);
    struct style style = draw_colour(d, e->kind);
    int x = column_at(b, e->x), y = row_at(b, e->y);

    if (!e->kind && !target)
        return;
    style.attr = BOLD;
    if (e->side == 'E')
        canvas_put(out, x + b->pitch - 1, y, style, e->kind ? "#" : ":");
    else if (!b->open)
        underline(b, x, y, style, e->kind ? "_" : "-", out);
    for (int i = 0; b->open && e->side != 'E' && i < b->pitch - 1; i++)
        canvas_put(out, x + i, y + 1, style, e->kind ? "=" : "-");
}

/* The corners of all squares and the rim of the board. */
static void put_frame(const struct board *b, struct canvas *out)
{
    const struct style dim = {-1, DIM};
    int right = column_at(b, b->left + b->columns) - 1;

    for (int y = 0; y <= b->rows; y++) {
        int row = row_at(b, b->top + y) - 1;
        for (int x = 0; x <= b->columns; x++) {
            int column = column_at(b, b->left + x) - 1;
            canvas_put(out, column, row, dim, "+");
            for (int i = 1; x < b->columns && i < b->pitch; i++) {
                if (y == 0 || y == b->rows)
                    canvas_put(out, column + i, row, dim, "-");
            }
        }
        if (y < b->rows) {
            canvas_put(out, b->label, row + 1, dim, "|");
            canvas_put(out, right, row + 1, dim, "|");
        }
    }
}

void draw_grid(const struct draw *d, const struct rum_area *area,
               struct canvas *out)
{
    struct board b;

    survey(d, area, &b);
    put_names(&b, out);
    if (b.open)
        put_frame(&b, out);
    /* East walls first: brackets and texts make way for them. */
    for (size_t i = 0; i < b.edges; i++) {
        if (b.open || b.edge[i]->side == 'E')
            put_edge(d, &b, b.edge[i], out);
    }
    for (size_t i = 0; i < b.cells; i++)
        draw_cell(d, b.cell[i], column_at(&b, b.cell[i]->x),
                  row_at(&b, b.cell[i]->y), b.open ? b.pitch - 1 : b.pitch,
                  out);
    for (size_t i = 0; i < b.edges && !b.open; i++) {
        if (b.edge[i]->side == 'S')
            put_edge(d, &b, b.edge[i], out);
    }
    leave(&b);
}
