/* MB-22: choosing a place; the areas of section 2.3. */
#include "mb_position.h"

RULE("MB-22.1", squares_and_edges_belong_to_areas)
{
    static const int edges_of[9] = {32, 32, 28, 32, 32, 28, 28, 28, 24};
    int count[9] = {0};

    for (int e = 0; e < MB_EDGES; e++)
        count[mb_area_of(mb_edge_first(e))]++;
    for (int a = 0; a < 9; a++)
        CHECK_INT(count[a], edges_of[a]);
    CHECK_INT(mb_area_of(sq("A1")), 0);
    CHECK_INT(mb_area_of(sq("L1")), 2);
    CHECK_INT(mb_area_of(sq("D4")), 0);
    CHECK_INT(mb_area_of(sq("E5")), 4);
    CHECK_INT(mb_area_of(sq("L12")), 8);
}

RULE("MB-22.1", an_area_then_a_square_in_it)
{
    struct mb_state s;
    rum_action open[RUM_MAX_ACTIONS];

    position(&s, 1, "Y");
    play(&s, "Y");
    CHECK_STR(open_now(&s), "@0 @1 @2 @3 @4 @5 @6 @7 @8");
    play(&s, "@5");
    CHECK_INT(s.area, 5);
    CHECK_STR(open_now(&s), "I5 J5 K5 L5 I6 J6 K6 L6 I7 J7 K7 L7 I8 J8 K8 L8");
    position(&s, 0, "R");
    play(&s, "R @8");
    CHECK_INT(mb_game.legal(&s, open), 16);
    play(&s, "L12");
    CHECK_INT(s.area, -1);
}

RULE("MB-22.1", the_edges_of_each_area_are_those_of_its_squares)
{
    for (int area = 0; area < 9; area++) {
        struct mb_state s;
        rum_action open[RUM_MAX_ACTIONS];
        position(&s, 1, "B");
        KIT_PLAY(&mb_game, &s, NULL, 24, 50 + area);
        size_t n = mb_game.legal(&s, open);
        int free = 0;
        for (int e = 0; e < MB_EDGES; e++)
            free += mb_area_of(mb_edge_first(e)) == area && !mb_has_wall(&s, e);
        CHECK_INT(n, free);
        for (size_t i = 0; i < n; i++)
            CHECK_INT(mb_area_of(mb_edge_first(open[i] - 300)), area);
    }
}

RULE("MB-22.2", an_area_without_a_legal_place_is_not_offered)
{
    struct mb_state s;

    position(&s, 1, "Y");
    for (int i = 0; i < MB_SQUARES; i++) {
        if (mb_area_of(i) == 3)
            s.ground[i] |= MB_GROUND_HIDE;
    }
    play(&s, "Y");
    CHECK_STR(open_now(&s), "@0 @1 @2 @4 @5 @6 @7 @8");
    CHECK(!offered(&s, "stop"));
    play(&s, "@4");
    for (int a = 0; a < 9; a++) /* the choice is not taken back */
        CHECK(!kit_is_legal(&mb_game, &s, 50 + a));
}

RULE("MB-22.2", an_area_full_of_walls_is_not_offered_for_one_more)
{
    for (int full = 0; full < 9; full++) {
        struct mb_state s;
        position(&s, 1, "B");
        for (int e = 0; e < MB_EDGES; e++) {
            if (mb_area_of(mb_edge_first(e)) != full || mb_has_wall(&s, e))
                continue;
            mb_set_wall(&s, e);
            s.walls_left--;
        }
        mb_board_open(&s);
        play(&s, "B");
        for (int area = 0; area < 9; area++)
            CHECK_INT(kit_is_legal(&mb_game, &s, 50 + area), area != full);
    }
}

