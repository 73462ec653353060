/*
 * hint.c: what a hint rests on: how often such a position is won, and what the
 * advised action brings about.
 *
 * All of it comes from the hidden copy of whoever asked. What an action leads
 * to is looked up in several imagined deals: what holds in all of them is said
 * as certain, what holds in most of them as likely. So nothing is promised that
 * depends on a hidden card, and nothing hidden can be read from it. Without
 * either there is how it did where the bot tried it out.
 */
#include "table.h"

#include <stdlib.h>
#include <string.h>

#include <rumpus/scene.h>

#define DEALS    6
#define FARTHEST 12 /* decisions of one play that are looked at */

/* ---- how likely ---- */

static void say_odds(struct rum_thought *th)
{
    int seats = rum_head(th->hidden)->seats;
    struct rum_hint *h = &th->hint;

    h->odds = rum_bot_odds(
        th->game, seats,
        rum_bot_estimate(th->game, th->hidden, th->seat, rum_seed_random()));
    if (h->odds >= 0) {
        RUM_SAY(h->chance, "you win about %d of 100 games from here", h->odds);
    } else if (th->advice.value >= 0) {
        /* Not measured: no number, only how it stands. */
        int fair = 6000 / seats, value = th->advice.value;
        RUM_SAY(h->chance, "%s",
                value > fair + 1500  ? "you are well ahead"
                : value > fair + 400 ? "you are a little ahead"
                : value < fair / 3   ? "you are far behind"
                : value < fair - 400 ? "you are a little behind"
                                     : "it is about even");
    }
}

/* ---- what for ---- */

/* What has come of it in one deal. */
struct outcome {
    bool won;
    struct rum_goal goal[RUM_MAX_SEATS];
    char good[320]; /* the latest that is told as good */
};

static void look(const struct rum_thought *th, const void *state,
                 struct outcome *out)
{
    void *seen = rum_alloc(th->game->state_size);

    rum_game_hide(th->game, state, th->seat, seen);
    for (rum_seat i = 0; i < rum_head(state)->seats; i++) {
        memset(&out->goal[i], 0, sizeof(out->goal[i]));
        th->game->goal(seen, th->seat, i, &out->goal[i]);
    }
    free(seen);
}

/* The last thing that is good for the seat among what it hears. */
static void hear(const struct rum_thought *th, const void *state,
                 const struct rum_trace *trace, struct outcome *out)
{
    void *seen = rum_alloc(th->game->state_size);

    rum_game_hide(th->game, state, th->seat, seen);
    for (int i = 0; i < trace->n; i++) {
        struct rum_event heard;
        struct rum_line line;
        if (!rum_event_hear(&trace->event[i], th->seat, &heard))
            continue;
        memset(&line, 0, sizeof(line));
        th->game->tell(seen, th->seat, &heard, &line);
        if (line.text[0] && (line.tone == RUM_GOOD || line.tone == RUM_WINS))
            memcpy(out->good, line.text, sizeof(out->good));
    }
    free(seen);
}

/* Play an action and finish the play as a greedy player would. */
static void play_out(const struct rum_thought *th, struct rum_bot *greedy,
                     rum_action act, void *state, struct outcome *out)
{
    struct rum_trace *trace = rum_alloc(sizeof(*trace));
    void *seen = rum_alloc(th->game->state_size);
    int points[RUM_MAX_SEATS] = {0};

    memset(out, 0, sizeof(*out));
    for (int i = 0; i < FARTHEST; i++) {
        trace->n = 0;
        th->game->apply(state, act, trace);
        hear(th, state, trace, out);
        if (rum_head(state)->to_act != th->seat || th->game->settled(state))
            break;
        rum_game_hide(th->game, state, th->seat, seen);
        act = rum_bot_choose(greedy, seen, th->seat, NULL);
    }
    look(th, state, out);
    if (rum_head(state)->to_act == RUM_NOBODY)
        th->game->score(state, points);
    out->won = points[th->seat] == 60;
    free(seen);
    free(trace);
}

/* What the advised action comes to in each deal, beside the harmless one: what
 * would have happened anyway is no reason. */
struct cases {
    struct outcome before, after[DEALS], otherwise[DEALS];
};

/* In how many of the deals something holds: in all of them it is certain, in
 * four or more it is likely. */
#define LIKELY 4

static bool nearer(const struct outcome *before, const struct outcome *after,
                   rum_seat seat, int by)
{
    return (after->goal[seat].done - before->goal[seat].done) * by > 0;
}

