/*
 * zg_18_victory.c: ZG-18, defeat, victory and points.
 */
#include "zg_position.h"

RULE("ZG-18.1", a_slagged_ulster_is_defeat)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    strike(&s, NULL, ZG_LHAND, END_A, ZG_BODY, 1);
    CHECK(!s.seat[1].alive);
    CHECK_OVER(&zg_game, &s);
    CHECK_SCORE(&zg_game, &s, 60, 0);
    CHECK_INT(s.ended_by, ZG(18, 5));
    /* What only the attacker knew of the pulse is gone. */
    CHECK(!s.pulse.first);
    CHECK_INT(s.pulse.budget, 0);
    CHECK_INT(s.pulse.added, 0);
}

RULE("ZG-18.2", fewer_than_three_cards_are_defeat)
{
    struct zg_state s;

    /* Four left and one slagged: three, in the game. */
    duel(&s, QUIET, "e4", "f4");
    slagged(&s, 1, 0x1f & ~BIT(ZG_FRONT) & ~BIT(ZG_RARM));
    slagged(&s, 1, BIT(ZG_RARM) | BIT(ZG_FRONT));
    hold(&s, 1, FEET); /* deck: Magnetron and Ulster */
    strike(&s, NULL, ZG_LHAND, END_A, ZG_BACK, 1);
    CHECK(s.seat[1].alive);
    CHECK_INT(zg_count(zg_unslagged(&s.seat[1])), 3);
    /* Three left and one slagged: out. Ruling 1: the Ulster counts. */
    duel(&s, QUIET, "e4", "f4");
    slagged(&s, 1, 0x1f | BIT(ZG_LFOOT));
    hold(&s, 1, BIT(ZG_RFOOT));
    strike(&s, NULL, ZG_LHAND, END_A, ZG_BACK, 1);
    CHECK(!s.seat[1].alive);
    CHECK_OVER(&zg_game, &s);
}

RULE("ZG-18.2", with_ulster_counts_off_three_others_are_needed)
{
    struct zg_state s;

    duel(&s, "ulster_counts=off " QUIET, "e4", "f4");
    slagged(&s, 1, 0x1f);
    hold(&s, 1, FEET); /* Back, feet and Ulster: three of the eight */
    CHECK(zg_vital(&s, 1, ZG_BACK));
    strike(&s, NULL, ZG_LHAND, END_A, ZG_BACK, 1);
    CHECK(!s.seat[1].alive);
    duel(&s, QUIET, "e4", "f4");
    slagged(&s, 1, 0x1f);
    CHECK(!zg_vital(&s, 1, ZG_BACK));
    CHECK(zg_vital(&s, 1, ZG_BODY));
}

RULE("ZG-18.3", over_the_edge_is_defeat)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, "edge=FALL " QUIET, "b1", "a1");
    strike(&s, &t, ZG_LHAND, END_A, ZG_BACK, 1);
    CHECK_INT(kit_event(&t, ZG_EV_OUT, 0)->arg[0], ZG_O_FALL);
    CHECK_SCORE(&zg_game, &s, 60, 0);
}

RULE("ZG-18.4", a_defeated_figure_is_taken_off_at_once)
{
    struct zg_state s;

    position(&s, "players=3 arena=library " QUIET);
    place(&s, 0, "e4", ZG_STAND);
    place(&s, 1, "f4", ZG_STAND);
    place(&s, 2, "g4", ZG_STAND);
    turn(&s, 0);
    s.seat[0].lock_seat = s.seat[2].lock_seat = 1;
    s.seat[0].lock_slot = s.seat[2].lock_slot = ZG_BODY;
    s.seat[1].lock_seat = 2;
    zg_defeat(&s, 1, ZG_O_ULSTER, NULL);
    CHECK_INT(zg_figure_at(&s, cell("f4")), -1);
    CHECK_INT(s.seat[0].lock_seat, ZG_NONE);
    CHECK_INT(s.seat[2].lock_seat, ZG_NONE);
    CHECK_INT(s.seat[1].lock_seat, ZG_NONE);
    CHECK(!zg_over(&s));
    hold(&s, 0, BIT(ZG_LHAND));
    plays(&s, 0, ZG_LHAND);
    CHECK(kit_is_legal(&zg_game, &s, GO("f4"))); /* its cell is free */
    CHECK_INT(s.sees[0][1], 0);
    const char *what;
    zg_ask(&s, ZG_P_MOVE, 0);
    CHECK(zg_game.check(&s, &what));
}

