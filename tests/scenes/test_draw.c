/*
 * test_draw.c: the scenes as text. The pictures stand beside the scenes, as
 * tests/scenes/<name>.txt; after a wanted change renew them with
 *
 *     RENEW_SCENES=1 meson test -C build scenes
 *
 * and look at every one as a player would.
 */
#include "../../src/core/scene_build.h"
#include "kit.h"
#include "scene_file.h"

#include <stdio.h>

#include "draw.h"
#include "utf8.h"

static const struct draw_options small = {.width = 80, .height = 24};

/* The widest line and the number of lines, escapes not counted. */
static void measure(const char *s, int *width, int *lines)
{
    *width = *lines = 0;
    while (*s) {
        char line[1024];
        size_t n = 0;
        for (; *s && *s != '\n'; s++) {
            if (*s == '\x1b') {
                while (*s != 'm')
                    s++;
                continue;
            }
            CHECK(n + 1 < sizeof(line));
            line[n++] = *s;
        }
        line[n] = '\0';
        if (utf8_columns(line) > *width)
            *width = utf8_columns(line);
        ++*lines;
        s += *s == '\n';
    }
}

TEST(the_scenes_look_as_they_did)
{
    struct rum_scene *scene = rum_scene_create();

    for (int i = 0; scene_files[i]; i++) {
        struct rum_text out = {0};
        char name[64];
        scene_open(scene_files[i], scene);
        draw_scene(scene, &small, &out);
        snprintf(name, sizeof(name), "%s.txt", scene_files[i]);
        scene_expect(name, &out);
        rum_text_finish(&out);
    }
    rum_scene_destroy(scene);
}

TEST(a_tall_terminal_gets_walls_between_the_squares)
{
    struct rum_scene *scene = rum_scene_create();
    struct rum_text out = {0};
    struct draw_options tall = {.width = 100, .height = 50, .utf8 = true};

    scene_open("mercer", scene);
    draw_scene(scene, &tall, &out);
    scene_expect("mercer-tall.txt", &out);
    rum_text_finish(&out);
    rum_scene_destroy(scene);
}

TEST(a_small_screen_is_enough)
{
    struct rum_scene *scene = rum_scene_create();

    for (int i = 0; scene_files[i]; i++) {
        struct rum_text out = {0};
        int width, lines;
        scene_open(scene_files[i], scene);
        draw_scene(scene, &small, &out);
        measure(out.s, &width, &lines);
        CHECK(width <= 80);
        CHECK(lines <= 23); /* one is for what is typed */
        rum_text_finish(&out);
    }
    rum_scene_destroy(scene);
}

TEST(no_line_is_wider_than_asked_unless_the_board_is)
{
    struct rum_scene *scene = rum_scene_create();

    for (int i = 0; scene_files[i]; i++) {
        scene_open(scene_files[i], scene);
        for (int w = 55; w < 210; w += 7) {
            struct draw_options opt = {.width = w, .height = w / 2};
            struct rum_text out = {0};
            int width, lines;
            draw_scene(scene, &opt, &out);
            draw_legend(scene, &opt, &out);
            measure(out.s, &width, &lines);
            CHECK(width <= w);
            rum_text_finish(&out);
        }
    }
    rum_scene_destroy(scene);
}

TEST(ascii_is_ascii)
{
    struct rum_scene *scene = rum_scene_create();
    struct rum_text out = {0};

    scene_open("zerpang", scene);
    scene->seat[0].name = "Änn 好 e\xcc\x81";
    scene->seat[0].note = "F8–F7";
    draw_scene(scene, &small, &out);
    for (size_t i = 0; i < out.n; i++)
        CHECK(out.s[i] == '\n' || (out.s[i] >= 0x20 && out.s[i] < 0x7f));
    CHECK_HAS(out.s, "?nn ?? e Pirate");
    CHECK_HAS(out.s, "F8-F7");

    rum_text_clear(&out);
    struct draw_options utf8 = small;
    utf8.utf8 = true;
    draw_scene(scene, &utf8, &out);
    CHECK_HAS(out.s, "Änn 好 e\xcc\x81 Pirate");
    CHECK_HAS(out.s, "F8–F7");
    rum_text_finish(&out);
    rum_scene_destroy(scene);
}

