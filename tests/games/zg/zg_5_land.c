/*
 * zg_5_land.c: ZG-5.19, 5.20 and 5.25, landing on a foe.
 */
#include "zg_position.h"

/* E24: Cestus on i2 (4), Armada on h2 (0). */
static void above_a_foe(struct zg_state *s, const char *options)
{
    position(s, options);
    place(s, 0, "i2", ZG_STAND);
    place(s, 1, "h2", ZG_STAND);
    hold(s, 0, BIT(ZG_LHAND));
    plays(s, 0, ZG_LHAND);
}

RULE("ZG-5.19 ZG-5.25", landing_on_a_foe_is_a_test_for_the_throw_only)
{
    struct zg_state s;
    struct rum_trace t = {0};

    above_a_foe(&s, "flameout=off");
    CHECK_INT(LAND("h2"), 0x417);
    CHECK(kit_is_legal(&zg_game, &s, 0x417));
    KIT_PLAY(&zg_game, &s, &t, LAND("h2"));
    CHECK_INT(s.phase, ZG_P_END);
    CHECK_INT(s.seat[0].cell, cell("i2"));   /* stands there during the test */
    CHECK_LEGAL(&zg_game, &s, END_A, END_B); /* no power of the Merc */
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_B);
    KIT_PLAY(&zg_game, &s, &t, END_A);
    /* Gauntlet A on Reaction Armor B: 1 strike, no bolster. */
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 0)->arg[ZG_TEST_STRIKES], 1);
    CHECK_INT(s.seat[1].cell, cell("g2"));
    CHECK_INT(s.seat[0].cell, cell("h2"));
    CHECK_INT(s.seat[0].stance, ZG_DOWN);
    CHECK_INT(s.seat[1].slag, 0);
    CHECK_INT(s.seat[0].lock_seat, ZG_NONE);
    CHECK_INT(s.phase, ZG_P_ATTACK); /* too little is left to stand up */
    CHECK_INT(s.pulse.budget, 4);
    CHECK(!s.pulse.attacked);
    CHECK(s.pulse.known);
    CHECK_INT(s.seat[0].used, 0);
    CHECK_INT(s.seat[1].out, BIT(ZG_FRONT)); /* both cards are public */
}

/* One card up, it takes half a card more: over e4, which is dearer. */
RULE("ZG-5.19 ZG-5.24", one_lands_from_where_it_is_high_enough)
{
    struct zg_state s;

    duel(&s, QUIET, "d5", "e5");
    s.height[cell("d5")] = 2;
    s.height[cell("e4")] = 3;
    s.height[cell("d4")] = s.height[cell("e5")] = 0;
    zg_renew_sight(&s, -1);
    hold(&s, 0, BIT(ZG_LHAND));
    plays(&s, 0, ZG_LHAND); /* 6: a diagonal step up for 4, and the jump */
    CHECK_INT(cost(&s, "e4"), 4);
    KIT_PLAY(&zg_game, &s, NULL, LAND("e5"));
    CHECK_INT(s.pulse.budget, 0);
    CHECK_INT(s.pulse.pounce, 3);
    CHECK_INT(s.seat[0].cell, cell("e4"));
}

RULE("ZG-5.19", no_landing_with_a_zg_card_in_hand)
{
    struct zg_state s;

    above_a_foe(&s, QUIET);
    hold(&s, 0, BIT(ZG_LHAND) | BIT(ZG_BACK));
    CHECK_INT(count_open(&s, ZG_M_LAND), 0);
    /* Nor down less than three half-cards, nor on a teammate. */
    hold(&s, 0, BIT(ZG_LHAND));
    s.height[cell("h2")] = 2;
    CHECK_INT(count_open(&s, ZG_M_LAND), 0);
    s.height[cell("h2")] = 1;
    CHECK_INT(count_open(&s, ZG_M_LAND), 1);

    position(&s, "players=4 teams=2v2 arena=library " QUIET);
    place(&s, 0, "i2", ZG_STAND);
    place(&s, 2, "h2", ZG_STAND);
    place(&s, 1, "l1", ZG_STAND);
    place(&s, 3, "l2", ZG_STAND);
    hold(&s, 0, BIT(ZG_LHAND));
    plays(&s, 0, ZG_LHAND);
    CHECK_INT(count_open(&s, ZG_M_LAND), 0);
}

RULE("ZG-5.20", a_foe_that_stays_is_landed_beside)
{
    struct zg_state s;

    above_a_foe(&s, QUIET);
    KIT_PLAY(&zg_game, &s, NULL, LAND("h2"));
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_A);
    hold(&s, 1, BIT(ZG_LHAND) | FEET);
    CHANCE(&s, from(s.seat[1].deck, ZG_RHAND), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, END_A); /* Cutlass A: 0 strikes */
    CHECK_INT(s.seat[1].cell, cell("h2"));
    /* Of the lowest neighbours the nearest to i2. */
    CHECK_INT(s.seat[0].cell, cell("i1"));
    CHECK_INT(s.seat[0].stance, ZG_DOWN);
    CHECK_INT(s.pulse.pounce, 4);
}

