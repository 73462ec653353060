/*
 * zp_9_assisting.c: ZP-9.1 to 9.15.
 */
#include "zp_test.h"

/* Seat 0 has come upon seat 1 and is behind, 1 to 1; seats 2 and 3 look on. */
static void brawl(struct zp_state *z, const char *classes)
{
    position(z, classes);
    for (int s = 0; s < z->head.seats; s++)
        hold(z, s, ZP_ONE, ZP_TWO);
    put(z, 6, "F9");
    put(z, 0, "F8");
}

#define FOUR "players=4 classes=Pirate,Ninja,Pirate,Ninja"

RULE("ZP-9.1", bystanders_may_play_points_for_either_side)
{
    struct zp_state z;
    brawl(&z, FOUR);
    fight(&z, 0);
    PLAY(&z, HOLD);
    check_asked(&z, 2, ZP_ASK_ASSIST);
    LEGAL(&z, PASS, POINTS(ZP_ONE), POINTS(ZP_TWO));
    PLAY(&z, POINTS(ZP_TWO)); /* for the Aggressor */
    check_rating(&z, 3, 1);
    CHECK_INT(z.hand_n[2], 1);
    check_asked(&z, 1, ZP_ASK_COMBAT);
    PLAY(&z, HOLD, POINTS(ZP_ONE)); /* the same helper, for the Defender */
    check_rating(&z, 3, 2);
    CHECK_INT(z.hand_n[2], 0); /* spent is spent */
}

RULE("ZP-9.2 ZP-9.5", lent_effects_may_be_refused_points_not)
{
    struct zp_state z;
    brawl(&z, FOUR);
    hold(&z, 2, ZP_WEAPON, ZP_ONE);
    fight(&z, 0);
    PLAY(&z, HOLD, EFFECT(ZP_EFFECT_WEAPON2));
    check_asked(&z, 0, ZP_ASK_ACCEPT);
    LEGAL(&z, ACCEPT, REFUSE);
    PLAY(&z, REFUSE);
    check_rating(&z, 1, 1);
    CHECK_INT(z.hand_n[2], 2); /* kept */
    check_asked(&z, 2, ZP_ASK_ASSIST);
    PLAY(&z, POINTS(ZP_ONE)); /* nobody asks whether that is welcome */
    check_rating(&z, 2, 1);

    brawl(&z, FOUR);
    hold(&z, 2, ZP_WEAPON, ZP_ONE);
    fight(&z, 0);
    PLAY(&z, HOLD, EFFECT(ZP_EFFECT_WEAPON2), ACCEPT);
    check_rating(&z, 3, 1);
    CHECK_INT(z.hand_n[2], 1);
}

RULE("ZP-9.3", helpers_are_asked_from_the_left_until_the_side_leads)
{
    struct zp_state z;
    brawl(&z, "players=5 classes=Pirate,Ninja,Pirate,Ninja,Zombie");
    put(&z, 7, "F10"); /* 1 to 2 */
    fight(&z, 0);
    PLAY(&z, HOLD);
    check_asked(&z, 2, ZP_ASK_ASSIST);
    PLAY(&z, POINTS(ZP_ONE)); /* 2 to 2, the same one again */
    check_asked(&z, 2, ZP_ASK_ASSIST);
    PLAY(&z, PASS);
    check_asked(&z, 3, ZP_ASK_ASSIST);
    PLAY(&z, PASS);
    check_asked(&z, 4, ZP_ASK_ASSIST);
    PLAY(&z, POINTS(ZP_ONE)); /* it leads: the window closes */
    check_asked(&z, 1, ZP_ASK_COMBAT);

    PLAY(&z, HOLD); /* now from the left of seat 1 */
    check_asked(&z, 2, ZP_ASK_ASSIST);
}

