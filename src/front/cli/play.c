/*
 * play.c: the command `play`: a match for people at this terminal.
 *
 * Works on any terminal and through pipes: lines out, lines in. A decision is
 * in turn.c, the words that can be typed are in obey.c.
 */
#include <string.h>
#include <unistd.h>

#include "../common/cli.h"
#include "../common/words.h"
#include "commands.h"
#include "input.h"
#include "play.h"
#include "record.h"
#include "session.h"
#include "setup.h"
#include "show.h"

#define RESUMED_LINES 8 /* of the log, when a game is resumed */

enum { LOAD = SETUP_FLAGS, RECORD, NO_RECORD };

static const struct cli_flag flags[] = {
    SETUP_FLAG_LIST,
    [LOAD] = {"load", "FILE", "resume a recorded game, and record it anew"},
    [RECORD] = {"record", "FILE",
                "record into this new file instead of the usual place"},
    [NO_RECORD] = {"no-record", NULL, "do not record the game"},
    {0},
};

static const struct cli_usage usage = {
    .command = "play",
    .line = "[GAME] [options]",
    .about = "Play a game at this terminal. You have seat 0 and easy bots the "
             "others (gentle ones with --preset first) unless --seat says "
             "otherwise; seats are numbered from 0. "
             "Every game is recorded in $XDG_DATA_HOME/rumpus/games, usually "
             "~/.local/share/rumpus/games; 'rumpus resume' goes on with it.",
    .flags = flags,
    .examples = "  rumpus play npzr\n"
                "  rumpus play npzr --seat 1=hard:5000\n"
                "  rumpus play npzr --seat 0:Ann=human --seat 1:Bob=human\n"
                "  rumpus play npzr --seat 1=cmd:./mybot --option goal=any3\n",
};

/* ---- the beginning ---- */

/* Where the rules always begin with the same seat there is nothing to say. */
static void put_beginner(struct session *s, struct rum_text *line)
{
    bool by_lot;
    rum_seat first = rum_table_begins(s->table, &by_lot);

    if (by_lot && first >= 0)
        rum_text_printf(line, " Drawn by lot: %s begins.",
                        rum_match_seat_name(s->match, first));
}

static void introduce(struct session *s)
{
    const struct rum_game *game = rum_match_game(s->match);
    struct rum_text line = {0};

    cli_styled(&s->out, CLI_BOLD, game->title);
    rum_text_puts(&s->out, "\n");
    cli_wrap(&s->out, game->pitch, 0, 0, cli_width());
    rum_text_puts(&line, "At the table: ");
    for (int i = 0; i < rum_match_seats(s->match); i++) {
        const struct rum_sitter *sits = rum_table_sitter(s->table, (rum_seat)i);
        rum_text_printf(&line, "%s%s", i ? ", " : "",
                        rum_match_seat_name(s->match, (rum_seat)i));
        if (sits->kind == RUM_SITS_PERSON && session_people(s) == 1)
            rum_text_puts(&line, " (you)");
        else if (sits->kind == RUM_SITS_BOT)
            rum_text_printf(&line, " (%s bot)", sits->bot);
        else if (sits->kind == RUM_SITS_PROGRAM)
            rum_text_printf(&line, " (%s)", sits->command);
    }
    rum_text_puts(&line, ".");
    put_beginner(s, &line);
    cli_wrap(&s->out, line.s, 0, 0, cli_width());
    rum_text_clear(&line);
    if (session_people(s) > 0 && rum_lesson_find(game->id, NULL)) {
        rum_text_printf(&line, "New to it? 'rumpus lesson %s' teaches it.",
                        game->id);
        cli_wrap(&s->out, line.s, 0, 0, cli_width());
    }
    rum_text_finish(&line);
    if (session_people(s) > 0)
        cli_wrap(&s->out,
                 "Type the number of an action. 'rules' tells how to play, '?' "
                 "what else you can type, 'quit' leaves.",
                 0, 0, cli_width());
    session_flush(s);
}

/* Whoever comes back wants the last page of the story, not all of it. */
static void skip_old_log(struct session *s)
{
    for (int i = 0; i <= RUM_MAX_SEATS; i++) {
        rum_seat viewer = (rum_seat)(i < RUM_MAX_SEATS ? i : RUM_NOBODY);
        if (viewer >= rum_match_seats(s->match))
            continue;
        size_t lines = rum_match_log_size(s->match, viewer);
        s->told[i] = lines > RESUMED_LINES ? lines - RESUMED_LINES : 0;
    }
}

