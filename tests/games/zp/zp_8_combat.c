/*
 * zp_8_combat.c: ZP-8.1 to 8.16.
 */
#include "zp_test.h"

/* Seat 0 a Pirate, seat 1 a Ninja, seat 2 a Zombie, each with two Ones. */
static void arena(struct zp_state *z)
{
    position(z, "players=3 classes=Pirate,Ninja,Zombie");
    for (int s = 0; s < 3; s++)
        hold(z, s, ZP_ONE, ZP_ONE);
}

RULE("ZP-8.1", combat_is_compulsory_and_comes_before_the_draw)
{
    struct zp_state z;
    arena(&z);
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, PASS);
    CHECK(z.combat.on);
    CHECK_INT(z.hand_n[0], 2); /* nothing drawn yet */
}

RULE("ZP-8.2", a_piece_that_moves_away_in_time_does_not_fight)
{
    struct zp_state z;
    arena(&z);
    put(&z, 6, "H8");
    turn(&z, 0);
    PLAY(&z, ENTER(0), PASS, MOVE(0), STEP(NE), PASS);
    CHECK_INT(z.pos[0], at("G10"));
    CHECK(!z.combat.on);
}

RULE("ZP-8.2 ZP-10.3", combat_goes_on_until_no_enemies_are_adjacent)
{
    struct zp_state z;
    arena(&z);
    put(&z, 6, "F9");
    put(&z, 12, "F7");
    put(&z, 0, "F8"); /* between two players */
    hold(&z, 0, ZP_DENY);
    fight(&z, 0);
    PLAY(&z, POINTS(ZP_DENY), GIVE_UP); /* the Ninja goes */
    CHECK(z.combat.on);
    CHECK_INT(z.combat.piece[ZP_DEF], 12);
    CHECK_INT(z.combat.points[ZP_AGG], 0); /* a combat of its own */
    PLAY(&z, GIVE_UP);
    CHECK(!zp_adjacent_enemies(&z));
    CHECK(!z.combat.on);
}

RULE("ZP-8.3", whoever_arrived_later_is_the_aggressor)
{
    struct zp_state z;
    arena(&z);
    put(&z, 0, "F8");
    put(&z, 6, "F9");
    fight(&z, 0);
    CHECK_INT(z.combat.piece[ZP_AGG], 6);
    CHECK_INT(z.combat.piece[ZP_DEF], 0);

    arena(&z);
    put(&z, 6, "F9");
    put(&z, 0, "E7");
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0), STEP(SE), PASS); /* a step renews the number */
    CHECK_INT(z.combat.piece[ZP_AGG], 0);
}

RULE("ZP-8.3", arrival_numbers_are_given_anew_before_they_run_out)
{
    struct zp_state z;
    arena(&z);
    put(&z, 6, "F9");
    z.clock = 100;
    put(&z, 0, "I6");
    put(&z, 12, "C3");
    z.clock = UINT16_MAX - 1;
    put(&z, 7, "I3");
    CHECK_INT(z.stamp[7], UINT16_MAX);
    put(&z, 1, "F8");
    CHECK_INT(z.stamp[6], 1);
    CHECK_INT(z.stamp[0], 2);
    CHECK_INT(z.stamp[12], 3);
    CHECK_INT(z.stamp[7], 4);
    CHECK(z.stamp[7] < z.stamp[1]);
    CHECK_INT(z.stamp[1], z.clock);
    CHECK(z.clock < 100);
}

RULE("ZP-8.4", each_side_starts_with_its_chain_of_pieces)
{
    struct zp_state z;
    arena(&z);
    put(&z, 6, "H6");
    put(&z, 7, "I5"); /* linked */
    put(&z, 8, "F3"); /* not */
    put(&z, 0, "G8");
    put(&z, 1, "G9");
    put(&z, 2, "H8");
    put(&z, 3, "C6");
    put(&z, 4, "G7");
    fight(&z, 0);
    check_rating(&z, 4, 2);
}

RULE("ZP-8.5", only_the_fighting_piece_has_the_gate)
{
    struct zp_state z;
    arena(&z);
    put(&z, 0, "H9");
    put(&z, 6, "H8");
    fight(&z, 1);
    check_rating(&z, 1, 6);

    arena(&z);
    put(&z, 0, "H9");
    put(&z, 1, "H8"); /* fights, beside a friend on the Gate */
    put(&z, 6, "H7");
    fight(&z, 1);
    check_rating(&z, 1, 2);
}

