/*
 * zg_13_throws.c: ZG-13, knockback and knockdown.
 */
#include "zg_position.h"

/* Throw seat 1 from where seat 0 stands; what became of it. */
static void throw_from(struct zg_state *s, const char *options, const char *a,
                       const char *b, int cells)
{
    duel(s, options, a, b);
    zg_throw(s, 0, 1, cells, NULL);
}

#define CHECK_AT(s, where, how)                                                \
    do {                                                                       \
        CHECK_INT((s)->seat[1].cell, cell(where));                             \
        CHECK_INT((s)->seat[1].stance, how);                                   \
    } while (0)

RULE("ZG-13.1", knockback_throws_by_the_best_test_of_the_attack)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, QUIET, "e4", "f4");
    strike(&s, &t, ZG_LHAND, END_A, ZG_BACK, 1); /* 2 strikes */
    CHECK_AT(&s, "h4", ZG_STAND);
    CHECK_INT(kit_event(&t, ZG_EV_THROWN, 0)->arg[1], cell("h4"));
    /* Without strikes not. */
    duel(&s, QUIET, "e4", "f4");
    strike(&s, NULL, ZG_LHAND, END_A, ZG_RARM, 0);
    CHECK_AT(&s, "f4", ZG_STAND);
    /* Without Knockback not. */
    duel(&s, QUIET, "e4", "f4");
    strike(&s, NULL, ZG_RHAND, END_A, ZG_RARM, 1);
    CHECK_AT(&s, "f4", ZG_STAND);
    /* The best of several tests, after the last. */
    duel(&s, QUIET, "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    s.test.best = 3;
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), SPIN_A); /* 0 strikes */
    KIT_PLAY(&zg_game, &s, NULL, END_A);
    CHECK_AT(&s, "i4", ZG_STAND);
}

RULE("ZG-13.2", a_kneeling_foe_is_thrown_by_three)
{
    struct zg_state s;

    for (int n = 1; n <= 4; n++) {
        duel(&s, QUIET, "e4", "f4");
        place(&s, 1, "f4", ZG_KNEEL);
        zg_throw(&s, 0, 1, n, NULL);
        CHECK_INT(s.seat[1].cell != cell("f4"), n >= 3);
    }
}

RULE("ZG-13.3", the_direction_is_the_octant_from_the_attacker)
{
    struct zg_state s;

    throw_from(&s, QUIET, "c4", "d4", 1);
    CHECK_AT(&s, "e4", ZG_STAND);
    throw_from(&s, QUIET, "d4", "c4", 2);
    CHECK_AT(&s, "a4", ZG_STAND);
    throw_from(&s, QUIET, "g2", "h1", 0);
    CHECK_AT(&s, "h1", ZG_STAND);
    throw_from(&s, QUIET, "c5", "d4", 1); /* north-east */
    CHECK_AT(&s, "e3", ZG_STAND);
    throw_from(&s, QUIET, "c7", "d10", 0);
    throw_from(&s, QUIET, "a1", "e2", 1); /* 4, 1: east */
    CHECK_AT(&s, "f2", ZG_STAND);
    throw_from(&s, QUIET, "e3", "g4", 1); /* 2, 1: diagonal, a barrier */
    CHECK_AT(&s, "g4", ZG_STAND);
    throw_from(&s, QUIET, "f2", "h1", 1);
    CHECK_AT(&s, "h1", ZG_STAND);
}

RULE("ZG-13.4 ZG-13.6", a_barrier_knocks_down_after_two_cells)
{
    struct zg_state s;

    /* East of d5 is e5, 2 half-cards up: a barrier at once, unmoved. */
    throw_from(&s, QUIET, "c5", "d5", 3);
    CHECK_AT(&s, "d5", ZG_STAND);
    /* From c5 one cell to d5 first: not yet; from b5 it has gone two. */
    throw_from(&s, QUIET, "b5", "c5", 3);
    CHECK_AT(&s, "d5", ZG_STAND);
    throw_from(&s, QUIET, "a5", "b5", 3);
    CHECK_AT(&s, "d5", ZG_DOWN);
    throw_from(&s, QUIET, "a5", "b5", 2); /* it does not reach the barrier */
    CHECK_AT(&s, "d5", ZG_STAND);
}

