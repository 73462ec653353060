/*
 * test_scene_valid.c: a scene that no front end could draw is found out.
 *
 * Each test breaks one thing in a good scene and checks that it is named.
 */
#include "kit.h"
#include "scene_file.h"

static void invalid(const struct rum_scene *scene, const char *part, int line)
{
    struct rum_err_text what;

    if (rum_scene_valid(scene, &what))
        kit_fail(__FILE__, line, "nothing was found; expected '%s'", part);
    kit_check_has(what.text, part, "what", __FILE__, line);
}

/* Open the scene, do the breaking, expect the words. */
#define BROKEN(name, breaking, part)                                           \
    do {                                                                       \
        struct rum_scene *s = rum_scene_create();                              \
        scene_open(name, s);                                                   \
        breaking;                                                              \
        invalid(s, part, __LINE__);                                            \
        rum_scene_destroy(s);                                                  \
    } while (0)

static struct rum_item *item(struct rum_scene *scene, const char *id)
{
    for (size_t i = 0; i < scene->items.n; i++) {
        if (scene->items.v[i].id && strcmp(scene->items.v[i].id, id) == 0)
            return &scene->items.v[i];
    }
    kit_fail(__FILE__, __LINE__, "there is no item %s", id);
}

TEST(an_id_names_one_thing)
{
    BROKEN("npzr", item(s, "h1")->id = "h0", "id 'h0' names an item and an");
    BROKEN("npzr", item(s, "h1")->id = "deck", "id 'deck' names an area");
    BROKEN("npzr", item(s, "h1")->id = "H1", "item id 'H1' is not 1 to 19");
    BROKEN("npzr", item(s, "h1")->id = "", "item id '' is not");
    BROKEN("npzr", item(s, "h1")->id = "a.name.of.20.letters", "is not 1 to");
    BROKEN("npzr", item(s, "h1")->id = "seat1", "is the name of a seat");
    BROKEN("zerpang", s->cells.v[0].id = "board", "id 'board' names an area");
}

TEST(a_scene_may_replace_what_the_layout_has_but_once)
{
    struct rum_err_text what;
    struct rum_scene *s = rum_scene_create();

    scene_open("mercer", s);
    struct rum_cell *c = rum_scene_cell(s, "base", "c3", 2, 2);
    CHECK(rum_scene_valid(s, &what));
    c->x = 3;
    invalid(s, "are in the same place", __LINE__);
    c->x = 2;
    rum_scene_cell(s, "base", "c3", 2, 2);
    invalid(s, "id 'c3' names a cell and a cell", __LINE__);
    rum_scene_destroy(s);
}

TEST(a_group_of_one_slot_may_share_its_id)
{
    struct rum_err_text what;
    struct rum_scene *s = rum_scene_create();

    scene_open("npzr", s);
    rum_scene_group(s, "table0", "one", "one");
    rum_scene_slot(s, "one", "one", "head");
    rum_scene_item(s, "extra", "ninja.head", "one", 0);
    CHECK(rum_scene_valid(s, &what));
    rum_scene_slot(s, "a", "one", "head");
    invalid(s, "id 'one' names a slot and a slot", __LINE__);
    rum_scene_destroy(s);
}

TEST(everything_is_somewhere)
{
    BROKEN("npzr", item(s, "h1")->at = "hand7", "item 'h1' is at 'hand7'");
    BROKEN("npzr", item(s, "h1")->at = "h0", "which is no area, cell or slot");
    BROKEN("npzr", item(s, "h1")->at = NULL, "item: at is missing");
    BROKEN("npzr", s->slots.v[0].group = "z", "slot 'a.head': there is no");
    BROKEN("npzr", s->groups.v[0].area = "deck", "'deck' has no stacks");
    BROKEN("npzr", s->cells.v[0].area = "deck", "'deck' is not a board or");
    BROKEN("mercer", s->layout->edges.v[0].area = "idle", "is not a grid");
    BROKEN("mercer", s->edges.v[0].area = "idle",
           "edge 'd4|e4' replaces one of another area");
    BROKEN("mercer", s->layout->cells.v[0].region = "t9",
           "cell 'a1': there is no region 't9'");
    BROKEN("mercer", s->layout->regions.v[0].area = "x",
           "region 't0': there is no area 'x'");
    BROKEN("zg", s->sides.v[0].area = "arena", "'arena' compares nothing");
    BROKEN("zg", s->rows.v[0].area = "arena", "'arena' compares nothing");
    BROKEN("zg", s->sides.n = 1, "area 'test' compares 1 sides, not two");
}

