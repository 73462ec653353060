/*
 * say.h: rum_say() for those who have its arguments as a list.
 */
#ifndef CORE_SAY_H
#define CORE_SAY_H

#include <stdarg.h>
#include <stddef.h>

void rum_say_list(char *text, size_t size, const char *format, va_list args)
    __attribute__((format(printf, 3, 0)));

#endif
