/*
 * sim.c: `rumpus lab sim`: how does a game play with these bots in its seats?
 */
#include "sim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "report.h"

static const char help[] =
    "rumpus lab sim GAME [--games N] [--all LEVEL] [--seat K=LEVEL ...]\n"
    "               [--option NAME=VALUE ...] [--seed S] [--threads T] "
    "[--json]\n"
    "\n"
    "Plays N games (1000) with bots in all seats and shows who wins how "
    "often,\n"
    "by seat and by role, with 95 % intervals; how long games are, how many\n"
    "actions are open, and how games end. A seed gives the same figures "
    "again,\n"
    "whatever the number of threads. LEVEL is a bot, \"easy\" unless said\n"
    "otherwise, with a budget if you like: easy:200.\n";

struct sim {
    struct rum_bot_options all;
    struct rum_bot_options seat[RUM_MAX_SEATS]; /* level NULL: as all */
};

/* "0=easy" */
static bool parse_seat(const struct lab_args *args, const char *text,
                       struct sim *sim)
{
    if (text[0] < '0' || text[0] >= '0' + RUM_MAX_SEATS || text[1] != '=') {
        lab_usage(args, "--seat takes a seat and a bot (0=easy), not '%.40s'",
                  text);
        return false;
    }
    return lab_level(args, text + 2, &sim->seat[text[0] - '0']);
}

/* Exit code of a wrong line, or -1. */
static int parse(struct lab_args *args, struct lab_setting *setting,
                 struct sim *sim)
{
    while (args->at < args->argc) {
        bool bad = false, good;
        const char *text;
        if (lab_flag(args, "--help")) {
            fputs(help, stdout);
            return 0;
        }
        if ((text = lab_take(args, "--all", &bad))) {
            good = lab_level(args, text, &sim->all);
        } else if ((text = lab_take(args, "--seat", &bad))) {
            good = parse_seat(args, text, sim);
        } else {
            int taken = bad ? -1 : lab_many_take(setting, args);
            if (taken == 0)
                return lab_usage(args, "what is '%.40s'?",
                                 args->argv[args->at]);
            good = taken > 0;
        }
        if (!good)
            return 2;
    }
    if (!lab_setting_done(setting, args))
        return 2;
    for (int i = setting->seats; i < RUM_MAX_SEATS; i++) {
        if (sim->seat[i].level)
            return lab_usage(args, "there is no seat %d: %d play", i,
                             setting->seats);
    }
    return -1;
}

static bool cast(const struct lab_run *run, size_t i, const void *state,
                 struct lab_record *record)
{
    (void)run;
    (void)i;
    for (int k = 0; k < rum_head(state)->seats; k++)
        record->level[k] = (uint8_t)k;
    return true;
}

static void report(const struct lab_run *run, const struct lab_summary *s)
{
    struct rum_text out = {0};
    struct rum_json j = {.out = &out};
    char name[64];

    rum_json_open(&j, NULL, '{');
    report_setting(run->setting, &j);
    report_extent(run, s, &j);
    rum_json_open(&j, "seats", '[');
    for (int i = 0; i < run->setting->seats; i++) {
        level_name(&run->level[i], name, sizeof(name));
        rum_json_open(&j, NULL, '{');
        rum_json_int(&j, "seat", i);
        rum_json_str(&j, "level", name);
        report_count(s->seat[i], &j);
        rum_json_close(&j, '}');
    }
    rum_json_close(&j, ']');
    rum_json_open(&j, "roles", '[');
    for (int i = 0; i < s->roles; i++) {
        rum_json_open(&j, NULL, '{');
        rum_json_str(&j, "role", run->role[s->order[i]]);
        report_count(s->role[s->order[i]], &j);
        rum_json_close(&j, '}');
    }
    rum_json_close(&j, ']');
    rum_json_open(&j, "first", '{');
    report_count(s->first, &j);
    rum_json_close(&j, '}');
    rum_json_real(&j, "fair", s->sides ? 1.0 / s->sides : 0);
    rum_json_int(&j, "draws", (int64_t)s->draws);
    report_course(run, s, &j);
    rum_json_real(&j, "seconds", run->seconds);
    rum_json_close(&j, '}');
    puts(out.s);
    rum_text_finish(&out);
}

static void print(const struct lab_run *run, const struct lab_summary *s)
{
    struct rum_text who = {0};
    char name[64];

    for (int i = 0; i < run->setting->seats; i++) {
        level_name(&run->level[i], name, sizeof(name));
        rum_text_printf(&who, "%s%s", i ? ", " : "", name);
    }
    print_extent(run, s, who.s);
    printf("%-22s  wins    95 %% interval\n", "");
    for (int i = 0; i < run->setting->seats; i++) {
        level_name(&run->level[i], name, sizeof(name));
        printf("seat %d %-15s ", i, name);
        print_count(s->seat[i]);
    }
    printf("%-22s ", "who decides first");
    print_count(s->first);
    for (int i = 0; i < s->roles; i++) {
        printf("%-22.22s ", run->role[s->order[i]]);
        print_count(s->role[s->order[i]]);
    }
    printf("%-22s %5.1f %%\n\n", "shared wins, draws",
           s->played ? 100 * (double)s->draws / (double)s->played : 0);
    print_course(run, s);
    print_time(run, s);
    rum_text_finish(&who);
}

int sim_main(struct lab_args *args)
{
    struct lab_setting *setting = rum_alloc(sizeof(*setting));
    struct lab_summary *summary = rum_alloc(sizeof(*summary));
    struct sim sim = {.all = {.level = "easy"}};
    struct lab_run run = {.setting = setting, .per_seed = 1, .cast = cast};

    lab_setting_init(setting);
    int code = parse(args, setting, &sim);
    if (code < 0) {
        run.levels = setting->seats;
        for (int i = 0; i < run.levels; i++)
            run.level[i] = sim.seat[i].level ? sim.seat[i] : sim.all;
        lab_run_play(&run);
        lab_summarise(&run, run.games, summary);
        if (setting->json)
            report(&run, summary);
        else
            print(&run, summary);
        code = report_verdict(&run, summary);
        lab_run_finish(&run);
    }
    free(setting);
    free(summary);
    return code;
}
