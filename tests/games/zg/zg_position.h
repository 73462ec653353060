/*
 * zg_position.h: positions of Z-G, written as the rules write them.
 *
 *     duel(&s, QUIET, "e4", "f4");        seat 0 and 1 stand there, hands full
 *     attacks(&s, 0, ZG_LHAND);           seat 0 is asked ATTACK with that card
 *     CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_B);
 *     KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
 */
#ifndef TESTS_ZG_POSITION_H
#define TESTS_ZG_POSITION_H

#include "kit.h"
#include "zg.h"

/* Nothing is asked that the test at hand is not about. */
#define QUIET "flameout=off half_turn=off character=off"

#define BIT(slot) (1 << (slot))
#define FEET      (BIT(ZG_LFOOT) | BIT(ZG_RFOOT))
#define HANDS     (BIT(ZG_LHAND) | BIT(ZG_RHAND))

/* "b4" */
int cell(const char *name);

#define GO(name)     (ZG_M_GO + cell(name))
#define LEAP(name)   (ZG_M_LEAP + cell(name))
#define DROP(name)   (ZG_M_DROP + cell(name))
#define LAND(name)   (ZG_M_LAND + cell(name))
#define STANCE(n)    (ZG_M_STANCE + (n))
#define ADD(slot)    (ZG_M_ADD + (slot))
#define DECK(seat)   (ZG_A_DECK + (seat))
#define HAND(seat)   (ZG_A_HAND + (seat))
#define LOCKED(seat) (ZG_A_LOCK + (seat))
#define PIECE(c)     (ZG_A_PIECE + (c) - 'A')

enum { END_A, END_B, END_A_POWER, END_B_POWER };

/* ---- positions ---- */

/* Dealt, past hands and placing; nobody stands anywhere yet, everybody holds
 * the first three cards, seat 0 is first to act. */
void position(struct zg_state *s, const char *options);
/* Stand a figure somewhere. */
void place(struct zg_state *s, int seat, const char *where, int stance);
/* These cards are in hand, the other unslagged ones in the deck. */
void hold(struct zg_state *s, int seat, int hand);
void slagged(struct zg_state *s, int seat, int cards);
/* It is this seat's turn: CARD. It is first in Impulse, but its first attack
 * of the round is behind it. */
void turn(struct zg_state *s, int seat);
/* The same, with that card in play: MOVE. It is in hand. */
void plays(struct zg_state *s, int seat, int slot);
/* The same, after moving nowhere: ATTACK. */
void attacks(struct zg_state *s, int seat, int slot);
/* A position of two, both standing. */
void duel(struct zg_state *s, const char *options, const char *a,
          const char *b);

/* ---- chance ---- */

struct pick {
    uint32_t below, value;
};

/* The next numbers drawn from chance are these. */
void chance(struct zg_state *s, const struct pick *pick, size_t n);
#define CHANCE(s, ...)                                                         \
    chance((s), (const struct pick[]){__VA_ARGS__},                            \
           sizeof((const struct pick[]){__VA_ARGS__}) / sizeof(struct pick))
/* A card drawn from a pool. */
struct pick from(uint16_t pool, int slot);
#define SPIN_A ((struct pick){2, 0})
#define SPIN_B ((struct pick){2, 1})

/* Attack the deck of seat 1 with a card of seat 0 and that end, against that
 * card and end: up to the next question. */
void strike(struct zg_state *s, struct rum_trace *t, int slot, int end,
            int target, int facing);

/* ---- looking ---- */

/* How many open codes lie in first .. first + 0xff. */
int count_open(const struct zg_state *s, int first);
/* Cost of going to a cell with the card in play, or 255. */
int cost(const struct zg_state *s, const char *where);
/* What the figure of one seat sees of another's, as the rules write it:
 * "HEAD LARM RARM BACK"; "" is nothing. */
const char *sees(const struct zg_state *s, int seat, int foe);
/* A card and an end as zg_cards has it: "C LHAND", 'A'. */
const uint8_t *dots(const char *card, char end);

/* ---- the slow and obvious form of sight (zg_slow.c) ---- */

uint16_t slow_visible(const struct zg_state *s, int from, int pose, int to,
                      int to_pose);
bool slow_sees_piece(const struct zg_state *s, int from, int pose, int cell);

#endif
