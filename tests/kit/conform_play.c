/*
 * conform_play.c: one random game, looked at after every action.
 */
#include "conform.h"

#include <string.h>
#include <sys/time.h>

#include <rumpus/clause.h>

#define HANG 30 /* seconds of processor time that one decision may take */

bool rng_moved(const struct rum_rng *a, const struct rum_rng *b)
{
    return a->counter != b->counter || a->left != b->left ||
           memcmp(&a->key, &b->key, sizeof(a->key)) != 0;
}

rum_action conform_choose(struct conform *c, const void *state,
                          const rum_action *open, size_t n)
{
    uint16_t weight[RUM_MAX_ACTIONS];
    uint32_t sum = 0;

    /* Uniform play wanders; play by weights gets to the ends of games. */
    if (c->policy == 0 || one_in(c, 4))
        return open[below(c, n)];
    c->game->rank(state, open, n, weight);
    for (size_t i = 0; i < n; i++)
        sum += weight[i];
    uint32_t at = rum_rng_below(&c->rng, sum ? sum : 1);
    for (size_t i = 0; i < n; i++) {
        if (at < weight[i])
            return open[i];
        at -= weight[i];
    }
    return open[n - 1];
}

/* ---- what is open ---- */

static bool is_open(const struct conform *c, rum_action act)
{
    for (size_t i = 0; i < c->legal_count; i++) {
        if (c->legal[i] == act)
            return true;
    }
    return false;
}

static bool legal(struct conform *c)
{
    const struct rum_head *head = rum_head(c->state);
    rum_action guard[2 * RUM_MAX_ACTIONS];

    memset(guard, 0xee, sizeof(guard));
    c->legal_count = c->game->legal(c->state, guard);
    if (c->legal_count > c->game->max_actions)
        return fail(c, "%zu actions are open, max_actions is %d",
                    c->legal_count, c->game->max_actions);
    if (guard[c->game->max_actions] != 0xeeee)
        return fail(c, "legal() writes beyond max_actions");
    if (c->legal_count && guard[c->legal_count - 1] >= c->game->codes)
        return fail(c, "action %d is open, codes is %d",
                    guard[c->legal_count - 1], c->game->codes);
    memcpy(c->legal, guard, sizeof(c->legal));
    for (size_t i = 1; i < c->legal_count; i++) {
        if (c->legal[i - 1] >= c->legal[i])
            return fail(c, "legal() is not ascending: %d before %d",
                        c->legal[i - 1], c->legal[i]);
    }
    if (head->to_act == RUM_NOBODY)
        return c->legal_count == 0 ||
               fail(c, "%zu actions are open after the end", c->legal_count);
    if (head->to_act < 0 || head->to_act >= head->seats)
        return fail(c, "seat %d is to act at a table of %d", head->to_act,
                    head->seats);
    if (c->legal_count == 0)
        return fail(c, "seat %d is to act but nothing is open", head->to_act);
    rum_action fallback = c->game->fallback(c->state);
    return is_open(c, fallback) ||
           fail(c, "fallback() gives %d, which is not open", fallback);
}

/* ---- numbers ---- */

static int side_of(const struct conform *c, rum_seat seat)
{
    return c->game->side ? c->game->side(c->state, seat) : seat;
}

/* At the end: every winning side has 60 / k, and there is one at least. */
static bool points(struct conform *c)
{
    int n = rum_head(c->state)->seats, out[RUM_MAX_SEATS], winners = 0;

    memset(out, 0x55, sizeof(out));
    c->game->score(c->state, out);
    if (rum_head(c->state)->to_act != RUM_NOBODY) {
        for (int i = 0; i < n; i++) {
            if (out[i] != 0)
                return fail(c, "seat %d has %d points before the end", i,
                            out[i]);
        }
        return true;
    }
    for (int i = 0; i < n; i++) {
        bool counted = out[i] == 0;
        for (int k = 0; k < i; k++) {
            if (side_of(c, (rum_seat)i) != side_of(c, (rum_seat)k))
                continue;
            counted = true;
            if (out[i] != out[k])
                return fail(c,
                            "seats %d and %d are one side but have %d and "
                            "%d points",
                            k, i, out[k], out[i]);
        }
        winners += !counted;
    }
    if (winners == 0)
        return fail(c, "nobody has points at the end");
    for (int i = 0; i < n; i++) {
        if (out[i] != 0 && out[i] != 60 / winners)
            return fail(c, "seat %d has %d points, %d sides share 60", i,
                        out[i], winners);
    }
    return c->game->settled(c->state) || fail(c, "the end is not settled");
}

