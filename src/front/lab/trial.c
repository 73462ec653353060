/*
 * trial.c: see trial.h. Arguments, playing and measuring; what is printed is in
 * trial_report.c.
 */
#include "trial.h"

#include <stdlib.h>
#include <string.h>

#include <rumpus/clause.h>

struct trial *trial_create(const struct cli_usage *usage)
{
    struct trial *t = rum_alloc(sizeof(*t));

    t->all.bot.level = "easy";
    lab_setting_init(&t->setting, usage);
    return t;
}

void trial_destroy(struct trial *t)
{
    for (int i = 0; i < t->variants; i++) {
        free(t->variant[i].text);
        free(t->variant[i].words);
    }
    lab_setting_finish(&t->setting);
    lab_run_finish(&t->run);
    free(t);
}

int trial_take(struct trial *t, int arg, const char *value)
{
    switch (arg) {
    case TRIAL_ALL:
        return lab_take_who(&t->setting, value, &t->all);
    case TRIAL_THINK:
        return lab_take_think(&t->setting, value);
    case TRIAL_CSV:
        t->csv = true;
        return CLI_DONE;
    default:
        return lab_setting_take(&t->setting, arg, value);
    }
}

int trial_add(struct trial *t, const char *text)
{
    if (t->variants == TRIAL_VARIANTS)
        return cli_misuse(t->setting.deal.usage, "more than %d variants",
                          TRIAL_VARIANTS);
    t->variant[t->variants++].text = strdup(text);
    return CLI_DONE;
}

/* The common setting, and over it what the variant says. */
static int resolve(struct trial *t, struct trial_variant *v)
{
    char *rest = NULL;

    v->setting = t->setting;
    v->words = strdup(v->text);
    for (char *word = strtok_r(v->words, " ", &rest); word;
         word = strtok_r(NULL, " ", &rest)) {
        char *preset = strncmp(word, "preset=", 7) == 0 ? word + 7 : word;
        bool pair = preset == word && strchr(word, '=');
        int code = lab_setting_take(
            &v->setting, pair ? (int)DEAL_OPTION : (int)DEAL_PRESET, preset);
        if (code != CLI_DONE)
            return code;
    }
    return lab_setting_done(&v->setting);
}

int trial_done(struct trial *t)
{
    const struct cli_usage *usage = t->setting.deal.usage;
    int code = lab_setting_done(&t->setting);

    if (t->setting.json && t->csv)
        code = cli_misuse(usage, "--json or --csv, not both");
    for (int i = 0; i < t->variants && code == CLI_READY; i++) {
        code = resolve(t, &t->variant[i]);
        t->options[i] = t->variant[i].setting.options;
        if (t->variant[i].setting.seats > t->setting.seats)
            t->setting.seats = t->variant[i].setting.seats;
    }
    if (code == CLI_READY &&
        t->setting.games * (uint64_t)t->variants > LAB_MOST_GAMES)
        code = cli_misuse(usage,
                          "at most %d games in all; %d variants of %llu "
                          "are more",
                          LAB_MOST_GAMES, t->variants,
                          (unsigned long long)t->setting.games);
    return code;
}

bool trial_is_share(const struct trial_row *row)
{
    return row->by < TRIAL_TURNS;
}

/* Seats of one side win together: each side that has the role counts once. */
static struct lab_part part_of_role(const struct lab_record *r, int role)
{
    struct lab_part part = {0, 0};
    unsigned sides = 0;

    for (int i = 0; i < r->seats; i++) {
        if (r->role[i] != role || (sides >> r->side[i] & 1))
            continue;
        sides |= 1u << r->side[i];
        part.x += r->points[i] / 60.0;
        part.n++;
    }
    return part;
}

static bool is_shared(const struct lab_record *r)
{
    for (int i = 0; i < r->seats; i++) {
        if (r->points[i] == 60)
            return false;
    }
    return true;
}

static struct lab_part part_of(const struct trial_row *row,
                               const struct lab_record *r)
{
    switch (row->by) {
    case TRIAL_ROLE:
        return part_of_role(r, row->number);
    case TRIAL_SEAT:
        return row->number < r->seats
                   ? (struct lab_part){r->points[row->number] / 60.0, 1}
                   : (struct lab_part){0, 0};
    case TRIAL_FIRST:
        return (struct lab_part){r->points[r->first] / 60.0, 1};
    case TRIAL_DRAWS:
        return (struct lab_part){is_shared(r), 1};
    case TRIAL_END:
        return (struct lab_part){r->end == row->number, 1};
    case TRIAL_TURNS:
        return (struct lab_part){r->turns, 1};
    case TRIAL_DECISIONS:
        return (struct lab_part){r->decisions, 1};
    default:
        return (struct lab_part){lab_minutes(r->choices), 1};
    }
}

static bool is_whole(const struct trial *t, uint64_t deal)
{
    for (int i = 0; i < t->variants; i++) {
        if (t->run.record[deal * (uint64_t)t->variants + (uint64_t)i].outcome !=
            LAB_PLAYED)
            return false;
    }
    return true;
}

static void add_row(struct trial *t, enum trial_by by, int number)
{
    RUM_ASSERT(t->rows < TRIAL_ROWS);
    t->row[t->rows++] = (struct trial_row){.by = by, .number = number};
}

static void list_rows(struct trial *t)
{
    for (int i = 0; i < t->summary.roles; i++)
        add_row(t, TRIAL_ROLE, t->summary.order[i]);
    for (int i = 0; i < t->setting.seats; i++)
        add_row(t, TRIAL_SEAT, i);
    add_row(t, TRIAL_FIRST, 0);
    add_row(t, TRIAL_DRAWS, 0);
    for (int i = 0; i < t->summary.ends; i++)
        add_row(t, TRIAL_END, t->summary.end[i].clause);
    add_row(t, TRIAL_TURNS, 0);
    add_row(t, TRIAL_DECISIONS, 0);
    add_row(t, TRIAL_MINUTES, 0);
}

static void measure(struct trial *t)
{
    uint64_t all = t->setting.games / (uint64_t)t->variants;
    struct lab_part *first = rum_alloc((all + 1) * sizeof(*first));
    struct lab_part *other = rum_alloc((all + 1) * sizeof(*other));
    int many = t->rows * (t->variants - 1);

    for (uint64_t deal = 0; deal < all; deal++)
        t->deals += is_whole(t, deal);
    for (int i = 0; i < t->rows * (t->variants - 1); i++) {
        struct trial_row *row = &t->row[i / (t->variants - 1)];
        int k = 1 + i % (t->variants - 1);
        size_t n = 0;
        for (uint64_t deal = 0; deal < all; deal++) {
            const struct lab_record *r =
                &t->run.record[deal * (uint64_t)t->variants];
            if (!is_whole(t, deal))
                continue;
            first[n] = part_of(row, &r[0]);
            other[n++] = part_of(row, &r[k]);
        }
        row->than_first[k] = lab_differ(first, other, n, many);
    }
    free(first);
    free(other);
}

void trial_play(struct trial *t)
{
    t->setting.games *= (uint64_t)t->variants;
    t->run = (struct lab_run){.setting = &t->setting,
                              .what = "trial",
                              .level = {t->all},
                              .levels = 1,
                              .per_seed = t->variants,
                              .variant = t->options,
                              .variants = t->variants,
                              .cast = lab_cast_one};
    lab_run_play(&t->run);
    lab_summarise(&t->run, t->run.games, &t->summary);
    list_rows(t);
    measure(t);
    t->setting.games /= (uint64_t)t->variants;
}
