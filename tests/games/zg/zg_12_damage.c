/*
 * zg_12_damage.c: ZG-12, strikes and what they do.
 */
#include "zg_position.h"

enum {
    R,
    G,
    B,
    ARMOR = 1 << 2,
    ARMOR2 = 2 << 2,
    PIERCE = 1 << 4,
    PIERCE2 = 2 << 4
};

RULE("ZG-12.1", a_match_strikes_unless_armor_blocks)
{
    CHECK_INT(zg_pair(R, R, 0, 0), 1);
    CHECK_INT(zg_pair(R, G, 0, 0), 0);
    CHECK_INT(zg_pair(R, R | ARMOR, 0, 0), 0);
    CHECK_INT(zg_pair(R | PIERCE, R | ARMOR, 0, 0), 1);
    CHECK_INT(zg_pair(R | PIERCE, R | ARMOR2, 0, 0), 0);
    CHECK_INT(zg_pair(R | PIERCE2, R | ARMOR2, 0, 0), 1);
    CHECK_INT(zg_pair(R | PIERCE2, R | ARMOR, 0, 0), 1);
    CHECK_INT(zg_pair(R, R, 1, 0), 0); /* a bolster */
    CHECK_INT(zg_pair(R, R, 1, 1), 1); /* and an augment */
    CHECK_INT(zg_pair(R | PIERCE, R | ARMOR2, 0, 1), 1);
    CHECK_INT(zg_pair(R | PIERCE2, R | ARMOR2, 1, 0), 0);
    CHECK_INT(zg_pair(R | PIERCE2, G | ARMOR, 0, 2), 0);
}

RULE("ZG-12.2", a_pierced_weak_point_counts_two)
{
    CHECK_INT(zg_pair(G | PIERCE, G | ZG_WEAK, 0, 0), 2);
    CHECK_INT(zg_pair(G, G | ZG_WEAK, 0, 0), 1);
    CHECK_INT(zg_pair(G, G | ZG_WEAK, 0, 1), 2); /* augmented */
    CHECK_INT(zg_pair(G | PIERCE, B | ZG_WEAK, 0, 0), 0);
    /* Ruling 8: under armor. */
    CHECK_INT(zg_pair(G | PIERCE, G | ZG_WEAK | ARMOR, 0, 0), 2);
    CHECK_INT(zg_pair(G | PIERCE, G | ZG_WEAK | ARMOR, 1, 0), 0);
    CHECK_INT(zg_pair(G, G | ZG_WEAK | ARMOR, 0, 0), 0);
}

RULE("ZG-12.3", explosive_always_hits_a_weak_point)
{
    CHECK_INT(zg_pair(G | ZG_EXPLOSIVE, R | ZG_WEAK, 0, 0), 1);
    CHECK_INT(zg_pair(G | ZG_EXPLOSIVE, R | ZG_WEAK | ARMOR, 0, 0), 1);
    CHECK_INT(zg_pair(G | ZG_EXPLOSIVE, R | ZG_WEAK | ARMOR, 2, 0), 1);
    CHECK_INT(zg_pair(G | ZG_EXPLOSIVE, G | ZG_WEAK | ARMOR, 1, 0), 1);
    CHECK_INT(zg_pair(G | ZG_EXPLOSIVE, G | ZG_WEAK, 0, 0), 1); /* ruling 9 */
    CHECK_INT(zg_pair(G | ZG_EXPLOSIVE, G | ZG_WEAK, 0, 1), 2);
}

RULE("ZG-12.4", blazes_that_do_nothing)
{
    CHECK_INT(zg_pair(G | ZG_EXPLOSIVE, G | ARMOR, 0, 0), 0);
    CHECK_INT(zg_pair(G | ZG_EXPLOSIVE, G, 0, 0), 1);
    CHECK_INT(zg_pair(G | PIERCE2, G, 0, 0), 1);
    /* Attack blazes on the target, defence blazes on the attack card. */
    CHECK_INT(zg_pair(G, G | PIERCE2, 0, 0), 1);
    CHECK_INT(zg_pair(R, G | ZG_EXPLOSIVE, 0, 0), 0);
    CHECK_INT(zg_pair(G | ARMOR2, G, 0, 0), 1);
    CHECK_INT(zg_pair(G | ZG_WEAK, G, 0, 0), 1);
    CHECK_INT(zg_pair(G | ZG_WEAK, R | ZG_EXPLOSIVE, 0, 0), 0);
}

