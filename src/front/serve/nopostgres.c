/*
 * nopostgres.c: a program that was built without PostgreSQL.
 */
#include <rumpus/scene.h>

#include "engine.h"

static enum rum_err refuse(const char *url, const char *address, void **base,
                           struct rum_err_text *why)
{
    (void)url;
    (void)address;
    (void)base;
    RUM_SAY(why->text, "this program was built without PostgreSQL: run "
                       "'tools/setup serve' and build it again");
    return RUM_EIO;
}

const struct engine postgres_engine = {.open = refuse};
