/*
 * zp_examples.c: the worked examples E1 to E22 of section 8.
 */
#include "zp_test.h"

RULE("ZP-7.1 ZP-7.6 ZP-11.1", e1_movement_and_draw)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "H9");
    hold(&z, 0, ZP_ONE, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);

    PLAY(&z, MOVE(0), STEP(NW));
    CHECK_INT(z.pos[0], at("G9"));
    PLAY(&z, STEP(NW), PAY(ZP_TWO));
    CHECK_INT(z.pos[0], at("F9"));
    CHECK_INT(z.move.pool, 1);
    PLAY(&z, STEP(W), PASS);
    CHECK_INT(z.pos[0], at("F8"));
    CHECK_INT(z.hand_n[0], 1);
    CHECK(!z.combat.on);
    CHECK_INT(zp_draw_count(&z), 2);
    PLAY(&z, DRAW);
    CHECK_INT(z.hand_n[0], 3);
}

/* Pirates on G8, G9, H8 and G7, Ninjas on H6 and I5. */
static void chain_and_pair(struct zp_state *z)
{
    position(z, "players=3 classes=Pirate,Ninja,Zombie");
    put(z, 6, "H6");
    put(z, 7, "I5");
    put(z, 0, "G8");
    put(z, 1, "G9");
    put(z, 2, "H8");
    put(z, 3, "G7");
}

RULE("ZP-8.4 ZP-8.8 ZP-8.9 ZP-10.1 ZP-10.2", e2_chain_against_pair)
{
    struct zp_state z;
    chain_and_pair(&z);
    hold(&z, 0, ZP_ONE);
    hold(&z, 1, ZP_TWO);
    fight(&z, 0);
    CHECK_INT(z.combat.piece[ZP_AGG], 3);
    CHECK_INT(z.combat.piece[ZP_DEF], 6);
    check_rating(&z, 4, 2);
    PLAY(&z, PASS); /* the opening */
    PLAY(&z, POINTS(ZP_TWO));
    check_rating(&z, 4, 4);
    CHECK_INT(zp_behind(&z), ZP_AGG);
    PLAY(&z, POINTS(ZP_ONE));
    /* the Ninja has no card left and has played: it is over for them */
    CHECK_INT(z.pos[6], ZP_HOME);
    CHECK_INT(z.discard[ZP_ONE], 1);
    CHECK_INT(z.discard[ZP_TWO], 1);
    CHECK_INT(z.pos[7], at("I5"));
    CHECK_INT(zp_far(at("I5"), at("G7")), 2);
    CHECK(!z.combat.on);
}

RULE("ZP-13.12", e3_honor_bound)
{
    struct zp_state z;
    chain_and_pair(&z);
    hold(&z, 0, ZP_ONE);
    hold(&z, 1, ZP_CLUMP, ZP_ONE);
    hold(&z, 2, ZP_ONE);
    fight(&z, 0);
    PLAY(&z, PASS, EFFECT(ZP_EFFECT_HONOR));
    check_rating(&z, 1, 1);
    check_asked(&z, 0, ZP_ASK_COMBAT);
    LEGAL(&z, POINTS(ZP_ONE), CONCEDE); /* no help allowed */
    CHECK_INT(zp_needs(&z, ZP_AGG), 1);
}

RULE("ZP-8.5 ZP-6.5", e4_gates)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "H9");
    put(&z, 6, "H8");
    hold(&z, 1, ZP_ONE);
    fight(&z, 1);
    check_rating(&z, 1, 6);

    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 6, "H8");
    hold(&z, 1, ZP_ONE);
    turn(&z, 0);
    PLAY(&z, ENTER(0), PASS);
    CHECK_INT(z.combat.seat[ZP_AGG], 0);
    check_rating(&z, 6, 1);
}

RULE("ZP-3.1", e5_immediate_win)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "F7");
    put(&z, 1, "G5");
    put(&z, 2, "D5");
    put(&z, 6, "E4");
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(2), STEP(SW));
    check_won(&z, 0);
    CHECK(!z.combat.on);
}

