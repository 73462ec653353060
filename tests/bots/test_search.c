/*
 * test_search.c: the tree, and what a search makes of it.
 */
#include <stdlib.h>

#include <rumpus/bot.h>
#include <rumpus/text.h>

#include "kit.h"
#include "tree.h"

#define SEAT 1

static struct tree t;
static const uint16_t even[] = {10, 10, 10};

static void begin(void)
{
    tree_finish(&t);
    tree_init(&t, 64);
}

static uint32_t child(rum_action act)
{
    return tree_child(&t, TREE_ROOT, act, SEAT);
}

TEST(children_are_listed_once_each_in_order)
{
    begin();
    CHECK(tree_expand(&t, TREE_ROOT, SEAT, (rum_action[]){3, 9}, even, 2));
    CHECK(tree_expand(&t, TREE_ROOT, SEAT, (rum_action[]){1, 3, 5}, even, 3));
    CHECK_INT(t.used, 1 + 4);
    CHECK(tree_covers(&t, TREE_ROOT, SEAT, (rum_action[]){1, 5, 9}, 3));
    CHECK(!tree_covers(&t, TREE_ROOT, SEAT, (rum_action[]){1, 4}, 2));
    CHECK(!tree_covers(&t, TREE_ROOT, 0, (rum_action[]){1}, 1));
    rum_action last = 0;
    for (uint32_t i = t.node[TREE_ROOT].first; i != TREE_NONE;
         i = t.node[i].next) {
        CHECK(t.node[i].act > last);
        last = t.node[i].act;
    }
    CHECK_INT(last, 9);
}

TEST(a_full_pool_says_so)
{
    begin();
    rum_action many[70];
    uint16_t prior[70];
    for (int i = 0; i < 70; i++) {
        many[i] = (rum_action)i;
        prior[i] = 1;
    }
    CHECK(!tree_expand(&t, TREE_ROOT, SEAT, many, prior, 70));
    CHECK_INT(t.used, 64);
}

TEST(only_open_children_are_chosen_and_counted)
{
    begin();
    rum_action all[] = {1, 2, 3};
    tree_expand(&t, TREE_ROOT, SEAT, all, even, 3);
    t.node[child(2)].visits = 10;
    t.node[child(2)].sum = 10; /* the best by far, but not open */

    uint32_t c = tree_select(&t, TREE_ROOT, SEAT, (rum_action[]){1, 3}, 2, 1);

    CHECK(t.node[c].act != 2);
    CHECK_INT(t.node[child(1)].open, 1);
    CHECK_INT(t.node[child(2)].open, 0);
    CHECK_INT(t.node[child(3)].open, 1);
}

TEST(the_better_one_is_chosen_when_both_are_known)
{
    begin();
    rum_action two[] = {1, 2};
    tree_expand(&t, TREE_ROOT, SEAT, two, even, 2);
    t.node[child(1)].visits = t.node[child(2)].visits = 50;
    t.node[child(1)].sum = 20;
    t.node[child(2)].sum = 30;

    uint32_t c = tree_select(&t, TREE_ROOT, SEAT, two, 2, 1);

    CHECK_INT(t.node[c].act, 2);
}

TEST(a_heavy_one_is_tried_first)
{
    begin();
    rum_action two[] = {1, 2};
    tree_expand(&t, TREE_ROOT, SEAT, two, (uint16_t[]){1, 50}, 2);

    uint32_t c = tree_select(&t, TREE_ROOT, SEAT, two, 2, 1);

    CHECK_INT(t.node[c].act, 2);
}

