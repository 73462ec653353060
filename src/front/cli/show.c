/*
 * show.c: what a person reads between two prompts.
 */
#include "show.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/clause.h>
#include <rumpus/lesson.h>

#include "../common/utf8.h"
#include "../common/words.h"
#include "../term/draw.h"

static struct draw_options drawing(int height)
{
    return (struct draw_options){
        .width = cli_width(),
        .height = height,
        .colour = cli_colour(),
        .utf8 = !cli_plain() && utf8_locale(),
    };
}

void show_table(const struct rum_scene *scene, int height, struct rum_text *out)
{
    struct draw_options how = drawing(height);
    draw_scene(scene, &how, out);
}

void show_look(const struct rum_scene *scene, size_t index, int height,
               struct rum_text *out)
{
    struct draw_options how = drawing(height);
    how.pointed = index + 1;
    draw_scene(scene, &how, out);
    draw_notes(scene, &how, out);
}

/* The parts of a table by their names in docs/SCENE.md; none: what is not
 * held or stocked. */
static unsigned parts_of(const char *names)
{
    static const char *const place[] = {"board", "tableau", "hand",
                                        "stock", "status",  "contest"};
    unsigned only = 0;

    for (unsigned i = 0; i < sizeof(place) / sizeof(*place); i++) {
        if (strstr(names, place[i]))
            only |= 1u << i;
    }
    return only ? only : 1u << RUM_BOARD | 1u << RUM_TABLEAU;
}

void show_picture(const struct rum_game *game, const char *where,
                  const char *parts, struct rum_text *out)
{
    struct draw_options how = drawing(0);
    struct rum_lesson_run run = {0};
    struct rum_err_text why;
    size_t step;

    how.only = parts_of(parts);
    if (!rum_lesson_place(game->id, where, &run.lesson, &step) ||
        rum_lesson_deal(run.lesson, &run.match, &why) < 0)
        return;
    rum_lesson_go_to(&run, step);
    struct rum_scene *scene = rum_scene_create();
    rum_match_view(run.match, run.lesson->you, scene);
    draw_scene(scene, &how, out);
    rum_scene_destroy(scene);
    rum_match_destroy(run.match);
}

void show_goals(const struct rum_scene *scene, struct rum_text *out)
{
    for (int i = 0; i < scene->seats; i++) {
        const struct rum_goal *g = &scene->seat[i].goal;
        struct rum_text line = {0};
        char far[DRAW_GOAL_SIZE];
        rum_text_printf(&line, "%s: %s.", scene->seat[i].name, g->text);
        draw_goal_words(g, far);
        if (far[0])
            rum_text_printf(&line, " So far: %s.", far);
        const struct rum_clause *c = rum_clause_number(scene->tag, g->clause);
        if (c)
            rum_text_printf(&line, " [%s]", c->id);
        cli_wrap(out, line.s, 0, 4, cli_width());
        rum_text_finish(&line);
    }
}

void show_legend(const struct rum_scene *scene, struct rum_text *out)
{
    struct draw_options how = drawing(0);
    draw_legend(scene, &how, out);
}

/* ---- actions ---- */

/* What a glance should catch, also without colour. */
static const char *mark_of(enum rum_tone tone)
{
    static const char *const marks[] = {[RUM_PLAIN] = " ",
                                        [RUM_GOOD] = "+",
                                        [RUM_WINS] = "*",
                                        [RUM_DANGER] = "!"};
    return marks[tone];
}

static enum cli_style style_of(enum rum_tone tone)
{
    return tone == RUM_DANGER  ? CLI_DANGER
           : tone == RUM_PLAIN ? CLI_NORMAL
                               : CLI_GOOD;
}

static int digits(const struct rum_scene *scene)
{
    return scene->actions.n > 99 ? 3 : 2;
}

/* "* 7 ": the tone and the number of an action, in columns that align. */
static void put_number(struct rum_text *out, const struct rum_scene *scene,
                       size_t i)
{
    enum rum_tone tone = scene->actions.v[i].tone;
    char number[16] = "";

    RUM_SAY(number, "%s%*zu ", mark_of(tone), digits(scene), i + 1);
    cli_styled(out, style_of(tone), number);
}

static void put_action(struct rum_text *out, const struct rum_scene *scene,
                       size_t i)
{
    const struct rum_scene_action *a = &scene->actions.v[i];
    struct rum_text line = {0};

    put_number(out, scene, i);
    rum_text_puts(&line, a->text);
    if (a->note && !strstr(a->text, a->note))
        rum_text_printf(&line, " (%s)", a->note);
    cli_wrap(out, line.s, digits(scene) + 2, digits(scene) + 2, cli_width());
    rum_text_finish(&line);
}

void show_some_actions(const struct rum_scene *scene, const uint16_t *index,
                       size_t n, struct rum_text *out)
{
    for (size_t i = 0; i < n; i++)
        put_action(out, scene, index[i]);
}

