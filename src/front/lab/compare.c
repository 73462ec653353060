/*
 * compare.c: `rumpus lab compare`: what does a change of the rules change?
 */
#include "lab.h"

#include <stdlib.h>

#include "trial.h"

enum { WITH_A = TRIAL_FLAGS, WITH_B };

static const struct cli_flag flags[] = {
    TRIAL_FLAG_LIST,
    [WITH_A] = {"a", "WAY",
                "the first way: options, or a preset by its name; usually as "
                "--preset and --option say"},
    [WITH_B] = {"b", "WAY", "the second way"},
    {0},
};

static const struct cli_usage usage = {
    .command = "lab compare",
    .line = "GAME [--a WAY] --b WAY [options]",
    .about =
        "Play every deal in two ways and show what differs: wins by role and "
        "seat, length, how games end, each with the difference and its 95 % "
        "interval. What deals have in common cancels out, so small differences "
        "show early. --preset and --option hold for both ways; --games is how "
        "many deals.",
    .flags = flags,
    .examples = "  rumpus lab compare npzr --b balanced\n"
                "  rumpus lab compare npzr --a hand=5 --b 'hand=7 dry=sweep'\n",
};

struct compare {
    struct trial *trial;
    const char *with[2];
};

static int take(void *context, int arg, const char *value)
{
    struct compare *c = context;

    if (arg != WITH_A && arg != WITH_B)
        return trial_take(c->trial, arg, value);
    c->with[arg - WITH_A] = value;
    return CLI_DONE;
}

static void print(const struct trial *t, struct rum_text *out)
{
    struct rum_text name = {0};
    char a[32], b[32], by[32], low[32], high[32];

    trial_say(t, 1, "B", out);
    rum_text_printf(out,
                    "\nA: %s\nB: %s\n\n%-28s %9s %9s %9s   95 %% interval\n",
                    *t->variant[0].text ? t->variant[0].text : "as it is",
                    t->variant[1].text, "", "A", "B", "B - A");
    for (int i = 0; i < t->rows; i++) {
        const struct trial_row *row = &t->row[i];
        const struct lab_difference *d = &row->than_first[1];
        rum_text_clear(&name);
        trial_name(t, row, &name);
        trial_value(row, d->a, false, a, sizeof(a));
        trial_value(row, d->b, false, b, sizeof(b));
        trial_value(row, d->by, true, by, sizeof(by));
        trial_value(row, d->low, true, low, sizeof(low));
        trial_value(row, d->high, true, high, sizeof(high));
        rum_text_printf(out, "%-28.28s %9s %9s %9s   %s .. %s%s\n", name.s, a,
                        b, by, low, high, d->clear ? " *" : "");
    }
    rum_text_puts(out, "* differs, with all rows taken together.\n");
    rum_text_finish(&name);
}

int lab_compare(int argc, char **argv)
{
    struct compare c = {.trial = trial_create(&usage), .with = {"", NULL}};
    struct trial *t = c.trial;
    int code = cli_parse(&usage, argc, argv, take, &c);

    if (code == CLI_READY && !c.with[1])
        code = cli_misuse(&usage, "what is the second way? --b hand=7");
    for (int i = 0; i < 2 && code == CLI_READY; i++)
        code = trial_add(t, c.with[i]) == CLI_DONE ? CLI_READY : CLI_USAGE;
    if (code == CLI_READY)
        code = trial_done(t);
    if (code == CLI_READY) {
        struct rum_text command = {0};
        lab_setting_command(&t->setting, "compare", &command);
        if (*c.with[0])
            lab_command_word(&command, "a", c.with[0]);
        lab_command_word(&command, "b", c.with[1]);
        trial_play(t);
        code = trial_report(t, &command, print);
        rum_text_finish(&command);
    }
    trial_destroy(t);
    return code;
}
