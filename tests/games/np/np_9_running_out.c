/*
 * np_9_running_out.c: NP-9, running out of cards and the end without a winner.
 */
#include "np_test.h"

/* Seat 0 has one card to play and to end the turn with, seat 1 holds two;
 * nothing is left in the deck. */
static void dry_position(struct np_state *s, const char *options)
{
    position(s, options);
    hand(s, 0, "Nh Nt");
    hand(s, 1, "Zh Zt");
}

RULE("NP-9.1", scored_cards_of_both_make_the_new_deck)
{
    struct np_state s;
    struct rum_trace trace;
    dry_position(&s, "");
    scored(&s, 0, "Pl Pt Ph wl");
    scored(&s, 1, "Rl Rt Rh");
    counts(&s, 0, "P");
    counts(&s, 1, "R");
    scatter(&s);

    KIT_PLAY(&np_game, &s, &trace, Nh, NP_NEW_OWN, NP_END);

    CHECK_INT(kit_event(&trace, NP_EV_REFILL, 0)->arg[0], 7);
    CHECK_INT(kit_events(&trace, NP_EV_SWEEP), 0);
    CHECK_INT(s.deck_size, 6);
    CHECK_INT(s.hand_size[1], 3);
    CHECK_INT(s.scored[0] | s.scored[1], 0);
    CHECK_INT(s.count[0][PIRATE], 1); /* noted, they stay valid */
    CHECK_INT(s.count[1][ROBOT], 1);
    check_sound(&s, __FILE__, __LINE__);
}

RULE("NP-9.1", the_new_deck_is_shuffled)
{
    int first[NP_CARDS] = {0}, seen = 0;

    for (uint64_t seed = 0; seed < 60; seed++) {
        struct np_state s;
        dry_position(&s, "");
        scored(&s, 0, "Pl Pt Ph Rl");
        scatter(&s);
        rum_rng_init(&s.head.rng, kit_seed(seed));
        PLAY(&s, Nh, NP_NEW_OWN, NP_END);
        seen += first[s.hand[1][2]]++ == 0;
    }
    CHECK_INT(seen, 4); /* each of the four came first some time */
}

RULE("NP-9.2", only_when_a_card_has_to_be_drawn)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Nt");
    hand(&s, 1, "Zh Zt");
    unsigned a = stack(&s, 0, "-/N/N"), b = stack(&s, 1, "R/P/-");
    scored(&s, 1, "Pl Pt Ph");
    scatter(&s);

    CHECK_INT(s.deck_size, 0);
    PLAY(&s, Nh, ON(a), NP_DECLINE);
    CHECK_INT(s.deck_size, 0); /* not in mid-turn */
    PLAY(&s, NP_END);
    /* What was scored this turn is in the new deck: 3 + 3, one is drawn. */
    CHECK_INT(s.deck_size, 5);
    CHECK_STACK(&s, b, "R/P/-"); /* the table stays */
    CHECK_INT(holds(&s, 0, Nt), 1);
    CHECK_INT(holds(&s, 1, Zh), 1);
}

RULE("NP-9.2", not_while_the_deck_has_a_card)
{
    struct np_state s;
    dry_position(&s, "");
    scored(&s, 0, "Pl Pt Ph");
    scatter(&s);
    s.scored[0] &= s.scored[0] - 1; /* the lowest one becomes the deck */
    s.deck[s.deck_size++] = 12;

    PLAY(&s, Nh, NP_NEW_OWN, NP_END);

    CHECK_INT(s.deck_size, 0);
    CHECK_INT(__builtin_popcountll(s.scored[0]), 2);
    CHECK_INT(s.hand[1][2], 12);
}

RULE("NP-9.3", with_nothing_to_draw_play_goes_on)
{
    struct np_state s;
    struct rum_trace trace;
    dry_position(&s, "");
    scatter(&s);

    KIT_PLAY(&np_game, &s, &trace, Nh, NP_NEW_OWN, NP_END);

    CHECK_INT(kit_event(&trace, NP_EV_DRY, 0)->seat, 1);
    CHECK_INT(s.hand_size[1], 2);
    LEGAL(&s, Zh, Zt);
}

