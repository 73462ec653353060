/*
 * zg_rulings.c: the rulings of section 7 that no chapter plays.
 */
#include "zg_position.h"

RULE("ZG-12.7 ZG-7.8", r5_a_repeat_that_draws_a_covered_card)
{
    struct zg_state s;

    duel(&s, "figures=VA " QUIET, "b4", "b7");
    hold(&s, 0, BIT(ZG_LHAND));
    hold(&s, 1, BIT(ZG_LHAND) | FEET);
    attacks(&s, 0, ZG_LHAND); /* Carbine, range 4 */
    /* Magnetron B `Ga Rx Rw`: Bp-Rw, R-Rx 1, Bp-Ga: 1 ... three strikes are
     * set by hand; what was slagged stays slagged. */
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    slagged(&s, 1, BIT(ZG_BACK));
    s.test.best = 3;
    zg_test_again(&s, NULL);
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT));
    KIT_PLAY(&zg_game, &s, NULL, END_A);
    CHECK_INT(s.seat[1].slag, BIT(ZG_BACK));
    CHECK_INT(s.seat[0].hand_n, 0);
    CHECK_INT(s.seat[1].cell, cell("b7")); /* no Knockback on a Carbine */
}

RULE("ZG-12.5 ZG-17.2", r15_lock_and_flameout)
{
    struct zg_state s;

    duel(&s, "half_turn=off character=off", "e4", "f4");
    s.seat[0].flame = true;
    hold(&s, 0, BIT(ZG_RHAND));
    attacks(&s, 0, ZG_RHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), SPIN_B); /* 1 strike */
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    CHECK_INT(s.pulse.card, ZG_RHAND); /* its second use */
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK(kit_is_legal(&zg_game, &s, LOCKED(1)));
}

RULE("ZG-12.5", r16_only_whoever_scored_the_strike_has_the_lock)
{
    struct zg_state s;

    position(&s, "players=3 arena=library " QUIET);
    place(&s, 0, "e4", ZG_STAND);
    place(&s, 1, "f4", ZG_STAND);
    place(&s, 2, "g4", ZG_STAND);
    s.seat[0].lock_seat = 1;
    s.seat[0].lock_slot = ZG_BODY;
    hold(&s, 2, BIT(ZG_LHAND));
    attacks(&s, 2, ZG_LHAND);
    CHECK(!kit_is_legal(&zg_game, &s, LOCKED(1)));
}

RULE("ZG-7.1", r19_r20_low_walls_and_dead_ground)
{
    struct zg_state s;

    /* Behind a one-card wall, on the level floor. */
    duel(&s, QUIET, "b4", "b8");
    s.height[cell("b5")] = 0;
    place(&s, 1, "b7", ZG_STAND);
    CHECK_STR(sees(&s, 0, 1), "LARM RARM BACK HEAD");
    place(&s, 0, "b4", ZG_KNEEL);
    CHECK_STR(sees(&s, 0, 1), "");
    /* Right below a high box. */
    duel(&s, QUIET, "i2", "h2");
    CHECK_STR(sees(&s, 0, 1), "LARM RARM BACK HEAD");
    CHECK_STR(sees(&s, 1, 0), "LARM RARM BACK HEAD");
}

RULE("ZG-5.10 ZG-5.11", r24_the_card_in_play_counts_as_in_hand)
{
    struct zg_state s;

    duel(&s, QUIET, "f5", "l10");
    hold(&s, 0, BIT(ZG_BACK));
    plays(&s, 0, ZG_BACK);
    CHECK(zg_flyer_in_hand(&s, 0));
    hold(&s, 0, BIT(ZG_LARM));
    CHECK(!zg_flyer_in_hand(&s, 0));
}

RULE("ZG-13.4", r25_side_cells_do_not_hinder_a_throw)
{
    struct zg_state s;

    duel(&s, QUIET, "a1", "b2");
    s.height[cell("c2")] = s.height[cell("b3")] = 9;
    s.height[cell("c3")] = 0;
    zg_throw(&s, 0, 1, 1, NULL);
    CHECK_INT(s.seat[1].cell, cell("c3"));
}

RULE("ZG-6.9 ZG-5.21", r30_one_step_whatever_the_move)
{
    struct zg_state s;

    duel(&s, QUIET, "a1", "l10");
    hold(&s, 0, BIT(ZG_RFOOT));
    s.seat[0].feet = BIT(ZG_LFOOT);
    place(&s, 0, "a1", ZG_DEFENSE);
    plays(&s, 0, ZG_RFOOT);
    CHECK_INT(s.pulse.budget, 14);
    CHECK_INT(count_open(&s, ZG_M_GO), 3);
    KIT_PLAY(&zg_game, &s, NULL, GO("b2"), STANCE(ZG_KNEEL));
    CHECK_INT(s.seat[0].stance, ZG_KNEEL);
}

