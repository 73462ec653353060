/*
 * wishes.c: what needs the consent of others at the keyboard, or a second
 * thought: taking back, resigning, a draw; and one more game.
 */
#include <strings.h>

#include "input.h"
#include "session.h"

static bool says_yes(const char *prompt)
{
    char line[16];

    while (input_line(prompt, line, sizeof(line)) == INPUT_LINE) {
        if (strcasecmp(line, "yes") == 0 || strcasecmp(line, "y") == 0)
            return true;
        if (strcasecmp(line, "no") == 0 || strcasecmp(line, "n") == 0)
            return false;
    }
    return false;
}

/* "Bob, may Ann take that back?" */
static bool agrees(struct session *s, rum_seat seat, rum_seat me,
                   const char *ask, const char *what)
{
    char prompt[200] = "";

    RUM_SAY(prompt, "%s, %s %s %s? [yes/no] ",
            rum_match_seat_name(s->match, seat), ask,
            rum_match_seat_name(s->match, me), what);
    return says_yes(prompt);
}

/* Ask everybody whose consent is wanted; false: somebody said no. */
static bool ask_all(struct session *s, rum_seat me, const char *ask,
                    const char *what, enum rum_err *err)
{
    const struct rum_wish *wish;

    while ((wish = rum_table_wish(s->table))) {
        rum_seat seat = 0;
        while (!(wish->asked & RUM_BIT(seat)))
            seat++;
        bool yes = agrees(s, seat, me, ask, what);
        *err =
            rum_table_consent(s->table, rum_table_holder(s->table, seat), yes);
        if (!yes)
            return false;
    }
    return true;
}

enum obeyed session_undo(struct session *s)
{
    rum_seat me = s->watcher;
    enum rum_err err = me < 0 ? RUM_ENOTHING : rum_table_undo(s->table, me);

    if (err == RUM_OK && !ask_all(s, me, "may", "take that back", &err))
        err = RUM_EILLEGAL;
    switch (err) {
    case RUM_OK:
        session_say(s, "Taken back. 'redo' brings it back.");
        return OBEYED_MOVED;
    case RUM_ENOTHING:
        session_say(s, "You have made no decision yet that could be taken "
                       "back.");
        return OBEYED_ASK_AGAIN;
    case RUM_EIO:
        session_say(s, "The recording could not be written, so nothing was "
                       "taken back.");
        return OBEYED_ASK_AGAIN;
    default:
        session_say(s, "That stands.");
        return OBEYED_ASK_AGAIN;
    }
}

enum obeyed session_redo(struct session *s)
{
    if (rum_match_future(s->match) == 0) {
        session_say(s, "Nothing was taken back.");
        return OBEYED_ASK_AGAIN;
    }
    if (rum_table_redo(s->table) < 0)
        session_say(s, "The recording could not be written.");
    return OBEYED_MOVED;
}

/* ---- giving up ---- */

static enum obeyed gave_up(struct session *s, enum rum_err err)
{
    switch (err) {
    case RUM_OK:
        return OBEYED_MOVED;
    case RUM_EOVER:
        session_say(s, "The game is over.");
        return OBEYED_ASK_AGAIN;
    case RUM_EIO:
        session_say(s, "The recording could not be written, so the game goes "
                       "on.");
        return OBEYED_ASK_AGAIN;
    default:
        session_say(s, "So the game goes on.");
        return OBEYED_ASK_AGAIN;
    }
}

/* Only who plays a game can end it. */
static bool may_give_up(struct session *s, const char *what)
{
    if (!s->table || s->watcher < 0)
        session_say(s, "There is no game to %s here.", what);
    else if (rum_match_actor(s->match) == RUM_NOBODY)
        session_say(s, "The game is over.");
    else
        return true;
    return false;
}

enum obeyed session_resign(struct session *s)
{
    int side[RUM_MAX_SEATS];
    rum_seat me = s->watcher;

    if (!may_give_up(s, "resign"))
        return OBEYED_ASK_AGAIN;
    /* Where there are more than two sides the others play on. */
    bool two = rum_match_sides(s->match, side) == 2;
    if (!says_yes(two ? "Resign, and lose the game? [yes/no] "
                      : "Leave your seat to a bot for good? [yes/no] "))
        return gave_up(s, RUM_EILLEGAL);
    enum rum_err err = rum_table_resign(s->table, me);
    if (err == RUM_OK && !ask_all(s, me, "would", "and you resign", &err))
        err = RUM_EILLEGAL;
    return gave_up(s, err);
}

enum obeyed session_offer_draw(struct session *s)
{
    rum_seat me = s->watcher;

    if (!may_give_up(s, "draw"))
        return OBEYED_ASK_AGAIN;
    enum rum_err err = rum_table_draw(s->table, me);
    if (err == RUM_EILLEGAL) {
        session_say(s, "This game has no draw to agree on.");
        return OBEYED_ASK_AGAIN;
    }
    if (err == RUM_ENOTHING) {
        session_say(s, "A bot does not agree on a draw; only people do.");
        return OBEYED_ASK_AGAIN;
    }
    if (err == RUM_OK &&
        !ask_all(s, me, "do you agree on a draw with", "now", &err))
        err = RUM_EILLEGAL;
    return gave_up(s, err);
}

/* ---- one more ---- */

enum obeyed session_rematch(struct session *s)
{
    if (!s->table || rum_match_actor(s->match) != RUM_NOBODY) {
        session_say(s, "A rematch comes after the end of a game.");
        return OBEYED_ASK_AGAIN;
    }
    for (int i = 0; i < rum_match_seats(s->match); i++) {
        if (!s->program[i])
            continue;
        session_say(s, "A program has a seat here: begin the next game with "
                       "'rumpus play'.");
        return OBEYED_ASK_AGAIN;
    }
    s->again = true;
    return OBEYED_LEAVE;
}
