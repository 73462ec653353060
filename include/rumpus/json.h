/*
 * json.h: JSON taken apart, for messages and files from anywhere. (text.h
 * writes it.)
 *
 *     struct rum_json_doc doc = {0};
 *     const struct rum_json_value *in = rum_json_read(&doc, line, n, &why);
 *     const struct rum_json_value *code = rum_json_member(in, "code");
 *     if (code && code->kind == RUM_JSON_INT)
 *         play(code->n);
 *     rum_json_finish(&doc);
 *
 * Strict: one value and nothing else, well-formed UTF-8, no member twice, no
 * U+0000 (texts are C strings), whole numbers of 64 bits. It needs nothing
 * but memory, so the page alone reads messages with the same code.
 *
 * Threads: a document belongs to one thread at a time.
 */
#ifndef RUMPUS_JSON_H
#define RUMPUS_JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <rumpus/api.h>
#include <rumpus/err.h>

RUM_API_BEGIN

/* What is refused beyond. */
#define RUM_JSON_DEPTH   16        /* of brackets within each other */
#define RUM_JSON_SIZE    (1 << 20) /* bytes, unless the document says more */
#define RUM_JSON_MEMBERS 256       /* of one object */

/* Of a value; whole numbers are apart from others. */
enum rum_json_kind {
    RUM_JSON_NULL,
    RUM_JSON_BOOL, /* n is 0 or 1 */
    RUM_JSON_INT,
    RUM_JSON_REAL, /* a fraction or an exponent: only its text is kept */
    RUM_JSON_TEXT,
    RUM_JSON_LIST,
    RUM_JSON_OBJECT,
};

/* A value, and with its brothers what an object or list holds. */
struct rum_json_value {
    enum rum_json_kind kind;
    const char *name; /* of a member, else NULL */
    const char *text; /* of a text, ended by a zero byte; of a real number its
                         `size` characters, not ended by one */
    size_t size;      /* bytes of the text; elements, members */
    int64_t n;
    const struct rum_json_value *first, *next; /* elements, members; brothers */
};

/* The memory of what was read, used again by the next reading. Zeroed to
 * begin with. */
struct rum_json_doc {
    size_t limit; /* bytes that are taken; 0: RUM_JSON_SIZE */
    char *bytes;
    size_t cap;
    struct rum_json_block *block, *spare;
    size_t used; /* of the values in `block` */
};

/* The value that `size` bytes spell, good until the next reading; or NULL,
 * and `why` says what is wrong and at which byte. */
const struct rum_json_value *rum_json_read(struct rum_json_doc *doc,
                                           const char *text, size_t size,
                                           struct rum_err_text *why);
/* Free what was read. */
void rum_json_finish(struct rum_json_doc *doc);

/* A member by its name; NULL: there is none, or `v` is NULL or no object. */
const struct rum_json_value *rum_json_member(const struct rum_json_value *v,
                                             const char *name);
/* The text of a value; NULL: it is none, or there is no value. */
static inline const char *rum_json_text(const struct rum_json_value *v)
{
    return v && v->kind == RUM_JSON_TEXT ? v->text : NULL;
}

/* Is it there, and true? */
static inline bool rum_json_is_true(const struct rum_json_value *v)
{
    return v && v->kind == RUM_JSON_BOOL && v->n;
}

RUM_API_END

#endif
