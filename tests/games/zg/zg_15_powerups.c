/*
 * zg_15_powerups.c: ZG-15.
 */
#include "zg_position.h"

RULE("ZG-15.1", extra_powerups_come_with_the_attack_and_zone_instead)
{
    struct zg_state s;

    /* Knockback in addition to damage. */
    duel(&s, QUIET, "e4", "f4");
    strike(&s, NULL, ZG_LHAND, END_A, ZG_BACK, 1);
    CHECK_INT(s.seat[1].slag, BIT(ZG_BACK));
    CHECK_INT(s.seat[1].cell, cell("h4"));
    /* A zone card cannot single out a foe. */
    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_FRONT));
    attacks(&s, 0, ZG_FRONT);
    CHECK(!kit_is_legal(&zg_game, &s, DECK(1)));
    CHECK(kit_is_legal(&zg_game, &s, ZG_A_ZONE));
}

RULE("ZG-15.2", the_errata)
{
    CHECK(zg_cards[9 * ZG_ARMADA + ZG_FRONT].powerups & ZG_KNOCKBACK);
    CHECK_STR(zg_cards[9 * ZG_ARMADA + ZG_FRONT].name,
              "Reaction Armor Frontgear");
    /* Scan comes with an attack: see the next test. */
    CHECK(zg_cards[9 * ZG_ARMADA + ZG_RARM].powerups & ZG_SCAN);
    CHECK_INT(zg_cards[9 * ZG_ARMADA + ZG_RARM].range, 4);
}

RULE("ZG-15.3", scan_shows_the_target_before_the_half_turn)
{
    struct zg_state s, seen;
    struct rum_trace t = {0};

    duel(&s, "figures=AC " QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_RARM)); /* Rangefinder */
    attacks(&s, 0, ZG_RARM);
    CHANCE(&s, from(s.seat[1].deck, ZG_BACK), SPIN_B);
    KIT_PLAY(&zg_game, &s, &t, DECK(1), END_A);
    CHECK_INT(s.phase, ZG_P_FLIP); /* although half_turn=off */
    rum_game_hide(&zg_game, &s, 0, &seen);
    CHECK_INT(seen.test.target, ZG_BACK);
    CHECK_INT(seen.test.facing, 1);
    rum_game_hide(&zg_game, &s, RUM_NOBODY, &seen);
    CHECK_INT(seen.test.target, ZG_NONE);
    CHECK_INT(seen.test.facing, ZG_NONE);
    rum_game_hide(&zg_game, &s, 1, &seen); /* the card was only examined */
    CHECK_INT(seen.test.target, ZG_BACK);
    CHECK_INT(seen.test.facing, ZG_NONE);
    const struct rum_event *e = kit_event(&t, ZG_EV_SCAN, 0);
    CHECK_INT(e->arg[0], 1);
    CHECK_INT(e->seen_by, RUM_BIT(0));
    CHECK_INT(e->arg[4], ZG_BACK);
    CHECK_INT(e->arg[5], 1);
    KIT_PLAY(&zg_game, &s, &t, 1);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 0)->arg[ZG_TEST_TARGET], ZG_BACK);
}

RULE("ZG-15.4", stun_by_a_card_takes_two_strikes)
{
    struct zg_state s;

    /* Headbutt (Stun) B `Ba Rwa Gp` on Magnetron B `Ga Rx Rw`: Ba-Rw, Rwa-Rx
     * match, Gp-Ga match: 2. */
    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_BODY) | BIT(ZG_LARM));
    strike(&s, NULL, ZG_BODY, END_B, ZG_BACK, 1);
    CHECK_INT(s.seat[1].slag, BIT(ZG_BACK));
    CHECK(s.seat[1].stunned);
    /* One strike does not: A `Ba G Ra` on Rangefinder A `R G Bp`: Ba-Bp, G-G,
     * Ra-R: 3! On B `Rp B Ra`: Ba-Ra, G-B, Ra-Rp: 1. */
    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_BODY) | BIT(ZG_LARM));
    strike(&s, NULL, ZG_BODY, END_A, ZG_RARM, 1);
    CHECK_INT(s.seat[0].lock_slot, ZG_RARM);
    CHECK(!s.seat[1].stunned);
}

