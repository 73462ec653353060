/*
 * limit.c: how much one address may have of the server.
 */
#include "limit.h"

#include <stdlib.h>
#include <string.h>

#include <rumpus/scene.h>
#include <rumpus/text.h>

#include "hash.h"

/* A budget: so many at once, one more every so many milliseconds. */
static const struct {
    uint32_t burst, every;
} of_address[LIMIT_KINDS] =
    {
        [LIMIT_TABLES] = {60, 2000},
        [LIMIT_HINTS] = {10, 2000},
        [LIMIT_LOADS] = {400, 50},
},
  of_all[LIMIT_KINDS] = {
      [LIMIT_TABLES] = {300, 100},
      [LIMIT_HINTS] = {30, 250},
      [LIMIT_LOADS] = {2000, 2},
};

/* What was spent, as the time until all of it has come back. */
struct purse {
    uint64_t full_at;
};

struct peer {
    struct peer *next;
    char address[LIMIT_ADDRESS];
    int connections, guests;
    struct purse purse[LIMIT_KINDS];
    uint64_t rests;  /* until then, for the work it has had; microseconds */
    uint64_t visits; /* the same for what it has had over HTTP */
};

#define SLOTS 4096

struct limits {
    struct peer *slot[SLOTS];
    int sweep; /* the slot to be looked through next */
    struct purse purse[LIMIT_KINDS];
    uint32_t burst[LIMIT_KINDS]; /* of all */
    int most, guests;
};

struct limits *limits_create(int guests, size_t tables)
{
    struct limits *l = rum_alloc(sizeof(*l));

    l->most = guests;
    for (int i = 0; i < LIMIT_KINDS; i++)
        l->burst[i] = of_all[i].burst;
    if (tables > l->burst[LIMIT_TABLES])
        l->burst[LIMIT_TABLES] = (uint32_t)tables;
    return l;
}

void limits_destroy(struct limits *l)
{
    for (int i = 0; l && i < SLOTS; i++) {
        while (l->slot[i]) {
            struct peer *p = l->slot[i];
            l->slot[i] = p->next;
            free(p);
        }
    }
    free(l);
}

static bool spent_nothing(const struct peer *p, uint64_t now)
{
    if (p->rests > now * 1000)
        return false;
    for (int i = 0; i < LIMIT_KINDS; i++) {
        if (p->purse[i].full_at > now)
            return false;
    }
    return true;
}

/* Of one slot: an address is remembered while somebody is there or owes
 * something. */
static void forget_some(struct peer **slot, uint64_t now)
{
    for (struct peer **at = slot; *at;) {
        struct peer *p = *at;
        if (p->connections == 0 && spent_nothing(p, now)) {
            *at = p->next;
            free(p);
        } else {
            at = &p->next;
        }
    }
}

struct peer *limit_come(struct limits *l, const char *address, uint64_t now)
{
    struct peer **slot = &l->slot[hash_text(address) % SLOTS], *p = *slot;

    while (p && strcmp(p->address, address) != 0)
        p = p->next;
    if (!p) {
        /* Those who never come back are met by somebody else's coming. */
        forget_some(&l->slot[l->sweep], now);
        l->sweep = (l->sweep + 1) % SLOTS;
        p = rum_alloc(sizeof(*p));
        RUM_SAY(p->address, "%s", address);
        p->next = *slot;
        *slot = p;
    }
    p->connections++;
    return p;
}

void limit_go(struct limits *l, struct peer *p, uint64_t now)
{
    p->connections--;
    if (p->connections == 0)
        forget_some(&l->slot[hash_text(p->address) % SLOTS], now);
}

const char *limit_address(const struct peer *p)
{
    return p->address;
}

bool limit_enter(struct limits *l, struct peer *p)
{
    if (p->guests >= l->most)
        return false;
    p->guests++;
    l->guests++;
    return true;
}

void limit_leave(struct limits *l, struct peer *p)
{
    p->guests--;
    l->guests--;
}

int limit_guests(const struct limits *l)
{
    return l->guests;
}

static bool has_one(const struct purse *p, uint32_t burst, uint32_t every,
                    uint64_t now)
{
    return p->full_at <= now || p->full_at - now <= (burst - 1) * every;
}

static void spend_one(struct purse *p, uint32_t every, uint64_t now)
{
    p->full_at = (p->full_at > now ? p->full_at : now) + every;
}

bool limit_take(struct limits *l, struct peer *p, enum limit_what what,
                uint64_t now)
{
    if (!has_one(&p->purse[what], of_address[what].burst,
                 of_address[what].every, now) ||
        !has_one(&l->purse[what], l->burst[what], of_all[what].every, now))
        return false;
    spend_one(&p->purse[what], of_address[what].every, now);
    spend_one(&l->purse[what], of_all[what].every, now);
    return true;
}

/* A guest may have a third of the loop for long, all of it for a moment; so
 * may an address, except that whoever asks for little there pays for nobody. */
#define SHARE  2     /* owed for each microsecond of work */
#define MOMENT 20000 /* microseconds owed */
#define LITTLE 2000
#define MUCH   200000 /* owed for visits */

static uint64_t owe(uint64_t *rests, uint64_t worked, uint64_t now)
{
    *rests = (*rests > now ? *rests : now) + SHARE * worked;
    return *rests - now;
}

uint64_t limit_work(struct peer *p, uint64_t *rests, uint64_t worked,
                    uint64_t now)
{
    uint64_t own = owe(rests, worked, now), all = owe(&p->rests, worked, now);

    if (own > LITTLE && all > MOMENT)
        return all;
    return own > MOMENT ? own : 0;
}

void limit_visited(struct peer *p, uint64_t worked, uint64_t now)
{
    limit_work(p, &p->visits, worked, now);
}

bool limit_may_visit(const struct peer *p, uint64_t now)
{
    return p->visits <= now + MUCH;
}
