/*
 * balance.c: `rumpus lab balance`: is a game fair, how long is it, and what of
 * it is used? The same deals are played at several levels, as what is true
 * among weak players need not be true among strong ones.
 */
#include "balance.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lab.h"
#include "ranks.h"
#include "template.h"

enum { LEVELS = LAB_FLAGS, FULL, CSV, HTML, EXAMPLES };

static const struct cli_flag flags[] = {
    LAB_FLAG_LIST,
    [LEVELS] = {"levels", "A,B,...",
                "the bots, each in all seats in turn; usually rank,easy"},
    [FULL] = {"full", NULL,
              "every use of every card, ability and piece, not only those that "
              "tell winners from losers"},
    [CSV] = {"csv", NULL, "the same as one table for a spreadsheet"},
    [HTML] = {"html", "FILE", "the same, and a page with pictures into FILE"},
    [EXAMPLES] = {"examples", "FOLDER",
                  "write the longest game, the closest and the largest "
                  "comeback there, for 'rumpus replay' and the page"},
    {0},
};

static const struct cli_usage usage = {
    .command = "lab balance",
    .line = "GAME [options]",
    .about =
        "Is it fair? A verdict first; then who wins how often, by role, seat "
        "and first player, with 95 % intervals; how long games are and how "
        "they end; when they are decided; what winners use and losers do not, "
        "what nobody uses, and which clauses never come up; which roles beat "
        "which; how much is luck and how much skill. Several levels of "
        "bots play the same deals side by side, and where they disagree the "
        "report says so.",
    .flags = flags,
    .examples = "  rumpus lab balance npzr\n"
                "  rumpus lab balance zerpang --players 4 --levels "
                "rank,easy,medium --games 500 --html zerpang.html\n",
};

static int take_level(void *context, const char *word)
{
    struct balance *b = context;

    if (b->levels == BALANCE_LEVELS)
        return cli_misuse(&usage, "--levels takes at most %d", BALANCE_LEVELS);
    struct balance_level *level = &b->level[b->levels++];
    int code = lab_take_level(&b->setting, word, &level->who);
    if (code != CLI_DONE)
        return code;
    lab_who_name(&level->who, level->name);
    for (int i = 0; i < b->levels - 1; i++) {
        if (strcmp(b->level[i].name, level->name) == 0)
            return cli_misuse(&usage, "--levels names %s twice", level->name);
    }
    return CLI_DONE;
}

static int take_levels(struct balance *b, const char *list)
{
    b->levels = 0;
    return lab_each_word(list, take_level, b);
}

static int take(void *context, int arg, const char *value)
{
    struct balance *b = context;

    switch (arg) {
    case LEVELS:
        return take_levels(b, value);
    case FULL:
        b->full = true;
        return CLI_DONE;
    case CSV:
        b->csv = true;
        return CLI_DONE;
    case HTML:
        b->html = value;
        return CLI_DONE;
    case EXAMPLES:
        b->folder = value;
        return CLI_DONE;
    default:
        return lab_setting_take(&b->setting, arg, value);
    }
}

void balance_command(const struct balance *b, struct rum_text *out)
{
    lab_setting_command(&b->setting, "balance", out);
    rum_text_puts(out, " --levels ");
    for (int i = 0; i < b->levels; i++)
        rum_text_printf(out, "%s%s", i ? "," : "", b->level[i].name);
}

/* An interrupt ends the level that is played and all that would follow. */
static void play(struct balance *b)
{
    bool go_on = true;

    for (int i = 0; i < b->levels && go_on; i++) {
        struct balance_level *level = &b->level[i];
        lab_tally_init(&level->tally, b->setting.game);
        level->run = (struct lab_run){.setting = &b->setting,
                                      .what = "balance",
                                      .level = {level->who},
                                      .levels = 1,
                                      .per_seed = 1,
                                      .cast = lab_cast_one,
                                      .tally = &level->tally};
        lab_run_play(&level->run);
        lab_summarise(&level->run, level->run.games, &level->summary);
        b->played += level->summary.played > 0;
        go_on = !level->run.interrupted;
    }
    for (int k = 0; k + 1 < b->levels && go_on; k++)
        go_on = balance_play_skill(b, k);
}

static int write_page(const struct balance *b)
{
    struct rum_text page = {0};

    balance_html(b, &page);
    int code = lab_write_file(b->html, &page);
    rum_text_finish(&page);
    return code;
}

static int balance(struct balance *b)
{
    struct rum_text out = {0};
    int code = CLI_DONE;

    play(b);
    if (lab_rank() > 0)
        return CLI_DONE; /* rank 0 has the whole */
    balance_compile(b);
    if (b->html || b->folder)
        balance_find_examples(b);
    (b->setting.json ? balance_json
     : b->csv        ? balance_csv
                     : balance_print)(b, &out);
    cli_print(&out);
    rum_text_finish(&out);
    for (int i = 0; i < b->levels && code == CLI_DONE; i++) {
        if (b->level[i].run.setting)
            code = report_verdict(&b->level[i].run, &b->level[i].summary);
    }
    for (int i = 0; i < b->levels && code == CLI_DONE; i++) {
        if (b->skill[i].run.setting)
            code = report_verdict(&b->skill[i].run, &b->skill[i].summary);
    }
    if (b->html && write_page(b) != CLI_DONE)
        code = CLI_FAILED;
    if (b->folder && balance_write_examples(b, b->folder) != CLI_DONE)
        code = CLI_FAILED;
    return code;
}

/* Said before hours are spent on it. Rank 0 writes, and speaks for all. */
static bool can_write(struct balance *b)
{
    bool well = true;

    if (lab_rank() == 0)
        well = (!b->html || lab_can_write(b->html)) &&
               (!b->folder || balance_make_folder(b->folder));
    return lab_ranks_agree(well, &b->setting.seed);
}

int lab_balance(int argc, char **argv)
{
    struct balance *b = rum_alloc(sizeof(*b));

    lab_setting_init(&b->setting, &usage);
    take_levels(b, "rank,easy");
    int code = cli_parse(&usage, argc, argv, take, b);
    if (code == CLI_READY)
        code = lab_setting_done(&b->setting);
    if (code == CLI_READY && b->setting.json && b->csv)
        code = cli_misuse(&usage, "--json or --csv, not both");
    if (code == CLI_READY && b->html && lab_template_size == 0)
        code = cli_error("this program was built without its page, so --html "
                         "has none to write: tools/setup serve && make build");
    if (code == CLI_READY)
        code = can_write(b) ? balance(b) : CLI_FAILED;
    lab_setting_finish(&b->setting);
    balance_finish(b);
    free(b);
    return code;
}