static int count_nearer(const struct cases *c, rum_seat seat, int by)
{
    int n = 0;

    for (int i = 0; i < DEALS; i++)
        n += nearer(&c->before, &c->after[i], seat, by) &&
             !nearer(&c->before, &c->otherwise[i], seat, by);
    return n;
}

/* Somebody was about to win, and is no more. */
static int count_safe(const struct cases *c, rum_seat seat)
{
    int n = 0;

    for (int i = 0; i < DEALS; i++)
        n += !c->after[i].goal[seat].near && c->otherwise[i].goal[seat].near;
    return n;
}

/* The seat itself could win with its next turn, and could not otherwise. */
static int count_ready(const struct cases *c, rum_seat seat)
{
    int n = 0;

    for (int i = 0; i < DEALS; i++)
        n += c->after[i].goal[seat].near && !c->otherwise[i].goal[seat].near;
    return n;
}

/* What is missing is another thing than it would be otherwise. */
static bool all_missing(const struct cases *c, rum_seat seat)
{
    const char *missing = c->after[0].goal[seat].missing;

    for (int i = 0; i < DEALS; i++) {
        if (strcmp(missing, c->after[i].goal[seat].missing) != 0 ||
            strcmp(missing, c->otherwise[i].goal[seat].missing) == 0)
            return false;
    }
    return missing[0];
}

static bool all_won(const struct cases *c)
{
    for (int i = 0; i < DEALS; i++) {
        if (!c->after[i].won)
            return false;
    }
    return true;
}

static bool all_good(const struct cases *c)
{
    for (int i = 0; i < DEALS; i++) {
        if (strcmp(c->after[0].good, c->after[i].good) != 0 ||
            strcmp(c->after[0].good, c->otherwise[i].good) == 0)
            return false;
    }
    return c->after[0].good[0];
}

/* "2 of 4 characters" */
static void say_far(char *out, size_t size, const struct rum_goal *g)
{
    rum_say(out, size, "%u of %u%s%s", g->done, g->of, g->unit ? " " : "",
            g->unit ? g->unit : "");
}

static bool is_foe(const struct rum_thought *th, rum_seat seat)
{
    const struct rum_game *game = th->game;

    return seat != th->seat &&
           !(game->side &&
             game->side(th->hidden, seat) == game->side(th->hidden, th->seat));
}

/* What holds in so many of the deals. */
static bool say_progress(const struct rum_thought *th, const struct cases *c,
                         int deals, char *out, size_t size)
{
    const char *it = deals < DEALS ? "it is likely to" : NULL;

    if (count_nearer(c, th->seat, 1) >= deals) {
        rum_say(out, size,
                it ? "%s bring you nearer to your goal" : "it brings you to ",
                it);
        if (!it)
            say_far(out, size, &c->after[0].goal[th->seat]);
        return true;
    }
    for (rum_seat i = 0; i < rum_head(th->hidden)->seats; i++) {
        if (!is_foe(th, i))
            continue;
        if (count_safe(c, i) >= deals) {
            rum_say(out, size, "%s {%d} from winning next turn",
                    it ? "it is likely to keep" : "it keeps", i);
            return true;
        }
        if (count_nearer(c, i, -1) >= deals) {
            rum_say(out, size, "%s {%d} back",
                    it ? "it is likely to throw" : "it throws", i);
            if (!it) {
                rum_say(out, size, " to ");
                say_far(out, size, &c->after[0].goal[i]);
            }
            return true;
        }
    }
    if (count_ready(c, th->seat) >= deals) {
        rum_say(out, size, "you could %swin with your next turn",
                it ? "well " : "");
        return true;
    }
    return false;
}

/* Is there a mark of this kind on something of this seat's: one that the action
 * would make, or one of what it is played with? */
static bool marks(const struct rum_thought *th, rum_action act,
                  enum rum_mark_kind kind, rum_seat foe)
{
    struct rum_scene *scene = rum_scene_create();
    struct rum_offer offer = {0};
    bool found = false;

    th->game->describe(th->hidden, th->seat, act, &offer);
    th->game->view(th->hidden, th->seat, scene);
    if (th->game->preview)
        th->game->preview(th->hidden, th->seat, act, scene);
    for (size_t i = 0; i < scene->marks.n; i++) {
        const struct rum_mark *k = &scene->marks.v[i];
        bool its = k->action == act;
        for (int n = 0; n < offer.targets && k->item; n++)
            its = its || strcmp(offer.on[n], k->item) == 0;
        for (size_t n = 0; n < scene->items.n && its && k->kind == kind; n++) {
            const struct rum_item *it = &scene->items.v[n];
            found = found ||
                    (it->owner == foe && it->id && strcmp(it->id, k->on) == 0);
        }
    }
    rum_scene_destroy(scene);
    return found;
}

