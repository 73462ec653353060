/*
 * names.c: putting people into sentences.
 */
#include "names.h"

#include <string.h>
#include <strings.h>

#include <rumpus/scene.h>

/* Where the next words go, and whether they open a sentence. */
struct pen {
    char *out;
    size_t size;
    bool opening;
};

static void put(struct pen *p, const char *s, size_t n)
{
    rum_say(p->out, p->size, "%.*s", (int)n, s);
    size_t said = strlen(p->out);
    p->out += said;
    p->size -= said;
    while (n > 0 && s[n - 1] == ' ')
        n--;
    if (n > 0)
        p->opening = strchr(".!?", s[n - 1]);
}

static void put_person(struct pen *p, const char *name, bool you, bool owns)
{
    if (!you) {
        put(p, name, strlen(name));
        if (owns)
            put(p, "'s", 2);
        return;
    }
    if (owns)
        put(p, p->opening ? "Your" : "your", 4);
    else
        put(p, p->opening ? "You" : "you", 3);
}

/* The length of a placeholder at s, with its seat; 0: there is none. */
static size_t placeholder(const char *s, int seats, int *seat)
{
    if (s[0] != '{' || s[1] < '0' || s[1] >= '0' + seats)
        return 0;
    if (s[2] != '}' && s[2] != '\'' && s[2] != ':')
        return 0;
    const char *end = strchr(s, '}');
    if (!end)
        return 0;
    *seat = s[1] - '0';
    return (size_t)(end - s) + 1;
}

/* The verb of "{0:plays:play}": for a third person, or for you. */
static void put_verb(struct pen *p, const char *s, size_t n, bool you)
{
    const char *third = s + 3, *end = s + n - 1;
    const char *colon = memchr(third, ':', (size_t)(end - third));
    if (!colon)
        colon = end;

    const char *second = colon < end ? colon + 1 : third;
    put(p, " ", 1);
    if (you)
        put(p, second, (size_t)((colon < end ? end : colon) - second));
    else
        put(p, third, (size_t)(colon - third));
}

/* Whoever reads it; and somebody who is called so ("You" at a terminal),
 * whoever reads it: "You draws" is nobody's English. */
static bool is_you(const char *name, bool reads)
{
    return reads || strcasecmp(name, "you") == 0;
}

void rum_names_expand(const char *in, const char names[][RUM_NAME_SIZE],
                      int seats, rum_seat you, char *out, size_t size)
{
    struct pen p = {out, size, true};

    out[0] = '\0';
    while (*in) {
        int seat;
        size_t n = placeholder(in, seats, &seat);
        if (n > 0) {
            bool second = is_you(names[seat], seat == you);
            put_person(&p, names[seat], second, in[2] == '\'');
            if (in[2] == ':')
                put_verb(&p, in, n, second);
        } else {
            n = 1 + strcspn(in + 1, "{");
            put(&p, in, n);
        }
        in += n;
    }
}
