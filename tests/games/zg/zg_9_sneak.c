/*
 * zg_9_sneak.c: ZG-9, sneak attacks, and what the foe may look at.
 */
#include "zg_position.h"

RULE("ZG-9.1", a_plain_attack_is_named_and_its_target_examined)
{
    struct zg_state s, seen;
    struct rum_trace t = {0};

    duel(&s, "flameout=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), SPIN_A);
    KIT_PLAY(&zg_game, &s, &t, DECK(1), END_A);
    const struct rum_event *e = kit_event(&t, ZG_EV_ATTACK, 0);
    CHECK_INT(e->arg[2], 0);
    CHECK_INT(e->subject, 9 * ZG_CESTUS + ZG_LHAND);
    CHECK_INT(e->known_to, RUM_EVERYONE);
    e = kit_event(&t, ZG_EV_EXAMINE, 0);
    CHECK_INT(e->arg[4], ZG_RARM);
    CHECK_INT(e->seen_by, RUM_BIT(1));
    CHECK_INT(s.phase, ZG_P_FLIP);
    rum_game_hide(&zg_game, &s, 1, &seen);
    CHECK_INT(seen.test.target, ZG_RARM);
    CHECK_INT(seen.test.facing, ZG_NONE); /* the end is not yet known */
    CHECK_INT(seen.test.end, ZG_NONE);
    rum_game_hide(&zg_game, &s, 0, &seen); /* the attacker does not know it */
    CHECK_INT(seen.test.target, ZG_NONE);
    CHECK_INT(seen.test.end, END_A);
    rum_game_hide(&zg_game, &s, RUM_NOBODY, &seen);
    CHECK_INT(seen.test.target, ZG_NONE);
}

RULE("ZG-9.2", a_sneak_attack_is_not_named_and_not_examined)
{
    struct zg_state s, seen;
    struct rum_trace t = {0};

    duel(&s, "flameout=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    s.first_attack = false;
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), SPIN_A);
    KIT_PLAY(&zg_game, &s, &t, DECK(1), END_A);
    const struct rum_event *e = kit_event(&t, ZG_EV_ATTACK, 0);
    CHECK_INT(e->arg[2], 1);
    CHECK_INT(e->known_to, RUM_BIT(0)); /* which card is not told */
    CHECK_INT(kit_events(&t, ZG_EV_EXAMINE), 0);
    rum_game_hide(&zg_game, &s, 1, &seen);
    CHECK_INT(seen.test.target, ZG_NONE);
    CHECK_INT(seen.pulse.card, ZG_NONE);
}

RULE("ZG-9.3", the_first_player_s_first_attack_of_the_round)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    CHECK(!zg_sneaks(&s, 0, ZG_LHAND, 1));
    s.first_attack = false;
    CHECK(zg_sneaks(&s, 0, ZG_LHAND, 1));
    CHECK(!zg_sneaks(&s, 1, ZG_LHAND, 0)); /* not first in Impulse */
    /* The attack uses it up, on terrain too (ruling 17); moving does not. */
    KIT_PLAY(&zg_game, &s, NULL, ZG_RHAND, ZG_M_DONE, ZG_A_NONE);
    CHECK(!s.first_attack);
    CHANCE(&s, from(s.seat[0].deck, ZG_RHAND), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LHAND, ZG_M_DONE, PIECE('F'), END_A);
    CHECK(s.first_attack);
    /* Not by another's attack. */
    duel(&s, QUIET, "e4", "f4");
    attacks(&s, 1, ZG_RHAND);
    s.order[0] = 0;
    s.order[1] = 1;
    s.at = 1;
    s.first_attack = false;
    CHANCE(&s, from(s.seat[0].deck, ZG_RARM), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, DECK(0), END_A);
    CHECK(!s.first_attack);
}

RULE("ZG-9.3 ZG-9.4", attacking_from_cover)
{
    struct zg_state s;

    duel(&s, QUIET, "b4", "b7");
    CHECK(zg_sneaks(&s, 0, ZG_RHAND, 1));
    CHECK(zg_sneaks(&s, 1, ZG_LHAND, 0));
    /* The hidden parts are Handgear, Frontgear and Footgear: slagged ones do
     * not hide. */
    slagged(&s, 0, BIT(ZG_LHAND) | BIT(ZG_RHAND) | BIT(ZG_FRONT) | FEET);
    CHECK(!zg_sneaks(&s, 0, ZG_RARM, 1));
    /* The Ulster (HEAD) alone does not count. */
    duel(&s, QUIET, "e4", "f4");
    s.sees[1][0] = ZG_GEAR & ~BIT(ZG_BODY);
    CHECK(!zg_sneaks(&s, 0, ZG_LHAND, 1));
    s.sees[1][0] = ZG_GEAR & ~BIT(ZG_LFOOT);
    CHECK(zg_sneaks(&s, 0, ZG_LHAND, 1));
}

