/*
 * zp_6_entrance.c: ZP-6.1 to 6.6.
 */
#include "zp_test.h"

RULE("ZP-6.1", entry_costs_a_point_for_each_piece_on_the_board)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    hold(&z, 0, ZP_ONE, ZP_ONE, ZP_TWO);

    CHECK_INT(zp_entry_cost(&z, 0), 0);
    turn(&z, 0);
    LEGAL(&z, PASS, ENTER(0), ENTER(1));
    PLAY(&z, ENTER(1)); /* free */
    CHECK_INT(z.pos[0], at("I8"));
    CHECK_INT(z.hand_n[0], 3);
    CHECK_INT(zp_entry_cost(&z, 0), 1);
    PLAY(&z, ENTER(0), PAY(ZP_ONE));
    CHECK_INT(z.pos[1], at("H9"));
    CHECK_INT(zp_entry_cost(&z, 0), 2);
}

RULE("ZP-6.2", the_gate_must_be_empty)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    hold(&z, 0, ZP_DENY);
    put(&z, 0, "H9");
    turn(&z, 0);
    LEGAL(&z, PASS, ENTER(1));
    put(&z, 1, "I8");
    turn(&z, 0);
    CHECK_INT(z.ask, ZP_ASK_MOVE_PICK); /* not even asked */
}

RULE("ZP-6.3", several_may_enter_each_at_its_own_cost)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    hold(&z, 0, ZP_ONE, ZP_TWO);
    turn(&z, 0);

    PLAY(&z, ENTER(0), ENTER(1), PAY(ZP_ONE));
    CHECK_INT(zp_count(z.own[0]), 2);
    check_asked(&z, 0, ZP_ASK_MOVE_PICK); /* both Gates are taken */

    position(&z, "players=3 classes=Ninja,Pirate,Zombie one_entry=1");
    hold(&z, 0, ZP_ONE, ZP_TWO);
    turn(&z, 0);
    PLAY(&z, ENTER(0));
    check_asked(&z, 0, ZP_ASK_MOVE_PICK);
}

RULE("ZP-6.4 ZP-17.9", abducted_pieces_do_not_count_and_uploaded_ones_do)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Alien");
    abduct(&z, 6, 2);
    put(&z, 7, "C3");
    CHECK_INT(zp_entry_cost(&z, 1), 1);
    z.pos[0] = z.pos[1] = ZP_UPLOADED;
    CHECK_INT(zp_entry_cost(&z, 0), 2);
}

RULE("ZP-6.5", an_entering_piece_takes_a_ring_and_is_the_aggressor)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    ring_on(&z, "H9");
    put(&z, 6, "H8");
    hold(&z, 0, ZP_ONE);
    turn(&z, 0);

    PLAY(&z, ENTER(0));
    CHECK_INT(z.ring[0], 1);
    CHECK(!zp_has(z.rings, at("H9")));
    PLAY(&z, PASS, PASS);
    CHECK(z.combat.on);
    CHECK_INT(z.combat.piece[ZP_AGG], 0);
    CHECK_INT(z.combat.piece[ZP_DEF], 6);
    check_rating(&z, 6, 1);
}

RULE("ZP-6.6 ZP-16.10", the_lowest_number_with_the_chosen_rings_enters)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "C3");
    put(&z, 12, "C5");
    rings(&z, 2, 2);
    rings(&z, 4, 2);
    rings(&z, 5, 1);
    hold(&z, 0, ZP_TWO, ZP_TWO);
    turn(&z, 0);

    LEGAL(&z, PASS, ENTER(0), ENTER(0) + 1, ENTER(0) + 2, ENTER(1),
          ENTER(1) + 1, ENTER(1) + 2);
    PLAY(&z, ENTER(0) + 2, PAY(ZP_TWO));
    CHECK_INT(z.pos[2], at("H9"));
    PLAY(&z, ENTER(1));
    CHECK_INT(z.pos[1], at("I8"));
}
