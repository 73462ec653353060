/*
 * think.c: bots on worker threads.
 *
 * A thought holds a hidden copy of its own, so the loop may go on meanwhile;
 * if the table moves on, the thought is forgotten: it finishes, and nobody
 * listens. A bot's decision takes a little while even when it has no choice,
 * so that its pace tells nothing, and people can follow.
 *
 * Nobody should wait long, neither for a sign of life nor for his own next
 * decision, however many bots there are and however many decisions a turn has:
 * the longer people have waited, the less time a bot takes.
 */
#include "table.h"

#include <stdlib.h>

#define MOST_MILLIS  1000 /* a bot's budget for a decision, */
#define LEAST_MILLIS 250  /* and what is left of it in the end */
#define PATIENCE     5    /* each second's wait costs a fifth of one */

struct thought {
    uv_work_t work;
    uv_timer_t pause;
    struct table *table; /* NULL: forgotten */
    struct guest *guest; /* of a hint, else NULL */
    const struct rum_game *game;
    struct rum_bot *bot;
    void *hidden;
    rum_seat seat;
    uint64_t begun;
    struct rum_advice advice;
    rum_action best;
};

static void think(uv_work_t *work)
{
    struct thought *th = work->data;
    th->best = rum_bot_choose(th->bot, th->hidden, th->seat, &th->advice);
}

static void destroy(struct thought *th)
{
    rum_bot_destroy(th->bot);
    free(th->hidden);
    free(th);
}

static void paused(uv_handle_t *timer)
{
    destroy(timer->data);
}

static void act(uv_timer_t *timer)
{
    struct thought *th = timer->data;
    struct table *t = th->table;

    uv_close((uv_handle_t *)timer, paused);
    if (!t)
        return;
    t->thinking = NULL;
    /* The bot goes back to its table: it may remember its plans. */
    t->bot[th->seat] = th->bot;
    th->bot = NULL;
    rum_text_clear(&t->answer);
    table_play(t, th->best, NULL);
}

static void tell_hint(struct thought *th)
{
    struct guest *g = th->guest;

    rum_text_clear(&g->out);
    struct rum_json j = {.out = &g->out};
    rum_json_open(&j, NULL, '{');
    rum_json_str(&j, "event", "hint");
    rum_json_int(&j, "code", th->best);
    if (th->advice.value >= 0)
        rum_json_int(&j, "value", th->advice.value);
    if (th->advice.has_second) {
        rum_json_int(&j, "second", th->advice.second);
        rum_json_int(&j, "second_value", th->advice.second_value);
    }
    rum_json_close(&j, '}');
    g->hint = NULL;
    g->send(g, g->out.s, g->out.n);
}

static void thought_done(uv_work_t *work, int status)
{
    struct thought *th = work->data;

    (void)status; /* nothing is ever cancelled */
    if (th->guest)
        tell_hint(th);
    if (th->guest || !th->table) {
        destroy(th);
        return;
    }
    uv_loop_t *loop = th->table->hub->loop;
    uint64_t spent = uv_now(loop) - th->begun;
    uv_timer_init(loop, &th->pause);
    th->pause.data = th;
    uint64_t pace = th->table->hub->pace;
    uv_timer_start(&th->pause, act, spent < pace ? pace - spent : 0, 0);
}

/* A new bot. */
static struct rum_bot *invite(const struct rum_game *game, const char *level,
                              uint32_t millis)
{
    struct rum_bot_options opt = {
        .level = level, .seed = rum_seed_random(), .millis = millis};

    struct rum_bot *bot = rum_bot_create(game, &opt);
    RUM_ASSERT(bot);
    return bot;
}

/* What a bot may take for a decision now. Decisions that nobody sees come on
 * top of each other for those who look on. In steps, because a bot with
 * another limit is another bot, without the plans of the first. */
static uint32_t budget(const struct table *t)
{
    uint64_t now = uv_now(t->hub->loop);
    uint64_t spent = now - t->told + (now - t->decided) / PATIENCE;

    return spent < MOST_MILLIS / 4        ? MOST_MILLIS
           : spent < MOST_MILLIS * 6 / 10 ? MOST_MILLIS / 2
                                          : LEAST_MILLIS;
}

static struct thought *begin(struct table *t, rum_seat seat)
{
    const struct rum_game *game = rum_match_game(t->match);
    struct thought *th = rum_alloc(sizeof(*th));

    th->work.data = th;
    th->game = game;
    th->seat = seat;
    th->begun = uv_now(t->hub->loop);
    th->hidden = rum_alloc(game->state_size);
    rum_game_hide(game, rum_match_state(t->match), seat, th->hidden);
    return th;
}

void table_think(struct table *t)
{
    rum_seat actor = rum_match_actor(t->match);

    if (t->thinking || t->writing || actor < 0 || !t->level[actor][0])
        return;
    struct thought *th = begin(t, actor);
    uint32_t millis = budget(t);
    if (t->bot[actor] && t->millis[actor] != millis) {
        rum_bot_destroy(t->bot[actor]);
        t->bot[actor] = NULL;
    }
    th->bot = t->bot[actor] ? t->bot[actor]
                            : invite(th->game, t->level[actor], millis);
    t->bot[actor] = NULL;
    t->millis[actor] = millis;
    th->table = t;
    t->thinking = th;
    uv_queue_work(t->hub->loop, &th->work, think, thought_done);
}

bool table_hint(struct table *t, struct guest *g, rum_seat seat)
{
    const char *const *level = rum_bot_levels();

    if (g->hint)
        return false;
    while (level[1])
        level++; /* the strongest there is */
    struct thought *th = begin(t, seat);
    th->bot = invite(th->game, *level, MOST_MILLIS);
    th->guest = g;
    g->hint = th;
    uv_queue_work(t->hub->loop, &th->work, think, thought_done);
    return true;
}

void table_forget(struct table *t)
{
    if (t->thinking)
        t->thinking->table = NULL;
    t->thinking = NULL;
}

void guest_forget(struct guest *g)
{
    if (g->hint)
        g->hint->guest = NULL;
    g->hint = NULL;
}
