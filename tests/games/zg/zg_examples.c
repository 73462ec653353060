/*
 * zg_examples.c: the worked examples of section 8 that the chapters do not
 * play already.
 */
#include "zg_position.h"

RULE("ZG-10.6 ZG-12.1", e2_a_test)
{
    const uint8_t *a = dots("C FRONT", 'A'), *b = dots("A BACK", 'A');

    CHECK_INT(zg_matches(a, b), 7);
    CHECK_INT(zg_strikes(a, b, NULL, NULL), 2);
}

RULE("ZG-12.3 ZG-12.5", e3_explosive)
{
    struct zg_state s;

    duel(&s, "figures=AC " QUIET, "e4", "h4");
    hold(&s, 0, BIT(ZG_LARM) | BIT(ZG_LHAND));
    strike(&s, NULL, ZG_LARM, END_A, ZG_BODY, 1);
    CHECK_INT(s.seat[0].lock_slot, ZG_BODY);
}

RULE("ZG-11.5 ZG-11.6", e4_bolster_before_augment)
{
    const uint8_t *a = dots("C LARM", 'A'), *b = dots("V RARM", 'A');

    CHECK_INT(zg_matches(a, b), 7);
    CHECK_INT(zg_strikes(a, b, NULL, NULL), 1);
    for (int i = 0; i < 3; i++) {
        uint8_t bolster[3] = {0}, best = 0;
        bolster[i] = 1;
        CHECK_INT(zg_strikes(a, b, bolster, NULL), 1);
        for (int k = 0; k < 3; k++) {
            uint8_t augment[3] = {0};
            augment[k] = 1;
            uint8_t n = (uint8_t)zg_strikes(a, b, bolster, augment);
            best = n > best ? n : best;
        }
        CHECK_INT(best, 2);
    }
}

RULE("ZG-12.8 ZG-13.1 ZG-16.4", e5_four_strikes)
{
    struct zg_state s;

    duel(&s, "figures=CV flameout=off half_turn=off", "e4", "f4");
    place(&s, 1, "f4", ZG_KNEEL);
    hold(&s, 0, BIT(ZG_LHAND));
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BODY), SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A, 0, 0, 1);
    CHECK_INT(s.phase, ZG_P_END);
    /* The repeat scores 0: Gauntlet A on Thruster A `Ba Rp R`: G-R, Rp-Rp
     * match ... on B `Ra Bw Ra`: G-Ra, Rp-Bw, GP-Ra: nothing. */
    CHANCE(&s, from(s.seat[1].deck, ZG_LFOOT), SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, END_A);
    CHECK(s.seat[1].stunned);
    CHECK_INT(s.seat[1].cell, cell("j4")); /* thrown 4, though kneeling */
}

RULE("ZG-5.2 ZG-5.3", e6_walking_and_climbing)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "l1");
    hold(&s, 0, BIT(ZG_LFOOT));
    plays(&s, 0, ZG_LFOOT);
    CHECK_INT(cost(&s, "e5"), 4);
    CHECK_INT(cost(&s, "f5"), 7);
    CHECK_INT(cost(&s, "b4"), 6);
    CHECK_INT(cost(&s, "f6"), 8);
    CHECK_INT(cost(&s, "c2"), 255);
    CHECK_INT(count_open(&s, ZG_M_GO), 34);
}

RULE("ZG-5.10 ZG-5.22", e7_dropping)
{
    struct zg_state s;

    duel(&s, QUIET, "f5", "e3");
    hold(&s, 0, BIT(ZG_LHAND));
    plays(&s, 0, ZG_LHAND);
    s.pulse.budget = 4;
    CHECK(kit_is_legal(&zg_game, &s, DROP("f4")));
    CHECK_INT(cost(&s, "e5"), 2);
    CHECK(kit_is_legal(&zg_game, &s, LEAP("e4")));
    CHECK(!kit_is_legal(&zg_game, &s, GO("e4")));
    place(&s, 1, "l1", ZG_STAND);
    CHECK(kit_is_legal(&zg_game, &s, GO("e4")));
    place(&s, 1, "e3", ZG_STAND);
    hold(&s, 0, BIT(ZG_LHAND) | BIT(ZG_BACK));
    CHECK(kit_is_legal(&zg_game, &s, LEAP("f4")));
    place(&s, 1, "l1", ZG_STAND);
    CHECK(kit_is_legal(&zg_game, &s, GO("f4")));
}

