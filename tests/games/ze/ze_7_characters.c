/*
 * ze_7_characters.c: the Commander's gift and the villain's mark.
 */
#include "ze_test.h"

RULE("ZE-7.1", the_commander_passes_one_item_on_in_addition_to_an_action)
{
    struct ze_state s;
    struct rum_trace trace;
    position(&s, "players=4"); /* 1 Commander, 2 Gunner, 3 Medic */
    items(&s, 2, "A2");
    items(&s, 3, "D1 C6");
    at(&s, 1, C3);
    begin_act(&s, 1);
    /* Power to the Commander or, as an Attack Item beside two Defence ones,
     * not to the Medic; Shield and Heart to Commander and Gunner. */
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE, GIVE(SHIELD_D1, 1),
                GIVE(SHIELD_D1, 2), GIVE(POWER_A2, 1), GIVE(HEART_C6, 1),
                GIVE(HEART_C6, 2));
    KIT_PLAY(&ze_game, &s, &trace, GIVE(SHIELD_D1, 2));
    CHECK(has(&s, 2, SHIELD_D1));
    CHECK(!has(&s, 3, SHIELD_D1));
    CHECK_INT(s.phase, ZE_D3_ACT);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE); /* once a turn */
    const struct rum_event *e = kit_event(&trace, ZE_EV_GIVE, 0);
    CHECK_INT(e->seat, 1);
    CHECK_INT(e->subject, ZE_SHIELD);
    CHECK_INT(e->arg[ZE_ARG_ITEM], SHIELD_D1);
    CHECK_INT(e->arg[ZE_ARG_OTHER], 3);
    CHECK_INT(e->arg[ZE_ARG_TO], 2);
    sound(&s);
    KIT_PLAY(&ze_game, &s, NULL, ZE_TAKE);
    CHECK(has(&s, 1, NIGHT_D3));
    CHECK_INT(s.acted, 1 << 1);
    CHECK(!s.gift_used);
}

RULE("ZE-7.2", the_gift_may_come_after_the_action)
{
    struct ze_state s;
    position(&s, "players=4");
    items(&s, 2, "A2");
    at(&s, 1, C3);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZE_TAKE);
    CHECK_INT(s.phase, ZE_D3B_AFTER);
    CHECK_INT(s.hand_size[1], 5); /* drawn for C3 by the test, not yet here */
    CHECK_LEGAL(&ze_game, &s, ZE_END, GIVE(POWER_A2, 1), GIVE(POWER_A2, 3));
    CHECK_INT(s.acted, 0);
    sound(&s);
    KIT_PLAY(&ze_game, &s, NULL, GIVE(POWER_A2, 3));
    CHECK(has(&s, 3, POWER_A2));
    CHECK_INT(s.acted, 1 << 1);

    position(&s, "players=4");
    items(&s, 2, "A2");
    at(&s, 1, C3);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZE_TAKE, ZE_END);
    CHECK(has(&s, 2, POWER_A2));
    CHECK_INT(s.acted, 1 << 1);
}

RULE("ZE-7.2", after_a_gift_or_a_pass_there_is_no_second_question)
{
    struct ze_state s;
    position(&s, "players=4");
    items(&s, 2, "A2");
    at(&s, 1, C3);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZE_PASS); /* ends the turn at once */
    CHECK_INT(s.acted, 1 << 1);

    position(&s, "players=4");
    items(&s, 2, "D1");
    at(&s, 1, B1); /* nothing but the gift */
    begin_act(&s, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, GIVE(SHIELD_D1, 1), GIVE(SHIELD_D1, 3));
    KIT_PLAY(&ze_game, &s, NULL, GIVE(SHIELD_D1, 1));
    CHECK_INT(s.acted, 1 << 1); /* PASS is all that is left */
}

RULE("ZE-7.2", giver_and_receiver_may_be_down)
{
    struct ze_state s;
    position(&s, "players=4"); /* the Medic's Heart to the Gunner, both down */
    down(&s, 2);
    down(&s, 3);
    items(&s, 3, "C6");
    at(&s, 1, B1);
    begin_act(&s, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, GIVE(HEART_C6, 1), GIVE(HEART_C6, 2));
    KIT_PLAY(&ze_game, &s, NULL, GIVE(HEART_C6, 2));
    /* To act at once, alone. */
    CHECK_INT(s.head.to_act, 2);
    CHECK_INT(s.phase, ZE_D7_RETURN);
    KIT_PLAY(&ze_game, &s, NULL, ZE_COME_BACK);
    CHECK_INT(s.health[2], 1);
    CHECK_INT(s.health[3], 0);
    CHECK(on_table(&s, HEART_C6));
}

RULE("ZE-7.2", the_receivers_limit_applies_and_own_items_stay)
{
    struct ze_state s;
    position(&s, "players=5"); /* 1 Commander, 2 Gunner, 3 Medic, 4 Redshirt */
    items(&s, 1, "D9 H5");
    items(&s, 2, "A2 E4");
    items(&s, 3, "D1 F7");
    items(&s, 4, "B5");
    at(&s, 1, B1);
    begin_act(&s, 1);
    /* Power and EMP of the Gunner: Commander and Redshirt have one, the Medic
     * two Defence Items. Shield and Night Vision of the Medic: the Redshirt
     * has no Defence Item. EMP of the Redshirt: the Gunner is full. */
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, SHOOT(E), GIVE(SHIELD_D1, 4),
                GIVE(NIGHT_F7, 4));
}