/* Rivet Gun A `Bp Rx R` on Rangefinder B `Rp B Ra`: Bp-Ra, Rx-B, R-Rp: 1. */
static void lock_one(struct zg_state *s, struct rum_trace *t)
{
    duel(s, QUIET, "e4", "f4");
    hold(s, 0, HANDS | BIT(ZG_LARM));
    strike(s, t, ZG_RHAND, END_A, ZG_RARM, 1);
}

RULE("ZG-12.5", one_strike_is_a_lock_for_the_next_attack)
{
    struct zg_state s;
    struct rum_trace t = {0};

    lock_one(&s, &t);
    CHECK_INT(kit_event(&t, ZG_EV_STRIKES, 0)->arg[1], 1);
    CHECK_INT(s.seat[0].lock_seat, 1);
    CHECK_INT(s.seat[0].lock_slot, ZG_RARM);
    CHECK(!s.seat[0].lock_hand);
    CHECK_INT(s.seat[1].slag, 0);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LHAND, ZG_M_DONE);
    CHECK(kit_is_legal(&zg_game, &s, LOCKED(1)));
    CHECK(kit_is_legal(&zg_game, &s, DECK(1)));
    /* The card is not drawn but spun again: one number from chance. */
    t.n = 0;
    CHANCE(&s, SPIN_B);
    KIT_PLAY(&zg_game, &s, &t, LOCKED(1), END_A);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 0)->arg[ZG_TEST_TARGET], ZG_RARM);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 0)->arg[ZG_TEST_FACING], 1);
    CHECK_INT(s.seat[0].lock_seat, ZG_NONE);
}

RULE("ZG-12.5", a_card_of_the_deck_locked_again_is_still_in_the_deck)
{
    struct zg_state s;

    lock_one(&s, NULL);
    /* Gauntlet B `Rw Ba Bp` on Rangefinder B `Rp B Ra`: Ba-B alone. */
    CHANCE(&s, SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LHAND, ZG_M_DONE, LOCKED(1), END_B);
    CHECK_INT(s.seat[0].lock_slot, ZG_RARM);
    CHECK(!s.seat[0].lock_hand);
}

RULE("ZG-12.5 ZG-12.11", a_lock_is_gone_after_any_attack)
{
    struct zg_state s;

    lock_one(&s, NULL);
    CHANCE(&s, from(s.seat[0].deck, ZG_RARM), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LHAND, ZG_M_DONE, PIECE('F'), END_A);
    CHECK_INT(s.seat[0].lock_seat, ZG_NONE);
    /* Not by a pulse without an attack. */
    lock_one(&s, NULL);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LHAND, ZG_M_DONE, ZG_A_NONE);
    CHECK_INT(s.seat[0].lock_seat, 1);
}

RULE("ZG-12.5", a_lock_ends_with_the_round)
{
    struct zg_state s;

    lock_one(&s, NULL);
    s.seat[1].hand = s.seat[1].deck = 0;
    hold(&s, 1, 0);
    hold(&s, 0, BIT(ZG_LHAND));
    plays(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE, ZG_A_NONE);
    CHECK_INT(s.phase, ZG_P_HAND);
    CHECK_INT(s.seat[0].lock_seat, ZG_NONE);
}

RULE("ZG-12.5 ZG-8.6", a_locked_hand_card_needs_an_open_hand)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    attacks(&s, 0, ZG_LHAND); /* no Snatch: not needed */
    s.seat[0].lock_seat = 1;
    s.seat[0].lock_slot = ZG_LHAND;
    s.seat[0].lock_hand = true;
    CHECK(kit_is_legal(&zg_game, &s, LOCKED(1)));
    place(&s, 1, "f4", ZG_DEFENSE);
    CHECK(!kit_is_legal(&zg_game, &s, LOCKED(1)));
    place(&s, 0, "e4", ZG_ATTACK);
    CHECK(kit_is_legal(&zg_game, &s, LOCKED(1)));
    s.seat[0].lock_hand = false; /* in the deck Defense does not matter */
    place(&s, 0, "e4", ZG_STAND);
    CHECK(kit_is_legal(&zg_game, &s, LOCKED(1)));
}

