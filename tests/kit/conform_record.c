/*
 * conform_record.c: the recordings in tests/recordings/<id>, which must play
 * as they did, digest by digest; and making them anew.
 */
#include "conform.h"

#include <dirent.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define FIRST_RECORDINGS 6 /* in a folder that has none yet */

static int is_recording(const struct dirent *entry)
{
    size_t n = strlen(entry->d_name);
    return n > 4 && strcmp(entry->d_name + n - 4, ".rec") == 0;
}

/* The paths of a folder's recordings in order; -1: there is no folder. */
static int each_path(const char *folder, char ***paths)
{
    struct dirent **entry;
    int n = scandir(folder, &entry, is_recording, alphasort);

    *paths = n > 0 ? rum_alloc(sizeof(**paths) * (size_t)n) : NULL;
    for (int i = 0; i < n; i++) {
        struct rum_text path = {0};
        rum_text_printf(&path, "%s/%s", folder, entry[i]->d_name);
        (*paths)[i] = path.s;
        free(entry[i]);
    }
    if (n >= 0)
        free(entry);
    return n;
}

static void free_paths(char **paths, int n)
{
    for (int i = 0; i < n; i++)
        free(paths[i]);
    free(paths);
}

bool conform_recordings(struct conform *c, const char *folder, size_t *count)
{
    char **paths;
    int n = each_path(folder, &paths);
    bool good = true;

    *count = n > 0 ? (size_t)n : 0;
    for (int i = 0; good && i < n; i++) {
        struct rum_match *m = NULL;
        struct rum_err_text why;
        if (rum_match_open(paths[i], NULL, &m, &why) < 0)
            good = fail(c, "%s (tools/renew %s makes it anew)", why.text,
                        c->game->id);
        else if (rum_match_game(m) != c->game)
            good = fail(c, "%s is of %s", paths[i], rum_match_game(m)->id);
        rum_match_destroy(m);
    }
    free_paths(paths, n);
    if (*count == 0)
        return fail(c, "it has no recordings yet: tools/renew %s", c->game->id);
    return good;
}

/* ---- writing ---- */

static void put_options(const struct conform *c, FILE *f)
{
    char value[RUM_MAX_TEXT];

    for (int i = 0; i < c->game->option_count; i++) {
        rum_options_format(&c->opt, c->game, (size_t)i, value, sizeof(value));
        fprintf(f, "option %s ", c->game->options[i].name);
        for (const char *s = value; *s; s++) {
            if (*s == '\n')
                fputs("\\n", f);
            else if (*s == '\\')
                fputs("\\\\", f);
            else
                fputc(*s, f);
        }
        fputc('\n', f);
    }
}

/* By hand and not by rum_match_save(): the game may be about to trap. */
bool conform_write(const struct conform *c, const char *path)
{
    FILE *f = fopen(path, "w");

    if (!f)
        return false;
    fprintf(f, "rumpus recording 1\ngame %s\nrules %d\n", c->game->id,
            c->game->rules_version);
    put_options(c, f);
    fprintf(f, "seed %" PRIu64 "\n", c->seed);
    for (size_t i = 0; i < c->digested; i++)
        fprintf(f, "play %d %016" PRIx64 "\n", c->acts[i], c->digests[i]);
    if (c->digested < c->length)
        fprintf(f, "# then action %d, which is where it fails\n",
                c->acts[c->digested]);
    return fclose(f) == 0;
}

/* ---- making anew ---- */

/* What an old recording says: options, seed and actions, whatever its digests
 * and version. */
#define TIME_OVER 0xffff /* in the place of an action */

struct old {
    struct rum_options opt;
    struct rum_seed seed;
    rum_action act[MAX_DECISIONS];
    size_t n;
};

