/*
 * ze_check.c: check() notices every kind of broken state.
 */
#include "ze_test.h"

/* In the middle of the villain's phase: a sound state to break. */
static void midgame(struct ze_state *s)
{
    position(s, "players=4");
    hand(s, 0, "A1 A3 A5 A7 A9");
    items(s, 2, "E4 D1");
    at(s, 1, H1);
    at(s, 2, D4);
    s->trail[2] = ZE_NONE;
    begin_hunt(s);
    sound(s);
}

#define BREAK(change, why)                                                     \
    do {                                                                       \
        struct ze_state s;                                                     \
        const char *what = "";                                                 \
        midgame(&s);                                                           \
        change;                                                                \
        CHECK(!ze_game.check(&s, &what));                                      \
        CHECK_STR(what, why);                                                  \
    } while (0)

TEST(check_misses_no_zone_card)
{
    BREAK(s.hand[0][1] = A1, "a card in a hand is also somewhere else");
    BREAK(s.hand[0][0] = 80, "a card in a hand is also somewhere else");
    BREAK(s.hand[0][0] = D4, "a card in a hand is also somewhere else");
    BREAK((s.hand[0][0] = A3, s.hand[0][1] = A1), "a hand is not sorted");
    BREAK((s.hand[0][3] = A9, s.hand[0][4] = A7), "a hand is not sorted");
    BREAK(s.hand_size[0] = 4, "a hand goes on past its size");
    BREAK(s.hand_size[0] = 6, "a hand is too large");
    BREAK(s.hand_size[4] = 1, "a hand is too large");
    BREAK(s.know[A1] = 0, "a player does not know their own card");
    BREAK(s.know[s.hand[2][4]] = 4, "a player does not know their own card");
    BREAK(s.know[D4] = 7, "a played card is not known to all");
    BREAK(s.know[s.deck[0]] = 1, "a card in the draw stack is known");
    BREAK(s.deck[0] = A1, "a card in the draw stack is also somewhere else");
    BREAK(s.deck[0] = s.deck[1],
          "a card in the draw stack is also somewhere else");
    BREAK(s.deck[s.deck_size] = A1,
          "a card in the draw stack is also somewhere else");
    BREAK(s.deck[--s.deck_size] = ZE_NONE, "a Zone card is missing");
    BREAK(s.deck_size = 200, "the draw stack is too large");
}

TEST(check_counts_items)
{
    BREAK(s.items[1] = 1u << EMP_E4, "an Item has two holders");
    BREAK(s.items[1] = 1u << 18, "an Item has two holders");
    BREAK(s.items[4] = 1u << POWER_A2, "an Item is held by nobody");
    BREAK(s.items[0] |= 1u << POWER_A2 | 1u << POWER_G4 | 1u << EMP_B5,
          "somebody carries too much");
    BREAK(s.items[1] = 1u << POWER_A2 | 1u << POWER_G4,
          "somebody carries too much");
    BREAK(s.items[3] = 1u << POWER_A2 | 1u << POWER_G4,
          "somebody carries too much");
}

TEST(check_looks_at_players)
{
    BREAK(s.health[1] = 5, "somebody has more Health than there are cards");
    BREAK(s.health[4] = 1, "somebody has more Health than there are cards");
    BREAK(s.health[2] = 0, "a down player is on the map");
    BREAK(s.zone[1] = D4,
          "two players in one zone, or its card was not played");
    BREAK(s.zone[1] = A1,
          "two players in one zone, or its card was not played");
    BREAK(s.trail[3] = A1, "somebody came from nowhere");
    BREAK(s.character[1] = ZE_MEDIC, "two players have one character");
    BREAK(s.character[1] = ZE_NONE, "two players have one character");
    BREAK(s.character[1] = ZE_CHARACTERS, "two players have one character");
    BREAK((s.character[0] = ZE_REDSHIRT, s.items[0] = 0),
          "the villain is somebody else");
}

