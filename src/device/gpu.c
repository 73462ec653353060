/*
 * gpu.c: the host's side of a card: module, memory, launches.
 *
 * A launch is short, as a card that also draws a screen stops long ones: lanes
 * play so many decisions, put down what they hold, and are called again.
 */
#include "gpu.h"

#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <rumpus/system.h>
#include <rumpus/text.h>

#include "card.h"
#include "driver.h"
#include "lane.h"

#define STEPS    1000 /* decisions of a lane in one launch */
#define SPARE    8192 /* bytes of stack besides what kernels say they need */
#define SHARED   4096 /* bytes of a block's room that kernels take besides */
#define NOBODY_S 0xfe /* in all bytes of a lane: it takes a game */

/* How much the driver optimises. What it does beyond this makes the rules a
 * tenth longer, and a card waits for instructions: no game is faster. */
#define LEVEL 1

static const char *const kernel_name[GPU_KERNELS] = {
    "rum_gpu_deal", "rum_gpu_words", "rum_gpu_random",
    "rum_gpu_play", "rum_gpu_close", "rum_gpu_batch"};

/* ---- what can fail ---- */

enum rum_err gpu_refused(const struct gpu *g, int code, const char *what,
                         struct rum_err_text *why)
{
    snprintf(why->text, sizeof(why->text), "the card cannot %s: %s", what,
             driver_error(&g->driver, code));
    return RUM_EIO;
}

/* ---- opening ---- */

static char *read_file(const char *path)
{
    FILE *f = fopen(path, "rb");
    struct rum_text text = {0};
    char part[65536];
    size_t n;

    if (!f)
        return NULL;
    while ((n = fread(part, 1, sizeof(part), f)) > 0)
        rum_text_add(&text, part, n);
    fclose(f);
    return text.s;
}

/* Blocks of so many warps, or as many as the card has room for. */
static void furnish(struct gpu *g, uint32_t warps)
{
    while (warps > 1 && warps * g->warp_room + SHARED > (uint32_t)g->room)
        warps--;
    g->threads = warps * CARD_WARP;
    g->slots = warps * g->width;
    g->block_room = warps * g->warp_room;
}

/* What the rules wish. */
static int shape(struct gpu *g)
{
    gpu_memory at;
    size_t bytes;
    uint32_t wished[4]; /* see kernel.c */
    int code = g->driver.constant(&at, &bytes, g->module, "rum_gpu_shape");

    if (!code)
        code = g->driver.copy((uintptr_t)wished, at, sizeof(wished));
    if (code)
        return code;
    g->warp_room = wished[1];
    g->width = wished[2];
    g->ahead = wished[3];
    furnish(g, wished[0] / CARD_WARP);
    return 0;
}

/* Kernels that use many registers run in smaller blocks. */
static int limit(struct gpu *g, int kernel)
{
    int most = 0;
    int code = g->driver.kernel_attribute(&most, DRIVER_KERNEL_THREADS,
                                          g->kernel[kernel]);

    if (!code && (uint32_t)most < g->threads)
        furnish(g, (uint32_t)most / CARD_WARP);
    return code;
}

/* One shape for all that play a game together. */
static int limit_all(struct gpu *g, int kernel)
{
    int used[] = {GPU_DEAL, GPU_WORDS, kernel, GPU_CLOSE}, code = 0;

    for (size_t i = 0; !code && i < sizeof(used) / sizeof(*used); i++)
        code = limit(g, used[i]);
    return code;
}

static int find_kernel(struct gpu *g, int i, int *most)
{
    const struct driver *d = &g->driver;
    int local = 0;
    int code = d->kernel(&g->kernel[i], g->module, kernel_name[i]);

    if (!code)
        code = d->kernel_attribute(&local, DRIVER_KERNEL_LOCAL, g->kernel[i]);
    if (!code)
        code = d->kernel_allow(g->kernel[i], DRIVER_KERNEL_ROOM,
                               (int)g->block_room);
    if (local > *most)
        *most = local;
    return code;
}

/* Find the kernels, and give them the memory they need. */
static enum rum_err find_kernels(struct gpu *g, struct rum_err_text *why)
{
    int most = 0;

    int code = shape(g);
    if (code)
        return gpu_refused(g, code, "say how it plays", why);
    for (int i = 0; i < GPU_KERNELS; i++) {
        code = find_kernel(g, i, &most);
        if (code)
            return gpu_refused(g, code, kernel_name[i], why);
    }
    code = g->driver.limit(DRIVER_LIMIT_STACK, (size_t)most + SPARE);
    return code ? gpu_refused(g, code, "give its threads a stack", why)
                : RUM_OK;
}

