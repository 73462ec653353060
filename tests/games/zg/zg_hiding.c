/*
 * zg_hiding.c: who knows what (section 5), row by row, and deals that fit.
 */
#include "zg_position.h"

static void see(const struct zg_state *s, rum_seat viewer, struct zg_state *out)
{
    rum_game_hide(&zg_game, s, viewer, out);
}

RULE("ZG-2.2 ZG-1.9", public_facts_are_seen_by_all)
{
    struct zg_state s, seen;

    duel(&s, "flameout=off", "e4", "f4");
    slagged(&s, 0, BIT(ZG_BACK));
    s.seat[0].stunned = s.seat[1].flame = true;
    s.seat[0].lock_seat = 1;
    s.seat[0].lock_slot = ZG_FRONT;
    s.piece[3].hits = 2;
    for (rum_seat viewer = -1; viewer < 2; viewer++) {
        see(&s, viewer, &seen);
        CHECK_BYTES(seen.height, s.height, sizeof(s.height));
        CHECK_BYTES(seen.piece, s.piece, sizeof(s.piece));
        for (int i = 0; i < 2; i++) {
            const struct zg_seat *p = &s.seat[i], *q = &seen.seat[i];
            CHECK_INT(q->cell, p->cell);
            CHECK_INT(q->stance, p->stance);
            CHECK_INT(q->slag, p->slag);
            CHECK_INT(q->hand_n, p->hand_n);
            CHECK_INT(q->deck_n, p->deck_n);
            CHECK_INT(q->impulse, p->impulse);
            CHECK_INT(q->has_char, p->has_char);
            CHECK_INT(q->char_used, p->char_used);
            CHECK_INT(q->flame, p->flame);
            CHECK_INT(q->stunned, p->stunned);
            CHECK_INT(q->lock_seat, p->lock_seat);
            CHECK_INT(q->lock_slot, p->lock_slot);
        }
        CHECK_BYTES(seen.order, s.order, sizeof(s.order));
    }
}

RULE("ZG-2.2 ZG-4.6", what_is_one_s_own)
{
    struct zg_state s, seen;

    duel(&s, "flameout=off", "e4", "f4");
    plays(&s, 0, ZG_LHAND);
    s.seat[0].used = BIT(ZG_LARM);
    s.seat[0].used_before = BIT(ZG_RFOOT) | BIT(ZG_BODY);
    s.seat[0].struck_before = BIT(ZG_BODY);
    s.seat[0].feet = BIT(ZG_LFOOT);
    s.seat[0].once = BIT(ZG_LARM);
    s.pulse.added = BIT(ZG_BACK);
    see(&s, 0, &seen);
    CHECK_BYTES(&seen.seat[0], &s.seat[0], sizeof(s.seat[0]));
    CHECK_BYTES(&seen.pulse, &s.pulse, sizeof(s.pulse));
    see(&s, 1, &seen);
    CHECK_INT(seen.seat[0].hand, ZG_UNKNOWN);
    CHECK_INT(seen.seat[0].deck, ZG_UNKNOWN);
    CHECK_INT(seen.seat[0].once, 0);
    CHECK_INT(seen.seat[0].used, 0);
    CHECK_INT(seen.seat[0].used_before, BIT(ZG_BODY)); /* that was flipped */
    CHECK_INT(seen.seat[0].feet, 0);
    CHECK_INT(seen.pulse.card, ZG_NONE);
    CHECK_INT(seen.pulse.budget, ZG_NONE);
    CHECK_INT(seen.pulse.added, ZG_UNKNOWN);
    see(&s, RUM_ALL, &seen);
    CHECK_INT(seen.seat[0].hand, s.seat[0].hand);
}

