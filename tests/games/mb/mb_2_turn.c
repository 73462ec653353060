/* MB-2: the turn. */
#include "mb_position.h"

RULE("MB-2.1", a_turn_begins_with_a_draw_that_cannot_be_declined)
{
    struct mb_state s;

    position(&s, 0, "GG");
    next_cards(&s, "RY");
    play(&s, "skip");
    hold(&s, 0, ""); /* END is not asked of an empty hand */
    position(&s, 0, "GGGG");
    next_cards(&s, "RY");
    play(&s, "skip end");
    CHECK_INT(s.head.to_act, 1);
    CHECK_INT(s.phase, MB_AT_MAIN);
    CHECK_INT(s.hand[0][MB_RED], 1);
    CHECK_INT(s.hand[1][MB_YELLOW], 1);
    CHECK_INT(s.regular[1], 1);
}

RULE("MB-2.1", with_an_empty_deck_nothing_is_drawn)
{
    struct mb_state s;

    position(&s, 0, "GG");
    zombies(&s, "A1", 1);
    hold(&s, 1, "G");
    deck_down_to(&s, 0);
    play(&s, "skip");
    CHECK_INT(s.head.to_act, 1);
    CHECK_INT(s.regular[1], 1);
    CHECK_INT(s.regular[0], 2);
}

RULE("MB-2.2 MB-2.9", a_skip_draws_one_extra_card_and_leads_to_the_end_step)
{
    struct mb_state s;

    position(&s, 1, "GGG");
    next_cards(&s, "R");
    play(&s, "skip");
    CHECK_INT(s.phase, MB_AT_END);
    CHECK_INT(s.regular[1], 4);
    CHECK_INT(s.hand[1][MB_RED], 1);
    CHECK_STR(open_now(&s), "end tG");
}

RULE("MB-2.3", one_card_is_played_in_a_turn)
{
    struct mb_state s;

    position(&s, 1, "GGGRK");
    play(&s, "G D1 s");
    CHECK_INT(s.phase, MB_AT_END);
    CHECK_STR(open_now(&s), "end black");
}

RULE("MB-2.3 MB-2.9", trading_is_not_playing_and_black_comes_on_top)
{
    struct mb_state s;

    position(&s, 1, "GRRRK");
    next_cards(&s, "W");
    play(&s, "tR");
    CHECK_INT(s.phase, MB_AT_MAIN);
    play(&s, "W @0 A1");
    CHECK_STR(open_now(&s), "end black");
    play(&s, "black");
    CHECK_INT(s.head.to_act, 1);
}

RULE("MB-2.4", a_skip_is_always_open_in_main)
{
    struct mb_state s;

    position(&s, 1, "GBYRNPW");
    CHECK_STR(open_now(&s), "skip G B Y R P W");
    play(&s, "skip");
    CHECK_INT(s.phase, MB_AT_END);
}

/* Rulings 38 and 39. */
RULE("MB-2.5", a_card_that_can_do_nothing_is_not_offered)
{
    struct mb_state s;

    position(&s, 1, "GBYRNPW");
    no_humans(&s);
    CHECK_STR(open_now(&s), "skip B Y R P W"); /* nobody to move */

    position(&s, 1, "GBYRPW");
    s.walls_left = 0;
    CHECK_STR(open_now(&s), "skip G Y R W");

    position(&s, 0, "GBYRPWK");
    CHECK_STR(open_now(&s), "skip R W"); /* no zombie to move or blast */
    zombies(&s, "F12", 1);               /* nobody near but G12 */
    CHECK_STR(open_now(&s), "skip G GB GY GBY R P W");
    humans(&s, "G12", 0);
    humans(&s, "E11", 0);
    CHECK_STR(open_now(&s), "skip G GB GY GBY R W");

    position(&s, 1, "B");
    s.stop[0] = MB_NONE;
    for (int e = 0; e < MB_EDGES; e++)
        mb_set_wall(&s, e);
    mb_board_open(&s);
    CHECK_STR(open_now(&s), "skip"); /* no edge, no step; asked all the same */
}

