/*
 * scene_reader.c: values and structs from JSON, by the tables that write them.
 */
#include "scene_reader.h"

#include <stdlib.h>
#include <string.h>

#include "scene_build.h"

#define MAX_TEXT 20000 /* bytes of one text: pictures are the longest */

bool reader_refuse(struct reader *r, const char *name, const char *expected)
{
    r->why->text[0] = '\0';
    RUM_SAY(r->why->text, "scene: %s%s%s: %s", r->path,
            r->path[0] && name[0] && name[0] != '[' ? "." : "", name, expected);
    return false;
}

/* Go into a member; returns what reader_leave() needs to come back. */
size_t reader_enter(struct reader *r, const char *name)
{
    size_t n = strlen(r->path);
    RUM_SAY(r->path, "%s%s", n ? "." : "", name);
    return n;
}

size_t reader_enter_index(struct reader *r, size_t i)
{
    size_t n = strlen(r->path);
    RUM_SAY(r->path, "[%zu]", i);
    return n;
}

void reader_leave(struct reader *r, size_t back)
{
    r->path[back] = '\0';
}

/* ---- single values ---- */

bool reader_text(struct reader *r, const char *name,
                 const struct rum_json_value *v, const char **out)
{
    if (v->kind != RUM_JSON_TEXT)
        return reader_refuse(r, name, "a text is expected");
    if (v->size > MAX_TEXT)
        return reader_refuse(r, name, "the text is too long");
    *out = rum_scene_copy(r->scene, rum_json_text(v));
    return true;
}