RULE("ZG-4.1 ZG-4.6", choosing_moving_and_attacking_are_one_phase_to_others)
{
    struct zg_state s, before, after;

    for (rum_seat viewer = -1; viewer < 2; viewer++) {
        if (viewer == 0)
            continue;
        duel(&s, "flameout=off", "e4", "f4");
        see(&s, viewer, &before);
        CHECK_INT(before.phase, ZG_P_PULSE);
        KIT_PLAY(&zg_game, &s, NULL, ZG_LHAND); /* CARD */
        CHECK_INT(s.phase, ZG_P_MOVE);
        see(&s, viewer, &after);
        CHECK_BYTES(&after, &before, sizeof(s));
        KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
        CHECK_INT(s.phase, ZG_P_ATTACK);
        see(&s, viewer, &after);
        CHECK_BYTES(&after, &before, sizeof(s));
        /* "Attack first" is no more to be seen. */
        duel(&s, "flameout=off", "e4", "f4");
        hold(&s, 0, BIT(ZG_BACK) | BIT(ZG_LARM) | BIT(ZG_LHAND));
        see(&s, viewer, &before);
        KIT_PLAY(&zg_game, &s, NULL, ZG_BACK, ZG_M_FIRST);
        see(&s, viewer, &after);
        CHECK_BYTES(&after, &before, sizeof(s));
    }
}

RULE("ZG-2.1", earlier_hands_are_unknown_while_others_choose)
{
    struct zg_state s, a, b;

    kit_deal(&zg_game, &s, 1, "flameout=off players=3");
    KIT_PLAY(&zg_game, &s, NULL, 7);
    see(&s, 1, &a);
    kit_deal(&zg_game, &s, 1, "flameout=off players=3");
    KIT_PLAY(&zg_game, &s, NULL, 0x1c0);
    see(&s, 1, &b);
    CHECK_BYTES(&a, &b, sizeof(s));
}

RULE("ZG-10.1 ZG-9.2 ZG-15.3", what_is_never_shown)
{
    struct zg_state s, seen;

    /* A face-down target to the attacker, its end to everybody. */
    duel(&s, "flameout=off character=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BACK), SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_B);
    for (rum_seat viewer = -1; viewer < 2; viewer++) {
        see(&s, viewer, &seen);
        CHECK_INT(seen.test.facing, ZG_NONE);
        CHECK_INT(seen.test.target, viewer == 1 ? ZG_BACK : ZG_NONE);
        CHECK_INT(seen.test.end, viewer == 0 ? END_B : ZG_NONE);
        for (size_t i = 0; i < sizeof(seen.head.rng); i++)
            CHECK_INT(((const uint8_t *)&seen.head.rng)[i], 0);
    }
    /* After the flip all of it is open. */
    KIT_PLAY(&zg_game, &s, NULL, 0);
    CHECK_INT(s.seat[1].out | s.seat[1].slag,
              s.seat[1].slag ? s.seat[1].slag | s.seat[1].out : BIT(ZG_BACK));
}

RULE("ZG-12.5", a_locked_target_is_known_to_all)
{
    struct zg_state s, seen;

    duel(&s, "flameout=off character=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    s.seat[0].lock_seat = 1;
    s.seat[0].lock_slot = ZG_BACK;
    KIT_PLAY(&zg_game, &s, NULL, LOCKED(1), END_A);
    CHECK_INT(s.phase, ZG_P_FLIP);
    for (rum_seat viewer = -1; viewer < 2; viewer++) {
        see(&s, viewer, &seen);
        CHECK_INT(seen.test.target, ZG_BACK);
    }
}

RULE("ZG-15.5", the_end_of_a_zone_is_hidden_until_its_first_flip)
{
    struct zg_state s, seen;

    position(&s, "players=3 arena=crucible flameout=off character=off");
    place(&s, 0, "c6", ZG_STAND);
    place(&s, 1, "d6", ZG_STAND);
    place(&s, 2, "c7", ZG_STAND);
    hold(&s, 0, BIT(ZG_FRONT));
    attacks(&s, 0, ZG_FRONT);
    s.sees[0][1] = BIT(ZG_BODY); /* the first card will be covered */
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), from(s.seat[2].deck, ZG_FRONT),
           SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, ZG_A_ZONE, END_B);
    CHECK_INT(s.phase, ZG_P_FLIP);
    see(&s, 1, &seen);
    CHECK_INT(seen.test.zone_end, ZG_NONE);
    CHECK_INT(seen.test.end, ZG_NONE);
    see(&s, 0, &seen);
    CHECK_INT(seen.test.zone_end, END_B);

    /* Gone through with: Flame Wash B on Cutlass A, no match; then all know it
     * while the second card lies face down. */
    position(&s, "players=3 arena=crucible flameout=off character=off");
    place(&s, 0, "c6", ZG_STAND);
    place(&s, 1, "d6", ZG_STAND);
    place(&s, 2, "c7", ZG_STAND);
    hold(&s, 0, BIT(ZG_FRONT));
    hold(&s, 1, FEET | BIT(ZG_LARM));
    attacks(&s, 0, ZG_FRONT);
    CHANCE(&s, from(s.seat[1].deck, ZG_RHAND), SPIN_A,
           from(s.seat[2].deck, ZG_FRONT), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, ZG_A_ZONE, END_B);
    see(&s, 2, &seen);
    CHECK_INT(seen.test.zone_end, ZG_NONE);
    KIT_PLAY(&zg_game, &s, NULL, 0);
    CHECK_INT(s.phase, ZG_P_FLIP);
    CHECK_INT(s.test.foe, 2);
    for (rum_seat v = -1; v < 3; v++) {
        see(&s, v, &seen);
        CHECK_INT(seen.test.zone_end, END_B);
    }
}

