/* MB-19 and MB-20: the endphase, the end and the winner. */
#include "mb_position.h"

RULE("MB-19.1 MB-19.2", the_endphase_begins_with_the_last_card)
{
    struct mb_state s;
    struct rum_trace trace = {0};

    position(&s, 3, "GGG");
    hold(&s, 0, "GGG");
    hold(&s, 1, "G");
    deck_down_to(&s, 2);
    play_traced(&s, "skip", &trace);
    CHECK_INT(kit_events(&trace, MB_EV_ENDPHASE), 0);
    play_traced(&s, "end", &trace);
    CHECK_INT(s.deck.left, 0);
    CHECK_INT(kit_events(&trace, MB_EV_ENDPHASE), 1);
    CHECK_INT(s.head.to_act, 0); /* the turn in progress goes on */
    CHECK_INT(s.phase, MB_AT_MAIN);
    play(&s, "skip end");
    CHECK_INT(s.head.to_act, 1); /* the order stays */
}

/* Ruling 34. */
RULE("MB-19.3", a_skip_in_the_endphase_is_a_pass_and_draws_nothing)
{
    struct mb_state s;
    struct rum_trace trace = {0};

    position(&s, 0, "GGG");
    deck_down_to(&s, 0);
    play_traced(&s, "skip", &trace);
    CHECK_INT(s.regular[0], 3);
    CHECK_INT(kit_events(&trace, MB_EV_PASS), 1);
    CHECK_INT(kit_events(&trace, MB_EV_DRAW), 0);
    play(&s, "end"); /* the other hands are empty and pass by themselves */
    CHECK_INT(s.head.to_act, RUM_NOBODY);
    CHECK_INT(s.idle, 4);
}

/* Example 16. */
RULE("MB-19.4 MB-19.5 MB-20.1", four_idle_turns_in_a_row_end_the_game)
{
    struct mb_state s;

    position(&s, 3, "RRR");
    no_humans(&s);
    humans(&s, "A1", 5);
    for (int i = 0; i < 7; i++)
        humans(&s,
               (const char *[]){"C1", "E1", "G1", "I1", "K1", "C3", "E3"}[i],
               5);
    for (int i = 0; i < 8; i++)
        zombies(
            &s,
            (const char *[]){"A7", "C7", "E7", "G7", "I7", "K7", "C9", "E9"}[i],
            5);
    zombies(&s, "G9", 1);
    hold(&s, 0, "GG");
    hold(&s, 1, "G");
    hold(&s, 2, "GG");
    hold(&s, 3, "GGG");
    deck_down_to(&s, 2);
    play(&s, "skip end"); /* H2 skips with a draw, Z1 draws the last card */
    CHECK_INT(s.deck.left, 0);
    CHECK_INT(s.idle, 0);
    hold(&s, 0, "GG");
    deck_down_to(&s, 0);
    play(&s, "skip");
    CHECK_INT(s.idle, 1);
    play(&s, "G A1 e"); /* H1 plays */
    CHECK_INT(s.idle, 0);
    play(&s, "skip"); /* Z2 */
    CHECK_INT(s.idle, 1);
    play(&s, "skip end"); /* H2 */
    CHECK_INT(s.idle, 2);
    play(&s, "skip"); /* Z1; then H1 passes with an empty hand */
    CHECK_INT(s.idle, 4);
    CHECK_OVER(&mb_game, &s);
    CHECK_INT(s.seat, 1);
    CHECK_INT(s.human_count, 40);
    CHECK_INT(s.zombie_count, 41);
    CHECK_SCORE(&mb_game, &s, 60, 0, 60, 0);
}

/* Example 17, ruling 34. */
RULE("MB-19.4", a_skip_that_draws_is_not_idle)
{
    struct mb_state s;

    position(&s, 3, "GGG");
    hold(&s, 0, "GGG");
    deck_down_to(&s, 3);
    play(&s, "skip end");
    CHECK_INT(s.deck.left, 1);
    play(&s, "skip");
    CHECK_INT(s.deck.left, 0);
    CHECK(s.acted);
    play(&s, "end");
    CHECK_INT(s.idle, 2); /* 0 and the two empty hands that pass at once */
    CHECK_INT(s.head.to_act, 3);
}

