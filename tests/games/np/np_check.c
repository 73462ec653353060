/*
 * np_check.c: the invariants notice a broken state.
 */
#include "np_test.h"

static void sound(struct np_state *s)
{
    position(s, "");
    hand(s, 0, "Nh Zt");
    hand(s, 1, "Ph");
    stack(s, 0, "NZ/wtR/-");
    scored(s, 1, "Pt Pl");
    check_sound(s, __FILE__, __LINE__);
}

/* After these statements a state is broken, and the word says in which way. */
#define BROKEN(word, ...)                                                      \
    do {                                                                       \
        struct np_state s;                                                     \
        const char *what = "";                                                 \
        sound(&s);                                                             \
        __VA_ARGS__;                                                           \
        CHECK(!np_game.check(&s, &what));                                      \
        CHECK_HAS(what, word);                                                 \
    } while (0)

TEST(cards_in_two_places_or_none)
{
    BROKEN("in a hand is also", s.hand[0][0] = s.hand[1][0]);
    BROKEN("in a hand is also", s.hand[0][0] = NP_UNKNOWN);
    BROKEN("past its size", s.hand_size[0] = 1);
    BROKEN("past its size", s.hand[1][7] = s.deck[0]);
    BROKEN("larger than NP-2.9", s.hand_size[0] = 7);
    BROKEN("in the deck is also", s.deck[0] = s.deck[1]);
    BROKEN("in the deck is also", s.deck[3] = NP_UNKNOWN);
    BROKEN("in the deck is also", s.deck[3] = NP_CARDS);
    BROKEN("deck is too large", s.deck_size = 57);
    BROKEN("missing", s.deck_size--);
    BROKEN("missing", s.scored[1] = 0);
    BROKEN("missing", s.copies = 3);
    BROKEN("scored card", s.scored[0] = s.scored[1]);
    BROKEN("scored card", s.scored[0] = s.laid);
    BROKEN("scored card", s.scored[1] |= s.laid);
    BROKEN("in the air is also", s.held = s.hand[0][0]);
}

TEST(piles_that_are_not_kept_right)
{
    BROKEN("covered", s.covered = 0);
    BROKEN("covered", s.covered |= np_bit(s.top[0][0]));
    BROKEN("do not lie in piles", s.covered |= np_bit(s.deck[0]));
    BROKEN("know its stack", s.slot_of[53] = 3);
    BROKEN("face", s.face_of[53] = Nl);
    BROKEN("face", s.face_of[53] = NP_NONE);
    BROKEN("face", s.face_of[s.top[0][0]] = Nh);
    BROKEN("two owners", s.stacks[1] = s.stacks[0]);
    BROKEN("no slot", s.stacks[0] |= np_bit(56));
    BROKEN("without", s.stacks[1] |= np_bit(5));
    BROKEN("without", s.stacks[1] |= np_bit(55));
    BROKEN("without", s.stacks[0] = 0);
    BROKEN("two piles", s.top[0][LEGS] = s.top[0][TORSO];
           s.top[0][TORSO] = s.top[0][LEGS]; s.face_of[53] = Nt);
    BROKEN("remembers", s.under[s.deck[0]] = 3);
    BROKEN("remembers", s.slot_of[s.deck[0]] = 3);
    BROKEN("remembers", s.face_of[54] = Nl);
    BROKEN("remembers", s.face_of[0] = Nl);
    BROKEN("do not lie in piles", s.laid |= np_bit(s.hand[0][0]);
           s.hand_size[0] = 1; s.hand[0][0] = s.hand[0][1];
           s.hand[0][1] = NP_NONE);
}

TEST(a_complete_stack_that_lies_there)
{
    struct np_state s;
    const char *what = "";
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    stack(&s, 0, "N/N/N");

    CHECK(!np_game.check(&s, &what));
    CHECK_HAS(what, "complete");
}