RULE("ZP-13.16", e6_self_sacrifice)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "F8");
    put(&z, 1, "F9");
    put(&z, 6, "H6");
    put(&z, 7, "G7");
    hold(&z, 1, ZP_DOOM);
    fight(&z, 1);
    CHECK_INT(z.combat.piece[ZP_AGG], 7);
    CHECK_INT(z.combat.piece[ZP_DEF], 0);
    check_rating(&z, 2, 2);
    PLAY(&z, EFFECT(ZP_EFFECT_SACRIFICE));
    CHECK_INT(z.pos[7], ZP_HOME);
    CHECK_INT(z.pos[6], ZP_HOME);
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK_INT(z.pos[1], at("F9"));
}

RULE("ZP-16.2 ZP-16.3 ZP-16.5 ZP-16.7 ZP-16.11", e7_zombie_and_carrier)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    ring_on(&z, "H7");
    put(&z, 6, "F9");
    rings(&z, 6, 1);
    put(&z, 0, "G8");
    rings(&z, 0, 1);
    hold(&z, 1, ZP_ONE);
    int supply = z.supply;
    fight(&z, 0);
    check_rating(&z, 3, 0);
    CHECK_INT(zp_needs(&z, ZP_DEF), 4);
    PLAY(&z, CONCEDE);
    CHECK_INT(z.pos[6], ZP_HOME);
    CHECK_INT(z.ring[6], 0);
    CHECK(zp_has(z.rings, at("F9")));
    CHECK_INT(z.supply, supply);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0), STEP(NE));
    CHECK_INT(z.pos[0], at("F9"));
    CHECK_INT(z.ring[0], 2);
}

RULE("ZP-16.3", e8_ring_links)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "F8");
    put(&z, 1, "H6");
    ring_on(&z, "G7");
    put(&z, 6, "E8");
    hold(&z, 1, ZP_TWO);
    fight(&z, 1);
    CHECK_INT(zp_rating(&z, ZP_DEF), 3);
}

RULE("ZP-18.2 ZP-18.3 ZP-18.4 ZP-18.10", e9_gunslinger_sets)
{
    struct zp_state z;
    position(&z, "players=3 classes=Gunslinger,Ninja,Pirate");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE, ZP_ONE, ZP_WEAPON, ZP_TWO, ZP_RETREAT, ZP_CLUMP);
    hold(&z, 1, ZP_TWO, ZP_TWO);
    fight(&z, 0);
    LEGAL(&z, SET(0), SET(1), SET(4), SET(8), CONCEDE);
    PLAY(&z, SET(8), CARD(ZP_ONE));
    LEGAL(&z, CARD(ZP_TWO), CARD(ZP_CLUMP));
    PLAY(&z, CARD(ZP_CLUMP), CARD(ZP_RETREAT));
    check_rating(&z, 13, 1);
    CHECK_INT(z.hand[0][ZP_TWO], 1); /* kept */
}

RULE("ZP-18.6", e10_gunslinger_draw)
{
    struct zp_state z;

    for (int cards = 2; cards <= 6; cards += 4) {
        position(&z, "players=3 classes=Gunslinger,Ninja,Pirate");
        put(&z, 0, "F9");
        put(&z, 1, "C3");
        put(&z, 2, "F6");
        for (int i = 0; i < cards; i++)
            give(&z, 0, ZP_ONE);
        turn_at(&z, 0, ZP_T_TAKE);
        if (cards == 2) {
            CHECK_INT(z.hand_n[0], 7);
            continue;
        }
        CHECK_INT(z.hand_n[0], 9);
        PLAY(&z, DISCARD(ZP_ONE), DISCARD(ZP_ONE));
        CHECK_INT(z.hand_n[0], 7);
    }
}

