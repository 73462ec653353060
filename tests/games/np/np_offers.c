/*
 * np_offers.c: the open actions in words, and what a person clicks.
 */
#include "np_test.h"

#include <rumpus/scene.h>

static struct rum_offer offer(const struct np_state *s, int act)
{
    struct rum_offer out;

    CHECK(OPEN(s, act));
    memset(&out, 0, sizeof(out));
    np_game.describe(s, s->head.to_act, (rum_action)act, &out);
    return out;
}

static void check_on(const struct rum_offer *o, const char *targets)
{
    char all[400] = "";

    for (int i = 0; i < o->targets; i++)
        rum_say(all, sizeof(all), "%s%s", i ? " " : "", o->on[i]);
    CHECK_STR(all, targets);
}

TEST(cards_are_clicked_in_the_hand)
{
    struct np_state s;
    position(&s, "");
    hand_card(&s, 0, 34);
    hand_card(&s, 0, 33);
    hand(&s, 0, "wl");
    stack(&s, 0, "P/P/-");
    stack(&s, 1, "Z/Z/-");

    struct rum_offer o = offer(&s, Zl);
    CHECK_STR(o.text, "Play Zombie legs");
    CHECK_STR(o.brief, "zom legs");
    check_on(&o, "c34 c33");
    CHECK(o.any); /* either of them */
    CHECK_INT(o.clause, NP(2, 3));
    CHECK_INT(o.tone, RUM_PLAIN); /* it completes nothing of their own */
    o = offer(&s, Wl);
    CHECK_STR(o.text, "Play Wild Legs as an extra card");
    CHECK_STR(o.brief, "wild legs");
    check_on(&o, "c54 s0.l"); /* it, or the pile in which it scores */
    CHECK_INT(o.clause, NP(2, 4));
    CHECK_INT(o.tone, RUM_GOOD);
    CHECK(!o.quiet && o.any);
}

TEST(cards_say_the_best_they_could_bring)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Pl Nh Rt Zl");
    stack(&s, 0, "P/P/-");
    stack(&s, 0, "R/-/-");
    stack(&s, 1, "Z/Z/-");

    struct rum_offer o = offer(&s, Pl);
    CHECK_STR(o.note, "Finish Pirate");
    CHECK_INT(o.tone, RUM_GOOD);
    check_on(&o, "c20 s0.l");
    CHECK_STR(offer(&s, Nh).note, "stops Zombie");
    CHECK_STR(offer(&s, Rt).note, "stops Zombie");
    CHECK_STR(offer(&s, Zl).note, "");
    counts(&s, 0, "P");
    counts(&s, 1, "Z");
    CHECK_STR(offer(&s, Pl).note, "earns a move");
    CHECK_STR(offer(&s, Nh).note, "");
    CHECK_STR(offer(&s, Rt).note, "nears Robot");
}

RULE("NP-2.6", a_wild_is_an_extra_card_only_if_it_is_not_the_duty)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "wn wl");

    struct rum_offer o = offer(&s, Wn);
    CHECK_STR(o.text, "Play Wild Ninja");
    CHECK_INT(o.clause, NP(2, 6));
    PLAY(&s, Wn, NP_NEW_OWN, AS(Nh));
    o = offer(&s, Wl);
    CHECK_STR(o.text, "Play Wild Legs as an extra card");
    CHECK_INT(o.clause, NP(2, 4));
}

TEST(a_stack_is_clicked_on_its_pile_or_anywhere)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Zl Nh");
    unsigned a = stack(&s, 1, "-/N/N"), b = stack(&s, 0, "-/Z/-");
    PLAY(&s, Zl);

    struct rum_offer o = offer(&s, ON(a));
    CHECK_STR(o.text, "Play Zombie legs on {1's} stack a (covers Ninja legs)");
    CHECK_STR(o.brief, "a");
    check_on(&o, "s0.l s0");
    CHECK(o.any && o.quiet);
    CHECK_INT(o.clause, NP(3, 4));
    o = offer(&s, ON(b));
    CHECK_STR(o.text, "Play Zombie legs on {0's} stack b");
    CHECK_INT(o.clause, NP(3, 3));
    o = offer(&s, NP_NEW_OWN);
    CHECK_STR(o.text, "Play Zombie legs as {0's} new stack");
    CHECK_STR(o.brief, "new");
    check_on(&o, "new0.l new0");
    CHECK_INT(o.clause, NP(3, 2));
}

