/*
 * test_think.c: bots, hints and advice.
 */
#include "host.h"

TEST(a_bot_thinks_once_and_plays)
{
    struct rum_table *t = host_table(2, NULL);

    host_seat(t, "0=easy 1=human");
    CHECK_INT(rum_table_next(t).what, RUM_WAITS_BOT);
    struct rum_thought *th = rum_table_think(t);
    CHECK_INT(th->seat, 0);
    CHECK_INT(th->person, RUM_STRANGER);
    CHECK(!rum_table_think(t));
    rum_thought_run(th);
    CHECK_INT(rum_table_thought(t, th), RUM_OK);
    rum_thought_destroy(th);
    CHECK_INT(host_length(t), 1);
    CHECK_INT(rum_table_next(t).what, RUM_WAITS_PERSON);
    CHECK(!rum_table_think(t));
    rum_table_destroy(t);
}

TEST(a_thought_sees_what_its_seat_may)
{
    struct rum_table *t = host_table(2, NULL);
    const struct rum_game *game = rum_match_game(rum_table_match(t));

    host_seat(t, "0=easy 1=human");
    struct rum_thought *th = rum_table_think(t);
    void *twice = rum_alloc(game->state_size);
    rum_game_hide(game, th->hidden, 0, twice);
    CHECK_BYTES(th->hidden, twice, game->state_size);
    CHECK(memcmp(th->hidden, rum_match_state(rum_table_match(t)),
                 game->state_size) != 0);
    free(twice);
    rum_thought_destroy(th);
    rum_table_destroy(t);
}

TEST(a_thought_may_outlive_its_decision_and_its_table)
{
    struct rum_table *t = host_table(2, NULL);
    struct rum_sitter person = {.kind = RUM_SITS_PERSON};

    host_seat(t, "0=easy 1=human");
    struct rum_thought *old = rum_table_think(t);
    CHECK_INT(rum_table_seat(t, 0, &person), RUM_OK);
    CHECK_INT(rum_table_next(t).what, RUM_WAITS_PERSON);
    rum_thought_run(old);
    CHECK_INT(rum_table_thought(t, old), RUM_ENOTHING);
    CHECK_INT(host_length(t), 0);
    rum_thought_destroy(old);

    host_seat(t, "0=easy 1=human");
    old = rum_table_think(t);
    rum_table_destroy(t);
    rum_thought_run(old);
    rum_thought_destroy(old);
}

TEST(a_quick_bot_waits_until_it_is_due)
{
    struct rum_table_rules rules = {.pace = 120};
    struct rum_table *t = host_table(2, &rules);

    host_seat(t, "0=easy 1=human");
    CHECK_INT(host_think(t), RUM_OK);
    CHECK_INT(host_length(t), 0);
    CHECK_INT(rum_table_next(t).what, RUM_WAITS_BOT);
    CHECK_INT(rum_table_next(t).deadline, 1120);
    CHECK(!rum_table_think(t));
    rum_table_tick(t, 1119);
    CHECK_INT(host_length(t), 0);
    rum_table_tick(t, 1120);
    CHECK_INT(host_length(t), 1);
    rum_table_destroy(t);
}

/* Time tells: with secrets on the table a bot that searches takes its whole
 * time for every decision. */
TEST(how_long_a_searching_bot_takes_tells_nothing)
{
    struct rum_table_rules rules = {.pace = 3, .most = 12, .least = 6};
    struct rum_table *t = host_table(2, &rules);

    host_seat(t, "0=medium 1=human");
    struct rum_thought *th = rum_table_think(t);
    CHECK_INT(th->due, 1012);
    rum_thought_destroy(th);
    rum_table_destroy(t);

    t = host_table(2, &rules);
    host_seat(t, "0=medium:5 1=human"); /* a budget of its own */
    th = rum_table_think(t);
    CHECK_INT(th->due, 1003);
    rum_thought_destroy(th);
    rum_table_destroy(t);
}

TEST(a_host_bounds_the_budgets_people_ask_for)
{
    struct rum_table_rules rules = {
        .pace = 3, .most = 12, .least = 6, .ceiling = 50};
    struct rum_table *t = host_table(2, &rules);

    host_seat(t, "0=medium:5 1=human");
    struct rum_thought *th = rum_table_think(t);
    CHECK_INT(th->due, 1012); /* however soon it has done with them */
    rum_thought_destroy(th);
    rum_table_destroy(t);

    t = host_table(2, &rules);
    host_seat(t, "0=medium:9000ms 1=human");
    th = rum_table_think(t);
    CHECK_INT(th->due, 1050);
    rum_thought_destroy(th);
    rum_table_destroy(t);
}

TEST(bots_hurry_when_people_have_waited)
{
    struct rum_table_rules rules = {.most = 1000, .least = 250};
    struct rum_table *t = host_table(2, &rules);

    host_seat(t, "0=medium 1=human");
    rum_table_tick(t, 1300);
    struct rum_thought *th = rum_table_think(t);
    CHECK_INT(th->due, 1800);
    rum_thought_destroy(th);
    rum_table_destroy(t);
}

TEST(a_decision_the_disk_refused_is_kept)
{
    struct rum_table *t = host_table(2, NULL);
    struct disk d;

    host_seat(t, "0=easy 1=human");
    host_record(t, &d, RUM_EIO);
    CHECK_INT(host_think(t), RUM_EIO);
    CHECK_INT(rum_table_next(t).what, RUM_WAITS_BOT);
    CHECK_INT(rum_table_next(t).deadline, 2000);
    CHECK(!rum_table_think(t));
    CHECK_INT(rum_table_again(t), RUM_EIO);
    d.says = RUM_EPENDING;
    rum_table_tick(t, 3000);
    CHECK_INT(rum_table_next(t).what, RUM_WAITS_DISK);
    rum_table_settle(t, false);
    CHECK_INT(host_length(t), 0);
    rum_table_tick(t, 4000);
    rum_table_settle(t, true);
    CHECK_INT(host_length(t), 1);
    CHECK_INT(rum_table_again(t), RUM_ENOTHING);
    rum_table_destroy(t);
    rum_text_finish(&d.text);
}

