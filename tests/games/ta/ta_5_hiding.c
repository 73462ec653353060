/*
 * ta_5_hiding.c: section 5 of the rules, one test a row.
 */
#include "ta_test.h"

static void midgame(struct ta_state *t)
{
    kit_deal(&ta_game, t, 5, "players=3 first=0 secrets=456");
    t->shown[0] = 18; /* bust */
    t->out[0] = t->open[0] = true;
    t->shown[1] = 12;
    t->shown[2] = 13;
    t->head.to_act = 1;
}

RULE("TA-1.2 TA-2.3", a_secret_is_its_owners_until_he_is_bust)
{
    struct ta_state t, seen;
    midgame(&t);

    rum_game_hide(&ta_game, &t, 1, &seen);
    CHECK_INT(seen.secret[0], 4);
    CHECK_INT(seen.secret[1], 5);
    CHECK_INT(seen.secret[2], 0);
    rum_game_hide(&ta_game, &t, RUM_NOBODY, &seen);
    CHECK_INT(seen.secret[0], 4);
    CHECK_INT(seen.secret[1], 0);
    CHECK_INT(seen.secret[2], 0);
    rum_game_hide(&ta_game, &t, RUM_ALL, &seen);
    CHECK_INT(seen.secret[2], 6);
}

RULE("TA-2.1 TA-2.4", dice_and_who_is_out_are_everybodys)
{
    struct ta_state t, seen;
    midgame(&t);

    rum_game_hide(&ta_game, &t, RUM_NOBODY, &seen);
    CHECK_BYTES(seen.shown, t.shown, sizeof(t.shown));
    CHECK_BYTES(seen.out, t.out, sizeof(t.out));
    CHECK_BYTES(seen.open, t.open, sizeof(t.open));
}

RULE("TA-2.2 TA-2.3", a_hidden_number_can_be_any_that_is_not_bust)
{
    struct ta_state t, copy;
    struct rum_rng rng;
    int seen[TA_FACES + 1] = {0};
    midgame(&t);
    t.secret[2] = 2;
    t.shown[2] = 17; /* so it holds 4 at most */
    rum_rng_init(&rng, kit_seed(1));

    for (int i = 0; i < 200; i++) {
        rum_game_hide(&ta_game, &t, 1, &copy);
        rum_game_imagine(&ta_game, &copy, 1, &rng);
        CHECK_INT(copy.secret[0], 4);
        CHECK_INT(copy.secret[1], 5);
        seen[copy.secret[2]]++;
    }
    for (int n = 1; n <= 4; n++)
        CHECK(seen[n] > 20);
    CHECK_INT(seen[5] + seen[6] + seen[0], 0);
}