RULE("ZG-15.4", a_stunned_player_loses_the_next_pulse)
{
    struct zg_state s, seen;
    struct rum_trace t = {0};

    position(&s, QUIET);
    place(&s, 0, "a1", ZG_STAND);
    place(&s, 1, "l10", ZG_STAND);
    hold(&s, 0, BIT(ZG_LFOOT));
    plays(&s, 0, ZG_LFOOT);
    s.seat[1].stunned = true;
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_INT(s.phase, ZG_P_STUN);
    CHECK_INT(s.head.to_act, 1);
    CHECK_LEGAL(&zg_game, &s, ZG_LHAND, ZG_RHAND, ZG_LARM);
    KIT_PLAY(&zg_game, &s, &t, ZG_RHAND);
    CHECK(!s.seat[1].stunned);
    CHECK_INT(s.phase, ZG_P_CARD); /* the next pulse is played */
    CHECK_INT(s.seat[1].hand, BIT(ZG_LHAND) | BIT(ZG_LARM));
    CHECK(s.seat[1].deck & BIT(ZG_RHAND));
    CHECK_INT(kit_event(&t, ZG_EV_LOSE, 0)->known_to, RUM_BIT(1));
    rum_game_hide(&zg_game, &s, 0, &seen);
    CHECK_INT(seen.seat[1].hand_n, 2);
    CHECK_INT(s.seat[1].back, 0);
}

RULE("ZG-15.4", under_flameout_a_stun_costs_one_use)
{
    struct zg_state s;

    duel(&s, "half_turn=off character=off", "a1", "l10");
    s.seat[0].flame = true;
    hold(&s, 0, FEET | BIT(ZG_LHAND));
    turn(&s, 0);
    s.seat[0].stunned = true;
    zg_ask(&s, ZG_P_STUN, 0);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LHAND);
    CHECK_INT(s.seat[0].hand_n, 3);
    CHECK_INT(s.seat[0].once, BIT(ZG_LHAND));
    CHECK_INT(s.seat[0].pulses, 5);
}

RULE("ZG-15.4", stun_waits_and_does_not_add_up)
{
    struct zg_state s;

    /* The last card: lost without a question, and the turn is over. */
    position(&s, QUIET);
    place(&s, 0, "a1", ZG_STAND);
    place(&s, 1, "l10", ZG_STAND);
    hold(&s, 0, BIT(ZG_LFOOT));
    hold(&s, 1, BIT(ZG_LHAND));
    plays(&s, 0, ZG_LFOOT);
    s.seat[1].stunned = true;
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_INT(s.phase, ZG_P_HAND);
    CHECK(!s.seat[1].stunned);
    /* Stunned after one's turn: it waits for the next round. */
    s.seat[0].stunned = true;
    KIT_PLAY(&zg_game, &s, NULL, 0x1c0, 7);
    CHECK_INT(s.head.to_act, 0); /* 886 first */
    CHECK_INT(s.phase, ZG_P_STUN);
}

/* Cestus c6, Armada d6, Vanguard c7 in Crucible, E26. */
static void zone(struct zg_state *s, const char *options)
{
    char all[160] = "players=3 arena=crucible ";

    strcat(all, options);
    position(s, all);
    place(s, 0, "c6", ZG_STAND);
    place(s, 1, "d6", ZG_STAND);
    place(s, 2, "c7", ZG_STAND);
    hold(s, 0, BIT(ZG_FRONT) | BIT(ZG_LHAND));
    attacks(s, 0, ZG_FRONT);
}

RULE("ZG-15.5", a_zone_tests_every_foe_in_turn_order)
{
    struct zg_state s;
    struct rum_trace t = {0};

    zone(&s, QUIET);
    CHECK_LEGAL(&zg_game, &s, ZG_A_NONE, ZG_A_ZONE);
    /* Firefight A `Rp Gx B` on Rangefinder B `Rp B Ra`: Rp-Ra 1, Gx-B, B-Rp:
     * a lock. Then Vanguard's Scout Array A `B G Gp`: Rp-Gp, Gx-G, B-B: 2. */
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), SPIN_B,
           from(s.seat[2].deck, ZG_FRONT), SPIN_A);
    KIT_PLAY(&zg_game, &s, &t, ZG_A_ZONE, END_A);
    CHECK_INT(kit_events(&t, ZG_EV_TEST), 2);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 0)->arg[ZG_TEST_FOE], 1);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 1)->arg[ZG_TEST_FOE], 2);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 1)->arg[ZG_TEST_SLOT], ZG_FRONT);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 1)->arg[ZG_TEST_END], END_A);
    CHECK_INT(s.seat[2].slag, BIT(ZG_FRONT));
    CHECK_INT(s.seat[0].lock_seat, 1);
    CHECK_INT(s.seat[0].hand_n, 1);
    /* Going round from the attacker. */
    zone(&s, QUIET);
    s.order[0] = 2;
    s.order[1] = 0;
    s.order[2] = 1;
    s.at = 1;
    t.n = 0;
    KIT_PLAY(&zg_game, &s, &t, ZG_A_ZONE);
    CHECK_INT(s.test.foe, 1);
    CHECK_INT(s.test.queue, 4);
}