RULE("ZG-12.5", a_card_snatched_at_is_locked_in_the_hand)
{
    struct zg_state s;

    /* Grapple B `Gx Gw Ba` on Pulse Rifle B `Bp Ga G`: Gx-G match, Gw-Ga
     * blocked, Ba-Bp match: 2. On A `Bp R BP`: Gx-BP, Gw-R, Ba-Bp: 1. */
    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_RARM) | BIT(ZG_LHAND));
    hold(&s, 1, HANDS | BIT(ZG_LARM));
    attacks(&s, 0, ZG_RARM);
    CHANCE(&s, from(s.seat[1].hand, ZG_LHAND), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, HAND(1), END_B);
    CHECK_INT(s.seat[0].lock_slot, ZG_LHAND);
    CHECK(s.seat[0].lock_hand);
    CHECK_INT(s.seat[1].shown, BIT(ZG_LHAND));
    /* Locked again by the next attack, it is still in the hand. */
    attacks(&s, 0, ZG_LHAND); /* Gauntlet B `Rw Ba Bp` on A: Rw-BP, Ba-R,
                                 Bp-Bp: 1 */
    CHANCE(&s, SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, LOCKED(1), END_B);
    CHECK_INT(s.seat[0].lock_slot, ZG_LHAND);
    CHECK(s.seat[0].lock_hand);
}

RULE("ZG-12.11", nothing_is_left_of_a_lock_that_was_used)
{
    struct zg_state s;

    duel(&s, "flameout=off character=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    s.seat[0].lock_seat = 1;
    s.seat[0].lock_slot = ZG_LARM;
    s.seat[0].lock_hand = true;
    KIT_PLAY(&zg_game, &s, NULL, LOCKED(1));
    CHECK_INT(s.seat[0].lock_seat, ZG_NONE);
    CHECK_INT(s.seat[0].lock_slot, ZG_NONE);
    CHECK(!s.seat[0].lock_hand);
    CHECK_INT(s.test.target, ZG_LARM);
    CHECK(s.test.lock_hand);
    CHECK(s.test.open);
    /* At the end of a round and with a defeat likewise. */
    s.seat[1].lock_seat = 0;
    s.seat[1].lock_hand = true;
    zg_remove(&s, 0, ZG_O_FALL, NULL);
    CHECK_INT(s.seat[1].lock_seat, ZG_NONE);
    CHECK_INT(s.seat[1].lock_slot, ZG_NONE);
    CHECK(!s.seat[1].lock_hand);
    position(&s, QUIET);
    s.seat[0].lock_seat = 1;
    s.seat[0].lock_slot = 2;
    s.seat[0].lock_hand = true;
    zg_round_end(&s, NULL);
    CHECK_INT(s.seat[0].lock_seat, ZG_NONE);
    CHECK_INT(s.seat[0].lock_slot, ZG_NONE);
    CHECK(!s.seat[0].lock_hand);
}

RULE("ZG-12.6", two_strikes_slag_the_target)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, QUIET, "e4", "f4");
    strike(&s, &t, ZG_LHAND, END_A, ZG_BACK, 1);
    CHECK_INT(kit_event(&t, ZG_EV_STRIKES, 0)->arg[1], 2);
    CHECK_INT(s.seat[1].slag, BIT(ZG_BACK));
    CHECK_INT(s.seat[1].deck, ZG_GEAR & ~(BIT(ZG_BACK) | 7));
    CHECK_INT(s.seat[1].deck_n, 5);
    CHECK_INT(s.seat[1].hand_n, 3);
    CHECK_INT(kit_event(&t, ZG_EV_SLAG, 0)->seat, 1);
    CHECK_INT(s.seat[0].lock_seat, ZG_NONE); /* ruling 14 */
    CHECK_INT(s.phase, ZG_P_CARD);           /* no repeat */
}

