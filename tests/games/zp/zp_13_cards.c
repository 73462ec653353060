/*
 * zp_13_cards.c: each card, ZP-13.1 to 13.20.
 */
#include "zp_test.h"

/* Seat 0 has come upon seat 1, one to one. */
static void duel(struct zp_state *z, const char *classes)
{
    position(z, classes);
    put(z, 6, "F9");
    put(z, 0, "F8");
}

RULE("ZP-13.1", a_save_takes_the_defeated_piece_to_an_open_gate)
{
    struct zp_state z;
    duel(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 1, "H9");
    hold(&z, 0, ZP_SAVE);
    fight(&z, 0);
    PLAY(&z, CONCEDE);
    check_asked(&z, 0, ZP_ASK_SAVE);
    LEGAL(&z, PASS, SAVE(1)); /* H9 is taken */
    PLAY(&z, SAVE(1));
    CHECK_INT(z.pos[0], at("I8"));

    duel(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 1, "H9");
    put(&z, 2, "I8");
    hold(&z, 0, ZP_SAVE);
    fight(&z, 0);
    PLAY(&z, CONCEDE); /* no open Gate: not even asked */
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK_INT(z.hand[0][ZP_SAVE], 1);

    duel(&z, "players=3 classes=Pirate,Ninja,Zombie");
    hold(&z, 0, ZP_SAVE);
    fight(&z, 0);
    PLAY(&z, CONCEDE, PASS);
    CHECK_INT(z.pos[0], ZP_HOME);
}

RULE("ZP-13.2", the_gate_it_fell_on_is_open_and_a_ring_there_is_taken)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Zombie,Ninja");
    put(&z, 0, "H9");
    put(&z, 6, "H8");
    rings(&z, 6, 3);
    hold(&z, 0, ZP_SAVE);
    hold(&z, 1, ZP_DENY, ZP_DENY);
    fight(&z, 1);
    PLAY(&z, POINTS(ZP_DENY)); /* 7 to 6 */
    check_asked(&z, 0, ZP_ASK_COMBAT);
    PLAY(&z, CONCEDE);
    LEGAL(&z, PASS, SAVE(0), SAVE(1));
    CHECK(zp_has(z.rings, at("H9"))); /* Contagion has left one */
    PLAY(&z, SAVE(0));
    CHECK_INT(z.pos[0], at("H9"));
    CHECK_INT(z.ring[0], 1);
    CHECK(!zp_has(z.rings, at("H9")));
    CHECK(z.combat.on); /* next to the Zombie, as Aggressor with +5 */
    CHECK_INT(z.combat.piece[ZP_AGG], 0);
    check_rating(&z, 0 + 5, 3); /* a Carrier against a Zombie */
}

RULE("ZP-13.3 ZP-13.20", a_play_with_passport_is_bound_as_one)
{
    struct zp_state z;
    duel(&z, "players=3 classes=Pirate,Ninja,Ninja");
    hold(&z, 0, ZP_WEAPON, ZP_PASSPORT, ZP_ONE);
    hold(&z, 2, ZP_DENY);
    fight(&z, 0);
    PLAY(&z, EFFECT(ZP_EFFECT_WEAPON3), BIND);
    check_rating(&z, 1, 1);
    CHECK_INT(z.hand_n[0], 1); /* both are gone */
    CHECK_INT(z.combat.table[ZP_PASSPORT], 1);
}

RULE("ZP-13.4", draw_two_is_extra_and_no_blockade_takes_it)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    hold(&z, 0, ZP_DRAW2, ZP_ONE);
    hold(&z, 1, ZP_DENY);
    turn_at(&z, 0, ZP_T_DRAW);
    PLAY(&z, DRAW_TWO);
    CHECK_INT(z.hand_n[0], 3);
    CHECK_INT(z.discard[ZP_DRAW2], 1);
    PLAY(&z, DRAW, BLOCKADE);
    CHECK_INT(z.hand_n[0], 3); /* the two stay theirs */
    CHECK_INT(z.hand_n[1], 1);
}

RULE("ZP-13.5", recruit_brings_a_piece_in_for_nothing)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 0, "F9");
    put(&z, 1, "C3");
    put(&z, 2, "I3");
    hold(&z, 0, ZP_RECRUIT);
    turn(&z, 0);
    LEGAL(&z, PASS, RECRUIT(0), RECRUIT(1)); /* 3 points they do not have */
    PLAY(&z, RECRUIT(1));
    CHECK_INT(z.pos[3], at("I8"));
    CHECK_INT(z.discard[ZP_RECRUIT], 1);
    CHECK(z.turn.entered && z.turn.acted);
}