TEST(colour_adds_nothing_but_colour)
{
    struct rum_scene *scene = rum_scene_create();

    for (int i = 0; scene_files[i]; i++) {
        struct rum_text plain = {0}, coloured = {0}, bare = {0};
        struct draw_options colour = small;
        colour.colour = true;
        scene_open(scene_files[i], scene);
        draw_scene(scene, &small, &plain);
        draw_scene(scene, &colour, &coloured);
        CHECK(!strchr(plain.s, '\x1b'));
        CHECK(strchr(coloured.s, '\x1b') != NULL);
        for (const char *s = coloured.s; *s; s++) {
            if (*s == '\x1b')
                s = strchr(s, 'm');
            else
                rum_text_add(&bare, s, 1);
        }
        CHECK_STR(bare.s, plain.s);
        rum_text_finish(&plain);
        rum_text_finish(&coloured);
        rum_text_finish(&bare);
    }
    rum_scene_destroy(scene);
}

TEST(a_name_cannot_move_the_cursor)
{
    struct rum_scene *scene = rum_scene_create();
    struct rum_text out = {0};

    scene_open("npzr", scene);
    scene->seat[1].name = "\x1b[2J\x07\r\nBob\xff\xc3";
    scene->title = "\x1b]0;title\x07 \x9b \xc2\x9b \xe2\x80\xae";
    struct draw_options utf8 = small;
    utf8.utf8 = true;
    draw_scene(scene, &utf8, &out);
    CHECK_HAS(out.s, "?]0;title? ? ? ?");
    CHECK_HAS(out.s, "?[2J???Bob??");
    for (size_t i = 0; i < out.n; i++)
        CHECK(out.s[i] == '\n' || (unsigned char)out.s[i] >= 0x20);
    rum_text_finish(&out);
    rum_scene_destroy(scene);
}

/* ---- what can be chosen ---- */

TEST(targets_stand_in_brackets)
{
    struct rum_scene *scene = rum_scene_create();
    struct rum_text out = {0};

    scene_open("npzr-stack", scene);
    draw_scene(scene, &small, &out);
    CHECK_HAS(out.s, "[Zom+2]");
    CHECK_HAS(out.s, "[(new)]");
    scene->actions.n = 0;
    scene->marks.n = 0;
    rum_text_clear(&out);
    draw_scene(scene, &small, &out);
    CHECK(!strstr(out.s, "[Zom+2]") && !strstr(out.s, "[(new)]"));

    static const char *const seat[] = {"seat1"};
    scene->actions.n = 1;
    scene->actions.v[0].on = seat;
    rum_text_clear(&out);
    draw_scene(scene, &small, &out);
    CHECK_HAS(out.s, "[Bob]");
    rum_text_finish(&out);
    rum_scene_destroy(scene);
}

/* Six by four plain cells, "a1" to "f4". */
static void plain_board(struct rum_scene *scene, enum rum_area_kind kind)
{
    scene->seats = 1;
    rum_scene_area(scene, "board", kind, RUM_BOARD, RUM_NOBODY, "Board");
    for (int y = 0; y < 4; y++) {
        for (int x = 0; x < 6; x++)
            rum_scene_cell(scene, "board",
                           rum_scene_str(scene, "%c%d", 'a' + x, y + 1), x, y)
                ->text = ".";
    }
}

static struct rum_mark *line_mark(struct rum_scene *scene, const char *from,
                                  const char *to)
{
    struct rum_mark *m = rum_scene_mark(scene, RUM_LINE, to);
    m->from = from;
    return m;
}

TEST(a_line_is_drawn_over_the_cells_it_passes)
{
    struct rum_scene *scene = rum_scene_create();
    struct rum_text out = {0};
    struct draw_options how = {.width = 80};

    plain_board(scene, RUM_GRID);
    line_mark(scene, "a1", "f3");
    draw_scene(scene, &how, &out);
    CHECK_HAS(out.s, "\n  .    .    .*   .*   .    .\n"
                     "  .    .    .    .    .*   .\n"
                     "  .    .    .    .    .    .\n");
    CHECK(strncmp(out.s, "  .    .*   .  ", 15) == 0);
    rum_text_clear(&out);
    rum_scene_clear(scene);
    plain_board(scene, RUM_HEX);
    line_mark(scene, "e1", "b4"); /* straight down to the left */
    draw_scene(scene, &how, &out);
    CHECK_HAS(out.s, "\n   .   .   .   .*  .   .\n"
                     "     .   .   .*  .   .   .\n"
                     "       .   .   .   .   .   .\n");
    rum_text_finish(&out);
    rum_scene_destroy(scene);
}