RULE("ZP-17.3 ZP-17.4", e11_cyberlink)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    put(&z, 0, "H9");
    put(&z, 1, "I8");
    put(&z, 2, "H8");
    hold(&z, 0, ZP_TWO, ZP_ONE, ZP_TWO, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, GROUP(7));
    CHECK(!CAN(&z, STEP(E)));
    PLAY(&z, STEP(W));
    CHECK_INT(z.pos[0], at("H8"));
    CHECK_INT(z.pos[1], at("I7"));
    CHECK_INT(z.pos[2], at("H7"));
    PLAY(&z, STEP(W), PAY(ZP_TWO), PAY(ZP_ONE));
    CHECK_INT(z.pos[0], at("H7"));
    CHECK_INT(z.pos[1], at("I6"));
    CHECK_INT(z.pos[2], at("H6"));
    PLAY(&z, STEP(W), PAY(ZP_TWO), PAY(ZP_ONE));
    CHECK_INT(z.pos[2], at("H5"));
    CHECK_INT(z.hand_n[0] - zp_draw_count(&z) <= 0, 1); /* 6 points gone */
}

RULE("ZP-15.2 ZP-15.3 ZP-15.4 ZP-15.6", e12_scoundrel)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Robot");
    put(&z, 6, "G9");
    put(&z, 12, "G7");
    hold(&z, 0, ZP_TWO);
    hold(&z, 1, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, DRIVE(6), PAY(ZP_TWO));
    LEGAL(&z, STEP(E), STEP(SW), STEP(W), STEP(NW), STEP(NE)); /* not H9 */
    PLAY(&z, STEP(W));
    CHECK_INT(z.pos[6], at("G8"));
    CHECK_INT(z.combat.seat[ZP_AGG], 1);
    CHECK_INT(z.combat.seat[ZP_DEF], 2);
    check_rating(&z, 1, 1);
    CHECK_INT(zp_needs(&z, ZP_AGG), 1);
    check_asked(&z, 1, ZP_ASK_COMBAT);
    PLAY(&z, POINTS(ZP_ONE)); /* the Robot has nothing */
    end_turn(&z);
    hold(&z, 0, ZP_TWO);
    turn(&z, 0);
    PLAY(&z, PASS);
    CHECK(z.ask != ZP_ASK_MOVE_PICK || !CAN(&z, DRIVE(6)));
}

RULE("ZP-13.11", e13_theyre_everywhere)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 0, "F10");
    put(&z, 1, "H9");
    put(&z, 6, "E8");
    struct zp_set to = zp_everywhere(&z, 1);
    CHECK_INT(zp_count(to), 4);
    CHECK(zp_has(to, at("E10")) && zp_has(to, at("F11")));
    CHECK(zp_has(to, at("G9")) && zp_has(to, at("G10")));
}

RULE("ZP-19.3 ZP-19.4 ZP-19.5", e14_abduction)
{
    struct zp_state z;
    position(&z, "players=3 classes=Alien,Ninja,Pirate");
    put(&z, 0, "C3");
    put(&z, 1, "C6");
    put(&z, 2, "I3");
    abduct(&z, 12, 0);
    put(&z, 6, "F9");
    put(&z, 3, "F8");
    CHECK_INT(zp_in_base(&z, 0), 3);
    hold(&z, 0, ZP_ONE);
    fight(&z, 0);
    PLAY(&z, POINTS(ZP_ONE), SLIP);
    CHECK_INT(z.pos[6], ZP_ABDUCTED + 0);
    CHECK_INT(zp_in_base(&z, 0), 4);

    put(&z, 7, "F9");
    hold(&z, 1, ZP_TWO);
    fight(&z, 1);
    PLAY(&z, POINTS(ZP_TWO));
    while (z.combat.on)
        zp_apply(&z, zp_fallback(&z), NULL);
    CHECK_INT(z.pos[6], ZP_HOME);
    CHECK_INT(z.pos[3], ZP_HOME);
    CHECK_INT(z.pos[12], ZP_ABDUCTED + 0);
}

