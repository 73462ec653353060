/*
 * np_tell.c: what happened and what is asked, in words.
 *
 * Seats are placeholders ({0}, {0's}, {0:plays:play}); the core knows the
 * names and who is reading. Moves carry the ids of np_tell_names.c.
 */
#include "np.h"

#include <rumpus/scene.h>

struct id {
    char s[RUM_ID_SIZE];
};

static struct id make_id(const char *prefix, int n)
{
    struct id id = {""};
    RUM_SAY(id.s, "%s%d", prefix, n);
    return id;
}

static struct id pile_id(int slot, unsigned position)
{
    struct id id = {""};
    RUM_SAY(id.s, "s%d.%c", slot, np_tell_position(position)[0]);
    return id;
}

/* "Wild Legs as Robot legs", or "Zombie legs". */
static void say_card(struct rum_line *out, const struct rum_event *e)
{
    RUM_SAY(out->text, "%s", np_tell_kind(e->subject));
    if (e->subject >= NP_WILD)
        RUM_SAY(out->text, " as %s", np_tell_face((unsigned)e->arg[1]));
}

static void say_covered(struct rum_line *out, const struct rum_event *e)
{
    if (e->arg[4] >= 0)
        RUM_SAY(out->text, " (covers %s)", np_tell_face((unsigned)e->arg[4]));
}

/* "on d", "on {1's} stack b". */
static void say_place(struct rum_line *out, const struct rum_event *e,
                      const char *preposition)
{
    char stack[4];

    np_tell_stack((unsigned)e->arg[2], stack);
    if (e->arg[3] == e->seat)
        RUM_SAY(out->text, " %s %s", preposition, stack);
    else
        RUM_SAY(out->text, " %s {%d's} stack %s", preposition, e->arg[3],
                stack);
    say_covered(out, e);
}

static void tell_draw(const struct rum_event *e, struct rum_line *out)
{
    struct id hand = make_id("hand", e->seat);

    if (e->subject == RUM_UNKNOWN) {
        RUM_SAY(out->text, "{%d:draws:draw} a card", e->seat);
        rum_line_move(out, NULL, "deck", hand.s, RUM_SLIDE);
        return;
    }
    RUM_SAY(out->text, "{%d:draws:draw} %s", e->seat, np_tell_kind(e->subject));
    rum_line_move(out, make_id("c", e->arg[4]).s, "deck", hand.s, RUM_FLIP);
}

static void tell_play(const struct rum_event *e, struct rum_line *out)
{
    char stack[4];

    np_tell_stack((unsigned)e->arg[2], stack);
    if (e->arg[5]) {
        RUM_SAY(out->text, "{%d:starts:start} stack %s with ", e->seat, stack);
        say_card(out, e);
    } else {
        RUM_SAY(out->text, "{%d:plays:play} ", e->seat);
        say_card(out, e);
        say_place(out, e, "on");
    }
    rum_line_move(out, make_id("c", e->arg[0]).s, make_id("hand", e->seat).s,
                  pile_id(e->arg[2], np_position((unsigned)e->arg[1])).s,
                  RUM_SLIDE);
}

static void tell_move(const struct rum_event *e, struct rum_line *out)
{
    char from[4], to[4];

    np_tell_stack((unsigned)e->arg[6], from);
    np_tell_stack((unsigned)e->arg[2], to);
    RUM_SAY(out->text, "{%d:moves:move} ", e->seat);
    say_card(out, e);
    if (e->arg[5]) {
        RUM_SAY(out->text, " from %s to {%d's} new stack %s", from, e->arg[3],
                to);
    } else if (e->arg[6] == e->arg[2]) {
        RUM_SAY(out->text, " to the top of its pile on %s", to);
        say_covered(out, e);
    } else {
        RUM_SAY(out->text, " from %s", from);
        say_place(out, e, "to");
    }
    if (e->arg[7] >= 0)
        RUM_SAY(out->text, ": uncovers %s", np_tell_face((unsigned)e->arg[7]));
    rum_line_move(out, make_id("c", e->arg[0]).s, "air",
                  pile_id(e->arg[2], np_position((unsigned)e->arg[1])).s,
                  RUM_SLIDE);
}

/* Only to be seen: the sentence comes when the card has been placed. */
static void tell_lift(const struct rum_event *e, struct rum_line *out)
{
    rum_line_move(out, make_id("c", e->arg[0]).s,
                  pile_id(e->arg[2], np_position((unsigned)e->arg[1])).s, "air",
                  RUM_SLIDE);
}

