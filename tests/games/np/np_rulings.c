/*
 * np_rulings.c: section 7, the rulings in depth, one test each.
 */
#include "np_test.h"

RULE("NP-2.6", ruling_1_only_wilds_in_hand)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "wn wh");

    LEGAL(&s, Wn, Wh);
    PLAY(&s, Wh, NP_NEW_OWN, AS(Zh));
    LEGAL(&s, Wn, NP_END);
}

RULE("NP-2.3", ruling_2_a_regular_card_is_never_kept_back)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "wn Rl wh ww Zt");

    PLAY(&s, Wn, NP_NEW_OWN, AS(Nl), Wh, NP_NEW_OWN, AS(Rh));
    LEGAL(&s, Zt, Rl, Ww);
    PLAY(&s, Ww, NP_NEW_OWN, AS(Pt));
    LEGAL(&s, Zt, Rl); /* END comes only after one of them */
}

RULE("NP-2.5 NP-5.1", ruling_3_wilds_first_then_the_regular_card_completes)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "wn wl Nh Zt");
    stack(&s, 1, "Z/-/-");

    PLAY(&s, Wn, NP_NEW_OWN, AS(Nt), Wl, ON(1), AS(Nl), Nh, ON(1));

    CHECK_INT(s.count[0][NINJA], 1);
    CHECK_INT(s.phase, NP_D4_PICK);
}

RULE("NP-5.9 NP-2.3", ruling_4_the_duty_is_still_open_after_the_move)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "wl Nh Zt");
    unsigned a = stack(&s, 0, "P/P/-"), b = stack(&s, 1, "Z/-/-");

    PLAY(&s, Wl, ON(a), AS(Pl));
    CHECK_INT(s.phase, NP_D4_PICK);
    PLAY(&s, pick(&s, b, HEAD, 0), NP_NEW_OWN);
    LEGAL(&s, Nh, Zt); /* no END */
}

RULE("NP-5.9", ruling_5_moves_cannot_be_banked)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned b = stack(&s, 0, "P/P/PZ"), d = stack(&s, 0, "Z/Z/-");
    unsigned e = stack(&s, 1, "RN/-/-");
    earn(&s, 1);
    PLAY(&s, pick(&s, b, LEGS, 0), ON(d));
    CHECK_INT(s.moves, 2);
    struct np_state t = s;

    PLAY(&s, pick(&s, e, HEAD, 0), NP_NEW_OWN);
    CHECK_INT(s.moves, 1);
    CHECK_INT(s.phase, NP_D4_PICK); /* one after the other, before all else */
    PLAY(&t, NP_DECLINE);
    CHECK_INT(t.moves, 0);
    CHECK_INT(t.phase, NP_D1_CARD);
}

RULE("NP-3.6 NP-4.2", ruling_6_uncovering_completes)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned b = stack(&s, 0, "P/P/PZ"), c = stack(&s, 1, "-/-/R");
    earn(&s, 1);

    CHECK_INT(s.count[0][PIRATE], 0);
    PLAY(&s, pick(&s, b, LEGS, 0), ON(c));
    CHECK_INT(s.count[0][PIRATE], 1);
    CHECK_STACK(&s, c, "-/-/RZ");
}

RULE("NP-5.8", ruling_7_uncovering_the_opponents_stack)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned b = stack(&s, 1, "P/P/PZ");
    earn(&s, 1);

    LEGAL(&s, pick(&s, b, HEAD, 0), pick(&s, b, TORSO, 0), pick(&s, b, LEGS, 1),
          pick(&s, b, LEGS, 0), NP_DECLINE);
    PLAY(&s, pick(&s, b, LEGS, 0), NP_NEW_OWN);
    CHECK_INT(s.count[1][PIRATE], 1);
    CHECK_INT(s.moves, 1);
}

RULE("NP-4.2", ruling_8_no_check_in_mid_air)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned b = stack(&s, 0, "P/P/PwwN");
    earn(&s, 1);

    PLAY(&s, pick(&s, b, LEGS, 0), ON(b), AS(Zh));

    CHECK_STACK(&s, b, "PwwZ/P/P");
    CHECK_INT(s.count[0][PIRATE], 0);
    CHECK_INT(s.moves, 0);
}