RULE("ZG-15.5", only_foes_within_two_and_in_sight)
{
    struct zg_state s;

    zone(&s, QUIET);
    place(&s, 2, "c9", ZG_STAND); /* 3 away */
    KIT_PLAY(&zg_game, &s, NULL, ZG_A_ZONE);
    CHECK_INT(s.test.foe, 1);
    CHECK_INT(s.test.queue, 0);
    zone(&s, QUIET);
    place(&s, 2, "a6", ZG_STAND); /* 2 away */
    KIT_PLAY(&zg_game, &s, NULL, ZG_A_ZONE);
    CHECK_INT(s.test.queue, 4);
    zone(&s, QUIET); /* ruling 38 */
    s.sees[0][2] = 0;
    KIT_PLAY(&zg_game, &s, NULL, ZG_A_ZONE);
    CHECK_INT(s.test.queue, 0);
}

RULE("ZG-15.5", a_repeat_is_against_the_same_foe_with_a_new_end)
{
    struct zg_state s;

    zone(&s, QUIET);
    KIT_PLAY(&zg_game, &s, NULL, ZG_A_ZONE);
    s.test.end = s.test.zone_end = END_A;
    zg_test_again(&s, NULL);
    CHECK_INT(s.test.foe, 1);
    CHECK_INT(s.phase, ZG_P_END);
    /* End B for the repeat, a miss: Firefight B `Ba Ga R` on Rangefinder B
     * `Rp B Ra`; then Vanguard with the end first chosen. */
    struct rum_trace t = {0};
    CHANCE(&s, from(s.seat[1].deck, ZG_BACK), SPIN_A,
           from(s.seat[2].deck, ZG_RARM), SPIN_B);
    KIT_PLAY(&zg_game, &s, &t, END_B);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 0)->arg[ZG_TEST_END], END_B);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 1)->arg[ZG_TEST_END], END_A);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 1)->arg[ZG_TEST_FOE], 2);
}

RULE("ZG-15.5", a_zone_is_a_sneak_attack_only_against_all)
{
    struct zg_state s;

    zone(&s, QUIET);
    s.pulse.unseen_by = 2; /* seat 1 did not see it, seat 2 did */
    KIT_PLAY(&zg_game, &s, NULL, ZG_A_ZONE);
    CHECK(!s.test.sneak);
    zone(&s, QUIET);
    s.pulse.unseen_by = 6;
    KIT_PLAY(&zg_game, &s, NULL, ZG_A_ZONE);
    CHECK(s.test.sneak);
}

RULE("ZG-15.5", zones_are_neither_ranged_nor_hand_to_hand)
{
    struct zg_state s;
    const struct zg_card *card;

    zone(&s, QUIET);
    card = zg_card_of(&s, 0, ZG_FRONT);
    CHECK(!zg_ranged(card) && !zg_melee(card));
    s.height[cell("c6")] = 6; /* high ground, leap, prone: nothing */
    s.pulse.pounce = 6;
    place(&s, 1, "d6", ZG_PRONE);
    place(&s, 0, "c6", ZG_PRONE);
    CHECK_INT(zg_augments(&s, 0, card, 1), 0);
}

