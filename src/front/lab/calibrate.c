/*
 * calibrate.c: `rumpus lab calibrate`: of the positions in which a hint says
 * 70 %, are 70 % won?
 *
 * Bots play; now and then, where somebody has a choice, the estimate that a
 * hint rests on is made from that seat's hidden copy, as for a person. At the
 * end of the game each such position was won or not. --fit makes the game's
 * table of odds from them; without it they check the table there is.
 */
#include "lab.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ranks.h"
#include "report.h"

/* Positions are not kept in a file, so there is no --resume. */
enum { EVERY = LAB_RESUME, ALL, FIT };

static const struct cli_flag flags[] = {
    LAB_PLAY_FLAG_LIST,
    [EVERY] = {"every", "N", "look at one of so many choices; usually 50"},
    [ALL] = {"all", "LEVEL", "the bot in every seat; usually easy"},
    [FIT] = {"fit", NULL, "make the game's table of odds, as C"},
    {0},
};

static const struct cli_usage usage = {
    .command = "lab calibrate",
    .line = "GAME [options]",
    .about =
        "Of the positions in which a hint says 70 %, are 70 % won? Plays games "
        "of all presets and numbers of players (or of those that are asked "
        "for), looks at some of their positions and shows for every tenth what "
        "hints said and what was won. --fit makes the table from which hints "
        "speak: check it with another seed than it was made with.",
    .flags = flags,
    .examples = "  rumpus lab calibrate zappem --games 2000 --seed 2\n"
                "  rumpus lab calibrate npzr --games 2000 --seed 1 --fit\n",
};

#define USUAL    50 /* choices to one position that is looked at */
#define MOST     12 /* positions of one game */
#define TENTHS   10
#define VARIANTS 32

/* A game and the positions of it that were looked at. */
struct sheet {
    struct rum_rng rng;
    bool begun;
    uint8_t n;
    int8_t seat[MOST];
    int16_t estimate[MOST];
};

struct position {
    int seats, estimate;
    double won;
};

struct calibration {
    struct lab_setting setting;
    struct lab_who all;
    uint64_t every;
    bool fit;
    struct rum_options variant[VARIANTS];
    int variants;
    struct sheet *sheet; /* one a game */
    struct position *position;
    size_t positions;
};

static int take(void *context, int arg, const char *value)
{
    struct calibration *c = context;
    long n;
    int code;

    switch (arg) {
    case EVERY:
        code = cli_take_number(&usage, "every", value, 1, 100000, &n);
        if (code == CLI_DONE)
            c->every = (uint64_t)n;
        return code;
    case ALL:
        return lab_take_level(&c->setting, value, &c->all);
    case FIT:
        c->fit = true;
        return CLI_DONE;
    default:
        return lab_setting_take(&c->setting, arg, value);
    }
}

/* ---- what is played ---- */

/* Add the options of a preset, for so many players unless 0, where the game
 * takes them. */
static void add_variant(struct calibration *c, const char *preset, int players)
{
    const struct rum_game *game = c->setting.game;
    struct rum_options opt;
    struct rum_err_text said;
    struct rum_why why;
    char number[8];

    rum_options_init(&opt, game);
    if (rum_options_preset(&opt, game, preset, &said) < 0)
        return;
    snprintf(number, sizeof(number), "%d", players);
    if (players && rum_options_set(&opt, game, "players", number, &said) < 0)
        return;
    void *state = rum_alloc(game->state_size);
    if (rum_game_setup(game, state, &opt, c->setting.seed, &why) == RUM_OK &&
        c->variants < VARIANTS)
        c->variant[c->variants++] = opt;
    free(state);
}

static void add_variants(struct calibration *c)
{
    const struct rum_game *game = c->setting.game;
    const struct deal *deal = &c->setting.deal;

    if (deal->players || deal->preset || deal->pairs) {
        c->variant[c->variants++] = c->setting.options;
        return;
    }
    for (int n = game->min_seats; n <= game->max_seats; n++)
        add_variant(c, game->presets[0].name, n);
    for (int i = 1; i < game->preset_count; i++)
        add_variant(c, game->presets[i].name, 0);
}

