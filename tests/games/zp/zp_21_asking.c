/*
 * zp_21_asking.c: who is asked follows from public facts: ZP-21.1 to 21.8.
 */
#include "zp_test.h"

RULE("ZP-21.1", the_question_does_not_depend_on_the_hand)
{
    static const int hands[3][2] = {
        {ZP_DENY, ZP_ONE}, {ZP_ONE, ZP_TWO}, {ZP_SAVE, ZP_SPEED}};
    struct zp_state z;

    for (int i = 0; i < 3; i++) {
        position(&z, "players=3 classes=Pirate,Ninja,Ninja");
        put(&z, 6, "F9");
        put(&z, 0, "F8");
        hold(&z, 0, ZP_WEAPON);
        hold(&z, 1, hands[i][0], hands[i][1]);
        fight(&z, 0);
        ASK(&z, EFFECT(ZP_EFFECT_WEAPON2));
        check_asked(&z, 1, ZP_ASK_REACT); /* whatever they hold */
        CHECK_INT(CAN(&z, BIND), i == 0); /* only the list differs */
        ASK(&z, PASS);
        check_asked(&z, 1, ZP_ASK_COMBAT);
    }
}

RULE("ZP-21.1 ZP-21.5", two_worlds_the_actor_cannot_tell_apart_ask_alike)
{
    struct zp_state z, a, b;
    struct rum_rng rng;
    rum_action act[RUM_MAX_ACTIONS];
    int compared = 0;

    rum_rng_init(&rng, kit_seed(5));
    for (uint64_t seed = 0; seed < 6; seed++) {
        kit_deal(&zp_game, &z, seed, "players=5");
        for (int i = 0; i < 1500 && !z.end; i++) {
            rum_seat seat = z.head.to_act;
            rum_game_hide(&zp_game, &z, seat, &a);
            memcpy(&b, &a, sizeof(a));
            rum_game_imagine(&zp_game, &a, seat, &rng);
            rum_game_imagine(&zp_game, &b, seat, &rng);
            size_t n = zp_legal(&z, act);
            rum_action pick = act[rum_rng_below(&rng, (uint32_t)n)];
            zp_apply(&a, pick, NULL);
            zp_apply(&b, pick, NULL);
            zp_apply(&z, pick, NULL);
            CHECK_INT(a.head.to_act, b.head.to_act);
            CHECK_INT(a.ask, b.ask);
            CHECK_INT(a.active, b.active);
            CHECK_BYTES(a.pos, b.pos, sizeof(a.pos));
            CHECK_BYTES(a.hand_n, b.hand_n, sizeof(a.hand_n));
            compared++;
        }
    }
    CHECK(compared > 3000);
}

RULE("ZP-21.2", could_pay_looks_at_sizes_only)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Gunslinger");
    hold(&z, 0, ZP_ONE, ZP_ONE);
    z.cloud[0] = 1;
    CHECK(zp_could_pay(&z, 0, 9) && !zp_could_pay(&z, 0, 10));
    CHECK(zp_could_pay(&z, 1, 0) && zp_could_pay(&z, 1, -2));
    CHECK(!zp_could_pay(&z, 1, 1));
    hold(&z, 1, ZP_ONE);
    CHECK(zp_could_pay(&z, 1, 4) && !zp_could_pay(&z, 1, 5));
    hold(&z, 2, ZP_ONE);
    CHECK(!zp_could_pay(&z, 2, 1));
    hold(&z, 2, ZP_ONE, ZP_TWO);
    CHECK(zp_could_pay(&z, 2, 20)); /* two cards might be anything */
}

RULE("ZP-21.3", could_use_counts_cards_and_unseen_copies)
{
    struct zp_state z;
    position(&z, "players=4 classes=Ninja,Pirate,Robot,Gunslinger");
    for (int s = 0; s < 4; s++)
        CHECK(!zp_could_use(&z, s, ZP_EFFECT_BIND));
    hold(&z, 0, ZP_ONE);
    hold(&z, 1, ZP_ONE);
    hold(&z, 2, ZP_ONE);
    hold(&z, 3, ZP_ONE, ZP_ONE);
    CHECK(zp_could_use(&z, 0, ZP_EFFECT_BIND));
    CHECK(!zp_could_use(&z, 1, ZP_EFFECT_BIND)); /* they need a PASSPORT too */
    CHECK(!zp_could_use(&z, 2, ZP_EFFECT_BIND)); /* they need a fee */
    CHECK(zp_could_use(&z, 3, ZP_EFFECT_BIND));
    z.cloud[2] = 1;
    CHECK(zp_could_use(&z, 2, ZP_EFFECT_BIND));
    hold(&z, 1, ZP_ONE, ZP_ONE);
    CHECK(zp_could_use(&z, 1, ZP_EFFECT_BIND));

    bury(&z, ZP_PASSPORT, 4);
    CHECK(!zp_could_use(&z, 1, ZP_EFFECT_BIND));
    bury(&z, ZP_DENY, 3);
    CHECK(zp_could_use(&z, 0, ZP_EFFECT_BIND));
    CHECK(!zp_could_use(&z, 3, ZP_EFFECT_BIND)); /* one left is no pair */
    z.combat.table[ZP_DENY] = 1; /* the last lies on the table */
    CHECK(!zp_could_use(&z, 0, ZP_EFFECT_BIND));
}

