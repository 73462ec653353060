/*
 * ze_knowledge.c: section 5: who knows which card, what each may see, and
 * deals that fit it.
 */
#include "ze_test.h"

static void hidden(const struct ze_state *s, rum_seat viewer,
                   struct ze_state *seen)
{
    rum_game_hide(&ze_game, s, viewer, seen);
}

/* Is this hand face down for the viewer, all but `known` cards of it? */
static void check_face_down(const struct ze_state *seen, unsigned seat,
                            unsigned known)
{
    unsigned n = 0;

    for (unsigned i = 0; i < seen->hand_size[seat]; i++)
        n += seen->hand[seat][i] != ZE_UNKNOWN;
    CHECK_INT(n, known);
}

RULE("ZE-1.6", hands_are_their_holders_and_the_teams)
{
    struct ze_state s, seen;
    position(&s, "players=4");
    hidden(&s, 1, &seen);
    for (unsigned seat = 1; seat < 4; seat++)
        CHECK_BYTES(seen.hand[seat], s.hand[seat], 5);
    check_face_down(&seen, 0, 0);
    CHECK_INT(seen.hand_size[0], 5);
    hidden(&s, 0, &seen);
    CHECK_BYTES(seen.hand[0], s.hand[0], 5);
    for (unsigned seat = 1; seat < 4; seat++)
        check_face_down(&seen, seat, 0);
    hidden(&s, RUM_NOBODY, &seen);
    for (unsigned seat = 0; seat < 4; seat++)
        check_face_down(&seen, seat, 0);
    hidden(&s, RUM_ALL, &seen);
    CHECK_BYTES(seen.hand, s.hand, sizeof(s.hand));
    CHECK_BYTES(seen.deck, s.deck, sizeof(s.deck));
}

RULE("ZE-1.6", without_shared_hands_each_sees_one_hand)
{
    struct ze_state s, seen;
    position(&s, "players=4 shared_hands=off");
    hidden(&s, 1, &seen);
    CHECK_BYTES(seen.hand[1], s.hand[1], 5);
    check_face_down(&seen, 2, 0);
    CHECK_INT(ze_sight(&s, 1), 1 << 1);
    position(&s, "players=4 mode=royale");
    CHECK_INT(ze_sight(&s, 1), 1 << 1);
    position(&s, "players=4");
    CHECK_INT(ze_sight(&s, 1), 1 << 1 | 1 << 2 | 1 << 3);
    CHECK_INT(ze_sight(&s, 0), 1 << 0);
}

RULE("ZE-1.6 ZE-9.1", nobody_knows_the_draw_stack)
{
    struct ze_state s, seen;
    position(&s, "players=4");
    for (rum_seat viewer = RUM_NOBODY; viewer < 4; viewer++) {
        hidden(&s, viewer, &seen);
        CHECK_INT(seen.deck_size, 52);
        for (unsigned i = 0; i < ZE_ZONES; i++)
            CHECK_INT(seen.deck[i], i < 52 ? ZE_UNKNOWN : ZE_NONE);
    }
    for (unsigned i = 0; i < s.deck_size; i++)
        CHECK_INT(s.know[s.deck[i]], 0);
    for (unsigned i = 0; i < 5; i++) {
        CHECK_INT(s.know[s.hand[0][i]], 1);
        CHECK_INT(s.know[s.hand[2][i]], 14);
    }
}

RULE("ZE-3.4 ZE-1.3 ZE-6.8", what_lies_on_the_table_is_public)
{
    struct ze_state s, seen;
    position(&s, "players=4");
    at(&s, 0, E5);
    at(&s, 2, D4);
    items(&s, 2, "E4");
    s.health[2] = 2;
    down(&s, 3);
    s.stayed = 1 << 3;
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(NW));
    for (rum_seat viewer = RUM_NOBODY; viewer < 4; viewer++) {
        hidden(&s, viewer, &seen);
        CHECK_BYTES(seen.zone, s.zone, sizeof(s.zone));
        CHECK_BYTES(seen.played, s.played, sizeof(s.played));
        CHECK_BYTES(seen.health, s.health, sizeof(s.health));
        CHECK_BYTES(seen.items, s.items, sizeof(s.items));
        CHECK_BYTES(seen.hits, s.hits, sizeof(s.hits));
        CHECK_INT(seen.marked, 1 << 2);
        CHECK_INT(seen.phase, s.phase);
        CHECK_INT(seen.stayed, 1 << 3);
        CHECK_INT(seen.turns, 2);
        CHECK_INT(seen.turn, 2);
        CHECK_INT(seen.know[E5], 15);
        CHECK_INT(seen.head.to_act, 0);
    }
}

