/*
 * np_6_wilds.c: NP-6, wild cards.
 */
#include "np_test.h"

RULE("NP-6.1", what_each_wild_may_stand_for)
{
    struct np_state s;
    position(&s, "hand=7");
    hand(&s, 0, "wn wp wz wr wh wt wl ww");
    struct np_state t;

#define FACES_OF(kind, ...)                                                    \
    do {                                                                       \
        t = s;                                                                 \
        PLAY(&t, kind, NP_NEW_OWN);                                            \
        LEGAL(&t, __VA_ARGS__);                                                \
    } while (0)
    FACES_OF(Wn, AS(Nh), AS(Nt), AS(Nl));
    FACES_OF(Wp, AS(Ph), AS(Pt), AS(Pl));
    FACES_OF(Wz, AS(Zh), AS(Zt), AS(Zl));
    FACES_OF(Wr, AS(Rh), AS(Rt), AS(Rl));
    FACES_OF(Wh, AS(Nh), AS(Ph), AS(Zh), AS(Rh));
    FACES_OF(Wt, AS(Nt), AS(Pt), AS(Zt), AS(Rt));
    FACES_OF(Wl, AS(Nl), AS(Pl), AS(Zl), AS(Rl));
    FACES_OF(Ww, AS(Nh), AS(Nt), AS(Nl), AS(Ph), AS(Pt), AS(Pl), AS(Zh), AS(Zt),
             AS(Zl), AS(Rh), AS(Rt), AS(Rl));
#undef FACES_OF
}

RULE("NP-6.2", a_wild_is_nominated_when_played_and_keeps_its_face)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "wl Rt Nh");
    hand(&s, 1, "Zh Zt");

    PLAY(&s, Wl, NP_NEW_OWN);
    CHECK_INT(s.phase, NP_D3_FACE); /* it must be */
    PLAY(&s, AS(Nl));
    CHECK_STACK(&s, 0, "-/-/wlN");
    PLAY(&s, Rt, ON(0), NP_END, Zh, NP_NEW_OWN, NP_END);
    CHECK_STACK(&s, 0, "-/R/wlN");
}

RULE("NP-6.3", later_cards_do_not_change_the_nomination)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Rt Nh");
    unsigned a = stack(&s, 0, "R/-/wlN");

    PLAY(&s, Rt, ON(a));

    CHECK_STACK(&s, a, "R/R/wlN"); /* no Robot legs */
    CHECK_INT(s.count[0][ROBOT], 0);
}

RULE("NP-6.4", a_moved_wild_is_nominated_anew)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "R/R/wlN"), b = stack(&s, 1, "-/-/P");
    earn(&s, 2);

    PLAY(&s, pick(&s, a, LEGS, 0), ON(b));
    CHECK_INT(s.face_of[54], NP_NONE); /* wild again in the air */
    LEGAL(&s, AS(Nl), AS(Pl), AS(Zl), AS(Rl));
    PLAY(&s, AS(Zl));
    CHECK_STACK(&s, b, "-/-/PwlZ");
    /* Back onto the same stack, only to be something else. */
    PLAY(&s, pick(&s, b, LEGS, 0), ON(b), AS(Rl));
    CHECK_STACK(&s, b, "-/-/PwlR");
}

RULE("NP-6.4", a_full_wild_may_change_its_pile)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "wwN/N/-");
    earn(&s, 1);

    PLAY(&s, pick(&s, a, HEAD, 0), ON(a), AS(Pl));

    CHECK_STACK(&s, a, "-/N/wwP");
}

RULE("NP-6.5", covering_a_wild_does_not_change_it)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Zl Nh");
    unsigned a = stack(&s, 0, "N/N/wlP");
    stack(&s, 1, "R/-/-");

    PLAY(&s, Zl, ON(a));
    CHECK_STACK(&s, a, "N/N/wlPZ");
    earn(&s, 1);
    PLAY(&s, pick(&s, a, LEGS, 0), NP_NEW_OWN);
    CHECK_STACK(&s, a, "N/N/wlP");
}

RULE("NP-6.6", a_scored_wild_loses_its_nomination)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    unsigned a = stack(&s, 0, "-/wtZN/wlN");
    stack(&s, 1, "R/-/-");

    PLAY(&s, Nh, ON(a));

    CHECK_INT(s.count[0][NINJA], 1);
    CHECK_INT(s.face_of[53], NP_NONE);
    CHECK_INT(s.face_of[54], NP_NONE);
}

RULE("NP-6.7", wilds_may_block)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "wz Nh");
    unsigned theirs = stack(&s, 1, "-/N/N");

    PLAY(&s, Wz, ON(theirs), AS(Zl));

    CHECK_STACK(&s, theirs, "-/N/NwzZ");
}

RULE("NP-6.8", nominations_are_public)
{
    struct np_state s, seen;
    position(&s, "");
    hand(&s, 0, "wz Nh");
    hand(&s, 1, "Zh");
    stack(&s, 1, "-/N/wlR");
    PLAY(&s, Wz, NP_NEW_OWN, AS(Zt));

    for (rum_seat viewer = RUM_NOBODY; viewer < 2; viewer++) {
        rum_game_hide(&np_game, &s, viewer, &seen);
        CHECK_STACK(&seen, 0, "-/N/wlR");
        CHECK_STACK(&seen, 1, "-/wzZ/-");
    }
}
