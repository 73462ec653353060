/*
 * test_guest.c: people at a table, over the wire: what they may ask, what they
 * are told and when, and answers that wait for the disk.
 */
#include <stdio.h>

#include <rumpus/learn.h>
#include <rumpus/wire.h>

#include "host.h"
#include "ta.h"

#define CHECK_OK(answer)    CHECK_HAS(answer, "\"ok\":true")
#define CHECK_WRONG(answer) CHECK_HAS(answer, "\"ok\":false")

enum { ANN, BOB, EVE, GUESTS }; /* seat 0, seat 1, a spectator */

static struct {
    struct rum_wire *wire;
    struct rum_table *table;
    struct rum_guest guest[GUESTS];
    struct rum_text heard[GUESTS]; /* the last message */
    int messages[GUESTS];
    int late[GUESTS]; /* the seat whose time was up; -1: nobody's */
    struct disk disk;
} hall;

static void hear(struct rum_guest *g, const char *text, size_t n)
{
    int who = (int)(g - hall.guest);

    if (n == 25 && memcmp(text, "{\"event\":\"late\",\"seat\":", 23) == 0)
        hall.late[who] = text[23] - '0';
    rum_text_clear(&hall.heard[who]);
    rum_text_add(&hall.heard[who], text, n);
    hall.messages[who]++;
}

static const char *say(int who, const char *line)
{
    rum_text_clear(&hall.heard[who]);
    rum_guest_say(&hall.guest[who], line, strlen(line));
    return hall.heard[who].n ? hall.heard[who].s : "nothing";
}

static void publish(void)
{
    memset(hall.messages, 0, sizeof(hall.messages));
    rum_table_publish(hall.table);
}

/* Ann on seat 0 begins, Bob on seat 1, Eve looks on. */
static void open_hall_with(struct rum_table *table, const char *seats)
{
    hall.wire = rum_wire_create(NULL, NULL);
    hall.table = table;
    host_seat(hall.table, seats);
    for (int i = 0; i < GUESTS; i++) {
        hall.guest[i] = (struct rum_guest){.wire = hall.wire, .send = hear};
        rum_guest_join(&hall.guest[i], hall.table,
                       i == EVE ? RUM_STRANGER
                                : rum_table_holder(hall.table, (rum_seat)i));
    }
    publish();
}

static void open_hall(const char *seats, const struct rum_table_rules *rules)
{
    int n = 0;

    for (const char *c = seats; *c; c++)
        n += *c == '=';
    open_hall_with(host_table(n, rules), seats);
}

static void close_hall(void)
{
    for (int i = 0; i < GUESTS; i++) {
        rum_guest_finish(&hall.guest[i]);
        rum_text_finish(&hall.heard[i]);
    }
    rum_table_destroy(hall.table);
    rum_wire_destroy(hall.wire);
    rum_text_finish(&hall.disk.text);
    memset(&hall, 0, sizeof(hall));
}

#define TWO "0:Ann=human 1:Bob=human"

TEST(nobody_is_told_more_than_they_may_know)
{
    static const char *const refused[] = {
        "{\"cmd\":\"state\"}",
        "{\"cmd\":\"save\"}",
        "{\"cmd\":\"redo\"}",
        "{\"cmd\":\"jump\",\"to\":0}",
        "{\"cmd\":\"undo\",\"to\":0}",
        "{\"cmd\":\"view\",\"as\":1}",
        "{\"cmd\":\"view\",\"as\":\"all\"}",
        "{\"cmd\":\"replay\",\"at\":0}",
        "{\"cmd\":\"story\"}",
        "{\"cmd\":\"look\",\"as\":1}",
        "{\"cmd\":\"name\",\"as\":1,\"name\":\"Zoe\"}",
        "{\"cmd\":\"load\",\"recording\":\"\"}",
        "{\"cmd\":\"bot\"}",
        "{\"cmd\":\"new\",\"game\":\"tally\"}",
    };

    open_hall(TWO, NULL);
    for (size_t i = 0; i < sizeof(refused) / sizeof(*refused); i++) {
        CHECK_WRONG(say(ANN, refused[i]));
        CHECK_WRONG(say(EVE, refused[i]));
    }
    CHECK_WRONG(say(EVE, "{\"cmd\":\"view\",\"as\":0}"));
    CHECK_WRONG(say(EVE, "{\"cmd\":\"hint\"}"));
    CHECK_HAS(say(ANN, "{\"cmd\":\"view\"}"), "\"viewer\":0");
    CHECK_HAS(say(ANN, "{\"cmd\":\"view\",\"as\":\"spectator\"}"),
              "\"viewer\":\"spectator\"");
    CHECK_HAS(say(EVE, "{\"cmd\":\"view\"}"), "\"viewer\":\"spectator\"");
    close_hall();
}

