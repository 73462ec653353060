/*
 * zg_why.c: what one tries and cannot do says why.
 */
#include "zg_position.h"

#define WHY(id) kit_why(&zg_game, &s, (id))

RULE("ZG-5.1 ZG-5.7 ZG-5.8 ZG-6.4", a_cell_says_why_one_cannot_go_there)
{
    struct zg_state s;
    duel(&s, QUIET " arena=library", "a1", "b1");
    turn(&s, 0);

    CHECK_HAS(WHY("c1"), "First choose a card");
    plays(&s, 0, ZG_LHAND);
    CHECK_STR(WHY("fig1"),
              "{1's} figure stands there; you attack after moving");
    CHECK_HAS(WHY("l1"), "It is too far: you have");
    CHECK_STR(WHY("c0.1"), "One card at a time: first finish the one in play");
    place(&s, 0, "a1", ZG_KNEEL);
    CHECK_STR(WHY("a2"),
              "Who kneels does not travel; standing up costs 3 Move");
    s.stance_cost = 2 * 5;
    CHECK_STR(WHY("a2"),
              "Who kneels does not travel; standing up costs 5 Move");
}

RULE("ZG-7.1 ZG-8.2 ZG-8.3", a_foe_says_why_an_attack_does_not_reach)
{
    struct zg_state s;
    duel(&s, QUIET, "a1", "h1");
    attacks(&s, 0, ZG_LHAND); /* Gauntlet: hand-to-hand */

    CHECK_STR(WHY("fig1"), "{1:is:are} too far: this card attacks "
                           "hand-to-hand and must touch");
    CHECK_STR(WHY("fig0"), "That is your own figure");
    CHECK_HAS(WHY("g1.3"), "Which part is hit is drawn");
    CHECK_HAS(WHY("a5"), "");
    attacks(&s, 0, ZG_RHAND); /* Rivet Gun */
    CHECK_HAS(WHY("h1"), "too far: this card reaches");
}

RULE("ZG-2.3 ZG-2.6", cards_say_why_they_are_not_played)
{
    struct zg_state s;
    duel(&s, QUIET, "a1", "b1");
    slagged(&s, 0, BIT(ZG_BACK));
    hold(&s, 0, HANDS | BIT(ZG_LARM));
    turn(&s, 0);

    CHECK_STR(WHY("g0.5"), "It is slagged and never used again");
    CHECK_HAS(WHY("c0.6"), "It is in your deck");
}

RULE("ZG-3.5", a_figure_begins_near_a_foe)
{
    struct zg_state s;
    duel(&s, QUIET, "a1", "b1");
    s.phase = ZG_P_PLACE;
    s.head.turn = 1;
    s.head.to_act = 0;
    s.seat[0].cell = ZG_NONE;

    CHECK_STR(WHY("b1"), "{1's} figure stands there");
    CHECK_STR(WHY("l8"), "It is more than 7 cards from every foe");
    s.start_far = 6;
    CHECK_STR(WHY("l8"), "It is more than 6 cards from every foe");
}
