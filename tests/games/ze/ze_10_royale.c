/*
 * ze_10_royale.c: Battle Royale.
 */
#include "ze_test.h"

RULE("ZE-10.1", turns_go_clockwise_from_the_starting_player)
{
    struct ze_state s;
    position(&s, "players=3 mode=royale first=1");
    hand(&s, 0, "A2 A4 A6 A8 B1");
    hand(&s, 1, "D2 D6 D8 E9 F4");
    hand(&s, 2, "H1 H3 H5 H7 G8");
    CHECK_INT(s.head.to_act, 1);
    CHECK_INT(s.phase, ZE_D1_PLACE);
    KIT_PLAY(&ze_game, &s, NULL, D2);
    CHECK_INT(s.phase, ZE_D3_ACT); /* move, then act */
    CHECK_INT(s.head.to_act, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZE_TAKE);
    CHECK_INT(s.hand_size[1], 5); /* then replenish */
    CHECK_INT(s.head.to_act, 2);
    KIT_PLAY(&ze_game, &s, NULL, H5, ZE_PASS);
    CHECK_INT(s.head.to_act, 0);
    sound(&s);
}

RULE("ZE-10.2", there_are_no_marks_and_no_skills)
{
    struct ze_state s;
    position(&s, "players=3 mode=royale");
    at(&s, 0, D4);
    at(&s, 1, D3);
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(N));
    CHECK_INT(s.marked, 0);
    CHECK_INT(s.placed, 0);
    CHECK_INT(s.acted, 0);
}

RULE("ZE-10.3 ZE-10.8", a_player_who_is_out_gets_no_turn)
{
    struct ze_state s;
    position(&s, "players=4 mode=royale");
    items(&s, 1, "D1");
    down(&s, 1);
    at(&s, 0, A1);
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZE_PASS);
    CHECK_INT(s.head.to_act, 2);
    at(&s, 2, C1); /* the Shield is out of reach */
    begin_act(&s, 2);
    CHECK(!kit_is_legal(&ze_game, &s, ZE_TAKE));
}

RULE("ZE-10.8 ZE-8.4", coming_back_is_a_turn_and_a_choice)
{
    struct ze_state s;
    struct rum_trace trace = {0};
    position(&s, "players=3 mode=royale");
    down(&s, 1);
    items(&s, 1, "H9");
    at(&s, 0, A1);
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZE_PASS);
    CHECK_INT(s.phase, ZE_D7_RETURN);
    CHECK_INT(s.head.to_act, 1);
    CHECK_LEGAL(&ze_game, &s, ZE_STAY_DOWN, ZE_COME_BACK);
    sound(&s);
    KIT_PLAY(&ze_game, &s, &trace, ZE_COME_BACK);
    CHECK_INT(s.health[1], 1);
    CHECK_INT(s.zone[1], ZE_NONE);
    CHECK_INT(kit_event(&trace, ZE_EV_BACK, 0)->seat, 1);
    CHECK_INT(kit_event(&trace, ZE_EV_BACK, 0)->clause, ZE(8, 4));
    CHECK_INT(s.head.to_act, 2);
}

RULE("ZE-10.3 ZE-10.8 ZE-8.8", who_stays_down_is_asked_again_every_turn)
{
    struct ze_state s;
    struct rum_trace trace = {0};
    position(&s, "players=3 mode=royale");
    down(&s, 1);
    items(&s, 1, "H9");
    hand(&s, 1, "A1 A3");
    at(&s, 0, B1);
    begin_turn(&s, 1);
    KIT_PLAY(&ze_game, &s, &trace, ZE_STAY_DOWN);
    CHECK_INT(kit_event(&trace, ZE_EV_STAY, 0)->seat, 1);
    CHECK_INT(kit_event(&trace, ZE_EV_STAY, 0)->clause, ZE(8, 8));
    CHECK_INT(s.health[1], 0);
    CHECK(has(&s, 1, HEART_H9));
    CHECK_INT(s.hand_size[1], 2); /* draws nothing */
    CHECK_INT(s.stayed, 1 << 1);
    CHECK_INT(s.head.to_act, 2);
    sound(&s);
    begin_turn(&s, 1);
    CHECK_INT(s.phase, ZE_D7_RETURN);
    KIT_PLAY(&ze_game, &s, NULL, ZE_COME_BACK);
    CHECK_INT(s.stayed, 0);
    CHECK_INT(s.hand_size[1], 5);
    sound(&s);
}