/* Whom it reaches, or from whom it hides, beside the harmless action. */
static bool say_reach(const struct rum_thought *th, char *out, size_t size)
{
    rum_action harmless = th->game->fallback(th->hidden);

    for (rum_seat i = 0; i < rum_head(th->hidden)->seats; i++) {
        if (!is_foe(th, i))
            continue;
        if (marks(th, th->best, RUM_LINE, i) &&
            (harmless == th->best || !marks(th, harmless, RUM_LINE, i))) {
            rum_say(out, size, "it lets you attack {%d}", i);
            return true;
        }
        if (marks(th, harmless, RUM_THREAT, i) &&
            !marks(th, th->best, RUM_THREAT, i)) {
            rum_say(out, size, "then {%d:does:do} not see you", i);
            return true;
        }
    }
    return false;
}

/* What it is worth by itself, as its own words have it. */
static bool say_worth(const struct rum_thought *th, char *out, size_t size)
{
    struct rum_offer offer = {0};

    th->game->describe(th->hidden, th->seat, th->best, &offer);
    for (const struct rum_look *l = th->game->theme->look;
         offer.symbol && l->kind; l++) {
        if (strcmp(l->kind, offer.symbol) == 0) {
            rum_say(out, size, "there is the %s to be had", l->title);
            return true;
        }
    }
    if (offer.tone != RUM_GOOD && offer.tone != RUM_WINS)
        return false;
    rum_say(out, size, "it is good for you at once");
    return true;
}

/* Nothing to be seen at once: how it did where the bot tried it out. */
static void say_trials(const struct rum_advice *a, char *out, size_t size)
{
    int percent = (a->value - a->second_value) / 60;

    if (!a->has_second || a->value < 0 || a->second_value < 0)
        return;
    rum_say(out, size,
            percent >= 10  ? "in the bot's trials it did far better than "
                             "anything else"
            : percent >= 3 ? "in the bot's trials it did clearly better than "
                             "the next best"
            : percent >= 1 ? "in the bot's trials it did a little better than "
                             "the next best"
                           : "nothing else did better in the bot's trials");
}

static void say_why(const struct rum_thought *th, const struct cases *c,
                    char *out, size_t size)
{
    if (all_won(c))
        rum_say(out, size, "it wins the game");
    else if (say_progress(th, c, DEALS, out, size))
        return;
    else if (all_good(c))
        rum_say(out, size, "then %s", c->after[0].good);
    else if (all_missing(c, th->seat))
        rum_say(out, size, "for your goal it comes to this: %s",
                c->after[0].goal[th->seat].missing);
    else if (!say_reach(th, out, size) && !say_worth(th, out, size) &&
             !say_progress(th, c, LIKELY, out, size))
        say_trials(&th->advice, out, size);
}

/* Both actions in the same deals, and what follows by the same chance. */
static void try_out(const struct rum_thought *th, struct cases *c)
{
    struct rum_bot_options opt = {.level = "easy", .seed = rum_seed_random()};
    struct rum_bot *greedy = rum_bot_create(th->game, &opt);
    void *deal = rum_alloc(th->game->state_size);
    void *state = rum_alloc(th->game->state_size);
    rum_action harmless = th->game->fallback(th->hidden);
    struct rum_rng rng;

    rum_rng_init(&rng, rum_seed_random());
    look(th, th->hidden, &c->before);
    for (int i = 0; i < DEALS; i++) {
        memcpy(deal, th->hidden, th->game->state_size);
        rum_game_imagine(th->game, deal, th->seat, &rng);
        memcpy(state, deal, th->game->state_size);
        play_out(th, greedy, th->best, state, &c->after[i]);
        play_out(th, greedy, harmless, deal, &c->otherwise[i]);
    }
    rum_bot_destroy(greedy);
    free(deal);
    free(state);
}

void rum_thought_explain(struct rum_thought *th)
{
    if (th->explained)
        return;
    th->explained = true;
    th->hint = (struct rum_hint){.odds = -1};
    say_odds(th);
    struct cases *c = rum_alloc(sizeof(*c));
    try_out(th, c);
    say_why(th, c, th->hint.why, sizeof(th->hint.why));
    size_t end = strlen(th->hint.why);
    if (end && th->hint.why[end - 1] == '.') /* half a sentence, not a whole */
        th->hint.why[end - 1] = '\0';
    free(c);
}
