/*
 * zg_6_stances.c: ZG-6.
 */
#include "zg_position.h"

static void standing(struct zg_state *s, int slot, int stance)
{
    position(s, QUIET);
    place(s, 0, "a1", stance);
    place(s, 1, "l10", ZG_STAND);
    hold(s, 0, BIT(slot));
    plays(s, 0, slot);
}

RULE("ZG-6.1", a_stance_costs_three_move)
{
    struct zg_state s;

    standing(&s, ZG_LFOOT, ZG_STAND); /* Move 4: travel 1, then kneel */
    KIT_PLAY(&zg_game, &s, NULL, GO("a2"), STANCE(ZG_KNEEL));
    CHECK_INT(s.seat[0].stance, ZG_KNEEL);
    CHECK_INT(s.seat[0].cell, cell("a2"));

    standing(&s, ZG_RHAND, ZG_STAND); /* Move 2 */
    CHECK_INT(count_open(&s, ZG_M_STANCE), 0);
    s.pulse.budget = 5;
    CHECK_INT(count_open(&s, ZG_M_STANCE), 0);
    s.pulse.budget = 6;
    CHECK_INT(count_open(&s, ZG_M_STANCE), 4);
}

RULE("ZG-6.1", unused_move_is_lost)
{
    struct zg_state s;

    standing(&s, ZG_LFOOT, ZG_STAND);
    hold(&s, 0, BIT(ZG_LFOOT) | BIT(ZG_RHAND));
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_INT(s.pulse.card, ZG_RHAND);
    CHECK_INT(s.pulse.budget, 4);
}

RULE("ZG-6.2", stand_up_first_and_then_travel)
{
    struct zg_state s;

    standing(&s, ZG_LFOOT, ZG_DOWN);
    CHECK_INT(count_open(&s, ZG_M_GO), 0);
    KIT_PLAY(&zg_game, &s, NULL, STANCE(ZG_STAND));
    CHECK_INT(s.phase, ZG_P_MOVE);
    CHECK_INT(s.pulse.budget, 2);
    CHECK_LEGAL(&zg_game, &s, ZG_M_DONE, GO("b1"), GO("a2"));
    /* Any other stance ends the move. */
    standing(&s, ZG_LFOOT, ZG_STAND);
    s.pulse.budget = 14;
    KIT_PLAY(&zg_game, &s, NULL, STANCE(ZG_KNEEL));
    CHECK(s.phase != ZG_P_MOVE);
    /* Standing up after travel ends it too. */
    standing(&s, ZG_LFOOT, ZG_ATTACK);
    s.pulse.budget = 14;
    KIT_PLAY(&zg_game, &s, NULL, GO("b1"), STANCE(ZG_STAND));
    CHECK(s.phase != ZG_P_MOVE);
    CHECK_INT(s.seat[0].stance, ZG_STAND);
}

RULE("ZG-6.3", which_stance_follows_which)
{
    struct zg_state s;

    for (int now = ZG_STAND; now <= ZG_DOWN; now++) {
        standing(&s, ZG_LFOOT, now);
        for (int next = ZG_STAND; next <= ZG_PRONE; next++) {
            bool open = now >= ZG_PRONE ? next == ZG_STAND : next != now;
            CHECK_INT(kit_is_legal(&zg_game, &s, STANCE(next)), open);
        }
        CHECK(!kit_is_legal(&zg_game, &s, STANCE(ZG_DOWN)));
    }
}

