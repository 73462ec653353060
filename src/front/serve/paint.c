/*
 * paint.c: SVG made into PNG by rsvg-convert.
 */
#include "paint.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/pidfd.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#define KEPT     16        /* pictures */
#define SECONDS  5         /* of work that one may take */
#define PATIENCE 15        /* seconds on a busy machine */
#define MEMORY   (1 << 29) /* bytes of its process */
#define MAX_SIZE (1 << 20) /* bytes of a picture */
#define SLICE    50        /* milliseconds after which the server may stop */

struct picture {
    struct rum_text svg, png; /* png is empty: it could not be made */
};

struct painter {
    uv_loop_t *loop;
    uv_work_t work;
    void (*done)(void *context);
    void *context;
    struct picture kept[KEPT];
    int oldest;           /* the next one to go */
    struct picture now;   /* the worker's, while busy */
    bool busy;            /* it is at it, or about to be */
    atomic_bool stopping; /* the server is */
};

/* ---- the worker ---- */

static bool spawn(int from, int to, pid_t *pid)
{
    char *const argv[] = {(char[]){"rsvg-convert"}, NULL};
    posix_spawn_file_actions_t files;

    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, from, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, to, STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", 1, 0);
    int error = posix_spawnp(pid, argv[0], &files, NULL, argv, environ);
    posix_spawn_file_actions_destroy(&files);
    return error == 0;
}

static void confine(pid_t pid)
{
    const struct rlimit memory = {MEMORY, MEMORY}, seconds = {SECONDS, SECONDS},
                        size = {MAX_SIZE, MAX_SIZE};

    prlimit(pid, RLIMIT_AS, &memory, NULL);
    prlimit(pid, RLIMIT_CPU, &seconds, NULL);
    prlimit(pid, RLIMIT_FSIZE, &size, NULL);
}

/* True: it came to its end by itself, and says that all is well. */
static bool see_it_end(const struct painter *p, pid_t pid)
{
    struct pollfd end = {.fd = pidfd_open(pid, 0), .events = POLLIN};
    int left = PATIENCE * 1000 / SLICE, status = 1;

    while (end.fd >= 0 && left-- > 0 && !atomic_load(&p->stopping) &&
           poll(&end, 1, SLICE) <= 0)
        ;
    if (!(end.revents & POLLIN))
        kill(pid, SIGKILL);
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
        ;
    if (end.fd >= 0)
        close(end.fd);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static void take_picture(int fd, struct rum_text *png)
{
    off_t size = lseek(fd, 0, SEEK_END);
    char *bytes = size > 0 && size <= MAX_SIZE ? rum_alloc((size_t)size) : NULL;

    if (bytes && pread(fd, bytes, (size_t)size, 0) == size)
        rum_text_add(png, bytes, (size_t)size);
    free(bytes);
}

static void paint(uv_work_t *work)
{
    struct painter *p = work->data;
    const struct rum_text *svg = &p->now.svg;
    int from = memfd_create("svg", MFD_CLOEXEC);
    int to = memfd_create("png", MFD_CLOEXEC);
    pid_t pid;

    if (from >= 0 && to >= 0 &&
        pwrite(from, svg->s, svg->n, 0) == (ssize_t)svg->n &&
        spawn(from, to, &pid)) {
        confine(pid);
        if (see_it_end(p, pid))
            take_picture(to, &p->now.png);
    }
    if (from >= 0)
        close(from);
    if (to >= 0)
        close(to);
}

/* ---- the loop ---- */

static void picture_finish(struct picture *picture)
{
    rum_text_finish(&picture->svg);
    rum_text_finish(&picture->png);
}

static void painted(uv_work_t *work, int status)
{
    struct painter *p = work->data;

    p->busy = false;
    if (status == 0 && !atomic_load(&p->stopping)) {
        picture_finish(&p->kept[p->oldest]);
        p->kept[p->oldest] = p->now;
        p->oldest = (p->oldest + 1) % KEPT;
        p->now = (struct picture){0};
        p->done(p->context);
    }
}

struct painter *painter_create(uv_loop_t *loop, void (*done)(void *context),
                               void *context)
{
    struct painter *p = rum_alloc(sizeof(*p));

    p->loop = loop;
    p->work.data = p;
    p->done = done;
    p->context = context;
    return p;
}

void painter_close(struct painter *p)
{
    atomic_store(&p->stopping, true);
    if (p->busy)
        uv_cancel((uv_req_t *)&p->work); /* unless the worker is at it */
}

void painter_destroy(struct painter *p)
{
    if (!p)
        return;
    for (int i = 0; i < KEPT; i++)
        picture_finish(&p->kept[i]);
    picture_finish(&p->now);
    free(p);
}

enum painted painter_find(const struct painter *p, const struct rum_text *svg,
                          const struct rum_text **png)
{
    for (int i = 0; i < KEPT; i++) {
        const struct picture *k = &p->kept[i];
        if (k->svg.n == svg->n && memcmp(k->svg.s, svg->s, svg->n) == 0) {
            *png = &k->png;
            return PAINT_READY;
        }
    }
    return p->busy ? PAINT_WAITS : PAINT_NEW;
}

void painter_begin(struct painter *p, const struct rum_text *svg)
{
    if (p->busy || atomic_load(&p->stopping))
        return;
    p->busy = true;
    picture_finish(&p->now);
    rum_text_add(&p->now.svg, svg->s, svg->n);
    uv_queue_work(p->loop, &p->work, paint, painted);
}
