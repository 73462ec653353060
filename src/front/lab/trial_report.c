/*
 * trial_report.c: what a trial found, for people and for programs.
 */
#include "trial.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include <rumpus/clause.h>

#include "../common/words.h"

static const char *const by_word[] = {
    [TRIAL_ROLE] = "role",
    [TRIAL_SEAT] = "seat",
    [TRIAL_FIRST] = "first",
    [TRIAL_DRAWS] = "draws",
    [TRIAL_END] = "end",
    [TRIAL_TURNS] = "turns",
    [TRIAL_DECISIONS] = "decisions",
    [TRIAL_MINUTES] = "minutes",
};

void trial_name(const struct trial *t, const struct trial_row *row,
                struct rum_text *out)
{
    const struct rum_clause *clause;

    switch (row->by) {
    case TRIAL_ROLE:
        rum_text_printf(out, "won by %s", t->run.role[row->number]);
        break;
    case TRIAL_SEAT:
        rum_text_printf(out, "won by seat %d", row->number);
        break;
    case TRIAL_FIRST:
        rum_text_puts(out, "won by who decides first");
        break;
    case TRIAL_DRAWS:
        rum_text_puts(out, "shared wins, draws");
        break;
    case TRIAL_END:
        clause = rum_clause_number(t->setting.game->tag, (uint16_t)row->number);
        rum_text_printf(out, "ended by %s", clause ? clause->id : "no clause");
        break;
    default:
        rum_text_puts(out, by_word[row->by]);
    }
}

double trial_mean(const struct trial_row *row, int variant)
{
    return variant ? row->than_first[variant].b : row->than_first[1].a;
}

void trial_value(const struct trial_row *row, double value, bool sign,
                 char *out, size_t size)
{
    if (!isfinite(value))
        snprintf(out, size, "-");
    else if (trial_is_share(row))
        snprintf(out, size, sign ? "%+.1f" : "%.1f %%", 100 * value);
    else
        snprintf(out, size, sign ? "%+.1f" : "%.1f", value);
}

static void say(const struct trial *t, int variant, const char *name,
                struct rum_text *out)
{
    double shows = 0;
    int clear = 0;

    for (int i = 0; i < t->rows; i++) {
        const struct trial_row *row = &t->row[i];
        const struct lab_difference *d = &row->than_first[variant];
        char by[32], low[32], high[32];
        if (row->by <= TRIAL_FIRST && isfinite(d->high) &&
            d->high - d->low > shows)
            shows = d->high - d->low;
        if (!d->clear)
            continue;
        trial_value(row, d->by, true, by, sizeof(by));
        trial_value(row, d->low, true, low, sizeof(low));
        trial_value(row, d->high, true, high, sizeof(high));
        rum_text_printf(out, "%s", clear++ ? "; " : name);
        rum_text_puts(out, clear == 1 ? " differs: " : "");
        trial_name(t, row, out);
        rum_text_printf(out, " %s%s (%s .. %s)", by,
                        trial_is_share(row) ? " points" : "", low, high);
    }
    if (clear)
        rum_text_puts(out, ".");
    else if (shows > 0)
        rum_text_printf(out,
                        "%s makes no difference that these deals show; one of "
                        "%.0f points in a share of wins would.",
                        name, ceil(100 * shows));
    else
        rum_text_printf(out, "%s makes no difference: every deal went alike.",
                        name);
}

void trial_say(const struct trial *t, int variant, const char *name,
               struct rum_text *out)
{
    struct rum_text text = {0};

    say(t, variant, name, &text);
    cli_wrap(out, text.s, 0, 2, cli_width());
    rum_text_finish(&text);
}

static void trial_title(const struct trial *t, const char *command,
                        struct rum_text *out)
{
    char level[LAB_NAME];

    if (t->run.interrupted) {
        rum_text_printf(out, "Interrupted after %llu of ",
                        (unsigned long long)t->deals);
        cli_count(out, t->setting.games, "deal", "deals");
        rum_text_puts(out, "; this is what there is so far.\n");
    }
    lab_who_name(&t->all, level);
    rum_text_printf(out, "%s: ", t->setting.game->title);
    cli_count(out, t->deals, "deal", "deals");
    rum_text_printf(out, ", each played in %d ways, %s\n%s\n\n", t->variants,
                    level, command);
    print_failures(out, &t->run);
}

