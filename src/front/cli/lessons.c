/*
 * lessons.c: the command `lessons`: which lessons there are, and which are
 * done.
 */
#include "../common/cli.h"
#include "../common/words.h"
#include "commands.h"
#include "lesson.h"

enum { JSON, PLAIN };

static const struct cli_flag flags[] = {
    [JSON] = {"json", NULL, "for programs"},
    [PLAIN] = {"plain", NULL, "no colour, no pager"},
    {0},
};

static const struct cli_usage usage = {
    .command = "lessons",
    .line = "[GAME] [options]",
    .about =
        "Which lessons there are, of all games or of one, what each teaches "
        "and which you have done.",
    .flags = flags,
};

struct wishes {
    const struct rum_game *game;
    bool json;
};

static int take(void *context, int arg, const char *value)
{
    struct wishes *wishes = context;

    switch (arg) {
    case JSON:
        wishes->json = true;
        return CLI_DONE;
    case PLAIN:
        cli_set_plain();
        return CLI_DONE;
    default:
        break;
    }
    if (wishes->game)
        return cli_too_many(&usage, value);
    wishes->game = cli_find_game(&usage, value);
    return wishes->game ? CLI_DONE : CLI_USAGE;
}

static void put_lesson(struct rum_text *out, const struct rum_lesson *lesson)
{
    rum_text_printf(out, "%s %s: ", lesson->game, lesson->name);
    cli_styled(out, CLI_BOLD, lesson->title);
    if (lesson_place(lesson) > 0)
        rum_text_printf(out, " (you are at step %zu of %zu)\n    ",
                        lesson_place(lesson) + 1, lesson->steps);
    else if (lesson_done(lesson))
        rum_text_puts(out, " (done)\n    ");
    else
        rum_text_printf(out, " (%zu steps)\n    ", lesson->steps);
    cli_wrap(out, lesson->about, 4, 4, cli_width());
}

static void list_game(struct rum_text *out, struct rum_json *json,
                      const struct rum_game *game)
{
    const struct rum_lesson *lesson;
    size_t n = rum_lessons(game->id, &lesson);

    for (size_t i = 0; i < n; i++) {
        if (json)
            rum_lesson_write(&lesson[i], NULL, json);
        else
            put_lesson(out, &lesson[i]);
    }
}

int cli_lessons(int argc, char **argv)
{
    struct wishes wishes = {0};
    struct rum_text out = {0};
    struct rum_json j = {.out = &out}, *json;

    int code = cli_parse(&usage, argc, argv, take, &wishes);
    if (code != CLI_READY)
        return code;
    json = wishes.json ? &j : NULL;
    if (json)
        rum_json_open(json, NULL, '[');
    if (wishes.game)
        list_game(&out, json, wishes.game);
    for (const struct rum_game *const *g = rum_games(); !wishes.game && *g; g++)
        list_game(&out, json, *g);
    if (json)
        rum_json_close(json, ']');
    rum_text_puts(&out, json ? "\n" : "\nTry 'rumpus lesson GAME [NAME]'.\n");
    if (json)
        cli_print(&out);
    else
        cli_page(&out);
    rum_text_finish(&out);
    return CLI_DONE;
}
