/*
 * kit_game.c: the kit's helpers for tests of games.
 */
#include "kit.h"

#include <stdio.h>
#include <stdlib.h>

#include <rumpus/scene.h>
#include <rumpus/text.h>

struct rum_seed kit_seed(uint64_t n)
{
    return (struct rum_seed){{0, 0, (uint32_t)(n >> 32), (uint32_t)n}};
}

/* Take "a=b c=d" and deal; RUM_OK, or why not. */
static enum rum_err deal(const struct rum_game *game, void *state,
                         uint64_t seed, const char *options,
                         struct rum_err_text *why)
{
    struct rum_options opt;
    char pair[RUM_MAX_TEXT + 64];
    enum rum_err err;

    rum_options_init(&opt, game);
    for (const char *at = options; *at;) {
        size_t n = strcspn(at, " ");
        RUM_ASSERT(n < sizeof(pair));
        memcpy(pair, at, n);
        pair[n] = '\0';
        at += n + strspn(at + n, " ");
        if ((err = rum_options_parse(&opt, game, pair, why)))
            return err;
    }
    struct rum_why reason = {0};
    err = rum_game_setup(game, state, &opt, kit_seed(seed), &reason);
    why->text[0] = '\0';
    if (err)
        RUM_SAY(why->text, "option %s takes %s",
                reason.option ? reason.option : "(not named)",
                reason.allowed ? reason.allowed : "(not said)");
    return err;
}

void kit_deal_at(const struct rum_game *game, void *state, uint64_t seed,
                 const char *options, const char *file, int line)
{
    struct rum_err_text why;

    if (deal(game, state, seed, options, &why))
        kit_fail(file, line, "%s with \"%s\" is refused: %s", game->id, options,
                 why.text);
}

void kit_check_refused(const struct rum_game *game, const char *options,
                       const char *option, const char *file, int line)
{
    struct rum_err_text why;
    char named[80];
    void *state = rum_alloc(game->state_size);
    enum rum_err err = deal(game, state, 1, options, &why);

    free(state);
    if (err != RUM_EOPTION)
        kit_fail(file, line, "%s with \"%s\" is not refused", game->id,
                 options);
    snprintf(named, sizeof(named), "option %s ", option);
    if (!strstr(why.text, named))
        kit_fail(file, line, "the refusal of \"%s\" does not name %s: %s",
                 options, option, why.text);
}

void kit_check_preset(const struct rum_game *game, const char *name,
                      const char *changed, const char *file, int line)
{
    struct rum_options opt, book;
    struct rum_err_text why;
    char all[400] = "", value[RUM_MAX_TEXT];

    if (rum_options_preset(&opt, game, name, &why) != RUM_OK)
        kit_fail(file, line, "%s", why.text);
    rum_options_init(&book, game);
    for (size_t i = 0; i < game->option_count; i++) {
        if (memcmp(opt.value[i].list, book.value[i].list, RUM_MAX_LIST) == 0 &&
            opt.value[i].n == book.value[i].n)
            continue;
        rum_options_format(&opt, game, i, value, sizeof(value));
        rum_say(all, sizeof(all), "%s%s=%s", all[0] ? " " : "",
                game->options[i].name, value);
    }
    kit_check_str(all, changed, "the preset", file, line);
}

static void list(char *out, size_t size, const int *codes, size_t n)
{
    out[0] = '\0';
    for (size_t i = 0; i < n; i++)
        rum_say(out, size, "%s%d", i ? " " : "", codes[i]);
}

void kit_check_legal(const struct rum_game *game, const void *state,
                     const int *should, size_t n, const char *file, int line)
{
    rum_action open[RUM_MAX_ACTIONS];
    int is[RUM_MAX_ACTIONS] = {0};
    char a[400], b[400];
    size_t count = game->legal(state, open);

    for (size_t i = 0; i < count; i++)
        is[i] = open[i];
    if (count == n && (n == 0 || memcmp(is, should, n * sizeof(*is)) == 0))
        return;
    list(a, sizeof(a), is, count);
    list(b, sizeof(b), should, n);
    kit_fail(file, line,
             "%zu actions are open:\n    {%s}, should be %zu:\n"
             "    {%s}",
             count, a, n, b);
}

