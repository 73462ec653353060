/*
 * ze_judge.c: what bots are told (section 10).
 */
#include "ze_test.h"

static int weight(const struct ze_state *s, int act)
{
    rum_action open[RUM_MAX_ACTIONS];
    uint16_t prior[RUM_MAX_ACTIONS];
    size_t n = ze_game.legal(s, open);

    ze_game.rank(s, open, n, prior);
    for (size_t i = 0; i < n; i++) {
        if (open[i] == act)
            return prior[i];
    }
    CHECK(!"the action is open");
    return 0;
}

TEST(a_hit_comes_before_an_item_and_an_item_before_nothing)
{
    struct ze_state s;
    position(&s, "players=3");
    items(&s, 0, "");
    at(&s, 0, E5);
    at(&s, 1, F4);
    begin_act(&s, 1);
    CHECK(weight(&s, ZAP(SW)) > weight(&s, ZE_TAKE));
    CHECK(weight(&s, ZE_TAKE) > weight(&s, ZE_PASS));
    int plain = weight(&s, ZAP(SW));
    s.health[0] = 1;
    CHECK(weight(&s, ZAP(SW)) > plain); /* it would win */
    s.health[0] = 4;
    items(&s, 0, "D1");
    CHECK(weight(&s, ZAP(SW)) < plain);
}

TEST(an_emp_is_for_whoever_has_many_enemies)
{
    struct ze_state s;
    position(&s, "players=3");
    at(&s, 1, D4);
    begin_act(&s, 1);
    CHECK(weight(&s, ZE_TAKE) <= weight(&s, ZE_PASS));
    position(&s, "players=3 mode=royale");
    at(&s, 0, A1);
    at(&s, 1, D4);
    begin_act(&s, 1);
    CHECK(weight(&s, ZE_TAKE) > weight(&s, ZE_PASS));
}

TEST(friends_are_spared)
{
    struct ze_state s;
    position(&s, "players=4");
    items(&s, 0, "");
    items(&s, 1, "B5");
    at(&s, 0, E5);
    at(&s, 1, D4);
    at(&s, 2, D5);
    begin_act(&s, 1);
    CHECK(weight(&s, ZAP(SE)) > 10 * weight(&s, ZE_USE_EMP));
}

TEST(cards_next_to_the_enemy_are_looked_at_first)
{
    struct ze_state s;
    position(&s, "players=3");
    at(&s, 0, E5);
    hand(&s, 1, "A1 E6 H9");
    begin_moves(&s);
    CHECK(weight(&s, E6) > 2 * weight(&s, A1));
    CHECK(weight(&s, E6) > 2 * weight(&s, H9));
}

TEST(a_heart_goes_to_one_who_is_down)
{
    struct ze_state s;
    position(&s, "players=4 characters=CMR");
    items(&s, 0, "");
    items(&s, 2, "C6 H9");
    down(&s, 3);
    at(&s, 1, B1);
    begin_act(&s, 1);
    CHECK(weight(&s, GIVE(HEART_C6, 3)) > weight(&s, GIVE(HEART_C6, 1)));
    CHECK(weight(&s, GIVE(HEART_C6, 3)) > weight(&s, ZE_PASS));
}

TEST(states_are_settled_between_turns)
{
    struct ze_state s;
    position(&s, "players=3");
    hand(&s, 1, "D4 A1");
    hand(&s, 2, "H1 H3");
    begin_moves(&s);
    CHECK(ze_game.settled(&s)); /* a round begins */
    KIT_PLAY(&ze_game, &s, NULL, D4);
    CHECK(!ze_game.settled(&s)); /* the team is in the middle of it */
    at(&s, 0, E5);
    begin_act(&s, 1);
    CHECK(!ze_game.settled(&s));
    begin_hunt(&s);
    CHECK(ze_game.settled(&s)); /* before each turn of the villain */
    position(&s, "players=3 mode=royale");
    CHECK(ze_game.settled(&s));
}

/* What seat 1 thinks when something is changed. */
#define BETTER(change)                                                         \
    do {                                                                       \
        struct ze_state s;                                                     \
        position(&s, "players=3");                                             \
        at(&s, 0, E5);                                                         \
        s.health[0] = s.health[1] = 2;                                         \
        begin_round(&s);                                                       \
        int own = ze_game.appraise(&s, 1), other = ze_game.appraise(&s, 0);    \
        change;                                                                \
        CHECK(ze_game.appraise(&s, 1) > own);                                  \
        CHECK(ze_game.appraise(&s, 0) < other);                                \
    } while (0)

TEST(appraisals_follow_what_each_side_has)
{
    BETTER(s.health[1] = 3);
    BETTER(s.health[0] = 1);
    BETTER(items(&s, 1, "D1"));
    BETTER(hand(&s, 1, "E4"); own = ze_game.appraise(&s, 1);
           items(&s, 1, "A2")); /* it shoots further */
    BETTER(items(&s, 0, "G2")); /* one Heart less */
}

