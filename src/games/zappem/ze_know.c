/*
 * ze_know.c: hands of Zone cards, who knows them, and deals that fit what an
 * observer knows (section 5).
 *
 * `know` has the seats that know where a card is. In a hand that is its holder
 * with his sight and whoever has looked; a played card is everybody's, one in
 * the draw stack nobody's.
 */
#include "ze.h"

#include <string.h>

unsigned ze_sight(const struct ze_state *s, unsigned seat)
{
    unsigned team = ze_astronauts(s);

    return s->shared_hands && team >> seat & 1 ? team : ze_bit(seat);
}

/* ---- hands ---- */

static void insert(struct ze_state *s, unsigned seat, unsigned card)
{
    uint8_t *hand = s->hand[seat];
    unsigned i = s->hand_size[seat]++;

    for (; i > 0 && hand[i - 1] > card; i--)
        hand[i] = hand[i - 1];
    hand[i] = (uint8_t)card;
}

static void take_out(struct ze_state *s, unsigned seat, unsigned card)
{
    uint8_t *hand = s->hand[seat];
    unsigned i = 0, size = --s->hand_size[seat];

    while (hand[i] != card) {
        i++;
        RUM_ASSERT(i <= size);
    }
    for (; i < size; i++)
        hand[i] = hand[i + 1];
    hand[size] = ZE_NONE;
}

static void tell_draw(const struct ze_state *s, unsigned seat, unsigned card,
                      struct rum_trace *trace)
{
    struct rum_event *e =
        rum_trace_add(trace, ZE_EV_DRAW, (rum_seat)seat, ZE(9, 1));

    e->subject = (uint16_t)card;
    e->arg[0] = s->deck_size;
    e->arg[4] = (int16_t)card;
    e->known_to = (uint16_t)ze_sight(s, seat);
    e->reveals = true;
    if (s->deck_size == 0)
        rum_trace_add(trace, ZE_EV_EMPTY, RUM_NOBODY, ZE(9, 2));
}

/* ZE-9.1 */
void ze_draw(struct ze_state *s, unsigned seat, struct rum_trace *trace)
{
    while (s->hand_size[seat] < ZE_HAND && s->deck_size > 0) {
        unsigned card = s->deck[--s->deck_size];
        s->deck[s->deck_size] = ZE_NONE;
        insert(s, seat, card);
        s->know[card] = (uint8_t)ze_sight(s, seat);
        if (trace)
            tell_draw(s, seat, card, trace);
    }
}

/* ZE-3.4 */
void ze_discard(struct ze_state *s, unsigned seat, unsigned card)
{
    take_out(s, seat, card);
    s->played[card / ZE_COLUMNS] |= (uint8_t)ze_bit(card % ZE_COLUMNS);
    s->know[card] = (uint8_t)ze_all_seats(s);
}

void ze_look(struct ze_state *s, unsigned seat, unsigned other)
{
    unsigned sight = ze_sight(s, seat);

    for (unsigned i = 0; i < s->hand_size[other]; i++)
        s->know[s->hand[other][i]] |= (uint8_t)sight;
}

/* A third seat cannot tell which cards went over, so it is sure of none of
 * them any more. */
void ze_exchange(struct ze_state *s, unsigned seat, unsigned get,
                 unsigned other, unsigned give)
{
    unsigned both = ze_sight(s, seat) | ze_sight(s, other);

    take_out(s, other, get);
    take_out(s, seat, give);
    for (unsigned i = 0; i < s->hand_size[seat]; i++)
        s->know[s->hand[seat][i]] &= (uint8_t)both;
    for (unsigned i = 0; i < s->hand_size[other]; i++)
        s->know[s->hand[other][i]] &= (uint8_t)both;
    insert(s, seat, get);
    insert(s, other, give);
    s->know[get] = s->know[give] = (uint8_t)both;
}

/* ---- hiding ---- */

/* Keep of a hand what the viewer's bit is on; what he may know of it is
 * copied from `before`. */
static void hide_hand(struct ze_state *s, unsigned seat, rum_seat viewer,
                      const uint8_t *before)
{
    uint8_t *hand = s->hand[seat];
    unsigned bit = viewer < 0 ? 0 : ze_bit((unsigned)viewer), seen = 0;
    /* What his own team's cards are known to be he saw happen. */
    unsigned keep = bit == 0                  ? 0
                    : ze_sight(s, seat) & bit ? 0xff
                                              : ze_sight(s, (unsigned)viewer);

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
        insert(s, seat, old[i] == ZE_UNKNOWN ? unseen[--n] : old[i]);
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
    ze_look(s, s->player, s->target);
    if (s->named == ZE_UNKNOWN)
        s->named =
            s->hand[s->target][rum_rng_below(rng, s->hand_size[s->target])];
}