/* Battle Royale, seat 0 to look at seat 1: example 16. */
static void looking(struct ze_state *s)
{
    position(s, "players=3 mode=royale");
    hand(s, 1, "A1 B1 C1 D1 E1");
    hand(s, 0, "F1 G1 H1 A3");
    for (unsigned card = A1; card <= E1; card++)
        s->know[card] = 6; /* seat 2 has looked before */
    items(s, 0, "D3");
    at(s, 0, B9);
    begin_act(s, 0);
}

RULE("ZE-5.10", who_knows_what_after_an_exchange)
{
    struct ze_state s, seen;
    looking(&s);
    KIT_PLAY(&ze_game, &s, NULL, NIGHT(1));
    for (unsigned card = A1; card <= E1; card++)
        CHECK_INT(s.know[card], 7);
    next_cards(&s, "C9");
    KIT_PLAY(&ze_game, &s, NULL, A1, H1);
    CHECK_INT(s.know[A1], 3);
    CHECK_INT(s.know[H1], 3);
    for (unsigned card = B1; card <= E1; card++)
        CHECK_INT(s.know[card], 3);
    CHECK_INT(s.know[F1], 1);
    CHECK_INT(s.know[G1], 1);
    CHECK_INT(s.know[A3], 1);
    CHECK_INT(s.know[C9], 1); /* drawn afterwards */
    hidden(&s, 2, &seen);
    check_face_down(&seen, 0, 0);
    check_face_down(&seen, 1, 0);
    hidden(&s, 1, &seen);
    check_face_down(&seen, 0, 1); /* A1, which was given */
    CHECK_INT(seen.hand[0][0], A1);
    hidden(&s, 0, &seen);
    check_face_down(&seen, 1, 5);
    sound(&s);
}

RULE("ZE-5.10", just_looking_clears_nothing)
{
    struct ze_state s;
    looking(&s);
    KIT_PLAY(&ze_game, &s, NULL, NIGHT(1), ZE_JUST_LOOK);
    for (unsigned card = A1; card <= E1; card++)
        CHECK_INT(s.know[card], 7);
    CHECK_INT(s.know[F1], 1);
}

RULE("ZE-5.10", the_team_sees_what_one_of_them_saw)
{
    struct ze_state s, seen;
    position(&s, "players=4");
    hand(&s, 0, "B2 B9 D5 E1 H7");
    items(&s, 1, "D3");
    at(&s, 1, C3);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, NIGHT(0));
    hidden(&s, 3, &seen);
    CHECK_BYTES(seen.hand[0], s.hand[0], 5);
    CHECK_INT(seen.know[B2], 14); /* of an enemy's card their own sight only */
    hidden(&s, 0, &seen);
    CHECK_INT(seen.know[B2], 15); /* of the own cards all: they saw the look */
    hidden(&s, RUM_NOBODY, &seen);
    CHECK_INT(seen.know[B2], 0);
    check_face_down(&seen, 0, 0);
}

RULE("ZE-5.10", the_card_named_is_the_teams_secret_until_it_goes_over)
{
    struct ze_state s, seen;
    position(&s, "players=4");
    hand(&s, 0, "B2 B9 D5 E1 H7");
    hand(&s, 1, "A1 A3 A5 A7");
    items(&s, 1, "D3");
    at(&s, 1, C3);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, NIGHT(0), D5);
    hidden(&s, 1, &seen);
    CHECK_INT(seen.named, D5);
    hidden(&s, 2, &seen);
    CHECK_INT(seen.named, D5);
    hidden(&s, 0, &seen);
    CHECK_INT(seen.named, ZE_UNKNOWN);
    CHECK_INT(seen.target, 0); /* the look itself is public */
    CHECK_INT(seen.phase, ZE_D6_NV_GIVE);
    hidden(&s, RUM_NOBODY, &seen);
    CHECK_INT(seen.named, ZE_UNKNOWN);
    hidden(&s, RUM_ALL, &seen);
    CHECK_INT(seen.named, D5);

    struct ze_state other; /* seat 0 is of the team as well */
    position(&other, "players=4 villain_seat=3");
    hand(&other, 3, "B2 B9 D5 E1 H7");
    hand(&other, 1, "A1 A3 A5 A7");
    items(&other, 1, "D3");
    at(&other, 1, C3);
    begin_act(&other, 1);
    KIT_PLAY(&ze_game, &other, NULL, NIGHT(3), D5);
    hidden(&other, 0, &seen);
    CHECK_INT(seen.named, D5);

    /* The villain imagines any of their own cards. */
    struct rum_rng rng;
    unsigned guesses[ZE_ZONES] = {0};
    rum_rng_init(&rng, kit_seed(3));
    for (int i = 0; i < 200; i++) {
        hidden(&s, 0, &seen);
        rum_game_imagine(&ze_game, &seen, 0, &rng);
        guesses[seen.named]++;
        sound(&seen);
    }
    CHECK(guesses[B2] > 15 && guesses[B9] > 15 && guesses[D5] > 15);
    CHECK(guesses[E1] > 15 && guesses[H7] > 15);
    KIT_PLAY(&ze_game, &s, NULL, A1);
    CHECK_INT(s.know[D5], 15); /* both partners and the team know */
    CHECK_INT(s.know[A1], 15);
}

