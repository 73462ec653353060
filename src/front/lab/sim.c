/*
 * sim.c: `rumpus lab sim`: how does a game play with these bots in its seats?
 */
#include "lab.h"

#include <stdlib.h>
#include <string.h>

#include <rumpus/clause.h>
#include <rumpus/table.h>

#include "gpu.h"
#include "ranks.h"
#include "report.h"

enum { ALL = LAB_FLAGS, SEAT, THINK, CSV, GPU };

static const struct cli_flag flags[] = {
    LAB_FLAG_LIST,
    [ALL] = {"all", "WHO",
             "the bot in every seat, or cmd:COMMAND, a program; usually easy"},
    [SEAT] = {"seat", "N=WHO",
              "the same in one seat; once for each that "
              "differs"},
    [THINK] = LAB_THINK_FLAG,
    [CSV] = {"csv", NULL, "a table with a line for each game instead"},
    [GPU] = {"gpu", NULL,
             "let a graphics card play: the same figures, for the bots random "
             "and rank"},
    {0},
};

static const struct cli_usage usage = {
    .command = "lab sim",
    .line = "GAME [options]",
    .about =
        "Play games with bots or programs in all seats and show who wins how "
        "often, by "
        "seat and by role, with 95 % intervals; how long games are, how many "
        "actions are open, and how games end. A seed gives the same figures "
        "again, whatever the number of threads. WHO is a bot, with a budget "
        "if you like (easy:200), or a program (cmd:./mybot); one that fails "
        "loses the game.",
    .flags = flags,
    .examples = "  rumpus lab sim npzr\n"
                "  rumpus lab sim zerpang --players 4 --preset balanced "
                "--games 200\n",
};

struct sim {
    struct lab_setting setting;
    struct lab_who all;
    struct lab_who seat[RUM_MAX_SEATS]; /* neither bot nor program: as all */
    bool csv, gpu;
};