RULE("ZE-7.1", nobody_else_and_nobody_in_battle_royale_gives)
{
    struct ze_state s;
    position(&s, "players=4 characters=GMR");
    items(&s, 2, "D1");
    for (unsigned seat = 0; seat < 4; seat++)
        CHECK(!ze_can_give(&s, seat));
    position(&s, "players=4 mode=royale");
    items(&s, 1, "D1");
    for (unsigned seat = 0; seat < 4; seat++)
        CHECK(!ze_can_give(&s, seat));
    at(&s, 0, C3); /* the Commander's colour */
    begin_act(&s, 0);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE);
}

RULE("ZE-7.1", the_commander_cannot_touch_the_villains_items)
{
    struct ze_state s;
    position(&s, "players=3"); /* the villain has two Hearts */
    at(&s, 1, C3);
    begin_act(&s, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE);
}

RULE("ZE-7.1", two_of_a_kind_are_two_gifts)
{
    struct ze_state s;
    position(&s, "players=4");
    items(&s, 3, "C6 H9");
    at(&s, 1, B1);
    begin_act(&s, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, GIVE(HEART_C6, 1), GIVE(HEART_C6, 2),
                GIVE(HEART_H9, 1), GIVE(HEART_H9, 2));
}

/* The villain on D4 with an EMP, three astronauts around. */
static void amid(struct ze_state *s, const char *options)
{
    position(s, options);
    items(s, 0, "B5 A2");
    hand(s, 0, "F4 E6 A9 B9 C9");
    at(s, 0, D4);
    at(s, 1, D3);
    at(s, 2, E5);
    at(s, 3, F5);
    begin_act(s, 0);
}

RULE("ZE-7.4 ZE-7.5", an_astronaut_hit_in_this_phase_cannot_be_hit_again)
{
    struct ze_state s;
    amid(&s, "players=4");
    KIT_PLAY(&ze_game, &s, NULL, ZAP(SE));
    CHECK_INT(s.health[2], 3);
    CHECK_INT(s.marked, 1 << 2);
    CHECK_INT(s.turn, 2);
    KIT_PLAY(&ze_game, &s, NULL, E6);
    /* E5 is to the north, but marked; F5 is a white field, which only the
     * Proton Blaster of E6 itself would reach. */
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE, SHOOT(N), ZE_USE_EMP,
                PICK(SHOOT(NE))); /* the first two hit nobody */
    sound(&s);
}

RULE("ZE-7.5 ZE-7.6", marked_ones_are_left_out_of_lines_and_emp)
{
    struct ze_state s;
    amid(&s, "players=4");
    KIT_PLAY(&ze_game, &s, NULL, ZAP(SE)); /* the Gunner on E5 */
    KIT_PLAY(&ze_game, &s, NULL, F4);      /* lit; E5 and F5 are pink */
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZAP(S), ZE_TAKE, SHOOT(N), SHOOT(S),
                ZE_USE_EMP, PICK(SHOOT(S)));
    KIT_PLAY(&ze_game, &s, NULL, ZE_USE_EMP);
    CHECK_INT(s.health[2], 3); /* once only */
    CHECK_INT(s.health[3], 3);
    CHECK_INT(s.marked, 1 << 2 | 1 << 3);
}

RULE("ZE-7.5", a_blocked_hit_marks_as_well)
{
    struct ze_state s;
    amid(&s, "players=4");
    items(&s, 2, "D1");
    KIT_PLAY(&ze_game, &s, NULL, ZAP(SE));
    CHECK_INT(s.marked, 1 << 2); /* set before the question (ZE-7.6) */
    KIT_PLAY(&ze_game, &s, NULL, ZE_BLOCK);
    CHECK_INT(s.health[2], 4);
    CHECK_INT(s.marked, 1 << 2);
}

RULE("ZE-7.6", marks_are_cleared_when_the_phase_ends)
{
    struct ze_state s;
    amid(&s, "players=4");
    KIT_PLAY(&ze_game, &s, NULL, ZAP(SE), A9, ZE_PASS);
    CHECK_INT(s.marked, 1 << 2);
    KIT_PLAY(&ze_game, &s, NULL, C9, ZE_PASS);
    CHECK_INT(s.part, ZE_MOVING);
    CHECK_INT(s.marked, 0);
}

RULE("ZE-7.6", with_villain_repeat_turn_after_each_turn)
{
    struct ze_state s;
    amid(&s, "players=4 villain_repeat=turn");
    items(&s, 2, "D1");
    KIT_PLAY(&ze_game, &s, NULL, ZAP(SE));
    CHECK_INT(s.marked, 1 << 2);
    KIT_PLAY(&ze_game, &s, NULL, ZE_TAKE_THE_HIT);
    CHECK_INT(s.marked, 0);
    KIT_PLAY(&ze_game, &s, NULL, E6);
    CHECK(kit_is_legal(&ze_game, &s, ZAP(N)));
}

RULE("ZE-7.5", night_vision_does_not_mind_the_mark)
{
    struct ze_state s;
    amid(&s, "players=4");
    items(&s, 0, "D3");
    KIT_PLAY(&ze_game, &s, NULL, ZAP(SE), A9);
    CHECK(kit_is_legal(&ze_game, &s, NIGHT(2)));
}