TEST(only_the_seat_to_act_decides_and_counts_its_decisions)
{
    open_hall(TWO, NULL);
    CHECK_HAS(say(BOB, "{\"cmd\":\"legal\"}"), "seat 0 is to act");
    CHECK_WRONG(say(BOB, "{\"cmd\":\"play\",\"code\":0}"));
    CHECK_WRONG(say(BOB, "{\"cmd\":\"preview\",\"code\":0}"));
    CHECK_WRONG(say(BOB, "{\"cmd\":\"why\",\"on\":\"stock\"}"));
    CHECK_WRONG(say(EVE, "{\"cmd\":\"play\",\"code\":0}"));
    const char *answer = say(ANN, "{\"cmd\":\"play\",\"code\":0,\"id\":5}");
    CHECK_HAS(answer, "{\"id\":5,\"ok\":true,\"events\":[{\"kind\":\"");
    CHECK_HAS(answer, "\"actor\":1");
    /* The count of the other seat's decisions is its own. */
    CHECK(!strstr(answer, "\"n\":"));
    CHECK(!strstr(answer, "\"length\":"));
    CHECK_INT(host_length(hall.table), 1);
    close_hall();
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
    hall.wire = rum_wire_create(NULL, NULL);
    hall.table = rum_table_create(m, NULL, 0);
    hall.guest[EVE] = (struct rum_guest){.wire = hall.wire, .send = hear};
    rum_guest_join(&hall.guest[EVE], hall.table, RUM_STRANGER);
    int veiled = 0;
    while (veiled < 20 && (n = rum_match_legal(m, &open)) > 0) {
        rum_match_view(m, RUM_NOBODY, scene);
        if (scene->veiled) {
            const char *said = say(EVE, "{\"cmd\":\"legal\"}");
            CHECK_HAS(said, "others are asked, and nobody is told who");
            CHECK(!strstr(said, "seat "));
            veiled++;
        }
        CHECK_INT(rum_table_play(hall.table, rum_match_actor(m), open[n / 2]),
                  RUM_OK);
    }
    CHECK_INT(veiled, 20);
    rum_scene_destroy(scene);
    close_hall();
}

TEST(a_scene_is_sent_when_it_changed_and_only_then)
{
    open_hall(TWO, NULL);
    CHECK_HAS(hall.heard[ANN].s,
              "{\"event\":\"scene\",\"version\":1,\"as\":0,");
    CHECK_HAS(hall.heard[EVE].s, "\"as\":-1,");
    publish();
    for (int i = 0; i < GUESTS; i++)
        CHECK_INT(hall.messages[i], 0);
    CHECK_OK(say(ANN, "{\"cmd\":\"play\",\"code\":0}"));
    publish();
    for (int i = 0; i < GUESTS; i++) {
        CHECK_INT(hall.messages[i], 1);
        CHECK_HAS(hall.heard[i].s, "\"version\":2,");
    }
    /* Somebody goes: the others see it. */
    rum_guest_leave(&hall.guest[BOB]);
    publish();
    CHECK_HAS(hall.heard[ANN].s, "\"here\":[true,false]");
    close_hall();
}

TEST(who_comes_or_goes_is_told_without_the_scene_they_have)
{
    open_hall(TWO, NULL);
    CHECK_HAS(hall.heard[EVE].s, "\"scene\":{");
    rum_guest_leave(&hall.guest[BOB]);
    publish();
    CHECK_HAS(hall.heard[EVE].s, "\"here\":[true,false]");
    CHECK(!strstr(hall.heard[EVE].s, "\"scene\":{"));
    /* Whoever comes has none yet, and who looks as somebody else another. */
    rum_guest_join(&hall.guest[BOB], hall.table, RUM_STRANGER);
    publish();
    CHECK_HAS(hall.heard[BOB].s, "\"as\":-1,");
    CHECK_HAS(hall.heard[BOB].s, "\"scene\":{");
    rum_guest_join(&hall.guest[BOB], hall.table, 1);
    publish();
    CHECK_HAS(hall.heard[BOB].s, "\"as\":1,");
    CHECK_HAS(hall.heard[BOB].s, "\"scene\":{");
    close_hall();
}

TEST(who_comes_is_told_what_led_to_the_scene)
{
    open_hall(TWO, NULL);
    CHECK_HAS(hall.heard[ANN].s, "\"since\":[]");
    CHECK_OK(say(ANN, "{\"cmd\":\"play\",\"code\":0}"));
    publish();
    /* Who was there has seen it. */
    CHECK(!strstr(hall.heard[BOB].s, "\"since\""));
    CHECK_OK(say(BOB, "{\"cmd\":\"play\",\"code\":0}"));
    publish();
    /* Both of them opened it anew: Ann's last decision came before Bob's. */
    for (int i = ANN; i <= BOB; i++) {
        rum_guest_join(&hall.guest[i], hall.table,
                       rum_table_holder(hall.table, (rum_seat)i));
        publish();
    }
    CHECK_HAS(hall.heard[ANN].s,
              "\"since\":[{\"by\":0,\"during\":0,\"chose\":true,\"log\":["
              "{\"move\":1,");
    CHECK_HAS(hall.heard[ANN].s,
              "{\"by\":1,\"during\":1,\"log\":[{\"move\":2,");
    /* And Bob's turn has just ended. */
    CHECK_HAS(hall.heard[BOB].s,
              "\"since\":[{\"by\":1,\"during\":1,\"chose\":true,\"log\":["
              "{\"move\":2,");
    close_hall();
}

