/*
 * balance_text.c: the balance report for people at a terminal.
 */
#include "balance.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include <rumpus/clause.h>

#include "../common/words.h"

#define NAME    "%-30.30s"
#define CELL    "%-24s"
#define LINEUPS 8 /* in a short report */

/* End a line, without the spaces that fill its last cell. */
static void end_row(struct rum_text *out)
{
    while (out->s[out->n - 1] == ' ')
        out->s[--out->n] = '\0';
    rum_text_puts(out, "\n");
}

static void print_heads(const struct balance *b, const char *title,
                        struct rum_text *out)
{
    rum_text_puts(out, "\n");
    rum_text_printf(out, NAME, title);
    for (int k = 0; k < b->played; k++)
        rum_text_printf(out, CELL, b->level[k].name);
    end_row(out);
}

static void print_title(const struct balance *b, struct rum_text *out)
{
    const struct lab_setting *setting = &b->setting;
    struct rum_text command = {0};

    for (int k = 0; k < b->levels; k++) {
        const struct lab_run *run = &b->level[k].run;
        if (!run->interrupted)
            continue;
        rum_text_printf(out, "Interrupted at %s after %" PRIu64 " of ",
                        b->level[k].name, b->level[k].summary.played);
        cli_count(out, setting->games, "game", "games");
        rum_text_puts(out, "; this is what there is so far.\n");
    }
    rum_text_printf(out, "%s, ", setting->game->title);
    cli_count(out, setting->games, "game", "games");
    rum_text_puts(out, " at each level\n");
    balance_command(b, &command);
    rum_text_printf(out, "%s\n\n", command.s);
    rum_text_finish(&command);
}

static void print_verdict(const struct balance *b, struct rum_text *out)
{
    struct rum_text text = {0};

    balance_judge(b, &text);
    for (char *line = strtok(text.s, "\n"); line; line = strtok(NULL, "\n"))
        cli_wrap(out, line, 0, 2, cli_width());
    rum_text_finish(&text);
}

static void print_wins(const struct balance *b, struct rum_text *out)
{
    struct rum_text name = {0};
    char cell[64];

    print_heads(b, "wins (95 % interval)", out);
    for (int i = 0; i < b->rows; i++) {
        const struct balance_row *row = &b->row[i];
        rum_text_clear(&name);
        balance_name(row, &name);
        rum_text_printf(out, NAME, name.s);
        for (int k = 0; k < b->played; k++) {
            struct lab_share s = lab_share_of(row->count[k]);
            int lean = balance_lean(b, row, k);
            snprintf(cell, sizeof(cell), "%5.1f %% (%.1f .. %.1f) %s",
                     100 * s.share, 100 * s.low, 100 * s.high,
                     lean > 0   ? "+"
                     : lean < 0 ? "-"
                                : "");
            rum_text_printf(out, CELL, row->count[k].games ? cell : "");
        }
        end_row(out);
    }
    rum_text_printf(out, NAME "%5.1f %%\n", "a fair share", 100 * b->fair);
    rum_text_printf(out, NAME, "shared wins, draws");
    for (int k = 0; k < b->played; k++) {
        const struct lab_summary *s = &b->level[k].summary;
        snprintf(cell, sizeof(cell), "%5.1f %%",
                 100 * (double)s->draws / (double)s->played);
        rum_text_printf(out, CELL, cell);
    }
    end_row(out);
    rum_text_puts(out, "+ and - stand out, with all rows taken together.\n");
    rum_text_finish(&name);
}

static void print_spreads(const struct balance *b,
                          const struct balance_measure *measure,
                          struct rum_text *out)
{
    char cell[64];

    rum_text_printf(out, NAME, measure->name);
    for (int k = 0; k < b->played; k++) {
        const struct lab_spread *s = balance_spread(b, k, measure->offset);
        double scale = measure->scale;
        snprintf(cell, sizeof(cell), "%6.1f (%.0f %.0f %.0f)", scale * s->mean,
                 scale * s->q1, scale * s->median, scale * s->q3);
        rum_text_printf(out, CELL, cell);
    }
    end_row(out);
}