/* Carbine A `Bp R Bp` on Pulse Rifle A `Bp R BP`: 3 strikes. */
static void three(struct zg_state *s, struct rum_trace *t)
{
    duel(s, "figures=VA " QUIET, "e4", "f4");
    hold(s, 0, BIT(ZG_LHAND) | BIT(ZG_LARM));
    hold(s, 1, BIT(ZG_LARM) | BIT(ZG_RARM) | BIT(ZG_BACK));
    strike(s, t, ZG_LHAND, END_A, ZG_LHAND, 0);
}

RULE("ZG-12.7", three_strikes_slag_and_attack_again)
{
    struct zg_state s;
    struct rum_trace t = {0};

    three(&s, &t);
    CHECK_INT(kit_event(&t, ZG_EV_STRIKES, 0)->arg[1], 3);
    CHECK_INT(s.seat[1].slag, BIT(ZG_LHAND));
    CHECK_INT(s.phase, ZG_P_END); /* an end is chosen again */
    CHECK_INT(s.head.to_act, 0);
    CHECK_INT(s.pulse.card, ZG_LHAND);
    CHECK_INT(kit_events(&t, ZG_EV_AGAIN), 1);
    CHECK(!s.seat[1].stunned);
    /* As often as three come up: Cutlass B `Bp Ga Bw`: Bp-Bw 2, R-Ga, Bp-Bp
     * 1: three again. */
    CHANCE(&s, from(s.seat[1].deck, ZG_RHAND), SPIN_B);
    KIT_PLAY(&zg_game, &s, &t, END_A);
    CHECK_INT(s.seat[1].slag, HANDS);
    CHECK_INT(s.phase, ZG_P_END);
    /* A miss ends it: Reaction Armor A `Ba Ra G` and end B `Ra Gp Rw`:
     * Ra-G, Gp-Ra, Rw-Ba. */
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_A);
    KIT_PLAY(&zg_game, &s, &t, END_B);
    CHECK_INT(s.seat[0].hand_n, 1);
}

RULE("ZG-12.8 ZG-15.4", four_strikes_stun_as_well)
{
    struct zg_state s;

    /* E5: Gauntlet A on Reflex Ulster B: 4. With the Trooper to save it. */
    duel(&s, "figures=CV flameout=off half_turn=off", "e4", "f4");
    hold(&s, 0, BIT(ZG_LHAND));
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BODY), SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A, 0 /* BRACE */);
    CHECK_INT(s.phase, ZG_P_RETEST); /* Dodge */
    KIT_PLAY(&zg_game, &s, NULL, 0);
    CHECK_INT(s.phase, ZG_P_SAVE);
    CHECK_INT(s.test.strikes, 4);
    KIT_PLAY(&zg_game, &s, NULL, 1);
    CHECK(s.seat[1].stunned);
    CHECK_INT(s.seat[1].slag, 0);
    CHECK(!s.seat[1].has_char);
    CHECK_INT(s.phase, ZG_P_END);
}

RULE("ZG-12.9", the_owner_may_sacrifice_before_the_slag)
{
    struct zg_state s;

    duel(&s, "flameout=off half_turn=off", "e4", "f4");
    s.seat[1].char_used = true; /* no retest */
    hold(&s, 0, BIT(ZG_LHAND) | BIT(ZG_LARM));
    strike(&s, NULL, ZG_LHAND, END_A, ZG_BACK, 1);
    CHECK_INT(s.phase, ZG_P_SAVE);
    CHECK_INT(s.head.to_act, 1);
    CHECK_LEGAL(&zg_game, &s, 0, 1);
    KIT_PLAY(&zg_game, &s, NULL, 0);
    CHECK_INT(s.seat[1].slag, BIT(ZG_BACK));
    CHECK(s.seat[1].has_char);
}

