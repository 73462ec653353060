/*
 * ze_goal.c: how far a seat is from winning, in words and numbers.
 */
#include "ze_test.h"

#include <rumpus/scene.h>

/* The goal of a seat as a spectator hears of it. */
static struct rum_goal goal(const struct ze_state *s, rum_seat seat)
{
    struct ze_state seen;
    struct rum_goal out;

    memset(&out, 0, sizeof(out));
    rum_game_hide(&ze_game, s, RUM_NOBODY, &seen);
    ze_game.goal(&seen, RUM_NOBODY, seat, &out);
    return out;
}

static void pips(const struct rum_goal *g, const char *lit, const char *open)
{
    char on[20] = "", off[20] = "";

    for (int i = 0; i < g->pips; i++)
        rum_say(g->pip[i].lit ? on : off, sizeof(on), "%s", g->pip[i].letter);
    CHECK_STR(on, lit);
    CHECK_STR(off, open);
}

RULE("ZE-9.3", the_astronauts_count_what_the_villain_has_left)
{
    struct ze_state s;
    position(&s, "players=4"); /* 4 Health and 2 Hearts */
    struct rum_goal g = goal(&s, 1);
    CHECK_STR(g.text, "Defeat the villain together, before your Zone cards "
                      "are played");
    CHECK_STR(g.missing, "The villain has 4 Health and 2 Hearts left");
    CHECK_STR(g.unit, "hits");
    CHECK_INT(g.clause, ZE(9, 3));
    CHECK_INT(g.done, 0);
    CHECK_INT(g.of, 6);
    pips(&g, "", "####HH");

    s.health[0] = 2;
    items(&s, 0, "G2 D1");
    g = goal(&s, 3);
    CHECK_STR(g.missing, "The villain has 2 Health, 1 Heart and 1 Shield left");
    CHECK_INT(g.done, 3);
    CHECK_INT(g.of, 6);
    pips(&g, "###", "##H");
    CHECK_STR(g.pip[4].symbol, "health");
    CHECK_STR(g.pip[5].symbol, "spare"); /* a Heart is one more hit */
    CHECK(g.team);                       /* told once, beside the chips */
    CHECK_STR(g.label, "Zapp the villain");
    CHECK_STR(g.pip[4].title, "Hit for a Health card");

    s.health[0] = 4; /* found more than was dealt */
    items(&s, 0, "G2 B3 C6");
    g = goal(&s, 1);
    CHECK_INT(g.done, 0);
    CHECK_INT(g.of, 7);

    items(&s, 0, "D1 H5");
    CHECK_STR(goal(&s, 1).missing,
              "The villain has 4 Health and 2 Shields left");
}

RULE("ZE-8.6", a_heart_that_does_not_bring_back_is_no_life)
{
    struct ze_state s;
    position(&s, "players=4 villain_revive=off");
    s.health[0] = 1;
    struct rum_goal g = goal(&s, 1);
    CHECK_INT(g.of, 4);
    CHECK_INT(g.done, 3);
    CHECK(g.near);
    position(&s, "players=4");
    s.health[0] = 1;
    CHECK(!goal(&s, 1).near);
}

RULE("ZE-9.3 ZE-2.3", the_team_is_near_when_its_hits_are_enough)
{
    struct ze_state s;
    position(&s, "players=4");
    items(&s, 0, "");
    s.health[0] = 3; /* three astronauts stand */
    CHECK(goal(&s, 1).near);
    s.health[0] = 4;
    CHECK(!goal(&s, 1).near);
    s.health[0] = 3;
    down(&s, 2);
    CHECK(!goal(&s, 1).near);
    s.health[0] = 2;
    CHECK(goal(&s, 2).near); /* those who are down win as well */
    items(&s, 0, "D1");
    CHECK(!goal(&s, 1).near);
    items(&s, 0, "G2");
    down(&s, 0); /* cannot be hit until the villain is back */
    CHECK(!goal(&s, 1).near);
}

