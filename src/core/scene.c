/*
 * scene.c: building a scene.
 */
#include <rumpus/scene.h>

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/text.h>

#include "say.h"
#include "scene_build.h"

/* ---- memory: strings in blocks that are reused ---- */

struct block {
    struct block *next;
    size_t used, size;
    char bytes[];
};

struct rum_arena {
    struct block *first, *now;
};

static char *take(struct rum_arena *arena, size_t n)
{
    /* Eight-byte steps: lists of targets live here too. */
    n = (n + 7) & ~(size_t)7;
    while (arena->now && arena->now->used + n > arena->now->size &&
           arena->now->next) {
        arena->now = arena->now->next;
        arena->now->used = 0;
    }
    if (!arena->now || arena->now->used + n > arena->now->size) {
        size_t size = n > 16384 ? n : 16384;
        struct block *b = rum_alloc(sizeof(*b) + size);
        b->size = size;
        if (arena->now)
            arena->now->next = b;
        else
            arena->first = b;
        arena->now = b;
    }
    char *p = arena->now->bytes + arena->now->used;
    arena->now->used += n;
    return p;
}

struct rum_scene *rum_scene_create(void)
{
    struct rum_scene *scene = rum_alloc(sizeof(*scene));
    scene->arena = rum_alloc(sizeof(*scene->arena));
    rum_scene_clear(scene);
    return scene;
}

void rum_scene_destroy(struct rum_scene *scene)
{
    if (!scene)
        return;
    for (struct block *b = scene->arena->first; b;) {
        struct block *next = b->next;
        free(b);
        b = next;
    }
    free(scene->arena);
    free(scene->areas.v);
    free(scene->cells.v);
    free(scene->edges.v);
    free(scene->regions.v);
    free(scene->groups.v);
    free(scene->slots.v);
    free(scene->sides.v);
    free(scene->rows.v);
    free(scene->items.v);
    free(scene->marks.v);
    free(scene->actions.v);
    free(scene->log.v);
    free(scene->moves.v);
    free(scene);
}

void rum_scene_clear(struct rum_scene *scene)
{
    struct rum_scene old = *scene;

    memset(scene, 0, sizeof(*scene));
    scene->viewer = scene->actor = RUM_NOBODY;
    scene->decision = -1;
    scene->arena = old.arena;
    scene->arena->now = scene->arena->first;
    if (scene->arena->now)
        scene->arena->now->used = 0;
#define KEEP(list)                                                             \
    do {                                                                       \
        scene->list.v = old.list.v;                                            \
        scene->list.cap = old.list.cap;                                        \
    } while (0)
    KEEP(areas);
    KEEP(cells);
    KEEP(edges);
    KEEP(regions);
    KEEP(groups);
    KEEP(slots);
    KEEP(sides);
    KEEP(rows);
    KEEP(items);
    KEEP(marks);
    KEEP(actions);
    KEEP(log);
    KEEP(moves);
#undef KEEP
}

const char *rum_scene_copy(struct rum_scene *scene, const char *text)
{
    if (!text)
        return NULL;
    size_t n = strlen(text) + 1;
    return memcpy(take(scene->arena, n), text, n);
}

const char *rum_scene_str(struct rum_scene *scene, const char *format, ...)
{
    char text[512];
    va_list args;

    text[0] = '\0';
    va_start(args, format);
    rum_say_list(text, sizeof(text), format, args);
    va_end(args);
    return rum_scene_copy(scene, text);
}

void *rum_scene_bytes(struct rum_scene *scene, size_t n)
{
    return memset(take(scene->arena, n), 0, n);
}

/* ---- adding ---- */

/* A zeroed new element at the end of a list. */
#define ADD(list)                                                              \
    (grow((void **)&(list).v, &(list).n, &(list).cap, sizeof(*(list).v)),      \
     &(list).v[(list).n - 1])

static void grow(void **v, size_t *n, size_t *cap, size_t size)
{
    if (*n == *cap) {
        *cap = *cap ? *cap * 2 : 16;
        *v = rum_realloc(*v, *cap * size);
    }
    memset((char *)*v + *n * size, 0, size);
    ++*n;
}

struct rum_area *rum_scene_area(struct rum_scene *scene, const char *id,
                                enum rum_area_kind kind, enum rum_place place,
                                rum_seat owner, const char *title)
{
    struct rum_area *a = ADD(scene->areas);
    a->id = id;
    a->kind = kind;
    a->place = place;
    a->owner = owner;
    a->title = title;
    a->count = -1;
    return a;
}

