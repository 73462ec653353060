/*
 * test_alone.c: a person among bots: whole games of every title, in which
 * nobody is asked what has one answer.
 */
#include <rumpus/scene.h>

#include "host.h"

#define PERSON 0

/* A game being played. */
struct sitting {
    struct rum_table *table;
    struct rum_match *match;
    struct rum_scene *scene;
    struct rum_rng dice;
    int asked, lone;
};

static void sit_down(struct sitting *s, const char *id, const char *option,
                     uint32_t seed)
{
    const struct rum_game *game = rum_game_find(id);
    struct rum_table_rules rules = {.repeatable = true};
    struct rum_options opt;
    struct rum_err_text why;

    rum_options_init(&opt, game);
    if (option)
        CHECK_INT(rum_options_parse(&opt, game, option, &why), RUM_OK);
    CHECK_INT(rum_match_create(game, &opt, kit_seed(seed), &s->match, &why),
              RUM_OK);
    s->table = rum_table_create(s->match, &rules, 0);
    s->scene = rum_scene_create();
    rum_rng_init(&s->dice, kit_seed(seed));
    struct rum_sitter nobody[RUM_MAX_SEATS] = {0};
    CHECK_INT(rum_table_begin(s->table, nobody, false, true, &why), RUM_OK);
    host_everybody_comes(s->table);
}

static void get_up(struct sitting *s)
{
    rum_scene_destroy(s->scene);
    rum_table_destroy(s->table);
}

/* Bots play until the person is asked; false: the game is over. */
static bool is_asked(struct sitting *s)
{
    rum_seat actor;

    while ((actor = rum_match_actor(s->match)) != PERSON) {
        if (actor == RUM_NOBODY)
            return false;
        CHECK_INT(host_think(s->table), RUM_OK);
    }
    return true;
}

/* One of them by chance. */
static void choose(struct sitting *s)
{
    const rum_action *actions;
    size_t n = rum_match_legal(s->match, &actions);
    rum_action act = actions[rum_rng_below(&s->dice, (uint32_t)n)];
    CHECK_INT(rum_table_play(s->table, PERSON, act), RUM_OK);
}

/* Seen as the page sees it: a lone answer is to be given by itself. */
static void look(struct sitting *s)
{
    rum_table_view(s->table, PERSON, s->scene);
    CHECK(s->scene->actions.n > 0);
    s->asked++;
    s->lone += s->scene->actions.n == 1 && !s->scene->actions.v[0].quiet;
}

static const struct {
    const char *id, *option;
} title[] = {
    {"npzr", NULL},   {"zerpang", "players=2"}, {"zerpang", "players=4"},
    {"mercer", NULL}, {"zappem", "players=3"},  {"zg", NULL},
};

TEST(nobody_is_asked_what_has_one_answer)
{
    for (size_t i = 0; i < sizeof(title) / sizeof(title[0]); i++) {
        struct sitting s = {0};
        for (uint32_t game = 0; game < 10; game++) {
            sit_down(&s, title[i].id, title[i].option, game);
            while (is_asked(&s)) {
                look(&s);
                choose(&s);
            }
            get_up(&s);
        }
        CHECK_INT(s.lone, 0);
        CHECK(s.asked > 100);
    }
}
