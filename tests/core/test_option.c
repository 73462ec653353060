/*
 * test_option.c: options are taken as written, or refused by name.
 */
#include "kit.h"

static const char *const dry[] = {"sweep", "play_on", NULL};
static const char *const by_lot[] = {"random", NULL};
static const char *const letters[] = {"C", "A", "V", NULL};
static const char *const classes[] = {"Ninja", "Pirate", NULL};

static const struct rum_option options[] = {
    {.name = "players",
     .kind = RUM_OPT_INT,
     .min = 2,
     .max = 4,
     .standard = "2"},
    {.name = "dry", .kind = RUM_OPT_WORD, .words = dry, .standard = "sweep"},
    {.name = "first",
     .kind = RUM_OPT_INT,
     .words = by_lot,
     .min = 0,
     .max = 3,
     .standard = "random"},
    {.name = "figures",
     .kind = RUM_OPT_LIST,
     .choices = letters,
     .standard = "CAV"},
    {.name = "classes",
     .kind = RUM_OPT_LIST,
     .words = by_lot,
     .choices = classes,
     .standard = "random"},
    {.name = "file", .kind = RUM_OPT_TEXT, .max = 100, .standard = ""},
};

static const struct rum_game game = {
    .id = "fake", .options = options, .option_count = 6};

static struct rum_options opt;
static struct rum_err_text why;

static enum rum_err set(const char *pair)
{
    return rum_options_parse(&opt, &game, pair, &why);
}

static const char *written(size_t i)
{
    static char out[RUM_MAX_TEXT];
    rum_options_format(&opt, &game, i, out, sizeof(out));
    return out;
}

TEST(standards_are_what_they_say)
{
    rum_options_init(&opt, &game);
    for (size_t i = 0; i < game.option_count; i++) {
        CHECK_STR(written(i), options[i].standard);
        CHECK(!opt.value[i].given);
    }
}

TEST(numbers_keep_to_their_range)
{
    rum_options_init(&opt, &game);
    CHECK_INT(set("players=4"), RUM_OK);
    CHECK_INT(opt.value[0].n, 4);
    CHECK(opt.value[0].given);
    CHECK_INT(set("players=5"), RUM_EOPTION);
    CHECK_STR(why.text, "option players of fake takes 2 to 4, not '5'");
    CHECK_INT(set("players=3x"), RUM_EOPTION);
    CHECK_INT(set("players="), RUM_EOPTION);
    CHECK_INT(set("players=99999999999999999999"), RUM_EOPTION);
    CHECK_INT(opt.value[0].n, 4);
}

TEST(words_stand_for_numbers)
{
    rum_options_init(&opt, &game);
    CHECK_INT(set("dry=play_on"), RUM_OK);
    CHECK_INT(rum_value_word(&opt.value[1]), 1);
    CHECK_STR(written(1), "play_on");
    CHECK_INT(set("first=2"), RUM_OK);
    CHECK_INT(opt.value[2].n, 2);
    CHECK_INT(rum_value_word(&opt.value[2]), -1);
    CHECK_INT(set("first=random"), RUM_OK);
    CHECK_INT(rum_value_word(&opt.value[2]), 0);
    CHECK_INT(set("first=randomly"), RUM_EOPTION);
    CHECK_STR(why.text,
              "option first of fake takes random, or 0 to 3, not 'randomly'");
}

TEST(lists_of_letters_and_of_names)
{
    rum_options_init(&opt, &game);
    CHECK_INT(set("figures=VVA"), RUM_OK);
    CHECK_INT(opt.value[3].n, 3);
    CHECK_INT(opt.value[3].list[2], 1);
    CHECK_STR(written(3), "VVA");
    CHECK_INT(set("figures=C,A"), RUM_OK);
    CHECK_STR(written(3), "CA");
    CHECK_INT(set("figures=CX"), RUM_EOPTION);
    CHECK_INT(set("figures=CCCCCCCCC"), RUM_EOPTION);
    CHECK_INT(set("classes=Pirate,Ninja,Pirate"), RUM_OK);
    CHECK_STR(written(4), "Pirate,Ninja,Pirate");
    CHECK_INT(set("classes=Pirate,"), RUM_EOPTION);
    CHECK_INT(set("classes=random"), RUM_OK);
    CHECK_STR(written(4), "random");
}

TEST(a_text_is_kept_up_to_its_length)
{
    char pair[200] = "file=";
    rum_options_init(&opt, &game);
    CHECK_INT(set("file=two\nlines"), RUM_OK);
    CHECK_STR(written(5), "two\nlines");
    memset(pair + 5, 'x', 101);
    CHECK_INT(set(pair), RUM_EOPTION);
    CHECK_STR(written(5), "two\nlines");
}

TEST(unknown_options_are_answered_with_the_known)
{
    rum_options_init(&opt, &game);
    CHECK_INT(set("colour=red"), RUM_EOPTION);
    CHECK_HAS(why.text, "fake has no option 'colour'; it has players, dry");
    CHECK_INT(set("players"), RUM_EOPTION);
    CHECK_HAS(why.text, "name=value");
    CHECK_INT(set("=3"), RUM_EOPTION);
}
