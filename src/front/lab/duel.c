/*
 * duel.c: `rumpus lab duel`: which of two bots is stronger?
 *
 * The bots change sides with the same seed, so that the deal and the first
 * move favour neither: of two sides, A has one in game 2k and the other in
 * game 2k+1. Of more sides A has one, each in turn, and B all others.
 */
#include "lab.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "../common/words.h"
#include "report.h"

enum { WHO_A = LAB_FLAGS, WHO_B, THINK, AS, STOP_ABOVE, STOP_BELOW };

static const struct cli_flag flags[] = {
    LAB_FLAG_LIST,
    [WHO_A] = {"a", "WHO", "the first bot, or cmd:COMMAND, a program"},
    [WHO_B] = {"b", "WHO", "the second one"},
    [THINK] = LAB_THINK_FLAG,
    [AS] = {"as", "ROLE", "keep A on the side that has this role"},
    [STOP_ABOVE] = {"stop-above", "P",
                    "stop as soon as the interval lies above 0.55, say, or "
                    "55%"},
    [STOP_BELOW] = {"stop-below", "P", "the same for below"},
    {0},
};

static const struct cli_usage usage = {
    .command = "lab duel",
    .line = "GAME --a WHO --b WHO [options]",
    .about =
        "Let A play against B and show A's share of wins with its 95 % "
        "interval. Sides are swapped and deals mirrored; with more than two "
        "sides A takes one in turn and B the others. WHO is a bot, with a "
        "budget if you like (easy:200), or a program (cmd:./mybot). A program "
        "that ends, falls silent or talks nonsense loses the game; one that "
        "fails in every game is an error.",
    .flags = flags,
    .examples = "  rumpus lab duel npzr --a hard:500 --b easy --games 200\n"
                "  rumpus lab duel npzr --a cmd:./mybot --b easy --games 100\n",
};

#define A 0
#define B 1

struct duel {
    struct lab_setting setting;
    struct lab_who who[2];
    const char *as;
    double above, below; /* 2 and -1: never reached */
};

static bool is_named(const struct lab_who *who)
{
    return who->bot.level || who->program;
}

/* "0.55" or "55%" */
static int take_bar(const char *flag, const char *text, double *out)
{
    char *end;
    double bar = strtod(text, &end);

    if (*end == '%') {
        bar /= 100;
        end++;
    }
    if (!isdigit((unsigned char)*text) || *end || bar > 1)
        return cli_misuse(&usage,
                          "--%s takes a share such as 0.55 or 55%%, not '%s'",
                          flag, text);
    *out = bar;
    return CLI_DONE;
}

