/*
 * ze_3_move.c: moving.
 */
#include "ze_test.h"

RULE("ZE-3.1", moving_is_compulsory_and_covers_the_old_location)
{
    struct ze_state s;
    struct rum_trace trace;
    position(&s, "players=3");
    at(&s, 1, C3);
    hand(&s, 1, "A1 H9");
    begin_moves(&s);

    CHECK_LEGAL(&ze_game, &s, A1, H9); /* no way to stay */
    KIT_PLAY(&ze_game, &s, &trace, H9);
    CHECK_INT(s.zone[1], H9);
    CHECK_INT(s.trail[1], C3);
    CHECK(!holds(&s, 1, H9));
    const struct rum_event *e = kit_event(&trace, ZE_EV_PLACE, 0);
    CHECK_INT(e->arg[ZE_ARG_ZONE], H9);
    CHECK_INT(e->arg[ZE_ARG_FROM], C3);
    CHECK(e->reveals);
}

RULE("ZE-3.2", any_card_of_the_hand_will_do)
{
    struct ze_state s;
    position(&s, "players=3");
    hand(&s, 1, "A1 C7 D4 H1 H9");
    begin_moves(&s);
    CHECK_LEGAL(&ze_game, &s, A1, H1, D4, C7, H9);
}

RULE("ZE-3.3 ZE-3.4", a_covered_card_is_out_of_the_game_and_public)
{
    struct ze_state s;
    position(&s, "players=3");
    hand(&s, 1, "A1 C7 D4 H1 H9");
    begin_moves(&s);
    KIT_PLAY(&ze_game, &s, NULL, D4);
    CHECK(ze_played(&s, D4));
    CHECK_INT(s.know[D4], 7);
    for (unsigned i = 0; i < s.deck_size; i++)
        CHECK(s.deck[i] != D4);
    begin_round(&s);
    KIT_PLAY(&ze_game, &s, NULL, H1);
    CHECK(ze_played(&s, D4)); /* covered now, and still out */
    sound(&s);
}

RULE("ZE-3.5", without_a_card_an_astronaut_skips_and_can_be_hit)
{
    struct ze_state s;
    struct rum_trace trace = {0};
    position(&s, "players=3");
    at(&s, 1, D5);
    run_dry(&s);
    one_card(&s, 2, E1);
    s.part = ZE_MOVING;
    s.placed = s.acted = 0;
    s.phase = ZE_GOING_ON;
    ze_go_on(&s, &trace);

    /* The Gunner's single card is placed by itself; nobody else acts. */
    CHECK_INT(kit_event(&trace, ZE_EV_SKIP, 0)->seat, 1);
    CHECK_INT(s.zone[1], D5);
    CHECK_INT(s.zone[2], E1);
    CHECK_INT(s.placed, 1 << 2);
}

RULE("ZE-3.5", a_single_card_is_placed_without_asking)
{
    struct ze_state s;
    position(&s, "players=3");
    run_dry(&s);
    one_card(&s, 1, H8);
    one_card(&s, 2, A1);
    one_card(&s, 2, A2);
    begin_moves(&s);
    CHECK_INT(s.zone[1], H8);
    CHECK_INT(s.head.to_act, 2);
    sound(&s);
}
