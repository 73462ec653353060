/*
 * zp_rulings.c: the rulings of section 7 that no chapter shows already, by
 * number.
 */
#include "zp_test.h"

RULE("ZP-3.2 ZP-15.6 ZP-3.3", r3_a_driven_zombie_may_win_in_mid_move)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Zombie,Ninja");
    put(&z, 6, "C3");
    put(&z, 7, "C6");
    put(&z, 8, "I3");
    rings(&z, 6, 2);
    rings(&z, 7, 2);
    rings(&z, 8, 1);
    ring_on(&z, "I4");
    hold(&z, 0, ZP_TWO, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, DRIVE(8), PAY(ZP_TWO), STEP(E));
    check_won(&z, 1);
}

RULE("ZP-6.5 ZP-8.2", r4_an_entering_piece_may_walk_away_from_a_besieger)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 6, "H8");
    turn(&z, 0);
    PLAY(&z, ENTER(0), MOVE(0), STEP(NE));
    CHECK(!z.combat.on);
    CHECK_INT(z.pos[0], at("G10"));
}

RULE("ZP-8.13 ZP-8.14 ZP-8.16", r6_three_enemies_of_two_players)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Zombie");
    put(&z, 12, "E7");
    put(&z, 6, "F9");
    put(&z, 7, "G7");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE, ZP_ONE);
    fight(&z, 0);
    check_asked(&z, 1, ZP_ASK_DEF_ORDER); /* the left neighbour first */
    PLAY(&z, DEFENDER(7), GIVE_UP);
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK(!z.combat.on); /* the others never happen */
}

RULE("ZP-15.3 ZP-8.7", r8_driven_into_the_pirates_own_line)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "C5");
    put(&z, 6, "C3");
    hold(&z, 0, ZP_TWO);
    hold(&z, 1, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, DRIVE(6), PAY(ZP_TWO), STEP(E));
    CHECK_INT(z.combat.seat[ZP_AGG], 1);
    CHECK_INT(z.combat.seat[ZP_DEF], 0);
    CHECK_INT(zp_behind(&z), ZP_AGG);
}

RULE("ZP-14.3", r10_two_connected_ninjas_start_with_one)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 6, "C3");
    put(&z, 0, "C4");
    z.dizzy[0] = 1;
    hold(&z, 0, ZP_ONE);
    fight(&z, 0);
    check_rating(&z, 0, 1);
    put(&z, 1, "C5");
    check_rating(&z, 1, 1);
}

RULE("ZP-10.4 ZP-13.19", r13_a_bound_save_lets_the_alien_have_it)
{
    struct zp_state z;
    position(&z, "players=3 classes=Alien,Pirate,Ninja");
    for (int i = 0; i < 6; i++)
        put(&z, i, (const char *[]){"C3", "C6", "I3", "I6", "F3", "F8"}[i]);
    put(&z, 6, "F9");
    put(&z, 5, "F8");
    hold(&z, 0, ZP_TWO);
    hold(&z, 1, ZP_SAVE);
    hold(&z, 2, ZP_DENY);
    fight(&z, 0);
    PLAY(&z, POINTS(ZP_TWO), GIVE_UP, SAVE(0), BIND);
    CHECK_INT(z.pos[6], ZP_ABDUCTED + 0);
    CHECK_INT(z.discard[ZP_SAVE], 1);
    CHECK_INT(z.discard[ZP_DENY], 1);
}

RULE("ZP-9.5 ZP-13.20", r17_anyone_but_the_helper_may_bind_a_lent_card)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Ninja");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_DENY, ZP_ONE);
    hold(&z, 2, ZP_WEAPON, ZP_DENY);
    fight(&z, 0);
    PLAY(&z, HOLD, EFFECT(ZP_EFFECT_WEAPON3), ACCEPT);
    check_asked(&z, 0, ZP_ASK_REACT); /* the helped one, not the helper */
    PLAY(&z, PASS);
    check_rating(&z, 4, 1);
}

RULE("ZP-13.12", r20_a_side_that_leads_after_honor_bound_simply_leads)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 6, "F9");
    put(&z, 7, "F10");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE, ZP_CLUMP);
    hold(&z, 1, ZP_TWO);
    fight(&z, 0);
    PLAY(&z, POINTS(ZP_ONE), EFFECT(ZP_EFFECT_HONOR)); /* 2 to 1 */
    check_asked(&z, 1, ZP_ASK_COMBAT);
}

RULE("ZP-13.14", r22_resourcefulness_late)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 6, "F9");
    for (int i = 7; i < 12; i++)
        put(&z, i, (const char *[]){"F10", "E9", "G9", "F11", "E10"}[i - 7]);
    put(&z, 0, "F8");
    hold(&z, 0, ZP_DENY, ZP_DRAW2, ZP_YIELD);
    hold(&z, 1, ZP_ONE);
    fight(&z, 0);
    PLAY(&z, POINTS(ZP_DENY), POINTS(ZP_DRAW2));
    check_rating(&z, 6, 6);
    PLAY(&z, EFFECT(ZP_EFFECT_RESOURCE));
    check_rating(&z, 11, 6); /* +5 */
}

