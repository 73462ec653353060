/* MB-6: coloured squares. */
#include "mb_position.h"

/* Example 7. */
RULE("MB-6.1 MB-6.3 MB-5.8", a_green_square_then_a_yellow_square)
{
    struct mb_state s;

    position(&s, 1, "G");
    next_cards(&s, "R");
    play(&s, "G E5");
    CHECK_STR(open_now(&s), "n ne e se s sw w nw");
    play(&s, "se");
    CHECK_INT(s.steps, 1);
    CHECK_STR(open_now(&s), "stop ne e se s sw w nw");
    CHECK_INT(s.regular[1], 0);
    play(&s, "se");
    CHECK_INT(humans_on(&s, "G7"), 2);
    CHECK_INT(s.hand[1][MB_RED], 1);
    CHECK_INT(s.head.to_act, 2);
}

/* Example 18, ruling 10. */
RULE("MB-6.2", a_green_square_gives_its_step_once_a_card)
{
    struct mb_state s;

    position(&s, 0, "GY");
    zombies(&s, "E5", 1);
    play(&s, "GY");
    CHECK_INT(s.steps, 2);
    play(&s, "se");
    CHECK_INT(s.steps, 2);
    play(&s, "w");
    CHECK_INT(s.steps, 1);
    play(&s, "e");
    CHECK_INT(zombies_on(&s, "F6"), 1);
    CHECK_INT(s.head.to_act, 1);
    for (int i = 0; i < (int)sizeof(s.used); i++)
        CHECK_INT(s.used[i], 0); /* the next card finds it fresh */
}

RULE("MB-6.1 MB-6.2", two_green_squares_are_two_steps)
{
    struct mb_state s;

    position(&s, 1, "G");
    no_humans(&s);
    humans(&s, "E5", 2);
    s.ground[sq("G6")] = MB_GROUND_GREEN;
    play(&s, "G se e");
    CHECK_INT(s.steps, 1);
    play(&s, "n");
    CHECK_INT(humans_on(&s, "G5"), 2);
    CHECK_INT(s.head.to_act, 2);
}

RULE("MB-6.3", a_yellow_square_gives_one_card_for_each_card_played)
{
    struct mb_state s;

    position(&s, 0, "GGY");
    no_humans(&s);
    humans(&s, "L12", 1);
    zombies(&s, "B8", 1);
    next_cards(&s, "RR");
    s.ground[sq("A8")] = MB_GROUND_GREEN;
    play(&s, "GY sw"); /* A9: yellow */
    CHECK_INT(s.hand[0][MB_RED], 1);
    play(&s, "n"); /* A8: green, one more */
    play(&s, "s"); /* A9 again */
    CHECK_INT(s.hand[0][MB_RED], 1);
    hold(&s, 0, "G");
    next_cards(&s, "RR");
    zombies(&s, "A9", 0);
    zombies(&s, "B8", 1);
    turn_to(&s, 0);
    play(&s, "G sw"); /* a new card draws again */
    CHECK_INT(s.hand[0][MB_RED], 1);
}

RULE("MB-6.3", every_draw_is_from_the_regular_deck)
{
    struct mb_state s;

    position(&s, 1, "G");
    int before = s.deck.left;
    play(&s, "G F9 ne");                /* G8, plain */
    CHECK_INT(s.deck.left, before - 1); /* the next seat's draw only */
    position(&s, 1, "G");
    play(&s, "G H8 nw"); /* G7 */
    CHECK_INT(s.deck.left, before - 2);
    CHECK_INT(s.specials.left, 30);
    CHECK_INT(s.regular[1], 1);
}

RULE("MB-6.4 MB-17.4", placed_and_turned_tokens_do_not_land)
{
    struct mb_state s;

    position(&s, 1, "W");
    play(&s, "W @0 C4"); /* yellow */
    CHECK_INT(humans_on(&s, "C4"), 5);
    CHECK_INT(s.regular[1], 0);

    position(&s, 0, "W");
    play(&s, "W A9"); /* yellow */
    CHECK_INT(zombies_on(&s, "A9"), 1);
    CHECK_INT(s.regular[0], 0);

    position(&s, 0, "P");
    no_humans(&s);
    humans(&s, "L12", 1);
    humans(&s, "A9", 2);
    zombies(&s, "A8", 1);
    play(&s, "P");
    CHECK_INT(zombies_on(&s, "A9"), 2);
    CHECK_INT(s.regular[0], 0);
}

RULE("MB-6.4", every_side_and_size_of_stack_gets_the_effect)
{
    for (rum_seat seat = 0; seat < 2; seat++) {
        for (int n = 1; n <= 5; n++) {
            struct mb_state s;
            position(&s, seat, "G");
            no_humans(&s);
            humans(&s, "L12", 1);
            if (seat)
                humans(&s, "A8", n);
            else
                zombies(&s, "A8", n);
            play(&s, seat ? "G A8 s" : "G s");
            CHECK_INT(s.regular[seat], 1);
        }
    }
}

RULE("MB-6.5", with_an_empty_deck_a_yellow_square_does_nothing)
{
    struct mb_state s;

    position(&s, 1, "GG");
    deck_down_to(&s, 0);
    play(&s, "G H8 nw");
    CHECK_INT(humans_on(&s, "G7"), 2);
    CHECK_INT(s.regular[1], 1);
}