TEST(names_are_given_and_told_apart)
{
    open_hall(TWO, NULL);
    CHECK_OK(say(ANN, "{\"cmd\":\"name\",\"name\":\"Bob\"}"));
    CHECK_STR(rum_match_seat_name(rum_table_match(hall.table), 0), "Bob 2");
    CHECK_WRONG(say(ANN, "{\"cmd\":\"name\",\"name\":\" \"}"));
    CHECK_WRONG(say(ANN, "{\"cmd\":\"name\"}"));
    CHECK_WRONG(say(ANN, "{\"cmd\":\"name\",\"name\":"
                         "\"01234567890123456789012345678901\"}"));
    CHECK_WRONG(say(EVE, "{\"cmd\":\"name\",\"name\":\"Eve\"}"));
    close_hall();
}

TEST(taking_back_is_asked_granted_refused_and_withdrawn)
{
    open_hall(TWO, NULL);
    CHECK_WRONG(say(ANN, "{\"cmd\":\"undo\"}"));
    CHECK_OK(say(ANN, "{\"cmd\":\"play\",\"code\":0}"));
    CHECK_HAS(say(ANN, "{\"cmd\":\"undo\"}"), "\"asked\":true");
    publish();
    CHECK_HAS(hall.heard[BOB].s,
              "\"wish\":{\"what\":\"undo\",\"by\":0,\"yours\":false,"
              "\"asks_you\":true,\"takes\":[\"Ann rolls ");
    CHECK_HAS(hall.heard[ANN].s, "\"yours\":true,\"asks_you\":false,"
                                 "\"takes\":[\"You roll ");
    CHECK_HAS(hall.heard[EVE].s, "\"yours\":false,\"asks_you\":false");
    CHECK_WRONG(say(ANN, "{\"cmd\":\"consent\",\"yes\":true}"));
    CHECK_WRONG(say(BOB, "{\"cmd\":\"consent\"}"));
    CHECK_OK(say(BOB, "{\"cmd\":\"consent\",\"yes\":false}"));
    CHECK_WRONG(say(ANN, "{\"cmd\":\"withdraw\"}"));
    CHECK_OK(say(ANN, "{\"cmd\":\"undo\"}"));
    CHECK_OK(say(ANN, "{\"cmd\":\"withdraw\"}"));
    CHECK_WRONG(say(BOB, "{\"cmd\":\"consent\",\"yes\":true}"));
    CHECK_OK(say(ANN, "{\"cmd\":\"undo\"}"));
    CHECK_OK(say(BOB, "{\"cmd\":\"consent\",\"yes\":true}"));
    CHECK_INT(host_length(hall.table), 0);
    close_hall();
}

/* Tally, but whoever has rolled and whose secret number is 1 may not stand. */
static size_t legal(const void *state, rum_action *out)
{
    const struct ta_state *t = state;
    rum_seat seat = t->head.to_act;
    size_t n = ta_game.legal(state, out);

    return seat != RUM_NOBODY && t->shown[seat] && t->secret[seat] == 1 ? 1 : n;
}

/* What Bob and Eve read of Ann's wish to take back, and of what comes again,
 * when her secret number is the first of these. */
static void wish_with(const char *secrets, struct rum_text *read)
{
    struct rum_game game = ta_game;
    struct rum_options opt;
    struct rum_err_text why;
    struct rum_match *m;

    game.legal = legal;
    rum_options_init(&opt, &game);
    CHECK_INT(rum_options_parse(&opt, &game, "players=2", &why), RUM_OK);
    CHECK_INT(rum_options_parse(&opt, &game, "first=0", &why), RUM_OK);
    CHECK_INT(rum_options_parse(&opt, &game, secrets, &why), RUM_OK);
    CHECK_INT(rum_match_create(&game, &opt, kit_seed(7), &m, &why), RUM_OK);
    open_hall_with(rum_table_create(m, NULL, 1000), TWO);
    for (int i = 0; i < 3; i++)
        CHECK_OK(say(i % 2, "{\"cmd\":\"play\",\"code\":0}"));
    CHECK_HAS(say(ANN, "{\"cmd\":\"undo\"}"), "\"asked\":true");
    publish();
    rum_text_puts(read, strstr(hall.heard[BOB].s, "\"wish\""));
    rum_text_puts(read, strstr(hall.heard[EVE].s, "\"wish\""));
    CHECK_OK(say(BOB, "{\"cmd\":\"consent\",\"yes\":true}"));
    CHECK_INT(host_length(hall.table), 2);
    rum_match_undo_to(m, 0);
    for (int i = 1; i <= 3; i++) {
        CHECK_INT(rum_table_redo(hall.table), RUM_OK);
        CHECK_INT(host_length(hall.table), i);
    }
    close_hall();
}

