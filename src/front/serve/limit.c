/*
 * limit.c: how much one address may have of the server.
 */
#include "limit.h"

#include <stdlib.h>
#include <string.h>

#include <rumpus/scene.h>
#include <rumpus/text.h>

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
};

struct limits {
    struct peer *peers;
    struct purse purse[LIMIT_KINDS];
    int most, guests;
};

struct limits *limits_create(int guests)
{
    struct limits *l = rum_alloc(sizeof(*l));

    l->most = guests;
    return l;
}

void limits_destroy(struct limits *l)
{
    while (l && l->peers) {
        struct peer *p = l->peers;
        l->peers = p->next;
        free(p);
    }
    free(l);
}

static bool spent_nothing(const struct peer *p, uint64_t now)
{
    for (int i = 0; i < LIMIT_KINDS; i++) {
        if (p->purse[i].full_at > now)
            return false;
    }
    return true;
}

/* An address is remembered while somebody is there or owes something. */
static void forget_some(struct limits *l, uint64_t now)
{
    for (struct peer **at = &l->peers; *at;) {
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
    struct peer *p = l->peers;

    while (p && strcmp(p->address, address) != 0)
        p = p->next;
    if (!p) {
        forget_some(l, now);
        p = rum_alloc(sizeof(*p));
        RUM_SAY(p->address, "%s", address);
        p->next = l->peers;
        l->peers = p;
    }
    p->connections++;
    return p;
}

void limit_go(struct limits *l, struct peer *p, uint64_t now)
{
    p->connections--;
    if (p->connections == 0)
        forget_some(l, now);
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
        !has_one(&l->purse[what], of_all[what].burst, of_all[what].every, now))
        return false;
    spend_one(&p->purse[what], of_address[what].every, now);
    spend_one(&l->purse[what], of_all[what].every, now);
    return true;
}
