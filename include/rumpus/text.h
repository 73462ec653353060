/*
 * text.h: growing text, and JSON written straight into it.
 *
 *     struct rum_text out = {0};
 *     struct rum_json j = {.out = &out};
 *     rum_json_open(&j, NULL, '{');
 *     rum_json_str(&j, "game", "npzr");
 *     rum_json_open(&j, "deck", '[');
 *     rum_json_int(&j, NULL, 12);
 *     rum_json_close(&j, ']');
 *     rum_json_close(&j, '}');
 *
 * The name is NULL inside arrays. Text must be UTF-8; bytes that are not are
 * written as the replacement character, so the output is always valid.
 *
 * Threads: a text belongs to one thread at a time.
 */
#ifndef RUMPUS_TEXT_H
#define RUMPUS_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <rumpus/api.h>

RUM_API_BEGIN

/* A text that grows. Zeroed to begin with. */
struct rum_text {
    char *s; /* always ends in a zero byte once something was added */
    size_t n, cap;
};

/* Free it; it is empty afterwards. */
void rum_text_finish(struct rum_text *t);
void rum_text_clear(struct rum_text *t); /* keeps the memory */
/* Add n bytes, a string, or what printf() makes. */
void rum_text_add(struct rum_text *t, const char *s, size_t n);
void rum_text_puts(struct rum_text *t, const char *s);
void rum_text_printf(struct rum_text *t, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* A number by which two texts are told apart, if nobody means harm. */
uint64_t rum_text_hash(const char *s, size_t n);

/* Characters of a UTF-8 string. The columns they take are a matter of front
 * ends with a terminal. */
int rum_text_characters(const char *s);

/* JSON being written. */
struct rum_json {
    struct rum_text *out;
    bool comma; /* an element came before */
};

/* Open or close an object ('{', '}') or an array ('[', ']'). */
void rum_json_open(struct rum_json *j, const char *name, char bracket);
void rum_json_close(struct rum_json *j, char bracket);
/* Add a value; `name` is that of the member, NULL in an array. */
void rum_json_str(struct rum_json *j, const char *name, const char *value);
void rum_json_int(struct rum_json *j, const char *name, int64_t value);
void rum_json_real(struct rum_json *j, const char *name, double value);
void rum_json_bool(struct rum_json *j, const char *name, bool value);
void rum_json_null(struct rum_json *j, const char *name);
/* An array of small numbers, as states are full of. */
void rum_json_u8s(struct rum_json *j, const char *name, const uint8_t *v,
                  size_t n);

/* Memory, or the end of the program with a message. */
void *rum_alloc(size_t size); /* zeroed */
void *rum_realloc(void *p, size_t size);

RUM_API_END

#endif
