/*
 * zp_5_paying.c: points and paying, ZP-5.1 to 5.9.
 */
#include "zp_test.h"

RULE("ZP-5.1", point_cards_give_one_or_two_and_any_specialty_its_value)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    hold(&z, 0, ZP_ONE, ZP_TWO, ZP_WEAPON, ZP_RETREAT, ZP_DENY);

    CHECK_INT(zp_purse(&z, 0), 1 + 2 + 1 + 3 + 4);
    put(&z, 0, "H9");
    put(&z, 1, "F9");
    turn(&z, 0);
    PLAY(&z, ENTER(1)); /* costs 2 */
    LEGAL(&z, PAY(ZP_ONE), PAY(ZP_TWO), PAY(ZP_WEAPON), PAY(ZP_RETREAT),
          PAY(ZP_DENY));
    PLAY(&z, PAY(ZP_DENY)); /* instead of its effect */
    CHECK_INT(z.discard[ZP_DENY], 1);
    CHECK_INT(z.pos[2], at("I8"));
}

RULE("ZP-5.2 ZP-5.3", each_class_counts_its_own_side)
{
    static const uint8_t n[] = {1, 2, 1, 1, 1, 4, 1, 2, 3, 2, 2, 2, 4, 4};
    static const uint8_t p[] = {1, 2, 1, 1, 1, 4, 1, 2, 3, 4, 1, 2, 3, 4};

    for (int k = 0; k < ZP_KINDS; k++) {
        int better = n[k] > p[k] ? n[k] : p[k];
        CHECK_INT(zp_ninjutsu[k], n[k]);
        CHECK_INT(zp_pillage[k], p[k]);
        CHECK_INT(zp_value[ZP_NINJA][k], n[k]);
        CHECK_INT(zp_value[ZP_PIRATE][k], p[k]);
        CHECK_INT(zp_value[ZP_ZOMBIE][k], better);
        CHECK_INT(zp_value[ZP_ROBOT][k], better);
        CHECK_INT(zp_value[ZP_ALIEN][k], better);
        CHECK_INT(zp_value[ZP_ELF][k], better);
    }
}

RULE("ZP-5.2 ZP-5.3", a_flanking_card_is_worth_2_to_a_ninja_and_4_to_others)
{
    static const int worth[3] = {2, 4, 4};
    struct zp_state z;

    for (int s = 0; s < 3; s++) {
        position(&z, "players=3 classes=Ninja,Pirate,Zombie");
        hold(&z, s, ZP_SECOND);
        hold(&z, (s + 1) % 3, ZP_ONE); /* or they would be beaten at once */
        put(&z, (s + 1) % 3 * ZP_OWN, "F9");
        put(&z, s * ZP_OWN, "F8");
        fight(&z, s);
        check_asked(&z, s, ZP_ASK_COMBAT);
        PLAY(&z, POINTS(ZP_SECOND));
        CHECK_INT(z.combat.points[ZP_AGG], worth[s]);
    }
}

TEST(the_deck_has_the_copies_and_values_of_section_2_2)
{
    static const int copies[] = {24, 24, 6, 6, 4, 4, 4, 4, 4, 4, 4, 4, 3, 4};
    int all = 0, n = 0, p = 0, better = 0, can[5] = {0};

    for (int k = 0; k < ZP_KINDS; k++) {
        CHECK_INT(zp_copies[k], copies[k]);
        all += copies[k];
        n += copies[k] * zp_ninjutsu[k];
        p += copies[k] * zp_pillage[k];
        better += copies[k] * zp_value[ZP_ROBOT][k];
        for (int v = 1; v <= 4; v++) {
            if (zp_ninjutsu[k] == v || zp_pillage[k] == v)
                can[v] += copies[k];
        }
    }
    CHECK_INT(all, 99);
    CHECK_INT(n, 180);
    CHECK_INT(p, 181);
    CHECK_INT(better, 188);
    CHECK_INT(can[1], 48);
    CHECK_INT(can[2], 40);
    CHECK_INT(can[3], 7);
    CHECK_INT(can[4], 15);
}

