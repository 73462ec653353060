/*
 * test_lesson.c: a lesson goes on when it is followed, and only then. Played
 * with Tally's first: two steps to read, three rolls, a stand, two to read.
 */
#include "kit.h"

#include <rumpus/lesson.h>

#include "ta.h"

static struct rum_err_text why;
static struct rum_lesson_run run;

static void begin(void)
{
    run = (struct rum_lesson_run){.lesson = rum_lesson_find("tally", NULL)};
    CHECK(run.lesson);
    CHECK_INT(rum_lesson_deal(run.lesson, &run.match, &why), RUM_OK);
    rum_lesson_catch_up(&run);
}

static void finish(void)
{
    rum_match_destroy(run.match);
}

TEST(lessons_are_found_by_game_and_name)
{
    const struct rum_lesson *all;

    CHECK_INT(rum_lessons("tally", &all), 1);
    CHECK_STR(all[0].name, "first");
    CHECK_INT(rum_lessons("whist", &all), 0);
    CHECK(rum_lesson_find("tally", "first") == rum_lesson_find("tally", NULL));
    CHECK(!rum_lesson_find("tally", "second"));
}

TEST(a_lesson_is_dealt_with_its_options_and_names)
{
    begin();
    CHECK_STR(rum_match_seat_name(run.match, 1), "Rosa");
    CHECK_STR(rum_match_seat_who(run.match, 0), "human");
    CHECK_INT(((const struct ta_state *)rum_match_state(run.match))->secret[0],
              5);
    finish();
}

TEST(a_step_to_read_waits_for_no_action)
{
    begin();
    CHECK_INT(rum_lesson_play(&run, TA_ROLL, &why), RUM_ENOTHING);
    CHECK_HAS(why.text, "read on");
    CHECK_INT(rum_lesson_read(&run, &why), RUM_OK);
    CHECK_INT(rum_lesson_read(&run, &why), RUM_OK);
    CHECK_INT(run.step, 2);
    CHECK_INT(rum_lesson_read(&run, &why), RUM_ENOTHING);
    CHECK_HAS(why.text, "Roll the die.");
    finish();
}

TEST(a_wrong_turn_is_answered_and_changes_nothing)
{
    begin();
    rum_lesson_go_to(&run, 2);
    CHECK_INT(rum_lesson_play(&run, TA_STAND, &why), RUM_ENOTHING);
    CHECK_STR(why.text, "With a total of 5 no roll can hurt you. Roll.");
    CHECK_INT(rum_lesson_play(&run, 77, &why), RUM_EILLEGAL);
    CHECK_INT(run.step, 2);
    CHECK_INT(rum_match_length(run.match), 0);
    finish();
}

TEST(the_right_action_goes_on_and_the_others_answer)
{
    begin();
    rum_lesson_go_to(&run, 2);
    CHECK_INT(rum_lesson_play(&run, TA_ROLL, &why), RUM_OK);
    CHECK_INT(run.step, 3);
    CHECK_INT(rum_match_length(run.match), 2);
    CHECK_INT(rum_match_decider(run.match, 1), 1);
    finish();
}

TEST(an_owner_plays_what_is_written_one_by_one)
{
    rum_action act;

    begin();
    rum_lesson_go_to(&run, 2);
    CHECK(!rum_lesson_next(&run, &act));
    CHECK_INT(rum_match_play(run.match, TA_ROLL), RUM_OK);
    rum_lesson_follow(&run);
    CHECK_INT(run.step, 3);
    CHECK(rum_lesson_next(&run, &act));
    CHECK_INT(act, TA_ROLL);
    CHECK_INT(rum_lesson_allows(&run, TA_ROLL, &why), RUM_ENOTHING);
    CHECK_HAS(why.text, "not your turn");
    CHECK_INT(rum_match_play(run.match, act), RUM_OK);
    CHECK(!rum_lesson_next(&run, &act));
    CHECK_INT(rum_lesson_allows(&run, TA_ROLL, &why), RUM_OK);
    finish();
}

TEST(back_takes_a_step_back_and_skip_does_it)
{
    begin();
    CHECK_INT(rum_lesson_back(&run), RUM_ENOTHING);
    while (rum_lesson_skip(&run) == RUM_OK)
        ;
    CHECK(!rum_lesson_step(&run));
    CHECK_INT(rum_match_actor(run.match), RUM_NOBODY);
    CHECK_INT(rum_lesson_read(&run, &why), RUM_ENOTHING);
    CHECK_INT(rum_lesson_play(&run, TA_ROLL, &why), RUM_ENOTHING);
    for (int i = 0; i < 3; i++)
        CHECK_INT(rum_lesson_back(&run), RUM_OK);
    CHECK_INT(run.step, 5);
    CHECK_INT(rum_match_length(run.match), 6);
    CHECK_INT(rum_lesson_play(&run, TA_STAND, &why), RUM_OK);
    rum_lesson_go_to(&run, 0);
    CHECK_INT(rum_match_length(run.match), 0);
    rum_lesson_go_to(&run, 99);
    CHECK_INT(run.step, run.lesson->steps);
    finish();
}

TEST(a_step_can_be_written_for_programs)
{
    struct rum_text out = {0};
    struct rum_json j = {.out = &out};

    begin();
    rum_lesson_go_to(&run, 2);
    rum_lesson_write_step(&run, NULL, &j);
    CHECK_STR(out.s,
              "{\"lesson\":\"first\",\"step\":3,\"of\":8,\"done\":false,"
              "\"title\":\"Roll the die.\",\"text\":\"Whoever stops nearest to "
              "21 wins. You are far from it.\",\"points\":[\"die\"],\"rules\":["
              "\"TA-2.1\",\"TA-2.2\"],\"wants\":[0],\"waits\":false}");
    rum_lesson_go_to(&run, 99);
    rum_text_clear(&out);
    j.comma = false;
    rum_lesson_write_step(&run, NULL, &j);
    CHECK_STR(out.s,
              "{\"lesson\":\"first\",\"step\":9,\"of\":8,\"done\":true}");
    rum_text_finish(&out);
    finish();
}

TEST(things_of_a_scene_are_found_by_id)
{
    struct rum_scene *scene = rum_scene_create();

    begin();
    rum_match_view(run.match, 0, scene);
    CHECK_STR(rum_scene_title(scene, "n0"), "Secret number 5");
    CHECK_STR(rum_scene_title(scene, "row"), "Dice so far"); /* the layout's */
    CHECK_STR(rum_scene_title(scene, "seat1"), "Rosa");
    CHECK(!rum_scene_title(scene, "n1")); /* hidden */
    CHECK(!rum_scene_title(scene, "seat2"));
    rum_scene_destroy(scene);
    finish();
}
