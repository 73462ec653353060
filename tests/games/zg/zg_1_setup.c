/*
 * zg_1_setup.c: ZG-1, figures, cards and arenas.
 */
#include "zg_position.h"

RULE("ZG-1.1", two_to_four_players)
{
    struct zg_state s;

    for (int n = 2; n <= 4; n++) {
        char options[] = "players=0";
        options[8] = (char)('0' + n);
        kit_deal(&zg_game, &s, 1, options);
        CHECK_INT(s.head.seats, n);
        for (int i = 0; i < n; i++)
            CHECK(s.seat[i].alive);
    }
    CHECK_REFUSED(&zg_game, "players=1", "players");
    CHECK_REFUSED(&zg_game, "players=5", "players");
}

RULE("ZG-1.2", figures_go_by_seat_or_are_chosen)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1, "players=4");
    for (int i = 0; i < 4; i++) {
        CHECK_INT(s.seat[i].figure, i);
        for (int slot = 0; slot < ZG_SLOTS; slot++)
            CHECK_INT(s.seat[i].card[slot], 9 * i + slot);
    }
    kit_deal(&zg_game, &s, 1, "players=3 figures=TVV");
    CHECK_INT(s.seat[0].figure, ZG_TEMPEST);
    CHECK_INT(s.seat[1].figure, ZG_VANGUARD);
    CHECK_INT(s.seat[2].figure, ZG_VANGUARD);
    CHECK_INT(s.seat[2].card[ZG_BODY], 9 * ZG_VANGUARD + ZG_BODY);
    CHECK_REFUSED(&zg_game, "players=3 figures=TV", "figures");
    CHECK_REFUSED(&zg_game, "players=2 figures=TVC", "figures");
    CHECK_REFUSED(&zg_game, "players=2 figures=TX", "figures");
}

RULE("ZG-1.3 ZG-1.4", nine_cards_in_the_deck_and_a_character_beside_it)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1, "");
    CHECK_INT(s.seat[0].deck, ZG_GEAR);
    CHECK_INT(s.seat[0].deck_n, 9);
    CHECK(s.seat[0].has_char);
    CHECK_INT(s.seat[0].character, ZG_MERC);
    CHECK_INT(s.seat[1].character, ZG_ENSIGN);
    kit_deal(&zg_game, &s, 1, "character=off");
    CHECK(!s.seat[0].has_char);
}

RULE("ZG-1.3", every_stock_set_is_worth_300_credits)
{
    for (int f = 0; f < 4; f++) {
        int sum = zg_character_credits[f];
        for (int slot = 0; slot < ZG_SLOTS; slot++)
            sum += zg_cards[9 * f + slot].credits;
        CHECK_INT(sum, 300);
    }
}

RULE("ZG-1.5", the_ulster_is_a_card_like_any_other)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1, "flameout=off");
    CHECK(kit_is_legal(&zg_game, &s, BIT(ZG_BODY) | HANDS)); /* picked */

    duel(&s, QUIET, "e4", "f4"); /* drawn, and struck */
    strike(&s, NULL, ZG_LHAND, END_A, ZG_BODY, 1);
    CHECK_INT(s.seat[1].slag, BIT(ZG_BODY));
}

RULE("ZG-1.6", one_arena_is_chosen)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1, "");
    CHECK_INT(s.arena, ZG_LIBRARY);
    kit_deal(&zg_game, &s, 1, "players=3");
    CHECK_INT(s.arena, ZG_CRUCIBLE);
    kit_deal(&zg_game, &s, 1, "players=4 arena=two_tables");
    CHECK_INT(s.arena, ZG_TWO_TABLES);
    kit_deal(&zg_game, &s, 1, "arena=skyline");
    CHECK_INT(s.arena, ZG_SKYLINE);
    CHECK_REFUSED(&zg_game, "arena=moon", "arena");
}

RULE("ZG-1.7", terrain_does_not_change_but_by_attacks)
{
    struct zg_state s;
    uint8_t before[ZG_CELLS];
    rum_action open[RUM_MAX_ACTIONS];
    size_t n;

    kit_deal(&zg_game, &s, 3, "");
    memcpy(before, s.height, sizeof(before));
    while ((n = zg_game.legal(&s, open)) > 0 && s.head.turn < 6) {
        /* Attack nothing that is terrain; otherwise anything. */
        size_t last = n;
        while (s.phase == ZG_P_ATTACK && last > 1 &&
               open[last - 1] >= ZG_A_PIECE)
            last--;
        zg_game.apply(&s, s.phase == ZG_P_FLAME ? 0 : open[last / 2], NULL);
        CHECK_BYTES(s.height, before, sizeof(before));
    }
}

