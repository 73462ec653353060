/*
 * test_alone.c: a person among bots: whole games of every title, in which each
 * decision is taken back once, and nobody is asked what has one answer.
 */
#include <rumpus/scene.h>

#include "host.h"

#define PERSON 0
#define MOST   4000 /* decisions of a game */

/* A game being played: the person's choices so far. */
struct sitting {
    struct rum_table *table;
    struct rum_match *match;
    struct rum_scene *scene;
    struct rum_rng dice;
    size_t at[MOST]; /* after how many steps the person chose */
    bool begins[MOST];
    size_t choices;
    int asked, lone, taken;
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
    s->choices = 0;
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
    const struct rum_game *game = rum_match_game(s->match);
    const void *state = rum_match_state(s->match);
    const rum_action *actions;
    size_t n = rum_match_legal(s->match, &actions);

    if (n > 1) {
        CHECK(s->choices < MOST);
        s->at[s->choices] = rum_match_length(s->match);
        s->begins[s->choices++] =
            game->intends ? game->intends(state) : game->settled(state);
    }
    rum_action act = actions[rum_rng_below(&s->dice, (uint32_t)n)];
    CHECK_INT(rum_table_play(s->table, PERSON, act), RUM_OK);
}

/* What was taken back is one of the person's choices, and no more than one
 * intention; forward again everything is as it was. */
static void take_back(struct sitting *s)
{
    const struct rum_game *game = rum_match_game(s->match);
    size_t length = rum_match_length(s->match), k = s->choices;
    uint64_t digest = rum_game_digest(game, rum_match_state(s->match));
    const rum_action *actions;
    enum rum_err err = rum_table_undo(s->table, PERSON);

    if (!s->choices) {
        CHECK_INT(err, RUM_ENOTHING);
        return;
    }
    CHECK_INT(err, RUM_OK);
    CHECK(!rum_table_wish(s->table));
    CHECK_INT(rum_match_actor(s->match), PERSON);
    CHECK(rum_match_legal(s->match, &actions) > 1);
    while (k > 0 && s->at[k - 1] > rum_match_length(s->match))
        CHECK(!s->begins[--k]);
    CHECK(k > 0 && s->at[k - 1] == rum_match_length(s->match));
    s->taken += (int)(s->choices - k + 1);
    while (rum_match_length(s->match) < length)
        CHECK_INT(rum_table_redo(s->table), RUM_OK);
    CHECK_INT(rum_match_length(s->match), length);
    CHECK(rum_game_digest(game, rum_match_state(s->match)) == digest);
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

TEST(one_undo_takes_back_one_intention_at_every_decision)
{
    for (size_t i = 0; i < sizeof(title) / sizeof(title[0]); i++) {
        struct sitting s = {0};
        sit_down(&s, title[i].id, title[i].option, 11);
        while (is_asked(&s)) {
            take_back(&s);
            choose(&s);
        }
        CHECK(s.taken > 0);
        get_up(&s);
    }
}

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