TEST(every_target_is_there)
{
    static const char *const nowhere[] = {"nowhere"};

    BROKEN("npzr", s->actions.v[0].on = nowhere,
           "action 2 is on 'nowhere', which is not there");
    BROKEN("npzr", s->actions.v[1].code = 2, "action 2 comes after 2");
    BROKEN("npzr", s->actions.v[0].text = "", "action 2 has no text");
    BROKEN("npzr-stack", s->marks.v[0].on = "zz", "a mark is on 'zz'");
    BROKEN("zerpang", s->marks.v[1].from = NULL, "comes from nowhere");
    BROKEN("zerpang", s->marks.v[2].action = 9, "there is no action 9");
    BROKEN("zappem", s->marks.v[9].item = "e5", "there is no item 'e5'");
    BROKEN("npzr", s->moves.v[0].to = "", "a move from 'hand1' to ''");
}

TEST(texts_for_terminals_fit)
{
    BROKEN("npzr", item(s, "h1")->text = "Pirat", "text of 'h1': 'Pirat' is");
    BROKEN("npzr", s->cells.v[0].text = "Ninja", "longer than 4 characters");
    BROKEN("npzr", item(s, "h3")->badge[0].text = "fast", "badge of 'h3'");
    BROKEN("npzr",
           item(s, "h3")->badge[0].title = "not a word for a label: a code",
           "at most 18 letters");
    BROKEN("zappem", item(s, "pawn1")->badge[0].title = "unreadable: a code",
           "at most 9 letters");
    BROKEN("zg", item(s, "c2.0")->face.pip[0].letter = "Rwax", "a pip of");
    BROKEN("zg", item(s, "c2.0")->face.pip[0].letter = "", "has no letter");
    BROKEN("npzr", s->seat[0].name = "An\x1b[2Jn", "has a control character");
    BROKEN("npzr", s->seat[0].name = "An\xc2\x9b", "a control character");
    BROKEN("npzr", s->prompt = "{0:plays:play} a card", "is not filled in");
    BROKEN("npzr", s->log.v[0].text = NULL, "log line: text is missing");
}

TEST(kinds_and_colours_are_in_the_theme)
{
    BROKEN("npzr", item(s, "h1")->kind = "elf", "the theme has no kind 'elf'");
    BROKEN("npzr", item(s, "c53")->shown_as = "elf", "no kind 'elf'");
    BROKEN("zg", item(s, "c2.0")->face.symbol = "elf", "no kind 'elf'");
    BROKEN("zg", s->sides.v[0].symbol = "elf", "no kind 'elf'");
    BROKEN("npzr", s->actions.v[0].symbol = "elf", "no kind 'elf'");
    BROKEN("zg", item(s, "c2.0")->face.pip[0].colour = "pink",
           "colour 'pink' is neither #rrggbb nor in the theme");
    BROKEN("npzr", s->seat[1].colour = "#12345", "neither #rrggbb");
    BROKEN("mercer", s->edges.v[0].kind = "fence", "no kind 'fence'");
}

TEST(seats_are_seats)
{
    BROKEN("npzr", s->actor = 2, "actor 2 is no seat");
    BROKEN("npzr", s->viewer = 2, "viewer 2 is no seat");
    BROKEN("npzr", s->areas.v[0].owner = 2, "there is no seat 2 to own it");
    BROKEN("npzr", item(s, "h1")->owner = 5, "'h1': there is no seat 5");
    BROKEN("npzr", s->over = true, "the game is over, and somebody is to act");
}

TEST(goals_can_be_reached)
{
    BROKEN("npzr", s->seat[0].goal.done = 1, "seat 0 is at 1 of 0");
    BROKEN("npzr",
           (s->seat[1].goal.pips = 1, s->seat[1].goal.pip[0].letter = "Nin",
            s->seat[1].goal.pip[0].title = "Ninja"),
           "'Nin' is longer than 2");
    BROKEN("npzr",
           (s->seat[1].goal.pips = 1, s->seat[1].goal.pip[0].letter = "N",
            s->seat[1].goal.pip[0].title = "Ninja",
            s->seat[1].goal.pip[0].symbol = "elf"),
           "no kind 'elf'");
    BROKEN("npzr", strcpy(s->seat[0].goal.text, "{0} first"),
           "is not filled in");
}

TEST(a_hidden_card_has_no_kind)
{
    BROKEN("npzr", item(s, "h1")->id = NULL, "has a kind but no id");
}
