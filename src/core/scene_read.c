/*
 * scene_read.c: a scene from JSON text, every byte of it suspect.
 *
 * Reads what scene_write.c writes, by the same tables, and scenes that people
 * wrote by hand: so a name it does not know is an error, not a silence.
 */
#include <rumpus/scene.h>

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/text.h>

#include "scene_build.h"
#include "scene_fields.h"

#define MAX_BYTES (4u << 20)
#define MAX_TEXT  20000 /* bytes of one text: pictures are the longest */

struct reader {
    struct rum_scene *scene; /* whose memory is used */
    const char *tag;         /* of the clauses, or NULL */
    char path[128];          /* "items[3].face" */
    struct rum_err_text *why;
};

static bool refuse(struct reader *r, const char *name, const char *expected)
{
    r->why->text[0] = '\0';
    RUM_SAY(r->why->text, "scene: %s%s%s: %s", r->path,
            r->path[0] && name[0] && name[0] != '[' ? "." : "", name, expected);
    return false;
}

/* Go into a member; returns what leave() needs to come back. */
static size_t enter(struct reader *r, const char *name)
{
    size_t n = strlen(r->path);
    RUM_SAY(r->path, "%s%s", n ? "." : "", name);
    return n;
}

static size_t enter_index(struct reader *r, size_t i)
{
    size_t n = strlen(r->path);
    RUM_SAY(r->path, "[%zu]", i);
    return n;
}

static void leave(struct reader *r, size_t back)
{
    r->path[back] = '\0';
}

/* ---- single values ---- */

static bool read_text(struct reader *r, const char *name, json_t *v,
                      const char **out)
{
    if (!json_is_string(v))
        return refuse(r, name, "a text is expected");
    if (json_string_length(v) > MAX_TEXT)
        return refuse(r, name, "the text is too long");
    *out = rum_scene_copy(r->scene, json_string_value(v));
    return true;
}

static void store_int(const struct field *f, int64_t n, char *out)
{
    int8_t n8 = (int8_t)n;
    int16_t n16 = (int16_t)n;
    int32_t n32 = (int32_t)n;

    if (f->size == 1)
        memcpy(out, &n8, 1);
    else if (f->size == 2)
        memcpy(out, &n16, 2);
    else
        memcpy(out, &n32, 4);
}

static bool read_int(struct reader *r, const struct field *f, json_t *v,
                     char *out)
{
    char expected[80] = "";

    json_int_t n = json_integer_value(v);
    if (!json_is_integer(v) || n < f->min || n > f->max) {
        RUM_SAY(expected, "a whole number from %d to %d is expected", f->min,
                f->max);
        return refuse(r, f->name, expected);
    }
    store_int(f, n, out);
    return true;
}

static bool read_word(struct reader *r, const struct field *f, json_t *v,
                      char *out)
{
    char expected[160] = "expected is one of";
    const char *s = json_string_value(v);

    for (unsigned i = 0; f->words[i]; i++) {
        if (s && strcmp(s, f->words[i]) == 0) {
            memcpy(out, &i, sizeof(i));
            return true;
        }
        RUM_SAY(expected, " %s", f->words[i]);
    }
    return refuse(r, f->name, expected);
}

/* "NP-3.1" of the scene's own tag. */
static bool read_clause(struct reader *r, const struct field *f, json_t *v,
                        char *out)
{
    const char *s = json_string_value(v);
    unsigned long chapter = 0, part = 0;
    size_t n = r->tag ? strlen(r->tag) : 0;

    if (n == 0)
        return refuse(r, f->name, "a clause needs the scene to have a tag");
    if (s && strncasecmp(s, r->tag, n) == 0 && s[n] == '-' && s[n + 1] >= '1' &&
        s[n + 1] <= '9') {
        char *end;
        chapter = strtoul(s + n + 1, &end, 10);
        if (*end == '.' && end[1] >= '1' && end[1] <= '9')
            part = strtoul(end + 1, &end, 10);
        if (*end || chapter > 600 || part > 99)
            part = 0;
    }
    if (part == 0)
        return refuse(r, f->name, "a clause such as \"NP-3.1\" is expected");
    uint16_t clause = RUM_CLAUSE(chapter, part);
    memcpy(out, &clause, sizeof(clause));
    return true;
}

