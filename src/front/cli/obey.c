/*
 * obey.c: the words a person can type at a decision.
 */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include <rumpus/clause.h>

#include "../common/cli.h"
#include "../common/words.h"
#include "choose.h"
#include "record.h"
#include "rules.h"
#include "session.h"
#include "show.h"
#include "why.h"

#define HINT_MILLIS 2000

static enum obeyed help(struct session *s, const char *rest)
{
    const char *tag = rum_match_game(s->match)->tag;

    (void)rest;
    session_say(s, "Choose an action by its number, its short form or some of "
                   "its words.");
    rum_text_printf(
        &s->out,
        "  ? 3      the rule behind action 3     ? %c%c-3.1   that clause\n"
        "  ? word   clauses with that word       rules      how to play\n"
        "  list     the actions in full          table      draw it again\n"
        "  legend   what the signs mean          options    what was chosen\n"
        "  hint     what a bot would do          log        what happened\n"
        "  undo     take back                    redo       play it again\n"
        "  look 3   reach and sight of action 3  quit       leave the game\n"
        "  goals    how everybody wins           save F     keep a copy in F\n"
        "  why h9   why that is not open now     resign     give the game up\n"
        "  offer    offer a draw                 rematch    after the end\n"
        "Before a number: * wins, + is good, ! is dangerous. If an action is\n"
        "called like one of these words, put / before the word: /undo.\n",
        tag[0] - 'a' + 'A', tag[1] - 'a' + 'A');
    session_flush(s);
    return OBEYED_ASK_AGAIN;
}

/* The whole page of rules, through the pager. */
static enum obeyed rules(struct session *s, const char *rest)
{
    const struct rum_game *game = rum_match_game(s->match);
    struct rum_text page = {0};

    (void)rest;
    cli_put_howto(&page, game, cli_width());
    rum_text_printf(&page,
                    "\n'? word' finds clauses; 'rumpus rules %s' has them "
                    "all.\n",
                    game->id);
    cli_page(&page);
    rum_text_finish(&page);
    return OBEYED_ASK_AGAIN;
}

/* "? 3", "? NP-3.1", "? wild move" */
static enum obeyed explain(struct session *s, const char *rest)
{
    const struct rum_game *game = rum_match_game(s->match);
    uint16_t index[RUM_MAX_ACTIONS];
    const char *asked = rest, *words[8];
    char copy[200] = "";
    size_t n = 0;

    if (!*rest)
        return help(s, rest);
    if (choose_exactly(s->scene, rest, index) == 1) {
        const struct rum_scene_action *a = &s->scene->actions.v[index[0]];
        show_some_actions(s->scene, index, 1, &s->out);
        asked = a->clause;
        if (!asked)
            rum_text_puts(&s->out, "No clause stands behind it.\n");
    }
    if (asked && !cli_put_rule(&s->out, game, asked, cli_width())) {
        RUM_SAY(copy, "%s", asked);
        for (char *w = strtok(copy, " "); w && n < 8; w = strtok(NULL, " "))
            words[n++] = w;
        if (cli_put_rules_with(&s->out, game, words, n, cli_width()) == 0)
            rum_text_printf(&s->out,
                            "No action and no clause has that; '?' alone is "
                            "help.\n");
    }
    session_flush(s);
    return OBEYED_ASK_AGAIN;
}

/* "why h9": the thing of that name, unless it is open; or else what "?" would
 * say. */
static enum obeyed say_why_not(struct session *s, const char *rest)
{
    uint16_t index[RUM_MAX_ACTIONS];

    if (*rest && why_not(s, rest))
        return OBEYED_ASK_AGAIN;
    size_t n = choose_exactly(s->scene, rest, index)
                   ? 0
                   : choose(s->scene, rest, index);
    if (n == 0)
        return explain(s, rest);
    session_say(s, "That is open:");
    show_some_actions(s->scene, index, n, &s->out);
    session_flush(s);
    return OBEYED_ASK_AGAIN;
}

static enum obeyed list(struct session *s, const char *rest)
{
    (void)rest;
    show_actions(s->scene, RUM_MAX_ACTIONS, &s->out);
    session_flush(s);
    return OBEYED_ASK_AGAIN;
}

static enum obeyed redraw(struct session *s, const char *rest)
{
    (void)s;
    (void)rest;
    return OBEYED_REDRAW;
}

/* What an action, and the cards it takes, could reach: "look 3" */
static enum obeyed look(struct session *s, const char *rest)
{
    uint16_t index[RUM_MAX_ACTIONS];
    struct rum_scene *more = rum_scene_create();