TEST(marks_of_an_action_wait_until_it_is_pointed_at)
{
    struct rum_scene *scene = rum_scene_create();
    struct rum_text out = {0};
    struct draw_options how = {.width = 80};

    plain_board(scene, RUM_GRID);
    scene->viewer = scene->actor = 0;
    static const char *on[] = {"a2"};
    struct rum_scene_action *a = rum_scene_add_action(scene);
    a->code = 7;
    a->text = "Shoot";
    a->on = on;
    a->targets = 1;
    rum_scene_mark(scene, RUM_REACH, "b2")->item = "a2";
    line_mark(scene, "a2", "d2")->action = 7;
    line_mark(scene, "a4", "d4")->action = 8;
    draw_scene(scene, &how, &out);
    CHECK(!strchr(out.s, '+') && !strchr(out.s, '*'));
    rum_text_clear(&out);
    how.pointed = 1;
    draw_scene(scene, &how, &out);
    CHECK_HAS(out.s, "\n [.]   .*   .*   .*   .    .\n"
                     "  .    .    .    .    .    .\n");
    rum_text_clear(&out);
    draw_notes(scene, &how, &out);
    CHECK_STR(out.s, "+ in reach: b2\n* in line: d2\n");
    rum_text_finish(&out);
    rum_scene_destroy(scene);
}

TEST(lines_to_choose_are_dotted_unless_nearly_all_are)
{
    static const char *const on[] = {"c4|d4", "c4/c5"};
    struct rum_scene *scene = rum_scene_create();
    struct rum_text out = {0};

    scene_open("mercer-wall", scene);
    draw_scene(scene, &small, &out);
    CHECK(!strchr(strstr(out.s, "\n 4 "), ':') ||
          strchr(strstr(out.s, "\n 4 "), ':') > strstr(out.s, "\n 5 "));
    scene->actions.n = 1;
    scene->actions.v[0].on = on;
    scene->actions.v[0].targets = 2;
    rum_text_clear(&out);
    draw_scene(scene, &small, &out);
    CHECK_HAS(out.s, "\n 4  1   .  -y-: . #");
    rum_text_finish(&out);
    rum_scene_destroy(scene);
}

TEST(a_wall_is_seen_whatever_stands_on_the_square)
{
    struct rum_scene *scene = rum_scene_create();
    struct rum_text out = {0};

    scene_open("mercer", scene); /* walls B6/B7 and G11|H11, G11/G12 */
    draw_scene(scene, &small, &out);
    CHECK_HAS(out.s, "\n 6  Z1 [._ _g_");
    CHECK_HAS(out.s, "_y_# .   .   .   2 # .");
    struct rum_item *item = rum_scene_item(scene, "x", "zombie", "g11", 0);
    item->text = "5Z5";
    rum_text_clear(&out);
    draw_scene(scene, &small, &out);
    CHECK_HAS(out.s, "5Z5& .   .   .   2 # .");
    item->at = "c6"; /* only to the south */
    rum_text_clear(&out);
    draw_scene(scene, &small, &out);
    CHECK_HAS(out.s, "[._ 5Z5_ .");
    rum_text_finish(&out);
    rum_scene_destroy(scene);
}

/* Every sentence must turn up on exactly one of the pages. */
/* ---- nothing is lost ---- */

/* An area of any kind at any place of any owner is somewhere in the picture. */
TEST(every_area_is_drawn)
{
    for (int kind = RUM_HEX; kind <= RUM_COMPARE; kind++) {
        for (int place = RUM_BOARD; place <= RUM_CONTEST; place++) {
            for (int owner = -1; owner < 2; owner++) {
                struct rum_scene *s = rum_scene_create();
                struct rum_text out = {0};
                s->seats = 2;
                s->viewer = 0;
                rum_scene_area(s, "a", kind, place, (rum_seat)owner, "QQQ");
                if (kind == RUM_HEX || kind == RUM_GRID || kind == RUM_TRACK) {
                    struct rum_cell *c = rum_scene_cell(s, "a", "c", 0, 0);
                    c->text = "QQQ";
                    c->lit = true;
                } else if (kind == RUM_STACKS) {
                    rum_scene_group(s, "a", "g", "QQQ");
                    rum_scene_slot(s, "g", "g.s", "s");
                } else if (kind == RUM_COMPARE) {
                    rum_scene_side(s, "a", "QQQ", "1");
                    rum_scene_side(s, "a", "RRR", "2");
                } else {
                    rum_scene_item(s, "i", "k", "a", 0)->text = "QQQ";
                }
                draw_scene(s, &small, &out);
                if (!strstr(out.s, "QQQ"))
                    kit_fail(__FILE__, __LINE__, "kind %d, place %d, owner %d",
                             kind, place, owner);
                rum_text_finish(&out);
                rum_scene_destroy(s);
            }
        }
    }
}