RULE("ZP-9.4", a_fruitless_hold_is_spent_until_somebody_plays)
{
    struct zp_state z;
    brawl(&z, FOUR);
    put(&z, 7, "F10"); /* 1 to 2 */
    fight(&z, 0);
    PLAY(&z, HOLD, PASS, PASS);
    check_asked(&z, 0, ZP_ASK_COMBAT);
    LEGAL(&z, POINTS(ZP_ONE), POINTS(ZP_TWO), CONCEDE);
    PLAY(&z, POINTS(ZP_ONE)); /* the standing has changed */
    check_asked(&z, 0, ZP_ASK_COMBAT);
    CHECK(CAN(&z, HOLD));
}

RULE("ZP-9.4", a_hold_with_help_that_does_not_suffice_may_be_repeated)
{
    struct zp_state z;
    brawl(&z, FOUR);
    put(&z, 7, "F10");
    put(&z, 8, "F11");
    put(&z, 9, "E9"); /* 1 to 4 */
    fight(&z, 0);
    PLAY(&z, HOLD, POINTS(ZP_ONE), PASS, PASS);
    check_asked(&z, 0, ZP_ASK_COMBAT);
    CHECK(CAN(&z, HOLD));
    PLAY(&z, HOLD, PASS, PASS);
    CHECK(!CAN(&z, HOLD));
}

RULE("ZP-9.5 ZP-12.2", a_lent_card_works_for_the_principal_by_the_helpers_class)
{
    struct zp_state z;
    brawl(&z, FOUR);
    hold(&z, 2, ZP_RETREAT);
    fight(&z, 0);
    PLAY(&z, HOLD, EFFECT(ZP_EFFECT_RETREAT), ACCEPT);
    check_asked(&z, 0, ZP_ASK_DEST); /* they choose, it is their piece */
    PLAY(&z, DEST("E7"));
    CHECK_INT(z.pos[0], at("E7"));

    /* a Pirate lends a Ninja's card: they need the PASSPORT themselves */
    brawl(&z, FOUR);
    hold(&z, 2, ZP_WEAPON, ZP_PASSPORT);
    hold(&z, 0, ZP_ONE);
    fight(&z, 0);
    PLAY(&z, HOLD, EFFECT(ZP_EFFECT_WEAPON3), ACCEPT);
    check_rating(&z, 4, 1);
    CHECK_INT(z.hand_n[2], 0);
}

RULE("ZP-9.6", an_offer_is_known_to_all_and_not_made_twice)
{
    struct zp_state z;
    brawl(&z, FOUR);
    hold(&z, 2, ZP_WEAPON, ZP_WEAPON, ZP_PASSPORT, ZP_ONE);
    fight(&z, 0);
    PLAY(&z, HOLD, EFFECT(ZP_EFFECT_WEAPON3));
    for (int w = 0; w < ZP_SEATS + 1; w++) {
        if (w == 2)
            continue;
        CHECK_INT(z.sure[w][2][ZP_WEAPON], 1);
        CHECK_INT(z.sure[w][2][ZP_PASSPORT], 1);
        CHECK_INT(z.sure[w][2][ZP_ONE], 0);
    }
    CHECK_INT(z.hand_n[2], 4); /* still in hand */
    PLAY(&z, REFUSE);
    CHECK(!CAN(&z, EFFECT(ZP_EFFECT_WEAPON3)));
    CHECK(CAN(&z, EFFECT(ZP_EFFECT_WEAPON2))); /* another effect */
    PLAY(&z, PASS, PASS, POINTS(ZP_TWO));
    PLAY(&z, HOLD); /* in the same combat, for the other side */
    CHECK(!CAN(&z, EFFECT(ZP_EFFECT_WEAPON3)));
}

RULE("ZP-9.6 ZP-17.1", a_lent_effects_fee_is_paid_after_acceptance)
{
    struct zp_state z;
    brawl(&z, "players=3 classes=Pirate,Ninja,Robot");
    hold(&z, 2, ZP_WEAPON, ZP_ONE);
    fight(&z, 0);
    PLAY(&z, HOLD, EFFECT(ZP_EFFECT_WEAPON3));
    CHECK_INT(z.hand_n[2], 2);
    PLAY(&z, ACCEPT);
    check_asked(&z, 2, ZP_ASK_PAY);
    PLAY(&z, PAY(ZP_ONE));
    check_rating(&z, 4, 1);
}

