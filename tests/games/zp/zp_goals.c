/*
 * zp_goals.c: how a seat wins and how far it is, in words and numbers: ZP-3.7.
 */
#include <rumpus/scene.h>

#include "zp_test.h"

static struct rum_goal goal_of(const struct zp_state *z, rum_seat seat)
{
    struct zp_state seen;
    struct rum_goal out;

    memset(&out, 0, sizeof(out));
    rum_game_hide(&zp_game, z, RUM_NOBODY, &seen);
    zp_goal(&seen, RUM_NOBODY, seat, &out);
    return out;
}

static int lit(const struct rum_goal *g)
{
    int n = 0;

    for (int i = 0; i < g->pips; i++)
        n += g->pip[i].lit;
    return n;
}

static void check_goal(const struct zp_state *z, rum_seat seat,
                       const char *text, int done, int of, const char *missing)
{
    struct rum_goal g = goal_of(z, seat);

    CHECK_STR(g.text, text);
    CHECK_INT(g.done, done);
    CHECK_INT(g.of, of);
    CHECK_STR(g.missing, missing);
    if (g.pips > 1) { /* one alone says of what the number is */
        CHECK_INT(g.pips, of);
        CHECK_INT(lit(&g), done);
    }
}

RULE("ZP-14.7 ZP-15.9", spaces_are_named_by_the_goal_in_force)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Gunslinger");
    put(&z, 0, "F11");
    put(&z, 6, "G6");
    put(&z, 7, "F5");
    put(&z, 12, "F7");
    put(&z, 13, "F1");
    check_goal(&z, 0, "Hold three Great Houses in a triangle", 1, 3,
               "Great House A1 and Great House K1 are missing");
    check_goal(&z, 1, "Hold three Xs in a triangle", 2, 3, "X E6 is missing");
    check_goal(&z, 2,
               "Stand four pieces in one line: Great House, X, X, Great House",
               2, 4, "X F5 and Great House F11 are missing");
    CHECK_INT(goal_of(&z, 0).clause, ZP(14, 7));
    CHECK_STR(goal_of(&z, 2).unit, "in line");

    position(&z, "players=2 classes=Ninja,Pirate");
    check_goal(&z, 1, "Hold all six Xs", 0, 6,
               "X E5, X E6, X F5, X F7, X G5 and X G6 are missing");
    CHECK_STR(goal_of(&z, 0).text, "Hold all six Great Houses");
}

RULE("ZP-16.12 ZP-17.10 ZP-17.11", rings_and_uploads_are_counted)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Robot,Ninja");
    put(&z, 0, "F9");
    rings(&z, 0, 3);
    put(&z, 1, "C3");
    rings(&z, 1, 1);
    z.pos[6] = ZP_UPLOADED;
    check_goal(&z, 0,
               "Have three pieces with two rings or more each on the board", 3,
               6, "3 rings are missing");
    check_goal(&z, 1, "Upload all six pieces from the Buried Treasure", 1, 6,
               "5 uploads are missing");

    position(&z, "players=3 classes=Zombie,Robot,Ninja robot_goal=5");
    for (int i = 6; i < 10; i++)
        z.pos[i] = ZP_UPLOADED;
    check_goal(&z, 1, "Upload five pieces from the Buried Treasure", 4, 5,
               "1 upload is missing");
}

RULE("ZP-19.12", abductions_are_counted_by_owner)
{
    struct zp_state z;
    position(&z, "players=4 classes=Alien,Ninja,Pirate,Elf");
    abduct(&z, 6, 0);
    abduct(&z, 7, 0);
    check_goal(&z, 0,
               "Hold four abducted pieces, at least one of each opponent", 2, 4,
               "2 abductions are missing");
    struct rum_goal g = goal_of(&z, 0);
    CHECK_STR(g.pip[0].title, "Ninja");
    CHECK(g.pip[0].lit && g.pip[1].lit && !g.pip[2].lit && !g.pip[3].lit);
    CHECK_STR(g.pip[3].title, "Pirate");

    position(&z, "players=3 classes=Alien,Ninja,Elf");
    CHECK_STR(goal_of(&z, 0).text,
              "Hold four abducted pieces, all of one opponent");
    position(&z, "players=6 classes=Alien,Ninja,Pirate,Ninja,Pirate,Robot");
    CHECK_STR(goal_of(&z, 0).text,
              "Hold four abducted pieces, one of each of four opponents");
    CHECK_INT(goal_of(&z, 0).pips, 4);
}

