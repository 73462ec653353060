/*
 * zg_known.c: what the table learns about a hand (section 5, determinization):
 * the public fields from which hidden copies are dealt.
 */
#include "zg_position.h"

#include <rumpus/learn.h>

RULE("ZG-7.8 ZG-10.6", cards_drawn_from_a_deck_before_its_turn_are_not_in_hand)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    strike(&s, NULL, ZG_RHAND, END_A, ZG_RARM, 1);
    CHECK_INT(s.seat[1].out, BIT(ZG_RARM));
    CHECK_INT(s.seat[1].back, 0);
    CHECK_INT(s.seat[1].shown, 0);
    /* After its turn they are in the deck; it may have held them. */
    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_RHAND) | BIT(ZG_LARM));
    attacks(&s, 0, ZG_RHAND);
    s.seat[1].begun = true;
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    CHECK_INT(s.seat[1].out, 0);
    CHECK_INT(s.seat[1].back, BIT(ZG_RARM));
}

RULE("ZG-4.4 ZG-4.6", a_flipped_card_is_in_hand_and_then_in_the_deck)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    strike(&s, NULL, ZG_RHAND, END_A, ZG_RARM, 1);
    CHECK_INT(s.seat[0].shown, BIT(ZG_RHAND));
    CHECK_INT(s.seat[0].back, BIT(ZG_RHAND));
    CHECK_INT(s.seat[0].struck, BIT(ZG_RHAND));
    CHECK_INT(s.seat[0].blind, 0);
    /* Under flameout it stays in hand after the first use. */
    duel(&s, "half_turn=off character=off", "e4", "f4");
    s.seat[0].flame = true;
    hold(&s, 0, BIT(ZG_RHAND) | BIT(ZG_LARM));
    attacks(&s, 0, ZG_RHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    CHECK_INT(s.seat[0].shown, BIT(ZG_RHAND));
    CHECK_INT(s.seat[0].back, 0);
}

RULE("ZG-9.5 ZG-9.2", a_blind_attack_under_way_is_dealt_once)
{
    struct zg_state s, seen;
    struct rum_rng rng;

    /* The left foot was played without an attack; then a sneak attack. */
    duel(&s, "flameout=off character=off", "e4", "f4");
    hold(&s, 0, FEET | BIT(ZG_LHAND));
    turn(&s, 0);
    s.first_attack = false;
    KIT_PLAY(&zg_game, &s, NULL, ZG_LFOOT, ZG_M_DONE, ZG_A_NONE);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LHAND, ZG_M_DONE, DECK(1));
    CHECK(!s.pulse.known);
    CHECK_INT(s.seat[0].blind, 1);
    rum_rng_init(&rng, kit_seed(2));
    for (int i = 0; i < 50; i++) {
        rum_game_hide(&zg_game, &s, 1, &seen);
        rum_game_imagine(&zg_game, &seen, 1, &rng);
        CHECK_INT(seen.seat[0].used, BIT(seen.pulse.card));
    }
}

RULE("ZG-6.1", what_a_stance_cost_is_gone_from_a_dealt_budget)
{
    struct zg_state s, seen;
    struct rum_rng rng;

    duel(&s, QUIET, "e4", "f4");
    place(&s, 1, "f4", ZG_DEFENSE); /* no sneak attack: it is announced */
    hold(&s, 0, FEET | BIT(ZG_BACK));
    plays(&s, 0, ZG_BACK); /* 8 half-points */
    KIT_PLAY(&zg_game, &s, NULL, STANCE(ZG_ATTACK), DECK(1));
    CHECK(s.pulse.known);
    CHECK_INT(s.pulse.budget, 2);
    rum_game_hide(&zg_game, &s, 1, &seen);
    rum_rng_init(&rng, kit_seed(2));
    rum_game_imagine(&zg_game, &seen, 1, &rng);
    CHECK_INT(seen.pulse.budget, 2);
}

RULE("ZG-9.5", blind_attacks_are_counted_until_the_card_is_flipped)
{
    struct zg_state s;

    duel(&s, "flameout=off character=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    s.first_attack = false;
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    CHECK_INT(s.seat[0].blind, 1);
    CHECK_INT(s.seat[0].struck, 0);
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, END_A, 0);
    CHECK_INT(s.seat[0].blind, 0);
    CHECK_INT(s.seat[0].struck, BIT(ZG_LHAND));
    /* At the turn's beginning they become those of the last turn. */
    position(&s, QUIET);
    place(&s, 0, "a1", ZG_STAND);
    place(&s, 1, "l10", ZG_STAND);
    hold(&s, 0, BIT(ZG_LFOOT));
    plays(&s, 0, ZG_LFOOT);
    s.seat[1].used = BIT(ZG_LHAND) | BIT(ZG_LARM);
    s.seat[1].struck = BIT(ZG_LHAND);
    s.seat[1].blind = 1;
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_INT(s.head.to_act, 1);
    CHECK_INT(s.seat[1].used_before, BIT(ZG_LHAND) | BIT(ZG_LARM));
    CHECK_INT(s.seat[1].struck_before, BIT(ZG_LHAND));
    CHECK_INT(s.seat[1].blind_before, 1);
    CHECK_INT(s.seat[1].used | s.seat[1].struck | s.seat[1].blind, 0);
    CHECK(s.seat[1].begun);
}

