/*
 * ta_3_end.c: TA-3, who wins; and what bots make of it before.
 */
#include "ta_test.h"

/* Three seats that hold 1, 2 and 3 and whose last stand is to come. */
static void before_the_end(struct ta_state *t, int a, int b, int c)
{
    kit_deal(&ta_game, t, 5, "players=3 first=2 secrets=123");
    t->shown[0] = (uint8_t)(a - 1);
    t->shown[1] = (uint8_t)(b - 2);
    t->shown[2] = (uint8_t)(c - 3);
    for (rum_seat i = 0; i < 2; i++) {
        t->out[i] = true;
        t->open[i] = ta_total(t, i) > TA_LIMIT;
    }
}

RULE("TA-3.1", the_game_ends_when_all_are_out)
{
    struct ta_state t;
    struct rum_trace trace;
    before_the_end(&t, 15, 22, 17);
    CHECK_SCORE(&ta_game, &t, 0, 0, 0);

    KIT_PLAY(&ta_game, &t, &trace, TA_STAND);

    CHECK_OVER(&ta_game, &t);
    CHECK_INT(t.head.to_act, RUM_NOBODY);
    for (int i = 0; i < 3; i++)
        CHECK(t.open[i]);
    /* Seat 1 turned its number up when it went bust. */
    CHECK_INT(kit_events(&trace, TA_EV_TURN), 2);
    const struct rum_event *e = kit_event(&trace, TA_EV_TURN, 1);
    CHECK_INT(e->seat, 2);
    CHECK(e->reveals);
    CHECK_INT(e->arg[0], 3);
    CHECK_INT(e->arg[1], 17);
}

RULE("TA-3.2", the_highest_total_not_past_21_wins)
{
    struct ta_state t;
    struct rum_trace trace;
    before_the_end(&t, 15, 22, 17);

    KIT_PLAY(&ta_game, &t, &trace, TA_STAND);

    CHECK_SCORE(&ta_game, &t, 0, 0, 60);
    CHECK_INT(kit_events(&trace, TA_EV_WIN), 1);
    CHECK_INT(kit_event(&trace, TA_EV_WIN, 0)->seat, 2);
    CHECK_INT(kit_event(&trace, TA_EV_WIN, 0)->arg[0], 17);
    CHECK_INT(kit_event(&trace, TA_EV_WIN, 0)->arg[1], 1);
}

RULE("TA-3.2", exactly_21_wins)
{
    struct ta_state t;
    before_the_end(&t, 21, 20, 17);

    KIT_PLAY(&ta_game, &t, NULL, TA_STAND);

    CHECK_SCORE(&ta_game, &t, 60, 0, 0);
}

RULE("TA-3.2", the_same_total_shares_the_win)
{
    struct ta_state t;
    struct rum_trace trace;
    before_the_end(&t, 18, 16, 18);

    KIT_PLAY(&ta_game, &t, &trace, TA_STAND);

    CHECK_SCORE(&ta_game, &t, 30, 0, 30);
    CHECK_INT(kit_events(&trace, TA_EV_WIN), 2);
    CHECK_INT(kit_event(&trace, TA_EV_WIN, 1)->arg[1], 2);
}

RULE("TA-3.2", when_all_are_bust_all_share)
{
    struct ta_state t;
    struct rum_trace trace;
    before_the_end(&t, 22, 25, 21);

    KIT_PLAY(&ta_game, &t, &trace, TA_ROLL); /* 21 and any die */

    CHECK_SCORE(&ta_game, &t, 20, 20, 20);
    CHECK_INT(kit_event(&trace, TA_EV_WIN, 0)->arg[0], 0);
}

TEST(appraise_is_the_score_at_the_end)
{
    struct ta_state t;
    before_the_end(&t, 18, 16, 18);

    KIT_PLAY(&ta_game, &t, NULL, TA_STAND);

    CHECK_INT(ta_game.appraise(&t, 0), 3000);
    CHECK_INT(ta_game.appraise(&t, 1), 0);
}