RULE("MB-19.4", a_trade_or_a_black_is_not_idle_and_a_discard_does_not_help)
{
    struct mb_state s;

    position(&s, 0, "GGGB");
    hold(&s, 1, "GG");
    deck_down_to(&s, 0);
    s.idle = 2;
    play(&s, "tG skip end");
    CHECK_INT(s.idle, 0);

    position(&s, 0, "KGG");
    hold(&s, 1, "GG");
    deck_down_to(&s, 0);
    s.idle = 2;
    play(&s, "skip black");
    CHECK_INT(s.idle, 0);
    CHECK_INT(s.head.to_act, 0);

    position_with(&s, "hand_limit=7", 0, "GGGGGGGG");
    hold(&s, 1, "GG");
    deck_down_to(&s, 0);
    s.idle = 2;
    play(&s, "skip end dG");
    CHECK_INT(s.idle, 3);
}

/* Ruling 37. */
RULE("MB-19.4", who_passed_may_play_later)
{
    struct mb_state s;

    position(&s, 1, "GG");
    hold(&s, 2, "R");
    deck_down_to(&s, 0);
    zombies(&s, "L12", 1);
    play(&s, "skip");
    CHECK_INT(s.idle, 1);
    play(&s, "R @0 A1"); /* Z2; then H2 and Z1 pass with empty hands */
    CHECK_INT(s.idle, 2);
    CHECK_INT(s.head.to_act, 1);
    play(&s, "G D1 s");
    CHECK_INT(s.head.to_act, 1);
    play(&s, "skip"); /* the fourth idle turn in a row */
    CHECK_OVER(&mb_game, &s);
}

RULE("MB-19.4 MB-19.5", a_lone_seat_plays_on_while_the_others_pass)
{
    struct mb_state s;

    position(&s, 1, "GGGG");
    deck_down_to(&s, 0);
    zombies(&s, "L11", 1);
    play(&s, "G D1 s end");
    CHECK_INT(s.head.to_act, 1); /* three passed by themselves */
    CHECK_INT(s.idle, 3);
    play(&s, "G D2 n");
    CHECK_INT(s.head.to_act, 1);
    CHECK_INT(s.idle, 3);
    CHECK_INT(s.phase, MB_AT_MAIN);
}

RULE("MB-19.5", a_seat_with_cards_is_asked)
{
    struct mb_state s;

    position(&s, 0, "G");
    hold(&s, 1, "G");
    deck_down_to(&s, 0);
    zombies(&s, "C1", 1);
    play(&s, "skip");
    CHECK_INT(s.head.to_act, 1);
    CHECK_INT(s.phase, MB_AT_MAIN);
}

static void end_with(struct mb_state *s, const char *options, int h, int z)
{
    position_with(s, options, 3, "G");
    no_humans(s);
    humans(s, "A1", h);
    zombies(s, "L1", z);
    deck_down_to(s, 0);
    s->idle = 3;
    play(s, "skip");
    CHECK_OVER(&mb_game, s);
}

RULE("MB-20.1 MB-20.2 MB-20.6", the_side_with_more_tokens_wins)
{
    struct mb_state s;

    end_with(&s, "", 3, 2);
    CHECK_SCORE(&mb_game, &s, 0, 60, 0, 60);
    end_with(&s, "", 2, 3);
    CHECK_SCORE(&mb_game, &s, 60, 0, 60, 0);
}

RULE("MB-20.2", on_a_mixed_square_each_token_counts_for_its_kind)
{
    struct mb_state s;

    position(&s, 3, "G");
    no_humans(&s);
    hide_token(&s, "A1");
    mixed(&s, "A1", 3, 5);
    humans(&s, "F1", 3);
    deck_down_to(&s, 0);
    s.idle = 3;
    play(&s, "skip");
    CHECK_SCORE(&mb_game, &s, 0, 60, 0, 60); /* 6 against 5 */
}

RULE("MB-20.3", equal_numbers_are_a_draw_or_the_humans)
{
    struct mb_state s;

    end_with(&s, "", 2, 2);
    CHECK_SCORE(&mb_game, &s, 30, 30, 30, 30);
    end_with(&s, "tie=humans", 2, 2);
    CHECK_SCORE(&mb_game, &s, 0, 60, 0, 60);
    end_with(&s, "tie=humans", 2, 3);
    CHECK_SCORE(&mb_game, &s, 60, 0, 60, 0);
}

