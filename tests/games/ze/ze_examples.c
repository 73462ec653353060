/*
 * ze_examples.c: the worked examples of section 8.
 */
#include "ze_test.h"

/* Example 1, reading a card, is in ze_2_cards.c. */

RULE("ZE-4.5 ZE-2.9 ZE-6.6", example_2_the_first_round_of_five)
{
    struct ze_state s;
    position(&s, "players=5"); /* 1 Commander, 2 Gunner, 3 Medic, 4 Redshirt */
    CHECK_INT(s.items[0],
              1 << HEART_G2 | 1 << HEART_B3 | 1 << HEART_C6 | 1 << HEART_H9);
    hand(&s, 1, "C3 A1");
    hand(&s, 2, "F4 A3");
    hand(&s, 3, "B6 A5");
    hand(&s, 4, "B5 A7");
    begin_moves(&s);
    KIT_PLAY(&ze_game, &s, NULL, C3, F4, B6, B5);
    CHECK_INT(s.phase, ZE_D2_ORDER);
    struct ze_state t;
    memcpy(&t, &s, sizeof(t));
    KIT_PLAY(&ze_game, &t, NULL, 1);
    CHECK_LEGAL(&ze_game, &t, ZE_PASS, ZE_TAKE);
    memcpy(&t, &s, sizeof(t));
    KIT_PLAY(&ze_game, &t, NULL, 2);
    CHECK_LEGAL(&ze_game, &t, ZE_PASS, ZE_TAKE);
    memcpy(&t, &s, sizeof(t));
    KIT_PLAY(&ze_game, &t, NULL, 3); /* done at once */
    CHECK_INT(t.acted, 1 << 3);
    CHECK_INT(t.phase, ZE_D2_ORDER);
    memcpy(&t, &s, sizeof(t));
    KIT_PLAY(&ze_game, &t, NULL, 4);
    CHECK_LEGAL(&ze_game, &t, ZE_PASS, ZE_TAKE, PICK(ZE_USE_EMP));
    CHECK_INT(PICK(ZE_USE_EMP), 68); /* the Medic on B6 is in its reach */
    t.useful_shots = true;
    CHECK_LEGAL(&ze_game, &t, ZE_PASS, ZE_TAKE);
    KIT_PLAY(&ze_game, &s, NULL, 1, ZE_PASS, 2, ZE_PASS, 3, ZE_PASS);
    CHECK_INT(s.turns, 4);
}

RULE("ZE-7.5 ZE-4.11", example_3_the_villains_mark)
{
    struct ze_state s;
    position(&s, "players=3 characters=GM");
    hand(&s, 0, "E6 F6");
    at(&s, 1, E5);
    at(&s, 2, H9);
    begin_hunt(&s);
    KIT_PLAY(&ze_game, &s, NULL, E6, ZAP(N));
    CHECK_INT(s.health[1], 3);
    CHECK_INT(s.marked, 1 << 1);
    KIT_PLAY(&ze_game, &s, NULL, F6);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE, PICK(NIGHT(1)), PICK(NIGHT(2)));
}

RULE("ZE-5.2 ZE-5.5 ZE-5.6", example_4_a_friend_in_the_line)
{
    struct ze_state s;
    position(&s, "players=3 characters=GM");
    items(&s, 0, "");
    items(&s, 1, "G4");
    items(&s, 2, "D1");
    at(&s, 1, D5);
    at(&s, 2, E5);
    at(&s, 0, F5);
    begin_act(&s, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, SHOOT(N), SHOOT(E));
    KIT_PLAY(&ze_game, &s, NULL, SHOOT(E));
    CHECK_INT(s.head.to_act, 2);
    KIT_PLAY(&ze_game, &s, NULL, ZE_BLOCK);
    CHECK_INT(s.health[0], 3);
    CHECK_INT(s.health[2], 4);
    CHECK(on_table(&s, POWER_G4) && on_table(&s, SHIELD_D1));
}

