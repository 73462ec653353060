/*
 * zp_19_alien.c: ZP-19.1 to 19.13.
 */
#include "zp_test.h"

static const char *const spread[6] = {"C3", "C6", "I3", "I6", "F3", "F10"};

/* An Alien with so many pieces on the board, far apart. */
static void alien_position(struct zp_state *z, const char *classes, int out)
{
    position(z, classes);
    for (int i = 0; i < out; i++)
        put(z, i, spread[i]);
}

#define THREE "players=3 classes=Alien,Ninja,Pirate"

RULE("ZP-19.2", a_balloon_lands_next_to_an_enemy)
{
    struct zp_state z;
    alien_position(&z, THREE, 2);
    put(&z, 6, "A1");
    hold(&z, 0, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    CHECK(CAN(&z, FLY(0)) && CAN(&z, FLY(1)) && !CAN(&z, FLY(2)));
    PLAY(&z, FLY(1), PAY(ZP_TWO));
    LEGAL(&z, DEST("A2"), DEST("B1"), DEST("B2"));
    PLAY(&z, DEST("B2"));
    CHECK_INT(z.combat.piece[ZP_AGG], 1);
    CHECK_INT(z.combat.piece[ZP_DEF], 6);

    /* no enemy on the board: nowhere to land */
    alien_position(&z, THREE, 2);
    hold(&z, 0, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    CHECK_INT(count_op(&z, ZP_BALLOON), 0);
}

RULE("ZP-19.2 ZP-2.3", a_balloon_may_land_on_a_house_but_on_no_closed_gate)
{
    struct zp_state z;
    alien_position(&z, THREE, 2);
    put(&z, 6, "F2");  /* beside the house F1 */
    put(&z, 7, "I2");  /* beside its own Gate I1 */
    put(&z, 12, "F7"); /* beside the Treasure */
    struct zp_set to = zp_landings(&z, 0);
    CHECK(zp_has(to, at("F1")) && zp_has(to, at("F6")));
    CHECK(!zp_has(to, at("I1")) && !zp_has(to, at("H1")));
    CHECK(!zp_has(to, at("F9"))); /* touches nobody */
}

RULE("ZP-19.3", a_beaten_piece_is_abducted_by_aggressor_and_defender)
{
    struct zp_state z;
    alien_position(&z, THREE, 6);
    put(&z, 6, "F8");
    put(&z, 5, "F9"); /* attacks */
    hold(&z, 0, ZP_ONE);
    fight(&z, 0);
    PLAY(&z, POINTS(ZP_ONE), SLIP);
    CHECK_INT(z.pos[6], ZP_ABDUCTED + 0);

    put(&z, 7, "F8"); /* attacks and fails */
    fight(&z, 1);
    while (z.combat.on)
        zp_apply(&z, zp_fallback(&z), NULL);
    CHECK_INT(z.pos[7], ZP_ABDUCTED + 0);
    CHECK_INT(zp_held(&z, 0, 1), 3);
}

RULE("ZP-19.4", the_home_base_has_room_for_six)
{
    struct zp_state z;
    alien_position(&z, THREE, 1); /* five at home */
    abduct(&z, 12, 0);
    CHECK_INT(zp_in_base(&z, 0), 6);
    put(&z, 6, "C4");
    put(&z, 0, "C3");
    hold(&z, 0, ZP_ONE);
    fight(&z, 0);
    PLAY(&z, POINTS(ZP_ONE), SLIP);
    CHECK_INT(z.pos[6], ZP_HOME); /* no room */

    alien_position(&z, THREE, 2);
    abduct(&z, 12, 0);
    put(&z, 6, "C4");
    put(&z, 0, "C3");
    hold(&z, 0, ZP_ONE);
    fight(&z, 0);
    PLAY(&z, POINTS(ZP_ONE), SLIP);
    CHECK_INT(z.pos[6], ZP_ABDUCTED + 0); /* the sixth place */
}

RULE("ZP-19.5 ZP-19.6", beating_an_alien_frees_ones_own_pieces_only)
{
    struct zp_state z;
    alien_position(&z, THREE, 6);
    abduct(&z, 7, 0);
    abduct(&z, 8, 0);
    abduct(&z, 12, 0);
    put(&z, 6, "H1");
    put(&z, 0, "H2");
    hold(&z, 1, ZP_SAVE, ZP_SAVE, ZP_SAVE);
    fight(&z, 0); /* 1 to 6 */
    while (z.combat.on)
        zp_apply(&z, zp_fallback(&z), NULL);
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK_INT(z.pos[7], ZP_HOME); /* no SAVE was asked for */
    CHECK_INT(z.pos[8], ZP_HOME);
    CHECK_INT(z.hand_n[1], 3);
    CHECK_INT(z.pos[12], ZP_ABDUCTED + 0);
}

RULE("ZP-19.7", coming_home_to_a_full_base_forces_releases)
{
    struct zp_state z;
    alien_position(&z, "players=4 classes=Alien,Ninja,Pirate,Zombie", 3);
    abduct(&z, 12, 0);
    abduct(&z, 13, 0);
    abduct(&z, 18, 0);
    put(&z, 6, "H1"); /* three own and three abducted are at home */
    put(&z, 0, "H2");
    fight(&z, 0);
    while (z.ask != ZP_ASK_RELEASE && z.combat.on)
        zp_apply(&z, zp_fallback(&z), NULL);
    check_asked(&z, 0, ZP_ASK_RELEASE);
    LEGAL(&z, RELEASE(12), RELEASE(13), RELEASE(18));
    hold(&z, 2, ZP_ONE);
    PLAY(&z, RELEASE(13));
    CHECK_INT(z.pos[13], ZP_HOME);
    CHECK_INT(z.hand_n[2], 1); /* no card is stolen */
    CHECK_INT(zp_in_base(&z, 0), 6);
    check_sound(&z);
}

RULE("ZP-19.7", a_single_abducted_piece_is_released_unasked)
{
    struct zp_state z;
    alien_position(&z, THREE, 1);
    abduct(&z, 12, 0);
    put(&z, 6, "H1");
    put(&z, 0, "H2");
    fight(&z, 0);
    while (z.combat.on)
        zp_apply(&z, zp_fallback(&z), NULL);
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK_INT(z.pos[12], ZP_HOME);
    CHECK_INT(zp_in_base(&z, 0), 6);
}

RULE("ZP-19.8", tag_and_release_steals_two_cards)
{
    struct zp_state z;
    alien_position(&z, THREE, 4);
    abduct(&z, 7, 0);
    abduct(&z, 9, 0);
    abduct(&z, 12, 0);
    hold(&z, 1, ZP_ONE, ZP_TWO, ZP_DENY);
    hold(&z, 2, ZP_SAVE);
    turn_at(&z, 0, ZP_T_DRAW);
    LEGAL(&z, DRAW, TAG(1), TAG(2));
    PLAY(&z, TAG(1));
    CHECK_INT(z.pos[7], ZP_HOME); /* the lowest number */
    CHECK_INT(z.pos[9], ZP_ABDUCTED + 0);
    CHECK_INT(z.hand_n[0], 2);
    CHECK_INT(z.hand_n[1], 1);
    PLAY(&z, TAG(2)); /* any number of times; one card is all they have */
    CHECK_INT(z.hand_n[0], 3);
    CHECK_INT(z.hand[0][ZP_SAVE], 1);
    LEGAL(&z, DRAW, TAG(1));
    PLAY(&z, DRAW);
    CHECK(z.hand_n[0] > 3);
}

RULE("ZP-19.9", the_probe_draws_with_the_owner_of_an_abducted_piece)
{
    struct zp_state z;
    alien_position(&z, THREE, 4);
    abduct(&z, 7, 0);
    abduct(&z, 8, 0);
    turn_at(&z, 1, ZP_T_TAKE);
    CHECK_INT(z.hand_n[1], 1);
    CHECK_INT(z.hand_n[0], 1); /* one, however many they hold */
    turn_at(&z, 2, ZP_T_TAKE);
    CHECK_INT(z.hand_n[0], 1); /* nothing of seat 2's */

    /* not when the draw was blockaded */
    alien_position(&z, THREE, 4);
    abduct(&z, 7, 0);
    hold(&z, 2, ZP_DENY);
    turn_at(&z, 1, ZP_T_DRAW);
    PLAY(&z, BLOCKADE);
    CHECK_INT(z.hand_n[0], 0);

    /* but then again if they drew two by a card */
    alien_position(&z, THREE, 4);
    abduct(&z, 7, 0);
    hold(&z, 1, ZP_DRAW2, ZP_ONE);
    hold(&z, 2, ZP_DENY);
    turn_at(&z, 1, ZP_T_DRAW);
    PLAY(&z, DRAW_TWO, DRAW, BLOCKADE);
    CHECK_INT(z.hand_n[0], 1);
}

RULE("ZP-19.9", refilled_cards_count_for_the_probe)
{
    struct zp_state z;
    alien_position(&z, "players=3 classes=Alien,Gunslinger,Pirate", 4);
    abduct(&z, 7, 0);
    put(&z, 6, "F6");
    hold(&z, 1, ZP_ONE, ZP_ONE, ZP_ONE);
    turn_at(&z, 1, ZP_T_TAKE); /* draws one, refills one */
    CHECK_INT(z.hand_n[1], 5);
    CHECK_INT(z.hand_n[0], 1);
}

RULE("ZP-19.8 ZP-21.5", an_alien_who_holds_nobody_is_not_asked)
{
    struct zp_state z;
    alien_position(&z, THREE, 4);
    turn_at(&z, 0, ZP_T_DRAW);
    CHECK(z.ask != ZP_ASK_DRAW);
}

RULE("ZP-19.10", an_abducted_zombies_rings_stay_on_it)
{
    struct zp_state z;
    alien_position(&z, "players=3 classes=Alien,Zombie,Pirate", 6);
    put(&z, 6, "F8");
    rings(&z, 6, 3);
    put(&z, 5, "F9");
    hold(&z, 0, ZP_DENY);
    fight(&z, 0);
    PLAY(&z, POINTS(ZP_DENY));
    while (z.combat.on)
        zp_apply(&z, zp_fallback(&z), NULL);
    CHECK_INT(z.pos[6], ZP_ABDUCTED + 0);
    CHECK_INT(z.ring[6], 2);
    CHECK_INT(zp_rings_in_play(&z), 1); /* the one left on F8 */
    check_sound(&z);
}

RULE("ZP-19.12", four_abducted_with_one_of_each_opponent_win)
{
    struct zp_state z;
    alien_position(&z, THREE, 6);
    for (int i = 6; i < 10; i++)
        abduct(&z, i, 0);
    zp_test_goals(&z, NULL);
    CHECK_INT(z.end, ZP_ON); /* four of one player, none of the other */
    abduct(&z, 12, 0);
    zp_test_goals(&z, NULL);
    check_won(&z, 0);

    alien_position(
        &z, "players=6 classes=Alien,Ninja,Pirate,Zombie,Robot,Pirate", 6);
    for (int s = 1; s < 5; s++) {
        zp_test_goals(&z, NULL);
        CHECK_INT(z.end, ZP_ON);
        abduct(&z, s * ZP_OWN, 0);
    }
    zp_test_goals(&z, NULL); /* four of five suffice */
    check_won(&z, 0);

    alien_position(&z, "players=3 classes=Alien,Ninja,Elf", 6);
    for (int i = 6; i < 10; i++) {
        zp_test_goals(&z, NULL);
        CHECK_INT(z.end, ZP_ON);
        abduct(&z, i, 0);
    }
    zp_test_goals(&z, NULL); /* Elves are no opponents here */
    check_won(&z, 0);
}

RULE("ZP-19.13 ZP-19.2", a_house_rule_sets_the_price_of_balloons)
{
    struct zp_state z;
    alien_position(&z, THREE, 1);
    put(&z, 6, "A1");
    hold(&z, 0, ZP_ONE, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    CHECK(CAN(&z, FLY(0))); /* the book's 2 points */

    alien_position(&z, THREE " balloon_cost=3", 1);
    put(&z, 6, "A1");
    hold(&z, 0, ZP_ONE, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    CHECK(!CAN(&z, FLY(0)));
    hold(&z, 0, ZP_ONE, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, FLY(0));
    CHECK_INT(z.pay.cost, 3);
    PLAY(&z, PAY(ZP_TWO), PAY(ZP_ONE));
    check_asked(&z, 0, ZP_ASK_DEST);

    /* a Ninja's leap costs what it did */
    position(&z, "players=3 classes=Ninja,Pirate,Alien balloon_cost=6");
    put(&z, 0, "H9");
    hold(&z, 0, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    CHECK(CAN(&z, LEAP(0)));
}
