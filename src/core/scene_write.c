/*
 * scene_write.c: a scene, its layout and its theme as JSON.
 *
 * Every change of a match is written once for each viewer, so this goes by the
 * tables of scene_fields.c with keys that are quoted already, and leaves out
 * what is empty.
 */
#include <rumpus/scene.h>

#include <ctype.h>
#include <string.h>

#include <rumpus/text.h>

#include "scene_fields.h"

/* Short pieces are most of the work: no call where there is room. */
static inline void put(struct rum_text *t, const char *s, size_t n)
{
    if (t->n + n + 1 > t->cap) {
        rum_text_add(t, s, n);
        return;
    }
    memcpy(t->s + t->n, s, n);
    t->n += n;
    t->s[t->n] = '\0';
}

static inline void key(struct rum_json *j, const char *quoted, size_t n)
{
    if (j->comma)
        put(j->out, ",", 1);
    put(j->out, quoted, n);
    j->comma = false; /* the value follows at once */
}

static void begin(struct rum_json *j, char bracket)
{
    if (j->comma)
        put(j->out, ",", 1);
    put(j->out, &bracket, 1);
    j->comma = false;
}

static void end(struct rum_json *j, char bracket)
{
    put(j->out, &bracket, 1);
    j->comma = true;
}

/* Nearly all texts need no escapes; json.c knows how to write the others. */
static void write_text(struct rum_json *j, const char *s)
{
    size_t n = 0;

    while (s[n] >= 0x20 && s[n] < 0x7f && s[n] != '"' && s[n] != '\\')
        n++;
    if (s[n]) {
        rum_json_str(j, NULL, s);
        return;
    }
    if (j->comma)
        put(j->out, ",", 1);
    put(j->out, "\"", 1);
    put(j->out, s, n);
    put(j->out, "\"", 1);
    j->comma = true;
}

static int64_t number(const char *p, size_t size, bool is_signed)
{
    union {
        int8_t i8;
        uint8_t u8;
        int16_t i16;
        uint16_t u16;
        int32_t i32;
        uint32_t u32;
    } v;

    memcpy(&v, p, size);
    switch (size) {
    case 1:
        return is_signed ? v.i8 : v.u8;
    case 2:
        return is_signed ? v.i16 : v.u16;
    default:
        return is_signed ? (int64_t)v.i32 : (int64_t)v.u32;
    }
}

static const char *text_at(const char *p)
{
    const char *s;
    memcpy(&s, p, sizeof(s));
    return s;
}

/* "NP-3.1" */
static void write_clause(struct rum_json *j, const char *tag, uint16_t clause)
{
    unsigned chapter = clause / 100, part = clause % 100;
    char id[16];
    size_t n = 0;

    for (; n < 4 && tag[n]; n++)
        id[n] = (char)toupper((unsigned char)tag[n]);
    id[n++] = '-';
    if (chapter >= 100)
        id[n++] = (char)('0' + chapter / 100);
    if (chapter >= 10)
        id[n++] = (char)('0' + chapter / 10 % 10);
    id[n++] = (char)('0' + chapter % 10);
    id[n++] = '.';
    if (part >= 10)
        id[n++] = (char)('0' + part / 10);
    id[n++] = (char)('0' + part % 10);
    id[n] = '\0';
    write_text(j, id);
}

static bool write_fields(struct rum_json *j, const struct shape *shape,
                         const char *base, const char *tag);

static void write_object(struct rum_json *j, const struct shape *shape,
                         const char *base, const char *tag)
{
    begin(j, '{');
    write_fields(j, shape, base, tag);
    end(j, '}');
}

/* A struct of which nothing is set leaves no trace. */
static bool write_inner(struct rum_json *j, const struct field *f,
                        const char *p, const char *tag)
{
    size_t before = j->out->n;
    bool comma = j->comma;

    key(j, f->key, f->key_size);
    begin(j, '{');
    if (!write_fields(j, f->shape, p, tag)) {
        j->out->n = before;
        j->out->s[before] = '\0';
        j->comma = comma;
        return false;
    }
    end(j, '}');
    return true;
}

