/*
 * test_conform_rules.c: broken lists, actions and numbers.
 */
#include "test_conform.h"

/* ---- legal ---- */

static size_t legal_backwards(const void *state, rum_action *out)
{
    size_t n = ta_game.legal(state, out);
    if (n > 0)
        out[0] = TA_STAND, out[1] = TA_ROLL;
    return n;
}

static size_t legal_nothing(const void *state, rum_action *out)
{
    const struct ta_state *t = state;
    return t->head.turn == 3 ? 0 : ta_game.legal(state, out);
}

static size_t legal_after_the_end(const void *state, rum_action *out)
{
    ta_game.legal(state, out);
    out[0] = TA_STAND;
    return 1;
}

static size_t legal_beyond(const void *state, rum_action *out)
{
    out[2] = 9;
    return ta_game.legal(state, out);
}

static size_t legal_by_secret(const void *state, rum_action *out)
{
    const struct ta_state *t = state;
    size_t n = ta_game.legal(state, out);
    rum_seat next = (rum_seat)((t->head.to_act + 1) % t->head.seats);

    if (n == 0 || t->secret[next] < 6)
        return n;
    out[0] = TA_STAND;
    return 1;
}

static rum_action fallback_closed(const void *state)
{
    (void)state;
    return 2;
}

TEST(legal_lists)
{
    sound();
    broken.legal = legal_backwards;
    EXPECT("not ascending");
    broken.legal = legal_nothing;
    EXPECT("nothing is open");
    broken.legal = legal_after_the_end;
    EXPECT("are open after the end");
    broken.legal = legal_beyond;
    EXPECT("beyond max_actions");
    broken.legal = legal_by_secret;
    EXPECT("law (b)");
    sound();
    broken.max_actions = 1;
    EXPECT("max_actions is 1");
    sound();
    broken.codes = 1;
    EXPECT("codes is 1");
    sound();
    struct rum_field small[TA_FIELDS];
    memcpy(small, ta_fields, sizeof(small));
    small[1].most = 2; /* `shown`, the dice */
    broken.fields = small;
    EXPECT("field shown is");
    sound();
    broken.fallback = fallback_closed;
    EXPECT("fallback()");
}

/* ---- apply and events ---- */

static void apply_by_trace(void *state, rum_action act, struct rum_trace *trace)
{
    ta_game.apply(state, act, trace);
    if (trace && ((struct ta_state *)state)->head.turn == 5)
        ((struct ta_state *)state)->head.turn++;
}

/* Each second game that begins without a trace counts its turns from 1. */
static void apply_by_memory(void *state, rum_action act,
                            struct rum_trace *trace)
{
    static unsigned games;
    bool begins = rum_head(state)->turn == 0 && !trace;

    ta_game.apply(state, act, trace);
    if (begins && games++ % 2)
        ((struct ta_state *)state)->head.turn++;
}

static void apply_never_ending(void *state, rum_action act,
                               struct rum_trace *trace)
{
    struct ta_state *t = state;

    (void)act;
    if (trace)
        rum_trace_add(trace, TA_EV_STAND, t->head.to_act, RUM_CLAUSE(2, 4));
    t->head.turn++;
}

static void apply_trapping(void *state, rum_action act, struct rum_trace *trace)
{
    RUM_ASSERT(((struct ta_state *)state)->head.turn < 4);
    ta_game.apply(state, act, trace);
}

static void apply_no_clause(void *state, rum_action act,
                            struct rum_trace *trace)
{
    ta_game.apply(state, act, trace);
    if (trace)
        trace->event[0].clause = RUM_CLAUSE(9, 9);
}

static void apply_odd_masks(void *state, rum_action act,
                            struct rum_trace *trace)
{
    ta_game.apply(state, act, trace);
    if (trace)
        trace->event[0].seen_by = RUM_BIT(0);
}

TEST(apply)
{
    sound();
    broken.apply = apply_by_trace;
    EXPECT("with and without a trace");
    broken.apply = apply_by_memory;
    expect_at("replayed", 60, 0, __FILE__, __LINE__);
    broken.apply = apply_never_ending;
    expect_at("does not end", 2, 0, __FILE__, __LINE__);
    broken.apply = apply_trapping;
    EXPECT("a trap (RUM_ASSERT)");
    broken.apply = apply_no_clause;
    EXPECT("cites clause 9.9");
    broken.apply = apply_odd_masks;
    EXPECT("known to some who do not see it");
}

/* ---- numbers ---- */

static void score_early(const void *state, int *out)
{
    ta_game.score(state, out);
    if (rum_head(state)->turn == 2)
        out[0] = 60;
}

static void score_nobody(const void *state, int *out)
{
    for (int i = 0; i < rum_head(state)->seats; i++)
        out[i] = 0;
}

static void score_too_much(const void *state, int *out)
{
    ta_game.score(state, out);
    for (int i = 0; i < rum_head(state)->seats; i++)
        out[i] = out[i] ? 60 : 0;
}

static int side_of_all(const void *state, rum_seat seat)
{
    (void)state, (void)seat;
    return 0;
}

static int appraise_high(const void *state, rum_seat seat)
{
    return ta_game.appraise(state, seat) * 2;
}

static void rank_zero(const void *state, const rum_action *actions, size_t n,
                      uint16_t *prior)
{
    ta_game.rank(state, actions, n, prior);
    prior[0]--;
}

static const char *role_none(const void *state, rum_seat seat)
{
    return seat == 1 ? NULL : ta_game.role(state, seat);
}

static bool settled_never(const void *state)
{
    (void)state;
    return false;
}

TEST(numbers)
{
    sound();
    broken.score = score_early;
    EXPECT("before the end");
    broken.score = score_nobody;
    EXPECT("nobody has points");
    broken.score = score_too_much;
    EXPECT("sides share 60");
    sound();
    broken.side = side_of_all;
    EXPECT("are one side");
    sound();
    broken.appraise = appraise_high;
    EXPECT("appraise()");
    sound();
    broken.rank = rank_zero;
    EXPECT("no weight");
    sound();
    broken.role = role_none;
    EXPECT("has no role");
    sound();
    broken.settled = settled_never;
    EXPECT("not settled");
}