RULE("ZP-9.6 ZP-14.5", an_accepted_effect_is_no_card_of_ones_own)
{
    struct zp_state z;
    brawl(&z, "players=3 classes=Ninja,Pirate,Pirate");
    hold(&z, 2, ZP_WEAPON);
    fight(&z, 0);
    PLAY(&z, HOLD, EFFECT(ZP_EFFECT_WEAPON2), ACCEPT);
    PLAY(&z, POINTS(ZP_TWO)); /* the Pirate, 3 to 3 */
    check_asked(&z, 0, ZP_ASK_COMBAT);
    CHECK(CAN(&z, SLIP));
}

RULE("ZP-9.7", a_save_cannot_be_lent)
{
    struct zp_state z;
    brawl(&z, FOUR);
    hold(&z, 2, ZP_SAVE);
    empty_hand(&z, 0);
    fight(&z, 0);
    PLAY(&z, HOLD);
    LEGAL(&z, PASS, POINTS(ZP_SAVE));
    PLAY(&z, PASS, PASS); /* and now nothing is left to seat 0 */
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK_INT(z.hand_n[2], 1);
}

RULE("ZP-9.8", one_may_help_different_sides_in_any_number_of_combats)
{
    struct zp_state z;
    brawl(&z, "players=3 classes=Pirate,Ninja,Pirate");
    hold(&z, 2, ZP_ONE, ZP_ONE, ZP_ONE);
    fight(&z, 0);
    PLAY(&z, HOLD, POINTS(ZP_ONE)); /* for 0 */
    PLAY(&z, HOLD, POINTS(ZP_ONE)); /* for 1: 2 to 2 */
    PLAY(&z, HOLD, POINTS(ZP_ONE)); /* for 0 again */
    check_rating(&z, 3, 2);
}

RULE("ZP-9.9 ZP-19.11", whose_piece_is_abducted_cannot_help_against_that_alien)
{
    struct zp_state z;
    brawl(&z, "players=4 classes=Pirate,Alien,Pirate,Ninja");
    abduct(&z, 12, 1);
    fight(&z, 0);
    PLAY(&z, HOLD);
    check_asked(&z, 3, ZP_ASK_ASSIST); /* seat 2 is left out */
    PLAY(&z, POINTS(ZP_TWO));
    check_asked(&z, 1, ZP_ASK_COMBAT);
    PLAY(&z, HOLD);
    check_asked(&z, 2, ZP_ASK_ASSIST); /* for the Alien they may */
}

RULE("ZP-9.10 ZP-18.1", a_gunslinger_helps_with_sets_a_robot_with_cloud_points)
{
    struct zp_state z;
    brawl(&z, "players=5 classes=Pirate,Ninja,Gunslinger,Robot,Elf");
    for (int i = 7; i < 12; i++) /* a strong Defender */
        put(&z, i, (const char *[]){"F10", "E9", "G9", "F11", "E10"}[i - 7]);
    hold(&z, 2, ZP_ONE, ZP_ONE, ZP_TWO);
    hold(&z, 3, ZP_ONE);
    hold(&z, 4, ZP_WEAPON);
    z.cloud[3] = 2;
    put(&z, 0, "F8");
    fight(&z, 0);
    check_rating(&z, 1, 6);
    PLAY(&z, HOLD);
    LEGAL(&z, PASS, SET(0));
    PLAY(&z, SET(0), CARD(ZP_ONE), CARD(ZP_ONE));
    check_rating(&z, 3, 6);
    check_asked(&z, 3, ZP_ASK_ASSIST); /* one card is not enough for a set */
    LEGAL(&z, PASS, POINTS(ZP_ONE), CLOUD(1), CLOUD(2));
    PLAY(&z, CLOUD(2));
    check_rating(&z, 5, 6);
    CHECK_INT(z.cloud[3], 0);
    PLAY(&z, PASS);
    LEGAL(&z, PASS, POINTS(ZP_WEAPON)); /* the Elf: points only */
}

