/*
 * lesson_show.c: a step of a lesson on the screen: its words, what it points
 * at, the table, and what it waits for.
 */
#include "lesson.h"

#include <string.h>

#include "../common/words.h"
#include "show.h"

static int count_lines(const struct rum_text *text)
{
    int lines = 0;

    for (size_t i = 0; i < text->n; i++)
        lines += text->s[i] == '\n';
    return lines;
}

/* "your c", "Rosa's b": a letter alone says little. */
static void put_group(const struct session *s, const struct rum_group *g,
                      struct rum_text *out)
{
    if (g->owner == s->watcher)
        rum_text_puts(out, "your ");
    else if (g->owner >= 0)
        rum_text_printf(out, "%s's ", rum_match_seat_name(s->match, g->owner));
    rum_text_puts(out, g->title ? g->title : g->id);
}

static const struct rum_group *group_of(const struct rum_scene *scene,
                                        const char *id)
{
    for (size_t i = 0; i < scene->groups.n; i++) {
        if (strcmp(scene->groups.v[i].id, id) == 0)
            return &scene->groups.v[i];
    }
    return NULL;
}

static const struct rum_slot *slot_of(const struct rum_scene *scene,
                                      const char *id)
{
    for (size_t i = 0; i < scene->slots.n; i++) {
        if (strcmp(scene->slots.v[i].id, id) == 0)
            return &scene->slots.v[i];
    }
    return NULL;
}

/* A thing as one would name it at the table. */
static void put_point(const struct session *s, const char *id,
                      struct rum_text *out)
{
    const struct rum_group *group = group_of(s->scene, id);
    const struct rum_slot *slot = slot_of(s->scene, id);
    const char *title = rum_scene_title(s->scene, id);
    char mine[8] = "";

    RUM_SAY(mine, "seat%d", s->watcher);
    if (slot && !group) {
        rum_text_printf(out, "%s of ", slot->title ? slot->title : id);
        group = group_of(s->scene, slot->group);
    }
    if (group)
        put_group(s, group, out);
    else if (strcmp(id, mine) == 0)
        rum_text_puts(out, "you");
    else
        rum_text_puts(out, title ? title : id);
}

/* "Look at: Zombie legs, your c" */
static void put_points(const struct session *s,
                       const struct rum_lesson_step *step, struct rum_text *out)
{
    struct rum_text line = {0};

    for (const char *const *id = step->points; *id; id++) {
        rum_text_puts(&line, line.n ? ", " : "Look at: ");
        put_point(s, *id, &line);
    }
    if (line.n)
        cli_wrap(out, line.s, 0, 0, cli_width());
    rum_text_finish(&line);
}

static void put_words(const struct session *s,
                      const struct rum_lesson_step *step, struct rum_text *out)
{
    char number[48] = "";

    RUM_SAY(number, "\nStep %zu of %zu. ", s->lesson->step + 1,
            s->lesson->lesson->steps);
    rum_text_puts(out, number);
    cli_styled(out, CLI_BOLD, step->title);
    rum_text_puts(out, "\n");
    cli_wrap(out, step->text, 0, 0, cli_width());
    put_points(s, step, out);
}

void lesson_show(struct session *s)
{
    const struct rum_lesson_step *step = rum_lesson_step(s->lesson);
    struct rum_text words = {0};

    rum_match_view(s->match, s->watcher, s->scene);
    put_words(s, step, &words);
    int lines = count_lines(&words);
    rum_text_add(&s->out, words.s, words.n);
    rum_text_finish(&words);
    if (step->wants.n > 0) {
        session_draw(s, lines);
        return;
    }
    rum_text_puts(&s->out, "\n");
    show_table(s->scene, cli_height() - lines - 3, &s->out);
    session_flush(s);
}

void lesson_prompt(const struct session *s, char *out, size_t size)
{
    const struct rum_lesson_step *step = rum_lesson_step(s->lesson);
    const char *between = "[";

    for (size_t i = 0; i < s->scene->actions.n; i++) {
        for (size_t k = 0; k < step->wants.n; k++) {
            if (s->scene->actions.v[i].code != step->wants.v[k])
                continue;
            rum_say(out, size, "%s%zu", between, i + 1);
            between = " or ";
        }
    }
    rum_say(out, size, "%s, ? = help] > ",
            step->wants.n ? "" : "[Enter = go on");
}
