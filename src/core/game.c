/*
 * game.c: what the core adds to every call of a game, and the registry.
 */
#include <rumpus/game.h>

#include <string.h>

extern const struct rum_game *const rum_listed[];
extern const struct rum_game *const rum_unlisted[];

enum rum_err rum_game_setup(const struct rum_game *game, void *state,
                            struct rum_options *opt, struct rum_seed seed,
                            struct rum_why *why)
{
    struct rum_head *head = state;
    struct rum_why unread;

    memset(state, 0, game->state_size);
    rum_rng_init(&head->rng, seed);
    head->seats = (uint8_t)opt->value[0].n;
    return game->setup(state, opt, why ? why : &unread);
}

void rum_game_hide(const struct rum_game *game, const void *state,
                   rum_seat viewer, void *copy)
{
    memcpy(copy, state, game->state_size);
    memset(&((struct rum_head *)copy)->rng, 0, sizeof(struct rum_rng));
    game->hide(copy, viewer);
}

void rum_game_imagine(const struct rum_game *game, void *copy, rum_seat viewer,
                      struct rum_rng *rng)
{
    game->imagine(copy, viewer, rng);
    rum_rng_init(&((struct rum_head *)copy)->rng, rum_rng_seed(rng));
}

int rum_game_sides(const struct rum_game *game, const void *state,
                   int side[RUM_MAX_SEATS])
{
    int names[RUM_MAX_SEATS], n = 0;

    for (rum_seat i = 0; i < rum_head(state)->seats; i++) {
        int name = game->side ? game->side(state, i) : i, k = 0;
        while (k < n && names[k] != name)
            k++;
        if (k == n)
            names[n++] = name;
        side[i] = k;
    }
    return n;
}

static uint64_t mix(uint64_t h, uint64_t v)
{
    h = (h ^ v) * 0x9e3779b97f4a7c15u;
    return h ^ h >> 29;
}

uint64_t rum_game_digest(const struct rum_game *game, const void *state)
{
    const struct rum_head *head = state;
    rum_action actions[RUM_MAX_ACTIONS];
    int points[RUM_MAX_SEATS] = {0};
    uint64_t h = 0x72756d707573u;

    h = mix(h, (uint8_t)head->to_act);
    size_t n = game->legal(state, actions);
    h = mix(h, n);
    for (size_t i = 0; i < n; i++)
        h = mix(h, actions[i]);
    h = mix(h, head->rng.counter);
    h = mix(h, head->rng.left);
    for (int i = 0; i < 4; i++)
        h = mix(h, head->rng.key.word[i]);
    game->score(state, points);
    for (int i = 0; i < head->seats; i++)
        h = mix(h, (uint64_t)points[i]);
    return h;
}

const struct rum_game *const *rum_games(void)
{
    return rum_listed;
}

const struct rum_game *rum_game_find(const char *id)
{
    const struct rum_game *const *lists[] = {rum_listed, rum_unlisted};

    for (int i = 0; i < 2; i++) {
        for (const struct rum_game *const *g = lists[i]; *g; g++) {
            if (strcmp((*g)->id, id) == 0 || strcmp((*g)->tag, id) == 0)
                return *g;
        }
    }
    return NULL;
}