RULE("MB-2.5", a_full_horde_needs_an_empty_neighbour_or_a_blue)
{
    struct mb_state s;

    position(&s, 0, "GBY");
    zombies(&s, "A1", 5);
    zombies(&s, "B1", 5);
    zombies(&s, "A2", 5);
    zombies(&s, "B2", 4); /* A1-B2 is cut by A2|B2? no: free via B1 */
    humans(&s, "C1", 5);
    humans(&s, "C2", 5);
    humans(&s, "C3", 5);
    humans(&s, "A3", 5);
    CHECK_INT(connected(&s, "A1", "B2"), 1);
    /* Four on B2 fit nowhere but with one of A1, which only Blue splits. */
    CHECK_STR(open_now(&s), "skip GB GBY");
}

RULE("MB-2.6", cards_go_to_the_open_pile_and_never_return)
{
    struct mb_state s;

    position(&s, 1, "GRRRK");
    zombies(&s, "A1", 1);
    play(&s, "tR");
    CHECK_INT(s.discards[MB_RED], 3);
    play(&s, "G D1 s");
    CHECK_INT(s.discards[MB_GREEN], 1);
    deck_down_to(&s, 0);
    int before = s.discards[MB_GREEN];
    play(&s, "end");
    CHECK_INT(s.deck.left, 0);
    CHECK_INT(s.discards[MB_GREEN], before);
}

/* Example 20. */
RULE("MB-2.7 MB-2.10", a_hand_of_nine_is_discarded_down_to_seven)
{
    struct mb_state s;

    position_with(&s, "hand_limit=7", 3, "GGGBBYR");
    turn_to(&s, 3);
    hold(&s, 3, "");
    hold(&s, 0, "GGGBBYR");
    next_cards(&s, "GRR"); /* H2 draws by its skip, Z1 at the start, by skip */
    play(&s, "skip");
    CHECK_INT(s.head.to_act, 0);
    CHECK_INT(mb_hand_size(&s, 0), 8);
    play(&s, "skip");
    CHECK_STR(open_now(&s), "end tG tR");
    play(&s, "end");
    CHECK_INT(s.phase, MB_AT_DISCARD);
    CHECK_STR(open_now(&s), "dG dB dY dR");
    play(&s, "dR");
    CHECK_STR(open_now(&s), "dG dB dY dR");
    play(&s, "dR");
    CHECK_INT(s.head.to_act, 1);
    CHECK_INT(mb_hand_size(&s, 0), 7);
    CHECK_INT(s.discards[MB_RED], 2);
}

/* Rulings 44 and 45. */
RULE("MB-2.10", a_trade_or_a_black_makes_room_first)
{
    struct mb_state s;

    position_with(&s, "hand_limit=7", 1, "GGGBBYRR");
    next_cards(&s, "YW");
    play(&s, "skip tG"); /* nine, then seven */
    CHECK_INT(mb_hand_size(&s, 1), 7);
    play(&s, "end");
    CHECK_INT(s.head.to_act, 2);

    position_with(&s, "hand_limit=7", 1, "GGGBBYK");
    play(&s, "skip"); /* eight with a Black */
    play(&s, "black");
    CHECK_INT(s.head.to_act, 1);
    CHECK_INT(s.phase, MB_AT_MAIN);
    CHECK_INT(mb_hand_size(&s, 1), 8); /* seven and the draw */
}

RULE("MB-2.10", discards_after_black_come_before_the_extra_turn)
{
    struct mb_state s;

    position_with(&s, "hand_limit=7", 1, "GGGBBYKR");
    stop_token(&s, "A1");
    play(&s, "skip black"); /* eight left */
    CHECK_INT(s.phase, MB_AT_DISCARD);
    CHECK(s.again);
    CHECK_INT(s.stop[0], sq("A1")); /* not yet lifted */
    play(&s, "dG");
    CHECK_INT(s.head.to_act, 1);
    CHECK_INT(s.phase, MB_AT_MAIN);
    CHECK_INT(s.stop[0], MB_NONE);
}

