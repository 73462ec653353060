/*
 * balance_html.c: the balance report as one page that needs nothing else: no
 * network, no library; its pictures are SVG drawn here.
 */
#include "balance_page.h"

#include <math.h>
#include <string.h>

#include <rumpus/clause.h>

#define LEFT   190 /* of a chart, for names */
#define WIDE   480 /* of what is drawn */
#define RIGHT  30
#define BINS   24
#define HIGH   120 /* of a histogram */
#define COLOUR "var(--c%d)"

static const char head[] =
    "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
    "<meta name=\"viewport\" content=\"width=device-width\">\n<style>\n"
    ":root{color-scheme:light dark;--ink:#222;--dim:#666;--line:#ccc;"
    "--page:#fff;--box:#f4f2ee;--c0:#2166ac;--c1:#c2500a;--c2:#2a7a3b;"
    "--c3:#7b3294;--c4:#8a6d00;--c5:#a0225a}\n"
    "@media(prefers-color-scheme:dark){:root{--ink:#e6e3dd;--dim:#a5a199;"
    "--line:#48453f;--page:#1b1a18;--box:#272522;--c0:#7db4e6;--c1:#f0995a;"
    "--c2:#7ccb8c;--c3:#cf9be6;--c4:#dcc262;--c5:#f08ab4}}\n"
    "body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);"
    "background:var(--page);max-width:56rem;margin:2rem auto;padding:0 1rem}\n"
    "h1,h2{line-height:1.2}.verdict{background:var(--box);padding:1rem;"
    "border-left:6px solid var(--c1)}.even{border-color:var(--c2)}\n"
    ".verdict p{margin:.3rem 0}.verdict p:first-child{font-weight:700;"
    "font-size:1.2rem}\n"
    "figure{margin:1.5rem 0}figcaption{color:var(--dim)}svg{max-width:100%;"
    "height:auto}svg text{fill:var(--ink);font:13px system-ui,sans-serif}\n"
    "code{background:var(--box);padding:.1rem .3rem;font-size:.85rem;"
    "overflow-wrap:anywhere}\n"
    "table{border-collapse:collapse;width:100%}th,td{padding:.2rem .5rem;"
    "border-bottom:1px solid var(--line);text-align:right}"
    "th:first-child,td:first-child{text-align:left}"
    "thead th{cursor:pointer;vertical-align:bottom}.wide{overflow-x:auto}\n"
    ".pairs td+td{min-width:3.5rem;color:#111}td+td{white-space:nowrap}\n"
    "@media print{body{max-width:none;margin:0}figure,tr{break-inside:avoid}}\n"
    "</style>\n";

/* Tables sort by the column whose head is clicked, numbers as numbers. */
static const char script[] =
    "<script>\n"
    "for(const th of document.querySelectorAll('thead th'))"
    "th.onclick=()=>{\n"
    "const n=th.cellIndex,body=th.closest('table').tBodies[0];\n"
    "const key=r=>r.cells[n].textContent;\n"
    "const down=th.dataset.down=th.dataset.down==='1'?'':'1';\n"
    "const rows=[...body.rows].sort((a,b)=>{"
    "const x=parseFloat(key(a)),y=parseFloat(key(b));"
    "return isNaN(x)||isNaN(y)?key(a).localeCompare(key(b)):x-y});\n"
    "if(down)rows.reverse();body.append(...rows)};\n"
    "</script>\n";

void page_text(struct rum_text *out, const char *s)
{
    for (; *s; s++) {
        switch (*s) {
        case '<':
            rum_text_puts(out, "&lt;");
            break;
        case '&':
            rum_text_puts(out, "&amp;");
            break;
        case '"':
            rum_text_puts(out, "&quot;");
            break;
        default:
            rum_text_add(out, s, 1);
        }
    }
}

static void put_command(const struct balance *b, struct rum_text *out)
{
    struct rum_text command = {0};

    balance_command(b, &command);
    rum_text_puts(out, "<code>");
    page_text(out, command.s);
    rum_text_puts(out, "</code>");
    rum_text_finish(&command);
}

void page_caption(const struct balance *b, const char *text,
                  struct rum_text *out)
{
    rum_text_printf(out, "<figcaption>%s Again: ", text);
    put_command(b, out);
    rum_text_puts(out, "</figcaption></figure>\n");
}

