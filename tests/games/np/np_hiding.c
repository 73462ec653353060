/*
 * np_hiding.c: section 5, who sees what and what can be deduced.
 *
 * One test for each row of the observation table, named row_..., then the
 * bookkeeping of known cards, then the deals that are imagined.
 */
#include "np_test.h"

/* A game under way, seat 0 in D1. */
static void middle(struct np_state *s)
{
    position(s, "");
    hand(s, 0, "Nh Zt wl wn");
    hand(s, 1, "Ph Pt ww Rl Rh");
    stack(s, 0, "NZ/wtR/-");
    stack(s, 1, "-/P/PZ");
    scored(s, 0, "Rh Rt Rl");
    scored(s, 1, "Nh Nt Nl wz");
    counts(s, 0, "R");
    counts(s, 1, "N2");
}

/* All viewers who are no seat or the other seat. */
#define FOR_OTHERS(viewer)                                                     \
    for (rum_seat viewer = RUM_NOBODY; viewer < 2; viewer++)                   \
        if (viewer != 0)

TEST(row_own_hand)
{
    struct np_state s, seen;
    middle(&s);

    rum_game_hide(&np_game, &s, 0, &seen);
    CHECK_BYTES(seen.hand[0], s.hand[0], NP_HAND);
    FOR_OTHERS(viewer)
    {
        rum_game_hide(&np_game, &s, viewer, &seen);
        CHECK_INT(seen.hand_size[0], 4); /* only the number */
        for (unsigned i = 0; i < 4; i++)
            CHECK_INT(seen.hand[0][i], NP_UNKNOWN);
        CHECK_INT(seen.hand[0][4], NP_NONE);
    }
}

TEST(row_deck)
{
    struct np_state s, seen;
    middle(&s);

    for (rum_seat viewer = RUM_NOBODY; viewer < 2; viewer++) {
        rum_game_hide(&np_game, &s, viewer, &seen);
        CHECK_INT(seen.deck_size, s.deck_size);
        for (unsigned i = 0; i < NP_CARDS; i++)
            CHECK_INT(seen.deck[i], i < s.deck_size ? NP_UNKNOWN : NP_NONE);
    }
}

TEST(row_stacks)
{
    struct np_state s, seen;
    middle(&s);

    for (rum_seat viewer = RUM_NOBODY; viewer < 2; viewer++) {
        rum_game_hide(&np_game, &s, viewer, &seen);
        CHECK_STACK(&seen, 0, "NZ/wtR/-");
        CHECK_STACK(&seen, 1, "-/P/PZ");
        CHECK_BYTES(seen.stacks, s.stacks, sizeof(s.stacks));
    }
}

TEST(row_scored_piles_and_counts)
{
    struct np_state s, seen;
    middle(&s);

    for (rum_seat viewer = RUM_NOBODY; viewer < 2; viewer++) {
        rum_game_hide(&np_game, &s, viewer, &seen);
        CHECK_BYTES(seen.scored, s.scored, sizeof(s.scored));
        CHECK_BYTES(seen.count, s.count, sizeof(s.count));
    }
}

TEST(row_pending_moves_phase_decision_and_turn)
{
    struct np_state s, seen;
    middle(&s);
    earn(&s, 2);
    s.head.turn = 17;

    for (rum_seat viewer = RUM_NOBODY; viewer < 2; viewer++) {
        rum_game_hide(&np_game, &s, viewer, &seen);
        CHECK_INT(seen.moves, 2);
        CHECK_INT(seen.phase, NP_D4_PICK);
        CHECK_INT(seen.head.to_act, 0);
        CHECK_INT(seen.head.turn, 17);
    }
}

TEST(row_held_card_and_stack_in_d2_and_d3)
{
    struct np_state s, seen, before;
    middle(&s);
    struct np_state start = s;

    PLAY(&s, Wl);
    rum_game_hide(&np_game, &s, 0, &seen);
    CHECK_INT(seen.held, 54);
    CHECK_INT(seen.phase, NP_D2_STACK);
    PLAY(&s, ON(0));
    rum_game_hide(&np_game, &s, 0, &seen);
    CHECK_INT(seen.target, ON(0));
    CHECK_INT(seen.phase, NP_D3_FACE);
    FOR_OTHERS(viewer)
    {
        rum_game_hide(&np_game, &start, viewer, &before);
        rum_game_hide(&np_game, &s, viewer, &seen);
        CHECK_BYTES(&seen, &before, sizeof(seen)); /* part of the hand */
        CHECK_INT(seen.held, NP_NONE);
        CHECK_INT(seen.target, NP_NONE);
        CHECK_INT(seen.phase, NP_D1_CARD);
        CHECK_INT(seen.hand_size[0], 4);
    }
}

