/*
 * ze_8_down.c: down and back.
 */
#include "ze_test.h"

RULE("ZE-8.1 ZE-8.2", who_is_down_leaves_the_map_and_keeps_what_he_has)
{
    struct ze_state s;
    struct rum_trace trace;
    table(&s, "players=4");
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
    CHECK_INT(kit_event(&trace, ZE_EV_DOWN, 0)->arg[0], 0);
    CHECK_INT(kit_event(&trace, ZE_EV_DOWN, 0)->arg[1], 0);
    CHECK_INT(kit_event(&trace, ZE_EV_DOWN, 0)->arg[2], E6);
    sound(&s);
}

RULE("ZE-8.2", who_goes_down_before_his_action_does_not_act)
{
    struct ze_state s;
    table(&s, "players=4");
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
    table(&s, "players=4");
    down(&s, 2);
    items(&s, 2, "H9 A2");
    hand(&s, 2, "A1 A3 A5 A7");
    next_cards(&s, "G1");
    at(&s, 1, C3);
    at(&s, 3, C5);
    begin_actions(&s);
    CHECK_LEGAL(&ze_game, &s, 1, 2, 3);
    KIT_PLAY(&ze_game, &s, &trace, 2);
    CHECK_INT(s.health[2], 1);
    CHECK_INT(s.zone[2], ZE_NONE); /* until his next move */
    CHECK(on_table(&s, HEART_H9));
    CHECK(has(&s, 2, POWER_A2));
    CHECK(holds(&s, 2, G1)); /* replenished */
    CHECK_INT(s.acted, 1 << 2);
    CHECK_INT(kit_event(&trace, ZE_EV_BACK, 0)->arg[0], HEART_H9);
    CHECK_INT(s.phase, ZE_D2_ORDER);
    sound(&s);
}

RULE("ZE-8.4", a_down_astronaut_does_not_move)
{
    struct ze_state s;
    table(&s, "players=3");
    down(&s, 1);
    items(&s, 1, "H9");
    begin_moves(&s);
    CHECK_INT(s.head.to_act, 2);
    CHECK_INT(s.placed, 0);
}

RULE("ZE-8.4", of_two_hearts_the_lowest_brings_back)
{
    struct ze_state s;
    table(&s, "players=3");
    down(&s, 0);
    items(&s, 0, "G2 H9");
    at(&s, 1, A1);
    begin_hunt(&s);
    CHECK(on_table(&s, HEART_G2));
    CHECK(has(&s, 0, HEART_H9));
    CHECK_INT(s.health[0], 1);
}

RULE("ZE-8.5", the_commander_gives_nothing_in_the_turn_he_comes_back)
{
    struct ze_state s;
    table(&s, "players=3");
    down(&s, 1);
    items(&s, 1, "H9");
    items(&s, 2, "A2");
    at(&s, 2, C3);
    begin_actions(&s);
    KIT_PLAY(&ze_game, &s, NULL, 1);
    CHECK_INT(s.health[1], 1);
    CHECK_INT(s.head.to_act, 2); /* no question in between */
    CHECK_INT(s.phase, ZE_D3_ACT);
    CHECK(has(&s, 2, POWER_A2));
}

RULE("ZE-8.6", the_villain_with_a_heart_is_down_until_his_phase)
{
    struct ze_state s;
    struct rum_trace trace = {0};
    table(&s, "players=4");
    s.health[0] = 1;
    items(&s, 0, "G2");
    at(&s, 0, E5);
    at(&s, 1, E6);
    at(&s, 2, E4);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, &trace, ZAP(N));
    CHECK_INT(s.health[0], 0);
    CHECK_INT(s.zone[0], ZE_NONE);
    CHECK_INT(kit_event(&trace, ZE_EV_DOWN, 0)->arg[1], 1);
    CHECK_INT(s.head.to_act, 2); /* the game goes on; nobody there to zap */
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE);
    KIT_PLAY(&ze_game, &s, &trace, ZE_PASS);
    /* His first turn brings him back, the second is a normal one. */
    CHECK_INT(s.health[0], 1);
    CHECK_INT(s.zone[0], ZE_NONE);
    CHECK_INT(s.turns, 3);
    CHECK_INT(s.turn, 2);
    CHECK_INT(s.phase, ZE_D1_PLACE);
    CHECK_INT(s.head.to_act, 0);
    sound(&s);
}

RULE("ZE-8.6", without_a_heart_or_the_option_he_is_defeated)
{
    struct ze_state s;
    table(&s, "players=3");
    s.health[0] = 1;
    items(&s, 0, "D9");
    at(&s, 0, E5);
    at(&s, 1, E6);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(N));
    CHECK_OVER(&ze_game, &s);

    table(&s, "players=3 villain_revive=off");
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
    table(&s, "players=3");
    down(&s, 2);
    items(&s, 2, "H9");
    at(&s, 1, C3);
    begin_actions(&s);
    KIT_PLAY(&ze_game, &s, NULL, 2, ZE_PASS);
    CHECK_INT(s.part, ZE_HUNTING);
    CHECK_INT(s.turns, 2);
}
