/*
 * ze_6_inventory.c: how much a player may carry, and Pick & play.
 */
#include "ze_test.h"

/* May the astronaut of this character, holding these, also carry that one? */
static bool fits(const char *character, const char *held, unsigned item)
{
    struct ze_state s;
    char options[60] = "players=2 mode=villain characters=";

    strcat(options, character);
    position(&s, options);
    items(&s, 1, held);
    return ze_fits(&s, 1, 1u << item);
}

RULE("ZE-6.1", the_standard_limit_is_one_attack_and_one_defence_item)
{
    for (int i = 0; i < 4; i++) {
        static const char *const who[] = {"C", "R", "G", "M"};
        CHECK(fits(who[i], "", POWER_A2));
        CHECK(fits(who[i], "", HEART_H9));
        CHECK(fits(who[i], "D1", POWER_A2));
        CHECK(fits(who[i], "A2", HEART_H9));
    }
    CHECK(!fits("C", "A2", EMP_E4));
    CHECK(!fits("R", "A2", EMP_E4));
    CHECK(!fits("C", "D1", HEART_H9));
    CHECK(!fits("R", "D1", HEART_H9));
    CHECK(!fits("C", "A2 D1", HEART_H9));
    CHECK(!fits("C", "A2 D1", EMP_E4));
}

RULE("ZE-6.1 ZE-10.2", in_battle_royale_all_have_the_standard_limit)
{
    struct ze_state s;
    position(&s, "players=5 mode=royale");
    for (unsigned seat = 0; seat < 5; seat++) {
        items(&s, seat, "A2");
        CHECK(!ze_fits(&s, seat, 1u << EMP_E4));
        CHECK(ze_fits(&s, seat, 1u << HEART_H9));
        items(&s, seat, "D1");
        CHECK(!ze_fits(&s, seat, 1u << HEART_H9));
        CHECK(ze_fits(&s, seat, 1u << EMP_E4));
    }
}

RULE("ZE-6.2 ZE-7.3", the_gunner_may_have_two_attack_items_instead)
{
    CHECK(fits("G", "A2", EMP_E4));
    CHECK(fits("G", "E4", EMP_B5)); /* two of a kind */
    CHECK(!fits("G", "A2 E4", PROTON_F1));
    CHECK(!fits("G", "A2 E4", HEART_H9));
    CHECK(!fits("G", "A2 D1", EMP_E4));
    CHECK(!fits("G", "D1", HEART_H9));
}

RULE("ZE-6.3 ZE-7.3", the_medic_may_have_two_defence_items_instead)
{
    CHECK(fits("M", "D1", HEART_H9));
    CHECK(fits("M", "C6", HEART_H9));
    CHECK(!fits("M", "D1 C6", HEART_H9));
    CHECK(!fits("M", "D1 C6", EMP_E4));
    CHECK(!fits("M", "A2 D1", HEART_H9));
    CHECK(!fits("M", "A2", EMP_E4));
}

RULE("ZE-6.4 ZE-7.4", the_villain_carries_any_four)
{
    struct ze_state s;
    position(&s, "players=3");
    items(&s, 0, "A2 G4 D9");
    CHECK(ze_fits(&s, 0, 1u << EMP_E4));
    CHECK(ze_fits(&s, 0, 1u << SHIELD_D1));
    items(&s, 0, "A2 D1 H5 C6");
    CHECK(!ze_fits(&s, 0, 1u << EMP_E4));
    CHECK(!ze_fits(&s, 0, 1u << HEART_H9));
}

RULE("ZE-6.5", who_is_full_cannot_take_nor_drop)
{
    struct ze_state s;
    position(&s, "players=3");
    items(&s, 1, "A2 D1");
    at(&s, 0, B2);
    at(&s, 1, B3); /* code: its Heart */
    items(&s, 0, "");
    begin_act(&s, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZAP(N), SHOOT(N), SHOOT(E));
    KIT_PLAY(&ze_game, &s, NULL, SHOOT(E)); /* to be rid of it */
    CHECK(ze_fits(&s, 1, 1u << EMP_E4));
}

