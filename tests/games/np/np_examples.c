/*
 * np_examples.c: section 8, the worked examples, one test each.
 */
#include "np_test.h"

RULE("NP-4.3 NP-5.1", example_1_simple_completion)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    unsigned a = stack(&s, 0, "-/N/N"), b = stack(&s, 1, "Z/-/-");

    PLAY(&s, Nh, ON(a));

    CHECK_INT(s.count[0][NINJA], 1);
    CHECK_INT(__builtin_popcountll(s.scored[0]), 3);
    CHECK_STACK(&s, a, "");
    CHECK_INT(s.moves, 1);
    LEGAL(&s, pick(&s, b, HEAD, 0), NP_DECLINE);
}

/* As example 1, played; P0 also has B and P1 has C. */
static void example_2(struct np_state *s, const char *options, unsigned *b,
                      unsigned *c)
{
    position(s, options);
    hand(s, 0, "Nh Zt");
    unsigned a = stack(s, 0, "-/N/N");
    stack(s, 1, "Z/-/-");
    *b = stack(s, 0, "P/P/PZ");
    *c = stack(s, 1, "Z/-/-");
    PLAY(s, Nh, ON(a));
}

RULE("NP-3.6 NP-5.6", example_2_uncover)
{
    struct np_state s;
    unsigned b, c;
    example_2(&s, "", &b, &c);

    PLAY(&s, pick(&s, b, LEGS, 0), ON(c));

    CHECK_STACK(&s, c, "Z/-/Z");
    CHECK_STACK(&s, b, "");
    CHECK_INT(s.count[0][NINJA], 1);
    CHECK_INT(s.count[0][PIRATE], 1);
    CHECK_INT(s.moves, 1);
}

RULE("NP-5.7", example_3_double)
{
    struct np_state s;
    unsigned b, c;
    example_2(&s, "", &b, &c);
    unsigned d = stack(&s, 0, "Z/Z/-");

    PLAY(&s, pick(&s, b, LEGS, 0), ON(d));

    CHECK_INT(s.count[0][NINJA], 1);
    CHECK_INT(s.count[0][PIRATE], 1);
    CHECK_INT(s.count[0][ZOMBIE], 1);
    CHECK_INT(s.moves, 2);
}

RULE("NP-5.3", example_4_buried_card)
{
    struct np_state s;
    unsigned b, c;
    example_2(&s, "", &b, &c);
    int buried = pick(&s, b, LEGS, 1);

    PLAY(&s, buried, NP_NEW_OWN);

    CHECK_STACK(&s, b, "P/P/Z");
    CHECK_STACK(&s, 0, "-/-/P");
    CHECK_INT(s.moves, 0);
    CHECK_INT(s.phase, NP_D1_CARD);
    example_2(&s, "movable=top", &b, &c);
    CHECK(!OPEN(&s, pick(&s, b, LEGS, 1)));
}

RULE("NP-4.4 NP-7.2", example_5_opponents_stack)
{
    for (int last = 0; last < 2; last++) {
        struct np_state s;
        position(&s, "");
        hand(&s, 0, "Rl Zt");
        counts(&s, 1, last ? "N P Z" : "");
        unsigned theirs = stack(&s, 1, "R/R/-");
        stack(&s, 0, "N/-/-");

        PLAY(&s, Rl, ON(theirs));

        CHECK_INT(s.count[1][ROBOT], 1);
        CHECK_INT(s.phase, last ? NP_OVER : NP_D4_PICK);
        CHECK_SCORE(&np_game, &s, 0, last ? 60 : 0);
    }
}

RULE("NP-6.4 NP-5.10", example_6_renomination)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    unsigned a = stack(&s, 0, "-/N/N"), b = stack(&s, 0, "R/R/wlN");

    PLAY(&s, Nh, ON(a), pick(&s, b, LEGS, 0), ON(b));
    LEGAL(&s, AS(Pl), AS(Zl), AS(Rl));
    PLAY(&s, AS(Rl));

    CHECK_INT(s.count[0][ROBOT], 1);
    CHECK_INT(s.laid, 0);
    CHECK_INT(s.moves, 0);
    CHECK_INT(s.phase, NP_D1_CARD);
    CHECK_INT(s.head.to_act, 0);
}

RULE("NP-2.6", example_7_only_wilds)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "wn wh");

    LEGAL(&s, Wn, Wh);
    PLAY(&s, Wn);
    LEGAL(&s, NP_NEW_OWN);
    PLAY(&s, NP_NEW_OWN);
    LEGAL(&s, AS(Nh), AS(Nt), AS(Nl));
    PLAY(&s, AS(Nt));
    LEGAL(&s, Wh, NP_END);
}

RULE("NP-2.4 NP-2.8", example_8_fast_card_after_the_regular_one)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt Zh wl Rl Pt"); /* the sixth is drawn */
    hand(&s, 1, "Ph");

    PLAY(&s, Zh, NP_NEW_OWN, Wl, NP_NEW_OWN, AS(Zl), NP_END);

    CHECK_INT(s.hand_size[0], 4);
}

