/*
 * zp_fields.c: the members of the state that programs learn from, for
 * learn.h. The
 * deck is left out, and sets of spaces that follow from where pieces are.
 */
#include "zp.h"

#define ONE(member, most, says)                                                \
    RUM_FIELD_LIST(RUM_FIELD_NUMBER, struct zp_state, member, 1, most, says)
#define COUNT(member, says)                                                    \
    RUM_FIELD_LIST(RUM_FIELD_COUNT, struct zp_state, member, 2, INT16_MAX, says)
/* By seat: n numbers each. */
#define EACH(member, n, most, says)                                            \
    RUM_FIELD_ROWS(RUM_FIELD_NUMBER, struct zp_state, member, 1, ZP_SEATS, n,  \
                   most, true, says)
#define EACH2(member, n, says)                                                 \
    RUM_FIELD_ROWS(RUM_FIELD_COUNT, struct zp_state, member, 2, ZP_SEATS, n,   \
                   INT16_MAX, true, says)
#define BITS(member, n, says)                                                  \
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct zp_state, member, 1, 1, n, 1, false, \
                   says)
#define EACH_BITS(member, n, says)                                             \
    RUM_FIELD_ROWS(RUM_FIELD_BITS, struct zp_state, member, 1, ZP_SEATS, n, 1, \
                   true, says)
#define SEAT(member, says)                                                     \
    RUM_FIELD_LIST(RUM_FIELD_SEAT, struct zp_state, member, 1, 0, says)
#define SEATS(member, says)                                                    \
    RUM_FIELD_LIST(RUM_FIELD_SEATS, struct zp_state, member, 1, 1, says)

