/*
 * draw.c: laying the parts of a scene out on the lines of a terminal.
 *
 * Boards stand to the left; title, seats, piles and contests in a column
 * beside them, or above each other when the terminal is narrow. Stacks and
 * hands follow below, others' first, so that one's own are next to the prompt.
 */
#include "draw_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct plan {
    const struct draw *d;
    const struct rum_area **area;
    size_t areas;
    bool terse; /* people and contests only: the screen is full */
    bool goals; /* everybody's, else only of those about to win */
};

static bool is_at(const struct rum_area *a, enum draw_where where)
{
    return draw_kind(a)->where == where;
}

static bool has_board(const struct plan *p)
{
    for (size_t i = 0; i < p->areas; i++) {
        if (is_at(p->area[i], DRAW_BOARD))
            return true;
    }
    return false;
}

/* Decks and supplies of nobody, one after the other. */
static void put_stock(const struct plan *p, struct flow *f)
{
    for (size_t i = 0; i < p->areas; i++) {
        const struct rum_area *a = p->area[i];
        bool here = a->place == RUM_STOCK || a->place == RUM_TABLEAU ||
                    a->place == RUM_BOARD;
        if (a->owner < 0 && here && is_at(a, DRAW_RUNNING))
            draw_brief(p->d, a, f);
    }
}

static void put_title(const struct plan *p, struct canvas *out)
{
    const struct rum_scene *s = p->d->scene;
    struct flow f = {out, 2, out->width, 0, out->rows};
    char text[64];

    if (s->title)
        flow_add(&f, 0, (struct style){-1, BOLD | UNDERLINE}, s->title);
    if (s->turn > 0) {
        snprintf(text, sizeof(text), "turn %d", s->turn);
        flow_add(&f, 2, PLAIN, text);
    }
    for (size_t i = 0; i < p->areas; i++) {
        const struct rum_area *a = p->area[i];
        if (is_at(a, DRAW_BOARD) && a->note && a->note[0])
            flow_add(&f, 2, PLAIN, a->note);
    }
    if (!has_board(p))
        put_stock(p, &f);
}

/* Scores and clocks, or contests; comparisons of any other place too. */
static void put_status(const struct plan *p, enum rum_place place,
                       struct canvas *out)
{
    for (size_t i = 0; i < p->areas; i++) {
        const struct rum_area *a = p->area[i];
        bool here = a->place == place;
        if (is_at(a, DRAW_CONTEST)) {
            if (here || (place == RUM_CONTEST && a->place != RUM_STATUS))
                draw_kind(a)->lines(p->d, a, out);
        } else if (here && is_at(a, DRAW_RUNNING) &&
                   (a->owner < 0 || place == RUM_CONTEST)) {
            struct flow f = {out, 4, out->width, 2, out->rows};
            draw_brief(p->d, a, &f);
        }
    }
}

/* Title, seats, piles, scores, and what is going on. */
static void put_column(const struct plan *p, struct canvas *out)
{
    put_title(p, out);
    for (int i = 0; i < p->d->scene->seats; i++) {
        draw_seat(p->d, (rum_seat)i, p->area, p->terse ? 0 : p->areas, out);
        if (!p->terse)
            draw_goal(p->d, (rum_seat)i, !p->goals, out);
    }
    if (!p->terse)
        put_status(p, RUM_STATUS, out);
    if (has_board(p) && !p->terse) {
        struct flow f = {out, 2, out->width, 2, out->rows};
        put_stock(p, &f);
    }
    put_status(p, RUM_CONTEST, out);
}

static void put_boards(const struct plan *p, struct canvas *out)
{
    for (size_t i = 0; i < p->areas; i++) {
        struct canvas board;
        if (!is_at(p->area[i], DRAW_BOARD))
            continue;
        canvas_init(&board, out->width, out->utf8);
        draw_kind(p->area[i])->lines(p->d, p->area[i], &board);
        canvas_lay(out, 0, out->rows, &board);
        canvas_finish(&board);
    }
}

static int boards_width(const struct plan *p)
{
    int most = 0;

    for (size_t i = 0; i < p->areas; i++) {
        const struct draw_kind *kind = draw_kind(p->area[i]);
        int width = kind->width ? kind->width(p->d, p->area[i]) : 0;
        if (width > most)
            most = width;
    }
    return most;
}

