/*
 * np_why.c: what one tries and cannot do says why.
 */
#include "np_test.h"

#include <rumpus/scene.h>

#define WHY(id) kit_why(&np_game, &s, (id))

RULE("NP-2.3", a_second_regular_card_has_to_wait)
{
    struct np_state s;
    position(&s, "");
    hand_card(&s, 0, 0);
    hand_card(&s, 0, 34);
    hand(&s, 0, "wl");

    CHECK_STR(WHY("new0"), "First choose a card from your hand");
    CHECK_STR(WHY("deck"), "A card is drawn by itself when a turn begins");
    PLAY(&s, Zl);
    CHECK_STR(WHY("c0"), "First say which stack gets Zombie legs");
    PLAY(&s, NP_NEW_OWN);
    CHECK_HAS(WHY("c0"), "You have played your regular card of this turn");
    s.regulars = s.regular_played = 2;
    CHECK_HAS(WHY("c0"), "You have played the 2 regular cards of this turn");
    s.regulars = s.regular_played = 1;
    CHECK_HAS(WHY("s0"), "First choose a card from your hand");
    PLAY(&s, Wl, ON(0));
    CHECK_STR(WHY("s0"), "First say what Wild Legs is to be");
}

RULE("NP-5.2 NP-5.11", a_free_move_says_what_it_cannot_do)
{
    struct np_state s;
    position(&s, "");
    hand_card(&s, 0, 0);
    hand(&s, 0, "Rl");
    stack(&s, 0, "R/R/-");
    unsigned zombie = stack(&s, 0, "Z/Z/-");

    PLAY(&s, Rl, ON(0));
    CHECK_STR(WHY("hand1"), "Nobody takes cards from a rival's hand");
    CHECK_HAS(WHY("c0"), "A free move takes a card from the table");
    CHECK_STR(WHY("s1"), "Take a card, not a whole stack");
    CHECK_STR(WHY("new0"), "There is no card here to take");
    PLAY(&s, NP_PICK + s.top[zombie][HEAD]);
    CHECK_HAS(WHY("s1"), "A move has to change something, and Zombie head lay");
}

RULE("NP-5.3", a_covered_card_says_that_it_stays)
{
    struct np_state s;
    char id[RUM_ID_SIZE] = "";
    position(&s, "movable=top");
    hand(&s, 0, "Rl Nh");
    stack(&s, 0, "R/R/-");
    unsigned two = stack(&s, 0, "ZN/-/-");

    rum_say(id, sizeof(id), "c%d", s.under[s.top[two][HEAD]]);
    PLAY(&s, Rl, ON(0));
    CHECK_HAS(WHY(id), "Only the top card of a pile may be moved");
}
