/*
 * zg_presets.c: the presets of section 6, value by value.
 */
#include "zg_position.h"

/* Deal with a preset, and with more given besides it. */
static void deal_preset(struct zg_state *s, const char *preset,
                        const char *name, const char *value)
{
    struct rum_options opt;
    struct rum_err_text text = {0};
    struct rum_why why = {0};

    CHECK_INT(rum_options_preset(&opt, &zg_game, preset, &text), RUM_OK);
    if (name)
        CHECK_INT(rum_options_set(&opt, &zg_game, name, value, &text), RUM_OK);
    CHECK_INT(rum_game_setup(&zg_game, s, &opt, kit_seed(1), &why), RUM_OK);
}

static int tactics(const struct zg_state *s)
{
    return s->high_ground + s->sneak + s->jumps + s->falling + s->knockdown +
           s->dash + s->flameout + s->stances;
}

TEST(the_book_is_what_is_dealt_without_asking)
{
    struct zg_state s, plain;

    deal_preset(&s, "book", NULL, NULL);
    kit_deal(&zg_game, &plain, 1, "");
    CHECK_BYTES(&s, &plain, sizeof(s));
    CHECK_STR(zg_game.presets[0].name, "book");
    CHECK_INT(tactics(&s), 8);
    CHECK_INT(s.prone, ZG_PRONE_LITERAL);
    CHECK(s.half_turn);
}

TEST(balanced_is_prone_aimed_without_half_turns)
{
    struct zg_state s;

    deal_preset(&s, "balanced", NULL, NULL);
    CHECK_INT(s.prone, ZG_PRONE_AIMED);
    CHECK(!s.half_turn);
    CHECK_INT(tactics(&s), 8);
}

TEST(a_first_game_is_a_duel_in_the_library_without_tactics)
{
    struct zg_state s;

    deal_preset(&s, "first", NULL, NULL);
    CHECK_INT(s.head.seats, 2);
    CHECK_INT(s.arena, ZG_LIBRARY);
    CHECK(!s.half_turn);
    CHECK(!s.fall);
    CHECK_INT(tactics(&s), 0);
    for (int c = 0; c < ZG_STRIDE * s.h; c++)
        CHECK(zg_x(c) >= s.w || s.height[c] != ZG_VOID);
}

TEST(basic_is_any_table_without_tactics)
{
    struct zg_state s;

    deal_preset(&s, "basic", "players", "3");
    CHECK_INT(s.head.seats, 3);
    CHECK_INT(s.arena, ZG_CRUCIBLE);
    CHECK(s.half_turn);
    CHECK_INT(tactics(&s), 0);
}

TEST(what_is_given_besides_a_preset_wins_over_it)
{
    struct zg_state s;

    deal_preset(&s, "basic", "sneak", "on");
    CHECK_INT(tactics(&s), 1);
    CHECK(s.sneak);
}