RULE("ZG-13.4 ZG-13.6", a_barrier_is_one_with_a_figure_on_it_too)
{
    struct zg_state s;

    position(&s, "players=3 arena=library " QUIET);
    place(&s, 0, "e2", ZG_STAND);
    place(&s, 1, "e3", ZG_STAND);
    place(&s, 2, "e5", ZG_STAND); /* on the crate */
    zg_throw(&s, 0, 1, 3, NULL);
    CHECK_AT(&s, "e4", ZG_STAND); /* one cell: a figure would knock it down */
    place(&s, 0, "e1", ZG_STAND);
    place(&s, 1, "e2", ZG_STAND);
    zg_throw(&s, 0, 1, 3, NULL);
    CHECK_AT(&s, "e4", ZG_DOWN);
}

RULE("ZG-13.4 ZG-13.6", a_figure_knocks_down_after_one_cell)
{
    struct zg_state s;

    /* Knocked down if it moved before, else not (ruling 26). */
    position(&s, "players=3 arena=library " QUIET);
    place(&s, 0, "a4", ZG_STAND);
    place(&s, 1, "b4", ZG_STAND);
    place(&s, 2, "d4", ZG_STAND);
    zg_throw(&s, 0, 1, 2, NULL);
    CHECK_AT(&s, "c4", ZG_DOWN);
    CHECK_INT(s.seat[2].stance, ZG_STAND);
    place(&s, 1, "b4", ZG_STAND);
    place(&s, 2, "c4", ZG_STAND);
    zg_throw(&s, 0, 1, 2, NULL);
    CHECK_AT(&s, "b4", ZG_STAND);
    /* Thrown just as far as the figure, it does not collide. */
    place(&s, 2, "d4", ZG_STAND);
    zg_throw(&s, 0, 1, 1, NULL);
    CHECK_AT(&s, "c4", ZG_STAND);
}

RULE("ZG-13.5", the_edge_is_a_wall_or_a_fall)
{
    struct zg_state s;

    throw_from(&s, QUIET, "i4", "j4", 3); /* E12 */
    CHECK_AT(&s, "l4", ZG_DOWN);
    throw_from(&s, QUIET, "j4", "k4", 3);
    CHECK_AT(&s, "l4", ZG_STAND); /* only one cell: not down */
    throw_from(&s, QUIET, "k4", "l4", 2);
    CHECK_AT(&s, "l4", ZG_STAND);
    throw_from(&s, "edge=FALL " QUIET, "j4", "k4", 1);
    CHECK_AT(&s, "l4", ZG_STAND);
    throw_from(&s, "edge=FALL " QUIET, "j4", "k4", 2);
    CHECK_OVER(&zg_game, &s);
    CHECK_SCORE(&zg_game, &s, 60, 0);
    throw_from(&s, "edge=FALL " QUIET, "b2", "a1", 1); /* diagonally */
    CHECK_OVER(&zg_game, &s);
    /* Void inside the arena. */
    throw_from(&s, "arena=crucible " QUIET, "d6", "e6", 1);
    CHECK_OVER(&zg_game, &s);
    throw_from(&s, "arena=crucible edge=WALL " QUIET, "d6", "e6", 1);
    CHECK_AT(&s, "e6", ZG_STAND);
}

RULE("ZG-13.7", ledges_knock_down)
{
    struct zg_state s;

    /* E12: f6 (3), g6 (3), h6 (2), i6 (0). */
    throw_from(&s, QUIET, "e6", "f6", 1);
    CHECK_AT(&s, "g6", ZG_STAND);
    throw_from(&s, QUIET, "e6", "f6", 2); /* a drop of 1 does nothing */
    CHECK_AT(&s, "h6", ZG_STAND);
    throw_from(&s, QUIET, "e6", "f6", 3);
    CHECK_AT(&s, "i6", ZG_DOWN);
    throw_from(&s, QUIET, "e6", "f6", 4); /* the fall ends the throw */
    CHECK_AT(&s, "i6", ZG_DOWN);
    /* With a Z-G card in hand it lands on its feet. */
    duel(&s, "figures=CV " QUIET, "e6", "f6");
    hold(&s, 1, BIT(ZG_BACK));
    zg_throw(&s, 0, 1, 3, NULL);
    CHECK_AT(&s, "i6", ZG_STAND);
    CHECK(s.seat[1].soft);
    /* It does not help against a fall over the edge (ruling 23). */
    duel(&s, "figures=CV arena=crucible " QUIET, "d6", "e6");
    hold(&s, 1, BIT(ZG_BACK));
    zg_throw(&s, 0, 1, 1, NULL);
    CHECK_OVER(&zg_game, &s);
}