RULE("ZG-5.3 ZG-5.13", e8_the_chasm)
{
    struct zg_state s;

    duel(&s, "arena=two_tables " QUIET, "e5", "a1");
    hold(&s, 0, BIT(ZG_LFOOT));
    plays(&s, 0, ZG_LFOOT);
    s.pulse.budget = 12;
    CHECK_INT(cost(&s, "h5"), 12);
    CHECK_INT(cost(&s, "f5"), 6);
    s.pulse.budget = 11;
    CHECK_INT(cost(&s, "h5"), 255);
    place(&s, 0, "f5", ZG_STAND);
    CHECK_INT(cost(&s, "e5"), 6);
    /* A flight of three straight steps. */
    duel(&s, "arena=two_tables figures=VC " QUIET, "e5", "a1");
    hold(&s, 0, BIT(ZG_LFOOT));
    plays(&s, 0, ZG_LFOOT);
    CHECK_INT(cost(&s, "h5"), 6);
}

RULE("ZG-7.4 ZG-9.3", e9_cover)
{
    struct zg_state s;

    duel(&s, "figures=CV " QUIET, "b4", "b7");
    CHECK_STR(sees(&s, 0, 1), "LARM RARM BACK HEAD");
    CHECK_STR(sees(&s, 1, 0), "LARM RARM BACK HEAD");
    CHECK(zg_sneaks(&s, 0, ZG_RHAND, 1));
    CHECK(zg_sneaks(&s, 1, ZG_LHAND, 0));
    place(&s, 1, "b7", ZG_KNEEL);
    CHECK_STR(sees(&s, 0, 1), "");
    CHECK_STR(sees(&s, 1, 0), "");
}

RULE("ZG-7.4 ZG-7.2", e10_a_corner)
{
    struct zg_state s;

    duel(&s, QUIET, "h3", "i4");
    CHECK_STR(sees(&s, 0, 1), "LHAND LARM FRONT BACK LFOOT HEAD");
}

RULE("ZG-8.8 ZG-8.2", e11_high_ground)
{
    struct zg_state s;

    duel(&s, QUIET, "i2", "g2");
    CHECK_INT(s.sees[0][1], ZG_GEAR);
    CHECK_STR(sees(&s, 1, 0), "LHAND RHAND LARM RARM FRONT BACK HEAD");
    place(&s, 1, "h2", ZG_STAND);
    CHECK_STR(sees(&s, 0, 1), "LARM RARM BACK HEAD");
    CHECK(!zg_can_hit(&s, 0, zg_card_of(&s, 0, ZG_LHAND), 1));
}

RULE("ZG-13.5 ZG-13.7", e12_knockback)
{
    struct zg_state s;

    duel(&s, "arena=crucible " QUIET, "d6", "e6");
    zg_throw(&s, 0, 1, 1, NULL);
    CHECK_OVER(&zg_game, &s);
    duel(&s, "arena=crucible edge=WALL " QUIET, "d6", "e6");
    zg_throw(&s, 0, 1, 1, NULL);
    CHECK_INT(s.seat[1].cell, cell("e6"));
    CHECK_INT(s.seat[1].stance, ZG_STAND);
}

