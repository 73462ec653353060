/*
 * lesson_place.c: where a learner left a lesson, and which ones they finished.
 *
 * A small file for each lesson in the data folder: the number of a step, and
 * the word "done" behind it once the lesson was taken to its end.
 */
#include "lesson.h"

#include <stdio.h>
#include <string.h>

#include "../common/cli.h"
#include "../common/folders.h"
#include "record.h"

#define DONE " done"

static bool place_file(const struct rum_lesson *lesson, char *path, size_t size)
{
    char name[100] = "";
    struct rum_err_text why;

    RUM_SAY(name, "lessons/%s-%s", lesson->game, lesson->name);
    return folders_data(name, path, size, &why) == RUM_OK;
}

struct place {
    size_t step;
    bool done;
};

static struct place read_place(const struct rum_lesson *lesson)
{
    char path[RECORD_PATH], line[32] = "";
    struct place place = {0};
    long step = 0;

    if (!place_file(lesson, path, sizeof(path)))
        return place;
    FILE *f = fopen(path, "re");
    if (!f)
        return place;
    if (fgets(line, sizeof(line), f))
        line[strcspn(line, "\n")] = '\0';
    fclose(f);
    char *done = strstr(line, DONE);
    if (done)
        *done = '\0';
    place.done = done;
    if (cli_number(line, 0, (long)lesson->steps - 1, &step))
        place.step = (size_t)step;
    return place;
}

size_t lesson_place(const struct rum_lesson *lesson)
{
    return read_place(lesson).step;
}

bool lesson_done(const struct rum_lesson *lesson)
{
    return read_place(lesson).done;
}

static bool write_place(const struct rum_lesson *lesson, struct place place)
{
    char path[RECORD_PATH];
    struct rum_err_text why;

    if (!place_file(lesson, path, sizeof(path)) ||
        folders_make_for(path, &why) != RUM_OK)
        return false;
    FILE *f = fopen(path, "we");
    bool kept =
        f && fprintf(f, "%zu%s\n", place.step, place.done ? DONE : "") > 0;
    return (!f || fclose(f) == 0) && kept;
}

void lesson_keep(struct session *s)
{
    const struct rum_lesson_run *run = s->lesson;
    bool over = !rum_lesson_step(run);
    struct place place = {over ? 0 : run->step,
                          over || lesson_done(run->lesson)};

    if (!write_place(run->lesson, place))
        session_say(s, "Where you are could not be kept; the lesson will begin "
                       "anew.");
    else if (place.step > 0)
        session_say(s, "Go on with step %zu: rumpus lesson %s %s",
                    run->step + 1, run->lesson->game, run->lesson->name);
}
