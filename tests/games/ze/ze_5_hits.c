/*
 * ze_5_hits.c: hits and the six kinds of Item.
 */
#include "ze_test.h"

RULE("ZE-5.1", a_hit_costs_a_health_card)
{
    struct ze_state s;
    position(&s, "players=3");
    at(&s, 0, E5);
    at(&s, 1, E6);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(N));
    CHECK_INT(s.health[0], 3);
    CHECK_INT(s.zone[0], E5);
}

RULE("ZE-5.2 ZE-5.5", a_power_blaster_hits_everybody_on_two_zones_of_a_line)
{
    struct ze_state s;
    position(&s, "players=5 mode=royale");
    items(&s, 0, "A2");
    at(&s, 0, C5);
    at(&s, 1, D5); /* near */
    at(&s, 2, E5); /* far: the first one does not stop the shot */
    at(&s, 3, F5); /* too far */
    at(&s, 4, C3);
    begin_act(&s, 0);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZAP(E), SHOOT(N), SHOOT(E),
                SHOOT(S)); /* at nobody */
    KIT_PLAY(&ze_game, &s, NULL, SHOOT(E));
    CHECK_INT(s.health[1], 3);
    CHECK_INT(s.health[2], 3);
    CHECK_INT(s.health[3], 4);
    CHECK_INT(s.health[4], 4);
    CHECK_INT(s.hits[0], 2);
}

RULE("ZE-5.3 ZE-5.5", a_proton_blaster_does_so_diagonally)
{
    struct ze_state s;
    position(&s, "players=4 mode=royale");
    items(&s, 0, "F1");
    at(&s, 0, D5); /* dark: the diagonals are white and hit all the same */
    at(&s, 1, E6);
    at(&s, 2, F7);
    at(&s, 3, D6);
    begin_act(&s, 0);
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZAP(S), SHOOT(NE), SHOOT(SE));
    KIT_PLAY(&ze_game, &s, NULL, SHOOT(SE));
    CHECK_INT(s.health[1], 3);
    CHECK_INT(s.health[2], 3);
    CHECK_INT(s.health[3], 4);
    CHECK(on_table(&s, PROTON_F1));
}

RULE("ZE-5.4", an_emp_hits_all_coloured_fields_but_its_user)
{
    struct ze_state s;
    position(&s, "players=5 mode=royale");
    items(&s, 0, "E4");
    at(&s, 0, D5); /* dark */
    at(&s, 1, D4);
    at(&s, 2, C5);
    at(&s, 3, E6); /* white */
    at(&s, 4, D7); /* too far */
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZE_USE_EMP);
    CHECK_INT(s.health[0], 4);
    CHECK_INT(s.health[1], 3);
    CHECK_INT(s.health[2], 3);
    CHECK_INT(s.health[3], 4);
    CHECK_INT(s.health[4], 4);
}

RULE("ZE-5.5", items_hit_friends_too)
{
    struct ze_state s;
    position(&s, "players=4");
    items(&s, 0, "");
    items(&s, 1, "E4");
    at(&s, 1, D4);
    at(&s, 0, D3);
    at(&s, 2, E4);
    at(&s, 3, C3);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZE_USE_EMP);
    CHECK_INT(s.health[0], 3);
    CHECK_INT(s.health[1], 4);
    CHECK_INT(s.health[2], 3);
    CHECK_INT(s.health[3], 3);
    CHECK_INT(s.hits[1], 3);
}