RULE("ZP-13.6", full_sails_gives_two_free_spaces)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "F9");
    hold(&z, 0, ZP_SPEED);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0));
    CHECK(CAN(&z, SPEED(0)) && !CAN(&z, SPEED(1)) && !CAN(&z, SPEED(2)));
    PLAY(&z, SPEED(0));
    CHECK_INT(z.hand_n[0], 0);
    PLAY(&z, STEP(W), STEP(W), STEP(NE));
    CHECK_INT(z.pos[0], at("E7"));
    CHECK(z.ask != ZP_ASK_STEP); /* one free, two by sail, and no more */
}

RULE("ZP-13.7", geta_gives_two_or_for_a_point_four_and_they_add_up)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 0, "F9");
    hold(&z, 0, ZP_SPEED, ZP_SPEED, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0));
    CHECK(!CAN(&z, SPEED(0)) && CAN(&z, SPEED(1)) && CAN(&z, SPEED(2)));
    PLAY(&z, SPEED(2), PAY(ZP_ONE));
    CHECK_INT(z.move.free, 4);
    CHECK(!CAN(&z, SPEED(2))); /* no point left for it */
    PLAY(&z, SPEED(1));
    CHECK_INT(z.move.free, 6);
    PLAY(&z, STEP(W), STEP(W), STEP(W), PASS);
    CHECK_INT(z.move.free * (z.depth > 1), 0); /* lost with the move */
}

RULE("ZP-13.7 ZP-12.2", a_pirates_geta_takes_a_passport_and_a_point)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "F9");
    hold(&z, 0, ZP_SPEED, ZP_PASSPORT);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0));
    CHECK(!CAN(&z, SPEED(2))); /* nothing to pay with */
    hold(&z, 0, ZP_SPEED, ZP_PASSPORT, ZP_ONE);
    CHECK(CAN(&z, SPEED(2)));
    PLAY(&z, SPEED(2), PAY(ZP_ONE));
    CHECK_INT(z.move.free, 4);
    CHECK_INT(z.discard[ZP_PASSPORT], 1);
}

RULE("ZP-13.8", weapons_add_two_or_three_on_either_side)
{
    struct zp_state z;
    duel(&z, "players=3 classes=Pirate,Ninja,Zombie");
    hold(&z, 0, ZP_WEAPON, ZP_ONE);
    hold(&z, 1, ZP_WEAPON, ZP_ONE);
    fight(&z, 0);
    CHECK(CAN(&z, EFFECT(ZP_EFFECT_WEAPON2)) &&
          !CAN(&z, EFFECT(ZP_EFFECT_WEAPON3)));
    PLAY(&z, EFFECT(ZP_EFFECT_WEAPON2));
    check_rating(&z, 3, 1);
    CHECK(!CAN(&z, EFFECT(ZP_EFFECT_WEAPON2)) &&
          CAN(&z, EFFECT(ZP_EFFECT_WEAPON3)));
    PLAY(&z, EFFECT(ZP_EFFECT_WEAPON3));
    check_rating(&z, 3, 4);
}

RULE("ZP-13.9", a_retreat_goes_one_space_next_to_no_enemy)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 6, "G7");
    put(&z, 12, "I5"); /* a third party's piece bars H5 and H6 */
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE);
    hold(&z, 1, ZP_RETREAT);
    ring_on(&z, "H7");
    fight(&z, 0);
    PLAY(&z, POINTS(ZP_ONE), EFFECT(ZP_EFFECT_RETREAT));
    LEGAL(&z, DEST("G6"), DEST("H7"));
    PLAY(&z, DEST("H7"));
    CHECK_INT(z.ring[6], 1);
    CHECK(!z.combat.on);
    CHECK_INT(z.pos[0], at("F8"));
}

