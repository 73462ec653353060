/*
 * ze_4_actions.c: what may be done, with the codes of section 4.
 */
#include "ze_test.h"

RULE("ZE-4.1 ZE-4.2", one_action_or_none)
{
    struct ze_state s;
    position(&s, "players=3");
    at(&s, 0, E5);
    at(&s, 1, D4);
    items(&s, 1, "D9 D1");
    s.health[1] = 3;
    begin_act(&s, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZAP(SE), SHOOT(N));
    KIT_PLAY(&ze_game, &s, NULL, ZAP(SE));
    CHECK_INT(s.health[0], 3);
    CHECK(s.head.to_act != 1 || s.phase != ZE_D3_ACT); /* that was it */

    position(&s, "players=3");
    at(&s, 0, E5);
    at(&s, 1, D4);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZE_PASS);
    CHECK_INT(s.acted, 1 << 1);
    CHECK_INT(s.health[0], 4);
}

RULE("ZE-4.2", who_can_only_pass_is_not_asked)
{
    struct ze_state s;
    struct rum_trace trace = {0};
    position(&s, "players=3");
    at(&s, 1, B1); /* no code */
    s.player = 1;
    s.part = ZE_ACTING;
    s.placed = 1 << 1;
    s.phase = ZE_GOING_ON;
    ze_ask_action(&s, &trace);
    const struct rum_event *e = kit_event(&trace, ZE_EV_PASS, 0);
    CHECK(e != NULL);
    CHECK_INT(e->seat, 1);
    CHECK_INT(e->arg[ZE_ARG_NUMBER], 1);
    CHECK_INT(s.acted, 1 << 1);
}

RULE("ZE-4.3", a_zap_hits_the_player_in_a_pink_field)
{
    static const uint8_t around[8] = {D3, E4, D5, C4, E3, E5, C5, C3};
    struct ze_state s;
    struct rum_trace trace;

    for (unsigned d = 0; d < 8; d++) {
        position(&s, "players=3 characters=CG");
        items(&s, 0, "");
        at(&s, 1, D4);
        at(&s, 0, around[d]);
        begin_act(&s, 1);
        CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZAP(d), ZE_TAKE);
        KIT_PLAY(&ze_game, &s, &trace, ZAP(d));
        CHECK_INT(s.health[0], 3);
        const struct rum_event *e = kit_event(&trace, ZE_EV_ZAP, 0);
        CHECK_INT(e->arg[ZE_ARG_DIRECTION], d);
        CHECK_INT(e->arg[ZE_ARG_ZONE], D4);
        e = kit_event(&trace, ZE_EV_HIT, 0);
        CHECK_INT(e->seat, 0);
        CHECK_INT(e->arg[ZE_ARG_OTHER], 1);
        CHECK_INT(e->arg[ZE_ARG_NUMBER], 3);
        CHECK_INT(e->arg[ZE_ARG_ZONE], around[d]);
    }
}

RULE("ZE-4.3 ZE-4.4", a_dark_zone_zaps_in_four_directions_only)
{
    struct ze_state s;
    position(&s, "players=3");
    at(&s, 1, D5);
    at(&s, 0, E6);    /* diagonal: a white field */
    at(&s, 2, D6);    /* pink, but a friend */
    begin_act(&s, 1); /* nothing: passes by itself; the Gunner, next */
    CHECK_INT(s.head.to_act, 2);
    CHECK_INT(s.acted, 1 << 1);
    CHECK(kit_is_legal(&ze_game, &s, ZAP(E)));
    CHECK(!kit_is_legal(&ze_game, &s, ZAP(N)));
}

RULE("ZE-4.4", everybody_is_an_enemy_in_battle_royale)
{
    struct ze_state s;
    position(&s, "players=4 mode=royale");
    at(&s, 0, D4);
    at(&s, 1, D3);
    at(&s, 2, C5);
    at(&s, 3, F4); /* too far */
    begin_act(&s, 0);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZAP(N), ZAP(SW), ZE_TAKE);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(SW));
    CHECK_INT(s.health[2], 3);
    CHECK_INT(s.health[1], 4);
    CHECK_INT(s.hits[0], 1);
}

