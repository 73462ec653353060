/*
 * zg_fields.c: the members of the state that programs learn from, for
 * learn.h. Left out is what follows from the rest: lines of sight, what the
 * arena is called, and the clause that ended the game.
 */
#include "zg.h"

#define ONE(member, most, says)                                                \
    RUM_FIELD_LIST(RUM_FIELD_NUMBER, struct zg_state, member, 1, most, says)
#define BITS(member, n, says)                                                  \
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct zg_state, member, 1, 1, n, 1, false, \
                   says)
#define SEAT(member, says)                                                     \
    RUM_FIELD_LIST(RUM_FIELD_SEAT, struct zg_state, member, 1, 0, says)
#define SEATS(member, says)                                                    \
    RUM_FIELD_LIST(RUM_FIELD_SEATS, struct zg_state, member, 1, 1, says)
/* A member of struct zg_seat. */
#define PART(member, n, most, says)                                            \
    RUM_FIELD_ACROSS(RUM_FIELD_NUMBER, struct zg_state, seat, member, 1,       \
                     ZG_SEATS, n, most, true, says)
#define PART2(member, most, says)                                              \
    RUM_FIELD_ACROSS(RUM_FIELD_NUMBER, struct zg_state, seat, member, 2,       \
                     ZG_SEATS, 1, most, true, says)
#define PART_BITS(member, says)                                                \
    RUM_FIELD_ACROSS(RUM_FIELD_BITS, struct zg_state, seat, member, 1,         \
                     ZG_SEATS, ZG_SLOTS, 1, true, says)
#define PART_SEAT(member, says)                                                \
    RUM_FIELD_ACROSS(RUM_FIELD_SEAT, struct zg_state, seat, member, 1,         \
                     ZG_SEATS, 1, 0, true, says)
#define PIECE(member, most, says)                                              \
    RUM_FIELD_ACROSS(RUM_FIELD_NUMBER, struct zg_state, piece, member, 1,      \
                     ZG_PIECES, 1, most, false, says)