RULE("ZP-8.6", ratings_are_made_of_pieces_gate_cards_effects_and_cloud)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Pirate,Zombie");
    put(&z, 6, "G9");
    put(&z, 1, "G10");
    put(&z, 0, "H9");
    hold(&z, 0, ZP_TWO, ZP_WEAPON, ZP_ONE, ZP_ONE);
    hold(&z, 1, ZP_ONE, ZP_ONE);
    z.cloud[0] = 2;
    fight(&z, 0);

    PLAY(&z, AGGRESSOR(0));
    check_rating(&z, 2 + 5, 1);
    PLAY(&z, POINTS(ZP_TWO)); /* the opening */
    check_rating(&z, 9, 1);
    struct zp_rating r = zp_rating_of(&z, ZP_AGG);
    CHECK_INT(r.pieces, 2);
    CHECK_INT(r.gate, 5);
    CHECK_INT(r.points, 2);
    z.combat.bonus[ZP_DEF] = 20;
    PLAY(&z, GIVE_UP);
}

RULE("ZP-8.7", the_aggressor_needs_more_and_ties_are_the_defenders)
{
    struct zp_state z;
    arena(&z);
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    fight(&z, 0);
    check_rating(&z, 1, 1);
    CHECK_INT(zp_behind(&z), ZP_AGG);
    CHECK_INT(zp_needs(&z, ZP_AGG), 1);
    PLAY(&z, POINTS(ZP_ONE));
    CHECK_INT(zp_behind(&z), ZP_DEF);
    CHECK_INT(zp_needs(&z, ZP_DEF), 1);
    PLAY(&z, POINTS(ZP_ONE)); /* 2 to 2: the Defender leads again */
    CHECK_INT(zp_behind(&z), ZP_AGG);
}

RULE("ZP-8.8", the_side_behind_plays_one_card_at_a_time_until_it_leads)
{
    struct zp_state z;
    arena(&z);
    put(&z, 6, "F9");
    put(&z, 7, "F10");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE, ZP_ONE, ZP_ONE);
    fight(&z, 0);
    check_rating(&z, 1, 2);
    PLAY(&z, POINTS(ZP_ONE));
    check_asked(&z, 0, ZP_ASK_COMBAT); /* a tie: still behind */
    PLAY(&z, POINTS(ZP_ONE));
    check_asked(&z, 1, ZP_ASK_COMBAT);
}

RULE("ZP-8.9", a_leading_aggressor_has_one_opening)
{
    struct zp_state z;
    arena(&z);
    put(&z, 6, "F9");
    put(&z, 1, "E7");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE, ZP_RETREAT);
    fight(&z, 0);
    check_asked(&z, 0, ZP_ASK_COMBAT);
    CHECK(CAN(&z, PASS) && CAN(&z, POINTS(ZP_ONE)));
    CHECK(CAN(&z, EFFECT(ZP_EFFECT_RETREAT)));
    CHECK(!CAN(&z, CONCEDE) && !CAN(&z, HOLD));
    PLAY(&z, POINTS(ZP_ONE)); /* one, not more */
    check_asked(&z, 1, ZP_ASK_COMBAT);
    CHECK(!CAN(&z, PASS) && CAN(&z, CONCEDE));
}

RULE("ZP-8.9", without_anything_to_play_the_opening_passes)
{
    struct zp_state z;
    arena(&z);
    put(&z, 6, "F9");
    put(&z, 1, "E7");
    put(&z, 0, "F8");
    empty_hand(&z, 0);
    fight(&z, 0);
    check_asked(&z, 1, ZP_ASK_COMBAT);
}

RULE("ZP-8.10", any_card_may_be_played_for_its_points_or_its_effect)
{
    struct zp_state z;
    arena(&z);
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE, ZP_WEAPON, ZP_SPEED);
    fight(&z, 0);
    LEGAL(&z, POINTS(ZP_ONE), POINTS(ZP_WEAPON), POINTS(ZP_SPEED),
          EFFECT(ZP_EFFECT_WEAPON2), CONCEDE, HOLD);
}

RULE("ZP-8.11", the_side_that_will_not_raise_is_defeated)
{
    struct zp_state z;
    arena(&z);
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    fight(&z, 0);
    PLAY(&z, GIVE_UP);
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK_INT(z.pos[6], at("F9"));
}

RULE("ZP-8.12", with_nothing_to_play_and_nobody_to_help_it_is_automatic)
{
    struct zp_state z;
    position(&z, "players=2 classes=Pirate,Pirate");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    fight(&z, 0);
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK(!z.combat.on);

    /* with somebody to help they may still hold, and after that give up
     * without being asked */
    position(&z, "players=3 classes=Pirate,Pirate,Zombie");
    hold(&z, 2, ZP_ONE);
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    fight(&z, 0);
    LEGAL(&z, CONCEDE, HOLD);
    PLAY(&z, HOLD, PASS);
    CHECK_INT(z.pos[0], ZP_HOME);

    /* and a Ninja may slip */
    position(&z, "players=2 classes=Ninja,Pirate");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    fight(&z, 0);
    LEGAL(&z, SLIP, CONCEDE);
}

