/*
 * test_giveup.c: ending a game before its rules do.
 */
#include "host.h"

static struct rum_match *reread(struct rum_table *t)
{
    struct rum_text text = {0};
    struct rum_err_text why;
    struct rum_match *again;

    rum_match_save(rum_table_match(t), &text);
    CHECK_INT(rum_match_load(text.s, text.n, NULL, &again, &why), RUM_OK);
    rum_text_finish(&text);
    return again;
}

TEST(with_two_sides_whoever_resigns_loses_and_the_recording_tells_it)
{
    struct rum_table *t = host_table(2, NULL);
    struct rum_scene *scene = rum_scene_create();
    struct disk d;

    host_seat(t, "0:Ann=human 1:Bob=human");
    host_everybody_comes(t);
    host_record(t, &d, RUM_OK);
    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_OK);
    CHECK_INT(rum_table_resign(t, 0), RUM_OK); /* on Bob's turn */
    CHECK_INT(rum_table_next(t).what, RUM_WAITS_NOBODY);
    CHECK_INT(rum_table_score(t, 0), 0);
    CHECK_INT(rum_table_score(t, 1), 60);
    CHECK_HAS(d.text.s, "\nresign 0 ");
    rum_match_view(rum_table_match(t), 0, scene);
    CHECK(scene->over && scene->actions.n == 0);
    CHECK_STR(scene->result, "You resign");
    CHECK_INT(scene->points[1], 60);
    CHECK_HAS(scene->log.v[scene->log.n - 1].text, "You resign");
    CHECK_INT(rum_table_resign(t, 1), RUM_EOVER);

    struct rum_match *again = reread(t);
    CHECK_INT(rum_match_actor(again), RUM_NOBODY);
    rum_match_view(again, 1, scene);
    CHECK_STR(scene->result, "Ann resigns");
    rum_match_destroy(again);
    rum_scene_destroy(scene);
    rum_table_destroy(t);
    rum_text_finish(&d.text);
}

TEST(a_resignation_is_taken_back_with_consent)
{
    struct rum_table *t = host_table(2, NULL);

    host_seat(t, "0=human 1=human");
    host_everybody_comes(t);
    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_OK);
    CHECK_INT(rum_table_resign(t, 0), RUM_OK);
    CHECK_INT(rum_table_undo(t, 0), RUM_OK);
    CHECK(rum_table_wish(t) != NULL);
    CHECK_INT(rum_table_consent(t, rum_table_holder(t, 1), true), RUM_OK);
    CHECK_INT(rum_match_actor(rum_table_match(t)), 0);
    rum_table_destroy(t);
}

TEST(with_more_sides_a_bot_takes_the_seat_for_good)
{
    struct rum_table *t = host_table(3, NULL);

    host_seat(t, "0=human 1=human 2=human");
    host_everybody_comes(t);
    CHECK_INT(rum_table_resign(t, 1), RUM_OK);
    CHECK_INT(rum_table_sitter(t, 1)->kind, RUM_SITS_BOT);
    CHECK_INT(rum_table_holder(t, 1), RUM_STRANGER);
    CHECK_INT(rum_match_actor(rum_table_match(t)), 0);
    CHECK_INT(rum_table_draw(t, 0), RUM_EILLEGAL);
    rum_table_destroy(t);
}

TEST(a_draw_needs_everybody_and_nobody_agrees_by_leaving)
{
    struct rum_table *t = host_table(2, NULL);

    host_seat(t, "0=human 1=human");
    int ann = rum_table_holder(t, 0), bob = rum_table_holder(t, 1);
    rum_table_come(t, ann);
    CHECK_INT(rum_table_draw(t, 0), RUM_ENOTHING); /* Bob is not here */
    rum_table_come(t, bob);
    CHECK_INT(rum_table_draw(t, 0), RUM_OK);
    CHECK_INT(rum_table_wish(t)->what, RUM_WISH_DRAW);
    rum_table_go(t, bob);
    CHECK(!rum_table_wish(t));
    CHECK_INT(rum_match_actor(rum_table_match(t)), 0);
    rum_table_come(t, bob);
    CHECK_INT(rum_table_draw(t, 0), RUM_OK);
    CHECK_INT(rum_table_consent(t, bob, true), RUM_OK);
    CHECK_INT(rum_table_score(t, 0), 30);
    CHECK_INT(rum_table_score(t, 1), 30);
    struct rum_match *again = reread(t);
    CHECK_INT(rum_match_actor(again), RUM_NOBODY);
    rum_match_destroy(again);
    rum_table_destroy(t);
}

TEST(partners_resign_together)
{
    const struct rum_game *game = rum_game_find("mercer");
    struct rum_options opt;
    struct rum_err_text why;
    struct rum_match *m;
    int side[RUM_MAX_SEATS];

    rum_options_init(&opt, game);
    CHECK_INT(rum_match_create(game, &opt, kit_seed(3), &m, &why), RUM_OK);
    CHECK_INT(rum_match_sides(m, side), 2);
    struct rum_table *t = rum_table_create(m, NULL, 1000);
    host_seat(t, "0=human 1=human 2=human 3=human");
    host_everybody_comes(t);
    rum_seat partner = 1;
    while (side[partner] != side[0])
        partner++;
    CHECK_INT(rum_table_resign(t, 0), RUM_OK);
    CHECK_INT(rum_table_wish(t)->asked, RUM_BIT(partner));
    CHECK_INT(rum_table_consent(t, rum_table_holder(t, partner), true), RUM_OK);
    for (rum_seat i = 0; i < 4; i++)
        CHECK_INT(rum_table_score(t, i), side[i] == side[0] ? 0 : 60);
    rum_table_destroy(t);
}

TEST(a_recording_that_resigns_out_of_turn_is_refused)
{
    static const char head[] = "rumpus recording 1\ngame tally\nrules 1\n"
                               "option players 3\nseed 7\n";
    static const char *const lines[] = {"resign 0 0000000000000000\n",
                                        "resign 9 0000000000000000\n",
                                        "resign\n", "draw 0123\n"};
    struct rum_err_text why;
    struct rum_match *m;

    for (size_t i = 0; i < sizeof(lines) / sizeof(*lines); i++) {
        struct rum_text text = {0};
        rum_text_puts(&text, head);
        rum_text_puts(&text, lines[i]);
        CHECK(rum_match_load(text.s, text.n, NULL, &m, &why) < 0);
        CHECK_HAS(why.text, "line 6");
        rum_text_finish(&text);
    }
}
