/*
 * system.c: system.h on a POSIX system, and the last words of a program that
 * found itself wrong.
 */
#include <rumpus/system.h>

#include <errno.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

#include <rumpus/err.h>
#include <rumpus/text.h>

void rum_assert_failed(const char *what, const char *file, int line)
{
    /* A trap and not abort(): the suites and debuggers stop at the place. */
    fprintf(stderr, "rumpus: %s:%d: '%s' does not hold; this is a bug\n", file,
            line, what);
    __builtin_trap();
}

void rum_system_stop(const char *format, ...)
{
    va_list args;

    fputs("rumpus: ", stderr);
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
    exit(1);
}

void rum_system_random(void *out, size_t n)
{
    uint8_t *at = out;

    while (n > 0) {
        ssize_t k = getrandom(at, n, 0);
        if (k < 0 && errno != EINTR)
            rum_system_stop("the system gives no random numbers: %s",
                            strerror(errno));
        if (k > 0) {
            at += k;
            n -= (size_t)k;
        }
    }
}

uint64_t rum_system_micros(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000 + (uint64_t)t.tv_nsec / 1000;
}

/* ---- threads ---- */

struct hand {
    pthread_t thread;
    void (*work)(void *);
    void *arg;
};

static void *lend(void *arg)
{
    struct hand *h = arg;
    h->work(h->arg);
    return NULL;
}

void rum_system_together(void (*work)(void *), void *const arg[], size_t n)
{
    struct hand *hand = n > 1 ? rum_alloc(n * sizeof(*hand)) : NULL;

    for (size_t i = 1; i < n; i++) {
        hand[i] = (struct hand){.work = work, .arg = arg[i]};
        int failed = pthread_create(&hand[i].thread, NULL, lend, &hand[i]);
        RUM_ASSERT(!failed);
    }
    if (n > 0)
        work(arg[0]);
    for (size_t i = 1; i < n; i++)
        pthread_join(hand[i].thread, NULL);
    free(hand);
}
