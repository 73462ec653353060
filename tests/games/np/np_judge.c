/*
 * np_judge.c: section 10, what bots ask: settled, appraise, rank, fallback.
 */
#include "np_test.h"

static int worth(const struct np_state *s, rum_seat seat)
{
    int v = np_game.appraise(s, seat);
    CHECK(v >= 0 && v <= 6000);
    return v;
}

/* Seat 0 in D1 after a regular card; both hold the same. */
static void even(struct np_state *s, const char *options)
{
    position(s, options);
    hand(s, 0, "Nh Zt");
    hand(s, 1, "Nh Zt");
    s->regular_played = 1;
    s->any_played = true;
}

TEST(settled_is_when_a_whole_play_or_move_is_done)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh wl Zt");
    unsigned a = stack(&s, 0, "-/N/N"), b = stack(&s, 1, "-/-/wnN");

    CHECK(np_game.settled(&s));
    PLAY(&s, Wl);
    CHECK(!np_game.settled(&s));
    PLAY(&s, ON(b));
    CHECK(!np_game.settled(&s));
    PLAY(&s, AS(Pl));
    CHECK(np_game.settled(&s));
    PLAY(&s, Nh, ON(a));
    CHECK(np_game.settled(&s)); /* D4 */
    PLAY(&s, pick(&s, b, LEGS, 1));
    CHECK(!np_game.settled(&s));
    PLAY(&s, NP_NEW_OWN);
    CHECK(!np_game.settled(&s));
    PLAY(&s, AS(Nh));
    CHECK(np_game.settled(&s));
    np_finish(&s, 0, NP(7, 1), NULL);
    CHECK(np_game.settled(&s));
}

TEST(the_end_is_worth_its_points)
{
    struct np_state s;
    even(&s, "");

    np_finish(&s, 1, NP(7, 1), NULL);
    CHECK_INT(worth(&s, 0), 0);
    CHECK_INT(worth(&s, 1), 6000);
    np_finish(&s, NP_NONE, NP(9, 4), NULL);
    CHECK_INT(worth(&s, 0), 3000);
    CHECK_INT(worth(&s, 1), 3000);
}

TEST(an_even_game_is_worth_half)
{
    struct np_state s;
    even(&s, "");
    CHECK_INT(worth(&s, 0), 3000);
    CHECK_INT(worth(&s, 1), 3000);
}

TEST(a_lead_is_never_quite_a_win)
{
    struct np_state s;
    even(&s, "goal=double");
    counts(&s, 0, "N2 P2 Z2 R");
    hand(&s, 0, "wn wp wz wr");
    s.moves = 200;

    CHECK(worth(&s, 0) < 6000);
    CHECK(worth(&s, 1) > 0);
    CHECK(worth(&s, 0) > 4500);
    CHECK(worth(&s, 1) < 1500);
}

/* What seat 0's game is worth with these stacks, own and other. */
static int with(const char *own, const char *other, const char *counted)
{
    struct np_state s;
    even(&s, "");
    counts(&s, 0, counted);
    counts(&s, 1, counted);
    if (own)
        stack(&s, 0, own);
    if (other)
        stack(&s, 1, other);
    int v = worth(&s, 0);
    CHECK(other || own == NULL || v >= 3000);
    return v;
}

TEST(builds_count_by_their_matching_tops)
{
    int one = with("N/-/-", NULL, ""), two = with("N/N/-", NULL, "");

    CHECK(one > 3000);
    CHECK(two > one + (one - 3000));      /* 14 against 5 */
    CHECK(with("N/P/-", NULL, "") > one); /* two characters begun */
    CHECK(with("N/N/P", NULL, "") < two + one - 3000);
    CHECK(with("NN/N/-", NULL, "") == two); /* tops only */
    CHECK(with("N/N/-", NULL, "N") < one);  /* a repeat is worth little */
    CHECK(with("N/N/-", NULL, "N") > 3000);
}

TEST(threats_of_the_other_are_feared_more)
{
    int threat = with(NULL, "N/N/-", "");
    CHECK(threat < 3000);
    CHECK(with("N/N/-", "N/N/-", "") < 3000);
    CHECK(with(NULL, "N/N/Z", "Z") > with(NULL, "N/N/-", "Z"));
}

TEST(only_the_best_stack_for_a_character_counts)
{
    struct np_state s;
    even(&s, "");
    stack(&s, 0, "N/N/-");
    int one = worth(&s, 0);
    stack(&s, 0, "-/N/-");
    CHECK_INT(worth(&s, 0), one);
    stack(&s, 0, "-/-/P");
    CHECK(worth(&s, 0) > one);
}

