/*
 * ta_tell.c: what happened and what is asked, in words.
 *
 * Seats are placeholders ({0}, {0's}, {0:rolls:roll}); the core knows the
 * names and who is reading.
 */
#include "ta.h"

#include <rumpus/scene.h>

static void move_pawn(const struct rum_event *e, struct rum_line *out)
{
    char pawn[RUM_ID_SIZE] = "", from[RUM_ID_SIZE] = "", to[RUM_ID_SIZE] = "";

    RUM_SAY(pawn, "p%d", e->seat);
    RUM_SAY(from, "s%d", e->arg[1] - e->arg[0]);
    RUM_SAY(to, "s%d", e->arg[1]);
    rum_line_move(out, pawn, from, to, RUM_SLIDE);
}

static void turn_card(const struct rum_event *e, struct rum_line *out)
{
    char card[RUM_ID_SIZE] = "", hand[RUM_ID_SIZE] = "";

    RUM_SAY(card, "n%d", e->seat);
    RUM_SAY(hand, "hand%d", e->seat);
    rum_line_move(out, card, hand, hand, RUM_FLIP);
}

void ta_tell(const void *seen, rum_seat viewer, const struct rum_event *e,
             struct rum_line *out)
{
    const struct ta_state *t = seen;

    (void)viewer;
    out->clause = e->clause;
    switch ((enum ta_event)e->kind) {
    case TA_EV_ROLL:
        RUM_SAY(out->text, "{%d:rolls:roll} a %d: %d in dice", e->seat,
                e->arg[0], e->arg[1]);
        RUM_SAY(out->gain, "+%d", e->arg[0]);
        move_pawn(e, out);
        break;
    case TA_EV_STAND:
        if (e->arg[4] >= 0) /* known to this viewer */
            RUM_SAY(out->text, "{%d:stands:stand} on %d", e->seat, e->arg[4]);
        else
            RUM_SAY(out->text, "{%d:stands:stand}, showing %d", e->seat,
                    t->shown[e->seat]);
        break;
    case TA_EV_BUST:
        RUM_SAY(out->text, "{%d's} number is %d: %d is past %d, bust", e->seat,
                e->arg[0], e->arg[1], TA_LIMIT);
        out->tone = RUM_DANGER;
        turn_card(e, out);
        break;
    case TA_EV_TURN:
        RUM_SAY(out->text, "{%d's} number is %d: %d in all", e->seat, e->arg[0],
                e->arg[1]);
        turn_card(e, out);
        break;
    case TA_EV_WIN:
        if (e->arg[0] == 0)
            RUM_SAY(out->text, "{%d:shares:share} the win, as all are bust",
                    e->seat);
        else
            RUM_SAY(out->text, "{%d:%s} with %d", e->seat,
                    e->arg[1] > 1 ? "shares the win:share the win" : "wins:win",
                    e->arg[0]);
        out->tone = RUM_WINS;
        break;
    case TA_EV_TIME:
        RUM_SAY(out->text, "The playing time is over: all stand");
        break;
    case TA_EVENTS:
        break;
    }
}

/* Those with the best total are named; the secrets are all open by now. */
static void say_end(const struct ta_state *t, struct rum_line *out)
{
    bool won[RUM_MAX_SEATS];
    int n = ta_winners(t, won), said = 0, best = 0;

    out->clause = TA(3, 2);
    out->tone = RUM_WINS;
    for (rum_seat i = 0; i < t->head.seats; i++) {
        if (!won[i])
            continue;
        RUM_SAY(out->text, "%s{%d}",
                said == 0       ? "The win goes to "
                : said + 1 == n ? " and "
                                : ", ",
                i);
        said++;
        best = ta_total(t, i);
    }
    if (best > TA_LIMIT)
        RUM_SAY(out->text, ", as all are bust");
    else
        RUM_SAY(out->text, " with %d", best);
}

void ta_prompt(const void *seen, rum_seat viewer, struct rum_line *out)
{
    const struct ta_state *t = seen;
    rum_seat actor = t->head.to_act;

    if (actor == RUM_NOBODY) {
        say_end(t, out);
        return;
    }
    out->clause = TA(2, 1);
    if (viewer == actor)
        RUM_SAY(out->text, "Roll or stand? Your total is %d",
                ta_total(t, actor));
    else
        RUM_SAY(out->text, "{%d} may roll or stand", actor);
}
