/*
 * test_conform_words.c: broken sentences, scenes and dumps.
 */
#include "test_conform.h"

static void goal_unsaid(const void *seen, rum_seat viewer, rum_seat seat,
                        struct rum_goal *out)
{
    ta_game.goal(seen, viewer, seat, out);
    if (seat == 1)
        out->text[0] = '\0';
}

static void goal_passed(const void *seen, rum_seat viewer, rum_seat seat,
                        struct rum_goal *out)
{
    ta_game.goal(seen, viewer, seat, out);
    out->done = (uint16_t)(out->of + 1);
}

static void describe_tersely(const void *seen, rum_seat viewer, rum_action act,
                             struct rum_offer *out)
{
    ta_game.describe(seen, viewer, act, out);
    out->brief[0] = '\0';
    RUM_SAY(out->brief, "go");
}

static void describe_eagerly(const void *seen, rum_seat viewer, rum_action act,
                             struct rum_offer *out)
{
    ta_game.describe(seen, viewer, act, out);
    out->next = true;
}

static void describe_rashly(const void *seen, rum_seat viewer, rum_action act,
                            struct rum_offer *out)
{
    ta_game.describe(seen, viewer, act, out);
    out->next = act == TA_ROLL;
    out->tone = RUM_DANGER;
}

TEST(one_plain_next_step)
{
    sound();
    broken.describe = describe_eagerly;
    EXPECT("are both the plain next step");
    broken.describe = describe_rashly;
    EXPECT("is the plain next step and dangerous");
}

TEST(goals_and_short_forms)
{
    sound();
    broken.goal = goal_unsaid;
    EXPECT("is not told how seat 1 wins");
    broken.goal = goal_passed;
    EXPECT(" of ");
    sound();
    broken.describe = describe_tersely;
    EXPECT("are both typed 'go'");
}

static void describe_mute(const void *seen, rum_seat viewer, rum_action act,
                          struct rum_offer *out)
{
    ta_game.describe(seen, viewer, act, out);
    out->text[0] = '\0';
}

static void describe_alike(const void *seen, rum_seat viewer, rum_action act,
                           struct rum_offer *out)
{
    (void)act;
    ta_game.describe(seen, viewer, TA_ROLL, out);
}

static void describe_lawless(const void *seen, rum_seat viewer, rum_action act,
                             struct rum_offer *out)
{
    ta_game.describe(seen, viewer, act, out);
    out->clause = RUM_CLAUSE(8, 8);
}

static void describe_nowhere(const void *seen, rum_seat viewer, rum_action act,
                             struct rum_offer *out)
{
    ta_game.describe(seen, viewer, act, out);
    rum_offer_on(out, "nowhere");
}

static void prompt_mute(const void *seen, rum_seat viewer, struct rum_line *out)
{
    ta_game.prompt(seen, viewer, out);
    if (viewer == RUM_NOBODY)
        out->text[0] = '\0';
}

static void view_twice(const void *seen, rum_seat viewer, struct rum_scene *out)
{
    ta_game.view(seen, viewer, out);
    rum_scene_area(out, "stock", RUM_PILE, RUM_STOCK, RUM_NOBODY, "Die");
}

static void preview_nowhere(const void *seen, rum_seat viewer, rum_action act,
                            struct rum_scene *out)
{
    ta_game.preview(seen, viewer, act, out);
    rum_scene_mark(out, RUM_REACH, "s99");
}

static void why_lawless(const void *seen, rum_seat viewer, const char *id,
                        struct rum_line *out)
{
    ta_game.why_not(seen, viewer, id, out);
    out->clause = RUM_CLAUSE(8, 8);
}

/* Gives away what the card of the next seat says. */
static void why_gossip(const void *seen, rum_seat viewer, const char *id,
                       struct rum_line *out)
{
    const struct ta_state *t = seen;

    (void)id;
    RUM_SAY(out->text, "They have %d", t->secret[(viewer + 1) % t->head.seats]);
    out->clause = RUM_CLAUSE(2, 1);
}

static void dump_twice(const void *state, struct rum_json *out)
{
    ta_game.dump(state, out);
    rum_json_int(out, "turn", 1);
}

#define LOOKED 0x80 /* in `first`, hidden from spectators */

/* The first roll is only a look at one's own card, told to all: nothing
 * changes for spectators. */
static void apply_gossip(void *state, rum_action act, struct rum_trace *trace)
{
    struct ta_state *t = state;
    if (act == TA_ROLL && t->head.turn == 0 && !(t->first & LOOKED)) {
        t->first |= LOOKED;
        if (trace)
            rum_trace_add(trace, TA_EV_STAND, t->head.to_act, RUM_CLAUSE(2, 4));
        return;
    }
    ta_game.apply(state, act, trace);
}

static void hide_gossip(void *copy, rum_seat viewer)
{
    ta_game.hide(copy, viewer);
    if (viewer == RUM_NOBODY)
        ((struct ta_state *)copy)->first &= (uint8_t)~LOOKED;
}

TEST(words)
{
    sound();
    broken.describe = describe_mute;
    EXPECT("has no text");
    broken.describe = describe_alike;
    EXPECT("on the same");
    broken.describe = describe_lawless;
    EXPECT("no clause that exists");
    broken.describe = describe_nowhere;
    EXPECT("nowhere");
    sound();
    broken.prompt = prompt_mute;
    EXPECT("reads no prompt");
    sound();
    broken.view = view_twice;
    EXPECT("is not valid");
    sound();
    broken.preview = preview_nowhere;
    EXPECT("with the preview");
    sound();
    broken.why_not = why_lawless;
    EXPECT("has no clause");
    broken.why_not = why_gossip;
    EXPECT("cannot know");
    sound();
    broken.dump = dump_twice;
    EXPECT("not a JSON object");
    sound();
    broken.apply = apply_gossip;
    broken.hide = hide_gossip;
    EXPECT("is told of an event");
}
