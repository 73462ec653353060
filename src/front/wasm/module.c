/*
 * module.c: guests, and what they say.
 */
#include "module.h"

#include <stdlib.h>

static struct rum_wire *wire; /* of all testers */

void *module_alloc(size_t n)
{
    return rum_alloc(n);
}

void module_free(void *p)
{
    free(p);
}

static struct rum_guest *new_guest(struct rum_wire *w, bool tester)
{
    struct rum_guest *g = rum_alloc(sizeof(*g));

    *g = (struct rum_guest){.wire = w, .send = host_send, .tester = tester};
    return g;
}

struct rum_guest *module_open(void)
{
    if (!wire)
        wire = rum_wire_create(NULL, NULL);
    return new_guest(wire, true);
}

struct rum_guest *module_enter(void)
{
    return new_guest(room_wire(), false);
}

void module_say(struct rum_guest *g, const char *line, size_t n)
{
    RUM_ASSERT(g);
    rum_guest_say(g, line, n);
}

void module_close(struct rum_guest *g)
{
    RUM_ASSERT(g);
    rum_guest_finish(g);
    free(g);
}

int module_restore(const char *id, size_t lines, const char *text, size_t n,
                   const char *kept, size_t kept_n)
{
    return room_restore(id, lines, text, n, kept, kept_n);
}

void module_settle(struct place *p, int kept)
{
    room_settle(p, kept != 0);
}

void module_clear(void)
{
    room_clear();
}

double module_tend(void)
{
    return room_tend();
}

void module_think(const void *errand, size_t n, uint32_t part, uint32_t parts)
{
    think_part(errand, n, part, parts);
}

void module_thought(struct errand_out *out, const void *found, size_t n)
{
    RUM_ASSERT(n % sizeof(struct rum_part) == 0);
    think_done(out, found, n / sizeof(struct rum_part));
}
