/*
 * test_wire.c: the messages of docs/WIRE.md, over the template game, whose
 * course is short and known.
 */
#include <stdio.h>
#include <stdlib.h>

#include <rumpus/wire.h>

#include "kit.h"

#define NEW                                                                    \
    "{\"cmd\":\"new\",\"game\":\"tally\",\"seed\":7,\"options\":{\"players\":" \
    "2,\"first\":0,\"secrets\":\"1,4\"}}"

static struct rum_text said;

static void keep(struct rum_guest *g, const char *text, size_t n)
{
    (void)g;
    rum_text_clear(&said);
    rum_text_add(&said, text, n);
}

static struct rum_guest *tester(void)
{
    static struct rum_guest g;

    g = (struct rum_guest){
        .wire = rum_wire_create(NULL, NULL), .send = keep, .tester = true};
    return &g;
}

static void bye(struct rum_guest *g)
{
    rum_guest_finish(g);
    rum_wire_destroy(g->wire);
}

/* The answer to a message; good until the next one. */
static const char *say(struct rum_guest *g, const char *line)
{
    struct rum_json_doc doc = {0};
    struct rum_err_text why;

    rum_text_clear(&said);
    rum_guest_say(g, line, strlen(line));
    /* One line of JSON, whatever was said. */
    CHECK(said.n > 0 && !memchr(said.s, '\n', said.n));
    const struct rum_json_value *ok =
        rum_json_member(rum_json_read(&doc, said.s, said.n, &why), "ok");
    CHECK(ok && ok->kind == RUM_JSON_BOOL);
    CHECK_INT(ok->n, g->good);
    rum_json_finish(&doc);
    return said.s;
}

#define CHECK_OK(answer)    CHECK_HAS(answer, "\"ok\":true")
#define CHECK_WRONG(answer) CHECK_HAS(answer, "\"ok\":false")

TEST(a_whole_game_goes_over_the_wire)
{
    struct rum_guest *w = tester();

    CHECK_HAS(say(w, NEW), "\"actor\":0,\"n\":0,\"length\":0");
    CHECK_HAS(say(w, "{\"cmd\":\"legal\"}"), "\"code\":0,\"text\":\"");
    CHECK_HAS(say(w, "{\"cmd\":\"play\",\"code\":0}"),
              "\"events\":[{\"kind\":\"");
    const char *answer = say(w, "{\"cmd\":\"play\",\"code\":1}");
    CHECK_HAS(answer, "\"log\":[{");
    CHECK_HAS(answer, "\"actor\":0,\"n\":1,\"length\":2");
    answer = say(w, "{\"cmd\":\"play\",\"code\":1,\"n\":1}");
    CHECK_HAS(answer, "\"actor\":null,\"points\":[");
    CHECK_HAS(answer, "\"result\":\"");
    CHECK_HAS(say(w, "{\"cmd\":\"legal\"}"), "\"actor\":null,\"actions\":[]");
    CHECK_HAS(say(w, "{\"cmd\":\"play\",\"code\":1}"), "the game is over");
    bye(w);
}