/* ---- deals ---- */

/* Imagine what `viewer` cannot see, n times; which slots of `seat` ever were
 * in its hand, and which always. */
static void deals(const struct zg_state *s, rum_seat viewer, int seat,
                  uint16_t *ever, uint16_t *always)
{
    struct zg_state seen, copy;
    struct rum_rng rng;
    const char *what;

    rum_rng_init(&rng, kit_seed(5));
    see(s, viewer, &seen);
    *ever = 0;
    *always = ZG_GEAR;
    for (int i = 0; i < 300; i++) {
        memcpy(&copy, &seen, sizeof(copy));
        rum_game_imagine(&zg_game, &copy, viewer, &rng);
        CHECK(zg_game.check(&copy, &what));
        *ever |= copy.seat[seat].hand;
        *always &= copy.seat[seat].hand;
        CHECK_INT(zg_count(copy.seat[seat].hand), s->seat[seat].hand_n);
    }
}

RULE("ZG-3.1", a_dealt_hand_has_the_announced_numbers)
{
    struct zg_state s;
    uint16_t ever, always;

    /* Cestus 543: Gauntlet 5, Rivet Gun 4, Ripsaw 3, and no other way. */
    duel(&s, QUIET, "e4", "f4");
    CHECK_INT(s.seat[0].impulse, 543);
    deals(&s, 1, 0, &ever, &always);
    CHECK_INT(always, 7);
    /* 866: LFOOT or RFOOT, and Grapple and Ulster. */
    hold(&s, 0, BIT(ZG_LFOOT) | BIT(ZG_RARM) | BIT(ZG_BODY));
    deals(&s, 1, 0, &ever, &always);
    CHECK_INT(ever, FEET | BIT(ZG_RARM) | BIT(ZG_BODY));
    CHECK_INT(always, BIT(ZG_RARM) | BIT(ZG_BODY));
}

RULE("ZG-4.6", a_deal_keeps_to_what_was_shown)
{
    struct zg_state s;
    uint16_t ever, always;

    /* Before its turn: shown cards are in hand, `out` ones are not. */
    duel(&s, QUIET, "e4", "f4");
    turn(&s, 1);
    hold(&s, 0, BIT(ZG_LFOOT) | BIT(ZG_RARM) | BIT(ZG_BODY));
    s.seat[0].out = BIT(ZG_RFOOT);
    deals(&s, 1, 0, &ever, &always);
    CHECK_INT(always, BIT(ZG_LFOOT) | BIT(ZG_RARM) | BIT(ZG_BODY));
    s.seat[0].out = 0;
    s.seat[0].shown = BIT(ZG_LFOOT);
    deals(&s, 1, 0, &ever, &always);
    CHECK_INT(always, BIT(ZG_LFOOT) | BIT(ZG_RARM) | BIT(ZG_BODY));

    /* In its turn, one card played unseen: any two of the three. */
    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_LHAND) | BIT(ZG_RHAND) | BIT(ZG_LARM));
    turn(&s, 0);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LARM, ZG_M_DONE, ZG_A_NONE);
    deals(&s, 1, 0, &ever, &always);
    CHECK_INT(ever, 7);
    CHECK_INT(always, 0);
    s.seat[0].back = BIT(ZG_LARM);
    deals(&s, 1, 0, &ever, &always);
    CHECK_INT(always, HANDS);
}

