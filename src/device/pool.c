/*
 * pool.c: threads that sleep until there is work, and share it out as they
 * get done with it.
 */
#include "pool.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

#include <rumpus/err.h>
#include <rumpus/text.h>

struct pool {
    pthread_mutex_t lock;
    pthread_cond_t begin, done;
    unsigned threads, busy; /* besides the caller's; still at work */
    unsigned round;         /* counts pool_run(), so that nobody runs twice */
    bool over;
    void (*work)(void *arg, size_t i);
    void *arg;
    size_t n;
    atomic_size_t next; /* the first that nobody has taken */
    pthread_t thread[];
};

static void take(struct pool *p)
{
    size_t i;

    while ((i = atomic_fetch_add(&p->next, 1)) < p->n)
        p->work(p->arg, i);
}

static void *serve(void *arg)
{
    struct pool *p = arg;
    unsigned seen = 0;

    pthread_mutex_lock(&p->lock);
    for (;;) {
        while (!p->over && p->round == seen)
            pthread_cond_wait(&p->begin, &p->lock);
        if (p->over)
            break;
        seen = p->round;
        pthread_mutex_unlock(&p->lock);
        take(p);
        pthread_mutex_lock(&p->lock);
        if (--p->busy == 0)
            pthread_cond_signal(&p->done);
    }
    pthread_mutex_unlock(&p->lock);
    return NULL;
}

struct pool *pool_create(unsigned threads)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    unsigned wanted = threads          ? threads
                      : processors > 1 ? (unsigned)processors
                                       : 1;
    struct pool *p = rum_alloc(sizeof(*p) + wanted * sizeof(p->thread[0]));

    pthread_mutex_init(&p->lock, NULL);
    pthread_cond_init(&p->begin, NULL);
    pthread_cond_init(&p->done, NULL);
    /* Where the system gives fewer threads, the work takes longer. */
    while (p->threads + 1 < wanted &&
           pthread_create(&p->thread[p->threads], NULL, serve, p) == 0)
        p->threads++;
    return p;
}

void pool_destroy(struct pool *p)
{
    if (!p)
        return;
    pthread_mutex_lock(&p->lock);
    p->over = true;
    pthread_cond_broadcast(&p->begin);
    pthread_mutex_unlock(&p->lock);
    for (unsigned i = 0; i < p->threads; i++)
        pthread_join(p->thread[i], NULL);
    pthread_cond_destroy(&p->done);
    pthread_cond_destroy(&p->begin);
    pthread_mutex_destroy(&p->lock);
    free(p);
}

void pool_run(struct pool *p, void (*work)(void *arg, size_t i), void *arg,
              size_t n)
{
    pthread_mutex_lock(&p->lock);
    p->work = work;
    p->arg = arg;
    p->n = n;
    atomic_store(&p->next, 0);
    p->busy = p->threads;
    p->round++;
    pthread_cond_broadcast(&p->begin);
    pthread_mutex_unlock(&p->lock);
    take(p);
    pthread_mutex_lock(&p->lock);
    while (p->busy > 0)
        pthread_cond_wait(&p->done, &p->lock);
    pthread_mutex_unlock(&p->lock);
}
