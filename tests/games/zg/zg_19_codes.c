/*
 * zg_19_codes.c: ZG-19.4, the action codes, ascending lists, and that a list
 * depends on nothing hidden from the seat that is asked.
 */
#include "zg_position.h"

RULE("ZG-19.4", the_codes_are_those_of_section_4)
{
    CHECK_INT(ZG_M_DONE, 0);
    CHECK_INT(GO("a1"), 0x100);
    CHECK_INT(GO("b2"), 0x111);
    CHECK_INT(LEAP("a1"), 0x200);
    CHECK_INT(DROP("a1"), 0x300);
    CHECK_INT(LAND("h2"), 0x417);
    CHECK_INT(STANCE(4), 0x504);
    CHECK_INT(ZG_M_FIRST, 0x600);
    CHECK_INT(ADD(ZG_RFOOT), 0x707);
    CHECK_INT(ZG_A_NONE, 0);
    CHECK_INT(DECK(1), 0x11);
    CHECK_INT(HAND(3), 0x23);
    CHECK_INT(LOCKED(2), 0x32);
    CHECK_INT(ZG_A_ZONE, 0x40);
    CHECK_INT(PIECE('A'), 0x100);
    CHECK_INT(PIECE('Z'), 0x119);
}

static int list_limit;

RULE("ZG-19.4", lists_ascend_and_a_single_action_is_never_asked)
{
    static const char *const options[] = {
        "players=2",
        "players=2 arena=skyline figures=VV",
        "players=3 figures=VTV flameout=off",
        "players=4 teams=2v2 arena=two_tables",
        "players=4 loadout=draft flameout=off",
    };
    struct zg_state s, seen;
    rum_action open[RUM_MAX_ACTIONS], other[RUM_MAX_ACTIONS];
    struct rum_rng rng;
    size_t n;

    rum_rng_init(&rng, kit_seed(19));
    list_limit = 0;
    for (uint64_t game = 0; game < 25; game++) {
        kit_deal(&zg_game, &s, game, options[game % 5]);
        while ((n = zg_game.legal(&s, open)) > 0) {
            CHECK(n >= 2 && n <= 300);
            for (size_t i = 1; i < n; i++)
                CHECK(open[i - 1] < open[i]);
            rum_game_hide(&zg_game, &s, s.head.to_act, &seen);
            CHECK_INT(zg_game.legal(&seen, other), n);
            CHECK_BYTES(other, open, n * sizeof(*open));
            if ((int)n > list_limit)
                list_limit = (int)n;
            zg_game.apply(&s, open[rum_rng_below(&rng, (uint32_t)n)], NULL);
        }
    }
    CHECK(list_limit > 80 && list_limit <= 192);
}

RULE("ZG-19.4", hands_and_placements_have_at_most_84_and_192_choices)
{
    struct zg_state s;
    struct rum_options opt;
    struct rum_err_text why_text;
    struct rum_why why;
    rum_action open[RUM_MAX_ACTIONS];
    char text[600] = "hall 16 12 WALL ";

    for (int i = 0; i < 192; i++)
        strcat(text, "0 ");
    rum_options_init(&opt, &zg_game);
    rum_options_set(&opt, &zg_game, "arena", "file", &why_text);
    rum_options_set(&opt, &zg_game, "file", text, &why_text);
    rum_options_set(&opt, &zg_game, "flameout", "off", &why_text);
    rum_options_set(&opt, &zg_game, "figures", "VV", &why_text);
    CHECK_INT(rum_game_setup(&zg_game, &s, &opt, kit_seed(1), &why), RUM_OK);
    CHECK_INT(zg_game.legal(&s, open), 84);
    KIT_PLAY(&zg_game, &s, NULL, FEET | BIT(ZG_BACK), 7);
    CHECK_INT(zg_game.legal(&s, open), 192);
    /* The longest flight there is: three Z-G cards from the middle. */
    KIT_PLAY(&zg_game, &s, NULL, cell("h6"), ZG_STAND, cell("a6"), ZG_STAND);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LFOOT, ADD(ZG_RFOOT), ADD(ZG_BACK));
    CHECK_INT(count_open(&s, ZG_M_GO), 187); /* but four in the corners */
    CHECK(zg_game.legal(&s, open) <= 300);
}

TEST(an_action_that_is_not_open_is_a_bug)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1, "flameout=off");
    CHECK_TRAPS(zg_game.apply(&s, 3, NULL));
    CHECK_TRAPS(zg_game.apply(&s, 0x207, NULL));
    duel(&s, QUIET, "e4", "f4");
    CHECK_TRAPS(zg_game.apply(&s, ZG_BODY, NULL));
    plays(&s, 0, ZG_LHAND);
    CHECK_TRAPS(zg_game.apply(&s, (rum_action)GO("e4"), NULL));
    CHECK_TRAPS(zg_game.apply(&s, (rum_action)GO("l10"), NULL));
    CHECK_TRAPS(zg_game.apply(&s, (rum_action)STANCE(ZG_STAND), NULL));
    CHECK_TRAPS(zg_game.apply(&s, (rum_action)ADD(ZG_BACK), NULL));
    s.phase = ZG_P_OVER;
    CHECK_TRAPS(zg_game.apply(&s, 0, NULL));
}