RULE("ZG-9.3 ZG-9.4", out_of_sight_when_the_pulse_began)
{
    struct zg_state s;

    duel(&s, QUIET, "c7", "c10"); /* they do not see each other */
    hold(&s, 0, 0x1c0);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LFOOT, ZG_M_DONE, ZG_A_NONE);
    CHECK_INT(s.pulse.unseen_by, 2);
    place(&s, 0, "b10", ZG_STAND); /* as if it had walked round the box */
    CHECK_INT(s.sees[1][0], ZG_GEAR);
    CHECK(zg_sneaks(&s, 0, ZG_RFOOT, 1));
    s.pulse.unseen_by = 0;
    CHECK(!zg_sneaks(&s, 0, ZG_RFOOT, 1));
    /* In full sight at its start: not. */
    KIT_PLAY(&zg_game, &s, NULL, ZG_RFOOT, ZG_M_DONE, ZG_A_NONE);
    CHECK_INT(s.pulse.unseen_by, 0);
}

RULE("ZG-9.5", not_with_a_card_that_attacked_last_turn)
{
    struct zg_state s;

    duel(&s, QUIET, "b4", "b7");
    CHECK(zg_sneaks(&s, 0, ZG_RHAND, 1));
    s.seat[0].used_before = BIT(ZG_RHAND);
    CHECK(!zg_sneaks(&s, 0, ZG_RHAND, 1));
    s.first_attack = false;
    CHECK(!zg_sneaks(&s, 0, ZG_RHAND, 1));
    CHECK(zg_sneaks(&s, 0, ZG_LARM, 1));
    /* This turn's attacks are next turn's. */
    attacks(&s, 0, ZG_RHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BACK), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    CHECK_INT(s.seat[0].used, BIT(ZG_RHAND));
}

RULE("ZG-9.5", attacks_on_terrain_count_as_well)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[0].deck, ZG_RARM), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, PIECE('F'), END_A);
    CHECK_INT(s.seat[0].used, BIT(ZG_LHAND));
    CHECK_INT(s.seat[0].struck, BIT(ZG_LHAND));
}

RULE("ZG-9.6", a_possible_sneak_attack_is_taken)
{
    struct zg_state s;

    duel(&s, QUIET, "b4", "b7");
    hold(&s, 0, BIT(ZG_RHAND));
    attacks(&s, 0, ZG_RHAND);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    CHECK(s.test.sneak);
    CHECK(!s.pulse.known);
}

RULE("ZG-9.7", footgear_is_not_told_apart_by_its_name)
{
    struct zg_state s, seen;
    struct rum_trace t = {0};

    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, FEET | BIT(ZG_LARM));
    attacks(&s, 0, ZG_RFOOT);
    KIT_PLAY(&zg_game, &s, &t, DECK(1));
    CHECK(!s.test.sneak);
    CHECK(!s.pulse.known);
    CHECK_INT(s.pulse.maybe, FEET);
    rum_game_hide(&zg_game, &s, 1, &seen);
    CHECK_INT(seen.pulse.card, ZG_NONE);
    /* The event names the attack and not the foot. */
    CHECK_INT(kit_event(&t, ZG_EV_ATTACK, 0)->subject, ZG_LFOOT);
    CHECK_INT(kit_event(&t, ZG_EV_ATTACK, 0)->arg[4], ZG_LFOOT);
    CHECK_INT(zg_namesakes(&s, 0, ZG_RFOOT), FEET);
    CHECK_INT(zg_namesakes(&s, 0, ZG_LHAND), BIT(ZG_LHAND));
    /* With the other one slagged it can only be this. */
    slagged(&s, 0, BIT(ZG_LFOOT));
    hold(&s, 0, BIT(ZG_RFOOT) | BIT(ZG_LARM));
    attacks(&s, 0, ZG_RFOOT);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    CHECK(s.pulse.known);
}

RULE("ZG-9.7 ZG-9.2", its_owner_is_told_which_foot_sneaks)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, FEET | BIT(ZG_LARM));
    attacks(&s, 0, ZG_RFOOT);
    s.first_attack = false;
    KIT_PLAY(&zg_game, &s, &t, DECK(1));
    CHECK_INT(kit_event(&t, ZG_EV_ATTACK, 0)->subject, ZG_RFOOT);
    CHECK_INT(kit_event(&t, ZG_EV_ATTACK, 0)->arg[4], ZG_RFOOT);
}

RULE("ZG-9.8", settled_when_announced_for_all_its_tests)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    s.first_attack = false;
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    CHECK(s.test.sneak);
    CHECK(s.first_attack);
    zg_test_again(&s, NULL); /* a repeat by three strikes */
    CHECK(s.test.sneak);
    /* An attack that fails on a covered card was an attack: ZG-7.8. */
}
