/*
 * test_talk.c: what people say, who hears it, and how much of it.
 */
#include <stdio.h>

#include <rumpus/wire.h>

#include "host.h"

enum { ANN, EVE, GUESTS }; /* seat 0; a spectator */

static struct {
    struct rum_wire *wire;
    struct rum_table *table;
    struct rum_guest guest[GUESTS];
    struct rum_text heard[GUESTS]; /* the last of their talk */
    struct rum_text said;          /* the last answer */
} hall;

static void hear(struct rum_guest *g, const char *text, size_t n)
{
    bool talk = n > 15 && memcmp(text, "{\"event\":\"talk\"", 15) == 0;
    struct rum_text *to = talk ? &hall.heard[g - hall.guest] : &hall.said;

    rum_text_clear(to);
    rum_text_add(to, text, n);
}

static void open_hall(void)
{
    hall.wire = rum_wire_create(NULL, NULL);
    hall.table = host_table(2, NULL);
    host_seat(hall.table, "0:Ann=human 1:Bob=human");
    for (int i = 0; i < GUESTS; i++) {
        hall.guest[i] = (struct rum_guest){.wire = hall.wire, .send = hear};
        rum_text_puts(&hall.heard[i], "");
        rum_guest_join(&hall.guest[i], hall.table,
                       i == EVE ? RUM_STRANGER
                                : rum_table_holder(hall.table, 0));
    }
    rum_table_publish(hall.table);
}

static void close_hall(void)
{
    for (int i = 0; i < GUESTS; i++) {
        rum_guest_finish(&hall.guest[i]);
        rum_text_finish(&hall.heard[i]);
    }
    rum_text_finish(&hall.said);
    rum_table_destroy(hall.table);
    rum_wire_destroy(hall.wire);
    memset(&hall, 0, sizeof(hall));
}

static const char *say(int who, const char *text)
{
    char line[600];

    snprintf(line, sizeof(line),
             "{\"cmd\":\"say\",\"text\":\"%s\",\"name\":\"Eve\"}", text);
    rum_text_clear(&hall.said);
    rum_guest_say(&hall.guest[who], line, strlen(line));
    const char *answer = hall.said.s;
    rum_table_publish(hall.table);
    return answer;
}

TEST(players_hear_spectators_when_the_game_is_over)
{
    open_hall();
    say(ANN, "hello");
    CHECK_HAS(hall.heard[EVE].s, "{\"event\":\"talk\",\"talk\":[{\"n\":1,"
                                 "\"seat\":0,\"name\":\"Ann\",\"text\":"
                                 "\"hello\"}]}");
    CHECK_STR(hall.heard[ANN].s, hall.heard[EVE].s);
    say(EVE, "Bob has a six");
    CHECK_HAS(hall.heard[EVE].s,
              "{\"n\":2,\"name\":\"Eve\",\"text\":\"Bob has a six\"}");
    CHECK(!strstr(hall.heard[ANN].s, "six"));
    rum_table_tick(hall.table, 9000);
    say(ANN, "your turn");
    CHECK(!strstr(hall.heard[ANN].s, "six"));
    host_end(hall.table);
    rum_table_publish(hall.table);
    CHECK_HAS(hall.heard[ANN].s, "six\"},{\"n\":3,\"seat\":0");
    close_hall();
}

/* Such as by a link that was shared. */
TEST(who_comes_after_the_end_hears_nothing_of_it)
{
    open_hall();
    say(ANN, "hello");
    host_end(hall.table);
    rum_table_publish(hall.table);
    CHECK_HAS(hall.heard[EVE].s, "hello");
    rum_guest_leave(&hall.guest[EVE]);
    rum_text_clear(&hall.heard[EVE]);
    rum_text_puts(&hall.heard[EVE], "");
    rum_guest_join(&hall.guest[EVE], hall.table, RUM_STRANGER);
    rum_table_publish(hall.table);
    CHECK_HAS(say(EVE, "what a game"), "for those who were there");
    CHECK_HAS(say(ANN, "well played"), "\"ok\":true");
    CHECK_STR(hall.heard[EVE].s, "");
    CHECK(!strstr(hall.heard[ANN].s, "what a game"));
    /* A player who comes back is no stranger. */
    rum_guest_join(&hall.guest[ANN], hall.table,
                   rum_table_holder(hall.table, 0));
    rum_text_clear(&hall.heard[ANN]);
    rum_table_publish(hall.table);
    CHECK_HAS(hall.heard[ANN].s, "hello");
    close_hall();
}

