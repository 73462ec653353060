/*
 * ladder.c: `rumpus lab ladder`: how strong are bots and programs, on one
 * scale?
 *
 * Each meets each other. Sides are swapped on the same deals as in a duel; of
 * more than two sides, one player has one of them and the other all the rest,
 * and then the other way round.
 */
#include "lab.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/words.h"
#include "elo.h"
#include "report.h"

enum { LEVELS = LAB_FLAGS, WITH, THINK };

static const struct cli_flag flags[] = {
    LAB_FLAG_LIST,
    [LEVELS] = {"levels", "A,B,...", "the bots; usually random,rank,easy"},
    [WITH] = {"with", "cmd:COMMAND",
              "a program that plays as well; once for each"},
    [THINK] = LAB_THINK_FLAG,
    {0},
};

static const struct cli_usage usage = {
    .command = "lab ladder",
    .line = "GAME [options]",
    .about =
        "Let bots and programs meet each other, sides swapped on the same "
        "deals, and rate all of them on one scale: Elo with 95 % intervals, "
        "1500 being the mean. --games is for each meeting. A program that "
        "ends, falls silent or talks nonsense loses the game and is named; "
        "nobody plays on for it, and one that fails in every game is an "
        "error.",
    .flags = flags,
    .examples = "  rumpus lab ladder npzr --levels random,rank,easy,medium\n"
                "  rumpus lab ladder npzr --with cmd:./mybot --games 100\n",
};

struct entrant {
    struct lab_who who;
    char name[LAB_NAME];
    struct lab_count count;     /* sides it had, and what they won */
    uint64_t failed;            /* games */
    struct rum_err_text reason; /* of the first */
    struct elo_rating rating;
};

#define MOST_MEETINGS (ELO_PLAYERS * (ELO_PLAYERS - 1))

struct ladder {
    struct lab_setting setting;
    struct entrant entrant[ELO_PLAYERS];
    int entrants;
    int sides;
    struct elo_meeting meeting[MOST_MEETINGS];
    struct lab_count met[MOST_MEETINGS]; /* the same, for intervals */
    size_t meetings;
    bool interrupted;
    bool hopeless; /* somebody failed in every game */
    double seconds;
};

static int too_many(void)
{
    return cli_misuse(&usage, "at most %d take part", ELO_PLAYERS);
}

static int enter_bot(void *context, const char *level)
{
    struct ladder *l = context;

    if (l->entrants == ELO_PLAYERS)
        return too_many();
    struct entrant *e = &l->entrant[l->entrants++];
    int code = lab_take_level(&l->setting, level, &e->who);
    if (code == CLI_DONE)
        lab_who_name(&e->who, e->name);
    return code;
}

static int enter_program(struct ladder *l, const char *who)
{
    if (strncmp(who, "cmd:", 4) != 0)
        return cli_misuse(&usage, "a program is said as --with cmd:./mybot");
    if (l->entrants == ELO_PLAYERS)
        return too_many();
    struct entrant *e = &l->entrant[l->entrants++];
    int code = lab_take_who(&l->setting, who, &e->who);
    if (code == CLI_DONE)
        lab_who_name(&e->who, e->name);
    return code;
}

struct words {
    struct ladder *ladder;
    const char *levels;
    const char *with[ELO_PLAYERS];
    int n;
};

static int take(void *context, int arg, const char *value)
{
    struct words *w = context;

    switch (arg) {
    case LEVELS:
        w->levels = value;
        return CLI_DONE;
    case WITH:
        if (w->n == ELO_PLAYERS)
            return too_many();
        w->with[w->n++] = value;
        return CLI_DONE;
    case THINK:
        return lab_take_think(&w->ladder->setting, value);
    default:
        return lab_setting_take(&w->ladder->setting, arg, value);
    }
}

static int enter_all(const struct words *w)
{
    struct ladder *l = w->ladder;
    int code = lab_each_word(w->levels, enter_bot, l);

    for (int i = 0; i < w->n && code == CLI_DONE; i++)
        code = enter_program(l, w->with[i]);
    for (int i = 0; i < l->entrants && code == CLI_DONE; i++) {
        for (int k = 0; k < i && code == CLI_DONE; k++) {
            if (strcmp(l->entrant[i].name, l->entrant[k].name) == 0)
                code = cli_misuse(&usage, "%s takes part twice",
                                  l->entrant[i].name);
        }
    }
    if (code == CLI_DONE && l->entrants < 2)
        code = cli_misuse(&usage, "two at least take part in a ladder");
    return code;
}