/* Library: the foe is thrown by 3 strikes; where it ends, and how. */
RULE("ZG-13.4 ZG-13.6", e12_what_a_throw_runs_into)
{
    static const struct {
        const char *from, *foe, *third, *to;
        int stance;
    } rows[] = {
        {"j4", "k4", NULL, "l4", ZG_STAND}, /* one cell, the wall */
        {"i4", "j4", NULL, "l4", ZG_DOWN},  /* two cells, the wall */
        {"e1", "e2", NULL, "e4", ZG_DOWN},  /* two cells, crate e5 */
        {"d4", "e4", "g4", "f4", ZG_DOWN},  /* one cell, a figure */
        {"e2", "e3", "e5", "e4", ZG_STAND}, /* one cell, the crate */
        {"e6", "f6", NULL, "i6", ZG_DOWN},  /* off the ledge */
    };
    struct zg_state s;

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        position(&s, "players=3 arena=library " QUIET);
        place(&s, 0, rows[i].from, ZG_STAND);
        place(&s, 1, rows[i].foe, ZG_STAND);
        place(&s, 2, rows[i].third ? rows[i].third : "a9", ZG_STAND);
        zg_throw(&s, 0, 1, 3, NULL);
        CHECK_INT(s.seat[1].cell, cell(rows[i].to));
        CHECK_INT(s.seat[1].stance, rows[i].stance);
    }
    /* With 2 strikes it ends on l4 without touching the wall, on h6 standing
     * before the ledge. */
    duel(&s, QUIET, "i4", "j4");
    zg_throw(&s, 0, 1, 2, NULL);
    CHECK_INT(s.seat[1].cell, cell("l4"));
    CHECK_INT(s.seat[1].stance, ZG_STAND);
    duel(&s, QUIET, "e6", "f6");
    zg_throw(&s, 0, 1, 2, NULL);
    CHECK_INT(s.seat[1].cell, cell("h6"));
    CHECK_INT(s.seat[1].stance, ZG_STAND);
}

RULE("ZG-12.5 ZG-12.11", e13_targetlock)
{
    struct zg_state s;
    struct rum_trace t = {0};

    /* Cutlass A `Bp B R` on Carbine A `Bp R Bp`: Bp-Bp 1, B-R, R-Bp: 1. */
    duel(&s, "figures=AV " QUIET, "e4", "f4");
    hold(&s, 0, HANDS | BIT(ZG_LARM));
    hold(&s, 1, FEET);
    attacks(&s, 0, ZG_RHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_LHAND), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A, 0);
    CHECK_INT(s.seat[0].lock_slot, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LHAND, ZG_M_DONE);
    CHECK(kit_is_legal(&zg_game, &s, LOCKED(1)));
    CHANCE(&s, from(s.seat[0].deck, ZG_FRONT), SPIN_A);
    KIT_PLAY(&zg_game, &s, &t, PIECE('F'), END_A);
    CHECK_INT(s.seat[0].lock_seat, ZG_NONE);
}

RULE("ZG-5.21 ZG-6.2", e14_dash)
{
    struct zg_state s;

    duel(&s, "figures=AC " QUIET, "a1", "l10");
    hold(&s, 0, FEET | BIT(ZG_RHAND));
    turn(&s, 0);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LFOOT, ZG_M_DONE, ZG_RHAND, ZG_M_DONE);
    CHECK_INT(s.pulse.card, ZG_RFOOT);
    CHECK_INT(s.pulse.budget, 14);
    CHECK_INT(cost(&s, "h1"), 14);
    CHECK_INT(cost(&s, "e1"), 8);
    struct zg_state copy;
    memcpy(&copy, &s, sizeof(s));
    KIT_PLAY(&zg_game, &copy, NULL, GO("e1"), STANCE(ZG_KNEEL));
    place(&s, 0, "a1", ZG_DOWN);
    KIT_PLAY(&zg_game, &s, NULL, STANCE(ZG_STAND));
    CHECK_INT(s.pulse.budget, 8);
}

RULE("ZG-14.2 ZG-14.4", e15_terrain)
{
    struct zg_state s;

    duel(&s, "arena=two_tables figures=AC " QUIET, "e1", "f3");
    CHECK_INT(s.piece[2].mass, 4);
    hold(&s, 0, BIT(ZG_LARM) | BIT(ZG_LHAND));
    /* Missile Rack A `Bp Gx Bx` on Rangefinder A `R G Bp`: Bp-Bp 1, Gx-G 1,
     * Bx-R: 2. */
    attacks(&s, 0, ZG_LARM);
    CHANCE(&s, from(s.seat[0].deck, ZG_RARM), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, PIECE('C'), END_A);
    CHECK_INT(s.piece[2].hits, 2);
    CHECK(!s.piece[2].gone);
    /* Pulse Rifle A `Bp R BP` on Cutlass B `Bp Ga Bw`: Bp-Bw 2, R-Ga, BP-Bp 1:
     * 3. */
    KIT_PLAY(&zg_game, &s, NULL, ZG_M_DONE);
    CHANCE(&s, from(s.seat[0].deck, ZG_RHAND), SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, PIECE('C'), END_A);
    CHECK_INT(s.piece[2].hits, 5);
    CHECK(s.piece[2].gone);
    CHECK_INT(s.height[cell("f3")], 0);
    CHECK_INT(s.height[cell("g3")], 0);
    CHECK_INT(s.seat[1].stance, ZG_DOWN);
}

