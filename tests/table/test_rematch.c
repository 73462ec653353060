/*
 * test_rematch.c: one more game of the same people.
 */
#include "host.h"

static struct rum_table *rematch(struct rum_table *t, int person)
{
    CHECK_INT(rum_table_rematch(t, person, NULL), RUM_OK);
    struct rum_table *next = rum_table_follow(t);
    CHECK(next != NULL);
    return next;
}

TEST(everybody_sits_one_further_and_keeps_number_and_score)
{
    struct rum_table_rules rules = {.clock = RUM_CLOCK_BANK, .time = 9000};
    struct rum_table *t = host_table(3, &rules);

    host_seat(t, "0:Ann=human 1:Hal=hard:7 2:Cat=human");
    int ann = rum_table_holder(t, 0), cat = rum_table_holder(t, 2);
    CHECK_INT(rum_table_games(t), 0);
    CHECK_INT(rum_table_rematch(t, ann, NULL), RUM_EILLEGAL); /* it is on */
    host_end(t);
    CHECK_INT(rum_table_games(t), 1);
    CHECK_INT(rum_table_rematch(t, RUM_STRANGER, NULL), RUM_EILLEGAL);

    struct rum_table *next = rematch(t, cat);
    CHECK_STR(rum_table_sitter(next, 0)->name, "Cat");
    CHECK_STR(rum_table_sitter(next, 1)->name, "Ann");
    CHECK_STR(rum_table_sitter(next, 2)->bot, "hard:7");
    CHECK_INT(rum_table_holder(next, 1), ann);
    CHECK_INT(rum_table_holder(next, 0), cat);
    CHECK_INT(rum_table_left(next, 1), 9000);
    CHECK_INT(rum_table_games(next), 1);
    int sum = 0;
    for (rum_seat i = 0; i < 3; i++) {
        CHECK_INT(rum_table_score(next, (rum_seat)((i + 1) % 3)),
                  rum_table_score(t, i));
        sum += rum_table_score(next, i);
    }
    CHECK_INT(sum, 60);
    struct rum_seed one = rum_match_seed(rum_table_match(t));
    struct rum_seed two = rum_match_seed(rum_table_match(next));
    CHECK(memcmp(&one, &two, sizeof(one)) != 0);

    host_end(next);
    struct rum_table *third = rematch(next, ann);
    CHECK_INT(rum_table_games(third), 2);
    CHECK_INT(rum_table_score(third, 0) + rum_table_score(third, 1) +
                  rum_table_score(third, 2),
              120);
    rum_table_destroy(third);
    rum_table_destroy(next);
    rum_table_destroy(t);
}

TEST(time_stands_still_until_everybody_has_come_over)
{
    struct rum_table_rules rules = {
        .clock = RUM_CLOCK_BANK, .time = 9000, .hurry = 60000, .grace = 30000};
    struct rum_table *t = host_table(2, &rules);

    host_seat(t, "0:Ann=human 1:Bob=human");
    int ann = rum_table_holder(t, 0), bob = rum_table_holder(t, 1);
    host_end(t);
    struct rum_table *next = rematch(t, ann);
    rum_table_come(next, ann);
    rum_table_tick(next, 1000 + 20000);
    CHECK_INT(rum_table_left(next, 0), 9000);
    CHECK_INT(rum_table_left(next, 1), 9000);
    CHECK_INT(rum_table_hurry(next), RUM_ENOTHING);
    CHECK(!rum_table_stood_in(next, 0));
    rum_table_come(next, bob);
    rum_table_tick(next, 1000 + 21000);
    CHECK_INT(rum_table_left(next, 0) + rum_table_left(next, 1), 17000);
    rum_table_destroy(next);

    /* Who does not come at all is played for, as anybody who is away. */
    rum_table_followed(t, "");
    next = rematch(t, ann);
    rum_table_come(next, ann);
    rum_table_tick(next, 1000 + 31000);
    CHECK(rum_table_stood_in(next, 0));
    rum_table_destroy(next);
    rum_table_destroy(t);
}