RULE("ZE-5.6", a_shield_blocks_every_kind_of_hit)
{
    struct ze_state s;
    struct rum_trace trace;
    position(&s, "players=3"); /* a zap of the villain */
    items(&s, 1, "H5");
    at(&s, 0, E5);
    at(&s, 1, E6);
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(S));
    CHECK_INT(s.phase, ZE_D4_SHIELD);
    CHECK_INT(s.head.to_act, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_TAKE_THE_HIT, ZE_BLOCK);
    sound(&s);
    KIT_PLAY(&ze_game, &s, &trace, ZE_BLOCK);
    CHECK_INT(s.health[1], 4);
    CHECK(on_table(&s, SHIELD_H5));
    CHECK_INT(s.hits[0], 0);
    CHECK_INT(kit_event(&trace, ZE_EV_BLOCK, 0)->seat, 1);
    CHECK_INT(kit_event(&trace, ZE_EV_BLOCK, 0)->arg[ZE_ARG_OTHER], 0);
    CHECK_INT(kit_event(&trace, ZE_EV_BLOCK, 0)->arg[ZE_ARG_ITEM], SHIELD_H5);
    CHECK_INT(kit_event(&trace, ZE_EV_BLOCK, 0)->arg[ZE_ARG_ZONE], E6);

    position(&s, "players=3"); /* an EMP, and the hit is taken */
    items(&s, 1, "D1");
    items(&s, 0, "E4");
    at(&s, 0, E5);
    at(&s, 1, E6);
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZE_USE_EMP);
    CHECK_INT(s.head.to_act, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZE_TAKE_THE_HIT);
    CHECK_INT(s.health[1], 3);
    CHECK(has(&s, 1, SHIELD_D1));
    CHECK_INT(s.hits[0], 1);

    position(&s, "players=3"); /* a friend's shot */
    items(&s, 0, "");
    items(&s, 1, "A2");
    items(&s, 2, "H5");
    at(&s, 1, D5);
    at(&s, 2, E5);
    at(&s, 0, F5);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, SHOOT(E));
    CHECK_INT(s.head.to_act, 2);
    CHECK_INT(s.health[0], 4); /* asked from the attacker's left: 2, then 0 */
    KIT_PLAY(&ze_game, &s, NULL, ZE_BLOCK);
    CHECK_INT(s.health[2], 4);
    CHECK_INT(s.health[0], 3);
}

RULE("ZE-5.7 ZE-5.12", victims_are_fixed_first_and_resolved_in_order)
{
    struct ze_state s;
    struct rum_trace trace;
    position(&s, "players=5 mode=royale");
    items(&s, 2, "E4");
    items(&s, 4, "D1");
    items(&s, 1, "H5");
    at(&s, 2, D4);
    at(&s, 3, D3);
    at(&s, 4, E4);
    at(&s, 0, D5);
    at(&s, 1, C4);
    begin_act(&s, 2);
    KIT_PLAY(&ze_game, &s, &trace, ZE_USE_EMP);
    /* 3 has lost already, 4 is asked, 0 and 1 wait. */
    CHECK_INT(s.health[3], 3);
    CHECK_INT(s.head.to_act, 4);
    CHECK_INT(s.victims, 1 << 4 | 1 << 0 | 1 << 1);
    CHECK_INT(s.health[0], 4);
    sound(&s);
    KIT_PLAY(&ze_game, &s, NULL, ZE_TAKE_THE_HIT);
    CHECK_INT(s.health[4], 3);
    CHECK_INT(s.health[0], 3);
    CHECK_INT(s.head.to_act, 1);
    CHECK_INT(s.victims, 1 << 1);
    KIT_PLAY(&ze_game, &s, NULL, ZE_BLOCK);
    CHECK_INT(s.health[1], 4);
    CHECK_INT(s.victims, 0);
    CHECK_INT(s.hits[2], 3);
}

RULE("ZE-5.7 ZE-5.12", the_end_is_checked_when_all_are_resolved)
{
    struct ze_state s;
    position(&s, "players=4");
    items(&s, 0, "");
    s.health[0] = 1;
    items(&s, 1, "E4");
    items(&s, 2, "D1");
    at(&s, 1, D4);
    at(&s, 0, D3);
    at(&s, 2, D5);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZE_USE_EMP);
    CHECK_INT(s.phase, ZE_D4_SHIELD); /* seat 2 comes first, clockwise */
    KIT_PLAY(&ze_game, &s, NULL, ZE_TAKE_THE_HIT);
    CHECK_INT(s.health[2], 3);
    CHECK_OVER(&ze_game, &s);

    /* And when the attack has decided the game already. */
    position(&s, "players=4 villain_seat=2 characters=CGM");
    items(&s, 2, "");
    s.health[2] = 1;
    items(&s, 1, "E4");
    items(&s, 3, "D1");
    at(&s, 1, D4);
    at(&s, 2, D3);
    at(&s, 3, D5);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZE_USE_EMP);
    CHECK_INT(s.health[2], 0);
    CHECK_INT(s.phase, ZE_D4_SHIELD); /* not over: seat 3 is asked first */
    CHECK_INT(s.head.to_act, 3);
    KIT_PLAY(&ze_game, &s, NULL, ZE_BLOCK);
    CHECK_OVER(&ze_game, &s);
    CHECK_SCORE(&ze_game, &s, 60, 60, 0, 60);
}

