/*
 * balance_tables.c: role against role, line-ups, luck and skill, examples and
 * choices on the page of a balance report.
 */
#include "balance_page.h"

#include <math.h>
#include <string.h>

/* ---- role against role ---- */

/* Orange above the fair share, blue below, by how far. Light on purpose: the
 * ink on it is dark in both schemes. */
static void put_pair(const struct balance *b, struct lab_count c,
                     struct rum_text *out)
{
    if (c.games == 0) {
        rum_text_puts(out, "<td></td>");
        return;
    }
    struct lab_share s = lab_share_of(c);
    double by = s.share > b->fair ? (s.share - b->fair) / (1 - b->fair)
                                  : (b->fair - s.share) / b->fair;
    int hue = s.share > b->fair ? 28 : 212;
    rum_text_printf(out,
                    "<td style=\"background:hsl(%d 80%% %.0f%%)\" title=\"%.1f "
                    "to %.1f %% of %llu\">%.0f</td>",
                    hue, 94 - 34 * by, 100 * s.low, 100 * s.high,
                    (unsigned long long)c.games, 100 * s.share);
}

static void put_pairs(const struct balance *b, int k, struct rum_text *out)
{
    rum_text_puts(out, "<figure><div class=\"wide\"><table class=\"pairs\">"
                       "<thead><tr><th>");
    page_text(out, b->level[k].name);
    rum_text_puts(out, "</th>");
    for (int i = 0; i < b->roles; i++) {
        rum_text_puts(out, "<th>");
        page_text(out, b->row[i].role);
        rum_text_puts(out, "</th>");
    }
    rum_text_puts(out, "</tr></thead><tbody>\n");
    for (int i = 0; i < b->roles; i++) {
        rum_text_puts(out, "<tr><td>");
        page_text(out, b->row[i].role);
        rum_text_puts(out, "</td>");
        for (int o = 0; o < b->roles; o++)
            put_pair(b, *balance_meeting(b, k, i, o), out);
        rum_text_puts(out, "</tr>\n");
    }
    rum_text_puts(out, "</tbody></table></div>");
    page_caption(b,
                 "How many per cent of games the role of the row wins where "
                 "the role of the column is an opponent. Orange: more than a "
                 "fair share; blue: less.",
                 out);
}

static void put_lineups(const struct balance *b, int k, struct rum_text *out)
{
    const struct balance_level *level = &b->level[k];
    struct rum_text line = {0};

    rum_text_puts(out, "<figure><details><summary>Line-ups among ");
    page_text(out, level->name);
    rum_text_puts(out, "</summary><table><thead><tr><th>who wins</th>"
                       "<th>games</th></tr></thead><tbody>\n");
    for (size_t i = 0; i < level->lineups; i++) {
        rum_text_clear(&line);
        balance_say_lineup(&level->lineup[i], &line);
        rum_text_puts(out, "<tr><td>");
        page_text(out, line.s);
        rum_text_printf(out, "</td><td>%llu</td></tr>\n",
                        (unsigned long long)level->lineup[i].games);
    }
    rum_text_puts(out, "</tbody></table></details>");
    page_caption(b,
                 "Who sat together, and what part of those games each won. "
                 "Few games say little.",
                 out);
    rum_text_finish(&line);
}

void page_meetings(const struct balance *b, struct rum_text *out)
{
    if (balance_has_meetings(b)) {
        rum_text_puts(out, "<h2>Who beats whom</h2>\n");
        for (int k = 0; k < b->played; k++)
            put_pairs(b, k, out);
    }
    for (int k = 0; k < b->played && balance_has_lineups(b); k++)
        put_lineups(b, k, out);
}

/* ---- luck and skill ---- */

