/*
 * folders.c: see folders.h.
 */
#include "folders.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <rumpus/scene.h>

#define LONGEST 4096

enum rum_err folders_data(const char *name, char *out, size_t size,
                          struct rum_err_text *why)
{
    const char *data = getenv("XDG_DATA_HOME");
    const char *home = getenv("HOME");

    out[0] = why->text[0] = '\0';
    /* The specification of these folders has relative ones ignored. */
    if (data && data[0] == '/')
        rum_say(out, size, "%s/rumpus/%s", data, name);
    else if (home && home[0] == '/')
        rum_say(out, size, "%s/.local/share/rumpus/%s", home, name);
    if (out[0])
        return RUM_OK;
    RUM_SAY(why->text, "neither XDG_DATA_HOME nor HOME names a folder");
    return RUM_EIO;
}

static enum rum_err make(const char *path, struct rum_err_text *why)
{
    if (mkdir(path, 0700) == 0 || errno == EEXIST)
        return RUM_OK;
    why->text[0] = '\0';
    RUM_SAY(why->text, "cannot make %.150s: %s", path, strerror(errno));
    return RUM_EIO;
}

/* Every folder of the path but its last part. */
enum rum_err folders_make_for(const char *file, struct rum_err_text *why)
{
    char path[LONGEST] = "";

    RUM_SAY(path, "%s", file);
    for (char *slash = path; (slash = strchr(slash + 1, '/'));) {
        *slash = '\0';
        if (make(path, why) < 0)
            return RUM_EIO;
        *slash = '/';
    }
    return RUM_OK;
}

enum rum_err folders_make(const char *path, struct rum_err_text *why)
{
    return folders_make_for(path, why) < 0 ? RUM_EIO : make(path, why);
}