TEST(taking_back_tells_nobody_whether_there_was_a_choice)
{
    struct rum_text many = {0}, one = {0};

    wish_with("secrets=22", &many);
    wish_with("secrets=12", &one);
    CHECK_HAS(many.s, "\"takes\":[\"Ann rolls ");
    CHECK_STR(one.s, many.s);
    rum_text_finish(&many);
    rum_text_finish(&one);
}

TEST(after_the_end_everything_is_shown_and_then_it_stands)
{
    open_hall(TWO, NULL);
    CHECK_OK(say(ANN, "{\"cmd\":\"play\",\"code\":1}"));
    CHECK_HAS(say(BOB, "{\"cmd\":\"play\",\"code\":1}"), "\"actor\":null");
    CHECK_WRONG(say(ANN, "{\"cmd\":\"state\"}"));
    const char *answer = say(EVE, "{\"cmd\":\"replay\",\"at\":1,\"as\":1}");
    CHECK_HAS(answer, "\"at\":1,\"length\":2,\"scene\":{");
    CHECK_HAS(answer, "\"viewer\":1");
    CHECK_WRONG(say(EVE, "{\"cmd\":\"replay\",\"at\":3}"));
    CHECK_HAS(say(ANN, "{\"cmd\":\"view\",\"as\":\"all\"}"),
              "\"viewer\":\"all\"");
    CHECK_HAS(say(EVE, "{\"cmd\":\"save\"}"), "\"recording\":\"rumpus");
    CHECK_HAS(say(BOB, "{\"cmd\":\"undo\"}"), "now it stands");
    close_hall();
}

TEST(a_rematch_is_agreed_on_where_its_options_are_others)
{
    open_hall(TWO, NULL);
    CHECK_HAS(say(ANN, "{\"cmd\":\"rematch\"}"), "after the end");
    host_end(hall.table);
    publish();
    CHECK_HAS(hall.heard[EVE].s, "\"games\":1,\"score\":[");
    CHECK_WRONG(say(EVE, "{\"cmd\":\"rematch\"}"));
    CHECK_HAS(say(ANN, "{\"cmd\":\"rematch\",\"options\":{\"players\":3}}"),
              "as many as there are");
    CHECK_HAS(say(ANN, "{\"cmd\":\"rematch\",\"options\":{\"speed\":3}}"),
              "speed");
    CHECK_OK(say(ANN, "{\"cmd\":\"rematch\",\"options\":{\"first\":1}}"));
    publish();
    CHECK_HAS(hall.heard[BOB].s,
              "\"wish\":{\"what\":\"rematch\",\"by\":0,\"yours\":false,"
              "\"asks_you\":true,\"options\":{\"first\":\"1\"}}");
    CHECK_HAS(say(BOB, "{\"cmd\":\"rematch\"}"), "another wish");
    CHECK(!rum_table_follow(hall.table));
    CHECK_OK(say(BOB, "{\"cmd\":\"consent\",\"yes\":true}"));
    struct rum_table *next = rum_table_follow(hall.table);
    CHECK(next != NULL);
    CHECK_INT(rum_match_actor(rum_table_match(next)), 1);
    rum_table_destroy(next);
    CHECK(!rum_table_follow(hall.table));
    rum_table_followed(hall.table, "there");
    publish();
    CHECK_HAS(hall.heard[EVE].s, "\"rematch\":\"there\"");
    CHECK_HAS(say(BOB, "{\"cmd\":\"rematch\"}"), "already");
    close_hall();
}

/* The thoughts of a host with time, one after the other. */
static int think_on(void)
{
    struct rum_thought *th;
    int n = 0;

    for (; (th = rum_table_think(hall.table)); n++) {
        rum_thought_run(th);
        rum_table_heed(hall.table, th);
        rum_thought_destroy(th);
    }
    return n;
}

TEST(the_story_of_a_finished_game_is_made_once_and_told_to_who_asked)
{
    open_hall(TWO, NULL);
    CHECK_OK(say(ANN, "{\"cmd\":\"play\",\"code\":0}"));
    CHECK_OK(say(BOB, "{\"cmd\":\"play\",\"code\":1}"));
    CHECK_HAS(say(ANN, "{\"cmd\":\"story\"}"), "after the end");
    CHECK_INT(think_on(), 0);
    CHECK_HAS(say(ANN, "{\"cmd\":\"play\",\"code\":1}"), "\"actor\":null");
    CHECK_INT(think_on(), 0); /* nobody has asked */
    CHECK_HAS(say(ANN, "{\"cmd\":\"story\"}"), "\"later\":true}");
    rum_text_clear(&hall.heard[EVE]);
    CHECK(think_on() > 0);
    CHECK_INT(hall.heard[EVE].n, 0);
    const char *told = hall.heard[ANN].s;
    CHECK_HAS(told, "{\"event\":\"story\",\"length\":3,"
                    "\"points\":[{\"at\":0,");
    CHECK_HAS(told, "\"text\":\"You ");
    CHECK_HAS(told, "{\"title\":\"rolls\",\"values\":[1,0]}");
    /* Made once; others hear it in their own words. */
    const char *bob = say(BOB, "{\"cmd\":\"story\"}");
    CHECK_HAS(bob, "\"later\":false,\"length\":3");
    CHECK_HAS(bob, "\"text\":\"Ann ");
    CHECK_INT(think_on(), 0);
    CHECK_HAS(say(BOB, "{\"cmd\":\"undo\"}"), "now it stands");
    close_hall();
}

