/*
 * test_undo.c: taking back by consent.
 */
#include "host.h"

/* Three people; Ann has rolled, so going back needs consent. */
static struct rum_table *rolled(void)
{
    struct rum_table *t = host_table(3, NULL);

    host_seat(t, "0:Ann=human 1:Bob=human 2:Cleo=human");
    host_everybody_comes(t);
    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_OK);
    return t;
}

TEST(everybody_here_must_consent)
{
    struct rum_table *t = rolled();

    CHECK_INT(rum_table_undo(t, 0), RUM_OK);
    const struct rum_wish *wish = rum_table_wish(t);
    CHECK(wish != NULL);
    CHECK_INT(wish->by, 0);
    CHECK_INT(wish->to, 0);
    CHECK_INT(wish->asked, RUM_BIT(1) | RUM_BIT(2));
    CHECK_INT(rum_table_consent(t, rum_table_holder(t, 0), true), RUM_ENOTHING);
    CHECK_INT(rum_table_consent(t, RUM_STRANGER, true), RUM_ENOTHING);
    CHECK_INT(rum_table_consent(t, rum_table_holder(t, 1), true), RUM_OK);
    CHECK_INT(rum_table_consent(t, rum_table_holder(t, 1), true), RUM_ENOTHING);
    CHECK_INT(host_length(t), 1);
    CHECK_INT(rum_table_consent(t, rum_table_holder(t, 2), true), RUM_OK);
    CHECK_INT(host_length(t), 0);
    CHECK(!rum_table_wish(t));
    rum_table_destroy(t);
}

TEST(one_refusal_or_the_wisher_ends_it)
{
    struct rum_table *t = rolled();

    CHECK_INT(rum_table_undo(t, 0), RUM_OK);
    CHECK_INT(rum_table_consent(t, rum_table_holder(t, 2), false), RUM_OK);
    CHECK(!rum_table_wish(t));
    CHECK_INT(host_length(t), 1);

    CHECK_INT(rum_table_undo(t, 0), RUM_OK);
    CHECK_INT(rum_table_withdraw(t, rum_table_holder(t, 1)), RUM_ENOTHING);
    CHECK_INT(rum_table_withdraw(t, rum_table_holder(t, 0)), RUM_OK);
    CHECK(!rum_table_wish(t));

    CHECK_INT(rum_table_undo(t, 0), RUM_OK);
    CHECK_INT(rum_table_play(t, 1, ROLL), RUM_OK);
    CHECK(!rum_table_wish(t));
    rum_table_destroy(t);
}

TEST(nobody_waits_for_the_consent_of_who_is_away)
{
    struct rum_table *t = rolled();
    int bob = rum_table_holder(t, 1), cleo = rum_table_holder(t, 2);

    rum_table_go(t, cleo);
    CHECK_INT(rum_table_undo(t, 0), RUM_OK);
    CHECK_INT(rum_table_wish(t)->asked, RUM_BIT(1));
    rum_table_go(t, bob); /* the last who was asked */
    CHECK_INT(host_length(t), 0);

    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_OK);
    CHECK_INT(rum_table_undo(t, 0), RUM_OK); /* alone now */
    CHECK_INT(host_length(t), 0);

    /* A wisher who leaves wishes nothing. */
    rum_table_come(t, bob);
    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_OK);
    CHECK_INT(rum_table_undo(t, 0), RUM_OK);
    rum_table_go(t, rum_table_holder(t, 0));
    CHECK(!rum_table_wish(t));
    CHECK_INT(host_length(t), 1);
    rum_table_destroy(t);
}

TEST(bots_consent_and_so_do_ones_own_seats)
{
    struct rum_table *t = host_table(3, NULL);

    host_seat(t, "0:Ann=human 1=easy 2:Ann=human");
    host_everybody_comes(t);
    CHECK_INT(rum_table_undo(t, 0), RUM_ENOTHING);
    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_OK);
    CHECK_INT(host_think(t), RUM_OK);
    CHECK_INT(host_length(t), 2);
    CHECK_INT(rum_table_undo(t, 0), RUM_OK);
    CHECK_INT(host_length(t), 0);
    /* It comes back with what the bot did. */
    CHECK_INT(rum_table_redo(t), RUM_OK);
    CHECK_INT(host_length(t), 2);
    CHECK_INT(rum_table_redo(t), RUM_ENOTHING);
    rum_table_destroy(t);
}

TEST(nothing_is_taken_back_once_the_game_was_opened)
{
    struct rum_table *t = host_table(2, NULL);

    host_seat(t, "0=human 1=human");
    rum_table_come(t, rum_table_holder(t, 1));
    CHECK_INT(rum_table_play(t, 0, STAND), RUM_OK);
    CHECK_INT(rum_table_play(t, 1, STAND), RUM_OK);
    rum_table_open(t);
    CHECK_INT(rum_table_undo(t, 1), RUM_EILLEGAL);
    CHECK_INT(host_length(t), 2);
    rum_table_destroy(t);

    /* Who plays against bots cheats nobody. */
    t = host_table(2, NULL);
    host_seat(t, "0=human 1=random");
    host_everybody_comes(t);
    CHECK_INT(rum_table_play(t, 0, STAND), RUM_OK);
    while (rum_table_next(t).what == RUM_WAITS_BOT)
        CHECK_INT(host_think(t), RUM_OK);
    rum_table_open(t);
    CHECK_INT(rum_table_undo(t, 0), RUM_OK);
    CHECK_INT(host_length(t), 0);
    rum_table_destroy(t);
}