RULE("ZG-5.20 ZG-8.12", without_room_one_stays_up)
{
    struct zg_state s;

    above_a_foe(&s, QUIET);
    /* The foe stands in a shaft: all around it is higher than i2. */
    for (int x = 6; x <= 8; x++) {
        for (int y = 0; y <= 2; y++) {
            if (16 * y + x != cell("h2") && 16 * y + x != cell("i2"))
                s.height[16 * y + x] = 5;
        }
    }
    KIT_PLAY(&zg_game, &s, NULL, LAND("h2"));
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_B); /* 1 strike: a wall */
    KIT_PLAY(&zg_game, &s, NULL, END_A);
    CHECK_INT(s.seat[0].cell, cell("i2"));
    CHECK_INT(s.seat[0].stance, ZG_STAND);
    CHECK_INT(s.seat[1].cell, cell("h2"));
    CHECK_INT(s.pulse.pounce, ZG_NONE);
    /* The take-off cell itself would be low enough, but does not count. One
     * as high as it is low enough. */
    plays(&s, 0, ZG_LHAND);
    s.height[cell("g1")] = 4;
    KIT_PLAY(&zg_game, &s, NULL, LAND("h2"));
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, END_A);
    CHECK_INT(s.seat[0].cell, cell("g1"));
    CHECK_INT(s.seat[0].stance, ZG_DOWN);
}

RULE("ZG-5.25", a_kneeling_foe_gives_way_to_three_strikes_only)
{
    struct zg_state s;

    above_a_foe(&s, QUIET);
    place(&s, 1, "h2", ZG_KNEEL);
    KIT_PLAY(&zg_game, &s, NULL, LAND("h2"));
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_A); /* 2 strikes */
    KIT_PLAY(&zg_game, &s, NULL, END_A);
    CHECK_INT(s.seat[1].cell, cell("h2"));
}

RULE("ZG-5.25", an_empty_deck_gives_its_hand_even_in_defense)
{
    struct zg_state s;
    struct rum_trace t = {0};

    above_a_foe(&s, QUIET);
    slagged(&s, 1, 0x3f);
    hold(&s, 1, 0x1c0);
    place(&s, 1, "h2", ZG_DEFENSE);
    KIT_PLAY(&zg_game, &s, NULL, LAND("h2"));
    CHANCE(&s, from(0x1c0, ZG_LFOOT), SPIN_A);
    KIT_PLAY(&zg_game, &s, &t, END_A);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 0)->arg[ZG_TEST_TARGET], ZG_LFOOT);
    CHECK_INT(s.seat[1].shown, BIT(ZG_LFOOT));
}

RULE("ZG-5.25", a_landing_is_no_attack)
{
    struct zg_state s;

    above_a_foe(&s, QUIET);
    s.first_attack = false;
    s.seat[0].lock_seat = 1;
    s.seat[0].lock_slot = ZG_BODY;
    KIT_PLAY(&zg_game, &s, NULL, LAND("h2"));
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, END_A);
    CHECK(!s.first_attack);
    CHECK_INT(s.seat[0].lock_seat, 1); /* the lock is still there */
    CHECK_INT(s.phase, ZG_P_ATTACK);
    CHECK(kit_is_legal(&zg_game, &s, DECK(1)));
    /* And the attack that follows is augmented by the fall (ZG-8.9). */
    CHECK_INT(zg_augments(&s, 0, zg_card_of(&s, 0, ZG_LHAND), 1), ZG_X_JUMP);
}

RULE("ZG-5.25", move_left_over_may_buy_stand)
{
    struct zg_state s;

    above_a_foe(&s, QUIET);
    hold(&s, 0, BIT(ZG_LFOOT));
    plays(&s, 0, ZG_LFOOT); /* 8 - 2 */
    KIT_PLAY(&zg_game, &s, NULL, LAND("h2"));
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, END_A);
    CHECK_INT(s.phase, ZG_P_MOVE);
    CHECK_LEGAL(&zg_game, &s, ZG_M_DONE, STANCE(ZG_STAND));
    KIT_PLAY(&zg_game, &s, NULL, STANCE(ZG_STAND));
    CHECK_INT(s.seat[0].stance, ZG_STAND);
}

RULE("ZG-5.25", a_throw_that_ends_the_game_ends_it_before_the_landing)
{
    struct zg_state s;

    position(&s, "arena=skyline " QUIET);
    s.height[cell("b1")] = 4;
    place(&s, 0, "b1", ZG_STAND);
    place(&s, 1, "a1", ZG_STAND);
    hold(&s, 0, BIT(ZG_LHAND));
    plays(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, NULL, LAND("a1"));
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, END_A);
    CHECK_OVER(&zg_game, &s);
    CHECK_SCORE(&zg_game, &s, 60, 0);
    CHECK_INT(s.seat[0].cell, cell("b1"));
}

RULE("ZG-5.25 ZG-5.24", one_walks_to_the_take_off_first)
{
    struct zg_state s;

    /* E24: from g5 onto f4, take-off f5, cost 4. */
    position(&s, QUIET);
    place(&s, 0, "g5", ZG_STAND);
    place(&s, 1, "f4", ZG_STAND);
    hold(&s, 0, BIT(ZG_LHAND));
    plays(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, NULL, LAND("f4"));
    CHECK_INT(s.seat[0].cell, cell("f5"));
    CHECK_INT(s.pulse.budget, 2);
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, END_A);
    CHECK_INT(s.seat[1].cell, cell("f4")); /* f3 is a barrier */
    CHECK_INT(s.seat[1].stance, ZG_STAND);
    CHECK_INT(s.seat[0].cell, cell("e4"));
}

RULE("ZG-5.20", seat_0_that_did_not_give_way_is_landed_beside)
{
    struct zg_state s;

    /* E24 the other way round: Armada comes down on Cestus. */
    duel(&s, QUIET, "h2", "i2");
    hold(&s, 1, BIT(ZG_RHAND) | BIT(ZG_LARM));
    plays(&s, 1, ZG_RHAND);
    KIT_PLAY(&zg_game, &s, NULL, LAND("h2"));
    CHECK_INT(s.test.foe, 0);
    zg_land(&s, NULL); /* as after a test without strikes */
    CHECK_INT(s.seat[0].cell, cell("h2"));
    CHECK(s.seat[1].cell != cell("h2"));
    CHECK_INT(s.seat[1].stance, ZG_DOWN);
}