RULE("ZG-15.6 ZG-6.6", e17_a_hand_attack)
{
    struct zg_state s;

    duel(&s, "figures=TA " QUIET, "e4", "g4"); /* range 2 */
    hold(&s, 0, BIT(ZG_LHAND));
    attacks(&s, 0, ZG_LHAND);
    CHECK(kit_is_legal(&zg_game, &s, HAND(1)));
    place(&s, 1, "g4", ZG_DEFENSE);
    CHECK(!kit_is_legal(&zg_game, &s, HAND(1)));
    CHECK(kit_is_legal(&zg_game, &s, DECK(1)));
}

RULE("ZG-12.1 ZG-12.2 ZG-12.3", e19_strike_vectors)
{
    static const struct {
        const char *attack;
        char end;
        const char *target;
        char facing;
        int matches, strikes;
    } rows[] = {
        {"V RHAND", 'A', "T BODY", 'A', 2, 0},
        {"A LFOOT", 'A', "T FRONT", 'B', 2, 0},
        {"V FRONT", 'A', "T FRONT", 'A', 2, 1},
        {"T FRONT", 'A', "V LHAND", 'B', 2, 1},
        {"A RHAND", 'A', "V RARM", 'A', 2, 1},
        {"C LFOOT", 'B', "V LARM", 'A', 2, 2},
        {"T BODY", 'A', "V LHAND", 'B', 2, 2},
        {"V LFOOT", 'B', "A RARM", 'B', 3, 2},
        {"A LARM", 'A', "V LARM", 'A', 2, 2},
        {"C LARM", 'B', "T RHAND", 'A', 3, 3},
        {"V LHAND", 'A', "A LHAND", 'A', 3, 3},
        {"V LHAND", 'A', "T LHAND", 'B', 2, 3},
        {"C RHAND", 'B', "V LARM", 'B', 3, 4},
        {"V FRONT", 'A', "T BACK", 'B', 3, 4},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        const uint8_t *a = dots(rows[i].attack, rows[i].end);
        const uint8_t *b = dots(rows[i].target, rows[i].facing);
        CHECK_INT(__builtin_popcount(zg_matches(a, b)), rows[i].matches);
        CHECK_INT(zg_strikes(a, b, NULL, NULL), rows[i].strikes);
    }
}

RULE("ZG-7.1 ZG-7.4", e20_sight_vectors)
{
    static const struct {
        const char *arena, *from;
        int stance;
        const char *to;
        int to_stance;
        const char *seen;
    } rows[] = {
#define ALL "LHAND RHAND LARM RARM FRONT BACK LFOOT RFOOT HEAD"
        {"library", "c7", 0, "c10", 0, ""},
        {"library", "e3", 0, "h7", 0, ""},
        {"library", "g4", 0, "g1", ZG_PRONE, ALL},
        {"library", "f5", 0, "d4", 0, ALL},
        {"library", "d4", ZG_KNEEL, "d7", 0, ALL},
        {"two_tables", "e5", 0, "f5", 0, "LARM RARM BACK HEAD"},
        {"two_tables", "e6", 0, "h6", ZG_KNEEL, ALL},
        {"two_tables", "b2", 0, "e2", 0, ALL},
        {"skyline", "d5", 0, "d7", 0, "LHAND RHAND LARM RARM FRONT BACK HEAD"},
        {"skyline", "a5", 0, "c5", 0, ""},
        {"skyline", "f4", 0, "h7", 0, "LARM LFOOT"},
        {"crucible", "d6", 0, "g5", 0, "LHAND LARM RARM FRONT BACK LFOOT HEAD"},
        {"crucible", "b2", 0, "e5", ZG_KNEEL, ""},
        {"crucible", "f1", 0, "f4", 0, "LHAND RHAND LARM RARM FRONT BACK HEAD"},
        {"crucible", "a6", 0, "d5", ZG_KNEEL,
         "LHAND RHAND LARM RARM FRONT BACK HEAD"},
        {"crucible", "k11", 0, "h8", 0, "LARM RARM BACK HEAD"},
        {"skyline", "g5", 0, "i6", 0, ""},
        {"two_tables", "d4", ZG_KNEEL, "b2", 0, ALL},
    };
    struct zg_state s;

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        char options[80] = QUIET " arena=";
        strcat(options, rows[i].arena);
        position(&s, options);
        place(&s, 0, rows[i].from, rows[i].stance);
        place(&s, 1, rows[i].to, rows[i].to_stance);
        CHECK_STR(sees(&s, 0, 1), rows[i].seen);
    }
}