/* Two people whose game is over; the second wishes to take back. */
static struct rum_table *regretted(void)
{
    struct rum_table *t = host_table(2, NULL);

    host_seat(t, "0=human 1=human");
    host_everybody_comes(t);
    host_end(t);
    return t;
}

TEST(opening_a_game_ends_a_wish_to_take_back)
{
    struct rum_table *t = regretted();

    CHECK_INT(rum_table_undo(t, 1), RUM_OK);
    CHECK(rum_table_wish(t) != NULL);
    rum_table_open(t);
    CHECK(!rum_table_wish(t));
    CHECK_INT(rum_table_consent(t, rum_table_holder(t, 0), true), RUM_ENOTHING);
    CHECK_INT(host_length(t), 2);
    rum_table_destroy(t);
}

TEST(nothing_is_shown_of_a_game_that_is_about_to_go_on)
{
    struct rum_table *t = regretted();
    struct disk d;
    int ann = rum_table_holder(t, 0);

    CHECK(rum_table_may_view(t, 0, RUM_ALL));
    host_record(t, &d, RUM_EPENDING);
    CHECK_INT(rum_table_undo(t, 1), RUM_OK);
    CHECK_INT(rum_table_consent(t, ann, true), RUM_EPENDING);
    CHECK(!rum_table_may_view(t, 0, RUM_ALL));
    CHECK_INT(rum_table_rematch(t, ann, NULL), RUM_EILLEGAL);
    rum_table_settle(t, false);
    CHECK(rum_table_may_view(t, 0, RUM_ALL));
    rum_text_finish(&d.text);
    rum_table_destroy(t);
}

TEST(consent_waits_for_the_disk)
{
    struct rum_table *t = rolled();
    struct disk d;

    host_record(t, &d, RUM_EPENDING);
    CHECK_INT(rum_table_undo(t, 0), RUM_OK);
    CHECK_INT(rum_table_rename(t, 0, "Zoe"), RUM_EPENDING);
    CHECK_INT(rum_table_consent(t, rum_table_holder(t, 1), true), RUM_OK);
    CHECK_INT(rum_table_consent(t, rum_table_holder(t, 2), true), RUM_EBUSY);
    rum_table_settle(t, true); /* the name is there; now the undo goes */
    CHECK_INT(rum_table_next(t).what, RUM_WAITS_DISK);
    CHECK_INT(host_length(t), 1);
    rum_table_settle(t, true);
    CHECK_INT(host_length(t), 0);
    CHECK_HAS(d.text.s, "undo 0\n");
    rum_table_destroy(t);
    rum_text_finish(&d.text);
}

TEST(what_the_disk_refused_is_all_that_a_press_meanwhile_takes_back)
{
    struct rum_table *t = host_table(2, NULL);
    struct disk d;

    host_seat(t, "0:Ann=human 1:Bob=human");
    host_record(t, &d, RUM_OK);
    CHECK_INT(rum_table_play(t, 0, STAND), RUM_OK);
    d.says = RUM_EPENDING;
    CHECK_INT(rum_table_play(t, 1, ROLL), RUM_EPENDING);
    CHECK_INT(rum_table_undo(t, 0), RUM_OK);
    rum_table_settle(t, false);
    CHECK_INT(host_length(t), 1);
    CHECK_INT(rum_table_next(t).what, RUM_WAITS_PERSON);
    CHECK_INT(rum_table_play(t, 1, ROLL), RUM_EPENDING);
    rum_table_settle(t, true); /* nor later */
    CHECK_INT(host_length(t), 2);
    CHECK(!rum_table_wish(t));
    CHECK_INT(rum_table_next(t).what, RUM_WAITS_PERSON);
    rum_table_destroy(t);
    rum_text_finish(&d.text);
}

TEST(taking_back_waits_for_the_disk_and_takes_what_it_wrote)
{
    struct rum_table *t = host_table(2, NULL);
    struct disk d;

    host_seat(t, "0:Ann=human 1=easy");
    host_record(t, &d, RUM_EPENDING);
    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_EPENDING);
    CHECK_INT(rum_table_undo(t, 0), RUM_OK);
    rum_table_settle(t, true); /* it was rolled; now it is taken back */
    CHECK_INT(host_length(t), 1);
    CHECK_INT(rum_table_next(t).what, RUM_WAITS_DISK);
    rum_table_settle(t, true);
    CHECK_INT(host_length(t), 0);
    CHECK_INT(rum_table_next(t).what, RUM_WAITS_PERSON);

    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_EPENDING);
    CHECK_INT(rum_table_undo(t, 0), RUM_OK);
    rum_table_settle(t, false); /* nothing was rolled, nothing is left */
    CHECK_INT(host_length(t), 0);
    CHECK_INT(rum_table_next(t).what, RUM_WAITS_PERSON);
    rum_table_destroy(t);
    rum_text_finish(&d.text);
}
