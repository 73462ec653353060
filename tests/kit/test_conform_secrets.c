/*
 * test_conform_secrets.c: broken hiding, and actions that tell too much.
 */
#include "test_conform.h"

/* ---- actions ---- */

/* All is done in secret, but everybody sees the pawn move. */
static void apply_secretly(void *state, rum_action act, struct rum_trace *trace)
{
    rum_seat actor = rum_head(state)->to_act;
    ta_game.apply(state, act, trace);
    for (int i = 0; trace && i < trace->n; i++)
        trace->event[i].seen_by = trace->event[i].known_to = RUM_BIT(actor);
}

/* The next seat is asked only if it holds a high number. */
static void apply_by_secret(void *state, rum_action act,
                            struct rum_trace *trace)
{
    struct ta_state *t = state;
    ta_game.apply(state, act, trace);
    rum_seat seat = t->head.to_act;
    if (act == TA_STAND && seat >= 0 && t->secret[seat] < 3) {
        for (int i = 1; i < t->head.seats; i++) {
            rum_seat next = (rum_seat)((seat + i) % t->head.seats);
            if (!t->out[next] && t->secret[next] >= 3) {
                t->head.to_act = next;
                return;
            }
        }
    }
}

/* Standing gives a look at another's number, and nobody is told. */
static void apply_peeking(void *state, rum_action act, struct rum_trace *trace)
{
    struct ta_state *t = state;
    rum_seat seat = t->head.to_act;

    ta_game.apply(state, act, trace);
    if (act == TA_STAND)
        t->first =
            (uint8_t)(t->secret[(seat + 1) % t->head.seats] % t->head.seats);
}

/* Standing is said to reveal something, and does not. */
static void apply_no_news(void *state, rum_action act, struct rum_trace *trace)
{
    ta_game.apply(state, act, trace);
    if (trace && act == TA_STAND && rum_head(state)->to_act != RUM_NOBODY)
        rum_trace_add(trace, TA_EV_TIME, 0, TA(2, 4))->reveals = true;
}

static void tell_no_news(const void *seen, rum_seat viewer,
                         const struct rum_event *event, struct rum_line *out)
{
    if (event->kind != TA_EV_TIME)
        ta_game.tell(seen, viewer, event, out);
}

TEST(secrets_of_an_action)
{
    sound();
    broken.apply = apply_secretly;
    EXPECT("law (e): an action of which he hears nothing");
    broken.apply = apply_by_secret;
    EXPECT("cannot tell apart");
    broken.apply = apply_peeking;
    EXPECT("no event `reveals`");
    broken.apply = apply_no_news;
    broken.tell = tell_no_news;
    EXPECT("events of kind 5 `reveal`");
}

/* ---- hiding ---- */

static bool check_strict(const void *state, const char **what)
{
    *what = "turn 6";
    return rum_head(state)->turn != 6;
}

static void hide_nothing(void *copy, rum_seat viewer)
{
    (void)copy, (void)viewer;
}

static void imagine_nothing(void *copy, rum_seat viewer, struct rum_rng *rng)
{
    (void)copy, (void)viewer, (void)rng;
}

static void hide_more_each_time(void *copy, rum_seat viewer)
{
    ta_game.hide(copy, viewer);
    if (viewer == RUM_NOBODY)
        ((struct ta_state *)copy)->shown[0]++;
}

/* "No hash or cache of hidden data in the state" */
static void hide_but_a_hint(void *copy, rum_seat viewer)
{
    struct ta_state *t = copy;
    bool odd = t->secret[1] % 2;
    ta_game.hide(copy, viewer);
    if (viewer == 0 && !t->open[1] && t->secret[1] == 0 && odd)
        t->secret[1] = 7;
}

static void hide_from_all(void *copy, rum_seat viewer)
{
    ta_game.hide(copy, viewer == RUM_ALL ? RUM_NOBODY : viewer);
}

static void imagine_for_all(void *copy, rum_seat viewer, struct rum_rng *rng)
{
    ta_game.imagine(copy, viewer == RUM_ALL ? RUM_NOBODY : viewer, rng);
}

static void imagine_too_much(void *copy, rum_seat viewer, struct rum_rng *rng)
{
    struct ta_state *t = copy;
    ta_game.imagine(copy, viewer, rng);
    for (int i = 0; i < t->head.seats; i++) {
        if (viewer != RUM_ALL && viewer != i && !t->open[i])
            t->secret[i] = (uint8_t)(1 + rum_rng_below(rng, TA_FACES));
    }
}

static void imagine_ones(void *copy, rum_seat viewer, struct rum_rng *rng)
{
    struct ta_state *t = copy;
    (void)rng;
    for (int i = 0; i < RUM_MAX_SEATS && i < t->head.seats; i++) {
        if (viewer != RUM_ALL && viewer != i && !t->open[i])
            t->secret[i] = 1;
    }
}

static void imagine_and_move(void *copy, rum_seat viewer, struct rum_rng *rng)
{
    struct ta_state *t = copy;
    ta_game.imagine(copy, viewer, rng);
    if (viewer != RUM_ALL)
        t->head.turn++;
}

TEST(hiding)
{
    sound();
    broken.check = check_strict;
    EXPECT("check(): turn 6");
    sound();
    broken.hide = hide_nothing;
    broken.imagine = imagine_nothing;
    EXPECT("law (d): nothing was ever hidden");
    sound();
    broken.hide = hide_more_each_time;
    EXPECT("law (a): hide() twice");
    broken.hide = hide_but_a_hint;
    EXPECT("law (a)");
    sound();
    broken.hide = hide_from_all;
    broken.imagine = imagine_for_all;
    EXPECT("RUM_ALL sees everything");
    sound();
    broken.imagine = imagine_too_much;
    EXPECT("law (c)");
    broken.imagine = imagine_ones;
    /* A byte is judged after 40 looks, of one state in sixteen. */
    expect_at("all of 100 deals agree", 150, 150, __FILE__, __LINE__);
    broken.imagine = imagine_and_move;
    EXPECT("hidden again, has changed");
}
