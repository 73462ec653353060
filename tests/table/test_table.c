/*
 * test_table.c: who sits at a table, who is there, and what the disk has to
 * say in every change.
 */
#include "host.h"

static const char *refused(const char *text)
{
    static struct rum_err_text why;
    struct rum_sitter s;
    rum_seat seat;

    CHECK_INT(rum_sitter_parse(text, &seat, &s, &why), RUM_EFORMAT);
    return why.text;
}

TEST(a_seat_is_said_with_budget_name_and_command)
{
    struct rum_err_text why;
    struct rum_sitter s;
    rum_seat seat;

    CHECK_INT(rum_sitter_parse("1:Bob=hard:5000", &seat, &s, &why), RUM_OK);
    CHECK_INT(seat, 1);
    CHECK_INT(s.kind, RUM_SITS_BOT);
    CHECK_STR(s.name, "Bob");
    CHECK_STR(s.bot, "hard:5000");
    CHECK_INT(rum_sitter_parse("0=human", &seat, &s, &why), RUM_OK);
    CHECK_INT(s.kind, RUM_SITS_PERSON);
    CHECK_STR(s.name, "");
    CHECK_INT(rum_sitter_parse("2=open", &seat, &s, &why), RUM_OK);
    CHECK_INT(s.kind, RUM_SITS_OPEN);
    CHECK_INT(
        rum_sitter_parse("5:Deep Thought=cmd:./bot --a=b,c:d", &seat, &s, &why),
        RUM_OK);
    CHECK_INT(s.kind, RUM_SITS_PROGRAM);
    CHECK_STR(s.name, "Deep Thought");
    CHECK_STR(s.command, "./bot --a=b,c:d");
}

TEST(what_is_no_seat_is_refused_with_what_was_expected)
{
    CHECK_HAS(refused(""), "0:NAME=human");
    CHECK_HAS(refused("7=human"), "0:NAME=human");
    CHECK_HAS(refused("1human"), "0:NAME=human");
    CHECK_HAS(refused("1:=human"), "0:NAME=human");
    CHECK_HAS(refused("1:a name of more than thirty-one bytes=human"),
              "at most 31");
    CHECK_HAS(refused("1=human:Ann"), "not 'human:Ann'");
    CHECK_HAS(refused("1=cmd:"), "cmd:COMMAND");
    CHECK_HAS(refused("1=clever"), "random, gentle, easy, medium, hard");
    CHECK_HAS(refused("1=hard:Bob"), "budget");
    CHECK_HAS(refused("1=random:5000"), "takes no");
}

TEST(everybody_gets_a_name_of_their_own)
{
    struct rum_table *t = host_table(6, NULL);
    struct rum_match *m = rum_table_match(t);

    host_seat(t, "0:Ann=human 1:Ann=human 2=human 3:Ada=easy 4=easy 5=hard:9");
    CHECK_STR(rum_match_seat_name(m, 0), "Ann");
    CHECK_STR(rum_match_seat_name(m, 1), "Ann 2");
    CHECK_STR(rum_match_seat_name(m, 2), "Player 3");
    CHECK_STR(rum_match_seat_name(m, 3), "Ada");
    CHECK_STR(rum_match_seat_name(m, 4), "Eli");
    CHECK_STR(rum_match_seat_who(m, 2), "human");
    CHECK_STR(rum_match_seat_who(m, 5), "hard:9");
    /* One name is one person. */
    CHECK_INT(rum_table_people(t), 2);
    CHECK_INT(rum_table_holds(t, rum_table_holder(t, 1)),
              RUM_BIT(0) | RUM_BIT(1));
    CHECK_INT(rum_table_holder(t, 3), RUM_STRANGER);

    CHECK_INT(rum_table_rename(t, 2, "  Ann\t"), RUM_OK);
    CHECK_STR(rum_match_seat_name(m, 2), "Ann 3");
    CHECK_INT(rum_table_rename(t, 2, " \n"), RUM_EFORMAT);
    CHECK_INT(rum_table_rename(t, 2, "0123456789012345678901234567890123"),
              RUM_OK);
    CHECK_INT(rum_table_rename(t, 3, "0123456789012345678901234567890"),
              RUM_OK);
    CHECK_STR(rum_match_seat_name(m, 3), "012345678901234567890123456 2");
    rum_table_destroy(t);
}

/* The bot of a game dealt by a preset, one option being different if `pair`. */
static const char *bot_at(int seat, const struct rum_game *game,
                          const char *preset, const char *pair)
{
    static char bot[32];
    struct rum_sitter none[RUM_MAX_SEATS] = {0};
    struct rum_seed seed = {{7}};
    struct rum_options opt;
    struct rum_err_text why;
    struct rum_match *m;

    CHECK_INT(rum_options_preset(&opt, game, preset, &why), RUM_OK);
    if (pair)
        CHECK_INT(rum_options_parse(&opt, game, pair, &why), RUM_OK);
    CHECK_INT(rum_match_create(game, &opt, seed, &m, &why), RUM_OK);
    struct rum_table *t = rum_table_create(m, NULL, 1000);
    CHECK_INT(rum_table_begin(t, none, false, true, &why), RUM_OK);
    bot[0] = '\0';
    RUM_SAY(bot, "%s", rum_table_sitter(t, seat)->bot);
    rum_table_destroy(t);
    return bot;
}

