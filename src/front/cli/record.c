/*
 * record.c: naming recordings, and copies of them.
 */
#include "record.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* Create the folder `path` and those above it. */
static bool make_folders(char *path)
{
    for (char *s = path + 1;; s++) {
        if (*s != '/' && *s != '\0')
            continue;
        char kept = *s;
        *s = '\0';
        bool good = mkdir(path, 0700) == 0 || errno == EEXIST;
        *s = kept;
        if (!good || !kept)
            return good;
    }
}

static bool games_folder(char *out, size_t size)
{
    const char *data = getenv("XDG_DATA_HOME");
    const char *home = getenv("HOME");

    /* The specification of these folders has relative ones ignored. */
    out[0] = '\0';
    if (data && data[0] == '/')
        rum_say(out, size, "%s/rumpus/games", data);
    else if (home && home[0] == '/')
        rum_say(out, size, "%s/.local/share/rumpus/games", home);
    return out[0] != '\0';
}

enum rum_err record_by_date(struct rum_match *m, char *path, size_t size,
                            struct rum_err_text *why)
{
    char folder[3000], date[32];
    time_t now = time(NULL);
    struct tm local;

    why->text[0] = '\0';
    if (!games_folder(folder, sizeof(folder))) {
        RUM_SAY(why->text, "neither XDG_DATA_HOME nor HOME names a folder");
        return RUM_EIO;
    }
    if (!make_folders(folder)) {
        RUM_SAY(why->text, "cannot make %.150s: %s", folder, strerror(errno));
        return RUM_EIO;
    }
    localtime_r(&now, &local);
    strftime(date, sizeof(date), "%Y-%m-%d-%H%M%S", &local);
    /* Two games begun in one second get different names. */
    for (int i = 1; i < 100; i++) {
        char more[8] = "";
        if (i > 1)
            RUM_SAY(more, "-%d", i);
        path[0] = '\0';
        rum_say(path, size, "%s/%s-%s%s.rumpus", folder, date,
                rum_match_game(m)->id, more);
        if (access(path, F_OK) == 0)
            continue;
        if (rum_match_record(m, path, false, why) == RUM_OK)
            return RUM_OK;
        if (access(path, F_OK) != 0)
            break;
    }
    path[0] = '\0';
    return RUM_EIO;
}

enum rum_err record_copy(struct rum_match *m, const char *path,
                         struct rum_err_text *why)
{
    struct rum_text text = {0};

    why->text[0] = '\0';
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (file < 0) {
        RUM_SAY(why->text, "cannot write %.150s: %s", path, strerror(errno));
        return RUM_EIO;
    }
    rum_match_save(m, &text);
    FILE *out = fdopen(file, "w");
    size_t n = out ? fwrite(text.s, 1, text.n, out) : 0;
    bool good = out && fclose(out) == 0 && n == text.n;
    rum_text_finish(&text);
    if (good)
        return RUM_OK;
    RUM_SAY(why->text, "cannot write %.150s: %s", path, strerror(errno));
    unlink(path);
    return RUM_EIO;
}
