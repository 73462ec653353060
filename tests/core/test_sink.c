/*
 * test_sink.c: not on disk, not played. A sink that refuses each line in turn,
 * at once or later, and everything a viewer could notice of it.
 */
#include "kit.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <rumpus/match.h>

enum { ROLL = 0, STAND = 1 };

static struct rum_err_text why;

/* ---- a sink that does as it is told ---- */

struct test_sink {
    struct rum_sink sink;
    struct rum_text kept, offered; /* offered: what waits for settle() */
    int lines, refuse_at;          /* refuse the line with this number */
    bool later;                    /* say so by settle(), not at once */
    bool ready, closed;
};

static enum rum_err take(struct rum_sink *sink, const char *line, size_t n)
{
    struct test_sink *t = (struct test_sink *)sink;

    CHECK(n > 0 && line[n - 1] == '\n');
    CHECK(memchr(line, '\n', n) == line + n - 1);
    t->lines++;
    if (t->later) {
        rum_text_add(&t->offered, line, n);
        return RUM_EPENDING;
    }
    if (t->lines == t->refuse_at)
        return RUM_EIO;
    rum_text_add(&t->kept, line, n);
    return RUM_OK;
}

static enum rum_err be_ready(struct rum_sink *sink)
{
    ((struct test_sink *)sink)->ready = true;
    return RUM_OK;
}

static void be_closed(struct rum_sink *sink)
{
    ((struct test_sink *)sink)->closed = true;
}

static struct test_sink new_sink(void)
{
    return (struct test_sink){
        .sink = {.write = take, .ready = be_ready, .close = be_closed}};
}

static void finish(struct test_sink *t)
{
    rum_text_finish(&t->kept);
    rum_text_finish(&t->offered);
}

/* The database answers: what was pending is there, or is not. */
static bool answer(struct rum_match *m, struct test_sink *t)
{
    bool good = t->lines != t->refuse_at;

    if (good)
        rum_text_add(&t->kept, t->offered.s, t->offered.n);
    rum_text_clear(&t->offered);
    rum_match_settle(m, good);
    return good;
}

/* ---- all that anybody can see of a match ---- */

static struct rum_match *begin(void)
{
    const struct rum_game *game = rum_game_find("tally");
    struct rum_options opt;
    struct rum_match *m;

    rum_options_init(&opt, game);
    CHECK_INT(rum_options_parse(&opt, game, "first=0", &why), RUM_OK);
    CHECK_INT(rum_options_parse(&opt, game, "players=3", &why), RUM_OK);
    CHECK_INT(rum_match_create(game, &opt, kit_seed(7), &m, &why), RUM_OK);
    return m;
}

static void look(struct rum_match *m, struct rum_text *out)
{
    struct rum_scene *scene = rum_scene_create();
    const rum_action *open;
    size_t n = rum_match_legal(m, &open);

    rum_text_clear(out);
    for (rum_seat v = RUM_ALL; v < rum_match_seats(m); v++) {
        struct rum_json j = {.out = out};
        rum_match_view(m, v, scene);
        rum_scene_write(scene, &j);
    }
    for (size_t i = 0; i < n; i++)
        rum_text_printf(out, "%d ", open[i]);
    rum_text_printf(out, "%zu %zu %d %d", rum_match_length(m),
                    rum_match_future(m), rum_match_actor(m),
                    rum_match_events(m)->n);
    for (rum_seat i = 0; i < rum_match_seats(m); i++)
        rum_text_printf(out, " %s %s", rum_match_seat_name(m, i),
                        rum_match_seat_who(m, i));
    rum_match_save(m, out);
    rum_scene_destroy(scene);
}

/* ---- a game with everything in it ---- */

enum op { PLAY_ROLL, PLAY_STAND, TIME, UNDO_TO_2, REDO, NAME, OPS_END };

static const enum op script[] = {PLAY_ROLL,  NAME,      PLAY_ROLL, PLAY_ROLL,
                                 UNDO_TO_2,  REDO,      UNDO_TO_2, TIME,
                                 NAME,       UNDO_TO_2, REDO,      UNDO_TO_2,
                                 PLAY_STAND, PLAY_ROLL, TIME,      OPS_END};