RULE("ZE-4.5", the_code_is_taken_from_the_table)
{
    struct ze_state s;
    struct rum_trace trace;
    position(&s, "players=3");
    at(&s, 1, C3);
    begin_act(&s, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE);
    KIT_PLAY(&ze_game, &s, &trace, ZE_TAKE);
    CHECK(has(&s, 1, NIGHT_D3));
    CHECK(!on_table(&s, NIGHT_D3));
    CHECK_INT(kit_event(&trace, ZE_EV_TAKE, 0)->arg[ZE_ARG_ITEM], NIGHT_D3);
    CHECK_INT(kit_event(&trace, ZE_EV_TAKE, 0)->subject, ZE_NIGHT);

    position(&s, "players=3");
    items(&s, 0, "D3"); /* somebody has it */
    at(&s, 1, C3);
    at(&s, 0, C2); /* so that there is a choice */
    begin_act(&s, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZAP(N));
}

RULE("ZE-4.6", items_in_white_or_other_pink_fields_are_out_of_reach)
{
    struct ze_state s;
    position(&s, "players=3");
    at(&s, 0, C3);
    at(&s, 1, C2); /* dark, no code: D1, D3 and B3 are white */
    begin_act(&s, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZAP(S));

    position(&s, "players=3");
    at(&s, 1, D4); /* pink D3 and E4, the code is E4 */
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZE_TAKE);
    CHECK(has(&s, 1, EMP_E4));
    CHECK(on_table(&s, NIGHT_D3));
}

RULE("ZE-4.7", taking_needs_room)
{
    struct ze_state s;
    position(&s, "players=3");
    at(&s, 0, D5);
    at(&s, 1, D4);
    items(&s, 1, "D9");
    begin_act(&s, 1);
    CHECK(!kit_is_legal(&ze_game, &s, ZE_TAKE));
    CHECK(kit_is_legal(&ze_game, &s, ZE_PASS));
}

RULE("ZE-4.8 ZE-4.12", a_played_item_is_back_on_the_table_at_once)
{
    struct ze_state s;
    struct rum_trace trace;
    position(&s, "players=3");
    items(&s, 0, "D1"); /* will be asked for it */
    items(&s, 1, "A2");
    at(&s, 1, D5);
    at(&s, 2, A1);
    at(&s, 0, D4);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, &trace, SHOOT(N));
    CHECK_INT(s.phase, ZE_D4_SHIELD);
    CHECK(on_table(&s, POWER_A2));
    const struct rum_event *e = kit_event(&trace, ZE_EV_USE, 0);
    CHECK_INT(e->subject, ZE_POWER);
    CHECK_INT(e->arg[ZE_ARG_ITEM], POWER_A2);
    CHECK_INT(e->arg[ZE_ARG_DIRECTION], N);
    CHECK_INT(e->arg[ZE_ARG_OTHER], -1);
    CHECK_INT(e->arg[ZE_ARG_PICKED], 0);
    CHECK_INT(e->arg[ZE_ARG_HITS], 1);
    CHECK_INT(e->clause, ZE(5, 2));
    KIT_PLAY(&ze_game, &s, NULL, ZE_BLOCK);
    CHECK(on_table(&s, SHIELD_D1));
    /* The Gunner acts next, in the same round, with its code on the card. */
    CHECK_INT(s.head.to_act, 2);
    KIT_PLAY(&ze_game, &s, NULL, ZE_TAKE);
    CHECK(has(&s, 2, POWER_A2));
}

RULE("ZE-4.9", of_two_of_a_kind_the_lowest_id_is_used)
{
    struct ze_state s;
    position(&s, "players=3");
    items(&s, 0, "C6 G2 H9");
    s.health[0] = 2;
    at(&s, 1, A1);
    at(&s, 0, B1);
    begin_act(&s, 0);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZAP(W), ZE_USE_HEART); /* offered once */
    KIT_PLAY(&ze_game, &s, NULL, ZE_USE_HEART);
    CHECK(on_table(&s, HEART_G2));
    CHECK(has(&s, 0, HEART_C6));
    CHECK(has(&s, 0, HEART_H9));
    CHECK_INT(s.health[0], 3);
}

RULE("ZE-4.10 ZE-5.6", a_shield_is_no_action)
{
    struct ze_state s;
    position(&s, "players=3");
    items(&s, 1, "D1");
    at(&s, 1, A2);
    begin_act(&s, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE);
}

RULE("ZE-4.11 ZE-4.8", a_shot_may_hit_friends_only_or_nobody)
{
    struct ze_state s;
    position(&s, "players=3");
    items(&s, 1, "A2");
    at(&s, 1, D5);
    at(&s, 2, D6); /* a friend */
    at(&s, 0, A9);
    begin_act(&s, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, SHOOT(N), SHOOT(S));
    struct ze_state friendly;
    memcpy(&friendly, &s, sizeof(s));
    KIT_PLAY(&ze_game, &friendly, NULL, SHOOT(S));
    CHECK_INT(friendly.health[2], 3);
    CHECK_INT(friendly.hits[1], 1);
    CHECK(on_table(&friendly, POWER_A2));
    struct rum_trace trace;
    KIT_PLAY(&ze_game, &s, &trace, SHOOT(N)); /* spent all the same */
    CHECK(on_table(&s, POWER_A2));
    CHECK_INT(s.items[1], 0);
    CHECK_INT(s.acted, 1 << 1);
    CHECK_INT(s.hits[1], 0);
    CHECK(kit_event(&trace, ZE_EV_HIT, 0) == NULL);
}