RULE("ZG-1.8", the_edge_is_the_arenas_or_as_chosen)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1, "arena=library");
    CHECK(!s.fall);
    kit_deal(&zg_game, &s, 1, "arena=two_tables");
    CHECK(!s.fall);
    kit_deal(&zg_game, &s, 1, "arena=skyline");
    CHECK(s.fall);
    kit_deal(&zg_game, &s, 1, "arena=crucible");
    CHECK(s.fall);
    kit_deal(&zg_game, &s, 1, "arena=library edge=FALL");
    CHECK(s.fall);
    kit_deal(&zg_game, &s, 1, "arena=crucible edge=WALL");
    CHECK(!s.fall);
}

RULE("ZG-1.9", cards_are_known_but_not_where_they_are)
{
    struct zg_state s, seen;

    duel(&s, QUIET, "e4", "f4");
    rum_game_hide(&zg_game, &s, 1, &seen);
    CHECK_BYTES(seen.seat[0].card, s.seat[0].card, sizeof(s.seat[0].card));
    CHECK_INT(seen.seat[0].hand, ZG_UNKNOWN);
    CHECK_INT(seen.seat[0].deck, ZG_UNKNOWN);
    CHECK_INT(seen.seat[1].hand, s.seat[1].hand);
}

/* ---- the arenas of section 2.8 ---- */

static void check_arena(const char *options, int w, int h,
                        const char *const *rows, const char *masses)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1, options);
    CHECK_INT(s.w, w);
    CHECK_INT(s.h, h);
    for (int y = 0; y < h; y++) {
        for (int x = 0; x < w; x++) {
            char c = rows[y][2 * x];
            CHECK_INT(s.height[16 * y + x], c == '~' ? ZG_VOID : c - '0');
        }
    }
    for (int i = 0; i < ZG_PIECES; i++) {
        int mass = i < (int)strlen(masses) ? masses[i] - '0' : 0;
        CHECK_INT(s.piece[i].mass, mass);
    }
}

RULE("ZG-1.6 ZG-14.2", library_is_as_drawn)
{
    static const char *const rows[] = {
        "0 0 0 0 0 0 0 0 0 0 0 0", "0 0 2 2 0 0 0 0 4 4 0 0",
        "0 0 2 2 0 1 1 0 4 4 0 0", "0 0 0 0 0 0 0 0 0 0 0 0",
        "1 1 0 0 2 3 3 2 0 0 2 2", "2 2 0 0 2 3 3 2 0 0 1 1",
        "0 0 0 0 0 0 0 0 0 0 0 0", "0 0 4 4 0 1 1 0 2 2 0 0",
        "0 0 4 4 0 0 0 0 2 2 0 0", "0 0 0 0 0 0 0 0 0 0 0 0"};
    check_arena("arena=library", 12, 10, rows, "4433334333434");
}

RULE("ZG-1.6 ZG-14.2", two_tables_is_as_drawn)
{
    static const char *const rows[] = {
        "4 4 4 4 4 0 0 4 4 4 4 4", "4 6 6 4 4 0 0 4 4 5 4 4",
        "4 6 6 4 4 4 4 4 4 5 4 4", "4 4 4 5 4 0 0 4 4 4 4 4",
        "4 4 4 5 4 0 0 4 8 8 4 4", "4 4 8 8 4 0 0 4 5 4 4 4",
        "4 4 4 4 4 0 0 4 5 4 4 4", "4 4 5 4 4 4 4 4 4 6 6 4",
        "4 4 5 4 4 0 0 4 4 6 6 4", "4 4 4 4 4 0 0 4 4 4 4 4"};
    check_arena("arena=two_tables", 12, 10, rows, "4343443434");
}

