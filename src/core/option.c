/*
 * option.c: taking in what people chose, and saying what they could have.
 */
#include <rumpus/option.h>

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/game.h>
#include <rumpus/scene.h>

static int find(const char *const *names, const char *s, size_t n)
{
    for (int i = 0; names && names[i]; i++) {
        if (strlen(names[i]) == n && memcmp(names[i], s, n) == 0)
            return i;
    }
    return -1;
}

static bool single_letters(const char *const *names)
{
    for (int i = 0; names[i]; i++) {
        if (strlen(names[i]) != 1)
            return false;
    }
    return true;
}

/* "Ninja,Pirate" or, of single letters, "CAVT". */
static bool parse_list(const struct rum_option *o, const char *s,
                       struct rum_value *v)
{
    bool letters = single_letters(o->choices) && !strchr(s, ',');

    v->n = 0;
    while (*s) {
        size_t n = letters ? 1 : strcspn(s, ",");
        int choice = find(o->choices, s, n);
        if (choice < 0 || v->n == RUM_MAX_LIST)
            return false;
        v->list[v->n++] = (int8_t)choice;
        s += n;
        if (*s == ',' && !*++s)
            return false;
    }
    return v->n > 0;
}

static bool parse_int(const struct rum_option *o, const char *s, int16_t *out)
{
    char *end;

    if (!isdigit((unsigned char)*s) && *s != '-')
        return false;
    long n = strtol(s, &end, 10);
    if (*end || n < o->min || n > o->max)
        return false;
    *out = (int16_t)n;
    return true;
}

/* Into *v and, of a text, into `text`; nothing is changed on false. */
static bool parse(const struct rum_option *o, const char *s,
                  struct rum_value *out, char *text)
{
    struct rum_value v = {0};
    int word = find(o->words, s, strlen(s));

    if (word >= 0) {
        v.n = (int16_t)RUM_WORD(word);
    } else {
        switch (o->kind) {
        case RUM_OPT_WORD:
            return false;
        case RUM_OPT_INT:
            if (!parse_int(o, s, &v.n))
                return false;
            break;
        case RUM_OPT_LIST:
            if (!parse_list(o, s, &v))
                return false;
            break;
        case RUM_OPT_TEXT:
            if (strlen(s) >= RUM_MAX_TEXT || (int)strlen(s) > o->max)
                return false;
            v.n = (int16_t)strlen(s);
            strcpy(text, s);
            break;
        }
    }
    *out = v;
    return true;
}

void rum_why_say(const struct rum_why *why, const struct rum_game *game,
                 struct rum_err_text *out)
{
    snprintf(out->text, sizeof(out->text), "option %s of %s takes %s",
             why->option, game->id, why->allowed);
}

void rum_options_init(struct rum_options *opt, const struct rum_game *game)
{
    memset(opt, 0, sizeof(*opt));
    RUM_ASSERT(game->option_count <= RUM_MAX_OPTIONS);
    opt->count = game->option_count;
    for (int i = 0; i < game->option_count; i++) {
        const struct rum_option *o = &game->options[i];
        bool good = parse(o, o->standard, &opt->value[i], opt->text);
        RUM_ASSERT(good);
    }
}

static void list(char *out, size_t size, const char *const *names,
                 const char *between)
{
    for (int i = 0; names[i]; i++)
        rum_say(out, size, "%s%s", i ? between : "", names[i]);
}

void rum_option_range(const struct rum_option *o, char *out, size_t size)
{
    out[0] = '\0';
    if (o->words)
        list(out, size, o->words, o->kind == RUM_OPT_WORD ? " or " : ", ");
    if (o->words && o->kind != RUM_OPT_WORD)
        rum_say(out, size, ", or ");
    switch (o->kind) {
    case RUM_OPT_WORD:
        break;
    case RUM_OPT_INT:
        if (o->min == o->max)
            rum_say(out, size, "%d", o->min);
        else
            rum_say(out, size, "%d to %d", o->min, o->max);
        break;
    case RUM_OPT_LIST:
        rum_say(out, size, "a list of ");
        list(out, size, o->choices, single_letters(o->choices) ? "" : ",");
        break;
    case RUM_OPT_TEXT:
        rum_say(out, size, "a text of at most %d characters", o->max);
        break;
    }
}

