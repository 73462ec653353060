/*
 * np_fields.c: the members of the state that programs learn from, for
 * learn.h. The deck is left out: nobody sees it.
 */
#include "np.h"

#define ONE(member, most, says)                                                \
    RUM_FIELD_LIST(RUM_FIELD_NUMBER, struct np_state, member, 1, most, says)
#define COUNT(member, says)                                                    \
    RUM_FIELD_LIST(RUM_FIELD_COUNT, struct np_state, member, 2, INT16_MAX, says)
/* By seat: n numbers each. */
#define EACH(member, n, most, says)                                            \
    RUM_FIELD_ROWS(RUM_FIELD_NUMBER, struct np_state, member, 1, NP_SEATS, n,  \
                   most, true, says)
#define EACH2(member, n, says)                                                 \
    RUM_FIELD_ROWS(RUM_FIELD_COUNT, struct np_state, member, 2, NP_SEATS, n,   \
                   INT16_MAX, true, says)
#define BITS(member, n, says)                                                  \
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct np_state, member, 1, 1, n, 1, false, \
                   says)
#define EACH_BITS(member, n, says)                                             \
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct np_state, member, 1, NP_SEATS, n, 1, \
                   true, says)
#define SEAT(member, says)                                                     \
    RUM_FIELD_LIST(RUM_FIELD_SEAT, struct np_state, member, 1, 0, says)

const struct rum_field np_fields[NP_FIELDS] = {
    COUNT(turn_limit, "option: turns of both players after which the game is "
                      "decided on what was scored"),
    ONE(copies, 4, "option: copies of each regular card in the deck"),
    ONE(hand_dealt, NP_HAND, "option: cards dealt to each player"),
    ONE(draws, 3, "option: cards drawn at the start of a turn"),
    ONE(regulars, 3, "option: regular cards that may be played in a turn"),
    ONE(earned, 3, "option: moves that a completed stack earns"),
    ONE(wilds, NP_WILDS, "option: wild cards in the deck"),
    ONE(goal, NP_DOUBLE,
        "option: what wins: 0 all four characters, 1 any three, 2 each of the "
        "four twice"),
    ONE(movable_top, 1,
        "option: 1 if only cards on top of a pile may be moved"),
    ONE(sweep, 1,
        "option: 1 if covered cards make a new deck when nothing is left to "
        "draw"),
    SEAT(first, "the seat that began the game"),
    SEAT(winner,
         "the seat that has won; none while the game is on, and after a draw"),
    ONE(phase, NP_D6_RENOMINATE,
        "what is asked: 0 nothing more, 1 which card, 2 onto which stack, 3 as "
        "which face, 4 which card to move, 5 where to, 6 as which face it lies "
        "there"),
    ONE(regular_played, 3, "regular cards played in this turn"),
    ONE(any_played, 1, "1 if any card was played in this turn"),
    ONE(moves, 250, "moves earned and not used yet"),
    ONE(chain, 250, "stacks completed in this turn"),
    ONE(held, NP_CARDS - 1,
        "the card in the air: chosen from the hand or lifted for a move, and "
        "not put down yet"),
    ONE(target, NP_NEW_OPP,
        "the action code of the stack chosen for the card in the air, while "
        "its face is asked"),
    ONE(from.slot, NP_STACKS - 1,
        "the slot of the stack that the moved card was lifted from; none: no "
        "move is being made"),
    ONE(from.face, NP_FACES - 1, "the face that the moved card had there"),
    ONE(from.level, NP_CARDS - 1, "how many cards lay below it in its pile"),
    SEAT(from.owner, "the seat whose stack it was lifted from"),
    ONE(from.was_top, 1, "1 if it was the top of its pile"),
    ONE(from.was_single, 1, "1 if it was the whole stack, which is gone now"),
    EACH(hand_size, 1, NP_HAND, "how many cards each seat holds"),
    ONE(deck_size, NP_CARDS, "how many cards the deck has left"),
    EACH(hand, NP_HAND, NP_CARDS - 1,
         "the cards each seat holds, by id, the oldest first; regular cards "
         "are 4 * face + copy, wild ones 48 to 55"),
    EACH2(count, NP_CHARACTERS,
          "how often each seat has scored the Ninja, the Pirate, the Zombie "
          "and the Robot"),
    EACH(sure, NP_KINDS, NP_HAND,
         "how many cards of each of the 20 kinds a seat is certain that the "
         "other holds"),
    EACH(sure_wilds, 1, NP_HAND,
         "how many wild cards a seat is certain that the other holds"),
    EACH_BITS(scored, NP_CARDS, "1 for each card in a seat's scored pile"),
    EACH_BITS(stacks, NP_STACKS,
              "1 for each slot that holds a stack of this seat"),
    BITS(laid, NP_CARDS, "1 for each card that lies in a stack"),
    BITS(covered, NP_CARDS,
         "1 for each card in a stack that is not the top of its pile"),
    RUM_FIELD_ROWS(
        RUM_FIELD_NUMBER, struct np_state, top, 1, NP_STACKS, NP_POSITIONS,
        NP_CARDS - 1, false,
        "for each slot the cards on top of its head, torso and legs"),
    ONE(under, NP_CARDS - 1,
        "for each card in a stack the card right below it"),
    ONE(slot_of, NP_STACKS - 1, "for each card in a stack the slot it lies in"),
    ONE(face_of, NP_FACES - 1,
        "for each card the face it shows: character * 3 + position; none for a "
        "wild that is not laid"),
};
