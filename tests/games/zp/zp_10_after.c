/*
 * zp_10_after.c: ZP-10.1 to 10.6.
 */
#include "zp_test.h"

RULE("ZP-10.1", the_losing_piece_goes_home_and_its_friends_stay)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    hold(&z, 0, ZP_ONE);
    put(&z, 6, "F9");
    put(&z, 1, "E7");
    put(&z, 0, "F8");
    fight(&z, 0);
    /* 2 to 1: the opening, then the Ninja must act and cannot but slip */
    PLAY(&z, PASS, SLIP);
    CHECK_INT(z.pos[6], ZP_HOME);
    CHECK_INT(z.pos[0], at("F8"));

    put(&z, 7, "F9");
    put(&z, 8, "F10");
    put(&z, 0, "F8");
    fight(&z, 0);
    while (z.combat.on)
        zp_apply(&z, zp_fallback(&z), NULL);
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK_INT(z.pos[1], at("E7"));
}

RULE("ZP-10.2 ZP-12.9", all_cards_of_a_combat_are_discarded_after_it)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Pirate");
    hold(&z, 0, ZP_ONE, ZP_WEAPON);
    hold(&z, 1, ZP_TWO, ZP_ONE);
    hold(&z, 2, ZP_TWO, ZP_ONE);
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    fight(&z, 0);
    PLAY(&z, POINTS(ZP_ONE), HOLD, POINTS(ZP_TWO));
    PLAY(&z, EFFECT(ZP_EFFECT_WEAPON2));
    while (z.ask == ZP_ASK_REACT)
        PLAY(&z, PASS);
    CHECK_INT(z.discard_n, 0);
    CHECK_INT(z.combat.table[ZP_ONE], 1);
    CHECK_INT(z.combat.table[ZP_TWO], 1);
    CHECK_INT(z.combat.table[ZP_WEAPON], 1);
    check_sound(&z);
    PLAY(&z, GIVE_UP);
    CHECK_INT(z.discard_n, 3); /* the winner's, the loser's, the helper's */
    CHECK_INT(z.discard[ZP_ONE], 1);
    CHECK_INT(z.discard[ZP_TWO], 1);
    CHECK_INT(z.discard[ZP_WEAPON], 1);
    check_sound(&z);
}

RULE("ZP-10.3 ZP-8.16", enemies_still_adjacent_fight_again)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    hold(&z, 0, ZP_ONE, ZP_ONE);
    hold(&z, 1, ZP_ONE, ZP_ONE);
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    put(&z, 1, "E8"); /* both touch F9 */
    fight(&z, 0);
    PLAY(&z, AGGRESSOR(0), PASS); /* 2 to 1 */
    PLAY(&z, POINTS(ZP_ONE), GIVE_UP);
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK_INT(z.combat.piece[ZP_AGG], 1); /* the second one, alone */
    check_rating(&z, 1, 1);
}

RULE("ZP-10.4", the_steps_come_in_their_order)
{
    struct zp_state z;
    struct rum_trace t = {0};
    position(&z, "players=3 classes=Alien,Zombie,Pirate");
    /* the Alien holds a Zombie; the Zombie beats an Alien Carrier */
    hold(&z, 1, ZP_ONE);
    abduct(&z, 7, 0);
    put(&z, 0, "F9");
    rings(&z, 0, 1);
    put(&z, 6, "F8");
    fight(&z, 1);
    KIT_PLAY(&zp_game, &z, &t, PASS);
    CHECK_INT(kit_events(&t, ZP_EV_CLEANSE), 1);
    static const int order[] = {ZP_EV_DEFEAT, ZP_EV_CLEANSE, ZP_EV_INFECT,
                                ZP_EV_FREE, ZP_EV_HOMEWARD};
    int k = 0;
    for (int i = 0; i < t.n && k < 5; i++)
        k += t.event[i].kind == order[k];
    CHECK_INT(k, 5);
    CHECK_INT(z.ring[0], 0);
    CHECK(zp_has(z.rings, at("F9")));
    CHECK_INT(z.pos[7], ZP_HOME);
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK_INT(z.supply, ZP_RINGS - 1);
}

RULE("ZP-10.4 ZP-19.3 ZP-13.2", a_save_comes_before_the_abduction)
{
    struct zp_state z;
    position(&z, "players=3 classes=Alien,Ninja,Pirate");
    for (int i = 0; i < 6; i++)
        put(&z, i, (const char *[]){"C3", "C6", "I3", "I6", "F3", "F8"}[i]);
    put(&z, 6, "F9");
    put(&z, 5, "F8");
    hold(&z, 0, ZP_TWO);
    hold(&z, 1, ZP_SAVE);
    fight(&z, 0);
    PLAY(&z, POINTS(ZP_TWO), SLIP);
    check_asked(&z, 1, ZP_ASK_SAVE);
    PLAY(&z, SAVE(1));
    CHECK_INT(z.pos[6], at("H1"));
    CHECK_INT(zp_in_base(&z, 0), 0);
}

RULE("ZP-10.5 ZP-13.9", a_retreat_has_no_loser)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 6, "F9");
    rings(&z, 6, 1); /* a Carrier, so a defeat would leave a ring */
    put(&z, 0, "F8");
    hold(&z, 1, ZP_RETREAT);
    fight(&z, 0);
    PLAY(&z, EFFECT(ZP_EFFECT_RETREAT), DEST("F10"));
    CHECK_INT(z.pos[6], at("F10"));
    CHECK_INT(z.ring[6], 1);
    CHECK(!zp_any(z.rings));
    CHECK(!z.combat.on);
    CHECK_INT(z.discard[ZP_RETREAT], 1);
}

RULE("ZP-10.6", after_a_bound_save_another_may_follow)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Ninja");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_SAVE, ZP_SAVE);
    hold(&z, 1, ZP_DENY);
    fight(&z, 0);
    PLAY(&z, GIVE_UP, SAVE(0));
    check_asked(&z, 1, ZP_ASK_REACT);
    PLAY(&z, BIND);
    check_asked(&z, 0, ZP_ASK_SAVE); /* one card left: they could */
    PLAY(&z, SAVE(1));
    CHECK_INT(z.pos[0], at("I8"));
    CHECK_INT(z.discard[ZP_SAVE], 2);
    CHECK_INT(z.discard[ZP_DENY], 1);
}
