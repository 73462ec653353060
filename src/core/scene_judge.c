/*
 * scene_judge.c: which thing an id names, and that it names only one.
 */
#include "scene_judge.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const char *const thing_words[] = {"area",  "cell", "edge",
                                          "group", "slot", "item"};

bool judge_wrong(struct judge *j, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    vsnprintf(j->what->text, sizeof(j->what->text), format, args);
    va_end(args);
    return false;
}

bool judge_good_id(const char *id)
{
    size_t n = strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789._|/-");
    return n > 0 && n < RUM_ID_SIZE && !id[n];
}

static struct entry *place_of(struct judge *j, const char *id)
{
    size_t h = 5381;

    for (const char *s = id; *s; s++)
        h = h * 33 + (unsigned char)*s;
    for (h &= j->mask; j->table[h].id; h = (h + 1) & j->mask) {
        if (strcmp(j->table[h].id, id) == 0)
            break;
    }
    return &j->table[h];
}

const struct entry *judge_find(struct judge *j, const char *id)
{
    const struct entry *e = id ? place_of(j, id) : NULL;
    return e && e->id ? e : NULL;
}

static bool is_seat(const struct judge *j, const char *id)
{
    return strncmp(id, "seat", 4) == 0 && id[4] >= '0' &&
           id[4] < '0' + j->scene->seats && !id[5];
}

bool judge_is_target(struct judge *j, const char *id)
{
    return judge_find(j, id) || is_seat(j, id);
}

/* The area (of a slot: the group) that a thing says it is in. */
static const char *area_named(enum thing thing, const void *what)
{
    switch (thing) {
    case CELL:
        return ((const struct rum_cell *)what)->area;
    case EDGE:
        return ((const struct rum_edge *)what)->area;
    case GROUP:
        return ((const struct rum_group *)what)->area;
    case SLOT:
        return ((const struct rum_slot *)what)->group;
    default:
        return "";
    }
}

static bool enlist(struct judge *j, enum thing thing, const char *id,
                   const void *what, bool from_layout)
{
    if (!id || !judge_good_id(id))
        return judge_wrong(j,
                           "%s id '%.40s' is not 1 to %d of a-z 0-9 . _ | / -",
                           thing_words[thing], id ? id : "", RUM_ID_SIZE - 1);
    if (strncmp(id, "seat", 4) == 0 && id[4] >= '0' && id[4] <= '9' && !id[5])
        return judge_wrong(j, "%s id '%s' is the name of a seat",
                           thing_words[thing], id);
    struct entry *e = place_of(j, id);
    if (e->id && thing == SLOT && e->thing == GROUP &&
        strcmp(((const struct rum_slot *)what)->group, id) == 0) {
        e->thing = SLOT;
        e->what = what;
        return true;
    }
    bool replaces = e->id && e->from_layout && !from_layout &&
                    (e->thing == thing || (thing == GROUP && e->is_group));
    if (e->id && !replaces)
        return judge_wrong(
            j, "id '%s' names %s %s and %s %s", id,
            e->thing == AREA || e->thing == EDGE || e->thing == ITEM ? "an"
                                                                     : "a",
            thing_words[e->thing],
            thing == AREA || thing == EDGE || thing == ITEM ? "an" : "a",
            thing_words[thing]);
    if (replaces &&
        strcmp(area_named(thing, e->what), area_named(thing, what)) != 0)
        return judge_wrong(j, "%s '%s' replaces one of another area",
                           thing_words[thing], id);
    *e = (struct entry){id, what, thing, from_layout, thing == GROUP};
    return true;
}

bool judge_enlist(struct judge *j, const struct rum_scene *part, bool layout)
{
#define ENLIST(list, thing)                                                    \
    for (size_t i = 0; i < part->list.n; i++) {                                \
        if (!enlist(j, thing, part->list.v[i].id, &part->list.v[i], layout))   \
            return false;                                                      \
    }
    ENLIST(areas, AREA)
    ENLIST(cells, CELL)
    ENLIST(edges, EDGE)
    ENLIST(groups, GROUP)
    for (size_t i = 0; i < part->slots.n; i++) {
        const struct rum_slot *s = &part->slots.v[i];
        const struct entry *e = judge_find(j, s->group);
        if (!e || !e->is_group)
            return judge_wrong(j, "slot '%s': there is no group '%s'", s->id,
                               s->group ? s->group : "");
        if (!enlist(j, SLOT, s->id, s, layout))
            return false;
    }
    for (size_t i = 0; i < part->items.n; i++) {
        const struct rum_item *item = &part->items.v[i];
        if (item->id && !enlist(j, ITEM, item->id, item, layout))
            return false;
    }
    return true;
#undef ENLIST
}
