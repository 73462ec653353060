/* MB-14 to MB-18: Red, Rainbow, Black, White and Purple. */
#include "mb_position.h"

RULE("MB-14.1", either_side_places_a_stop_token)
{
    for (rum_seat seat = 0; seat < 4; seat++) {
        struct mb_state s;
        position(&s, seat, "R");
        play(&s, "R @4 F6");
        CHECK(mb_has_stop(&s, sq("F6")));
        CHECK_INT(s.discards[MB_RED], 1);
    }
}

/* Example 15. */
RULE("MB-15.1 MB-15.2 MB-15.3", rainbows_stand_for_four_colours)
{
    struct mb_state s;

    position(&s, 0, "NNB");
    zombies(&s, "A1", 1);
    CHECK_STR(open_now(&s), "skip tB G GB GY GBY R");
    hold(&s, 0, "NB");
    CHECK_STR(open_now(&s), "skip G GB R");
    hold(&s, 0, "BY");
    CHECK_STR(open_now(&s), "skip");
    hold(&s, 0, "NNB");
    play(&s, "GBY");
    CHECK_INT(mb_hand_size(&s, 0), 0);
    CHECK_INT(s.discards[MB_RAINBOW], 2);
    CHECK_INT(s.discards[MB_BLUE], 1);
    CHECK_INT(s.steps, 2);
    CHECK(s.blue);

    position(&s, 1, "N");
    CHECK_STR(open_now(&s), "skip G B Y R");
    play(&s, "Y @4 F6");
    CHECK(mb_has_hide(&s, sq("F6")));
}

RULE("MB-15.2 MB-12.2", two_rainbows_pay_for_two_colours)
{
    struct mb_state s;

    position(&s, 0, "NN");
    zombies(&s, "A1", 1);
    CHECK_STR(open_now(&s), "skip G GB GY R");
    play(&s, "GB");
    CHECK_INT(mb_hand_size(&s, 0), 0);
    position(&s, 0, "N"); /* one as Blue still needs a Green */
    zombies(&s, "A1", 1);
    CHECK_STR(open_now(&s), "skip G R");
}

/* Rulings 32 and 33. */
RULE("MB-16.1 MB-16.3", black_is_another_full_turn_of_the_same_seat)
{
    struct mb_state s;

    position(&s, 1, "GGKK");
    next_cards(&s, "RY");
    int turn = s.head.turn;
    play(&s, "G D1 s");
    CHECK_STR(open_now(&s), "end black");
    play(&s, "black");
    CHECK_INT(s.head.to_act, 1);
    CHECK_INT(s.head.turn, turn + 1);
    CHECK_INT(s.phase, MB_AT_MAIN);
    CHECK_INT(s.hand[1][MB_RED], 1); /* it begins with a draw */
    CHECK_INT(s.discards[MB_BLACK], 1);
    play(&s, "G D2 n black"); /* and may end with another Black */
    CHECK_INT(s.head.to_act, 1);
    play(&s, "skip end");
    CHECK_INT(s.head.to_act, 2); /* then the next seat follows */
}

RULE("MB-16.2", black_comes_on_top_of_the_play_or_skip)
{
    struct mb_state s;

    position(&s, 1, "GK");
    CHECK_STR(open_now(&s), "skip G"); /* it is no play of its own */
    play(&s, "skip");
    CHECK_STR(open_now(&s), "end black");
    play(&s, "black");
    CHECK_INT(s.head.to_act, 1);
}

/* Example 14; rulings 21 and 22. */
RULE("MB-17.1 MB-22.1", five_humans_on_any_square_without_tokens)
{
    struct mb_state s;
    rum_action open[RUM_MAX_ACTIONS];
    int squares = 0;

    position(&s, 1, "W");
    zombies(&s, "A1", 1);
    for (int area = 0; area < 9; area++) {
        struct mb_state t;
        memcpy(&t, &s, sizeof(s));
        KIT_PLAY(&mb_game, &t, NULL, 28, 50 + area);
        squares += (int)mb_game.legal(&t, open);
    }
    CHECK_INT(squares, 144 - 37 - 1);
    CHECK_INT(s.tokens_left, 57);
    play(&s, "W @0");
    CHECK(!offered(&s, "A1"));
    CHECK(!offered(&s, "D1"));
    CHECK(offered(&s, "B1")); /* next to a zombie */
    play(&s, "B1");
    CHECK_INT(humans_on(&s, "B1"), 5);
    CHECK_INT(s.tokens_left, 52);
    CHECK_INT(s.human_count, 77);
}

