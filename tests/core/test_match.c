/*
 * test_match.c: undo, history and recordings, played with the template game.
 */
#include "kit.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <rumpus/match.h>

enum { ROLL = 0, STAND = 1 };

static struct rum_err_text why;
static bool cut; /* the last recording loaded had half a line */

static struct rum_match *begin(const char *option)
{
    const struct rum_game *game = rum_game_find("tally");
    struct rum_options opt;
    struct rum_match *m;

    rum_options_init(&opt, game);
    CHECK_INT(rum_options_parse(&opt, game, "first=0", &why), RUM_OK);
    if (option)
        CHECK_INT(rum_options_parse(&opt, game, option, &why), RUM_OK);
    CHECK_INT(rum_match_create(game, &opt, kit_seed(7), &m, &why), RUM_OK);
    return m;
}

static enum rum_err load(const char *text, struct rum_match **m)
{
    return rum_match_load(text, strlen(text), &cut, m, &why);
}

TEST(only_open_actions_are_played)
{
    struct rum_match *m = begin(NULL);
    CHECK_INT(rum_match_play(m, 999), RUM_EILLEGAL);
    CHECK_INT(rum_match_length(m), 0);
    CHECK_INT(rum_match_play(m, STAND), RUM_OK);
    CHECK_INT(rum_match_play(m, STAND), RUM_OK);
    CHECK_INT(rum_match_actor(m), RUM_NOBODY);
    CHECK_INT(rum_match_play(m, STAND), RUM_EOVER);
    rum_match_destroy(m);
}

TEST(undo_is_free_while_nothing_was_learned)
{
    struct rum_match *m = begin(NULL);
    size_t to;
    bool is_free;
    CHECK_INT(rum_match_undo_intent(m, 0, false, &to, &is_free), RUM_ENOTHING);
    CHECK(!rum_match_undo_free(m, 0));

    rum_match_play(m, STAND); /* no die was cast, nobody else decided */
    CHECK(rum_match_undo_free(m, 0));
    CHECK(!rum_match_undo_free(m, 1));
    rum_match_destroy(m);
}

TEST(undo_is_not_free_after_chance)
{
    struct rum_match *m = begin(NULL);
    rum_match_play(m, ROLL);
    CHECK(!rum_match_undo_free(m, 0));
    rum_match_destroy(m);
}

TEST(undo_is_not_free_once_another_decided)
{
    struct rum_match *m = begin("players=3");
    rum_match_play(m, STAND);
    rum_match_play(m, STAND);
    CHECK(!rum_match_undo_free(m, 0));
    CHECK(rum_match_undo_free(m, 1));
    size_t to;
    bool is_free;
    CHECK_INT(rum_match_undo_intent(m, 0, false, &to, &is_free), RUM_OK);
    CHECK_INT(to, 0);
    rum_match_destroy(m);
}

TEST(what_was_undone_can_be_redone_until_something_else_is_played)
{
    struct rum_match *m = begin("players=3");
    for (int i = 0; i < 5; i++)
        rum_match_play(m, ROLL);
    uint64_t after = rum_game_digest(rum_match_game(m), rum_match_state(m));
    CHECK_INT(rum_match_undo_to(m, 5), RUM_ENOTHING);
    CHECK_INT(rum_match_undo_to(m, 2), RUM_OK);
    CHECK_INT(rum_match_length(m), 2);
    CHECK_INT(rum_match_future(m), 3);
    for (int i = 0; i < 3; i++)
        CHECK_INT(rum_match_redo(m), RUM_OK);
    CHECK(after == rum_game_digest(rum_match_game(m), rum_match_state(m)));
    CHECK_INT(rum_match_redo(m), RUM_ENOTHING);

    rum_match_undo_to(m, 2);
    rum_match_play(m, STAND);
    CHECK_INT(rum_match_future(m), 0);
    rum_match_destroy(m);
}

TEST(the_log_goes_back_with_the_match)
{
    struct rum_match *m = begin("players=3");
    struct rum_scene *s = rum_scene_create();
    rum_match_play(m, ROLL);
    rum_match_view(m, 0, s);
    size_t lines = s->log.n;
    CHECK(lines > 0);
    CHECK_INT(s->log.v[0].gain[0], '+'); /* "+4": what the roll brought */
    rum_match_play(m, ROLL);
    rum_match_undo_to(m, 1);
    rum_match_view(m, 0, s);
    CHECK_INT(s->log.n, lines);
    rum_match_undo_to(m, 0);
    rum_match_view(m, 0, s);
    CHECK_INT(s->log.n, 0);
    rum_scene_destroy(s);
    rum_match_destroy(m);
}

TEST(a_fork_goes_its_own_way)
{
    struct rum_match *m = begin("players=3");
    for (int i = 0; i < 4; i++)
        rum_match_play(m, ROLL);
    struct rum_match *fork = rum_match_fork(m, 2);
    CHECK_INT(rum_match_length(fork), 2);
    rum_match_play(fork, STAND);
    CHECK_INT(rum_match_length(m), 4);
    CHECK_INT(rum_match_action(m, 2), ROLL);
    rum_match_destroy(fork);
    rum_match_destroy(m);
}