RULE("ZG-6.8 ZG-13.8", r31_every_ulster_can_stand_up)
{
    for (int f = 0; f < 4; f++)
        CHECK_INT(zg_cards[9 * f + ZG_BODY].move, 3);
}

RULE("ZG-9.4 ZG-5.17", r33_attacking_first_counts_from_before_the_move)
{
    struct zg_state s;

    duel(&s, QUIET, "c2", "b2"); /* a card above */
    hold(&s, 0, BIT(ZG_BACK));
    plays(&s, 0, ZG_BACK);
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_FIRST);
    CHECK_INT(s.pulse.pounce, ZG_NONE);
    CHECK_INT(zg_augments(&s, 0, zg_card_of(&s, 0, ZG_BACK), 1), ZG_X_HIGH);
}

RULE("ZG-5.19", r34_a_landing_test_that_draws_the_ulster_harms_nothing)
{
    struct zg_state s;

    duel(&s, QUIET, "i2", "h2");
    hold(&s, 0, BIT(ZG_LHAND));
    plays(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, NULL, LAND("h2"));
    CHANCE(&s, from(s.seat[1].deck, ZG_BODY), SPIN_B); /* 2 strikes */
    KIT_PLAY(&zg_game, &s, NULL, END_A);
    CHECK(s.seat[1].alive);
    CHECK_INT(s.seat[1].slag, 0);
    CHECK_INT(s.seat[1].cell, cell("f2"));
}

RULE("ZG-13.1", r36_a_foe_defeated_by_slag_is_not_thrown)
{
    struct zg_state s;
    struct rum_trace t = {0};

    position(&s, "players=3 arena=library figures=CAV " QUIET);
    place(&s, 0, "e4", ZG_STAND);
    place(&s, 1, "f4", ZG_STAND);
    place(&s, 2, "a10", ZG_STAND);
    strike(&s, &t, ZG_LHAND, END_A, ZG_BODY, 1);
    CHECK(!s.seat[1].alive);
    CHECK_INT(kit_events(&t, ZG_EV_THROWN), 0);
    CHECK(!zg_over(&s));
    CHECK_INT(s.head.to_act, 0); /* its turn goes on */
}

RULE("ZG-9.4", r37_the_eye_of_the_foe_as_it_lies)
{
    struct zg_state s;

    /* A foe on its back behind a low book sees little. */
    duel(&s, QUIET, "f2", "f4");
    place(&s, 1, "f4", ZG_DOWN);
    CHECK(s.sees[1][0] != ZG_GEAR);
    CHECK(zg_sneaks(&s, 0, ZG_LHAND, 1));
    /* With nothing in between it sees all of the attacker. */
    place(&s, 0, "e4", ZG_STAND);
    CHECK(!zg_sneaks(&s, 0, ZG_LHAND, 1));
}

RULE("ZG-8.2", r39_every_card_has_an_attack)
{
    for (int i = 0; i < ZG_CARDS; i++)
        CHECK(zg_cards[i].attack[0] != '\0');
    for (int f = 0; f < 4; f++) {
        CHECK_INT(zg_cards[9 * f + ZG_LFOOT].range, 0);
        CHECK_INT(zg_cards[9 * f + ZG_BODY].range, 0);
    }
}

RULE("ZG-12.11 ZG-15.5", r47_a_zone_attack_ends_the_lock_unused)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_FRONT));
    attacks(&s, 0, ZG_FRONT);
    s.seat[0].lock_seat = 1;
    s.seat[0].lock_slot = ZG_RARM;
    CHECK(!kit_is_legal(&zg_game, &s, LOCKED(1)));
    KIT_PLAY(&zg_game, &s, NULL, ZG_A_ZONE);
    CHECK_INT(s.seat[0].lock_seat, ZG_NONE);
}

RULE("ZG-6.7 ZG-8.8 ZG-11.9", r51_shot_from_above_while_prone)
{
    struct zg_state s;

    /* Two augments, each placed by itself. Rivet Gun A `Bp Rx R` on Magnetron
     * B `Ga Rx Rw`, which faces as `Rw Rx Ga`: one match, both go there. */
    duel(&s, QUIET, "i2", "g2");
    place(&s, 1, "g2", ZG_PRONE);
    struct rum_trace t = {0};
    strike(&s, &t, ZG_RHAND, END_A, ZG_BACK, 1);
    CHECK_INT(kit_events(&t, ZG_EV_AUGMENT), 2);
}

RULE("ZG-6.7 ZG-7.1", r52_lying_down_hides_behind_half_a_card)
{
    struct zg_state s;

    duel(&s, QUIET, "a4", "d4");
    s.base[cell("c4")] = s.height[cell("c4")] = 1;
    place(&s, 1, "d4", ZG_STAND);
    CHECK(s.sees[0][1] != 0);
    place(&s, 1, "d4", ZG_PRONE);
    CHECK_INT(s.sees[0][1], 0);
}
