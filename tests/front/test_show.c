/*
 * test_show.c: what a person reads between two prompts, in lists: the actions,
 * the end, the goals.
 */
#include "kit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "show.h"
#include "utf8.h"

static const char long_text[] =
    " takes a card and puts it on a stack of the other side, where it covers "
    "what was there before, and then draws another one from the deck";

/* A decision with n actions, each with a sentence of so many letters. */
static struct rum_scene *decision(size_t n, int letters)
{
    struct rum_scene *s = rum_scene_create();
    struct rum_scene_action *v = rum_alloc(n * sizeof(*v));

    for (size_t i = 0; i < n; i++) {
        v[i] = (struct rum_scene_action){
            .code = (rum_action)i,
            .text = rum_scene_str(s, "A%zu%.*s", i + 1, letters, long_text),
            .brief = rum_scene_str(s, "b%zu", i + 1)};
    }
    s->actions.v = v;
    s->actions.n = s->actions.cap = n;
    s->seats = 2;
    s->seat[0].name = "Ann";
    s->seat[1].name = "Bob";
    s->tag = "np";
    return s;
}

static int lines_of(const struct rum_text *t, int *widest)
{
    int lines = 0;
    const char *s = t->s;

    *widest = 0;
    for (const char *end; (end = strchr(s, '\n')); s = end + 1, lines++) {
        int columns = utf8_columns_of(s, (size_t)(end - s));
        *widest = columns > *widest ? columns : *widest;
    }
    return lines;
}

TEST(every_action_is_listed_and_fits)
{
    static const struct {
        size_t n;
        int letters;
    } cases[] = {{1, 10}, {6, 60}, {40, 10}, {40, 60}, {320, 60}, {320, 130}};

    setenv("COLUMNS", "80", 1);
    for (size_t c = 0; c < sizeof(cases) / sizeof(*cases); c++) {
        for (int height = 4; height < 40; height += 12) {
            struct rum_scene *s = decision(cases[c].n, cases[c].letters);
            struct rum_text out = {0};
            int widest;
            show_actions(s, height, &out);
            lines_of(&out, &widest);
            CHECK(widest <= 80);
            for (size_t i = 0; i < s->actions.n; i++) {
                char words[48], brief[48];
                snprintf(words, sizeof(words), "%zu A%zu", i + 1, i + 1);
                snprintf(brief, sizeof(brief), "%zu b%zu", i + 1, i + 1);
                CHECK(strstr(out.s, words) || strstr(out.s, brief));
            }
            rum_text_finish(&out);
            rum_scene_destroy(s);
        }
    }
}

TEST(few_actions_are_told_in_words_and_many_in_columns)
{
    struct rum_scene *s = decision(30, 60);
    struct rum_text out = {0};
    int widest;

    setenv("COLUMNS", "80", 1);
    show_actions(s, 40, &out);
    CHECK_INT(lines_of(&out, &widest), 30);
    rum_text_clear(&out);
    show_actions(s, 8, &out);
    CHECK(lines_of(&out, &widest) <= 8);
    CHECK_HAS(out.s, "(in words: list)");
    rum_text_finish(&out);
    rum_scene_destroy(s);
}

TEST(tones_are_seen_without_colour)
{
    struct rum_scene *s = decision(4, 5);
    struct rum_text out = {0};

    s->actions.v[1].tone = RUM_GOOD;
    s->actions.v[2].tone = RUM_WINS;
    s->actions.v[3].tone = RUM_DANGER;
    s->actions.v[3].note = "1 pt";
    show_actions(s, 10, &out);
    CHECK_HAS(out.s, "  1 A1");
    CHECK_HAS(out.s, "+ 2 A2");
    CHECK_HAS(out.s, "* 3 A3");
    CHECK_HAS(out.s, "! 4 A4");
    CHECK_HAS(out.s, "(1 pt)");
    rum_text_finish(&out);
    rum_scene_destroy(s);
}

TEST(an_action_cannot_move_the_cursor)
{
    struct rum_scene *s = decision(40, 5);
    struct rum_text out = {0};

    s->actions.v[3].text = "\x1b[2J\xc2\x9b";
    s->actions.v[3].brief = "\x1b[2J\xe2\x80\xae";
    for (int height = 2; height <= 42; height += 20) {
        rum_text_clear(&out);
        show_actions(s, height, &out);
        CHECK(strchr(out.s, '\x1b') == NULL);
        CHECK(strstr(out.s, "\xc2\x9b") == NULL);
        CHECK(strstr(out.s, "\xe2\x80\xae") == NULL);
    }
    rum_text_finish(&out);
    rum_scene_destroy(s);
}

TEST(the_end_is_told_with_its_clause_and_shares)
{
    struct rum_scene *s = decision(1, 1);
    struct rum_text out = {0};

    s->viewer = 0;
    s->over = true;
    s->result = "A draw";
    s->result_clause = "NP-9.5";
    s->points[0] = s->points[1] = 30;
    show_result(s, &out);
    CHECK_STR(out.s, "The game is over. A draw [NP-9.5]\n"
                     "You have a half of the win, Bob has a half of the "
                     "win.\n");
    rum_text_finish(&out);
    rum_scene_destroy(s);
}

TEST(goals_are_told_with_their_clause)
{
    struct rum_scene *s = decision(1, 1);
    struct rum_text out = {0};

    for (int i = 0; i < 2; i++)
        snprintf(s->seat[i].goal.text, sizeof(s->seat[i].goal.text),
                 "Score all four");
    s->seat[0].goal.done = 2;
    s->seat[0].goal.of = 4;
    s->seat[0].goal.clause = RUM_CLAUSE(7, 1);
    show_goals(s, &out);
    CHECK_STR(out.s, "Ann: Score all four. So far: 2 of 4. [NP-7.1]\n"
                     "Bob: Score all four.\n");
    rum_text_finish(&out);
    rum_scene_destroy(s);
}
