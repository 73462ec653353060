/*
 * undo.c: taking back, and whose consent it needs.
 *
 * It is free while nothing was learned and nobody else has decided; else the
 * others must agree. Bots always do; people at the keyboard are asked.
 */
#include <string.h>
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

static bool all_agree(struct session *s, rum_seat me)
{
    for (int i = 0; i < rum_match_seats(s->match); i++) {
        if (players_is_human(&s->players, (rum_seat)i) &&
            !players_same(&s->players, (rum_seat)i, me) &&
            !agrees(s, (rum_seat)i, me))
            return false;
    }
    return true;
}

/* Would this decision be made for the person again at once? Then taking it
 * back leads nowhere, and the one before is meant. */
static bool plays_itself(struct session *s)
{
    const rum_action *actions;
    struct rum_offer offer;

    if (rum_match_legal(s->match, &actions) != 1)
        return false;
    rum_match_describe(s->match, rum_match_actor(s->match), actions[0], &offer);
    return offer.quiet;
}

static void restore(struct session *s, size_t length)
{
    while (rum_match_length(s->match) < length &&
           rum_match_redo(s->match) == RUM_OK)
        ;
}

enum obeyed session_undo(struct session *s)
{
    rum_seat me = s->watcher;
    size_t before = rum_match_length(s->match), to;
    bool agreed = false;

    do {
        if (me < 0 || rum_match_undo_point(s->match, me, &to) < 0) {
            restore(s, before);
            session_say(s, "You have made no decision yet that could be taken "
                           "back.");
            return OBEYED_ASK_AGAIN;
        }
        if (!agreed && !rum_match_undo_free(s->match, me)) {
            if (!all_agree(s, me)) {
                restore(s, before);
                session_say(s, "That stands.");
                return OBEYED_ASK_AGAIN;
            }
            agreed = true;
        }
        if (rum_match_undo_to(s->match, to) < 0) {
            session_say(s, "The recording could not be written, so nothing was "
                           "taken back.");
            return OBEYED_ASK_AGAIN;
        }
    } while (plays_itself(s));
    session_say(s, "Taken back. 'redo' brings it back.");
    return OBEYED_MOVED;
}

enum obeyed session_redo(struct session *s)
{
    if (rum_match_future(s->match) == 0) {
        session_say(s, "Nothing was taken back.");
        return OBEYED_ASK_AGAIN;
    }
    /* What bots did meanwhile comes back too, up to a person's decision. */
    do {
        if (rum_match_redo(s->match) < 0) {
            session_say(s, "The recording could not be written.");
            return OBEYED_MOVED;
        }
    } while (rum_match_future(s->match) > 0 &&
             (!players_is_human(&s->players, rum_match_actor(s->match)) ||
              plays_itself(s)));
    return OBEYED_MOVED;
}
