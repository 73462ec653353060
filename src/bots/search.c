/*
 * search.c: medium and hard, by information-set Monte Carlo tree search.
 *
 * An iteration imagines one deal that fits what the seat knows, goes down the
 * tree by promise, adds what is new there, plays on by the game's quick
 * weights for a while, and hands the appraisal of every seat back up. Chance
 * is drawn as it comes, so a node stands for all that may happen after its
 * actions.
 *
 * Before it begins, the greedy search of `easy` judges the actions at hand:
 * they enter the tree weighted by that, so that even a small budget begins
 * where the greedy player would end.
 *
 * Several threads each grow a tree of their own, and the roots are added up.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/system.h>
#include <rumpus/text.h>

#include "mind.h"
#include "tree.h"

#define MAX_DEPTH   64 /* decisions of one descent */
#define PLAYOUT     50 /* decisions at least, unless the game ends */
#define PLAYOUT_MAX 80 /* by then it is judged as it is */
#define MAX_THREADS 16
#define POOL        (1u << 18) /* nodes of a tree */
#define EXPLORE     1.0f
/* Points of appraisal that make a weight e times as heavy. */
#define SHARPNESS   80.f

struct worker {
    struct search *search;
    struct tree tree;
    struct rum_rng rng;
    void *state;
    uint32_t done; /* iterations */
};

struct search {
    const struct rum_game *game;
    uint32_t iterations, millis, threads;
    uint32_t first, end;    /* of the threads: those whose work is ours */
    struct rum_bot *greedy; /* judges the root */
    struct worker worker[MAX_THREADS];

    /* of the decision at hand */
    const void *hidden;
    rum_seat seat;
    const rum_action *open;
    int judged[RUM_MAX_ACTIONS]; /* by the greedy player */
    uint16_t prior[RUM_MAX_ACTIONS];
    size_t n;
    uint64_t begun; /* microseconds */

    /* of the last one, for using its trees again */
    void *before, *expected;
    rum_action played;
    bool has_before;
};

/* ---- one iteration ---- */

struct path {
    uint32_t node[MAX_DEPTH];
    int n;
};

/* Down the tree in this deal, to a node that has just been added. */
static void descend(struct worker *w, struct path *path)
{
    const struct rum_game *game = w->search->game;
    rum_action open[RUM_MAX_ACTIONS];
    uint16_t prior[RUM_MAX_ACTIONS];
    uint32_t at = TREE_ROOT;

    path->n = 0;
    while (path->n < MAX_DEPTH) {
        rum_seat seat = rum_head(w->state)->to_act;
        if (seat == RUM_NOBODY)
            return;
        size_t n = game->legal(w->state, open);
        if (!w->tree.node[at].expanded ||
            !tree_covers(&w->tree, at, seat, open, n)) {
            game->rank(w->state, open, n, prior);
            if (!tree_expand(&w->tree, at, seat, open, prior, n))
                return;
        }
        at = tree_select(&w->tree, at, seat, open, n, EXPLORE);
        path->node[path->n++] = at;
        game->apply(w->state, w->tree.node[at].act, NULL);
        /* A lone action teaches nothing: go on until there was a choice. */
        if (w->tree.node[at].visits == 0 && n > 1)
            return;
    }
}

/*
 * Play on by weight. Half of the verdict is taken at the first settled state:
 * close to what was chosen, so not yet blurred by what came after; the other
 * half at the end, which sees what was threatened.
 */
static void play_on(struct worker *w, float value[RUM_MAX_SEATS])
{
    const struct rum_game *game = w->search->game;
    rum_action open[RUM_MAX_ACTIONS];
    uint16_t prior[RUM_MAX_ACTIONS];
    bool near = false;

    memset(value, 0, RUM_MAX_SEATS * sizeof(*value));
    for (int i = 0; i < PLAYOUT_MAX; i++) {
        if (rum_head(w->state)->to_act == RUM_NOBODY)
            break;
        bool settled = game->settled(w->state);
        if (settled && !near) {
            bot_judge(game, w->state, 0.5f, value);
            near = true;
        }
        if (settled && i >= PLAYOUT)
            break;
        size_t n = game->legal(w->state, open), k = 0;
        if (n > 1) {
            game->rank(w->state, open, n, prior);
            k = bot_by_weight(&w->rng, prior, n);
        }
        game->apply(w->state, open[k], NULL);
    }
    bot_judge(game, w->state, near ? 0.5f : 1, value);
}

static void iterate(struct worker *w)
{
    struct search *s = w->search;
    struct path path;
    float value[RUM_MAX_SEATS];

    memcpy(w->state, s->hidden, s->game->state_size);
    rum_game_imagine(s->game, w->state, s->seat, &w->rng);
    descend(w, &path);
    play_on(w, value);
    for (int i = 0; i < path.n; i++) {
        struct node *node = &w->tree.node[path.node[i]];
        node->visits++;
        node->sum += value[node->seat];
    }
    w->done++;
}

/* ---- one decision ---- */