RULE("ZP-8.13", one_aggressor_meets_several_players_from_his_left)
{
    struct zp_state z;
    position(&z, "players=4 classes=Pirate,Ninja,Zombie,Pirate");
    for (int s = 0; s < 4; s++)
        hold(&z, s, ZP_ONE);
    put(&z, 0, "E7");
    put(&z, 18, "F9");
    put(&z, 6, "G7");
    put(&z, 12, "F8"); /* seat 2: then 3, 0, 1 */
    fight(&z, 2);
    static const int order[3] = {18, 0, 6};
    for (int i = 0; i < 3; i++) {
        CHECK_INT(z.combat.piece[ZP_AGG], 12);
        CHECK_INT(z.combat.piece[ZP_DEF], order[i]);
        if (z.combat.opening)
            PLAY(&z, PASS);
        PLAY(&z, GIVE_UP);
    }
    CHECK(!z.combat.on);
}

RULE("ZP-8.17", an_aggressor_fights_only_those_who_were_there_before)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Robot");
    for (int s = 0; s < 3; s++)
        hold(&z, s, ZP_ONE);
    put(&z, 12, "G7");
    put(&z, 0, "F8");
    put(&z, 6, "F9"); /* the left neighbour's, but it came last */
    fight(&z, 0);
    CHECK_INT(z.combat.piece[ZP_AGG], 0);
    CHECK_INT(z.combat.piece[ZP_DEF], 12);
    PLAY(&z, POINTS(ZP_ONE), GIVE_UP);
    CHECK_INT(z.combat.piece[ZP_AGG], 6);
    CHECK_INT(z.combat.piece[ZP_DEF], 0);
}

RULE("ZP-8.14", the_defender_chooses_which_of_his_is_fought_first)
{
    struct zp_state z;
    arena(&z);
    put(&z, 6, "F9");
    put(&z, 7, "F7");
    put(&z, 8, "I3");
    put(&z, 0, "F8");
    fight(&z, 0);
    check_asked(&z, 1, ZP_ASK_DEF_ORDER);
    LEGAL(&z, DEFENDER(6), DEFENDER(7));
    PLAY(&z, DEFENDER(7));
    CHECK_INT(z.combat.piece[ZP_DEF], 7);
}

RULE("ZP-8.15", the_active_players_aggressors_come_first_by_his_choice)
{
    struct zp_state z;
    arena(&z);
    put(&z, 12, "C3");
    put(&z, 6, "C4"); /* seat 1 came upon seat 2 */
    put(&z, 13, "I3");
    put(&z, 0, "I4");
    put(&z, 14, "F9");
    put(&z, 1, "F8"); /* seat 0 twice */
    fight(&z, 0);
    check_asked(&z, 0, ZP_ASK_AGG_ORDER);
    LEGAL(&z, AGGRESSOR(0), AGGRESSOR(1));
    PLAY(&z, AGGRESSOR(1));
    CHECK_INT(z.combat.piece[ZP_AGG], 1);
    PLAY(&z, GIVE_UP);
    CHECK_INT(z.combat.piece[ZP_AGG], 0);
    PLAY(&z, GIVE_UP);
    CHECK_INT(z.combat.piece[ZP_AGG], 6); /* then the others, clockwise */

    arena(&z);
    put(&z, 12, "C3");
    put(&z, 6, "C4");
    put(&z, 13, "I3");
    put(&z, 0, "I4");
    fight(&z, 2); /* nobody of seat 2 attacks: seat 0 comes before seat 1 */
    CHECK_INT(z.combat.piece[ZP_AGG], 0);
}

RULE("ZP-8.16", a_beaten_aggressor_has_no_further_combats)
{
    struct zp_state z;
    arena(&z);
    put(&z, 6, "F9");
    put(&z, 12, "F7");
    put(&z, 0, "F8");
    fight(&z, 0);
    PLAY(&z, GIVE_UP);
    CHECK(!z.combat.on);
    CHECK_INT(z.pos[12], at("F7"));
}

RULE("ZP-8.16 ZP-13.2", a_saved_piece_can_start_a_new_combat)
{
    struct zp_state z;
    arena(&z);
    put(&z, 6, "H8");
    put(&z, 0, "H7");
    hold(&z, 0, ZP_SAVE, ZP_ONE);
    fight(&z, 0);
    PLAY(&z, GIVE_UP);
    check_asked(&z, 0, ZP_ASK_SAVE);
    LEGAL(&z, PASS, SAVE(0), SAVE(1));
    PLAY(&z, SAVE(0)); /* H9, next to the enemy that beat it */
    CHECK(z.combat.on);
    CHECK_INT(z.combat.piece[ZP_AGG], 0);
    check_rating(&z, 6, 1);
}
