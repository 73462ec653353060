/*
 * bench.c: `rumpus bench`: how fast is a game, on one thread?
 *
 * Random games are played without reporting; states are copied; hidden copies
 * are made and filled in again. Beside it runs the bare loop of bare.c, in
 * turns of a few hundredths of a second, so that whatever else the machine is
 * doing slows both alike: compare ratios, not figures of different days.
 */
#include "lab.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bare.h"
#include "setting.h"

enum { SECONDS = LAB_JSON + 1 };

static const struct cli_flag flags[] = {
    DEAL_FLAG_LIST,
    LAB_JSON_FLAG,
    [SECONDS] = {"seconds", "S", "how long each game is measured; usually 2"},
    {0},
};

static const struct cli_usage usage = {
    .command = "bench",
    .line = "[GAME] [options]",
    .about =
        "Measure, per second of processor time of one thread: random games "
        "and decisions, copies of a state, and hidden copies made and "
        "imagined. Beside it, moves of Connect Four played by a bare loop "
        "without any interface, and the ratio of decisions to those. Without "
        "GAME, every game; 'connect4' is the calibrator: the same board "
        "through the interface.",
    .flags = flags,
};

#define POOL   64  /* states from the middle of games */
#define ROUNDS 10  /* turns of each of the four measurements */
#define MOST_S 600 /* seconds */

struct bench {
    const struct lab_setting *setting;
    uint64_t seed; /* of the cheap generator */
    struct rum_rng rng;
    uint8_t *pool; /* POOL states, each with somebody to act */
    uint8_t *state;
    uint64_t games, decisions, copies, imagines, bare_moves;
    double playing, copying, imagining, bare; /* seconds spent */
};

