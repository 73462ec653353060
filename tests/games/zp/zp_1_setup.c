/*
 * zp_1_setup.c: ZP-1.1 to 1.9, and the options of section 6.
 */
#include "zp_test.h"

RULE("ZP-1.1", all_six_pieces_start_at_home)
{
    struct zp_state z;
    kit_deal(&zp_game, &z, 1, "players=4");

    for (int p = 0; p < 4 * ZP_OWN; p++)
        CHECK_INT(z.pos[p], ZP_HOME);
    CHECK(!zp_any(z.full));
    CHECK_INT(z.supply, ZP_RINGS);
    for (int s = 0; s < 4; s++) {
        for (int o = 0; o < s; o++)
            CHECK(z.home[s] != z.home[o]);
    }
}

RULE("ZP-1.2", there_is_a_ninja_or_pirate_and_no_other_class_twice)
{
    struct zp_state z;

    CHECK_REFUSED(&zp_game, "players=3 classes=Zombie,Robot,Alien", "classes");
    CHECK_REFUSED(&zp_game, "players=3 classes=Ninja,Robot,Robot", "classes");
    CHECK_REFUSED(&zp_game, "players=3 classes=Ninja,Robot", "classes");
    CHECK_REFUSED(&zp_game, "players=3 classes=Ninja,Robot,Alien,Elf",
                  "classes");
    kit_deal(&zp_game, &z, 1, "players=3 classes=Zombie,Pirate,Elf");
    CHECK_INT(z.class[0], ZP_ZOMBIE);
    CHECK_INT(z.class[1], ZP_PIRATE);
    CHECK_INT(z.class[2], ZP_ELF);
}

RULE("ZP-1.3", at_most_two_ninjas_and_two_pirates)
{
    struct zp_state z;

    CHECK_REFUSED(&zp_game, "players=3 classes=Ninja,Ninja,Ninja", "classes");
    CHECK_REFUSED(&zp_game, "players=4 classes=Pirate,Pirate,Robot,Pirate",
                  "classes");
    kit_deal(&zp_game, &z, 1, "players=4 classes=Ninja,Pirate,Ninja,Pirate");
}

RULE("ZP-1.4", two_players_are_ninjas_and_pirates_only)
{
    struct zp_state z;

    CHECK_REFUSED(&zp_game, "players=2 classes=Ninja,Robot", "classes");
    CHECK_REFUSED(&zp_game, "players=2 classes=Zombie,Pirate", "classes");
    kit_deal(&zp_game, &z, 1, "players=2 classes=Ninja,Ninja");
    kit_deal(&zp_game, &z, 1, "players=2 classes=Pirate,Pirate");
}

RULE("ZP-1.5", ninety_nine_cards_are_shuffled_and_four_dealt_to_each)
{
    struct zp_state z, other;
    kit_deal(&zp_game, &z, 1, "players=5 classes=Ninja,Elf,Robot,Alien,Pirate");
    kit_deal(&zp_game, &other, 2,
             "players=5 classes=Ninja,Elf,Robot,Alien,Pirate");

    for (int s = 0; s < 5; s++)
        CHECK_INT(z.hand_n[s], 4);
    CHECK_INT(z.deck_n, 99 - 20);
    check_sound(&z);
    CHECK(memcmp(z.deck, other.deck, z.deck_n) != 0);
}

RULE("ZP-1.6", the_starting_seat_is_drawn_and_turns_go_clockwise)
{
    struct zp_state z;
    int began[3] = {0};

    for (uint64_t seed = 0; seed < 60; seed++) {
        kit_deal(&zp_game, &z, seed, "players=3");
        CHECK_INT(z.active, z.start);
        began[z.start]++;
    }
    for (int s = 0; s < 3; s++)
        CHECK(began[s] > 5);
    kit_deal(&zp_game, &z, 1, "players=3 first=2");
    CHECK_INT(z.start, 2);
    CHECK_REFUSED(&zp_game, "players=3 first=3", "first");
}

