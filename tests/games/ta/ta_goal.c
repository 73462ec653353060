/*
 * ta_goal.c: how far a seat is, for those who may know; and the events by
 * name.
 */
#include "ta_test.h"

#include <rumpus/scene.h>

/* The goal of seat 0 from the viewer's hidden copy. */
static struct rum_goal goal(const struct ta_state *t, rum_seat viewer)
{
    struct ta_state seen;
    struct rum_goal out;

    memset(&out, 0, sizeof(out));
    rum_game_hide(&ta_game, t, viewer, &seen);
    ta_game.goal(&seen, viewer, 0, &out);
    return out;
}

RULE("TA-3.2", the_goal_is_to_come_nearest)
{
    struct ta_state t;
    position(&t);
    t.shown[0] = 9;

    struct rum_goal g = goal(&t, 0);
    CHECK_STR(g.text, "Come nearest to 21 without passing it");
    CHECK_STR(g.missing, "9 below 21");
    CHECK_STR(g.unit, "points");
    CHECK_INT(g.done, 12);
    CHECK_INT(g.of, 21);
    CHECK_INT(g.clause, TA(3, 2));
    CHECK(!g.near);
    t.shown[0] = 12; /* 15: a 6 makes 21 */
    CHECK(goal(&t, 0).near);
    t.shown[0] = 18;
    CHECK_STR(goal(&t, 0).missing, "");
    CHECK(!goal(&t, 0).near); /* there it is */
    t.shown[0] = 19;
    t.out[0] = t.open[0] = true;
    g = goal(&t, 0);
    CHECK_STR(g.missing, "bust");
    CHECK_INT(g.of, 0);
}

RULE("TA-1.2", others_hear_nothing_of_the_secret)
{
    struct ta_state t, other;
    position(&t);
    memcpy(&other, &t, sizeof(other));
    other.secret[0] = 6;

    for (t.shown[0] = 0; t.shown[0] < 16; t.shown[0]++) {
        other.shown[0] = t.shown[0];
        struct rum_goal g = goal(&t, 1), h = goal(&other, 1);
        CHECK_BYTES(&g, &h, sizeof(g));
        CHECK_INT(g.of, 0);
        CHECK_INT(g.near, t.shown[0] >= 9); /* 9 + 6 + 6 */
    }
    CHECK_HAS(goal(&t, 1).missing, "16 in dice on a secret number");
}

TEST(every_kind_of_event_has_its_row)
{
    CHECK_INT(ta_game.event_count, TA_EVENTS);
    for (int i = 0; i < TA_EVENTS; i++)
        CHECK_INT(ta_game.events[i].kind, i);
    CHECK_STR(ta_game.subjects[5], "6");
    CHECK(!ta_game.subjects[6]);
}

TEST(the_presets_of_section_4)
{
    CHECK_INT(ta_game.preset_count, 2);
    CHECK_PRESET(&ta_game, "book", "");
    CHECK_PRESET(&ta_game, "crowd", "players=4");
}

static void ended(const char *secrets, int a, int b, int c, const char *text)
{
    struct ta_state t;
    struct rum_line line;
    int total[3] = {a, b, c};

    kit_deal(&ta_game, &t, 5, secrets);
    for (rum_seat i = 0; i < 3; i++) {
        t.shown[i] = (uint8_t)(total[i] - t.secret[i]);
        t.out[i] = t.open[i] = true;
    }
    t.head.to_act = RUM_NOBODY;
    memset(&line, 0, sizeof(line));
    ta_game.prompt(&t, 1, &line);
    CHECK_STR(line.text, text);
}

RULE("TA-3.2", those_who_share_a_win_are_named)
{
    static const char three[] = "players=3 first=0 secrets=123";

    ended(three, 20, 22, 19, "The win goes to {0} with 20");
    ended(three, 20, 20, 19, "The win goes to {0} and {1} with 20");
    ended(three, 18, 18, 18, "The win goes to {0}, {1} and {2} with 18");
    ended(three, 22, 23, 24,
          "The win goes to {0}, {1} and {2}, as all are bust");
}
