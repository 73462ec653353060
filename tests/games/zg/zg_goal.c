/*
 * zg_goal.c: how a seat wins and how far it is, in words and numbers.
 */
#include "zg_position.h"

#include <rumpus/scene.h>

/* As a viewer is told it, from the viewer's hidden copy. */
static struct rum_goal goal_of(const struct zg_state *s, rum_seat viewer,
                               rum_seat seat)
{
    struct rum_goal goal;
    struct zg_state seen;

    memset(&goal, 0, sizeof(goal));
    rum_game_hide(&zg_game, s, viewer, &seen);
    zg_game.goal(&seen, viewer, seat, &goal);
    return goal;
}

TEST(the_goal_of_a_duel)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    struct rum_goal goal = goal_of(&s, 0, 0);
    CHECK_STR(goal.text,
              "Slag (destroy) {1's} Ulster, or leave them fewer than 3 cards");
    CHECK_STR(goal.missing, "{1:has:have} 9 cards left");
    CHECK_INT(goal.done, 0);
    CHECK_INT(goal.of, 7); /* two may be left */
    CHECK_STR(goal.unit, "slagged");
    CHECK_INT(goal.clause, ZG(18, 5));
    CHECK(!goal.near);
    CHECK_INT(goal.pips, 1);
    CHECK_STR(goal.pip[0].symbol, "armada");
    CHECK_STR(goal.pip[0].letter, "A");
    CHECK(!goal.pip[0].lit);
    duel(&s, "ulster_counts=off edge=FALL " QUIET, "e4", "f4");
    CHECK_STR(goal_of(&s, 0, 1).text,
              "Slag (destroy) {0's} Ulster, or leave them fewer than 3 "
              "other cards, or throw them over an open edge");
}

TEST(a_foe_with_three_cards_is_near_its_end)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    slagged(&s, 1, 0x1f);
    CHECK(!goal_of(&s, 0, 0).near); /* four */
    CHECK_INT(goal_of(&s, 0, 0).pip[0].tone, RUM_PLAIN);
    slagged(&s, 1, 0x3f);
    struct rum_goal goal = goal_of(&s, 0, 0);
    CHECK(goal.near);
    CHECK_STR(goal.missing,
              "{1:has:have} 3 cards left: the next one slagged decides");
    CHECK_INT(goal.pip[0].tone, RUM_GOOD);
    CHECK_INT(goal.done, 6);
    CHECK(!goal_of(&s, 0, 1).near);
    /* With the Ulster not counting it takes one card more. */
    duel(&s, "ulster_counts=off " QUIET, "e4", "f4");
    slagged(&s, 1, 0x1f);
    CHECK(goal_of(&s, 0, 0).near);
    CHECK_INT(goal_of(&s, 0, 0).of, 6);
}

TEST(a_lock_on_the_ulster_is_near)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    s.seat[0].lock_seat = 1;
    s.seat[0].lock_slot = ZG_BACK;
    CHECK(!goal_of(&s, 0, 0).near);
    s.seat[0].lock_slot = ZG_BODY;
    CHECK(goal_of(&s, 0, 0).near);
    CHECK(goal_of(&s, 1, 0).near); /* a warning to the other */
    CHECK(!goal_of(&s, 0, 1).near);
}

TEST(the_goal_counts_foes_that_are_out)
{
    struct zg_state s;

    position(&s, "players=4 " QUIET);
    CHECK_STR(goal_of(&s, 0, 2).missing, "{0}, {1} and {3} are still standing");
    zg_defeat(&s, 1, ZG_O_ULSTER, NULL);
    struct rum_goal goal = goal_of(&s, 0, 2);
    CHECK_HAS(goal.text, "Slag (destroy) every foe's Ulster, ");
    CHECK_STR(goal.missing, "{0} and {3} are still standing");
    CHECK_INT(goal.done, 1);
    CHECK_INT(goal.of, 3);
    CHECK_STR(goal.unit, "out");
    CHECK(!goal.pip[0].lit && goal.pip[1].lit && !goal.pip[2].lit);
    CHECK_STR(goal_of(&s, 0, 1).missing, "{1:is:are} out");
    CHECK(!goal_of(&s, 0, 1).near);
    /* All that is left must be near its end. */
    slagged(&s, 0, 0x3f);
    CHECK(!goal_of(&s, 2, 2).near);
    slagged(&s, 3, 0x3f);
    CHECK(goal_of(&s, 2, 2).near);
    zg_defeat(&s, 0, ZG_O_GEAR, NULL);
    zg_defeat(&s, 3, ZG_O_GEAR, NULL);
    goal = goal_of(&s, 2, 2);
    CHECK_INT(goal.done, 3);
    CHECK_STR(goal.missing, "");
    CHECK(!goal.near);
}

TEST(a_team_has_the_other_team_to_defeat)
{
    struct zg_state s;

    position(&s, "players=4 teams=2v2 " QUIET);
    struct rum_goal goal = goal_of(&s, 0, 0);
    CHECK_HAS(goal.text, "Slag (destroy) both foes' Ulsters, ");
    CHECK_INT(goal.of, 2);
    zg_defeat(&s, 0, ZG_O_GEAR, NULL);
    zg_defeat(&s, 3, ZG_O_GEAR, NULL);
    goal = goal_of(&s, 0, 0); /* out, but its side may still win */
    CHECK_STR(goal.missing, "{1:has:have} 9 cards left");
    CHECK_INT(goal.done, 1);
    slagged(&s, 1, 0x3f);
    CHECK(!goal_of(&s, 0, 0).near);
    CHECK(goal_of(&s, 0, 2).near);
}

/* All are told the same of every seat, whatever it holds. */
TEST(a_goal_tells_nothing_of_hands)
{
    struct zg_state s, other;

    duel(&s, QUIET, "e4", "f4");
    memcpy(&other, &s, sizeof(s));
    other.seat[1].hand = BIT(ZG_BODY) | FEET;
    other.seat[1].deck = ZG_GEAR & ~other.seat[1].hand;
    for (rum_seat viewer = -1; viewer < 2; viewer++) {
        struct rum_goal a = goal_of(&s, viewer, 0);
        struct rum_goal b = goal_of(&other, viewer, 0);
        CHECK_BYTES(&a, &b, sizeof(a));
        b = goal_of(&s, 0, 0);
        CHECK_BYTES(&a, &b, sizeof(a));
    }
}