/* Of one more hit on the villain. */
static int worth_of_a_hit(struct ze_state *s)
{
    int before = ze_game.appraise(s, 1);

    s->health[0]--;
    int after = ze_game.appraise(s, 1);
    s->health[0]++;
    return after - before;
}

TEST(time_is_against_the_astronauts)
{
    struct ze_state s;
    position(&s, "players=4");
    begin_round(&s);
    int early = ze_game.appraise(&s, 1), hit = worth_of_a_hit(&s);
    s.deck_size = 20;
    CHECK(ze_game.appraise(&s, 1) < early);
    CHECK(worth_of_a_hit(&s) > hit);
}

TEST(what_the_villain_could_take_is_better_in_friendly_hands)
{
    struct ze_state s;
    position(&s, "players=4 characters=CMR");
    begin_round(&s);
    int before = ze_game.appraise(&s, 1);
    items(&s, 3, "D1");
    int held = ze_game.appraise(&s, 1);
    CHECK(held > before);
    items(&s, 3, "");
    s.health[3]++; /* the same to lose, but the Shield is on the table */
    CHECK(ze_game.appraise(&s, 1) < held);
}

TEST(a_commander_is_worth_having)
{
    struct ze_state with, without;
    position(&with, "players=4 characters=CMR");
    position(&without, "players=4 characters=GMR");
    begin_round(&with);
    begin_round(&without);
    CHECK(ze_game.appraise(&with, 1) > ze_game.appraise(&without, 1));
}

TEST(the_end_is_appraised_as_it_is)
{
    struct ze_state s;
    position(&s, "players=3");
    items(&s, 0, "");
    s.health[0] = 1;
    at(&s, 0, E5);
    at(&s, 1, E6);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(N));
    CHECK_INT(ze_game.appraise(&s, 0), 0);
    CHECK_INT(ze_game.appraise(&s, 1), 6000);
    CHECK_INT(ze_game.appraise(&s, 2), 6000);
}

TEST(the_villain_prefers_zones_that_fewer_cards_reach)
{
    struct ze_state a, b;
    position(&a, "players=3");
    hand(&a, 0, "B9 D9");
    hand(&a, 1, "B3 D3 F3");
    hand(&a, 2, "B7 D7 F7");
    memcpy(&b, &a, sizeof(a));
    at(&a, 0, H1); /* a dark corner: two fields */
    at(&b, 0, E5); /* a lit zone in the middle: eight */
    begin_round(&a);
    begin_round(&b);
    CHECK(ze_game.appraise(&a, 0) > ze_game.appraise(&b, 0));
}

TEST(appraisals_do_not_peek)
{
    struct ze_state s, copy;
    struct rum_rng rng;
    position(&s, "players=3");
    at(&s, 0, E5);
    begin_round(&s);
    int value = ze_game.appraise(&s, 0);
    rum_rng_init(&rng, kit_seed(5));
    for (int i = 0; i < 20; i++) {
        rum_game_hide(&ze_game, &s, 0, &copy);
        rum_game_imagine(&ze_game, &copy, 0, &rng);
        CHECK_INT(ze_game.appraise(&copy, 0), value);
    }
}

TEST(a_shot_at_nobody_or_at_friends_is_worth_less_than_nothing)
{
    struct ze_state s;
    position(&s, "players=3 characters=GR");
    items(&s, 2, "A2");
    at(&s, 2, D4); /* code: the EMP of E4 */
    at(&s, 1, D5);
    at(&s, 0, A9);
    begin_act(&s, 2);
    CHECK(weight(&s, SHOOT(N)) < weight(&s, ZE_PASS));
    CHECK(weight(&s, SHOOT(S)) < weight(&s, ZE_PASS));
    CHECK(weight(&s, PICK(ZE_USE_EMP)) < weight(&s, ZE_PASS));
    items(&s, 2, "B5");
    s.zone[1] = ZE_NONE;
    CHECK(weight(&s, ZE_USE_EMP) < weight(&s, ZE_PASS));
}

TEST(whoever_can_come_back_had_better)
{
    struct ze_state s;
    position(&s, "players=3");
    down(&s, 2);
    items(&s, 2, "H9");
    at(&s, 1, C3);
    begin_actions(&s);
    KIT_PLAY(&ze_game, &s, NULL, 2);
    CHECK(weight(&s, ZE_COME_BACK) > weight(&s, ZE_STAY_DOWN));
    int before = ze_game.appraise(&s, 1), villain = ze_game.appraise(&s, 0);
    s.stayed = 1 << 2;
    CHECK(ze_game.appraise(&s, 1) < before);
    CHECK(ze_game.appraise(&s, 0) > villain);
}