RULE("ZP-16.3 ZP-16.6", r26_a_ring_under_a_full_zombie_counts_for_nobody)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "F8");
    rings(&z, 0, 3);
    ring_on(&z, "F8");
    int free;
    CHECK_INT(zp_strength(&z, 0, 1, &free), 3);
    CHECK_INT(free, 0);
    check_sound(&z);
}

RULE("ZP-16.7 ZP-16.8 ZP-16.10", r50_a_carrier_collects)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Pirate,Ninja");
    put(&z, 0, "C3");
    put(&z, 6, "F9");
    ring_on(&z, "F8");
    ring_on(&z, "F7");
    ring_on(&z, "F6");
    int cost = zp_entry_cost(&z, 0);
    put(&z, 6, "F8");
    put(&z, 6, "F7");
    put(&z, 6, "F6");
    CHECK_INT(z.ring[6], 3);
    CHECK_INT(zp_entry_cost(&z, 0), cost); /* they are still in play */
    put(&z, 0, "F5");
    fight(&z, 0);
    while (z.combat.on)
        zp_apply(&z, zp_fallback(&z), NULL);
    CHECK_INT(z.ring[6], 2);
    CHECK(zp_has(z.rings, at("F6")));
    turn(&z, 1);
    LEGAL(&z, PASS, ENTER(0), ENTER(0) + 2, ENTER(1), ENTER(1) + 2);
}

RULE("ZP-16.2 ZP-16.7", r27_carrier_beats_carrier)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Zombie");
    put(&z, 6, "F9");
    rings(&z, 6, 1);
    put(&z, 0, "F8");
    rings(&z, 0, 1);
    hold(&z, 0, ZP_ONE);
    fight(&z, 0);
    check_rating(&z, 1, 1); /* no Zombie here */
    PLAY(&z, GIVE_UP);
    CHECK_INT(z.ring[0], 0);
    CHECK(zp_has(z.rings, at("F8")));
    CHECK_INT(z.supply, 10);
}

RULE("ZP-16.2 ZP-10.4", r28_a_cleansed_ring_is_available_at_once)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 6, "F9");
    rings(&z, 6, 1);
    z.ring[1] = z.ring[2] = z.ring[3] = 3;
    z.ring[4] = 2;
    z.supply = 0;
    put(&z, 0, "F8");
    fight(&z, 0);
    PLAY(&z, SLIP);
    CHECK(zp_has(z.rings, at("F9")));
    CHECK_INT(z.supply, 0);
    check_sound(&z);
}

RULE("ZP-18.5 ZP-5.7", r31_a_cost_no_sets_reach_is_not_offered)
{
    struct zp_state z;
    position(&z, "players=3 classes=Gunslinger,Ninja,Pirate");
    put(&z, 0, "C3");
    put(&z, 1, "C6");
    put(&z, 2, "I3");
    hold(&z, 0, ZP_ONE, ZP_ONE, ZP_TWO);
    turn(&z, 0);
    LEGAL(&z, PASS); /* 3 asked, a pair of ones is 2 */
    position(&z, "players=3 classes=Gunslinger,Ninja,Pirate");
    put(&z, 0, "C3");
    hold(&z, 0, ZP_ONE, ZP_ONE, ZP_TWO);
    turn(&z, 0);
    CHECK(CAN(&z, ENTER(0))); /* one point is lost */
}

RULE("ZP-13.18 ZP-13.15", r35_a_blockade_takes_the_plundered_draw)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Pirate,Ninja");
    put(&z, 0, "F9");
    put(&z, 1, "C3");
    hold(&z, 0, ZP_YIELD);
    hold(&z, 1, ZP_DENY);
    turn_at(&z, 0, ZP_T_DRAW);
    PLAY(&z, PLUNDER);
    check_asked(&z, 1, ZP_ASK_BLOCKADE); /* nothing else to decide */
    PLAY(&z, BLOCKADE);
    CHECK_INT(z.hand_n[1], 5);
    CHECK_INT(z.hand_n[0], 0);
}

RULE("ZP-17.7 ZP-13.17 ZP-11.6", r38_a_skipped_turn_refills_and_ripens_nothing)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    z.pos[0] = z.pos[1] = ZP_UPLOADED;
    turn(&z, 0);
    z.cloud[0] = 1; /* one is spent */
    z.skip[0] = 1;
    give_fresh(&z, 0, ZP_DRAW2);
    turn(&z, 0);
    CHECK_INT(z.cloud[0], 1);
    CHECK_INT(z.fresh[0][ZP_DRAW2], 1);
}

