/*
 * test_wire.c: the messages of docs/WIRE.md, over the template game, whose
 * course is short and known.
 */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

#include <rumpus/match.h>

#include "../../src/front/wire/wire.h"
#include "kit.h"

static const struct wire_asker tester = {.tester = true};
static const struct wire_asker seat0 = {.seats = RUM_BIT(0)};
static const struct wire_asker seat1 = {.seats = RUM_BIT(1)};
static const struct wire_asker spectator = {0};

#define NEW                                                                    \
    "{\"cmd\":\"new\",\"game\":\"tally\",\"seed\":7,\"options\":{\"players\":" \
    "2,\"first\":0,\"secrets\":\"1,4\"}}"

/* The answer to a message; good until the next one. */
static const char *say_as(struct wire *w, struct wire_asker who,
                          const char *line)
{
    static struct rum_text out;

    rum_text_clear(&out);
    wire_answer(w, who, line, strlen(line), &out);
    /* One line of JSON, whatever was said. */
    CHECK_INT(out.s[out.n - 1], '\n');
    CHECK(!memchr(out.s, '\n', out.n - 1));
    json_error_t e;
    json_t *parsed = json_loadb(out.s, out.n, 0, &e);
    CHECK(json_is_boolean(json_object_get(parsed, "ok")));
    json_decref(parsed);
    return out.s;
}

static const char *say(struct wire *w, const char *line)
{
    return say_as(w, tester, line);
}

#define CHECK_OK(answer)    CHECK_HAS(answer, "\"ok\":true")
#define CHECK_WRONG(answer) CHECK_HAS(answer, "\"ok\":false")

static bool has(const char *text, const char *part)
{
    return strstr(text, part) != NULL;
}

TEST(a_whole_game_goes_over_the_wire)
{
    struct wire *w = wire_create(NULL);

    CHECK_HAS(say(w, NEW), "\"actor\":0,\"n\":0,\"length\":0");
    CHECK_HAS(say(w, "{\"cmd\":\"legal\"}"), "\"code\":0,\"text\":\"");
    CHECK_HAS(say(w, "{\"cmd\":\"play\",\"code\":0}"), "\"events\":[{\"kind\"");
    const char *answer = say(w, "{\"cmd\":\"play\",\"code\":1}");
    CHECK_HAS(answer, "\"log\":[{");
    CHECK_HAS(answer, "\"actor\":0,\"n\":1,\"length\":2");
    answer = say(w, "{\"cmd\":\"play\",\"code\":1,\"n\":1}");
    CHECK_HAS(answer, "\"actor\":null,\"points\":[");
    CHECK_HAS(answer, "\"result\":\"");
    CHECK_HAS(say(w, "{\"cmd\":\"legal\"}"), "\"actor\":null,\"actions\":[]");
    CHECK_HAS(say(w, "{\"cmd\":\"play\",\"code\":1}"), "the game is over");
    wire_destroy(w);
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
        "{\"cmd\":\"\xff\"}",
    };
    struct wire *w = wire_create(NULL);

    CHECK_OK(say(w, NEW));
    char *before = strdup(say(w, "{\"cmd\":\"save\"}"));
    for (size_t i = 0; i < sizeof(bad) / sizeof(*bad); i++) {
        CHECK_WRONG(say(w, bad[i]));
        CHECK_STR(say(w, "{\"cmd\":\"save\"}"), before);
    }
    free(before);
    wire_destroy(w);
}

TEST(without_a_match_only_what_needs_none_is_answered)
{
    struct wire *w = wire_create(NULL);

    CHECK_HAS(say(w, "{\"cmd\":\"legal\"}"), "there is no match");
    CHECK_HAS(say(w, "{\"cmd\":\"save\"}"), "there is no match");
    CHECK_HAS(say(w, "{\"cmd\":\"options\"}"), "there is no match");
    CHECK_OK(say(w, "{\"cmd\":\"games\"}"));
    CHECK_OK(say(w, "{\"cmd\":\"options\",\"game\":\"tally\"}"));
    CHECK_OK(say(w, "{\"cmd\":\"rules\",\"game\":\"tally\"}"));
    wire_destroy(w);
}

TEST(long_lines_and_deep_brackets_are_refused)
{
    struct wire *w = wire_create(NULL);
    struct rum_text line = {0}, out = {0};

    for (int i = 0; i < 100000; i++)
        rum_text_puts(&line, "[");
    wire_answer(w, tester, line.s, line.n, &out);
    CHECK_HAS(out.s, "nested");
    for (int i = 0; i < WIRE_MAX_LINE; i++)
        rum_text_puts(&line, " ");
    rum_text_clear(&out);
    wire_answer(w, tester, line.s, line.n, &out);
    CHECK_HAS(out.s, "bytes long");
    rum_text_finish(&line);
    rum_text_finish(&out);
    wire_destroy(w);
}