static void watch(const struct lab_run *run, size_t i, const void *state)
{
    const struct calibration *c = run->context;
    const struct rum_game *game = c->setting.game;
    struct sheet *s = &c->sheet[i];
    rum_seat actor = rum_head(state)->to_act;

    if (!s->begun) {
        struct rum_seed seed = lab_run_seed(run, i);
        seed.word[0] ^= 0x6f646473u; /* not the generator of the deal */
        rum_rng_init(&s->rng, seed);
        s->begun = true;
    }
    if (rum_rng_below(&s->rng, (uint32_t)c->every) || s->n == MOST)
        return;
    void *hidden = rum_alloc(game->state_size);
    rum_game_hide(game, state, actor, hidden);
    s->seat[s->n] = actor;
    s->estimate[s->n++] =
        (int16_t)rum_bot_estimate(game, hidden, actor, rum_rng_seed(&s->rng));
    free(hidden);
}

static int by_seats(const void *a, const void *b)
{
    const struct position *x = a, *y = b;

    if (x->seats != y->seats)
        return x->seats - y->seats;
    if (x->estimate != y->estimate)
        return x->estimate - y->estimate;
    return x->won < y->won ? -1 : x->won > y->won;
}

/* All positions of games that were played to the end, in order. */
static void gather(struct calibration *c, const struct lab_run *run)
{
    c->position = rum_alloc((run->games + 1) * MOST * sizeof(*c->position));
    for (size_t i = 0; i < run->games; i++) {
        const struct lab_record *r = &run->record[i];
        const struct sheet *s = &c->sheet[i];
        for (int k = 0; r->outcome == LAB_PLAYED && k < s->n; k++)
            c->position[c->positions++] = (struct position){
                r->seats, s->estimate[k], r->points[s->seat[k]] / 60.0};
    }
    qsort(c->position, c->positions, sizeof(*c->position), by_seats);
}

/* ---- fitting ---- */

/*
 * The table whose straight lines come nearest to what was won, by least
 * squares, and never fall. It begins at some height and rises at each further
 * point by nothing or more. One rise is made best while the others stay, round
 * by round: since nothing else binds them, that ends at the best of all.
 */
#define ROUNDS 3000
#define IDLE                                                                   \
    1.0 /* positions that speak for not rising: where there are none,          \
           the table is level */

#define SPEAKING 25 /* positions without which nothing is said */

struct fit {
    double both[RUM_ODDS][RUM_ODDS], won[RUM_ODDS]; /* sums over positions */
};

/* How much of a rise an estimate has behind it: all, a part or nothing. */
static double behind(int rise, double estimate)
{
    double share = estimate * (RUM_ODDS - 1) / 6000 - rise + 1;

    return rise == 0 || share > 1 ? 1 : share > 0 ? share : 0;
}

static void add_position(struct fit *f, const struct position *p)
{
    for (int i = 0; i < RUM_ODDS; i++) {
        double at = behind(i, p->estimate);
        f->won[i] += at * p->won;
        for (int k = 0; at > 0 && k < RUM_ODDS; k++)
            f->both[i][k] += at * behind(k, p->estimate);
    }
}

static void find_rises(const struct fit *f, double rise[RUM_ODDS])
{
    memset(rise, 0, RUM_ODDS * sizeof(*rise));
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < RUM_ODDS; i++) {
            double left = f->won[i];
            for (int k = 0; k < RUM_ODDS; k++)
                left -= k == i ? 0 : f->both[i][k] * rise[k];
            rise[i] = left > 0 ? left / (f->both[i][i] + IDLE) : 0;
        }
    }
}

/* Nothing is certain. */
static int percent(double won)
{
    int of_100 = (int)(100 * won + 0.5);

    return of_100 < 1 ? 1 : of_100 > 99 ? 99 : of_100;
}