RULE("NP-5.7", ruling_9_double_completion)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned b = stack(&s, 0, "P/P/PZ"), d = stack(&s, 1, "Z/Z/-");
    stack(&s, 0, "R/-/-");
    earn(&s, 1);

    PLAY(&s, pick(&s, b, LEGS, 0), ON(d)); /* one for each player */
    CHECK_INT(s.count[0][PIRATE], 1);
    CHECK_INT(s.count[1][ZOMBIE], 1);
    CHECK_INT(s.moves, 2);
}

RULE("NP-7.2 NP-7.3", ruling_10_only_the_opponent_reaches_four)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    counts(&s, 0, "N P");
    counts(&s, 1, "N P R");
    unsigned b = stack(&s, 0, "R/R/RZ"), d = stack(&s, 1, "Z/Z/-");
    earn(&s, 1);

    PLAY(&s, pick(&s, b, LEGS, 0), ON(d));

    CHECK_SCORE(&np_game, &s, 0, 60);
    CHECK_INT(s.count[0][ROBOT], 1); /* scored before the end */
    CHECK_INT(s.moves, 0);
}

RULE("NP-6.5", ruling_11_buried_wilds_keep_their_nomination)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "P/-/wlNZ"), c = stack(&s, 1, "R/-/-");
    earn(&s, 1);

    PLAY(&s, pick(&s, a, LEGS, 0), ON(c));

    CHECK_STACK(&s, a, "P/-/wlN");
    CHECK_INT(s.phase, NP_D1_CARD); /* nobody is asked for a face */
}

RULE("NP-5.2", ruling_12_stealing)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned mine = stack(&s, 0, "-/R/-"), theirs = stack(&s, 1, "P/-/wlN");
    earn(&s, 2);

    PLAY(&s, pick(&s, theirs, LEGS, 0), ON(mine), AS(Rl));
    CHECK_STACK(&s, mine, "-/R/wlR");
    PLAY(&s, pick(&s, theirs, HEAD, 0), ON(mine));
    CHECK_STACK(&s, mine, "P/R/wlR");
    CHECK_STACK(&s, theirs, "");
}

RULE("NP-3.4", ruling_13_giving)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    unsigned theirs = stack(&s, 1, "-/N/-");

    PLAY(&s, Nh, ON(theirs));

    CHECK_STACK(&s, theirs, "N/N/-");
}

RULE("NP-4.4 NP-4.5", ruling_14_a_move_for_nothing)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    counts(&s, 1, "N");
    unsigned theirs = stack(&s, 1, "-/N/N");
    stack(&s, 1, "Z/-/-");

    PLAY(&s, Nh, ON(theirs));

    CHECK_INT(s.count[1][NINJA], 2);
    CHECK_INT(np_progress(&s, 1), 1);
    CHECK_INT(s.moves, 1);
}

RULE("NP-6.1", ruling_15_limits_of_moved_wilds)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "whP/R/-"), b = stack(&s, 0, "-/P/wzZ");
    earn(&s, 2);

    PLAY(&s, pick(&s, a, HEAD, 0), ON(b));
    LEGAL(&s, AS(Nh), AS(Ph), AS(Zh), AS(Rh)); /* heads only */
    PLAY(&s, AS(Nh), pick(&s, b, LEGS, 0), ON(a));
    LEGAL(&s, AS(Zh), AS(Zt), AS(Zl)); /* Zombies only */
}

RULE("NP-5.11", ruling_16_a_covered_card_comes_to_the_top)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "R/R/RZ");
    stack(&s, 1, "N/-/-");
    earn(&s, 1);

    PLAY(&s, pick(&s, a, LEGS, 1), ON(a));

    CHECK_INT(s.count[0][ROBOT], 1); /* which may complete the stack */
}

