/*
 * session.c: laying a table at this terminal, and clearing it.
 */
#include "session.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <rumpus/program.h>
#include <rumpus/system.h>

#include "../common/words.h"
#include "record.h"

void session_flush(struct session *s)
{
    if (!cli_print(&s->out))
        s->lost = true;
}

void session_say(struct session *s, const char *format, ...)
{
    char text[700];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    cli_wrap(&s->out, text, 0, 0, cli_width());
    session_flush(s);
}

/* ---- people ---- */

int session_people(const struct session *s)
{
    return s->table ? rum_table_people(s->table) : 0;
}

bool session_is_person(const struct session *s, rum_seat seat)
{
    return s->table && rum_table_holder(s->table, seat) != RUM_STRANGER;
}

rum_seat session_first_person(const struct session *s)
{
    for (int i = 0; i < rum_match_seats(s->match); i++) {
        if (session_is_person(s, (rum_seat)i))
            return (rum_seat)i;
    }
    return RUM_NOBODY;
}

bool session_same(const struct session *s, rum_seat a, rum_seat b)
{
    return rum_table_holder(s->table, a) == rum_table_holder(s->table, b);
}

/* ---- time ---- */

static uint64_t now(void)
{
    return rum_system_micros() / 1000;
}

void session_tick(struct session *s)
{
    rum_table_tick(s->table, now());
}

/* ---- the beginning and the end ---- */

static int start_programs(struct session *s, const struct cli_usage *usage)
{
    struct rum_err_text why;

    for (int i = 0; i < rum_match_seats(s->match); i++) {
        const struct rum_sitter *sits = rum_table_sitter(s->table, (rum_seat)i);
        if (sits->kind == RUM_SITS_OPEN)
            return cli_misuse(usage,
                              "nobody can take the open seat %d of a game at a "
                              "terminal",
                              i);
        if (sits->kind != RUM_SITS_PROGRAM)
            continue;
        s->program[i] =
            rum_program_start(sits->command, s->table, (rum_seat)i, &why);
        if (!s->program[i])
            return cli_misuse(usage, "seat %d, %s: %s", i, sits->command,
                              why.text);
    }
    return CLI_DONE;
}

static void lay(struct session *s, struct rum_match *match,
                const struct setup *setup)
{
    struct rum_table_rules rules = {.repeatable = true,
                                    .limit = rum_table_limit(match)};

    s->match = match;
    s->table = rum_table_create(match, &rules, now());
    s->millis = setup->millis;
    s->scene = rum_scene_create();
    s->watcher = RUM_NOBODY;
}

/* "Ann" and "Ann 2" were one person at this keyboard: two people cannot have
 * the same name here, and the table numbers the seats of one. "Player 2" is
 * whoever gave no name. */
static bool is_namesake(const char *name, const char *numbered)
{
    size_t n = strlen(name);

    return strcmp(name, "Player") != 0 && strncmp(name, numbered, n) == 0 &&
           numbered[n] == ' ' &&
           strspn(numbered + n + 1, "0123456789") == strlen(numbered + n + 1);
}

static void join_namesakes(struct session *s)
{
    for (int i = 0; i < rum_match_seats(s->match); i++) {
        uint16_t seats = RUM_BIT(i);
        for (int k = 0; k < rum_match_seats(s->match); k++) {
            if (session_is_person(s, (rum_seat)k) &&
                is_namesake(rum_match_seat_name(s->match, (rum_seat)i),
                            rum_match_seat_name(s->match, (rum_seat)k)))
                seats |= RUM_BIT(k);
        }
        if (session_is_person(s, (rum_seat)i) && seats != RUM_BIT(i))
            rum_table_hold(s->table, seats);
    }
}

/* Everybody comes, to one keyboard. */
static int come(struct session *s, const struct cli_usage *usage)
{
    for (int i = 0; i < RUM_MAX_PEOPLE; i++)
        rum_table_come(s->table, i);
    return start_programs(s, usage);
}

int session_begin(struct session *s, struct rum_match *match,
                  const struct setup *setup, bool recorded, bool person)
{
    const struct cli_usage *usage = setup->deal.usage;
    struct rum_err_text why;

    lay(s, match, setup);
    if (rum_table_begin(s->table, setup->sitter, recorded, person, &why) < 0)
        return cli_misuse(usage, "%s", why.text);
    if (recorded)
        join_namesakes(s);
    return come(s, usage);
}

int session_resume(struct session *s, struct rum_match *match,
                   const struct setup *setup, const char *path)
{
    static const struct rum_sitter unsaid[RUM_MAX_SEATS];
    const struct cli_usage *usage = setup->deal.usage;
    struct rum_err_text why;

    lay(s, match, setup);
    enum rum_err err = rum_table_begin(s->table, unsaid, true, true, &why);
    RUM_ASSERT(err == RUM_OK);
    if (setup->deal.least > rum_match_seats(match))
        return cli_misuse(usage,
                          "there is no seat %d; this game has seats 0 to %d",
                          setup->deal.least - 1, rum_match_seats(match) - 1);
    if (record_append(match, path, &why) < 0)
        return cli_error("%s", why.text);
    /* Who sits elsewhere now than before is part of the story. */
    for (int i = 0; i < rum_match_seats(match); i++) {
        if (setup->sitter[i].kind != RUM_SITS_UNSAID &&
            rum_table_seat(s->table, (rum_seat)i, &setup->sitter[i]) < 0)
            return cli_error("cannot write %s", path);
    }
    join_namesakes(s);
    return come(s, usage);
}

void session_follow(struct session *s)
{
    rum_seat first = session_first_person(s);

    /* Nobody need be asked for the same options, and nobody else asks. */
    enum rum_err err =
        rum_table_rematch(s->table, rum_table_holder(s->table, first), NULL);
    RUM_ASSERT(err == RUM_OK);
    struct rum_table *next = rum_table_follow(s->table);
    rum_table_destroy(s->table);
    s->table = next;
    s->match = rum_table_match(next);
    s->watcher = RUM_NOBODY;
    s->left = s->again = false;
    memset(s->told, 0, sizeof(s->told));
    for (int i = 0; i < RUM_MAX_PEOPLE; i++)
        rum_table_come(s->table, i);
}

void session_begin_replay(struct session *s, struct rum_match *match)
{
    s->match = match;
    s->scene = rum_scene_create();
    s->watcher = RUM_ALL;
}

void session_begin_lesson(struct session *s, struct rum_lesson_run *run)
{
    session_begin_replay(s, run->match);
    s->lesson = run;
    s->watcher = run->lesson->you;
}

void session_finish(struct session *s)
{
    for (int i = 0; i < RUM_MAX_SEATS; i++)
        rum_program_end(s->program[i]);
    if (s->table)
        rum_table_destroy(s->table);
    else
        rum_match_destroy(s->match);
    rum_scene_destroy(s->scene);
    rum_text_finish(&s->out);
    *s = (struct session){0};
}

void session_replace_program(struct session *s, rum_seat seat,
                             const struct rum_err_text *why)
{
    const struct rum_sitter easy = {.kind = RUM_SITS_BOT, .bot = "easy"};

    session_say(s, "%s (%.40s) is out: %s. An easy bot goes on.",
                rum_match_seat_name(s->match, seat),
                rum_table_sitter(s->table, seat)->command, why->text);
    rum_program_end(s->program[seat]);
    s->program[seat] = NULL;
    if (rum_table_seat(s->table, seat, &easy) < 0) {
        session_say(s, "The recording could not be written.");
        s->left = true;
    }
}