TEST(cards_wilds_and_moves_are_worth_something)
{
    struct np_state s, t;
    even(&s, "");

    t = s;
    hand(&t, 0, "Rl");
    int card = worth(&t, 0);
    CHECK(card > 3000);
    CHECK(worth(&t, 1) < 3000);
    t = s;
    hand(&t, 0, "wl");
    CHECK(worth(&t, 0) > card);
    stack(&s, 0, "N/-/-");
    stack(&s, 1, "N/-/-");
    int before = worth(&s, 0);
    earn(&s, 1);
    CHECK(worth(&s, 0) > before);
    CHECK(worth(&s, 1) < worth(&s, 0));
    int single = worth(&s, 0);
    s.moves = 2;
    CHECK(worth(&s, 0) > single);
}

TEST(ending_the_turn_is_no_gift)
{
    struct np_state s;
    even(&s, "");
    next_cards(&s, "Rl");
    int before = worth(&s, 0);

    PLAY(&s, NP_END);

    CHECK_INT(worth(&s, 0), before); /* the draw will be played */
}

TEST(a_scored_character_outweighs_the_cards_it_took)
{
    struct np_state s;
    even(&s, "");
    hand(&s, 0, "Nl");
    unsigned a = stack(&s, 0, "N/N/-");
    s.regular_played = s.any_played = false;
    int before = worth(&s, 0);

    PLAY(&s, Nl, ON(a));

    CHECK(worth(&s, 0) > before + 100);
}

/* ---- rank ---- */

static int weight(const struct np_state *s, int act)
{
    rum_action open[RUM_MAX_ACTIONS];
    uint16_t prior[RUM_MAX_ACTIONS];
    size_t n = np_game.legal(s, open);
    int found = 0;

    np_game.rank(s, open, n, prior);
    for (size_t i = 0; i < n; i++) {
        CHECK(prior[i] >= 1);
        if (open[i] == act)
            found = prior[i];
    }
    CHECK(found > 0);
    return found;
}

TEST(rank_likes_cards_that_complete)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt Rl wn wp");
    unsigned a = stack(&s, 0, "-/N/N"), b = stack(&s, 1, "Z/-/Z");
    unsigned c = stack(&s, 0, "R/-/-");

    CHECK(weight(&s, Nh) > 4 * weight(&s, Rl)); /* scores */
    CHECK(weight(&s, Zt) < weight(&s, Nh));     /* would give a Zombie */
    CHECK(weight(&s, Wn) > weight(&s, Wp));     /* wilds wait */
    CHECK(weight(&s, Wp) < weight(&s, Rl));
    struct np_state t = s;
    PLAY(&t, Nh);
    CHECK(weight(&t, ON(a)) > 4 * weight(&t, NP_NEW_OWN));
    CHECK(weight(&t, ON(b)) > weight(&t, NP_NEW_OWN)); /* blocks */
    t = s;
    PLAY(&t, Zt);
    CHECK(weight(&t, ON(b)) < weight(&t, NP_NEW_OWN)); /* gives */
    CHECK(weight(&t, ON(a)) < weight(&t, ON(c)));      /* spoils its own pair */
    t = s;
    PLAY(&t, Rl);
    CHECK(weight(&t, ON(c)) > weight(&t, NP_NEW_OWN)); /* a pair */
    CHECK(weight(&t, ON(a)) < weight(&t, NP_NEW_OWN));
    t = s;
    PLAY(&t, Wn, ON(a));
    CHECK(weight(&t, AS(Nh)) > 10 * weight(&t, AS(Nt)));
}

TEST(rank_prefers_the_winning_character)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Rl Zt");
    stack(&s, 0, "-/N/N");
    stack(&s, 0, "R/R/-");
    counts(&s, 0, "P Z");

    CHECK_INT(weight(&s, Nh), weight(&s, Rl));
    counts(&s, 0, "N");
    CHECK(weight(&s, Rl) > 10 * weight(&s, Nh)); /* a win against a repeat */
    CHECK(weight(&s, Nh) > weight(&s, Zt));
}

TEST(rank_knows_the_goals)
{
    struct np_state s;
    position(&s, "goal=double");
    hand(&s, 0, "Nh Zt");
    stack(&s, 0, "-/N/N");
    counts(&s, 0, "N P2 Z2 R2");
    int last = weight(&s, Nh);
    counts(&s, 0, "N P Z2 R2");
    CHECK(weight(&s, Nh) < last);
    counts(&s, 0, "N2");
    CHECK(weight(&s, Nh) < last / 10);

    position(&s, "goal=any3");
    hand(&s, 0, "Nh Zt");
    stack(&s, 0, "-/N/N");
    counts(&s, 0, "P Z");
    CHECK_INT(weight(&s, Nh), last);
}

