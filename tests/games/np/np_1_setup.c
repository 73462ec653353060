/*
 * np_1_setup.c: NP-1, setup.
 */
#include "np_test.h"

RULE("NP-1.1", two_players_play)
{
    CHECK_INT(np_game.min_seats, 2);
    CHECK_INT(np_game.max_seats, 2);
    struct np_state s;
    kit_deal(&np_game, &s, 1, "players=2");
    CHECK_INT(s.head.seats, 2);
}

RULE("NP-1.2", five_cards_each_and_46_in_the_deck)
{
    struct np_state s;
    kit_deal(&np_game, &s, 1, "first=1");

    /* The first player has drawn already. */
    CHECK_INT(s.hand_size[1], 6);
    CHECK_INT(s.hand_size[0], 5);
    CHECK_INT(s.deck_size, 46 - 1);
    CHECK_INT(s.laid | s.scored[0] | s.scored[1], 0);
    check_sound(&s, __FILE__, __LINE__);
}

RULE("NP-1.2", the_deck_is_shuffled)
{
    struct np_state a, b;
    kit_deal(&np_game, &a, 1, "first=0");
    kit_deal(&np_game, &b, 2, "first=0");

    CHECK(memcmp(a.deck, b.deck, a.deck_size) != 0);
}

RULE("NP-1.2", the_deck_has_four_of_each_and_eight_wilds)
{
    struct np_state s;
    int kinds[NP_KINDS] = {0};
    position(&s, "");

    CHECK_INT(s.deck_size, 56);
    for (unsigned i = 0; i < s.deck_size; i++)
        kinds[np_kind(s.deck[i])]++;
    for (unsigned k = 0; k < NP_KINDS; k++)
        CHECK_INT(kinds[k], k < NP_WILD ? 4 : 1);
}

RULE("NP-1.3", the_first_player_is_chosen_by_the_seed)
{
    int first[2] = {0};

    for (uint64_t seed = 0; seed < 200; seed++) {
        struct np_state s;
        kit_deal(&np_game, &s, seed, "");
        first[s.first]++;
        CHECK_INT(s.head.to_act, s.first);
    }
    CHECK(first[0] > 60 && first[1] > 60);
}

RULE("NP-1.4", a_hand_without_a_regular_card_is_kept)
{
    struct np_state s;
    int found = 0;

    for (uint64_t seed = 0; seed < 20000 && !found; seed++) {
        kit_deal(&np_game, &s, seed, "hand=3 first=0");
        found = s.hand[1][0] >= 48 && s.hand[1][1] >= 48 && s.hand[1][2] >= 48;
    }
    CHECK(found);
    /* The seats are asked for a card at once, and nothing else. */
    CHECK_INT(s.phase, NP_D1_CARD);
    CHECK_INT(s.hand_size[1], 3);
    CHECK_INT(s.head.turn, 1);
}

/* The deal by hand: the first player if asked for, then the shuffle. */
static void deal_by_hand(uint64_t seed, bool random, struct np_state *out)
{
    struct rum_rng rng;

    rum_rng_init(&rng, kit_seed(seed));
    memset(out, 0, sizeof(*out));
    out->first = random ? (uint8_t)rum_rng_below(&rng, 2) : 1;
    for (unsigned card = 0; card < NP_CARDS; card++)
        out->deck[card] = (uint8_t)card;
    rum_rng_shuffle8(&rng, out->deck, NP_CARDS);
    out->head.rng = rng;
}

RULE("NP-1.5", chance_first_chooses_the_player_then_shuffles)
{
    for (int random = 0; random < 2; random++) {
        struct np_state s, by_hand;
        kit_deal(&np_game, &s, 11, random ? "" : "first=1");
        deal_by_hand(11, random, &by_hand);

        CHECK_INT(s.first, by_hand.first);
        CHECK_BYTES(&s.head.rng, &by_hand.head.rng, sizeof(s.head.rng));
        /* One by one in turn, the first player first, who draws. */
        unsigned next = NP_CARDS;
        for (unsigned i = 0; i < 5; i++) {
            CHECK_INT(s.hand[s.first][i], by_hand.deck[--next]);
            CHECK_INT(s.hand[s.first ^ 1][i], by_hand.deck[--next]);
        }
        CHECK_INT(s.hand[s.first][5], by_hand.deck[--next]);
        CHECK_INT(s.deck_size, next);
        CHECK_BYTES(s.deck, by_hand.deck, next);
    }
}
