/*
 * test_scene_json.c: a scene survives being written and read again, and what
 * is no scene is refused with a word about what is wrong.
 */
#include "kit.h"
#include "scene_file.h"

#include <jansson.h>
#include <stdlib.h>

/* ---- the five games ---- */

TEST(every_scene_is_valid)
{
    struct rum_scene *scene = rum_scene_create();
    struct rum_err_text what;

    for (int i = 0; scene_files[i]; i++) {
        scene_open(scene_files[i], scene);
        if (!rum_scene_valid(scene, &what))
            kit_fail(__FILE__, __LINE__, "%s: %s", scene_files[i], what.text);
        CHECK(scene->theme && scene->theme->look);
    }
    rum_scene_destroy(scene);
}

TEST(a_scene_written_and_read_again_is_equal)
{
    struct rum_scene *scene = rum_scene_create(), *again = rum_scene_create();

    for (int i = 0; scene_files[i]; i++) {
        struct rum_text first = {0}, second = {0}, file = {0};
        struct rum_err_text why;
        char name[64];

        snprintf(name, sizeof(name), "%s.json", scene_files[i]);
        scene_load(name, &file);
        scene_open(scene_files[i], scene);
        scene_save(scene, &first);
        CHECK_INT(rum_scene_read(again, first.s, first.n, &why), RUM_OK);
        scene_save(again, &second);
        CHECK_STR(second.s, first.s);

        /* Nothing was lost on the way from the file, either. */
        json_t *was = json_loads(file.s, 0, NULL);
        json_t *is = json_loads(first.s, 0, NULL);
        CHECK(json_equal(was, is));
        json_decref(was);
        json_decref(is);
        rum_text_finish(&first);
        rum_text_finish(&second);
        rum_text_finish(&file);
    }
    rum_scene_destroy(scene);
    rum_scene_destroy(again);
}

TEST(clauses_are_numbers_in_c_and_texts_in_json)
{
    struct rum_scene *scene = rum_scene_create();
    struct rum_text text = {0};

    scene_open("mercer", scene);
    CHECK_STR(scene->layout->cells.v[13].id, "b2");
    CHECK_INT(scene->layout->cells.v[13].clause, RUM_CLAUSE(6, 1));
    scene->areas.v[0].clause = RUM_CLAUSE(19, 10);
    scene_save(scene, &text);
    CHECK_HAS(text.s, "\"clause\":\"MB-19.10\"");
    rum_text_finish(&text);
    rum_scene_destroy(scene);
}

TEST(what_is_absent_has_its_own_meaning)
{
    static const char json[] =
        "{\"seats\":[{},{}],\"actor\":1,\"areas\":[{\"id\":\"a\",\"kind\":"
        "\"pile\",\"place\":\"stock\"}],\"items\":[{\"at\":\"a\"}],"
        "\"marks\":[{\"kind\":\"cover\",\"on\":\"a\"}]}";
    struct rum_scene *scene = rum_scene_create();
    struct rum_err_text why;

    CHECK_INT(rum_scene_read(scene, json, sizeof(json) - 1, &why), RUM_OK);
    CHECK_INT(scene->viewer, RUM_NOBODY);
    CHECK_INT(scene->actor, 1);
    CHECK_INT(scene->decision, -1);
    CHECK_INT(scene->areas.v[0].owner, RUM_NOBODY);
    CHECK_INT(scene->areas.v[0].count, -1);
    CHECK_INT(scene->items.v[0].owner, RUM_NOBODY);
    CHECK_STR(scene->items.v[0].text, "");
    CHECK(scene->items.v[0].id == NULL && scene->items.v[0].kind == NULL);
    CHECK_INT(scene->marks.v[0].action, -1);
    CHECK(rum_scene_valid(scene, &why));
    rum_scene_destroy(scene);
}

TEST(the_hash_changes_with_layout_and_theme)
{
    struct rum_scene *scene = rum_scene_create();
    char before[17], after[17];

    scene_open("zappem", scene);
    rum_scene_hash(scene->layout, scene->theme, before);
    CHECK_INT((int)strspn(before, "0123456789abcdef"), 16);
    scene->layout->cells.v[5].height++;
    rum_scene_hash(scene->layout, scene->theme, after);
    CHECK(strcmp(before, after) != 0);
    scene->layout->cells.v[5].height--;
    rum_scene_hash(scene->layout, scene->theme, after);
    CHECK_STR(after, before);
    rum_scene_hash(scene->layout, NULL, after);
    CHECK(strcmp(before, after) != 0);
    rum_scene_destroy(scene);
}

