/*
 * place.h: one game of a batch: how it is dealt, stepped and shown. This source
 * is what the threads of the processor run (batch.c), and those of a card
 * (kernel_batch.c).
 *
 * Freestanding, like the rules.
 */
#ifndef DEVICE_PLACE_H
#define DEVICE_PLACE_H

#include <string.h>

#include <rumpus/batch.h>

#include "../core/learn.h"

/* What belongs to one game besides its state. */
struct place {
    struct rum_rng chance; /* for rum_batch_sample() */
    uint32_t dealt;        /* games so far, this one included */
    uint32_t length;       /* decisions in this one */
    uint16_t open;         /* legal actions now */
};

/* All of them. Pointers are into the memory of whoever plays. */
struct places {
    struct rum_options options;
    struct rum_seed seed;
    size_t games, observation;
    size_t stride; /* from state to state */
    int seats;
    uint32_t limit;
    char *states;
    rum_action *legal; /* [games][max_actions] */
    struct place *place;
};

/* What the threads of a card are asked, one a game. */
enum place_call {
    PLACE_BEGIN,
    PLACE_LOOK,
    PLACE_SAMPLE,
    PLACE_CHECK, /* is every action open? */
    PLACE_STEP,  /* if they all are */
};

struct place_job {
    struct places places;
    rum_action *actions; /* [games] */
    uint32_t *wrong;     /* the first game whose action is not open, or
                            UINT32_MAX */
    struct rum_batch_view view;
};

static inline char *place_state(const struct places *b, size_t i)
{
    return b->states + b->stride * i;
}

static inline rum_action *place_legal(const struct rum_game *game,
                                      const struct places *b, size_t i)
{
    return b->legal + (size_t)game->max_actions * i;
}

/* Which game of the batch it is and which of that place make its seed. Seeds
 * that were written as numbers have nothing in these words, so that batches
 * with other numbers play other games. */
static inline struct rum_seed place_seed(const struct places *b, size_t i,
                                         uint32_t n)
{
    struct rum_rng rng;
    struct rum_seed seed = b->seed;

    seed.word[0] ^= (uint32_t)i;
    seed.word[1] ^= n;
    rum_rng_init(&rng, seed);
    return rum_rng_seed(&rng);
}

/* The next game of the place. */
static inline enum rum_err place_deal(const struct rum_game *game,
                                      const struct places *b, size_t i,
                                      struct rum_why *why)
{
    struct place *p = &b->place[i];
    struct rum_options opt;
    char *state = place_state(b, i);

    memcpy(&opt, &b->options, sizeof(opt));
    p->length = 0;
    enum rum_err err =
        rum_game_setup(game, state, &opt, place_seed(b, i, ++p->dealt), why);
    if (err == RUM_OK)
        p->open = (uint16_t)game->legal(state, place_legal(game, b, i));
    return err;
}

/* The first game of the place. */
static inline enum rum_err place_begin(const struct rum_game *game,
                                       const struct places *b, size_t i,
                                       struct rum_why *why)
{
    b->place[i].dealt = 0;
    rum_rng_init(&b->place[i].chance, place_seed(b, i, 0));
    return place_deal(game, b, i, why);
}

/* The list is ascending. */
static inline bool place_allows(const struct rum_game *game,
                                const struct places *b, size_t i,
                                rum_action act)
{
    const rum_action *legal = place_legal(game, b, i);
    size_t low = 0, high = b->place[i].open;

    while (low < high) {
        size_t middle = (low + high) / 2;
        if (legal[middle] < act)
            low = middle + 1;
        else
            high = middle;
    }
    return low < b->place[i].open && legal[low] == act;
}

static inline rum_action place_sample(const struct rum_game *game,
                                      const struct places *b, size_t i)
{
    struct place *p = &b->place[i];

    return place_legal(game, b, i)[rum_rng_below(&p->chance, p->open)];
}

static inline void place_tell(const struct places *b, size_t i,
                              enum rum_batch_end end, const int *points,
                              const struct rum_batch_view *view)
{
    if (view->end)
        view->end[i] = (uint8_t)end;
    if (view->length)
        view->length[i] = b->place[i].length;
    for (int seat = 0; view->points && seat < b->seats; seat++)
        view->points[i * (size_t)b->seats + (size_t)seat] =
            (int16_t)points[seat];
}

/* Play an action that is open, and deal where the game is over. */
static inline void place_step(const struct rum_game *game,
                              const struct places *b, size_t i, rum_action act,
                              const struct rum_batch_view *view)
{
    struct place *p = &b->place[i];
    char *state = place_state(b, i);
    int points[RUM_MAX_SEATS] = {0};
    struct rum_why why;
    enum rum_batch_end end = RUM_BATCH_ON;

    game->apply(state, act, NULL);
    p->length++;
    if (rum_head(state)->to_act == RUM_NOBODY)
        end = RUM_BATCH_OVER;
    else if (b->limit && p->length >= b->limit)
        end = RUM_BATCH_CUT;
    if (end == RUM_BATCH_OVER)
        game->score(state, points);
    place_tell(b, i, end, points, view);
    if (end == RUM_BATCH_ON)
        p->open = (uint16_t)game->legal(state, place_legal(game, b, i));
    else /* these options were taken before */
        RUM_ASSERT(place_deal(game, b, i, &why) == RUM_OK);
}

/* The game as it stands; `seen` is room for a hidden copy. Of the mask only
 * the ones are written. */
static inline void place_show(const struct rum_game *game,
                              const struct places *b, size_t i, char *seen,
                              const struct rum_batch_view *view)
{
    const char *state = place_state(b, i);
    const rum_action *legal = place_legal(game, b, i);
    rum_seat actor = rum_head(state)->to_act;

    if (view->actor)
        view->actor[i] = actor;
    if (view->observation) {
        rum_game_hide(game, state, actor, seen);
        learn_read(game, seen, actor, view->observation + i * b->observation);
    }
    for (size_t k = 0; view->mask && k < b->place[i].open; k++)
        view->mask[i * game->codes + legal[k]] = 1;
}

/* kernel_batch.c: `call` is an enum place_call. */
void rum_gpu_batch(const struct place_job *job, uint32_t call);

#endif
