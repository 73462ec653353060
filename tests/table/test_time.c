/*
 * test_time.c: clocks, hurry, people who leave and come back.
 */
#include "host.h"

TEST(without_clocks_nothing_is_ever_due)
{
    struct rum_table *t = host_table(2, NULL);

    host_seat(t, "0=human 1=human");
    CHECK(rum_table_next(t).deadline == RUM_NEVER);
    CHECK(rum_table_left(t, 0) == RUM_NEVER);
    CHECK_INT(rum_table_hurry(t), RUM_ENOTHING);
    rum_table_tick(t, 1u << 30);
    CHECK_INT(host_length(t), 0);
    rum_table_destroy(t);
}

TEST(the_harmless_action_is_played_when_time_runs_out)
{
    struct rum_table_rules rules = {.clock = RUM_CLOCK_DECISION, .time = 5000};
    struct rum_table *t = host_table(2, &rules);

    host_seat(t, "0=human 1=human");
    CHECK_INT(rum_table_next(t).deadline, 6000);
    rum_table_tick(t, 4000);
    CHECK_INT(rum_table_left(t, 0), 2000);
    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_OK);
    CHECK_INT(rum_table_left(t, 1), 5000);
    rum_table_tick(t, 8999);
    CHECK_INT(host_length(t), 1);
    rum_table_tick(t, 9000);
    CHECK_INT(host_length(t), 2);
    CHECK_INT(rum_match_action(rum_table_match(t), 1), STAND);
    CHECK_INT(rum_table_left(t, 0), 5000);
    rum_table_destroy(t);
}

TEST(a_bank_shrinks_and_gets_its_increment)
{
    struct rum_table_rules rules = {
        .clock = RUM_CLOCK_BANK, .time = 60000, .increment = 2000};
    struct rum_table *t = host_table(2, &rules);

    host_seat(t, "0=human 1=human");
    rum_table_tick(t, 11000);
    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_OK);
    CHECK_INT(rum_table_left(t, 0), 52000);
    CHECK_INT(rum_table_left(t, 1), 60000);
    CHECK_INT(rum_table_next(t).deadline, 71000);
    rum_table_destroy(t);
}

TEST(clocks_stand_while_the_host_or_the_disk_holds_things_up)
{
    struct rum_table_rules rules = {
        .clock = RUM_CLOCK_DECISION, .time = 5000, .hurry = 1000};
    struct rum_table *t = host_table(2, &rules);
    struct disk d;

    host_seat(t, "0=human 1=human");
    rum_table_stop(t, true);
    CHECK(rum_table_next(t).deadline == RUM_NEVER);
    rum_table_tick(t, 50000);
    CHECK_INT(rum_table_left(t, 0), 5000);
    rum_table_stop(t, false);
    CHECK_INT(rum_table_next(t).deadline, 55000);

    host_record(t, &d, RUM_EPENDING);
    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_EPENDING);
    CHECK(rum_table_next(t).deadline == RUM_NEVER);
    rum_table_tick(t, 90000);
    rum_table_settle(t, true);
    CHECK_INT(rum_table_left(t, 1), 5000);

    /* A countdown stops too. */
    CHECK_INT(rum_table_hurry(t), RUM_OK);
    rum_table_stop(t, true);
    rum_table_tick(t, 99000);
    rum_table_stop(t, false);
    CHECK_INT(rum_table_hurried(t), 100000);
    rum_table_destroy(t);
    rum_text_finish(&d.text);
}

TEST(no_clock_runs_while_a_seat_waits_for_somebody)
{
    struct rum_table_rules rules = {
        .clock = RUM_CLOCK_DECISION, .time = 5000, .hurry = 1000};
    struct rum_table *t = host_table(3, &rules);
    struct rum_sitter bot = {.kind = RUM_SITS_BOT, .bot = "easy"};

    host_seat(t, "0=human 1=open 2=open");
    CHECK(rum_table_next(t).deadline == RUM_NEVER);
    CHECK_INT(rum_table_hurry(t), RUM_ENOTHING);
    rum_table_tick(t, 50000);
    CHECK_INT(rum_table_left(t, 0), 5000);
    CHECK_INT(host_length(t), 0);
    CHECK_INT(rum_table_sit(t, 1, "Ben"), RUM_OK);
    rum_table_tick(t, 60000);
    CHECK_INT(rum_table_left(t, 0), 5000);
    CHECK_INT(rum_table_seat(t, 2, &bot), RUM_OK);
    CHECK_INT(rum_table_next(t).deadline, 65000);
    CHECK_INT(rum_table_hurry(t), RUM_OK);
    CHECK_INT(rum_table_next(t).deadline, 61000);
    rum_table_destroy(t);
}