TEST(everything_malformed_is_refused_and_changes_nothing)
{
    static const char *const bad[] = {
        "",
        " ",
        "x",
        "{",
        "[]",
        "7",
        "null",
        "\"cmd\"",
        "{}",
        "{\"cmd\":null}",
        "{\"cmd\":\"\"}",
        "{\"cmd\":\"no\"}",
        "{\"cmd\":\"legal\"}}",
        "{\"cmd\":\"legal\",\"cmd\":\"legal\"}",
        "{\"cmd\":\"legal\",\"word\":true}",
        "{\"cmd\":\"legal\",\"words\":1}",
        "{\"cmd\":\"legal\",\"id\":[]}",
        "{\"cmd\":\"play\"}",
        "{\"cmd\":\"play\",\"code\":\"0\"}",
        "{\"cmd\":\"play\",\"code\":0.5}",
        "{\"cmd\":\"play\",\"code\":-1}",
        "{\"cmd\":\"play\",\"code\":2}",
        "{\"cmd\":\"play\",\"code\":65536}",
        "{\"cmd\":\"play\",\"code\":99999999999999999999}",
        "{\"cmd\":\"play\",\"code\":0,\"n\":1}",
        "{\"cmd\":\"play\",\"code\":0,\"n\":null}",
        "{\"cmd\":\"view\",\"as\":2}",
        "{\"cmd\":\"view\",\"as\":-1}",
        "{\"cmd\":\"view\",\"as\":\"0\"}",
        "{\"cmd\":\"undo\"}",
        "{\"cmd\":\"undo\",\"to\":0}",
        "{\"cmd\":\"redo\"}",
        "{\"cmd\":\"jump\"}",
        "{\"cmd\":\"jump\",\"to\":1}",
        "{\"cmd\":\"load\",\"recording\":\"\"}",
        "{\"cmd\":\"load\",\"recording\":\"rumpus recording 1\\n\"}",
        "{\"cmd\":\"load\",\"recording\":\"a\\u0000b\"}",
        "{\"cmd\":\"new\"}",
        "{\"cmd\":\"new\",\"game\":\"chess\"}",
        "{\"cmd\":\"new\",\"game\":\"tally\",\"seed\":-1}",
        "{\"cmd\":\"new\",\"game\":\"tally\",\"seed\":9007199254740992}",
        "{\"cmd\":\"new\",\"game\":\"tally\",\"seed\":\"12x\"}",
        "{\"cmd\":\"new\",\"game\":\"tally\",\"options\":[]}",
        "{\"cmd\":\"new\",\"game\":\"tally\",\"options\":{\"players\":9}}",
        "{\"cmd\":\"new\",\"game\":\"tally\",\"options\":{\"colour\":1}}",
        "{\"cmd\":\"new\",\"game\":\"tally\",\"options\":{\"first\":{}}}",
        "{\"cmd\":\"new\",\"game\":\"tally\",\"options\":{\"first\":[]}}",
        "{\"cmd\":\"new\",\"game\":\"tally\",\"names\":\"Ann\"}",
        "{\"cmd\":\"new\",\"game\":\"tally\",\"names\":[1]}",
        "{\"cmd\":\"rules\",\"clause\":\"TA-99.9\"}",
        "{\"cmd\":\"options\",\"game\":\"chess\"}",
        "{\"cmd\":\"preview\",\"code\":9}",
        "{\"cmd\":\"why\"}",
        "{\"cmd\":\"why\",\"on\":\"moon\"}",
        "{\"cmd\":\"\xff\"}",
    };
    struct rum_guest *w = tester();

    CHECK_OK(say(w, NEW));
    char *before = strdup(say(w, "{\"cmd\":\"save\"}"));
    for (size_t i = 0; i < sizeof(bad) / sizeof(*bad); i++) {
        CHECK_WRONG(say(w, bad[i]));
        CHECK_STR(say(w, "{\"cmd\":\"save\"}"), before);
    }
    free(before);
    bye(w);
}

TEST(without_a_match_only_what_needs_none_is_answered)
{
    struct rum_guest *w = tester();

    static const char *const needy[] = {
        "observe", "legal", "play",    "view", "layout",   "preview",
        "replay",  "save",  "undo",    "look", "name",     "seat",
        "hint",    "hurry", "consent", "bot",  "withdraw", "redo",
        "jump",    "state", "story",   "why"};
    for (size_t i = 0; i < sizeof(needy) / sizeof(*needy); i++) {
        char line[40];
        snprintf(line, sizeof(line), "{\"cmd\":\"%s\"}", needy[i]);
        CHECK_HAS(say(w, line), "there is no match");
    }
    CHECK_HAS(say(w, "{\"cmd\":\"options\"}"), "there is no match");
    CHECK_OK(say(w, "{\"cmd\":\"games\"}"));
    CHECK_OK(say(w, "{\"cmd\":\"options\",\"game\":\"tally\"}"));
    CHECK_OK(say(w, "{\"cmd\":\"rules\",\"game\":\"tally\"}"));
    bye(w);
}

TEST(long_lines_and_deep_brackets_are_refused)
{
    struct rum_guest *w = tester();
    struct rum_text line = {0};

    for (int i = 0; i < 100000; i++)
        rum_text_puts(&line, "[");
    CHECK_HAS(say(w, line.s), "nested");
    for (int i = 0; i < RUM_JSON_SIZE; i++)
        rum_text_puts(&line, " ");
    CHECK_HAS(say(w, line.s), "longer than 1048576 bytes");
    rum_guest_refuse(w, "too much");
    CHECK_STR(said.s, "{\"ok\":false,\"error\":\"too much\"}");
    rum_text_finish(&line);
    bye(w);
}

