/*
 * mb_goal.c: how far a side is from winning, in words and numbers.
 */
#include "mb_position.h"

#include <rumpus/scene.h>

/* The goal of a seat as the other side hears of it. */
static struct rum_goal goal(const struct mb_state *s, rum_seat seat)
{
    struct mb_state seen;
    struct rum_goal out;

    memset(&out, 0, sizeof(out));
    rum_game_hide(&mb_game, s, seat ^ 1, &seen);
    mb_game.goal(&seen, seat ^ 1, seat, &out);
    return out;
}

/* So many humans and zombies on the board. */
static void count(struct mb_state *s, const char *options, int n, int z)
{
    position_with(s, options, 0, "G");
    no_humans(s);
    for (int i = 0; n > 0 || z > 0; i++) {
        s->humans[i] = (uint8_t)(n < MB_FULL ? n : MB_FULL);
        n -= s->humans[i];
        s->human_count += s->humans[i];
        int at = MB_SQUARES - 1 - i;
        s->zombies[at] = (uint8_t)(z < MB_FULL ? z : MB_FULL);
        z -= s->zombies[at];
        s->zombie_count += s->zombies[at];
    }
    s->tokens_left = (uint8_t)(MB_TOKENS - s->human_count - s->zombie_count);
    CHECK_SOUND(s);
}

RULE("MB-20.1", the_goal_is_to_be_more)
{
    struct mb_state s;
    count(&s, "", 21, 8);

    struct rum_goal g = goal(&s, 0);
    CHECK_STR(g.text, "Have more zombies than humans on the board at the end");
    CHECK_STR(g.missing, "13 behind");
    CHECK_STR(g.unit, "zombies");
    CHECK_INT(g.done, 8);
    CHECK_INT(g.of, 15);
    CHECK_INT(g.clause, MB(20, 1));
    CHECK(!g.near);

    g = goal(&s, 3);
    CHECK_STR(g.text, "Have more humans than zombies on the board at the end");
    CHECK_STR(g.missing, "13 ahead");
    CHECK_STR(g.unit, "humans");
    CHECK_INT(g.done, 15);
    CHECK_INT(g.of, 15);

    s.phase = MB_AT_OVER;
    CHECK_STR(goal(&s, 0).missing, "lost by 13");
    CHECK_STR(goal(&s, 3).missing, "won by 13");
}

RULE("MB-20.3", equal_numbers_are_enough_for_humans_with_tie_humans)
{
    struct mb_state s;
    count(&s, "", 10, 10);
    CHECK_STR(goal(&s, 1).missing, "level");
    CHECK_INT(goal(&s, 1).done, 10);
    CHECK_INT(goal(&s, 1).of, 11);

    count(&s, "tie=humans", 10, 10);
    struct rum_goal g = goal(&s, 1);
    CHECK_STR(g.text,
              "Have at least as many humans as zombies on the board at the "
              "end");
    CHECK_STR(g.missing, "level, which is enough");
    CHECK_INT(g.done, 10);
    CHECK_INT(g.of, 10);
    CHECK_STR(goal(&s, 0).missing, "level");
    CHECK_INT(goal(&s, 0).of, 11);
    count(&s, "tie=humans", 10, 11);
    CHECK_INT(goal(&s, 1).of, 11);
}

RULE("MB-20.4", the_last_humans_in_reach_are_a_warning)
{
    struct mb_state s;
    count(&s, "", 3, 0);
    CHECK(!goal(&s, 0).near);
    zombies(&s, "B2", 1); /* a step from A1, if no wall is between */
    CHECK(goal(&s, 0).near);
    CHECK(!goal(&s, 1).near);
    hide_token(&s, "A1");
    CHECK(!goal(&s, 0).near);

    count(&s, "", 5, 0); /* five cannot be stormed, but a Purple turns them */
    zombies(&s, "B2", 1);
    CHECK(goal(&s, 0).near);
    humans(&s, "L12", 1); /* out of its reach */
    CHECK(!goal(&s, 0).near);
}

RULE("MB-19.4", two_idle_turns_warn_of_who_leads)
{
    struct mb_state s;
    count(&s, "", 21, 8);
    s.idle = 2;
    CHECK(!goal(&s, 1).near); /* there are cards to draw */
    deck_down_to(&s, 0);
    CHECK(goal(&s, 1).near);
    CHECK(goal(&s, 3).near);
    CHECK(!goal(&s, 0).near);
    s.idle = 1;
    CHECK(!goal(&s, 1).near);

    count(&s, "tie=humans", 10, 10);
    deck_down_to(&s, 0);
    s.idle = 2;
    CHECK(goal(&s, 1).near);
    CHECK(!goal(&s, 0).near);
    s.phase = MB_AT_OVER;
    s.head.to_act = RUM_NOBODY;
    CHECK(!goal(&s, 1).near);
}

/* Hands do not matter. */
TEST(the_goal_tells_nothing_of_a_hand)
{
    struct mb_state s, t;
    position(&s, 0, "GGP");
    zombies(&s, "C1", 1);
    memcpy(&t, &s, sizeof(t));
    hold(&t, 0, "RRY");
    for (rum_seat seat = 0; seat < 4; seat++) {
        struct rum_goal a, b;
        memset(&a, 0, sizeof(a));
        memset(&b, 0, sizeof(b));
        mb_game.goal(&s, 0, seat, &a);
        mb_game.goal(&t, 0, seat, &b);
        CHECK_BYTES(&a, &b, sizeof(a));
    }
}
