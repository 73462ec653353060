/*
 * utf8.h: characters and the columns they take on a terminal.
 *
 * Widths and kinds of characters come from utf8proc, which follows Unicode.
 */
#ifndef COMMON_UTF8_H
#define COMMON_UTF8_H

#include <stdbool.h>
#include <stddef.h>

struct utf8_char {
    size_t bytes; /* a byte that is no UTF-8 is a character of its own */
    int columns;  /* 0, 1 or 2 */
    bool steers;  /* a terminal would obey it instead of showing it: controls,
                     changes of direction, bytes that are no UTF-8 */
};

/* The first character of s, which is not empty. */
struct utf8_char utf8_first(const char *s);

/* Columns of a string, or of its first n bytes. What steers counts as one: it
 * is shown as '?'. */
int utf8_columns(const char *s);
int utf8_columns_of(const char *s, size_t n);

/* Does this terminal show UTF-8? By the usual variables. */
bool utf8_locale(void);

#endif
