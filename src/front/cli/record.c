/*
 * record.c: naming recordings, and copies of them.
 */
#include "record.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "../common/cli.h"
#include "../common/folders.h"

#define SUFFIX ".rumpus"

enum rum_err record_by_date(struct rum_match *m, char *path, size_t size,
                            struct rum_err_text *why)
{
    char folder[3000], date[32];
    time_t now = time(NULL);
    struct tm local;

    if (folders_data("games", folder, sizeof(folder), why) < 0 ||
        folders_make(folder, why) < 0)
        return RUM_EIO;
    localtime_r(&now, &local);
    strftime(date, sizeof(date), "%Y-%m-%d-%H%M%S", &local);
    /* Two games begun in one second get different names. */
    for (int i = 1; i < 100; i++) {
        char more[8] = "";
        if (i > 1)
            RUM_SAY(more, "-%d", i);
        path[0] = '\0';
        rum_say(path, size, "%s/%s-%s%s" SUFFIX, folder, date,
                rum_match_game(m)->id, more);
        if (access(path, F_OK) == 0)
            continue;
        if (rum_match_record(m, path, false, why) == RUM_OK) {
            record_hold(path);
            return RUM_OK;
        }
        if (access(path, F_OK) != 0)
            break;
    }
    path[0] = '\0';
    return RUM_EIO;
}

/* Open the file and lock it, unless somebody else holds it. A file system
 * that knows no locks does not keep anybody from playing. */
static int lock(const char *path, bool *held)
{
    int file = open(path, O_RDONLY | O_CLOEXEC);

    *held =
        file >= 0 && flock(file, LOCK_EX | LOCK_NB) < 0 && errno == EWOULDBLOCK;
    return file;
}

bool record_hold(const char *path)
{
    bool held;
    int file = lock(path, &held); /* stays open until the program ends */

    if (held)
        close(file);
    return !held;
}

bool record_is_held(const char *path)
{
    bool held;
    int file = lock(path, &held);

    if (file >= 0)
        close(file);
    return held;
}

enum rum_err record_append(struct rum_match *m, const char *path,
                           struct rum_err_text *why)
{
    struct rum_sink *sink;

    if (rum_sink_file(path, RUM_FILE_APPEND, &sink, why) < 0)
        return RUM_EIO;
    if (rum_match_record_to(m, sink, true) == RUM_OK)
        return RUM_OK;
    why->text[0] = '\0';
    RUM_SAY(why->text, "cannot write %.150s: %s", path, strerror(errno));
    sink->close(sink);
    return RUM_EIO;
}

/* A person without a name was called "You" once, and "You rolls a 4" is
 * nobody's English. */
static void rename_you(struct rum_match *m)
{
    char name[16] = "";

    for (int i = 0; i < rum_match_seats(m); i++) {
        if (strcmp(rum_match_seat_name(m, (rum_seat)i), "You") != 0)
            continue;
        name[0] = '\0';
        RUM_SAY(name, "Player %d", i + 1);
        rum_match_name(m, (rum_seat)i, name, NULL);
    }
}

enum rum_err record_open(const char *path, struct rum_match **out,
                         struct rum_err_text *why)
{
    bool cut;
    enum rum_err err = rum_match_open(path, &cut, out, why);

    if (err < 0)
        return err;
    if (cut)
        cli_error("the last line of %s was cut off and is left out", path);
    rename_you(*out);
    return RUM_OK;
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

/* ---- what there is ---- */

static bool is_recording(const char *name)
{
    size_t n = strlen(name), m = strlen(SUFFIX);

    return n > m && strcmp(name + n - m, SUFFIX) == 0;
}

struct found {
    char *path;
    struct timespec played; /* last written */
};

static int latest_first(const void *a, const void *b)
{
    const struct found *x = a, *y = b;

    if (x->played.tv_sec != y->played.tv_sec)
        return x->played.tv_sec < y->played.tv_sec ? 1 : -1;
    if (x->played.tv_nsec != y->played.tv_nsec)
        return x->played.tv_nsec < y->played.tv_nsec ? 1 : -1;
    return strcmp(y->path, x->path);
}

/* The recordings of an open folder, in any order. */
static struct found *gather(DIR *dir, const char *folder, size_t *n)
{
    struct found *all = NULL;
    struct dirent *entry;
    struct stat is;

    while ((entry = readdir(dir))) {
        struct rum_text path = {0};
        rum_text_printf(&path, "%s/%s", folder, entry->d_name);
        if (!is_recording(entry->d_name) || stat(path.s, &is) < 0) {
            rum_text_finish(&path);
            continue;
        }
        all = rum_realloc(all, (*n + 1) * sizeof(*all));
        all[(*n)++] = (struct found){path.s, is.st_mtim};
    }
    return all;
}

enum rum_err record_list(char ***out, size_t *n, struct rum_err_text *why)
{
    char folder[RECORD_PATH];

    *out = NULL;
    *n = 0;
    if (folders_data("games", folder, sizeof(folder), why) < 0)
        return RUM_EIO;
    DIR *dir = opendir(folder);
    if (!dir && errno == ENOENT)
        return RUM_OK;
    if (!dir) {
        RUM_SAY(why->text, "cannot read %.150s: %s", folder, strerror(errno));
        return RUM_EIO;
    }
    struct found *all = gather(dir, folder, n);
    closedir(dir);
    *out = rum_alloc(*n * sizeof(**out));
    if (*n > 0)
        qsort(all, *n, sizeof(*all), latest_first);
    for (size_t i = 0; i < *n; i++)
        (*out)[i] = all[i].path;
    free(all);
    return RUM_OK;
}