/* The line that finds the same positions again. */
static void put_command(const struct calibration *c, struct rum_text *out)
{
    char level[LAB_NAME];

    lab_setting_command(&c->setting, "calibrate", out);
    if (c->every != USUAL)
        rum_text_printf(out, " --every %llu", (unsigned long long)c->every);
    lab_who_name(&c->all, level);
    if (strcmp(level, "easy") != 0)
        lab_command_word(out, "all", level);
}

/* The outermost points at or beyond which enough positions lie: about what is
 * farther out a table knows no more than there. */
static void find_ends(const struct position *p, size_t n, int *low, int *high)
{
    size_t below = 0, above = 0;

    *low = -1;
    *high = RUM_ODDS;
    while (below < SPEAKING && ++*low < RUM_ODDS - 1) {
        below = 0;
        for (size_t i = 0; i < n; i++)
            below += p[i].estimate * (RUM_ODDS - 1) <= 6000.0 * *low;
    }
    while (above < SPEAKING && --*high > 0) {
        above = 0;
        for (size_t i = 0; i < n; i++)
            above += p[i].estimate * (RUM_ODDS - 1) >= 6000.0 * *high;
    }
    if (*low > *high) /* too few, or all alike */
        *low = *high = (*low + *high) / 2;
}

/* The row of those that have the seats of position `from`; where they end. */
static size_t print_row(const struct calibration *c, size_t from,
                        struct rum_text *out)
{
    const struct position *first = &c->position[from];
    struct fit f = {0};
    double rise[RUM_ODDS], won = 0;
    int value[RUM_ODDS], low, high;
    size_t n = 0;

    for (; from + n < c->positions && first[n].seats == first->seats; n++)
        add_position(&f, &first[n]);
    find_rises(&f, rise);
    find_ends(first, n, &low, &high);
    for (int i = 0; i < RUM_ODDS; i++) {
        won += rise[i];
        value[i] = percent(won);
    }
    rum_text_printf(out, "    {%d, /* %zu positions */\n     {", first->seats,
                    n);
    for (int i = 0; i < RUM_ODDS; i++)
        rum_text_printf(out, "%d%s",
                        value[i < low    ? low
                              : i > high ? high
                                         : i],
                        i == RUM_ODDS - 1 ? "}},\n" : ", ");
    return from + n;
}

static void print_fit(const struct calibration *c, struct rum_text *out)
{
    const struct rum_game *game = c->setting.game;

    rum_text_printf(out,
                    "/*\n * %s%s: of 100 games, how many are won where a "
                    "hint's search expects\n * 0, 2.5, 5 ... 100 %%.\n *\n"
                    " * Made by `",
                    game->tag, "_odds.c");
    put_command(c, out);
    rum_text_printf(out,
                    " --fit`.\n */\n#include \"%s.h\"\n\n"
                    "const struct rum_odds %s_odds[] = {\n",
                    game->tag, game->tag);
    for (size_t i = 0; i < c->positions;)
        i = print_row(c, i, out);
    rum_text_puts(out, "    {0},\n};\n");
}

/* ---- checking ---- */

struct tenth {
    size_t n;
    double said, won; /* of 100, on average */
};

static void count_tenths(const struct calibration *c, struct tenth *tenth)
{
    for (size_t i = 0; i < c->positions; i++) {
        const struct position *p = &c->position[i];
        int said = rum_bot_odds(c->setting.game, p->seats, p->estimate);
        if (said < 0)
            continue; /* that many seats were never measured */
        struct tenth *t = &tenth[said >= 100 ? TENTHS - 1 : said / 10];
        t->n++;
        t->said += said;
        t->won += 100 * p->won;
    }
    for (int i = 0; i < TENTHS; i++) {
        tenth[i].said /= tenth[i].n ? (double)tenth[i].n : 1;
        tenth[i].won /= tenth[i].n ? (double)tenth[i].n : 1;
    }
}

