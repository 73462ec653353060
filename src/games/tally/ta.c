/*
 * ta.c: Tally, a push-your-luck game short enough to read in one sitting.
 *
 * Each seat holds a secret number and rolls open dice on top of it, hoping to
 * stop nearest to 21. Copy this folder to begin a new game: it uses every part
 * of struct rum_game once, and nothing else.
 *
 * Rules: rules/ta.md, clauses TA-1.1 to TA-3.2.
 */
#include "ta.h"

static bool bust(const struct ta_state *t, rum_seat seat)
{
    return ta_total(t, seat) > TA_LIMIT;
}

/* ---- TA-1: setup ---- */

static const char *const random_word[] = {"random", NULL};
static const char *const numbers[] = {"1", "2", "3", "4", "5", "6", NULL};

static const struct rum_option ta_options[] = {
    [TA_OPT_PLAYERS] = {.name = "players",
                        .kind = RUM_OPT_INT,
                        .min = 2,
                        .max = RUM_MAX_SEATS,
                        .standard = "2",
                        .help = "how many play"},
    [TA_OPT_FIRST] = {.name = "first",
                      .kind = RUM_OPT_INT,
                      .words = random_word,
                      .min = 0,
                      .max = RUM_MAX_SEATS - 1,
                      .standard = "random",
                      .help = "the seat that begins"},
    [TA_OPT_SECRETS] = {.name = "secrets",
                        .kind = RUM_OPT_LIST,
                        .words = random_word,
                        .choices = numbers,
                        .standard = "random",
                        .help = "the secret number of each seat",
                        .expert = true},
};

static const struct rum_preset ta_presets[] = {
    {.name = "book",
     .about = "the rules as they are written",
     .values = (const char *const[]){NULL}},
};

/* The total of a seat that stands is its own secret, so it is not among the
 * first four. In TA_EV_WIN the total is 0 when all are bust. */
static const struct rum_event_kind ta_events[] = {
    {TA_EV_ROLL, "roll", {"die", "sum"}},
    {TA_EV_STAND, "stand", {[4] = "total"}},
    {TA_EV_BUST, "bust", {"number", "total"}},
    {TA_EV_TURN, "turn", {"number", "total"}},
    {TA_EV_WIN, "win", {"total", "sharers"}},
    {TA_EV_TIME, "time", {NULL}},
};

static enum rum_err refuse(struct rum_why *why, int option, const char *allowed)
{
    why->option = ta_options[option].name;
    why->allowed = allowed;
    return RUM_EOPTION;
}

/* TA-1.2: asked for, or dealt. */
static void give_secrets(struct ta_state *t, const struct rum_value *asked)
{
    if (rum_value_word(asked) < 0) {
        RUM_ASSERT(asked->n <= RUM_MAX_SEATS);
        for (int i = 0; i < asked->n; i++)
            t->secret[i] = (uint8_t)(1 + asked->list[i]);
        return;
    }
    for (int i = 0; i < t->head.seats; i++)
        t->secret[i] = (uint8_t)(1 + rum_rng_below(&t->head.rng, TA_FACES));
}

static enum rum_err setup(void *state, struct rum_options *opt,
                          struct rum_why *why)
{
    struct ta_state *t = state;
    const struct rum_value *first = &opt->value[TA_OPT_FIRST];
    const struct rum_value *secrets = &opt->value[TA_OPT_SECRETS];

    if (first->n >= t->head.seats)
        return refuse(why, TA_OPT_FIRST, "random, or a seat below players");
    if (rum_value_word(secrets) < 0 && secrets->n != t->head.seats)
        return refuse(why, TA_OPT_SECRETS,
                      "random, or a number from 1 to 6 for each seat");

    t->first = rum_value_word(first) < 0 /* TA-1.4: before the secrets */
                   ? (uint8_t)first->n
                   : (uint8_t)rum_rng_below(&t->head.rng, t->head.seats);
    give_secrets(t, secrets);
    t->head.to_act = (rum_seat)t->first;
    return RUM_OK;
}

/* ---- TA-2: turns ---- */

static size_t legal(const void *state, rum_action *out)
{
    if (rum_head(state)->to_act == RUM_NOBODY)
        return 0;
    out[0] = TA_ROLL;
    out[1] = TA_STAND;
    return 2;
}

/* The best total that is not bust; 0 when there is none. */
static int best_total(const struct ta_state *t)
{
    int best = 0;

    for (rum_seat i = 0; i < t->head.seats; i++) {
        if (!bust(t, i) && ta_total(t, i) > best)
            best = ta_total(t, i);
    }
    return best;
}

/* TA-3.2: those who share the win, by seat; how many they are. */
static int winners(const struct ta_state *t, bool *won)
{
    int best = best_total(t), n = 0;

    for (rum_seat i = 0; i < t->head.seats; i++) {
        won[i] = best == 0 || ta_total(t, i) == best;
        n += won[i];
    }
    return n;
}

