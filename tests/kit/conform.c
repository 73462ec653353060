/*
 * conform.c: playing all the games of a run, and saying what went wrong.
 */
#include "conform.h"

#include <inttypes.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define GIVE_UP 10 /* failed games after which a run stops */

bool fail(struct conform *c, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    vsnprintf(c->why, sizeof(c->why), format, args);
    va_end(args);
    return false;
}

const char *viewer_name(rum_seat viewer)
{
    static const char *const seats[] = {"seat 0", "seat 1", "seat 2",
                                        "seat 3", "seat 4", "seat 5"};

    return viewer == RUM_ALL      ? "one who sees all"
           : viewer == RUM_NOBODY ? "the spectator"
                                  : seats[viewer];
}

/* ---- traps and hangs ---- */

static struct conform *running;

static void caught(int sig)
{
    siglongjmp(running->home, sig);
}

static void catch_signals(struct conform *c)
{
    struct sigaction act = {.sa_handler = caught, .sa_flags = SA_NODEFER};
    static const int signals[] = {
        SIGILL,  SIGTRAP, SIGVTALRM,
#ifndef __SANITIZE_ADDRESS__ /* which says more about these than we could */
        SIGSEGV, SIGBUS,  SIGFPE,
#endif
    };

    running = c;
    for (size_t i = 0; i < sizeof(signals) / sizeof(*signals); i++)
        sigaction(signals[i], &act, NULL);
}

/* ---- the report ---- */

