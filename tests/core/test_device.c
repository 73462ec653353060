/*
 * test_device.c: games as a card plays them, played by the same source on the
 * processor: they are those of the ordinary loop.
 */
#include "kit.h"

#include <stdlib.h>
#include <string.h>

#include <rumpus/bot.h>
#include <rumpus/device.h>
#include <rumpus/text.h>

#define GAMES 6

static struct rum_device *processor(const struct rum_game *game)
{
    struct rum_device_options opt = {.game = game};
    struct rum_device *device;
    struct rum_err_text why;

    CHECK_INT(rum_device_open(&opt, &device, &why), RUM_OK);
    CHECK_STR(rum_device_name(device), "processor");
    return device;
}

/* Game i as the lab plays it, with bots who get hidden copies. */
static void play(const struct rum_game *game, const struct rum_device_job *job,
                 const char *level, uint64_t i, char *state,
                 struct rum_device_record *out)
{
    struct rum_bot_options opt = {.level = level};
    struct rum_bot *bot[RUM_MAX_SEATS];
    struct rum_seed seed[1 + RUM_MAX_SEATS];
    struct rum_options options = *job->options;
    struct rum_why why;
    rum_action open[RUM_MAX_ACTIONS];
    char *seen = rum_alloc(game->state_size);

    *out = (struct rum_device_record){0};
    rum_rng_game(job->seed, i, seed, 1 + RUM_MAX_SEATS);
    rum_game_setup(game, state, &options, seed[0], &why);
    out->first = rum_head(state)->to_act;
    for (int k = 0; k < RUM_MAX_SEATS; k++) {
        opt.seed = seed[1 + k];
        bot[k] = rum_bot_create(game, &opt);
    }
    for (rum_seat seat; (seat = rum_head(state)->to_act) != RUM_NOBODY;) {
        size_t n = game->legal(state, open);
        rum_game_hide(game, state, seat, seen);
        game->apply(state, rum_bot_choose(bot[seat], seen, seat, NULL), NULL);
        out->decisions++;
        out->choices += n > 1;
        out->offered += (uint32_t)n;
    }
    for (int k = 0; k < RUM_MAX_SEATS; k++)
        rum_bot_destroy(bot[k]);
    free(seen);
}

static void compare(const struct rum_game *game, uint8_t level,
                    const char *name)
{
    struct rum_options options;
    struct rum_device_job job = {
        .options = &options, .seed = kit_seed(5), .first = 3, .games = GAMES};
    struct rum_device_record record[GAMES], ours;
    struct rum_err_text why;
    char *ends = rum_alloc(GAMES * game->state_size);
    char *state = rum_alloc(game->state_size);
    struct rum_device *device = processor(game);

    rum_options_init(&options, game);
    memset(job.level, level, sizeof(job.level));
    CHECK_INT(rum_device_play(device, &job, record, ends, &why), RUM_OK);
    for (size_t i = 0; i < GAMES; i++) {
        int points[RUM_MAX_SEATS] = {0};
        play(game, &job, name, job.first + i, state, &ours);
        CHECK_INT(memcmp(state, ends + i * game->state_size, game->state_size),
                  0);
        CHECK(record[i].digest == rum_game_digest(game, state));
        CHECK_INT(record[i].decisions, ours.decisions);
        CHECK_INT(record[i].choices, ours.choices);
        CHECK_INT(record[i].offered, ours.offered);
        CHECK_INT(record[i].first, ours.first);
        CHECK_INT(record[i].turns, rum_head(state)->turn);
        game->score(state, points);
        for (int k = 0; k < rum_head(state)->seats; k++)
            CHECK_INT(record[i].points[k], points[k]);
    }
    rum_device_close(device);
    free(state);
    free(ends);
}

TEST(a_device_plays_what_the_ordinary_loop_plays)
{
    for (const struct rum_game *const *g = rum_games(); *g; g++) {
        compare(*g, RUM_DEVICE_RANDOM, "random");
        compare(*g, RUM_DEVICE_RANK, "rank");
    }
}

TEST(a_device_says_which_option_is_refused)
{
    const struct rum_game *game = rum_game_find("npzr");
    struct rum_device *device = processor(game);
    struct rum_options options;
    struct rum_device_job job = {.options = &options, .games = 1};
    struct rum_device_record record;
    struct rum_err_text why;

    rum_options_init(&options, game);
    options.value[0].n = 5;
    CHECK_INT(rum_device_play(device, &job, &record, NULL, &why), RUM_EOPTION);
    CHECK(strstr(why.text, "players"));
    rum_device_close(device);
}

/* With no card and no driver, or with both but no rules for it. */
TEST(what_is_missing_for_a_card_is_named)
{
    struct rum_device_options opt = {.game = rum_game_find("npzr"),
                                     .kind = RUM_DEVICE_GPU,
                                     .folder = "/nowhere"};
    struct rum_device *device;
    struct rum_err_text why;

    CHECK_INT(rum_device_open(&opt, &device, &why), RUM_ENOTHING);
    CHECK(strstr(why.text, "card"));
}

TEST(a_digest_tells_runs_apart)
{
    struct rum_device_record a[2] = {{.digest = 1}, {.digest = 2}};
    struct rum_device_record b[2] = {{.digest = 2}, {.digest = 1}};

    CHECK(rum_device_digest(a, 2) == rum_device_digest(a, 2));
    CHECK(rum_device_digest(a, 2) != rum_device_digest(b, 2));
    a[1].decisions = 7;
    CHECK(rum_device_digest(a, 1) != rum_device_digest(a, 2));
}