TEST(undo_redo_and_jump_go_through_the_history)
{
    struct rum_guest *w = tester();

    say(w, NEW);
    say(w, "{\"cmd\":\"play\",\"code\":0}");
    say(w, "{\"cmd\":\"play\",\"code\":0}");
    CHECK_HAS(say(w, "{\"cmd\":\"undo\"}"), "\"actor\":1,\"n\":0,\"length\":1");
    CHECK_HAS(say(w, "{\"cmd\":\"redo\"}"), "\"length\":2,\"future\":0");
    CHECK_HAS(say(w, "{\"cmd\":\"undo\",\"to\":0}"),
              "\"length\":0,\"future\":2");
    CHECK_HAS(say(w, "{\"cmd\":\"jump\",\"to\":2}"),
              "\"actor\":0,\"n\":1,\"length\":2");
    bye(w);
}

TEST(a_state_tells_testers_where_chance_stands)
{
    struct rum_guest *w = tester();

    say(w, NEW); /* who begins and the secrets are given: nothing is drawn */
    CHECK_HAS(say(w, "{\"cmd\":\"state\"}"), "},\"drawn\":0}");
    say(w, "{\"cmd\":\"play\",\"code\":0}"); /* a die */
    CHECK_HAS(say(w, "{\"cmd\":\"state\"}"), "},\"drawn\":1}");
    say(w, "{\"cmd\":\"undo\"}");
    CHECK_HAS(say(w, "{\"cmd\":\"state\"}"), "},\"drawn\":0}");
    bye(w);
}

TEST(a_saved_match_can_be_loaded)
{
    struct rum_guest *w = tester();
    struct rum_text load = {0};

    say(w, NEW);
    say(w, "{\"cmd\":\"play\",\"code\":0}");
    char *state = strdup(say(w, "{\"cmd\":\"state\"}"));
    char *saved = strdup(say(w, "{\"cmd\":\"save\"}"));
    char *recording = strstr(saved, "\"recording\"");
    CHECK(recording != NULL);
    rum_text_printf(&load, "{\"cmd\":\"load\",%s", recording);
    say(w, NEW);
    CHECK_HAS(say(w, load.s), "\"length\":1");
    CHECK_STR(say(w, "{\"cmd\":\"state\"}"), state);
    rum_text_finish(&load);
    free(saved);
    free(state);
    bye(w);
}

TEST(the_answer_to_a_message_carries_its_id)
{
    struct rum_guest *w = tester();

    CHECK_HAS(say(w, "{\"cmd\":\"games\",\"id\":12}"), "\"id\":12");
    CHECK_HAS(say(w, "{\"cmd\":\"no\",\"id\":\"a\"}"), "\"id\":\"a\"");
    bye(w);
}

TEST(a_preset_comes_before_the_options)
{
    struct rum_guest *w = tester();

    CHECK_OK(
        say(w, "{\"cmd\":\"new\",\"game\":\"tally\",\"preset\":\"book\"}"));
    CHECK_HAS(say(w, "{\"cmd\":\"new\",\"game\":\"tally\",\"preset\":\"x\"}"),
              "preset");
    CHECK_HAS(say(w, "{\"cmd\":\"options\",\"game\":\"tally\"}"),
              "\"presets\":[{\"name\":\"book\"");
    bye(w);
}

TEST(games_and_rules_are_messages_too)
{
    struct rum_guest *w = tester();

    const char *answer = say(w, "{\"cmd\":\"games\"}");
    CHECK_HAS(answer, "\"id\":\"npzr\"");
    CHECK(!strstr(answer, "\"options\""));
    answer = say(w, "{\"cmd\":\"games\",\"full\":true}");
    CHECK_HAS(answer, "\"picture\":");
    CHECK_HAS(answer, "\"levels\":[\"random\"");
    answer = say(w, "{\"cmd\":\"rules\",\"game\":\"tally\"}");
    CHECK_HAS(answer, "\"chapters\":[");
    CHECK_HAS(answer, "{\"clause\":\"TA-1.1\",\"chapter\":1,\"text\":\"");
    CHECK_HAS(answer, "\"by\":[");
    bye(w);
}