RULE("ZG-3.3", a_number_drawn_in_a_tie_is_in_the_deck)
{
    struct zg_state s;
    uint16_t ever, always;

    /* Cestus 866 with one foot: had it drawn a 6 in the tie, the other 6 ...
     * there are only two sixes and both are held, so it cannot have. Armada
     * 875: an 8 was drawn, so not both feet; a 5 is held of LHAND and BODY. */
    duel(&s, "figures=AC " QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_LFOOT) | BIT(ZG_RARM) | BIT(ZG_BODY));
    deals(&s, 1, 0, &ever, &always);
    CHECK_INT(ever, FEET | BIT(ZG_RARM) | BIT(ZG_BODY) | BIT(ZG_LHAND));
    slagged(&s, 0, BIT(ZG_RFOOT));
    s.seat[0].ties = 1 << 5;
    deals(&s, 1, 0, &ever, &always);
    CHECK_INT(ever,
              BIT(ZG_LFOOT) | BIT(ZG_RARM) | BIT(ZG_BODY) | BIT(ZG_LHAND));
    slagged(&s, 0, BIT(ZG_LHAND));
    hold(&s, 0, BIT(ZG_LFOOT) | BIT(ZG_RARM) | BIT(ZG_BODY));
    deals(&s, 1, 0, &ever, &always);
    CHECK_INT(always, BIT(ZG_LFOOT) | BIT(ZG_RARM) | BIT(ZG_BODY));
}

/* The card in play, in 300 deals of a viewer. */
static uint16_t cards_in_play(const struct zg_state *s, rum_seat viewer)
{
    struct zg_state seen, copy;
    struct rum_rng rng;
    uint16_t ever = 0;

    rum_rng_init(&rng, kit_seed(6));
    see(s, viewer, &seen);
    for (int i = 0; i < 300; i++) {
        memcpy(&copy, &seen, sizeof(copy));
        rum_game_imagine(&zg_game, &copy, viewer, &rng);
        if (copy.pulse.card != ZG_NONE)
            ever |= (uint16_t)BIT(copy.pulse.card);
    }
    return ever;
}

RULE("ZG-5.23 ZG-4.6", the_card_in_play_could_have_done_what_was_seen)
{
    struct zg_state s;

    /* Vanguard 777 could be Scout and Thrusters; it flew. */
    duel(&s, "figures=VC " QUIET, "e4", "l10");
    hold(&s, 0, FEET | BIT(ZG_FRONT));
    plays(&s, 0, ZG_LFOOT);
    CHECK_INT(cards_in_play(&s, 1), FEET | BIT(ZG_FRONT));
    KIT_PLAY(&zg_game, &s, NULL, GO("e3"));
    CHECK_INT(cards_in_play(&s, 1), FEET);
    /* It walked: not a Z-G card. */
    plays(&s, 0, ZG_FRONT);
    KIT_PLAY(&zg_game, &s, NULL, GO("d4"));
    CHECK_INT(s.seat[0].cell, cell("d4"));
    /* Too far for a Move of 2: Carbine or Baton could not. */
    duel(&s, "figures=AC " QUIET, "a1", "l10");
    hold(&s, 0, BIT(ZG_LFOOT) | HANDS);
    plays(&s, 0, ZG_LFOOT);
    KIT_PLAY(&zg_game, &s, NULL, GO("e1"));
    CHECK_INT(cards_in_play(&s, 1), FEET);
    /* A leap: a hand-to-hand card. */
    duel(&s, QUIET, "c2", "a1");
    hold(&s, 0, BIT(ZG_LHAND) | BIT(ZG_RHAND) | BIT(ZG_FRONT));
    plays(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, NULL, LEAP("b2"));
    CHECK_INT(cards_in_play(&s, 1), BIT(ZG_LHAND));
    /* A stance takes a Move of 3. */
    duel(&s, QUIET, "e4", "l10");
    plays(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, NULL, STANCE(ZG_KNEEL));
    CHECK_INT(cards_in_play(&s, 1) & BIT(ZG_RHAND), 0);
}

