/* MB-1: setup. Sections 2.4 to 2.6 stand behind it. */
#include "mb_position.h"

#include <stdio.h>

static const char border[] = "A1 B1 C1 F1 G1 H1 I1 K1 L1 A2 A3 L3 L5 A6 L6 A7 "
                             "L8 A9 A10 L10 A11 L11 B12 C12 D12 E12 F12 H12 "
                             "J12 K12";

RULE("MB-1.1", four_seats_zombies_and_humans_in_turn)
{
    struct mb_state s;

    kit_deal(&mb_game, &s, 1, "");
    CHECK_INT(s.head.seats, 4);
    CHECK_INT(mb_game.min_seats, 4);
    CHECK_INT(mb_game.max_seats, 4);
    for (rum_seat seat = 0; seat < 4; seat++) {
        CHECK_INT(mb_game.side(&s, seat), seat % 2);
        CHECK_STR(mb_game.role(&s, seat), seat % 2 ? "Humans" : "Zombies");
    }
    CHECK_REFUSED(&mb_game, "players=3", "players");
}

RULE("MB-1.2 MB-1.3", the_centre_tile_stands_among_eight_different_others)
{
    int seen[MB_TILES] = {0}, turned[4] = {0};

    for (int seed = 0; seed < 60; seed++) {
        struct mb_state s;
        int here[MB_TILES] = {0};
        kit_deal(&mb_game, &s, (uint64_t)seed, "");
        CHECK_INT(s.tile[4], 0);
        for (int a = 0; a < MB_AREAS; a++) {
            CHECK(s.tile[a] < MB_TILES);
            CHECK_INT(here[s.tile[a]]++, 0);
            seen[s.tile[a]]++;
            turned[s.rotation[a]]++;
        }
    }
    for (int t = 0; t < MB_TILES; t++)
        CHECK(seen[t] > 10);
    for (int r = 0; r < 4; r++)
        CHECK(turned[r] > 90);
}

/* Section 2.5: which random numbers are drawn, and in which order. */
RULE("MB-1.3 MB-1.6", random_numbers_come_in_the_order_of_the_rules)
{
    struct mb_state s;
    struct rum_rng rng;
    uint8_t tile[15], deck[120], special[30];
    int n = 0;

    kit_deal(&mb_game, &s, 99, "");
    rum_rng_init(&rng, kit_seed(99));
    for (int i = 0; i < 15; i++)
        tile[i] = (uint8_t)(i + 1);
    rum_rng_shuffle8(&rng, tile, 15);
    for (int a = 0; a < 9; a++) {
        CHECK_INT(s.tile[a], a == 4 ? 0 : tile[a < 4 ? a : a - 1]);
        CHECK_INT(s.rotation[a], rum_rng_below(&rng, 4));
    }
    for (int c = 0; c < 5; c++) {
        for (int i = 0; i < (int[]){50, 25, 15, 15, 15}[c]; i++)
            deck[n++] = (uint8_t)c;
    }
    rum_rng_shuffle8(&rng, deck, 120);
    for (int i = 0; i < 30; i++)
        special[i] = (uint8_t)(5 + i / 10);
    rum_rng_shuffle8(&rng, special, 30);
    for (int i = 0; i < 120; i++)
        CHECK_INT(s.deck.card[119 - i], deck[i]);
    for (int i = 0; i < 30; i++)
        CHECK_INT(s.specials.card[29 - i], special[i]);
}

RULE("MB-1.4 MB-1.5", the_training_board_is_the_drawn_one)
{
    /* The drawing of section 2.6, squares only. */
    static const char *const rows[12] = {
        "...22....1..", ".g...3y.4..1", ".2.2..g..gy.", "1.y..1.2.2.1",
        "2..22..2..1.", "..g..g..2g..", ".y....y....3", "2..32..22.y.",
        "y..1.2.....2", ".3...g.2g...", "...22.y...2.", "1.y...3.1.k2",
    };
    static const char walls[] =
        "A2|B2 F2|G2 J2|K2 B3|C3 E3|F3 J3|K3 A5|B5 G6|H6 J6|K6 E7|F7 K7|L7 "
        "C8|D8 E10|F10 K10|L10 A11|B11 G11|H11 K11|L11 F1/F2 B2/B3 J2/J3 "
        "C3/C4 G3/G4 K3/K4 F5/F6 K5/K6 B6/B7 C6/C7 G7/G8 J7/J8 B9/B10 C9/C10 "
        "F9/F10 I10/I11 J10/J11 C11/C12 G11/G12";
    struct mb_state s;
    int count = 0, used;
    char name[16];

    kit_deal(&mb_game, &s, 5, "layout=training");
    for (int i = 0; i < MB_SQUARES; i++) {
        char c = rows[i / 12][i % 12];
        CHECK_INT(s.humans[i], c >= '1' && c <= '5' ? c - '0' : 0);
        CHECK_INT(s.ground[i], c == 'g' || c == 'k' ? MB_GROUND_GREEN
                               : c == 'y'           ? MB_GROUND_YELLOW
                                                    : 0);
    }
    for (const char *w = walls; sscanf(w, "%15s%n", name, &used) == 1;
         w += used, count++)
        CHECK(mb_has_wall(&s, edge(name)));
    CHECK_INT(count, 36);
    CHECK_INT(s.walls_left, 70 - 36);
    CHECK_INT(s.human_count, 72);
    CHECK_INT(s.tokens_left, 58);
}

