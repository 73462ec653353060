/*
 * field.h: what a state holds, for programs that learn: a game lists the
 * members of its state, and learn.h reads them from hidden copies as numbers.
 *
 * Only a hidden copy is ever read, so a field may name what is secret: it is
 * seen as far as the viewer may see it. In a number of one or two bytes that
 * is larger than `most`, 255 (65535) means none or not known and 254 (65534)
 * not known: they are read as -1 and -2.
 *
 * Threads: constants; any, at any time.
 */
#ifndef RUMPUS_FIELD_H
#define RUMPUS_FIELD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <rumpus/api.h>

RUM_API_BEGIN

/* What the numbers of a field are. */
enum rum_field_kind {
    RUM_FIELD_NUMBER, /* 0..most */
    RUM_FIELD_COUNT,  /* the same, but it may grow on: what is more is `most` */
    RUM_FIELD_BITS,   /* each 0 or 1; bit i is in byte i / 8 */
    RUM_FIELD_SEAT,   /* a seat, counted from the viewer: 0 is themselves */
    RUM_FIELD_SEATS,  /* a byte, one bit a seat: so many 0 or 1, the viewer's
                         first */
};

/* A member of the state, or one of each struct of an array. */
struct rum_field {
    const char *name;
    const char *help; /* what it means: a phrase for people */
    uint8_t kind;     /* enum rum_field_kind */
    uint8_t size;     /* bytes of a number: 1 or 2 */
    uint8_t rows;
    bool by_seat;   /* a row is a seat's; the viewer's is the first */
    uint16_t count; /* in a row */
    uint16_t most;
    size_t at;   /* in the state */
    size_t step; /* bytes from row to row */
    size_t own;  /* bytes from one viewer's part to the next, of which only
                    their own is read; 0: it is the same for all */
};

/* Rows of one member, and the only row; `n` in a row. */
#define RUM_FIELD_ROWS(what, type, member, bytes, r, n, max, seated, says)     \
    {                                                                          \
        .name = #member, .help = (says), .kind = (what), .size = (bytes),      \
        .rows = (r), .by_seat = (seated), .count = (n), .most = (max),         \
        .at = offsetof(type, member),                                          \
        .step = sizeof(((type *)0)->member) / (r)                              \
    }
#define RUM_FIELD_LIST(what, type, member, bytes, max, says)                   \
    RUM_FIELD_ROWS(what, type, member, bytes, 1,                               \
                   sizeof(((type *)0)->member) / (bytes), max, false, says)

/* A member of each struct of an array of `r`; `n` in each. */
#define RUM_FIELD_ACROSS(what, type, array, member, bytes, r, n, max, seated,  \
                         says)                                                 \
    {                                                                          \
        .name = #array "." #member, .help = (says), .kind = (what),            \
        .size = (bytes), .rows = (r), .by_seat = (seated), .count = (n),       \
        .most = (max), .at = offsetof(type, array[0].member),                  \
        .step = sizeof(((type *)0)->array[0])                                  \
    }

RUM_API_END

#endif
