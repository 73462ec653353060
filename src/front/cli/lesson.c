/*
 * lesson.c: the command `lesson`: learning a game at this terminal.
 *
 * A lesson is a session at which nobody else sits: what the others play is
 * written. Words that a person can type are those of a game (obey.c) and a few
 * of its own. Whoever leaves comes back to the step where they left.
 */
#include "lesson.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "../common/cli.h"
#include "../common/words.h"
#include "choose.h"
#include "commands.h"
#include "input.h"
#include "show.h"

/* ---- what can be typed ---- */

static enum obeyed help(struct session *s)
{
    session_say(s, "Do what the step asks for: type its number or its words. "
                   "Where nothing is asked, press Enter.");
    rum_text_puts(
        &s->out,
        "  skip     have it done                 back       a step back\n"
        "  restart  from the beginning           quit       leave; the lesson\n"
        "  rules    how to play                             goes on here "
        "later\n"
        "  ? 3      the rule behind action 3     ? word     rules with that "
        "word\n"
        "  table    draw it again                list       the actions in "
        "full\n"
        "  legend   what the signs mean          goals      how everybody "
        "wins\n"
        "  log      what happened\n");
    session_flush(s);
    return OBEYED_ASK_AGAIN;
}

static enum obeyed go_on(struct session *s)
{
    struct rum_err_text why;

    if (rum_lesson_read(s->lesson, &why) == RUM_OK)
        return OBEYED_MOVED;
    session_say(s, "%s", why.text);
    return OBEYED_ASK_AGAIN;
}

static enum obeyed skip(struct session *s)
{
    rum_lesson_skip(s->lesson);
    return OBEYED_MOVED;
}

static enum obeyed back(struct session *s)
{
    if (rum_lesson_back(s->lesson) == RUM_OK)
        return OBEYED_MOVED;
    session_say(s, "This is the first step.");
    return OBEYED_ASK_AGAIN;
}

static enum obeyed restart(struct session *s)
{
    rum_lesson_go_to(s->lesson, 0);
    return OBEYED_MOVED;
}

static enum obeyed hint(struct session *s)
{
    session_say(s, "%s 'skip' does it for you.",
                rum_lesson_step(s->lesson)->title);
    return OBEYED_ASK_AGAIN;
}

static const struct word {
    const char *name;
    enum obeyed (*obey)(struct session *s);
} words[] = {
    {"", go_on},    {"next", go_on}, {"skip", skip},       {"s", skip},
    {"back", back}, {"b", back},     {"undo", back},       {"u", back},
    {"redo", skip}, {"hint", hint},  {"restart", restart}, {"?", help},
    {"help", help}, {"h", help},
};

static enum obeyed obey(struct session *s, const char *typed)
{
    uint16_t fits[RUM_MAX_ACTIONS];

    if (!*typed || choose_exactly(s->scene, typed, fits) != 1) {
        for (size_t i = 0; i < sizeof(words) / sizeof(*words); i++) {
            if (strcasecmp(words[i].name, typed) == 0)
                return words[i].obey(s);
        }
    }
    return session_obey(s, typed);
}

/* ---- the lesson ---- */

static enum obeyed ask(struct session *s)
{
    char prompt[200] = "", line[400];

    lesson_prompt(s, prompt, sizeof(prompt));
    if (input_line(prompt, line, sizeof(line)) != INPUT_LINE)
        return OBEYED_LEAVE;
    return obey(s, line);
}

static void one_step(struct session *s)
{
    session_tell(s);
    session_ask(s, lesson_show, ask);
}

static bool has_first(const struct rum_game *game)
{
    for (int i = 0; i < game->preset_count; i++) {
        if (strcmp(game->presets[i].name, "first") == 0)
            return true;
    }
    return false;
}

static void say_end(struct session *s)
{
    const struct rum_lesson *lesson = s->lesson->lesson, *all;
    size_t n = rum_lessons(lesson->game, &all);

    session_tell(s);
    rum_match_view(s->match, s->watcher, s->scene);
    if (s->scene->over)
        show_result(s->scene, &s->out);
    session_say(s, "That was the lesson '%s'.", lesson->title);
    if (lesson + 1 < all + n)
        session_say(s, "The next one: rumpus lesson %s %s", lesson->game,
                    lesson[1].name);
    session_say(s, "Play a real game: rumpus play %s%s", lesson->game,
                has_first(rum_match_game(s->match)) ? " --preset first" : "");
}