static void write_text_or_null(struct rum_json *j, const char *s)
{
    if (s)
        write_text(j, s);
    else
        rum_json_null(j, NULL);
}

static void write_array(struct rum_json *j, const struct field *f,
                        const char *p, size_t n, const char *tag)
{
    key(j, f->key, f->key_size);
    begin(j, '[');
    for (size_t i = 0; i < n; i++) {
        if (f->kind == F_OBJECTS)
            write_object(j, f->shape, p + i * f->shape->size, tag);
        else
            write_text_or_null(j, text_at(p + i * sizeof(char *)));
    }
    end(j, ']');
}

static void write_pairs(struct rum_json *j, const struct field *f,
                        const char *p, const char *tag)
{
    key(j, f->key, f->key_size);
    begin(j, '[');
    for (size_t i = 0; i < 2; i++) {
        const char *object = text_at(p + i * sizeof(char *));
        if (object)
            write_object(j, f->shape, object, tag);
        else
            rum_json_null(j, NULL);
    }
    end(j, ']');
}

/* Everything that is one value; false: it is empty and was left out. */
static bool write_plain(struct rum_json *j, const struct field *f,
                        const char *p, const char *tag)
{
    int64_t n = 0;
    const char *s = NULL;

    switch (f->kind) {
    case F_TEXT:
        s = text_at(p);
        if (!s || (!*s && !f->needed))
            return false;
        break;
    case F_CHARS:
        s = p;
        if (!*s)
            return false;
        break;
    case F_INT:
        n = number(p, f->size, f->is_signed);
        if (n == f->none && !f->needed)
            return false;
        break;
    case F_WORD:
        n = number(p, sizeof(enum rum_tone), false);
        if (n == 0 && !f->needed)
            return false;
        s = f->words[n];
        break;
    case F_CLAUSE:
        n = number(p, sizeof(uint16_t), false);
        if (n == 0 || !tag)
            return false;
        key(j, f->key, f->key_size);
        write_clause(j, tag, (uint16_t)n);
        return true;
    default: /* F_BOOL */
        if (!*(const bool *)p)
            return false;
        key(j, f->key, f->key_size);
        rum_json_bool(j, NULL, true);
        return true;
    }
    key(j, f->key, f->key_size);
    if (s)
        write_text(j, s);
    else
        rum_json_int(j, NULL, n);
    return true;
}

static bool write_field(struct rum_json *j, const struct field *f,
                        const char *base, const char *tag)
{
    const char *p = base + f->at;
    size_t n;

    switch (f->kind) {
    case F_SIDE:
        key(j, f->key, f->key_size);
        write_text(j, *p == 'S' ? "S" : "E");
        return true;
    case F_OBJECT:
        return write_inner(j, f, p, tag);
    case F_OBJECTS:
    case F_TEXTS:
    case F_TARGETS:
        n = (uint8_t)base[f->count_at];
        if (n == 0 && !f->always)
            return false;
        write_array(j, f, f->kind == F_TARGETS ? text_at(p) : p, n, tag);
        return true;
    case F_PAIR:
        if (!text_at(p) && !text_at(p + sizeof(char *)))
            return false;
        write_array(j, f, p, 2, tag);
        return true;
    case F_PAIRS:
        if (!text_at(p) && !text_at(p + sizeof(char *)))
            return false;
        write_pairs(j, f, p, tag);
        return true;
    default:
        return write_plain(j, f, p, tag);
    }
}

static bool write_fields(struct rum_json *j, const struct shape *shape,
                         const char *base, const char *tag)
{
    bool any = false;

    for (size_t i = 0; i < shape->fields; i++)
        any |= write_field(j, &shape->field[i], base, tag);
    return any;
}

static void write_list(struct rum_json *j, const struct scene_list *list,
                       const struct rum_scene *scene, bool empty)
{
    struct any_list all;

    memcpy(&all, (const char *)scene + list->at, sizeof(all));
    if (all.n == 0 && !empty)
        return;
    key(j, list->key, list->key_size);
    begin(j, '[');
    for (size_t i = 0; i < all.n; i++)
        write_object(j, list->shape,
                     (const char *)all.v + i * list->shape->size, scene->tag);
    end(j, ']');
}

