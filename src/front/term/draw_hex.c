/*
 * draw_hex.c: boards of hexagons: four columns a cell, each row two further
 * to the right than the one above it.
 */
#include "draw_parts.h"

#include <stdlib.h>

#define PITCH 4

static int column_of(const struct rum_cell *c)
{
    return PITCH * c->x + PITCH / 2 * c->y;
}

/* The leftmost column, the width and the first row. */
static void measure(const struct rum_cell **cells, size_t n, int *left,
                    int *width, int *top)
{
    int right = 0;

    *left = *top = 0;
    for (size_t i = 0; i < n; i++) {
        int x = column_of(cells[i]);
        if (i == 0 || x < *left)
            *left = x;
        if (i == 0 || x > right)
            right = x;
        if (i == 0 || cells[i]->y < *top)
            *top = cells[i]->y;
    }
    *width = n ? right - *left + PITCH : 0;
}

static int label_width(const struct rum_area *area)
{
    return area->rows ? 2 : 0;
}

int draw_hex_width(const struct draw *d, const struct rum_area *area)
{
    size_t n;
    int left, width, top;
    const struct rum_cell **cells = draw_cells(d, area->id, &n);

    measure(cells, n, &left, &width, &top);
    free(cells);
    return width + label_width(area);
}

void draw_hex(const struct draw *d, const struct rum_area *area,
              struct canvas *out)
{
    size_t n;
    int left, width, top;
    const struct rum_cell **cells = draw_cells(d, area->id, &n);

    measure(cells, n, &left, &width, &top);
    for (size_t i = 0; i < n; i++) {
        int y = cells[i]->y - top;
        if (i == 0 || cells[i - 1]->y != cells[i]->y) {
            char name[16];
            draw_name(area->rows, y, name, sizeof(name));
            canvas_put(out, 0, y, (struct style){-1, DIM}, name);
        }
        draw_cell(d, cells[i], column_of(cells[i]) - left + label_width(area),
                  y, PITCH, out);
    }
    free(cells);
}
