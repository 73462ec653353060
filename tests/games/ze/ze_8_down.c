/*
 * ze_8_down.c: down and back.
 */
#include "ze_test.h"

RULE("ZE-8.1 ZE-8.2", who_is_down_leaves_the_map_and_keeps_the_rest)
{
    struct ze_state s;
    struct rum_trace trace;
    position(&s, "players=4");
    items(&s, 2, "A2");
    s.health[2] = 1;
    at(&s, 0, E5);
    at(&s, 2, E6);
    s.trail[2] = E7;
    begin_act(&s, 0);
    uint8_t before[5];
    memcpy(before, s.hand[2], 5);
    KIT_PLAY(&ze_game, &s, &trace, ZAP(S));
    CHECK_INT(s.health[2], 0);
    CHECK_INT(s.zone[2], ZE_NONE);
    CHECK_INT(s.trail[2], ZE_NONE);
    CHECK(has(&s, 2, POWER_A2));
    CHECK_INT(s.hand_size[2], 5);
    CHECK_BYTES(s.hand[2], before, 5);
    CHECK(ze_played(&s, E6));
    CHECK_INT(kit_event(&trace, ZE_EV_DOWN, 0)->seat, 2);
    CHECK_INT(kit_event(&trace, ZE_EV_DOWN, 0)->arg[ZE_ARG_OTHER], 0);
    CHECK_INT(kit_event(&trace, ZE_EV_DOWN, 0)->arg[ZE_ARG_NUMBER], 0);
    CHECK_INT(kit_event(&trace, ZE_EV_DOWN, 0)->arg[ZE_ARG_ZONE], E6);
    sound(&s);
}

RULE("ZE-8.2", who_goes_down_before_acting_does_not_act)
{
    struct ze_state s;
    position(&s, "players=4");
    items(&s, 1, "E4");
    s.health[2] = 1;
    at(&s, 1, D4);
    at(&s, 2, D5);
    at(&s, 3, D6);
    at(&s, 0, D3);
    items(&s, 0, "");
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZE_USE_EMP);
    CHECK_INT(s.health[2], 0);
    CHECK_INT(ze_to_act(&s), 1 << 3);
    CHECK_INT(s.head.to_act, 3);
}

RULE("ZE-8.3 ZE-8.4", a_down_astronaut_with_a_heart_comes_back_when_named)
{
    struct ze_state s;
    struct rum_trace trace;
    position(&s, "players=4");
    down(&s, 2);
    items(&s, 2, "H9 A2");
    hand(&s, 2, "A1 A3 A5 A7");
    next_cards(&s, "G1");
    at(&s, 1, C3);
    at(&s, 3, C5);
    begin_actions(&s);
    CHECK_LEGAL(&ze_game, &s, 1, 2, 3);
    KIT_PLAY(&ze_game, &s, NULL, 2);
    CHECK_INT(s.phase, ZE_D7_RETURN);
    CHECK_INT(s.head.to_act, 2);
    CHECK_LEGAL(&ze_game, &s, 0, 29); /* the codes of the rules */
    sound(&s);
    KIT_PLAY(&ze_game, &s, &trace, ZE_COME_BACK);
    CHECK_INT(s.health[2], 1);
    CHECK_INT(s.zone[2], ZE_NONE); /* until the next move */
    CHECK(on_table(&s, HEART_H9));
    CHECK(has(&s, 2, POWER_A2));
    CHECK(holds(&s, 2, G1)); /* replenished */
    CHECK_INT(s.acted, 1 << 2);
    CHECK_INT(kit_event(&trace, ZE_EV_BACK, 0)->arg[ZE_ARG_ITEM], HEART_H9);
    CHECK_INT(s.phase, ZE_D2_ORDER);
    sound(&s);
}

RULE("ZE-8.4", a_down_astronaut_does_not_move)
{
    struct ze_state s;
    position(&s, "players=3");
    down(&s, 1);
    items(&s, 1, "H9");
    begin_moves(&s);
    CHECK_INT(s.head.to_act, 2);
    CHECK_INT(s.placed, 0);
}

RULE("ZE-8.4", of_two_hearts_the_lowest_brings_back)
{
    struct ze_state s;
    position(&s, "players=3");
    down(&s, 0);
    items(&s, 0, "G2 H9");
    at(&s, 1, A1);
    begin_hunt(&s);
    CHECK(on_table(&s, HEART_G2));
    CHECK(has(&s, 0, HEART_H9));
    CHECK_INT(s.health[0], 1);
}