static bool for_bots(struct conform *c)
{
    const struct rum_head *head = rum_head(c->state);
    uint16_t weight[RUM_MAX_ACTIONS];

    for (rum_seat i = 0; i < head->seats; i++) {
        int value = c->game->appraise(c->state, i);
        if (value < 0 || value > 6000)
            return fail(c, "appraise() of seat %d is %d", i, value);
        const char *role = c->game->role(c->state, i);
        if (!role || !*role)
            return fail(c, "seat %d has no role", i);
    }
    if (c->legal_count == 0)
        return true;
    memset(weight, 0, sizeof(weight));
    c->game->rank(c->state, c->legal, c->legal_count, weight);
    for (size_t i = 0; i < c->legal_count; i++) {
        if (weight[i] == 0)
            return fail(c, "rank() gives action %d no weight", c->legal[i]);
    }
    return true;
}

static bool state(struct conform *c)
{
    const char *what = NULL;

    c->states++;
    memcpy(c->scratch, c->state, c->game->state_size);
    if (!c->game->check(c->state, &what))
        return fail(c, "check(): %s", what ? what : "(it does not say what)");
    if (!legal(c) || !points(c) || !for_bots(c) ||
        (c->states % 8 == 1 && !conform_learn(c)))
        return false;
    if (memcmp(c->scratch, c->state, c->game->state_size) != 0)
        return fail(c, "a function that takes a const state changed it");
    return true;
}

/* ---- playing ---- */

static bool events(struct conform *c)
{
    int seats = rum_head(c->state)->seats;

    for (int i = 0; i < c->trace->n; i++) {
        const struct rum_event *e = &c->trace->event[i];
        if (e->seat < RUM_NOBODY || e->seat >= seats)
            return fail(c, "event %d of kind %d is of seat %d", i, e->kind,
                        e->seat);
        if (!conform_clause(c, e->clause))
            return fail(c,
                        "event %d of kind %d cites clause %d.%d, which does "
                        "not exist",
                        i, e->kind, e->clause / 100, e->clause % 100);
        if (!conform_event(c, e))
            return false;
        if (e->known_to & ~e->seen_by)
            return fail(c,
                        "event %d of kind %d is known to some who do not "
                        "see it",
                        i, e->kind);
    }
    return true;
}

/* One action, with and without a trace: both give the same state. */
static bool step(struct conform *c, rum_action act)
{
    size_t size = c->game->state_size;
    struct rum_rng rng = rum_head(c->state)->rng;

    memcpy(c->clone, c->state, size);
    c->acts[c->length++] = act;
    c->trace->n = 0;
    c->game->apply(c->state, act, c->trace);
    c->game->apply(c->clone, act, NULL);
    if (memcmp(c->state, c->clone, size) != 0)
        return fail(c, "action %d plays differently with and without a trace",
                    act);
    c->chance = rng_moved(&rng, &rum_head(c->state)->rng);
    c->digests[c->digested++] = rum_game_digest(c->game, c->state);
    return events(c);
}

/* Deal again and play the list again: the same state to the byte. */
static bool replay(struct conform *c)
{
    struct rum_why why = {0};
    struct rum_seed seed = {
        {0, 0, (uint32_t)(c->seed >> 32), (uint32_t)c->seed}};

    if (rum_game_setup(c->game, c->clone, &c->opt, seed, &why) != RUM_OK)
        return fail(c, "the same options are refused the second time");
    for (size_t i = 0; i < c->length; i++) {
        c->game->apply(c->clone, c->acts[i], NULL);
        if (rum_game_digest(c->game, c->clone) != c->digests[i])
            return fail(c, "replayed, action %zu goes differently", i);
    }
    return memcmp(c->clone, c->state, c->game->state_size) == 0 ||
           fail(c, "replayed, the game ends in another state");
}

static void watch(void)
{
    const struct itimerval limit = {.it_value = {.tv_sec = HANG}};
    setitimer(ITIMER_VIRTUAL, &limit, NULL);
}

/* All that is asked of one state. */
static bool look(struct conform *c)
{
    char *swap = c->before;

    watch();
    c->before = c->seen;
    c->seen = swap;
    if (!state(c) || !conform_hide(c))
        return false;
    if (c->length > 0 && !conform_unseen(c))
        return false;
    return !(c->deep || one_in(c, 100)) || conform_imagine(c);
}

static bool look_at_scenes(struct conform *c)
{
    return !c->matched || !(c->deep || one_in(c, 8)) || match_scenes(c);
}

bool conform_play(struct conform *c)
{
    if (!conform_deal(c) || !look(c))
        return false;
    if (c->matched && !match_begin(c))
        return false;
    while (look_at_scenes(c)) {
        if (c->legal_count == 0)
            return replay(c) && (!c->matched || match_end(c));
        if (c->length == MAX_DECISIONS)
            return fail(c, "the game does not end");
        rum_action act = conform_choose(c, c->state, c->legal, c->legal_count);
        bool listen = c->matched && (c->deep || one_in(c, 8));
        if (listen && (!c->deep || c->length == 0))
            silence_before(c); /* else it has just been looked at */
        if (!step(c, act) || !look(c))
            return false;
        if (c->matched && !match_follow(c, act))
            return false;
        if (listen && !silence_after(c))
            return false;
    }
    return false;
}