static void put_verdict(const struct balance *b, struct rum_text *out)
{
    struct rum_text text = {0};

    balance_judge(b, &text);
    rum_text_printf(out, "<div class=\"verdict%s\">",
                    balance_is_even(b) ? " even" : "");
    for (char *line = strtok(text.s, "\n"); line; line = strtok(NULL, "\n")) {
        rum_text_puts(out, "<p>");
        page_text(out, line);
        rum_text_puts(out, "</p>");
    }
    rum_text_puts(out, "</div>\n");
    rum_text_finish(&text);
}

/* Which colour is which level. */
static void put_legend(const struct balance *b, struct rum_text *out)
{
    rum_text_puts(out, "<p>");
    for (int k = 0; k < b->played; k++) {
        rum_text_printf(out, "<span style=\"color:" COLOUR "\">&#9679;</span> ",
                        k);
        page_text(out, b->level[k].name);
        rum_text_puts(out, " &nbsp; ");
    }
    rum_text_puts(out, "</p>\n");
}

static void draw_row(const struct balance *b, const struct balance_row *row,
                     int y, struct rum_text *out)
{
    struct rum_text name = {0};

    balance_name(row, &name);
    rum_text_printf(out, "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">",
                    LEFT - 10, y + 5 * b->played + 2);
    page_text(out, name.s);
    rum_text_puts(out, "</text>");
    for (int k = 0; k < b->played; k++) {
        struct lab_share s = lab_share_of(row->count[k]);
        int at = y + 10 * k + 5;
        if (row->count[k].games == 0)
            continue;
        rum_text_printf(
            out,
            "<g style=\"stroke:" COLOUR ";fill:" COLOUR
            "\"><line x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\" "
            "stroke-width=\"2\"/><circle cx=\"%.1f\" cy=\"%d\" r=\"4\"><title>",
            k, k, LEFT + WIDE * s.low, LEFT + WIDE * s.high, at, at,
            LEFT + WIDE * s.share, at);
        page_text(out, name.s);
        rum_text_printf(out, ", %s: %.1f %%, %.1f to %.1f</title></circle></g>",
                        b->level[k].name, 100 * s.share, 100 * s.low,
                        100 * s.high);
    }
    rum_text_puts(out, "\n");
    rum_text_finish(&name);
}

static void draw_wins(const struct balance *b, struct rum_text *out)
{
    int step = 10 * b->played + 8, high = b->rows * step;

    rum_text_puts(out, "<h2>Who wins</h2>\n<figure>");
    put_legend(b, out);
    rum_text_printf(out,
                    "<svg viewBox=\"0 0 %d %d\" width=\"%d\" role=\"img\" "
                    "aria-label=\"shares of wins\">",
                    LEFT + WIDE + RIGHT, high + 24, LEFT + WIDE + RIGHT);
    for (int p = 0; p <= 100; p += 25)
        rum_text_printf(out,
                        "<line x1=\"%d\" x2=\"%d\" y1=\"0\" y2=\"%d\" "
                        "style=\"stroke:var(--line)\"/><text x=\"%d\" "
                        "y=\"%d\" text-anchor=\"middle\">%d %%</text>",
                        LEFT + WIDE * p / 100, LEFT + WIDE * p / 100, high,
                        LEFT + WIDE * p / 100, high + 18, p);
    rum_text_printf(out,
                    "<line x1=\"%.1f\" x2=\"%.1f\" y1=\"0\" y2=\"%d\" "
                    "style=\"stroke:var(--ink)\" stroke-dasharray=\"5 4\"/>\n",
                    LEFT + WIDE * b->fair, LEFT + WIDE * b->fair, high);
    for (int i = 0; i < b->rows; i++)
        draw_row(b, &b->row[i], i * step + 4, out);
    rum_text_puts(out, "</svg>");
    page_caption(
        b,
        "Shares of wins with their 95 % intervals; the dashed line is a "
        "fair share.",
        out);
}

void page_heads(const struct balance *b, const char *first,
                struct rum_text *out)
{
    rum_text_printf(out,
                    "<figure><div class=\"wide\"><table><thead><tr>"
                    "<th>%s</th>",
                    first);
    for (int k = 0; k < b->played; k++) {
        rum_text_puts(out, "<th>");
        page_text(out, b->level[k].name);
        rum_text_puts(out, "</th>");
    }
    rum_text_puts(out, "</tr></thead><tbody>\n");
}

