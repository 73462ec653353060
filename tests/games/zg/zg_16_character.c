/*
 * zg_16_character.c: ZG-16, the Character cards.
 */
#include "zg_position.h"

#define ASKING "flameout=off half_turn=off "

RULE("ZG-16.1", a_power_is_used_once_in_every_turn_of_anyone)
{
    struct zg_state s;

    duel(&s, ASKING, "e4", "f4");
    hold(&s, 0, HANDS);
    attacks(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    CHECK_LEGAL(&zg_game, &s, 0, 1, 2, 3);
    s.seat[1].char_used = true;
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, END_A_POWER);
    CHECK(s.seat[0].char_used);
    attacks(&s, 0, ZG_RHAND);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    CHECK_LEGAL(&zg_game, &s, 0, 1);
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, END_B);
    /* Seat 1's turn: all are ready again. */
    CHECK_INT(s.head.to_act, 1);
    CHECK(!s.seat[0].char_used);
    CHECK(!s.seat[1].char_used);
}

RULE("ZG-16.2", merc_and_rogue_are_declared_with_the_end)
{
    struct zg_state s;
    struct rum_trace t = {0};

    /* Gauntlet A on Magnetron B: Rp-Rx and GP-Ga match: ADOT is asked. */
    duel(&s, ASKING, "e4", "f4");
    s.seat[1].char_used = true;
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BACK), SPIN_B);
    KIT_PLAY(&zg_game, &s, &t, DECK(1), END_A_POWER);
    CHECK_INT(s.phase, ZG_P_ADOT);
    CHECK_LEGAL(&zg_game, &s, 1, 2);
    CHECK_INT(kit_event(&t, ZG_EV_POWER, 0)->seat, 0);
    CHECK_INT(kit_event(&t, ZG_EV_POWER, 0)->known_to, RUM_EVERYONE);

    /* The Rogue scans: FLIP is asked and the target seen. */
    duel(&s, ASKING "figures=TC", "e4", "f4");
    hold(&s, 0, BIT(ZG_RHAND));
    attacks(&s, 0, ZG_RHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BACK), SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_B_POWER);
    CHECK_INT(s.phase, ZG_P_FLIP);
    CHECK(s.test.scanned);
    CHECK_INT(s.test.end, END_B);
    /* The others have nothing to declare here. */
    duel(&s, ASKING "figures=AV", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    CHECK_LEGAL(&zg_game, &s, 0, 1);
}

RULE("ZG-16.2", the_power_serves_one_test_only)
{
    struct zg_state s;

    duel(&s, ASKING "figures=TC", "e4", "f4");
    hold(&s, 0, BIT(ZG_RHAND));
    attacks(&s, 0, ZG_RHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BACK), SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_B_POWER);
    zg_test_again(&s, NULL);
    CHECK(!s.test.scanned && !s.test.rogue);
    CHECK_LEGAL(&zg_game, &s, 0, 1);
}

RULE("ZG-16.2", the_trooper_bolsters_before_the_spin)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, ASKING "figures=CV", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    /* Gauntlet A on Spacewing A `Bp R Ra`: G-Ra, Rp-R match, GP-Bp: 1; the
     * bolster makes it armor 1 against piercing 1: still a strike. On
     * Scout Array A `B G Gp`: G-Gp match, Rp-G, GP-B: 1, blocked. */
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_A);
    KIT_PLAY(&zg_game, &s, &t, DECK(1), END_A);
    CHECK_INT(s.phase, ZG_P_BRACE);
    CHECK_INT(s.head.to_act, 1);
    CHECK_LEGAL(&zg_game, &s, 0, 1);
    KIT_PLAY(&zg_game, &s, &t, 1);
    CHECK(s.seat[1].char_used);
    CHECK_INT(kit_event(&t, ZG_EV_BOLSTER, 0)->arg[0], 0);
    CHECK_INT(kit_event(&t, ZG_EV_STRIKES, 0)->arg[1], 0);
    /* Declined, or not ready: no bolster. */
    duel(&s, ASKING "figures=CV", "e4", "f4");
    t.n = 0;
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_A);
    KIT_PLAY(&zg_game, &s, &t, DECK(1), END_A, 0);
    CHECK_INT(kit_event(&t, ZG_EV_STRIKES, 0)->arg[1], 1);
    CHECK(!s.seat[1].char_used);
    duel(&s, ASKING "figures=CV", "e4", "f4");
    s.seat[1].char_used = true;
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    CHECK(s.phase != ZG_P_BRACE);
}

RULE("ZG-16.2", the_ensign_is_used_at_the_retest)
{
    struct zg_state s;

    duel(&s, ASKING, "e4", "f4"); /* Cestus attacks Armada */
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), SPIN_A, SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    CHECK_INT(s.phase, ZG_P_RETEST);
    CHECK_INT(s.head.to_act, 1);
    KIT_PLAY(&zg_game, &s, NULL, 1);
    CHECK(s.seat[1].char_used);
}

RULE("ZG-16.3", basic_play_has_a_character_card_each)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1, "players=4");
    for (int i = 0; i < 4; i++)
        CHECK(s.seat[i].has_char);
    kit_deal(&zg_game, &s, 1, "players=4 character=off");
    for (int i = 0; i < 4; i++)
        CHECK(!s.seat[i].has_char);
}

RULE("ZG-16.4", a_sacrifice_saves_the_card_for_good)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, ASKING, "e4", "f4");
    s.seat[1].char_used = true;
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BODY), SPIN_B); /* 2 strikes */
    KIT_PLAY(&zg_game, &s, &t, DECK(1), END_A);
    CHECK_INT(s.phase, ZG_P_SAVE);
    KIT_PLAY(&zg_game, &s, &t, 1);
    CHECK_INT(s.seat[1].slag, 0);
    CHECK(s.seat[1].deck & BIT(ZG_BODY)); /* where it was drawn from */
    CHECK(!s.seat[1].has_char);
    CHECK_INT(kit_events(&t, ZG_EV_SAVED), 1);
    /* Strikes stand: thrown two cells. */
    CHECK_INT(s.seat[1].cell, cell("h4"));
    /* The power is gone with it, and cannot be had again. */
    CHECK(!zg_ready(&s, 1, ZG_ENSIGN));
    s.seat[1].char_used = false;
    CHECK(!zg_ready(&s, 1, ZG_ENSIGN));
}

RULE("ZG-16.4", a_used_power_can_still_be_sacrificed_and_hand_cards_saved)
{
    struct zg_state s;

    /* Ruling 40: Chainwhip on the hand. */
    duel(&s, ASKING "figures=TA", "e4", "f4");
    s.seat[0].char_used = s.seat[1].char_used = true;
    hold(&s, 0, BIT(ZG_LHAND));
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].hand, ZG_LHAND), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, HAND(1), END_B);
    CHECK_INT(s.phase, ZG_P_SAVE);
    KIT_PLAY(&zg_game, &s, NULL, 1);
    CHECK(s.seat[1].hand & BIT(ZG_LHAND));
    CHECK_INT(s.seat[1].hand_n, 3);
}