RULE("MB-17.1", zombies_do_not_matter_under_a_hide_token)
{
    struct mb_state s;

    position(&s, 1, "W");
    zombies(&s, "A1", 5);
    hide_token(&s, "A1");
    hide_token(&s, "D1"); /* humans do, always */
    play(&s, "W @0");
    CHECK(offered(&s, "A1"));
    CHECK(!offered(&s, "D1"));
    play(&s, "A1");
    CHECK_INT(humans_on(&s, "A1"), 5);
    CHECK_INT(zombies_on(&s, "A1"), 5);
}

RULE("MB-17.2", white_places_what_the_supply_has)
{
    struct mb_state s;

    position(&s, 1, "W");
    s.tokens_left = 3;
    humans(&s, "A1", 0);
    KIT_PLAY(&mb_game, &s, NULL, 28, 50, 100);
    CHECK_INT(humans_on(&s, "A1"), 3);
    CHECK_INT(s.tokens_left, 0);
    hold(&s, 1, "W");
    turn_to(&s, 1);
    CHECK_STR(open_now(&s), "skip");
    hold(&s, 0, "W");
    turn_to(&s, 0);
    CHECK_STR(open_now(&s), "skip");
}

/* Rulings 19 and 20. */
RULE("MB-17.3", one_zombie_on_a_border_square)
{
    struct mb_state s;

    position(&s, 0, "W");
    play(&s, "W");
    CHECK_STR(open_now(&s),
              "A1 B1 C1 F1 G1 H1 I1 K1 L1 A2 A3 L3 L5 A6 L6 A7 L8 A9 A10 L10 "
              "A11 L11 B12 C12 D12 E12 F12 H12 J12 K12");
    play(&s, "K1");
    CHECK_INT(zombies_on(&s, "K1"), 1);
    CHECK_INT(s.tokens_left, 57);
    CHECK_INT(s.zombie_count, 1);

    position(&s, 0, "W");
    zombies(&s, "A1", 5);
    zombies(&s, "B1", 4);
    hide_token(&s, "D1"); /* two humans */
    play(&s, "W");
    CHECK(!offered(&s, "A1"));
    CHECK(offered(&s, "B1"));
    CHECK(offered(&s, "D1"));
    CHECK(!offered(&s, "E1"));
    CHECK(!offered(&s, "B2")); /* inside */
    play(&s, "D1");
    CHECK_INT(humans_on(&s, "D1"), 2);
    CHECK_INT(zombies_on(&s, "D1"), 1);
}

RULE("MB-17.4", placing_turns_nobody)
{
    struct mb_state s;

    position(&s, 0, "W");
    play(&s, "W C1"); /* D1 has two humans */
    CHECK_INT(humans_on(&s, "D1"), 2);
    CHECK_INT(s.human_count, 72);
}

/* Example 19. */
RULE("MB-18.1 MB-22.3", humans_build_three_walls_and_none_is_optional)
{
    struct mb_state s;
    rum_action open[RUM_MAX_ACTIONS];

    position(&s, 1, "P");
    play(&s, "P");
    CHECK_STR(open_now(&s), "@0 @1 @2 @3 @4 @5 @6 @7 @8");
    play(&s, "@0");
    CHECK_INT(mb_game.legal(&s, open), 28);
    CHECK(offered(&s, "D1|E1"));
    CHECK(offered(&s, "A4/A5"));
    CHECK(!offered(&s, "E1/E2"));
    play(&s, "D1|E1");
    CHECK_STR(open_now(&s), "@0 @1 @2 @3 @4 @5 @6 @7 @8"); /* no stop */
    CHECK_TRAPS(mb_game.apply(&s, MB_STOP, NULL));
    play(&s, "@0");
    CHECK_INT(mb_game.legal(&s, open), 27);
    play(&s, "A1|B1");
    CHECK_STR(open_now(&s), "@0 @1 @2 @3 @4 @5 @6 @7 @8");
    play(&s, "@8 L11/L12");
    CHECK_INT(s.walls_left, 31);
    CHECK_INT(s.head.to_act, 2);

    position(&s, 1, "P");
    wall(&s, "A1|B1");
    while (s.walls_left > 2) {
        int e = 0;
        while (mb_has_wall(&s, e))
            e++;
        mb_set_wall(&s, e);
        s.walls_left--;
    }
    mb_board_open(&s);
    play(&s, "P @8 L11/L12 @8 K11/K12"); /* the second was the last */
    CHECK_INT(s.walls_left, 0);
    CHECK_INT(s.head.to_act, 2);
}

