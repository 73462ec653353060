/*
 * turn.c: one decision, of a person or of anything else.
 */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <rumpus/program.h>

#include "../common/cli.h"
#include "../common/words.h"
#include "input.h"
#include "session.h"
#include "show.h"

static size_t *told_to(struct session *s, rum_seat viewer)
{
    return &s->told[viewer >= 0 ? viewer : RUM_MAX_SEATS];
}

void session_tell(struct session *s)
{
    size_t *told = told_to(s, s->watcher);
    size_t lines = rum_match_log_size(s->match, s->watcher);

    if (*told > lines)
        *told = lines; /* some of it was taken back */
    *told = show_log(s->match, s->watcher, *told, false, &s->out);
    session_flush(s);
}

void session_skip(struct session *s)
{
    *told_to(s, s->watcher) = rum_match_log_size(s->match, s->watcher);
}

static void say_unwritten(struct session *s)
{
    session_say(s, "The recording could not be written (is the disk full?), so "
                   "the action was not played. Make room and try again, or "
                   "'save FILE' elsewhere and 'quit'.");
}

/* Do it if the step wants it; else say why not now. */
static bool learn(struct session *s, rum_action act)
{
    struct rum_err_text why;

    if (rum_lesson_play(s->lesson, act, &why) == RUM_OK)
        return true;
    session_say(s, "%s", why.text);
    return false;
}

bool session_play(struct session *s, rum_action act)
{
    if (s->lesson)
        return learn(s, act);
    switch (rum_table_play(s->table, rum_match_actor(s->match), act)) {
    case RUM_OK:
        return true;
    case RUM_EIO:
        say_unwritten(s);
        return false;
    default:
        RUM_ASSERT(!"the action was offered");
        return false;
    }
}

void session_draw(struct session *s, int taken)
{
    const struct rum_scene *scene = s->scene;
    int height = cli_height() - taken, listed = (int)scene->actions.n;
    struct rum_text table = {0};
    int lines = 0;

    /* Some actions must be in sight as well; more of them go into columns. */
    int room = height - 3 - (listed < 6 ? listed : 6);
    show_table(scene, room, &table);
    for (size_t i = 0; i < table.n; i++)
        lines += table.s[i] == '\n';
    rum_text_puts(&s->out, "\n");
    rum_text_add(&s->out, table.s ? table.s : "", table.n);
    rum_text_finish(&table);
    if (scene->prompt) {
        cli_wrap(&s->out, scene->prompt, 0, 0, cli_width());
        lines++;
    }
    room = height - 2 - lines;
    show_actions(scene, room > 6 ? room : 6, &s->out);
    session_flush(s);
}

/* ---- people ---- */

/* Could somebody who looked before see what they may not? */
static bool needs_curtain(struct session *s, rum_seat me)
{
    if (s->watcher >= 0 && session_same(s, s->watcher, me))
        return false;
    for (int i = 0; i < rum_match_seats(s->match); i++) {
        rum_seat other = (rum_seat)i;
        if (session_is_person(s, other) && !session_same(s, other, me) &&
            rum_match_hands_differ(s->match, other, me))
            return true;
    }
    return false;
}

static void clear_screen(struct session *s)
{
    if (isatty(STDOUT_FILENO) && !cli_plain()) {
        rum_text_puts(&s->out, "\033[H\033[2J\033[3J");
        return;
    }
    for (int i = 0; i < cli_height(); i++)
        rum_text_puts(&s->out, "\n");
}

/* Hide what the last person saw until the next one is there. What everybody
 * may know stands on the curtain. */
static bool hand_over(struct session *s, rum_seat me)
{
    char line[8], prompt[120] = "";

    clear_screen(s);
    s->watcher = RUM_NOBODY;
    session_tell(s);
    RUM_SAY(prompt, "Pass the keyboard to %s, then press Enter. ",
            rum_match_seat_name(s->match, me));
    if (input_line(prompt, line, sizeof(line)) != INPUT_LINE)
        return false;
    clear_screen(s);
    return true;
}

static enum obeyed ask(struct session *s)
{
    char prompt[40] = "", line[400];
    size_t n = s->scene->actions.n;

    if (n == 1)
        RUM_SAY(prompt, "[Enter = 1] > ");
    else
        RUM_SAY(prompt, "[1-%zu, ? = help] > ", n);
    if (input_line(prompt, line, sizeof(line)) != INPUT_LINE)
        return OBEYED_LEAVE;
    return session_obey(s, line);
}

static void draw(struct session *s)
{
    session_draw(s, 0);
}

void session_ask(struct session *s, void (*show)(struct session *s),
                 enum obeyed (*ask_once)(struct session *s))
{
    show(s);
    for (;;) {
        switch (ask_once(s)) {
        case OBEYED_MOVED:
            return;
        case OBEYED_LEAVE:
            s->left = true;
            return;
        case OBEYED_REDRAW:
            show(s);
            break;
        case OBEYED_ASK_AGAIN:
            break;
        }
        if (s->lost)
            return;
    }
}

