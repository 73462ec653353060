/*
 * mb_judge.c: what bots go by (section 10).
 */
#include "mb_judge.h"

#include "mb_position.h"

static void only(struct mb_state *s, rum_seat seat, const char *hand)
{
    position(s, seat, hand);
    no_humans(s);
}

static int danger_on(const struct mb_state *s, const char *square)
{
    struct mb_ways ways;
    struct mb_reach reach;

    mb_board_ways(s, &ways);
    mb_reach_find(s, &ways, MB_FARTHEST, &reach);
    return mb_reach_steps(&reach, sq(square), humans_on(s, square));
}

TEST(danger_is_counted_in_steps_round_walls)
{
    struct mb_state s;

    only(&s, 1, "");
    humans(&s, "A1", 1);
    humans(&s, "G12", 2);
    zombies(&s, "A4", 1);
    CHECK_INT(danger_on(&s, "A1"), 3);
    wall(&s, "A1/A2"); /* now by B4 C4 D3 C2 B1 */
    CHECK_INT(danger_on(&s, "A1"), 6);
    wall(&s, "A1|B1");
    CHECK_INT(danger_on(&s, "A1"), MB_OUT_OF_REACH);
}

TEST(large_stacks_need_a_blue_and_stopped_ones_a_step)
{
    struct mb_state s;

    only(&s, 1, "");
    humans(&s, "E5", 2);
    zombies(&s, "E6", 3);
    CHECK_INT(danger_on(&s, "E5"), 1); /* 3 + 2 */
    zombies(&s, "E6", 4);
    CHECK_INT(danger_on(&s, "E5"), 2);
    zombies(&s, "E6", 3);
    stop_token(&s, "E6");
    CHECK_INT(danger_on(&s, "E5"), 2);
    humans(&s, "E5", 5);
    s.stop[0] = MB_NONE;
    CHECK_INT(danger_on(&s, "E5"), 1);
}

TEST(a_settled_state_ends_a_play)
{
    struct mb_state s;

    position(&s, 1, "GGGG");
    CHECK(mb_game.settled(&s));
    play(&s, "G");
    CHECK(!mb_game.settled(&s));
    play(&s, "D1");
    CHECK(!mb_game.settled(&s));
    play(&s, "s");
    CHECK_INT(s.phase, MB_AT_END);
    CHECK(mb_game.settled(&s));
    kit_deal(&mb_game, &s, 1, "");
    CHECK(!mb_game.settled(&s));
}

TEST(appraisals_of_the_two_sides_oppose)
{
    struct mb_state s;

    position(&s, 1, "GG");
    zombies(&s, "C1", 1);
    int before = mb_game.appraise(&s, 1), zombie = mb_game.appraise(&s, 0);
    CHECK(before > 0 && before < 6000);
    CHECK_INT(mb_game.appraise(&s, 3), before);
    mb_turn_over(&s, sq("E5")); /* two humans turn far away */
    CHECK(mb_game.appraise(&s, 1) < before);
    CHECK(mb_game.appraise(&s, 0) > zombie);
}

TEST(a_human_is_worth_more_the_safer_it_stands)
{
    struct mb_state s;
    int last;

    only(&s, 1, "");
    humans(&s, "L12", 5);
    zombies(&s, "A1", 1);
    humans(&s, "B1", 2);
    last = mb_game.appraise(&s, 1);
    humans(&s, "B1", 0);
    humans(&s, "C1", 2);
    CHECK(mb_game.appraise(&s, 1) > last);
    humans(&s, "C1", 0);
    humans(&s, "B1", 2);
    hide_token(&s, "B1");
    CHECK(mb_game.appraise(&s, 1) > last);
}

TEST(cards_have_a_price_up_to_the_limit)
{
    struct mb_state s;
    int seven, eight, less;

    position_with(&s, "hand_limit=7", 1, "GGGGGGG");
    zombies(&s, "C1", 1);
    seven = mb_game.appraise(&s, 1);
    hold(&s, 1, "GGGGGG");
    less = mb_game.appraise(&s, 1);
    CHECK(less < seven);
    hold(&s, 1, "GGGGGGGG");
    eight = mb_game.appraise(&s, 1);
    CHECK(eight - seven <= 30); /* the deck is a card shorter, that is all */
    hold(&s, 1, "GGGGGGW");
    CHECK(mb_game.appraise(&s, 1) > seven);
}

/* What a White in hand is worth to the humans, or a Purple to the zombies, when
 * the deck is nearly out. */
