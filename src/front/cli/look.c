/*
 * look.c: looking on, step by step.
 */
#include "look.h"
#include "../common/cli.h"
#include "../common/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "input.h"
#include "record.h"
#include "show.h"

/* "0", "spectator", "all"; false for anything else. */
static bool viewer(const char *text, int seats, rum_seat *out)
{
    long n;

    if (strcmp(text, "spectator") == 0)
        *out = RUM_NOBODY;
    else if (strcmp(text, "all") == 0)
        *out = RUM_ALL;
    else if (cli_number(text, 0, seats - 1, &n))
        *out = (rum_seat)n;
    else
        return false;
    return true;
}

int look_as(struct look *l, const struct cli_usage *usage, const char *as)
{
    struct session *s = &l->s;

    if (viewer(as ? as : "all", rum_match_seats(s->match), &s->watcher))
        return CLI_DONE;
    return cli_misuse(usage,
                      "--as takes a seat, 'spectator' or 'all', not '%s'", as);
}

static void draw(struct look *l)
{
    struct session *s = &l->s;
    size_t length = rum_match_length(s->match);

    rum_match_view(s->match, s->watcher, s->scene);
    rum_text_puts(&s->out, "\n");
    show_table(s->scene, cli_height() - 4, &s->out);
    if (s->scene->over)
        show_result(s->scene, &s->out);
    else if (s->scene->prompt)
        cli_wrap(&s->out, s->scene->prompt, 0, 0, cli_width());
    if (l->replay)
        rum_text_printf(&s->out, "(action %zu of %zu)\n", length,
                        length + rum_match_future(s->match));
    session_flush(s);
}

static bool at_end(const struct look *l)
{
    return l->replay ? rum_match_future(l->s.match) == 0
                     : rum_match_actor(l->s.match) == RUM_NOBODY;
}

static void step(struct look *l)
{
    if (!l->replay) {
        session_turn(&l->s);
        return;
    }
    rum_match_jump(l->s.match, rum_match_length(l->s.match) + 1);
    session_tell(&l->s);
}

/* ---- the words ---- */

static enum obeyed help(struct look *l, const char *rest)
{
    (void)rest;
    rum_text_puts(
        &l->s.out,
        "  Enter      the next action      20         twenty actions\n"
        "  end        to the end           log        what happened\n"
        "  as 0       with the eyes of seat 0; also: as spectator, "
        "as all\n"
        "  table      draw it again        save FILE  keep a copy\n"
        "  quit       leave\n");
    if (l->replay)
        rum_text_puts(&l->s.out,
                      "  back       one action back      jump 12    after "
                      "action 12\n"
                      "  start      to the beginning\n");
    session_flush(&l->s);
    return OBEYED_ASK_AGAIN;
}

static enum obeyed to_end(struct look *l, const char *rest)
{
    (void)rest;
    l->fast = !l->replay;
    l->ahead = 0;
    if (l->replay)
        rum_match_jump(l->s.match, rum_match_length(l->s.match) +
                                       rum_match_future(l->s.match));
    return l->replay ? OBEYED_REDRAW : OBEYED_MOVED;
}

static enum obeyed jump(struct look *l, const char *rest)
{
    struct rum_match *m = l->s.match;
    long last = (long)(rum_match_length(m) + rum_match_future(m)), n;

    if (!l->replay || !cli_number(rest, 0, last, &n)) {
        session_say(&l->s,
                    l->replay ? "jump takes a number, 0 to %ld"
                              : "only a replay can jump",
                    last);
        return OBEYED_ASK_AGAIN;
    }
    rum_match_jump(m, (size_t)n);
    return OBEYED_REDRAW;
}

static enum obeyed back(struct look *l, const char *rest)
{
    size_t length = rum_match_length(l->s.match);

    (void)rest;
    if (!l->replay || length == 0) {
        session_say(&l->s, l->replay ? "This is the beginning."
                                     : "only a replay can go back");
        return OBEYED_ASK_AGAIN;
    }
    rum_match_jump(l->s.match, length - 1);
    return OBEYED_REDRAW;
}

static enum obeyed start(struct look *l, const char *rest)
{
    (void)rest;
    return jump(l, "0");
}

static enum obeyed as(struct look *l, const char *rest)
{
    int seats = rum_match_seats(l->s.match);

