/*
 * ta_2_turn.c: TA-2, rolling and standing.
 */
#include "ta_test.h"

RULE("TA-2.1", a_player_rolls_or_stands)
{
    struct ta_state t;
    position(&t);

    CHECK_LEGAL(&ta_game, &t, TA_ROLL, TA_STAND);
}

RULE("TA-2.1", the_die_is_added_for_all_to_see)
{
    struct ta_state t;
    struct rum_trace trace;
    position(&t);
    t.shown[0] = 4;
    struct rum_rng rng = t.head.rng;
    int die = 1 + (int)rum_rng_below(&rng, TA_FACES);

    KIT_PLAY(&ta_game, &t, &trace, TA_ROLL);

    CHECK_INT(t.shown[0], 4 + die);
    const struct rum_event *e = kit_event(&trace, TA_EV_ROLL, 0);
    CHECK(e && e->seat == 0 && e->known_to == RUM_EVERYONE && !e->reveals);
    CHECK_INT(e->arg[0], die);
    CHECK_INT(e->arg[1], 4 + die);
    CHECK_INT(e->subject, die - 1);
}

RULE("TA-2.1", every_face_comes_up)
{
    int seen[TA_FACES + 1] = {0};

    for (uint64_t seed = 0; seed < 60; seed++) {
        struct ta_state t;
        kit_deal(&ta_game, &t, seed, "first=0");
        KIT_PLAY(&ta_game, &t, NULL, TA_ROLL);
        CHECK(t.shown[0] >= 1 && t.shown[0] <= TA_FACES);
        seen[t.shown[0]]++;
    }
    for (int n = 1; n <= TA_FACES; n++)
        CHECK(seen[n] > 0);
}

RULE("TA-2.1", the_turn_passes_to_the_next_seat_that_is_not_out)
{
    struct ta_state t;
    kit_deal(&ta_game, &t, 3, "players=4 first=1 secrets=1111");
    t.out[2] = true;

    KIT_PLAY(&ta_game, &t, NULL, TA_ROLL);
    CHECK_INT(t.head.to_act, 3);
    KIT_PLAY(&ta_game, &t, NULL, TA_ROLL);
    CHECK_INT(t.head.to_act, 0);
    CHECK_INT(t.head.turn, 2);
}

/* A seat with secret 3 that shows so much that the seed's die makes `total`. */
static void roll_to(struct ta_state *t, int total)
{
    position(t);
    struct rum_rng rng = t->head.rng;
    int die = 1 + (int)rum_rng_below(&rng, TA_FACES);
    t->shown[0] = (uint8_t)(total - 3 - die);
    KIT_PLAY(&ta_game, t, NULL, TA_ROLL);
    CHECK_INT(ta_total(t, 0), total);
}

RULE("TA-2.2", exactly_21_is_not_past_it)
{
    struct ta_state t;

    roll_to(&t, 21);
    CHECK(!t.out[0]);
    CHECK(!t.open[0]);
    roll_to(&t, 22);
    CHECK(t.out[0]);
}

RULE("TA-2.3", a_seat_past_21_is_out)
{
    struct ta_state t;
    position(&t);    /* two seats, seat 0 to act, nobody near 21 */
    t.shown[0] = 18; /* 3 + 18: any die goes past 21 */

    ta_game.apply(&t, TA_ROLL, NULL);

    CHECK(t.out[0]);
    CHECK_INT(t.head.to_act, 1);
}

RULE("TA-2.3", a_bust_seat_turns_its_number_up)
{
    struct ta_state t;
    struct rum_trace trace;
    position(&t);
    t.shown[0] = 18;

    KIT_PLAY(&ta_game, &t, &trace, TA_ROLL);

    CHECK(t.open[0] && !t.open[1]);
    const struct rum_event *e = kit_event(&trace, TA_EV_BUST, 0);
    CHECK(e && e->seat == 0 && e->reveals);
    CHECK_INT(e->arg[0], 3);
    CHECK_INT(e->arg[1], ta_total(&t, 0));
}

RULE("TA-2.4", a_seat_that_stands_is_out_and_keeps_its_secret)
{
    struct ta_state t;
    struct rum_trace trace;
    position(&t);
    t.shown[0] = 12;

    KIT_PLAY(&ta_game, &t, &trace, TA_STAND);

    CHECK(t.out[0] && !t.open[0]);
    CHECK_INT(t.shown[0], 12);
    const struct rum_event *e = kit_event(&trace, TA_EV_STAND, 0);
    CHECK(e && e->seat == 0 && !e->reveals);
    CHECK_INT(e->known_to, RUM_BIT(0));
    CHECK_INT(e->arg[4], 15);
}

RULE("TA-2.4", the_last_seat_has_all_the_turns)
{
    struct ta_state t;
    position(&t);

    KIT_PLAY(&ta_game, &t, NULL, TA_STAND, TA_ROLL);
    CHECK_INT(t.head.to_act, 1);
    KIT_PLAY(&ta_game, &t, NULL, TA_ROLL, TA_STAND);
    CHECK_OVER(&ta_game, &t);
}

TEST(what_is_not_an_action_traps)
{
    struct ta_state t;
    position(&t);

    CHECK_TRAPS(ta_game.apply(&t, 2, NULL));
    KIT_PLAY(&ta_game, &t, NULL, TA_STAND, TA_STAND);
    CHECK_TRAPS(ta_game.apply(&t, TA_STAND, NULL));
}
