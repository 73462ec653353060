/*
 * zg_11_extras.c: ZG-11, retests, bolsters and augments.
 */
#include "zg_position.h"

/* Armada against Armada at the flip of a Cutlass (Retest), E25. */
static void flipped(struct zg_state *s, const char *options, int slot,
                    int target, struct pick spin)
{
    duel(s, options, "e4", "f4");
    hold(s, 0, BIT(slot) | FEET);
    hold(s, 1, BIT(ZG_LHAND) | FEET);
    attacks(s, 0, slot);
    CHANCE(s, from(s->seat[1].deck, target), spin);
    KIT_PLAY(&zg_game, s, NULL, DECK(1), END_A);
}

#define TWO_ARMADAS "flameout=off half_turn=off figures=AA"

RULE("ZG-11.1", a_retest_spins_one_of_the_two_cards)
{
    struct zg_state s;
    struct rum_trace t = {0};

    flipped(&s, TWO_ARMADAS, ZG_RHAND, ZG_LARM, SPIN_A);
    CHECK_INT(s.phase, ZG_P_RETEST);
    CHECK_LEGAL(&zg_game, &s, 0, 1, 2);
    CHANCE(&s, SPIN_B);
    KIT_PLAY(&zg_game, &s, &t, 1);
    CHECK_INT(s.test.facing, 1);
    CHECK_INT(s.test.end, 0);
    CHECK_INT(kit_event(&t, ZG_EV_RESPIN, 0)->arg[0], 1);

    flipped(&s, TWO_ARMADAS, ZG_RHAND, ZG_LARM, SPIN_A);
    CHANCE(&s, SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, 2);
    CHECK_INT(s.test.facing, 0);
    CHECK_INT(s.test.end, 1);
    /* The new result stands, be it the old one. */
    flipped(&s, TWO_ARMADAS, ZG_RHAND, ZG_LARM, SPIN_A);
    CHANCE(&s, SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, 1);
    CHECK_INT(s.test.facing, 0);
}

RULE("ZG-11.2 ZG-11.3", each_retests_once_per_test)
{
    struct zg_state s;

    /* The attacker has the card's Retest and the Ensign: still one. */
    flipped(&s, TWO_ARMADAS, ZG_RHAND, ZG_LARM, SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, 1);
    CHECK_INT(s.head.to_act, 1); /* now the defender is asked */
    CHECK_INT(s.phase, ZG_P_RETEST);
    KIT_PLAY(&zg_game, &s, NULL, 1);
    CHECK(s.phase != ZG_P_RETEST);
    CHECK(!s.seat[0].char_used); /* the free source came first (ruling 11) */
    CHECK(s.seat[1].char_used);
}

RULE("ZG-11.3", the_sources_of_retests)
{
    struct zg_state s;

    /* Gauntlet without anything: nobody is asked. */
    flipped(&s, QUIET, ZG_LHAND, ZG_RARM, SPIN_A);
    CHECK(s.phase != ZG_P_RETEST);
    /* Attacker: a knocked-down foe, hand-to-hand. */
    duel(&s, QUIET, "e4", "f4");
    place(&s, 1, "f4", ZG_DOWN);
    strike(&s, NULL, ZG_LHAND, END_A, ZG_RARM, 0);
    CHECK_INT(s.phase, ZG_P_RETEST);
    CHECK_INT(s.head.to_act, 0);
    /* Attacker: the Ensign. */
    flipped(&s, "flameout=off half_turn=off figures=AC", ZG_LHAND, ZG_LARM,
            SPIN_A);
    CHECK_INT(s.phase, ZG_P_RETEST);
    CHECK_INT(s.head.to_act, 0);
    KIT_PLAY(&zg_game, &s, NULL, 1);
    CHECK(s.seat[0].char_used);
    /* Defender: Dodge on the target card. */
    flipped(&s, "figures=CV " QUIET, ZG_LHAND, ZG_BODY, SPIN_A);
    CHECK_INT(s.phase, ZG_P_RETEST);
    CHECK_INT(s.head.to_act, 1);
    /* Defender: the Ensign; not once it is used. */
    flipped(&s, "flameout=off half_turn=off figures=TA character=on", ZG_LHAND,
            ZG_RARM, SPIN_A);
    CHECK_INT(s.phase, ZG_P_RETEST);
    CHECK_INT(s.head.to_act, 1);
    duel(&s, "flameout=off half_turn=off figures=CA", "e4", "f4");
    s.seat[1].char_used = true;
    strike(&s, NULL, ZG_LHAND, END_A, ZG_RARM, 0);
    CHECK(s.phase != ZG_P_RETEST);
}

