/*
 * ze_fields.c: the members of the state that programs learn from, for
 * learn.h. The deck is left out: nobody sees it.
 */
#include "ze.h"

#define ONE(member, most, says)                                                \
    RUM_FIELD_LIST(RUM_FIELD_NUMBER, struct ze_state, member, 1, most, says)
/* By seat: n numbers each. */
#define EACH(member, n, most, says)                                            \
    RUM_FIELD_ROWS(RUM_FIELD_NUMBER, struct ze_state, member, 1, ZE_SEATS, n,  \
                   most, true, says)
#define EACH_BITS(member, n, says)                                             \
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct ze_state, member, 1, ZE_SEATS, n, 1, \
                   true, says)
#define SEAT(member, says)                                                     \
    RUM_FIELD_LIST(RUM_FIELD_SEAT, struct ze_state, member, 1, 0, says)
#define SEATS(member, says)                                                    \
    RUM_FIELD_LIST(RUM_FIELD_SEATS, struct ze_state, member, 1, 1, says)

const struct rum_field ze_fields[ZE_FIELDS] = {
    ONE(royale, 1,
        "option: 1 in Battle Royale, 0 if one villain plays against the "
        "astronauts"),
    ONE(shared_hands, 1, "option: 1 if astronauts see each other's Zone cards"),
    ONE(order_by_seat, 1,
        "option: 1 if astronauts act clockwise, 0 if their captain names who "
        "is next"),
    ONE(mark_per_turn, 1,
        "option: 1 if the villain may hit an astronaut once in each turn, 0 if "
        "once in a whole phase"),
    ONE(villain_revives, 1,
        "option: 1 if a villain without Health comes back with a Heart"),
    ONE(useful_shots, 1,
        "option: 1 if Attack Items may be fired only where they hit an enemy"),
    SEAT(villain, "the seat that plays the villain; none in Battle Royale"),
    SEAT(first, "the seat that began a Battle Royale; none with a villain"),
    ONE(health_dealt, ZE_HEALTH,
        "option: Health of an astronaut, or of everybody in Battle Royale, at "
        "the start"),
    ONE(hearts_dealt, ZE_ITEMS, "option: Hearts the villain starts with"),
    ONE(villain_dealt, ZE_HEALTH, "option: Health of the villain at the start"),
    ONE(villain_items, ZE_ITEMS, "option: Items the villain can carry"),
    ONE(full_hand, ZE_HAND, "option: Zone cards of a full hand"),
    ONE(heart_heals, ZE_HEALTH,
        "option: Health that a Heart gives to whoever stands"),
    ONE(phase, ZE_D7_RETURN,
        "what is asked: 0 nothing more, 1 a character, 2 a zone to go to, 3 "
        "who acts next, 4 an action, 5 more after it, 6 whether to block, 7 a "
        "card to exchange, 8 a card to give for it, 9 whether to come back"),
    ONE(part, ZE_ROYALE,
        "part of the round: 0 characters are chosen, 1 astronauts move, 2 they "
        "act, 3 the villain's phase, 4 Battle Royale"),
    EACH(character, 1, ZE_CHARACTERS - 1,
         "who each seat is: 0 Commander, 1 Gunner, 2 Medic, 3 Redshirt, 4 "
         "villain; none: not chosen yet"),
    EACH(health, 1, ZE_HEALTH, "the Health each seat has left; 0: down"),
    EACH(zone, 1, ZE_ZONES - 1,
         "the zone each seat is in, 8 * row + column; none: no location"),
    EACH(hits, 1, 250, "Health cards each seat has made others lose"),
    EACH(trail, 1, ZE_ZONES - 1,
         "the zone each seat was in before its present one"),
    EACH_BITS(items, ZE_ITEMS,
              "1 for each of the 18 Items that a seat holds; what nobody holds "
              "lies on the table"),
    SEATS(placed,
          "1 for each seat that has placed its Zone card in this round"),
    SEATS(acted, "1 for each seat that has acted in this round"),
    SEATS(marked, "1 for each astronaut that was hit already, and cannot be "
                  "hit again for now"),
    SEATS(stayed, "1 for each seat that is down and stays down by choice"),
    SEATS(victims,
          "1 for each seat that is hit and not yet asked what becomes of it"),
    SEATS(winners, "1 for each seat that has won, once the game is over"),
    ONE(turns, 250, "turns the villain has in this phase"),
    ONE(turn, 250, "which of these turns is going on, from 1"),
    SEAT(player, "the seat whose turn it is; none between turns"),
    ONE(gift_used, 1, "1 if the Commander has given an Item in this turn"),
    SEAT(target,
         "the seat whose cards are looked at by Night Vision; else none"),
    ONE(named, ZE_ZONES - 1,
        "the Zone card asked for in an exchange, until another is given for "
        "it"),
    EACH(hand_size, 1, ZE_HAND, "how many Zone cards each seat holds"),
    ONE(deck_size, ZE_ZONES, "how many Zone cards the deck has left"),
    EACH(hand, ZE_HAND, ZE_ZONES - 1,
         "the Zone cards each seat holds, sorted, those not known last; a card "
         "has the number of its zone"),
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct ze_state, played, 1, ZE_ROWS,
                   ZE_COLUMNS, 1, false,
                   "1 for each zone whose card was played: rows of the map "
                   "from top to bottom"),
    SEATS(know, "for each Zone card, 1 for each seat that knows where it is"),
};
