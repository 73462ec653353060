/*
 * test_common.c: what the commands share: widths, slips of the pen, counts.
 */
#include "kit.h"

#include <string.h>

#include "cli.h"
#include "utf8.h"
#include "words.h"

TEST(columns_are_not_bytes)
{
    CHECK_INT(utf8_columns(""), 0);
    CHECK_INT(utf8_columns("abc"), 3);
    CHECK_INT(utf8_columns("caf\xc3\xa9"), 4);
    CHECK_INT(utf8_columns("\xe4\xb8\xad"), 2);     /* a wide character */
    CHECK_INT(utf8_columns("e\xcc\x81"), 1);        /* a combining mark */
    CHECK_INT(utf8_columns("\xf0\x9f\x8f\xb4"), 2); /* a picture */
    CHECK_INT(utf8_columns("\xff\xfe"), 2);         /* bad bytes: one each */
    CHECK_INT(utf8_columns("\xe4\xb8"), 2);         /* cut short */
    CHECK_INT(utf8_columns_of("caf\xc3\xa9", 3), 3);
}

TEST(what_would_steer_a_terminal_is_known)
{
    static const char *const bad[] = {
        "\x1b",         "\x7f", "\xc2\x9b", /* CSI in one character */
        "\xe2\x80\xae",                     /* right to left from here */
        "\xe2\x80\xa8",                     /* a line separator */
        "\xff",
    };

    for (size_t i = 0; i < sizeof(bad) / sizeof(*bad); i++) {
        CHECK(utf8_first(bad[i]).steers);
        CHECK_INT(utf8_first(bad[i]).bytes, strlen(bad[i]));
        CHECK_INT(utf8_first(bad[i]).columns, 1); /* the '?' in its place */
    }
    CHECK(!utf8_first("\xe2\x80\x8d").steers); /* a joiner only shapes */
    CHECK(!utf8_first("a").steers);
}

TEST(wrapped_text_is_clean_and_no_wider_than_asked)
{
    struct rum_text out = {0};

    cli_wrap(&out, "\x1b[2J \xe4\xb8\xad\xe4\xb8\xad\xe4\xb8\xad ab cd", 0, 2,
             8);
    CHECK_STR(out.s, "?[2J\n  \xe4\xb8\xad\xe4\xb8\xad\xe4\xb8\xad\n  ab "
                     "cd\n");
    rum_text_finish(&out);
}

TEST(a_slip_is_guessed_and_a_stranger_is_not)
{
    static const char *const names[] = {"play", "watch", "games", NULL};

    CHECK_STR(cli_nearest("paly", names), "play");
    CHECK_STR(cli_nearest("wa", names), "watch");
    CHECK_STR(cli_nearest("gaems", names), "games");
    CHECK(cli_nearest("xyzzy", names) == NULL);
    CHECK(cli_nearest("", names) == NULL);
    CHECK(cli_nearest("p", names) == NULL);
}

TEST(numbers_are_whole_and_in_range)
{
    long n = 7;

    CHECK(cli_number("-3", -5, 5, &n));
    CHECK_INT(n, -3);
    CHECK(!cli_number("6", -5, 5, &n));
    CHECK(!cli_number("", -5, 5, &n));
    CHECK(!cli_number("1x", -5, 5, &n));
    CHECK(!cli_number("1.5", -5, 5, &n));
    CHECK(!cli_number("99999999999999999999", 0, 5, &n));
    CHECK(!cli_number("1-1", -5, 5, &n));
    CHECK_INT(n, -3);
}

TEST(one_is_not_many)
{
    struct rum_text out = {0};

    cli_count(&out, 1, "game", "games");
    CHECK_STR(out.s, "1 game");
    rum_text_clear(&out);
    cli_count(&out, 0, "game", "games");
    CHECK_STR(out.s, "0 games");
    rum_text_finish(&out);
}
