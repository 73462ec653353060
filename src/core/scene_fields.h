/*
 * scene_fields.h: the parts of a scene as tables, so that what writes JSON
 * and what reads it cannot drift apart.
 *
 * A shape is a C struct: its fields, their JSON names, where they are and what
 * they hold. Adding a field to scene.h means one line in scene_fields.c: what
 * reads and writes JSON goes by it, and tools/scene-types makes the types in
 * docs/SCENE.md and of the page from it.
 */
#ifndef CORE_SCENE_FIELDS_H
#define CORE_SCENE_FIELDS_H

#include <rumpus/scene.h>

enum field_kind {
    F_TEXT,    /* const char *; absent: NULL, or "" if `blank` */
    F_CHARS,   /* a text kept inside, in `max` bytes; absent: empty */
    F_INT,     /* any integer of `size` bytes; absent: `none` */
    F_BOOL,    /* absent: false */
    F_WORD,    /* an enum, written as one of `words`; absent: the first */
    F_CLAUSE,  /* uint16_t, written as "NP-3.1"; absent: 0 */
    F_SIDE,    /* char, 'E' or 'S' */
    F_OBJECT,  /* a struct inside; absent: all its fields are */
    F_OBJECTS, /* an array of structs inside, `max` at most, count elsewhere */
    F_TEXTS,   /* an array of texts inside, the same */
    F_PAIR,    /* two texts inside, each may be null */
    F_PAIRS,   /* two pointers to structs inside, each may be null */
    F_TARGETS, /* a pointer to texts, count elsewhere */
};

struct shape;

struct field {
    const char *name, *key; /* key: as it is written, "\"id\":" */
    uint8_t key_size;
    uint8_t kind; /* enum field_kind */
    uint8_t size;
    bool needed; /* always written, and must be there to be read */
    bool always; /* written by the core; hand-made scenes may lack it */
    bool blank;
    bool is_signed;
    uint16_t at, count_at;
    int16_t none;
    int32_t min, max; /* of a number; max: of a list as well */
    const char *const *words;
    const struct shape *shape;
    const char *about; /* for docs/SCENE.md and types.ts, or NULL */
};

struct shape {
    const char *name; /* "item" */
    const char *type; /* "Item", in TypeScript */
    size_t size;
    const struct field *field;
    size_t fields;
};

/* One of the growing arrays of a scene. */
struct scene_list {
    const char *name, *key;
    uint8_t key_size;
    bool in_layout; /* a layout may have it */
    uint16_t at;
    uint16_t max; /* elements taken from outside */
    const struct shape *shape;
};

/* What RUM_LIST() looks like to code that goes by tables. */
struct any_list {
    void *v;
    size_t n, cap;
};

/* The words of an enum, and what TypeScript calls it. */
struct scene_words {
    const char *type;
    const char *const *words;
};

#define SCENE_WORDS 5
#define SCENE_LISTS 13

extern const struct scene_words rum_scene_words[SCENE_WORDS];

extern const struct scene_list rum_scene_lists[SCENE_LISTS];
extern const struct shape rum_scene_shape;      /* its own plain fields */
extern const struct shape rum_scene_seat_shape; /* struct rum_seat_info */
extern const struct shape rum_theme_shape;
extern const struct shape rum_look_shape;

#endif
