/*
 * digits.h: a number in decimal.
 */
#ifndef CORE_DIGITS_H
#define CORE_DIGITS_H

#include <stddef.h>
#include <stdint.h>

#define DIGITS 20 /* of any number, with its sign */

/* Write it so that it ends before `end`; how many characters it has. */
static inline size_t digits_write(char *end, int64_t value)
{
    uint64_t u = value < 0 ? -(uint64_t)value : (uint64_t)value;
    char *at = end;

    do
        *--at = (char)('0' + u % 10);
    while ((u /= 10) > 0);
    if (value < 0)
        *--at = '-';
    return (size_t)(end - at);
}

#endif