static bool late(const struct search *s)
{
    return s->millis &&
           rum_system_micros() - s->begun >= (uint64_t)s->millis * 1000;
}

/* Can the rest of the budget still make another action the favourite? */
static bool decided(const struct worker *w, uint32_t left)
{
    uint32_t first = 0, second = 0;

    for (uint32_t i = w->tree.node[TREE_ROOT].first; i != TREE_NONE;
         i = w->tree.node[i].next) {
        uint32_t v = w->tree.node[i].visits;
        if (v > first) {
            second = first;
            first = v;
        } else if (v > second) {
            second = v;
        }
    }
    return first > second + left;
}

static void work(void *arg)
{
    struct worker *w = arg;
    struct search *s = w->search;
    uint32_t share = (s->iterations + s->threads - 1) / s->threads;

    for (uint32_t i = 0; i < share; i++) {
        iterate(w);
        if (i % 16 == 15 &&
            ((s->threads == 1 && decided(w, share - i)) || late(s)))
            break;
    }
}

/* The weights of the root, by the greedy player's opinion. */
static void weigh_root(struct search *s)
{
    const int *value = s->judged;
    int best = 0;

    bot_easy_judge(s->greedy, s->hidden, s->seat, s->open, s->n, s->judged);
    for (size_t i = 0; i < s->n; i++)
        best = value[i] > best ? value[i] : best;
    for (size_t i = 0; i < s->n; i++) {
        float w = 2000 * expf((float)(value[i] - best) / SHARPNESS);
        s->prior[i] = (uint16_t)(w < 20 ? 20 : w);
    }
}

/* Is this what our last action led to, with nothing drawn and nobody else
 * asked in between? Then what was searched below it still holds. */
static bool follows(struct search *s, struct rum_rng *rng)
{
    if (!s->has_before)
        return false;
    memcpy(s->expected, s->before, s->game->state_size);
    rum_game_imagine(s->game, s->expected, s->seat, rng);
    s->game->apply(s->expected, s->played, NULL);
    if (rum_head(s->expected)->to_act != s->seat)
        return false;
    memset(&((struct rum_head *)s->expected)->rng, 0, sizeof(struct rum_rng));
    s->game->hide(s->expected, s->seat);
    return memcmp(s->expected, s->hidden, s->game->state_size) == 0;
}

static void prepare(struct search *s, struct rum_bot *bot)
{
    bool again = follows(s, &bot->rng);

    weigh_root(s);
    for (uint32_t i = 0; i < s->threads; i++) {
        struct worker *w = &s->worker[i];
        struct rum_seed seed = rum_rng_seed(&bot->rng);
        if (i < s->first || i >= s->end)
            continue; /* another bot's part */
        if (!again || !tree_descend(&w->tree, s->played))
            tree_clear(&w->tree);
        bool room =
            tree_expand(&w->tree, TREE_ROOT, s->seat, s->open, s->prior, s->n);
        RUM_ASSERT(room || again);
        if (!room) {
            tree_clear(&w->tree);
            tree_expand(&w->tree, TREE_ROOT, s->seat, s->open, s->prior, s->n);
        }
        for (size_t k = 0; k < s->n; k++) {
            uint32_t c = tree_child(&w->tree, TREE_ROOT, s->open[k], s->seat);
            w->tree.node[c].prior = s->prior[k];
        }
        rum_rng_init(&w->rng, seed);
        w->done = 0;
    }
}

static void run(struct search *s)
{
    void *each[MAX_THREADS];

    for (uint32_t i = s->first; i < s->end; i++)
        each[i - s->first] = &s->worker[i];
    s->begun = rum_system_micros();
    rum_system_together(work, each, s->end - s->first);
}

static void gather(const struct search *s, struct rum_part *out)
{
    out->n = (uint32_t)s->n;
    for (size_t k = 0; k < s->n; k++) {
        struct rum_part_action *a = &out->action[k];
        *a =
            (struct rum_part_action){.act = s->open[k], .judged = s->judged[k]};
        for (uint32_t i = s->first; i < s->end; i++) {
            const struct tree *t = &s->worker[i].tree;
            uint32_t c = tree_child(t, TREE_ROOT, s->open[k], s->seat);
            a->visits += t->node[c].visits;
            a->sum += (double)t->node[c].sum;
        }
    }
    for (uint32_t i = s->first; i < s->end; i++)
        out->advice.work += s->worker[i].done;
}

static void add(struct rum_part *sum, const struct rum_part *more)
{
    RUM_ASSERT(sum->n == more->n);
    for (uint32_t k = 0; k < sum->n; k++) {
        RUM_ASSERT(sum->action[k].act == more->action[k].act);
        sum->action[k].visits += more->action[k].visits;
        sum->action[k].sum += more->action[k].sum;
    }
    sum->advice.work += more->advice.work;
}

