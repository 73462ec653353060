/*
 * conform_options.c: which options a game is played with.
 *
 * The first games are those of the presets. The next try every word, every
 * choice and both ends and the middle of every range once, the rest as it is by
 * default where that is accepted. The games after them take random mixtures.
 *
 * A run of one preset plays nothing else; only the number of players varies,
 * where the preset leaves it open.
 */
#include "conform.h"

#include <string.h>

#define TRIES 400 /* mixtures until one is accepted */

static int count(const char *const *names)
{
    int n = 0;
    while (names && names[n])
        n++;
    return n;
}

/* Values of a kind that is no word: ends and middle, or one for each choice. */
static int plain_values(const struct rum_option *o)
{
    switch (o->kind) {
    case RUM_OPT_INT:
        return o->max - o->min >= 2 ? 3 : o->max - o->min + 1;
    case RUM_OPT_LIST:
        return count(o->choices);
    case RUM_OPT_WORD:
    case RUM_OPT_TEXT: /* only its game knows what it may say */
        break;
    }
    return 0;
}

size_t conform_option_cases(const struct rum_game *game)
{
    int n = game->preset_count;

    for (int i = 0; i < game->option_count; i++)
        n += count(game->options[i].words) + plain_values(&game->options[i]);
    return (size_t)n;
}

/* A list with the choice `forced` in it (-1: any), for about so many seats. */
static void random_list(struct conform *c, const struct rum_option *o,
                        int forced, char *out, size_t size)
{
    int choices = count(o->choices), list[RUM_MAX_LIST] = {0};
    size_t n =
        one_in(c, 4) ? 1 + below(c, RUM_MAX_LIST) : (size_t)c->opt.value[0].n;
    bool distinct = !one_in(c, 4) && n <= (size_t)choices;

    for (size_t i = 0; i < n; i++) {
        bool again = true;
        while (again) {
            list[i] =
                i == 0 && forced >= 0 ? forced : (int)below(c, (size_t)choices);
            again = false;
            for (size_t k = 0; distinct && k < i; k++)
                again = again || list[k] == list[i];
        }
    }
    size_t swap = below(c, n);
    int first = list[0];
    list[0] = list[swap];
    list[swap] = first;
    out[0] = '\0';
    for (size_t i = 0; i < n; i++)
        rum_say(out, size, "%s%s", i ? "," : "", o->choices[list[i]]);
}

/* The value numbered v of option o: words first. */
static void value_text(struct conform *c, const struct rum_option *o, int v,
                       char *out, size_t size)
{
    int words = count(o->words);

    out[0] = '\0';
    if (v < words) {
        rum_say(out, size, "%s", o->words[v]);
        return;
    }
    v -= words;
    if (o->kind == RUM_OPT_LIST)
        random_list(c, o, v, out, size);
    else
        rum_say(out, size, "%d",
                v == 0   ? o->min
                : v == 1 ? o->max
                         : o->min + 1 +
                               (int)below(c, (size_t)(o->max - o->min - 1)));
}

static bool set(struct conform *c, int i, const char *value)
{
    const struct rum_option *o = &c->game->options[i];
    char again[RUM_MAX_TEXT];
    struct rum_err_text why;
    struct rum_options copy;

    if (rum_options_set(&c->opt, c->game, o->name, value, &why) < 0)
        return fail(c, "%s=%s is not taken: %s", o->name, value, why.text);
    rum_options_format(&c->opt, c->game, (size_t)i, again, sizeof(again));
    memcpy(&copy, &c->opt, sizeof(copy));
    const struct rum_value *a = &copy.value[i], *b = &c->opt.value[i];
    if (rum_options_set(&copy, c->game, o->name, again, &why) < 0 ||
        a->n != b->n || memcmp(a->list, b->list, sizeof(a->list)) != 0)
        return fail(c, "%s=%s is written as %s, which is not the same", o->name,
                    value, again);
    return true;
}

/* What a text may say only its game knows; these are texts it takes. */
static const struct {
    const char *game, *option, *text;
} texts[] = {
    {"zg", "file",
     "attic 8 7 FALL  0 0 0 0 0 0 0 0  0 0 0 0 2 2 0 0  0 0 ~ 0 2 2 0 0  "
     "0 0 ~ ~ 0 0 0 0  0 0 0 ~ 0 0 0 0  0 1 1 0 0 0 0 0  0 0 0 0 0 0 0 0  "
     "A b2 1x2 4  C e2 2x1 6  B g5 2x2 3"},
};

static bool set_texts(struct conform *c)
{
    for (size_t t = 0; t < sizeof(texts) / sizeof(texts[0]); t++) {
        for (int i = 0; i < c->game->option_count; i++) {
            if (strcmp(texts[t].game, c->game->id) == 0 &&
                strcmp(texts[t].option, c->game->options[i].name) == 0 &&
                !set(c, i, texts[t].text))
                return false;
        }
    }
    return true;
}

