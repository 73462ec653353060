/*
 * zp_14_ninja.c: ZP-14.1 to 14.7.
 */
#include "zp_test.h"

RULE("ZP-14.1 ZP-15.1", ninjas_use_n_sides_and_pirates_p_sides_freely)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 0, "F9");
    put(&z, 1, "C3");
    put(&z, 6, "I3");
    put(&z, 7, "K2");
    hold(&z, 0, ZP_SECOND);
    hold(&z, 1, ZP_SECOND);
    turn_at(&z, 0, ZP_T_PICK);
    CHECK_INT(count_op(&z, ZP_EVERYWHERE), 2);
    CHECK_INT(count_op(&z, ZP_FLANK), 0);
    turn_at(&z, 1, ZP_T_PICK);
    CHECK_INT(count_op(&z, ZP_EVERYWHERE), 0);
    CHECK_INT(count_op(&z, ZP_FLANK), 2);
}

RULE("ZP-14.2", a_leap_goes_from_a_gate_anywhere_but_houses)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 0, "H9");
    put(&z, 1, "F9"); /* on no Gate */
    put(&z, 6, "C3");
    hold(&z, 0, ZP_TWO, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    CHECK(CAN(&z, LEAP(0)) && !CAN(&z, LEAP(1)));
    PLAY(&z, LEAP(0), PAY(ZP_ONE), PAY(ZP_TWO));
    check_asked(&z, 0, ZP_ASK_DEST);
    /* 91 - 3 occupied - 6 houses - 4 closed Gates */
    CHECK_INT(count_op(&z, ZP_DEST), 91 - 3 - 6 - 4);
    CHECK(!CAN(&z, DEST("F11")) && !CAN(&z, DEST("I1")) &&
          !CAN(&z, DEST("F9")));
    CHECK(CAN(&z, DEST("I8")) && CAN(&z, DEST("F6")) && CAN(&z, DEST("F7")));
    CHECK(CAN(&z, DEST("K3"))); /* nobody's Gate */
    PLAY(&z, DEST("A2"));
    CHECK_INT(z.pos[0], at("A2"));
}

RULE("ZP-14.2", a_leap_costs_two_points)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 0, "H9");
    hold(&z, 0, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    CHECK(!CAN(&z, LEAP(0)));
    hold(&z, 0, ZP_ONE, ZP_ONE);
    CHECK(CAN(&z, LEAP(0)));
}

RULE("ZP-14.3", a_leaper_is_worth_nothing_until_his_next_turn)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 6, "C3");
    put(&z, 1, "C5");
    put(&z, 0, "H9");
    hold(&z, 0, ZP_TWO, ZP_ONE);
    hold(&z, 1, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, LEAP(0), PAY(ZP_TWO), DEST("C4"));
    CHECK_INT(z.dizzy[0], 1);
    CHECK_INT(z.combat.piece[ZP_AGG], 0);
    check_rating(&z, 1, 1); /* their friend counts, they do not */

    /* leaving the board ends it */
    PLAY(&z, CONCEDE);
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK_INT(z.dizzy[0], 0);
}

RULE("ZP-14.3", a_skipped_turn_does_not_end_the_dizziness)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 0, "C4");
    z.dizzy[0] = 1;
    z.skip[0] = 1;
    turn(&z, 0);
    CHECK_INT(z.active, 1);
    CHECK_INT(z.dizzy[0], 1);
    /* driven about, it stays dizzy */
    hold(&z, 1, ZP_TWO);
    turn_at(&z, 1, ZP_T_PICK);
    PLAY(&z, DRIVE(0), PAY(ZP_TWO), STEP(E));
    CHECK_INT(z.dizzy[0], 1);
    turn(&z, 0);
    CHECK_INT(z.dizzy[0], 0);
    CHECK_INT(zp_worth(&z, 0, 1), 1);
}

RULE("ZP-14.4", a_piece_that_entered_this_turn_may_leap)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    hold(&z, 0, ZP_TWO);
    turn(&z, 0);
    PLAY(&z, ENTER(0), PASS, LEAP(0), PAY(ZP_TWO), DEST("C4"));
    CHECK_INT(z.pos[0], at("C4"));
}