RULE("ZE-10.4 ZE-8.8", who_stays_down_leaves_the_field_to_the_last_one)
{
    struct ze_state s;
    position(&s, "players=3 mode=royale");
    down(&s, 1);
    items(&s, 1, "H9");
    s.health[2] = 1;
    at(&s, 0, D4);
    at(&s, 2, D3);
    s.stayed = 1 << 1; /* down, with a Heart, and staying there */
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(N));
    CHECK_OVER(&ze_game, &s);
    CHECK_INT(s.ending, ZE(10, 4));
    CHECK_SCORE(&ze_game, &s, 60, 0, 0);
}

RULE("ZE-10.5 ZE-10.8 ZE-8.8", cards_of_those_who_stay_down_do_not_count)
{
    struct ze_state s;
    position(&s, "players=3 mode=royale");
    run_dry(&s);
    down(&s, 1);
    items(&s, 1, "H9");
    one_card(&s, 1, A1);
    s.health[2] = 3;
    begin_turn(&s, 1); /* seat 1 could still come back and play it */
    CHECK_INT(s.phase, ZE_D7_RETURN);
    KIT_PLAY(&ze_game, &s, NULL, ZE_STAY_DOWN);
    CHECK_OVER(&ze_game, &s);
    CHECK_INT(s.ending, ZE(10, 5));
    CHECK_SCORE(&ze_game, &s, 60, 0, 0);
    sound(&s);
}

RULE("ZE-10.4", the_last_one_in_wins_at_once)
{
    struct ze_state s;
    position(&s, "players=3 mode=royale");
    down(&s, 1);
    s.health[2] = 1;
    at(&s, 0, D4);
    at(&s, 2, D3);
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(N));
    CHECK_OVER(&ze_game, &s);
    CHECK_INT(s.ending, ZE(10, 4));
    CHECK_SCORE(&ze_game, &s, 60, 0, 0);
    sound(&s);

    position(&s, "players=3 mode=royale");
    down(&s, 1);
    items(&s, 1, "H9"); /* not out */
    s.health[2] = 1;
    at(&s, 0, D4);
    at(&s, 2, D3);
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(N));
    CHECK_INT(s.phase, ZE_D7_RETURN);
    CHECK_INT(s.head.to_act, 1);
}

/* Nobody has a card left but seat 0, who has this one. */
static void last_card(struct ze_state *s, const char *options, unsigned card)
{
    position(s, options);
    burn_deck(s);
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        hand(s, seat, "");
        burn_deck(s);
    }
    s->played[card / 8] &= (uint8_t) ~(1u << card % 8);
    s->hand[0][0] = (uint8_t)card;
    s->hand_size[0] = 1;
    s->know[card] = 1;
}

RULE("ZE-10.5 ZE-9.8", when_all_cards_are_played_the_most_health_wins)
{
    struct ze_state s;
    last_card(&s, "players=3 mode=royale", B1);
    s.health[0] = 2;
    s.health[1] = 3;
    s.health[2] = 1;
    s.hits[2] = 9;
    begin_turn(&s, 0); /* placed, nothing to do, over */
    CHECK_OVER(&ze_game, &s);
    CHECK_INT(s.ending, ZE(10, 5));
    CHECK_SCORE(&ze_game, &s, 0, 60, 0);
    sound(&s);
}