void page_skill(const struct balance *b, struct rum_text *out)
{
    struct rum_text text = {0};

    for (int k = 0; k + 1 < b->played; k++) {
        if (b->skill[k].played)
            balance_say_skill(b, k, &text);
    }
    if (text.n)
        rum_text_puts(out, "<h2>Luck and skill</h2>\n");
    for (char *line = text.n ? strtok(text.s, "\n") : NULL; line;
         line = strtok(NULL, "\n")) {
        rum_text_puts(out, "<p>");
        page_text(out, line);
        rum_text_puts(out, "</p>\n");
    }
    rum_text_finish(&text);
}

/* ---- examples ---- */

/* Bytes as part of an address. */
static void put_base64(struct rum_text *out, const struct rum_text *text)
{
    static const char letter[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                 "abcdefghijklmnopqrstuvwxyz0123456789+/";
    const unsigned char *s = (const unsigned char *)text->s;

    for (size_t i = 0; i < text->n; i += 3) {
        size_t left = text->n - i;
        uint32_t bits = (uint32_t)s[i] << 16;
        bits |= left > 1 ? (uint32_t)s[i + 1] << 8 : 0;
        bits |= left > 2 ? s[i + 2] : 0;
        char four[4] = {letter[bits >> 18], letter[bits >> 12 & 63],
                        left > 1 ? letter[bits >> 6 & 63] : '=',
                        left > 2 ? letter[bits & 63] : '='};
        rum_text_add(out, four, 4);
    }
}

void page_examples(const struct balance *b, struct rum_text *out)
{
    if (b->examples == 0)
        return;
    const struct balance_level *level = &b->level[b->played - 1];
    rum_text_puts(out, "<h2>Games worth a look</h2>\n<ul>\n");
    for (int i = 0; i < b->examples; i++) {
        const struct balance_example *e = &b->example[i];
        const struct lab_record *r = &level->run.record[e->game];
        rum_text_printf(out,
                        "<li><a download=\"%s-%s.rumpus\" href=\"data:"
                        "text/plain;base64,",
                        b->setting.game->id, e->name);
        put_base64(out, &e->recording);
        rum_text_printf(out,
                        "\">%s</a>: %u turns, %u decisions, the lead "
                        "changed %u times",
                        e->about, r->turns, r->decisions, r->changes);
        if (r->lowest < 6000)
            rum_text_printf(out, ", the winner's lowest chance %.0f %%",
                            r->lowest / 60.0);
        rum_text_puts(out, "</li>\n");
    }
    rum_text_puts(out, "</ul>\n<p>Played by ");
    page_text(out, level->name);
    rum_text_puts(out, ". Recordings: <code>rumpus replay FILE</code> shows "
                       "them, and so does the page when one is dropped on "
                       "it.</p>\n");
}

/* ---- choices ---- */

static void put_choice(const struct balance *b, const struct rum_clause *clause,
                       struct rum_text *out)
{
    rum_text_printf(out, "<tr><td>%s ", clause->id);
    page_text(out, clause->text);
    rum_text_puts(out, "</td>");
    for (int k = 0; k < b->played; k++) {
        const struct lab_pick *pick = &b->level[k].tally.pick[clause->number];
        if (pick->offered)
            rum_text_printf(out, "<td>%.0f %% <small>of %llu</small></td>",
                            100 * (double)pick->taken / (double)pick->offered,
                            (unsigned long long)pick->offered);
        else
            rum_text_puts(out, "<td></td>");
    }
    rum_text_puts(out, "</tr>\n");
}

void page_choices(const struct balance *b, struct rum_text *out)
{
    const struct rum_rules *rules = rum_rules_of(b->setting.game->tag);

    rum_text_puts(out, "<h2>What is chosen</h2>\n");
    page_heads(b, "choice, by its clause", out);
    for (size_t i = 0; i < rules->clauses; i++) {
        if (balance_offered(b, rules->clause[i].number) >= BALANCE_OFFERED)
            put_choice(b, &rules->clause[i], out);
    }
    rum_text_puts(out, "</tbody></table></div>");
    page_caption(b,
                 "How often a choice was taken where it was open beside "
                 "others, in one decision of eight. 100 % or 0 % is no choice: "
                 "always or never taken.",
                 out);
}
