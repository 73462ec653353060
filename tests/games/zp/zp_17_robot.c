/*
 * zp_17_robot.c: ZP-17.1 to 17.10.
 */
#include "zp_test.h"

RULE("ZP-17.1", either_side_costs_a_robot_one_point)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    put(&z, 0, "F9");
    put(&z, 1, "C3");
    hold(&z, 0, ZP_SECOND); /* it cannot pay its own fee */
    turn_at(&z, 0, ZP_T_PICK);
    CHECK_INT(count_op(&z, ZP_FLANK) + count_op(&z, ZP_EVERYWHERE), 0);
    hold(&z, 0, ZP_SECOND, ZP_ONE);
    CHECK_INT(count_op(&z, ZP_FLANK), 2);
    CHECK_INT(count_op(&z, ZP_EVERYWHERE), 2);
    PLAY(&z, EVERYWHERE(0));
    check_asked(&z, 0, ZP_ASK_PAY);
    CHECK_INT(z.pay.cost, 1);

    hold(&z, 0, ZP_SECOND);
    z.cloud[0] = 1; /* a cloud point will do */
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, FLANK(1), PAY_CLOUD, STEP(E));
    CHECK_INT(z.cloud[0], 0);
    CHECK_INT(z.pos[1], at("C4"));
}

RULE("ZP-17.2", geta_for_four_costs_two_in_one_payment)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    put(&z, 0, "F9");
    hold(&z, 0, ZP_SPEED, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0), SPEED(2));
    CHECK_INT(z.pay.cost, 2);
    PLAY(&z, PAY(ZP_TWO));
    CHECK_INT(z.move.free, 4);

    hold(&z, 0, ZP_SPEED, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0));
    CHECK(CAN(&z, SPEED(1)) && !CAN(&z, SPEED(2)));
}

RULE("ZP-17.3", a_group_moves_alike_and_pays_for_each_member)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    put(&z, 0, "F9");
    put(&z, 1, "C3");
    put(&z, 2, "I3");
    hold(&z, 0, ZP_TWO, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    CHECK_INT(count_op(&z, ZP_MOVE), 7); /* every subset of three */
    PLAY(&z, GROUP(5), STEP(W));         /* the first space is free for all */
    CHECK_INT(z.pos[0], at("F8"));
    CHECK_INT(z.pos[2], at("I2"));
    CHECK_INT(z.pos[1], at("C3"));
    CHECK_INT(z.hand_n[0], 2);
    CHECK_INT(zp_step_cost(&z), 2);
    PLAY(&z, STEP(NE), PAY(ZP_TWO)); /* the direction may change */
    CHECK_INT(z.pos[0], at("E8"));
    CHECK_INT(z.pos[2], at("H3"));
}

RULE("ZP-17.3", each_member_is_reported_with_its_own_point)
{
    struct zp_state z;
    struct rum_trace t = {0};
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    put(&z, 0, "F9");
    put(&z, 2, "I3");
    hold(&z, 0, ZP_TWO, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    KIT_PLAY(&zp_game, &z, &t, GROUP(5), STEP(W));
    CHECK_INT(kit_event(&t, ZP_EV_STEP, 0)->arg[3], 0);
    CHECK_INT(kit_event(&t, ZP_EV_STEP, 1)->arg[3], 0);
    t.n = 0;
    KIT_PLAY(&zp_game, &z, &t, STEP(NE), PAY(ZP_TWO));
    CHECK_INT(kit_events(&t, ZP_EV_STEP), 2);
    CHECK_INT(kit_event(&t, ZP_EV_STEP, 0)->arg[3], 1);
    CHECK_INT(kit_event(&t, ZP_EV_STEP, 1)->arg[3], 1);
}

RULE("ZP-17.4", members_may_follow_each_other_but_push_nobody)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    put(&z, 0, "F8");
    put(&z, 1, "F9");
    put(&z, 6, "F6");
    turn_at(&z, 0, ZP_T_PICK);
    CHECK(CAN(&z, GROUP(3)));
    PLAY(&z, GROUP(3));
    CHECK(CAN(&z, STEP(W)) && CAN(&z, STEP(E)));
    PLAY(&z, STEP(W)); /* in column */
    CHECK_INT(z.pos[0], at("F7"));
    CHECK_INT(z.pos[1], at("F8"));
    CHECK_INT(z.piece_at[at("F9")], ZP_NONE);
    check_sound(&z);

    /* alone, the second one is barred by the first */
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    put(&z, 0, "F8");
    put(&z, 1, "F9");
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(1));
    CHECK(!CAN(&z, STEP(W)));
}

RULE("ZP-17.4", a_step_must_be_open_to_every_member)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    put(&z, 0, "H9");
    put(&z, 1, "I8");
    put(&z, 2, "H8");
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, GROUP(7));
    LEGAL(&z, STEP(SW), STEP(W), STEP(NW), STEP(NE)); /* I8 has no east */
}