    rum_match_view(s->match, s->watcher, s->scene);
    if (choose_exactly(s->scene, rest, index) != 1) {
        session_say(s, "look takes the number of an action: look 1");
    } else {
        rum_match_preview(s->match, s->scene->actions.v[index[0]].code, more);
        for (size_t i = 0; i < more->marks.n; i++) {
            const struct rum_mark *from = &more->marks.v[i];
            struct rum_mark *m = rum_scene_mark(
                s->scene, from->kind, rum_scene_copy(s->scene, from->on));
            m->action = from->action;
            if (from->from)
                m->from = rum_scene_copy(s->scene, from->from);
            if (from->note)
                m->note = rum_scene_copy(s->scene, from->note);
        }
        show_look(s->scene, index[0], cli_height() - 4, &s->out);
        show_some_actions(s->scene, index, 1, &s->out);
    }
    rum_scene_destroy(more);
    session_flush(s);
    return OBEYED_ASK_AGAIN;
}

static enum obeyed legend(struct session *s, const char *rest)
{
    (void)rest;
    show_legend(s->scene, &s->out);
    session_flush(s);
    return OBEYED_ASK_AGAIN;
}

static enum obeyed goals(struct session *s, const char *rest)
{
    (void)rest;
    show_goals(s->scene, &s->out);
    session_flush(s);
    return OBEYED_ASK_AGAIN;
}

/* One action of a hint. */
static void advise(struct session *s, const char *lead, rum_action act)
{
    for (size_t i = 0; i < s->scene->actions.n; i++) {
        if (s->scene->actions.v[i].code != act)
            continue;
        uint16_t index = (uint16_t)i;
        session_say(s, "%s:", lead);
        show_some_actions(s->scene, &index, 1, &s->out);
    }
}

/* What it rests on. */
static void say_why(struct session *s, const struct rum_thought *thought)
{
    const struct rum_hint *h = &thought->hint;
    char why[400];

    rum_match_words(s->match, thought->seat, h->why, why, sizeof(why));
    if (why[0])
        session_say(s, "Why: %s.", why);
    if (h->chance[0])
        session_say(s, "How it stands: %s.", h->chance);
}

static enum obeyed hint(struct session *s, const char *rest)
{
    struct rum_bot_options opt = {.seed = rum_seed_random(),
                                  .millis = HINT_MILLIS};

    (void)rest;
    for (const char *const *level = rum_bot_levels(); *level; level++)
        opt.level = *level; /* the strongest there is */
    struct rum_thought *thought =
        s->table ? rum_table_advise(s->table, &opt) : NULL;
    if (!thought) {
        session_say(s, "The game is over.");
        return OBEYED_ASK_AGAIN;
    }
    if (!session_think(thought))
        return OBEYED_LEAVE;
    rum_thought_explain(thought);
    advise(s, "A strong bot would play this", thought->best);
    say_why(s, thought);
    if (thought->advice.has_second)
        advise(s, "Next best", thought->advice.second);
    rum_thought_destroy(thought);
    session_flush(s);
    return OBEYED_ASK_AGAIN;
}

static enum obeyed undo(struct session *s, const char *rest)
{
    (void)rest;
    return session_undo(s);
}

static enum obeyed redo(struct session *s, const char *rest)
{
    (void)rest;
    return session_redo(s);
}

static enum obeyed resign(struct session *s, const char *rest)
{
    (void)rest;
    return session_resign(s);
}

static enum obeyed offer(struct session *s, const char *rest)
{
    (void)rest;
    return session_offer_draw(s);
}

static enum obeyed rematch(struct session *s, const char *rest)
{
    (void)rest;
    return session_rematch(s);
}

static enum obeyed say_log(struct session *s, const char *rest)
{
    size_t lines = rum_match_log_size(s->match, s->watcher), skip = 0;
    long wanted = 15;

    if (*rest && strcmp(rest, "all") != 0 &&
        !cli_number(rest, 1, 100000, &wanted)) {
        session_say(s, "log takes a number of lines, or 'all', not '%s'", rest);
        return OBEYED_ASK_AGAIN;
    }
    if (strcmp(rest, "all") != 0 && lines > (size_t)wanted)
        skip = lines - (size_t)wanted;
    if (lines == 0)
        rum_text_puts(&s->out, "Nothing has happened yet.\n");
    if (skip > 0)
        rum_text_printf(&s->out, "(%zu earlier: log all)\n", skip);
    show_log(s->match, s->watcher, skip, true, &s->out);
    session_flush(s);
    return OBEYED_ASK_AGAIN;
}

