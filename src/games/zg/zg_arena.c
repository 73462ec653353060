/*
 * zg_arena.c: the arenas of section 2.8 and the arena file.
 *
 * The four arenas are written as arena files too, so there is one reader. The
 * Mass of a piece is not written: it follows from ZG-14.2.
 */
#include "zg.h"

#include <string.h>

#define MIN_SIDE   6
#define MIN_SOLID  40
#define MAX_HEIGHT 9
#define MAX_STEP   8 /* dearest step that still joins two cells */

#define EMPTY12  "0 0 0 0 0 0 0 0 0 0 0 0\n"
#define TABLE12  "4 4 4 4 4 0 0 4 4 4 4 4\n"
#define PIT12    "0 0 0 0 0 ~ ~ 0 0 0 0 0\n"
#define TWICE(x) x x
#define FIVE(x)  x x x x x

static const char *const arenas[] = {
    [ZG_LIBRARY] = "library 12 10 WALL\n" TWICE(FIVE(EMPTY12)) /* */
    "A c2 2x2 2\n"
    "B i2 2x2 4\n"
    "C f3 2x1 1\n"
    "D a5 2x1 1\n"
    "E a6 2x1 2\n"
    "F e5 1x2 2\n"
    "G f5 2x2 3\n"
    "H h5 1x2 2\n"
    "I k5 2x1 2\n"
    "J k6 2x1 1\n"
    "K c8 2x2 4\n"
    "L f8 2x1 1\n"
    "M i8 2x2 2\n",

    [ZG_TWO_TABLES] = "two_tables 12 10 WALL\n" TWICE(FIVE(TABLE12)) /* */
    "A b2 2x2 6\n"
    "B j2 1x2 5\n"
    "C f3 2x1 4\n"
    "D d4 1x2 5\n"
    "E i5 2x1 8\n"
    "F c6 2x1 8\n"
    "G i6 1x2 5\n"
    "H f8 2x1 4\n"
    "I c8 1x2 5\n"
    "J j8 2x2 6\n",

    [ZG_SKYLINE] = "skyline 12 10 FALL\n" TWICE(FIVE(EMPTY12)) /* */
    "A b2 1x1 2\n"
    "B c2 2x2 4\n"
    "C h2 2x2 6\n"
    "D k2 1x2 2\n"
    "E f3 1x2 2\n"
    "F h4 1x1 4\n"
    "G b5 1x1 3\n"
    "H b6 1x1 1\n"
    "I d5 2x1 8\n"
    "J f5 1x1 1\n"
    "K h5 1x1 2\n"
    "L e6 1x1 2\n"
    "M g6 1x1 1\n"
    "N h6 2x1 8\n"
    "O k6 1x1 3\n"
    "P k5 1x1 1\n"
    "Q e7 1x1 4\n"
    "R g7 1x2 2\n"
    "S b8 1x2 2\n"
    "T d8 2x2 6\n"
    "U i8 2x2 4\n"
    "V k9 1x1 2\n",

    [ZG_CRUCIBLE] =
        "crucible 12 12 FALL\n" FIVE(EMPTY12) TWICE(PIT12) FIVE(EMPTY12) /* */
    "A b2 2x2 2\n"
    "B f2 1x2 1\n"
    "C d4 2x1 4\n"
    "D d5 1x1 4\n"
    "E e5 1x1 2\n"
    "F j2 2x2 2\n"
    "G j6 2x1 1\n"
    "H i4 1x2 4\n"
    "I h4 1x1 4\n"
    "J h5 1x1 2\n"
    "K j10 2x2 2\n"
    "L g10 1x2 1\n"
    "M h9 2x1 4\n"
    "N i8 1x1 4\n"
    "O h8 1x1 2\n"
    "P b10 2x2 2\n"
    "Q b7 2x1 1\n"
    "R d8 1x2 4\n"
    "S e9 1x1 4\n"
    "T e8 1x1 2\n",
};

int zg_mass(int w, int d, int base, int top)
{
    int high = (top - base + 1) / 2;
    int least = w < d ? w : d;

    least = high < least ? high : least;
    return w + d + high - least;
}

int zg_figure_at(const struct zg_state *s, int cell)
{
    for (int i = 0; i < s->head.seats; i++) {
        if (s->seat[i].alive && s->seat[i].cell == cell)
            return i;
    }
    return -1;
}

/* ---- reading ---- */

