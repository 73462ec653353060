/*
 * zp_12_specialty.c: ZP-12.1 to 12.9.
 */
#include "zp_test.h"

/* Copies, PASSPORT and fee of an effect for a class; 0 copies: not allowed. */
static void check_price(int class, int effect, int copies, int passport,
                        int fee)
{
    struct zp_state z;
    memset(&z, 0, sizeof(z));
    z.class[0] = (uint8_t) class;
    struct zp_price p = zp_price(&z, 0, effect);

    CHECK_INT(p.copies, copies);
    if (copies) {
        CHECK_INT(p.passport, passport);
        CHECK_INT(p.fee, fee);
    }
}

static const int n_only[] = {ZP_EFFECT_WEAPON3,  ZP_EFFECT_HONOR,
                             ZP_EFFECT_RESOURCE, ZP_EFFECT_SACRIFICE,
                             ZP_EFFECT_BIND,     ZP_EFFECT_EVERYWHERE};
static const int p_only[] = {ZP_EFFECT_CANNON, ZP_EFFECT_FLANK,
                             ZP_EFFECT_PLUNDER, ZP_EFFECT_BLOCKADE,
                             ZP_EFFECT_KEELHAUL};
static const int twins[] = {ZP_EFFECT_SAVE, ZP_EFFECT_DRAW2, ZP_EFFECT_RECRUIT,
                            ZP_EFFECT_RETREAT};

RULE("ZP-12.1", every_class_has_its_way_with_specialty_cards)
{
    for (int i = 0; i < 6; i++) {
        check_price(ZP_NINJA, n_only[i], 1, 0, 0);
        check_price(ZP_ROBOT, n_only[i], 1, 0, 1);
        check_price(ZP_GUNSLINGER, n_only[i], 2, 0, 0);
        check_price(ZP_ZOMBIE, n_only[i], 0, 0, 0);
        check_price(ZP_ALIEN, n_only[i], 0, 0, 0);
        check_price(ZP_ELF, n_only[i], 0, 0, 0);
    }
    for (int i = 0; i < 5; i++) {
        check_price(ZP_PIRATE, p_only[i], 1, 0, 0);
        check_price(ZP_ROBOT, p_only[i], 1, 0, 1);
        check_price(ZP_GUNSLINGER, p_only[i], 2, 0, 0);
        check_price(ZP_ZOMBIE, p_only[i], 0, 0, 0);
    }
}

RULE("ZP-12.2 ZP-13.3", a_passport_opens_one_card_of_the_other_side)
{
    struct zp_state z;

    for (int i = 0; i < 6; i++)
        check_price(ZP_PIRATE, n_only[i], 1, 1, 0);
    for (int i = 0; i < 5; i++)
        check_price(ZP_NINJA, p_only[i], 1, 1, 0);

    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 0, "F9");
    put(&z, 1, "C3");
    hold(&z, 0, ZP_SECOND, ZP_SECOND, ZP_PASSPORT);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, FLANK(0), STEP(W));
    CHECK_INT(z.hand[0][ZP_PASSPORT], 0); /* both cards are spent */
    CHECK_INT(z.hand[0][ZP_SECOND], 1);
    CHECK_INT(z.discard_n, 2);
    CHECK_INT(count_op(&z, ZP_FLANK), 0); /* each further one needs its own */
    CHECK(CAN(&z, EVERYWHERE(0)));        /* their own side needs none */
}

RULE("ZP-12.3", kinds_with_equal_sides_need_no_passport)
{
    for (int i = 0; i < 4; i++) {
        check_price(ZP_NINJA, twins[i], 1, 0, 0);
        check_price(ZP_PIRATE, twins[i], 1, 0, 0);
        check_price(ZP_ROBOT, twins[i], 1, 0, 1);
        check_price(ZP_GUNSLINGER, twins[i], 2, 0, 0);
    }
}

RULE("ZP-12.4", an_effect_is_open_at_its_own_time_only)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 0, "F9");
    put(&z, 1, "C3");
    /* one card of every time, and PASSPORTs */
    hold(&z, 0, ZP_RECRUIT, ZP_SPEED, ZP_WEAPON, ZP_DRAW2, ZP_DOOM, ZP_PASSPORT,
         ZP_SECOND, ZP_YIELD);
    turn(&z, 0);
    CHECK_INT(count_op(&z, ZP_RECRUITS), 2);
    CHECK_INT(count_op(&z, ZP_SPEEDS) + count_op(&z, ZP_EFFECT), 0);
    PLAY(&z, PASS);
    CHECK_INT(count_op(&z, ZP_RECRUITS) + count_op(&z, ZP_DRAW), 0);
    CHECK(count_op(&z, ZP_FLANK) && count_op(&z, ZP_EVERYWHERE));
    PLAY(&z, MOVE(0), STEP(W));
    CHECK(count_op(&z, ZP_SPEEDS));
    PLAY(&z, PASS, PASS);
    LEGAL(&z, DRAW, DRAW_TWO, PLUNDER);
    PLAY(&z, DRAW);
    LEGAL(&z, PASS, KEELHAUL(1), KEELHAUL(2));
}

