/*
 * pool.h: one piece of work on several threads.
 */
#ifndef CORE_POOL_H
#define CORE_POOL_H

#include <stddef.h>

struct pool;

/* So many threads, the caller's included; 0: one a processor. */
struct pool *pool_create(unsigned threads);
void pool_destroy(struct pool *p);

/* Call work(arg, i) for 0..n-1, each once, in any order and on any of the
 * threads; all are done when it returns. */
void pool_run(struct pool *p, void (*work)(void *arg, size_t i), void *arg,
              size_t n);

#endif
