/*
 * c4.c: Connect Four, the calibrator.
 *
 * A game whose own work is a handful of machine instructions a move, so that
 * `rumpus bench connect4` measures what the interface costs. It is a whole
 * game all the same: every front end shows it and every bot plays it.
 *
 * Rules: rules/c4.md, clauses C4-1.1 to C4-4.2.
 */
#include "c4.h"

/* Steps to the next cell of a line: upright, slant down, level, slant up. */
static const int step[4] = {1, 6, 7, 8};

#define FLOOR ((uint64_t)0x40810204081) /* row 0 of every column */
#define TOPS  (FLOOR << (C4_ROWS - 1))
#define BOARD ((FLOOR << C4_ROWS) - FLOOR)

bool c4_four(uint64_t discs)
{
    uint64_t found = 0;

    for (int i = 0; i < 4; i++) {
        uint64_t two = discs & discs >> step[i];
        found |= two & two >> 2 * step[i];
    }
    return found != 0;
}

int c4_longest(uint64_t discs)
{
    int longest = 0;

    for (int i = 0; i < 4; i++) {
        int n = 0;
        for (uint64_t run = discs; run; run &= run >> step[i])
            n++;
        longest = n > longest ? n : longest;
    }
    return longest;
}

uint64_t c4_threats(uint64_t discs, uint64_t taken)
{
    uint64_t cells = 0;

    for (int i = 0; i < 4; i++) {
        int s = step[i];
        uint64_t up = discs << s & discs << 2 * s;   /* the two before a cell */
        uint64_t down = discs >> s & discs >> 2 * s; /* the two after it */
        cells |= up & (discs << 3 * s | discs >> s);
        cells |= down & (discs >> 3 * s | discs << s);
    }
    return cells & BOARD & ~taken;
}

rum_seat c4_winner(const struct c4_state *c)
{
    if (c4_four(c->discs[0]))
        return 0;
    return c4_four(c->discs[1]) ? 1 : RUM_NOBODY;
}

/* The free cells on which a disc dropped now would come to rest. */
static uint64_t landings(uint64_t taken)
{
    return (taken + FLOOR) & BOARD;
}

static enum rum_err setup(void *state, struct rum_options *opt,
                          struct rum_why *why)
{
    struct c4_state *c = state;

    (void)opt;
    (void)why;
    c->head.to_act = 0; /* C4-1.1 */
    c->head.turn = 1;
    return RUM_OK;
}

static size_t legal(const void *state, rum_action *out)
{
    const struct c4_state *c = state;
    uint64_t taken = c4_taken(c);
    size_t n = 0;

    if (c->head.to_act == RUM_NOBODY)
        return 0;
    for (int i = 0; i < C4_COLUMNS; i++) {
        out[n] = (rum_action)i;
        n += (taken & c4_bit(i, C4_ROWS - 1)) == 0;
    }
    return n;
}

static void report(struct rum_trace *trace, const struct c4_state *c,
                   rum_seat seat, int column, bool won, bool drawn)
{
    uint64_t taken = c4_taken(c);
    int row = 0;

    while (row + 1 < C4_ROWS && taken & c4_bit(column, row + 1))
        row++;
    struct rum_event *e = rum_trace_add(trace, C4_EV_DROP, seat, C4_RESTING);
    e->subject = (uint16_t)column;
    e->arg[0] = (int16_t)column;
    e->arg[1] = (int16_t)row;
    if (won)
        rum_trace_add(trace, C4_EV_FOUR, seat, C4_WINNING);
    else if (drawn)
        rum_trace_add(trace, C4_EV_FULL, RUM_NOBODY, C4_DRAWING);
}

static void apply(void *state, rum_action act, struct rum_trace *trace)
{
    struct c4_state *c = state;
    rum_seat seat = c->head.to_act;
    uint64_t taken = c4_taken(c);

    RUM_ASSERT(seat >= 0 && act < C4_COLUMNS);
    uint64_t cell = c4_landing(taken, act);
    RUM_ASSERT(cell != 0);
    c->discs[seat] |= cell;

    bool won = c4_four(c->discs[seat]);
    bool drawn = ((taken | cell) & TOPS) == TOPS;
    if (won || drawn) {
        c->head.to_act = RUM_NOBODY;
    } else {
        c->head.to_act = (rum_seat)!seat;
        c->head.turn++;
    }
    if (trace)
        report(trace, c, seat, act, won, drawn);
}

static void score(const void *state, int *out)
{
    const struct c4_state *c = state;
    rum_seat winner = c4_winner(c);

    for (int i = 0; i < 2; i++) {
        out[i] = c->head.to_act != RUM_NOBODY ? 0
                 : winner == RUM_NOBODY       ? 30
                 : winner == i                ? 60
                                              : 0;
    }
}

static bool check(const void *state, const char **what)
{
    const struct c4_state *c = state;
    uint64_t taken = c4_taken(c);
    int discs[2] = {__builtin_popcountll(c->discs[0]),
                    __builtin_popcountll(c->discs[1])};
    bool over = c4_winner(c) != RUM_NOBODY || taken == BOARD;

    *what = NULL;
    if (c->discs[0] & c->discs[1])
        *what = "two discs in one cell";
    else if (taken & (taken + FLOOR))
        *what = "a disc hangs in the air";
    else if (taken & ~BOARD)
        *what = "a disc is off the board";
    else if (discs[0] != discs[1] && discs[0] != discs[1] + 1)
        *what = "a seat has dropped out of turn";
    else if (over != (c->head.to_act == RUM_NOBODY))
        *what = "the game does not know that it is over";
    else if (!over && c->head.to_act != discs[0] - discs[1])
        *what = "the wrong seat is to act";
    return *what == NULL;
}

