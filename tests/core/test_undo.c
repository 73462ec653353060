/*
 * test_undo.c: what one undo takes back, when it is free, and what those may
 * notice who were not told of what is taken back.
 *
 * Played with a tally of clicks: rolling changes the secret number of whoever
 * rolls and nothing else, so nobody hears of it; three clicks are one play.
 */
#include "kit.h"

#include <rumpus/match.h>

#include "ta.h"

static struct rum_err_text why;
static struct rum_game clicks;
static bool loaded; /* the second click of a play uses chance */

static void apply(void *state, rum_action act, struct rum_trace *trace)
{
    struct ta_state *t = state;

    if (act == TA_STAND) {
        ta_game.apply(state, act, trace);
        return;
    }
    uint8_t *secret = &t->secret[t->head.to_act];
    *secret = (uint8_t)(*secret % TA_FACES + 1);
    if (loaded && *secret % 3 == 2)
        rum_rng_next(&t->head.rng);
}

/* Clicks go 1, 2, 3, 1, ...: a play is done when the number is 3 or 6. */
static bool settled(const void *state)
{
    const struct ta_state *t = state;
    rum_seat seat = t->head.to_act;
    return seat == RUM_NOBODY || t->secret[seat] % 3 == 0;
}

/* Every number is 3: a play is done. */
static struct rum_match *begin(void)
{
    struct rum_options opt;
    struct rum_match *m;

    clicks = ta_game;
    clicks.apply = apply;
    clicks.settled = settled;
    loaded = false;
    rum_options_init(&opt, &clicks);
    CHECK_INT(rum_options_parse(&opt, &clicks, "players=3", &why), RUM_OK);
    CHECK_INT(rum_options_parse(&opt, &clicks, "first=0", &why), RUM_OK);
    CHECK_INT(rum_options_parse(&opt, &clicks, "secrets=333", &why), RUM_OK);
    CHECK_INT(rum_match_create(&clicks, &opt, kit_seed(7), &m, &why), RUM_OK);
    return m;
}

static void click(struct rum_match *m, int n)
{
    for (int i = 0; i < n; i++)
        CHECK_INT(rum_match_play(m, TA_ROLL), RUM_OK);
}

static void intent(struct rum_match *m, rum_seat seat, size_t to, bool free)
{
    size_t length;
    bool is_free;
    CHECK_INT(rum_match_undo_intent(m, seat, false, &length, &is_free), RUM_OK);
    CHECK_INT(length, to);
    CHECK_INT(is_free, free);
}

TEST(one_undo_takes_back_one_play_however_many_clicks_it_took)
{
    struct rum_match *m = begin();
    size_t length;
    bool is_free;
    CHECK_INT(rum_match_undo_intent(m, 0, false, &length, &is_free),
              RUM_ENOTHING);
    click(m, 2);
    intent(m, 0, 0, true); /* a play half done */
    click(m, 1);
    intent(m, 0, 0, true);
    click(m, 1);
    intent(m, 0, 3, true); /* the next one has begun */
    click(m, 2);
    intent(m, 0, 3, true);
    CHECK_INT(rum_match_undo_to(m, 3), RUM_OK);
    intent(m, 0, 0, true); /* and then the one before */
    rum_match_destroy(m);
}

TEST(the_free_part_of_a_play_is_taken_back_first)
{
    struct rum_match *m = begin();
    loaded = true;
    click(m, 3); /* the second one used chance */
    intent(m, 0, 2, true);
    CHECK_INT(rum_match_undo_to(m, 2), RUM_OK);
    intent(m, 0, 0, false); /* the rest by consent, and whole */
    rum_match_destroy(m);
}

/* Whoever has begun a play goes on with it. */
static size_t legal_lone(const void *state, rum_action *out)
{
    size_t n = ta_game.legal(state, out);

    return settled(state) ? n : 1;
}

static bool quiet; /* and everybody knows that */

static void describe(const void *seen, rum_seat viewer, rum_action act,
                     struct rum_offer *out)
{
    ta_game.describe(seen, viewer, act, out);
    out->quiet = quiet;
}

