/*
 * version.h: which Rumpus this is.
 *
 * While the first number is 0, every release may change the library's
 * interface; the second number is the name of its interface (the soname), and
 * the third counts mends that change nothing for callers.
 *
 * Threads: any, at any time.
 */
#ifndef RUMPUS_VERSION_H
#define RUMPUS_VERSION_H

#include <rumpus/api.h>

RUM_API_BEGIN

/* The numbers of this version. Also change meson.build; a test compares them.
 */
#define RUM_VERSION_MAJOR 0
#define RUM_VERSION_MINOR 1
#define RUM_VERSION_PATCH 0

/* The version of what was compiled against, to be compared with
 * RUM_VERSION_OF(0, 1, 0). */
#define RUM_VERSION_OF(major, minor, patch)                                    \
    ((major)*10000 + (minor)*100 + (patch))
#define RUM_VERSION                                                            \
    RUM_VERSION_OF(RUM_VERSION_MAJOR, RUM_VERSION_MINOR, RUM_VERSION_PATCH)

/* The version of the library that runs: RUM_VERSION when it was built; and as
 * text: "0.1.0". */
int rum_version(void);
const char *rum_version_text(void);

RUM_API_END

#endif
