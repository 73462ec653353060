/*
 * ze_fields.c: the members of the state that programs learn from, for
 * learn.h. The deck is left out: nobody sees it.
 */
#include "ze.h"

#define ONE(member, most)                                                      \
    RUM_FIELD_LIST(RUM_FIELD_NUMBER, struct ze_state, member, 1, most)
/* By seat: n numbers each. */
#define EACH(member, n, most)                                                  \
    RUM_FIELD_ROWS(RUM_FIELD_NUMBER, struct ze_state, member, 1, ZE_SEATS, n,  \
                   most, true)
#define EACH_BITS(member, n)                                                   \
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct ze_state, member, 1, ZE_SEATS, n, 1, \
                   true)
#define SEAT(member)                                                           \
    RUM_FIELD_LIST(RUM_FIELD_SEAT, struct ze_state, member, 1, 0)
#define SEATS(member)                                                          \
    RUM_FIELD_LIST(RUM_FIELD_SEATS, struct ze_state, member, 1, 1)

const struct rum_field ze_fields[ZE_FIELDS] = {
    ONE(royale, 1),
    ONE(shared_hands, 1),
    ONE(order_by_seat, 1),
    ONE(mark_per_turn, 1),
    ONE(villain_revives, 1),
    ONE(useful_shots, 1),
    SEAT(villain),
    SEAT(first),
    ONE(health_dealt, ZE_HEALTH),
    ONE(hearts_dealt, ZE_ITEMS),
    ONE(villain_dealt, ZE_HEALTH),
    ONE(villain_items, ZE_ITEMS),
    ONE(full_hand, ZE_HAND),
    ONE(heart_heals, ZE_HEALTH),
    ONE(phase, ZE_D7_RETURN),
    ONE(part, ZE_ROYALE),
    EACH(character, 1, ZE_CHARACTERS - 1),
    EACH(health, 1, ZE_HEALTH),
    EACH(zone, 1, ZE_ZONES - 1),
    EACH(hits, 1, 250),
    EACH(trail, 1, ZE_ZONES - 1),
    EACH_BITS(items, ZE_ITEMS),
    SEATS(placed),
    SEATS(acted),
    SEATS(marked),
    SEATS(stayed),
    SEATS(victims),
    SEATS(winners),
    ONE(turns, 250),
    ONE(turn, 250),
    SEAT(player),
    ONE(gift_used, 1),
    SEAT(target),
    ONE(named, ZE_ZONES - 1),
    EACH(hand_size, 1, ZE_HAND),
    ONE(deck_size, ZE_ZONES),
    EACH(hand, ZE_HAND, ZE_ZONES - 1),
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct ze_state, played, 1, ZE_ROWS,
                   ZE_COLUMNS, 1, false),
    SEATS(know),
};
