/*
 * test_version.c: the header, the library and the build agree on a version.
 */
#include "kit.h"

#include <stdio.h>

#include <rumpus/version.h>

TEST(header_and_build_name_the_same_version)
{
    char text[32];
    snprintf(text, sizeof(text), "%d.%d.%d", RUM_VERSION_MAJOR,
             RUM_VERSION_MINOR, RUM_VERSION_PATCH);

    CHECK_STR(rum_version_text(), text);
    CHECK_INT(rum_version(), RUM_VERSION_OF(0, 1, 0));
}