RULE("ZP-12.5", effects_concern_ones_own_pieces)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "F9");
    put(&z, 6, "C3");
    hold(&z, 0, ZP_SECOND);
    turn_at(&z, 0, ZP_T_PICK);
    CHECK_INT(count_op(&z, ZP_FLANK), 1);
    CHECK(CAN(&z, FLANK(0)));
}

RULE("ZP-12.6", cards_and_fee_are_gone_before_the_binding_window)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    put(&z, 0, "F9");
    hold(&z, 0, ZP_SECOND, ZP_ONE);
    hold(&z, 1, ZP_DENY);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, FLANK(0));
    check_asked(&z, 0, ZP_ASK_PAY);
    CHECK_INT(z.hand_n[0], 1);
    PLAY(&z, PAY(ZP_ONE));
    check_asked(&z, 1, ZP_ASK_REACT); /* the direction is chosen later */
    PLAY(&z, BIND);
    CHECK_INT(z.pos[0], at("F9"));
    CHECK_INT(z.hand_n[0], 0); /* lost */
    CHECK_INT(z.discard_n, 3);
    check_asked(&z, 0, ZP_ASK_MOVE_PICK);

    hold(&z, 0, ZP_SECOND, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, FLANK(0), PAY(ZP_ONE));
    check_asked(&z, 0, ZP_ASK_FLANK_STEP);
}

RULE("ZP-12.7", an_effect_needs_something_to_do)
{
    struct zp_state z;

    /* Plunder needs a zone */
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    hold(&z, 0, ZP_YIELD, ZP_DRAW2);
    put(&z, 0, "F6");
    turn_at(&z, 0, ZP_T_DRAW);
    LEGAL(&z, DRAW, SALVAGE, DRAW_TWO);

    /* Keel Haul a player who does not miss a turn anyhow */
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    hold(&z, 0, ZP_DOOM);
    z.skip[1] = 1;
    turn_at(&z, 0, ZP_T_KEELHAUL);
    LEGAL(&z, PASS, KEELHAUL(2));
    z.skip[2] = 1;
    turn_at(&z, 0, ZP_T_KEELHAUL);
    CHECK(z.ask != ZP_ASK_KEELHAUL);

    /* They're Everywhere a friend to join */
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    hold(&z, 0, ZP_SECOND);
    put(&z, 0, "F9");
    turn_at(&z, 0, ZP_T_PICK);
    CHECK_INT(count_op(&z, ZP_EVERYWHERE), 0);
    put(&z, 1, "C3");
    turn_at(&z, 0, ZP_T_PICK);
    CHECK_INT(count_op(&z, ZP_EVERYWHERE), 2);

    /* RECRUIT an open Gate */
    hold(&z, 0, ZP_RECRUIT);
    put(&z, 0, "H9");
    turn(&z, 0);
    LEGAL(&z, PASS, ENTER(1), RECRUIT(1));
}

RULE("ZP-12.7", a_hemmed_in_piece_has_no_retreat_flank_or_speed)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "A1");
    put(&z, 1, "A2");
    put(&z, 2, "B1");
    put(&z, 3, "B2");
    hold(&z, 0, ZP_SECOND, ZP_SPEED);
    turn_at(&z, 0, ZP_T_PICK);
    CHECK(!CAN(&z, FLANK(0)) && !CAN(&z, MOVE(0)));
    CHECK(CAN(&z, FLANK(3)));
    CHECK(!zp_any(zp_retreats(&z, 0)));

    /* Cannoneer with nobody to add may be played all the same */
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_CLUMP, ZP_ONE);
    fight(&z, 0);
    CHECK(CAN(&z, EFFECT(ZP_EFFECT_CANNON)));
}

RULE("ZP-12.8", dominated_plays_are_not_offered)
{
    check_price(ZP_NINJA, ZP_EFFECT_WEAPON2, 0, 0, 0);
    check_price(ZP_ROBOT, ZP_EFFECT_WEAPON2, 0, 0, 0);
    check_price(ZP_GUNSLINGER, ZP_EFFECT_WEAPON2, 0, 0, 0);
    check_price(ZP_PIRATE, ZP_EFFECT_WEAPON2, 1, 0, 0);
    check_price(ZP_NINJA, ZP_EFFECT_SAILS, 0, 0, 0);
    check_price(ZP_ROBOT, ZP_EFFECT_SAILS, 0, 0, 0);
    check_price(ZP_GUNSLINGER, ZP_EFFECT_SAILS, 0, 0, 0);
    check_price(ZP_PIRATE, ZP_EFFECT_SAILS, 1, 0, 0);
    check_price(ZP_PIRATE, ZP_EFFECT_GETA2, 0, 0, 0);
    check_price(ZP_PIRATE, ZP_EFFECT_GETA4, 1, 1, 1);
}