void kit_check_score(const struct rum_game *game, const void *state,
                     const int *should, size_t n, const char *file, int line)
{
    int is[RUM_MAX_SEATS] = {0};
    char a[80], b[80];

    game->score(state, is);
    if (n == rum_head(state)->seats && memcmp(is, should, n * sizeof(*is)) == 0)
        return;
    list(a, sizeof(a), is, rum_head(state)->seats);
    list(b, sizeof(b), should, n);
    kit_fail(file, line, "the points are {%s}, should be {%s}", a, b);
}

bool kit_is_legal(const struct rum_game *game, const void *state, int act)
{
    rum_action open[RUM_MAX_ACTIONS];
    size_t n = game->legal(state, open);

    for (size_t i = 0; i < n; i++) {
        if (open[i] == act)
            return true;
    }
    return false;
}

void kit_play(const struct rum_game *game, void *state, struct rum_trace *trace,
              const int *codes, size_t n, const char *file, int line)
{
    struct rum_trace *all = trace ? rum_alloc(sizeof(*all)) : NULL;

    for (size_t i = 0; i < n; i++) {
        if (!kit_is_legal(game, state, codes[i])) {
            free(all);
            kit_fail(file, line, "play %zu: action %d is not open to seat %d",
                     i, codes[i], rum_head(state)->to_act);
        }
        if (trace)
            trace->n = 0;
        game->apply(state, (rum_action)codes[i], trace);
        for (int k = 0; trace && k < trace->n; k++) {
            RUM_ASSERT(all->n < RUM_MAX_EVENTS);
            all->event[all->n++] = trace->event[k];
        }
    }
    if (trace)
        memcpy(trace, all, sizeof(*trace));
    free(all);
}

const struct rum_event *kit_event(const struct rum_trace *trace, int kind,
                                  int nth)
{
    for (int i = 0; i < trace->n; i++) {
        if (trace->event[i].kind == kind && nth-- == 0)
            return &trace->event[i];
    }
    return NULL;
}

int kit_events(const struct rum_trace *trace, int kind)
{
    int n = 0;
    while (kit_event(trace, kind, n))
        n++;
    return n;
}

char *kit_dump(const struct rum_game *game, const void *state)
{
    struct rum_text out = {0};
    struct rum_json j = {.out = &out};

    rum_json_open(&j, NULL, '{');
    game->dump(state, &j);
    rum_json_close(&j, '}');
    return out.s;
}

/* An action on it would be shown in the place of the reason. */
static bool is_on(const struct rum_game *game, const void *seen, rum_seat actor,
                  const char *id)
{
    rum_action open[RUM_MAX_ACTIONS];
    size_t n = game->legal(seen, open);
    struct rum_offer offer;
    bool on = false;

    for (size_t i = 0; i < n; i++) {
        memset(&offer, 0, sizeof(offer));
        game->describe(seen, actor, open[i], &offer);
        for (int k = 0; k < offer.targets; k++)
            on |= strcmp(offer.on[k], id) == 0;
    }
    return on;
}

const char *kit_why_at(const struct rum_game *game, const void *state,
                       const char *id, const char *file, int line)
{
    static struct rum_line said;
    rum_seat actor = rum_head(state)->to_act;
    char *seen = rum_alloc(game->state_size);

    rum_game_hide(game, state, actor, seen);
    bool open = is_on(game, seen, actor, id);
    memset(&said, 0, sizeof(said));
    game->why_not(seen, actor, id, &said);
    free(seen);
    if (open)
        kit_fail(file, line, "something open is on '%s'", id);
    return said.text;
}
