/*
 * text.c: growing text, and memory that never fails.
 */
#include <rumpus/text.h>

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/err.h>

static void *or_stop(void *p, size_t size)
{
    if (!p && size > 0) {
        fprintf(stderr, "rumpus: out of memory (%zu bytes wanted)\n", size);
        exit(1);
    }
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
    memcpy(t->s + t->n, s, n);
    t->n += n;
    t->s[t->n] = '\0';
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

/* The code point at *s, and *s behind it; a bad byte counts as one. */
static uint32_t decode(const char **s)
{
    const unsigned char *p = (const unsigned char *)*s;
    int more = *p < 0x80 ? 0 : *p < 0xe0 ? 1 : *p < 0xf0 ? 2 : 3;
    uint32_t c = more == 0 ? *p : *p & (0x3fu >> more);

    for (int i = 1; i <= more; i++) {
        if ((p[i] & 0xc0) != 0x80) {
            ++*s;
            return 0xfffd;
        }
        c = c << 6 | (p[i] & 0x3f);
    }
    *s += more + 1;
    return c;
}

static int columns_of(uint32_t c)
{
    if (c == 0 || c == 0x200d || (c >= 0x300 && c <= 0x36f) ||
        (c >= 0xfe00 && c <= 0xfe0f))
        return 0;
    if ((c >= 0x1100 && c <= 0x115f) || (c >= 0x2e80 && c <= 0xa4cf) ||
        (c >= 0xac00 && c <= 0xd7a3) || (c >= 0xf900 && c <= 0xfaff) ||
        (c >= 0xfe30 && c <= 0xfe6f) || (c >= 0xff00 && c <= 0xff60) ||
        (c >= 0xffe0 && c <= 0xffe6) || (c >= 0x1f300 && c <= 0x1faff) ||
        (c >= 0x20000 && c <= 0x3fffd))
        return 2;
    return 1;
}

int rum_text_columns(const char *s)
{
    int n = 0;
    while (*s)
        n += columns_of(decode(&s));
    return n;
}
