/*
 * ze_why.c: what one tries and cannot do says why.
 */
#include "ze_test.h"

#define WHY(id) kit_why(&ze_game, &s, (id))

RULE("ZE-3.2 ZE-3.3 ZE-3.4", a_zone_says_why_one_cannot_go_there)
{
    struct ze_state s;
    position(&s, "players=3");
    at(&s, 0, E5);
    at(&s, 1, B1);
    at(&s, 1, B2);
    hand(&s, 1, "A1 C4 F6 G8 H2");
    begin_moves(&s);

    CHECK_STR(WHY("e5"), "{0:is:are} at E5");
    CHECK_STR(WHY("pawn0"), "{0:is:are} at E5");
    CHECK_HAS(WHY("b1"), "B1 has been played");
    CHECK_HAS(WHY("b2"), "You are at B2");
    CHECK_STR(WHY("d7"), "You do not hold the Zone card D7");
    CHECK_HAS(WHY("i6"), "First play a Zone card");
    CHECK_HAS(WHY("draw"), "filled up at the end of your turn");
}

RULE("ZE-4.3 ZE-4.4", a_zap_says_why_it_does_not_reach)
{
    struct ze_state s;
    position(&s, "players=3");
    at(&s, 0, F6); /* diagonal from E5 */
    at(&s, 1, E5);
    at(&s, 2, E4);
    items(&s, 1, "D9");
    begin_act(&s, 1);

    CHECK_STR(WHY("pawn2"), "Nobody zaps a friend");
    CHECK_HAS(WHY("c1"), "You have moved; now you act from E5");
    at(&s, 0, H9);
    CHECK_HAS(WHY("pawn0"), "too far: a zap reaches the next zone");
    at(&s, 1, D5); /* dark */
    at(&s, 0, E6);
    CHECK_STR(WHY("pawn0"), "D5 is dark: from there a zap goes straight, not "
                            "diagonally");
}

RULE("ZE-5.2 ZE-5.5", who_is_behind_another_is_hit_by_the_same_shot)
{
    struct ze_state s;
    position(&s, "players=3 mode=royale");
    items(&s, 1, "A2");
    at(&s, 1, D4);
    at(&s, 0, D5);
    at(&s, 2, D6);
    begin_act(&s, 1);

    CHECK_STR(WHY("pawn2"), "The Power Blaster hits {2} too: aim at whoever is "
                            "nearer");
    items(&s, 1, "F1"); /* diagonal */
    CHECK_HAS(WHY("pawn2"), "too far: a zap reaches the next zone");
}

RULE("ZE-4.5 ZE-4.10 ZE-4.11 ZE-6.1", items_say_why_they_stay)
{
    struct ze_state s;
    position(&s, "players=3");
    at(&s, 0, H9);
    at(&s, 1, E7); /* the Proton Blaster of E6 */
    items(&s, 1, "A2 D1");
    items(&s, 2, "G2");
    begin_act(&s, 1);

    CHECK_HAS(WHY("i6"), "From E7 only the Proton Blaster of E6 can be taken");
    CHECK_HAS(WHY("i11"), "It does not fit: one Attack and one Defence Item");
    CHECK_STR(WHY("i0"), "A Shield is played when you are hit");
    items(&s, 1, "B3");
    CHECK_STR(WHY("i4"), "You have all your Health");
}

RULE("ZE-6.4", a_villain_is_told_how_many_items_they_carry)
{
    struct ze_state s;
    position(&s, "players=3 villain_items=2");
    at(&s, 0, E7);
    at(&s, 1, H9);
    items(&s, 0, "A2 D1");
    begin_act(&s, 0);

    CHECK_STR(WHY("i11"), "You carry 2 Items, and no more fit");
}

RULE("ZE-7.5", the_villain_reads_whom_they_have_hit)
{
    struct ze_state s;
    position(&s, "players=3");
    at(&s, 0, E5);
    at(&s, 1, E4);
    items(&s, 0, "A2");
    begin_act(&s, 0);
    s.marked = 1 << 1;

    CHECK_STR(WHY("pawn1"), "You have hit {1} in this phase already");
}