TEST(a_story_adds_up_to_one_win_and_ends_with_the_result)
{
    struct rum_json_doc doc = {0};
    struct rum_err_text why;
    const struct rum_json_value *p = NULL;
    int64_t sum = 0, last = -1;

    open_hall(TWO, NULL);
    CHECK_OK(say(ANN, "{\"cmd\":\"play\",\"code\":1}"));
    CHECK_OK(say(BOB, "{\"cmd\":\"play\",\"code\":1}"));
    CHECK_OK(say(EVE, "{\"cmd\":\"story\"}"));
    think_on();
    p = rum_json_member(
        rum_json_read(&doc, hall.heard[EVE].s, hall.heard[EVE].n, &why),
        "points");
    CHECK(p && p->size >= 2);
    for (p = p->first; p; p = p->next) {
        const struct rum_json_value *chance =
            rum_json_member(p, "chances")->first;
        CHECK(rum_json_member(p, "at")->n > last);
        last = rum_json_member(p, "at")->n;
        sum = chance->n + chance->next->n;
        CHECK(sum >= 5998 && sum <= 6000);
        if (!p->next)
            CHECK(chance->n % 3000 == 0);
    }
    CHECK_INT(last, 2);
    rum_json_finish(&doc);
    close_hall();
}

/* So many plays of NPZR, whatever comes first. */
static struct rum_table *played_npzr(int n)
{
    const struct rum_game *game = rum_game_find("npzr");
    struct rum_options opt;
    struct rum_err_text why;
    struct rum_match *m;
    const rum_action *actions;

    rum_options_init(&opt, game);
    CHECK_INT(rum_match_create(game, &opt, (struct rum_seed){{7}}, &m, &why),
              RUM_OK);
    while (n-- > 0 && rum_match_legal(m, &actions) > 0)
        CHECK_INT(rum_match_play(m, actions[0]), RUM_OK);
    return rum_table_create(m, NULL, 1000);
}

TEST(giving_up_has_a_moment_of_its_own_in_the_story)
{
    struct rum_json_doc doc = {0};
    struct rum_err_text why;
    const struct rum_json_value *p;

    open_hall_with(played_npzr(129), TWO);
    CHECK_OK(say(BOB, "{\"cmd\":\"resign\"}"));
    CHECK_OK(say(ANN, "{\"cmd\":\"story\"}"));
    think_on();
    p = rum_json_member(
        rum_json_read(&doc, hall.heard[ANN].s, hall.heard[ANN].n, &why),
        "points");
    CHECK(p && p->size >= 3);
    for (p = p->first; p->next->next; p = p->next)
        ;
    CHECK_INT(rum_json_member(p, "at")->n, 129);
    CHECK_INT(rum_json_member(p->next, "at")->n, 130);
    CHECK_HAS(rum_json_text(rum_json_member(p->next, "text")), "Bob resigns");
    rum_json_finish(&doc);
    close_hall();
}

static struct rum_table *branched;

static bool row_branch(struct rum_ask *q)
{
    return rum_ask_branch(q, rum_table_rules(q->table), 0, &branched);
}

TEST(one_goes_on_from_a_moment_of_a_finished_game)
{
    static const struct rum_command rows[] = {
        {"branch", row_branch, RUM_MAY_GUESTS, RUM_BRANCH_MEMBERS}, {0}};
    struct rum_text kept = {0};

    open_hall(TWO, NULL);
    rum_wire_destroy(hall.wire);
    hall.wire = rum_wire_create(rows, NULL);
    for (int i = 0; i < GUESTS; i++)
        hall.guest[i].wire = hall.wire;
    CHECK_OK(say(ANN, "{\"cmd\":\"play\",\"code\":0}"));
    CHECK_HAS(say(ANN, "{\"cmd\":\"branch\",\"at\":0}"), "that is over");
    CHECK_OK(say(BOB, "{\"cmd\":\"play\",\"code\":1}"));
    CHECK_OK(say(ANN, "{\"cmd\":\"play\",\"code\":1}"));
    CHECK_HAS(say(ANN, "{\"cmd\":\"branch\",\"at\":3}"), "'at'");
    CHECK_HAS(say(ANN, "{\"cmd\":\"branch\",\"at\":1,\"seats\":[\"cmd:ls\"]}"),
              "no programs");
    CHECK(!branched);
    CHECK_OK(say(EVE, "{\"cmd\":\"branch\",\"at\":1,\"seats\":[\"easy\","
                      "\"human\"],\"names\":[\"\",\"Eve\"]}"));
    CHECK_INT(host_length(branched), 1);
    CHECK_INT(rum_match_actor(rum_table_match(branched)), 1);
    rum_table_keep(branched, &kept); /* its chance is known to who was there */
    CHECK_HAS(kept.s, "\"brought\":true");
    rum_text_finish(&kept);
    CHECK_STR(rum_table_sitter(branched, 1)->name, "Eve");
    CHECK_INT(rum_table_sitter(branched, 0)->kind, RUM_SITS_BOT);
    CHECK_INT(rum_table_play(branched, 1, STAND), RUM_OK);
    CHECK_INT(host_length(hall.table), 3);
    rum_table_destroy(branched);
    close_hall();
}