TEST(appraise_likes_what_is_nearer_to_21)
{
    struct ta_state t;
    before_the_end(&t, 15, 22, 17);

    CHECK_INT(ta_game.appraise(&t, 1), 0); /* bust */
    CHECK(ta_game.appraise(&t, 2) > ta_game.appraise(&t, 0));
    int both = ta_game.appraise(&t, 2) + ta_game.appraise(&t, 0);
    CHECK(both == 6000 || both == 5999); /* rounded down */
    t.shown[0] = 20;                     /* 21 in all */
    CHECK(ta_game.appraise(&t, 0) > ta_game.appraise(&t, 2));
    /* Whoever still plays is worth 17, however little they have. */
    t.shown[2] = 0;
    int little = ta_game.appraise(&t, 2);
    t.shown[2] = 13;
    CHECK_INT(ta_game.appraise(&t, 2), little);
    t.shown[2] = 14;
    CHECK_INT(ta_game.appraise(&t, 2), little);
    t.shown[2] = 15;
    CHECK(ta_game.appraise(&t, 2) > little);
}

TEST(rank_rolls_when_it_is_safe_and_stands_when_it_is_not)
{
    struct ta_state t;
    rum_action both[2] = {TA_ROLL, TA_STAND};
    uint16_t prior[2];
    position(&t);

    t.shown[0] = 12; /* 15 in all: no die goes past 21 */
    ta_game.rank(&t, both, 2, prior);
    CHECK_INT(prior[0], 13);
    CHECK_INT(prior[1], 1);
    t.shown[0] = 18; /* 21 in all */
    ta_game.rank(&t, both, 2, prior);
    CHECK_INT(prior[0], 1);
    CHECK_INT(prior[1], 13);
    t.shown[0] = 14; /* 17 in all: four faces are safe */
    ta_game.rank(&t, both, 2, prior);
    CHECK_INT(prior[0], 9);
    CHECK_INT(prior[1], 5);
}

TEST(roles_say_who_began)
{
    struct ta_state t;
    kit_deal(&ta_game, &t, 1, "players=3 first=1");

    CHECK_STR(ta_game.role(&t, 1), "first");
    CHECK_STR(ta_game.role(&t, 2), "later");
    CHECK_INT(ta_game.fallback(&t), TA_STAND);
    CHECK(ta_game.settled(&t));
}

TEST(check_names_what_is_broken)
{
    struct ta_state good, t;
    const char *what;
    position(&good);
    CHECK(ta_game.check(&good, &what) && !what);

#define BROKEN(change, words)                                                  \
    do {                                                                       \
        memcpy(&t, &good, sizeof(t));                                          \
        change;                                                                \
        CHECK(!ta_game.check(&t, &what));                                      \
        CHECK_HAS(what, words);                                                \
    } while (0)
    BROKEN(t.secret[2] = 1, "empty seat");
    BROKEN(t.shown[2] = 1, "empty seat");
    BROKEN(t.out[5] = true, "empty seat");
    BROKEN(t.open[5] = true, "empty seat");
    BROKEN(t.secret[1] = 0, "from 1 to 6");
    BROKEN(t.secret[1] = 7, "from 1 to 6");
    BROKEN(t.shown[1] = TA_SPACES, "longer than the board");
    BROKEN(t.shown[1] = 17, "bust seat still plays");
    BROKEN(t.open[0] = true, "too early");
    BROKEN((t.shown[1] = 17, t.out[1] = true), "too late");
    BROKEN((t.out[0] = true), "no turns left");
    BROKEN(t.head.to_act = 2, "no turns left");
    BROKEN(t.head.to_act = -2, "no turns left");
    BROKEN((t.head.to_act = -1, t.open[0] = t.open[1] = t.out[0] = true),
           "over but");
#undef BROKEN
}

RULE("TA-3.3", when_the_time_is_over_all_stand)
{
    struct ta_state t;
    struct rum_trace trace = {0};
    const char *what;
    kit_deal(&ta_game, &t, 5, "players=3 first=2 secrets=124");
    t.shown[1] = 10;

    ta_game.time(&t, &trace);

    CHECK_OVER(&ta_game, &t);
    CHECK_SCORE(&ta_game, &t, 0, 60, 0);
    CHECK(ta_game.check(&t, &what));
    CHECK_INT(trace.event[0].kind, TA_EV_TIME);
    CHECK_INT(kit_events(&trace, TA_EV_TURN), 3);
}
