/*
 * test_text.c: growing text, characters, and JSON.
 */
#include "kit.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>

#include <rumpus/scene.h>
#include <rumpus/text.h>

TEST(text_grows)
{
    struct rum_text t = {0};
    for (int i = 0; i < 1000; i++)
        rum_text_printf(&t, "%d,", i % 10);
    CHECK_INT(t.n, 2000);
    CHECK_INT(strlen(t.s), 2000);
    rum_text_clear(&t);
    CHECK_STR(t.s, "");
    rum_text_finish(&t);
}

TEST(characters_are_not_bytes)
{
    CHECK_INT(rum_text_characters(""), 0);
    CHECK_INT(rum_text_characters("abc"), 3);
    CHECK_INT(rum_text_characters("caf\xc3\xa9"), 4);
    CHECK_INT(rum_text_characters("\xe4\xb8\xad"), 1);
    CHECK_INT(rum_text_characters("\xf0\x9f\x8f\xb4"), 1);
}

static struct rum_text out;

static struct rum_json fresh(void)
{
    rum_text_clear(&out);
    return (struct rum_json){.out = &out};
}

TEST(json_nests_with_commas_in_the_right_places)
{
    struct rum_json j = fresh();
    rum_json_open(&j, NULL, '{');
    rum_json_open(&j, "none", '[');
    rum_json_close(&j, ']');
    rum_json_int(&j, "low", INT64_MIN);
    rum_json_u8s(&j, "two", (const uint8_t[]){0, 255}, 2);
    rum_json_bool(&j, "yes", true);
    rum_json_str(&j, "nothing", NULL);
    rum_json_real(&j, "half", 0.5);
    rum_json_real(&j, "odd", NAN);
    rum_json_close(&j, '}');
    CHECK_STR(out.s, "{\"none\":[],\"low\":-9223372036854775808,"
                     "\"two\":[0,255],\"yes\":true,\"nothing\":null,"
                     "\"half\":0.5,\"odd\":null}");
}

TEST(json_strings_are_always_valid)
{
    struct rum_json j = fresh();
    rum_json_str(&j, NULL, "a\"b\\c\nd\te\x7f");
    CHECK_STR(out.s, "\"a\\\"b\\\\c\\nd\\u0009e\\u007f\"");

    j = fresh();
    rum_json_str(&j, NULL, "caf\xc3\xa9 \xc3 \xed\xa0\x80 \xf0\x9f\x8f\xb4");
    CHECK_STR(out.s, "\"caf\xc3\xa9 \\ufffd \\ufffd\\ufffd\\ufffd "
                     "\xf0\x9f\x8f\xb4\"");

    j = fresh();
    rum_json_str(&j, NULL, "\xc0\xaf\xf5"); /* overlong, past the last plane */
    CHECK_STR(out.s, "\"\\ufffd\\ufffd\\ufffd\"");
}

TEST(a_scene_is_used_again)
{
    struct rum_scene *s = rum_scene_create();
    for (int round = 0; round < 3; round++) {
        rum_scene_clear(s);
        for (int i = 0; i < 3000; i++) {
            const char *id = rum_scene_str(s, "item-%d", i);
            rum_scene_item(s, id, "card", "deck", i);
        }
        CHECK_INT(s->items.n, 3000);
        CHECK_STR(s->items.v[0].id, "item-0");
        CHECK_STR(s->items.v[2999].id, "item-2999");
    }
    rum_scene_destroy(s);
    rum_scene_destroy(NULL);
}

/* ---- sentences ---- */

/* What printf() would have said, in rooms of every size. */
#define SAYS(...)                                                              \
    do {                                                                       \
        for (size_t room = 3; room <= 64; room++) {                            \
            char said[64] = "x:", printed[64] = "x:";                          \
            rum_say(said, room, __VA_ARGS__);                                  \
            snprintf(printed + 2, room - 2, __VA_ARGS__);                      \
            CHECK_STR(said, printed);                                          \
        }                                                                      \
    } while (0)

TEST(a_sentence_is_what_printf_says)
{
    SAYS("plain");
    SAYS("%s%s", "", "card");
    SAYS("%d of %u, %c%d", -12, 4000000000u, 'Z', 0);
    SAYS("%d and %d", INT_MIN, INT_MAX);
    SAYS("%.3s|%.40s|%.0s|%.s|", "abcdef", "gh", "ij", "kl");
    SAYS("%.*s|%.*s|%.*s", 2, "abcdef", 0, "g", -1, "hij");
    SAYS("100 %%, %02d, %5s, %-3d, %x, %zu, %d", 7, "ab", 5, 255u, (size_t)9,
         3);
}

TEST(a_sentence_is_cut_between_characters)
{
    char room[6] = "";

    rum_say(room, sizeof(room), "%s", "abcd\xc3\xa9");
    CHECK_STR(room, "abcd");
    room[0] = '\0';
    rum_say(room, sizeof(room), "%s%s", "ab", "\xe4\xb8\xadz");
    CHECK_STR(room, "ab\xe4\xb8\xad");
    rum_say(room, sizeof(room), "%d", 5);
    CHECK_STR(room, "ab\xe4\xb8\xad");
}