RULE("ZE-5.10", what_a_seat_knows_of_a_third_hand_is_its_own)
{
    struct ze_state s, seen;
    looking(&s);
    KIT_PLAY(&ze_game, &s, NULL, NIGHT(1), ZE_JUST_LOOK);
    hidden(&s, 2, &seen);
    check_face_down(&seen, 1, 5);
    CHECK_INT(seen.know[A1], 4); /* not that seat 0 has looked as well */
    hidden(&s, 1, &seen);
    CHECK_INT(seen.know[A1], 7);
}

RULE("ZE-8.1", going_down_changes_nothing_of_it)
{
    struct ze_state s;
    position(&s, "players=3");
    hand(&s, 1, "A1 A3 A5 A7 A9");
    s.know[A1] = 7;
    s.health[1] = 1;
    at(&s, 0, E5);
    at(&s, 1, E6);
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(S));
    CHECK_INT(s.know[A1], 7);
    CHECK_INT(s.know[A3], 6);
}

RULE("ZE-8.8 ZE-8.4", staying_down_and_coming_back_change_nothing_of_it)
{
    for (int back = 0; back < 2; back++) {
        struct ze_state s;
        position(&s, "players=3");
        hand(&s, 2, "A1 A3 A5 A7 A9");
        s.know[A1] = 7;
        down(&s, 2);
        items(&s, 2, "H9");
        at(&s, 1, C3);
        begin_actions(&s);
        KIT_PLAY(&ze_game, &s, NULL, 2, back ? ZE_COME_BACK : ZE_STAY_DOWN);
        CHECK_INT(s.know[A1], 7);
        CHECK_INT(s.know[A3], 6);
        CHECK_INT(s.know[A9], 6);
    }
}

RULE("ZE-1.6", imagined_deals_keep_what_is_known_and_spread_the_rest)
{
    struct ze_state s, copy;
    struct rum_rng rng;
    unsigned hand_of[ZE_ZONES] = {0}, in_deck[ZE_ZONES] = {0};
    position(&s, "players=3 mode=royale");
    hand(&s, 0, "A1 B1 C1 D1 E1");
    hand(&s, 1, "A2 B2 C2 D2 E2");
    s.know[B2] = 3; /* seat 0 knows this one */
    at(&s, 2, H9);
    rum_rng_init(&rng, kit_seed(1));
    for (int i = 0; i < 400; i++) {
        hidden(&s, 0, &copy);
        check_face_down(&copy, 1, 1);
        rum_game_imagine(&ze_game, &copy, 0, &rng);
        sound(&copy);
        CHECK_BYTES(copy.hand[0], s.hand[0], 5);
        CHECK(holds(&copy, 1, B2));
        CHECK_INT(copy.know[B2], 3);
        for (unsigned k = 0; k < 5; k++)
            hand_of[copy.hand[1][k]]++;
        for (unsigned k = 0; k < copy.deck_size; k++)
            in_deck[copy.deck[k]]++;
    }
    for (unsigned card = 0; card < ZE_ZONES; card++) {
        if (card == H9 || card <= E1) {
            CHECK_INT(hand_of[card] + in_deck[card], 0);
        } else if (card == B2) {
            CHECK_INT(hand_of[card], 400);
        } else {
            CHECK(hand_of[card] > 5 && hand_of[card] < 60); /* 25 or so */
            CHECK(in_deck[card] > 250);
        }
    }
}

RULE("ZE-5.10", imagined_looks_are_seen_by_the_looker)
{
    struct ze_state s, copy;
    struct rum_rng rng;
    looking(&s);
    KIT_PLAY(&ze_game, &s, NULL, NIGHT(1));
    hand(&s, 2, "A9 C9 D9 E9 F9");
    for (unsigned card = A1; card <= E1; card++)
        s.know[card] = 3; /* seat 2 has not looked after all */
    rum_rng_init(&rng, kit_seed(1));
    hidden(&s, 2, &copy);
    check_face_down(&copy, 1, 0);
    rum_game_imagine(&ze_game, &copy, 2, &rng);
    for (unsigned i = 0; i < 5; i++)
        CHECK_INT(copy.know[copy.hand[1][i]], 3);
    sound(&copy);
}