RULE("ZP-13.9", one_retreat_space_is_taken_at_once_and_none_bars_the_card)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 6, "A1");
    put(&z, 7, "B1");
    put(&z, 0, "B2");
    hold(&z, 0, ZP_TWO, ZP_TWO);
    hold(&z, 1, ZP_RETREAT);
    fight(&z, 0);
    PLAY(&z, DEFENDER(6));
    PLAY(&z, POINTS(ZP_TWO));
    CHECK(!CAN(&z, EFFECT(ZP_EFFECT_RETREAT))); /* A2 touches B2 */

    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 6, "A1");
    put(&z, 0, "A2");
    hold(&z, 0, ZP_TWO);
    hold(&z, 1, ZP_RETREAT);
    fight(&z, 0);
    PLAY(&z, POINTS(ZP_TWO), EFFECT(ZP_EFFECT_RETREAT));
    CHECK_INT(z.pos[6], at("B1")); /* the only one, so nobody is asked */
}

RULE("ZP-13.10", flanking_moves_a_second_piece_one_space)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "F9");
    put(&z, 1, "C3");
    put(&z, 6, "C5");
    hold(&z, 0, ZP_SECOND, ZP_SECOND, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, FLANK(1));
    CHECK_INT(count_op(&z, ZP_PASS), 0); /* one step, no stopping */
    PLAY(&z, STEP(W));
    CHECK_INT(z.hand[0][ZP_ONE], 1); /* no points extend it */
    CHECK(!CAN(&z, MOVE(1)));        /* no main mover this turn */
    CHECK(CAN(&z, MOVE(0)));
    CHECK(CAN(&z, FLANK(1))); /* but again by another card */
    PLAY(&z, MOVE(0), STEP(E), PASS);
    CHECK(!CAN(&z, FLANK(0))); /* that is no second piece */
    PLAY(&z, FLANK(1), STEP(E));
    CHECK_INT(z.pos[1], at("C3"));
}

RULE("ZP-13.10", a_flank_may_walk_into_combat)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 6, "C5");
    put(&z, 1, "C3");
    hold(&z, 0, ZP_SECOND);
    hold(&z, 1, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, FLANK(1), STEP(E));
    if (z.ask == ZP_ASK_MOVE_PICK)
        PLAY(&z, PASS);
    CHECK(z.combat.on || z.pos[1] == ZP_HOME);
}

RULE("ZP-13.11", everywhere_puts_a_second_piece_beside_a_friend)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 0, "F10");
    put(&z, 1, "H9");
    put(&z, 6, "E8");
    hold(&z, 0, ZP_SECOND);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, EVERYWHERE(1));
    LEGAL(&z, DEST("E10"), DEST("F11"), DEST("G9"), DEST("G10"));
    PLAY(&z, DEST("F11")); /* a Great House is allowed */
    CHECK_INT(z.pos[1], at("F11"));
    CHECK(!CAN(&z, MOVE(1)));
    CHECK(CAN(&z, MOVE(0)));
}

RULE("ZP-13.21", a_piece_may_be_second_twice_and_never_first_after_it)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Zombie");
    put(&z, 0, "F9");
    put(&z, 1, "C3");
    hold(&z, 0, ZP_SECOND, ZP_SECOND, ZP_ONE, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, EVERYWHERE(1), PAY(ZP_ONE), DEST("F8"));
    CHECK(!CAN(&z, MOVE(1)) && !CAN(&z, GROUP(3)) && CAN(&z, MOVE(0)));
    PLAY(&z, FLANK(1), PAY(ZP_ONE), STEP(W));
    CHECK_INT(z.pos[1], at("F7"));
    CHECK(!CAN(&z, MOVE(1)) && CAN(&z, MOVE(0)));
}

RULE("ZP-13.12", honor_bound_leaves_two_pieces_and_no_help)
{
    struct zp_state z;
    position(&z, "players=4 classes=Ninja,Zombie,Pirate,Pirate");
    put(&z, 6, "F9");
    rings(&z, 6, 1);
    put(&z, 7, "F10");
    ring_on(&z, "E9");
    put(&z, 1, "G7");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE, ZP_CLUMP);
    hold(&z, 2, ZP_ONE, ZP_ONE);
    hold(&z, 3, ZP_ONE);
    fight(&z, 0);
    check_rating(&z, 2, 2 + 1 + 1);
    PLAY(&z, HOLD, POINTS(ZP_ONE), PASS, PASS, EFFECT(ZP_EFFECT_HONOR));
    /* own worth and cards stay; friends and ground rings are out */
    check_rating(&z, 1 + 1, 2);
    check_asked(&z, 0, ZP_ASK_COMBAT);
    CHECK(!CAN(&z, HOLD));
    PLAY(&z, POINTS(ZP_ONE));
    CHECK(!z.combat.on); /* the Zombie has no card, and nobody may help */
    CHECK_INT(z.pos[6], ZP_HOME);
}

