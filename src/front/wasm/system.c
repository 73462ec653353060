/*
 * system.c (wasm): system.h, asked of whoever loaded the module.
 */
#include <rumpus/system.h>

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <rumpus/err.h>

#include "module.h"

void rum_assert_failed(const char *what, const char *file, int line)
{
    host_failed(what, strlen(what), file, strlen(file), line);
    __builtin_trap();
}

void rum_system_stop(const char *format, ...)
{
    char text[256] = "";
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    host_failed(text, strlen(text), "", 0, 0);
    __builtin_trap();
}

void rum_system_random(void *out, size_t n)
{
    host_random(out, n);
}

uint64_t rum_system_micros(void)
{
    return (uint64_t)(host_clock() * 1000);
}

void rum_system_together(void (*work)(void *), void *const arg[], size_t n)
{
    for (size_t i = 0; i < n; i++)
        work(arg[i]);
}
