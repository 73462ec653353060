/*
 * zp_16_zombie.c: ZP-16.1 to 16.12.
 */
#include "zp_test.h"

RULE("ZP-16.1 ZP-19.1", zombies_and_aliens_count_points_only)
{
    static const char *const classes[2] = {"players=3 classes=Zombie,Ninja,Elf",
                                           "players=3 classes=Alien,Ninja,Elf"};
    struct zp_state z;

    for (int i = 0; i < 2; i++) {
        position(&z, classes[i]);
        put(&z, 6, "F9");
        put(&z, 0, "F8");
        hold(&z, 0, ZP_WEAPON, ZP_RETREAT, ZP_CLUMP, ZP_DOOM);
        hold(&z, 1, ZP_ONE);
        fight(&z, 0);
        CHECK_INT(count_op(&z, ZP_EFFECT), 0);
        CHECK_INT(count_op(&z, ZP_POINTS), 4);
        for (int effect = 0; effect < ZP_EFFECTS; effect++)
            CHECK(!zp_can_use(&z, 0, effect) && !zp_could_use(&z, 0, effect));
    }
}

RULE("ZP-16.2", a_fight_of_a_zombie_or_carrier_leaves_a_ring)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 6, "F9");
    put(&z, 0, "F8"); /* a tie: the Zombie leads */
    fight(&z, 0);
    PLAY(&z, SLIP); /* the Ninja loses */
    CHECK(zp_has(z.rings, at("F9")));
    CHECK_INT(z.supply, 11);

    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 6, "F9");
    put(&z, 7, "F10");
    put(&z, 0, "F8");
    fight(&z, 0); /* the Zombie loses: its space */
    while (z.combat.on)
        zp_apply(&z, zp_fallback(&z), NULL);
    CHECK(zp_has(z.rings, at("F8")));

    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 6, "F9");
    put(&z, 12, "E8"); /* a connected Carrier is no fighter */
    rings(&z, 12, 1);
    put(&z, 13, "F8");
    put(&z, 12, "F7");
    fight(&z, 2);
    while (z.combat.on)
        zp_apply(&z, zp_fallback(&z), NULL);
    CHECK(!zp_any(z.rings));
}

RULE("ZP-16.2", no_ring_where_one_lies_or_when_none_is_left)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 6, "F9");
    rings(&z, 6, 1);
    ring_on(&z, "F9"); /* a second one stays under a Carrier */
    put(&z, 0, "F8");
    fight(&z, 0);
    PLAY(&z, SLIP);
    CHECK(zp_has(z.rings, at("F9")));
    CHECK_INT(z.supply, 11); /* the Carrier's came back, none was placed */
    check_sound(&z);

    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    z.supply = 0;
    for (int i = 1; i < 5; i++)
        z.ring[i] = 3; /* twelve rings on pieces at home */
    fight(&z, 0);
    PLAY(&z, SLIP);
    CHECK(!zp_any(z.rings));
    check_sound(&z);
}

RULE("ZP-16.3", rings_on_the_ground_add_and_link_but_start_nothing)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "F8");
    put(&z, 1, "H6");
    ring_on(&z, "G7"); /* between the two */
    put(&z, 6, "F9");
    hold(&z, 1, ZP_TWO);
    fight(&z, 1);
    check_rating(&z, 1, 1 + 1 + 1);

    put(&z, 7, "G6"); /* next to a ring only: peace */
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    ring_on(&z, "G7");
    put(&z, 7, "G6");
    CHECK(!zp_adjacent_enemies(&z));

    /* an occupied ring is no link and adds nothing */
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "F8");
    put(&z, 1, "H6");
    put(&z, 12, "G7");
    rings(&z, 12, 1);
    ring_on(&z, "G7");
    int free;
    CHECK_INT(zp_strength(&z, 0, 1, &free), 1);
    CHECK_INT(free, 0);

    /* other classes get nothing from rings */
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 6, "F8");
    ring_on(&z, "F7");
    CHECK_INT(zp_strength(&z, 6, 2, &free), 1);
    CHECK_INT(free, 0);
}

