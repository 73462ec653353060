/*
 * zp_11_draw.c: ZP-11.1 to 11.8.
 */
#include "zp_test.h"

RULE("ZP-11.1", one_card_and_one_for_each_zone)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "F9");
    put(&z, 1, "C3");
    put(&z, 2, "F6"); /* no zone */
    turn_at(&z, 0, ZP_T_DRAW);
    CHECK_INT(z.hand_n[0], 3);
}

RULE("ZP-11.2", several_pieces_in_a_zone_count_once)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "F9");
    put(&z, 1, "F8");
    put(&z, 2, "E8");
    CHECK_INT(zp_zone_count(&z, 0), 1);
    turn_at(&z, 0, ZP_T_DRAW);
    CHECK_INT(z.hand_n[0], 2);
}

RULE("ZP-11.3", an_empty_deck_is_made_of_the_discard_pile)
{
    struct zp_state z;
    struct rum_trace t = {0};
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    bury_deck(&z);
    int n = z.discard_n;

    CHECK_INT(zp_draws(&z, 1, 3, ZP(11, 1), &t), 3);
    CHECK_INT(z.discard_n, 0);
    CHECK_INT(z.deck_n, n - 3);
    CHECK_INT(kit_events(&t, ZP_EV_SHUFFLE), 1);
    CHECK_INT(z.runouts, 1);
    check_sound(&z);
}

RULE("ZP-11.3", a_deck_that_runs_out_in_the_middle_is_renewed_at_once)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    bury_deck(&z);
    z.discard[ZP_DENY]--;
    z.discard_n--;
    z.deck[z.deck_n++] = ZP_DENY;

    CHECK_INT(zp_draws(&z, 1, 4, ZP(11, 1), NULL), 4);
    CHECK(z.hand[1][ZP_DENY] >= 1); /* the last one of the old deck */
    check_sound(&z);
}

RULE("ZP-11.3", with_no_cards_at_all_nothing_is_drawn)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    while (z.deck_n)
        give(&z, 2, z.deck[0]);
    z.active = 1;

    CHECK_INT(zp_draws(&z, 0, 2, ZP(11, 1), NULL), 0);
    CHECK_INT(z.hand_n[0], 0);
    CHECK_INT(z.runouts, 0);
    put(&z, 0, "F9");
    turn(&z, 0);
    end_turn(&z); /* the turn goes on */
    CHECK_INT(z.active, 1);
}

RULE("ZP-11.3 ZP-12.9", cards_of_an_unfinished_combat_are_not_shuffled)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE);
    hold(&z, 1, ZP_ONE);
    fight(&z, 0);
    PLAY(&z, POINTS(ZP_ONE));
    bury_deck(&z);
    zp_draws(&z, 2, 1, ZP(11, 1), NULL);
    CHECK_INT(z.combat.table[ZP_ONE], 1);
    check_sound(&z);
}

RULE("ZP-11.4", effects_then_blockade_then_draw_then_probe_then_keel_haul)
{
    struct zp_state z;
    position(&z, "players=4 classes=Pirate,Ninja,Alien,Pirate");
    abduct(&z, 0, 2);
    hold(&z, 0, ZP_DRAW2, ZP_DOOM, ZP_ONE);
    hold(&z, 3, ZP_DENY);
    z.turn.acted = true;
    turn_at(&z, 0, ZP_T_DRAW);
    z.turn.acted = true;
    check_asked(&z, 0, ZP_ASK_DRAW);
    PLAY(&z, DRAW_TWO);
    check_asked(&z, 0, ZP_ASK_DRAW);
    CHECK_INT(z.hand_n[0], 4);
    PLAY(&z, DRAW);
    check_asked(&z, 3, ZP_ASK_BLOCKADE);
    CHECK_INT(z.hand_n[0], 4); /* not drawn yet */
    PLAY(&z, PASS);
    CHECK_INT(z.hand_n[0], 5);
    CHECK_INT(z.hand_n[2], 1); /* the Probe */
    check_asked(&z, 0, ZP_ASK_KEELHAUL);
}