    if (!viewer(rest, seats, &l->s.watcher)) {
        session_say(&l->s, "as takes a seat, 0 to %d, 'spectator' or 'all'",
                    seats - 1);
        return OBEYED_ASK_AGAIN;
    }
    return OBEYED_REDRAW;
}

static enum obeyed log_or_save(struct look *l, const char *typed)
{
    /* The same words, and the same answers, as at a decision. */
    return session_obey(&l->s, typed);
}

static enum obeyed redraw(struct look *l, const char *rest)
{
    (void)l;
    (void)rest;
    return OBEYED_REDRAW;
}

static enum obeyed quit(struct look *l, const char *rest)
{
    (void)l;
    (void)rest;
    return OBEYED_LEAVE;
}

static const struct {
    const char *name, *also;
    enum obeyed (*obey)(struct look *l, const char *rest);
} words[] = {
    {"?", "help", help},    {"end", "fast", to_end}, {"jump", "j", jump},
    {"back", "b", back},    {"start", NULL, start},  {"as", NULL, as},
    {"table", "t", redraw}, {"quit", "q", quit},
};

#define WORDS (sizeof(words) / sizeof(*words))

static enum obeyed obey(struct look *l, const char *typed)
{
    size_t n = strcspn(typed, " ");
    const char *rest = typed + n + strspn(typed + n, " ");

    l->ahead = 1;
    if (!*typed || cli_number(typed, 1, 1000000, &l->ahead) ||
        strcmp(typed, "next") == 0)
        return OBEYED_MOVED;
    for (size_t i = 0; i < WORDS; i++) {
        const char *name = words[i].name, *also = words[i].also;
        if ((strlen(name) == n && strncasecmp(name, typed, n) == 0) ||
            (also && strlen(also) == n && strncasecmp(also, typed, n) == 0))
            return words[i].obey(l, rest);
    }
    if (n == 3 && strncmp(typed, "log", 3) == 0)
        return log_or_save(l, typed);
    if (n == 4 && strncmp(typed, "save", 4) == 0)
        return log_or_save(l, typed);
    session_say(&l->s, "'%.40s' is no word I know; ? lists them.", typed);
    return OBEYED_ASK_AGAIN;
}

/* Ask until something is to be done; false: leave. */
static bool ask(struct look *l)
{
    char line[400];

    for (;;) {
        enum input in = input_line(at_end(l) ? "[Enter = leave, ? = help] > "
                                             : "[Enter = next, ? = help] > ",
                                   line, sizeof(line));
        if (in == INPUT_END && !l->replay) {
            l->fast = true; /* nobody there to press Enter */
            return true;
        }
        if (in != INPUT_LINE || (!*line && at_end(l)))
            return false;
        switch (obey(l, line)) {
        case OBEYED_MOVED:
            return true;
        case OBEYED_LEAVE:
            return false;
        case OBEYED_REDRAW:
            session_skip(&l->s); /* the way there is not told again */
            draw(l);
            break;
        case OBEYED_ASK_AGAIN:
            break;
        }
        if (l->s.lost)
            return false;
    }
}

static void look_on(struct look *l)
{
    struct session *s = &l->s;

    while (!s->left && !s->lost && !input_stopped()) {
        bool asking = !l->fast && l->delay < 0 && l->ahead <= 0;
        if (!l->fast && (asking || l->delay >= 0))
            draw(l);
        if (at_end(l) && !(l->replay && asking))
            break;
        if (asking && !ask(l)) {
            s->left = true;
            break;
        }
        if (l->delay > 0)
            input_wait((unsigned)l->delay);
        if (!at_end(l)) {
            step(l);
            l->ahead--;
        }
    }
    if (!s->left && !s->lost && !input_stopped() && l->fast)
        draw(l);
}

int look_command(struct look *l, const struct cli_usage *usage, int argc,
                 char **argv,
                 int (*take)(void *context, int arg, const char *value),
                 int (*begin)(void *context), void *context)
{
    int code = cli_parse(usage, argc, argv, take, context);

    if (code != CLI_READY)
        return code;
    input_catch_stop();
    code = begin(context);
    if (code == CLI_DONE)
        look_on(l);
    if (l->s.lost)
        code = CLI_FAILED;
    session_finish(&l->s);
    input_die_if_stopped();
    return code;
}