RULE("ZE-5.4 ZE-7.6", example_5_an_emp)
{
    struct ze_state s;
    position(&s, "players=4 characters=CMR");
    items(&s, 0, "E4");
    items(&s, 2, "D1");
    s.health[1] = 2;
    at(&s, 0, G5);
    at(&s, 1, F4);
    at(&s, 2, H6);
    at(&s, 3, G7);
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZE_USE_EMP, ZE_BLOCK);
    CHECK_INT(s.health[1], 1);
    CHECK_INT(s.health[2], 4);
    CHECK_INT(s.health[3], 4);
    CHECK_INT(s.marked, 1 << 1 | 1 << 2);
    CHECK(on_table(&s, SHIELD_D1));
}

RULE("ZE-5.3 ZE-4.13 ZE-4.14", example_6_a_proton_blaster)
{
    struct ze_state s;
    position(&s, "players=3");
    items(&s, 1, "F1");
    items(&s, 2, "E4"); /* so that the code of E5 is gone */
    at(&s, 1, E5);
    at(&s, 0, G3);
    begin_act(&s, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, SHOOT(NE), SHOOT(SE)); /* at nobody */
    s.useful_shots = true;
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, SHOOT(NE));
}

RULE("ZE-6.6 ZE-5.2 ZE-4.13", example_7_a_redshirt_with_full_hands)
{
    struct ze_state s;
    position(&s, "players=3 characters=GR");
    items(&s, 2, "A2 D1");
    at(&s, 2, D4);
    at(&s, 0, E5);
    begin_act(&s, 2);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZAP(SE), SHOOT(N), PICK(ZE_USE_EMP));
    s.useful_shots = true;
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZAP(SE), PICK(ZE_USE_EMP));
}

RULE("ZE-7.1 ZE-8.3 ZE-8.4 ZE-8.7", example_8_the_commander_rescues)
{
    struct ze_state s;
    position(&s, "players=4 characters=CMR");
    items(&s, 0, "");
    items(&s, 2, "C6 H9");
    down(&s, 3);
    at(&s, 1, C3);
    at(&s, 2, H4);
    begin_actions(&s);
    CHECK_INT(s.head.to_act, 1);
    CHECK_LEGAL(&ze_game, &s, 1, 2);
    KIT_PLAY(&ze_game, &s, NULL, 1, GIVE(HEART_C6, 3), ZE_TAKE);
    CHECK_INT(s.phase, ZE_D2_ORDER);
    CHECK_LEGAL(&ze_game, &s, 2, 3);
    KIT_PLAY(&ze_game, &s, NULL, 3);
    CHECK_LEGAL(&ze_game, &s, 0, 29);
    KIT_PLAY(&ze_game, &s, NULL, 29);
    CHECK_INT(s.health[3], 1);
    CHECK_INT(s.zone[3], ZE_NONE);
    CHECK(on_table(&s, HEART_C6));
    CHECK_INT(s.head.to_act, 2);
    KIT_PLAY(&ze_game, &s, NULL, ZE_TAKE);
    CHECK_INT(s.part, ZE_HUNTING);
    CHECK_INT(s.turns, 3);
}

RULE("ZE-8.6 ZE-9.3", example_9_down_not_out)
{
    struct ze_state s;
    position(&s, "players=5");
    s.health[0] = 1;
    items(&s, 0, "G2");
    at(&s, 0, E5);
    at(&s, 1, A1);
    at(&s, 2, E6);
    at(&s, 3, E4);
    at(&s, 4, D4);
    begin_actions(&s);
    KIT_PLAY(&ze_game, &s, NULL, 2, ZAP(N));
    CHECK_INT(s.health[0], 0);
    KIT_PLAY(&ze_game, &s, NULL, 3);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE);
    KIT_PLAY(&ze_game, &s, NULL, ZE_PASS, 4); /* no ZAP; a friend is near */
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE, PICK(ZE_USE_EMP));
    KIT_PLAY(&ze_game, &s, NULL, ZE_PASS, ZE_PASS);
    CHECK_INT(s.turns, 4);
    CHECK_INT(s.turn, 2);
    CHECK_INT(s.health[0], 1);
    CHECK(on_table(&s, HEART_G2));
}

