/*
 * setup.c: from arguments to a match.
 */
#include "setup.h"

#include <stdio.h>
#include <string.h>

void setup_init(struct setup *s)
{
    memset(s, 0, sizeof(*s));
    s->players.millis = 10000;
    s->seed = rum_seed_random();
}

int setup_take(struct setup *s, const struct cli_usage *usage, int arg,
               const char *value)
{
    struct rum_err_text why;
    long n;

    switch (arg) {
    case SETUP_SEAT:
        if (players_say(&s->players, value, &why) < 0)
            return cli_misuse(usage, "%s", why.text);
        return CLI_DONE;
    case SETUP_PLAYERS:
    case SETUP_OPTION:
        if (s->options == SETUP_MAX_PAIRS)
            return cli_misuse(usage, "too many options");
        if (arg == SETUP_PLAYERS)
            s->count = value;
        else
            s->pair[s->options++] = value;
        return CLI_DONE;
    case SETUP_SEED:
        if (rum_seed_parse(value, &s->seed) < 0)
            return cli_misuse(usage,
                              "--seed takes 0 to 2^53-1 or 32 hex digits, not "
                              "'%s'",
                              value);
        s->seeded = true;
        return CLI_DONE;
    case SETUP_THINK:
        if (!cli_number(value, 1, 3600, &n))
            return cli_misuse(usage, "--think takes 1 to 3600, not '%s'",
                              value);
        s->players.millis = (unsigned)n * 1000;
        return CLI_DONE;
    case SETUP_PLAIN:
        cli_set_plain();
        return CLI_DONE;
    default: /* a word */
        if (s->game)
            return cli_misuse(usage, "one game at a time, not '%s' and '%s'",
                              s->game->id, value);
        s->game = cli_find_game(usage, value);
        return s->game ? CLI_DONE : CLI_USAGE;
    }
}

int setup_create(struct setup *s, const struct cli_usage *usage,
                 struct rum_match **out)
{
    struct rum_options opt;
    struct rum_err_text why;

    rum_options_init(&opt, s->game);
    /* --seat 3=... in a game for two to six means at least four. */
    if (s->players.said > opt.value[0].n &&
        s->players.said <= s->game->max_seats)
        opt.value[0].n = (int16_t)s->players.said;
    if (s->count &&
        rum_options_set(&opt, s->game, "players", s->count, &why) < 0)
        return cli_misuse(usage, "%s", why.text);
    for (size_t i = 0; i < s->options; i++) {
        if (rum_options_parse(&opt, s->game, s->pair[i], &why) < 0)
            return cli_misuse(usage, "%s", why.text);
    }
    if (rum_match_create(s->game, &opt, s->seed, out, &why) < 0)
        return cli_misuse(usage, "%s", why.text);
    return CLI_DONE;
}
