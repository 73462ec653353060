/*
 * np_goal.c: how far a seat is from winning, in words and numbers.
 */
#include "np_test.h"

#include <rumpus/scene.h>

/* The goal of seat 0 as seat 1 hears of it, from seat 1's hidden copy. */
static struct rum_goal goal(const struct np_state *s)
{
    struct np_state seen;
    struct rum_goal out;

    memset(&out, 0, sizeof(out));
    rum_game_hide(&np_game, s, 1, &seen);
    np_game.goal(&seen, 1, 0, &out);
    return out;
}

static void lit(const struct rum_goal *g, const char *pips)
{
    char all[20] = "";

    for (int i = 0; i < g->pips; i++)
        rum_say(all, sizeof(all), "%s", g->pip[i].lit ? g->pip[i].letter : ".");
    CHECK_STR(all, pips);
}

RULE("NP-7.1", the_goal_is_four_characters)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    struct rum_goal g = goal(&s);
    CHECK_STR(g.text, "Build a Ninja, a Pirate, a Zombie and a Robot");
    CHECK_STR(g.missing, "Ninja, Pirate, Zombie and Robot are missing");
    CHECK_INT(g.clause, NP(7, 1));

    counts(&s, 0, "N2 P");
    g = goal(&s);
    CHECK_STR(g.missing, "Zombie and Robot are missing");
    CHECK_STR(g.unit, "characters");
    CHECK_INT(g.done, 2);
    CHECK_INT(g.of, 4);
    CHECK_STR(g.pip[2].symbol, "zombie");
    CHECK_STR(g.pip[2].title, "Zombie");
    lit(&g, "NP..");

    counts(&s, 0, "N2 P R");
    CHECK_STR(goal(&s).missing, "Zombie is missing");
}

RULE("NP-7.1", the_goal_of_the_variants)
{
    struct np_state s;
    position(&s, "goal=any3");
    counts(&s, 0, "N2 R");
    struct rum_goal g = goal(&s);
    CHECK_STR(g.text, "Build any three of Ninja, Pirate, Zombie and Robot");
    CHECK_STR(g.missing, "1 more is missing");
    CHECK_INT(g.done, 2);
    CHECK_INT(g.of, 3);
    counts(&s, 0, "R0");
    CHECK_STR(goal(&s).missing, "2 more are missing");

    position(&s, "goal=double");
    counts(&s, 0, "N3 P R2");
    g = goal(&s);
    CHECK_STR(g.text, "Build Ninja, Pirate, Zombie and Robot twice each");
    CHECK_STR(g.missing, "Pirate and 2 Zombies are missing");
    CHECK_INT(g.done, 5);
    CHECK_INT(g.of, 8);
    lit(&g, "NP.RN..R");
    counts(&s, 0, "P2 Z");
    CHECK_STR(goal(&s).missing, "Zombie is missing");
    counts(&s, 0, "P0 Z2");
    CHECK_STR(goal(&s).missing, "2 Pirates are missing");
}

TEST(near_is_one_card_short_of_each_that_is_missing)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    counts(&s, 0, "N P");
    unsigned a = stack(&s, 0, "Z/ZR/-");
    stack(&s, 0, "-/R/R");
    stack(&s, 1, "-/Z/Z"); /* the other's do not help */
    stack(&s, 0, "P/P/-"); /* nor does what there is already */
    CHECK(!goal(&s).near);

    earn(&s, 1);
    PLAY(&s, pick(&s, a, TORSO, 0), NP_NEW_OPP); /* uncovers the Zombie torso */
    CHECK(goal(&s).near);

    counts(&s, 0, "N P Z");
    CHECK(goal(&s).near);
    counts(&s, 0, "R0 Z0 P0");
    stack(&s, 0, "N/N/-");
    CHECK(goal(&s).near); /* three are missing, three are one short */
    counts(&s, 0, "N0");
    CHECK(goal(&s).near);
}

TEST(two_stacks_of_one_character_are_one_step)
{
    struct np_state s;
    position(&s, "");
    counts(&s, 0, "N P");
    stack(&s, 0, "-/R/R");
    stack(&s, 0, "R/R/-");
    CHECK(!goal(&s).near);
    position(&s, "goal=double");
    counts(&s, 0, "N2 P2 Z2");
    stack(&s, 0, "-/R/R");
    stack(&s, 0, "R/R/-");
    CHECK(goal(&s).near);
}

TEST(the_winner_misses_nothing)
{
    struct np_state s;
    position(&s, "goal=any3");
    counts(&s, 0, "N P Z R"); /* the fourth came with the third */
    np_finish(&s, 0, NP(7, 1), NULL);
    struct rum_goal g = goal(&s);
    CHECK_STR(g.missing, "");
    CHECK_INT(g.done, 3);
    CHECK(!g.near);

    position(&s, "");
    counts(&s, 0, "N P Z");
    stack(&s, 0, "-/R/R");
    np_finish(&s, 1, NP(9, 6), NULL);
    g = goal(&s);
    CHECK_STR(g.missing, "Robot is missing");
    CHECK(!g.near); /* there is no next turn */
}

/* Nothing in it comes from a hand: the same before and after it changes. */
TEST(the_goal_tells_nothing_of_a_hand)
{
    struct np_state s, t;
    position(&s, "");
    counts(&s, 0, "N P Z");
    stack(&s, 0, "-/R/R");
    t = s;
    hand(&s, 0, "Rh");
    hand(&t, 0, "Nl");
    for (int viewer = 0; viewer < 2; viewer++) {
        struct rum_goal a, b;
        memset(&a, 0, sizeof(a));
        memset(&b, 0, sizeof(b));
        np_game.goal(&s, (rum_seat)viewer, 0, &a);
        np_game.goal(&t, (rum_seat)viewer, 0, &b);
        CHECK_BYTES(&a, &b, sizeof(a));
    }
}
