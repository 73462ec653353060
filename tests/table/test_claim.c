/*
 * test_claim.c: a seat without its link: who may ask, who lets them in, and
 * when nobody is let in at all.
 */
#include <stdio.h>

#include <rumpus/wire.h>

#include "host.h"

enum { ANN, BOB, EVE, DAN, GUESTS }; /* seats 0 and 1; two spectators */

static struct {
    struct rum_wire *wire;
    struct rum_table *table;
    struct rum_guest guest[GUESTS];
    struct rum_text told[GUESTS]; /* the last `admitted` of each */
    struct rum_text said;         /* the last answer */
} hall;

static void hear(struct rum_guest *g, const char *text, size_t n)
{
    bool told = n > 19 && memcmp(text, "{\"event\":\"admitted\"", 19) == 0;
    bool event = n > 9 && memcmp(text, "{\"event\":", 9) == 0;
    struct rum_text *to = told    ? &hall.told[g - hall.guest]
                          : event ? NULL
                                  : &hall.said;

    if (!to)
        return;
    rum_text_clear(to);
    rum_text_add(to, text, n);
}

static void come(int who)
{
    rum_guest_join(&hall.guest[who], hall.table,
                   who <= BOB ? rum_table_holder(hall.table, (rum_seat)who)
                              : RUM_STRANGER);
    rum_table_publish(hall.table);
}

static void go(int who)
{
    rum_guest_leave(&hall.guest[who]);
    rum_table_publish(hall.table);
}

/* Everybody comes, then Bob's browser is gone. */
static void open_hall(void)
{
    hall.wire = rum_wire_create(NULL, NULL);
    hall.table = host_table(2, NULL);
    host_seat(hall.table, "0:Ann=human 1:Bob=human");
    for (int i = 0; i < GUESTS; i++) {
        hall.guest[i] = (struct rum_guest){.wire = hall.wire, .send = hear};
        rum_text_puts(&hall.told[i], "");
        come(i);
    }
    go(BOB);
}

static void close_hall(void)
{
    for (int i = 0; i < GUESTS; i++) {
        rum_guest_finish(&hall.guest[i]);
        rum_text_finish(&hall.told[i]);
    }
    rum_text_finish(&hall.said);
    rum_table_destroy(hall.table);
    rum_wire_destroy(hall.wire);
    memset(&hall, 0, sizeof(hall));
}

/* Is it taken? */
static bool say(int who, const char *line)
{
    rum_guest_say(&hall.guest[who], line, strlen(line));
    rum_table_publish(hall.table);
    return strstr(hall.said.s, "\"ok\":true");
}

#define CLAIM "{\"cmd\":\"claim\",\"seat\":1}"
#define YES   "{\"cmd\":\"admit\",\"yes\":true}"
#define NO    "{\"cmd\":\"admit\",\"yes\":false}"

TEST(who_has_lost_their_link_is_let_in_by_another_person)
{
    rum_seat seat = 0;
    struct rum_text kept = {0};

    open_hall();
    CHECK(say(EVE, CLAIM));
    CHECK(!rum_table_admits(hall.table, &seat)); /* nobody has said so */
    CHECK(!say(EVE, YES));
    CHECK(!say(DAN, YES));
    CHECK(say(ANN, YES));
    CHECK(rum_table_admits(hall.table, &seat));
    CHECK_INT(seat, 1);
    CHECK(!rum_table_admits(hall.table, &seat)); /* once only */
    rum_table_admitted(hall.table, "word");
    CHECK_STR(hall.told[EVE].s,
              "{\"event\":\"admitted\",\"seat\":1,\"key\":\"word\"}");
    CHECK_STR(hall.told[ANN].s, "");
    CHECK_STR(hall.told[DAN].s, "");
    rum_table_keep(hall.table, &kept); /* the word of Ann outlives the host */
    CHECK(strstr(kept.s, "I let somebody in who says: I am Bob."));
    rum_text_finish(&kept);
    close_hall();
}

TEST(a_refused_claim_leaves_the_table_in_peace_for_a_minute)
{
    rum_seat seat;

    open_hall();
    CHECK(say(EVE, CLAIM));
    CHECK(!say(DAN, CLAIM)); /* one at a time */
    CHECK(say(ANN, NO));
    CHECK_STR(hall.told[EVE].s, "{\"event\":\"admitted\",\"seat\":1}");
    CHECK(!say(ANN, YES));
    CHECK(!rum_table_admits(hall.table, &seat));
    CHECK(!say(DAN, CLAIM));
    rum_table_tick(hall.table, 1000 + 60000);
    CHECK(say(DAN, CLAIM));
    CHECK(say(DAN, "{\"cmd\":\"withdraw\"}"));
    CHECK(!say(ANN, YES));
    close_hall();
}

TEST(nobody_is_let_in_while_the_person_of_the_seat_is_here)
{
    rum_seat seat;

    open_hall();
    CHECK(!say(EVE, "{\"cmd\":\"claim\",\"seat\":0}"));
    CHECK(!say(ANN, CLAIM)); /* who sits here has a seat */
    CHECK(say(EVE, CLAIM));
    CHECK(say(ANN, YES));
    come(BOB); /* just in time */
    CHECK(!rum_table_admits(hall.table, &seat));
    go(BOB);
    CHECK(!rum_table_admits(hall.table, &seat));
    /* And while the link is being written. */
    CHECK(say(EVE, CLAIM));
    CHECK(say(ANN, YES));
    CHECK(rum_table_admits(hall.table, &seat));
    come(BOB);
    rum_table_admitted(hall.table, "word");
    CHECK_STR(hall.told[EVE].s, "");
    close_hall();
}

TEST(nobody_is_let_in_where_nobody_can_say_who_they_are)
{
    rum_seat seat;

    open_hall();
    CHECK(say(EVE, CLAIM));
    CHECK(say(ANN, YES));
    go(EVE); /* whoever asked is gone */
    CHECK(!rum_table_admits(hall.table, &seat));
    go(ANN);
    come(EVE);
    CHECK(!say(EVE, CLAIM));
    CHECK(strstr(hall.said.s, "nobody of this table is here"));
    come(ANN);
    CHECK(say(EVE, CLAIM));
    CHECK(say(ANN, "{\"cmd\":\"resign\"}"));
    CHECK(!say(ANN, YES)); /* the game is over: nothing is hidden any more */
    close_hall();
}