RULE("ZP-21.3 ZP-11.8", draw_phase_cards_need_as_many_held)
{
    static const int effect[] = {ZP_EFFECT_DRAW2, ZP_EFFECT_PLUNDER,
                                 ZP_EFFECT_BLOCKADE};
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Gunslinger,Ninja");
    for (int s = 0; s < 2; s++) {
        for (int i = 0; i < 3; i++)
            give_fresh(&z, s, ZP_ONE);
        for (int i = 0; i < 3; i++) {
            z.held[s] = (uint8_t)s;
            CHECK(!zp_could_use(&z, s, effect[i]));
            z.held[s]++; /* 1 for the Pirate, 2 for the Gunslinger's pair */
            CHECK(zp_could_use(&z, s, effect[i]));
        }
        z.held[s] = 0;
        CHECK(zp_could_use(&z, s, ZP_EFFECT_KEELHAUL)); /* no Draw Phase card */
    }
}

RULE("ZP-21.3", the_rest_of_the_hand_must_be_able_to_pay_the_fee)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Gunslinger,Pirate");
    hold(&z, 0, ZP_ONE);
    CHECK(zp_could_use(&z, 0, ZP_EFFECT_GETA2));
    CHECK(!zp_could_use(&z, 0, ZP_EFFECT_GETA4));
    hold(&z, 0, ZP_ONE, ZP_ONE);
    CHECK(zp_could_use(&z, 0, ZP_EFFECT_GETA4));
    hold(&z, 1, ZP_ONE, ZP_ONE, ZP_ONE);
    CHECK(!zp_could_use(&z, 1, ZP_EFFECT_GETA4));
    hold(&z, 1, ZP_ONE, ZP_ONE, ZP_ONE, ZP_ONE);
    CHECK(zp_could_use(&z, 1, ZP_EFFECT_GETA4));
}

RULE("ZP-21.4", could_raise_takes_a_card_or_a_cloud_point)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Gunslinger");
    CHECK(!zp_could_raise(&z, 0) && !zp_could_raise(&z, 1));
    z.cloud[0] = 1;
    hold(&z, 1, ZP_ONE);
    hold(&z, 2, ZP_ONE);
    CHECK(zp_could_raise(&z, 0) && zp_could_raise(&z, 1));
    CHECK(!zp_could_raise(&z, 2));
    hold(&z, 2, ZP_ONE, ZP_TWO);
    CHECK(zp_could_raise(&z, 2));
}

RULE("ZP-21.5", where_the_public_test_fails_the_question_passes_silently)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "F9");
    turn(&z, 0); /* no cards: nobody would believe they could enter */
    check_asked(&z, 0, ZP_ASK_MOVE_PICK);
    ASK(&z, MOVE(0), STEP(W)); /* nor go on */
    CHECK_INT(z.active, 1);

    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "F9");
    hold(&z, 0, ZP_ONE);
    hold(&z, 1, ZP_ONE);
    turn(&z, 0);
    check_asked(&z, 0, ZP_ASK_ENTRANCE);
    ASK(&z, PASS, MOVE(0), STEP(W));
    check_asked(&z, 0, ZP_ASK_STEP); /* as far as others know */
    ASK(&z, PASS);
    /* seat 1, a Ninja with one card, could not blockade */
    CHECK_INT(z.active, 1);
}

RULE("ZP-21.5", the_blockade_window_follows_its_column)
{
    struct zp_state z;
    position(&z, "players=4 classes=Zombie,Ninja,Pirate,Gunslinger");
    hold(&z, 1, ZP_ONE, ZP_TWO);
    hold(&z, 2, ZP_ONE);
    hold(&z, 3, ZP_ONE, ZP_TWO);
    z.ask = 0;
    turn_at(&z, 0, ZP_T_TAKE); /* nobody is asked past this point */
    CHECK_INT(z.active, 1);

    memset(&z.turn, 0, sizeof(z.turn));
    z.turn.taker = z.turn.asked = z.active = 0;
    z.depth = 1;
    z.frame[0] = (struct zp_frame){ZP_F_TURN, ZP_T_BLOCKADE};
    z.ask = 0;
    zp_run(&z, NULL);
    check_asked(&z, 1, ZP_ASK_BLOCKADE);
    LEGAL(&z, PASS);
    ASK(&z, PASS);
    check_asked(&z, 2, ZP_ASK_BLOCKADE);
    ASK(&z, PASS);
    check_asked(&z, 3, ZP_ASK_BLOCKADE);
    ASK(&z, PASS);
    CHECK_INT(z.active, 1);
}

RULE("ZP-21.8", without_bluffs_lone_actions_are_played_at_once)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Ninja bluff_windows=0");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_WEAPON, ZP_ONE);
    hold(&z, 1, ZP_ONE, ZP_TWO);
    hold(&z, 2, ZP_DENY);
    fight(&z, 0);
    ASK(&z, EFFECT(ZP_EFFECT_WEAPON2));
    check_asked(&z, 2, ZP_ASK_REACT); /* seat 1 has no choice: not asked */
    LEGAL(&z, PASS, BIND);

    rum_action act[RUM_MAX_ACTIONS];
    struct rum_rng rng;
    rum_rng_init(&rng, kit_seed(1));
    kit_deal(&zp_game, &z, 3, "players=5 bluff_windows=0");
    for (int i = 0; i < 2000 && !z.end; i++) {
        size_t n = zp_legal(&z, act);
        CHECK(n > 1);
        zp_apply(&z, act[rum_rng_below(&rng, (uint32_t)n)], NULL);
    }
}
