/*
 * lesson.c: where a learner is in a lesson, and what comes next.
 *
 * Every step takes the same number of actions whatever the learner chose among
 * those it wants. So the length of the match and the number of the step say
 * everything: a match that is too short for its step waits for what is
 * written, one that is as long waits for the learner.
 */
#include <rumpus/lesson.h>

#include <ctype.h>
#include <string.h>

extern const struct rum_lesson rum_lesson_list[];
extern const size_t rum_lesson_count;

size_t rum_lessons(const char *game, const struct rum_lesson **out)
{
    size_t n = 0;

    *out = NULL;
    for (size_t i = 0; i < rum_lesson_count; i++) {
        if (strcmp(rum_lesson_list[i].game, game) != 0)
            continue;
        if (n++ == 0)
            *out = &rum_lesson_list[i]; /* those of a game lie together */
    }
    return n;
}

const struct rum_lesson *rum_lesson_find(const char *game, const char *name)
{
    const struct rum_lesson *lesson;
    size_t n = rum_lessons(game, &lesson);

    for (size_t i = 0; i < n; i++) {
        if (!name || strcmp(lesson[i].name, name) == 0)
            return &lesson[i];
    }
    return NULL;
}

/* Is this the title with small letters, and dashes for all else? */
static bool is_slug(const char *slug, const char *title)
{
    for (;;) {
        while (*title && !isalnum((unsigned char)*title))
            title++;
        for (; isalnum((unsigned char)*title); title++, slug++) {
            if (tolower((unsigned char)*title) != *slug)
                return false;
        }
        while (*title && !isalnum((unsigned char)*title))
            title++;
        if (!*title || !*slug)
            return !*title && !*slug;
        if (*slug++ != '-')
            return false;
    }
}

bool rum_lesson_place(const char *game, const char *where,
                      const struct rum_lesson **lesson, size_t *step)
{
    const struct rum_lesson *all;
    size_t n = rum_lessons(game, &all), name = strcspn(where, "#");

    for (size_t i = 0; i < n && where[name]; i++) {
        if (strlen(all[i].name) != name ||
            memcmp(all[i].name, where, name) != 0)
            continue;
        for (size_t k = 0; k < all[i].steps; k++) {
            if (!is_slug(where + name + 1, all[i].step[k].title))
                continue;
            *lesson = &all[i];
            *step = k;
            return true;
        }
    }
    return false;
}

/* ---- a run ---- */

enum rum_err rum_lesson_deal(const struct rum_lesson *lesson,
                             struct rum_match **out, struct rum_err_text *why)
{
    RUM_WHY(why);
    const struct rum_game *game = rum_game_find(lesson->game);
    struct rum_options opt;
    struct rum_seed seed;
    enum rum_err err = rum_seed_parse(lesson->seed, &seed);

    RUM_ASSERT(game && err == RUM_OK);
    err = rum_options_preset(&opt, game, lesson->preset, why);
    for (const char *const *o = lesson->options; err == RUM_OK && *o; o++)
        err = rum_options_parse(&opt, game, *o, why);
    if (err == RUM_OK)
        err = rum_match_create(game, &opt, seed, out, why);
    if (err != RUM_OK)
        return err;
    for (int i = 0; i < rum_match_seats(*out); i++)
        rum_match_name(*out, (rum_seat)i, lesson->seat[i],
                       i == lesson->you ? "human" : "easy");
    return RUM_OK;
}

const struct rum_lesson_step *rum_lesson_step(const struct rum_lesson_run *run)
{
    return run->step < run->lesson->steps ? &run->lesson->step[run->step]
                                          : NULL;
}

static size_t taken(const struct rum_lesson_step *step)
{
    return (step->wants.n > 0) + step->then.n;
}

size_t rum_lesson_length(const struct rum_lesson *lesson, size_t step)
{
    size_t length = lesson->before.n;

    for (size_t i = 0; i < step && i < lesson->steps; i++)
        length += taken(&lesson->step[i]);
    return length;
}

bool rum_lesson_next(const struct rum_lesson_run *run, rum_action *out)
{
    const struct rum_lesson *lesson = run->lesson;
    size_t length = rum_match_length(run->match);
    size_t end = rum_lesson_length(lesson, run->step);
    const struct rum_lesson_actions *list =
        run->step > 0 ? &lesson->step[run->step - 1].then : &lesson->before;

    if (length >= end)
        return false;
    RUM_ASSERT(end - length <= list->n);
    *out = list->v[list->n - (end - length)];
    return true;
}

static bool holds(const struct rum_lesson_actions *list, rum_action act)
{
    for (size_t i = 0; i < list->n; i++) {
        if (list->v[i] == act)
            return true;
    }
    return false;
}

static bool is_legal(const struct rum_match *m, rum_action act)
{
    const rum_action *legal;
    size_t n = rum_match_legal(m, &legal);

    return holds(&(struct rum_lesson_actions){legal, n}, act);
}

enum rum_err rum_lesson_allows(const struct rum_lesson_run *run, rum_action act,
                               struct rum_err_text *why)
{
    RUM_WHY(why);
    const struct rum_lesson_step *step = rum_lesson_step(run);
    rum_action written;