/* ---- structs ---- */

static bool read_object(struct reader *r, const struct shape *shape, json_t *v,
                        char *base);

static bool too_many(struct reader *r, const char *name, int32_t max)
{
    char expected[64] = "";
    RUM_SAY(expected, "a list of at most %d is expected", max);
    return refuse(r, name, expected);
}

static bool read_array(struct reader *r, const struct field *f, json_t *v,
                       char *base)
{
    size_t n = json_array_size(v);
    char *out = base + f->at;

    if (!json_is_array(v) || n > (size_t)f->max)
        return too_many(r, f->name, f->max);
    if (f->kind == F_TARGETS) {
        char *texts = rum_scene_bytes(r->scene, (n + 1) * sizeof(char *));
        memcpy(out, &texts, sizeof(texts));
        out = texts;
    }
    base[f->count_at] = (char)n;
    size_t back = enter(r, f->name);
    for (size_t i = 0; i < n; i++) {
        json_t *e = json_array_get(v, i);
        size_t inner = enter_index(r, i);
        if (f->kind == F_OBJECTS) {
            if (!read_object(r, f->shape, e, out + i * f->shape->size))
                return false;
        } else {
            const char *s;
            if (!read_text(r, "", e, &s))
                return false;
            memcpy(out + i * sizeof(s), &s, sizeof(s));
        }
        leave(r, inner);
    }
    leave(r, back);
    return true;
}

/* Two texts or two structs, either of which may be null. */
static bool read_pair(struct reader *r, const struct field *f, json_t *v,
                      char *out)
{
    if (!json_is_array(v) || json_array_size(v) != 2)
        return refuse(r, f->name, "a list of two is expected, one a side");
    size_t back = enter(r, f->name);
    for (size_t i = 0; i < 2; i++) {
        json_t *e = json_array_get(v, i);
        const char *p = NULL;
        size_t inner = enter_index(r, i);
        if (!json_is_null(e) && f->kind == F_PAIR) {
            if (!read_text(r, "", e, &p))
                return false;
        } else if (!json_is_null(e)) {
            char *object = rum_scene_bytes(r->scene, f->shape->size);
            if (!read_object(r, f->shape, e, object))
                return false;
            p = object;
        }
        memcpy(out + i * sizeof(p), &p, sizeof(p));
        leave(r, inner);
    }
    leave(r, back);
    return true;
}

static bool read_value(struct reader *r, const struct field *f, json_t *v,
                       char *base)
{
    char *out = base + f->at;
    const char *s;

    switch ((enum field_kind)f->kind) {
    case F_TEXT:
        if (!read_text(r, f->name, v, &s))
            return false;
        memcpy(out, &s, sizeof(s));
        return true;
    case F_INT:
        return read_int(r, f, v, out);
    case F_BOOL:
        if (!json_is_boolean(v))
            return refuse(r, f->name, "true or false is expected");
        *(bool *)out = json_is_true(v);
        return true;
    case F_WORD:
        return read_word(r, f, v, out);
    case F_CLAUSE:
        return read_clause(r, f, v, out);
    case F_SIDE:
        s = json_string_value(v);
        if (!s || (strcmp(s, "E") != 0 && strcmp(s, "S") != 0))
            return refuse(r, f->name, "\"E\" or \"S\" is expected");
        *out = *s;
        return true;
    case F_OBJECT: {
        size_t back = enter(r, f->name);
        bool good = read_object(r, f->shape, v, out);
        if (good)
            leave(r, back);
        return good;
    }
    case F_OBJECTS:
    case F_TEXTS:
    case F_TARGETS:
        return read_array(r, f, v, base);
    case F_PAIR:
    case F_PAIRS:
        return read_pair(r, f, v, out);
    }
    return false;
}

/* A member that is not there. */
static bool set_absent(struct reader *r, const struct field *f, char *base)
{
    if (f->needed)
        return refuse(r, f->name, "is missing");
    if (f->kind == F_INT) {
        store_int(f, f->none, base + f->at);
    } else if (f->kind == F_TEXT && f->blank) {
        const char *blank = "";
        memcpy(base + f->at, &blank, sizeof(blank));
    }
    return true;
}

static const struct field *field_named(const struct shape *shape,
                                       const char *name)
{
    for (size_t i = 0; i < shape->fields; i++) {
        if (strcmp(shape->field[i].name, name) == 0)
            return &shape->field[i];
    }
    return NULL;
}

