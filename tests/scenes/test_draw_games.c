/*
 * test_draw_games.c: the scenes real games make, drawn as they are played.
 */
#include "kit.h"

#include <stdio.h>

#include <rumpus/match.h>

#include "draw.h"
#include "utf8.h"

#define DECISIONS 150 /* of one match, and a look after every third */

/* No line is wider than the terminal. */
static void check_screen(const struct rum_scene *scene, const char *game)
{
    static const struct draw_options sizes[] = {
        {.width = 80, .height = 24},
        {.width = 132, .height = 60, .utf8 = true, .colour = true},
    };

    for (int i = 0; i < 2; i++) {
        struct rum_text out = {0};
        draw_scene(scene, &sizes[i], &out);
        char *rest = out.s, *s;
        while (!sizes[i].colour && (s = strsep(&rest, "\n"))) {
            if (utf8_columns(s) > sizes[i].width)
                kit_fail(__FILE__, __LINE__, "%s: too wide: %s", game, s);
        }
        rum_text_finish(&out);
    }
}

/* Texts for terminals are as narrow as scene.h promises. The core counts
 * characters; only here it is known that some are wide. */
static void check_narrow(const char *game, const char *text, int most)
{
    if (text && utf8_columns(text) > most)
        kit_fail(__FILE__, __LINE__, "%s: '%s' is wider than %d", game, text,
                 most);
}

static void check_texts(const struct rum_scene *scene, const char *game)
{
    for (size_t i = 0; i < scene->cells.n; i++)
        check_narrow(game, scene->cells.v[i].text, 4);
    for (size_t i = 0; i < scene->items.n; i++) {
        const struct rum_item *item = &scene->items.v[i];
        check_narrow(game, item->text, 4);
        for (int k = 0; k < item->badges; k++)
            check_narrow(game, item->badge[k].text, 3);
        for (int k = 0; k < item->face.pips; k++)
            check_narrow(game, item->face.pip[k].letter, 3);
    }
    for (const struct rum_look *l = scene->theme->look; l->kind; l++)
        check_narrow(game, l->glyph, 2);
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
            check_texts(scene, game->id);
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
