/*
 * ze_1_setup.c: options, sides and the deal.
 */
#include "ze_test.h"

static void deal(struct ze_state *s, const char *options)
{
    kit_deal(&ze_game, s, 1, options);
    sound(s);
}

RULE("ZE-1.1", two_to_five_play_one_of_them_the_villain)
{
    struct ze_state s;

    CHECK_REFUSED(&ze_game, "players=1", "players");
    CHECK_REFUSED(&ze_game, "players=6", "players");
    for (char n = '2'; n <= '5'; n++) {
        char options[] = "players=0 mode=villain characters=random";
        options[8] = n;
        deal(&s, options);
        unsigned seen = 0;
        for (unsigned seat = 0; seat < s.head.seats; seat++)
            seen |= 1u << s.character[seat];
        CHECK_INT(s.head.seats, n - '0');
        CHECK_INT(s.character[s.villain], ZE_VILLAIN);
        CHECK_INT(__builtin_popcount(seen), n - '0'); /* all different */
    }
}

RULE("ZE-1.1 ZE-10.2", in_battle_royale_everybody_has_a_colour_and_no_side)
{
    struct ze_state s;

    deal(&s, "players=5 mode=royale");
    CHECK_INT(s.villain, ZE_NONE);
    for (unsigned seat = 0; seat < 5; seat++) {
        CHECK_INT(s.character[seat], seat);
        CHECK_INT(s.health[seat], 4);
        CHECK_INT(s.items[seat], 0);
        CHECK_INT(ze_game.side(&s, (rum_seat)seat), seat);
    }
}

RULE("ZE-1.2", the_villains_seat_is_an_option)
{
    struct ze_state s;
    int seats[4] = {0};

    deal(&s, "players=4 villain_seat=2");
    CHECK_INT(s.villain, 2);
    CHECK_REFUSED(&ze_game, "players=4 villain_seat=4", "villain_seat");
    CHECK_REFUSED(&ze_game, "players=3 villain_seat=3", "villain_seat");
    CHECK_REFUSED(&ze_game, "players=3 mode=royale first=3", "first");
    for (unsigned seed = 0; seed < 80; seed++) {
        kit_deal(&ze_game, &s, seed, "players=4");
        seats[s.villain]++;
    }
    for (int i = 0; i < 4; i++)
        CHECK(seats[i] > 8);
}

RULE("ZE-1.2", astronauts_choose_in_turn_among_what_is_left)
{
    struct ze_state s;

    deal(&s, "players=4 villain_seat=2");
    CHECK_INT(s.phase, ZE_D0_CHARACTER);
    CHECK_INT(s.head.to_act, 3); /* from the villain's left */
    CHECK_LEGAL(&ze_game, &s, 0, 1, 2, 3);
    KIT_PLAY(&ze_game, &s, NULL, ZE_MEDIC);
    CHECK_INT(s.head.to_act, 0);
    CHECK_LEGAL(&ze_game, &s, 0, 1, 3);
    KIT_PLAY(&ze_game, &s, NULL, ZE_COMMANDER);
    CHECK_INT(s.head.to_act, 1);
    CHECK_LEGAL(&ze_game, &s, 1, 3);
    KIT_PLAY(&ze_game, &s, NULL, ZE_REDSHIRT);
    CHECK_INT(s.character[3], ZE_MEDIC);
    CHECK_INT(s.character[0], ZE_COMMANDER);
    CHECK_INT(s.character[1], ZE_REDSHIRT);
    CHECK_INT(s.phase, ZE_D1_PLACE);
    CHECK_INT(s.head.to_act, 3);
    sound(&s);
}

RULE("ZE-1.2", the_last_of_four_characters_is_no_choice)
{
    struct ze_state s;
    struct rum_trace trace;

    deal(&s, "players=5 villain_seat=0");
    KIT_PLAY(&ze_game, &s, NULL, ZE_GUNNER, ZE_MEDIC);
    KIT_PLAY(&ze_game, &s, &trace, ZE_REDSHIRT);
    CHECK_INT(s.character[4], ZE_COMMANDER);
    CHECK_INT(s.phase, ZE_D1_PLACE);
    CHECK_INT(kit_events(&trace, ZE_EV_CHARACTER), 2);
    CHECK_INT(kit_event(&trace, ZE_EV_CHARACTER, 1)->arg[ZE_ARG_NUMBER],
              ZE_COMMANDER);
    CHECK_INT(kit_event(&trace, ZE_EV_CHARACTER, 1)->seat, 4);
}

