/*
 * think.c: what bots are asked, and how long they may take.
 *
 * A thought holds a hidden copy of its own, so the table goes on meanwhile; if
 * it moves on, the thought is of no use and its bot forgets its plans. This is
 * the one place above the core that touches the state of a match that is going
 * on: whoever asks a bot, for a move or for advice, gets a hidden copy made
 * here. The story of a finished one (story.c) is thought of here as well.
 */
#include "story.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PATIENCE 5 /* each second's wait costs a fifth of one */

static void *hidden_copy(struct rum_table *t, rum_seat seat)
{
    const struct rum_game *game = rum_match_game(t->match);
    void *hidden = rum_alloc(game->state_size);

    rum_game_hide(game, rum_match_state(t->match), seat, hidden);
    return hidden;
}

/* ---- which bot, and its budget ---- */

static bool takes_time(const char *level)
{
    struct rum_bot_options opt;
    struct rum_err_text why;
    char text[48];

    snprintf(text, sizeof(text), "%s:1ms", level);
    return rum_bot_parse(text, &opt, &why) == RUM_OK;
}

/* Nobody should wait long, neither for a sign of life nor for their own next
 * decision, however many bots there are and however many decisions a turn has.
 * In steps, because a bot with another limit is another bot, without the plans
 * of the first. */
static uint32_t budget(const struct rum_table *t)
{
    uint64_t spent = t->now - t->seen_at + (t->now - t->chosen_at) / PATIENCE;

    return spent < t->rules.most / 4         ? t->rules.most
           : spent < t->rules.most * 6u / 10 ? t->rules.most / 2
                                             : t->rules.least;
}

/* Bots draw from generators of their own; a game that is to be repeatable
 * gives them theirs. */
static struct rum_seed seed_of(const struct rum_table *t, rum_seat seat)
{
    struct rum_seed seed = rum_match_seed(t->match);
    struct rum_rng rng;

    if (!t->rules.repeatable)
        return rum_seed_random();
    seed.word[0] ^= 0x626f7473u;
    seed.word[1] ^= (uint32_t)seat;
    rum_rng_init(&rng, seed);
    return rum_rng_seed(&rng);
}

static struct rum_bot_options options_of(const struct rum_table *t,
                                         rum_seat seat)
{
    const struct chair *c = &t->chair[seat];
    const char *text = !c->stood_in           ? c->sitter.bot
                       : t->rules.stand_in[0] ? t->rules.stand_in
                                              : "easy";
    struct rum_bot_options opt;
    struct rum_err_text why;

    enum rum_err err = rum_bot_parse(text, &opt, &why);
    RUM_ASSERT(err == RUM_OK);
    if (t->rules.ceiling && opt.iterations > t->rules.ceiling)
        opt.iterations = t->rules.ceiling;
    if (t->rules.ceiling && opt.millis > t->rules.ceiling)
        opt.millis = t->rules.ceiling;
    if (t->rules.most && !opt.millis && takes_time(opt.level)) {
        if (!opt.iterations)
            opt.millis = budget(t);
        else if (t->rules.ceiling)
            opt.millis = t->rules.most; /* so that its time tells nothing */
    }
    return opt;
}

/* The bot of the seat leaves it to think; NULL: there is none yet that has
 * this budget. */
static struct rum_bot *bot_for(struct rum_table *t, rum_seat seat)
{
    struct chair *c = &t->chair[seat];
    struct rum_bot_options opt = options_of(t, seat);
    struct rum_bot *bot = c->bot;

    c->bot = NULL;
    if (bot && opt.millis != c->opt.millis) {
        rum_bot_destroy(bot);
        bot = NULL;
    }
    c->opt = opt;
    return bot;
}

void table_dismiss(struct rum_table *t, rum_seat seat)
{
    rum_bot_destroy(t->chair[seat].bot);
    t->chair[seat].bot = NULL;
    if (rum_match_actor(t->match) == seat) {
        t->position++; /* what it thinks about is of no use any more */
        t->thinking = 0;
        t->decided = false;
    }
}

/* ---- a thought ---- */

static struct rum_thought *new_thought(struct rum_table *t, rum_seat seat,
                                       const struct rum_bot_options *opt,
                                       int person)
{
    struct rum_thought *th = rum_alloc(sizeof(*th));

    th->seat = seat;
    th->person = person;
    th->game = rum_match_game(t->match);
    th->opt = *opt;
    th->hidden = hidden_copy(t, seat);
    th->position = t->position;
    th->begun = th->due = t->now;
    return th;
}

/* May the seat know more than everybody does? That is asked of a world that a
 * spectator imagines, always the same one, so that the answer tells nothing. */
static bool may_hold_secrets(struct rum_table *t, rum_seat seat)
{
    const struct rum_game *game = rum_match_game(t->match);
    void *open = hidden_copy(t, RUM_NOBODY);
    void *world = hidden_copy(t, RUM_NOBODY);
    void *theirs = rum_alloc(game->state_size);
    struct rum_rng rng;

    rum_rng_init(&rng, (struct rum_seed){{1}});
    rum_game_imagine(game, world, RUM_NOBODY, &rng);
    rum_game_hide(game, world, seat, theirs);
    bool may = memcmp(theirs, open, game->state_size) != 0;
    free(theirs);
    free(world);
    free(open);
    return may;
}

/* How long a decision takes must not tell what is hidden: a bot that searches
 * for its whole time when it has a choice takes it when it has none as well,
 * unless everybody sees that it has none. */