RULE("ZE-5.8", one_shield_blocks_one_hit)
{
    struct ze_state s;
    position(&s, "players=3 characters=MG");
    items(&s, 1, "D1 H5"); /* a Medic with two */
    at(&s, 0, E5);
    at(&s, 1, E6);
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(S), ZE_BLOCK);
    CHECK(on_table(&s, SHIELD_D1)); /* the lowest id */
    CHECK(has(&s, 1, SHIELD_H5));
    CHECK_INT(s.health[1], 4);
}

RULE("ZE-5.9", a_heart_adds_the_next_health_card)
{
    struct ze_state s;
    struct rum_trace trace;
    position(&s, "players=3");
    items(&s, 1, "H9");
    s.health[1] = 2;
    at(&s, 1, A1);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, &trace, ZE_USE_HEART);
    CHECK_INT(s.health[1], 3);
    CHECK(on_table(&s, HEART_H9));
    CHECK_INT(kit_event(&trace, ZE_EV_USE, 0)->arg[ZE_ARG_NUMBER], 3);
    CHECK_INT(s.acted, 1 << 1);
}

RULE("ZE-5.9", a_heart_is_no_reaction)
{
    struct ze_state s;
    position(&s, "players=3");
    items(&s, 1, "H9");
    s.health[1] = 1;
    at(&s, 0, E5);
    at(&s, 1, E6);
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(S));
    CHECK_INT(s.health[1], 0); /* nobody was asked */
    CHECK(has(&s, 1, HEART_H9));
}

/* The Commander looks at the villain's hand: example 10. */
static void look(struct ze_state *s)
{
    position(s, "players=3");
    hand(s, 1, "A1 F6 G8 H2");
    hand(s, 0, "B2 B9 D5 E1 H7");
    items(s, 1, "D3");
    at(s, 1, C3);
    begin_act(s, 1);
    KIT_PLAY(&ze_game, s, NULL, NIGHT(0));
}

RULE("ZE-5.10", night_vision_looks_and_may_exchange)
{
    struct ze_state s;
    struct rum_trace trace;
    look(&s);
    CHECK_INT(s.phase, ZE_D5_NV_TAKE);
    CHECK(on_table(&s, NIGHT_D3));
    CHECK_LEGAL(&ze_game, &s, E1, B2, D5, H7, B9, ZE_JUST_LOOK);
    KIT_PLAY(&ze_game, &s, &trace, B2);
    CHECK_INT(s.phase, ZE_D6_NV_GIVE);
    CHECK_INT(s.named, B2);
    CHECK_LEGAL(&ze_game, &s, A1, H2, F6, G8);
    const struct rum_event *e = kit_event(&trace, ZE_EV_WANT, 0);
    CHECK_INT(e->arg[ZE_ARG_OTHER], 0);
    CHECK_INT(e->arg[ZE_ARG_CARD], B2);
    CHECK_INT(e->known_to, 1 << 1 | 1 << 2); /* the team */
    KIT_PLAY(&ze_game, &s, &trace, G8);
    CHECK(holds(&s, 1, B2) && holds(&s, 0, G8));
    CHECK(!holds(&s, 0, B2) && !holds(&s, 1, G8));
    CHECK_INT(s.hand_size[0], 5);
    e = kit_event(&trace, ZE_EV_EXCHANGE, 0);
    CHECK_INT(e->arg[ZE_ARG_CARD], B2);
    CHECK_INT(e->arg[ZE_ARG_GIVEN], G8);
    CHECK_INT(e->known_to, 7);
    CHECK(e->reveals);
    CHECK_INT(s.target, ZE_NONE);
    CHECK_INT(s.named, ZE_NONE);
    sound(&s);
}