static const char *bot_of(const struct rum_game *game, const char *preset,
                          const char *pair)
{
    return bot_at(1, game, preset, pair);
}

TEST(bots_are_gentle_in_a_first_game)
{
    for (const struct rum_game *const *game = rum_games(); *game; game++) {
        CHECK_STR(bot_of(*game, "first", NULL), "gentle");
        CHECK_STR(bot_of(*game, "book", NULL), "easy");
    }
    CHECK_STR(bot_of(rum_game_find("zerpang"), "first", "two_player_goal=6"),
              "easy");
}

TEST(who_plays_on_a_persons_side_is_no_gentle_bot)
{
    CHECK_STR(bot_at(2, rum_game_find("mercer"), "first", NULL), "easy");
    CHECK_STR(bot_at(3, rum_game_find("mercer"), "first", NULL), "gentle");
}

TEST(unsaid_seats_are_filled)
{
    struct rum_table *t = host_table(3, NULL);
    struct rum_sitter none[RUM_MAX_SEATS] = {0};
    struct rum_err_text why;

    host_seat(t, "");
    CHECK_INT(rum_table_sitter(t, 0)->kind, RUM_SITS_PERSON);
    CHECK_STR(rum_table_sitter(t, 2)->bot, "easy");
    /* As recorded; where people do not play, bots play for them. */
    host_seat(t, "0:Ann=human 1=hard:7 2=open");
    CHECK_INT(rum_table_begin(t, none, true, true, &why), RUM_OK);
    CHECK_STR(rum_table_sitter(t, 0)->name, "Ann");
    CHECK_STR(rum_table_sitter(t, 1)->bot, "hard:7");
    CHECK_INT(rum_table_sitter(t, 2)->kind, RUM_SITS_OPEN);
    CHECK_INT(rum_table_begin(t, none, true, false, &why), RUM_OK);
    CHECK_INT(rum_table_sitter(t, 0)->kind, RUM_SITS_BOT);
    CHECK_INT(rum_table_people(t), 0);

    none[4].kind = RUM_SITS_PERSON;
    CHECK_INT(rum_table_begin(t, none, false, true, &why), RUM_EFORMAT);
    CHECK_HAS(why.text, "there is no seat 4");
    rum_table_destroy(t);
}

TEST(a_table_is_as_its_recording_says)
{
    struct rum_table *t = host_table(3, NULL);
    struct rum_text text = {0};
    struct rum_err_text why;
    struct rum_match *m;

    host_seat(t, "0:Ann=human 1:Hal=hard:7 2=cmd:./bot");
    rum_match_save(rum_table_match(t), &text);
    rum_table_destroy(t);
    CHECK_INT(rum_match_load(text.s, text.n, NULL, &m, &why), RUM_OK);
    t = rum_table_create(m, NULL, 0);
    CHECK_INT(rum_table_sitter(t, 0)->kind, RUM_SITS_PERSON);
    CHECK_STR(rum_table_sitter(t, 1)->bot, "hard:7");
    CHECK_STR(rum_table_sitter(t, 1)->name, "Hal");
    /* A file never starts a program. */
    CHECK_STR(rum_table_sitter(t, 2)->bot, "easy");
    CHECK_INT(rum_table_holder(t, 0), 0);
    rum_table_destroy(t);
    rum_text_finish(&text);
}

TEST(seats_change_hands)
{
    struct rum_table *t = host_table(4, NULL);
    struct rum_sitter bot = {.kind = RUM_SITS_BOT, .bot = "easy"};
    struct rum_sitter person = {.kind = RUM_SITS_PERSON, .name = "Zoe"};

    host_seat(t, "0=human 1=human 2=open 3=human");
    CHECK_INT(rum_table_next(t).what, RUM_WAITS_PERSON);
    int both = rum_table_hold(t, RUM_BIT(0) | RUM_BIT(1));
    CHECK_INT(rum_table_holder(t, 0), both);
    CHECK_INT(rum_table_holder(t, 1), both);
    CHECK_INT(rum_table_hold(t, RUM_BIT(0) | RUM_BIT(1)), both);
    CHECK_INT(rum_table_people(t), 2);

    CHECK(!rum_table_here(t, 2));
    CHECK_INT(rum_table_seat(t, 2, &person), RUM_OK);
    CHECK_STR(rum_match_seat_name(rum_table_match(t), 2), "Zoe");
    CHECK_INT(rum_table_people(t), 3);
    CHECK_INT(rum_table_seat(t, 1, &bot), RUM_OK);
    CHECK_INT(rum_table_holds(t, both), RUM_BIT(0));
    CHECK_INT(rum_table_seat(t, 0, &bot), RUM_OK);
    CHECK_INT(rum_table_next(t).what, RUM_WAITS_BOT);
    CHECK_STR(rum_match_seat_who(rum_table_match(t), 0), "easy");
    rum_table_destroy(t);
}