static enum rum_err perform(struct rum_match *m, enum op op)
{
    switch (op) {
    case PLAY_ROLL:
        return rum_match_play(m, ROLL);
    case PLAY_STAND:
        return rum_match_play(m, STAND);
    case TIME:
        return rum_match_time(m);
    case UNDO_TO_2:
        return rum_match_undo_to(m, 2);
    case REDO:
        return rum_match_redo(m);
    case NAME:
        return rum_match_name(
            m, 1, rum_match_length(m) > 2 ? "Eve" : "Ann Other", "easy");
    case OPS_END:
        break;
    }
    return RUM_ENOTHING;
}

static void all_are_busy(struct rum_match *m)
{
    for (enum op op = 0; op < OPS_END; op++)
        CHECK_INT(perform(m, op), RUM_EBUSY);
    CHECK_INT(rum_match_record_to(m, NULL, false), RUM_EBUSY);
}

/* Play the script; a step that is refused is tried once more. Returns how many
 * lines were written. */
static int play_script(struct test_sink *t)
{
    struct rum_match *m = begin();
    struct rum_text before = {0}, after = {0};
    bool later = t->later;

    t->later = false;
    CHECK_INT(rum_match_record_to(m, &t->sink, true), RUM_OK);
    t->later = later;
    for (const enum op *op = script; *op != OPS_END; op++) {
        look(m, &before);
        enum rum_err err = perform(m, *op);
        bool refused = err == RUM_EIO;
        if (later) {
            CHECK_INT(err, RUM_EPENDING);
            CHECK(rum_match_pending(m));
            all_are_busy(m);
            look(m, &after);
            CHECK_STR(after.s, before.s);
            refused = !answer(m, t);
        }
        CHECK(!rum_match_pending(m));
        look(m, &after);
        if (refused) {
            CHECK_INT(t->lines, t->refuse_at);
            CHECK_STR(after.s, before.s);
            op--;
        } else {
            CHECK(strcmp(after.s, before.s) != 0);
        }
    }
    rum_match_destroy(m);
    CHECK(t->closed);
    rum_text_finish(&before);
    rum_text_finish(&after);
    return t->lines;
}

TEST(what_the_sink_refuses_never_happened)
{
    struct test_sink whole = new_sink();
    int lines = play_script(&whole);
    CHECK_INT(lines, sizeof(script) / sizeof(*script) - 1);

    for (int later = 0; later < 2; later++) {
        for (int i = 0; i <= lines; i++) {
            struct test_sink t = new_sink();
            t.later = later;
            t.refuse_at = i; /* 0: none */
            CHECK_INT(play_script(&t), lines + (i > 0));
            CHECK_STR(t.kept.s, whole.kept.s);
            finish(&t);
        }
    }
    finish(&whole);
}

/* ---- beginning to record ---- */

TEST(a_sink_gets_the_recording_so_far_and_every_line_after)
{
    struct rum_match *m = begin(), *again;
    struct test_sink t = new_sink();
    struct rum_text all = {0};
    rum_match_play(m, ROLL);
    rum_match_play(m, ROLL);
    rum_match_save(m, &all);
    CHECK_INT(rum_match_record_to(m, &t.sink, false), RUM_OK);
    CHECK(t.ready);
    CHECK_STR(t.kept.s, all.s);
    rum_match_play(m, ROLL);
    CHECK_HAS(t.kept.s, "# Player 3: ");
    rum_text_clear(&all);
    rum_match_save(m, &all);
    CHECK_STR(t.kept.s, all.s);

    /* Loaded from where it is kept, it goes on there. */
    bool cut;
    CHECK_INT(rum_match_load(t.kept.s, t.kept.n, &cut, &again, &why), RUM_OK);
    rum_match_destroy(m);
    t.closed = false;
    CHECK_INT(rum_match_record_to(again, &t.sink, true), RUM_OK);
    CHECK_STR(t.kept.s, all.s);
    rum_match_play(again, STAND);
    CHECK_HAS(t.kept.s + all.n, "play 1 ");
    rum_match_destroy(again);
    CHECK(t.closed);
    rum_text_finish(&all);
    finish(&t);
}

