/*
 * np_check.c: what holds in every true or imagined state.
 */
#include "np.h"

#define BROKEN(text)                                                           \
    do {                                                                       \
        *what = (text);                                                        \
        return false;                                                          \
    } while (0)

/* Add a card to the set of those seen; false when it was there already. */
static bool meet(uint64_t *seen, unsigned card)
{
    if (card >= NP_CARDS || (*seen >> card & 1))
        return false;
    *seen |= np_bit(card);
    return true;
}

/* Every card of the match is in one place, and in no two. */
static bool check_cards(const struct np_state *s, const char **what)
{
    uint64_t seen = s->laid | s->scored[0] | s->scored[1];

    if ((s->laid & (s->scored[0] | s->scored[1])) ||
        (s->scored[0] & s->scored[1]))
        BROKEN("a scored card lies on the table or in both scored piles");
    for (unsigned seat = 0; seat < NP_SEATS; seat++) {
        if (s->hand_size[seat] > (s->draws > 1 ? NP_HAND : s->hand_dealt + 1))
            BROKEN("a hand is larger than NP-2.9 allows");
        for (unsigned i = 0; i < NP_HAND; i++) {
            if (i >= s->hand_size[seat] && s->hand[seat][i] != NP_NONE)
                BROKEN("a hand goes on past its size");
            if (i < s->hand_size[seat] && !meet(&seen, s->hand[seat][i]))
                BROKEN("a card in a hand is also somewhere else");
        }
    }
    if (s->deck_size > NP_CARDS)
        BROKEN("the deck is too large");
    for (unsigned i = 0; i < s->deck_size; i++) {
        if (!meet(&seen, s->deck[i]))
            BROKEN("a card in the deck is also somewhere else");
    }
    if (s->held != NP_NONE && !meet(&seen, s->held))
        BROKEN("the card in the air is also somewhere else");
    if (seen != np_cards_in_game(s))
        BROKEN("a card is missing or does not belong to this match");
    return true;
}

/* One pile from top to bottom. */
static bool check_pile(const struct np_state *s, unsigned slot, unsigned pos,
                       uint64_t *seen, const char **what)
{
    unsigned card = s->top[slot][pos];

    for (bool top = true; card != NP_NONE; top = false) {
        if (!meet(seen, card))
            BROKEN("a card lies in two piles");
        if (s->slot_of[card] != slot)
            BROKEN("a card does not know its stack");
        unsigned face = s->face_of[card];
        if (face >= NP_FACES || !(np_faces[np_kind(card)] >> face & 1) ||
            np_position(face) != pos)
            BROKEN("a card has a face it cannot have or lies in the wrong "
                   "pile");
        if (top == (s->covered >> card & 1))
            BROKEN("covered cards are not kept right");
        card = s->under[card];
    }
    return true;
}

static bool check_stacks(const struct np_state *s, const char **what)
{
    uint64_t all = np_all_stacks(s), seen = 0;
    bool in_the_air = s->from.slot != NP_NONE;

    if ((s->stacks[0] & s->stacks[1]) || all >> NP_STACKS)
        BROKEN("a stack has two owners or no slot");
    for (unsigned slot = 0; slot < NP_STACKS; slot++) {
        const uint8_t *top = s->top[slot];
        bool empty =
            top[0] == NP_NONE && top[1] == NP_NONE && top[2] == NP_NONE;
        if (empty == (bool)(all >> slot & 1))
            BROKEN("a stack without cards, or cards without a stack");
        for (unsigned pos = 0; pos < NP_POSITIONS; pos++) {
            if (!check_pile(s, slot, pos, &seen, what))
                return false;
        }
        /* NP-4.2: only a card in the air may leave a complete stack. */
        if (!(in_the_air && slot == s->from.slot) && np_complete(s, slot))
            BROKEN("a complete stack was not scored");
    }
    if (seen != s->laid || (s->covered & ~s->laid))
        BROKEN("the cards on the table do not lie in piles");
    for (unsigned card = 0; card < NP_CARDS; card++) {
        if (s->laid >> card & 1)
            continue;
        unsigned face = np_is_wild(card) ? NP_NONE : np_kind(card);
        if (s->slot_of[card] != NP_NONE || s->under[card] != NP_NONE ||
            s->face_of[card] != face)
            BROKEN("a card off the table remembers it");
    }
    return true;
}

/* Does the phase fit what is in the air and what is owed? */
static bool check_phase(const struct np_state *s, const char **what)
{
    bool play = s->phase == NP_D2_STACK || s->phase == NP_D3_FACE;
    bool move = s->phase == NP_D5_TARGET || s->phase == NP_D6_RENOMINATE;
    bool nominate = s->phase == NP_D3_FACE || s->phase == NP_D6_RENOMINATE;

    if (s->phase > NP_D6_RENOMINATE ||
        (s->phase == NP_OVER) != (s->head.to_act == RUM_NOBODY) ||
        (s->phase == NP_OVER) != (s->ending != 0))
        BROKEN("the game is over and goes on");
    if (s->head.turn > s->turn_limit)
        BROKEN("the turn limit has passed");
    if ((play || move) != (s->held != NP_NONE) ||
        move != (s->from.slot != NP_NONE))
        BROKEN("a card is in the air that should not be");
    if (nominate != (s->target != NP_NONE) ||
        (nominate && !np_is_wild(s->held)))
        BROKEN("a face is asked of the wrong card");
    if (s->phase == NP_D4_PICK && (s->moves == 0 || !s->laid))
        BROKEN("a move is asked that cannot be made");
    if (!move && s->phase != NP_D4_PICK && s->moves != 0)
        BROKEN("a move was not asked");
    if (s->phase == NP_D1_CARD && s->hand_size[s->head.to_act] == 0)
        BROKEN("a card is asked of an empty hand");
    if (s->regular_played && !s->any_played)
        BROKEN("a regular card was played and none was");
    if (s->regular_played > s->regulars)
        BROKEN("more regular cards were played than NP-2.3 allows");
    return true;
}

/* What a seat is sure of is true. */
static bool check_knowledge(const struct np_state *s, const char **what)
{
    for (unsigned seat = 0; seat < NP_SEATS; seat++) {
        unsigned other = seat ^ 1, wilds = 0;
        unsigned kinds[NP_KINDS] = {0};
        for (unsigned i = 0; i < s->hand_size[other]; i++) {
            kinds[np_kind(s->hand[other][i])]++;
            wilds += np_is_wild(s->hand[other][i]);
        }
        if (s->held != NP_NONE && s->from.slot == NP_NONE &&
            (unsigned)s->head.to_act == other) {
            kinds[np_kind(s->held)]++;
            wilds += np_is_wild(s->held);
        }
        for (unsigned k = 0; k < NP_KINDS; k++) {
            if (s->sure[seat][k] > kinds[k])
                BROKEN("a seat is sure of a card that is not there");
        }
        if (s->sure_wilds[seat] > wilds)
            BROKEN("a seat is sure of wilds that are not there");
    }
    return true;
}

bool np_check(const void *state, const char **what)
{
    const struct np_state *s = state;

    if (s->phase != NP_OVER && (np_has_won(s, 0) || np_has_won(s, 1)))
        BROKEN("somebody has won and the game goes on");
    return check_cards(s, what) && check_stacks(s, what) &&
           check_phase(s, what) && check_knowledge(s, what);
}
