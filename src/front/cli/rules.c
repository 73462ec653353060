/*
 * rules.c: the command `rules`: how to play, and the clauses by number or by
 * words.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include <rumpus/clause.h>
#include <rumpus/text.h>

#include "../common/cli.h"
#include "../common/markdown.h"
#include "../common/words.h"
#include "commands.h"
#include "rules.h"
#include "show.h"

enum { HOUSE, PLAIN };

static const struct cli_flag flags[] = {
    [HOUSE] = {"house", NULL,
               "only the rules that are ours, with the book's way"},
    [PLAIN] = {"plain", NULL, "no colour and no pager"},
    {0},
};

static const struct cli_usage usage = {
    .command = "rules",
    .line = "GAME [CLAUSE | CHAPTER | WORDS...]",
    .about =
        "Without more: how to play on one page, then every clause. With "
        "a clause (NP-3.1 or 3.1) or a chapter (3): that. With words: the "
        "clauses in which all of them occur. Where a rule is ours and not the "
        "book's, it says so.",
    .flags = flags,
    .examples = "  rumpus rules npzr\n"
                "  rumpus rules npzr 3.1\n"
                "  rumpus rules npzr wild move\n"
                "  rumpus rules npzr --house\n",
};

static void put_clause(struct rum_text *out, const struct rum_clause *c,
                       int width)
{
    struct rum_text text = {0};

    rum_clause_say(c, &text);
    cli_styled(out, CLI_BOLD, c->id);
    rum_text_puts(out, " ");
    cli_wrap(out, text.s, (int)strlen(c->id) + 1, 4, width);
    rum_text_finish(&text);
}

/* Does the text name the clause, and not only one that begins like it? */
static bool names(const char *text, size_t n, const char *id)
{
    size_t length = strlen(id);

    for (size_t i = 0; i + length <= n; i++) {
        if (memcmp(text + i, id, length) == 0 &&
            (i + length == n || !isdigit((unsigned char)text[i + length])))
            return true;
    }
    return false;
}

/* What the page for beginners says of a clause: the block above the remark
 * that names it. */
static void put_plain_words(struct rum_text *out, const struct rum_rules *rules,
                            const char *id, int width)
{
    for (const char *at = rules->howto; *at;) {
        const char *end = strstr(at, "\n\n");
        size_t n = end ? (size_t)(end - at) : strlen(at);
        const char *remark = strstr(at, "<!--");
        if (remark && remark < at + n &&
            names(remark, n - (size_t)(remark - at), id)) {
            struct rum_text block = {0};
            rum_text_add(&block, at, (size_t)(remark - at));
            cli_markdown(out, block.s, width, NULL);
            rum_text_puts(out, "\n");
            rum_text_finish(&block);
        }
        at += n + strspn(at + n, "\n");
    }
}

static void put_chapter(struct rum_text *out, const struct rum_rules *rules,
                        size_t chapter, int width)
{
    struct rum_text title = {0}, lines = {0};

    rum_text_printf(&title, "%zu %s", chapter, rules->chapter[chapter]);
    cli_wrap(&lines, title.s, 0, 2, width);
    lines.s[lines.n - 1] = '\0'; /* its newline */
    cli_styled(out, CLI_BOLD, lines.s);
    rum_text_puts(out, "\n\n");
    rum_text_finish(&title);
    rum_text_finish(&lines);
    for (size_t i = 0; i < rules->clauses; i++) {
        if (rules->clause[i].number / 100u == chapter)
            put_clause(out, &rules->clause[i], width);
    }
    rum_text_puts(out, "\n");
}

static bool has_chapter(const struct rum_rules *rules, size_t chapter)
{
    for (size_t i = 0; i < rules->clauses; i++) {
        if (rules->clause[i].number / 100u == chapter)
            return true;
    }
    return false;
}

static void put_picture(const void *context, struct rum_text *out,
                        const char *where, const char *what)
{
    show_picture(context, where, what, out);
}

void cli_put_howto(struct rum_text *out, const struct rum_game *game, int width)
{
    const struct rum_rules *rules = rum_rules_of(game->tag);
    struct cli_pictures pictures = {game, put_picture};

    if (rules && *rules->howto)
        cli_markdown(out, rules->howto, width, &pictures);
}

static void put_all(struct rum_text *out, const struct rum_game *game,
                    const struct rum_rules *rules, int width)
{
    cli_styled(out, CLI_BOLD, game->title);
    rum_text_puts(out, "\n\n");
    if (*rules->howto) {
        cli_put_howto(out, game, width);
        rum_text_puts(out, "\n\n");
        cli_styled(out, CLI_BOLD, "The rules, clause by clause");
        rum_text_puts(out, "\n\n");
    }
    for (size_t c = 1; c < rules->chapters; c++) {
        if (has_chapter(rules, c))
            put_chapter(out, rules, c, width);
    }
}

static bool contains(const char *text, const char *word)
{
    return strcasestr(text, word) != NULL;
}

/* Do all the words occur in the clause or the title of its chapter? */
static bool matches(const struct rum_rules *rules, const struct rum_clause *c,
                    const char *const *words, size_t n)
{
    size_t chapter = c->number / 100u;

    for (size_t i = 0; i < n; i++) {
        if (!contains(c->text, words[i]) && !contains(c->id, words[i]) &&
            !(chapter < rules->chapters &&
              contains(rules->chapter[chapter], words[i])))
            return false;
    }
    return true;
}

/* "NP-3.1", "np3.1", "3.1" into chapter 3, number 1; "NP-3", "3" into chapter
 * 3, number 0. */
