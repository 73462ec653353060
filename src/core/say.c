/*
 * say.c: sentences, and ids with numbers in them.
 *
 * A scene is made of hundreds of them, and is made for every viewer after
 * every action. Nearly all are words, names and whole numbers, which are put
 * together here; with printf() they would cost a quarter of the scene.
 */
#include <rumpus/scene.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "digits.h"
#include "say.h"

/* ---- words, names and whole numbers ---- */

/* Where the next character goes, and where there is no more room. */
struct pen {
    char *at, *end;
    bool cut; /* something did not fit */
};

static void put(struct pen *p, const char *s, size_t n)
{
    size_t room = (size_t)(p->end - p->at);

    if (n > room) {
        n = room;
        p->cut = true;
    }
    memcpy(p->at, s, n);
    p->at += n;
}

static void put_number(struct pen *p, int64_t n)
{
    char digits[DIGITS];
    size_t count = digits_write(digits + DIGITS, n);

    put(p, digits + DIGITS - count, count);
}

/* At most so many bytes of a text: "%.40s" or "%.*s", from behind the dot. */
static const char *take_most(const char *format, va_list *args, size_t *most)
{
    if (*format == '*') {
        int n = va_arg(*args, int);
        *most = n < 0 ? SIZE_MAX : (size_t)n;
        return format + 1;
    }
    for (*most = 0; *format >= '0' && *format <= '9'; format++)
        *most = *most * 10 + (size_t)(*format - '0');
    return format;
}

/* A directive, from behind its "%"; what follows it. NULL: printf() knows. */
static const char *put_directive(struct pen *p, const char *format,
                                 va_list *args)
{
    size_t most = SIZE_MAX;
    const char *text;
    char c;

    if (*format == '.') {
        format = take_most(format + 1, args, &most);
        if (*format != 's')
            return NULL;
    }
    switch (*format) {
    case 's':
        text = va_arg(*args, const char *);
        put(p, text, most == SIZE_MAX ? strlen(text) : strnlen(text, most));
        break;
    case 'd':
        put_number(p, va_arg(*args, int));
        break;
    case 'u':
        put_number(p, va_arg(*args, unsigned));
        break;
    case 'c':
        c = (char)va_arg(*args, int);
        put(p, &c, 1);
        break;
    default:
        return NULL;
    }
    return format + 1;
}

static bool put_all(struct pen *p, const char *format, va_list *args)
{
    while (format && *format) {
        size_t plain = strcspn(format, "%");
        put(p, format, plain);
        format += plain;
        if (*format)
            format = put_directive(p, format + 1, args);
    }
    return format;
}

/* ---- sentences ---- */

/* Texts are cut between bytes; take off what is left of a character. */
static void trim(char *text)
{
    size_t n = strlen(text), back = 0;

    while (back < n && back < 3 &&
           ((unsigned char)text[n - 1 - back] & 0xc0) == 0x80)
        back++;
    if (back == n)
        return;
    unsigned char lead = (unsigned char)text[n - 1 - back];
    size_t wanted = lead < 0x80 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    if (wanted > back)
        text[n - 1 - back] = '\0';
}

void rum_say_list(char *text, size_t size, const char *format, va_list args)
{
    size_t n = strlen(text);
    struct pen p = {text + n, text + size - 1, false};
    va_list mine;

    va_copy(mine, args);
    if (put_all(&p, format, &mine))
        *p.at = '\0';
    else
        p.cut = vsnprintf(text + n, size - n, format, args) >= (int)(size - n);
    va_end(mine);
    if (p.cut)
        trim(text);
}

void rum_say(char *text, size_t size, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    rum_say_list(text, size, format, args);
    va_end(args);
}

void rum_line_say(struct rum_line *line, uint16_t clause, const char *format,
                  ...)
{
    va_list args;

    va_start(args, format);
    rum_say_list(line->text, sizeof(line->text), format, args);
    va_end(args);
    line->clause = clause;
}

int rum_id_number(const char *id, const char *name)
{
    size_t n = strlen(name), digits;

    if (strncmp(id, name, n) != 0)
        return -1;
    digits = strspn(id + n, "0123456789");
    if (digits == 0 || digits > 4 || (id[n + digits] && id[n + digits] != '.'))
        return -1;
    return (int)strtol(id + n, NULL, 10);
}

void rum_offer_on(struct rum_offer *offer, const char *format, ...)
{
    va_list args;

    RUM_ASSERT(offer->targets < RUM_MAX_TARGETS);
    char *id = offer->on[offer->targets++];
    id[0] = '\0';
    va_start(args, format);
    rum_say_list(id, RUM_ID_SIZE, format, args);
    va_end(args);
}

void rum_line_move(struct rum_line *line, const char *item, const char *from,
                   const char *to, enum rum_manner manner)
{
    if (line->moves == RUM_MAX_MOVES)
        return; /* an animation the less, not a ruling */
    struct rum_move *m = &line->move[line->moves++];
    *m = (struct rum_move){.manner = manner};
    RUM_SAY(m->item, "%s", item ? item : "");
    RUM_SAY(m->from, "%s", from);
    RUM_SAY(m->to, "%s", to);
}