static void read_line(const struct rum_game *game, struct old *old, char *line)
{
    struct rum_err_text why;
    char *space;
    int act;

    line[strcspn(line, "\n")] = '\0';
    if (strncmp(line, "option ", 7) == 0 && (space = strchr(line + 7, ' '))) {
        *space = '=';
        if (rum_options_parse(&old->opt, game, line + 7, &why) < 0)
            fprintf(stderr, "renew: %s; taking the preset\n", why.text);
    } else if (strncmp(line, "seed ", 5) == 0) {
        rum_seed_parse(line + 5, &old->seed);
    } else if (sscanf(line, "play %d", &act) == 1 && old->n < MAX_DECISIONS) {
        old->act[old->n++] = (rum_action)act;
    } else if (strncmp(line, "time ", 5) == 0 && old->n < MAX_DECISIONS) {
        old->act[old->n++] = TIME_OVER;
    } else if (strncmp(line, "undo ", 5) == 0) {
        size_t n = strtoul(line + 5, NULL, 10);
        old->n = n < old->n ? n : old->n;
    }
}

static bool read_old(const struct rum_game *game, const char *path,
                     struct old *old)
{
    char line[3 * RUM_MAX_TEXT];
    FILE *f = fopen(path, "r");

    memset(old, 0, sizeof(*old));
    rum_options_init(&old->opt, game);
    if (!f)
        return false;
    while (fgets(line, sizeof(line), f))
        read_line(game, old, line);
    fclose(f);
    return true;
}

static bool play_old(struct rum_match *m, rum_action act)
{
    return (act == TIME_OVER ? rum_match_time(m) : rum_match_play(m, act)) ==
           RUM_OK;
}

/* Play the old actions as far as they go, then at random to the end. */
static bool write_anew(struct conform *c, const struct old *old,
                       const char *path)
{
    struct rum_match *m;
    struct rum_err_text why;
    const rum_action *open;
    size_t n, kept = 0;

    if (rum_match_create(c->game, &old->opt, old->seed, &m, &why) < 0) {
        fprintf(stderr, "renew: %s: %s\n", path, why.text);
        return false;
    }
    while (kept < old->n && play_old(m, old->act[kept]))
        kept++;
    while ((n = rum_match_legal(m, &open)) > 0 &&
           rum_match_length(m) < MAX_DECISIONS)
        rum_match_play(m, conform_choose(c, rum_match_state(m), open, n));
    bool good = rum_match_record(m, path, true, &why) == RUM_OK;
    if (good)
        printf("%s: %zu actions, the first %zu as before\n", path,
               rum_match_length(m), kept);
    else
        fprintf(stderr, "renew: %s\n", why.text);
    rum_match_destroy(m);
    return good;
}

/* A folder of its own for the first recordings: the presets, then mixtures. */
static bool begin_folder(struct conform *c, const char *folder)
{
    struct old *old = rum_alloc(sizeof(*old));
    struct rum_text path = {0};
    bool good = true;

    mkdir(folder, 0777);
    for (int i = 0; good && i < FIRST_RECORDINGS; i++) {
        c->index = i == 0 ? 0 : conform_option_cases(c->game) + (size_t)i;
        c->seed = (uint64_t)i + 1;
        good = conform_deal(c);
        old->opt = c->opt;
        old->seed = (struct rum_seed){{0, 0, 0, (uint32_t)c->seed}};
        rum_text_clear(&path);
        rum_text_printf(&path, "%s/%d.rec", folder, i + 1);
        good = good && write_anew(c, old, path.s);
    }
    rum_text_finish(&path);
    free(old);
    return good;
}

bool conform_renew(const struct rum_game *game, const char *folder)
{
    struct conform *c = rum_alloc(sizeof(*c));
    struct old *old = rum_alloc(sizeof(*old));
    const struct conform_args usual = {0};
    char **paths;
    int n = each_path(folder, &paths);
    bool good = true;

    c->game = game;
    c->args = &usual;
    c->state = rum_alloc(game->state_size);
    c->policy = 1;
    rum_rng_init(&c->rng, (struct rum_seed){{0, 0, 0, 1}});
    if (n <= 0)
        good = begin_folder(c, folder);
    for (int i = 0; i < n; i++)
        good = read_old(game, paths[i], old) && write_anew(c, old, paths[i]) &&
               good;
    if (!good && c->why[0])
        fprintf(stderr, "renew: %s\n", c->why);
    free_paths(paths, n);
    free(c->state);
    free(old);
    free(c);
    return good;
}
