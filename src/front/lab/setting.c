/*
 * setting.c: see setting.h.
 */
#include "setting.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/scene.h>

#include "journal.h"
#include "ranks.h"

void lab_setting_init(struct lab_setting *setting,
                      const struct cli_usage *usage)
{
    uint64_t cores = lab_ranks_threads();

    *setting = (struct lab_setting){
        .games = 1000,
        .think = LAB_THINK_USUAL,
        .threads = cores > LAB_MOST_THREADS ? LAB_MOST_THREADS : cores,
    };
    deal_init(&setting->deal, usage);
}

static int take_number(const struct lab_setting *setting, const char *flag,
                       const char *value, long most, uint64_t *out)
{
    long n;
    int code = cli_take_number(setting->deal.usage, flag, value, 1, most, &n);

    if (code == CLI_DONE)
        *out = (uint64_t)n;
    return code;
}

int lab_setting_take(struct lab_setting *setting, int arg, const char *value)
{
    switch (arg) {
    case LAB_JSON:
        setting->json = true;
        return CLI_DONE;
    case LAB_GAMES:
        return take_number(setting, "games", value, LAB_MOST_GAMES,
                           &setting->games);
    case LAB_THREADS:
        return take_number(setting, "threads", value, LAB_MOST_THREADS,
                           &setting->threads);
    case LAB_RESUME:
        setting->resume = value;
        return CLI_DONE;
    default:
        return deal_take(&setting->deal, arg, value);
    }
}

int lab_setting_done(struct lab_setting *setting)
{
    const struct deal *deal = &setting->deal;
    struct rum_why why = {0};

    int code = deal_options(deal, &setting->options);
    if (code != CLI_DONE)
        return code;
    setting->game = deal->game;
    bool keeps = setting->resume && lab_rank() == 0;
    if (keeps && !setting->journal)
        setting->journal = lab_journal_open(setting->resume, deal->seeded,
                                            &setting->deal.seed);
    if (!lab_ranks_agree(!keeps || setting->journal, &setting->deal.seed))
        return CLI_FAILED;
    setting->seed = deal->seed;
    void *state = rum_alloc(deal->game->state_size);
    enum rum_err err =
        rum_game_setup(deal->game, state, &setting->options, deal->seed, &why);
    setting->seats = rum_head(state)->seats;
    free(state);
    if (err < 0)
        return cli_misuse(deal->usage, "option %s of %s takes %s", why.option,
                          deal->game->id, why.allowed);
    if (deal->least > setting->seats)
        return cli_misuse(deal->usage,
                          "there is no seat %d; this game has seats 0 to %d",
                          deal->least - 1, setting->seats - 1);
    return CLI_READY;
}

void lab_setting_finish(struct lab_setting *setting)
{
    lab_journal_close(setting->journal);
    setting->journal = NULL;
}

void lab_deal(const struct lab_setting *setting,
              const struct rum_options *options, struct rum_seed seed,
              void *state)
{
    struct rum_options own = *options; /* threads share those */
    struct rum_why why;

    enum rum_err err = rum_game_setup(setting->game, state, &own, seed, &why);
    RUM_ASSERT(err == RUM_OK);
}

static bool is_program(const char *text)
{
    return strncmp(text, "cmd:", 4) == 0;
}

int lab_take_level(const struct lab_setting *setting, const char *text,
                   struct lab_who *out)
{
    struct rum_err_text why;

    if (is_program(text))
        return cli_misuse(setting->deal.usage,
                          "this takes a bot and not a program, '%s'", text);
    out->program = NULL;
    if (rum_bot_parse(text, &out->bot, &why) == RUM_OK)
        return CLI_DONE;
    return cli_misuse(setting->deal.usage, "%s", why.text);
}

int lab_take_who(const struct lab_setting *setting, const char *text,
                 struct lab_who *out)
{
    if (!is_program(text))
        return lab_take_level(setting, text, out);
    if (!text[4])
        return cli_misuse(setting->deal.usage,
                          "a program is said as cmd:./mybot");
    *out = (struct lab_who){.program = text + 4};
    return CLI_DONE;
}

int lab_take_think(struct lab_setting *setting, const char *value)
{
    return cli_take_number(setting->deal.usage, "think", value, 1, 3600,
                           &setting->think);
}

void lab_who_name(const struct lab_who *who, char out[LAB_NAME])
{
    *out = '\0';
    if (who->program) {
        rum_say(out, LAB_NAME, "cmd:%s", who->program);
        return;
    }
    rum_say(out, LAB_NAME, "%s", who->bot.level);
    if (who->bot.iterations)
        rum_say(out, LAB_NAME, ":%u", who->bot.iterations);
    if (who->bot.millis)
        rum_say(out, LAB_NAME, ":%ums", who->bot.millis);
}

int lab_each_word(const char *list,
                  int (*take)(void *context, const char *word), void *context)
{
    char word[64];
    int code = CLI_DONE;

    for (const char *at = list; at && code == CLI_DONE; at = strchr(at, ',')) {
        at += *at == ',';
        snprintf(word, sizeof(word), "%.*s", (int)strcspn(at, ","), at);
        code = take(context, word);
    }
    return code;
}

void lab_command_word(struct rum_text *out, const char *flag, const char *word)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyz"
                                "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789=,.:/_-";

    rum_text_printf(out, " --%s ", flag);
    if (!word[strspn(word, plain)]) {
        rum_text_puts(out, word);
        return;
    }
    rum_text_puts(out, "'");
    for (; *word; word++) {
        if (*word == '\'')
            rum_text_puts(out, "'\\''");
        else
            rum_text_add(out, word, 1);
    }
    rum_text_puts(out, "'");
}

void lab_setting_command(const struct lab_setting *setting, const char *command,
                         struct rum_text *out)
{
    const struct deal *deal = &setting->deal;
    char seed[33];

    rum_text_printf(out, "rumpus lab %s %s", command, setting->game->id);
    if (deal->players)
        lab_command_word(out, "players", deal->players);
    if (deal->preset)
        lab_command_word(out, "preset", deal->preset);
    for (size_t i = 0; i < deal->pairs; i++)
        lab_command_word(out, "option", deal->pair[i]);
    rum_seed_format(setting->seed, seed);
    rum_text_printf(out, " --games %llu --seed ",
                    (unsigned long long)setting->games);
    /* What a person typed as a small number stays one. */
    if (strspn(seed, "0") >= 19)
        rum_text_printf(out, "%llu", strtoull(seed, NULL, 16));
    else
        rum_text_puts(out, seed);
}
