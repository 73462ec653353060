/* MB-5: movement. */
#include "mb_position.h"

/* Example 2. */
RULE("MB-5.1 MB-5.2 MB-7.1 MB-11.1", a_green_moves_a_stack_one_step)
{
    struct mb_state s;

    position(&s, 0, "G");
    zombies(&s, "C1", 1);
    play(&s, "G"); /* the only stack is taken at once */
    CHECK_STR(open_now(&s), "e se s sw w");
    play(&s, "e");
    CHECK_INT(zombies_on(&s, "D1"), 3);
    CHECK_INT(zombies_on(&s, "C1"), 0);
    CHECK_INT(s.human_count, 70);
    CHECK_INT(s.zombie_count, 3);
    CHECK_INT(s.head.to_act, 1); /* done; END is not asked of an empty hand */
}

RULE("MB-5.1", all_eight_directions_lead_where_they_say)
{
    static const struct {
        const char *word, *to;
    } way[] = {{"n", "F7"}, {"ne", "G7"}, {"e", "G8"}, {"se", "G9"},
               {"s", "F9"}, {"sw", "E9"}, {"w", "E8"}, {"nw", "E7"}};

    for (int i = 0; i < 8; i++) {
        struct mb_state s;
        position(&s, 1, "G");
        no_humans(&s);
        for (int y = 0; y < 12; y++)
            s.east[y] = s.south[y] = 0;
        s.walls_left = 70;
        mb_board_open(&s);
        memset(s.ground, 0, sizeof(s.ground));
        humans(&s, "F8", 2);
        play(&s, "G");
        play(&s, way[i].word);
        CHECK_INT(humans_on(&s, way[i].to), 2);
        CHECK_INT(humans_on(&s, "F8"), 0);
    }
}

RULE("MB-5.2", the_whole_stack_goes)
{
    struct mb_state s;

    position(&s, 1, "G");
    play(&s, "G I2 s"); /* four humans */
    CHECK_INT(humans_on(&s, "I3"), 4);
    CHECK_INT(humans_on(&s, "I2"), 0);
}

/* Example 4; rulings 1 to 3. */
RULE("MB-5.3 MB-5.4 MB-12.4", the_limit_counts_humans_about_to_be_turned)
{
    struct mb_state s;

    position(&s, 0, "GGGB");
    zombies(&s, "D1", 3);
    play(&s, "G e"); /* 3 + 2 */
    CHECK_INT(zombies_on(&s, "E1"), 5);
    turn_to(&s, 0);
    play(&s, "G");
    CHECK_STR(open_now(&s), "e s sw w"); /* F1, E2, D2, D1; F2 holds three */

    position(&s, 0, "GB");
    zombies(&s, "D1", 0);
    zombies(&s, "E1", 5);
    play(&s, "GB");
    CHECK_STR(open_now(&s), "e se s sw w");
    play(&s, "se");
    CHECK_STR(open_now(&s), "-3 -4");
    play(&s, "-3");
    CHECK_INT(zombies_on(&s, "E1"), 3);
    CHECK_INT(zombies_on(&s, "F2"), 5);
}

RULE("MB-5.3 MB-5.4", five_humans_cannot_be_stormed)
{
    struct mb_state s;

    position(&s, 0, "GB");
    zombies(&s, "C1", 1);
    humans(&s, "D1", 5);
    play(&s, "G");
    CHECK(!offered(&s, "e"));
    position(&s, 0, "GB");
    zombies(&s, "C1", 1);
    humans(&s, "D1", 5);
    hide_token(&s, "D1"); /* except under a hide token */
    play(&s, "G");
    CHECK(offered(&s, "e"));
}

/* Ruling 28. */
RULE("MB-5.5", humans_do_not_walk_into_zombies)
{
    struct mb_state s;

    position(&s, 1, "G");
    zombies(&s, "D2", 1);
    play(&s, "G D1");
    CHECK(!offered(&s, "s"));
    CHECK(offered(&s, "sw"));
    position(&s, 1, "G");
    zombies(&s, "D2", 1);
    hide_token(&s, "D2");
    play(&s, "G D1");
    CHECK(offered(&s, "s"));
}

