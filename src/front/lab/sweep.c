/*
 * sweep.c: `rumpus lab sweep`: one option over several values.
 */
#include "lab.h"

#include <stdlib.h>
#include <string.h>

#include "trial.h"

enum { OVER = TRIAL_FLAGS };

static const struct cli_flag flags[] = {
    TRIAL_FLAG_LIST,
    [OVER] = {"over", "K=V1,V2,...",
              "the option and its values, the first of them being what the "
              "others are held against; values that have commas themselves are "
              "divided by slashes; 'preset' and 'players' are taken too"},
    {0},
};

static const struct cli_usage usage = {
    .command = "lab sweep",
    .line = "GAME --over K=V1,V2,... [options]",
    .about = "Play every deal with each value of an option and show side by "
             "side who wins, how long games are and how they end. --games is "
             "how many deals.",
    .flags = flags,
    .examples = "  rumpus lab sweep npzr --over hand=4,5,6,7\n"
                "  rumpus lab sweep mercer --over preset=book,balanced\n",
};

struct sweep {
    struct trial *trial;
    const char *over;
};

static int take(void *context, int arg, const char *value)
{
    struct sweep *s = context;

    if (arg != OVER)
        return trial_take(s->trial, arg, value);
    s->over = value;
    return CLI_DONE;
}

/* "hand=4,5" becomes "hand=4" and "hand=5". */
static int add_values(struct trial *t, const char *over)
{
    const char *values = over ? strchr(over, '=') : NULL;
    const char *divider = values && strchr(values, '/') ? "/" : ",";
    struct rum_text variant = {0};
    int code = CLI_DONE;

    if (!values || values == over)
        return cli_misuse(&usage, "an option and its values are said as "
                                  "--over hand=5,6,7");
    for (const char *at = values; *at && code == CLI_DONE;) {
        size_t n = strcspn(++at, divider);
        rum_text_clear(&variant);
        rum_text_add(&variant, over, (size_t)(values + 1 - over));
        rum_text_add(&variant, at, n);
        code = trial_add(t, variant.s);
        at += n;
    }
    rum_text_finish(&variant);
    if (code == CLI_DONE && t->variants < 2)
        code = cli_misuse(&usage, "--over takes two values at least, not '%s'",
                          over);
    return code;
}

static void print(const struct trial *t, struct rum_text *out)
{
    struct rum_text name = {0};
    char value[40];

    for (int k = 1; k < t->variants; k++)
        trial_say(t, k, t->variant[k].text, out);
    rum_text_printf(out, "\n%-28s", "");
    for (int k = 0; k < t->variants; k++)
        rum_text_printf(out, " %10.10s ", strchr(t->variant[k].text, '=') + 1);
    rum_text_puts(out, "\n");
    for (int i = 0; i < t->rows; i++) {
        const struct trial_row *row = &t->row[i];
        rum_text_clear(&name);
        trial_name(t, row, &name);
        rum_text_printf(out, "%-28.28s", name.s);
        for (int k = 0; k < t->variants; k++) {
            trial_value(row, trial_mean(row, k), false, value, sizeof(value));
            rum_text_printf(out, " %10s%s", value,
                            k && row->than_first[k].clear ? "*" : " ");
        }
        rum_text_puts(out, "\n");
    }
    rum_text_printf(out,
                    "* differs from %s, with all rows and values taken "
                    "together.\n",
                    t->variant[0].text);
    rum_text_finish(&name);
}

int lab_sweep(int argc, char **argv)
{
    struct sweep s = {.trial = trial_create(&usage)};
    int code = cli_parse(&usage, argc, argv, take, &s);

    if (code == CLI_READY)
        code = add_values(s.trial, s.over) == CLI_DONE ? CLI_READY : CLI_USAGE;
    if (code == CLI_READY)
        code = trial_done(s.trial);
    if (code == CLI_READY) {
        struct rum_text command = {0};
        lab_setting_command(&s.trial->setting, "sweep", &command);
        lab_command_word(&command, "over", s.over);
        trial_play(s.trial);
        code = trial_report(s.trial, &command, print);
        rum_text_finish(&command);
    }
    trial_destroy(s.trial);
    return code;
}
