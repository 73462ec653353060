/*
 * np_hide.c: what an observer may know, and deals that fit it (section 5).
 *
 * Hidden are the other hand and the order of the deck; a card taken in D1 is
 * part of the hand for everybody but its owner until it lies on the table.
 */
#include "np.h"

#include <string.h>

/* D1, D2 and D3 are one for all but the player in turn. */
static void hide_play(struct np_state *s)
{
    if (s->phase != NP_D2_STACK && s->phase != NP_D3_FACE)
        return;
    s->phase = NP_D1_CARD;
    s->hand_size[s->head.to_act]++;
    s->held = s->target = NP_NONE;
}

static void hide_hand(struct np_state *s, unsigned seat)
{
    memset(s->hand[seat], NP_NONE, sizeof(s->hand[seat]));
    memset(s->hand[seat], NP_UNKNOWN, s->hand_size[seat]);
}

void np_hide(void *copy, rum_seat viewer)
{
    struct np_state *s = copy;

    if (viewer == RUM_ALL)
        return;
    if (viewer != s->head.to_act)
        hide_play(s);
    for (unsigned seat = 0; seat < NP_SEATS; seat++) {
        if ((int)seat != viewer)
            hide_hand(s, seat);
    }
    memset(s->deck, NP_NONE, sizeof(s->deck));
    memset(s->deck, NP_UNKNOWN, s->deck_size);
    if (viewer == RUM_NOBODY) {
        /* What the players are sure of would tell a spectator their hands. */
        memset(s->sure, 0, sizeof(s->sure));
        memset(s->sure_wilds, 0, sizeof(s->sure_wilds));
    }
}

/* ---- imagining ---- */

/* The cards nobody has shown this viewer, in random order. */
static unsigned gather_unseen(const struct np_state *s, rum_seat viewer,
                              struct rum_rng *rng, uint8_t *out)
{
    uint64_t left =
        np_cards_in_game(s) & ~(s->laid | s->scored[0] | s->scored[1]);
    unsigned n = 0;

    if (s->held != NP_NONE)
        left &= ~np_bit(s->held);
    if (viewer >= 0) {
        for (unsigned i = 0; i < s->hand_size[viewer]; i++)
            left &= ~np_bit(s->hand[viewer][i]);
    }
    for (; left; left &= left - 1)
        out[n++] = (uint8_t)np_lowest(left);
    rum_rng_shuffle8(rng, out, n);
    return n;
}

/* Take out of `unseen` what is surely in that hand, then wilds until there are
 * enough, then what comes; returns how many cards are left. */
static unsigned deal_sure(struct np_state *s, unsigned seat, uint8_t *unseen,
                          unsigned n)
{
    uint8_t *hand = s->hand[seat];
    uint8_t sure[NP_KINDS];
    unsigned have = 0, wilds = 0, kept = 0;

    memcpy(sure, s->sure[seat ^ 1], sizeof(sure));
    for (unsigned i = 0; i < n; i++) {
        unsigned card = unseen[i];
        if (sure[np_kind(card)] > 0) {
            sure[np_kind(card)]--;
            wilds += np_is_wild(card);
            hand[have++] = (uint8_t)card;
        } else {
            unseen[kept++] = (uint8_t)card;
        }
    }
    n = kept;
    kept = 0;
    for (unsigned i = 0; i < n; i++) {
        if (wilds < s->sure_wilds[seat ^ 1] && np_is_wild(unseen[i])) {
            wilds++;
            hand[have++] = unseen[i];
        } else {
            unseen[kept++] = unseen[i];
        }
    }
    while (have < s->hand_size[seat])
        hand[have++] = unseen[--kept];
    return kept;
}

void np_imagine(void *copy, rum_seat viewer, struct rum_rng *rng)
{
    struct np_state *s = copy;
    uint8_t unseen[NP_CARDS];

    if (viewer == RUM_ALL)
        return;
    unsigned n = gather_unseen(s, viewer, rng, unseen);
    for (unsigned seat = 0; seat < NP_SEATS; seat++) {
        if ((int)seat != viewer)
            n = deal_sure(s, seat, unseen, n);
    }
    RUM_ASSERT(n == s->deck_size);
    memcpy(s->deck, unseen, n);
}
