/*
 * np_judge.c: who is winning (section 10), and what does no harm.
 *
 * In 200ths of the rules' points, so that its fractions are whole numbers. Two
 * of the values are not those of section 10: a card in hand is worth ten times
 * as much, and a build of a character already scored a third. A greedy player
 * with these beats one with those in 78 of 100 games (3000 played), because it
 * no longer spends its wilds on small builds.
 */
#include "np.h"

enum {
    POINT = 200,
    CHARACTER = 60 * POINT, /* each that counts towards the goal */
    ONE_OF_THREE = 5 * POINT,
    TWO_OF_THREE = 14 * POINT,
    WRONG_TOP = 3 * POINT / 2, /* a top of another character in the way */
    HAND_CARD = 15 * POINT,
    HAND_WILD = 3 * POINT, /* on top of that */
    PENDING = 8 * POINT,
    REPEAT = 10,        /* per cent of a build that earns only a move */
    THREAT = 110,       /* per cent: the other's builds are feared more */
    HALF = 300 * POINT, /* a lead of this size is three wins in four: between
                           equal greedy players a lead says little */
};

bool np_settled(const void *state)
{
    const struct np_state *s = state;
    return s->phase == NP_D1_CARD || s->phase == NP_D4_PICK ||
           s->phase == NP_OVER;
}

/* The best stack of a seat for each character. */
static int builds(const struct np_state *s, unsigned seat)
{
    static const int16_t value[] = {0, ONE_OF_THREE, TWO_OF_THREE,
                                    TWO_OF_THREE};
    int best[NP_CHARACTERS] = {0}, sum = 0;

    for (uint64_t left = s->stacks[seat]; left; left &= left - 1) {
        unsigned slot = np_lowest(left), shown = 0;
        uint8_t tops[NP_CHARACTERS] = {0};
        for (unsigned pos = 0; pos < NP_POSITIONS; pos++) {
            unsigned character = np_shows(s, slot, pos);
            if (character != NP_NONE) {
                tops[character]++;
                shown++;
            }
        }
        for (unsigned c = 0; c < NP_CHARACTERS; c++) {
            int v = value[tops[c]] - WRONG_TOP * (int)(shown - tops[c]);
            if (tops[c] > 0 && v > best[c])
                best[c] = v;
        }
    }
    for (unsigned c = 0; c < NP_CHARACTERS; c++)
        sum += np_needs(s, seat, c) ? best[c] : best[c] * REPEAT / 100;
    return sum;
}

/* The cards a seat will have when its turn is over: who has drawn and not
 * played yet is not better off for it, or END would look like a gift. */
static int holding(const struct np_state *s, unsigned seat)
{
    int wilds = 0, cards = s->hand_size[seat];

    for (unsigned i = 0; i < s->hand_size[seat]; i++)
        wilds += np_is_wild(s->hand[seat][i]);
    if ((unsigned)s->head.to_act == seat && !s->regular_played && wilds < cards)
        cards--;
    return cards * HAND_CARD + wilds * HAND_WILD;
}

int np_appraise(const void *state, rum_seat seat)
{
    const struct np_state *s = state;
    unsigned own = (unsigned)seat, other = own ^ 1;

    if (s->phase == NP_OVER)
        return s->winner == NP_NONE ? 3000 : s->winner == own ? 6000 : 0;

    int lead = CHARACTER * (np_progress(s, own) - np_progress(s, other));
    lead += builds(s, own) - builds(s, other) * THREAT / 100;
    lead += holding(s, own) - holding(s, other);
    lead += s->head.to_act == seat ? PENDING * s->moves : -PENDING * s->moves;

    /* Monotone, and never quite won or lost before it is. */
    int size = lead < 0 ? -lead : lead;
    int share = (int)((int64_t)2999 * size / (size + HALF));
    return lead < 0 ? 3000 - share : 3000 + share;
}

const char *np_role(const void *state, rum_seat seat)
{
    const struct np_state *s = state;
    return s->first == seat ? "plays first" : "plays second";
}

/* ---- fallback ---- */

/* A face that does not complete the other's stack, if there is one. */
static rum_action harmless_face(const struct np_state *s)
{
    uint32_t faces = np_open_faces(s, s->target);

    if (np_is_stack(s->target)) {
        unsigned slot = s->target - NP_STACK;
        bool own = np_owner(s, slot) == (unsigned)s->head.to_act;
        for (uint32_t left = faces; left && !own; left &= left - 1) {
            unsigned face = np_lowest(left);
            if (!np_completes(s, slot, face))
                return (rum_action)(NP_FACE + face);
        }
    }
    return (rum_action)(NP_FACE + np_lowest(faces));
}

rum_action np_fallback(const void *state)
{
    const struct np_state *s = state;

    switch (s->phase) {
    case NP_D1_CARD:
        /* Regular kinds come first: wild cards are too good to waste. */
        return np_may_end(s)
                   ? NP_END
                   : (rum_action)(NP_CARD + np_lowest(np_open_kinds(s)));
    case NP_D2_STACK:
        return NP_NEW_OWN;
    case NP_D4_PICK:
        return NP_DECLINE;
    case NP_D5_TARGET:
        return np_open_new(s, (unsigned)s->head.to_act) ? NP_NEW_OWN
                                                        : NP_NEW_OPP;
    default:
        return harmless_face(s);
    }
}