RULE("ZG-12.10", blocked_matches_give_no_lock)
{
    struct zg_state s;
    struct rum_trace t = {0};

    /* Rivet Gun B `Rp Gw G` on Maneuvering, right, A `R Ga B`: Rp-B, Gw-Ga
     * match and blocked, G-R. */
    duel(&s, QUIET, "e4", "f4");
    strike(&s, &t, ZG_RHAND, END_B, ZG_RFOOT, 0);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 0)->arg[ZG_TEST_MATCHES], 1);
    CHECK_INT(kit_event(&t, ZG_EV_STRIKES, 0)->arg[1], 0);
    CHECK_INT(s.seat[0].lock_seat, ZG_NONE);
}

RULE("ZG-12.11", a_lock_ends_when_its_card_is_slagged_by_anyone)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    s.seat[1].lock_seat = ZG_NONE;
    /* Seat 2 of three holds the lock; seat 0 slags the card. */
    position(&s, "players=3 arena=library figures=CAV " QUIET);
    place(&s, 0, "e4", ZG_STAND);
    place(&s, 1, "f4", ZG_STAND);
    place(&s, 2, "a1", ZG_STAND);
    s.seat[2].lock_seat = 1;
    s.seat[2].lock_slot = ZG_BACK;
    strike(&s, NULL, ZG_LHAND, END_A, ZG_BACK, 1);
    CHECK_INT(s.seat[2].lock_seat, ZG_NONE);
    s.seat[2].lock_seat = 1;
    s.seat[2].lock_slot = ZG_FRONT;
    zg_defeat(&s, 1, ZG_O_FALL, NULL);
    CHECK_INT(s.seat[2].lock_seat, ZG_NONE);
}

RULE("ZG-12.12", where_the_next_target_comes_from)
{
    struct zg_state s;
    const struct zg_card *grapple, *fist;

    duel(&s, QUIET, "e4", "f4");
    grapple = zg_card_of(&s, 0, ZG_RARM); /* Snatch */
    fist = zg_card_of(&s, 0, ZG_LHAND);
    CHECK_INT(zg_next_source(&s, 0, grapple, 1, true), ZG_FROM_HAND);
    CHECK_INT(zg_next_source(&s, 0, grapple, 1, false), ZG_FROM_DECK);
    CHECK_INT(zg_next_source(&s, 0, fist, 1, false), ZG_FROM_DECK);
    CHECK_INT(zg_next_source(&s, 0, fist, 1, true), ZG_FROM_DECK);
    hold(&s, 1, 0); /* ruling 48: the hand is empty, then the deck */
    CHECK_INT(zg_next_source(&s, 0, grapple, 1, true), ZG_FROM_DECK);
    slagged(&s, 1, 0x3f);
    hold(&s, 1, 0x1c0); /* an empty deck: the hand */
    CHECK_INT(zg_next_source(&s, 0, fist, 1, false), ZG_FROM_HAND);
    place(&s, 1, "f4", ZG_DEFENSE);
    CHECK_INT(zg_next_source(&s, 0, fist, 1, false), -1);
    CHECK_INT(zg_next_source(&s, 0, grapple, 1, true), -1);
}

RULE("ZG-12.12", without_a_card_to_draw_no_end_is_asked_for)
{
    struct zg_state s;

    three(&s, NULL);
    slagged(&s, 1, 0x3f);
    hold(&s, 1, 0x1c0); /* everything in hand */
    place(&s, 1, "f4", ZG_DEFENSE);
    CHECK_INT(s.seat[1].deck_n, 0);
    zg_test_again(&s, NULL);
    CHECK(s.phase != ZG_P_END);
    CHECK_INT(s.seat[0].hand_n, 1);
}

RULE("ZG-12.7", a_snatch_draws_from_the_hand_again)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_RARM));
    attacks(&s, 0, ZG_RARM);
    KIT_PLAY(&zg_game, &s, NULL, HAND(1));
    zg_test_again(&s, NULL);
    CHECK_INT(s.test.source, ZG_FROM_HAND);
    hold(&s, 1, 0);
    zg_test_again(&s, NULL);
    CHECK_INT(s.test.source, ZG_FROM_DECK);
}
