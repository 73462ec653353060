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

/* The numbers of an event about a card that was placed: see np_events.c. */
struct placing {
    unsigned kind, card, face, slot, owner;
    unsigned from_owner, from_slot, from_position; /* of a move */
    int covers, uncovers;                          /* faces, or -1 */
    bool fresh;                                    /* it is a new stack */
};

static struct placing read_placing(const struct rum_event *e)
{
    return (struct placing){
        .kind = e->subject,
        .card = (unsigned)e->arg[0],
        .face = (unsigned)e->arg[1],
        .slot = (unsigned)e->arg[2],
        .owner = (unsigned)e->arg[3],
        .covers = e->arg[4],
        .fresh = e->arg[5],
        .from_owner = (unsigned)e->arg[6] / (NP_STACKS * NP_POSITIONS),
        .from_slot = (unsigned)e->arg[6] / NP_POSITIONS % NP_STACKS,
        .from_position = (unsigned)e->arg[6] % NP_POSITIONS,
        .uncovers = e->arg[7],
    };
}

/* "Wild Legs as Robot legs", or "Zombie legs". */
static void say_card(struct rum_line *out, const struct placing *p)
{
    RUM_SAY(out->text, "%s", np_tell_kind(p->kind));
    if (p->kind >= NP_WILD)
        RUM_SAY(out->text, " as %s", np_tell_face(p->face));
}

static void say_covered(struct rum_line *out, const struct placing *p)
{
    if (p->covers >= 0)
        RUM_SAY(out->text, " (covers %s)", np_tell_face((unsigned)p->covers));
}

/* "on d", "on {1's} stack b". */
static void say_place(struct rum_line *out, const struct placing *p,
                      rum_seat seat, const char *preposition)
{
    char stack[4];

    np_tell_stack(p->slot, stack);
    if ((int)p->owner == seat)
        RUM_SAY(out->text, " %s %s", preposition, stack);
    else
        RUM_SAY(out->text, " %s {%u's} stack %s", preposition, p->owner, stack);
    say_covered(out, p);
}

/* "a Robot head", "Zombie legs", "a wild Robot head". */
static void say_part(struct rum_line *out, const struct placing *p)
{
    RUM_SAY(out->text, "%s%s%s", np_position(p->face) == 2 ? "" : "a ",
            p->kind >= NP_WILD ? "wild " : "", np_tell_face(p->face));
}

/* Where a part goes, for who sees which stack it is: "{1:covers:cover} {0's}
 * Ninja head with" before it, or " to {0's} stack" after it. */
static void say_plain_play(struct rum_line *out, const struct placing *p,
                           rum_seat seat)
{
    bool own = (int)p->owner == seat;
    const char *under =
        p->covers >= 0 ? np_tell_face((unsigned)p->covers) : NULL;

    if (p->fresh)
        RUM_SAY(out->text, "{%d:starts:start} a new stack with ", seat);
    else if (under && own)
        RUM_SAY(out->text, "{%d:covers their own:cover your own} %s with ",
                seat, under);
    else if (under)
        RUM_SAY(out->text, "{%d:covers:cover} {%u's} %s with ", seat, p->owner,
                under);
    else
        RUM_SAY(out->text, "{%d:adds:add} ", seat);
    say_part(out, p);
    if (!p->fresh && !under && !own)
        RUM_SAY(out->text, " to {%u's} stack", p->owner);
}

/* A card that changes sides for the good of who moves it: "{1:takes:take}
 * {0's} Pirate torso to start a stack". */
static void say_plain_take(struct rum_line *out, const struct placing *p,
                           rum_seat seat)
{
    if (p->kind >= NP_WILD)
        RUM_SAY(out->text, "{%d:takes:take} {%u's} wild card as %s", seat,
                p->from_owner, np_tell_face(p->face));
    else
        RUM_SAY(out->text, "{%d:takes:take} {%u's} %s", seat, p->from_owner,
                np_tell_face(p->face));
    if (p->fresh)
        RUM_SAY(out->text, " to start a stack");
    else if (p->covers >= 0)
        RUM_SAY(out->text, " to cover {%d's} %s", seat,
                np_tell_face((unsigned)p->covers));
    else
        RUM_SAY(out->text, " to add it to a stack");
}

/* " to the top of its pile", " onto {0's} Ninja head": where a card is put that
 * does not change sides, or that is put on the other's. */