static void end(struct ta_state *t, struct rum_trace *trace)
{
    bool won[RUM_MAX_SEATS];

    for (rum_seat i = 0; i < t->head.seats; i++) {
        if (!t->open[i] && trace) {
            struct rum_event *e = rum_trace_add(trace, TA_EV_TURN, i, TA(3, 1));
            e->arg[0] = t->secret[i];
            e->arg[1] = (int16_t)ta_total(t, i);
            e->reveals = true;
        }
        t->open[i] = true;
    }
    int n = winners(t, won);
    for (rum_seat i = 0; trace && i < t->head.seats; i++) {
        if (!won[i])
            continue;
        struct rum_event *e = rum_trace_add(trace, TA_EV_WIN, i, TA(3, 2));
        e->arg[0] = (int16_t)best_total(t);
        e->arg[1] = (int16_t)n;
    }
}

static void next_turn(struct ta_state *t, struct rum_trace *trace)
{
    rum_seat actor = t->head.to_act;

    t->head.turn++;
    /* The actor comes last in its own search: when everyone else is out, TA-2.4
     * lets the one seat left keep rolling for as long as it dares. */
    for (int i = 1; i <= t->head.seats; i++) {
        rum_seat seat = (rum_seat)((actor + i) % t->head.seats);
        if (!t->out[seat]) {
            t->head.to_act = seat;
            return;
        }
    }
    t->head.to_act = RUM_NOBODY;
    end(t, trace);
}

static void roll(struct ta_state *t, struct rum_trace *trace)
{
    rum_seat seat = t->head.to_act;
    uint8_t die = (uint8_t)(1 + rum_rng_below(&t->head.rng, TA_FACES));

    t->shown[seat] = (uint8_t)(t->shown[seat] + die);
    if (trace) {
        struct rum_event *e = rum_trace_add(trace, TA_EV_ROLL, seat, TA(2, 1));
        e->subject = (uint16_t)(die - 1);
        e->arg[0] = die;
        e->arg[1] = t->shown[seat];
    }
    if (!bust(t, seat))
        return;
    t->out[seat] = t->open[seat] = true; /* TA-2.3 */
    if (trace) {
        struct rum_event *e = rum_trace_add(trace, TA_EV_BUST, seat, TA(2, 3));
        e->arg[0] = t->secret[seat];
        e->arg[1] = (int16_t)ta_total(t, seat);
        e->reveals = true;
    }
}

static void stand(struct ta_state *t, struct rum_trace *trace)
{
    rum_seat seat = t->head.to_act;

    t->out[seat] = true;
    if (trace) {
        struct rum_event *e = rum_trace_add(trace, TA_EV_STAND, seat, TA(2, 4));
        e->arg[4] = (int16_t)ta_total(t, seat);
        e->known_to = RUM_BIT(seat);
    }
}

static void apply(void *state, rum_action act, struct rum_trace *trace)
{
    struct ta_state *t = state;

    RUM_ASSERT(t->head.to_act != RUM_NOBODY && act <= TA_STAND);
    if (act == TA_ROLL)
        roll(t, trace);
    else
        stand(t, trace);
    next_turn(t, trace);
}

/* ---- TA-3: the end ---- */

/* TA-3.3: all who still play stand. */
static void run_out(void *state, struct rum_trace *trace)
{
    struct ta_state *t = state;

    RUM_ASSERT(t->head.to_act != RUM_NOBODY);
    if (trace)
        rum_trace_add(trace, TA_EV_TIME, RUM_NOBODY, TA(3, 3));
    for (rum_seat i = 0; i < t->head.seats; i++)
        t->out[i] = true;
    t->head.to_act = RUM_NOBODY;
    end(t, trace);
}

static void score(const void *state, int *out)
{
    const struct ta_state *t = state;
    bool won[RUM_MAX_SEATS];
    int n = winners(t, won);

    for (rum_seat i = 0; i < t->head.seats; i++)
        out[i] = t->head.to_act == RUM_NOBODY && won[i] ? 60 / n : 0;
}

/* What is wrong with one seat, or NULL. */
static const char *wrong(const struct ta_state *t, rum_seat seat)
{
    bool over = t->head.to_act == RUM_NOBODY;

    if (t->secret[seat] < 1 || t->secret[seat] > TA_FACES)
        return "a secret number is not from 1 to 6";
    if (t->shown[seat] >= TA_SPACES)
        return "a row is longer than the board";
    if (bust(t, seat) && !t->out[seat])
        return "a bust seat still plays";
    if (t->open[seat] != (over || bust(t, seat)))
        return "a secret is open too early or too late";
    if (over && !t->out[seat])
        return "the game is over but a seat still plays";
    return NULL;
}

