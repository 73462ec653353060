/*
 * test_conform.c: would the suite notice? Tally, broken in one way at a time.
 *
 * Each test replaces one entry of the table and says with which words the
 * suite must complain.
 */
#include <stdlib.h>

#include "conform.h"
#include "kit.h"
#include "ta.h"

static struct rum_game broken;

/* Run the suite on `broken`; the report must hold `words`, or be clean if they
 * are NULL. */
static void expect_at(const char *words, size_t games, size_t deep,
                      const char *file, int line)
{
    char *report = NULL;
    size_t size;
    struct conform_args args = {.games = games,
                                .deep = deep,
                                .seed = 1,
                                .parts = 1,
                                .only = SIZE_MAX,
                                .no_recordings = true, /* they are ta_game's */
                                .again = "conform"};

    args.out = open_memstream(&report, &size);
    bool good = conform_run(&broken, &args);
    fclose(args.out);
    if (words)
        kit_check_has(report, words, "the report", file, line);
    kit_check_int(good, !words, "the verdict", file, line);
    free(report);
}

#define EXPECT(words) expect_at((words), 60, 60, __FILE__, __LINE__)

/* Begin every test with a sound table. */
static void sound(void)
{
    memcpy(&broken, &ta_game, sizeof(broken));
}

TEST(a_sound_game_passes)
{
    sound();
    EXPECT(NULL);
}

/* ---- facts ---- */

TEST(facts)
{
    sound();
    broken.pitch = "";
    EXPECT("pitch");
    sound();
    broken.max_seats = 7;
    EXPECT("seats are not");
    sound();
    broken.tag = "qq";
    EXPECT("no rules for the tag");
    sound();
    broken.role = NULL;
    EXPECT("an entry of the rules is missing");
    sound();
    broken.tell = NULL;
    EXPECT("words and pictures");
    sound();
    broken.min_seats = 1;
    EXPECT("options[0] is not players");
}

/* ---- options ---- */

static enum rum_err setup_nameless(void *state, const struct rum_options *opt,
                                   struct rum_why *why)
{
    enum rum_err err = ta_game.setup(state, opt, why);
    why->option = NULL;
    return err;
}

static enum rum_err setup_mute(void *state, const struct rum_options *opt,
                               struct rum_why *why)
{
    enum rum_err err = ta_game.setup(state, opt, why);
    why->allowed = "";
    return err;
}

static enum rum_err setup_no_lists(void *state, const struct rum_options *opt,
                                   struct rum_why *why)
{
    if (rum_value_word(&opt->value[TA_OPT_SECRETS]) < 0) {
        *why = (struct rum_why){"secrets", "random"};
        return RUM_EOPTION;
    }
    return ta_game.setup(state, opt, why);
}

TEST(refusals_must_be_explained)
{
    sound();
    broken.setup = setup_nameless;
    EXPECT("names no option");
    broken.setup = setup_mute;
    EXPECT("does not say what is allowed");
    broken.setup = setup_no_lists;
    EXPECT("no mixture with secrets=");
}

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
        rum_trace_add(trace, TA_STOOD, t->head.to_act, RUM_CLAUSE(2, 4));
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

/* Standing is said to reveal something, and does not. */
static void apply_no_news(void *state, rum_action act, struct rum_trace *trace)
{
    ta_game.apply(state, act, trace);
    if (trace && act == TA_STAND && rum_head(state)->to_act != RUM_NOBODY)
        rum_trace_add(trace, 77, 0, RUM_CLAUSE(2, 4))->reveals = true;
}

static void tell_no_news(const void *seen, rum_seat viewer,
                         const struct rum_event *event, struct rum_line *out)
{
    if (event->kind != 77)
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
    EXPECT("events of kind 77 `reveal`");
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
    EXPECT("all of 100 deals agree");
    broken.imagine = imagine_and_move;
    EXPECT("hidden again, has changed");
}

/* ---- words ---- */

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
            rum_trace_add(trace, TA_STOOD, t->head.to_act, RUM_CLAUSE(2, 4));
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
    broken.dump = dump_twice;
    EXPECT("not a JSON object");
    sound();
    broken.apply = apply_gossip;
    broken.hide = hide_gossip;
    EXPECT("is told of an event");
}

/* ---- recordings ---- */

static const char recording[] = "rumpus recording 1\n"
                                "game tally\n"
                                "rules %d\n"
                                "option first 0\n"
                                "seed 7\n"
                                "play 1 %s\n";

/* What the suite says of one recording in a folder of its own. */
static void expect_recording(int version, const char *digest, const char *words)
{
    char folder[] = "/tmp/rumpus-conform-XXXXXX", path[64];
    struct conform *c = calloc(1, sizeof(*c));
    size_t count;

    c->game = &ta_game;
    CHECK(mkdtemp(folder));
    snprintf(path, sizeof(path), "%s/1.rec", folder);
    FILE *f = fopen(path, "w");
    fprintf(f, recording, version, digest);
    fclose(f);
    bool good = conform_recordings(c, folder, &count);
    remove(path);
    remove(folder);
    CHECK_INT(count, 1);
    CHECK(good == !words);
    if (words)
        CHECK_HAS(c->why, words);
    free(c);
}

TEST(recordings)
{
    struct ta_state t;
    char digest[20];

    kit_deal(&ta_game, &t, 7, "first=0");
    KIT_PLAY(&ta_game, &t, NULL, TA_STAND);
    snprintf(digest, sizeof(digest), "%016llx",
             (unsigned long long)rum_game_digest(&ta_game, &t));
    expect_recording(1, digest, NULL);
    digest[3] = digest[3] == '0' ? '1' : '0';
    expect_recording(1, digest, "plays differently");
    expect_recording(99, digest, "rules 99");
}