RULE("NP-9.3", covered_cards_stay_where_they_are)
{
    struct np_state s;
    struct rum_trace trace;
    dry_position(&s, ""); /* the book's way is the default */
    unsigned a = stack(&s, 0, "NPZ/-/N");
    scatter(&s);

    KIT_PLAY(&np_game, &s, &trace, Nh, NP_NEW_OWN, NP_END);

    CHECK_STACK(&s, a, "NPZ/-/N");
    CHECK_INT(s.deck_size, 0);
    CHECK_INT(s.hand_size[1], 2);
    CHECK_INT(kit_event(&trace, NP_EV_DRY, 0)->clause, NP(9, 3));
}

RULE("NP-9.3", later_turns_draw_nothing_until_a_stack_is_scored)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Nt");
    hand(&s, 1, "Zh Zt Zl");
    unsigned a = stack(&s, 1, "Z/Z/-");
    scatter(&s);

    PLAY(&s, Nh, NP_NEW_OWN, NP_END, Zh, NP_NEW_OWN, NP_END);
    CHECK_INT(s.hand_size[0], 1); /* nothing again */
    PLAY(&s, Nt, NP_NEW_OWN);
    CHECK_INT(s.hand_size[1], 2);
    PLAY(&s, Zl, ON(a), NP_DECLINE, NP_END);
    CHECK_INT(s.hand_size[0], 1); /* one of the three scored cards */
    CHECK_INT(s.deck_size, 2);
}

RULE("NP-9.4", nothing_to_draw_and_no_hands_is_a_stalemate)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    counts(&s, 1, "Z");
    scatter(&s);

    PLAY(&s, Nh, NP_NEW_OWN);

    CHECK_OVER(&np_game, &s);
    CHECK_INT(s.ending, NP(9, 4));
    CHECK_INT(s.head.turn, 1);
    CHECK_SCORE(&np_game, &s, 0, 60);
}

RULE("NP-9.4", a_covered_card_is_no_way_out_but_with_a_sweep)
{
    for (int sweep = 0; sweep < 2; sweep++) {
        struct np_state s;
        position(&s, sweep ? "dry=sweep" : "");
        hand(&s, 0, "Nh");
        unsigned a = stack(&s, 0, "N/-/-");
        scatter(&s);

        PLAY(&s, Nh, ON(a));

        CHECK_INT(s.ending, sweep ? 0 : NP(9, 4));
        CHECK_INT(s.head.turn, sweep ? 2 : 1);
    }
}

RULE("NP-9.4", not_while_the_other_hand_has_a_card)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    hand(&s, 1, "Zh");
    scatter(&s);

    PLAY(&s, Nh, NP_NEW_OWN);

    LEGAL(&s, Zh);
}

/* End at the turn limit with these counts. */
static void limit(struct np_state *s, const char *options, const char *own,
                  const char *other)
{
    position(s, options);
    hand(s, 0, "Nh Nt");
    hand(s, 1, "Zh");
    counts(s, 0, own);
    counts(s, 1, other);
    s->head.turn = s->turn_limit;
    PLAY(s, Nh, NP_NEW_OWN, NP_END);
    CHECK_OVER(&np_game, s);
}

RULE("NP-9.5", more_different_characters_win)
{
    struct np_state s;
    limit(&s, "", "N P", "Z7");
    CHECK_SCORE(&np_game, &s, 60, 0);
    limit(&s, "", "N4", "Z R");
    CHECK_SCORE(&np_game, &s, 0, 60);
}

TEST(the_end_is_reported_with_what_was_scored)
{
    struct np_state s;
    struct rum_trace trace;
    position(&s, "");
    hand(&s, 0, "Nh Nt");
    counts(&s, 0, "N P3");
    counts(&s, 1, "Z7");
    s.head.turn = 300;

    KIT_PLAY(&np_game, &s, &trace, Nh, NP_NEW_OWN, NP_END);

    const struct rum_event *e = kit_event(&trace, NP_EV_OVER, 0);
    static const int16_t args[4] = {2, 1, 4, 7};
    CHECK_INT(e->seat, 0);
    CHECK_INT(e->clause, NP(9, 6));
    for (int i = 0; i < 4; i++)
        CHECK_INT(e->arg[i], args[i]);
}

RULE("NP-9.5", then_more_stacks_then_it_is_a_draw)
{
    struct np_state s;
    limit(&s, "", "N3 P", "Z R");
    CHECK_SCORE(&np_game, &s, 60, 0);
    limit(&s, "", "N P", "Z R2");
    CHECK_SCORE(&np_game, &s, 0, 60);
    limit(&s, "", "N2 P", "Z R2");
    CHECK_SCORE(&np_game, &s, 30, 30);
    CHECK_INT(s.winner, NP_NONE);
}

