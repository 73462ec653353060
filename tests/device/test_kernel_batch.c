/*
 * test_kernel_batch.c: what a card runs for a batch, run on the processor: it
 * shows what a batch on the processor shows.
 */
#include "kit.h"

#include <stdlib.h>

#include <rumpus/learn.h>
#include <rumpus/text.h>

#include "card_run.h"
#include "place.h"

enum { GAMES = 40, THREADS = 32, BLOCKS = 2, STEPS = 60 };

/* What is seen of all games, in one piece of memory. */
struct seen {
    rum_action actions[GAMES];
    struct rum_batch_view view;
    size_t size;
    char *all;
};

static void *piece(struct seen *s, size_t bytes)
{
    void *at = s->all + s->size;

    s->size += (bytes + 7) / 8 * 8;
    return at;
}

static void lay_out(const struct rum_game *game, int seats, struct seen *s)
{
    size_t numbers = rum_learn_size(game);

    *s = (struct seen){
        .all = rum_alloc(GAMES * (2 * numbers + game->codes) + GAMES * 64)};
    s->view = (struct rum_batch_view){
        .actor = piece(s, GAMES),
        .observation = piece(s, GAMES * numbers * sizeof(int16_t)),
        .mask = piece(s, (size_t)GAMES * game->codes),
        .end = piece(s, GAMES),
        .points = piece(s, GAMES * (size_t)seats * sizeof(int16_t)),
        .length = piece(s, GAMES * sizeof(uint32_t)),
    };
}

struct run {
    const struct rum_game *game;
    struct place_job job;
    uint32_t wrong;
    enum place_call call;
};

static void call_kernel(void *context)
{
    struct run *run = context;

    rum_gpu_batch(&run->job, run->call);
}

/* As gpu_batch.c does it. */
static void call(struct run *run, enum place_call what)
{
    run->call = what;
    if (what == PLACE_CHECK)
        run->wrong = UINT32_MAX;
    if (what == PLACE_LOOK || what == PLACE_STEP)
        memset(run->job.view.mask, 0, (size_t)GAMES * run->game->codes);
    card_run(call_kernel, run, BLOCKS, THREADS);
}

static void begin(struct run *run, const struct rum_batch_options *opt,
                  int seats, struct seen *seen)
{
    struct places *p = &run->job.places;

    rum_options_init(&p->options, opt->game);
    p->seed = opt->seed;
    p->games = GAMES;
    p->limit = opt->limit;
    p->seats = seats;
    p->observation = rum_learn_size(opt->game);
    p->stride = (opt->game->state_size + 63) / 64 * 64;
    p->states = rum_alloc(p->stride * GAMES);
    p->legal = rum_alloc(opt->game->max_actions * sizeof(rum_action) * GAMES);
    p->place = rum_alloc(sizeof(*p->place) * GAMES);
    run->job.actions = seen->actions;
    run->job.wrong = &run->wrong;
    run->job.view = seen->view;
    call(run, PLACE_BEGIN);
    call(run, PLACE_LOOK);
}

static void check_alike(const struct seen *ours, const struct seen *theirs)
{
    CHECK_INT(ours->size, theirs->size);
    CHECK_INT(memcmp(ours->all, theirs->all, ours->size), 0);
}

TEST(a_card_shows_what_the_processor_shows)
{
    struct run run = {.game = rum_game_find(TEST_GAME)};
    struct rum_batch_options opt = {.game = run.game,
                                    .games = GAMES,
                                    .seed = kit_seed(4),
                                    .threads = 1,
                                    .limit = 25};
    struct seen ours, theirs;
    struct rum_batch *b;
    struct rum_err_text why;
    int ended = 0;

    CHECK_INT(rum_batch_create(&opt, &b, &why), RUM_OK);
    lay_out(run.game, rum_batch_seats(b), &ours);
    lay_out(run.game, rum_batch_seats(b), &theirs);
    rum_batch_look(b, &ours.view);
    begin(&run, &opt, rum_batch_seats(b), &theirs);
    check_alike(&ours, &theirs);
    for (int i = 0; i < STEPS; i++) {
        rum_batch_sample(b, ours.actions);
        call(&run, PLACE_SAMPLE);
        CHECK_INT(memcmp(ours.actions, theirs.actions, sizeof(ours.actions)),
                  0);
        CHECK_INT(rum_batch_step(b, ours.actions, &ours.view, NULL), RUM_OK);
        call(&run, PLACE_CHECK);
        CHECK(run.wrong == UINT32_MAX);
        call(&run, PLACE_STEP);
        check_alike(&ours, &theirs);
        for (int k = 0; k < GAMES; k++)
            ended += ours.view.end[k] != RUM_BATCH_ON;
    }
    CHECK(ended > GAMES);

    /* The first of two that are not open is named, and nothing is played. */
    rum_batch_sample(b, theirs.actions);
    theirs.actions[31] = theirs.actions[7] = (rum_action)run.game->codes;
    call(&run, PLACE_CHECK);
    CHECK_INT(run.wrong, 7);
    card_run(call_kernel, &run, BLOCKS, THREADS);
    check_alike(&ours, &theirs);

    rum_batch_destroy(b);
    free(run.job.places.states);
    free(run.job.places.legal);
    free(run.job.places.place);
    free(ours.all);
    free(theirs.all);
}