TEST(a_disk_that_fails_is_tried_again_with_patience)
{
    struct rum_table_rules rules = {.clock = RUM_CLOCK_DECISION, .time = 5000};
    struct rum_table *t = host_table(2, &rules);
    struct disk d;

    host_seat(t, "0=human 1=human");
    host_record(t, &d, RUM_EIO);
    rum_table_tick(t, 6000);
    CHECK_INT(host_length(t), 0);
    CHECK_INT(rum_table_next(t).deadline, 7000);
    d.says = RUM_OK;
    rum_table_tick(t, 6500);
    CHECK_INT(host_length(t), 0);
    rum_table_tick(t, 7000);
    CHECK_INT(host_length(t), 1);
    rum_table_destroy(t);
    rum_text_finish(&d.text);
}

TEST(anybody_may_hurry_whoever_is_slow)
{
    struct rum_table_rules rules = {.hurry = 60000};
    struct rum_table *t = host_table(2, &rules);

    host_seat(t, "0=human 1=human");
    CHECK_INT(rum_table_hurry(t), RUM_OK);
    CHECK_INT(rum_table_hurry(t), RUM_ENOTHING);
    CHECK_INT(rum_table_next(t).deadline, 61000);
    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_OK);
    CHECK(rum_table_hurried(t) == RUM_NEVER);
    CHECK_INT(rum_table_hurry(t), RUM_OK);
    rum_table_tick(t, 61000);
    CHECK_INT(host_length(t), 2);
    CHECK_INT(rum_match_action(rum_table_match(t), 1), STAND);
    rum_table_destroy(t);
}

TEST(the_playing_time_is_called_once)
{
    struct rum_table_rules rules = {.limit = 60000};
    struct rum_table *t = host_table(2, &rules);
    struct rum_text text = {0};

    host_seat(t, "0=human 1=human");
    CHECK_INT(rum_table_next(t).deadline, 61000);
    rum_table_tick(t, 21000);
    CHECK_INT(rum_table_time_left(t), 40000);
    rum_table_stop(t, true);
    rum_table_tick(t, 90000);
    rum_table_stop(t, false);
    CHECK_INT(rum_table_next(t).deadline, 130000);
    rum_table_keep(t, &text);
    CHECK_HAS(text.s, "\"limit\":60");
    CHECK_HAS(text.s, "\"played\":20000,\"called\":false");
    rum_table_tick(t, 130000);
    CHECK_INT(host_length(t), 1);
    CHECK_INT(rum_match_decider(rum_table_match(t), 0), RUM_NOBODY);
    CHECK(rum_table_next(t).deadline == RUM_NEVER);
    rum_table_destroy(t);
    rum_text_finish(&text);

    /* No limit, no call. */
    t = host_table(2, NULL);
    CHECK(rum_table_time_left(t) == RUM_NEVER);
    rum_table_destroy(t);
}

TEST(a_bot_stands_in_after_the_grace_and_gives_the_seat_back)
{
    struct rum_table_rules rules = {.grace = 30000};
    struct rum_table *t = host_table(2, &rules);

    host_seat(t, "0:Ann=human 1:Bob=human");
    int ann = rum_table_holder(t, 0);
    host_everybody_comes(t);
    rum_table_come(t, ann); /* a second window */
    rum_table_go(t, ann);
    CHECK(rum_table_here(t, 0));
    rum_table_go(t, ann);
    CHECK(!rum_table_here(t, 0));
    CHECK_INT(rum_table_away(t, 0), 1000);
    CHECK_INT(rum_table_next(t).what, RUM_WAITS_PERSON);
    CHECK_INT(rum_table_next(t).deadline, 31000);
    rum_table_tick(t, 31000);
    CHECK(rum_table_stood_in(t, 0));
    CHECK_INT(rum_table_next(t).what, RUM_WAITS_BOT);
    CHECK_INT(host_think(t), RUM_OK);
    CHECK_INT(host_length(t), 1);
    CHECK_STR(rum_match_seat_who(rum_table_match(t), 0), "human");

    /* Back while the bot is thinking: its thought is of no use. */
    CHECK_INT(rum_table_play(t, 1, ROLL), RUM_OK);
    struct rum_thought *th = rum_table_think(t);
    CHECK(th != NULL);
    rum_table_come(t, ann);
    CHECK_INT(rum_table_next(t).what, RUM_WAITS_PERSON);
    rum_thought_run(th);
    CHECK_INT(rum_table_thought(t, th), RUM_ENOTHING);
    rum_thought_destroy(th);
    CHECK_INT(host_length(t), 2);
    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_OK);
    rum_table_destroy(t);
}