RULE("ZP-13.19 ZP-13.20 ZP-21.3 ZP-17.1", e15_binding_chain)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Robot");
    put(&z, 6, "F9");
    put(&z, 1, "C3");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_CLUMP, ZP_ONE);
    hold(&z, 1, ZP_DENY, ZP_ONE);
    hold(&z, 2, ZP_DENY, ZP_ONE);
    fight(&z, 0);
    ASK(&z, EFFECT(ZP_EFFECT_CANNON));
    check_asked(&z, 1, ZP_ASK_REACT);
    ASK(&z, BIND);
    check_asked(&z, 2, ZP_ASK_REACT);
    ASK(&z, BIND, PAY(ZP_ONE));
    check_asked(&z, 1, ZP_ASK_REACT); /* not seat 0, with one card */
    LEGAL(&z, PASS);
    ASK(&z, PASS);
    CHECK(z.combat.cannon[ZP_AGG]);
    CHECK_INT(z.combat.table[ZP_CLUMP], 1);
    CHECK_INT(z.combat.table[ZP_DENY], 2);
    CHECK_INT(z.combat.table[ZP_ONE], 1);
}

RULE("ZP-16.8", e16_outbreak)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "C3");
    put(&z, 1, "C6");
    put(&z, 2, "I3");
    ring_on(&z, "F6");
    ring_on(&z, "F7");
    rings(&z, 0, 2);
    CHECK_INT(zp_entry_cost(&z, 0), 0);
}

/* A has 5 to B's 3, and passes the opening; C and D look on. */
static void five_to_three(struct zp_state *z)
{
    position(z, "players=4 classes=Pirate,Ninja,Pirate,Ninja");
    for (int i = 1; i < 5; i++)
        put(z, i, (const char *[]){"E7", "E6", "F6", "G6"}[i - 1]);
    put(z, 6, "F9");
    put(z, 7, "F10");
    put(z, 8, "F11");
    put(z, 0, "F8");
    for (int s = 0; s < 4; s++)
        hold(z, s, ZP_TWO);
    fight(z, 0);
    check_rating(z, 5, 3);
    PLAY(z, PASS);
}

RULE("ZP-9.3 ZP-8.7", e17_hold)
{
    struct zp_state z;
    five_to_three(&z);
    PLAY(&z, HOLD);
    check_asked(&z, 2, ZP_ASK_ASSIST);
    PLAY(&z, PASS, POINTS(ZP_TWO));
    check_rating(&z, 5, 5);
    check_asked(&z, 0, ZP_ASK_COMBAT);
}

RULE("ZP-13.9", e18_retreat)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 6, "G7");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE);
    hold(&z, 1, ZP_RETREAT);
    fight(&z, 0);
    PLAY(&z, POINTS(ZP_ONE), EFFECT(ZP_EFFECT_RETREAT));
    LEGAL(&z, DEST("G6"), DEST("H6"), DEST("H7"));
    PLAY(&z, DEST("H6"));
    CHECK(!z.combat.on);
    CHECK_INT(z.pos[0], at("F8"));
    CHECK_INT(z.pos[6], at("H6"));
}

RULE("ZP-13.18 ZP-18.6", e19_blockade_and_refill)
{
    struct zp_state z;
    position(&z, "players=3 classes=Gunslinger,Pirate,Ninja");
    put(&z, 0, "F9");
    put(&z, 1, "F6");
    put(&z, 2, "F7");
    put(&z, 3, "F5");
    hold(&z, 0, ZP_ONE, ZP_TWO);
    hold(&z, 1, ZP_DENY);
    turn_at(&z, 0, ZP_T_DRAW);
    PLAY(&z, DRAW, BLOCKADE);
    CHECK_INT(z.hand_n[1], 6);
    CHECK_INT(z.hand_n[0], 2);
}

