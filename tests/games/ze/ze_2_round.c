/*
 * ze_2_round.c: a round of Villain mode.
 */
#include "ze_test.h"

/* Seats: 0 villain, 1 Commander, 2 Gunner, 3 Medic. */

RULE("ZE-2.1 ZE-2.3 ZE-2.4", all_astronauts_move_before_anybody_acts)
{
    struct ze_state s;
    struct rum_trace trace;
    position(&s, "players=4 villain_seat=2 characters=CGM");
    hand(&s, 3, "A1 H9 A9 H1 D5");
    hand(&s, 0, "C1 C2 C3 C4 C5");
    hand(&s, 1, "E1 E2 E3 E4 E5");
    begin_moves(&s);

    CHECK_INT(s.head.to_act, 3); /* from the villain's left */
    CHECK_LEGAL(&ze_game, &s, A1, H1, D5, A9, H9);
    KIT_PLAY(&ze_game, &s, &trace, D5);
    CHECK_INT(s.zone[3], D5);
    CHECK_INT(kit_event(&trace, ZE_EV_PLACE, 0)->known_to, RUM_EVERYONE);
    CHECK_INT(s.head.to_act, 0);
    CHECK_INT(s.phase, ZE_D1_PLACE);
    KIT_PLAY(&ze_game, &s, NULL, C1);
    CHECK_INT(s.head.to_act, 1);
    KIT_PLAY(&ze_game, &s, NULL, E5);
    CHECK_INT(s.phase, ZE_D2_ORDER);
    CHECK_INT(s.placed, 1 << 0 | 1 << 1 | 1 << 3);
    CHECK_INT(s.hand_size[3], 4); /* nobody has replenished yet */
    sound(&s);
}

RULE("ZE-2.2 ZE-2.8", each_replenishes_right_after_acting)
{
    struct ze_state s;
    position(&s, "players=4");
    hand(&s, 1, "A1 A3 A5 A7");
    hand(&s, 2, "H2 H4 H6 H8");
    hand(&s, 3, "D2 D4 D6 D8");
    at(&s, 1, C1);
    at(&s, 2, C3);
    at(&s, 3, C5);
    begin_actions(&s);

    KIT_PLAY(&ze_game, &s, NULL, 2, ZE_PASS);
    CHECK_INT(s.hand_size[2], 5);
    CHECK_INT(s.hand_size[1], 4);
    CHECK_INT(s.hand_size[3], 4);
    CHECK_INT(s.acted, 1 << 2);
}

RULE("ZE-2.5 ZE-2.6", the_captain_names_who_acts_next)
{
    struct ze_state s;
    struct rum_trace trace;
    position(&s, "players=5 characters=RMGC"); /* seats 1 to 4 */
    at(&s, 1, C1);
    at(&s, 2, C3);
    at(&s, 3, C5);
    at(&s, 4, G7);
    begin_actions(&s);

    CHECK_INT(s.phase, ZE_D2_ORDER);
    CHECK_INT(s.head.to_act, 4); /* the Commander */
    CHECK_LEGAL(&ze_game, &s, 1, 2, 3, 4);
    KIT_PLAY(&ze_game, &s, &trace, 2);
    CHECK_INT(kit_event(&trace, ZE_EV_NAME, 0)->seat, 4);
    CHECK_INT(kit_event(&trace, ZE_EV_NAME, 0)->arg[ZE_ARG_OTHER], 2);
    CHECK_INT(s.phase, ZE_D3_ACT);
    CHECK_INT(s.head.to_act, 2);
    KIT_PLAY(&ze_game, &s, NULL, ZE_PASS);
    CHECK_INT(s.head.to_act, 4); /* asked anew */
    CHECK_LEGAL(&ze_game, &s, 1, 3, 4);
    KIT_PLAY(&ze_game, &s, NULL, 4, ZE_PASS, 1, ZE_PASS);
    /* The last one is not named: seat 3 acts at once. */
    CHECK_INT(s.phase, ZE_D3_ACT);
    CHECK_INT(s.head.to_act, 3);
    sound(&s);
}

RULE("ZE-2.6", the_captain_is_the_active_astronaut_of_the_highest_rank)
{
    struct ze_state s;
    position(
        &s, "players=4 characters=RGC"); /* 1 Redshirt, 2 Gunner, 3 Commander */
    at(&s, 1, C1);
    at(&s, 2, C3);
    down(&s, 3);
    items(&s, 3, "H9");
    begin_actions(&s);

    CHECK_INT(s.head.to_act, 2); /* the Commander is down */
    CHECK_LEGAL(&ze_game, &s, 1, 2, 3);
    /* A captain who has acted goes on naming. */
    KIT_PLAY(&ze_game, &s, NULL, 2, ZE_PASS);
    CHECK_INT(s.head.to_act, 2);
    CHECK_LEGAL(&ze_game, &s, 1, 3);
    /* The Commander is back, and captain again. */
    s.acted = 0;
    KIT_PLAY(&ze_game, &s, NULL, 3, ZE_COME_BACK);
    CHECK_INT(s.health[3], 1);
    CHECK_INT(s.head.to_act, 3);
    CHECK_LEGAL(&ze_game, &s, 1, 2);
}