/* Ruling 48: neither may they stop after one. */
RULE("MB-18.1", an_area_alone_is_not_asked_for_the_next_wall)
{
    struct mb_state s;

    position(&s, 1, "P");
    for (int e = 0; e < MB_EDGES; e++) {
        if (mb_area_of(mb_edge_first(e)) != 8)
            mb_set_wall(&s, e);
    }
    mb_board_open(&s);
    KIT_PLAY(&mb_game, &s, NULL, MB_PLAY_PURPLE);
    for (int i = 0; i < 3; i++) {
        CHECK_INT(s.phase, MB_AT_WALL); /* one area is left: no choice */
        CHECK_INT(s.area, 8);
        KIT_PLAY(&mb_game, &s, NULL, first_open(&s));
    }
    CHECK_INT(s.head.to_act, 2);
}

/* Ruling 46. */
RULE("MB-18.1", purple_ends_when_no_wall_can_be_built)
{
    struct mb_state s;

    position(&s, 1, "P");
    for (int e = 0; s.walls_left > 1; e++) {
        if (!mb_has_wall(&s, e)) {
            mb_set_wall(&s, e);
            s.walls_left--;
        }
    }
    mb_board_open(&s);
    play(&s, "P @8 I12|J12");
    CHECK_INT(s.head.to_act, 2);

    position(&s, 1, "P"); /* two edges left on the board, plenty of walls */
    for (int e = 0; e < MB_EDGES; e++) {
        if (e != edge("K12|L12") && e != edge("A1|B1"))
            mb_set_wall(&s, e);
    }
    mb_board_open(&s);
    /* Each area has one open edge, so the square is not asked. */
    KIT_PLAY(&mb_game, &s, NULL, 27, 50); /* nor is the last area */
    CHECK(mb_has_wall(&s, edge("K12|L12")));
    CHECK_INT(s.head.to_act, 2);
}

/* Ruling 16. */
RULE("MB-18.1 MB-9.3", each_of_the_three_walls_respects_a_stop_token)
{
    struct mb_state s;

    position(&s, 1, "P");
    stop_token(&s, "B1");
    play(&s, "P @0");
    CHECK(!offered(&s, "A1|B1"));
    play(&s, "A1/A2 @0");
    CHECK(!offered(&s, "A1|B1"));
    CHECK(!offered(&s, "B1|C1"));
}

/* Example 11; ruling 23. */
RULE("MB-18.2 MB-18.3", purple_turns_those_one_free_step_away)
{
    struct mb_state s;
    struct rum_trace trace = {0};

    position(&s, 0, "P");
    zombies(&s, "C8", 1);
    play_traced(&s, "P", &trace);
    CHECK_INT(zombies_on(&s, "D9"), 1);
    CHECK_INT(humans_on(&s, "D8"), 3);
    CHECK_INT(s.human_count, 71);
    CHECK_INT(s.zombie_count, 2);
    CHECK_INT(kit_event(&trace, MB_EV_BLAST, 0)->arg[1], 1);
}

RULE("MB-18.2 MB-18.5", a_blast_square_has_zombies_and_prey)
{
    struct mb_state s;

    position(&s, 0, "P");
    zombies(&s, "C1", 1);
    zombies(&s, "C8", 2);
    zombies(&s, "A1", 1); /* nobody beside it */
    play(&s, "P");
    CHECK_STR(open_now(&s), "C1 C8");
    play(&s, "C1"); /* D1 */
    CHECK_INT(zombies_on(&s, "D1"), 2);
    CHECK_INT(humans_on(&s, "D9"), 1);
    CHECK_INT(zombies_on(&s, "C1"), 1);
}

RULE("MB-18.4", stacks_of_five_fall_to_purple)
{
    struct mb_state s;

    position(&s, 0, "P");
    zombies(&s, "C1", 5);
    humans(&s, "D1", 5);
    humans(&s, "D2", 5);
    play(&s, "P");
    CHECK_INT(zombies_on(&s, "D1"), 5);
    CHECK_INT(zombies_on(&s, "D2"), 5);
    CHECK_INT(zombies_on(&s, "C1"), 5);
}

/* Ruling 24. */
RULE("MB-18.4 MB-18.5", a_hide_square_with_zombies_may_blast_but_not_itself)
{
    struct mb_state s;

    position(&s, 0, "P");
    hide_token(&s, "C1");
    mixed(&s, "C1", 2, 1);
    stop_token(&s, "C1");
    play(&s, "P");
    CHECK_INT(humans_on(&s, "C1"), 2);
    CHECK_INT(zombies_on(&s, "D1"), 2);
}
