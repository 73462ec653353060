/*
 * ze_hands.c: hands of Zone cards and who knows them (section 5).
 *
 * `know` has the seats that know where a card is. In a hand that is its holder
 * with their sight and whoever has looked; a played card is everybody's, one in
 * the draw stack nobody's.
 */
#include "ze.h"

unsigned ze_sight(const struct ze_state *s, unsigned seat)
{
    unsigned team = ze_astronauts(s);

    return s->shared_hands && team >> seat & 1 ? team : ze_bit(seat);
}

/* ---- hands ---- */

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

    e->subject = (uint16_t)(ZE_SUBJECT_ZONE + card);
    e->arg[ZE_ARG_NUMBER] = s->deck_size;
    e->arg[ZE_ARG_CARD] = (int16_t)card;
    e->known_to = (uint16_t)ze_sight(s, seat);
    e->reveals = true;
    if (s->deck_size == 0)
        rum_trace_add(trace, ZE_EV_EMPTY, RUM_NOBODY, ZE(9, 2));
}

/* ZE-9.1 */
void ze_draw(struct ze_state *s, unsigned seat, struct rum_trace *trace)
{
    while (s->hand_size[seat] < s->full_hand && s->deck_size > 0) {
        unsigned card = s->deck[--s->deck_size];
        s->deck[s->deck_size] = ZE_NONE;
        ze_insert(s, seat, card);
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

void ze_see_hand(struct ze_state *s, unsigned seat, unsigned other)
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
    ze_insert(s, seat, get);
    ze_insert(s, other, give);
    s->know[get] = s->know[give] = (uint8_t)both;
}
