/*
 * scene_read.c: a scene from JSON text, every byte of it suspect.
 *
 * Reads what scene_write.c writes, by the same tables, and scenes that people
 * wrote by hand: so a name it does not know is an error, not a silence.
 */
#include <rumpus/scene.h>

#include <stdlib.h>
#include <string.h>

#include <rumpus/text.h>

#include "scene_build.h"
#include "scene_reader.h"

#define MAX_BYTES (4u << 20)

static bool read_list(struct reader *r, const struct scene_list *list,
                      const struct rum_json_value *v, struct rum_scene *into)
{
    struct any_list all;
    size_t n = v->size;

    if (v->kind != RUM_JSON_LIST || n > list->max)
        return reader_too_many(r, list->name, list->max);
    memcpy(&all, (char *)into + list->at, sizeof(all));
    if (n > all.cap) {
        all.cap = n;
        all.v = rum_realloc(all.v, n * list->shape->size);
    }
    if (n > 0)
        memset(all.v, 0, n * list->shape->size);
    all.n = n;
    memcpy((char *)into + list->at, &all, sizeof(all));
    size_t back = reader_enter(r, list->name);
    const struct rum_json_value *e = v->first;
    for (size_t i = 0; i < n; i++, e = e->next) {
        size_t inner = reader_enter_index(r, i);
        if (!reader_object(r, list->shape, e,
                           (char *)all.v + i * list->shape->size))
            return false;
        reader_leave(r, inner);
    }
    reader_leave(r, back);
    return true;
}

static const struct scene_list *list_named(const char *name)
{
    for (size_t i = 0; i < SCENE_LISTS; i++) {
        if (strcmp(rum_scene_lists[i].name, name) == 0)
            return &rum_scene_lists[i];
    }
    return NULL;
}

/* Its arrays move into the memory of the scene, so nobody has to free it. */
static void settle(struct rum_scene *scene, struct rum_scene *layout)
{
    for (size_t i = 0; i < SCENE_LISTS; i++) {
        struct any_list all;
        memcpy(&all, (char *)layout + rum_scene_lists[i].at, sizeof(all));
        size_t bytes = all.n * rum_scene_lists[i].shape->size;
        void *kept = bytes ? rum_scene_bytes(scene, bytes) : NULL;
        if (bytes)
            memcpy(kept, all.v, bytes);
        free(all.v);
        all = (struct any_list){kept, all.n, 0};
        memcpy((char *)layout + rum_scene_lists[i].at, &all, sizeof(all));
    }
}

static bool read_layout(struct reader *r, const struct rum_json_value *v)
{
    struct rum_scene *layout = rum_scene_bytes(r->scene, sizeof(*layout));
    bool good = true;

    if (v->kind != RUM_JSON_OBJECT)
        return reader_refuse(r, "layout", "an object is expected");
    layout->tag = r->tag;
    layout->viewer = layout->actor = RUM_NOBODY;
    layout->decision = -1;
    size_t back = reader_enter(r, "layout");
    for (const struct rum_json_value *member = v->first; member;
         member = member->next) {
        const char *name = member->name;
        const struct scene_list *list = list_named(name);
        if (!list || !list->in_layout)
            good = reader_unknown(r, name);
        else
            good = read_list(r, list, member, layout);
        if (!good)
            break;
    }
    settle(r->scene, layout);
    r->scene->layout = layout;
    if (good)
        reader_leave(r, back);
    return good;
}

static bool read_looks(struct reader *r, const struct rum_json_value *v,
                       struct rum_theme *theme)
{
    size_t n = v->size, i = 0;

    if (v->kind != RUM_JSON_OBJECT || n > RUM_JSON_MEMBERS)
        return reader_refuse(r, "looks", "an object of looks is expected");
    struct rum_look *look = rum_scene_bytes(r->scene, (n + 1) * sizeof(*look));
    theme->look = look;
    size_t back = reader_enter(r, "looks");
    for (const struct rum_json_value *member = v->first; member;
         member = member->next) {
        const char *name = member->name;
        size_t inner = reader_enter(r, name);
        look[i].kind = rum_scene_copy(r->scene, name);
        if (!reader_object(r, &rum_look_shape, member, (char *)&look[i++]))
            return false;
        reader_leave(r, inner);
    }
    reader_leave(r, back);
    return true;
}

static bool read_colours(struct reader *r, const struct rum_json_value *v,
                         struct rum_theme *theme)
{
    size_t n = v->size;

    if (v->kind != RUM_JSON_LIST || n > RUM_MAX_SEATS)
        return reader_too_many(r, "seats", RUM_MAX_SEATS);
    const struct rum_json_value *e = v->first;
    for (size_t i = 0; i < n; i++, e = e->next) {
        if (!reader_text(r, "seats", e, &theme->seats[i]))
            return false;
    }
    return true;
}

