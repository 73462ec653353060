/*
 * mb_why.c: what one tries and cannot do says why.
 */
#include "mb_position.h"

#define WHY(id) kit_why(&mb_game, &s, (id))

RULE("MB-4.4 MB-5.1 MB-5.3 MB-5.5", a_step_says_what_is_in_its_way)
{
    struct mb_state s;
    position(&s, 1, "GG");
    no_humans(&s);
    humans(&s, "E9", 2);
    humans(&s, "F9", 4);
    zombies(&s, "E10", 1);
    wall(&s, "D9|E9");

    CHECK_HAS(WHY("e9"), "First play a card");
    play(&s, "G");
    CHECK_STR(WHY("b2"), "No human stands on B2");
    CHECK_STR(WHY("z.e10"), "No human stands on E10");
    play(&s, "E9");
    CHECK_STR(WHY("h.e9"), "The stack is on E9 already");
    CHECK_HAS(WHY("e5"), "E5 is too far");
    CHECK_STR(WHY("d9"), "A wall is in the way to D9");
    CHECK_STR(WHY("e10"), "There are zombies on E10");
    CHECK_HAS(WHY("f9"), "a square holds five");
    CHECK_HAS(WHY("card1.g"), "First carry out the card you have played");
}

RULE("MB-9.2", a_stack_under_a_stop_token_says_so)
{
    struct mb_state s;
    position(&s, 0, "G");
    no_humans(&s);
    zombies(&s, "E9", 1);
    zombies(&s, "H8", 1);
    zombies(&s, "H12", 1);
    stop_token(&s, "E9");

    play(&s, "G");
    CHECK_STR(WHY("e9"), "The stop token holds everybody on E9");
}

RULE("MB-8.1 MB-9.3 MB-10.1 MB-17.1 MB-22.2", places_say_what_is_there)
{
    struct mb_state s;
    position(&s, 1, "BB");
    no_humans(&s);
    hide_token(&s, "A1");
    stop_token(&s, "C3");
    wall(&s, "A9|B9");

    play(&s, "B");
    CHECK_STR(WHY("a9|b9"), "There is a wall already");
    CHECK_STR(WHY("c2/c3"), "No wall can be built beside a stop token");
    CHECK_HAS(WHY("a1"), "A wall goes on the line between two squares");
    play(&s, "@0");
    CHECK_HAS(WHY("k9|l9"), "You have chosen the");
    position(&s, 1, "Y");
    hide_token(&s, "A1");
    play(&s, "Y");
    CHECK_STR(WHY("a1"), "A1 has a hide token already");
    position(&s, 1, "W");
    no_humans(&s);
    humans(&s, "B1", 2);
    play(&s, "W");
    CHECK_STR(WHY("b1"), "There are humans on B1");
}

RULE("MB-2.3 MB-12.2 MB-16.1", cards_say_when_they_are_played)
{
    struct mb_state s;
    position(&s, 0, "BKR");
    no_humans(&s);
    zombies(&s, "A9", 1);

    CHECK_STR(WHY("card0.b"), "Zombies play Blue only together with a Green");
    CHECK_STR(WHY("card0.k"), "Black is played at the end of your turn");
    CHECK_HAS(WHY("special"), "three cards of one colour");
    s.trade = 4;
    CHECK_HAS(WHY("special"), "four cards of one colour");
    play(&s, "skip");
    CHECK_HAS(WHY("card0.r"), "One card a turn");
    CHECK_HAS(WHY("deck"), "A card is drawn when a turn begins");
}

RULE("MB-1.7 MB-1.8", zombies_do_not_begin_in_the_middle)
{
    struct mb_state s;
    kit_deal(&mb_game, &s, 3, "layout=training");

    CHECK_STR(WHY("f6"), "Zombies begin at the edge of the board");
}