RULE("ZP-16.4", whoever_crosses_rings_takes_them_all)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Zombie,Pirate");
    put(&z, 0, "F9");
    ring_on(&z, "F8");
    ring_on(&z, "F7");
    hold(&z, 0, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0), STEP(W), STEP(W), PAY(ZP_TWO), STEP(W));
    CHECK_INT(z.ring[0], 2);
    CHECK(!zp_has(z.rings, at("F8")));
    CHECK(!zp_has(z.rings, at("F7")));
    check_sound(&z);

    rings(&z, 0, 9); /* nine more: there is no limit but the twelve */
    z.ring[0] = 11;
    ring_on(&z, "A1");
    put(&z, 0, "A1");
    CHECK_INT(z.ring[0], 12);
    check_sound(&z);
}

RULE("ZP-16.5", a_carrier_is_worth_nothing_against_zombies_only)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Zombie,Pirate");
    put(&z, 0, "F9");
    put(&z, 1, "F10");
    rings(&z, 1, 1); /* connected */
    int free;
    CHECK_INT(zp_worth(&z, 1, 1), 0);
    CHECK_INT(zp_worth(&z, 1, 2), 1);
    CHECK_INT(zp_strength(&z, 0, 1, &free), 1);
    CHECK_INT(zp_strength(&z, 0, 2, &free), 2);
}

RULE("ZP-16.6", a_zombie_grows_with_its_rings)
{
    static const int worth[4] = {1, 2, 3, 3};
    struct zp_state z;

    for (int n = 0; n < 4; n++) {
        position(&z, "players=3 classes=Zombie,Ninja,Pirate");
        put(&z, 0, "F9");
        rings(&z, 0, n);
        CHECK_INT(zp_worth(&z, 0, 1), worth[n]);
        ring_on(&z, "F8");
        put(&z, 0, "F8");
        CHECK_INT(z.ring[0], n < 3 ? n + 1 : 3);
        CHECK_INT(zp_has(z.rings, at("F8")), n == 3); /* a fourth stays */
        check_sound(&z);
    }
}

RULE("ZP-16.6 ZP-7.6", three_rings_make_the_second_space_free)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "F9");
    rings(&z, 0, 3);
    hold(&z, 0, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0), STEP(W), STEP(W));
    CHECK_INT(z.hand_n[0], 1);
    CHECK_INT(zp_step_cost(&z), 1);

    /* the third ring picked up by the first step counts for the second */
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "F9");
    rings(&z, 0, 2);
    ring_on(&z, "F8");
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0), STEP(W));
    CHECK_INT(zp_step_cost(&z), 0);
    PLAY(&z, STEP(W));
    CHECK_INT(z.pos[0], at("F7"));
}

RULE("ZP-16.7", a_beaten_zombie_loses_one_ring_and_keeps_the_rest)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 6, "H1");
    put(&z, 0, "H2");
    rings(&z, 0, 3);
    hold(&z, 1, ZP_ONE);
    fight(&z, 0);
    while (z.combat.on)
        zp_apply(&z, zp_fallback(&z), NULL);
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK_INT(z.ring[0], 2);
    CHECK(zp_has(z.rings, at("H2")));
    CHECK_INT(z.supply, 9); /* one back, one out */
    turn(&z, 0);
    CHECK(CAN(&z, ENTER(0) + 2)); /* they return with it */
}

RULE("ZP-16.7 ZP-16.10", a_carrier_keeps_the_rest_wherever_it_goes)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Zombie,Alien");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    rings(&z, 0, 6);
    hold(&z, 0, ZP_ONE);
    fight(&z, 0);
    while (z.combat.on)
        zp_apply(&z, zp_fallback(&z), NULL);
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK_INT(z.ring[0], 5); /* one back, and one left behind */
    CHECK(zp_has(z.rings, at("F8")));
    check_sound(&z);
    turn(&z, 0); /* they choose whom to bring in */
    LEGAL(&z, PASS, ENTER(0), ENTER(1), ENTER_RINGS(0, 5), ENTER_RINGS(1, 5));
    PLAY(&z, ENTER_RINGS(1, 5));
    CHECK_INT(z.pos[0], at("I8"));
    CHECK_INT(z.ring[0], 5);

    position(&z, "players=3 classes=Pirate,Zombie,Alien");
    put(&z, 12, "F9");
    put(&z, 0, "F8");
    rings(&z, 0, 3);
    fight(&z, 0);
    while (z.combat.on)
        zp_apply(&z, zp_fallback(&z), NULL);
    CHECK_INT(z.pos[0], ZP_ABDUCTED + 2);
    CHECK_INT(z.ring[0], 2);
    check_sound(&z);

    position(&z, "players=3 classes=Pirate,Zombie,Alien");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    rings(&z, 0, 3);
    hold(&z, 0, ZP_SAVE);
    fight(&z, 0);
    PLAY(&z, CONCEDE, SAVE(0));
    CHECK_INT(z.pos[0], at("H9"));
    CHECK_INT(z.ring[0], 2);
}

