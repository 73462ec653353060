/*
 * conform_main.c: the program `conform`.
 */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "conform.h"

extern const struct rum_game *const rum_listed[];
extern const struct rum_game *const rum_unlisted[];

static int usage(void)
{
    fputs(
        "usage: conform GAME [--games N] [--deep N] [--seed S] [--part I/N]\n"
        "                    [--preset NAME] [--only I] [--states N]\n"
        "                    [--give-up N] [--progress] [--no-recordings]\n"
        "       conform GAME --renew    make its recordings anew\n"
        "       conform --list          every game, with its tag\n"
        "\n"
        "Plays N random games (2000) of GAME and checks what every game must\n"
        "pass; the first --deep (20) of them with every check at each state.\n"
        "With --preset all of them are of that preset, otherwise the options\n"
        "vary. --part 0/2 and --part 1/2 together are the whole. --states\n"
        "bounds how many states are looked at, --give-up (10) how many games\n"
        "fail.\n",
        stderr);
    return 2;
}

static bool number(const char *s, uint64_t *out)
{
    char *end;

    if (!s || *s < '0' || *s > '9')
        return false;
    errno = 0;
    *out = strtoull(s, &end, 10);
    return !*end && !errno;
}

static bool part(const char *s, struct conform_args *args)
{
    char junk;

    return s && sscanf(s, "%zu/%zu%c", &args->part, &args->parts, &junk) == 2 &&
           args->part < args->parts;
}

/* False: the game has none of that name. */
static bool preset(const char *name, const struct rum_game *game,
                   struct conform_args *args)
{
    for (int i = 0; name && i < game->preset_count; i++) {
        if (strcmp(game->presets[i].name, name) == 0)
            args->preset = &game->presets[i];
    }
    return args->preset != NULL;
}

/* False: an option is unknown or its value is not what it takes. */
static bool parse(int argc, char **argv, const struct rum_game *game,
                  struct conform_args *args, bool *renew)
{
    for (int i = 2; i < argc; i++) {
        uint64_t n;
        const char *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (strcmp(argv[i], "--progress") == 0) {
            args->progress = true;
            continue;
        }
        if (strcmp(argv[i], "--no-recordings") == 0) {
            args->no_recordings = true;
            continue;
        }
        if (strcmp(argv[i], "--renew") == 0) {
            *renew = true;
            continue;
        }
        i++;
        if (strcmp(argv[i - 1], "--part") == 0) {
            if (!part(value, args))
                return false;
            continue;
        }
        if (strcmp(argv[i - 1], "--preset") == 0) {
            if (!preset(value, game, args))
                return false;
            continue;
        }
        if (!number(value, &n))
            return false;
        if (strcmp(argv[i - 1], "--games") == 0)
            args->games = n;
        else if (strcmp(argv[i - 1], "--states") == 0)
            args->states = n;
        else if (strcmp(argv[i - 1], "--give-up") == 0)
            args->give_up = n;
        else if (strcmp(argv[i - 1], "--deep") == 0)
            args->deep = n;
        else if (strcmp(argv[i - 1], "--seed") == 0)
            args->seed = n;
        else if (strcmp(argv[i - 1], "--only") == 0)
            args->only = n;
        else
            return false;
    }
    return true;
}

static int list(void)
{
    for (int i = 0; rum_listed[i]; i++)
        printf("%s %s\n", rum_listed[i]->id, rum_listed[i]->tag);
    for (int i = 0; rum_unlisted[i]; i++)
        printf("%s %s\n", rum_unlisted[i]->id, rum_unlisted[i]->tag);
    return 0;
}

int main(int argc, char **argv)
{
    struct conform_args args = {.games = 2000,
                                .deep = 20,
                                .seed = 1,
                                .parts = 1,
                                .only = SIZE_MAX,
                                .out = stdout,
                                .again = argv[0]};
    bool renew = false;

    if (argc == 2 && strcmp(argv[1], "--list") == 0)
        return list();
    if (argc < 2 || argv[1][0] == '-')
        return usage();
    const struct rum_game *game = rum_game_find(argv[1]);
    if (!game) {
        fprintf(stderr, "conform: there is no game '%s'\n", argv[1]);
        return 2;
    }
    if (!parse(argc, argv, game, &args, &renew))
        return usage();
    struct rum_text folder = {0};
    bool good;
    if (renew) {
        rum_text_printf(&folder, RECORDINGS "/%s", game->id);
        good = conform_renew(game, folder.s);
    } else {
        rum_text_printf(&folder, "%s-failures", argv[0]);
        args.failures = folder.s;
        good = conform_run(game, &args);
    }
    rum_text_finish(&folder);
    return good ? 0 : 1;
}