const struct rum_field zg_fields[ZG_FIELDS] = {
    ONE(round_limit, 250, "option: rounds until the cards are counted"),
    ONE(prone, ZG_PRONE_BOLSTER,
        "option: shots and a prone figure: 0 those at it are augmented, 1 its "
        "own are, 2 its card is bolstered against them"),
    ONE(last_gear, ZG_SLOTS,
        "option: a figure with fewer cards than this is defeated"),
    ONE(stance_cost, 250,
        "option: half-points of Move that another stance costs"),
    ONE(dash_move, 250, "option: half-points of Move that a Dash adds"),
    ONE(start_far, 250, "option: cells within which figures start"),
    RUM_FIELD_LIST(RUM_FIELD_COUNT, struct zg_state, credits, 2, INT16_MAX,
                   "option: credits to draft cards for"),
    ONE(fall, 1,
        "option: 1 if the arena's edge is open, so that figures can be thrown "
        "over it"),
    ONE(half_turn, 1, "option: 1 if the half turn is asked without Scan too"),
    ONE(ulster_counts, 1,
        "option: 1 if the Ulster counts among the last cards"),
    ONE(teams, 1,
        "option: 1 if the first and third seat play against the second and "
        "fourth"),
    ONE(character, 1, "option: 1 with Character cards"),
    ONE(draft, 1,
        "option: 1 if cards are drafted, 0 if each figure has its own"),
    ONE(high_ground, 1, "tactic: 1 if attacks from above are augmented"),
    ONE(sneak, 1, "tactic: 1 if there are sneak attacks"),
    ONE(jumps, 1,
        "tactic: 1 if flights cross pits and Z-G cards may be added to one"),
    ONE(falling, 1,
        "tactic: 1 if figures may drop off high ground, and fall with terrain"),
    ONE(knockdown, 1, "tactic: 1 if throws can knock down"),
    ONE(dash, 1,
        "tactic: 1 if the second of two like Footgear cards gets more Move"),
    ONE(flameout, 1, "tactic: 1 if a flameout may be announced"),
    ONE(stances, 1,
        "tactic: 1 if there are Kneel, Attack, Defense and Prone besides "
        "Stand"),
    ONE(phase, ZG_P_PULSE,
        "what is asked: 0 a card to draft, 1 flameout, 2 the hand, 3 where to "
        "start, 4 the first stance, 5 the card lost by a stun, 6 the card to "
        "play, 7 a move, 8 an attack, 9 an end, 10 the Trooper, 11 a half "
        "turn, 12 a retest, 13 a bolster's pair, 14 an augment's pair, 15 a "
        "sacrifice; 16 over, 17 one of 6 to 8 of another seat"),
    ONE(slot, 10, "the part that is drafted, 0 to 8; 9 is the Character"),
    SEAT(order, "seats in the order of their turns in this round"),
    ONE(order_n, ZG_SEATS, "how many seats have a turn in this round"),
    ONE(at, ZG_SEATS, "which of them it is"),
    SEATS(fallen, "1 for each seat defeated in this round"),
    ONE(first_attack, 1, "1 once the first player has attacked in this round"),
    SEATS(winners, "1 for each seat that has won, once the game is over; "
                   "several in a draw or a team"),
    PART(figure, 1, ZG_TEMPEST,
         "the figure of each seat: 0 Cestus, 1 Armada, 2 Vanguard, 3 Tempest"),
    PART(character, 1, ZG_ROGUE,
         "the Character of each seat: 0 Merc, 1 Ensign, 2 Trooper, 3 Rogue"),
    PART(card, ZG_SLOTS, ZG_CARDS - 1,
         "the card in each of a seat's nine slots, 9 * figure + slot; none "
         "before it is drafted"),
    PART_BITS(flyers, "1 for each slot whose card has the power Z-G"),
    PART(alive, 1, 1, "1 while the seat's figure is in the fight"),
    PART(has_char, 1, 1, "1 while the seat has its Character card"),
    PART(char_used, 1, 1, "1 if the Character's power was used in this turn"),
    PART(stunned, 1, 1, "1 if the seat loses its next pulse"),
    PART(flame, 1, 1, "1 if the seat has announced a flameout in this round"),
    PART(begun, 1, 1, "1 if the seat's turn of this round has begun"),
    PART(cell, 1, ZG_CELLS - 1, "the cell the figure stands in, 16 * y + x"),
    PART(stance, 1, ZG_DOWN,
         "the figure's stance: 0 Stand, 1 Kneel, 2 Attack, 3 Defense, 4 Prone, "
         "5 knocked down"),
    PART_BITS(slag, "1 for each slot whose card is destroyed"),
    PART(hand_n, 1, ZG_SLOTS, "how many cards the seat holds"),
    PART(deck_n, 1, ZG_SLOTS, "how many cards the seat's deck has"),
    PART(pulses, 1, ZG_SLOTS,
         "pulses the seat has left in this round, the one under way included"),
    PART2(impulse, 999, "the seat's Impulse as three digits; 0: not announced"),
    PART_SEAT(lock_seat, "the seat whose card this one has a lock on"),
    PART(lock_slot, 1, ZG_SLOTS - 1, "the slot of the locked card"),
    PART(lock_hand, 1, 1, "1 if the locked card was drawn from a hand"),
    PART_BITS(start, "1 for each card that was not destroyed when hands were "
                     "chosen in this round"),
    PART_BITS(out, "1 for each card that everybody knows was not in the first "
                   "hand of this round"),
    PART_BITS(shown, "1 for each card that everybody knows was in the first "
                     "hand of this round"),
    PART_BITS(back, "1 for each card that everybody knows is in the deck now"),
    PART2(
        ties, 1023,
        "a set as a number, bit n: Impulse n was drawn from the deck in a tie"),
    PART(flights, 1, ZG_SLOTS,
         "how many Z-G cards of the first hand were played for all to see"),
    PART(soft, 1, 1,
         "1 if the figure fell softly, so that some Z-G card was in the first "
         "hand"),
    PART_BITS(struck,
              "1 for each card that everybody knows attacked in this turn"),
    PART_BITS(
        struck_before,
        "1 for each card that everybody knows attacked in the turn before"),
    PART(blind, 1, 250,
         "attacks of this turn with cards that not everybody knows"),
    PART(blind_before, 1, 250,
         "attacks of the turn before with cards that not everybody knows"),
    PART_BITS(
        hand,
        "1 for each card in the seat's hand; of others only what is known"),
    PART_BITS(
        deck,
        "1 for each card in the seat's deck; of others only what is known"),
    PART_BITS(once, "in a flameout, 1 for each card in the hand that was "
                    "played once already"),
    PART_BITS(used, "1 for each card that attacked in this turn"),
    PART_BITS(used_before, "1 for each card that attacked in the turn before"),
    PART_BITS(feet, "1 for each Footgear card played in this turn"),
    PART(dashed, 1, 1, "1 if the Dash of this turn is used up"),
    ONE(pulse.travel, ZG_T_LAND,
        "how the figure has moved in this pulse: 0 not, 1 on foot, 2 in "
        "flight, 3 by a leap, 4 by a drop, 5 onto a foe"),
    ONE(pulse.start, ZG_CELLS - 1, "the cell where the pulse began"),
    ONE(pulse.pounce, 250,
        "height of the cell from which the figure jumped down on its foe; "
        "none: it did not"),
    ONE(pulse.added_n, ZG_SLOTS, "cards added to a long jump"),
    SEATS(
        pulse.unseen_by,
        "1 for each seat that saw no part of the figure when the pulse began"),
    ONE(pulse.stands, 250,
        "how often the figure has stood up before it travelled"),
    ONE(pulse.posed, 1, "1 if a stance has ended the move"),
    ONE(pulse.attacked, 1, "1 if the pulse's attack was made"),
    ONE(pulse.known, 1, "1 if everybody knows the card being played"),
    BITS(pulse.maybe, ZG_SLOTS,
         "1 for each card it could be, by what was seen of it"),
    ONE(pulse.card, ZG_SLOTS - 1,
        "the slot of the card being played, for its player alone"),
    ONE(pulse.budget, 250, "half-points of Move left, for its player alone"),
    ONE(pulse.first, 1, "1 if it attacks before it moves"),
    BITS(pulse.added, ZG_SLOTS,
         "1 for each card added to a long jump, for its player alone"),
    ONE(test.aim, ZG_AIM_LANDING,
        "what is attacked: 0 a foe, 1 a piece of terrain, 2 a foe that is "
        "landed on"),
    SEAT(test.foe, "the seat that is attacked"),
    ONE(test.piece, ZG_PIECES - 1, "the piece of terrain that is attacked"),
    ONE(test.source, ZG_FROM_LOCK,
        "where the target card comes from: 0 the deck, 1 the hand, 2 a lock"),
    ONE(test.cell, ZG_CELLS - 1, "where the foe stood that is landed on"),
    ONE(test.lock_hand, 1,
        "1 if the locked card under attack is in the foe's hand"),
    ONE(test.zone, 1, "1 if it is a zone attack"),
    SEATS(test.queue, "1 for each seat that the zone attack has still to test"),
    ONE(test.sneak, 1, "1 if it is a sneak attack"),
    ONE(test.flipped, 1, "1 if both cards lie open"),
    ONE(test.open, 1, "1 if everybody knows the target card"),
    ONE(test.scanned, 1,
        "1 if the attacker has seen the target card and its end"),
    ONE(test.end_open, 1,
        "1 if everybody knows the end first chosen for the zone attack"),
    ONE(test.merc, 1, "1 if the Merc augments it"),
    ONE(test.rogue, 1, "1 if the Rogue scans it"),
    ONE(test.brace, 1, "1 if the Trooper bolsters it"),
    ONE(test.retested, 3,
        "who has retested: 1 the attacker, 2 the defender, 3 both"),
    ONE(test.passed, 3,
        "who has passed up a retest since the last one: 1 the attacker, 2 the "
        "defender, 3 both"),
    ONE(test.bolsters, 250, "bolsters still to be placed"),
    ONE(test.augments, 250, "augments still to be placed"),
    ONE(test.bolster, 250,
        "bolsters placed on each of the three pairs of dots"),
    ONE(test.augment, 250,
        "augments placed on each of the three pairs of dots"),
    ONE(test.strikes, 250, "strikes of this test"),
    ONE(test.best, 250, "most strikes of any test in this chain of attacks"),
    ONE(test.target, ZG_SLOTS - 1, "the slot of the target card"),
    ONE(test.end, 1, "the end the attacker has chosen: 0 A, 1 B"),
    ONE(test.facing, 1, "the end of the target card that faces it: 0 A, 1 B"),
    ONE(test.zone_end, 1, "the end chosen for the whole zone attack: 0 A, 1 B"),
    ONE(last.any, 1, "1 if a test of this round lies on the table to look at"),
    ONE(last.aim, ZG_AIM_LANDING,
        "what that test attacked: 0 a foe, 1 a piece of terrain, 2 a foe that "
        "was landed on"),
    SEAT(last.seat, "the seat that attacked in it"),
    SEAT(last.foe, "the seat that was attacked in it"),
    ONE(last.piece, ZG_PIECES - 1,
        "the piece of terrain that was attacked in it"),
    ONE(last.card, ZG_SLOTS - 1, "the slot of the attacker's card in it"),
    ONE(last.end, 1, "the end of the attacker's card in it: 0 A, 1 B"),
    ONE(last.target, ZG_SLOTS - 1, "the slot of the target card in it"),
    ONE(last.facing, 1, "the end of the target card in it: 0 A, 1 B"),
    ONE(last.bolster, 250, "bolsters on each of its three pairs of dots"),
    ONE(last.augment, 250, "augments on each of its three pairs of dots"),
    ONE(w, ZG_STRIDE, "width of the arena in cells"),
    ONE(h, ZG_ROWS, "height of the arena in cells, from north to south"),
    ONE(height, 250,
        "height of each cell in half-cards, pieces of terrain included; none: "
        "no floor"),
    ONE(base, 250,
        "height of each cell's floor without pieces, in half-cards; none: no "
        "floor"),
    ONE(cover, ZG_PIECES - 1, "the piece of terrain on each cell"),
    PIECE(cell, ZG_CELLS - 1, "the north-west cell of each piece of terrain"),
    PIECE(mass, 250, "strikes that destroy the piece"),
    PIECE(hits, 250, "strikes it has taken"),
    PIECE(gone, 1, "1 if the piece is destroyed"),
};