RULE("ZP-16.10", recruits_are_chosen_by_their_rings_too)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Zombie,Alien");
    put(&z, 0, "C3");
    rings(&z, 3, 11);
    hold(&z, 0, ZP_RECRUIT);
    turn(&z, 0);
    CHECK(CAN(&z, RECRUIT(1)));
    CHECK(CAN(&z, ZP_ACT(ZP_RECRUITS, 23)));
    PLAY(&z, ZP_ACT(ZP_RECRUITS, 23)); /* Gate 1, eleven rings */
    CHECK_INT(z.pos[3], at("I8"));
}

RULE("ZP-16.8", each_ring_in_play_lowers_the_entry_cost)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "F9");
    put(&z, 1, "C3");
    put(&z, 2, "I3");
    CHECK_INT(zp_entry_cost(&z, 0), 3);
    ring_on(&z, "F6");
    CHECK_INT(zp_entry_cost(&z, 0), 2);
    put(&z, 6, "K2");
    rings(&z, 6, 1); /* on anybody's piece on the board */
    CHECK_INT(zp_entry_cost(&z, 0), 1);
    rings(&z, 4, 2); /* at home: not in play */
    rings(&z, 8, 2);
    CHECK_INT(zp_entry_cost(&z, 0), 1);
    rings(&z, 0, 2);
    CHECK_INT(zp_entry_cost(&z, 0), 0); /* never below */
    CHECK_INT(zp_entry_cost(&z, 1), 1); /* theirs alone */
}

RULE("ZP-16.9 ZP-17.6", an_uploaded_carriers_rings_return_to_the_supply)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Zombie");
    put(&z, 0, "F6");
    rings(&z, 0, 4);
    turn_at(&z, 0, ZP_T_UPLOAD);
    PLAY(&z, UPLOAD);
    CHECK_INT(z.supply, 12);
    CHECK_INT(z.ring[0], 0);
    check_sound(&z);
}

RULE("ZP-16.11", zombies_win_ties_on_either_side)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 1, ZP_ONE, ZP_ONE);
    fight(&z, 0);
    CHECK_INT(zp_behind(&z), ZP_DEF);
    CHECK_INT(zp_needs(&z, ZP_DEF), 1);
    CHECK_INT(zp_needs(&z, ZP_AGG), 0);

    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "F8");
    put(&z, 6, "F9");
    hold(&z, 1, ZP_ONE, ZP_ONE);
    fight(&z, 1);
    CHECK_INT(zp_behind(&z), ZP_AGG); /* a Defender wins them anyway */
    PLAY(&z, POINTS(ZP_ONE));
    CHECK_INT(z.pos[0], ZP_HOME);
}

RULE("ZP-16.12", three_pieces_with_two_rings_on_the_board_win)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "F9");
    put(&z, 1, "C3");
    rings(&z, 0, 2);
    rings(&z, 1, 3);
    rings(&z, 2, 2); /* at home */
    zp_test_rings(&z, NULL);
    CHECK_INT(z.end, ZP_ON);
    put(&z, 2, "I3");
    zp_test_rings(&z, NULL);
    check_won(&z, 0);
}

RULE("ZP-16.12 ZP-16.13 ZP-3.1", entering_with_two_rings_can_win)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "F9");
    put(&z, 1, "C3");
    rings(&z, 0, 2);
    rings(&z, 1, 2);
    rings(&z, 2, 2);
    turn(&z, 0);
    PLAY(&z, ENTER(0) + 2);
    check_won(&z, 0);
}