const struct rum_field zp_fields[ZP_FIELDS] = {
    ONE(opt.elf_mode, ZP_ELF_OFF,
        "option: how the Elf wins: 0 after so many rounds, 1 by the table's "
        "clock, 2 when the deck has run out, 3 there is no Elf"),
    ONE(opt.elf_rounds, 250, "option: rounds until the Elf wins"),
    ONE(opt.elf_decks, 250,
        "option: times the deck must run out for the Elf to win"),
    ONE(opt.robot_goal, 250, "option: uploads a Robot wins with"),
    ONE(opt.balloon_cost, 250, "option: points for an Alien's balloon"),
    ONE(opt.leap_cost, 250, "option: points for a Ninja's leap"),
    ONE(opt.scoundrel_cost, 250,
        "option: points for a Pirate who drives another's piece, and for each "
        "further space"),
    ONE(opt.gate_bonus, 250,
        "option: what a piece on its own Gate adds in combat"),
    ONE(opt.hand, 250, "option: cards dealt to each player"),
    ONE(opt.draw, 250, "option: cards of a Draw Phase, before those for zones"),
    ONE(opt.base, 250,
        "option: the Gunslinger's hand without a piece on the board"),
    ONE(opt.refill, 250,
        "option: most cards a Gunslinger refills at once; 0: as many as are "
        "missing"),
    ONE(opt.duel_goal, 250,
        "option: spaces that a goal needs when two play: 6 or 3"),
    ONE(opt.assist, ZP_ASSIST_OFF,
        "option: who helps in others' combats: 0 anybody, 1 only whoever is "
        "asked by a hold, 2 nobody"),
    ONE(opt.one_entry, 1, "option: 1 if only one piece may enter in a turn"),
    ONE(opt.bluff, 1,
        "option: 1 if questions with a single answer are asked too, so that "
        "silence tells nothing"),
    ONE(opt.draft, 1, "option: 1 if classes are drafted"),
    COUNT(opt.round_limit, "option: rounds after which the game is a draw"),
    ONE(end, ZP_DRAWN,
        "how the game stands: 0 it goes on, 1 somebody has won, 2 drawn"),
    SEAT(winner, "the seat that has won, once somebody has"),
    SEAT(start, "the seat that began"),
    SEAT(active, "the seat whose turn it is"),
    COUNT(round, "rounds completed"),
    ONE(runouts, 250, "times the deck has run out"),
    EACH(class, 1, ZP_CLASSES - 1,
         "the class of each seat: 0 Ninja, 1 Pirate, 2 Zombie, 3 Robot, 4 "
         "Gunslinger, 5 Alien, 6 Elf; none: not chosen yet"),
    EACH(
        home, 1, 250,
        "the Home Base of each seat: a corner of the board, 0 to 5, clockwise"),
    EACH_BITS(closed, ZP_SPACES,
              "1 for each space that is a Gate a seat's pieces may not enter"),
    EACH(pos, ZP_OWN, ZP_ABDUCTED + ZP_SEATS - 1,
         "where each of a seat's six pieces is: a space 0 to 90, 91 at home, "
         "92 uploaded, 93 just defeated, 94 + the Alien's seat that holds it"),
    EACH(ring, ZP_OWN, ZP_RINGS, "Infection Rings on each of a seat's pieces"),
    EACH2(stamp, ZP_OWN,
          "when each piece came to where it is: of two neighbours the higher "
          "number is the aggressor"),
    EACH_BITS(dizzy, ZP_OWN,
              "1 for each of a seat's pieces that is disoriented, and counts 0 "
              "in combat"),
    BITS(rings, ZP_SPACES,
         "1 for each space with an Infection Ring on the ground"),
    ONE(supply, ZP_RINGS,
        "Infection Rings neither on the board nor on a piece"),
    EACH(cloud, 1, 250, "cloud points a Robot has left"),
    EACH(skip, 1, 250, "1 if the seat loses its next turn"),
    EACH(victim, 1, ZP_PIECES - 1,
         "the piece that the seat has driven as a Scoundrel in this turn"),
    EACH(barred, 1, ZP_PIECES - 1,
         "the piece it drove in its turn before, and may not drive now"),
    EACH(hand_n, 1, ZP_CARDS, "how many cards each seat holds"),
    EACH(
        hand, ZP_KINDS, ZP_CARDS,
        "how many cards of each of the 14 kinds a seat holds, as far as known"),
    EACH(fresh, ZP_KINDS, ZP_CARDS,
         "how many of those came since its owner's turn began"),
    EACH(held, 1, ZP_CARDS,
         "the smallest hand the seat has had since its latest turn began"),
    ONE(deck_n, ZP_CARDS, "cards left in the deck"),
    ONE(discard_n, ZP_CARDS, "cards on the discard pile"),
    ONE(discard, ZP_CARDS,
        "how many cards of each kind lie on the discard pile"),
    {.name = "sure",
     .help = "how many cards of each kind the viewer is certain a seat holds",
     .kind = RUM_FIELD_NUMBER,
     .size = 1,
     .rows = ZP_SEATS,
     .by_seat = true,
     .count = ZP_KINDS,
     .most = ZP_CARDS,
     .at = offsetof(struct zp_state, sure),
     .step = ZP_KINDS,
     .own = ZP_SEATS * ZP_KINDS},
    {.name = "known",
     .help = "how many cards of each kind a seat is certain the viewer holds",
     .kind = RUM_FIELD_NUMBER,
     .size = 1,
     .rows = ZP_SEATS,
     .by_seat = true,
     .count = ZP_KINDS,
     .most = ZP_CARDS,
     .at = offsetof(struct zp_state, sure),
     .step = ZP_SEATS * ZP_KINDS,
     .own = ZP_KINDS},
    ONE(ask, ZP_ASKS - 1,
        "what is asked: 0 nothing, 1 class, 2 entrance, 3 payment, 4 set, 5 "
        "its card, 6 whom to move, 7 step, 8 flanking step, 9 landing, 10 "
        "aggressor, 11 defender, 12 combat, 13 help, 14 last call, 15 accept "
        "help, 16 bind, 17 save, 18 release, 19 upload, 20 draw, 21 blockade, "
        "22 discard, 23 keelhaul"),
    ONE(depth, ZP_MAX_FRAMES,
        "how many of the frames are in use: what is under way, the innermost "
        "last"),
    ONE(frame, 250,
        "frames as pairs, what is under way (0 turn, 1 move, 2 fights, 3 "
        "combat, 4 defeat, 5 effect, 6 payment, 7 set) and how far it has "
        "come"),
    ONE(turn.piece, ZP_PIECES - 1,
        "the piece that enters, leaps, flies or is driven, 6 * seat + number, "
        "by the seats' own numbers"),
    ONE(turn.gate, 250, "the Gate where it enters: 0 or 1"),
    BITS(turn.moved, ZP_OWN,
         "1 for each of the active seat's pieces that made the main move of "
         "this turn"),
    BITS(turn.second, ZP_OWN,
         "1 for each of the active seat's pieces that was moved by a Second "
         "card"),
    ONE(turn.acted, 1,
        "1 if something was done in this turn, so that there is no Salvage"),
    ONE(turn.entered, 1, "1 if a piece entered in this turn"),
    ONE(turn.began, 1, "1 if something was done in this Movement Phase"),
    ONE(turn.salvage, 1, "1 if a Pirate has chosen Salvage for this draw"),
    ONE(turn.plunder, 1, "1 if Plunder works for this draw"),
    ONE(turn.blockade, 1,
        "1 if a Blockade was played in this Draw Phase, bound or not"),
    SEAT(turn.taker, "the seat that takes the cards of this draw"),
    SEATS(turn.asked, "1 for each seat already asked for a Blockade"),
    ONE(turn.drew, 250, "cards the active seat has drawn in this Draw Phase"),
    SEAT(move.seat, "the seat that decides about the move being made"),
    SEAT(move.owner, "the seat whose pieces move"),
    BITS(move.mask, ZP_OWN,
         "1 for each of the owner's pieces that move together"),
    ONE(move.direction, 250,
        "direction of the step being paid for: 0 east, then clockwise by "
        "sixths"),
    ONE(move.steps, 255, "steps made so far"),
    ONE(move.free, 250, "spaces left from a Speed card"),
    ONE(move.rate, 250, "points a further space costs for each piece"),
    ONE(move.pool, 250, "points paid and not used yet"),
    ONE(combat.on, 1,
        "1 while there is a combat; cards that leave a hand stay on the table"),
    ONE(combat.outcome, ZP_SACRIFICED,
        "how the combat ended: 0 it is open, 1 lost, 2 retreated, 3 all around "
        "sacrificed"),
    ONE(combat.loser, 1, "the side that loses: 0 aggressor, 1 defender"),
    ONE(combat.piece, ZP_PIECES - 1,
        "the fighting pieces: the aggressor's, then the defender's"),
    SEAT(combat.seat, "the seats they belong to: aggressor, defender"),
    ONE(combat.bonus, 250, "what weapons add: aggressor, defender"),
    ONE(combat.cloud, 250,
        "cloud points played: for the aggressor, for the defender"),
    COUNT(combat.points,
          "points of cards played: for the aggressor, for the defender"),
    COUNT(
        combat.gain,
        "what Resourcefulness would add: for the aggressor, for the defender"),
    ONE(combat.spent, ZP_CARDS,
        "how many cards of each kind were played for points: the aggressor's "
        "14 numbers, then the defender's"),
    ONE(combat.table, ZP_CARDS,
        "how many cards of each kind have left a hand in this combat"),
    ONE(combat.honor, 1,
        "1 if Honor Bound was played: connected pieces no longer count, and "
        "nobody helps"),
    ONE(combat.cannon, 1,
        "1 for the side that has played Cannoneer: aggressor, defender"),
    ONE(combat.resource, 1,
        "1 for the side that has played Resourcefulness: aggressor, defender"),
    ONE(combat.opening, 1,
        "1 while a leading aggressor makes the one decision before the "
        "defender answers"),
    ONE(combat.stale, 1,
        "1 for the side whose hold brought nothing, so that it cannot hold "
        "again: aggressor, defender"),
    ONE(combat.helped, 1,
        "1 if something was played in this hold or last call"),
    ONE(combat.called, 1, "1 if somebody was asked in this last call"),
    ONE(combat.side, 1,
        "the side that is asked, holds or has given up: 0 aggressor, 1 "
        "defender"),
    SEAT(combat.helper, "the seat that is asked for help, or was last"),
    SEATS(combat.played, "1 for each of the two fighting seats that has played "
                         "a card of its own"),
    EACH_BITS(combat.refused, ZP_COMBAT_EFFECTS,
              "1 for each of the seven combat effects that was refused from "
              "this helper"),
    ONE(defeat.n, ZP_MAX_LIFTED, "how many pieces were just defeated"),
    ONE(defeat.i, ZP_MAX_LIFTED, "which of them is being asked about"),
    ONE(defeat.first, ZP_MAX_LIFTED,
        "the first of those that were asked about without an answer anybody "
        "saw"),
    ONE(defeat.piece, ZP_PIECES - 1, "the pieces just defeated"),
    ONE(defeat.saved, 1, "1 if the Save for the piece asked about works"),
    SEAT(play.seat, "the seat whose effect is under way"),
    ONE(play.effect, ZP_EFFECTS - 1,
        "the effect under way, numbered as in the rules' list of effects"),
    ONE(play.side, 1,
        "in combat, the side it is played for: 0 aggressor, 1 defender"),
    ONE(play.target, 250, "the piece, Gate or seat it is aimed at, by effect"),
    ONE(play.lent, 1, "1 if a helper plays it"),
    ONE(play.chain, 250, "Mystic Bindings laid on it so far"),
    SEAT(play.last, "the seat that played the last card of that chain"),
    SEAT(play.asked, "the seat that is asked to bind, or was last"),
    SEAT(pay.seat, "the seat that pays a cost"),
    ONE(pay.cost, 250, "points to be paid"),
    ONE(pay.paid, 250, "points paid so far"),
    SEAT(set.seat, "the Gunslinger's seat that lays a set"),
    ONE(set.type, ZP_SETS - 1, "which of the ten types of sets it is"),
    ONE(set.slot, 250, "how many cards of the set are chosen"),
    ONE(set.side, 1,
        "in combat, the side it is laid for; none: it pays a cost"),
    ONE(set.kind, ZP_KINDS - 1, "the kinds of cards chosen for the set so far"),
};