RULE("ZE-5.10", night_vision_may_just_look)
{
    struct ze_state s;
    struct rum_trace trace;
    look(&s);
    KIT_PLAY(&ze_game, &s, &trace, ZE_JUST_LOOK);
    CHECK_INT(kit_event(&trace, ZE_EV_LOOKED, 0)->arg[ZE_ARG_OTHER], 0);
    CHECK(holds(&s, 0, B2) && holds(&s, 1, G8));
    CHECK_INT(s.acted, 1 << 1);
    CHECK_INT(s.target, ZE_NONE);
    sound(&s);
}

RULE("ZE-5.10", a_single_own_card_goes_over_without_asking)
{
    struct ze_state s;
    position(&s, "players=3");
    burn_deck(&s);
    hand(&s, 1, "");
    burn_deck(&s);
    unsigned card = s.hand[2][0], get = s.hand[0][2];
    /* One card for the Commander, taken from the Gunner. */
    memmove(s.hand[2], s.hand[2] + 1, 4);
    s.hand[2][4] = ZE_NONE;
    s.hand_size[2] = 4;
    s.hand[1][0] = (uint8_t)card;
    s.hand_size[1] = 1;
    items(&s, 1, "D3");
    s.zone[1] = B1;
    s.played[0] |= 2;
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, NIGHT(0), (int)get);
    CHECK(holds(&s, 1, get));
    CHECK(holds(&s, 0, card));
    CHECK_INT(s.target, ZE_NONE);
}

RULE("ZE-5.11", with_an_empty_hand_night_vision_only_looks)
{
    struct ze_state s;
    struct rum_trace trace;
    position(&s, "players=3");
    hand(&s, 1, "");
    burn_deck(&s);
    items(&s, 1, "D3");
    s.zone[1] = B1;
    s.played[0] |= 2;
    s.know[B1] = 7;
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, &trace, NIGHT(0));
    CHECK_INT(s.target, ZE_NONE);
    CHECK_INT(s.acted, 1 << 1);
    CHECK_INT(kit_event(&trace, ZE_EV_LOOKED, 0)->clause, ZE(5, 11));
    CHECK_INT(kit_event(&trace, ZE_EV_LOOKED, 0)->arg[ZE_ARG_OTHER], 0);
    for (unsigned i = 0; i < 5; i++)
        CHECK_INT(s.know[s.hand[0][i]], 7);
}

RULE("ZE-5.11", a_taken_card_is_played_later_like_any_other)
{
    struct ze_state s;
    look(&s);
    KIT_PLAY(&ze_game, &s, NULL, B2, G8);
    begin_round(&s);
    CHECK_INT(s.head.to_act, 1);
    KIT_PLAY(&ze_game, &s, NULL, B2);
    CHECK_INT(s.zone[1], B2);
}

RULE("ZE-5.12", in_villain_mode_friends_stand_in_the_same_line)
{
    struct ze_state s;
    position(&s, "players=4 villain_seat=3 characters=CGM");
    items(&s, 3, "D1");
    items(&s, 0, "H5");
    items(&s, 1, "E4");
    at(&s, 1, D4);
    at(&s, 2, D3);
    at(&s, 3, D5);
    at(&s, 0, C4);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZE_USE_EMP);
    CHECK_INT(s.health[2], 3);
    CHECK_INT(s.head.to_act, 3);
    KIT_PLAY(&ze_game, &s, NULL, ZE_BLOCK);
    CHECK_INT(s.head.to_act, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZE_TAKE_THE_HIT);
    CHECK_INT(s.health[0], 3);
    CHECK_INT(s.marked, 0); /* marks are the villain's doing only */
}

RULE("ZE-5.13", hits_are_counted_in_both_modes_and_blocks_are_not)
{
    struct ze_state s;
    position(&s, "players=4");
    items(&s, 0, "E4");
    items(&s, 3, "D1");
    at(&s, 0, D4);
    at(&s, 1, D3);
    at(&s, 2, E5);
    at(&s, 3, D5);
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZE_USE_EMP, ZE_BLOCK);
    CHECK_INT(s.hits[0], 2);
    CHECK_INT(s.hits[1], 0);
}
