/*
 * duel.c: `rumpus lab duel`: which of two bots is stronger?
 *
 * The bots change sides with the same seed, so that the deal and the first
 * move favour neither: of two sides, A has one in game 2k and the other in
 * game 2k+1. Of more sides A has one, each in turn, and B all others.
 */
#include "sim.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "report.h"

static const char help[] =
    "rumpus lab duel GAME --a LEVEL --b LEVEL [--games N] [--as ROLE]\n"
    "               [--stop-above P] [--stop-below P]\n"
    "               [--option NAME=VALUE ...] [--seed S] [--threads T] "
    "[--json]\n"
    "\n"
    "Plays N games (1000) of bot A against bot B and shows A's share of wins\n"
    "with its 95 % interval. Sides are swapped and deals mirrored; with more\n"
    "than two sides A takes one in turn and B the others. --as keeps A on the\n"
    "side that has the role. --stop-above 0.55 (or 55%) stops as soon as the\n"
    "interval lies above it, --stop-below as soon as it lies below. LEVEL is "
    "a\n"
    "bot with a budget if you like: easy:200.\n";

#define A 0
#define B 1

struct duel {
    struct rum_bot_options level[2];
    const char *as;
    double above, below; /* 2 and -1: never reached */
};

/* "0.55" or "55%" */
static bool parse_bar(const struct lab_args *args, const char *text,
                      double *out)
{
    char *end = NULL;
    double bar = isdigit((unsigned char)*text) ? strtod(text, &end) : -1;

    if (bar >= 0 && strcmp(end, "%") == 0)
        bar /= 100;
    else if (bar < 0 || *end)
        bar = -1;
    if (bar < 0 || bar > 1) {
        lab_usage(args, "a bar is a share such as 0.55 or 55%%, not '%.40s'",
                  text);
        return false;
    }
    *out = bar;
    return true;
}

static bool take(struct lab_args *args, struct lab_setting *setting,
                 struct duel *duel)
{
    bool bad = false;
    const char *text;

    if ((text = lab_take(args, "--a", &bad)))
        return lab_level(args, text, &duel->level[A]);
    if ((text = lab_take(args, "--b", &bad)))
        return lab_level(args, text, &duel->level[B]);
    if ((text = lab_take(args, "--stop-above", &bad)))
        return parse_bar(args, text, &duel->above);
    if ((text = lab_take(args, "--stop-below", &bad)))
        return parse_bar(args, text, &duel->below);
    if ((text = lab_take(args, "--as", &bad))) {
        duel->as = text;
        return true;
    }
    if (bad)
        return false;
    int taken = lab_many_take(setting, args);
    if (taken == 0)
        lab_usage(args, "what is '%.40s'?", args->argv[args->at]);
    return taken > 0;
}

/* Exit code of a wrong line, or -1. */
static int parse(struct lab_args *args, struct lab_setting *setting,
                 struct duel *duel)
{
    while (args->at < args->argc) {
        if (lab_flag(args, "--help")) {
            fputs(help, stdout);
            return 0;
        }
        if (!take(args, setting, duel))
            return 2;
    }
    if (!lab_setting_done(setting, args))
        return 2;
    if (!duel->level[A].level || !duel->level[B].level)
        return lab_usage(args, "name both bots: --a easy --b random");
    return -1;
}

static bool cast(const struct lab_run *run, size_t i, const void *state,
                 struct lab_record *record)
{
    const struct duel *duel = run->context;
    const struct rum_game *game = run->setting->game;
    int side = (int)(i % (size_t)run->per_seed);

    if (duel->as) {
        side = -1;
        for (rum_seat k = 0; side < 0 && k < rum_head(state)->seats; k++) {
            const char *role = game->role ? game->role(state, k) : NULL;
            if (role && strcasecmp(role, duel->as) == 0)
                side = record->side[k];
        }
    }
    for (int k = 0; k < rum_head(state)->seats; k++)
        record->level[k] = record->side[k] == side ? A : B;
    return side >= 0;
}

static bool enough(const struct lab_run *run, size_t n)
{
    const struct duel *duel = run->context;
    struct lab_count count = {0};

    for (size_t i = 0; i < n; i++) {
        const struct lab_record *r = &run->record[i];
        int seat = 0;
        if (r->outcome != LAB_PLAYED)
            continue;
        while (r->level[seat] != A)
            seat++;
        count.games++;
        count.points += r->points[seat];
    }
    struct lab_share share = lab_share_of(count);
    return count.games > 0 &&
           (share.low > duel->above || share.high < duel->below);
}

static const char *reached(const struct duel *duel, struct lab_share share)
{
    return share.low > duel->above    ? "above"
           : share.high < duel->below ? "below"
                                      : NULL;
}