static void say_plain_goal(struct rum_line *out, const struct placing *p,
                           bool own)
{
    bool stays = p->from_owner == p->owner;

    if (p->fresh && stays)
        RUM_SAY(out->text, " to a stack of its own");
    else if (p->fresh)
        RUM_SAY(out->text, " to {%u's} new stack", p->owner);
    else if (stays && p->from_slot == p->slot)
        RUM_SAY(out->text, p->from_position == np_position(p->face)
                               ? " to the top of its pile"
                               : " up or down its stack");
    else if (p->covers >= 0 && own)
        RUM_SAY(out->text, " onto the %s", np_tell_face((unsigned)p->covers));
    else if (p->covers >= 0)
        RUM_SAY(out->text, " onto {%u's} %s", p->owner,
                np_tell_face((unsigned)p->covers));
    else if (stays)
        RUM_SAY(out->text, " to another stack");
    else
        RUM_SAY(out->text, " to {%u's} stack", p->owner);
}

/* "{1:moves:move} a Robot head onto {0's} Ninja head: uncovers {1's} Zombie
 * head": whose each of them is, as nobody guesses it. */
static void say_plain_move(struct rum_line *out, const struct placing *p,
                           rum_seat seat)
{
    bool own = (int)p->owner == seat, taken = (int)p->from_owner != seat;

    if (own && taken) {
        say_plain_take(out, p, seat);
    } else {
        RUM_SAY(out->text, "{%d:moves:move} ", seat);
        if (taken)
            RUM_SAY(out->text, "{%u's} %s%s", p->from_owner,
                    p->kind >= NP_WILD ? "wild " : "", np_tell_face(p->face));
        else
            say_part(out, p);
        say_plain_goal(out, p, own);
    }
    if (p->uncovers >= 0)
        RUM_SAY(out->text, ": uncovers {%u's} %s", p->from_owner,
                np_tell_face((unsigned)p->uncovers));
}

/* The card flies from there to its pile. */
static void fly(struct rum_line *out, const struct placing *p, const char *from)
{
    rum_line_move(out, make_id("c", (int)p->card).s, from,
                  pile_id((int)p->slot, np_position(p->face)).s, RUM_SLIDE);
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
    struct placing p = read_placing(e);
    char stack[4];

    np_tell_stack(p.slot, stack);
    if (out->plain) {
        say_plain_play(out, &p, e->seat);
    } else if (p.fresh) {
        RUM_SAY(out->text, "{%d:starts:start} stack %s with ", e->seat, stack);
        say_card(out, &p);
    } else {
        RUM_SAY(out->text, "{%d:plays:play} ", e->seat);
        say_card(out, &p);
        say_place(out, &p, e->seat, "on");
    }
    fly(out, &p, make_id("hand", e->seat).s);
}

/* A covered card comes to the top of its pile, or a wild changes piles: "from
 * the legs to the head of stack d, now a Zombie head". */
static void say_within_stack(struct rum_line *out, const struct placing *p)
{
    unsigned position = np_position(p->face);
    char stack[4];

    np_tell_stack(p->slot, stack);
    if (p->from_position == position) {
        say_card(out, p);
        RUM_SAY(out->text, " to the top of its pile on %s", stack);
    } else {
        RUM_SAY(out->text, "%s from the %s to the %s of stack %s, now %s%s",
                np_tell_kind(p->kind), np_tell_position(p->from_position),
                np_tell_position(position), stack, position == 2 ? "" : "a ",
                np_tell_face(p->face));
    }
    say_covered(out, p);
}

/* "moves Robot legs from b to {1's} stack d (covers Ninja legs)". */
static void say_move(struct rum_line *out, const struct placing *p,
                     rum_seat seat)
{
    char from[4], to[4];

    np_tell_stack(p->from_slot, from);
    np_tell_stack(p->slot, to);
    RUM_SAY(out->text, "{%d:moves:move} ", seat);
    if (p->fresh) {
        say_card(out, p);
        RUM_SAY(out->text, " from %s to {%u's} new stack %s", from, p->owner,
                to);
    } else if (p->from_slot == p->slot) {
        say_within_stack(out, p);
    } else {
        say_card(out, p);
        RUM_SAY(out->text, " from %s", from);
        say_place(out, p, seat, "to");
    }
    if (p->uncovers >= 0)
        RUM_SAY(out->text, ": uncovers %s",
                np_tell_face((unsigned)p->uncovers));
}

