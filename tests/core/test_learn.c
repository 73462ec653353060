/*
 * test_learn.c: observations, masks and batches, for every game there is.
 */
#include "kit.h"

#include <stdio.h>
#include <stdlib.h>

#include <rumpus/batch.h>
#include <rumpus/learn.h>
#include <rumpus/text.h>

#define LOOKS 300 /* decisions looked at in a game */

static struct rum_options options_of(const struct rum_game *game, int seats)
{
    struct rum_options opt;
    struct rum_err_text why;
    char text[8];

    rum_options_init(&opt, game);
    snprintf(text, sizeof(text), "%d", seats);
    CHECK_INT(rum_options_set(&opt, game, "players", text, &why), RUM_OK);
    return opt;
}

/* The seats a game can be dealt for: Mercer has four or none. */
static bool deal(const struct rum_game *game, int seats, uint64_t seed,
                 void *state)
{
    struct rum_options opt = options_of(game, seats);
    struct rum_why why;
    return rum_game_setup(game, state, &opt, kit_seed(seed), &why) == RUM_OK;
}

/* Call `look` at every state of random games of every game. */
static void in_every_game(void (*look)(const struct rum_game *game,
                                       const char *state, struct rum_rng *rng))
{
    static _Alignas(8) char state[RUM_MAX_STATE];
    rum_action open[RUM_MAX_ACTIONS];
    struct rum_rng rng;

    rum_rng_init(&rng, kit_seed(20));
    for (const struct rum_game *const *g = rum_games(); *g; g++) {
        for (int seats = (*g)->min_seats; seats <= (*g)->max_seats; seats++) {
            if (!deal(*g, seats, (uint64_t)seats, state))
                continue;
            for (int i = 0; i < LOOKS; i++) {
                size_t n = (*g)->legal(state, open);
                look(*g, state, &rng);
                if (n == 0)
                    break;
                (*g)->apply(state, open[rum_rng_below(&rng, (uint32_t)n)],
                            NULL);
            }
        }
    }
}

static void mask_is_legal(const struct rum_game *game, const char *state,
                          struct rum_rng *rng)
{
    static uint8_t mask[UINT16_MAX];
    rum_action open[RUM_MAX_ACTIONS];
    size_t n = game->legal(state, open), set = 0;
    (void)rng;

    memset(mask, 7, sizeof(mask));
    CHECK_INT(rum_learn_mask(game, state, mask), n);
    for (size_t i = 0; i < n; i++)
        CHECK_INT(mask[open[i]], 1);
    for (size_t i = 0; i < game->codes; i++)
        set += mask[i];
    CHECK_INT(set, n);
    CHECK_INT(mask[game->codes], 7);
}

TEST(a_mask_is_the_legal_list)
{
    in_every_game(mask_is_legal);
}

/* Law (a) of hiding makes it so; an observation that read the true state would
 * fail here. */
static void worlds_look_alike(const struct rum_game *game, const char *state,
                              struct rum_rng *rng)
{
    static _Alignas(8) char other[RUM_MAX_STATE];
    static int16_t is[1 << 14], should[1 << 14];
    size_t size = rum_learn_size(game);

    CHECK(size <= 1 << 14);
    for (rum_seat seat = 0; seat < rum_head(state)->seats; seat++) {
        rum_learn_observe(game, state, seat, is);
        rum_game_hide(game, state, seat, other);
        rum_game_imagine(game, other, seat, rng);
        rum_learn_observe(game, other, seat, should);
        CHECK_BYTES(is, should, size * sizeof(is[0]));
        for (size_t i = 0; i < rum_learn_fields(game); i++) {
            struct rum_learn_field f = rum_learn_field(game, i);
            for (size_t k = 0; k < f.rows * f.columns; k++) {
                int v = is[f.at + k];
                if (v < f.low || v > f.high)
                    kit_fail(__FILE__, __LINE__, "%s: %s is %d, not %d to %d",
                             game->id, f.name, v, f.low, f.high);
            }
        }
    }
}

TEST(worlds_that_a_seat_cannot_tell_apart_look_alike)
{
    in_every_game(worlds_look_alike);
}

