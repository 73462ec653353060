/*
 * np_options.c: section 6, the options.
 */
#include "np_test.h"

static void refused(int option, int value, const char *name)
{
    struct rum_options opt;
    struct rum_why why = {0};
    struct np_state s;

    rum_options_init(&opt, &np_game);
    opt.value[option].n = (int16_t)value;
    CHECK_INT(rum_game_setup(&np_game, &s, &opt, kit_seed(1), &why),
              RUM_EOPTION);
    CHECK_STR(why.option, name);
    CHECK(why.allowed && why.allowed[0]);
}

TEST(setup_refuses_what_is_out_of_range)
{
    refused(0, 3, "players");
    refused(0, RUM_WORD(0), "players");
    refused(1, 2, "copies");
    refused(1, 5, "copies");
    refused(2, RUM_WORD(2), "movable");
    refused(2, 0, "movable");
    refused(3, 2, "first");
    refused(3, RUM_WORD(1), "first");
    refused(4, 2, "hand");
    refused(4, 8, "hand");
    refused(5, RUM_WORD(3), "goal");
    refused(6, RUM_WORD(2), "dry");
    refused(7, 49, "turn_limit");
    refused(7, 1001, "turn_limit");
    refused(8, 0, "draw");
    refused(8, 4, "draw");
    refused(9, 0, "regular");
    refused(10, 4, "moves");
    refused(11, 9, "wilds");
}

TEST(the_presets_of_section_6)
{
    CHECK_INT(np_game.preset_count, 3);
    CHECK_PRESET(&np_game, "book", "");
    CHECK_PRESET(&np_game, "balanced", "dry=sweep");
    CHECK_PRESET(&np_game, "first", "hand=7 goal=any3");
}

TEST(three_copies_leave_44_cards)
{
    struct np_state s;
    int kinds[NP_KINDS] = {0};
    position(&s, "copies=3");

    CHECK_INT(s.deck_size, 44);
    for (unsigned i = 0; i < s.deck_size; i++) {
        CHECK(s.deck[i] >= 48 || s.deck[i] % 4 != 3);
        kinds[np_kind(s.deck[i])]++;
    }
    for (unsigned k = 0; k < NP_KINDS; k++)
        CHECK_INT(kinds[k], k < NP_WILD ? 3 : 1);
}

TEST(the_first_seat_can_be_named)
{
    for (uint64_t seed = 0; seed < 10; seed++) {
        struct np_state s;
        kit_deal(&np_game, &s, seed, "first=0");
        CHECK_INT(s.head.to_act, 0);
        kit_deal(&np_game, &s, seed, "first=1");
        CHECK_INT(s.head.to_act, 1);
    }
}

TEST(hands_of_three_to_seven)
{
    static const char *const options[] = {"first=0 hand=3", "first=0 hand=7"};

    for (int i = 0; i < 2; i++) {
        struct np_state s;
        int n = i ? 7 : 3;
        kit_deal(&np_game, &s, 5, options[i]);
        CHECK_INT(s.hand_size[0], n + 1);
        CHECK_INT(s.hand_size[1], n);
        CHECK_INT(s.deck_size, 56 - 2 * n - 1);
    }
}

RULE("NP-7.1 NP-7.3", any_three_characters_win_with_goal_any3)
{
    struct np_state s;
    position(&s, "goal=any3");
    hand(&s, 0, "Rl Zt");
    counts(&s, 0, "N Z");
    unsigned a = stack(&s, 0, "R/R/-");

    PLAY(&s, Rl, ON(a));

    CHECK_SCORE(&np_game, &s, 60, 0);
    CHECK_INT(s.ending, NP(7, 1));
}

RULE("NP-7.1", each_character_twice_wins_with_goal_double)
{
    struct np_state s;
    position(&s, "goal=double");
    hand(&s, 0, "Rl Zt");
    counts(&s, 0, "N2 P3 Z2 R1");
    unsigned a = stack(&s, 0, "R/R/-");
    struct np_state t = s;

    PLAY(&s, Rl, ON(a));
    CHECK_SCORE(&np_game, &s, 60, 0);

    counts(&t, 0, "N1 R4"); /* the fifth Robot is no second Ninja */
    stack(&t, 1, "Z/-/-");
    PLAY(&t, Rl, ON(a));
    CHECK_INT(t.phase, NP_D4_PICK);
}

RULE("NP-9.6", the_turn_limit_can_be_chosen)
{
    struct np_state s;
    position(&s, "turn_limit=1000");
    CHECK_INT(s.turn_limit, 1000);
    hand(&s, 0, "Nh Nt");
    hand(&s, 1, "Zh");
    s.head.turn = 300;
    PLAY(&s, Nh, NP_NEW_OWN, NP_END);
    CHECK_INT(s.head.turn, 301);
}

/* ---- numbers that the lab turns ---- */

TEST(draw_gives_more_cards_while_there_is_room)
{
    struct np_state s;

    kit_deal(&np_game, &s, 5, "first=0 draw=3");
    CHECK_INT(s.hand_size[0], 8);
    CHECK_INT(s.hand_size[1], 5);
    kit_deal(&np_game, &s, 5, "first=0 hand=7 draw=3");
    CHECK_INT(s.hand_size[0], NP_HAND);
}

TEST(regular_lets_a_turn_play_more_cards)
{
    struct np_state s;
    position(&s, "regular=2");
    hand(&s, 0, "Nh Nt Nl");
    PLAY(&s, Nh, NP_NEW_OWN);
    CHECK(OPEN(&s, Nt) && OPEN(&s, NP_END));
    PLAY(&s, Nt, NP_NEW_OWN);
    LEGAL(&s, NP_END);
}

TEST(moves_are_earned_by_the_number)
{
    static const char *const options[] = {"moves=0", "moves=1", "moves=3"};
    static const int8_t earned[] = {0, 1, 3};

    for (int i = 0; i < 3; i++) {
        struct np_state s;
        position(&s, options[i]);
        hand(&s, 0, "Rl Zt");
        stack(&s, 1, "Z/-/-");
        unsigned a = stack(&s, 0, "R/R/-");
        PLAY(&s, Rl, ON(a));
        CHECK_INT(s.moves, earned[i]);
        CHECK_INT(s.phase, earned[i] ? NP_D4_PICK : NP_D1_CARD);
    }
}

TEST(wilds_stay_in_the_box)
{
    struct np_state s;
    position(&s, "wilds=3");
    CHECK_INT(s.deck_size, 51);
    for (unsigned i = 0; i < s.deck_size; i++)
        CHECK(s.deck[i] < 51);
    position(&s, "wilds=0 copies=3");
    CHECK_INT(s.deck_size, 36);
}