RULE("ZG-18.5", the_last_one_left_wins_at_once)
{
    struct zg_state s;

    /* In mid-attack: three strikes on the Ulster ask for no other end. */
    duel(&s, "figures=CV " QUIET, "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BODY), SPIN_B); /* 4 strikes */
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A, 0);
    CHECK_OVER(&zg_game, &s);
    CHECK_INT(s.winners, 1);
    /* Teams: both members. */
    position(&s, "players=4 teams=2v2 arena=library " QUIET);
    zg_defeat(&s, 1, ZG_O_FALL, NULL);
    zg_defeat(&s, 0, ZG_O_FALL, NULL);
    CHECK(!zg_over(&s));
    zg_defeat(&s, 3, ZG_O_FALL, NULL);
    CHECK_OVER(&zg_game, &s);
    CHECK_SCORE(&zg_game, &s, 60, 0, 60, 0);
    position(&s, "players=4 arena=library " QUIET);
    zg_defeat(&s, 1, ZG_O_FALL, NULL);
    zg_defeat(&s, 3, ZG_O_FALL, NULL);
    CHECK(!zg_over(&s));
    zg_defeat(&s, 0, ZG_O_FALL, NULL);
    CHECK_SCORE(&zg_game, &s, 0, 0, 60, 0);
}

/* The end of a round in which these seats announced flameout. */
static void round_end(struct zg_state *s, const char *options, unsigned flames)
{
    position(s, options);
    for (int i = 0; i < s->head.seats; i++) {
        place(s, i, (const char *[]){"a1", "l10", "a10", "l1"}[i], ZG_STAND);
        hold(s, i, 0);
        s->seat[i].flame = flames & (1u << i);
    }
    hold(s, 0, BIT(ZG_LARM));
    plays(s, 0, ZG_LARM);
    s->seat[0].once = s->seat[0].flame ? BIT(ZG_LARM) : 0;
    s->seat[0].pulses = 1;
}

RULE("ZG-18.6 ZG-18.9", failed_flameouts_together_share_a_draw)
{
    struct zg_state s;

    round_end(&s, "half_turn=off", 3); /* ruling 35 */
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_OVER(&zg_game, &s);
    CHECK_SCORE(&zg_game, &s, 30, 30);
    CHECK_INT(s.ended_by, ZG(18, 6));
    /* Of three: all of them, or the one that did not. */
    round_end(&s, "players=3 half_turn=off arena=library", 7);
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_SCORE(&zg_game, &s, 20, 20, 20);
    round_end(&s, "players=3 half_turn=off arena=library", 3);
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_SCORE(&zg_game, &s, 0, 0, 60);
    /* One forfeit does not save another's. */
    round_end(&s, "players=4 half_turn=off arena=library", 3);
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK(!s.seat[0].alive && !s.seat[1].alive);
    CHECK(!zg_over(&s));
    /* Who was out before has no part in the draw. */
    round_end(&s, "players=3 half_turn=off arena=library", 3);
    s.seat[2].alive = false;
    s.seat[2].cell = ZG_NONE;
    hold(&s, 2, 0);
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_SCORE(&zg_game, &s, 30, 30, 0);
}

RULE("ZG-18.7 ZG-18.9", after_the_last_round_cards_are_counted)
{
    struct zg_state s;

    round_end(&s, "half_turn=off round_limit=5", 0);
    s.head.turn = 4;
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_INT(s.head.turn, 5); /* one more */
    round_end(&s, "half_turn=off round_limit=5", 0);
    s.head.turn = 5;
    slagged(&s, 0, BIT(ZG_LHAND));
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_OVER(&zg_game, &s);
    CHECK_SCORE(&zg_game, &s, 0, 60);
    CHECK_INT(s.ended_by, ZG(18, 7));
    /* Equal cards: who still has the Character card. */
    round_end(&s, "half_turn=off round_limit=5", 0);
    s.head.turn = 5;
    s.seat[1].has_char = false;
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_SCORE(&zg_game, &s, 60, 0);
    /* Still equal: a draw. */
    round_end(&s, "half_turn=off round_limit=5", 0);
    s.head.turn = 5;
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_SCORE(&zg_game, &s, 30, 30);
    /* The default is 20. */
    kit_deal(&zg_game, &s, 1, "");
    CHECK_INT(s.round_limit, 20);
}