/* The widest of the texts, in columns. */
static int widest(const struct rum_scene *scene, bool brief)
{
    int most = 0;

    for (size_t i = 0; i < scene->actions.n; i++) {
        const struct rum_scene_action *a = &scene->actions.v[i];
        int n = utf8_columns(brief && *a->brief ? a->brief : a->text);
        most = n > most ? n : most;
    }
    return most;
}

static void put_columns(struct rum_text *out, const struct rum_scene *scene,
                        bool brief, int columns, int wide)
{
    size_t n = scene->actions.n;
    size_t rows = (n + (size_t)columns - 1) / (size_t)columns;

    for (size_t r = 0; r < rows; r++) {
        for (size_t c = 0; r + c * rows < n; c++) {
            size_t i = r + c * rows;
            const struct rum_scene_action *a = &scene->actions.v[i];
            const char *text = brief && *a->brief ? a->brief : a->text;
            put_number(out, scene, i);
            cli_clean(out, text, strlen(text));
            if (i + rows < n)
                rum_text_printf(out, "%*s", wide + 2 - utf8_columns(text), "");
        }
        rum_text_puts(out, "\n");
    }
}

void show_actions(const struct rum_scene *scene, int height,
                  struct rum_text *out)
{
    int n = (int)scene->actions.n, width = cli_width();
    int words = widest(scene, false), brief = widest(scene, true);
    int more = digits(scene) + 4; /* tone, number, blank; a gap of two */
    int by_words = width / (words + more), by_brief = width / (brief + more);

    if (n <= height || (by_words < 2 && by_brief < 2)) {
        for (size_t i = 0; i < scene->actions.n; i++)
            put_action(out, scene, i);
    } else if (by_words >= 2 && (n + by_words - 1) / by_words <= height) {
        put_columns(out, scene, false, by_words, words);
    } else {
        put_columns(out, scene, true, by_brief, brief);
        rum_text_puts(out, "  (in words: list)\n");
    }
}

/* ---- the log, the end, the options ---- */

size_t show_log(struct rum_match *m, rum_seat viewer, size_t skip, bool clauses,
                struct rum_text *out)
{
    struct rum_scene *lines = rum_scene_create();

    rum_match_log(m, viewer, skip, lines);
    for (size_t i = 0; i < lines->log.n; i++) {
        const struct rum_scene_line *l = &lines->log.v[i];
        struct rum_text text = {0};
        cli_styled(out, style_of(l->tone), "- ");
        rum_text_puts(&text, l->text);
        if (clauses && l->clause)
            rum_text_printf(&text, " [%s]", l->clause);
        cli_wrap(out, text.s, 2, 2, cli_width());
        rum_text_finish(&text);
    }
    skip += lines->log.n;
    rum_scene_destroy(lines);
    return skip;
}

/* Who has how much of the win, where the sentence may leave that open. */
static void put_shares(const struct rum_scene *scene, struct rum_text *out)
{
    struct rum_text line = {0};

    if (scene->seats == 2 && scene->points[0] != scene->points[1])
        return;
    for (int i = 0; i < scene->seats; i++) {
        int points = scene->points[i];
        bool you = i == scene->viewer;
        rum_text_printf(&line, "%s%s ", i ? ", " : "",
                        !you     ? scene->seat[i].name
                        : i == 0 ? "You"
                                 : "you");
        if (points == 60)
            rum_text_puts(&line, you ? "win" : "wins");
        else if (points == 0)
            rum_text_puts(&line, you ? "lose" : "loses");
        else
            rum_text_printf(&line, "%s a %s of the win", you ? "have" : "has",
                            points == 30   ? "half"
                            : points == 20 ? "third"
                                           : "share");
    }
    rum_text_puts(&line, ".");
    cli_wrap(out, line.s, 0, 0, cli_width());
    rum_text_finish(&line);
}

void show_result(const struct rum_scene *scene, struct rum_text *out)
{
    struct rum_text line = {0};

    rum_text_puts(&line, "The game is over. ");
    rum_text_puts(&line, scene->result ? scene->result : "");
    if (scene->result_clause)
        rum_text_printf(&line, " [%s]", scene->result_clause);
    cli_wrap(out, line.s, 0, 0, cli_width());
    rum_text_finish(&line);
    put_shares(scene, out);
}

void show_options(const struct rum_match *m, struct rum_text *out)
{
    const struct rum_game *game = rum_match_game(m);
    char value[RUM_MAX_TEXT];

    for (size_t i = 0; i < game->option_count; i++) {
        struct rum_text line = {0};
        rum_options_format(rum_match_options(m), game, i, value, sizeof(value));
        if (game->options[i].tuning &&
            strcmp(value, game->options[i].standard) == 0)
            continue; /* nobody turned it */
        rum_text_printf(&line, "%s = %s (%s)", game->options[i].name,
                        *value ? value : "nothing", game->options[i].help);
        rum_text_puts(out, "  ");
        cli_wrap(out, line.s, 2, 6, cli_width());
        rum_text_finish(&line);
    }
}
