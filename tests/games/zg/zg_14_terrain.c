/*
 * zg_14_terrain.c: ZG-14, blowing up the arena.
 */
#include "zg_position.h"

static bool open_piece(const struct zg_state *s, char letter)
{
    return kit_is_legal(&zg_game, s, PIECE(letter));
}

RULE("ZG-14.1 ZG-14.6", ranged_cards_reach_a_cell_in_range_and_sight)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "l10");
    hold(&s, 0, BIT(ZG_RHAND));
    attacks(&s, 0, ZG_RHAND); /* Rivet Gun, range 4 */
    CHECK(open_piece(&s, 'A'));
    CHECK(open_piece(&s, 'B')); /* i3 is 4, 1 away */
    CHECK(open_piece(&s, 'F'));
    CHECK(!open_piece(&s, 'I')); /* k5: 6 away */
    CHECK(!open_piece(&s, 'L')); /* f8: in range 4, behind F and G */
    CHECK(!open_piece(&s, 'Z')); /* there is none */
    /* Own cell: a piece one stands on can be shot. */
    place(&s, 0, "c2", ZG_STAND);
    CHECK(open_piece(&s, 'A'));
    /* The piece is not in its own way: from behind E (2) one sees its top. */
    place(&s, 0, "a7", ZG_STAND);
    CHECK(open_piece(&s, 'E'));
    /* A kneeling eye (6) does not see over E (8) to the top of D (4). */
    place(&s, 0, "a7", ZG_KNEEL);
    CHECK(open_piece(&s, 'E'));
    CHECK(!open_piece(&s, 'D'));
}

RULE("ZG-14.1", hand_to_hand_cards_reach_the_nine_cells_around)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "l10");
    attacks(&s, 0, ZG_LHAND);
    CHECK_LEGAL(&zg_game, &s, ZG_A_NONE, PIECE('A'), PIECE('C'), PIECE('F'),
                PIECE('G'));
    place(&s, 0, "f1", ZG_STAND);
    CHECK_LEGAL(&zg_game, &s, ZG_A_NONE); /* C is two cells away */
    place(&s, 0, "f2", ZG_STAND);
    CHECK_LEGAL(&zg_game, &s, ZG_A_NONE, PIECE('C'));
    place(&s, 0, "f3", ZG_STAND); /* one's own piece (ruling 21) */
    CHECK_LEGAL(&zg_game, &s, ZG_A_NONE, PIECE('C'));
}

RULE("ZG-14.1", hand_to_hand_the_heights_must_meet)
{
    struct zg_state s;

    /* Skyline: b6 (1) beside b5 (3); from the top of d5 (8) the low books
     * around are out of reach, from below they are not. */
    duel(&s, "arena=skyline " QUIET, "e5", "l10"); /* 8 half-cards, z 32 */
    attacks(&s, 0, ZG_LHAND);
    CHECK(open_piece(&s, 'I'));   /* its own */
    CHECK(!open_piece(&s, 'L'));  /* e6: top 8 < 32 */
    CHECK(!open_piece(&s, 'J'));  /* f5 */
    place(&s, 0, "e6", ZG_STAND); /* z 8 */
    CHECK(open_piece(&s, 'I'));   /* base 0 <= 18, top 32 >= 8 */
    CHECK(!open_piece(&s, 'J'));  /* f5: its top, 4, is below 8 */
    place(&s, 0, "f6", ZG_STAND); /* z 0 */
    CHECK(open_piece(&s, 'J'));
    /* A base above one's head: Two Tables, f4 (0) under e4's neighbours. */
    duel(&s, "arena=two_tables " QUIET, "g4", "l10");
    s.piece['C' - 'A'].base = 3; /* as if the bridge hung in the air */
    attacks(&s, 0, ZG_LHAND);
    CHECK(!open_piece(&s, 'C')); /* 12 > 10 */
    s.piece['C' - 'A'].base = 2;
    CHECK(open_piece(&s, 'C')); /* 8 <= 10 */
}

RULE("ZG-14.1 ZG-8.11", zone_cards_leave_terrain_alone)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "l10");
    hold(&s, 0, BIT(ZG_FRONT));
    attacks(&s, 0, ZG_FRONT);
    CHECK_LEGAL(&zg_game, &s, ZG_A_NONE);
}

RULE("ZG-14.2", mass_is_the_two_longest_dimensions)
{
    CHECK_INT(zg_mass(2, 2, 0, 2), 4); /* 2, 2, 1 */
    CHECK_INT(zg_mass(2, 1, 0, 1), 3); /* half a card counts as one */
    CHECK_INT(zg_mass(1, 1, 0, 1), 2);
    CHECK_INT(zg_mass(1, 1, 0, 4), 3);
    CHECK_INT(zg_mass(2, 1, 0, 8), 6);
    CHECK_INT(zg_mass(2, 1, 4, 8), 4);
    CHECK_INT(zg_mass(1, 3, 0, 3), 5);
    CHECK_INT(zg_mass(3, 1, 4, 9), 6);
}

RULE("ZG-14.2 ZG-14.4", strikes_add_up_until_the_piece_is_gone)
{
    struct zg_state s;
    struct rum_trace t = {0};

    /* E15: bridge C, Mass 4. */
    duel(&s, "arena=two_tables " QUIET, "e3", "f3");
    s.test.piece = 'C' - 'A';
    zg_hit_piece(&s, 2, &t);
    CHECK_INT(s.piece[2].hits, 2);
    CHECK_INT(s.height[cell("f3")], 4);
    CHECK_INT(kit_events(&t, ZG_EV_COLLAPSE), 0);
    zg_hit_piece(&s, 1, &t);
    CHECK(!s.piece[2].gone);
    zg_hit_piece(&s, 1, &t);
    CHECK(s.piece[2].gone);
    CHECK_INT(s.height[cell("f3")], 0);
    CHECK_INT(s.height[cell("g3")], 0);
    CHECK_INT(s.cover[cell("g3")], ZG_NONE);
    CHECK_INT(s.seat[1].stance, ZG_DOWN); /* a drop of 4 (ruling 22) */
    CHECK_INT(kit_event(&t, ZG_EV_FELL, 0)->seat, 1);
    CHECK_INT(s.sees[0][1], slow_visible(&s, cell("e3"), 0, cell("f3"), 2));
    attacks(&s, 0, ZG_LHAND);
    CHECK(!open_piece(&s, 'C'));
}