static void report(const struct lab_run *run, const struct lab_summary *s)
{
    const struct duel *duel = run->context;
    const char *bar = reached(duel, lab_share_of(s->level[A]));
    struct rum_text out = {0};
    struct rum_json j = {.out = &out};
    char name[64];

    rum_json_open(&j, NULL, '{');
    report_setting(run->setting, &j);
    for (int i = 0; i < 2; i++) {
        level_name(&run->level[i], name, sizeof(name));
        rum_json_str(&j, i == A ? "a" : "b", name);
    }
    if (duel->as)
        rum_json_str(&j, "as", duel->as);
    report_extent(run, s, &j);
    struct lab_share share = lab_share_of(s->level[A]);
    rum_json_real(&j, "share", share.share);
    rum_json_real(&j, "low", share.low);
    rum_json_real(&j, "high", share.high);
    rum_json_real(&j, "fair", s->sides ? 1.0 / s->sides : 0);
    rum_json_int(&j, "draws", (int64_t)s->draws);
    if (bar)
        rum_json_str(&j, "reached", bar);
    else
        rum_json_null(&j, "reached");
    rum_json_open(&j, "sides", '[');
    for (int i = 0; i < s->sides; i++) {
        rum_json_open(&j, NULL, '{');
        rum_json_int(&j, "side", i);
        report_count(s->side_of[A][i], &j);
        rum_json_close(&j, '}');
    }
    rum_json_close(&j, ']');
    rum_json_open(&j, "roles", '[');
    for (int i = 0; i < s->roles; i++) {
        rum_json_open(&j, NULL, '{');
        rum_json_str(&j, "role", run->role[s->order[i]]);
        report_count(s->role_of[A][s->order[i]], &j);
        rum_json_close(&j, '}');
    }
    rum_json_close(&j, ']');
    report_course(run, s, &j);
    for (int i = 0; i < 2; i++)
        rum_json_real(&j, i == A ? "a_ms" : "b_ms",
                      run->chosen[i]
                          ? 1000 * run->thought[i] / (double)run->chosen[i]
                          : 0);
    rum_json_real(&j, "seconds", run->seconds);
    rum_json_close(&j, '}');
    puts(out.s);
    rum_text_finish(&out);
}

static void print(const struct lab_run *run, const struct lab_summary *s)
{
    const struct duel *duel = run->context;
    const char *bar = reached(duel, lab_share_of(s->level[A]));
    char a[64], b[64], who[200];

    level_name(&run->level[A], a, sizeof(a));
    level_name(&run->level[B], b, sizeof(b));
    snprintf(who, sizeof(who), "%s against %s%s%s", a, b,
             duel->as ? " as " : "", duel->as ? duel->as : "");
    print_extent(run, s, who);
    if (bar)
        printf("The interval lies %s the bar after %zu games.\n\n", bar,
               run->games);
    printf("%-22s  wins    95 %% interval\n%-22.22s ", "", a);
    print_count(s->level[A]);
    for (int i = 0; s->sides > 1 && !duel->as && i < s->sides; i++) {
        printf("  on side %-12d ", i);
        print_count(s->side_of[A][i]);
    }
    for (int i = 0; i < s->roles; i++) {
        if (s->role_of[A][s->order[i]].games == 0)
            continue;
        printf("  as %-17.17s ", run->role[s->order[i]]);
        print_count(s->role_of[A][s->order[i]]);
    }
    printf("%-22s %5.1f %%\n", "a fair share", s->sides ? 100.0 / s->sides : 0);
    printf("%-22s %5.1f %%\n\n", "shared wins, draws",
           s->played ? 100 * (double)s->draws / (double)s->played : 0);
    print_course(run, s);
    print_time(run, s);
}

/* How many games share a deal: as many as there are sides. */
static int sides_of(const struct lab_setting *setting)
{
    uint8_t side[RUM_MAX_SEATS];
    struct rum_why why;
    void *state = rum_alloc(setting->game->state_size);

    struct rum_options options = setting->options;
    rum_game_setup(setting->game, state, &options, setting->seed, &why);
    int n = lab_sides(setting->game, state, side);
    free(state);
    return n;
}

static int duel(struct lab_setting *setting, struct lab_summary *summary,
                struct duel *duel)
{
    bool bars = duel->above <= 1 || duel->below >= 0;
    struct lab_run run = {
        .setting = setting,
        .level = {duel->level[A], duel->level[B]},
        .levels = 2,
        .per_seed = duel->as ? 1 : sides_of(setting),
        .cast = cast,
        .enough = bars ? enough : NULL,
        .context = duel,
    };
    run.look = 20 * (size_t)run.per_seed;

    lab_run_play(&run);
    lab_summarise(&run, run.games, summary);
    int code = report_verdict(&run, summary);
    if (summary->played == 0 && summary->skipped > 0) {
        fprintf(stderr,
                "rumpus lab duel: nobody has the role '%.40s' after the deal "
                "of %s\n",
                duel->as, setting->game->id);
        code = 1;
    } else if (setting->json) {
        report(&run, summary);
    } else {
        print(&run, summary);
    }
    lab_run_finish(&run);
    return code;
}

int duel_main(struct lab_args *args)
{
    struct lab_setting *setting = rum_alloc(sizeof(*setting));
    struct lab_summary *summary = rum_alloc(sizeof(*summary));
    struct duel order = {.above = 2, .below = -1};

    lab_setting_init(setting);
    int code = parse(args, setting, &order);
    if (code < 0)
        code = duel(setting, summary, &order);
    free(setting);
    free(summary);
    return code;
}
