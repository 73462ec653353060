/*
 * test_err.c: what a program says that found itself wrong, and that nobody
 * has to listen.
 */
#include "kit.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <rumpus/batch.h>
#include <rumpus/bot.h>
#include <rumpus/chance.h>
#include <rumpus/device.h>
#include <rumpus/json.h>
#include <rumpus/lesson.h>
#include <rumpus/match.h>
#include <rumpus/program.h>
#include <rumpus/scene.h>
#include <rumpus/table.h>

TEST(an_assertion_says_what_and_where_and_traps)
{
    int ends[2], status = 0, n = 0, k;
    char said[400] = "";

    CHECK_INT(pipe(ends), 0);
    pid_t child = fork();
    if (child == 0) {
        signal(SIGILL, SIG_DFL);
        signal(SIGTRAP, SIG_DFL);
        dup2(ends[1], STDERR_FILENO);
        RUM_ASSERT(child > 0);
        _exit(0);
    }
    close(ends[1]);
    while ((k = (int)read(ends[0], said + n, sizeof(said) - 1 - (size_t)n)) > 0)
        n += k;
    close(ends[0]);
    waitpid(child, &status, 0);
    CHECK(WIFSIGNALED(status));
    CHECK_HAS(said, "test_err.c:");
    CHECK_HAS(said, "'child > 0' does not hold");
}

/* ---- NULL for `why`: each of them refuses, and says nothing ---- */

static struct rum_options wrong_options(const struct rum_game *game)
{
    struct rum_options opt;

    rum_options_init(&opt, game);
    CHECK_INT(rum_options_set(&opt, game, "players", "2", NULL), RUM_OK);
    CHECK_INT(rum_options_set(&opt, game, "first", "5", NULL), RUM_OK);
    return opt; /* there is no seat 5 */
}

TEST(options_and_games_need_not_say_why)
{
    static _Alignas(8) char state[RUM_MAX_STATE];
    const struct rum_game *game = rum_game_find("tally");
    struct rum_options opt = wrong_options(game), again = opt;
    struct rum_bot_options bot;
    struct rum_match *match;
    struct rum_chance *chance;
    struct rum_batch *batch;
    struct rum_batch_options many = {
        .game = game, .options = &opt, .games = 1, .threads = 1};

    CHECK_INT(rum_options_set(&again, game, "colour", "red", NULL),
              RUM_EOPTION);
    CHECK_INT(rum_options_parse(&again, game, "colour", NULL), RUM_EOPTION);
    CHECK_INT(rum_options_preset(&again, game, "grand", NULL), RUM_EOPTION);
    CHECK_INT(rum_game_setup(game, state, &again, kit_seed(1), NULL),
              RUM_EOPTION);
    CHECK_INT(rum_match_create(game, &opt, kit_seed(1), &match, NULL),
              RUM_EOPTION);
    CHECK_INT(rum_chance_create(game, &opt, &chance, NULL), RUM_EOPTION);
    CHECK_INT(rum_batch_create(&many, &batch, NULL), RUM_EOPTION);
    CHECK_INT(rum_bot_parse("wizard", &bot, NULL), RUM_EOPTION);
    CHECK_INT(rum_bot_parse("easy:x", &bot, NULL), RUM_EOPTION);
}

TEST(devices_need_not_say_why)
{
    const struct rum_game *game = rum_game_find("tally");
    struct rum_options opt = wrong_options(game);
    struct rum_device_options card = {
        .game = game, .kind = RUM_DEVICE_GPU, .folder = "/nowhere"};
    struct rum_device_options here = {.game = game,
                                      .kind = RUM_DEVICE_PROCESSOR};
    struct rum_device_job job = {.options = &opt, .games = 1};
    struct rum_device_record record;
    struct rum_device *device;

    CHECK(rum_device_open(&card, &device, NULL) < 0);
    CHECK_INT(rum_device_open(&here, &device, NULL), RUM_OK);
    CHECK_INT(rum_device_play(device, &job, &record, NULL, NULL), RUM_EOPTION);
    rum_device_close(device);
}

TEST(files_and_texts_need_not_say_why)
{
    struct rum_json_doc doc = {0};
    struct rum_scene *scene = rum_scene_create();
    struct rum_reader *reader = rum_reader_create();
    struct rum_match *match;
    struct rum_sink *sink;

    CHECK(rum_json_read(&doc, "{", 1, NULL) == NULL);
    rum_json_finish(&doc);
    CHECK_INT(rum_scene_read(scene, "[]", 2, NULL), RUM_EFORMAT);
    CHECK_INT(rum_reader_line(reader, "what", 4, NULL), RUM_EFORMAT);
    rum_reader_destroy(reader);
    reader = rum_reader_create();
    CHECK_INT(rum_reader_finish(reader, &match, NULL), RUM_EFORMAT);
    CHECK_INT(rum_match_load("what\n", 5, NULL, &match, NULL), RUM_EFORMAT);
    CHECK_INT(rum_match_open("/nowhere/x", NULL, &match, NULL), RUM_EIO);
    CHECK_INT(rum_sink_file("/nowhere/x", RUM_FILE_NEW, &sink, NULL), RUM_EIO);
    rum_reader_destroy(reader);
    rum_scene_destroy(scene);
}

TEST(tables_and_programs_need_not_say_why)
{
    const struct rum_game *game = rum_game_find("tally");
    struct rum_options opt;
    struct rum_sitter sitter[RUM_MAX_SEATS] = {{0}};
    struct rum_match *match;
    rum_seat seat;
    rum_action act;

    signal(SIGPIPE, SIG_IGN); /* as the program does */
    rum_options_init(&opt, game);
    rum_match_create(game, &opt, kit_seed(1), &match, NULL);
    struct rum_table *table = rum_table_create(match, NULL, 0);
    rum_match_not_asked(match, 1 - rum_match_actor(match), NULL);
    CHECK_INT(rum_match_record(match, "/nowhere/x", false, NULL), RUM_EIO);
    CHECK_INT(rum_sitter_parse("x", &seat, &sitter[5], NULL), RUM_EFORMAT);
    CHECK_INT(rum_sitter_who("wizard", &sitter[5], NULL), RUM_EFORMAT);
    sitter[5].kind = RUM_SITS_PERSON; /* a seat that is not there */
    CHECK_INT(rum_table_begin(table, sitter, false, true, NULL), RUM_EFORMAT);
    CHECK_INT(rum_table_restore(table, "what", 4, NULL), RUM_EFORMAT);
    struct rum_program *program =
        rum_program_start("exit 3", table, rum_match_actor(match), NULL);
    CHECK_INT(rum_program_choose(program, 5000, &act, NULL), RUM_EFORMAT);
    rum_program_end(program);
    rum_table_destroy(table);
}

TEST(lessons_need_not_say_why)
{
    const struct rum_lesson *lesson = rum_lesson_find("tally", NULL);
    struct rum_lesson_run run = {.lesson = lesson};

    CHECK(lesson != NULL);
    CHECK_INT(rum_lesson_deal(lesson, &run.match, NULL), RUM_OK);
    rum_lesson_go_to(&run, SIZE_MAX);
    CHECK_INT(rum_lesson_allows(&run, 0, NULL), RUM_ENOTHING);
    CHECK_INT(rum_lesson_play(&run, 0, NULL), RUM_ENOTHING);
    CHECK_INT(rum_lesson_read(&run, NULL), RUM_ENOTHING);
    rum_match_destroy(run.match);
}
