/*
 * mb_fields.c: the members of the state that programs learn from, for
 * learn.h.
 * The decks are left out, and which ways are open: it follows from the walls.
 */
#include "mb.h"

#define ONE(member, most, says)                                                \
    RUM_FIELD_LIST(RUM_FIELD_NUMBER, struct mb_state, member, 1, most, says)
/* By seat: n numbers each. */
#define EACH(member, n, most, says)                                            \
    RUM_FIELD_ROWS(RUM_FIELD_NUMBER, struct mb_state, member, 1, 4, n, most,   \
                   true, says)
#define BITS(member, n, says)                                                  \
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct mb_state, member, 1, 1, n, 1, false, \
                   says)
#define SEAT(member, says)                                                     \
    RUM_FIELD_LIST(RUM_FIELD_SEAT, struct mb_state, member, 1, 0, says)

const struct rum_field mb_fields[MB_FIELDS] = {
    ONE(closed, 1, "option: 1 if team mates do not see each other's hands"),
    ONE(strict, 1, "option: 1 if any wall at a corner stops a diagonal step"),
    ONE(quick, 1, "option: 1 for the quick game, with a smaller deck"),
    ONE(tie_to_humans, 1,
        "option: 1 if the humans win when numbers are equal at the end"),
    ONE(zombie_start, 3, "option: zombies that each zombie seat begins with"),
    ONE(hand_limit, 250,
        "option: cards kept at the end of a turn; 0: all of them"),
    ONE(dealt, 250, "option: cards dealt to each seat"),
    ONE(trade, 250, "option: cards of a colour that a special card costs"),
    ONE(purple_walls, 250, "option: walls that humans build with Purple"),
    ONE(white_humans, MB_FULL, "option: humans that come with White"),
    ONE(tile, MB_TILES - 1, "the tile that lies on each of the nine areas"),
    ONE(rotation, 3,
        "quarter turns clockwise by which each area's tile is turned"),
    ONE(humans, MB_FULL, "how many humans stand on each square, 12 * y + x"),
    ONE(zombies, MB_FULL, "how many zombies stand on each square"),
    ONE(ground, 7,
        "what each square is, added up: 1 green, 2 yellow, 4 a hide token lies "
        "there"),
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct mb_state, east, 1, MB_WIDTH, MB_WIDTH,
                   1, false,
                   "1 for each square with a wall on its east side: rows of "
                   "the board from the top"),
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct mb_state, south, 1, MB_WIDTH,
                   MB_WIDTH, 1, false,
                   "1 for each square with a wall on its south side: rows of "
                   "the board from the top"),
    ONE(stop, MB_SQUARES - 1,
        "squares with a stop token: the one placed in the last turn, and the "
        "one of this turn"),
    ONE(tokens_left, MB_TOKENS, "tokens left in the supply"),
    ONE(walls_left, MB_WALLS, "walls left in the supply"),
    ONE(human_count, MB_TOKENS, "humans on the board"),
    ONE(zombie_count, MB_TOKENS, "zombies on the board"),
    EACH(hand, MB_CARDS, MB_HAND,
         "how many cards of each kind a seat holds: Green, Blue, Yellow, Red, "
         "Rainbow, Purple, White, Black"),
    EACH(regular, 1, MB_HAND, "how many regular cards each seat holds"),
    EACH(special, 1, MB_HAND, "how many special cards each seat holds"),
    ONE(discards, MB_REGULAR,
        "how many cards of each kind lie on the discard pile"),
    ONE(deck.left, MB_REGULAR, "cards left in the regular deck"),
    ONE(specials.left, MB_SPECIAL, "cards left in the special deck"),
    ONE(phase, MB_AT_OVER,
        "what is asked: 1 where to begin, 2 what to do, 3 a stack to move, 4 a "
        "step, 5 how many stay behind, 6 an area, 7 a wall, 8 a hide token's "
        "square, 9 a stop token's, 10 where humans come, 11 what to blast, 12 "
        "whether to go on, 13 a discard; 14 over"),
    SEAT(seat, "whose turn it is; at the end, whose was the last"),
    ONE(idle, 250,
        "turns in a row in which nobody played or traded; four end the game"),
    ONE(acted, 1,
        "1 if something was played, traded or drawn in this turn, so that it "
        "is not idle"),
    ONE(again, 1, "1 if a Black was played: the same seat has another turn"),
    ONE(pending, MB_AT_OVER,
        "what is asked once an area is chosen, numbered like phase; 0: "
        "nothing"),
    ONE(area, MB_AREAS - 1,
        "the area chosen for the card being played; none: not chosen"),
    ONE(blue, 1, "1 if a Blue goes with the Green being played"),
    ONE(steps, 250, "steps the moving stack has left"),
    ONE(moved, 250, "steps it has made"),
    ONE(current, MB_SQUARES - 1, "the square the moving stack is on"),
    ONE(direction, MB_NW,
        "where it steps while it is asked how many stay: 0 north, then "
        "clockwise by eighths"),
    BITS(used, MB_SQUARES,
         "1 for each coloured square that has worked already for the card "
         "being played"),
    ONE(to_build, MB_WALLS,
        "walls that are still to be built with the card being played"),
    ONE(built, MB_WALLS, "walls that were built with it"),
};
