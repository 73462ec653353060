/*
 * ze_hide.c: what an observer may not know is erased, and filled again with a
 * deal that fits what is known (section 5).
 */
#include "ze.h"

#include <string.h>

/* ---- hiding ---- */

/* Keep of a hand what the viewer's bit is on; what they may know of it is
 * copied from `before`. */
static void hide_hand(struct ze_state *s, unsigned seat, rum_seat viewer,
                      const uint8_t *before)
{
    uint8_t *hand = s->hand[seat];
    unsigned seen = 0;

    if (viewer < 0) { /* a spectator has no bits */
        memset(hand, ZE_UNKNOWN, s->hand_size[seat]);
        return;
    }
    unsigned bit = ze_bit((unsigned)viewer);
    /* How their own team's cards became known they saw happen. */
    unsigned keep =
        ze_sight(s, seat) & bit ? 0xff : ze_sight(s, (unsigned)viewer);
    for (unsigned i = 0; i < s->hand_size[seat]; i++) {
        unsigned card = hand[i];
        if (card == ZE_UNKNOWN || !(before[card] & bit))
            continue;
        s->know[card] = (uint8_t)(before[card] & keep);
        hand[seen++] = (uint8_t)card;
    }
    memset(hand + seen, ZE_UNKNOWN, s->hand_size[seat] - seen);
}

void ze_hide(void *copy, rum_seat viewer)
{
    struct ze_state *s = copy;
    uint8_t before[ZE_ZONES];

    if (viewer == RUM_ALL)
        return;
    memcpy(before, s->know, sizeof(before));
    memset(s->know, 0, sizeof(s->know));
    for (unsigned zone = 0; zone < ZE_ZONES; zone++) {
        if (ze_played(s, zone))
            s->know[zone] = before[zone];
    }
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        hide_hand(s, seat, viewer, before);
    memset(s->deck, ZE_UNKNOWN, s->deck_size);
    if (s->phase == ZE_D6_NV_GIVE &&
        (viewer < 0 || !(ze_sight(s, s->player) >> viewer & 1)))
        s->named = ZE_UNKNOWN;
}

/* ---- imagining ---- */

/* The cards the viewer cannot place, in random order. */
static unsigned gather_unseen(const struct ze_state *s, struct rum_rng *rng,
                              uint8_t *out)
{
    uint8_t seen[ZE_ROWS];
    unsigned n = 0;

    memcpy(seen, s->played, sizeof(seen));
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        for (unsigned i = 0; i < s->hand_size[seat]; i++) {
            unsigned card = s->hand[seat][i];
            if (card != ZE_UNKNOWN)
                seen[card / ZE_COLUMNS] |= (uint8_t)ze_bit(card % ZE_COLUMNS);
        }
    }
    for (unsigned row = 0; row < ZE_ROWS; row++) {
        for (unsigned left = ~(unsigned)seen[row] & 0xff; left;
             left &= left - 1)
            out[n++] = (uint8_t)(row * ZE_COLUMNS + ze_lowest(left));
    }
    rum_rng_shuffle8(rng, out, n);
    return n;
}

/* Fill the open places of a hand from the end of `unseen`. */
static unsigned fill_hand(struct ze_state *s, unsigned seat, uint8_t *unseen,
                          unsigned n)
{
    unsigned size = s->hand_size[seat], sight = ze_sight(s, seat);
    uint8_t old[ZE_HAND];

    memcpy(old, s->hand[seat], sizeof(old));
    s->hand_size[seat] = 0;
    for (unsigned i = 0; i < size; i++)
        ze_insert(s, seat, old[i] == ZE_UNKNOWN ? unseen[--n] : old[i]);
    for (unsigned i = 0; i < size; i++)
        s->know[s->hand[seat][i]] |= (uint8_t)sight;
    return n;
}

void ze_imagine(void *copy, rum_seat viewer, struct rum_rng *rng)
{
    struct ze_state *s = copy;
    uint8_t unseen[ZE_ZONES];

    if (viewer == RUM_ALL)
        return;
    unsigned n = gather_unseen(s, rng, unseen);
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        n = fill_hand(s, seat, unseen, n);
    RUM_ASSERT(n == s->deck_size);
    memcpy(s->deck, unseen, n);
    if (s->target == ZE_NONE)
        return;
    ze_see_hand(s, s->player, s->target);
    if (s->named == ZE_UNKNOWN)
        s->named =
            s->hand[s->target][rum_rng_below(rng, s->hand_size[s->target])];
}