TEST(only_the_actor_knows_the_number_of_his_decision)
{
    struct rum_match *m = begin("players=2");
    struct rum_scene *s = rum_scene_create();
    rum_match_play(m, ROLL);
    rum_match_play(m, ROLL);
    rum_match_view(m, 0, s);
    CHECK_INT(s->decision, 1);
    CHECK(s->actions.n > 0);
    rum_match_view(m, 1, s);
    CHECK_INT(s->decision, -1);
    CHECK_INT(s->actions.n, 0);
    rum_match_view(m, RUM_NOBODY, s);
    CHECK_INT(s->decision, -1);
    rum_scene_destroy(s);
    rum_match_destroy(m);
}

static void name_the_next(const void *seen, rum_seat viewer, rum_action act,
                          struct rum_offer *out)
{
    (void)seen, (void)viewer, (void)act;
    RUM_SAY(out->text, "Look at {1'} dice");
    RUM_SAY(out->label, "{1'} dice");
    RUM_SAY(out->ask, "What do you show {1}?");
    RUM_SAY(out->brief, "look");
}

TEST(whatever_an_offer_says_has_names_in_it)
{
    struct rum_game game = *rum_game_find("tally");
    struct rum_scene *scene = rum_scene_create();
    struct rum_options opt;
    struct rum_match *m;

    game.describe = name_the_next;
    rum_options_init(&opt, &game);
    CHECK_INT(rum_options_parse(&opt, &game, "first=0", &why), RUM_OK);
    CHECK_INT(rum_match_create(&game, &opt, kit_seed(7), &m, &why), RUM_OK);
    CHECK_INT(rum_match_name(m, 1, "Jun", NULL), RUM_OK);
    rum_match_view(m, 0, scene);
    CHECK_STR(scene->actions.v[0].text, "Look at Jun's dice");
    CHECK_STR(scene->actions.v[0].label, "Jun's dice");
    CHECK_STR(scene->actions.v[0].ask, "What do you show Jun?");
    rum_scene_destroy(scene);
    rum_match_destroy(m);
}

TEST(the_end_of_the_time_is_a_step_that_nobody_took)
{
    struct rum_match *m = begin("players=3"), *again;
    struct rum_text text = {0};
    size_t to;
    bool is_free;
    rum_match_play(m, STAND);
    CHECK(rum_match_undo_free(m, 0));
    CHECK_INT(rum_match_time(m), RUM_OK);
    CHECK_INT(rum_match_actor(m), RUM_NOBODY);
    CHECK_INT(rum_match_length(m), 2);
    CHECK_INT(rum_match_decider(m, 1), RUM_NOBODY);
    CHECK_INT(rum_match_time(m), RUM_EOVER);
    CHECK(!rum_match_undo_free(m, 0));
    CHECK_INT(rum_match_undo_intent(m, 0, false, &to, &is_free), RUM_OK);
    CHECK_INT(to, 0);

    rum_match_save(m, &text);
    CHECK_HAS(text.s, "# the playing time is over\n");
    CHECK_INT(load(text.s, &again), RUM_OK);
    CHECK_BYTES(rum_match_state(again), rum_match_state(m),
                rum_match_game(m)->state_size);
    CHECK_INT(rum_match_undo_to(again, 1), RUM_OK);
    CHECK_INT(rum_match_actor(again), 1);
    CHECK_INT(rum_match_redo(again), RUM_OK);
    CHECK_INT(rum_match_actor(again), RUM_NOBODY);
    CHECK_INT(rum_match_jump(again, 0), RUM_OK);
    CHECK_INT(rum_match_jump(again, 2), RUM_OK);
    CHECK_INT(rum_match_actor(again), RUM_NOBODY);
    rum_match_destroy(again);
    rum_match_destroy(m);
    rum_text_finish(&text);
}

TEST(a_game_without_a_clock_has_no_time_to_run_out)
{
    const struct rum_game *game = rum_game_find("connect4");
    struct rum_options opt;
    struct rum_match *m;
    rum_options_init(&opt, game);
    CHECK_INT(rum_match_create(game, &opt, kit_seed(7), &m, &why), RUM_OK);
    CHECK_INT(rum_match_time(m), RUM_ENOTHING);
    rum_match_destroy(m);
}

/* ---- recordings ---- */