static bool check(const void *state, const char **what)
{
    const struct ta_state *t = state;
    rum_seat actor = t->head.to_act;

    *what = NULL;
    for (int i = t->head.seats; i < RUM_MAX_SEATS; i++) {
        if (t->secret[i] || t->shown[i] || t->out[i] || t->open[i])
            *what = "an empty seat holds something";
    }
    if (actor != RUM_NOBODY &&
        (actor < 0 || actor >= t->head.seats || t->out[actor]))
        *what = "the seat to act has no turns left";
    for (rum_seat i = 0; !*what && i < t->head.seats; i++)
        *what = wrong(t, i);
    return !*what;
}

/* ---- what others may know ---- */

static bool hidden_from(const struct ta_state *t, rum_seat viewer,
                        rum_seat seat)
{
    return viewer != RUM_ALL && viewer != seat && !t->open[seat];
}

static void hide(void *copy, rum_seat viewer)
{
    struct ta_state *t = copy;

    for (rum_seat i = 0; i < t->head.seats; i++) {
        if (hidden_from(t, viewer, i))
            t->secret[i] = 0;
    }
}

/* A seat whose secret is hidden is not bust (TA-2.3), so the longer its row
 * the fewer numbers it can hold. */
static void imagine(void *copy, rum_seat viewer, struct rum_rng *rng)
{
    struct ta_state *t = copy;

    for (rum_seat i = 0; i < t->head.seats; i++) {
        if (!hidden_from(t, viewer, i))
            continue;
        int most = TA_LIMIT - t->shown[i];
        if (most > TA_FACES)
            most = TA_FACES;
        t->secret[i] = (uint8_t)(1 + rum_rng_below(rng, (uint32_t)most));
    }
}

/* ---- for bots and the lab ---- */

static bool settled(const void *state)
{
    (void)state; /* every action is a whole turn */
    return true;
}

/* Faces of the die that do not bust a seat that still plays, 0..6. */
static int safe_faces(const struct ta_state *t, rum_seat seat)
{
    int room = TA_LIMIT - ta_total(t, seat);
    return room > TA_FACES ? TA_FACES : room;
}

/* How much a total is worth in the race, growing fast towards 21; a seat that
 * still plays will get past 17 or so before it stops. */
static int promise(const struct ta_state *t, rum_seat seat)
{
    int total = ta_total(t, seat);

    if (bust(t, seat))
        return 0;
    if (!t->out[seat] && total < 17)
        total = 17;
    return total * total * total;
}

static int appraise(const void *state, rum_seat seat)
{
    const struct ta_state *t = state;
    int points[RUM_MAX_SEATS], all = 0;

    if (t->head.to_act == RUM_NOBODY) {
        score(t, points);
        return points[seat] * 100;
    }
    for (rum_seat i = 0; i < t->head.seats; i++)
        all += promise(t, i);
    RUM_ASSERT(all > 0); /* whoever is to act is not bust */
    return (int)((int64_t)promise(t, seat) * 6000 / all);
}

static void rank(const void *state, const rum_action *actions, size_t n,
                 uint16_t *prior)
{
    const struct ta_state *t = state;
    int safe = safe_faces(t, t->head.to_act);

    for (size_t i = 0; i < n; i++) {
        prior[i] = actions[i] == TA_ROLL
                       ? (uint16_t)(1 + 2 * safe)
                       : (uint16_t)(1 + 2 * (TA_FACES - safe));
    }
}

static rum_action fallback(const void *state)
{
    (void)state;
    return TA_STAND;
}

static const char *role(const void *state, rum_seat seat)
{
    const struct ta_state *t = state;
    return seat == t->first ? "first" : "later";
}

const struct rum_game ta_game = {
    .id = "tally",
    .title = "Tally",
    .tag = "ta",
    .pitch = "Roll towards 21 on top of a secret number, and know when to stop",
    .minutes = 2,
    .rules_version = 1,
    .min_seats = 2,
    .max_seats = RUM_MAX_SEATS,
    .max_actions = 2,
    .state_size = sizeof(struct ta_state),
    .options = ta_options,
    .option_count = sizeof(ta_options) / sizeof(ta_options[0]),
    .presets = ta_presets,
    .preset_count = sizeof(ta_presets) / sizeof(ta_presets[0]),
    .events = ta_events,
    .event_count = sizeof(ta_events) / sizeof(ta_events[0]),
    .subjects = numbers, /* the faces of the die */
    .theme = &ta_theme,
    .setup = setup,
    .legal = legal,
    .apply = apply,
    .time = run_out,
    .score = score,
    .check = check,
    .hide = hide,
    .imagine = imagine,
    .settled = settled,
    .appraise = appraise,
    .rank = rank,
    .fallback = fallback,
    .role = role,
    .describe = ta_describe,
    .tell = ta_tell,
    .prompt = ta_prompt,
    .goal = ta_goal,
    .layout = ta_layout,
    .view = ta_view,
    .preview = ta_preview,
    .dump = ta_dump,
};