RULE("MB-5.6", the_first_step_is_compulsory_and_the_others_are_not)
{
    struct mb_state s;

    position(&s, 1, "G");
    play(&s, "G E5");
    CHECK(!offered(&s, "stop"));
    play(&s, "se"); /* green */
    CHECK(offered(&s, "stop"));
    play(&s, "stop");
    CHECK_INT(humans_on(&s, "F6"), 2);
    CHECK_INT(s.head.to_act, 2);
}

/* Ruling 7. */
RULE("MB-5.6 MB-5.7 MB-13.2", a_yellow_may_stay_unused_but_is_spent)
{
    struct mb_state s;

    position(&s, 0, "GYBB");
    zombies(&s, "C1", 1);
    play(&s, "GY s");
    CHECK_INT(s.steps, 1);
    CHECK(offered(&s, "stop"));
    play(&s, "stop");
    CHECK_INT(s.phase, MB_AT_MAIN);
    CHECK_INT(s.hand[0][MB_YELLOW], 0);
    CHECK_INT(s.discards[MB_YELLOW], 1);
}

/* Ruling 9: steps simply add up. */
RULE("MB-5.7", the_counter_of_steps_grows_by_yellow_and_green)
{
    struct mb_state s;

    position(&s, 0, "GY");
    no_humans(&s);
    humans(&s, "L12", 1);
    zombies(&s, "F5", 1); /* F5/F6 is walled */
    play(&s, "GY");
    CHECK_INT(s.steps, 2);
    play(&s, "sw"); /* E6 */
    CHECK_INT(s.steps, 1);
    play(&s, "e"); /* F6, green */
    CHECK_INT(s.steps, 1);
    CHECK_INT(s.moved, 2);
    play(&s, "s"); /* F7: no step left */
    CHECK_INT(zombies_on(&s, "F7"), 1);
    CHECK_INT(s.steps, 0);
    CHECK_INT(s.head.to_act, 1);
}

/* The square left is always open again, so a movement never runs dry. */
RULE("MB-5.7 MB-5.10", the_way_back_is_a_legal_step)
{
    struct mb_state s;

    position(&s, 0, "GBY");
    no_humans(&s);
    humans(&s, "L12", 1);
    zombies(&s, "A1", 4); /* with two of B1: too many, with one: full */
    zombies(&s, "B1", 5);
    zombies(&s, "A2", 5);
    humans(&s, "B2", 5);
    play(&s, "GBY B1 w");
    CHECK_STR(open_now(&s), "stop e"); /* one went, four stayed */
    CHECK_INT(zombies_on(&s, "A1"), 5);
    CHECK_INT(zombies_on(&s, "B1"), 4);
    play(&s, "e");
    CHECK_INT(zombies_on(&s, "A1"), 4);
    CHECK_INT(zombies_on(&s, "B1"), 5);
}

RULE("MB-5.8 MB-7.2", captures_work_in_the_middle_of_a_movement)
{
    struct mb_state s;

    position(&s, 0, "GBY");
    zombies(&s, "C1", 1);
    play(&s, "GY e"); /* D1: 3 */
    CHECK_INT(zombies_on(&s, "D1"), 3);
    play(&s, "e"); /* E1: 3 + 2 */
    CHECK_INT(zombies_on(&s, "E1"), 5);
    CHECK_INT(zombies_on(&s, "D1"), 0);
    CHECK_INT(s.human_count, 68);
}

/* Example 8. */
RULE("MB-5.9 MB-5.2", those_met_on_the_way_move_along)
{
    struct mb_state s;

    position(&s, 1, "G");
    humans(&s, "F6", 2);
    play(&s, "G E5 se");
    CHECK_INT(humans_on(&s, "F6"), 4);
    play(&s, "e");
    CHECK_INT(humans_on(&s, "G6"), 4);
    CHECK_INT(humans_on(&s, "F6"), 0);
}

RULE("MB-5.10", tokens_may_return_to_a_square_they_left)
{
    struct mb_state s;

    position(&s, 0, "GY");
    zombies(&s, "L10", 1);
    play(&s, "GY s");
    CHECK(offered(&s, "n"));
    play(&s, "n");
    CHECK_INT(zombies_on(&s, "L10"), 1);
}
