/*
 * zp_why.c: what one tries and cannot do says why.
 */
#include "zp_test.h"

#define WHY(id) kit_why(&zp_game, &z, (id))

RULE("ZP-6.1 ZP-6.2", a_gate_says_why_nobody_comes_in)
{
    struct zp_state z;
    position(&z, "players=2 classes=Ninja,Pirate");
    hold(&z, 0, ZP_ONE, ZP_WEAPON);
    put(&z, 0, "H9");
    turn(&z, 0);

    CHECK_STR(WHY("h9"), "Gate H9 is taken");
    CHECK_STR(WHY("f6"), "Your pieces come in on your own Gates, H9 and I8");
    CHECK_HAS(WHY("p0.1"), "Pieces move in the Movement Phase");
    CHECK_HAS(WHY("p0.2"), "Choose the Gate");
    CHECK_STR(WHY("c0.one"), "A One is spent when something costs points");
    CHECK_STR(WHY("c0.weapon"), "Killing Katana is played in a fight");
    CHECK_STR(WHY("deck"), "You draw at the end of your turn");
    put(&z, 1, "F6");
    put(&z, 2, "F5");
    CHECK_HAS(WHY("i8"), "A further piece costs 3 points, more than you can");
}

RULE("ZP-2.1 ZP-2.3 ZP-7.1 ZP-7.2 ZP-7.4", a_step_says_what_is_in_its_way)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Pirate,Ninja");
    hold(&z, 0, ZP_ONE, ZP_DOOM);
    put(&z, 0, "F6");
    put(&z, 1, "F7");
    put(&z, 6, "E6");
    turn_at(&z, 0, ZP_T_PICK);

    CHECK_HAS(WHY("e5"), "First choose which of your pieces goes");
    CHECK_HAS(WHY("p1.1"), "to fight it, stop next to it");
    CHECK_HAS(WHY("p0.3"), "It comes in in an Entrance Phase");
    PLAY(&z, MOVE(0));
    CHECK_STR(WHY("f7"), "X F7 is taken");
    CHECK_STR(WHY("e6"), "X E6 is taken; to fight Blue 1, stop next to it");
    CHECK_STR(WHY("d5"), "D5 is too far: go one space at a time");
    CHECK_STR(WHY("f6"), "A piece that moves makes at least a step");
    CHECK_HAS(WHY("c0.doom"), "Your class cannot use what it does");
}

RULE("ZP-2.3", the_gate_of_somebody_else_says_that_it_is_closed)
{
    struct zp_state z;
    position(&z, "players=2 classes=Ninja,Pirate");
    put(&z, 0, "D2");
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0));

    CHECK_STR(WHY("d1"), "Gate D1 is closed to everybody but its owner");
}

RULE("ZP-7.3", one_piece_moves_in_a_turn)
{
    struct zp_state z;
    position(&z, "players=2 classes=Ninja,Pirate");
    hold(&z, 0, ZP_SECOND, ZP_SECOND);
    put(&z, 0, "F6");
    put(&z, 1, "C3");
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0), STEP(W), PASS);

    CHECK_INT(z.ask, ZP_ASK_MOVE_PICK);
    CHECK_STR(WHY("p0.1"), "One piece moves in a turn, and yours has");
}
