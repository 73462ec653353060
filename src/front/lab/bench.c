/*
 * bench.c: `rumpus bench`: how fast is a game, on one thread?
 *
 * Random games are played without reporting; states are copied; hidden copies
 * are made and filled in again. Beside it runs the bare loop of bare.c, in
 * turns of a few hundredths of a second, so that whatever else the machine is
 * doing slows both alike: compare ratios, not figures of different days.
 */
#include "lab.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "args.h"
#include "bare.h"

static const char help[] =
    "rumpus bench [GAME] [--seconds S] [--option NAME=VALUE ...] [--seed N]\n"
    "             [--json]\n"
    "\n"
    "Measures, per second of processor time of one thread: random games and\n"
    "decisions, copies of a state, and hidden copies made and imagined. "
    "Beside\n"
    "it, moves of Connect Four played by a bare loop without any interface, "
    "and\n"
    "the ratio of decisions to those. Without GAME, every game; `connect4` is\n"
    "the calibrator: the same board through the interface.\n";

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
    const struct lab_setting *setting = b->setting;
    struct rum_why why;
    uint64_t one = bare_next(&b->seed), two = bare_next(&b->seed);
    struct rum_seed seed = {{(uint32_t)one, (uint32_t)(one >> 32),
                             (uint32_t)two, (uint32_t)(two >> 32)}};

    struct rum_options options = setting->options;
    enum rum_err err =
        rum_game_setup(setting->game, b->state, &options, seed, &why);
    RUM_ASSERT(err == RUM_OK);
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

static void print(const struct bench *b)
{
    double decisions = (double)b->decisions / b->playing;
    double moves = (double)b->bare_moves / b->bare;

    printf("%s\n", b->setting->game->title);
    printf("  games             %12.0f a second\n",
           (double)b->games / b->playing);
    printf("  decisions         %12.0f a second\n", decisions);
    printf("  copies            %12.0f a second, of %zu bytes\n",
           (double)b->copies / b->copying, b->setting->game->state_size);
    printf("  hide and imagine  %12.0f a second, %.2f us each\n",
           (double)b->imagines / b->imagining,
           1e6 * b->imagining / (double)b->imagines);
    printf("  bare loop         %12.0f moves a second\n", moves);
    printf("  ratio             %12.2f %% of the bare loop\n",
           100 * decisions / moves);
}

static void run(const struct lab_setting *setting, double seconds,
                struct rum_json *j)
{
    size_t size = setting->game->state_size;
    struct bench b = {.setting = setting};

    b.seed = (uint64_t)setting->seed.word[0] << 32 | setting->seed.word[1];
    b.seed ^= (uint64_t)setting->seed.word[2] << 32 | setting->seed.word[3];
    rum_rng_init(&b.rng, setting->seed);
    b.pool = rum_alloc(POOL * size);
    b.state = rum_alloc(size);
    measure(&b, seconds);
    if (j)
        report(&b, j);
    else
        print(&b);
    fflush(stdout);
    free(b.pool);
    free(b.state);
}

/* Every game that is listed, and the calibrator. */
static void run_all(struct lab_setting *setting, double seconds,
                    struct rum_json *j)
{
    if (j)
        rum_json_open(j, NULL, '[');
    for (const struct rum_game *const *g = rum_games();; g++) {
        setting->game = *g ? *g : rum_game_find("connect4");
        rum_options_init(&setting->options, setting->game);
        run(setting, seconds, j);
        if (!*g)
            break;
    }
    if (j)
        rum_json_close(j, ']');
}

/* Exit code of a wrong line, or -1. */
static int parse(struct lab_args *args, struct lab_setting *setting,
                 double *seconds)
{
    while (args->at < args->argc) {
        bool bad = false;
        const char *text;
        if (lab_flag(args, "--help")) {
            fputs(help, stdout);
            return 0;
        }
        if ((text = lab_take(args, "--seconds", &bad))) {
            char *end;
            *seconds = strtod(text, &end);
            if (*end || !(*seconds >= 0.01 && *seconds <= MOST_S))
                return lab_usage(args,
                                 "--seconds takes 0.01 to %d, not '%.40s'",
                                 MOST_S, text);
            continue;
        }
        int taken = bad ? -1 : lab_setting_take(setting, args);
        if (taken == 0)
            return lab_usage(args, "what is '%.40s'?", args->argv[args->at]);
        if (taken < 0)
            return 2;
    }
    if (setting->game && !lab_setting_done(setting, args))
        return 2;
    return -1;
}

int bench_main(int argc, char **argv)
{
    struct lab_args args = {
        .argc = argc, .argv = argv, .at = 1, .command = "bench"};
    struct lab_setting *setting = rum_alloc(sizeof(*setting));
    struct rum_text out = {0};
    struct rum_json json = {.out = &out};
    double seconds = 2;

    lab_setting_init(setting);
    int code = parse(&args, setting, &seconds);
    if (code < 0) {
        struct rum_json *j = setting->json ? &json : NULL;
        if (setting->game)
            run(setting, seconds, j);
        else
            run_all(setting, seconds, j);
        if (j)
            puts(out.s);
        code = 0;
    }
    rum_text_finish(&out);
    free(setting);
    return code;
}
