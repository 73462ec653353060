/* MB-4: squares, stacks and walls. */
#include "mb_position.h"

RULE("MB-4.1", a_square_holds_five)
{
    struct mb_state s;

    position(&s, 1, "G");
    no_humans(&s);
    humans(&s, "E5", 3);
    humans(&s, "E6", 2);
    humans(&s, "D5", 3);
    play(&s, "G E5");
    CHECK(offered(&s, "s"));  /* 3 + 2 */
    CHECK(!offered(&s, "w")); /* 3 + 3 */
}

RULE("MB-4.1", under_a_hide_token_each_kind_has_its_own_five)
{
    struct mb_state s;

    position(&s, 1, "G");
    no_humans(&s);
    hide_token(&s, "E5");
    mixed(&s, "E5", 3, 5);
    humans(&s, "E6", 2);
    humans(&s, "D5", 3);
    play(&s, "G");
    CHECK(offered(&s, "E6"));
    play(&s, "E6");
    CHECK(offered(&s, "n"));
    play(&s, "n");
    CHECK_INT(humans_on(&s, "E5"), 5);
    CHECK_INT(zombies_on(&s, "E5"), 5);
    hold(&s, 1, "G");
    turn_to(&s, 1);
    play(&s, "G D5");
    CHECK(!offered(&s, "e")); /* 3 + 5 */
}

RULE("MB-4.2", kinds_share_a_square_only_under_a_hide_token)
{
    struct mb_state s;

    position(&s, 1, "GW");
    zombies(&s, "C1", 1);
    play(&s, "G D1");
    CHECK(!offered(&s, "w"));
    position(&s, 1, "GW");
    zombies(&s, "C1", 1);
    hide_token(&s, "C1");
    play(&s, "G D1");
    CHECK(offered(&s, "w"));
    play(&s, "w");
    CHECK_INT(humans_on(&s, "C1"), 2);
    CHECK_INT(zombies_on(&s, "C1"), 1);
}

RULE("MB-4.3", an_edge_lies_between_squares_that_share_a_side)
{
    CHECK_INT(mb_edge_first(0), sq("A1"));
    CHECK_INT(mb_edge_second(0), sq("B1"));
    CHECK_INT(mb_edge_first(131), sq("K12"));
    CHECK_INT(mb_edge_second(131), sq("L12"));
    CHECK_INT(mb_edge_first(132), sq("A1"));
    CHECK_INT(mb_edge_second(132), sq("A2"));
    CHECK_INT(mb_edge_first(263), sq("L11"));
    CHECK_INT(mb_edge_second(263), sq("L12"));
    CHECK_INT(edge("B2|C2"), 11 + 1);
    CHECK_INT(edge("B2/B3"), 132 + 13);
    for (int e = 0; e < MB_EDGES; e++) {
        int apart = mb_edge_second(e) - mb_edge_first(e);
        CHECK_INT(apart, e < 132 ? 1 : 12);
        CHECK(e >= 132 || mb_edge_first(e) % 12 < 11);
    }
}

/* Example 5. */
RULE("MB-4.4 MB-4.5", walls_and_diagonals_of_the_training_board)
{
    struct mb_state s;

    position(&s, 1, "");
    CHECK(!connected(&s, "B3", "B2"));
    CHECK(!connected(&s, "B3", "C3"));
    CHECK(!connected(&s, "B3", "C2"));
    CHECK(connected(&s, "B3", "A2"));
    CHECK(connected(&s, "B3", "C4"));
    CHECK(!connected(&s, "A3", "B2"));
    CHECK(connected(&s, "C3", "B2"));
}

/* Example 6 and ruling 18. */
RULE("MB-4.5 MB-10.2", two_walls_seal_a_corner)
{
    struct mb_state s;

    position(&s, 1, "");
    wall(&s, "A1|B1");
    CHECK(!connected(&s, "A1", "B1"));
    CHECK(!connected(&s, "A1", "B2")); /* A1|B1 and A2|B2 are one line */
    CHECK(connected(&s, "A1", "A2"));
    wall(&s, "A1/A2");
    CHECK_INT(s.open[sq("A1")], 0);
}

