/*
 * zg_10_test.c: ZG-10, from the chosen end to the flip.
 */
#include "zg_position.h"

RULE("ZG-10.1", the_end_is_chosen_in_secret)
{
    struct zg_state s, a, b;

    duel(&s, "flameout=off character=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    CHECK_LEGAL(&zg_game, &s, END_A, END_B);
    memcpy(&a, &s, sizeof(s));
    memcpy(&b, &s, sizeof(s));
    KIT_PLAY(&zg_game, &a, NULL, END_A);
    KIT_PLAY(&zg_game, &b, NULL, END_B);
    CHECK_INT(a.test.end, 0);
    CHECK_INT(b.test.end, 1);
    struct zg_state seen_a, seen_b;
    rum_game_hide(&zg_game, &a, 1, &seen_a);
    rum_game_hide(&zg_game, &b, 1, &seen_b);
    CHECK_BYTES(&seen_a, &seen_b, sizeof(s));
}

RULE("ZG-10.2", the_target_comes_from_the_deck_face_down)
{
    struct zg_state s;

    duel(&s, "flameout=off character=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BACK), SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    CHECK_INT(s.test.target, ZG_BACK);
    CHECK_INT(s.test.facing, 1);
    CHECK(s.seat[1].deck & BIT(ZG_BACK)); /* it has not left it */
    CHECK_INT(s.seat[1].out, 0);          /* and nobody knows it yet */
}

RULE("ZG-10.3", cover_is_looked_at_before_bolsters)
{
    struct zg_state s;

    duel(&s, "flameout=off figures=CV", "b4", "b7");
    hold(&s, 0, BIT(ZG_RHAND));
    attacks(&s, 0, ZG_RHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT));
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    CHECK(s.phase != ZG_P_BRACE);
    CHECK_INT(s.seat[0].hand_n, 0);
    hold(&s, 0, BIT(ZG_RHAND));
    hold(&s, 1, BIT(ZG_LHAND) | BIT(ZG_RHAND) | BIT(ZG_LARM));
    attacks(&s, 0, ZG_RHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BACK));
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    CHECK_INT(s.phase, ZG_P_BRACE);
}

RULE("ZG-10.4", each_end_faces_as_often)
{
    struct zg_state s, copy;
    int faces[2] = {0};

    duel(&s, "flameout=off character=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    for (uint64_t i = 0; i < 400; i++) {
        memcpy(&copy, &s, sizeof(s));
        rum_rng_init(&copy.head.rng, kit_seed(i));
        KIT_PLAY(&zg_game, &copy, NULL, DECK(1), END_A);
        faces[copy.test.facing]++;
    }
    CHECK(faces[0] > 150 && faces[1] > 150);
}

RULE("ZG-10.5", a_half_turn_once_after_the_spin)
{
    struct zg_state s, copy;
    struct rum_trace t = {0};

    duel(&s, "flameout=off character=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    CHECK_INT(s.phase, ZG_P_FLIP);
    CHECK_INT(s.head.to_act, 0);
    CHECK_LEGAL(&zg_game, &s, 0, 1);
    memcpy(&copy, &s, sizeof(s));
    KIT_PLAY(&zg_game, &s, &t, 0);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 0)->arg[ZG_TEST_FACING], 1);
    t.n = 0;
    KIT_PLAY(&zg_game, &copy, &t, 1);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 0)->arg[ZG_TEST_FACING], 0);
    /* With half_turn=off it is not asked. */
    duel(&s, QUIET, "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), SPIN_B);
    t.n = 0;
    KIT_PLAY(&zg_game, &s, &t, DECK(1), END_A);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 0)->arg[ZG_TEST_FACING], 1);
}

RULE("ZG-10.6", facing_dots_are_compared_in_pairs)
{
    /* Attack dot i meets target dot 2 - i. */
    const uint8_t *rgb = dots("T LFOOT", 'A'); /* Ba R G */

    CHECK_INT(zg_matches(rgb, dots("C LFOOT", 'A')), 0); /* R B Ga: Ga R? */
    CHECK_INT(zg_matches(rgb, dots("T RFOOT", 'A')), 7); /* G R Ba */
    CHECK_INT(zg_matches(rgb, dots("T LFOOT", 'A')), 2);
    CHECK_INT(zg_matches(dots("V FRONT", 'A'), dots("T FRONT", 'A')), 6);
}

RULE("ZG-10.6 ZG-10.7", no_match_is_a_miss)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, QUIET, "e4", "f4");
    /* Gauntlet A `G Rp GP` on Rangefinder A `R G Bp`: nothing. */
    strike(&s, &t, ZG_LHAND, END_A, ZG_RARM, 0);
    CHECK_INT(kit_event(&t, ZG_EV_TEST, 0)->arg[ZG_TEST_MATCHES], 0);
    CHECK_INT(kit_event(&t, ZG_EV_STRIKES, 0)->arg[1], 0);
    CHECK_INT(s.seat[0].lock_seat, ZG_NONE);
    CHECK_INT(s.seat[1].slag, 0);
    CHECK_INT(s.seat[1].cell, cell("f4"));
}

RULE("ZG-10.7 ZG-12.3", explosive_strikes_need_no_match)
{
    /* E3: Missile Rack A on Brawler Ulster B. */
    CHECK_INT(zg_matches(dots("A LARM", 'A'), dots("C BODY", 'B')), 4);
    CHECK_INT(zg_strikes(dots("A LARM", 'A'), dots("C BODY", 'B'), NULL, NULL),
              1);
}