TEST(an_empty_scene_draws_nothing_and_breaks_nothing)
{
    struct rum_scene *s = rum_scene_create();
    struct rum_text out = {0};

    draw_scene(s, &small, &out);
    draw_legend(s, &small, &out);
    CHECK_HAS(out.s, "[x] can be chosen");
    rum_text_finish(&out);
    rum_scene_destroy(s);
}

TEST(the_end_names_the_winner)
{
    struct rum_scene *s = rum_scene_create();
    struct rum_text out = {0};

    scene_open("npzr", s);
    s->over = true;
    s->actor = RUM_NOBODY;
    s->actions.n = 0;
    s->points[1] = 60;
    draw_scene(s, &small, &out);
    CHECK_HAS(out.s, "Bob * wins");
    CHECK(!strstr(out.s, "Ann (you) * wins"));
    rum_text_finish(&out);
    rum_scene_destroy(s);
}

TEST(many_stacks_go_on_in_bands)
{
    struct rum_scene *s = rum_scene_create();
    struct rum_text out = {0};
    int width, lines;

    rum_scene_area(s, "t", RUM_STACKS, RUM_TABLEAU, RUM_NOBODY, "stacks");
    for (int i = 0; i < 20; i++) {
        const char *id = rum_scene_str(s, "g%d", i);
        rum_scene_group(s, "t", id, id);
        rum_scene_slot(s, id, rum_scene_str(s, "%s.h", id), "head");
    }
    draw_scene(s, &small, &out);
    measure(out.s, &width, &lines);
    CHECK(width <= 80);
    for (int i = 0; i < 20; i++) {
        char title[8];
        snprintf(title, sizeof(title), " g%d", i);
        CHECK_HAS(out.s, title);
    }
    rum_text_finish(&out);
    rum_scene_destroy(s);
}

/* A table for two with a goal each; Bob could win with the next turn. */
static void two_goals(struct rum_scene *scene)
{
    scene_open("npzr", scene);
    scene->seat[0].goal =
        (struct rum_goal){.missing = "Pirate and Robot are missing",
                          .done = 2,
                          .of = 4,
                          .unit = "characters"};
    scene->seat[1].goal =
        (struct rum_goal){.missing = "one away", .near = true};
}

TEST(goals_stand_under_their_seats)
{
    struct rum_scene *scene = rum_scene_create();
    struct rum_text out = {0};
    struct draw_options roomy = {.width = 80, .height = 60};

    two_goals(scene);
    draw_scene(scene, &roomy, &out);
    CHECK_HAS(out.s, "\n    2 of 4 characters, Pirate and Robot are missing\n");
    CHECK_HAS(out.s, "\n  ! one away\n");
    rum_text_finish(&out);
    rum_scene_destroy(scene);
}

TEST(a_full_screen_keeps_only_the_goals_that_warn)
{
    struct rum_scene *scene = rum_scene_create();
    struct rum_text out = {0};
    struct draw_options tight = {.width = 80, .height = 12};

    two_goals(scene);
    draw_scene(scene, &tight, &out);
    CHECK(strstr(out.s, "2 of 4") == NULL);
    CHECK_HAS(out.s, "\n  ! one away\n");
    rum_text_clear(&out);
    scene->over = true; /* nobody is on the way to anything any more */
    draw_scene(scene, &tight, &out);
    CHECK(strstr(out.s, "one away") == NULL);
    rum_text_finish(&out);
    rum_scene_destroy(scene);
}

/* Beside a board too, goals make room before anything else does. */
TEST(goals_cost_nobody_their_counters)
{
    struct rum_scene *scene = rum_scene_create();
    struct rum_text with = {0}, without = {0};
    struct draw_options opt = {.width = 80};
    int width;

    scene_open("zappem", scene);
    draw_scene(scene, &opt, &without);
    measure(without.s, &width, &opt.height);
    rum_text_clear(&without);
    draw_scene(scene, &opt, &without);
    for (int i = 0; i < scene->seats; i++)
        scene->seat[i].goal = (struct rum_goal){.missing = "all is missing"};
    draw_scene(scene, &opt, &with);
    CHECK_STR(with.s, without.s);
    rum_text_finish(&with);
    rum_text_finish(&without);
    rum_scene_destroy(scene);
}