/* Ruling 17, on the block F8 G8 over F9 G9, which has no wall around it. */
RULE("MB-4.5", walls_at_a_corner_point)
{
    static const char *const around[4] = {"F8|G8", "F9|G9", "F8/F9", "G8/G9"};

    for (unsigned mask = 0; mask < 16; mask++) {
        struct mb_state s;
        position(&s, 1, "");
        for (int i = 0; i < 4; i++) {
            if (mask >> i & 1)
                wall(&s, around[i]);
        }
        bool up = mask & 1, down = mask >> 1 & 1; /* A|B, C|D */
        bool left = mask >> 2 & 1, right = mask >> 3 & 1;
        bool ad = (!up && !right) || (!left && !down);
        bool bc = (!up && !left) || (!right && !down);
        CHECK_INT(connected(&s, "F8", "G9"), ad);
        CHECK_INT(connected(&s, "G8", "F9"), bc);
    }
}

RULE("MB-4.5", strict_diagonals_are_blocked_by_any_wall_at_the_corner)
{
    static const char *const around[4] = {"F8|G8", "F9|G9", "F8/F9", "G8/G9"};

    for (unsigned mask = 0; mask < 16; mask++) {
        struct mb_state s;
        position_with(&s, "diagonals=strict", 1, "");
        for (int i = 0; i < 4; i++) {
            if (mask >> i & 1)
                wall(&s, around[i]);
        }
        CHECK_INT(connected(&s, "F8", "G9"), mask == 0);
        CHECK_INT(connected(&s, "G8", "F9"), mask == 0);
        CHECK_INT(connected(&s, "F8", "G8"), !(mask & 1));
    }
}

RULE("MB-4.6", connection_is_symmetric_and_no_board_is_cut)
{
    for (int seed = 0; seed < 60; seed++) {
        struct mb_state s;
        uint8_t reached[MB_SQUARES] = {1}, todo[MB_SQUARES] = {0};
        int n = 1;
        kit_deal(&mb_game, &s, (uint64_t)seed,
                 seed % 2 ? "diagonals=strict" : "");
        for (int k = 0; k < n; k++) {
            int from = todo[k];
            for (int d = 0; d < 8; d++) {
                if (!(s.open[from] >> d & 1))
                    continue;
                int to = from + mb_toward[d];
                CHECK(to >= 0 && to < MB_SQUARES);
                int dx = to % 12 - from % 12;
                CHECK(dx >= -1 && dx <= 1);
                CHECK(s.open[to] >> (d + 4) % 8 & 1);
                if (!reached[to])
                    todo[n++] = (uint8_t)to;
                reached[to] = 1;
            }
        }
        CHECK_INT(n, MB_SQUARES);
    }
}

RULE("MB-4.7", tokens_do_not_block_a_diagonal)
{
    struct mb_state s;

    position(&s, 1, "G");
    no_humans(&s);
    humans(&s, "F8", 1);
    zombies(&s, "G8", 5);
    zombies(&s, "F9", 5);
    play(&s, "G");
    CHECK(offered(&s, "se"));
}

RULE("MB-4.8", walls_only_ever_grow)
{
    struct mb_state s;
    rum_action open[RUM_MAX_ACTIONS];
    struct rum_rng rng;

    kit_deal(&mb_game, &s, 8, "");
    rum_rng_init(&rng, kit_seed(8));
    while (s.head.to_act != RUM_NOBODY) {
        struct mb_state before;
        memcpy(&before, &s, sizeof(s));
        size_t n = mb_game.legal(&s, open);
        mb_game.apply(&s, open[rum_rng_below(&rng, (uint32_t)n)], NULL);
        for (int y = 0; y < 12; y++) {
            CHECK_INT(before.east[y] & ~s.east[y], 0);
            CHECK_INT(before.south[y] & ~s.south[y], 0);
        }
    }
}