TEST(row_held_card_in_d5_and_d6)
{
    struct np_state s, seen;
    middle(&s);
    earn(&s, 1);

    PLAY(&s, pick(&s, 0, TORSO, 0), ON(1)); /* the Wild Torso: D6 */
    for (rum_seat viewer = RUM_NOBODY; viewer < 2; viewer++) {
        rum_game_hide(&np_game, &s, viewer, &seen);
        CHECK_INT(seen.held, 53);
        CHECK_INT(seen.target, ON(1));
        CHECK_INT(seen.phase, NP_D6_RENOMINATE);
        CHECK_INT(seen.from.slot, 0);
        CHECK_INT(seen.hand_size[0], 4);
    }
}

TEST(row_card_drawn)
{
    struct np_state s;
    struct rum_trace trace;
    middle(&s);
    next_cards(&s, "Zl");

    KIT_PLAY(&np_game, &s, &trace, Nh, NP_NEW_OWN, NP_END);

    const struct rum_event *draw = kit_event(&trace, NP_EV_DRAW, 0);
    CHECK_INT(draw->seen_by, RUM_EVERYONE); /* "drew a card" */
    CHECK_INT(draw->known_to, RUM_BIT((rum_seat)1));
    CHECK_INT(draw->subject, Zl);
    for (int i = 0; i < 4; i++)
        CHECK(i == 0 ? draw->arg[i] == s.deck_size : draw->arg[i] == 0);
}

TEST(d1_and_d2_report_nothing)
{
    struct np_state s;
    struct rum_trace trace = {0};
    middle(&s);

    KIT_PLAY(&np_game, &s, &trace, Wl, ON(0));
    CHECK_INT(trace.n, 0);
    CHECK(!s.any_played && !s.regular_played); /* until it is placed */
    KIT_PLAY(&np_game, &s, &trace, AS(Rl));
    CHECK_INT(trace.event[0].kind, NP_EV_PLAY);
    CHECK(s.any_played && !s.regular_played);
}

TEST(all_hides_nothing)
{
    struct np_state s, seen;
    middle(&s);
    PLAY(&s, Wl);

    rum_game_hide(&np_game, &s, RUM_ALL, &seen);
    memset(&s.head.rng, 0, sizeof(s.head.rng));
    CHECK_BYTES(&seen, &s, sizeof(s));
}

/* ---- known cards ---- */

/* Seat 1 ends a turn after which the deck is refilled or swept. */
static void refill(struct np_state *s, bool sweep)
{
    position(s, sweep ? "dry=sweep" : "");
    hand(s, 0, "Nh Nh wl");
    hand(s, 1, "Ph Pt Pt ww");
    if (sweep)
        stack(s, 1, "-/ZR/-");
    else
        scored(s, 1, "Nt");
    scatter(s);
    s->head.to_act = 1;
    PLAY(s, Ph, NP_NEW_OWN, NP_END);
}

RULE("NP-9.1 NP-9.7", at_a_refill_or_sweep_each_hand_is_known)
{
    for (int sweep = 0; sweep < 2; sweep++) {
        struct np_state s;
        refill(&s, sweep);

        /* Before the draw: what seat 0 has drawn since is not known. */
        CHECK_INT(s.sure[1][Nh], 2);
        CHECK_INT(s.sure[1][Wl], 1);
        CHECK_INT(s.sure_wilds[1], 1);
        CHECK_INT(s.sure[0][Pt], 2);
        CHECK_INT(s.sure[0][Ww], 1);
        CHECK_INT(s.sure[0][Ph], 0);
        CHECK_INT(s.sure_wilds[0], 1);
        int sum = 0;
        for (unsigned k = 0; k < NP_KINDS; k++)
            sum += s.sure[0][k] + s.sure[1][k];
        CHECK_INT(sum, 6);
        CHECK_INT(s.hand_size[0], 4);
    }
}