static void print_tenths(const struct calibration *c, const struct tenth *tenth,
                         struct rum_text *out)
{
    rum_text_puts(out, "command: ");
    put_command(c, out);
    rum_text_printf(out,
                    "\n%zu positions\n\n"
                    "hint       positions   said    won   error\n",
                    c->positions);
    for (int i = 0; i < TENTHS; i++) {
        const struct tenth *t = &tenth[i];
        if (t->n == 0)
            continue;
        rum_text_printf(out, "%2d to %3d %% %8zu  %5.1f  %5.1f   %+5.1f\n",
                        10 * i, i == TENTHS - 1 ? 100 : 10 * i + 9, t->n,
                        t->said, t->won, t->won - t->said);
    }
}

static void report_tenths(const struct calibration *c,
                          const struct tenth *tenth, struct rum_text *out)
{
    struct rum_json j = {.out = out};

    rum_json_open(&j, NULL, '{');
    report_setting(&c->setting, &j);
    rum_json_int(&j, "positions", (int64_t)c->positions);
    rum_json_open(&j, "tenths", '[');
    for (int i = 0; i < TENTHS; i++) {
        rum_json_open(&j, NULL, '{');
        rum_json_int(&j, "from", 10 * i);
        rum_json_int(&j, "positions", (int64_t)tenth[i].n);
        rum_json_real(&j, "said", tenth[i].said);
        rum_json_real(&j, "won", tenth[i].won);
        rum_json_close(&j, '}');
    }
    rum_json_close(&j, ']');
    rum_json_close(&j, '}');
    rum_text_puts(out, "\n");
}

static int calibrate(struct calibration *c)
{
    struct tenth tenth[TENTHS] = {{0}};
    struct rum_text out = {0};
    struct lab_run run = {.setting = &c->setting,
                          .what = "calibrate",
                          .level = {c->all},
                          .levels = 1,
                          .cast = lab_cast_one,
                          .watch = watch,
                          .context = c,
                          .per_seed = 1,
                          .variant = c->variant,
                          .variants = c->variants};

    c->sheet = rum_alloc(c->setting.games * sizeof(*c->sheet));
    lab_run_play(&run);
    gather(c, &run);
    if (run.interrupted && !c->setting.json && !c->fit)
        rum_text_puts(&out, "Interrupted; this is what there is so far.\n");
    if (c->positions == 0 && !c->setting.json)
        rum_text_puts(&out, "no game had a position to look at\n");
    else if (c->fit)
        print_fit(c, &out);
    else {
        count_tenths(c, tenth);
        (c->setting.json ? report_tenths : print_tenths)(c, tenth, &out);
    }
    cli_print(&out);
    rum_text_finish(&out);
    bool whole = !run.interrupted;
    lab_run_finish(&run);
    return whole ? CLI_DONE : CLI_FAILED;
}

/* The table that is checked must be there. */
static int ready(struct calibration *c)
{
    int code = lab_setting_done(&c->setting);

    if (code != CLI_READY)
        return code;
    if (lab_ranks() > 1)
        return cli_misuse(&usage, "calibrate takes one process, not mpirun");
    if (c->fit && c->setting.json)
        return cli_misuse(&usage, "--json or --fit, not both");
    if (!c->fit && !c->setting.game->odds)
        return cli_error("%s has no table of odds; --fit makes one",
                         c->setting.game->id);
    add_variants(c);
    return CLI_READY;
}

int lab_calibrate(int argc, char **argv)
{
    struct calibration *c = rum_alloc(sizeof(*c));

    c->all.bot.level = "easy";
    c->every = USUAL;
    lab_setting_init(&c->setting, &usage);
    int code = cli_parse(&usage, argc, argv, take, c);
    if (code == CLI_READY)
        code = ready(c);
    if (code == CLI_READY)
        code = calibrate(c);
    lab_setting_finish(&c->setting);
    free(c->sheet);
    free(c->position);
    free(c);
    return code;
}
