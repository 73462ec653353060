/* MB-11 to MB-13: Green, and the Blue and Yellow of the zombies. */
#include "mb_position.h"

RULE("MB-11.1", only_stacks_of_the_own_kind_are_offered)
{
    struct mb_state s;

    position(&s, 1, "G");
    zombies(&s, "A1", 1);
    zombies(&s, "A2", 1);
    play(&s, "G");
    CHECK(!offered(&s, "A1"));
    CHECK(offered(&s, "D1"));
    position(&s, 0, "G");
    zombies(&s, "A1", 1);
    zombies(&s, "A2", 1);
    play(&s, "G");
    CHECK_STR(open_now(&s), "A1 A2");
}

/* Ruling 41. */
RULE("MB-11.1", both_team_mates_command_all_tokens)
{
    for (rum_seat seat = 0; seat < 4; seat += 2) {
        struct mb_state s;
        position(&s, seat, "G");
        zombies(&s, "C1", 1);
        play(&s, "G e");
        CHECK_INT(zombies_on(&s, "D1"), 3);
    }
}

RULE("MB-11.2", a_stack_without_a_step_is_not_offered)
{
    struct mb_state s;

    position(&s, 1, "G");
    humans(&s, "A1", 1);
    wall(&s, "A1|B1");
    wall(&s, "A1/A2");
    play(&s, "G");
    CHECK(!offered(&s, "A1"));
    CHECK(offered(&s, "D1"));
}

RULE("MB-11.1 MB-5.6", a_first_step_without_choice_is_taken_at_once)
{
    struct mb_state s;

    position(&s, 0, "G");
    zombies(&s, "A1", 1);
    wall(&s, "A1|B1"); /* leaves A2 only */
    play(&s, "G");
    CHECK_INT(zombies_on(&s, "A2"), 1);
    CHECK_INT(s.head.to_act, 1);
}

/* Example 3; rulings 5 and 6. */
RULE("MB-12.2 MB-12.3 MB-13.3 MB-5.9", green_with_blue_and_yellow)
{
    struct mb_state s;

    position(&s, 0, "GBY");
    zombies(&s, "C1", 1);
    play(&s, "GBY");
    CHECK_STR(open_now(&s), "e se s sw w"); /* one zombie: nothing to leave */
    play(&s, "e");
    CHECK_INT(zombies_on(&s, "D1"), 3);
    CHECK_STR(open_now(&s), "stop e se s sw w");
    play(&s, "e");
    CHECK_INT(s.phase, MB_AT_LEAVE);
    CHECK_STR(open_now(&s), "-0 -1 -2");
    play(&s, "-2");
    CHECK_INT(zombies_on(&s, "D1"), 2);
    CHECK_INT(zombies_on(&s, "E1"), 3);
    CHECK_INT(s.human_count, 68);
    CHECK_INT(s.zombie_count, 5);
    CHECK_INT(s.discards[MB_GREEN], 1);
    CHECK_INT(s.discards[MB_BLUE], 1);
    CHECK_INT(s.discards[MB_YELLOW], 1);
    CHECK_INT(s.head.to_act, 1);
}

RULE("MB-12.2 MB-13.2", add_ons_need_a_green)
{
    struct mb_state s;

    position(&s, 0, "BYR");
    zombies(&s, "C1", 2);
    CHECK_STR(open_now(&s), "skip R");
    hold(&s, 0, "GBYR");
    CHECK_STR(open_now(&s), "skip G GB GY GBY R");
    hold(&s, 1, "GBYR");
    turn_to(&s, 1); /* to humans they are cards of their own */
    CHECK_STR(open_now(&s), "skip G B Y R");
}

RULE("MB-12.3", at_least_one_token_moves_on)
{
    struct mb_state s;

    for (int n = 2; n <= 5; n++) {
        position(&s, 0, "GB");
        zombies(&s, "C1", n);
        play(&s, "GB s");
        rum_action open[RUM_MAX_ACTIONS];
        CHECK_INT(mb_game.legal(&s, open), n);
        CHECK_INT(open[0], 610);
        CHECK_INT(open[n - 1], 610 + n - 1);
    }
    play(&s, "-4");
    CHECK_INT(zombies_on(&s, "C1"), 4);
    CHECK_INT(zombies_on(&s, "C2"), 1);
}

RULE("MB-12.4 MB-12.3", a_single_way_to_leave_is_not_asked)
{
    struct mb_state s;

    position(&s, 0, "GB");
    zombies(&s, "H2", 2);
    play(&s, "GB e"); /* four humans: one goes, one stays */
    CHECK_INT(zombies_on(&s, "H2"), 1);
    CHECK_INT(zombies_on(&s, "I2"), 5);
}

RULE("MB-12.4", left_ones_do_not_count_for_the_limit)
{
    struct mb_state s;

    position(&s, 0, "GB");
    zombies(&s, "E1", 3);
    play(&s, "GB se"); /* F2: three humans (ruling 2) */
    CHECK_STR(open_now(&s), "-1 -2");
    play(&s, "-1");
    CHECK_INT(zombies_on(&s, "F2"), 5);
}

/* Ruling 4. */
RULE("MB-12.5 MB-12.2", one_blue_serves_the_whole_movement)
{
    struct mb_state s;

    position(&s, 0, "GBBY");
    zombies(&s, "C1", 2);
    play(&s, "GBY e"); /* D1: LEAVE */
    CHECK_STR(open_now(&s), "-0 -1");
    play(&s, "-1");
    CHECK_INT(zombies_on(&s, "D1"), 3);
    play(&s, "e -1");
    CHECK_INT(zombies_on(&s, "D1"), 1);
    CHECK_INT(zombies_on(&s, "E1"), 4);
    CHECK_INT(s.hand[0][MB_BLUE], 1);
}

RULE("MB-13.2 MB-13.3", a_yellow_adds_one_step_and_only_one_counts)
{
    struct mb_state s;

    position(&s, 0, "GYY");
    zombies(&s, "L10", 1);
    play(&s, "GY s");
    CHECK_INT(s.steps, 1);
    CHECK_INT(s.hand[0][MB_YELLOW], 1);
    play(&s, "n");
    CHECK_INT(s.head.to_act, 1);
}

/* Ruling 8. */
RULE("MB-13.4", add_ons_are_paid_before_the_stack_is_chosen)
{
    struct mb_state s;

    position(&s, 0, "GB");
    zombies(&s, "A8", 2);
    zombies(&s, "L1", 2);
    next_cards(&s, "Y");
    play(&s, "GB");
    CHECK_INT(s.phase, MB_AT_STACK);
    CHECK_INT(s.regular[0], 0);
    play(&s, "A8 s -0"); /* A9 is yellow: draws a Yellow */
    CHECK_INT(s.hand[0][MB_YELLOW], 1);
    CHECK_INT(s.head.to_act, 1); /* which adds no step any more */
}

RULE("MB-13.1 MB-12.1", for_humans_blue_is_a_wall_and_yellow_hides)
{
    struct mb_state s;

    position(&s, 1, "BY");
    play(&s, "B");
    CHECK_INT(s.phase, MB_AT_AREA);
    CHECK_INT(s.pending, MB_AT_WALL);
    position(&s, 1, "BY");
    play(&s, "Y");
    CHECK_INT(s.pending, MB_AT_HIDE);
}