RULE("ZG-11.4", the_attacker_first_then_the_defender_then_again)
{
    struct zg_state s;

    /* E25 */
    flipped(&s, TWO_ARMADAS, ZG_RHAND, ZG_LARM, SPIN_A);
    CHECK_INT(s.head.to_act, 0);
    KIT_PLAY(&zg_game, &s, NULL, 0); /* passes */
    CHECK_INT(s.head.to_act, 1);
    CHECK_INT(s.phase, ZG_P_RETEST);
    KIT_PLAY(&zg_game, &s, NULL, 1); /* respins the target */
    CHECK_INT(s.head.to_act, 0);
    CHECK_INT(s.phase, ZG_P_RETEST);
    KIT_PLAY(&zg_game, &s, NULL, 2);
    CHECK(s.phase != ZG_P_RETEST);
    CHECK(s.seat[1].char_used);
    CHECK(!s.seat[0].char_used);

    /* Both pass: over. */
    flipped(&s, TWO_ARMADAS, ZG_RHAND, ZG_LARM, SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, 0, 0);
    CHECK(s.phase != ZG_P_RETEST);
    /* The attacker retests, the defender passes: over. */
    flipped(&s, TWO_ARMADAS, ZG_RHAND, ZG_LARM, SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, 1, 0);
    CHECK(s.phase != ZG_P_RETEST);
}

RULE("ZG-11.5 ZG-11.8", a_bolster_is_an_armor_on_a_matching_dot)
{
    struct zg_state s;
    struct rum_trace t = {0};

    /* Gauntlet A `G Rp GP` on Reaction Armor A `Ba Ra G` (Bolster): G-G and
     * Rp-Ra match. */
    duel(&s, QUIET, "e4", "f4");
    strike(&s, &t, ZG_LHAND, END_A, ZG_FRONT, 0);
    CHECK_INT(s.phase, ZG_P_BDOT);
    CHECK_INT(s.head.to_act, 1);
    CHECK_LEGAL(&zg_game, &s, 0, 1);
    KIT_PLAY(&zg_game, &s, &t, 1); /* Rp against Ra and one more */
    CHECK_INT(kit_event(&t, ZG_EV_BOLSTER, 0)->arg[0], 1);
    CHECK_INT(kit_event(&t, ZG_EV_STRIKES, 0)->arg[1], 1);
}

RULE("ZG-11.6 ZG-11.8", an_augment_is_a_piercing_on_a_matching_dot)
{
    struct zg_state s;
    struct rum_trace t = {0};

    /* Ripsaw A (Augment) `B Gp Rp` on Magnetron A `Bp Ga R`: Gp-Ga, 1. One
     * match takes it without asking. */
    duel(&s, QUIET, "e4", "f4");
    strike(&s, &t, ZG_LARM, END_A, ZG_BACK, 0);
    CHECK_INT(kit_events(&t, ZG_EV_AUGMENT), 1);
    CHECK_INT(kit_event(&t, ZG_EV_AUGMENT, 0)->arg[0], 1);
    /* On Reaction Armor B `Ga GA Rw`: B-Rw, Gp-GA match, Rp-Ga: bolstered to
     * armor 3, augmented to piercing 2. */
    duel(&s, QUIET, "e4", "f4");
    t.n = 0;
    strike(&s, &t, ZG_LARM, END_A, ZG_FRONT, 1);
    CHECK_INT(kit_events(&t, ZG_EV_BOLSTER), 1);
    CHECK_INT(kit_events(&t, ZG_EV_AUGMENT), 1);
    CHECK_INT(kit_event(&t, ZG_EV_STRIKES, 0)->arg[1], 0);
    /* No match: nothing is placed. */
    duel(&s, QUIET, "e4", "f4");
    t.n = 0;
    strike(&s, &t, ZG_LARM, END_A, ZG_RARM, 1); /* B-Ra, Gp-B, Rp-Rp */
    CHECK_INT(kit_events(&t, ZG_EV_AUGMENT), 1);
    duel(&s, QUIET, "e4", "f4");
    t.n = 0;
    strike(&s, &t, ZG_LARM, END_A, ZG_RFOOT, 1); /* Rp Ga Bw: B-Bw */
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 0)->arg[ZG_TEST_MATCHES], 3);
}

