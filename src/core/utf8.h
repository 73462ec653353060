/*
 * utf8.h (core): what is well-formed UTF-8.
 */
#ifndef CORE_UTF8_H
#define CORE_UTF8_H

#include <stddef.h>

/* How many bytes of a well-formed character beyond ASCII begin at s; 0: none.
 * The string ends in a zero byte, so nothing is read past it. */
static inline size_t utf8_sequence(const unsigned char *s)
{
    size_t n = *s >= 0xc2 && *s <= 0xdf   ? 2
               : *s >= 0xe0 && *s <= 0xef ? 3
               : *s >= 0xf0 && *s <= 0xf4 ? 4
                                          : 0;
    for (size_t i = 1; i < n; i++) {
        if ((s[i] & 0xc0) != 0x80)
            return 0;
    }
    if ((*s == 0xe0 && s[1] < 0xa0) || (*s == 0xed && s[1] > 0x9f) ||
        (*s == 0xf0 && s[1] < 0x90) || (*s == 0xf4 && s[1] > 0x8f))
        return 0;
    return n;
}

#endif
