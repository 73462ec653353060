/*
 * zp_7_movement.c: ZP-7.1 to 7.6.
 */
#include "zp_test.h"

RULE("ZP-7.1", the_first_space_is_free_and_each_further_one_costs_a_point)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    hold(&z, 0, ZP_ONE, ZP_ONE);
    turn(&z, 0);

    PLAY(&z, ENTER(0), PASS, MOVE(0), STEP(NW)); /* entered this turn */
    CHECK_INT(z.hand_n[0], 2);
    PLAY(&z, STEP(NW), PAY(ZP_ONE), STEP(NW), PAY(ZP_ONE));
    CHECK_INT(z.pos[0], at("E8"));
    CHECK_INT(z.active, 1); /* out of points: it stopped by itself */
}

RULE("ZP-7.2", any_direction_at_every_step_and_back_again)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "F9");
    hold(&z, 0, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);

    PLAY(&z, MOVE(0));
    LEGAL(&z, STEP(E), STEP(SE), STEP(SW), STEP(W), STEP(NW), STEP(NE));
    PLAY(&z, STEP(E), STEP(W), PAY(ZP_TWO), STEP(NW));
    CHECK_INT(z.pos[0], at("E8"));
}

RULE("ZP-7.2 ZP-2.3", no_step_leaves_the_board_or_enters_a_closed_gate)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "A2"); /* beside Gate A3 of seat 2 */
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0));
    LEGAL(&z, STEP(SE), STEP(SW), STEP(W));
}

RULE("ZP-7.3", a_chosen_piece_makes_a_step_and_there_is_one_main_move)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "F9");
    put(&z, 1, "C6");
    put(&z, 2, "I3");
    hold(&z, 0, ZP_SECOND, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);

    PLAY(&z, MOVE(0));
    CHECK(!CAN(&z, PASS));
    PLAY(&z, STEP(E));
    CHECK(CAN(&z, PASS));
    PLAY(&z, PASS);
    check_asked(&z, 0, ZP_ASK_MOVE_PICK);
    LEGAL(&z, PASS, FLANK(1), FLANK(2)); /* no second main move */
}

RULE("ZP-7.4 ZP-8.1", passing_by_is_safe_stopping_is_not)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "F10");
    put(&z, 6, "E8");
    hold(&z, 0, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0), STEP(W), STEP(SW), PAY(ZP_TWO), STEP(SW));
    CHECK(!z.combat.on); /* F9 and G8 touched it */
    CHECK_INT(z.pos[0], at("H7"));

    put(&z, 0, "F10");
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0), STEP(W));
    if (z.ask == ZP_ASK_STEP)
        PLAY(&z, PASS);
    CHECK(z.combat.on);
}

RULE("ZP-7.5", second_pieces_go_before_or_after_the_main_move_not_during_it)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "F9");
    put(&z, 1, "C6");
    hold(&z, 0, ZP_SECOND, ZP_SECOND, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);

    PLAY(&z, FLANK(1), STEP(E));
    check_asked(&z, 0, ZP_ASK_MOVE_PICK);
    PLAY(&z, MOVE(0), STEP(E));
    CHECK_INT(count_op(&z, ZP_FLANK), 0);
    PLAY(&z, PASS, FLANK(1), STEP(W), PASS);
    CHECK_INT(z.pos[1], at("C6"));
}

RULE("ZP-7.6 ZP-13.7", free_spaces_come_before_the_pool_and_fresh_points)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Zombie,Pirate");
    put(&z, 0, "F9");
    hold(&z, 0, ZP_SPEED, ZP_TWO, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);

    PLAY(&z, MOVE(0), STEP(W)); /* the free first space */
    PLAY(&z, STEP(W), PAY(ZP_TWO));
    CHECK_INT(z.move.pool, 1);
    PLAY(&z, SPEED(1)); /* Geta, two spaces */
    CHECK_INT(z.move.free, 2);
    PLAY(&z, STEP(E), STEP(E));
    CHECK_INT(z.move.free, 0);
    CHECK_INT(z.move.pool, 1); /* untouched */
    PLAY(&z, STEP(E));
    CHECK_INT(z.move.pool, 0);
    CHECK_INT(z.hand_n[0], 1);
    PLAY(&z, STEP(W), PAY(ZP_ONE));
    CHECK_INT(z.hand_n[0], 0 + 2); /* stopped, and drew: base and a zone */
}

RULE("ZP-7.1", however_long_a_move_only_its_first_space_is_free)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Zombie,Pirate");
    put(&z, 0, "F9");
    hold(&z, 0, ZP_TWO, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0), STEP(W));
    z.move.steps = UINT8_MAX; /* as many as are counted */
    PLAY(&z, STEP(W), PAY(ZP_TWO));
    CHECK_INT(zp_step_cost(&z), 1);
}