RULE("MB-1.4 MB-1.5", every_board_has_its_humans_and_walls)
{
    int fewest = 200, most = 0;

    for (int seed = 0; seed < 200; seed++) {
        struct mb_state s;
        kit_deal(&mb_game, &s, (uint64_t)seed, "");
        CHECK_SOUND(&s);
        CHECK_INT(s.walls_left, 34);
        CHECK_INT(s.human_count + s.tokens_left, 130);
        CHECK(s.human_count >= 67 && s.human_count <= 77);
        fewest = s.human_count < fewest ? s.human_count : fewest;
        most = s.human_count > most ? s.human_count : most;
        kit_deal(&mb_game, &s, (uint64_t)seed, "mode=quick");
        CHECK(s.human_count >= 29 && s.human_count <= 39);
        CHECK_INT(s.deck.left, 72);
    }
    CHECK(fewest < 70 && most > 74);
}

/* Section 2.4: the totals the table gives for each tile, in every turn. */
RULE("MB-1.4 MB-1.5", tiles_keep_their_totals_when_turned)
{
    static const int humans_of[16] = {8, 7, 8, 9, 9, 8, 7, 9,
                                      7, 8, 7, 8, 9, 8, 9, 7};
    static const int green_of[16] = {1, 1, 1, 1, 1, 1, 0, 1,
                                     2, 1, 1, 1, 2, 1, 0, 1};

    for (int tile = 0; tile < 16; tile++) {
        for (int r = 0; r < 4; r++) {
            struct mb_state s;
            int green = 0, yellow = 0;
            memset(&s, 0, sizeof(s));
            s.walls_left = 70;
            mb_board_lay(&s, 8, tile, r);
            CHECK_INT(s.human_count, humans_of[tile]);
            CHECK_INT(s.walls_left, 66);
            for (int i = 0; i < MB_SQUARES; i++) {
                green += s.ground[i] == MB_GROUND_GREEN;
                yellow += s.ground[i] == MB_GROUND_YELLOW;
                if (s.humans[i] || s.ground[i])
                    CHECK_INT(mb_area_of(i), 8);
            }
            CHECK_INT(green, green_of[tile]);
            CHECK_INT(yellow, 2 - green_of[tile]);
        }
    }
}

/* One quarter turn maps (x, y) to (3-y, x). */
RULE("MB-1.3", a_tile_turns_clockwise)
{
    struct mb_state s;

    memset(&s, 0, sizeof(s));
    s.walls_left = 70;
    mb_board_lay(&s, 0, 1, 1); /* Main Airlock: 2 in the top right corner */
    CHECK_INT(humans_on(&s, "D4"), 2);
    CHECK_INT(humans_on(&s, "A1"), 1);               /* was bottom left */
    CHECK_INT(s.ground[sq("C2")], MB_GROUND_GREEN);  /* was B2 */
    CHECK_INT(s.ground[sq("A3")], MB_GROUND_YELLOW); /* was C4 */
    CHECK(mb_has_wall(&s, edge("C1/C2")));           /* was A2|B2 */
    CHECK(mb_has_wall(&s, edge("B2|C2")));           /* was B2/B3 */
    CHECK(!mb_has_wall(&s, edge("A2|B2")));
}

RULE("MB-1.6", both_decks_are_shuffled)
{
    struct mb_state a, b;

    kit_deal(&mb_game, &a, 1, "layout=training");
    kit_deal(&mb_game, &b, 2, "layout=training");
    CHECK_INT(a.deck.left, 120);
    CHECK_INT(a.specials.left, 30);
    CHECK(memcmp(a.deck.card, b.deck.card, 120) != 0);
    CHECK(memcmp(a.specials.card, b.specials.card, 30) != 0);
}

/* Example 1. */
RULE("MB-1.7 MB-1.8 MB-22.4", zombies_start_on_border_squares_without_humans)
{
    struct mb_state s;

    kit_deal(&mb_game, &s, 3, "layout=training");
    CHECK_INT(s.head.to_act, 0);
    CHECK_INT(s.head.turn, 0);
    CHECK_STR(open_now(&s), border);
    play(&s, "C1");
    CHECK_INT(s.head.to_act, 2);
    CHECK_STR(open_now(&s), border); /* the same square again, too */
    play(&s, "C1");
    CHECK_INT(zombies_on(&s, "C1"), 2);
    CHECK_INT(s.zombie_count, 2);
    CHECK_INT(s.tokens_left, 56);
}

