/*
 * test_chance.c: chance made explicit, for every game there is.
 */
#include "kit.h"

#include <stdio.h>

#include <rumpus/chance.h>

static struct rum_options options_of(const struct rum_game *game, int seats)
{
    struct rum_options options;
    struct rum_err_text why;
    char text[8];

    rum_options_init(&options, game);
    snprintf(text, sizeof(text), "%d", seats);
    CHECK_INT(rum_options_set(&options, game, "players", text, &why), RUM_OK);
    return options;
}

static struct rum_chance *begin(const struct rum_game *game, int seats)
{
    struct rum_options options = options_of(game, seats);
    struct rum_err_text why;
    struct rum_chance *c = NULL;

    rum_chance_create(game, &options, &c, &why);
    return c;
}

/* False: it cannot be dealt for so many. */
static bool deal(const struct rum_game *game, int seats, uint64_t seed,
                 void *state)
{
    struct rum_options options = options_of(game, seats);
    struct rum_why why;

    return rum_game_setup(game, state, &options, kit_seed(seed), &why) ==
           RUM_OK;
}

/* Choose what a generator would, one node at a time. How many nodes. */
static int choose_all(struct rum_chance *c, struct rum_rng *rng)
{
    int nodes = 0;

    for (uint32_t n; (n = rum_chance_outcomes(c)) > 0; nodes++) {
        CHECK(n <= RUM_MAX_OUTCOMES);
        rum_chance_choose(c, rum_rng_below(rng, n));
    }
    return nodes;
}

/* Does it stand where the game with the seed does? */
static void same(const struct rum_game *game, const struct rum_chance *c,
                 const void *state, const struct rum_rng *rng)
{
    static _Alignas(8) char with[RUM_MAX_STATE];

    memcpy(with, rum_chance_state(c), game->state_size);
    CHECK_BYTES(&rum_head(with)->rng, &(struct rum_rng){0}, sizeof(*rng));
    ((struct rum_head *)with)->rng = *rng;
    CHECK(rum_game_digest(game, with) == rum_game_digest(game, state));
    CHECK_BYTES(with, state, game->state_size);
}

/* A random game beside one whose chance is chosen as its seed would; every
 * other action by rum_chance_draw(). */
static void follow(const struct rum_game *game, int seats, uint64_t seed,
                   int *nodes)
{
    static _Alignas(8) char state[RUM_MAX_STATE];
    rum_action open[RUM_MAX_ACTIONS];
    struct rum_chance *c = begin(game, seats);
    struct rum_rng rng, policy;

    CHECK_INT(deal(game, seats, seed, state), c != NULL);
    if (!c)
        return;
    rum_rng_init(&rng, kit_seed(seed));
    rum_rng_init(&policy, kit_seed(seed + 1));
    *nodes += choose_all(c, &rng);
    same(game, c, state, &rng);
    for (int i = 0; rum_head(state)->to_act != RUM_NOBODY && i < 1000; i++) {
        CHECK(!rum_chance_over(c));
        CHECK_INT(rum_chance_actor(c), rum_head(state)->to_act);
        size_t n = game->legal(state, open);
        rum_action act = open[rum_rng_below(&policy, (uint32_t)n)];
        game->apply(state, act, NULL);
        CHECK_INT(rum_chance_play(c, act), RUM_OK);
        if (i % 2)
            rum_chance_draw(c, &rng);
        else
            *nodes += choose_all(c, &rng);
        same(game, c, state, &rng);
    }
    CHECK_INT(rum_chance_over(c), rum_head(state)->to_act == RUM_NOBODY);
    rum_chance_destroy(c);
}