static bool read_theme(struct reader *r, const struct rum_json_value *v)
{
    struct rum_theme *theme = rum_scene_bytes(r->scene, sizeof(*theme));

    if (v->kind != RUM_JSON_OBJECT)
        return reader_refuse(r, "theme", "an object is expected");
    r->scene->theme = theme;
    size_t back = reader_enter(r, "theme");
    for (const struct rum_json_value *member = v->first; member;
         member = member->next) {
        const char *name = member->name;
        bool good = true;
        if (strcmp(name, "looks") == 0)
            good = read_looks(r, member, theme);
        else if (strcmp(name, "seats") == 0)
            good = read_colours(r, member, theme);
        else if (!reader_field(&rum_theme_shape, name))
            good = reader_unknown(r, name);
        if (!good)
            return false;
    }
    if (!reader_fields(r, &rum_theme_shape, v, (char *)theme))
        return false;
    reader_leave(r, back);
    return true;
}

static bool read_seats(struct reader *r, const struct rum_json_value *v)
{
    size_t n = v->size;

    if (v->kind != RUM_JSON_LIST || n > RUM_MAX_SEATS)
        return reader_too_many(r, "seats", RUM_MAX_SEATS);
    r->scene->seats = (uint8_t)n;
    size_t back = reader_enter(r, "seats");
    const struct rum_json_value *e = v->first;
    for (size_t i = 0; i < n; i++, e = e->next) {
        size_t inner = reader_enter_index(r, i);
        if (!reader_object(r, &rum_scene_seat_shape, e,
                           (char *)&r->scene->seat[i]))
            return false;
        reader_leave(r, inner);
    }
    reader_leave(r, back);
    return true;
}

static bool read_points(struct reader *r, const struct rum_json_value *v)
{
    size_t n = v->size;

    if (v->kind != RUM_JSON_LIST || n > RUM_MAX_SEATS)
        return reader_too_many(r, "points", RUM_MAX_SEATS);
    const struct rum_json_value *e = v->first;
    for (size_t i = 0; i < n; i++, e = e->next) {
        int64_t points = e->n;
        if (e->kind != RUM_JSON_INT || points < 0 || points > 60)
            return reader_refuse(r, "points",
                                 "whole numbers from 0 to 60 are "
                                 "expected");
        r->scene->points[i] = (int)points;
    }
    return true;
}

/* A seat's number, null, and of a viewer "spectator" or "all". */
static bool read_who(struct reader *r, const char *name,
                     const struct rum_json_value *v, rum_seat *out)
{
    const char *s = rum_json_text(v);
    bool viewer = strcmp(name, "viewer") == 0;

    *out = RUM_NOBODY;
    if (viewer && s && strcmp(s, "all") == 0) {
        *out = RUM_ALL;
        return true;
    }
    if (viewer ? s && strcmp(s, "spectator") == 0 : v->kind == RUM_JSON_NULL)
        return true;
    int64_t n = v->n;
    if (v->kind != RUM_JSON_INT || n < 0 || n >= RUM_MAX_SEATS)
        return reader_refuse(
            r, name,
            viewer ? "a seat, \"spectator\" or \"all\" is expected"
                   : "a seat or null is expected");
    *out = (rum_seat)n;
    return true;
}

static bool read_member(struct reader *r, const char *name,
                        const struct rum_json_value *v)
{
    const struct scene_list *list = list_named(name);

    if (list)
        return read_list(r, list, v, r->scene);
    if (strcmp(name, "layout") == 0)
        return read_layout(r, v);
    if (strcmp(name, "theme") == 0)
        return read_theme(r, v);
    if (strcmp(name, "seats") == 0)
        return read_seats(r, v);
    if (strcmp(name, "points") == 0)
        return read_points(r, v);
    if (strcmp(name, "viewer") == 0)
        return read_who(r, name, v, &r->scene->viewer);
    if (strcmp(name, "actor") == 0)
        return read_who(r, name, v, &r->scene->actor);
    return reader_field(&rum_scene_shape, name) || reader_unknown(r, name);
}

static bool read_scene(struct reader *r, const struct rum_json_value *root)
{

    if (root->kind != RUM_JSON_OBJECT)
        return reader_refuse(r, "", "an object is expected");
    /* Plain fields first: clauses need the tag. */
    if (!reader_fields(r, &rum_scene_shape, root, (char *)r->scene))
        return false;
    r->tag = r->scene->tag;
    for (const struct rum_json_value *member = root->first; member;
         member = member->next) {
        const char *name = member->name;
        if (!read_member(r, name, member))
            return false;
    }
    return true;
}

enum rum_err rum_scene_read(struct rum_scene *scene, const char *json,
                            size_t size, struct rum_err_text *why)
{
    RUM_WHY(why);
    struct reader r = {.scene = scene, .why = why};
    struct rum_json_doc doc = {.limit = MAX_BYTES};
    struct rum_err_text inner;

    rum_scene_clear(scene);
    why->text[0] = '\0';
    const struct rum_json_value *root = rum_json_read(&doc, json, size, &inner);
    bool good = root && read_scene(&r, root);
    if (!root)
        RUM_SAY(why->text, "scene: not JSON: %s", inner.text);
    rum_json_finish(&doc);
    if (!good)
        rum_scene_clear(scene);
    return good ? RUM_OK : RUM_EFORMAT;
}