/* Tally: the secrets of all seats come behind viewer, seats, actor and turn,
 * and one's own is the first of them. */
TEST(a_guest_is_given_the_observation_of_their_own_seat)
{
    const struct rum_game *game = rum_game_find("tally");
    int16_t seen[64];
    char own[40];

    open_hall(TWO, NULL);
    rum_learn_observe(game, rum_match_state(rum_table_match(hall.table)), 1,
                      seen);
    CHECK(seen[4] > 0);
    snprintf(own, sizeof(own), "[1,2,1,%d,%d,0,", seen[3], seen[4]);
    CHECK_HAS(say(BOB, "{\"cmd\":\"observe\"}"), own);
    CHECK_HAS(say(BOB, "{\"cmd\":\"observe\",\"as\":1}"), "\"seat\":1");
    CHECK_HAS(say(BOB, "{\"cmd\":\"observe\",\"as\":0}"),
              "that is shown after the end");
    CHECK_HAS(say(EVE, "{\"cmd\":\"observe\"}"), "an observation is a seat's");
    close_hall();
}

TEST(one_person_holds_two_seats_and_looks_as_each)
{
    open_hall("0:Ann=human 1:Ann=human", NULL);
    CHECK_INT(hall.guest[ANN].as, 0);
    publish();
    CHECK_HAS(hall.heard[ANN].s, "\"shared\":true");
    CHECK_OK(say(ANN, "{\"cmd\":\"play\",\"code\":0}"));
    publish();
    CHECK_HAS(hall.heard[ANN].s, "\"next\":1,\"curtain\":true");
    CHECK_OK(say(ANN, "{\"cmd\":\"look\",\"as\":1}"));
    publish();
    CHECK_HAS(hall.heard[ANN].s, "\"as\":1,");
    CHECK_OK(say(ANN, "{\"cmd\":\"play\",\"code\":0}"));
    close_hall();
}

TEST(a_hint_reaches_who_asked_for_it)
{
    struct rum_table_rules rules = {.most = 20, .least = 20};

    open_hall(TWO, &rules);
    CHECK_WRONG(say(BOB, "{\"cmd\":\"hint\"}"));
    CHECK_OK(say(ANN, "{\"cmd\":\"hint\"}"));
    CHECK_WRONG(say(ANN, "{\"cmd\":\"hint\"}"));
    struct rum_thought *th = rum_table_think(hall.table);
    rum_thought_run(th);
    rum_text_clear(&hall.heard[BOB]);
    rum_table_heed(hall.table, th);
    rum_thought_destroy(th);
    CHECK_HAS(hall.heard[ANN].s, "{\"event\":\"hint\",\"code\":");
    CHECK_INT(hall.heard[BOB].n, 0);
    close_hall();
}

TEST(open_seats_go_to_bots_and_nobody_loses_theirs)
{
    open_hall("0:Ann=human 1=open", NULL);
    CHECK_HAS(hall.heard[ANN].s, "\"who\":[\"human\",\"open\"]");
    CHECK_WRONG(say(ANN, "{\"cmd\":\"seat\",\"seat\":1,\"who\":\"cmd:ls\"}"));
    CHECK_WRONG(say(ANN, "{\"cmd\":\"seat\",\"seat\":0,\"who\":\"easy\"}"));
    CHECK_WRONG(say(EVE, "{\"cmd\":\"seat\",\"seat\":1,\"who\":\"easy\"}"));
    CHECK_OK(say(ANN, "{\"cmd\":\"seat\",\"seat\":1,\"who\":\"hard:50\"}"));
    publish();
    CHECK_HAS(hall.heard[ANN].s, "\"who\":[\"human\",\"hard:50\"]");
    close_hall();
}

TEST(nobody_opens_the_seat_of_a_bot_that_plays_with_others)
{
    static const char open[] = "{\"cmd\":\"seat\",\"seat\":2,\"who\":\"open\"}";

    open_hall("0:Ann=human 1:Bob=human 2=easy", NULL);
    CHECK_OK(say(ANN, "{\"cmd\":\"seat\",\"seat\":2,\"who\":\"random\"}"));
    CHECK_OK(say(ANN, "{\"cmd\":\"play\",\"code\":0}"));
    CHECK_HAS(say(BOB, open), "the game has begun");
    CHECK_INT(rum_table_sitter(hall.table, 2)->kind, RUM_SITS_BOT);
    close_hall();

    /* Alone with bots one may. */
    open_hall("0:Ann=human 1=easy 2=easy", NULL);
    CHECK_OK(say(ANN, "{\"cmd\":\"play\",\"code\":0}"));
    CHECK_OK(say(ANN, open));
    close_hall();
}

