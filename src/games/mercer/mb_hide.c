/*
 * mb_hide.c: who knows what (MB-21), and filling in what is not known.
 *
 * Hidden are the hands of the other side (and the partner's when hands are
 * closed) and the order of both decks. Everything else is public.
 */
#include "mb.h"

#include <string.h>

/* After the game everybody sees everything. */
static bool all_open(const struct mb_state *s, rum_seat viewer)
{
    return viewer == RUM_ALL || s->phase == MB_AT_OVER;
}

bool mb_sees_hand(const struct mb_state *s, rum_seat viewer, rum_seat seat)
{
    if (all_open(s, viewer) || viewer == seat)
        return true;
    return viewer >= 0 && viewer == (seat ^ 2) && !s->closed;
}

void mb_hide(void *copy, rum_seat viewer)
{
    struct mb_state *s = copy;

    for (rum_seat seat = 0; seat < 4; seat++) {
        if (!mb_sees_hand(s, viewer, seat))
            memset(s->hand[seat], MB_UNKNOWN, MB_CARDS);
    }
    if (!all_open(s, viewer)) {
        memset(s->deck.card, MB_UNKNOWN, s->deck.left);
        memset(s->specials.card, MB_UNKNOWN, s->specials.left);
    }
}

/* The cards of first..last that the viewer cannot place. */
static size_t pool(const struct mb_state *s, rum_seat viewer, int first,
                   int last, uint8_t *out)
{
    size_t n = 0;

    for (int c = first; c <= last; c++) {
        int left = mb_cards_of[s->quick][c] - s->discards[c];
        for (rum_seat seat = 0; seat < 4; seat++) {
            if (mb_sees_hand(s, viewer, seat))
                left -= s->hand[seat][c];
        }
        while (left-- > 0)
            out[n++] = (uint8_t)c;
    }
    return n;
}

/* Give each unseen hand its public number of cards; the rest is the deck. */
static void deal_unseen(struct mb_state *s, rum_seat viewer, int first,
                        int last, const uint8_t *size, struct mb_deck *deck,
                        struct rum_rng *rng)
{
    uint8_t card[MB_REGULAR];
    size_t n = pool(s, viewer, first, last, card);

    rum_rng_shuffle8(rng, card, n);
    for (rum_seat seat = 0; seat < 4; seat++) {
        if (mb_sees_hand(s, viewer, seat))
            continue;
        for (int c = first; c <= last; c++)
            s->hand[seat][c] = 0;
        for (int i = 0; i < size[seat]; i++)
            s->hand[seat][card[--n]]++;
    }
    RUM_ASSERT(n == deck->left);
    memcpy(deck->card, card, n);
}

void mb_imagine(void *copy, rum_seat viewer, struct rum_rng *rng)
{
    struct mb_state *s = copy;

    if (all_open(s, viewer))
        return;
    deal_unseen(s, viewer, MB_GREEN, MB_RAINBOW, s->regular, &s->deck, rng);
    deal_unseen(s, viewer, MB_PURPLE, MB_BLACK, s->special, &s->specials, rng);
}
