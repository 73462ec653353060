/*
 * test_calibrate.c: hints keep their word: the table they speak from, how it is
 * made, and how it is checked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/bot.h>

#include "capture.h"
#include "kit.h"

TEST(odds_are_read_between_the_entries_of_the_table)
{
    static const struct rum_odds odds[] = {
        {2, {[0] = 10, [1] = 20, [20] = 50, [21] = 60, [40] = 90}},
        {0},
    };
    struct rum_game game = *rum_game_find("connect4");

    CHECK_INT(rum_bot_odds(&game, 2, 3000), -1); /* not measured */
    game.odds = odds;
    CHECK_INT(rum_bot_odds(&game, 3, 3000), -1); /* for so many seats */
    CHECK_INT(rum_bot_odds(&game, 2, -1), -1);   /* there was no choice */
    CHECK_INT(rum_bot_odds(&game, 2, 0), 10);
    CHECK_INT(rum_bot_odds(&game, 2, 75), 15);
    CHECK_INT(rum_bot_odds(&game, 2, 3000), 50);
    CHECK_INT(rum_bot_odds(&game, 2, 3075), 55);
    CHECK_INT(rum_bot_odds(&game, 2, 6000), 90);
}

TEST(a_fit_never_falls_and_is_the_same_on_any_number_of_threads)
{
    static const char line[] =
        "lab calibrate connect4 --games 60 --every 4 --seed 3 --fit --threads ";
    char text[120], *one, *three;
    long last = 0, first = 0;

    snprintf(text, sizeof(text), "%s1", line);
    CHECK_INT(capture(text, &one), 0);
    snprintf(text, sizeof(text), "%s3", line);
    CHECK_INT(capture(text, &three), 0);
    char *at = strstr(one, "     {");

    CHECK_STR(three, one);
    CHECK(strstr(one, "const struct rum_odds c4_odds[]"));
    CHECK(at != NULL);
    at += 6;
    for (int i = 0; i < RUM_ODDS; i++) {
        long won = strtol(at, &at, 10);
        CHECK(won >= last && won >= 1 && won <= 99);
        first = i ? first : won;
        last = won;
        at += *at == ',';
    }
    /* Who is expected to win wins more often than not, and who is not, less. */
    CHECK(last > 50 && first < 50);
    free(one);
    free(three);
}

TEST(a_fit_is_level_where_hardly_any_positions_lie)
{
    char *text;
    long first = 0;

    /* Fewer positions than a table needs: it says the same everywhere. */
    CHECK_INT(capture("lab calibrate connect4 --games 4 --every 4 --seed 3 "
                      "--fit --threads 1",
                      &text),
              0);
    char *at = strstr(text, "     {");

    CHECK(at != NULL);
    at += 6;
    for (int i = 0; i < RUM_ODDS; i++) {
        long won = strtol(at, &at, 10);
        first = i ? first : won;
        CHECK_INT(won, first);
        at += *at == ',';
    }
    free(text);
}
