/*
 * ta_1_setup.c: TA-1, what there is before the first turn.
 */
#include "ta_test.h"

RULE("TA-1.1", two_to_six_players)
{
    struct ta_state t;

    kit_deal(&ta_game, &t, 1, "");
    CHECK_INT(t.head.seats, 2);
    kit_deal(&ta_game, &t, 1, "players=6");
    CHECK_INT(t.head.seats, 6);
    CHECK_REFUSED(&ta_game, "players=1", "players");
    CHECK_REFUSED(&ta_game, "players=7", "players");
}

RULE("TA-1.2", each_seat_gets_a_number_from_1_to_6)
{
    struct ta_state t;
    int seen[TA_FACES + 2] = {0};

    for (uint64_t seed = 0; seed < 100; seed++) {
        kit_deal(&ta_game, &t, seed, "players=6");
        for (int i = 0; i < 6; i++) {
            CHECK(t.secret[i] >= 1 && t.secret[i] <= TA_FACES);
            seen[t.secret[i]]++;
            CHECK(!t.open[i]);
        }
    }
    for (int n = 1; n <= TA_FACES; n++)
        CHECK(seen[n] > 50); /* of 600; 100 expected */
}

RULE("TA-1.2", numbers_can_be_asked_for)
{
    struct ta_state t;

    kit_deal(&ta_game, &t, 1, "players=3 secrets=161");
    CHECK_INT(t.secret[0], 1);
    CHECK_INT(t.secret[1], 6);
    CHECK_INT(t.secret[2], 1);
    CHECK_REFUSED(&ta_game, "players=3 secrets=16", "secrets");
    CHECK_REFUSED(&ta_game, "players=2 secrets=07", "secrets");
}

RULE("TA-1.3", the_first_player_is_random_or_asked_for)
{
    struct ta_state t;
    int began[3] = {0};

    for (uint64_t seed = 0; seed < 90; seed++) {
        kit_deal(&ta_game, &t, seed, "players=3");
        CHECK_INT(t.head.to_act, t.first);
        began[t.first]++;
    }
    for (int i = 0; i < 3; i++)
        CHECK(began[i] > 10);
    kit_deal(&ta_game, &t, 1, "players=3 first=2");
    CHECK_INT(t.head.to_act, 2);
    kit_deal(&ta_game, &t, 1, "players=6 first=5");
    CHECK_INT(t.head.to_act, 5);
    CHECK_REFUSED(&ta_game, "players=3 first=3", "first");
}

RULE("TA-1.4", chance_is_used_for_the_first_player_then_the_numbers)
{
    struct ta_state t;
    struct rum_rng rng;

    rum_rng_init(&rng, kit_seed(11));
    kit_deal(&ta_game, &t, 11, "players=4");
    CHECK_INT(t.first, rum_rng_below(&rng, 4));
    for (int i = 0; i < 4; i++)
        CHECK_INT(t.secret[i], 1 + rum_rng_below(&rng, TA_FACES));
    CHECK_BYTES(&t.head.rng, &rng, sizeof(rng));

    /* What is asked for needs no chance. */
    kit_deal(&ta_game, &t, 11, "players=2 first=1 secrets=12");
    rum_rng_init(&rng, kit_seed(11));
    CHECK_BYTES(&t.head.rng, &rng, sizeof(rng));
}