/* Beside the program, as in the folder it was built in, or as installed. */
static char *find_rules(const char *folder, const char *tag, char *path,
                        size_t size)
{
    char here[512];
    ssize_t n = readlink("/proc/self/exe", here, sizeof(here) - 1);

    if (!folder)
        folder = getenv("RUMPUS_GPU");
    if (!folder && n > 0) {
        here[n] = '\0';
        snprintf(path, size, "%s/gpu/%s.ptx", dirname(here), tag);
        char *image = read_file(path);
        if (image)
            return image;
    }
    snprintf(path, size, "%s/%s.ptx", folder ? folder : RUMPUS_GPU_FOLDER, tag);
    return read_file(path);
}

static enum rum_err load(struct gpu *g, const char *folder,
                         struct rum_err_text *why)
{
    char path[1024];

    char *image = find_rules(folder, g->game->tag, path, sizeof(path));
    if (!image) {
        snprintf(why->text, sizeof(why->text),
                 "there are no rules of %s for a card at %.160s (make gpu)",
                 g->game->id, path);
        return RUM_ENOTHING;
    }
    int option = DRIVER_OPTION_LEVEL;
    void *level = (void *)(uintptr_t)LEVEL;
    int code = g->driver.load(&g->module, image, 1, &option, &level);
    free(image);
    if (code) {
        snprintf(why->text, sizeof(why->text), "the card refuses %.120s: %.80s",
                 path, driver_error(&g->driver, code));
        return RUM_EIO;
    }
    return find_kernels(g, why);
}

static enum rum_err find_card(struct gpu *g, struct rum_err_text *why)
{
    const struct driver *d = &g->driver;
    void *context;

    int code = d->init(0);
    if (!code)
        code = d->device(&g->device, 0);
    if (code) {
        snprintf(why->text, sizeof(why->text),
                 "there is no NVIDIA card here: %s", driver_error(d, code));
        return RUM_ENOTHING;
    }
    d->name(g->name, sizeof(g->name), g->device);
    d->attribute(&g->processors, DRIVER_ATTRIBUTE_PROCESSORS, g->device);
    d->attribute(&g->room, DRIVER_ATTRIBUTE_ROOM, g->device);
    code = d->retain(&context, g->device);
    if (code)
        return gpu_refused(g, code, "be used", why);
    g->retained = true;
    code = d->current(context);
    return code ? gpu_refused(g, code, "be used", why) : RUM_OK;
}

enum rum_err gpu_open(const struct rum_device_options *opt, struct gpu **out,
                      struct rum_err_text *why)
{
    struct gpu *g = rum_alloc(sizeof(*g));

    g->game = opt->game;
    enum rum_err err = driver_open(&g->driver, why);
    if (err == RUM_OK)
        err = find_card(g, why);
    if (err == RUM_OK)
        err = load(g, opt->folder, why);
    if (err < 0) {
        gpu_close(g);
        return err;
    }
    *out = g;
    return RUM_OK;
}

void gpu_close(struct gpu *g)
{
    if (!g)
        return;
    if (g->module)
        g->driver.unload(g->module);
    if (g->retained)
        g->driver.release(g->device);
    driver_close(&g->driver);
    free(g);
}

const char *gpu_name(const struct gpu *g)
{
    return g->name;
}

/* ---- playing ---- */

/* The card's memory for one call. */
struct memory {
    gpu_memory job, states, seeds, words, records, lanes, counters;
};

static void give(const struct gpu *g, struct memory *m)
{
    gpu_memory all[] = {m->job,     m->states, m->seeds,   m->words,
                        m->records, m->lanes,  m->counters};

    for (size_t i = 0; i < sizeof(all) / sizeof(*all); i++) {
        if (all[i])
            g->driver.give(all[i]);
    }
}

static int take(const struct gpu *g, const struct lane_job *job, size_t lanes,
                struct memory *m)
{
    size_t games = job->games, seats = (size_t)job->options.value[0].n;
    struct {
        gpu_memory *memory;
        size_t bytes;
    } all[] = {
        {&m->job, sizeof(*job)},
        {&m->states, games * job->stride},
        {&m->seeds, games * RUM_MAX_SEATS * sizeof(struct rum_seed)},
        {&m->words, games * seats * g->ahead * sizeof(uint32_t)},
        {&m->records, games * sizeof(struct rum_device_record)},
        {&m->lanes, lanes * sizeof(struct lane)},
        {&m->counters, 2 * sizeof(uint32_t)},
    };
    int code = 0;

    for (size_t i = 0; !code && i < sizeof(all) / sizeof(*all); i++) {
        if (all[i].bytes)
            code = g->driver.take(all[i].memory, all[i].bytes);
    }
    return code;
}

static int launch(const struct gpu *g, int kernel, size_t blocks,
                  struct memory *m)
{
    void *arguments[] = {&m->job, &m->lanes};

