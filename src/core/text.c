/*
 * text.c: growing text, and memory that never fails.
 */
#include <rumpus/text.h>

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/err.h>
#include <rumpus/system.h>

static void *or_stop(void *p, size_t size)
{
    if (!p && size > 0)
        rum_system_stop("out of memory (%zu bytes wanted)", size);
    return p;
}

void *rum_alloc(size_t size)
{
    return or_stop(calloc(1, size ? size : 1), size);
}

void *rum_realloc(void *p, size_t size)
{
    return or_stop(realloc(p, size ? size : 1), size);
}

void rum_text_finish(struct rum_text *t)
{
    free(t->s);
    *t = (struct rum_text){0};
}

void rum_text_clear(struct rum_text *t)
{
    t->n = 0;
    if (t->s)
        t->s[0] = '\0';
}

static void make_room(struct rum_text *t, size_t more)
{
    if (t->n + more + 1 <= t->cap)
        return;
    size_t cap = t->cap ? t->cap : 256;
    while (cap < t->n + more + 1)
        cap *= 2;
    t->s = rum_realloc(t->s, cap);
    t->cap = cap;
}

void rum_text_add(struct rum_text *t, const char *s, size_t n)
{
    make_room(t, n);
    if (n > 0) /* else `s` may be NULL */
        memcpy(t->s + t->n, s, n);
    t->n += n;
    t->s[t->n] = '\0';
}

/* FNV-1a */
uint64_t rum_text_hash(const char *s, size_t n)
{
    uint64_t h = 0xcbf29ce484222325u;

    while (n-- > 0)
        h = (h ^ (uint8_t)*s++) * 0x100000001b3u;
    return h;
}

void rum_text_puts(struct rum_text *t, const char *s)
{
    rum_text_add(t, s, strlen(s));
}

void rum_text_printf(struct rum_text *t, const char *format, ...)
{
    va_list args, again;

    va_start(args, format);
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, format, args);
    va_end(args);
    RUM_ASSERT(n >= 0);
    make_room(t, (size_t)n);
    vsnprintf(t->s + t->n, (size_t)n + 1, format, again);
    va_end(again);
    t->n += (size_t)n;
}

int rum_text_characters(const char *s)
{
    int n = 0;
    for (; *s; s++)
        n += (*s & 0xc0) != 0x80; /* not the middle of one */
    return n;
}
