/*
 * ze_9_end.c: replenishing, and the end of Villain mode.
 */
#include "ze_test.h"

RULE("ZE-9.1", after_the_action_the_hand_is_filled_up_to_five)
{
    struct ze_state s;
    struct rum_trace trace;
    position(&s, "players=3");
    at(&s, 1, C3);
    hand(&s, 1, "A1 A2");
    next_cards(&s, "H9 B7 C5 D1");
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, &trace, ZE_PASS);
    CHECK(holds(&s, 1, H9) && holds(&s, 1, B7) && holds(&s, 1, C5));
    CHECK_INT(s.hand_size[1], 5);
    CHECK(!holds(&s, 1, D1));
    CHECK_INT(kit_events(&trace, ZE_EV_DRAW), 3);
    const struct rum_event *e = kit_event(&trace, ZE_EV_DRAW, 0);
    CHECK_INT(e->arg[ZE_ARG_CARD], H9);
    CHECK_INT(e->arg[ZE_ARG_NUMBER], s.deck_size + 2);
    CHECK_INT(e->known_to, 6); /* the team */
    CHECK(e->reveals);
}

RULE("ZE-9.2", with_an_empty_stack_play_goes_on)
{
    struct ze_state s;
    struct rum_trace trace;
    position(&s, "players=3");
    at(&s, 1, C3);
    hand(&s, 1, "A1 A2");
    burn_deck(&s);
    s.played[0] &= (uint8_t) ~(1u << 7); /* H1 is the last card */
    s.know[H1] = 0;
    s.deck[0] = H1;
    s.deck_size = 1;
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, &trace, ZE_PASS);
    CHECK_INT(s.hand_size[1], 3);
    CHECK_INT(s.deck_size, 0);
    CHECK_INT(kit_events(&trace, ZE_EV_EMPTY), 1);
    CHECK(s.head.to_act != RUM_NOBODY);
    begin_round(&s);
    CHECK_INT(s.phase, ZE_D1_PLACE);
    sound(&s);
}

RULE("ZE-9.3 ZE-9.7 ZE-9.8", the_astronauts_win_together)
{
    struct ze_state s;
    position(&s, "players=4");
    items(&s, 0, "");
    s.health[0] = 1;
    down(&s, 3);
    at(&s, 0, E5);
    at(&s, 1, E6);
    begin_act(&s, 1);
    CHECK_SCORE(&ze_game, &s, 0, 0, 0, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(N));
    CHECK_OVER(&ze_game, &s);
    CHECK_INT(s.ending, ZE(9, 3));
    CHECK_SCORE(&ze_game, &s, 0, 60, 60, 60); /* whoever is down, too */
    CHECK_INT(ze_game.side(&s, 1), ze_game.side(&s, 3));
    CHECK(ze_game.side(&s, 0) != ze_game.side(&s, 1));
    sound(&s);
}

RULE("ZE-9.4 ZE-9.8", the_villain_wins_when_all_are_down)
{
    struct ze_state s;
    position(&s, "players=3");
    down(&s, 2);
    s.health[1] = 1;
    at(&s, 0, E5);
    at(&s, 1, E6);
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(S));
    CHECK_OVER(&ze_game, &s);
    CHECK_INT(s.ending, ZE(9, 4));
    CHECK_SCORE(&ze_game, &s, 60, 0, 0);
    sound(&s);
}

RULE("ZE-9.4", a_heart_among_the_down_keeps_the_game_going)
{
    struct ze_state s;
    position(&s, "players=3");
    down(&s, 2);
    items(&s, 2, "H9");
    s.health[1] = 1;
    at(&s, 0, E5);
    at(&s, 1, E6);
    begin_act(&s, 0);
    s.turns = 1;
    KIT_PLAY(&ze_game, &s, NULL, ZAP(S));
    CHECK_INT(s.head.turn, 2); /* next round: asked */
    KIT_PLAY(&ze_game, &s, NULL, ZE_COME_BACK);
    CHECK_INT(s.part, ZE_HUNTING);
    CHECK_INT(s.turns, 1);
}

RULE("ZE-9.5 ZE-9.6", without_cards_the_astronauts_have_lost)
{
    struct ze_state s;
    position(&s, "players=3");
    run_dry(&s);
    one_card(&s, 0, A1); /* the villain's cards do not count */
    one_card(&s, 0, A2);
    begin_round(&s);
    CHECK_OVER(&ze_game, &s);
    CHECK_INT(s.ending, ZE(9, 5));
    CHECK_SCORE(&ze_game, &s, 60, 0, 0);
    sound(&s);
}

RULE("ZE-9.6", one_card_or_one_heart_is_enough_to_go_on)
{
    struct ze_state s;
    position(&s, "players=3");
    run_dry(&s);
    one_card(&s, 2, A1);
    begin_moves(&s); /* not begin_round: the card is placed at once */
    CHECK(ze_played(&s, A1));
    position(&s, "players=3");
    run_dry(&s);
    one_card(&s, 2, A1);
    one_card(&s, 2, A2);
    begin_round(&s);
    CHECK_INT(s.phase, ZE_D1_PLACE);

    position(&s, "players=3");
    run_dry(&s);
    down(&s, 1);
    items(&s, 1, "H9");
    begin_round(&s);
    KIT_PLAY(&ze_game, &s, NULL, ZE_COME_BACK); /* without a card: over */
    CHECK_OVER(&ze_game, &s);
    CHECK_INT(s.health[1], 1);
    CHECK_INT(s.head.turn, 3);
}

RULE("ZE-9.6", cards_of_those_who_are_down_do_not_count)
{
    struct ze_state s;
    position(&s, "players=3");
    run_dry(&s);
    down(&s, 1);
    one_card(&s, 1, A1);
    begin_round(&s);
    CHECK_OVER(&ze_game, &s);
}

RULE("ZE-9.2 ZE-3.5", a_villain_without_cards_takes_no_turns)
{
    struct ze_state s;
    struct rum_trace trace = {0};
    position(&s, "players=3");
    run_dry(&s);
    one_card(&s, 1, A1);
    one_card(&s, 1, A3);
    s.zone[0] = D5;
    s.part = ZE_ACTING;
    s.placed = s.acted = 6;
    s.phase = ZE_GOING_ON;
    ze_go_on(&s, &trace);
    CHECK_INT(kit_event(&trace, ZE_EV_SKIP, 0)->seat, 0);
    CHECK_INT(kit_events(&trace, ZE_EV_SKIP), 1); /* the whole phase */
    CHECK_INT(s.zone[0], D5);
    CHECK_INT(s.part, ZE_MOVING);
    CHECK_INT(s.head.turn, 2);
    sound(&s);
}
