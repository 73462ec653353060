/*
 * np_fields.c: the members of the state that programs learn from, for
 * learn.h. The deck is left out: nobody sees it.
 */
#include "np.h"

#define ONE(member, most)                                                      \
    RUM_FIELD_LIST(RUM_FIELD_NUMBER, struct np_state, member, 1, most)
#define COUNT(member)                                                          \
    RUM_FIELD_LIST(RUM_FIELD_COUNT, struct np_state, member, 2, INT16_MAX)
/* By seat: n numbers each. */
#define EACH(member, n, most)                                                  \
    RUM_FIELD_ROWS(RUM_FIELD_NUMBER, struct np_state, member, 1, NP_SEATS, n,  \
                   most, true)
#define EACH2(member, n)                                                       \
    RUM_FIELD_ROWS(RUM_FIELD_COUNT, struct np_state, member, 2, NP_SEATS, n,   \
                   INT16_MAX, true)
#define BITS(member, n)                                                        \
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct np_state, member, 1, 1, n, 1, false)
#define EACH_BITS(member, n)                                                   \
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct np_state, member, 1, NP_SEATS, n, 1, \
                   true)
#define SEAT(member)                                                           \
    RUM_FIELD_LIST(RUM_FIELD_SEAT, struct np_state, member, 1, 0)

const struct rum_field np_fields[NP_FIELDS] = {
    COUNT(turn_limit),
    ONE(copies, 4),
    ONE(hand_dealt, NP_HAND),
    ONE(draws, 3),
    ONE(regulars, 3),
    ONE(earned, 3),
    ONE(wilds, NP_WILDS),
    ONE(goal, NP_DOUBLE),
    ONE(movable_top, 1),
    ONE(sweep, 1),
    SEAT(first),
    SEAT(winner),
    ONE(phase, NP_D6_RENOMINATE),
    ONE(regular_played, 3),
    ONE(any_played, 1),
    ONE(moves, 250),
    ONE(chain, 250),
    ONE(held, NP_CARDS - 1),
    ONE(target, NP_NEW_OPP),
    ONE(from.slot, NP_STACKS - 1),
    ONE(from.face, NP_FACES - 1),
    ONE(from.level, NP_CARDS - 1),
    SEAT(from.owner),
    ONE(from.was_top, 1),
    ONE(from.was_single, 1),
    EACH(hand_size, 1, NP_HAND),
    ONE(deck_size, NP_CARDS),
    EACH(hand, NP_HAND, NP_CARDS - 1),
    EACH2(count, NP_CHARACTERS),
    EACH(sure, NP_KINDS, NP_HAND),
    EACH(sure_wilds, 1, NP_HAND),
    EACH_BITS(scored, NP_CARDS),
    EACH_BITS(stacks, NP_STACKS),
    BITS(laid, NP_CARDS),
    BITS(covered, NP_CARDS),
    RUM_FIELD_ROWS(RUM_FIELD_NUMBER, struct np_state, top, 1, NP_STACKS,
                   NP_POSITIONS, NP_CARDS - 1, false),
    ONE(under, NP_CARDS - 1),
    ONE(slot_of, NP_STACKS - 1),
    ONE(face_of, NP_FACES - 1),
};