/* The number of a person who holds nothing is the next one's. */
TEST(who_gives_a_seat_up_sees_what_everybody_does)
{
    struct rum_sitter bot = {.kind = RUM_SITS_BOT, .bot = "easy"};
    struct rum_sitter open = {.kind = RUM_SITS_OPEN};

    open_hall(TWO, NULL);
    CHECK_INT(rum_table_seat(hall.table, 0, &bot), RUM_OK);
    publish();
    CHECK_HAS(hall.heard[ANN].s, "\"as\":-1");
    CHECK_HAS(hall.heard[ANN].s, "\"viewer\":\"spectator\"");
    CHECK_WRONG(say(ANN, "{\"cmd\":\"view\",\"as\":0}"));

    CHECK_INT(rum_table_seat(hall.table, 0, &open), RUM_OK);
    CHECK_INT(rum_table_sit(hall.table, 0, "Zoe"), RUM_OK);
    publish();
    CHECK_HAS(hall.heard[ANN].s, "\"as\":-1");
    CHECK_WRONG(say(ANN, "{\"cmd\":\"play\",\"code\":0}"));
    CHECK(!rum_table_here(hall.table, 0));
    close_hall();
}

TEST(a_refusal_is_told_to_all_but_who_said_it)
{
    open_hall(TWO, NULL);
    CHECK_OK(say(ANN, "{\"cmd\":\"play\",\"code\":0}"));
    CHECK_OK(say(BOB, "{\"cmd\":\"play\",\"code\":0}"));
    CHECK_HAS(say(ANN, "{\"cmd\":\"undo\"}"), "\"asked\":true");
    publish();
    CHECK_OK(say(BOB, "{\"cmd\":\"consent\",\"yes\":false}"));
    CHECK_STR(hall.heard[ANN].s, "{\"event\":\"refused\",\"what\":\"undo\","
                                 "\"by\":0,\"no\":1}");
    CHECK_HAS(hall.heard[EVE].s, "{\"event\":\"refused\"");
    CHECK(!strstr(hall.heard[BOB].s, "refused"));
    close_hall();
}

TEST(it_is_told_when_time_was_up)
{
    struct rum_table_rules rules = {.clock = RUM_CLOCK_DECISION, .time = 5000};

    open_hall(TWO, &rules);
    memset(hall.late, -1, sizeof(hall.late));
    rum_table_tick(hall.table, 5999);
    publish();
    CHECK_INT(hall.late[ANN], -1);
    rum_table_tick(hall.table, 6000);
    publish();
    for (int i = 0; i < GUESTS; i++)
        CHECK_INT(hall.late[i], 0);
    /* Once. */
    memset(hall.late, -1, sizeof(hall.late));
    publish();
    CHECK_INT(hall.late[BOB], -1);
    close_hall();
}

TEST(clocks_and_hurry_are_told)
{
    struct rum_table_rules rules = {
        .clock = RUM_CLOCK_BANK, .time = 60000, .hurry = 30000};

    open_hall(TWO, &rules);
    CHECK_HAS(hall.heard[EVE].s, "\"clock\":{\"left\":[60000,60000]}");
    rum_table_tick(hall.table, 5000);
    publish();
    CHECK_INT(hall.messages[EVE], 0); /* that time goes by is no news */
    CHECK_WRONG(say(EVE, "{\"cmd\":\"hurry\"}"));
    CHECK_OK(say(BOB, "{\"cmd\":\"hurry\"}"));
    publish();
    CHECK_HAS(hall.heard[EVE].s, "\"hurried\":true");
    CHECK_HAS(hall.heard[EVE].s,
              "\"clock\":{\"hurry\":30000,\"left\":[56000,60000]}");
    close_hall();
}

/* ---- the disk ---- */

TEST(an_answer_waits_for_the_disk_and_then_comes_before_the_scene)
{
    open_hall(TWO, NULL);
    host_record(hall.table, &hall.disk, RUM_EPENDING);
    CHECK_STR(say(ANN, "{\"cmd\":\"play\",\"code\":0,\"id\":\"x\"}"),
              "nothing");
    publish();
    CHECK_INT(hall.messages[BOB], 0);
    CHECK_HAS(say(ANN, "{\"cmd\":\"play\",\"code\":0}"), "wait");
    CHECK_HAS(say(ANN, "{\"cmd\":\"view\"}"), "\"actor\":0");
    CHECK(rum_guest_waits(&hall.guest[ANN], hall.table));
    CHECK(!rum_guest_waits(&hall.guest[BOB], hall.table));
    rum_table_settle(hall.table, true);
    CHECK(!rum_guest_waits(&hall.guest[ANN], hall.table));
    CHECK_HAS(hall.heard[ANN].s, "{\"id\":\"x\",\"ok\":true,\"events\":[");
    CHECK_HAS(hall.heard[ANN].s, "\"actor\":1");
    publish();
    CHECK_INT(hall.messages[BOB], 1);
    close_hall();
}