/* Examples 10 and 16, Night Vision, are in ze_5_hits.c and ze_knowledge.c. */

RULE("ZE-6.2 ZE-4.7", example_11_the_gunners_limit)
{
    static const struct {
        const char *held;
        unsigned zone;
        bool takes;
    } rows[] = {{"A2 F1", B2, false}, {"A2", B2, true}, {"A2 D1", C5, false}};
    struct ze_state s;

    for (int i = 0; i < 3; i++) {
        position(&s, "players=3 characters=GM");
        items(&s, 0, "");
        items(&s, 1, rows[i].held);
        at(&s, 1, rows[i].zone);
        begin_act(&s, 1);
        CHECK_INT(s.acted == 0 && kit_is_legal(&ze_game, &s, ZE_TAKE),
                  rows[i].takes);
    }
}

/* Examples 12 and 13 are in ze_9_end.c and ze_10_royale.c. */

RULE("ZE-9.4 ZE-8.4 ZE-2.10", example_14_all_down_with_a_heart)
{
    struct ze_state s;
    position(&s, "players=3 characters=GM");
    items(&s, 0, "E4");
    items(&s, 2, "H9");
    s.health[1] = s.health[2] = 1;
    at(&s, 0, E5);
    at(&s, 1, E6);
    at(&s, 2, D4);
    begin_act(&s, 0);
    s.turn = s.turns; /* the last turn */
    KIT_PLAY(&ze_game, &s, NULL, ZE_USE_EMP);
    CHECK_INT(s.health[1], 0);
    CHECK_INT(s.head.turn, 2);
    CHECK_INT(s.head.to_act, 2);
    struct ze_state t;
    memcpy(&t, &s, sizeof(t));
    KIT_PLAY(&ze_game, &t, NULL, ZE_STAY_DOWN);
    CHECK_OVER(&ze_game, &t);
    CHECK_INT(t.ending, ZE(9, 4));
    KIT_PLAY(&ze_game, &s, NULL, ZE_COME_BACK);
    CHECK_INT(s.health[2], 1);
    CHECK_INT(s.part, ZE_HUNTING);
    CHECK_INT(s.turns, 1);
    CHECK_INT(s.head.to_act, 0);
}

RULE("ZE-5.7 ZE-5.12 ZE-7.6 ZE-2.10", example_15_the_order_of_the_shields)
{
    struct ze_state s;
    position(&s, "players=5 villain_seat=2 characters=CGMR");
    items(&s, 2, "E4");
    items(&s, 0, "D1");
    items(&s, 3, "H5");
    s.health[1] = 1;
    at(&s, 2, E5);
    at(&s, 0, E4);
    at(&s, 1, D5);
    at(&s, 3, F5);
    at(&s, 4, E6);
    begin_act(&s, 2);
    KIT_PLAY(&ze_game, &s, NULL, ZE_USE_EMP);
    CHECK_INT(s.marked, 1 << 0 | 1 << 1 | 1 << 3 | 1 << 4);
    CHECK(on_table(&s, EMP_E4));
    CHECK_INT(s.head.to_act, 3);
    KIT_PLAY(&ze_game, &s, NULL, ZE_TAKE_THE_HIT);
    CHECK_INT(s.health[3], 3);
    CHECK_INT(s.health[4], 3);
    CHECK_INT(s.head.to_act, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZE_BLOCK);
    CHECK_INT(s.health[0], 4);
    CHECK_INT(s.health[1], 0);
    CHECK_INT(s.zone[1], ZE_NONE);
    CHECK_INT(s.marked, 1 << 0 | 1 << 1 | 1 << 3 | 1 << 4);
    CHECK_INT(s.turns, 4);
}