TEST(words_are_plain_and_short)
{
    char long_text[RUM_TALK_BYTES + 2];

    memset(long_text, 'x', sizeof(long_text) - 1);
    long_text[sizeof(long_text) - 1] = '\0';
    open_hall();
    CHECK_HAS(say(ANN, long_text), "1 to 200 bytes");
    CHECK_HAS(say(ANN, " \\t\\u202e "), "1 to 200 bytes");
    rum_table_tick(hall.table, 30000);
    CHECK_HAS(say(ANN, "  <b>a</b>\\n\\u202eb\\u2066\\u061cc \\u0007\\u00e9 "),
              "\"ok\":true");
    CHECK_HAS(hall.heard[EVE].s, "\"text\":\"<b>a</b> b c é\"");
    close_hall();
}

TEST(nobody_floods_the_table)
{
    int taken = 0;

    open_hall();
    for (int i = 0; i < 50; i++)
        taken += strstr(say(ANN, "again"), "\"ok\":true") != NULL;
    CHECK_INT(taken, 5);
    CHECK_HAS(say(ANN, "again"), "wait a moment");
    rum_table_tick(hall.table, 3000); /* two seconds later */
    CHECK_HAS(say(ANN, "again"), "\"ok\":true");
    CHECK_HAS(say(ANN, "again"), "wait a moment");
    close_hall();
}

/* However many come to watch, those who play can hear each other. */
TEST(spectators_do_not_talk_players_off_the_shelf)
{
    struct rum_table *t = host_table(2, NULL);
    struct rum_text text = {0};

    host_seat(t, "0:Ann=human 1:Bob=human");
    CHECK_INT(rum_table_say(t, 0, "", "hello"), RUM_OK);
    for (uint64_t i = 0; i < 100; i++) {
        rum_table_tick(t, 1000 + 1000 * i);
        CHECK_INT(rum_table_say(t, RUM_NOBODY, "Eve", "psst"), RUM_OK);
    }
    CHECK_INT(rum_table_say(t, 1, "", "hello to you"), RUM_OK);
    rum_table_keep(t, &text);
    CHECK_HAS(text.s, "\"text\":\"hello\"");
    CHECK_HAS(text.s, "\"text\":\"hello to you\"");
    int kept = 0;
    for (const char *s = text.s; (s = strstr(s, "psst")); s++)
        kept++;
    CHECK_INT(kept, 20);
    rum_text_finish(&text);
    rum_table_destroy(t);
}

TEST(the_last_words_outlive_the_host_and_go_along_to_the_rematch)
{
    struct rum_table *t = host_table(2, NULL), *again = host_table(2, NULL);
    struct rum_text text = {0}, other = {0};
    struct rum_err_text why;

    host_seat(t, "0:Ann=human 1:Bob=human");
    CHECK_INT(rum_table_say(t, 1, "", "a good game"), RUM_OK);
    CHECK_INT(rum_table_say(t, RUM_NOBODY, "Eve", "it was"), RUM_OK);
    rum_table_keep(t, &text);
    CHECK_INT(rum_table_restore(again, text.s, text.n, &why), RUM_OK);
    rum_table_keep(again, &other);
    CHECK_STR(strstr(other.s, "\"talk\""), strstr(text.s, "\"talk\""));
    host_end(t);
    CHECK_INT(rum_table_rematch(t, rum_table_holder(t, 0), NULL), RUM_OK);
    struct rum_table *next = rum_table_follow(t);
    rum_text_clear(&other);
    rum_table_keep(next, &other);
    CHECK_HAS(other.s, "\"talk\":[{\"n\":1,\"seat\":0,\"name\":\"Bob\","
                       "\"text\":\"a good game\"},{\"n\":2,"
                       "\"name\":\"Eve\",\"old\":true,");
    rum_text_finish(&text);
    rum_text_finish(&other);
    rum_table_destroy(next);
    rum_table_destroy(again);
    rum_table_destroy(t);
}