RULE("ZG-1.6 ZG-14.2", skyline_is_as_drawn)
{
    static const char *const rows[] = {
        "0 0 0 0 0 0 0 0 0 0 0 0", "0 2 4 4 0 0 0 6 6 0 2 0",
        "0 0 4 4 0 2 0 6 6 0 2 0", "0 0 0 0 0 2 0 4 0 0 0 0",
        "0 3 0 8 8 1 0 2 0 0 1 0", "0 1 0 0 2 0 1 8 8 0 3 0",
        "0 0 0 0 4 0 2 0 0 0 0 0", "0 2 0 6 6 0 2 0 4 4 0 0",
        "0 2 0 6 6 0 0 0 4 4 2 0", "0 0 0 0 0 0 0 0 0 0 0 0"};
    check_arena("arena=skyline", 12, 10, rows, "2453333262222632333542");
}

RULE("ZG-1.6 ZG-14.2", crucible_is_as_drawn)
{
    static const char *const rows[] = {
        "0 0 0 0 0 0 0 0 0 0 0 0", "0 2 2 0 0 1 0 0 0 2 2 0",
        "0 2 2 0 0 1 0 0 0 2 2 0", "0 0 0 4 4 0 0 4 4 0 0 0",
        "0 0 0 4 2 0 0 2 4 0 0 0", "0 0 0 0 0 ~ ~ 0 0 1 1 0",
        "0 1 1 0 0 ~ ~ 0 0 0 0 0", "0 0 0 4 2 0 0 2 4 0 0 0",
        "0 0 0 4 4 0 0 4 4 0 0 0", "0 2 2 0 0 0 1 0 0 2 2 0",
        "0 2 2 0 0 0 1 0 0 2 2 0", "0 0 0 0 0 0 0 0 0 0 0 0"};
    check_arena("arena=crucible", 12, 12, rows, "43432434324343243432");
}

/* ---- the arena file ---- */

#define GROUND "0 0 0 0 0 0\n"
#define SMALL  GROUND GROUND GROUND GROUND GROUND GROUND GROUND

static void deal_file(struct zg_state *s, const char *text)
{
    const char *wrong;

    memset(s, 0, sizeof(*s));
    wrong = zg_arena_read(s, text);
    CHECK_STR(wrong ? wrong : "", "");
}

static void refuse_file(const char *text, const char *part)
{
    struct zg_state s;
    struct rum_options opt;
    struct rum_err_text text_why;
    struct rum_why why = {0};

    rum_options_init(&opt, &zg_game);
    CHECK_INT(rum_options_set(&opt, &zg_game, "arena", "file", &text_why), 0);
    CHECK_INT(rum_options_set(&opt, &zg_game, "file", text, &text_why), 0);
    CHECK_INT(rum_game_setup(&zg_game, &s, &opt, kit_seed(1), &why),
              RUM_EOPTION);
    CHECK_STR(why.option, "file");
    CHECK_HAS(why.allowed, part);
}

RULE("ZG-1.6 ZG-1.8", an_arena_file_is_read)
{
    struct zg_state s;

    deal_file(&s, "den 6 7 FALL\n" SMALL "Q b2 2x1 3\nA c4 1x3 6\n");
    CHECK_INT(s.w, 6);
    CHECK_INT(s.h, 7);
    CHECK(s.fall);
    CHECK_INT(s.height[cell("b2")], 3);
    CHECK_INT(s.height[cell("c2")], 3);
    CHECK_INT(s.height[cell("d2")], 0);
    CHECK_INT(s.height[cell("c6")], 6);
    CHECK_INT(s.height[cell("c7")], 0);
    CHECK_INT(s.base[cell("c6")], 0);
    CHECK_INT(s.cover[cell("c2")], 'Q' - 'A');
    CHECK_INT(s.cover[cell("c4")], 0);
    CHECK_INT(s.piece['Q' - 'A'].mass, 4); /* 2 and 2 cards high */
    CHECK_INT(s.piece[0].mass, 6);         /* 3 and 3 */
    CHECK_INT(s.height[6], ZG_VOID);       /* beside the rectangle */

    deal_file(&s, "den 6 7 WALL " SMALL);
    CHECK(!s.fall);
    deal_file(
        &s,
        "den 6 7 WALL 9 5 ~ 0 0 0 " GROUND GROUND GROUND GROUND GROUND GROUND);
    CHECK_INT(s.base[cell("a1")], 9);
    CHECK_INT(s.base[cell("c1")], ZG_VOID);
}