TEST(repeatable_bots_repeat_themselves)
{
    struct rum_table_rules rules = {.repeatable = true};
    struct rum_text text[2] = {{0}, {0}};

    for (int i = 0; i < 2; i++) {
        struct rum_table *t = host_table(3, &rules);
        host_seat(t, "0=random 1=random 2=random");
        while (rum_table_next(t).what == RUM_WAITS_BOT)
            CHECK_INT(host_think(t), RUM_OK);
        rum_match_save(rum_table_match(t), &text[i]);
        rum_table_destroy(t);
    }
    CHECK_STR(text[0].s, text[1].s);
    rum_text_finish(&text[0]);
    rum_text_finish(&text[1]);
}

TEST(a_hint_is_for_whoever_decides_and_one_at_a_time)
{
    struct rum_table_rules rules = {.most = 20, .least = 20};
    struct rum_table *t = host_table(2, &rules);

    host_seat(t, "0:Ann=human 1:Bob=human");
    host_everybody_comes(t);
    int ann = rum_table_holder(t, 0);
    CHECK_INT(rum_table_hint(t, rum_table_holder(t, 1)), RUM_EILLEGAL);
    CHECK_INT(rum_table_hint(t, RUM_STRANGER), RUM_EILLEGAL);
    CHECK_INT(rum_table_hint(t, ann), RUM_OK);
    CHECK_INT(rum_table_hint(t, ann), RUM_EBUSY);
    struct rum_thought *th = rum_table_think(t);
    CHECK_INT(th->person, ann);
    CHECK_INT(rum_table_hint(t, ann), RUM_EBUSY);
    CHECK(!rum_table_think(t));
    rum_thought_run(th);
    CHECK_INT(rum_table_thought(t, th), RUM_OK);
    CHECK(th->best == ROLL || th->best == STAND);
    rum_thought_destroy(th);
    CHECK_INT(host_length(t), 0); /* it is only advice */

    /* What is of no use any more does not stand in the way of the next. */
    CHECK_INT(rum_table_hint(t, ann), RUM_OK);
    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_OK);
    CHECK(!rum_table_think(t));
    CHECK_INT(rum_table_play(t, 1, ROLL), RUM_OK);
    CHECK_INT(rum_table_hint(t, ann), RUM_OK);
    th = rum_table_think(t);
    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_OK);
    rum_thought_run(th);
    CHECK_INT(rum_table_thought(t, th), RUM_ENOTHING);
    rum_thought_destroy(th);
    rum_table_destroy(t);
}

/* What a strong bot advises after these columns. */
static struct rum_thought *advice_after(const rum_action *columns, size_t n,
                                        struct rum_table **t)
{
    struct rum_match *m;
    struct rum_err_text why;
    struct rum_options opt;
    const struct rum_game *game = rum_game_find("connect4");
    struct rum_bot_options hard = {.level = "hard", .iterations = 200};

    rum_options_init(&opt, game);
    CHECK_INT(rum_match_create(game, &opt, (struct rum_seed){{1}}, &m, &why),
              RUM_OK);
    for (size_t i = 0; i < n; i++)
        CHECK_INT(rum_match_play(m, columns[i]), RUM_OK);
    *t = rum_table_create(m, NULL, 0);
    struct rum_thought *th = rum_table_advise(*t, &hard);
    rum_thought_run(th);
    return th;
}

/* Three in a column, and the fourth is open. */
TEST(a_hint_says_what_it_rests_on)
{
    struct rum_table *t;
    struct rum_thought *th =
        advice_after((const rum_action[]){3, 0, 3, 0, 3, 1}, 6, &t);

    CHECK_INT(th->best, 3);
    CHECK(!th->explained); /* nobody asked */
    rum_thought_explain(th);
    CHECK_STR(th->hint.why, "it wins the game");
    CHECK_INT(th->hint.odds, -1); /* nobody has measured this game */
    CHECK_STR(th->hint.chance, "you are well ahead");
    rum_thought_destroy(th);
    rum_table_destroy(t);
}

/* An empty board: nothing is certain, and still there is a reason. */
TEST(a_hint_has_a_reason_where_nothing_is_certain)
{
    struct rum_table *t;
    struct rum_thought *th = advice_after(NULL, 0, &t);

    rum_thought_explain(th);
    CHECK_HAS(th->hint.why, "in the bot's trials");
    rum_thought_destroy(th);
    rum_table_destroy(t);
}

TEST(advice_can_be_had_for_any_seat_to_act)
{
    struct rum_table *t = host_table(2, NULL);
    struct rum_bot_options opt = {.level = "easy"}, none = {.level = "clever"};

    host_seat(t, "0=human 1=human");
    struct rum_thought *th = rum_table_advise(t, &opt);
    rum_thought_run(th);
    CHECK_INT(th->seat, 0);
    CHECK_INT(th->best, ROLL);
    rum_thought_destroy(th);
    CHECK(!rum_table_advise(t, &none));
    CHECK_INT(rum_table_play(t, 0, STAND), RUM_OK);
    CHECK_INT(rum_table_fallback(t), RUM_OK);
    CHECK(!rum_table_advise(t, &opt));
    CHECK_INT(rum_table_fallback(t), RUM_EOVER);
    rum_table_destroy(t);
}