TEST(only_the_source_of_a_move_may_lie_there_complete)
{
    struct np_state s;
    const char *what = "";
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    unsigned a = stack(&s, 0, "N/N/NP");
    stack(&s, 0, "Z/-/-");
    earn(&s, 1);

    PLAY(&s, pick(&s, a, LEGS, 0)); /* which is sound */
    stack(&s, 0, "R/R/R");
    CHECK(!np_game.check(&s, &what));
    CHECK_HAS(what, "complete");
}

/* A wild in the hand of seat 0 is lifted or chosen. */
static void hold_wild(struct np_state *s)
{
    hand(s, 0, "wl");
    np_game.apply(s, Wl, NULL);
}

TEST(phases_that_do_not_fit)
{
    BROKEN("in the air", s.phase = NP_D2_STACK);
    BROKEN("in the air", s.phase = NP_D5_TARGET);
    BROKEN("in the air", hold_wild(&s); s.phase = NP_D5_TARGET);
    BROKEN("in the air", hold_wild(&s); s.from.slot = 0);
    BROKEN("in the air", s.from.slot = 0);
    BROKEN("wrong card", s.target = NP_NEW_OWN);
    BROKEN("wrong card", hold_wild(&s); s.phase = NP_D3_FACE);
    BROKEN("wrong card", np_game.apply(&s, Nh, NULL); s.phase = NP_D3_FACE;
           s.target = NP_NEW_OWN);
    BROKEN("cannot be made", s.phase = NP_D4_PICK);
    BROKEN("was not asked", s.moves = 1);
    BROKEN("goes on", s.phase = NP_OVER);
    BROKEN("goes on", s.phase = 7);
    BROKEN("goes on", s.head.to_act = RUM_NOBODY);
    BROKEN("goes on", s.ending = NP(9, 4));
    BROKEN("regular card", s.regular_played = true);
    BROKEN("turn limit", s.head.turn = 301);
    BROKEN("has won", counts(&s, 0, "N P Z R"));
    BROKEN("has won", counts(&s, 1, "N P Z R"));
    BROKEN("empty hand", s.deck[s.deck_size++] = s.hand[1][0];
           s.hand[1][0] = NP_NONE; s.hand_size[1] = 0; s.head.to_act = 1);
}

TEST(a_move_with_nothing_to_move)
{
    struct np_state s;
    const char *what = "";
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    earn(&s, 1);

    CHECK(!np_game.check(&s, &what));
    CHECK_HAS(what, "cannot be made");
}

TEST(knowledge_that_is_wrong)
{
    BROKEN("sure of a card", s.sure[0][Nh] = 1);
    BROKEN("sure of a card", s.sure[1][Nh] = 2);
    BROKEN("sure of a card", s.sure[0][Ww] = 1);
    BROKEN("sure of a card", np_game.apply(&s, Nh, NULL); s.sure[0][Nh] = 1);
    BROKEN("sure of wilds", s.sure_wilds[0] = 1);
    BROKEN("sure of wilds", hold_wild(&s); s.sure_wilds[1] = 2);
}

TEST(a_moved_card_is_in_no_hand)
{
    struct np_state s;
    const char *what = "";
    position(&s, "");
    hand(&s, 0, "Zt");
    unsigned a = stack(&s, 0, "N/-/P");
    earn(&s, 1);
    PLAY(&s, pick(&s, a, HEAD, 0));
    s.sure[1][Nh] = 1;

    CHECK(!np_game.check(&s, &what));
    CHECK_HAS(what, "sure of a card");
}

TEST(a_held_card_is_part_of_what_is_known)
{
    struct np_state s;
    sound(&s);
    hand(&s, 0, "wl");
    s.sure[1][Nh] = s.sure[1][Wl] = s.sure_wilds[1] = 1;

    struct np_state t = s;
    PLAY(&s, Nh);
    CHECK_INT(s.sure[1][Nh], 1);
    PLAY(&t, Wl);
    CHECK_INT(t.sure_wilds[1], 1);
}