/* The action visited most, the better one of two alike. */
static void conclude(const struct rum_part *p, struct rum_advice *advice)
{
    const struct rum_part_action *a = p->action;
    size_t best = 0, second = 0;

    for (size_t k = 1; k < p->n; k++) {
        if (a[k].visits > a[best].visits ||
            (a[k].visits == a[best].visits && a[k].sum > a[best].sum))
            best = k;
    }
    second = best == 0 ? 1 : 0;
    for (size_t k = 0; k < p->n; k++) {
        if (k != best && (a[k].visits > a[second].visits ||
                          (a[k].visits == a[second].visits &&
                           a[k].judged > a[second].judged)))
            second = k;
    }
    *advice = p->advice;
    advice->best = a[best].act;
    advice->value = (int)(6000 * a[best].sum / a[best].visits);
    advice->second = a[second].act;
    /* When the first was a matter of course, the greedy player speaks for a
     * second that was never looked at. */
    advice->second_value = a[second].visits > 0
                               ? (int)(6000 * a[second].sum / a[second].visits)
                               : a[second].judged;
    advice->has_second = true;
}

rum_action rum_bot_sum(const struct rum_part *part, size_t n,
                       struct rum_advice *advice)
{
    RUM_ASSERT(n > 0);
    *advice = part[0].advice;
    if (part[0].n > 0) {
        struct rum_part sum = part[0];
        for (size_t i = 1; i < n; i++)
            add(&sum, &part[i]);
        conclude(&sum, advice);
    }
    return advice->best;
}

/* `before` comes from outside: was it open at all in the decision before? */
static void take_before(struct search *s, rum_action before)
{
    rum_action open[RUM_MAX_ACTIONS];
    size_t n = s->has_before ? s->game->legal(s->before, open) : 0;

    s->has_before = false;
    for (size_t i = 0; i < n; i++)
        s->has_before = s->has_before || open[i] == before;
    s->played = before;
}

static void search_part(struct rum_bot *bot, const void *hidden, rum_seat seat,
                        rum_action before, const rum_action *open, size_t n,
                        struct rum_part *out)
{
    struct search *s = bot->mind;

    s->hidden = hidden;
    if (s->seat != seat)
        s->has_before = false;
    s->seat = seat;
    take_before(s, before);
    s->open = open;
    s->n = n;
    prepare(s, bot);
    run(s);
    gather(s, out);
    memcpy(s->before, hidden, s->game->state_size);
    s->has_before = true;
}

static rum_action choose(struct rum_bot *bot, const void *hidden, rum_seat seat,
                         const rum_action *open, size_t n,
                         struct rum_advice *advice)
{
    struct search *s = bot->mind;
    struct rum_part whole = {.advice = *advice};

    search_part(bot, hidden, seat, s->played, open, n, &whole);
    s->played = rum_bot_sum(&whole, 1, advice);
    return s->played;
}

/* ---- levels ---- */

static void *create(const struct rum_game *game,
                    const struct rum_bot_options *opt, uint32_t iterations)
{
    struct search *s = rum_alloc(sizeof(*s));
    struct rum_bot_options greedy = {.level = "easy", .seed = opt->seed};

    s->game = game;
    s->millis = opt->millis;
    s->iterations = opt->iterations ? opt->iterations : iterations;
    s->threads = opt->threads ? opt->threads : 1;
    if (s->threads > MAX_THREADS)
        s->threads = MAX_THREADS;
    RUM_ASSERT(opt->part <= s->threads);
    s->first = opt->part ? opt->part - 1 : 0;
    s->end = opt->part ? opt->part : s->threads;
    s->greedy = rum_bot_create(game, &greedy);
    s->before = rum_alloc(game->state_size);
    s->expected = rum_alloc(game->state_size);
    for (uint32_t i = s->first; i < s->end; i++) {
        s->worker[i].search = s;
        s->worker[i].state = rum_alloc(game->state_size);
        tree_init(&s->worker[i].tree, POOL);
    }
    return s;
}

static void *create_medium(const struct rum_game *game,
                           const struct rum_bot_options *opt)
{
    /* However much time it has: with more thought it would be hard. */
    return create(game, opt, 200);
}

static void *create_hard(const struct rum_game *game,
                         const struct rum_bot_options *opt)
{
    /* A time limit alone means: as many as fit. */
    return create(game, opt, opt->millis ? UINT32_MAX / 2 : 2000);
}

static void destroy(void *mind)
{
    struct search *s = mind;

    for (uint32_t i = s->first; i < s->end; i++) {
        tree_finish(&s->worker[i].tree);
        free(s->worker[i].state);
    }
    rum_bot_destroy(s->greedy);
    free(s->before);
    free(s->expected);
    free(s);
}

static void reset(void *mind, struct rum_seed seed)
{
    struct search *s = mind;

    s->has_before = false;
    rum_bot_reseed(s->greedy, seed);
}

const struct level bot_medium = {
    .name = "medium",
    .iterations = true,
    .millis = true,
    .create = create_medium,
    .destroy = destroy,
    .reset = reset,
    .choose = choose,
};

const struct level bot_hard = {
    .name = "hard",
    .iterations = true,
    .millis = true,
    .create = create_hard,
    .destroy = destroy,
    .reset = reset,
    .choose = choose,
    .part = search_part,
};