RULE("ZG-6.4 ZG-13.2", kneeling_one_stays_put)
{
    struct zg_state s;

    standing(&s, ZG_LFOOT, ZG_KNEEL);
    CHECK_INT(count_open(&s, ZG_M_GO), 0);

    duel(&s, QUIET, "e4", "f4"); /* Gauntlet A on Magnetron B: 2 strikes */
    place(&s, 1, "f4", ZG_KNEEL);
    strike(&s, NULL, ZG_LHAND, END_A, ZG_BACK, 1);
    CHECK_INT(s.seat[1].cell, cell("f4"));
    duel(&s, QUIET, "e4", "f4");
    zg_throw(&s, 0, 1, 3, NULL);
    CHECK_INT(s.seat[1].cell, cell("i4"));
    duel(&s, QUIET, "e4", "f4");
    place(&s, 1, "f4", ZG_KNEEL);
    zg_throw(&s, 0, 1, 2, NULL);
    CHECK_INT(s.seat[1].cell, cell("f4"));
    zg_throw(&s, 0, 1, 3, NULL);
    CHECK_INT(s.seat[1].cell, cell("i4"));
}

RULE("ZG-6.5 ZG-9.3", attack_stance_sneaks_hand_to_hand)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    CHECK(!zg_sneaks(&s, 0, ZG_LHAND, 1));
    place(&s, 0, "e4", ZG_ATTACK);
    CHECK(zg_sneaks(&s, 0, ZG_LHAND, 1));
    CHECK(!zg_sneaks(&s, 0, ZG_RHAND, 1)); /* ranged */
    CHECK(!zg_sneaks(&s, 0, ZG_FRONT, 1)); /* a zone */
    standing(&s, ZG_LFOOT, ZG_ATTACK);
    CHECK_LEGAL(&zg_game, &s, ZG_M_DONE, GO("b1"), GO("a2"), GO("b2"),
                STANCE(0), STANCE(1), STANCE(3), STANCE(4));
}

RULE("ZG-6.5 ZG-6.6 ZG-8.6", attack_and_defense_counter_each_other)
{
    struct zg_state s;
    const struct zg_card *melee, *gun;

    duel(&s, QUIET, "e4", "f4");
    slagged(&s, 1, 0x3f);
    hold(&s, 1, 0x1c0); /* no deck: the hand is open */
    melee = zg_card_of(&s, 0, ZG_LHAND);
    gun = zg_card_of(&s, 0, ZG_RHAND);
    CHECK(zg_hand_open(&s, 0, melee, 1, false));
    CHECK(zg_hand_open(&s, 0, gun, 1, false));
    place(&s, 1, "f4", ZG_DEFENSE); /* foes may not attack it */
    CHECK(!zg_hand_open(&s, 0, melee, 1, false));
    CHECK(!zg_hand_open(&s, 0, gun, 1, false));
    CHECK(!zg_hand_open(&s, 0, gun, 1, true));
    place(&s, 0, "e4", ZG_ATTACK); /* but hand-to-hand from Attack */
    CHECK(zg_hand_open(&s, 0, melee, 1, false));
    CHECK(!zg_hand_open(&s, 0, gun, 1, true));
    /* Defense counters the sneak of the stance, and of nothing else. */
    CHECK(!zg_sneaks(&s, 0, ZG_LHAND, 1));
    s.first_attack = false;
    CHECK(zg_sneaks(&s, 0, ZG_LHAND, 1));
}

RULE("ZG-6.6 ZG-6.9", defense_travels_one_step_of_three_half_points)
{
    struct zg_state s;

    standing(&s, ZG_LFOOT, ZG_DEFENSE);
    CHECK_INT(count_open(&s, ZG_M_GO), 3);
    place(&s, 0, "b4", ZG_DEFENSE); /* b5 is 1 up: 3; c3 is 2 up: 4 */
    CHECK(kit_is_legal(&zg_game, &s, GO("b5")));
    CHECK(!kit_is_legal(&zg_game, &s, GO("c3")));
    CHECK(!kit_is_legal(&zg_game, &s, GO("a5"))); /* diagonal up 1: 4 */
    /* It does not limit Move for stances. */
    s.pulse.budget = 8;
    KIT_PLAY(&zg_game, &s, NULL, GO("b3"));
    CHECK(kit_is_legal(&zg_game, &s, STANCE(ZG_KNEEL)));
}