static void tell_score(const struct rum_event *e, struct rum_line *out)
{
    const char *name = np_tell_character(e->subject);
    struct id to = {""};

    if (e->arg[2] == e->seat) {
        RUM_SAY(out->text,
                "%s complete! {%d:scores %s and earns:score %s and earn} a "
                "move",
                name, e->seat, name, name);
        out->tone = RUM_GOOD;
    } else {
        RUM_SAY(out->text,
                "{%d:completes:complete} {%d's} %s: {%d:scores:score} %s, "
                "{%d:earns:earn} a move",
                e->arg[2], e->seat, name, e->seat, name, e->arg[2]);
        out->tone = RUM_DANGER;
    }
    if (e->arg[4] > 1)
        RUM_SAY(out->text, " (x%d)", e->arg[4]);
    RUM_SAY(to.s, "score%d.%c", e->seat, np_tell_look(e->subject * 3u)[0]);
    for (unsigned pos = 0; pos < NP_POSITIONS; pos++)
        rum_line_move(out, NULL, pile_id(e->arg[0], pos).s, to.s, RUM_VANISH);
}

static void tell_refill(const struct rum_event *e, struct rum_line *out)
{
    bool sweep = e->kind == NP_EV_SWEEP;
    const char *cards = e->arg[0] == 1 ? "card" : "cards";

    if (sweep)
        RUM_SAY(out->text,
                "Nothing scored: %d covered %s %s swept into the deck (house "
                "rule; by the book nobody draws)",
                e->arg[0], cards, e->arg[0] == 1 ? "is" : "are");
    else
        RUM_SAY(out->text, "Deck refilled with %d scored %s", e->arg[0], cards);
    for (int seat = 0; seat < NP_SEATS; seat++)
        rum_line_move(out, NULL, make_id(sweep ? "stacks" : "scored", seat).s,
                      "deck", RUM_SLIDE);
}

/* NP-9.5: "2 characters to 1", "7 of 8 characters to 3", "3 stacks to 1". */
static void say_lead(const struct np_state *s, struct rum_line *out)
{
    unsigned loser = s->winner ^ 1u;
    int won = np_progress(s, s->winner), lost = np_progress(s, loser);

    if (won == lost)
        RUM_SAY(out->text, "%d stacks to %d", np_stacks_scored(s, s->winner),
                np_stacks_scored(s, loser));
    else if (s->goal == NP_DOUBLE)
        RUM_SAY(out->text, "%d of 8 characters to %d", won, lost);
    else
        RUM_SAY(out->text, "%d %s to %d", won,
                won == 1 ? "character" : "characters", lost);
}

/* How it ended, for the log and for the prompt. */
static void say_end(const struct np_state *s, struct rum_line *out)
{
    static const char *const goals[] = {
        "all four characters", "three characters", "each character twice"};
    const char *why = s->ending == NP(9, 4) ? "Nobody has a card left to play"
                                            : "The turn limit is reached";

    out->clause = s->ending;
    out->tone = RUM_WINS;
    if (s->ending < NP(8, 0)) {
        RUM_SAY(out->text, "{%d:wins:win} with %s", s->winner, goals[s->goal]);
        if (s->ending == NP(7, 2))
            RUM_SAY(out->text, ", thanks to {%d}", s->winner ^ 1);
        if (s->ending == NP(7, 3))
            RUM_SAY(out->text, ", by making the move that gave them to both");
        return;
    }
    if (s->winner == NP_NONE) {
        RUM_SAY(out->text, "%s: a draw", why);
        return;
    }
    RUM_SAY(out->text, "%s: {%d:wins:win} with ", why, s->winner);
    say_lead(s, out);
}

/* The end of a turn shows nothing, unless it shows that the rest is wild. */
static void tell_turn_end(const struct rum_event *e, struct rum_line *out)
{
    if (e->arg[1] || e->arg[0] == 0)
        return;
    RUM_SAY(out->text,
            "{%d:ends the turn and shows:end the turn and show} that %s wild",
            e->seat,
            e->arg[0] == 1 ? "the card left is" : "all cards left are");
}