static uint64_t due(struct rum_table *t, rum_seat seat)
{
    uint64_t millis = t->chair[seat].opt.millis;

    if (millis < t->rules.pace || !may_hold_secrets(t, seat))
        millis = t->rules.pace;
    return t->now + millis;
}

static struct rum_thought *think_hint(struct rum_table *t, rum_seat actor)
{
    int person = rum_table_holder(t, actor);
    struct rum_bot_options opt = {.seed = rum_seed_random()};

    if (person < 0 || !(t->hints_asked & 1u << person))
        return NULL;
    t->hints_asked &= (uint8_t) ~(1u << person);
    for (const char *const *l = rum_bot_levels(); *l; l++)
        opt.level = *l; /* the strongest there is */
    opt.millis = takes_time(opt.level) ? t->rules.most : 0;
    return new_thought(t, actor, &opt, person);
}

/* The next part of the story, if anybody waits for it. */
static struct rum_thought *think_story(struct rum_table *t)
{
    if (!t->story_asked || t->story_begun || (t->story && story_done(t->story)))
        return NULL;
    struct rum_thought *th = rum_alloc(sizeof(*th));
    th->seat = RUM_NOBODY;
    th->person = RUM_STRANGER;
    th->story = t->story ? t->story : story_create(t);
    th->position = t->position;
    t->story = NULL;
    t->story_begun = true;
    return th;
}

struct rum_thought *rum_table_think(struct rum_table *t)
{
    rum_seat actor = rum_match_actor(t->match);

    if (rum_match_pending(t->match))
        return NULL;
    if (actor == RUM_NOBODY)
        return think_story(t);
    if (!table_bot_decides(t, actor))
        return think_hint(t, actor);
    if (t->thinking || t->decided)
        return NULL;
    struct rum_bot *bot = bot_for(t, actor);
    struct rum_bot_options opt = t->chair[actor].opt;
    opt.seed = seed_of(t, actor);
    struct rum_thought *th = new_thought(t, actor, &opt, RUM_STRANGER);
    th->bot = bot;
    th->due = due(t, actor);
    t->thinking = t->position;
    return th;
}

void rum_thought_run(struct rum_thought *th)
{
    if (th->story) {
        story_run(th->story);
        return;
    }
    if (!th->bot)
        th->bot = rum_bot_create(th->game, &th->opt);
    th->advice = (struct rum_advice){.value = -1};
    th->best = rum_bot_choose(th->bot, th->hidden, th->seat, &th->advice);
    if (th->person != RUM_STRANGER)
        rum_thought_explain(th);
}

enum rum_err rum_table_thought(struct rum_table *t, struct rum_thought *th)
{
    bool stale = th->position != t->position;

    if (th->story) {
        t->story_begun = false;
        if (stale)
            return RUM_ENOTHING;
        t->story = th->story;
        th->story = NULL;
        return RUM_OK;
    }
    if (th->person != RUM_STRANGER) {
        t->hints &= (uint8_t) ~(1u << th->person);
        return stale ? RUM_ENOTHING : RUM_OK;
    }
    if (stale)
        return RUM_ENOTHING;
    /* The bot goes back to its seat: it may remember its plans. */
    t->chair[th->seat].bot = th->bot;
    th->bot = NULL;
    t->thinking = 0;
    t->decided = true;
    t->decision = th->best;
    t->due = th->due;
    return t->due <= t->now ? rum_table_again(t) : RUM_OK;
}

enum rum_err rum_table_again(struct rum_table *t)
{
    if (!t->decided)
        return RUM_ENOTHING;
    return rum_table_play(t, rum_match_actor(t->match), t->decision);
}

void rum_thought_destroy(struct rum_thought *th)
{
    if (!th)
        return;
    rum_bot_destroy(th->bot);
    story_destroy(th->story);
    free(th->hidden);
    free(th);
}

/* ---- the story ---- */

enum rum_err rum_table_story(struct rum_table *t)
{
    if (!table_is_over(t))
        return RUM_EILLEGAL;
    t->story_asked = true;
    return rum_table_told(t) ? RUM_OK : RUM_EPENDING;
}

bool rum_table_told(const struct rum_table *t)
{
    return t->story && story_done(t->story);
}

/* ---- advice and the harmless action ---- */

enum rum_err rum_table_hint(struct rum_table *t, int person)
{
    rum_seat actor = rum_match_actor(t->match);

    if (person < 0 || rum_table_holder(t, actor) != person)
        return RUM_EILLEGAL;
    if (t->hints & 1u << person)
        return RUM_EBUSY;
    t->hints |= (uint8_t)(1u << person);
    t->hints_asked |= (uint8_t)(1u << person);
    return RUM_OK;
}

struct rum_thought *rum_table_advise(struct rum_table *t,
                                     const struct rum_bot_options *bot)
{
    rum_seat actor = rum_match_actor(t->match);
    struct rum_bot *adviser =
        actor < 0 ? NULL : rum_bot_create(rum_match_game(t->match), bot);

    if (!adviser)
        return NULL;
    struct rum_thought *th = new_thought(t, actor, bot, RUM_STRANGER);
    th->bot = adviser;
    return th;
}

enum rum_err rum_table_fallback(struct rum_table *t)
{
    rum_seat actor = rum_match_actor(t->match);

    if (actor == RUM_NOBODY)
        return RUM_EOVER;
    void *hidden = hidden_copy(t, actor);
    rum_action act = rum_match_game(t->match)->fallback(hidden);
    free(hidden);
    return rum_table_play(t, actor, act);
}