RULE("ZP-9.9", r41_binding_is_not_assistance)
{
    struct zp_state z;
    position(&z, "players=4 classes=Pirate,Alien,Ninja,Pirate");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    put(&z, 7, "C3");
    abduct(&z, 12, 1); /* the Ninja's */
    hold(&z, 0, ZP_ONE);
    hold(&z, 1, ZP_ONE, ZP_ONE);
    hold(&z, 2, ZP_DENY);
    hold(&z, 3, ZP_WEAPON);
    fight(&z, 0);
    PLAY(&z, POINTS(ZP_ONE), HOLD); /* the Alien looks for help */
    while (z.head.to_act != 3)
        PLAY(&z, PASS);
    PLAY(&z, EFFECT(ZP_EFFECT_WEAPON2), ACCEPT);
    check_asked(&z, 2, ZP_ASK_REACT);
    CHECK(CAN(&z, BIND));
}

RULE("ZP-3.6 ZP-14.7", r43_two_ninjas_need_the_same_houses)
{
    struct zp_state z;
    position(&z, "players=2 classes=Ninja,Ninja round_limit=20");
    struct zp_set a[3], b[3];
    CHECK_INT(zp_goals(&z, 0, a), 1);
    CHECK_INT(zp_goals(&z, 1, b), 1);
    CHECK_BYTES(&a[0], &b[0], sizeof(a[0]));
}

RULE("ZP-11.6", r44_a_blockade_of_ones_own_draw_waits_a_whole_round)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Zombie,Alien");
    hold(&z, 0, ZP_ONE);
    on_top(&z, ZP_DENY);
    turn_at(&z, 0, ZP_T_TAKE);
    CHECK_INT(z.hand[0][ZP_DENY], 1);
    turn_at(&z, 1, ZP_T_DRAW); /* they are asked and have only PASS */
    CHECK_INT(z.hand_n[1], 1);
    turn(&z, 0);
    z.ask = ZP_ASK_NOTHING;
    turn_at(&z, 1, ZP_T_DRAW); /* their next turn has begun */
    CHECK(CAN(&z, BLOCKADE));
}

RULE("ZP-11.7", r51_two_copies_one_of_them_fresh)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Zombie,Alien");
    hold(&z, 0, ZP_DRAW2);
    give_fresh(&z, 0, ZP_DRAW2);
    zp_spend(&z, 0, ZP_DRAW2); /* for a point: the fresh one */
    turn_at(&z, 0, ZP_T_DRAW);
    CHECK(CAN(&z, DRAW_TWO));

    hold(&z, 0, ZP_DRAW2);
    give_fresh(&z, 0, ZP_DRAW2);
    turn_at(&z, 0, ZP_T_DRAW);
    PLAY(&z, DRAW_TWO);
    CHECK(!CAN(&z, DRAW_TWO)); /* that was the old one */
}

RULE("ZP-9.12 ZP-9.1", r46_points_cannot_be_refused)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Pirate");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    put(&z, 1, "F7");
    put(&z, 2, "F6"); /* 3 to 1 */
    hold(&z, 1, ZP_ONE);
    hold(&z, 2, ZP_TWO);
    fight(&z, 0);
    check_asked(&z, 1, ZP_ASK_COMBAT);
    PLAY(&z, CONCEDE, POINTS(ZP_TWO)); /* 3 to 3 */
    CHECK_INT(z.pos[6], at("F9"));     /* the Aggressor could do no more */
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK_INT(z.hand_n[1], 1); /* nobody made them play another card */
}

RULE("ZP-9.12", r47_help_that_is_too_small)
{
    struct zp_state z;
    position(&z, "players=4 classes=Ninja,Pirate,Pirate,Zombie");
    for (int s = 0; s < 4; s++)
        hold(&z, s, ZP_ONE);
    put(&z, 6, "F9");
    put(&z, 7, "F10"); /* 1 to 2, needs 2 */
    put(&z, 0, "F8");
    fight(&z, 0);
    PLAY(&z, CONCEDE, POINTS(ZP_ONE), PASS);
    check_asked(&z, 0, ZP_ASK_COMBAT);
    LEGAL(&z, POINTS(ZP_ONE), SLIP, CONCEDE, HOLD);
    PLAY(&z, POINTS(ZP_ONE)); /* the rest, by themselves */
    check_rating(&z, 3, 2);
}

RULE("ZP-20.6", r52_time_in_the_middle_of_a_payment)
{
    struct zp_state z;
    position(&z, "players=4 classes=Robot,Elf,Ninja,Pirate elf_mode=clock");
    for (int i = 1; i < 6; i++)
        z.pos[i] = ZP_UPLOADED;
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0), STEP(W), STEP(W));
    check_asked(&z, 0, ZP_ASK_PAY);
    zp_time(&z, NULL);
    check_won(&z, 1);
}