RULE("ZE-4.13", of_the_ways_to_hit_nobody_the_lowest_is_offered)
{
    static const struct {
        unsigned from, villain;
        int open[2]; /* directions; the second may be -1 */
    } rows[] = {
        {D5, A9, {N, -1}}, /* nobody anywhere: one way for all four */
        {A1, H9, {E, -1}}, /* no zone to the north */
        {A9, H1, {N, -1}},
        {D5, D3, {N, E}}, /* north hits: of the others the lowest */
        {D5, F5, {N, E}},
        {H1, H2, {S, W}}, /* a corner: south hits, west is left */
    };
    struct ze_state s;

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        rum_action open[RUM_MAX_ACTIONS];
        unsigned shots = 0;
        position(&s, "players=3");
        items(&s, 1, "A2");
        at(&s, 1, rows[i].from);
        at(&s, 0, rows[i].villain);
        begin_act(&s, 1);
        size_t n = ze_game.legal(&s, open);
        for (size_t k = 0; k < n; k++) {
            if (open[k] >= ZE_USE && open[k] < ZE_USE_EMP)
                shots |= 1u << (open[k] - ZE_USE);
        }
        unsigned should = 1u << rows[i].open[0];
        if (rows[i].open[1] >= 0)
            should |= 1u << rows[i].open[1];
        CHECK_INT(shots, should);
    }
}

RULE("ZE-4.13", an_emp_is_always_offered_a_wasted_pick_and_play_is_not)
{
    struct ze_state s;
    position(&s, "players=3 characters=GR");
    items(&s, 2, "B5");
    at(&s, 2, E5); /* code: the EMP of E4 */
    at(&s, 0, A9);
    begin_act(&s, 2);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_USE_EMP);
    KIT_PLAY(&ze_game, &s, NULL, ZE_USE_EMP);
    CHECK(on_table(&s, EMP_B5));

    position(&s, "players=3 characters=GR");
    at(&s, 2, E1); /* code: the Proton Blaster of F1 */
    at(&s, 1, G3); /* a friend two zones to the south-east */
    at(&s, 0, A9);
    begin_act(&s, 2);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE, PICK(SHOOT(SE)));
}

RULE("ZE-4.14", useful_items_need_an_enemy_to_hit)
{
    struct ze_state s;
    position(&s, "players=3 items=useful");
    items(&s, 1, "A2");
    at(&s, 1, D5);
    at(&s, 2, D6); /* a friend is no reason */
    at(&s, 0, F5);
    begin_act(&s, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, SHOOT(E));

    position(&s, "players=3 items=useful");
    items(&s, 1, "E4");
    at(&s, 1, D5);
    at(&s, 2, D6);
    at(&s, 0, F5);
    begin_act(&s, 1);
    CHECK_INT(s.acted, 1 << 1); /* nothing to do but pass */

    position(&s, "players=3 characters=GR items=useful");
    at(&s, 2, D4); /* code: the EMP of E4 */
    at(&s, 1, D5);
    begin_act(&s, 2);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE);
}

RULE("ZE-4.11", a_heart_only_below_four)
{
    struct ze_state s;
    position(&s, "players=3");
    items(&s, 1, "H9");
    at(&s, 1, A1);
    begin_act(&s, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE);
    s.health[1] = 3;
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE, ZE_USE_HEART);
}

RULE("ZE-4.11", night_vision_only_on_an_active_enemy_with_cards)
{
    struct ze_state s;
    position(&s, "players=5 mode=royale");
    items(&s, 0, "D3");
    at(&s, 0, B1);
    begin_act(&s, 0);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, NIGHT(1), NIGHT(2), NIGHT(3), NIGHT(4));
    s.health[2] = 0;
    s.hand_size[3] = 0;
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, NIGHT(1), NIGHT(4));

    position(&s, "players=4");
    items(&s, 1, "D3");
    at(&s, 1, B1);
    begin_act(&s, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, NIGHT(0)); /* friends are no enemies */
}

