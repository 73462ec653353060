/*
 * np_dump.c: the whole state as JSON, in the words of the rules (NP-10.8).
 *
 * Cards are ids, faces and kinds the numbers of section 2; piles go from the
 * bottom to the top, hands from the oldest card to the newest, the deck from
 * the next card to the last. What there is not is null.
 */
#include "np.h"

#include <rumpus/text.h>

static void number(struct rum_json *j, const char *name, unsigned value)
{
    if (value == NP_NONE)
        rum_json_null(j, name);
    else
        rum_json_int(j, name, value);
}

static void dump_options(const struct np_state *s, struct rum_json *j)
{
    static const char *const goals[] = {"all4", "any3", "double"};

    rum_json_open(j, "options", '{');
    rum_json_int(j, "copies", s->copies);
    rum_json_str(j, "movable", s->movable_top ? "top" : "any");
    rum_json_int(j, "hand", s->hand_dealt);
    rum_json_str(j, "goal", goals[s->goal]);
    rum_json_str(j, "dry", s->sweep ? "sweep" : "play_on");
    rum_json_int(j, "turn_limit", s->turn_limit);
    rum_json_int(j, "draw", s->draws);
    rum_json_int(j, "regular", s->regulars);
    rum_json_int(j, "moves", s->earned);
    rum_json_int(j, "wilds", s->wilds);
    rum_json_close(j, '}');
}

/* A pile from the bottom to the top. */
static void dump_pile(const struct np_state *s, const char *name, unsigned top,
                      struct rum_json *j)
{
    uint8_t cards[NP_CARDS];
    unsigned n = 0;

    for (unsigned card = top; card != NP_NONE; card = s->under[card])
        cards[n++] = (uint8_t)card;
    rum_json_open(j, name, '[');
    while (n > 0) {
        unsigned card = cards[--n];
        rum_json_open(j, NULL, '{');
        rum_json_int(j, "card", card);
        rum_json_int(j, "face", s->face_of[card]);
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
}

static void dump_stacks(const struct np_state *s, struct rum_json *j)
{
    rum_json_open(j, "stacks", '[');
    for (uint64_t left = np_all_stacks(s); left; left &= left - 1) {
        unsigned slot = np_lowest(left);
        rum_json_open(j, NULL, '{');
        rum_json_int(j, "slot", slot);
        rum_json_int(j, "owner", np_owner(s, slot));
        for (unsigned pos = 0; pos < NP_POSITIONS; pos++)
            dump_pile(s, np_tell_position(pos), s->top[slot][pos], j);
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
}

static void dump_from(const struct np_state *s, struct rum_json *j)
{
    const struct np_from *from = &s->from;

    if (from->slot == NP_NONE) {
        rum_json_null(j, "from");
        return;
    }
    rum_json_open(j, "from", '{');
    rum_json_int(j, "slot", from->slot);
    rum_json_str(j, "pile", np_tell_position(np_position(from->face)));
    rum_json_int(j, "level", from->level);
    rum_json_int(j, "face", from->face);
    rum_json_bool(j, "was_top", from->was_top);
    rum_json_bool(j, "was_single", from->was_single);
    rum_json_int(j, "owner", from->owner);
    rum_json_close(j, '}');
}

static void dump_turn(const struct np_state *s, struct rum_json *j)
{
    static const char *const phases[] = {"over", "D1", "D2", "D3",
                                         "D4",   "D5", "D6"};

    rum_json_str(j, "phase", phases[s->phase]);
    if (s->head.to_act == RUM_NOBODY)
        rum_json_null(j, "to_act");
    else
        rum_json_int(j, "to_act", s->head.to_act);
    rum_json_int(j, "turn", s->head.turn);
    rum_json_int(j, "first", s->first);
    rum_json_bool(j, "regular_played", s->regular_played > 0);
    rum_json_bool(j, "any_played", s->any_played);
    rum_json_int(j, "moves", s->moves);
    rum_json_int(j, "chain", s->chain);
    number(j, "held", s->held);
    if (s->target == NP_NEW_OWN || s->target == NP_NEW_OPP)
        rum_json_str(j, "target",
                     s->target == NP_NEW_OWN ? "NEW_OWN" : "NEW_OPP");
    else
        number(j, "target",
               s->target == NP_NONE ? NP_NONE : s->target - NP_STACK);
    dump_from(s, j);
}

static void dump_scored(uint64_t cards, struct rum_json *j)
{
    rum_json_open(j, NULL, '[');
    for (; cards; cards &= cards - 1)
        rum_json_int(j, NULL, np_lowest(cards));
    rum_json_close(j, ']');
}

static void dump_players(const struct np_state *s, struct rum_json *j)
{
    rum_json_open(j, "hands", '[');
    for (unsigned seat = 0; seat < NP_SEATS; seat++)
        rum_json_u8s(j, NULL, s->hand[seat], s->hand_size[seat]);
    rum_json_close(j, ']');
    rum_json_open(j, "scored", '[');
    for (unsigned seat = 0; seat < NP_SEATS; seat++)
        dump_scored(s->scored[seat], j);
    rum_json_close(j, ']');
    rum_json_open(j, "count", '[');
    for (unsigned seat = 0; seat < NP_SEATS; seat++) {
        rum_json_open(j, NULL, '[');
        for (unsigned c = 0; c < NP_CHARACTERS; c++)
            rum_json_int(j, NULL, s->count[seat][c]);
        rum_json_close(j, ']');
    }
    rum_json_close(j, ']');
    rum_json_open(j, "sure", '[');
    for (unsigned seat = 0; seat < NP_SEATS; seat++)
        rum_json_u8s(j, NULL, s->sure[seat], NP_KINDS);
    rum_json_close(j, ']');
    rum_json_u8s(j, "sure_wilds", s->sure_wilds, NP_SEATS);
}

void np_dump(const void *state, struct rum_json *out)
{
    const struct np_state *s = state;
    uint8_t deck[NP_CARDS];

    dump_turn(s, out);
    for (unsigned i = 0; i < s->deck_size; i++)
        deck[i] = s->deck[s->deck_size - 1 - i];
    rum_json_u8s(out, "deck", deck, s->deck_size);
    dump_players(s, out);
    dump_stacks(s, out);
    number(out, "winner", s->winner);
    dump_options(s, out);
}
