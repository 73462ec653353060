/*
 * c4_tell.c: Connect Four in words.
 */
#include "c4.h"

/* The row on which a disc would come to rest, counted from 1. */
static int row_of(uint64_t taken, int column)
{
    int row = 1;
    while (row < C4_ROWS && taken & c4_bit(column, row - 1))
        row++;
    return row;
}

void c4_describe(const void *seen, rum_seat viewer, rum_action act,
                 struct rum_offer *out)
{
    const struct c4_state *c = seen;
    uint64_t taken = c4_taken(c), cell = c4_landing(taken, act);
    char column = (char)('a' + act);
    int row = row_of(taken, act);

    (void)viewer;
    RUM_SAY(out->text, "Drop a disc into column %c; it rests on %c%d", column,
            column, row);
    RUM_SAY(out->brief, "%c", column);
    out->clause = C4_DROPPING;
    rum_offer_on(out, "%c%d", column, row);
    if (c4_threats(c->discs[c->head.to_act], taken) & cell) {
        RUM_SAY(out->note, "four!");
        out->tone = RUM_WINS;
    } else if (c4_threats(c->discs[!c->head.to_act], taken) & cell) {
        RUM_SAY(out->note, "stops it");
        out->tone = RUM_GOOD;
    } else if (c4_threats(c->discs[!c->head.to_act], taken) & cell << 1) {
        RUM_SAY(out->note, "opens it");
        out->tone = RUM_DANGER;
    }
}

void c4_tell(const void *seen, rum_seat viewer, const struct rum_event *event,
             struct rum_line *out)
{
    (void)seen;
    (void)viewer;
    out->clause = event->clause;
    switch (event->kind) {
    case C4_EV_DROP: {
        char column = (char)('a' + event->arg[0]);
        char disc[RUM_ID_SIZE] = "", seat[RUM_ID_SIZE] = "";
        char cell[RUM_ID_SIZE] = "";
        RUM_SAY(out->text, "{%d:drops:drop} a disc on %c%d.", event->seat,
                column, event->arg[1] + 1);
        RUM_SAY(cell, "%c%d", column, event->arg[1] + 1);
        RUM_SAY(disc, "disc-%s", cell);
        RUM_SAY(seat, "seat%d", event->seat);
        rum_line_move(out, disc, seat, cell, RUM_SLIDE);
        break;
    }
    case C4_EV_FOUR:
        RUM_SAY(out->text, "{%d:has:have} four in a line.", event->seat);
        out->tone = RUM_WINS;
        break;
    case C4_EV_FULL:
        RUM_SAY(out->text, "The board is full.");
        break;
    }
}

void c4_prompt(const void *seen, rum_seat viewer, struct rum_line *out)
{
    const struct c4_state *c = seen;
    rum_seat actor = c->head.to_act, winner = c4_winner(c);

    if (winner != RUM_NOBODY) {
        RUM_SAY(out->text, "{%d:wins:win} with four in a line.", winner);
        out->clause = C4_WINNING;
        out->tone = viewer == winner ? RUM_WINS : RUM_PLAIN;
    } else if (actor == RUM_NOBODY) {
        RUM_SAY(out->text, "A draw: the board is full.");
        out->clause = C4_DRAWING;
    } else if (actor == viewer) {
        RUM_SAY(out->text, "Choose a column for your disc.");
        out->clause = C4_DROPPING;
    } else {
        RUM_SAY(out->text, "{%d} chooses a column.", actor);
        out->clause = C4_DROPPING;
    }
}

void c4_goal(const void *seen, rum_seat viewer, rum_seat seat,
             struct rum_goal *out)
{
    const struct c4_state *c = seen;
    uint64_t taken = c4_taken(c), threats = c4_threats(c->discs[seat], taken);
    int longest = c4_longest(c->discs[seat]);

    (void)viewer;
    RUM_SAY(out->text, "Get four discs in a line");
    out->clause = C4_WINNING;
    out->done = (uint16_t)(longest < 4 ? longest : 4);
    out->of = 4;
    out->unit = "in a line";
    for (int i = 0; i < C4_COLUMNS; i++) {
        if (threats & c4_landing(taken, i) && c->head.to_act != RUM_NOBODY) {
            RUM_SAY(out->missing, "%s%c", out->near ? ", " : "a disc in ",
                    (char)('a' + i));
            out->near = true;
        }
    }
}