TEST(chosen_as_a_seed_would_it_plays_the_same_game)
{
    for (const struct rum_game *const *g = rum_games(); *g; g++) {
        int nodes = 0;
        for (int seats = (*g)->min_seats; seats <= (*g)->max_seats; seats++)
            follow(*g, seats, (uint64_t)seats, &nodes);
        CHECK(nodes > 0);
    }
    int nodes = 0;
    follow(rum_game_find("tally"), 2, 1, &nodes);
    CHECK(nodes > 2); /* its dice fall in the middle of the game */
    nodes = 0;
    follow(rum_game_find("connect4"), 2, 1, &nodes);
    CHECK_INT(nodes, 0);
}

/* Every outcome can be had, and each of them is one of rum_rng_below()'s. */
TEST(every_outcome_of_a_draw_leads_elsewhere)
{
    const struct rum_game *ta = rum_game_find("tally");
    struct rum_chance *c = begin(ta, 2), *other;
    struct rum_rng rng;
    uint8_t seen[RUM_MAX_OUTCOMES][RUM_MAX_STATE];
    uint32_t n = rum_chance_outcomes(c);

    CHECK(n > 1);
    for (uint32_t i = 0; i < n; i++) {
        other = rum_chance_copy(c);
        CHECK_INT(rum_chance_outcomes(other), n);
        rum_chance_choose(other, i);
        rum_rng_init(&rng, kit_seed(9));
        rum_chance_draw(other, &rng);
        memcpy(seen[i], rum_chance_state(other), ta->state_size);
        for (uint32_t k = 0; k < i; k++)
            CHECK(memcmp(seen[i], seen[k], ta->state_size) != 0);
        rum_chance_destroy(other);
    }
    CHECK(rum_chance_state(c) == NULL); /* still not dealt */
    rum_chance_destroy(c);
}

/* zerpang! shuffles its classes until some of them are rivals. */
TEST(a_draw_may_be_tried_until_it_fits)
{
    const struct rum_game *zp = rum_game_find("zerpang");
    struct rum_options options = options_of(zp, 3);
    struct rum_err_text why;
    struct rum_chance *c;
    struct rum_rng rng;

    CHECK_INT(rum_options_set(&options, zp, "classes", "random", &why), RUM_OK);
    for (uint64_t seed = 1; seed <= 20; seed++) {
        CHECK_INT(rum_chance_create(zp, &options, &c, &why), RUM_OK);
        rum_rng_init(&rng, kit_seed(seed));
        CHECK(choose_all(c, &rng) > 8);
        rum_chance_destroy(c);
    }
}

TEST(nobody_plays_while_chance_is_to_choose)
{
    const struct rum_game *np = rum_game_find("npzr");
    struct rum_chance *c = begin(np, 2);
    rum_action open[RUM_MAX_ACTIONS];
    struct rum_rng rng;

    CHECK_INT(rum_chance_seats(c), 2);
    CHECK_INT(rum_chance_actor(c), RUM_NOBODY);
    CHECK(!rum_chance_over(c));
    CHECK_INT(rum_chance_play(c, 0), RUM_EBUSY);
    rum_rng_init(&rng, kit_seed(1));
    rum_chance_draw(c, &rng);
    CHECK_INT(rum_chance_outcomes(c), 0);
    np->legal(rum_chance_state(c), open);
    CHECK_INT(rum_chance_play(c, (rum_action)(np->codes - 1)), RUM_EILLEGAL);
    CHECK_INT(rum_chance_play(c, open[0]), RUM_OK);
    rum_chance_destroy(c);
}

TEST(options_that_are_refused_are_named)
{
    const struct rum_game *zp = rum_game_find("zerpang");
    struct rum_options options;
    struct rum_err_text why;
    struct rum_chance *c;

    rum_options_init(&options, zp);
    CHECK_INT(rum_options_set(&options, zp, "players", "2", &why), RUM_OK);
    CHECK_INT(rum_options_set(&options, zp, "first", "5", &why), RUM_OK);
    CHECK_INT(rum_chance_create(zp, &options, &c, &why), RUM_EOPTION);
    CHECK_HAS(why.text, "option first of zerpang");
}