TEST(offers_say_what_they_complete)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Zl Nh");
    unsigned own = stack(&s, 0, "Z/Z/-"), theirs = stack(&s, 1, "Z/Z/-");
    PLAY(&s, Zl);

    struct rum_offer o = offer(&s, ON(own));
    CHECK_STR(o.text,
              "Play Zombie legs on {0's} stack a: completes {0's} Zombie");
    CHECK_STR(o.note, "Finish Zombie!");
    CHECK_INT(o.tone, RUM_WINS);
    o = offer(&s, ON(theirs));
    CHECK_STR(o.text,
              "Play Zombie legs on {1's} stack b: completes {1's} Zombie");
    CHECK_STR(o.note, "gives Zombie");
    CHECK_INT(o.tone, RUM_DANGER);
    counts(&s, 1, "Z");
    counts(&s, 0, "Z");
    o = offer(&s, ON(theirs));
    CHECK_STR(o.note, "free move");
    CHECK_INT(o.tone, RUM_GOOD); /* it is of no use to them */
    o = offer(&s, ON(own));
    CHECK_STR(o.note, "free move");
    CHECK_INT(o.tone, RUM_WINS);
    CHECK_INT(offer(&s, NP_NEW_OWN).tone, RUM_PLAIN);
}

TEST(stacks_say_what_becomes_of_them)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Zl Nh");
    unsigned begun = stack(&s, 0, "Z/-/R"), pair = stack(&s, 0, "-/N/N");
    unsigned theirs = stack(&s, 1, "-/N/N"), other = stack(&s, 1, "-/P/R");
    unsigned free = stack(&s, 1, "P/-/-");
    unsigned mixed = stack(&s, 1, "N/-/Z");
    PLAY(&s, Zl);

    CHECK_STR(offer(&s, ON(begun)).note, "nears Zombie");
    CHECK_INT(offer(&s, ON(begun)).tone, RUM_GOOD);
    CHECK_STR(offer(&s, ON(pair)).note, "breaks your Ninja");
    CHECK_INT(offer(&s, ON(pair)).tone, RUM_DANGER);
    CHECK_STR(offer(&s, ON(theirs)).note, "stops Ninja");
    CHECK_INT(offer(&s, ON(theirs)).tone, RUM_GOOD);
    CHECK_STR(offer(&s, ON(other)).note, "covers Robot");
    CHECK_INT(offer(&s, ON(other)).tone, RUM_PLAIN);
    CHECK_STR(offer(&s, ON(free)).note, "starts a Zombie");
    CHECK_STR(offer(&s, ON(mixed)).note, "no gain");
    CHECK_STR(offer(&s, NP_NEW_OWN).note, "");
    counts(&s, 0, "N");
    counts(&s, 1, "N");
    /* What does not count is no loss. */
    CHECK_STR(offer(&s, ON(pair)).note, "starts a Zombie");
    CHECK_STR(offer(&s, ON(theirs)).note, "starts a Zombie");
    CHECK_INT(offer(&s, ON(theirs)).tone, RUM_PLAIN);
    counts(&s, 1, "N Z");
    CHECK_STR(offer(&s, ON(free)).note, "no nearer");
    counts(&s, 1, "N Z P");
    CHECK_STR(offer(&s, ON(free)).note, "helps nobody");
    counts(&s, 0, "N R");
    CHECK_STR(offer(&s, ON(begun)).note, "nears Zombie");
}

TEST(what_is_lost_of_ones_own_is_a_danger)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Zl Nh");
    unsigned single = stack(&s, 0, "-/-/R"), far = stack(&s, 0, "P/P/-");
    PLAY(&s, Zl);

    CHECK_STR(offer(&s, ON(single)).note, "covers your Robot");
    CHECK_INT(offer(&s, ON(single)).tone, RUM_DANGER);
    CHECK_STR(offer(&s, ON(far)).note, "still 1 short");
    counts(&s, 0, "R Z");
    CHECK_STR(offer(&s, ON(single)).note, "helps nobody");
}

TEST(to_stop_the_other_comes_before_what_it_begins)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nl Nh");
    unsigned both = stack(&s, 1, "N/Z/Z"), help = stack(&s, 1, "N/-/-");
    PLAY(&s, Nl);

    CHECK_STR(offer(&s, ON(both)).note, "stops Zombie");
    CHECK_INT(offer(&s, ON(both)).tone, RUM_GOOD);
    CHECK_STR(offer(&s, ON(help)).note, "nears Ninja");
    CHECK_INT(offer(&s, ON(help)).tone, RUM_DANGER);
    counts(&s, 1, "N");
    CHECK_INT(offer(&s, ON(help)).tone, RUM_PLAIN);
}

