/*
 * deal.c: see deal.h.
 */
#include "deal.h"

void deal_init(struct deal *deal, const struct cli_usage *usage)
{
    *deal = (struct deal){.usage = usage, .seed = rum_seed_random()};
}

static int take_game(struct deal *deal, const char *id)
{
    if (deal->game)
        return cli_misuse(deal->usage, "one game at a time, not '%s' and '%s'",
                          deal->game->id, id);
    deal->game = cli_find_game(deal->usage, id);
    return deal->game ? CLI_DONE : CLI_USAGE;
}

int deal_take(struct deal *deal, int arg, const char *value)
{
    switch (arg) {
    case DEAL_PLAYERS:
        deal->players = value;
        return CLI_DONE;
    case DEAL_PRESET:
        deal->preset = value;
        return CLI_DONE;
    case DEAL_OPTION:
        if (deal->pairs == DEAL_MOST_PAIRS)
            return cli_misuse(deal->usage, "more than %d options",
                              DEAL_MOST_PAIRS);
        deal->pair[deal->pairs++] = value;
        return CLI_DONE;
    case DEAL_SEED:
        if (rum_seed_parse(value, &deal->seed) < 0)
            return cli_misuse(deal->usage,
                              "--seed takes 0 to 2^53-1 or 32 hex digits, not "
                              "'%s'",
                              value);
        deal->seeded = true;
        return CLI_DONE;
    default: /* a word */
        return take_game(deal, value);
    }
}

int deal_options(const struct deal *deal, struct rum_options *out)
{
    const struct rum_game *game = deal->game;
    struct rum_err_text why;

    if (!game)
        return cli_misuse(deal->usage, "which game? 'rumpus games' lists them");
    rum_options_init(out, game);
    if (deal->preset && rum_options_preset(out, game, deal->preset, &why) < 0)
        return cli_misuse(deal->usage, "%s", why.text);
    /* --seat 3=... in a game for two to six means at least four. */
    if (deal->least > out->value[0].n && deal->least <= game->max_seats)
        out->value[0].n = (int16_t)deal->least;
    if (deal->players &&
        rum_options_set(out, game, "players", deal->players, &why) < 0)
        return cli_misuse(deal->usage, "%s", why.text);
    for (size_t i = 0; i < deal->pairs; i++) {
        if (rum_options_parse(out, game, deal->pair[i], &why) < 0)
            return cli_misuse(deal->usage, "%s", why.text);
    }
    return CLI_DONE;
}

void deal_needs_seat(struct deal *deal, rum_seat seat)
{
    if (deal->least <= seat)
        deal->least = seat + 1;
}