RULE("ZE-4.12 ZE-6.6", a_picked_and_played_item_never_leaves_the_table)
{
    struct ze_state s;
    position(&s, "players=3 characters=GR");
    at(&s, 2, D4);
    at(&s, 1, E5); /* who has the code E4 too */
    items(&s, 0, "D1");
    at(&s, 0, C4);
    begin_act(&s, 2);
    KIT_PLAY(&ze_game, &s, NULL, PICK(ZE_USE_EMP));
    CHECK_INT(s.phase, ZE_D4_SHIELD);
    CHECK(on_table(&s, EMP_E4));
    CHECK_INT(s.items[2], 0);
}

/* The villain on a lit zone amid four astronauts, with one of each that needs
 * a direction or a target. */
static void longest(struct ze_state *s, const char *options)
{
    position(s, options);
    items(s, 0, "A2 F1 B5 F7"); /* Power, Proton, EMP, Night Vision */
    at(s, 0, E3);               /* code D3: the other Night Vision */
    at(s, 1, E2);
    at(s, 2, F3);
    at(s, 3, F2);
    at(s, 4, D4);
    begin_act(s, 0);
}

RULE("ZE-4.1 ZE-4.13", the_longest_list_has_twenty_actions)
{
    struct ze_state s;
    longest(&s, "players=5");
    CHECK_LEGAL(&ze_game, &s, 0, ZAP(N), ZAP(E), ZAP(NE), ZAP(SW), SHOOT(N),
                SHOOT(E), SHOOT(S), SHOOT(NE), SHOOT(SE), SHOOT(SW), ZE_USE_EMP,
                NIGHT(1), NIGHT(2), NIGHT(3), NIGHT(4), PICK(NIGHT(1)),
                PICK(NIGHT(2)), PICK(NIGHT(3)), PICK(NIGHT(4)));
    CHECK_INT(ze_game.max_actions, 20);
    longest(&s, "players=5 items=useful");
    CHECK_LEGAL(&ze_game, &s, 0, ZAP(N), ZAP(E), ZAP(NE), ZAP(SW), SHOOT(N),
                SHOOT(E), SHOOT(NE), SHOOT(SW), ZE_USE_EMP, NIGHT(1), NIGHT(2),
                NIGHT(3), NIGHT(4), PICK(NIGHT(1)), PICK(NIGHT(2)),
                PICK(NIGHT(3)), PICK(NIGHT(4)));
}

RULE("ZE-4.1", the_codes_are_those_of_the_rules)
{
    CHECK_INT(ZE_PASS, 0);
    CHECK_INT(ZAP(NW), 8);
    CHECK_INT(ZE_TAKE, 10);
    CHECK_INT(SHOOT(N), 20);
    CHECK_INT(SHOOT(NW), 27);
    CHECK_INT(ZE_USE_EMP, 28);
    CHECK_INT(ZE_USE_HEART, 29);
    CHECK_INT(NIGHT(4), 34);
    CHECK_INT(PICK(SHOOT(N)), 60);
    CHECK_INT(PICK(NIGHT(4)), 74);
    CHECK_INT(ZE_PICKPLAY - ZE_USE, 40);
    CHECK_INT(GIVE(0, 0), 100);
    CHECK_INT(GIVE(17, 4), 240);
    CHECK_INT(ZE_END, 99);
    CHECK_INT(ZE_TAKE_THE_HIT, 0);
    CHECK_INT(ZE_BLOCK, 1);
    CHECK_INT(ZE_JUST_LOOK, 99);
    CHECK_INT(ZE_STAY_DOWN, 0);
    CHECK_INT(ZE_COME_BACK, 29);
}

TEST(what_is_not_open_traps)
{
    struct ze_state s;
    position(&s, "players=3");
    at(&s, 1, C3);
    begin_act(&s, 1);
    CHECK_TRAPS(ze_game.apply(&s, ZAP(N), NULL));
}

TEST(the_fallback_keeps_what_there_is)
{
    struct ze_state s;
    position(&s, "players=4");
    hand(&s, 1, "B2 C3 H9");
    begin_moves(&s);
    CHECK_INT(ze_game.fallback(&s), B2);
    at(&s, 1, C3);
    begin_act(&s, 1);
    CHECK_INT(ze_game.fallback(&s), ZE_PASS);
    s.phase = ZE_D5_NV_TAKE;
    s.target = 0;
    CHECK_INT(ze_game.fallback(&s), ZE_JUST_LOOK);
    s.phase = ZE_D4_SHIELD;
    CHECK_INT(ze_game.fallback(&s), ZE_BLOCK);
    s.phase = ZE_D7_RETURN;
    CHECK_INT(ze_game.fallback(&s), ZE_COME_BACK);
}