TEST(an_observation_holds_what_the_seat_sees_and_no_more)
{
    static _Alignas(8) char state[RUM_MAX_STATE];
    const struct rum_game *np = rum_game_find("npzr");
    int16_t seen[2][1 << 12];

    deal(np, 2, 3, state);
    for (rum_seat seat = 0; seat < 2; seat++)
        rum_learn_observe(np, state, seat, seen[seat]);
    for (size_t i = 0; i < rum_learn_fields(np); i++) {
        struct rum_learn_field f = rum_learn_field(np, i);
        for (int seat = 0; strcmp(f.name, "hand") == 0 && seat < 2; seat++) {
            CHECK_INT(f.rows, 2);
            CHECK(seen[seat][f.at] >= 0);                /* their own first */
            CHECK_INT(seen[seat][f.at + f.columns], -2); /* then the other's */
        }
    }
    CHECK_INT(seen[0][0], 0);
    CHECK_INT(seen[1][0], 1);
    CHECK(seen[0][2] != seen[1][2]); /* one of them is the actor */
}

TEST(fields_have_names_and_follow_each_other_without_a_gap)
{
    for (const struct rum_game *const *g = rum_games(); *g; g++) {
        size_t at = 0;
        for (size_t i = 0; i < rum_learn_fields(*g); i++) {
            struct rum_learn_field f = rum_learn_field(*g, i);
            CHECK(f.name && f.rows && f.columns);
            for (size_t k = 0; k < i; k++)
                CHECK(strcmp(rum_learn_field(*g, k).name, f.name) != 0);
            CHECK_INT(f.at, at);
            at += f.rows * f.columns;
        }
        CHECK_INT(at, rum_learn_size(*g));
    }
}

/* At least two words, and no two fields of a game the same. */
TEST(every_field_says_what_it_means)
{
    for (const struct rum_game *const *g = rum_games(); *g; g++) {
        for (size_t i = 0; i < rum_learn_fields(*g); i++) {
            struct rum_learn_field f = rum_learn_field(*g, i);
            if (!f.help || !strchr(f.help, ' '))
                kit_fail(__FILE__, __LINE__, "%s: %s says nothing", (*g)->id,
                         f.name);
            for (size_t k = 0; k < i; k++) {
                if (strcmp(rum_learn_field(*g, k).help, f.help) == 0)
                    kit_fail(__FILE__, __LINE__, "%s: %s and %s say the same",
                             (*g)->id, rum_learn_field(*g, k).name, f.name);
            }
        }
    }
}

/* Two states have the same text for a seat if their hidden copies are the same,
 * and only then. Whether they are. */
static bool texts_are_as_copies(const struct rum_game *game, const char *a,
                                const char *b, rum_seat seat)
{
    static _Alignas(8) char copy[2][RUM_MAX_STATE];
    struct rum_text text[2] = {0};

    rum_game_hide(game, a, seat, copy[0]);
    rum_game_hide(game, b, seat, copy[1]);
    rum_learn_information(game, a, seat, &text[0]);
    rum_learn_information(game, b, seat, &text[1]);
    bool same = memcmp(copy[0], copy[1], game->state_size) == 0;
    CHECK_INT(strcmp(text[0].s, text[1].s) == 0, same);
    rum_text_finish(&text[0]);
    rum_text_finish(&text[1]);
    return same;
}

static int told_apart; /* worlds, by a seat other than the one who imagines */

/* Worlds that are one to a seat: so is their text to it, while others may see
 * that they differ. And the state looked at before, if it was one of the same
 * game. Texts are long, so few states are looked at. */
static void texts_tell_what_is_seen(const struct rum_game *game,
                                    const char *state, struct rum_rng *rng)
{
    static _Alignas(8) char other[RUM_MAX_STATE], before[RUM_MAX_STATE];
    static const struct rum_game *of;
    int seats = rum_head(state)->seats;

    if (rum_rng_below(rng, 25) > 0)
        return;
    for (rum_seat seat = 0; seat < seats; seat++) {
        rum_game_hide(game, state, seat, other);
        rum_game_imagine(game, other, seat, rng);
        CHECK(texts_are_as_copies(game, state, other, seat));
        for (rum_seat eye = 0; eye < seats; eye++)
            told_apart += !texts_are_as_copies(game, state, other, eye);
        if (of == game && rum_head(before)->seats == seats)
            texts_are_as_copies(game, state, before, seat);
    }
    of = game;
    memcpy(before, state, game->state_size);
}