void rum_scene_write_list(const struct rum_scene *scene, const char *name,
                          struct rum_json *out)
{
    size_t i = 0;

    while (i < SCENE_LISTS && strcmp(rum_scene_lists[i].name, name) != 0)
        i++;
    RUM_ASSERT(i < SCENE_LISTS);
    write_list(out, &rum_scene_lists[i], scene, true);
}

static void write_seats(struct rum_json *j, const struct rum_scene *scene)
{
    rum_json_open(j, "seats", '[');
    for (int i = 0; i < scene->seats; i++)
        write_object(j, &rum_scene_seat_shape, (const char *)&scene->seat[i],
                     scene->tag);
    end(j, ']');
}

void rum_scene_write(const struct rum_scene *scene, struct rum_json *out)
{
    write_fields(out, &rum_scene_shape, (const char *)scene, scene->tag);
    if (scene->viewer >= 0)
        rum_json_int(out, "viewer", scene->viewer);
    else
        rum_json_str(out, "viewer",
                     scene->viewer == RUM_ALL ? "all" : "spectator");
    if (scene->actor >= 0)
        rum_json_int(out, "actor", scene->actor);
    else
        rum_json_null(out, "actor");
    write_seats(out, scene);
    for (size_t i = 0; i < SCENE_LISTS; i++)
        write_list(out, &rum_scene_lists[i], scene, false);
    if (scene->over) {
        rum_json_open(out, "points", '[');
        for (int i = 0; i < scene->seats; i++)
            rum_json_int(out, NULL, scene->points[i]);
        rum_json_close(out, ']');
    }
}

void rum_scene_write_layout(const struct rum_scene *layout,
                            struct rum_json *out)
{
    for (size_t i = 0; i < SCENE_LISTS; i++) {
        if (rum_scene_lists[i].in_layout)
            write_list(out, &rum_scene_lists[i], layout, false);
    }
}

void rum_theme_write(const struct rum_theme *theme, struct rum_json *out)
{
    write_fields(out, &rum_theme_shape, (const char *)theme, NULL);
    rum_json_open(out, "seats", '[');
    for (int i = 0; i < RUM_MAX_SEATS && theme->seats[i]; i++)
        rum_json_str(out, NULL, theme->seats[i]);
    rum_json_close(out, ']');
    rum_json_open(out, "looks", '{');
    for (const struct rum_look *l = theme->look; l && l->kind; l++) {
        rum_json_open(out, l->kind, '{');
        write_fields(out, &rum_look_shape, (const char *)l, NULL);
        rum_json_close(out, '}');
    }
    rum_json_close(out, '}');
    if (theme->art) {
        rum_json_open(out, "art", '{');
        for (const struct rum_art *a = theme->art; a->name; a++)
            rum_json_str(out, a->name, a->svg);
        rum_json_close(out, '}');
    }
    if (theme->css && *theme->css)
        rum_json_str(out, "css", *theme->css);
}

const char *rum_theme_art(const struct rum_theme *theme, const char *name)
{
    for (const struct rum_art *a = theme->art; a && a->name; a++) {
        if (strcmp(a->name, name) == 0)
            return a->svg;
    }
    return NULL;
}

void rum_scene_hash(const struct rum_scene *layout,
                    const struct rum_theme *theme, char out[17])
{
    struct rum_text text = {0};
    struct rum_json j = {.out = &text};

    rum_json_open(&j, NULL, '{');
    if (layout)
        rum_scene_write_layout(layout, &j);
    if (theme)
        rum_theme_write(theme, &j);
    rum_json_close(&j, '}');
    uint64_t h = rum_text_hash(text.s, text.n);
    for (int i = 0; i < 16; i++)
        out[i] = "0123456789abcdef"[h >> (60 - 4 * i) & 15];
    out[16] = '\0';
    rum_text_finish(&text);
}