/* What is too large for the column: others' first, the viewer's last. */
static void put_below(const struct plan *p, struct canvas *out)
{
    rum_seat viewer = p->d->scene->viewer;

    for (int own = 0; own < 2; own++) {
        for (size_t i = 0; i < p->areas; i++) {
            const struct rum_area *a = p->area[i];
            if (is_at(a, DRAW_BELOW) &&
                (a->owner >= 0 && a->owner == viewer) == own)
                draw_kind(a)->lines(p->d, a, out);
        }
    }
    for (int own = 0; own < 2; own++) {
        for (size_t i = 0; i < p->areas; i++) {
            const struct rum_area *a = p->area[i];
            bool mine = a->owner >= 0 && a->owner == viewer;
            bool told = !mine && a->owner >= 0 && draw_all_hidden(p->d, a);
            if (a->place == RUM_HAND && is_at(a, DRAW_RUNNING) && mine == own &&
                !told)
                draw_kind(a)->lines(p->d, a, out);
        }
    }
}

/* Do hands read well in lines as short as a board is wide? */
static bool narrow_below(const struct plan *p)
{
    for (size_t i = 0; i < p->areas; i++) {
        size_t n;
        bool wide = is_at(p->area[i], DRAW_BELOW);
        const struct rum_item **items = draw_items(p->d, p->area[i]->id, &n);
        for (size_t k = 0; k < n && p->area[i]->place == RUM_HAND; k++)
            wide = wide || items[k]->face.pips > 0;
        free(items);
        if (wide)
            return false;
    }
    return true;
}

/* The board, the column beside it and what goes below. If the column is the
 * longer one, hands fill the space below the board. */
static void put_beside(const struct plan *p, int width, struct canvas *out)
{
    struct canvas board, column, low;
    int beside = out->width - width - 2;

    canvas_init(&board, width, out->utf8);
    canvas_init(&column, beside, out->utf8);
    canvas_init(&low, width, out->utf8);
    put_boards(p, &board);
    put_column(p, &column);
    /* Longer than the screen: what can be asked for makes room. */
    if (p->d->opt.height > 0 && column.rows > p->d->opt.height && !p->goals) {
        struct plan terse = *p;
        terse.terse = true;
        canvas_finish(&column);
        canvas_init(&column, beside, out->utf8);
        put_column(&terse, &column);
    }
    canvas_lay(out, 0, 0, &board);
    canvas_lay(out, width + 2, 0, &column);
    if (narrow_below(p))
        put_below(p, &low);
    if (low.rows > 0 && low.rows <= column.rows - board.rows)
        canvas_lay(out, 0, board.rows, &low);
    else
        put_below(p, out);
    canvas_finish(&board);
    canvas_finish(&column);
    canvas_finish(&low);
}

/* A board is never cut: the terminal will wrap what is too wide for it. */
static void put_plan(const struct plan *p, struct canvas *out)
{
    const struct draw *d = p->d;
    int width = boards_width(p);

    canvas_init(out, width > d->opt.width ? width : d->opt.width, d->opt.utf8);
    if (width > 0 && out->width - width - 2 >= LEAST_COLUMN) {
        put_beside(p, width, out);
        return;
    }
    put_boards(p, out);
    put_column(p, out);
    put_below(p, out);
}

/* Only the parts that were asked for. */
static void put_parts(struct plan *p, struct canvas *out)
{
    size_t n = 0;

    for (size_t i = 0; i < p->areas; i++) {
        if (p->d->opt.only & 1u << p->area[i]->place)
            p->area[n++] = p->area[i];
    }
    p->areas = n;
    int width = boards_width(p);
    canvas_init(out, width > p->d->opt.width ? width : p->d->opt.width,
                p->d->opt.utf8);
    put_boards(p, out);
    put_status(p, RUM_CONTEST, out);
    put_below(p, out);
}

/* Goals are shown where there is room for them. */
static void put_scene(const struct draw *d, struct canvas *out)
{
    struct plan p = {.d = d, .goals = true};

    p.area = draw_areas(d, &p.areas);
    if (d->opt.only)
        put_parts(&p, out);
    else
        put_plan(&p, out);
    if (!d->opt.only && d->opt.height > 0 && out->rows > d->opt.height) {
        p.goals = false;
        canvas_finish(out);
        put_plan(&p, out);
    }
    free(p.area);
}

void draw_scene(const struct rum_scene *scene, const struct draw_options *opt,
                struct rum_text *out)
{
    struct draw d;
    struct canvas c;

    draw_init(&d, scene, opt);
    put_scene(&d, &c);
    canvas_write(&c, d.opt.colour, out);
    canvas_finish(&c);
}