RULE("ZP-9.11", a_negated_effect_counts_as_played_a_refused_one_does_not)
{
    struct zp_state z;
    brawl(&z, FOUR);
    hold(&z, 2, ZP_WEAPON);
    hold(&z, 3, ZP_DENY);
    put(&z, 7, "F10");
    fight(&z, 0);
    PLAY(&z, HOLD, EFFECT(ZP_EFFECT_WEAPON2), REFUSE, PASS, PASS);
    CHECK(!CAN(&z, HOLD));

    brawl(&z, FOUR);
    hold(&z, 2, ZP_WEAPON);
    hold(&z, 3, ZP_DENY);
    put(&z, 7, "F10");
    put(&z, 0, "F8");
    fight(&z, 0);
    PLAY(&z, HOLD, EFFECT(ZP_EFFECT_WEAPON2), ACCEPT);
    while (z.head.to_act != 3)
        PLAY(&z, PASS);
    PLAY(&z, BIND);
    while (z.ask == ZP_ASK_REACT)
        PLAY(&z, PASS);
    check_rating(&z, 1, 2); /* nothing came of it */
    while (z.ask == ZP_ASK_ASSIST)
        PLAY(&z, PASS);
    check_asked(&z, 0, ZP_ASK_COMBAT);
    CHECK(CAN(&z, HOLD) || z.hand_n[3] == 0);
    CHECK(!z.combat.stale[ZP_AGG]);
}

RULE("ZP-9.12", whoever_gives_up_is_not_lost_before_the_others_were_asked)
{
    struct zp_state z;
    brawl(&z, "players=5 classes=Pirate,Ninja,Pirate,Robot,Gunslinger");
    hold(&z, 2, ZP_WEAPON);
    hold(&z, 4, ZP_TWO, ZP_TWO);
    z.cloud[3] = 1;
    put(&z, 7, "F10"); /* 1 to 2 */
    fight(&z, 0);
    PLAY(&z, CONCEDE);
    check_asked(&z, 2, ZP_ASK_LAST_CALL); /* from the left of seat 0 */
    LEGAL(&z, PASS, POINTS(ZP_WEAPON));   /* no effects */
    PLAY(&z, PASS);
    check_asked(&z, 3, ZP_ASK_LAST_CALL);
    LEGAL(&z, PASS, POINTS(ZP_ONE), POINTS(ZP_TWO), CLOUD(1));
    PLAY(&z, CLOUD(1)); /* 2 to 2: still behind, the same one again */
    check_asked(&z, 3, ZP_ASK_LAST_CALL);
    PLAY(&z, PASS);
    check_asked(&z, 4, ZP_ASK_LAST_CALL);
    LEGAL(&z, PASS, SET(1));
    PLAY(&z, SET(1), CARD(ZP_TWO), CARD(ZP_TWO));
    check_rating(&z, 6, 2); /* it leads: the window closes */
    check_asked(&z, 1, ZP_ASK_COMBAT);
}

RULE("ZP-9.12", nothing_played_in_the_last_call_is_a_defeat)
{
    struct zp_state z;
    struct rum_trace t = {0};
    brawl(&z, FOUR);
    fight(&z, 0);
    KIT_PLAY(&zp_game, &z, &t, CONCEDE, PASS);
    CHECK(z.combat.on);
    KIT_PLAY(&zp_game, &z, &t, PASS);
    hush(&z);
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK(!z.combat.on);
    CHECK_INT(kit_event(&t, ZP_EV_DEFEAT, 0)->arg[3], 1); /* nobody helped */
}

