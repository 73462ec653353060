/*
 * draw_find.c: finding things in a scene, and how they look.
 */
#include "draw_parts.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void draw_init(struct draw *d, const struct rum_scene *scene,
               const struct draw_options *opt)
{
    *d = (struct draw){.scene = scene, .opt = *opt};
    if (d->opt.width <= 0)
        d->opt.width = 80;
    if (d->opt.width < 40)
        d->opt.width = 40; /* narrower is unreadable; terminals will wrap */
    if (d->opt.width > 400)
        d->opt.width = 400;
    d->compact = opt->height > 0 && opt->height < 30;
}

/*
 * Gather pointers to the elements of one list that satisfy `cond`, those of
 * the layout first, but not those that the scene replaces.
 */
#define GATHER(list, cond)                                                     \
    const struct rum_scene *lay = d->scene->layout;                            \
    size_t most = d->scene->list.n + (lay ? lay->list.n : 0);                  \
    *n = 0;                                                                    \
    found = rum_alloc((most + 1) * sizeof(void *));                            \
    for (size_t i = 0; lay && i < lay->list.n; i++) {                          \
        e = &lay->list.v[i];                                                   \
        bool replaced = false;                                                 \
        for (size_t k = 0; (cond) && !replaced && k < d->scene->list.n; k++)   \
            replaced = strcmp(d->scene->list.v[k].id, e->id) == 0;             \
        if ((cond) && !replaced)                                               \
            found[(*n)++] = e;                                                 \
    }                                                                          \
    for (size_t i = 0; i < d->scene->list.n; i++) {                            \
        e = &d->scene->list.v[i];                                              \
        if (cond)                                                              \
            found[(*n)++] = e;                                                 \
    }

static int by_place(const void *a, const void *b)
{
    const struct rum_area *p = *(const struct rum_area *const *)a;
    const struct rum_area *q = *(const struct rum_area *const *)b;

    if (p->place != q->place)
        return p->place < q->place ? -1 : 1;
    if (p->owner != q->owner)
        return p->owner < q->owner ? -1 : 1;
    if (p->order != q->order)
        return p->order < q->order ? -1 : 1;
    return strcmp(p->id, q->id);
}

const struct rum_area **draw_areas(const struct draw *d, size_t *n)
{
    const struct rum_area **found, *e;

    GATHER(areas, true)
    qsort(found, *n, sizeof(void *), by_place);
    return found;
}

static int by_spot(const void *a, const void *b)
{
    const struct rum_cell *p = *(const struct rum_cell *const *)a;
    const struct rum_cell *q = *(const struct rum_cell *const *)b;

    return p->y != q->y ? p->y - q->y : p->x - q->x;
}

const struct rum_cell **draw_cells(const struct draw *d, const char *area,
                                   size_t *n)
{
    const struct rum_cell **found, *e;

    GATHER(cells, strcmp(e->area, area) == 0)
    qsort(found, *n, sizeof(void *), by_spot);
    return found;
}

const struct rum_edge **draw_edges(const struct draw *d, const char *area,
                                   size_t *n)
{
    const struct rum_edge **found, *e;

    GATHER(edges, strcmp(e->area, area) == 0)
    return found;
}

const struct rum_group **draw_groups(const struct draw *d, const char *area,
                                     size_t *n)
{
    const struct rum_group **found, *e;

    GATHER(groups, strcmp(e->area, area) == 0)
    return found;
}

const struct rum_slot *draw_slot(const struct draw *d, const char *group,
                                 const char *title)
{
    const struct rum_scene *parts[] = {d->scene, d->scene->layout};

    for (int p = 0; p < 2 && parts[p]; p++) {
        for (size_t i = 0; i < parts[p]->slots.n; i++) {
            const struct rum_slot *s = &parts[p]->slots.v[i];
            const char *t = s->title ? s->title : "";
            if (strcmp(s->group, group) == 0 && strcmp(t, title) == 0)
                return s;
        }
    }
    return NULL;
}

static int by_index(const void *a, const void *b)
{
    const struct rum_item *p = *(const struct rum_item *const *)a;
    const struct rum_item *q = *(const struct rum_item *const *)b;

    /* Of equal ones the first in the scene comes first. */
    return p->index != q->index ? p->index - q->index : p < q ? -1 : p > q;
}