static void print_length(const struct balance *b, struct rum_text *out)
{
    char cell[64];

    print_heads(b, "mean (quartiles)", out);
    for (size_t i = 0; balance_course[i].name; i++)
        print_spreads(b, &balance_course[i], out);
    rum_text_printf(out, NAME, "comebacks");
    for (int k = 0; k < b->played; k++) {
        snprintf(cell, sizeof(cell), "%6.1f %% of wins",
                 100 * balance_comebacks(&b->level[k].summary));
        rum_text_printf(out, CELL, cell);
    }
    end_row(out);
    rum_text_printf(out,
                    "Minutes: %d s for each decision with a choice; the game "
                    "says %u.\n",
                    LAB_PACE, b->setting.game->minutes);
}

static void print_ends(const struct balance *b, struct rum_text *out)
{
    const struct rum_clause *clause;
    char cell[64];

    print_heads(b, "ended by", out);
    for (size_t next = 0; balance_next_end(b, &next, &clause);) {
        rum_text_printf(out, NAME, clause ? clause->id : "no clause");
        for (int k = 0; k < b->played; k++) {
            snprintf(cell, sizeof(cell), "%5.1f %%",
                     100 * balance_ended(b, k, clause));
            rum_text_printf(out, CELL, cell);
        }
        end_row(out);
        if (clause) {
            rum_text_puts(out, "  ");
            print_clause(out, clause->text);
        }
    }
}

static void print_uses(const struct balance *b, struct rum_text *out)
{
    const struct rum_game *game = b->setting.game;
    size_t n = b->full || b->uses < BALANCE_SHORT ? b->uses : BALANCE_SHORT;
    char cell[64], name[64];

    print_heads(b, "had by winners, losers", out);
    for (size_t i = 0; i < n; i++) {
        const struct balance_use *use = &b->use[i];
        snprintf(name, sizeof(name), "%s: %s", use->kind->name,
                 game->subjects[use->subject]);
        rum_text_printf(out, NAME, name);
        for (int k = 0; k < b->played; k++) {
            const struct lab_tally *tally = &b->level[k].tally;
            const struct lab_use *u =
                lab_tally_use(tally, use->kind->kind, use->subject);
            snprintf(cell, sizeof(cell), "%5.1f %% %5.1f %%  %.2f",
                     100 * balance_winners(tally, u),
                     100 * balance_losers(tally, u),
                     (double)u->times / (double)b->level[k].summary.played);
            rum_text_printf(out, CELL, cell);
        }
        end_row(out);
    }
    rum_text_puts(out, "The last number: times a game.");
    if (n < b->uses)
        rum_text_printf(out,
                        " These tell winners from losers most; --full shows "
                        "all %zu.",
                        b->uses);
    rum_text_puts(out, "\n");
}

/* "Never used: A, B, C." */
static void print_unused(const struct balance *b, struct rum_text *out)
{
    const struct rum_game *game = b->setting.game;
    size_t subjects = b->level[0].tally.subjects, n = 0;
    struct rum_text list = {0};

    for (size_t i = 0; i < subjects; i++) {
        if (!balance_subject_seen(b, i))
            rum_text_printf(&list, "%s%s", n++ ? ", " : "", game->subjects[i]);
    }
    if (n == 0)
        rum_text_printf(&list, "nothing; all %zu came up", subjects);
    rum_text_puts(out, "\nNever used: ");
    cli_wrap(out, list.s, 12, 2, cli_width());
    rum_text_finish(&list);
}

static void print_untold(const struct balance *b, struct rum_text *out)
{
    const struct rum_clause *clause[BALANCE_CLAUSES];
    size_t all, n = balance_untold(b, clause, &all);
    struct rum_text list = {0};

    rum_text_printf(out,
                    "Clauses that never came up: %zu of the %zu that events, "
                    "choices and questions name\n",
                    n, all);
    for (size_t i = 0; i < n; i++)
        rum_text_printf(&list, "%s%s", i ? ", " : "", clause[i]->id);
    if (n) {
        rum_text_puts(out, "  ");
        cli_wrap(out, list.s, 2, 2, cli_width());
    }
    rum_text_finish(&list);
}

