/*
 * mb_fields.c: the members of the state that programs learn from, for
 * learn.h.
 * The decks are left out, and which ways are open: it follows from the walls.
 */
#include "mb.h"

#define ONE(member, most)                                                      \
    RUM_FIELD_LIST(RUM_FIELD_NUMBER, struct mb_state, member, 1, most)
/* By seat: n numbers each. */
#define EACH(member, n, most)                                                  \
    RUM_FIELD_ROWS(RUM_FIELD_NUMBER, struct mb_state, member, 1, 4, n, most,   \
                   true)
#define BITS(member, n)                                                        \
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct mb_state, member, 1, 1, n, 1, false)
#define SEAT(member)                                                           \
    RUM_FIELD_LIST(RUM_FIELD_SEAT, struct mb_state, member, 1, 0)

const struct rum_field mb_fields[MB_FIELDS] = {
    ONE(closed, 1),
    ONE(strict, 1),
    ONE(quick, 1),
    ONE(tie_to_humans, 1),
    ONE(zombie_start, 3),
    ONE(hand_limit, 250),
    ONE(dealt, 250),
    ONE(trade, 250),
    ONE(purple_walls, 250),
    ONE(white_humans, MB_FULL),
    ONE(tile, MB_TILES - 1),
    ONE(rotation, 3),
    ONE(humans, MB_FULL),
    ONE(zombies, MB_FULL),
    ONE(ground, 7),
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct mb_state, east, 1, MB_WIDTH, MB_WIDTH,
                   1, false),
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct mb_state, south, 1, MB_WIDTH,
                   MB_WIDTH, 1, false),
    ONE(stop, MB_SQUARES - 1),
    ONE(tokens_left, MB_TOKENS),
    ONE(walls_left, MB_WALLS),
    ONE(human_count, MB_TOKENS),
    ONE(zombie_count, MB_TOKENS),
    EACH(hand, MB_CARDS, MB_HAND),
    EACH(regular, 1, MB_HAND),
    EACH(special, 1, MB_HAND),
    ONE(discards, MB_REGULAR),
    ONE(deck.left, MB_REGULAR),
    ONE(specials.left, MB_SPECIAL),
    ONE(phase, MB_AT_OVER),
    SEAT(seat),
    ONE(idle, 250),
    ONE(acted, 1),
    ONE(again, 1),
    ONE(pending, MB_AT_OVER),
    ONE(area, MB_AREAS - 1),
    ONE(blue, 1),
    ONE(steps, 250),
    ONE(moved, 250),
    ONE(current, MB_SQUARES - 1),
    ONE(direction, MB_NW),
    BITS(used, MB_SQUARES),
    ONE(to_build, MB_WALLS),
    ONE(built, MB_WALLS),
};