static int worth_late(const char *options, rum_seat seat, const char *with,
                      const char *without)
{
    struct mb_state s;
    int appraisal;

    position_with(&s, options, seat, with);
    zombies(&s, "C1", 1);
    deck_down_to(&s, 2);
    appraisal = mb_game.appraise(&s, seat);
    position_with(&s, options, seat, without);
    zombies(&s, "C1", 1);
    deck_down_to(&s, 2);
    return appraisal - mb_game.appraise(&s, seat);
}

TEST(cards_are_worth_keeping_for_the_endphase_without_a_limit)
{
    CHECK(worth_late("", 1, "GW", "G") >
          5 * worth_late("hand_limit=7", 1, "GW", "G"));
    CHECK(worth_late("", 0, "GP", "G") >
          5 * worth_late("hand_limit=7", 0, "GP", "G"));

    /* In the endphase itself they are there to be played. */
    struct mb_state s;
    position(&s, 1, "GW");
    deck_down_to(&s, 0);
    int with = mb_game.appraise(&s, 1);
    hold(&s, 1, "G");
    CHECK_INT(mb_game.appraise(&s, 1), with);
}

TEST(a_large_hand_does_not_overflow)
{
    struct mb_state s;

    position(&s, 1, "GGGGGGGGGGGGGGGGGGGGGGGGGPPPPPPPPPPWWWWWWWWWW");
    int many = mb_game.appraise(&s, 1);
    CHECK(many > 3000 && many <= 6000);
}

TEST(the_end_is_appraised_as_it_is)
{
    struct mb_state s;

    only(&s, 0, "G");
    humans(&s, "B1", 1);
    zombies(&s, "A1", 1);
    play(&s, "G e");
    CHECK_INT(mb_game.appraise(&s, 0), 6000);
    CHECK_INT(mb_game.appraise(&s, 1), 0);
}

static uint16_t weight_of(const struct mb_state *s, int code)
{
    rum_action open[RUM_MAX_ACTIONS];
    uint16_t prior[RUM_MAX_ACTIONS];
    size_t n = mb_game.legal(s, open);

    mb_game.rank(s, open, n, prior);
    for (size_t i = 0; i < n; i++) {
        CHECK(prior[i] >= 1);
        if (open[i] == code)
            return prior[i];
    }
    kit_fail(__FILE__, __LINE__, "%d is not open", code);
}

TEST(weights_go_for_captures_and_out_of_danger)
{
    struct mb_state s;

    position(&s, 0, "GBY");
    zombies(&s, "C1", 1);
    CHECK(weight_of(&s, 20) > weight_of(&s, 0));
    play(&s, "G");
    CHECK(weight_of(&s, 602) > 3 * weight_of(&s, 604)); /* D1 against C2 */

    position(&s, 1, "GYR");
    zombies(&s, "C1", 1);
    humans(&s, "D1", 4);
    CHECK(weight_of(&s, 25) > weight_of(&s, 0));
    play(&s, "Y");
    CHECK(weight_of(&s, 50) > weight_of(&s, 58));
    play(&s, "@0");
    CHECK(weight_of(&s, 100 + sq("D1")) > 3 * weight_of(&s, 100 + sq("A1")));

    position(&s, 1, "G");
    no_humans(&s);
    humans(&s, "E5", 2);
    humans(&s, "E6", 3);
    zombies(&s, "L1", 1);
    play(&s, "G E5");
    CHECK(weight_of(&s, 604) > weight_of(&s, 600)); /* makes five */
}

TEST(the_fallback_skips_ends_stops_and_drops_what_is_plenty)
{
    struct mb_state s;

    position_with(&s, "hand_limit=8", 1, "GGGRRBBBB");
    CHECK_INT(mb_game.fallback(&s), 0);
    play(&s, "skip");
    CHECK_INT(mb_game.fallback(&s), 1);
    next_cards(&s, "Y");
    play(&s, "end");
    CHECK_INT(mb_game.fallback(&s), 41);
    position(&s, 1, "G");
    play(&s, "G E5 se");
    CHECK_INT(mb_game.fallback(&s), 3);
}

TEST(weights_of_walls_part_zombies_from_humans)
{
    struct mb_state s;

    only(&s, 1, "B");
    humans(&s, "A1", 4);
    zombies(&s, "C2", 1);
    wall(&s, "A1/A2");
    play(&s, "B");
    CHECK(weight_of(&s, 50) >= weight_of(&s, 58));
    play(&s, "@0");
    /* This one shuts the corner, that one does nothing. */
    CHECK(weight_of(&s, 300) > 2 * weight_of(&s, 302));
}

TEST(weights_play_black_when_it_is_there)
{
    struct mb_state s;

    position(&s, 1, "GGK");
    zombies(&s, "C1", 1);
    play(&s, "skip");
    CHECK(weight_of(&s, 2) > weight_of(&s, 1));
}