static bool read_known(struct reader *r, const struct shape *shape, json_t *v,
                       char *base)
{
    for (size_t i = 0; i < shape->fields; i++) {
        const struct field *f = &shape->field[i];
        json_t *member = json_object_get(v, f->name);
        if (member ? !read_value(r, f, member, base) : !set_absent(r, f, base))
            return false;
    }
    return true;
}

static bool unknown(struct reader *r, const char *name)
{
    char shown[48] = "";
    RUM_SAY(shown, "%.40s", name);
    return refuse(r, shown, "there is no such member here");
}

static bool read_object(struct reader *r, const struct shape *shape, json_t *v,
                        char *base)
{
    const char *name;
    json_t *member;

    if (!json_is_object(v))
        return refuse(r, "", "an object is expected");
    json_object_foreach(v, name, member)
    {
        if (!field_named(shape, name))
            return unknown(r, name);
    }
    return read_known(r, shape, v, base);
}

/* ---- the scene ---- */

static bool read_list(struct reader *r, const struct scene_list *list,
                      json_t *v, struct rum_scene *into)
{
    struct any_list all;
    size_t n = json_array_size(v);

    if (!json_is_array(v) || n > list->max)
        return too_many(r, list->name, list->max);
    memcpy(&all, (char *)into + list->at, sizeof(all));
    if (n > all.cap) {
        all.cap = n;
        all.v = rum_realloc(all.v, n * list->shape->size);
    }
    if (n > 0)
        memset(all.v, 0, n * list->shape->size);
    all.n = n;
    memcpy((char *)into + list->at, &all, sizeof(all));
    size_t back = enter(r, list->name);
    for (size_t i = 0; i < n; i++) {
        size_t inner = enter_index(r, i);
        if (!read_object(r, list->shape, json_array_get(v, i),
                         (char *)all.v + i * list->shape->size))
            return false;
        leave(r, inner);
    }
    leave(r, back);
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

static bool read_layout(struct reader *r, json_t *v)
{
    struct rum_scene *layout = rum_scene_bytes(r->scene, sizeof(*layout));
    const char *name;
    json_t *member;
    bool good = true;

    if (!json_is_object(v))
        return refuse(r, "layout", "an object is expected");
    layout->tag = r->tag;
    layout->viewer = layout->actor = RUM_NOBODY;
    layout->decision = -1;
    size_t back = enter(r, "layout");
    json_object_foreach(v, name, member)
    {
        const struct scene_list *list = list_named(name);
        if (!list || !list->in_layout)
            good = unknown(r, name);
        else
            good = read_list(r, list, member, layout);
        if (!good)
            break;
    }
    settle(r->scene, layout);
    r->scene->layout = layout;
    if (good)
        leave(r, back);
    return good;
}

static bool read_looks(struct reader *r, json_t *v, struct rum_theme *theme)
{
    size_t n = json_object_size(v), i = 0;
    const char *name;
    json_t *member;

    if (!json_is_object(v) || n > 1000)
        return refuse(r, "looks", "an object of at most 1000 is expected");
    struct rum_look *look = rum_scene_bytes(r->scene, (n + 1) * sizeof(*look));
    theme->look = look;
    size_t back = enter(r, "looks");
    json_object_foreach(v, name, member)
    {
        size_t inner = enter(r, name);
        look[i].kind = rum_scene_copy(r->scene, name);
        if (!read_object(r, &rum_look_shape, member, (char *)&look[i++]))
            return false;
        leave(r, inner);
    }
    leave(r, back);
    return true;
}

static bool read_colours(struct reader *r, json_t *v, struct rum_theme *theme)
{
    size_t n = json_array_size(v);

    if (!json_is_array(v) || n > RUM_MAX_SEATS)
        return too_many(r, "seats", RUM_MAX_SEATS);
    for (size_t i = 0; i < n; i++) {
        if (!read_text(r, "seats", json_array_get(v, i), &theme->seats[i]))
            return false;
    }
    return true;
}

static bool read_theme(struct reader *r, json_t *v)
{
    struct rum_theme *theme = rum_scene_bytes(r->scene, sizeof(*theme));
    const char *name;
    json_t *member;

    if (!json_is_object(v))
        return refuse(r, "theme", "an object is expected");
    r->scene->theme = theme;
    size_t back = enter(r, "theme");
    json_object_foreach(v, name, member)
    {
        bool good = true;
        if (strcmp(name, "looks") == 0)
            good = read_looks(r, member, theme);
        else if (strcmp(name, "seats") == 0)
            good = read_colours(r, member, theme);
        else if (!field_named(&rum_theme_shape, name))
            good = unknown(r, name);
        if (!good)
            return false;
    }
    if (!read_known(r, &rum_theme_shape, v, (char *)theme))
        return false;
    leave(r, back);
    return true;
}

static bool read_seats(struct reader *r, json_t *v)
{
    size_t n = json_array_size(v);

    if (!json_is_array(v) || n > RUM_MAX_SEATS)
        return too_many(r, "seats", RUM_MAX_SEATS);
    r->scene->seats = (uint8_t)n;
    size_t back = enter(r, "seats");
    for (size_t i = 0; i < n; i++) {
        size_t inner = enter_index(r, i);
        if (!read_object(r, &rum_scene_seat_shape, json_array_get(v, i),
                         (char *)&r->scene->seat[i]))
            return false;
        leave(r, inner);
    }
    leave(r, back);
    return true;
}

static bool read_points(struct reader *r, json_t *v)
{
    size_t n = json_array_size(v);

    if (!json_is_array(v) || n > RUM_MAX_SEATS)
        return too_many(r, "points", RUM_MAX_SEATS);
    for (size_t i = 0; i < n; i++) {
        json_t *e = json_array_get(v, i);
        json_int_t points = json_integer_value(e);
        if (!json_is_integer(e) || points < 0 || points > 60)
            return refuse(r, "points",
                          "whole numbers from 0 to 60 are "
                          "expected");
        r->scene->points[i] = (int)points;
    }
    return true;
}

/* A seat's number, null, and of a viewer "spectator" or "all". */
static bool read_who(struct reader *r, const char *name, json_t *v,
                     rum_seat *out)
{
    const char *s = json_string_value(v);
    bool viewer = strcmp(name, "viewer") == 0;

    *out = RUM_NOBODY;
    if (viewer && s && strcmp(s, "all") == 0) {
        *out = RUM_ALL;
        return true;
    }
    if (viewer ? s && strcmp(s, "spectator") == 0 : json_is_null(v))
        return true;
    json_int_t n = json_integer_value(v);
    if (!json_is_integer(v) || n < 0 || n >= RUM_MAX_SEATS)
        return refuse(r, name,
                      viewer ? "a seat, \"spectator\" or \"all\" is expected"
                             : "a seat or null is expected");
    *out = (rum_seat)n;
    return true;
}

static bool read_member(struct reader *r, const char *name, json_t *v)
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
    return field_named(&rum_scene_shape, name) || unknown(r, name);
}

