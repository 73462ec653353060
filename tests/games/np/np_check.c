/*
 * np_check.c: the invariants notice a broken state.
 */
#include "np_test.h"

static void sound(struct np_state *s)
{
    table(s, "");
    hand(s, 0, "Nh Zt");
    hand(s, 1, "Ph");
    stack(s, 0, "NZ/wtR/-");
    scored(s, 1, "Pt Pl");
    check_sound(s, __FILE__, __LINE__);
}

#define BROKEN(...)                                                            \
    do {                                                                       \
        struct np_state s;                                                     \
        const char *what = "";                                                 \
        sound(&s);                                                             \
        __VA_ARGS__;                                                           \
        CHECK(!np_game.check(&s, &what));                                      \
        CHECK(what[0]);                                                        \
    } while (0)

TEST(cards_in_two_places_or_none)
{
    BROKEN(s.hand[0][0] = s.hand[1][0]);
    BROKEN(s.deck[0] = s.deck[1]);
    BROKEN(s.deck_size--);
    BROKEN(s.deck[3] = NP_UNKNOWN);
    BROKEN(s.hand_size[0] = 1);
    BROKEN(s.hand_size[0] = 9);
    BROKEN(s.scored[0] = s.scored[1]);
    BROKEN(s.scored[0] = s.table);
    BROKEN(s.scored[1] = 0);
    BROKEN(s.held = s.hand[0][0]);
    BROKEN(s.copies = 3);
    BROKEN(s.deck_size = 60);
}

TEST(piles_that_are_not_kept_right)
{
    BROKEN(s.covered = 0);
    BROKEN(s.covered |= np_bit(s.top[0][0]));
    BROKEN(s.covered |= np_bit(s.deck[0]));
    BROKEN(s.slot_of[53] = 3);
    BROKEN(s.face_of[53] = Nl);
    BROKEN(s.face_of[53] = NP_NONE);
    BROKEN(s.face_of[s.top[0][0]] = Nh);
    BROKEN(s.stacks[1] = s.stacks[0]);
    BROKEN(s.stacks[1] |= np_bit(5));
    BROKEN(s.stacks[0] = 0);
    BROKEN(s.stacks[0] |= np_bit(60));
    BROKEN(s.top[0][LEGS] = s.top[0][HEAD]);
    BROKEN(s.under[s.deck[0]] = 3);
    BROKEN(s.slot_of[s.deck[0]] = 3);
    BROKEN(s.face_of[54] = Nl);
    BROKEN(s.table |= np_bit(s.hand[0][0]); s.hand_size[0] = 1;
           s.hand[0][0] = s.hand[0][1]; s.hand[0][1] = NP_NONE);
}

TEST(a_complete_stack_that_lies_there)
{
    struct np_state s;
    const char *what = "";
    table(&s, "");
    hand(&s, 0, "Nh Zt");
    stack(&s, 0, "N/N/N");

    CHECK(!np_game.check(&s, &what));
    CHECK_HAS(what, "complete");
}

TEST(phases_that_do_not_fit)
{
    BROKEN(s.phase = NP_D2_STACK);
    BROKEN(s.phase = NP_D4_PICK);
    BROKEN(s.phase = NP_D5_TARGET);
    BROKEN(s.phase = NP_OVER);
    BROKEN(s.phase = 9);
    BROKEN(s.head.to_act = RUM_NOBODY);
    BROKEN(s.ending = RUM_CLAUSE(9, 4));
    BROKEN(s.moves = 1);
    BROKEN(s.target = NP_NEW_OWN);
    BROKEN(s.from.slot = 0);
    BROKEN(s.regular_played = true);
    BROKEN(s.head.turn = 301);
    BROKEN(counts(&s, 0, "N P Z R"));
    BROKEN(s.deck[s.deck_size++] = s.hand[1][0]; s.hand[1][0] = NP_NONE;
           s.hand_size[1] = 0; s.head.to_act = 1);
}

TEST(knowledge_that_is_wrong)
{
    BROKEN(s.sure[0][Nh] = 1);
    BROKEN(s.sure[1][Nh] = 2);
    BROKEN(s.sure_wilds[0] = 1);
}

TEST(a_held_card_is_part_of_what_is_known)
{
    struct np_state s;
    sound(&s);
    s.sure[1][Nh] = 1;

    PLAY(&s, Nh);
    CHECK_INT(s.sure[1][Nh], 1);
}