RULE("ZG-5.13 ZG-5.15", flights_show_zg_cards)
{
    struct zg_state s;

    duel(&s, "figures=VC " QUIET, "e4", "l10");
    hold(&s, 0, FEET | BIT(ZG_BACK));
    plays(&s, 0, ZG_LFOOT);
    KIT_PLAY(&zg_game, &s, NULL, ADD(ZG_RFOOT));
    CHECK_INT(s.seat[0].flights, 1);
    CHECK_INT(s.pulse.maybe, FEET | BIT(ZG_BACK));
    KIT_PLAY(&zg_game, &s, NULL, GO("e3"));
    CHECK_INT(s.seat[0].flights, 2);
    /* Under flameout the same card may fly twice: the most at once. */
    duel(&s, "figures=VC half_turn=off character=off", "e4", "l10");
    s.seat[0].flame = true;
    hold(&s, 0, FEET | BIT(ZG_BACK));
    plays(&s, 0, ZG_LFOOT);
    KIT_PLAY(&zg_game, &s, NULL, GO("e3"));
    CHECK_INT(s.seat[0].flights, 1);
    plays(&s, 0, ZG_RFOOT);
    KIT_PLAY(&zg_game, &s, NULL, GO("e4"));
    CHECK_INT(s.seat[0].flights, 1);
    plays(&s, 0, ZG_RFOOT);
    KIT_PLAY(&zg_game, &s, NULL, ADD(ZG_BACK));
    CHECK_INT(s.seat[0].flights, 1);
    KIT_PLAY(&zg_game, &s, NULL, GO("e3"));
    CHECK_INT(s.seat[0].flights, 2);
}

RULE("ZG-5.10", a_hard_drop_shows_that_no_zg_card_is_in_hand)
{
    struct zg_state s;

    duel(&s, "figures=VC " QUIET, "f5", "l10");
    hold(&s, 0, BIT(ZG_LHAND) | BIT(ZG_LARM));
    plays(&s, 0, ZG_LHAND);
    s.pulse.budget = 2;
    KIT_PLAY(&zg_game, &s, NULL, DROP("f4"));
    CHECK_INT(s.seat[0].back, FEET | BIT(ZG_BACK));
    /* Slagged ones are nowhere. */
    duel(&s, "figures=VC " QUIET, "f5", "l10");
    slagged(&s, 0, BIT(ZG_BACK));
    hold(&s, 0, BIT(ZG_LHAND) | BIT(ZG_LARM));
    plays(&s, 0, ZG_LHAND);
    s.pulse.budget = 2;
    KIT_PLAY(&zg_game, &s, NULL, DROP("f4"));
    CHECK_INT(s.seat[0].back, FEET);
}

RULE("ZG-5.2 ZG-5.23", the_kind_and_length_of_a_travel_narrow_the_card)
{
    struct zg_state s;

    /* Cestus a1 to c1: 4 half-points, every Move of 2 can; d1 takes 3. */
    duel(&s, QUIET, "a1", "l10");
    plays(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, NULL, GO("c1"));
    CHECK_INT(s.pulse.maybe, ZG_GEAR & ~BIT(ZG_BACK)); /* no flight */
    duel(&s, QUIET, "a1", "l10");
    plays(&s, 0, ZG_LHAND);
    s.seat[0].hand |= BIT(ZG_LFOOT);
    struct zg_state copy;
    memcpy(&copy, &s, sizeof(s));
    copy.pulse.card = ZG_LFOOT; /* so that MOVE goes on after it */
    copy.pulse.budget = 14;
    KIT_PLAY(&zg_game, &copy, NULL, GO("d1"));
    /* Not Rivet Gun 2, Firefight 2, Jump Rig. */
    CHECK_INT(copy.pulse.maybe,
              ZG_GEAR & ~(BIT(ZG_RHAND) | BIT(ZG_FRONT) | BIT(ZG_BACK)));
    /* Climbing counts: d4 to d3 (2 up) takes 4, c3 by d3 ... */
    duel(&s, QUIET, "e1", "l10");
    s.seat[0].hand |= BIT(ZG_LFOOT);
    plays(&s, 0, ZG_LFOOT);
    s.pulse.budget = 14;
    KIT_PLAY(&zg_game, &s, NULL, GO("d2")); /* 1, 1 and 2 up: 5 */
    CHECK_INT(s.pulse.maybe,
              ZG_GEAR & ~(BIT(ZG_RHAND) | BIT(ZG_FRONT) | BIT(ZG_BACK)));
    /* Standing up first costs 6 more: only Footgear, 8 and a dash. */
    duel(&s, QUIET, "a1", "l10");
    place(&s, 0, "a1", ZG_DOWN);
    s.seat[0].hand |= BIT(ZG_LFOOT);
    plays(&s, 0, ZG_LFOOT);
    s.pulse.budget = 14;
    KIT_PLAY(&zg_game, &s, NULL, STANCE(ZG_STAND));
    CHECK_INT(s.pulse.maybe, ZG_GEAR & ~(BIT(ZG_RHAND) | BIT(ZG_FRONT)));
    KIT_PLAY(&zg_game, &s, NULL, GO("b1"));
    CHECK_INT(s.pulse.maybe, FEET);
}

