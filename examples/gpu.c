/*
 * gpu.c: how fast a graphics card plays beside one core of its machine, and
 * whether both play alike.
 *
 *     gpu [GAMES [random|rank [GAME...]]]
 *
 * Build it against an installed library:
 *
 *     cc gpu.c $(pkg-config --cflags --libs rumpus) -o gpu
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/device.h>

#define ROUNDS 3 /* of the card, of which the best counts */

struct run {
    double seconds, rate;
    uint64_t digest;
    char name[64];
};

static double decisions_of(const struct rum_device_record *r, size_t n)
{
    double sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += r[i].decisions;
    return sum;
}

/* False: it cannot be done here, and why was said. */
static bool play(const struct rum_game *game, enum rum_device_kind kind,
                 const struct rum_device_job *job, int rounds, struct run *out)
{
    struct rum_device_options opt = {.game = game, .kind = kind};
    struct rum_device *device;
    struct rum_err_text why;
    enum rum_err err = rum_device_open(&opt, &device, &why);

    if (err < 0) {
        fprintf(stderr, "gpu: %s\n", why.text);
        return false;
    }
    struct rum_device_record *r = calloc(job->games, sizeof(*r));
    for (int i = 0; r && err == RUM_OK && i < rounds; i++) {
        err = rum_device_play(device, job, r, NULL, &why);
        if (i == 0 || rum_device_seconds(device) < out->seconds)
            out->seconds = rum_device_seconds(device);
    }
    if (err < 0)
        fprintf(stderr, "gpu: %s\n", why.text);
    if (r && err == RUM_OK) {
        out->rate = decisions_of(r, job->games) / out->seconds;
        out->digest = rum_device_digest(r, job->games);
        snprintf(out->name, sizeof(out->name), "%s", rum_device_name(device));
    }
    free(r);
    rum_device_close(device);
    return r && err == RUM_OK;
}

static bool measure(const struct rum_game *game, uint32_t games, int level)
{
    struct rum_options options;
    struct rum_device_job job = {
        .options = &options, .seed = {{0, 0, 0, 7}}, .games = games};
    struct run core, card;

    rum_options_init(&options, game);
    memset(job.level, level, sizeof(job.level));
    if (!play(game, RUM_DEVICE_GPU, &job, ROUNDS, &card) ||
        !play(game, RUM_DEVICE_PROCESSOR, &job, 1, &core))
        return false;
    printf("%-8s %u games: one core %.2f M decisions a second, %s %.1f M "
           "(%.4f s): %.1f times; %s %016llx\n",
           game->id, games, core.rate / 1e6, card.name, card.rate / 1e6,
           card.seconds, card.rate / core.rate,
           core.digest == card.digest ? "alike" : "DIFFERENT",
           (unsigned long long)card.digest);
    fflush(stdout);
    return core.digest == card.digest;
}

int main(int argc, char **argv)
{
    uint32_t games = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 10) : 100000;
    bool rank = argc > 2 && strcmp(argv[2], "rank") == 0;
    int level = rank ? RUM_DEVICE_RANK : RUM_DEVICE_RANDOM;
    bool good = games > 0;

    if (argc < 4) {
        for (const struct rum_game *const *g = rum_games(); *g && good; g++)
            good = measure(*g, games, level);
    }
    for (int i = 3; i < argc && good; i++) {
        const struct rum_game *game = rum_game_find(argv[i]);
        good = game && measure(game, games, level);
    }
    return good ? 0 : 1;
}