RULE("NP-9.5", with_goal_double_the_second_one_counts_too)
{
    struct np_state s;
    limit(&s, "goal=double", "N2 P2", "Z5 R1 P1 N0");
    CHECK_INT(np_progress(&s, 0), 4);
    CHECK_INT(np_progress(&s, 1), 4);
    CHECK_SCORE(&np_game, &s, 0, 60); /* seven stacks against four */
    limit(&s, "goal=double", "N2 P2", "Z9 R1");
    CHECK_SCORE(&np_game, &s, 60, 0);
}

RULE("NP-9.6", the_turn_limit_ends_the_game)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Nt");
    hand(&s, 1, "Zh Zt");
    s.head.turn = 299;

    PLAY(&s, Nh, NP_NEW_OWN, NP_END);
    CHECK_INT(s.head.turn, 300); /* turn 300 is played */
    CHECK_INT(s.head.to_act, 1);
    PLAY(&s, Zh, NP_NEW_OWN, NP_END);
    CHECK_OVER(&np_game, &s);
    CHECK_INT(s.ending, NP(9, 6));
    CHECK_INT(s.head.turn, 300);
}

RULE("NP-9.6", skipped_turns_count)
{
    struct np_state s;
    position(&s, "turn_limit=50");
    hand(&s, 0, "Nh Nt Zl");
    scatter(&s);
    s.head.turn = 48;

    PLAY(&s, Nh, NP_NEW_OWN, NP_END);
    CHECK_INT(s.head.turn, 50); /* seat 1 skipped turn 49 */
    CHECK_INT(s.head.to_act, 0);
    PLAY(&s, Nt, NP_NEW_OWN, NP_END);
    CHECK_OVER(&np_game, &s);
}

RULE("NP-9.7", covered_cards_are_swept_and_tops_stay)
{
    struct np_state s;
    struct rum_trace trace;
    dry_position(&s, "dry=sweep");
    unsigned a = stack(&s, 0, "NwhPZ/-/N"), b = stack(&s, 1, "-/PR/-");
    scatter(&s);

    KIT_PLAY(&np_game, &s, &trace, Nh, NP_NEW_OWN, NP_END);

    CHECK_INT(kit_event(&trace, NP_EV_SWEEP, 0)->arg[0], 3);
    CHECK_INT(kit_event(&trace, NP_EV_SWEEP, 0)->clause, NP(9, 7));
    CHECK_INT(kit_events(&trace, NP_EV_REFILL), 0);
    CHECK_STACK(&s, a, "Z/-/N");
    CHECK_STACK(&s, b, "-/R/-");
    CHECK_INT(s.covered, 0);
    CHECK_INT(s.deck_size, 2);
    CHECK_INT(s.face_of[52], NP_NONE); /* the swept wild is wild again */
    check_sound(&s, __FILE__, __LINE__);
}

RULE("NP-9.7", the_swept_cards_are_shuffled)
{
    int first[NP_CARDS] = {0}, seen = 0;

    for (uint64_t seed = 0; seed < 60; seed++) {
        struct np_state s;
        dry_position(&s, "dry=sweep");
        stack(&s, 0, "NPZR/-/N");
        scatter(&s);
        rum_rng_init(&s.head.rng, kit_seed(seed));
        PLAY(&s, Nh, NP_NEW_OWN, NP_END);
        seen += first[s.hand[1][2]]++ == 0;
    }
    CHECK_INT(seen, 3);
}

RULE("NP-9.7", not_with_dry_play_on)
{
    struct np_state s;
    dry_position(&s, "dry=play_on");
    unsigned a = stack(&s, 0, "NPZ/-/N");
    scatter(&s);

    PLAY(&s, Nh, NP_NEW_OWN, NP_END);

    CHECK_STACK(&s, a, "NPZ/-/N");
    CHECK_INT(s.deck_size, 0);
    CHECK_INT(s.hand_size[1], 2);
}

RULE("NP-9.7", not_while_a_scored_card_exists)
{
    struct np_state s;
    dry_position(&s, "dry=sweep");
    unsigned a = stack(&s, 0, "NPZ/-/N");
    scored(&s, 1, "Rh Rt Rl");
    scatter(&s);

    PLAY(&s, Nh, NP_NEW_OWN, NP_END);

    CHECK_STACK(&s, a, "NPZ/-/N");
    CHECK_INT(s.deck_size, 2);
}