RULE("NP-5.11 NP-5.5", ruling_17_moving_the_only_card)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned regular = stack(&s, 0, "Z/-/-"), wild = stack(&s, 0, "wnN/-/-");
    unsigned c = stack(&s, 1, "-/P/-");
    earn(&s, 1);
    struct np_state t = s;

    PLAY(&s, pick(&s, regular, HEAD, 0));
    LEGAL(&s, ON(wild), ON(c), NP_NEW_OPP);
    PLAY(&t, pick(&t, wild, HEAD, 0));
    LEGAL(&t, ON(regular), ON(c), NP_NEW_OWN, NP_NEW_OPP);
    PLAY(&t, NP_NEW_OWN);
    LEGAL(&t, AS(Nt), AS(Nl));
}

RULE("NP-5.10", ruling_18_an_empty_table_after_a_completion)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt wl");
    unsigned a = stack(&s, 0, "-/N/N");

    PLAY(&s, Nh, ON(a));

    CHECK_INT(s.moves, 0);
    LEGAL(&s, Wl, NP_END); /* the turn goes on at D1 */
}

RULE("NP-9.2", ruling_19_the_deck_runs_out_in_mid_turn)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt wl");
    hand(&s, 1, "Ph");
    scored(&s, 1, "Rh Rt Rl");
    scatter(&s);

    PLAY(&s, Nh, NP_NEW_OWN, Wl, NP_NEW_OWN, AS(Pl));
    CHECK_INT(s.deck_size, 0);
    PLAY(&s, NP_END);
    CHECK_INT(s.deck_size, 2);
}

RULE("NP-9.1", ruling_20_refill_with_few_cards)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    hand(&s, 1, "Ph");
    scored(&s, 0, "Rh Rt Rl");
    scatter(&s);
    uint64_t stacks = np_all_stacks(&s);

    PLAY(&s, Nh, NP_NEW_OWN, NP_END);

    CHECK_INT(s.deck_size, 2); /* three, one drawn at once */
    CHECK_INT(s.hand_size[1], 2);
    CHECK_INT(np_all_stacks(&s) & stacks, stacks);
}

/* Nobody has scored; seat 1 lays a Pirate head on another one. */
static void ruling_21(struct np_state *s, const char *options)
{
    position(s, options);
    hand(s, 0, "Nh Zt Rl");
    hand(s, 1, "Ph Pt");
    scatter(s);

    PLAY(s, Nh, NP_NEW_OWN, NP_END); /* nothing is scored, nothing covered */
    CHECK_INT(s->hand_size[1], 2);
    unsigned slot = s->slot_of[13]; /* a Pirate head that lies there */
    PLAY(s, Ph, ON(slot), NP_END);
}

RULE("NP-9.3 NP-9.7", ruling_21_hands_shrink_when_nothing_is_scored)
{
    struct np_state s;
    ruling_21(&s, "");
    CHECK_INT(s.hand_size[0], 2);
    CHECK_INT(s.covered, np_bit(13));

    ruling_21(&s, "dry=sweep"); /* now there is something to sweep */
    CHECK_INT(s.hand_size[0], 3);
    CHECK_INT(s.hand[0][2], 13);
    CHECK_INT(s.deck_size, 0);
}

RULE("NP-10.1 NP-2.2", ruling_22_an_empty_hand_draws_and_must_play)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Nt");
    next_cards(&s, "wl");

    PLAY(&s, Nh, NP_NEW_OWN, NP_END);
    LEGAL(&s, Wl); /* wild or not */
    PLAY(&s, Wl, NP_NEW_OWN, AS(Pl));
    CHECK_INT(s.head.to_act, 0);
}

RULE("NP-4.6", ruling_23_a_completed_stack_is_gone)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt wl");
    unsigned a = stack(&s, 0, "-/N/N");
    stack(&s, 1, "Z/-/-");

    PLAY(&s, Nh, ON(a), NP_DECLINE, Wl);

    CHECK(!OPEN(&s, ON(a)));
}

RULE("NP-6.6 NP-9.1", ruling_24_a_scored_wild_comes_back_wild)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    hand(&s, 1, "Ph");
    scored(&s, 0, "wt"); /* from a stack where it was nominated Ninja */
    scatter(&s);

    PLAY(&s, Nh, NP_NEW_OWN, NP_END, Wt, NP_NEW_OWN);

    LEGAL(&s, AS(Nt), AS(Pt), AS(Zt), AS(Rt));
}