TEST(a_bot_advises_a_tester)
{
    struct rum_guest *w = tester();

    say(w, NEW);
    CHECK_HAS(
        say(w, "{\"cmd\":\"bot\",\"level\":\"medium\",\"iterations\":50}"),
        "{\"ok\":true,\"actor\":0,\"code\":0,\"value\":");
    CHECK_HAS(say(w, "{\"cmd\":\"bot\",\"level\":\"medium:50\"}"),
              "{\"ok\":true,\"actor\":0,\"code\":0,\"value\":");
    CHECK_HAS(say(w, "{\"cmd\":\"bot\",\"level\":\"clever\"}"), "no bot");
    bye(w);
}

TEST(a_wrong_command_hears_of_the_right_ones)
{
    struct rum_guest *w = tester();

    CHECK_HAS(say(w, "{\"cmd\":\"plaj\"}"),
              "there is no cmd 'plaj'; there are legal, play,");
    w->tester = false;
    CHECK(!strstr(say(w, "{\"cmd\":\"plaj\"}"), "state"));
    CHECK_HAS(say(w, "{\"cmd\":\"legal\"}"), "'join' a table first");
    bye(w);
}

TEST(a_tester_is_no_person_at_the_table)
{
    struct rum_guest *w = tester();

    say(w, NEW);
    CHECK_WRONG(say(w, "{\"cmd\":\"hint\"}"));
    CHECK_WRONG(say(w, "{\"cmd\":\"consent\",\"yes\":true}"));
    CHECK_WRONG(say(w, "{\"cmd\":\"withdraw\"}"));
    bye(w);
}

/* How often this stands in what was said. */
static int count(const char *words)
{
    int n = 0;

    for (const char *at = said.s; (at = strstr(at, words)); at++)
        n++;
    return n;
}

TEST(a_lesson_shows_what_happens_by_itself)
{
    struct rum_guest *g = tester();

    /* Rosa rolls after the third step: the learner's roll, then hers. */
    CHECK_OK(say(
        g, "{\"cmd\":\"lesson\",\"game\":\"tally\",\"step\":2,\"code\":0}"));
    CHECK_HAS(said.s, "\"between\":[{");
    CHECK_INT(count("\"viewer\":0"), 2);
    CHECK_INT(count("\"viewer\":"), 2); /* and with nobody else's eyes */
    /* Done for the learner it is the same. */
    CHECK_OK(say(g, "{\"cmd\":\"lesson\",\"game\":\"tally\",\"step\":2,"
                    "\"skip\":true}"));
    CHECK_HAS(said.s, "\"step\":4,");
    CHECK_INT(count("\"viewer\":0"), 2);
    /* Who only goes there has seen nothing on the way. */
    CHECK_OK(say(g, "{\"cmd\":\"lesson\",\"game\":\"tally\",\"step\":3}"));
    CHECK(!strstr(said.s, "between"));
    CHECK_INT(count("\"viewer\":0"), 1);
    bye(g);
}

TEST(a_lesson_needs_no_table)
{
    struct rum_guest *g = tester();

    CHECK_HAS(say(g, "{\"cmd\":\"lessons\",\"game\":\"npzr\"}"),
              "\"name\":\"first\"");
    say(g, "{\"cmd\":\"lesson\",\"game\":\"tally\",\"full\":true}");
    CHECK_HAS(said.s, "\"step\":1,");
    CHECK_HAS(said.s, "\"scene\":{");
    CHECK_HAS(said.s, "\"theme\":{");
    /* Standing is not what the third step asks for; rolling is. */
    CHECK_WRONG(say(
        g, "{\"cmd\":\"lesson\",\"game\":\"tally\",\"step\":2,\"code\":1}"));
    CHECK_HAS(said.s, "no roll can hurt you");
    CHECK_OK(say(
        g, "{\"cmd\":\"lesson\",\"game\":\"tally\",\"step\":2,\"code\":0}"));
    CHECK_HAS(said.s, "\"step\":4,");
    CHECK_WRONG(say(g, "{\"cmd\":\"lesson\",\"game\":\"chess\"}"));
    CHECK_WRONG(say(g, "{\"cmd\":\"lesson\",\"game\":\"tally\",\"step\":99}"));
    bye(g);
}