RULE("ZP-9.12", every_concession_has_its_own_last_call)
{
    struct zp_state z;
    brawl(&z, "players=3 classes=Ninja,Pirate,Pirate");
    put(&z, 7, "F10");
    put(&z, 8, "F11");
    put(&z, 9, "E9"); /* 1 to 4 */
    fight(&z, 0);
    PLAY(&z, CONCEDE, POINTS(ZP_ONE), PASS); /* too little */
    check_asked(&z, 0, ZP_ASK_COMBAT);
    LEGAL(&z, POINTS(ZP_ONE), POINTS(ZP_TWO), SLIP, CONCEDE, HOLD);
    PLAY(&z, CONCEDE);
    check_asked(&z, 2, ZP_ASK_LAST_CALL);
    PLAY(&z, PASS);
    CHECK_INT(z.pos[0], ZP_HOME);
}

RULE("ZP-9.13", who_is_asked_follows_from_public_facts)
{
    struct zp_state z;
    brawl(&z, "players=5 classes=Pirate,Alien,Ninja,Gunslinger,Robot");
    abduct(&z, 12, 1);    /* of seat 2: not against this Alien */
    hold(&z, 3, ZP_DENY); /* one card is no set */
    empty_hand(&z, 4);    /* nothing to raise with */
    fight(&z, 0);
    CHECK(!CAN(&z, HOLD));
    PLAY(&z, CONCEDE); /* nobody is asked */
    CHECK(!z.combat.on);

    brawl(&z, FOUR);
    fight(&z, 0);
    z.combat.honor = true;
    PLAY(&z, CONCEDE);
    CHECK(!z.combat.on);
}

RULE("ZP-9.13 ZP-14.5",
     no_last_call_after_a_slip_or_a_hold_that_was_the_last_word)
{
    struct zp_state z;
    brawl(&z, "players=3 classes=Ninja,Pirate,Pirate");
    fight(&z, 0);
    PLAY(&z, SLIP);
    CHECK(!z.combat.on);

    /* cards left: the helpers may have waited for them */
    brawl(&z, FOUR);
    fight(&z, 0);
    PLAY(&z, HOLD, PASS, PASS, CONCEDE);
    check_asked(&z, 2, ZP_ASK_LAST_CALL);

    /* none left: they knew, whether the principal is asked or not */
    brawl(&z, FOUR);
    empty_hand(&z, 0);
    fight(&z, 0);
    PLAY(&z, HOLD, PASS, PASS);
    CHECK(!z.combat.on);
    brawl(&z, "players=3 classes=Ninja,Pirate,Pirate");
    empty_hand(&z, 0);
    fight(&z, 0);
    PLAY(&z, HOLD, PASS, CONCEDE);
    CHECK(!z.combat.on);
}

RULE("ZP-9.14 ZP-9.4", what_is_played_in_a_last_call_gives_the_hold_back)
{
    struct zp_state z;
    brawl(&z, FOUR);
    put(&z, 7, "F10");
    put(&z, 8, "F11");
    put(&z, 9, "E9"); /* 1 to 4 */
    fight(&z, 0);
    PLAY(&z, HOLD, PASS, PASS);
    CHECK(!CAN(&z, HOLD));
    z.combat.stale[ZP_DEF] = true;
    PLAY(&z, CONCEDE, POINTS(ZP_ONE), PASS, PASS);
    check_asked(&z, 0, ZP_ASK_COMBAT);
    CHECK(CAN(&z, HOLD));
    CHECK(!z.combat.stale[ZP_DEF]);

    /* a last call spends none itself */
    brawl(&z, FOUR);
    put(&z, 7, "F10");
    fight(&z, 0);
    PLAY(&z, CONCEDE, POINTS(ZP_ONE), PASS, PASS);
    CHECK(CAN(&z, HOLD));
}

RULE("ZP-9.15", asked_means_only_after_a_hold_and_off_not_at_all)
{
    struct zp_state z;
    brawl(&z, FOUR " assist=asked");
    fight(&z, 0);
    CHECK(CAN(&z, HOLD));
    PLAY(&z, CONCEDE); /* final */
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK(!z.combat.on);

    brawl(&z, FOUR " assist=off");
    fight(&z, 0);
    check_asked(&z, 0, ZP_ASK_COMBAT);
    CHECK(!CAN(&z, HOLD));
    PLAY(&z, CONCEDE);
    CHECK(!z.combat.on);
}