static void person_turn(struct session *s, rum_seat me)
{
    rum_seat before = s->watcher;
    bool curtain = needs_curtain(s, me);

    if (curtain && !hand_over(s, me)) {
        s->left = true;
        return;
    }
    s->watcher = me;
    /* What stands on a screen that all look at is not said twice. */
    if (before != me && !curtain)
        session_skip(s);
    session_tell(s);
    *told_to(s, RUM_NOBODY) = rum_match_log_size(s->match, RUM_NOBODY);
    rum_table_view(s->table, me, s->scene);
    const struct rum_scene_action *only = s->scene->actions.v;
    if (s->scene->actions.n == 1 && only->quiet) {
        rum_action code = only->code;
        session_say(s, "(The only action: %s.)", only->text);
        if (session_play(s, code))
            return;
    }
    session_ask(s, draw, ask);
}

/* ---- bots and programs ---- */

/* Only where it can be wiped away again. */
static void say_thinking(struct session *s, rum_seat seat, bool begin)
{
    if (!isatty(STDOUT_FILENO) || cli_plain())
        return;
    if (begin)
        rum_match_view(s->match, s->watcher, s->scene);
    if (!begin) {
        rum_text_puts(&s->out, "\r\033[K");
    } else if (s->scene->veiled) {
        rum_text_puts(&s->out, "Waiting for others ...");
    } else {
        const char *name = rum_match_seat_name(s->match, seat);
        cli_clean(&s->out, name, strlen(name));
        rum_text_puts(&s->out, " is thinking ...");
    }
    session_flush(s);
}

/* The recording failed at the action of a bot or program: what now? True: try
 * again. */
static bool ask_after_trouble(struct session *s)
{
    char line[400], command[402] = "/";

    while (session_people(s) > 0) {
        if (input_line("[Enter = try again, save FILE, quit] > ", line,
                       sizeof(line)) != INPUT_LINE)
            break;
        if (!*line)
            return true;
        RUM_SAY(command, "%s", line);
        enum obeyed done = session_obey(s, command);
        command[1] = '\0';
        if (done == OBEYED_LEAVE)
            break;
        if (done == OBEYED_MOVED)
            return false;
    }
    s->left = true;
    return false;
}

static void run(void *thought)
{
    rum_thought_run(thought);
}

bool session_think(struct rum_thought *thought)
{
    return input_while(run, thought);
}

static void bot_turn(struct session *s, rum_seat seat)
{
    struct rum_thought *thought = rum_table_think(s->table);

    RUM_ASSERT(thought);
    say_thinking(s, seat, true);
    bool done = session_think(thought);
    say_thinking(s, seat, false);
    if (!done)
        return; /* stopped; the thought is left to the thread that has it */
    session_tick(s);
    enum rum_err err = rum_table_thought(s->table, thought);
    rum_thought_destroy(thought);
    while (err == RUM_EIO && !input_stopped()) {
        say_unwritten(s);
        if (!ask_after_trouble(s))
            return;
        err = rum_table_again(s->table);
    }
    /* A bot with time takes it, so that nobody learns when it has no choice. */
    for (struct rum_next next = rum_table_next(s->table);
         next.what == RUM_WAITS_BOT && next.seat == seat &&
         next.deadline != RUM_NEVER && !input_stopped();
         next = rum_table_next(s->table)) {
        input_wait(10);
        session_tick(s);
    }
}

static void program_turn(struct session *s, rum_seat seat)
{
    struct rum_err_text why;
    rum_action act;

    say_thinking(s, seat, true);
    enum rum_err err =
        rum_program_choose(s->program[seat], s->millis, &act, &why);
    say_thinking(s, seat, false);
    if (err < 0) {
        session_replace_program(s, seat, &why);
        if (!s->left && rum_table_fallback(s->table) == RUM_EIO)
            say_unwritten(s); /* the bot will try */
        return;
    }
    while (!input_stopped() && !session_play(s, act) && ask_after_trouble(s))
        ;
}

void session_turn(struct session *s)
{
    session_tick(s);
    struct rum_next next = rum_table_next(s->table);

    switch (next.what) {
    case RUM_WAITS_PERSON:
        person_turn(s, next.seat);
        break;
    case RUM_WAITS_BOT:
        bot_turn(s, next.seat);
        break;
    case RUM_WAITS_PROGRAM:
        program_turn(s, next.seat);
        break;
    case RUM_WAITS_OPEN: /* session_begin() allows none */
    case RUM_WAITS_DISK: /* a file answers at once */
    case RUM_WAITS_NOBODY:
        RUM_ASSERT(!"somebody at this terminal is to decide");
    }
    if (!s->left)
        session_tell(s);
}