TEST(the_information_text_tells_what_a_seat_sees_and_no_more)
{
    in_every_game(texts_tell_what_is_seen);
    CHECK(told_apart > 300);
}

TEST(the_information_text_names_its_fields)
{
    static _Alignas(8) char state[RUM_MAX_STATE];
    struct rum_text text = {0};

    deal(rum_game_find("npzr"), 2, 3, state);
    rum_learn_information(rum_game_find("npzr"), state, 1, &text);
    CHECK_HAS(text.s, "viewer=1 seats=2 actor=");
    CHECK_HAS(text.s, " deck_size=45 "); /* 56 less two hands of 5, and one */
    rum_text_finish(&text);
}

TEST(a_seat_hears_the_numbers_of_events_as_far_as_it_may)
{
    static struct rum_trace events;
    struct rum_text text = {0};
    struct rum_event *e = rum_trace_add(&events, 3, 0, 1283);
    e->subject = 17;
    e->arg[1] = 2;
    e = rum_trace_add(&events, 5, 1, 0);
    e->subject = 9;
    e->arg[4] = 8;
    e->known_to = RUM_BIT(1);
    rum_trace_add(&events, 7, 1, 0)->seen_by = RUM_BIT(1);

    rum_learn_heard(&events, 0, &text);
    CHECK_STR(text.s, "3,,1283,17,,2;5,1,,-1,,,,,-1,-1,-1,-1");
    rum_text_clear(&text);
    rum_learn_heard(&events, 1, &text);
    CHECK_STR(text.s, "3,,1283,17,,2;5,1,,9,,,,,8;7,1,,-1");
    rum_text_finish(&text);
}

/* ---- batches ---- */

struct arrays {
    rum_action actions[100];
    int8_t actor[100];
    uint8_t end[100];
    int16_t points[100 * RUM_MAX_SEATS];
    uint32_t length[100];
    int16_t *observation;
    uint8_t *mask;
    struct rum_batch_view view;
};

static struct arrays *arrays_for(const struct rum_game *game)
{
    struct arrays *a = rum_alloc(sizeof(*a));
    a->observation = rum_alloc(100 * rum_learn_size(game) * sizeof(int16_t));
    a->mask = rum_alloc(100 * (size_t)game->codes);
    a->view = (struct rum_batch_view){a->actor, a->observation, a->mask,
                                      a->end,   a->points,      a->length};
    return a;
}

static void free_arrays(struct arrays *a)
{
    free(a->observation);
    free(a->mask);
    free(a);
}

static struct rum_batch *batch_of(const struct rum_game *game, unsigned threads)
{
    struct rum_batch_options opt = {
        .game = game, .games = 100, .seed = kit_seed(5), .threads = threads};
    struct rum_batch *b;
    struct rum_err_text why;
    CHECK_INT(rum_batch_create(&opt, &b, &why), RUM_OK);
    return b;
}

/* FNV over all that a step gave. */
static uint64_t sum_of(const struct rum_game *game, const struct arrays *a,
                       uint64_t h)
{
    const struct {
        const void *bytes;
        size_t n;
    } part[] = {
        {a->actor, sizeof(a->actor)},
        {a->end, sizeof(a->end)},
        {a->points, sizeof(a->points)},
        {a->length, sizeof(a->length)},
        {a->observation, 100 * rum_learn_size(game) * sizeof(int16_t)},
        {a->mask, 100 * (size_t)game->codes},
    };
    for (size_t k = 0; k < sizeof(part) / sizeof(part[0]); k++) {
        const uint8_t *byte = part[k].bytes;
        for (size_t i = 0; i < part[k].n; i++)
            h = (h ^ byte[i]) * 0x100000001b3u;
    }
    return h;
}

static uint64_t run_batch(const struct rum_game *game, unsigned threads,
                          int *ended)
{
    struct rum_batch *b = batch_of(game, threads);
    struct arrays *a = arrays_for(game);
    uint64_t sum = 0;

    rum_batch_look(b, &a->view);
    for (int step = 0; step < 200; step++) {
        rum_batch_sample(b, a->actions);
        CHECK_INT(rum_batch_step(b, a->actions, &a->view, NULL), RUM_OK);
        for (int i = 0; i < 100; i++)
            *ended += a->end[i] == RUM_BATCH_OVER;
        sum = sum_of(game, a, sum);
    }
    free_arrays(a);
    rum_batch_destroy(b);
    return sum;
}