RULE("ZG-1.6", an_arena_file_says_what_is_wrong_with_it)
{
    refuse_file("", "name W H");
    refuse_file("den 5 7 WALL " SMALL, "width 6 to 16");
    refuse_file("den 17 7 WALL " SMALL, "width 6 to 16");
    refuse_file("den 6 5 WALL " SMALL, "height 6 to 12");
    refuse_file("den 6 13 WALL " SMALL, "height 6 to 12");
    refuse_file("den 6 7 HOLE " SMALL, "WALL or FALL");
    refuse_file("den 6 7 FALLS " SMALL, "WALL or FALL");
    refuse_file("den 6 7 WALL " GROUND GROUND, "W heights");
    refuse_file("den 6 6 WALL " GROUND GROUND
                "0 0 x 0 0 0" GROUND GROUND GROUND,
                "W heights");
    refuse_file("den 6 7 WALL " SMALL "A b2 1x1 3 A d2 1x1 3", "at most once");
    refuse_file("den 6 7 WALL " SMALL "a b2 1x1 3", "letter");
    refuse_file("den 6 7 WALL " SMALL "A g2 1x1 3", "inside");
    refuse_file("den 6 7 WALL " SMALL "A b8 1x1 3", "inside");
    refuse_file("den 6 7 WALL " SMALL "A b2 1y1 3", "inside");
    refuse_file("den 6 7 WALL " SMALL "A b2 0x1 3", "inside");
    refuse_file("den 6 7 WALL " SMALL "A b2 1x1 10", "at most 9");
    refuse_file("den 6 7 WALL " SMALL "A b2 1x1", "at most 9");
    refuse_file("den 6 7 WALL " SMALL "A f2 2x1 3", "solid ground");
    refuse_file("den 6 7 WALL " SMALL "A b2 2x2 3 B c3 1x1 2", "apart");
    refuse_file("den 6 7 WALL " SMALL "A b2 1x1 0", "rise above");
    refuse_file(
        "den 6 7 WALL 1 0 0 0 0 0 " GROUND GROUND GROUND GROUND GROUND GROUND
        "A a1 2x1 3",
        "one height");
    refuse_file(
        "den 6 7 WALL ~ 0 0 0 0 0 " GROUND GROUND GROUND GROUND GROUND GROUND
        "A a1 1x1 3",
        "solid ground");
    refuse_file("den 6 6 WALL " GROUND GROUND GROUND GROUND GROUND GROUND,
                "at least 40");
}

RULE("ZG-1.6", all_solid_cells_of_an_arena_file_are_joined)
{
    struct zg_state s;

    /* A tower of 7 half-cards: 2 + 7 is more than 8. Of 6 it is not. */
    refuse_file("den 6 7 WALL " SMALL "A b2 1x1 7", "joined");
    deal_file(&s, "den 6 7 WALL " SMALL "A b2 1x1 6");
    /* A gap of void; a diagonal step joins it. */
    refuse_file("den 6 8 WALL " SMALL "~ ~ ~ ~ ~ ~ "
                "A b2 1x1 7",
                "joined");
    deal_file(&s, "den 6 9 WALL " SMALL "~ 0 ~ ~ ~ ~ "
                  "0 ~ ~ ~ ~ ~ ");
    refuse_file("den 6 9 WALL " SMALL "~ 0 ~ ~ ~ ~ "
                "2 ~ ~ ~ ~ ~ ",
                "joined");
}

RULE("ZG-1.6", a_game_is_played_in_an_arena_file)
{
    struct zg_state s;
    struct rum_options opt;
    struct rum_err_text text_why;
    struct rum_why why;

    rum_options_init(&opt, &zg_game);
    rum_options_set(&opt, &zg_game, "arena", "file", &text_why);
    rum_options_set(&opt, &zg_game, "file", "den 6 7 FALL " SMALL "B a1 1x1 2",
                    &text_why);
    CHECK_INT(rum_game_setup(&zg_game, &s, &opt, kit_seed(1), &why), RUM_OK);
    CHECK_INT(s.arena, ZG_ARENA_FILE);
    CHECK_INT(s.height[0], 2);
    CHECK(s.fall);
    rum_options_set(&opt, &zg_game, "edge", "WALL", &text_why);
    CHECK_INT(rum_game_setup(&zg_game, &s, &opt, kit_seed(1), &why), RUM_OK);
    CHECK(!s.fall);
}
