/*
 * draw_parts.h: what the files that draw a scene share.
 */
#ifndef TERM_DRAW_PARTS_H
#define TERM_DRAW_PARTS_H

#include "../common/utf8.h"
#include "canvas.h"
#include "draw.h"

#define LEAST_COLUMN 26 /* a narrower one beside a board is not worth it */

struct draw {
    const struct rum_scene *scene;
    struct draw_options opt; /* zeros filled in */
    bool compact;
};

void draw_init(struct draw *d, const struct rum_scene *scene,
               const struct draw_options *opt);

/* ---- draw_find.c: the layout with the scene laid over it ---- */

/* Areas in the order of place, owner, order; free() the array. */
const struct rum_area **draw_areas(const struct draw *d, size_t *n);
const struct rum_cell **draw_cells(const struct draw *d, const char *area,
                                   size_t *n);
const struct rum_edge **draw_edges(const struct draw *d, const char *area,
                                   size_t *n);
const struct rum_group **draw_groups(const struct draw *d, const char *area,
                                     size_t *n);
/* By title within a group; NULL: it has none. */
const struct rum_slot *draw_slot(const struct draw *d, const char *group,
                                 const char *title);
/* Items in a place, lowest index first; free() the array. */
const struct rum_item **draw_items(const struct draw *d, const char *at,
                                   size_t *n);

/* The nth of names separated by blanks, or "". */
void draw_name(const char *names, int n, char *out, size_t size);

/* "Your stacks", "Bob's stacks", or the bare title of what is nobody's. */
void draw_title(const struct draw *d, const struct rum_area *area, char *out,
                size_t size);

/* How many open actions have this target; *number is the first one's. */
int draw_offers(const struct draw *d, const char *id, size_t *number);
bool draw_is_target(const struct draw *d, const char *id);

const struct rum_look *draw_look(const struct draw *d, const char *kind);
struct style draw_colour(const struct draw *d, const char *colour);
struct style draw_item_style(const struct draw *d, const struct rum_item *item);
struct style draw_seat_style(const struct draw *d, rum_seat seat);
struct style draw_tone(enum rum_tone tone);
/* "", "+", "*", "!": a tone without colour. */
const char *draw_tone_sign(enum rum_tone tone);

/* ---- draw_marks.c: marks that are shown always, or of what is pointed at */

/* '!' threatened, '*' an action's line ends here, '^' covered, '+' in reach, 0:
 * none. */
char draw_mark(const struct draw *d, const char *id);
/* A line passes over this cell. */
bool draw_on_line(const struct draw *d, const struct rum_cell *cell, bool hex);

/* ---- draw_kinds.c: what is done with an area follows from its kind ---- */

enum draw_where {
    DRAW_BOARD,   /* to the left */
    DRAW_BELOW,   /* across the screen, under the boards */
    DRAW_RUNNING, /* small enough for running text: beside seats and piles */
    DRAW_CONTEST, /* among what is going on */
};

struct draw_kind {
    enum draw_where where;
    /* A board: how wide it wants to be. */
    int (*width)(const struct draw *d, const struct rum_area *area);
    /* On lines of its own. */
    void (*lines)(const struct draw *d, const struct rum_area *area,
                  struct canvas *out);
    /* In running text: what is in it, as one text or part by part. */
    void (*words)(const struct draw *d, const struct rum_area *area, char *out,
                  size_t size);
    void (*run)(const struct draw *d, const struct rum_area *area,
                struct flow *out);
    bool hexes;     /* cells have six neighbours */
    bool bare_note; /* its note stands without parentheses */
};

const struct draw_kind *draw_kind(const struct rum_area *area);

/* ---- parts ---- */

/* draw_hex.c, draw_grid.c: the boards. */
void draw_hex(const struct draw *d, const struct rum_area *area,
              struct canvas *out);
int draw_hex_width(const struct draw *d, const struct rum_area *area);
void draw_grid(const struct draw *d, const struct rum_area *area,
               struct canvas *out);
int draw_grid_width(const struct draw *d, const struct rum_area *area);
/* draw_cell.c: what a cell shows in at most `room` columns. Returns how many
 * of them come before the signs for marks, which do not shift the rest. */
int draw_cell_text(const struct draw *d, const struct rum_cell *cell, int room,
                   char *out, size_t size, struct style *style);
/* The cell itself or something on it is the target of an action. */
bool draw_cell_target(const struct draw *d, const struct rum_cell *cell);
/* Put it into `pitch` columns at x, in brackets if it is a target. */
void draw_cell(const struct draw *d, const struct rum_cell *cell, int x, int y,
               int pitch, struct canvas *out);

/* draw_stacks.c */
void draw_stacks(const struct draw *d, const struct rum_area *area,
                 struct canvas *out);

/* draw_cards.c: cards, piles and tracks, into running text or lines. */
void draw_brief(const struct draw *d, const struct rum_area *area,
                struct flow *out);
void draw_brief_lines(const struct draw *d, const struct rum_area *area,
                      struct canvas *out);
void draw_cards_run(const struct draw *d, const struct rum_area *area,
                    struct flow *out);
void draw_pile_words(const struct draw *d, const struct rum_area *area,
                     char *out, size_t size);
void draw_track_words(const struct draw *d, const struct rum_area *area,
                      char *out, size_t size);
void draw_hand(const struct draw *d, const struct rum_area *area,
               struct canvas *out);
/* Nothing in it that the viewer could tell from anything else. */
bool draw_all_hidden(const struct draw *d, const struct rum_area *area);

/* draw_compare.c */
void draw_compare(const struct draw *d, const struct rum_area *area,
                  struct canvas *out);

/* draw_seats.c: a seat, its counters and what lies before it. */
void draw_seat(const struct draw *d, rum_seat seat,
               const struct rum_area **areas, size_t n, struct canvas *out);
/* How far it is from winning, on a line of its own if there is something to
 * say; with `near` only if it could win with the next turn. */
void draw_goal(const struct draw *d, rum_seat seat, bool near,
               struct canvas *out);

#endif
