/*
 * version.c: the version of the library that runs.
 */
#include <rumpus/version.h>

int rum_version(void)
{
    return RUM_VERSION;
}

const char *rum_version_text(void)
{
    return RUMPUS_VERSION;
}