RULE("ZE-8.5", a_commander_who_is_back_may_give)
{
    struct ze_state s;
    position(&s, "players=3");
    down(&s, 1);
    items(&s, 1, "H9");
    items(&s, 2, "A2");
    hand(&s, 1, "A1 A3 A5");
    at(&s, 2, C3);
    begin_actions(&s);
    KIT_PLAY(&ze_game, &s, NULL, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_STAY_DOWN, ZE_COME_BACK); /* not while down */
    KIT_PLAY(&ze_game, &s, NULL, ZE_COME_BACK);
    CHECK_INT(s.phase, ZE_D3B_AFTER);
    CHECK_INT(s.hand_size[1], 3); /* replenishing comes after it */
    sound(&s);
    CHECK_LEGAL(&ze_game, &s, ZE_END, GIVE(POWER_A2, 1));
    KIT_PLAY(&ze_game, &s, NULL, GIVE(POWER_A2, 1));
    CHECK(has(&s, 1, POWER_A2));
    CHECK_INT(s.acted, 1 << 1);
    CHECK_INT(s.hand_size[1], 5);
    CHECK_INT(s.head.to_act, 2);
}

RULE("ZE-8.5", with_nothing_to_give_the_turn_is_over)
{
    struct ze_state s;
    position(&s, "players=3");
    down(&s, 1);
    items(&s, 1, "H9");
    at(&s, 2, C3);
    begin_actions(&s);
    KIT_PLAY(&ze_game, &s, NULL, 1, ZE_COME_BACK);
    CHECK_INT(s.health[1], 1);
    CHECK_INT(s.head.to_act, 2); /* no question in between */
    CHECK_INT(s.phase, ZE_D3_ACT);
}

RULE("ZE-8.6 ZE-8.9", the_villain_with_a_heart_is_down_until_the_phase)
{
    struct ze_state s;
    struct rum_trace trace = {0};
    position(&s, "players=4");
    s.health[0] = 1;
    items(&s, 0, "G2");
    at(&s, 0, E5);
    at(&s, 1, E6);
    at(&s, 2, E4);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, &trace, ZAP(N));
    CHECK_INT(s.health[0], 0);
    CHECK_INT(s.zone[0], ZE_NONE);
    CHECK_INT(kit_event(&trace, ZE_EV_DOWN, 0)->arg[ZE_ARG_NUMBER], 1);
    CHECK_INT(s.head.to_act, 2); /* the game goes on; nobody there to zap */
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE);
    KIT_PLAY(&ze_game, &s, &trace, ZE_PASS);
    /* The first turn brings the villain back, unasked (ZE-8.9); the second is a
     * normal one. */
    CHECK_INT(kit_event(&trace, ZE_EV_BACK, 0)->clause, ZE(8, 9));
    CHECK_INT(s.health[0], 1);
    CHECK_INT(s.zone[0], ZE_NONE);
    CHECK_INT(s.turns, 3);
    CHECK_INT(s.turn, 2);
    CHECK_INT(s.phase, ZE_D1_PLACE);
    CHECK_INT(s.head.to_act, 0);
    sound(&s);
}

RULE("ZE-8.6", without_a_heart_or_the_option_it_is_the_end)
{
    struct ze_state s;
    position(&s, "players=3");
    s.health[0] = 1;
    items(&s, 0, "D9");
    at(&s, 0, E5);
    at(&s, 1, E6);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(N));
    CHECK_OVER(&ze_game, &s);

    position(&s, "players=3 villain_revive=off");
    s.health[0] = 1;
    items(&s, 0, "G2");
    at(&s, 0, E5);
    at(&s, 1, E6);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(N));
    CHECK_OVER(&ze_game, &s);
    CHECK_SCORE(&ze_game, &s, 0, 60, 60);
}

RULE("ZE-8.7", who_came_back_counts_for_the_villains_turns)
{
    struct ze_state s;
    position(&s, "players=3");
    down(&s, 2);
    items(&s, 2, "H9");
    at(&s, 1, C3);
    begin_actions(&s);
    KIT_PLAY(&ze_game, &s, NULL, 2, ZE_COME_BACK, ZE_PASS);
    CHECK_INT(s.part, ZE_HUNTING);
    CHECK_INT(s.turns, 2);
}

/* The Medic is down with a Heart and to act, the Gunner stands at C3. */
static void medic_down(struct ze_state *s)
{
    position(s, "players=3 characters=GM");
    items(s, 0, "");
    down(s, 2);
    items(s, 2, "H9");
    hand(s, 2, "A1 A3 A5");
    at(s, 1, C3);
    begin_actions(s);
}