static int take(void *context, int arg, const char *value)
{
    struct duel *duel = context;

    switch (arg) {
    case WHO_A:
    case WHO_B:
        return lab_take_who(&duel->setting, value, &duel->who[arg - WHO_A]);
    case THINK:
        return lab_take_think(&duel->setting, value);
    case STOP_ABOVE:
        return take_bar("stop-above", value, &duel->above);
    case STOP_BELOW:
        return take_bar("stop-below", value, &duel->below);
    case AS:
        duel->as = value;
        return CLI_DONE;
    default:
        return lab_setting_take(&duel->setting, arg, value);
    }
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

static void report(const struct lab_run *run, const struct lab_summary *s,
                   struct rum_text *out)
{
    const struct duel *duel = run->context;
    const char *bar = reached(duel, lab_share_of(s->level[A]));
    struct rum_json j = {.out = out};
    char name[LAB_NAME];

    rum_json_open(&j, NULL, '{');
    report_setting(run->setting, &j);
    for (int i = 0; i < 2; i++) {
        lab_who_name(&run->level[i], name);
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
    report_roles(run, s, s->role_of[A], &j);
    report_course(run, s, &j);
    for (int i = 0; i < 2; i++)
        rum_json_real(&j, i == A ? "a_ms" : "b_ms",
                      run->chosen[i]
                          ? 1000 * run->thought[i] / (double)run->chosen[i]
                          : 0);
    rum_json_real(&j, "seconds", run->seconds);
    rum_json_close(&j, '}');
    rum_text_puts(out, "\n");
}

static void print(const struct lab_run *run, const struct lab_summary *s,
                  struct rum_text *out)
{
    const struct duel *duel = run->context;
    const char *bar = reached(duel, lab_share_of(s->level[A]));
    char a[LAB_NAME], b[LAB_NAME], who[3 * LAB_NAME];

    lab_who_name(&run->level[A], a);
    lab_who_name(&run->level[B], b);
    snprintf(who, sizeof(who), "%s against %s%s%s", a, b,
             duel->as ? " as " : "", duel->as ? duel->as : "");
    print_extent(out, run, s, who);
    if (bar) {
        rum_text_printf(out, "The interval lies %s the bar after ", bar);
        cli_count(out, run->games, "game", "games");
        rum_text_puts(out, ".\n\n");
    }
    rum_text_printf(out, "%-22s  wins    95 %% interval\n%-22.22s ", "", a);
    print_count(out, s->level[A]);
    for (int i = 0; s->sides > 1 && !duel->as && i < s->sides; i++) {
        rum_text_printf(out, "  on side %-12d ", i);
        print_count(out, s->side_of[A][i]);
    }
    for (int i = 0; i < s->roles; i++) {
        if (s->role_of[A][s->order[i]].games == 0)
            continue;
        rum_text_printf(out, "  as %-17.17s ", run->role[s->order[i]]);
        print_count(out, s->role_of[A][s->order[i]]);
    }
    rum_text_printf(out, "%-22s %5.1f %%\n", "a fair share",
                    s->sides ? 100.0 / s->sides : 0);
    print_draws(out, s);
    print_course(out, run, s);
    print_time(out, run, s);
}

static int fight(const struct duel *duel, struct lab_summary *summary)
{
    const struct lab_setting *setting = &duel->setting;
    bool bars = duel->above <= 1 || duel->below >= 0;
    struct lab_run run = {
        .setting = setting,
        .what = "duel",
        .detail = duel->as,
        .level = {duel->who[A], duel->who[B]},
        .levels = 2,
        .per_seed = duel->as ? 1 : lab_sides(setting),
        .cast = cast,
        .enough = bars ? enough : NULL,
        .context = duel,
    };
    struct rum_text out = {0};
    run.look = 20 * (size_t)run.per_seed;

    lab_run_play(&run);
    lab_summarise(&run, run.games, summary);
    int code = report_verdict(&run, summary);
    if (report_hopeless(&run, summary)) {
        code = CLI_FAILED;
    } else if (summary->played == 0 && summary->skipped > 0) {
        code = cli_error("nobody has the role '%s' after the deal of %s",
                         duel->as, setting->game->id);
    } else {
        (setting->json ? report : print)(&run, summary, &out);
        cli_print(&out);
    }
    rum_text_finish(&out);
    lab_run_finish(&run);
    return code;
}

int lab_duel(int argc, char **argv)
{
    struct duel *duel = rum_alloc(sizeof(*duel));
    struct lab_summary *summary = rum_alloc(sizeof(*summary));

    duel->above = 2;
    duel->below = -1;
    lab_setting_init(&duel->setting, &usage);
    int code = cli_parse(&usage, argc, argv, take, duel);
    if (code == CLI_READY)
        code = lab_setting_done(&duel->setting);
    if (code == CLI_READY &&
        !(is_named(&duel->who[A]) && is_named(&duel->who[B])))
        code = cli_misuse(&usage, "name both bots: --a easy --b random");
    if (code == CLI_READY)
        code = fight(duel, summary);
    lab_setting_finish(&duel->setting);
    free(duel);
    free(summary);
    return code;
}
