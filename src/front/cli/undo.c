/*
 * undo.c: taking back, with the consent of the others at the keyboard.
 */
#include <strings.h>

#include "input.h"
#include "session.h"

static bool agrees(struct session *s, rum_seat seat, rum_seat me)
{
    char prompt[160] = "", line[16];

    RUM_SAY(prompt, "%s, may %s take that back? [yes/no] ",
            rum_match_seat_name(s->match, seat),
            rum_match_seat_name(s->match, me));
    while (input_line(prompt, line, sizeof(line)) == INPUT_LINE) {
        if (strcasecmp(line, "yes") == 0 || strcasecmp(line, "y") == 0)
            return true;
        if (strcasecmp(line, "no") == 0 || strcasecmp(line, "n") == 0)
            return false;
    }
    return false;
}

/* Ask everybody whose consent is wanted; false: somebody said no. */
static bool ask_all(struct session *s, rum_seat me, enum rum_err *err)
{
    const struct rum_wish *wish;

    while ((wish = rum_table_wish(s->table))) {
        rum_seat seat = 0;
        while (!(wish->asked & RUM_BIT(seat)))
            seat++;
        bool yes = agrees(s, seat, me);
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

    if (err == RUM_OK && !ask_all(s, me, &err))
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
