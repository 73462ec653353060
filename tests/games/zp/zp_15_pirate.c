/*
 * zp_15_pirate.c: ZP-15.1 to 15.9.
 */
#include "zp_test.h"

RULE("ZP-15.2", a_scoundrel_moves_anothers_piece_at_two_points_a_space)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "I3");
    put(&z, 6, "C3");
    hold(&z, 0, ZP_TWO, ZP_TWO, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    CHECK(CAN(&z, DRIVE(6)) && !CAN(&z, DRIVE(0)));
    PLAY(&z, DRIVE(6), PAY(ZP_TWO));
    check_asked(&z, 0, ZP_ASK_STEP); /* the Pirate decides */
    PLAY(&z, STEP(E));               /* free */
    CHECK_INT(z.hand_n[0], 2);
    PLAY(&z, STEP(E), PAY(ZP_ONE), PAY(ZP_TWO)); /* 3 for 2 */
    CHECK_INT(z.pos[6], at("C5"));
    /* with one point in the pool and no card they cannot go on */
    CHECK(z.ask != ZP_ASK_STEP);
}

RULE("ZP-15.2 ZP-4.3", only_a_pirate_who_has_not_moved_is_a_scoundrel)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "I3");
    put(&z, 1, "I6");
    put(&z, 6, "C3");
    hold(&z, 0, ZP_TWO, ZP_SECOND);
    hold(&z, 1, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    CHECK_INT(count_op(&z, ZP_SCOUNDREL), 1);
    PLAY(&z, MOVE(0), STEP(W), PASS);
    check_asked(&z, 0, ZP_ASK_MOVE_PICK);
    CHECK_INT(count_op(&z, ZP_SCOUNDREL), 0);
    turn_at(&z, 1, ZP_T_PICK);
    CHECK_INT(count_op(&z, ZP_SCOUNDREL), 0); /* a Ninja is none */
}

RULE("ZP-15.3", a_driven_piece_is_the_aggressor_and_its_owner_fights)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 12, "C5");
    put(&z, 6, "C3");
    hold(&z, 0, ZP_TWO, ZP_ONE);
    hold(&z, 1, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, DRIVE(6), PAY(ZP_TWO), STEP(E));
    if (z.ask == ZP_ASK_STEP)
        PLAY(&z, PASS);
    CHECK_INT(z.combat.piece[ZP_AGG], 6);
    CHECK_INT(z.combat.piece[ZP_DEF], 12);
    check_asked(&z, 1, ZP_ASK_COMBAT);
    CHECK(CAN(&z, HOLD)); /* the Pirate could help */
    PLAY(&z, HOLD);
    check_asked(&z, 0, ZP_ASK_ASSIST);
}

RULE("ZP-15.4", not_the_same_piece_on_two_turns_in_a_row)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 6, "C3");
    put(&z, 7, "I3");
    hold(&z, 0, ZP_TWO);
    turn(&z, 0);
    PLAY(&z, PASS, DRIVE(6), PAY(ZP_TWO), STEP(E));
    CHECK_INT(z.victim[0], 6);
    end_turn(&z);

    hold(&z, 0, ZP_TWO);
    z.skip[0] = 1;
    turn(&z, 0); /* skipped: not a turn taken */
    hold(&z, 0, ZP_TWO);
    turn(&z, 0);
    PLAY(&z, PASS);
    CHECK(!CAN(&z, DRIVE(6)) && CAN(&z, DRIVE(7)));
    PLAY(&z, PASS);
    end_turn(&z);

    hold(&z, 0, ZP_TWO);
    turn(&z, 0); /* the turn after that it is fair game again */
    PLAY(&z, PASS);
    CHECK(CAN(&z, DRIVE(6)));
}

RULE("ZP-15.4", each_pirate_remembers_for_himself)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Pirate");
    put(&z, 6, "C3");
    z.victim[0] = 6;
    hold(&z, 0, ZP_TWO);
    hold(&z, 2, ZP_TWO);
    turn(&z, 0);
    PLAY(&z, PASS);
    CHECK(!CAN(&z, DRIVE(6)));
    turn(&z, 2);
    PLAY(&z, PASS);
    CHECK(CAN(&z, DRIVE(6)));
}

RULE("ZP-15.5", not_a_piece_on_its_owners_goal)
{
    struct zp_state z;
    position(&z,
             "players=6 classes=Pirate,Ninja,Pirate,Gunslinger,Robot,Zombie");
    hold(&z, 0, ZP_TWO);
    put(&z, 6, "F11"); /* Ninja on a house */
    put(&z, 7, "F7");  /* Ninja on an X */
    put(&z, 12, "G5"); /* Pirate on an X */
    put(&z, 13, "K1"); /* Pirate on a house */
    put(&z, 18, "E5"); /* Gunslinger on an X */
    put(&z, 19, "A1"); /* and on a house */
    put(&z, 20, "C6"); /* and elsewhere */
    put(&z, 24, "F6"); /* Robot on the Treasure */
    put(&z, 25, "A6"); /* and on a house */
    put(&z, 30, "F1"); /* Zombies have no such space */
    turn_at(&z, 0, ZP_T_PICK);
    CHECK(!CAN(&z, DRIVE(6)) && CAN(&z, DRIVE(7)));
    CHECK(!CAN(&z, DRIVE(12)) && CAN(&z, DRIVE(13)));
    CHECK(!CAN(&z, DRIVE(18)) && !CAN(&z, DRIVE(19)) && CAN(&z, DRIVE(20)));
    CHECK(!CAN(&z, DRIVE(24)) && CAN(&z, DRIVE(25)));
    CHECK(CAN(&z, DRIVE(30)));
}