RULE("ZP-5.4 ZP-5.5", what_is_over_is_lost_between_tasks)
{
    struct zp_state z;
    struct rum_trace t = {0};
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 0, "F9");
    hold(&z, 0, ZP_TWO, ZP_ONE);
    turn(&z, 0);

    KIT_PLAY(&zp_game, &z, &t, ENTER(0), PAY(ZP_TWO)); /* costs 1 */
    CHECK_INT(kit_event(&t, ZP_EV_SURPLUS, 0)->arg[0], 1);
    /* the next piece costs 2: the point left over is gone */
    CHECK(!CAN(&z, ENTER(1)));
}

RULE("ZP-5.5 ZP-7.6", one_move_has_one_pool)
{
    struct zp_state z;
    struct rum_trace t = {0};
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 0, "F9");
    hold(&z, 0, ZP_DENY, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);

    PLAY(&z, MOVE(0), STEP(W), STEP(W), PAY(ZP_DENY));
    CHECK_INT(z.move.pool, 3);
    PLAY(&z, STEP(NE));
    CHECK_INT(z.move.pool, 2);
    check_asked(&z, 0, ZP_ASK_STEP);
    KIT_PLAY(&zp_game, &z, &t, PASS);
    CHECK_INT(kit_event(&t, ZP_EV_SURPLUS, 0)->arg[0], 2);
    CHECK_INT(z.hand_n[0], 1); /* the One is left */
}

RULE("ZP-5.6", points_pay_entries_spaces_ratings_and_abilities)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "F9");
    put(&z, 6, "C3");
    hold(&z, 0, ZP_ONE, ZP_TWO);
    turn(&z, 0);
    PLAY(&z, ENTER(0), PAY(ZP_ONE));       /* an entry */
    PLAY(&z, PASS, DRIVE(6), PAY(ZP_TWO)); /* an ability */
    check_asked(&z, 0, ZP_ASK_STEP);
}

RULE("ZP-5.7", only_what_can_be_paid_in_full_is_offered)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 0, "F9");
    put(&z, 1, "C3");
    put(&z, 2, "I3");
    hold(&z, 0, ZP_TWO);
    turn(&z, 0);
    check_asked(&z, 0,
                ZP_ASK_ENTRANCE); /* they could pay 3, as others see it */
    LEGAL(&z, PASS);
    hold(&z, 0, ZP_TWO, ZP_ONE);
    turn(&z, 0);
    LEGAL(&z, PASS, ENTER(0), ENTER(1));
    PLAY(&z, ENTER(0));
    LEGAL(&z, PAY(ZP_ONE), PAY(ZP_TWO)); /* no way back */
    PLAY(&z, PAY(ZP_TWO));
    LEGAL(&z, PAY(ZP_ONE));
    PLAY(&z, PAY(ZP_ONE));
    CHECK_INT(z.pos[3], at("H9"));
}

RULE("ZP-5.8", overpaying_is_allowed_but_ends_the_payment)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 0, "F9");
    put(&z, 1, "C3");
    hold(&z, 0, ZP_ONE, ZP_TWO, ZP_ONE);
    turn(&z, 0);

    PLAY(&z, ENTER(0), PAY(ZP_ONE), PAY(ZP_TWO)); /* 3 for 2 */
    CHECK_INT(z.pos[2], at("H9"));
    CHECK_INT(z.hand_n[0], 1);
    check_asked(&z, 0, ZP_ASK_ENTRANCE);
}

RULE("ZP-5.9", there_is_no_hand_limit_but_the_gunslingers)
{
    struct zp_state z;
    position(&z, "players=3 classes=Elf,Ninja,Gunslinger");
    for (int i = 0; i < 20; i++)
        give(&z, 0, ZP_ONE);
    turn(&z, 0);
    CHECK_INT(z.hand_n[0], 21);
    CHECK_INT(z.active, 1);
}