TEST(a_sink_that_cannot_begin_stays_the_callers)
{
    struct rum_match *m = begin();
    struct test_sink old = new_sink();
    CHECK_INT(rum_match_record_to(m, &old.sink, false), RUM_OK);
    rum_match_play(m, ROLL);
    int lines = old.lines;
    for (int i = 1; i <= lines; i++) {
        struct test_sink t = new_sink();
        t.refuse_at = i;
        CHECK_INT(rum_match_record_to(m, &t.sink, false), RUM_EIO);
        CHECK(!t.closed && !t.ready && !old.closed);
        CHECK(!rum_match_pending(m));
        finish(&t);
    }
    CHECK_INT(rum_match_play(m, ROLL), RUM_OK);
    CHECK_INT(old.lines, lines + 1);
    rum_match_destroy(m);
    finish(&old);
}

TEST(a_sink_can_take_its_time_to_begin)
{
    struct rum_match *m = begin();
    struct test_sink old = new_sink(), t = new_sink();
    CHECK_INT(rum_match_record_to(m, &old.sink, false), RUM_OK);

    t.later = true;
    CHECK_INT(rum_match_record_to(m, &t.sink, false), RUM_EPENDING);
    CHECK_INT(rum_match_play(m, ROLL), RUM_EBUSY);
    rum_match_settle(m, false);
    CHECK(t.closed && !old.closed);

    t.closed = false;
    CHECK_INT(rum_match_record_to(m, &t.sink, false), RUM_EPENDING);
    rum_match_settle(m, true);
    CHECK(old.closed && !t.closed);

    /* A match may go while something is on its way. */
    CHECK_INT(rum_match_play(m, ROLL), RUM_EPENDING);
    rum_match_destroy(m);
    CHECK(t.closed);
    finish(&old);
    finish(&t);
}

TEST(memory_is_a_sink_too)
{
    struct rum_match *m = begin();
    struct rum_text text = {0}, all = {0};
    CHECK_INT(rum_match_record_to(m, rum_sink_text(&text), false), RUM_OK);
    rum_match_play(m, ROLL);
    rum_match_save(m, &all);
    CHECK_STR(text.s, all.s);
    rum_match_destroy(m);
    rum_text_finish(&text);
    rum_text_finish(&all);
}

/* ---- files ---- */

static char path[64], part[80];

static void own_path(void)
{
    snprintf(path, sizeof(path), "/tmp/rumpus-sink-%d.rumpus", getpid());
    snprintf(part, sizeof(part), "%s.part", path);
    unlink(path);
}

TEST(a_file_goes_on_after_its_last_whole_line)
{
    struct rum_match *m = begin(), *again;
    struct rum_sink *sink;
    bool cut;
    own_path();
    CHECK_INT(rum_sink_file(path, RUM_FILE_APPEND, &sink, &why), RUM_EIO);
    CHECK_HAS(why.text, path);
    CHECK_INT(rum_match_record(m, path, false, &why), RUM_OK);
    rum_match_play(m, ROLL);
    rum_match_destroy(m);
    FILE *f = fopen(path, "a");
    fputs("play 0 0123", f); /* and then the power went */
    fclose(f);

    CHECK_INT(rum_match_open(path, NULL, &again, &why), RUM_EFORMAT);
    CHECK_INT(rum_match_open(path, &cut, &again, &why), RUM_OK);
    CHECK(cut);
    CHECK_INT(rum_sink_file(path, RUM_FILE_APPEND, &sink, &why), RUM_OK);
    CHECK_INT(rum_match_record_to(again, sink, true), RUM_OK);
    rum_match_play(again, ROLL);
    rum_match_destroy(again);
    CHECK_INT(rum_match_open(path, NULL, &again, &why), RUM_OK);
    CHECK_INT(rum_match_length(again), 2);
    rum_match_destroy(again);
    unlink(path);
}