/* Example 22. */
RULE("MB-20.4 MB-20.6", without_humans_the_game_is_over_at_once)
{
    struct mb_state s;
    struct rum_trace trace = {0};

    position(&s, 0, "GK");
    no_humans(&s);
    humans(&s, "B1", 1);
    zombies(&s, "A1", 1);
    play_traced(&s, "G e", &trace);
    CHECK_OVER(&mb_game, &s);
    CHECK_INT(s.head.to_act, RUM_NOBODY);
    CHECK_INT(s.seat, 0);
    CHECK_SCORE(&mb_game, &s, 60, 0, 60, 0);
    CHECK_INT(kit_event(&trace, MB_EV_OVER, 0)->clause, MB(20, 4));
}

/* Ruling 40. */
RULE("MB-20.4", the_movement_is_finished_first)
{
    struct mb_state s;

    position(&s, 0, "GY");
    no_humans(&s);
    humans(&s, "B1", 1);
    zombies(&s, "A1", 1);
    play(&s, "GY e");
    CHECK_INT(s.human_count, 0);
    CHECK_INT(s.phase, MB_AT_STEP);
    play(&s, "e");
    CHECK_OVER(&mb_game, &s);
}

RULE("MB-20.4", purple_can_end_the_game_too)
{
    struct mb_state s;

    position_with(&s, "mode=quick", 0, "P"); /* ruling 43 */
    no_humans(&s);
    humans(&s, "B1", 5);
    zombies(&s, "A1", 1);
    play(&s, "P");
    CHECK_OVER(&mb_game, &s);
}

RULE("MB-20.5", every_game_ends)
{
    static const char *const options[] = {
        "",
        "mode=quick",
        "hand_limit=7",
        "hand_limit=1 diagonals=strict",
        "zombie_start=3 team_hands=closed tie=humans",
    };

    for (int i = 0; i < 60; i++) {
        struct mb_state s;
        rum_action open[RUM_MAX_ACTIONS];
        struct rum_rng rng;
        int main_turns = 0;
        kit_deal(&mb_game, &s, (uint64_t)i, options[i % 5]);
        rum_rng_init(&rng, kit_seed((uint64_t)i));
        while (s.head.to_act != RUM_NOBODY) {
            size_t n = mb_game.legal(&s, open);
            if (s.deck.left)
                main_turns = s.head.turn;
            mb_game.apply(&s, open[rum_rng_below(&rng, (uint32_t)n)], NULL);
        }
        CHECK(main_turns <= 100);
        CHECK(s.head.turn < 600);
    }
}

/* Each play of the endphase lowers the number of cards, and at most three idle
 * turns lie between two of them. */
RULE("MB-20.5 MB-19.6", a_hoard_is_played_one_card_a_turn)
{
    struct mb_state s;

    position(&s, 1, "YYYYYYYYYYYYYYYBBBBBBBBBBBBBBB");
    specials_down_to(&s, 0); /* nothing to trade for */
    deck_down_to(&s, 0);
    for (int cards = 30, turn = s.head.turn; cards > 0; cards--) {
        CHECK_INT(s.head.to_act, 1); /* the others pass by themselves */
        CHECK_INT(s.head.turn, turn);
        CHECK_INT(mb_hand_size(&s, 1), cards);
        if (s.hand[1][MB_YELLOW])
            play(&s, "Y @0");
        else
            play(&s, "B @8");
        KIT_PLAY(&mb_game, &s, NULL, first_open(&s));
        turn += 4;
    }
    CHECK_OVER(&mb_game, &s);
}

RULE("MB-19.6", others_may_play_in_between)
{
    struct mb_state s;

    position(&s, 0, "RRRRRRRRRR");
    hold(&s, 1, "RR");
    specials_down_to(&s, 0);
    deck_down_to(&s, 0);
    play(&s, "R @0 A1");
    CHECK_INT(s.head.to_act, 1); /* not again before the humans */
    play(&s, "R @8 L12");
    CHECK_INT(s.head.to_act, 0);
}

RULE("MB-20.6", nobody_has_points_while_the_game_goes_on)
{
    struct mb_state s;

    position(&s, 0, "G");
    CHECK_SCORE(&mb_game, &s, 0, 0, 0, 0);
}