RULE("ZP-12.8 ZP-13.12", nothing_of_the_sort_after_honor_bound)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Zombie");
    put(&z, 6, "F9");
    put(&z, 7, "F10");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_CLUMP, ZP_CLUMP, ZP_CLUMP, ZP_YIELD, ZP_YIELD, ZP_ONE,
         ZP_ONE, ZP_ONE, ZP_ONE);
    hold(&z, 1, ZP_ONE, ZP_TWO, ZP_TWO);
    fight(&z, 0);
    PLAY(&z, EFFECT(ZP_EFFECT_CANNON), PAY(ZP_ONE));
    CHECK(!CAN(&z, EFFECT(ZP_EFFECT_CANNON))); /* twice for one side */
    PLAY(&z, EFFECT(ZP_EFFECT_RESOURCE), PAY(ZP_ONE));
    CHECK(!CAN(&z, EFFECT(ZP_EFFECT_RESOURCE)));
    PLAY(&z, EFFECT(ZP_EFFECT_HONOR), PAY(ZP_ONE));
    check_rating(&z, 1, 1);
    CHECK(!CAN(&z, EFFECT(ZP_EFFECT_HONOR)));
    CHECK(!CAN(&z, EFFECT(ZP_EFFECT_CANNON)));
}

RULE("ZP-12.8", recruit_is_not_offered_for_a_free_entry)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    hold(&z, 0, ZP_RECRUIT);
    turn(&z, 0);
    LEGAL(&z, PASS, ENTER(0), ENTER(1));
}

RULE("ZP-12.8 ZP-13.15", one_plunder_in_a_draw_phase)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    hold(&z, 0, ZP_YIELD, ZP_YIELD);
    put(&z, 0, "F9");
    turn_at(&z, 0, ZP_T_DRAW);
    PLAY(&z, PLUNDER);
    CHECK(!CAN(&z, PLUNDER));
}

RULE("ZP-12.10", what_came_to_nothing_may_be_tried_again)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "F9");
    hold(&z, 0, ZP_YIELD, ZP_YIELD);
    hold(&z, 1, ZP_DENY);
    turn_at(&z, 0, ZP_T_DRAW);
    ASK(&z, PLUNDER, BIND);
    check_asked(&z, 0, ZP_ASK_DRAW);
    CHECK(CAN(&z, PLUNDER));

    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_CLUMP, ZP_CLUMP);
    hold(&z, 1, ZP_DENY);
    fight(&z, 0);
    ASK(&z, EFFECT(ZP_EFFECT_CANNON), BIND);
    check_asked(&z, 0, ZP_ASK_COMBAT);
    CHECK(CAN(&z, EFFECT(ZP_EFFECT_CANNON)));
}

RULE("ZP-12.9", cards_have_no_identity_and_go_straight_to_the_discards)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 0, "F9");
    hold(&z, 0, ZP_WEAPON, ZP_WEAPON);
    turn(&z, 0);
    PLAY(&z, ENTER(0));
    LEGAL(&z, PAY(ZP_WEAPON)); /* one action, however many there are */
    PLAY(&z, PAY(ZP_WEAPON));
    CHECK_INT(z.discard[ZP_WEAPON], 1);
    CHECK_INT(z.discard_n, 1);
}

RULE("ZP-12.9", a_draw_card_may_come_back_in_the_shuffle_it_causes)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Zombie,Alien");
    while (z.deck_n)
        give(&z, 1, z.deck[0]); /* all cards are in hands */
    empty_hand(&z, 0);
    zp_part_with(&z, 1, ZP_DRAW2, false);
    zp_receive(&z, 0, ZP_DRAW2);
    zp_ripen(&z, 0);
    turn_at(&z, 0, ZP_T_DRAW);
    PLAY(&z, DRAW_TWO);
    CHECK_INT(z.hand[0][ZP_DRAW2], 1); /* itself, and nothing else */
    CHECK_INT(z.hand_n[0], 1);
    CHECK_INT(z.fresh[0][ZP_DRAW2], 1); /* and it is fresh */
    CHECK_INT(z.active, 1);             /* so nothing more is asked */
}

RULE("ZP-12.9", a_stolen_card_is_any_of_the_hand)
{
    int taken[ZP_KINDS] = {0};

    for (uint64_t seed = 0; seed < 400; seed++) {
        struct zp_state z;
        position_of_seed(&z, seed, "players=3 classes=Ninja,Zombie,Alien");
        hold(&z, 1, ZP_ONE, ZP_ONE, ZP_ONE, ZP_DENY);
        zp_steal(&z, 0, 1, ZP(14, 5), NULL);
        taken[ZP_ONE] += z.hand[0][ZP_ONE];
        taken[ZP_DENY] += z.hand[0][ZP_DENY];
        CHECK_INT(z.hand_n[0], 1);
        CHECK_INT(z.hand_n[1], 3);
    }
    CHECK_INT(taken[ZP_ONE] + taken[ZP_DENY], 400);
    CHECK(taken[ZP_DENY] > 60 && taken[ZP_DENY] < 140);
}