static enum obeyed save(struct session *s, const char *rest)
{
    struct rum_err_text why;

    if (!*rest)
        session_say(s, "save needs the name of a new file: save game.rumpus");
    else if (record_copy(s->match, rest, &why) < 0)
        session_say(s, "Not saved: %s.", why.text);
    else
        session_say(s, "Saved. 'rumpus resume %s' goes on from here.", rest);
    return OBEYED_ASK_AGAIN;
}

static enum obeyed options(struct session *s, const char *rest)
{
    (void)rest;
    show_options(s->match, &s->out);
    session_flush(s);
    return OBEYED_ASK_AGAIN;
}

static enum obeyed quit(struct session *s, const char *rest)
{
    (void)s;
    (void)rest;
    return OBEYED_LEAVE;
}

static const struct word {
    const char *name, *also;
    enum obeyed (*obey)(struct session *s, const char *rest);
} words[] = {
    {"help", "h", help},        {"?", NULL, explain},
    {"rules", NULL, rules},     {"list", "actions", list},
    {"table", "t", redraw},     {"legend", NULL, legend},
    {"why", NULL, say_why_not}, {"goals", "goal", goals},
    {"look", NULL, look},       {"hint", NULL, hint},
    {"undo", "u", undo},        {"redo", NULL, redo},
    {"log", "l", say_log},      {"save", NULL, save},
    {"options", NULL, options}, {"quit", "q", quit},
    {"exit", NULL, quit},       {"resign", NULL, resign},
    {"offer", NULL, offer},     {"rematch", "again", rematch},
};

#define WORDS (sizeof(words) / sizeof(*words))

/* The command in the first word of the line, and what follows it. */
static const struct word *find_word(const char *typed, const char **rest)
{
    size_t n = typed[0] == '?' ? 1 : strcspn(typed, " ");

    for (size_t i = 0; i < WORDS; i++) {
        const struct word *w = &words[i];
        if ((strlen(w->name) == n && strncasecmp(w->name, typed, n) == 0) ||
            (w->also && strlen(w->also) == n &&
             strncasecmp(w->also, typed, n) == 0)) {
            *rest = typed + n + strspn(typed + n, " ");
            return w;
        }
    }
    return NULL;
}

static enum obeyed play_index(struct session *s, size_t i)
{
    return session_play(s, s->scene->actions.v[i].code) ? OBEYED_MOVED
                                                        : OBEYED_ASK_AGAIN;
}

/* Who types a number means the list of actions, though a place of the board
 * may be called by it as well: 'why 3' asks about that. */
static bool is_number(const char *typed)
{
    return typed[strspn(typed, "0123456789")] == '\0';
}

static enum obeyed not_understood(struct session *s, const char *typed)
{
    const char *names[WORDS + 1];
    size_t n = s->scene->actions.n;

    for (size_t i = 0; i < WORDS; i++)
        names[i] = words[i].name;
    names[WORDS] = NULL;
    const char *near = cli_nearest(typed, names);
    if (!is_number(typed) && why_not(s, typed))
        return OBEYED_ASK_AGAIN;
    if (near)
        session_say(s, "'%.40s' is no action; do you mean '%s'?", typed, near);
    else if (n == 0)
        session_say(s, "The game is over; Enter leaves, ? is for help.");
    else
        session_say(
            s,
            "'%.40s' is none of the actions; type a number, 1 to %zu, or "
            "? for help.",
            typed, n);
    return OBEYED_ASK_AGAIN;
}

enum obeyed session_obey(struct session *s, const char *typed)
{
    uint16_t fits[RUM_MAX_ACTIONS];
    const char *rest;
    bool command = typed[0] == '/';

    if (!*typed) {
        if (s->scene->actions.n == 1)
            return play_index(s, 0);
        session_say(s, "Type a number, 1 to %zu, or ? for help.",
                    s->scene->actions.n);
        return OBEYED_ASK_AGAIN;
    }
    if (command)
        typed++;
    size_t n = command ? 0 : choose_exactly(s->scene, typed, fits);
    if (n == 1)
        return play_index(s, fits[0]);
    const struct word *w = n == 0 ? find_word(typed, &rest) : NULL;
    if (w)
        return w->obey(s, rest);
    if (n == 0 && !command)
        n = choose(s->scene, typed, fits);
    if (n == 0)
        return not_understood(s, typed);
    if (n == 1)
        return play_index(s, fits[0]);
    session_say(s, "'%.40s' fits several; which number?", typed);
    show_some_actions(s->scene, fits, n, &s->out);
    session_flush(s);
    return OBEYED_ASK_AGAIN;
}
