/*
 * ze_options.c: section 6: options that other chapters do not show.
 */
#include "ze_test.h"

RULE("ZE-1.2 ZE-10.1", options_of_the_other_mode_are_ignored)
{
    struct ze_state a, b;

    kit_deal(&ze_game, &a, 4, "players=4 mode=royale first=2");
    kit_deal(&ze_game, &b, 4,
             "players=4 mode=royale first=2 villain_seat=1 characters=CGM "
             "astro_health=2 villain_hearts=4");
    CHECK_BYTES(a.hand, b.hand, sizeof(a.hand));
    CHECK_BYTES(a.health, b.health, sizeof(a.health));
    CHECK_BYTES(a.items, b.items, sizeof(a.items));
    CHECK_BYTES(a.character, b.character, sizeof(a.character));
    CHECK_INT(b.villain, ZE_NONE);
    kit_deal(&ze_game, &a, 4, "players=4 villain_seat=1 characters=seat");
    kit_deal(&ze_game, &b, 4,
             "players=4 villain_seat=1 characters=seat first=3");
    CHECK_BYTES(a.hand, b.hand, sizeof(a.hand));
    CHECK_INT(b.first, ZE_NONE);
}

TEST(values_outside_the_table_are_refused)
{
    CHECK_REFUSED(&ze_game, "players=4 mode=royale villain_seat=4",
                  "villain_seat");
    CHECK_REFUSED(&ze_game, "players=2 mode=villain first=2", "first");
}

/* ---- numbers that the lab turns ---- */

TEST(hands_health_and_items_can_be_turned)
{
    struct ze_state s;

    kit_deal(&ze_game, &s, 4,
             "players=4 villain_seat=1 characters=seat hand=7 villain_health=2 "
             "villain_items=5 heart_heals=3");
    for (int seat = 0; seat < 4; seat++)
        CHECK_INT(s.hand_size[seat], 7);
    CHECK_INT(s.health[1], 2);
    CHECK(ze_fits(&s, 1, ze_bit(0) | ze_bit(1) | ze_bit(2)));
    s.villain_items = 4;
    CHECK(!ze_fits(&s, 1, ze_bit(0) | ze_bit(1) | ze_bit(2)));
    s.health[0] = 1;
    CHECK_INT(ze_healed(&s, 0), 4);
    s.health[0] = 2; /* never more than there are cards */
    CHECK_INT(ze_healed(&s, 0), 4);
    CHECK_REFUSED(&ze_game, "players=5 villain_items=3", "villain_items");
    CHECK_REFUSED(&ze_game, "players=3 villain_hearts=3 villain_items=2",
                  "villain_items");
}

TEST(standards_are_those_of_the_table)
{
    struct ze_state s;

    kit_deal(&ze_game, &s, 1, "");
    CHECK_INT(s.head.seats, 4);
    CHECK(!s.royale);
    CHECK(s.shared_hands);
    CHECK(!s.order_by_seat);
    CHECK(!s.mark_per_turn);
    CHECK(s.villain_revives);
    CHECK(!s.useful_shots);
    CHECK_INT(s.health_dealt, 4);
    CHECK_INT(s.hearts_dealt, 2);
    CHECK_INT(s.phase, ZE_D0_CHARACTER);
    kit_deal(&ze_game, &s, 1,
             "shared_hands=off order=seat villain_repeat=turn "
             "villain_revive=off items=useful");
    CHECK(!s.shared_hands);
    CHECK(s.order_by_seat);
    CHECK(s.mark_per_turn);
    CHECK(!s.villain_revives);
    CHECK(s.useful_shots);
    kit_deal(&ze_game, &s, 1, "players=2 items=useful"); /* both modes */
    CHECK(s.useful_shots);
}

TEST(roles_are_words_for_the_lab)
{
    struct ze_state s;

    kit_deal(&ze_game, &s, 1, "players=3 villain_seat=1");
    CHECK_STR(ze_game.role(&s, 1), "villain");
    CHECK_STR(ze_game.role(&s, 0), "astronaut");
    KIT_PLAY(&ze_game, &s, NULL, ZE_MEDIC);
    CHECK_STR(ze_game.role(&s, 2), "Medic");
    kit_deal(&ze_game, &s, 1, "players=3 mode=royale first=1");
    CHECK_STR(ze_game.role(&s, 1), "first");
    CHECK_STR(ze_game.role(&s, 0), "third");
}

TEST(presets_are_those_of_the_rules)
{
    static const struct {
        const char *name;
        int seats;
        bool royale, useful;
    } rows[] = {
        {"book", 4, false, false},
        {"balanced", 4, false, true},
        {"first", 3, true, true},
    };

    CHECK_INT(ze_game.preset_count, 3);
    for (int i = 0; i < 3; i++) {
        struct rum_options opt;
        struct rum_err_text text;
        struct rum_why why;
        struct ze_state s;
        CHECK_STR(ze_game.presets[i].name, rows[i].name);
        CHECK_INT(rum_options_preset(&opt, &ze_game, rows[i].name, &text),
                  RUM_OK);
        CHECK_INT(
            rum_game_setup(&ze_game, &s, &opt, (struct rum_seed){{1}}, &why),
            RUM_OK);
        CHECK_INT(s.head.seats, rows[i].seats);
        CHECK_INT(s.royale, rows[i].royale);
        CHECK_INT(s.useful_shots, rows[i].useful);
    }
}