struct rum_cell *rum_scene_cell(struct rum_scene *scene, const char *area,
                                const char *id, int x, int y)
{
    struct rum_cell *c = ADD(scene->cells);
    c->area = area;
    c->id = id;
    c->x = (int16_t)x;
    c->y = (int16_t)y;
    c->text = "";
    c->owner = RUM_NOBODY;
    return c;
}

struct rum_edge *rum_scene_edge(struct rum_scene *scene, const char *area,
                                const char *id, int x, int y, char side)
{
    struct rum_edge *e = ADD(scene->edges);
    e->area = area;
    e->id = id;
    e->x = (int16_t)x;
    e->y = (int16_t)y;
    e->side = side;
    return e;
}

struct rum_region *rum_scene_region(struct rum_scene *scene, const char *area,
                                    const char *id, const char *title,
                                    const char *colour)
{
    struct rum_region *r = ADD(scene->regions);
    r->area = area;
    r->id = id;
    r->title = title;
    r->colour = colour;
    return r;
}

struct rum_group *rum_scene_group(struct rum_scene *scene, const char *area,
                                  const char *id, const char *title)
{
    struct rum_group *g = ADD(scene->groups);
    g->area = area;
    g->id = id;
    g->title = title;
    g->owner = RUM_NOBODY;
    return g;
}

struct rum_slot *rum_scene_slot(struct rum_scene *scene, const char *group,
                                const char *id, const char *title)
{
    struct rum_slot *s = ADD(scene->slots);
    s->group = group;
    s->id = id;
    s->title = title;
    return s;
}

struct rum_side *rum_scene_side(struct rum_scene *scene, const char *area,
                                const char *title, const char *sum)
{
    struct rum_side *s = ADD(scene->sides);
    s->area = area;
    s->title = title;
    s->sum = sum;
    s->owner = RUM_NOBODY;
    return s;
}

struct rum_row *rum_scene_row(struct rum_scene *scene, const char *area,
                              const char *label, const char *left,
                              const char *right)
{
    struct rum_row *r = ADD(scene->rows);
    r->area = area;
    r->label = label;
    r->value[0] = left;
    r->value[1] = right;
    return r;
}

struct rum_item *rum_scene_item(struct rum_scene *scene, const char *id,
                                const char *kind, const char *at, int index)
{
    struct rum_item *i = ADD(scene->items);
    i->id = id;
    i->kind = kind;
    i->at = at;
    i->index = (int16_t)index;
    i->text = "";
    i->owner = RUM_NOBODY;
    return i;
}

void rum_item_badge(struct rum_item *item, const char *text, const char *title,
                    enum rum_tone tone)
{
    RUM_ASSERT(item->badges < RUM_MAX_BADGES);
    item->badge[item->badges++] = (struct rum_badge){text, title, tone};
}

void rum_item_line(struct rum_item *item, const char *text)
{
    RUM_ASSERT(item->face.lines < RUM_MAX_LINES);
    item->face.line[item->face.lines++] = text;
}

void rum_item_pip(struct rum_item *item, int row, const char *colour,
                  const char *letter, enum rum_tone tone)
{
    RUM_ASSERT(item->face.pips < RUM_MAX_PIPS);
    item->face.pip[item->face.pips++] =
        (struct rum_pip){colour, letter, tone, (uint8_t)row};
}

const struct rum_pip *rum_scene_pip(struct rum_scene *scene, const char *colour,
                                    const char *letter, enum rum_tone tone)
{
    struct rum_pip *pip = rum_scene_bytes(scene, sizeof(*pip));

    *pip = (struct rum_pip){.colour = colour, .letter = letter, .tone = tone};
    return pip;
}

struct rum_mark *rum_scene_mark(struct rum_scene *scene,
                                enum rum_mark_kind kind, const char *on)
{
    struct rum_mark *m = ADD(scene->marks);
    m->kind = kind;
    m->on = on;
    m->action = -1;
    return m;
}

void rum_seat_counter(struct rum_seat_info *seat, const char *label,
                      const char *value)
{
    RUM_ASSERT(seat->counters < RUM_MAX_COUNTERS);
    seat->counter[seat->counters++] =
        (struct rum_counter){.label = label, .value = value};
}

void rum_seat_purse(struct rum_seat_info *seat, const char *label,
                    const char *value)
{
    rum_seat_counter(seat, label, value);
    seat->counter[seat->counters - 1].purse = true;
}

struct rum_scene_action *rum_scene_add_action(struct rum_scene *scene)
{
    return ADD(scene->actions);
}

struct rum_scene_line *rum_scene_add_line(struct rum_scene *scene)
{
    return ADD(scene->log);
}

struct rum_scene_move *rum_scene_add_move(struct rum_scene *scene)
{
    return ADD(scene->moves);
}