TEST(undo_redo_and_jump_go_through_the_history)
{
    struct wire *w = wire_create(NULL);

    say(w, NEW);
    say(w, "{\"cmd\":\"play\",\"code\":0}");
    say(w, "{\"cmd\":\"play\",\"code\":0}");
    CHECK_HAS(say(w, "{\"cmd\":\"undo\"}"), "\"actor\":1,\"n\":0,\"length\":1");
    CHECK_HAS(say(w, "{\"cmd\":\"redo\"}"), "\"length\":2,\"future\":0");
    CHECK_HAS(say(w, "{\"cmd\":\"undo\",\"to\":0}"),
              "\"length\":0,\"future\":2");
    CHECK_HAS(say(w, "{\"cmd\":\"jump\",\"to\":2}"),
              "\"actor\":0,\"n\":1,\"length\":2");
    wire_destroy(w);
}

TEST(a_state_tells_testers_where_chance_stands)
{
    struct wire *w = wire_create(NULL);

    say(w, NEW); /* who begins and the secrets are given: nothing is drawn */
    CHECK_HAS(say(w, "{\"cmd\":\"state\"}"), "},\"drawn\":0}");
    say(w, "{\"cmd\":\"play\",\"code\":0}"); /* a die */
    CHECK_HAS(say(w, "{\"cmd\":\"state\"}"), "},\"drawn\":1}");
    say(w, "{\"cmd\":\"undo\"}");
    CHECK_HAS(say(w, "{\"cmd\":\"state\"}"), "},\"drawn\":0}");
    wire_destroy(w);
}

TEST(a_saved_match_can_be_loaded)
{
    struct wire *w = wire_create(NULL);
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
    wire_destroy(w);
}

TEST(the_answer_to_a_message_carries_its_id)
{
    struct wire *w = wire_create(NULL);

    CHECK_HAS(say(w, "{\"cmd\":\"games\",\"id\":12}"), "\"id\":12");
    CHECK_HAS(say(w, "{\"cmd\":\"no\",\"id\":\"a\"}"), "\"id\":\"a\"");
    wire_destroy(w);
}

/* ---- people who are no testers ---- */

static struct rum_match *two_seats(void)
{
    struct rum_options opt;
    struct rum_match *m;
    struct rum_err_text why;
    const struct rum_game *game = rum_game_find("tally");

    rum_options_init(&opt, game);
    rum_options_parse(&opt, game, "first=0", &why);
    rum_options_parse(&opt, game, "secrets=1,4", &why);
    CHECK_INT(rum_match_create(game, &opt, kit_seed(7), &m, &why), RUM_OK);
    return m;
}

TEST(a_seat_is_refused_what_would_tell_it_more_than_it_may_know)
{
    static const char *const for_testers[] = {
        "{\"cmd\":\"state\"}",
        "{\"cmd\":\"save\"}",
        "{\"cmd\":\"redo\"}",
        "{\"cmd\":\"jump\",\"to\":0}",
        "{\"cmd\":\"undo\",\"to\":0}",
        "{\"cmd\":\"view\",\"as\":1}",
        "{\"cmd\":\"view\",\"as\":\"all\"}",
        "{\"cmd\":\"load\",\"recording\":\"\"}",
        NEW,
    };
    struct rum_match *m = two_seats();
    struct wire *w = wire_create(m);

    for (size_t i = 0; i < sizeof(for_testers) / sizeof(*for_testers); i++) {
        CHECK_WRONG(say_as(w, seat0, for_testers[i]));
        CHECK_WRONG(say_as(w, spectator, for_testers[i]));
    }
    CHECK_WRONG(say_as(w, spectator, "{\"cmd\":\"view\",\"as\":0}"));
    CHECK_OK(say_as(w, seat0, "{\"cmd\":\"view\",\"as\":0}"));
    CHECK_HAS(say_as(w, seat0, "{\"cmd\":\"view\"}"), "\"viewer\":0");
    CHECK_HAS(say_as(w, spectator, "{\"cmd\":\"view\"}"),
              "\"viewer\":\"spectator\"");
    wire_destroy(w);
    rum_match_destroy(m);
}

