/*
 * zp_fields.c: the members of the state that programs learn from, for
 * learn.h. The
 * deck is left out, and sets of spaces that follow from where pieces are.
 */
#include "zp.h"

#define ONE(member, most)                                                      \
    RUM_FIELD_LIST(RUM_FIELD_NUMBER, struct zp_state, member, 1, most)
#define COUNT(member)                                                          \
    RUM_FIELD_LIST(RUM_FIELD_COUNT, struct zp_state, member, 2, INT16_MAX)
/* By seat: n numbers each. */
#define EACH(member, n, most)                                                  \
    RUM_FIELD_ROWS(RUM_FIELD_NUMBER, struct zp_state, member, 1, ZP_SEATS, n,  \
                   most, true)
#define EACH2(member, n)                                                       \
    RUM_FIELD_ROWS(RUM_FIELD_COUNT, struct zp_state, member, 2, ZP_SEATS, n,   \
                   INT16_MAX, true)
#define BITS(member, n)                                                        \
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct zp_state, member, 1, 1, n, 1, false)
#define EACH_BITS(member, n)                                                   \
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct zp_state, member, 1, ZP_SEATS, n, 1, \
                   true)
#define SEAT(member)                                                           \
    RUM_FIELD_LIST(RUM_FIELD_SEAT, struct zp_state, member, 1, 0)
#define SEATS(member)                                                          \
    RUM_FIELD_LIST(RUM_FIELD_SEATS, struct zp_state, member, 1, 1)

const struct rum_field zp_fields[ZP_FIELDS] = {
    ONE(opt.elf_mode, ZP_ELF_OFF),
    ONE(opt.elf_rounds, 250),
    ONE(opt.elf_decks, 250),
    ONE(opt.robot_goal, 250),
    ONE(opt.balloon_cost, 250),
    ONE(opt.leap_cost, 250),
    ONE(opt.scoundrel_cost, 250),
    ONE(opt.gate_bonus, 250),
    ONE(opt.hand, 250),
    ONE(opt.draw, 250),
    ONE(opt.base, 250),
    ONE(opt.refill, 250),
    ONE(opt.duel_goal, 250),
    ONE(opt.assist, ZP_ASSIST_OFF),
    ONE(opt.one_entry, 1),
    ONE(opt.bluff, 1),
    ONE(opt.draft, 1),
    COUNT(opt.round_limit),
    ONE(end, ZP_DRAWN),
    SEAT(winner),
    SEAT(start),
    SEAT(active),
    COUNT(round),
    ONE(runouts, 250),
    EACH(class, 1, ZP_CLASSES - 1),
    EACH(home, 1, 250),
    EACH_BITS(closed, ZP_SPACES),
    EACH(pos, ZP_OWN, ZP_ABDUCTED + ZP_SEATS - 1),
    EACH(ring, ZP_OWN, ZP_RINGS),
    EACH2(stamp, ZP_OWN),
    EACH_BITS(dizzy, ZP_OWN),
    BITS(rings, ZP_SPACES),
    ONE(supply, ZP_RINGS),
    EACH(cloud, 1, 250),
    EACH(skip, 1, 250),
    EACH(victim, 1, ZP_PIECES - 1),
    EACH(barred, 1, ZP_PIECES - 1),
    EACH(hand_n, 1, ZP_CARDS),
    EACH(hand, ZP_KINDS, ZP_CARDS),
    EACH(fresh, ZP_KINDS, ZP_CARDS),
    EACH(held, 1, ZP_CARDS),
    ONE(deck_n, ZP_CARDS),
    ONE(discard_n, ZP_CARDS),
    ONE(discard, ZP_CARDS),
    {.name = "sure",
     .kind = RUM_FIELD_NUMBER,
     .size = 1,
     .rows = ZP_SEATS,
     .by_seat = true,
     .count = ZP_KINDS,
     .most = ZP_CARDS,
     .at = offsetof(struct zp_state, sure),
     .step = ZP_KINDS,
     .own = ZP_SEATS * ZP_KINDS},
    ONE(ask, ZP_ASKS - 1),
    ONE(depth, ZP_MAX_FRAMES),
    ONE(frame, 250),
    ONE(turn.piece, ZP_PIECES - 1),
    ONE(turn.gate, 250),
    BITS(turn.moved, ZP_OWN),
    BITS(turn.second, ZP_OWN),
    ONE(turn.acted, 1),
    ONE(turn.entered, 1),
    ONE(turn.began, 1),
    ONE(turn.salvage, 1),
    ONE(turn.plunder, 1),
    ONE(turn.blockade, 1),
    SEAT(turn.taker),
    SEATS(turn.asked),
    ONE(turn.drew, 250),
    SEAT(move.seat),
    SEAT(move.owner),
    BITS(move.mask, ZP_OWN),
    ONE(move.direction, 250),
    ONE(move.steps, 255),
    ONE(move.free, 250),
    ONE(move.rate, 250),
    ONE(move.pool, 250),
    ONE(combat.on, 1),
    ONE(combat.outcome, ZP_SACRIFICED),
    ONE(combat.loser, 1),
    ONE(combat.piece, ZP_PIECES - 1),
    SEAT(combat.seat),
    ONE(combat.bonus, 250),
    ONE(combat.cloud, 250),
    COUNT(combat.points),
    COUNT(combat.gain),
    ONE(combat.spent, ZP_CARDS),
    ONE(combat.table, ZP_CARDS),
    ONE(combat.honor, 1),
    ONE(combat.cannon, 1),
    ONE(combat.resource, 1),
    ONE(combat.opening, 1),
    ONE(combat.stale, 1),
    ONE(combat.helped, 1),
    ONE(combat.called, 1),
    ONE(combat.side, 1),
    SEAT(combat.helper),
    SEATS(combat.played),
    EACH_BITS(combat.refused, ZP_COMBAT_EFFECTS),
    ONE(defeat.n, ZP_MAX_LIFTED),
    ONE(defeat.i, ZP_MAX_LIFTED),
    ONE(defeat.first, ZP_MAX_LIFTED),
    ONE(defeat.piece, ZP_PIECES - 1),
    ONE(defeat.saved, 1),
    SEAT(play.seat),
    ONE(play.effect, ZP_EFFECTS - 1),
    ONE(play.side, 1),
    ONE(play.target, 250),
    ONE(play.lent, 1),
    ONE(play.chain, 250),
    SEAT(play.last),
    SEAT(play.asked),
    SEAT(pay.seat),
    ONE(pay.cost, 250),
    ONE(pay.paid, 250),
    SEAT(set.seat),
    ONE(set.type, ZP_SETS - 1),
    ONE(set.slot, 250),
    ONE(set.side, 1),
    ONE(set.kind, ZP_KINDS - 1),
};