static bool parse_number(const struct rum_rules *rules, const char *s,
                         unsigned *chapter, unsigned *number)
{
    int used = 0;

    if (strncasecmp(s, rules->tag, 2) == 0) {
        s += 2;
        s += *s == '-';
    }
    *number = 0;
    if (!isdigit((unsigned char)*s) || strlen(s) > 6)
        return false;
    if (sscanf(s, "%u.%u%n", chapter, number, &used) == 2 && !s[used])
        return true;
    return sscanf(s, "%u%n", chapter, &used) == 1 && !s[used];
}

bool cli_put_rule(struct rum_text *out, const struct rum_game *game,
                  const char *asked, int width)
{
    const struct rum_rules *rules = rum_rules_of(game->tag);
    unsigned chapter, number;

    if (!rules || !parse_number(rules, asked, &chapter, &number))
        return false;
    if (number == 0) {
        if (!has_chapter(rules, chapter))
            return false;
        put_chapter(out, rules, chapter, width);
        return true;
    }
    const struct rum_clause *c = NULL;
    if (chapter < 600 && number < 100)
        c = rum_clause_number(game->tag, RUM_CLAUSE(chapter, number));
    if (c) {
        put_plain_words(out, rules, c->id, width);
        put_clause(out, c, width);
    }
    return c != NULL;
}

size_t cli_put_rules_with(struct rum_text *out, const struct rum_game *game,
                          const char *const *words, size_t n, int width)
{
    const struct rum_rules *rules = rum_rules_of(game->tag);
    size_t found = 0;

    for (size_t i = 0; rules && i < rules->clauses; i++) {
        if (matches(rules, &rules->clause[i], words, n)) {
            put_clause(out, &rules->clause[i], width);
            found++;
        }
    }
    return found;
}

/* What was asked for with words behind the game. */
static int look_up(struct rum_text *out, const struct rum_game *game,
                   const char *const *words, size_t n, int width)
{
    const struct rum_rules *rules = rum_rules_of(game->tag);
    unsigned chapter, number;

    if (n == 1 && parse_number(rules, words[0], &chapter, &number)) {
        if (cli_put_rule(out, game, words[0], width))
            return CLI_DONE;
        return cli_error("%s has no clause or chapter '%s'; its chapters are 1 "
                         "to %zu",
                         game->id, words[0], rules->chapters - 1);
    }
    if (cli_put_rules_with(out, game, words, n, width) == 0)
        return cli_error("no clause of %s has %s", game->id,
                         n == 1 ? "this word" : "all these words");
    return CLI_DONE;
}

/* ---- ours ---- */

/* "option turn_limit (usually 300)", "preset balanced" */
static void put_own_name(struct rum_text *out, const struct rum_game *game,
                         const struct rum_own_rule *own)
{
    rum_text_printf(out, "%s %s", own->kind, own->name);
    for (int i = 0; i < game->option_count; i++) {
        const struct rum_option *o = &game->options[i];
        if (strcmp(own->kind, "option") == 0 && strcmp(o->name, own->name) == 0)
            rum_text_printf(out, " (usually %s), %s", o->standard, o->help);
    }
    rum_text_puts(out, ": ");
}

/* Every clause, option and preset that is not the book's. */
static void put_ours(struct rum_text *out, const struct rum_game *game,
                     const struct rum_rules *rules, int width)
{
    bool any = false;

    for (size_t i = 0; i < rules->clauses; i++) {
        if (rules->clause[i].sources & RUM_BY_US) {
            put_clause(out, &rules->clause[i], width);
            any = true;
        }
    }
    for (const struct rum_own_rule *own = rules->ours; own->kind; own++) {
        struct rum_text line = {0};
        put_own_name(&line, game, own);
        rum_text_puts(&line, own->text);
        cli_wrap(out, line.s, 0, 4, width);
        rum_text_finish(&line);
        any = true;
    }
    if (!any)
        rum_text_printf(out, "No rule of %s is ours.\n", game->id);
}

#define MOST_WORDS 16

struct wishes {
    const struct rum_game *game;
    const char *words[MOST_WORDS];
    size_t n;
    bool house;
};

static int take(void *context, int arg, const char *value)
{
    struct wishes *wishes = context;

    if (arg == HOUSE) {
        wishes->house = true;
        return CLI_DONE;
    }
    if (arg == PLAIN) {
        cli_set_plain();
        return CLI_DONE;
    }
    if (!wishes->game) {
        wishes->game = cli_find_game(&usage, value);
        return wishes->game ? CLI_DONE : CLI_USAGE;
    }
    if (wishes->n == MOST_WORDS)
        return cli_too_many(&usage, value);
    wishes->words[wishes->n++] = value;
    return CLI_DONE;
}

int cli_rules(int argc, char **argv)
{
    struct wishes wishes = {0};
    struct rum_text out = {0};

    int code = cli_parse(&usage, argc, argv, take, &wishes);
    if (code != CLI_READY)
        return code;
    const struct rum_game *game = wishes.game;
    if (!game)
        return cli_misuse(&usage, "which game? 'rumpus games' lists them");
    const struct rum_rules *rules = rum_rules_of(game->tag);
    if (!rules)
        return cli_error("the rules of %s are not written down", game->id);
    if (wishes.house && wishes.n > 0)
        return cli_too_many(&usage, wishes.words[0]);
    code = CLI_DONE;
    if (wishes.house)
        put_ours(&out, game, rules, cli_width());
    else if (wishes.n == 0)
        put_all(&out, game, rules, cli_width());
    else
        code = look_up(&out, game, wishes.words, wishes.n, cli_width());
    cli_page(&out);
    rum_text_finish(&out);
    return code;
}