RULE("ZP-17.3 ZP-17.4", groups_are_exactly_those_with_a_common_step)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    /* a corner: A1 can go only where A2, B1, B2 make room */
    put(&z, 0, "A1");
    put(&z, 1, "A2");
    put(&z, 2, "B1");
    put(&z, 3, "B2");
    put(&z, 6, "C2");
    uint64_t groups = zp_groups(&z, 0, 15);

    for (int m = 1; m < 16; m++)
        CHECK_INT(groups >> m & 1, zp_steps(&z, 0, m) != 0);
    CHECK(!(groups & 1));
    CHECK_INT(groups >> 16, 0);
    CHECK(!(groups >> 1 & 1)); /* A1 alone is stuck */
    CHECK(groups >> 9 & 1);    /* with B2 it can go south-east */
}

RULE("ZP-17.5", speed_is_for_groups_of_one)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    put(&z, 0, "F9");
    put(&z, 1, "C3");
    hold(&z, 0, ZP_SPEED, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, GROUP(3));
    CHECK_INT(count_op(&z, ZP_SPEEDS), 0);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, GROUP(2));
    CHECK_INT(count_op(&z, ZP_SPEEDS), 2);
}

RULE("ZP-17.6", an_upload_comes_after_combat_once_a_turn_and_may_wait)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    put(&z, 6, "F8");
    put(&z, 0, "F6");
    put(&z, 0, "F7");
    put(&z, 1, "F6");
    hold(&z, 1, ZP_ONE);
    fight(&z, 0);
    CHECK(z.combat.on); /* F7 beside F8 comes first */
    while (z.combat.on)
        zp_apply(&z, zp_fallback(&z), NULL);
    check_asked(&z, 0, ZP_ASK_UPLOAD);
    LEGAL(&z, PASS, UPLOAD);
    PLAY(&z, UPLOAD);
    CHECK_INT(z.pos[1], ZP_UPLOADED);
    CHECK(z.ask != ZP_ASK_UPLOAD);
    CHECK_INT(z.piece_at[ZP_MIDDLE], ZP_NONE);

    put(&z, 2, "F6");
    turn_at(&z, 0, ZP_T_UPLOAD);
    PLAY(&z, PASS);
    CHECK_INT(z.pos[2], ZP_MIDDLE);

    put(&z, 2, "C3");
    put(&z, 6, "F6"); /* somebody else's piece is not asked about */
    turn_at(&z, 0, ZP_T_UPLOAD);
    CHECK(z.ask != ZP_ASK_UPLOAD);
}

RULE("ZP-17.7 ZP-17.8", uploads_give_cloud_points_from_the_next_turn_on)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    z.pos[1] = ZP_UPLOADED;
    put(&z, 0, "F6");
    turn(&z, 0);
    CHECK_INT(z.cloud[0], 1);
    while (z.ask != ZP_ASK_UPLOAD)
        PLAY(&z, PASS);
    PLAY(&z, UPLOAD);
    CHECK_INT(z.cloud[0], 1); /* not yet */
    end_turn(&z);
    turn(&z, 0);
    CHECK_INT(z.cloud[0], 2); /* and nothing is saved up */
}

RULE("ZP-17.7", cloud_points_are_spent_singly_for_anything)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    z.pos[4] = z.pos[5] = ZP_UPLOADED;
    hold(&z, 0, ZP_ONE);
    turn(&z, 0);
    CHECK_INT(zp_purse(&z, 0), 3);
    PLAY(&z, ENTER(0)); /* costs 2 */
    LEGAL(&z, PAY(ZP_ONE), PAY_CLOUD);
    PLAY(&z, PAY_CLOUD, PAY_CLOUD);
    CHECK_INT(z.cloud[0], 0);
    CHECK_INT(z.hand_n[0], 1);

    put(&z, 6, "F9");
    put(&z, 1, "F8");
    z.cloud[0] = 3;
    hold(&z, 1, ZP_ONE);
    fight(&z, 0);
    LEGAL(&z, POINTS(ZP_ONE), CLOUD(1), CLOUD(2), CLOUD(3), CONCEDE);
    PLAY(&z, CLOUD(2));
    check_rating(&z, 3, 1);
    CHECK_INT(z.cloud[0], 1);
}

RULE("ZP-17.9", with_uploads_not_even_the_first_piece_is_free)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    z.pos[0] = z.pos[1] = z.pos[2] = ZP_UPLOADED;
    CHECK_INT(zp_entry_cost(&z, 0), 3);
    turn(&z, 0);
    CHECK_INT(z.cloud[0], 3); /* it pays it exactly */
    PLAY(&z, ENTER(0), PAY_CLOUD, PAY_CLOUD, PAY_CLOUD);
    CHECK_INT(z.pos[3], at("H9"));
}

RULE("ZP-17.10", six_uploads_win)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    for (int i = 0; i < 5; i++)
        z.pos[i] = ZP_UPLOADED;
    put(&z, 5, "F6");
    turn_at(&z, 0, ZP_T_UPLOAD);
    PLAY(&z, UPLOAD);
    check_won(&z, 0);
}

RULE("ZP-17.11", a_house_rule_asks_for_fewer_uploads)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Pirate robot_goal=3");
    z.pos[0] = z.pos[1] = ZP_UPLOADED;
    zp_test_goals(&z, NULL);
    CHECK_INT(z.end, ZP_ON);
    put(&z, 5, "F6");
    turn_at(&z, 0, ZP_T_UPLOAD);
    PLAY(&z, UPLOAD);
    check_won(&z, 0);
}
