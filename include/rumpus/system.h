/*
 * system.h: what Rumpus asks of the machine it runs on, besides memory.
 *
 * src/core/system.c asks a POSIX system, src/front/wasm/system.c whoever
 * loaded the module. (RUM_ASSERT is in err.h: rules use it. Its last words
 * are said here too.)
 *
 * Threads: any, at any time.
 */
#ifndef RUMPUS_SYSTEM_H
#define RUMPUS_SYSTEM_H

#include <stddef.h>
#include <stdint.h>

#include <rumpus/api.h>

RUM_API_BEGIN

/* Bytes that nobody can foretell. Stops the program if there are none. */
void rum_system_random(void *out, size_t n);

/* Microseconds on a clock that does not go backwards. */
uint64_t rum_system_micros(void);

static inline double rum_system_seconds(void)
{
    return (double)rum_system_micros() / 1e6;
}

/* Call work(arg[i]) for each of them, all at once where the machine has
 * threads, else one after the other; returns when all are done. */
void rum_system_together(void (*work)(void *), void *const arg[], size_t n);

/* Say why, and end the program: there is no memory, no chance. */
void rum_system_stop(const char *format, ...)
    __attribute__((noreturn, cold, format(printf, 1, 2)));

RUM_API_END

#endif