RULE("ZG-15.6", snatch_takes_an_action_from_the_hand)
{
    struct zg_state s;

    /* E17: Chainwhip B on Pulse Rifle, 2 strikes on either end. */
    for (uint32_t facing = 0; facing < 2; facing++) {
        duel(&s, "figures=TA " QUIET, "e4", "f4");
        hold(&s, 0, BIT(ZG_LHAND));
        attacks(&s, 0, ZG_LHAND);
        CHANCE(&s, from(s.seat[1].hand, ZG_LHAND), {2, facing});
        KIT_PLAY(&zg_game, &s, NULL, HAND(1), END_B);
        CHECK_INT(s.seat[1].slag, BIT(ZG_LHAND));
        CHECK_INT(s.seat[1].hand_n, 2);
        CHECK_INT(s.seat[1].pulses, 2);
        CHECK_INT(s.seat[1].deck_n, 6);
    }
    /* Under flameout both uses are lost. */
    duel(&s, "figures=TA half_turn=off character=off", "e4", "f4");
    s.seat[1].flame = true;
    hold(&s, 1, 7);
    hold(&s, 0, BIT(ZG_LHAND));
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].hand, ZG_LHAND), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, HAND(1), END_B);
    CHECK_INT(s.seat[1].pulses, 4);
}

RULE("ZG-15.7", bolster_and_dodge_work_for_a_target_of_a_foe_only)
{
    struct zg_state s;
    struct rum_trace t = {0};

    /* A foe's attack: bolstered (Shield Armgear), see ZG-11. Terrain: a
     * Vanguard's own Shield and Ulster do nothing. */
    duel(&s, "figures=VC " QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_RHAND) | FEET);
    attacks(&s, 0, ZG_RHAND);
    CHANCE(&s, from(s.seat[0].deck, ZG_RARM), SPIN_A);
    KIT_PLAY(&zg_game, &s, &t, PIECE('F'), END_A);
    CHECK_INT(kit_events(&t, ZG_EV_BOLSTER), 0);
    attacks(&s, 0, ZG_LFOOT);
    CHANCE(&s, from(s.seat[0].deck, ZG_BODY), SPIN_A);
    KIT_PLAY(&zg_game, &s, &t, PIECE('F'), END_A);
    CHECK(s.phase != ZG_P_RETEST);
}

RULE("ZG-15.8", a_zone_s_lock_goes_to_the_last_foe_with_one_strike)
{
    struct zg_state s;

    zone(&s, QUIET);
    /* Rangefinder B: 1. Vanguard's Spacewing A `Bp R Ra`: Rp-Ra 1, Gx-R,
     * B-Bp 1: 2; B `Bx G Rw`: Rp-Rw 2 ... Thruster A `Ba Rp R`: Rp-R 1,
     * Gx-Rp, B-Ba blocked: 1. */
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), SPIN_B,
           from(s.seat[2].deck, ZG_LFOOT), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, ZG_A_ZONE, END_A);
    CHECK_INT(s.seat[0].lock_seat, 2);
    CHECK_INT(s.seat[0].lock_slot, ZG_LFOOT);
}

RULE("ZG-15.5 ZG-15.9", a_zone_goes_round_past_the_last_seat)
{
    struct zg_state s;
    struct rum_trace t = {0};

    zone(&s, QUIET);
    hold(&s, 1, BIT(ZG_BACK) | BIT(ZG_LHAND));
    attacks(&s, 1, ZG_BACK); /* Magnetron, a zone as well */
    CHANCE(&s, from(s.seat[2].deck, ZG_FRONT), SPIN_A,
           from(s.seat[0].deck, ZG_RARM), SPIN_A);
    KIT_PLAY(&zg_game, &s, &t, ZG_A_ZONE, END_A);
    CHECK_INT(kit_events(&t, ZG_EV_TEST), 2);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 0)->arg[ZG_TEST_FOE], 2);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 1)->arg[ZG_TEST_FOE], 0);
}

RULE("ZG-15.9", the_merc_s_power_is_for_the_first_foe)
{
    struct zg_state s;
    struct rum_trace t = {0};

    /* Spent even if that card is covered. */
    zone(&s, "flameout=off half_turn=off");
    s.seat[1].char_used = s.seat[2].char_used = true;
    s.sees[0][1] = BIT(ZG_BODY);
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), from(s.seat[2].deck, ZG_FRONT),
           SPIN_A);
    KIT_PLAY(&zg_game, &s, &t, ZG_A_ZONE, END_A_POWER);
    CHECK(s.seat[0].char_used);
    CHECK_INT(kit_events(&t, ZG_EV_COVERED), 1);
    CHECK_INT(kit_events(&t, ZG_EV_AUGMENT), 0); /* 1 match would take it */
    CHECK_INT(s.phase, ZG_P_SAVE);               /* Vanguard, 2 strikes */
    CHECK_INT(s.test.foe, 2);
}
