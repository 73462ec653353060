/*
 * test_conform.c: would the suite notice? What it says of facts, options and
 * recordings.
 */
#include "test_conform.h"

#include <stdlib.h>

struct rum_game broken;

void expect_at(const char *words, size_t games, size_t deep, const char *file,
               int line)
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

void sound(void)
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

static enum rum_err setup_nameless(void *state, struct rum_options *opt,
                                   struct rum_why *why)
{
    enum rum_err err = ta_game.setup(state, opt, why);
    why->option = NULL;
    return err;
}

static enum rum_err setup_mute(void *state, struct rum_options *opt,
                               struct rum_why *why)
{
    enum rum_err err = ta_game.setup(state, opt, why);
    why->allowed = "";
    return err;
}

static enum rum_err setup_no_lists(void *state, struct rum_options *opt,
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

/* ---- presets and events by name ---- */

#define VALUES(...) ((const char *const[]){__VA_ARGS__, NULL})

TEST(presets)
{
    struct rum_preset two[] = {
        {"book", "as written", (const char *const[]){NULL}},
        {"small", "two players", VALUES("players=2")},
    };

    sound();
    broken.presets = two;
    broken.preset_count = 2;
    EXPECT(NULL);
    two[1].values = VALUES("players=9");
    EXPECT("preset small: option players");
    two[1].values = VALUES("players=2", "first=4");
    EXPECT("preset small is refused");
    two[1] = (struct rum_preset){"book", "again", VALUES("players=2")};
    EXPECT("two presets are named book");
    two[1].name = "Small";
    EXPECT("preset 1 has no name");
    broken.presets = &two[1];
    broken.preset_count = 1;
    EXPECT("presets[0] is not 'book'");
}

static void apply_a_number_more(void *state, rum_action act,
                                struct rum_trace *trace)
{
    ta_game.apply(state, act, trace);
    if (trace)
        trace->event[0].arg[3] = 5;
}

static void apply_a_subject_more(void *state, rum_action act,
                                 struct rum_trace *trace)
{
    ta_game.apply(state, act, trace);
    if (trace)
        trace->event[0].subject = 6;
}

TEST(events_by_name)
{
    struct rum_event_kind kinds[8];

    sound();
    broken.apply = apply_a_number_more;
    EXPECT("is 5 and has no name");
    broken.apply = apply_a_subject_more;
    EXPECT("is about 6, which has no name");
    sound();
    broken.event_count--;
    broken.events++; /* TA_EV_ROLL is gone */
    broken.figures = NULL;
    EXPECT("an event of kind 0, which has no name");
    sound();
    broken.figures =
        (const struct rum_figure[]){{TA_EV_ROLL, "dice", NULL, "rolled"}, {0}};
    EXPECT("the figure 'rolled' counts what no event has");
    sound();
    memcpy(kinds, ta_game.events, ta_game.event_count * sizeof(kinds[0]));
    broken.events = kinds;
    kinds[1].name = "roll";
    EXPECT("two events are of kind 1 or called roll");
    kinds[1].name = "Stand up";
    EXPECT("event kind 1 is called 'Stand up'");
    kinds[1].name = "stand";
    kinds[0].arg[1] = "die";
    EXPECT("two numbers of event roll are called die");
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

TEST(a_new_game_gets_its_first_recordings)
{
    char folder[] = "/tmp/rumpus-conform-XXXXXX", path[64];
    struct conform *c = calloc(1, sizeof(*c));
    size_t count;

    c->game = &ta_game;
    CHECK(mkdtemp(folder));
    CHECK(conform_renew(&ta_game, folder));
    CHECK(conform_recordings(c, folder, &count));
    CHECK_INT(count, 6);
    for (int i = 1; i <= 6; i++) {
        snprintf(path, sizeof(path), "%s/%d.rec", folder, i);
        CHECK_INT(remove(path), 0);
    }
    remove(folder);
    free(c);
}