RULE("ZP-20.5 ZP-20.6 ZP-20.7", the_elf_outlives_the_others_by_the_option)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Elf,Pirate elf_rounds=24");
    z.round = 22;
    check_goal(&z, 1, "Nobody else has won after 24 rounds", 22, 24,
               "2 rounds are missing");
    CHECK(!goal_of(&z, 1).near);
    z.round = 23;
    CHECK(goal_of(&z, 1).near);

    position(&z, "players=4 classes=Ninja,Elf,Pirate,Robot elf_mode=deck");
    check_goal(&z, 1,
               "Nobody else has won when the deck runs out for the third time",
               0, 3, "3 run-outs are missing");
    CHECK_INT(goal_of(&z, 1).clause, ZP(20, 7));

    position(&z, "players=3 classes=Ninja,Elf,Pirate elf_mode=clock");
    check_goal(&z, 1,
               "Nobody else has won when the table's three hours are over", 0,
               0, "");
    CHECK_INT(goal_of(&z, 1).clause, ZP(20, 6));
}

TEST(a_seat_is_near_when_its_next_turn_could_win)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Robot,Alien");
    put(&z, 0, "G6");
    put(&z, 1, "F5");
    put(&z, 2, "C6");            /* three steps from E6 */
    CHECK(!goal_of(&z, 0).near); /* with no card one step only */
    hold(&z, 0, ZP_ONE);
    CHECK(goal_of(&z, 0).near); /* for all that others know it is a 4 */
    z.skip[0] = 1;
    CHECK(!goal_of(&z, 0).near);
    z.skip[0] = 0;
    put(&z, 12, "E6"); /* somebody stands there */
    CHECK(!goal_of(&z, 0).near);

    position(&z, "players=3 classes=Pirate,Robot,Alien");
    for (int i = 6; i < 11; i++)
        z.pos[i] = ZP_UPLOADED;
    CHECK(!goal_of(&z, 1).near); /* the last is at home */
    put(&z, 11, "F7");
    CHECK(goal_of(&z, 1).near);
    put(&z, 11, "F6");
    CHECK(goal_of(&z, 1).near);

    position(&z, "players=4 classes=Pirate,Robot,Alien,Zombie");
    abduct(&z, 0, 2);
    abduct(&z, 6, 2);
    abduct(&z, 7, 2);
    put(&z, 12, "F9");
    put(&z, 13, "F7");
    put(&z, 14, "C3");
    CHECK(!goal_of(&z, 2).near); /* nobody to catch */
    put(&z, 18, "I3");
    CHECK(!goal_of(&z, 2).near); /* no room at home */
    put(&z, 15, "C6");
    CHECK(goal_of(&z, 2).near);
    rings(&z, 18, 2);
    put(&z, 19, "I6");
    rings(&z, 19, 2);
    put(&z, 20, "K2");
    rings(&z, 20, 1);
    CHECK(!goal_of(&z, 3).near);
    ring_on(&z, "K1");
    CHECK(goal_of(&z, 3).near);
}

TEST(a_goal_says_nothing_of_hands)
{
    struct zp_state z, other;
    struct rum_goal a, b;
    position(&z, "players=4 classes=Pirate,Robot,Alien,Ninja");
    put(&z, 0, "G6");
    put(&z, 1, "F5");
    put(&z, 2, "C6");
    other = z;
    hold(&z, 0, ZP_ONE);
    hold(&other, 0, ZP_DENY);
    for (rum_seat s = 0; s < 4; s++) {
        a = goal_of(&z, s);
        b = goal_of(&other, s);
        CHECK_BYTES(&a, &b, sizeof(a));
        memset(&a, 0, sizeof(a));
        zp_goal(&z, s, s, &a); /* nor to its own seat more than to others */
        CHECK_BYTES(&a, &b, sizeof(a));
    }
}

TEST(before_the_classes_are_chosen_there_is_no_goal_yet)
{
    struct zp_state z;
    kit_deal(&zp_game, &z, 1, "players=3 classes=draft");
    check_goal(&z, 0, "Every class wins in its own way", 0, 0, "");
}
