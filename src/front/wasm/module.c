/*
 * module.c: guests, and what they say.
 */
#include "module.h"

#include <stdlib.h>

static struct rum_wire *wire; /* one for all guests */

void *module_alloc(size_t n)
{
    return rum_alloc(n);
}

void module_free(void *p)
{
    free(p);
}

struct rum_guest *module_open(void)
{
    struct rum_guest *g = rum_alloc(sizeof(*g));

    if (!wire)
        wire = rum_wire_create(NULL, NULL);
    *g = (struct rum_guest){.wire = wire, .send = host_send, .tester = true};
    return g;
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
