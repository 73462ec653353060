/*
 * test_json.c: what the reader of JSON takes, and what it refuses.
 */
#include <stdio.h>
#include <stdlib.h>

#include <rumpus/json.h>
#include <rumpus/text.h>

#include "kit.h"

static struct rum_json_doc doc;
static struct rum_err_text why;

static const struct rum_json_value *read_it(const char *text)
{
    return rum_json_read(&doc, text, strlen(text), &why);
}

TEST(every_kind_of_value_is_read)
{
    const struct rum_json_value *v =
        read_it(" {\"a\" : [1, -2.5e+3, \"x\", true, false, null, {}] , "
                "\"b\":{\"c\":9223372036854775807}}\r\n");

    CHECK(v && v->kind == RUM_JSON_OBJECT);
    CHECK_INT(v->size, 2);
    const struct rum_json_value *a = rum_json_member(v, "a");
    CHECK_INT(a->kind, RUM_JSON_LIST);
    CHECK_INT(a->size, 7);
    a = a->first;
    CHECK_INT(a->n, 1);
    CHECK_INT((a = a->next)->kind, RUM_JSON_REAL);
    CHECK_INT(a->size, 7);
    CHECK_STR(rum_json_text(a = a->next), "x");
    CHECK(rum_json_is_true(a = a->next));
    CHECK(!rum_json_is_true(a = a->next));
    CHECK_INT((a = a->next)->kind, RUM_JSON_NULL);
    CHECK_INT((a = a->next)->size, 0);
    CHECK(!a->next && !a->first);
    v = rum_json_member(rum_json_member(v, "b"), "c");
    CHECK(v->n == INT64_MAX);
    CHECK(!rum_json_member(v, "d") && !rum_json_member(NULL, "d"));
    CHECK(!rum_json_text(v) && !rum_json_text(NULL));
    CHECK(read_it("-9223372036854775808")->n == INT64_MIN);
    CHECK_INT(read_it("-0")->n, 0);
}

