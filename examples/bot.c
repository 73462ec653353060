/*
 * bot.c: a player of any game, in under a hundred lines: bot GAME [MATCHES]
 *
 * Seat 0 looks at each open action, imagines deals that fit what it has seen,
 * plays them out at random and takes the action that won most. The others play
 * at random. Build your own the same way: cc bot.c $(pkg-config --cflags
 * --libs rumpus).
 */
#include <stdio.h>
#include <stdlib.h>

#include <rumpus/match.h>

#define DEALS 20

static rum_action at_random(const struct rum_game *game, const void *state,
                            struct rum_rng *rng)
{
    rum_action open[RUM_MAX_ACTIONS];
    size_t n = game->legal(state, open);
    return open[rum_rng_below(rng, (uint32_t)n)];
}

/* What `me` gets if it does `act` and all are careless afterwards. */
static int play_out(const struct rum_game *game, const void *seen, rum_seat me,
                    rum_action act, struct rum_rng *rng)
{
    static _Alignas(8) char state[RUM_MAX_STATE];
    int points[RUM_MAX_SEATS];

    rum_game_hide(game, seen, me, state); /* a copy */
    rum_game_imagine(game, state, me, rng);
    game->apply(state, act, NULL);
    while (rum_head(state)->to_act != RUM_NOBODY)
        game->apply(state, at_random(game, state, rng), NULL);
    game->score(state, points);
    return points[me];
}

static rum_action think(struct rum_match *m, struct rum_rng *rng)
{
    static _Alignas(8) char seen[RUM_MAX_STATE];
    const struct rum_game *game = rum_match_game(m);
    rum_seat me = rum_match_actor(m);
    const rum_action *open;
    size_t n = rum_match_legal(m, &open), best = 0;
    int most = -1;

    rum_game_hide(game, rum_match_state(m), me, seen);
    for (size_t i = 0; i < n; i++) {
        int sum = 0;
        for (int k = 0; k < DEALS; k++)
            sum += play_out(game, seen, me, open[i], rng);
        if (sum > most) {
            most = sum;
            best = i;
        }
    }
    return open[best];
}

int main(int argc, char **argv)
{
    const struct rum_game *game = rum_game_find(argc > 1 ? argv[1] : "");
    int matches = argc > 2 ? atoi(argv[2]) : 10, won = 0;
    struct rum_options options;
    struct rum_err_text why;
    struct rum_rng rng;

    if (!game) {
        fputs("usage: bot GAME [MATCHES]; 'rumpus games' lists games\n",
              stderr);
        return 2;
    }
    rum_options_init(&options, game);
    for (int i = 0; i < matches; i++) {
        struct rum_seed seed = {{(uint32_t)i}};
        struct rum_match *m;
        int points[RUM_MAX_SEATS];
        if (rum_match_create(game, &options, seed, &m, &why) < 0)
            return 1;
        rum_rng_init(&rng, (struct rum_seed){{(uint32_t)i, 1}});
        while (rum_match_actor(m) != RUM_NOBODY)
            rum_match_play(m, rum_match_actor(m) == 0
                                  ? think(m, &rng)
                                  : at_random(game, rum_match_state(m), &rng));
        game->score(rum_match_state(m), points);
        won += points[0];
        rum_match_destroy(m);
    }
    printf("%s: %.1f of %d\n", game->title, won / 60.0, matches);
    return 0;
}
