/*
 * test_bots.c: what holds for bots of every level in every game.
 */
#include <stdlib.h>

#include <rumpus/bot.h>
#include <rumpus/scene.h>
#include <rumpus/text.h>

#include "kit.h"

static const char *const all_levels[] = {"random",  "rank", "rank-best",
                                         "gentle",  "easy", "medium:40",
                                         "hard:60", NULL};

static struct rum_bot *make(const struct rum_game *game, const char *level,
                            uint64_t seed)
{
    struct rum_bot_options opt;
    struct rum_err_text why;
    CHECK_INT(rum_bot_parse(level, &opt, &why), RUM_OK);
    opt.seed = kit_seed(seed);
    struct rum_bot *bot = rum_bot_create(game, &opt);
    CHECK(bot != NULL);
    return bot;
}

/* Run `test` for every game there is, those that are never listed too. */
static void for_every_game(void (*test)(const struct rum_game *game))
{
    static const char *const unlisted[] = {"tally", "connect4"};

    for (const struct rum_game *const *g = rum_games(); *g; g++)
        test(*g);
    for (int i = 0; i < 2; i++)
        test(rum_game_find(unlisted[i]));
}

/* A state after at most `moves` random decisions, the game still on. */
static void midgame(const struct rum_game *game, void *state, uint64_t seed,
                    int moves)
{
    struct rum_rng rng;
    rum_action open[RUM_MAX_ACTIONS];
    void *next = rum_alloc(game->state_size);

    rum_rng_init(&rng, kit_seed(seed + 1000));
    kit_deal(game, state, seed, "");
    for (int i = 0; i < moves; i++) {
        size_t n = game->legal(state, open);
        memcpy(next, state, game->state_size);
        game->apply(next, open[rum_rng_below(&rng, (uint32_t)n)], NULL);
        if (rum_head(next)->to_act == RUM_NOBODY)
            break;
        memcpy(state, next, game->state_size);
    }
    free(next);
}

/* Play `decisions` with a bot of this level in every seat; a digest of what
 * they did. The bots have played another match before when `used`. */
static uint64_t play(const struct rum_game *game, const char *level,
                     uint64_t seed, int decisions, bool used)
{
    void *state = rum_alloc(game->state_size);
    void *seen = rum_alloc(game->state_size);
    struct rum_bot *bot[RUM_MAX_SEATS];
    uint64_t digest = 0;

    kit_deal(game, state, seed, "");
    int seats = rum_head(state)->seats;
    for (int i = 0; i < seats; i++) {
        bot[i] = make(game, level, used ? 77 : seed + (uint64_t)i);
        if (used && rum_head(state)->to_act == i) {
            rum_game_hide(game, state, (rum_seat)i, seen);
            rum_bot_choose(bot[i], seen, (rum_seat)i, NULL);
        }
        rum_bot_reseed(bot[i], kit_seed(seed + (uint64_t)i));
    }
    for (int i = 0; i < decisions; i++) {
        rum_seat actor = rum_head(state)->to_act;
        if (actor == RUM_NOBODY)
            break;
        rum_game_hide(game, state, actor, seen);
        rum_action act = rum_bot_choose(bot[actor], seen, actor, NULL);
        CHECK(kit_is_legal(game, state, act));
        game->apply(state, act, NULL);
        digest = digest * 31 + rum_game_digest(game, state);
    }
    for (int i = 0; i < seats; i++)
        rum_bot_destroy(bot[i]);
    free(state);
    free(seen);
    return digest;
}

static void plays_alike(const struct rum_game *game)
{
    for (int i = 0; all_levels[i]; i++) {
        uint64_t first = play(game, all_levels[i], 5, 60, false);
        CHECK(play(game, all_levels[i], 5, 60, false) == first);
        CHECK(play(game, all_levels[i], 5, 60, true) == first);
    }
}

TEST(bots_play_legal_actions_and_repeat_themselves_for_a_seed)
{
    for_every_game(plays_alike);
}

/* Two different true states that look alike to the actor. */
static void is_blind(const struct rum_game *game)
{
    size_t size = game->state_size;
    uint8_t *state = rum_alloc(size), *other = rum_alloc(size);
    uint8_t *seen = rum_alloc(size), *seen_other = rum_alloc(size);
    struct rum_rng rng;

    rum_rng_init(&rng, kit_seed(3));
    for (int round = 0; round < 12; round++) {
        midgame(game, state, (uint64_t)round, 3 + 7 * round);
        rum_seat actor = rum_head(state)->to_act;
        rum_game_hide(game, state, actor, seen);
        memcpy(other, seen, size);
        rum_game_imagine(game, other, actor, &rng);
        rum_game_hide(game, other, actor, seen_other);
        for (int i = 0; all_levels[i]; i++) {
            struct rum_bot *one = make(game, all_levels[i], 9);
            struct rum_bot *two = make(game, all_levels[i], 9);
            struct rum_advice a, b;
            rum_bot_choose(one, seen, actor, &a);
            rum_bot_choose(two, seen_other, actor, &b);
            CHECK_INT(a.best, b.best);
            CHECK_INT(a.value, b.value);
            CHECK_INT(a.work, b.work);
            rum_bot_destroy(one);
            rum_bot_destroy(two);
        }
    }
    free(state);
    free(other);
    free(seen);
    free(seen_other);
}