RULE("NP-4.1 NP-6.2", ruling_25_nominated_faces_count_like_printed_ones)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "wl Zt Nh");
    unsigned a = stack(&s, 0, "wwR/wrR/-");
    stack(&s, 1, "Z/-/-");

    PLAY(&s, Wl, ON(a), AS(Rl)); /* wilds only */

    CHECK_INT(s.count[0][ROBOT], 1);
}

RULE("NP-9.7", ruling_26_a_sweep_leaves_every_top)
{
    struct np_state s;
    position(&s, "dry=sweep");
    hand(&s, 0, "Nh Nt");
    hand(&s, 1, "Zh");
    unsigned a = stack(&s, 0, "PR/PR/-"), b = stack(&s, 1, "-/NP/ZPwlN");
    scatter(&s);

    PLAY(&s, Nh, NP_NEW_OWN, NP_END);

    CHECK_STACK(&s, a, "R/R/-");
    CHECK_STACK(&s, b, "-/P/wlN");
    CHECK_INT(np_stacks_scored(&s, 0) + np_stacks_scored(&s, 1), 0);
}

RULE("NP-9.7 NP-9.1", ruling_27_scored_and_covered_cards_do_not_mix)
{
    struct np_state s;
    position(&s, "dry=sweep");
    hand(&s, 0, "Nh Nt");
    hand(&s, 1, "Zh");
    unsigned a = stack(&s, 0, "PR/PR/-");
    scored(&s, 1, "Zl");
    scatter(&s);

    PLAY(&s, Nh, NP_NEW_OWN, NP_END);

    CHECK_STACK(&s, a, "PR/PR/-");
    CHECK_INT(s.deck_size, 0);
    CHECK_INT(holds(&s, 1, Zl), 1);
}

RULE("NP-9.7", ruling_28_a_sweep_of_one_card)
{
    struct np_state s;
    position(&s, "dry=sweep");
    hand(&s, 0, "Nh Nt");
    hand(&s, 1, "Zh");
    unsigned a = stack(&s, 0, "PR/-/-");
    scatter(&s);

    PLAY(&s, Nh, NP_NEW_OWN, NP_END);
    CHECK_INT(holds(&s, 1, Ph), 1);
    PLAY(&s, Ph, ON(a), NP_END); /* and this causes the next one */
    CHECK_STACK(&s, a, "P/-/-");
    CHECK_INT(holds(&s, 0, Rh), 1);
}

RULE("NP-10.2", ruling_29_the_older_of_two_equal_cards)
{
    struct np_state s;
    position(&s, "");
    hand_card(&s, 0, 2);
    hand_card(&s, 0, 0);

    PLAY(&s, Nh, NP_NEW_OWN);

    CHECK_INT(s.top[0][HEAD], 2);
    CHECK_INT(s.hand[0][0], 0);
}

RULE("NP-5.10", ruling_30_the_first_of_two_moves_empties_the_table)
{
    struct np_state s;
    struct rum_trace trace;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "P/P/-"), b = stack(&s, 1, "-/-/P");
    earn(&s, 2);

    KIT_PLAY(&np_game, &s, &trace, pick(&s, b, LEGS, 0), ON(a));

    CHECK_INT(s.laid, 0);
    CHECK_INT(s.moves, 0);
    CHECK_INT(kit_event(&trace, NP_EV_LOST, 0)->arg[0], 2);
    CHECK_INT(s.phase, NP_D1_CARD);
}

RULE("NP-10.3", ruling_31_the_last_card_still_earns_its_move)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    hand(&s, 1, "Ph");
    unsigned a = stack(&s, 0, "-/N/N"), b = stack(&s, 1, "Z/-/-");

    PLAY(&s, Nh, ON(a));
    CHECK_INT(s.phase, NP_D4_PICK);
    PLAY(&s, pick(&s, b, HEAD, 0), NP_NEW_OWN);
    CHECK_INT(s.head.to_act, 1);
}

RULE("NP-5.11", ruling_32_a_covered_wild_may_keep_its_face)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "-/wtNZ/-");
    earn(&s, 1);

    PLAY(&s, pick(&s, a, TORSO, 1), ON(a), AS(Nt));

    CHECK_STACK(&s, a, "-/ZwtN/-");
}