void np_tell(const void *seen, rum_seat viewer, const struct rum_event *e,
             struct rum_line *out)
{
    (void)viewer;
    out->clause = e->clause;
    switch ((enum np_event)e->kind) {
    case NP_EV_DRAW:
        tell_draw(e, out);
        break;
    case NP_EV_PLAY:
        tell_play(e, out);
        break;
    case NP_EV_LIFT:
        tell_lift(e, out);
        break;
    case NP_EV_MOVE:
        tell_move(e, out);
        break;
    case NP_EV_SCORE:
        tell_score(e, out);
        break;
    case NP_EV_LOST:
        RUM_SAY(out->text, "The table is empty: %s lost",
                e->arg[0] == 1 ? "the move is" : "the moves are");
        break;
    case NP_EV_DECLINE:
        RUM_SAY(out->text, "{%d:gives:give} up the %s", e->seat,
                e->arg[0] == 1 ? "move" : "moves");
        break;
    case NP_EV_END:
        tell_turn_end(e, out);
        break;
    case NP_EV_REFILL:
    case NP_EV_SWEEP:
        tell_refill(e, out);
        break;
    case NP_EV_DRY:
        RUM_SAY(
            out->text,
            "The deck is empty and nothing is scored: {%d:draws:draw} nothing",
            e->seat);
        break;
    case NP_EV_SKIP:
        RUM_SAY(out->text,
                "{%d:has no card and skips:have no card and skip} the turn",
                e->seat);
        break;
    case NP_EV_OVER:
        say_end(seen, out);
        break;
    }
}

/* ---- the prompt ---- */

static void ask_card(const struct np_state *s, struct rum_line *out)
{
    out->clause = NP(2, 3);
    if (s->regular_played) {
        out->clause = NP(2, 10);
        RUM_SAY(out->text, "%s",
                np_open_kinds(s) ? "Play a wild card, or end your turn"
                                 : "End your turn");
    } else if (np_may_end(s)) {
        out->clause = NP(2, 6);
        RUM_SAY(out->text, "Play another wild card, or end your turn");
    } else if (np_open_kinds(s) >> NP_WILD == 0) {
        RUM_SAY(out->text, "Play which card?");
    } else if (np_open_kinds(s) & ((1u << NP_WILD) - 1)) {
        RUM_SAY(out->text, "Play which card? Wild cards are extra");
    } else {
        out->clause = NP(2, 6);
        RUM_SAY(out->text, "Play a wild card: you hold nothing else");
    }
}

static void ask(const struct np_state *s, struct rum_line *out)
{
    const char *held = s->held == NP_NONE ? "" : np_tell_kind(np_kind(s->held));

    switch (s->phase) {
    case NP_D1_CARD:
        ask_card(s, out);
        break;
    case NP_D2_STACK:
        out->clause = NP(3, 1);
        RUM_SAY(out->text, "Play %s where?", held);
        break;
    case NP_D3_FACE:
        out->clause = NP(6, 2);
        RUM_SAY(out->text, "What shall %s be?", held);
        break;
    case NP_D4_PICK:
        out->clause = NP(5, 2);
        if (s->moves > 1)
            RUM_SAY(out->text, "%d free moves! Take which card?", s->moves);
        else
            RUM_SAY(out->text, "Free move! Take which card?");
        out->tone = RUM_GOOD;
        break;
    case NP_D5_TARGET:
        out->clause = NP(5, 4);
        RUM_SAY(out->text, "Move %s where?", held);
        break;
    case NP_D6_RENOMINATE:
        out->clause = NP(6, 4);
        RUM_SAY(out->text, "What shall %s be now?", held);
        break;
    default:
        break;
    }
}

void np_prompt(const void *seen, rum_seat viewer, struct rum_line *out)
{
    const struct np_state *s = seen;
    rum_seat actor = s->head.to_act;

    if (s->phase == NP_OVER) {
        say_end(s, out);
    } else if (viewer == actor) {
        ask(s, out);
    } else if (s->phase == NP_D4_PICK) {
        out->clause = NP(5, 1);
        RUM_SAY(out->text, "{%d:has:have} earned a move", actor);
    } else if (s->held != NP_NONE && s->from.slot != NP_NONE) {
        out->clause = NP(5, 2);
        RUM_SAY(out->text, "{%d:is:are} moving %s", actor,
                np_tell_kind(np_kind(s->held)));
    } else {
        out->clause = NP(2, 1);
        RUM_SAY(out->text, "{%d:is:are} playing a card", actor);
    }
}
