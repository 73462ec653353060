/*
 * conform_lesson.c: every lesson of a game, played as it is written.
 *
 * Each step is reached, its pointers are things the learner sees, what it
 * wants is legal and theirs to do, everything else is answered in words; and
 * whichever of the wanted actions is chosen, the rest can be played.
 */
#include "conform.h"

#include <string.h>

#include <rumpus/clause.h>

#define MOST_TITLE 60
#define MOST_TEXT  320
#define FEWEST     8 /* steps of a first lesson ... */
#define MOST       15

/* Lessons are read by people who know no clauses and no options. */
static bool readable(const char *s, int most)
{
    return s && *s && rum_text_characters(s) <= most && !strchr(s, '[') &&
           !strchr(s, '{') && !strchr(s, '`');
}

static bool fail_step(struct conform *c, const struct rum_lesson_run *run,
                      const char *what, const char *which)
{
    return fail(c, "lesson %s, step %zu: %s%s%s", run->lesson->name,
                run->step + 1, what, *which ? " " : "", which);
}

static bool words(struct conform *c, const struct rum_lesson_run *run)
{
    const struct rum_lesson_step *step = rum_lesson_step(run);

    if (!readable(step->title, MOST_TITLE))
        return fail_step(c, run, "the title is missing, too long or has marks",
                         "");
    if (!readable(step->text, MOST_TEXT))
        return fail_step(c, run, "the text is missing, too long or has marks",
                         "");
    if (step->no && !readable(step->no, MOST_TEXT))
        return fail_step(c, run,
                         "what it says of other actions is too long "
                         "or has marks",
                         "");
    for (const char *const *id = step->rules; *id; id++) {
        const struct rum_clause *clause = rum_clause_find(*id);
        if (!clause || strncasecmp(*id, c->game->tag, 2) != 0)
            return fail_step(c, run, "there is no clause", *id);
    }
    return true;
}

static bool points(struct conform *c, const struct rum_lesson_run *run)
{
    const struct rum_lesson_step *step = rum_lesson_step(run);

    rum_match_view(run->match, run->lesson->you, c->scene);
    for (const char *const *id = step->points; *id; id++) {
        if (!rum_scene_title(c->scene, *id))
            return fail_step(c, run, "nothing has the id", *id);
    }
    return true;
}

static bool is_wanted(const struct rum_lesson_step *step, rum_action act)
{
    for (size_t i = 0; i < step->wants.n; i++) {
        if (step->wants.v[i] == act)
            return true;
    }
    return false;
}

/* Whatever else a learner tries is answered, and changes nothing. */
static bool wrong_turns(struct conform *c, struct rum_lesson_run *run)
{
    const struct rum_lesson_step *step = rum_lesson_step(run);
    rum_action legal[RUM_MAX_ACTIONS];
    const rum_action *open;
    size_t n = rum_match_legal(run->match, &open);
    size_t length = rum_match_length(run->match), at = run->step;
    struct rum_err_text why;

    if (n > 0)
        memcpy(legal, open, n * sizeof(*legal));
    for (size_t i = 0; i < n; i++) {
        if (is_wanted(step, legal[i]))
            continue;
        if (rum_lesson_play(run, legal[i], &why) == RUM_OK || !why.text[0] ||
            rum_match_length(run->match) != length || run->step != at)
            return fail_step(c, run, "another action is not answered", "");
    }
    return (rum_lesson_play(run, UINT16_MAX, &why) == RUM_EILLEGAL &&
            why.text[0]) ||
           fail_step(c, run, "an illegal action is not answered", "");
}

static bool wants(struct conform *c, const struct rum_lesson_run *run)
{
    const struct rum_lesson_step *step = rum_lesson_step(run);
    struct rum_err_text why;

    if (step->wants.n > 0 && rum_match_actor(run->match) != run->lesson->you)
        return fail_step(c, run,
                         "it wants an action when the learner is not "
                         "to act",
                         "");
    for (size_t i = 0; i < step->wants.n; i++) {
        char code[8] = "";
        RUM_SAY(code, "%d", step->wants.v[i]);
        if (rum_lesson_allows(run, step->wants.v[i], &why) != RUM_OK)
            return fail_step(c, run, "it wants what is not legal:", code);
    }
    return true;
}