/* C4-4.2: there is nothing to hide and nothing to imagine. */
static void hide(void *copy, rum_seat viewer)
{
    (void)copy;
    (void)viewer;
}

static void imagine(void *copy, rum_seat viewer, struct rum_rng *rng)
{
    (void)copy;
    (void)viewer;
    (void)rng;
}

static bool settled(const void *state)
{
    (void)state;
    return true;
}

/* What discs are worth by where they lie: through a cell in the middle go more
 * lines than through one at the edge. */
static int standing(uint64_t discs)
{
    static const int weight[C4_COLUMNS] = {8, 16, 24, 40, 24, 16, 8};
    const uint64_t middle = FLOOR << 1 | FLOOR << 2 | FLOOR << 3 | FLOOR << 4;
    int sum = 8 * __builtin_popcountll(discs & middle);

    for (int i = 0; i < C4_COLUMNS; i++)
        sum +=
            weight[i] * __builtin_popcountll(discs & (uint64_t)0x3f << 7 * i);
    return sum;
}

/*
 * In favour of the seat to act: a line at hand wins; of two lines at hand of
 * the other seat only one can be stopped. What is left are the cells each
 * waits for.
 */
static int outlook(const struct c4_state *c)
{
    uint64_t taken = c4_taken(c), open = landings(taken);
    uint64_t mine = c4_threats(c->discs[c->head.to_act], taken);
    uint64_t theirs = c4_threats(c->discs[!c->head.to_act], taken);
    uint64_t forced = theirs & open;

    if (mine & open)
        return 5900;
    if (forced & (forced - 1))
        return 150;
    /* Stopping it opens the cell above to the other seat. */
    if (forced && theirs & forced << 1)
        return 150;
    int value = 3000;
    value += 300 * (__builtin_popcountll(mine) - __builtin_popcountll(theirs));
    value += standing(c->discs[c->head.to_act]);
    value -= standing(c->discs[!c->head.to_act]);
    return value < 300 ? 300 : value > 5700 ? 5700 : value;
}

static int appraise(const void *state, rum_seat seat)
{
    const struct c4_state *c = state;

    if (c->head.to_act == RUM_NOBODY) {
        int points[2];
        score(state, points);
        return points[seat] * 100;
    }
    int value = outlook(c);
    return seat == c->head.to_act ? value : 6000 - value;
}

static void rank(const void *state, const rum_action *actions, size_t n,
                 uint16_t *prior)
{
    static const uint16_t plain[C4_COLUMNS] = {4, 6, 8, 10, 8, 6, 4};
    const struct c4_state *c = state;
    uint64_t taken = c4_taken(c);
    uint64_t mine = c4_threats(c->discs[c->head.to_act], taken);
    uint64_t theirs = c4_threats(c->discs[!c->head.to_act], taken);

    for (size_t i = 0; i < n; i++) {
        uint64_t cell = c4_landing(taken, actions[i]);
        prior[i] = mine & cell          ? 10000
                   : theirs & cell      ? 1000
                   : theirs & cell << 1 ? 1
                                        : plain[actions[i]];
    }
}

/* The open column nearest to the middle. */
static rum_action fallback(const void *state)
{
    static const rum_action order[C4_COLUMNS] = {3, 2, 4, 1, 5, 0, 6};
    uint64_t taken = c4_taken(state);
    int i = 0;

    while (!c4_landing(taken, order[i]))
        i++;
    return order[i];
}

static const char *role(const void *state, rum_seat seat)
{
    (void)state;
    return seat == 0 ? "Red" : "Yellow";
}

static const struct rum_option options[] = {
    {.name = "players",
     .kind = RUM_OPT_INT,
     .min = 2,
     .max = 2,
     .standard = "2",
     .help = "how many play"},
};

static const struct rum_preset presets[] = {
    {.name = "book",
     .about = "the rules as everybody knows them",
     .values = (const char *const[]){NULL}},
};

static const struct rum_event_kind events[] = {
    {C4_EV_DROP, "drop", {"column", "row"}},
    {C4_EV_FOUR, "four", {NULL}},
    {C4_EV_FULL, "full", {NULL}},
};

static const char *const columns[] = {"a", "b", "c", "d", "e", "f", "g", NULL};

const struct rum_game c4_game = {
    .id = "connect4",
    .title = "Connect Four",
    .tag = "c4",
    .pitch = "Four in a line, and gravity has a say in it.",
    .minutes = 5,
    .rules_version = 1,
    .min_seats = 2,
    .max_seats = 2,
    .open = true,
    .max_actions = C4_COLUMNS,
    .codes = C4_COLUMNS,
    .state_size = sizeof(struct c4_state),
    .fields = c4_fields,
    .field_count = C4_FIELDS,
    .options = options,
    .option_count = 1,
    .presets = presets,
    .preset_count = sizeof(presets) / sizeof(presets[0]),
    .events = events,
    .event_count = sizeof(events) / sizeof(events[0]),
    .subjects = columns,
    .theme = &c4_theme,
    .setup = setup,
    .legal = legal,
    .apply = apply,
    .score = score,
    .check = check,
    .hide = hide,
    .imagine = imagine,
    .settled = settled,
    .appraise = appraise,
    .rank = rank,
    .fallback = fallback,
    .role = role,
    .describe = c4_describe,
    .tell = c4_tell,
    .prompt = c4_prompt,
    .goal = c4_goal,
    .layout = c4_layout,
    .view = c4_view,
    .dump = c4_dump,
};