TEST(what_is_placed_is_no_longer_in_the_hand)
{
    struct np_state s;
    refill(&s, false);

    PLAY(&s, Nh);
    CHECK_INT(s.sure[1][Nh], 2); /* not yet */
    PLAY(&s, NP_NEW_OWN);
    CHECK_INT(s.sure[1][Nh], 1);
    CHECK_INT(s.sure_wilds[1], 1);
    PLAY(&s, Wl, NP_NEW_OWN, AS(Pl));
    CHECK_INT(s.sure[1][Wl], 0);
    CHECK_INT(s.sure_wilds[1], 0);
    CHECK_INT(s.sure[1][Nh], 1);
}

TEST(sure_never_falls_below_nothing)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh wl wn Zt");

    PLAY(&s, Nh, NP_NEW_OWN, Wl, NP_NEW_OWN, AS(Pl));

    CHECK_INT(s.sure[1][Nh], 0);
    CHECK_INT(s.sure[1][Wl], 0);
    CHECK_INT(s.sure_wilds[1], 0);
}

TEST(a_moved_card_tells_nothing_about_a_hand)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Nh wl");
    unsigned a = stack(&s, 1, "N/-/wnN");
    s.sure[1][Nh] = s.sure[1][Wl] = 1;
    s.sure_wilds[1] = 1;
    earn(&s, 2);

    PLAY(&s, pick(&s, a, HEAD, 0), NP_NEW_OWN);
    PLAY(&s, pick(&s, a, LEGS, 0), NP_NEW_OWN, AS(Nt));

    CHECK_INT(s.sure[1][Nh], 1);
    CHECK_INT(s.sure_wilds[1], 1);
}

TEST(spectators_are_sure_of_nothing)
{
    struct np_state s, seen;
    refill(&s, false);

    rum_game_hide(&np_game, &s, RUM_NOBODY, &seen);
    for (unsigned seat = 0; seat < 2; seat++) {
        CHECK_INT(seen.sure_wilds[seat], 0);
        for (unsigned k = 0; k < NP_KINDS; k++)
            CHECK_INT(seen.sure[seat][k], 0);
    }
    for (rum_seat viewer = 0; viewer < 2; viewer++) {
        rum_game_hide(&np_game, &s, viewer, &seen);
        CHECK_BYTES(seen.sure, s.sure, sizeof(s.sure));
        CHECK_BYTES(seen.sure_wilds, s.sure_wilds, sizeof(s.sure_wilds));
    }
}

/* ---- imagined deals ---- */

/* The state as `viewer` might imagine it. */
static void imagine(const struct np_state *s, rum_seat viewer,
                    struct rum_rng *rng, struct np_state *out)
{
    rum_game_hide(&np_game, s, viewer, out);
    rum_game_imagine(&np_game, out, viewer, rng);
    check_sound(out, __FILE__, __LINE__);
}

TEST(imagined_deals_fill_the_hand_and_the_deck_at_random)
{
    struct np_state s, deal;
    struct rum_rng rng;
    int in_hand[NP_CARDS] = {0};
    middle(&s);
    rum_rng_init(&rng, kit_seed(1));

    for (int i = 0; i < 4000; i++) {
        imagine(&s, 0, &rng, &deal);
        CHECK_BYTES(deal.hand[0], s.hand[0], NP_HAND);
        for (unsigned k = 0; k < 5; k++)
            in_hand[deal.hand[1][k]]++;
    }
    /* Each of the n unseen cards is in the hand 4000 * 5 / n times; five
     * standard deviations are 110. */
    int unseen = 0;
    for (unsigned card = 0; card < NP_CARDS; card++)
        unseen += in_hand[card] > 0;
    CHECK_INT(unseen, s.deck_size + 5);
    for (unsigned card = 0; card < NP_CARDS; card++) {
        int expected = 4000 * 5 / unseen;
        CHECK(in_hand[card] == 0 || (in_hand[card] > expected - 110 &&
                                     in_hand[card] < expected + 110));
    }
}