/* What is written, one by one: rum_lesson_catch_up() would stop at an illegal
 * one, and say less. */
static bool written(struct conform *c, struct rum_lesson_run *run)
{
    rum_action act;

    while (rum_lesson_next(run, &act)) {
        char code[8] = "";
        RUM_SAY(code, "%d", act);
        if (rum_match_play(run->match, act) != RUM_OK)
            return fail_step(c, run,
                             "before it stands an illegal action:", code);
    }
    return true;
}

/* Play it once; at step `turn`, the choice'th of the actions it wants. */
static bool play(struct conform *c, struct rum_lesson_run *run, size_t turn,
                 size_t choice)
{
    while (written(c, run)) {
        const struct rum_lesson_step *step = rum_lesson_step(run);
        if (!step)
            return true;
        if (!words(c, run) || !points(c, run) || !wants(c, run) ||
            !wrong_turns(c, run))
            return false;
        if (step->wants.n == 0) {
            run->step++;
            continue;
        }
        size_t i = run->step == turn ? choice : 0;
        if (rum_match_play(run->match, step->wants.v[i]) != RUM_OK)
            return fail_step(c, run, "its action cannot be played", "");
        rum_lesson_follow(run);
    }
    return false;
}

/* The last word of a first lesson is a game somebody has won. */
static bool ends(struct conform *c, const struct rum_lesson_run *run)
{
    const struct rum_lesson *lesson = run->lesson;

    if (strcmp(lesson->name, "first") != 0)
        return true;
    if (lesson->steps < FEWEST || lesson->steps > MOST)
        return fail(c, "the first lesson has %zu steps, not %d to %d",
                    lesson->steps, FEWEST, MOST);
    return rum_match_actor(run->match) == RUM_NOBODY ||
           fail(c, "the first lesson does not end with the game");
}

/* Back from the end, and there again, is where one was. */
static bool back(struct conform *c, struct rum_lesson_run *run)
{
    const struct rum_lesson *lesson = run->lesson;

    for (size_t i = lesson->steps; i-- > 0;) {
        rum_lesson_go_to(run, i);
        if (run->step != i ||
            rum_match_length(run->match) != rum_lesson_length(lesson, i))
            return fail_step(c, run, "going back does not lead here", "");
    }
    rum_lesson_go_to(run, lesson->steps);
    return !rum_lesson_step(run) ||
           fail(c, "lesson %s cannot be gone through again", lesson->name);
}

static bool once(struct conform *c, const struct rum_lesson *lesson,
                 size_t turn, size_t choice)
{
    struct rum_lesson_run run = {.lesson = lesson};
    struct rum_err_text why;

    if (rum_lesson_deal(lesson, &run.match, &why) != RUM_OK)
        return fail(c, "lesson %s cannot be dealt: %s", lesson->name, why.text);
    bool good = play(c, &run, turn, choice) && ends(c, &run) && back(c, &run);
    rum_match_destroy(run.match);
    return good;
}

bool conform_lesson(struct conform *c, const struct rum_lesson *lesson)
{
    if (!readable(lesson->title, MOST_TITLE) ||
        !readable(lesson->about, MOST_TEXT))
        return fail(c, "lesson %s has no good title or sentence about it",
                    lesson->name);
    if (!once(c, lesson, 0, 0))
        return false;
    for (size_t i = 0; i < lesson->steps; i++) {
        for (size_t k = 1; k < lesson->step[i].wants.n; k++) {
            if (!once(c, lesson, i, k))
                return false;
        }
    }
    return true;
}

bool conform_lessons(struct conform *c)
{
    const struct rum_lesson *lesson;
    size_t n = rum_lessons(c->game->id, &lesson);

    for (size_t i = 0; i < n; i++) {
        if (!conform_lesson(c, &lesson[i]))
            return false;
    }
    return true;
}