/* Augments of the three kinds of attack of seat 0 on seat 1. */
static void check_augments(const struct zg_state *s, int gun, int melee,
                           int zone)
{
    CHECK_INT(zg_augments(s, 0, zg_card_of(s, 0, ZG_RHAND), 1), gun);
    CHECK_INT(zg_augments(s, 0, zg_card_of(s, 0, ZG_LHAND), 1), melee);
    CHECK_INT(zg_augments(s, 0, zg_card_of(s, 0, ZG_FRONT), 1), zone);
}

RULE("ZG-6.7 ZG-8.10", whoever_lies_prone_is_shot_and_kicked_at_more_easily)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    check_augments(&s, 0, 0, 0);
    place(&s, 0, "e4", ZG_PRONE);
    check_augments(&s, 0, 0, 0); /* nothing is gained by it */
    place(&s, 0, "e4", ZG_STAND);
    place(&s, 1, "f4", ZG_PRONE);
    check_augments(&s, ZG_X_PRONE, ZG_X_PRONE, 0);
    /* One step at a time. */
    standing(&s, ZG_LFOOT, ZG_PRONE);
    CHECK_INT(count_open(&s, ZG_M_GO), 3);
}

RULE("ZG-6.7 ZG-8.10", prone_may_be_aimed_fire_as_a_house_rule)
{
    struct zg_state s;

    duel(&s, "prone=aimed " QUIET, "e4", "f4");
    place(&s, 0, "e4", ZG_PRONE);
    check_augments(&s, ZG_X_PRONE, 0, 0);
    place(&s, 0, "e4", ZG_STAND);
    place(&s, 1, "f4", ZG_PRONE);
    check_augments(&s, 0, ZG_X_PRONE, 0);
}

RULE("ZG-6.7 ZG-11.5", prone_as_a_bolster)
{
    struct zg_state s;

    duel(&s, "prone=bolster " QUIET, "e4", "h4");
    place(&s, 0, "e4", ZG_PRONE);
    check_augments(&s, 0, 0, 0);
    place(&s, 0, "e4", ZG_STAND);
    place(&s, 1, "h4", ZG_PRONE);
    /* Rivet Gun A on Maneuvering B `Bw Ga Rp`: Bp-Rp, Rx-Ga, R-Bw; and A
     * `B Ga R`: none. Pulse Rifle in the hand; Magnetron B `Ga Rx Rw`:
     * Bp-Rw, Rx-Rx match, R-Ga: one match, bolstered without asking. */
    struct rum_trace t = {0};
    strike(&s, &t, ZG_RHAND, END_A, ZG_BACK, 1);
    CHECK_INT(kit_events(&t, ZG_EV_BOLSTER), 1);
    CHECK_INT(kit_event(&t, ZG_EV_STRIKES, 0)->arg[1], 0);
    /* Hand-to-hand it is augmented all the same. */
    check_augments(&s, 0, ZG_X_PRONE, 0);
}

RULE("ZG-6.7 ZG-11.5", only_ranged_attacks_on_the_prone_are_bolstered)
{
    struct zg_state s;
    struct rum_trace t = {0};

    /* The foe stands: Rivet Gun A on Magnetron B as above. */
    duel(&s, "prone=bolster " QUIET, "e4", "h4");
    strike(&s, &t, ZG_RHAND, END_A, ZG_BACK, 1);
    CHECK_INT(kit_events(&t, ZG_EV_TEST), 1);
    CHECK_INT(kit_events(&t, ZG_EV_BOLSTER), 0);
    /* Another option. */
    duel(&s, "prone=aimed " QUIET, "e4", "h4");
    place(&s, 1, "h4", ZG_PRONE);
    t.n = 0;
    strike(&s, &t, ZG_RHAND, END_A, ZG_BACK, 1);
    CHECK_INT(kit_events(&t, ZG_EV_TEST), 1);
    CHECK_INT(kit_events(&t, ZG_EV_BOLSTER), 0);
    /* Hand-to-hand: two pairs match, so it would be asked; the augment is. */
    duel(&s, "prone=bolster " QUIET, "e4", "f4");
    place(&s, 1, "f4", ZG_PRONE);
    strike(&s, NULL, ZG_LHAND, END_A, ZG_BACK, 1);
    CHECK_INT(zg_count((uint16_t)zg_test_matches(&s)), 2);
    CHECK_INT(s.phase, ZG_P_ADOT);
}