RULE("ZG-8.2 ZG-8.11", the_target_narrows_the_card)
{
    struct zg_state s;

    /* Cestus in the open, three cells away: only the Rivet Gun. */
    duel(&s, QUIET, "e4", "h4");
    hold(&s, 0, BIT(ZG_RHAND) | BIT(ZG_LARM));
    attacks(&s, 0, ZG_RHAND);
    s.first_attack = false;
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    CHECK_INT(s.pulse.maybe, BIT(ZG_RHAND));
    /* Beside it: anything but the zone. */
    duel(&s, QUIET, "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    s.first_attack = false;
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    CHECK_INT(s.pulse.maybe, ZG_GEAR & ~BIT(ZG_FRONT));
    /* The hand: only Snatch. */
    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_RARM) | BIT(ZG_LARM));
    attacks(&s, 0, ZG_RARM);
    s.first_attack = false;
    KIT_PLAY(&zg_game, &s, NULL, HAND(1));
    CHECK_INT(s.pulse.maybe, BIT(ZG_RARM));
    /* The zone: only the zone. */
    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_FRONT) | BIT(ZG_LARM));
    attacks(&s, 0, ZG_FRONT);
    s.first_attack = false;
    KIT_PLAY(&zg_game, &s, NULL, ZG_A_ZONE);
    CHECK_INT(s.pulse.maybe, BIT(ZG_FRONT));
}

/* The cards of a test lie there for all to look at, also when it is over. */
TEST(the_test_shown_last_can_be_learnt_from)
{
    static int16_t is[1 << 12], without[1 << 12];
    size_t bytes = rum_learn_size(&zg_game) * sizeof(is[0]);
    struct zg_state s, other;

    CHECK(bytes <= sizeof(is));
    duel(&s, QUIET, "e4", "f4");
    strike(&s, NULL, ZG_RHAND, END_A, ZG_RARM, 1);
    CHECK(s.last.any);
    for (size_t i = 0; i < sizeof(s.last); i++) {
        memcpy(&other, &s, sizeof(s));
        ((unsigned char *)&other.last)[i] ^= 1;
        for (rum_seat seat = 0; seat < 2; seat++) {
            rum_learn_observe(&zg_game, &s, seat, is);
            rum_learn_observe(&zg_game, &other, seat, without);
            CHECK(memcmp(is, without, bytes) != 0);
        }
    }
}

RULE("ZG-2.1", options_have_their_ranges)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1, "round_limit=5");
    CHECK_INT(s.round_limit, 5);
    kit_deal(&zg_game, &s, 1, "round_limit=50");
    CHECK_INT(s.round_limit, 50);
    CHECK_REFUSED(&zg_game, "round_limit=4", "round_limit");
    CHECK_REFUSED(&zg_game, "round_limit=51", "round_limit");
    kit_deal(&zg_game, &s, 1, "prone=aimed");
    CHECK_INT(s.prone, ZG_PRONE_AIMED);
    kit_deal(&zg_game, &s, 1, "");
    CHECK(s.half_turn && s.flameout && s.ulster_counts && s.character);
    CHECK(!s.teams && !s.draft);
    CHECK_INT(s.prone, ZG_PRONE_LITERAL);
    kit_deal(&zg_game, &s, 1,
             "half_turn=off flameout=off ulster_counts=off character=off");
    CHECK(!s.half_turn && !s.flameout && !s.ulster_counts && !s.character);
}