RULE("ZE-2.11 ZE-7.1", example_17_a_gift_changes_the_order)
{
    struct ze_state s;
    position(&s, "players=4 characters=RCM order=seat");
    items(&s, 0, "");
    items(&s, 3, "C6");
    down(&s, 1);
    at(&s, 2, B1); /* no code */
    at(&s, 3, H4);
    begin_actions(&s);
    CHECK_INT(s.head.to_act, 2);
    CHECK(kit_is_legal(&ze_game, &s, 181));
    KIT_PLAY(&ze_game, &s, NULL, 181);
    CHECK_INT(s.head.to_act, 1);
    KIT_PLAY(&ze_game, &s, NULL, 29);
    CHECK_INT(s.health[1], 1);
    CHECK_INT(s.acted, 1 << 1 | 1 << 2);
    CHECK_INT(s.head.to_act, 3);
    KIT_PLAY(&ze_game, &s, NULL, ZE_PASS);
    CHECK_INT(s.turns, 3);
}

RULE("ZE-4.13 ZE-4.11", example_18_a_corner)
{
    struct ze_state s;
    position(&s, "players=3");
    items(&s, 1, "G4");
    at(&s, 1, A1);
    at(&s, 0, H9);
    begin_act(&s, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, SHOOT(E));
    KIT_PLAY(&ze_game, &s, NULL, SHOOT(E));
    CHECK(on_table(&s, POWER_G4));
    CHECK_INT(s.items[1], 0);
}

RULE("ZE-8.8 ZE-9.4", example_19_staying_down)
{
    struct ze_state s;
    position(&s, "players=3 characters=GM");
    items(&s, 0, "");
    items(&s, 2, "H9");
    hand(&s, 0, "C4 A9");
    down(&s, 2);
    s.health[1] = 1;
    at(&s, 1, C3);
    begin_actions(&s);
    KIT_PLAY(&ze_game, &s, NULL, 2, ZE_STAY_DOWN);
    CHECK_INT(s.health[2], 0);
    CHECK(has(&s, 2, HEART_H9));
    KIT_PLAY(&ze_game, &s, NULL, ZE_PASS);
    CHECK_INT(s.turns, 1);
    struct ze_state t;
    memcpy(&t, &s, sizeof(t));
    KIT_PLAY(&ze_game, &t, NULL, C4, ZAP(N));
    CHECK_OVER(&ze_game, &t);
    CHECK_INT(t.ending, ZE(9, 4));
    KIT_PLAY(&ze_game, &s, NULL, A9, ZE_PASS, s.hand[1][0], 2);
    CHECK_INT(s.phase, ZE_D7_RETURN);
    CHECK_INT(s.head.to_act, 2);
}

RULE("ZE-8.5 ZE-7.1", example_20_the_commander_is_back)
{
    struct ze_state s;
    position(&s, "players=4 characters=CMR");
    items(&s, 0, "");
    items(&s, 1, "C6");
    items(&s, 2, "D1 H9");
    down(&s, 1);
    down(&s, 3);
    at(&s, 2, H4);
    begin_actions(&s);
    KIT_PLAY(&ze_game, &s, NULL, 1, ZE_COME_BACK);
    CHECK_INT(s.phase, ZE_D3B_AFTER);
    CHECK_LEGAL(&ze_game, &s, 99, 101, 103, 237, 239);
    KIT_PLAY(&ze_game, &s, NULL, 239);
    CHECK_LEGAL(&ze_game, &s, 2, 3);
    KIT_PLAY(&ze_game, &s, NULL, 3);
    CHECK_INT(s.phase, ZE_D7_RETURN);
    CHECK_INT(s.head.to_act, 3);
}

RULE("ZE-10.4 ZE-8.8", example_21_two_left)
{
    struct ze_state s;
    position(&s, "players=3 mode=royale");
    down(&s, 1);
    items(&s, 1, "H9");
    down(&s, 2);
    at(&s, 0, A1);
    begin_turn(&s, 1);
    CHECK_INT(s.phase, ZE_D7_RETURN);
    KIT_PLAY(&ze_game, &s, NULL, ZE_STAY_DOWN);
    CHECK_OVER(&ze_game, &s);
    CHECK_INT(s.ending, ZE(10, 4));
    CHECK_SCORE(&ze_game, &s, 60, 0, 0);
}