RULE("MB-1.9", five_cards_are_dealt_seat_after_seat_once_zombies_stand)
{
    struct mb_state s;
    uint8_t deck[120];

    kit_deal(&mb_game, &s, 3, "layout=training");
    memcpy(deck, s.deck.card, 120);
    play(&s, "A1");
    CHECK_INT(s.deck.left, 120);
    play(&s, "L1");
    for (int seat = 0; seat < 4; seat++) {
        int count[MB_CARDS] = {0};
        for (int i = 0; i < 5; i++)
            count[deck[119 - 5 * seat - i]]++;
        if (seat == 0)
            count[deck[99]]++; /* and the draw of the first turn */
        for (int c = 0; c < MB_CARDS; c++)
            CHECK_INT(s.hand[seat][c], count[c]);
        CHECK_INT(s.regular[seat], seat == 0 ? 6 : 5);
    }
    CHECK_INT(s.deck.left, 99);
}

RULE("MB-1.10", zombies_begin_and_the_sides_alternate)
{
    struct mb_state s;

    kit_deal(&mb_game, &s, 3, "layout=training hand_limit=0");
    play(&s, "A1 L1");
    for (int turn = 1; turn <= 9; turn++) {
        CHECK_INT(s.head.turn, turn);
        CHECK_INT(s.head.to_act, (turn - 1) % 4);
        play(&s, "skip end");
    }
}

/* Example 21, rulings 42 and 47. */
RULE("MB-1.11", starting_zombies_are_one_stack_within_the_limit_of_five)
{
    struct mb_state s;

    kit_deal(&mb_game, &s, 1, "layout=training mode=quick");
    CHECK_INT(s.human_count, 35);
    play(&s, "A1");
    CHECK_INT(zombies_on(&s, "A1"), 3);
    CHECK(!offered(&s, "A1"));
    CHECK(offered(&s, "B1"));

    kit_deal(&mb_game, &s, 1, "layout=training zombie_start=2");
    play(&s, "A1 A1");
    CHECK_INT(zombies_on(&s, "A1"), 4);
    kit_deal(&mb_game, &s, 1, "layout=training mode=quick zombie_start=1");
    play(&s, "A1");
    CHECK_INT(zombies_on(&s, "A1"), 1);
    kit_deal(&mb_game, &s, 1, "layout=training zombie_start=3");
    play(&s, "A1");
    CHECK_INT(zombies_on(&s, "A1"), 3);
}

RULE("MB-1.4", quick_mode_takes_one_human_off_every_number)
{
    struct mb_state s;

    kit_deal(&mb_game, &s, 1, "layout=training mode=quick");
    CHECK_INT(humans_on(&s, "D1"), 1);
    CHECK_INT(humans_on(&s, "F2"), 2);
    CHECK_INT(humans_on(&s, "A4"), 0);
    CHECK_INT(humans_on(&s, "A1"), 0);
    CHECK_INT(humans_on(&s, "B2"), 0); /* a green square stays one */
}

TEST(the_presets_of_section_6)
{
    CHECK_INT(mb_game.preset_count, 3);
    CHECK_PRESET(&mb_game, "book", "");
    CHECK_PRESET(&mb_game, "balanced", "hand_limit=7");
    CHECK_PRESET(&mb_game, "first", "layout=training mode=quick");
}

/* ---- numbers that the lab turns ---- */

TEST(hands_of_another_size_are_dealt)
{
    struct mb_state s;

    kit_deal(&mb_game, &s, 1, "layout=training hand=7");
    play(&s, "A1 A1");
    CHECK_INT(mb_hand_size(&s, 0), 8); /* and one drawn */
    CHECK_INT(mb_hand_size(&s, 1), 7);
}

TEST(trades_take_as_many_cards_as_the_number_says)
{
    struct mb_state s;

    position_with(&s, "trade=2", 1, "GB");
    CHECK(!mb_may_trade(&s, MB_GREEN));
    position_with(&s, "trade=2", 1, "GGB");
    play(&s, "tG");
    CHECK_INT(s.hand[1][MB_GREEN], 0);
    CHECK_INT(s.special[1], 1);
    position_with(&s, "trade=4", 1, "GGGN");
    play(&s, "tG");
    CHECK_INT(s.regular[1], 0);
}

TEST(purple_and_white_bring_what_the_numbers_say)
{
    struct mb_state s;

    position_with(&s, "purple_walls=4 white_humans=2", 1, "PW");
    int before = s.human_count;
    play(&s, "W");
    while (s.phase != MB_AT_END) {
        rum_action open[MB_MAX_ACTIONS];
        CHECK(mb_game.legal(&s, open) > 0);
        mb_game.apply(&s, open[0], NULL);
    }
    CHECK_INT(s.human_count, before + 2);

    position_with(&s, "purple_walls=4 white_humans=2", 1, "PW");
    play(&s, "P");
    CHECK_INT(s.to_build, 4);
}