RULE("ZE-6.6", pick_and_play_uses_the_item_at_once_even_with_full_hands)
{
    struct ze_state s;
    struct rum_trace trace;
    position(&s, "players=3 characters=GR");
    items(&s, 0, "");
    items(&s, 2, "D9 H5");
    at(&s, 2, D4);
    at(&s, 0, D5);
    begin_act(&s, 2);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZAP(S), SHOOT(N), SHOOT(S),
                PICK(ZE_USE_EMP));
    KIT_PLAY(&ze_game, &s, &trace, PICK(ZE_USE_EMP));
    CHECK_INT(s.health[0], 3);
    CHECK_INT(s.items[2], 1 << POWER_D9 | 1 << SHIELD_H5);
    CHECK(on_table(&s, EMP_E4));
    const struct rum_event *e = kit_event(&trace, ZE_EV_USE, 0);
    CHECK_INT(e->arg[ZE_ARG_PICKED], 1);
    CHECK_INT(e->arg[ZE_ARG_ITEM], EMP_E4);
    CHECK_INT(e->clause, ZE(6, 6));
}

RULE("ZE-6.6", the_villain_picks_and_plays_with_four_items)
{
    struct ze_state s;
    position(&s, "players=5"); /* four Hearts */
    at(&s, 0, E1);             /* code: the Proton Blaster of F1 */
    at(&s, 1, F2);
    at(&s, 2, G3);
    begin_act(&s, 0);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZAP(SE), PICK(SHOOT(SE)));
    KIT_PLAY(&ze_game, &s, NULL, PICK(SHOOT(SE)));
    CHECK_INT(s.health[1], 3);
    CHECK_INT(s.health[2], 3);
    CHECK_INT(__builtin_popcount(s.items[0]), 4);
}

RULE("ZE-6.6", the_item_used_is_the_one_just_taken)
{
    struct ze_state s;
    position(&s, "players=3");
    items(&s, 0, "G2"); /* a Heart of a lower id than the code's */
    s.health[0] = 2;
    at(&s, 0, H8); /* code H9 */
    begin_act(&s, 0);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE, ZE_USE_HEART,
                PICK(ZE_USE_HEART));
    KIT_PLAY(&ze_game, &s, NULL, PICK(ZE_USE_HEART));
    CHECK_INT(s.health[0], 3);
    CHECK(has(&s, 0, HEART_G2));
    CHECK(on_table(&s, HEART_H9));
}

RULE("ZE-6.6 ZE-4.11", pick_and_play_has_the_conditions_of_every_use)
{
    struct ze_state s;
    position(&s, "players=3"); /* no Shield */
    at(&s, 0, D1);
    begin_act(&s, 0);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE);

    position(&s, "players=3"); /* no Heart at 4 Health */
    at(&s, 0, H9);
    begin_act(&s, 0);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE);

    position(&s, "players=3"); /* nobody to shoot at */
    at(&s, 0, D4);
    begin_act(&s, 0);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE);

    position(&s, "players=3"); /* not there any more */
    items(&s, 2, "D3");
    at(&s, 1, C2);
    at(&s, 0, C3);
    begin_act(&s, 0);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZAP(N));
}

RULE("ZE-6.6 ZE-7.3", nobody_else_picks_and_plays)
{
    struct ze_state s;
    position(&s, "players=4"); /* Commander, Gunner, Medic */
    for (unsigned seat = 1; seat < 4; seat++)
        CHECK(!ze_picks_and_plays(&s, seat));
    CHECK(ze_picks_and_plays(&s, 0));
    position(&s, "players=5 mode=royale");
    for (unsigned seat = 0; seat < 5; seat++)
        CHECK(!ze_picks_and_plays(&s, seat));
    at(&s, 3, D4); /* would be the Redshirt's colour */
    at(&s, 1, D5);
    begin_act(&s, 3);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZAP(S), ZE_TAKE);
}

RULE("ZE-6.7", the_redshirt_never_ends_above_the_limit)
{
    struct ze_state s;
    position(&s, "players=3 characters=GR");
    items(&s, 2, "A2 D1");
    s.health[2] = 3;
    at(&s, 2, H8);
    begin_act(&s, 2);
    CHECK(!kit_is_legal(&ze_game, &s, ZE_TAKE));
    KIT_PLAY(&ze_game, &s, NULL, PICK(ZE_USE_HEART));
    CHECK_INT(s.items[2], 1 << POWER_A2 | 1 << SHIELD_D1);
    CHECK_INT(s.health[2], 4);
    CHECK(ze_fits(&s, 2, 0));
}

RULE("ZE-6.8", items_are_open_to_everybody)
{
    struct ze_state s, seen;
    position(&s, "players=4");
    items(&s, 2, "A2 D1");
    for (rum_seat viewer = RUM_NOBODY; viewer < 4; viewer++) {
        rum_game_hide(&ze_game, &s, viewer, &seen);
        CHECK_BYTES(seen.items, s.items, sizeof(s.items));
    }
}