static void tell_move(const struct rum_event *e, struct rum_line *out)
{
    struct placing p = read_placing(e);

    if (out->plain)
        say_plain_move(out, &p, e->seat);
    else
        say_move(out, &p, e->seat);
    fly(out, &p, "air");
    /* Where it was, for whoever marks that afterwards. */
    fly(out, &p, pile_id((int)p.from_slot, p.from_position).s);
}

static void tell_name(const struct rum_event *e, struct rum_line *out)
{
    struct placing p = read_placing(e);
    char stack[4];

    np_tell_stack(p.slot, stack);
    if (out->plain)
        RUM_SAY(out->text, "{%d:names:name} a wild card anew: %s", e->seat,
                np_tell_face(p.face));
    else
        RUM_SAY(out->text, "{%d:names:name} %s on %s anew: %s", e->seat,
                np_tell_kind(p.kind), stack, np_tell_face(p.face));
    fly(out, &p, "air");
}

/* Only to be seen: the sentence comes when the card has been placed. */
static void tell_lift(const struct rum_event *e, struct rum_line *out)
{
    struct placing p = read_placing(e);

    rum_line_move(out, make_id("c", (int)p.card).s,
                  pile_id((int)p.slot, np_position(p.face)).s, "air",
                  RUM_SLIDE);
}

static const char *const prizes[] = {"nothing", "a move", "two moves",
                                     "three moves"};
static const char *const free_moves[] = {"nothing", "a free move",
                                         "two free moves", "three free moves"};

/* Does the game go on after a figure, so that it earns moves (NP-7.1)? */
static bool plays_on(const struct np_state *s)
{
    return s->ending == 0 || s->ending > NP(8, 0);
}

/* Had its owner all of that character they need, before this one? */
static bool is_surplus(const struct np_state *s, const struct rum_event *e)
{
    return e->arg[3] > (s->goal == NP_DOUBLE ? 2 : 1);
}

/* "{0:finishes a Robot:finish your Robot} and {0:earns:earn} a free move"; of
 * the other's figure also what it is worth to them. */
static void say_plain_score(const struct np_state *s, const struct rum_event *e,
                            const char *name, struct rum_line *out)
{
    rum_seat player = (rum_seat)e->arg[2];
    const char *prize = free_moves[s->earned];

    if (player == e->seat) {
        RUM_SAY(out->text, "{%d:finishes a %s:finish your %s}: %s", player,
                name, name, prize);
        return;
    }
    RUM_SAY(out->text, "{%d:finishes:finish} {%d's} %s", player, e->seat, name);
    if (is_surplus(s, e))
        RUM_SAY(out->text, ", which {%d:has:have} already", e->seat);
    else
        RUM_SAY(out->text, ", which counts for {%d}", e->seat);
    RUM_SAY(out->text, ": {%d:earns:earn} %s", player, prize);
}

/* ": Bob scores Pirate, Ann earns a move", or what it means that the game is
 * won: then nobody earns a move (NP-7.1). */
static void say_gain(const struct np_state *s, const struct rum_event *e,
                     const char *name, struct rum_line *out)
{
    static const char *const reached[] = {[NP_ALL4] = "all four",
                                          [NP_ANY3] = "three",
                                          [NP_DOUBLE] = "each twice"};
    rum_seat player = (rum_seat)e->arg[2];
    const char *prize = prizes[s->earned];

    if (plays_on(s)) {
        if (player == e->seat)
            RUM_SAY(out->text, "{%d:scores %s and earns:score %s and earn} %s",
                    e->seat, name, name, prize);
        else
            RUM_SAY(out->text, "{%d:scores:score} %s, {%d:earns:earn} %s",
                    e->seat, name, player, prize);
    } else if (e->arg[5]) {
        RUM_SAY(out->text, "{%d:scores %s and has:score %s and have} %s",
                e->seat, name, name, reached[s->goal]);
        if (s->ending == NP(7, 1) && s->winner == e->seat) {
            RUM_SAY(out->text, ": {%d:wins:win}", e->seat);
            out->clause = NP(7, 1);
            out->tone = RUM_WINS;
        }
    } else {
        RUM_SAY(out->text, "{%d:scores:score} %s", e->seat, name);
    }
}

/* Is this the figure that wins, in the hands of whoever wins by it? */
static bool wins_by(const struct np_state *s, const struct rum_event *e)
{
    return e->arg[5] && s->ending == NP(7, 1) && s->winner == e->seat &&
           e->arg[2] == e->seat;
}