RULE("ZP-1.7", homes_are_spread_evenly_unless_chosen_clockwise)
{
    static const uint8_t spread[5][6] = {
        {0, 3}, {0, 2, 4}, {0, 1, 3, 4}, {0, 1, 2, 3, 4}, {0, 1, 2, 3, 4, 5}};
    static const char *const players[5] = {
        "players=2", "players=3", "players=4", "players=5", "players=6"};
    struct zp_state z;

    for (int n = 0; n < 5; n++) {
        kit_deal(&zp_game, &z, 1, players[n]);
        CHECK_BYTES(z.home, spread[n], (size_t)n + 2);
    }
    kit_deal(&zp_game, &z, 1, "players=3 homes=4,5,1");
    CHECK_INT(z.home[0], 4);
    CHECK_INT(z.home[2], 1);
    CHECK_REFUSED(&zp_game, "players=3 homes=4,1,5", "homes");
    CHECK_REFUSED(&zp_game, "players=3 homes=4,4,5", "homes");
    CHECK_REFUSED(&zp_game, "players=3 homes=4,5", "homes");
    CHECK_REFUSED(&zp_game, "players=4 homes=0,3,1,4", "homes");
    kit_deal(&zp_game, &z, 1, "players=2 homes=5,0");
}

RULE("ZP-1.8", left_is_the_next_higher_seat)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Ninja");

    CHECK_INT(zp_left(&z, 0), 1);
    CHECK_INT(zp_left(&z, 2), 0);
    /* homes rise with the seats: clockwise round the board */
    CHECK(z.home[0] < z.home[1] && z.home[1] < z.home[2]);
}

RULE("ZP-1.9", random_classes_come_from_the_nine_cards)
{
    struct zp_state z;
    int seen[ZP_CLASSES] = {0};

    for (uint64_t seed = 0; seed < 200; seed++) {
        int n[ZP_CLASSES] = {0};
        kit_deal(&zp_game, &z, seed, "players=4");
        for (int s = 0; s < 4; s++)
            n[z.class[s]]++;
        CHECK(n[ZP_NINJA] + n[ZP_PIRATE] > 0);
        CHECK(n[ZP_NINJA] <= 2 && n[ZP_PIRATE] <= 2);
        for (int c = ZP_ZOMBIE; c < ZP_CLASSES; c++)
            CHECK(n[c] <= 1);
        for (int c = 0; c < ZP_CLASSES; c++)
            seen[c] += n[c];
    }
    /* two cards of nine show up about twice as often as one */
    for (int c = ZP_ZOMBIE; c < ZP_CLASSES; c++)
        CHECK(seen[c] > 40 && seen[c] < seen[ZP_NINJA]);
}

RULE("ZP-1.9", without_elves_none_is_dealt)
{
    struct zp_state z;

    for (uint64_t seed = 0; seed < 60; seed++) {
        kit_deal(&zp_game, &z, seed, "players=6 elf_mode=off");
        for (int s = 0; s < 6; s++)
            CHECK(z.class[s] != ZP_ELF);
    }
    CHECK_REFUSED(&zp_game, "players=3 classes=Ninja,Elf,Pirate elf_mode=off",
                  "classes");
    kit_deal(&zp_game, &z, 1,
             "players=3 classes=Ninja,Robot,Pirate elf_mode=off");
}

RULE("ZP-1.9", a_random_duel_is_ninja_against_pirate)
{
    struct zp_state z;
    int ninja_first = 0;

    for (uint64_t seed = 0; seed < 60; seed++) {
        kit_deal(&zp_game, &z, seed, "players=2");
        CHECK_INT(z.class[0] + z.class[1], ZP_NINJA + ZP_PIRATE);
        ninja_first += z.class[0] == ZP_NINJA;
    }
    CHECK(ninja_first > 10 && ninja_first < 50);
}

