/*
 * utf8.c: see utf8.h.
 */
#include "utf8.h"

#include <stdlib.h>
#include <string.h>
#include <utf8proc.h>

#define ZWNJ 0x200c /* joiners are format characters too, but only shape */
#define ZWJ  0x200d

static bool steers(utf8proc_int32_t c)
{
    switch (utf8proc_category(c)) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
        return true;
    case UTF8PROC_CATEGORY_CF:
        return c != ZWNJ && c != ZWJ;
    default:
        return false;
    }
}

static struct utf8_char first(const char *s, size_t n)
{
    utf8proc_int32_t c;
    utf8proc_ssize_t bytes =
        utf8proc_iterate((const utf8proc_uint8_t *)s, (utf8proc_ssize_t)n, &c);
    if (bytes <= 0)
        return (struct utf8_char){.bytes = 1, .columns = 1, .steers = true};
    if (steers(c))
        return (struct utf8_char){(size_t)bytes, 1, true};
    return (struct utf8_char){(size_t)bytes, utf8proc_charwidth(c), false};
}

struct utf8_char utf8_first(const char *s)
{
    return first(s, strnlen(s, 4));
}

int utf8_columns_of(const char *s, size_t n)
{
    int columns = 0;

    while (n > 0) {
        struct utf8_char c = first(s, n);
        columns += c.columns;
        s += c.bytes;
        n -= c.bytes;
    }
    return columns;
}

int utf8_columns(const char *s)
{
    return utf8_columns_of(s, strlen(s));
}

bool utf8_locale(void)
{
    const char *names[] = {"LC_ALL", "LC_CTYPE", "LANG"};

    for (int i = 0; i < 3; i++) {
        const char *value = getenv(names[i]);
        if (value && *value)
            return strcasestr(value, "utf-8") || strcasestr(value, "utf8");
    }
    return false;
}