RULE("ZG-5.21", a_dealt_pulse_dashes_only_on_the_second_foot)
{
    struct zg_state s, seen, copy;
    struct rum_rng rng;

    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, FEET | BIT(ZG_LARM));
    attacks(&s, 0, ZG_LARM);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1)); /* announced: Ripsaw */
    rum_rng_init(&rng, kit_seed(12));
    see(&s, 1, &seen);
    memcpy(&copy, &seen, sizeof(copy));
    rum_game_imagine(&zg_game, &copy, 1, &rng);
    CHECK_INT(copy.pulse.card, ZG_LARM);
    CHECK_INT(copy.pulse.budget, 6);
    CHECK(!copy.seat[0].dashed);
    CHECK_INT(copy.seat[0].feet, 0);
    /* The left foot has been played; the right one is announced. */
    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, FEET | BIT(ZG_LARM));
    turn(&s, 0);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LFOOT, ZG_M_DONE, ZG_A_NONE);
    s.seat[0].back = s.seat[0].shown = BIT(ZG_LFOOT);
    KIT_PLAY(&zg_game, &s, NULL, ZG_RFOOT, ZG_M_DONE, DECK(1));
    CHECK(s.pulse.known);
    see(&s, 1, &seen);
    rum_game_imagine(&zg_game, &seen, 1, &rng);
    CHECK_INT(seen.seat[0].feet, BIT(ZG_LFOOT));
    CHECK_INT(seen.pulse.budget, 14);
    CHECK(seen.seat[0].dashed);
    /* Both have been played: the one Dash of the turn is behind it. */
    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, FEET | BIT(ZG_LARM));
    turn(&s, 0);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LFOOT, ZG_M_DONE, ZG_A_NONE);
    KIT_PLAY(&zg_game, &s, NULL, ZG_RFOOT, ZG_M_DONE, ZG_A_NONE);
    s.seat[0].back = s.seat[0].shown = FEET;
    see(&s, 1, &seen);
    rum_game_imagine(&zg_game, &seen, 1, &rng);
    CHECK_INT(seen.seat[0].feet, FEET);
    CHECK(seen.seat[0].dashed);
}

RULE("ZG-8.2 ZG-4.6", a_target_out_of_touch_shows_a_ranged_card)
{
    struct zg_state s;

    duel(&s, "flameout=off character=off", "b4", "b7"); /* a sneak attack */
    hold(&s, 0, BIT(ZG_RHAND) | BIT(ZG_LHAND) | BIT(ZG_LARM));
    attacks(&s, 0, ZG_RHAND);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    CHECK(s.test.sneak);
    CHECK_INT(cards_in_play(&s, 1), BIT(ZG_RHAND));
    /* Terrain far away, too. */
    duel(&s, "flameout=off character=off", "f1", "l10");
    hold(&s, 0, BIT(ZG_RHAND) | BIT(ZG_LHAND) | BIT(ZG_LARM));
    attacks(&s, 0, ZG_RHAND);
    KIT_PLAY(&zg_game, &s, NULL, PIECE('C'));
    CHECK_INT(cards_in_play(&s, 1), BIT(ZG_RHAND));
}

RULE("ZG-7.8 ZG-10.2", a_dealt_target_card_is_one_that_is_not_covered)
{
    struct zg_state s, seen, copy;
    struct rum_rng rng;
    uint16_t ever = 0;

    duel(&s, "flameout=off character=off", "b4", "b7");
    hold(&s, 0, BIT(ZG_RHAND));
    attacks(&s, 0, ZG_RHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BACK), SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    see(&s, 0, &seen);
    rum_rng_init(&rng, kit_seed(7));
    int faces[2] = {0};
    for (int i = 0; i < 200; i++) {
        memcpy(&copy, &seen, sizeof(copy));
        rum_game_imagine(&zg_game, &copy, 0, &rng);
        ever |= (uint16_t)BIT(copy.test.target);
        faces[copy.test.facing]++;
        CHECK(copy.seat[1].deck & BIT(copy.test.target));
    }
    CHECK_INT(ever & (BIT(ZG_FRONT) | FEET), 0);
    CHECK(ever & BIT(ZG_BACK));
    CHECK(ever & BIT(ZG_BODY));
    CHECK(faces[0] > 50 && faces[1] > 50);
}