RULE("ZE-1.3", health_follows_the_table)
{
    static const struct {
        const char *options;
        int astronaut, villain, hearts;
    } rows[] = {
        {"players=3 villain_seat=0", 4, 4, 2},
        {"players=4 villain_seat=0", 4, 4, 2},
        {"players=5 villain_seat=0", 4, 4, 4},
        {"players=2 mode=villain villain_seat=0", 4, 3, 0},
        {"players=4 villain_seat=0 astro_health=1", 1, 4, 2},
        {"players=4 villain_seat=0 villain_hearts=0", 4, 4, 0},
        {"players=3 villain_seat=0 villain_hearts=4", 4, 4, 4},
        {"players=2 mode=villain villain_seat=0 villain_hearts=1", 4, 3, 1},
    };
    struct ze_state s;

    for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
        deal(&s, rows[i].options);
        CHECK_INT(s.health[0], rows[i].villain);
        for (unsigned seat = 1; seat < s.head.seats; seat++)
            CHECK_INT(s.health[seat], rows[i].astronaut);
        CHECK_INT(__builtin_popcount(s.items[0]), rows[i].hearts);
    }
    deal(&s, "players=4 mode=royale astro_health=1"); /* ignored there */
    CHECK_INT(s.health[3], 4);
}

RULE("ZE-1.4", the_villain_begins_with_the_hearts_of_the_lowest_ids)
{
    struct ze_state s;

    deal(&s, "players=3 villain_seat=1");
    CHECK_INT(s.items[1], 1 << HEART_G2 | 1 << HEART_B3);
    deal(&s, "players=5 villain_seat=1");
    CHECK_INT(s.items[1],
              1 << HEART_G2 | 1 << HEART_B3 | 1 << HEART_C6 | 1 << HEART_H9);
    deal(&s, "players=5 villain_seat=1 villain_hearts=3");
    CHECK_INT(s.items[1], 1 << HEART_G2 | 1 << HEART_B3 | 1 << HEART_C6);
}

RULE("ZE-1.5", all_other_items_are_on_the_table)
{
    struct ze_state s;

    deal(&s, "players=4 villain_seat=0");
    CHECK_INT(ze_on_table(&s), 0x3ffff & ~(1 << HEART_G2 | 1 << HEART_B3));
    deal(&s, "players=4 mode=royale");
    CHECK_INT(ze_on_table(&s), 0x3ffff);
}

RULE("ZE-1.6 ZE-1.9", the_deal_gives_five_cards_to_each_seat_from_the_top)
{
    struct ze_state before, s;

    /* The same seed: what lies in the stack during D0 is what is dealt. */
    deal(&before, "players=3 villain_seat=0");
    CHECK_INT(before.deck_size, 72);
    memcpy(&s, &before, sizeof(s));
    KIT_PLAY(&ze_game, &s, NULL, ZE_COMMANDER, ZE_GUNNER);
    CHECK_INT(s.deck_size, 72 - 15);
    for (unsigned seat = 0; seat < 3; seat++) {
        CHECK_INT(s.hand_size[seat], 5);
        for (unsigned i = 0; i < 5; i++)
            CHECK(holds(&s, seat, before.deck[71 - 5 * seat - i]));
    }
    CHECK_BYTES(s.deck, before.deck, s.deck_size);
}

RULE("ZE-1.7", before_the_first_move_nobody_is_on_the_map)
{
    struct ze_state s;

    position(&s, "players=3");
    for (unsigned seat = 0; seat < 3; seat++)
        CHECK_INT(s.zone[seat], ZE_NONE);
    at(&s, 1, D4);
    begin_act(&s, 1); /* the villain cannot be hit, being nowhere */
    CHECK_LEGAL(&ze_game, &s, ZE_PASS, ZE_TAKE);
}

RULE("ZE-1.8", two_players_play_battle_royale_unless_they_say_otherwise)
{
    struct ze_state s;

    deal(&s, "players=2");
    CHECK(s.royale);
    deal(&s, "players=2 mode=villain");
    CHECK(!s.royale);
    deal(&s, "players=3");
    CHECK(!s.royale);
    deal(&s, "players=5 mode=royale");
    CHECK(s.royale);
}

