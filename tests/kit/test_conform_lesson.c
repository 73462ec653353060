/*
 * test_conform_lesson.c: would the suite notice? What it says of lessons.
 */
#include "test_conform.h"

#include <stdlib.h>

#define STEPS 8

static struct rum_lesson lesson;
static struct rum_lesson_step step[STEPS];

static void fresh(void)
{
    lesson = *rum_lesson_find("tally", "first");
    CHECK_INT(lesson.steps, STEPS);
    memcpy(step, lesson.step, sizeof(step));
    lesson.step = step;
}

static void expect(const char *words, const char *file, int line)
{
    struct conform *c = calloc(1, sizeof(*c));

    c->game = &ta_game;
    c->scene = rum_scene_create();
    bool good = conform_lesson(c, &lesson);
    if (words)
        kit_check_has(c->why, words, "what the suite says", file, line);
    kit_check_int(good, !words, "the verdict", file, line);
    rum_scene_destroy(c->scene);
    free(c);
    fresh();
}

#define EXPECT_LESSON(words) expect((words), __FILE__, __LINE__)

static const rum_action either[] = {TA_ROLL, TA_STAND}, wild[] = {77};

TEST(a_sound_lesson_passes)
{
    fresh();
    EXPECT_LESSON(NULL);
}

TEST(lessons_that_cannot_be_played)
{
    fresh();
    step[2].wants.v = wild;
    EXPECT_LESSON("step 3: it wants what is not legal: 77");
    step[2].then.v = wild;
    EXPECT_LESSON("step 4: before it stands an illegal action: 77");
    step[2].then.n = 0;
    EXPECT_LESSON("step 4: it wants an action when the learner is not");
    /* Whoever stands has no more turns, so that the rest cannot be played. */
    step[2].wants = (struct rum_lesson_actions){either, 2};
    EXPECT_LESSON("step 4: it wants");
    step[6].then.n = 0;
    step[7].points += 2; /* none */
    EXPECT_LESSON("does not end with the game");
    lesson.preset = "sixes";
    EXPECT_LESSON("cannot be dealt");
}

TEST(lessons_that_point_nowhere)
{
    fresh();
    step[0].points = (const char *const[]){"n1", NULL}; /* hidden from them */
    EXPECT_LESSON("step 1: nothing has the id n1");
    step[0].rules = (const char *const[]){"TA-9.9", NULL};
    EXPECT_LESSON("step 1: there is no clause TA-9.9");
}

TEST(lessons_that_cannot_be_read)
{
    fresh();
    step[1].title = "";
    EXPECT_LESSON("step 2: the title");
    step[1].text = "Rosa {1:rolls:roll}.";
    EXPECT_LESSON("step 2: the text");
    step[2].no = "[ruling] no";
    EXPECT_LESSON("step 3: what it says of other actions");
    lesson.about = "";
    EXPECT_LESSON("no good title");
    lesson.steps = 7;
    EXPECT_LESSON("has 7 steps");
}