TEST(going_down_keeps_the_subtree_and_nothing_else)
{
    begin();
    tree_expand(&t, TREE_ROOT, SEAT, (rum_action[]){1, 2}, even, 2);
    uint32_t two = child(2);
    tree_expand(&t, two, 0, (rum_action[]){7, 8}, even, 2);
    uint32_t eight = tree_child(&t, two, 8, 0);
    t.node[eight].visits = 5;
    tree_expand(&t, eight, SEAT, (rum_action[]){4}, even, 1);

    CHECK(tree_descend(&t, 2));

    CHECK_INT(t.used, 4);
    uint32_t again = tree_child(&t, TREE_ROOT, 8, 0);
    CHECK(again != TREE_NONE);
    CHECK_INT(t.node[again].visits, 5);
    CHECK(tree_child(&t, again, 4, SEAT) != TREE_NONE);
    CHECK(tree_child(&t, TREE_ROOT, 7, 0) != TREE_NONE);
    CHECK(!tree_descend(&t, 55));
    CHECK_INT(t.used, 1);
    CHECK_INT(t.node[TREE_ROOT].first, TREE_NONE);
}

/* Connect Four: seat 0 has three in a row and the fourth place is open. */
static void three_in_a_row(const struct rum_game *game, void *state)
{
    rum_action open[RUM_MAX_ACTIONS];

    kit_deal(game, state, 1, "");
    rum_seat first = rum_head(state)->to_act;
    game->legal(state, open);
    for (int i = 0; i < 6; i++)
        game->apply(state, open[rum_head(state)->to_act == first ? 0 : 1],
                    NULL);
}

TEST(a_search_takes_the_win_and_blocks_the_loss)
{
    const struct rum_game *game = rum_game_find("connect4");
    void *state = rum_alloc(game->state_size);
    rum_action open[RUM_MAX_ACTIONS];
    struct rum_bot_options opt = {.level = "medium", .seed = kit_seed(1)};
    struct rum_bot *bot = rum_bot_create(game, &opt);
    struct rum_advice advice;

    three_in_a_row(game, state);
    game->legal(state, open);
    rum_seat seat = rum_head(state)->to_act;
    CHECK_INT(rum_bot_choose(bot, state, seat, &advice), open[0]);
    CHECK(advice.value > 5000);
    CHECK(advice.has_second);

    /* The other one, to act in the same place, must stop it. */
    game->apply(state, open[3], NULL);
    seat = rum_head(state)->to_act;
    rum_bot_reseed(bot, kit_seed(2));
    CHECK_INT(rum_bot_choose(bot, state, seat, NULL), open[1]);
    rum_bot_destroy(bot);
    free(state);
}

TEST(several_threads_find_it_too)
{
    const struct rum_game *game = rum_game_find("connect4");
    void *state = rum_alloc(game->state_size);
    rum_action open[RUM_MAX_ACTIONS];
    struct rum_bot_options opt = {
        .level = "hard", .seed = kit_seed(1), .iterations = 400, .threads = 3};
    struct rum_bot *bot = rum_bot_create(game, &opt);
    struct rum_advice advice;

    three_in_a_row(game, state);
    game->legal(state, open);
    CHECK_INT(rum_bot_choose(bot, state, rum_head(state)->to_act, &advice),
              open[0]);
    CHECK(advice.work >= 3 * 16);
    rum_bot_destroy(bot);
    free(state);
}

#define SHARERS 3

/* Parts of bots that share nothing add up to what threads find, over a whole
 * opening: with the plans of the decisions before. */