RULE("ZP-11.5 ZP-13.4", a_draw_card_waits_for_the_next_turn)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Zombie,Alien");
    hold(&z, 0, ZP_DRAW2, ZP_ONE);
    on_top(&z, ZP_DRAW2);
    on_top(&z, ZP_DRAW2);
    put(&z, 0, "F9");
    turn_at(&z, 0, ZP_T_DRAW);

    PLAY(&z, DRAW_TWO);
    CHECK_INT(z.hand[0][ZP_DRAW2], 2);
    CHECK_INT(z.fresh[0][ZP_DRAW2], 2);
    LEGAL(&z, DRAW); /* both were drawn this turn */
    PLAY(&z, DRAW);
    end_turn(&z);
    turn(&z, 0); /* next time they may be used */
    CHECK_INT(z.fresh[0][ZP_DRAW2], 0);
    go_on(&z, 0, ZP_T_DRAW);
    CHECK(CAN(&z, DRAW_TWO));
}

RULE("ZP-11.5", plunder_and_blockade_wait_too_keel_haul_and_points_do_not)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Pirate,Zombie");
    put(&z, 0, "F9");
    hold(&z, 0, ZP_ONE);
    hold(&z, 1, ZP_ONE);
    give_fresh(&z, 0, ZP_YIELD);
    give_fresh(&z, 1, ZP_DENY);
    turn_at(&z, 0, ZP_T_DRAW);
    CHECK(!CAN(&z, PLUNDER));
    ASK(&z, DRAW);
    check_asked(&z, 1, ZP_ASK_BLOCKADE);
    LEGAL(&z, PASS);

    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    on_top(&z, ZP_DOOM);
    put(&z, 0, "F6");
    turn(&z, 0);
    PLAY(&z, PASS, DRAW); /* they draw Keel Haul */
    check_asked(&z, 0, ZP_ASK_KEELHAUL);
    CHECK_INT(z.fresh[0][ZP_DOOM], 1);
    CHECK(CAN(&z, KEELHAUL(1)));

    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "F6");
    give_fresh(&z, 0, ZP_DRAW2);
    turn_at(&z, 0, ZP_T_ENTRANCE);
    PLAY(&z, ENTER(0));
    LEGAL(&z, PAY(ZP_DRAW2)); /* for points at once */
}

RULE("ZP-11.6", a_card_is_fresh_however_it_came_until_a_turn_is_taken)
{
    struct zp_state z;
    kit_deal(&zp_game, &z, 3, "players=3 classes=Pirate,Ninja,Alien first=0");
    for (int k = 0; k < ZP_KINDS; k++)
        CHECK_INT(z.fresh[0][k] + z.fresh[1][k] + z.fresh[2][k], 0);

    position(&z, "players=3 classes=Pirate,Ninja,Alien");
    hold(&z, 1, ZP_DRAW2);
    zp_steal(&z, 0, 1, ZP(14, 5), NULL); /* stolen */
    CHECK_INT(z.fresh[0][ZP_DRAW2], 1);
    hold(&z, 0, ZP_DENY);
    on_top(&z, ZP_YIELD);
    turn_at(&z, 1, ZP_T_DRAW);
    PLAY(&z, BLOCKADE); /* taken by Blockade */
    CHECK_INT(z.fresh[0][ZP_YIELD], 1);
    abduct(&z, 0, 2);
    z.skip[0] = 1;
    turn(&z, 0); /* skipped: nothing changes */
    CHECK_INT(z.fresh[0][ZP_YIELD], 1);
    turn(&z, 0);
    CHECK_INT(z.fresh[0][ZP_YIELD], 0);
    on_top(&z, ZP_DENY);
    on_top(&z, ZP_ONE);
    turn_at(&z, 0,
            ZP_T_TAKE); /* the Alien holds a piece of theirs: the Probe */
    CHECK_INT(z.fresh[2][ZP_DENY], 1);
}