static void put_spreads(const struct balance *b, const char *name,
                        size_t offset, double scale, struct rum_text *out)
{
    rum_text_printf(out, "<tr><td>%s</td>", name);
    for (int k = 0; k < b->played; k++) {
        const struct lab_spread *s = balance_spread(b, k, offset);
        rum_text_printf(out, "<td>%.1f <small>(%.0f %.0f %.0f)</small></td>",
                        scale * s->mean, scale * s->q1, scale * s->median,
                        scale * s->q3);
    }
    rum_text_puts(out, "</tr>\n");
}

static void put_length(const struct balance *b, struct rum_text *out)
{
    struct rum_text text = {0};

    rum_text_puts(out, "<h2>How a game runs</h2>\n");
    page_heads(b, "mean (quartiles)", out);
    for (size_t i = 0; balance_course[i].name; i++)
        put_spreads(b, balance_course[i].name, balance_course[i].offset,
                    balance_course[i].scale, out);
    rum_text_puts(out, "<tr><td>comebacks</td>");
    for (int k = 0; k < b->played; k++)
        rum_text_printf(out, "<td>%.1f %%</td>",
                        100 * balance_comebacks(&b->level[k].summary));
    rum_text_puts(out, "</tr></tbody></table></div>");
    rum_text_printf(&text,
                    "Minutes are %d seconds for each decision with a choice; "
                    "the game says %u. Who leads is what the game itself "
                    "thinks of positions; a comeback is a win by somebody who "
                    "once expected at most half of a fair share.",
                    LAB_PACE, b->setting.game->minutes);
    page_caption(b, text.s, out);
    rum_text_finish(&text);
}

/* Games of each length, in BINS steps up to the longest. */
static void draw_turns(const struct balance *b, struct rum_text *out)
{
    uint32_t longest = 1;
    uint64_t bin[BALANCE_LEVELS][BINS] = {{0}}, most = 1;

    for (int k = 0; k < b->played; k++) {
        if (b->level[k].summary.turns.max > longest)
            longest = b->level[k].summary.turns.max;
    }
    for (int k = 0; k < b->played; k++) {
        const struct lab_run *run = &b->level[k].run;
        for (size_t i = 0; i < run->games; i++) {
            if (run->record[i].outcome != LAB_PLAYED)
                continue;
            uint64_t *n = &bin[k][run->record[i].turns * (BINS - 1u) / longest];
            if (++*n > most)
                most = *n;
        }
    }
    rum_text_puts(out, "<figure>");
    put_legend(b, out);
    rum_text_printf(out,
                    "<svg viewBox=\"0 0 %d %d\" width=\"%d\" role=\"img\" "
                    "aria-label=\"lengths of games\">",
                    WIDE + 60, HIGH + 24, WIDE + 60);
    for (int k = 0; k < b->played; k++) {
        rum_text_printf(out,
                        "<polyline fill=\"none\" stroke-width=\"2\" "
                        "style=\"stroke:" COLOUR "\" points=\"",
                        k);
        for (int i = 0; i < BINS; i++)
            rum_text_printf(out, "%.1f,%.1f ", 20 + WIDE * i / (BINS - 1.0),
                            4 + HIGH * (1 - (double)bin[k][i] / (double)most));
        rum_text_puts(out, "\"/>\n");
    }
    rum_text_printf(out,
                    "<line x1=\"20\" x2=\"%d\" y1=\"%d\" y2=\"%d\" "
                    "style=\"stroke:var(--line)\"/><text x=\"20\" "
                    "y=\"%d\">0</text><text x=\"%d\" y=\"%d\" "
                    "text-anchor=\"end\">%u turns</text></svg>",
                    WIDE + 20, HIGH + 4, HIGH + 4, HIGH + 20, WIDE + 20,
                    HIGH + 20, longest);
    page_caption(b, "How many games have how many turns.", out);
}

static void put_ends(const struct balance *b, struct rum_text *out)
{
    const struct rum_clause *clause;

    rum_text_puts(out, "<h2>How games end</h2>\n");
    page_heads(b, "by", out);
    for (size_t next = 0; balance_next_end(b, &next, &clause);) {
        rum_text_puts(out, "<tr><td>");
        page_text(out, clause ? clause->id : "no clause");
        rum_text_puts(out, " ");
        page_text(out, clause ? clause->text : "");
        rum_text_puts(out, "</td>");
        for (int k = 0; k < b->played; k++)
            rum_text_printf(out, "<td>%.1f&nbsp;%%</td>",
                            100 * balance_ended(b, k, clause));
        rum_text_puts(out, "</tr>\n");
    }
    rum_text_puts(out, "</tbody></table></div>");
    page_caption(b, "The clause each game gives for its end.", out);
}