RULE("ZG-5.2 ZG-5.10 ZG-5.13", e21_reach_vectors)
{
    static const struct {
        const char *arena, *from;
        int budget;
        bool flight;
        int go, drop;
    } rows[] = {
        {"library", "e4", 8, false, 34, 0},
        {"library", "a1", 8, false, 11, 0},
        {"library", "e4", 14, false, 77, 0},
        {"two_tables", "e5", 8, false, 28, 2},
        {"two_tables", "e5", 8, true, 48, 0},
        {"two_tables", "f5", 6, false, 8, 0},
        {"skyline", "e6", 8, false, 22, 0},
        {"skyline", "e6", 8, true, 48, 0},
        {"crucible", "e6", 8, false, 20, 0},
        {"crucible", "e6", 8, true, 44, 0},
        {"crucible", "a1", 16, false, 45, 0},
    };
    struct zg_state s;
    struct zg_reach r;
    struct zg_board board[4];

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        char options[80] = QUIET " arena=";
        int go = 0, drop = 0;
        strcat(options, rows[i].arena);
        position(&s, options);
        place(&s, 0, rows[i].from, ZG_STAND);
        place(&s, 1, "l1", ZG_STAND);
        r = (struct zg_reach){
            .budget = (uint8_t)rows[i].budget,
            .start = s.seat[0].cell,
            .flight = rows[i].flight,
            .ceiling = (uint8_t)(s.height[s.seat[0].cell] + rows[i].budget),
        };
        zg_reach_spread(&s, 0, &r);
        zg_reach_boards(&s, &r, 0, board);
        for (int y = 0; y < ZG_ROWS; y++) {
            go += __builtin_popcount(board[0].row[y]);
            drop += __builtin_popcount(board[2].row[y]);
        }
        CHECK_INT(go, rows[i].go);
        CHECK_INT(drop, rows[i].drop);
    }
}

RULE("ZG-5.15 ZG-5.26", e22_a_long_jump)
{
    struct zg_state s;

    duel(&s, "arena=two_tables figures=VC " QUIET, "e5", "l1");
    hold(&s, 0, FEET | BIT(ZG_BACK));
    plays(&s, 0, ZG_LFOOT);
    CHECK_INT(s.pulse.budget, 6);
    CHECK_INT(count_open(&s, ZG_M_GO), 28);
    CHECK(kit_is_legal(&zg_game, &s, ZG_M_FIRST));
    KIT_PLAY(&zg_game, &s, NULL, 0x707);
    CHECK_INT(s.pulse.budget, 12);
    CHECK_INT(count_open(&s, ZG_M_GO), 91);
    CHECK(!kit_is_legal(&zg_game, &s, ZG_M_FIRST));
    KIT_PLAY(&zg_game, &s, NULL, 0x705);
    CHECK_INT(s.pulse.budget, 20);
    CHECK_INT(count_open(&s, ZG_M_GO), 118);
    CHECK_INT(s.seat[0].hand, BIT(ZG_LFOOT));
}

RULE("ZG-5.19 ZG-5.20 ZG-8.9", e24_a_landing)
{
    struct zg_state s;

    /* Reaction Armor A: 2 strikes, Armada slides to f2, out of touch. */
    duel(&s, QUIET, "i2", "h2");
    hold(&s, 0, BIT(ZG_LHAND) | BIT(ZG_LARM));
    plays(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, NULL, 0x417);
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, END_A);
    CHECK_INT(s.seat[1].cell, cell("f2"));
    CHECK_INT(s.seat[0].cell, cell("h2"));
    /* Boxes are still in reach of a fist, Armada is not. */
    CHECK_LEGAL(&zg_game, &s, ZG_A_NONE, PIECE('B'), PIECE('C'));
}