/* Which game, for somebody who only typed `rumpus play`. */
static const struct rum_game *ask_game(void)
{
    char line[40];
    long n, count = 0;

    for (const struct rum_game *const *g = rum_games(); *g; g++) {
        struct rum_text out = {0};
        count++;
        rum_text_printf(&out, "%2ld ", count);
        cli_styled(&out, CLI_BOLD, (*g)->title);
        rum_text_printf(&out, " (%s)\n   ", (*g)->id);
        cli_wrap(&out, (*g)->pitch, 3, 3, cli_width());
        cli_print(&out);
        rum_text_finish(&out);
    }
    while (input_line("Which game? ", line, sizeof(line)) == INPUT_LINE) {
        const struct rum_game *game = rum_game_find(line);
        if (!game && cli_number(line, 1, count, &n))
            game = rum_games()[n - 1];
        if (game)
            return game;
        struct rum_text again = {0};
        rum_text_printf(&again, "Type a number, 1 to %ld, or a name.\n", count);
        cli_print(&again);
        rum_text_finish(&again);
    }
    return NULL;
}

/* ---- the end ---- */

/* "Score after 3 games: Ann has 2, Bob has 1."; shares of a win as 0.5, 0.33.
 */
static void say_score(struct session *s)
{
    int games = rum_table_games(s->table);
    struct rum_text line = {0};

    if (games == 0)
        return;
    rum_text_printf(&line, "Score after %d game%s:", games,
                    games == 1 ? "" : "s");
    for (int i = 0; i < rum_match_seats(s->match); i++) {
        int won = rum_table_score(s->table, (rum_seat)i);
        rum_text_printf(&line, "%s %s has %d", i ? "," : "",
                        rum_match_seat_name(s->match, (rum_seat)i), won / 60);
        if (won % 60)
            rum_text_printf(&line, won % 6 ? ".%02d" : ".%d",
                            won % 6 ? won % 60 * 10 / 6 : won % 60 / 6);
    }
    rum_text_puts(&line, ".");
    cli_wrap(&s->out, line.s, 0, 0, cli_width());
    rum_text_finish(&line);
}

static void show_end(struct session *s)
{
    if (session_people(s) != 1) {
        s->watcher = RUM_NOBODY;
        rum_table_open(s->table); /* all cards are on the screen now */
    }
    session_tell(s);
    rum_match_view(s->match, s->watcher >= 0 ? s->watcher : RUM_ALL, s->scene);
    rum_text_puts(&s->out, "\n");
    show_table(s->scene, cli_height() - 4, &s->out);
    show_result(s->scene, &s->out);
    if (rum_table_games(s->table) > 1)
        say_score(s);
    session_flush(s);
}

/* People may still look back, play once more, or, where nobody else saw the
 * cards, take back the last decision. */
static bool after_end(struct session *s)
{
    char line[400];

    if (!input_is_tty() || session_people(s) == 0)
        return false;
    for (;;) {
        if (input_line("[Enter = leave; rematch, undo, log, save FILE] > ",
                       line, sizeof(line)) != INPUT_LINE ||
            !*line)
            return false;
        switch (session_obey(s, line)) {
        case OBEYED_MOVED:
            return true;
        case OBEYED_LEAVE:
            return false;
        case OBEYED_REDRAW:
            show_table(s->scene, cli_height() - 4, &s->out);
            session_flush(s);
            break;
        case OBEYED_ASK_AGAIN:
            break;
        }
    }
}

static void play_on(struct session *s)
{
    do {
        while (rum_match_actor(s->match) != RUM_NOBODY && !s->left &&
               !s->lost && !input_stopped())
            session_turn(s);
        if (s->left || s->lost || input_stopped())
            return;
        show_end(s);
    } while (after_end(s));
}

static void say_goodbye(struct session *s, const char *path, bool ours)
{
    bool over = rum_match_actor(s->match) == RUM_NOBODY;

    if (!*path)
        return;
    /* Not a single action: nothing anybody would want to find again. */
    if (ours && rum_match_length(s->match) == 0 &&
        rum_match_future(s->match) == 0) {
        unlink(path);
        return;
    }
    rum_text_printf(&s->out, "The game is recorded in %s\n%s: rumpus %s %s\n",
                    path, over ? "Look at it again" : "Go on with it",
                    over ? "replay" : "resume", path);
    if (s->lost)
        cli_error("nobody reads the output any more. %s", s->out.s);
    else
        session_flush(s);
}