RULE("NP-9.1 NP-9.2", example_9_refill)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    hand(&s, 1, "Ph");
    scored(&s, 0, "Nt Nl wn Rh");
    scored(&s, 1, "Zh Zl Zt");
    counts(&s, 0, "N");
    counts(&s, 1, "Z");
    scatter(&s);

    PLAY(&s, Nh, NP_NEW_OWN, NP_END);

    CHECK_INT(s.deck_size, 6);
    CHECK_INT(s.hand_size[1], 2);
    CHECK_INT(s.scored[0] | s.scored[1], 0);
    CHECK_INT(s.count[0][NINJA], 1);
    CHECK_INT(s.count[1][ZOMBIE], 1);
}

RULE("NP-7.3", example_10_both_at_four)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    counts(&s, 0, "N P Z");
    counts(&s, 1, "N P R");
    unsigned a = stack(&s, 0, "-/N/N"), b = stack(&s, 0, "R/R/RZ");
    unsigned d = stack(&s, 1, "Z/Z/-");

    PLAY(&s, Nh, ON(a), pick(&s, b, LEGS, 0), ON(d));

    CHECK_INT(s.count[0][ROBOT], 1);
    CHECK_INT(s.count[1][ZOMBIE], 1);
    CHECK_OVER(&np_game, &s);
    CHECK_SCORE(&np_game, &s, 60, 0);
}

RULE("NP-5.8", example_11_uncovering_the_opponents_stack)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned b = stack(&s, 1, "P/P/PZ");
    earn(&s, 1);

    PLAY(&s, pick(&s, b, LEGS, 0), NP_NEW_OWN);

    CHECK_INT(s.count[1][PIRATE], 1);
    CHECK_STACK(&s, 1, "-/-/Z");
    CHECK_INT(np_owner(&s, 1), 0);
    CHECK_INT(s.moves, 1);
}

RULE("NP-4.2 NP-6.4", example_12_no_check_in_mid_air)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned b = stack(&s, 0, "P/P/PwwZ");
    earn(&s, 1);

    PLAY(&s, pick(&s, b, LEGS, 0), ON(b), AS(Nh));

    CHECK_STACK(&s, b, "PwwN/P/P");
    CHECK_INT(np_stacks_scored(&s, 0), 0);
}

/* Seat 1 plays its last card; then seat 0's turn should start. */
static void example_13(struct np_state *s, const char *options, bool covered)
{
    position(s, options);
    hand(s, 1, "Nh");
    counts(s, 0, "N2");
    counts(s, 1, "Z R");
    unsigned slot = stack(s, 0, "N/-/-");
    scatter(s);
    s->head.turn = 7;
    s->head.to_act = 1;
    PLAY(s, Nh, covered ? ON(slot) : NP_NEW_OWN);
}

RULE("NP-9.4 NP-9.5 NP-9.7", example_13_stalemate)
{
    struct np_state s;
    example_13(&s, "", false);
    CHECK_OVER(&np_game, &s);
    CHECK_SCORE(&np_game, &s, 0, 60);
    CHECK_INT(s.head.turn, 7);

    example_13(&s, "", true); /* covered cards stay where they are */
    CHECK_OVER(&np_game, &s);
    CHECK_SCORE(&np_game, &s, 0, 60);

    example_13(&s, "dry=sweep", true); /* one is swept and drawn */
    CHECK_INT(s.head.to_act, 0);
    CHECK_INT(s.head.turn, 8);
    LEGAL(&s, Nh);

    example_13(&s, "dry=sweep", false);
    CHECK_OVER(&np_game, &s);
    CHECK_SCORE(&np_game, &s, 0, 60);
}

static void example_14(struct np_state *s, const char *options)
{
    position(s, options);
    hand(s, 0, "Nh Zt");
    hand(s, 1, "Ph");
    stack(s, 0, "NZ/-/N");
    stack(s, 1, "-/-/PRwlZ");
    scatter(s);
    PLAY(s, Nh, NP_NEW_OWN, NP_END);
}

RULE("NP-9.7 NP-9.3", example_14_sweep)
{
    struct np_state s;
    example_14(&s, "dry=sweep");
    CHECK_STACK(&s, 0, "Z/-/N");
    CHECK_STACK(&s, 1, "-/-/wlZ");
    CHECK_INT(s.hand_size[1], 2);
    CHECK_INT(s.deck_size, 2);
    uint64_t swept = np_bit(s.deck[0]) | np_bit(s.deck[1]);
    swept |= np_bit(s.hand[1][1]);
    /* Pirate legs 20, Robot legs 44 and the Ninja head that lay there: seat 0
     * had been given the lowest copy, 0. */
    CHECK_INT(swept, np_bit(1) | np_bit(20) | np_bit(44));

    example_14(&s, "");
    CHECK_INT(s.hand_size[1], 1);
    CHECK_STACK(&s, 0, "NZ/-/N");
    CHECK_STACK(&s, 1, "-/-/PRwlZ");
}

RULE("NP-10.2", example_15_the_older_copy)
{
    struct np_state s;
    position(&s, "");
    hand_card(&s, 0, 25);
    hand_card(&s, 0, 5);
    hand_card(&s, 0, 24);

    PLAY(&s, 6);

    CHECK_INT(s.held, 25);
    CHECK_INT(s.hand_size[0], 2);
    CHECK_INT(s.hand[0][0], 5);
    CHECK_INT(s.hand[0][1], 24);
}