TEST(an_only_answer_is_passed_over_where_nobody_learns_from_it)
{
    for (int i = 0; i < 2; i++) {
        struct rum_match *m = begin();
        size_t length;
        bool is_free;
        clicks.legal = legal_lone;
        clicks.describe = describe;
        quiet = i == 1;
        loaded = true;
        click(m, 3); /* the second one used chance */
        if (quiet)
            intent(m, 0, 0, false);
        else
            intent(m, 0, 2, true);
        CHECK_INT(rum_match_undo_intent(m, 0, true, &length, &is_free), RUM_OK);
        CHECK_INT(length, 0);
        rum_match_destroy(m);
    }
}

TEST(a_play_of_another_ends_the_run)
{
    struct rum_match *m = begin();
    click(m, 1);
    CHECK_INT(rum_match_play(m, TA_STAND), RUM_OK);
    intent(m, 0, 0, true);
    CHECK_INT(rum_match_play(m, TA_STAND), RUM_OK); /* seat 1 */
    intent(m, 0, 0, false);
    intent(m, 1, 2, true);
    rum_match_destroy(m);
}

TEST(what_a_seat_does_not_notice_leaves_it_the_right_to_undo)
{
    struct rum_match *m = begin();
    CHECK_INT(rum_match_play(m, TA_STAND), RUM_OK);
    CHECK(rum_match_undo_free(m, 0));
    uint32_t version = rum_match_version(m, 0);

    click(m, 2); /* seat 1, in secret */
    CHECK(rum_match_undo_free(m, 0));
    intent(m, 0, 0, true);
    CHECK_INT(rum_match_version(m, 0), version);
    CHECK(rum_match_version(m, 1) > version);

    /* Taken back in secret as well. */
    CHECK_INT(rum_match_undo_to(m, 2), RUM_OK);
    CHECK_INT(rum_match_version(m, 0), version);

    CHECK_INT(rum_match_play(m, TA_STAND), RUM_OK);
    CHECK(rum_match_version(m, 0) != version);
    CHECK(!rum_match_undo_free(m, 0));
    rum_match_destroy(m);
}

TEST(the_end_of_the_game_is_not_taken_back_freely)
{
    struct rum_match *m = begin();
    for (int i = 0; i < 3; i++) {
        CHECK_INT(rum_match_play(m, TA_STAND), RUM_OK);
        if (rum_match_actor(m) != RUM_NOBODY)
            CHECK(rum_match_undo_free(m, (rum_seat)i));
    }
    CHECK_INT(rum_match_actor(m), RUM_NOBODY);
    intent(m, 2, 2, false);
    rum_match_destroy(m);
}

TEST(a_new_name_is_a_new_version_for_all)
{
    struct rum_match *m = begin();
    uint32_t version = rum_match_version(m, RUM_NOBODY);
    rum_match_name(m, 1, NULL, "easy");
    CHECK_INT(rum_match_version(m, RUM_NOBODY), version);
    rum_match_name(m, 1, "Eve", NULL);
    CHECK_INT(rum_match_version(m, RUM_NOBODY), version + 1);
    rum_match_destroy(m);
}

static void view_veiled(const void *seen, rum_seat viewer,
                        struct rum_scene *out)
{
    ta_game.view(seen, viewer, out);
    out->veiled = true;
}

TEST(an_error_names_nobody_who_is_veiled)
{
    struct rum_match *m = begin();
    rum_match_not_asked(m, 1, &why);
    CHECK_STR(why.text, "seat 0 is to act, not you");
    clicks.view = view_veiled;
    rum_match_not_asked(m, 1, &why);
    CHECK_STR(why.text, "others are asked, and nobody is told who");
    for (int i = 0; i < 3; i++)
        rum_match_play(m, TA_STAND);
    rum_match_not_asked(m, 1, &why);
    CHECK_STR(why.text, "the game is over");
    rum_match_destroy(m);
}