RULE("ZE-9.4", the_villain_counts_astronauts)
{
    struct ze_state s;
    position(&s, "players=4");
    struct rum_goal g = goal(&s, 0);
    CHECK_STR(g.text, "Defeat all astronauts, or be there when they have "
                      "played their Zone cards");
    CHECK_STR(g.missing, "Commander, Gunner and Medic are left");
    CHECK_STR(g.unit, "astronauts");
    CHECK_INT(g.clause, ZE(9, 4));
    CHECK_INT(g.done, 0);
    CHECK_INT(g.of, 3);
    pips(&g, "", "CGM");
    CHECK_STR(g.pip[1].symbol, "gunner");
    CHECK_STR(g.pip[1].title, "Gunner");

    down(&s, 2);
    g = goal(&s, 0);
    CHECK_STR(g.missing, "Commander and Medic are left");
    pips(&g, "G", "CM");
    down(&s, 1);
    items(&s, 1, "H9"); /* may come back ... */
    CHECK_INT(goal(&s, 0).done, 1);
    s.stayed = 1 << 1; /* ... or not (ZE-8.8) */
    g = goal(&s, 0);
    CHECK_INT(g.done, 2);
    CHECK_STR(g.missing, "Medic is left");

    kit_deal(&ze_game, &s, 1, "players=3 villain_seat=0");
    CHECK_STR(goal(&s, 0).missing, ""); /* no characters yet */
    CHECK_STR(goal(&s, 0).pip[1].title, "Astronaut");
}

RULE("ZE-9.4 ZE-9.6", the_villain_is_near_with_one_hit_each_or_no_cards)
{
    struct ze_state s;
    position(&s, "players=3");
    s.health[1] = s.health[2] = 1;
    CHECK(goal(&s, 0).near);
    items(&s, 2, "D1");
    CHECK(!goal(&s, 0).near);
    items(&s, 2, "H9");
    CHECK(!goal(&s, 0).near);
    down(&s, 2);
    CHECK(!goal(&s, 0).near); /* with a Heart still */
    items(&s, 2, "");
    CHECK(goal(&s, 0).near);

    position(&s, "players=3");
    run_dry(&s);
    one_card(&s, 1, A1);
    CHECK(!goal(&s, 0).near);
    position(&s, "players=3");
    run_dry(&s);
    CHECK(goal(&s, 0).near);
    down(&s, 2);
    items(&s, 2, "H9");
    CHECK(!goal(&s, 0).near); /* one more round for the Heart */
}

RULE("ZE-10.4", in_battle_royale_everybody_else_has_to_go)
{
    struct ze_state s;
    position(&s, "players=4 mode=royale");
    struct rum_goal g = goal(&s, 2);
    CHECK_STR(g.text, "Be the last one standing, or have the most Health "
                      "(if equal, hits dealt) when all Zone cards are played");
    CHECK_STR(g.missing, "Still in: {0}, {1} and {3}");
    CHECK_INT(g.of, 3);
    CHECK_INT(g.clause, ZE(10, 4));
    down(&s, 0);
    s.health[1] = s.health[3] = 1;
    g = goal(&s, 2);
    CHECK_STR(g.missing, "Still in: {1} and {3}");
    CHECK_INT(g.done, 1);
    pips(&g, "Y", "GR");
    CHECK(!g.near); /* two, with one zap */
    items(&s, 2, "A2");
    CHECK(goal(&s, 2).near);
    items(&s, 2, "");
    down(&s, 3);
    CHECK(goal(&s, 2).near);
    CHECK(!goal(&s, 3).near); /* out */
    items(&s, 1, "D1");
    CHECK(!goal(&s, 2).near);
}

TEST(an_emp_is_enough_for_three)
{
    struct ze_state s;
    position(&s, "players=4 mode=royale");
    s.health[1] = s.health[2] = s.health[3] = 1;
    items(&s, 0, "A2");
    CHECK(!goal(&s, 0).near);
    items(&s, 0, "E4");
    CHECK(goal(&s, 0).near);
}

TEST(after_the_end_nothing_is_missing)
{
    struct ze_state s;
    position(&s, "players=3");
    items(&s, 0, "");
    s.health[0] = 1;
    at(&s, 0, E5);
    at(&s, 1, E6);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(N));
    for (rum_seat seat = 0; seat < 3; seat++) {
        struct rum_goal g = goal(&s, seat);
        CHECK_STR(g.missing, "");
        CHECK(!g.near);
    }
    CHECK_INT(goal(&s, 1).done, goal(&s, 1).of);

    position(&s, "players=3 mode=royale");
    run_dry(&s);
    begin_turn(&s, 0);
    CHECK_STR(goal(&s, 0).missing, "");
}

/* Nothing in it comes from a hand. */
TEST(the_goal_tells_nothing_of_a_hand)
{
    struct ze_state s, t;
    position(&s, "players=3");
    memcpy(&t, &s, sizeof(t));
    hand(&s, 1, "A1 A3 A5 A7 A9");
    hand(&t, 1, "B2 B4 B6 B8 C1");
    for (rum_seat seat = 0; seat < 3; seat++) {
        struct rum_goal a, b;
        memset(&a, 0, sizeof(a));
        memset(&b, 0, sizeof(b));
        ze_game.goal(&s, 0, seat, &a);
        ze_game.goal(&t, 0, seat, &b);
        CHECK_BYTES(&a, &b, sizeof(a));
    }
}