RULE("ZP-15.6", no_speed_and_no_second_free_space_for_a_driven_zombie)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Zombie,Ninja");
    put(&z, 6, "C3");
    rings(&z, 6, 3);
    hold(&z, 0, ZP_TWO, ZP_SPEED, ZP_ONE, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, DRIVE(6), PAY(ZP_TWO));
    CHECK_INT(count_op(&z, ZP_SPEEDS), 0);
    CHECK(!CAN(&z, PASS)); /* at least one step */
    PLAY(&z, STEP(E));
    CHECK_INT(zp_step_cost(&z), 2);
    CHECK(CAN(&z, PASS));
}

RULE("ZP-15.6 ZP-16.4", a_driven_piece_picks_up_rings)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 6, "C3");
    ring_on(&z, "C4");
    hold(&z, 0, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, DRIVE(6), PAY(ZP_TWO), STEP(E));
    CHECK_INT(z.ring[6], 1);
}

RULE("ZP-15.7", salvage_draws_for_every_piece_in_a_zone)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "F9");
    put(&z, 1, "F8");
    put(&z, 2, "E8");
    put(&z, 3, "F6"); /* in none */
    turn(&z, 0);
    while (z.ask != ZP_ASK_DRAW)
        PLAY(&z, PASS);
    LEGAL(&z, DRAW, SALVAGE);
    PLAY(&z, SALVAGE);
    CHECK_INT(z.hand_n[0], 1 + 3);

    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "F9");
    turn(&z, 0);
    PLAY(&z, MOVE(0), STEP(W)); /* that is an action */
    CHECK_INT(z.hand_n[0], 2);  /* drawn as usual, not asked */
}

RULE("ZP-15.8", entering_or_an_effect_is_an_action_too)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    hold(&z, 0, ZP_DRAW2, ZP_ONE);
    turn(&z, 0);
    PLAY(&z, ENTER(0), PASS, PASS);
    CHECK(CAN(&z, DRAW) && !CAN(&z, SALVAGE));

    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "F9");
    put(&z, 1, "F8");
    hold(&z, 0, ZP_DRAW2, ZP_ONE);
    turn_at(&z, 0, ZP_T_DRAW);
    CHECK(CAN(&z, SALVAGE));
    PLAY(&z, DRAW_TWO); /* no Draw Phase effect goes with it */
    CHECK(!CAN(&z, SALVAGE));
}

RULE("ZP-15.8", what_is_an_action_and_what_is_not)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Pirate,Ninja");
    put(&z, 0, "F9");
    hold(&z, 0, ZP_YIELD, ZP_ONE);
    hold(&z, 2, ZP_DENY);
    turn_at(&z, 0, ZP_T_DRAW);
    PLAY(&z, PLUNDER, BIND); /* negated, but played */
    CHECK(z.turn.acted);

    position(&z, "players=3 classes=Alien,Pirate,Ninja");
    abduct(&z, 6, 0);
    abduct(&z, 7, 0);
    turn_at(&z, 0, ZP_T_DRAW);
    PLAY(&z, TAG(1)); /* an ability */
    CHECK(z.turn.acted);

    position(&z, "players=3 classes=Ninja,Pirate,Pirate");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_DENY);
    hold(&z, 1, ZP_WEAPON);
    fight(&z, 0);
    z.combat.piece[ZP_AGG] = 6; /* so that seat 1 is behind and plays */
    z.combat.piece[ZP_DEF] = 0;
    z.combat.seat[ZP_AGG] = 1;
    z.combat.seat[ZP_DEF] = 0;
    z.ask = ZP_ASK_NOTHING;
    zp_run(&z, NULL);
    PLAY(&z, EFFECT(ZP_EFFECT_WEAPON2), BIND); /* it answers another's card */
    CHECK(!z.turn.acted);
}

RULE("ZP-15.9", a_triangle_of_xs_wins)
{
    static const char *const corners[2][3] = {{"F7", "G5", "E5"},
                                              {"G6", "F5", "E6"}};
    struct zp_state z;

    for (int t = 0; t < 2; t++) {
        position(&z, "players=3 classes=Pirate,Ninja,Zombie");
        put(&z, 0, corners[t][0]);
        put(&z, 1, corners[t][1]);
        put(&z, 2, corners[!t][0]);
        zp_test_goals(&z, NULL);
        CHECK_INT(z.end, ZP_ON);
        put(&z, 3, corners[t][2]);
        zp_test_goals(&z, NULL);
        check_won(&z, 0);
    }
}