RULE("ZG-13.7", what_the_table_learns_from_a_ledge)
{
    struct zg_state s;

    throw_from(&s, "figures=CV " QUIET, "e6", "f6", 3);
    /* It fell hard before its turn: no Z-G card in its first hand. */
    CHECK_INT(s.seat[1].out, BIT(ZG_BACK) | FEET);
    duel(&s, "figures=CV " QUIET, "e6", "f6");
    s.seat[1].begun = true; /* after its turn: they are in the deck */
    hold(&s, 1, 0);
    zg_throw(&s, 0, 1, 3, NULL);
    CHECK_INT(s.seat[1].out, 0);
    CHECK_INT(s.seat[1].back, BIT(ZG_BACK) | FEET);
    throw_from(&s, "figures=CV " QUIET, "e6", "f6", 2);
    CHECK_INT(s.seat[1].out, 0);
}

RULE("ZG-13.7 ZG-13.6", figures_below_a_ledge)
{
    struct zg_state s;

    /* Ruling 49: i6 is 2 lower than h6: the throw stops at the edge. */
    position(&s, "players=3 arena=library " QUIET);
    place(&s, 0, "e6", ZG_STAND);
    place(&s, 1, "f6", ZG_STAND);
    place(&s, 2, "i6", ZG_STAND);
    zg_throw(&s, 0, 1, 3, NULL);
    CHECK_AT(&s, "h6", ZG_STAND);
    /* One half-card lower is a collision. */
    place(&s, 1, "f6", ZG_STAND);
    place(&s, 2, "h6", ZG_STAND);
    zg_throw(&s, 0, 1, 2, NULL);
    CHECK_AT(&s, "g6", ZG_DOWN);
}

RULE("ZG-13.8 ZG-6.8", down_until_three_move_are_spent)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    place(&s, 0, "e4", ZG_DOWN);
    hold(&s, 0, BIT(ZG_LHAND) | BIT(ZG_RHAND));
    plays(&s, 0, ZG_LHAND);
    CHECK_LEGAL(&zg_game, &s, ZG_M_DONE, STANCE(ZG_STAND));
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE, ZG_A_NONE);
    /* A Move of 2 cannot (ruling 31): MOVE is not even asked. */
    CHECK_INT(s.pulse.card, ZG_RHAND);
    CHECK_INT(s.phase, ZG_P_ATTACK);
}

RULE("ZG-13.9 ZG-11.3", a_free_retest_against_a_figure_that_is_down)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    place(&s, 1, "f4", ZG_DOWN);
    strike(&s, NULL, ZG_LHAND, END_A, ZG_RARM, 0);
    CHECK_INT(s.phase, ZG_P_RETEST);
    duel(&s, QUIET, "e4", "f4"); /* ranged: no */
    place(&s, 1, "f4", ZG_DOWN);
    strike(&s, NULL, ZG_RHAND, END_A, ZG_RARM, 0);
    CHECK(s.phase != ZG_P_RETEST);
    duel(&s, QUIET, "e4", "f4"); /* prone is not down */
    place(&s, 1, "f4", ZG_PRONE);
    strike(&s, NULL, ZG_LHAND, END_A, ZG_RARM, 0);
    CHECK(s.phase != ZG_P_RETEST);
    duel(&s, QUIET, "e4", "f4"); /* a zone: yes */
    place(&s, 1, "f4", ZG_DOWN);
    hold(&s, 0, BIT(ZG_FRONT));
    attacks(&s, 0, ZG_FRONT);
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, ZG_A_ZONE, END_A);
    CHECK_INT(s.phase, ZG_P_RETEST);
}

RULE("ZG-13.10", the_figure_that_is_hit_stays_as_it_is)
{
    struct zg_state s;

    position(&s, "players=3 arena=library " QUIET);
    place(&s, 0, "a4", ZG_STAND);
    place(&s, 1, "b4", ZG_STAND);
    place(&s, 2, "d4", ZG_KNEEL);
    zg_throw(&s, 0, 1, 4, NULL);
    CHECK_INT(s.seat[2].cell, cell("d4"));
    CHECK_INT(s.seat[2].stance, ZG_KNEEL);
    CHECK_AT(&s, "c4", ZG_DOWN);
}