TEST(rank_ends_rather_than_waste_a_wild)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "wl wh");
    stack(&s, 0, "P/P/-");
    s.regular_played = s.any_played = true;

    CHECK(weight(&s, NP_END) > weight(&s, Wh));
    CHECK(weight(&s, Wl) > weight(&s, NP_END)); /* it completes the Pirate */
}

TEST(rank_of_moves)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned cover = stack(&s, 0, "P/P/PZ"), pair = stack(&s, 1, "R/R/-");
    unsigned other = stack(&s, 1, "N/N/NZ"), own = stack(&s, 0, "Z/-/Z");
    unsigned dull = stack(&s, 1, "-/-/R"), buried = stack(&s, 1, "-/ZN/-");
    unsigned wild = stack(&s, 1, "-/wtP/-");
    earn(&s, 1);

    int nothing = weight(&s, pick(&s, dull, LEGS, 0));
    CHECK(weight(&s, pick(&s, cover, LEGS, 0)) > 10 * nothing); /* uncovers */
    CHECK(weight(&s, pick(&s, pair, HEAD, 0)) > nothing);  /* breaks a pair */
    CHECK(weight(&s, pick(&s, other, LEGS, 0)) < nothing); /* gives a Ninja */
    CHECK(weight(&s, pick(&s, own, HEAD, 0)) < nothing);
    /* A Zombie torso completes the own Zombie, though it is buried; and so
     * does a wild one. */
    CHECK(weight(&s, pick(&s, buried, TORSO, 1)) > 10 * nothing);
    CHECK(weight(&s, pick(&s, wild, TORSO, 0)) > 10 * nothing);
    CHECK(weight(&s, NP_DECLINE) > nothing);
    PLAY(&s, pick(&s, pair, HEAD, 0));
    CHECK(weight(&s, NP_NEW_OWN) > weight(&s, NP_NEW_OPP));
}

TEST(rank_of_lifting_a_cover_from_ones_own_pair)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned same = stack(&s, 1, "RR/R/-"), cover = stack(&s, 1, "RN/N/-");
    unsigned dull = stack(&s, 1, "-/-/P");
    earn(&s, 1);

    /* Taking one of two equal tops breaks nothing. */
    CHECK_INT(weight(&s, pick(&s, same, HEAD, 0)),
              weight(&s, pick(&s, dull, LEGS, 0)));
    CHECK(weight(&s, pick(&s, cover, HEAD, 0)) >
          weight(&s, pick(&s, dull, LEGS, 0)));
}

/* ---- fallback and role ---- */

TEST(fallback_does_no_harm)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Zt wl Nh");
    unsigned theirs = stack(&s, 1, "P/P/-");

    CHECK_INT(np_game.fallback(&s), Nh); /* regular cards first */
    struct np_state t = s;
    PLAY(&t, Nh);
    CHECK_INT(np_game.fallback(&t), NP_NEW_OWN);
    PLAY(&t, NP_NEW_OWN);
    CHECK_INT(np_game.fallback(&t), NP_END);
    PLAY(&s, Wl, ON(theirs));
    CHECK_INT(np_game.fallback(&s), AS(Nl));
    position(&s, "");
    hand(&s, 0, "wl Nh");
    theirs = stack(&s, 1, "N/N/-");
    PLAY(&s, Wl, ON(theirs));
    CHECK_INT(np_game.fallback(&s), AS(Pl)); /* not the Ninja's legs */
}

TEST(fallback_takes_what_is_left)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "wl wn");
    unsigned own = stack(&s, 0, "N/N/-");

    CHECK_INT(np_game.fallback(&s), Wn);
    PLAY(&s, Wl);
    PLAY(&s, ON(own));
    CHECK_INT(np_game.fallback(&s), AS(Nl)); /* their own may be completed */
    position(&s, "");
    hand(&s, 0, "wl wn");
    PLAY(&s, Wn, NP_NEW_OWN);
    CHECK_INT(np_game.fallback(&s), AS(Nh));
}

TEST(fallback_of_moves)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned own = stack(&s, 0, "N/-/-"), theirs = stack(&s, 1, "P/-/-");
    earn(&s, 1);
    struct np_state t = s;

    CHECK_INT(np_game.fallback(&s), NP_DECLINE);
    PLAY(&s, pick(&s, theirs, HEAD, 0));
    CHECK_INT(np_game.fallback(&s), NP_NEW_OWN);
    PLAY(&t, pick(&t, own, HEAD, 0)); /* NEW_OWN would change nothing */
    CHECK_INT(np_game.fallback(&t), NP_NEW_OPP);
}

TEST(roles_are_who_began)
{
    struct np_state s;
    kit_deal(&np_game, &s, 1, "first=1");
    CHECK_STR(np_game.role(&s, 1), "plays first");
    CHECK_STR(np_game.role(&s, 0), "plays second");
}