/* ---- what is refused when it is read ---- */

static void refused(const char *json, const char *part)
{
    struct rum_scene *scene = rum_scene_create();
    struct rum_err_text why;

    CHECK_INT(rum_scene_read(scene, json, strlen(json), &why), RUM_EFORMAT);
    CHECK_HAS(why.text, part);
    CHECK_INT((int)(scene->items.n + scene->areas.n + scene->seats), 0);
    rum_scene_destroy(scene);
}

TEST(a_goal_is_written_and_read)
{
    static const char goal[] =
        "{\"tag\":\"np\",\"viewer\":0,\"actor\":0,\"seats\":[{\"name\":"
        "\"Ann\",\"goal\":{\"text\":\"Score all four\",\"missing\":\"Robot "
        "is missing\",\"done\":3,\"of\":4,\"unit\":\"characters\","
        "\"clause\":\"NP-1.2\",\"near\":true,\"pips\":[{\"letter\":\"N\","
        "\"title\":\"Ninja\",\"lit\":true}]}}]}";
    struct rum_scene *s = rum_scene_create();
    struct rum_text out = {0};
    struct rum_json j = {.out = &out};
    struct rum_err_text why;

    CHECK_INT(rum_scene_read(s, goal, strlen(goal), &why), RUM_OK);
    const struct rum_goal *g = &s->seat[0].goal;
    CHECK_STR(g->text, "Score all four");
    CHECK_INT(g->done, 3);
    CHECK_INT(g->clause, RUM_CLAUSE(1, 2));
    CHECK(g->near && g->pips == 1 && g->pip[0].lit);
    rum_json_open(&j, NULL, '{');
    rum_scene_write(s, &j);
    rum_json_close(&j, '}');
    CHECK_STR(out.s, goal);
    rum_text_finish(&out);
    rum_scene_destroy(s);
    refused("{\"seats\":[{\"goal\":{\"text\":5}}]}",
            "seats[0].goal.text: a text of less than 160 bytes is expected");
}

TEST(text_that_is_not_json_is_refused_with_its_place)
{
    refused("{\"seats\":\n[}", "not JSON: expected a value at byte 11");
    refused("", "not JSON");
    refused("{\"turn\":1,\"turn\":2}", "a member that is there already");
    refused("[]", "an object is expected");
    refused("{\"title\":\"a\\u0000b\"}", "not JSON");
}

TEST(a_member_of_the_wrong_type_is_named)
{
    refused("{\"items\":[{\"at\":\"x\",\"index\":3.5}]}",
            "items[0].index: a whole number from -32768 to 32767");
    refused("{\"turn\":65536}", "turn: a whole number from 0 to 65535");
    refused("{\"over\":1}", "over: true or false");
    refused("{\"items\":[{\"at\":\"x\",\"face\":{\"pips\":[{\"colour\":\"r\","
            "\"letter\":2}]}}]}",
            "items[0].face.pips[0].letter: a text");
    refused(
        "{\"areas\":[{\"id\":\"a\",\"kind\":\"cube\",\"place\":\"board\"}]}",
        "areas[0].kind: expected is one of hex grid");
    refused("{\"areas\":[{\"id\":\"a\",\"kind\":\"hex\"}]}",
            "areas[0].place: is missing");
    refused("{\"edges\":[{\"id\":\"e\",\"area\":\"a\",\"x\":0,\"y\":0,\"side\":"
            "\"N\"}]}",
            "edges[0].side: \"E\" or \"S\"");
    refused("{\"rows\":[{\"area\":\"a\",\"values\":[\"1\"]}]}",
            "rows[0].values: a list of two");
    refused("{\"items\":{}}", "items: a list of at most 4000");
    refused("{\"viewer\":7}", "viewer: a seat");
    refused("{\"actor\":\"all\"}", "actor: a seat or null");
    refused("{\"points\":[61]}", "points: whole numbers from 0 to 60");
    refused("{\"seats\":[{},{},{},{},{},{},{}]}", "seats: a list of at most 6");
    refused("{\"theme\":{\"looks\":{\"pawn\":{\"glyph\":1}}}}",
            "theme.looks.pawn.glyph: a text");
}