RULE("ZG-15.5 ZG-15.9 ZG-16.2", e26_zone_and_merc)
{
    struct zg_state s;

    position(&s, "players=3 arena=crucible flameout=off half_turn=off");
    place(&s, 0, "c6", ZG_STAND);
    place(&s, 1, "d6", ZG_STAND);
    place(&s, 2, "c7", ZG_STAND);
    hold(&s, 0, BIT(ZG_FRONT));
    attacks(&s, 0, ZG_FRONT);
    CHECK_LEGAL(&zg_game, &s, ZG_A_NONE, 0x40);
    CHANCE(&s, from(s.seat[1].deck, ZG_BACK), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, 0x40, END_A_POWER);
    CHECK_INT(s.phase, ZG_P_RETEST);
    CHECK_INT(s.head.to_act, 1);
    CHECK_INT(zg_test_strikes(&s), 2);
    KIT_PLAY(&zg_game, &s, NULL, 0);
    CHECK_INT(s.phase, ZG_P_ADOT);
    CHECK_LEGAL(&zg_game, &s, 0, 1, 2);
    KIT_PLAY(&zg_game, &s, NULL, 1);
    CHECK_INT(s.phase, ZG_P_SAVE);
    CHECK_INT(s.test.strikes, 3);
    KIT_PLAY(&zg_game, &s, NULL, 1); /* the Ensign is given up */
    CHECK_INT(s.phase, ZG_P_END);
    CHECK_LEGAL(&zg_game, &s, END_A, END_B);
    CHECK_INT(s.test.foe, 1);
    /* The chain ends; Vanguard is tested with end A without another END. */
    struct rum_trace t = {0};
    CHANCE(&s, from(s.seat[1].deck, ZG_LFOOT), SPIN_A,
           from(s.seat[2].deck, ZG_BACK));
    KIT_PLAY(&zg_game, &s, &t, END_B);
    CHECK_INT(s.test.foe, 2);
    CHECK_INT(s.phase, ZG_P_BRACE);
    CHECK_INT(s.test.end, END_A);
    CHECK(!s.test.merc);
}

RULE("ZG-1.3", e27_the_draft)
{
    struct zg_state s;
    static const int dearest[] = {0, 0, 1, 1, 0};

    kit_deal(&zg_game, &s, 1, "loadout=draft flameout=off");
    CHECK_INT(s.phase, ZG_P_DRAFT);
    for (int slot = 0; slot < 5; slot++) {
        CHECK_INT(s.slot, slot);
        CHECK_INT(s.head.to_act, 0);
        CHECK_LEGAL(&zg_game, &s, 0, 1, 2, 3);
        KIT_PLAY(&zg_game, &s, NULL, dearest[slot], 2 + (slot == 4 ? 1 : 0));
    }
    /* Backgear was forced: Magnetron; the other seat is asked. */
    CHECK_INT(s.seat[0].card[ZG_BACK], 9 * ZG_ARMADA + ZG_BACK);
    CHECK_INT(s.head.to_act, 1);
    KIT_PLAY(&zg_game, &s, NULL, 1);
    for (int slot = 6; slot < 8; slot++) {
        CHECK_LEGAL(&zg_game, &s, 0, 1);
        KIT_PLAY(&zg_game, &s, NULL, 0, 0);
    }
    CHECK_LEGAL(&zg_game, &s, 0, 1, 2, 3);
    KIT_PLAY(&zg_game, &s, NULL, 0, 0);
    CHECK_LEGAL(&zg_game, &s, 0, 2, 3);
    KIT_PLAY(&zg_game, &s, NULL, 3);
    CHECK_INT(zg_spent(&s, 0), 300);
    CHECK_INT(s.seat[0].character, ZG_ROGUE);
    KIT_PLAY(&zg_game, &s, NULL, 1);
    CHECK_INT(s.phase, ZG_P_HAND);
    CHECK(s.seat[0].has_char);
    CHECK_INT(s.seat[0].figure, ZG_CESTUS); /* name and colour stay */
    CHECK_INT(s.seat[0].flyers, 0);
    CHECK_INT(s.seat[1].character, ZG_ENSIGN);
}

