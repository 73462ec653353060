/*
 * report.c: see report.h.
 */
#include "report.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include <rumpus/clause.h>

#include "../common/words.h"
#include "ranks.h"

void report_setting(const struct lab_setting *setting, struct rum_json *j)
{
    char seed[33], value[RUM_MAX_TEXT];

    rum_json_str(j, "game", setting->game->id);
    rum_json_int(j, "rules_version", setting->game->rules_version);
    rum_json_str(j, "preset",
                 setting->deal.preset ? setting->deal.preset : "book");
    rum_json_open(j, "options", '{');
    for (size_t i = 0; i < setting->game->option_count; i++) {
        rum_options_format(&setting->options, setting->game, i, value,
                           sizeof(value));
        rum_json_str(j, setting->game->options[i].name, value);
    }
    rum_json_close(j, '}');
    rum_seed_format(setting->seed, seed);
    rum_json_str(j, "seed", seed);
}

void report_roles(const struct lab_run *run, const struct lab_summary *s,
                  const struct lab_count *count, struct rum_json *j)
{
    rum_json_open(j, "roles", '[');
    for (int i = 0; i < s->roles; i++) {
        rum_json_open(j, NULL, '{');
        rum_json_str(j, "role", run->role[s->order[i]]);
        report_count(count[s->order[i]], j);
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
}

void report_failures(const struct lab_run *run, struct rum_json *j)
{
    char name[LAB_NAME];

    rum_json_open(j, "failures", '[');
    for (int i = 0; i < run->levels; i++) {
        if (!run->failure[i].games)
            continue;
        lab_who_name(&run->level[i], name);
        rum_json_open(j, NULL, '{');
        rum_json_str(j, "name", name);
        rum_json_int(j, "games", (int64_t)run->failure[i].games);
        rum_json_str(j, "why", run->failure[i].why.text);
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
}

void print_failure(struct rum_text *out, const char *name, uint64_t games,
                   const char *why)
{
    rum_text_printf(out, "%s lost ", name);
    cli_count(out, games, "game", "games");
    rum_text_printf(out, " by failing: %s.\n", why);
}

void print_failures(struct rum_text *out, const struct lab_run *run)
{
    char name[LAB_NAME];

    for (int i = 0; i < run->levels; i++) {
        if (!run->failure[i].games)
            continue;
        lab_who_name(&run->level[i], name);
        print_failure(out, name, run->failure[i].games,
                      run->failure[i].why.text);
    }
}

void report_extent(const struct lab_run *run, const struct lab_summary *s,
                   struct rum_json *j)
{
    rum_json_int(j, "games", (int64_t)s->played);
    rum_json_int(j, "asked", (int64_t)run->setting->games);
    rum_json_bool(j, "interrupted", run->interrupted);
    if (s->skipped)
        rum_json_int(j, "skipped", (int64_t)s->skipped);
    report_failures(run, j);
}

void report_count(struct lab_count count, struct rum_json *j)
{
    struct lab_share share = lab_share_of(count);

    rum_json_int(j, "games", (int64_t)count.games);
    rum_json_real(j, "share", share.share);
    rum_json_real(j, "low", share.low);
    rum_json_real(j, "high", share.high);
}

void print_count(struct rum_text *out, struct lab_count count)
{
    struct lab_share share = lab_share_of(count);

    rum_text_printf(out, "%5.1f %%   %5.1f .. %5.1f   %8" PRIu64 " %s\n",
                    100 * share.share, 100 * share.low, 100 * share.high,
                    count.games, count.games == 1 ? "game" : "games");
}

void report_spread(const char *name, struct lab_spread s, struct rum_json *j)
{
    rum_json_open(j, name, '{');
    rum_json_real(j, "mean", s.mean);
    rum_json_int(j, "min", s.min);
    rum_json_real(j, "q1", s.q1);
    rum_json_real(j, "median", s.median);
    rum_json_real(j, "q3", s.q3);
    rum_json_int(j, "max", s.max);
    rum_json_close(j, '}');
}

static void report_ends(const struct lab_run *run, const struct lab_summary *s,
                        struct rum_json *j)
{
    const char *tag = run->setting->game->tag;

    rum_json_open(j, "ends", '[');
    for (int i = 0; i < s->ends; i++) {
        const struct rum_clause *c = rum_clause_number(tag, s->end[i].clause);
        rum_json_open(j, NULL, '{');
        if (c)
            rum_json_str(j, "clause", c->id);
        else
            rum_json_null(j, "clause");
        rum_json_int(j, "games", (int64_t)s->end[i].games);
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
}

void report_course(const struct lab_run *run, const struct lab_summary *s,
                   struct rum_json *j)
{
    char seed[33];

    report_spread("turns", s->turns, j);
    report_spread("decisions", s->decisions, j);
    rum_json_open(j, "branching", '{');
    rum_json_real(j, "mean", s->branching);
    rum_json_real(j, "of_choices", s->choice_branching);
    rum_json_int(j, "max", s->widest);
    rum_json_close(j, '}');
    report_ends(run, s, j);
    if (s->played > 0) {
        rum_seed_format(lab_run_seed(run, s->longest), seed);
        rum_json_str(j, "longest_seed", seed);
    }
}

static void print_spread(struct rum_text *out, const char *name,
                         struct lab_spread s)
{
    rum_text_printf(out, "%-11smean %.1f, quartiles %.0f %.0f %.0f, %u to %u\n",
                    name, s.mean, s.q1, s.median, s.q3, s.min, s.max);
}

void print_clause(struct rum_text *out, const char *text)
{
    size_t n = strcspn(text, "\n");

    if (n > 54) {
        n = 54;
        while (n > 0 && text[n] != ' ')
            n--;
    }
    rum_text_printf(out, "%.*s%s\n", (int)n, text, text[n] ? " ..." : "");
}

void print_course(struct rum_text *out, const struct lab_run *run,
                  const struct lab_summary *s)
{
    print_spread(out, "turns", s->turns);
    print_spread(out, "decisions", s->decisions);
    rum_text_printf(
        out,
        "%-11s%.1f actions a decision, %.1f where there is a choice, at most "
        "%u\n",
        "branching", s->branching, s->choice_branching, s->widest);
    for (int i = 0; i < s->ends; i++) {
        const struct rum_clause *c =
            rum_clause_number(run->setting->game->tag, s->end[i].clause);
        rum_text_printf(out, "%-11s%5.1f %%  %-8s ", i ? "" : "ended by",
                        100 * (double)s->end[i].games / (double)s->played,
                        c ? c->id : "?");
        print_clause(out, c ? c->text : "no clause was given");
    }
}

void print_extent(struct rum_text *out, const struct lab_run *run,
                  const struct lab_summary *s, const char *who)
{
    const struct lab_setting *setting = run->setting;
    char value[RUM_MAX_TEXT], seed[33];

    if (run->interrupted) {
        rum_text_printf(out, "Interrupted after %" PRIu64 " of ", s->played);
        cli_count(out, setting->games, "game", "games");
        rum_text_puts(out, "; this is what there is so far.\n");
    }
    rum_text_printf(out, "%s: ", setting->game->title);
    cli_count(out, s->played, "game", "games");
    rum_text_printf(out, ", %s", who);
    if (setting->deal.preset)
        rum_text_printf(out, ", preset %s", setting->deal.preset);
    for (size_t i = 0; i < setting->game->option_count; i++) {
        if (!setting->options.value[i].given)
            continue;
        rum_options_format(&setting->options, setting->game, i, value,
                           sizeof(value));
        rum_text_printf(out, ", %s=%s", setting->game->options[i].name, value);
    }
    rum_seed_format(setting->seed, seed);
    rum_text_printf(out, "\nseed %s\n", seed);
    if (s->skipped) {
        cli_count(out, s->skipped, "deal was", "deals were");
        rum_text_puts(out, " skipped: nobody had that role\n");
    }
    print_failures(out, run);
    rum_text_puts(out, "\n");
}

void print_draws(struct rum_text *out, const struct lab_summary *s)
{
    rum_text_printf(out, "%-22s %5.1f %%\n\n", "shared wins, draws",
                    s->played ? 100 * (double)s->draws / (double)s->played : 0);
}

void print_time(struct rum_text *out, const struct lab_run *run,
                const struct lab_summary *s)
{
    char name[LAB_NAME], other[LAB_NAME];

    rum_text_printf(out, "\n%.2f s, %.0f games a second on ", run->seconds,
                    (double)s->played / run->seconds);
    cli_count(out, run->setting->threads, "thread", "threads");
    for (int i = 0; i < run->levels; i++) {
        bool again = false;
        lab_who_name(&run->level[i], name);
        for (int k = 0; k < i; k++) {
            lab_who_name(&run->level[k], other);
            again |= strcmp(name, other) == 0;
        }
        if (run->chosen[i] > 0 && !again)
            rum_text_printf(out, "; %s %.1f us a choice", name,
                            1e6 * run->thought[i] / (double)run->chosen[i]);
    }
    rum_text_puts(out, "\n");
}

void lab_csv_word(struct rum_text *out, const char *word)
{
    if (!strpbrk(word, ",\"\r\n")) {
        rum_text_puts(out, word);
        return;
    }
    rum_text_puts(out, "\"");
    for (; *word; word++) {
        if (*word == '"')
            rum_text_puts(out, "\"");
        rum_text_add(out, word, 1);
    }
    rum_text_puts(out, "\"");
}

bool lab_can_write(const char *path)
{
    FILE *file = fopen(path, "a");

    if (!file) {
        cli_error("cannot write %s: %s", path, strerror(errno));
        return false;
    }
    fclose(file);
    return true;
}

int lab_write_file(const char *path, const struct rum_text *text)
{
    if (lab_rank() > 0)
        return CLI_DONE; /* rank 0 writes it */
    FILE *file = fopen(path, "w");
    if (!file)
        return cli_error("cannot write %s: %s", path, strerror(errno));
    size_t n = fwrite(text->s, 1, text->n, file);
    int err = n < text->n ? errno : 0;
    if (fclose(file) != 0 && !err)
        err = errno;
    return err ? cli_error("cannot write all of %s: %s", path, strerror(err))
               : CLI_DONE;
}

bool report_hopeless(const struct lab_run *run, const struct lab_summary *s)
{
    char name[LAB_NAME];

    for (int i = 0; i < run->levels; i++) {
        const struct lab_failure *failure = &run->failure[i];
        if (!failure->games || failure->games < s->played)
            continue;
        lab_who_name(&run->level[i], name);
        cli_error("%s failed in every game: %s", name, failure->why.text);
        return true;
    }
    return false;
}

int report_verdict(const struct lab_run *run, const struct lab_summary *s)
{
    struct rum_text games = {0};
    char seed[33];

    if (s->stuck) {
        rum_seed_format(lab_run_seed(run, s->stuck_game), seed);
        cli_count(&games, s->stuck, "game", "games");
        cli_error("%s of %s did not come to an end; the first has the seed %s",
                  games.s, run->setting->game->id, seed);
        rum_text_finish(&games);
        return CLI_FAILED;
    }
    return run->interrupted || run->lost ? CLI_FAILED : CLI_DONE;
}