RULE("MB-22.2", any_single_place_opens_its_area_and_no_other)
{
    struct mb_state s;

    position(&s, 1, "");
    for (int open = 0; open < MB_EDGES; open++) {
        memset(s.east, 0, sizeof(s.east));
        memset(s.south, 0, sizeof(s.south));
        for (int e = 0; e < MB_EDGES; e++) {
            if (e != open)
                mb_set_wall(&s, e);
        }
        for (int area = 0; area < 9; area++)
            CHECK_INT(mb_area_open(&s, MB_AT_WALL, area),
                      area == mb_area_of(mb_edge_first(open)));
    }
    for (int open = 0; open < MB_SQUARES; open++) {
        memset(s.ground, MB_GROUND_HIDE, sizeof(s.ground));
        s.ground[open] = 0;
        for (int area = 0; area < 9; area++)
            CHECK_INT(mb_area_open(&s, MB_AT_HIDE, area),
                      area == mb_area_of(open));
    }
}

RULE("MB-22.2", one_area_or_one_place_alone_is_not_asked)
{
    struct mb_state s;

    position(&s, 1, "Y");
    for (int i = 0; i < MB_SQUARES; i++) {
        if (i != sq("F6") && i != sq("G6"))
            s.ground[i] |= MB_GROUND_HIDE;
    }
    play(&s, "Y"); /* only the centre has room */
    CHECK_INT(s.phase, MB_AT_HIDE);
    CHECK_STR(open_now(&s), "F6 G6");
    play(&s, "F6");
    hold(&s, 1, "Y");
    turn_to(&s, 1);
    play(&s, "Y");
    CHECK(mb_has_hide(&s, sq("G6")));
    CHECK_INT(s.head.to_act, 2);
    hold(&s, 1, "Y");
    turn_to(&s, 1);
    CHECK_STR(open_now(&s), "skip"); /* and now there is no square left */
}

RULE("MB-22.3", the_area_is_chosen_anew_for_each_wall)
{
    struct mb_state s;

    position(&s, 1, "P");
    play(&s, "P @0 A1|B1");
    CHECK_INT(s.phase, MB_AT_AREA);
    CHECK_INT(s.area, -1);
    play(&s, "@8 K12|L12");
    CHECK_INT(s.built, 2);
    CHECK_INT(s.to_build, 1);
}

RULE("MB-22.4", stacks_borders_and_blasts_are_chosen_directly)
{
    struct mb_state s;

    position(&s, 1, "G");
    play(&s, "G");
    CHECK_INT(s.phase, MB_AT_STACK);
    position(&s, 0, "W");
    play(&s, "W");
    CHECK_INT(s.phase, MB_AT_WHITE);
    position(&s, 0, "P");
    zombies(&s, "C1", 1);
    zombies(&s, "C8", 1);
    play(&s, "P");
    CHECK_INT(s.phase, MB_AT_BLAST);
}

/* Section 4: the codes are normative. */
RULE("MB-22.1", actions_have_the_codes_of_the_specification)
{
    struct mb_state s;

    position_with(&s, "hand_limit=10", 1, "GBYRPWKNNN");
    CHECK_LEGAL(&mb_game, &s, 0, 10, 11, 12, 13, 14, 20, 24, 25, 26, 27, 28);
    KIT_PLAY(&mb_game, &s, NULL, 0);
    CHECK_LEGAL(&mb_game, &s, 1, 2, 10, 11, 12, 13, 14);
    KIT_PLAY(&mb_game, &s, NULL, 1);
    CHECK_LEGAL(&mb_game, &s, 40, 41, 42, 43, 44, 45, 46, 47);
    position(&s, 0, "GBY");
    zombies(&s, "A1", 2);
    CHECK_LEGAL(&mb_game, &s, 0, 20, 21, 22, 23);
    KIT_PLAY(&mb_game, &s, NULL, 23);
    CHECK_LEGAL(&mb_game, &s, 602, 603, 604);
    KIT_PLAY(&mb_game, &s, NULL, 602);
    CHECK_LEGAL(&mb_game, &s, 610, 611);
    KIT_PLAY(&mb_game, &s, NULL, 611);
    CHECK_LEGAL(&mb_game, &s, 3, 602, 603, 604, 605, 606);
}

RULE("MB-22.1", a_code_that_means_nothing_is_refused)
{
    struct mb_state s;

    position(&s, 1, "GBYRPWKNNN");
    CHECK_TRAPS(mb_game.apply(&s, MB_PLAY_WHITE + 1, NULL));
    CHECK_TRAPS(mb_game.apply(&s, MB_DISCARD - 1, NULL));
}
