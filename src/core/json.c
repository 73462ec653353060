/*
 * json.c: JSON written straight into a text.
 */
#include <rumpus/text.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "digits.h"
#include "utf8.h"

static void put_string(struct rum_text *t, const char *s);

static void begin(struct rum_json *j, const char *name)
{
    if (j->comma)
        rum_text_add(j->out, ",", 1);
    j->comma = true;
    if (name) {
        put_string(j->out, name);
        rum_text_add(j->out, ":", 1);
    }
}

static void put_string(struct rum_text *t, const char *text)
{
    const unsigned char *s = (const unsigned char *)text;

    rum_text_add(t, "\"", 1);
    while (*s) {
        size_t run = 0;
        while (s[run] >= 0x20 && s[run] < 0x7f && s[run] != '"' &&
               s[run] != '\\')
            run++;
        rum_text_add(t, (const char *)s, run);
        s += run;
        if (!*s)
            break;
        size_t n = utf8_sequence(s);
        if (n > 0) {
            rum_text_add(t, (const char *)s, n);
            s += n;
        } else if (*s == '"' || *s == '\\') {
            char pair[2] = {'\\', (char)*s++};
            rum_text_add(t, pair, 2);
        } else if (*s == '\n') {
            rum_text_add(t, "\\n", 2);
            s++;
        } else if (*s < 0x20 || *s == 0x7f) {
            rum_text_printf(t, "\\u%04x", *s++);
        } else {
            rum_text_puts(t, "\\ufffd");
            s++;
        }
    }
    rum_text_add(t, "\"", 1);
}

void rum_json_open(struct rum_json *j, const char *name, char bracket)
{
    begin(j, name);
    rum_text_add(j->out, &bracket, 1);
    j->comma = false;
}

void rum_json_close(struct rum_json *j, char bracket)
{
    rum_text_add(j->out, &bracket, 1);
    j->comma = true;
}

void rum_json_str(struct rum_json *j, const char *name, const char *value)
{
    if (!value) {
        rum_json_null(j, name);
        return;
    }
    begin(j, name);
    put_string(j->out, value);
}

/* Scenes and dumps are mostly numbers: printf would cost more than the rest
 * of the writing. */
static void put_int(struct rum_text *t, int64_t value)
{
    char digits[DIGITS];
    size_t n = digits_write(digits + DIGITS, value);

    rum_text_add(t, digits + DIGITS - n, n);
}

void rum_json_int(struct rum_json *j, const char *name, int64_t value)
{
    begin(j, name);
    put_int(j->out, value);
}

void rum_json_real(struct rum_json *j, const char *name, double value)
{
    begin(j, name);
    if (isfinite(value))
        rum_text_printf(j->out, "%.6g", value);
    else
        rum_text_puts(j->out, "null");
}

void rum_json_bool(struct rum_json *j, const char *name, bool value)
{
    begin(j, name);
    rum_text_puts(j->out, value ? "true" : "false");
}

void rum_json_null(struct rum_json *j, const char *name)
{
    begin(j, name);
    rum_text_puts(j->out, "null");
}

void rum_json_u8s(struct rum_json *j, const char *name, const uint8_t *v,
                  size_t n)
{
    rum_json_open(j, name, '[');
    for (size_t i = 0; i < n; i++)
        rum_json_int(j, NULL, v[i]);
    rum_json_close(j, ']');
}