RULE("NP-10.6 NP-10.5 NP-5.11", example_16_codes_and_slots)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    stack(&s, 0, "-/N/N");
    stack(&s, 1, "Z/-/-");
    stack(&s, 0, "P/-/-");
    CHECK_INT(s.top[1][HEAD], 24);
    CHECK_INT(s.top[2][HEAD], 12);

    PLAY(&s, 0, 32);
    CHECK_INT(s.count[0][NINJA], 1);
    CHECK_STACK(&s, 0, "");
    CHECK_INT(s.moves, 1);
    LEGAL(&s, 140, 152, 190);
    PLAY(&s, 152);
    CHECK_STACK(&s, 1, "");
    CHECK_INT(s.moves, 0);
    LEGAL(&s, 34, 96);
    PLAY(&s, 96);
    CHECK_STACK(&s, 0, "Z/-/-");
    CHECK_INT(np_owner(&s, 0), 0);
}

RULE("NP-5.11 NP-6.4", example_17_the_only_card_is_a_wild)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "-/-/wlN");
    earn(&s, 1);

    PLAY(&s, pick(&s, a, LEGS, 0));
    LEGAL(&s, NP_NEW_OWN, NP_NEW_OPP);
    struct np_state t = s;
    PLAY(&s, NP_NEW_OWN);
    LEGAL(&s, AS(Pl), AS(Zl), AS(Rl));
    PLAY(&t, NP_NEW_OPP);
    LEGAL(&t, AS(Nl), AS(Pl), AS(Zl), AS(Rl));
}

RULE("NP-5.11", example_18_a_covered_wild_back_on_its_stack)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned b = stack(&s, 0, "R/R/wlNZ");
    earn(&s, 1);

    PLAY(&s, pick(&s, b, LEGS, 1), ON(b));
    LEGAL(&s, AS(Nl), AS(Pl), AS(Zl), AS(Rl));
    PLAY(&s, AS(Rl));
    CHECK_INT(s.count[0][ROBOT], 1);
    CHECK_INT(__builtin_popcountll(s.scored[0]), 4);
}

RULE("NP-2.3 NP-2.10", example_19_duty)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "wn Nh wh");

    LEGAL(&s, 0, 12, 16);
    PLAY(&s, 12, NP_NEW_OWN, AS(Nl));
    LEGAL(&s, 0, 16);
    PLAY(&s, 0, NP_NEW_OWN);
    LEGAL(&s, 16, 20);
}

RULE("NP-9.6 NP-9.5", example_20_turn_limit)
{
    struct np_state s;
    position(&s, "turn_limit=50");
    hand(&s, 0, "Nh Zt");
    hand(&s, 1, "Ph");
    counts(&s, 0, "N");
    counts(&s, 1, "N");
    s.head.turn = 50;

    PLAY(&s, Nh, NP_NEW_OWN, NP_END);

    CHECK_OVER(&np_game, &s);
    CHECK_SCORE(&np_game, &s, 30, 30);
    CHECK_INT(s.head.turn, 50);
}

RULE("NP-10.3", example_21_last_card)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    hand(&s, 1, "Ph");
    unsigned a = stack(&s, 0, "-/N/N");
    stack(&s, 1, "Z/-/-");

    PLAY(&s, Nh, ON(a));
    CHECK_INT(s.phase, NP_D4_PICK);
    PLAY(&s, NP_DECLINE);
    CHECK_INT(s.head.to_act, 1);
    CHECK_INT(s.head.turn, 2);
}

TEST(example_22_secret_play)
{
    struct np_state s, before, after;
    position(&s, "");
    hand(&s, 0, "wn Nh");
    hand(&s, 1, "Ph");
    unsigned a = stack(&s, 0, "-/N/-");
    struct np_state start = s;

    PLAY(&s, Wn, ON(a));
    CHECK_INT(s.phase, NP_D3_FACE);
    for (rum_seat viewer = RUM_NOBODY; viewer < 2; viewer++) {
        if (viewer == 0)
            continue;
        rum_game_hide(&np_game, &start, viewer, &before);
        rum_game_hide(&np_game, &s, viewer, &after);
        CHECK_BYTES(&after, &before, sizeof(after));
    }
}

RULE("NP-10.4 NP-10.9", example_23_wilds_only_then_end)
{
    for (int dry = 0; dry < 2; dry++) {
        struct np_state s;
        struct rum_trace trace;
        position(&s, "");
        hand(&s, 0, "wn wh wt");
        hand(&s, 1, "Ph");
        if (dry)
            scatter(&s);

        KIT_PLAY(&np_game, &s, &trace, Wn, NP_NEW_OWN, AS(Nt), NP_END);

        CHECK_INT(s.sure_wilds[1], 2);
        CHECK(kit_event(&trace, NP_EV_END, 0)->reveals);
        CHECK_INT(kit_events(&trace, NP_EV_DRAW), !dry);
    }
}
