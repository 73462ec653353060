/*
 * np_test.h: positions of Ninja Pirate Zombie Robot, written as the rules
 * write them.
 *
 * A stack is head/torso/legs, each pile from the bottom up: "P/P/PZ" has
 * Zombie legs on Pirate legs, "-" is an empty pile, and a wild is its kind and
 * the character it is nominated as: "R/R/wlN" has Wild Legs as Ninja legs.
 * Cards are "Nh Zt wn ww". Everything that is not laid out is in the deck.
 */
#ifndef TESTS_NP_TEST_H
#define TESTS_NP_TEST_H

#include "kit.h"
#include "np.h"

/* Kinds, faces and, in D1, action codes. */
enum {
    Nh,
    Nt,
    Nl,
    Ph,
    Pt,
    Pl,
    Zh,
    Zt,
    Zl,
    Rh,
    Rt,
    Rl, /* regular cards */
    Wn,
    Wp,
    Wz,
    Wr,
    Wh,
    Wt,
    Wl,
    Ww,
};

enum { NINJA, PIRATE, ZOMBIE, ROBOT };
enum { HEAD, TORSO, LEGS };

#define ON(slot) (NP_STACK + (slot))
#define AS(face) (NP_FACE + (face))

/* Nothing laid, seat 0 to play a card in turn 1, both hands empty. */
void position(struct np_state *s, const char *options);
/* A stack in the lowest free slot, which is returned. */
unsigned stack(struct np_state *s, unsigned owner, const char *piles);
/* Cards into a hand, the oldest first. */
void hand(struct np_state *s, unsigned seat, const char *cards);
/* Cards into a scored pile. */
void scored(struct np_state *s, unsigned seat, const char *cards);
/* How often each character was scored: "N2 P". */
void counts(struct np_state *s, unsigned seat, const char *characters);
/* These are the next cards of the deck, the first one first. */
void next_cards(struct np_state *s, const char *cards);
/* The whole deck onto the table, each card a stack of its own: now the deck
 * is empty and nothing more is covered. */
void scatter(struct np_state *s);
/* A specific card out of the deck into a hand. */
void hand_card(struct np_state *s, unsigned seat, unsigned card);
/* Seat 0 has earned so many moves and is asked D4. */
void earn(struct np_state *s, unsigned moves);

/* The code that picks a card: `depth` cards lie on it. */
int pick(const struct np_state *s, unsigned slot, unsigned pos, unsigned depth);
/* How many cards of a kind a hand has. */
int holds(const struct np_state *s, unsigned seat, unsigned kind);

void check_sound(const struct np_state *s, const char *file, int line);
void check_stack(const struct np_state *s, unsigned slot, const char *piles,
                 const char *file, int line);

/* Play codes from a sound state to a sound state. */
#define PLAY(s, ...)                                                           \
    do {                                                                       \
        check_sound((s), __FILE__, __LINE__);                                  \
        KIT_PLAY(&np_game, (s), NULL, __VA_ARGS__);                            \
        check_sound((s), __FILE__, __LINE__);                                  \
    } while (0)
#define LEGAL(s, ...) CHECK_LEGAL(&np_game, (s), __VA_ARGS__)
#define OPEN(s, code) kit_is_legal(&np_game, (s), (code))
/* "" is no stack at all. */
#define CHECK_STACK(s, slot, piles)                                            \
    check_stack((s), (slot), (piles), __FILE__, __LINE__)

#endif
