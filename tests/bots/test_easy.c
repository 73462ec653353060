/*
 * test_easy.c: the greedy bot wins what is at hand, and does not gamble as if
 * it knew the dice.
 */
#include <stdlib.h>

#include <rumpus/bot.h>
#include <rumpus/text.h>

#include "kit.h"

/* Play a game of two seats, `a` in seat `at`; its points. */
static int play(const struct rum_game *game, const char *a, const char *b,
                rum_seat at, uint64_t seed)
{
    void *state = rum_alloc(game->state_size);
    void *seen = rum_alloc(game->state_size);
    struct rum_bot *bot[2];
    int points[2];

    for (int i = 0; i < 2; i++) {
        struct rum_bot_options opt = {.level = i == at ? a : b,
                                      .seed = kit_seed(seed * 2 + (uint64_t)i)};
        bot[i] = rum_bot_create(game, &opt);
    }
    kit_deal(game, state, seed, "");
    while (rum_head(state)->to_act != RUM_NOBODY) {
        rum_seat actor = rum_head(state)->to_act;
        rum_game_hide(game, state, actor, seen);
        game->apply(state, rum_bot_choose(bot[actor], seen, actor, NULL), NULL);
    }
    game->score(state, points);
    for (int i = 0; i < 2; i++)
        rum_bot_destroy(bot[i]);
    free(state);
    free(seen);
    return points[at];
}

static int percent(const char *id, const char *a, const char *b, int games)
{
    int points = 0;
    for (int i = 0; i < games; i++)
        points +=
            play(rum_game_find(id), a, b, (rum_seat)(i % 2), (uint64_t)i / 2);
    return points * 100 / (60 * games);
}

TEST(easy_beats_random_at_connect_four)
{
    CHECK(percent("connect4", "easy", "random", 200) >= 95);
}

/* With a random opponent who mostly goes bust nearly all is won; what is not
 * is bad luck. */
TEST(easy_beats_random_at_tally)
{
    CHECK(percent("tally", "easy", "random", 1000) >= 85);
}

TEST(easy_takes_a_line_and_stops_one)
{
    static const struct {
        const char *what;
        int moves[8], n, answer;
    } position[] = {
        {"wins", {0, 6, 1, 6, 2, 6}, 6, 3},
        {"blocks", {6, 0, 5, 1, 6, 2}, 6, 3},
        {"wins first", {0, 6, 0, 6, 0, 6}, 6, 0},
    };
    const struct rum_game *game = rum_game_find("connect4");
    uint8_t state[RUM_MAX_STATE], seen[RUM_MAX_STATE];

    for (int i = 0; i < 3; i++) {
        for (uint64_t seed = 0; seed < 5; seed++) {
            struct rum_bot_options opt = {.level = "easy",
                                          .seed = kit_seed(seed)};
            struct rum_bot *bot = rum_bot_create(game, &opt);
            kit_deal(game, state, 1, "");
            kit_play(game, state, NULL, position[i].moves,
                     (size_t)position[i].n, __FILE__, __LINE__);
            rum_game_hide(game, state, 0, seen);
            CHECK_INT(rum_bot_choose(bot, seen, 0, NULL), position[i].answer);
            rum_bot_destroy(bot);
        }
    }
}

TEST(easy_breaks_ties_by_its_seed)
{
    const struct rum_game *game = rum_game_find("connect4");
    uint8_t state[RUM_MAX_STATE], seen[RUM_MAX_STATE];
    bool chosen[7] = {false};

    /* With the middle column full, those beside it are the best, and each the
     * other's mirror image. */
    kit_deal(game, state, 1, "");
    KIT_PLAY(game, state, NULL, 3, 3, 3, 3, 3, 3);
    rum_game_hide(game, state, 0, seen);
    for (uint64_t seed = 0; seed < 40; seed++) {
        struct rum_bot_options opt = {.level = "easy", .seed = kit_seed(seed)};
        struct rum_bot *bot = rum_bot_create(game, &opt);
        chosen[rum_bot_choose(bot, seen, 0, NULL)] = true;
        rum_bot_destroy(bot);
    }
    for (int i = 0; i < 7; i++)
        CHECK(chosen[i] == (i == 2 || i == 4));
}

/*
 * A game made to tempt: keep five sixths of a win, or bet everything on
 * naming the coin that is tossed afterwards. Whoever looks at one deal at a
 * time finds a way to win in each of them.
 */
enum { KEEP, BET, HEADS, TAILS };

struct coin_state {
    struct rum_head head;
    bool betting, done, won;
};

static size_t coin_legal(const void *state, rum_action *out)
{
    const struct coin_state *c = state;
    out[0] = c->betting ? HEADS : KEEP;
    out[1] = c->betting ? TAILS : BET;
    return 2;
}

static void coin_apply(void *state, rum_action act, struct rum_trace *trace)
{
    struct coin_state *c = state;

    (void)trace;
    if (act == BET) {
        c->betting = true;
        return;
    }
    c->done = true;
    c->won = act != KEEP && rum_rng_below(&c->head.rng, 2) + HEADS == act;
}

static bool coin_settled(const void *state)
{
    return ((const struct coin_state *)state)->done;
}

static int coin_appraise(const void *state, rum_seat seat)
{
    const struct coin_state *c = state;
    (void)seat;
    return c->betting ? 6000 * c->won : 5000;
}

static void coin_rank(const void *state, const rum_action *actions, size_t n,
                      uint16_t *prior)
{
    (void)state;
    for (size_t i = 0; i < n; i++)
        prior[i] = (uint16_t)(1 + actions[i]);
}

static void coin_imagine(void *copy, rum_seat viewer, struct rum_rng *rng)
{
    (void)copy;
    (void)viewer;
    (void)rng;
}

static const struct rum_game coin = {
    .id = "coin",
    .max_actions = 2,
    .state_size = sizeof(struct coin_state),
    .legal = coin_legal,
    .apply = coin_apply,
    .imagine = coin_imagine,
    .settled = coin_settled,
    .appraise = coin_appraise,
    .rank = coin_rank,
};

TEST(easy_does_not_bet_as_if_it_knew_the_coin)
{
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct coin_state state = {.head = {.seats = 1}};
        struct rum_bot_options opt = {.level = "easy", .seed = kit_seed(seed)};
        struct rum_bot *bot = rum_bot_create(&coin, &opt);
        struct rum_advice advice;
        CHECK_INT(rum_bot_choose(bot, &state, 0, &advice), KEEP);
        CHECK_INT(advice.value, 5000);
        CHECK(advice.second_value < 4900);
        rum_bot_destroy(bot);
    }
}

TEST(a_small_budget_still_tries_every_action)
{
    struct coin_state state = {.head = {.seats = 1}};
    struct rum_bot_options opt = {.level = "easy", .iterations = 1};
    struct rum_bot *bot = rum_bot_create(&coin, &opt);
    struct rum_advice advice;

    rum_bot_choose(bot, &state, 0, &advice);
    CHECK(advice.has_second);
    CHECK(advice.work <= 8);
    rum_bot_destroy(bot);
}
