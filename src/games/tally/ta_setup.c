/*
 * ta_setup.c: the options, the presets and the deal (TA-1).
 */
#include "ta.h"

static const char *const random_word[] = {"random", NULL};
const char *const ta_numbers[] = {"1", "2", "3", "4", "5", "6", NULL};

const struct rum_option ta_options[TA_OPTIONS] = {
    [TA_OPT_PLAYERS] = {.name = "players",
                        .kind = RUM_OPT_INT,
                        .min = 2,
                        .max = RUM_MAX_SEATS,
                        .standard = "2",
                        .help = "how many play"},
    [TA_OPT_FIRST] = {.name = "first",
                      .kind = RUM_OPT_INT,
                      .words = random_word,
                      .min = 0,
                      .max = RUM_MAX_SEATS - 1,
                      .standard = "random",
                      .help = "the seat that begins, counted from 0"},
    [TA_OPT_SECRETS] = {.name = "secrets",
                        .kind = RUM_OPT_LIST,
                        .words = random_word,
                        .choices = ta_numbers,
                        .standard = "random",
                        .help = "the secret number of each seat",
                        .expert = true},
};

const struct rum_preset ta_presets[TA_PRESETS] = {
    {.name = "book",
     .about = "The rules as they are written, for two.",
     .values = (const char *const[]){NULL}},
    {.name = "crowd",
     .about = "Four at once: more rows to watch, and wins are shared more "
              "often.",
     .values = (const char *const[]){"players=4", NULL}},
};

static enum rum_err refuse(struct rum_why *why, int option, const char *allowed)
{
    why->option = ta_options[option].name;
    why->allowed = allowed;
    return RUM_EOPTION;
}

/* TA-1.2: asked for, or dealt. */
static void give_secrets(struct ta_state *t, const struct rum_value *asked)
{
    if (rum_value_word(asked) < 0) {
        RUM_ASSERT(asked->n <= RUM_MAX_SEATS);
        for (int i = 0; i < asked->n; i++)
            t->secret[i] = (uint8_t)(1 + asked->list[i]);
        return;
    }
    for (int i = 0; i < t->head.seats; i++)
        t->secret[i] = (uint8_t)(1 + rum_rng_below(&t->head.rng, TA_FACES));
}

enum rum_err ta_setup(void *state, struct rum_options *opt, struct rum_why *why)
{
    struct ta_state *t = state;
    const struct rum_value *first = &opt->value[TA_OPT_FIRST];
    const struct rum_value *secrets = &opt->value[TA_OPT_SECRETS];

    if (first->n >= t->head.seats)
        return refuse(why, TA_OPT_FIRST, "random, or a seat below players");
    if (rum_value_word(secrets) < 0 && secrets->n != t->head.seats)
        return refuse(why, TA_OPT_SECRETS,
                      "random, or a number from 1 to 6 for each seat");

    t->first = rum_value_word(first) < 0 /* TA-1.4: before the secrets */
                   ? (uint8_t)first->n
                   : (uint8_t)rum_rng_below(&t->head.rng, t->head.seats);
    give_secrets(t, secrets);
    t->head.to_act = (rum_seat)t->first;
    return RUM_OK;
}