static void store_text(const char *s, char *out)
{
    memcpy(out, &s, sizeof(s));
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

static bool read_chars(struct reader *r, const struct field *f,
                       const struct rum_json_value *v, char *out)
{
    char expected[80] = "";

    if (v->kind != RUM_JSON_TEXT || v->size >= (size_t)f->max) {
        RUM_SAY(expected, "a text of less than %d bytes is expected", f->max);
        return reader_refuse(r, f->name, expected);
    }
    memcpy(out, v->text, v->size + 1);
    return true;
}

static bool read_int(struct reader *r, const struct field *f,
                     const struct rum_json_value *v, char *out)
{
    char expected[80] = "";

    int64_t n = v->n;
    if (v->kind != RUM_JSON_INT || n < f->min || n > f->max) {
        RUM_SAY(expected, "a whole number from %d to %d is expected", f->min,
                f->max);
        return reader_refuse(r, f->name, expected);
    }
    store_int(f, n, out);
    return true;
}

static bool read_word(struct reader *r, const struct field *f,
                      const struct rum_json_value *v, char *out)
{
    char expected[160] = "expected is one of";
    const char *s = rum_json_text(v);

    for (unsigned i = 0; f->words[i]; i++) {
        if (s && strcmp(s, f->words[i]) == 0) {
            memcpy(out, &i, sizeof(i));
            return true;
        }
        RUM_SAY(expected, " %s", f->words[i]);
    }
    return reader_refuse(r, f->name, expected);
}

/* "NP-3.1" of the scene's own tag. */
static bool read_clause(struct reader *r, const struct field *f,
                        const struct rum_json_value *v, char *out)
{
    const char *s = rum_json_text(v);
    unsigned long chapter = 0, part = 0;
    size_t n = r->tag ? strlen(r->tag) : 0;

    if (n == 0)
        return reader_refuse(r, f->name,
                             "a clause needs the scene to have a tag");
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
        return reader_refuse(r, f->name,
                             "a clause such as \"NP-3.1\" is expected");
    uint16_t clause = RUM_CLAUSE(chapter, part);
    memcpy(out, &clause, sizeof(clause));
    return true;
}

/* ---- structs ---- */

bool reader_too_many(struct reader *r, const char *name, int32_t max)
{
    char expected[64] = "";
    RUM_SAY(expected, "a list of at most %d is expected", max);
    return reader_refuse(r, name, expected);
}

static bool read_array(struct reader *r, const struct field *f,
                       const struct rum_json_value *v, char *base)
{
    size_t n = v->size;
    char *out = base + f->at;

    if (v->kind != RUM_JSON_LIST || n > (size_t)f->max)
        return reader_too_many(r, f->name, f->max);
    if (f->kind == F_TARGETS) {
        char *texts = rum_scene_bytes(r->scene, (n + 1) * sizeof(char *));
        memcpy(out, &texts, sizeof(texts));
        out = texts;
    }
    base[f->count_at] = (char)n;
    size_t back = reader_enter(r, f->name);
    const struct rum_json_value *e = v->first;
    for (size_t i = 0; i < n; i++, e = e->next) {
        size_t inner = reader_enter_index(r, i);
        if (f->kind == F_OBJECTS) {
            if (!reader_object(r, f->shape, e, out + i * f->shape->size))
                return false;
        } else {
            const char *s;
            if (!reader_text(r, "", e, &s))
                return false;
            memcpy(out + i * sizeof(s), &s, sizeof(s));
        }
        reader_leave(r, inner);
    }
    reader_leave(r, back);
    return true;
}

/* Two texts or two structs, either of which may be null. */
static bool read_pair(struct reader *r, const struct field *f,
                      const struct rum_json_value *v, char *out)
{
    if (v->kind != RUM_JSON_LIST || v->size != 2)
        return reader_refuse(r, f->name,
                             "a list of two is expected, one a side");
    size_t back = reader_enter(r, f->name);
    const struct rum_json_value *e = v->first;
    for (size_t i = 0; i < 2; i++, e = e->next) {
        const char *p = NULL;
        size_t inner = reader_enter_index(r, i);
        if (e->kind != RUM_JSON_NULL && f->kind == F_PAIR) {
            if (!reader_text(r, "", e, &p))
                return false;
        } else if (e->kind != RUM_JSON_NULL) {
            char *object = rum_scene_bytes(r->scene, f->shape->size);
            if (!reader_object(r, f->shape, e, object))
                return false;
            p = object;
        }
        memcpy(out + i * sizeof(p), &p, sizeof(p));
        reader_leave(r, inner);
    }
    reader_leave(r, back);
    return true;
}

static bool read_value(struct reader *r, const struct field *f,
                       const struct rum_json_value *v, char *base)
{
    char *out = base + f->at;
    const char *s = NULL;

    switch ((enum field_kind)f->kind) {
    case F_TEXT:
        if (!reader_text(r, f->name, v, &s))
            return false;
        store_text(s, out);
        return true;
    case F_CHARS:
        return read_chars(r, f, v, out);
    case F_INT:
        return read_int(r, f, v, out);
    case F_BOOL:
        if (v->kind != RUM_JSON_BOOL)
            return reader_refuse(r, f->name, "true or false is expected");
        *(bool *)out = rum_json_is_true(v);
        return true;
    case F_WORD:
        return read_word(r, f, v, out);
    case F_CLAUSE:
        return read_clause(r, f, v, out);
    case F_SIDE:
        s = rum_json_text(v);
        if (!s || (strcmp(s, "E") != 0 && strcmp(s, "S") != 0))
            return reader_refuse(r, f->name, "\"E\" or \"S\" is expected");
        *out = *s;
        return true;
    case F_OBJECT: {
        size_t back = reader_enter(r, f->name);
        bool good = reader_object(r, f->shape, v, out);
        if (good)
            reader_leave(r, back);
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
        return reader_refuse(r, f->name, "is missing");
    if (f->kind == F_INT) {
        store_int(f, f->none, base + f->at);
    } else if (f->kind == F_TEXT && f->blank) {
        store_text("", base + f->at);
    }
    return true;
}

const struct field *reader_field(const struct shape *shape, const char *name)
{
    for (size_t i = 0; i < shape->fields; i++) {
        if (strcmp(shape->field[i].name, name) == 0)
            return &shape->field[i];
    }
    return NULL;
}

bool reader_fields(struct reader *r, const struct shape *shape,
                   const struct rum_json_value *v, char *base)
{
    for (size_t i = 0; i < shape->fields; i++) {
        const struct field *f = &shape->field[i];
        const struct rum_json_value *member = rum_json_member(v, f->name);
        if (member ? !read_value(r, f, member, base) : !set_absent(r, f, base))
            return false;
    }
    return true;
}

bool reader_unknown(struct reader *r, const char *name)
{
    char shown[48] = "";
    RUM_SAY(shown, "%.40s", name);
    return reader_refuse(r, shown, "there is no such member here");
}

bool reader_object(struct reader *r, const struct shape *shape,
                   const struct rum_json_value *v, char *base)
{

    if (v->kind != RUM_JSON_OBJECT)
        return reader_refuse(r, "", "an object is expected");
    for (const struct rum_json_value *member = v->first; member;
         member = member->next) {
        const char *name = member->name;
        if (!reader_field(shape, name))
            return reader_unknown(r, name);
    }
    return reader_fields(r, shape, v, base);
}