enum rum_err rum_options_set(struct rum_options *opt,
                             const struct rum_game *game, const char *name,
                             const char *value, struct rum_err_text *why)
{
    RUM_WHY(why);
    why->text[0] = '\0';
    for (int i = 0; i < game->option_count; i++) {
        const struct rum_option *o = &game->options[i];
        if (strcmp(o->name, name) != 0)
            continue;
        if (parse(o, value, &opt->value[i], opt->text)) {
            opt->value[i].given = true;
            return RUM_OK;
        }
        char range[200];
        rum_option_range(o, range, sizeof(range));
        RUM_SAY(why->text, "option %s of %s takes %s, not '%.40s'", name,
                game->id, range, value);
        return RUM_EOPTION;
    }
    RUM_SAY(why->text, "%s has no option '%.40s'; it has ", game->id, name);
    for (int i = 0; i < game->option_count; i++)
        RUM_SAY(why->text, "%s%s", i ? ", " : "", game->options[i].name);
    return RUM_EOPTION;
}

enum rum_err rum_options_parse(struct rum_options *opt,
                               const struct rum_game *game, const char *pair,
                               struct rum_err_text *why)
{
    RUM_WHY(why);
    char name[64];
    const char *equals = strchr(pair, '=');

    if (!equals || equals == pair || (size_t)(equals - pair) >= sizeof(name)) {
        why->text[0] = '\0';
        RUM_SAY(why->text, "an option is written name=value, not '%.60s'",
                pair);
        return RUM_EOPTION;
    }
    memcpy(name, pair, (size_t)(equals - pair));
    name[equals - pair] = '\0';
    return rum_options_set(opt, game, name, equals + 1, why);
}

void rum_options_format(const struct rum_options *opt,
                        const struct rum_game *game, size_t i, char *out,
                        size_t size)
{
    const struct rum_option *o = &game->options[i];
    const struct rum_value *v = &opt->value[i];

    out[0] = '\0';
    if (v->n < 0 && o->words && rum_value_word(v) >= 0 &&
        (o->kind != RUM_OPT_INT || v->n < o->min)) {
        rum_say(out, size, "%s", o->words[rum_value_word(v)]);
        return;
    }
    switch (o->kind) {
    case RUM_OPT_WORD:
        break;
    case RUM_OPT_INT:
        rum_say(out, size, "%d", v->n);
        break;
    case RUM_OPT_LIST:
        for (int k = 0; k < v->n; k++)
            rum_say(out, size, "%s%s",
                    k && !single_letters(o->choices) ? "," : "",
                    o->choices[v->list[k]]);
        break;
    case RUM_OPT_TEXT:
        rum_say(out, size, "%s", opt->text);
        break;
    }
}

enum rum_err rum_options_preset(struct rum_options *opt,
                                const struct rum_game *game, const char *name,
                                struct rum_err_text *why)
{
    RUM_WHY(why);
    why->text[0] = '\0';
    for (int i = 0; i < game->preset_count; i++) {
        const struct rum_preset *preset = &game->presets[i];
        if (strcmp(preset->name, name) != 0)
            continue;
        rum_options_init(opt, game);
        for (const char *const *pair = preset->values; *pair; pair++) {
            enum rum_err err = rum_options_parse(opt, game, *pair, why);
            RUM_ASSERT(err == RUM_OK);
        }
        return RUM_OK;
    }
    RUM_SAY(why->text, "%s has no preset '%.40s'; it has ", game->id, name);
    for (int i = 0; i < game->preset_count; i++)
        RUM_SAY(why->text, "%s%s", i ? ", " : "", game->presets[i].name);
    return RUM_EOPTION;
}
