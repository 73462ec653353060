/*
 * err.c: the last words of a program that found itself wrong.
 */
#include <rumpus/err.h>

#include <stdio.h>

void rum_assert_failed(const char *what, const char *file, int line)
{
    /* A trap and not abort(): the suites and debuggers stop at the place. */
    fprintf(stderr, "rumpus: %s:%d: '%s' does not hold; this is a bug\n", file,
            line, what);
    __builtin_trap();
}
