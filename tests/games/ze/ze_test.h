/*
 * ze_test.h: positions of Zapp'em!, written as the rules write them.
 *
 * Zones and Zone cards are A1 to H9, Items the location they belong to:
 * `items(&s, 1, "E4 C6")` gives seat 1 the EMP Blaster of E4 and the Heart of
 * C6. What is not said is as after a deal: everybody holds five cards and
 * nobody is on the map.
 */
#ifndef TESTS_ZE_TEST_H
#define TESTS_ZE_TEST_H

#include "kit.h"
#include "ze.h"

enum {
    A1,
    B1,
    C1,
    D1,
    E1,
    F1,
    G1,
    H1,
    A2,
    B2,
    C2,
    D2,
    E2,
    F2,
    G2,
    H2,
    A3,
    B3,
    C3,
    D3,
    E3,
    F3,
    G3,
    H3,
    A4,
    B4,
    C4,
    D4,
    E4,
    F4,
    G4,
    H4,
    A5,
    B5,
    C5,
    D5,
    E5,
    F5,
    G5,
    H5,
    A6,
    B6,
    C6,
    D6,
    E6,
    F6,
    G6,
    H6,
    A7,
    B7,
    C7,
    D7,
    E7,
    F7,
    G7,
    H7,
    A8,
    B8,
    C8,
    D8,
    E8,
    F8,
    G8,
    H8,
    A9,
    B9,
    C9,
    D9,
    E9,
    F9,
    G9,
    H9
};

/* Items by location. */
enum {
    SHIELD_D1,
    PROTON_F1,
    POWER_A2,
    HEART_G2,
    HEART_B3,
    NIGHT_D3,
    EMP_E4,
    POWER_G4,
    EMP_B5,
    SHIELD_H5,
    HEART_C6,
    PROTON_E6,
    NIGHT_F7,
    EMP_H7,
    SHIELD_A8,
    PROTON_C8,
    POWER_D9,
    HEART_H9
};

enum { N, E, S, W, NE, SE, SW, NW };

#define ZAP(direction)   (ZE_ZAP + (direction))
#define SHOOT(direction) (ZE_USE + (direction)) /* Power, Proton */
#define NIGHT(seat)      (ZE_USE_NIGHT + (seat))
#define PICK(use)        ((use) + 40)
#define GIVE(item, seat) (ZE_GIVE + 8 * (item) + (seat))

/* Deal with these options; characters by seat unless they are given, the
 * villain in seat 0. */
void position(struct ze_state *s, const char *options);
/* Put a player on a zone: its card is played. */
void at(struct ze_state *s, unsigned seat, unsigned zone);
/* Their hand is exactly this: "A1 F6". Cards are taken from wherever they are;
 * a hand that loses one draws another. */
void hand(struct ze_state *s, unsigned seat, const char *cards);
/* They hold exactly these Items: "E4 C6". */
void items(struct ze_state *s, unsigned seat, const char *locations);
/* They are down, with the Items they hold. */
void down(struct ze_state *s, unsigned seat);
/* The draw stack is empty: what was in it counts as played. */
void burn_deck(struct ze_state *s);
/* The next cards of the draw stack, the first one first. */
void next_cards(struct ze_state *s, const char *cards);

/* No card is left anywhere: all count as played ... */
void run_dry(struct ze_state *s);
/* ... but this one, which they hold. Ascending, please. */
void one_card(struct ze_state *s, unsigned seat, unsigned card);

/* Go on from here: with the astronauts' moves; with their actions (whoever is
 * on the map has placed); with this player's action; with the villain's phase;
 * with a new round. */
void begin_moves(struct ze_state *s);
void begin_actions(struct ze_state *s);
void begin_act(struct ze_state *s, unsigned seat);
void begin_hunt(struct ze_state *s);
void begin_round(struct ze_state *s);
/* Battle Royale: this player's turn. */
void begin_turn(struct ze_state *s, unsigned seat);

bool holds(const struct ze_state *s, unsigned seat, unsigned card);
bool has(const struct ze_state *s, unsigned seat, unsigned item);
bool on_table(const struct ze_state *s, unsigned item);
/* The state keeps its invariants. */
void sound(const struct ze_state *s);

#endif