static void teach(struct session *s, size_t from)
{
    const struct rum_lesson *lesson = s->lesson->lesson;

    cli_styled(&s->out, CLI_BOLD, lesson->title);
    rum_text_puts(&s->out, "\n");
    session_say(s, "%s", lesson->about);
    session_say(s,
                from ? "You left at step %zu; 'restart' begins anew."
                     : "%zu steps. '?' is help, 'quit' leaves; you can come "
                       "back where you left.",
                from ? from + 1 : lesson->steps);
    rum_lesson_go_to(s->lesson, from);
    session_skip(s);
    while (rum_lesson_step(s->lesson) && !s->left && !s->lost &&
           !input_stopped())
        one_step(s);
    if (!rum_lesson_step(s->lesson))
        say_end(s);
    lesson_keep(s);
}

/* ---- the command `lesson` ---- */

enum { RESTART, PLAIN };

static const struct cli_flag flags[] = {
    [RESTART] = {"restart", NULL, "from the beginning, not where you left"},
    [PLAIN] = {"plain", NULL, "no colour, ASCII where it can be"},
    {0},
};

static const struct cli_usage usage = {
    .command = "lesson",
    .line = "GAME [NAME]",
    .about = "Learn a game by playing it, step by step: its first lesson, or "
             "the one named. 'rumpus lessons' lists them. 'quit' any time; the "
             "lesson goes on where you left.",
    .flags = flags,
    .examples = "  rumpus lesson npzr\n",
};

struct wishes {
    const struct rum_game *game;
    const char *name;
    bool restart;
};

static int take_word(struct wishes *wishes, const char *word)
{
    if (!wishes->game) {
        wishes->game = cli_find_game(&usage, word);
        return wishes->game ? CLI_DONE : CLI_USAGE;
    }
    if (wishes->name)
        return cli_too_many(&usage, word);
    wishes->name = word;
    return CLI_DONE;
}

static int take(void *context, int arg, const char *value)
{
    struct wishes *wishes = context;

    switch (arg) {
    case RESTART:
        wishes->restart = true;
        return CLI_DONE;
    case PLAIN:
        cli_set_plain();
        return CLI_DONE;
    default:
        return take_word(wishes, value);
    }
}

static const struct rum_lesson *find(const struct wishes *wishes)
{
    const struct rum_lesson *all, *found;
    struct rum_text names = {0};

    if (!wishes->game) {
        cli_misuse(&usage, "which game? 'rumpus lessons' lists them");
        return NULL;
    }
    found = rum_lesson_find(wishes->game->id, wishes->name);
    if (found)
        return found;
    size_t n = rum_lessons(wishes->game->id, &all);
    for (size_t i = 0; i < n; i++)
        rum_text_printf(&names, "%s%s", i ? ", " : "", all[i].name);
    if (n == 0)
        cli_misuse(&usage, "there is no lesson of %s yet", wishes->game->id);
    else
        cli_misuse(&usage, "%s has no lesson '%s'; it has %s", wishes->game->id,
                   wishes->name, names.s);
    rum_text_finish(&names);
    return NULL;
}

int cli_lesson(int argc, char **argv)
{
    struct wishes wishes = {0};
    struct session s = {0};
    struct rum_lesson_run run = {0};
    struct rum_err_text why;

    int code = cli_parse(&usage, argc, argv, take, &wishes);
    if (code != CLI_READY)
        return code;
    run.lesson = find(&wishes);
    if (!run.lesson)
        return CLI_USAGE;
    if (rum_lesson_deal(run.lesson, &run.match, &why) < 0)
        return cli_error("%s", why.text);
    input_catch_stop();
    session_begin_lesson(&s, &run);
    teach(&s, wishes.restart ? 0 : lesson_place(run.lesson));
    code = s.lost ? CLI_FAILED : CLI_DONE;
    session_finish(&s);
    input_die_if_stopped();
    return code;
}