RULE("ZE-8.8 ZE-8.4", who_stays_down_keeps_the_heart_and_draws_nothing)
{
    struct ze_state s;
    struct rum_trace trace;
    medic_down(&s);
    KIT_PLAY(&ze_game, &s, &trace, 2, ZE_STAY_DOWN);
    CHECK_INT(s.health[2], 0);
    CHECK(has(&s, 2, HEART_H9));
    CHECK_INT(s.hand_size[2], 3);
    CHECK_INT(s.stayed, 1 << 2);
    CHECK_INT(s.acted, 1 << 2); /* has acted this round */
    CHECK_INT(ze_to_act(&s), 1 << 1);
    CHECK_INT(kit_event(&trace, ZE_EV_STAY, 0)->seat, 2);
    CHECK(kit_event(&trace, ZE_EV_DRAW, 0) == NULL);
    sound(&s);
}

RULE("ZE-8.8", who_stays_down_is_asked_again_next_round)
{
    struct ze_state s;
    medic_down(&s);
    KIT_PLAY(&ze_game, &s, NULL, 2, ZE_STAY_DOWN, ZE_PASS);
    CHECK_INT(s.part, ZE_HUNTING);
    CHECK_INT(s.turns, 1);
    s.acted = 0; /* a new round, the Gunner has placed */
    begin_actions(&s);
    CHECK_LEGAL(&ze_game, &s, 1, 2);
    KIT_PLAY(&ze_game, &s, NULL, 2, ZE_COME_BACK);
    CHECK_INT(s.health[2], 1);
    CHECK_INT(s.stayed, 0);
    sound(&s);
}

RULE("ZE-8.8 ZE-9.4", who_stays_down_counts_as_defeated)
{
    struct ze_state s;
    medic_down(&s);
    KIT_PLAY(&ze_game, &s, NULL, 2, ZE_STAY_DOWN);
    s.health[1] = 1;
    at(&s, 0, C4);
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(N)); /* the Gunner, without a Heart */
    CHECK_OVER(&ze_game, &s);
    CHECK_INT(s.ending, ZE(9, 4));
    CHECK_SCORE(&ze_game, &s, 60, 0, 0);
    sound(&s);
}

RULE("ZE-8.8 ZE-9.6", who_stays_down_does_not_stop_the_end_by_cards)
{
    struct ze_state s;
    medic_down(&s);
    run_dry(&s);
    one_card(&s, 2, A1);
    s.stayed = 1 << 2;
    begin_round(&s);
    CHECK_OVER(&ze_game, &s);
    CHECK_INT(s.ending, ZE(9, 5));
}

RULE("ZE-8.8 ZE-9.4", it_is_tested_at_once)
{
    struct ze_state s;
    medic_down(&s);
    down(&s, 1);
    begin_actions(&s); /* only the Medic is to act */
    CHECK_INT(s.phase, ZE_D7_RETURN);
    KIT_PLAY(&ze_game, &s, NULL, ZE_STAY_DOWN);
    CHECK_OVER(&ze_game, &s);
    CHECK_INT(s.ending, ZE(9, 4));
}

RULE("ZE-8.8", a_heart_from_the_commander_makes_one_count_again)
{
    struct ze_state s;
    position(&s, "players=4 characters=CMR");
    items(&s, 0, "");
    items(&s, 2, "C6 D1");
    items(&s, 3, "A2");
    down(&s, 3);
    at(&s, 1, C3);
    s.stayed = 1 << 3;
    begin_act(&s, 1);
    struct ze_state other;
    memcpy(&other, &s, sizeof(s));
    KIT_PLAY(&ze_game, &other, NULL, GIVE(SHIELD_D1, 3)); /* no Heart */
    CHECK(ze_out(&other, 3));
    CHECK_INT(other.stayed, 1 << 3);
    KIT_PLAY(&ze_game, &s, NULL, GIVE(HEART_C6, 3));
    CHECK(!ze_out(&s, 3));
    CHECK_INT(s.stayed, 0);
    sound(&s);
}

RULE("ZE-8.9", the_villain_is_never_asked)
{
    struct ze_state s;
    position(&s, "players=3");
    down(&s, 0);
    items(&s, 0, "G2");
    at(&s, 1, C3);
    at(&s, 2, D3);
    begin_hunt(&s);
    CHECK_INT(s.health[0], 1);
    CHECK_INT(s.turn, 2); /* that was the first turn */
    CHECK_INT(s.phase, ZE_D1_PLACE);
    CHECK_INT(s.stayed, 0);
}