static bool read_scene(struct reader *r, json_t *root)
{
    const char *name;
    json_t *member;

    if (!json_is_object(root))
        return refuse(r, "", "an object is expected");
    /* Plain fields first: clauses need the tag. */
    if (!read_known(r, &rum_scene_shape, root, (char *)r->scene))
        return false;
    r->tag = r->scene->tag;
    json_object_foreach(root, name, member)
    {
        if (!read_member(r, name, member))
            return false;
    }
    return true;
}

enum rum_err rum_scene_read(struct rum_scene *scene, const char *json,
                            size_t size, struct rum_err_text *why)
{
    struct reader r = {.scene = scene, .why = why};
    json_error_t error;

    rum_scene_clear(scene);
    why->text[0] = '\0';
    if (size > MAX_BYTES) {
        RUM_SAY(why->text, "scene: %zu bytes are too many, at most %u are read",
                size, MAX_BYTES);
        return RUM_EFORMAT;
    }
    json_t *root = json_loadb(json, size, JSON_REJECT_DUPLICATES, &error);
    if (!root) {
        RUM_SAY(why->text, "scene: line %d is not JSON: %s", error.line,
                error.text);
        return RUM_EFORMAT;
    }
    bool good = read_scene(&r, root);
    json_decref(root);
    if (!good)
        rum_scene_clear(scene);
    return good ? RUM_OK : RUM_EFORMAT;
}