TEST(only_who_holds_a_seat_sees_it_until_the_end)
{
    struct rum_table *t = host_table(2, NULL);

    host_seat(t, "0=human 1=human");
    CHECK(rum_table_may_view(t, 0, RUM_NOBODY));
    CHECK(rum_table_may_view(t, RUM_BIT(1), 1));
    CHECK(!rum_table_may_view(t, RUM_BIT(1), 0));
    CHECK(!rum_table_may_view(t, RUM_BIT(0) | RUM_BIT(1), RUM_ALL));
    CHECK_INT(rum_table_play(t, 0, STAND), RUM_OK);
    CHECK_INT(rum_table_play(t, 1, STAND), RUM_OK);
    CHECK(rum_table_may_view(t, 0, RUM_ALL));
    CHECK_INT(rum_table_next(t).what, RUM_WAITS_NOBODY);
    CHECK_INT(rum_table_play(t, 1, STAND), RUM_EOVER);
    rum_table_destroy(t);
}

TEST(only_the_seat_to_act_plays_and_only_what_is_open)
{
    struct rum_table *t = host_table(2, NULL);

    host_seat(t, "0=human 1=human");
    CHECK_INT(rum_table_play(t, 1, ROLL), RUM_EILLEGAL);
    CHECK_INT(rum_table_play(t, 0, 99), RUM_EILLEGAL);
    CHECK_INT(host_length(t), 0);
    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_OK);
    CHECK_INT(rum_table_next(t).seat, 1);
    rum_table_destroy(t);
}

TEST(an_open_seat_goes_to_the_first_who_comes)
{
    struct rum_table *t = host_table(2, NULL);

    host_seat(t, "0:Ann=human 1=open");
    CHECK_INT(rum_table_sit(t, 0, "Bob"), RUM_ENOTHING);
    CHECK_INT(rum_table_sit(t, 1, "  Ann "), RUM_OK);
    CHECK_STR(rum_table_sitter(t, 1)->name, "Ann 2");
    CHECK_INT(rum_table_people(t), 2);
    CHECK_INT(rum_table_sit(t, 1, "Zoe"), RUM_ENOTHING);
    rum_table_destroy(t);

    t = host_table(2, NULL);
    host_seat(t, "0:Ann=human 1=open");
    CHECK_INT(rum_table_sit(t, 1, " "), RUM_OK);
    CHECK_STR(rum_table_sitter(t, 1)->name, "Player 2");
    rum_table_destroy(t);
}

TEST(what_the_disk_refuses_did_not_happen)
{
    struct rum_table *t = host_table(2, NULL);
    struct disk d;

    host_seat(t, "0:Ann=human 1=human");
    host_everybody_comes(t);
    host_record(t, &d, RUM_EIO);
    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_EIO);
    CHECK_INT(rum_table_rename(t, 0, "Zoe"), RUM_EIO);
    CHECK_INT(host_length(t), 0);
    CHECK_STR(rum_table_sitter(t, 0)->name, "Ann");
    d.says = RUM_OK;
    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_OK);
    CHECK_INT(rum_table_next(t).seat, 1);
    d.says = RUM_EIO;
    CHECK_INT(rum_table_undo(t, 0), RUM_OK); /* asked */
    CHECK_INT(rum_table_consent(t, rum_table_holder(t, 1), true), RUM_EIO);
    CHECK_INT(host_length(t), 1);
    rum_table_destroy(t);
    rum_text_finish(&d.text);
}

TEST(what_is_on_its_way_is_not_there_yet)
{
    struct rum_table *t = host_table(2, NULL);
    struct disk d;

    host_seat(t, "0:Ann=human 1=human");
    host_record(t, &d, RUM_EPENDING);
    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_EPENDING);
    CHECK_INT(rum_table_next(t).what, RUM_WAITS_DISK);
    CHECK_INT(host_length(t), 0);
    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_EBUSY);
    CHECK_INT(rum_table_rename(t, 0, "Zoe"), RUM_EBUSY);
    rum_table_settle(t, false);
    CHECK_INT(host_length(t), 0);
    CHECK_INT(rum_table_next(t).seat, 0);

    CHECK_INT(rum_table_play(t, 0, ROLL), RUM_EPENDING);
    rum_table_settle(t, true);
    CHECK_INT(host_length(t), 1);
    CHECK_INT(rum_table_next(t).seat, 1);

    CHECK_INT(rum_table_rename(t, 0, "Zoe"), RUM_EPENDING);
    CHECK_STR(rum_table_sitter(t, 0)->name, "Ann");
    rum_table_settle(t, true);
    CHECK_STR(rum_table_sitter(t, 0)->name, "Zoe");
    CHECK_HAS(d.text.s, "seat 0 human Zoe\n");
    rum_table_destroy(t);
    rum_text_finish(&d.text);
}
