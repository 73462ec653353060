/*
 * balance_data.c: the balance report for programs: JSON, and one table (CSV).
 */
#include "balance.h"

#include <stdlib.h>
#include <string.h>

#include <rumpus/clause.h>

/* ---- JSON ---- */

static void write_wins(const struct balance *b, int k, struct rum_json *j)
{
    static const char *const leans[] = {"below", "fair", "above"};
    struct rum_text name = {0};

    rum_json_open(j, "wins", '[');
    for (int i = 0; i < b->rows; i++) {
        const struct balance_row *row = &b->row[i];
        rum_text_clear(&name);
        balance_name(row, &name);
        rum_json_open(j, NULL, '{');
        rum_json_str(j, "by", balance_by_word(row->by));
        rum_json_str(j, "name", name.s);
        report_count(row->count[k], j);
        rum_json_str(j, "lean", leans[1 + balance_lean(b, row, k)]);
        rum_json_bool(j, "repeats", row->echo);
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
    rum_text_finish(&name);
}

static void write_leads(const struct lab_summary *s, struct rum_json *j)
{
    report_spread("choices", s->choices, j);
    rum_json_real(j, "minutes", lab_minutes(s->choices.mean));
    report_spread("lead_changes", s->changes, j);
    report_spread("decided_per_mille", s->decided, j);
    rum_json_int(j, "won", (int64_t)s->won);
    rum_json_int(j, "comebacks", (int64_t)s->comebacks);
}

/* How many games have each value that came up: [value, games], ascending. */
static void write_counts(const char *name, const uint32_t *count, size_t n,
                         struct rum_json *j)
{
    rum_json_open(j, name, '[');
    for (size_t i = 0; i < n; i++) {
        if (count[i] == 0)
            continue;
        rum_json_open(j, NULL, '[');
        rum_json_int(j, NULL, (int64_t)i);
        rum_json_int(j, NULL, count[i]);
        rum_json_close(j, ']');
    }
    rum_json_close(j, ']');
}

static void write_lengths(const struct lab_run *run, struct rum_json *j)
{
    uint32_t *turns = rum_alloc((UINT16_MAX + 1) * sizeof(*turns));
    uint32_t percent[101] = {0};

    for (size_t i = 0; i < run->games; i++) {
        const struct lab_record *r = &run->record[i];
        if (r->outcome != LAB_PLAYED)
            continue;
        turns[r->turns]++;
        if (r->decided) /* somebody won alone */
            percent[100ull * r->decided / r->decisions]++;
    }
    write_counts("lengths", turns, UINT16_MAX + 1, j);
    write_counts("decided_at", percent, 101, j);
    free(turns);
}

static void write_uses(const struct balance *b, int k, struct rum_json *j)
{
    const struct rum_game *game = b->setting.game;
    const struct lab_tally *tally = &b->level[k].tally;

    rum_json_open(j, "uses", '[');
    for (size_t i = 0; i < b->uses; i++) {
        const struct balance_use *use = &b->use[i];
        const struct lab_use *u =
            lab_tally_use(tally, use->kind->kind, use->subject);
        rum_json_open(j, NULL, '{');
        rum_json_str(j, "event", use->kind->name);
        rum_json_str(j, "subject", game->subjects[use->subject]);
        rum_json_int(j, "times", (int64_t)u->times);
        rum_json_int(j, "seats", (int64_t)u->seats.games);
        rum_json_real(j, "winners", balance_winners(tally, u));
        rum_json_real(j, "losers", balance_losers(tally, u));
        struct lab_share share = lab_share_of(u->seats);
        rum_json_real(j, "share", share.share);
        rum_json_real(j, "low", share.low);
        rum_json_real(j, "high", share.high);
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
}

/* Who won how often against whom. */
static void write_meetings(const struct balance *b, int k, struct rum_json *j)
{
    rum_json_open(j, "meetings", '[');
    for (int i = 0; i < b->roles; i++) {
        for (int o = 0; o < b->roles; o++) {
            struct lab_count c = *balance_meeting(b, k, i, o);
            if (c.games == 0)
                continue;
            rum_json_open(j, NULL, '{');
            rum_json_str(j, "role", b->row[i].role);
            rum_json_str(j, "against", b->row[o].role);
            report_count(c, j);
            rum_json_close(j, '}');
        }
    }
    rum_json_close(j, ']');
}

static void write_lineups(const struct balance_level *level, struct rum_json *j)
{
    rum_json_open(j, "lineups", '[');
    for (size_t i = 0; i < level->lineups; i++) {
        const struct balance_lineup *l = &level->lineup[i];
        rum_json_open(j, NULL, '{');
        rum_json_int(j, "games", (int64_t)l->games);
        rum_json_open(j, "roles", '[');
        for (int k = 0; k < l->seats; k++) {
            rum_json_open(j, NULL, '{');
            rum_json_str(j, "role", l->role[k]);
            rum_json_real(j, "share",
                          (double)l->points[k] / (60 * (double)l->games));
            rum_json_close(j, '}');
        }
        rum_json_close(j, ']');
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
}

static void write_choices(const struct balance *b, int k, struct rum_json *j)
{
    const struct rum_rules *rules = rum_rules_of(b->setting.game->tag);

    rum_json_open(j, "choices_looked_at", '[');
    for (size_t i = 0; i < rules->clauses; i++) {
        const struct lab_pick *pick =
            &b->level[k].tally.pick[rules->clause[i].number];
        if (pick->offered == 0)
            continue;
        rum_json_open(j, NULL, '{');
        rum_json_str(j, "clause", rules->clause[i].id);
        rum_json_int(j, "offered", (int64_t)pick->offered);
        rum_json_int(j, "taken", (int64_t)pick->taken);
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
}

static void write_level(const struct balance *b, int k, struct rum_json *j)
{
    const struct balance_level *level = &b->level[k];

    rum_json_open(j, NULL, '{');
    rum_json_str(j, "level", level->name);
    report_extent(&level->run, &level->summary, j);
    rum_json_int(j, "draws", (int64_t)level->summary.draws);
    write_wins(b, k, j);
    report_course(&level->run, &level->summary, j);
    write_leads(&level->summary, j);
    write_lengths(&level->run, j);
    write_uses(b, k, j);
    write_choices(b, k, j);
    write_meetings(b, k, j);
    write_lineups(level, j);
    rum_json_close(j, '}');
}

static void write_rifts(const struct balance *b, struct rum_json *j)
{
    struct balance_rift rift[BALANCE_ROWS];
    size_t n = balance_rifts(b, rift, BALANCE_ROWS);
    struct rum_text name = {0};

    rum_json_open(j, "disagree", '[');
    for (size_t i = 0; i < n; i++) {
        rum_text_clear(&name);
        balance_name(rift[i].row, &name);
        rum_json_open(j, NULL, '{');
        rum_json_str(j, "name", name.s);
        rum_json_str(j, "more", b->level[rift[i].a].name);
        rum_json_str(j, "less", b->level[rift[i].b].name);
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
    rum_text_finish(&name);
}

static void write_never(const struct balance *b, struct rum_json *j)
{
    const struct rum_game *game = b->setting.game;
    const struct rum_clause *clause[BALANCE_CLAUSES];
    size_t all, n = balance_untold(b, clause, &all);

    rum_json_open(j, "never_used", '[');
    for (size_t i = 0; i < b->level[0].tally.subjects; i++) {
        if (!balance_subject_seen(b, i))
            rum_json_str(j, NULL, game->subjects[i]);
    }
    rum_json_close(j, ']');
    rum_json_open(j, "clauses_never", '[');
    for (size_t i = 0; i < n; i++)
        rum_json_str(j, NULL, clause[i]->id);
    rum_json_close(j, ']');
    rum_json_int(j, "clauses_named", (int64_t)all);
}

static void write_habits(const struct balance *b, const char *name, bool always,
                         struct rum_json *j)
{
    const struct rum_clause *clause[BALANCE_CLAUSES];
    size_t n = balance_habits(b, always, clause);

    rum_json_open(j, name, '[');
    for (size_t i = 0; i < n; i++)
        rum_json_str(j, NULL, clause[i]->id);
    rum_json_close(j, ']');
}

static void write_skill(const struct balance *b, struct rum_json *j)
{
    struct rum_text says = {0};

    rum_json_open(j, "skill", '[');
    for (int k = 0; k + 1 < b->played; k++) {
        const struct balance_skill *skill = &b->skill[k];
        if (!skill->played)
            continue;
        rum_json_open(j, NULL, '{');
        rum_json_str(j, "level", b->level[k + 1].name);
        rum_json_str(j, "against", b->level[k].name);
        report_count(balance_skill_wins(skill), j);
        rum_json_real(j, "same_winner", skill->same);
        rum_json_real(j, "same_by_chance", skill->chance);
        rum_json_real(j, "luck", skill->luck);
        rum_json_real(j, "skill", skill->skill);
        rum_text_clear(&says);
        balance_say_skill(b, k, &says);
        rum_json_str(j, "says", says.s);
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
    rum_text_finish(&says);
}

static void write_example(const struct balance *b,
                          const struct balance_example *e, struct rum_json *j)
{
    const struct balance_level *level = &b->level[b->played - 1];
    const struct lab_record *r = &level->run.record[e->game];

    rum_json_open(j, NULL, '{');
    rum_json_str(j, "name", e->name);
    rum_json_str(j, "about", e->about);
    rum_json_str(j, "level", level->name);
    rum_json_int(j, "game", (int64_t)e->game);
    rum_json_int(j, "turns", r->turns);
    rum_json_int(j, "decisions", r->decisions);
    rum_json_int(j, "lead_changes", r->changes);
    rum_json_real(j, "lowest", r->lowest / 6000.0);
    rum_json_close(j, '}');
}

void balance_write(const struct balance *b, struct rum_json *j)
{
    struct rum_text text = {0};
    double seconds = 0;

    report_setting(&b->setting, j);
    balance_command(b, &text);
    rum_json_str(j, "command", text.s);
    rum_text_clear(&text);
    balance_judge(b, &text);
    rum_json_bool(j, "balanced", balance_is_even(b));
    rum_json_str(j, "verdict", text.s);
    rum_text_finish(&text);
    write_rifts(b, j);
    rum_json_real(j, "fair", b->fair);
    rum_json_open(j, "levels", '[');
    for (int k = 0; k < b->played; k++) {
        write_level(b, k, j);
        seconds += b->level[k].run.seconds;
    }
    rum_json_close(j, ']');
    write_never(b, j);
    write_habits(b, "always_taken", true, j);
    write_habits(b, "never_taken", false, j);
    write_skill(b, j);
    rum_json_open(j, "examples", '[');
    for (int i = 0; i < b->examples; i++)
        write_example(b, &b->example[i], j);
    rum_json_close(j, ']');
    rum_json_real(j, "seconds", seconds);
}

void balance_json(const struct balance *b, struct rum_text *out)
{
    struct rum_json j = {.out = out};

    rum_json_open(&j, NULL, '{');
    balance_write(b, &j);
    rum_json_close(&j, '}');
    rum_text_puts(out, "\n");
}

/* ---- CSV: one figure a line ---- */

static void put_share(struct rum_text *out, const char *level,
                      const char *table, const char *name,
                      struct lab_count count)
{
    struct lab_share s = lab_share_of(count);

    rum_text_printf(out, "%s,%s,", level, table);
    lab_csv_word(out, name);
    rum_text_printf(out, ",share,%g,%g,%g,%llu\n", s.share, s.low, s.high,
                    (unsigned long long)count.games);
}

static void put(struct rum_text *out, const char *level, const char *table,
                const char *name, const char *measure, double value)
{
    rum_text_printf(out, "%s,%s,", level, table);
    lab_csv_word(out, name);
    rum_text_printf(out, ",%s,%g,,,\n", measure, value);
}

static void put_spread(struct rum_text *out, const char *level,
                       const char *name, const struct lab_spread *s,
                       double scale)
{
    put(out, level, "course", name, "mean", scale * s->mean);
    put(out, level, "course", name, "q1", scale * s->q1);
    put(out, level, "course", name, "median", scale * s->median);
    put(out, level, "course", name, "q3", scale * s->q3);
}

static void put_level(const struct balance *b, int k, struct rum_text *out)
{
    const struct lab_summary *s = &b->level[k].summary;
    const char *level = b->level[k].name;
    struct rum_text name = {0};

    for (int i = 0; i < b->rows; i++) {
        rum_text_clear(&name);
        balance_name(&b->row[i], &name);
        put_share(out, level, balance_by_word(b->row[i].by), name.s,
                  b->row[i].count[k]);
    }
    for (size_t i = 0; balance_course[i].name; i++)
        put_spread(out, level, balance_course[i].name,
                   balance_spread(b, k, balance_course[i].offset),
                   balance_course[i].scale);
    put(out, level, "course", "comebacks", "games", (double)s->comebacks);
    put(out, level, "course", "draws", "games", (double)s->draws);
    for (int i = 0; i < s->ends; i++) {
        const struct rum_clause *c =
            rum_clause_number(b->setting.game->tag, s->end[i].clause);
        put(out, level, "end", c ? c->id : "no clause", "games",
            (double)s->end[i].games);
    }
    for (size_t i = 0; i < b->uses; i++) {
        const struct balance_use *use = &b->use[i];
        const struct lab_tally *tally = &b->level[k].tally;
        const struct lab_use *u =
            lab_tally_use(tally, use->kind->kind, use->subject);
        rum_text_clear(&name);
        rum_text_printf(&name, "%s: %s", use->kind->name,
                        b->setting.game->subjects[use->subject]);
        put_share(out, level, "use", name.s, u->seats);
        put(out, level, "use", name.s, "times", (double)u->times);
        put(out, level, "use", name.s, "winners", balance_winners(tally, u));
        put(out, level, "use", name.s, "losers", balance_losers(tally, u));
    }
    rum_text_finish(&name);
}

void balance_csv(const struct balance *b, struct rum_text *out)
{
    rum_text_puts(out, "level,table,name,measure,value,low,high,games\n");
    for (int k = 0; k < b->played; k++)
        put_level(b, k, out);
}
