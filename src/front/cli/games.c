/*
 * games.c: the command `games`: what can be played, and with which options.
 */
#include <stdio.h>

#include <rumpus/learn.h>
#include <rumpus/text.h>
#include <rumpus/wire.h>

#include "../common/cli.h"
#include "../common/words.h"
#include "commands.h"

enum { FIELDS, JSON, PLAIN };

static const struct cli_flag flags[] = {
    [FIELDS] = {"fields", NULL,
                "what the numbers of an observation mean, for programs that "
                "learn"},
    [JSON] = {"json", NULL, "the same as one JSON array or object"},
    [PLAIN] = {"plain", NULL, "no colour and no pager"},
    {0},
};

static const struct cli_usage usage = {
    .command = "games",
    .line = "[GAME] [options]",
    .about = "List the games, or say more about one of them: its presets, its "
             "options, and what each may be.",
    .flags = flags,
};

static void list(struct rum_text *out)
{
    for (const struct rum_game *const *g = rum_games(); *g; g++) {
        char seats[16] = "";
        if ((*g)->min_seats == (*g)->max_seats)
            RUM_SAY(seats, "%d", (*g)->min_seats);
        else
            RUM_SAY(seats, "%d-%d", (*g)->min_seats, (*g)->max_seats);
        rum_text_printf(out, "%-9s ", (*g)->id);
        cli_styled(out, CLI_BOLD, (*g)->title);
        rum_text_printf(out, " (%s players, %d minutes)\n", seats,
                        (*g)->minutes);
        rum_text_printf(out, "%10s", "");
        cli_wrap(out, (*g)->pitch, 10, 10, cli_width());
    }
    rum_text_puts(out, "\nTry 'rumpus lesson ID', 'rumpus play ID', "
                       "'rumpus rules ID', 'rumpus games ID'.\n");
}

/* "balanced: Nobody keeps more than seven cards. (hand_limit=7)" */
static void show_preset(struct rum_text *out, const struct rum_preset *p,
                        int width)
{
    struct rum_text line = {0};

    rum_text_puts(&line, p->about);
    for (const char *const *v = p->values; v && *v; v++)
        rum_text_printf(&line, "%s%s%s", v == p->values ? " (" : ", ", *v,
                        v[1] ? "" : ")");
    rum_text_printf(out, "  %-12s ", p->name);
    cli_wrap(out, line.s, 15, 15, width);
    rum_text_finish(&line);
}

/* Those of players, or those that the lab turns. */
static void show_options(struct rum_text *out, const struct rum_game *game,
                         bool tuning, int width)
{
    for (int i = 0; i < game->option_count; i++) {
        const struct rum_option *o = &game->options[i];
        char range[600], line[1200] = "";
        if (o->tuning != tuning)
            continue;
        rum_option_range(o, range, sizeof(range));
        RUM_SAY(line, "%s: %s; %s%s%s%s", o->help, range,
                *o->standard ? "usually " : "usually empty", o->standard,
                o->expert ? "; for experts" : "", ".");
        rum_text_printf(out, "  %-12s ", o->name);
        cli_wrap(out, line, 15, 15, width);
    }
}

static bool has_tuning(const struct rum_game *game)
{
    for (int i = 0; i < game->option_count; i++) {
        if (game->options[i].tuning)
            return true;
    }
    return false;
}

static void show(struct rum_text *out, const struct rum_game *game)
{
    int width = cli_width();

    cli_styled(out, CLI_BOLD, game->title);
    rum_text_printf(out, " (%s)\n", game->id);
    cli_wrap(out, game->pitch, 0, 0, width);
    if (game->preset_count > 0)
        rum_text_puts(out, "\nPresets, as in --preset NAME:\n");
    for (int i = 0; i < game->preset_count; i++)
        show_preset(out, &game->presets[i], width);
    rum_text_puts(out, "\nOptions, as in --option name=value:\n");
    show_options(out, game, false, width);
    if (has_tuning(game)) {
        rum_text_printf(out,
                        "\nNumbers a designer turns, as in 'rumpus lab compare "
                        "%s --b name=value':\n",
                        game->id);
        show_options(out, game, true, width);
    }
    rum_text_printf(out,
                    "\nTry 'rumpus play %s', 'rumpus rules %s'; 'rumpus rules "
                    "%s --house'\nshows what is not the book's.\n",
                    game->id, game->id, game->id);
}