RULE("ZP-18.5", e20_sets_in_a_move)
{
    struct zp_state z;
    position(&z, "players=3 classes=Gunslinger,Ninja,Pirate");
    put(&z, 0, "G9");
    hold(&z, 0, ZP_ONE, ZP_ONE, ZP_TWO, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0), STEP(W), STEP(W), SET(0), CARD(ZP_ONE), CARD(ZP_ONE));
    CHECK_INT(z.move.pool, 1);
    PLAY(&z, STEP(W));
    CHECK_INT(z.pos[0], at("G6"));
    PLAY(&z, STEP(W), SET(1), CARD(ZP_TWO), CARD(ZP_TWO));
    CHECK_INT(z.move.pool, 3);

    struct rum_trace t = {0};
    KIT_PLAY(&zp_game, &z, &t, PASS);
    CHECK_INT(z.pos[0], at("G5"));
    CHECK_INT(kit_event(&t, ZP_EV_SURPLUS, 0)->arg[0], 3);
}

RULE("ZP-21.1 ZP-21.3", e21_public_questions)
{
    struct zp_state z;
    position(&z, "players=4 classes=Ninja,Pirate,Robot,Gunslinger");
    put(&z, 6, "F9");
    put(&z, 7, "F10");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_CLUMP, ZP_ONE);
    hold(&z, 1, ZP_DENY);
    hold(&z, 2, ZP_ONE);
    z.cloud[2] = 1;
    hold(&z, 3, ZP_ONE, ZP_ONE, ZP_ONE, ZP_ONE, ZP_ONE);
    bury(&z, ZP_DENY, 3);
    fight(&z, 0);
    ASK(&z, EFFECT(ZP_EFFECT_HONOR));
    check_asked(&z, 2, ZP_ASK_REACT);
    LEGAL(&z, PASS);
    ASK(&z, PASS);
    CHECK(z.ask != ZP_ASK_REACT);
}

RULE("ZP-19.7 ZP-19.8", e22_overflow_and_theft)
{
    struct zp_state z;
    position(&z, "players=4 classes=Alien,Ninja,Pirate,Zombie");
    put(&z, 0, "C3");
    put(&z, 1, "C6");
    abduct(&z, 12, 0);
    abduct(&z, 13, 0);
    put(&z, 6, "H2");
    put(&z, 2, "H3"); /* three own at home */
    abduct(&z, 18, 0);
    hold(&z, 1, ZP_ONE);
    CHECK_INT(zp_in_base(&z, 0), 6);
    fight(&z, 0);
    while (z.ask != ZP_ASK_RELEASE && z.combat.on)
        zp_apply(&z, zp_fallback(&z), NULL);
    check_asked(&z, 0, ZP_ASK_RELEASE);
    LEGAL(&z, RELEASE(12), RELEASE(13), RELEASE(18));
    PLAY(&z, RELEASE(18));
    hold(&z, 2, ZP_ONE);
    turn_at(&z, 0, ZP_T_DRAW);
    int before = z.hand_n[0];
    PLAY(&z, TAG(2));
    CHECK_INT(z.hand_n[0], before + 1);
    CHECK_INT(z.hand_n[2], 0);
}

