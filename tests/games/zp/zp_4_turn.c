/*
 * zp_4_turn.c: ZP-4.1 to 4.5, and points and paying, ZP-5.1 to 5.9.
 */
#include "zp_test.h"

RULE("ZP-4.1", the_four_phases_come_in_order)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 6, "G9"); /* beside Gate H9 */
    hold(&z, 0, ZP_ONE, ZP_DRAW2);
    turn(&z, 0);

    check_asked(&z, 0, ZP_ASK_ENTRANCE);
    PLAY(&z, ENTER(0), PASS);
    check_asked(&z, 0, ZP_ASK_MOVE_PICK);
    PLAY(&z, PASS);
    check_asked(&z, 0, ZP_ASK_COMBAT);
    PLAY(&z, PASS);     /* the opening: 6 to 1 */
    while (z.combat.on) /* the Pirate has nothing */
        zp_apply(&z, zp_fallback(&z), NULL);
    check_asked(&z, 0, ZP_ASK_DRAW);
    PLAY(&z, DRAW);
    CHECK_INT(z.hand_n[0], 3);
    end_turn(&z);
    CHECK_INT(z.active, 1);
}

RULE("ZP-4.1", entrance_and_movement_are_optional)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Pirate,Ninja");
    put(&z, 0, "F9");
    turn(&z, 0);
    check_asked(&z, 0, ZP_ASK_MOVE_PICK); /* no points to enter with */
    PLAY(&z, PASS);
    CHECK_INT(z.pos[0], at("F9"));
    CHECK_INT(z.active, 1);
}

RULE("ZP-4.2 ZP-1.8", play_passes_to_the_left)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Alien,Ninja");

    turn(&z, 0);
    for (int s = 0; s < 4; s++) {
        check_asked(&z, s % 3, ZP_ASK_ENTRANCE);
        CHECK_INT(z.active, s % 3);
        CHECK_INT(z.head.turn, s);
        end_turn(&z);
    }
}

RULE("ZP-4.3", a_replacing_ability_needs_an_untouched_phase)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 0, "H9");
    put(&z, 1, "F9");
    put(&z, 2, "C6");
    hold(&z, 0, ZP_TWO, ZP_TWO, ZP_SECOND);
    turn_at(&z, 0, ZP_T_PICK);

    CHECK(CAN(&z, LEAP(0)));
    PLAY(&z, MOVE(1), STEP(W), PASS);
    check_asked(&z, 0, ZP_ASK_MOVE_PICK); /* They're Everywhere is left */
    CHECK(CAN(&z, EVERYWHERE(0)));
    CHECK(!CAN(&z, LEAP(0)));
}

RULE("ZP-4.3 ZP-4.4", after_the_ability_nothing_else_of_the_phase_is_left)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 0, "H9");
    put(&z, 1, "F9");
    hold(&z, 0, ZP_TWO, ZP_SECOND, ZP_SPEED);
    turn_at(&z, 0, ZP_T_PICK);

    PLAY(&z, LEAP(0), PAY(ZP_TWO), DEST("C3"));
    CHECK(z.ask != ZP_ASK_MOVE_PICK);
    CHECK_INT(z.frame[0].at > ZP_T_PICK, 1);
}

RULE("ZP-4.4 ZP-14.5", resolution_effects_stay_playable_in_a_replaced_phase)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Zombie,Pirate");
    put(&z, 6, "F8");
    put(&z, 0, "F9");
    hold(&z, 0, ZP_SAVE);
    fight(&z, 0);

    PLAY(&z, SLIP); /* replaces the Combat Phase */
    check_asked(&z, 0, ZP_ASK_SAVE);
    PLAY(&z, SAVE(0));
    CHECK_INT(z.pos[0], at("H9"));
}

RULE("ZP-4.5", a_turn_begins_with_its_resets)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    z.pos[0] = z.pos[1] = ZP_UPLOADED;
    z.cloud[0] = 0;
    put(&z, 6, "C3");
    z.dizzy[1] = 1;
    z.turn.acted = true;
    z.turn.second = z.turn.moved = 63;
    give_fresh(&z, 0, ZP_DENY);
    give_fresh(&z, 1, ZP_DENY);
    turn(&z, 0);
    CHECK_INT(z.fresh[0][ZP_DENY], 0);
    CHECK_INT(z.fresh[1][ZP_DENY], 1);
    CHECK_INT(z.cloud[0], 2);
    CHECK_INT(z.dizzy[1], 1); /* only one's own */
    CHECK(!z.turn.acted && !z.turn.second && !z.turn.moved);
    turn(&z, 1);
    CHECK_INT(z.dizzy[1], 0);
    CHECK_INT(z.cloud[0], 2);
}

RULE("ZP-4.5 ZP-13.17", a_skipped_turn_resets_nothing)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    z.pos[0] = ZP_UPLOADED;
    z.skip[0] = 1;
    put(&z, 6, "C3");
    z.skip[1] = 1;
    z.dizzy[1] = 1;
    turn(&z, 0);

    CHECK_INT(z.active, 2);
    CHECK_INT(z.cloud[0], 0);
    CHECK_INT(z.dizzy[1], 1);
    CHECK_INT(z.hand_n[0] + z.hand_n[1], 0); /* nor was anything drawn */
}