static void report_row(const struct trial *t, const struct trial_row *row,
                       int k, struct rum_json *j)
{
    const struct lab_difference *d = &row->than_first[k];
    struct rum_text name = {0};

    trial_name(t, row, &name);
    rum_json_open(j, NULL, '{');
    rum_json_str(j, "by", by_word[row->by]);
    rum_json_str(j, "name", name.s);
    if (isfinite(trial_mean(row, k)))
        rum_json_real(j, "value", trial_mean(row, k));
    else
        rum_json_null(j, "value");
    if (k && isfinite(d->low)) {
        rum_json_real(j, "difference", d->by);
        rum_json_real(j, "low", d->low);
        rum_json_real(j, "high", d->high);
        rum_json_bool(j, "differs", d->clear);
    }
    rum_json_close(j, '}');
    rum_text_finish(&name);
}

static void trial_json(const struct trial *t, const char *command,
                       struct rum_text *out)
{
    struct rum_json j = {.out = out};
    char level[LAB_NAME];

    rum_json_open(&j, NULL, '{');
    report_setting(&t->setting, &j);
    lab_who_name(&t->all, level);
    rum_json_str(&j, "level", level);
    rum_json_str(&j, "command", command);
    rum_json_int(&j, "deals", (int64_t)t->deals);
    rum_json_int(&j, "asked", (int64_t)t->setting.games);
    rum_json_bool(&j, "interrupted", t->run.interrupted);
    report_failures(&t->run, &j);
    rum_json_open(&j, "variants", '[');
    for (int k = 0; k < t->variants; k++) {
        bool differs = false;
        rum_json_open(&j, NULL, '{');
        rum_json_str(&j, "variant", t->variant[k].text);
        for (int i = 0; i < t->rows && k; i++)
            differs |= t->row[i].than_first[k].clear;
        rum_json_bool(&j, "differs", differs);
        rum_json_open(&j, "measures", '[');
        for (int i = 0; i < t->rows; i++)
            report_row(t, &t->row[i], k, &j);
        rum_json_close(&j, ']');
        rum_json_close(&j, '}');
    }
    rum_json_close(&j, ']');
    rum_json_real(&j, "seconds", t->run.seconds);
    rum_json_close(&j, '}');
    rum_text_puts(out, "\n");
}

static void trial_csv(const struct trial *t, struct rum_text *out)
{
    struct rum_text name = {0};

    rum_text_puts(out, "variant,by,name,value,difference,low,high,differs,"
                       "deals\n");
    for (int i = 0; i < t->rows * t->variants; i++) {
        const struct trial_row *row = &t->row[i % t->rows];
        int k = i / t->rows;
        const struct lab_difference *d = &row->than_first[k];
        rum_text_clear(&name);
        trial_name(t, row, &name);
        lab_csv_word(out, t->variant[k].text);
        rum_text_printf(out, ",%s,", by_word[row->by]);
        lab_csv_word(out, name.s);
        if (isfinite(trial_mean(row, k)))
            rum_text_printf(out, ",%g,", trial_mean(row, k));
        else
            rum_text_puts(out, ",,");
        if (k && isfinite(d->low))
            rum_text_printf(out, "%g,%g,%g,%d,", d->by, d->low, d->high,
                            d->clear);
        else
            rum_text_puts(out, ",,,,");
        rum_text_printf(out, "%llu\n", (unsigned long long)t->deals);
    }
    rum_text_finish(&name);
}

int trial_report(const struct trial *t, struct rum_text *command,
                 void (*people)(const struct trial *t, struct rum_text *out))
{
    struct rum_text out = {0};
    char level[LAB_NAME];

    lab_who_name(&t->all, level);
    lab_command_word(command, "all", level);
    if (t->setting.think != LAB_THINK_USUAL)
        rum_text_printf(command, " --think %ld", t->setting.think);
    if (report_hopeless(&t->run, &t->summary))
        return CLI_FAILED;
    if (t->setting.json) {
        trial_json(t, command->s, &out);
    } else if (t->csv) {
        trial_csv(t, &out);
    } else {
        trial_title(t, command->s, &out);
        if (t->deals < 2)
            rum_text_puts(&out, "Too few deals to tell a difference.\n");
        else
            people(t, &out);
        rum_text_printf(&out, "\n%.2f s on ", t->run.seconds);
        cli_count(&out, t->setting.threads, "thread", "threads");
        rum_text_puts(&out, "\n");
    }
    cli_print(&out);
    rum_text_finish(&out);
    return report_verdict(&t->run, &t->summary);
}