RULE("ZG-1.3 ZG-5.21", a_draft_without_character_has_nine_picks)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1,
             "loadout=draft character=off flameout=off players=2");
    for (int slot = 0; slot < 9; slot++) {
        CHECK_INT(s.slot, slot);
        KIT_PLAY(&zg_game, &s, NULL, slot == ZG_LFOOT ? 2 : 0,
                 slot == ZG_RFOOT ? 1 : 0);
    }
    CHECK_INT(s.phase, ZG_P_HAND);
    CHECK(!s.seat[0].has_char);
    CHECK_INT(s.seat[0].flyers, BIT(ZG_LFOOT) | BIT(ZG_BACK));
    CHECK_INT(zg_namesakes(&s, 0, ZG_LFOOT), BIT(ZG_LFOOT));
    CHECK_INT(s.seat[1].card[ZG_RFOOT], 9 * ZG_ARMADA + ZG_RFOOT);
}

RULE("ZG-9.2 ZG-16.2", e28_a_sneak_attack)
{
    struct zg_state s, seen;

    duel(&s, "figures=CV flameout=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    s.first_attack = false;
    CHANCE(&s, from(s.seat[1].deck, ZG_BODY), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    CHECK_INT(s.phase, ZG_P_BRACE); /* asked, the card not named */
    rum_game_hide(&zg_game, &s, 1, &seen);
    CHECK_INT(seen.test.target, ZG_NONE);
    CHECK_INT(seen.pulse.card, ZG_NONE);
    duel(&s, "figures=CV flameout=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BODY), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    rum_game_hide(&zg_game, &s, 1, &seen);
    CHECK_INT(seen.test.target, ZG_BODY);
    CHECK_INT(seen.pulse.card, ZG_LHAND);
    rum_game_hide(&zg_game, &s, 0, &seen);
    CHECK_INT(seen.test.target, ZG_NONE);
}

/* One attack of seat 0 on seat 1: what augments it, under one option. */
static int augments_of(const char *prone, const char *a, int stance_a,
                       const char *b, int stance_b, int slot)
{
    struct zg_state s;
    char options[80] = "figures=AV " QUIET " prone=";

    strcat(options, prone);
    duel(&s, options, a, b);
    place(&s, 0, a, stance_a);
    place(&s, 1, b, stance_b);
    return zg_augments(&s, 0, zg_card_of(&s, 0, slot), 1);
}

RULE("ZG-6.7 ZG-8.8", e29_prone)
{
    static const struct {
        const char *option;
        int rifle, sword, above, own;
    } rows[] = {
        {"literal", ZG_X_PRONE, ZG_X_PRONE, ZG_X_HIGH | ZG_X_PRONE, 0},
        {"aimed", 0, ZG_X_PRONE, ZG_X_HIGH, ZG_X_PRONE},
        {"bolster", 0, ZG_X_PRONE, ZG_X_HIGH, 0},
    };
    struct zg_state s;

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        const char *option = rows[i].option;
        CHECK_INT(augments_of(option, "d4", ZG_STAND, "g4", ZG_PRONE, ZG_LHAND),
                  rows[i].rifle);
        CHECK_INT(augments_of(option, "f4", ZG_STAND, "g4", ZG_PRONE, ZG_RHAND),
                  rows[i].sword);
        CHECK_INT(augments_of(option, "i2", ZG_STAND, "g2", ZG_PRONE, ZG_LHAND),
                  rows[i].above);
        CHECK_INT(augments_of(option, "d4", ZG_PRONE, "g4", ZG_STAND, ZG_LHAND),
                  rows[i].own);
        char options[80] = "figures=AV " QUIET " prone=";
        strcat(options, option);
        duel(&s, options, "d4", "g4");
        place(&s, 1, "g4", ZG_PRONE);
        CHECK_INT(zg_bolsters(&s, zg_card_of(&s, 0, ZG_LHAND), 1,
                              zg_card_of(&s, 1, ZG_BACK)),
                  strcmp(option, "bolster") == 0 ? ZG_X_PRONE : 0);
    }
}