    int code =
        g->driver.launch(g->kernel[kernel], (unsigned)blocks, 1, 1, g->threads,
                         1, 1, g->block_room, NULL, arguments, NULL);
    return code ? code : g->driver.wait();
}

/* Lanes play until all of them have found nothing more to take. */
static int play_on(const struct gpu *g, int kernel, size_t blocks,
                   struct memory *m)
{
    uint32_t on = 1;
    gpu_memory at = m->counters + sizeof(uint32_t);
    int code = 0;

    while (!code && on > 0) {
        code = g->driver.fill(at, 0, sizeof(on));
        if (!code)
            code = launch(g, kernel, blocks, m);
        if (!code)
            code = g->driver.copy((uintptr_t)&on, at, sizeof(on));
    }
    return code;
}

/* How many there are if each has so many of the games. */
static size_t blocks_for(size_t games, uint32_t each)
{
    return (games + each - 1) / each;
}

/* How many play side by side. */
static size_t blocks_of(const struct gpu *g, int kernel, uint32_t games)
{
    int fits = 1;
    size_t all = blocks_for(games, g->slots);

    g->driver.fits(&fits, g->kernel[kernel], (int)g->threads, g->block_room);
    size_t blocks = (size_t)(fits > 0 ? fits : 1) * (size_t)g->processors;
    return blocks < all ? blocks : all;
}

static struct lane_job job_for(const struct gpu *g,
                               const struct rum_device_job *job)
{
    struct lane_job out = {
        .options = *job->options,
        .seed = job->seed,
        .first = job->first,
        .games = job->games,
        .steps = STEPS,
        .stride = (g->game->state_size + 15) / 16 * 16,
    };
    memcpy(out.level, job->level, sizeof(out.level));
    return out;
}

static int send(const struct gpu *g, struct lane_job *job, struct memory *m,
                size_t lanes)
{
    const struct driver *d = &g->driver;

    job->states = (char *)(uintptr_t)m->states;
    job->seeds = (struct rum_seed *)(uintptr_t)m->seeds;
    job->words = (uint32_t *)(uintptr_t)m->words;
    job->records = (struct rum_device_record *)(uintptr_t)m->records;
    job->next = (uint32_t *)(uintptr_t)m->counters;
    job->on = job->next + 1;
    int code = d->copy(m->job, (uintptr_t)job, sizeof(*job));
    if (!code)
        code = d->fill(m->counters, 0, 2 * sizeof(uint32_t));
    if (!code)
        code = d->fill(m->lanes, NOBODY_S, lanes * sizeof(struct lane));
    return code;
}

/* Games as they lie on the card have room between them. */
static int fetch(const struct gpu *g, const struct lane_job *job,
                 const struct memory *m, struct rum_device_record *records,
                 char *states)
{
    size_t size = g->game->state_size;
    int code = g->driver.copy((uintptr_t)records, m->records,
                              job->games * sizeof(*records));

    if (code || !states)
        return code;
    char *spaced = rum_alloc(job->games * job->stride);
    code =
        g->driver.copy((uintptr_t)spaced, m->states, job->games * job->stride);
    for (size_t i = 0; i < job->games; i++)
        memcpy(states + i * size, spaced + i * job->stride, size);
    free(spaced);
    return code;
}

enum rum_err gpu_play(const struct gpu *card, const struct rum_device_job *what,
                      struct rum_device_record *records, void *states,
                      double *seconds, struct rum_err_text *why)
{
    struct gpu narrower = *card, *g = &narrower;
    struct lane_job job = job_for(g, what);
    struct memory m = {0};
    int kernel = GPU_RANDOM;

    for (int i = 0; i < RUM_MAX_SEATS; i++) {
        if (what->level[i] != RUM_DEVICE_RANDOM)
            kernel = GPU_PLAY;
    }
    int code = limit_all(g, kernel);
    size_t blocks = blocks_of(g, kernel, job.games);
    size_t rows = blocks_for(job.games, g->slots);
    size_t words =
        (size_t)job.games * (size_t)job.options.value[0].n * (g->ahead / 16);
    if (!code)
        code = take(g, &job, blocks * g->slots, &m);
    if (!code)
        code = send(g, &job, &m, blocks * g->slots);
    double begun = rum_system_seconds();
    if (!code)
        code = launch(g, GPU_DEAL, rows, &m);
    if (!code)
        code = launch(g, GPU_WORDS, blocks_for(words, g->threads), &m);
    if (!code)
        code = play_on(g, kernel, blocks, &m);
    if (!code)
        code = launch(g, GPU_CLOSE, rows, &m);
    *seconds += rum_system_seconds() - begun;
    if (!code)
        code = fetch(g, &job, &m, records, states);
    give(g, &m);
    return code ? gpu_refused(g, code, "play", why) : RUM_OK;
}