RULE("ZP-14.5", slipping_away_is_a_defeat_that_takes_a_card)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE);
    hold(&z, 1, ZP_DENY);
    fight(&z, 0);
    PLAY(&z, SLIP);
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK_INT(z.hand[0][ZP_DENY], 1);
    CHECK_INT(z.hand_n[1], 0);

    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 6, "F9");
    put(&z, 7, "F10");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE, ZP_ONE);
    hold(&z, 1, ZP_DENY);
    fight(&z, 0);
    PLAY(&z, POINTS(ZP_ONE));
    check_asked(&z, 0, ZP_ASK_COMBAT);
    CHECK(!CAN(&z, SLIP)); /* they have fought */
}

RULE("ZP-14.6", a_slip_works_for_the_defender_and_after_help)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Ninja");
    put(&z, 0, "F9");
    put(&z, 6, "F8");
    hold(&z, 1, ZP_TWO, ZP_TWO, ZP_TWO);
    hold(&z, 2, ZP_ONE, ZP_DENY);
    fight(&z, 1);
    PLAY(&z, POINTS(ZP_TWO));
    PLAY(&z, HOLD, POINTS(ZP_DENY));
    PLAY(&z, POINTS(ZP_TWO), POINTS(ZP_TWO));
    check_asked(&z, 0, ZP_ASK_COMBAT); /* 7 to 5 */
    CHECK(CAN(&z, SLIP));
    PLAY(&z, SLIP);
    CHECK_INT(z.hand_n[0], 0); /* an empty hand yields nothing */
    CHECK_INT(z.pos[0], ZP_HOME);
}

RULE("ZP-14.6", a_binding_does_not_bar_the_slip)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 0, "F9");
    put(&z, 6, "F8");
    hold(&z, 0, ZP_DENY);
    hold(&z, 1, ZP_WEAPON, ZP_TWO);
    fight(&z, 1);
    PLAY(&z, EFFECT(ZP_EFFECT_WEAPON2), BIND);
    PLAY(&z, POINTS(ZP_TWO));
    check_asked(&z, 0, ZP_ASK_COMBAT);
    CHECK(CAN(&z, SLIP));
}

RULE("ZP-14.6 ZP-16.2 ZP-19.3", a_slip_counts_for_rings_and_abductions)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Zombie,Alien");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    fight(&z, 0);
    PLAY(&z, SLIP);
    CHECK(zp_has(z.rings, at("F8")));

    for (int i = 12; i < 18; i++)
        put(&z, i,
            (const char *[]){"I3", "I6", "K2", "B2", "C7", "D7"}[i - 12]);
    put(&z, 1, "B3");
    fight(&z, 0);
    PLAY(&z, SLIP);
    CHECK_INT(z.pos[1], ZP_ABDUCTED + 2);
}

RULE("ZP-14.7", a_triangle_of_houses_wins)
{
    static const char *const corners[2][3] = {{"F11", "K1", "A1"},
                                              {"K6", "F1", "A6"}};
    struct zp_state z;

    for (int t = 0; t < 2; t++) {
        position(&z, "players=3 classes=Ninja,Pirate,Zombie");
        put(&z, 0, corners[t][0]);
        put(&z, 1, corners[t][1]);
        put(&z, 2, corners[!t][0]); /* of the other triangle */
        zp_test_goals(&z, NULL);
        CHECK_INT(z.end, ZP_ON);
        put(&z, 3, corners[t][2]);
        zp_test_goals(&z, NULL);
        check_won(&z, 0);
    }
}

RULE("ZP-14.7 ZP-15.9", two_players_need_all_six_unless_the_duel_is_quick)
{
    static const char *const house[6] = {"F11", "K1", "A1", "K6", "F1", "A6"};
    static const char *const x[6] = {"F7", "G5", "E5", "G6", "F5", "E6"};
    struct zp_state z;

    for (int seat = 0; seat < 2; seat++) {
        position(&z, "players=2 classes=Ninja,Pirate");
        for (int i = 0; i < 6; i++) {
            zp_test_goals(&z, NULL);
            CHECK_INT(z.end, ZP_ON);
            put(&z, seat * ZP_OWN + i, seat ? x[i] : house[i]);
        }
        zp_test_goals(&z, NULL);
        check_won(&z, seat);

        position(&z, "players=2 classes=Ninja,Pirate two_player_goal=3");
        for (int i = 0; i < 3; i++)
            put(&z, seat * ZP_OWN + i, seat ? x[i] : house[i]);
        zp_test_goals(&z, NULL);
        check_won(&z, seat);
    }
}