RULE("ZE-1.9", nothing_is_random_after_the_setup)
{
    struct ze_state s;
    rum_action open[RUM_MAX_ACTIONS];

    deal(&s, "players=5 characters=random");
    struct rum_rng rng = s.head.rng;
    while (s.head.to_act != RUM_NOBODY) {
        size_t n = ze_game.legal(&s, open);
        ze_game.apply(&s, open[n / 2], NULL);
    }
    CHECK_BYTES(&s.head.rng, &rng, sizeof(rng));
}

RULE("ZE-1.9", chance_is_drawn_in_the_order_of_the_clause)
{
    /* What is fixed by an option is not drawn, so what follows it changes;
     * what came before it does not. */
    struct ze_state a, b;
    int moved = 0;

    for (unsigned seed = 0; seed < 20; seed++) {
        kit_deal(&ze_game, &a, seed, "players=4 characters=random");
        kit_deal(&ze_game, &b, seed, "players=4 characters=seat");
        CHECK_INT(a.villain, b.villain);
        moved += memcmp(a.deck, b.deck, sizeof(a.deck)) != 0;
        kit_deal(&ze_game, &a, seed, "players=4 mode=royale first=1");
        kit_deal(&ze_game, &b, seed,
                 "players=4 mode=villain villain_seat=1 "
                 "characters=seat");
        CHECK_BYTES(a.deck, b.deck, sizeof(a.deck));
    }
    CHECK(moved > 0);
}

RULE("ZE-1.9", random_characters_are_different_and_vary)
{
    struct ze_state s;
    int commander[4] = {0};

    for (unsigned seed = 0; seed < 80; seed++) {
        kit_deal(&ze_game, &s, seed,
                 "players=4 villain_seat=3 characters=random");
        unsigned seen = 0;
        for (unsigned seat = 0; seat < 3; seat++) {
            CHECK(s.character[seat] < ZE_VILLAIN);
            seen |= 1u << s.character[seat];
            commander[seat] += s.character[seat] == ZE_COMMANDER;
        }
        CHECK_INT(__builtin_popcount(seen), 3);
    }
    for (int i = 0; i < 3; i++)
        CHECK(commander[i] > 6 && commander[i] < 40);
}

RULE("ZE-1.10", characters_are_chosen_before_the_deal)
{
    struct ze_state s;

    deal(&s, "players=4 villain_seat=0");
    CHECK_INT(s.deck_size, 72);
    for (unsigned seat = 0; seat < 4; seat++)
        CHECK_INT(s.hand_size[seat], 0);
    CHECK_INT(s.head.turn, 0);
}

RULE("ZE-1.10", characters_by_seat_and_by_list_leave_out_the_villain)
{
    struct ze_state s;

    deal(&s, "players=5 villain_seat=1 characters=seat");
    CHECK_INT(s.character[0], ZE_COMMANDER);
    CHECK_INT(s.character[1], ZE_VILLAIN);
    CHECK_INT(s.character[2], ZE_GUNNER);
    CHECK_INT(s.character[3], ZE_MEDIC);
    CHECK_INT(s.character[4], ZE_REDSHIRT);
    deal(&s, "players=4 villain_seat=1 characters=GMR");
    CHECK_INT(s.character[0], ZE_GUNNER);
    CHECK_INT(s.character[2], ZE_MEDIC);
    CHECK_INT(s.character[3], ZE_REDSHIRT);
    CHECK_REFUSED(&ze_game, "players=4 characters=GM", "characters");
    CHECK_REFUSED(&ze_game, "players=4 characters=GMRC", "characters");
    CHECK_REFUSED(&ze_game, "players=4 characters=GMG", "characters");
    CHECK_REFUSED(&ze_game, "players=3 characters=GG", "characters");
}

RULE("ZE-1.9", the_starting_player_of_battle_royale_is_random_or_given)
{
    struct ze_state s;
    int first[3] = {0};

    deal(&s, "players=3 mode=royale first=2");
    CHECK_INT(s.first, 2);
    CHECK_INT(s.head.to_act, 2);
    for (unsigned seed = 0; seed < 60; seed++) {
        kit_deal(&ze_game, &s, seed, "players=3 mode=royale");
        first[s.first]++;
        CHECK_INT(s.head.to_act, s.first);
    }
    for (int i = 0; i < 3; i++)
        CHECK(first[i] > 8);
}