RULE("ZG-11.8", with_no_match_nothing_is_chosen)
{
    struct zg_state s;
    struct rum_trace t = {0};

    /* Ripsaw B `R Gx Ba` on Rangefinder A `R G Bp`: R-Bp, Gx-G match. On
     * Command Ulster A `B RA Ra`: R-Ra match, Gx-RA, Ba-B match. On
     * Maneuvering A `R Ga B` of the right: R-B, Gx-Ga match. Gauntlet A has no
     * match on Rangefinder A; from above it would be augmented. */
    position(&s, QUIET);
    place(&s, 0, "c2", ZG_STAND);
    place(&s, 1, "b2", ZG_STAND);
    CHECK_INT(zg_augments(&s, 0, zg_card_of(&s, 0, ZG_LHAND), 1), ZG_X_HIGH);
    strike(&s, &t, ZG_LHAND, END_A, ZG_RARM, 0);
    CHECK_INT(kit_events(&t, ZG_EV_AUGMENT), 0);
    CHECK_INT(kit_event(&t, ZG_EV_STRIKES, 0)->arg[1], 0);
}

RULE("ZG-11.7 ZG-11.9", several_may_go_on_one_dot_each_asked_for)
{
    struct zg_state s;

    /* From above and with the card's own: two augments. Ripsaw A on Command
     * Ulster A `B RA Ra`: B-Ra, Gp-RA, Rp-B: none. On Pulse Rifle B
     * `Bp Ga G`: B-G, Gp-Ga match, Rp-Bp. Choose Scout ... of Vanguard:
     * Shield A `RA G Ba`: B-Ba, Gp-G, Rp-RA all match. */
    position(&s, "figures=CV " QUIET);
    place(&s, 0, "c2", ZG_STAND);
    place(&s, 1, "b2", ZG_STAND);
    hold(&s, 0, BIT(ZG_LARM));
    hold(&s, 1, FEET | BIT(ZG_BACK));
    strike(&s, NULL, ZG_LARM, END_A, ZG_RARM, 0);
    CHECK_INT(s.phase, ZG_P_BDOT);
    KIT_PLAY(&zg_game, &s, NULL, 2); /* armor 3 on the red pair */
    CHECK_INT(s.phase, ZG_P_ADOT);
    CHECK_LEGAL(&zg_game, &s, 0, 1, 2);
    KIT_PLAY(&zg_game, &s, NULL, 2);
    CHECK_INT(s.phase, ZG_P_ADOT);
    CHECK_INT(s.test.augment[2], 1);
    KIT_PLAY(&zg_game, &s, NULL, 2);         /* piercing 3: through */
    CHECK_INT(s.seat[1].slag, BIT(ZG_RARM)); /* Gp-G and Rp-RA */
}

RULE("ZG-11.4 ZG-11.8", dots_are_chosen_after_all_retests)
{
    struct zg_state s;

    flipped(&s, "flameout=off half_turn=off figures=AA", ZG_RHAND, ZG_FRONT,
            SPIN_B);
    /* Cutlass A `Bp B R` on Reaction Armor B `Ga GA Rw` (Bolster). */
    CHECK_INT(s.phase, ZG_P_RETEST);
    CHECK_INT(s.test.bolsters, 0);
    KIT_PLAY(&zg_game, &s, NULL, 0, 0);
    CHECK(s.phase != ZG_P_RETEST);
}
