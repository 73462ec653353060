/*
 * test_bench.c: the bench measures what it says, and the bare loop plays the
 * same game as the calibrator.
 */
#include <stdlib.h>

#include "bare.h"
#include "capture.h"
#include "kit.h"

TEST(the_bench_gives_every_figure)
{
    static const char *const keys[] = {
        "games_per_s", "decisions_per_s",  "copies_per_s", "imagines_per_s",
        "state_bytes", "bare_moves_per_s", "ratio",
    };
    json_t *json = capture_json("bench connect4 --seconds 0.1 --json");

    for (size_t i = 0; i < sizeof(keys) / sizeof(*keys); i++) {
        json_t *value = json_object_get(json, keys[i]);
        CHECK(json_is_number(value));
        CHECK(json_number_value(value) > 0);
    }
    double ratio = json_number_value(json_object_get(json, "ratio"));
    double parts = json_number_value(json_object_get(json, "decisions_per_s")) /
                   json_number_value(json_object_get(json, "bare_moves_per_s"));
    CHECK(ratio > 0.99 * parts && ratio < 1.01 * parts);
    json_decref(json);
}

TEST(the_bench_without_a_game_runs_them_all)
{
    json_t *json = capture_json("bench --seconds 0.02 --json");
    size_t n = 0;

    while (rum_games()[n])
        n++;
    CHECK_INT(json_array_size(json), n + 1);
    CHECK_STR(
        json_string_value(json_object_get(json_array_get(json, n), "game")),
        "connect4");
    json_decref(json);
}

/* Length and first player's wins of random games, the bare loop's against
 * those through the interface. */
TEST(the_bare_loop_plays_connect_four)
{
    const struct rum_game *game = rum_game_find("connect4");
    uint64_t seed = 5, moves = 0, wins = 0;
    enum { GAMES = 20000 };
    struct bare_result bare = bare_play(&seed, GAMES);
    uint8_t state[RUM_MAX_STATE];

    for (int i = 0; i < GAMES; i++) {
        rum_action open[RUM_MAX_ACTIONS];
        int points[2];
        kit_deal(game, state, 1, "");
        while (rum_head(state)->to_act != RUM_NOBODY) {
            uint32_t n = (uint32_t)game->legal(state, open);
            game->apply(state, open[bare_below(&seed, n)], NULL);
            moves++;
        }
        game->score(state, points);
        wins += points[0] != 30;
    }
    /* Eight moves a game is the spread of one, so a mean of 20,000 is off by
     * 0.17 once in three hundred times; wins by 0.15 % once in ten. */
    double length = (double)bare.moves / GAMES, same = (double)moves / GAMES;
    CHECK(length > same - 0.25 && length < same + 0.25);
    CHECK((double)bare.wins > (double)wins * 0.995);
    CHECK((double)bare.wins < (double)wins * 1.005);
    CHECK_INT(bare.games, GAMES);
}