static bool space(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* The next word: its length, 0 at the end. */
static int word(const char **p)
{
    int n = 0;

    while (space(**p))
        (*p)++;
    while ((*p)[n] && !space((*p)[n]))
        n++;
    return n;
}

/* A number of at most two digits at the front of n characters; how many were
 * taken, 0 if none. */
static int number(const char *p, int n, int *out)
{
    int i = 0;

    *out = 0;
    while (i < n && i < 2 && p[i] >= '0' && p[i] <= '9')
        *out = 10 * *out + p[i++] - '0';
    return i;
}

static bool whole_number(const char **p, int *out)
{
    int n = word(p);
    bool good = n > 0 && number(*p, n, out) == n;

    *p += n;
    return good;
}

static bool is_word(const char *p, int n, const char *expected)
{
    for (int i = 0; i < n; i++) {
        if (p[i] != expected[i])
            return false;
    }
    return expected[n] == '\0';
}

static const char *read_head(struct zg_state *s, const char **p)
{
    int w, h, n = word(p);

    if (n == 0)
        return "an arena: first a line 'name W H WALL|FALL'";
    *p += n;
    if (!whole_number(p, &w) || w < MIN_SIDE || w > ZG_STRIDE)
        return "an arena of width 6 to 16";
    if (!whole_number(p, &h) || h < MIN_SIDE || h > ZG_ROWS)
        return "an arena of height 6 to 12";
    n = word(p);
    if (!is_word(*p, n, "WALL") && !is_word(*p, n, "FALL"))
        return "an arena whose edge is WALL or FALL";
    s->fall = **p == 'F';
    *p += n;
    s->w = (uint8_t)w;
    s->h = (uint8_t)h;
    return NULL;
}

static const char *read_ground(struct zg_state *s, const char **p)
{
    memset(s->base, ZG_VOID, sizeof(s->base));
    for (int y = 0; y < s->h; y++) {
        for (int x = 0; x < s->w; x++) {
            int n = word(p), cell = ZG_STRIDE * y + x;
            if (n == 1 && **p >= '0' && **p <= '9')
                s->base[cell] = (uint8_t)(**p - '0');
            else if (n != 1 || **p != '~')
                return "an arena with H lines of W heights, each 0 to 9 or ~";
            *p += n;
        }
    }
    memcpy(s->height, s->base, sizeof(s->height));
    return NULL;
}

/* "c2": a cell in the rectangle, or -1. */
static int read_cell(const struct zg_state *s, const char **p)
{
    int y, n = word(p), x = n ? **p - 'a' : -1;
    bool good = n > 1 && number(*p + 1, n - 1, &y) == n - 1;

    *p += n;
    return good && zg_inside(s, x, y - 1) ? ZG_STRIDE * (y - 1) + x : -1;
}

/* "2x1" */
static bool read_size(const char **p, int *w, int *d)
{
    int n = word(p), i = number(*p, n, w), k = 0;

    if (i > 0 && i < n && (*p)[i] == 'x')
        k = number(*p + i + 1, n - i - 1, d);
    bool good = k > 0 && i + 1 + k == n && *w > 0 && *d > 0;
    *p += n;
    return good;
}

/* Lay a piece down; false if its cells are not free ground of one height. */
static bool lay(struct zg_state *s, int letter)
{
    struct zg_piece *piece = &s->piece[letter];

    if (!zg_inside(s, zg_x(piece->cell) + piece->w - 1,
                   zg_y(piece->cell) + piece->d - 1))
        return false;
    piece->base = s->base[piece->cell];
    for (int y = 0; y < piece->d; y++) {
        for (int x = 0; x < piece->w; x++) {
            int cell = piece->cell + ZG_STRIDE * y + x;
            if (s->cover[cell] != ZG_NONE || s->base[cell] == ZG_VOID ||
                s->base[cell] != piece->base)
                return false;
            s->cover[cell] = (uint8_t)letter;
            s->height[cell] = piece->top;
        }
    }
    piece->mass = (uint8_t)zg_mass(piece->w, piece->d, piece->base, piece->top);
    return true;
}

static const char *read_pieces(struct zg_state *s, const char **p)
{
    int n, w, d, top;

    memset(s->cover, ZG_NONE, sizeof(s->cover));
    while ((n = word(p)) > 0) {
        int letter = **p - 'A';
        if (n != 1 || letter < 0 || letter >= ZG_PIECES || s->piece[letter].w)
            return "an arena whose pieces are 'letter cell WxD top', each "
                   "capital letter at most once";
        *p += n;
        int cell = read_cell(s, p);
        if (cell < 0 || !read_size(p, &w, &d) || w > s->w || d > s->h)
            return "an arena whose pieces lie inside it, as in 'A c2 2x1 3'";
        if (!whole_number(p, &top) || top > MAX_HEIGHT)
            return "an arena whose pieces end at a height of at most 9";
        s->piece[letter] = (struct zg_piece){.cell = (uint8_t)cell,
                                             .w = (uint8_t)w,
                                             .d = (uint8_t)d,
                                             .top = (uint8_t)top};
        if (!lay(s, letter))
            return "an arena whose pieces lie apart from each other on solid "
                   "ground of one height";
        if (top <= s->piece[letter].base)
            return "an arena whose pieces rise above their ground";
    }
    return NULL;
}

/* Is every solid cell reached from every other by steps a walker can make?
 * What costs at most 8 one way does so the other way, so one flood shows it. */
static bool joined(const struct zg_state *s)
{
    uint8_t stack[ZG_CELLS], next;
    bool reached[ZG_CELLS] = {false};
    int n = 0, solid = 0, found = 0;

    for (int cell = 0; cell < ZG_CELLS; cell++) {
        if (s->height[cell] == ZG_VOID)
            continue;
        if (solid++ == 0) {
            stack[n++] = (uint8_t)cell;
            reached[cell] = true;
        }
    }
    while (n > 0) {
        int cell = stack[--n];
        found++;
        for (int way = 0; way < 8; way++) {
            if (zg_step(s, cell, way, false, &next) > MAX_STEP || reached[next])
                continue;
            reached[next] = true;
            stack[n++] = next;
        }
    }
    return solid >= MIN_SOLID && found == solid;
}

const char *zg_arena_read(struct zg_state *s, const char *text)
{
    const char *p = text, *wrong;

    if ((wrong = read_head(s, &p)) || (wrong = read_ground(s, &p)) ||
        (wrong = read_pieces(s, &p)))
        return wrong;
    if (!joined(s))
        return "an arena with at least 40 solid cells, all joined by steps of "
               "at most 8 half-points";
    return NULL;
}

void zg_arena_build(struct zg_state *s, int arena)
{
    const char *wrong = zg_arena_read(s, arenas[arena]);

    RUM_ASSERT(!wrong);
}
