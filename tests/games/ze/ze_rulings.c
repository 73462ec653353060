/*
 * ze_rulings.c: those rulings of section 7 that no other test shows.
 */
#include "ze_test.h"

RULE("ZE-4.5", ruling_2_only_the_first_gets_the_item)
{
    struct ze_state s;
    position(&s, "players=3");
    at(&s, 1, D4);
    at(&s, 2, E5);
    begin_actions(&s);
    KIT_PLAY(&ze_game, &s, NULL, 1, ZE_TAKE);
    CHECK(has(&s, 1, EMP_E4));
    CHECK_INT(s.acted, 6); /* the second one found nothing to do */
}

RULE("ZE-7.2", ruling_4_a_gift_does_not_free_the_commanders_slots)
{
    struct ze_state s;
    position(&s, "players=3");
    items(&s, 0, "");
    items(&s, 1, "A2 D1");
    at(&s, 1, B3); /* code: a Heart */
    begin_act(&s, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, SHOOT(N)); /* no GIVE */
}

RULE("ZE-2.7 ZE-8.4", ruling_8_a_heart_to_one_who_had_placed_or_acted)
{
    struct ze_state s;
    position(&s, "players=4 characters=CMG");
    items(&s, 0, "");
    items(&s, 2, "C6");
    at(&s, 1, B1);
    at(&s, 2, A2);
    down(&s, 3);
    begin_actions(&s);
    s.placed |= 1 << 3; /* had placed, and was shot by a friend */
    KIT_PLAY(&ze_game, &s, NULL, 1, GIVE(HEART_C6, 3));
    CHECK_LEGAL(&ze_game, &s, 2, 3);

    position(&s, "players=4 characters=CMG");
    items(&s, 0, "");
    items(&s, 2, "C6");
    at(&s, 1, B1);
    at(&s, 2, A2);
    down(&s, 3);
    begin_actions(&s);
    s.acted |= 1 << 3; /* had acted already */
    KIT_PLAY(&ze_game, &s, NULL, 1, GIVE(HEART_C6, 3));
    CHECK_INT(s.head.to_act, 2); /* the only one to act */
    CHECK_INT(s.health[3], 0);
}

RULE("ZE-5.5 ZE-8.4", ruling_9_a_friendly_emp_and_a_heart)
{
    struct ze_state s;
    position(&s, "players=4");
    items(&s, 0, "");
    items(&s, 1, "E4");
    items(&s, 2, "H9");
    s.health[2] = 1;
    at(&s, 1, D4);
    at(&s, 0, D3);
    at(&s, 2, D5);
    at(&s, 3, A1);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZE_USE_EMP);
    CHECK_INT(s.health[2], 0);
    CHECK_INT(s.phase, ZE_D3B_AFTER); /* the Commander could give the Heart */
    KIT_PLAY(&ze_game, &s, NULL, ZE_END);
    CHECK_LEGAL(&ze_game, &s, 2, 3);
    KIT_PLAY(&ze_game, &s, NULL, 2, ZE_COME_BACK);
    CHECK_INT(s.health[2], 1);
}

RULE("ZE-7.5 ZE-4.14", ruling_13_a_useful_emp_needs_an_unmarked_astronaut)
{
    struct ze_state s;
    position(&s, "players=3 items=useful");
    items(&s, 0, "B5");
    at(&s, 0, D4);
    at(&s, 1, D5);
    s.marked = 1 << 1;
    begin_act(&s, 0);
    CHECK(!kit_is_legal(&ze_game, &s, ZE_USE_EMP));
    CHECK(kit_is_legal(&ze_game, &s, ZE_TAKE));
}

RULE("ZE-8.6", ruling_15_one_turn_and_nowhere)
{
    struct ze_state s;
    position(&s, "players=2 mode=villain villain_hearts=1");
    down(&s, 0);
    at(&s, 1, E5);
    begin_hunt(&s);
    CHECK_INT(s.health[0], 1);
    CHECK_INT(s.zone[0], ZE_NONE);
    CHECK_INT(s.part, ZE_MOVING);
    CHECK_INT(s.head.turn, 2);
}

RULE("ZE-6.4 ZE-6.6", ruling_16_four_hearts_leave_no_slot)
{
    struct ze_state s;
    position(&s, "players=5");
    at(&s, 0, D4);
    at(&s, 1, D5);
    begin_act(&s, 0);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZAP(S), PICK(ZE_USE_EMP));
    s.health[0] = 3;
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZAP(S), ZE_USE_HEART, PICK(ZE_USE_EMP));
}