/* The first level has one side, each in turn, the second all others. */
static bool cast(const struct lab_run *run, size_t i, const void *state,
                 struct lab_record *record)
{
    int side = (int)(i % (size_t)run->per_seed);

    for (int k = 0; k < rum_head(state)->seats; k++)
        record->level[k] = record->side[k] != side;
    return true;
}

static void note_failures(const struct lab_run *run, struct entrant *a,
                          struct entrant *b)
{
    struct entrant *who[2] = {a, b};

    for (int i = 0; i < 2; i++) {
        if (run->failure[i].games && !who[i]->failed)
            who[i]->reason = run->failure[i].why;
        who[i]->failed += run->failure[i].games;
    }
}

/* CLI_DONE, or what report_verdict() has against it. */
static int meet(struct ladder *l, int a, int b, struct lab_summary *s)
{
    struct entrant *one = &l->entrant[a], *two = &l->entrant[b];
    struct lab_run run = {.setting = &l->setting,
                          .what = "ladder",
                          .level = {one->who, two->who},
                          .levels = 2,
                          .per_seed = l->sides,
                          .cast = cast};

    lab_run_play(&run);
    lab_summarise(&run, run.games, s);
    struct lab_count won = s->level[0];
    l->met[l->meetings] = won;
    l->meeting[l->meetings++] = (struct elo_meeting){
        .a = a,
        .b = b,
        .sides = l->sides,
        .games = (double)won.games,
        .won = (double)won.points / 60,
    };
    one->count.games += won.games;
    one->count.points += won.points;
    two->count.games += s->level[1].games;
    two->count.points += s->level[1].points;
    note_failures(&run, one, two);
    l->interrupted = run.interrupted;
    l->seconds += run.seconds;
    int code = report_verdict(&run, s);
    l->hopeless = report_hopeless(&run, s);
    lab_run_finish(&run);
    return code;
}

static int meet_all(struct ladder *l)
{
    struct lab_summary *s = rum_alloc(sizeof(*s));
    struct elo_rating rating[ELO_PLAYERS];
    int code = CLI_DONE;

    for (int a = 0; a < l->entrants; a++) {
        for (int b = 0; b < l->entrants; b++) {
            /* Of two sides, both meetings would be the same. */
            if (a == b || (l->sides == 2 && b < a) || l->interrupted ||
                l->hopeless)
                continue;
            int one = meet(l, a, b, s);
            code = one == CLI_DONE ? code : one;
        }
    }
    elo_rate(l->meeting, l->meetings, l->entrants, rating);
    for (int i = 0; i < l->entrants; i++)
        l->entrant[i].rating = rating[i];
    free(s);
    return code;
}

/* The strongest first. */
static void sort(const struct ladder *l, int *order)
{
    for (int i = 0; i < l->entrants; i++) {
        int k = i;
        for (; k > 0 &&
               l->entrant[i].rating.elo > l->entrant[order[k - 1]].rating.elo;
             k--)
            order[k] = order[k - 1];
        order[k] = i;
    }
}

static void put_command(const struct ladder *l, struct rum_text *out)
{
    struct rum_text levels = {0};

    lab_setting_command(&l->setting, "ladder", out);
    rum_text_puts(&levels, "");
    for (int i = 0; i < l->entrants; i++) {
        if (!l->entrant[i].who.program)
            rum_text_printf(&levels, "%s%s", levels.n ? "," : "",
                            l->entrant[i].name);
    }
    if (levels.n)
        lab_command_word(out, "levels", levels.s);
    for (int i = 0; i < l->entrants; i++) {
        if (l->entrant[i].who.program)
            lab_command_word(out, "with", l->entrant[i].name);
    }
    if (l->setting.think != LAB_THINK_USUAL)
        rum_text_printf(out, " --think %ld", l->setting.think);
    rum_text_finish(&levels);
}

static void say_first(const struct ladder *l, const int *order,
                      struct rum_text *out)
{
    const struct entrant *best = &l->entrant[order[0]];
    const struct entrant *next = &l->entrant[order[1]];

    if (best->rating.low > next->rating.high)
        rum_text_printf(out, "%s is the strongest, %.0f Elo above %s.\n",
                        best->name, best->rating.elo - next->rating.elo,
                        next->name);
    else
        rum_text_printf(out,
                        "%s and %s lead; more games would tell which of them "
                        "is stronger.\n",
                        best->name, next->name);
}