TEST(nobody_stands_in_for_whom_nobody_waits)
{
    struct rum_table_rules rules = {.grace = 30000};
    struct rum_table *t = host_table(3, &rules);

    host_seat(t, "0:Ann=human 1=easy 2:Zoe=human");
    /* Zoe was invited and has never been here: the table waits for her. */
    rum_table_come(t, rum_table_holder(t, 0));
    rum_table_tick(t, 90000);
    CHECK(!rum_table_stood_in(t, 2));
    CHECK(rum_table_away(t, 2) == RUM_NEVER);
    /* Ann left and nobody else is here. */
    rum_table_go(t, rum_table_holder(t, 0));
    rum_table_tick(t, 190000);
    CHECK(!rum_table_stood_in(t, 0));
    CHECK(rum_table_next(t).deadline == RUM_NEVER);
    rum_table_destroy(t);
}

TEST(clocks_and_rules_outlive_the_host)
{
    struct rum_table_rules rules = {.clock = RUM_CLOCK_BANK,
                                    .time = 60000,
                                    .increment = 2000,
                                    .grace = 30000,
                                    .stand_in = "medium:9"};
    struct rum_table *t = host_table(2, &rules), *again;
    struct rum_text text = {0}, twice = {0};
    struct rum_err_text why;

    host_seat(t, "0=human 1=human");
    uint32_t kept = rum_table_kept(t);
    rum_table_come(t, rum_table_holder(t, 0));
    CHECK(rum_table_kept(t) != kept);
    rum_table_tick(t, 11000);
    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_OK);
    rum_table_open(t);
    rum_table_keep(t, &text);

    again = host_table(2, NULL);
    CHECK_INT(rum_table_restore(again, text.s, text.n, &why), RUM_OK);
    CHECK_INT(rum_table_left(again, 0), 52000);
    CHECK_INT(rum_table_rules(again)->clock, RUM_CLOCK_BANK);
    CHECK_INT(rum_table_rules(again)->grace, 30000);
    CHECK_STR(rum_table_rules(again)->stand_in, "medium:9");
    CHECK(rum_table_away(again, 0) != RUM_NEVER);
    CHECK(rum_table_away(again, 1) == RUM_NEVER);
    rum_table_keep(again, &twice);
    CHECK_STR(twice.s, text.s);
    for (size_t n = 0; n < text.n; n++)
        CHECK_INT(rum_table_restore(again, text.s, n, &why), RUM_EFORMAT);
    CHECK_INT(rum_table_restore(again, "{}", 2, &why), RUM_EFORMAT);
    CHECK_HAS(why.text, "rum_table_keep");
    rum_table_destroy(t);
    rum_table_destroy(again);
    rum_text_finish(&text);
    rum_text_finish(&twice);
}

/* Options as "players=2", up to a NULL. */
static struct rum_match *deal(const char *id, const char *const *options)
{
    const struct rum_game *game = rum_game_find(id);
    struct rum_options opt;
    struct rum_err_text why;
    struct rum_match *m;

    rum_options_init(&opt, game);
    for (; *options; options++)
        CHECK_INT(rum_options_parse(&opt, game, *options, &why), RUM_OK);
    CHECK_INT(rum_match_create(game, &opt, kit_seed(3), &m, &why), RUM_OK);
    return m;
}

/* ZP-20.6: three hours unless something else is agreed on. */
TEST(the_elf_wins_by_the_clock_of_the_table)
{
    struct rum_match *m = deal(
        "zerpang", (const char *[]){"players=3", "classes=Elf,Ninja,Pirate",
                                    "elf_mode=clock", NULL});
    struct rum_table_rules rules = {.limit = rum_table_limit(m)};

    CHECK_INT(rules.limit, 3 * 3600 * 1000);
    struct rum_table *t = rum_table_create(m, &rules, 1000);
    host_seat(t, "0=human 1=human");
    CHECK_INT(rum_table_time_left(t), rules.limit);
    rum_table_tick(t, rules.limit + 999);
    CHECK(rum_match_actor(m) != RUM_NOBODY);
    rum_table_tick(t, rules.limit + 1000);
    CHECK_INT(rum_match_actor(m), RUM_NOBODY);
    CHECK_INT(rum_table_score(t, 0), 60);
    rum_table_destroy(t);
}

TEST(time_is_not_called_where_the_rules_have_no_use_for_it)
{
    struct rum_match *m =
        deal("zerpang", (const char *[]){"players=2", "elf_mode=rounds", NULL});
    struct rum_table_rules rules = {.limit = 500};

    CHECK_INT(rum_table_limit(m), 0);
    struct rum_table *t = rum_table_create(m, &rules, 1000);
    CHECK(rum_table_time_left(t) == RUM_NEVER);
    rum_table_tick(t, 9000);
    CHECK_INT(host_length(t), 0);
    rum_table_destroy(t);
    m = deal("npzr", (const char *[]){NULL});
    CHECK_INT(rum_table_limit(m), 0);
    rum_match_destroy(m);
}
