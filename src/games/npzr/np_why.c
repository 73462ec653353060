/*
 * np_why.c: why a thing of the scene cannot be chosen now.
 */
#include "np.h"

#include <string.h>

#include <rumpus/scene.h>

static const char *held_name(const struct np_state *s)
{
    return np_tell_kind(np_kind(s->held));
}

/* The card in the air has a place to find before anything else is touched. */
static void say_held(const struct np_state *s, struct rum_line *out)
{
    if (s->phase == NP_D3_FACE || s->phase == NP_D6_RENOMINATE)
        rum_line_say(out, NP(6, 2), "First say what %s is to be", held_name(s));
    else if (s->from.slot != NP_NONE)
        rum_line_say(out, NP(5, 4), "First say where to put %s", held_name(s));
    else
        rum_line_say(out, NP(3, 1), "First say which stack gets %s",
                     held_name(s));
}

static void say_hand(const struct np_state *s, unsigned card,
                     struct rum_line *out)
{
    if (s->phase == NP_D4_PICK)
        rum_line_say(out, NP(5, 2),
                     "A free move takes a card from the table, not from your "
                     "hand");
    else if (s->held != NP_NONE)
        say_held(s, out);
    else if (np_is_wild(card))
        return;
    else if (s->regulars == 1)
        rum_line_say(out, NP(2, 3),
                     "You have played your regular card of this turn; only "
                     "wild cards are extra");
    else
        rum_line_say(out, NP(2, 3),
                     "You have played the %d regular cards of this turn; only "
                     "wild cards are extra",
                     s->regulars);
}

/* A stack, one of its piles or a card in it. */
static void say_stack(const struct np_state *s, unsigned slot,
                      struct rum_line *out)
{
    if (s->phase == NP_D1_CARD)
        rum_line_say(out, NP(3, 1),
                     "First choose a card from your hand; what lies on the "
                     "table moves only after a stack is completed");
    else if (s->phase == NP_D4_PICK)
        rum_line_say(out, NP(5, 2), "Take a card, not a whole stack");
    else if (s->phase == NP_D5_TARGET && slot == s->from.slot)
        rum_line_say(out, NP(5, 11),
                     "A move has to change something, and %s lay on top here",
                     held_name(s));
    else if (np_is_wild(s->held))
        say_held(s, out);
    else
        rum_line_say(out, NP(3, 1), "%s go%s on a %s pile", held_name(s),
                     np_position(np_kind(s->held)) == 2 ? "" : "es",
                     np_position(np_kind(s->held)) == 2
                         ? "leg"
                         : np_tell_position(np_position(np_kind(s->held))));
}

static void say_new(const struct np_state *s, unsigned owner,
                    struct rum_line *out)
{
    if (s->phase == NP_D4_PICK)
        rum_line_say(out, NP(5, 2), "There is no card here to take");
    else if (s->phase == NP_D1_CARD)
        rum_line_say(out, NP(3, 2), "First choose a card from your hand");
    else if (s->phase == NP_D5_TARGET && s->from.was_single &&
             s->from.owner == owner)
        rum_line_say(out, NP(5, 11),
                     "A move has to change something, and %s was a stack of "
                     "its own on this side",
                     held_name(s));
    else
        say_held(s, out);
}

static void say_card(const struct np_state *s, rum_seat viewer, unsigned card,
                     struct rum_line *out)
{
    for (unsigned i = 0; i < s->hand_size[viewer]; i++) {
        if (s->hand[viewer][i] == card) {
            say_hand(s, card, out);
            return;
        }
    }
    if (card == s->held)
        say_held(s, out);
    else if (s->laid >> card & 1 && s->phase == NP_D4_PICK)
        rum_line_say(out, NP(5, 3),
                     "Only the top card of a pile may be moved in this game");
    else if (s->laid >> card & 1)
        say_stack(s, s->slot_of[card], out);
    else
        rum_line_say(out, NP(9, 1),
                     "Scored cards stay aside until the deck is used up");
}

/* ---- what belongs to nobody's turn ---- */

static void say_area(const struct np_state *s, rum_seat viewer, const char *id,
                     struct rum_line *out)
{
    int hand = rum_id_number(id, "hand");

    if (strcmp(id, "deck") == 0 && s->deck_size == 0)
        rum_line_say(out, NP(9, 2), "The deck is empty");
    else if (strcmp(id, "deck") == 0)
        rum_line_say(out, NP(2, 2),
                     "A card is drawn by itself when a turn begins");
    else if (hand >= 0 && hand != viewer)
        rum_line_say(out, NP(5, 2), "Nobody takes cards from a rival's hand");
    else if (rum_id_number(id, "scored") >= 0)
        rum_line_say(out, NP(9, 1),
                     "Scored cards stay aside until the deck is used up");
}

void np_why_not(const void *seen, rum_seat viewer, const char *id,
                struct rum_line *out)
{
    const struct np_state *s = seen;
    int card = rum_id_number(id, "c"), slot = rum_id_number(id, "s");
    int fresh = rum_id_number(id, "new");

    if (card >= 0)
        say_card(s, viewer, (unsigned)card, out);
    else if (slot >= 0)
        say_stack(s, (unsigned)slot, out);
    else if (fresh >= 0)
        say_new(s, (unsigned)fresh, out);
    else
        say_area(s, viewer, id, out);
}
