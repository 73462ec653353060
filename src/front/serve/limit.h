/*
 * limit.h: how much one address may have of the server.
 *
 * Whoever comes from an address shares its budget with everybody else there.
 * Whatever goes beyond is refused with a reason, at once; only what keeps the
 * loop busy has to wait, see limit_work().
 */
#ifndef SERVE_LIMIT_H
#define SERVE_LIMIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum limit_what {
    LIMIT_TABLES, /* laid */
    LIMIT_HINTS,
    LIMIT_LOADS, /* tables looked for on disk */
    LIMIT_KINDS,
};

#define LIMIT_ADDRESS 48

struct peer;
struct limits;

/* `guests` of one address at a time; room for so many tables. */
struct limits *limits_create(int guests, size_t tables);
void limits_destroy(struct limits *l);

/* Somebody connects from an address; each needs a limit_go(). */
struct peer *limit_come(struct limits *l, const char *address, uint64_t now);
void limit_go(struct limits *l, struct peer *p, uint64_t now);
const char *limit_address(const struct peer *p);
/* They become a guest, if the address may have one more. */
bool limit_enter(struct limits *l, struct peer *p);
void limit_leave(struct limits *l, struct peer *p);
int limit_guests(const struct limits *l); /* of all addresses */

/* Take one from the budget of the address, and from that of all. */
bool limit_take(struct limits *l, struct peer *p, enum limit_what what,
                uint64_t now);

/* The loop has worked for a guest, so long that ended now; all in
 * microseconds. How long they should rest, so that others get their share.
 * `rests` is theirs, 0 at first. */
uint64_t limit_work(struct peer *p, uint64_t *rests, uint64_t worked,
                    uint64_t now);
/* The same for HTTP, where every question may come on another line: all of an
 * address count together. */
void limit_visited(struct peer *p, uint64_t worked, uint64_t now);
/* False: they owe so much that nothing more is begun. */
bool limit_may_visit(const struct peer *p, uint64_t now);

#endif