TEST(escapes_become_what_they_spell)
{
    CHECK_STR(read_it("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"")->text,
              "\"\\/\b\f\n\r\t");
    CHECK_STR(read_it("\"\\u0041\\u00e9\\u20AC\\ud83d\\ude00!\"")->text,
              "A\u00e9\u20ac\U0001f600!");
    CHECK_STR(read_it("\"\u00e9\u20ac\U0001f600\"")->text,
              "\u00e9\u20ac\U0001f600");
}

TEST(what_is_written_is_read_back)
{
    struct rum_text out = {0};
    struct rum_json j = {.out = &out};
    const char odd[] = "tab\t, quote\", back\\, line\n, \x7f, \u2603";

    rum_json_open(&j, NULL, '{');
    rum_json_str(&j, odd, odd);
    rum_json_int(&j, "n", INT64_MIN);
    rum_json_close(&j, '}');
    const struct rum_json_value *v = rum_json_read(&doc, out.s, out.n, &why);
    CHECK_STR(rum_json_text(rum_json_member(v, odd)), odd);
    CHECK(rum_json_member(v, "n")->n == INT64_MIN);
    rum_text_finish(&out);
}

TEST(anything_else_is_refused_and_said_where)
{
    static const struct {
        const char *text, *why;
    } bad[] = {
        {"", "expected a value at byte 0"},
        {"{", "expected a name in quotes at byte 1"},
        {"[1 2]", "expected ',' or ']' at byte 3"},
        {"[1,]", "expected a value at byte 3"},
        {"{\"a\":1 \"b\":2}", "expected ',' or '}' at byte 7"},
        {"{\"a\" 1}", "expected ':' at byte 5"},
        {"{\"a\":1,}", "expected a name in quotes at byte 7"},
        {"{\"a\":1,\"\\u0061\":2}", "a member that is there already at byte 7"},
        {"1 2", "something behind the value at byte 2"},
        {"truer", "something behind the value at byte 4"},
        {"True", "expected a value at byte 0"},
        {"01", "a number that begins with 0 at byte 0"},
        {"-01", "a number that begins with 0 at byte 1"},
        {"-", "expected a digit at byte 1"},
        {"1.", "expected a digit at byte 2"},
        {"1e", "expected a digit at byte 2"},
        {"9223372036854775808", "more than 64 bits"},
        {"-9223372036854775809", "more than 64 bits"},
        {"99999999999999999999999999", "more than 64 bits"},
        {"\"a", "without its closing quote at byte 2"},
        {"\"a\\", "no such escape at byte 3"},
        {"\"\\x\"", "no such escape at byte 2"},
        {"\"\\u12g4\"", "expected four hex digits"},
        {"\"\\u12", "expected four hex digits"},
        {"\"\\u0000\"", "U+0000 is not taken"},
        {"\"\\ud800\"", "half a surrogate pair"},
        {"\"\\ude00\"", "half a surrogate pair"},
        {"\"\\ud800\\u0041\"", "half a surrogate pair"},
        {"\"\n\"", "a control character"},
        {"\"\xff\"", "not UTF-8 at byte 1"},
        {"\"\xc0\x80\"", "not UTF-8"},
        {"\"\xed\xa0\x80\"", "not UTF-8"},
        {"\"\xe2\x82\"", "not UTF-8"},
    };

    for (size_t i = 0; i < sizeof(bad) / sizeof(*bad); i++) {
        CHECK(!read_it(bad[i].text));
        CHECK_HAS(why.text, bad[i].why);
    }
    CHECK(!rum_json_read(&doc, "\"a\0b\"", 5, &why));
    CHECK_HAS(why.text, "a control character");
    CHECK(!rum_json_read(&doc, "[1]\0", 4, &why));
    CHECK_HAS(why.text, "behind the value at byte 3");
}

TEST(depth_size_and_members_are_bounded)
{
    struct rum_text text = {0};

    CHECK(read_it("[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]"));
    CHECK(!read_it("[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]"));
    CHECK_HAS(why.text, "nested too deep at byte 16");

    for (int i = 0; i < RUM_JSON_MEMBERS + 1; i++)
        rum_text_printf(&text, "%s\"m%d\":%d", i ? "," : "{", i, i);
    rum_text_puts(&text, "}");
    CHECK(!read_it(text.s));
    CHECK_HAS(why.text, "too many members");

    rum_text_clear(&text);
    for (int i = 0; i < 1000; i++)
        rum_text_printf(&text, "%s%d", i ? "," : "[", i);
    rum_text_puts(&text, "]");
    CHECK_INT(read_it(text.s)->size, 1000);

    struct rum_json_doc small = {.limit = 3};
    CHECK(rum_json_read(&small, "[1]", 3, &why));
    CHECK(!rum_json_read(&small, "[12]", 4, &why));
    CHECK_HAS(why.text, "longer than 3 bytes");
    rum_json_finish(&small);
    rum_text_finish(&text);
}

/* Every way to cut a message short, and every byte of it made wrong: none may
 * read past its end (the sanitizers look on). */
TEST(damaged_messages_do_no_harm)
{
    static const char text[] =
        "{\"cmd\":\"new\",\"seed\":-7,\"options\":{\"classes\":[\"Elf\","
        "\"\\u20ac\\ud83d\\ude00\"],\"x\":1.5e-3,\"y\":null,\"z\":true}}";
    char *copy = malloc(sizeof(text));

    for (size_t n = 0; n < sizeof(text) - 1; n++) {
        char *cut = malloc(n + 1);
        memcpy(cut, text, n);
        CHECK(!rum_json_read(&doc, cut, n, &why));
        free(cut);
        for (int c = 0; c < 256; c++) {
            memcpy(copy, text, sizeof(text));
            copy[n] = (char)c;
            rum_json_read(&doc, copy, sizeof(text) - 1, &why);
        }
    }
    free(copy);
    rum_json_finish(&doc);
}