TEST(what_a_bot_plays_does_not_depend_on_hidden_cards)
{
    for_every_game(is_blind);
}

static void advises(const struct rum_game *game)
{
    uint8_t *state = rum_alloc(game->state_size);
    uint8_t *seen = rum_alloc(game->state_size);
    uint8_t *before = rum_alloc(game->state_size);
    struct rum_bot *bot = make(game, "easy", 4);

    for (int round = 0; round < 12; round++) {
        struct rum_advice advice;
        rum_action open[RUM_MAX_ACTIONS];
        midgame(game, state, (uint64_t)round, 9 * round);
        rum_seat actor = rum_head(state)->to_act;
        rum_game_hide(game, state, actor, seen);
        memcpy(before, seen, game->state_size);
        rum_action act = rum_bot_choose(bot, seen, actor, &advice);
        CHECK_BYTES(seen, before, game->state_size);
        CHECK_INT(advice.best, act);
        if (game->legal(state, open) == 1) {
            CHECK_INT(advice.work, 0);
            CHECK_INT(advice.value, -1);
            CHECK(!advice.has_second);
            continue;
        }
        CHECK(advice.work > 0 && advice.work < 10000);
        CHECK(advice.value >= 0 && advice.value <= 6000);
        CHECK(advice.has_second && advice.second != advice.best);
        CHECK(advice.second_value <= advice.value);
        CHECK(kit_is_legal(game, state, advice.second));
    }
    rum_bot_destroy(bot);
    free(state);
    free(seen);
    free(before);
}

TEST(easy_says_what_it_thinks_and_a_lone_action_costs_nothing)
{
    for_every_game(advises);
}

TEST(every_level_of_the_menu_exists_and_random_is_the_weakest)
{
    const char *const *levels = rum_bot_levels();

    CHECK_STR(levels[0], "random");
    CHECK_STR(levels[1], "gentle");
    for (int i = 0; levels[i]; i++)
        rum_bot_destroy(make(rum_game_find("tally"), levels[i], 1));
    CHECK(rum_bot_create(rum_game_find("tally"),
                         &(struct rum_bot_options){.level = "wizard"}) == NULL);
    rum_bot_destroy(NULL);
}

TEST(a_level_is_written_with_its_budget)
{
    struct rum_bot_options opt;
    struct rum_err_text why;

    CHECK_INT(rum_bot_parse("easy", &opt, &why), RUM_OK);
    CHECK_STR(opt.level, "easy");
    CHECK_INT(opt.iterations, 0);
    CHECK_INT(rum_bot_parse("easy:250", &opt, &why), RUM_OK);
    CHECK_INT(opt.iterations, 250);
    CHECK_INT(rum_bot_parse("rank", &opt, &why), RUM_OK);
    CHECK_INT(rum_bot_parse("hard:100ms", &opt, &why), RUM_OK);
    CHECK_INT(opt.iterations, 0);
    CHECK_INT(opt.millis, 100);
    CHECK_INT(rum_bot_parse("hard:2000:100ms", &opt, &why), RUM_OK);
    CHECK_INT(opt.iterations, 2000);
    CHECK_INT(opt.millis, 100);

    CHECK_INT(rum_bot_parse("hard:2000:", &opt, &why), RUM_EOPTION);
    CHECK_INT(rum_bot_parse("hard:10:20", &opt, &why), RUM_EOPTION);
    CHECK_INT(rum_bot_parse("wizard", &opt, &why), RUM_EOPTION);
    CHECK_HAS(why.text, "random");
    CHECK_INT(rum_bot_parse("", &opt, &why), RUM_EOPTION);
    CHECK_INT(rum_bot_parse("easy:", &opt, &why), RUM_EOPTION);
    CHECK_INT(rum_bot_parse("easy:0", &opt, &why), RUM_EOPTION);
    CHECK_INT(rum_bot_parse("easy:-5", &opt, &why), RUM_EOPTION);
    CHECK_INT(rum_bot_parse("easy:99999999999", &opt, &why), RUM_EOPTION);
    CHECK_INT(rum_bot_parse("easy:10s", &opt, &why), RUM_EOPTION);
    CHECK_INT(rum_bot_parse("random:100", &opt, &why), RUM_EOPTION);
    CHECK_HAS(why.text, "takes no budget");
    CHECK_INT(rum_bot_parse("easy:100ms", &opt, &why), RUM_EOPTION);
    CHECK_HAS(why.text, "takes no time limit");
}