RULE("ZP-13.12 ZP-8.5", honor_bound_keeps_the_gate)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 6, "H8");
    put(&z, 7, "H7");
    put(&z, 1, "I8");
    put(&z, 0, "H9");
    hold(&z, 0, ZP_CLUMP);
    hold(&z, 1, ZP_ONE);
    fight(&z, 0);
    PLAY(&z, AGGRESSOR(0), EFFECT(ZP_EFFECT_HONOR));
    check_rating(&z, 6, 1);
}

RULE("ZP-13.13", cannoneer_connects_all_pieces_but_no_rings)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Zombie,Ninja");
    put(&z, 6, "F9");
    put(&z, 1, "C3");
    put(&z, 2, "K1");
    rings(&z, 2, 1); /* a Carrier is worth nothing here */
    put(&z, 3, "A6");
    put(&z, 0, "F8");
    ring_on(&z, "A1");
    hold(&z, 0, ZP_CLUMP, ZP_ONE);
    hold(&z, 1, ZP_ONE);
    fight(&z, 0);
    check_rating(&z, 1, 1);
    PLAY(&z, EFFECT(ZP_EFFECT_CANNON));
    check_rating(&z, 3, 1);
}

/* The first player's piece faces six of the second, all connected. */
static void one_against_six(struct zp_state *z)
{
    static const char *const at[] = {"F9", "F10", "E9", "G9", "F11", "E10"};

    for (int i = 0; i < 6; i++)
        put(z, 6 + i, at[i]);
    put(z, 0, "F8");
}

RULE("ZP-13.14", resourcefulness_doubles_specialty_cards_before_and_after)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    one_against_six(&z);
    hold(&z, 0, ZP_DRAW2, ZP_ONE, ZP_YIELD, ZP_RETREAT, ZP_WEAPON, ZP_WEAPON);
    hold(&z, 1, ZP_ONE, ZP_ONE);
    fight(&z, 0);
    check_rating(&z, 1, 6);
    PLAY(&z, POINTS(ZP_DRAW2), POINTS(ZP_ONE));
    check_rating(&z, 3, 6);
    PLAY(&z, EFFECT(ZP_EFFECT_RESOURCE));
    check_rating(&z, 4, 6); /* Favor counts 2, the One still 1 */
    PLAY(&z, EFFECT(ZP_EFFECT_WEAPON3));
    check_rating(&z, 7, 6);                       /* an effect is not doubled */
    PLAY(&z, POINTS(ZP_ONE), POINTS(ZP_RETREAT)); /* 7 to 7; then 6 of it */
    check_rating(&z, 13, 7);
}

RULE("ZP-13.14", a_helpers_card_counts_what_is_better_for_the_side)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Pirate");
    one_against_six(&z);
    hold(&z, 0, ZP_YIELD, ZP_ONE);
    hold(&z, 1, ZP_ONE);
    hold(&z, 2, ZP_SECOND, ZP_CLUMP);
    fight(&z, 0);
    /* a Pirate's SECOND is 4, twice its N value too; their CLUMP 1 or 4 */
    PLAY(&z, HOLD, POINTS(ZP_SECOND), POINTS(ZP_CLUMP));
    check_rating(&z, 6, 6);
    PLAY(&z, EFFECT(ZP_EFFECT_RESOURCE));
    check_rating(&z, 9, 6);
}

RULE("ZP-13.14 ZP-18.4", a_set_gains_outside_its_own_doubling)
{
    struct zp_state z;
    position(&z, "players=3 classes=Gunslinger,Pirate,Ninja");
    one_against_six(&z);
    hold(&z, 0, ZP_CLUMP, ZP_CLUMP, ZP_YIELD, ZP_YIELD, ZP_ONE, ZP_TWO);
    hold(&z, 1, ZP_TWO, ZP_TWO);
    fight(&z, 0);
    /* a pair of ones: 2, and the CLUMP in it could have been 2 * 2 */
    PLAY(&z, SET(0), CARD(ZP_ONE), CARD(ZP_CLUMP));
    check_rating(&z, 3, 6);
    PLAY(&z, EFFECT(ZP_EFFECT_RESOURCE));
    check_rating(&z, 3 + (2 * 2 - 1), 6);
}

