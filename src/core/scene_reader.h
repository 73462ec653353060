/*
 * scene_reader.h: reading the structs of a scene by their tables.
 */
#ifndef CORE_SCENE_READER_H
#define CORE_SCENE_READER_H

#include <rumpus/json.h>
#include <rumpus/scene.h>

#include "scene_fields.h"

struct reader {
    struct rum_scene *scene; /* whose memory is used */
    const char *tag;         /* of the clauses, or NULL */
    char path[128];          /* "items[3].face" */
    struct rum_err_text *why;
};

/* All that return bool say what is wrong before they return false, and leave
 * the path as it was before they return true. */
bool reader_refuse(struct reader *r, const char *name, const char *expected);
bool reader_too_many(struct reader *r, const char *name, int32_t max);
bool reader_unknown(struct reader *r, const char *name);

/* Go into a member or an element; leave() takes what they return. */
size_t reader_enter(struct reader *r, const char *name);
size_t reader_enter_index(struct reader *r, size_t i);
void reader_leave(struct reader *r, size_t back);

bool reader_text(struct reader *r, const char *name,
                 const struct rum_json_value *v, const char **out);
/* A struct and nothing else; or only its fields, whatever else is there. */
bool reader_object(struct reader *r, const struct shape *shape,
                   const struct rum_json_value *v, char *base);
bool reader_fields(struct reader *r, const struct shape *shape,
                   const struct rum_json_value *v, char *base);
const struct field *reader_field(const struct shape *shape, const char *name);

#endif