RULE("ZG-17.2", uses_left_add_up_in_a_deal)
{
    struct zg_state s, seen, copy;
    struct rum_rng rng;
    uint16_t ever = 0;

    duel(&s, "half_turn=off character=off", "a1", "l10");
    s.seat[0].flame = true;
    hold(&s, 0, FEET | BIT(ZG_LARM));
    turn(&s, 0);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LARM, ZG_M_DONE);
    rum_rng_init(&rng, kit_seed(8));
    see(&s, 1, &seen);
    for (int i = 0; i < 100; i++) {
        memcpy(&copy, &seen, sizeof(copy));
        rum_game_imagine(&zg_game, &copy, 1, &rng);
        CHECK_INT(zg_count(copy.seat[0].once), 1);
        ever |= copy.seat[0].once;
    }
    CHECK_INT(ever, FEET | BIT(ZG_LARM));
}

RULE("ZG-4.5", after_its_turn_nothing_of_a_seat_is_hidden)
{
    struct zg_state s, seen;
    struct rum_rng rng;

    duel(&s, QUIET, "a1", "l10");
    hold(&s, 0, BIT(ZG_LARM));
    plays(&s, 0, ZG_LARM);
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_INT(s.head.to_act, 1);
    see(&s, 1, &seen);
    rum_rng_init(&rng, kit_seed(9));
    rum_game_imagine(&zg_game, &seen, 1, &rng);
    CHECK_INT(seen.seat[0].hand, 0);
    CHECK_INT(seen.seat[0].deck, ZG_GEAR);
    /* And the card played last is not to be found in the state. */
    CHECK_INT(s.pulse.card, ZG_NONE);
}

/* In so many of 100 deals the attack under way came before the move. */
static int attack_first(const struct zg_state *s)
{
    struct zg_state seen, copy;
    struct rum_rng rng;
    int n = 0;

    rum_rng_init(&rng, kit_seed(11));
    see(s, 1, &seen);
    for (int i = 0; i < 100; i++) {
        memcpy(&copy, &seen, sizeof(copy));
        rum_game_imagine(&zg_game, &copy, 1, &rng);
        n += copy.pulse.first;
    }
    return n;
}

/* Seat 0 moves with that card, beside its foe. */
static void moves_with(struct zg_state *s, int slot, int stance)
{
    duel(s, QUIET, "e4", "f4");
    place(s, 0, "e4", stance);
    hold(s, 0, FEET | BIT(slot));
    plays(s, 0, slot);
}

RULE("ZG-5.27", an_attack_may_come_first_only_if_nothing_was_done)
{
    struct zg_state s;

    /* Either way others see the same: an attack, and no move. */
    moves_with(&s, ZG_BACK, ZG_STAND);
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_FIRST, DECK(1));
    CHECK(attack_first(&s) > 20 && attack_first(&s) < 80);
    moves_with(&s, ZG_BACK, ZG_STAND);
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE, DECK(1));
    CHECK(attack_first(&s) > 20 && attack_first(&s) < 80);
    /* A card that is no Z-G card never attacks first. */
    moves_with(&s, ZG_LARM, ZG_STAND);
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE, DECK(1));
    CHECK_INT(attack_first(&s), 0);
    /* Something was done before: a stance, a flight, standing up. */
    moves_with(&s, ZG_BACK, ZG_STAND);
    KIT_PLAY(&zg_game, &s, NULL, STANCE(ZG_ATTACK), DECK(1));
    CHECK_INT(attack_first(&s), 0);
    moves_with(&s, ZG_BACK, ZG_STAND);
    KIT_PLAY(&zg_game, &s, NULL, GO("e5"), ZG_M_DONE, DECK(1));
    CHECK_INT(attack_first(&s), 0);
    moves_with(&s, ZG_BACK, ZG_PRONE);
    KIT_PLAY(&zg_game, &s, NULL, STANCE(ZG_STAND), ZG_M_DONE, DECK(1));
    CHECK_INT(attack_first(&s), 0);
    /* A card was added for a long jump. */
    duel(&s, QUIET " figures=VC", "e4", "f4");
    hold(&s, 0, FEET | BIT(ZG_BACK));
    plays(&s, 0, ZG_BACK);
    KIT_PLAY(&zg_game, &s, NULL, ADD(ZG_LFOOT), ZG_M_DONE, DECK(1));
    CHECK_INT(attack_first(&s), 0);
}