static void put_use(const struct balance *b, const struct balance_use *use,
                    struct rum_text *out)
{
    rum_text_printf(out, "<tr><td>%s: ", use->kind->name);
    page_text(out, b->setting.game->subjects[use->subject]);
    rum_text_puts(out, "</td>");
    for (int k = 0; k < b->played; k++) {
        const struct lab_tally *tally = &b->level[k].tally;
        const struct lab_use *u =
            lab_tally_use(tally, use->kind->kind, use->subject);
        rum_text_printf(out,
                        "<td>%.1f&nbsp;%%</td><td>%.1f&nbsp;%%</td>"
                        "<td>%.2f</td>",
                        100 * balance_winners(tally, u),
                        100 * balance_losers(tally, u),
                        (double)u->times / (double)b->level[k].summary.played);
    }
    rum_text_puts(out, "</tr>\n");
}

static void put_uses(const struct balance *b, struct rum_text *out)
{
    rum_text_puts(out, "<h2>What is used</h2>\n<figure><div class=\"wide\">"
                       "<table><thead><tr><th>what</th>");
    for (int k = 0; k < b->played; k++) {
        static const char *const measure[] = {"winners", "losers",
                                              "times a game"};
        for (int i = 0; i < 3; i++) {
            rum_text_puts(out, "<th>");
            page_text(out, b->level[k].name);
            rum_text_printf(out, "<br>%s</th>", measure[i]);
        }
    }
    rum_text_puts(out, "</tr></thead><tbody>\n");
    for (size_t i = 0; i < b->uses; i++)
        put_use(b, &b->use[i], out);
    rum_text_puts(out, "</tbody></table></div>");
    page_caption(
        b,
        "How many of the winners and of the losers had it, and how often "
        "it came up; what tells them apart most clearly comes first. A "
        "click on a head sorts.",
        out);
}

static void put_unused(const struct balance *b, struct rum_text *out)
{
    const struct rum_game *game = b->setting.game;
    size_t n = 0;

    rum_text_puts(out, "<h2>What never came up</h2>\n<p>Cards, abilities and "
                       "pieces: ");
    for (size_t i = 0; i < b->level[0].tally.subjects; i++) {
        if (balance_subject_seen(b, i))
            continue;
        rum_text_puts(out, n++ ? ", " : "");
        page_text(out, game->subjects[i]);
    }
    rum_text_puts(out, n ? ".</p>\n" : "none; all were used.</p>\n");
}

static void put_untold(const struct balance *b, struct rum_text *out)
{
    const struct rum_clause *clause[BALANCE_CLAUSES];
    size_t all, n = balance_untold(b, clause, &all);

    rum_text_printf(out,
                    "<p>Clauses: %zu of the %zu that events, choices and "
                    "questions name.</p><ul>\n",
                    n, all);
    for (size_t i = 0; i < n; i++) {
        rum_text_printf(out, "<li>%s ", clause[i]->id);
        page_text(out, clause[i]->text);
        rum_text_puts(out, "</li>\n");
    }
    rum_text_puts(out, "</ul>\n");
}

void balance_html(const struct balance *b, struct rum_text *out)
{
    const char *title = b->setting.game->title;

    rum_text_puts(out, head);
    rum_text_puts(out, "<title>");
    page_text(out, title);
    rum_text_puts(out, ": is it fair?</title></head><body>\n<h1>");
    page_text(out, title);
    rum_text_puts(out, "</h1>\n");
    put_verdict(b, out);
    rum_text_puts(out, "<p>");
    for (int k = 0; k < b->played; k++)
        rum_text_printf(out, "%s%llu games among %s", k ? ", " : "",
                        (unsigned long long)b->level[k].summary.played,
                        b->level[k].name);
    rum_text_puts(out, ". This page: ");
    put_command(b, out);
    rum_text_puts(out, "</p>\n");
    if (b->played > 0) {
        draw_wins(b, out);
        page_meetings(b, out);
        page_skill(b, out);
        put_length(b, out);
        draw_turns(b, out);
        put_ends(b, out);
        page_examples(b, out);
        put_uses(b, out);
        page_choices(b, out);
        put_unused(b, out);
        put_untold(b, out);
    }
    rum_text_puts(out, script);
    rum_text_puts(out, "</body></html>\n");
}