static void tell_score(const struct np_state *s, const struct rum_event *e,
                       struct rum_line *out)
{
    unsigned character = e->subject - NP_SUBJECT_CHARACTER;
    const char *name = np_tell_character(character);
    rum_seat player = (rum_seat)e->arg[2];
    struct id to = {""};

    /* The owner's gain, whoever did it; what they have already is only worth
     * the move. */
    if (player == e->seat || !is_surplus(s, e))
        out->tone = RUM_GOOD;
    if (out->plain && plays_on(s)) {
        say_plain_score(s, e, name, out);
    } else if (out->plain && wins_by(s, e)) {
        RUM_SAY(out->text, "{%d:finishes a %s and wins:finish your %s and win}",
                player, name, name);
        out->clause = NP(7, 1);
        out->tone = RUM_WINS;
    } else {
        if (player == e->seat)
            RUM_SAY(out->text, "%s complete! ", name);
        else
            RUM_SAY(out->text, "{%d:completes:complete} {%d's} %s: ", player,
                    e->seat, name);
        say_gain(s, e, name, out);
    }
    if (e->arg[4] > 1 && !out->plain)
        RUM_SAY(out->text, " (x%d)", e->arg[4]);
    if (!is_surplus(s, e))
        RUM_SAY(out->gain, "%d of %d", np_progress(s, (unsigned)e->seat),
                np_wanted(s));
    RUM_SAY(to.s, "score%d.%c", e->seat, np_tell_look(character * 3u)[0]);
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

/* How it ended, for the log and for the prompt; whose rule it was is said in
 * brackets. */
static void say_end(const struct np_state *s, struct rum_line *out)
{
    static const char *const goals[] = {
        "all four characters", "three characters", "each character twice"};
    const char *when =
        s->ending == NP(9, 4)
            ? "when the cards ran out (our ruling)"
            : "at the turn limit (house rule; the book has none; our ruling)";

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
        RUM_SAY(out->text, "A draw %s", when);
        return;
    }
    RUM_SAY(out->text, "{%d:wins:win}: ", s->winner);
    say_lead(s, out);
    RUM_SAY(out->text, " %s", when);
}

/* "Ann scores Robot and has all four: Ann wins" has said it already. */
static void tell_over(const struct np_state *s, struct rum_line *out)
{
    if (s->ending != NP(7, 1))
        say_end(s, out);
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
    case NP_EV_NAME:
        tell_name(e, out);
        break;
    case NP_EV_SCORE:
        tell_score(seen, e, out);
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
        tell_over(seen, out);
        break;
    case NP_EVENTS:
        break;
    }
}

/* ---- the prompt ---- */

static void ask_card(const struct np_state *s, struct rum_line *out)
{
    out->clause = NP(2, 3);
    if (s->regular_played && np_regular_open(s)) {
        out->clause = NP(2, 10);
        RUM_SAY(out->text, "Another card? Or end your turn");
    } else if (s->regular_played) {
        out->clause = NP(2, 10);
        RUM_SAY(out->text, "%s",
                np_open_kinds(s) ? "Play a wild card too? Or end your turn"
                                 : "End your turn");
    } else if (np_may_end(s)) {
        out->clause = NP(2, 6);
        RUM_SAY(out->text, "Another wild card? Or end your turn");
    } else if (np_open_kinds(s) >> NP_WILD == 0) {
        RUM_SAY(out->text, "Play which card?");
    } else if (np_open_kinds(s) & ((1u << NP_WILD) - 1)) {
        RUM_SAY(out->text,
                "Play which card? One, plus any number of wild cards");
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

/* D6: where a wild goes is public, what it will be is not chosen yet. */
static void say_target(const struct np_state *s, struct rum_line *out)
{
    unsigned actor = (unsigned)s->head.to_act;
    char stack[4];

    if (s->target == NP_NONE)
        return;
    if (!np_is_stack(s->target)) {
        RUM_SAY(out->text, " to {%u's} new stack",
                actor ^ (s->target == NP_NEW_OPP));
        return;
    }
    np_tell_stack(s->target - NP_STACK, stack);
    if (!out->plain)
        RUM_SAY(out->text, " to stack %s", stack);
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
        say_target(s, out);
    } else {
        out->clause = NP(2, 1);
        RUM_SAY(out->text, "{%d:is:are} playing a card", actor);
    }
}