RULE("ZP-13.14 ZP-18.5", half_a_set_gains_nothing_yet)
{
    struct zp_state z;
    position(&z, "players=3 classes=Gunslinger,Pirate,Ninja");
    one_against_six(&z);
    hold(&z, 0, ZP_CLUMP, ZP_CLUMP, ZP_YIELD, ZP_YIELD);
    hold(&z, 1, ZP_TWO, ZP_TWO);
    fight(&z, 0);
    PLAY(&z, EFFECT(ZP_EFFECT_RESOURCE), SET(0), CARD(ZP_CLUMP));
    check_rating(&z, 1, 6); /* the set is one play, and not made yet */
    PLAY(&z, CARD(ZP_CLUMP));
    check_rating(&z, 1 + 2 + 2 * (2 * 2 - 1), 6);
}

RULE("ZP-13.15", plunder_draws_two_for_each_zone)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "F9");
    put(&z, 1, "C3");
    hold(&z, 0, ZP_YIELD);
    turn_at(&z, 0, ZP_T_DRAW);
    PLAY(&z, PLUNDER);
    CHECK(!CAN(&z, SALVAGE));
    CHECK_INT(zp_draw_count(&z), 5);
}

RULE("ZP-13.16", self_sacrifice_takes_all_around_the_aggressor)
{
    struct zp_state z;
    position(&z, "players=4 classes=Ninja,Pirate,Zombie,Alien");
    put(&z, 6, "F8");
    put(&z, 7, "F9"); /* connected, not adjacent to G7 */
    put(&z, 12, "G6");
    rings(&z, 12, 2);
    put(&z, 18, "H6");
    abduct(&z, 5, 3);
    put(&z, 1, "H7");
    put(&z, 0, "G7");
    hold(&z, 0, ZP_DOOM);
    hold(&z, 1, ZP_SAVE);
    fight(&z, 0);
    PLAY(&z, AGGRESSOR(0));
    CHECK_INT(z.combat.piece[ZP_DEF], 6);
    PLAY(&z, EFFECT(ZP_EFFECT_SACRIFICE));
    check_asked(&z, 1, ZP_ASK_SAVE); /* each owner may save their own */
    CHECK_INT(z.defeat.n, 5);
    CHECK_INT(z.defeat.piece[0], 0);
    CHECK_INT(z.defeat.piece[1], 1);
    CHECK_INT(z.defeat.piece[2], 6);
    CHECK_INT(z.defeat.piece[3], 12);
    CHECK_INT(z.defeat.piece[4], 18);
    PLAY(&z, SAVE(0));
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK_INT(z.pos[1], ZP_HOME);
    CHECK_INT(z.pos[6], zp_gate[z.home[1]][0]);
    CHECK_INT(z.pos[7], at("F9"));
    CHECK_INT(z.pos[12], ZP_HOME);
    CHECK_INT(z.ring[12], 1); /* each ring-bearer loses one */
    CHECK(!zp_any(z.rings));  /* no fighter was a Zombie or Carrier */
    CHECK_INT(z.pos[18], ZP_HOME);
    CHECK_INT(z.pos[5], ZP_HOME); /* the Alien was beaten by the Ninja */
    check_sound(&z);
}

RULE("ZP-13.16 ZP-13.1", of_the_sacrificed_one_after_the_other_may_be_saved)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 6, "F8");
    put(&z, 7, "H7");
    put(&z, 0, "G7");
    hold(&z, 0, ZP_DOOM, ZP_SAVE);
    hold(&z, 1, ZP_SAVE, ZP_SAVE);
    fight(&z, 0);
    PLAY(&z, DEFENDER(6), EFFECT(ZP_EFFECT_SACRIFICE));
    check_asked(&z, 0, ZP_ASK_SAVE);
    PLAY(&z, SAVE(1));
    check_asked(&z, 1, ZP_ASK_SAVE);
    PLAY(&z, SAVE(0));
    check_asked(&z, 1, ZP_ASK_SAVE);
    PLAY(&z, SAVE(1));
    CHECK_INT(z.pos[0], zp_gate[z.home[0]][1]);
    CHECK_INT(z.pos[6], zp_gate[z.home[1]][0]);
    CHECK_INT(z.pos[7], zp_gate[z.home[1]][1]);
    CHECK_INT(z.discard[ZP_SAVE], 3);
}