RULE("ZP-1.9 ZP-1.2", a_draft_asks_in_seat_order_and_deals_afterwards)
{
    struct zp_state z;
    kit_deal(&zp_game, &z, 3, "players=3 classes=draft first=1");

    check_asked(&z, 0, ZP_ASK_CLASS);
    CHECK_INT(z.deck_n, 0);
    CHECK_INT(z.hand_n[0], 0);
    CHECK_INT(count_op(&z, ZP_CLASS), 7);
    PLAY(&z, ZP_ACT(ZP_CLASS, ZP_ROBOT));
    check_asked(&z, 1, ZP_ASK_CLASS);
    CHECK_INT(count_op(&z, ZP_CLASS), 6);
    CHECK(!CAN(&z, ZP_ACT(ZP_CLASS, ZP_ROBOT)));
    PLAY(&z, ZP_ACT(ZP_CLASS, ZP_ELF));
    /* the last seat has to be one of the two */
    LEGAL(&z, ZP_ACT(ZP_CLASS, ZP_NINJA), ZP_ACT(ZP_CLASS, ZP_PIRATE));
    ASK(&z, ZP_ACT(ZP_CLASS, ZP_PIRATE));
    for (int s = 0; s < 3; s++)
        CHECK_INT(z.hand_n[s], 4);
    CHECK_INT(z.active, 0 + z.start);
    CHECK_INT(z.class[2], ZP_PIRATE);
    /* the Elf sits at seat 1 and has nothing to decide yet */
    check_sound(&z);
}

RULE("ZP-1.3 ZP-1.9", a_draft_keeps_to_the_box)
{
    struct zp_state z;
    kit_deal(&zp_game, &z, 3, "players=5 classes=draft elf_mode=off");

    CHECK_INT(count_op(&z, ZP_CLASS), 6);
    PLAY(&z, ZP_ACT(ZP_CLASS, ZP_NINJA), ZP_ACT(ZP_CLASS, ZP_NINJA));
    CHECK(!CAN(&z, ZP_ACT(ZP_CLASS, ZP_NINJA)));
    PLAY(&z, ZP_ACT(ZP_CLASS, ZP_ALIEN), ZP_ACT(ZP_CLASS, ZP_ZOMBIE));
    /* there are Ninjas, so the last one is free to choose */
    CHECK(CAN(&z, ZP_ACT(ZP_CLASS, ZP_GUNSLINGER)));
    kit_deal(&zp_game, &z, 3, "players=2 classes=draft");
    LEGAL(&z, ZP_ACT(ZP_CLASS, ZP_NINJA), ZP_ACT(ZP_CLASS, ZP_PIRATE));
    PLAY(&z, ZP_ACT(ZP_CLASS, ZP_PIRATE));
    LEGAL(&z, ZP_ACT(ZP_CLASS, ZP_NINJA), ZP_ACT(ZP_CLASS, ZP_PIRATE));
}

/* ---- numbers that the lab turns ---- */

TEST(the_price_of_leaps_and_scoundrels_can_be_turned)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie leap_cost=3 "
                 "scoundrel_cost=4");
    put(&z, 0, "H9");
    put(&z, 12, "F6");
    hold(&z, 0, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    CHECK_INT(count_op(&z, ZP_LEAP), 0);
    hold(&z, 0, ZP_TWO, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, ZP_ACT(ZP_LEAP, 0));
    CHECK_INT(z.pay.cost, 3);

    put(&z, 6, "C3");
    hold(&z, 1, ZP_TWO, ZP_ONE);
    turn_at(&z, 1, ZP_T_PICK);
    CHECK_INT(count_op(&z, ZP_SCOUNDREL), 0);
    hold(&z, 1, ZP_TWO, ZP_TWO);
    turn_at(&z, 1, ZP_T_PICK);
    PLAY(&z, ZP_ACT(ZP_SCOUNDREL, 12));
    CHECK_INT(z.pay.cost, 4);
}

TEST(hands_and_draws_can_be_turned)
{
    struct zp_state z;
    kit_deal(&zp_game, &z, 1,
             "players=3 classes=Ninja,Pirate,Zombie hand=8 draw=3");

    for (int s = 0; s < 3; s++)
        CHECK_INT(z.hand_n[s], 8);
    z.turn.salvage = false;
    CHECK_INT(zp_draw_count(&z), 3);
}