TEST(a_batch_does_not_depend_on_its_threads)
{
    int ended = 0, again = 0;
    const struct rum_game *np = rum_game_find("npzr");

    CHECK(run_batch(np, 1, &ended) == run_batch(np, 3, &again));
    CHECK_INT(ended, again);
    CHECK(ended > 50); /* the next ones were dealt */
}

TEST(a_batch_plays_as_the_rules_do)
{
    static _Alignas(8) char mine[RUM_MAX_STATE];
    int16_t seen[1 << 12];
    for (const struct rum_game *const *g = rum_games(); *g; g++) {
        struct rum_batch *b = batch_of(*g, 2);
        struct arrays *a = arrays_for(*g);
        size_t size = rum_learn_size(*g);

        rum_batch_look(b, &a->view);
        memcpy(mine, rum_batch_state(b, 99), (*g)->state_size);
        for (int step = 0; step < 100; step++) {
            rum_batch_sample(b, a->actions);
            (*g)->apply(mine, a->actions[99], NULL);
            rum_batch_step(b, a->actions, &a->view, NULL);
            if (a->end[99])
                break;
            CHECK_BYTES(rum_batch_state(b, 99), mine, (*g)->state_size);
            rum_learn_observe(*g, mine, a->actor[99], seen);
            CHECK_BYTES(a->observation + 99 * size, seen, size * 2);
            CHECK_INT(a->length[99], step + 1);
        }
        free_arrays(a);
        rum_batch_destroy(b);
    }
}

TEST(points_come_with_the_end_and_a_new_game_follows)
{
    const struct rum_game *np = rum_game_find("npzr");
    struct rum_batch *b = batch_of(np, 1);
    struct arrays *a = arrays_for(np);
    int found = 0;

    for (int step = 0; step < 400 && !found; step++) {
        rum_batch_sample(b, a->actions);
        rum_batch_step(b, a->actions, &a->view, NULL);
        for (int i = 0; i < 100; i++) {
            int sum = a->points[2 * i] + a->points[2 * i + 1];
            CHECK_INT(sum, a->end[i] ? 60 : 0);
            if (a->end[i]) {
                found++;
                CHECK(a->length[i] > 10);
                CHECK_INT(rum_head(rum_batch_state(b, (size_t)i))->turn, 1);
            }
        }
    }
    CHECK(found > 0);
    free_arrays(a);
    rum_batch_destroy(b);
}

TEST(a_batch_refuses_what_is_not_open_and_touches_nothing)
{
    const struct rum_game *np = rum_game_find("npzr");
    struct rum_batch *b = batch_of(np, 1);
    struct arrays *a = arrays_for(np);
    uint64_t before = rum_game_digest(np, rum_batch_state(b, 0));
    size_t which = 0;

    rum_batch_sample(b, a->actions);
    a->actions[42] = 190; /* nothing to decline */
    CHECK_INT(rum_batch_step(b, a->actions, &a->view, &which), RUM_EILLEGAL);
    CHECK_INT(which, 42);
    CHECK(rum_game_digest(np, rum_batch_state(b, 0)) == before);
    free_arrays(a);
    rum_batch_destroy(b);
}

TEST(a_limit_cuts_a_game_off_without_points)
{
    struct rum_batch_options opt = {
        .game = rum_game_find("npzr"), .games = 100, .threads = 1, .limit = 3};
    struct arrays *a = arrays_for(opt.game);
    struct rum_batch *b;
    struct rum_err_text why;

    CHECK_INT(rum_batch_create(&opt, &b, &why), RUM_OK);
    for (int step = 1; step <= 6; step++) {
        rum_batch_sample(b, a->actions);
        rum_batch_step(b, a->actions, &a->view, NULL);
        CHECK_INT(a->end[7], step % 3 ? RUM_BATCH_ON : RUM_BATCH_CUT);
        CHECK_INT(a->points[14] + a->points[15], 0);
    }
    free_arrays(a);
    rum_batch_destroy(b);
}