RULE("ZE-2.6", with_nobody_active_the_highest_of_those_who_come_back_is_captain)
{
    struct ze_state s;
    position(&s, "players=5 characters=RMGC");
    for (unsigned seat = 1; seat <= 4; seat++)
        down(&s, seat);
    items(&s, 1, "C6"); /* Redshirt */
    items(&s, 2, "H9"); /* Medic */
    begin_actions(&s);

    CHECK_INT(s.head.to_act, 2);
    CHECK_LEGAL(&ze_game, &s, 1, 2);
}

RULE("ZE-2.7", to_act_are_those_who_placed_and_those_who_come_back)
{
    struct ze_state s;
    position(&s, "players=5");
    at(&s, 1, C1);
    at(&s, 2, C3);
    down(&s, 3);
    items(&s, 3, "H9");
    down(&s, 4); /* without a Heart */
    begin_actions(&s);
    CHECK_INT(ze_to_act(&s), 1 << 1 | 1 << 2 | 1 << 3);

    s.placed = 1 << 2; /* seat 1 had no card */
    CHECK_INT(ze_to_act(&s), 1 << 2 | 1 << 3);
    s.acted = 1 << 3; /* came back, and went down again */
    CHECK_INT(ze_to_act(&s), 1 << 2);
    s.acted = 1 << 2;
    CHECK_INT(ze_to_act(&s), 1 << 3);
}

RULE("ZE-2.9 ZE-2.2", the_villain_has_a_turn_for_each_active_astronaut)
{
    struct ze_state s;
    struct rum_trace trace = {0};
    position(&s, "players=4");
    hand(&s, 0, "A1 A3 A5 A7 A9");
    at(&s, 1, H1);
    at(&s, 2, H3);
    down(&s, 3);
    begin_hunt(&s);

    CHECK_INT(s.part, ZE_HUNTING);
    CHECK_INT(s.turns, 2);
    CHECK_INT(s.turn, 1);
    CHECK_INT(s.head.to_act, 0);
    CHECK_INT(s.phase, ZE_D1_PLACE);
    KIT_PLAY(&ze_game, &s, NULL, A1);
    CHECK_INT(s.phase, ZE_D3_ACT);
    KIT_PLAY(&ze_game, &s, NULL, ZE_PASS);
    CHECK_INT(s.turn, 2);
    CHECK_INT(s.hand_size[0], 5);
    CHECK_INT(s.phase, ZE_D1_PLACE);
    KIT_PLAY(&ze_game, &s, &trace, A3, ZE_PASS);
    CHECK_INT(s.part, ZE_MOVING); /* the next round */
    CHECK_INT(kit_events(&trace, ZE_EV_ROUND), 1);
    sound(&s);
}

RULE("ZE-2.10", the_number_of_turns_is_counted_once)
{
    struct ze_state s;
    position(&s, "players=4");
    hand(&s, 0, "E6 A3 A5 A7 A9");
    at(&s, 1, E5);
    s.health[1] = 1;
    at(&s, 2, H3);
    at(&s, 3, H1);
    begin_hunt(&s);
    KIT_PLAY(&ze_game, &s, NULL, E6, ZAP(N));
    CHECK_INT(s.health[1], 0);
    CHECK_INT(s.turns, 3);
    CHECK_INT(s.turn, 2);
    CHECK_INT(s.head.to_act, 0);
}

RULE("ZE-2.10", without_active_astronauts_the_phase_is_skipped)
{
    struct ze_state s;
    position(&s, "players=3");
    down(&s, 1);
    down(&s, 2);
    items(&s, 2, "H9");
    s.head.turn = 4;
    begin_hunt(&s);
    /* Nobody to hunt; a new round, and the Gunner is asked. */
    CHECK_INT(s.head.turn, 5);
    CHECK_INT(s.phase, ZE_D7_RETURN);
    KIT_PLAY(&ze_game, &s, NULL, ZE_COME_BACK);
    CHECK_INT(s.health[2], 1);
    CHECK_INT(s.part, ZE_HUNTING);
    CHECK_INT(s.turns, 1);
}

RULE("ZE-2.11", by_seat_the_next_one_is_looked_for_anew)
{
    struct ze_state s;
    position(&s, "players=5 villain_seat=2 order=seat characters=RGMC");
    /* 0 Redshirt, 1 Gunner, 3 Medic, 4 Commander */
    at(&s, 0, C1);
    at(&s, 1, C3);
    at(&s, 3, C5);
    at(&s, 4, G7);
    begin_actions(&s);
    CHECK_INT(s.phase, ZE_D3_ACT); /* nobody is asked for an order */
    CHECK_INT(s.head.to_act, 3);
    KIT_PLAY(&ze_game, &s, NULL, ZE_PASS);
    CHECK_INT(s.head.to_act, 4);
    KIT_PLAY(&ze_game, &s, NULL, ZE_PASS);
    CHECK_INT(s.head.to_act, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZE_PASS);
    CHECK_INT(s.head.to_act, 1);
}

RULE("ZE-2.12", rounds_count_from_one_and_begin_afresh)
{
    struct ze_state s;
    position(&s, "players=3");
    CHECK_INT(s.head.turn, 1);
    s.placed = s.acted = 6;
    s.marked = 2;
    begin_round(&s);
    CHECK_INT(s.head.turn, 2);
    CHECK_INT(s.placed, 0);
    CHECK_INT(s.acted, 0);
    CHECK_INT(s.turns, 0);
    CHECK_INT(s.turn, 0);
    CHECK_INT(s.marked, 0);
    CHECK_INT(s.phase, ZE_D1_PLACE);
    sound(&s);
}
