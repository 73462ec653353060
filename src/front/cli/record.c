/*
 * record.c: naming recordings, and copies of them.
 */
#include "record.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "../common/cli.h"
#include "../common/folders.h"

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