static void report(struct conform *c)
{
    const struct conform_args *args = c->args;
    char options[3 * RUM_MAX_TEXT] = "";
    struct rum_text path = {0};

    fprintf(args->out, "%s: game %zu fails", c->game->id, c->index);
    if (c->dealt)
        fprintf(args->out, " after %zu actions, seat %d to act", c->length,
                rum_head(c->state)->to_act);
    fprintf(args->out, ": %s\n", c->why);
    conform_options_text(c, options, sizeof(options));
    fprintf(args->out, "    options    %s\n    seed       %" PRIu64 "\n",
            options, c->seed);
    fprintf(args->out,
            "    again      %s %s --games %zu --deep %zu --seed %" PRIu64
            "%s%s --only %zu\n",
            args->again, c->game->id, args->games, args->deep, args->seed,
            args->preset ? " --preset " : "",
            args->preset ? args->preset->name : "", c->index);
    if (c->dealt && args->failures) {
        mkdir(args->failures, 0777);
        rum_text_printf(&path, "%s/%s-%zu.rec", args->failures, c->game->id,
                        c->index);
        if (conform_write(c, path.s))
            fprintf(args->out, "    recording  rumpus replay %s\n", path.s);
        rum_text_finish(&path);
    }
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* One line that counts; where it cannot be overwritten, now and then one. */
static void progress(struct conform *c, double began, bool last)
{
    static double said;
    bool screen = isatty(STDERR_FILENO);

    if (!c->args->progress || (!last && now() - said < (screen ? 0.5 : 10)))
        return;
    said = now();
    fprintf(stderr, "%s%s: %zu of %zu games, %zu states, %zu failed, %.0f s%s",
            screen ? "\r" : "", c->game->id, c->played,
            (c->args->games - c->args->part + c->args->parts - 1) /
                c->args->parts,
            c->states, c->failed, said - began, screen && !last ? "" : "\n");
    fflush(stderr);
}

/* ---- the run ---- */

static void begin_game(struct conform *c, size_t index)
{
    const struct conform_args *args = c->args;
    struct rum_seed seed = {{(uint32_t)index, (uint32_t)args->seed,
                             (uint32_t)(args->seed >> 32), 0x7261}};

    rum_rng_init(&c->rng, seed);
    c->index = index;
    c->deep = index < args->deep;
    c->matched = !c->wordless && (c->deep || index % 25 == 0);
    c->policy = (int)(index / 2 % 2);
    c->seed = (uint64_t)rum_rng_next(&c->rng) << 21 ^ rum_rng_next(&c->rng);
    c->length = c->digested = 0;
    c->dealt = false;
    c->why[0] = '\0';
}

/* One game; a trap or a hang in it is a failure like any other. */
static void one_game(struct conform *c, size_t index)
{
    begin_game(c, index);
    c->played++;
    int sig = sigsetjmp(c->home, 1);
    bool good = sig == 0 && conform_play(c);
    if (sig)
        fail(c,
             sig == SIGVTALRM ? "it hangs (or needs half a minute for one "
                                "decision)"
                              : "a trap (RUM_ASSERT) or a crash: signal %d",
             sig);
    if (good) {
        c->passed++;
    } else {
        c->failed++;
        report(c);
    }
    rum_match_destroy(c->match);
    c->match = NULL;
}

static struct conform *create(const struct rum_game *game,
                              const struct conform_args *args)
{
    struct conform *c = rum_alloc(sizeof(*c));
    size_t size = game->state_size;

    c->game = game;
    c->args = args;
    c->state = rum_alloc(size);
    c->clone = rum_alloc(size);
    c->scratch = rum_alloc(size);
    c->other = rum_alloc(size);
    c->seen = rum_alloc(size * VIEWERS);
    c->before = rum_alloc(size * VIEWERS);
    c->trace = rum_alloc(sizeof(*c->trace));
    c->trace2 = rum_alloc(sizeof(*c->trace));
    c->trace3 = rum_alloc(sizeof(*c->trace));
    c->acts = rum_alloc(sizeof(*c->acts) * MAX_DECISIONS);
    c->digests = rum_alloc(sizeof(*c->digests) * MAX_DECISIONS);
    c->bytes = rum_alloc(sizeof(*c->bytes) * size * VIEWERS);
    c->scene = rum_scene_create();
    return c;
}

static void destroy(struct conform *c)
{
    for (int i = 0; i < VIEWERS; i++) {
        rum_text_finish(&c->looked[i]);
        rum_text_finish(&c->looks[i]);
    }
    rum_scene_destroy(c->scene);
    free(c->bytes);
    free(c->history);
    free(c->digests);
    free(c->acts);
    free(c->trace);
    free(c->trace2);
    free(c->trace3);
    free(c->before);
    free(c->seen);
    free(c->other);
    free(c->scratch);
    free(c->clone);
    free(c->state);
    free(c);
}

/* Something that is not about one game. */
static void outside(struct conform *c, bool good)
{
    if (good) {
        c->passed++;
        return;
    }
    c->failed++;
    fprintf(c->args->out, "%s: %s\n", c->game->id, c->why);
}

static size_t recordings(struct conform *c)
{
    struct rum_text folder = {0};
    size_t count = 0;

    rum_text_printf(&folder, RECORDINGS "/%s", c->game->id);
    outside(c, conform_recordings(c, folder.s, &count));
    rum_text_finish(&folder);
    return count;
}

bool conform_run(const struct rum_game *game, const struct conform_args *args)
{
    struct conform *c = create(game, args);
    double began = now();
    size_t recorded = 0;
    bool whole = args->only == SIZE_MAX;
    size_t give_up = args->give_up ? args->give_up : GIVE_UP;

    catch_signals(c);
    outside(c, conform_facts(c));
    if (whole && args->part == 0 && !args->no_recordings) {
        recorded = recordings(c);
        outside(c, conform_lessons(c));
    }
    for (size_t i = args->part;
         c->playable && i < args->games && c->failed < give_up;
         i += args->parts) {
        if (!whole && i != args->only)
            continue;
        if (args->states && c->states >= args->states &&
            i >= conform_option_cases(game))
            break;
        one_game(c, i);
        progress(c, began, false);
    }
    if (whole && args->games >= 20 && c->failed <= c->wordless)
        outside(c, conform_hidden_bytes(c) && conform_news(c));
    progress(c, began, true);
    fprintf(args->out,
            "conform %s: %zu states, %zu scenes, %zu imagined deals, %zu "
            "refused options, %zu recordings, %.1f s: %zu passed, %zu failed\n",
            game->id, c->states, c->scenes, c->deals, c->refusals, recorded,
            now() - began, c->passed, c->failed);
    bool good = c->failed == 0;
    destroy(c);
    return good;
}