RULE("ZG-18.7 ZG-18.9", only_the_living_are_counted_a_card_before_a_character)
{
    struct zg_state s;

    round_end(&s, "players=3 half_turn=off round_limit=5 arena=library", 0);
    s.head.turn = 5;
    s.seat[2].alive = false; /* it had all nine */
    s.seat[2].cell = ZG_NONE;
    hold(&s, 2, 0);
    s.seat[1].has_char = false;
    slagged(&s, 0, BIT(ZG_LHAND));
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_SCORE(&zg_game, &s, 0, 60, 0);
    /* A failed flameout comes before the count. */
    round_end(&s, "players=3 half_turn=off round_limit=5 arena=library", 2);
    s.head.turn = 5;
    slagged(&s, 0, BIT(ZG_LHAND));
    slagged(&s, 2, BIT(ZG_LHAND));
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_SCORE(&zg_game, &s, 30, 0, 30);
}

RULE("ZG-18.8", points_are_sixtieths_of_a_win)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    CHECK_SCORE(&zg_game, &s, 0, 0); /* while it goes on */
    position(&s, "players=4 arena=library " QUIET);
    zg_finish(&s, 15, ZG(18, 7));
    CHECK_SCORE(&zg_game, &s, 15, 15, 15, 15);
    position(&s, "players=4 teams=2v2 arena=library " QUIET);
    zg_finish(&s, 15, ZG(18, 7));
    CHECK_SCORE(&zg_game, &s, 30, 30, 30, 30);
    position(&s, "players=4 teams=2v2 arena=library " QUIET);
    zg_finish(&s, 10, ZG(18, 5));
    CHECK_SCORE(&zg_game, &s, 0, 60, 0, 60);
}

RULE("ZG-18.8 ZG-18.9", teams_count_their_living_members_together)
{
    struct zg_state s;

    round_end(&s,
              "players=4 teams=2v2 half_turn=off round_limit=5 "
              "arena=library",
              0);
    s.head.turn = 5;
    slagged(&s, 1, 7);
    slagged(&s, 0, 0x0b); /* not the card in play */
    slagged(&s, 3, 1);    /* 6 + 9 against 6 + 8 */
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_SCORE(&zg_game, &s, 60, 0, 60, 0);
    /* Equal cards, then the Character cards of both. */
    round_end(&s,
              "players=4 teams=2v2 half_turn=off round_limit=5 "
              "arena=library",
              0);
    s.head.turn = 5;
    s.seat[2].has_char = false;
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_SCORE(&zg_game, &s, 0, 60, 0, 60);
    /* All equal: a draw of all four; flameouts of all four too. */
    round_end(&s, "players=4 teams=2v2 half_turn=off arena=library", 15);
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHECK_SCORE(&zg_game, &s, 30, 30, 30, 30);
    CHECK_REFUSED(&zg_game, "players=3 teams=2v2", "teams");
}

/* ---- numbers that the lab turns ---- */

TEST(numbers_of_the_lab_are_taken)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1,
             "last_gear=5 stance_cost=2 dash_move=4 start_distance=9");
    CHECK_INT(s.stance_cost, 4); /* half-points */
    CHECK_INT(s.dash_move, 8);
    CHECK_INT(s.start_far, 9);
    /* Nine cards: the fifth that is lost leaves four, and that is too few. */
    s.seat[0].slag = 0x0f;
    CHECK(zg_vital(&s, 0, ZG_FRONT));
    s.last_gear = 4;
    CHECK(!zg_vital(&s, 0, ZG_FRONT));
}

TEST(credits_of_a_draft_can_be_turned)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1, "loadout=draft credits=265");
    while (s.phase == ZG_P_DRAFT) {
        rum_action open[ZG_MAX_ACTION];
        CHECK(zg_game.legal(&s, open) > 0);
        zg_game.apply(&s, open[0], NULL);
    }
    CHECK_INT(zg_spent(&s, 0), 265); /* the cheapest buys nothing else */
}
