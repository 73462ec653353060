/*
 * setup.c: from arguments to a match.
 */
#include "setup.h"

#include <string.h>

#include "../common/words.h"

void setup_init(struct setup *s, const struct cli_usage *usage)
{
    *s = (struct setup){.millis = 10000};
    deal_init(&s->deal, usage);
}

/* Names stood behind a colon once. */
static const char *after_name(const char *value)
{
    const char *who = strchr(value, '=');

    return who && strncmp(who, "=human:", 7) == 0
               ? "; a name stands before the equals sign: 0:NAME=human"
               : "";
}

static int take_seat(struct setup *s, const char *value)
{
    struct rum_sitter sitter;
    struct rum_err_text why;
    rum_seat seat;

    if (rum_sitter_parse(value, &seat, &sitter, &why) < 0)
        return cli_misuse(s->deal.usage, "%s%s", why.text, after_name(value));
    s->sitter[seat] = sitter;
    deal_needs_seat(&s->deal, seat);
    return CLI_DONE;
}

int setup_take(struct setup *s, int arg, const char *value)
{
    long n;

    switch (arg) {
    case SETUP_SEAT:
        return take_seat(s, value);
    case SETUP_THINK:
        if (cli_take_number(s->deal.usage, "think", value, 1, 3600, &n))
            return CLI_USAGE;
        s->millis = (unsigned)n * 1000;
        return CLI_DONE;
    case SETUP_PLAIN:
        cli_set_plain();
        return CLI_DONE;
    default:
        return deal_take(&s->deal, arg, value);
    }
}

int setup_create(const struct setup *s, struct rum_match **out)
{
    struct rum_options opt;
    struct rum_err_text why;

    int code = deal_options(&s->deal, &opt);
    if (code == CLI_DONE &&
        rum_match_create(s->deal.game, &opt, s->deal.seed, out, &why) < 0)
        code = cli_misuse(s->deal.usage, "%s", why.text);
    return code;
}