TEST(a_file_that_is_replaced_stays_until_the_new_one_is_whole)
{
    struct rum_match *m = begin(), *again;
    struct rum_sink *sink;
    own_path();
    CHECK_INT(rum_match_record(m, path, false, &why), RUM_OK);
    rum_match_play(m, ROLL);

    CHECK_INT(rum_sink_file(path, RUM_FILE_REPLACE, &sink, &why), RUM_OK);
    CHECK_INT(sink->write(sink, "half\n", 5), RUM_OK);
    CHECK_INT(access(part, F_OK), 0);
    sink->close(sink); /* given up */
    CHECK(access(part, F_OK) != 0);
    CHECK_INT(rum_match_open(path, NULL, &again, &why), RUM_OK);
    CHECK_INT(rum_match_length(again), 1);

    CHECK_INT(rum_match_record(again, path, true, &why), RUM_OK);
    CHECK(access(part, F_OK) != 0);
    rum_match_play(again, ROLL);
    rum_match_destroy(again);
    CHECK_INT(rum_match_open(path, NULL, &again, &why), RUM_OK);
    CHECK_INT(rum_match_length(again), 2);
    rum_match_destroy(again);
    rum_match_destroy(m);
    unlink(path);
}

TEST(a_new_file_that_could_not_be_filled_does_not_stay)
{
    struct rum_sink *sink;
    own_path();
    CHECK_INT(rum_sink_file(path, RUM_FILE_NEW, &sink, &why), RUM_OK);
    CHECK_INT(sink->write(sink, "half\n", 5), RUM_OK);
    sink->close(sink);
    CHECK(access(path, F_OK) != 0);
}

/* ---- reading line by line ---- */

TEST(a_reader_takes_one_line_at_a_time)
{
    struct rum_match *m = begin(), *again = NULL;
    struct rum_reader *r = rum_reader_create();
    struct rum_text all = {0}, copy = {0};
    rum_match_play(m, ROLL);
    rum_match_play(m, STAND);
    rum_match_save(m, &all);
    for (char *s = all.s; *s; s += strcspn(s, "\n") + 1)
        CHECK_INT(rum_reader_line(r, s, strcspn(s, "\n"), &why), RUM_OK);
    CHECK_INT(rum_reader_finish(r, &again, &why), RUM_OK);
    rum_reader_destroy(r);
    rum_match_save(again, &copy);
    CHECK_STR(copy.s, all.s);
    rum_match_destroy(again);
    rum_match_destroy(m);
    rum_text_finish(&all);
    rum_text_finish(&copy);
}

TEST(a_reader_says_what_is_wrong_and_where)
{
    static const struct {
        const char *line;
        size_t n;
        enum rum_err err;
    } bad[] = {
        {"play 77 0123456789abcdef", 24, RUM_EDRIFT},
        {"play 0 0123456789abcdef", 23, RUM_EDRIFT},
        {"play 0 0123", 11, RUM_EFORMAT},
        {"rules 77", 8, RUM_EVERSION},
        {"option players 9", 16, RUM_EOPTION},
        {"undo 1\nundo 0", 13, RUM_EFORMAT},
        {"# a\0b", 5, RUM_EFORMAT},
    };

    for (size_t i = 0; i < sizeof(bad) / sizeof(*bad); i++) {
        struct rum_reader *r = rum_reader_create();
        struct rum_match *m;
        CHECK_INT(rum_reader_line(r, "rumpus recording 1", 18, &why), RUM_OK);
        CHECK_INT(rum_reader_finish(r, &m, &why), RUM_EFORMAT);
        CHECK_INT(rum_reader_line(r, "game tally", 10, &why), RUM_OK);
        CHECK_INT(rum_reader_line(r, "seed 7", 6, &why), RUM_OK);
        CHECK_INT(rum_reader_line(r, bad[i].line, bad[i].n, &why), bad[i].err);
        CHECK_HAS(why.text, "line 4: ");
        rum_reader_destroy(r);
    }
}