TEST(check_looks_at_the_turn)
{
    BREAK(s.marked = 1, "somebody is marked or has acted who is no astronaut");
    BREAK(s.placed |= 1, "somebody is marked or has acted who is no astronaut");
    BREAK(s.acted |= 16, "somebody is marked or has acted who is no astronaut");
    BREAK((s.marked = 2, s.part = ZE_ACTING),
          "a mark outside the villain's phase");
    BREAK(s.turn = 4, "the villain has too many turns");
    BREAK(s.turns = 4, "the villain has too many turns");
    BREAK(s.victims = 2, "somebody was hit and nobody is asked");
    BREAK(s.phase = ZE_D4_SHIELD, "somebody was hit and nobody is asked");
    BREAK(s.gift_used = true, "a gift was made by nobody");
    BREAK(s.phase = ZE_GOING_ON, "nobody is asked");
    BREAK(s.phase = ZE_OVER, "the game is over and goes on");
    BREAK(s.head.to_act = RUM_NOBODY, "the game is over and goes on");
    BREAK(s.ending = ZE(9, 3), "the game is over and goes on");
    BREAK(s.winners = 1, "the game is over and goes on");
    BREAK((s.phase = ZE_OVER, s.head.to_act = RUM_NOBODY, s.winners = 1),
          "the game is over and goes on");
    BREAK((s.phase = ZE_OVER, s.head.to_act = RUM_NOBODY, s.ending = ZE(9, 3)),
          "the game is over and goes on");
    BREAK(s.target = 1, "cards are looked at that should not be");
    BREAK(s.named = A1, "cards are looked at that should not be");
    BREAK(s.phase = ZE_D5_NV_TAKE, "cards are looked at that should not be");
    BREAK(s.player = ZE_NONE, "somebody's turn goes on, or nobody's does");
    BREAK(s.part = ZE_MOVING, "somebody's turn goes on, or nobody's does");
    BREAK(s.head.to_act = 1, "the wrong player is asked");
    BREAK((s.phase = ZE_D4_SHIELD, s.victims = 4, s.head.to_act = 1),
          "the wrong player is asked");
    BREAK((s.phase = ZE_D4_SHIELD, s.victims = 1, s.head.to_act = 0),
          "the wrong player is asked");
    BREAK((s.phase = ZE_D4_SHIELD, s.victims = 2, s.head.to_act = 1),
          "a Shield is asked for that is not there");
    BREAK((s.phase = ZE_D2_ORDER, s.player = ZE_NONE, s.head.to_act = 1),
          "the next one is named without need");
    BREAK(s.phase = ZE_D3_ACT, "somebody acts from nowhere");
    BREAK(s.stayed = 2,
          "somebody stays down who is not down, or is the villain");
    BREAK(s.stayed = 1 << 4,
          "somebody stays down who is not down, or is the villain");
    BREAK((s.health[0] = 0, s.stayed = 1),
          "somebody stays down who is not down, or is the villain");
    BREAK(s.phase = ZE_D7_RETURN, "somebody is asked to come back who cannot");
    BREAK((s.phase = ZE_D7_RETURN, s.health[0] = 0), /* has Hearts */
          "somebody is asked to come back who cannot");
    BREAK((s.phase = ZE_D7_RETURN, s.part = ZE_ACTING, s.player = 1,
           s.head.to_act = 1, s.items[1] = 1u << HEART_H9),
          "somebody is asked to come back who cannot");
    BREAK((s.phase = ZE_D7_RETURN, s.part = ZE_ACTING, s.health[3] = 0,
           s.player = 3, s.head.to_act = 3),
          "somebody is asked to come back who cannot");
}

TEST(check_asks_no_card_where_there_is_no_choice)
{
    struct ze_state s;
    const char *what = "";
    position(&s, "players=3");
    run_dry(&s);
    one_card(&s, 0, A1);
    s.part = ZE_HUNTING;
    s.turn = s.turns = 1;
    s.player = 0;
    ze_ask(&s, 0, ZE_D1_PLACE);
    CHECK(!ze_game.check(&s, &what));
    CHECK_STR(what, "a card is asked for and there is no choice");
    one_card(&s, 0, A2);
    sound(&s);
}

TEST(check_looks_through_the_night)
{
    struct ze_state s, t;
    const char *what = "";
    position(&s, "players=3");
    hand(&s, 0, "B2 B9 D5 E1 H7");
    hand(&s, 1, "A1 A3 A5 A7");
    items(&s, 1, "D3");
    at(&s, 1, C3);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, NIGHT(0), B2);
    sound(&s);
    memcpy(&t, &s, sizeof(t));
    t.named = A1;
    CHECK(!ze_game.check(&t, &what));
    CHECK_STR(what, "a card was named that is not there");
    memcpy(&t, &s, sizeof(t));
    t.know[H7] = 1;
    CHECK(!ze_game.check(&t, &what));
    CHECK_STR(what, "a card was looked at and not seen");
}