const struct rum_item **draw_items(const struct draw *d, const char *at,
                                   size_t *n)
{
    const struct rum_scene *s = d->scene;
    const struct rum_item **found =
        rum_alloc((s->items.n + 1) * sizeof(void *));

    *n = 0;
    for (size_t i = 0; i < s->items.n; i++) {
        if (strcmp(s->items.v[i].at, at) == 0)
            found[(*n)++] = &s->items.v[i];
    }
    qsort(found, *n, sizeof(void *), by_index);
    return found;
}

void draw_name(const char *names, int n, char *out, size_t size)
{
    out[0] = '\0';
    while (names && *names) {
        names += strspn(names, " ");
        size_t length = strcspn(names, " ");
        if (n-- == 0) {
            if (length != 1 || *names != '-') /* "-": it has none */
                snprintf(out, size, "%.*s", (int)length, names);
            return;
        }
        names += length;
    }
}

void draw_title(const struct draw *d, const struct rum_area *area, char *out,
                size_t size)
{
    const char *title = area->title ? area->title : area->id;
    rum_seat owner = area->owner;

    if (owner < 0 || owner >= d->scene->seats) {
        snprintf(out, size, "%s", title);
        return;
    }
    const char *name = d->scene->seat[owner].name;
    char seat[16];
    snprintf(seat, sizeof(seat), "Seat %d", owner + 1);
    if (owner == d->scene->viewer)
        snprintf(out, size, "Your %s", title);
    else
        snprintf(out, size, "%s's %s", name ? name : seat, title);
    /* "Stacks" in the middle of a line is "stacks"; "VIP" stays. */
    char *first = out + strlen(out) - strlen(title);
    if (strlen(out) > strlen(title) && first[0] && islower(first[1]))
        first[0] = (char)tolower(first[0]);
}

/* ---- actions ---- */

int draw_offers(const struct draw *d, const char *id, size_t *number)
{
    int offers = 0;

    for (size_t i = 0; id && i < d->scene->actions.n; i++) {
        const struct rum_scene_action *a = &d->scene->actions.v[i];
        for (int k = 0; k < a->targets; k++) {
            if (strcmp(a->on[k], id) != 0)
                continue;
            if (offers++ == 0 && number)
                *number = i + 1;
            break;
        }
    }
    return offers;
}

bool draw_is_target(const struct draw *d, const char *id)
{
    return draw_offers(d, id, NULL) > 0;
}

/* ---- looks ---- */

const struct rum_look *draw_look(const struct draw *d, const char *kind)
{
    const struct rum_theme *theme = d->scene->theme;

    for (const struct rum_look *l = theme && kind ? theme->look : NULL;
         l && l->kind; l++) {
        if (strcmp(l->kind, kind) == 0)
            return l;
    }
    return NULL;
}

struct style draw_colour(const struct draw *d, const char *colour)
{
    if (colour && colour[0] != '#') {
        const struct rum_look *look = draw_look(d, colour);
        colour = look ? look->colour : NULL;
    }
    return (struct style){colour_of(colour), 0};
}

struct style draw_seat_style(const struct draw *d, rum_seat seat)
{
    if (seat < 0 || seat >= d->scene->seats)
        return PLAIN;
    const char *colour = d->scene->seat[seat].colour;
    if (!colour && d->scene->theme)
        colour = d->scene->theme->seats[seat];
    return draw_colour(d, colour);
}

struct style draw_item_style(const struct draw *d, const struct rum_item *item)
{
    struct style style = draw_seat_style(d, item->owner);

    if (item->owner < 0)
        style = draw_colour(d, item->shown_as ? item->shown_as : item->kind);
    if (item->faded)
        style.attr |= DIM;
    return style;
}

struct style draw_tone(enum rum_tone tone)
{
    switch (tone) {
    case RUM_GOOD:
        return (struct style){2, 0};
    case RUM_WINS:
        return (struct style){3, BOLD};
    case RUM_DANGER:
        return (struct style){1, 0};
    case RUM_PLAIN:
        break;
    }
    return PLAIN;
}

const char *draw_tone_sign(enum rum_tone tone)
{
    return tone == RUM_GOOD     ? "+"
           : tone == RUM_WINS   ? "*"
           : tone == RUM_DANGER ? "!"
                                : "";
}
