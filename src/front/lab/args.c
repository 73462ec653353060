/*
 * args.c: see args.h.
 */
#include "args.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int lab_usage(const struct lab_args *args, const char *format, ...)
{
    va_list list;

    fprintf(stderr, "rumpus %s: ", args->command);
    va_start(list, format);
    vfprintf(stderr, format, list);
    va_end(list);
    fprintf(stderr, "\n(rumpus %s --help shows how it is used)\n",
            args->command);
    return 2;
}

const char *lab_take(struct lab_args *args, const char *name, bool *bad)
{
    const char *word = args->argv[args->at];
    size_t n = strlen(name);

    if (args->at >= args->argc || strncmp(word, name, n) != 0 ||
        (word[n] && word[n] != '='))
        return NULL;
    args->at++;
    if (word[n] == '=')
        return word + n + 1;
    if (args->at < args->argc)
        return args->argv[args->at++];
    lab_usage(args, "%s needs a value", name);
    *bad = true;
    return NULL;
}

bool lab_flag(struct lab_args *args, const char *name)
{
    if (args->at >= args->argc || strcmp(args->argv[args->at], name) != 0)
        return false;
    args->at++;
    return true;
}

bool lab_number(const struct lab_args *args, const char *name, const char *text,
                uint64_t min, uint64_t max, uint64_t *out)
{
    size_t digits = strspn(text, "0123456789");
    unsigned long long n =
        digits > 0 && digits < 19 ? strtoull(text, NULL, 10) : 0;

    if (digits == 0 || digits >= 19 || text[digits] || n < min || n > max) {
        lab_usage(args, "%s takes a number from %llu to %llu, not '%.40s'",
                  name, (unsigned long long)min, (unsigned long long)max, text);
        return false;
    }
    *out = n;
    return true;
}

bool lab_level(const struct lab_args *args, const char *text,
               struct rum_bot_options *out)
{
    struct rum_err_text why;

    if (rum_bot_parse(text, out, &why) == RUM_OK)
        return true;
    lab_usage(args, "%s", why.text);
    return false;
}

void lab_setting_init(struct lab_setting *setting)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);

    *setting = (struct lab_setting){
        .seed = rum_seed_random(),
        .games = 1000,
        .threads = cores < 1                  ? 1
                   : cores > LAB_MOST_THREADS ? LAB_MOST_THREADS
                                              : (uint64_t)cores,
    };
}

static bool take_game(struct lab_setting *setting, struct lab_args *args)
{
    const char *id = args->argv[args->at];

    if (setting->game) {
        lab_usage(args, "'%.40s' is one word too many", id);
        return false;
    }
    setting->game = rum_game_find(id);
    if (!setting->game) {
        struct rum_text names = {0};
        for (const struct rum_game *const *g = rum_games(); *g; g++)
            rum_text_printf(&names, "%s%s", names.n ? ", " : "", (*g)->id);
        lab_usage(args, "there is no game '%.40s'; there are %s", id,
                  names.n ? names.s : "none");
        rum_text_finish(&names);
        return false;
    }
    rum_options_init(&setting->options, setting->game);
    args->at++;
    return true;
}

static bool take_option(struct lab_setting *setting,
                        const struct lab_args *args, const char *pair)
{
    struct rum_err_text why;

    if (!setting->game) {
        lab_usage(args, "name the game before its options");
        return false;
    }
    if (rum_options_parse(&setting->options, setting->game, pair, &why) < 0) {
        lab_usage(args, "%s", why.text);
        return false;
    }
    return true;
}

int lab_setting_take(struct lab_setting *setting, struct lab_args *args)
{
    bool bad = false, good;
    const char *text;

    if (args->argv[args->at][0] != '-')
        return take_game(setting, args) ? 1 : -1;
    if ((text = lab_take(args, "--option", &bad))) {
        good = take_option(setting, args, text);
    } else if ((text = lab_take(args, "--seed", &bad))) {
        good = rum_seed_parse(text, &setting->seed) == RUM_OK;
        if (!good)
            lab_usage(args,
                      "--seed takes a number below 2^53 or 32 hex digits, "
                      "not '%.40s'",
                      text);
    } else if (lab_flag(args, "--json")) {
        good = setting->json = true;
    } else {
        return bad ? -1 : 0;
    }
    return good ? 1 : -1;
}

int lab_many_take(struct lab_setting *setting, struct lab_args *args)
{
    bool bad = false, good;
    const char *text;

    if ((text = lab_take(args, "--games", &bad)))
        good = lab_number(args, "--games", text, 1, LAB_MOST_GAMES,
                          &setting->games);
    else if ((text = lab_take(args, "--threads", &bad)))
        good = lab_number(args, "--threads", text, 1, LAB_MOST_THREADS,
                          &setting->threads);
    else
        return bad ? -1 : lab_setting_take(setting, args);
    return good ? 1 : -1;
}

bool lab_setting_done(struct lab_setting *setting, const struct lab_args *args)
{
    struct rum_why why = {0};

    if (!setting->game) {
        lab_usage(args, "which game?");
        return false;
    }
    void *state = rum_alloc(setting->game->state_size);
    enum rum_err err = rum_game_setup(setting->game, state, &setting->options,
                                      setting->seed, &why);
    setting->seats = rum_head(state)->seats;
    free(state);
    if (err < 0)
        lab_usage(args, "option %s of %s takes %s", why.option,
                  setting->game->id, why.allowed);
    return err == RUM_OK;
}