    *why = (struct rum_err_text){0};
    if (!step) {
        RUM_SAY(why->text, "The lesson is over.");
        return RUM_ENOTHING;
    }
    if (rum_lesson_next(run, &written)) {
        RUM_SAY(why->text, "Wait a moment: it is not your turn yet.");
        return RUM_ENOTHING;
    }
    if (!is_legal(run->match, act)) {
        RUM_SAY(why->text, "The rules do not allow that here.");
        return RUM_EILLEGAL;
    }
    if (holds(&step->wants, act))
        return RUM_OK;
    if (step->no)
        RUM_SAY(why->text, "%s", step->no);
    else if (step->wants.n == 0)
        RUM_SAY(why->text, "Soon. First read on.");
    else
        RUM_SAY(why->text,
                "You could do that in a real game. For this lesson: %s",
                step->title);
    return RUM_ENOTHING;
}

void rum_lesson_follow(struct rum_lesson_run *run)
{
    const struct rum_lesson_step *step = rum_lesson_step(run);

    if (step && step->wants.n > 0 &&
        rum_match_length(run->match) >
            rum_lesson_length(run->lesson, run->step))
        run->step++;
}

/* ---- playing it ---- */

void rum_lesson_catch_up(struct rum_lesson_run *run)
{
    rum_action act;

    while (rum_lesson_next(run, &act)) {
        enum rum_err err = rum_match_play(run->match, act);
        RUM_ASSERT(err == RUM_OK);
    }
}

enum rum_err rum_lesson_play(struct rum_lesson_run *run, rum_action act,
                             struct rum_err_text *why)
{
    RUM_WHY(why);
    enum rum_err err = rum_lesson_allows(run, act, why);

    if (err == RUM_OK)
        err = rum_match_play(run->match, act);
    if (err != RUM_OK)
        return err;
    rum_lesson_follow(run);
    rum_lesson_catch_up(run);
    return RUM_OK;
}

enum rum_err rum_lesson_read(struct rum_lesson_run *run,
                             struct rum_err_text *why)
{
    RUM_WHY(why);
    const struct rum_lesson_step *step = rum_lesson_step(run);

    *why = (struct rum_err_text){0};
    if (!step) {
        RUM_SAY(why->text, "The lesson is over.");
        return RUM_ENOTHING;
    }
    if (step->wants.n > 0) {
        RUM_SAY(why->text, "It is up to you now: %s", step->title);
        return RUM_ENOTHING;
    }
    run->step++;
    rum_lesson_catch_up(run);
    return RUM_OK;
}

enum rum_err rum_lesson_skip(struct rum_lesson_run *run)
{
    const struct rum_lesson_step *step = rum_lesson_step(run);
    struct rum_err_text why;

    if (!step)
        return RUM_ENOTHING;
    rum_lesson_catch_up(run);
    return step->wants.n > 0 ? rum_lesson_play(run, step->wants.v[0], &why)
                             : rum_lesson_read(run, &why);
}

enum rum_err rum_lesson_back(struct rum_lesson_run *run)
{
    if (run->step == 0)
        return RUM_ENOTHING;
    size_t length = rum_lesson_length(run->lesson, run->step - 1);
    if (length < rum_match_length(run->match)) {
        enum rum_err err = rum_match_undo_to(run->match, length);
        if (err != RUM_OK)
            return err;
    }
    run->step--;
    return RUM_OK;
}

void rum_lesson_go_to(struct rum_lesson_run *run, size_t step)
{
    while (run->step > step && rum_lesson_back(run) == RUM_OK)
        ;
    rum_lesson_catch_up(run);
    while (run->step < step && rum_lesson_skip(run) == RUM_OK)
        ;
}

/* ---- for programs ---- */

void rum_lesson_write(const struct rum_lesson *lesson, const char *name,
                      struct rum_json *out)
{
    rum_json_open(out, name, '{');
    rum_json_str(out, "game", lesson->game);
    rum_json_str(out, "name", lesson->name);
    rum_json_str(out, "title", lesson->title);
    rum_json_str(out, "about", lesson->about);
    rum_json_int(out, "steps", (int64_t)lesson->steps);
    rum_json_close(out, '}');
}

static void write_words(struct rum_json *out, const char *name,
                        const char *const *words)
{
    rum_json_open(out, name, '[');
    for (; *words; words++)
        rum_json_str(out, NULL, *words);
    rum_json_close(out, ']');
}

void rum_lesson_write_step(const struct rum_lesson_run *run, const char *name,
                           struct rum_json *out)
{
    const struct rum_lesson_step *step = rum_lesson_step(run);
    rum_action written;

    rum_json_open(out, name, '{');
    rum_json_str(out, "lesson", run->lesson->name);
    rum_json_int(out, "step", (int64_t)run->step + 1);
    rum_json_int(out, "of", (int64_t)run->lesson->steps);
    rum_json_bool(out, "done", !step);
    if (step) {
        rum_json_str(out, "title", step->title);
        rum_json_str(out, "text", step->text);
        write_words(out, "points", step->points);
        write_words(out, "rules", step->rules);
        rum_json_open(out, "wants", '[');
        for (size_t i = 0; i < step->wants.n; i++)
            rum_json_int(out, NULL, step->wants.v[i]);
        rum_json_close(out, ']');
        /* The others are about to play: nothing is asked yet. */
        rum_json_bool(out, "waits", rum_lesson_next(run, &written));
    }
    rum_json_close(out, '}');
}