TEST(what_is_saved_can_be_loaded)
{
    struct rum_match *m = begin("players=3"), *again;
    struct rum_text text = {0};
    rum_match_name(m, 0, "Ann {0}\nseat 1 human Eve", "human");
    for (int i = 0; i < 4; i++)
        rum_match_play(m, ROLL);
    rum_match_save(m, &text);
    CHECK_INT(load(text.s, &again), RUM_OK);
    CHECK_INT(rum_match_length(again), 4);
    CHECK_STR(rum_match_seat_name(again, 0), "Ann  0  seat 1 human Eve");
    CHECK_STR(rum_match_seat_name(again, 1), "Player 2");
    CHECK_BYTES(rum_match_state(again), rum_match_state(m),
                rum_match_game(m)->state_size);
    rum_match_destroy(again);

    /* A killed program leaves half a line. */
    text.s[text.n - 5] = '\0';
    CHECK_INT(load(text.s, &again), RUM_OK);
    CHECK_INT(rum_match_length(again), 3);
    CHECK(cut);
    rum_match_destroy(again);
    CHECK_INT(rum_match_load(text.s, strlen(text.s), NULL, &again, &why),
              RUM_EFORMAT);
    CHECK_HAS(why.text, "the last line is not whole");
    rum_text_finish(&text);
    rum_match_destroy(m);
}

TEST(a_bad_recording_is_refused_by_line)
{
    static const struct {
        const char *text, *says;
    } bad[] = {
        {"", "'game' and 'seed' must come before"},
        {"hello\n", "line 1: expected 'rumpus recording 1'"},
        {"rumpus recording 1\ngame chess\n", "line 2: expected a game"},
        {"rumpus recording 1\ngame tally\nrules 77\n", "made by rules 77"},
        {"rumpus recording 1\ngame tally\noption players 9\n",
         "line 3: option players of tally takes 2 to 6, not '9'"},
        {"rumpus recording 1\ngame tally\nseed x\n", "line 3: expected a seed"},
        {"rumpus recording 1\ngame tally\nplay 1 0\n", "must come before"},
        {"rumpus recording 1\ngame tally\nseed 7\nplay 77 0123456789abcdef\n",
         "line 4: action 77 is not open"},
        {"rumpus recording 1\ngame tally\nseed 7\nplay 1 0123456789abcdef\n",
         "line 4: action 1 (number 1) plays differently now"},
        {"rumpus recording 1\ngame tally\nseed 7\nplay 1 xyz\n",
         "a digest of 16 hex digits"},
        {"rumpus recording 1\ngame tally\nseed 7\nundo 0\n", "expected 'undo"},
        {"rumpus recording 1\ngame tally\nseed 7\ntime 12\n", "a digest of"},
        {"rumpus recording 1\ngame tally\nseed 7\ntime 0123456789abcdef\n",
         "line 4: the end of the time (number 1) plays differently now"},
        {"rumpus recording 1\ngame connect4\nseed 7\ntime "
         "0123456789abcdef\n",
         "line 4: the end of the time is not open at decision 0"},
        {"rumpus recording 1\ngame tally\nseed 7\nseat 8 human X\n",
         "expected 'seat N WHO NAME'"},
        {"rumpus recording 1\ngame tally\nseed 7\nsing a song\n",
         "line 4: expected game, rules, option"},
    };

    for (size_t i = 0; i < sizeof(bad) / sizeof(*bad); i++) {
        struct rum_match *m;
        CHECK(load(bad[i].text, &m) < 0);
        CHECK_HAS(why.text, bad[i].says);
    }
}

static char path[64];

static void own_path(void)
{
    snprintf(path, sizeof(path), "/tmp/rumpus-test-%d.rumpus", getpid());
    unlink(path);
}

TEST(a_file_is_only_ever_appended_to)
{
    struct rum_match *m = begin("players=3"), *again;
    own_path();
    rum_match_play(m, ROLL);
    CHECK_INT(rum_match_record(m, path, false, &why), RUM_OK);
    CHECK_INT(rum_match_record(m, path, false, &why), RUM_EIO);
    CHECK_HAS(why.text, "File exists");
    rum_match_play(m, ROLL);
    rum_match_play(m, ROLL);
    rum_match_undo_to(m, 1);
    rum_match_play(m, STAND);
    CHECK_INT(rum_match_open(path, NULL, &again, &why), RUM_OK);
    CHECK_INT(rum_match_length(again), 2);
    CHECK_BYTES(rum_match_state(again), rum_match_state(m),
                rum_match_game(m)->state_size);
    rum_match_destroy(again);
    rum_match_destroy(m);
    unlink(path);
}

TEST(a_full_disk_stops_the_action_not_the_match)
{
    struct rum_match *m = begin("players=3");
    CHECK_INT(rum_match_record(m, "/dev/full", true, &why), RUM_EIO);
    CHECK_HAS(why.text, "No space left");
    /* Without a recording it goes on. */
    CHECK_INT(rum_match_play(m, ROLL), RUM_OK);
    rum_match_destroy(m);
}

TEST(a_file_that_is_not_there_is_named)
{
    struct rum_match *m;
    CHECK_INT(rum_match_open("/nowhere/at.all", NULL, &m, &why), RUM_EIO);
    CHECK_HAS(why.text, "/nowhere/at.all");
    CHECK_INT(rum_match_open("/", NULL, &m, &why), RUM_EIO);
}