TEST(only_the_seat_to_act_decides_and_counts_its_decisions)
{
    struct rum_match *m = two_seats();
    struct wire *w = wire_create(m);

    CHECK_HAS(say_as(w, seat1, "{\"cmd\":\"legal\"}"), "seat 0 is to act");
    CHECK_WRONG(say_as(w, seat1, "{\"cmd\":\"play\",\"code\":0}"));
    CHECK_WRONG(say_as(w, seat1, "{\"cmd\":\"preview\",\"code\":0}"));
    CHECK_WRONG(say_as(w, spectator, "{\"cmd\":\"play\",\"code\":0}"));
    const char *answer = say_as(w, seat0, "{\"cmd\":\"play\",\"code\":0}");
    CHECK_HAS(answer, "\"actor\":1");
    /* The count of the other seat's decisions is its own. */
    CHECK(!has(answer, "\"n\":"));
    CHECK(!has(answer, "\"length\":"));
    CHECK_INT((int)rum_match_length(m), 1);
    wire_destroy(w);
    rum_match_destroy(m);
}

TEST(a_seat_hears_the_details_of_its_own_action)
{
    struct rum_match *m = two_seats();
    struct wire *w = wire_create(m);

    /* Seat 0 stands on 1: the total, arg[4], is known to itself alone. */
    CHECK_HAS(say_as(w, seat0, "{\"cmd\":\"play\",\"code\":1}"),
              "\"args\":[0,0,0,0,1,");
    wire_destroy(w);
    rum_match_destroy(m);
}

TEST(a_seat_takes_back_only_what_is_free)
{
    struct rum_match *m = two_seats();
    struct wire *w = wire_create(m);

    say_as(w, seat0, "{\"cmd\":\"play\",\"code\":0}");
    CHECK_HAS(say_as(w, seat0, "{\"cmd\":\"undo\"}"), "consent");
    say_as(w, seat1, "{\"cmd\":\"play\",\"code\":1}");
    CHECK_HAS(say_as(w, seat0, "{\"cmd\":\"undo\"}"), "consent");
    CHECK_HAS(say_as(w, seat1, "{\"cmd\":\"undo\"}"), "\"actor\":1,\"n\":0");
    CHECK_HAS(say_as(w, spectator, "{\"cmd\":\"undo\"}"), "consent");
    wire_destroy(w);
    rum_match_destroy(m);
}

TEST(after_the_end_everybody_may_see_everything)
{
    struct rum_match *m = two_seats();
    struct wire *w = wire_create(m);

    say_as(w, seat0, "{\"cmd\":\"play\",\"code\":1}");
    say_as(w, seat1, "{\"cmd\":\"play\",\"code\":1}");
    CHECK_INT(rum_match_actor(m), RUM_NOBODY);
    CHECK_HAS(say_as(w, spectator, "{\"cmd\":\"save\"}"), "recording");
    CHECK_HAS(say_as(w, seat0, "{\"cmd\":\"view\",\"as\":\"all\"}"), "\"all\"");
    CHECK_WRONG(say_as(w, seat0, "{\"cmd\":\"state\"}"));
    wire_destroy(w);
    rum_match_destroy(m);
}

TEST(a_chooser_names_an_action_without_playing_it)
{
    struct rum_match *m = two_seats();
    struct wire *w = wire_create(m);
    rum_action chosen = 99;
    struct wire_asker chooser = {.seats = RUM_BIT(0), .chosen = &chosen};

    CHECK_WRONG(say_as(w, chooser, "{\"cmd\":\"play\",\"code\":5}"));
    CHECK_INT(chosen, 99);
    CHECK_OK(say_as(w, chooser, "{\"cmd\":\"play\",\"code\":1}"));
    CHECK_INT(chosen, 1);
    CHECK_INT((int)rum_match_length(m), 0);
    wire_destroy(w);
    rum_match_destroy(m);
}

/* Where reactions are waited for in secret, no answer says from whom. */
TEST(nobody_is_told_who_is_asked_in_secret)
{
    const struct rum_game *game = rum_game_find("zerpang");
    struct rum_scene *scene = rum_scene_create();
    struct rum_options opt;
    struct rum_err_text why;
    struct rum_match *m;
    const rum_action *open;
    size_t n;

    rum_options_init(&opt, game);
    CHECK_INT(rum_options_parse(&opt, game, "players=4", &why), RUM_OK);
    CHECK_INT(rum_match_create(game, &opt, kit_seed(7), &m, &why), RUM_OK);
    struct wire *w = wire_create(m);
    int veiled = 0;
    while (veiled < 20 && (n = rum_match_legal(m, &open)) > 0) {
        rum_match_view(m, RUM_NOBODY, scene);
        if (scene->veiled) {
            const char *said = say_as(w, spectator, "{\"cmd\":\"legal\"}");
            CHECK_HAS(said, "others are asked, and nobody is told who");
            CHECK(!has(said, "seat "));
            veiled++;
        }
        CHECK_INT(rum_match_play(m, open[n / 2]), RUM_OK);
    }
    CHECK_INT(veiled, 20);
    wire_destroy(w);
    rum_match_destroy(m);
    rum_scene_destroy(scene);
}