RULE("MB-2.7", a_hand_has_no_limit_unless_it_is_asked_for)
{
    struct mb_state s;

    position(&s, 1, "GGGGGGGGGGGGGG");
    CHECK_INT(s.hand_limit, 0);
    play(&s, "skip end");
    CHECK_INT(s.head.to_act, 2);
    CHECK_INT(mb_hand_size(&s, 1), 15);
    position(&s, 1, "GGGGGGGGGGGGGGK");
    play(&s, "skip black");
    CHECK_INT(s.phase, MB_AT_MAIN);
    CHECK_INT(mb_hand_size(&s, 1), 16);
    position_with(&s, "hand_limit=3", 1, "GGB");
    play(&s, "skip end");
    CHECK_INT(s.phase, MB_AT_DISCARD);
    CHECK_REFUSED(&mb_game, "hand_limit=21", "hand_limit");
}

/* Ruling 49: who skips every turn gets the largest hand there can be. */
static int largest_hand(const char *options)
{
    struct mb_state s;
    int most = 0;

    kit_deal(&mb_game, &s, 4, options);
    play(&s, "A1");
    play(&s, "L11");
    while (s.deck.left && s.head.to_act != RUM_NOBODY) {
        rum_action open[RUM_MAX_ACTIONS];
        size_t n = mb_game.legal(&s, open);
        /* The others play a card each, Z1 skips. */
        int first = s.seat != 0 && s.phase == MB_AT_MAIN && n > 1;
        mb_game.apply(&s, open[first], NULL);
        CHECK_SOUND(&s);
        most = mb_hand_size(&s, 0) > most ? mb_hand_size(&s, 0) : most;
    }
    return most;
}

RULE("MB-2.11", the_largest_hand_has_45_cards)
{
    struct mb_state s;

    int most = largest_hand("layout=training");
    CHECK(most > 35 && most <= 45);
    most = largest_hand("layout=training mode=quick");
    CHECK(most > 20 && most <= 27);

    /* The bounds are part of what must hold. */
    const char *what = "";
    position(&s, 0, "GGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGBBBBB");
    CHECK(mb_game.check(&s, &what));
    hold(&s, 0, "GGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGBBBBBB");
    CHECK(!mb_game.check(&s, &what));
    position_with(&s, "mode=quick", 0, "GGGGGGGGGGGGGGGGGGGGGGBBBBB");
    CHECK(mb_game.check(&s, &what));
    hold(&s, 0, "GGGGGGGGGGGGGGGGGGGGGGBBBBBB");
    CHECK(!mb_game.check(&s, &what));
    position_with(&s, "hand_limit=7", 0, "GGGGGGBBB");
    CHECK(mb_game.check(&s, &what));
    hold(&s, 0, "GGGGGGBBBB");
    CHECK(!mb_game.check(&s, &what));
    position_with(&s, "hand_limit=2", 0, "GGGGGGB");
    CHECK(mb_game.check(&s, &what));
    hold(&s, 0, "GGGGGGBB");
    CHECK(!mb_game.check(&s, &what));
}

/* Lists go by type of card. */
RULE("MB-2.11", a_large_hand_makes_no_longer_list)
{
    struct mb_state s;

    position(&s, 1, "GGGGGGGGGGGGGGGGGGGGGBBBBBBBBBBYYYYYYYYYYRRRR");
    CHECK_STR(open_now(&s), "skip tG tB tY tR G B Y R");
}

RULE("MB-2.8", the_colour_itself_is_spent_before_a_rainbow)
{
    struct mb_state s;

    position(&s, 1, "GN");
    play(&s, "G D1 s");
    CHECK_INT(s.hand[1][MB_GREEN], 0);
    CHECK_INT(s.hand[1][MB_RAINBOW], 1);
    turn_to(&s, 1);
    play(&s, "G D2 n");
    CHECK_INT(s.hand[1][MB_RAINBOW], 0);
    CHECK_INT(s.discards[MB_RAINBOW], 1);
}