RULE("ZP-13.16 ZP-16.2", rings_in_both_spaces_if_a_fighter_bears_infection)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Zombie,Pirate");
    put(&z, 6, "F8");
    put(&z, 7, "G6");
    put(&z, 0, "G7");
    hold(&z, 0, ZP_DOOM);
    fight(&z, 0);
    PLAY(&z, DEFENDER(6), EFFECT(ZP_EFFECT_SACRIFICE));
    CHECK(zp_has(z.rings, at("G7")) && zp_has(z.rings, at("F8")));
    CHECK_INT(zp_count(z.rings), 2); /* not where the bystander stood */
}

RULE("ZP-13.16 ZP-19.3", nobody_is_abducted_by_a_sacrifice)
{
    struct zp_state z;
    position(&z, "players=3 classes=Alien,Ninja,Ninja");
    put(&z, 6, "F8");
    for (int i = 1; i < 6; i++)
        put(&z, i, (const char *[]){"C3", "C6", "I3", "I6", "F3"}[i - 1]);
    put(&z, 0, "G7");
    hold(&z, 0, ZP_ONE);
    hold(&z, 2, ZP_DOOM); /* a helper lends it */
    fight(&z, 0);
    PLAY(&z, HOLD, EFFECT(ZP_EFFECT_SACRIFICE), ACCEPT);
    CHECK_INT(z.pos[6], ZP_HOME);
    CHECK_INT(z.pos[0], ZP_HOME);
}

RULE("ZP-13.16", only_the_aggressors_side_may_sacrifice)
{
    struct zp_state z;
    duel(&z, "players=3 classes=Pirate,Ninja,Zombie");
    hold(&z, 0, ZP_TWO, ZP_ONE);
    hold(&z, 1, ZP_DOOM);
    fight(&z, 0);
    PLAY(&z, POINTS(ZP_TWO));
    check_asked(&z, 1, ZP_ASK_COMBAT);
    CHECK(!CAN(&z, EFFECT(ZP_EFFECT_SACRIFICE)));
}

RULE("ZP-13.17", keel_haul_costs_a_player_his_next_turn_once)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    hold(&z, 0, ZP_DOOM, ZP_DOOM);
    turn_at(&z, 0, ZP_T_KEELHAUL);
    LEGAL(&z, PASS, KEELHAUL(1), KEELHAUL(2));
    PLAY(&z, KEELHAUL(1));
    CHECK_INT(z.skip[1], 1);
    LEGAL(&z, PASS, KEELHAUL(2));
    PLAY(&z, PASS);
    CHECK_INT(z.active, 2); /* seat 1 lost its turn */
    CHECK_INT(z.skip[1], 0);
    CHECK_INT(z.head.turn, 2);
}

RULE("ZP-13.18", a_blockade_takes_the_draw)
{
    struct zp_state z;
    position(&z, "players=4 classes=Zombie,Pirate,Ninja,Pirate");
    put(&z, 0, "F9");
    hold(&z, 1, ZP_DENY, ZP_ONE);
    hold(&z, 3, ZP_DENY);
    turn_at(&z, 0, ZP_T_DRAW);
    check_asked(&z, 1, ZP_ASK_BLOCKADE); /* clockwise */
    PLAY(&z, BLOCKADE);
    CHECK_INT(z.hand_n[0], 0);
    CHECK_INT(z.hand_n[1], 1 + 2);
    CHECK_INT(z.hand_n[3], 1);
    CHECK(z.ask != ZP_ASK_BLOCKADE); /* only one */

    position(&z, "players=4 classes=Zombie,Pirate,Ninja,Pirate");
    hold(&z, 1, ZP_DENY);
    hold(&z, 3, ZP_DENY);
    turn_at(&z, 0, ZP_T_DRAW);
    PLAY(&z, PASS);
    check_asked(&z, 3, ZP_ASK_BLOCKADE);
    PLAY(&z, BLOCKADE);
    CHECK_INT(z.hand_n[3], 1);
}

RULE("ZP-13.18 ZP-11.6", a_fresh_blockade_must_wait)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Pirate,Ninja");
    hold(&z, 1, ZP_ONE);
    give_fresh(&z, 1, ZP_DENY);
    turn_at(&z, 0, ZP_T_DRAW);
    CHECK_INT(z.active, 1); /* asked, and had to pass */
    CHECK_INT(z.hand[1][ZP_DENY], 1);
    hold(&z, 1, ZP_DENY);
    turn_at(&z, 0, ZP_T_DRAW);
    CHECK(CAN(&z, BLOCKADE));
}