static void print(const struct ladder *l, const int *order,
                  struct rum_text *out)
{
    if (l->interrupted)
        rum_text_puts(out, "Interrupted; this is what there is so far.\n");
    rum_text_printf(out, "%s: ", l->setting.game->title);
    cli_count(out, l->setting.games, "game", "games");
    rum_text_puts(out, " in each meeting\n");
    put_command(l, out);
    rum_text_puts(out, "\n\n");
    for (int i = 0; i < l->entrants; i++) {
        const struct entrant *e = &l->entrant[i];
        if (e->failed)
            print_failure(out, e->name, e->failed, e->reason.text);
    }
    say_first(l, order, out);
    rum_text_printf(out, "\n%-44s   Elo   95 %% interval    won\n", "");
    for (int i = 0; i < l->entrants; i++) {
        const struct entrant *e = &l->entrant[order[i]];
        rum_text_printf(out, "%-44.44s %5.0f   %5.0f .. %5.0f   %5.1f %%\n",
                        e->name, e->rating.elo, e->rating.low, e->rating.high,
                        100 * lab_share_of(e->count).share);
    }
    rum_text_printf(out, "\n%-44s   wins    95 %% interval\n",
                    l->sides > 2 ? "one side against all others" : "");
    for (size_t i = 0; i < l->meetings; i++) {
        struct rum_text pair = {0};
        rum_text_printf(&pair, "%s against %s",
                        l->entrant[l->meeting[i].a].name,
                        l->entrant[l->meeting[i].b].name);
        rum_text_printf(out, "%-44.44s ", pair.s);
        print_count(out, l->met[i]);
        rum_text_finish(&pair);
    }
    rum_text_printf(out, "\n%.2f s on ", l->seconds);
    cli_count(out, l->setting.threads, "thread", "threads");
    rum_text_puts(out, "\n");
}

static void report(const struct ladder *l, const int *order,
                   struct rum_text *out)
{
    struct rum_json j = {.out = out};
    struct rum_text command = {0};

    rum_json_open(&j, NULL, '{');
    report_setting(&l->setting, &j);
    put_command(l, &command);
    rum_json_str(&j, "command", command.s);
    rum_text_finish(&command);
    rum_json_bool(&j, "interrupted", l->interrupted);
    rum_json_open(&j, "players", '[');
    for (int i = 0; i < l->entrants; i++) {
        const struct entrant *e = &l->entrant[order[i]];
        rum_json_open(&j, NULL, '{');
        rum_json_str(&j, "name", e->name);
        rum_json_real(&j, "elo", e->rating.elo);
        rum_json_real(&j, "low", e->rating.low);
        rum_json_real(&j, "high", e->rating.high);
        rum_json_real(&j, "share", lab_share_of(e->count).share);
        rum_json_int(&j, "failed", (int64_t)e->failed);
        if (e->failed)
            rum_json_str(&j, "why", e->reason.text);
        rum_json_close(&j, '}');
    }
    rum_json_close(&j, ']');
    rum_json_open(&j, "meetings", '[');
    for (size_t i = 0; i < l->meetings; i++) {
        rum_json_open(&j, NULL, '{');
        rum_json_str(&j, "a", l->entrant[l->meeting[i].a].name);
        rum_json_str(&j, "b", l->entrant[l->meeting[i].b].name);
        report_count(l->met[i], &j);
        rum_json_close(&j, '}');
    }
    rum_json_close(&j, ']');
    rum_json_real(&j, "seconds", l->seconds);
    rum_json_close(&j, '}');
    rum_text_puts(out, "\n");
}

static void show(const struct ladder *l)
{
    struct rum_text out = {0};
    int order[ELO_PLAYERS] = {0};

    sort(l, order);
    (l->setting.json ? report : print)(l, order, &out);
    cli_print(&out);
    rum_text_finish(&out);
}

int lab_ladder(int argc, char **argv)
{
    struct ladder *l = rum_alloc(sizeof(*l));
    struct words w = {.ladder = l, .levels = "random,rank,easy"};

    lab_setting_init(&l->setting, &usage);
    int code = cli_parse(&usage, argc, argv, take, &w);
    if (code == CLI_READY)
        code = lab_setting_done(&l->setting);
    if (code == CLI_READY) {
        code = enter_all(&w);
        code = code == CLI_DONE ? CLI_READY : code;
    }
    if (code == CLI_READY) {
        l->sides = lab_sides(&l->setting);
        code = meet_all(l);
        if (l->hopeless)
            code = CLI_FAILED;
        else
            show(l);
    }
    lab_setting_finish(&l->setting);
    free(l);
    return code;
}
