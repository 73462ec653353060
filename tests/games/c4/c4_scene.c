/*
 * c4_scene.c: what is seen and said of Connect Four, through a match.
 */
#include <stdlib.h>

#include <rumpus/match.h>

#include "c4.h"
#include "kit.h"

extern const struct rum_game c4_game;

/* A match in which seat 0 has three in a row and is to act. */
static struct rum_match *match(void)
{
    static const rum_action moves[] = {0, 0, 1, 1, 2, 2};
    struct rum_options opt;
    struct rum_match *m;
    struct rum_err_text why;

    rum_options_init(&opt, &c4_game);
    CHECK_INT(rum_match_create(&c4_game, &opt, kit_seed(1), &m, &why), RUM_OK);
    for (int i = 0; i < 6; i++)
        CHECK_INT(rum_match_play(m, moves[i]), RUM_OK);
    return m;
}

TEST(the_scene_shows_each_disc_where_it_lies)
{
    struct rum_match *m = match();
    struct rum_scene *scene = rum_scene_create();

    rum_match_view(m, 0, scene);

    CHECK_INT(scene->items.n, 6);
    CHECK_STR(scene->items.v[0].at, "a1");
    CHECK_STR(scene->items.v[0].kind, "red");
    CHECK_STR(scene->items.v[1].at, "a2");
    CHECK_STR(scene->items.v[1].kind, "yellow");
    CHECK_INT(rum_match_layout(m)->cells.n, 42);
    CHECK_INT(scene->actions.n, 7);
    rum_scene_destroy(scene);
    rum_match_destroy(m);
}

TEST(an_offer_names_its_cell_and_what_it_would_do)
{
    struct rum_match *m = match();
    struct rum_offer wins = {0}, plain = {0};

    rum_match_describe(m, 0, 3, &wins);
    CHECK_STR(wins.on[0], "d1");
    CHECK_STR(wins.brief, "d");
    CHECK_INT(wins.tone, RUM_WINS);
    CHECK_INT(wins.clause, C4(2, 1));
    rum_match_describe(m, 0, 0, &plain);
    CHECK_STR(plain.on[0], "a3");
    CHECK_INT(plain.tone, RUM_PLAIN);
    rum_match_destroy(m);
}

TEST(the_end_is_told_with_its_clause)
{
    struct rum_match *m = match();
    struct rum_scene *scene = rum_scene_create();

    CHECK_INT(rum_match_play(m, 3), RUM_OK);
    rum_match_view(m, 1, scene);

    CHECK(scene->over);
    CHECK_HAS(scene->result, "four in a line");
    CHECK_STR(scene->result_clause, "C4-3.1");
    CHECK_INT(scene->points[0], 60);
    rum_scene_destroy(scene);
    rum_match_destroy(m);
}

TEST(the_goal_says_how_long_the_longest_line_is)
{
    struct c4_state c;
    struct rum_goal goal = {0};
    kit_deal(&c4_game, &c, 7, "");
    KIT_PLAY(&c4_game, &c, NULL, 3, 3, 4, 3, 2, 3); /* c1 d1 e1; d2 d3 d4 */

    c4_game.goal(&c, 0, 0, &goal);
    CHECK_INT(goal.done, 3);
    CHECK_INT(goal.of, 4);
    CHECK(goal.near);
    CHECK_STR(goal.missing, "a disc in b, f");
    memset(&goal, 0, sizeof(goal));
    c4_game.goal(&c, 0, 1, &goal);
    CHECK_INT(goal.done, 3);
    CHECK_STR(goal.missing, "a disc in d");
}

TEST(the_dump_lists_columns_from_the_bottom)
{
    struct c4_state c;
    kit_deal(&c4_game, &c, 7, "");
    KIT_PLAY(&c4_game, &c, NULL, 3, 3, 4);

    char *text = kit_dump(&c4_game, &c);
    CHECK_HAS(text, "\"columns\":[\"\",\"\",\"\",\"01\",\"0\",\"\",\"\"]");
    free(text);
}