/* "Choices never taken: NP-5.9 (of 312), ..." */
static void print_habits(const struct balance *b, bool always,
                         struct rum_text *out)
{
    const struct rum_clause *clause[BALANCE_CLAUSES];
    size_t n = balance_habits(b, always, clause);
    struct rum_text list = {0};

    rum_text_printf(&list, "Choices %s taken where there were others: ",
                    always ? "always" : "never");
    for (size_t i = 0; i < n; i++)
        rum_text_printf(&list, "%s%s (of %" PRIu64 ")", i ? ", " : "",
                        clause[i]->id, balance_offered(b, clause[i]->number));
    if (n == 0)
        rum_text_puts(&list, "none");
    cli_wrap(out, list.s, 0, 2, cli_width());
    rum_text_finish(&list);
}

/* Who wins how often where the one on top is an opponent, in per cent. */
static void print_meetings(const struct balance *b, int k, struct rum_text *out)
{
    rum_text_printf(out,
                    "\nwins in %% where the column is an opponent (%s)\n%-14s",
                    b->level[k].name, "");
    for (int i = 0; i < b->roles; i++)
        rum_text_printf(out, " %6.6s", b->row[i].role);
    rum_text_puts(out, "\n");
    for (int i = 0; i < b->roles; i++) {
        rum_text_printf(out, "%-14.14s", b->row[i].role);
        for (int o = 0; o < b->roles; o++) {
            struct lab_count c = *balance_meeting(b, k, i, o);
            if (c.games)
                rum_text_printf(out, " %6.0f", 100 * lab_share_of(c).share);
            else
                rum_text_printf(out, " %6s", "");
        }
        end_row(out);
    }
}

static void print_lineups(const struct balance *b, int k, struct rum_text *out)
{
    const struct balance_level *level = &b->level[k];
    size_t n = b->full || level->lineups < LINEUPS ? level->lineups : LINEUPS;
    struct rum_text line = {0};

    rum_text_printf(out, "\nline-ups, by how often (%s)\n", level->name);
    for (size_t i = 0; i < n; i++) {
        rum_text_clear(&line);
        balance_say_lineup(&level->lineup[i], &line);
        rum_text_printf(out, "%6" PRIu64 "  ", level->lineup[i].games);
        cli_wrap(out, line.s, 8, 8, cli_width());
    }
    if (n < level->lineups)
        rum_text_printf(out, "%zu more; --full shows them.\n",
                        level->lineups - n);
    rum_text_finish(&line);
}

static void print_skill(const struct balance *b, struct rum_text *out)
{
    struct rum_text text = {0};

    for (int k = 0; k + 1 < b->played; k++) {
        if (b->skill[k].played)
            balance_say_skill(b, k, &text);
    }
    if (text.n)
        rum_text_puts(out, "\n");
    for (char *line = text.n ? strtok(text.s, "\n") : NULL; line;
         line = strtok(NULL, "\n"))
        cli_wrap(out, line, 0, 2, cli_width());
    rum_text_finish(&text);
}

static void print_examples(const struct balance *b, struct rum_text *out)
{
    for (int i = 0; i < b->examples && b->folder; i++)
        rum_text_printf(out, "%s%s: rumpus replay %s/%s-%s.rumpus\n",
                        i ? "" : "\n", b->example[i].about, b->folder,
                        b->setting.game->id, b->example[i].name);
}

void balance_print(const struct balance *b, struct rum_text *out)
{
    double seconds = 0;

    print_title(b, out);
    print_verdict(b, out);
    if (b->played == 0)
        return;
    print_wins(b, out);
    for (int k = 0; k < b->played && balance_has_meetings(b); k++)
        print_meetings(b, k, out);
    for (int k = 0; k < b->played && balance_has_lineups(b); k++)
        print_lineups(b, k, out);
    print_skill(b, out);
    print_length(b, out);
    print_ends(b, out);
    print_uses(b, out);
    print_unused(b, out);
    print_habits(b, true, out);
    print_habits(b, false, out);
    print_untold(b, out);
    print_examples(b, out);
    for (int k = 0; k < b->played; k++)
        seconds += b->level[k].run.seconds;
    rum_text_printf(out, "\n%.2f s on ", seconds);
    cli_count(out, b->setting.threads, "thread", "threads");
    rum_text_puts(out, "\n");
}