TEST(wilds_pass_the_click_on_to_the_face)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "wz wl Nh");
    unsigned own = stack(&s, 0, "Z/Z/-"), theirs = stack(&s, 1, "P/P/-");
    struct np_state t = s;

    PLAY(&s, Wz);
    struct rum_offer o = offer(&s, ON(own));
    CHECK_STR(o.text, "Play Wild Zombie on {0's} stack a");
    check_on(&o, "s0.h s0.t s0.l s0");
    CHECK(o.any && o.quiet);
    CHECK_INT(o.tone, RUM_WINS);
    CHECK_STR(o.note, "Finish Zombie?");
    CHECK_INT(offer(&s, ON(theirs)).tone, RUM_PLAIN);
    PLAY(&s, ON(own));
    o = offer(&s, AS(Zl));
    CHECK_STR(o.text, "Wild Zombie is now Zombie legs: completes {0's} Zombie");
    CHECK_STR(o.brief, "zom legs");
    check_on(&o, "s0.l");
    CHECK_INT(o.clause, NP(6, 2));
    CHECK_INT(o.tone, RUM_WINS);
    CHECK(!o.quiet && !o.any);

    PLAY(&t, Wl);
    o = offer(&t, ON(theirs));
    check_on(&o, "s1.l s1"); /* legs only */
    PLAY(&t, ON(theirs));
    o = offer(&t, AS(Pl));
    check_on(&o, "f5 s1.l"); /* on the row of faces, those for the legs */
    CHECK(o.any);
    CHECK_INT(o.tone, RUM_DANGER);
    CHECK_INT(offer(&t, AS(Zl)).tone, RUM_PLAIN);
}

TEST(moves_are_offered_card_by_card)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "P/P/PwlZ"), b = stack(&s, 1, "N/N/NZ");
    unsigned c = stack(&s, 1, "-/RR/-");
    earn(&s, 1);

    struct rum_offer o = offer(&s, pick(&s, a, LEGS, 0));
    CHECK_STR(o.text, "Take Wild Legs (now Zombie legs) from {0's} stack a: "
                      "uncovers Pirate legs");
    CHECK_STR(o.brief, "wild legs a");
    CHECK_STR(o.note, "whole Pirate!");
    CHECK_INT(o.tone, RUM_WINS);
    check_on(&o, "c54");
    CHECK(!o.any && !o.quiet);
    CHECK_INT(o.clause, NP(5, 2));
    o = offer(&s, pick(&s, b, LEGS, 0));
    CHECK_INT(o.tone, RUM_DANGER);
    o = offer(&s, pick(&s, c, TORSO, 1));
    CHECK_STR(o.text, "Take Robot torso from {1's} stack c, under 1 card");
    CHECK_STR(o.brief, "rob torso c -1");
    CHECK_INT(o.clause, NP(5, 3));
    CHECK_INT(o.tone, RUM_PLAIN);
    o = offer(&s, NP_DECLINE);
    CHECK_STR(o.text, "Give up the move");
    CHECK_STR(o.brief, "decline");
    CHECK_INT(o.targets, 0);
    CHECK_INT(o.clause, NP(5, 9));
    s.moves = 2;
    CHECK_STR(offer(&s, NP_DECLINE).text, "Give up the moves");
}

TEST(a_moved_card_is_offered_its_targets)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned b = stack(&s, 0, "P/P/PZ"), d = stack(&s, 1, "Z/Z/-");
    unsigned e = stack(&s, 0, "-/-/R");
    earn(&s, 1);
    PLAY(&s, pick(&s, b, LEGS, 0));

    struct rum_offer o = offer(&s, ON(d));
    CHECK_STR(o.text, "Move Zombie legs on {1's} stack b: completes {1's} "
                      "Zombie and {0's} Pirate");
    CHECK_INT(o.tone, RUM_WINS);
    CHECK_STR(o.note, "gives Zombie");
    check_on(&o, "s1");
    CHECK(!o.any && o.quiet); /* the click must not answer the next move */
    CHECK_INT(o.clause, NP(5, 4));
    o = offer(&s, ON(e));
    CHECK_STR(o.text, "Move Zombie legs on {0's} stack c (covers Robot legs): "
                      "completes {0's} Pirate");
    CHECK_STR(o.note, "your Pirate!"); /* it is not made there */
    o = offer(&s, NP_NEW_OPP);
    CHECK_STR(o.text,
              "Move Zombie legs as {1's} new stack: completes {0's} Pirate");
    CHECK_STR(o.brief, "new theirs");
    check_on(&o, "new1");
}

TEST(a_moved_wild_is_named_anew)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned b = stack(&s, 0, "R/R/wlN");
    earn(&s, 1);
    PLAY(&s, pick(&s, b, LEGS, 0), ON(b));

    struct rum_offer o = offer(&s, AS(Rl));
    CHECK_STR(o.text, "Wild Legs is now Robot legs: completes {0's} Robot");
    CHECK_INT(o.clause, NP(6, 4));
    check_on(&o, "f11 s0.l");
}

TEST(the_turn_is_ended_by_name)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Zl Nh");
    PLAY(&s, Zl, NP_NEW_OWN);

    struct rum_offer o = offer(&s, NP_END);
    CHECK_STR(o.text, "End your turn");
    CHECK_STR(o.brief, "end");
    CHECK(!o.quiet); /* its being alone would tell */
    CHECK_INT(o.clause, NP(2, 10));
}