/* Nobody is kept waiting by somebody who does not come along. */
TEST(it_is_known_who_begins_and_whether_by_lot)
{
    const struct rum_game *game = rum_game_find("npzr");
    struct rum_options opt;
    struct rum_err_text why;
    struct rum_match *m;
    bool by_lot = true;

    struct rum_table *t = host_table(2, NULL); /* first=0 */
    host_seat(t, "0=human 1=human");
    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_OK);
    CHECK_INT(rum_table_begins(t, &by_lot), 0);
    CHECK(!by_lot);
    rum_table_destroy(t);

    rum_options_init(&opt, game); /* first=random */
    CHECK_INT(rum_match_create(game, &opt, (struct rum_seed){{7}}, &m, &why),
              RUM_OK);
    rum_seat first = rum_match_actor(m);
    t = rum_table_create(m, NULL, 1000);
    CHECK_INT(rum_table_begins(t, &by_lot), first);
    CHECK(by_lot);
    rum_table_destroy(t);
}

TEST(who_does_not_come_to_the_rematch_is_played_for)
{
    struct rum_table_rules rules = {.grace = 500};
    struct rum_table *t = host_table(2, &rules);

    host_seat(t, "0=human 1=human");
    host_end(t);
    struct rum_table *next = rematch(t, rum_table_holder(t, 0));
    rum_table_come(next, rum_table_holder(next, 1));
    rum_table_tick(next, 1500);
    CHECK(rum_table_stood_in(next, 0));
    CHECK(!rum_table_stood_in(next, 1));
    rum_table_destroy(next);
    rum_table_destroy(t);
}

TEST(a_series_outlives_its_host)
{
    struct rum_table *t = host_table(2, NULL), *again = host_table(2, NULL);
    struct rum_text text = {0};
    struct rum_err_text why;

    host_seat(t, "0=human 1=human");
    host_end(t);
    struct rum_table *next = rematch(t, rum_table_holder(t, 0));
    rum_table_followed(next, "third");
    rum_table_keep(next, &text);
    CHECK_HAS(text.s, "\"rematch\":\"third\"");
    CHECK_INT(rum_table_restore(again, text.s, text.n, &why), RUM_OK);
    CHECK_INT(rum_table_games(again), 1);
    CHECK_INT(rum_table_score(again, 0), rum_table_score(next, 0));
    CHECK_INT(rum_table_score(again, 1), rum_table_score(next, 1));
    rum_text_finish(&text);
    rum_table_destroy(again);
    rum_table_destroy(next);
    rum_table_destroy(t);
}

TEST(a_wish_that_is_refused_or_dropped_leaves_nothing_behind)
{
    struct rum_table *t = host_table(2, NULL);
    const struct rum_match *m = rum_table_match(t);

    host_seat(t, "0=human 1=human");
    host_everybody_comes(t);
    host_end(t);
    int ann = rum_table_holder(t, 0), bob = rum_table_holder(t, 1);
    for (int i = 0; i < 3; i++) {
        struct rum_err_text why;
        struct rum_match *other;
        CHECK_INT(rum_match_create(rum_match_game(m), rum_match_options(m),
                                   kit_seed(9), &other, &why),
                  RUM_OK);
        CHECK_INT(rum_table_rematch(t, ann, other), RUM_OK);
        CHECK(rum_table_proposed(t) == other);
        if (i == 0)
            CHECK_INT(rum_table_consent(t, bob, false), RUM_OK);
        else if (i == 1)
            CHECK_INT(rum_table_withdraw(t, ann), RUM_OK);
        else
            rum_table_go(t, ann);
        CHECK(!rum_table_wish(t));
        CHECK(!rum_table_proposed(t));
        CHECK(!rum_table_follow(t));
    }
    rum_table_destroy(t);
}

TEST(there_is_one_rematch_even_while_it_is_being_laid)
{
    struct rum_table *t = host_table(2, NULL);

    host_seat(t, "0:Ann=human 1:Bob=human");
    int ann = rum_table_holder(t, 0), bob = rum_table_holder(t, 1);
    host_end(t);
    rum_table_destroy(rematch(t, ann));
    CHECK_INT(rum_table_rematch(t, bob, NULL), RUM_ENOTHING);
    rum_table_followed(t, ""); /* the host could not */
    rum_table_destroy(rematch(t, bob));
    rum_table_followed(t, "second");
    CHECK_INT(rum_table_rematch(t, ann, NULL), RUM_ENOTHING);
    rum_table_destroy(t);
}
