/*
 * test_draw_games.c: the scenes real games make, drawn as they are played.
 */
#include "kit.h"

#include <stdio.h>

#include <rumpus/match.h>

#include "draw.h"

#define DECISIONS 150 /* of one match, and a look after every third */

/* No line is wider than the terminal, and a list of actions is complete. */
static void check_screen(const struct rum_scene *scene, const char *game)
{
    static const struct draw_options sizes[] = {
        {.width = 80, .height = 24},
        {.width = 132, .height = 60, .utf8 = true, .colour = true},
    };

    for (int i = 0; i < 2; i++) {
        struct rum_text out = {0};
        draw_screen(scene, &sizes[i], &out);
        char *rest = out.s, *s;
        while (!sizes[i].colour && (s = strsep(&rest, "\n"))) {
            if (rum_text_columns(s) > sizes[i].width)
                kit_fail(__FILE__, __LINE__, "%s: too wide: %s", game, s);
        }
        rum_text_finish(&out);
    }
    for (size_t i = 0; i < scene->actions.n; i++) {
        struct rum_text out = {0};
        struct draw_options wide = {.width = 400, .utf8 = true};
        char part[24];
        draw_actions(scene, &wide, 0, &out);
        snprintf(part, sizeof(part), "%.20s", scene->actions.v[i].text);
        CHECK_HAS(out.s, part);
        rum_text_finish(&out);
    }
}

static void watch(const struct rum_game *game, uint64_t seed)
{
    struct rum_options opt;
    struct rum_match *m;
    struct rum_err_text why;
    struct rum_scene *scene = rum_scene_create();
    uint64_t dice = seed;

    rum_options_init(&opt, game);
    if (rum_match_create(game, &opt, kit_seed(seed), &m, &why) != RUM_OK)
        kit_fail(__FILE__, __LINE__, "%s: %s", game->id, why.text);
    for (int i = 0; i < DECISIONS && rum_match_actor(m) >= 0; i++) {
        const rum_action *actions;
        size_t n = rum_match_legal(m, &actions);
        if (i % 3 == 0) {
            rum_seat viewer = i % 2 ? RUM_NOBODY : rum_match_actor(m);
            rum_match_view(m, viewer, scene);
            check_screen(scene, game->id);
        }
        dice = dice * 6364136223846793005u + 1442695040888963407u;
        CHECK_INT(rum_match_play(m, actions[(dice >> 33) % n]), RUM_OK);
    }
    rum_match_destroy(m);
    rum_scene_destroy(scene);
}

TEST(every_game_can_be_drawn)
{
    const struct rum_game *const *games = rum_games();

    for (int i = 0; games[i]; i++) {
        for (uint64_t seed = 1; seed <= 2; seed++)
            watch(games[i], seed);
    }
    watch(rum_game_find("tally"), 3);
}
