/*
 * canvas.h: a sheet of character cells that parts of a picture are put on.
 *
 * Parts are drawn on sheets of their own and laid side by side; only the
 * finished sheet becomes text. A sheet grows downwards, never sideways: what
 * is put beyond its right edge is cut.
 */
#ifndef TERM_CANVAS_H
#define TERM_CANVAS_H

#include <rumpus/text.h>

enum attr { BOLD = 1, DIM = 2, REVERSE = 4, UNDERLINE = 8 };

struct style {
    int16_t colour; /* of the 256 of xterm; -1: the terminal's own */
    uint8_t attr;
};

#define PLAIN ((struct style){-1, 0})

struct glyph {
    char s[8];   /* one character with its combining marks; "": blank */
    bool behind; /* second half of a wide one */
    struct style style;
};

struct canvas {
    int width, rows; /* rows: down to the last one used */
    bool utf8;       /* else other characters are replaced */
    struct glyph *glyph;
    int cap; /* rows there is memory for */
};

void canvas_init(struct canvas *c, int width, bool utf8);
void canvas_finish(struct canvas *c);

/* Put a line of text and return how many columns it took. Control characters
 * become '?': texts come from other people. */
int canvas_put(struct canvas *c, int x, int y, struct style style,
               const char *text);
/* The same, but of at most `columns`; a text that is cut ends in '~'. */
int canvas_cut(struct canvas *c, int x, int y, int columns, struct style style,
               const char *text);
bool canvas_blank(const struct canvas *c, int x, int y);
/* Is that one ASCII character there? */
bool canvas_is(const struct canvas *c, int x, int y, char what);
/* Add to the attributes of what is there. */
void canvas_mark(struct canvas *c, int x, int y, uint8_t attr);
/* Lay one sheet on another; its blanks cover nothing. */
void canvas_lay(struct canvas *c, int x, int y, const struct canvas *part);
/* As lines of text; without `colour` there are no escapes at all. */
void canvas_write(const struct canvas *c, bool colour, struct rum_text *out);

/* Text that goes on on the next line when it reaches the right edge. */
struct flow {
    struct canvas *canvas;
    int left, right; /* later lines begin at `left` */
    int x, y;
};

/* Add a text that stays together, `gap` columns behind the one before. One
 * too long for a line is broken between words. */
void flow_add(struct flow *f, int gap, struct style style, const char *text);

/* Begin a new line unless that many columns and the gap are left on this. */
void flow_need(struct flow *f, int gap, int columns);

/* "#rrggbb" as one of 256, or -1 if it would be hard to read. */
int16_t colour_of(const char *rgb);

#endif