RULE("ZP-13.18 ZP-15.8", a_salvage_cannot_be_blockaded)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Pirate,Ninja");
    put(&z, 0, "F9");
    put(&z, 1, "F8");
    hold(&z, 1, ZP_DENY);
    turn_at(&z, 0, ZP_T_DRAW);
    PLAY(&z, SALVAGE);
    CHECK_INT(z.hand_n[0], 3);
}

RULE("ZP-13.18 ZP-13.20", a_bound_blockade_is_the_only_one)
{
    struct zp_state z;
    position(&z, "players=4 classes=Zombie,Pirate,Ninja,Pirate");
    hold(&z, 1, ZP_DENY);
    hold(&z, 2, ZP_DENY);
    hold(&z, 3, ZP_DENY);
    turn_at(&z, 0, ZP_T_DRAW);
    PLAY(&z, BLOCKADE);
    check_asked(&z, 2, ZP_ASK_REACT);
    PLAY(&z, BIND);
    CHECK_INT(z.hand_n[0], 1); /* the draw is its owner's */
    CHECK_INT(z.hand_n[3], 1);
    CHECK(z.ask != ZP_ASK_BLOCKADE);
}

RULE("ZP-13.19", a_binding_negates_and_may_be_bound_itself)
{
    struct zp_state z;
    duel(&z, "players=4 classes=Pirate,Ninja,Ninja,Robot");
    put(&z, 1, "C3");
    hold(&z, 0, ZP_CLUMP, ZP_ONE);
    hold(&z, 1, ZP_DENY);
    hold(&z, 2, ZP_DENY);
    fight(&z, 0);
    PLAY(&z, EFFECT(ZP_EFFECT_CANNON));
    check_asked(&z, 1, ZP_ASK_REACT);
    PLAY(&z, BIND);
    check_asked(&z, 2, ZP_ASK_REACT);
    PLAY(&z, BIND);
    CHECK(z.combat.cannon[ZP_AGG]); /* the original works */
    check_rating(&z, 2, 1);

    duel(&z, "players=4 classes=Pirate,Ninja,Ninja,Robot");
    hold(&z, 0, ZP_CLUMP, ZP_ONE);
    hold(&z, 1, ZP_DENY);
    hold(&z, 2, ZP_DENY);
    hold(&z, 3, ZP_DENY, ZP_ONE);
    fight(&z, 0);
    PLAY(&z, EFFECT(ZP_EFFECT_CANNON), BIND, BIND, BIND, PAY(ZP_ONE));
    CHECK(!z.combat.cannon[ZP_AGG]); /* three: odd */
    CHECK_INT(z.combat.table[ZP_DENY], 3);
}

RULE("ZP-13.20", points_and_abilities_cannot_be_bound)
{
    struct zp_state z;
    duel(&z, "players=3 classes=Pirate,Ninja,Ninja");
    hold(&z, 0, ZP_WEAPON, ZP_TWO);
    hold(&z, 1, ZP_DENY, ZP_ONE);
    hold(&z, 2, ZP_DENY);
    fight(&z, 0);
    PLAY(&z, POINTS(ZP_WEAPON));
    check_asked(&z, 1, ZP_ASK_COMBAT);

    position(&z, "players=3 classes=Pirate,Ninja,Ninja");
    put(&z, 6, "C3");
    hold(&z, 0, ZP_TWO);
    hold(&z, 1, ZP_DENY);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, DRIVE(6), PAY(ZP_TWO));
    check_asked(&z, 0, ZP_ASK_STEP);
}

RULE("ZP-13.20", one_may_bind_the_binding_on_ones_own_card)
{
    struct zp_state z;
    duel(&z, "players=3 classes=Ninja,Ninja,Pirate");
    hold(&z, 0, ZP_RETREAT, ZP_DENY);
    hold(&z, 1, ZP_DENY);
    fight(&z, 0);
    PLAY(&z, EFFECT(ZP_EFFECT_RETREAT));
    check_asked(&z, 1, ZP_ASK_REACT);
    PLAY(&z, BIND);
    check_asked(&z, 0, ZP_ASK_REACT);
    PLAY(&z, BIND);
    check_asked(&z, 0, ZP_ASK_DEST);
}