RULE("ZE-10.5", a_card_in_a_hand_or_in_the_stack_keeps_the_game_going)
{
    struct ze_state s;
    last_card(&s, "players=3 mode=royale", B1);
    s.played[H9 / 8] &= 0x7f;
    s.hand[2][0] = H9;
    s.hand_size[2] = 1;
    s.know[H9] = 4;
    items(&s, 1, "H9"); /* so that H9 offers nothing */
    begin_turn(&s, 0);
    CHECK_OVER(&ze_game, &s);
    CHECK(ze_played(&s, H9));     /* seat 2 had a turn first */
    CHECK_INT(s.player, ZE_NONE); /* and nobody has one after it */

    last_card(&s, "players=3 mode=royale", B1);
    s.played[H9 / 8] &= 0x7f;
    s.hand[2][0] = H9;
    s.hand_size[2] = 1;
    s.know[H9] = 4;
    down(&s, 2); /* out: that card does not count */
    begin_turn(&s, 0);
    CHECK_OVER(&ze_game, &s);
    CHECK(!ze_played(&s, H9));
}

RULE("ZE-10.6 ZE-9.8", ties_go_to_the_most_hits_or_are_shared)
{
    struct ze_state s;
    last_card(&s, "players=3 mode=royale", B1);
    s.health[0] = s.health[1] = 3;
    s.health[2] = 1;
    s.hits[0] = 4;
    s.hits[1] = 2;
    s.hits[2] = 3;
    begin_turn(&s, 0);
    CHECK_SCORE(&ze_game, &s, 60, 0, 0);
    CHECK_INT(s.ending, ZE(10, 6));

    last_card(&s, "players=3 mode=royale", B1);
    s.health[0] = s.health[1] = 3;
    s.health[2] = 1;
    s.hits[0] = s.hits[1] = 4;
    s.hits[2] = 5;
    begin_turn(&s, 0);
    CHECK_SCORE(&ze_game, &s, 30, 30, 0);
    CHECK_INT(s.ending, ZE(10, 6));

    last_card(&s, "players=4 mode=royale", B1);
    begin_turn(&s, 0); /* nobody ever hit anybody */
    CHECK_SCORE(&ze_game, &s, 15, 15, 15, 15);
}

RULE("ZE-10.7", rounds_rise_at_the_starting_players_seat)
{
    struct ze_state s;
    struct rum_trace trace = {0};
    position(&s, "players=3 mode=royale first=1");
    CHECK_INT(s.head.turn, 1);
    at(&s, 1, A1);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZE_PASS);
    CHECK_INT(s.head.turn, 1);
    at(&s, 0, C1);
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, &trace, ZE_PASS);
    CHECK_INT(s.head.to_act, 1);
    CHECK_INT(s.head.turn, 2);
    CHECK_INT(kit_event(&trace, ZE_EV_ROUND, 0)->arg[ZE_ARG_NUMBER], 2);
    down(&s, 1); /* out: it rises all the same */
    at(&s, 0, E1);
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZE_PASS);
    CHECK_INT(s.head.to_act, 2);
    CHECK_INT(s.head.turn, 3);
}

RULE("ZE-10.8 ZE-3.5", a_turn_skipped_for_lack_of_cards_is_a_turn)
{
    struct ze_state s;
    struct rum_trace trace = {0};
    last_card(&s, "players=3 mode=royale", B1);
    s.zone[1] = D5;
    s.player = 1;
    s.part = ZE_ROYALE;
    s.phase = ZE_GOING_ON;
    ze_go_on(&s, &trace);
    CHECK_INT(kit_event(&trace, ZE_EV_SKIP, 0)->seat, 1);
    CHECK_INT(kit_event(&trace, ZE_EV_SKIP, 1)->seat, 2);
    CHECK_INT(kit_events(&trace, ZE_EV_SKIP), 2);
    CHECK_INT(s.zone[1], D5);
    CHECK_OVER(&ze_game, &s); /* seat 0 played the last card */
}

RULE("ZE-10.8", in_a_tie_players_who_are_down_count_with_nothing)
{
    struct ze_state s;
    last_card(&s, "players=3 mode=royale", B1);
    down(&s, 1);
    items(&s, 1, "C6");
    s.hits[1] = 9;
    s.health[0] = 1;
    s.health[2] = 1;
    s.hits[2] = 1;
    begin_turn(&s, 0);
    CHECK_SCORE(&ze_game, &s, 0, 0, 60);
    CHECK_INT(s.health[1], 0);
}