TEST(options_have_the_values_of_section_6)
{
    struct zp_state z;
    kit_deal(&zp_game, &z, 1, "");

    CHECK_INT(z.head.seats, 4);
    CHECK_INT(z.opt.elf_mode, ZP_ELF_ROUNDS);
    CHECK_INT(z.opt.robot_goal, 6);
    CHECK_INT(z.opt.balloon_cost, 2);
    CHECK_INT(z.opt.elf_rounds, 30);
    CHECK_INT(z.opt.elf_decks, 3);
    CHECK_INT(z.opt.round_limit, 100);
    CHECK_INT(z.opt.base, 4);
    CHECK_INT(z.opt.refill, 0);
    CHECK_INT(z.opt.duel_goal, 6);
    CHECK(!z.opt.one_entry && z.opt.bluff);
    CHECK_INT(z.opt.assist, ZP_ASSIST_ANY);
    kit_deal(&zp_game, &z, 1,
             "players=6 elf_mode=deck elf_rounds=60 elf_decks=9 "
             "round_limit=500 gunslinger_base=5 gunslinger_refill=9 "
             "two_player_goal=3 one_entry=1 assist=off bluff_windows=0");
    CHECK_INT(z.opt.elf_mode, ZP_ELF_DECK);
    CHECK_INT(z.opt.elf_decks, 9);
    CHECK_INT(z.opt.round_limit, 500);
    CHECK_INT(z.opt.duel_goal, 3);
    CHECK_INT(z.opt.base, 5);
    CHECK_INT(z.opt.refill, 9);
    CHECK(z.opt.one_entry && !z.opt.bluff);
    CHECK_REFUSED(&zp_game, "players=7", "players");
    CHECK_REFUSED(&zp_game, "elf_rounds=9", "elf_rounds");
    CHECK_REFUSED(&zp_game, "elf_rounds=61", "elf_rounds");
    CHECK_REFUSED(&zp_game, "round_limit=19", "round_limit");
    CHECK_REFUSED(&zp_game, "round_limit=501", "round_limit");
    CHECK_REFUSED(&zp_game, "gunslinger_base=6", "gunslinger_base");
    CHECK_REFUSED(&zp_game, "gunslinger_base=3", "gunslinger_base");
    CHECK_REFUSED(&zp_game, "gunslinger_refill=10", "gunslinger_refill");
    CHECK_REFUSED(&zp_game, "two_player_goal=4", "two_player_goal");
    CHECK_REFUSED(&zp_game, "one_entry=2", "one_entry");
    CHECK_REFUSED(&zp_game, "assist=2", "assist");
    CHECK_REFUSED(&zp_game, "bluff_windows=2", "bluff_windows");
    CHECK_REFUSED(&zp_game, "elf_decks=10", "elf_decks");
    CHECK_REFUSED(&zp_game, "first=6", "first");
}

static void deal_preset(struct zp_state *z, const char *name)
{
    struct rum_options opt;
    struct rum_err_text text;
    struct rum_why why = {0};

    CHECK_INT(rum_options_preset(&opt, &zp_game, name, &text), RUM_OK);
    CHECK_INT(rum_game_setup(&zp_game, z, &opt, kit_seed(3), &why), RUM_OK);
}

TEST(presets_have_the_values_of_section_6)
{
    struct zp_state book, z;

    kit_deal(&zp_game, &book, 3, "");
    deal_preset(&z, "book");
    CHECK_BYTES(&z, &book, sizeof(z));

    deal_preset(&z, "balanced");
    CHECK_INT(z.opt.balloon_cost, 4);
    CHECK_INT(z.opt.robot_goal, 5);
    CHECK_INT(z.opt.elf_rounds, 18);
    CHECK_INT(z.opt.refill, 5);

    deal_preset(&z, "first");
    CHECK_INT(z.head.seats, 2);
    CHECK_INT(z.class[0], ZP_NINJA);
    CHECK_INT(z.class[1], ZP_PIRATE);
    CHECK_INT(z.opt.duel_goal, 3);
    CHECK_INT(z.opt.assist, ZP_ASSIST_OFF);
    CHECK(!z.opt.bluff);
    CHECK_INT(z.opt.round_limit, 40);
}
