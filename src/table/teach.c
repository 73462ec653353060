/*
 * teach.c: lessons over the protocol.
 *
 * The learner's place in a lesson is a number, kept by whoever learns: each
 * message deals the lesson's game again and goes to that step. So a lesson
 * needs no table, survives anything, and costs nobody anything when left.
 */
#include "ask.h"

#include <rumpus/lesson.h>

bool ask_lessons(struct rum_ask *q)
{
    const char *id = NULL;

    if (!rum_ask_text(q, "game", false, &id))
        return false;
    rum_json_open(&q->out, "lessons", '[');
    for (const struct rum_game *const *g = rum_games(); *g; g++) {
        const struct rum_lesson *lesson;
        size_t n = rum_lessons((*g)->id, &lesson);
        for (size_t i = 0; i < n; i++) {
            if (!id || rum_game_find(id) == *g)
                rum_lesson_write(&lesson[i], NULL, &q->out);
        }
    }
    rum_json_close(&q->out, ']');
    return true;
}

/* NULL after rum_ask_wrong(). */
static const struct rum_lesson *find_lesson(struct rum_ask *q)
{
    const char *id = NULL, *name = NULL;

    if (!rum_ask_text(q, "game", true, &id) ||
        !rum_ask_text(q, "name", false, &name))
        return NULL;
    const struct rum_game *game = rum_game_find(id);
    const struct rum_lesson *found =
        game ? rum_lesson_find(game->id, name) : NULL;
    if (!found)
        rum_ask_wrong(q, "there is no such lesson; 'lessons' lists them");
    return found;
}

static void put_view(struct rum_ask *q, const struct rum_lesson_run *run,
                     const char *name)
{
    struct rum_scene *scene = q->guest->wire->scene;

    rum_match_view(run->match, run->lesson->you, scene);
    rum_json_open(&q->out, name, '{');
    rum_scene_write(scene, &q->out);
    rum_json_close(&q->out, '}');
}

/* Play what is written, and show what the learner saw of it before it comes to
 * rest: as at a table, nothing where nothing changed for them. `seen` is the
 * version of the match that they have. */
static void put_between(struct rum_ask *q, struct rum_lesson_run *run,
                        uint32_t seen)
{
    rum_action act;

    rum_json_open(&q->out, "between", '[');
    while (rum_lesson_next(run, &act)) {
        uint32_t now = rum_match_version(run->match, run->lesson->you);
        if (now != seen)
            put_view(q, run, NULL);
        seen = now;
        enum rum_err err = rum_match_play(run->match, act);
        RUM_ASSERT(err == RUM_OK);
    }
    rum_json_close(&q->out, ']');
}

/* The step as the learner sees it, or the end. */
static void put_step(struct rum_ask *q, const struct rum_lesson_run *run,
                     bool full)
{
    struct rum_match *m = run->match;

    rum_lesson_write_step(run, "lesson", &q->out);
    put_view(q, run, "scene");
    if (!full)
        return;
    rum_json_open(&q->out, "layout", '{');
    rum_scene_write_layout(rum_match_layout(m), &q->out);
    rum_json_close(&q->out, '}');
    rum_json_open(&q->out, "theme", '{');
    rum_theme_write(rum_match_game(m)->theme, &q->out);
    rum_json_close(&q->out, '}');
}

/* A step by its title instead of its number; false after rum_ask_wrong(). */
static bool find_place(struct rum_ask *q, struct rum_lesson_run *run,
                       int64_t *step)
{
    const char *at = NULL;
    size_t found;

    if (!rum_ask_text(q, "at", false, &at))
        return false;
    if (!at)
        return true;
    if (!rum_lesson_place(run->lesson->game, at, &run->lesson, &found))
        return rum_ask_wrong(q, "no lesson has the step '%.60s'", at);
    *step = (int64_t)found;
    return true;
}

/* The learner does this at the step, or has it done (no code), and sees what
 * follows; false after rum_ask_wrong(). */
static bool go_on(struct rum_ask *q, struct rum_lesson_run *run, int64_t code)
{
    const struct rum_lesson_step *step = rum_lesson_step(run);
    uint32_t seen = rum_match_version(run->match, run->lesson->you);
    struct rum_err_text why;

    if (code < 0 && step && step->wants.n > 0)
        code = step->wants.v[0];
    if (code >= 0) {
        rum_action act = (rum_action)code;
        if (rum_lesson_allows(run, act, &why) < 0)
            return rum_ask_wrong(q, "%s", why.text);
        enum rum_err err = rum_match_play(run->match, act);
        RUM_ASSERT(err == RUM_OK);
        rum_lesson_follow(run);
    } else if (step) {
        run->step++;
    }
    put_between(q, run, seen);
    return true;
}

bool ask_lesson(struct rum_ask *q)
{
    struct rum_lesson_run run = {.lesson = find_lesson(q)};
    struct rum_err_text why;
    int64_t step = 0, code = -1;
    bool full = false, skip = false;

    if (!run.lesson || !find_place(q, &run, &step) ||
        !rum_ask_int(q, "step", false, 0, (int64_t)run.lesson->steps, &step) ||
        !rum_ask_int(q, "code", false, 0, UINT16_MAX, &code) ||
        !rum_ask_flag(q, "skip", &skip) || !rum_ask_flag(q, "full", &full))
        return false;
    if (rum_lesson_deal(run.lesson, &run.match, &why) < 0)
        return rum_ask_wrong(q, "%s", why.text);
    rum_lesson_go_to(&run, (size_t)step);
    bool good = (code < 0 && !skip) || go_on(q, &run, code);
    if (good)
        put_step(q, &run, full);
    rum_match_destroy(run.match);
    return good;
}