TEST(the_deck_of_an_imagined_deal_is_in_random_order)
{
    struct np_state s, deal;
    struct rum_rng rng;
    int next[NP_CARDS] = {0}, different = 0;
    middle(&s);
    rum_rng_init(&rng, kit_seed(2));

    for (int i = 0; i < 2000; i++) {
        imagine(&s, 1, &rng, &deal);
        different += next[deal.deck[deal.deck_size - 1]]++ == 0;
    }
    CHECK_INT(different, s.deck_size + 4);
}

TEST(imagined_hands_hold_what_is_sure)
{
    struct np_state s, deal;
    struct rum_rng rng;
    int copies[4] = {0};
    position(&s, "");
    hand(&s, 0, "Nh Nh wl Zt");
    hand(&s, 1, "Ph Pt Pt ww wn");
    s.sure[0][Pt] = 2;
    s.sure[0][Ww] = 1;
    s.sure_wilds[0] = 2;
    rum_rng_init(&rng, kit_seed(3));

    for (int i = 0; i < 400; i++) {
        imagine(&s, 0, &rng, &deal);
        int wilds = 0;
        for (unsigned k = 0; k < 5; k++) {
            wilds += np_is_wild(deal.hand[1][k]);
            if (np_kind(deal.hand[1][k]) == Pt)
                copies[deal.hand[1][k] - 16]++;
        }
        CHECK(holds(&deal, 1, Pt) >= 2);
        CHECK_INT(holds(&deal, 1, Ww), 1);
        CHECK(wilds >= 2);
    }
    for (int i = 0; i < 4; i++)
        CHECK(copies[i] > 100); /* whichever copy */
}

TEST(sure_wilds_are_any_wilds)
{
    struct np_state s, deal;
    struct rum_rng rng;
    int wild[NP_KINDS] = {0}, regular = 0;
    position(&s, "");
    hand(&s, 0, "Nh");
    hand(&s, 1, "wp wz Nt");
    s.sure_wilds[0] = 2;
    rum_rng_init(&rng, kit_seed(4));

    for (int i = 0; i < 800; i++) {
        imagine(&s, 0, &rng, &deal);
        int wilds = 0;
        for (unsigned k = 0; k < 3; k++) {
            wild[np_kind(deal.hand[1][k])]++;
            wilds += np_is_wild(deal.hand[1][k]);
        }
        CHECK(wilds >= 2);
        regular += wilds == 2;
    }
    for (unsigned k = NP_WILD; k < NP_KINDS; k++)
        CHECK(wild[k] > 100);
    CHECK(regular > 600); /* the third card is any card */
}

TEST(with_an_empty_deck_the_other_hand_is_known)
{
    struct np_state s, deal;
    struct rum_rng rng;
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    hand(&s, 1, "wp Nt Nt");
    scatter(&s);
    rum_rng_init(&rng, kit_seed(5));

    imagine(&s, 0, &rng, &deal);

    CHECK_INT(holds(&deal, 1, Wp), 1);
    CHECK_INT(holds(&deal, 1, Nt), 2);
    CHECK_INT(deal.deck_size, 0);
}

TEST(an_actor_in_d3_keeps_his_card)
{
    struct np_state s, deal;
    struct rum_rng rng;
    middle(&s);
    PLAY(&s, Wl, ON(0));
    rum_rng_init(&rng, kit_seed(6));

    for (int i = 0; i < 50; i++) {
        imagine(&s, 0, &rng, &deal);
        CHECK_INT(deal.held, 54);
        CHECK_INT(deal.phase, NP_D3_FACE);
        imagine(&s, 1, &rng, &deal);
        CHECK_INT(deal.phase, NP_D1_CARD);
        CHECK_INT(deal.hand_size[0], 4);
        imagine(&s, RUM_NOBODY, &rng, &deal);
        CHECK_INT(deal.hand_size[0], 4);
    }
}

TEST(all_imagines_nothing)
{
    struct np_state s, deal;
    struct rum_rng rng, used;
    middle(&s);
    rum_rng_init(&rng, kit_seed(7));
    used = rng;

    memcpy(&deal, &s, sizeof(s));
    np_game.imagine(&deal, RUM_ALL, &used);
    CHECK_BYTES(&deal, &s, sizeof(s));
    CHECK_BYTES(&used, &rng, sizeof(rng));
}