TEST(a_refusal_by_the_disk_carries_the_id)
{
    static const char *const changes[] = {
        "{\"cmd\":\"name\",\"name\":\"Zoe\",\"id\":8}",
        "{\"cmd\":\"undo\",\"id\":8}",
        "{\"cmd\":\"play\",\"code\":0,\"id\":8}",
    };

    open_hall("0:Ann=human 1=easy", NULL);
    CHECK_OK(say(ANN, "{\"cmd\":\"play\",\"code\":0}"));
    CHECK_INT(host_think(hall.table), RUM_OK);
    host_record(hall.table, &hall.disk, RUM_EPENDING);
    for (size_t i = 0; i < sizeof(changes) / sizeof(*changes); i++) {
        CHECK_STR(say(ANN, changes[i]), "nothing");
        rum_table_settle(hall.table, false);
        CHECK_HAS(hall.heard[ANN].s, "{\"id\":8,\"ok\":false,\"error\":");
        hall.disk.says = RUM_EIO;
        CHECK_HAS(say(ANN, changes[i]), "{\"id\":8,\"ok\":false,\"error\":");
        hall.disk.says = RUM_EPENDING;
        CHECK_INT(host_length(hall.table), 2);
    }
    close_hall();
}

TEST(who_leaves_before_the_disk_answers_is_not_told)
{
    open_hall(TWO, NULL);
    host_record(hall.table, &hall.disk, RUM_EPENDING);
    CHECK_STR(say(ANN, "{\"cmd\":\"play\",\"code\":0}"), "nothing");
    rum_guest_finish(&hall.guest[ANN]);
    rum_table_settle(hall.table, true);
    CHECK_INT(hall.heard[ANN].n, 0);
    CHECK_INT(host_length(hall.table), 1);
    close_hall();
}

/* ---- a host's own rows ---- */

static bool row_create(struct rum_ask *q)
{
    struct rum_table_rules rules = {.pace = 7};
    struct rum_table *t;

    if (!rum_ask_create(q, &rules, 0, &t))
        return false;
    *(struct rum_table **)q->host = t;
    rum_guest_join(q->guest, t, rum_table_holder(t, 0));
    q->table = t;
    q->match = rum_table_match(t);
    rum_ask_put_joined(q);
    return true;
}

static const char *create(struct rum_guest *g, const char *members)
{
    struct rum_text line = {0};

    rum_text_printf(&line, "{\"game\":\"tally\"%s}", members);
    rum_guest_do(g, "create", line.s, line.n);
    rum_text_finish(&line);
    return hall.heard[ANN].s;
}

TEST(a_host_lays_tables_by_a_row_of_its_own)
{
    static const struct rum_command rows[] = {
        {"create", row_create, RUM_MAY_ANYBODY, RUM_CREATE_MEMBERS}, {0}};
    struct rum_table *t = NULL;
    struct rum_guest *g = &hall.guest[ANN];

    *g = (struct rum_guest){.wire = rum_wire_create(rows, &t), .send = hear};
    CHECK_HAS(create(g, ",\"seats\":[\"cmd:ls\"]"), "no programs");
    CHECK_HAS(create(g, ",\"seats\":[\"clever\"]"), "seat 0: a seat takes");
    CHECK_HAS(create(g, ",\"seats\":\"easy\""), "'seats' must be a list");
    CHECK_HAS(create(g, ",\"clock\":\"bank\""), "needs a 'time'");
    CHECK_HAS(create(g, ",\"clock\":\"sand\""), "'clock' must be");
    CHECK_HAS(create(g, ",\"grace\":-1"), "'grace' must be seconds");
    CHECK_HAS(create(g, ",\"stand_in\":\"human\""), "'stand_in' must be");
    CHECK_HAS(create(g, ",\"options\":{\"players\":9}"), "players");
    CHECK_HAS(create(g, ",\"seat\":1"), "'create' takes no 'seat'");
    CHECK(!t);

    const char *answer =
        create(g, ",\"options\":{\"players\":4},\"names\":[\"Ann\",\"Ann\"],"
                  "\"seats\":[\"human\",\"human\",\"hard:9\",\"open\"],"
                  "\"clock\":\"bank\",\"time\":300,\"increment\":5");
    CHECK_HAS(answer, "\"game\":\"tally\"");
    CHECK_HAS(answer, "\"seats\":[0]");
    CHECK_HAS(answer, "\"layout\":{");
    CHECK_INT(rum_table_people(t), 2); /* two of one name are two */
    CHECK_STR(rum_table_sitter(t, 1)->name, "Ann 2");
    CHECK_STR(rum_table_sitter(t, 2)->bot, "hard:9");
    CHECK_INT(rum_table_left(t, 0), 300000);
    CHECK_INT(rum_table_rules(t)->pace, 7);
    rum_guest_leave(g);
    rum_table_destroy(t);

    CHECK_OK(create(g, ",\"seats\":[\"human\",\"human\"],\"together\":true"));
    CHECK_INT(rum_table_people(t), 1);
    rum_guest_finish(g);
    rum_table_destroy(t);
    rum_wire_destroy(g->wire);
    rum_text_finish(&hall.heard[ANN]);
}