RULE("ZG-14.3", the_target_is_a_card_of_one_s_own_deck)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, "flameout=off", "e4", "f4"); /* everything asked that could be */
    s.seat[0].lock_seat = 1;
    s.seat[0].lock_slot = ZG_BODY;
    attacks(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, &t, PIECE('F'));
    CHECK_LEGAL(&zg_game, &s, END_A, END_B); /* ZG-14.6: no power */
    /* Not announced. */
    CHECK_INT(kit_event(&t, ZG_EV_ATTACK, 0)->known_to, RUM_BIT(0));
    /* Gauntlet A `G Rp GP` on Stomper, right, A `Ga B R`: G-R, Rp-B, GP-Ga
     * match and pierced: 1. */
    CHANCE(&s, from(s.seat[0].deck, ZG_RFOOT), SPIN_A);
    KIT_PLAY(&zg_game, &s, &t, END_A);
    CHECK_INT(s.phase, ZG_P_CARD); /* no questions: half turn, retest ... */
    CHECK_INT(s.piece['F' - 'A'].hits, 1);
    CHECK_INT(s.seat[0].slag, 0);
    CHECK_INT(s.seat[0].lock_seat, ZG_NONE); /* the lock is used up */
    CHECK_INT(s.seat[0].hand_n, 2);          /* and the attack */
    const struct rum_event *e = kit_event(&t, ZG_EV_TEST, 0);
    CHECK_INT(e->arg[ZG_TEST_FOE], -1);
    CHECK_INT(e->arg[ZG_TEST_TARGET], ZG_RFOOT);
    /* But both cards are open in the end (ZG-14.6). */
    CHECK_INT(s.seat[0].shown, BIT(ZG_LHAND));
    CHECK_INT(s.seat[0].back, BIT(ZG_LHAND) | BIT(ZG_RFOOT));
}

RULE("ZG-14.3", terrain_is_never_slagged_at_nor_attacked_twice)
{
    struct zg_state s;
    struct rum_trace t = {0};

    /* Gauntlet A `G Rp GP` on Brawler Ulster B `Ba Rwa Gp`: G-Gp 1, Rp-Rwa
     * 2, GP-Ba: 3 strikes, and the Ulster is unhurt. */
    duel(&s, QUIET, "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[0].deck, ZG_BODY), SPIN_B);
    KIT_PLAY(&zg_game, &s, &t, PIECE('F'), END_A);
    CHECK_INT(kit_event(&t, ZG_EV_STRIKES, 0)->arg[1], 3);
    CHECK_INT(s.seat[0].slag, 0);
    CHECK(s.piece['F' - 'A'].gone);
    CHECK_INT(kit_events(&t, ZG_EV_TEST), 1);
    CHECK_INT(s.phase, ZG_P_CARD);
    CHECK_INT(s.height[cell("e5")], 0);
    CHECK_INT(s.height[cell("e6")], 0);
}

RULE("ZG-14.3", without_a_deck_terrain_cannot_be_attacked)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "l10");
    slagged(&s, 0, 0x1f8);
    hold(&s, 0, 7);
    attacks(&s, 0, ZG_LHAND);
    CHECK_INT(s.seat[0].deck_n, 0);
    CHECK_LEGAL(&zg_game, &s, ZG_A_NONE);
}

RULE("ZG-14.4", figures_fall_with_the_piece)
{
    struct zg_state s;

    /* A drop of 2 is harmless, of 3 it is not. */
    duel(&s, QUIET, "e5", "f5");
    s.test.piece = 'F' - 'A';
    zg_hit_piece(&s, 9, NULL);
    CHECK_INT(s.seat[0].stance, ZG_STAND);
    CHECK_INT(s.seat[1].stance, ZG_STAND); /* not on it */
    s.test.piece = 'G' - 'A';
    zg_hit_piece(&s, 9, NULL);
    CHECK_INT(s.seat[1].stance, ZG_DOWN);
    CHECK_INT(s.height[cell("f5")], 0);
    /* A Z-G card in hand saves it; kneeling does not matter. */
    duel(&s, "figures=CV " QUIET, "e5", "f5");
    hold(&s, 1, BIT(ZG_BACK));
    place(&s, 1, "f5", ZG_KNEEL);
    s.test.piece = 'G' - 'A';
    zg_hit_piece(&s, 9, NULL);
    CHECK_INT(s.seat[1].stance, ZG_KNEEL);
    CHECK(s.seat[1].soft);
}

RULE("ZG-14.5", base_ground_stays)
{
    struct zg_state s;

    /* Two Tables: a table top of 4 with no piece on it is no target. */
    duel(&s, "arena=two_tables " QUIET, "a10", "l1");
    attacks(&s, 0, ZG_LHAND);
    CHECK_LEGAL(&zg_game, &s, ZG_A_NONE);
    /* And a piece that is gone leaves its base. */
    s.test.piece = 0; /* A: top 6 on base 4 */
    zg_hit_piece(&s, 4, NULL);
    CHECK_INT(s.height[cell("b2")], 4);
}