RULE("ZG-5.17 ZG-5.27", after_an_attack_made_first_a_move_is_asked)
{
    struct zg_state s, seen, copy;
    struct rum_rng rng;

    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, FEET | BIT(ZG_BACK));
    plays(&s, 0, ZG_BACK);
    CHANCE(&s, from(s.seat[1].deck, ZG_BODY), SPIN_A); /* no strike */
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_FIRST, DECK(1), END_A);
    CHECK_INT(s.phase, ZG_P_MOVE);
    rum_rng_init(&rng, kit_seed(13));
    see(&s, 1, &seen);
    for (int i = 0; i < 50; i++) {
        memcpy(&copy, &seen, sizeof(copy));
        rum_game_imagine(&zg_game, &copy, 1, &rng);
        CHECK_INT(copy.phase, ZG_P_MOVE);
        CHECK(copy.pulse.first);
    }
}

RULE("ZG-5.15 ZG-5.26", a_dealt_long_jump_has_the_move_of_all_its_cards)
{
    struct zg_state s, seen, copy;
    struct rum_rng rng;
    uint16_t added = 0;

    duel(&s, QUIET " figures=VC", "e4", "l10");
    hold(&s, 0, FEET | BIT(ZG_BACK));
    plays(&s, 0, ZG_LFOOT);
    KIT_PLAY(&zg_game, &s, NULL, ADD(ZG_RFOOT));
    rum_rng_init(&rng, kit_seed(14));
    see(&s, 1, &seen);
    for (int i = 0; i < 100; i++) {
        memcpy(&copy, &seen, sizeof(copy));
        rum_game_imagine(&zg_game, &copy, 1, &rng);
        CHECK_INT(zg_count(copy.pulse.added), 1);
        int other = __builtin_ctz(copy.pulse.added);
        CHECK_INT(copy.pulse.budget,
                  2 * (zg_card_of(&copy, 0, copy.pulse.card)->move +
                       zg_card_of(&copy, 0, other)->move));
        added |= copy.pulse.added;
    }
    CHECK_INT(added, FEET | BIT(ZG_BACK));
}

/* A deal of a deal of a deal ... never contradicts itself. */
RULE("ZG-4.6 ZG-2.2", deals_of_deals_play_on)
{
    static const char *const options[] = {
        "players=2 figures=VV arena=skyline", "players=3 figures=VTV",
        "players=2 arena=two_tables loadout=draft", "players=4 teams=2v2"};
    struct zg_state s, copy;
    struct rum_rng rng;
    rum_action open[RUM_MAX_ACTIONS];
    const char *what;
    size_t n;

    rum_rng_init(&rng, kit_seed(10));
    for (uint64_t game = 0; game < 40; game++) {
        kit_deal(&zg_game, &s, game, options[game % 4]);
        while ((n = zg_game.legal(&s, open)) > 0) {
            rum_action act = open[rum_rng_below(&rng, (uint32_t)n)];
            if (s.phase == ZG_P_FLAME && rum_rng_below(&rng, 8))
                act = 0;
            zg_game.apply(&s, act, NULL);
            if (rum_rng_below(&rng, 4))
                continue;
            rum_seat viewer =
                (rum_seat)((int)rum_rng_below(&rng, s.head.seats + 1u) - 1);
            see(&s, viewer, &copy);
            rum_game_imagine(&zg_game, &copy, viewer, &rng);
            CHECK(zg_game.check(&copy, &what));
            memcpy(&s, &copy, sizeof(s));
        }
    }
}