RULE("ZP-18.5 ZP-18.11", e23_two_sets_for_one_cost)
{
    static const char *const spaces[] = {"F9", "C3", "I3", "C6", "I6"};
    struct zp_state z;
    struct rum_trace t = {0};
    position(&z, "players=3 classes=Gunslinger,Ninja,Pirate");
    for (int i = 0; i < 5; i++)
        put(&z, i, spaces[i]);
    hold(&z, 0, ZP_TWO, ZP_TWO, ZP_ONE, ZP_CLUMP);
    turn(&z, 0);
    PLAY(&z, ENTER(0));
    LEGAL(&z, SET(0), SET(1), SET(5));
    PLAY(&z, SET(1));
    LEGAL(&z, CARD(ZP_TWO));
    PLAY(&z, CARD(ZP_TWO));
    LEGAL(&z, CARD(ZP_TWO));
    PLAY(&z, CARD(ZP_TWO));
    LEGAL(&z, SET(0));
    KIT_PLAY(&zp_game, &z, &t, SET(0), CARD(ZP_ONE), CARD(ZP_CLUMP));
    CHECK_INT(z.pos[5], at("H9"));
    CHECK_INT(kit_event(&t, ZP_EV_SURPLUS, 0)->arg[0], 1);

    position(&z, "players=3 classes=Gunslinger,Ninja,Pirate");
    for (int i = 0; i < 5; i++)
        put(&z, i, spaces[i]);
    hold(&z, 0, ZP_ONE, ZP_ONE, ZP_ONE, ZP_CLUMP);
    turn(&z, 0);
    PLAY(&z, ENTER(0));
    LEGAL(&z, SET(4));
}

RULE("ZP-9.12 ZP-9.13", e24_last_call)
{
    struct zp_state z;
    five_to_three(&z);
    PLAY(&z, CONCEDE);
    check_asked(&z, 2, ZP_ASK_LAST_CALL);
    PLAY(&z, PASS, POINTS(ZP_TWO));
    check_rating(&z, 5, 5);
    check_asked(&z, 0, ZP_ASK_COMBAT);
    PLAY(&z, CONCEDE);
    check_asked(&z, 2, ZP_ASK_LAST_CALL); /* D has no card left */
    PLAY(&z, PASS);
    CHECK_INT(z.pos[0], ZP_HOME);
}

RULE("ZP-11.6 ZP-11.8 ZP-21.3", e25_a_fresh_blockade)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Pirate,Alien");
    put(&z, 0, "F9");
    hold(&z, 1, ZP_ONE);
    on_top(&z, ZP_DENY);
    turn(&z, 1);
    end_turn(&z);
    CHECK_INT(z.hand_n[1], 2);
    CHECK_INT(z.held[1], 1);
    turn_at(&z, 2, ZP_T_COMBAT);
    go_on(&z, 2, ZP_T_BEGIN);
    z.frame[0].at = ZP_T_BLOCKADE;
    z.ask = ZP_ASK_NOTHING;
    z.turn.asked = 2;
    zp_run(&z, NULL);
    check_asked(&z, 1, ZP_ASK_BLOCKADE);
    LEGAL(&z, PASS);
    zp_spend(&z, 1, ZP_ONE); /* for points in a combat */
    CHECK_INT(z.hand_n[1], 1);
    CHECK_INT(z.held[1], 1);
    LEGAL(&z, PASS);
    zp_ripen(&z, 1); /* their next turn begins */
    LEGAL(&z, PASS, BLOCKADE);
}

RULE("ZP-16.4 ZP-16.7 ZP-16.10", e26_a_carrier_with_two_rings)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Zombie,Ninja");
    put(&z, 0, "F9");
    rings(&z, 0, 1);
    ring_on(&z, "F8");
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0), STEP(W));
    CHECK_INT(z.ring[0], 2);
    put(&z, 6, "F7");
    int supply = z.supply;
    fight(&z, 1);
    while (z.combat.on)
        zp_apply(&z, zp_fallback(&z), NULL);
    CHECK_INT(z.supply, supply);
    CHECK(zp_has(z.rings, at("F8")));
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK_INT(z.ring[0], 1);
    turn(&z, 0);
    LEGAL(&z, PASS, ENTER(0), ENTER(0) + 1, ENTER(1), ENTER(1) + 1);
}

RULE("ZP-20.6 ZP-20.8", e27_time)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Elf,Zombie elf_mode=clock");
    put(&z, 12, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE);
    fight(&z, 0);
    check_asked(&z, 0, ZP_ASK_COMBAT);
    zp_time(&z, NULL);
    check_won(&z, 1);
    CHECK_SCORE(&zp_game, &z, 0, 60, 0);
}
