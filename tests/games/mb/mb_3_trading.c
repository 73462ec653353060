/* MB-3: trading. */
#include "mb_position.h"

RULE("MB-3.1 MB-3.9", three_of_a_colour_buy_a_special_card)
{
    struct mb_state s;

    position(&s, 1, "RRRG");
    next_cards(&s, "W");
    CHECK_STR(open_now(&s), "skip tR G R");
    play(&s, "tR");
    CHECK_INT(s.hand[1][MB_RED], 0);
    CHECK_INT(s.hand[1][MB_WHITE], 1);
    CHECK_INT(s.regular[1], 1);
    CHECK_INT(s.special[1], 1);
    CHECK_INT(s.specials.left, 29);
    CHECK_STR(open_now(&s), "skip G W"); /* and may be played at once */
}

/* Example 13 and ruling 29. */
RULE("MB-3.2 MB-3.6 MB-2.8", rainbows_fill_a_set_up)
{
    struct mb_state s;

    position(&s, 1, "GGNNB");
    CHECK(offered(&s, "tG"));
    CHECK(offered(&s, "tB"));
    CHECK(!offered(&s, "tY"));
    CHECK(!offered(&s, "tR"));
    CHECK(!offered(&s, "tN"));
    play(&s, "tG");
    CHECK_INT(s.hand[1][MB_GREEN], 0);
    CHECK_INT(s.hand[1][MB_RAINBOW], 1);
    CHECK_INT(s.hand[1][MB_BLUE], 1);
    CHECK_INT(s.special[1], 1);
    for (int c = 10; c <= 14; c++)
        CHECK(!kit_is_legal(&mb_game, &s, c));

    position(&s, 1, "BNN");
    play(&s, "tB");
    CHECK_INT(mb_hand_size(&s, 1), 1);
    CHECK_INT(s.discards[MB_BLUE], 1);
    CHECK_INT(s.discards[MB_RAINBOW], 2);
}

RULE("MB-3.6", four_of_a_colour_spend_three_and_no_rainbow)
{
    struct mb_state s;

    position(&s, 1, "YYYYN");
    play(&s, "tY");
    CHECK_INT(s.hand[1][MB_YELLOW], 1);
    CHECK_INT(s.hand[1][MB_RAINBOW], 1);
}

RULE("MB-3.2 MB-3.3 MB-3.6", three_rainbows_are_a_set_of_their_own)
{
    struct mb_state s;

    position(&s, 1, "NNN");
    CHECK(offered(&s, "tN"));
    for (int c = 10; c <= 13; c++)
        CHECK(!kit_is_legal(&mb_game, &s, c)); /* no card of the colour */
    play(&s, "tN");
    CHECK_INT(s.hand[1][MB_RAINBOW], 0);
    CHECK_INT(s.discards[MB_RAINBOW], 3);

    position(&s, 1, "NN");
    CHECK(!offered(&s, "tN"));
}

RULE("MB-3.3", special_cards_cannot_be_turned_in)
{
    struct mb_state s;

    position(&s, 1, "PPPWWWKKK");
    for (int c = 10; c <= 14; c++)
        CHECK(!kit_is_legal(&mb_game, &s, c));
    position(&s, 1, "PPN"); /* nor does a Rainbow stand for one */
    for (int c = 10; c <= 14; c++)
        CHECK(!kit_is_legal(&mb_game, &s, c));
}

RULE("MB-3.4", trades_can_be_made_again_before_and_after_the_play)
{
    struct mb_state s;

    position(&s, 1, "RRRBBBGGGG");
    play(&s, "tR tB");
    CHECK_INT(s.phase, MB_AT_MAIN);
    CHECK_INT(s.special[1], 2);
    play(&s, "G D1");
    for (int c = 10; c <= 14; c++) /* not while a card is carried out */
        CHECK(!kit_is_legal(&mb_game, &s, c));
    play(&s, "s tG");
    CHECK_INT(s.phase, MB_AT_END);
    CHECK_INT(s.special[1], 3);
}

RULE("MB-3.5", without_a_special_deck_nothing_is_traded)
{
    struct mb_state s;

    position(&s, 1, "RRRNNN");
    specials_down_to(&s, 0);
    for (int c = 10; c <= 14; c++)
        CHECK(!kit_is_legal(&mb_game, &s, c));
    position(&s, 1, "RRRNNN");
    specials_down_to(&s, 1);
    play(&s, "tR");
    CHECK_INT(s.specials.left, 0);
    CHECK(!offered(&s, "tN"));
}

RULE("MB-3.7", the_cards_turned_in_are_shown_and_the_one_drawn_is_not)
{
    struct mb_state s;
    struct rum_trace trace = {0};

    position(&s, 1, "GGN");
    next_cards(&s, "P");
    play_traced(&s, "tG", &trace);
    const struct rum_event *in = kit_event(&trace, MB_EV_TRADE, 0);
    CHECK(in);
    CHECK_INT(in->subject, MB_GREEN);
    CHECK_INT(in->arg[0], 2);
    CHECK_INT(in->arg[1], 1);
    CHECK_INT(in->known_to, RUM_EVERYONE);
    const struct rum_event *draw = kit_event(&trace, MB_EV_DRAW, 0);
    CHECK(draw);
    CHECK_INT(draw->subject, MB_PURPLE);
    CHECK_INT(draw->arg[1], 1);
    CHECK_INT(draw->known_to, RUM_BIT(1) | RUM_BIT(3));
    CHECK_INT(draw->seen_by, RUM_EVERYONE);
    CHECK(draw->reveals);
}

RULE("MB-3.8", the_endphase_allows_trades)
{
    struct mb_state s;

    position(&s, 1, "GGG");
    deck_down_to(&s, 0);
    play(&s, "tG");
    CHECK_INT(s.special[1], 1);
}

/* Rulings 30 and 31. */
RULE("MB-3.9", a_special_gained_in_the_end_step_waits_unless_it_is_black)
{
    struct mb_state s;

    position(&s, 1, "GG");
    next_cards(&s, "GP");
    play(&s, "skip tG"); /* with the card just drawn */
    CHECK_STR(open_now(&s), "end");
    position(&s, 1, "GG");
    next_cards(&s, "GK");
    play(&s, "skip tG");
    CHECK_STR(open_now(&s), "end black");
}