TEST(a_member_nobody_knows_is_named)
{
    refused("{\"itemz\":[]}", "itemz: there is no such member");
    refused("{\"items\":[{\"at\":\"x\",\"colour\":\"red\"}]}",
            "items[0].colour: there is no such member");
    refused("{\"layout\":{\"items\":[]}}", "layout.items: there is no such");
    refused("{\"theme\":{\"looks\":{\"pawn\":{\"size\":1}}}}",
            "theme.looks.pawn.size: there is no such");
}

TEST(a_clause_must_be_of_the_scene)
{
    refused("{\"tag\":\"np\",\"areas\":[{\"id\":\"a\",\"kind\":\"pile\","
            "\"place\":\"stock\",\"clause\":\"ZP-1.1\"}]}",
            "areas[0].clause: a clause such as");
    refused("{\"tag\":\"np\",\"areas\":[{\"id\":\"a\",\"kind\":\"pile\","
            "\"place\":\"stock\",\"clause\":\"NP-1.100\"}]}",
            "areas[0].clause: a clause such as");
    refused("{\"areas\":[{\"id\":\"a\",\"kind\":\"pile\",\"place\":\"stock\","
            "\"clause\":\"NP-1.1\"}]}",
            "needs the scene to have a tag");
}

TEST(too_much_is_refused)
{
    struct rum_text text = {0};

    rum_text_puts(&text, "{\"actions\":[");
    for (int i = 0; i <= RUM_MAX_ACTIONS; i++)
        rum_text_printf(&text, "%s{\"code\":%d,\"text\":\"x\"}", i ? "," : "",
                        i);
    rum_text_puts(&text, "]}");
    refused(text.s, "actions: a list of at most 320");

    rum_text_clear(&text);
    rum_text_puts(&text, "{\"actions\":[{\"code\":0,\"text\":\"x\",\"on\":[");
    for (int i = 0; i <= RUM_MAX_TARGETS; i++)
        rum_text_printf(&text, "%s\"c%d\"", i ? "," : "", i);
    rum_text_puts(&text, "]}]}");
    refused(text.s, "actions[0].on: a list of at most 48");

    rum_text_clear(&text);
    rum_text_puts(&text, "{\"title\":\"");
    for (int i = 0; i < 20001; i++)
        rum_text_add(&text, "x", 1);
    rum_text_puts(&text, "\"}");
    refused(text.s, "title: the text is too long");

    rum_text_clear(&text);
    for (int i = 0; i < 3000; i++)
        rum_text_add(&text, "[", 1);
    refused(text.s, "not JSON");
    rum_text_finish(&text);
}

TEST(a_scene_cut_anywhere_is_refused_and_nothing_breaks)
{
    struct rum_scene *scene = rum_scene_create();
    struct rum_text text = {0};
    struct rum_err_text why;

    scene_load("npzr.json", &text);
    for (size_t n = 0; n + 2 < text.n; n += 7)
        CHECK_INT(rum_scene_read(scene, text.s, n, &why), RUM_EFORMAT);
    rum_text_finish(&text);
    rum_scene_destroy(scene);
}

TEST(any_byte_may_be_wrong)
{
    struct rum_scene *scene = rum_scene_create();
    struct rum_text text = {0}, out = {0};
    struct rum_err_text why;
    int taken = 0;

    scene_load("npzr-stack.json", &text);
    for (size_t i = 0; i < text.n; i += 5) {
        char was = text.s[i];
        text.s[i] = (char)(was ^ (1 << i / 5 % 7));
        if (rum_scene_read(scene, text.s, text.n, &why) == RUM_OK) {
            taken++;
            rum_scene_valid(scene, &why);
            rum_text_clear(&out);
            scene_save(scene, &out);
        } else {
            CHECK(why.text[0] != '\0');
        }
        text.s[i] = was;
    }
    CHECK(taken > 50); /* a changed letter of a sentence is no error */
    rum_text_finish(&text);
    rum_text_finish(&out);
    rum_scene_destroy(scene);
}