/* "numbers 37 to 52, each -2 to 55, for each seat 8: the cards ..." */
static void show_field(struct rum_text *out, const struct rum_learn_field *f,
                       int width)
{
    size_t n = f->rows * f->columns;
    char line[600] = "";

    if (n == 1)
        RUM_SAY(line, "number %zu, %d to %d", f->at, f->low, f->high);
    else
        RUM_SAY(line, "numbers %zu to %zu, each %d to %d", f->at, f->at + n - 1,
                f->low, f->high);
    if (f->rows > 1)
        RUM_SAY(line, ", %s%zu", f->by_seat ? "for each seat " : "in rows of ",
                f->columns);
    RUM_SAY(line, ": %s.", f->help);
    rum_text_printf(out, "  %-12s ", f->name);
    cli_wrap(out, line, 15, 15, width);
}

static void show_fields(struct rum_text *out, const struct rum_game *game)
{
    int width = cli_width();

    cli_styled(out, CLI_BOLD, game->title);
    rum_text_printf(out, " (%s): an observation is %zu numbers\n", game->id,
                    rum_learn_size(game));
    cli_wrap(out,
             "-1 is none or not known, -2 not known. Seats are counted from "
             "the viewer, who is 0 and whose row is the first.",
             0, 0, width);
    rum_text_puts(out, "\n");
    for (size_t i = 0; i < rum_learn_fields(game); i++) {
        struct rum_learn_field f = rum_learn_field(game, i);
        show_field(out, &f, width);
    }
}

/* ---- for programs ---- */

static void write_list(struct rum_text *out)
{
    struct rum_json j = {.out = out};

    rum_json_open(&j, NULL, '[');
    for (const struct rum_game *const *g = rum_games(); *g; g++) {
        rum_json_open(&j, NULL, '{');
        rum_put_game(&j, *g);
        rum_put_presets(&j, *g);
        rum_json_close(&j, '}');
    }
    rum_json_close(&j, ']');
    rum_text_puts(out, "\n");
}

static void write_one(struct rum_text *out, const struct rum_game *game)
{
    struct rum_json j = {.out = out};

    rum_json_open(&j, NULL, '{');
    rum_put_game(&j, game);
    rum_put_presets(&j, game);
    rum_put_option_list(&j, game);
    rum_json_close(&j, '}');
    rum_text_puts(out, "\n");
}

static void write_fields(struct rum_text *out, const struct rum_game *game)
{
    struct rum_json j = {.out = out};

    rum_json_open(&j, NULL, '{');
    rum_json_str(&j, "id", game->id);
    rum_json_int(&j, "size", (int64_t)rum_learn_size(game));
    rum_json_open(&j, "fields", '[');
    for (size_t i = 0; i < rum_learn_fields(game); i++) {
        struct rum_learn_field f = rum_learn_field(game, i);
        rum_json_open(&j, NULL, '{');
        rum_json_str(&j, "name", f.name);
        rum_json_str(&j, "help", f.help);
        rum_json_int(&j, "at", (int64_t)f.at);
        rum_json_int(&j, "rows", (int64_t)f.rows);
        rum_json_int(&j, "columns", (int64_t)f.columns);
        rum_json_int(&j, "low", f.low);
        rum_json_int(&j, "high", f.high);
        rum_json_bool(&j, "by_seat", f.by_seat);
        rum_json_close(&j, '}');
    }
    rum_json_close(&j, ']');
    rum_json_close(&j, '}');
    rum_text_puts(out, "\n");
}

struct wishes {
    const struct rum_game *game;
    bool fields, json;
};

static int take(void *context, int arg, const char *value)
{
    struct wishes *wishes = context;

    if (arg == FIELDS) {
        wishes->fields = true;
        return CLI_DONE;
    }
    if (arg == JSON) {
        wishes->json = true;
        return CLI_DONE;
    }
    if (arg == PLAIN) {
        cli_set_plain();
        return CLI_DONE;
    }
    if (wishes->game)
        return cli_misuse(&usage, "one game at a time, not '%s' and '%s'",
                          wishes->game->id, value);
    wishes->game = cli_find_game(&usage, value);
    return wishes->game ? CLI_DONE : CLI_USAGE;
}

int cli_games(int argc, char **argv)
{
    struct wishes wishes = {0};

    int code = cli_parse(&usage, argc, argv, take, &wishes);
    if (code != CLI_READY)
        return code;
    if (wishes.fields && !wishes.game)
        return cli_misuse(&usage, "--fields needs a game");
    struct rum_text out = {0};
    if (wishes.fields)
        (wishes.json ? write_fields : show_fields)(&out, wishes.game);
    else if (wishes.game)
        (wishes.json ? write_one : show)(&out, wishes.game);
    else
        (wishes.json ? write_list : list)(&out);
    if (wishes.json)
        cli_print(&out);
    else
        cli_page(&out);
    rum_text_finish(&out);
    return CLI_DONE;
}