/* Half of the options, at random. `players` comes first: lists look at it. */
static bool mix(struct conform *c, int forced)
{
    char value[RUM_MAX_TEXT];

    if (!set_texts(c))
        return false;
    for (int i = 0; i < c->game->option_count; i++) {
        const struct rum_option *o = &c->game->options[i];
        int n = count(o->words) + plain_values(o);
        if (i == forced || n == 0 || one_in(c, 2))
            continue;
        value_text(c, o, (int)below(c, (size_t)n), value, sizeof(value));
        if (!set(c, i, value))
            return false;
    }
    return true;
}

static bool is_option(const struct rum_game *game, const char *name)
{
    for (int i = 0; i < game->option_count; i++) {
        if (name && strcmp(game->options[i].name, name) == 0)
            return true;
    }
    return false;
}

/* Deal with c->opt; *taken says whether the game accepted them. */
static bool try_deal(struct conform *c, bool *taken)
{
    struct rum_why why = {0};
    struct rum_seed seed = {
        {0, 0, (uint32_t)(c->seed >> 32), (uint32_t)c->seed}};

    enum rum_err err = rum_game_setup(c->game, c->state, &c->opt, seed, &why);
    *taken = err == RUM_OK;
    if (*taken)
        return true;
    c->refusals++;
    if (err != RUM_EOPTION)
        return fail(c, "setup returned %d", err);
    if (!is_option(c->game, why.option))
        return fail(c, "setup refuses but names no option ('%s')",
                    why.option ? why.option : "");
    if (!why.allowed || !*why.allowed)
        return fail(c, "setup refuses %s but does not say what is allowed",
                    why.option);
    return true;
}

/* Which option and value case k forces; -1: none. */
static int forced_option(const struct rum_game *game, size_t k, int *value)
{
    int left = (int)k - game->preset_count;

    for (int i = 0; left >= 0 && i < game->option_count; i++) {
        int n = count(game->options[i].words) + plain_values(&game->options[i]);
        if (left < n) {
            *value = left;
            return i;
        }
        left -= n;
    }
    return -1;
}

static bool deal_preset(struct conform *c, const char *name)
{
    struct rum_err_text why;
    bool taken = false;

    if (rum_options_preset(&c->opt, c->game, name, &why) < 0)
        return fail(c, "preset %s: %s", name, why.text);
    if (!try_deal(c, &taken))
        return false;
    c->dealt = taken;
    return taken || fail(c, "preset %s is refused", name);
}

static bool sets_players(const struct rum_preset *p)
{
    for (const char *const *value = p->values; *value; value++) {
        if (strncmp(*value, "players=", strlen("players=")) == 0)
            return true;
    }
    return false;
}

/* One game of many of the same preset. */
static bool deal_one_preset(struct conform *c, const struct rum_preset *p)
{
    const struct rum_option *players = &c->game->options[0];
    struct rum_err_text why;
    char value[RUM_MAX_TEXT];

    for (int i = 0; !c->dealt && i < TRIES && !sets_players(p); i++) {
        size_t span = (size_t)(players->max - players->min) + 1;
        if (rum_options_preset(&c->opt, c->game, p->name, &why) < 0)
            return fail(c, "preset %s: %s", p->name, why.text);
        value[0] = '\0';
        rum_say(value, sizeof(value), "%d", players->min + (int)below(c, span));
        if (!set(c, 0, value) || !try_deal(c, &c->dealt))
            return false;
    }
    return c->dealt || deal_preset(c, p->name);
}

bool conform_deal(struct conform *c)
{
    if (c->args->preset)
        return deal_one_preset(c, c->args->preset);
    if (c->index < c->game->preset_count)
        return deal_preset(c, c->game->presets[c->index].name);

    char value[RUM_MAX_TEXT] = "";
    bool taken = false, single = c->index < conform_option_cases(c->game);
    int v = 0;
    int forced = single ? forced_option(c->game, c->index, &v) : -1;

    for (int i = 0; i < TRIES && !taken; i++) {
        rum_options_init(&c->opt, c->game);
        if ((!single || i > 0) && !mix(c, forced))
            return false;
        if (forced >= 0) {
            value_text(c, &c->game->options[forced], v, value, sizeof(value));
            if (!set(c, forced, value))
                return false;
        }
        if (!try_deal(c, &taken))
            return false;
    }
    if (!taken)
        return fail(c, "no mixture with %s=%s is accepted",
                    forced < 0 ? "anything" : c->game->options[forced].name,
                    value);
    c->dealt = true;
    return true;
}

void conform_options_text(const struct conform *c, char *out, size_t size)
{
    char value[RUM_MAX_TEXT];

    out[0] = '\0';
    for (int i = 0; i < c->game->option_count; i++) {
        rum_options_format(&c->opt, c->game, (size_t)i, value, sizeof(value));
        rum_say(out, size, "%s%s=%s", i ? " " : "", c->game->options[i].name,
                value);
    }
}