TEST(parts_add_up_to_threads)
{
    const struct rum_game *game = rum_game_find("npzr");
    void *state = rum_alloc(game->state_size);
    void *seen = rum_alloc(game->state_size);
    struct rum_bot_options opt = {.level = "hard",
                                  .seed = kit_seed(5),
                                  .iterations = 120,
                                  .threads = SHARERS};
    struct rum_bot *threads = rum_bot_create(game, &opt), *sharer[SHARERS];
    static struct rum_part part[SHARERS];
    struct rum_advice should, is;
    rum_action before = 0;

    for (opt.part = 1; opt.part <= SHARERS; opt.part++)
        sharer[opt.part - 1] = rum_bot_create(game, &opt);
    kit_deal(game, state, 3, "");
    rum_seat seat = rum_head(state)->to_act;
    for (int i = 0; i < 6 && rum_head(state)->to_act == seat; i++) {
        rum_game_hide(game, state, seat, seen);
        rum_bot_choose(threads, seen, seat, &should);
        for (int k = 0; k < SHARERS; k++)
            rum_bot_part(sharer[k], seen, seat, before, &part[k]);
        rum_bot_sum(part, SHARERS, &is);
        before = part[0].n > 0 ? is.best : before;
        CHECK_INT(is.best, should.best);
        CHECK_INT(is.value, should.value);
        CHECK_INT(is.second, should.second);
        CHECK_INT(is.second_value, should.second_value);
        CHECK_INT(is.work, should.work);
        game->apply(state, is.best, NULL);
    }
    rum_bot_destroy(threads);
    for (int k = 0; k < SHARERS; k++)
        rum_bot_destroy(sharer[k]);
    free(seen);
    free(state);
}

/* What is said to have been played before may be wrong. */
TEST(a_part_does_not_trust_what_was_before)
{
    const struct rum_game *game = rum_game_find("npzr");
    void *state = rum_alloc(game->state_size);
    void *seen = rum_alloc(game->state_size);
    struct rum_bot_options opt = {.level = "hard",
                                  .seed = kit_seed(5),
                                  .iterations = 60,
                                  .threads = 2,
                                  .part = 2};
    struct rum_bot *bot = rum_bot_create(game, &opt);
    static struct rum_part part;

    kit_deal(game, state, 3, "");
    rum_seat seat = rum_head(state)->to_act;
    rum_game_hide(game, state, seat, seen);
    rum_bot_part(bot, seen, seat, 0, &part);
    rum_bot_part(bot, seen, seat, UINT16_MAX, &part);
    CHECK(part.n > 1);
    CHECK_INT(part.advice.work, 30);
    rum_bot_destroy(bot);
    free(seen);
    free(state);
}

/* The greedy player's work cannot be shared: every part is the whole. */
TEST(a_part_of_easy_is_all_of_it)
{
    const struct rum_game *game = rum_game_find("npzr");
    void *state = rum_alloc(game->state_size);
    struct rum_bot_options opt = {.level = "easy", .seed = kit_seed(5)};
    struct rum_bot *bot = rum_bot_create(game, &opt);
    struct rum_advice should, is;
    static struct rum_part part;

    kit_deal(game, state, 3, "");
    rum_seat seat = rum_head(state)->to_act;
    rum_bot_choose(bot, state, seat, &should);
    rum_bot_reseed(bot, kit_seed(5));
    rum_bot_part(bot, state, seat, 0, &part);
    CHECK_INT(rum_bot_sum(&part, 1, &is), should.best);
    CHECK_INT(is.value, should.value);
    CHECK(!rum_bot_shares("easy") && !rum_bot_shares("medium"));
    CHECK(rum_bot_shares("hard") && !rum_bot_shares("nobody"));
    rum_bot_destroy(bot);
    free(state);
}

TEST(a_time_limit_holds)
{
    const struct rum_game *game = rum_game_find("npzr");
    void *state = rum_alloc(game->state_size);
    void *seen = rum_alloc(game->state_size);
    struct rum_bot_options opt = {
        .level = "hard", .seed = kit_seed(1), .millis = 20};
    struct rum_bot *bot = rum_bot_create(game, &opt);
    struct rum_advice advice;

    kit_deal(game, state, 3, "");
    rum_seat seat = rum_head(state)->to_act;
    rum_game_hide(game, state, seat, seen);
    rum_bot_choose(bot, seen, seat, &advice);
    CHECK(advice.work > 0);
    CHECK(advice.work < 2000000); /* it would go on for hours without */
    rum_bot_destroy(bot);
    free(state);
    free(seen);
}
