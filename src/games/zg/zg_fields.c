/*
 * zg_fields.c: the members of the state that programs learn from, for
 * learn.h. Left out is what follows from the rest: lines of sight, what the
 * arena is called, and the clause that ended the game.
 */
#include "zg.h"

#define ONE(member, most)                                                      \
    RUM_FIELD_LIST(RUM_FIELD_NUMBER, struct zg_state, member, 1, most)
#define BITS(member, n)                                                        \
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct zg_state, member, 1, 1, n, 1, false)
#define SEAT(member)                                                           \
    RUM_FIELD_LIST(RUM_FIELD_SEAT, struct zg_state, member, 1, 0)
#define SEATS(member)                                                          \
    RUM_FIELD_LIST(RUM_FIELD_SEATS, struct zg_state, member, 1, 1)
/* A member of struct zg_seat. */
#define PART(member, n, most)                                                  \
    RUM_FIELD_ACROSS(RUM_FIELD_NUMBER, struct zg_state, seat, member, 1,       \
                     ZG_SEATS, n, most, true)
#define PART2(member, most)                                                    \
    RUM_FIELD_ACROSS(RUM_FIELD_NUMBER, struct zg_state, seat, member, 2,       \
                     ZG_SEATS, 1, most, true)
#define PART_BITS(member)                                                      \
    RUM_FIELD_ACROSS(RUM_FIELD_BITS, struct zg_state, seat, member, 1,         \
                     ZG_SEATS, ZG_SLOTS, 1, true)
#define PART_SEAT(member)                                                      \
    RUM_FIELD_ACROSS(RUM_FIELD_SEAT, struct zg_state, seat, member, 1,         \
                     ZG_SEATS, 1, 0, true)
#define PIECE(member, most)                                                    \
    RUM_FIELD_ACROSS(RUM_FIELD_NUMBER, struct zg_state, piece, member, 1,      \
                     ZG_PIECES, 1, most, false)

const struct rum_field zg_fields[ZG_FIELDS] = {
    ONE(round_limit, 250),
    ONE(prone, ZG_PRONE_BOLSTER),
    ONE(last_gear, ZG_SLOTS),
    ONE(stance_cost, 250),
    ONE(dash_move, 250),
    ONE(start_far, 250),
    RUM_FIELD_LIST(RUM_FIELD_COUNT, struct zg_state, credits, 2, INT16_MAX),
    ONE(fall, 1),
    ONE(half_turn, 1),
    ONE(ulster_counts, 1),
    ONE(teams, 1),
    ONE(character, 1),
    ONE(draft, 1),
    ONE(high_ground, 1),
    ONE(sneak, 1),
    ONE(jumps, 1),
    ONE(falling, 1),
    ONE(knockdown, 1),
    ONE(dash, 1),
    ONE(flameout, 1),
    ONE(stances, 1),
    ONE(phase, ZG_P_PULSE),
    ONE(slot, 10),
    SEAT(order),
    ONE(order_n, ZG_SEATS),
    ONE(at, ZG_SEATS),
    SEATS(fallen),
    ONE(first_attack, 1),
    SEATS(winners),
    PART(figure, 1, ZG_TEMPEST),
    PART(character, 1, ZG_ROGUE),
    PART(card, ZG_SLOTS, ZG_CARDS - 1),
    PART_BITS(flyers),
    PART(alive, 1, 1),
    PART(has_char, 1, 1),
    PART(char_used, 1, 1),
    PART(stunned, 1, 1),
    PART(flame, 1, 1),
    PART(begun, 1, 1),
    PART(cell, 1, ZG_CELLS - 1),
    PART(stance, 1, ZG_DOWN),
    PART_BITS(slag),
    PART(hand_n, 1, ZG_SLOTS),
    PART(deck_n, 1, ZG_SLOTS),
    PART(pulses, 1, ZG_SLOTS),
    PART2(impulse, 999),
    PART_SEAT(lock_seat),
    PART(lock_slot, 1, ZG_SLOTS - 1),
    PART(lock_hand, 1, 1),
    PART_BITS(start),
    PART_BITS(out),
    PART_BITS(shown),
    PART_BITS(back),
    PART2(ties, 1023),
    PART(flights, 1, ZG_SLOTS),
    PART(soft, 1, 1),
    PART_BITS(struck),
    PART_BITS(struck_before),
    PART(blind, 1, 250),
    PART(blind_before, 1, 250),
    PART_BITS(hand),
    PART_BITS(deck),
    PART_BITS(once),
    PART_BITS(used),
    PART_BITS(used_before),
    PART_BITS(feet),
    PART(dashed, 1, 1),
    ONE(pulse.travel, ZG_T_LAND),
    ONE(pulse.start, ZG_CELLS - 1),
    ONE(pulse.pounce, 250),
    ONE(pulse.added_n, ZG_SLOTS),
    SEATS(pulse.unseen_by),
    ONE(pulse.stands, 250),
    ONE(pulse.posed, 1),
    ONE(pulse.attacked, 1),
    ONE(pulse.known, 1),
    BITS(pulse.maybe, ZG_SLOTS),
    ONE(pulse.card, ZG_SLOTS - 1),
    ONE(pulse.budget, 250),
    ONE(pulse.first, 1),
    BITS(pulse.added, ZG_SLOTS),
    ONE(test.aim, ZG_AIM_LANDING),
    SEAT(test.foe),
    ONE(test.piece, ZG_PIECES - 1),
    ONE(test.source, ZG_FROM_LOCK),
    ONE(test.cell, ZG_CELLS - 1),
    ONE(test.lock_hand, 1),
    ONE(test.zone, 1),
    SEATS(test.queue),
    ONE(test.sneak, 1),
    ONE(test.flipped, 1),
    ONE(test.open, 1),
    ONE(test.scanned, 1),
    ONE(test.end_open, 1),
    ONE(test.merc, 1),
    ONE(test.rogue, 1),
    ONE(test.brace, 1),
    ONE(test.retested, 3),
    ONE(test.passed, 3),
    ONE(test.bolsters, 250),
    ONE(test.augments, 250),
    ONE(test.bolster, 250),
    ONE(test.augment, 250),
    ONE(test.strikes, 250),
    ONE(test.best, 250),
    ONE(test.target, ZG_SLOTS - 1),
    ONE(test.end, 1),
    ONE(test.facing, 1),
    ONE(test.zone_end, 1),
    ONE(last.any, 1),
    ONE(last.aim, ZG_AIM_LANDING),
    SEAT(last.seat),
    SEAT(last.foe),
    ONE(last.piece, ZG_PIECES - 1),
    ONE(last.card, ZG_SLOTS - 1),
    ONE(last.end, 1),
    ONE(last.target, ZG_SLOTS - 1),
    ONE(last.facing, 1),
    ONE(last.bolster, 250),
    ONE(last.augment, 250),
    ONE(w, ZG_STRIDE),
    ONE(h, ZG_ROWS),
    ONE(height, 250),
    ONE(base, 250),
    ONE(cover, ZG_PIECES - 1),
    PIECE(cell, ZG_CELLS - 1),
    PIECE(mass, 250),
    PIECE(hits, 250),
    PIECE(gone, 1),
};