RULE("ZE-5.2 ZE-5.3", ruling_18_lines_end_at_the_edge)
{
    struct ze_state s;
    position(&s, "players=3");
    items(&s, 1, "G4");
    at(&s, 1, H2);
    at(&s, 0, A3); /* next in the numbering, but not on the map */
    begin_act(&s, 1);
    CHECK(!kit_is_legal(&ze_game, &s, SHOOT(E)));
}

RULE("ZE-5.5", ruling_19_a_proton_blaster_passes_white_fields)
{
    struct ze_state s;
    position(&s, "players=3");
    items(&s, 1, "F1");
    at(&s, 1, C2);
    at(&s, 0, D1);
    begin_act(&s, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, SHOOT(NE), SHOOT(SE));
    KIT_PLAY(&ze_game, &s, NULL, SHOOT(NE));
    CHECK_INT(s.health[0], 3);
}

RULE("ZE-6.6", ruling_20_pick_and_play_a_heart)
{
    struct ze_state s;
    position(&s, "players=3 characters=GR");
    at(&s, 2, G9);
    begin_act(&s, 2);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE);
    s.health[2] = 3;
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE, PICK(ZE_USE_HEART));
}

RULE("ZE-5.10", ruling_23_a_single_enemy_card_may_be_taken)
{
    struct ze_state s;
    position(&s, "players=3");
    hand(&s, 0, "H9");
    hand(&s, 1, "A1 A3");
    items(&s, 1, "D3");
    at(&s, 1, B1);
    at(&s, 2, C3); /* acts next */
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, NIGHT(0));
    CHECK_LEGAL(&ze_game, &s, H9, ZE_JUST_LOOK);
    KIT_PLAY(&ze_game, &s, NULL, H9, A3);
    CHECK_INT(s.hand_size[0], 1);
    CHECK(holds(&s, 0, A3));
}

RULE("ZE-10.4", ruling_27_down_with_a_heart_is_not_out)
{
    struct ze_state s;
    position(&s, "players=2 mode=royale");
    s.health[1] = 1;
    items(&s, 1, "H9");
    at(&s, 0, E5);
    at(&s, 1, E6);
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(S));
    CHECK_INT(s.head.to_act, 1); /* in turn */
    KIT_PLAY(&ze_game, &s, NULL, ZE_COME_BACK);
    CHECK_INT(s.health[1], 1);
    CHECK_INT(s.head.to_act, 0);
    CHECK_INT(s.phase, ZE_D1_PLACE);
}

RULE("ZE-8.8", ruling_34_a_heart_taken_from_one_who_stays_down)
{
    struct ze_state s;
    position(&s, "players=4 characters=CMR");
    items(&s, 0, "");
    items(&s, 2, "C6");
    down(&s, 2);
    at(&s, 1, B1);
    at(&s, 3, C3);
    begin_actions(&s);
    KIT_PLAY(&ze_game, &s, NULL, 2, ZE_STAY_DOWN, 1, GIVE(HEART_C6, 3));
    begin_actions(&s); /* a new round */
    CHECK_INT(ze_to_act(&s), 1 << 1 | 1 << 3);
    KIT_PLAY(&ze_game, &s, NULL, 1, GIVE(HEART_C6, 2)); /* passes by itself */
    CHECK(!ze_out(&s, 2));
    CHECK_INT(ze_to_act(&s), 1 << 2 | 1 << 3);
}

RULE("ZE-8.8 ZE-2.7", ruling_35_a_heart_later_in_the_same_round)
{
    struct ze_state s;
    position(&s, "players=4 characters=CMR");
    items(&s, 0, "");
    items(&s, 2, "C6 H9");
    items(&s, 3, "G2");
    down(&s, 3);
    at(&s, 1, B1);
    at(&s, 2, H4);
    begin_actions(&s);
    KIT_PLAY(&ze_game, &s, NULL, 3, ZE_STAY_DOWN, 1);
    s.items[3] = 0; /* so that the Redshirt has a hand free */
    KIT_PLAY(&ze_game, &s, NULL, GIVE(HEART_C6, 3));
    CHECK_INT(s.stayed, 0);
    CHECK(!ze_out(&s, 3));
    CHECK_INT(ze_to_act(&s), 1 << 2); /* has acted: next round */
}