static int take(void *context, int arg, const char *value)
{
    struct sim *sim = context;
    struct lab_setting *setting = &sim->setting;
    struct rum_sitter sitter;
    struct rum_err_text why;
    rum_seat seat;

    switch (arg) {
    case ALL:
        return lab_take_who(setting, value, &sim->all);
    case THINK:
        return lab_take_think(setting, value);
    case CSV:
        sim->csv = true;
        return CLI_DONE;
    case GPU:
        sim->gpu = true;
        return CLI_DONE;
    case SEAT:
        if (rum_sitter_parse(value, &seat, &sitter, &why) < 0)
            return cli_misuse(&usage, "%s", why.text);
        if (sitter.kind != RUM_SITS_BOT && sitter.kind != RUM_SITS_PROGRAM)
            return cli_misuse(&usage,
                              "the lab plays with bots and programs, not '%s'",
                              value);
        deal_needs_seat(&setting->deal, seat);
        return lab_take_who(setting, strchr(value, '=') + 1, &sim->seat[seat]);
    default:
        return lab_setting_take(setting, arg, value);
    }
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

static void report(const struct lab_run *run, const struct lab_summary *s,
                   struct rum_text *out)
{
    struct rum_json j = {.out = out};
    char name[LAB_NAME];

    rum_json_open(&j, NULL, '{');
    report_setting(run->setting, &j);
    report_extent(run, s, &j);
    rum_json_open(&j, "seats", '[');
    for (int i = 0; i < run->setting->seats; i++) {
        lab_who_name(&run->level[i], name);
        rum_json_open(&j, NULL, '{');
        rum_json_int(&j, "seat", i);
        rum_json_str(&j, "level", name);
        report_count(s->seat[i], &j);
        rum_json_close(&j, '}');
    }
    rum_json_close(&j, ']');
    report_roles(run, s, s->role, &j);
    rum_json_open(&j, "first", '{');
    report_count(s->first, &j);
    rum_json_close(&j, '}');
    rum_json_real(&j, "fair", s->sides ? 1.0 / s->sides : 0);
    rum_json_int(&j, "draws", (int64_t)s->draws);
    report_course(run, s, &j);
    rum_json_real(&j, "seconds", run->seconds);
    if (run->gpu) {
        rum_json_str(&j, "gpu", lab_gpu_name(run->gpu));
        rum_json_real(&j, "gpu_seconds", lab_gpu_seconds(run->gpu));
    }
    rum_json_close(&j, '}');
    rum_text_puts(out, "\n");
}

static void print(const struct lab_run *run, const struct lab_summary *s,
                  struct rum_text *out)
{
    struct rum_text who = {0};
    char name[LAB_NAME];

    for (int i = 0; i < run->setting->seats; i++) {
        lab_who_name(&run->level[i], name);
        rum_text_printf(&who, "%s%s", i ? ", " : "", name);
    }
    print_extent(out, run, s, who.s);
    rum_text_finish(&who);
    rum_text_printf(out, "%-22s  wins    95 %% interval\n", "");
    for (int i = 0; i < run->setting->seats; i++) {
        lab_who_name(&run->level[i], name);
        rum_text_printf(out, "seat %d %-15.15s ", i, name);
        print_count(out, s->seat[i]);
    }
    rum_text_printf(out, "%-22s ", "who decides first");
    print_count(out, s->first);
    for (int i = 0; i < s->roles; i++) {
        rum_text_printf(out, "%-22.22s ", run->role[s->order[i]]);
        print_count(out, s->role[s->order[i]]);
    }
    print_draws(out, s);
    print_course(out, run, s);
    print_time(out, run, s);
    if (run->gpu)
        rum_text_printf(out, "before that, %.3f s on %s\n",
                        lab_gpu_seconds(run->gpu), lab_gpu_name(run->gpu));
}

static void put_game(const struct lab_run *run, size_t i, struct rum_text *out)
{
    const struct lab_record *r = &run->record[i];
    const struct rum_clause *clause =
        rum_clause_number(run->setting->game->tag, r->end);
    char seed[33];

    rum_seed_format(lab_run_seed(run, i), seed);
    rum_text_printf(out, "%zu,%s,%s,%u,%u,%u,%u,%d", i, seed,
                    clause ? clause->id : "", r->turns, r->decisions,
                    r->choices, r->offered, r->first);
    for (int k = 0; k < run->setting->seats; k++) {
        rum_text_puts(out, ",");
        lab_csv_word(out, run->role[r->role[k]]);
        rum_text_printf(out, ",%d,%g", r->side[k], r->points[k] / 60.0);
    }
    rum_text_puts(out, "\n");
}

/* One line a game; those that an interrupt broke off are left out. */
static void table(const struct lab_run *run, const struct lab_summary *s,
                  struct rum_text *out)
{
    (void)s;
    rum_text_puts(out, "game,seed,end,turns,decisions,choices,offered,first");
    for (int k = 0; k < run->setting->seats; k++)
        rum_text_printf(out, ",role%d,side%d,won%d", k, k, k);
    rum_text_puts(out, "\n");
    for (size_t i = 0; i < run->games; i++) {
        if (run->record[i].outcome == LAB_PLAYED)
            put_game(run, i, out);
    }
}

static int simulate(const struct sim *sim, struct lab_summary *summary)
{
    const struct lab_setting *setting = &sim->setting;
    struct lab_run run = {.setting = setting,
                          .what = "sim",
                          .levels = setting->seats,
                          .per_seed = 1,
                          .cast = cast};
    struct rum_text out = {0};

    for (int i = 0; i < run.levels; i++)
        run.level[i] = sim->seat[i].bot.level || sim->seat[i].program
                           ? sim->seat[i]
                           : sim->all;
    if (sim->gpu && !(run.gpu = lab_gpu_play(&run)))
        return CLI_FAILED;
    lab_run_play(&run);
    lab_summarise(&run, run.games, summary);
    int code = report_verdict(&run, summary);
    if (report_hopeless(&run, summary)) {
        code = CLI_FAILED;
    } else {
        (setting->json ? report
         : sim->csv    ? table
                       : print)(&run, summary, &out);
        cli_print(&out);
    }
    rum_text_finish(&out);
    lab_run_finish(&run);
    lab_gpu_finish(run.gpu);
    return code;
}

/* What does not go with --gpu. */
static int check_gpu(const struct sim *sim)
{
    if (!sim->gpu)
        return CLI_READY;
    if (sim->setting.resume)
        return cli_misuse(&usage, "--gpu or --resume, not both");
    if (lab_ranks() > 1)
        return cli_misuse(&usage, "--gpu or mpirun, not both");
    if (sim->setting.games > LAB_GPU_MOST)
        return cli_misuse(&usage, "with --gpu at most %d games", LAB_GPU_MOST);
    return CLI_READY;
}

int lab_sim(int argc, char **argv)
{
    struct sim *sim = rum_alloc(sizeof(*sim));
    struct lab_summary *summary = rum_alloc(sizeof(*summary));

    sim->all.bot.level = "easy";
    lab_setting_init(&sim->setting, &usage);
    int code = cli_parse(&usage, argc, argv, take, sim);
    if (code == CLI_READY)
        code = lab_setting_done(&sim->setting);
    if (code == CLI_READY && sim->setting.json && sim->csv)
        code = cli_misuse(&usage, "--json or --csv, not both");
    if (code == CLI_READY)
        code = check_gpu(sim);
    if (code == CLI_READY)
        code = simulate(sim, summary);
    lab_setting_finish(&sim->setting);
    free(sim);
    free(summary);
    return code;
}