RULE("ZP-11.6", two_copies_must_both_be_old_and_the_passport_need_not)
{
    struct zp_state z;
    position(&z, "players=3 classes=Gunslinger,Ninja,Zombie");
    hold(&z, 0, ZP_DRAW2);
    give_fresh(&z, 0, ZP_DRAW2);
    turn_at(&z, 0, ZP_T_DRAW);
    CHECK(z.ask != ZP_ASK_DRAW); /* held 1: they could not have two old ones */
    hold(&z, 0, ZP_DRAW2, ZP_ONE);
    give_fresh(&z, 0, ZP_DRAW2);
    turn_at(&z, 0, ZP_T_DRAW);
    LEGAL(&z, DRAW);

    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    hold(&z, 1, ZP_DENY);
    give_fresh(&z, 1, ZP_PASSPORT);
    turn_at(&z, 0, ZP_T_DRAW);
    check_asked(&z, 1, ZP_ASK_BLOCKADE);
    CHECK(CAN(&z, BLOCKADE));
}

RULE("ZP-11.7 ZP-12.9", a_draw_phase_use_takes_an_old_copy_all_else_a_fresh_one)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Pirate");
    hold(&z, 0, ZP_DRAW2, ZP_DRAW2, ZP_DRAW2, ZP_ONE);
    on_top(&z, ZP_DRAW2);
    on_top(&z, ZP_ONE);
    turn_at(&z, 0, ZP_T_DRAW);

    PLAY(&z, DRAW_TWO, PAY(ZP_ONE)); /* draws One and the fourth DRAW2 */
    CHECK_INT(z.hand[0][ZP_DRAW2], 3);
    CHECK_INT(z.fresh[0][ZP_DRAW2], 1);
    PLAY(&z, DRAW_TWO, PAY(ZP_DRAW2)); /* the fee is the fresh one */
    CHECK_INT(z.hand[0][ZP_DRAW2], 1);
    CHECK_INT(z.fresh[0][ZP_DRAW2], 0);
    CHECK(CAN(&z, DRAW_TWO));
}

RULE("ZP-11.7", a_thief_takes_old_and_fresh_copies_alike)
{
    int fresh = 0;

    for (uint64_t seed = 0; seed < 300; seed++) {
        struct zp_state z;
        position_of_seed(&z, seed, "players=3 classes=Ninja,Zombie,Alien");
        hold(&z, 1, ZP_ONE, ZP_ONE);
        give_fresh(&z, 1, ZP_ONE);
        zp_steal(&z, 0, 1, ZP(14, 5), NULL);
        fresh += z.fresh[1][ZP_ONE] == 0;
        CHECK_INT(z.fresh[0][ZP_ONE], 1);
        check_sound(&z);
    }
    CHECK(fresh > 70 && fresh < 130);
}

RULE("ZP-11.8", held_is_the_smallest_hand_since_ones_turn_began)
{
    struct zp_state z;
    kit_deal(&zp_game, &z, 3, "players=3 classes=Pirate,Ninja,Alien first=0");
    CHECK_INT(z.held[1], 4); /* since the deal */

    position(&z, "players=3 classes=Pirate,Ninja,Alien");
    hold(&z, 0, ZP_ONE, ZP_TWO, ZP_TWO);
    zp_spend(&z, 0, ZP_ONE);
    CHECK_INT(z.held[0], 2);
    zp_draws(&z, 0, 3, ZP(11, 1), NULL);
    CHECK_INT(z.held[0], 2); /* what comes does not raise it */
    zp_spend(&z, 0, ZP_TWO);
    CHECK_INT(z.held[0], 2);
    zp_steal(&z, 1, 0, ZP(14, 5), NULL);
    zp_steal(&z, 1, 0, ZP(14, 5), NULL);
    zp_steal(&z, 1, 0, ZP(14, 5), NULL);
    CHECK_INT(z.held[0], 1); /* theft lowers it as well */
    z.skip[0] = 1;
    turn(&z, 0);
    CHECK_INT(z.held[0], 1);
    zp_draws(&z, 0, 2, ZP(11, 1), NULL);
    turn(&z, 0);
    CHECK_INT(z.held[0], z.hand_n[0]);
}