static double cpu(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void deal(struct bench *b)
{
    uint64_t one = bare_next(&b->seed), two = bare_next(&b->seed);
    struct rum_seed seed = {{(uint32_t)one, (uint32_t)(one >> 32),
                             (uint32_t)two, (uint32_t)(two >> 32)}};

    lab_deal(b->setting, &b->setting->options, seed, b->state);
}

/* One random decision; false: the game is over. */
static inline bool step(struct bench *b, const struct rum_game *game)
{
    rum_action open[RUM_MAX_ACTIONS];

    if (rum_head(b->state)->to_act == RUM_NOBODY)
        return false;
    size_t n = game->legal(b->state, open);
    game->apply(b->state, open[bare_below(&b->seed, (uint32_t)n)], NULL);
    b->decisions++;
    return true;
}

static void play(struct bench *b, uint64_t games)
{
    const struct rum_game *game = b->setting->game;

    for (uint64_t i = 0; i < games; i++) {
        deal(b);
        while (step(b, game))
            continue;
    }
    b->games += games;
}

/* The pool: every state as likely as it is to be met in random play. */
static void fill_pool(struct bench *b)
{
    const struct rum_game *game = b->setting->game;
    uint64_t met = 0;

    while (met < 20 * POOL) {
        deal(b);
        while (rum_head(b->state)->to_act != RUM_NOBODY) {
            uint64_t at = met < POOL ? met : bare_next(&b->seed) % (met + 1);
            if (at < POOL)
                memcpy(b->pool + at * game->state_size, b->state,
                       game->state_size);
            met++;
            step(b, game);
        }
    }
    b->decisions = 0;
}

static void copy(struct bench *b, uint64_t n)
{
    size_t size = b->setting->game->state_size;

    for (uint64_t i = 0; i < n; i++) {
        memcpy(b->state, b->pool + i % POOL * size, size);
        __asm__ volatile("" : : "r"(b->state) : "memory");
    }
    b->copies += n;
}

static void imagine(struct bench *b, uint64_t n)
{
    const struct rum_game *game = b->setting->game;

    for (uint64_t i = 0; i < n; i++) {
        const void *from = b->pool + i % POOL * game->state_size;
        rum_seat viewer = rum_head(from)->to_act;
        rum_game_hide(game, from, viewer, b->state);
        rum_game_imagine(game, b->state, viewer, &b->rng);
    }
    b->imagines += n;
}

static void bare(struct bench *b, uint64_t games)
{
    b->bare_moves += bare_play(&b->seed, games).moves;
}

/* Do more and more of it until `seconds` are spent: reading the clock costs as
 * much as a whole game of Connect Four. */
static void turn(struct bench *b, double seconds, double *spent,
                 void (*some)(struct bench *b, uint64_t n))
{
    double begun = cpu(), at = begun;
    uint64_t n = 1;

    while (at - begun < seconds) {
        double before = at;
        some(b, n);
        at = cpu();
        if (at - before < seconds / 16)
            n *= 2;
    }
    *spent += at - begun;
}

static void measure(struct bench *b, double seconds)
{
    double each = seconds / (4 * ROUNDS);

    fill_pool(b);
    for (int i = 0; i < ROUNDS; i++) {
        turn(b, each, &b->playing, play);
        turn(b, each, &b->bare, bare);
        turn(b, each, &b->copying, copy);
        turn(b, each, &b->imagining, imagine);
    }
}

static int64_t per_second(uint64_t n, double seconds)
{
    return (int64_t)((double)n / seconds);
}

static void report(const struct bench *b, struct rum_json *j)
{
    double decisions = (double)b->decisions / b->playing;
    double moves = (double)b->bare_moves / b->bare;

    rum_json_open(j, NULL, '{');
    rum_json_str(j, "game", b->setting->game->id);
    rum_json_int(j, "games_per_s", per_second(b->games, b->playing));
    rum_json_int(j, "decisions_per_s", per_second(b->decisions, b->playing));
    rum_json_int(j, "copies_per_s", per_second(b->copies, b->copying));
    rum_json_int(j, "imagines_per_s", per_second(b->imagines, b->imagining));
    rum_json_int(j, "state_bytes", (int64_t)b->setting->game->state_size);
    rum_json_int(j, "bare_moves_per_s", per_second(b->bare_moves, b->bare));
    rum_json_real(j, "ratio", decisions / moves);
    rum_json_close(j, '}');
}

static void print(const struct bench *b, struct rum_text *out)
{
    double decisions = (double)b->decisions / b->playing;
    double moves = (double)b->bare_moves / b->bare;

    rum_text_printf(out, "%s\n", b->setting->game->title);
    rum_text_printf(out, "  games             %12.0f a second\n",
                    (double)b->games / b->playing);
    rum_text_printf(out, "  decisions         %12.0f a second\n", decisions);
    rum_text_printf(out, "  copies            %12.0f a second, of %zu bytes\n",
                    (double)b->copies / b->copying,
                    b->setting->game->state_size);
    rum_text_printf(out, "  hide and imagine  %12.0f a second, %.2f us each\n",
                    (double)b->imagines / b->imagining,
                    1e6 * b->imagining / (double)b->imagines);
    rum_text_printf(out, "  bare loop         %12.0f moves a second\n", moves);
    rum_text_printf(out, "  ratio             %12.2f %% of the bare loop\n",
                    100 * decisions / moves);
}

struct wishes {
    struct lab_setting setting;
    double seconds; /* for each game */
};

/* Measure one game. JSON gathers in `j`; words are printed as they come. */
static void run(const struct wishes *wishes, struct rum_json *j)
{
    const struct lab_setting *setting = &wishes->setting;
    size_t size = setting->game->state_size;
    struct bench b = {.setting = setting};
    struct rum_text out = {0};

    b.seed = (uint64_t)setting->seed.word[0] << 32 | setting->seed.word[1];
    b.seed ^= (uint64_t)setting->seed.word[2] << 32 | setting->seed.word[3];
    rum_rng_init(&b.rng, setting->seed);
    b.pool = rum_alloc(POOL * size);
    b.state = rum_alloc(size);
    measure(&b, wishes->seconds);
    if (setting->json)
        report(&b, j);
    else
        print(&b, &out);
    cli_print(&out);
    rum_text_finish(&out);
    free(b.pool);
    free(b.state);
}

/* Every game that is listed, and the calibrator. What else was said must suit
 * them all. */
static int run_all(struct wishes *wishes, struct rum_json *j)
{
    int code = CLI_READY;

    rum_json_open(j, NULL, '[');
    for (const struct rum_game *const *g = rum_games(); code == CLI_READY;
         g++) {
        wishes->setting.deal.game = *g ? *g : rum_game_find("connect4");
        code = lab_setting_done(&wishes->setting);
        if (code == CLI_READY)
            run(wishes, j);
        if (!*g)
            break;
    }
    rum_json_close(j, ']');
    return code;
}

static int take(void *context, int arg, const char *value)
{
    struct wishes *wishes = context;
    char *end;

    if (arg != SECONDS)
        return lab_setting_take(&wishes->setting, arg, value);
    wishes->seconds = strtod(value, &end);
    if (*end || !(wishes->seconds >= 0.01 && wishes->seconds <= MOST_S))
        return cli_misuse(&usage, "--seconds takes 0.01 to %d, not '%s'",
                          MOST_S, value);
    return CLI_DONE;
}

static int bench(struct wishes *wishes)
{
    struct rum_text out = {0};
    struct rum_json json = {.out = &out};
    int code = CLI_READY;

    if (!wishes->setting.deal.game) {
        code = run_all(wishes, &json);
    } else {
        code = lab_setting_done(&wishes->setting);
        if (code == CLI_READY)
            run(wishes, &json);
    }
    if (code == CLI_READY && wishes->setting.json) {
        rum_text_puts(&out, "\n");
        cli_print(&out);
    }
    rum_text_finish(&out);
    return code == CLI_READY ? CLI_DONE : code;
}

int bench_main(int argc, char **argv)
{
    struct wishes *wishes = rum_alloc(sizeof(*wishes));

    wishes->seconds = 2;
    lab_setting_init(&wishes->setting, &usage);
    int code = cli_parse(&usage, argc, argv, take, wishes);
    if (code == CLI_READY)
        code = bench(wishes);
    free(wishes);
    return code;
}
