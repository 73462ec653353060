/*
 * err.h: what can go wrong, and how it is said.
 *
 * A caller's mistake is a RUM_ASSERT. A wrong input is an enum rum_err from
 * the function that took it in, with a sentence in struct rum_err_text where a
 * person will want one.
 *
 * Threads: any, at any time.
 */
#ifndef RUMPUS_ERR_H
#define RUMPUS_ERR_H

#include <rumpus/api.h>

RUM_API_BEGIN

/* 0, or what went wrong. Each function lists which of them it may return. */
enum rum_err {
    RUM_OK = 0,
    RUM_EOPTION = -1,  /* an option is unknown or out of range */
    RUM_EILLEGAL = -2, /* the action is not open to the seat to act */
    RUM_EOVER = -3,    /* the game is over */
    RUM_EFORMAT = -4,  /* a file or message is not what it should be */
    RUM_EIO = -5,      /* the system refused to read or write */
    RUM_EVERSION = -6, /* made by rules this program no longer plays */
    RUM_EDRIFT = -7,   /* a recording plays differently than it did */
    RUM_ENOTHING = -8, /* nothing to undo, redo or find */
    RUM_EPENDING = -9, /* on its way to where recordings are kept */
    RUM_EBUSY = -10,   /* something else is still on its way */
};

/* A sentence for a person; names the thing and what was expected. Whoever does
 * not want it gives NULL. */
struct rum_err_text {
    char text[256];
};

/* Opens every function that takes a `why`: where it is NULL the sentence goes
 * to room that nobody reads. */
#define RUM_WHY(why)                                                           \
    struct rum_err_text why##_unread = {{0}};                                  \
    (why) = (why) ? (why) : &why##_unread

/*
 * Kept in release builds: a wrong ruling is worse than a stop. Where there is
 * a system to tell it to, it says what does not hold, and where; rules compiled
 * for themselves (-ffreestanding) only trap, so they need no library for it.
 */
#if __STDC_HOSTED__
void rum_assert_failed(const char *what, const char *file, int line)
    __attribute__((noreturn, cold));
#define RUM_ASSERT_FAILED(what) rum_assert_failed(what, __FILE__, __LINE__)
#else
#define RUM_ASSERT_FAILED(what) __builtin_trap()
#endif

/* What a caller has to see to: if it does not hold, the program stops. */
#define RUM_ASSERT(cond)                                                       \
    do {                                                                       \
        if (__builtin_expect(!(cond), 0))                                      \
            RUM_ASSERT_FAILED(#cond);                                          \
    } while (0)

RUM_API_END

#endif
