/*
 * card.c: a card of one block, for kernel.c: its threads are threads of the
 * system, and each of them may be anywhere when it does not wait for others.
 */
#include "card_run.h"

#include <pthread.h>

#include "kit.h"

#define LARGEST (64 * 1024) /* of card_room, in double words */

uint64_t card_room[LARGEST];

static uint32_t threads, block;
static _Thread_local uint32_t me;
static pthread_barrier_t all, warps[CARD_BLOCK / CARD_WARP];
static bool said[CARD_BLOCK];

uint32_t card_thread(void)
{
    return me;
}

uint32_t card_threads(void)
{
    return threads;
}

uint32_t card_block(void)
{
    return block;
}

void card_meet(void)
{
    pthread_barrier_wait(&all);
}

void card_meet_warp(void)
{
    pthread_barrier_wait(&warps[me / CARD_WARP]);
}

uint32_t card_vote(bool yes)
{
    uint32_t bits = 0, first = me / CARD_WARP * CARD_WARP;

    said[me] = yes;
    card_meet_warp();
    for (uint32_t i = 0; i < CARD_WARP; i++)
        bits |= (uint32_t)said[first + i] << i;
    card_meet_warp();
    return bits;
}

/* They write through it, which the checker does not see.
 * NOLINTNEXTLINE(readability-non-const-parameter) */
uint32_t card_count_up(uint32_t *n)
{
    return __atomic_fetch_add(n, 1, __ATOMIC_RELAXED);
}

/* NOLINTNEXTLINE(readability-non-const-parameter) */
void card_least(uint32_t *n, uint32_t value)
{
    uint32_t old = __atomic_load_n(n, __ATOMIC_RELAXED);

    while (value < old &&
           !__atomic_compare_exchange_n(n, &old, value, false, __ATOMIC_RELAXED,
                                        __ATOMIC_RELAXED))
        ;
}

struct start {
    void (*kernel)(void *context);
    void *context;
    uint32_t me;
};

static void *run(void *arg)
{
    const struct start *start = arg;

    me = start->me;
    start->kernel(start->context);
    return NULL;
}

void card_run(void (*kernel)(void *context), void *context, uint32_t blocks,
              uint32_t size)
{
    pthread_t thread[CARD_BLOCK];
    struct start start[CARD_BLOCK];

    threads = size;
    pthread_barrier_init(&all, NULL, size);
    for (uint32_t i = 0; i < size / CARD_WARP; i++)
        pthread_barrier_init(&warps[i], NULL, CARD_WARP);
    for (block = 0; block < blocks; block++) {
        for (uint32_t i = 0; i < size; i++) {
            start[i] = (struct start){kernel, context, i};
            CHECK_INT(pthread_create(&thread[i], NULL, run, &start[i]), 0);
        }
        for (uint32_t i = 0; i < size; i++)
            pthread_join(thread[i], NULL);
    }
    for (uint32_t i = 0; i < size / CARD_WARP; i++)
        pthread_barrier_destroy(&warps[i]);
    pthread_barrier_destroy(&all);
}