RULE("ZG-6.8", stand_costs_three_from_anywhere)
{
    struct zg_state s;

    for (int now = ZG_KNEEL; now <= ZG_DOWN; now++) {
        standing(&s, ZG_LHAND, now); /* Move 3: just enough */
        KIT_PLAY(&zg_game, &s, NULL, STANCE(ZG_STAND));
        CHECK_INT(s.seat[0].stance, ZG_STAND);
    }
}

RULE("ZG-6.10", the_hand_is_the_cards_and_not_the_handgear)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    place(&s, 1, "f4", ZG_DEFENSE);
    hold(&s, 1, FEET | BIT(ZG_LARM)); /* Handgear is in the deck */
    attacks(&s, 0, ZG_LHAND);
    CHECK(kit_is_legal(&zg_game, &s, DECK(1)));
    CHANCE(&s, from(s.seat[1].deck, ZG_LHAND), SPIN_A);
    struct rum_trace t = {0};
    KIT_PLAY(&zg_game, &s, &t, DECK(1), END_A);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 0)->arg[ZG_TEST_TARGET], ZG_LHAND);
}

RULE("ZG-6.11", a_stance_lasts_until_it_is_changed)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    place(&s, 1, "f4", ZG_DEFENSE);
    zg_throw(&s, 0, 1, 1, NULL);
    CHECK_INT(s.seat[1].cell, cell("g4"));
    CHECK_INT(s.seat[1].stance, ZG_DEFENSE);
    zg_round_begin(&s, NULL);
    CHECK_INT(s.seat[1].stance, ZG_DEFENSE);
    place(&s, 1, "j4", ZG_DEFENSE);
    zg_throw(&s, 0, 1, 3, NULL); /* into the wall */
    CHECK_INT(s.seat[1].stance, ZG_DOWN);
}

RULE("ZG-6.12", lying_figures_attack_normally)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    place(&s, 0, "e4", ZG_DOWN);
    attacks(&s, 0, ZG_LHAND);
    CHECK(kit_is_legal(&zg_game, &s, DECK(1)));
    place(&s, 0, "e4", ZG_PRONE);
    CHECK(kit_is_legal(&zg_game, &s, DECK(1)));
}

RULE("ZG-6.13", after_travel_one_stance)
{
    struct zg_state s;

    standing(&s, ZG_LFOOT, ZG_STAND);
    s.pulse.budget = 14;
    KIT_PLAY(&zg_game, &s, NULL, GO("a2"), STANCE(ZG_KNEEL));
    CHECK(s.phase != ZG_P_MOVE); /* 6 are left, but it is over */
    /* After a hard drop only Stand: f5 is too far up to crawl from with 4
     * half-points. */
    position(&s, QUIET);
    place(&s, 0, "f5", ZG_STAND);
    place(&s, 1, "l10", ZG_STAND);
    hold(&s, 0, BIT(ZG_LFOOT));
    plays(&s, 0, ZG_LFOOT);
    s.pulse.budget = 4;
    CHECK(kit_is_legal(&zg_game, &s, DROP("f4")));
    s.pulse.travel = ZG_T_DROP;
    s.pulse.budget = 6;
    place(&s, 0, "f4", ZG_DOWN);
    CHECK_LEGAL(&zg_game, &s, ZG_M_DONE, STANCE(ZG_STAND));
    s.pulse.travel = ZG_T_LAND; /* the same, had it stayed on its feet */
    place(&s, 0, "f4", ZG_DEFENSE);
    CHECK_LEGAL(&zg_game, &s, ZG_M_DONE, STANCE(ZG_STAND));
}