/* One game, from its first screen to its last. */
static void play_one(struct session *s)
{
    skip_old_log(s);
    introduce(s);
    /* A single person looks on while bots begin. To several the story so far
     * is told as to anybody. */
    if (session_people(s) == 1)
        s->watcher = session_first_person(s);
    session_tell(s);
    play_on(s);
}

int play_session(struct session *s, const char *path, bool ours)
{
    char now[RECORD_PATH] = "";
    struct rum_err_text why;

    RUM_SAY(now, "%s", path);
    play_one(s);
    say_goodbye(s, now, ours);
    while (s->again) {
        bool recorded = *now;
        session_follow(s);
        now[0] = '\0';
        if (recorded && record_by_date(s->match, now, sizeof(now), &why) < 0)
            session_say(s, "This game is not recorded: %s.", why.text);
        rum_text_puts(&s->out, "\n");
        say_score(s);
        play_one(s);
        say_goodbye(s, now, true);
    }
    /* Without a person, leaving early means that something failed. */
    return s->lost || (s->left && session_people(s) == 0) ? CLI_FAILED
                                                          : CLI_DONE;
}

/* ---- the command ---- */

struct wishes {
    struct setup setup;
    const char *load, *record;
    bool no_record;
};

static int open_recording(struct wishes *wishes, struct rum_match **out)
{
    const struct deal *deal = &wishes->setup.deal;
    struct rum_err_text why;

    if (deal->pairs || deal->players || deal->preset || deal->seeded)
        return cli_misuse(&usage, "--load takes options and seed from the "
                                  "recording");
    if (record_open(wishes->load, out, &why) < 0)
        return cli_error("%s", why.text);
    if (!deal->game || deal->game == rum_match_game(*out))
        return CLI_DONE;
    cli_misuse(&usage, "%s is a game of %s, not of %s", wishes->load,
               rum_match_game(*out)->id, deal->game->id);
    rum_match_destroy(*out);
    return CLI_USAGE;
}

static int begin(struct session *s, struct wishes *wishes)
{
    struct rum_match *match = NULL;
    int code;

    if (wishes->load) {
        code = open_recording(wishes, &match);
    } else {
        if (!wishes->setup.deal.game)
            wishes->setup.deal.game = ask_game();
        code = setup_create(&wishes->setup, &match);
    }
    return code != CLI_DONE ? code
                            : session_begin(s, match, &wishes->setup,
                                            wishes->load != NULL, true);
}

/* Begin to record; `path` stays empty when it is not. */
static int begin_record(struct session *s, const struct wishes *wishes,
                        char *path, size_t size)
{
    struct rum_err_text why;

    path[0] = '\0';
    if (wishes->no_record)
        return CLI_DONE;
    if (wishes->record) {
        rum_say(path, size, "%s", wishes->record);
        if (rum_match_record(s->match, path, false, &why) < 0)
            return cli_error("%s", why.text);
        record_hold(path);
    } else if (record_by_date(s->match, path, size, &why) < 0) {
        session_say(s, "This game is not recorded: %s.", why.text);
    }
    return CLI_DONE;
}

static int take(void *context, int arg, const char *value)
{
    struct wishes *wishes = context;

    switch (arg) {
    case LOAD:
        wishes->load = value;
        return CLI_DONE;
    case RECORD:
        wishes->record = value;
        return CLI_DONE;
    case NO_RECORD:
        wishes->no_record = true;
        return CLI_DONE;
    default:
        return setup_take(&wishes->setup, arg, value);
    }
}

int cli_play(int argc, char **argv)
{
    struct wishes wishes = {0};
    struct session s = {0};
    char path[RECORD_PATH];

    setup_init(&wishes.setup, &usage);
    int code = cli_parse(&usage, argc, argv, take, &wishes);
    if (code != CLI_READY)
        return code;
    if (wishes.record && wishes.no_record)
        return cli_misuse(&usage, "--record or --no-record, not both");
    input_catch_stop();
    code = begin(&s, &wishes);
    if (code == CLI_DONE)
        code = begin_record(&s, &wishes, path, sizeof(path));
    if (code == CLI_DONE)
        code = play_session(&s, path, !wishes.record);
    session_finish(&s);
    input_die_if_stopped();
    return code;
}
